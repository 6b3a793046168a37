//! The same boards in several places: one field, one top.

use openroom_scoring::event::EventKind;
use openroom_scoring::event_file;
use openroom_seasons::{Sent, sent, simultaneous};

/// Two tables with the boards 1 and 2: the scores of North-South at each.
fn venue(scores: [[i32; 2]; 2]) -> Sent {
    sent(&text_of(scores)).unwrap_or_else(|not| panic!("{not:?}"))
}

fn text_of(scores: [[i32; 2]; 2]) -> String {
    let mut text = String::from(
        "event: {name: Cup, kind: pairs}\nscoring: {method: matchpoints}\ncontestants:\n",
    );
    for pair in 1..=4 {
        text.push_str(&format!("- {{id: {pair}, names: [P{pair}a, P{pair}b]}}\n"));
    }
    text.push_str("results:\n");
    for (table, boards) in scores.iter().enumerate() {
        for (board, score) in boards.iter().enumerate() {
            text.push_str(&format!(
                "- {{board: {}, ns: {}, ew: {}, score: {score}}}\n",
                board + 1,
                2 * table + 1,
                2 * table + 2
            ));
        }
    }
    text
}

#[test]
fn one_top_over_all_and_each_its_own_ranking() {
    let one = venue([[420, 100], [-50, 110]]);
    let other = venue([[450, 90], [400, 120]]);
    let made = simultaneous(&[("North".into(), &one), ("South".into(), &other)]).unwrap();
    assert_eq!(made.places.len(), 8);
    // Four results on each board: a top of 6, not of 2.
    assert!(
        made.scores
            .boards
            .iter()
            .all(|board| board.top.as_ref().unwrap().to_string() == "6")
    );
    let of = |venue: usize, name: &str| {
        made.places
            .iter()
            .find(|one| one.venue == venue && one.contestant == name)
            .unwrap()
    };
    // Board 1: 450, 420, 400, -50; board 2: 120, 110, 100, 90. Pair 1 of North: 4 + 2 of 12.
    assert_eq!(of(0, "1").percent.as_ref().unwrap().to_string(), "50");
    assert_eq!(of(1, "1").percent.as_ref().unwrap().to_string(), "50");
    assert_eq!(of(1, "3").percent.as_ref().unwrap().decimal(2), "66.67");
    // At home pair 1 of North has a top and a bottom.
    assert_eq!(of(0, "1").own_percent.as_ref().unwrap().to_string(), "50");
    // All get what one score of the whole field gives.
    let again = event_file::read(&event_file::write(&made.event)).unwrap();
    let scores = openroom_scoring::score_event(&again).unwrap();
    let totals: Vec<String> = scores
        .standings
        .iter()
        .map(|one| one.total.to_string())
        .collect();
    assert_eq!(
        totals,
        made.places
            .iter()
            .map(|one| one.total.to_string())
            .collect::<Vec<_>>()
    );
}

#[test]
fn what_cannot_be_put_together_is_told() {
    let one = venue([[420, 100], [-50, 110]]);
    let mut other = venue([[450, 90], [400, 120]]);
    other.event.kind = EventKind::Individual;
    let apart = simultaneous(&[("North".into(), &one), ("South".into(), &other)]).unwrap_err();
    let names = ["North".to_owned(), "South".to_owned()];
    assert!(
        apart
            .said(&names)
            .to_string()
            .contains("South is played or scored in another way")
    );
    assert!(simultaneous(&[]).is_err());
}

const ONE: &str = "N:AKQJ.T98.765.432 T98.765.432.AKQJ 765.432.AKQJ.T98 432.AKQJ.T98.765";
const OTHER: &str = "N:T98.765.432.AKQJ AKQJ.T98.765.432 765.432.AKQJ.T98 432.AKQJ.T98.765";

/// Why two places cannot be put together, or what is to be known of their ranking.
fn told(one: &str, other: &str) -> Result<Vec<String>, String> {
    let places = [one, other].map(|text| sent(text).unwrap_or_else(|not| panic!("{not:?}")));
    let names = ["Owls".to_owned(), "Foxes".to_owned()];
    let both = [
        (names[0].clone(), &places[0]),
        (names[1].clone(), &places[1]),
    ];
    match simultaneous(&both) {
        Ok(made) => Ok(made.notes.iter().map(ToString::to_string).collect()),
        Err(apart) => Err(apart.said(&names).to_string()),
    }
}

#[test]
fn other_hands_are_not_the_same_board() {
    let text = text_of([[420, 100], [-50, 110]]);
    let with = |deal: &str| format!("{text}deals: [{{board: 2, deal: \"{deal}\"}}]\n");
    assert_eq!(told(&with(ONE), &with(ONE)), Ok(Vec::new()));
    // Of a place that does not send the hands nothing can be said.
    assert_eq!(told(&with(ONE), &text), Ok(Vec::new()));
    let apart = told(&with(ONE), &with(OTHER)).unwrap_err();
    assert!(
        apart.starts_with("board 2 has other hands in Foxes than in Owls"),
        "{apart}"
    );
    // What was sent can be kept as a text, with its hands.
    let kept = sent(&with(ONE)).unwrap();
    assert_eq!(sent(&kept.text()).unwrap().hands, kept.hands);
}

#[test]
fn places_have_boards_in_common() {
    let text = text_of([[420, 100], [-50, 110]]);
    let other = text.replace("board: ", "board: 1");
    let apart = told(&text, &other).unwrap_err();
    assert!(
        apart.starts_with(
            "Owls shares no board with the other places: it has 1, 2, and they have 11, 12"
        ),
        "{apart}"
    );
    let second = text.replace("score:", "session: 2, score:");
    let apart = told(&text, &second).unwrap_err();
    assert!(apart.contains("1 of session 2"), "{apart}");
    // Its only session may have its number.
    assert_eq!(
        told(&text, &text.replace("score:", "session: 1, score:")),
        Ok(Vec::new())
    );
    let more = text.replace("board: 2,", "board: 3,");
    assert_eq!(
        told(&text, &more),
        Ok(vec![
            "Owls has no result for these boards that other places have: 3".to_owned(),
            "Foxes has no result for these boards that other places have: 2".to_owned(),
        ])
    );
}

#[test]
fn the_field_of_all_is_of_no_club() {
    let head =
        "event: {name: Cup, kind: pairs, club: Owls, club-id: 12, charge: 1, date: 2026-05-01}";
    let text = text_of([[420, 100], [-50, 110]]);
    let text = text.replace("event: {name: Cup, kind: pairs}", head);
    let place = sent(&text).unwrap();
    let made = simultaneous(&[("Owls".into(), &place), ("Foxes".into(), &place)]).unwrap();
    let text = event_file::write(&made.event);
    assert!(!text.contains("club") && !text.contains("charge"), "{text}");
    assert!(
        text.contains("2026-05-01") && !text.contains("table:"),
        "{text}"
    );
}
