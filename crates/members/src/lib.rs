//! The people of a club: who somebody is, how a list of them is read, and who may be named where.
//!
//! ```
//! use openroom_members::{Column, Import, Member, Veil, Whom};
//!
//! // A list as a spreadsheet writes it, its columns guessed and then said.
//! let import = Import::read(b"Name;EBU No.;E-mail\nAna Lima;123;ana@example.org\n;7;\n").unwrap();
//! assert!(import.heading);
//! assert_eq!(import.columns, [Column::Name, Column::Federation, Column::Contact]);
//! let read = import.people(&[], false);
//! assert_eq!(read.added[0].name, "Ana Lima");
//! assert_eq!(read.faults[0].line, 3);
//!
//! // Who has not agreed to be named is known by initials to those who do not play there.
//! let members = [Member::called("Ana Lima")];
//! let veil = Veil::over(members.iter(), Vec::new());
//! assert_eq!(veil.of("ana lima", "2026-11-17T19:00:00Z"), Some(Whom::Initials("A. L.".into())));
//! ```
//!
//! *Invariants.* No IO, no clock, no chance. Nothing here knows of a database, a page or a club's address.

pub mod conduct;
mod import;
mod member;
mod names;
mod veil;

pub use conduct::Conduct;
pub use import::{Column, Import, Known, Read};
pub use member::{Fields, LONGEST, LONGEST_CONTACT, MOST, Member};
pub use names::{Register, initials};
pub use veil::{Gone, Veil, Whom};
