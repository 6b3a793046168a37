//! Files as people and programs write them: what stands there is understood, or named.

use contract_bridge::{AbsoluteVulnerability, Seat};
use openroom_formats::convert::{self, Format};
use openroom_formats::game::Stated;
use openroom_formats::loss::{Lost, Source};
use openroom_formats::{Game, lin, pbn, results_csv};

fn game(text: &str) -> Game {
    let (mut games, losses) = pbn::read_all(text.as_bytes()).unwrap();
    assert_eq!(losses, []);
    assert_eq!(games.len(), 1);
    games.remove(0)
}

/// The game after a way through another format.
fn by_way_of(format: Format, text: &str) -> (Game, Vec<Lost>) {
    let there = convert::bytes(text.as_bytes(), Format::Pbn, format).unwrap();
    let back = convert::bytes(there.text.as_bytes(), format, Format::Pbn).unwrap();
    let losses = there.losses.into_iter().chain(back.losses);
    (game(&back.text), losses.map(|loss| loss.what).collect())
}

#[test]
fn the_auction_tells_who_deals() {
    let text =
        "[Board \"5\"]\n[Dealer \"?\"]\n[Vulnerable \"?\"]\n[Auction \"E\"]\n1S Pass 2S AP\n";
    assert_eq!(game(text).who_deals(), Some(Seat::East));
    let (lin, losses) = by_way_of(Format::Lin, text);
    assert_eq!(losses, []);
    assert_eq!(lin.dealer, Some(Seat::East));
    let calls = &lin.auction.as_ref().unwrap().calls;
    assert_eq!(calls[0].seat, Seat::East);
    assert_eq!(lin.bid_contract().unwrap().1, Some(Seat::East));
    // A call out of rotation is not the dealer's.
    let text = "[Board \"1\"]\n[Dealer \"?\"]\n[Auction \"N\"]\n^S 1S Pass 2S AP\n";
    assert_eq!(game(text).who_deals(), Some(Seat::North));
}

#[test]
fn the_number_tells_dealer_and_vulnerability() {
    // Law 2: board 18 is as board 2, East deals and North-South are vulnerable.
    let text = "[Board \"18\"]\n[Auction \"\"]\n1S Pass 2S AP\n";
    let read = game(text);
    assert_eq!(read.who_deals(), Some(Seat::East));
    assert_eq!(read.vulnerability(), Some(AbsoluteVulnerability::NS));
    let (lin, losses) = by_way_of(Format::Lin, text);
    assert_eq!(losses, []);
    assert_eq!(lin.dealer, Some(Seat::East));
    assert_eq!(lin.vul, Some(AbsoluteVulnerability::NS));
    let deal = "[Board \"18\"]\n[Deal \"N:- - - AKQJT98765432...\"]\n";
    let there = convert::bytes(deal.as_bytes(), Format::Pbn, Format::Lin).unwrap();
    assert_eq!(there.losses, []);
    assert!(there.text.contains("md|4"), "{}", there.text);
    assert!(there.text.contains("sv|n|"), "{}", there.text);
    // No board has the number 0.
    assert_eq!(game("[Board \"0\"]\n").who_deals(), None);
}

#[test]
fn a_result_without_play_is_told_in_the_log() {
    let text = "[Board \"1\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]\n[Declarer \"S\"]\n[Contract \"3NTX\"]\n[Result \"8\"]\n";
    let log = convert::bytes(text.as_bytes(), Format::Pbn, Format::Yaml).unwrap();
    assert_eq!(log.losses, []);
    assert!(log.text.contains("played"), "{}", log.text);
    let (back, losses) = by_way_of(Format::Yaml, text);
    assert_eq!(losses, []);
    assert_eq!((back.declarer, back.tricks), (Some(Seat::South), Some(8)));
    assert_eq!(back.contract.unwrap().to_string(), "3NTX");
    // With the auction too.
    let text = format!("{text}[Auction \"N\"]\nPass Pass 3NT X AP\n");
    let (back, losses) = by_way_of(Format::Yaml, &text);
    assert_eq!(losses, []);
    assert_eq!(back.tricks, Some(8));
    assert_eq!(back.auction.unwrap().calls.len(), 7);
}

#[test]
fn a_log_with_a_result_as_told_goes_to_pbn_and_back_without_loss() {
    let log = "board: 7\nlog:\n- D: {played: {contract: 4SX, by: N, tricks: 9}}\n";
    let there = convert::bytes(log.as_bytes(), Format::Yaml, Format::Pbn).unwrap();
    assert_eq!(there.losses, []);
    assert!(there.text.contains("[Contract \"4SX\"]"), "{}", there.text);
    assert!(there.text.contains("[Result \"9\"]"), "{}", there.text);
    let back = convert::bytes(there.text.as_bytes(), Format::Pbn, Format::Yaml).unwrap();
    assert_eq!(back.losses, []);
    let again = convert::bytes(log.as_bytes(), Format::Yaml, Format::Yaml).unwrap();
    assert_eq!(back.text, again.text);
}

#[test]
fn a_board_that_was_passed_out_is_written_with_its_passes() {
    let text = "[Board \"2\"]\n[Declarer \"\"]\n[Contract \"Pass\"]\n[Result \"\"]\n";
    let (back, losses) = by_way_of(Format::Yaml, text);
    assert_eq!(losses, []);
    assert_eq!(back.contract, Some(Stated::PassedOut));
}

#[test]
fn tricks_of_both_sides_without_declarer() {
    let text = "[Board \"1\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]\n[Contract \"3NT\"]\n[Result \"EW 4 NS 9\"]\n";
    let read = game(text);
    assert_eq!(read.tricks, None);
    assert_eq!(read.tag("Result"), Some("EW 4 NS 9"));
    let (written, losses) = pbn::write(std::slice::from_ref(&read));
    assert_eq!(losses, []);
    assert_eq!(written.matches("[Result").count(), 1, "{written}");
    assert_eq!(game(&written), game(&pbn::write(&[read]).0));
    // What has no place is named.
    let lin = convert::bytes(text.as_bytes(), Format::Pbn, Format::Lin).unwrap();
    let kept = Lost::Tag("Result".into(), "EW 4 NS 9".into());
    assert!(lin.losses.iter().any(|loss| loss.what == kept));
    // With a declarer they are his.
    let of = |declarer: &str| game(&format!("{text}[Declarer \"{declarer}\"]\n")).tricks;
    assert_eq!([of("S"), of("W")], [Some(9), Some(4)]);
    for wrong in ["EW 4 NS 8", "EW 4 EW 4", "4 9", "NS"] {
        let text = text.replace("EW 4 NS 9", wrong);
        let faults = pbn::read_all(text.as_bytes()).unwrap_err();
        assert_eq!((faults.len(), faults[0].line), (1, 5), "{wrong}");
    }
}

#[test]
fn a_redouble_that_doubles_nothing_counts_for_nothing() {
    let contract = |calls: &str| {
        let text = format!("[Board \"1\"]\n[Dealer \"N\"]\n[Auction \"N\"]\n{calls}\n");
        game(&text).bid_contract().unwrap().0.to_string()
    };
    assert_eq!(contract("1S XX AP"), "1S");
    assert_eq!(contract("1S Pass X AP"), "1S");
    assert_eq!(contract("1S X XX AP"), "1SXX");
    assert_eq!(contract("1S X Pass XX AP"), "1SX");
    assert_eq!(contract("1S X Pass Pass XX AP"), "1SXX");
}

#[test]
fn an_explanation_of_lin_keeps_its_spaces() {
    let text = "md|3S,H,D,C,|mb|1N|an| or so|mb|p|";
    let (games, _) = lin::read(text.as_bytes()).unwrap();
    let call = &games[0].auction.as_ref().unwrap().calls[0];
    assert_eq!(call.remark.explanation.as_deref(), Some(" or so"));
    let (written, _) = lin::write(&games);
    assert!(written.contains("an| or so|"), "{written}");
}

#[test]
fn cells_as_people_paste_them() {
    let csv = "board,ns,ew,contract,by,result,lead\n\
        1,1,2,4♠,North,+1,♥K\n2,1,2,3 NT x,Norte,−2,10♦\n3,1,2,6♥\u{fe0f}XX,Sul,=,\n4,1,2,3ST,Ovest,=,\n5,1,2,1FA*,vest,=,\n\
        6,1,2,Passo,,,\n7,1,2,2♦,Leste,=,a♣\n8,1,2,5c,Sud,-1,\n";
    let event = results_csv::read(csv.as_bytes()).unwrap();
    let shown: Vec<String> = event
        .results
        .iter()
        .map(|line| {
            let word = |word: &Option<String>| word.clone().unwrap_or_default();
            let tricks = line.tricks().map_or(String::new(), |n| n.to_string());
            format!(
                "{} {} {tricks} {}",
                word(&line.contract),
                word(&line.by),
                word(&line.lead)
            )
        })
        .collect();
    assert_eq!(
        shown,
        [
            "4S N 11 HK",
            "3NTX N 7 DT",
            "6HXX S 12 ",
            "3NT W 9 ",
            "1NTX W 7 ",
            "Pass   ",
            "2D E 8 CA",
            "5C S 10 "
        ]
    );
}

#[test]
fn a_fault_in_a_cell_is_said_once() {
    for (row, column) in [
        ("1,1,2,9S,N,+1,,", "contract"),
        ("1,1,2,4S,N,x,,", "result"),
        ("1,1,2,4S,Q,+1,,", "by"),
        ("1,1,2,4S,N,+9,,", "result"),
        ("1,1,2,4S,N,+1,12,", "tricks"),
        ("1,1,2,4S,N,+1,,ZZ", "lead"),
    ] {
        let csv = format!("board,ns,ew,contract,by,result,tricks,lead\n{row}\n");
        let faults = results_csv::read(csv.as_bytes()).unwrap_err();
        let told: Vec<String> = faults.iter().map(ToString::to_string).collect();
        assert_eq!(told.len(), 1, "{told:?}");
        assert!(told[0].contains(column), "{told:?}");
    }
}

#[test]
fn losses_of_a_place_keep_it() {
    let text = "[Board \"1\"]\n[Contract \"3NT\"]\n[Result \"NS 9\"]\n";
    let lin = convert::bytes(text.as_bytes(), Format::Pbn, Format::Lin).unwrap();
    assert!(
        lin.losses
            .iter()
            .all(|loss| loss.place == Source::Game(1, Some(1), None))
    );
}
