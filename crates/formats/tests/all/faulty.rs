//! One game that cannot be read does not keep the others out, if that is wished.

use openroom_formats::convert::{self, Content, Faulty, Format, Heard};
use openroom_formats::loss::{Lost, Source};

/// What is left of a file, how much was left out, and where.
fn sifted(text: &str, from: Format, to: Format) -> (String, Vec<Source>) {
    let mut heard = Heard::default();
    let stream = std::io::Cursor::new(text.to_owned().into_bytes());
    let content = convert::open(stream, from, Faulty::LeftOut, &mut heard).unwrap();
    let mut out = Vec::new();
    convert::write(content.unwrap(), to, &mut out, &mut heard).unwrap();
    assert_eq!(heard.faults, []);
    let left_out = heard.losses.iter().filter_map(|loss| match &loss.what {
        Lost::Faulty(faults) => {
            assert!(!faults.is_empty());
            Some(loss.place.clone())
        }
        _ => None,
    });
    (String::from_utf8(out).unwrap(), left_out.collect())
}

fn is_refused(text: &str, from: Format) {
    assert!(convert::whole(text.as_bytes(), from).is_err());
}

#[test]
fn games_of_pbn() {
    let text = "[Board \"1\"]\n[Dealer \"N\"]\n\n[Board \"2\"]\n[Dealer \"Q\"]\n[Contract \"9S\"]\n\n[Board \"3\"]\n[Dealer \"S\"]\n\n[Board \"x\"]\n";
    is_refused(text, Format::Pbn);
    let (out, left_out) = sifted(text, Format::Pbn, Format::Pbn);
    assert_eq!(left_out, [Source::Line(5), Source::Line(11)]);
    assert!(out.contains("[Board \"1\"]") && out.contains("[Board \"3\"]"));
    assert!(!out.contains("[Board \"2\"]"));
}

#[test]
fn boards_of_lin() {
    let text = "md|1S,H,D,C,|ah|Board 1|mb|1N|\nmd|2S,H,D,C,|ah|Board 2|mb|9Q|\nmd|3S,H,D,C,|ah|Board 3|mb|p|\n";
    is_refused(text, Format::Lin);
    let (out, left_out) = sifted(text, Format::Lin, Format::Lin);
    assert_eq!(left_out, [Source::Line(2)]);
    assert!(out.contains("Board 1|") && out.contains("Board 3|") && !out.contains("Board 2|"));
}

#[test]
fn rows_of_csv_and_of_two_that_contradict_each_other_the_second() {
    let text = "board,ns,ew,contract,by,tricks\n1,1,2,4S,N,10\n2,1,2,9S,N,10\n1,1,2,4S,N,9\n3,1,2,3NT,E,9\n";
    is_refused(text, Format::Csv);
    let (out, left_out) = sifted(text, Format::Csv, Format::Csv);
    assert_eq!(left_out, [Source::Line(3), Source::Line(4)]);
    assert_eq!(out.lines().count(), 3, "{out}");
}

#[test]
fn lines_of_usebio() {
    let line = |contract: &str| {
        format!(
            "<TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER><CONTRACT>{contract}</CONTRACT><PLAYED_BY>N</PLAYED_BY><TRICKS>9</TRICKS></TRAVELLER_LINE>"
        )
    };
    let text = format!(
        "<USEBIO><EVENT EVENT_TYPE=\"PAIRS\">\n<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>{}</BOARD>\n\
        <BOARD><BOARD_NUMBER>2</BOARD_NUMBER>\n{}</BOARD>\n<BOARD>{}</BOARD>\n</EVENT></USEBIO>",
        line("3NT"),
        line("9S"),
        line("1S")
    );
    is_refused(&text, Format::Usebio);
    let (out, left_out) = sifted(&text, Format::Usebio, Format::Csv);
    assert_eq!(left_out, [Source::Line(4), Source::Line(5)]);
    assert_eq!(out.lines().count(), 2, "{out}");
}

#[test]
fn logs() {
    let good = "board: 1\nauction: P P P P\n";
    let text = format!("{good}---\nboard: 2\nacution: P\n---\nboard: 3\nauction: P P P P\n");
    is_refused(&text, Format::Yaml);
    let (out, left_out) = sifted(&text, Format::Yaml, Format::Pbn);
    assert_eq!(left_out, [Source::Line(3)]);
    assert!(
        out.contains("[Board \"1\"]") && out.contains("[Board \"3\"]"),
        "{out}"
    );
}

#[test]
fn where_nothing_is_left_that_is_said() {
    let mut heard = Heard::default();
    let stream = std::io::Cursor::new(b"[Board \"x\"]\n".to_vec());
    let content = convert::open(stream, Format::Pbn, Faulty::LeftOut, &mut heard).unwrap();
    convert::write(content.unwrap(), Format::Pbn, &mut Vec::new(), &mut heard).unwrap();
    assert_eq!((heard.losses.len(), heard.faults.len()), (1, 1));
}

#[test]
fn what_is_wrong_with_the_file_stays_wrong() {
    for (text, from) in [
        ("board,colour\n1,red\n", Format::Csv),
        ("<USEBIO><EVENT></EVENT></USEBIO>", Format::Usebio),
        ("nothing", Format::Bridgemate),
    ] {
        assert!(
            convert::sift(text.as_bytes(), from, Faulty::LeftOut).is_err(),
            "{text}"
        );
    }
    let content = convert::sift(
        b"board,ns,ew,score\n1,1,2,50\n",
        Format::Csv,
        Faulty::LeftOut,
    );
    assert!(matches!(content, Ok((Content::Results(_), losses)) if losses.is_empty()));
}
