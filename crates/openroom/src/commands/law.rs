//! `openroom law`: look up the Laws.

use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::process::ExitCode;

use openroom_laws::clause::{self, Clause, Rule, UnknownClause};
use openroom_laws::edition::Edition;
use serde_json::json;

use super::input::print;
use crate::terminal::{cut, width, wrap};

/// Look up a clause or a whole Law, or search them all, in our own words
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  openroom law 27B1a                    that clause; its parts in one line each
  openroom law 27 --edition 2007        all of Law 27
  openroom law \"def:penalty card\"       a Definition (all of them: def; Introduction: intro)
  openroom law --search \"penalty card\"  every clause that has these words

Exit status: 0 found, 1 nothing found by a search, 2 no such clause or wrong usage.")]
pub struct LawArgs {
    /// A clause (27B1a), a Law (27), or a part of the book (intro, def)
    #[arg(
        value_name = "CLAUSE",
        required_unless_present = "search",
        conflicts_with = "search"
    )]
    id: Option<String>,
    /// Find the clauses that have all these words; the phrase itself comes first
    #[arg(long, value_name = "WORDS", value_parser = words)]
    search: Option<String>,
    /// One edition only, 2007 or 2017; without it, both
    #[arg(long, value_name = "YEAR")]
    edition: Option<Edition>,
    /// Print an array of clauses as JSON: those asked for and all their parts, or those found
    #[arg(long)]
    json: bool,
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
    let text = if let Some(words) = &args.search {
        let found = clause::search(args.edition, words);
        if found.is_empty() {
            status = ExitCode::from(1);
            // Nobody may be listening; the status says the same.
            let _ = writeln!(io::stderr(), "openroom: no clause has the words {words:?}");
        }
        if args.json {
            json_of(&found)
        } else {
            list_found(&found, width())
        }
    } else {
        let id = as_written(args.id.as_deref().unwrap_or_default());
        let clauses = look_up(&id, args.edition)?;
        if args.json {
            json_of(&clauses)
        } else {
            show(&id, &clauses, width())
        }
    };
    print(|out| out.write_all(text.as_bytes()))?;
    Ok(status)
}

/// The id with capitals and small letters as the book has them: `27b1A` is `27B1a`.
fn as_written(id: &str) -> String {
    let mut id = id.trim().to_ascii_lowercase();
    // The letter that follows the number of the Law.
    let digits = id.bytes().take_while(u8::is_ascii_digit).count();
    if digits > 0 && id[digits..].starts_with(|c: char| c.is_ascii_lowercase()) {
        id[digits..=digits].make_ascii_uppercase();
    }
    id
}

/// The clause with this id and its parts, each rule once, in the order of the book.
fn look_up(id: &str, edition: Option<Edition>) -> Result<Vec<Clause>, String> {
    let editions = edition.map_or(Edition::ALL.to_vec(), |edition| vec![edition]);
    let mut clauses: Vec<Clause> = editions
        .iter()
        .flat_map(|&edition| Clause::under(edition, id))
        .filter(|clause| edition.is_some() || clause.rule().editions[0] == clause.edition())
        .collect();
    clauses.sort();
    if !clauses.is_empty() {
        return Ok(clauses);
    }
    let unknown = |edition| UnknownClause {
        id: id.to_owned(),
        edition,
    };
    if let Some(edition) = edition {
        return Err(unknown(edition).to_string());
    }
    let mut message = format!("neither edition of the Laws has a clause {id:?}");
    let mut near: Vec<&str> = Vec::new();
    for clause in Edition::ALL
        .into_iter()
        .rev()
        .flat_map(|e| unknown(e).near())
    {
        if !near.contains(&clause.id()) {
            near.push(clause.id());
        }
    }
    if !near.is_empty() {
        let _ = write!(message, "; near it: {}", near.join(", "));
    }
    Err(message)
}

/// A clause in full and its parts in a line each; all in full if the id is a whole Law or if
/// only the parts exist.
fn show(id: &str, clauses: &[Clause], width: usize) -> String {
    let whole = id.bytes().all(|b| b.is_ascii_digit()) || clauses.iter().all(|c| c.id() != id);
    let (full, parts): (Vec<Clause>, Vec<Clause>) = clauses
        .iter()
        .partition(|clause| whole || clause.id() == id);
    let blocks: Vec<String> = full.into_iter().map(|c| in_full(c, width)).collect();
    let mut out = blocks.join("\n");
    if !parts.is_empty() {
        out.push_str("\nParts\n");
        for part in parts {
            let line = format!("{} ({}) {}", part, years(part.rule()), part.rule().summary);
            let _ = writeln!(out, "  {}", cut(&line, width.saturating_sub(2)));
        }
    }
    out
}

fn in_full(clause: Clause, width: usize) -> String {
    let rule = clause.rule();
    let mut out = heading(clause);
    wrap(&mut out, rule.summary, "  ", width);
    for (title, text) in [
        ("What the Director asks", rule.judgement),
        ("What follows", rule.outcome),
        ("2007 and 2017", rule.diff),
    ] {
        if !text.is_empty() {
            let _ = writeln!(out, "  {title}:");
            wrap(&mut out, text, "    ", width);
        }
    }
    out
}

fn list_found(found: &[Clause], width: usize) -> String {
    let mut blocks: Vec<String> = Vec::new();
    for clause in found {
        let mut block = heading(*clause);
        wrap(&mut block, clause.rule().summary, "  ", width);
        blocks.push(block);
    }
    blocks.join("\n")
}

fn heading(clause: Clause) -> String {
    let rule = clause.rule();
    format!("{clause} ({}), {}\n", years(rule), rule.kind)
}

fn years(rule: &Rule) -> String {
    let years: Vec<String> = rule.editions.iter().map(Edition::to_string).collect();
    years.join(" and ")
}

fn json_of(clauses: &[Clause]) -> String {
    let array: Vec<serde_json::Value> = clauses
        .iter()
        .map(|clause| {
            let rule = clause.rule();
            let years: Vec<u16> = rule.editions.iter().map(|e| e.year()).collect();
            json!({
                "clause": clause.id(),
                "editions": years,
                "kind": rule.kind.name(),
                "summary": rule.summary,
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
