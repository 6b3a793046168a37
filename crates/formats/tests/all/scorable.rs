//! Event files that we write are taken by `openroom score`.

use openroom_formats::convert::{self, Format};
use openroom_formats::loss::Lost;
use openroom_scoring::event::{EventKind, Structure};
use openroom_scoring::{event_file, score_event};

/// Converts to event files, scores them, and gives back the event as read.
fn check(text: &str, from: Format) -> openroom_scoring::event::Event {
    let yaml = convert::bytes(text.as_bytes(), from, Format::Yaml)
        .unwrap_or_else(|faults| panic!("{faults:?}\n{text}"))
        .text;
    let json = convert::bytes(text.as_bytes(), from, Format::Json)
        .unwrap()
        .text;
    for file in [&json, &yaml] {
        let event = event_file::read(file).unwrap_or_else(|errors| panic!("{errors}\n{file}"));
        score_event(&event).unwrap_or_else(|errors| panic!("{errors}\n{file}"));
    }
    event_file::read(&yaml).unwrap()
}

/// The same through USEBIO.
fn through_usebio(text: &str, from: Format, kind: EventKind, structure: Structure) {
    let event = check(text, from);
    assert_eq!((event.kind, event.structure), (kind, structure));
    let xml = convert::bytes(text.as_bytes(), from, Format::Usebio)
        .unwrap()
        .text;
    let again = check(&xml, Format::Usebio);
    assert_eq!((again.kind, again.structure), (kind, structure), "{xml}");
    assert_eq!(again.results.len(), event.results.len(), "{xml}");
}

#[test]
fn pairs() {
    // With everything that a line may say, contract and score among them.
    let csv = "board,ns,ew,contract,by,tricks,score,lead,award-ns,award-ew,not-played,round,table,section\n\
        1,1,2,4S,N,11,450,HK,,,,1,1,A\n1,3,4,4S,N,10,420,,,,,1,2,A\n2,1,4,,,,-50,,,,,2,1,A\n2,3,2,,,,,,AVE+,40,,2,2,A\n\
        3,1,2,Pass,,,,,,,,3,1,A\n3,3,4,,,,,,,,yes,3,2,A\n4,1,2,4S,N,10,50,,,,,4,1,A\n4,3,4,1NT,E,7,-90,,60,40,,4,2,A\n";
    through_usebio(csv, Format::Csv, EventKind::Pairs, Structure::Field);
    let semicolons = csv.replace(',', ";");
    let tabs = csv.replace(',', "\t");
    for text in [semicolons, tabs] {
        assert_eq!(check(&text, Format::Csv).results.len(), 8);
    }
}

#[test]
fn teams() {
    let csv = "board,ns,ew,contract,by,tricks,match,room,round\n\
        1,1,2,4S,N,11,1,open,1\n1,2,1,4S,N,10,1,closed,1\n2,1,2,3NT,S,9,1,open,1\n2,2,1,3NT,S,8,1,closed,1\n";
    through_usebio(csv, Format::Csv, EventKind::Teams, Structure::Field);
}

#[test]
fn swiss_teams() {
    let csv = "board,ns,ew,contract,by,tricks,match,room,round\n\
        1,1,2,4S,N,11,1,open,1\n1,2,1,4S,N,10,1,closed,1\n1,1,3,3NT,S,9,2,open,2\n1,3,1,3NT,S,8,2,closed,2\n";
    through_usebio(csv, Format::Csv, EventKind::Teams, Structure::Swiss);
}

#[test]
fn swiss_pairs() {
    let csv = "board,ns,ew,contract,by,tricks,round\n\
        1,1,2,4S,N,11,1\n1,3,4,4S,N,10,1\n1,1,3,3NT,S,9,2\n1,2,4,3NT,S,8,2\n";
    assert_eq!(check(csv, Format::Csv).structure, Structure::Swiss);
    let in_matches = "board,ns,ew,contract,by,tricks,round,match\n\
        1,1,2,4S,N,11,1,1\n1,3,4,4S,N,10,1,2\n1,1,3,3NT,S,9,2,3\n1,2,4,3NT,S,8,2,4\n";
    through_usebio(in_matches, Format::Csv, EventKind::Pairs, Structure::Swiss);
}

#[test]
fn individual() {
    let csv = "board,ns,ew,contract,by,tricks\n1,1+2,3+4,4S,N,11\n1,5+6,7+8,4S,N,10\n2,1+3,2+4,3NT,S,9\n2,5+7,6+8,3NT,S,8\n";
    through_usebio(csv, Format::Csv, EventKind::Individual, Structure::Field);
}

#[test]
fn entries_alone() {
    let csv = "id;name1;name2;team;stratum\n1;Ana;Bea;Owls;A\n2;Cleo;Dan;;B\n";
    let yaml = convert::bytes(csv.as_bytes(), Format::Csv, Format::Yaml).unwrap();
    assert_eq!(yaml.losses, []);
    let event = event_file::read(&yaml.text).unwrap();
    assert_eq!(event.contestants[1].players, ["Cleo", "Dan"]);
    let back = convert::bytes(yaml.text.as_bytes(), Format::Yaml, Format::Csv).unwrap();
    assert_eq!(
        back.text,
        "id,team,stratum,name1,name2\n1,Owls,A,Ana,Bea\n2,,B,Cleo,Dan\n"
    );
}

/// Two sessions with the same boards, and the words that a USEBIO file of a club has.
#[test]
fn two_sessions_and_a_club() {
    let board = |ns: u8, ew: u8| {
        format!(
            "<BOARD><BOARD_NUMBER>1</BOARD_NUMBER><TRAVELLER_LINE><NS_PAIR_NUMBER>{ns}</NS_PAIR_NUMBER>\
             <EW_PAIR_NUMBER>{ew}</EW_PAIR_NUMBER><CONTRACT>3 NT*</CONTRACT><PLAYED_BY>S</PLAYED_BY><TRICKS>9</TRICKS>\
             <SCORE>550</SCORE></TRAVELLER_LINE></BOARD>"
        )
    };
    let text = format!(
        "<USEBIO Version=\"1.2\"><CLUB><CLUB_NAME>C</CLUB_NAME><CLUB_ID_NUMBER>7</CLUB_ID_NUMBER></CLUB><EVENT EVENT_TYPE=\"MP_PAIRS\">\
         <EVENT_DESCRIPTION>Club</EVENT_DESCRIPTION><DATE>15/11/2026</DATE><SESSION>{}</SESSION><SESSION>{}</SESSION></EVENT></USEBIO>",
        board(1, 2),
        board(2, 1)
    );
    let event = check(&text, Format::Usebio);
    let sessions: Vec<u16> = event.results.iter().map(|result| result.session).collect();
    assert_eq!(sessions, [1, 2]);
}

#[test]
fn bridgemates_of_two_sessions() {
    let message = |guid: &str| {
        format!(
            r#"{{"SessionGuid":"{guid}","SectionLetters":"A","TableNumber":1,"RoundNumber":1,"BoardNumber":3,"ScoringDirection":3,
            "PairNorthSouth":1,"PairEastWest":2,"DeclarerDirection":1,"Level":4,"Denomination":4,"Stake":0,"TotalTricks":11}}"#
        )
    };
    let text = format!("[{},{}]", message("A1"), message("B2"));
    assert_eq!(check(&text, Format::Bridgemate).results[1].session, 2);
}

/// Boards of a match become results of two teams.
#[test]
fn a_match_of_boards() {
    let board = |room: &str, tricks: u8| {
        format!(
            "[Board \"1\"]\n[North \"N {room}\"]\n[South \"S {room}\"]\n[East \"E {room}\"]\n[West \"W {room}\"]\n[Room \"{room}\"]\n\
             [Declarer \"N\"]\n[Contract \"4S\"]\n[Result \"{tricks}\"]\n\n"
        )
    };
    let text = board("Open", 11) + &board("Closed", 10);
    let csv = convert::bytes(text.as_bytes(), Format::Pbn, Format::Csv).unwrap();
    let event = check(&csv.text, Format::Csv);
    assert_eq!(event.kind, EventKind::Teams);
    assert_eq!(event.contestants.len(), 2, "{}", csv.text);
}

#[test]
fn cells_that_make_no_sense() {
    for (csv, wanted) in [
        (
            "board,ns,ew,contract,by,result\n1,1,2,4S,N,+9\n",
            "line 2: result",
        ),
        (
            "board,ns,ew,contract,by,result\n1,1,2,4S,N,1\n",
            "line 2: result",
        ),
        (
            "board,ns,ew,contract,by,tricks\n1,1,2,4S,N,+1\n",
            "line 2: tricks",
        ),
        ("board,ns,ew,award-ns\n1,1,2,AVE+\n", "line 2: award"),
        (
            "board,ns,ew,award-ns,award-ew\n1,1,2,lots,AVE-\n",
            "line 2: award-ns",
        ),
        (
            "board,ns,ew,score,not-played\n1,1,2,50,yes\n",
            "line 2: not-played",
        ),
        ("board;ns;ew;room\n1;1;2;kitchen\n", "line 2: room"),
        ("board,ns,ew,vul,round\n1,1,2,red,x\n", "line 2: round"),
        ("id,name1\n1,Ana\n1,Bea\n", "line 3: id"),
        ("id,name1\n,Ana\n", "line 2: id"),
    ] {
        let faults = convert::bytes(csv.as_bytes(), Format::Csv, Format::Yaml).unwrap_err();
        let told: Vec<String> = faults.iter().map(ToString::to_string).collect();
        assert!(told[0].starts_with(wanted), "{told:?}");
    }
}

/// An award as event files may write it, and a score that stands beside a ruling.
#[test]
fn rulings_in_an_event_file() {
    let text = "results:\n- {board: 1, ns: 1, ew: 2, award: 60/40}\n- {board: 1, ns: 3, ew: 4, contract: 4S, by: N, tricks: 10, assigned: {ns: -50, ew: -50}}\n";
    let event = check(text, Format::Yaml);
    assert_eq!(event.results.len(), 2);
    let xml = convert::bytes(text.as_bytes(), Format::Yaml, Format::Usebio).unwrap();
    assert!(xml.text.contains("<SCORE>A6040</SCORE>"), "{}", xml.text);
}

fn of_match(board: u32, room: &str, round: u32, tricks: u8, teams: &str) -> String {
    format!(
        "[Event \"League\"]\n[Board \"{board}\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]\n[Room \"{room}\"]\n[Round \"{round}\"]\n{teams}\
         [Declarer \"N\"]\n[Contract \"4S\"]\n[Result \"{tricks}\"]\n[Auction \"N\"]\n4S AP\n\n"
    )
}

/// LIN says nothing of rounds: two matches of the same teams on the same boards stay two.
#[test]
fn the_same_teams_and_boards_again() {
    let teams = "[HomeTeam \"Owls\"]\n[VisitTeam \"Jays\"]\n";
    let mut text = String::new();
    for round in [1, 2] {
        for board in [1, 2] {
            text += &of_match(board, "Open", round, 10, teams);
            text += &of_match(board, "Closed", round, 9, teams);
        }
    }
    let lin = convert::bytes(text.as_bytes(), Format::Pbn, Format::Lin).unwrap();
    let csv = convert::bytes(lin.text.as_bytes(), Format::Lin, Format::Csv).unwrap();
    let event = check(&csv.text, Format::Csv);
    assert_eq!(event.results.len(), 8);
    assert_eq!(event.match_names.len(), 2, "{}", csv.text);
}

/// Teams with numbers alone are told apart in LIN too.
#[test]
fn teams_without_names_through_lin() {
    let csv = "board,ns,ew,contract,by,tricks,match,room\n\
        1,1,2,4S,N,11,1,open\n1,2,1,4S,N,10,1,closed\n1,4,3,3NT,S,9,2,closed\n1,3,4,3NT,S,8,2,open\n";
    let lin = convert::bytes(csv.as_bytes(), Format::Csv, Format::Lin).unwrap();
    for head in ["vg|,,,1,1,1,0,2,0|", "vg|,,,1,1,3,0,4,0|"] {
        assert!(lin.text.contains(head), "{}", lin.text);
    }
    let back = convert::bytes(lin.text.as_bytes(), Format::Lin, Format::Csv).unwrap();
    let event = check(&back.text, Format::Csv);
    assert_eq!(event.contestants.len(), 4, "{}", back.text);
    assert_eq!(event.match_names.len(), 2, "{}", back.text);
}

#[test]
fn a_line_that_is_there_twice() {
    let csv = "board,ns,ew,contract,by,result\n1,1,2,4S,N,+1\n1,3,4,4S,N,=\n1,1,2,4S,N,+1\n";
    assert_eq!(check(csv, Format::Csv).results.len(), 2);
    let yaml = convert::bytes(csv.as_bytes(), Format::Csv, Format::Yaml).unwrap();
    let told: Vec<&Lost> = yaml.losses.iter().map(|loss| &loss.what).collect();
    assert_eq!(told, [&Lost::Twice]);
}
