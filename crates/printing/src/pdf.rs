//! Pages as PDF, by `krilla`: fonts are embedded, cut down to the letters used, and text stays text.

use krilla::color::rgb;
use krilla::geom::{PathBuilder, Point, Rect, Size, Transform};
use krilla::image::Image;
use krilla::metadata::Metadata;
use krilla::page::PageSettings;
use krilla::paint::{Fill, Stroke};
use krilla::surface::Surface;
use krilla::tagging::{Artifact, ArtifactType, ContentTag, SpanTag};
use krilla::text::{Font, GlyphId, KrillaGlyph};

use crate::document::Document;
use crate::font;
use crate::layout::{self, Item, Role};
use crate::pdf_tags::Tags;
use crate::settings::{Colour, Settings};

/// Why there is no PDF.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PdfError(pub String);

impl core::fmt::Display for PdfError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "the PDF cannot be made: {}", self.0)
    }
}

impl core::error::Error for PdfError {}

/// The width of lines.
const STROKE: f32 = 0.5;

/// The document as PDF. The same document gives the same bytes.
///
/// # Errors
///
/// If the library refuses, which only damage to the fonts compiled in should bring about.
pub fn write(document: &Document, language: &str, settings: Settings) -> Result<Vec<u8>, PdfError> {
    match written(document, language, settings) {
        // A picture that cannot be read is left out: what is to be printed is needed now.
        Err(_) if document.logo.is_some() => {
            let plain = Document {
                logo: None,
                ..document.clone()
            };
            written(&plain, language, settings)
        }
        written => written,
    }
}

fn written(document: &Document, language: &str, settings: Settings) -> Result<Vec<u8>, PdfError> {
    let load = |bytes: &'static [u8]| {
        Font::new(bytes.into(), 0).ok_or_else(|| PdfError("a font is damaged".into()))
    };
    let fonts = [load(font::REGULAR)?, load(font::BOLD)?];
    let mut pdf = krilla::Document::new();
    let title = match document.subtitle.is_empty() {
        true => document.title.clone(),
        false => format!("{}, {}", document.title, document.subtitle),
    };
    pdf.set_metadata(
        Metadata::new()
            .title(title)
            .language(language.to_owned())
            .producer("Openroom".into()),
    );
    let logo = match &document.logo {
        Some(logo) => Some(Image::from_jpeg(logo.jpeg.to_vec().into(), true).map_err(PdfError)?),
        None => None,
    };
    let (width, height) = settings.paper.size();
    let mut tags = Tags::default();
    for (number, page) in layout::pages(document, settings).iter().enumerate() {
        let size =
            PageSettings::from_wh(width, height).ok_or_else(|| PdfError("no such paper".into()))?;
        let mut sheet = pdf.start_page_with(size);
        let mut surface = sheet.surface();
        // Lines and grounds that follow each other are one ornament.
        for items in page
            .items
            .chunk_by(|a, b| tag(a).is_none() && tag(b).is_none())
        {
            let role = tag(&items[0]);
            let content = match role {
                Some(_) => ContentTag::Span(SpanTag::empty()),
                None => ContentTag::Artifact(Artifact::with_kind(ArtifactType::Layout)),
            };
            let id = surface.start_tagged(content);
            for item in items {
                draw(&mut surface, item, &fonts, logo.as_ref());
            }
            surface.end_tagged();
            if let Some((role, y)) = role {
                tags.add(id, role, (number, y));
            }
        }
        surface.finish();
        sheet.finish();
    }
    pdf.set_tag_tree(tags.finish(language));
    pdf.finish().map_err(|e| PdfError(format!("{e:?}")))
}

/// What a text is, and its baseline; nothing for ornaments and what comes again on each page.
fn tag(item: &Item) -> Option<(Role, f32)> {
    match item {
        Item::Text { role, y, .. } if *role != Role::Again => Some((*role, *y)),
        _ => None,
    }
}

fn fill(colour: Colour) -> Fill {
    Fill {
        paint: rgb::Color::new(colour.0, colour.1, colour.2).into(),
        ..Fill::default()
    }
}

fn stroke(colour: Colour) -> Stroke {
    Stroke {
        paint: rgb::Color::new(colour.0, colour.1, colour.2).into(),
        width: STROKE,
        ..Stroke::default()
    }
}

fn draw(surface: &mut Surface<'_>, item: &Item, fonts: &[Font; 2], logo: Option<&Image>) {
    match item {
        Item::Text {
            x,
            y,
            size,
            bold,
            colour,
            text,
            ..
        } => {
            let glyphs: Vec<KrillaGlyph> = font::shape(text, *bold)
                .into_iter()
                .map(|glyph| {
                    KrillaGlyph::new(
                        GlyphId::new(glyph.id),
                        glyph.advance,
                        glyph.offset.0,
                        glyph.offset.1,
                        0.0,
                        glyph.start..glyph.end,
                        None,
                    )
                })
                .collect();
            surface.set_fill(Some(fill(*colour)));
            surface.set_stroke(None);
            let font = fonts[usize::from(*bold)].clone();
            surface.draw_glyphs(Point::from_xy(*x, *y), &glyphs, font, text, *size, false);
        }
        Item::Rect {
            x,
            y,
            width,
            height,
            fill: ground,
            stroke: border,
        } => {
            let mut path = PathBuilder::new();
            match Rect::from_xywh(*x, *y, *width, *height) {
                Some(rect) if *width > 0.0 && *height > 0.0 => path.push_rect(rect),
                _ => {
                    path.move_to(*x, *y);
                    path.line_to(x + width, y + height);
                }
            }
            if let Some(path) = path.finish() {
                surface.set_fill(ground.map(fill));
                surface.set_stroke(border.map(stroke));
                surface.draw_path(&path);
            }
        }
        Item::Picture {
            x,
            y,
            width,
            height,
            ..
        } => {
            // The logo is the only picture that there is.
            if let Some((logo, size)) = logo.cloned().zip(Size::from_wh(*width, *height)) {
                surface.push_transform(&Transform::from_translate(*x, *y));
                surface.draw_image(logo, size);
                surface.pop();
            }
        }
    }
}
