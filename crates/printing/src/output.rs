//! A document as a file.

use core::fmt;
use std::str::FromStr;

use crate::document::Document;
use crate::settings::Settings;
use crate::{html, pdf};

/// What a document becomes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Format {
    /// For the printer.
    #[default]
    Pdf,
    /// For the browser; prints well too.
    Html,
}

impl Format {
    /// Its name, which is also how the names of its files end.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pdf => "pdf",
            Self::Html => "html",
        }
    }

    /// The type of its content, as HTTP names it.
    #[must_use]
    pub const fn content_type(self) -> &'static str {
        match self {
            Self::Pdf => "application/pdf",
            Self::Html => "text/html; charset=utf-8",
        }
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Format {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        match name {
            "pdf" => Ok(Self::Pdf),
            "html" => Ok(Self::Html),
            _ => Err("a document is pdf or html".into()),
        }
    }
}

/// The bytes of the file. The language is that of its words, as a code: `ro`.
///
/// # Errors
///
/// When the PDF cannot be made.
pub fn write(
    document: &Document,
    format: Format,
    language: &str,
    settings: Settings,
) -> Result<Vec<u8>, pdf::PdfError> {
    match format {
        Format::Html => Ok(html::write(document, language, settings).into_bytes()),
        Format::Pdf => pdf::write(document, language, settings),
    }
}
