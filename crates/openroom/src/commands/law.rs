//! `openroom law`: look up the Laws.

use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::process::ExitCode;

use openroom_book::beside::{Beside, beside};
use openroom_book::interpretations::{Interpretation, Source, Status};
use openroom_book::own::table_title;
use openroom_book::scenarios::{Shown, showing};
use openroom_book::search::{Found, as_written, search};
use openroom_book::warnings::{Severity, Warning, warnings};
use openroom_laws::clause::{Clause, ClauseKind, Rule, UnknownClause};
use openroom_laws::edition::Edition;
use openroom_scoring::federation::{Federation, LibraryEntry, library_entries};
use openroom_tournament::entry::RegulationText;
use openroom_words::{clause_more, clause_summary};
use serde_json::json;

use super::input::{self, print};
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
  openroom law --search ties --regulations white-book   in those regulations too
  openroom law 54 --translations        where the books of some language differ
  openroom law 27B1b --readings         how the White Book and Openroom read it
  openroom law 27A1 --tables            tables that show it
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
    /// Search in these regulations too: the log of an event, a file of regulations, or a federation such as white-book; may be repeated
    #[arg(long, value_name = "FILE", requires = "search")]
    regulations: Vec<String>,
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
    /// How the White Book reads it, and Openroom where the Laws leave a choice
    #[arg(long, conflicts_with_all = ["search", "json", "translations"])]
    readings: bool,
    /// The tables that show it, by their names in the scenarios
    #[arg(long, conflicts_with_all = ["search", "json", "translations", "readings"])]
    tables: bool,
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
        let beside = beside_the_laws(&args.regulations, wanted, words)?;
        if found.clauses.is_empty() && beside.is_empty() {
            status = ExitCode::from(1);
            say(&words.tell(Message::LawNotFound, [("words", wanted.as_str().into())]));
        }
        let clauses: Vec<Clause> = found.clauses.iter().map(|hit| hit.clause).collect();
        if args.json {
            json_of(&clauses, words.language)
        } else {
            tell_taken(&found, words);
            list_regulations(&beside, words, width()) + &list_found(&clauses, words, width())
        }
    } else {
        let id = as_written(args.id.as_deref().unwrap_or_default());
        let clauses = look_up(&id, args.edition, words)?;
        let beside = if args.translations {
            let found = warnings(&id, args.edition, None);
            let text = list_warnings(&found, words, width());
            Some((text, Message::LawTranslationsNone))
        } else if args.readings {
            let text = list_readings(&id, &clauses, args.edition, words, width());
            Some((text, Message::LawReadingsNone))
        } else if args.tables {
            let text = list_tables(&clauses, words, width());
            Some((text, Message::LawTablesNone))
        } else {
            None
        };
        if let Some((text, none)) = beside {
            if text.is_empty() {
                status = ExitCode::from(1);
                say(&words.tell(none, [("clause", id.as_str().into())]));
            }
            text
        } else if args.json {
            json_of(&clauses, words.language)
        } else {
            show(&id, &clauses, words, width())
        }
    };
    print(|out| out.write_all(text.as_bytes()))?;
    Ok(status)
}

/// The regulations that the words find, of each place where they are looked for.
fn beside_the_laws(
    places: &[String],
    wanted: &str,
    words: &Words,
) -> Result<Vec<RegulationText>, String> {
    let mut found = Vec::new();
    for place in places {
        let all = regulations_of(place, words)?;
        let texts: Vec<Beside<'_>> = all
            .iter()
            .map(|one| Beside {
                title: &one.title,
                text: &one.text,
            })
            .collect();
        let places = beside(&texts, wanted, words.language);
        found.extend(places.into_iter().map(|at| all[at].clone()));
    }
    Ok(found)
}

/// The regulations of the log of an event, of a file of them, or of a federation.
fn regulations_of(place: &str, words: &Words) -> Result<Vec<RegulationText>, String> {
    let of = |all: &[LibraryEntry]| all.iter().map(RegulationText::from).collect();
    if let Some(known) = Federation::named(place) {
        return Ok(of(&known.library));
    }
    let source: input::Source = place.parse().unwrap_or(input::Source::StandardInput);
    let text = source.read()?;
    // What it is shows in what it has: a log its creation, a federation its head.
    if text.contains("created:") {
        let event = openroom_tournament::log::replay(&text, None)
            .map_err(|error| format!("{source}: {}", words.not_replayed(&error)))?;
        let all = event.conditions().texts.into_iter();
        return Ok(all.map(|one| one.text).collect());
    }
    if text.contains("federation:") {
        let read = Federation::read(&text).map_err(|errors| words.faults(&errors))?;
        return Ok(of(&read.library));
    }
    let read = library_entries(&text)
        .map_err(|fault| format!("{source}: {}", words.said(&fault.said())))?;
    Ok(of(&read))
}

fn list_regulations(found: &[RegulationText], words: &Words, width: usize) -> String {
    let mut out = String::new();
    for one in found {
        let mut source = one.source.clone();
        if !one.date.is_empty() {
            source = format!("{source} ({})", one.date);
        }
        if let Some(clause) = &one.enabled_by {
            let args = [("clause", clause.as_str().into())];
            source = format!("{source}; {}", words.tell(Message::RulebookUnder, args));
        }
        wrap(&mut out, &format!("{}: {source}", one.title), "", width);
        wrap(&mut out, &one.text, "  ", width);
        out.push('\n');
    }
    out
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

/// How a clause, or a Law or heading with its clauses, is read.
fn list_readings(
    id: &str,
    clauses: &[Clause],
    edition: Option<Edition>,
    words: &Words,
    width: usize,
) -> String {
    let editions = edition.map_or(Edition::ALL.to_vec(), |edition| vec![edition]);
    let names = |one: &Interpretation| {
        let mut about = editions.iter().flat_map(|&year| one.about(year));
        about.any(|about| about == id)
    };
    let all = Interpretation::all().iter();
    let found = all.filter(|one| names(one) || clauses.iter().any(|&clause| one.is_about(clause)));
    let blocks: Vec<String> = found.map(|one| reading(one, words, width)).collect();
    blocks.join("\n")
}

fn reading(one: &Interpretation, words: &Words, width: usize) -> String {
    let source = match one.source {
        Source::Ours => Message::LawReadingOurs,
        Source::Ebu => Message::LawReadingEbu,
        Source::Wbflc => Message::LawReadingWbflc,
        Source::Kooijman => Message::LawReadingKooijman,
    };
    let status = one.status.map(|status| match status {
        Status::Same => Message::LawStatusSame,
        Status::Absorbed => Message::LawStatusAbsorbed,
        Status::Changed => Message::LawStatusChanged,
        Status::Obsolete => Message::LawStatusObsolete,
        Status::Regulation => Message::LawStatusRegulation,
        Status::See => Message::LawStatusSee,
    });
    let about = one.about(Edition::E2007).join(", ");
    let newer = one.about(Edition::E2017).join(", ");
    let about = match about == newer {
        true => about,
        false => format!("{about} (2007), {newer} (2017)"),
    };
    let args = [
        ("clauses", about.into()),
        ("paragraphs", one.paragraphs.into()),
    ];
    let mut heading = words.tell(source, args);
    if let Some(status) = status {
        let _ = write!(heading, "; {}", words.say(status));
    }
    let (text, in_2017) = match one.told(words.language) {
        Some(own) => (own.text, own.in_2017),
        None => (one.text.as_str(), one.in_2017),
    };
    let mut out = String::new();
    wrap(&mut out, &heading, "", width);
    wrap(&mut out, text, "  ", width);
    if !in_2017.is_empty() {
        wrap(&mut out, &format!("2017: {in_2017}"), "  ", width);
    }
    out
}

/// The tables that show these clauses, those that are about them first.
fn list_tables(clauses: &[Clause], words: &Words, width: usize) -> String {
    let mut places: Vec<usize> = Vec::new();
    for place in clauses.iter().flat_map(|&clause| showing(clause)) {
        if !places.contains(&place) {
            places.push(place);
        }
    }
    let mut out = String::new();
    for place in places {
        let scenario = &Shown::all()[place].scenario;
        let id = scenario.id.as_deref().unwrap_or_default();
        let title = table_title(id, words.language).or(scenario.title.as_deref());
        let line = format!("{id}  {}", title.unwrap_or_default());
        let _ = writeln!(out, "{}", cut(line.trim_end(), width));
    }
    out
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
            && [rule.judgement(), rule.outcome(), rule.diff()] != [""; 3]
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
                "judgement": rule.judgement(),
                "outcome": rule.outcome(),
                "diff": rule.diff(),
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
