//! `openroom conform`: runs the conformance cases.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::str::FromStr;

use openroom_analysis::claims::cases::Case;
use openroom_laws::conformance::{Coverage, NotShown, scenarios};
use openroom_laws::{Clause, Edition};
use serde_json::{Value, json};

use super::input::{Source, print};

/// Run conformance cases: logs that state the outcome they must produce
///
/// Prints each failing case (file, id, edition, title and first difference), then how many passed and failed. Exit
/// status: 0 if all passed, 1 if any failed, 2 if a file cannot be read.
#[derive(Debug, clap::Args)]
pub struct ConformArgs {
    /// Files, or folders to search for *.yaml and *.yml
    #[arg(value_name = "PATH", default_value = "scenarios")]
    paths: Vec<PathBuf>,

    /// For each edition, list the mechanical and judgement clauses that no passing case covers
    ///
    /// A case covers a clause of its `laws` if an irregularity, an applied clause, a question, a review or a refusal names that
    /// clause on the way, or if the case says `silent 9B1c` to show that nothing follows. Clauses that no log can show are listed,
    /// with the reason, in `not-shown.tsv` in one of the given folders.
    #[arg(long)]
    coverage: bool,

    /// Coverage of these Laws only: 27, or 17-39
    #[arg(long, value_name = "LAWS", requires = "coverage")]
    law: Option<LawRange>,

    /// Only this edition, 2007 or 2017
    #[arg(long, value_name = "YEAR")]
    edition: Option<Edition>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// The Laws are numbered up to this, in both editions.
const LAWS: u8 = 93;

/// One Law, or from one to another.
#[derive(Debug, Clone, Copy)]
struct LawRange {
    first: u8,
    last: u8,
}

impl FromStr for LawRange {
    type Err = String;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        let (first, last) = s.split_once('-').unwrap_or((s, s));
        match (first.trim().parse(), last.trim().parse()) {
            (Ok(first), Ok(last)) if 0 < first && first <= last && last <= LAWS => {
                Ok(Self { first, last })
            }
            _ => Err(format!(
                "write the number of a Law, 1 to {LAWS}, or two such as 17-39"
            )),
        }
    }
}

/// A case run under one edition.
struct Run {
    file: String,
    id: String,
    title: String,
    edition: Edition,
    shows: Vec<Clause>,
    failure: Option<String>,
}

/// Runs the command; the status is 1 if a case fails.
pub fn run(args: &ConformArgs) -> Result<ExitCode, String> {
    let mut files = BTreeSet::new();
    for path in &args.paths {
        add_files(path, true, &mut files)?;
    }
    let mut runs = Vec::new();
    for file in files {
        run_file(&file, args.edition, &mut runs)?;
    }
    for path in &args.paths {
        run_claims(&path.join("claims.tsv"), args.edition, &mut runs)?;
    }
    if runs.is_empty() {
        return Err("no cases found".into());
    }
    let coverage = match args.coverage {
        true => coverage(args, &runs)?,
        false => Vec::new(),
    };
    let text = if args.json {
        as_json(args, &runs, &coverage)
    } else {
        as_text(&runs, &coverage)
    };
    let failed = runs.iter().any(|run| run.failure.is_some());
    let done = print(|out| out.write_all(text.as_bytes()))?;
    Ok(if failed { ExitCode::from(1) } else { done })
}

/// Adds the file, or all files of cases below the folder.
fn add_files(path: &Path, named: bool, files: &mut BTreeSet<PathBuf>) -> Result<(), String> {
    let cannot = |e: std::io::Error| format!("{}: cannot be read: {e}", path.display());
    if fs::metadata(path).map_err(cannot)?.is_dir() {
        for entry in fs::read_dir(path).map_err(cannot)? {
            add_files(&entry.map_err(cannot)?.path(), false, files)?;
        }
    } else if named || path.extension().is_some_and(|e| e == "yaml" || e == "yml") {
        files.insert(path.to_owned());
    }
    Ok(())
}

fn run_file(file: &Path, edition: Option<Edition>, runs: &mut Vec<Run>) -> Result<(), String> {
    let text = Source::File(file.to_owned()).read()?;
    for scenario in scenarios(&text) {
        let wanted = |e: &&Edition| edition.is_none_or(|only| only == **e);
        for &edition in scenario.editions.iter().filter(wanted) {
            runs.push(Run {
                file: file.display().to_string(),
                id: scenario
                    .id
                    .clone()
                    .unwrap_or_else(|| format!("document {}", scenario.document)),
                title: scenario.title.clone().unwrap_or_default(),
                edition,
                shows: scenario.shows(edition),
                failure: scenario.check(edition).err(),
            });
        }
    }
    Ok(())
}

/// Claims with the ruling by the book, a line each, where the folder has such a file.
fn run_claims(file: &Path, edition: Option<Edition>, runs: &mut Vec<Run>) -> Result<(), String> {
    if !file.is_file() {
        return Ok(());
    }
    let text = Source::File(file.to_owned()).read()?;
    let cases = Case::read_all(&text).map_err(|e| format!("{}: {e}", file.display()))?;
    for case in cases {
        let wanted = |e: &Edition| edition.is_none_or(|only| only == *e);
        for edition in Edition::ALL.into_iter().filter(wanted) {
            runs.push(Run {
                file: file.display().to_string(),
                id: case.id.clone(),
                title: case.why.clone(),
                edition,
                shows: Vec::new(),
                failure: case.check(edition).err(),
            });
        }
    }
    Ok(())
}

fn coverage(args: &ConformArgs, runs: &[Run]) -> Result<Vec<Coverage>, String> {
    let mut reasons = NotShown::default();
    for path in &args.paths {
        let list = path.join("not-shown.tsv");
        if list.is_file() {
            let text = Source::File(list.clone()).read()?;
            reasons = NotShown::read(&text).map_err(|e| format!("{}: {e}", list.display()))?;
        }
    }
    let shown: Vec<Clause> = runs
        .iter()
        .filter(|run| run.failure.is_none())
        .flat_map(|run| run.shows.iter().copied())
        .collect();
    let wanted = |law: Option<u8>| match (args.law, law) {
        (None, _) => true,
        (Some(range), Some(law)) => (range.first..=range.last).contains(&law),
        (Some(_), None) => false,
    };
    Ok(Edition::ALL
        .into_iter()
        .filter(|&edition| args.edition.is_none_or(|only| only == edition))
        .map(|edition| Coverage::new(edition, &shown, &reasons, wanted))
        .collect())
}

fn as_text(runs: &[Run], coverage: &[Coverage]) -> String {
    let mut out = String::new();
    for run in runs {
        let Run {
            file,
            id,
            edition,
            title,
            ..
        } = run;
        if let Some(why) = &run.failure {
            let _ = writeln!(out, "FAIL  {file} {id} {edition}  {title}\n      {why}");
        }
    }
    for coverage in coverage {
        let Coverage {
            edition,
            covered,
            uncovered,
            not_shown,
        } = coverage;
        let _ = writeln!(
            out,
            "{edition}: {} of {} clauses are shown, {} are not, {} cannot be",
            covered.len(),
            coverage.total(),
            uncovered.len(),
            not_shown.len()
        );
        for clause in uncovered {
            let rule = clause.rule();
            let _ = writeln!(out, "  {clause}  ({}) {}", rule.kind, rule.summary());
        }
        for (clause, reason) in not_shown {
            let _ = writeln!(out, "  {clause}  cannot be shown: {reason}");
        }
    }
    let failed = runs.iter().filter(|run| run.failure.is_some()).count();
    let _ = writeln!(out, "{} passed, {failed} failed", runs.len() - failed);
    out
}

fn as_json(args: &ConformArgs, runs: &[Run], coverage: &[Coverage]) -> String {
    let failed = runs.iter().filter(|run| run.failure.is_some()).count();
    let cases: Vec<Value> = runs
        .iter()
        .map(|run| {
            json!({
                "file": run.file,
                "id": run.id,
                "edition": run.edition.year(),
                "title": run.title,
                "passed": run.failure.is_none(),
                "reason": run.failure,
            })
        })
        .collect();
    let mut all = json!({"passed": runs.len() - failed, "failed": failed, "cases": cases});
    if args.coverage {
        all["coverage"] = coverage.iter().map(coverage_json).collect();
    }
    format!("{all:#}\n")
}

fn coverage_json(coverage: &Coverage) -> Value {
    let clause = |clause: &Clause| {
        let rule = clause.rule();
        json!({"clause": clause.id(), "kind": rule.kind.name(), "summary": rule.summary()})
    };
    let not_shown =
        |(clause, reason): &(Clause, String)| json!({"clause": clause.id(), "reason": reason});
    json!({
        "edition": coverage.edition.year(),
        "clauses": coverage.total(),
        "covered": coverage.covered.iter().map(|clause| clause.id()).collect::<Vec<_>>(),
        "uncovered": coverage.uncovered.iter().map(clause).collect::<Vec<_>>(),
        "not_shown": coverage.not_shown.iter().map(not_shown).collect::<Vec<_>>(),
    })
}
