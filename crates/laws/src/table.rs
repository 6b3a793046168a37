//! The state of a board at a table, and the one way to change it.

use contract_bridge::auction::Call;
use contract_bridge::{Contract, Hand, Penalty, Seat};
use openroom_scoring::{PASSED_OUT, Tricks, score_ns};

use crate::auction::law22_end_of_auction::{self, Ended};
use crate::auction::{Auction, Made, law17_auction_period, law18_bids, law19_doubles};
use crate::awaiting::Awaiting;
use crate::calls::Calls;
use crate::clause::{Cite, Clause};
use crate::edition::Edition;
use crate::entry::{Action, Designation, Entry, Finding, Said, Side, Spoken};
use crate::hands::Hands;
use crate::impossible::Impossible;
use crate::law;
use crate::log::Deal;
use crate::play::law44_sequence_and_procedure as law44;
use crate::play::law68_claim_or_concession::Claim;
use crate::play::{Play, law41_commencement_of_play, law45_card_played, law68_claim_or_concession};
use crate::preliminaries::law02_boards::Board;

/// How far a board has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
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
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BoardResult {
    /// Declarer's tricks after rectification; `None` if passed out.
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
    pub(crate) awaiting: Option<Box<Awaiting>>,
    pub(crate) result: Option<BoardResult>,
    irregularities: Vec<Irregularity>,
    cited: Vec<Clause>,
    /// The Law under which something irregular is open that the engine cannot rectify yet.
    unsettled: Option<u8>,
}

/// Something irregular: the clause broken, or that names it, and by whom.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Irregularity {
    /// The clause.
    pub law: Clause,
    /// The player.
    pub by: Seat,
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
            awaiting: None,
            result: None,
            irregularities: Vec::new(),
            cited: Vec::with_capacity(12),
            unsettled: None,
        }
    }

    /// Applies what happened. A refused entry changes nothing.
    ///
    /// # Errors
    ///
    /// [`Impossible`] if it cannot have happened. What is irregular is no error.
    pub fn apply(&mut self, entry: &Entry) -> Result<(), Impossible> {
        if let Some(law) = self.unsettled {
            return Err(Impossible::NotImplemented { law });
        }
        match entry {
            Entry::Player(seat, action) => self.player(*seat, action),
            Entry::Director(finding) => self.director(finding),
        }
    }

    fn player(&mut self, seat: Seat, action: &Action) -> Result<(), Impossible> {
        match action {
            Action::Call(said) => self.call(seat, *said),
            Action::Play(card) => law45_card_played::card(self, seat, *card),
            Action::LeadsDown(card) => law41_commencement_of_play::lead_down(self, seat, *card),
            Action::Faces => law41_commencement_of_play::face(self, seat),
            Action::Names(Designation::Card(card)) => law45_card_played::names(self, seat, *card),
            Action::Claims(said) => law68_claim_or_concession::claims(self, seat, said),
            Action::Concedes(said) => law68_claim_or_concession::concedes(self, seat, said),
            Action::Agrees => law68_claim_or_concession::agrees(self, seat),
            Action::Attention(None) if self.irregularities.is_empty() => Ok(()),
            _ => Err(Impossible::NotImplemented {
                law: law_of(action),
            }),
        }
    }

    fn director(&mut self, finding: &Finding) -> Result<(), Impossible> {
        match finding {
            // A bare `called` where nothing is irregular changes nothing.
            Finding::Called if self.irregularities.is_empty() => Ok(()),
            _ => Err(Impossible::NotImplemented { law: 10 }),
        }
    }

    fn call(&mut self, seat: Seat, said: Said) -> Result<(), Impossible> {
        match self.phase {
            Phase::Auction => {}
            Phase::Clarification => {
                self.irregular(law!(2007: "35-4", 2017: "35D"), seat);
                self.unsettled = Some(39);
                return Ok(());
            }
            Phase::Play => {
                return Err(Impossible::NotNow {
                    reason: "the auction period is over: a lead has been faced",
                });
            }
            Phase::Over => return Err(Impossible::Over),
        }
        let rotation = law17_auction_period::rotation(&self.auction);
        let in_turn = law17_auction_period::turn(&self.auction) == seat;
        match said.spoken {
            Spoken::Call(call) if in_turn && self.legal_calls().contains(call) => {
                self.cite(rotation);
                self.stands(Made {
                    by: seat,
                    call,
                    artificial: said.artificial,
                });
            }
            _ if !in_turn => self.irregular_call(rotation, seat, said, 29),
            Spoken::AboveSeven { .. } => {
                self.irregular_call(law!(2007: "35-3", 2017: "35C"), seat, said, 38);
            }
            Spoken::Call(Call::Double) => self.irregular_call(law!("19A1"), seat, said, 36),
            Spoken::Call(Call::Redouble) => self.irregular_call(law!("19B1"), seat, said, 36),
            Spoken::Call(_) => self.irregular_call(law!("18D"), seat, said, 27),
        }
        Ok(())
    }

    fn irregular_call(&mut self, broken: Cite, seat: Seat, _said: Said, law: u8) {
        self.irregular(broken, seat);
        self.unsettled = Some(law);
    }

    /// A call that stands; it may end the auction (Law 22).
    fn stands(&mut self, made: Made) {
        self.auction.push(made);
        match law22_end_of_auction::ended(&self.auction) {
            None => {}
            Some(Ended::PassedOut) => {
                self.cite(law!(2007: "22A1", 2017: "22B"));
                self.over(None);
            }
            Some(Ended::Contract(contract, declarer)) => {
                self.cite(law!(2007: "22A2", 2017: "22A"));
                self.play = Some(Play::new(contract, declarer));
                self.phase = Phase::Clarification;
            }
        }
    }

    /// The board is over with that many tricks for declarer, or passed out.
    pub(crate) fn over(&mut self, tricks: Option<u8>) {
        self.phase = Phase::Over;
        self.cite(law!("77"));
        let score = match (&self.play, tricks.map(Tricks::try_new)) {
            (Some(play), Some(Ok(tricks))) => {
                score_ns(play.contract, play.declarer, self.board.vul, tricks)
            }
            _ => PASSED_OUT,
        };
        self.result = Some(BoardResult { tricks, score });
    }

    /// Notes the clause applied.
    pub(crate) fn cite(&mut self, law: Cite) {
        let clause = law.in_edition(self.edition);
        if !self.cited.contains(&clause) {
            self.cited.push(clause);
        }
    }

    /// Notes something irregular.
    pub(crate) fn irregular(&mut self, law: Cite, by: Seat) {
        let law = law.in_edition(self.edition);
        self.irregularities.push(Irregularity { law, by });
    }

    /// Nothing more can be said until the Law of that number is known to the engine.
    pub(crate) fn unsettle(&mut self, law: u8) {
        self.unsettled = Some(law);
    }

    /// The edition under which the board is played.
    #[must_use]
    pub const fn edition(&self) -> Edition {
        self.edition
    }

    /// Dealer and vulnerability.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// How far the board has come.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The seat that may act now: dummy's while declarer is to play from dummy; none while an answer is awaited
    /// or when the board is over.
    #[must_use]
    pub fn turn(&self) -> Option<Seat> {
        if self.awaiting.is_some() || self.unsettled.is_some() {
            return None;
        }
        match (self.phase, &self.play) {
            (Phase::Auction, _) => Some(law17_auction_period::turn(&self.auction)),
            (Phase::Clarification | Phase::Play, Some(play)) => Some(play.turn()),
            _ => None,
        }
    }

    /// The answer that the board waits for.
    #[must_use]
    pub fn awaiting(&self) -> Option<&Awaiting> {
        self.awaiting.as_deref()
    }

    /// The calls that stand.
    #[must_use]
    pub fn calls(&self) -> &[Made] {
        &self.auction.calls
    }

    /// The contract and its declarer, once the auction has ended with one.
    #[must_use]
    pub fn contract(&self) -> Option<(Contract, Seat)> {
        self.play
            .as_ref()
            .map(|play| (play.contract, play.declarer))
    }

    /// Whether nobody bid.
    #[must_use]
    pub fn passed_out(&self) -> bool {
        self.phase == Phase::Over && self.play.is_none()
    }

    /// What the player in turn may legally call; nothing outside the auction.
    #[must_use]
    pub fn legal_calls(&self) -> Calls {
        match self.turn() {
            Some(seat) if self.phase == Phase::Auction => Calls::PASS
                .or(law18_bids::sufficient(&self.auction))
                .or(law19_doubles::admissible(&self.auction, seat)),
            _ => Calls::NONE,
        }
    }

    /// The cards that the hand in turn may legally play; `None` if it is not known or no card is to be played.
    #[must_use]
    pub fn legal_cards(&self) -> Option<Hand> {
        let play = self.play.as_ref()?;
        let seat = self.turn()?;
        if let Some((_, card)) = play.face_down {
            return Some(Hand::from_iter([card]));
        }
        let hand = self.hands.of(seat)?;
        Some(law44::playable(hand, &play.trick))
    }

    /// The trick on the table.
    #[must_use]
    pub fn trick(&self) -> Option<&crate::play::Trick> {
        self.play.as_ref().map(|play| &play.trick)
    }

    /// Complete tricks with the hand that won each.
    #[must_use]
    pub fn tricks(&self) -> &[(crate::play::Trick, Seat)] {
        self.play.as_ref().map_or(&[], |play| &play.tricks)
    }

    /// The tricks that a side has won, as played.
    #[must_use]
    pub fn won(&self, side: Side) -> u8 {
        self.play.as_ref().map_or(0, |play| play.won(side))
    }

    /// The result, once there is one.
    #[must_use]
    pub const fn result(&self) -> Option<BoardResult> {
        self.result
    }

    /// What was irregular, in order.
    #[must_use]
    pub fn irregularities(&self) -> &[Irregularity] {
        &self.irregularities
    }

    /// The clauses applied, in order of first application.
    #[must_use]
    pub fn cited(&self) -> &[Clause] {
        &self.cited
    }

    /// What a seat still holds, if its hand is known.
    #[must_use]
    pub fn held(&self, seat: Seat) -> Option<Hand> {
        self.hands.of(seat)
    }
}

/// The Law that an action belongs to, for saying what is missing.
fn law_of(action: &Action) -> u8 {
    match action {
        Action::Call(_) => 17,
        Action::Play(_) => 44,
        Action::LeadsDown(_) | Action::Faces => 41,
        Action::Names(_) => 46,
        Action::Renames(_) | Action::Places(_) => 45,
        Action::PlaysTogether(_) => 58,
        Action::Exposes { .. } => 49,
        Action::Changes(_) => 25,
        Action::Corrects(_) => 47,
        Action::Attention(_) => 9,
        Action::Claims(_) | Action::Concedes(_) | Action::RequestsPlay | Action::Consents => 68,
        Action::Agrees => 69,
        Action::Objects => 70,
        Action::Accepts | Action::Declines | Action::Keeps => 10,
        Action::Requires(_) | Action::Forbids(_) | Action::Waives => 50,
        Action::Spreads => 54,
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
