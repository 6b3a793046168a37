//! What a championship hands out: hand records, movement and guide cards, travellers, ranking, scorecards, pick-up slips,
//! table cards, the appeal form, the system card of the robots, certificates; examinations for Directors. In five languages, on A4 or Letter, as PDF or
//! HTML.
//!
//! ```text
//! boards, an event, a movement --document()--> Document --layout--> pages --> PDF
//!                                                  '----------------------> HTML
//! ```
//!
//! A [`Document`] is plain data: what stands on the paper, not where. Each module named after a document makes one; the two
//! writers know nothing of bridge but the colours of the suits and how a diagram looks. No IO, no clock, no chance: the
//! same input gives the same bytes.
//!
//! ```
//! use openroom_printing::document::{Block, Document, Line};
//! use openroom_printing::{Settings, html};
//!
//! let document = Document {
//!     title: "Notice".into(),
//!     blocks: vec![Block::Text(Line::new("Play starts at 14:00. 4♥ was not enough."))],
//!     ..Document::default()
//! };
//! let page = html::write(&document, "en", Settings::default());
//! assert!(page.contains(r#"<span class="h">♥"#));
//! ```

pub mod announcement_cards;
pub mod appeal;
pub mod bracket;
pub mod certificates;
pub mod check_slips;
pub mod conditions;
pub mod document;
pub mod exam;
pub mod font;
pub mod hand_records;
pub mod html;
pub mod instructions;
pub mod layout;
pub mod link_slips;
pub mod movement_cards;
mod notation;
pub mod notices;
mod output;
pub mod pdf;
mod pdf_tags;
pub mod preparing;
pub mod private_form;
pub mod prizes;
pub mod ranking;
pub mod regulations;
pub mod report;
pub mod results;
pub mod scorecards;
mod settings;
pub mod sheets;
pub mod system_card;
pub mod table_cards;
pub mod travellers;

pub use document::Document;
pub use openroom_words::words::{Language, Words};
pub use output::{Format, write};
pub use settings::{Colour, Paper, Settings};
