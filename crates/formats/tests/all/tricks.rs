//! Numbers of tricks are digits alone: `+1` is a trick above the contract, and not one trick.

use openroom_formats::convert::{self, Format};

fn faults(text: &str, from: Format) -> Vec<String> {
    match convert::bytes(text.as_bytes(), from, Format::Csv) {
        Ok(converted) => panic!("taken: {text}\n{}", converted.text),
        Err(faults) => faults.iter().map(ToString::to_string).collect(),
    }
}

fn pbn(result: &str) -> String {
    format!(
        "[Board \"1\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]\n[Declarer \"N\"]\n[Contract \"4S\"]\n[Result \"{result}\"]\n"
    )
}

fn usebio(tricks: &str) -> String {
    format!(
        "<USEBIO Version=\"1.2\"><EVENT EVENT_TYPE=\"PAIRS\"><BOARD><BOARD_NUMBER>1</BOARD_NUMBER>\n<TRAVELLER_LINE>\
         <NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER><CONTRACT>4S</CONTRACT><PLAYED_BY>N</PLAYED_BY>\
         <TRICKS>{tricks}</TRICKS></TRAVELLER_LINE></BOARD></EVENT></USEBIO>"
    )
}

/// A file with that number of tricks.
type Text<'a> = &'a dyn Fn(&str) -> String;

#[test]
fn a_sign_is_no_number_of_tricks() {
    let csv = |tricks: &str| format!("board,ns,ew,contract,by,tricks\n1,1,2,4S,N,{tricks}\n");
    let lin = |tricks: &str| format!("md|3,,,|ah|Board 1|mb|4Sppp|mc|{tricks}|\n");
    let formats: [(Format, Text<'_>, &str); 4] = [
        (Format::Pbn, &pbn, "Result"),
        (Format::Usebio, &usebio, "TRICKS"),
        (Format::Csv, &csv, "tricks"),
        (Format::Lin, &lin, "mc"),
    ];
    for (format, text, place) in formats {
        convert::bytes(text("9").as_bytes(), format, Format::Csv)
            .unwrap_or_else(|faults| panic!("{faults:?}"));
        for wrong in ["+1", "+9", "-1", "14", "1 0 0"] {
            let faults = faults(&text(wrong), format);
            assert!(
                matches!(&faults[..], [one] if one.contains(place)),
                "{wrong}: {faults:?}"
            );
        }
    }
}

#[test]
fn both_sides_win_thirteen_tricks() {
    for right in ["NS 9 EW 4", "EW 4 NS 9", "NS 9", "EW 4", "^9"] {
        let csv = convert::bytes(pbn(right).as_bytes(), Format::Pbn, Format::Csv).unwrap();
        assert!(csv.text.contains("4S,N,,9,"), "{right}: {}", csv.text);
    }
    for wrong in ["NS 9 EW 3", "NS 9 EW +4", "NS 9 NS 9", "NS 9 XX 4"] {
        let faults = faults(&pbn(wrong), Format::Pbn);
        assert!(
            matches!(&faults[..], [one] if one.contains("line 6") && one.contains("13")),
            "{wrong}: {faults:?}"
        );
    }
}

/// What is wrong with an event file is told with its line, as `openroom score` tells it.
#[test]
fn faults_of_event_files_have_lines() {
    let plain = "- {board: 1, ns: 1, ew: 2, contract: 4S, by: N, tricks: 9}\n";
    for (wrong, place) in [
        ("contract: 4S, by: N, tricks: \"+1\"", "results[1].tricks"),
        ("award: AVE", "results[1]"),
        ("contract: 4S, by: N, tricks: many", "results[1].tricks"),
    ] {
        let text = format!("results:\n{plain}- {{board: 1, ns: 3, ew: 4, {wrong}}}\n");
        for from in [Format::Yaml, Format::Json] {
            let faults = faults(&text, from);
            let start = format!("line 3: {place}");
            assert!(
                matches!(&faults[..], [one] if one.starts_with(&start)),
                "{wrong}: {faults:?}"
            );
        }
    }
}
