//! Law 10: assessment of rectification. Who has the choice makes it himself (10C2); an answer by anybody else, or one that
//! was not offered, cannot be.

use contract_bridge::{Seat, Suit};

use crate::auction::{
    law21_misinformation, law23_comparable_call, law25_changes_of_call, law26_lead_restrictions,
    law27_insufficient_bid, law28_in_rotation, law29_out_of_rotation,
};
use crate::awaiting::{Choice, Question};
use crate::entry::{Action, Finding, Said};
use crate::impossible::Impossible;
use crate::irregularities::{
    law09_procedure, law12_adjusted_scores, law13_incorrect_number_of_cards,
};
use crate::law;
use crate::pending::{Pending, Then};
use crate::play::law50_penalty_card;
use crate::table::Table;

/// A player answers the question that is open to him.
pub(crate) fn answer(
    table: &mut Table,
    seat: Seat,
    action: &Action,
    choice: Choice,
) -> Result<(), Impossible> {
    let not_asked = || Impossible::NotAsked {
        seat,
        word: action.to_string(),
    };
    let pending = table.pending.take().ok_or_else(not_asked)?;
    if !offers(&pending, seat, choice) {
        table.pending = Some(pending);
        return Err(not_asked());
    }
    let said = match action {
        Action::Changes(said) | Action::Call(said) => Some(*said),
        _ => None,
    };
    chosen(table, seat, *pending, choice, said);
    law09_procedure::settle(table);
    Ok(())
}

/// Declarer forbids one suit, or with penalty cards in several suits more than one (51B2b).
pub(crate) fn forbids(
    table: &mut Table,
    seat: Seat,
    action: &Action,
    suits: &[Suit],
) -> Result<(), Impossible> {
    let [first, rest @ ..] = suits else {
        return Err(Impossible::NotAsked {
            seat,
            word: action.to_string(),
        });
    };
    if rest.is_empty() {
        return answer(table, seat, action, Choice::Forbids(*first));
    }
    let several = match table.pending.as_deref() {
        Some(Pending {
            then: Then::PenaltyCardLead { leader, owner },
            ..
        }) => Some((*leader, *owner)),
        _ => None,
    };
    let offered = suits
        .iter()
        .all(|&suit| table.is_asked(seat, Choice::Forbids(suit)));
    let Some((leader, owner)) = several.filter(|_| offered) else {
        return Err(Impossible::NotAsked {
            seat,
            word: action.to_string(),
        });
    };
    table.pending = None;
    let choices: Vec<Choice> = suits.iter().map(|&suit| Choice::Forbids(suit)).collect();
    law50_penalty_card::chosen(table, leader, owner, &choices);
    law09_procedure::settle(table);
    Ok(())
}

/// A player accepts by acting. What the Director is to compare waits until the act is done.
pub(crate) fn accepts_by_acting(table: &mut Table, seat: Seat) {
    if let Some(pending) = table.pending.take() {
        chosen(table, seat, *pending, Choice::Accepts, None);
        law09_procedure::settle_all_but_comparisons(table);
    }
}

/// Whether that player is offered that choice.
fn offers(pending: &Pending, seat: Seat, choice: Choice) -> bool {
    let among = match &pending.awaiting.question {
        Question::Options(options) => options.contains(&choice),
        Question::Fact(_) => false,
    };
    among && pending.awaiting.by.includes(seat)
}

fn chosen(table: &mut Table, seat: Seat, pending: Pending, choice: Choice, said_now: Option<Said>) {
    match (pending.then, choice) {
        (Then::Insufficient { by, said, changed }, Choice::Accepts) => {
            law27_insufficient_bid::accepted(table, by, said, changed);
        }
        (Then::Insufficient { by, said, changed }, _) => {
            law27_insufficient_bid::declined(table, by, said, changed)
        }
        (Then::SecondInsufficient { owed, said }, Choice::Accepts) => {
            table.cite(law!("27B4"));
            law27_insufficient_bid::accept(table, owed.by, said);
        }
        (Then::SecondInsufficient { owed, said }, _) => {
            law27_insufficient_bid::second_declined(table, owed, said)
        }
        (Then::OutOfRotation { by, said, .. }, Choice::Accepts) => {
            law29_out_of_rotation::accept(table, by, said)
        }
        (Then::OutOfRotation { by, said, turn }, _) => {
            law29_out_of_rotation::declined(table, by, said, turn)
        }
        (Then::Substitute { by, at, said }, Choice::Accepts) => {
            law25_changes_of_call::accepted(table, by, at, said)
        }
        (Then::Substitute { by, at, said }, _) => {
            law25_changes_of_call::refuse(table, by, at, said)
        }
        (
            Then::SubstituteOutOfRotation {
                by,
                first,
                second,
                turn,
            },
            choice,
        ) => {
            let accepted = choice == Choice::Accepts;
            let calls = (first, second);
            law25_changes_of_call::chosen_out_of_rotation(table, by, calls, turn, accepted);
        }
        (Then::LeftHandOpponent { old, .. }, Choice::Keeps) => {
            law25_changes_of_call::left_hand_opponent_keeps(table, old)
        }
        (Then::LeftHandOpponent { old, law }, _) => {
            let said = said_now.unwrap_or(old.said());
            law25_changes_of_call::left_hand_opponent_changes(table, old, said, law);
        }
        (Then::Misinformed { seat, at }, Choice::Changes) => {
            if let Some(said) = said_now {
                law21_misinformation::changes(table, seat, at, said);
            }
        }
        (Then::LeadAfterWithdrawnCall { leader, law }, choice) => {
            law26_lead_restrictions::chosen(table, leader, law, choice);
            crate::play::before_lead(table);
        }
        (then, choice) => crate::play::chosen(table, seat, then, choice),
    }
}

/// The Director finds a fact that the board waits for.
pub(crate) fn found(table: &mut Table, finding: &Finding) -> Result<(), Impossible> {
    let not_sought = || Impossible::NotSought {
        finding: finding.to_string(),
    };
    let Some(pending) = table.pending.take() else {
        return Err(not_sought());
    };
    match (&pending.then, finding) {
        (&Then::Unintended { by, at, said }, &Finding::Unintended(yes)) => {
            law25_changes_of_call::found(table, by, at, said, yes);
        }
        (
            &Then::UnintendedOutOfRotation {
                by,
                first,
                second,
                turn,
            },
            &Finding::Unintended(yes),
        ) => {
            law25_changes_of_call::found_out_of_rotation(table, by, (first, second), turn, yes);
        }
        // He may find it also while the left-hand opponent is to choose: then nothing was insufficient (25A1).
        (
            &Then::Insufficient {
                by,
                changed: Some(second),
                ..
            },
            &Finding::Unintended(true),
        ) => {
            law25_changes_of_call::insufficient_was_unintended(table, by, second);
        }
        (&Then::Comparable(comparison), &Finding::Comparable(yes)) => {
            law23_comparable_call::found(table, comparison, yes);
        }
        (&Then::Meant { seat, said }, &Finding::Meant(meant)) if meant.is_of_calls() => {
            law28_in_rotation::meant(table, seat, said, meant);
        }
        (Then::Adjust, Finding::Adjust(score)) => {
            let law = pending.awaiting.law;
            if let Err(error) = law12_adjusted_scores::adjust(table, score, Some(law)) {
                table.pending = Some(pending);
                return Err(error);
            }
        }
        (&Then::Hands(inquiry), finding) => {
            if !law13_incorrect_number_of_cards::found(table, inquiry, finding) {
                table.pending = Some(pending);
                return Err(not_sought());
            }
        }
        _ => {
            let refused = crate::play::found(table, &pending.then, finding);
            if !refused {
                table.pending = Some(pending);
                return Err(not_sought());
            }
        }
    }
    law09_procedure::settle(table);
    Ok(())
}
