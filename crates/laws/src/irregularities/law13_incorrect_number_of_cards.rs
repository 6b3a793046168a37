//! Law 13: incorrect number of cards. The hands themselves are put right away from the log; the log holds what the Director
//! finds and what follows.

use contract_bridge::Seat;
use openroom_said::said;

use super::{law12_adjusted_scores, law14_missing_card, law16_information};
use crate::awaiting::{Asked, Fact, Question};
use crate::book::{Law, checked};
use crate::clause::Clause;
use crate::edition::Edition;
use crate::entry::Finding;
use crate::impossible::Impossible;
use crate::law;
use crate::pending::{Matter, not_sought};
use crate::table::{Phase, Table};

/// What is entered under this Law.
pub(super) const LAW: Law = Law {
    finding: |table, finding| match finding {
        Finding::Cards(cards) => checked(counted(table, *cards)),
        _ => None,
    },
    ..Law::TAKES_NOTHING
};

/// What the Director is asked about hands that had not thirteen cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Inquiry {
    /// Has a player seen a card of another hand (13A of 2017, 13D of 2007)?
    Seen,
    /// Does what was seen interfere with normal bidding or play (13D2 of 2007)?
    SeenInterferes,
    /// Can the deal be put right and played (13B of 2017, 13A of 2007)? With the hands that were wrong.
    Playable([bool; 4]),
    /// Was the surplus card played to a quitted trick (13C of 2017, 13F of 2007)?
    Quitted,
}

fn inquire(table: &mut Table, law: Clause, fact: Fact, inquiry: Inquiry) {
    table.ask(Asked::Director, law, Question::Fact(fact), inquiry);
}

/// The Director has counted: how many cards those hands had that did not have thirteen.
pub(crate) fn counted(table: &mut Table, cards: [u8; 4]) -> Result<(), Impossible> {
    table.check_not_held()?;
    let over = cards.iter().any(|&n| n > 13);
    let short = cards.iter().any(|&n| n < 13);
    match (over, short) {
        (false, false) => Err(Impossible::NotNow(said!(
            "count-names-wrong-hands",
            "every hand should have thirteen cards; list only the hands that do not"
        ))),
        (false, true) => {
            let short = Seat::ALL.into_iter().find(|&s| cards[s as usize] < 13);
            law14_missing_card::found_short(table, short);
            Ok(())
        }
        (true, false) => {
            surplus(table);
            Ok(())
        }
        (true, true) => {
            miscounted(table, cards.map(|n| n != 13));
            Ok(())
        }
    }
}

/// A card that is no part of the deal is taken away and all goes on (13C of 2017, 13F of 2007).
fn surplus(table: &mut Table) {
    let law = law!(2007: "13F", 2017: "13C");
    table.cite(law);
    if matches!(table.phase, Phase::Play | Phase::Over) && table.play.is_some() {
        let law = law.in_edition(table.edition());
        inquire(table, law, Fact::Quitted, Inquiry::Quitted);
    }
}

fn miscounted(table: &mut Table, wrong: [bool; 4]) {
    let edition = table.edition();
    if table.phase == Phase::Over && table.result.is_some() {
        // The result is void whatever caused it (13D of 2017, 13C of 2007).
        let law = law!(2007: "13C", 2017: "13D");
        table.result = None;
        law12_adjusted_scores::stop(table, law);
        return;
    }
    let called = |made: &crate::auction::Made| wrong[made.by as usize];
    if table.auction.calls.iter().any(called) {
        let law = law!(2007: "13A", 2017: "13B");
        table.cite(law);
        inquire(
            table,
            law.in_edition(edition),
            Fact::Playable,
            Inquiry::Playable(wrong),
        );
    } else {
        let law = law!(2007: "13D", 2017: "13A");
        table.cite(law);
        inquire(table, law.in_edition(edition), Fact::Seen, Inquiry::Seen);
    }
}

impl Matter for Inquiry {
    fn found(self: Box<Self>, table: &mut Table, finding: &Finding) -> Result<(), Impossible> {
        match (*self, finding) {
            (Self::Seen, &Finding::Seen(yes)) => seen(table, yes),
            (Self::SeenInterferes, &Finding::Interferes(yes)) => seen_interferes(table, yes),
            (Self::Playable(wrong), &Finding::Playable(yes)) => playable(table, wrong, yes),
            (Self::Quitted, &Finding::Quitted(yes)) => quitted(table, yes),
            _ => return Err(not_sought(finding)),
        }
        Ok(())
    }
}

fn seen(table: &mut Table, seen: bool) {
    match (seen, table.edition()) {
        (false, _) => table.cite(law!(2007: "13D1", 2017: "13A1")),
        (true, Edition::E2007) => {
            table.cite_one(law!(2007: "13D2"));
            let law = law!(2007: "13D2");
            inquire(table, law, Fact::Interferes, Inquiry::SeenInterferes);
        }
        (true, Edition::E2017) => {
            table.cite_one(law!(2017: "13A2"));
            table.review(law!(2017: "13A2"));
        }
    }
}

fn seen_interferes(table: &mut Table, interferes: bool) {
    if interferes {
        law12_adjusted_scores::stop_one(table, law!(2007: "13D2b"));
    } else {
        table.cite_one(law!(2007: "13D2a"));
        table.review(law!(2007: "13D2a"));
    }
}

fn playable(table: &mut Table, wrong: [bool; 4], playable: bool) {
    if !playable {
        law12_adjusted_scores::stop(table, law!(2007: "13B", 2017: "13B2"));
        return;
    }
    let law = law!(2007: "13A", 2017: "13B1");
    table.cite(law);
    table.review(law.in_edition(table.edition()));
    if table.edition() == Edition::E2007 {
        for seat in Seat::ALL {
            if wrong[seat as usize] {
                law16_information::card_put_back(table, seat, None, law!(2007: "13E"));
            }
        }
    }
}

fn quitted(table: &mut Table, quitted: bool) {
    if quitted {
        let law = law!(2007: "13F", 2017: "13C");
        table.review(law.in_edition(table.edition()));
    }
}
