//! Clauses found by what people type: words in any form, with slips of the finger, by any name that a thing has in the five
//! languages, or the number of a clause.
//!
//! A search is read in four steps. What looks like a clause is one. A word that no text has is taken for the nearest that one has.
//! Words that together name a term ([`terms`](crate::terms)) stand for the term, whatever it is called in the text. What is left are
//! words, compared without accents and endings. The ranking is whole numbers all the way, and ties stand in the order of the book: the same
//! words always give the same list.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::LazyLock;

use openroom_laws::{Clause, Edition};
use openroom_words::words::Language;
use openroom_words::{clause_more, clause_summary, title};
use serde::{Serialize, Serializer};

use crate::fold::{distance, folded, forgiven, stem, words};
use crate::terms::{Term, column};

/// At most so many letters and words of a search are looked at.
const LONGEST: usize = 200;
const MOST: usize = 12;

/// What a search found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Found {
    /// The clauses, the best first.
    pub clauses: Vec<Hit>,
    /// Words that were taken for others.
    pub taken: Vec<Taken>,
    /// The terms that were recognised, by their usual name in the language of the reader.
    pub terms: Vec<&'static str>,
}

/// A clause that was found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Hit {
    /// Its id.
    #[serde(rename = "id")]
    pub clause: Clause,
    /// Its edition.
    #[serde(serialize_with = "year")]
    pub edition: Edition,
    /// The words of its summary for which it was found, as they stand there.
    pub marks: Vec<String>,
}

/// A word that no text has, and the one that was looked for instead.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Taken {
    /// What was typed.
    pub typed: String,
    /// What it was taken for.
    pub word: String,
}

fn year<S: Serializer>(edition: &Edition, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_u16(edition.year())
}

/// The clauses that these words find: those in which all of them stand, else those with the most of them. With `edition` left out, a rule that
/// is the same in both is found once, as a clause of the newer.
///
/// ```
/// use openroom_book::search::search;
/// use openroom_laws::Edition;
/// use openroom_words::words::Language;
///
/// // A slip of the finger, in Italian.
/// let found = search(Some(Edition::E2017), "carta penalizata", Language::Italian);
/// assert_eq!(found.taken[0].word, "penalizzata");
/// assert_eq!(found.terms, ["carta penalizzata"]);
/// assert!(found.clauses.iter().take(10).any(|hit| hit.clause.law() == Some(50)));
/// ```
#[must_use]
pub fn search(edition: Option<Edition>, typed: &str, language: Language) -> Found {
    let index = Index::of(language);
    let asked = Asked::read(typed, index);
    let mut ranked: Vec<(Rank, Clause)> = Vec::new();
    for (at, &rule) in index.rules.iter().enumerate() {
        let Some(clause) = in_edition(rule, edition) else {
            continue;
        };
        if let Some(rank) = asked.rank(index, at, clause) {
            ranked.push((rank, clause));
        }
    }
    let most = ranked.iter().map(|(rank, _)| rank.met).max();
    ranked.retain(|(rank, _)| Some(rank.met) == most);
    ranked.sort();
    let clauses = ranked
        .into_iter()
        .map(|(_, clause)| Hit {
            clause,
            edition: clause.edition(),
            marks: asked.marks(clause_summary(clause, language), index),
        })
        .collect();
    Found {
        clauses,
        taken: asked.taken,
        terms: asked.terms,
    }
}

/// The clause of that edition with the rule of this one, or of the newest that has it.
fn in_edition(rule: Clause, edition: Option<Edition>) -> Option<Clause> {
    let editions = rule.rule().editions;
    match edition {
        Some(edition) => editions
            .contains(&edition)
            .then(|| Clause::find(edition, rule.id()))?,
        None => Clause::find(*editions.last()?, rule.id()),
    }
}

/// Where a word of a text stands; the weight of each place is the number of the variant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Field {
    /// What the Director asks and what follows.
    More = 2,
    /// The summary in English, for those who read another language.
    English = 4,
    /// The title of the Law.
    Title = 6,
    /// The summary in the language of the reader.
    Summary = 10,
    /// The name of a Definition.
    Name = 12,
}

/// What stands where: for a word or a term, the rules that have it, with the field and how often.
type Places = BTreeMap<usize, Vec<(Field, u8)>>;

/// By its first word, what a form of a term is made of, and which term it is.
type Forms = HashMap<String, Vec<(Vec<String>, usize)>>;

/// All texts in one language, ready to be searched.
struct Index {
    language: Language,
    /// The rules, each as a clause of its newest edition, in the order of the book.
    rules: Vec<Clause>,
    /// By the word without its ending.
    words: HashMap<String, Places>,
    /// By the number of the term.
    terms: HashMap<usize, Places>,
    /// The forms of terms by their first word, without endings; first the reader's language, then English, then the others.
    forms: Vec<Forms>,
    /// Every word as it is written, folded, with its stem and how many rules have it.
    written: BTreeMap<String, (String, usize)>,
}

static INDEXES: LazyLock<[LazyLock<Index>; 6]> = LazyLock::new(|| {
    [
        LazyLock::new(|| Index::new(Language::English)),
        LazyLock::new(|| Index::new(Language::Portuguese)),
        LazyLock::new(|| Index::new(Language::Spanish)),
        LazyLock::new(|| Index::new(Language::SpanishOfSpain)),
        LazyLock::new(|| Index::new(Language::Italian)),
        LazyLock::new(|| Index::new(Language::Romanian)),
    ]
});

impl Index {
    fn of(language: Language) -> &'static Self {
        let at = Language::ALL.iter().position(|&one| one == language);
        &INDEXES[at.unwrap_or_default()]
    }

    fn new(language: Language) -> Self {
        let mut rules: Vec<Clause> = Edition::ALL
            .into_iter()
            .flat_map(Clause::all)
            .filter(|clause| clause.rule().editions.last() == Some(&clause.edition()))
            .collect();
        rules.sort();
        let mut index = Self {
            language,
            rules: Vec::new(),
            words: HashMap::new(),
            terms: HashMap::new(),
            forms: forms(language),
            written: BTreeMap::new(),
        };
        for (at, &clause) in rules.iter().enumerate() {
            for (field, text, in_language) in texts(clause, language) {
                index.take(at, field, &text, in_language);
            }
        }
        index.rules = rules;
        // The names of terms may be meant too, whether a text has them or not.
        for named in languages(language).into_iter().take(2) {
            for form in Term::all().iter().flat_map(|term| term.forms(named)) {
                for word in words(form) {
                    let stem = stem(&word, named);
                    index.written.entry(word).or_insert((stem, 0));
                }
            }
        }
        for (stem, rules) in index.written.values_mut() {
            *rules = index.words.get(stem).map_or(0, BTreeMap::len);
        }
        index
    }

    /// Takes up a text of a rule.
    fn take(&mut self, at: usize, field: Field, text: &str, language: Language) {
        let all = words(text);
        let stems: Vec<String> = all.iter().map(|word| stem(word, language)).collect();
        for (word, stem) in all.into_iter().zip(&stems) {
            note(self.words.entry(stem.clone()).or_default(), at, field);
            self.written.entry(word).or_insert((stem.clone(), 0));
        }
        let forms = match language == self.language {
            true => &self.forms[0],
            false => &self.forms[1],
        };
        let mut found: Vec<usize> = Vec::new();
        for start in 0..stems.len() {
            for (form, term) in forms.get(&stems[start]).into_iter().flatten() {
                if stems[start..].starts_with(form) {
                    found.push(*term);
                }
            }
        }
        for term in found {
            note(self.terms.entry(term).or_default(), at, field);
        }
    }

    /// The stems under which a word as typed stands in the texts.
    fn stems(&self, word: &str) -> Vec<String> {
        let own = stem(word, self.language);
        let english = stem(word, Language::English);
        let mut all = vec![own];
        if all[0] != english {
            all.push(english);
        }
        all.retain(|stem| self.words.contains_key(stem));
        all
    }

    /// What was most likely meant by a word that says nothing to the book. A word of the reader's language or of English says
    /// something; one that is of a term in another language too, unless it is all but a word of the reader's own: an Italian who
    /// types `penalizata` does not speak Romanian.
    fn meant(&self, word: &str) -> Option<String> {
        if !self.stems(word).is_empty() || self.is_of_a_term(word, 0..2) {
            return None;
        }
        match (
            self.is_of_a_term(word, 2..self.forms.len()),
            word.chars().count(),
        ) {
            (true, ..7) => None,
            (true, _) => self.nearest(word, 1),
            (false, letters) => self
                .longer(word)
                .or_else(|| self.nearest(word, forgiven(letters))),
        }
    }

    /// Whether a word belongs to the name of a term, in those of the languages.
    fn is_of_a_term(&self, word: &str, which: core::ops::Range<usize>) -> bool {
        let all = languages(self.language);
        let mut forms = all
            .iter()
            .zip(&self.forms)
            .skip(which.start)
            .take(which.len());
        forms.any(|(&language, forms)| {
            let stem = stem(word, language);
            forms.contains_key(&stem)
                || forms
                    .values()
                    .flatten()
                    .any(|(form, _)| form.contains(&stem))
        })
    }

    /// The word of the texts that begins like this one and that most rules have.
    fn longer(&self, typed: &str) -> Option<String> {
        if typed.chars().count() < 3 {
            return None;
        }
        self.written
            .iter()
            .filter(|(word, _)| word.starts_with(typed))
            .max_by_key(|(word, (_, rules))| (*rules, core::cmp::Reverse(word.len())))
            .map(|(word, _)| word.clone())
    }

    /// The word of the texts that is nearest, with at most so many slips.
    fn nearest(&self, typed: &str, most: usize) -> Option<String> {
        if most == 0 {
            return None;
        }
        self.written
            .iter()
            .map(|(word, (_, rules))| (word.as_str(), *rules))
            .filter_map(|(word, rules)| {
                let steps = distance(typed, word, most)?;
                // People seldom miss the first letter, and mean the usual word.
                let other_start = word.chars().next() != typed.chars().next();
                Some((steps, other_start, core::cmp::Reverse(rules), word))
            })
            .min()
            .map(|(_, _, _, word)| word.to_owned())
    }
}

fn note(places: &mut Places, at: usize, field: Field) {
    let fields = places.entry(at).or_default();
    match fields.iter_mut().find(|(one, _)| *one == field) {
        Some((_, count)) => *count = count.saturating_add(1),
        None => fields.push((field, 1)),
    }
}

/// The texts of a rule, each with the language in which it is written.
fn texts(clause: Clause, language: Language) -> Vec<(Field, String, Language)> {
    let rule = clause.rule();
    let summary = clause_summary(clause, language);
    let mut all = vec![(Field::Summary, summary.to_owned(), language)];
    if let Some(name) = clause.id().strip_prefix("def:") {
        all.push((Field::Name, name.to_owned(), Language::English));
        all.push((Field::Name, named(name, language), language));
    }
    if let Some(law) = clause.law() {
        let title = title(&law.to_string(), clause.edition(), language);
        all.push((Field::Title, title.to_owned(), language));
    }
    if language != Language::English {
        all.push((Field::English, rule.summary().to_owned(), Language::English));
        if let Some(more) = clause_more(clause, language) {
            let text = [more.judgement, more.outcome].join("\n");
            all.push((Field::More, text, language));
        }
    }
    let more = [rule.judgement(), rule.outcome()].join("\n");
    all.push((Field::More, more, Language::English));
    all
}

/// What a Definition is called in a language: the usual name of its term.
fn named(name: &str, language: Language) -> String {
    let key = name.replace(' ', "-");
    let term = Term::all().iter().find(|term| term.key == key);
    let form = term.and_then(|term| term.forms(language).first());
    form.copied().unwrap_or_default().to_owned()
}

/// The reader's language, then English, then the others.
fn languages(first: Language) -> Vec<Language> {
    let mut all = vec![first];
    for one in Language::ALL {
        if all.iter().all(|&there| column(there) != column(one)) {
            all.push(one);
        }
    }
    if first != Language::English {
        all.retain(|&one| one != Language::English);
        all.insert(1, Language::English);
    } else {
        // The forms of English stand in both places.
        all.insert(1, Language::English);
    }
    all
}

/// The forms of the terms in each language, by their first word.
fn forms(language: Language) -> Vec<Forms> {
    let of = |language: Language| {
        let mut by_first: HashMap<String, Vec<(Vec<String>, usize)>> = HashMap::new();
        for (at, term) in Term::all().iter().enumerate() {
            for form in term.forms(language) {
                let stems: Vec<String> = words(form)
                    .iter()
                    .map(|word| stem(word, language))
                    .collect();
                if let Some(first) = stems.first() {
                    let there = by_first.entry(first.clone()).or_default();
                    if !there.contains(&(stems.clone(), at)) {
                        there.push((stems, at));
                    }
                }
            }
        }
        by_first
    };
    languages(language).into_iter().map(of).collect()
}

/// One thing that is looked for.
enum Unit {
    /// A clause, or what stands under a heading.
    Clause(String),
    /// A term by its numbers: a name may stand for several.
    Term(Vec<usize>),
    /// A word, by its stems.
    Word(Vec<String>),
    /// A word that nothing has.
    Nothing,
}

/// A search as it was understood.
struct Asked {
    units: Vec<Unit>,
    /// The words that were typed and say something, before they were taken for others.
    said: Vec<String>,
    taken: Vec<Taken>,
    terms: Vec<&'static str>,
}

/// How well a rule answers; the least is the best.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Rank {
    /// 0 for the very clause or Definition that was named, 1 for the first clause of a Law whose title it is, 2 if the summary has all, 3 if summary, title
    /// and name have all, 4 otherwise.
    tier: u8,
    /// The higher the better, so turned round.
    score: core::cmp::Reverse<u32>,
    /// How many of the units were met. The same for all that are shown.
    met: usize,
}

impl Asked {
    fn read(typed: &str, index: &Index) -> Self {
        let typed: String = typed.chars().take(LONGEST).collect();
        let mut asked = Self {
            units: Vec::new(),
            said: Vec::new(),
            taken: Vec::new(),
            terms: Vec::new(),
        };
        let mut all: Vec<String> = Vec::new();
        for piece in typed.split_whitespace().take(MOST) {
            if let Some(id) = clause_id(piece) {
                asked.units.push(Unit::Clause(id));
            } else {
                all.extend(words(piece));
            }
        }
        let is_number = !asked.units.is_empty();
        for word in &mut all {
            if STOP[column(index.language)].contains(&word.as_str()) {
                continue;
            }
            asked.said.push(word.clone());
            if let Some(near) = index.meant(word) {
                let taken = Taken {
                    typed: word.clone(),
                    word: near.clone(),
                };
                asked.taken.push(taken);
                *word = near;
            }
        }
        let mut at = 0;
        let mut idle: Vec<Unit> = Vec::new();
        while at < all.len() {
            let (length, keys) = longest_term(&all[at..], index);
            let is_law = keys.iter().any(|&key| Term::all()[key].key == "law");
            if length > 0 && is_number && is_law {
                // "Law 27", "Articolo 27": the number says it all.
            } else if length > 0 && !(length == 1 && is_idle(&all[at], index)) {
                for &key in &keys {
                    let name = Term::all()[key].forms(index.language).first();
                    asked
                        .terms
                        .extend(name.filter(|name| !asked.terms.contains(*name)));
                }
                asked.units.push(Unit::Term(keys));
            } else {
                let stems = index.stems(&all[at]);
                let unit = match stems.is_empty() {
                    true => Unit::Nothing,
                    false => Unit::Word(stems),
                };
                match is_idle(&all[at], index) {
                    true => idle.push(unit),
                    false => asked.units.push(unit),
                }
            }
            at += length.max(1);
        }
        if asked.units.is_empty() {
            asked.units = idle;
        }
        asked
    }

    /// How well a rule answers; nothing if it has none of it.
    fn rank(&self, index: &Index, at: usize, clause: Clause) -> Option<Rank> {
        let mut met = 0;
        let mut score: u32 = 0;
        let (mut summary, mut named, mut exact) = (true, true, false);
        let mut titled = !self.said.is_empty();
        // The Definition of what was looked for.
        let mut defined = !self.units.is_empty();
        for unit in &self.units {
            let fields: Vec<(&[(Field, u8)], usize)> = match unit {
                Unit::Clause(id) => {
                    (defined, titled) = (false, false);
                    if Clause::under(clause.edition(), id).any(|one| one == clause) {
                        met += 1;
                        exact |= clause.id() == id;
                    } else {
                        (summary, named) = (false, false);
                    }
                    continue;
                }
                Unit::Term(keys) => keys
                    .iter()
                    .filter_map(|key| index.terms.get(key))
                    .filter_map(|places| Some((places.get(&at)?.as_slice(), places.len())))
                    .collect(),
                Unit::Word(stems) => stems
                    .iter()
                    .filter_map(|stem| index.words.get(stem))
                    .filter_map(|places| Some((places.get(&at)?.as_slice(), places.len())))
                    .collect(),
                Unit::Nothing => Vec::new(),
            };
            let has = |wanted: &[Field]| {
                fields
                    .iter()
                    .any(|(fields, _)| fields.iter().any(|(field, _)| wanted.contains(field)))
            };
            summary &= has(&[Field::Summary]);
            defined &= has(&[Field::Name]);
            titled &= has(&[Field::Title]);
            named &= has(&[Field::Summary, Field::Title, Field::Name]);
            met += usize::from(!fields.is_empty());
            let best = fields
                .iter()
                .map(|(fields, rules)| weight(fields, *rules, index));
            score += best.max().unwrap_or_default();
        }
        let title = self.beyond(clause, titled, index);
        if title == Some(0) {
            met = self.units.len();
        }
        if met == 0 {
            return None;
        }
        // Of two that say it, the one that says little else.
        let length = u32::try_from(clause.rule().summary().len()).unwrap_or(u32::MAX);
        let tier = match (exact || defined, title, summary, named) {
            (true, _, _, _) => 0,
            (_, Some(_), _, _) => 1,
            (_, _, true, _) => 2,
            (_, _, _, true) => 3,
            _ => 4,
        };
        let brief = match score {
            0 => 0,
            _ => 400 / (length / 20 + 10),
        };
        // Of titles the one that says little else; those of as many words in the order of the book.
        let score = match (tier, title) {
            (1, Some(beyond)) => u32::MAX - beyond,
            _ => score * 4 + brief,
        };
        let score = core::cmp::Reverse(score);
        Some(Rank { tier, score, met })
    }

    /// How many words the title of a Law has beyond those that were looked for, for its first clause. One word must be all of the title.
    fn beyond(&self, clause: Clause, has_all: bool, index: &Index) -> Option<u32> {
        let law = clause.law()?.to_string();
        if Clause::under(clause.edition(), &law).next()? != clause || self.said.is_empty() {
            return None;
        }
        let mut title = words(title(&law, clause.edition(), index.language));
        title.retain(|word| !is_idle(word, index));
        let beyond = title.len().saturating_sub(self.said.len());
        let found = title == self.said || has_all && (self.said.len() > 1 || beyond == 0);
        found.then(|| u32::try_from(beyond).unwrap_or(u32::MAX))
    }

    /// The words of a text for which it was found.
    fn marks(&self, text: &str, index: &Index) -> Vec<String> {
        let mut wanted: BTreeSet<&str> = BTreeSet::new();
        let mut forms: Vec<&Vec<String>> = Vec::new();
        for unit in &self.units {
            match unit {
                Unit::Word(stems) => wanted.extend(stems.iter().map(String::as_str)),
                Unit::Term(keys) => forms.extend(
                    index.forms[0]
                        .values()
                        .flatten()
                        .filter(|(_, key)| keys.contains(key))
                        .map(|(form, _)| form),
                ),
                Unit::Clause(_) | Unit::Nothing => {}
            }
        }
        let written: Vec<&str> = text
            .split(|c: char| !c.is_alphanumeric())
            .filter(|word| !word.is_empty())
            .collect();
        let stems: Vec<String> = written
            .iter()
            .map(|word| stem(&folded(word), index.language))
            .collect();
        let mut marked = vec![false; written.len()];
        for start in 0..stems.len() {
            marked[start] |= wanted.contains(stems[start].as_str());
            for form in &forms {
                if stems[start..].starts_with(form) {
                    marked[start..start + form.len()].fill(true);
                }
            }
        }
        let mut marks: Vec<String> = Vec::new();
        for (word, _) in written.iter().zip(marked).filter(|(_, marked)| *marked) {
            if !marks.iter().any(|mark| mark == word) {
                marks.push((*word).to_owned());
            }
        }
        marks
    }
}

/// What the places of a word in a rule are worth: more where they say what the rule is about, and if few rules have the word.
fn weight(fields: &[(Field, u8)], rules: usize, index: &Index) -> u32 {
    let places: u32 = fields
        .iter()
        .map(|&(field, count)| field as u32 * u32::from(count.min(3)))
        .sum();
    let rare = (index.rules.len() * 4 / rules.max(1)).max(1).ilog2() + 1;
    places * rare
}

/// The longest name of a term with which the words begin: how many words, and which terms.
fn longest_term(all: &[String], index: &Index) -> (usize, Vec<usize>) {
    for (&language, forms) in languages(index.language).iter().zip(&index.forms) {
        let stems: Vec<String> = all.iter().map(|word| stem(word, language)).collect();
        let begins = forms.get(&stems[0]).into_iter().flatten();
        let fits = begins.filter(|(form, _)| stems.starts_with(form));
        let mut best: (usize, Vec<usize>) = (0, Vec::new());
        for (form, key) in fits {
            match form.len().cmp(&best.0) {
                core::cmp::Ordering::Greater => best = (form.len(), vec![*key]),
                core::cmp::Ordering::Equal if !best.1.contains(key) => best.1.push(*key),
                _ => {}
            }
        }
        if best.0 > 0 {
            best.1.sort_unstable();
            return best;
        }
        // A word of the texts is what it says before it is a word of another language.
        if language == Language::English && !index.stems(&all[0]).is_empty() {
            break;
        }
    }
    (0, Vec::new())
}

/// The id that a word names, written as the book does: `27b1A` is `27B1a`.
fn clause_id(word: &str) -> Option<String> {
    let id = as_written(word.trim_matches(|c: char| !c.is_alphanumeric()));
    let begins = id.starts_with(|c: char| c.is_ascii_digit());
    let in_a_book = |edition| Clause::under(edition, &id).next().is_some();
    (begins && Edition::ALL.into_iter().any(in_a_book)).then_some(id)
}

/// The id with capitals and small letters as the book has them: `27b1A` is `27B1a`.
///
/// ```
/// assert_eq!(openroom_book::search::as_written(" 30b1BII "), "30B1bii");
/// ```
#[must_use]
pub fn as_written(id: &str) -> String {
    let mut id = id.trim().to_ascii_lowercase();
    // The letter that follows the number of the Law.
    let digits = id.bytes().take_while(u8::is_ascii_digit).count();
    if digits > 0 && id[digits..].starts_with(|c: char| c.is_ascii_lowercase()) {
        id[digits..=digits].make_ascii_uppercase();
    }
    id
}

/// Whether a word says nothing of what is looked for.
fn is_idle(word: &str, index: &Index) -> bool {
    STOP[column(index.language)].contains(&word)
}

/// Words that say nothing of what is looked for, by the columns of the terms: English, Portuguese, Spanish, Italian, Romanian.
const STOP: [&[&str]; 5] = [
    &[
        "a", "an", "the", "of", "to", "in", "is", "and", "or", "for", "by", "on", "at", "his",
        "he", "it", "what", "if", "did", "does", "not", "when", "who", "with", "from", "as",
        "that", "this", "be", "may", "can", "i", "my", "how", "was", "has", "have", "happens",
    ],
    &[
        "o", "a", "os", "as", "de", "da", "do", "das", "dos", "em", "no", "na", "nos", "nas", "e",
        "ou", "um", "uma", "por", "para", "que", "se", "ao", "com", "nao", "quando", "quem", "foi",
    ],
    &[
        "el", "la", "los", "las", "de", "del", "en", "y", "o", "un", "una", "por", "para", "al",
        "que", "si", "se", "con", "no", "cuando", "quien", "es", "lo", "su",
    ],
    &[
        "il", "lo", "la", "i", "gli", "le", "di", "del", "dello", "della", "dei", "degli", "delle",
        "dell", "in", "e", "o", "un", "uno", "una", "per", "al", "allo", "alla", "d", "l", "che",
        "se", "si", "con", "non", "da", "dal", "quando", "chi",
    ],
    &[
        "a", "al", "ale", "ai", "de", "la", "in", "si", "sau", "un", "o", "pe", "cu", "din", "ce",
        "daca", "nu", "cand", "cine", "este", "se", "sa", "lui",
    ],
];

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(edition: Option<Edition>, words: &str, language: Language) -> Vec<&'static str> {
        let found = search(edition, words, language);
        found.clauses.iter().map(|hit| hit.clause.id()).collect()
    }

    fn first(words: &str, language: Language, count: usize) -> Vec<&'static str> {
        ids(Some(Edition::E2017), words, language)
            .into_iter()
            .take(count)
            .collect()
    }

    #[test]
    fn the_usual_questions_in_each_language() {
        for (language, words, clause) in [
            (Language::English, "insufficient bid", "18D"),
            (Language::English, "insuficient bid", "18D"),
            (Language::English, "dropped card", "24"),
            (Language::English, "revoke two tricks", "64A1"),
            (Language::English, "break in tempo", "73D1"),
            (Language::English, "kibitzer", "76B1"),
            (Language::Portuguese, "marcação insuficiente", "18D"),
            (Language::Portuguese, "marcacao insuficente", "18D"),
            (Language::Portuguese, "carta penalisada", "50"),
            (Language::Spanish, "oferta insuficiente", "18D"),
            (Language::Spanish, "declaracion insuficiente", "18D"),
            (Language::SpanishOfSpain, "declaración insuficiente", "18D"),
            (Language::Spanish, "renunsio establecido", "63A"),
            (Language::Italian, "licita insuficiente", "18D"),
            (Language::Italian, "carte penalizate", "50"),
            (Language::Italian, "carta penalizata magiore", "50B"),
            (Language::Italian, "renonce consumata", "63A"),
            (Language::Romanian, "anunt insuficient", "18D"),
            (Language::Romanian, "cărți penalizate", "50"),
            (Language::Romanian, "declaratie comparabila", "23A"),
        ] {
            let law = |id: &str| {
                id.chars()
                    .take_while(char::is_ascii_digit)
                    .collect::<String>()
            };
            let found = first(words, language, 12);
            let same = found
                .iter()
                .any(|id| *id == clause || law(id) == law(clause));
            assert!(same, "{words:?} in {language:?}: {found:?}");
        }
    }

    #[test]
    fn words_of_another_language_are_understood() {
        let english = first("revoke", Language::English, 200);
        let italian: BTreeSet<&str> = first("revoke", Language::Italian, 200)
            .into_iter()
            .collect();
        assert!(
            english.iter().take(5).all(|id| italian.contains(id)),
            "{italian:?}"
        );
        assert!(
            first("renonce", Language::English, 20)
                .iter()
                .any(|id| id.starts_with("61") || id.starts_with("64"))
        );
    }

    #[test]
    fn the_definition_of_a_term_comes_first() {
        for (language, words) in [
            (Language::English, "penalty card"),
            (Language::Spanish, "carta penalisada"),
            (Language::Romanian, "mort"),
        ] {
            let found = first(words, language, 1);
            assert!(found[0].starts_with("def:"), "{words}: {found:?}");
        }
    }

    #[test]
    fn a_law_comes_first_by_its_title() {
        for (language, words, clause) in [
            (Language::English, "insufficient bid", "27A1"),
            (Language::Portuguese, "marcação insuficiente", "27A1"),
            (Language::Spanish, "oferta insuficiente", "27A1"),
            (Language::Italian, "licita insufficiente", "27A1"),
            (Language::Romanian, "anunț insuficient", "27A1"),
        ] {
            assert_eq!(first(words, language, 1), [clause], "{words}");
        }
        let leads = first("lead out of turn", Language::English, 4);
        let laws = ["53", "54", "55", "56"];
        let all = laws
            .iter()
            .all(|law| leads.iter().any(|id| id.starts_with(law)));
        assert!(all, "{leads:?}");
        // Every Law is found by its own title, among those of the same title in both editions or in the Definitions.
        for language in Language::ALL {
            for number in 1..=93_u8 {
                let law = number.to_string();
                let title = openroom_words::title(&law, Edition::E2017, language);
                let found = first(title, language, 5);
                let begins = |id: &&str| {
                    let digits: String = id.chars().take_while(char::is_ascii_digit).collect();
                    digits == law
                };
                assert!(
                    found.iter().any(begins),
                    "{title} in {language:?}: {found:?}"
                );
            }
        }
    }

    #[test]
    fn a_clause_by_its_number() {
        for language in Language::ALL {
            assert_eq!(first("27b1A", language, 1), ["27B1a"]);
            assert_eq!(first("27", language, 2), ["27A1", "27A2"], "{language:?}");
        }
        assert_eq!(first("Law 27", Language::English, 1), ["27A1"]);
        assert_eq!(first("articolo 27", Language::Italian, 1), ["27A1"]);
        assert_eq!(first("ley 27 pase", Language::Spanish, 1).len(), 1);
        let both = ids(None, "27B1a", Language::English);
        assert_eq!(both, ["27B1a", "27B1a"]);
    }

    #[test]
    fn nothing_is_found_for_nothing() {
        for language in Language::ALL {
            for words in ["", " ", "zugzwang", "?!", "éé", "\u{0}", "qqqqqqqqqqqq"] {
                assert_eq!(
                    search(None, words, language).clauses,
                    [],
                    "{words:?} {language:?}"
                );
            }
        }
    }

    #[test]
    fn what_was_taken_for_what_is_told() {
        let found = search(None, "penalti card", Language::English);
        assert_eq!(found.taken[0].typed, "penalti");
        assert!(found.taken[0].word.starts_with("penalt"));
        assert_eq!(found.terms, ["penalty card"]);
        assert!(
            found
                .clauses
                .iter()
                .any(|one| one.marks.iter().any(|mark| mark.starts_with("penalt")))
        );
    }

    #[test]
    fn a_slip_is_not_taken_for_a_word_of_another_language() {
        let found = search(None, "carta penalizata magiore", Language::Italian);
        let words: Vec<&str> = found
            .taken
            .iter()
            .map(|taken| taken.word.as_str())
            .collect();
        assert_eq!(words, ["penalizzata", "maggiore"]);
        assert_eq!(found.terms, ["carta penalizzata maggiore"]);
    }

    #[test]
    fn each_rule_once_and_always_the_same() {
        for language in Language::ALL {
            for edition in [None, Some(Edition::E2007), Some(Edition::E2017)] {
                let found = search(edition, "penalty card", language);
                let rules: BTreeSet<Clause> = found.clauses.iter().map(|hit| hit.clause).collect();
                assert_eq!(rules.len(), found.clauses.len());
                assert!(
                    found
                        .clauses
                        .iter()
                        .all(|hit| edition.is_none_or(|one| hit.edition == one))
                );
                assert_eq!(
                    search(edition, "PENALTY  càrd", language).clauses,
                    found.clauses
                );
            }
        }
    }
}
