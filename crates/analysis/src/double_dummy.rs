//! Double dummy: the tricks that each side takes if all four hands are seen and played best.

#[cfg(not(target_arch = "wasm32"))]
use std::sync::atomic::{AtomicUsize, Ordering};
#[cfg(not(target_arch = "wasm32"))]
use std::sync::mpsc;

use arrayvec::ArrayVec;
use contract_bridge::{AbsoluteVulnerability, Card, FullDeal, Hand, Seat, Strain};
use openroom_laws::log::Deal;
use openroom_laws::{Side, Table};
use pons_dds::{
    Board, CurrentTrick, Objective, PlayTrace, Target, TrickCountRow, TrickCountTable,
    Vulnerability, calculate_par,
};

use crate::position::{Position, PositionError};

/// The tricks of each declarer in each strain.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tricks(TrickCountTable);

impl Tricks {
    /// The tricks that the declarer takes in that strain.
    #[must_use]
    pub fn tricks(&self, strain: Strain, declarer: Seat) -> u8 {
        self.0[strain].get(declarer).get()
    }

    /// The table with these figures: a row for each strain of [`Strain::ASC`], in it North, East, South, West. Nothing if
    /// one of them is above 13.
    ///
    /// ```
    /// use contract_bridge::{Seat, Strain};
    /// use openroom_analysis::double_dummy::Tricks;
    ///
    /// let tricks = Tricks::new([[6, 7, 6, 7]; 5]).unwrap();
    /// assert_eq!(tricks.tricks(Strain::Notrump, Seat::West), 7);
    /// assert_eq!(Tricks::new([[14, 0, 0, 0]; 5]), None);
    /// ```
    #[must_use]
    pub fn new(rows: [[u8; 4]; 5]) -> Option<Self> {
        let mut table = TrickCountTable::default();
        for (strain, [n, e, s, w]) in Strain::ASC.into_iter().zip(rows) {
            table.0[strain as usize] = TrickCountRow::try_new(n, e, s, w).ok()?;
        }
        Some(Self(table))
    }
}

/// Par: what both sides come to if each bids its best knowing all four hands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Par {
    /// The score as North-South see it.
    pub score: i32,
    /// The contracts that give it; none if the board is passed out.
    pub contracts: Vec<ParContract>,
}

/// A contract that gives par.
pub type ParContract = pons_dds::ParContract;

/// The four hands of a log, all of them known and of thirteen cards.
///
/// # Errors
///
/// The first hand that is not known, or hands that are no deal.
pub fn full_deal(deal: &Deal) -> Result<FullDeal, PositionError> {
    let mut builder = contract_bridge::deal::Builder::new();
    for seat in Seat::ALL {
        builder[seat] = deal.hand(seat).ok_or(PositionError::HandUnknown(seat))?;
    }
    builder.build_full().map_err(|_| PositionError::HandSizes)
}

/// The tricks of the 4 declarers in the 5 strains, on as many threads as there are.
#[cfg(not(target_arch = "wasm32"))]
#[must_use]
pub fn table(deal: FullDeal) -> Tricks {
    Tricks(pons_dds::solve_deal(deal))
}

/// Solves the deals and hands each out as it is ready. The solver has a pool of threads of its own, one for each core, to
/// which a deal gives five tasks; twice as many deals as cores are under way, so that no core waits for the last task of a
/// deal.
#[cfg(not(target_arch = "wasm32"))]
pub fn tables(deals: &[FullDeal], mut ready: impl FnMut(FullDeal, Tricks)) {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let next = AtomicUsize::new(0);
    let (sender, receiver) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..deals.len().min(2 * cores) {
            let (sender, next) = (sender.clone(), &next);
            scope.spawn(move || {
                while let Some(&deal) = deals.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let tricks = table(deal);
                    if sender.send((deal, tricks)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        for (deal, tricks) in receiver {
            ready(deal, tricks);
        }
    });
}

/// The tricks of the 4 declarers in the 5 strains.
#[cfg(target_arch = "wasm32")]
#[must_use]
pub fn table(deal: FullDeal) -> Tricks {
    let mut solver = pons_dds::Solver::new(Strain::Notrump);
    Tricks(pons_dds::solve_deal_on(&mut solver, deal))
}

/// Par of a table of tricks.
#[must_use]
pub fn par(tricks: Tricks, vul: AbsoluteVulnerability, dealer: Seat) -> Par {
    let mut vulnerable = Vulnerability::NONE;
    vulnerable.set(Vulnerability::NS, vul.contains(AbsoluteVulnerability::NS));
    vulnerable.set(Vulnerability::EW, vul.contains(AbsoluteVulnerability::EW));
    let par = calculate_par(tricks.0, vulnerable, dealer);
    Par {
        score: par.score,
        contracts: par.contracts,
    }
}

fn board(position: &Position) -> Result<Board, PositionError> {
    let trick = CurrentTrick::from_slice(position.strain, position.leader, &position.trick)
        .map_err(|_| PositionError::Trick)?;
    let remaining = position.partial_deal().ok_or(PositionError::CardTwice)?;
    Board::try_new(remaining, trick).map_err(|_| PositionError::Trick)
}

/// The tricks that a side takes from a position on, the trick in progress included.
///
/// # Errors
///
/// [`PositionError`] if the position cannot be.
///
/// ```
/// use contract_bridge::{Hand, Seat, Strain};
/// use openroom_analysis::{Position, double_dummy};
/// use openroom_laws::Side;
///
/// let hands = ["A2...", "43...", "65...", "KQ..."].map(|hand| hand.parse::<Hand>().unwrap());
/// let position = Position::new(hands, Strain::Notrump, Seat::North, &[]).unwrap();
/// assert_eq!(double_dummy::tricks_from(&position, Side::Ns), Ok(1));
/// ```
pub fn tricks_from(position: &Position, side: Side) -> Result<u8, PositionError> {
    let left = position.tricks_left();
    if left == 0 {
        return Ok(0);
    }
    let found = solve(&Objective {
        board: board(position)?,
        target: Target::Any(None),
    });
    let Some(best) = found else {
        return Err(PositionError::HandSizes);
    };
    let own = Side::of(position.turn()) == side;
    Ok(if own { best } else { left - best })
}

#[cfg(not(target_arch = "wasm32"))]
fn solve(objective: &Objective) -> Option<u8> {
    let found = pons_dds::solve_board(objective);
    found.plays.iter().map(|play| play.score.get()).max()
}

#[cfg(target_arch = "wasm32")]
fn solve(objective: &Objective) -> Option<u8> {
    let mut solver = pons_dds::Solver::new(objective.board.trump());
    let found = solver.solve_board(objective);
    found.plays.iter().map(|play| play.score.get()).max()
}

/// A solver that is kept from one position to the next, for whoever asks about many: what each card is worth that may be played.
///
/// It works on the thread that asks, and what it answers does not depend on what it was asked before.
pub struct CardByCard(pons_dds::Solver);

impl core::fmt::Debug for CardByCard {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("CardByCard")
    }
}

impl Default for CardByCard {
    fn default() -> Self {
        Self::new()
    }
}

/// What each card is worth, and what that cost.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// The cards that may be played, each with the tricks that its side takes from there on.
    pub cards: Vec<(Card, u8)>,
    /// The nodes of the search.
    pub nodes: u64,
}

impl CardByCard {
    /// A solver.
    #[must_use]
    pub fn new() -> Self {
        Self(pons_dds::Solver::new(Strain::Notrump))
    }

    /// What each card is worth that the hand in turn may play: the tricks that its side takes, the trick in progress included.
    ///
    /// # Errors
    ///
    /// [`PositionError`] if the position cannot be.
    ///
    /// ```
    /// use contract_bridge::{Hand, Seat, Strain};
    /// use openroom_analysis::{Position, double_dummy::CardByCard};
    ///
    /// let hands = ["A2...", "43...", "65...", "KQ..."].map(|hand| hand.parse::<Hand>().unwrap());
    /// let position = Position::new(hands, Strain::Notrump, Seat::North, &[]).unwrap();
    /// let found = CardByCard::new().worth(&position).unwrap();
    /// assert!(found.cards.iter().all(|&(_, tricks)| tricks == 1));
    /// assert_eq!(found.cards.len(), 2);
    /// ```
    pub fn worth(&mut self, position: &Position) -> Result<Found, PositionError> {
        if position.hand(position.turn()).is_empty() {
            return Err(PositionError::HandSizes);
        }
        let found = self.0.solve_board(&Objective {
            board: board(position)?,
            target: Target::Legal,
        });
        let mut cards = Vec::with_capacity(13);
        for play in &found.plays {
            let suit = play.card.suit;
            let tricks = play.score.get();
            cards.push((play.card, tricks));
            let equals = play.equals.iter().map(|rank| Card { suit, rank });
            cards.extend(equals.map(|card| (card, tricks)));
        }
        Ok(Found {
            cards,
            nodes: u64::from(found.nodes),
        })
    }
}

/// What a card played was worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Worth {
    /// Who played it.
    pub seat: Seat,
    /// The card.
    pub card: Card,
    /// Declarer's tricks of the 13 double dummy after it; `None` inside a trick with a revoke.
    pub tricks: Option<u8>,
    /// The tricks that it cost the side that played it; `None` where that cannot be told.
    pub cost: Option<u8>,
}

/// The plays of a trick in the order played, and the hand that won it if it is complete.
type Plays = (Vec<(Seat, Card)>, Option<Seat>);

/// How many of these tricks from the first on are played in turn, without a revoke.
fn regular_tricks(tricks: &[Plays], mut hands: [Hand; 4], leader: Seat, strain: Strain) -> usize {
    let mut turn = leader;
    for (i, (plays, winner)) in tricks.iter().enumerate() {
        let mut best: Option<(Seat, Card)> = None;
        let led = plays.first().map(|(_, card)| card.suit);
        for &(seat, card) in plays {
            let follows =
                led.is_none_or(|led| card.suit == led || hands[seat as usize][led].is_empty());
            if seat != turn || !follows || !hands[seat as usize].remove(card) {
                return i;
            }
            turn = turn.lho();
            if best.is_none_or(|(_, best)| beats(card, best, strain)) {
                best = Some((seat, card));
            }
        }
        match (winner, best) {
            (Some(winner), Some((seat, _))) if *winner == seat => turn = seat,
            (Some(_), _) => return i,
            (None, _) => {}
        }
    }
    tricks.len()
}

/// Whether a card played later beats the best so far.
fn beats(card: Card, best: Card, strain: Strain) -> bool {
    match card.suit == best.suit {
        true => card.rank > best.rank,
        false => Strain::from(card.suit) == strain,
    }
}

/// The cards played so far, each with what it was worth double dummy, and declarer's tricks before the first.
///
/// # Errors
///
/// [`PositionError`] if a hand is not known or there is no contract.
pub fn play(table: &Table, deal: &Deal) -> Result<(u8, Vec<Worth>), PositionError> {
    let (contract, declarer) = table.contract().ok_or(PositionError::NoContract)?;
    let strain = contract.bid.strain;
    let deal = full_deal(deal)?;
    let mut hands = Seat::ALL.map(|seat| deal[seat]);
    let mut leader = declarer.lho();
    let mut won = 0;
    let mut worth: Vec<Worth> = Vec::new();
    let tricks: Vec<Plays> = table
        .tricks()
        .iter()
        .map(|(trick, winner)| (trick.plays().collect(), Some(*winner)))
        .chain(table.trick().map(|trick| (trick.plays().collect(), None)))
        .collect();
    let mut rest = tricks.as_slice();
    let mut first = None;
    while !rest.is_empty() {
        // As many tricks as are regular at once: the solver keeps what it has found on the way back.
        let regular = regular_tricks(rest, hands, leader, strain);
        let (now, later) = rest.split_at(regular.max(1));
        let start = Position::new(hands, strain, leader, &[])?;
        let cards: ArrayVec<Card, 52> = match regular {
            0 => ArrayVec::new(),
            _ => now
                .iter()
                .flat_map(|(plays, _)| plays)
                .map(|p| p.1)
                .collect(),
        };
        let trace = PlayTrace {
            board: board(&start)?,
            cards,
        };
        let analysis = analyse(&trace);
        let left = start.tricks_left();
        // The solver counts for the right-hand opponent of the hand that leads.
        let of_declarer = |tricks: u8| match Side::of(leader) == Side::of(declarer) {
            true => won + left - tricks,
            false => won + tricks,
        };
        let values: Vec<u8> = analysis.into_iter().map(of_declarer).collect();
        first = first.or_else(|| values.first().copied());
        let plays = now.iter().flat_map(|(plays, _)| plays);
        for (i, &(seat, card)) in plays.enumerate() {
            let tricks = values.get(i + 1).copied();
            let cost = match (values.get(i), tricks) {
                (Some(&before), Some(after)) => Some(before.abs_diff(after)),
                _ => None,
            };
            worth.push(Worth {
                seat,
                card,
                tricks,
                cost,
            });
            hands[seat as usize].remove(card);
        }
        for (_, winner) in now {
            if let Some(winner) = winner {
                leader = *winner;
                won += u8::from(Side::of(*winner) == Side::of(declarer));
            }
        }
        rest = later;
    }
    let first = match first {
        Some(first) => first,
        None => {
            let start = Position::new(hands, strain, leader, &[])?;
            tricks_from(&start, Side::of(declarer))?
        }
    };
    Ok((first, worth))
}

#[cfg(not(target_arch = "wasm32"))]
fn analyse(trace: &PlayTrace) -> Vec<u8> {
    let analysis = pons_dds::analyse_play(trace);
    analysis.tricks.iter().map(|tricks| tricks.get()).collect()
}

#[cfg(target_arch = "wasm32")]
fn analyse(trace: &PlayTrace) -> Vec<u8> {
    let mut solver = pons_dds::Solver::new(trace.board.trump());
    let analysis = solver.analyse_play(trace);
    analysis.tricks.iter().map(|tricks| tricks.get()).collect()
}
