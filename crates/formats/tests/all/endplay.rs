//! What we write, read by `endplay`: the same deal, auction, play, contract and result.
//!
//! Runs where `scripts/peers-formats` has put `endplay`; elsewhere it says so and passes.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::process::Command;

use contract_bridge::Seat;
use openroom_formats::game::{End, Game, Stated};
use openroom_formats::loss::Source;
use openroom_formats::{deal, lin, pbn};
use openroom_laws::notation::{call_text, card_text, seat_text, strain_text};

use crate::common::{Chance, board};

const BOARDS: u32 = 300;

/// Prints what endplay has read, a line for each board.
const SCRIPT: &str = r#"
import sys
from endplay.config import suppress_unicode
from endplay.types import ContractBid
import endplay.parsers.lin as lin, endplay.parsers.pbn as pbn

def call(bid):
    if isinstance(bid, ContractBid):
        return f"{bid.level}{bid.denom.abbr}"
    return {"": "Pass", "x": "X", "xx": "XX"}[bid.penalty.abbr.lower()]

name = sys.argv[1]
with open(name, newline="") as file, suppress_unicode():
    for board in (pbn if name.endswith("pbn") else lin).load(file):
        deal = board.deal.to_pbn().split(":")[1] if board.deal.to_pbn().startswith("N") else None
        if deal is None:
            deal = " ".join(str(board.deal[seat]) for seat in "NESW")
        contract = board.contract
        if contract is None or contract.is_passout():
            ended = "Pass"
        else:
            tricks = contract.result + contract.level + 6
            ended = f"{contract.level}{contract.denom.abbr}{contract.penalty.abbr.upper()} {contract.declarer.abbr} {tricks}"
        cards = " ".join(str(card) for card in board.play if str(card) != "NT2" and card.suit.abbr != "NT")
        print("|".join([deal, " ".join(call(bid) for bid in board.auction), cards, ended]))
"#;

/// What endplay should have read.
fn expected(game: &Game) -> String {
    let mut line = deal::write(&game.deal, Seat::North)[2..].to_owned();
    let calls = game.auction.iter().flat_map(|a| &a.calls);
    let calls: Vec<String> = calls.map(|c| call_text(c.call)).collect();
    let cards = game.play.iter().flat_map(|p| &p.tricks);
    let cards: Vec<String> = cards
        .flat_map(|t| {
            t.in_order()
                .map(|(_, p)| card_text(p.card))
                .collect::<Vec<_>>()
        })
        .collect();
    let _ = write!(line, "|{}|{}|", calls.join(" "), cards.join(" "));
    match (game.contract, game.declarer, game.tricks) {
        (Some(Stated::Contract(contract)), Some(declarer), Some(tricks)) => {
            let risk = ["", "X", "XX"][contract.penalty as usize];
            let _ = write!(
                line,
                "{}{}{risk} {} {tricks}",
                contract.bid.level.get(),
                strain_text(contract.bid.strain),
                seat_text(declarer)
            );
        }
        _ => line.push_str("Pass"),
    }
    line
}

#[test]
fn endplay_reads_what_we_write() {
    let python = std::env::var_os("OPENROOM_PEERS_PYTHON").map_or_else(
        || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../target/peers/bin/python"),
        PathBuf::from,
    );
    if !python.exists() {
        eprintln!("skipped: no endplay here; scripts/peers-formats fetches it");
        return;
    }
    let mut chance = Chance(7);
    let games: Vec<Game> = (1..=BOARDS)
        .map(|number| {
            let (game, losses) =
                Game::from_log(&board(number, &mut chance), &Source::File).expect("a board");
            assert_eq!(losses, []);
            game
        })
        .collect();
    assert!(
        games
            .iter()
            .any(|g| g.play.as_ref().is_some_and(|p| p.end == End::Ended))
    );
    let folder = std::env::temp_dir().join(format!("openroom-endplay-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    for (name, text) in [
        ("boards.pbn", pbn::write(&games).0),
        ("boards.lin", lin::write(&games).0),
    ] {
        let path = folder.join(name);
        std::fs::write(&path, text).expect("a file");
        let out = Command::new(&python)
            .args(["-c", SCRIPT])
            .arg(&path)
            .output()
            .expect("python runs");
        let errors = String::from_utf8_lossy(&out.stderr);
        assert!(out.status.success(), "{name}: {errors}");
        let read = String::from_utf8_lossy(&out.stdout);
        let lines: Vec<&str> = read.lines().collect();
        assert_eq!(lines.len(), games.len(), "{name}");
        for (game, line) in games.iter().zip(lines) {
            assert_eq!(line, expected(game), "{name}, board {:?}", game.number);
        }
    }
    std::fs::remove_dir_all(&folder).expect("the folder goes");
}
