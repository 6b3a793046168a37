//! Teams on paper: their names, and what is not known of a match.

use openroom_printing::document::{Block, Document, Table};
use openroom_printing::movement_cards::{self, Names};
use openroom_printing::results::Scored;
use openroom_printing::{Language, Words, ranking, scorecards, travellers};

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
    let words = Words::new(Language::English);
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
    let words = Words::new(Language::English);
    let cards = format!("{:?}", scorecards::of_event(scored.results(), &words));
    assert!(
        cards.contains("1  Owls (Ana – Bea – Cleo – Dan)"),
        "{cards}"
    );
    let sheets = format!("{:?}", travellers::of_event(scored.results(), &words));
    assert!(sheets.contains("Owls"), "{sheets}");
    let names = Names::of(&scored.event);
    let movement = openroom_movements::generate::howell(4, 2).unwrap();
    let guide = movement_cards::guide(&movement, &names, "", &words);
    let guide = format!("{guide:?}");
    assert!(guide.contains("Owls (Ana – Bea – Cleo – Dan)"), "{guide}");
}

#[test]
fn the_matches_of_a_scorecard_lead_to_its_total() {
    let scored = Scored::read(LEAGUE).unwrap();
    let words = Words::new(Language::English);
    let document = scorecards::of_event(scored.results(), &words);
    let cards: Vec<&[Block]> = document
        .blocks
        .split(|block| matches!(block, Block::PageBreak))
        .collect();
    // A team that only has a result from elsewhere has a card too.
    assert_eq!(cards.len(), 3);
    let card = |heading: &str| {
        let of = |blocks: &&&[Block]| matches!(&blocks[0], Block::Heading(text) if text.starts_with(heading));
        let blocks = cards.iter().find(of).unwrap().to_vec();
        let text = format!("{:?}", blocks.last().unwrap());
        let document = Document {
            blocks,
            ..Document::default()
        };
        (tables(&document), text)
    };
    let (owls, total) = card("1  Owls");
    assert_eq!(owls.len(), 2);
    let rows = &owls[1];
    assert_eq!(rows.len(), 2, "{rows:?}");
    let old = rows
        .iter()
        .find(|row| row[1].starts_with("3  Eva"))
        .unwrap();
    assert_eq!(old[2..], ["", "", "12.00"]);
    let played = rows.iter().find(|row| row[1] == "2  Bears").unwrap();
    assert_eq!((&*played[0], &*played[2], &*played[3]), ("1", "10", "−10"));
    let cents = |text: &str| text.replace('.', "").parse::<u32>().unwrap();
    let sum: u32 = rows.iter().map(|row| cents(&row[4])).sum();
    let wanted = format!("Total {}.{:02}", sum / 100, sum % 100);
    assert!(total.contains(&wanted), "{wanted}: {total}");
    // A bye has victory points and no IMPs.
    let (bears, _) = card("2  Bears");
    let bye = bears[1].iter().find(|row| row[1] == "sit-out").unwrap();
    assert_eq!((&*bye[2], &*bye[3]), ("", ""));
    assert_ne!(bye[4], "");
    let (eva, _) = card("3");
    assert_eq!(eva.len(), 1);
    assert_eq!(eva[0][0][1..], ["", "", "8.00"]);
}

#[test]
fn travellers_have_the_vulnerability_of_their_results() {
    let heading = |results: &str| {
        let text = format!(
            "event: {{name: Club, kind: pairs}}\nscoring: {{method: matchpoints}}\nresults:\n{results}"
        );
        let scored = Scored::read(&text).unwrap();
        let words = Words::new(Language::English);
        let document = travellers::of_event(scored.results(), &words);
        match &document.blocks[0] {
            Block::Heading(text) => text.clone(),
            other => panic!("{other:?}"),
        }
    };
    let line = |ns: u32, board: &str, vul: &str| {
        let ew = ns + 1;
        format!("- {{board: {board}, ns: {ns}, ew: {ew}, contract: 4S, by: N, tricks: 10{vul}}}\n")
    };
    let usual = heading(&(line(1, "1", "") + &line(3, "1", "")));
    let both = heading(&(line(1, "1", ", vul: both") + &line(3, "1", ", vul: both")));
    let mixed = heading(&(line(1, "1", "") + &line(3, "1", ", vul: both")));
    let named = heading(&(line(1, "X", ", vul: both") + &line(3, "X", ", vul: both")));
    let last = |text: &str| text.split(" · ").nth(2).unwrap_or_default().to_owned();
    assert_ne!(last(&usual), last(&both));
    assert_eq!(last(&mixed), format!("{} / {}", last(&usual), last(&both)));
    // A board whose name tells no dealer still has what the results say.
    assert!(named.contains(&last(&both)), "{named}");
}

/// A number that nobody plays under has no card, however large the numbers are.
#[test]
fn cards_are_for_those_who_play() {
    let words = Words::new(Language::English);
    let mut movement = openroom_movements::generate::howell(2, 2).unwrap();
    for table in movement
        .rounds
        .iter_mut()
        .flat_map(|round| &mut round.tables)
    {
        if let openroom_movements::Seats::Sides { ns, ew } = &mut table.seats {
            for who in [ns, ew].into_iter().flatten() {
                *who += 2_000_000_000;
            }
        }
    }
    movement.contestants = 2_000_000_004;
    let names = Names::default();
    for document in [
        movement_cards::guide(&movement, &names, "", &words),
        scorecards::of_movement(&movement, &names, "", &words),
    ] {
        let Block::Cards(cards) = &document.blocks[0] else {
            panic!("{document:?}");
        };
        assert_eq!(cards.cards.len(), 4);
    }
}
