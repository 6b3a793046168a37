//! What a user may choose: the paper and the colours of the suits.

use std::str::FromStr;

/// The size of the paper.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Paper {
    /// 210 by 297 mm.
    #[default]
    A4,
    /// 8.5 by 11 inches.
    Letter,
}

impl Paper {
    /// Width and height in points.
    #[must_use]
    pub const fn size(self) -> (f32, f32) {
        match self {
            Self::A4 => (595.28, 841.89),
            Self::Letter => (612.0, 792.0),
        }
    }

    /// The name that CSS has for it.
    #[must_use]
    pub const fn css(self) -> &'static str {
        match self {
            Self::A4 => "A4",
            Self::Letter => "letter",
        }
    }
}

impl FromStr for Paper {
    type Err = String;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        match s {
            "a4" | "A4" => Ok(Self::A4),
            "letter" | "Letter" => Ok(Self::Letter),
            _ => Err("the papers are a4 and letter".into()),
        }
    }
}

/// How a document looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Settings {
    /// The paper.
    pub paper: Paper,
    /// Each suit in a colour of its own; else hearts and diamonds red, spades and clubs black.
    pub four_colours: bool,
}

/// A colour: red, green, blue.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Colour(pub u8, pub u8, pub u8);

impl Colour {
    /// Text.
    pub const BLACK: Self = Self(0, 0, 0);
    /// The ground of what is printed in black.
    pub const WHITE: Self = Self(255, 255, 255);
    /// Labels and remarks: dark enough to be read on paper.
    pub const GREY: Self = Self(90, 90, 90);
    /// Thin lines.
    pub const LINE: Self = Self(150, 150, 150);
    /// The ground of heads and shaded cells.
    pub const SHADE: Self = Self(236, 238, 240);
    /// Hearts, and vulnerable sides.
    pub const RED: Self = Self(200, 16, 30);

    /// As CSS writes it.
    #[must_use]
    pub fn css(self) -> String {
        format!("#{:02x}{:02x}{:02x}", self.0, self.1, self.2)
    }
}

impl Settings {
    /// The colour of a suit symbol; nothing for any other character.
    #[must_use]
    pub const fn suit_colour(self, symbol: char) -> Option<Colour> {
        Some(match (symbol, self.four_colours) {
            ('♠' | '♣', false) => Colour::BLACK,
            ('♥', _) | ('♦', false) => Colour::RED,
            ('♠', true) => Colour(0, 60, 165),
            ('♦', true) => Colour(226, 110, 0),
            ('♣', true) => Colour(0, 125, 50),
            _ => return None,
        })
    }
}
