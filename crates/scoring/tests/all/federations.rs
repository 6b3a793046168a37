//! The rules of a federation are data: the two that come with the crate, and a made-up one that differs in every point.

use openroom_scoring::event::{Bye, Event, EventKind, Name};
use openroom_scoring::federation::{CONDUCT, Federation, KEYS, Person};
use openroom_scoring::settings::{Preset, Settings};
use openroom_scoring::tie_break::Test;
use openroom_scoring::{Exact, Scores, event_file, score_event};

const ATLANTIS: &str = include_str!("data/federation.yaml");

fn atlantis() -> Federation {
    Federation::read(ATLANTIS).unwrap_or_else(|errors| panic!("{errors}"))
}

/// An event that is scored by that federation; its rules stand in it.
fn scored(text: &str) -> (Event, Scores) {
    let rules = atlantis();
    let text = format!("federation: {}\n{text}", rules.text());
    let event = event_file::read(&text).unwrap_or_else(|errors| panic!("{errors}\n{text}"));
    let scores = score_event(&event).unwrap_or_else(|errors| panic!("{errors}\n{text}"));
    // What was read can be written, rules and all.
    let again = event_file::read(&event_file::write(&event)).unwrap();
    assert_eq!(again.scoring, event.scoring);
    assert_eq!(score_event(&again).unwrap().standings, scores.standings);
    (event, scores)
}

fn places(event: &Event, scores: &Scores) -> Vec<String> {
    let each = scores.standings.iter().map(|one| {
        let name = &event.contestants[one.contestant.index()].name;
        let rank = one.rank.map_or("-".to_owned(), |rank| rank.to_string());
        format!("{rank} {name} {}", one.total.decimal(4))
    });
    each.collect()
}

#[test]
fn those_that_come_with_the_crate_are_complete() {
    for name in Federation::NAMES {
        let known = Federation::named(name).unwrap();
        assert_eq!(known.id, name);
        assert_eq!(known.conduct.len(), CONDUCT.len(), "{name}");
        assert!(!known.settings.rules.ties.all.is_empty(), "{name}");
        assert!(!known.penalties.schedule.is_empty());
    }
    let [book, world] = [Preset::Ebu, Preset::Wbf].map(Settings::preset);
    assert_eq!(Federation::named("ebu"), Federation::named("white-book"));
    assert_eq!((book.preset, world.preset), (Preset::Ebu, Preset::Wbf));
    assert!(!book.cross_imps_mean && world.cross_imps_mean);
    assert_eq!(book.rules.standard.of_team(8), Exact::int(4));
    assert_eq!(book.rules.standard.of_vps(4), Exact::ONE);
}

#[test]
fn the_made_up_one_differs_in_every_point() {
    let own = atlantis();
    let book = Federation::named("white-book").unwrap();
    for other in [book, Federation::named("wbf").unwrap()] {
        let (mine, theirs) = (&own.settings, &other.settings);
        assert_ne!(mine.own_average, theirs.own_average);
        assert_ne!(mine.average_plus_cap, theirs.average_plus_cap);
        assert_ne!(mine.repeated_average_plus, theirs.repeated_average_plus);
        assert_ne!(mine.halves, theirs.halves);
        assert_ne!(mine.win, theirs.win);
        assert_ne!(mine.cross_imps_divisor, theirs.cross_imps_divisor);
        assert_ne!(mine.datum_unit, theirs.datum_unit);
        assert_ne!(mine.imp_unit, theirs.imp_unit);
        assert_ne!(mine.imp_caps, theirs.imp_caps);
        assert_ne!(mine.hybrid_rounded, theirs.hybrid_rounded);
        assert_ne!(mine.standard_value, theirs.standard_value);
        assert_ne!(mine.half_way, theirs.half_way);
        assert_ne!(mine.sections, theirs.sections);
        assert_ne!(mine.break_ties, theirs.break_ties);
        assert_ne!(mine.strata, theirs.strata);
        assert_ne!(mine.rules.ties, theirs.rules.ties);
        assert_ne!(mine.rules.standard, theirs.rules.standard);
        for key in CONDUCT.iter().filter(|key| **key != "periods") {
            assert_ne!(own.conduct(key), other.conduct(key), "{key}");
        }
        assert_ne!(own.penalties, other.penalties);
        assert_ne!(own.byes, other.byes);
        assert_ne!(own.fine_most, other.fine_most);
        assert_ne!(own.entries, other.entries);
        assert_ne!(own.numbers, other.numbers);
        assert_ne!(own.categories, other.categories);
        assert_ne!(own.master_points, other.master_points);
    }
    assert_ne!(own.conduct("periods"), book.conduct("periods"));
    assert_eq!(own.byes.swiss, Bye::Vps(Exact::int(13)));
}

#[test]
fn penalties_and_awards_have_its_standard_value() {
    let text = "settings: {standard-value: none, break-ties: never, own-average: never, win: 2}
results:
- {board: 1, ns: 1, ew: 2, award: AVE+/AVE-}
- {board: 1, ns: 3, ew: 4, score: 100}
- {board: 1, ns: 5, ew: 6, score: 50}
penalties: [{contestant: 3, standard: 1}]
";
    let (event, scores) = scored(text);
    let of = |who: &str| {
        let id = event.contestant(&Name::new(who)).unwrap();
        let mut all = scores.standings.iter();
        all.find(|one| one.contestant == id).unwrap().clone()
    };
    // A standard value is a fifth of the top of 4: the penalty is 0.8. What repeated average plus is worth the edition decides: 65 %.
    assert_eq!(of("3").penalty, Exact::ratio(4, 5));
    // 65 % is one and a half standard values above average: 2 + 1.5 x 0.8.
    assert_eq!(of("1").total, Exact::ratio(16, 5));
}

#[test]
fn ties_are_broken_in_its_order() {
    // A and B have 20 each, and A beat B.
    let text = "event: {kind: teams, structure: swiss}
scoring: {vp: {scale: ebu-teams4-20, boards: 8}}
settings: {standard-value: none}
matches:
- {match: 1, teams: [A, B], boards: 8, imps: [1, -1]}
- {match: 2, teams: [A, C], boards: 8, imps: [-1, 1]}
- {match: 3, teams: [B, D], boards: 8, imps: [1, -1]}
";
    let test = |event: &Event, scores: &Scores| {
        let [a, b] = ["A", "B"].map(|who| {
            let id = event.contestant(&Name::new(who)).unwrap();
            let mut all = scores.standings.iter();
            all.find(|one| one.contestant == id).unwrap()
        });
        assert!(a.rank < b.rank);
        a.reason.as_ref().unwrap().test
    };
    let (event, scores) = scored(text);
    assert_eq!(test(&event, &scores), Test::OwnMatchBasic);
    // The White Book asks the victory points of the match first.
    let book = event_file::read(&text.replace("{standard-value: none}", "{break-ties: all}"));
    let book = book.unwrap();
    assert_eq!(
        test(&book, &score_event(&book).unwrap()),
        Test::OwnMatchFinal
    );
}

#[test]
fn master_points_by_place_with_shared_ties() {
    let text = "settings: {level: reef, break-ties: never, sections: together, standard-value: none, win: 2}
results:
- {board: 1, ns: 1, ew: 2, score: 100}
- {board: 1, ns: 3, ew: 4, score: 50}
- {board: 1, ns: 5, ew: 6, score: 50}
";
    let (event, scores) = scored(text);
    assert_eq!(places(&event, &scores)[..3], ["1 1 4", "2 4 3", "2 6 3"]);
    let awards = event.master_awards(&scores);
    let awards: Vec<_> = awards
        .iter()
        .map(|one| {
            let name = &event.contestants[one.contestant.index()].name;
            format!(
                "{name} {} {}",
                one.points.decimal(2),
                one.colour.as_deref().unwrap_or("-")
            )
        })
        .collect();
    // 1 + 6 x 0.5 + 3 tables + one board at 0.25 = 7.25, 7 at most. Second 60 %: 4.2, up to 4.5; both who share it have the best.
    assert_eq!(awards, ["1 7 blue", "4 4.5 blue", "6 4.5 blue"]);
    // Another level has no scale.
    let other = text.replace("level: reef", "level: lagoon");
    let (event, scores) = scored(&other);
    assert!(event.master_awards(&scores).is_empty());
}

#[test]
fn master_points_for_matches_won_and_short_triangles() {
    // White Book 164.4: 0.25 a match; in a short triangle of two matches the whole series, for 10 of its 20 victory points.
    let text = "event: {kind: teams, structure: swiss}
federation: white-book
scoring: {vp: {scale: ebu-teams4-20, boards: 8}}
matches:
- {match: 1, teams: [A, B], boards: 8, imps: [12, -12], round: 1}
- {match: 2, teams: [A, C], boards: 8, imps: [0, 0], round: 2}
- {match: 3, teams: [B, D], boards: 4, scale: ebu-triangle-10, vps: [7, 3], round: 3}
- {match: 4, teams: [B, E], boards: 4, scale: ebu-triangle-10, vps: [3, 7], round: 3}
- {match: 5, teams: [D, E], boards: 4, scale: ebu-triangle-10, vps: [6, 4], round: 3}
";
    let event = event_file::read(text).unwrap();
    let scores = score_event(&event).unwrap();
    let awards = event.master_awards(&scores);
    let of = |who: &str| {
        let id = event.contestant(&Name::new(who)).unwrap();
        let found = awards.iter().find(|one| one.contestant == id);
        found.map(|one| one.points.decimal(3))
    };
    // A won one match and drew one: 0.375, in hundredths 0.38. B has 10 of 20, D 9, E 11.
    assert_eq!(of("A").as_deref(), Some("0.38"));
    assert_eq!(of("B").as_deref(), Some("0.25"));
    assert_eq!(of("C").as_deref(), Some("0.13"));
    assert_eq!(of("D"), None);
    assert_eq!(of("E").as_deref(), Some("0.25"));
    // Where a match is worth more, a match of a short triangle is worth a share of it.
    let own = text.replace(
        "federation: white-book",
        &format!("federation: {}", atlantis().text()),
    );
    let event = event_file::read(&own).unwrap();
    let scores = score_event(&event).unwrap();
    let awards = event.master_awards(&scores);
    let id = event.contestant(&Name::new("D")).unwrap();
    let d = awards.iter().find(|one| one.contestant == id).unwrap();
    // A quarter of 2 for the one that it won.
    assert_eq!(d.points, Exact::ratio(1, 2));
}

#[test]
fn numbers_entries_and_categories() {
    let own = atlantis();
    let numbers = own.numbers.as_ref().unwrap();
    assert!(numbers.check("123455").is_ok());
    // Any two neighbours that change places are found out.
    for place in 0..4 {
        let mut digits: Vec<char> = "123455".chars().collect();
        digits.swap(place, place + 1);
        let text: String = digits.iter().collect();
        assert!(numbers.check(&text).is_err(), "{text}");
    }
    let wrong = own.entry_is_wrong(EventKind::Teams, 4, &["123456".to_owned()]);
    assert_eq!(wrong.len(), 2);
    assert!(own.entry_is_wrong(EventKind::Pairs, 3, &[]).is_empty());
    let of = |id: &str| own.categories.iter().find(|one| one.id == id).unwrap();
    let aged = |age| Person {
        age: Some(age),
        woman: None,
    };
    assert_eq!(of("elders").admits(&[aged(75), aged(80)]), Some(true));
    assert_eq!(of("elders").admits(&[aged(74), aged(80)]), Some(false));
    assert_eq!(of("youth").admits(&[aged(30), Person::default()]), None);
}

#[test]
fn a_file_with_mistakes_is_told_where() {
    let wrong = |text: &str| {
        let errors = Federation::read(text).expect_err(text);
        errors.to_string()
    };
    let missing = wrong("federation: {id: mine}\nsettings: {win: 2}\n");
    for key in KEYS
        .iter()
        .filter(|key| ["ties", "conduct", "byes"].contains(key))
    {
        assert!(
            missing.contains(&format!("`{key}` is missing")),
            "{missing}"
        );
    }
    let base = "federation: {id: mine, based-on: wbf}\n";
    for (text, told) in [
        (
            "federation: {id: mine, based-on: mars}\n".to_owned(),
            "line 1: federation.based-on",
        ),
        (format!("{base}colour: red\n"), "line 2"),
        (
            format!("{base}settings: {{preset: ebu}}\n"),
            "line 2: settings: `preset`",
        ),
        (
            format!("{base}ties: {{two: [lots]}}\n"),
            "line 2: ties.two[0]",
        ),
        (
            format!("{base}conduct: {{correction-minutes: soon}}\n"),
            "line 2: conduct",
        ),
        (
            format!("{base}byes: {{swiss: nothing, round-robin: own-average}}\n"),
            "line 2: byes.swiss",
        ),
        (
            format!("{base}entries: [{{kind: pairs, players: [3, 2]}}]\n"),
            "line 2: entries[0].players",
        ),
        (
            format!(
                "{base}player-numbers: {{digits: [6, 6], check: {{weights: [1], modulus: 11}}}}\n"
            ),
            "line 2: player-numbers.check",
        ),
        (
            format!("{base}categories: [{{id: x, age: {{least: 9, most: 3}}}}]\n"),
            "line 2: categories[0]",
        ),
        (
            format!("{base}master-points: {{unit: 1, scales: [{{kind: pairs}}]}}\n"),
            "line 2: master-points.scales[0]",
        ),
    ] {
        let told_so = wrong(&text);
        assert!(told_so.starts_with(told), "{told_so}");
    }
}
