//! Teams on paper: their names, and what is not known of a match.

use openroom_printing::document::{Block, Document, Table};
use openroom_printing::movement_cards::{self, Names};
use openroom_printing::results::{Scored, TeamNames};
use openroom_printing::{Words, ranking, scorecards, travellers};

const LEAGUE: &str = "event: {name: League, kind: teams, structure: swiss}
scoring: {method: imps, vp: {scale: ebu-teams4-20, boards: 4}}
contestants:
- {id: 1, team: Owls, names: [Ana, Bea, Cleo, Dan]}
- {id: 2, team: Bears}
- {id: 3, names: [Eva, Flo, Gus, Hal]}
matches:
- {match: old, teams: [1, 3], vps: [12, 8]}
- {match: none, teams: [2], bye: own-average}
results:
- {match: 1, round: 1, board: 1, ns: 1, ew: 2, score: 420}
- {match: 1, round: 1, board: 1, ns: 2, ew: 1, score: -50}
- {match: 1, round: 1, board: 2, ns: 1, ew: 2, score: 100}
- {match: 1, round: 1, board: 2, ns: 2, ew: 1, score: 100}
";

fn tables(document: &Document) -> Vec<Vec<Vec<String>>> {
    let text = |table: &Table| -> Vec<Vec<String>> {
        let rows = table.rows.iter();
        rows.map(|row| row.iter().map(|cell| cell.text.clone()).collect())
            .collect()
    };
    let blocks = document.blocks.iter();
    blocks
        .filter_map(|block| match block {
            Block::Table(table) => Some(text(table)),
            _ => None,
        })
        .collect()
}

#[test]
fn the_ranking_names_teams_and_leaves_empty_what_is_not_known() {
    let scored = Scored::read(LEAGUE).unwrap();
    let words = Words::new("en").unwrap();
    let tables = tables(&ranking::document(scored.results(), &words));
    let names: Vec<&str> = tables[0].iter().map(|row| row[2].as_str()).collect();
    assert!(
        names.contains(&"Owls (Ana – Bea – Cleo – Dan)"),
        "{names:?}"
    );
    assert!(names.contains(&"Bears"), "{names:?}");
    assert!(names.contains(&"Eva – Flo – Gus – Hal"), "{names:?}");
    let of = |name: &str| {
        let found = tables[1].iter().find(|row| row.join("|").contains(name));
        found.unwrap_or_else(|| panic!("{name}: {:?}", tables[1]))
    };
    // Round, both teams, IMPs and victory points of both.
    let played = of("1  Owls|2  Bears");
    assert_eq!((played[0].as_str(), played[3].as_str()), ("1", "10"));
    let elsewhere = of("1  Owls|3  Eva");
    assert_eq!(elsewhere[0], "");
    assert_eq!(elsewhere[3..], ["", "", "12.00", "8.00"]);
    let bye = of("2  Bears|sit-out");
    assert_eq!((&*bye[0], &*bye[3], &*bye[4], &*bye[6]), ("", "", "", ""));
    assert_ne!(bye[5], "");
}

#[test]
fn scorecards_travellers_and_guide_cards_name_teams() {
    let scored = Scored::read(LEAGUE).unwrap();
    let words = Words::new("en").unwrap();
    let cards = format!("{:?}", scorecards::of_event(scored.results(), &words));
    assert!(
        cards.contains("1  Owls (Ana – Bea – Cleo – Dan)"),
        "{cards}"
    );
    let sheets = format!("{:?}", travellers::of_event(scored.results(), &words));
    assert!(sheets.contains("Owls"), "{sheets}");
    let data = openroom_formats::event::read_data(LEAGUE).unwrap();
    let names = Names::of(&scored.event, &TeamNames::of(&scored.event, &data));
    let movement = openroom_movements::generate::howell(4, 2).unwrap();
    let guide = movement_cards::guide(&movement, &names, "", &words);
    let guide = format!("{guide:?}");
    assert!(guide.contains("Owls (Ana – Bea – Cleo – Dan)"), "{guide}");
}
