//! Law 45: card played. A card faced is played (45A); a card of dummy when declarer names it (45B).

use contract_bridge::{Card, Hand, Seat};

use super::law44_sequence_and_procedure as law44;
use super::law47_retraction::{self, Changes, Offer};
use super::{
    Open, Play, Trick, law41_commencement_of_play, law46_incomplete_designation, law49_exposure,
    law50_penalty_card, law52_failure_to_play_penalty_card, law53_lead_out_of_turn,
    law57_premature_lead_or_play, law58_simultaneous_cards, law61_failure_to_follow_suit,
    law63_establishment_of_revoke, law67_defective_trick,
};
use crate::auction::law24_card_exposed;
use crate::awaiting::{Asked, Question};
use crate::entry::{Action, Designation, Side};
use crate::impossible::Impossible;
use crate::law;
use crate::pending::Then;
use crate::play::law44_sequence_and_procedure::Unmet;
use crate::table::{Phase, Table};

/// Whether a card was used up by what it was played over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Placed {
    /// Nothing more to do with it.
    Done,
    /// It is still to be placed.
    On,
}

/// A card played from a seat's hand; for dummy's seat, by declarer's order.
pub(crate) fn card(table: &mut Table, seat: Seat, card: Card) -> Result<(), Impossible> {
    if law67_defective_trick::is_asked(table, seat) {
        return law67_defective_trick::supplied(table, card);
    }
    if table.phase == Phase::Over {
        return Err(Impossible::Over);
    }
    table.hands.check(seat, card)?;
    if table.phase == Phase::Auction {
        table.check_not_held()?;
        return law24_card_exposed::expose(table, seat, &[card], true, false);
    }
    if table.pending.is_some() && while_asked(table, seat, card)? == Placed::Done {
        return Ok(());
    }
    place(table, seat, card);
    Ok(())
}

/// A card played while the board waits for an answer: it may be the answer.
fn while_asked(table: &mut Table, seat: Seat, card: Card) -> Result<Placed, Impossible> {
    let Some((then, declarer)) = table
        .pending
        .as_ref()
        .map(|p| p.then.clone())
        .zip(table.contract().map(|c| c.1))
    else {
        return Ok(Placed::On);
    };
    let declares = Side::of(seat) == Side::of(declarer);
    match then {
        Then::OpeningLead { .. } if declares => {
            answer(table, declarer, &Action::Accepts)?;
            Ok(Placed::On)
        }
        Then::Lead(lead) if seat == lead.by.lho() => {
            let asked = if declares { declarer } else { seat };
            answer(table, asked, &Action::Accepts)?;
            Ok(Placed::On)
        }
        Then::PenaltyNotPlayed { .. } if declares => {
            table.cite(law!("52B1b"));
            answer(table, declarer, &Action::Accepts)?;
            Ok(Placed::On)
        }
        Then::WhichOfTheseCards { by, cards } if by == seat && cards.contains(card) => {
            table.pending = None;
            law58_simultaneous_cards::designated(table, by, cards, card);
            Ok(Placed::Done)
        }
        Then::PenaltyCardLead { leader, .. } if leader == seat => {
            // 50D2: led before declarer has chosen; the card is exposed, and declarer still chooses.
            table.irregular(law!("50D2"), seat);
            law50_penalty_card::becomes(table, seat, card, law50_penalty_card::Kind::Major);
            Ok(Placed::Done)
        }
        // 68D: play has ceased or is suspended; the card is no play (evidence only, 70D3 of 2007).
        Then::Claim | Then::PlayOn | Then::ContestedClaim => Ok(Placed::Done),
        _ => Err(table.held()),
    }
}

fn answer(table: &mut Table, seat: Seat, action: &Action) -> Result<(), Impossible> {
    let choice = crate::awaiting::Choice::Accepts;
    crate::irregularities::law10_choice_of_rectification::answer(table, seat, action, choice)?;
    table.check_not_held()
}

/// Places a card: over what is open, then in or out of turn.
pub(crate) fn place(table: &mut Table, seat: Seat, card: Card) {
    if table.play.as_ref().is_some_and(Play::has_open)
        && acts_over_what_is_open(table, seat, card) == Placed::Done
    {
        return;
    }
    if table.phase == Phase::Clarification {
        law41_commencement_of_play::opening(table, seat, card);
        return;
    }
    let Some(play) = &table.play else { return };
    if play.turn() == seat {
        in_turn(table, seat, card);
    } else {
        out_of_turn(table, seat, card);
    }
}

/// A card played over what is open: each Law says what that does.
fn acts_over_what_is_open(table: &mut Table, seat: Seat, card: Card) -> Placed {
    let Some(play) = &mut table.play else {
        return Placed::On;
    };
    let declares = play.declares(seat);
    let lead = play.trouble().open.iter().find_map(|open| match *open {
        Open::OpeningLead { by, card } => Some((by, card, None)),
        Open::Lead { by, card, turn } => Some((by, card, Some(turn))),
        _ => None,
    });
    match lead {
        Some((by, led, None)) => {
            return super::law54_opening_lead_out_of_turn::played_over(table, by, led, seat, card);
        }
        Some((by, led, Some(turn))) => {
            return law53_lead_out_of_turn::played_over(table, by, led, turn, seat, card);
        }
        None => {}
    }
    if declares {
        // 52B1b: declarer plays on, from either hand: what was played instead of a penalty card is accepted.
        let open = &mut play.trouble().open;
        let before = open.len();
        open.retain(|open| !matches!(open, Open::PenaltyNotPlayed { .. } | Open::Renamed { .. }));
        if open.len() < before {
            law52_failure_to_play_penalty_card::accepted_by_play(table);
        }
    }
    law57_premature_lead_or_play::played_over(table, seat);
    Placed::On
}

/// A card out of turn with no lead out of turn open: leads to Laws 53 to 57.
fn out_of_turn(table: &mut Table, seat: Seat, card: Card) {
    let Some(play) = &table.play else { return };
    if play.trick == Trick::EMPTY {
        law53_lead_out_of_turn::note(table, seat, card);
        return;
    }
    table.irregular(law!("44B"), seat);
    let Some(play) = &table.play else { return };
    match (play.declares(seat), play.trick.card_of(seat).is_some()) {
        // 45E2: declarer's second card to the trick goes back.
        (true, true) => table.cite(law!("45E2")),
        // 57C: declarer's early play stays played and waits for its turn.
        (true, false) => {
            table.cite(law!(2007: "57C2", 2017: "57C3"));
            early(table, seat, card);
        }
        (false, played) => law57_premature_lead_or_play::note(table, seat, card, played),
    }
}

/// A card that stays played although its turn has not come.
pub(crate) fn early(table: &mut Table, seat: Seat, card: Card) {
    in_turn(table, seat, card);
}

/// A card played in turn, or one that counts so.
pub(crate) fn in_turn(table: &mut Table, seat: Seat, card: Card) {
    let Some(play) = &table.play else { return };
    let hand = table.hands.of(seat);
    let unmet = hand.and_then(|hand| law44::unmet(play, seat, hand, card));
    if play.trouble.is_some() && hand.is_some_and(|hand| law44::is_unable(play, seat, hand)) {
        law57_premature_lead_or_play::cite_inability(table, seat);
    }
    match unmet {
        None => {}
        Some(Unmet::FollowSuit) => law61_failure_to_follow_suit::note(table, seat, card, false),
        Some(Unmet::Restriction) => law61_failure_to_follow_suit::note(table, seat, card, true),
        Some(Unmet::PenaltyCard) => law52_failure_to_play_penalty_card::note(table, seat),
    }
    if hand.is_none() {
        law61_failure_to_follow_suit::prove(table, seat, card);
    }
    table.hands.remove(seat, card);
    put(table, seat, card);
}

/// The card goes to the trick; the fourth completes it.
pub(crate) fn put(table: &mut Table, seat: Seat, card: Card) {
    let Some(play) = &mut table.play else { return };
    if play.trouble.is_some() {
        law50_penalty_card::leaves_the_table(play, seat, card);
        law49_exposure::played(play, seat, card);
        law63_establishment_of_revoke::by_play(play, seat);
        law50_penalty_card::expire_restrictions(play, seat);
        play.trouble().to_lead_again = false;
    }
    play.trick.push(seat, card);
    go_on(table);
}

/// Completes the trick if it has its four cards, and asks what the next turn needs.
pub(crate) fn go_on(table: &mut Table) {
    let Some(play) = &mut table.play else { return };
    if play.trick_is_over() {
        let strain = play.strain();
        let trick = play.trick;
        let Some(winner) = law44::winner(&trick, strain) else {
            return;
        };
        play.quit(trick, winner);
        let (left, won, has_trouble) = (play.left(), play.declarer_won, play.trouble.is_some());
        if has_trouble {
            law50_penalty_card::lead_has_passed(play);
        }
        table.cite(if law44::trumped(&trick, strain) {
            law!("44E")
        } else {
            law!("44F")
        });
        table.cite(law!("44G"));
        if left == 0 {
            table.over(Some(won));
            return;
        }
    }
    if table
        .play
        .as_ref()
        .is_some_and(|play| play.trouble.is_some())
    {
        law57_premature_lead_or_play::comes_to_its_turn(table);
        super::before_lead(table);
    }
}

/// Declarer names a card of dummy, and so plays it (45B); a second name for the same trick would change it (45C4b).
pub(crate) fn names(
    table: &mut Table,
    seat: Seat,
    what: Designation,
    again: bool,
) -> Result<(), Impossible> {
    if table.phase == Phase::Over {
        return Err(Impossible::Over);
    }
    if let Some(Then::AnyCard { .. }) = table.pending.as_ref().map(|p| p.then.clone()) {
        return law46_incomplete_designation::defender_names(table, seat, what);
    }
    let Some(play) = &table.play else {
        return Err(NOT_DECLARER);
    };
    if play.declarer != seat
        || table.phase == Phase::Clarification && !play.has_open() && table.pending.is_none()
    {
        return Err(NOT_DECLARER);
    }
    let dummy = play.dummy();
    let played = play.trick.card_of(dummy).is_some();
    let just_played = play.trick == Trick::EMPTY && play.turn() != dummy;
    if again || played {
        return match what {
            Designation::Card(named) if played || just_played => {
                table.check_not_held()?;
                rename(table, dummy, named)
            }
            Designation::Card(_) => Err(Impossible::NotNow {
                reason: "there is no designation of this trick that could be changed",
            }),
            _ => Err(Impossible::NotNow {
                reason: "a changed designation names suit and rank",
            }),
        };
    }
    law63_establishment_of_revoke::by_designation(table, seat);
    law46_incomplete_designation::designates(table, dummy, what)
}

const NOT_DECLARER: Impossible = Impossible::NotNow {
    reason: "only declarer names cards, from dummy, once the lead is faced",
};

fn rename(table: &mut Table, dummy: Seat, named: Card) -> Result<(), Impossible> {
    table.hands.check(dummy, named)?;
    if let Some(play) = &mut table.play {
        play.trouble().open.push(Open::Renamed { named });
    }
    Ok(())
}

/// The Director is asked whether the first designation was a slip of the tongue (45C4b).
pub(crate) fn rectify_designation(table: &mut Table, named: Card) {
    let law = law!("45C4b").in_edition(table.edition());
    table.ask(
        Asked::Director,
        law,
        Question::Fact("slip"),
        Then::Slip { named },
    );
}

/// A slip may be put right; a change of mind leaves the first card played (45C4a).
pub(crate) fn found_slip(table: &mut Table, named: Card, slip: bool) {
    if !slip {
        table.cite(law!("45C4a"));
        return;
    }
    table.cite(law!("45C4b"));
    table.cite(law!("47C"));
    replace_dummys_card(table, named, law!("47D"));
}

/// The intended card takes the place of dummy's last one; who played after it may change (47D). The change may reach back
/// into the trick just completed.
pub(crate) fn replace_dummys_card(table: &mut Table, named: Card, law: crate::Cite) {
    let Some(play) = &mut table.play else { return };
    let dummy = play.dummy();
    let taken = if play.trick.card_of(dummy).is_none() {
        law47_retraction::back_into_last_trick(table)
    } else {
        Vec::new()
    };
    let Some(play) = &mut table.play else { return };
    let Some(first) = play.trick.card_of(dummy) else {
        return;
    };
    play.trick.replace(dummy, named);
    let later: Vec<Seat> = play
        .trick
        .after(dummy)
        .into_iter()
        .filter(|&s| !play.declares(s))
        .collect();
    table.hands.restore(dummy, first);
    table.hands.remove(dummy, named);
    let offers = later
        .into_iter()
        .map(|seat| Offer::free(seat, law))
        .collect();
    law47_retraction::offer(table, Changes::new(offers, taken));
}

/// Dummy puts out a card that declarer did not name (45D), or of his own accord (45F).
pub(crate) fn places(table: &mut Table, seat: Seat, placed: Card) -> Result<(), Impossible> {
    table.check_not_held()?;
    let Some(play) = &mut table.play else {
        return Err(NOT_DUMMY);
    };
    if table.phase != Phase::Play || play.dummy() != seat {
        return Err(NOT_DUMMY);
    }
    table.hands.check(seat, placed)?;
    match play.trick.card_of(seat) {
        Some(named) if named != placed => {
            let trick = play.number();
            play.trick.replace(seat, placed);
            play.trouble().open.push(Open::Misplaced { named, trick });
            table.hands.restore(seat, named);
            table.hands.remove(seat, placed);
            table.irregular(law!(2007: "45D", 2017: "45D1"), seat);
        }
        _ => {
            play.trouble().dummy_suggested = true;
            table.irregular(law!("45F"), seat);
            table.review(law!("45F").in_edition(table.edition()));
        }
    }
    Ok(())
}

const NOT_DUMMY: Impossible = Impossible::NotNow {
    reason: "only dummy places cards, during the play",
};

/// 45D: the named card takes the place of the one put out, until both sides have played to the next trick.
pub(crate) fn rectify_misplay(table: &mut Table, named: Card, trick: usize) {
    let Some(play) = &table.play else { return };
    let next: Vec<Side> = play.trick.plays().map(|(seat, _)| Side::of(seat)).collect();
    let both_played_on =
        play.number() == trick + 1 && next.contains(&Side::Ns) && next.contains(&Side::Ew);
    if both_played_on || play.number() > trick + 1 {
        if table.edition() == crate::Edition::E2017 {
            table.cite_one(law!(2017: "45D2"));
        } else {
            table.cite(law!("47F2"));
        }
        return;
    }
    let law = law!(2007: "45D", 2017: "45D1");
    let complete = play.number() == trick + 1;
    table.cite(law);
    let taken = if complete {
        law47_retraction::back_into_last_trick(table)
    } else {
        Vec::new()
    };
    let Some(play) = &mut table.play else { return };
    let dummy = play.dummy();
    let Some(placed) = play.trick.card_of(dummy) else {
        return;
    };
    play.trick.replace(dummy, named);
    let later = play.trick.after(dummy);
    let (declarer, right) = (play.declarer, play.declarer.rho());
    table.hands.restore(dummy, placed);
    table.hands.remove(dummy, named);
    let offers = later
        .into_iter()
        .map(|seat| {
            if seat == declarer {
                Offer::if_changed(seat, right, law)
            } else {
                Offer::free(seat, law)
            }
        })
        .collect();
    law47_retraction::offer(table, Changes::new(offers, taken));
}

/// The cards of a hand, as a set.
pub(crate) fn set(cards: &[Card]) -> Hand {
    cards.iter().copied().collect()
}
