//! Every document, in every language, on both papers: nothing leaves the page, HTML is well formed, bytes are always the
//! same.

use crate::common::{LANGUAGES, LONG, boards, documents};
use openroom_movements::generate::{Even, mitchell, sections};
use openroom_printing::document::{
    Align, Block, Cell, Column, Document, Field, Line, Picture, Table, Width,
};
use openroom_printing::layout::{Item, pages};
use openroom_printing::results::Scored;
use openroom_printing::{
    Language, Paper, Settings, Words, appeal, font, hand_records, html, movement_cards, pdf,
    scorecards, table_cards, travellers,
};
use proptest::prelude::*;

const PAPERS: [Paper; 2] = [Paper::A4, Paper::Letter];

fn settings(paper: Paper) -> Settings {
    Settings {
        paper,
        four_colours: paper == Paper::Letter,
    }
}

/// Panics if something is drawn outside the margins.
fn check_inside(name: &str, document: &Document, paper: Paper) {
    let (width, height) = paper.size();
    let margin = 27.0;
    for (number, page) in (1..).zip(pages(document, settings(paper))) {
        for item in &page.items {
            let (left, top, right, bottom) = match item {
                Item::Text {
                    x,
                    y,
                    size,
                    bold,
                    text,
                    ..
                } => (
                    *x,
                    y - size * 0.8,
                    x + font::width(text, *bold) * size,
                    y + size * 0.2,
                ),
                Item::Rect {
                    x,
                    y,
                    width,
                    height,
                    ..
                }
                | Item::Picture {
                    x,
                    y,
                    width,
                    height,
                    ..
                } => (*x, *y, x + width, y + height),
            };
            let inside = left >= margin
                && right <= width - margin + 1.0
                && top >= margin - 1.0
                && bottom <= height - margin + 4.0;
            assert!(inside, "{name}, {paper:?}, page {number}: {item:?}");
        }
    }
}

#[test]
fn nothing_leaves_the_page() {
    for language in LANGUAGES {
        for (name, document) in documents(language) {
            for paper in PAPERS {
                check_inside(&format!("{name} in {language}"), &document, paper);
            }
        }
    }
}

/// In one line of text of a table or diagram nothing stands on anything else.
#[test]
fn no_text_stands_on_another() {
    for language in LANGUAGES {
        for (name, document) in documents(language) {
            for (number, page) in (1..).zip(pages(&document, settings(Paper::A4))) {
                let mut texts: Vec<(f32, f32, f32, f32, &str)> = page
                    .items
                    .iter()
                    .filter_map(|item| match item {
                        Item::Text {
                            x,
                            y,
                            size,
                            bold,
                            text,
                            ..
                        } => Some((
                            *y,
                            *x,
                            font::width(text.trim_end(), *bold) * size,
                            *size,
                            text.as_str(),
                        )),
                        Item::Rect { .. } | Item::Picture { .. } => None,
                    })
                    .collect();
                texts.sort_by(|a, b| (a.0, a.1).partial_cmp(&(b.0, b.1)).unwrap());
                for (i, a) in texts.iter().enumerate() {
                    for b in &texts[i + 1..] {
                        if b.0 - a.0 > a.3 {
                            break;
                        }
                        // Capitals are two thirds of the size high: lines closer than that touch.
                        let same_line = (b.0 - a.0).abs() < 0.5 * a.3.min(b.3);
                        let beside = a.1 + a.2 <= b.1 + 0.6 || b.1 + b.2 <= a.1 + 0.6;
                        assert!(
                            !same_line || beside,
                            "{name} in {language}, page {number}: {a:?} and {b:?}"
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn thirty_six_boards_take_two_pages() {
    for language in LANGUAGES {
        let words = Words::new(language.parse().unwrap());
        for (count, wanted) in [(1, 1), (18, 1), (19, 2), (36, 2), (37, 3)] {
            let document = hand_records::document(&boards(count), LONG, &words);
            for paper in PAPERS {
                let found = pages(&document, settings(paper)).len();
                assert_eq!(found, wanted, "{count} boards, {language}, {paper:?}");
            }
        }
    }
}

/// Every table of a document.
fn tables<'a>(blocks: &'a [Block], found: &mut Vec<&'a Table>) {
    for block in blocks {
        match block {
            Block::Table(table) => found.push(table),
            Block::Cards(cards) => cards.cards.iter().for_each(|card| tables(card, found)),
            Block::Beside(columns) => columns.iter().for_each(|(_, part)| tables(part, found)),
            _ => {}
        }
    }
}

/// All that is written on the pages.
fn written(document: &Document, paper: Paper) -> Vec<String> {
    let pages = pages(document, settings(paper)).into_iter();
    pages
        .flat_map(|page| page.items)
        .filter_map(|item| match item {
            Item::Text { text, .. } => Some(text),
            Item::Rect { .. } | Item::Picture { .. } => None,
        })
        .collect()
}

#[test]
fn no_heading_of_a_column_is_broken_within_a_word() {
    for language in LANGUAGES {
        for (name, document) in documents(language) {
            let mut all = Vec::new();
            tables(&document.blocks, &mut all);
            for paper in PAPERS {
                let written = written(&document, paper);
                let heads = all.iter().flat_map(|table| table.head.iter().flatten());
                for word in heads.flat_map(|cell| cell.text.split_whitespace()) {
                    let is_whole = written
                        .iter()
                        .any(|text| text.split(' ').any(|w| w == word));
                    assert!(is_whole, "{name} in {language} on {paper:?}: {word}");
                }
            }
        }
    }
}

#[test]
fn a_long_title_is_not_cut() {
    let title = format!("{LONG} {LONG} {LONG}");
    for subtitle in ["", "Hand records · boards 1–36"] {
        let document = Document {
            title: title.clone(),
            subtitle: subtitle.into(),
            running_head: true,
            blocks: vec![Block::Text(Line::new("text"))],
            ..Document::default()
        };
        check_inside("a long title", &document, Paper::A4);
        let text: String = written(&document, Paper::A4).concat();
        let letters = |text: &str| text.replace(char::is_whitespace, "");
        assert!(letters(&text).contains(&letters(&title)), "{text}");
    }
}

/// A club's logo is at the head of every page, in both formats; one that cannot be read is left out, and the rest is printed.
#[test]
fn a_logo_stands_at_the_head() {
    let head = |logo: Picture| Document {
        title: LONG.into(),
        subtitle: "A club · 17 November 2026".into(),
        running_head: true,
        blocks: vec![
            Block::Text(Line::new("text")),
            Block::PageBreak,
            Block::Text(Line::new("more")),
        ],
        logo: Some(logo),
        ..Document::default()
    };
    let picture = |jpeg: &[u8], width, height| Picture {
        jpeg: jpeg.into(),
        width,
        height,
    };
    let jpeg = include_bytes!("common/logo.jpg");
    let document = head(picture(jpeg, 48, 32));
    let settings = Settings::default();
    for page in pages(&document, settings) {
        let drawn = |item: &&Item| matches!(item, Item::Picture { width, height, .. } if *width == 45.0 && *height == 30.0);
        assert_eq!(page.items.iter().filter(drawn).count(), 1);
    }
    let bytes = pdf::write(&document, "en", settings).unwrap();
    let holds = |bytes: &[u8]| bytes.windows(jpeg.len()).any(|part| part == jpeg);
    assert!(holds(&bytes), "the picture is in the PDF as it came");
    assert!(html::write(&document, "en", settings).contains("src=\"data:image/jpeg;base64,"));
    // As wide as they come, and what is no picture.
    for (width, height) in [(1000, 1), (1, 1000)] {
        check_inside("a logo", &head(picture(jpeg, width, height)), Paper::Letter);
    }
    let bytes = pdf::write(&head(picture(b"no picture", 48, 32)), "en", settings).unwrap();
    assert!(bytes.starts_with(b"%PDF") && !holds(&bytes));
}

#[test]
fn boards_that_are_not_in_a_row() {
    let words = Words::new(Language::English);
    let all = boards(9);
    let some: Vec<_> = [0, 1, 2, 4, 8]
        .iter()
        .map(|&i: &usize| all[i].clone())
        .collect();
    let document = hand_records::document(&some, "", &words);
    assert!(
        document.subtitle.contains("1–3, 5, 9"),
        "{}",
        document.subtitle
    );
}

/// The rows of the tables of a document, as text.
fn rows(document: &Document) -> Vec<Vec<String>> {
    let mut all = Vec::new();
    tables(&document.blocks, &mut all);
    let rows = all.iter().flat_map(|table| &table.rows);
    rows.map(|row| row.iter().map(|cell| cell.text.clone()).collect())
        .collect()
}

#[test]
fn a_passed_out_board_has_its_score() {
    let text = "results:\n- {board: 1, ns: 1, ew: 2, contract: Pass}\n- {board: 1, ns: 3, ew: 4, score: 50}\n";
    let scored = Scored::read(text).unwrap();
    let document = travellers::of_event(scored.results(), &Words::new(Language::English));
    assert!(
        rows(&document)[0].contains(&"0".to_owned()),
        "{:?}",
        rows(&document)
    );
}

#[test]
fn a_board_of_teams_is_scored_once() {
    let scored = Scored::read(&crate::common::teams()).unwrap();
    let document = scorecards::of_event(scored.results(), &Words::new(Language::English));
    // Each team has played 8 boards at two tables each. Rows of matches are shorter.
    let boards: Vec<Vec<String>> = rows(&document)
        .into_iter()
        .filter(|row| row.len() > 5)
        .collect();
    let points = boards
        .iter()
        .filter(|row| row.last().is_some_and(|points| !points.is_empty()))
        .count();
    assert_eq!((boards.len(), points), (4 * 16, 4 * 8));
}

#[test]
fn nobody_is_known_by_his_number_on_an_anonymous_form() {
    let words = Words::new(Language::English);
    let mut form = crate::common::appeal();
    form.players.north.number = "70707".into();
    for (anonymous, wanted) in [(false, true), (true, false)] {
        let document = appeal::document(&form, anonymous, &words);
        let text = written(&document, Paper::A4).join(" ");
        assert_eq!(text.contains("70707"), wanted);
        assert_eq!(text.contains("Ștefania"), wanted);
        assert!(text.contains("national"));
    }
}

#[test]
fn html_is_well_formed_and_whole() {
    for language in LANGUAGES {
        for (name, document) in documents(language) {
            let page = html::write(&document, language, settings(Paper::A4));
            let mut reader = quick_xml::Reader::from_str(&page);
            let mut open = Vec::new();
            loop {
                use quick_xml::events::Event;
                match reader
                    .read_event()
                    .unwrap_or_else(|e| panic!("{name}: {e}"))
                {
                    Event::Start(tag) => open.push(tag.name().as_ref().to_owned()),
                    // The reader itself sees to it that the names match.
                    Event::End(_) => drop(open.pop()),
                    Event::Eof => break,
                    _ => {}
                }
            }
            assert!(open.is_empty(), "{name}: {open:?} is not closed");
            assert!(
                !page.contains("<de>"),
                "{name}: a name was taken for markup"
            );
            assert!(!page.contains("http://") || page.contains("<svg"), "{name}");
            for outside in ["<script", "<link", "src=\"", "@import"] {
                assert!(!page.contains(outside), "{name}: {outside}");
            }
            assert!(page.contains(&format!("lang=\"{language}\"")));
        }
    }
}

#[test]
fn the_same_document_gives_the_same_bytes() {
    let (first, second) = (documents("ro"), documents("ro"));
    for ((name, a), (_, b)) in first.iter().zip(&second) {
        let pdf = |document| pdf::write(document, "ro", settings(Paper::A4)).unwrap();
        let written = pdf(a);
        assert_eq!(written, pdf(b), "{name}");
        let text = String::from_utf8_lossy(&written);
        assert!(!text.contains("/CreationDate"), "{name}");
    }
}

#[test]
fn suits_have_their_colours() {
    let colour = |four_colours, symbol| {
        Settings {
            four_colours,
            ..Settings::default()
        }
        .suit_colour(symbol)
    };
    assert_eq!(colour(false, '♥'), colour(false, '♦'));
    assert_eq!(colour(false, '♠'), colour(false, '♣'));
    let four = ['♠', '♥', '♦', '♣'].map(|symbol| colour(true, symbol));
    for (i, a) in four.iter().enumerate() {
        assert!(four[i + 1..].iter().all(|b| a != b));
    }
    assert_eq!(colour(true, 'x'), None);
}

fn text() -> impl Strategy<Value = String> {
    prop_oneof![
        "[ -~]{0,40}",
        "[A-Za-zșțăãõñ♠♥♦♣ \n]{0,80}",
        "\\PC{0,20}",
        Just("W".repeat(200)),
    ]
}

fn row() -> impl Strategy<Value = Vec<Cell>> {
    let cell = (text(), any::<bool>(), 0_u8..3).prop_map(|(text, bold, more_columns)| Cell {
        text,
        bold,
        shaded: bold,
        more_columns,
    });
    prop::collection::vec(cell, 0..7)
}

fn table() -> impl Strategy<Value = Table> {
    let column = prop_oneof![
        Just(Column::LEFT),
        Just(Column::RIGHT),
        Just(Column::points(60.0)),
        Just(Column {
            width: Width::Share(1.0),
            align: Align::Centre
        }),
    ];
    (
        prop::collection::vec(column, 1..6),
        prop::collection::vec(row(), 0..2),
        prop::collection::vec(row(), 0..40),
        any::<bool>(),
    )
        .prop_map(|(columns, head, rows, boxed)| Table {
            columns,
            head,
            rows,
            boxed,
            ..Table::default()
        })
}

proptest! {
    #![proptest_config(crate::cases(12))]

    /// Whatever is written, it stays on the paper, and it never panics.
    #[test]
    fn any_document_stays_on_the_page(
        tables in prop::collection::vec(table(), 1..3),
        value in text(),
        lines in 0_u8..90,
        title in text(),
    ) {
        let mut blocks: Vec<Block> = tables.into_iter().map(Block::Table).collect();
        blocks.push(Block::Heading(value.clone()));
        blocks.push(Block::Text(Line::new(value.clone()).size(30.0)));
        blocks.push(Block::Form(vec![vec![Field { share: 1.0, label: value.clone(), value, lines }]]));
        let document = Document { title: title.clone(), subtitle: title, blocks, running_head: true, ..Document::default() };
        check_inside("random", &document, Paper::Letter);
        let _ = html::write(&document, "en", Settings::default());
        prop_assert!(pdf::write(&document, "en", Settings::default()).is_ok());
    }
}

#[test]
fn an_appeal_form_from_a_case_says_what_is_missing_who_may_not_sit_and_how_the_hearing_goes() {
    use openroom_cases::acts::Opened;
    use openroom_cases::{Act, Authority, Case, Kind};
    use openroom_tournament::questions::{Barred, Item, ItemPart, ItemState, WhyBarred};

    let opened = Opened {
        kind: Kind::Information,
        board: None,
    };
    let mut case = Case::new(opened, openroom_laws::Edition::E2017, Authority::Ebu);
    let acts = [
        r#"{"fact": {"explained": {"by": "E", "call": "X", "said": "penalties", "agreement": "unmistakable"}}}"#,
        r#"{"poll": {"hand": "AQ7.Q643.A6.AJ93"}}"#,
        r#"{"answer": {"answer": {"chooses": "4S", "who": "Max Hill"}}}"#,
    ];
    for act in acts {
        case.add(&openroom_placed::from_text::<Act>(act).unwrap())
            .unwrap();
    }
    let mut form = crate::common::appeal();
    form.case = Some(Box::new(case));
    form.items = ('a'..='s')
        .map(|letter| Item {
            letter,
            state: match letter {
                'g' => ItemState::Missing(vec![ItemPart::Committee]),
                'k' => ItemState::NotNeeded,
                'p' => ItemState::There(vec!["all four agree".to_owned()]),
                'q' => ItemState::Missing(Vec::new()),
                _ => ItemState::There(Vec::new()),
            },
        })
        .collect();
    form.barred = vec![Barred {
        why: WhyBarred::Polled,
        names: vec!["Max Hill".to_owned()],
    }];
    for language in Language::ALL {
        let words = Words::new(language);
        let document = appeal::document(&form, false, &words);
        let text = written(&document, Paper::A4).join(" ");
        for wanted in [
            "unmistakable",
            "all four agree",
            "(a)",
            "(s)",
            "Max Hill",
            "93.4.4",
            "93.4.9",
        ] {
            assert!(text.contains(wanted), "{language:?}: {wanted}");
        }
        let hidden = appeal::document(&form, true, &words);
        let hidden = written(&hidden, Paper::A4).join(" ");
        assert!(!hidden.contains("Max Hill"), "{language:?}");
    }
    let words = Words::new(Language::English);
    let document = appeal::document(&form, false, &words);
    let text = written(&document, Paper::A4).join(" ");
    assert!(text.contains("MISSING: Appeals Committee"), "{text}");
    assert!(text.contains("not needed here"), "{text}");
    // A form that was filled in by hand has none of it.
    let own = appeal::document(&crate::common::appeal(), false, &words);
    assert!(!written(&own, Paper::A4).join(" ").contains("93.4.4"));
}

/// More sections than letters: AA comes after Z on every paper, and its long names stay on the card.
#[test]
fn sections_of_two_letters_come_after_z() {
    let one = mitchell(11, 2, 1, Even::Skip).unwrap();
    let movement = sections(&vec![one; 27]).unwrap();
    let words = Words::new(Language::English);
    let address = table_cards::Address::new("https://club.example/{section}{table}").unwrap();
    let all = [
        table_cards::document(&movement, &address, "", &words).unwrap(),
        movement_cards::movement(&movement, "", &words),
        travellers::of_movement(&movement, "", &words),
    ];
    for document in &all {
        check_inside("sections", document, Paper::A4);
        let pages = pages(document, settings(Paper::A4));
        let texts = pages.iter().flat_map(|page| &page.items);
        let texts: Vec<&str> = texts
            .filter_map(|item| match item {
                Item::Text { text, .. } => Some(text.as_str()),
                Item::Rect { .. } | Item::Picture { .. } => None,
            })
            .collect();
        let named = |name: &str| {
            let is = |text: &&str| text.split(' ').any(|word| word == name);
            texts.iter().position(is).unwrap()
        };
        let numbered = |section: &str| match texts.iter().any(|text| text.ends_with("AA11")) {
            true => named(&format!("{section}11")),
            false => named(section),
        };
        assert!(numbered("A") < numbered("B") && numbered("Z") < numbered("AA"));
    }
}
