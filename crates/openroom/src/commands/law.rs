//! `openroom law`: look up the Laws.

use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::process::ExitCode;

use openroom_book::search::{Found, as_written, search};
use openroom_book::warnings::{Severity, Warning, warnings};
use openroom_laws::clause::{Clause, ClauseKind, Rule, UnknownClause};
use openroom_laws::edition::Edition;
use openroom_words::{clause_more, clause_summary};
use serde_json::json;

use super::input::print;
use crate::terminal::{cut, width, wrap};
use crate::words::{Language, Message, Words};

/// Look up a clause or a whole Law, or search them all (in our own words)
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  openroom law 27B1a                    that clause; its parts in one line each
  openroom law 27 --edition 2007        all of Law 27
  openroom law \"def:penalty card\"       a Definition (all of them: def; Introduction: intro)
  openroom law --search \"penalty card\"  every clause about these words, by any name
  openroom law 54 --translations        where the books of some language differ
  openroom law 27A1 --lang ro           the summary in Romanian

Exit status: 0 found, 1 search found nothing, 2 no such clause or incorrect usage.")]
pub struct LawArgs {
    /// A clause (27B1a), a Law (27), or a part of the book (intro, def)
    #[arg(
        value_name = "CLAUSE",
        required_unless_present = "search",
        conflicts_with = "search"
    )]
    id: Option<String>,
    /// Find clauses about these words: in any form, with slips of the finger, by any name in the five languages
    #[arg(long, value_name = "WORDS", value_parser = words)]
    search: Option<String>,
    /// One edition only, 2007 or 2017 (default: both)
    #[arg(long, value_name = "YEAR")]
    edition: Option<Edition>,
    /// Language: en, pt, es, es-ES, it or ro. Defaults to English in JSON; in text, to the system language, otherwise English
    ///
    /// The summaries are translated, and of some Laws the rest too; where it is not, the text says so. A search looks in all the
    /// text of the language and in all the English text.
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<Language>,
    /// Print a JSON array of the clauses requested, with all their parts, or of those found
    #[arg(long)]
    json: bool,
    /// Where the translation of the book in some language says something from which another ruling would follow
    #[arg(long, conflicts_with_all = ["search", "json"])]
    translations: bool,
}

/// The words of a search: at least one.
fn words(text: &str) -> Result<String, String> {
    match text.trim() {
        "" => Err("name the words to search for, such as \"penalty card\"".into()),
        words => Ok(words.to_owned()),
    }
}

/// Runs the command; the status is 1 if a search finds nothing.
///
/// # Errors
/// What to tell the user, if there is no such clause or the output cannot be written.
pub fn run(args: LawArgs) -> Result<ExitCode, String> {
    let mut status = ExitCode::SUCCESS;
    let words = &Words::new(args.lang.unwrap_or_else(|| match args.json {
        true => Language::English,
        false => Language::of_environment(),
    }));
    let text = if let Some(wanted) = &args.search {
        let found = search(args.edition, wanted, words.language);
        if found.clauses.is_empty() {
            status = ExitCode::from(1);
            say(&words.tell(Message::LawNotFound, [("words", wanted.as_str().into())]));
        }
        let clauses: Vec<Clause> = found.clauses.iter().map(|hit| hit.clause).collect();
        if args.json {
            json_of(&clauses, words.language)
        } else {
            tell_taken(&found, words);
            list_found(&clauses, words, width())
        }
    } else {
        let id = as_written(args.id.as_deref().unwrap_or_default());
        let clauses = look_up(&id, args.edition, words)?;
        if args.translations {
            let found = warnings(&id, args.edition, None);
            if found.is_empty() {
                status = ExitCode::from(1);
                say(&words.tell(
                    Message::LawTranslationsNone,
                    [("clause", id.as_str().into())],
                ));
            }
            list_warnings(&found, words, width())
        } else if args.json {
            json_of(&clauses, words.language)
        } else {
            show(&id, &clauses, words, width())
        }
    };
    print(|out| out.write_all(text.as_bytes()))?;
    Ok(status)
}

/// A remark beside the output. Nobody may be listening; the status says the same.
fn say(line: &str) {
    let _ = writeln!(io::stderr(), "openroom: {line}");
}

/// What was looked for instead of words that no text has.
fn tell_taken(found: &Found, words: &Words) {
    if found.clauses.is_empty() {
        return;
    }
    for taken in &found.taken {
        let args = [
            ("typed", taken.typed.as_str().into()),
            ("word", taken.word.as_str().into()),
        ];
        say(&words.tell(Message::LawTaken, args));
    }
}

/// Where translations differ, each in the words of the reader if it is about a book in his language, else in English.
fn list_warnings(found: &[&Warning], words: &Words, width: usize) -> String {
    let blocks: Vec<String> = found
        .iter()
        .map(|warning| warned(&warning.told(words.language), words, width))
        .collect();
    blocks.join("\n")
}

fn warned(warning: &Warning, words: &Words, width: usize) -> String {
    let language = words.say(match warning.language {
        Language::English => Message::LawLanguageEn,
        Language::Portuguese => Message::LawLanguagePt,
        Language::Spanish | Language::SpanishOfSpain => Message::LawLanguageEs,
        Language::Italian => Message::LawLanguageIt,
        Language::Romanian => Message::LawLanguageRo,
    });
    let severity = words.say(match warning.severity {
        Severity::OtherRuling => Message::LawSeverityOtherRuling,
        Severity::Doubtful => Message::LawSeverityDoubtful,
        Severity::Numbering => Message::LawSeverityNumbering,
    });
    let args = [
        ("clause", warning.about.join(", ").into()),
        ("edition", warning.edition.to_string().into()),
        ("language", language.into()),
        ("severity", severity.into()),
    ];
    let mut out = String::new();
    wrap(
        &mut out,
        &words.tell(Message::LawTranslationHeading, args),
        "",
        width,
    );
    for (title, text) in [
        (Message::LawTranslationSays, warning.says),
        (Message::LawTranslationOthers, warning.others),
        (Message::LawTranslationEffect, warning.effect),
    ] {
        let _ = writeln!(out, "  {}", words.say(title));
        wrap(&mut out, text, "    ", width);
    }
    out
}

/// The clause with this id and its parts, each rule once, in the order of the book.
fn look_up(id: &str, edition: Option<Edition>, words: &Words) -> Result<Vec<Clause>, String> {
    let editions = edition.map_or(Edition::ALL.to_vec(), |edition| vec![edition]);
    let mut clauses: Vec<Clause> = editions
        .iter()
        .flat_map(|&edition| Clause::under(edition, id))
        .filter(|clause| edition.is_some() || clause.rule().editions[0] == clause.edition())
        .collect();
    clauses.sort();
    if clauses.is_empty() {
        return Err(unknown(id, edition, words));
    }
    Ok(clauses)
}

/// That there is no such clause, and what may have been meant.
fn unknown(id: &str, edition: Option<Edition>, words: &Words) -> String {
    let mut message = match edition {
        None => words.tell(Message::LawUnknown, [("id", id.into())]),
        Some(edition) => {
            let args = [("id", id.into()), ("edition", edition.to_string().into())];
            words.tell(Message::LawUnknownIn, args)
        }
    };
    let elsewhere = Edition::ALL
        .into_iter()
        .find(|&other| Clause::find(other, id).is_some());
    if let Some(other) = elsewhere {
        let there = words.tell(Message::LawInOther, [("edition", other.to_string().into())]);
        let _ = write!(message, "; {there}");
    }
    let editions = edition.map_or_else(
        || Edition::ALL.into_iter().rev().collect(),
        |edition| vec![edition],
    );
    let mut near: Vec<&str> = Vec::new();
    for edition in editions {
        let unknown = UnknownClause {
            id: id.to_owned(),
            edition,
        };
        for clause in unknown.near() {
            if !near.contains(&clause.id()) {
                near.push(clause.id());
            }
        }
    }
    if !near.is_empty() {
        let near = words.tell(Message::LawNear, [("clauses", near.join(", ").into())]);
        let _ = write!(message, "; {near}");
    }
    message
}

/// A clause in full and its parts in a line each; all in full if the id is a whole Law or if
/// only the parts exist.
fn show(id: &str, clauses: &[Clause], words: &Words, width: usize) -> String {
    let whole = id.bytes().all(|b| b.is_ascii_digit()) || clauses.iter().all(|c| c.id() != id);
    let (full, parts): (Vec<Clause>, Vec<Clause>) = clauses
        .iter()
        .partition(|clause| whole || clause.id() == id);
    let english_has_more = full.iter().any(|&clause| {
        let rule = clause.rule();
        clause_more(clause, words.language).is_none()
            && [rule.judgement, rule.outcome, rule.diff] != [""; 3]
    });
    let blocks: Vec<String> = full.into_iter().map(|c| in_full(c, words, width)).collect();
    let mut out = blocks.join("\n");
    if !parts.is_empty() {
        let _ = writeln!(out, "\n{}", words.say(Message::LawParts));
        for part in parts {
            let summary = clause_summary(part, words.language);
            let line = format!("{} ({}) {summary}", part, years(part.rule(), words));
            let _ = writeln!(out, "  {}", cut(&line, width.saturating_sub(2)));
        }
    }
    if english_has_more {
        let id = match id.contains(' ') {
            true => format!("\"{id}\""),
            false => id.to_owned(),
        };
        out.push('\n');
        let line = words.tell(Message::LawMoreEnglish, [("clause", id.into())]);
        wrap(&mut out, &line, "", width);
    }
    out
}

fn in_full(clause: Clause, words: &Words, width: usize) -> String {
    let mut out = block(clause, words, width);
    // Not all of it has been put into every language.
    let Some(more) = clause_more(clause, words.language) else {
        return out;
    };
    for (title, text) in [
        (Message::LawAsks, more.judgement),
        (Message::LawFollows, more.outcome),
        (Message::LawEditions, more.diff),
    ] {
        if !text.is_empty() {
            let _ = writeln!(out, "  {}", words.say(title));
            wrap(&mut out, text, "    ", width);
        }
    }
    out
}

fn list_found(found: &[Clause], words: &Words, width: usize) -> String {
    let blocks: Vec<String> = found.iter().map(|&c| block(c, words, width)).collect();
    blocks.join("\n")
}

/// The heading of a clause, and what it says.
fn block(clause: Clause, words: &Words, width: usize) -> String {
    let rule = clause.rule();
    let kind = words.say(match rule.kind {
        ClauseKind::Mechanical => Message::LawKindMechanical,
        ClauseKind::Judgement => Message::LawKindJudgement,
        ClauseKind::Scoring => Message::LawKindScoring,
        ClauseKind::Procedure => Message::LawKindProcedure,
        ClauseKind::Conduct => Message::LawKindConduct,
        ClauseKind::Definition => Message::LawKindDefinition,
    });
    let args = [
        ("clause", clause.id().into()),
        ("years", years(rule, words).into()),
        ("kind", kind.into()),
    ];
    let mut out = words.tell(Message::LawHeading, args);
    out.push('\n');
    wrap(
        &mut out,
        clause_summary(clause, words.language),
        "  ",
        width,
    );
    out
}

fn years(rule: &Rule, words: &Words) -> String {
    match rule.editions {
        [one, other] => {
            let args = [
                ("one", one.to_string().into()),
                ("other", other.to_string().into()),
            ];
            words.tell(Message::LawYears, args)
        }
        years => years.iter().map(Edition::to_string).collect(),
    }
}

fn json_of(clauses: &[Clause], language: Language) -> String {
    let array: Vec<serde_json::Value> = clauses
        .iter()
        .map(|&clause| {
            let rule = clause.rule();
            let years: Vec<u16> = rule.editions.iter().map(|e| e.year()).collect();
            json!({
                "clause": clause.id(),
                "editions": years,
                "kind": rule.kind.name(),
                "summary": clause_summary(clause, language),
                "judgement": rule.judgement,
                "outcome": rule.outcome,
                "diff": rule.diff,
            })
        })
        .collect();
    format!("{:#}\n", serde_json::Value::Array(array))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_as_the_book_writes_them() {
        for (typed, written) in [
            ("27b1A", "27B1a"),
            ("27B1a", "27B1a"),
            (" 30b1BII ", "30B1bii"),
            ("27", "27"),
            ("13-FN", "13-fn"),
            ("71.1", "71.1"),
            ("77:Slam Premium", "77:slam premium"),
            ("Def:Bid", "def:bid"),
            ("27é", "27é"),
            ("", ""),
        ] {
            assert_eq!(as_written(typed), written);
        }
        for clause in Edition::ALL.into_iter().flat_map(Clause::all) {
            assert_eq!(as_written(clause.id()), clause.id());
        }
    }
}
