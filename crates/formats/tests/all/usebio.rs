//! What we write as USEBIO has the structure that the programs of federations read: which element stands in which, in
//! which order, and what must be there.

use openroom_formats::convert::{self, Format};
use openroom_formats::loss::Lost;
use openroom_formats::{EventFile, usebio};
use openroom_scoring::{event_file, score_event};
use serde_json::json;

/// In each element those that may stand in it, in their order; a list in brackets repeats as a whole.
const ORDER: [(&str, &[&str]); 10] = [
    ("USEBIO", &["CLUB", "EVENT"]),
    ("CLUB", &["CLUB_NAME", "CLUB_ID_NUMBER"]),
    (
        "EVENT",
        &[
            "PROGRAM_NAME",
            "PROGRAM_VERSION",
            "EVENT_DESCRIPTION",
            "DATE",
            "BOARD_SCORING_METHOD",
            "MATCH_SCORING_METHOD",
            "PARTICIPANTS",
            "MATCH",
            "BOARD",
        ],
    ),
    ("PARTICIPANTS", &["PAIR", "TEAM", "PLAYER"]),
    (
        "PAIR",
        &[
            "PAIR_NUMBER",
            "DIRECTION",
            "PERCENTAGE",
            "TOTAL_SCORE",
            "PLACE",
            "PLAYER",
        ],
    ),
    ("TEAM", &["TOTAL_SCORE", "PLACE", "PLAYER"]),
    ("PLAYER", &["PLAYER_NUMBER", "PLAYER_NAME"]),
    (
        "MATCH",
        &[
            "ROUND_NUMBER",
            "NS_PAIR_NUMBER",
            "EW_PAIR_NUMBER",
            "TEAM",
            "OPPOSING_TEAM",
            "TEAM_SCORE",
            "OPPOSING_TEAM_SCORE",
            "TEAM_VICTORY_POINTS",
            "OPPOSING_TEAM_VICTORY_POINTS",
            "BOARD",
        ],
    ),
    (
        "BOARD",
        &["BOARD_NUMBER", "VULNERABILITY", "TRAVELLER_LINE"],
    ),
    (
        "TRAVELLER_LINE",
        &[
            "DIRECTION",
            "NS_PAIR_NUMBER",
            "EW_PAIR_NUMBER",
            "CONTRACT",
            "PLAYED_BY",
            "LEAD",
            "TRICKS",
            "SCORE",
            "ROUND_NUMBER",
            "TABLE_NUMBER",
        ],
    ),
];

/// Every element of the text with the one that it stands in.
fn elements(xml: &str) -> Vec<(String, String)> {
    let mut open: Vec<String> = Vec::new();
    let mut all = Vec::new();
    for part in xml.split('<').skip(1) {
        if let Some(name) = part.strip_prefix('/') {
            let name = name.split('>').next().unwrap_or_default();
            assert_eq!(open.pop().as_deref(), Some(name), "closed as it was opened");
        } else if !part.starts_with('?') {
            let end = part.find([' ', '>']).unwrap_or(part.len());
            let name = part[..end].to_owned();
            all.push((open.last().cloned().unwrap_or_default(), name.clone()));
            open.push(name);
        }
    }
    assert!(open.is_empty());
    all
}

fn check(text: &str, kind: &str) {
    let event = EventFile::read(text).unwrap();
    let (xml, _) = usebio::write(&event);
    assert!(
        xml.starts_with("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<USEBIO Version=\"1.2\">\n")
    );
    assert!(
        xml.contains(&format!("<EVENT EVENT_TYPE=\"{kind}\">")),
        "{xml}"
    );
    let elements = elements(&xml);
    for (i, (parent, name)) in elements.iter().enumerate() {
        let Some((_, order)) = ORDER.iter().find(|(of, _)| of == parent) else {
            continue;
        };
        let rank = |name: &str| order.iter().position(|known| *known == name);
        assert!(rank(name).is_some(), "{name} in {parent}");
        // The one before it in the same element, if any: what stands between is inside that one.
        let siblings = elements[..i].iter().rev();
        let before = siblings.take_while(|(_, other)| other != parent);
        if let Some((_, before)) = before.filter(|(of, _)| of == parent).last() {
            assert!(
                rank(before) <= rank(name),
                "{before} before {name} in {parent}\n{xml}"
            );
        }
    }
    let (again, losses) = usebio::read(xml.as_bytes()).unwrap();
    assert_eq!(losses, []);
    assert_eq!(again.results.len(), event.results.len());
}

const RESULTS: &str = "results:
- {board: 1, ns: 1, ew: 2, contract: 4S, by: N, tricks: 11, score: 450, lead: HK, table: 1}
- {board: 2, ns: 1, ew: 2, award: {ns: AVE+, ew: AVE-}}
- {board: 2, ns: 3, ew: 4, contract: Pass, score: 0}
";

#[test]
fn pairs() {
    let head = "event: {name: Thursday, kind: pairs, date: 15/11/2026, club: C, club-id: 7}\nscoring: {method: matchpoints}\n\
        contestants:\n- {id: 1, names: [Ana, Bea], place: 1, percent: 55.5, direction: NS}\n";
    check(&format!("{head}{RESULTS}"), "PAIRS");
}

#[test]
fn each_line_of_a_mitchell_has_its_winner() {
    let head = "event: {name: Mitchell, kind: pairs}\ncontestants:\n- {id: 1, line: ns, place: '1'}\n- {id: 3, line: ns, place: '2'}\n\
        - {id: 2, line: ew, place: '1'}\n- {id: 4, line: ew, place: '2'}\n";
    let event = EventFile::read(&format!("{head}{RESULTS}")).unwrap();
    let (text, losses) = usebio::write(&event);
    assert_eq!(losses, []);
    assert!(text.contains("<WINNER_TYPE>2</WINNER_TYPE>"), "{text}");
    assert_eq!(text.matches("<DIRECTION>NS</DIRECTION>").count(), 2);
    let (again, losses) = usebio::read(text.as_bytes()).unwrap();
    assert_eq!(losses, []);
    assert_eq!(again.contestants, event.contestants);
    // Two winners without a direction: nobody knows the lines.
    let without = text
        .replace("<DIRECTION>NS</DIRECTION>", "")
        .replace("<DIRECTION>EW</DIRECTION>", "");
    let (_, losses) = usebio::read(without.as_bytes()).unwrap();
    assert_eq!(losses.len(), 1, "{losses:?}");
}

#[test]
fn teams_and_swiss() {
    let matches = RESULTS.replace("}\n", ", match: 1, room: open, round: 1}\n");
    for (kind, structure, written) in [
        ("teams", "field", "TEAMS"),
        ("teams", "swiss", "SWISS_TEAMS"),
        ("teams", "knock-out", "KO"),
        ("pairs", "swiss", "SWISS_PAIRS"),
    ] {
        let head = format!(
            "event: {{name: League, kind: {kind}, structure: {structure}}}\ncontestants:\n- {{id: 1, names: [Ana, Bea, Cy, Di], total: 12, place: 2}}\n"
        );
        check(&format!("{head}{matches}"), written);
    }
}

#[test]
fn individuals() {
    let results = RESULTS
        .replace("ns: 1, ew: 2", "ns: [1, 2], ew: [3, 4]")
        .replace("ns: 3, ew: 4", "ns: [1, 3], ew: [2, 4]");
    let head = "event: {name: Solo, kind: individual}\ncontestants:\n- {id: 1, names: [Ana]}\n- {id: 2, names: [Bea]}\n";
    check(&format!("{head}{results}"), "INDIVIDUAL");
}

/// As programs of federations write matches: the line names no numbers, and says how the first team sat.
#[test]
fn matches_whose_lines_name_nobody() {
    let line = |direction: &str, contract: &str| {
        format!(
            "<TRAVELLER_LINE>{direction}<CONTRACT>{contract}</CONTRACT><PLAYED_BY>N</PLAYED_BY><TRICKS>10</TRICKS></TRAVELLER_LINE>"
        )
    };
    let teams = format!(
        "<USEBIO Version=\"1.2\"><EVENT EVENT_TYPE=\"SWISS_TEAMS\"><PARTICIPANTS><TEAM TEAM_ID=\"7\" TEAM_NAME=\"Owls\"/>\
         <TEAM TEAM_ID=\"9\" TEAM_NAME=\"Jays\"/></PARTICIPANTS><MATCH><ROUND_NUMBER>2</ROUND_NUMBER><TEAM>7</TEAM>\
         <OPPOSING_TEAM>9</OPPOSING_TEAM><BOARD><BOARD_NUMBER>1</BOARD_NUMBER>{}{}</BOARD></MATCH></EVENT></USEBIO>",
        line("<DIRECTION>NS</DIRECTION>", "4S"),
        line("<DIRECTION>EW</DIRECTION>", "3S"),
    );
    let (event, losses) = usebio::read(teams.as_bytes()).unwrap();
    assert_eq!(losses, []);
    assert_eq!(event.contestants[0].extra["team"], "Owls");
    let told: Vec<String> = event
        .results
        .iter()
        .map(|line| format!("{} {} {}", line.ns, line.ew, line.extra["room"]))
        .collect();
    assert_eq!(told, ["7 9 \"open\"", "9 7 \"closed\""]);
    let pairs = format!(
        "<USEBIO><EVENT EVENT_TYPE=\"SWISS_PAIRS\"><MATCH><NS_PAIR_NUMBER>3</NS_PAIR_NUMBER><EW_PAIR_NUMBER>4</EW_PAIR_NUMBER>\
         <BOARD><BOARD_NUMBER>1</BOARD_NUMBER>{}</BOARD></MATCH></EVENT></USEBIO>",
        line("", "4S")
    );
    let (event, _) = usebio::read(pairs.as_bytes()).unwrap();
    assert_eq!(
        (&event.results[0].ns, &event.results[0].ew),
        (&3.into(), &4.into())
    );
    assert!(event.event.is_swiss());
}

#[test]
fn a_number_that_stands_for_two_pairs() {
    let pair = |direction: &str, name: &str| {
        format!(
            "<PAIR><PAIR_NUMBER>1</PAIR_NUMBER><DIRECTION>{direction}</DIRECTION><PLAYER><PLAYER_NAME>{name}</PLAYER_NAME></PLAYER></PAIR>"
        )
    };
    let section = |id: &str| {
        format!(
            "<SECTION SECTION_ID=\"{id}\"><PARTICIPANTS>{}{}</PARTICIPANTS><BOARD><BOARD_NUMBER>1</BOARD_NUMBER><TRAVELLER_LINE>\
             <NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>1</EW_PAIR_NUMBER><SCORE>50</SCORE></TRAVELLER_LINE></BOARD></SECTION>",
            pair("NS", &format!("Ana {id}")),
            pair("EW", &format!("Bea {id}"))
        )
    };
    let text = format!(
        "<USEBIO><EVENT EVENT_TYPE=\"PAIRS\"><SESSION>{}{}</SESSION></EVENT></USEBIO>",
        section("A"),
        section("B")
    );
    let (event, _) = usebio::read(text.as_bytes()).unwrap();
    let ids: Vec<&str> = event
        .contestants
        .iter()
        .filter_map(|c| c.id.as_str())
        .collect();
    assert_eq!(ids, ["A1NS", "A1EW", "B1NS", "B1EW"]);
    assert_eq!(event.results[1].ns, "B1NS");
    assert_eq!(event.results[1].ew, "B1EW");
}

fn of_matches(kind: &str, matches: &str) -> String {
    format!(
        "<USEBIO Version=\"1.2\"><EVENT EVENT_TYPE=\"{kind}\"><PARTICIPANTS><TEAM TEAM_ID=\"1\"/><TEAM TEAM_ID=\"2\"/>\
         <TEAM TEAM_ID=\"3\"/></PARTICIPANTS>{matches}</EVENT></USEBIO>"
    )
}

fn a_match(sides: [&str; 2], inside: &str) -> String {
    let [own, other] = sides;
    format!("<MATCH><TEAM>{own}</TEAM><OPPOSING_TEAM>{other}</OPPOSING_TEAM>{inside}</MATCH>")
}

fn score(own: &str, other: &str) -> String {
    format!("<TEAM_SCORE>{own}</TEAM_SCORE><OPPOSING_TEAM_SCORE>{other}</OPPOSING_TEAM_SCORE>")
}

const BOARD: &str = "<BOARD><BOARD_NUMBER>1</BOARD_NUMBER><TRAVELLER_LINE><DIRECTION>NS</DIRECTION><SCORE>420</SCORE></TRAVELLER_LINE>\
    <TRAVELLER_LINE><DIRECTION>EW</DIRECTION><SCORE>-50</SCORE></TRAVELLER_LINE></BOARD>";

/// Matches without boards: decided elsewhere, or byes.
#[test]
fn matches_without_boards() {
    let matches = a_match(["1", "2"], BOARD)
        + &a_match(["3", "0"], &score("12", "0"))
        + &a_match(["2", "3"], &score("15.5", "4.5"));
    let text = of_matches("SWISS_TEAMS", &matches);
    let (event, losses) = usebio::read(text.as_bytes()).unwrap();
    assert_eq!(losses, []);
    assert_eq!(
        event.extra["matches"],
        json!([
            {"match": 2, "teams": [3], "bye": {"vps": 12}},
            {"match": 3, "teams": [2, 3], "vps": ["15.5", "4.5"]},
        ])
    );
    let (xml, losses) = usebio::write(&event);
    assert_eq!(losses, []);
    assert!(xml.contains("<MATCH_SCORING_METHOD>VPS</MATCH_SCORING_METHOD>"));
    let (again, losses) = usebio::read(xml.as_bytes()).unwrap();
    assert_eq!(losses, []);
    assert_eq!(again, event);
    let (mut scorable, losses) = event.scorable();
    assert_eq!(losses, []);
    // The scale is nothing that the format tells.
    scorable.scoring.insert("vp".into(), "wbf-2013".into());
    let file = scorable.to_yaml();
    let read = event_file::read(&file).unwrap_or_else(|errors| panic!("{errors}\n{file}"));
    assert_eq!(read.matches.len(), 2);
    score_event(&read).unwrap_or_else(|errors| panic!("{errors}\n{file}"));
}

/// A match that each side tells is one match; what they tell differently is a fault that names both lines.
#[test]
fn a_match_that_both_sides_tell() {
    let in_round = |round: &str, own: &str, other: &str| {
        format!("<ROUND_NUMBER>{round}</ROUND_NUMBER>") + &score(own, other)
    };
    let told = |first: &str, second: &str, third: &str| {
        let matches =
            a_match(["1", "2"], first) + "\n" + &a_match(["2", "1"], second) + "\n" + third;
        usebio::read(of_matches("SWISS_TEAMS", &matches).as_bytes())
    };
    let alike = told(&in_round("1", "12", "8"), &in_round("1", "8", "12.0"), "");
    let (event, losses) = alike.unwrap();
    assert_eq!(losses, []);
    let once = json!([{"match": 1, "teams": [1, 2], "round": 1, "vps": [12, 8]}]);
    assert_eq!(event.extra["matches"], once);
    // In another round they meet again; without rounds only what is told alike from both sides is one.
    let (event, _) = told(&in_round("1", "12", "8"), &in_round("2", "8", "12"), "").unwrap();
    assert_eq!(event.extra["matches"].as_array().unwrap().len(), 2);
    let (event, _) = told(&score("12", "8"), &score("8", "12"), "").unwrap();
    assert_eq!(event.extra["matches"].as_array().unwrap().len(), 1);
    let (event, _) = told(&score("12", "8"), &score("9", "11"), "").unwrap();
    assert_eq!(event.extra["matches"].as_array().unwrap().len(), 2);
    let faults = told(&in_round("1", "12", "8"), &in_round("1", "9", "11"), "").unwrap_err();
    let fault = faults[0].to_string();
    assert!(fault.contains("line 1") && fault.contains("2"), "{fault}");
    // An event file says each once.
    let file = |second: &str| {
        format!(
            "event: {{name: x, kind: teams}}\nscoring: {{method: imps}}\ncontestants: [{{id: 1}}, {{id: 2}}]\nmatches:\n- {{match: a, teams: [1, 2], round: 1, imps: [5, -5]}}\n- {{match: b, teams: [2, 1], round: {second}, imps: [-5, 5]}}\n"
        )
    };
    assert!(event_file::read(&file("2")).is_ok());
    let errors = event_file::read(&file("1")).unwrap_err().to_string();
    assert!(errors.contains("appears twice (first in line"), "{errors}");
}

/// In a league `TEAM_SCORE` is in IMPs, unless the file says something else.
#[test]
fn units_of_matches() {
    let matches = a_match(["1", "2"], &score("40", "28"));
    let (event, _) = usebio::read(of_matches("TEAMS", &matches).as_bytes()).unwrap();
    let imps = json!([{"match": 1, "teams": [1, 2], "imps": [12, -12]}]);
    assert_eq!(event.extra["matches"], imps);
    let said = format!("<MATCH_SCORING_METHOD>VPS</MATCH_SCORING_METHOD>{matches}");
    let (event, losses) = usebio::read(of_matches("TEAMS", &said).as_bytes()).unwrap();
    assert_eq!(losses, []);
    assert_eq!(event.extra["matches"][0]["vps"], json!([40, 28]));
    // Both in one file.
    let text = "event: {kind: teams}\nresults: []\nmatches:\n- {match: 1, teams: [1, 2], vps: [12, 8]}\n- {match: 2, teams: [1, 3], imps: [5, -5]}\n";
    let event = EventFile::read(text).unwrap();
    let (xml, losses) = usebio::write(&event);
    assert_eq!(losses, []);
    let (again, losses) = usebio::read(xml.as_bytes()).unwrap();
    assert_eq!(losses, []);
    assert_eq!(again.extra["matches"][0], event.extra["matches"][0]);
    assert!(
        xml.contains("<TEAM_VICTORY_POINTS>12</TEAM_VICTORY_POINTS>"),
        "{xml}"
    );
    assert!(xml.contains("<TEAM_SCORE>5</TEAM_SCORE>"), "{xml}");
}

/// What was written is what is read again: margins and what both sides made, with the length of the match, of a league and of a Swiss.
#[test]
fn matches_come_back_as_they_were() {
    let file = |told: &str, structure: &str, scoring: &str| {
        format!(
            "event: {{name: x, kind: teams, structure: {structure}}}\nscoring: {{method: imps{scoring}}}\ncontestants: [{{id: 1}}, {{id: 2}}, {{id: 3}}]\nmatches:\n- {{match: 1, {told}}}\n"
        )
    };
    for (told, wanted) in [
        ("teams: [1, 2], imps: [13, -13]", json!([13, -13])),
        ("teams: [1, 2], imps: [-13, 13]", json!([-13, 13])),
        ("teams: [1, 2], imps: [44, 31]", json!([13, -13])),
        ("teams: [1, 2], boards: 24, imps: [0, 0]", json!([0, 0])),
    ] {
        for structure in ["knock-out", "swiss", "round-robin"] {
            let event = EventFile::read(&file(told, structure, "")).unwrap();
            let (xml, losses) = usebio::write(&event);
            let (again, _) = usebio::read(xml.as_bytes()).unwrap();
            assert_eq!(again.extra["matches"][0]["imps"], wanted, "{xml}");
            // What has no place is named, and nothing else.
            let boards = Lost::Key("boards".into());
            let named = losses.iter().filter(|loss| loss.what == boards).count();
            assert_eq!(named, usize::from(told.contains("boards")), "{losses:?}");
            let matches = Lost::Key("matches".into());
            assert!(losses.iter().all(|loss| loss.what != matches), "{losses:?}");
        }
    }
    // Two margins that are not each other's opposite have no place.
    let split = EventFile::read(&file("teams: [1, 2], imps: [10, -4]", "swiss", "")).unwrap();
    let (xml, losses) = usebio::write(&split);
    assert!(
        !xml.contains("<MATCH>")
            && losses
                .iter()
                .any(|loss| loss.what == Lost::Key("matches".into()))
    );
    // A bye comes with the victory points that it brought, whatever rule gave them.
    let text = file(
        "round: 1, teams: [1, 2], boards: 8, vps: [13.5, 6.5]",
        "swiss",
        ", vp: {scale: wbf-2013}",
    ) + "- {match: 2, round: 1, teams: [3], boards: 8, bye: {vps: 12}}\n- {match: 3, round: 2, teams: [1], boards: 8, bye: own-average}\n";
    let (xml, losses) = usebio::write(&EventFile::read(&text).unwrap());
    assert!(
        losses
            .iter()
            .all(|loss| loss.what != Lost::Key("matches".into())),
        "{losses:?}"
    );
    let (again, _) = usebio::read(xml.as_bytes()).unwrap();
    assert_eq!(
        again.extra["matches"][2]["bye"],
        json!({"vps": "13.5"}),
        "{xml}"
    );
}

proptest::proptest! {
    /// Whatever a match was won by, it is won by as much when it is read again.
    #[test]
    fn margins_come_back(own in -200_i64..200, other in 0_i64..200, as_made in proptest::bool::ANY, boards in proptest::option::of(1_u32..64)) {
        let imps = if as_made { [own.abs(), other] } else { [own, -own] };
        let margin = if as_made { imps[0] - imps[1] } else { own };
        let length = boards.map_or_else(String::new, |boards| format!(", boards: {boards}"));
        let text = format!("event: {{kind: teams}}\nscoring: {{method: imps}}\ncontestants: [{{id: 1}}, {{id: 2}}]\nmatches:\n- {{match: 1, teams: [1, 2], imps: {imps:?}{length}}}\n");
        let (xml, _) = usebio::write(&EventFile::read(&text).unwrap());
        let (again, _) = usebio::read(xml.as_bytes()).unwrap();
        proptest::prop_assert_eq!(&again.extra["matches"][0]["imps"], &json!([margin, -margin]));
        // The scores agree with it.
        let scored = |file: &str| score_event(&event_file::read(file).unwrap()).unwrap().matches[0].basic.clone();
        proptest::prop_assert_eq!(scored(&text), scored(&again.scorable().0.to_yaml()));
    }
}

/// What the file does not tell is not made up: it is named.
#[test]
fn matches_without_anything() {
    for (sides, inside, who) in [
        (["1", "2"], String::new(), "1 - 2"),
        (["3", "0"], String::new(), "3"),
        (["1", "1"], score("12", "8"), "1 - 1"),
    ] {
        let text = of_matches("SWISS_TEAMS", &a_match(sides, &inside));
        let (event, losses) = usebio::read(text.as_bytes()).unwrap();
        assert!(!event.extra.contains_key("matches"));
        assert_eq!(losses[0].what, Lost::Element("MATCH".into(), who.into()));
    }
    let wrong = of_matches("SWISS_TEAMS", &a_match(["1", "2"], &score("many", "8")));
    let faults = usebio::read(wrong.as_bytes()).unwrap_err();
    assert!(
        faults[0].to_string().contains("TEAM_SCORE is not a number"),
        "{faults:?}"
    );
    // What an event file says beside that has no place, and is named too.
    let text =
        "event: {kind: teams}\nresults: []\nmatches:\n- {match: 1, teams: [1, 2], walkover: 1}\n";
    let (_, losses) = usebio::write(&EventFile::read(text).unwrap());
    assert_eq!(losses.len(), 1, "{losses:?}");
}

/// A file that knows matches by their victory points alone can be scored without a scale: of teams and of Swiss pairs, with the
/// rounds in which they were played.
#[test]
fn victory_points_need_no_scale() {
    let of_teams = a_match(
        ["1", "2"],
        &("<ROUND_NUMBER>1</ROUND_NUMBER>".to_owned() + &score("12", "8")),
    ) + &a_match(["3", "0"], &score("12", "0"))
        + &a_match(["2", "3"], &score("15.5", "4.5"));
    let of_pairs = "<MATCH><ROUND_NUMBER>1</ROUND_NUMBER><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER>\
        <NS_SCORE>12</NS_SCORE><EW_SCORE>8</EW_SCORE></MATCH>\
        <MATCH><NS_PAIR_NUMBER>3</NS_PAIR_NUMBER><EW_PAIR_NUMBER>0</EW_PAIR_NUMBER><NS_VICTORY_POINTS>12</NS_VICTORY_POINTS></MATCH>\
        <MATCH><NS_PAIR_NUMBER>2</NS_PAIR_NUMBER><EW_PAIR_NUMBER>3</EW_PAIR_NUMBER>\
        <NS_VICTORY_POINTS>15.5</NS_VICTORY_POINTS><EW_VICTORY_POINTS>4.5</EW_VICTORY_POINTS></MATCH>";
    let pairs = of_matches("SWISS_PAIRS", of_pairs);
    let pairs = (1..=3).fold(pairs, |text, id| {
        let team = format!("<TEAM TEAM_ID=\"{id}\"/>");
        text.replace(
            &team,
            &format!("<PAIR><PAIR_NUMBER>{id}</PAIR_NUMBER></PAIR>"),
        )
    });
    for text in [of_matches("SWISS_TEAMS", &of_teams), pairs] {
        let (event, losses) = usebio::read(text.as_bytes()).unwrap();
        assert_eq!(losses, []);
        assert_eq!(
            event.extra["matches"],
            json!([
                {"match": 1, "teams": [1, 2], "round": 1, "vps": [12, 8]},
                {"match": 2, "teams": [3], "bye": {"vps": 12}},
                {"match": 3, "teams": [2, 3], "vps": ["15.5", "4.5"]},
            ])
        );
        let (xml, losses) = usebio::write(&event);
        assert_eq!(losses, []);
        assert_eq!(
            usebio::read(xml.as_bytes()).unwrap(),
            (event.clone(), vec![]),
            "{xml}"
        );
        let (scorable, losses) = event.scorable();
        assert_eq!(losses, []);
        let file = scorable.to_yaml();
        let read = event_file::read(&file).unwrap_or_else(|errors| panic!("{errors}\n{file}"));
        let scores = score_event(&read).unwrap_or_else(|errors| panic!("{errors}\n{file}"));
        let totals = scores
            .standings
            .iter()
            .map(|s| (s.rank, s.total.decimal(1)));
        let totals: Vec<_> = totals.collect();
        // In a Swiss places go by the total with the byes.
        let wanted = [(Some(1), "23.5"), (Some(2), "16.5"), (Some(3), "12")];
        assert_eq!(totals, wanted.map(|(rank, total)| (rank, total.to_owned())));
    }
    // Matches in IMPs say nothing of pairs, which are ranked by their boards.
    let imps = of_pairs.replace("VICTORY_POINTS", "SCORE");
    let text = of_matches("PAIRS", &imps);
    let (event, losses) = usebio::read(text.as_bytes()).unwrap();
    assert!(!event.extra.contains_key("matches"));
    let lost = |who: &str| Lost::Element("MATCH".into(), who.into());
    assert!(
        losses.iter().any(|loss| loss.what == lost("1 - 2")),
        "{losses:?}"
    );
}

/// Two different results of the same pairs on a board are a fault with the line of the second; the same one twice is kept once.
#[test]
fn two_results_of_one_table() {
    let line = |score: &str| {
        format!(
            "<TRAVELLER_LINE>\n<NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER><SCORE>{score}</SCORE></TRAVELLER_LINE>\n"
        )
    };
    let text = |second: &str| {
        format!(
            "<USEBIO><EVENT EVENT_TYPE=\"PAIRS\"><PARTICIPANTS/>\n<BOARD><BOARD_NUMBER>3</BOARD_NUMBER>\n{}{}</BOARD></EVENT></USEBIO>",
            line("420"),
            line(second)
        )
    };
    let faults_of = |text: &str, from: Format| {
        let converted = convert::bytes(text.as_bytes(), from, Format::Yaml);
        converted.map(|_| ()).unwrap_err()
    };
    let faults = faults_of(&text("450"), Format::Usebio);
    assert_eq!(
        faults[0].to_string(),
        "line 5: 1 and 2 have a different result for board 3 in line 3; keep the one that counts"
    );
    let (event, _) = usebio::read(text("420").as_bytes()).unwrap();
    assert_eq!(event.scorable().0.results.len(), 1);
    let csv = |more: &str| format!("board,ns,ew,round,score\n3,1,2,1,420\n{more}\n");
    let faults = faults_of(&csv("3,1,2,1,450"), Format::Csv);
    assert!(
        faults[0].to_string().starts_with("line 3: 1 and 2 have"),
        "{faults:?}"
    );
    // In another round the number may stand for another board.
    assert!(convert::bytes(csv("3,1,2,2,450").as_bytes(), Format::Csv, Format::Yaml).is_ok());
}
