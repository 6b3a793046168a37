//! The state of a board at a table, and the one way to change it.

pub(crate) mod auction;
pub(crate) mod claim;
pub(crate) mod information;
pub(crate) mod play;
mod questions;
pub(crate) mod revoke;
pub(crate) mod trick;
pub(crate) mod trouble;

pub use auction::{Bar, Made};
pub use information::{Information, Unauthorised};
pub use trick::Trick;
pub use trouble::{Binds, PenaltyKind, Restricted, Restriction};

use core::any::Any;

use contract_bridge::{Card, Penalty, Seat};
use serde::Serialize;

use crate::awaiting::{Asked, Awaiting, Choice, Question};
use crate::clause::{Cite, Clause};
use crate::edition::Edition;
use crate::entry::Side;
use crate::hands::Hands;
use crate::impossible::Impossible;
use crate::law;
use crate::log::Deal;
use crate::notation::written;
use crate::pending::{Matter, Pending, Waiting};
use crate::preliminaries::law02_boards::Board;
use auction::Auction;
use claim::Claim;
use play::Play;
use revoke::Alleged;

/// How far a board has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Phase {
    /// Calls are being made.
    Auction,
    /// The final pass is made, no lead is faced.
    Clarification,
    /// Cards are being played.
    Play,
    /// There is a result.
    Over,
}

/// The result of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BoardResult {
    /// Declarer's tricks after rectification; `None` if passed out.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub tricks: Option<u8>,
    /// The score as North-South see it (Law 77).
    pub score: i32,
}

/// One board at one table: what the Laws make of the entries so far.
///
/// ```
/// use contract_bridge::auction::Call;
/// use contract_bridge::{Bid, Seat, Strain};
/// use openroom_laws::{Board, Edition, Entry, Phase, Table};
/// use openroom_laws::log::Deal;
///
/// let mut table = Table::new(Edition::E2017, Board::number(1), &Deal::UNKNOWN);
/// let one_notrump = Call::Bid(Bid::new(1, Strain::Notrump));
/// table.apply(&Entry::call(Seat::North, one_notrump)).unwrap();
/// assert_eq!(table.turn(), Some(Seat::East));
/// assert!(!table.legal_calls().contains(one_notrump));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    edition: Edition,
    board: Board,
    pub(crate) phase: Phase,
    pub(crate) hands: Hands,
    pub(crate) auction: Auction,
    pub(crate) play: Option<Play>,
    pub(crate) claim: Option<Box<Claim>>,
    pub(crate) pending: Option<Box<Pending>>,
    /// What was asked before the Director found a fact on which he rules first.
    pub(crate) waiting: Vec<Waiting>,
    pub(crate) result: Option<BoardResult>,
    /// An adjusted score given by the Director (12).
    pub(crate) adjusted: Option<Box<openroom_scoring::AdjustedScore>>,
    /// Attention has been drawn to something on which nobody has ruled.
    pub(crate) attention: bool,
    /// The revokes to which attention was drawn by name, and that the known cards do not show; the oldest first.
    pub(crate) alleged: Vec<Alleged>,
    /// The form in which a fouled board was played here (87).
    pub(crate) form: Option<Box<str>>,
    /// All four hands are back in the board.
    pub(crate) returned: bool,
    /// Who has called on the next board; the round, the correction period are over.
    pub(crate) next_call: [bool; 4],
    pub(crate) round_over: bool,
    pub(crate) period_over: bool,
    /// Declarer's tricks as played or agreed, before any transfer.
    pub(crate) taken: Option<u8>,
    /// Tricks that rectification gives, net; positive to North-South.
    pub(crate) transfer: i8,
    /// Declarer's tricks as the Director gave them in equity; final.
    pub(crate) awarded: Option<u8>,
    pub(crate) irregularities: Vec<Irregularity>,
    pub(crate) cited: Vec<Clause>,
    pub(crate) review: Vec<Clause>,
    /// Which side such a question is about, where that is known: it has offended if there was damage.
    pub(crate) against: Vec<(Clause, Side)>,
    pub(crate) information: Vec<Information>,
    pub(crate) elsewhere: Vec<Elsewhere>,
}

/// Something irregular: the clause broken, or that names it, and by whom.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Irregularity {
    /// The clause.
    pub law: Clause,
    /// The player.
    #[serde(serialize_with = "written::one")]
    #[cfg_attr(feature = "openapi", schema(value_type = crate::openapi::Seat))]
    pub by: Seat,
}

/// A check that is due on another board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Elsewhere {
    /// The other board.
    pub board: u32,
    /// Who drew its cards here.
    #[serde(serialize_with = "written::one")]
    #[cfg_attr(feature = "openapi", schema(value_type = crate::openapi::Seat))]
    pub by: Seat,
    /// What he called on them.
    pub call: String,
    /// The clause.
    pub law: Clause,
}

impl Table {
    /// A board before its first call.
    #[must_use]
    pub fn new(edition: Edition, board: Board, deal: &Deal) -> Self {
        Self {
            edition,
            board,
            phase: Phase::Auction,
            hands: Hands::new(deal),
            auction: Auction::new(board.dealer),
            play: None,
            claim: None,
            pending: None,
            waiting: Vec::new(),
            result: None,
            adjusted: None,
            attention: false,
            alleged: Vec::new(),
            form: None,
            returned: false,
            next_call: [false; 4],
            round_over: false,
            period_over: false,
            taken: None,
            transfer: 0,
            awarded: None,
            irregularities: Vec::new(),
            cited: Vec::with_capacity(12),
            review: Vec::new(),
            against: Vec::new(),
            information: Vec::new(),
            elsewhere: Vec::new(),
        }
    }

    /// Asks somebody; the board waits for the answer.
    pub(crate) fn ask(&mut self, by: Asked, law: Clause, question: Question, matter: impl Matter) {
        let awaiting = Awaiting { by, law, question };
        self.pending = Some(Box::new(Pending::new(awaiting, matter)));
    }

    /// Whether the Director has come to the table since the question that is open was asked.
    pub(crate) fn director_is_there(&self) -> bool {
        let pending = self.pending.as_deref();
        pending.is_some_and(|pending| pending.director)
    }

    /// The matter of the question that is open, if it is one of that kind.
    pub(crate) fn asked<M: Matter>(&self) -> Option<&M> {
        let matter: &dyn Any = &*self.pending.as_ref()?.matter;
        matter.downcast_ref()
    }

    /// Whether that player is offered that choice now.
    pub(crate) fn is_asked(&self, seat: Seat, choice: Choice) -> bool {
        let pending = self.pending.as_deref();
        pending.is_some_and(|pending| pending.offers(seat, choice))
    }

    /// The tricks of a side in equity after a revoke (64C): the figure is final.
    pub(crate) fn award_tricks(&mut self, side: Side, tricks: u8) {
        let declares = self
            .contract()
            .is_some_and(|(_, declarer)| Side::of(declarer) == side);
        self.awarded = Some(if declares { tricks } else { 13 - tricks });
    }

    /// What the Director gave in equity is looked at anew.
    pub(crate) fn take_back_award(&mut self) {
        self.awarded = None;
    }

    /// The tricks of a side with the transfer, before equity.
    pub(crate) fn with_transfer_of(&self, side: Side) -> Option<u8> {
        let (_, declarer) = self.contract()?;
        let tricks = self.with_transfer(self.taken?);
        Some(match Side::of(declarer) == side {
            true => tricks,
            false => 13 - tricks,
        })
    }

    /// The refusal of an act while the board waits for an answer.
    pub(crate) fn held(&self) -> Impossible {
        let awaiting = self.pending.as_deref().map(|pending| &pending.awaiting);
        let by = awaiting.map_or(Asked::Director, |awaiting| awaiting.by.clone());
        match awaiting.map(|awaiting| &awaiting.question) {
            Some(&Question::Fact(fact)) => Impossible::HeldForDirector {
                fact,
                edition: self.edition,
            },
            _ => Impossible::Held { by },
        }
    }

    /// Whether a card, a name or a showing is not held up: nothing is awaited but a choice of declarer that is asked again.
    pub(crate) fn check_free(&self) -> Result<(), Impossible> {
        match &self.pending {
            Some(pending) if !pending.matter.comes_again() => Err(self.held()),
            _ => Ok(()),
        }
    }

    /// Whether the seat can hold the card. A hand that is not known may hold any that is nowhere else.
    pub(crate) fn check_card(&self, seat: Seat, card: Card) -> Result<(), Impossible> {
        self.hands.check(seat, card)?;
        match &self.play {
            Some(play) if play.trouble.is_some() && self.hands.of(seat).is_none() => {
                play.check_not_elsewhere(seat, card)
            }
            _ => Ok(()),
        }
    }

    /// The same for a card that is played.
    #[inline]
    pub(crate) fn check_played(&self, seat: Seat, card: Card) -> Result<(), Impossible> {
        match &self.play {
            // On a regular board, one card at a time and in turn, there is never one too many.
            Some(play) if play.trouble.is_none() && play.turn() == seat => {
                self.hands.check(seat, card)
            }
            _ => self.check_cards(seat, &[card]),
        }
    }

    /// The same for cards that are played or shown; and a hand that is not known has no fourteenth.
    #[inline(never)]
    pub(crate) fn check_cards(&self, seat: Seat, cards: &[Card]) -> Result<(), Impossible> {
        for &card in cards {
            self.check_card(seat, card)?;
        }
        match &self.play {
            Some(play) if self.hands.of(seat).is_none() => play.check_room(seat, cards),
            _ => Ok(()),
        }
    }

    pub(crate) fn check_not_held(&self) -> Result<(), Impossible> {
        match self.pending {
            None => Ok(()),
            Some(_) => Err(self.held()),
        }
    }

    /// The player must pass at his next turn. With the call on which that rests it goes.
    pub(crate) fn bar_for_turn(&mut self, seat: Seat, rests_on: Option<usize>) {
        self.auction.set_bar(seat, Bar::Turn, rests_on);
    }

    /// The player must pass for the rest of the auction.
    pub(crate) fn bar_for_auction(&mut self, seat: Seat, rests_on: Option<usize>) {
        self.auction.set_bar(seat, Bar::Auction, rests_on);
    }

    /// A damage question for the end of play.
    pub(crate) fn review(&mut self, law: Clause) {
        if !self.review.contains(&law) {
            self.review.push(law);
        }
    }

    /// The same with the side that has offended if there was damage.
    pub(crate) fn review_against(&mut self, law: Clause, side: Side) {
        self.review(law);
        if !self.against.contains(&(law, side)) {
            self.against.push((law, side));
        }
    }

    /// There is nothing of that kind to look at any more, for what was done does not stand.
    pub(crate) fn take_back_review(&mut self, law: Clause, side: Side) {
        self.against.retain(|about| *about != (law, side));
        if self.against.iter().all(|(about, _)| *about != law) {
            self.review.retain(|about| *about != law);
        }
    }

    /// Something has come out that one side may use and the other may not.
    pub(crate) fn informs(&mut self, information: Information) {
        self.information.push(information);
    }

    /// Whether all that a side may not use came after the final pass: then a play may rest on it, but no call.
    pub(crate) fn was_informed_in_play_only(&self, side: Side) -> bool {
        let about = |info: &&Information| match info.unauthorised {
            Unauthorised::Side(of) => of == side,
            Unauthorised::Player(seat) => Side::of(seat) == side,
            Unauthorised::Nobody => false,
            Unauthorised::AllBut(_) => true,
        };
        let mut known = self.information.iter().filter(about).peekable();
        known.peek().is_some() && known.all(|info| info.after_the_calls)
    }

    /// The one side that such a question is about; none if it is not known, or may be either.
    pub(crate) fn offenders_under(&self, law: Clause) -> Option<Side> {
        let mut sides = self.against.iter().filter(|(about, _)| *about == law);
        let (_, side) = sides.next()?;
        sides.next().is_none().then_some(*side)
    }

    /// Could the offender have been aware that this could damage the others (23 in 2007, 72C in 2017)? With the call on which that rests it
    /// goes.
    pub(crate) fn review_awareness(&mut self, rests_on: Option<usize>) {
        self.review(law!(2007: "23", 2017: "72C").in_edition(self.edition));
        self.auction.trouble().aware.push(rests_on);
    }

    /// All on which that question rested is gone.
    pub(crate) fn forget_awareness(&mut self) {
        let law = law!(2007: "23", 2017: "72C").in_edition(self.edition);
        self.review.retain(|about| *about != law);
    }

    /// Declarer's tricks after the transfer.
    pub(crate) fn with_transfer(&self, taken: u8) -> u8 {
        let to_declarer = match self.contract().map(|(_, declarer)| Side::of(declarer)) {
            Some(Side::Ew) => -self.transfer,
            _ => self.transfer,
        };
        taken.saturating_add_signed(to_declarer).min(13)
    }

    /// Net tricks transferred by rectification; positive to North-South.
    pub(crate) const fn transfer(&self) -> i8 {
        self.transfer
    }

    /// Cards that lie on the table outside the tricks, with who led or played them: nobody has ruled on them yet.
    #[must_use]
    pub fn unsettled_cards(&self) -> Vec<(Seat, Card)> {
        // The oldest is ruled on first, so what is asked about lay there before the others.
        let asked = self.pending.as_ref();
        let asked = asked.map(|pending| pending.matter.cards_on_the_table());
        let others = self.play.as_ref().map(Play::unsettled_cards);
        (asked.unwrap_or_default().into_iter())
            .chain(others.unwrap_or_default())
            .collect()
    }

    /// While a card of the trick before may be changed: what has been led or played to the next, where it may be changed too
    /// (62C1). The hands have it back for the time being.
    #[must_use]
    pub fn cards_of_the_next_trick(&self) -> Vec<(Seat, Card)> {
        let asked = self.pending.as_ref();
        asked.map_or_else(Vec::new, |pending| pending.matter.next_trick().to_vec())
    }

    /// Notes the clause applied.
    pub(crate) fn cite(&mut self, law: Cite) {
        self.cite_one(law.in_edition(self.edition));
    }

    /// Notes a clause that only this edition has.
    pub(crate) fn cite_one(&mut self, clause: Clause) {
        debug_assert_eq!(
            clause.edition(),
            self.edition,
            "{clause} is of the other edition"
        );
        // From the end: what was applied last is most often applied again.
        if !self.cited.iter().rev().any(|cited| *cited == clause) {
            self.cited.push(clause);
        }
    }

    /// What was applied so far is ruled on anew.
    pub(crate) fn take_back_cited(&mut self, which: impl Fn(Clause) -> bool) {
        self.cited.retain(|&law| !which(law));
    }

    /// Notes something irregular.
    pub(crate) fn irregular(&mut self, law: Cite, by: Seat) {
        self.irregular_one(law.in_edition(self.edition), by);
    }

    /// Notes something irregular under a clause that only this edition has.
    pub(crate) fn irregular_one(&mut self, law: Clause, by: Seat) {
        self.irregularities.push(Irregularity { law, by });
    }
}

/// The doubling as the number that the outcome shows.
#[must_use]
pub(crate) const fn doubled(penalty: Penalty) -> u8 {
    match penalty {
        Penalty::Undoubled => 0,
        Penalty::Doubled => 1,
        Penalty::Redoubled => 2,
    }
}
