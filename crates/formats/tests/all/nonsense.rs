//! Any bytes at all: an answer, never a panic.

use openroom_formats::loss::Source;
use openroom_formats::{EventFile, bridgemate, lin, pbn, results_csv, usebio};
use openroom_scoring::event_file;
use proptest::prelude::*;

const PBN: &str = "% PBN 2.1\n[Event \"##A\"]\n[Board \"1\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]\n\
[Deal \"N:AQ7.Q643.A6.AJ93 86.KT97.QJ532.52 K95.A5.K9874.Q64 JT432.J82.T.KT87\"]\n[Declarer \"^N\"]\n\
[Contract \"3NTX\"]\n[Result \"^NS 9 EW 4\"]\n{a comment\n\nover lines}\n[Auction \"N\"]\n1NT =1= $3 ^S Pass !? ^I 1C +\n\
[Note \"1:12-14\"]\n[Play \"E\"]\nDQ DA ^R D4 ^L DT\n- + - -\n*\n[ScoreTable \"Rank\\3R;Name\"]\n1 \"a b\"\n\n[Event \"#\"]\n";
const LIN: &str = "vg|Final,1,I,1,2,A,0,B,0|rs|4SN=,3NTWx-1|pn|a,b,c,d,e,f,g,h|pg||qx|o1|md|3S2TKH24D7C25,S456H56JKD45TC7QA,S389QAH379AD29KC3,|\
sv|o|mb|1S|mb|2N!|an|both minors|mb|pp3Cp|nt|a word|pg||pc|S2|pc|S4SA|mc|11|pg||";

const CSV: &str = "board;ns;ew;contract;by;result;tricks;score;lead;award-ns;award-ew;not-played;form;match;room;round;table;session;section;vul\n\
1;1;2;4SX;N;+1;11;690;HK;;;;;1;open;1;1;1;A;\n1;2;1;Pass;;;;0;;;;;b;1;closed;2;1;1;A;both\n2;3+4;5+6;;;;;;;AVE+;40;;;;;;;;;\n\
3;7;8;;;;;;;;;yes;;;;;;;;\n4;7;8;3NT;S;=;9;;;60;40;;;;;;;;;\n";
const USEBIO: &str = "<USEBIO Version=\"1.2\"><CLUB><CLUB_NAME>C &amp; D</CLUB_NAME><CLUB_ID_NUMBER>7</CLUB_ID_NUMBER></CLUB><EVENT EVENT_TYPE=\"SWISS_TEAMS\">\
<EVENT_DESCRIPTION>E</EVENT_DESCRIPTION><DATE>15/11/2026</DATE><BOARD_SCORING_METHOD>IMPS</BOARD_SCORING_METHOD><SESSION><SECTION SECTION_ID=\"A\">\
<PARTICIPANTS><TEAM TEAM_ID=\"1\" TEAM_NAME=\"Owls\"><PLAYER><PLAYER_NAME>Ana</PLAYER_NAME></PLAYER></TEAM><TEAM TEAM_ID=\"2\"/></PARTICIPANTS>\
<MATCH><ROUND_NUMBER>1</ROUND_NUMBER><TEAM>1</TEAM><OPPOSING_TEAM>2</OPPOSING_TEAM><BOARD><BOARD_NUMBER>1</BOARD_NUMBER><VULNERABILITY>All</VULNERABILITY>\
<TRAVELLER_LINE><DIRECTION>EW</DIRECTION><CONTRACT>3 NT*</CONTRACT><PLAYED_BY>S</PLAYED_BY><LEAD>HK</LEAD><TRICKS>9</TRICKS><SCORE>750</SCORE></TRAVELLER_LINE>\
<TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER><SCORE>A6040</SCORE></TRAVELLER_LINE></BOARD></MATCH></SECTION></SESSION></EVENT></USEBIO>";

fn mutated(text: &'static str) -> impl Strategy<Value = Vec<u8>> {
    let places = prop::collection::vec((any::<prop::sample::Index>(), any::<u8>(), 0..4_u8), 0..12);
    places.prop_map(move |places| {
        let mut bytes = text.as_bytes().to_vec();
        for (at, byte, how) in places {
            let at = at.index(bytes.len().max(1));
            match how {
                0 if at < bytes.len() => bytes[at] = byte,
                1 if at < bytes.len() => drop(bytes.remove(at)),
                2 => bytes.insert(at.min(bytes.len()), byte),
                _ => bytes.truncate(at.max(1)),
            }
        }
        bytes
    })
}

/// Whatever an event says, each format takes it, and the event file that is written is taken by crate `scoring`.
fn every_target(event: &EventFile) {
    let _ = event.to_games();
    let (csv, _) = results_csv::write(event);
    results_csv::read(csv.as_bytes()).unwrap_or_else(|faults| panic!("{faults:?}\n{csv}"));
    let (xml, _) = usebio::write(event);
    usebio::read(xml.as_bytes()).unwrap_or_else(|faults| panic!("{faults:?}\n{xml}"));
    let (json, _) = bridgemate::write(event);
    bridgemate::read(&json).unwrap_or_else(|faults| panic!("{faults:?}\n{json}"));
    let (scorable, _) = event.scorable();
    for text in [scorable.to_yaml(), scorable.to_json()] {
        event_file::read(&text).unwrap_or_else(|errors| panic!("{errors}\n{text}"));
    }
}

/// A result with anything in it.
fn line() -> impl Strategy<Value = serde_json::Value> {
    let word = |words: &'static [&'static str]| prop::option::of(prop::sample::select(words));
    (
        (0..40_u32, 0..4_u8, 0..4_u8),
        word(&["4S", "3NTX", "Pass", "pass", "nonsense", "7NTXX"]),
        word(&["N", "e", "Ana"]),
        word(&["=", "+1", "-3", "+9", "x"]),
        prop::option::of(0..14_u8),
        prop::option::of(-2000..2000_i32),
        word(&["HK", "card"]),
        word(&["AVE+", "37.5", "lots"]),
        word(&["AVE", "0", "complement"]),
        prop::collection::vec(
            prop::sample::select(vec![
                ("not-played", "true"),
                ("room", "open"),
                ("room", "kitchen"),
                ("match", "1"),
                ("round", "2"),
                ("round", "x"),
                ("session", "1"),
                ("session", "A1"),
                ("section", "B"),
                ("vul", "both"),
                ("vul", "red"),
                ("form", "b"),
                ("table", "T"),
                ("assigned", "no"),
                ("weather", "fine"),
                ("four", "1"),
            ]),
            0..4,
        ),
    )
        .prop_map(
            |((board, ns, ew), contract, by, result, tricks, score, lead, a, b, more)| {
                let mut line = serde_json::json!({"board": board});
                let side = |n: u8| match n {
                    0 => serde_json::Value::Null,
                    3 => serde_json::json!([3, 4]),
                    n => n.into(),
                };
                line["ns"] = side(ns);
                line["ew"] = side(ew);
                for (key, word) in [
                    ("contract", contract),
                    ("by", by),
                    ("result", result),
                    ("lead", lead),
                ] {
                    if let Some(word) = word {
                        line[key] = word.into();
                    }
                }
                if let Some(tricks) = tricks {
                    line["tricks"] = tricks.into();
                }
                if let Some(score) = score {
                    line["score"] = score.into();
                }
                for (side, award) in [("ns", a), ("ew", b)] {
                    if let Some(award) = award {
                        line["award"][side] = award.into();
                    }
                }
                for (key, word) in more {
                    line[key] = match word {
                        "true" => true.into(),
                        "no" => serde_json::json!({"ns": 420, "ew": -50}),
                        word => word.into(),
                    };
                }
                line
            },
        )
}

fn every_way(games: &[openroom_formats::Game]) {
    for game in games {
        let _ = game.to_log(&Source::File);
    }
    let (text, _) = pbn::write(games);
    let _ = pbn::read_all(text.as_bytes());
    let (text, _) = lin::write(games);
    let _ = lin::read(text.as_bytes());
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..crate::cases(500) })]

    #[test]
    fn random_bytes(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let _ = pbn::read_all(&bytes);
        let _ = lin::read(&bytes);
    }

    #[test]
    fn random_tokens(words in prop::collection::vec(prop::sample::select(vec![
        "[", "]", "\"", "[Deal \"", "[Play \"N\"]", "[Auction \"S\"]", "^I", "^S", "^", "=1=", "=", "$", "$999", "AP", "1NT", "-", "+", "*",
        "{", "}", ";", "%", "\n", "\n\n", "SA", "é", "[Note \"1:x\"]", "[Result \"NS 9\"]", "|", "md|", "pc|", "mb|", "qx|o", "mc|", "7N", "!",
    ]), 0..60)) {
        let text = words.concat();
        if let Ok((games, _)) = pbn::read_all(text.as_bytes()) {
            every_way(&games);
        }
        if let Ok((games, _)) = lin::read(text.as_bytes()) {
            every_way(&games);
        }
    }

    #[test]
    fn mutated_pbn(bytes in mutated(PBN)) {
        for (game, _) in pbn::Reader::new(bytes.as_slice()).flatten().flatten() {
            every_way(&[game]);
        }
    }

    #[test]
    fn mutated_csv(bytes in mutated(CSV)) {
        if let Ok(event) = results_csv::read(&bytes) {
            let (text, losses) = results_csv::write(&event);
            prop_assert!(losses.is_empty(), "{:?}\n{}", losses, text);
            let again = results_csv::read(text.as_bytes());
            prop_assert_eq!(again.as_ref(), Ok(&event), "{}", text);
            every_target(&event);
        }
    }

    #[test]
    fn mutated_usebio(bytes in mutated(USEBIO)) {
        if let Ok((event, _)) = usebio::read(&bytes) {
            let (text, losses) = usebio::write(&event);
            let again = usebio::read(text.as_bytes()).map(|(event, _)| event);
            if losses.is_empty() {
                prop_assert_eq!(again.as_ref(), Ok(&event), "{}", text);
            }
            every_target(&event);
        }
    }

    #[test]
    fn any_event(kind in prop::sample::select(vec!["", "pairs", "teams", "individual", "ladder"]),
        method in prop::sample::select(vec!["matchpoints", "imps", "total", "butler"]),
        lines in prop::collection::vec(line(), 0..5)) {
        let data = serde_json::json!({"event": {"name": "A", "kind": kind}, "scoring": {"method": method}, "results": lines});
        let event: EventFile = serde_json::from_value(data).unwrap();
        every_target(&event);
    }

    #[test]
    fn mutated_lin(bytes in mutated(LIN)) {
        if let Ok((games, _)) = lin::read(&bytes) {
            every_way(&games);
        }
    }
}

#[test]
fn the_samples_themselves_are_read() {
    assert_eq!(
        results_csv::read(CSV.as_bytes()).map(|e| e.results.len()),
        Ok(5)
    );
    let (event, losses) = usebio::read(USEBIO.as_bytes()).unwrap();
    assert_eq!((event.results.len(), losses), (2, Vec::new()));
    assert_eq!(
        pbn::read_all(PBN.as_bytes()).map(|(games, _)| games.len()),
        Ok(2)
    );
    assert_eq!(
        lin::read(LIN.as_bytes()).map(|(games, _)| games.len()),
        Ok(1)
    );
}

#[test]
fn words_before_an_empty_line_belong_to_the_next_game() {
    let text = "% PBN 2.1\n%Creator: somebody\n; a set\n\n[Board \"1\"]\n";
    let (games, _) = pbn::read_all(text.as_bytes()).unwrap();
    assert_eq!(games.len(), 1);
    assert_eq!(games[0].escapes, ["Creator: somebody"]);
    assert_eq!(games[0].comments[0].text, "a set");
}

/// A file of a million columns has one fault, found at once.
#[test]
fn a_million_columns_are_one_fault() {
    use openroom_formats::convert::{self, Format};
    let header: String = (0..1_000_000).map(|n| format!("c{n},")).collect();
    let text = format!("board,{header}last\n");
    let faults = convert::whole(text.as_bytes(), Format::Csv)
        .err()
        .unwrap_or_default();
    assert_eq!(faults.len(), 1, "{}", faults.len());
    assert!(faults[0].to_string().contains("600"), "{}", faults[0]);
}
