//! Law 67: defective trick: a hand has played no card to it, or more than one.

use contract_bridge::{Card, Hand, Seat};
use openroom_said::said;

use super::law44_sequence_and_procedure as law44;
use super::law45_to_the_trick;
use super::law47_retraction;
use super::law50_penalty_card;
use super::law61_failure_to_follow_suit as law61;
use super::{
    Open, Play, Trick, law45_card_played, law62_revoke_noticed as noticed, law66_told_play,
};
use crate::awaiting::{Asked, Choice, Question};
use crate::book::{Law, Next, checked};
use crate::clause::Cite;
use crate::edition::Edition;
use crate::entry::{Action, AtTrick, Finding, Side};
use crate::impossible::Impossible;
use crate::law;
use crate::pending::Matter;
use crate::play::before_lead::before_lead;
use crate::score::law77_scoring_table as law77;
use crate::table::revoke::{Revoke, State};
use crate::table::trouble::{PenaltyKind, Shown, is_honour};
use crate::table::{Phase, Table};

/// What is entered under this Law.
pub(super) const LAW: Law = Law {
    act: |table, seat, action| match action {
        Action::Omits => checked(omits(table, seat)),
        Action::Play(card) if is_asked(table, seat) => Some(supplied(table, *card)),
        _ => None,
    },
    finding: |table, finding| match finding {
        Finding::Omitted(at) => checked(omitted(table, *at)),
        Finding::Extra { at, cards, exposed } => Some(extra(table, *at, cards, exposed)),
        _ => None,
    },
};

/// A player leaves out his card to the trick on the table, and the others go on.
pub(crate) fn omits(table: &mut Table, seat: Seat) -> Result<(), Impossible> {
    table.check_not_held()?;
    let turn = table.turn();
    let in_play = table.phase == Phase::Play;
    let Some(play) = &mut table.play else {
        return Err(NOT_HIS_TURN);
    };
    let open = play.has_open() || play.trick == Trick::EMPTY;
    if !in_play || open || turn != Some(seat) {
        return Err(NOT_HIS_TURN);
    }
    let number = play.number();
    play.trouble().omitted.push((number, seat));
    table.irregular(law!("67A"), seat);
    law45_to_the_trick::go_on(table);
    Ok(())
}

/// Who left out his card plays it after all, while the trick lies on the table (67A1).
pub(crate) fn makes_good(table: &mut Table, seat: Seat, card: Card) -> bool {
    let Some(play) = &mut table.play else {
        return false;
    };
    let number = play.number();
    let Some(trouble) = &mut play.trouble else {
        return false;
    };
    let before = trouble.omitted.len();
    trouble.omitted.retain(|&there| there != (number, seat));
    if trouble.omitted.len() == before {
        return false;
    }
    table.cite(law!("67A"));
    table.cite(law!("67A1"));
    law45_to_the_trick::in_turn(table, seat, card);
    true
}

const NOT_HIS_TURN: Impossible = Impossible::NotNow(said!(
    "card-left-out-at-turn",
    "a player can fail to play only to a trick that has already been led to, and only when it is that player’s turn"
));

/// The Director finds that a hand played no card to a trick.
fn omitted(table: &mut Table, at: AtTrick) -> Result<(), Impossible> {
    law66_told_play::check_written_down(table)?;
    law66_told_play::check_trick(table, usize::from(at.trick) - 1)?;
    table.check_not_held()?;
    noticed::check_period(table)?;
    let trick = usize::from(at.trick) - 1;
    let Some(play) = &table.play else {
        return Err(NO_OMISSION);
    };
    let mut known = play.trouble.iter().flat_map(|t| &t.omitted);
    if !known.any(|&there| there == (trick, at.by)) {
        return match play.tricks.get(trick) {
            Some((there, _)) if there.card_of(at.by).is_some() => not_among_the_played(table),
            _ => not_yet_played(table, at.by, trick),
        };
    }
    left_out(table, at.by, trick);
    Ok(())
}

/// Attention is drawn to what is there to see: a trick that lacks a card is.
pub(crate) fn noticed(table: &mut Table) {
    let over = table.period_over;
    let trouble = table.play.as_mut().and_then(|play| play.trouble.as_mut());
    if let Some(trouble) = trouble.filter(|_| !over) {
        trouble.omission_noticed |= !trouble.omitted.is_empty();
    }
}

/// The Director rules on a card left out to which attention has been drawn. False if there is none.
pub(crate) fn rectify(table: &mut Table) -> bool {
    let trouble = table.play.as_mut().map(Play::trouble);
    let first = trouble.and_then(|trouble| {
        let first = trouble.omitted.first().copied();
        trouble.omission_noticed &= first.is_some();
        first.filter(|_| trouble.omission_noticed)
    });
    if let Some((trick, by)) = first {
        left_out(table, by, trick);
    }
    first.is_some()
}

/// A card is missing from a trick: it is added while one side at least has not played to the next (67A), else put there as a
/// revoke (67B).
fn left_out(table: &mut Table, by: Seat, trick: usize) {
    let Some(play) = &mut table.play else { return };
    let both = trick + 1 < play.number() || both_sides(play) || table.phase == Phase::Over;
    if both {
        table.cite(law!("67B"));
        ask(table, by, trick, law!("67B1"));
    } else {
        play.trouble().omitted.retain(|&there| there != (trick, by));
        table.cite(law!("67A"));
        ask(table, by, trick, law!("67A1"));
    }
}

const NO_OMISSION: Impossible = Impossible::NotNow(said!(
    "hand-played-to-trick",
    "that hand played a card to that trick"
));

/// 67B3 of 2017: he did play a card, but it is not among those before him. It is put there, and no revoke is made of it. 2007
/// has no rule for this.
fn not_among_the_played(table: &mut Table) -> Result<(), Impossible> {
    if table.edition() == Edition::E2007 {
        return Err(NO_OMISSION);
    }
    table.cite(law!("67B"));
    table.cite_one(law!(2017: "67B3"));
    Ok(())
}

/// Nobody has gone on: he simply plays his card (67A1).
fn not_yet_played(table: &mut Table, by: Seat, trick: usize) -> Result<(), Impossible> {
    let waits = table.play.as_ref().is_some_and(|play| {
        play.number() == trick && play.trick != Trick::EMPTY && play.turn() == by
    });
    if !waits || table.phase != Phase::Play {
        return Err(NO_OMISSION);
    }
    table.irregular(law!("67A"), by);
    table.cite(law!("67A"));
    table.cite(law!("67A1"));
    Ok(())
}

/// Whether both sides have played to the trick on the table.
fn both_sides(play: &Play) -> bool {
    let cards = play.trick.plays().chain(play.unsettled_cards());
    let sides: Vec<Side> = cards.map(|(seat, _)| Side::of(seat)).collect();
    sides.contains(&Side::Ns) && sides.contains(&Side::Ew)
}

/// The play is over: what that player had put out beside the tricks is in his hand again.
fn takes_up(table: &mut Table, by: Seat) {
    let Some(play) = table.play.as_mut().filter(|_| table.phase == Phase::Over) else {
        return;
    };
    let lying = play.unsettled_cards().into_iter();
    let own: Vec<Card> = lying.filter(|it| it.0 == by).map(|it| it.1).collect();
    play.trouble().open.retain(|open| match *open {
        Open::Lead { by: of, .. }
        | Open::Later { by: of, .. }
        | Open::EarlyLead { by: of, .. }
        | Open::ToEarlyLead { by: of, .. }
        | Open::Premature { by: of, .. } => of != by,
        _ => true,
    });
    for card in own {
        table.hands.restore(by, card);
    }
}

fn ask(table: &mut Table, by: Seat, trick: usize, law: Cite) {
    takes_up(table, by);
    let choices = candidates(table, by, trick);
    if let Some(card) = choices
        .filter(|c| c.len() == 1)
        .and_then(|c| c.iter().next())
    {
        // He has no choice.
        put_in(table, by, trick, card);
        return;
    }
    let options = match choices {
        Some(cards) => cards.iter().map(Choice::Plays).collect(),
        None => vec![Choice::Card],
    };
    let law = law.in_edition(table.edition());
    table.ask(
        Asked::Player(by),
        law,
        Question::Options(options),
        SupplyCard { by, trick },
    );
}

/// 67: the card that was left out of a trick.
#[derive(Debug, Clone, PartialEq)]
struct SupplyCard {
    by: Seat,
    trick: usize,
}

impl Matter for SupplyCard {}

/// The cards among which he has to choose: of the suit led if he has any; none if the hand is not known.
fn candidates(table: &Table, by: Seat, trick: usize) -> Option<Hand> {
    let play = table.play.as_ref()?;
    let there = play.tricks.get(trick).map_or(play.trick, |(t, _)| *t);
    let hand = table.hands.of(by)?;
    Some(law44::playable(hand, &there))
}

/// Whether that player, or declarer for dummy, is asked for the card that he left out.
fn is_asked(table: &Table, seat: Seat) -> bool {
    table
        .asked::<SupplyCard>()
        .is_some_and(|asked| asked.by == seat)
}

/// The card that he left out.
fn supplied(table: &mut Table, card: Card) -> Result<Next, Impossible> {
    let Some(&SupplyCard { by, trick }) = table.asked() else {
        return Err(NO_OMISSION);
    };
    table.check_card(by, card)?;
    if candidates(table, by, trick).is_some_and(|cards| !cards.contains(card)) {
        return Err(Impossible::NotNow(said!(
            "must-choose-suit-led",
            "the player must choose a card of the suit led to that trick (67A1, 67B1a)"
        )));
    }
    table.pending = None;
    put_in(table, by, trick, card);
    Ok(Next::Settle)
}

/// The card takes its place among those played.
fn put_in(table: &mut Table, by: Seat, trick: usize, card: Card) {
    let Some(play) = &table.play else { return };
    let late = play
        .trouble
        .iter()
        .flat_map(|t| &t.omitted)
        .any(|&there| there == (trick, by));
    if late {
        put_in_late(table, by, trick, card);
    } else {
        put_in_time(table, by, trick, card);
    }
}

/// 67A1: it is his play to the trick and may win it; what was played to the next trick is then a lead in or out of turn.
fn put_in_time(table: &mut Table, by: Seat, trick: usize, card: Card) {
    table.cite(law!("67A1"));
    let gone_on = table
        .play
        .as_ref()
        .is_some_and(|play| play.number() > trick);
    let next = match gone_on {
        true => law47_retraction::back_into_last_trick(table),
        false => Vec::new(),
    };
    law50_penalty_card::leaves_the_table(table, by, card);
    let Some(play) = &mut table.play else { return };
    // It is a card of his side to that trick, and establishes a revoke in the one before (63A1).
    super::law63_establishment_of_revoke::by_play(play, by);
    play.trick.push(by, card);
    table.hands.remove(by, card);
    law45_to_the_trick::go_on(table);
    for (seat, card) in next {
        if table.pending.is_none() && table.phase == Phase::Play {
            law45_card_played::place(table, seat, card);
        }
    }
}

/// 67B1: the trick keeps its winner; he is deemed to have revoked, for one trick as in 64A2, whether he could follow (67B1a)
/// or not (67B1b).
fn put_in_late(table: &mut Table, by: Seat, trick: usize, card: Card) {
    table.cite(law!("67B1"));
    let drawn = noticed::drawn_now(table, by, None);
    law50_penalty_card::leaves_the_table(table, by, card);
    let Some(play) = &mut table.play else { return };
    play.trouble().omitted.retain(|&there| there != (trick, by));
    let Some((there, _)) = play.tricks.get_mut(trick) else {
        return;
    };
    there.push(by, card);
    let there = *there;
    let followed = there.suit() == Some(card.suit);
    let mut revoke = law61::deemed(play, by, card, trick, &there);
    noticed::notice(&mut revoke, drawn);
    revoke.ruled = true;
    play.trouble().revokes.push(revoke);
    table.hands.remove(by, card);
    table.cite(if followed {
        law!("67B1a")
    } else {
        law!("67B1b")
    });
    super::law64_after_establishment_of_revoke::rule_anew(table);
    law77::rescore(table);
    before_lead(table);
}

/// The Director finds more than one card from a hand in a trick. The one that was seen there is the one that the log has; the
/// others go back (67A2, 67B2a) and count as never having left the hand (67B2b).
fn extra(
    table: &mut Table,
    at: AtTrick,
    cards: &[Card],
    exposed: &[Card],
) -> Result<Next, Impossible> {
    law66_told_play::check_written_down(table)?;
    law66_told_play::check_trick(table, usize::from(at.trick) - 1)?;
    table.check_not_held()?;
    noticed::check_period(table)?;
    let trick = usize::from(at.trick) - 1;
    let Some(play) = &table.play else {
        return Err(NO_EXTRA);
    };
    let current = trick == play.number();
    let there = match play.tricks.get(trick) {
        Some((there, _)) => *there,
        None if current => play.trick,
        None => return Err(NO_EXTRA),
    };
    let seen = there.card_of(at.by).ok_or(NO_EXTRA)?;
    let extra: Vec<Card> = cards.iter().copied().filter(|&c| c != seen).collect();
    let named = cards.contains(&seen) && exposed.iter().all(|card| extra.contains(card));
    if extra.is_empty() || !named {
        return Err(NO_EXTRA);
    }
    for &card in &extra {
        table.check_card(at.by, card)?;
    }
    let late = is_late(play, trick) || table.phase == Phase::Over;
    table.irregular(law!("67A"), at.by);
    if late {
        go_back_late(table, at.by, &extra, exposed);
    } else {
        table.cite(law!("67A"));
        table.cite(law!("67A2"));
        become_penalty_cards(table, at.by, exposed);
    }
    Ok(Next::Settle)
}

/// Whether both sides have played to the trick after that one, from 0: nothing can be put right in it any more (67B).
pub(crate) fn is_late(play: &Play, trick: usize) -> bool {
    trick + 1 < play.number() || trick + 1 == play.number() && both_sides(play)
}

/// Attention is drawn to cards played together. In time: what they are follows from 58B2, whoever plays on after that.
pub(crate) fn noticed_together(table: &mut Table) {
    let Some(play) = &mut table.play else { return };
    if play.trouble.is_none() {
        return;
    }
    let now = play.clone();
    for open in &mut play.trouble().open {
        if let Open::Exposed(shown) = open {
            shown.together = shown.together.filter(|trick| is_late(&now, *trick));
        }
    }
}

/// 58B4: a defender played more than one card at once, all to be seen, and it is noticed when both sides have played to the next
/// trick. False if it is not that.
pub(crate) fn played_together(table: &mut Table, shown: &Shown) -> bool {
    let late = |play: &Play| shown.together.is_some_and(|trick| is_late(play, trick));
    if !table.play.as_ref().is_some_and(late) {
        return false;
    }
    table.cite(law!("58B4"));
    let cards: Vec<Card> = shown.cards.iter().collect();
    go_back_late(table, shown.by, &cards, &cards);
    before_lead(table);
    true
}

/// 67B2: the others go back, and were in the hand all along; those whose faces have been seen become penalty cards of a defender.
fn go_back_late(table: &mut Table, by: Seat, extra: &[Card], exposed: &[Card]) {
    table.cite(law!("67B"));
    table.cite(law!("67B2a"));
    never_left(table, by, extra, law!("67B2b"));
    if become_penalty_cards(table, by, exposed) {
        table.cite(law!("67B2a-fn"));
    }
}

/// False if none does.
fn become_penalty_cards(table: &mut Table, by: Seat, exposed: &[Card]) -> bool {
    let defends = table.play.as_ref().is_some_and(|play| !play.declares(by));
    if !defends || table.phase != Phase::Play || exposed.is_empty() {
        return false;
    }
    for &card in exposed {
        // 50B: one small card shown by accident is a minor one.
        let minor = exposed.len() == 1 && !is_honour(card);
        let kind = match minor {
            true => PenaltyKind::Minor,
            false => PenaltyKind::Major,
        };
        law50_penalty_card::becomes(table, by, card, kind);
    }
    true
}

const NO_EXTRA: Impossible = Impossible::NotNow(said!(
    "extra-cards-of-one-trick",
    "the cards must all have been played from one hand to one trick: the one already in the log, and others that have not been played since; `exposed` must be one of the others"
));

/// Cards that were in the hand all along: what they should have been played to was a revoke (67B2b, 14B4).
pub(crate) fn never_left(table: &mut Table, by: Seat, cards: &[Card], law: Cite) {
    let drawn = noticed::drawn_now(table, by, None);
    for &card in cards {
        let tricks = law61::was_held(table, by, card, State::Open);
        for trick in tricks {
            let state = super::law63_establishment_of_revoke::state_of(table, by, trick, false);
            with_revokes(table, by, trick, |revoke| revoke.state = state);
        }
        for trick in due(table, by, card) {
            with_revokes(table, by, trick, |revoke| noticed::notice(revoke, drawn));
            table.cite(law);
        }
    }
}

/// The tricks of the card's suit to which the hand played another.
fn due(table: &Table, by: Seat, card: Card) -> Vec<usize> {
    let tricks = table.play.iter().flat_map(|play| &play.tricks);
    let missed = |trick: &Trick| {
        trick.suit() == Some(card.suit) && trick.card_of(by).is_some_and(|c| c.suit != card.suit)
    };
    tricks
        .enumerate()
        .filter(|(_, (trick, _))| missed(trick))
        .map(|(at, _)| at)
        .collect()
}

fn with_revokes(table: &mut Table, by: Seat, trick: usize, change: impl Fn(&mut Revoke)) {
    if let Some(play) = &mut table.play {
        let revokes = &mut play.trouble().revokes;
        revokes
            .iter_mut()
            .filter(|r| r.by == by && r.trick == trick)
            .for_each(change);
    }
}
