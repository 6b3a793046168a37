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
    let by: BTreeSet<String> = acts.map(|act| act.by.to_string()).collect();
    match dummy(table).map(|dummy| Actor::Player(dummy).to_string()) {
        // Declarer chooses the cards of dummy (41D, 45B).
        Some(dummy) if by == [dummy.clone()].into() => {
            let (_, declarer) = table.contract().expect("dummy has a partner");
            [Actor::Player(declarer).to_string()].into()
        }
        _ => by,
    }
}

/// The dummy whose hand lies open.
fn dummy(table: &Table) -> Option<contract_bridge::Seat> {
    let (_, declarer) = table.contract()?;
    (table.phase() == openroom_laws::Phase::Play).then(|| declarer.partner())
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
        (Part::Bar(barred), Ruled::NoDouble) => {
            assert!(outcome["barred"][seat(barred)].is_null(), "{told}");
            let law = openroom_laws::Clause::find(Edition::E2007, "30B2b").expect("a clause");
            assert!(case.end().cited().contains(&law), "{told}");
            if case.end().turn() == Some(barred) {
                use contract_bridge::auction::Call;
                let legal = case.end().legal_calls();
                let doubles = [Call::Double, Call::Redouble];
                assert!(!doubles.iter().any(|&call| legal.contains(call)), "{told}");
            }
        }
        (Part::Card, Ruled::Card(card)) => {
            let dummy = case.end().contract().expect("a contract").1.partner();
            let tricks = case.end().tricks().iter().map(|(trick, _)| trick);
            let mut tricks = tricks.chain(case.end().trick());
            assert!(
                tricks.any(|trick| trick.card_of(dummy) == Some(card)),
                "{told}"
            );
            let hidden = case.found().hand(dummy).expect("a hand");
            assert!(
                contract_bridge::Hand::iter(hidden).any(|held| held == card),
                "{told}"
            );
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
        (Part::Call(by, _), Ruled::Stands(stands)) => {
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

/// Who practises with one number today and with the next tomorrow rules on other cases; the first is that of its address.
#[test]
fn runs_with_neighbouring_seeds_share_no_case() {
    let mut seen = BTreeSet::new();
    for first in 40..60 {
        let run: Vec<u64> = openroom_practice::seeds(first).take(20).collect();
        assert_eq!(run[0], first);
        for seed in run {
            assert!(
                u32::try_from(seed).is_ok(),
                "{seed} does not fit into an address"
            );
            assert!(seen.insert(seed), "{seed} comes again");
        }
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

/// The cases of these topics, over some seeds.
fn of_topics(topics: &[Topic], look: impl Fn(&Case, &str)) {
    for &topic in topics {
        for edition in Edition::ALL {
            for seed in 0..30 {
                let wish = Wish {
                    topic,
                    edition,
                    level: Level::Hard,
                    seed,
                };
                let case = Case::make(wish).unwrap_or_else(|| panic!("no case for {wish:?}"));
                look(&case, &format!("{wish:?}\n{}", case.log.to_yaml()));
            }
        }
    }
}

/// What a case says of the lead when declarer has chosen already.
fn asks_about_the_lead(case: &Case) -> bool {
    let about = |step: &openroom_practice::Step| step.about.clone();
    let mut all = case.steps.iter().map(about);
    all.any(|about| matches!(about, About::Ruling(Part::Lead(_))))
}

/// 26B of 2017, 26A2 and 26B of 2007: the choice is for the first turn of the partner to lead alone.
#[test]
fn whether_a_lead_may_be_restricted_is_not_asked_once_declarer_has_chosen() {
    use Topic::{CallAfterFinalPass, ChangeOfCall, DoubleOutOfRotation};
    let chosen = std::cell::Cell::new(0);
    of_topics(
        &[CallAfterFinalPass, ChangeOfCall, DoubleOutOfRotation],
        |case, told| {
            let is_choice = |entry: &Entry| {
                matches!(
                    entry,
                    Entry::Player(_, Action::Waives | Action::Forbids(_) | Action::Requires(_))
                )
            };
            if case.log.entries.iter().any(is_choice) {
                chosen.set(chosen.get() + 1);
                assert!(!asks_about_the_lead(case), "{told}");
            }
        },
    );
    assert!(chosen.get() > 8, "{}", chosen.get());
}

/// 39A: the late call is cancelled whatever it was, and the question is about that call, not about an earlier one of the same player.
#[test]
fn what_becomes_of_a_call_is_asked_of_the_call_that_was_irregular() {
    of_topics(&[Topic::CallAfterFinalPass], |case, told| {
        let late = case.log.entries.iter().find_map(|entry| match entry {
            Entry::Player(by, Action::Call(said)) => Some((*by, said.spoken)),
            _ => None,
        });
        let mut asked = case.steps.iter().filter_map(|step| match step.about {
            About::Ruling(Part::Call(by, call)) => Some(((by, call), step)),
            _ => None,
        });
        let (of, step) = asked.next().unwrap_or_else(|| panic!("{told}"));
        assert_eq!(Some(of), late, "{told}");
        let right = &step.choices[step.right[0]];
        assert_eq!(*right, Offer::Ruled(Ruled::Stands(None)), "{told}");
    });
}

/// What the Director finds of two calls follows from them: neither a pass nor another denomination is comparable to 1NT.
#[test]
fn what_is_told_of_a_replacement_fits_the_calls() {
    use openroom_laws::Finding;
    use openroom_laws::entry::Spoken;
    let found = std::cell::RefCell::new(BTreeMap::new());
    let topics = [
        Topic::ChangeOfCall,
        Topic::InsufficientBid,
        Topic::PassOutOfRotation,
        Topic::BidOutOfRotation,
        Topic::DoubleOutOfRotation,
        Topic::InadmissibleDouble,
        Topic::ForbiddenCall,
    ];
    of_topics(&topics, |case, told| {
        let mut calls = Vec::new();
        for entry in &case.log.entries {
            match entry {
                Entry::Player(by, Action::Call(said)) => calls.push((*by, said.spoken)),
                Entry::Director(Finding::Comparable(yes)) => {
                    *found.borrow_mut().entry(*yes).or_insert(0) += 1;
                    let Some(&(by, last)) = calls.last() else {
                        panic!("{told}");
                    };
                    let mut own = calls.iter().rev().filter(|(seat, _)| *seat == by).skip(1);
                    let (Some((_, Spoken::Call(first))), Spoken::Call(last)) = (own.next(), last)
                    else {
                        continue;
                    };
                    let denomination = |call| match call {
                        contract_bridge::auction::Call::Bid(bid) => Some(bid.strain),
                        _ => None,
                    };
                    let one = denomination(*first);
                    if one.is_some() && one != denomination(last) {
                        assert!(!yes, "{told}");
                    }
                }
                _ => {}
            }
        }
    });
    let found = found.into_inner();
    assert!(found[&true] > 5 && found[&false] > 50, "{found:?}");
}

/// 41D, 45B: dummy's cards are declarer's to choose.
#[test]
fn dummy_is_never_asked_for_a_card() {
    let of_dummy = std::cell::Cell::new(0);
    of_topics(&[Topic::RevokeInTime], |case, told| {
        for step in &case.steps {
            let table = case.after(step.at);
            let Some(dummy) = dummy(table) else {
                continue;
            };
            let engine = table.awaiting().map(|awaiting| awaiting.by.clone());
            let is_dummys = engine == Some(Asked::Player(dummy));
            of_dummy.set(of_dummy.get() + usize::from(is_dummys));
            let asked = match &step.about {
                About::Options(asked) => asked.clone(),
                About::Whom => match &step.choices[step.right[0]] {
                    Offer::Whom(asked) => asked.clone(),
                    _ => continue,
                },
                _ => continue,
            };
            assert_ne!(asked, Asked::Player(dummy), "{told}");
            if is_dummys && step.about == About::Whom {
                assert!(step.laws.iter().any(|law| law.id() == "45B"), "{told}");
            }
        }
    });
    assert!(of_dummy.get() > 10, "{}", of_dummy.get());
}

/// What may still apply is not marked wrong: 16B3 where somebody may not use something, 72C (23 of 2007) where somebody has offended.
#[test]
fn no_question_after_the_play_is_wrong_that_may_come_up() {
    use openroom_laws::table::Unauthorised;
    every(|_, case| {
        let end = case.end();
        let mut informed = end.information().iter();
        let closed = informed.any(|info| info.unauthorised != Unauthorised::Nobody);
        let irregular = end.irregularities().len() > case.start().irregularities().len();
        for step in &case.steps {
            if !matches!(step.about, About::Ruling(Part::Review)) {
                continue;
            }
            assert!(!end.passed_out(), "{}", case.log.to_yaml());
            for (place, choice) in step.choices.iter().enumerate() {
                let Offer::Ruled(Ruled::Review(law)) = choice else {
                    panic!("{choice:?}");
                };
                let doubtful = match law.map(|law| law.id()) {
                    Some("16B3") | None => closed,
                    Some("72C") => irregular || closed,
                    Some("23") => (irregular || closed) && case.edition() == Edition::E2007,
                    _ => false,
                };
                let is_none = law.is_none() && !step.right.contains(&place);
                let fits = step.right.contains(&place) && law.is_some();
                assert!(
                    !doubtful || is_none || fits,
                    "{choice:?}\n{}",
                    case.log.to_yaml()
                );
            }
        }
    });
}

/// 27B1a of 2017 asks which denominations the bid specified: by plain bidding a bid in an opponent's suit does not show it.
#[test]
fn no_insufficient_bid_is_in_a_denomination_of_the_opponents() {
    use contract_bridge::auction::Call;
    use openroom_laws::entry::Spoken;
    of_topics(
        &[Topic::InsufficientBid, Topic::ForbiddenCall],
        |case, told| {
            let first = case.log.entries.iter().find_map(|entry| match entry {
                Entry::Player(by, Action::Call(said)) => Some((*by, said.spoken)),
                _ => None,
            });
            let Some((by, Spoken::Call(Call::Bid(bid)))) = first else {
                panic!("{told}");
            };
            for made in case.start().calls() {
                if let (Call::Bid(other), true) = (made.call, Side::of(made.by) != Side::of(by)) {
                    assert_ne!(other.strain, bid.strain, "{told}");
                }
            }
        },
    );
}

/// What follows for the lead is not settled before the offender has called in place of what was cancelled; a board that was passed out has none.
#[test]
fn the_lead_is_asked_about_only_when_it_is_settled() {
    let left_out = std::cell::Cell::new(0);
    let topics = [
        Topic::PassOutOfRotation,
        Topic::BidOutOfRotation,
        Topic::DoubleOutOfRotation,
        Topic::UnintendedCall,
    ];
    of_topics(&topics, |case, told| {
        let declined = |entry: &Entry| matches!(entry, Entry::Player(_, Action::Declines));
        let at = case.log.entries.iter().position(declined);
        let offender = match case.log.entries[0] {
            Entry::Player(by, _) => by,
            Entry::Director(_) => panic!("{told}"),
        };
        let anew =
            |entry: &Entry| matches!(entry, Entry::Player(by, Action::Call(_)) if *by == offender);
        let open = at.is_some_and(|at| !case.log.entries[at..].iter().any(anew));
        if open || case.end().passed_out() {
            left_out.set(left_out.get() + 1);
            assert!(!asks_about_the_lead(case), "{told}");
        }
    });
    assert!(left_out.get() > 10, "{}", left_out.get());
}

/// 30B2b of 2007: partner need not pass, but may not double.
#[test]
fn after_a_pass_at_partners_turn_partner_is_not_free_in_2007() {
    let found = std::cell::Cell::new(0);
    of_topics(&[Topic::PassOutOfRotation], |case, told| {
        let law = openroom_laws::Clause::find(case.edition(), "30B2b");
        let cited = law.is_some_and(|law| case.end().cited().contains(&law));
        if !cited || case.edition() == Edition::E2017 {
            return;
        }
        for step in &case.steps {
            let About::Ruling(Part::Bar(seat)) = step.about else {
                continue;
            };
            if Some(seat) == case.end().turn() {
                found.set(found.get() + 1);
                let right = &step.choices[step.right[0]];
                assert_eq!(*right, Offer::Ruled(Ruled::NoDouble), "{told}");
            }
        }
    });
    assert!(found.get() > 2, "{}", found.get());
}

/// What the Director finds on the table is what the story tells: the call that is irregular as it was made, under who made it.
#[test]
fn the_auction_is_that_of_the_moment_when_the_director_comes() {
    use openroom_laws::entry::Spoken;
    of_topics(
        &[
            Topic::BidAboveSeven,
            Topic::ForbiddenCall,
            Topic::AcceptedByCalling,
            Topic::CallAfterFinalPass,
        ],
        |case, told| {
            let shown = case.auction();
            let entries = &case.log.entries[..case.arrived];
            let mut made = entries.iter().rev().filter_map(|entry| match entry {
                Entry::Player(by, Action::Call(said)) => Some((*by, said.spoken)),
                _ => None,
            });
            let mut last = shown.iter().rev();
            assert_eq!(last.next().copied(), made.next(), "{told}");
            if case.topic == Some(Topic::AcceptedByCalling) {
                assert_eq!(last.next().copied(), made.next(), "{told}");
            }
            if case.topic == Some(Topic::BidAboveSeven) {
                use contract_bridge::auction::Call;
                let before = last.next().expect("a grand slam");
                assert!(
                    matches!(before.1, Spoken::Call(Call::Bid(bid)) if bid.level.get() == 7),
                    "{told}"
                );
            }
        },
    );
}

/// 46B: which card an incomplete designation means is asked, and does not lie there yet.
#[test]
fn the_card_of_an_incomplete_designation_is_asked() {
    let asked = std::cell::Cell::new(0);
    of_topics(&[Topic::IncompleteDesignation], |case, told| {
        let [found, before] = [case.found(), case.start()];
        assert_eq!(found.trick(), before.trick(), "{told}");
        let is_card = |step: &openroom_practice::Step| step.about == About::Ruling(Part::Card);
        asked.set(asked.get() + usize::from(case.steps.iter().any(is_card)));
    });
    assert!(asked.get() > 15, "{}", asked.get());
}

/// Thirteen cards each beside "North 12, East 14" would be no board at all.
#[test]
fn hands_that_do_not_have_the_cards_counted_are_not_shown() {
    of_topics(&[Topic::WrongCount], |case, told| {
        assert!(case.hands().0.iter().all(Option::is_none), "{told}");
    });
}

/// Also where an opponent's change has taken the call away before its player is asked (21B2).
#[test]
fn no_call_is_changed_to_itself() {
    let changes = std::cell::Cell::new(0);
    let topics = [
        Topic::UnintendedCall,
        Topic::ChangeOfCall,
        Topic::Misinformed,
    ];
    of_topics(&topics, |case, told| {
        let regular = case.start().calls().iter();
        let mut made: Vec<_> = regular.map(|made| (made.by, Some(made.call))).collect();
        for entry in &case.log.entries {
            match entry {
                Entry::Player(by, Action::Changes(said)) => {
                    changes.set(changes.get() + 1);
                    let own = made.iter().rev().find(|(seat, _)| seat == by);
                    assert_ne!(own.map(|own| own.1), Some(said.call()), "{told}");
                    made.push((*by, said.call()));
                }
                Entry::Player(by, Action::Call(said)) => made.push((*by, said.call())),
                _ => {}
            }
        }
    });
    assert!(changes.get() > 130, "{}", changes.get());
}

/// 62C1: a card is changed for a legal one. Whoever has only one of the suit, in a hand that lies open, has no such choice.
#[test]
fn whoever_may_change_his_card_has_another_legal_one() {
    let asked = std::cell::Cell::new(0);
    of_topics(
        &[
            Topic::RevokeInTime,
            Topic::SlipOfTheTongue,
            Topic::TwoCards,
            Topic::DefendersLead,
        ],
        |case, told| {
            for step in &case.steps {
                let About::Options(_) = &step.about else {
                    continue;
                };
                let table = case.after(step.at);
                let Some(Asked::Player(by)) = table.awaiting().map(|it| it.by.clone()) else {
                    continue;
                };
                let is = |choice: Choice| {
                    step.right.iter().any(|&place| {
                        matches!(&step.choices[place], Offer::Option { offered: Offered::Choice(it), .. } if *it == choice)
                    })
                };
                if !is(Choice::Keeps) || !is(Choice::Corrects) {
                    continue;
                }
                asked.set(asked.get() + 1);
                let plays = case.log.entries[..step.at].iter().rev();
                let mut plays = plays.filter_map(|entry| match entry {
                    Entry::Player(seat, Action::Play(card)) if *seat == by => Some(*card),
                    _ => None,
                });
                let played = plays.next();
                let hand = table.hand(by).expect("a hand that is known");
                let mut cards = contract_bridge::Hand::iter(hand);
                let other = cards.any(|card| {
                    let corrects = Entry::Player(by, Action::Corrects(card));
                    Some(card) != played && table.clone().apply(&corrects).is_ok()
                });
                assert!(other, "{told}");
            }
        },
    );
    assert!(asked.get() > 30, "{}", asked.get());
}

/// 67B1: who left a card out is deemed to have revoked, so equity (64C, 64C1) may be what remains for the end: that is no wrong answer there,
/// nor is "none" the right one.
#[test]
fn where_a_card_was_left_out_it_is_not_asked_what_remains_for_the_end() {
    let revokes = std::cell::Cell::new(0);
    of_topics(&[Topic::DefectiveTrick], |case, told| {
        let cites = |law: &openroom_laws::Clause| law.id() == "67B1";
        if case.end().cited().iter().any(cites) {
            revokes.set(revokes.get() + 1);
            let asks = |step: &openroom_practice::Step| step.about == About::Ruling(Part::Review);
            assert!(!case.steps.iter().any(asks), "{told}");
        }
    });
    assert!(revokes.get() > 20, "{}", revokes.get());
}

/// 41A: nobody has seen the card, so who may not use it is no question; that its player meant to lead (WB 41.2) would be the same answer
/// each time.
#[test]
fn of_a_card_that_nobody_has_seen_it_is_not_asked_who_may_use_it() {
    of_topics(&[Topic::LeadFaceDown], |case, told| {
        let asks = |step: &openroom_practice::Step| step.about == About::Ruling(Part::Closed);
        assert!(!case.steps.iter().any(asks), "{told}");
    });
}

/// 26: of a player whose calls all stand, and of the side that plays the hand, there is no lead to restrict.
#[test]
fn a_lead_is_asked_about_only_where_a_call_was_withdrawn_and_a_defender_leads() {
    let asked = std::cell::Cell::new(0);
    every(|_, case| {
        let told = || format!("{:?}\n{}", case.topic, case.log.to_yaml());
        for step in &case.steps {
            let About::Ruling(Part::Lead(seat)) = step.about else {
                continue;
            };
            let (by, end) = (seat.partner(), case.end());
            let standing = |table: &Table| {
                let calls = table.calls().iter();
                calls.filter(|made| made.by == by).count()
            };
            let made = case.log.entries.iter().filter(|entry| {
                matches!(entry, Entry::Player(seat, Action::Call(_) | Action::Changes(_)) if *seat == by)
            });
            assert!(
                standing(case.start()) + made.count() > standing(end),
                "nothing was withdrawn: {}",
                told()
            );
            let declares = end
                .contract()
                .is_some_and(|(_, declarer)| Side::of(declarer) == Side::of(seat));
            assert!(!declares, "{}", told());
        }
    });
    of_topics(&[Topic::BidOutOfRotation], |case, _| {
        asked.set(asked.get() + usize::from(asks_about_the_lead(case)));
    });
    assert!(asked.get() > 5, "{}", asked.get());
}

fn points_of(case: &Case, seat: contract_bridge::Seat) -> u8 {
    let hand = case.log.deal.hand(seat).expect("a hand");
    contract_bridge::Hand::iter(hand)
        .map(|card| card.rank.get().saturating_sub(10))
        .sum()
}

/// An opening, also one that its player then thinks better of, fits his hand within a point; nobody passes a suit of theirs on nineteen.
#[test]
fn openings_and_strong_hands_are_bid_as_in_a_club() {
    use contract_bridge::Strain;
    use contract_bridge::auction::Call;
    use openroom_laws::entry::Spoken;
    let openings = std::sync::atomic::AtomicUsize::new(0);
    let look = |_: u64, case: &Case| {
        let told = || format!("{:?}\n{}", case.topic, case.log.to_yaml());
        // A slip is what its player never meant to bid, and the hands that were counted are not those of the deal.
        if matches!(case.topic, Some(Topic::UnintendedCall | Topic::WrongCount)) {
            return;
        }
        let calls = case.auction();
        let bid = calls.iter().find_map(|(by, spoken)| match spoken {
            Spoken::Call(Call::Bid(bid)) => Some((*by, *bid)),
            _ => None,
        });
        if let Some((by, bid)) = bid {
            let points = points_of(case, by);
            let fits = match (bid.level.get(), bid.strain) {
                (1, Strain::Notrump) => (14..=18).contains(&points),
                (2, Strain::Notrump) => (19..=22).contains(&points),
                (1, _) => points >= 11,
                _ => points <= 12,
            };
            openings.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
            assert!(fits, "{by} opens {bid} with {points}: {}", told());
        }
        let regular = case.start().calls();
        for (at, made) in regular.iter().enumerate() {
            let before = &regular[..at];
            let bids = before.iter().filter_map(|made| match made.call {
                Call::Bid(bid) => Some((made.by, bid)),
                _ => None,
            });
            let bids: Vec<_> = bids.collect();
            if let [(by, bid)] = bids.as_slice() {
                let theirs = Side::of(*by) != Side::of(made.by);
                let suit = bid.strain != Strain::Notrump && bid.level.get() <= 3;
                let first = before.iter().all(|other| other.by != made.by);
                let passes = made.call == Call::Pass && points_of(case, made.by) >= 19;
                assert!(!(theirs && suit && first && passes), "{}", told());
            }
        }
    };
    every(look);
    of_topics(&[Topic::ChangeOfCall], |case, _| look(0, case));
    assert!(openings.into_inner() > 1000);
}

/// Whoever calls too early or too low does so with a hand for it.
#[test]
fn irregular_calls_fit_the_hands() {
    use contract_bridge::auction::Call;
    of_topics(
        &[
            Topic::InsufficientBid,
            Topic::PassOutOfRotation,
            Topic::DoubleOutOfRotation,
            Topic::InadmissibleDouble,
            Topic::ForbiddenCall,
            Topic::CallAfterFinalPass,
        ],
        |case, told| {
            let made = case.log.entries[..case.arrived].iter().rev();
            let mut made = made.filter_map(|entry| match entry {
                Entry::Player(by, Action::Call(said)) => Some((*by, said.call()?)),
                _ => None,
            });
            let (by, call) = made.next().expect("a call");
            let hand = case.log.deal.hand(by).expect("a hand");
            let points = points_of(case, by);
            let fits = match call {
                Call::Pass => {
                    let mut own = case.start().calls().iter();
                    let bid = own.any(|made| made.by == by && made.call != Call::Pass);
                    bid || case.topic == Some(Topic::CallAfterFinalPass) || points <= 18
                }
                Call::Double | Call::Redouble => points >= 10,
                Call::Bid(bid) => {
                    // Opposite a takeout double he bids on nothing.
                    let mut others = case.start().calls().iter();
                    let forced =
                        others.any(|made| made.by == by.partner() && made.call == Call::Double);
                    let long = bid.strain.suit().is_none_or(|suit| hand[suit].len() >= 3);
                    long && (points >= 4 || forced)
                }
            };
            assert!(fits, "{by}: {call}, {told}");
        },
    );
}

/// Of a side that has only passed nothing can have been explained wrongly.
#[test]
fn who_is_misinformed_has_heard_more_than_passes() {
    use contract_bridge::auction::Call;
    use openroom_laws::Finding;
    of_topics(&[Topic::Misinformed], |case, told| {
        let found = case.log.entries.iter().find_map(|entry| match entry {
            Entry::Director(Finding::Misinformed(seat)) => Some(*seat),
            _ => None,
        });
        let misinformed = found.expect("somebody");
        let calls = case.start().calls();
        let own = calls.iter().rposition(|made| made.by == misinformed);
        let mut before = calls[..own.expect("a call")].iter();
        let explained = before
            .any(|made| Side::of(made.by) != Side::of(misinformed) && made.call != Call::Pass);
        assert!(explained, "{told}");
    });
}

/// That the next player accepts a call or not tells what becomes of it; and about who must pass it is asked of both, whether they must or not.
#[test]
fn that_something_is_asked_does_not_give_the_answer_away() {
    let topics = [
        Topic::InsufficientBid,
        Topic::PassOutOfRotation,
        Topic::BidOutOfRotation,
        Topic::DoubleOutOfRotation,
    ];
    let bars = std::cell::RefCell::new(BTreeMap::new());
    of_topics(&topics, |case, told| {
        let decided =
            |entry: &Entry| matches!(entry, Entry::Player(_, Action::Accepts | Action::Declines));
        let tells = case.log.entries.iter().any(decided);
        let by = case.log.entries[0].by();
        for step in &case.steps {
            match step.about {
                About::Ruling(Part::Call(..)) => assert!(!tells, "{told}"),
                About::Ruling(Part::Bar(seat)) => {
                    let right = &step.choices[step.right[0]];
                    let own = Actor::Player(seat) == by;
                    let free = *right == Offer::Ruled(Ruled::Bar(None));
                    *bars
                        .borrow_mut()
                        .entry((case.topic, own, free))
                        .or_insert(0) += 1;
                }
                _ => {}
            }
        }
    });
    let bars = bars.into_inner();
    for own in [true, false] {
        let count = |free| {
            bars.get(&(Some(Topic::PassOutOfRotation), own, free))
                .copied()
        };
        assert!(count(true) > Some(2) && count(false) > Some(2), "{bars:?}");
    }
}

/// What follows for the lead is asked once the offender has called in place of his cancelled call: the case goes on until then.
#[test]
fn a_case_goes_on_until_a_call_out_of_rotation_is_replaced() {
    let topics = [
        Topic::PassOutOfRotation,
        Topic::BidOutOfRotation,
        Topic::DoubleOutOfRotation,
    ];
    of_topics(&topics, |case, told| {
        let declined = |entry: &Entry| matches!(entry, Entry::Player(_, Action::Declines));
        let Some(at) = case.log.entries.iter().position(declined) else {
            return;
        };
        let by = case.log.entries[0].by();
        let anew = case.log.entries[at..].iter().any(|entry| {
            matches!(entry, Entry::Player(seat, Action::Call(_)) if Actor::Player(*seat) == by)
        });
        let Actor::Player(seat) = by else {
            panic!("{told}");
        };
        let in_auction = case.end().phase() == openroom_laws::Phase::Auction;
        assert!(
            anew || !in_auction || case.end().barred(seat).is_some(),
            "{told}"
        );
    });
}

/// A jump in a new suit is comparable to a lower bid of it because it is strong: the trainee is told so, and the player has the hand.
#[test]
fn a_jump_in_place_of_an_insufficient_bid_is_told_to_be_strong() {
    use openroom_laws::Finding;
    let mut told = 0;
    for seed in 0..300 {
        let wish = Wish {
            topic: Topic::InsufficientBid,
            edition: Edition::ALL[(seed % 2) as usize],
            level: Level::Hard,
            seed,
        };
        let case = Case::make(wish).unwrap_or_else(|| panic!("no case for {wish:?}"));
        let found = |entry: &Entry| *entry == Entry::Director(Finding::Comparable(true));
        if let Some(at) = case.log.entries.iter().position(found) {
            let Entry::Player(by, _) = case.log.entries[0] else {
                panic!("{wish:?}");
            };
            assert!(case.jumps_instead(at), "{wish:?}");
            assert!(points_of(&case, by) >= 13, "{wish:?}");
            told += 1;
        }
    }
    assert!(told > 0);
}

/// A bid of more than seven comes when seven has been bid; and a hand with a long suit does not pass a low bid.
#[test]
fn the_players_bid_as_in_a_club() {
    use contract_bridge::auction::Call;
    use openroom_laws::entry::Spoken;
    of_topics(&[Topic::LeadFaceDown, Topic::OpeningLead], |case, told| {
        let calls = case.start().calls();
        for seat in contract_bridge::Seat::ALL {
            let hand = case.log.deal.hand(seat).expect("a hand");
            let eight = contract_bridge::Suit::ASC
                .into_iter()
                .find(|&suit| hand[suit].len() >= 8);
            let honours = contract_bridge::Hand::iter(hand)
                .map(|card| u32::from(card.rank.get().saturating_sub(10)))
                .sum::<u32>();
            let low = |made: &&openroom_laws::table::Made| match made.call {
                Call::Bid(bid) => bid.level.get() > 2,
                _ => false,
            };
            let is_silent = calls
                .iter()
                .all(|made| made.by != seat || made.call == Call::Pass);
            let theirs = calls.iter().any(|made| {
                matches!((made.call, eight), (Call::Bid(bid), Some(suit)) if bid.strain.suit() == Some(suit))
            });
            if eight.is_some() && (6..=11).contains(&honours) && is_silent && !theirs {
                assert!(calls.iter().find(low).is_some(), "{told}");
            }
        }
    });
    of_topics(&[Topic::BidAboveSeven], |case, told| {
        let Some((_, Spoken::AboveSeven { strain, .. })) = case.auction().last().copied() else {
            panic!("{told}");
        };
        let theirs = case.start().calls().iter().rev();
        let seven = theirs.clone().find_map(|made| match made.call {
            Call::Bid(bid) => Some(bid),
            _ => None,
        });
        assert!(
            seven.is_some_and(|bid| bid.level.get() == 7 && bid.strain != strain),
            "{told}"
        );
    });
}
