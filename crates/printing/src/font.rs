//! The two fonts that are embedded, and how wide text is in them.
//!
//! Source Sans 3 holds the suit symbols and the letters of all five languages, and its figures are all of one width, so
//! that columns of them stand straight.

use std::collections::BTreeSet;
use std::sync::OnceLock;

use harfrust::{
    Direction, FontRef, Script, ShapeOptions, ShapePlan, ShaperData, UnicodeBuffer, script,
};

use crate::document::{Document, SUITS};
use crate::layout::{self, Item};
use crate::settings::Settings;

/// The regular font.
pub const REGULAR: &[u8] = include_bytes!("../fonts/SourceSans3-Regular.otf");
/// The bold font.
pub const BOLD: &[u8] = include_bytes!("../fonts/SourceSans3-Bold.otf");

/// The regular font for browsers.
pub const REGULAR_WEB: &[u8] = include_bytes!("../fonts/SourceSans3-Regular.woff2");
/// The bold font for browsers.
pub const BOLD_WEB: &[u8] = include_bytes!("../fonts/SourceSans3-Bold.woff2");

/// Capitals reach so high above the baseline, as a share of the size.
pub const CAP_HEIGHT: f32 = 0.66;

/// From one baseline to the next, as a share of the size.
pub const LEADING: f32 = 1.22;

/// A glyph of a line of text, in shares of the size.
#[derive(Debug, Clone, PartialEq)]
pub struct Glyph {
    /// Its number in the font.
    pub id: u32,
    /// How far the next one stands.
    pub advance: f32,
    /// How far it is moved to the right and up.
    pub offset: (f32, f32),
    /// The bytes of the text that it shows.
    pub start: usize,
    /// Where they end.
    pub end: usize,
}

/// A font with what the shaper has learned of it, and how it shapes letters and text without any.
struct Face {
    font: FontRef<'static>,
    data: ShaperData,
    latin: ShapePlan,
    plain: ShapePlan,
}

impl Face {
    fn new(file: &'static [u8]) -> Option<Self> {
        let font = FontRef::new(file).ok()?;
        let data = ShaperData::new(&font);
        let shaper = data.shaper(&font).build();
        let plan = |script| ShapePlan::new(&shaper, Direction::LeftToRight, script, None, &[]);
        let (latin, plain) = (plan(Some(script::LATIN)), plan(None));
        Some(Self {
            font,
            data,
            latin,
            plain,
        })
    }

    /// What is planned for a script; nothing for those in which we print no words.
    fn plan(&self, script: Script) -> Option<&ShapePlan> {
        match script {
            script::LATIN => Some(&self.latin),
            script::UNKNOWN => Some(&self.plain),
            _ => None,
        }
    }
}

/// The face of a font; nothing if the file that was compiled in is no font, which a test excludes.
fn face(bold: bool) -> Option<&'static Face> {
    static FACES: [OnceLock<Option<Face>>; 2] = [OnceLock::new(), OnceLock::new()];
    FACES[usize::from(bold)]
        .get_or_init(|| Face::new(if bold { BOLD } else { REGULAR }))
        .as_ref()
}

/// The glyphs of a text, from left to right, with the kerning of the font.
#[must_use]
pub fn shape(text: &str, bold: bool) -> Vec<Glyph> {
    let Some(face) = face(bold) else {
        return Vec::new();
    };
    let mut buffer = UnicodeBuffer::new();
    buffer.push_str(text);
    buffer.set_direction(Direction::LeftToRight);
    buffer.guess_segment_properties();
    let shaper = face.data.shaper(&face.font).build();
    let em = shaper.units_per_em() as f32;
    let options = ShapeOptions::new().plan(face.plan(buffer.script()));
    let shaped = shaper.shape(buffer, options);
    let infos = shaped.glyph_infos();
    let next_cluster = |at: usize| {
        infos[at..]
            .iter()
            .map(|info| info.cluster as usize)
            .find(|&cluster| cluster > infos[at].cluster as usize)
            .unwrap_or(text.len())
    };
    infos
        .iter()
        .zip(shaped.glyph_positions())
        .enumerate()
        .map(|(at, (info, position))| Glyph {
            id: info.glyph_id,
            advance: position.x_advance as f32 / em,
            offset: (position.x_offset as f32 / em, position.y_offset as f32 / em),
            start: info.cluster as usize,
            end: next_cluster(at),
        })
        .collect()
}

/// The space on both sides of a suit symbol: it needs more air than a letter.
pub const SUIT_SPACE: f32 = 0.05;

/// How wide a text is, as a share of its size, with the space around suit symbols.
#[must_use]
pub fn width(text: &str, bold: bool) -> f32 {
    let glyphs: f32 = shape(text, bold).iter().map(|glyph| glyph.advance).sum();
    let suits = text.chars().filter(|c| SUITS.contains(c)).count();
    glyphs + suits as f32 * 2.0 * SUIT_SPACE
}

/// The characters of a text that the fonts do not have: they would show as empty boxes.
pub fn missing(text: &str) -> impl Iterator<Item = char> + use<> {
    let letters: BTreeSet<char> = text.chars().filter(|c| !c.is_control()).collect();
    letters.into_iter().filter(|c| {
        let glyphs = shape(c.encode_utf8(&mut [0; 4]), false);
        glyphs.iter().any(|glyph| glyph.id == 0)
    })
}

/// The characters that a document would show as empty boxes in a PDF.
#[must_use]
pub fn missing_in(document: &Document, settings: Settings) -> BTreeSet<char> {
    let pages = layout::pages(document, settings);
    let items = pages.iter().flat_map(|page| &page.items);
    let texts = items.filter_map(|item| match item {
        Item::Text { text, .. } => Some(text.as_str()),
        Item::Rect { .. } | Item::Picture { .. } => None,
    });
    missing(&texts.collect::<String>()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fonts_have_every_letter_of_our_words() {
        let locales = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
        for language in openroom_words::words::Language::ALL {
            for file in ["show.ftl", "print.ftl"] {
                let path = locales.join(language.code()).join(file);
                let text = std::fs::read_to_string(path).unwrap();
                assert_eq!(missing(&text).collect::<String>(), "", "{language:?}");
            }
        }
    }

    #[test]
    fn the_fonts_hold_what_is_printed() {
        let letters = "♠♥♦♣ ăâîșțĂÂÎȘȚ ãõáéíóúâêôçà ñ¿¡ü èìòù ×−–—…\u{2009}·“”„«»°% 0123456789";
        assert_eq!(missing(letters).collect::<String>(), "");
        for bold in [false, true] {
            assert!(shape(letters, bold).iter().all(|glyph| glyph.id != 0));
        }
        assert_eq!(missing("a漢\n").collect::<String>(), "漢");
    }

    #[test]
    fn figures_have_one_width() {
        for bold in [false, true] {
            let one = width("1", bold);
            assert!(('0'..='9').all(|c| (width(&c.to_string(), bold) - one).abs() < 1e-6));
        }
    }
}
