//! Series, championships and handicaps, each figure beside what it should be.

use openroom_scoring::Exact;
use openroom_seasons::{
    Evening, EveningPlace, Missing, Person, Ranking, Season, Tie, handicaps, of_players, ranking,
    two_numbers,
};

/// An evening of pairs, the best first: the two names and the percentage.
fn evening(pairs: &[(&str, &str, i64)]) -> Evening {
    let place = |(at, &(one, other, percent)): (usize, &(&str, &str, i64))| {
        let better = pairs.iter().filter(|pair| pair.2 > percent).count();
        let same = pairs.iter().filter(|pair| pair.2 == percent).count();
        EveningPlace {
            contestant: u32::try_from(at + 1).unwrap(),
            people: [one, other]
                .map(|name| match name.split_once('#') {
                    Some((name, member)) => Person {
                        name: name.to_owned(),
                        member: Some(member.to_owned()),
                    },
                    None => Person {
                        name: name.to_owned(),
                        member: None,
                    },
                })
                .to_vec(),
            team: None,
            rank: u32::try_from(better + 1).unwrap(),
            sharing: u32::try_from(same).unwrap(),
            field: u32::try_from(pairs.len()).unwrap(),
            percent: Some(Exact::int(percent)),
            total: Exact::int(percent * 10),
            master_points: Some(Exact::int(1)),
        }
    };
    Evening {
        name: "an evening".into(),
        day: None,
        over: true,
        official: true,
        places: pairs.iter().enumerate().map(place).collect(),
    }
}

fn season(rules: &str, events: usize) -> Season {
    let events: Vec<String> = (1..=events).map(|n| format!("{{event: e{n}}}")).collect();
    let text = format!("{{season: Test, {rules}, events: [{}]}}", events.join(", "));
    Season::read(&text).unwrap_or_else(|faults| panic!("{faults}"))
}

fn told(made: &Ranking) -> Vec<String> {
    let place = |one: &openroom_seasons::SeasonPlace| {
        let rank = one.rank.map_or("-".to_owned(), |rank| rank.to_string());
        let names: Vec<&str> = one
            .people
            .iter()
            .map(|person| person.name.as_str())
            .collect();
        format!(
            "{rank}{} {} {}",
            if one.tied { "=" } else { "" },
            names.join("+"),
            one.total
        )
    };
    made.places.iter().map(place).collect()
}

#[test]
fn the_best_two_of_three_count_for_each_player() {
    let evenings = [
        Some(evening(&[("Ana", "Bea", 60), ("Cid", "Dan", 40)])),
        Some(evening(&[("Ana", "Cid", 55), ("Bea", "Dan", 45)])),
        Some(evening(&[("Dan", "Bea", 70), ("Cid", "Ana", 30)])),
    ];
    let made = ranking(&season("count: 2", 3), &evenings);
    // Bea 60 + 70, Dan 70 + 45, Ana 60 + 55, Cid 55 + 40.
    assert_eq!(
        told(&made),
        ["1 Bea 130", "2 Dan 115", "3 Ana 115", "4 Cid 95"]
    );
    let ana = made
        .places
        .iter()
        .find(|place| place.people[0].name == "Ana")
        .unwrap();
    let counts: Vec<bool> = ana.results.iter().map(|one| one.counts).collect();
    assert_eq!(counts, [true, true, false]);
    // Dan and Ana have 115: Dan's best evening is the better one.
    assert_eq!(ana.decided, Some(Tie::Best));
}

#[test]
fn a_correction_is_followed() {
    let mut evenings = vec![Some(evening(&[("Ana", "Bea", 60), ("Cid", "Dan", 40)]))];
    let rules = season("of: pairs", 1);
    assert_eq!(told(&ranking(&rules, &evenings))[0], "1 Ana+Bea 60");
    evenings[0] = Some(evening(&[("Cid", "Dan", 65), ("Ana", "Bea", 35)]));
    assert_eq!(
        told(&ranking(&rules, &evenings)),
        ["1 Cid+Dan 65", "2 Ana+Bea 35"]
    );
}

#[test]
fn places_are_worth_points_and_shared_places_their_mean() {
    let evenings = [Some(evening(&[
        ("A", "B", 60),
        ("C", "D", 50),
        ("E", "F", 50),
        ("G", "H", 40),
    ]))];
    let points = |more: &str| {
        let made = ranking(
            &season(
                &format!("of: pairs, points: {{by: place, table: [10, 6, 3]{more}}}"),
                1,
            ),
            &evenings,
        );
        made.places
            .iter()
            .map(|place| place.total.to_string())
            .collect::<Vec<_>>()
    };
    assert_eq!(points(""), ["10", "9/2", "9/2", "0"]);
    assert_eq!(points(", shared: best"), ["10", "6", "6", "0"]);
    assert_eq!(points(", attendance: 1/2"), ["21/2", "5", "5", "1/2"]);
    let beaten = ranking(&season("of: pairs, points: {by: beaten}", 1), &evenings);
    let beaten: Vec<String> = beaten
        .places
        .iter()
        .map(|place| place.total.to_string())
        .collect();
    assert_eq!(beaten, ["3", "3/2", "3/2", "0"]);
}

#[test]
fn who_has_played_too_little_has_no_place() {
    let evenings = [
        Some(evening(&[("A", "B", 90), ("C", "D", 50)])),
        Some(evening(&[("C", "D", 50), ("E", "F", 45)])),
        None,
    ];
    let made = ranking(&season("of: pairs, least: 2", 3), &evenings);
    assert_eq!(told(&made), ["1 C+D 100", "- A+B 90", "- E+F 45"]);
    assert_eq!(made.places[1].lacking, 1);
    assert_eq!(made.evenings[2].missing, Some(Missing::Absent));
    // One that is not over does not count.
    let mut running = evening(&[("A", "B", 90)]);
    running.over = false;
    let made = ranking(&season("of: pairs", 1), &[Some(running)]);
    assert!(made.places.is_empty());
    assert_eq!(made.evenings[0].missing, Some(Missing::NotOver));
    // As long as one evening has been held, one is enough.
    let made = ranking(
        &season("of: pairs, least: 2", 3),
        &[evenings[0].clone(), None, None],
    );
    assert_eq!(told(&made)[0], "1 A+B 90");
}

#[test]
fn weights_means_and_drops() {
    let evenings = [
        Some(evening(&[("A", "B", 60), ("C", "D", 40)])),
        Some(evening(&[("C", "D", 70), ("A", "B", 30)])),
        Some(evening(&[("A", "B", 55), ("C", "D", 45)])),
    ];
    let made = ranking(&season("of: pairs, sum: mean", 3), &evenings);
    assert_eq!(told(&made), ["1 C+D 155/3", "2 A+B 145/3"]);
    let made = ranking(&season("of: pairs, drop: 1", 3), &evenings);
    assert_eq!(told(&made), ["1 C+D 115", "2 A+B 115"]);
    assert_eq!(made.counting, Some(2));
    let weighted =
        "{season: T, of: pairs, events: [{event: a, weight: 3}, {event: b}, {event: c}]}";
    let made = ranking(&Season::read(weighted).unwrap(), &evenings);
    assert_eq!(told(&made), ["1 A+B 265", "2 C+D 235"]);
}

#[test]
fn ties_are_decided_in_the_order_of_the_rules() {
    let evenings = [
        Some(evening(&[("A", "B", 60), ("C", "D", 40)])),
        Some(evening(&[("C", "D", 60), ("A", "B", 40)])),
        Some(evening(&[("E", "F", 60), ("C", "D", 10)])),
    ];
    let of = |ties: &str| {
        told(&ranking(
            &season(&format!("of: pairs, count: 1, ties: [{ties}]"), 3),
            &evenings,
        ))
    };
    assert_eq!(of("evenings"), ["1 C+D 60", "2 A+B 60", "3 E+F 60"]);
    assert_eq!(of("next"), ["1= A+B 60", "1= C+D 60", "3 E+F 60"]);
}

#[test]
fn people_are_known_by_number_or_name() {
    let evenings = [
        Some(evening(&[("João Silva#12", "B#2", 60)])),
        Some(evening(&[("JOAO SILVA", "B#2", 50)])),
        Some(evening(&[("Joao S.#12", "B#3", 40)])),
    ];
    let made = ranking(&season("of: players", 3), &evenings);
    let joao = &made.places[0];
    assert_eq!(
        (joao.total.to_string().as_str(), joao.results.len()),
        ("150", 3)
    );
    assert_eq!(joao.people[0].name, "Joao S.");
    // Two with one name and two numbers are two, and it is told.
    assert_eq!(made.places.len(), 3);
    let told = two_numbers(evenings.iter().flatten());
    assert_eq!(told.len(), 1);
    assert_eq!(
        (told[0].name.as_str(), &told[0].numbers[..]),
        ("B", &["2".to_owned(), "3".to_owned()][..])
    );
}

#[test]
fn handicaps_follow_the_last_results() {
    let evenings = [
        Some(evening(&[("A", "B", 20), ("C", "D", 60)])),
        Some(evening(&[("A", "B", 40), ("C", "D", 60)])),
        Some(evening(&[("A", "B", 45), ("C", "D", 55)])),
    ];
    let season = season(
        "of: pairs, handicaps: {last: 2, share: 1/2, most: 6, unit: 0.5}",
        3,
    );
    let rule = season.handicaps.clone().unwrap();
    let made = handicaps(&season, &rule, &evenings);
    // Of the last two: (50 - 42.5) / 2 = 3.75, rounded to 4; and no handicap below 0.
    let told: Vec<(String, String)> = made
        .iter()
        .map(|one| {
            (
                one.people[0].name.clone(),
                one.handicap.as_ref().unwrap().to_string(),
            )
        })
        .collect();
    assert_eq!(
        told,
        [
            ("A".to_owned(), "4".to_owned()),
            ("C".to_owned(), "0".to_owned())
        ]
    );
    // Of two players the mean, in the same units and bounds: 3.75 is 4, and 7 is no more than 6.
    let of = |one: i64, other: i64| {
        of_players(&rule, &[Exact::ratio(one, 2), Exact::int(other)]).to_string()
    };
    assert_eq!((of(7, 4), of(14, 7)), ("4".to_owned(), "6".to_owned()));
    let mut strict = rule;
    strict.least = Some(4);
    assert!(
        handicaps(&season, &strict, &evenings)
            .iter()
            .all(|one| one.handicap.is_none())
    );
}
