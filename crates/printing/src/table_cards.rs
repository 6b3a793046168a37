//! Table cards: the number, large, the four seats, and a QR code that leads to the table's own page.

use std::collections::BTreeSet;

use openroom_movements::{Movement, SectionOrder, section_order};
use qrcode::{EcLevel, QrCode as Encoder};

use crate::document::{Block, Cards, Document, Line, QrCode};
use openroom_words::words::{Message, Words};

/// The address of a table's page: `{table}` and `{section}` in it are replaced.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Address(String);

impl Address {
    /// An address with a place for the table.
    ///
    /// # Errors
    ///
    /// If it has none: all tables would have the same code.
    ///
    /// ```
    /// use openroom_printing::table_cards::Address;
    ///
    /// let address = Address::new("https://example.org/t/{section}{table}").unwrap();
    /// assert_eq!(address.of(Some("A"), 7), "https://example.org/t/A7");
    /// assert!(Address::new("https://example.org").is_err());
    /// ```
    pub fn new(text: &str) -> Result<Self, String> {
        if !text.contains("{table}") {
            return Err(format!(
                "`{text}` has no place for the table; write {{table}} where its number belongs, as in https://example.org/{{table}}"
            ));
        }
        if text.chars().any(|c| c.is_whitespace() || c.is_control()) {
            return Err(format!("`{text}` has spaces; an address has none"));
        }
        Ok(Self(text.to_owned()))
    }

    /// The address of one table. What a section's name may not have in an address is escaped.
    #[must_use]
    pub fn of(&self, section: Option<&str>, table: u32) -> String {
        let section: String = section
            .unwrap_or("")
            .bytes()
            .map(|byte| match byte {
                b if b.is_ascii_alphanumeric() || b"-_.~".contains(&b) => char::from(b).to_string(),
                b => format!("%{b:02X}"),
            })
            .collect();
        self.0
            .replace("{section}", &section)
            .replace("{table}", &table.to_string())
    }
}

/// The table cards of a movement, two on a page.
///
/// # Errors
///
/// If an address is too long for a code.
pub fn document(
    movement: &Movement,
    address: &Address,
    title: &str,
    words: &Words,
) -> Result<Document, String> {
    let tables: BTreeSet<(SectionOrder<'_>, u32)> = movement
        .rounds
        .iter()
        .flat_map(|round| &round.tables)
        .map(|table| (section_order(table.section.as_deref()), table.number))
        .collect();
    let tables: Vec<(String, String)> = tables
        .into_iter()
        .map(|((_, section), number)| {
            let name = format!("{}{number}", section.unwrap_or(""));
            (name, address.of(section, number))
        })
        .collect();
    of_tables(&tables, title, words)
}

/// The table cards of tables whose addresses are known: the name and the address of each.
///
/// # Errors
///
/// If an address is too long for a code.
pub fn of_tables(
    tables: &[(String, String)],
    title: &str,
    words: &Words,
) -> Result<Document, String> {
    let cards = tables
        .iter()
        .map(|(name, address)| card(name, address, title, words))
        .collect::<Result<Vec<_>, _>>()?;
    Ok(Document {
        title: words.say(Message::PrintTableCards),
        blocks: vec![Block::Cards(Cards {
            across: 1,
            down: 2,
            cut_lines: true,
            cards,
        })],
        ..Document::default()
    })
}

fn card(name: &str, address: &str, title: &str, words: &Words) -> Result<Vec<Block>, String> {
    let seat = |label| Block::Text(Line::new(words.say(label)).bold().size(15.0).centred());
    let side = |label| vec![Block::Space(118.0), seat(label)];
    let middle = vec![
        Block::Text(
            Line::new(words.say(Message::PrintTable))
                .size(16.0)
                .centred(),
        ),
        Block::Text(Line::new(name).bold().size(60.0).centred()),
        Block::Qr(code(address, 168)?),
    ];
    let mut blocks = vec![seat(Message::North), Block::Space(8.0)];
    blocks.push(Block::Beside(vec![
        (1.0, side(Message::West)),
        (2.0, middle),
        (1.0, side(Message::East)),
    ]));
    blocks.push(Block::Text(
        Line::new(words.say(Message::PrintScan))
            .size(11.0)
            .centred(),
    ));
    blocks.push(Block::Text(Line::new(address).size(9.0).centred()));
    blocks.push(Block::Space(8.0));
    blocks.push(seat(Message::South));
    if !title.is_empty() {
        blocks.push(Block::Text(Line::new(title).size(9.0).centred()));
    }
    Ok(blocks)
}

/// The code of a text. Level M stands a tenth of damage, enough for paper on a table.
///
/// # Errors
///
/// If the text is too long.
pub fn code(content: &str, width: u16) -> Result<QrCode, String> {
    let encoded = Encoder::with_error_correction_level(content, EcLevel::M).map_err(|_| {
        format!(
            "`{}...` is too long for a QR code",
            content.chars().take(60).collect::<String>()
        )
    })?;
    let side = encoded.width();
    let squares = encoded
        .to_colors()
        .chunks(side)
        .map(|row| row.iter().map(|&c| c == qrcode::Color::Dark).collect())
        .collect();
    Ok(QrCode {
        content: content.to_owned(),
        width,
        squares,
    })
}
