//! What is not kept is named: nothing of a file goes away in silence.

use openroom_formats::loss::{Loss, Lost, Source};
use openroom_formats::{lin, pbn, usebio};

fn at(line: usize, what: Lost) -> Loss {
    Loss::new(Source::Line(line), what)
}

#[test]
fn a_second_tag_of_pbn_and_what_stands_under_it() {
    let text = "[Board \"1\"]\n[Dealer \"N\"]\n[OptimumResultTable \"Declarer\"]\nN 9\n[Auction \"N\"]\n1NT AP\n\
        [Auction \"E\"]\n2C Pass\n[Board \"7\"]\n[Dealer \"N\"]\n";
    let (games, losses) = pbn::read_all(text.as_bytes()).unwrap();
    assert_eq!(games[0].sections[0].lines, ["N 9"]);
    assert_eq!(games[0].auction.as_ref().unwrap().calls.len(), 4);
    assert_eq!(
        losses,
        [
            at(7, Lost::SecondTag("Auction".into(), "E".into())),
            at(8, Lost::SecondLine("2C Pass".into())),
            at(9, Lost::SecondTag("Board".into(), "7".into())),
            at(10, Lost::SecondTag("Dealer".into(), "N".into())),
        ]
    );
}

#[test]
fn notes_and_marks_of_pbn_that_belong_to_nothing() {
    let text = "[Board \"1\"]\n[Auction \"N\"]\n1NT =1= AP ^I\n[Note \"1:12-14\"]\n[Note \"1:15-17\"]\n[Note \"2:what\"]\n";
    let (games, losses) = pbn::read_all(text.as_bytes()).unwrap();
    let calls = &games[0].auction.as_ref().unwrap().calls;
    assert_eq!(calls[0].remark.explanation.as_deref(), Some("12-14"));
    assert_eq!(
        losses,
        [
            at(5, Lost::Note("1:15-17".into())),
            at(3, Lost::Mark("^I".into())),
            at(6, Lost::Note("2:what".into())),
        ]
    );
}

#[test]
fn a_comment_after_a_note_stays() {
    let text = "[Board \"1\"]\n[Auction \"N\"]\n1NT =1= AP\n[Note \"1:12-14\"]\n{a word}\n";
    let (games, _) = pbn::read_all(text.as_bytes()).unwrap();
    let (written, losses) = pbn::write(&games);
    assert_eq!(losses, []);
    assert!(written.contains("{a word}"), "{written}");
}

#[test]
fn the_look_of_a_page_of_lin() {
    let text = "pn|a,b,c,d|\nst||md|1S,H,D,C,|ht|z|\nrh||mb|1N|an|weak|an|strong|pg||bt||\n";
    let (games, losses) = lin::read(text.as_bytes()).unwrap();
    assert_eq!(games.len(), 1);
    assert_eq!(
        losses,
        [
            at(2, Lost::Layout("ht".into(), "z".into())),
            at(3, Lost::SecondCommand("an".into(), "weak".into())),
            at(3, Lost::Layout("bt".into(), String::new())),
        ]
    );
}

#[test]
fn commands_of_lin_that_we_do_not_know_come_back() {
    let text = "qw|something|nt|before the board|qx|o1|pn|a,b,c,d|md|1S,H,D,C,|sv|o|mb|1N|";
    let (games, losses) = lin::read(text.as_bytes()).unwrap();
    assert_eq!(losses, []);
    assert_eq!(games[0].comments[0].text, "before the board");
    let (written, losses) = lin::write(&games);
    assert_eq!(losses, []);
    assert!(written.contains("qw|something|"), "{written}");
    let (again, _) = lin::read(written.as_bytes()).unwrap();
    assert_eq!(again[0].tag("LIN_qw"), Some("something"));
}

#[test]
fn what_a_match_says_differently_of_its_boards() {
    let text = "[Event \"A\"]\n[Board \"1\"]\n[Dealer \"N\"]\n[Room \"Open\"]\n\n[Event \"B\"]\n[Board \"1\"]\n[Dealer \"N\"]\n[Room \"Closed\"]\n";
    let (games, _) = pbn::read_all(text.as_bytes()).unwrap();
    let (text, losses) = lin::write(&games);
    assert_eq!(losses, []);
    let (again, _) = lin::read(text.as_bytes()).unwrap();
    assert_eq!(again[1].event.as_deref(), Some("B"), "{text}");
}

#[test]
fn elements_of_usebio_that_are_not_kept() {
    let text = "<USEBIO Version=\"1.2\"><CLUB><CLUB_NAME>C</CLUB_NAME><CLUB_ID_NUMBER>7</CLUB_ID_NUMBER></CLUB>
<EVENT EVENT_TYPE=\"PAIRS\"><WINNER_TYPE>1</WINNER_TYPE>
<SESSION><SECTION SECTION_ID=\"A\"><PARTICIPANTS><PAIR><PAIR_NUMBER>1</PAIR_NUMBER>
<PLAYER><PLAYER_NAME>Ana</PLAYER_NAME><NATIONAL_ID_NUMBER>9</NATIONAL_ID_NUMBER></PLAYER></PAIR></PARTICIPANTS>
<BOARD><BOARD_NUMBER>1</BOARD_NUMBER><TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER>
<SCORE>420</SCORE><NS_MATCH_POINTS>2</NS_MATCH_POINTS></TRAVELLER_LINE></BOARD></SECTION></SESSION></EVENT></USEBIO>";
    let (event, losses) = usebio::read(text.as_bytes()).unwrap();
    let names: Vec<&str> = losses
        .iter()
        .map(|loss| match &loss.what {
            Lost::Element(name, _) => name.as_str(),
            other => panic!("{other:?}"),
        })
        .collect();
    // One winner is what an event has that says nothing of lines.
    assert_eq!(names, ["NS_MATCH_POINTS"]);
    assert_eq!(event.event.extra["club-id"], "7");
    assert_eq!(event.results[0].extra["section"], "A");
}

/// Who sits at a board, and what is told as lost.
fn names(text: &str) -> (Vec<String>, Vec<Lost>) {
    let (games, losses) = lin::read(text.as_bytes()).unwrap();
    let south = |game: &openroom_formats::Game| game.names[2].clone().unwrap_or("-".into());
    (
        games.iter().map(south).collect(),
        losses.into_iter().map(|loss| loss.what).collect(),
    )
}

#[test]
fn names_of_lin_go_to_their_own_board() {
    let eight = "pn|a,b,c,d,e,f,g,h|";
    let none: &[Lost] = &[];
    let of_match = Lost::MatchNames("a,b,c,d,e,f,g,h".into());
    let second = |command: &str, text: &str| Lost::SecondCommand(command.into(), text.into());
    for (text, south, lost) in [
        // Both rooms of a match.
        (
            format!("{eight}qx|o1|md|1,,,|mb|p|qx|c1|md|1,,,|mb|p|"),
            "a e",
            none,
        ),
        // New names after a board are not its own.
        (
            format!("{eight}qx|o1|md|1,,,|mb|p|pn|s,t,u,v,w,x,y,z|qx|c1|md|1,,,|mb|p|"),
            "a w",
            none,
        ),
        (
            "pn|a,b,c,d|qx|o1|md|1,,,|mb|p|pn|s,t,u,v|md|1,,,|mb|p|".into(),
            "a s",
            none,
        ),
        ("qx|o1|md|1,,,|pn|s,t,u,v|mb|p|".into(), "s", none),
        ("qx|c1|pn|a,b,c,d,e,f,g,h|md|1,,,|mb|p|".into(), "e", none),
        // A board without a room has neither.
        (
            format!("{eight}md|1,,,|mb|p|"),
            "-",
            std::slice::from_ref(&of_match),
        ),
        // The players of one room are not those of the other.
        (
            "pn|a,b,c,d|qx|o1|md|1,,,|mb|p|qx|c1|md|1,,,|mb|p|".into(),
            "a -",
            &[Lost::MatchNames("a,b,c,d".into())],
        ),
        (
            "pn|a,b,c,d|pw|s,t,u,v|md|1,,,|mb|p|".into(),
            "s",
            &[second("pn", "a,b,c,d")],
        ),
        (
            "qx|o1|pn|a,b,c,d|pw|s,t,u,v|md|1,,,|mb|p|".into(),
            "s",
            &[second("pn", "a,b,c,d")],
        ),
        (
            "pn|a,b,c,d|md|1,,,|sv|o|sv|b|mb|p|".into(),
            "a",
            &[second("sv", "o")],
        ),
    ] {
        let (found, told) = names(&text);
        assert_eq!(found.join(" "), south, "{text}");
        assert_eq!(told, lost, "{text}");
    }
}
