//! An event with everything in it, to each format and back: each field is the same, or it is named as lost.

use std::collections::BTreeMap;

use openroom_formats::convert::{self, Content, Format};
use openroom_formats::event::Line;
use openroom_formats::loss::{Lost, Source};
use openroom_formats::{EventFile, Loss};
use serde_json::{Value, json};

const DEAL: &str = "N:AKQJ.T98.765.432 T98.765.432.AKQJ 765.432.AKQJ.T98 432.AKQJ.T98.765";

/// All that hold results or boards, but for LIN.
const FORMATS: [Format; 6] = [
    Format::Yaml,
    Format::Json,
    Format::Usebio,
    Format::Csv,
    Format::Bridgemate,
    Format::Pbn,
];

/// 26 boards at three tables, each with its lead; and three results that the Director gave.
fn evening() -> EventFile {
    let contestant = |id: u32| {
        json!({
            "id": id, "names": [format!("Player {id}a"), format!("Player {id}b")],
            "members": [format!("00{id}1"), format!("00{id}2")], "stratum": "A",
        })
    };
    let mut results = Vec::new();
    for board in 1..=26_u32 {
        for table in 1..=3_u32 {
            let by = ["N", "E", "S", "W"][(board + table) as usize % 4];
            let contract = ["3NT", "4SX", "2H", "5DXX"][(board * table) as usize % 4];
            let lead = ["HK", "S2", "DT", "C9"][(board + 2 * table) as usize % 4];
            results.push(json!({
                "board": board, "ns": table, "ew": table + 3, "contract": contract, "by": by, "tricks": 7 + board % 5,
                "lead": lead, "table": table, "round": board.div_ceil(9), "section": "A",
            }));
        }
    }
    let place = |board: u32| json!({"board": board, "ns": 1, "ew": 4, "table": 1, "round": 4, "section": "A"});
    for (board, key, value) in [
        (27, "award", json!({"ns": "AVE+", "ew": "AVE-"})),
        (
            28,
            "assigned",
            json!({"ns": [[420, 0.6], [-50, 0.4]], "ew": 420}),
        ),
        (29, "not-played", json!(true)),
    ] {
        let mut line = place(board);
        line[key] = value;
        results.push(line);
    }
    let event = json!({
        "event": {"name": "Thursday", "kind": "pairs", "date": "2026-11-12", "club": "Test Club", "club-id": "777"},
        "edition": 2017,
        "scoring": {"method": "matchpoints"},
        "contestants": (1..=6).map(contestant).collect::<Vec<_>>(),
        "results": results,
        "deals": (1..=26).map(|board: u32| json!({"board": board, "deal": DEAL})).collect::<Vec<_>>(),
        "penalties": [{"contestant": 3, "standard": 1}],
    });
    serde_json::from_value(event).unwrap()
}

type Fields = BTreeMap<String, String>;

/// Every fact, by where it stands.
fn fields(event: &EventFile) -> Fields {
    let mut all = Fields::new();
    let mut put = |place: String, value: String| {
        all.insert(place, value);
    };
    let said = |value: &Value| value.to_string().replace(['"', '-', '.'], "");
    put("event name".into(), event.event.name.clone());
    for (key, value) in event
        .event
        .extra
        .iter()
        .chain(&event.scoring)
        .chain(&event.extra)
    {
        put(format!("event {key}"), said(value));
    }
    if let Some(edition) = event.edition {
        put("event edition".into(), edition.to_string());
    }
    for contestant in &event.contestants {
        let id = said(&contestant.id);
        put(
            format!("contestant {id} names"),
            contestant.names.join(", "),
        );
        put(
            format!("contestant {id} members"),
            contestant.members.join(", "),
        );
        for (key, value) in &contestant.extra {
            put(format!("contestant {id} {key}"), said(value));
        }
    }
    for dealt in &event.deals {
        put(
            format!("event hands {}", dealt.board),
            format!("{:?}", dealt.deal),
        );
    }
    for line in &event.results {
        for (key, value) in of_line(line) {
            put(format!("{:?} {key}", line.source()), value);
        }
    }
    all.retain(|_, value| !value.is_empty());
    all
}

fn of_line(line: &Line) -> Vec<(String, String)> {
    let mut all = vec![
        (
            "contract".to_owned(),
            line.contract.clone().unwrap_or_default(),
        ),
        ("by".into(), line.by.clone().unwrap_or_default()),
        (
            "tricks".into(),
            line.tricks().map_or(String::new(), |n| n.to_string()),
        ),
        ("lead".into(), line.lead.clone().unwrap_or_default()),
        (
            "adjusted".into(),
            line.ruling()
                .map_or(String::new(), |ruling| Value::from(ruling).to_string()),
        ),
    ];
    for key in [
        "table",
        "round",
        "section",
        "session",
        "form",
        "vul",
        "not-played",
    ] {
        all.push((
            key.into(),
            line.extra
                .get(key)
                .map_or(String::new(), |value| value.to_string().replace('"', "")),
        ));
    }
    all
}

/// Whether a loss names the field.
fn names(loss: &Loss, place: &str) -> bool {
    let (of, key) = place.rsplit_once(' ').unwrap();
    let what = format!("{:?}", loss.what);
    let by_key = what.contains(&format!("{key:?}"));
    match &loss.place {
        Source::File => match &loss.what {
            Lost::Entries => of.starts_with("contestant"),
            Lost::Hands(_) => of == "event hands",
            Lost::Edition => key == "edition",
            Lost::Fact(fact, _) => {
                format!("{fact:?}").eq_ignore_ascii_case(key) || key == "name" || key == "club"
            }
            _ => of == "event" && by_key,
        },
        Source::Contestant(id) => of == format!("contestant {id}") && by_key,
        Source::Result(..) => {
            of == format!("{:?}", loss.place)
                && (by_key || matches!(loss.what, Lost::Adjusted | Lost::NotPlayed | Lost::Award))
        }
        _ => false,
    }
}

fn through(event: &EventFile, format: Format) -> (EventFile, Vec<Loss>) {
    let mut heard = Vec::new();
    let there = convert::bytes(event.to_json().as_bytes(), Format::Json, format).unwrap();
    heard.extend(there.losses);
    let (content, losses) = convert::whole(there.text.as_bytes(), format).unwrap();
    heard.extend(losses);
    let event = match content {
        Content::Results(event) => *event,
        boards => {
            let games = boards.boards().unwrap().map(|game| game.unwrap().0);
            let (event, losses) = EventFile::from_games(&games.collect::<Vec<_>>());
            heard.extend(losses);
            event
        }
    };
    (event, heard)
}

#[test]
fn each_field_is_kept_or_named() {
    let event = evening();
    let before = fields(&event);
    for format in FORMATS {
        let (back, losses) = through(&event, format);
        let after = fields(&back);
        for (place, value) in &before {
            let is_kept = after.get(place) == Some(value);
            assert!(
                is_kept || losses.iter().any(|loss| names(loss, place)),
                "{format}: {place} is {value:?}, then {:?}\n{losses:?}",
                after.get(place)
            );
        }
    }
}

#[test]
fn event_files_keep_everything_and_usebio_all_that_is_no_ranking() {
    let event = evening();
    for format in [Format::Yaml, Format::Json] {
        let (back, losses) = through(&event, format);
        assert_eq!(losses, []);
        assert_eq!(fields(&back), fields(&event));
    }
    let (_, losses) = through(&event, Format::Usebio);
    let told: Vec<String> = losses
        .iter()
        .map(|loss| format!("{:?}", loss.what))
        .collect();
    let mut told: Vec<&str> = told.iter().map(String::as_str).collect();
    told.dedup();
    assert_eq!(
        told,
        [
            "Key(\"stratum\")",
            "Adjusted",
            "Key(\"penalties\")",
            "Edition"
        ]
    );
}

#[test]
fn as_many_leads_come_out_as_went_in() {
    let event = evening();
    let leads = |event: &EventFile| {
        event
            .results
            .iter()
            .filter(|line| line.lead.is_some())
            .count()
    };
    assert_eq!(leads(&event), 78);
    for format in FORMATS {
        assert_eq!(leads(&through(&event, format).0), 78, "{format}");
    }
    // LIN tells who leads by the auction, and there is none.
    let lin = convert::bytes(event.to_json().as_bytes(), Format::Json, Format::Lin).unwrap();
    let lost = lin
        .losses
        .iter()
        .filter(|loss| loss.what == Lost::PlayWithoutAuction);
    assert_eq!(lost.count(), 78);
}
