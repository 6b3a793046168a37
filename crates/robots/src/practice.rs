//! Practice: bidding with a robot for a partner, call by call beside the system; and boards of a chosen kind, bid by robots up to the
//! lead, for one who wants to play them. Whoever practises sits South.

use core::fmt;
use core::str::FromStr;

use contract_bridge::auction::Call;
use contract_bridge::{AbsoluteVulnerability, Contract, Hand, Seat, Strain};
use openroom_analysis::double_dummy::Tricks;
use openroom_laws::entry::Actor;
use openroom_laws::log::Deal;
use openroom_laws::{Board, Calls, Edition, Entry, Phase, Side, Table};
use openroom_scoring::score_ns;
use openroom_tables::{InPlay, Moment, Now, Viewer};
use serde::{Deserialize, Serialize};

use crate::meaning::Meaning;
use crate::play_out::{Stuck, dealt};
use crate::robot::Robot;
use crate::system::System;

/// Where whoever practises sits.
const ME: Seat = Seat::South;

/// What kind of board somebody wants to play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wanted {
    /// Declarer, in any contract.
    Declarer,
    /// Declarer in a suit.
    Suit,
    /// Declarer in notrump.
    Notrump,
    /// Declarer in a slam.
    Slam,
    /// A defender.
    Defence,
}

impl Wanted {
    /// All of them.
    pub const ALL: [Self; 5] = [
        Self::Declarer,
        Self::Suit,
        Self::Notrump,
        Self::Slam,
        Self::Defence,
    ];

    /// Its word.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Declarer => "declarer",
            Self::Suit => "suit",
            Self::Notrump => "notrump",
            Self::Slam => "slam",
            Self::Defence => "defence",
        }
    }

    /// Whether a contract is of this kind.
    #[must_use]
    pub fn is(self, contract: Contract) -> bool {
        match self {
            Self::Declarer | Self::Defence => true,
            Self::Suit => contract.bid.strain != Strain::Notrump,
            Self::Notrump => contract.bid.strain == Strain::Notrump,
            Self::Slam => contract.bid.level.get() >= 6,
        }
    }

    /// Who practises it. Defenders sit on declarer's left and on his right by turns.
    fn seat(self, declarer: Seat, number: u32) -> Seat {
        match self {
            Self::Defence if number.is_multiple_of(2) => declarer.rho(),
            Self::Defence => declarer.lho(),
            _ => declarer,
        }
    }
}

impl fmt::Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Wanted {
    type Err = ();

    fn from_str(word: &str) -> Result<Self, ()> {
        let mut all = Self::ALL.into_iter();
        all.find(|it| it.word() == word).ok_or(())
    }
}

/// For each board that is wanted so many are dealt at most.
const TRIES: u32 = 400;

/// Boards of a kind, dealt from a seed and turned so that whoever practises sits South: fewer than wanted only if so many deals have no more of
/// them.
///
/// ```
/// use openroom_robots::{System, Wanted, practice};
///
/// let found = practice::find(&System::new(), Wanted::Notrump, 7, 2);
/// assert_eq!(found.len(), 2);
/// assert_eq!(found, practice::find(&System::new(), Wanted::Notrump, 7, 2));
/// ```
#[must_use]
pub fn find(system: &System, wanted: Wanted, seed: u64, boards: usize) -> Vec<(Board, Deal)> {
    let most = TRIES * u32::try_from(boards).unwrap_or(u32::MAX / TRIES);
    let dealt = (1..=most).map(|number| (Board::number(1 + number % 16), dealt(seed, number)));
    choose(system, wanted, dealt).take(boards).collect()
}

/// Those of some boards that are of a kind, turned so that whoever practises sits South.
pub fn choose<'a>(
    system: &'a System,
    wanted: Wanted,
    boards: impl Iterator<Item = (Board, Deal)> + 'a,
) -> impl Iterator<Item = (Board, Deal)> + 'a {
    let numbered = (0_u32..).zip(boards);
    numbered.filter_map(move |(number, (board, deal))| {
        let table = bid_out(system, board, &deal, |_| true);
        let (contract, declarer) = table.contract()?;
        let seat = wanted.seat(declarer, number);
        wanted.is(contract).then(|| turned(board, &deal, seat))
    })
}

/// A board turned until a seat is South's: the same board to the four players.
fn turned(board: Board, deal: &Deal, seat: Seat) -> (Board, Deal) {
    let by = (ME as usize + 4 - seat as usize) % 4;
    let mut hands = Deal::UNKNOWN;
    for (from, hand) in deal.0.into_iter().enumerate() {
        hands.0[(from + by) % 4] = hand;
    }
    let dealer = Seat::ALL[(board.dealer as usize + by) % 4];
    let vul = match by % 2 {
        0 => board.vul,
        _ => other_way(board.vul),
    };
    let usual = |&number: &u32| {
        let usual = Board::number(number);
        (usual.dealer, usual.vul) == (dealer, vul)
    };
    let number = board.number.filter(usual);
    let board = Board {
        number,
        dealer,
        vul,
    };
    (board, hands)
}

fn other_way(vul: AbsoluteVulnerability) -> AbsoluteVulnerability {
    let pairs = [
        (AbsoluteVulnerability::NS, AbsoluteVulnerability::EW),
        (AbsoluteVulnerability::EW, AbsoluteVulnerability::NS),
    ];
    pairs
        .into_iter()
        .filter(|(from, _)| vul.contains(*from))
        .fold(AbsoluteVulnerability::NONE, |all, (_, to)| all | to)
}

/// The auction of a deal by the system; who does not bid passes.
fn bid_out(system: &System, board: Board, deal: &Deal, bids: impl Fn(Seat) -> bool) -> Table {
    let mut table = Table::new(Edition::default(), board, deal);
    while let Some((seat, call)) = next_call(system, &table, &bids) {
        if table.apply(&Entry::call(seat, call)).is_err() {
            break;
        }
    }
    table
}

/// The call that comes next, and whose it is; nothing when the auction is over.
fn next_call(system: &System, table: &Table, bids: impl Fn(Seat) -> bool) -> Option<(Seat, Call)> {
    let seat = table.turn().filter(|_| table.phase() == Phase::Auction)?;
    let call = match bids(seat) {
        true => by_system(system, table, seat)?,
        false => Call::Pass,
    };
    Some((seat, call))
}

/// What the system calls now with the hand of a seat.
fn by_system(system: &System, table: &Table, seat: Seat) -> Option<Call> {
    let (board, hand) = (table.board(), table.hand(seat)?);
    let calls = calls(table);
    Some(system.call(hand, board.vul, board.dealer, &calls, table.legal_calls()))
}

fn calls(table: &Table) -> Vec<Call> {
    table.calls().iter().map(|made| made.call).collect()
}

/// Has a robot make all calls of a board, for each seat with what that one sees, until the lead is due or the board is passed out.
///
/// # Errors
///
/// [`Stuck`] if the auction does not come to its end: a fault of the robot.
pub fn call_out(mut board: InPlay, robot: &Robot, at: Moment) -> Result<InPlay, Stuck> {
    /// No auction is longer.
    const MOST: usize = 400;
    let now = Now {
        at,
        here: [true; 4],
    };
    for _ in 0..MOST {
        if board.table().phase() != Phase::Auction {
            return Ok(board);
        }
        let acts = Seat::ALL.into_iter().find_map(|seat| {
            let deed = robot.act(&board.sight(Viewer::Seat(seat), now))?;
            Some((seat, deed))
        });
        let (seat, deed) = acts.ok_or(Stuck::Nobody)?;
        let said = format!("{deed:?}");
        let done = board.act(Actor::Player(seat), deed, at);
        done.map_err(|why| Stuck::Refused(seat, said, why))?;
    }
    Err(Stuck::Endless)
}

/// Who else bids when somebody practises bidding.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Opponents {
    /// They pass whatever they have.
    #[default]
    Silent,
    /// Robots, on boards on which they have something to say.
    Bid,
}

/// What the system does with a hand after some calls, beside what was called.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Advice {
    /// The call of the system.
    pub call: Call,
    /// What it shows.
    pub shows: Option<Meaning>,
    /// The name of the convention in the rules, if it is one.
    pub convention: Option<&'static str>,
    /// Whether the hand fits what the call shows that was made instead: the partner will believe it.
    pub fits: bool,
}

/// A call of a lesson.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Made {
    /// Whose.
    pub by: Seat,
    /// The call.
    pub call: Call,
    /// What it shows.
    pub shows: Option<Meaning>,
    /// It is a convention.
    pub artificial: bool,
    /// Beside the calls of whoever practises: what the system would have called.
    pub advice: Option<Advice>,
}

/// A hand that somebody bids beside the system.
#[derive(Debug, Clone)]
pub struct Lesson {
    /// The board; it is not numbered.
    pub board: Board,
    /// The deal.
    pub deal: Deal,
    /// The calls so far.
    pub calls: Vec<Made>,
    /// The calls from which to choose now; none when the auction is over.
    pub legal: Calls,
    /// What was bid, once the auction is over; none if it was passed out.
    pub contract: Option<(Contract, Seat)>,
    /// What the system would have called from the first call to the last, once the auction is over.
    pub system: Vec<Made>,
    /// And what that would have come to.
    pub system_contract: Option<(Contract, Seat)>,
}

/// Why a lesson cannot go on: a call that is not allowed, or one that comes after the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoSuchCall {
    /// Which of the calls of whoever practises, from 0.
    pub place: usize,
}

impl fmt::Display for NoSuchCall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "call {} cannot be made here", self.place + 1)
    }
}

impl std::error::Error for NoSuchCall {}

impl Lesson {
    /// The hand of a number, with so many calls made. It is the same whenever it is asked for: whoever practises sends all calls so far, and
    /// nothing has to be kept.
    ///
    /// # Errors
    ///
    /// [`NoSuchCall`] if one of them cannot be made.
    ///
    /// ```
    /// use openroom_robots::{System, practice::{Lesson, Opponents}};
    ///
    /// let system = System::new();
    /// let first = Lesson::new(&system, 17, Opponents::Silent, &[]).unwrap();
    /// // The others have called until it is South's turn.
    /// assert_eq!(first.calls.len(), (6 - first.board.dealer as usize) % 4);
    /// assert!(!first.legal.is_empty());
    /// ```
    pub fn new(
        system: &System,
        number: u32,
        opponents: Opponents,
        own: &[Call],
    ) -> Result<Self, NoSuchCall> {
        let (board, deal) = lesson_board(system, number, opponents);
        let bids = |seat| opponents == Opponents::Bid || Side::of(seat) == Side::of(ME);
        let mut table = Table::new(Edition::default(), board, &deal);
        let mut made = Vec::new();
        let mut own = own.iter().copied().enumerate();
        while let Some((seat, call)) = next_call(system, &table, bids) {
            let mut advice = None;
            let mut call = call;
            if seat == ME {
                let Some((place, chosen)) = own.next() else {
                    break;
                };
                if !table.legal_calls().contains(chosen) {
                    return Err(NoSuchCall { place });
                }
                advice = Some(advised(system, &table, call, chosen));
                call = chosen;
            }
            let shows = shown(system, &table, call);
            if table.apply(&Entry::call(seat, call)).is_err() {
                break;
            }
            made.push(Made {
                by: seat,
                call,
                artificial: shows.as_ref().is_some_and(|shows| shows.artificial),
                shows,
                advice,
            });
        }
        if let Some((place, _)) = own.next() {
            return Err(NoSuchCall { place });
        }
        let on = table.phase() == Phase::Auction;
        let mut lesson = Self {
            board,
            deal,
            calls: made,
            legal: if on { table.legal_calls() } else { Calls::NONE },
            contract: table.contract(),
            system: Vec::new(),
            system_contract: None,
        };
        if !on {
            let by_system = bid_out(system, board, &deal, bids);
            lesson.system_contract = by_system.contract();
            let all = calls(&by_system);
            let made = |(place, call): (usize, &openroom_laws::table::Made)| {
                let shows = system.meaning(board.vul, board.dealer, &all[..=place]);
                Made {
                    by: call.by,
                    call: call.call,
                    artificial: shows.as_ref().is_some_and(|shows| shows.artificial),
                    shows,
                    advice: None,
                }
            };
            lesson.system = by_system.calls().iter().enumerate().map(made).collect();
        }
        Ok(lesson)
    }

    /// The hand of whoever practises.
    #[must_use]
    pub fn hand(&self) -> Hand {
        self.deal.hand(ME).unwrap_or(Hand::EMPTY)
    }

    /// Whether the auction is over.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.legal.is_empty()
    }

    /// What a contract comes to double dummy: declarer's tricks, and the score of North-South.
    #[must_use]
    pub fn worth(&self, contract: Option<(Contract, Seat)>, tricks: &Tricks) -> (u8, i32) {
        let Some((contract, declarer)) = contract else {
            return (0, 0);
        };
        let made = tricks.tricks(contract.bid.strain, declarer);
        let score = openroom_scoring::Tricks::try_new(made)
            .map_or(0, |made| score_ns(contract, declarer, self.board.vul, made));
        (made, score)
    }
}

/// What a call would show if it came now.
fn shown(system: &System, table: &Table, call: Call) -> Option<Meaning> {
    let board = table.board();
    let mut then = calls(table);
    then.push(call);
    system.meaning(board.vul, board.dealer, &then)
}

/// What the system says of a call of whoever is to call, beside its own.
#[must_use]
fn advised(system: &System, table: &Table, by_system: Call, chosen: Call) -> Advice {
    let board = table.board();
    let hand = table.turn().and_then(|seat| table.hand(seat));
    let hand = hand.unwrap_or(Hand::EMPTY);
    let before = calls(table);
    let reason = system.reason(hand, board.vul, board.dealer, &before, by_system);
    Advice {
        call: by_system,
        shows: shown(system, table, by_system),
        convention: reason.and_then(|reason| reason.convention),
        fits: chosen == by_system
            || shown(system, table, chosen).is_some_and(|shows| shows.fits(hand)),
    }
}

/// What the system says of each call of a player in an auction, in its order.
#[must_use]
pub fn advice(system: &System, played: &Table, seat: Seat, deal: &Deal) -> Vec<(Call, Advice)> {
    let mut table = Table::new(played.edition(), *played.board(), deal);
    let mut told = Vec::new();
    for made in played.calls() {
        if table.turn() != Some(made.by) || table.phase() != Phase::Auction {
            break;
        }
        if made.by == seat {
            let Some(call) = by_system(system, &table, seat) else {
                break;
            };
            told.push((made.call, advised(system, &table, call, made.call)));
        }
        if table.apply(&Entry::call(made.by, made.call)).is_err() {
            break;
        }
    }
    told
}

/// The board of a lesson: with silent opponents one on which robots would be silent too and the own side bids; else one on which both sides
/// bid.
fn lesson_board(system: &System, number: u32, opponents: Opponents) -> (Board, Deal) {
    /// So many deals are looked at; the last one is taken as it is.
    const TRIES: u32 = 200;
    let usual = Board::number(1 + number % 16);
    let board = Board {
        number: None,
        ..usual
    };
    let seed = u64::from(number) << 8 | opponents as u64;
    let suits = |deal: &Deal| {
        let table = bid_out(system, board, deal, |_| true);
        let bids = |side: Side| {
            let mut calls = table.calls().iter();
            calls.any(|made| Side::of(made.by) == side && made.call != Call::Pass)
        };
        let others = opponents == Opponents::Bid;
        bids(Side::of(ME)) && bids(Side::of(ME.lho())) == others
    };
    let mut deals = (1..=TRIES).map(|place| dealt(seed, place));
    let found = deals.find(suits);
    (board, found.unwrap_or_else(|| dealt(seed, TRIES)))
}
