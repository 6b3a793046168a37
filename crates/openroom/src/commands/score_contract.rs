//! `openroom score-contract`: the score of a contract by Law 77, one or a whole CSV of them.

use std::collections::HashMap;
use std::io::{self, Read as _};
use std::process::ExitCode;

use contract_bridge::{AbsoluteVulnerability, Contract, Seat};
use csv::{ByteRecord, ReaderBuilder, Terminator, WriterBuilder};
use openroom_scoring::{PASSED_OUT, Tricks, score_ns};

use super::input::print;

/// Print the North-South score for a contract
///
/// With arguments: the score of that one contract. Example: `openroom score-contract 4SX N both 10` prints 790.
///
/// Without arguments: reads CSV from standard input and writes the same CSV with a column `score` added. The first line
/// names the columns; `contract`, `declarer`, `vul` and `tricks` are needed, in any order, and other columns are kept.
/// The whole input is checked first: if anything is wrong, no score is printed, the first 20 errors are listed with
/// their lines and columns, and the exit status is 2.
#[derive(Debug, clap::Args)]
pub struct ScoreContractArgs {
    /// The contract: 4S, 4SX, 4SXX, 3NT or 3N, upper or lower case; Pass if the board was passed out (then leave out
    /// the rest)
    contract: Option<String>,

    /// Declarer: N, E, S or W
    declarer: Option<String>,

    /// Who is vulnerable: none (or -), NS, EW, both (or all)
    vul: Option<String>,

    /// Tricks won by declarer's side, 0 to 13, or the result: =, +1, -2
    #[arg(allow_hyphen_values = true)]
    tricks: Option<String>,
}

/// The columns that a score needs.
const COLUMNS: [&str; 4] = ["contract", "declarer", "vul", "tricks"];

/// How many errors are listed before the rest is only counted.
const ERRORS_LISTED: usize = 20;

const CONTRACTS: &str = "a level 1 to 7, a denomination C, D, H, S or NT, then X or XX if doubled or redoubled; or Pass";
const DECLARERS: &str = "N, E, S, W";
const VULNERABILITIES: &str = "none (or -), NS, EW, both (or all)";
const TRICKS: &str = "0 to 13, or against the contract: =, +1, -2";

/// Runs the command.
pub fn run(args: &ScoreContractArgs) -> Result<ExitCode, String> {
    let Some(contract) = &args.contract else {
        let mut input = Vec::new();
        io::stdin()
            .read_to_end(&mut input)
            .map_err(|error| format!("standard input: {error}"))?;
        let scored = score_csv(&input)?;
        return print(|out| out.write_all(&scored));
    };
    let text = |arg: &Option<String>| arg.clone().unwrap_or_default();
    let fields = [
        contract.clone(),
        text(&args.declarer),
        text(&args.vul),
        text(&args.tricks),
    ];
    match score_fields(fields.each_ref().map(String::as_str)) {
        Ok(score) => print(|out| writeln!(out, "{score}")),
        Err(faults) => Err(faults
            .iter()
            .map(Fault::to_string)
            .collect::<Vec<_>>()
            .join("\n")),
    }
}

/// What is wrong with one field.
struct Fault {
    column: &'static str,
    text: String,
}

impl Fault {
    /// A fault in a field that is empty or is none of what is allowed.
    fn new(column: &'static str, field: &str, allowed: &str) -> Self {
        let text = match field {
            "" => format!("missing; allowed: {allowed}"),
            _ => format!("{} is not allowed; allowed: {allowed}", quoted(field)),
        };
        Self { column, text }
    }
}

impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.column, self.text)
    }
}

/// The field in quotation marks, cut when it is long.
fn quoted(field: &str) -> String {
    match field.char_indices().nth(40) {
        Some((end, _)) => format!("{:?}...", &field[..end]),
        None => format!("{field:?}"),
    }
}

/// The score of one board for North-South, from the fields in the order of [`COLUMNS`], or all that is wrong with them.
fn score_fields(fields: [&str; 4]) -> Result<i32, Vec<Fault>> {
    let [contract, declarer, vul, tricks] = fields.map(str::trim);
    if contract.eq_ignore_ascii_case("pass") || contract.eq_ignore_ascii_case("p") {
        return passed_out(declarer, vul, tricks);
    }
    let contract = parse_contract(contract);
    let declarer = parse_declarer(declarer);
    let vul = parse_vul(vul);
    let tricks = parse_tricks(tricks, contract.as_ref().ok());
    match (contract, declarer, vul, tricks) {
        (Ok(contract), Ok(declarer), Ok(vul), Ok(tricks)) => {
            Ok(score_ns(contract, declarer, vul, tricks))
        }
        (contract, declarer, vul, tricks) => {
            Err([contract.err(), declarer.err(), vul.err(), tricks.err()]
                .into_iter()
                .flatten()
                .collect())
        }
    }
}

/// A board passed out needs nothing else; what is there must still make sense.
fn passed_out(declarer: &str, vul: &str, tricks: &str) -> Result<i32, Vec<Fault>> {
    let mut faults = Vec::new();
    if !matches!(declarer, "" | "-") {
        faults.extend(parse_declarer(declarer).err());
    }
    if !vul.is_empty() {
        faults.extend(parse_vul(vul).err());
    }
    if !matches!(tricks, "" | "-" | "0") {
        faults.push(Fault::new(
            "tricks",
            tricks,
            "nothing, - or 0, since the board was passed out",
        ));
    }
    if faults.is_empty() {
        Ok(PASSED_OUT)
    } else {
        Err(faults)
    }
}

fn parse_contract(field: &str) -> Result<Contract, Fault> {
    let fault = || Fault::new("contract", field, CONTRACTS);
    // The parser of contracts takes the first byte to be a whole character.
    if !field.starts_with(|c: char| c.is_ascii_digit()) {
        return Err(fault());
    }
    field.parse().map_err(|_| fault())
}

fn parse_declarer(field: &str) -> Result<Seat, Fault> {
    field
        .parse()
        .map_err(|_| Fault::new("declarer", field, DECLARERS))
}

fn parse_vul(field: &str) -> Result<AbsoluteVulnerability, Fault> {
    match field {
        "-" => Ok(AbsoluteVulnerability::NONE),
        _ => field
            .parse()
            .map_err(|_| Fault::new("vul", field, VULNERABILITIES)),
    }
}

/// The tricks won, plain or against the contract. Without a contract (it was wrong itself) any sound result passes.
fn parse_tricks(field: &str, contract: Option<&Contract>) -> Result<Tricks, Fault> {
    let fault = || Fault::new("tricks", field, TRICKS);
    let number = |digits: &str| match digits.bytes().all(|b| b.is_ascii_digit()) {
        true => digits.parse::<i8>().map_err(|_| fault()),
        false => Err(fault()),
    };
    let over = match field.split_at_checked(1) {
        Some(("=", "")) => 0,
        Some(("+", digits)) => number(digits)?,
        Some(("-", digits)) => -number(digits)?,
        _ => {
            let tricks = number(field)?.unsigned_abs();
            return Tricks::try_new(tricks).map_err(|_| fault());
        }
    };
    let needed = contract.map_or(6, |contract| Tricks::needed(*contract).get());
    needed
        .checked_add_signed(over)
        .and_then(|tricks| Tricks::try_new(tricks).ok())
        .ok_or_else(|| match contract {
            Some(contract) => Fault {
                column: "tricks",
                text: format!(
                    "{} is not possible in {}{}; allowed: -{needed} to +{}",
                    quoted(field),
                    contract.bid.level,
                    contract.bid.strain.letter(),
                    13 - needed
                ),
            },
            None => fault(),
        })
}

/// The CSV with a column of scores added, or the list of all that is wrong with it.
fn score_csv(input: &[u8]) -> Result<Vec<u8>, String> {
    let mut reader = ReaderBuilder::new().flexible(true).from_reader(input);
    let header = reader
        .byte_headers()
        .map_err(|error| error.to_string())?
        .clone();
    let places = places(&header)?;

    let terminator = match input.split(|&b| b == b'\n').next() {
        Some([.., b'\r']) => Terminator::CRLF,
        _ => Terminator::Any(b'\n'),
    };
    let mut writer = WriterBuilder::new()
        .flexible(true)
        .terminator(terminator)
        .from_writer(Vec::new());
    let mut write = |record: &ByteRecord, last: &str| {
        writer
            .write_record(record.iter().chain([last.as_bytes()]))
            .map_err(|error| error.to_string())
    };
    write(&header, "score")?;

    let mut lines = Lines {
        input,
        at: 0,
        line: 1,
    };
    let mut errors = Errors::default();
    let mut record = ByteRecord::new();
    while reader
        .read_byte_record(&mut record)
        .map_err(|error| error.to_string())?
    {
        let line = lines.line_of(&record);
        match score_record(&record, header.len(), places) {
            Ok(score) if errors.count == 0 => write(&record, &score.to_string())?,
            Ok(_) => {}
            Err(texts) => texts
                .into_iter()
                .for_each(|text| errors.push(format!("line {line}{text}"))),
        }
    }
    errors.none()?;
    writer.into_inner().map_err(|error| error.to_string())
}

/// Where the columns of [`COLUMNS`] stand in the header.
fn places(header: &ByteRecord) -> Result<[usize; 4], String> {
    let mut names: HashMap<String, usize> = HashMap::new();
    for (place, name) in header.iter().enumerate() {
        let name = String::from_utf8_lossy(name).trim().to_lowercase();
        if name == "score" {
            return Err(
                "line 1, column score: already there; that name is needed for the scores"
                    .to_owned(),
            );
        }
        if COLUMNS.contains(&name.as_str()) && names.contains_key(&name) {
            return Err(format!(
                "line 1, column {name}: appears twice; allowed: once"
            ));
        }
        names.insert(name, place);
    }
    let missing: Vec<_> = COLUMNS
        .into_iter()
        .filter(|name| !names.contains_key(*name))
        .collect();
    if missing.is_empty() {
        Ok(COLUMNS.map(|name| names[name]))
    } else {
        let needed = COLUMNS.join(", ");
        Err(format!(
            "line 1: no column {}; needed, separated by commas: {needed}",
            missing.join(", ")
        ))
    }
}

/// The score of one line of CSV, or what is wrong with it.
fn score_record(
    record: &ByteRecord,
    columns: usize,
    places: [usize; 4],
) -> Result<i32, Vec<String>> {
    if record.len() != columns {
        return Err(vec![format!(
            ": {} fields; allowed: {columns}, as in the first line",
            record.len()
        )]);
    }
    let fields = places.map(|place| String::from_utf8_lossy(&record[place]));
    score_fields(fields.each_ref().map(|field| &**field)).map_err(|faults| {
        faults
            .iter()
            .map(|fault| format!(", column {fault}"))
            .collect()
    })
}

/// Counts the lines of the input, going forward. (The reader's own count misses empty lines and CR LF.)
struct Lines<'a> {
    input: &'a [u8],
    at: usize,
    line: u64,
}

impl Lines<'_> {
    /// The line on which the record begins, counted from 1.
    fn line_of(&mut self, record: &ByteRecord) -> u64 {
        let start = record.position().map_or(0, csv::Position::byte);
        let start = usize::try_from(start).unwrap_or(usize::MAX);
        while let Some(&byte) = self.input.get(self.at) {
            if self.at >= start && !matches!(byte, b'\r' | b'\n') {
                break;
            }
            self.line += u64::from(byte == b'\n');
            self.at += 1;
        }
        self.line
    }
}

/// The errors met so far; only the first few are kept in words.
#[derive(Default)]
struct Errors {
    listed: Vec<String>,
    count: usize,
}

impl Errors {
    fn push(&mut self, text: String) {
        self.count += 1;
        if self.listed.len() < ERRORS_LISTED {
            self.listed.push(text);
        }
    }

    /// Nothing was wrong, or the text that says what was.
    fn none(mut self) -> Result<(), String> {
        match self.count {
            0 => return Ok(()),
            1 => {}
            count => self
                .listed
                .insert(0, format!("{count} errors, no scores printed")),
        }
        if self.count > ERRORS_LISTED {
            self.listed
                .push(format!("and {} more", self.count - ERRORS_LISTED));
        }
        Err(self.listed.join("\n"))
    }
}
