//! Law 13: incorrect number of cards, and what the Director is asked about hands that were not as they should be (also in
//! Laws 14 to 16). The hands themselves are put right away from the log; the log holds what he finds and what follows.

use contract_bridge::Seat;
use openroom_said::said;

use super::{law12_adjusted_scores, law14_missing_card, law15_wrong_board, law16_information};
use crate::awaiting::{Asked, Fact, Question};
use crate::clause::Clause;
use crate::edition::Edition;
use crate::entry::{Finding, Remedy};
use crate::impossible::Impossible;
use crate::law;
use crate::pending::Then;
use crate::table::{Phase, Table};

/// What the Director is asked about hands, cards and boards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Inquiry {
    /// Has a player seen a card of another hand (13A of 2017, 13D of 2007)?
    Seen,
    /// Does what was seen interfere with normal bidding or play (13D2 of 2007)?
    SeenInterferes,
    /// Can the deal be put right and played (13B of 2017, 13A of 2007)? With the hands that were wrong.
    Playable([bool; 4]),
    /// Was the surplus card played to a quitted trick (13C of 2017, 13F of 2007)?
    Quitted,
    /// Does extraneous information interfere with normal play (16D2 of 2017, 16C2 of 2007)?
    Interferes,
    /// What the Director does about it.
    Remedy { begun: bool },
    /// Does a call differ from the one made on the wrong cards (17D of 2007, 15A3 of 2017)?
    Differs(law15_wrong_board::Compared),
}

pub(crate) fn inquire(table: &mut Table, law: Clause, fact: Fact, inquiry: Inquiry) {
    let then = Then::Hands(inquiry);
    table.ask(Asked::Director, law, Question::Fact(fact), then);
}

/// The Director has counted: how many cards those hands had that did not have thirteen.
pub(crate) fn counted(table: &mut Table, cards: [u8; 4]) -> Result<(), Impossible> {
    table.check_not_held()?;
    let over = cards.iter().any(|&n| n > 13);
    let short = cards.iter().any(|&n| n < 13);
    match (over, short) {
        (false, false) => Err(Impossible::NotNow(said!(
            "count-names-wrong-hands",
            "each hand has thirteen cards; a count names the hands that have not"
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

/// Extraneous information: before the first call the Director may do one of four things (16C2 of 2007, 16D2 of 2017), after
/// it in 2007 only one (16C3), in 2017 one of two (16D3).
pub(crate) fn ask_about_information(table: &mut Table, begun: bool) {
    let edition = table.edition();
    match (begun, edition) {
        (false, _) => {
            let law = law!(2007: "16C2", 2017: "16D2").in_edition(edition);
            inquire(table, law, Fact::Interferes, Inquiry::Interferes);
        }
        (true, Edition::E2007) => {
            table.cite_one(law!(2007: "16C3"));
            law16_information::played_with_a_review(table);
        }
        (true, Edition::E2017) => {
            ask_remedy(table, law!(2017: "16D3"), begun);
        }
    }
}

/// The Director answers. False if the finding is not what was asked.
pub(crate) fn found(table: &mut Table, inquiry: Inquiry, finding: &Finding) -> bool {
    match (inquiry, finding) {
        (Inquiry::Seen, &Finding::Seen(yes)) => seen(table, yes),
        (Inquiry::SeenInterferes, &Finding::Interferes(yes)) => seen_interferes(table, yes),
        (Inquiry::Playable(wrong), &Finding::Playable(yes)) => playable(table, wrong, yes),
        (Inquiry::Quitted, &Finding::Quitted(yes)) => quitted(table, yes),
        (Inquiry::Interferes, &Finding::Interferes(yes)) => interferes(table, yes),
        (Inquiry::Remedy { begun }, &Finding::Remedy(remedy)) => {
            return remedied(table, begun, remedy);
        }
        (Inquiry::Differs(what), &Finding::Differs(yes)) => {
            law15_wrong_board::compared(table, what, yes)
        }
        _ => return false,
    }
    true
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

fn interferes(table: &mut Table, interferes: bool) {
    let law = law!(2007: "16C2", 2017: "16D2");
    table.cite(law);
    if interferes {
        let law = law.in_edition(table.edition());
        ask_remedy(table, law, false);
    }
}

/// What the Director may do: with a call made there is neither a change of seats nor a new deal (16D3 of 2017).
const fn remedies(begun: bool) -> &'static [Remedy] {
    match begun {
        false => &[Remedy::Seats, Remedy::Redeal, Remedy::Play, Remedy::Adjust],
        true => &[Remedy::Play, Remedy::Adjust],
    }
}

fn ask_remedy(table: &mut Table, law: Clause, begun: bool) {
    let fact = Fact::Remedy(remedies(begun));
    inquire(table, law, fact, Inquiry::Remedy { begun });
}

fn remedied(table: &mut Table, begun: bool, remedy: Remedy) -> bool {
    if !remedies(begun).contains(&remedy) {
        return false;
    }
    match remedy {
        Remedy::Play => law16_information::played_with_a_review(table),
        Remedy::Adjust => law12_adjusted_scores::stop(table, law!(2007: "16C2d", 2017: "16D2d")),
        Remedy::Seats => table.cite(law!(2007: "16C2a", 2017: "16D2a")),
        Remedy::Redeal => {
            table.cite(law!(2007: "16C2b", 2017: "16D2b"));
            table.phase = Phase::Over;
        }
    }
    if begun {
        table.cite_one(law!(2017: "16D3"));
    }
    true
}
