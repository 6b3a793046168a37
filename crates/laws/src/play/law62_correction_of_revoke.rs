//! Law 62: correction of a revoke, with all that may follow it.

use contract_bridge::{Card, Hand, Seat};
use openroom_said::said;

use super::law44_sequence_and_procedure as law44;
use super::law47_retraction::{self, Back, Changes, Offer, answers_for};
use super::law50_penalty_card;
use super::law61_failure_to_follow_suit as law61;
use super::{
    Play, Trick, law43_dummys_limitations, law62_revoke_noticed,
    law63_establishment_of_revoke as law63, law64_after_establishment_of_revoke as law64,
    law66_told_play, law70_contested_claim,
};
use crate::awaiting::{Asked, Choice, Question};
use crate::edition::Edition;
use crate::entry::Side;
use crate::impossible::Impossible;
use crate::irregularities::law16_information;
use crate::law;
use crate::pending::{Matter, not_asked_to_correct};
use crate::score::law77_scoring_table as law77;
use crate::table::play::TWELFTH;
use crate::table::revoke::{Revoke, State};
use crate::table::trouble::PenaltyKind;
use crate::table::{Phase, Table};

/// The Director rules on the first revoke that has been noticed. False if there is none.
pub(crate) fn rectify(table: &mut Table) -> bool {
    let edition = table.edition();
    let trouble = table.play.as_mut().and_then(|play| play.trouble.as_mut());
    let Some(trouble) = trouble else {
        return false;
    };
    let waiting = trouble
        .revokes
        .iter_mut()
        .find(|r| r.noticed && !r.ruled && !r.waived && r.state != State::Corrected);
    let Some(revoke) = waiting else { return false };
    revoke.ruled = true;
    let revoke = revoke.clone();
    // What was ruled on those before it is ruled on with this one.
    law64::rule_anew(table);
    let Some(play) = &table.play else {
        return false;
    };
    let in_time = revoke.trick == TWELFTH && !revoke.hands_were_back;
    match revoke.state {
        _ if in_time && play.is_told() => {
            table.cite(law!("62D1"));
            law66_told_play::ask_twelfth(table);
        }
        _ if in_time && play.number() > TWELFTH => {
            table.cite(law!("62D1"));
            back_to_twelfth(table);
            ask(table, &revoke, Vec::new());
        }
        _ if edition == Edition::E2017
            && table.phase == Phase::Play
            && both_on_one_trick(play, &revoke) =>
        {
            correct_both(table, &revoke);
        }
        State::Open if table.phase == Phase::Play => ask(table, &revoke, Vec::new()),
        State::Open if table.claim.is_some() => {
            // A claim has ended the play before the revoke was established: it is undone, and the Director gives the tricks.
            table.cite(law!("62A"));
            law70_contested_claim::contest(table, law!("70A"));
        }
        State::Established(law) => {
            table.cite(law);
            table.cite(law!("63B"));
            law77::rescore(table);
        }
        _ => law77::rescore(table),
    }
    true
}

/// A revoke of the trick before, to which attention was drawn and that can still be corrected, comes before a card that has been led
/// or played to the next trick out of turn: the correction may take it back (62C1). False if there is no such thing.
pub(crate) fn comes_before_the_next_trick(table: &mut Table) -> bool {
    let Some(play) = table.play.as_ref().filter(|play| play.has_open_lead()) else {
        return false;
    };
    let number = play.number();
    if table.phase != Phase::Play || play.trick != Trick::EMPTY {
        return false;
    }
    let mut revokes = play.trouble.iter().flat_map(|t| &t.revokes);
    let can_be_corrected =
        |r: &Revoke| r.noticed && !r.ruled && !r.waived && r.state == State::Open;
    if revokes.any(|r| r.trick + 1 == number && can_be_corrected(r)) {
        return rectify(table);
    }
    let mut alleged = table.alleged.iter().map(|alleged| alleged.at);
    alleged.any(|at| usize::from(at.trick) == number) && law62_revoke_noticed::ask_alleged(table)
}

/// 62C3 of 2017: both sides revoked on one trick, and only one side has played to the next. The other side's may have been found, and
/// corrected, before.
fn both_on_one_trick(play: &Play, revoke: &Revoke) -> bool {
    let lying = play.unsettled_cards();
    let next: Vec<(Seat, Card)> = play.trick.plays().chain(lying).collect();
    let has_played_on = |by: Seat| next.iter().any(|(seat, _)| Side::of(*seat) == Side::of(by));
    let other = play.trouble.iter().flat_map(|t| &t.revokes).any(|r| {
        let pair = r.trick == revoke.trick && Side::of(r.by) != Side::of(revoke.by);
        let one_side = match r.state {
            State::Corrected => revoke.is_established() && !has_played_on(r.by),
            _ => r.is_established() != revoke.is_established(),
        };
        pair && one_side && r.noticed
    });
    other && play.number() == revoke.trick + 1
}

/// 62C3 of 2017: what was played to the next trick is taken back, a defender's card becomes a penalty card, and both revokes
/// are corrected in the order of the trick.
fn correct_both(table: &mut Table, revoke: &Revoke) {
    table.cite_one(law!(2017: "62C3"));
    let taken = law47_retraction::back_into_last_trick(table);
    for (seat, card) in taken {
        becomes_penalty_card(table, seat, card);
    }
    what_was_freely_taken_back(table, revoke.trick);
    let Some(play) = &mut table.play else { return };
    let order: Vec<Seat> = play.trick.plays().map(|(seat, _)| seat).collect();
    let mut both: Vec<&mut Revoke> = play
        .trouble()
        .revokes
        .iter_mut()
        .filter(|r| r.trick == revoke.trick && r.noticed && r.state != State::Corrected)
        .collect();
    for r in &mut both {
        (r.with_another, r.ruled) = (true, true);
    }
    both.sort_by_key(|r| order.iter().position(|&seat| seat == r.by));
    let Some(first) = both.first().map(|r| (**r).clone()) else {
        return;
    };
    ask(table, &first, Vec::new());
}

/// The other side's revoke was found and corrected first, and a defender took a card back freely then (62C1): with both revokes known that
/// is one of the cards withdrawn too, unless he has played it again.
fn what_was_freely_taken_back(table: &mut Table, trick: usize) {
    let Some(play) = &mut table.play else { return };
    let all = core::mem::take(&mut play.trouble().freely_taken_back);
    for (_, seat, card) in all.into_iter().filter(|(on, ..)| *on == trick) {
        let lies_there = law47_retraction::lies_there(table, seat, card);
        if table.check_card(seat, card).is_ok() && !lies_there {
            becomes_penalty_card(table, seat, card);
        }
    }
}

/// A card that a defender takes back becomes a major penalty card; declarer's and dummy's go back.
fn becomes_penalty_card(table: &mut Table, seat: Seat, card: Card) {
    let defends = table.play.as_ref().is_some_and(|play| !play.declares(seat));
    if defends {
        law50_penalty_card::becomes(table, seat, card, PenaltyKind::Major);
    }
}

/// 62D1: tricks twelve and thirteen come back onto the table; what was claimed or agreed since falls.
fn back_to_twelfth(table: &mut Table) {
    table.phase = Phase::Play;
    table.result = None;
    table.claim = None;
    while table
        .play
        .as_ref()
        .is_some_and(|play| play.number() > TWELFTH)
    {
        law47_retraction::back_into_last_trick(table);
    }
}

fn ask(table: &mut Table, revoke: &Revoke, next: Vec<(Seat, Card)>) {
    table.cite(law!("62A"));
    let law = law!("62A").in_edition(table.edition());
    let question = Question::Options(vec![Choice::Corrects]);
    table.ask(
        Asked::Player(revoke.by),
        law,
        question,
        CorrectRevoke {
            by: revoke.by,
            trick: revoke.trick,
            next,
        },
    );
}

/// 62A: the revoker puts it right. With the cards that had been played to the next trick.
#[derive(Debug, Clone, PartialEq)]
struct CorrectRevoke {
    by: Seat,
    trick: usize,
    next: Vec<(Seat, Card)>,
}

impl Matter for CorrectRevoke {
    fn corrected(
        self: Box<Self>,
        table: &mut Table,
        by: Seat,
        card: Card,
    ) -> Result<(), Impossible> {
        if !answers_for(table, by, self.by) {
            return Err(not_asked_to_correct(by, card));
        }
        corrected(table, self.by, Some(self.trick), card, self.next)?;
        law43_dummys_limitations::after_correction(table);
        Ok(())
    }

    fn next_trick(&self) -> &[(Seat, Card)] {
        &self.next
    }
}

/// A player puts his revoke right of his own accord; declarer also that of dummy.
pub(crate) fn corrects_unasked(
    table: &mut Table,
    seat: Seat,
    card: Card,
) -> Result<(), Impossible> {
    shows_own_revoke(table, seat, card);
    let play = table.play.as_ref().ok_or(NO_REVOKE)?;
    let own = |by: Seat| by == seat || by == play.dummy() && seat == play.declarer;
    let revokes = play.trouble.iter().flat_map(|t| &t.revokes);
    let mut open = revokes.filter(|r| r.state == State::Open && own(r.by));
    let by = match (open.next(), open.next()) {
        (Some(first), None) => first.by,
        // Declarer and dummy have both revoked: the card says which is meant.
        (Some(first), Some(second)) => match table.check_card(first.by, card) {
            Ok(()) => first.by,
            Err(_) => second.by,
        },
        _ => return Err(NO_REVOKE),
    };
    if table.phase != Phase::Play {
        return Err(NO_REVOKE);
    }
    table.cite(law!("62A"));
    corrected(table, by, None, card, Vec::new())
}

/// Of a hand that is not known the card that its player puts in the place of another shows that he had not followed suit although he
/// could (61A).
fn shows_own_revoke(table: &mut Table, seat: Seat, card: Card) {
    let Some(play) = &table.play else { return };
    let last = play.number();
    let hands = [seat, play.dummy()];
    let own = hands.into_iter().take(match seat == play.declarer {
        true => 2,
        false => 1,
    });
    let unknown = own.filter(|&by| table.hands.of(by).is_none());
    let tricks = [Some(last), last.checked_sub(1)].into_iter().flatten();
    let places = unknown.flat_map(|by| tricks.clone().map(move |at| (by, at)));
    let mut open = places.filter(|&(by, at)| {
        let drawn = law62_revoke_noticed::drawn_now(table, by, Some(seat));
        law63::state_of(table, by, at, drawn.before_agreement) == State::Open
    });
    let Some(revoke) = open.find_map(|(by, at)| law61::not_followed(play, by, at, card)) else {
        return;
    };
    let Some(play) = &mut table.play else { return };
    let by = revoke.by;
    play.trouble().revokes.push(revoke);
    table.irregular(law!("44C"), by);
}

/// After a claim, when nothing is played any more: the revoker shows the card that he ought to have played (62A).
pub(crate) fn owned_up_to(table: &mut Table, seat: Seat, card: Card) -> Result<(), Impossible> {
    shows_own_revoke(table, seat, card);
    let play = table.play.as_ref().ok_or(NO_REVOKE)?;
    let own = |by: Seat| by == seat || by == play.dummy() && seat == play.declarer;
    let due = |r: &Revoke| r.suit.is_none_or(|suit| suit == card.suit);
    let mut revokes = play.trouble.iter().flat_map(|t| &t.revokes);
    let revoke = revokes.find(|r| r.state == State::Open && own(r.by) && due(r));
    let (by, trick) = revoke.map(|r| (r.by, r.trick)).ok_or(NO_REVOKE)?;
    table.check_card(by, card)?;
    table.cite(law!("62A"));
    let drawn = law62_revoke_noticed::drawn_now(table, by, Some(seat));
    let trouble = table.play.as_mut().and_then(|play| play.trouble.as_mut());
    for revoke in trouble.into_iter().flat_map(|t| &mut t.revokes) {
        if (revoke.by, revoke.trick) == (by, trick) {
            law62_revoke_noticed::notice(revoke, drawn);
        }
    }
    Ok(())
}

const NO_REVOKE: Impossible = Impossible::NotNow(said!(
    "no-card-to-take-back",
    "that player can no longer take back a card (47F2)"
));

/// The revoker puts a legal card in place of the other (62B), in the trick that he is asked about, if he is.
fn corrected(
    table: &mut Table,
    by: Seat,
    asked: Option<usize>,
    card: Card,
    mut next: Vec<(Seat, Card)>,
) -> Result<(), Impossible> {
    let not_now = || NO_REVOKE;
    let play = table.play.as_ref().ok_or_else(not_now)?;
    let number = play.number();
    let revokes = play.trouble.iter().flat_map(|t| t.revokes.iter().rev());
    let own =
        revokes.filter(|r| r.by == by && r.state != State::Corrected && r.trick + 1 >= number);
    let own: Vec<&Revoke> = own.collect();
    // A card left out of the trick before may count as one too, established (67B1): what he is asked about comes first, then what can
    // be put right.
    let of_trick = own.iter().find(|r| Some(r.trick) == asked);
    let open = of_trick.or_else(|| own.iter().find(|r| r.state == State::Open));
    let revoke = open.or(own.first()).ok_or_else(not_now)?;
    let revoke = Revoke::clone(revoke);
    if number == revoke.trick + 1 {
        next.extend(law47_retraction::back_into_last_trick(table));
    }
    check_replacement(table, &revoke, card)?;
    let old = law47_retraction::swap(table, by, card);
    mark_corrected(table, &revoke);
    if old.is_some_and(|old| old.suit != card.suit) {
        law61::another_suit_is_led(table, by);
    }
    let twin = twin(table, &revoke);
    table.cite(law!("62B"));
    dispose(table, &revoke, old);
    twelfth(table, &revoke);
    match twin {
        Some(other) => ask(table, &other, next),
        None => offer_changes(table, &revoke, next),
    }
    Ok(())
}

/// The card put in its place must be legal: follow suit, meet the restrictions of that moment (61A), and be the penalty card
/// that is due.
fn check_replacement(table: &Table, revoke: &Revoke, card: Card) -> Result<(), Impossible> {
    table.check_cards(revoke.by, &[card])?;
    let Some(play) = &table.play else {
        return Err(NO_REVOKE);
    };
    let mut then = play.clone();
    then.trick = Trick::EMPTY;
    for (by, played) in play.trick.plays().take_while(|(by, _)| *by != revoke.by) {
        then.trick.push(by, played);
    }
    let illegal = Err(Impossible::NotNow(said!(
        "must-be-legal-card",
        "the replacement must be a legal card"
    )));
    let hand = match table.hands.of(revoke.by) {
        Some(hand) => hand,
        // Of a hand that is not known only this can be seen: a card of another suit puts nothing right, unless every card of
        // the suit is known to be elsewhere; and his penalty cards bind him.
        None => {
            let other = revoke.suit.filter(|&suit| suit != card.suit);
            let has = |suit| {
                let mut cards = law44::only(Hand::ALL, suit).iter();
                cards.any(|card| table.check_card(revoke.by, card).is_ok())
            };
            if other.is_some_and(has) {
                return illegal;
            }
            let faced = play.penalty(revoke.by).iter().map(|(card, _)| *card);
            faced.chain([card]).collect()
        }
    };
    let restrictions = &mut then.trouble().restrictions;
    restrictions.retain(|r| r.seat != revoke.by);
    restrictions.extend(revoke.restrictions.iter().cloned());
    let hand = match play.trick.card_of(revoke.by) {
        Some(old) => hand | Hand::from_iter([old]),
        None => hand,
    };
    match law44::legal(&then, revoke.by, hand).contains(card) {
        true => Ok(()),
        false => illegal,
    }
}

/// Another revoke on the same trick that is to be corrected too: one that is not established, or any under 62C3 of 2017. One of the other side
/// after the card put right comes to light with it: its maker could change that card now (62C1), and has to make it a legal one.
fn twin(table: &Table, revoke: &Revoke) -> Option<Revoke> {
    let play = table.play.as_ref()?;
    let trouble = play.trouble.as_ref()?;
    let comes_to_light = |r: &Revoke| {
        let opponent = Side::of(r.by) != Side::of(revoke.by);
        opponent && r.state == State::Open && play.trick.after(revoke.by).contains(&r.by)
    };
    let other = |r: &&Revoke| {
        // A card left out of the trick was put in: there is nothing to correct (67B1).
        let in_time = r.trick == TWELFTH && !r.hands_were_back && !r.ruled;
        let may = r.state == State::Open || r.with_another || in_time;
        let known = r.noticed || comes_to_light(r);
        r.trick == revoke.trick && r.by != revoke.by && known && may
    };
    let open = |r: &&Revoke| r.state != State::Corrected && !r.waived;
    trouble.revokes.iter().filter(open).find(other).cloned()
}

fn mark_corrected(table: &mut Table, revoke: &Revoke) {
    let Some(play) = &mut table.play else { return };
    let revokes = &mut play.trouble().revokes;
    let before = revokes.iter().filter(|r| r.state == State::Corrected);
    let corrected_after = before.count();
    for r in revokes {
        if r.by == revoke.by && r.trick == revoke.trick {
            (r.state, r.noticed, r.ruled) = (State::Corrected, true, true);
            r.corrected_after = corrected_after;
        }
    }
}

/// The card taken back: a defender's becomes a major penalty card (62B1), unless it was faced before: then it goes back as
/// what it was (62B2). What it told is closed to his side, unless it lies there as a penalty card: in 2017 that is open to all (50E1).
fn dispose(table: &mut Table, revoke: &Revoke, old: Option<Card>) {
    let declares = table
        .play
        .as_ref()
        .is_some_and(|play| play.declares(revoke.by));
    let lies_there = !declares && table.edition() == Edition::E2017;
    if let Some(old) = old.filter(|_| !lies_there) {
        law16_information::card_withdrawn(table, revoke.by, old, Side::of(revoke.by).other());
    }
    let Some(old) = old.filter(|_| !declares) else {
        table.cite(law!("62B2"));
        return;
    };
    match revoke.was_penalty {
        Some(kind) => {
            table.cite(law!("62B2"));
            law50_penalty_card::becomes(table, revoke.by, old, kind);
        }
        None => {
            table.cite(law!("62B1"));
            law50_penalty_card::becomes(table, revoke.by, old, PenaltyKind::Major);
        }
    }
}

/// 62D2: a defender's revoke on trick twelve, before his partner's turn to it. In 2007 only a partner with cards of two suits
/// has anything to choose.
fn twelfth(table: &mut Table, revoke: &Revoke) {
    let Some(play) = &table.play else { return };
    let partner = revoke.by.partner();
    let before_partner =
        play.trick.after(revoke.by).contains(&partner) || play.trick.card_of(partner).is_none();
    if revoke.trick != TWELFTH || play.declares(revoke.by) || !before_partner {
        return;
    }
    let held = table
        .hands
        .of(partner)
        .map(|hand| match play.trick.card_of(partner) {
            Some(card) => hand | Hand::from_iter([card]),
            None => hand,
        });
    let one_suit = held.is_some_and(|hand| {
        let mut suits = hand.iter().map(|card| card.suit);
        let first = suits.next();
        suits.all(|suit| Some(suit) == first)
    });
    if table.edition() == Edition::E2007 && one_suit {
        return;
    }
    table.cite(law!("62D2"));
    table.review(law!("62D2").in_edition(table.edition()));
}

/// 62C: each non-offender may take back what he played since; the offender's partner only after one who did. Where both
/// sides revoked each player is a non-offender to the other side's revoke; under 62C3 of 2017 a defender's card that he takes
/// back becomes a penalty card all the same.
fn offer_changes(table: &mut Table, revoke: &Revoke, next: Vec<(Seat, Card)>) {
    let Some(play) = &table.play else { return };
    let revokes: Vec<&Revoke> = play
        .trouble
        .iter()
        .flat_map(|t| &t.revokes)
        .filter(|r| r.trick == revoke.trick)
        .collect();
    let corrected = |r: &&&Revoke| r.state == State::Corrected && !r.settled;
    let mut offers = Vec::new();
    for (seat, card) in play.trick.plays() {
        let own = revokes.iter().find(|r| r.by == seat);
        let before: Vec<&Revoke> = revokes
            .iter()
            .filter(corrected)
            .filter(|r| play.trick.after(r.by).contains(&seat))
            .copied()
            .collect();
        let theirs = |r: &&&Revoke| Side::of(r.by) != Side::of(seat);
        let innocent = before.iter().any(|r| theirs(&r));
        if before.is_empty() {
            continue;
        }
        match own.map(|own| (own.state, own.corrected_after)) {
            // His own, which nobody had noticed, is put right when his turn comes (62A, 62B).
            Some((State::Open, _)) => {
                offers.push(Offer::of_revoke(play, seat));
                continue;
            }
            Some((State::Established(_), _)) => continue,
            // Who has put his own right after that of the other side knew of it; who did so before may change (62C1). After a partner who revoked
            // too he may change it once more, if the opponent between them does (62C2).
            Some((State::Corrected, after))
                if innocent
                    && before
                        .iter()
                        .filter(theirs)
                        .all(|r| r.corrected_after < after) =>
            {
                continue;
            }
            _ => {}
        }
        let penalty = !play.declares(seat) && (!innocent || revoke.with_another);
        let law = if innocent { law!("62C1") } else { law!("62C2") };
        // The lead itself was changed to another suit: who holds that suit has to follow it now.
        let must = must_follow(table, play, seat, card);
        let only_if = (!innocent && !must).then(|| seat.rho());
        offers.push(Offer {
            penalty,
            must,
            only_if,
            ..Offer::free(seat, law)
        });
    }
    let side = Side::of(revoke.by);
    for &(seat, _) in next.iter().filter(|(seat, _)| Side::of(*seat) != side) {
        offers.push(Offer {
            next: true,
            ..Offer::free(seat, law!("62C1"))
        });
    }
    if let Some(play) = &mut table.play {
        let corrected = |r: &&mut Revoke| r.state == State::Corrected;
        let revokes = &mut play.trouble().revokes;
        revokes
            .iter_mut()
            .filter(corrected)
            .for_each(|r| r.settled = true);
    }
    let back = Back::Freely(law!("62C1"), side);
    let changes = Changes::new(offers, next, back).after_revoke_on(revoke.trick);
    law47_retraction::offer(table, changes);
}

/// Whether a card in the trick no longer follows suit although its hand could.
fn must_follow(table: &Table, play: &Play, seat: Seat, card: Card) -> bool {
    let led = play.trick.suit().filter(|&suit| suit != card.suit);
    led.is_some_and(|suit| table.hands.of(seat).is_some_and(|h| !h[suit].is_empty()))
}
