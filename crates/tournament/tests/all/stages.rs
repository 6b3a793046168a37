//! From a qualifier to its finals, each held against the second reading of `promises`.

use openroom_movements::Movement;
use openroom_movements::generate::{
    Even, arrow_switch, best_arrow_switch, half_table, howell, mitchell, round_robin,
};
use openroom_scoring::Exact;
use openroom_tournament::entry::{
    Carry, GroupedBy, PlacedBy, StagePlan, StageWho, StageWish, Structure,
};
use openroom_tournament::knock_out::TieState;
use openroom_tournament::promises::stages as promises;
use openroom_tournament::stages::{Before, Stages, differences, make};
use openroom_tournament::{Action, Entry, Refused, Role, Time, Tournament, Tree, Who, log};

use crate::brackets;
use crate::common::Dice;
use crate::common::book::Book;

/// A session that is over, with results of a seed.
fn qualifier(movement: &Movement, pairs: u32, seed: u64) -> Book {
    let mut book = Book::new("kind: pairs", "method: matchpoints");
    // Others play in the qualifiers of even seeds.
    let of = if seed.is_multiple_of(2) { 'Q' } else { 'P' };
    for n in 1..=pairs {
        book.ok(&format!(
            "17:01 director | entered: {{contestant: {n}, players: [{of}{n}a, {of}{n}b], members: ['{n}1', '{n}2']}}"
        ));
    }
    book.movement("17:02", 1, &movement.to_yaml());
    let mut dice = Dice::new(seed);
    for round in 1..=movement.rounds.len() {
        book.ok(&format!(
            "18:{round:02} director | round-started: {{round: {round}}}"
        ));
        for missing in book.event.missing() {
            let tricks = 6 + dice.below(8);
            book.ok(&format!(
                "18:{round:02} director | result: {{round: {round}, table: {}, board: {}, contract: 3NT, by: N, tricks: {tricks}}}",
                missing.table, missing.board
            ));
        }
    }
    book.ok("19:00 director | session-over: {}");
    book
}

fn eight(seed: u64) -> Book {
    qualifier(&howell(4, 3).unwrap(), 8, seed)
}

fn wish(name: &str, take: &[u32]) -> StageWish {
    StageWish {
        name: name.to_owned(),
        take: take.to_vec(),
        sessions: 1,
        ..StageWish::default()
    }
}

fn two(first: u32) -> StagePlan {
    StagePlan {
        stages: vec![wish("Final", &[first]), wish("Consolation", &[])],
        // Some are tied: lots are drawn.
        seed: Some(1),
        ..StagePlan::default()
    }
}

fn before<'e>(books: &[&'e Book]) -> Vec<Before<'e>> {
    let one = |book: &&'e Book| Before {
        event: &book.event,
        id: None,
    };
    books.iter().map(one).collect()
}

/// The event of a stage, by its acts, written and read again.
fn event_of(made: &Stages, at: usize) -> Tournament {
    let now: Time = "2026-05-15T10:00:00Z".parse().unwrap();
    let entries = made
        .acts(at)
        .into_iter()
        .map(|act| Entry::new(now, Who::new(Role::Organiser), act));
    let text = log::write(&entries.collect::<Vec<_>>());
    log::replay(&text, None).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn refused(books: &[&Book], plan: &StagePlan) -> Refused {
    make(&before(books), plan).expect_err("refused")
}

/// What was made is what the second reading finds right.
#[track_caller]
fn made(books: &[&Book], plan: &StagePlan) -> Stages {
    let made = make(&before(books), plan).unwrap_or_else(|refused| panic!("{refused}"));
    let events: Vec<&Tournament> = books.iter().map(|book| &book.event).collect();
    for at in 0..plan.stages.len() {
        let stage = event_of(&made, at);
        let wrong: Vec<String> = promises::check(&stage, &events)
            .iter()
            .map(ToString::to_string)
            .collect();
        assert_eq!(wrong, Vec::<String>::new(), "stage {}", at + 1);
        let found = differences(&stage, &before(books)).unwrap();
        assert!(found.are_none() && found.behind.is_empty(), "{found:?}");
    }
    made
}

fn who(contestant: u32) -> StageWho {
    StageWho {
        event: 1,
        contestant,
    }
}

fn ranking(book: &Book) -> Vec<u32> {
    let places = book.event.standings(None).unwrap().places;
    places.iter().map(|place| place.contestant).collect()
}

fn playing(made: &Stages, at: usize) -> Vec<u32> {
    made.stages[at]
        .places
        .iter()
        .map(|one| one.place.was)
        .collect()
}

#[test]
fn the_first_go_to_the_final_and_the_rest_to_the_consolation() {
    let book = eight(7);
    let made = made(&[&book], &two(4));
    let order = ranking(&book);
    assert_eq!(playing(&made, 0), order[..4]);
    assert_eq!(playing(&made, 1), order[4..]);
    let stage = event_of(&made, 0);
    // They are who they were, with their numbers, and the regulations are the same.
    let first = &stage.state().contestants[&1].entered;
    assert_eq!(
        first.players,
        [format!("P{}a", order[0]), format!("P{}b", order[0])]
    );
    assert_eq!(first.members[0], format!("{}1", order[0]));
    assert_eq!(stage.state().regulations.method(), "matchpoints");
    let from = stage.state().qualified_from.as_ref().unwrap();
    assert_eq!(from.events[0].entries, book.event.state().entries);
    // The qualifier is told where they went, also when its result is final.
    let mut qualifier = book.event.clone();
    let now: Time = "2026-06-01T10:00:00Z".parse().unwrap();
    let put =
        |event: &mut Tournament, act| event.apply(&Entry::new(now, Who::new(Role::Chief), act));
    let [went] = &made.went_on(&[Some("one".into()), Some("two".into())])[..] else {
        panic!("one event");
    };
    for line in ["official: {}", "final: {}"] {
        let entry = log::read_entry(&format!(
            "{{at: 2026-06-01T10:00:00Z, by: director-in-charge, {line}}}"
        ))
        .unwrap();
        qualifier.apply(&entry).unwrap();
    }
    put(&mut qualifier, went.clone()).unwrap();
    let (_, told) = &qualifier.state().went_on[0];
    assert_eq!(told.to[0].contestants[&order[0]], 1);
    assert_eq!(told.to[1].id.as_deref(), Some("two"));
    // A log of stages is read again as it was.
    let text = log::write(&[Entry::new(now, Who::new(Role::Chief), went.clone())]);
    assert_eq!(log::read(&text).unwrap()[0].action, *went);
}

#[test]
fn what_is_carried_goes_by_the_book() {
    for seed in 1..6 {
        let book = eight(seed);
        for carry in [Carry::Full, Carry::Half, Carry::WhiteBook172] {
            let mut plan = two(4);
            plan.stages[0].carry = carry;
            let made = made(&[&book], &plan);
            let stage = event_of(&made, 0);
            let scored = stage.scored(None).unwrap();
            let total = made.stages[0].places[0].total.clone();
            let carried = &scored.scores.standings[0].carried;
            let due = match carry {
                Carry::Full => total,
                Carry::Half => total / Exact::int(2),
                // C = R x FT / (2 x QT): four tables with a top of 6, then two with a top of 2.
                _ => (total * Exact::int(2) / Exact::int(12)).ceil_to(&Exact::ratio(1, 10)),
            };
            if carry == Carry::WhiteBook172 {
                assert_eq!(
                    made.stages[0]
                        .carry_over
                        .as_ref()
                        .unwrap()
                        .get("qualifying-top")
                        .unwrap()
                        .text(),
                    Some("6")
                );
            }
            assert!(
                (carried.clone() - due.clone()).abs() <= Exact::ratio(1, 10),
                "{carried:?} {due:?}"
            );
        }
    }
}

/// 80.5: who sat out has its own average over all boards of the stage, and so those of one percentage bring the same.
#[test]
fn who_sat_out_brings_no_less() {
    // Six play all boards, and seven sit out a round each.
    let half = half_table(&mitchell(7, 7, 2, Even::Skip).unwrap()).unwrap();
    let movement = arrow_switch(&half, &best_arrow_switch(&half)).unwrap();
    let book = qualifier(&movement, 13, 5);
    let mut plan = two(13);
    plan.stages.truncate(1);
    for carry in [Carry::Full, Carry::Half, Carry::WhiteBook172] {
        plan.stages[0].carry = carry;
        let made = made(&[&book], &plan);
        let places = made.stages[0].places.iter();
        let all = places.clone().map(|one| one.possible.clone());
        assert_eq!(all.clone().min(), Some(Exact::int(12 * 10)));
        let most = all.max().unwrap();
        let totals = made.stages[0].carry_over.as_ref().unwrap();
        let Some(Tree::List(totals)) = totals.get("totals") else {
            panic!("totals");
        };
        for (one, told) in places.zip(totals) {
            let figure = |key| {
                told.get(key)
                    .unwrap()
                    .text()
                    .unwrap()
                    .parse::<Exact>()
                    .unwrap()
            };
            assert_eq!(figure("possible"), most);
            let percent = figure("total") * Exact::int(100) / most.clone();
            assert_eq!(Some(percent), one.percent);
        }
    }
}

#[test]
fn the_formula_is_for_one_field_of_matchpoints() {
    let mut plan = two(4);
    plan.stages[0].carry = Carry::WhiteBook172;
    let (one, other) = (eight(1), eight(2));
    assert_eq!(
        refused(&[&one, &other], &plan).ground.as_deref(),
        Some("WB 172")
    );
    let mut lines = plan.clone();
    lines.stages[0].take = vec![2];
    let mitchell = qualifier(&mitchell(5, 5, 2, Even::Skip).unwrap(), 10, 3);
    assert_eq!(
        refused(&[&mitchell], &lines).ground.as_deref(),
        Some("WB 172")
    );
    let mut top = plan.clone();
    top.stages[0].final_top = Some(Tree::Text("four".into()));
    assert!(refused(&[&one], &top).to_string().contains("four"));
}

#[test]
fn each_line_and_each_event_is_a_group() {
    let book = qualifier(&mitchell(5, 5, 2, Even::Skip).unwrap(), 10, 3);
    let both = made(&[&book], &two(2));
    assert_eq!(both.stages[0].places.len(), 4);
    // The first of each line come before the second of each.
    let ranks: Vec<u32> = both.stages[0]
        .places
        .iter()
        .map(|one| one.place.rank)
        .collect();
    assert_eq!(ranks, [1, 1, 2, 2]);
    let mut plan = two(2);
    plan.stages[0].take = vec![3, 1];
    assert_eq!(made(&[&book], &plan).stages[0].places.len(), 4);
    plan.stages[0].take = vec![3, 1, 1];
    assert!(refused(&[&book], &plan).to_string().contains("2 groups"));
    // Two events with a final together.
    let (red, blue) = (eight(4), eight(5));
    let mut plan = two(2);
    plan.stages[0].take = vec![2, 3];
    let both = made(&[&red, &blue], &plan);
    assert_eq!(
        both.stages[0]
            .places
            .iter()
            .filter(|one| one.place.event == 2)
            .count(),
        3
    );
    assert_eq!(both.stages[1].places.len(), 11);
    // Nobody plays twice in one event.
    let twice = refused(&[&red, &eight(6)], &plan).to_string();
    assert!(twice.contains("qualifies twice"), "{twice}");
    let told = both.went_on(&[None, None]);
    let Action::WentOn(of_blue) = &told[1] else {
        panic!("went on");
    };
    assert_eq!(of_blue.to[0].contestants.len(), 3);
}

#[test]
fn places_there_and_back_and_by_lot() {
    let book = eight(11);
    let order = ranking(&book);
    let mut plan = two(8);
    plan.stages.truncate(1);
    plan.stages[0].places = PlacedBy::Snake;
    plan.stages[0].fields = Some(3);
    // 1 6 7 | 2 5 8 | 3 4
    let seeds = [1, 6, 7, 2, 5, 8, 3, 4];
    let snaked = made(&[&book], &plan);
    assert_eq!(playing(&snaked, 0), seeds.map(|seed| order[seed - 1]));
    plan.stages[0].places = PlacedBy::Random;
    plan.stages[0].fields = None;
    plan.seed = None;
    assert!(refused(&[&book], &plan).to_string().contains("seed"));
    let mut orders = std::collections::BTreeSet::new();
    for seed in [1, 2, 3, u64::MAX] {
        plan.seed = Some(seed);
        let drawn = made(&[&book], &plan);
        assert_eq!(drawn, made(&[&book], &plan));
        if seed == 1 {
            // As docs/events.md has it.
            let seeds = [3, 4, 2, 1, 6, 8, 5, 7];
            assert_eq!(playing(&drawn, 0), seeds.map(|seed| order[seed - 1]));
        }
        orders.insert(playing(&drawn, 0));
    }
    assert_eq!(orders.len(), 4);
}

#[test]
fn reserves_come_for_those_who_do_not() {
    let book = eight(7);
    let order = ranking(&book);
    let mut plan = two(4);
    plan.gone = vec![who(order[1]), who(order[6])];
    let made_of = made(&[&book], &plan);
    assert_eq!(
        playing(&made_of, 0),
        [order[0], order[2], order[3], order[4]]
    );
    assert!(made_of.stages[0].places[3].place.reserve);
    assert_eq!(playing(&made_of, 1), [order[5], order[7]]);
    assert_eq!(made_of.out, [who(order[1]), who(order[6])]);
    // Whoever left the qualifier does not go on either.
    let mut left = book.clone();
    left.ok(&format!(
        "19:01 director | withdrew: {{contestant: {}, accepted: true}} | ill",
        order[0]
    ));
    let made_of = made(&[&left], &two(4));
    assert!(!playing(&made_of, 0).contains(&order[0]));
    // Nobody of that number.
    plan.gone = vec![who(99)];
    assert!(refused(&[&book], &plan).to_string().contains("1/99"));
}

/// Teams that have all played each other.
fn teams(count: u32, seed: u64) -> Book {
    let mut book = Book::new("kind: teams, structure: round-robin", "method: imps");
    for n in 1..=count {
        book.ok(&format!(
            "17:01 director | entered: {{contestant: {n}, name: Team {n}, players: [T{n}a, T{n}b, T{n}c, T{n}d]}}"
        ));
    }
    let movement = round_robin(count, 2).unwrap();
    book.movement("17:02", 1, &movement.to_yaml());
    let mut dice = Dice::new(seed);
    for round in 1..=movement.rounds.len() {
        book.ok(&format!(
            "18:{round:02} director | round-started: {{round: {round}}}"
        ));
        for missing in book.event.missing() {
            let tricks = 6 + dice.below(8);
            book.ok(&format!(
                "18:{round:02} director | result: {{round: {round}, table: {}, board: {}, contract: 3NT, by: N, tricks: {tricks}}}",
                missing.table, missing.board
            ));
        }
    }
    book.ok("19:00 director | session-over: {}");
    book
}

/// A knock-out of the first eight, of whom some do not come, as a log that goes on.
fn last_eight(book: &Book, gone: &[usize], places: PlacedBy) -> (Stages, Book) {
    let order = ranking(book);
    let mut plan = two(8);
    plan.stages.truncate(1);
    plan.stages[0].structure = Structure::KnockOut;
    plan.stages[0].places = places;
    plan.gone = gone.iter().map(|&place| who(order[place - 1])).collect();
    let made = made(&[book], &plan);
    let now: Time = "2026-05-15T10:00:00Z".parse().unwrap();
    let acts = made.acts(0).into_iter();
    let entries = acts.map(|act| Entry::new(now, Who::new(Role::Organiser), act));
    let mut stage = Book {
        event: event_of(&made, 0),
        log: entries.collect(),
    };
    let seeds: Vec<String> = numbers(&made).iter().map(ToString::to_string).collect();
    stage.ok(&format!(
        "2026-05-15T11:00:00Z director | bracket: {{seeds: [{}], boards: [2]}}",
        seeds.join(", ")
    ));
    (made, stage)
}

fn numbers(made: &Stages) -> Vec<u32> {
    let places = made.stages[0].places.iter();
    places.map(|one| one.place.contestant).collect()
}

/// Plays a knock-out to its end and holds it against what it promises.
fn plays_out(stage: &mut Book) {
    for round in 1..=3 {
        let at = format!("2026-05-15T1{}:00:00Z", 1 + round);
        brackets::next(stage, &at, &[]);
        for tie in stage.event.ties() {
            if let (TieState::Playing, Some([one, _])) = (tie.state, tie.teams()) {
                brackets::play(stage, &at, &tie.place.to_string(), Some(one));
            }
        }
    }
    assert!(stage.event.champion().is_some());
    let report = openroom_tournament::promises::check(&stage.log).unwrap();
    let broken: Vec<String> = report.findings.iter().map(ToString::to_string).collect();
    assert!(report.is_kept(), "{broken:#?}");
}

/// 144.6: in a knock-out nobody is called and nobody moves up: the opponent of the empty place has the bye.
#[test]
fn in_a_knock_out_the_place_stays_free_and_its_opponent_has_a_bye() {
    let book = teams(10, 3);
    let (made, mut stage) = last_eight(&book, &[4], PlacedBy::Rank);
    let order = ranking(&book);
    assert_eq!(numbers(&made), [1, 2, 3, 5, 6, 7, 8]);
    assert_eq!(playing(&made, 0)[3], order[4]);
    assert_eq!((made.stages[0].free, made.out.len()), (1, 3));
    // Seed 1 plays seed 8, and seed 5 has the bye.
    assert_eq!(brackets::sides(&stage, "1/1"), [Some(1), Some(8)]);
    assert_eq!(brackets::sides(&stage, "1/2"), [None, Some(5)]);
    assert_eq!(brackets::tie(&stage, "1/2").winner, Some(5));
    let seeds = stage.event.state().knock_out.as_ref().unwrap();
    assert_eq!((seeds.seed_of(5), seeds.seed_of(4)), (Some(5), None));
    plays_out(&mut stage);
    // Where both of a match are missing, the winner of the next one has a bye after it.
    let (made, mut stage) = last_eight(&book, &[1, 8], PlacedBy::Rank);
    assert_eq!(numbers(&made), [2, 3, 4, 5, 6, 7]);
    assert_eq!(brackets::sides(&stage, "1/2"), [Some(4), Some(5)]);
    assert_eq!(brackets::sides(&stage, "1/3"), [Some(2), Some(7)]);
    plays_out(&mut stage);
    // Drawn places are drawn for those too who do not come.
    let mut seen = std::collections::BTreeSet::new();
    for gone in 1..=8 {
        let (made, mut stage) = last_eight(&book, &[gone], PlacedBy::Random);
        let missing = (1..=8).find(|number| !numbers(&made).contains(number));
        seen.insert(missing);
        plays_out(&mut stage);
    }
    assert!(seen.len() > 3, "{seen:?}");
}

/// The places of a second stage are its own: somebody who does not come there leaves one of them free.
#[test]
fn a_consolation_knock_out_keeps_its_places_too() {
    let book = teams(8, 5);
    let order = ranking(&book);
    let mut plan = two(2);
    plan.stages[1] = wish("Plate", &[4]);
    plan.stages[1].structure = Structure::KnockOut;
    // One reserve is called for the final; one of those then left does not come.
    plan.gone = vec![who(order[1]), who(order[4])];
    let made = made(&[&book], &plan);
    assert_eq!(playing(&made, 0), [order[0], order[2]]);
    assert_eq!(playing(&made, 1), [order[3], order[5], order[6]]);
    let numbers: Vec<u32> = made.stages[1]
        .places
        .iter()
        .map(|one| one.place.contestant)
        .collect();
    assert_eq!(numbers, [1, 3, 4]);
    assert_eq!(made.stages[1].free, 1);
}

/// A bracket is for teams: others are told so before anything is made.
#[test]
fn only_teams_go_on_to_a_knock_out() {
    let mut plan = two(4);
    plan.stages[0].structure = Structure::KnockOut;
    let why = refused(&[&eight(7)], &plan).to_string();
    assert!(why.contains("choose field, swiss or round-robin"), "{why}");
}

/// A session in which everybody has the same result.
fn tied(of: char) -> Book {
    let mut book = Book::new("kind: pairs", "method: matchpoints, break-ties: []");
    for n in 1..=8 {
        book.ok(&format!(
            "17:01 director | entered: {{contestant: {n}, players: [{of}{n}a, {of}{n}b]}}"
        ));
    }
    book.movement("17:02", 1, &howell(4, 1).unwrap().to_yaml());
    for round in 1..=7 {
        book.ok(&format!(
            "18:{round:02} director | round-started: {{round: {round}}}"
        ));
        for missing in book.event.missing() {
            book.ok(&format!(
                "18:{round:02} director | result: {{round: {round}, table: {}, board: {}, contract: Pass}}",
                missing.table, missing.board
            ));
        }
    }
    book.ok("19:00 director | session-over: {}");
    book
}

/// The second gap of a qualifier goes to a first reserve of another, by lots, and those who are not called stand in the consolation
/// in the order of the lots.
#[test]
fn lots_decide_among_reserves_of_several_qualifiers() {
    let (first, second, third) = (tied('P'), tied('Q'), tied('R'));
    let books = [&first, &second, &third];
    let mut reserves = std::collections::BTreeSet::new();
    for seed in 1..=12 {
        let mut plan = two(3);
        plan.seed = Some(seed);
        let all = made(&books, &plan);
        let places = all.stages[0].places.iter().map(|one| &one.place);
        let of_first = places.filter(|place| place.event == 1);
        let gone = of_first.take(2).map(|place| StageWho {
            event: 1,
            contestant: place.was,
        });
        plan.gone = gone.collect();
        let all = made(&books, &plan);
        assert_eq!(playing(&all, 0).len(), 9);
        assert_eq!(playing(&all, 1).len(), 13);
        let called = all.stages[0].places.iter().filter(|one| one.place.reserve);
        let mut events: Vec<u16> = called.map(|one| one.place.event).collect();
        events.sort_unstable();
        assert_eq!(
            (events.len(), events[0]),
            (2, 1),
            "the first gap is its own"
        );
        reserves.insert(events[1]);
    }
    assert_eq!(reserves, [2, 3].into(), "either may send its reserve");
}

/// Two pairs who have the same result, on both sides of the line.
#[test]
fn lots_decide_among_those_who_are_tied() {
    let book = tied('P');
    let mut plan = two(3);
    plan.seed = None;
    let why = refused(&[&book], &plan);
    assert_eq!(why.ground.as_deref(), Some("WB 144.6"));
    plan.drawn = (1..=8).rev().map(who).collect();
    assert_eq!(playing(&made(&[&book], &plan), 0), [8, 7, 6]);
    // Or the program draws, and says how.
    plan.drawn.clear();
    plan.seed = Some(5);
    let drawn = made(&[&book], &plan);
    assert_eq!(drawn.plan.drawn.len(), 8);
    assert_eq!(
        playing(&drawn, 0),
        drawn.plan.drawn[..3]
            .iter()
            .map(|one| one.contestant)
            .collect::<Vec<_>>()
    );
}

#[test]
fn a_later_correction_is_told() {
    let book = eight(7);
    let order = ranking(&book);
    let mut plan = two(4);
    plan.stages[0].carry = Carry::Full;
    let made = made(&[&book], &plan);
    let stage = event_of(&made, 0);
    let mut corrected = book.clone();
    // What goes on to the finals is no change.
    let now = "2026-05-14T19:01:00Z".parse().unwrap();
    let went = made.went_on(&[None, None]).remove(0);
    corrected
        .event
        .apply(&Entry::new(now, Who::new(Role::Chief), went))
        .unwrap();
    assert!(
        differences(&stage, &before(&[&corrected]))
            .unwrap()
            .behind
            .is_empty()
    );
    corrected.ok(&format!(
        "19:02 director | penalty: {{contestant: {}, offence: noise, amount: 60}}",
        order[0]
    ));
    let found = differences(&stage, &before(&[&corrected])).unwrap();
    assert_eq!(found.behind.len(), 1);
    assert_eq!(found.missing, [who(order[4])]);
    assert_eq!(found.wrongly, [who(order[0])]);
    assert_eq!(found.places.len(), 3);
    // A small one changes only what is carried.
    let mut corrected = book.clone();
    corrected.ok(&format!(
        "19:02 director | penalty: {{contestant: {}, offence: noise, amount: 1/100}}",
        order[3]
    ));
    let found = differences(&stage, &before(&[&corrected])).unwrap();
    assert_eq!(
        (found.missing.len(), found.carried.len()),
        (0, 1),
        "{found:?}"
    );
}

#[test]
fn what_cannot_be_made_is_refused() {
    let book = eight(7);
    let mut open = Book::pairs("method: matchpoints");
    open.ok("18:00 director | round-started: {round: 1}");
    assert!(refused(&[&open], &two(2)).to_string().contains("not over"));
    assert!(make(&[], &two(2)).is_err());
    for (plan, said) in [
        (StagePlan::default(), "1 to 20 stages"),
        (two(9), "only 8 are left"),
        (two(1), "at least two"),
        (two(7), "at least two"),
        (
            StagePlan {
                stages: vec![wish("A", &[]), wish("B", &[2])],
                ..StagePlan::default()
            },
            "no stage can follow",
        ),
        (
            StagePlan {
                stages: vec![wish("A", &[2]), wish("a", &[])],
                ..StagePlan::default()
            },
            "two stages are called",
        ),
        (
            StagePlan {
                by: GroupedBy::Section,
                ..two(2)
            },
            "no place in a section",
        ),
    ] {
        let refused = refused(&[&book], &plan).to_string();
        assert!(refused.contains(said), "{refused}");
    }
}

/// The second reading can fail: each promise broken is found.
#[test]
fn broken_promises_are_found() {
    let book = eight(7);
    let mut plan = two(4);
    plan.stages[0].carry = Carry::WhiteBook172;
    plan.stages[0].places = PlacedBy::Random;
    plan.seed = Some(3);
    let made = made(&[&book], &plan);
    let now: Time = "2026-05-15T10:00:00Z".parse().unwrap();
    let broken = |change: &dyn Fn(&mut Action)| {
        let mut event = Tournament::new();
        for mut act in made.acts(0) {
            change(&mut act);
            event
                .apply(&Entry::new(now, Who::new(Role::Organiser), act))
                .unwrap();
        }
        let wrong = promises::check(&event, &[&book.event]);
        wrong
            .iter()
            .map(|one| one.key().to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(broken(&|_| {}), Vec::<String>::new());
    let has = |found: Vec<String>, key: &str| {
        assert!(found.iter().any(|one| one == key), "{key}: {found:?}")
    };
    has(
        broken(&|act| {
            if let Action::QualifiedFrom(from) = act {
                let (one, other) = (from.places[0].was, from.places[1].was);
                from.places[0].was = other;
                from.places[1].was = one;
            }
        }),
        "promise-other-people",
    );
    has(
        broken(&|act| {
            if let Action::QualifiedFrom(from) = act {
                from.plan.seed = Some(4);
            }
        }),
        "promise-places",
    );
    has(
        broken(&|act| {
            if let Action::CarryOver(Tree::Map(pairs)) = act {
                let unit = pairs
                    .iter_mut()
                    .find(|(key, _)| key == "final-top")
                    .unwrap();
                unit.1 = Tree::Text("20".into());
                let Some((_, Tree::List(totals))) =
                    pairs.iter_mut().find(|(key, _)| key == "totals")
                else {
                    panic!("totals");
                };
                if let Tree::Map(first) = &mut totals[0] {
                    first[1].1 = Tree::Text("1".into());
                }
            }
        }),
        "promise-carried",
    );
    has(
        broken(&|act| {
            if let Action::CarryOver(Tree::Map(pairs)) = act {
                pairs
                    .iter_mut()
                    .find(|(key, _)| key == "qualifying-top")
                    .unwrap()
                    .1 = Tree::Text("8".into());
            }
        }),
        "promise-172-top",
    );
    has(
        broken(&|act| {
            if let Action::QualifiedFrom(from) = act {
                from.plan.stages[0].take = vec![3];
            }
        }),
        "promise-too-many",
    );
    has(
        broken(&|act| {
            if let Action::QualifiedFrom(from) = act {
                from.places[0].rank += 1;
            }
        }),
        "promise-rank",
    );
    // Somebody else's consolation in the place of the final: those who are better are passed over.
    let consolation = event_of(&made, 1);
    let mut from = consolation.state().qualified_from.clone().unwrap();
    from.stage = 1;
    let mut event = consolation;
    event
        .apply(&Entry::new(
            now,
            Who::new(Role::Organiser),
            Action::QualifiedFrom(from),
        ))
        .unwrap();
    let found = promises::check(&event, &[&book.event]);
    assert!(
        found.iter().any(|one| one.key() == "promise-passed-over"),
        "{found:?}"
    );
}
