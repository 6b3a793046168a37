//! Law 36: inadmissible doubles and redoubles. Such a call stands until somebody notices; then it is wiped out with all
//! that followed (36A), or replaced (36B), or in 2017 left out of the contract (36C).

use contract_bridge::Seat;
use contract_bridge::auction::Call;

use super::{
    Made, law17_auction_period, law19_doubles, law22_end_of_auction, law29_out_of_rotation,
};
use crate::awaiting::{Fact, Question};
use crate::clause::Cite;
use crate::edition::Edition;
use crate::entry::{Side, SpokenCall};
use crate::irregularities::law16_information;
use crate::law;
use crate::score::law77_scoring_table as law77;
use crate::table::auction::{Inadmissible, Law26, OwedFor, Withdrawn, owe_for};
use crate::table::{Phase, Table};

fn broken(call: Call) -> Cite {
    if call == Call::Double {
        law!("19A1")
    } else {
        law!("19B1")
    }
}

/// The call is made; nobody has noticed yet.
pub(crate) fn note(table: &mut Table, made: Made, turn: Seat) {
    table.irregular(broken(made.call), made.by);
    table.cite(law!(2007: "35-1", 2017: "35A"));
    stands_unnoticed(table, made, turn);
}

/// The call stands until somebody notices it.
pub(crate) fn stands_unnoticed(table: &mut Table, made: Made, turn: Seat) {
    let at = table.auction.calls.len();
    table.auction.push(made);
    let first = Inadmissible {
        by: made.by,
        at,
        turn,
        called_over: false,
    };
    table.auction.trouble().inadmissible.get_or_insert(first);
}

/// Somebody calls: if he is the offender's left-hand opponent the call can only be wiped out from now on (36A).
pub(crate) fn called_over(table: &mut Table, seat: Seat) {
    if let Some(double) = &mut table.auction.trouble().inadmissible
        && double.by.lho() == seat
    {
        double.called_over = true;
    }
}

/// The Director has come: a call that was made over it is wiped out with it (36A), so nobody has to compare that one first.
pub(crate) fn comes_first(table: &mut Table) {
    let trouble = table.auction.trouble.as_deref();
    if table.phase == Phase::Auction && trouble.is_some_and(|it| it.inadmissible.is_some()) {
        let compares =
            |question: &Question| matches!(question, Question::Fact(Fact::Comparable(_)));
        table
            .pending
            .take_if(|pending| compares(&pending.awaiting.question));
    }
}

/// The Director rules on the call. False if there is none.
pub(crate) fn rectify(table: &mut Table) -> bool {
    let Some(trouble) = &mut table.auction.trouble else {
        return false;
    };
    let Some(double) = trouble.inadmissible.take() else {
        return false;
    };
    match table.phase {
        Phase::Clarification if law17_auction_period::lead_is_faced(table) => {
            noticed_in_the_play(table, double);
        }
        Phase::Play | Phase::Over if table.play.is_some() => noticed_in_the_play(table, double),
        // A pass-out with the hands back in the board: the auction period is over (17D2), and the score is nought anyhow.
        Phase::Over if table.returned => {}
        _ => wipe_out(table, double),
    }
    true
}

/// The call goes, and what was called since; before the left-hand opponent has called it is replaced.
fn wipe_out(table: &mut Table, double: Inadmissible) {
    law22_end_of_auction::reopen(table);
    let gone = table.auction.calls[double.at..].to_vec();
    law17_auction_period::cancel_from(table, double.at, double.turn);
    if !double.called_over {
        replace(table, double.by, gone[0].said(), double.turn);
        // 36A wipes out nothing here: who has called out of rotation since answers for it, and that call cannot take the place of the
        // one that is due now.
        law29_out_of_rotation::cancel_behind(table);
        return;
    }
    table.cite(law!("36A"));
    let told = |table: &mut Table, by: Seat, said: SpokenCall| {
        // What the offenders called is withdrawn; what the others called over it they took back without fault.
        if Side::of(by) == Side::of(double.by) {
            law16_information::withdrawn(table, by, said);
        } else {
            law16_information::taken_back_freely(table, by, said);
        }
    };
    table.auction.trouble().has_not_called(double.by);
    for made in gone {
        told(table, made.by, made.said());
    }
    for open in core::mem::take(&mut table.auction.trouble().open) {
        for said in open.said().into_iter().flatten() {
            told(table, open.by(), said);
        }
    }
}

/// 36C of 2017: the contract counts without that call. In 2007 no clause says what follows so late: the Director
/// considers an adjusted score because no rectification allows normal play (12A2).
fn noticed_in_the_play(table: &mut Table, double: Inadmissible) {
    if table.edition() == Edition::E2007 {
        table.review(law!(2007: "12A2"));
        return;
    }
    table.cite_one(law!(2017: "36C"));
    let mut auction = table.auction.clone();
    let calls: Vec<Made> = auction.calls.clone();
    auction.take_back(double.at, double.turn);
    for made in calls.into_iter().skip(double.at + 1) {
        // A redouble of it falls with it.
        let doubles = matches!(made.call, Call::Double | Call::Redouble);
        if !doubles || law19_doubles::admissible(&auction, made.by).contains(made.call) {
            auction.push(made);
        }
    }
    if let Some(play) = &mut table.play {
        play.contract.penalty = auction.penalty;
    }
    law77::rescore(table);
}

/// 36B: the call is cancelled, the offender calls again at his turn and his partner is barred throughout. 36B4 if it was
/// also out of rotation.
pub(crate) fn replace(table: &mut Table, by: Seat, said: SpokenCall, turn: Seat) {
    table.cite(law!("36B1"));
    table.cite(if by == turn {
        law!("36B2")
    } else {
        law!("36B4")
    });
    table.cite(law!("36B3"));
    // In rotation it is inadmissible because of the calls before it.
    let over = table.auction.last_place().filter(|_| by == turn);
    table.bar_for_auction(by.partner(), over);
    table.review_awareness(over);
    law16_information::withdrawn(table, by, said);
    let law26 = match table.edition() {
        Edition::E2007 => Law26::Applies,
        // 2017: unless the replacement is comparable, which is asked when it is made.
        Edition::E2017 => Law26::Not,
    };
    let call = Withdrawn::over(by, said, law26, over);
    owe_for(table, call, OwedFor::LeadOnly);
}
