//! A robot at a seat: it gets what the seat may see, and says what it does.

use core::fmt;
use core::str::FromStr;
use std::sync::Arc;

use contract_bridge::auction::Call;
use contract_bridge::{Card, Hand, Seat};
use openroom_laws::entry::{Actor, SpokenCall, Statement};
use openroom_laws::notation::{parse_call, parse_card};
use openroom_laws::{Action, Calls, Entry, Phase};
use openroom_tables::{Alerts, CallSeen, Deed, Sight, TrayDone, Way};
use serde::{Deserialize, Serialize};

use crate::chance::Chance;
use crate::known::Known;
use crate::sample::{Layout, layouts};
use crate::strength::{Strength, Work};
use crate::system::{Reading, System};
use crate::{claim, options, play};

/// How a robot plays its cards. All of them bid alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Manner {
    /// By deals that may be, each looked at double dummy.
    Searches {
        /// How many.
        strength: Strength,
        /// Whether they agree with what the auction has shown, and not only with the cards played.
        reads: bool,
    },
    /// Any legal card, to measure others by.
    Random,
}

impl Default for Manner {
    fn default() -> Self {
        Strength::default().into()
    }
}

impl From<Strength> for Manner {
    fn from(strength: Strength) -> Self {
        Self::Searches {
            strength,
            reads: true,
        }
    }
}

impl fmt::Display for Manner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Searches { strength, reads } => {
                let unread = if *reads { "" } else { "-unread" };
                write!(f, "{strength}{unread}")
            }
            Self::Random => f.write_str("random"),
        }
    }
}

/// What is no manner of playing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoManner(pub String);

impl fmt::Display for NoManner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "`{}` is no robot; write fast, club, strong, one of them with -unread, or random",
            self.0
        )
    }
}

impl std::error::Error for NoManner {}

impl FromStr for Manner {
    type Err = NoManner;

    fn from_str(text: &str) -> Result<Self, NoManner> {
        let searches = |word: &str, reads| {
            let strength = word.parse().map_err(|()| NoManner(text.to_owned()))?;
            Ok(Self::Searches { strength, reads })
        };
        match text.strip_suffix("-unread") {
            Some(word) => searches(word, false),
            None if text == "unread" => searches(Strength::default().word(), false),
            None if text == "random" => Ok(Self::Random),
            None => searches(text, true),
        }
    }
}

impl From<Manner> for String {
    fn from(manner: Manner) -> Self {
        manner.to_string()
    }
}

impl TryFrom<String> for Manner {
    type Error = NoManner;

    fn try_from(text: String) -> Result<Self, NoManner> {
        text.parse()
    }
}

/// A robot. It keeps nothing between two looks: the same robot gives the same answer to the same sight.
#[derive(Debug, Clone)]
pub struct Robot {
    system: Arc<System>,
    /// How it plays its cards.
    pub manner: Manner,
    /// How often in a thousand turns it errs, where that can happen: a pupil, on whom a Director can practise.
    pub errs: u16,
    /// Whether it claims; where nothing can be claimed it plays on.
    pub claims: bool,
    seed: u64,
}

impl Robot {
    /// A robot. The seed is its chance; two with the same do the same.
    #[must_use]
    pub const fn new(system: Arc<System>, manner: Manner, seed: u64) -> Self {
        Self {
            system,
            manner,
            errs: 0,
            claims: true,
            seed,
        }
    }

    /// What it does now; nothing if it has nothing to do.
    #[must_use]
    pub fn act(&self, sight: &Sight) -> Option<Deed> {
        let me = sight.viewer?.seat()?;
        if sight.phase == Phase::Over || sight.result.is_some() {
            let back = sight.may.hand_back && sight.settings.way == Way::AtTable;
            return back.then_some(Deed::HandBack {});
        }
        if sight.slip.as_ref().is_some_and(|slip| slip.consent) {
            return Some(Deed::Consent { yes: true });
        }
        if let Some(deed) = self.explains(sight) {
            return Some(deed);
        }
        if let Some(deed) = behind_screens(sight, me) {
            return Some(deed);
        }
        let known = Known::of(sight);
        let mut chance = self.chance(sight, me);
        if let Some(known) = &known {
            if let Some(deed) = self.answers(sight, known, &mut chance) {
                return Some(deed);
            }
            if let Some(deed) = calls_director(sight, known) {
                return Some(deed);
            }
            if is_for_director(sight, known) {
                // Nobody acts until he has come (9B2).
                return None;
            }
            if let Some(deed) = self.errs(sight, known, &mut chance) {
                return Some(deed);
            }
        }
        let turn = sight.turn.as_ref()?;
        if !turn.by.contains(&Actor::Player(me)) {
            return None;
        }
        let hand = turn.hand?.seat()?;
        match sight.phase {
            Phase::Auction => Some(self.calls(sight, known.as_ref(), me)),
            _ => self.plays(sight, known.as_ref(), hand, &mut chance),
        }
    }

    /// The chance of this moment: the board, what has happened, and whose turn it is to think.
    fn chance(&self, sight: &Sight, me: Seat) -> Chance {
        let hand = sight.seats.get(me as usize).and_then(|seen| seen.dealt);
        let happened = (sight.log.len() as u64) << 8 | me as u64;
        let board = u64::from(sight.board.unwrap_or_default());
        Chance::new(
            self.seed,
            [hand.unwrap_or(Hand::EMPTY).to_bits(), happened, board],
        )
    }

    /// The calls before an entry of the auction, that one included.
    fn until(sight: &Sight, place: usize) -> Option<Vec<Call>> {
        let mut seat = sight.dealer;
        let mut calls = Vec::new();
        for made in sight.auction.iter().take(place + 1) {
            if made.by != seat {
                return None;
            }
            calls.push(made.call);
            seat = seat.lho();
        }
        Some(calls)
    }

    fn meaning(&self, sight: &Sight, calls: &[Call]) -> Option<crate::Meaning> {
        let vul = vulnerability(sight);
        self.system.meaning(vul, sight.dealer, calls)
    }

    /// Answers a question about a call, or alerts one of partner's where that is his to do.
    fn explains(&self, sight: &Sight) -> Option<Deed> {
        for (place, made) in sight.auction.iter().enumerate() {
            let CallSeen {
                entry: Some(entry),
                explain: true,
                ..
            } = *made
            else {
                continue;
            };
            // Behind screens each tells his own screen-mate: of his call when he makes it, of his partner's when the tray has come.
            let of_partner = sight.settings.screens && sight.viewer != Some(Actor::Player(made.by));
            let partner = sight.settings.alerts == Alerts::Partner || of_partner;
            let due = partner && !made.alerted;
            if !made.asked && !due {
                continue;
            }
            let calls = Self::until(sight, place);
            let meaning = calls.and_then(|calls| self.meaning(sight, &calls));
            let words = meaning.as_ref().map(ToString::to_string);
            if made.asked {
                let words = words.unwrap_or_else(|| "any".to_owned());
                return Some(Deed::Explain { entry, words });
            }
            if meaning.is_some_and(|meaning| meaning.artificial) {
                return Some(Deed::Alert { entry, words });
            }
        }
        None
    }

    /// What it answers to what is asked of it.
    fn answers(&self, sight: &Sight, known: &Known, chance: &mut Chance) -> Option<Deed> {
        let asked = sight.asked.as_ref()?;
        let all = options::answers(known, &self.system, &asked.answers);
        let of = |wanted: &Action| {
            let is = |entry: &&Entry| matches!(entry, Entry::Player(_, it) if it == wanted);
            all.iter().find(is).cloned()
        };
        let chosen = match claim::agrees(known) {
            Some(true) => of(&Action::Agrees),
            Some(false) => of(&Action::Objects),
            None => None,
        };
        let chosen = chosen.or_else(|| match all.as_slice() {
            [] => None,
            [only] => Some(only.clone()),
            _ => {
                let reading = self.reading(known);
                let work = self.strength().work();
                let found = layouts(known, reading.as_ref(), work, chance);
                options::best(known, &self.system, &all, &found, work.deals / 2)
            }
        });
        match chosen? {
            Entry::Player(_, action) => Some(Deed::Act(action)),
            Entry::Director(_) => None,
        }
    }

    const fn strength(&self) -> Strength {
        match self.manner {
            Manner::Searches { strength, .. } => strength,
            Manner::Random => Strength::Fast,
        }
    }

    fn reading(&self, known: &Known) -> Option<Reading> {
        match self.manner {
            Manner::Searches { reads: true, .. } => {
                let calls = known.calls.as_ref()?;
                self.system.read(known.board.vul, known.board.dealer, calls)
            }
            Manner::Searches { reads: false, .. } | Manner::Random => None,
        }
    }

    /// Its call.
    fn calls(&self, sight: &Sight, known: Option<&Known>, me: Seat) -> Deed {
        let legal = match known {
            Some(known) => known.table.legal_calls(),
            None => offered_calls(sight),
        };
        let legal = if legal.is_empty() { Calls::PASS } else { legal };
        let calls = known.and_then(|known| known.calls.as_ref());
        let hand = sight.seats.get(me as usize).and_then(|seen| seen.dealt);
        let vul = vulnerability(sight);
        let call = match (hand, calls) {
            (Some(hand), Some(calls)) => self.system.call(hand, vul, sight.dealer, calls, legal),
            _ => Call::Pass,
        };
        let act = Action::Call(SpokenCall::natural(call));
        let meaning = calls.and_then(|calls| {
            let mut calls = calls.clone();
            calls.push(call);
            self.meaning(sight, &calls)
        });
        match meaning {
            Some(meaning) if meaning.artificial && sight.settings.alerts == Alerts::Bidder => {
                let words = Some(meaning.to_string());
                Deed::Alerted { act, words }
            }
            _ => Deed::Act(act),
        }
    }

    /// Its card, or a claim.
    fn plays(
        &self,
        sight: &Sight,
        known: Option<&Known>,
        hand: Seat,
        chance: &mut Chance,
    ) -> Option<Deed> {
        let Some(known) = known else {
            return simplest(sight).map(|card| Deed::Act(Action::Play(card)));
        };
        let offered = || offered_cards(sight);
        let legal = known.table.legal_cards().unwrap_or_else(offered);
        let legal = if legal.is_empty() { offered() } else { legal };
        if let Manner::Random = self.manner {
            let place = chance.below(legal.len() as u32) as usize;
            return legal
                .iter()
                .nth(place)
                .map(|card| Deed::Act(Action::Play(card)));
        }
        if let Some(claims) = claims(sight, known, hand, chance).filter(|_| self.claims) {
            return Some(claims);
        }
        let card = match legal.len() {
            0 => return None,
            1 => legal.iter().next()?,
            _ => {
                let reading = self.reading(known);
                let work = self.strength().work();
                let found = layouts(known, reading.as_ref(), work, chance);
                play::best(known, hand, legal, &found, work)?
            }
        };
        Some(Deed::Act(Action::Play(card)))
    }

    /// A pupil's error, where errors can happen: a bid that is too low, a call or lead out of turn, a revoke.
    fn errs(&self, sight: &Sight, known: &Known, chance: &mut Chance) -> Option<Deed> {
        if sight.settings.way != Way::AtTable || !chance.happens(self.errs) {
            return None;
        }
        let turn = sight.turn.as_ref()?.hand?.seat()?;
        let act = |action| Some(Deed::Act(action));
        match sight.phase {
            Phase::Auction if turn == known.me => {
                let call = options::insufficient(known.calls.as_ref()?)?;
                act(Action::Call(SpokenCall::natural(call)))
            }
            Phase::Auction if turn == known.me.rho() && chance.happens(200) => {
                act(Action::Call(SpokenCall::natural(Call::Pass)))
            }
            Phase::Play if turn == known.me => {
                let led = known.trick().first()?.1.suit;
                let held = known.holds[known.me as usize]?;
                if held[led].is_empty() {
                    return None;
                }
                let other = held.iter().find(|card| card.suit != led)?;
                act(Action::Play(other))
            }
            Phase::Play
                if turn == known.me.partner()
                    && known.trick().is_empty()
                    && known.acts_for(turn) == turn
                    && known.acts_for(known.me) == known.me =>
            {
                act(Action::Play(known.holds[known.me as usize]?.iter().next()?))
            }
            _ => None,
        }
    }
}

/// Behind screens: it lets its screen-mate change a call, says that it has seen what it was told, and passes the tray where it sits with
/// another robot. With a person the tray is his, so that he may hold it back.
fn behind_screens(sight: &Sight, me: Seat) -> Option<Deed> {
    if sight.changes.last().is_some_and(|change| change.answer) {
        return Some(Deed::Consent { yes: true });
    }
    let told = sight.auction.iter().find(|call| call.acknowledge);
    if let Some(entry) = told.and_then(|call| call.entry) {
        return Some(Deed::Acknowledge { entry });
    }
    let tray = sight.tray.as_ref()?;
    let robots = tray.at.iter().filter_map(|player| player.seat());
    let alone = robots
        .filter_map(|seat| sight.seats.get(seat as usize))
        .all(|seen| seen.player.robot || seen.seat == me);
    let passes = alone && tray.may.contains(&TrayDone::Pass);
    passes.then_some(Deed::Tray(TrayDone::Pass))
}

/// At a real table: something irregular is open, and nobody has called yet.
fn calls_director(sight: &Sight, known: &Known) -> Option<Deed> {
    if !is_for_director(sight, known) {
        return None;
    }
    if sight.may.rule {
        return Some(Deed::RuleWithoutDirector {});
    }
    let calls = sight.may.call_director;
    calls.then_some(Deed::CallDirector { words: None })
}

/// At a real table something irregular is open.
fn is_for_director(sight: &Sight, known: &Known) -> bool {
    sight.settings.way == Way::AtTable && known.table.is_for_the_director()
}

/// A claim of all that is left, if it is certain, and nobody who analyses it could object to it: not twice, if somebody did all the same.
fn claims(sight: &Sight, known: &Known, leader: Seat, chance: &mut Chance) -> Option<Deed> {
    /// With fewer tricks left playing is as quick.
    const LEAST: u8 = 2;
    /// Deals over which the claim is analysed.
    const WORK: Work = Work {
        deals: 4,
        draws: 4,
        nodes: 0,
    };
    let left = sight.may.claim.filter(|&left| left >= LEAST)?;
    let claimed = |entry: &Entry| matches!(entry, Entry::Player(_, Action::Claims(_)));
    if known.entries.iter().any(claimed) {
        return None;
    }
    let draws = claim::certain(known, leader)?;
    let words = if draws {
        "drawing trumps"
    } else {
        "top tricks"
    };
    let said = Statement {
        tricks: left,
        words: Some(words.into()),
    };
    let action = Action::Claims(said);
    let entry = Entry::Player(known.me, action.clone());
    let found = layouts(known, None, WORK, chance);
    let holds = |layout: &Layout| claim::stands(known, layout, &entry);
    (!found.is_empty() && found.iter().all(holds)).then_some(Deed::Act(action))
}

fn vulnerability(sight: &Sight) -> contract_bridge::AbsoluteVulnerability {
    use contract_bridge::AbsoluteVulnerability as Vul;
    let mut vul = Vul::NONE;
    for side in &sight.vulnerable {
        vul |= match side {
            openroom_laws::Side::Ns => Vul::NS,
            openroom_laws::Side::Ew => Vul::EW,
        };
    }
    vul
}

fn offered_calls(sight: &Sight) -> Calls {
    let free = sight.may.calls.iter().filter(|it| it.barred.is_none());
    let calls = free.filter_map(|it| parse_call(&it.say));
    calls.fold(Calls::NONE, Calls::with)
}

fn offered_cards(sight: &Sight) -> Hand {
    let free = sight.may.cards.iter().filter(|it| it.barred.is_none());
    free.filter_map(|it| parse_card(&it.say)).collect()
}

/// A card where the log cannot be followed: the lowest that follows suit.
fn simplest(sight: &Sight) -> Option<Card> {
    let offered = offered_cards(sight);
    let led = sight.trick.first().map(|(_, card)| card.suit);
    let follows = |card: &Card| Some(card.suit) == led;
    let lowest = |cards: &mut dyn Iterator<Item = Card>| cards.min_by_key(|card| card.rank);
    lowest(&mut offered.iter().filter(follows)).or_else(|| lowest(&mut offered.iter()))
}
