//! What the trainee may say at a step: the right answer among others that a Director might give: other players, options of other Laws,
//! other facts.

use contract_bridge::{Seat, Suit};
use openroom_laws::answers::{Answer, Offered};
use openroom_laws::awaiting::{Asked, Choice, Fact};
use openroom_laws::corrections::Way;
use openroom_laws::entry::Requirement;
use openroom_laws::{Clause, Edition, Finding, Phase, Table};

use crate::case::{About, Offer, Step};
use crate::topic::Level;
use openroom_chance::Chance;

/// One right answer among others, in any order.
pub(crate) fn several(
    at: usize,
    about: About,
    right: Vec<Offer>,
    wrong: Vec<Offer>,
    laws: Vec<Clause>,
    chance: &mut Chance,
) -> Step {
    let mut choices: Vec<(bool, Offer)> = right.into_iter().map(|offer| (true, offer)).collect();
    choices.extend(wrong.into_iter().map(|offer| (false, offer)));
    chance.shuffle(&mut choices);
    in_order(at, about, choices, laws)
}

/// The same in the order given.
pub(crate) fn in_order(
    at: usize,
    about: About,
    choices: Vec<(bool, Offer)>,
    laws: Vec<Clause>,
) -> Step {
    let places = choices.iter().enumerate().filter(|(_, (right, _))| *right);
    Step {
        at,
        about,
        right: places.map(|(place, _)| place).collect(),
        choices: choices.into_iter().map(|(_, offer)| offer).collect(),
        laws,
    }
}

/// Who is asked: the players, those who are asked together, a fact, nobody.
pub(crate) fn whom(
    at: usize,
    asked: Option<&Asked>,
    laws: Vec<Clause>,
    level: Level,
    chance: &mut Chance,
) -> Step {
    let mut all: Vec<Asked> = Seat::ALL.map(Asked::Player).to_vec();
    match asked {
        Some(Asked::Either(..)) => {
            all.push(Asked::Either(Seat::North, Seat::South));
            all.push(Asked::Either(Seat::East, Seat::West));
        }
        Some(several @ Asked::All(_)) => all.push(several.clone()),
        _ if level > Level::Easy && chance.happens(40) => {
            all.push(Asked::Either(Seat::North, Seat::South));
            all.push(Asked::Either(Seat::East, Seat::West));
        }
        _ => {}
    }
    all.push(Asked::Director);
    let is_right = |offer: &Asked| asked.is_some_and(|asked| same(asked, offer));
    let mut choices: Vec<(bool, Offer)> = all
        .into_iter()
        .map(|offer| (is_right(&offer), Offer::Whom(offer)))
        .collect();
    choices.push((asked.is_none(), Offer::Nobody));
    in_order(at, About::Whom, choices, laws)
}

/// Of two who are asked the order does not matter.
fn same(one: &Asked, other: &Asked) -> bool {
    match (one, other) {
        (Asked::Either(..), Asked::Either(..)) => {
            let [one, other] = [one, other].map(Asked::seats);
            one.iter().all(|seat| other.contains(seat))
        }
        _ => one == other,
    }
}

/// What has to be found out.
pub(crate) fn fact(at: usize, fact: Fact, law: Clause, level: Level, chance: &mut Chance) -> Step {
    let mut others = vec![
        Fact::Unintended,
        Fact::Comparable(None),
        Fact::Slip,
        Fact::Forfeited,
        Fact::Seen,
        Fact::Interferes,
        Fact::Tricks,
        Fact::Playable,
    ];
    others.retain(|other| other.word() != fact.word());
    chance.shuffle(&mut others);
    others.truncate(wrong_ones(level));
    let others = others.into_iter().map(Offer::Fact).collect();
    several(
        at,
        About::Fact,
        vec![Offer::Fact(fact)],
        others,
        vec![law],
        chance,
    )
}

/// So many wrong answers beside the right one.
pub(crate) const fn wrong_ones(level: Level) -> usize {
    match level {
        Level::Easy => 2,
        Level::Usual => 3,
        Level::Hard => 4,
    }
}

/// What is found, where the players tell something from which it follows.
pub(crate) fn finding(at: usize, fact: Fact, found: &Finding, law: Clause) -> Option<Step> {
    let of: fn(bool) -> Finding = match fact {
        Fact::Unintended => Finding::Unintended,
        Fact::Comparable(_) => Finding::Comparable,
        Fact::Slip => Finding::Slip,
        _ => return None,
    };
    let choices = [true, false].map(|yes| (of(yes) == *found, Offer::Finding(of(yes))));
    let about = About::Finding(fact, found.clone());
    Some(in_order(at, about, choices.to_vec(), vec![law]))
}

/// Options that nobody has here: of other Laws, other suits, other players.
pub(crate) fn wrong_options(
    table: &Table,
    law: Clause,
    right: &[Answer],
    level: Level,
    chance: &mut Chance,
) -> Vec<Offer> {
    let edition = table.edition();
    let mut pool = match table.phase() {
        Phase::Auction => of_the_auction(edition),
        _ => of_the_play(edition, law, right),
    };
    let alike = |offered: &Offered| {
        right
            .iter()
            .any(|answer| is_alike(&answer.offered, offered))
    };
    pool.retain(|(_, offered)| !alike(offered));
    chance.shuffle(&mut pool);
    let mut offers: Vec<Offer> = Vec::new();
    for (law, offered) in pool {
        let Some(law) = Clause::find(edition, law) else {
            continue;
        };
        if offers.len() < wrong_ones(level) {
            offers.push(Offer::Option {
                law,
                offered,
                said: None,
            });
        }
    }
    offers
}

/// Whether two options might be taken for one.
fn is_alike(one: &Offered, other: &Offered) -> bool {
    match (one, other) {
        (Offered::Choice(one), Offered::Choice(other)) => {
            one == other || one.act() == other.act() && !has_suit(*one)
        }
        (Offered::Way(one, _), Offered::Way(other, _)) => {
            core::mem::discriminant(one) == core::mem::discriminant(other)
        }
        _ => one == other,
    }
}

const fn has_suit(choice: Choice) -> bool {
    matches!(
        choice,
        Choice::Requires(_) | Choice::Forbids(_) | Choice::ForbidsSeveral(_) | Choice::Plays(_)
    )
}

fn of_the_auction(edition: Edition) -> Vec<(&'static str, Offered)> {
    let mut pool = vec![
        ("21B1a", Offered::Choice(Choice::Keeps)),
        ("21B1a", Offered::Choice(Choice::Changes)),
        ("27A1", Offered::Choice(Choice::Accepts)),
        ("27A1", Offered::Choice(Choice::Declines)),
        ("27B2", Offered::Way(Way::PartnerSilent, None)),
    ];
    match edition {
        Edition::E2017 => pool.extend([
            ("27B1b", Offered::Way(Way::Comparable(None), None)),
            ("31A2b", Offered::Way(Way::PartnerPassesOnce, None)),
        ]),
        Edition::E2007 => pool.push(("27B1b", Offered::Way(Way::Comparable(None), None))),
    }
    pool
}

fn of_the_play(edition: Edition, law: Clause, right: &[Answer]) -> Vec<(&'static str, Offered)> {
    let mut pool = vec![
        ("54A", Offered::Choice(Choice::Spreads)),
        ("53A", Offered::Choice(Choice::Accepts)),
        ("53A", Offered::Choice(Choice::Declines)),
        (
            "57A",
            Offered::Choice(Choice::Requires(Requirement::Highest)),
        ),
        (
            "57A",
            Offered::Choice(Choice::Requires(Requirement::Lowest)),
        ),
        ("62A", Offered::Choice(Choice::Corrects)),
        ("62C1", Offered::Choice(Choice::Keeps)),
        ("50D2", Offered::Choice(Choice::Waives)),
    ];
    if edition == Edition::E2017 {
        pool.push(("68D2b", Offered::Choice(Choice::RequestsPlay)));
    }
    let is_of_suits =
        |answer: &Answer| matches!(answer.offered, Offered::Choice(choice) if has_suit(choice));
    if right.iter().any(is_of_suits) {
        for suit in Suit::DESC {
            pool.push((
                law.id(),
                Offered::Choice(Choice::Requires(Requirement::Suit(suit))),
            ));
            pool.push((law.id(), Offered::Choice(Choice::Forbids(suit))));
        }
    }
    pool
}
