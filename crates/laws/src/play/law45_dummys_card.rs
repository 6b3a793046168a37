//! Law 45 of dummy's cards: declarer names them (45B) and may change an unintended designation (45C4b); dummy may put out
//! another card than the one named (45D), or one of his own accord (45F). Here too is the fifth card that was a lead (45E).

use contract_bridge::{Card, Seat, Suit};
use openroom_said::said;

use super::law45_dummys_own_card::{self, NotNamed};
use super::law45_to_the_trick;
use super::law46_incomplete_designation::AnyCard;
use super::law47_retraction::{self, Back, Changes, Offer};
use super::law53_lead_out_of_turn::LeadOutOfTurn;
use super::{
    Open, Play, Trick, law45_card_played, law46_incomplete_designation,
    law57_premature_lead_or_play, law60_play_after_illegal_play, law61_failure_to_follow_suit,
    law62_revoke_noticed, law63_establishment_of_revoke,
    law64_after_establishment_of_revoke as law64,
};
use crate::awaiting::{Asked, Fact, Question};
use crate::book::{Law, Next, checked};
use crate::clause::Cite;
use crate::edition::Edition;
use crate::entry::{Action, Designation, Finding, Side};
use crate::impossible::Impossible;
use crate::irregularities::law16_information;
use crate::law;
use crate::pending::{Matter, not_sought};
use crate::table::revoke::State;
use crate::table::{Phase, Table};

/// What is entered under this Law.
pub(super) const LAW: Law = Law {
    act: |table, seat, action| match action {
        Action::Names(what) => Some(names(table, seat, *what, false)),
        Action::Renames(what) => Some(names(table, seat, *what, true)),
        Action::Runs(suit) => checked(runs(table, seat, *suit)),
        Action::Places(card) => checked(places(table, seat, *card)),
        _ => None,
    },
    finding: |table, finding| match finding {
        Finding::Led(true) => checked(deemed_led(table)),
        Finding::Led(false) => Some(deemed_fifth(table)),
        _ => None,
    },
};

const NOT_DECLARER: Impossible = Impossible::NotNow(said!(
    "only-declarer-names",
    "only declarer may call cards from dummy, once the lead has been faced"
));
const NOT_DUMMY: Impossible = Impossible::NotNow(said!(
    "only-dummy-places",
    "only dummy can place a card in the played position, during play"
));
const NO_DESIGNATION: Impossible = Impossible::NotNow(said!(
    "no-designation-to-change",
    "there is no designation to change"
));

/// Declarer names a card of dummy, and so plays it (45B); a second name for the same trick would change it (45C4b).
fn names(
    table: &mut Table,
    seat: Seat,
    what: Designation,
    again: bool,
) -> Result<Next, Impossible> {
    if table.phase == Phase::Over {
        return Err(Impossible::Over);
    }
    if let Some(asked) = table.asked::<AnyCard>().cloned() {
        law46_incomplete_designation::defender_names(table, seat, what, asked)?;
        return Ok(Next::Nothing);
    }
    if let Some(asked) = table.asked::<NotNamed>().cloned() {
        law45_dummys_own_card::declarer_names(table, seat, what, asked)?;
        return Ok(Next::Settle);
    }
    let Some(play) = &table.play else {
        return Err(NOT_DECLARER);
    };
    let too_soon =
        table.phase == Phase::Clarification && !play.has_open() && table.pending.is_none();
    if play.declarer != seat || too_soon {
        return Err(NOT_DECLARER);
    }
    let dummy = play.dummy();
    if again || play.trick.card_of(dummy).is_some() {
        renames(table, dummy, what)?;
        return Ok(Next::Nothing);
    }
    law63_establishment_of_revoke::by_designation(table, seat);
    law46_incomplete_designation::designates(table, dummy, what)
}

/// Declarer tells dummy to run a suit. That is what he means to do, and no more (WB 46.1, 46.2); the cards are written one by one.
fn runs(table: &mut Table, seat: Seat, suit: Suit) -> Result<(), Impossible> {
    table.check_free()?;
    let in_play = table.phase == Phase::Play;
    let play = table.play.as_mut().filter(|_| in_play);
    let Some(play) = play.filter(|play| play.declarer == seat) else {
        return Err(NOT_DECLARER);
    };
    let trick = play.number();
    play.trouble().running = Some((suit, trick));
    Ok(())
}

/// Whether dummy's card lies there only because declarer told him in an earlier trick to run the suit, and the next hand has
/// not played to it: then it may be changed, whatever he meant (WB 46.2).
fn is_run(play: &Play, dummy: Seat) -> bool {
    let running = play.trouble.as_ref().and_then(|trouble| trouble.running);
    let Some(card) = play.trick.card_of(dummy) else {
        return false;
    };
    let said_before = running.is_some_and(|(suit, at)| suit == card.suit && at < play.number());
    let last = play.trick.plays().last().map(|(seat, _)| seat);
    said_before && last == Some(dummy) && play.unsettled_cards().is_empty()
}

/// A defender who played early because dummy put out a card of his own accord.
pub(crate) struct Early {
    defender: Seat,
    placed: Card,
    /// The number of the trick, from 0.
    trick: usize,
}

/// Whether dummy is about to play by declarer's order where a defender has played early so.
pub(crate) fn early_before(table: &Table, seat: Seat) -> Option<Early> {
    let play = table.play.as_ref()?;
    let trouble = play.trouble.as_ref().filter(|_| play.dummy() == seat)?;
    let (defender, placed) = trouble.early_after_dummy.zip(trouble.dummy_suggested)?;
    Some(Early {
        defender,
        placed,
        trick: play.number(),
    })
}

/// Declarer has named another card than the one that dummy put out unasked: that one goes back, and the defender who played
/// after it may take back his own (45D, 57C).
pub(crate) fn may_take_back_early_card(table: &mut Table, dummy: Seat, early: &Early) {
    if table.pending.is_some() || table.phase != Phase::Play {
        return;
    }
    let Early {
        defender,
        placed,
        trick,
    } = *early;
    let number = table.play.as_ref().map(Play::number);
    let complete = number == Some(trick + 1);
    let there = table.play.as_ref().and_then(|play| match complete {
        true => play.tricks.last().map(|(trick, _)| *trick),
        false => Some(play.trick),
    });
    let Some(there) = there.filter(|there| there.card_of(dummy).is_some()) else {
        return;
    };
    if there.card_of(dummy) == Some(placed) || there.card_of(defender).is_none() {
        return;
    }
    let next = match complete {
        true => law47_retraction::back_into_last_trick(table),
        false => Vec::new(),
    };
    if let Some(play) = &mut table.play {
        play.trouble().early_after_dummy = None;
    }
    let law = law!(2007: "45D", 2017: "45D1");
    table.cite(law);
    let offers = vec![Offer::free(defender, law)];
    let back = Back::Freely(law, Side::of(dummy));
    law47_retraction::offer(table, Changes::new(offers, next, back));
}

/// Declarer would change his designation. In time, the Director is asked about it when he comes; after a further play of
/// declarer the first card stands, whatever he meant (45C4a).
fn renames(table: &mut Table, dummy: Seat, what: Designation) -> Result<(), Impossible> {
    let Designation::Card(named) = what else {
        return Err(Impossible::NotNow(said!(
            "changed-designation-in-full",
            "a changed designation must give suit and rank"
        )));
    };
    table.check_free()?;
    let Some(play) = &mut table.play else {
        return Err(NO_DESIGNATION);
    };
    let last = play.tricks.last().map(|(trick, _)| trick);
    let designated = |trick: &Trick| trick.card_of(dummy).is_some();
    let none = !designated(&play.trick) && !last.is_some_and(designated);
    let no_other_card = play.left() == 1 && designated(&play.trick);
    if none || no_other_card {
        return Err(NO_DESIGNATION);
    }
    if table
        .hands
        .of(dummy)
        .is_some_and(|hand| !hand.contains(named))
    {
        table.hands.check_not_gone(named)?;
        table.cite(law!("46B4"));
        return Ok(());
    }
    table.hands.check(dummy, named)?;
    if is_run(play, dummy) {
        table.cite(law!("46A"));
        replace_designated(table, named);
        return Ok(());
    }
    if play.last_of_declaring_side().map(|(seat, _)| seat) != Some(dummy) {
        table.cite(law!("45C4a"));
        table.cite(law!("47F2"));
        return Ok(());
    }
    let open = &mut play.trouble().open;
    open.retain(|open| !matches!(open, Open::Renamed { .. }));
    open.push(Open::Renamed { named });
    Ok(())
}

/// The Director is asked whether the first designation was a slip of the tongue (45C4b).
pub(crate) fn rectify_designation(table: &mut Table, named: Card) {
    let law = law!("45C4b").in_edition(table.edition());
    table.ask(
        Asked::Director,
        law,
        Question::Fact(Fact::Slip),
        Slip { named },
    );
}

/// 45C4b: was the first designation a slip?
#[derive(Debug, Clone, PartialEq)]
struct Slip {
    named: Card,
}

impl Matter for Slip {
    fn found(self: Box<Self>, table: &mut Table, finding: &Finding) -> Result<(), Impossible> {
        match finding {
            Finding::Slip(yes) => {
                found_slip(table, self.named, *yes);
                Ok(())
            }
            _ => Err(not_sought(finding)),
        }
    }
}

/// A slip may be put right; a change of mind leaves the first card played (45C4a).
fn found_slip(table: &mut Table, named: Card, slip: bool) {
    let dummy = table.play.as_ref().map(Play::dummy);
    let could = dummy.is_some_and(|dummy| table.hands.check(dummy, named).is_ok());
    if !slip || !could || table.phase != Phase::Play {
        table.cite(law!("45C4a"));
        return;
    }
    table.cite(law!("45C4b"));
    table.cite(law!("47C"));
    replace_designated(table, named);
}

/// The intended card takes the place of dummy's last one; who played after it may change (47D). The change may reach back
/// into the trick just completed.
pub(crate) fn replace_designated(table: &mut Table, named: Card) {
    let complete = table
        .play
        .as_ref()
        .is_some_and(|play| play.trick.card_of(play.dummy()).is_none());
    exchange(table, named, complete, law!("47D"), false);
}

/// Another card of dummy in place of the one it played, in this trick or the one just completed, with all that may follow.
pub(super) fn exchange(table: &mut Table, named: Card, complete: bool, law: Cite, misplaced: bool) {
    let next = match complete {
        // 45D frees a defender of what he played since, in turn or not; 45C4b of what he played in turn.
        true => law47_retraction::reopen_last_trick(table, |_| !misplaced),
        false => Vec::new(),
    };
    let Some(play) = &mut table.play else { return };
    let dummy = play.dummy();
    let Some(first) = play.trick.card_of(dummy) else {
        return;
    };
    play.trick.replace(dummy, named);
    law47_retraction::forget_revoke(play, dummy);
    table.hands.restore(dummy, first);
    table.hands.remove(dummy, named);
    let play = table.play.as_ref();
    if play.is_some_and(|play| !follows(play, dummy, table.hands.of(dummy))) {
        let noted = table.irregularities.len();
        law61_failure_to_follow_suit::note(table, dummy, named, false);
        law60_play_after_illegal_play::forget_repeated(table, noted);
        if !misplaced {
            // The Director sees it: it is put right with the ruling (62A).
            law62_revoke_noticed::comes_with_the_ruling(table, dummy);
        }
    }
    if misplaced {
        premature_card_goes_back(table, law);
        let offers = offers(table, dummy, law, misplaced, &next);
        let changes = Changes::after_misplay(offers, next, law, Side::of(dummy));
        return law47_retraction::offer(table, changes);
    }
    early_cards_that_cannot_stay(table, dummy);
    let offers = offers(table, dummy, law, misplaced, &next);
    let back = Back::Freely(law, Side::of(dummy));
    let changes = Changes::new(offers, next, back);
    law57_premature_lead_or_play::comes_before_changes(table, changes);
}

/// Whether a defender has played to the trick on the table before his turn had come.
fn is_early(play: &Play, seat: Seat) -> bool {
    let ahead = play.trouble.as_ref().and_then(|trouble| trouble.ahead);
    if ahead.is_some_and(|ahead| ahead.by == seat && ahead.trick == play.number()) {
        return true;
    }
    let Some((leader, _)) = play.trick.lead() else {
        return false;
    };
    // His turn had come when every hand between the leader and him had played, in whatever order.
    let before = play.trick.plays().map(|(by, _)| by);
    let before: Vec<Seat> = before.take_while(|by| *by != seat).collect();
    let mut hands = core::iter::successors(Some(leader), |hand| Some(hand.lho()))
        .take(4)
        .take_while(|hand| *hand != seat);
    play.trick.card_of(seat).is_some() && hands.any(|hand| !before.contains(&hand))
}

/// 45C4b frees of a card that was played in turn. One that a defender put out before his turn he plays when the turn comes, if it can
/// still be played.
fn early_cards_that_cannot_stay(table: &mut Table, dummy: Seat) {
    let Some(play) = &table.play else { return };
    let after = play.trick.after(dummy).into_iter();
    let early: Vec<Seat> = after
        .filter(|&seat| !play.declares(seat) && is_early(play, seat))
        .filter(|&seat| !follows(play, seat, table.hands.of(seat)))
        .collect();
    for seat in early {
        law57_premature_lead_or_play::early_card_cannot_stay(table, seat);
    }
}

/// A defender who had played too soon to the card that dummy put out takes his own back, as one who played in turn may (45D). After a
/// slip of declarer's he does not: 45C4b frees who played in turn, and he answers for playing ahead of his partner (57A).
fn premature_card_goes_back(table: &mut Table, law: Cite) {
    let Some(play) = &mut table.play else { return };
    let mut back = Vec::new();
    play.trouble().open.retain(|open| match *open {
        Open::Premature { by, card, .. } => {
            back.push((by, card));
            false
        }
        _ => true,
    });
    for (by, card) in back {
        table.cite(law);
        table.hands.restore(by, card);
        law16_information::card_withdrawn(table, by, card, Side::of(by));
    }
}

/// Who may change after dummy's card was changed: each defender what he played since (45D, 47D); declarer only after a
/// misplay and if his right-hand opponent does. Who no longer follows suit has to.
pub(super) fn offers(
    table: &mut Table,
    dummy: Seat,
    law: Cite,
    misplaced: bool,
    next: &[(Seat, Card)],
) -> Vec<Offer> {
    let Some(play) = &mut table.play else {
        return Vec::new();
    };
    let mut offers = Vec::new();
    for seat in play.trick.after(dummy) {
        if law == law!("47D") && !play.declares(seat) && is_early(play, seat) {
            continue;
        }
        let legal = follows(play, seat, table.hands.of(seat));
        if !misplaced && !legal && !play.declares(seat) {
            // 45C4b frees a card that was legal before the change. A revoke to a lead that is still there is corrected as one, or
            // stands if it is established (63B).
            match revoke_before_the_change(play, seat, dummy) {
                Some(State::Established(_)) => continue,
                Some(State::Open) => {
                    offers.push(Offer::of_revoke(play, seat));
                    continue;
                }
                _ => {}
            }
        }
        if legal {
            law47_retraction::forget_revoke(play, seat);
        }
        let offer = match (legal, play.declares(seat)) {
            (false, _) => Offer::must(seat, law),
            (true, true) if misplaced => Offer::if_changed(seat, play.declarer.rho(), law),
            (true, true) => continue,
            (true, false) => Offer::free(seat, law),
        };
        offers.push(offer);
    }
    for &(seat, _) in next.iter().filter(|(seat, _)| !play.declares(*seat)) {
        offers.push(Offer {
            next: true,
            ..Offer::free(seat, law)
        });
    }
    offers
}

/// How far the revoke of a defender in the trick on the table had gone before dummy's card in it was changed, if it was no lead.
fn revoke_before_the_change(play: &Play, seat: Seat, dummy: Seat) -> Option<State> {
    if play.trick.lead().is_none_or(|(leader, _)| leader == dummy) {
        return None;
    }
    let revokes = play.trouble.iter().flat_map(|trouble| &trouble.revokes);
    let mut own = revokes.filter(|r| r.by == seat && r.trick == play.number());
    own.next().map(|revoke| revoke.state)
}

/// Whether the card of a hand follows suit as the trick now lies, as far as one can see.
fn follows(play: &Play, seat: Seat, hand: Option<contract_bridge::Hand>) -> bool {
    match (play.trick.suit(), play.trick.card_of(seat), hand) {
        (Some(led), Some(card), Some(hand)) => card.suit == led || hand[led].is_empty(),
        _ => true,
    }
}

/// Dummy puts out a card that declarer did not name (45D), or one of his own accord (45F).
pub(crate) fn places(table: &mut Table, seat: Seat, placed: Card) -> Result<(), Impossible> {
    table.check_free()?;
    let Some(play) = &mut table.play else {
        return Err(NOT_DUMMY);
    };
    if table.phase != Phase::Play || play.dummy() != seat {
        return Err(NOT_DUMMY);
    }
    table.hands.check(seat, placed)?;
    let last_of = |trick: &Trick| trick.plays().last().filter(|(by, _)| *by == seat);
    let just_completed = play.trick == Trick::EMPTY
        && play.unsettled_cards().is_empty()
        && play
            .tricks
            .last()
            .is_some_and(|(trick, _)| last_of(trick).is_some());
    // Dummy is on lead and puts out a card of another suit than he has followed in: that is a lead of his own accord (45F).
    let last = play.tricks.last().map(|(trick, _)| *trick);
    let led = |trick: &Trick| trick.suit().filter(|_| play.leader == seat);
    let followed = |trick: &Trick| trick.card_of(seat).map(|card| card.suit) == trick.suit();
    let own_lead = last.is_some_and(|trick| {
        followed(&trick) && led(&trick).is_some_and(|suit| suit != placed.suit)
    });
    let just_completed = just_completed && !own_lead;
    if just_completed {
        // The card named was the last of its trick: what dummy puts out takes its place there.
        play.reopen();
    }
    let trick = play.number();
    let Some(named) = play.trick.card_of(seat) else {
        play.trouble().dummy_suggested = Some(placed);
        table.irregular(law!("45F"), seat);
        table.review(law!("45F").in_edition(table.edition()));
        return Ok(());
    };
    play.trick.replace(seat, placed);
    law47_retraction::forget_revoke(play, seat);
    play.trouble().open.push(Open::Misplaced { named, trick });
    table.hands.restore(seat, named);
    table.hands.remove(seat, placed);
    table.irregular(law!(2007: "45D", 2017: "45D1"), seat);
    if just_completed {
        table.pending = None;
        law45_to_the_trick::go_on(table);
    }
    Ok(())
}

/// 45D: the named card takes the place of the one put out, until both sides have played to the next trick.
pub(crate) fn rectify_misplay(table: &mut Table, named: Card, trick: usize) {
    let Some(play) = &table.play else { return };
    let complete = play.number() == trick + 1;
    let next: Vec<Side> = play.trick.plays().map(|(seat, _)| Side::of(seat)).collect();
    let both_played_on = complete && next.contains(&Side::Ns) && next.contains(&Side::Ew);
    let in_next = play.trick.card_of(play.dummy()) == Some(named);
    let gone = table.hands.check(play.dummy(), named).is_err() && !(complete && in_next);
    if both_played_on || play.number() > trick + 1 || gone || table.phase != Phase::Play {
        misplay_stands(table, named, trick);
        return;
    }
    let law = law!(2007: "45D", 2017: "45D1");
    table.cite(law);
    exchange(table, named, complete, law, true);
}

/// Too late: the card stands (47F2; 45D2 in 2017). If dummy did not follow suit by it, that costs no trick but equity
/// (64B3, 64C).
fn misplay_stands(table: &mut Table, named: Card, trick: usize) {
    if table.edition() == Edition::E2007 {
        table.cite(law!("47F2"));
        return;
    }
    table.cite_one(law!(2017: "45D2"));
    let Some(play) = &table.play else { return };
    let Some((trick, _)) = play.tricks.get(trick) else {
        return;
    };
    let card = trick.card_of(play.dummy());
    let led = trick.suit();
    if Some(named.suit) == led && card.map(|card| card.suit) != led {
        if let Some(play) = &mut table.play {
            play.trouble().misplayed = true;
        }
        law64::misplay(table);
    }
}

const NO_FIFTH: Impossible = Impossible::NotNow(said!(
    "no-fifth-card",
    "there is no fifth card that could have been a lead"
));

/// The fifth card was a lead to the next trick: it waits until this one is complete, then Laws 53 to 56 apply.
fn deemed_led(table: &mut Table) -> Result<(), Impossible> {
    table.check_free()?;
    let play = table.play.as_mut().ok_or(NO_FIFTH)?;
    let trouble = play.trouble.as_mut().ok_or(NO_FIFTH)?;
    let (by, card, trick) = trouble.fifth.take().ok_or(NO_FIFTH)?;
    let number = play.tricks.len();
    let over = number == trick + 1 && play.trick == Trick::EMPTY;
    if number != trick && !over || table.phase != Phase::Play {
        return Err(NO_FIFTH);
    }
    table.hands.check(by, card)?;
    // It is no penalty card, or no longer exposed for nothing.
    play.no_longer_exposed(by, card);
    let declares = play.declares(by);
    table.cite(if declares { law!("45E2") } else { law!("45E1") });
    if over {
        law45_card_played::place(table, by, card);
    } else if let Some(play) = &mut table.play {
        play.trouble().open.push(Open::EarlyLead { by, card });
        table.hands.remove(by, card);
    }
    Ok(())
}

/// The card on the table was no lead: declarer's goes back, a defender's becomes a penalty card.
fn deemed_fifth(table: &mut Table) -> Result<Next, Impossible> {
    let asked = table.asked::<LeadOutOfTurn>();
    let asked = asked.map(|lead| (lead.by, lead.card));
    if asked.is_none() {
        table.check_free()?;
    }
    let play = table.play.as_mut().ok_or(NO_FIFTH)?;
    if play.tricks.is_empty() || play.trouble.is_none() {
        return Err(NO_FIFTH);
    }
    let open = play.trouble().open.iter().find_map(|open| match *open {
        Open::Lead { by, card, .. } => Some((by, card)),
        _ => None,
    });
    let (by, card) = asked.or(open).ok_or(NO_FIFTH)?;
    if asked.is_none() {
        super::law53_lead_out_of_turn::take_open(table);
    }
    table.pending = None;
    table.hands.restore(by, card);
    if table.play.as_ref().is_some_and(|play| play.declares(by)) {
        table.cite(law!("45E2"));
    } else {
        table.cite(law!("45E1"));
        // Two cards to a trick: a minor penalty card, if it is a single low one (50B).
        let deliberately = false;
        super::law49_exposure::rectify(table, by, law45_card_played::set(&[card]), deliberately);
    }
    Ok(Next::Settle)
}
