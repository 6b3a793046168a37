//! How clauses are read: what the White Book of 2007 adds, in our words, and where the Laws leave a choice, our own reading.
//!
//! `data/interpretations.tsv` has the paragraphs of the White Book by the clauses of 2007, with what became of each in 2017. Our own
//! decisions are those of `docs/table-log.md`, which is where they are kept: the sections that say how the Laws are read are taken from it.

use std::collections::{BTreeSet, HashMap, VecDeque};
use std::sync::LazyLock;

use openroom_laws::{Clause, Edition};
use openroom_words::words::Language;
use serde::Serialize;

use crate::changes::counterparts;
use crate::own::{first, rows};
use crate::references::pointers;

const WHITE_BOOK: &str = include_str!("../data/interpretations.tsv");
const OURS: &str = include_str!("../../../docs/table-log.md");

/// The sections of `docs/table-log.md` that say how the Laws are read.
const SECTIONS: [&str; 3] = [
    "## Decisions where the format leaves room",
    "### How the Laws are read where they leave a choice",
    "### What was met by a call or card that is taken back",
];

/// Who reads the Law so.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum Source {
    /// The Laws and Ethics Committee of the English Bridge Union, in the White Book.
    #[serde(rename = "ebu")]
    Ebu,
    /// The Laws Committee of the World Bridge Federation, in a minute that the White Book has.
    #[serde(rename = "wbflc")]
    Wbflc,
    /// The commentary of Ton Kooijman, which the White Book has.
    #[serde(rename = "kooijman")]
    Kooijman,
    /// Openroom, where the Laws leave a choice.
    #[serde(rename = "ours")]
    Ours,
}

/// What became of it in 2017.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// It still holds.
    Same,
    /// The Law says it itself.
    Absorbed,
    /// The Law says otherwise.
    Changed,
    /// There is no such case any more.
    Obsolete,
    /// It was always for the organizer to say.
    Regulation,
    /// What is said of 2017 has to be read.
    See,
}

/// One reading.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Interpretation {
    /// Who reads it so.
    pub source: Source,
    /// The paragraphs of the White Book; empty for ours.
    pub paragraphs: &'static str,
    /// The reading.
    pub text: String,
    /// What became of it in 2017; nothing for ours, which say themselves of which edition they are.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub status: Option<Status>,
    /// More about 2017.
    #[serde(rename = "in-2017", skip_serializing_if = "str::is_empty")]
    pub in_2017: &'static str,
    /// The clauses of 2007 as the file names them; empty for ours.
    #[serde(skip)]
    named: &'static str,
    /// The clauses, headings and Laws of each edition that it is about.
    #[serde(skip)]
    about: [Vec<String>; 2],
    /// The clauses at which it stands, of both editions.
    #[serde(skip)]
    clauses: BTreeSet<Clause>,
    /// By language, as far as it has been put into it: the reading, and more about 2017.
    #[serde(skip)]
    own: Vec<(Language, Own)>,
}

/// A reading in another language than English.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Own {
    /// The reading.
    pub text: &'static str,
    /// More about 2017.
    #[serde(rename = "in-2017", skip_serializing_if = "str::is_empty")]
    pub in_2017: &'static str,
}

static ALL: LazyLock<Vec<Interpretation>> = LazyLock::new(|| {
    let mut all: Vec<Interpretation> = WHITE_BOOK.lines().skip(1).filter_map(paragraph).collect();
    for language in Language::ALL {
        translated(&mut all, language);
    }
    all.extend(ours());
    all
});

/// Puts what a language has of the White Book beside it: matched by paragraphs and clauses, the rows of one key in their order.
fn translated(all: &mut [Interpretation], language: Language) {
    let mut there: HashMap<[&str; 2], VecDeque<Own>> = HashMap::new();
    for fields in rows(language, "interpretations") {
        if let [paragraphs, clauses, text, in_2017] = fields[..] {
            let key = there.entry([paragraphs, clauses]).or_default();
            key.push_back(Own { text, in_2017 });
        }
    }
    for one in all {
        let key = [one.paragraphs, one.named];
        let own = there.get_mut(&key).and_then(VecDeque::pop_front);
        one.own.extend(own.map(|own| (language, own)));
    }
}

impl Interpretation {
    /// Every reading: the White Book in its order, then ours.
    #[must_use]
    pub fn all() -> &'static [Self] {
        &ALL
    }

    /// The clauses, headings and Laws of an edition that it is about.
    #[must_use]
    pub fn about(&self, edition: Edition) -> &[String] {
        &self.about[usize::from(edition != Edition::ALL[0])]
    }

    /// The same in the words of a reader; nothing if it has not been put into his language yet.
    #[must_use]
    pub fn told(&self, reader: Language) -> Option<Own> {
        first(reader, |wanted| {
            let own = self.own.iter().find(|(language, _)| *language == wanted);
            own.map(|(_, own)| *own)
        })
    }

    /// Whether it is about this clause: it names the clause, or a heading or Law in which it stands.
    ///
    /// ```
    /// use openroom_book::interpretations::Interpretation;
    /// use openroom_laws::{Clause, Edition};
    /// let clause = Clause::find(Edition::E2007, "27B1b").unwrap();
    /// assert!(Interpretation::all().iter().any(|one| one.is_about(clause)));
    /// ```
    #[must_use]
    pub fn is_about(&self, clause: Clause) -> bool {
        self.clauses.contains(&clause)
    }
}

/// The clauses that are named, and those under a heading that is. What is said of a whole Law stands at the Law, not at each of its clauses.
fn clauses(about: &[Vec<String>; 2]) -> BTreeSet<Clause> {
    let mut all = BTreeSet::new();
    for (edition, ids) in Edition::ALL.into_iter().zip(about) {
        for id in ids {
            match Clause::find(edition, id) {
                Some(clause) => {
                    all.insert(clause);
                }
                None if id.bytes().any(|b| b.is_ascii_uppercase()) => {
                    all.extend(Clause::under(edition, id));
                }
                None => {}
            }
        }
    }
    all
}

fn paragraph(line: &'static str) -> Option<Interpretation> {
    let fields: Vec<&'static str> = line.split('\t').collect();
    let [paragraphs, source, ids, text, status, in_2017] = fields[..] else {
        return None;
    };
    let old: Vec<String> = ids
        .split_whitespace()
        .map(|id| id.replace('_', " "))
        .collect();
    let new = old.iter().flat_map(|id| in_the_newer(id)).collect();
    let about = [old, new];
    Some(Interpretation {
        source: match source {
            "EBU" => Source::Ebu,
            "WBFLC" => Source::Wbflc,
            "Kooijman" => Source::Kooijman,
            _ => return None,
        },
        paragraphs,
        text: text.to_owned(),
        status: Some(match status {
            "same" => Status::Same,
            "absorbed" => Status::Absorbed,
            "changed" => Status::Changed,
            "obsolete" => Status::Obsolete,
            "regulation" => Status::Regulation,
            "see" => Status::See,
            _ => return None,
        }),
        in_2017,
        named: ids,
        own: Vec::new(),
        clauses: clauses(&about),
        about,
    })
}

/// Where a clause, heading or Law of 2007 stands in 2017.
fn in_the_newer(id: &str) -> Vec<String> {
    if let Some(clause) = Clause::find(Edition::E2007, id) {
        return counterparts(clause)
            .into_iter()
            .map(|one| one.id().to_owned())
            .collect();
    }
    // Headings were lettered anew where their clauses were: the clauses say where.
    let first = Clause::under(Edition::E2007, id).next();
    let moved = first.map(counterparts).unwrap_or_default();
    let same = moved
        .iter()
        .any(|one| Clause::under(Edition::E2017, id).any(|under| under == *one));
    match same || moved.is_empty() {
        true if Clause::under(Edition::E2017, id).next().is_some() => vec![id.to_owned()],
        _ => moved.into_iter().map(|one| one.id().to_owned()).collect(),
    }
}

/// Our own decisions: an item of a list each.
fn ours() -> Vec<Interpretation> {
    let mut items: Vec<String> = Vec::new();
    let mut inside = false;
    for line in OURS.lines() {
        if line.starts_with('#') {
            inside = SECTIONS.contains(&line.trim());
        } else if inside && let Some(item) = line.strip_prefix("- ") {
            items.push(item.trim().to_owned());
        } else if inside
            && line.starts_with("  ")
            && let Some(item) = items.last_mut()
        {
            item.push(' ');
            item.push_str(line.trim());
        }
    }
    let begun: Vec<(Language, Vec<[&'static str; 2]>)> =
        Language::ALL.map(|one| (one, beginnings(one))).into();
    let reading = |item: String| {
        let text = plain(&item);
        let own = begun.iter().filter_map(|(language, begun)| {
            let begins = |[begins, _]: &&[&str; 2]| text.starts_with(&plain(begins));
            let [_, text] = begun.iter().find(begins)?;
            let in_2017 = "";
            Some((*language, Own { text, in_2017 }))
        });
        let own = own.collect();
        let text = item;
        let about = Edition::ALL.map(|edition| pointers(&text, edition));
        Interpretation {
            source: Source::Ours,
            paragraphs: "",
            status: None,
            in_2017: "",
            named: "",
            own,
            clauses: clauses(&about),
            about,
            text: plain(&text),
        }
    };
    items.into_iter().map(reading).collect()
}

/// How our own readings begin, and what a language makes of them.
fn beginnings(language: Language) -> Vec<[&'static str; 2]> {
    rows(language, "readings")
        .filter_map(|fields| fields.try_into().ok())
        .collect()
}

/// Without the marks of the file that it is taken from.
fn plain(text: &str) -> String {
    text.replace(['`', '*'], "")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::own::tests::{is_whole, keeps};

    #[test]
    fn every_paragraph_is_read() {
        let rows = WHITE_BOOK.lines().count() - 1;
        let ours = ALL.iter().filter(|one| one.source == Source::Ours).count();
        assert_eq!(ALL.len(), rows + ours);
        assert!(ours > 40, "{ours}");
        for one in ALL.iter() {
            assert!(one.text.len() > 10);
            for edition in Edition::ALL {
                for id in one.about(edition) {
                    assert!(
                        Clause::under(edition, id).next().is_some(),
                        "{}: {id} of {edition}",
                        one.paragraphs
                    );
                }
            }
        }
    }

    #[test]
    fn what_other_languages_say_is_matched_and_keeps_its_figures() {
        is_whole("interpretations", "paragraphs\tclauses\ttext\tin 2017");
        is_whole("readings", "begins\ttext");
        for language in Language::ALL {
            let white = rows(language, "interpretations").count();
            let ours = rows(language, "readings").count();
            let matched = ALL.iter().filter(|one| {
                let mut own = one.own.iter();
                own.any(|(code, _)| *code == language)
            });
            // Each row stands for one: it names what exists, and no two begin alike.
            assert_eq!(matched.count(), white + ours, "{language:?}");
            for one in ALL.iter() {
                let Some((_, own)) = one.own.iter().find(|(code, _)| *code == language) else {
                    continue;
                };
                let place = format!("{language:?}, {} {}", one.paragraphs, one.text);
                assert!(own.text.len() > 10 && own.text != one.text, "{place}");
                assert!(keeps(own.text, &one.text), "{place}: {}", own.text);
                assert_eq!(own.in_2017.is_empty(), one.in_2017.is_empty(), "{place}");
                assert!(keeps(own.in_2017, one.in_2017), "{place}: {}", own.in_2017);
            }
        }
    }

    #[test]
    fn a_language_that_has_readings_has_all_of_them() {
        let is_ours = |one: &Interpretation| one.source == Source::Ours;
        let has = |name, ours| {
            let of = |language: &Language| rows(*language, name).next().is_some();
            let whole = Language::ALL.into_iter().filter(|one| one.base().is_none());
            for language in whole.filter(of) {
                for one in ALL.iter().filter(|one| is_ours(one) == ours) {
                    let place = format!("{language:?}, {} {}", one.paragraphs, one.text);
                    assert!(one.told(language).is_some(), "{place}");
                }
            }
        };
        has("interpretations", false);
        has("readings", true);
    }

    #[test]
    fn the_sections_are_where_they_are_looked_for() {
        for section in SECTIONS {
            assert!(OURS.lines().any(|line| line == section), "{section}");
        }
    }

    #[test]
    fn readings_follow_their_clause_into_the_other_edition() {
        let about = |edition, id: &str| {
            let clause = Clause::find(edition, id).unwrap();
            let all = ALL.iter().filter(move |one| one.is_about(clause));
            all.map(|one| one.paragraphs).collect::<Vec<_>>()
        };
        assert!(about(Edition::E2007, "27B1b").contains(&"27.6"));
        assert!(about(Edition::E2017, "16D1").contains(&"16.1.2"));
    }
}
