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
        let again = Federation::check(known.text()).unwrap_or_else(|errors| panic!("{errors}"));
        assert_eq!(again.penalties, known.penalties);
    }
    let [book, world] = [Preset::Ebu, Preset::Wbf].map(Settings::preset);
    assert_eq!(Federation::named("ebu"), Federation::named("white-book"));
    assert_eq!((book.preset, world.preset), (Preset::Ebu, Preset::Wbf));
    assert!(!book.cross_imps_mean && world.cross_imps_mean);
    assert_eq!(book.rules.standard.of_team(8), Exact::int(4));
    assert_eq!(book.rules.standard.of_vps(4), Exact::ONE);
}

/// A percentage that is told is one of the top, also where average plus is not 60 % of it.
#[test]
fn an_award_that_is_a_number_is_per_cent() {
    let event = |award: &str| {
        let mut results: Vec<String> = (0..3)
            .map(|n| {
                format!(
                    "- {{board: 1, ns: {}, ew: {}, score: 0}}",
                    2 * n + 1,
                    2 * n + 2
                )
            })
            .collect();
        results[2] = format!("- {{board: 1, ns: 5, ew: 6, award: {award}}}");
        let text = format!(
            "federation: {{federation: {{id: half, name: Half, based-on: white-book}}, standard-values: {{matchpoints: 0.05, cross-imps: 2, butler: 2, imps: {{4: 3}}, total: 100, point-a-board: 1, hybrid: 1, vp: 1}}}}\nscoring: {{method: matchpoints}}\nresults:\n{}\n",
            results.join("\n")
        );
        let event = event_file::read(&text).unwrap_or_else(|errors| panic!("{errors}\n{text}"));
        let scores = score_event(&event).unwrap();
        let sides = openroom_scoring::event::Direction::BOTH;
        sides.map(|side| scores.points.side(2, side).unwrap().to_string())
    };
    assert_eq!(event("100/0"), ["4", "0"]);
    assert_eq!(event("60/40"), ["12/5", "8/5"]);
    assert_eq!(event("AVE+/AVE-"), ["11/5", "9/5"]);
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
        assert_ne!(own.holidays, other.holidays);
        assert_ne!(own.library, other.library);
        assert_ne!(own.best_effort, other.best_effort);
        let (mine, theirs) = (&mine.rules.matches, &theirs.rules.matches);
        assert_ne!(mine.void_below, theirs.void_below);
        assert_ne!(mine.void_imps, theirs.void_imps);
        assert_ne!(mine.void_percent, theirs.void_percent);
        assert_ne!(mine.seating, theirs.seating);
        assert_ne!(mine.seating_director, theirs.seating_director);
        assert_ne!(mine.seating_standard, theirs.seating_standard);
        assert_ne!(mine.floor, theirs.floor);
        assert_ne!(mine.floor_boards, theirs.floor_boards);
        assert_ne!(mine.unit, theirs.unit);
        assert_ne!(mine.knock_out_halves, theirs.knock_out_halves);
        assert_ne!(mine.knock_out_beside, theirs.knock_out_beside);
        assert_ne!(mine.pairing_range, theirs.pairing_range);
        assert_ne!(mine.pairing_share, theirs.pairing_share);
        assert_ne!(mine.carry_weight, theirs.carry_weight);
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

/// White Book 145.12: the organiser's decision gives the points of a contestant that left, or takes them away.
#[test]
fn who_has_left_keeps_points_or_not() {
    let text = |keeps: &str, accepted: bool| {
        format!(
            "event: {{name: Swiss, kind: teams, structure: swiss}}
scoring: {{method: imps, vp: {{scale: wbf-2013, boards: 8}}}}
contestants: [{{id: 1, names: [a, b, c, d]{keeps}}}, {{id: 2, names: [e, f, g, h]}}, {{id: 3, names: [i, j, k, l]}}, {{id: 4, names: [m, n, o, p]}}]
matches:
  - {{match: 1, teams: [1, 2], round: 1, boards: 8, imps: [30, 10]}}
  - {{match: 2, teams: [3, 4], round: 1, boards: 8, imps: [20, 20]}}
  - {{match: 3, teams: [2, 4], round: 2, boards: 8, imps: [20, 20]}}
withdrawals: [{{contestant: 1, after: 1, of: 2, accepted: {accepted}}}]
"
        )
    };
    let won = |keeps: &str, accepted: bool| {
        let (event, scores) = scored(&text(keeps, accepted));
        let awards = event.master_awards(&scores).into_iter();
        let names =
            awards.map(|award| event.contestants[award.contestant.index()].name.to_string());
        names.collect::<Vec<_>>()
    };
    // Without a decision those who are ranked have what they won.
    let mut ranked = won("", false);
    ranked.sort();
    assert_eq!(ranked, ["2", "3", "4"]);
    let mut kept = won(", keeps-points: true", false);
    kept.sort();
    assert_eq!(kept, ["1", "2", "3", "4"]);
    let mut lost = won(", keeps-points: false", true);
    lost.sort();
    assert_eq!(lost, ["2", "3", "4"]);
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

/// Victory points of the first match, as `[home, away]`.
fn first_match(text: &str) -> [String; 2] {
    let (_, scores) = scored(text);
    scores.matches[0]
        .vps
        .clone()
        .unwrap()
        .map(|vps| vps.decimal(2))
}

#[test]
fn matches_that_were_not_played_as_they_should_are_worth_what_it_says() {
    let teams = "event: {kind: teams, structure: swiss}
scoring: {vp: {scale: ebu-teams4-20, boards: 8}}
settings: {standard-value: none, break-ties: never}
matches:
";
    let with = |note: &str| format!("{teams}- {{match: 1, teams: [A, B], boards: 8, {note}}}\n");
    // 147.6: 9 and 15 of 20, not 8 and 12.
    assert_eq!(first_match(&with("wrong-seating: teams")), ["9", "9"]);
    assert_eq!(first_match(&with("wrong-seating: director")), ["15", "15"]);
    // 147.7: two IMPs a board for the side that is not at fault, 16 in all, not 12.
    let imps = |text: &str| {
        let (_, scores) = scored(text);
        scores.matches[0].basic.clone().map(|imps| imps.decimal(0))
    };
    assert_eq!(imps(&with("cut-short: {fault: B}")), ["16", "-16"]);
    let book = event_file::read(&with("cut-short: {fault: B}")).unwrap();
    let book = score_event(&book).unwrap();
    assert_eq!(book.matches[0].basic, [12, -12].map(Exact::int));
    // 165.2: half of what the weaker opponent brought, above a fifth of 20, is taken away: 12 - 8/2.
    let paired = with("vps: [12, 8], assignment-errors: {A: {opponent: weaker, at-fault: true}}");
    assert_eq!(first_match(&paired), ["8", "8"]);
}

#[test]
fn what_is_carried_over_weighs_as_it_says() {
    let rules = &atlantis().settings.rules.matches;
    let rule = openroom_scoring::carry_over::Rule::WhiteBook {
        final_top: Exact::int(26),
        qualifying_top: Exact::int(78),
    };
    // A third where the White Book has a half.
    assert_eq!(
        rule.carried(&Exact::int(900), &Exact::ONE, rules),
        Exact::int(100)
    );
    let penalty = |beside| {
        let three = Exact::int(3);
        openroom_scoring::adjusted::knock_out_penalty(rules, &three, &Exact::ONE, beside)
    };
    assert_eq!([penalty(false), penalty(true)], [3, 1].map(Exact::int));
    assert!(!rules.is_void(2, 8) && rules.is_void(1, 8));
    assert_eq!(rules.floor.at(&Exact::int(20)), Exact::int(14));
    assert_eq!(rules.floor.at(&Exact::int(30)), Exact::int(21));
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
        (
            format!("{base}matches: {{cut-short: {{percent: 120}}}}\n"),
            "line 2: matches.cut-short.percent",
        ),
        (
            format!("{base}matches: {{withdrawn: {{floor: {{20: 30, other: 1/2}}}}}}\n"),
            "line 2: matches.withdrawn.floor",
        ),
        (
            format!("{base}holidays: [Christmas]\n"),
            "line 2: holidays[0]",
        ),
        (
            format!("{base}library: [{{subject: x, title: y}}]\n"),
            "line 2: library[0]",
        ),
    ] {
        let told_so = wrong(&text);
        assert!(told_so.starts_with(told), "{told_so}");
    }
}

#[test]
fn what_starts_from_another_is_written_in_one_line() {
    for base in Federation::NAMES {
        let text = format!(
            "federation:
  id: mine
  name: 'Bridge, of {base}: \"ours\"'
  source: Our book, the second edition
  based-on: {base}
library:
- subject: phones
  title: Phones
  source:
  text: Off, in the room; see [1].
"
        )
        .replace("  source:\n  text", "  source: Rules\n  text");
        let own = Federation::check(&text).unwrap_or_else(|errors| panic!("{errors}"));
        assert_eq!(own.conduct.len(), CONDUCT.len());
        let again = Federation::read(own.text()).unwrap_or_else(|errors| panic!("{errors}"));
        assert_eq!(again, own);
        let event = format!(
            "federation: {}\nresults: [{{board: 1, ns: 1, ew: 2, score: 50}}]\n",
            own.text()
        );
        let event = event_file::read(&event).unwrap_or_else(|errors| panic!("{errors}"));
        let again = event_file::read(&event_file::write(&event)).unwrap();
        assert_eq!(again.federation.unwrap().name, own.name);
    }
}

/// What is told of a file that starts from the White Book, each with its place.
fn places_of(
    text: &str,
    read: impl Fn(&str) -> Result<Federation, event_file::EventErrors>,
) -> Vec<String> {
    let text = format!("federation: {{id: mine, based-on: white-book}}\n{text}");
    let errors = read(&text).map(|_| ()).unwrap_err();
    errors.0.into_iter().map(|error| error.place).collect()
}

#[test]
fn what_contradicts_itself_is_told_with_its_place() {
    let scale = |text: &str| format!("master-points: {{unit: 0.01, scales: [{{{text}}}]}}");
    for (text, place) in [
        (
            "categories: [{id: a}, {id: b}, {id: a}]",
            "categories[2].id",
        ),
        (
            "entries: [{kind: pairs, players: [1, 2]}, {kind: pairs, players: [2, 2]}]",
            "entries[1].kind",
        ),
        (
            "penalties: {ladder: {warnings: 1, first: 1, step: 1}, schedule: [{offence: late, standard: 1}, {offence: late, standard: 2}]}",
            "penalties.schedule[1].offence",
        ),
        (
            "ties: {two: [own-match, own-match], all: [board-count]}",
            "ties.two[1]",
        ),
        ("ties: {all: []}", "ties.all"),
        (
            "penalties: {ladder: {warnings: 1, first: 1, step: -3}}",
            "penalties.ladder.step",
        ),
        (
            &scale("a-match-won: -0.3"),
            "master-points.scales[0].a-match-won",
        ),
        (
            &scale("first: {fixed: 2}, a-match-won: 0.3"),
            "master-points.scales[0].first",
        ),
        ("withdrawal: {fine-most: 400}", "withdrawal.fine-most"),
        (
            "byes: {swiss: {vps: 12}, round-robin: {vps: 500}}",
            "byes.round-robin.vps",
        ),
        (
            &scale("first: {fixed: 2}, falls: [0.5, 1]"),
            "master-points.scales[0].falls",
        ),
        (
            &scale("first: {fixed: 2}, falls: {evenly-to: 2}"),
            "master-points.scales[0].falls.evenly-to",
        ),
        (
            &scale("a-match-won: 1, falls: {evenly-to: 0.2}"),
            "master-points.scales[0].falls",
        ),
        (
            &scale("first: {fixed: 2, most: 1}, falls: [1]"),
            "master-points.scales[0].first",
        ),
        (
            &scale("first: {fixed: 2, a-table: -1}, falls: [1]"),
            "master-points.scales[0].first.a-table",
        ),
        (
            "standard-values: {matchpoints: 2, cross-imps: 2, butler: 2, imps: {4: 3}, total: 100, point-a-board: 1, hybrid: 1, vp: 1}",
            "standard-values.matchpoints",
        ),
    ] {
        assert_eq!(places_of(text, Federation::check), [place], "{text}");
        // In the log of an event it is read as it stands.
        let text = format!("federation: {{id: mine, based-on: white-book}}\n{text}");
        assert!(Federation::read(&text).is_ok(), "{text}");
    }
}

#[test]
fn all_that_is_wrong_in_a_section_is_told_at_once() {
    let text = "master-points:
  unit: 0
  rounding: nearst
  scales: [{kind: pairs, boards: [40, 18], falls: [1], first: {fixed: x}}, {kind: trios, falls: [1]}]
byes: {swiss: {vps: -3}}
holidays: [2026-13-01, 02-30]
conduct: {correction-minutes: -5, periods: foo}
standard-values: {matchpoints: 0, vp: 0}
";
    let places = places_of(text, Federation::read);
    for place in [
        "master-points.unit",
        "master-points.rounding",
        "master-points.scales[0].boards",
        "master-points.scales[0].first.fixed",
        "master-points.scales[1].kind",
        "holidays[0]",
        "holidays[1]",
        "conduct.correction-minutes",
        "conduct.periods",
        "standard-values.matchpoints",
        "standard-values.vp",
    ] {
        assert!(places.iter().any(|one| one == place), "{place}: {places:?}");
    }
    assert!(
        places.iter().any(|one| one.starts_with("byes")),
        "{places:?}"
    );
}
