//! Every document, in every language, on both papers: nothing leaves the page, HTML is well formed, bytes are always the
//! same.

mod common;

use common::{LANGUAGES, LONG, boards, documents};
use openroom_printing::document::{
    Align, Block, Cell, Column, Document, Field, Line, Table, Width,
};
use openroom_printing::layout::{Item, pages};
use openroom_printing::{Paper, Settings, Words, font, hand_records, html, pdf};
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
                        Item::Rect { .. } => None,
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
        let words = Words::new(language).unwrap();
        for (count, wanted) in [(1, 1), (18, 1), (19, 2), (36, 2), (37, 3)] {
            let document = hand_records::document(&boards(count), LONG, &words);
            for paper in PAPERS {
                let found = pages(&document, settings(paper)).len();
                assert_eq!(found, wanted, "{count} boards, {language}, {paper:?}");
            }
        }
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
                    Event::Start(tag) => open.push(tag.name().as_ref().to_vec()),
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
    #![proptest_config(ProptestConfig::with_cases(24))]

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
