//! Law 77: the scoring table. What a board came to, with the tricks that Law 64 transfers; the table itself is in crate
//! `openroom-scoring`.

use openroom_scoring::{PASSED_OUT, Tricks, score_ns};

use crate::book::{Law, checked};
use crate::entry::Finding;
use crate::law;
use crate::play::{Open, law64_after_establishment_of_revoke as law64};
use crate::table::{BoardResult, Phase, Table};

/// What is entered under this Law.
pub(super) const LAW: Law = Law {
    finding: |table, finding| match finding {
        Finding::Tricks { side, tricks } if table.phase == Phase::Over => {
            checked(law64::award(table, *side, *tricks).map(|()| rescore(table)))
        }
        _ => None,
    },
    ..Law::TAKES_NOTHING
};

/// The board is over with that many tricks for declarer as played or agreed, or passed out.
pub(crate) fn over(table: &mut Table, tricks: Option<u8>) {
    table.phase = Phase::Over;
    table.taken = tricks;
    // Cards shown on which nobody has ruled matter no more once the play has ended.
    if let Some(trouble) = table.play.as_mut().and_then(|play| play.trouble.as_mut()) {
        let shown = |open: &Open| matches!(open, Open::Exposed(_));
        trouble.open.retain(|open| !shown(open));
    }
    score(table);
}

/// The score anew, if there is one, after the contract or the tricks were put right.
pub(crate) fn rescore(table: &mut Table) {
    if table.result.is_some() {
        score(table);
    }
}

fn score(table: &mut Table) {
    table.cite(law!("77"));
    let play = table.play.as_ref();
    let trouble = play.is_some_and(|play| play.trouble.is_some());
    table.transfer = match table.taken {
        Some(taken) if trouble => law64::transfers(table, taken),
        _ => 0,
    };
    let tricks = table.taken;
    let tricks = tricks.map(|taken| table.awarded.unwrap_or_else(|| table.with_transfer(taken)));
    let score = match (&table.play, tricks.map(Tricks::try_new)) {
        (Some(play), Some(Ok(tricks))) => {
            score_ns(play.contract, play.declarer, table.board().vul, tricks)
        }
        _ => PASSED_OUT,
    };
    table.result = Some(BoardResult { tricks, score });
}
