//! `openroom convert`: between the formats of the bridge world, with a report of what is lost.
//!
//! What is written waits aside until all of the input has been read, since nothing is to be written if any of it is wrong.

use std::fs::File;
use std::io::{self, BufReader, BufWriter, Seek as _, Stderr, Write};
use std::path::Path;
use std::process::ExitCode;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use openroom_formats::convert::{self, Faulty, Format};
use openroom_formats::{Fault, Loss};
use openroom_words::losses;
use openroom_words::words::{Language, Message, Words};
use tempfile::SpooledTempFile;

use super::input::print;

/// Output longer than this waits in a file.
const IN_MEMORY: usize = 4 * 1024 * 1024;

/// Convert boards or results from one format to another
///
/// Boards: `pbn`, `lin`, and `yaml` or `json` as table logs. Results: `usebio` (xml), `csv`, `bridgemate`, and `yaml`
/// or `json` as event files. Formats are taken from the file names unless `--from` and `--to` are given.
///
/// Anything the target format cannot hold is listed on standard error, one item per line. If the input cannot be read,
/// every error is listed with its line, nothing is written, and the exit status is 2. With `--skip-faulty` the games
/// that can be read are written.
#[derive(Debug, clap::Args)]
pub struct ConvertArgs {
    /// The file to read, or `-` for standard input
    input: String,

    /// The file to write, or `-` for standard output
    output: String,

    /// The format of the input
    #[arg(long, value_name = "FORMAT", value_parser = formats())]
    from: Option<Format>,

    /// The format of the output
    #[arg(long, value_name = "FORMAT", value_parser = formats())]
    to: Option<Format>,

    /// If anything would be lost, write nothing and exit with status 1
    #[arg(long)]
    strict: bool,

    /// Leave out games and results that cannot be read, and name each as a loss with its line
    #[arg(long)]
    skip_faulty: bool,

    /// Language of the report: en, pt, es, es-ES, it or ro. Defaults to the system language (LC_ALL, LC_MESSAGES, LANG), otherwise English
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<Language>,
}

/// The format that the name of a file tells.
fn format_of(name: &str, flag: &str) -> Result<Format, String> {
    let extension = Path::new(name).extension().and_then(|e| e.to_str());
    extension
        .and_then(|extension| extension.parse().ok())
        .ok_or_else(|| {
            let names = Format::ALL.map(Format::name).join(", ");
            format!("{name}: its name does not tell the format; give {flag} with one of {names}")
        })
}

/// The names of the formats, for the command line.
fn formats() -> impl TypedValueParser<Value = Format> {
    let alias = |format| match format {
        Format::Usebio => Some("xml"),
        Format::Yaml => Some("yml"),
        _ => None,
    };
    let names = Format::ALL.map(|format| PossibleValue::new(format.name()).aliases(alias(format)));
    PossibleValuesParser::new(names).try_map(|name| name.parse::<Format>())
}

/// What is said on standard error.
struct Report<'a> {
    words: Words,
    input: &'a str,
    out: BufWriter<Stderr>,
    losses: usize,
    faults: usize,
}

impl convert::Report for Report<'_> {
    fn lost(&mut self, losses: &[Loss]) {
        self.losses += losses.len();
        for loss in losses {
            // Nothing can be said where standard error is closed.
            let _ = writeln!(self.out, "{}", losses::text(loss, &self.words));
        }
    }

    fn wrong(&mut self, faults: &[Fault]) {
        self.faults += faults.len();
        for fault in faults {
            let _ = writeln!(
                self.out,
                "openroom: {}: {}",
                self.input,
                self.words.said(&fault.said())
            );
        }
    }
}

/// Runs the command.
pub fn run(args: &ConvertArgs) -> Result<ExitCode, String> {
    let from = args
        .from
        .map_or_else(|| format_of(&args.input, "--from"), Ok)?;
    let to = args
        .to
        .map_or_else(|| format_of(&args.output, "--to"), Ok)?;
    let mut report = Report {
        words: Words::new(args.lang.unwrap_or_else(Language::of_environment)),
        input: &args.input,
        out: BufWriter::new(io::stderr()),
        losses: 0,
        faults: 0,
    };
    let mut waiting = BufWriter::new(SpooledTempFile::new(IN_MEMORY));
    let unwritable = |e: io::Error| format!("{}: cannot be written: {e}", args.output);
    let unreadable = |e: io::Error| format!("{}: cannot be read: {e}", args.input);
    let stream: Box<dyn io::Read> = match args.input.as_str() {
        "-" => Box::new(io::stdin()),
        path => Box::new(File::open(path).map_err(unreadable)?),
    };
    let stream = BufReader::with_capacity(1 << 16, stream);
    let faulty = match args.skip_faulty {
        true => Faulty::LeftOut,
        false => Faulty::Refused,
    };
    let content = convert::open(stream, from, faulty, &mut report).map_err(unreadable)?;
    if let Some(content) = content {
        convert::write(content, to, &mut waiting, &mut report).map_err(unwritable)?;
    }
    if report.faults > 0 {
        return Ok(ExitCode::from(2));
    }
    if args.strict && report.losses > 0 {
        let count = [("count", report.losses.into())];
        let line = report.words.tell(Message::LossesStrict, count);
        let _ = writeln!(report.out, "openroom: {line}");
        return Ok(ExitCode::from(1));
    }
    if args.output == "-" {
        return print(|out| copy(waiting, out));
    }
    File::create(&args.output)
        .and_then(|mut file| copy(waiting, &mut file))
        .map_err(unwritable)?;
    Ok(ExitCode::SUCCESS)
}

/// Writes what has waited until everything was read.
fn copy(waiting: BufWriter<SpooledTempFile>, mut out: &mut dyn Write) -> io::Result<()> {
    let mut body = waiting
        .into_inner()
        .map_err(io::IntoInnerError::into_error)?;
    body.rewind()?;
    io::copy(&mut body, &mut out).map(drop)
}
