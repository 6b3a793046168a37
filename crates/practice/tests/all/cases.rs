//! Two thousand cases: none without a ruling, none twice in a row, and the marking accepts exactly the engine's way.

use std::collections::{BTreeMap, BTreeSet};

use openroom_laws::answers::{Offered, Saying};
use openroom_laws::awaiting::{Asked, Choice, Question};
use openroom_laws::entry::{Actor, Side};
use openroom_laws::{Action, Edition, Entry, Table};
use openroom_practice::{About, Case, Level, Offer, Part, Ruled, Topic, Wish};

const CASES: u64 = 2000;

fn wish(number: u64) -> Wish {
    let edition = Edition::ALL[(number % 2) as usize];
    let level = Level::WORDS[(number / 2 % 3) as usize].1;
    Wish::any(None, edition, level, number).expect("every level has topics")
}

fn case(number: u64) -> Case {
    let wish = wish(number);
    Case::make(wish).unwrap_or_else(|| panic!("no case for {wish:?}"))
}

/// On two threads: each case is looked at by itself.
fn every(look: impl Fn(u64, &Case) + Sync) {
    std::thread::scope(|scope| {
        for half in 0..2 {
            let look = &look;
            scope.spawn(move || {
                for number in (half..CASES).step_by(2) {
                    look(number, &case(number));
                }
            });
        }
    });
}

#[test]
fn every_case_has_a_ruling_and_the_marking_accepts_exactly_the_engines_way() {
    every(|number, case| {
        let told = || format!("{number}: {:?}\n{}", case.topic, case.log.to_yaml());
        let rulings = case
            .steps
            .iter()
            .filter(|step| matches!(step.about, About::Ruling(_)));
        assert!(rulings.count() > 0, "no ruling: {}", told());
        for (at, step) in case.steps.iter().enumerate() {
            assert!(
                !step.laws.is_empty(),
                "step {at} does not say why: {}",
                told()
            );
            assert!(
                step.choices.len() > step.right.len(),
                "step {at} asks nothing: {}",
                told()
            );
            assert!(
                !step.right.is_empty(),
                "step {at} has no answer: {step:?} {}",
                told()
            );
            for (one, choice) in step.choices.iter().enumerate() {
                let twice = step.choices[..one].contains(choice);
                assert!(!twice, "step {at} has {choice:?} twice: {}", told());
            }
            let mark = |said: &[usize]| case.mark(at, said).expect("a choice that is there");
            assert!(mark(&step.right).right, "{}", told());
            assert!(!mark(&[]).right);
            for choice in 0..step.choices.len() {
                let mut said = step.right.clone();
                match said.iter().position(|&place| place == choice) {
                    Some(place) => drop(said.remove(place)),
                    None => said.push(choice),
                }
                let mark = mark(&said);
                assert!(!mark.right && mark.missed.len() + mark.wrong.len() == 1);
            }
            assert!(case.mark(at, &[step.choices.len()]).is_err());
        }
    });
}

/// The same seats by another way: who may answer now.
fn may_answer(table: &Table) -> BTreeSet<String> {
    let acts = table.possible_acts().into_iter().filter(|act| act.answers);
    acts.map(|act| act.by.to_string()).collect()
}

fn names(asked: &Asked) -> BTreeSet<String> {
    match asked.seats() {
        seats if seats.is_empty() => [Actor::Director.to_string()].into(),
        seats => seats
            .into_iter()
            .map(|seat| Actor::Player(seat).to_string())
            .collect(),
    }
}

/// A wrong option as its player would say it.
fn said(choice: Choice) -> Option<Action> {
    Some(match choice {
        Choice::Accepts => Action::Accepts,
        Choice::Declines => Action::Declines,
        Choice::Keeps => Action::Keeps,
        Choice::Waives => Action::Waives,
        Choice::Spreads => Action::Spreads,
        Choice::RequestsPlay => Action::RequestsPlay,
        Choice::Requires(what) => Action::Requires(what),
        Choice::Forbids(suit) => Action::Forbids(Box::new([suit])),
        _ => return None,
    })
}

#[test]
fn what_is_right_is_what_the_board_takes_and_what_is_wrong_it_refuses() {
    every(|number, case| {
        let told = || format!("{number}: {:?}\n{}", case.topic, case.log.to_yaml());
        for step in &case.steps {
            let table = case.after(step.at);
            let right = |place: usize| step.right.contains(&place);
            match &step.about {
                About::Whom => {
                    // Whether there was damage is asked when all else is done.
                    let asked = table.awaiting().map(|_| may_answer(table));
                    for (place, choice) in step.choices.iter().enumerate() {
                        let fits = match choice {
                            Offer::Nobody => asked.is_none(),
                            Offer::Whom(offer) => asked.as_ref() == Some(&names(offer)),
                            other => panic!("{other:?}"),
                        };
                        assert_eq!(fits, right(place), "{choice:?} {}", told());
                    }
                }
                About::Options(asked) => {
                    for (place, choice) in step.choices.iter().enumerate() {
                        let Offer::Option {
                            offered,
                            said: entry,
                            ..
                        } = choice
                        else {
                            panic!("{choice:?}");
                        };
                        assert_eq!(entry.is_some(), right(place));
                        if let Some(Saying::Ready { entry }) = entry {
                            assert!(table.clone().apply(entry).is_ok(), "{entry:?} {}", told());
                        }
                        let wrong = match offered {
                            Offered::Choice(choice) if entry.is_none() => said(*choice),
                            _ => None,
                        };
                        for (seat, action) in asked.seats().into_iter().zip(wrong) {
                            let taken = table.clone().apply(&Entry::Player(seat, action)).is_ok();
                            assert!(!taken, "{offered:?} {}", told());
                        }
                    }
                }
                About::Fact => {
                    let asked = table.awaiting().map(|awaiting| awaiting.question.clone());
                    let offer = &step.choices[step.right[0]];
                    assert!(
                        matches!((offer, asked), (Offer::Fact(one), Some(Question::Fact(other))) if *one == other)
                    );
                }
                About::Finding(..) => {
                    let Offer::Finding(found) = &step.choices[step.right[0]] else {
                        panic!("{step:?}");
                    };
                    assert_eq!(
                        case.log.entries.get(step.at),
                        Some(&Entry::Director(found.clone()))
                    );
                }
                About::Ruling(part) => ruled(case, *part, &step.choices[step.right[0]], &told()),
            }
        }
    });
}

/// The ruling against the outcome as the format has it.
fn ruled(case: &Case, part: Part, offer: &Offer, told: &str) {
    let Offer::Ruled(ruled) = offer else {
        panic!("{offer:?}");
    };
    let outcome: serde_json::Value =
        serde_json::from_str(&case.end().outcome().to_string()).expect("an outcome is JSON");
    let seat = |seat: contract_bridge::Seat| Actor::Player(seat).to_string();
    match (part, *ruled) {
        (Part::Bar(barred), Ruled::Bar(bar)) => {
            let there = outcome["barred"][seat(barred)].as_str();
            let told = bar.map(|bar| serde_json::to_value(bar).expect("a word"));
            assert_eq!(there, told.as_ref().and_then(|word| word.as_str()));
        }
        (Part::Penalty(by, card), Ruled::Penalty(kind)) => {
            let card = openroom_laws::notation::card_text(card);
            let there = outcome["penalty"][seat(by)][card].as_str();
            let told = kind.map(|kind| serde_json::to_value(kind).expect("a word"));
            assert_eq!(there, told.as_ref().and_then(|word| word.as_str()));
        }
        (Part::Transfer(side), Ruled::Tricks(tricks)) => {
            let there = outcome["transfer"][side.word()].as_u64().unwrap_or(0);
            assert_eq!(there, u64::from(tricks), "{told}");
            let side = side.other();
            assert!(outcome["transfer"][Side::word(side)].is_null(), "{told}");
        }
        (Part::Tricks, Ruled::Tricks(tricks)) => {
            assert_eq!(outcome["result"]["tricks"].as_u64(), Some(tricks.into()));
        }
        (Part::Turn, Ruled::Turn(turn)) => assert_eq!(outcome["turn"].as_str(), Some(&*seat(turn))),
        (Part::Board, Ruled::Played(played)) => {
            assert_eq!(
                outcome["awaiting"]["ask"].as_str() == Some("adjust"),
                !played
            );
        }
        (Part::Review, Ruled::Review(law)) => {
            let reviews = outcome["review"].as_array().expect("a list");
            assert_eq!(
                reviews.first().and_then(|one| one.as_str()),
                law.map(|law| law.id())
            );
        }
        (Part::Closed, Ruled::Closed(None)) => {
            let known = outcome["information"].as_array();
            let closed = |info: &serde_json::Value| !info["unauthorised"].is_null();
            assert!(!known.is_some_and(|all| all.iter().any(closed)), "{told}");
        }
        (Part::Closed, Ruled::Closed(Some(_))) => assert!(!outcome["information"].is_null()),
        (Part::Call(by), Ruled::Stands(stands)) => {
            let made = case.end().calls().iter().rev().find(|made| made.by == by);
            let last = made.map(|made| openroom_laws::notation::call_text(made.call));
            if let Some(stands) = stands {
                assert_eq!(last, Some(stands.to_string()), "{told}");
            }
        }
        (Part::Lead(_), Ruled::Lead(_)) => {}
        other => panic!("{other:?}"),
    }
}

#[test]
fn no_case_comes_twice_and_every_topic_comes() {
    let mut seen = BTreeMap::new();
    for number in 0..CASES / 4 {
        let case = case(number);
        let topic = case.topic.expect("it was made up");
        let text = case.log.to_yaml();
        if let Some(before) = seen.insert(text, number) {
            panic!("case {number} is case {before} again");
        }
        seen.entry(topic.word().to_owned()).or_insert(number);
    }
    for topic in Topic::ALL {
        assert!(seen.contains_key(topic.word()), "{topic} never came");
    }
}

#[test]
fn every_topic_can_be_made_in_both_editions_at_every_level() {
    for &topic in Topic::ALL {
        for edition in Edition::ALL {
            for (_, level) in Level::WORDS {
                for seed in 0..5 {
                    let wish = Wish {
                        topic,
                        edition,
                        level,
                        seed,
                    };
                    assert!(Case::make(wish).is_some(), "{wish:?}");
                }
            }
        }
    }
}
