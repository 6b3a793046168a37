//! The files that the pages fetch: the book in each language, what leads to what, the scenarios. A server sends them, a static site
//! holds them; both have them from here.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use openroom_laws::{Clause, Edition, Log, Rule};
use openroom_words::words::Language;
use openroom_words::{clause_more, clause_summary, title};
use serde::Serialize;

use crate::changes::{Change, change, counterparts};
use crate::contents::{CHAPTERS, headings, rules, slug};
use crate::interpretations::{Interpretation, Own};
use crate::own::table_title;
use crate::references::{Branch, comes_from, comes_to_law, leads_to, tree};
use crate::scenarios::{Shown, showing, together};
use crate::warnings::Warning;

/// At most so many clauses are named as companions of one.
const COMPANIONS: usize = 8;

/// A file.
#[derive(Debug)]
pub struct File {
    /// Its name: `it.json`.
    pub name: String,
    /// What it holds, as JSON.
    pub text: String,
}

/// What the files are called: one for each language, what leads to what, the scenarios.
pub const NAMES: [&str; 8] = [
    "en.json",
    "pt.json",
    "es.json",
    "es-ES.json",
    "it.json",
    "ro.json",
    "links.json",
    "scenarios.json",
];

/// Every file, in the order of [`NAMES`]. They are made once; the first time every scenario is replayed.
///
/// ```
/// use openroom_book::files;
/// assert!(files::all().iter().map(|file| file.name.as_str()).eq(files::NAMES));
/// ```
#[must_use]
pub fn all() -> &'static [File] {
    static ALL: LazyLock<Vec<File>> = LazyLock::new(|| {
        let mut all: Vec<File> = Language::ALL
            .into_iter()
            .map(|language| file(language.code(), &Texts::new(language)))
            .collect();
        all.push(file("links", &Links::new()));
        all.push(file("scenarios", &scenarios()));
        all
    });
    &ALL
}

/// The file of that name.
#[must_use]
pub fn named(name: &str) -> Option<&'static File> {
    all().iter().find(|file| file.name == name)
}

/// The addresses of the pages of the book, for whoever writes each of them down: `book`, `book/2017/27B1a`.
#[must_use]
pub fn addresses() -> Vec<String> {
    let mut all: Vec<String> = ["book", "book/changes", "book/table"]
        .map(str::to_owned)
        .into();
    for edition in Edition::ALL {
        all.push(format!("book/{edition}"));
        all.push(format!("book/{edition}/tree"));
        all.extend(
            headings(edition)
                .iter()
                .map(|id| format!("book/{edition}/{}", slug(id))),
        );
        let clauses =
            Clause::all(edition).map(|clause| format!("book/{edition}/{}", slug(clause.id())));
        all.extend(clauses);
    }
    // Law 71 is a clause as well.
    all.sort();
    all.dedup();
    all
}

fn file(name: &str, content: &impl Serialize) -> File {
    File {
        name: format!("{name}.json"),
        // Plain data with keys of text: there is nothing that could fail.
        text: serde_json::to_string(content).unwrap_or_default(),
    }
}

fn is_same(one: &Rule, other: &Rule) -> bool {
    core::ptr::eq(one, other)
}

/// The book in one language.
#[derive(Serialize)]
struct Texts {
    language: &'static str,
    /// By edition: the titles of the parts and Laws.
    titles: BTreeMap<u16, BTreeMap<String, &'static str>>,
    rules: Vec<Text>,
    /// By edition.
    warnings: BTreeMap<u16, Vec<WarningAt>>,
    /// The interpretations by their places, those that have been put into the language.
    readings: BTreeMap<usize, Own>,
    /// What the tables are called, those of which it has been said in the language.
    tables: BTreeMap<&'static str, &'static str>,
}

/// What a rule says.
#[derive(Serialize)]
struct Text {
    summary: &'static str,
    #[serde(skip_serializing_if = "str::is_empty")]
    judgement: &'static str,
    #[serde(skip_serializing_if = "str::is_empty")]
    outcome: &'static str,
    #[serde(skip_serializing_if = "str::is_empty")]
    diff: &'static str,
    /// All but the summary is in English.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    english: bool,
}

#[derive(Serialize)]
struct WarningAt {
    at: Vec<&'static str>,
    #[serde(flatten)]
    warning: Warning,
}

impl Texts {
    fn new(language: Language) -> Self {
        let titles = |edition: Edition| {
            let parts = CHAPTERS.iter().map(|chapter| chapter.id.to_owned());
            let laws = (1..=93).map(|law: u8| law.to_string());
            parts
                .chain(laws)
                .map(|part| {
                    let title = title(&part, edition, language);
                    (part, title)
                })
                .collect()
        };
        let own = language.base().unwrap_or(language);
        let warnings = |edition: Edition| {
            let all = Warning::all().iter();
            all.filter(|one| one.edition == edition && one.language == own)
                .map(|one| WarningAt {
                    at: one.clauses().into_iter().map(Clause::id).collect(),
                    warning: one.told(language),
                })
                .collect()
        };
        Self {
            language: language.code(),
            titles: by_year(titles),
            rules: rules()
                .into_iter()
                .map(|clause| text(clause, language))
                .collect(),
            warnings: by_year(warnings),
            readings: (0..)
                .zip(Interpretation::all())
                .filter_map(|(at, one)| Some((at, one.told(language)?)))
                .collect(),
            tables: Shown::all()
                .iter()
                .filter_map(|shown| {
                    let id = shown.scenario.id.as_deref()?;
                    Some((id, table_title(id, language)?))
                })
                .collect(),
        }
    }
}

fn by_year<T>(of: impl Fn(Edition) -> T) -> BTreeMap<u16, T> {
    Edition::ALL
        .into_iter()
        .map(|edition| (edition.year(), of(edition)))
        .collect()
}

fn text(clause: Clause, language: Language) -> Text {
    let rule = clause.rule();
    let more = clause_more(clause, language);
    let nothing_more = [rule.judgement(), rule.outcome(), rule.diff()] == [""; 3];
    let (judgement, outcome, diff) = match more {
        Some(more) => (more.judgement, more.outcome, more.diff),
        None => (rule.judgement(), rule.outcome(), rule.diff()),
    };
    Text {
        summary: clause_summary(clause, language),
        judgement,
        outcome,
        diff,
        english: more.is_none() && !nothing_more,
    }
}

/// What does not depend on the language.
#[derive(Serialize)]
struct Links {
    chapters: Vec<ChapterAt>,
    editions: BTreeMap<u16, Volume>,
    interpretations: &'static [Interpretation],
}

#[derive(Serialize)]
struct ChapterAt {
    id: &'static str,
    laws: Vec<u8>,
}

/// One edition.
#[derive(Serialize)]
struct Volume {
    clauses: Vec<ClauseAt>,
    /// Ids that stand for several clauses: from which to which.
    headings: BTreeMap<String, [usize; 2]>,
    tree: Vec<Branch>,
    /// Clauses that point to a whole Law, by its number.
    laws: BTreeMap<u8, Vec<Clause>>,
    /// Interpretations of whole Laws and headings, by id.
    readings: BTreeMap<String, Vec<usize>>,
}

#[derive(Serialize)]
struct ClauseAt {
    id: &'static str,
    address: String,
    /// Its place among the rules.
    rule: usize,
    kind: &'static str,
    change: Change,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    other: Vec<Clause>,
    #[serde(skip_serializing_if = "<[String]>::is_empty")]
    to: &'static [String],
    #[serde(skip_serializing_if = "<[Clause]>::is_empty")]
    from: &'static [Clause],
    #[serde(skip_serializing_if = "Vec::is_empty")]
    with: Vec<(Clause, u16)>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    readings: Vec<usize>,
    /// The scenarios in which it is applied, and how many of them are about it: those stand first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    scenarios: Vec<usize>,
    #[serde(skip_serializing_if = "is_zero")]
    about: usize,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "as serde wants it")]
const fn is_zero(count: &usize) -> bool {
    *count == 0
}

impl Links {
    fn new() -> Self {
        let rules = rules();
        let chapters = CHAPTERS.iter().map(|chapter| ChapterAt {
            id: chapter.id,
            laws: match chapter.first {
                0 => Vec::new(),
                first => (first..=chapter.last).collect(),
            },
        });
        Self {
            chapters: chapters.collect(),
            editions: by_year(|edition| Volume::new(edition, &rules)),
            interpretations: Interpretation::all(),
        }
    }
}

impl Volume {
    fn new(edition: Edition, rules: &[Clause]) -> Self {
        let all: Vec<Clause> = Clause::all(edition).collect();
        let companions = together(edition);
        let range = |id: &str| {
            let under: Vec<Clause> = Clause::under(edition, id).collect();
            let first = all.iter().position(|clause| under.first() == Some(clause));
            let first = first.unwrap_or_default();
            [first, first + under.len()]
        };
        let clauses = all.iter().map(|&clause| {
            let mut with = companions.get(&clause).cloned().unwrap_or_default();
            with.truncate(COMPANIONS);
            let scenarios = showing(clause);
            let shows = |at: &&usize| {
                let shown = Shown::all()[**at].under(edition);
                shown.is_some_and(|clauses| clauses.shows.contains(&clause))
            };
            ClauseAt {
                id: clause.id(),
                address: slug(clause.id()),
                rule: rules
                    .iter()
                    .position(|one| is_same(one.rule(), clause.rule()))
                    .unwrap_or_default(),
                kind: clause.rule().kind.name(),
                change: change(clause),
                other: counterparts(clause),
                to: leads_to(clause),
                from: comes_from(clause),
                with,
                readings: readings(|one| one.is_about(clause)),
                about: scenarios.iter().filter(shows).count(),
                scenarios,
            }
        });
        let mut headed: BTreeMap<String, Vec<usize>> = BTreeMap::new();
        for heading in headings(edition) {
            let read = readings(|one| one.about(edition).contains(&heading));
            if !read.is_empty() {
                headed.insert(heading, read);
            }
        }
        Self {
            clauses: clauses.collect(),
            headings: headings(edition)
                .into_iter()
                .map(|id| {
                    let range = range(&id);
                    (id, range)
                })
                .collect(),
            tree: tree(edition),
            laws: (1..=93)
                .map(|law| (law, comes_to_law(edition, law)))
                .filter(|(_, from)| !from.is_empty())
                .collect(),
            readings: headed,
        }
    }
}

/// The places of the readings that fit.
fn readings(fits: impl Fn(&Interpretation) -> bool) -> Vec<usize> {
    let all = Interpretation::all().iter().enumerate();
    all.filter(|(_, one)| fits(one)).map(|(at, _)| at).collect()
}

/// A scenario as the pages play it.
#[derive(Serialize)]
struct Told<'a> {
    id: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    title: &'a str,
    editions: Vec<u16>,
    log: Log,
}

fn scenarios() -> Vec<Told<'static>> {
    let told = |shown: &'static Shown| {
        let log = shown.scenario.log.as_ref().ok()?;
        Some(Told {
            id: shown.scenario.id.as_deref()?,
            title: shown.scenario.title.as_deref().unwrap_or_default(),
            editions: shown
                .scenario
                .editions
                .iter()
                .map(|one| one.year())
                .collect(),
            // What a test expects, and what stands beside the log already, is not sent.
            log: Log {
                id: None,
                title: None,
                laws: Vec::new(),
                note: None,
                editions: vec![log.edition()],
                expect: None,
                ..log.clone()
            },
        })
    };
    Shown::all().iter().filter_map(told).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;

    fn read(name: &str) -> Value {
        serde_json::from_str(&named(name).unwrap().text).unwrap()
    }

    #[test]
    fn every_place_in_the_links_is_there() {
        let links = read("links.json");
        let rules = read("en.json")["rules"].as_array().unwrap().len();
        let scenarios = read("scenarios.json").as_array().unwrap().len();
        let readings = links["interpretations"].as_array().unwrap().len();
        assert_eq!(rules, 967);
        for edition in Edition::ALL {
            let volume = &links["editions"][edition.to_string()];
            let clauses = volume["clauses"].as_array().unwrap();
            assert_eq!(clauses.len(), Clause::all(edition).count());
            let below = |value: &Value, most: usize| value.as_u64().unwrap() < most as u64;
            for clause in clauses {
                assert!(below(&clause["rule"], rules));
                for (key, most) in [("scenarios", scenarios), ("readings", readings)] {
                    for at in clause[key].as_array().into_iter().flatten() {
                        assert!(below(at, most), "{clause}");
                    }
                }
                for id in clause["to"].as_array().into_iter().flatten() {
                    let id = id.as_str().unwrap();
                    let known =
                        Clause::find(edition, id).is_some() || !volume["headings"][id].is_null();
                    assert!(known, "{id} of {edition} has no page");
                }
            }
        }
    }

    #[test]
    fn every_language_says_every_rule() {
        for language in Language::ALL {
            let texts = read(&format!("{}.json", language.code()));
            let rules = texts["rules"].as_array().unwrap();
            assert_eq!(rules.len(), 967);
            assert!(rules.iter().all(|rule| {
                rule["summary"]
                    .as_str()
                    .is_some_and(|text| !text.is_empty())
            }));
            let warnings = texts["warnings"]["2007"].as_array().unwrap().len();
            assert_eq!(
                warnings > 0,
                !matches!(language, Language::Romanian),
                "{language:?}"
            );
        }
    }

    #[test]
    fn scenarios_are_sent_as_they_are_played() {
        for told in scenarios() {
            let sent = serde_json::to_string(&told.log).unwrap();
            let read: Log = serde_json::from_str(&sent).unwrap();
            assert_eq!(read, told.log, "{}", told.id);
        }
    }

    #[test]
    fn addresses_are_plain() {
        let all = addresses();
        assert!(all.contains(&"book/2017/27B1a".to_owned()));
        assert!(all.contains(&"book/2007/27B1".to_owned()));
        for address in &all {
            assert!(
                address
                    .bytes()
                    .all(|b| b.is_ascii_alphanumeric() || b"/-.".contains(&b)),
                "{address}"
            );
        }
    }
}
