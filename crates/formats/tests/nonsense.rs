//! Any bytes at all: an answer, never a panic.

use openroom_formats::loss::Source;
use openroom_formats::{lin, pbn};
use proptest::prelude::*;

const PBN: &str = "% PBN 2.1\n[Event \"##A\"]\n[Board \"1\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]\n\
[Deal \"N:AQ7.Q643.A6.AJ93 86.KT97.QJ532.52 K95.A5.K9874.Q64 JT432.J82.T.KT87\"]\n[Declarer \"^N\"]\n\
[Contract \"3NTX\"]\n[Result \"^NS 9 EW 4\"]\n{a comment\n\nover lines}\n[Auction \"N\"]\n1NT =1= $3 ^S Pass !? ^I 1C +\n\
[Note \"1:12-14\"]\n[Play \"E\"]\nDQ DA ^R D4 ^L DT\n- + - -\n*\n[ScoreTable \"Rank\\3R;Name\"]\n1 \"a b\"\n\n[Event \"#\"]\n";
const LIN: &str = "vg|Final,1,I,1,2,A,0,B,0|rs|4SN=,3NTWx-1|pn|a,b,c,d,e,f,g,h|pg||qx|o1|md|3S2TKH24D7C25,S456H56JKD45TC7QA,S389QAH379AD29KC3,|\
sv|o|mb|1S|mb|2N!|an|both minors|mb|pp3Cp|nt|a word|pg||pc|S2|pc|S4SA|mc|11|pg||";

fn mutated(text: &'static str) -> impl Strategy<Value = Vec<u8>> {
    let places = prop::collection::vec((any::<prop::sample::Index>(), any::<u8>(), 0..4_u8), 0..12);
    places.prop_map(move |places| {
        let mut bytes = text.as_bytes().to_vec();
        for (at, byte, how) in places {
            let at = at.index(bytes.len().max(1));
            match how {
                0 if at < bytes.len() => bytes[at] = byte,
                1 if at < bytes.len() => drop(bytes.remove(at)),
                2 => bytes.insert(at.min(bytes.len()), byte),
                _ => bytes.truncate(at.max(1)),
            }
        }
        bytes
    })
}

fn every_way(games: &[openroom_formats::Game]) {
    for game in games {
        let _ = game.to_log(&Source::File);
    }
    let (text, _) = pbn::write(games);
    let _ = pbn::read_all(text.as_bytes());
    let (text, _) = lin::write(games);
    let _ = lin::read(text.as_bytes());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn random_bytes(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let _ = pbn::read_all(&bytes);
        let _ = lin::read(&bytes);
    }

    #[test]
    fn random_tokens(words in prop::collection::vec(prop::sample::select(vec![
        "[", "]", "\"", "[Deal \"", "[Play \"N\"]", "[Auction \"S\"]", "^I", "^S", "^", "=1=", "=", "$", "$999", "AP", "1NT", "-", "+", "*",
        "{", "}", ";", "%", "\n", "\n\n", "SA", "é", "[Note \"1:x\"]", "[Result \"NS 9\"]", "|", "md|", "pc|", "mb|", "qx|o", "mc|", "7N", "!",
    ]), 0..60)) {
        let text = words.concat();
        if let Ok((games, _)) = pbn::read_all(text.as_bytes()) {
            every_way(&games);
        }
        if let Ok((games, _)) = lin::read(text.as_bytes()) {
            every_way(&games);
        }
    }

    #[test]
    fn mutated_pbn(bytes in mutated(PBN)) {
        for (game, _) in pbn::Reader::new(bytes.as_slice()).flatten().flatten() {
            every_way(&[game]);
        }
    }

    #[test]
    fn mutated_lin(bytes in mutated(LIN)) {
        if let Ok((games, _)) = lin::read(&bytes) {
            every_way(&games);
        }
    }
}

#[test]
fn the_samples_themselves_are_read() {
    assert_eq!(
        pbn::read_all(PBN.as_bytes()).map(|(games, _)| games.len()),
        Ok(2)
    );
    assert_eq!(
        lin::read(LIN.as_bytes()).map(|(games, _)| games.len()),
        Ok(1)
    );
}

#[test]
fn words_before_an_empty_line_belong_to_the_next_game() {
    let text = "% PBN 2.1\n%Creator: somebody\n; a set\n\n[Board \"1\"]\n";
    let (games, _) = pbn::read_all(text.as_bytes()).unwrap();
    assert_eq!(games.len(), 1);
    assert_eq!(games[0].escapes, ["Creator: somebody"]);
    assert_eq!(games[0].comments[0].text, "a set");
}
