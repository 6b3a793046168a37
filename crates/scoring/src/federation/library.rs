//! Regulations by subject: what they say, or where they stand, since when, and under which clause of the Laws they were made.

use openroom_placed::{Fault, Fields, Limits, Node, each, read, text};
use openroom_said::said;

/// A regulation.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LibraryEntry {
    /// By what it is found again: `mobile-phones`.
    pub subject: String,
    /// What it is called.
    pub title: String,
    /// What it says; nothing where only the place is known.
    pub text: String,
    /// Where it stands.
    pub source: String,
    /// Since when, or of when: `2026-01-15`, `2013`.
    pub date: String,
    /// The clause of the Laws under which it was made (White Book 80.9).
    pub enabled_by: String,
    /// Clauses of the Laws from which it departs.
    pub departs_from: Vec<String>,
}

/// Regulations of a file: a list, or a list under `regulations`.
///
/// ```
/// use openroom_scoring::federation::library_entries;
/// let all = library_entries("[{subject: phones, title: Telephones, text: Switched off., source: Club rules 4, enabled-by: 80B2f}]")?;
/// assert_eq!(all[0].enabled_by, "80B2f");
/// assert!(library_entries("[{subject: phones}]").is_err());
/// # Ok::<(), openroom_placed::Fault>(())
/// ```
///
/// # Errors
/// What is wrong, with line, place and remedy.
pub fn library_entries(source: &str) -> Result<Vec<LibraryEntry>, Fault> {
    let node = read(source, Limits::FLAT)?.unwrap_or_default();
    match node.pairs() {
        Some(_) => Fields::of(&node, &["regulations"])?.read_needed("regulations", entries),
        None => entries(&node),
    }
}

/// The same of a part of a file.
pub(super) fn entries(node: &Node) -> Result<Vec<LibraryEntry>, Fault> {
    let all = each(node, entry)?;
    for (at, one) in all.iter().enumerate() {
        if all[..at].iter().any(|other| other.subject == one.subject) {
            let problem = said!(
                "library-subject-twice",
                "the subject {subject} is there twice",
                subject = openroom_said::quoted(&one.subject)
            );
            let remedy = said!("library-one-entry", "write one entry for each subject");
            return Err(Fault::new(node.line, problem, remedy));
        }
    }
    Ok(all)
}

fn entry(node: &Node) -> Result<LibraryEntry, Fault> {
    const KEYS: [&str; 7] = [
        "subject",
        "title",
        "text",
        "source",
        "date",
        "enabled-by",
        "departs-from",
    ];
    let fields = Fields::of(node, &KEYS)?;
    let may = |key: &str| fields.read(key, text).map(Option::unwrap_or_default);
    Ok(LibraryEntry {
        subject: fields.read_needed("subject", text)?,
        title: fields.read_needed("title", text)?,
        text: may("text")?,
        source: fields.read_needed("source", text)?,
        date: may("date")?,
        enabled_by: may("enabled-by")?,
        departs_from: fields
            .read("departs-from", |node| each(node, text))?
            .unwrap_or_default(),
    })
}
