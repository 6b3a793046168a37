//! Who played a result: pairs that change seats, players of other matches, pairs of the devices by section and session.

use contract_bridge::Seat;
use openroom_formats::loss::{Lost, Source};
use openroom_formats::{EventFile, Loss, bridgemate, lin, pbn};
use serde_json::{Value, json};

/// The pairs of each result, and the names of the contestants.
fn sides(event: &EventFile) -> (Vec<String>, Vec<Vec<String>>) {
    let sides = event
        .results
        .iter()
        .map(|line| format!("{} {}", line.ns, line.ew));
    let names = event.contestants.iter().map(|c| c.names.clone());
    (sides.collect(), names.collect())
}

#[test]
fn a_pair_that_changes_seats_stays_a_pair() {
    let board = |number: u32, [n, s, e, w]: [&str; 4]| {
        format!(
            "[Board \"{number}\"]\n[North \"{n}\"]\n[South \"{s}\"]\n[East \"{e}\"]\n[West \"{w}\"]\n[Declarer \"N\"]\n\
             [Contract \"4S\"]\n[Result \"10\"]\n\n"
        )
    };
    let text = board(1, ["Ana", "Bea", "Cleo", "Dan"])
        + &board(2, ["Bea", "Ana", "Dan", "Cleo"])
        + &board(3, ["Cleo", "Dan", "Bea", "Ana"]);
    let (games, _) = pbn::read_all(text.as_bytes()).unwrap();
    let (event, losses) = EventFile::from_games(&games);
    let (results, names) = sides(&event);
    assert_eq!(results, ["1 2", "1 2", "2 1"]);
    assert_eq!(names, [["Ana", "Bea"], ["Cleo", "Dan"]]);
    let told: Vec<_> = losses.iter().map(|loss| &loss.what).collect();
    assert!(!format!("{told:?}").contains("Name("), "{told:?}");
    // And in LIN.
    let text = "pn|Ana,Cleo,Bea,Dan|md|1,,,|mb|1Cppp|mc|7|pn|Bea,Dan,Ana,Cleo|md|1,,,|ah|Board 2|mb|1Cppp|mc|7|";
    let text = text.replacen("md|1,,,|", "md|1,,,|ah|Board 1|", 1);
    let (games, _) = lin::read(text.as_bytes()).unwrap();
    let (results, names) = sides(&EventFile::from_games(&games).0);
    assert_eq!(results, ["1 2", "1 2"]);
    assert_eq!(names.len(), 2, "{names:?}");
}

#[test]
fn the_players_of_a_match_do_not_play_the_next() {
    let head = |home: &str, segment: u32| format!("vg|League,{segment},I,1,1,{home},0,Owls,0|");
    let boards = "qx|o1|md|1,,,|mb|p|qx|c1|md|1,,,|mb|p|";
    let names = "pn|a,b,c,d,e,f,g,h|";
    let south = |text: &str| -> Vec<Option<String>> {
        let (games, losses) = lin::read(text.as_bytes()).unwrap();
        assert_eq!(losses, [], "{text}");
        games.iter().map(|game| game.names[2].clone()).collect()
    };
    let [a, e] = ["a", "e"].map(|name| Some(name.to_owned()));
    // Other teams: nobody is known.
    let text = head("Lions", 1) + names + boards + &head("Bears", 1) + boards;
    assert_eq!(south(&text), [a.clone(), e.clone(), None, None]);
    // The next segment of the same match.
    let text = head("Lions", 1) + names + boards + &head("Lions", 2) + boards;
    assert_eq!(south(&text), [a.clone(), e.clone(), a.clone(), e.clone()]);
    // Names that stand before their own head.
    let text = names.to_owned() + &head("Lions", 1) + boards;
    assert_eq!(south(&text), [a, e]);
}

/// The pairs of results of the devices: session, section, round, table, pair North-South, pair East-West.
fn of_results(all: &[(&str, &str, u32, u32, u32, u32)]) -> Vec<String> {
    let message = |&(session, section, round, table, ns, ew): &(&str, &str, u32, u32, u32, u32)| {
        json!({
            "SessionGuid": session, "SectionLetters": section, "RoundNumber": round, "TableNumber": table,
            "BoardNumber": 1, "ScoringDirection": 3, "PairNorthSouth": ns, "PairEastWest": ew,
            "DeclarerDirection": 1, "Level": 4, "Denomination": 4, "TotalTricks": 10
        })
    };
    let messages: Vec<_> = all.iter().map(message).collect();
    let (event, losses) = bridgemate::read(&json!(messages).to_string()).unwrap();
    assert_eq!(losses, []);
    // And come back.
    let (text, _) = bridgemate::write(&event);
    assert_eq!(bridgemate::read(&text).unwrap().0, event);
    sides(&event).0
}

#[test]
fn two_winners_of_a_section_do_not_split_the_others() {
    let results = of_results(&[
        ("S", "A", 1, 1, 1, 1),
        ("S", "A", 1, 2, 2, 2),
        ("S", "B", 1, 1, 11, 12),
        ("S", "B", 2, 1, 12, 11),
        ("T", "A", 1, 1, 1, 2),
        ("T", "A", 2, 1, 2, 1),
    ]);
    let wanted = ["\"1NS\" \"1EW\"", "\"2NS\" \"2EW\"", "11 12", "12 11"];
    assert_eq!(results[..4], wanted);
    // The other session has one ranking.
    assert_eq!(results[4..], ["1 2", "2 1"]);
}

/// A table of the data of an event, with one round.
fn table(number: u32, pairs: [u32; 2], teams: [u32; 2]) -> Value {
    json!({"TableNumber": number, "Rounds": [{"TableNumber": number, "RoundNumber": 1,
        "PairNS": pairs[0], "PairEW": pairs[1], "TeamNS": teams[0], "TeamEW": teams[1]}]})
}

fn section(letters: &str, winners: u32, game_type: u32, tables: Vec<Value>) -> Value {
    json!({"Letters": letters, "Winners": winners, "GameType": game_type, "Tables": tables})
}

/// The data of an event; each table of each session has players named by session, table and seat.
fn init(sessions: &[(&str, Vec<Value>)]) -> (EventFile, Vec<Loss>) {
    let mut seats = Vec::new();
    for (guid, sections) in sessions.iter().rev() {
        for section in sections {
            for (table, direction) in (1..=2).flat_map(|table| (1..=4).map(move |d| (table, d))) {
                seats.push(
                    json!({"SessionGuid": guid, "SectionLetters": section["Letters"],
                    "TableNumber": table, "Direction": direction, "RoundNumber": 1,
                    "LastName": format!("{guid}{table}{direction}")}),
                );
            }
        }
    }
    let sessions: Vec<Value> = sessions
        .iter()
        .map(|(guid, sections)| json!({"SessionGuid": guid, "ScoringGroups": [{"Sections": sections}]}))
        .collect();
    let message = json!({"Sessions": sessions, "Participations": seats});
    bridgemate::read(&message.to_string()).unwrap()
}

fn ids(event: &EventFile) -> Vec<String> {
    let ids = event.contestants.iter().map(|c| c.id.to_string());
    ids.collect()
}

#[test]
fn sections_of_a_start_have_their_own_directions() {
    let a = section("A", 2, 10, vec![table(1, [1, 1], [0, 0])]);
    let b = section("B", 1, 10, vec![table(1, [11, 12], [0, 0])]);
    let (event, _) = init(&[("S", vec![a, b])]);
    assert_eq!(ids(&event), ["\"1NS\"", "\"1EW\"", "11", "12"]);
}

#[test]
fn players_of_another_session_are_named() {
    let a = || vec![section("A", 1, 10, vec![table(1, [1, 2], [0, 0])])];
    let (event, losses) = init(&[("S", a()), ("T", a())]);
    let names = sides(&event).1;
    assert_eq!(names, [["S11", "S13"], ["S12", "S14"]]);
    assert_eq!(losses.len(), 4, "{losses:?}");
    let first = Lost::Name(Seat::North, "T11".into());
    assert_eq!(losses[0], Loss::new(Source::Contestant("1".into()), first));
}

#[test]
fn teams_of_a_start_are_teams() {
    let tables = vec![table(1, [1, 4], [1, 2]), table(2, [3, 2], [2, 1])];
    let (event, losses) = init(&[("S", vec![section("A", 1, 30, tables)])]);
    assert_eq!(losses, []);
    assert_eq!(event.event.kind, "teams");
    assert_eq!(ids(&event), ["1", "2"]);
    let names = sides(&event).1;
    // Those who sit North-South come first, as they do where a movement is written for the devices.
    assert_eq!(
        names,
        [["S11", "S13", "S22", "S24"], ["S21", "S23", "S12", "S14"]]
    );
}

/// A result of the devices: for whom it counts, declarer's tricks, and whether it was deleted.
fn result(direction: i32, tricks: u32, deleted: bool) -> Value {
    json!({"SessionGuid": "S", "SectionLetters": "A", "RoundNumber": 1, "TableNumber": 1, "BoardNumber": 1,
        "ScoringDirection": direction, "IsDeleted": deleted, "PairNorthSouth": 1, "PairEastWest": 2,
        "DeclaringPair": 1, "DeclarerDirection": 1, "Level": 4, "Denomination": 4, "TotalTricks": tricks})
}

#[test]
fn a_deletion_is_for_the_side_it_names() {
    let messages = json!([
        result(3, 10, false),
        result(2, 8, false),
        result(2, 8, true)
    ]);
    let (event, losses) = bridgemate::read(&messages.to_string()).unwrap();
    assert_eq!(event.results.len(), 1);
    assert_eq!(event.results[0].tricks, Some(10));
    let named = [
        (2, Lost::Deleted),
        (3, Lost::Deleted),
        // What is left counts for North-South.
        (1, Lost::OneSide),
    ];
    let named = named.map(|(at, what)| Loss::new(Source::Message(at), what));
    assert_eq!(losses, named);
    // Of both sides, nothing is left.
    let messages = json!([result(3, 10, false), result(3, 10, true)]);
    let (event, _) = bridgemate::read(&messages.to_string()).unwrap();
    assert_eq!(event.results, []);
}

#[test]
fn figures_of_the_devices_that_contradict_each_other() {
    let mut wrong_pair = result(3, 10, false);
    wrong_pair["DeclaringPair"] = json!(2);
    for (message, wanted) in [
        (wrong_pair, "DeclaringPair 2 and DeclarerDirection 1"),
        (result(0, 10, false), "ScoringDirection 0"),
        (result(7, 10, true), "ScoringDirection 7"),
    ] {
        let faults = bridgemate::read(&json!([message]).to_string()).unwrap_err();
        let text = faults[0].to_string();
        assert!(text.contains(wanted), "{text}");
        assert!(text.contains("result 1"), "{text}");
    }
}

#[test]
fn all_players_of_a_team_have_a_number() {
    let head = bridgemate::Start {
        name: "League".into(),
        session: "0A".repeat(16),
        date: (2026, 11, 15),
        winners: 1,
        method: 40,
        teams: true,
    };
    let seating = |table, ns, ew| bridgemate::Seating {
        section: "A".into(),
        table,
        round: 1,
        ns: Some(ns),
        ew: Some(ew),
        boards: vec![1, 2],
    };
    let six = ["Ana", "Bea", "Cleo", "Dan", "Eva", "Flo"].map(str::to_owned);
    let entry = |id: u32| openroom_formats::event::Contestant {
        id: id.into(),
        names: six.iter().map(|name| format!("{name} {id}")).collect(),
        extra: [("team".to_owned(), json!("Owls"))].into_iter().collect(),
        ..Default::default()
    };
    let entries = [entry(1), entry(2)];
    let init = bridgemate::start(&head, &[seating(1, 1, 2), seating(2, 2, 1)], &entries).unwrap();
    let mut numbers: Vec<String> = init
        .player_data
        .iter()
        .flatten()
        .filter_map(|p| p.player_number.clone())
        .collect();
    numbers.sort();
    let wanted = [
        "11", "12", "21", "22", "23", "24", "31", "32", "41", "42", "43", "44",
    ];
    assert_eq!(numbers, wanted);
    // Four of each team sit down.
    assert_eq!(init.participations.iter().flatten().count(), 8);
    let lost = |id: &str| Loss::new(Source::Contestant(id.into()), Lost::Key("team".into()));
    assert_eq!(bridgemate::start_losses(&entries), [lost("1"), lost("2")]);
    // Read back: the same teams, without those who sit out.
    let (event, _) = bridgemate::read(&serde_json::to_string(&init).unwrap()).unwrap();
    assert_eq!(ids(&event), ["1", "2"]);
    assert_eq!(event.contestants[1].names, entries[1].names[..4]);
}

/// Who has no table in the first round is sent to the devices as well, without a seat.
#[test]
fn who_sits_out_the_first_round_is_sent() {
    let head = bridgemate::Start {
        name: "Club Night".into(),
        session: "0A".repeat(16),
        date: (2026, 11, 15),
        winners: 1,
        method: 10,
        teams: false,
    };
    let seating = |round, ns, ew| bridgemate::Seating {
        section: "A".into(),
        table: 1,
        round,
        ns: Some(ns),
        ew: Some(ew),
        boards: vec![1, 2],
    };
    let entry = |id: u32| openroom_formats::event::Contestant {
        id: id.into(),
        names: vec![format!("Ana {id}"), format!("Bea {id}")],
        extra: serde_json::Map::new(),
        ..Default::default()
    };
    let entries = [entry(1), entry(2), entry(3)];
    let seatings = [seating(1, 1, 2), seating(2, 3, 1), seating(3, 2, 3)];
    let init = bridgemate::start(&head, &seatings, &entries).unwrap();
    let numbers = init.player_data.iter().flatten();
    let numbers: Vec<_> = numbers.filter_map(|p| p.player_number.as_deref()).collect();
    assert_eq!(numbers, ["11", "12", "21", "22", "31", "32"]);
    assert_eq!(init.participations.iter().flatten().count(), 4);
}
