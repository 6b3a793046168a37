//! The private links of players, one slip each: a sheet to be cut.

use crate::document::{Block, Cards, Document, Line};
use crate::table_cards::code;
use openroom_words::words::{Message, Words};

/// A slip.
#[derive(Clone)]
pub struct Slip<'a> {
    /// Whose it is.
    pub name: String,
    /// The address of the player's own page.
    pub url: String,
    /// In the language of the player.
    pub words: &'a Words,
}

/// The slips, eight on a page.
///
/// # Errors
///
/// If an address is too long for a code.
pub fn document(slips: &[Slip<'_>], club: &str, words: &Words) -> Result<Document, String> {
    let cards = slips
        .iter()
        .map(|slip| card(slip, club))
        .collect::<Result<Vec<_>, _>>()?;
    Ok(Document {
        title: words.say(Message::PrintLinks),
        blocks: vec![Block::Cards(Cards {
            across: 2,
            down: 4,
            cut_lines: true,
            cards,
        })],
        ..Document::default()
    })
}

fn card(slip: &Slip<'_>, club: &str) -> Result<Vec<Block>, String> {
    let mut told = Vec::new();
    if !club.is_empty() {
        told.push(Block::Text(Line::new(club).size(9.0)));
    }
    told.push(Block::Text(Line::new(&slip.name).bold().size(14.0)));
    told.push(Block::Space(4.0));
    let help = slip.words.say(Message::PrintLinkHelp);
    told.push(Block::Text(Line::new(help).size(9.0)));
    Ok(vec![
        Block::Space(6.0),
        Block::Beside(vec![
            (2.0, vec![Block::Qr(code(&slip.url, 104)?)]),
            (3.0, told),
        ]),
        Block::Space(4.0),
        Block::Text(Line::new(&slip.url).size(8.0).centred()),
    ])
}
