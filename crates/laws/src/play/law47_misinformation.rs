//! Law 47E: a card taken back because of what an opponent said: that it was the player's turn (47E1), or what a call or play
//! meant (47E2).

use std::sync::Arc;

use contract_bridge::{Card, Hand, Seat};

use super::law47_retraction::{self, Back, Changes, Offer, answers_for};
use super::law53_lead_out_of_turn::LeadOrPlay;
use super::{
    Open, Play, Trick, law41_commencement_of_play, law45_card_played, law63_establishment_of_revoke,
};
use crate::auction::law21_misinformation;
use crate::awaiting::{Asked, Choice, Question};
use crate::book::{Law, Next};
use crate::edition::Edition;
use crate::entry::{Finding, Side};
use crate::impossible::Impossible;
use crate::irregularities::law16_information;
use crate::law;
use crate::pending::{Matter, Meanwhile, not_asked_to_correct};
use crate::table::trouble::AcceptedLead;
use crate::table::{Phase, Table};

/// What is entered under this Law.
pub(super) const LAW: Law = Law {
    finding: |table, finding| match finding {
        Finding::Misinformed(seat) => Some(misinformed(table, *seat)),
        _ => None,
    },
    ..Law::TAKES_NOTHING
};

/// A player was given wrong information: that it was his turn, or of the meaning of a call or play. Before he has played a card
/// only his calls can rest on it (21B); then he is asked whether he keeps a lead that lies face down (47E2a, 41A).
fn misinformed(table: &mut Table, seat: Seat) -> Result<Next, Impossible> {
    // What was led from dummy declarer has led, unless he has played from his own hand since.
    let play = table.play.as_ref();
    let declarer = play.filter(|it| it.declarer == seat && it.trick.card_of(seat).is_none());
    let dummy = declarer.map(Play::dummy);
    for hand in [Some(seat), dummy].into_iter().flatten() {
        if accepted_meanwhile(table, hand) || told_it_was_his_turn(table, hand) {
            return Ok(Next::Settle);
        }
    }
    // What declarer is asked before a lead he is asked again.
    table.check_free()?;
    table.pending = None;
    table.cite(law!("20F6"));
    match table.phase {
        Phase::Play if !has_played(table, seat) => law21_misinformation::found(table, seat)?,
        Phase::Play => {
            found(table, seat);
            // His calls may rest on it too, whatever becomes of his card.
            law21_misinformation::too_late(table, seat);
        }
        _ => {
            law21_misinformation::found(table, seat)?;
            if has_led_face_down(table, seat)
                && let Some(play) = &mut table.play
            {
                play.trouble().lead_in_question = true;
            }
        }
    }
    Ok(Next::BeforeLead)
}

fn has_played(table: &Table, seat: Seat) -> bool {
    let quitted = table.tricks().iter().map(|(trick, _)| trick);
    let mut tricks = quitted.chain(table.trick());
    tricks.any(|trick| trick.card_of(seat).is_some())
}

/// 47E1: a lead or play out of turn by one whom an opponent told that it was his turn comes back without rectification, and
/// nobody may accept it. False if no card of his lies there out of turn.
fn told_it_was_his_turn(table: &mut Table, seat: Seat) -> bool {
    let matter = table.pending.as_ref().map(|pending| pending.matter.clone());
    // His left-hand opponent, who was to lead, has played: that is then his lead.
    let led_over = table
        .asked::<LeadOrPlay>()
        .map(|asked| (asked.seat, asked.card));
    let gone_back = match matter {
        Some(_) if led_over.is_some() => take_open(table, seat),
        Some(matter) if !matter.comes_again() => {
            let lay = matter.cards_on_the_table().into_iter();
            let card = lay.filter(|(by, _)| *by == seat).map(|(_, card)| card);
            let cards = card.collect();
            matter.goes_back(table, seat).then_some(cards)
        }
        _ => take_open(table, seat).or_else(|| take_early(table, seat)),
    };
    let Some(gone_back) = gone_back else {
        return false;
    };
    table.pending = None;
    table.cite(law!("47E1"));
    for card in gone_back {
        // He did no wrong: what his card told is closed to those who misled him.
        law16_information::card_withdrawn(table, seat, card, Side::of(seat));
    }
    law63_establishment_of_revoke::card_taken_back(table, seat);
    if let Some((next, card)) = led_over {
        law45_card_played::place(table, next, card);
    }
    true
}

/// A lead out of turn is about to stand: the board without it is kept, in case its player was told that it was his turn (47E1).
pub(super) fn keep_without(table: &mut Table, by: Seat, card: Card) {
    let Some(play) = &table.play else { return };
    let trick = play.number();
    let kept = play
        .trouble
        .as_ref()
        .and_then(|it| it.accepted_lead.as_ref());
    // An opening lead is kept before declarer's hand comes down.
    if kept.is_some_and(|it| (it.by, it.card, it.trick) == (by, card, trick)) {
        return;
    }
    let mut without = table.clone();
    without.pending = None;
    without.hands.restore(by, card);
    if let Some(play) = &mut table.play {
        play.trouble().accepted_lead = Some(AcceptedLead {
            by,
            card,
            trick,
            without: Arc::new(without),
        });
    }
}

/// 47E1: his lead out of turn was accepted before it was known that an opponent had told him to lead. Nobody could accept it: it goes
/// back, with all that was played on it, until the trick is over or, at the opening lead, dummy has been seen.
fn accepted_meanwhile(table: &mut Table, seat: Seat) -> bool {
    let Some(play) = &table.play else {
        return false;
    };
    let trouble = play.trouble.as_ref();
    let Some(kept) = trouble.and_then(|it| it.accepted_lead.clone()) else {
        return false;
    };
    let opening = play.tricks.is_empty() && play.number() == 0;
    let seen = opening && play.trick.card_of(play.dummy()).is_some();
    let is_his = kept.by == seat && kept.trick == play.number();
    if !is_his
        || seen
        || stays_before_dummy(play, seat)
        || play.trick.lead() != Some((seat, kept.card))
    {
        return false;
    }
    let cards: Vec<(Seat, Card)> = play.trick.plays().collect();
    *table = Table::clone(&kept.without);
    table.cite(law!("47E1"));
    for (by, card) in cards {
        law16_information::card_withdrawn(table, by, card, Side::of(seat));
    }
    true
}

/// His card on the table on which nobody has ruled goes back.
fn take_open(table: &mut Table, seat: Seat) -> Option<Hand> {
    let trouble = table.play.as_mut()?.trouble.as_mut()?;
    let at = trouble.open.iter().position(|open| {
        matches!(*open, Open::OpeningLead { by, .. } | Open::Lead { by, .. } | Open::Premature { by, .. } if by == seat)
    });
    let Some(
        Open::OpeningLead { card, .. } | Open::Lead { card, .. } | Open::Premature { card, .. },
    ) = at.map(|at| trouble.open.remove(at))
    else {
        return None;
    };
    table.hands.restore(seat, card);
    Some([card].into_iter().collect())
}

/// His card that went into the trick before its turn comes out again.
fn take_early(table: &mut Table, seat: Seat) -> Option<Hand> {
    let play = table.play.as_mut().filter(|play| is_early(play, seat))?;
    let card = play.trick.card_of(seat)?;
    super::law50_penalty_card::binds_again(play, seat);
    play.trick.remove(seat);
    let number = play.number();
    law47_retraction::forget_revoke(play, seat);
    if let Some(trouble) = &mut play.trouble {
        trouble.open.retain(
            |open| !matches!(*open, Open::PenaltyNotPlayed { by, trick } if by == seat && trick == number),
        );
    }
    table.hands.restore(seat, card);
    super::law50_penalty_card::comes_back(table, seat, card);
    Some([card].into_iter().collect())
}

/// Whether a hand before his in rotation has not played to the trick.
fn is_early(play: &Play, seat: Seat) -> bool {
    let Some((leader, _)) = play.trick.lead() else {
        return false;
    };
    let mut before = core::iter::successors(Some(leader), |seat| Some(seat.lho()))
        .take(4)
        .take_while(|&other| other != seat);
    play.trick.card_of(seat).is_some() && before.any(|other| play.trick.card_of(other).is_none())
}

fn has_led_face_down(table: &Table, seat: Seat) -> bool {
    let down = table.play.as_ref().and_then(|play| play.face_down);
    down.is_some_and(|(leader, _)| leader == seat)
}

/// Asks the leader, who was misinformed, whether he keeps the lead that lies face down. False if there is nothing to ask.
pub(super) fn ask_about_lead(table: &mut Table, seat: Seat) -> bool {
    let trouble = table.play.as_mut().and_then(|play| play.trouble.as_mut());
    let asked = trouble.is_some_and(|trouble| core::mem::take(&mut trouble.lead_in_question));
    if !asked || !has_led_face_down(table, seat) {
        return false;
    }
    table.cite(law!("47E2a"));
    let law = law!("47E2a").in_edition(table.edition());
    let question = Question::Options(vec![Choice::Keeps, Choice::Corrects]);
    table.ask(
        Asked::Player(seat),
        law,
        question,
        LeadFaceDown { by: seat },
    );
    true
}

pub(super) fn is_asked_about_lead(table: &Table, seat: Seat) -> bool {
    let asked = table.asked::<LeadFaceDown>();
    asked.is_some_and(|asked| asked.by == seat)
}

/// 47E2a, 41A: does he keep his lead, which nobody has seen?
#[derive(Debug, Clone, PartialEq)]
struct LeadFaceDown {
    by: Seat,
}

impl Matter for LeadFaceDown {
    /// Another card is put face down in its place.
    fn corrected(
        self: Box<Self>,
        table: &mut Table,
        by: Seat,
        card: Card,
    ) -> Result<(), Impossible> {
        if by != self.by {
            return Err(not_asked_to_correct(by, card));
        }
        law47_retraction::check_legal(table, by, card)?;
        law41_commencement_of_play::ordered_back(table);
        if let Some(play) = &mut table.play {
            play.face_down = Some((by, card));
        }
        Ok(())
    }

    /// He faces the lead, and so keeps it; or he leads another card.
    fn card_played(&self, table: &mut Table, seat: Seat, card: Card) -> Meanwhile {
        if seat != self.by {
            return Meanwhile::Held;
        }
        table.pending = None;
        let down = table.play.as_ref().and_then(|play| play.face_down);
        if down.is_some_and(|(_, down)| down != card) {
            law41_commencement_of_play::ordered_back(table);
        }
        law45_card_played::place(table, seat, card);
        Meanwhile::Done
    }
}

/// The player was given a wrong explanation: he may change his last card if nothing has followed it (47E2a), else the
/// damage is looked at after the play (47E2b).
fn found(table: &mut Table, seat: Seat) {
    let may = table.phase == Phase::Play
        && table
            .play
            .as_ref()
            .is_some_and(|play| nothing_followed(play, seat, table.edition()));
    if may && has_no_other(table, seat) {
        // He had to play that card: it rests on no information.
        return;
    }
    if !may {
        table.cite(law!("47E2b"));
        let law = law!("47E2b").in_edition(table.edition());
        table.review_against(law, Side::of(seat).other());
        return;
    }
    table.cite(law!("47E2a"));
    let law = law!("47E2a").in_edition(table.edition());
    let question = Question::Options(vec![Choice::Keeps, Choice::Corrects]);
    table.ask(
        Asked::Player(seat),
        law,
        question,
        MisinformedCard { by: seat },
    );
}

/// Whether his last card, to this trick or to the one just completed, was one that he had to play.
fn has_no_other(table: &Table, seat: Seat) -> bool {
    let in_trick = |play: &Play| play.trick.card_of(seat).is_some();
    if table.play.as_ref().is_some_and(in_trick) {
        return law47_retraction::has_no_other(table, seat);
    }
    let mut then = table.clone();
    law47_retraction::back_into_last_trick(&mut then);
    law47_retraction::has_no_other(&then, seat)
}

/// 47E2a: does the misinformed player change his card?
#[derive(Debug, Clone, PartialEq)]
struct MisinformedCard {
    by: Seat,
}

impl Matter for MisinformedCard {
    fn corrected(
        self: Box<Self>,
        table: &mut Table,
        by: Seat,
        card: Card,
    ) -> Result<(), Impossible> {
        match answers_for(table, by, self.by) {
            true => replaces(table, self.by, card),
            false => Err(not_asked_to_correct(by, card)),
        }
    }
}

/// 2007: no later card to the trick of his last card; 2017: no later card at all.
fn nothing_followed(play: &Play, seat: Seat, edition: Edition) -> bool {
    let is_last = |trick: &Trick| trick.plays().last().is_some_and(|(by, _)| by == seat);
    let nothing_lies_there = play.unsettled_cards().is_empty();
    if play.trick.card_of(seat).is_some() {
        return is_last(&play.trick) && nothing_lies_there && !stays_before_dummy(play, seat);
    }
    let last = play.tricks.last().is_some_and(|(trick, _)| is_last(trick));
    let next_begun = play.trick != Trick::EMPTY || !nothing_lies_there;
    last && (edition == Edition::E2007 || !next_begun)
}

/// An opening lead stays once dummy has faced any card (47E2a).
fn stays_before_dummy(play: &Play, seat: Seat) -> bool {
    let faced = play.trouble.as_ref().is_some_and(|it| it.dummy_faced);
    let led = play.trick.lead().is_some_and(|(by, _)| by == seat);
    play.tricks.is_empty() && led && faced
}

/// He puts another card in its place. What an opponent has played to the next trick since he may change as well (47D).
fn replaces(table: &mut Table, seat: Seat, card: Card) -> Result<(), Impossible> {
    let in_trick = |play: &Play| play.trick.card_of(seat).is_some();
    let next = match table.play.as_ref().is_some_and(in_trick) {
        true => Vec::new(),
        false => law47_retraction::back_into_last_trick(table),
    };
    law47_retraction::check_legal(table, seat, card)?;
    let old = law47_retraction::swap(table, seat, card);
    if let Some(old) = old.filter(|&old| !law47_retraction::lies_there(table, seat, old)) {
        law16_information::card_withdrawn(table, seat, old, Side::of(seat));
    }
    if let Some(play) = &mut table.play {
        law47_retraction::forget_revoke(play, seat);
    }
    let others = next
        .iter()
        .filter(|(by, _)| Side::of(*by) != Side::of(seat));
    let offers = others
        .map(|&(by, _)| Offer {
            next: true,
            ..Offer::free(by, law!("47D"))
        })
        .collect();
    let back = Back::Freely(law!("47D"), Side::of(seat).other());
    law47_retraction::offer(table, Changes::new(offers, next, back));
    Ok(())
}
