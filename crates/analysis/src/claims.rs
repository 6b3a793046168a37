//! Claims under Law 70: the tricks of claimer's side on the worst normal line, with that line.
//!
//! What counts as normal is written in `docs/claims.md` and done in `claims/normal.rs`. The answer is a proposal: the Director
//! accepts it or rules otherwise.
//!
//! ```
//! use contract_bridge::{Hand, Seat, Strain};
//! use openroom_analysis::{Claim, Position, analyse};
//!
//! // A good trump, two good spades and a good heart; a small trump is out, and nothing was said of it.
//! let hands = ["65.32..", "...5432", "432..2.", "AK.A.9."].map(|hand| hand.parse::<Hand>().unwrap());
//! let position = Position::new(hands, Strain::Diamonds, Seat::West, &[]).unwrap();
//! let claim = Claim::new(position, Seat::West, true, 4);
//! let proposal = analyse(&claim).unwrap();
//! assert_eq!(proposal.tricks, 3);
//! assert_eq!(proposal.clause(), "70C");
//! ```

mod normal;
mod search;
pub mod statement;

use contract_bridge::{Card, Seat, Strain, Suit};
use openroom_laws::{Action, Edition, Entry, Log, Side, Table, replay};

use crate::double_dummy;
use crate::position::{Position, PositionError};
use normal::Rules;
use search::{Bits, Node, Search, Worst, beats, index_of};
use statement::Statement;

/// Cards tried, in all searches of a claim together, before the analysis gives up.
const LIMIT: u64 = 3_000_000;

/// The class of player, by which normal play is measured (the footnote of Law 70).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Class {
    /// May overlook two cards of a suit.
    Beginner,
    /// May overlook one card.
    #[default]
    Average,
    /// Overlooks no card, but for trumps of which he said nothing.
    Expert,
}

/// A claim, or a concession read as a claim of the rest.
#[derive(Debug, Clone)]
pub struct Claim {
    /// The cards at that moment.
    pub position: Position,
    /// Who claimed.
    pub by: Seat,
    /// It was declarer or dummy.
    pub declares: bool,
    /// Tricks claimed of those not complete.
    pub tricks: u8,
    /// What was said with it, if anything.
    pub words: String,
    /// The Laws that apply.
    pub edition: Edition,
    /// The class of player.
    pub class: Class,
    /// An unstated order within a suit is from the top down, as a Regulating Authority may lay down (70E2).
    pub top_down: bool,
    /// By seat, the suits to which a hand has not followed, a bit for each from clubs up.
    pub shown_out: [u8; 4],
    /// Claimer's side has just led a round of trumps.
    pub after_trumps: bool,
}

impl Claim {
    /// A claim without a statement, of which nothing else is known.
    #[must_use]
    pub const fn new(position: Position, by: Seat, declares: bool, tricks: u8) -> Self {
        Self {
            position,
            by,
            declares,
            tricks,
            words: String::new(),
            edition: Edition::E2017,
            class: Class::Average,
            top_down: true,
            shown_out: [0; 4],
            after_trumps: false,
        }
    }

    /// The claim that an entry makes, on the table before that entry.
    ///
    /// # Errors
    ///
    /// [`PositionError`] if a hand is not known, or the position cannot be analysed.
    pub fn of(table: &Table, entry: &Entry) -> Result<Option<Self>, PositionError> {
        let (by, said, concedes) = match entry {
            Entry::Player(by, Action::Claims(said)) => (*by, said, false),
            Entry::Player(by, Action::Concedes(said)) => (*by, said, true),
            _ => return Ok(None),
        };
        let position = Position::of(table)?;
        let (_, declarer) = table.contract().ok_or(PositionError::NoContract)?;
        let left = position.tricks_left();
        let tricks = match concedes {
            true => left.saturating_sub(said.tricks),
            false => said.tricks.min(left),
        };
        let mut claim = Self::new(position, by, Side::of(by) == Side::of(declarer), tricks);
        claim.words = said.words.as_deref().unwrap_or_default().to_owned();
        claim.edition = table.edition();
        let all = table.tricks().iter().map(|(trick, _)| trick);
        let now = table.trick().into_iter();
        for trick in all.chain(now) {
            for (seat, card) in trick.plays() {
                if let Some(led) = trick.suit().filter(|&led| led != card.suit) {
                    claim.shown_out[seat as usize] |= 1 << led as u8;
                }
            }
        }
        let current = table.trick().and_then(|trick| trick.lead());
        let last = table.tricks().last().and_then(|(trick, _)| trick.lead());
        claim.after_trumps = current.or(last).is_some_and(|(seat, card)| {
            Strain::from(card.suit) == claim.position.strain && Side::of(seat) == Side::of(by)
        });
        Ok(Some(claim))
    }

    fn side(&self) -> Side {
        Side::of(self.by)
    }
}

/// How sure the proposal is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Confidence {
    /// The Director must judge something that decides.
    Doubtful,
    /// Ruled on a default that the play may overturn.
    Likely,
    /// Every line, or every normal line, comes to the same.
    Sure,
}

/// Why the proposal is as sure as it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reason {
    /// Even seeing all four hands no line wins more.
    NoLineWinsMore,
    /// No normal line does worse than was claimed.
    NoNormalLineLoses,
    /// A trump is out of which nothing was said: was the claimer really unaware of it?
    TrumpNotMentioned,
    /// The line shows that trumps were being drawn: the claimer is taken to know those that are out.
    TrumpsBeingDrawn,
    /// The missing card could be found only by a play that was not stated.
    CardNotLocated,
    /// In 2007 the Director must ask whether another line would be irrational.
    OtherLineIrrational,
    /// A defender's claim depends on what the partner plays.
    PartnerChooses,
    /// The order of suits or a discard, played carelessly, loses it.
    CarelessOrder,
    /// It is lost only if the claimer has overlooked these cards: has he?
    Overlooked(Vec<Card>),
    /// From the top down is a setting of the Regulating Authority; otherwise it would be fewer.
    TopDown,
    /// Parts of the statement were not understood.
    NotUnderstood,
    /// Not every normal line could be examined.
    NotAllExamined,
    /// The conceded trick cannot be lost by normal play.
    ConcededTooMuch,
}

/// A trick that the line loses.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lost {
    /// Its number among those left at the claim, from 1.
    pub number: u8,
    /// Its cards.
    pub cards: Vec<(Seat, Card)>,
    /// Who wins it.
    pub winner: Seat,
    /// The clause by which it is lost; `None` if it was conceded.
    pub clause: Option<&'static str>,
}

impl Lost {
    fn winning_card(&self) -> Option<Card> {
        let won = self.cards.iter().find(|(seat, _)| *seat == self.winner);
        won.map(|&(_, card)| card)
    }
}

/// The proposal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Analysis {
    /// Tricks of claimer's side of those left at the claim.
    pub tricks: u8,
    /// Tricks left at the claim, the one in progress included.
    pub left: u8,
    /// Tricks claimed of these.
    pub claimed: u8,
    /// Tricks of claimer's side double dummy.
    pub double_dummy: u8,
    /// The worst normal line, card by card.
    pub line: Vec<(Seat, Card)>,
    /// The tricks that the line loses.
    pub lost: Vec<Lost>,
    /// The clauses that decided, the first of them above all.
    pub clauses: Vec<&'static str>,
    /// How sure.
    pub confidence: Confidence,
    /// Why.
    pub reasons: Vec<Reason>,
    /// The statement as it was understood.
    pub statement: Statement,
    /// Cards tried in the search.
    pub nodes: u64,
}

impl Analysis {
    /// The clause that decided.
    #[must_use]
    pub fn clause(&self) -> &'static str {
        self.clauses.first().copied().unwrap_or("70A")
    }

    /// Whether every normal line was examined.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        !self.reasons.contains(&Reason::NotAllExamined)
    }
}

/// Analyses a claim.
///
/// # Errors
///
/// [`PositionError`] if the position cannot be solved.
pub fn analyse(claim: &Claim) -> Result<Analysis, PositionError> {
    let said = statement::read(&claim.words);
    let left = claim.position.tricks_left();
    let claimed = claim.tricks.min(left);
    let best = double_dummy::tricks_from(&claim.position, claim.side())?;
    let rules = rules(claim, &said);
    let mut lines = Lines::new(claim, said.rounds);

    // First a claimer who reckons with every card, and draws trumps; then one who has overlooked some.
    let trumps_out = out_in(claim, claim.position.trump());
    let unaware = trumps_out != 0 && !said.mentions_trumps && !rules.draws;
    let drawing = Rules {
        draws: rules.draws || unaware,
        ..rules.clone()
    };
    let aware = lines.worst(&drawing, &[0], left + 1);
    let base = if unaware { trumps_out } else { 0 };
    let careless = lines.worst(&rules, &beliefs(claim, base), aware.tricks);
    let by_trumps = match unaware && careless.tricks < aware.tricks {
        true => {
            lines
                .worst(&drawing, &beliefs(claim, 0), aware.tricks)
                .tricks
                - careless.tricks
        }
        false => 0,
    };
    let worst = if careless.tricks < aware.tricks {
        &careless
    } else {
        &aware
    };
    let tricks = worst.tricks;
    let mut lost = lost_tricks(claim, &worst.line);

    let mut reasons = Vec::new();
    let mut clauses = Vec::new();
    let mut confidence = Confidence::Sure;
    if tricks > claimed {
        clauses.push(match claim.edition {
            Edition::E2007 => "71.2",
            Edition::E2017 => "71B",
        });
        reasons.push(Reason::ConcededTooMuch);
    } else if tricks == claimed {
        clauses.push("70A");
        reasons.push(Reason::NoNormalLineLoses);
    } else if tricks == best {
        clauses.push("70A");
        reasons.push(Reason::NoLineWinsMore);
    } else {
        confidence = Confidence::Likely;
        if by_trumps > 0 {
            clauses.push("70C");
            reasons.push(Reason::TrumpNotMentioned);
        }
        if guesses(claim, &lost) {
            clauses.push("70E1");
            reasons.push(Reason::CardNotLocated);
            if claim.edition == Edition::E2007 {
                reasons.push(Reason::OtherLineIrrational);
                confidence = Confidence::Doubtful;
            }
        }
        if !claim.declares {
            clauses.push("70D2");
            reasons.push(Reason::PartnerChooses);
        }
        if clauses.is_empty() {
            clauses.push("70D1");
        }
        let overlooked = careless.overlooked & !base;
        if tricks < aware.tricks && overlooked != 0 {
            reasons.push(Reason::Overlooked(search::cards_of(overlooked)));
            confidence = Confidence::Doubtful;
        } else if clauses == ["70D1"] {
            reasons.push(Reason::CarelessOrder);
            confidence = Confidence::Doubtful;
        }
    }
    if rules.draws && !said.draws_trumps && trumps_out != 0 {
        clauses.push("70C2");
        reasons.push(Reason::TrumpsBeingDrawn);
        confidence = confidence.min(Confidence::Likely);
    }
    if claim.top_down {
        let any_order = Rules {
            top_down: false,
            ..rules
        };
        if lines.worst(&any_order, &[base], tricks).tricks < tricks {
            clauses.push("70E2");
            reasons.push(Reason::TopDown);
            confidence = confidence.min(Confidence::Likely);
        }
    }
    if !said.not_understood.is_empty() {
        reasons.push(Reason::NotUnderstood);
        confidence = Confidence::Doubtful;
    }
    if !lines.complete {
        reasons.push(Reason::NotAllExamined);
        confidence = Confidence::Doubtful;
    }
    // The conceded ones come first, the others cost.
    let costs = usize::from(claimed.saturating_sub(tricks));
    let conceded = lost.len().saturating_sub(costs);
    for lost in &mut lost[conceded..] {
        let trump = claim.position.trump();
        let trump = trump.is_some() && lost.winning_card().map(|card| card.suit) == trump;
        lost.clause = match () {
            () if trump && clauses.contains(&"70C") => Some("70C"),
            () if clauses.contains(&"70E1") && guesses(claim, std::slice::from_ref(lost)) => {
                Some("70E1")
            }
            () => clauses.first().copied(),
        };
    }
    Ok(Analysis {
        tricks,
        left,
        claimed,
        double_dummy: best,
        line: worst.line.clone(),
        lost,
        clauses,
        confidence,
        reasons,
        statement: said,
        nodes: lines.nodes,
    })
}

/// What a claimer of that class may have overlooked: nothing but `base`, or also one card that matters, or two of a suit.
fn beliefs(claim: &Claim, base: Bits) -> Vec<Bits> {
    let mut beliefs = vec![base];
    if claim.class == Class::Expert {
        return beliefs;
    }
    let own = claim.position.hand(claim.by) | claim.position.hand(claim.by.partner());
    for suit in Suit::ASC {
        let lowest_own = match own[suit].iter().next() {
            Some(rank) => rank,
            None => continue,
        };
        let mut out = out_in(claim, Some(suit)) & !base;
        out &= search::above(index_of(Card {
            suit,
            rank: lowest_own,
        }));
        let cards: Vec<Bits> = (0..64)
            .map(|i| 1 << i)
            .filter(|bit| out & bit != 0)
            .collect();
        beliefs.extend(cards.iter().map(|card| base | card));
        if claim.class == Class::Beginner {
            for (i, one) in cards.iter().enumerate() {
                beliefs.extend(cards[i + 1..].iter().map(|other| base | one | other));
            }
        }
    }
    beliefs
}

/// The opponents' cards in a suit.
fn out_in(claim: &Claim, suit: Option<Suit>) -> Bits {
    let Some(suit) = suit else { return 0 };
    let hand = |seat| claim.position.hand(seat).to_bits();
    (hand(claim.by.lho()) | hand(claim.by.rho())) & search::suit_mask(suit as u8)
}

/// The searches of one claim: the limit of cards tried is theirs together.
struct Lines {
    node: Node,
    left: u8,
    nodes: u64,
    complete: bool,
}

/// The worst line found.
#[derive(Default)]
struct Line {
    tricks: u8,
    line: Vec<(Seat, Card)>,
    overlooked: Bits,
}

impl Lines {
    fn new(claim: &Claim, rounds: Option<u8>) -> Self {
        let position = &claim.position;
        let mut node = Node {
            hands: position.hands.map(|hand| hand.to_bits()),
            voids: claim.shown_out,
            leader: position.leader as u8,
            played: position.trick.len() as u8,
            trick: [0; 3],
            rounds: rounds.unwrap_or(0),
        };
        for (place, &card) in node.trick.iter_mut().zip(&position.trick) {
            *place = index_of(card);
        }
        Self {
            node,
            left: position.tricks_left(),
            nodes: 0,
            complete: true,
        }
    }

    /// The worst normal line of a claimer with one of these beliefs, if it takes fewer than `below`.
    fn worst(&mut self, rules: &Rules, beliefs: &[Bits], below: u8) -> Line {
        let mut worst = Line {
            tricks: below.min(self.left + 1),
            ..Line::default()
        };
        for &overlooked in beliefs {
            let rules = Rules {
                overlooked,
                ..rules.clone()
            };
            let limit = LIMIT.saturating_sub(self.nodes);
            let found = Search::new(&rules, limit).worst(&self.node, worst.tricks);
            self.nodes += found.nodes;
            self.complete &= found.complete;
            if let Some(Worst { tricks, line }) = found.worst {
                worst = Line {
                    tricks,
                    line,
                    overlooked,
                };
            }
        }
        worst
    }
}

/// The claims of a log, each with its place among the entries (from 1) and the tricks that claimer's side had won.
///
/// # Errors
///
/// What is wrong in the log or the position, as text with its place.
pub fn in_log(log: &Log, edition: Edition) -> Result<Vec<(usize, u8, Claim)>, String> {
    let first = log.calls.len() + log.cards.len();
    let mut tables: Vec<Table> = vec![Table::new(edition, log.board, &log.deal)];
    let mut applied = 0;
    replay::replay_with(log, edition, |table| {
        applied += 1;
        if applied >= first {
            tables.push(table.clone());
        }
    })
    .map_err(|e| e.to_string())?;
    if first > 0 {
        tables.remove(0);
    }
    let mut claims = Vec::new();
    for (i, (entry, table)) in log.entries.iter().zip(&tables).enumerate() {
        let claim = Claim::of(table, entry).map_err(|e| format!("log entry {}: {e}", i + 1))?;
        if let Some(claim) = claim {
            let won = table.won(claim.side());
            claims.push((i + 1, won, claim));
        }
    }
    Ok(claims)
}

fn bit(suit: Suit) -> u8 {
    1 << suit as u8
}

fn rules(claim: &Claim, said: &Statement) -> Rules {
    let position = &claim.position;
    let mask = |suits: &[Suit]| suits.iter().fold(0, |mask, &suit| mask | bit(suit));
    let mut side = [false; 4];
    side[claim.by as usize] = true;
    side[claim.by.partner() as usize] = true;
    let mut small = [0; 4];
    for seat in [claim.by, claim.by.partner()] {
        for suit in Suit::ASC {
            let cards = position.hand(seat)[suit];
            let honours = cards.iter().any(|rank| rank.get() >= 10);
            let alone = position.hand(seat.partner())[suit].is_empty();
            if !cards.is_empty() && !honours && alone {
                small[seat as usize] |= bit(suit);
            }
        }
    }
    // Nothing was said of the play, and a round of trumps had just been led: it shows that they were being drawn (70C2).
    let being_drawn = *said == Statement::default() && claim.after_trumps && claim.declares;
    Rules {
        trump: position.trump().map(|suit| suit as u8),
        side,
        sees_partner: claim.declares,
        chooses: (!claim.declares).then_some(claim.by.partner() as usize),
        top_down: claim.top_down,
        small,
        overlooked: 0,
        draws: said.draws_trumps || being_drawn,
        limited_rounds: said.rounds.is_some(),
        finesses: mask(&said.finesses),
        gives_up: mask(&said.gives_up),
        order: said.order.iter().map(|&suit| suit as u8).collect(),
        cross_ruff: said.cross_ruff,
        ruffs_high: said.ruffs_high,
    }
}

/// The tricks of the line that the opponents win.
fn lost_tricks(claim: &Claim, line: &[(Seat, Card)]) -> Vec<Lost> {
    let position = &claim.position;
    let trump = position.trump().map(|suit| suit as u8);
    let mut all = position.cards_on_table();
    all.extend_from_slice(line);
    let mut lost = Vec::new();
    for (cards, number) in all.chunks(4).zip(1..) {
        let Some(&(mut winner, mut best)) = cards.first() else {
            continue;
        };
        for &(seat, card) in cards {
            if beats(index_of(card), index_of(best), trump) {
                (winner, best) = (seat, card);
            }
        }
        if Side::of(winner) != claim.side() {
            lost.push(Lost {
                number,
                cards: cards.to_vec(),
                winner,
                clause: None,
            });
        }
    }
    lost
}

/// Whether a lost trick goes to a card that the right play could have caught: at the claim a hand of claimer's side held cards
/// above and below it, and the other hand a card to lead through.
fn guesses(claim: &Claim, lost: &[Lost]) -> bool {
    lost.iter().any(|lost| {
        let Some(card) = lost.winning_card() else {
            return false;
        };
        let follows = lost
            .cards
            .first()
            .is_some_and(|(_, led)| led.suit == card.suit);
        let tenace = [claim.by, claim.by.partner()].into_iter().any(|seat| {
            let own = claim.position.hand(seat)[card.suit];
            let over = own.iter().any(|rank| rank > card.rank);
            let under = own.iter().any(|rank| rank < card.rank);
            over && under && !claim.position.hand(seat.partner())[card.suit].is_empty()
        });
        follows && tenace
    })
}
