//! Which clauses refer to which: read from what the catalogue says of each, and turned round.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use openroom_laws::{Clause, Edition};

/// What a text points to, in an edition: ids of clauses, of headings (`27B1`), of whole Laws (`27`), in the order of the text, each
/// once. Every one has clauses in that edition.
///
/// ```
/// use openroom_book::references::pointers;
/// use openroom_laws::Edition;
/// let text = "Laws 28 to 30, or 16C (Law 23 in 2007); see the footnote to 31B.";
/// assert_eq!(pointers(text, Edition::E2007), ["28", "29", "30", "16C", "23", "31B-fn"]);
/// assert_eq!(pointers(text, Edition::E2017), ["28", "29", "30", "16C", "31B"]);
/// ```
#[must_use]
pub fn pointers(text: &str, edition: Edition) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for pointer in scan(text) {
        let other = pointer.only.is_some_and(|only| only != edition);
        if other {
            continue;
        }
        let footnote = format!("{}-fn", pointer.id);
        let id = match pointer.footnote && Clause::find(edition, &footnote).is_some() {
            true => footnote,
            false => pointer.id,
        };
        if !found.contains(&id) && Clause::under(edition, &id).next().is_some() {
            found.push(id);
        }
    }
    found
}

/// A place that a text names.
struct Pointer {
    id: String,
    /// `Law 23 in 2007`: said of one edition.
    only: Option<Edition>,
    /// `the footnote to 31B`.
    footnote: bool,
}

/// Every place that is named, whether any book has it or not.
fn scan(text: &str) -> Vec<Pointer> {
    let mut found: Vec<Pointer> = Vec::new();
    // The last bare number of a list that began with `Law` or `Laws`, and where it ended.
    let mut list: Option<(u8, usize)> = None;
    let mut at = 0;
    while let Some(start) = text[at..].find(|c: char| c.is_ascii_alphanumeric()) {
        let start = at + start;
        let rest = &text[start..];
        let end = start
            + rest
                .find(|c: char| !c.is_ascii_alphanumeric() && c != '-')
                .unwrap_or(rest.len());
        at = end;
        let word = text[start..end].trim_end_matches('-');
        let Some(number) = leading_number(word) else {
            continue;
        };
        let bare = word.bytes().all(|b| b.is_ascii_digit());
        let before = &text[..start];
        let joined = list.and_then(|(last, ended)| Some((last, text.get(ended..start)?)));
        let begins = before.ends_with("Law ") || before.ends_with("Laws ");
        if bare {
            let in_list =
                joined.is_some_and(|(_, gap)| matches!(gap, ", " | " and " | " or " | " to "));
            if !begins && !in_list {
                continue;
            }
            if let Some((last, " to ")) = joined.filter(|_| !begins) {
                found.extend((last + 1..number).map(|law| Pointer {
                    id: law.to_string(),
                    only: None,
                    footnote: false,
                }));
            }
            list = Some((number, end));
        }
        found.push(Pointer {
            id: word.to_owned(),
            only: edition_after(&text[end..]),
            footnote: before.ends_with("footnote to "),
        });
    }
    found
}

/// The number of a Law at the beginning of a word that could be a clause: `27`, `27B1a`, not `52-card` or `2007`.
fn leading_number(word: &str) -> Option<u8> {
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    let next = word.as_bytes().get(digits);
    let number = word[..digits].parse().ok()?;
    let lettered = next.is_none_or(|letter| letter.is_ascii_uppercase());
    let numbered =
        word[digits..].starts_with('-') && word[digits + 1..].bytes().all(|b| b.is_ascii_digit());
    ((1..=93).contains(&number) && (lettered || numbered)).then_some(number)
}

/// ` in 2007` or ` of 2017`, said directly after the place.
fn edition_after(text: &str) -> Option<Edition> {
    let year = text
        .strip_prefix(" in ")
        .or_else(|| text.strip_prefix(" of "))?;
    Edition::ALL
        .into_iter()
        .find(|edition| year.starts_with(&edition.to_string()))
}

/// What the clauses of an edition point to.
#[derive(Debug)]
struct Web {
    to: BTreeMap<Clause, Vec<String>>,
    from: BTreeMap<Clause, Vec<Clause>>,
}

static WEBS: LazyLock<[Web; 2]> = LazyLock::new(|| Edition::ALL.map(Web::new));

impl Web {
    fn new(edition: Edition) -> Self {
        let mut to = BTreeMap::new();
        let mut from: BTreeMap<Clause, BTreeSet<Clause>> = BTreeMap::new();
        for clause in Clause::all(edition) {
            let rule = clause.rule();
            let text = [rule.summary(), rule.judgement(), rule.outcome()].join("\n");
            let mut there = pointers(&text, edition);
            there.retain(|id| id != clause.id());
            for id in &there {
                // A whole Law, or a heading, is no clause that somebody looks at by itself: its first clause would be told that
                // it is meant, which it is not.
                if let Some(target) = Clause::find(edition, id) {
                    from.entry(target).or_default().insert(clause);
                }
            }
            to.insert(clause, there);
        }
        let from = from
            .into_iter()
            .map(|(clause, all)| (clause, all.into_iter().collect()))
            .collect();
        Self { to, from }
    }

    fn of(edition: Edition) -> &'static Self {
        &WEBS[usize::from(edition != Edition::ALL[0])]
    }
}

/// What a clause points to: ids of clauses, headings and Laws of its edition.
#[must_use]
pub fn leads_to(clause: Clause) -> &'static [String] {
    let there = Web::of(clause.edition()).to.get(&clause);
    there.map(Vec::as_slice).unwrap_or_default()
}

/// The clauses that point to this one.
///
/// ```
/// use openroom_book::references::comes_from;
/// use openroom_laws::{Clause, Edition};
/// let clause = Clause::find(Edition::E2017, "23A").unwrap();
/// assert!(comes_from(clause).iter().any(|from| from.law() == Some(27) || from.law() == Some(30)));
/// ```
#[must_use]
pub fn comes_from(clause: Clause) -> &'static [Clause] {
    let there = Web::of(clause.edition()).from.get(&clause);
    there.map(Vec::as_slice).unwrap_or_default()
}

/// The clauses that point to a whole Law, not to one of its clauses.
#[must_use]
pub fn comes_to_law(edition: Edition, law: u8) -> Vec<Clause> {
    let id = law.to_string();
    let all = Web::of(edition).to.iter();
    all.filter(|(clause, there)| clause.law() != Some(law) && there.contains(&id))
        .map(|(&clause, _)| clause)
        .collect()
}

/// How one Law leads to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, serde::Serialize)]
pub struct Branch {
    /// The Law that points.
    pub from: u8,
    /// The Law that it points to.
    pub to: u8,
    /// How many of its clauses do.
    pub clauses: u16,
}

/// What leads to what, Law by Law.
///
/// ```
/// use openroom_book::references::tree;
/// use openroom_laws::Edition;
/// let tree = tree(Edition::E2017);
/// assert!(tree.iter().any(|branch| (branch.from, branch.to) == (27, 23)));
/// ```
#[must_use]
pub fn tree(edition: Edition) -> Vec<Branch> {
    let mut counted: BTreeMap<(u8, u8), u16> = BTreeMap::new();
    for (clause, there) in &Web::of(edition).to {
        let Some(from) = clause.law() else { continue };
        let laws: BTreeSet<u8> = there
            .iter()
            .filter_map(|id| leading_number(id))
            .filter(|&to| to != from)
            .collect();
        for to in laws {
            *counted.entry((from, to)).or_default() += 1;
        }
    }
    counted
        .into_iter()
        .map(|((from, to), clauses)| Branch { from, to, clauses })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reference_exists_in_its_edition() {
        let mut count = 0;
        for edition in Edition::ALL {
            for clause in Clause::all(edition) {
                for id in leads_to(clause) {
                    assert!(
                        Clause::under(edition, id).next().is_some(),
                        "{clause}: {id}"
                    );
                    assert_ne!(id, clause.id());
                    count += 1;
                }
                for from in comes_from(clause) {
                    assert_eq!(from.edition(), edition);
                    assert!(leads_to(*from).iter().any(|id| id == clause.id()));
                }
            }
        }
        assert!(count > 1_000, "{count}");
    }

    #[test]
    fn places_in_a_text() {
        let new = |text| pointers(text, Edition::E2017);
        assert_eq!(new("Law 62 or 64; 13 cards, 40 %, 52-card"), ["62", "64"]);
        assert_eq!(new("Laws 28, 29 and 31 apply"), ["28", "29", "31"]);
        assert_eq!(new("1NT by 12 to 14, 94A, 27Z, 27B1"), ["27B1"]);
        assert_eq!(new("ends with 27B1a-"), ["27B1a"]);
        assert!(new("é ü 999999999999").is_empty());
        assert_eq!(pointers("35-1 and 35-4", Edition::E2007), ["35-1", "35-4"]);
    }
}
