//! A result that the Director cancelled never stands in for the score that he gave.

use openroom_formats::EventFile;
use openroom_formats::convert::{self, Converted, Format};
use openroom_formats::loss::Lost;

fn converted(text: &str, from: Format, to: Format) -> Converted {
    convert::bytes(text.as_bytes(), from, to).unwrap_or_else(|faults| panic!("{faults:?}"))
}

fn names(converted: &Converted, wanted: &Lost) -> bool {
    converted.losses.iter().any(|loss| loss.what == *wanted)
}

fn pbn(adjusted: &str) -> String {
    format!(
        "[Board \"1\"]\n[PairNS \"1\"]\n[PairEW \"2\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]\n[Declarer \"N\"]\n\
         [Contract \"4S\"]\n[Result \"10\"]\n[Score \"NS 420\"]\n[Adjusted \"{adjusted}\"]\n"
    )
}

#[test]
fn an_adjusted_score_that_cannot_be_read() {
    for said in ["60/40 each", "see the form", "{}}"] {
        let text = pbn(said);
        for to in [Format::Csv, Format::Usebio, Format::Bridgemate] {
            let there = converted(&text, Format::Pbn, to);
            let is_written = ["4S", "420", "\"Level\": 4", "TRICKS"]
                .iter()
                .any(|word| there.text.contains(word));
            assert!(!is_written, "{said}: {}", there.text);
            assert!(names(&there, &Lost::Adjusted), "{:?}", there.losses);
            let tag = Lost::Tag("Adjusted".into(), said.into());
            assert!(names(&there, &tag), "{:?}", there.losses);
        }
    }
}

#[test]
fn an_empty_tag_adjusts_nothing() {
    for said in ["", "?", "-"] {
        let csv = converted(&pbn(said), Format::Pbn, Format::Csv);
        assert!(csv.text.contains("4S,N,,10,420"), "{}", csv.text);
        assert!(!names(&csv, &Lost::Adjusted));
    }
}

#[test]
fn lin_has_no_word_for_weights() {
    let text = "event: {kind: teams}\nresults:\n\
        - {board: 1, ns: 1, ew: 2, contract: 4S, by: N, tricks: 10, match: 1, room: open, \
           adjusted: {assigned: {ns: [[420, 1/2], [-50, 1/2]], ew: [[420, 1/2], [-50, 1/2]]}}}\n\
        - {board: 1, ns: 2, ew: 1, contract: 4S, by: N, tricks: 9, match: 1, room: closed}\n";
    let lin = converted(text, Format::Yaml, Format::Lin);
    assert!(lin.text.contains("rs|,4SN-1|"), "{}", lin.text);
    assert!(!lin.text.contains("mc|10|"), "{}", lin.text);
    assert!(lin.text.contains("mc|9|"), "{}", lin.text);
    assert!(names(&lin, &Lost::Adjusted), "{:?}", lin.losses);
}

/// An award that no event file may have: the line is lost, and said to be.
#[test]
fn an_award_that_makes_no_sense() {
    let text = "results:\n- {board: 1, ns: 1, ew: 2, contract: 4S, by: N, tricks: 10, award: {ns: lots, ew: few}}\n";
    let event = EventFile::read(text).unwrap();
    let (kept, losses) = event.scorable();
    assert_eq!(kept.results, []);
    let told: Vec<&Lost> = losses.iter().map(|loss| &loss.what).collect();
    assert_eq!(told, [&Lost::Award, &Lost::Adjusted]);
}
