//! The state of a board at a table, and the one way to change it.

use contract_bridge::{Card, Contract, Hand, Penalty, Seat};
use openroom_scoring::{PASSED_OUT, Tricks, score_ns};

use crate::auction::law29_out_of_rotation;
use crate::auction::{
    self, Auction, Bar, Made, law21_misinformation, law25_changes_of_call, law35_inadmissible_calls,
};
use crate::awaiting::{Asked, Awaiting, Choice, Question};
use crate::calls::Calls;
use crate::clause::{Cite, Clause};
use crate::edition::Edition;
use crate::entry::{Action, Entry, Finding, Side};
use crate::hands::Hands;
use crate::impossible::Impossible;
use crate::irregularities::law15_wrong_board::Elsewhere;
use crate::irregularities::law16_information::Information;
use crate::irregularities::{
    law09_procedure, law10_choice_of_rectification as law10, law12_adjusted_scores,
    law13_incorrect_number_of_cards, law14_missing_card, law15_wrong_board, law16_information,
};
use crate::law;
use crate::log::Deal;
use crate::notation::seat_text;
use crate::pending::{Pending, Then};
use crate::play::law50_penalty_card::Kind;
use crate::play::law68_claim_or_concession::Claim;
use crate::play::{
    Play, Restriction, law41_commencement_of_play, law43_dummys_limitations, law45_card_played,
    law45_dummys_card, law46_incomplete_designation, law47_misinformation, law47_retraction,
    law49_exposure, law50_penalty_card, law53_lead_out_of_turn, law54_opening_lead_out_of_turn,
    law58_simultaneous_cards, law62_correction_of_revoke, law63_establishment_of_revoke,
    law64_after_establishment_of_revoke, law65_arrangement_of_tricks, law66_inspection_of_tricks,
    law66_told_play, law67_defective_trick, law68_claim_or_concession, law69_agreed_claim,
    law70_contested_claim,
};
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
    pub(crate) pending: Option<Box<Pending>>,
    pub(crate) result: Option<BoardResult>,
    /// An adjusted score given by the Director (12), as in the event file.
    pub(crate) adjusted: Option<Box<serde_json::Value>>,
    /// Attention has been drawn to something on which nobody has ruled.
    pub(crate) attention: bool,
    /// A revoke to which attention was drawn by name, and that the known cards do not show.
    pub(crate) alleged: Option<law62_correction_of_revoke::Alleged>,
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
    transfer: i8,
    /// Declarer's tricks as the Director gave them in equity; final.
    awarded: Option<u8>,
    irregularities: Vec<Irregularity>,
    cited: Vec<Clause>,
    pub(crate) review: Vec<Clause>,
    pub(crate) information: Vec<Information>,
    pub(crate) elsewhere: Vec<Elsewhere>,
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
            pending: None,
            result: None,
            adjusted: None,
            attention: false,
            alleged: None,
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
            information: Vec::new(),
            elsewhere: Vec::new(),
        }
    }

    /// Applies what happened. A refused entry changes nothing.
    ///
    /// # Errors
    ///
    /// [`Impossible`] if it cannot have happened. What is irregular is no error.
    pub fn apply(&mut self, entry: &Entry) -> Result<(), Impossible> {
        // A call or card on a regular board is refused before it changes anything; where more is at stake, all is undone.
        let plain = matches!(entry, Entry::Player(_, Action::Call(_) | Action::Play(_)));
        if plain && !self.is_irregular() {
            return self.take(entry);
        }
        let before = self.clone();
        self.take(entry).inspect_err(|_| *self = before)
    }

    fn take(&mut self, entry: &Entry) -> Result<(), Impossible> {
        match entry {
            Entry::Player(seat, action) => self.player(*seat, action),
            Entry::Director(finding) => self.director(finding),
        }
    }

    /// Whether anything irregular is or was there.
    fn is_irregular(&self) -> bool {
        let in_play = self
            .play
            .as_ref()
            .is_some_and(|play| play.trouble.is_some());
        self.pending.is_some() || self.auction.trouble.is_some() || in_play
    }

    fn player(&mut self, seat: Seat, action: &Action) -> Result<(), Impossible> {
        match action {
            Action::Call(said) if self.is_asked_to_change(seat) => {
                let changed = Action::Changes(*said);
                law10::answer(self, seat, &changed, Choice::Changes)
            }
            Action::Call(said) => auction::call(self, seat, *said),
            Action::Changes(_) if self.is_asked_to_change(seat) => {
                law10::answer(self, seat, action, Choice::Changes)
            }
            Action::Changes(said) => {
                self.check_not_held()?;
                law25_changes_of_call::changes(self, seat, *said)
            }
            Action::Play(card) => law45_card_played::card(self, seat, *card),
            Action::LeadsDown(card) => law41_commencement_of_play::lead_down(self, seat, *card),
            Action::Faces => law41_commencement_of_play::face(self, seat),
            Action::Names(what) => law45_dummys_card::names(self, seat, *what, false),
            Action::Renames(what) => law45_dummys_card::names(self, seat, *what, true),
            Action::PlaysTogether(cards) => law58_simultaneous_cards::together(self, seat, cards),
            Action::Places(card) => law45_dummys_card::places(self, seat, *card),
            Action::Exposes {
                cards,
                deliberately,
            } => law49_exposure::expose(self, seat, cards, *deliberately),
            Action::Corrects(card) => law47_retraction::corrects(self, seat, *card),
            Action::LetsSlip { manner, words } => {
                law16_information::let_slip(self, seat, *manner, words.as_deref());
                Ok(())
            }
            Action::Reserves => {
                law16_information::reserves(self, seat);
                Ok(())
            }
            Action::Attention(revoke) => law09_procedure::attention(self, seat, *revoke),
            Action::Claims(said) => law68_claim_or_concession::claims(self, seat, said),
            Action::Concedes(said) => law68_claim_or_concession::concedes(self, seat, said),
            Action::Agrees if law69_agreed_claim::agreed_already(self, seat) => Ok(()),
            Action::Agrees => law10::answer(self, seat, action, Choice::Agrees),
            Action::Objects if !self.is_asked(seat, Choice::Objects) => {
                law69_agreed_claim::objects(self, seat)
            }
            Action::Objects => law10::answer(self, seat, action, Choice::Objects),
            Action::RequestsPlay => law10::answer(self, seat, action, Choice::RequestsPlay),
            Action::Consents => law10::answer(self, seat, action, Choice::Consents),
            Action::Accepts if self.says(seat, Choice::Accepts) => Ok(()),
            Action::Spreads if self.says(seat, Choice::Spreads) => Ok(()),
            Action::Accepts => law10::answer(self, seat, action, Choice::Accepts),
            Action::Declines => law10::answer(self, seat, action, Choice::Declines),
            Action::Keeps => {
                let seat = self.for_dummy(seat, Choice::Keeps);
                law10::answer(self, seat, action, Choice::Keeps)
            }
            Action::Omits => law67_defective_trick::omits(self, seat),
            Action::Inspects(what) => law66_inspection_of_tricks::inspects(self, seat, *what),
            Action::PointsOut => law65_arrangement_of_tricks::points_out(self, seat),
            Action::Waives => law10::answer(self, seat, action, Choice::Waives),
            Action::Spreads => law10::answer(self, seat, action, Choice::Spreads),
            Action::Requires(what) => law10::answer(self, seat, action, Choice::Requires(*what)),
            Action::Forbids(suits) => law10::forbids(self, seat, action, suits),
        }
    }

    /// A player accepts a lead out of turn, or spreads his hand, before the Director has come (53A, 54A).
    fn says(&mut self, seat: Seat, choice: Choice) -> bool {
        self.pending.is_none()
            && (law54_opening_lead_out_of_turn::says(self, seat, choice)
                || choice == Choice::Accepts && law53_lead_out_of_turn::says_accepts(self, seat))
    }

    fn director(&mut self, finding: &Finding) -> Result<(), Impossible> {
        match finding {
            Finding::Called => {
                law09_procedure::called(self);
                Ok(())
            }
            Finding::Misinformed(seat) => {
                if law47_misinformation::told_it_was_his_turn(self, *seat) {
                    return Ok(());
                }
                self.check_not_held()?;
                match self.phase {
                    Phase::Play if !self.has_played(*seat) => {
                        law21_misinformation::found(self, *seat)?
                    }
                    Phase::Play => law47_misinformation::found(self, *seat),
                    _ => {
                        law47_misinformation::takes_back_lead(self, *seat);
                        law21_misinformation::found(self, *seat)?;
                    }
                }
                Ok(())
            }
            Finding::Breach { clause, by } => {
                let law = Clause::parse(clause, self.edition)?;
                let Some(by) = by else {
                    return Err(Impossible::NotNow {
                        reason: "a breach needs `by`: who broke the clause",
                    });
                };
                law43_dummys_limitations::breach(self, law, *by)
            }
            Finding::Played(told) => law66_told_play::played(self, *told),
            Finding::Revoked(found) => {
                law62_correction_of_revoke::found(self, found)?;
                if self.pending.is_none() {
                    law09_procedure::settle(self);
                }
                Ok(())
            }
            Finding::Intended(card) if self.pending.is_none() => {
                law46_incomplete_designation::found_other_intention(self, *card)
            }
            Finding::Tricks { side, tricks } if law66_told_play::is_asked(self) => {
                law66_told_play::twelfth_corrected(self, *side, *tricks)
            }
            Finding::Tricks { side, tricks } if law70_contested_claim::is_asked(self) => {
                law70_contested_claim::ruled(self, *side, *tricks)
            }
            Finding::Tricks { side, tricks } if self.phase == Phase::Over => {
                law64_after_establishment_of_revoke::award(self, *side, *tricks)
            }
            Finding::Claim(tricks) => law68_claim_or_concession::found(self, *tricks),
            Finding::Mixed(side) => law66_inspection_of_tricks::mixed(self, *side),
            Finding::Omitted(at) => {
                law66_told_play::check_written_down(self)?;
                law67_defective_trick::omitted(self, *at)
            }
            Finding::Extra { at, cards, exposed } => {
                law66_told_play::check_written_down(self)?;
                law67_defective_trick::extra(self, *at, cards, exposed)
            }
            Finding::Fouled(form) => {
                self.cite(law!("87A"));
                self.form = Some(form.clone());
                Ok(())
            }
            Finding::Led(led) => law45_dummys_card::found_led(self, *led),
            Finding::NoPenalty(card) => law50_penalty_card::designated_otherwise(self, *card),
            Finding::NextCall(seat) => {
                self.next_call[*seat as usize] = true;
                law63_establishment_of_revoke::agreement_is_final(self, *seat);
                Ok(())
            }
            Finding::RoundOver => {
                self.round_over = true;
                for seat in Seat::ALL {
                    law63_establishment_of_revoke::agreement_is_final(self, seat);
                }
                Ok(())
            }
            Finding::PeriodOver => {
                self.period_over = true;
                self.round_over = true;
                for seat in Seat::ALL {
                    law63_establishment_of_revoke::agreement_is_final(self, seat);
                }
                Ok(())
            }
            Finding::Returned(yes) => {
                self.returned = *yes;
                Ok(())
            }
            Finding::Damage(yes) => law12_adjusted_scores::damage(self, *yes),
            Finding::Adjust(score) if self.pending.is_none() => {
                law12_adjusted_scores::adjust(self, score, None)
            }
            Finding::Cards(cards) => law13_incorrect_number_of_cards::counted(self, *cards),
            &Finding::Missing { by, card, found } => {
                law14_missing_card::searched(self, by, card, found)
            }
            &Finding::WrongCards { by, board } => law15_wrong_board::wrong_cards(self, by, board),
            Finding::CalledBefore { .. } if self.contract().is_some() => Err(Impossible::NotNow {
                reason: "what a player called before is found before the auction is over",
            }),
            &Finding::CalledBefore { by, call } => law15_wrong_board::called_before(self, by, call),
            &Finding::WrongBoard { played } => law15_wrong_board::wrong_board(self, played),
            &Finding::Informed(seat) => {
                self.check_not_held()?;
                law16_information::knows_by_accident(self, seat);
                Ok(())
            }
            _ => law10::found(self, finding),
        }
    }

    /// Whether a card of that seat is played; before that only his calls can rest on wrong information (21B3).
    fn has_played(&self, seat: Seat) -> bool {
        let quitted = self.tricks().iter().map(|(trick, _)| trick);
        let mut tricks = quitted.chain(self.trick());
        tricks.any(|trick| trick.plays().any(|(by, _)| by == seat))
    }

    /// Asks somebody; the board waits for the answer.
    pub(crate) fn ask(&mut self, by: Asked, law: Clause, question: Question, then: Then) {
        let awaiting = Awaiting { by, law, question };
        self.pending = Some(Box::new(Pending { awaiting, then }));
    }

    /// A player acts over what he is asked about, where that is acceptance (27A1, 29A, 53A). False if it is not.
    pub(crate) fn accept_by_acting(&mut self, seat: Seat) -> Result<bool, Impossible> {
        let accepts = match self.pending.as_deref() {
            None => return Ok(true),
            Some(pending) => {
                let offered = matches!(&pending.awaiting.question, Question::Options(o) if o.contains(&Choice::Accepts));
                offered && pending.awaiting.by.includes(seat)
            }
        };
        if accepts {
            law10::accepts_by_acting(self, seat);
        }
        Ok(accepts && self.pending.is_none())
    }

    /// Whether that player is offered that choice now.
    pub(crate) fn is_asked(&self, seat: Seat, choice: Choice) -> bool {
        self.pending.as_deref().is_some_and(|pending| {
            let offered =
                matches!(&pending.awaiting.question, Question::Options(o) if o.contains(&choice));
            offered && pending.awaiting.by.includes(seat)
        })
    }

    /// Declarer answers for dummy what dummy's hand is asked.
    fn for_dummy(&self, seat: Seat, choice: Choice) -> Seat {
        let declares = self
            .contract()
            .is_some_and(|(_, declarer)| declarer == seat);
        match declares && self.is_asked(seat.partner(), choice) {
            true => seat.partner(),
            false => seat,
        }
    }

    /// The tricks of a side in equity after a revoke (64C): the figure is final.
    pub(crate) fn award_tricks(&mut self, side: Side, tricks: u8) {
        let declares = self
            .contract()
            .is_some_and(|(_, declarer)| Side::of(declarer) == side);
        self.awarded = Some(if declares { tricks } else { 13 - tricks });
        self.rescore();
    }

    fn is_asked_to_change(&self, seat: Seat) -> bool {
        self.is_asked(seat, Choice::Changes)
    }

    /// The refusal of an act while the board waits for an answer.
    pub(crate) fn held(&self) -> Impossible {
        let by = match self.pending.as_deref().map(|p| &p.awaiting.by) {
            Some(Asked::Director) | None => "the Director".to_owned(),
            Some(Asked::Player(seat)) => seat_text(*seat).to_owned(),
            Some(Asked::Any(seats)) => seats
                .iter()
                .map(|&seat| seat_text(seat))
                .collect::<Vec<_>>()
                .join(" or "),
            Some(Asked::Either(one, other)) => {
                format!("{} or {}", seat_text(*one), seat_text(*other))
            }
        };
        Impossible::Held { by }
    }

    /// Whether a card, a name or a showing is not held up: nothing is awaited but a choice of declarer that is asked again.
    pub(crate) fn check_free(&self) -> Result<(), Impossible> {
        match &self.pending {
            Some(pending) if !pending.then.comes_again() => Err(self.held()),
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

    /// The player must pass at his next turn.
    pub(crate) fn bar_for_turn(&mut self, seat: Seat) {
        self.auction.set_bar(seat, Bar::Turn);
    }

    /// The player must pass for the rest of the auction.
    pub(crate) fn bar_for_auction(&mut self, seat: Seat) {
        self.auction.set_bar(seat, Bar::Auction);
    }

    /// A damage question for the end of play.
    pub(crate) fn review(&mut self, law: Clause) {
        if !self.review.contains(&law) {
            self.review.push(law);
        }
    }

    /// Could the offender have been aware that this could damage the others (23 in 2007, 72C in 2017)?
    pub(crate) fn review_awareness(&mut self) {
        self.review(law!(2007: "23", 2017: "72C").in_edition(self.edition));
    }

    /// The score anew, if there is one, after the contract or the tricks were put right.
    pub(crate) fn rescore(&mut self) {
        if self.result.is_some() {
            self.score();
        }
    }

    /// The board is over with that many tricks for declarer as played or agreed, or passed out.
    pub(crate) fn over(&mut self, tricks: Option<u8>) {
        self.phase = Phase::Over;
        self.taken = tricks;
        // Cards shown on which nobody has ruled matter no more once the play has ended.
        if let Some(trouble) = self.play.as_mut().and_then(|play| play.trouble.as_mut()) {
            let shown =
                |open: &crate::play::Open| matches!(open, crate::play::Open::Exposed { .. });
            trouble.open.retain(|open| !shown(open));
        }
        self.score();
    }

    fn score(&mut self) {
        self.cite(law!("77"));
        let trouble = self
            .play
            .as_ref()
            .is_some_and(|play| play.trouble.is_some());
        self.transfer = match self.taken {
            Some(taken) if trouble => law64_after_establishment_of_revoke::transfers(self, taken),
            _ => 0,
        };
        let tricks = self
            .taken
            .map(|taken| self.awarded.unwrap_or_else(|| self.with_transfer(taken)));
        let score = match (&self.play, tricks.map(Tricks::try_new)) {
            (Some(play), Some(Ok(tricks))) => {
                score_ns(play.contract, play.declarer, self.board.vul, tricks)
            }
            _ => PASSED_OUT,
        };
        self.result = Some(BoardResult { tricks, score });
    }

    /// Declarer's tricks after the transfer.
    fn with_transfer(&self, taken: u8) -> u8 {
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
        let asked = asked.and_then(|pending| pending.then.card_on_the_table());
        let others = self.play.as_ref().map(Play::unsettled_cards);
        asked
            .into_iter()
            .chain(others.unwrap_or_default())
            .collect()
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
        if self.pending.is_some() {
            return None;
        }
        match (self.phase, &self.play) {
            (Phase::Auction, _) => Some(self.auction_turn()),
            (Phase::Clarification | Phase::Play, Some(play)) => Some(play.as_it_lies().turn()),
            _ => None,
        }
    }

    /// The answer that the board waits for.
    #[must_use]
    pub fn awaiting(&self) -> Option<&Awaiting> {
        self.pending.as_ref().map(|pending| &pending.awaiting)
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
        self.phase == Phase::Over && self.play.is_none() && self.result.is_some()
    }

    /// The player who may call now: over what is open, its left-hand opponent; after a call out of rotation, the player whose
    /// turn it was.
    fn auction_turn(&self) -> Seat {
        match self.auction.trouble.as_ref().and_then(|t| t.open.first()) {
            Some(auction::Open::OutOfRotation { .. }) | None => self.auction.turn,
            // Others have called since: nobody can call over the change.
            Some(auction::Open::Change { at, .. }) if !self.auction.is_last(*at) => {
                self.auction.turn
            }
            Some(open) => open.by().lho(),
        }
    }

    /// What the player in turn may legally call; nothing outside the auction.
    #[must_use]
    pub fn legal_calls(&self) -> Calls {
        match self.turn() {
            Some(seat) if self.phase == Phase::Auction => self.legal_calls_owing(seat),
            _ => Calls::NONE,
        }
    }

    /// What a player may legally call if it is his turn.
    pub(crate) fn legal_calls_of(&self, seat: Seat) -> Calls {
        match self.phase == Phase::Auction && self.auction_turn() == seat {
            true => self.legal_calls_owing(seat),
            false => Calls::NONE,
        }
    }

    /// What that player may call, with what he owes.
    pub(crate) fn legal_calls_owing(&self, seat: Seat) -> Calls {
        let regular = self.calls_without_restriction(seat);
        let Some(trouble) = &self.auction.trouble else {
            return regular;
        };
        if trouble.bars[seat as usize].is_some() {
            return Calls::PASS;
        }
        let free = self.auction.owed(seat).fold(regular, |free, owed| {
            law29_out_of_rotation::calls_owing(&self.auction, owed, free)
        });
        match trouble.no_double == Some(seat) {
            true => free
                .without(contract_bridge::auction::Call::Double)
                .without(contract_bridge::auction::Call::Redouble),
            false => free,
        }
    }

    /// The calls that Laws 18 and 19 allow a player, whatever else binds him. What he would make good by calling counts.
    pub(crate) fn calls_without_restriction(&self, seat: Seat) -> Calls {
        if let Some(&open) = self.auction.trouble.as_ref().and_then(|t| t.open.first())
            && seat == open.by().lho()
        {
            return law35_inadmissible_calls::regular_over(&self.auction, open, seat);
        }
        law35_inadmissible_calls::regular(&self.auction, seat)
    }

    /// The cards that the hand in turn may legally play; `None` if it is not known or no card is to be played.
    #[must_use]
    pub fn legal_cards(&self) -> Option<Hand> {
        let play = self.play.as_ref()?;
        let seat = self.turn()?;
        let hand = self.hands.of(seat)?;
        if let Some((_, card)) = play.face_down.filter(|(leader, _)| *leader == seat) {
            return Some(Hand::from_iter([card]));
        }
        Some(crate::play::law44_sequence_and_procedure::legal(
            &play.as_it_lies(),
            seat,
            hand,
        ))
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

    /// The damage questions to be answered when the play is over.
    #[must_use]
    pub fn reviews(&self) -> &[Clause] {
        &self.review
    }

    /// What one side may use and the other may not (Law 16).
    #[must_use]
    pub fn information(&self) -> &[Information] {
        &self.information
    }

    /// What is to be looked at when these players meet another board (15A3 of 2017, 17D3 of 2007).
    #[must_use]
    pub fn elsewhere(&self) -> &[Elsewhere] {
        &self.elsewhere
    }

    /// How long a player must pass, if he must.
    #[must_use]
    pub fn barred(&self, seat: Seat) -> Option<Bar> {
        match self.phase {
            Phase::Auction => self.auction.bar(seat),
            _ => None,
        }
    }

    /// The penalty cards of a player.
    #[must_use]
    pub fn penalty_cards(&self, seat: Seat) -> &[(contract_bridge::Card, Kind)] {
        let trouble = self.play.as_ref().and_then(|play| play.trouble.as_ref());
        trouble.map_or(&[], |trouble| &trouble.penalty[seat as usize])
    }

    /// The newest lead or play restriction in force.
    #[must_use]
    pub fn restriction(&self) -> Option<&Restriction> {
        let trouble = self.play.as_ref().and_then(|play| play.trouble.as_ref());
        trouble.and_then(|trouble| trouble.restrictions.last())
    }

    /// The adjusted score that the Director gave, as in the event file.
    #[must_use]
    pub fn adjusted(&self) -> Option<&serde_json::Value> {
        self.adjusted.as_deref()
    }

    /// The form in which a fouled board was played here (87).
    #[must_use]
    pub fn form(&self) -> Option<&str> {
        self.form.as_deref()
    }

    /// What a seat still holds, if its hand is known.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> Option<Hand> {
        self.hands.of(seat)
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
