//! Law 47: retraction of a card played, and the chain of those who may change their cards because somebody else did
//! (45C4b, 45D, 47D, 58B3, 62C).

use contract_bridge::{Card, Hand, Seat};
use openroom_said::said;

use super::law44_sequence_and_procedure as law44;
use super::law45_to_the_trick;
use super::law50_penalty_card;
use super::{
    Open, Play, Trick, law45_card_played, law49_exposure, law53_lead_out_of_turn,
    law57_premature_lead_or_play, law60_play_after_illegal_play,
};
use crate::awaiting::{Asked, Choice, Question};
use crate::clause::Cite;
use crate::edition::Edition;
use crate::entry::{Side, SpokenCall};
use crate::impossible::Impossible;
use crate::irregularities::law16_information;
use crate::law;
use crate::pending::{Matter, not_asked_to_correct};
use crate::table::revoke::State;
use crate::table::trouble::PenaltyKind;
use crate::table::{Phase, Table};

/// Who may change a card, one after the other, in the trick on the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Changes {
    offers: Vec<Offer>,
    changed: Vec<Seat>,
    /// Cards that had been played to the next trick; each goes back there if it still can.
    next: Vec<(Seat, Card)>,
    /// What becomes of them if not.
    back: Back,
    /// A lead to the next trick from the wrong hand of the declaring side is still one (55).
    wrong_hand: bool,
    /// The trick, from 0, on which a revoke was corrected, if that is what gives them the right (62C1).
    revoke_on: Option<usize>,
}

/// What becomes of a card of the next trick that cannot stay there, as the trick before has another winner.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Back {
    /// It goes back by that clause, and what it told is closed to the side that brought it about (16D of 2007, 16C of 2017).
    Freely(Cite, Side),
    /// It came of a wrong that its own side has done: a defender's is exposed (47A, 49).
    Exposed,
}

/// One player's chance to change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Offer {
    pub seat: Seat,
    pub law: Cite,
    /// Only if this player changed his.
    pub only_if: Option<Seat>,
    /// A card taken back becomes a penalty card (62C2).
    pub penalty: bool,
    /// It is about his card in the next trick.
    pub next: bool,
    /// His card is not legal any more: he has to change it.
    pub must: bool,
    /// It is a revoke, and he corrects it as one (62B).
    pub revoke: bool,
}

impl Offer {
    /// A change without any rectification.
    pub const fn free(seat: Seat, law: Cite) -> Self {
        Self {
            seat,
            law,
            only_if: None,
            penalty: false,
            next: false,
            must: false,
            revoke: false,
        }
    }

    /// A change that he has to make.
    pub const fn must(seat: Seat, law: Cite) -> Self {
        Self {
            must: true,
            ..Self::free(seat, law)
        }
    }

    /// A revoke that is noticed because a card before it was changed: he corrects it, and a defender's becomes a penalty card (62B).
    pub fn of_revoke(play: &Play, seat: Seat) -> Self {
        let defends = !play.declares(seat);
        let law = match defends {
            true => law!("62B1"),
            false => law!("62B2"),
        };
        Self {
            penalty: defends,
            revoke: true,
            ..Self::must(seat, law)
        }
    }

    /// A change only if another player changed.
    pub const fn if_changed(seat: Seat, other: Seat, law: Cite) -> Self {
        Self {
            only_if: Some(other),
            ..Self::free(seat, law)
        }
    }
}

impl Changes {
    pub const fn new(offers: Vec<Offer>, next: Vec<(Seat, Card)>, back: Back) -> Self {
        Self {
            offers,
            changed: Vec::new(),
            next,
            back,
            wrong_hand: false,
            revoke_on: None,
        }
    }

    /// The same after a revoke on that trick.
    pub const fn after_revoke_on(mut self, trick: usize) -> Self {
        self.revoke_on = Some(trick);
        self
    }

    /// The same after dummy put out another card than was named: that gives declarer no right to take back a lead (45D).
    pub fn after_misplay(
        offers: Vec<Offer>,
        next: Vec<(Seat, Card)>,
        law: Cite,
        side: Side,
    ) -> Self {
        Self {
            wrong_hand: true,
            ..Self::new(offers, next, Back::Freely(law, side))
        }
    }

    /// That player is bound now to another card than he may have played: then he has to change it (57A).
    pub fn bind(&mut self, table: &Table, seat: Seat) {
        let card = table
            .play
            .as_ref()
            .and_then(|play| play.trick.card_of(seat));
        if card.is_none_or(|card| is_legal(table, seat, card)) {
            return;
        }
        let own = self.offers.iter_mut();
        own.filter(|offer| offer.seat == seat && !offer.next)
            .for_each(|offer| offer.must = true);
    }
}

/// Takes the cards of the trick on the table back into the hands, and the last complete trick back onto the table.
pub(crate) fn back_into_last_trick(table: &mut Table) -> Vec<(Seat, Card)> {
    reopen_last_trick(table, |_| false)
}

/// The same where a lead out of turn by some hands to the next trick stays on the table, for nothing frees them of it: it is ruled on when
/// the trick before is settled.
pub(crate) fn reopen_last_trick(
    table: &mut Table,
    stays: impl Fn(Seat) -> bool,
) -> Vec<(Seat, Card)> {
    let Some(play) = &mut table.play else {
        return Vec::new();
    };
    let (number, leader) = (play.number(), play.leader);
    let mut taken: Vec<(Seat, Card)> = play.trick.plays().collect();
    let accepted = lead_that_was_accepted(play);
    if let Some(trouble) = &mut play.trouble {
        // A lead out of turn to the next trick lies on the table too. What the proper leader has led after it was in turn.
        trouble.open.retain(|open| match *open {
            Open::Lead { by, .. } if stays(by) => true,
            Open::Later { by, .. } if stays(by) && by != leader => true,
            Open::Lead { by, card, .. }
            | Open::Premature { by, card, .. }
            | Open::EarlyLead { by, card }
            | Open::ToEarlyLead { by, card }
            | Open::AfterDummy { by, card }
            | Open::Later { by, card } => {
                taken.push((by, card));
                false
            }
            // What was wrong with a card that is taken back is gone with it.
            Open::PenaltyNotPlayed { trick, .. } => trick < number,
            _ => true,
        });
        trouble.revokes.retain(|revoke| revoke.trick < number);
        trouble.lead_settled = false;
        trouble.accepted_over = accepted;
    }
    law50_penalty_card::binds_again_in_last_trick(play);
    play.reopen();
    for &(seat, card) in &taken {
        table.hands.restore(seat, card);
        law50_penalty_card::comes_back(table, seat, card);
    }
    taken
}

/// Who has led to the trick on the table though another hand had won the one before, and that hand: the lead is a correct one (53A).
fn lead_that_was_accepted(play: &Play) -> Option<(Seat, Seat)> {
    let (by, _) = play.trick.lead()?;
    let (_, turn) = *play.tricks.last()?;
    (by != turn).then_some((by, turn))
}

/// Offers the changes in order; when all are answered the play goes on.
pub(crate) fn offer(table: &mut Table, mut changes: Changes) {
    while let Some(offer) = changes.offers.first().copied() {
        let applies = offer
            .only_if
            .is_none_or(|other| changes.changed.contains(&other));
        let bound = !offer.next && !offer.must && has_no_other(table, offer.seat);
        if applies && bound {
            law57_premature_lead_or_play::meets_it(table, offer.seat);
        } else if applies && !(offer.next && has_lost_the_lead(table, &changes)) {
            let law = offer.law.in_edition(table.edition());
            let question = Question::Options(match offer.must {
                true => vec![Choice::Corrects],
                false => vec![Choice::Keeps, Choice::Corrects],
            });
            table.ask(Asked::Player(offer.seat), law, question, changes);
            return;
        }
        changes.offers.remove(0);
    }
    finish(table, &changes);
}

/// A card of the declaring side that was led to the next trick, where the other of its hands is to lead: out of turn (55). False if it is
/// not that.
fn led_from_the_wrong_hand(table: &mut Table, by: Seat, card: Card) -> bool {
    let turn = by.partner();
    let Some(play) = &mut table.play else {
        return false;
    };
    if play.turn() != turn || !play.declares(by) || play.trick != Trick::EMPTY {
        return false;
    }
    let lead = Open::Lead { by, card, turn };
    play.trouble().open.push(lead);
    table.hands.remove(by, card);
    let law = law!("44G").in_edition(table.edition());
    let mut noted = table.irregularities.iter();
    if !noted.any(|it| (it.law, it.by) == (law, by)) {
        table.irregular_one(law, by);
    }
    true
}

/// The hand that had led to the next trick does not win this one any more, nor does the one whose turn it was when its lead was accepted: its
/// card simply comes back.
fn has_lost_the_lead(table: &Table, changes: &Changes) -> bool {
    let winner = table
        .play
        .as_ref()
        .filter(|play| play.trick.is_complete())
        .and_then(|play| law44::winner(&play.trick, play.strain()));
    let leader = changes.next.first().map(|(seat, _)| *seat);
    leader != winner && accepted_at_the_turn_of(table, leader) != winner
}

/// Whose turn it was when that lead out of turn to the next trick was accepted, if it was.
fn accepted_at_the_turn_of(table: &Table, leader: Option<Seat>) -> Option<Seat> {
    let trouble = table.play.as_ref()?.trouble.as_ref()?;
    let accepted = trouble.accepted_over.filter(|(by, _)| Some(*by) == leader);
    accepted.map(|(_, turn)| turn)
}

/// The trick is complete again or goes on. What was played to the next trick stays if the hand that led to it is on lead still; else
/// all of it goes back, the lead and the cards that were played to it.
fn finish(table: &mut Table, changes: &Changes) {
    let keeps_lead = !changes.next.is_empty() && !has_lost_the_lead(table, changes);
    if let (true, Some(play)) = (keeps_lead, &mut table.play) {
        // What declarer may choose over that lead he has chosen before it was made (50D2).
        play.trouble().lead_settled = true;
    }
    law45_to_the_trick::go_on(table);
    for (at, &(seat, card)) in changes.next.iter().enumerate() {
        if table.check_card(seat, card).is_err() {
            // He has put it into the trick before.
            continue;
        }
        let in_turn = table.turn() == Some(seat) && table.phase == Phase::Play;
        if keeps_lead && in_turn {
            let noted = table.irregularities.len();
            law45_card_played::place(table, seat, card);
            law60_play_after_illegal_play::forget_repeated(table, noted);
        } else if keeps_lead && at == 0 {
            // It was accepted, and still is (53A).
            table.hands.remove(seat, card);
            law53_lead_out_of_turn::stands(table, seat, card);
        } else if !(at == 0 && changes.wrong_hand && led_from_the_wrong_hand(table, seat, card)) {
            goes_back(table, changes, seat, card);
        }
    }
    if let Some(trouble) = table.play.as_mut().and_then(|play| play.trouble.as_mut()) {
        trouble.accepted_over = None;
    }
    law53_lead_out_of_turn::lies_there_still(table);
}

/// A card of the next trick is in the hand again. The partner of the hand that led to that trick had played to it out of turn: what his card
/// told is closed to his own side (57D of 2017).
fn goes_back(table: &mut Table, changes: &Changes, seat: Seat, card: Card) {
    let leader = changes.next.first().map(|(seat, _)| *seat);
    let out_of_turn = leader == Some(seat.partner());
    match changes.back {
        Back::Freely(law, offends) => {
            let closed_to = if out_of_turn { Side::of(seat) } else { offends };
            table.cite(law);
            law16_information::card_withdrawn(table, seat, card, closed_to.other());
            taken_back_freely(table, changes.revoke_on, seat, card);
        }
        Back::Exposed => law49_exposure::rectify(table, seat, Hand::from_iter([card]), true),
    }
}

/// A card that a player took back because of a revoke of the other side, if that it was: 62C3 of 2017 may come back to it.
fn taken_back_freely(table: &mut Table, revoke_on: Option<usize>, seat: Seat, card: Card) {
    if let (Some(trick), Some(play)) = (revoke_on, &mut table.play) {
        play.trouble().freely_taken_back.push((trick, seat, card));
    }
}

/// 47D, 62C: does the next player change his card?
impl Matter for Changes {
    /// The player keeps his card.
    fn chosen(mut self: Box<Self>, table: &mut Table, _: Seat, _: Choice, _: Option<SpokenCall>) {
        let kept = self.offers.remove(0);
        law57_premature_lead_or_play::meets_it(table, kept.seat);
        offer(table, *self);
    }

    fn corrected(
        self: Box<Self>,
        table: &mut Table,
        by: Seat,
        card: Card,
    ) -> Result<(), Impossible> {
        match answers_for(table, by, self.offers[0].seat) {
            true => changed(table, *self, card),
            false => Err(not_asked_to_correct(by, card)),
        }
    }

    fn next_trick(&self) -> &[(Seat, Card)] {
        &self.next
    }
}

/// The player takes his card back and plays another.
fn changed(table: &mut Table, mut changes: Changes, card: Card) -> Result<(), Impossible> {
    let current = changes.offers[0];
    table.check_cards(current.seat, &[card])?;
    if current.next {
        check_next(table, &changes, current.seat, card)?;
        table.cite(current.law);
        changes.offers.remove(0);
        let mut taken_back = None;
        for (seat, old) in &mut changes.next {
            if *seat == current.seat {
                taken_back = Some(core::mem::replace(old, card));
            }
        }
        if let Some(old) = taken_back.filter(|old| *old != card) {
            let own = Side::of(current.seat);
            law16_information::card_withdrawn(table, current.seat, old, own);
            taken_back_freely(table, changes.revoke_on, current.seat, old);
        }
        changes.changed.push(current.seat);
        offer(table, changes);
        return Ok(());
    }
    check_legal(table, current.seat, card)?;
    law57_premature_lead_or_play::meets_it(table, current.seat);
    changes.offers.remove(0);
    changes.changed.push(current.seat);
    table.cite(current.law);
    if current.revoke {
        table.cite(law!("62A"));
    }
    let old = swap(table, current.seat, card);
    if let Some(play) = &mut table.play {
        if current.revoke {
            mark_corrected(play, current.seat);
        }
        forget_revoke(play, current.seat);
    }
    match old {
        Some(old) if current.penalty => {
            law50_penalty_card::becomes(table, current.seat, old, PenaltyKind::Major);
        }
        Some(old) => taken_back_freely(table, changes.revoke_on, current.seat, old),
        None => {}
    }
    // 50E1 of 2017: what lies there as a penalty card is open to all. What was one before told nothing new by being played.
    let known = !current.penalty || table.edition() == Edition::E2017;
    if let Some(old) = old.filter(|&old| !(known && lies_there(table, current.seat, old))) {
        // 16D of 2007, 16C of 2017: open to the side that did nothing wrong, closed to the other.
        let own = Side::of(current.seat);
        let offends = current.law == law!("62C2") || current.revoke;
        let authorised = if offends { own.other() } else { own };
        law16_information::card_withdrawn(table, current.seat, old, authorised);
    }
    offer(table, changes);
    Ok(())
}

/// Whether a card that was taken back lies on the table as a penalty card: what it tells, Law 50E says.
pub(crate) fn lies_there(table: &Table, seat: Seat, card: Card) -> bool {
    let lying = table.penalty_cards(seat);
    lying.iter().any(|(other, _)| *other == card)
}

/// Whether a replacement card is legal in the trick on the table.
pub(crate) fn check_legal(table: &Table, seat: Seat, card: Card) -> Result<(), Impossible> {
    table.check_cards(seat, &[card])?;
    match is_legal(table, seat, card) {
        true => Ok(()),
        false => Err(NOT_LEGAL),
    }
}

/// Whether the card is, or would be, a legal one of that hand in the trick on the table, as far as one can see. What binds him
/// binds him here as well (50D1a, 57A).
pub(crate) fn is_legal(table: &Table, seat: Seat, card: Card) -> bool {
    let Some(play) = &table.play else {
        return false;
    };
    let before = before_the_card(play, seat);
    // Of several cards that came out together one was played, not in place of the others (58B2).
    let before = match play.trick.card_of(seat) == Some(card) {
        true => law45_to_the_trick::without_what_came_out_with(&before, seat, card).into_owned(),
        false => before,
    };
    let hand = hand_before(table, play, seat);
    // Of a hand that is not known what lies there is seen all the same.
    let hand = hand.or_else(|| law50_penalty_card::seen(&before, seat, card));
    hand.is_none_or(|hand| law44::legal(&before, seat, hand).contains(card))
}

/// The play as it was before the card of a hand to the trick on the table. What that card met is to be met again: a penalty card that he
/// played is one again (50A), and what bound him binds him.
fn before_the_card(play: &Play, seat: Seat) -> Play {
    let mut before = play.clone();
    law50_penalty_card::as_before_the_card(&mut before, seat);
    before.trick = Trick::EMPTY;
    for (by, played) in play.trick.plays().take_while(|(by, _)| *by != seat) {
        before.trick.push(by, played);
    }
    before
}

/// The hand with the card that it has played to that trick.
fn hand_before(table: &Table, play: &Play, seat: Seat) -> Option<Hand> {
    let hand = table.hands.of(seat)?;
    Some(match play.trick.card_of(seat) {
        Some(old) => hand | Hand::from_iter([old]),
        None => hand,
    })
}

/// Whether he had to play the card that he has played, and would have to again: a penalty card (50C, 50D1a, 51A), or what declarer required
/// (26, 50D2a, 57A). Then there is nothing to choose.
pub(crate) fn has_no_other(table: &Table, seat: Seat) -> bool {
    let Some(play) = table.play.as_ref().filter(|play| play.trouble.is_some()) else {
        return false;
    };
    let (Some(old), Some(hand)) = (play.trick.card_of(seat), hand_before(table, play, seat)) else {
        return false;
    };
    let before = before_the_card(play, seat);
    let only = Hand::from_iter([old]);
    law44::legal(&before, seat, hand) == only && law44::playable(hand, &before.trick) != only
}

/// A card that is put in place of one played to the next trick: what bound that one binds it too.
fn check_next(table: &Table, changes: &Changes, seat: Seat, card: Card) -> Result<(), Impossible> {
    let Some(play) = &table.play else {
        return Ok(());
    };
    let mut then = play.clone();
    then.trick = Trick::EMPTY;
    for &(by, played) in changes.next.iter().take_while(|(by, _)| *by != seat) {
        then.trick.push(by, played);
    }
    let hand = table.hands.of(seat);
    let hand = hand.or_else(|| law50_penalty_card::seen(&then, seat, card));
    match hand.is_none_or(|hand| law44::legal(&then, seat, hand).contains(card)) {
        true => Ok(()),
        false => Err(NOT_LEGAL),
    }
}

const NOT_LEGAL: Impossible = Impossible::NotNow(said!(
    "must-be-legal-card",
    "the replacement must be a legal card"
));

/// Another card in place of the one that a hand played to the trick on the table; the old one goes back to the hand.
pub(crate) fn swap(table: &mut Table, seat: Seat, card: Card) -> Option<Card> {
    let play = table.play.as_mut()?;
    let (old, number) = (play.trick.card_of(seat)?, play.number());
    play.trick.replace(seat, card);
    play.no_longer_exposed(seat, card);
    if let Some(trouble) = &mut play.trouble {
        // What he had led ahead of his partner he plays to this trick now (57A).
        trouble
            .ahead
            .take_if(|ahead| (ahead.by, ahead.card) == (seat, card));
        // Nor has he failed to play a penalty card to it any more (52).
        let failed = |open: &Open| matches!(*open, Open::PenaltyNotPlayed { by, trick } if (by, trick) == (seat, number));
        trouble.open.retain(|open| !failed(open));
    }
    table.hands.restore(seat, old);
    table.hands.remove(seat, card);
    law50_penalty_card::comes_back(table, seat, old);
    law50_penalty_card::leaves_the_table(table, seat, card);
    Some(old)
}

/// The revoke of a hand in the trick on the table has been put right.
fn mark_corrected(play: &mut Play, seat: Seat) {
    let number = play.number();
    let revokes = &mut play.trouble().revokes;
    let before = revokes.iter().filter(|r| r.state == State::Corrected);
    let corrected_after = before.count();
    for revoke in revokes
        .iter_mut()
        .filter(|r| r.by == seat && r.trick == number)
    {
        (revoke.state, revoke.noticed, revoke.ruled) = (State::Corrected, true, true);
        (revoke.settled, revoke.corrected_after) = (true, corrected_after);
    }
}

/// A card of the trick on the table is another one now, or another suit is led: what was a revoke is none any more, unless it
/// has been corrected.
pub(crate) fn forget_revoke(play: &mut Play, seat: Seat) {
    let number = play.number();
    if let Some(trouble) = &mut play.trouble {
        trouble
            .revokes
            .retain(|r| r.by != seat || r.trick != number || r.state == State::Corrected);
    }
}

/// Whether a player may answer what that hand is asked: his own, or declarer for dummy.
pub(crate) fn answers_for(table: &Table, seat: Seat, asked: Seat) -> bool {
    let declares = table
        .contract()
        .is_some_and(|(_, declarer)| declarer == seat);
    asked == seat || declares && asked.partner() == seat
}
