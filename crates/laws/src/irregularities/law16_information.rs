//! Law 16: authorised and unauthorised information, as data. It is not judged here, only recorded, so that the Director
//! can: for anything withdrawn, seen or let slip, who may use it and who may not.

use contract_bridge::{Card, Hand, Seat};
use openroom_said::said;

use super::law12_adjusted_scores;
use crate::awaiting::{Asked, Fact, Question};
use crate::book::{Law, checked, done};
use crate::clause::Clause;
use crate::edition::Edition;
use crate::entry::{Action, Finding, Manner, Remedy, Side, SpokenCall};
use crate::impossible::Impossible;
use crate::law;
use crate::notation::card_text;
use crate::pending::{Matter, not_sought};
use crate::table::information::{Information, Unauthorised};
use crate::table::{Phase, Table};

/// What is entered under this Law.
pub(super) const LAW: Law = Law {
    act: |table, seat, action| match action {
        Action::LetsSlip { manner, words } => {
            let_slip(table, seat, *manner, words.as_deref());
            done()
        }
        Action::Reserves => {
            reserves(table, seat);
            done()
        }
        _ => None,
    },
    finding: |table, finding| match finding {
        Finding::Informed(seat) => checked(knows_by_accident(table, *seat)),
        Finding::Breach {
            clause,
            by: Some(by),
        } => {
            let law = Clause::parse(clause, table.edition()).ok()?;
            let review = review_of(law)?;
            used(table, law, *by, review);
            done()
        }
        Finding::Unseen(seat) => checked(had_not_looked(table, *seat)),
        _ => None,
    },
};

/// A call of an offender was withdrawn: his opponents may use it, his own side may not (16C of 2017, 16D of 2007).
pub(crate) fn withdrawn(table: &mut Table, by: Seat, said: SpokenCall) {
    note_call(table, by, said, Side::of(by).other());
}

/// A call that an innocent player took back by right: his own side may use it, the offenders may not.
pub(crate) fn taken_back_freely(table: &mut Table, by: Seat, said: SpokenCall) {
    note_call(table, by, said, Side::of(by));
}

fn note_call(table: &mut Table, by: Seat, said: SpokenCall, authorised: Side) {
    let law = law!(2007: "16D2", 2017: "16C2").in_edition(table.edition());
    table.informs(Information {
        withdrawn_call: true,
        unauthorised: Unauthorised::Side(authorised.other()),
        ..new(table, by, said.spoken.to_string(), law, Some(authorised))
    });
}

fn new(
    table: &Table,
    by: Seat,
    what: String,
    law: Clause,
    authorised: Option<Side>,
) -> Information {
    Information {
        by,
        what,
        law,
        authorised,
        unauthorised: Unauthorised::Player(by.partner()),
        reserved: Vec::new(),
        withdrawn_call: false,
        after_the_calls: table.phase != Phase::Auction,
    }
}

/// What a defender showed with a concession to which his partner objected: declarer's side may use it, the partner may not
/// (68B2).
pub(crate) fn shown_with_concession(table: &mut Table, by: Seat) {
    let law = law!(2007: "16D2", 2017: "16C2").in_edition(table.edition());
    let authorised = Some(Side::of(by).other());
    table.informs(new(table, by, "concession".into(), law, authorised));
}

/// What the partner's objection to a concession tells him who conceded (68B2).
pub(crate) fn objected_to_concession(table: &mut Table, by: Seat) {
    let law = law!(2007: "16D2", 2017: "16C2").in_edition(table.edition());
    told_partner(table, by, "objects".into(), law);
}

/// A card taken back from a trick: one side may use it, the other may not (16D of 2007, 16C of 2017).
pub(crate) fn card_withdrawn(table: &mut Table, by: Seat, card: Card, authorised: Side) {
    let law = law!(2007: "16D2", 2017: "16C2").in_edition(table.edition());
    table.informs(Information {
        unauthorised: Unauthorised::Side(authorised.other()),
        ..new(table, by, card_text(card), law, Some(authorised))
    });
}

/// What a player said or showed that his partner may not use and the other side may (68, 65B3).
pub(crate) fn told_partner(table: &mut Table, by: Seat, what: String, law: Clause) {
    let authorised = Some(Side::of(by).other());
    table.informs(new(table, by, what, law, authorised));
}

/// The replacement carries the same meaning: what the withdrawn call showed is open to all (23B, 27B1, 31A1).
pub(crate) fn restored(table: &mut Table, by: Seat, said: SpokenCall) {
    forget_call(table, by, said, Side::of(by).other());
}

/// What a player took back by right he makes again: it was never withdrawn.
pub(crate) fn made_again(table: &mut Table, by: Seat, said: SpokenCall) {
    forget_call(table, by, said, Side::of(by));
}

fn forget_call(table: &mut Table, by: Seat, said: SpokenCall, authorised: Side) {
    let what = said.spoken.to_string();
    let last = table.information.iter().rposition(|info| {
        let of_that_call = info.withdrawn_call && info.by == by && info.what == what;
        of_that_call && info.authorised == Some(authorised)
    });
    if let Some(at) = last {
        table.information.remove(at);
    }
}

fn cards_text(cards: &[Card]) -> String {
    let cards: Vec<String> = cards.iter().map(|&card| card_text(card)).collect();
    cards.join(" ")
}

/// A card that its owner's partner could see during the auction: the other side may use it, the offending side may not (24).
pub(crate) fn card_seen(table: &mut Table, by: Seat, cards: &[Card]) {
    let law = law!("24").in_edition(table.edition());
    let opponents = Some(Side::of(by).other());
    table.informs(Information {
        unauthorised: Unauthorised::Side(Side::of(by)),
        ..new(table, by, cards_text(cards), law, opponents)
    });
}

/// Cards seen in the auction lie there as penalty cards, of which Law 50E speaks.
pub(crate) fn no_longer_seen_in_the_auction(table: &mut Table, by: Seat, cards: Hand) {
    let law = law!("24").in_edition(table.edition());
    let told: Vec<String> = cards.iter().map(card_text).collect();
    let about = |info: &Information| {
        let mut words = info.what.split(' ');
        info.by == by && info.law == law && words.all(|card| told.iter().any(|it| it == card))
    };
    table.information.retain(|info| !about(info));
}

/// A card seen before the first call is extraneous information for whoever saw it (16C1 of 2007, 16D1 of 2017). The board is
/// played, and the Director stands ready to adjust, unless he stops it (16C2, 16D2).
pub(crate) fn seen_before_the_auction(table: &mut Table, by: Seat, cards: &[Card]) {
    table.irregular(law!(2007: "16C1", 2017: "16D1"), by);
    let law = law!(2007: "16C1", 2017: "16D1").in_edition(table.edition());
    table.informs(Information {
        unauthorised: Unauthorised::AllBut(by),
        ..new(table, by, cards_text(cards), law, None)
    });
    played_with_a_review(table);
}

/// The board is played on, and the information reviewed at the end (16C2c of 2007, 16D2c of 2017).
fn played_with_a_review(table: &mut Table) {
    table.cite(law!(2007: "16C2c", 2017: "16D2c"));
    table.review(law!(2007: "16C2c", 2017: "16D2c").in_edition(table.edition()));
}

/// Knowledge that is the partner's alone to put aside: a card put back into the hand that lacked it (13E of 2007, 14C).
pub(crate) fn card_put_back(table: &mut Table, by: Seat, card: Option<Card>, law: Clause) {
    let what = card.map_or_else(|| "cards".to_owned(), card_text);
    let opponents = Some(Side::of(by).other());
    table.informs(new(table, by, what, law, opponents));
    table.cite_one(law);
}

/// A remark, a question, a hesitation and the like: what it may suggest is closed to the partner, open to the opponents
/// (16B1; 16B1a in 2007). Giving it is no infraction.
pub(crate) fn let_slip(table: &mut Table, by: Seat, manner: Manner, words: Option<&str>) {
    let law = law!(2007: "16B1a", 2017: "16B1");
    table.cite(law);
    let what = match words {
        Some(words) => format!("{manner} {words}"),
        None => manner.to_string(),
    };
    let opponents = Some(Side::of(by).other());
    let law = law.in_edition(table.edition());
    table.informs(new(table, by, what, law, opponents));
}

/// He had not looked at his cards when he spoke, and his partner knew it: nothing was told (WB 16.9).
fn had_not_looked(table: &mut Table, seat: Seat) -> Result<(), Impossible> {
    let slipped = law!(2007: "16B1a", 2017: "16B1").in_edition(table.edition());
    let last = table
        .information
        .iter()
        .rposition(|info| info.law == slipped && info.by == seat);
    let Some(at) = last else {
        return Err(Impossible::NotNow(said!(
            "nothing-let-slip",
            "that player has given no unauthorized information that could be disregarded"
        )));
    };
    table.information.remove(at);
    table.cite_one(slipped);
    Ok(())
}

/// A player announces that he may call the Director later over what the other side let slip (16B2); that is looked at when
/// the play is over (16B3).
pub(crate) fn reserves(table: &mut Table, seat: Seat) {
    table.cite(law!("16B2"));
    let slipped = law!(2007: "16B1a", 2017: "16B1").in_edition(table.edition());
    let theirs = table
        .information
        .iter_mut()
        .rfind(|info| info.law == slipped && Side::of(info.by) != Side::of(seat));
    if let Some(info) = theirs
        && !info.reserved.contains(&seat)
    {
        info.reserved.push(seat);
    }
    let law = law!("16B3").in_edition(table.edition());
    table.review_against(law, Side::of(seat).other());
}

/// The clause under which the use of what a player may not use is looked at when the play is over; none if the clause broken says
/// nothing of use.
fn review_of(broken: Clause) -> Option<Clause> {
    match (broken.edition(), broken.id()) {
        (edition, "16B1a") => Some(law!("16B3").in_edition(edition)),
        (Edition::E2007, "16A3" | "16D2") => Some(law!(2007: "16A4")),
        (Edition::E2017, "16C2") => Some(law!(2017: "16C3")),
        _ => None,
    }
}

/// The Director finds that a player chose what he may not have been led to: he had a logical alternative (16B1b).
fn used(table: &mut Table, broken: Clause, by: Seat, review: Clause) {
    table.irregular_one(broken, by);
    table.cite(law!("16B1b"));
    table.review_against(review, Side::of(by));
}

/// The Director is told that a player knows something of the board by accident (16C of 2007, 16D of 2017).
fn knows_by_accident(table: &mut Table, seat: Seat) -> Result<(), Impossible> {
    table.check_not_held()?;
    let law = law!(2007: "16C1", 2017: "16D1");
    table.cite(law);
    let law = law.in_edition(table.edition());
    table.informs(Information {
        unauthorised: Unauthorised::Player(seat),
        ..new(table, seat, "extraneous".to_owned(), law, None)
    });
    let begun = !table.auction.calls.is_empty() || table.phase != Phase::Auction;
    ask_about_it(table, begun);
    Ok(())
}

/// Extraneous information: before the first call the Director may do one of four things (16C2 of 2007, 16D2 of 2017), after
/// it in 2007 only one (16C3), in 2017 one of two (16D3).
fn ask_about_it(table: &mut Table, begun: bool) {
    let edition = table.edition();
    match (begun, edition) {
        (false, _) => {
            let law = law!(2007: "16C2", 2017: "16D2").in_edition(edition);
            let question = Question::Fact(Fact::Interferes);
            table.ask(Asked::Director, law, question, Interferes);
        }
        (true, Edition::E2007) => {
            table.cite_one(law!(2007: "16C3"));
            played_with_a_review(table);
        }
        (true, Edition::E2017) => {
            ask_remedy(table, law!(2017: "16D3"), begun);
        }
    }
}

/// 16D2 of 2017, 16C2 of 2007: does the extraneous information interfere with normal play?
#[derive(Debug, Clone, PartialEq)]
struct Interferes;

impl Matter for Interferes {
    fn found(self: Box<Self>, table: &mut Table, finding: &Finding) -> Result<(), Impossible> {
        let &Finding::Interferes(interferes) = finding else {
            return Err(not_sought(finding));
        };
        let law = law!(2007: "16C2", 2017: "16D2");
        table.cite(law);
        if interferes {
            let law = law.in_edition(table.edition());
            ask_remedy(table, law, false);
        }
        Ok(())
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
    let question = Question::Fact(Fact::Remedy(remedies(begun)));
    table.ask(Asked::Director, law, question, WhichRemedy { begun });
}

/// 16D2, 16D3 of 2017, 16C2 of 2007: what does the Director do about it?
#[derive(Debug, Clone, PartialEq)]
struct WhichRemedy {
    begun: bool,
}

impl Matter for WhichRemedy {
    fn found(self: Box<Self>, table: &mut Table, finding: &Finding) -> Result<(), Impossible> {
        match finding {
            Finding::Remedy(remedy) if remedies(self.begun).contains(remedy) => {
                remedied(table, self.begun, *remedy);
                Ok(())
            }
            _ => Err(not_sought(finding)),
        }
    }
}

fn remedied(table: &mut Table, begun: bool, remedy: Remedy) {
    match remedy {
        Remedy::Play => played_with_a_review(table),
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
}
