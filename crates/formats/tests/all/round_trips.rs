//! Random events and logs, written in each format and read back: the same, or what differs is named.

use openroom_formats::convert::{self, Format};
use openroom_formats::event::Line;
use openroom_formats::loss::Source;
use openroom_formats::{EventFile, Loss};
use proptest::prelude::*;
use serde_json::{Value, json};

/// What came of a board: played, or any of the Director's scores.
fn outcome() -> impl Strategy<Value = Value> {
    let contract = prop::sample::select(vec!["1C", "2HX", "3NT", "4S", "5DXX", "7NT"]);
    let seat = prop::sample::select(vec!["N", "E", "S", "W"]);
    let lead = prop::option::of(prop::sample::select(vec!["HK", "S2", "DT"]));
    let played = (contract, seat, 0..14_u8, lead).prop_map(|(contract, by, tricks, lead)| {
        let mut line = json!({"contract": contract, "by": by, "tricks": tricks});
        if let Some(lead) = lead {
            line["lead"] = lead.into();
        }
        line
    });
    let ruling = prop::sample::select(vec![
        json!({"award": {"ns": "AVE+", "ew": "AVE-"}}),
        json!({"award": {"ns": "AVE", "ew": 45}}),
        json!({"award": {"ns": 60, "ew": 40}}),
        json!({"award": {"ns": "AVE+", "ew": "complement"}}),
        json!({"fault": {"ns": "none", "ew": "directly"}}),
        json!({"fault": {"ns": "none"}, "assigned": {"ew": 420}}),
        json!({"assigned": {"ns": 420, "ew": 420}}),
        json!({"assigned": {"ns": [[420, 0.6], [-50, 0.4]], "ew": -50}}),
        json!({"better-of": {"ns": [[430, 1]]}}),
    ]);
    let beside = (played.clone(), ruling.clone()).prop_map(|(mut line, ruling)| {
        line["adjusted"] = ruling;
        line
    });
    prop_oneof![
        6 => played,
        1 => Just(json!({"contract": "Pass"})),
        1 => Just(json!({"not-played": true})),
        1 => Just(json!({"absent": "ew"})),
        1 => (-200..200_i32).prop_map(|tens| json!({"score": tens * 10})),
        2 => ruling,
        2 => beside,
    ]
}

/// A result at a table of some session and section.
fn line() -> impl Strategy<Value = Value> {
    (
        outcome(),
        1..9_u32,
        1..9_u32,
        (1..4_u32, 1..4_u32),
        prop::sample::select(vec!["A", "B"]),
        1..3_u32,
    )
        .prop_map(
            |(mut line, board, pair, (round, table), section, session)| {
                for (key, value) in [
                    ("board", json!(board)),
                    ("ns", json!(pair)),
                    ("ew", json!(pair + 10)),
                    ("round", json!(round)),
                    ("table", json!(table)),
                    ("section", json!(section)),
                    ("session", json!(session)),
                ] {
                    line[key] = value;
                }
                line
            },
        )
}

/// The results as an event file says them, each with its text; in an order of their own, since formats have theirs.
fn told(event: &EventFile) -> Vec<String> {
    let (event, _) = event.scorable();
    let mut lines: Vec<String> = event.results.iter().map(text).collect();
    lines.sort();
    lines
}

fn text(line: &Line) -> String {
    let mut sorted: Vec<String> = match json!(line) {
        Value::Object(keys) => keys.iter().map(|(k, v)| format!("{k}={v}")).collect(),
        _ => Vec::new(),
    };
    sorted.sort();
    sorted.join(" ")
}

/// Losses of single results.
fn of_results(losses: &[Loss]) -> Vec<&Loss> {
    let is_one = |loss: &&Loss| matches!(loss.place, Source::Result(..) | Source::Message(_));
    losses.iter().filter(is_one).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..crate::cases(100) })]

    #[test]
    fn events_come_back(mut lines in prop::collection::vec(line(), 1..6)) {
        // Nobody plays a board twice; dealer and vulnerability come again after 16 boards.
        for (i, line) in lines.iter_mut().enumerate() {
            let board = line["board"].as_u64().unwrap_or(1);
            line["board"] = json!(board + 16 * i as u64);
        }
        let data = json!({"event": {"name": "A", "kind": "pairs"}, "results": lines});
        let event: EventFile = serde_json::from_value(data).unwrap();
        let yaml = event.to_yaml();
        for format in [Format::Csv, Format::Usebio, Format::Json, Format::Yaml] {
            let there = convert::bytes(yaml.as_bytes(), Format::Yaml, format).unwrap();
            let back = convert::bytes(there.text.as_bytes(), format, Format::Yaml).unwrap();
            let again = EventFile::read(&back.text).unwrap();
            let lost: Vec<&Loss> = of_results(&there.losses).into_iter().chain(of_results(&back.losses)).collect();
            if format != Format::Usebio {
                prop_assert!(lost.is_empty(), "{} {lost:?}\n{}", format.name(), there.text);
            }
            // A file of USEBIO with one session does not number it.
            let sessions = there.losses.iter().any(|loss| format!("{loss:?}").contains("SessionName"));
            if lost.is_empty() && !sessions {
                let is_same = told(&again) == told(&event) || format == Format::Usebio && has_figures(&event);
                prop_assert!(is_same, "{}\n{yaml}\n{}\n{}", format.name(), there.text, back.text);
            }
        }
    }
}

/// Whether a ruling is written as a figure that means the same: fault as an award, an assigned score as a score.
fn has_figures(event: &EventFile) -> bool {
    let text = event.to_yaml();
    text.contains("fault") || text.contains("assigned")
}
