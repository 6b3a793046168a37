//! Law 10: assessment of rectification. Who has the choice makes it himself (10C2); an answer by anybody else, or one that
//! was not offered, cannot be. What an answer does, the Law that asked knows.

use contract_bridge::{Card, Seat, Suit};

use crate::awaiting::{Asked, Choice};
use crate::entry::{Action, Finding, SpokenCall, Strains};
use crate::impossible::Impossible;
use crate::irregularities::law09_procedure;
use crate::pending::{Meanwhile, Pending, Standing, Waiting, not_sought};
use crate::play::before_lead::before_lead;
use crate::play::{law43_dummys_limitations, law45_card_played, law62_correction_of_revoke};
use crate::table::{Phase, Table};

/// What no other Law takes is an answer.
pub(crate) fn answers(table: &mut Table, seat: Seat, action: &Action) -> Result<(), Impossible> {
    let choice = match action {
        Action::Play(card) => return plays(table, seat, *card),
        Action::Corrects(card) => return corrects(table, seat, *card),
        Action::Forbids(suits) => forbidden(suits),
        Action::Keeps => {
            let seat = for_dummy(table, seat, Choice::Keeps);
            return answer(table, seat, action, Choice::Keeps);
        }
        Action::Call(_) | Action::Changes(_) => Choice::Changes,
        Action::Agrees => Choice::Agrees,
        Action::Objects => Choice::Objects,
        Action::RequestsPlay => Choice::RequestsPlay,
        Action::Consents => Choice::Consents,
        Action::Accepts => Choice::Accepts,
        Action::Declines => Choice::Declines,
        Action::Waives => Choice::Waives,
        Action::Spreads => Choice::Spreads,
        Action::Requires(what) => Choice::Requires(*what),
        _ => return Err(not_asked(seat, action)),
    };
    answer(table, seat, action, choice)
}

/// Declarer answers for dummy what dummy's hand is asked.
fn for_dummy(table: &Table, seat: Seat, choice: Choice) -> Seat {
    let declarer = table.contract().map(|(_, declarer)| declarer);
    match declarer == Some(seat) && table.is_asked(seat.partner(), choice) {
        true => seat.partner(),
        false => seat,
    }
}

/// A card played while the board waits for an answer: it may be the answer.
fn plays(table: &mut Table, seat: Seat, card: Card) -> Result<(), Impossible> {
    if table.phase == Phase::Over {
        return Err(Impossible::Over);
    }
    if law45_card_played::repeats(table, seat, card) {
        return Ok(());
    }
    table.check_played(seat, card)?;
    let asked = table.pending.clone();
    let Some(pending) = asked.filter(|_| table.phase != Phase::Auction) else {
        return Err(table.held());
    };
    match pending.matter.card_played(table, seat, card) {
        Meanwhile::Held => Err(table.held()),
        Meanwhile::Done => Ok(()),
        Meanwhile::Accepts(by) => {
            answer(table, by, &Action::Accepts, Choice::Accepts)?;
            table.check_not_held()?;
            // What was settled by his answer may have brought the card into a trick.
            table.check_card(seat, card)?;
            law45_card_played::plays(table, seat, card);
            Ok(())
        }
    }
}

/// A player answers the question that is open to him.
fn answer(
    table: &mut Table,
    seat: Seat,
    action: &Action,
    choice: Choice,
) -> Result<(), Impossible> {
    let asked = table.pending.take();
    let Some(pending) = asked.filter(|pending| pending.offers(seat, choice)) else {
        return Err(not_asked(seat, action));
    };
    let said = match action {
        Action::Changes(said) | Action::Call(said) => Some(*said),
        _ => None,
    };
    chosen(table, seat, *pending, choice, said);
    law09_procedure::settle(table);
    Ok(())
}

fn not_asked(seat: Seat, action: &Action) -> Impossible {
    Impossible::NotAsked {
        seat,
        word: action.to_string(),
    }
}

fn chosen(
    table: &mut Table,
    seat: Seat,
    pending: Pending,
    choice: Choice,
    said: Option<SpokenCall>,
) {
    let over_a_lead = pending.matter.is_over_a_lead();
    pending.matter.chosen(table, seat, choice, said);
    if over_a_lead {
        before_lead(table);
    }
}

/// Declarer forbids one suit, or with penalty cards in several suits more than one (51B2b).
fn forbidden(suits: &[Suit]) -> Choice {
    let set = suits
        .iter()
        .fold(Strains::NONE, |all, &suit| all.with(suit.into()));
    let mut each = set.suits();
    match (each.next(), each.next()) {
        (Some(only), None) => Choice::Forbids(only),
        _ => Choice::ForbidsSeveral(set),
    }
}

/// A player acts over what he is asked about, where that is acceptance (27A1, 29A, 53A); what the Director is to compare waits
/// until the act is done. False if he is not asked, or something else is to be answered first.
pub(crate) fn accepts_by_acting(table: &mut Table, seat: Seat) -> bool {
    let asked = table
        .pending
        .take_if(|pending| pending.offers(seat, Choice::Accepts));
    if let Some(pending) = asked {
        chosen(table, seat, *pending, Choice::Accepts, None);
        law09_procedure::settle_all_but_comparisons(table);
    }
    table.pending.is_none()
}

/// The Director finds a fact that the board waits for.
pub(crate) fn found(table: &mut Table, finding: &Finding) -> Result<(), Impossible> {
    let Some(pending) = table.pending.take() else {
        return Err(not_sought(finding));
    };
    pending.matter.found(table, finding)?;
    law09_procedure::settle(table);
    Ok(())
}

/// Whether the Director rules on a fact that he has found before a player answers what he is asked: it may leave nothing to be answered
/// (15A1; 17D1 in 2007), and it does not wait for a choice of anybody.
pub(crate) fn overtakes(table: &Table, finding: &Finding) -> bool {
    let rules_first = match finding {
        Finding::Cards(_)
        | Finding::Missing { .. }
        | Finding::WrongCards { .. }
        | Finding::CalledBefore { .. }
        | Finding::WrongBoard { .. }
        | Finding::Informed(_) => true,
        // Of a bid that is insufficient over the call that he may change there is nothing to answer before he has kept it (21B2), and in the
        // play it may be about the very card that is asked about (47E).
        Finding::Misinformed(_) => is_about_a_call_out_of_rotation(table),
        _ => false,
    };
    let of_a_player =
        |asked: &Pending| asked.awaiting.by != Asked::Director && !asked.matter.comes_again();
    rules_first && table.pending.as_deref().is_some_and(of_a_player)
}

fn is_about_a_call_out_of_rotation(table: &Table) -> bool {
    let asked = table.pending.as_ref();
    let call = asked.and_then(|asked| asked.matter.call_in_question());
    call.is_some_and(|(by, _)| by != table.auction.turn)
}

/// The question waits until that is settled.
pub(crate) fn lets_wait(table: &mut Table) {
    if let Some(asked) = table.pending.take() {
        let board = Standing::of(table);
        table.waiting.push(Waiting { asked, board });
    }
}

/// Nothing else is to be answered: the question that has waited is asked again, if the board is where it was.
pub(crate) fn takes_up_again(table: &mut Table) {
    while table.pending.is_none()
        && let Some(Waiting { asked, board }) = table.waiting.pop()
    {
        if board == Standing::of(table) && table.adjusted.is_none() {
            table.pending = Some(asked);
        }
    }
}

/// A player takes back his card and plays another, because he is asked to, or to put right what nobody has ruled on yet.
fn corrects(table: &mut Table, seat: Seat, card: Card) -> Result<(), Impossible> {
    let asked = table.pending.take();
    match asked.filter(|pending| !pending.matter.comes_again()) {
        Some(pending) => {
            pending.matter.corrected(table, seat, card)?;
            law09_procedure::settle(table);
        }
        None => {
            law62_correction_of_revoke::corrects_unasked(table, seat, card)?;
            law09_procedure::settle(table);
            law43_dummys_limitations::after_correction(table);
            before_lead(table);
        }
    }
    Ok(())
}
