//! The clauses of the Laws, by the names that the books give them.
//!
//! A [`Clause`] exists only if the catalogue has it, and belongs to one edition: the same id can be
//! another rule in the other. Code names clauses with [`law!`](crate::law), which does not compile
//! for a clause that does not exist.
//!
//! ```
//! use openroom_laws::{Clause, Edition, ClauseKind, law};
//!
//! let clause = Clause::parse("27B1a", Edition::E2017)?;
//! assert_eq!(clause.to_string(), "27B1a");
//! assert_eq!(clause.law(), Some(27));
//! assert_eq!(clause.rule().kind, ClauseKind::Judgement);
//!
//! let accepted = law!("27A1");
//! assert_eq!(accepted.in_edition(Edition::E2007).id(), "27A1");
//! # Ok::<(), openroom_laws::UnknownClause>(())
//! ```
//!
//! # The order of the book
//! The Introduction (`intro:may`), the Definitions (`def:bid`), then the Laws. A whole before its
//! parts (27B, 27B1a, 27B1b, 27B2, 27C); a footnote directly after the clause that it is hung on
//! (31A2, 31A2-fn, 31A2a); then items that the book leaves without a letter (35-1, 71.1) or
//! without any mark (`77:slam premium`). One id in both editions: 2007 first.

use core::fmt;
use core::str::FromStr;

mod unknown;

use crate::Edition;
pub use unknown::UnknownClause;

/// A clause of one edition of the Laws. Ordered as in the book.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Clause(u16);

/// What the catalogue says of a clause, in our own words.
///
/// A text that is not needed is empty. The texts stand apart from the rest, each kind by itself: a program for a phone has only those
/// that it shows.
#[derive(Debug, PartialEq, Eq)]
pub struct Rule {
    /// Who can apply it, and what it is about.
    pub kind: ClauseKind,
    /// The editions in which the rule stands under this id, the older first.
    pub editions: &'static [Edition],
    /// Its place in the catalogue.
    at: u16,
}

impl Rule {
    /// The rule.
    #[must_use]
    pub const fn summary(&self) -> &'static str {
        SUMMARIES[self.at as usize]
    }

    /// What the Director is asked before it applies.
    #[must_use]
    pub const fn judgement(&self) -> &'static str {
        JUDGEMENTS[self.at as usize]
    }

    /// What follows.
    #[must_use]
    pub const fn outcome(&self) -> &'static str {
        OUTCOMES[self.at as usize]
    }

    /// What changed from 2007 to 2017.
    #[must_use]
    pub const fn diff(&self) -> &'static str {
        DIFFS[self.at as usize]
    }
}

/// The kind of a rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ClauseKind {
    /// The engine decides alone.
    Mechanical,
    /// The Director finds a fact first.
    Judgement,
    /// How a score is made.
    Scoring,
    /// How the event, the table or the Director proceeds.
    Procedure,
    /// How players behave.
    Conduct,
    /// What a word means.
    Definition,
}

/// A clause as it is in the catalogue.
struct Row {
    id: &'static str,
    edition: Edition,
    /// 0 in the Introduction and the Definitions.
    law: u8,
    rule: u16,
}

// RULES and their texts in the order of the catalogue, CLAUSES in that of the book; BY_ID_2007 and BY_ID_2017
// hold the places of an edition's clauses, sorted by id.
include!(concat!(env!("OUT_DIR"), "/clauses.rs"));

impl Clause {
    /// The clause of that edition with that id, if there is one.
    ///
    /// ```
    /// use openroom_laws::{Clause, Edition};
    /// const COMPARABLE: Option<Clause> = Clause::find(Edition::E2017, "23A");
    /// assert!(COMPARABLE.is_some());
    /// assert_eq!(Clause::find(Edition::E2007, "23A"), None);
    /// ```
    #[must_use]
    pub const fn find(edition: Edition, id: &str) -> Option<Self> {
        let places: &[u16] = match edition {
            Edition::E2007 => &BY_ID_2007,
            Edition::E2017 => &BY_ID_2017,
        };
        let (mut low, mut high) = (0, places.len());
        while low < high {
            let middle = low.midpoint(high);
            let place = places[middle];
            match compare(CLAUSES[place as usize].id, id) {
                0 => return Some(Self(place)),
                1.. => high = middle,
                _ => low = middle + 1,
            }
        }
        None
    }

    /// The clause of that edition with that id.
    ///
    /// # Errors
    /// [`UnknownClause`] if that edition has none; it says what may have been meant.
    pub fn parse(id: &str, edition: Edition) -> Result<Self, UnknownClause> {
        Self::find(edition, id).ok_or_else(|| UnknownClause {
            id: id.to_owned(),
            edition,
        })
    }

    /// The id, as `27B1a`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        self.row().id
    }

    /// The edition that the clause is of.
    #[must_use]
    pub const fn edition(self) -> Edition {
        self.row().edition
    }

    /// The number of the Law; none in the Introduction and the Definitions.
    #[must_use]
    pub const fn law(self) -> Option<u8> {
        match self.row().law {
            0 => None,
            number => Some(number),
        }
    }

    /// What the clause says.
    #[must_use]
    pub const fn rule(self) -> &'static Rule {
        &RULES[self.row().rule as usize]
    }

    /// Every clause of an edition, in the order of the book.
    pub fn all(edition: Edition) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..=u16::MAX)
            .zip(&CLAUSES)
            .filter(move |(_, row)| row.edition == edition)
            .map(|(place, _)| Self(place))
    }

    /// The clauses of one Law, in the order of the book.
    pub fn of_law(edition: Edition, number: u8) -> impl DoubleEndedIterator<Item = Self> + Clone {
        Self::all(edition).filter(move |clause| clause.law() == Some(number))
    }

    /// The clause with this id and everything below it, in the order of the book.
    ///
    /// The id need not be a clause itself: `27` is all of Law 27, `def` all Definitions.
    ///
    /// ```
    /// use openroom_laws::{Clause, Edition};
    /// let ids: Vec<&str> = Clause::under(Edition::E2017, "30B1b").map(Clause::id).collect();
    /// assert_eq!(ids, ["30B1b", "30B1bi", "30B1bii"]);
    /// ```
    pub fn under(edition: Edition, id: &str) -> impl DoubleEndedIterator<Item = Self> + Clone {
        Self::all(edition).filter(move |clause| is_under(clause.id(), id))
    }

    const fn row(self) -> &'static Row {
        &CLAUSES[self.0 as usize]
    }
}

/// Negative, zero or positive as `a` sorts before, with or after `b`.
const fn compare(a: &str, b: &str) -> i32 {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let mut at = 0;
    while at < a.len() && at < b.len() {
        if a[at] != b[at] {
            return a[at] as i32 - b[at] as i32;
        }
        at += 1;
    }
    (a.len() > at) as i32 - (b.len() > at) as i32
}

/// Whether the clause `id` is `whole` or a part of it.
fn is_under(id: &str, whole: &str) -> bool {
    let Some(rest) = id.strip_prefix(whole) else {
        return false;
    };
    let Some(next) = rest.bytes().next() else {
        return true;
    };
    let mut back = whole.bytes().rev();
    let (last, before) = (back.next().unwrap_or(b' '), back.next().unwrap_or(b' '));
    match next {
        b':' => true,
        b'-' | b'.' => !whole.contains(':'),
        b'A'..=b'Z' => last.is_ascii_digit(),
        b'0'..=b'9' => last.is_ascii_uppercase(),
        b'a'..=b'z' => {
            last.is_ascii_digit() || (last.is_ascii_lowercase() && before.is_ascii_digit())
        }
        _ => false,
    }
}

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

impl fmt::Debug for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Clause({}, {})", self.id(), self.edition())
    }
}

impl serde::Serialize for Clause {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl ClauseKind {
    /// Every kind.
    pub const ALL: [Self; 6] = [
        Self::Mechanical,
        Self::Judgement,
        Self::Scoring,
        Self::Procedure,
        Self::Conduct,
        Self::Definition,
    ];

    /// Its name, in lower case.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Mechanical => "mechanical",
            Self::Judgement => "judgement",
            Self::Scoring => "scoring",
            Self::Procedure => "procedure",
            Self::Conduct => "conduct",
            Self::Definition => "definition",
        }
    }
}

impl fmt::Display for ClauseKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The text is not the name of a kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("expected mechanical, judgement, scoring, procedure, conduct or definition")]
pub struct ParseKindError;

impl FromStr for ClauseKind {
    type Err = ParseKindError;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .into_iter()
            .find(|kind| kind.name() == s)
            .ok_or(ParseKindError)
    }
}

/// One rule, by its clause in each edition.
///
/// Made by [`law!`](crate::law).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Cite {
    in_2007: Clause,
    in_2017: Clause,
}

impl Cite {
    /// The rule that is `in_2007` in the one edition and `in_2017` in the other.
    ///
    /// # Panics
    /// If a clause is not of its edition.
    #[must_use]
    pub const fn new(in_2007: Clause, in_2017: Clause) -> Self {
        assert!(
            matches!(
                (in_2007.edition(), in_2017.edition()),
                (Edition::E2007, Edition::E2017)
            ),
            "a clause of the wrong edition"
        );
        Self { in_2007, in_2017 }
    }

    /// The clause of that edition.
    #[must_use]
    pub const fn in_edition(self, edition: Edition) -> Clause {
        match edition {
            Edition::E2007 => self.in_2007,
            Edition::E2017 => self.in_2017,
        }
    }
}

/// Names a clause; one that does not exist does not compile.
///
/// ```
/// use openroom_laws::{Cite, Clause, Edition, law};
///
/// // The same id in both editions.
/// let cite: Cite = law!("27A1");
/// // An id for each.
/// let passed_out: Cite = law!(2007: "22A2", 2017: "22A");
/// assert_eq!(passed_out.in_edition(Edition::E2017).id(), "22A");
/// // A clause of one edition.
/// const REPLACED: Clause = law!(2017: "23C");
/// assert_eq!(REPLACED.edition(), Edition::E2017);
/// ```
///
/// No Law 94:
/// ```compile_fail,E0080
/// openroom_laws::law!("94A");
/// ```
/// Not in 2007:
/// ```compile_fail,E0080
/// openroom_laws::law!("23A");
/// ```
/// ```compile_fail,E0080
/// openroom_laws::law!(2007: "23A");
/// ```
/// Each id is looked up in its own edition:
/// ```compile_fail,E0080
/// openroom_laws::law!(2007: "22A", 2017: "22A2");
/// ```
#[macro_export]
macro_rules! law {
    ($id:literal) => {
        $crate::law!(2007: $id, 2017: $id)
    };
    (2007: $in_2007:literal, 2017: $in_2017:literal) => {{
        const CITE: $crate::clause::Cite =
            $crate::clause::Cite::new($crate::law!(2007: $in_2007), $crate::law!(2017: $in_2017));
        CITE
    }};
    (2007: $id:literal) => {
        $crate::law!(@clause E2007 2007 $id)
    };
    (2017: $id:literal) => {
        $crate::law!(@clause E2017 2017 $id)
    };
    // A named constant and not `const { }`, so that code never called is checked too.
    (@clause $edition:ident $year:literal $id:literal) => {{
        const CLAUSE: $crate::clause::Clause =
            match $crate::clause::Clause::find($crate::edition::Edition::$edition, $id) {
                Some(clause) => clause,
                None => panic!(concat!("the Laws of ", $year, " have no clause ", $id)),
            };
        CLAUSE
    }};
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, HashSet};
    use std::fs;
    use std::path::Path;

    use super::*;

    /// The rows of the files as they are, read a second way.
    fn files() -> Vec<Vec<String>> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("catalogue");
        let mut rows = Vec::new();
        for entry in fs::read_dir(folder).unwrap() {
            let text = fs::read_to_string(entry.unwrap().path()).unwrap();
            for line in text.lines().skip(1) {
                rows.push(line.split('\t').map(str::to_owned).collect());
            }
        }
        rows
    }

    fn ids(clauses: impl Iterator<Item = Clause>) -> Vec<&'static str> {
        clauses.map(Clause::id).collect()
    }

    #[test]
    fn the_tables_hold_every_row() {
        let rows = files();
        assert_eq!(rows.len(), 967);
        assert_eq!(RULES.len(), 967);
        for edition in Edition::ALL {
            let year = edition.to_string();
            let here = rows.iter().filter(|row| row[1] == "both" || row[1] == year);
            let mut count = 0;
            for row in here {
                let rule = Clause::find(edition, &row[0]).unwrap().rule();
                let texts = [
                    rule.summary(),
                    rule.judgement(),
                    rule.outcome(),
                    rule.diff(),
                ];
                assert_eq!(rule.kind.to_string(), row[2]);
                assert_eq!(texts.as_slice(), &row[3..]);
                assert_eq!(rule.editions.len() == 2, row[1] == "both");
                assert!(rule.editions.contains(&edition));
                count += 1;
            }
            assert_eq!(Clause::all(edition).count(), count);
        }
    }

    #[test]
    fn every_clause_reads_back() {
        for edition in Edition::ALL {
            for clause in Clause::all(edition) {
                assert_eq!(Clause::parse(&clause.to_string(), edition), Ok(clause));
                assert_eq!(clause.edition(), edition);
                let json = serde_json::to_value(clause).unwrap();
                assert_eq!(json, clause.id());
            }
        }
    }

    #[test]
    fn order_of_the_book() {
        // In which edition does not matter: the order is one.
        let mut place: BTreeMap<&str, Clause> = BTreeMap::new();
        for edition in Edition::ALL {
            place.extend(Clause::all(edition).map(|clause| (clause.id(), clause)));
        }
        let check = |ids: &[&str]| {
            for pair in ids.windows(2) {
                assert!(place[pair[0]] < place[pair[1]], "{pair:?}");
            }
        };
        check(&[
            "intro:purpose",
            "intro:may",
            "intro:must not",
            "def:bid",
            "1",
            "1A",
            "2",
        ]);
        check(&["9C", "10A", "23", "23-fn", "23A", "23A1", "23C"]);
        check(&["27B", "27B1a", "27B1b", "27B1b-fn", "27B2", "27C"]);
        check(&["30B1b", "30B1bi", "30B1bii", "30B2"]);
        check(&["31A2", "31A2-fn", "31A2a", "31A2b", "31B"]);
        check(&["35-1", "35-2", "35-4", "35A", "35D"]);
        check(&["40B2a", "40B2ai", "40B2aiii", "40B2aiv", "40B2av", "40B2b"]);
        check(&["41B", "41B-fn1", "41B-fn2", "41C"]);
        check(&["71", "71-fn", "71.1", "71.2", "71A"]);
        check(&[
            "77",
            "77:trick score",
            "77:slam premium",
            "77:passed out",
            "78A",
        ]);
        check(&["80B2gi", "80B2gii", "80B2h", "80B2i", "80B2j"]);
    }

    #[test]
    fn laws_are_in_order_and_complete() {
        for edition in Edition::ALL {
            let laws: Vec<_> = Clause::all(edition).map(Clause::law).collect();
            assert!(laws.is_sorted());
            let numbers: HashSet<u8> = laws.into_iter().flatten().collect();
            assert_eq!(numbers.len(), 93);
            for number in 1..=93 {
                let of_law = ids(Clause::of_law(edition, number));
                assert_eq!(of_law, ids(Clause::under(edition, &number.to_string())));
            }
        }
    }

    #[test]
    fn one_id_can_be_two_rules() {
        let [old, new] = Edition::ALL.map(|edition| Clause::find(edition, "17D1").unwrap());
        assert_ne!(old, new);
        assert!(old < new);
        assert_ne!(old.rule(), new.rule());
        let same = law!("27A1");
        let [old, new] = Edition::ALL.map(|edition| same.in_edition(edition));
        assert_ne!(old, new);
        assert!(core::ptr::eq(old.rule(), new.rule()));
    }

    #[test]
    fn what_is_under() {
        let check = |edition, id: &str, expected: &[&str]| {
            assert_eq!(ids(Clause::under(edition, id)), expected, "{id}");
        };
        check(Edition::E2007, "27B1", &["27B1a", "27B1b", "27B1b-fn"]);
        check(Edition::E2017, "30B1b", &["30B1b", "30B1bi", "30B1bii"]);
        check(Edition::E2017, "30B1bi", &["30B1bi"]);
        check(Edition::E2017, "intro:may", &["intro:may"]);
        check(Edition::E2017, "80B2i", &["80B2i"]);
        check(Edition::E2007, "71", &["71", "71-fn", "71.1", "71.2"]);
        check(Edition::E2017, "", &[]);
        check(Edition::E2017, "94", &[]);
        assert_eq!(Clause::under(Edition::E2017, "77").count(), 8);
        for part in ["intro", "def"] {
            let all = Clause::all(Edition::E2007).filter(|c| c.id().starts_with(part));
            assert_eq!(ids(Clause::under(Edition::E2007, part)), ids(all));
        }
    }

    #[test]
    fn kinds_read_back() {
        for kind in ClauseKind::ALL {
            assert_eq!(kind.to_string().parse(), Ok(kind));
        }
        assert_eq!("Mechanical".parse::<ClauseKind>(), Err(ParseKindError));
    }
}
