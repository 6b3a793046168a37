//! What we write as USEBIO has the structure that the programs of federations read: which element stands in which, in
//! which order, and what must be there.

use openroom_formats::{Event, usebio};

/// In each element those that may stand in it, in their order; a list in brackets repeats as a whole.
const ORDER: [(&str, &[&str]); 9] = [
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
            "PARTICIPANTS",
            "MATCH",
            "BOARD",
        ],
    ),
    ("PARTICIPANTS", &["PAIR", "TEAM"]),
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
    (
        "TEAM",
        &["TEAM_ID", "TEAM_NAME", "TOTAL_SCORE", "PLACE", "PLAYER"],
    ),
    ("PLAYER", &["PLAYER_NAME"]),
    ("BOARD", &["BOARD_NUMBER", "TRAVELLER_LINE"]),
    (
        "TRAVELLER_LINE",
        &[
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
    let event = Event::read(text).unwrap();
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
fn teams_and_swiss() {
    let matches = RESULTS.replace("}\n", ", match: 1, room: open, round: 1}\n");
    for (kind, swiss, written) in [
        ("teams", "false", "TEAMS"),
        ("teams", "true", "SWISS_TEAMS"),
        ("pairs", "true", "SWISS_PAIRS"),
    ] {
        let head = format!(
            "event: {{name: League, kind: {kind}, swiss: {swiss}}}\ncontestants:\n- {{id: 1, names: [Ana, Bea, Cy, Di], total: 12, place: 2}}\n"
        );
        check(&format!("{head}{matches}"), written);
    }
}
