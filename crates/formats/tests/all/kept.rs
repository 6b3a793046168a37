//! What a target can hold is kept: each test is a file that once came back changed without a word.

use openroom_formats::convert::{self, Converted, Format};
use openroom_formats::loss::{Lost, Source};
use openroom_formats::{EventFile, Game, Loss, bridgemate, lin, pbn, usebio};

fn converted(text: &str, from: Format, to: Format) -> Converted {
    convert::bytes(text.as_bytes(), from, to).unwrap_or_else(|faults| panic!("{faults:?}\n{text}"))
}

fn event(results: &str) -> String {
    format!(
        "event: {{name: Club, kind: pairs}}\nscoring: {{method: matchpoints}}\nresults:\n{results}"
    )
}

/// What an event file says after it went through a format, result by result.
fn through(text: &str, format: Format) -> (Vec<serde_json::Value>, Vec<Lost>) {
    let mut there = converted(text, Format::Yaml, format);
    let mut format = format;
    // Boards would become logs.
    if format == Format::Pbn {
        let csv = converted(&there.text, Format::Pbn, Format::Csv);
        format = Format::Csv;
        there.text = csv.text;
        there.losses.extend(csv.losses);
    }
    let back = converted(&there.text, format, Format::Yaml);
    let results = EventFile::read(&back.text).unwrap().results;
    let results = results.iter().map(|line| serde_json::json!(line)).collect();
    let losses = there.losses.into_iter().chain(back.losses);
    (results, losses.map(|loss| loss.what).collect())
}

fn game(board: u32, room: &str, home: &str, contract: &str, result: u8) -> Game {
    let text = format!(
        "[Event \"League\"]\n[Board \"{board}\"]\n[Room \"{room}\"]\n[HomeTeam \"{home}\"]\n[VisitTeam \"Owls\"]\n[Dealer \"N\"]\n\
         [Vulnerable \"None\"]\n[Scoring \"IMP\"]\n[Declarer \"N\"]\n[Contract \"{contract}\"]\n[Result \"{result}\"]\n"
    );
    pbn::read_all(text.as_bytes()).unwrap().0.remove(0)
}

#[test]
fn each_match_of_lin_has_its_head() {
    let games = [
        game(1, "Open", "Lions", "4S", 10),
        game(1, "Closed", "Lions", "3NT", 8),
        game(1, "Open", "Bears", "2H", 9),
        game(1, "Closed", "Bears", "1NT", 7),
        // The same match plays board 1 again.
        game(1, "Closed", "Bears", "5C", 11),
    ];
    let (text, losses) = lin::write(&games);
    assert_eq!(text.matches("vg|").count(), 3, "{text}");
    assert_eq!(losses, []);
    let (again, losses) = lin::read(text.as_bytes()).unwrap();
    assert_eq!(losses, []);
    let facts = |game: &Game| {
        (
            game.tag("HomeTeam").map(str::to_owned),
            game.tag("Room").map(str::to_owned),
            game.contract,
            game.declarer,
            game.tricks,
        )
    };
    let wanted: Vec<_> = games.iter().map(facts).collect();
    assert_eq!(
        again.iter().map(facts).collect::<Vec<_>>(),
        wanted,
        "{text}"
    );
    // Read and written again, nothing changes.
    assert_eq!(lin::write(&again).0, text);
}

#[test]
fn a_board_outside_of_a_match_stands_outside() {
    let mut alone = game(7, "Open", "Lions", "4S", 10);
    alone.tags.clear();
    alone.event = None;
    let games = [alone, game(1, "Open", "Lions", "4S", 10)];
    let (again, _) = lin::read(lin::write(&games).0.as_bytes()).unwrap();
    assert_eq!(again[0].tag("HomeTeam"), None);
    assert_eq!(again[0].event, None);
    assert_eq!(again[1].tag("HomeTeam"), Some("Lions"));
}

#[test]
fn a_fixed_award_is_no_average() {
    let text = event("- {board: 1, ns: 1, ew: 2, award: {ns: 60, ew: AVE-}}\n");
    let there = converted(&text, Format::Yaml, Format::Usebio);
    assert!(
        there.text.contains("<SCORE>A6040</SCORE>"),
        "{}",
        there.text
    );
    let place = Source::Result(1, "1".into(), "2".into());
    let fixed = Loss::new(place, Lost::FixedAward("60".into()));
    assert!(there.losses.contains(&fixed), "{:?}", there.losses);
    let averages = event("- {board: 1, ns: 1, ew: 2, award: {ns: AVE+, ew: AVE-}}\n");
    let (results, losses) = through(&averages, Format::Usebio);
    assert_eq!(results[0]["award"]["ns"], "AVE+");
    assert_eq!(losses, []);
}

/// A message with these figures; the rest is a contract of 4S by North, 10 tricks.
fn message(fields: &str) -> String {
    let usual = [
        ("SessionGuid", "\"S\""),
        ("SectionLetters", "\"A\""),
        ("TableNumber", "1"),
        ("RoundNumber", "1"),
        ("BoardNumber", "1"),
        ("ScoringDirection", "3"),
        ("PairNorthSouth", "1"),
        ("PairEastWest", "2"),
        ("DeclarerDirection", "1"),
        ("Level", "4"),
        ("Denomination", "4"),
        ("TotalTricks", "10"),
    ];
    let mut fields = fields.to_owned();
    for (name, value) in usual {
        if !fields.contains(&format!("\"{name}\"")) {
            fields.push_str(&format!(",\"{name}\":{value}"));
        }
    }
    format!("{{{}}}", fields.trim_start_matches(','))
}

/// The results of messages as text, and what is lost.
fn of_messages(messages: &[&str]) -> (Vec<String>, Vec<Loss>) {
    let all: Vec<String> = messages.iter().map(|fields| message(fields)).collect();
    let (event, losses) = bridgemate::read(&format!("[{}]", all.join(","))).unwrap();
    let show = |line: &openroom_formats::event::Line| {
        let award = line.award.as_ref().map(|award| serde_json::json!(award));
        let assigned = line.extra.get("assigned").cloned();
        let outcome = award.or(assigned).map(|value| value.to_string());
        let contract = line.contract.clone().unwrap_or_default();
        let tricks = line.tricks.map_or_else(String::new, |n| n.to_string());
        let table = outcome.unwrap_or_else(|| format!("{contract}{tricks}"));
        format!("{} {} {table}", line.ns, line.ew)
    };
    (event.results.iter().map(show).collect(), losses)
}

#[test]
fn sections_of_bridgemate_are_kept_apart() {
    let (results, losses) = of_messages(&["", "\"SectionLetters\":\"B\""]);
    assert_eq!(results, ["\"A1\" \"A2\" 4S10", "\"B1\" \"B2\" 4S10"]);
    assert_eq!(losses, []);
    // A pair of two sessions is one, whatever the letters of its section.
    let (results, _) = of_messages(&["", "\"SessionGuid\":\"T\",\"SectionLetters\":\"B\""]);
    assert_eq!(results, ["1 2 4S10", "1 2 4S10"]);
    // And come back.
    let text = format!("[{},{}]", message(""), message("\"SectionLetters\":\"B\""));
    let (event, _) = bridgemate::read(&text).unwrap();
    let (written, losses) = bridgemate::write(&event);
    assert_eq!(losses, []);
    assert_eq!(bridgemate::read(&written).unwrap().0, event);
    assert!(written.contains("\"PairNorthSouth\":1,"), "{written}");
}

#[test]
fn a_movement_with_two_winners_numbers_both_lines() {
    let (results, _) = of_messages(&[
        "\"PairEastWest\":1",
        "\"TableNumber\":2,\"PairNorthSouth\":2,\"PairEastWest\":2",
    ]);
    assert_eq!(results, ["\"1NS\" \"1EW\" 4S10", "\"2NS\" \"2EW\" 4S10"]);
}

#[test]
fn of_several_results_the_last_counts() {
    let (results, losses) = of_messages(&["", "\"BoardNumber\":2", "\"TotalTricks\":9"]);
    assert_eq!(results, ["1 2 4S9", "1 2 4S10"]);
    assert_eq!(losses, [Loss::new(Source::Message(1), Lost::Corrected)]);
    let (results, losses) = of_messages(&["", "\"IsDeleted\":true"]);
    assert_eq!(results, Vec::<String>::new());
    let named = [1, 2].map(|at| Loss::new(Source::Message(at), Lost::Deleted));
    assert_eq!(losses, named);
    let (results, _) = of_messages(&["", "\"IsDeleted\":true", "\"TotalTricks\":12"]);
    assert_eq!(results, ["1 2 4S12"]);
}

#[test]
fn results_for_one_side() {
    // Average plus, average minus; for East-West only the figures are the other way round.
    let (results, losses) = of_messages(&["\"Level\":-7,\"ScoringDirection\":2"]);
    assert_eq!(results, ["1 2 {\"ew\":\"AVE+\",\"ns\":\"AVE-\"}"]);
    assert_eq!(losses, [Loss::new(Source::Message(1), Lost::OneSide)]);
    let (results, losses) = of_messages(&[
        "\"Level\":-7,\"ScoringDirection\":1",
        "\"Level\":-9,\"ScoringDirection\":2",
    ]);
    assert_eq!(results, ["1 2 {\"ns\":\"AVE+\",\"ew\":\"AVE+\"}"]);
    assert_eq!(losses, []);
    let (results, losses) = of_messages(&["", "\"TotalTricks\":9,\"ScoringDirection\":1"]);
    assert_eq!(results, ["1 2 {\"ns\":-50,\"ew\":420}"]);
    // The split score takes the place of both contracts.
    let replaced =
        |at: usize, text: &str| Loss::new(Source::Message(at), Lost::ContractReplaced(text.into()));
    assert_eq!(losses, [replaced(2, "4S N 9"), replaced(1, "4S N 10")]);
}

#[test]
fn a_table_that_is_not_known_is_not_table_0() {
    let text = event("- {board: 1, ns: 1, ew: 2, contract: 4S, by: N, tricks: 10, round: 3}\n");
    let there = converted(&text, Format::Yaml, Format::Bridgemate);
    assert!(!there.text.contains("TableNumber"), "{}", there.text);
    assert!(there.text.contains("\"RoundNumber\":3"), "{}", there.text);
    let losses: Vec<&Lost> = there.losses.iter().map(|loss| &loss.what).collect();
    assert!(losses.contains(&&Lost::TableUnknown), "{losses:?}");
    assert!(!losses.contains(&&Lost::RoundUnknown), "{losses:?}");
}

const RULED: &str = "id: x\ntitle: A ruling\nlaws: ['12C2']\nedition: 2007\nboard: 1\nauction: 1NT Pass Pass Pass\nlog:\n\
    - {D: {adjust: {award: {ns: AVE+, ew: AVE-}}}}\nexpect: {}\n";

#[test]
fn a_log_passed_on_stays_the_log() {
    let there = converted(RULED, Format::Yaml, Format::Json);
    assert_eq!(there.losses, []);
    let back = converted(&there.text, Format::Json, Format::Yaml);
    assert_eq!(
        openroom_laws::log::read(&back.text).unwrap(),
        openroom_laws::log::read(RULED).unwrap()
    );
    let wrong = RULED.replace("1NT Pass Pass Pass", "1NT Pass Pass Pass 2C");
    assert!(convert::bytes(wrong.as_bytes(), Format::Yaml, Format::Json).is_err());
}

#[test]
fn what_the_director_gave_goes_where_it_can() {
    let weighted = "{ns: [[420, 0.6], [-50, 0.4]], ew: 420}";
    for (result, formats) in [
        (
            "award: {ns: AVE+, ew: AVE-}",
            &[Format::Csv, Format::Usebio, Format::Pbn][..],
        ),
        (
            "contract: 4S, by: N, tricks: 10, adjusted: {award: {ns: AVE, ew: AVE-}}",
            &[Format::Csv, Format::Usebio, Format::Pbn],
        ),
        (
            "award: {ns: AVE+, ew: complement}",
            &[Format::Csv, Format::Pbn],
        ),
        ("award: {ns: 37, ew: AVE-}", &[Format::Csv, Format::Pbn]),
        ("assigned: {ns: 420, ew: 420}", &[Format::Csv, Format::Pbn]),
        (
            &format!("assigned: {weighted}"),
            &[Format::Csv, Format::Pbn],
        ),
        (
            &format!("contract: 4S, by: N, tricks: 9, adjusted: {{assigned: {weighted}}}"),
            &[Format::Csv, Format::Pbn],
        ),
        (
            "fault: {ns: none}, assigned: {ew: 420}",
            &[Format::Csv, Format::Pbn],
        ),
        ("better-of: {ns: [[430, 1]]}", &[Format::Csv, Format::Pbn]),
        ("absent: ew", &[Format::Csv]),
    ] {
        let text = event(&format!("- {{board: 1, ns: 1, ew: 2, {result}}}\n"));
        let plain = EventFile::read(&text).unwrap().results;
        for &format in formats {
            let (results, losses) = through(&text, format);
            assert_eq!(
                results,
                [serde_json::json!(plain[0])],
                "{result} {format:?} {losses:?}"
            );
            assert!(!losses.contains(&Lost::Adjusted), "{result} {losses:?}");
        }
    }
}

#[test]
fn an_assigned_score_takes_the_place_of_the_score() {
    let text = event(
        "- {board: 1, ns: 1, ew: 2, contract: 4S, by: N, tricks: 10, adjusted: {assigned: {ns: -50, ew: -50}}}\n",
    );
    let there = converted(&text, Format::Yaml, Format::Usebio);
    assert!(there.text.contains("<SCORE>-50</SCORE>"), "{}", there.text);
    // What has no place there does not leave the cancelled result in its place.
    let split = text.replace("ew: -50", "ew: 420");
    for to in [Format::Usebio, Format::Bridgemate] {
        let there = converted(&split, Format::Yaml, to);
        assert!(
            !there.text.contains("4S") && !there.text.contains("Level"),
            "{}",
            there.text
        );
        let named = there.losses.iter().any(|loss| loss.what == Lost::Adjusted);
        assert!(named, "{:?}", there.losses);
    }
}

#[test]
fn the_ruling_of_a_log_goes_with_its_result() {
    for (to, said) in [(Format::Csv, "AVE+,AVE-"), (Format::Pbn, "[Adjusted ")] {
        let there = converted(RULED, Format::Yaml, to);
        assert!(there.text.contains(said), "{}", there.text);
    }
    let pbn = converted(RULED, Format::Yaml, Format::Pbn).text;
    let csv = converted(&pbn, Format::Pbn, Format::Csv).text;
    assert!(csv.contains("AVE+,AVE-"), "{csv}");
    let again = converted(&pbn, Format::Pbn, Format::Yaml);
    assert!(again.text.contains("adjust"), "{}", again.text);
    assert_eq!(again.losses, []);
}

#[test]
fn a_wrong_ruling_in_csv_is_told() {
    for cell in ["{", "{\"assigned\": 5}", "{\"weather\": 1}", "[1]"] {
        let quoted = cell.replace('"', "\"\"");
        let csv = format!("board,ns,ew,adjusted\n1,1,2,\"{quoted}\"\n");
        let faults = convert::bytes(csv.as_bytes(), Format::Csv, Format::Yaml).unwrap_err();
        assert_eq!((faults.len(), faults[0].line), (1, 2), "{faults:?}");
        assert!(faults[0].to_string().contains("adjusted"), "{faults:?}");
    }
}

#[test]
fn sessions_and_sections_of_usebio() {
    let text = event(
        "- {board: 1, ns: 1, ew: 2, contract: 4S, by: N, tricks: 10, session: 1, section: A}\n\
         - {board: 1, ns: 3, ew: 4, contract: 3S, by: N, tricks: 10, session: 1, section: B}\n\
         - {board: 1, ns: 1, ew: 3, contract: 2S, by: N, tricks: 10, session: 2, section: A}\n",
    );
    let (results, losses) = through(&text, Format::Usebio);
    let wanted: Vec<serde_json::Value> = EventFile::read(&text)
        .unwrap()
        .results
        .iter()
        .map(|line| serde_json::json!(line))
        .collect();
    assert_eq!(results, wanted);
    assert_eq!(losses, []);
    let odd = text.replace("session: 2", "session: 7");
    let (_, losses) = through(&odd, Format::Usebio);
    assert_eq!(losses, [Lost::SessionName("7".into(), 2)]);
}

#[test]
fn a_match_of_each_session_has_its_boards() {
    let text = "event: {kind: teams}\nresults:\n\
        - {board: 1, ns: A, ew: B, score: 50, match: 1, room: open, session: 1}\n\
        - {board: 1, ns: B, ew: A, score: 50, match: 1, room: closed, session: 1}\n\
        - {board: 1, ns: A, ew: C, score: 50, match: 2, room: open, session: 2}\n\
        - {board: 1, ns: C, ew: A, score: 50, match: 2, room: closed, session: 2}\n";
    let event = EventFile::read(text).unwrap();
    let (xml, losses) = usebio::write(&event);
    assert_eq!(losses, []);
    assert_eq!(
        usebio::read(xml.as_bytes()).unwrap().0.results,
        event.results
    );
}

#[test]
fn a_call_explained_without_an_alert() {
    let text =
        "pn|a,b,c,d|md|3S,H,D,C,|sv|o|ah|Board 1|mb|1N|an|12-14|mb|2C!|an|majors|mb|p|mb|p|mb|p|";
    let (games, _) = lin::read(text.as_bytes()).unwrap();
    let (written, losses) = pbn::write(&games);
    assert_eq!(losses, []);
    assert_eq!(
        pbn::read_all(written.as_bytes()).unwrap().0,
        games,
        "{written}"
    );
    // A tag that names no calls stays a tag.
    let odd = written.replace("[NotAlerted \"1\"]", "[NotAlerted \"99\"]");
    let (games, _) = pbn::read_all(odd.as_bytes()).unwrap();
    assert_eq!(games[0].tag("NotAlerted"), Some("99"));
}

#[test]
fn text_of_windows() {
    let text = b"[Event \"Caf\xe9 \x80 \x93O\x92Hara\x94 \x96 \x8aime\"]\n[Board \"1\"]\n";
    let (games, losses) = pbn::read_all(text).unwrap();
    assert_eq!(losses, []);
    assert_eq!(games[0].event.as_deref(), Some("Café € “O’Hara” – Šime"));
    let (written, losses) = pbn::write(&games);
    assert_eq!(losses, []);
    assert_eq!(pbn::read_all(written.as_bytes()).unwrap().0, games);
}

#[test]
fn contract_and_score_at_odds() {
    let csv =
        "board,ns,ew,contract,by,tricks,score\n1,1,2,4S,N,10,50\n1,3,4,4S,,,420\n1,5,6,4S,N,,\n";
    let there = converted(csv, Format::Csv, Format::Yaml);
    let losses: Vec<Lost> = there.losses.into_iter().map(|loss| loss.what).collect();
    assert_eq!(
        losses,
        [
            Lost::ContractAtOdds("4S N".into(), 50),
            Lost::ContractAtOdds("4S".into(), 420),
            Lost::ContractIncomplete("4S N".into()),
            Lost::NoResult,
        ]
    );
}

/// A weight is written as it was, not as the nearest binary fraction.
#[test]
fn long_fractions_stay() {
    let weights = "[[420, 0.333333333333333333333], [-50, 0.666666666666666666667]]";
    let text = event(&format!(
        "- {{board: 1, ns: 1, ew: 2, assigned: {{ns: {weights}, ew: 420}}}}\n"
    ));
    let there = converted(&text, Format::Yaml, Format::Json);
    assert!(
        there.text.contains("0.333333333333333333333"),
        "{}",
        there.text
    );
}

/// A log has no board 0.
#[test]
fn board_0_of_a_file() {
    let pbn = "[Board \"0\"]\n[Dealer \"E\"]\n[Vulnerable \"All\"]\n";
    let there = converted(pbn, Format::Pbn, Format::Yaml);
    assert_eq!(there.losses[0].what, Lost::BoardNumber(0));
    converted(&there.text, Format::Yaml, Format::Json);
}

#[test]
fn the_log_of_an_event_is_told_from_that_of_a_table() {
    let log = "- {at: 2026-05-14T18:00:00+01:00, by: organiser, created: {name: Thursday, kind: pairs}}\n";
    let faults = convert::bytes(log.as_bytes(), Format::Yaml, Format::Csv).unwrap_err();
    assert!(
        faults[0].text.to_string().contains("openroom event export"),
        "{faults:?}"
    );
}
