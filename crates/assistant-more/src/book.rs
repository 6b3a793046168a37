//! The book of Laws: clauses found by what somebody types, and a clause with its neighbours.

use openroom_book::search::{as_written, search};
use openroom_book::{changes, contents, references};
use openroom_laws::{Clause, Edition};
use openroom_words::answering::{answered, asked, words};
use openroom_words::words::Language;
use openroom_words::{clause_summary, give_more};
use serde::{Deserialize, Serialize};
#[cfg(feature = "openapi")]
use utoipa::ToSchema;
use wasm_bindgen::prelude::wasm_bindgen;

/// What is looked for in the book.
#[derive(Debug, Clone, Deserialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct BookAsked {
    /// The words as they were typed.
    pub words: String,
    /// One edition only: 2007 or 2017.
    #[serde(default)]
    pub edition: Option<u16>,
    /// The language of the reader.
    pub language: String,
}

/// What was found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct BookFound {
    /// The clauses, the best first.
    pub clauses: Vec<BookHit>,
    /// Words that no text has, and those that were looked for instead.
    pub taken: Vec<BookTaken>,
    /// The terms that were recognised, by their usual name in the language of the reader.
    pub terms: Vec<String>,
}

/// A clause that was found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct BookHit {
    /// Its id.
    pub id: String,
    /// Its edition.
    pub edition: u16,
    /// The words of its summary for which it was found.
    pub marks: Vec<String>,
}

/// A word that was taken for another.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct BookTaken {
    /// What was typed.
    pub typed: String,
    /// What it was taken for.
    pub word: String,
}

/// A place of the book.
#[derive(Debug, Clone, Deserialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ClauseAsked {
    /// The clause, however it is written: `27b1A`, `def-penalty-card`.
    pub id: String,
    /// The edition: 2007 or 2017.
    pub edition: u16,
    /// The language of the reader.
    pub language: String,
}

/// A clause and its neighbours.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct BookClause {
    /// Its id.
    pub id: String,
    /// Its edition.
    pub edition: u16,
    /// What it says, in our words.
    pub summary: String,
    /// The clause before it in the book.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub before: Option<String>,
    /// The clause after it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub after: Option<String>,
    /// Clauses, headings and Laws that it points to.
    pub to: Vec<String>,
    /// Clauses that point to it.
    pub from: Vec<String>,
    /// The clauses of the other edition that it answers to.
    pub other: Vec<String>,
}

/// What else the book says of a rule, for the search.
#[derive(Debug, Clone, Default, Deserialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[serde(default)]
pub struct BookText {
    /// What the Director asks.
    pub judgement: String,
    /// What follows.
    pub outcome: String,
    /// Both stand there in English alone.
    pub english: bool,
}

/// Gives the search what the Director asks and what follows in a language: the `rules` of the book's file of that language, in their order.
/// Without it the search looks in summaries and titles, and in the English. To be given before the first search.
///
/// # Errors
/// These are not the rules of this book, or there is no such language.
#[wasm_bindgen]
pub fn give_book(
    language: &str,
    #[wasm_bindgen(unchecked_param_type = "Json<T.BookText[]>")] rules: &str,
) -> Result<(), String> {
    let language: Language = language.parse()?;
    let given: Vec<BookText> = asked(rules)?;
    let there = contents::rules();
    if given.len() != there.len() {
        let (given, there) = (given.len(), there.len());
        return Err(format!("{given} rules; the book has {there}"));
    }
    let mut rows = String::from("clause\teditions\tjudgement\toutcome\tdiff\n");
    for (clause, text) in there.into_iter().zip(given) {
        if text.english {
            continue;
        }
        let editions = match clause.rule().editions {
            [one] => one.to_string(),
            _ => "both".to_owned(),
        };
        let [asks, follows] =
            [text.judgement, text.outcome].map(|text| text.replace(['\t', '\n'], " "));
        rows.push_str(&format!(
            "{}\t{editions}\t{asks}\t{follows}\t\n",
            clause.id()
        ));
    }
    give_more(language, rows);
    Ok(())
}

/// The clauses of the book that these words find.
///
/// # Errors
/// The words of the language were not given, or there is no such edition.
#[wasm_bindgen(unchecked_return_type = "Json<T.BookFound>")]
pub fn search_book(
    #[wasm_bindgen(unchecked_param_type = "Json<T.BookAsked>")] question: &str,
) -> Result<String, String> {
    let question: BookAsked = asked(question)?;
    let language = language(&question.language)?;
    let edition = question.edition.map(edition).transpose()?;
    let found = search(edition, &question.words, language);
    let clauses = found.clauses.into_iter().map(|hit| BookHit {
        id: hit.clause.id().to_owned(),
        edition: hit.edition.year(),
        marks: hit.marks,
    });
    let taken = found.taken.into_iter().map(|taken| BookTaken {
        typed: taken.typed,
        word: taken.word,
    });
    answered(&BookFound {
        clauses: clauses.collect(),
        taken: taken.collect(),
        terms: found.terms.into_iter().map(str::to_owned).collect(),
    })
}

/// A clause of the book and its neighbours.
///
/// # Errors
/// There is no such clause; the answer says what may be meant.
#[wasm_bindgen(unchecked_return_type = "Json<T.BookClause>")]
pub fn book_clause(
    #[wasm_bindgen(unchecked_param_type = "Json<T.ClauseAsked>")] question: &str,
) -> Result<String, String> {
    let question: ClauseAsked = asked(question)?;
    let words = words(&question.language)?;
    let edition = edition(question.edition)?;
    let id = as_written(&question.id);
    let found = contents::at(edition, &id).map_or_else(|| Clause::parse(&id, edition), Ok);
    let clause = found.map_err(|unknown| words.said(&unknown.said()))?;
    let ids = |clauses: &[Clause]| clauses.iter().map(|one| one.id().to_owned()).collect();
    let id_of = |clause: Option<Clause>| clause.map(|one| one.id().to_owned());
    answered(&BookClause {
        id: clause.id().to_owned(),
        edition: edition.year(),
        summary: clause_summary(clause, words.language).to_owned(),
        before: id_of(Clause::all(edition).take_while(|one| *one != clause).last()),
        after: id_of(Clause::all(edition).skip_while(|one| *one != clause).nth(1)),
        to: references::leads_to(clause).to_vec(),
        from: ids(references::comes_from(clause)),
        other: ids(&changes::counterparts(clause)),
    })
}

/// The language, whose words were given.
fn language(code: &str) -> Result<Language, String> {
    words(code).map(|words| words.language)
}

fn edition(year: u16) -> Result<Edition, String> {
    let found = Edition::ALL
        .into_iter()
        .find(|edition| edition.year() == year);
    found.ok_or_else(|| format!("{year} is not an edition; the editions are 2007 and 2017"))
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn found(words: &str, language: &str) -> Value {
        let question = json!({"words": words, "edition": 2017, "language": language});
        serde_json::from_str(&search_book(&question.to_string()).unwrap()).unwrap()
    }

    #[test]
    fn the_book_is_searched_as_on_the_command_line() {
        for (words, language) in [
            ("renonce consumta", "it"),
            ("kibitzer", "en"),
            ("27b1A", "ro"),
        ] {
            let code: Language = language.parse().unwrap();
            let native = search(Some(Edition::E2017), words, code);
            let ids: Vec<&str> = native.clauses.iter().map(|hit| hit.clause.id()).collect();
            let there = found(words, language);
            let told: Vec<&str> = there["clauses"]
                .as_array()
                .unwrap()
                .iter()
                .map(|one| one["id"].as_str().unwrap())
                .collect();
            assert_eq!(told, ids);
            assert!(!ids.is_empty());
        }
    }

    #[test]
    fn a_clause_has_neighbours() {
        let ask = |id: &str| {
            book_clause(&json!({"id": id, "edition": 2017, "language": "en"}).to_string())
        };
        let clause: Value = serde_json::from_str(&ask("27b1A").unwrap()).unwrap();
        assert_eq!(clause["before"], "27B");
        assert_eq!(clause["after"], "27B1b");
        let first: Value = serde_json::from_str(&ask("intro:purpose").unwrap()).unwrap();
        assert_eq!(first["before"], Value::Null);
        assert!(ask("27X").unwrap_err().contains("27B"));
    }

    #[test]
    fn nonsense_is_refused_in_words() {
        assert!(search_book("{").is_err());
        assert!(search_book(r#"{"words": "x", "language": "xx"}"#).is_err());
        assert!(
            search_book(r#"{"words": "x", "language": "en", "edition": 1997}"#)
                .unwrap_err()
                .contains("2007")
        );
    }
}
