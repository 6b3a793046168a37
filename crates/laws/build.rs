//! Turns the catalogue of clauses (`catalogue/*.tsv`) into the tables of `src/clause.rs`.
//!
//! A row that cannot be read stops the build with its file and line.

use std::collections::HashMap;
use std::env;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

const HEADER: &str = "clause\teditions\tkind\tsummary\tjudgement\toutcome\tdiff";

/// One row of the catalogue, read and checked.
struct Row {
    id: String,
    key: Vec<u32>,
    editions: &'static [u16],
    kind: &'static str,
    /// Summary, judgement, outcome, diff.
    text: [String; 4],
}

fn main() -> ExitCode {
    let home = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("set by cargo"));
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("set by cargo"));
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=catalogue");
    match read_all(&home.join("catalogue")) {
        Ok(rows) => {
            fs::write(out.join("clauses.rs"), tables(&rows)).expect("OUT_DIR can be written");
            ExitCode::SUCCESS
        }
        Err(message) => {
            println!("cargo::error={message}");
            ExitCode::FAILURE
        }
    }
}

/// Reads every file of the catalogue, in the order of their names.
fn read_all(folder: &Path) -> Result<Vec<Row>, String> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .map_err(|e| format!("catalogue: {e}"))?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|ext| ext == "tsv"))
        .collect();
    files.sort();

    let mut rows: Vec<Row> = Vec::new();
    let mut seen: HashMap<(String, u16), String> = HashMap::new();
    for path in &files {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let text = fs::read_to_string(path).map_err(|e| format!("catalogue/{name}: {e}"))?;
        for (index, line) in text.lines().enumerate() {
            let place = format!("catalogue/{name}:{}", index + 1);
            if index == 0 {
                if line != HEADER {
                    return Err(format!("{place}: the first line must be the header"));
                }
                continue;
            }
            let row = read(line, rows.len()).map_err(|e| format!("{place}: {e}"))?;
            for &edition in row.editions {
                if let Some(first) = seen.insert((row.id.clone(), edition), place.clone()) {
                    let id = &row.id;
                    return Err(format!("{place}: {id} of {edition} is already at {first}"));
                }
            }
            rows.push(row);
        }
    }
    if rows.is_empty() {
        return Err("catalogue: no rows".to_owned());
    }
    Ok(rows)
}

/// Reads one row; `ordinal` is its place in the catalogue.
fn read(line: &str, ordinal: usize) -> Result<Row, String> {
    let fields: Vec<&str> = line.split('\t').collect();
    let [id, editions, kind, text @ ..] = fields.as_slice() else {
        return Err(format!("expected 7 fields, found {}", fields.len()));
    };
    let Ok(text) = <[&str; 4]>::try_from(text) else {
        return Err(format!("expected 7 fields, found {}", fields.len()));
    };
    if let Some(field) = fields.iter().find(|field| field.trim() != **field) {
        return Err(format!("space at an end of the field {field:?}"));
    }
    if text[0].is_empty() {
        return Err(format!("{id} has no summary"));
    }
    Ok(Row {
        id: (*id).to_owned(),
        key: book_order(id, ordinal).ok_or_else(|| format!("{id:?} is not a clause id"))?,
        editions: match *editions {
            "both" => &[2007, 2017],
            "2007" => &[2007],
            "2017" => &[2017],
            other => return Err(format!("unknown edition {other:?}")),
        },
        kind: match *kind {
            "mechanical" => "Mechanical",
            "judgement" => "Judgement",
            "scoring" => "Scoring",
            "procedure" => "Procedure",
            "conduct" => "Conduct",
            "definition" => "Definition",
            other => return Err(format!("unknown kind {other:?}")),
        },
        text: text.map(str::to_owned),
    })
}

/// The key by which clauses stand in the order of the book.
///
/// The Introduction, the Definitions, then the Laws by number. Within a Law: the whole before its
/// parts; directly after a clause its footnotes, then items without a letter (`35-1`, `71.1`),
/// then named items (`77:slam premium`), then lettered parts. Names keep the order of the
/// catalogue. `None` if the text is not the id of a clause.
fn book_order(id: &str, ordinal: usize) -> Option<Vec<u32>> {
    const FOOTNOTE: u32 = 1_000;
    const ITEM: u32 = 2_000;
    const NAME: u32 = 10_000;
    const PART: u32 = 100_000;

    let named = |name: &str| {
        let plain = !name.is_empty()
            && name
                .chars()
                .all(|c| c.is_ascii_lowercase() || matches!(c, ' ' | '-'));
        plain.then_some(NAME + u32::try_from(ordinal).ok()?)
    };
    if let Some(name) = id.strip_prefix("intro:") {
        return Some(vec![0, 0, named(name)?]);
    }
    if let Some(name) = id.strip_prefix("def:") {
        return Some(vec![0, 1, named(name)?]);
    }

    let (number, mut rest) = split(id, |c| c.is_ascii_digit());
    let mut key = vec![
        number
            .parse::<u32>()
            .ok()
            .filter(|n| (1..=93).contains(n))?,
    ];
    // The levels of a clause: 40 B 2 a iii.
    let levels: [fn(&str) -> Option<u32>; 4] = [
        |s| letter(s, b'A'),
        |s| s.parse().ok().filter(|n| (1..=99).contains(n)),
        |s| letter(s, b'a'),
        roman,
    ];
    for (level, value) in levels.iter().enumerate() {
        let (part, after) = match level {
            0 | 2 => rest.split_at(usize::from(
                rest.starts_with(|c: char| c.is_ascii_alphabetic()),
            )),
            1 => split(rest, |c| c.is_ascii_digit()),
            _ => split(rest, |c| matches!(c, 'i' | 'v' | 'x')),
        };
        if part.is_empty() {
            break;
        }
        key.push(PART + value(part)?);
        rest = after;
    }
    if rest.is_empty() {
        return Some(key);
    }
    if let Some(number) = rest.strip_prefix("-fn") {
        let number = if number.is_empty() {
            0
        } else {
            number.parse::<u8>().ok()?
        };
        key.push(FOOTNOTE + u32::from(number));
    } else if let Some(name) = rest.strip_prefix(':') {
        key.push(named(name)?);
    } else {
        let number = rest.strip_prefix('-').or_else(|| rest.strip_prefix('.'))?;
        key.push(ITEM + u32::from(number.parse::<u8>().ok()?));
    }
    Some(key)
}

/// The longest beginning of `text` that `keep` accepts, and the rest.
fn split(text: &str, keep: impl Fn(char) -> bool) -> (&str, &str) {
    text.split_at(text.find(|c| !keep(c)).unwrap_or(text.len()))
}

fn letter(text: &str, first: u8) -> Option<u32> {
    let [byte] = text.as_bytes() else { return None };
    byte.checked_sub(first).filter(|n| *n < 26).map(u32::from)
}

fn roman(text: &str) -> Option<u32> {
    let numbers = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x"];
    (0..)
        .zip(numbers)
        .find_map(|(n, number)| (number == text).then_some(n))
}

/// Writes the tables as Rust.
fn tables(rows: &[Row]) -> String {
    // An id that is a row in each edition takes the first row's place in the book.
    let mut keys: HashMap<&str, &[u32]> = HashMap::new();
    for row in rows {
        keys.entry(&row.id).or_insert(&row.key);
    }
    let mut clauses: Vec<(&[u32], u16, usize)> = Vec::new();
    for (index, row) in rows.iter().enumerate() {
        for &edition in row.editions {
            clauses.push((keys[row.id.as_str()], edition, index));
        }
    }
    clauses.sort();

    let mut out = String::new();
    writeln!(out, "static RULES: [Rule; {}] = [", rows.len()).unwrap();
    for (at, row) in rows.iter().enumerate() {
        let editions: Vec<String> = row
            .editions
            .iter()
            .map(|e| format!("Edition::E{e}"))
            .collect();
        writeln!(
            out,
            "Rule {{ kind: ClauseKind::{}, editions: &[{}], at: {at} }},",
            row.kind,
            editions.join(", "),
        )
        .unwrap();
    }
    for (which, name) in (0..).zip(["SUMMARIES", "JUDGEMENTS", "OUTCOMES", "DIFFS"]) {
        writeln!(out, "];\nstatic {name}: [&str; {}] = [", rows.len()).unwrap();
        for row in rows {
            let text: &String = &row.text[which];
            writeln!(out, "{text:?},").unwrap();
        }
    }
    writeln!(out, "];\nstatic CLAUSES: [Row; {}] = [", clauses.len()).unwrap();
    for (key, edition, index) in &clauses {
        let id = &rows[*index].id;
        writeln!(
            out,
            "Row {{ id: {id:?}, edition: Edition::E{edition}, law: {}, rule: {index} }},",
            key[0]
        )
        .unwrap();
    }
    out.push_str("];\n");
    for edition in [2007, 2017] {
        let mut by_id: Vec<(&str, usize)> = clauses
            .iter()
            .enumerate()
            .filter(|(_, clause)| clause.1 == edition)
            .map(|(place, clause)| (rows[clause.2].id.as_str(), place))
            .collect();
        by_id.sort_unstable();
        let places: Vec<String> = by_id.iter().map(|(_, place)| place.to_string()).collect();
        writeln!(
            out,
            "static BY_ID_{edition}: [u16; {}] = [{}];",
            places.len(),
            places.join(", ")
        )
        .unwrap();
    }
    out
}
