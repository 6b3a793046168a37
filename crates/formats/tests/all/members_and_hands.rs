//! Membership numbers and hands go where a format can hold them, and are named where it cannot.

use openroom_formats::convert::{self, Format};
use openroom_formats::loss::{Lost, Source};
use openroom_formats::{EventFile, Loss, pbn, results_csv, usebio};

const DEAL: &str = "N:AKQJ.T98.765.432 T98.765.432.AKQJ 765.432.AKQJ.T98 432.AKQJ.T98.765";
const OTHER: &str = "N:765.432.AKQJ.T98 432.AKQJ.T98.765 AKQJ.T98.765.432 T98.765.432.AKQJ";

fn evening() -> EventFile {
    let text = format!(
        "event: {{name: Thursday, kind: pairs}}
contestants:
- {{id: 1, names: [Ana, Bea], members: [\"00123\", 456]}}
- {{id: 2, names: [Cid, Dan], members: [\"\", \"789\"]}}
results:
- {{board: 1, ns: 1, ew: 2, contract: 4S, by: N, tricks: 10, lead: HA}}
- {{board: 2, ns: 1, ew: 2, contract: 3NT, by: E, tricks: 9}}
deals:
- {{board: 1, deal: \"{DEAL}\"}}
- {{board: 2, deal: \"{OTHER}\"}}
"
    );
    EventFile::read(&text).unwrap()
}

#[test]
fn an_event_file_and_usebio_keep_all() {
    let event = evening();
    assert_eq!(event.contestants[0].members, ["00123", "456"]);
    let players: Vec<_> = event.contestants[1].players().collect();
    assert_eq!(players, [("Cid", None), ("Dan", Some("789"))]);
    assert_eq!(EventFile::read(&event.to_yaml()).unwrap(), event);
    let (scorable, losses) = event.scorable();
    assert_eq!(losses, []);
    openroom_scoring::event_file::read(&scorable.to_yaml()).unwrap();
    let (xml, losses) = usebio::write(&event);
    assert_eq!(losses, []);
    assert!(
        xml.contains("<NATIONAL_ID_NUMBER>00123</NATIONAL_ID_NUMBER>"),
        "{xml}"
    );
    let (back, losses) = usebio::read(xml.as_bytes()).unwrap();
    assert_eq!(losses, []);
    assert_eq!(back.contestants, event.contestants);
    assert_eq!(back.deals, event.deals);
}

#[test]
fn hands_of_two_sessions_stay_apart() {
    let mut event = evening();
    for (line, session) in event.results.iter_mut().zip([1, 2]) {
        line.board = 1;
        line.extra.insert("session".into(), session.into());
    }
    for (dealt, session) in event.deals.iter_mut().zip([1, 2]) {
        dealt.board = 1;
        dealt.session = Some(session);
    }
    let (xml, losses) = usebio::write(&event);
    assert_eq!(losses, []);
    let (back, _) = usebio::read(xml.as_bytes()).unwrap();
    assert_eq!(back.deals, event.deals);
    let (games, _) = event.to_games();
    assert_eq!(games[0].deal, event.deals[0].deal);
    assert_eq!(games[1].deal, event.deals[1].deal);
}

#[test]
fn hands_go_to_boards_and_back() {
    let event = evening();
    let (games, losses) = event.to_games();
    assert!(
        losses
            .iter()
            .all(|loss| !matches!(loss.what, Lost::Hands(_)))
    );
    let members = Loss::new(Source::Contestant("1".into()), Lost::Key("members".into()));
    assert!(losses.contains(&members));
    let (text, _) = pbn::write(&games);
    assert!(text.contains(DEAL), "{text}");
    let (games, _) = pbn::read_all(text.as_bytes()).unwrap();
    let (back, losses) = EventFile::from_games(&games);
    assert_eq!(back.deals, event.deals);
    assert!(
        losses.iter().all(|loss| loss.what != Lost::OnlyResult),
        "{losses:?}"
    );
    // Two boards with one number and other hands: the first are kept, the others named.
    let mut twice = games.clone();
    twice[1].number = Some(1);
    let (kept, losses) = EventFile::from_games(&twice);
    assert_eq!(kept.deals.len(), 1);
    assert!(losses.iter().any(|loss| loss.what == Lost::OtherHands));
}

#[test]
fn csv_keeps_the_numbers_with_the_entries_and_names_the_hands() {
    let mut event = evening();
    let (_, losses) = results_csv::write(&event);
    assert!(losses.contains(&Loss::new(Source::File, Lost::Hands(2))));
    event.results.clear();
    event.deals.clear();
    event.event = Default::default();
    let (csv, losses) = results_csv::write(&event);
    assert_eq!(losses, []);
    let back = results_csv::read(csv.as_bytes()).unwrap();
    assert_eq!(back.contestants, event.contestants, "{csv}");
    let faults = results_csv::read(b"id,name1,name2,member2\n1,Ana,,77\n").unwrap_err();
    assert_eq!((faults.len(), faults[0].line), (1, 2));
}

#[test]
fn a_hand_that_cannot_be_read_is_named() {
    let xml = "<USEBIO><EVENT EVENT_TYPE=\"PAIRS\"></EVENT><HANDSET><BOARD><BOARD_NUMBER>1</BOARD_NUMBER>\
        <HAND><DIRECTION>North</DIRECTION><SPADES>AK 10</SPADES><HEARTS>-</HEARTS><DIAMONDS/><CLUBS>5, 4</CLUBS></HAND>\
        <HAND><DIRECTION>East</DIRECTION><SPADES>AZ</SPADES></HAND></BOARD></HANDSET></USEBIO>";
    let (event, losses) = usebio::read(xml.as_bytes()).unwrap();
    assert_eq!(losses.len(), 1, "{losses:?}");
    let hand = event.deals[0]
        .deal
        .hand(contract_bridge::Seat::North)
        .unwrap();
    assert_eq!(hand.len(), 5);
}

#[test]
fn reading_takes_no_longer_than_the_attributes_are_many() {
    // Compared with each other, half a million names would take the better part of an hour.
    use core::fmt::Write as _;
    let mut xml = String::from("<USEBIO><EVENT EVENT_TYPE=\"PAIRS\"");
    for i in 0..500_000 {
        let _ = write!(xml, " a{i}=\"\"");
    }
    // Nor if each is there twice: the first counts.
    for _ in 0..500_000 {
        xml.push_str(" a499999=\"\"");
    }
    xml.push_str(" EVENT_TYPE=\"TEAMS\"></EVENT></USEBIO>");
    let (event, _) = usebio::read(xml.as_bytes()).unwrap();
    assert_eq!(event.event.kind, "pairs");
}

#[test]
fn hands_come_through_every_format_of_results() {
    let yaml = evening().to_yaml();
    for to in [Format::Yaml, Format::Json, Format::Usebio] {
        let there = convert::bytes(yaml.as_bytes(), Format::Yaml, to).unwrap();
        let back = convert::bytes(there.text.as_bytes(), to, Format::Yaml).unwrap();
        assert!(
            back.text.contains(DEAL) && back.text.contains("00123"),
            "{}",
            back.text
        );
    }
}

#[test]
fn usebio_names_attributes_and_hands_that_it_cannot_keep() {
    let (xml, _) = usebio::write(&evening());
    let strange = xml
        .replace("<EVENT EVENT_TYPE", "<EVENT GRADE=\"gold\" EVENT_TYPE")
        .replace("<BOARD_NUMBER>2<", "<BOARD_NUMBER>1<");
    let (event, losses) = usebio::read(strange.as_bytes()).unwrap();
    assert_eq!(event.deals.len(), 1);
    let attribute = Lost::Element("EVENT GRADE".into(), "gold".into());
    for lost in [attribute, Lost::OtherHands] {
        let named = losses.iter().filter(|loss| loss.what == lost).count();
        assert_eq!(named, 1, "{losses:?}");
    }
}
