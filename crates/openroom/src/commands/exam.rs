//! `openroom exam`: an examination for Directors, the same for every candidate of a seed, and its marking.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use openroom_laws::Edition;
use openroom_practice::Level;
use openroom_practice::exam::{Answers, Exam, Given, Sheet};
use openroom_printing::{Document, Format, Paper, Settings, exam as printed};
use openroom_words::practice;
use serde_json::json;

use super::input::{Source, print};
use crate::words::{Language, Message, Words};

/// Set an examination for Directors and mark what candidates hand in
///
/// The same seed gives the same examination on any machine, so every candidate of a course can take it on paper, in the browser
/// of a server, or on plain files (`openroom site`). Cases are marked by the engine; questions of judgement show the ruling of
/// the White Book beside the candidate's.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  openroom exam make --seed 7 --cases 20 --lang pt -o course
  openroom exam make --seed 7 --cases 12 --judged 4 --level hard --minutes 90 --open-book -o course
  openroom exam mark ana.json bruno.json -o sheets")]
pub struct ExamArgs {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, clap::Subcommand)]
enum What {
    /// Write the questions (paper.pdf), the key for the teacher (key.pdf) and a form for answers (answers.json)
    Make(MakeArgs),
    /// Mark answers, as the page of the examination hands them in
    Mark(MarkArgs),
}

#[derive(Debug, clap::Args)]
struct MakeArgs {
    /// The seed: the same for every candidate
    #[arg(long)]
    seed: u32,
    /// How many cases, at most 100
    #[arg(long, default_value_t = 10)]
    cases: u16,
    /// How many questions of judgement
    #[arg(long, default_value_t = 0)]
    judged: u16,
    /// How hard: easy, usual or hard
    #[arg(long, default_value_t = Level::Usual)]
    level: Level,
    /// The edition of the Laws, 2007 or 2017
    #[arg(long, value_name = "YEAR", default_value = "2017")]
    edition: Edition,
    /// The law book may be used
    #[arg(long)]
    open_book: bool,
    /// How long it takes; 0 for no limit
    #[arg(long, value_name = "MINUTES", default_value_t = 0)]
    minutes: u16,
    #[command(flatten)]
    looks: Looks,
}

#[derive(Debug, clap::Args)]
struct MarkArgs {
    /// What candidates have handed in, a file each; `-` for standard input
    #[arg(required = true)]
    files: Vec<Source>,
    /// Print the marks as JSON, one candidate per line
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    looks: Looks,
}

#[derive(Debug, clap::Args)]
struct Looks {
    /// The folder for the documents; without it none are written
    #[arg(long, short, value_name = "FOLDER")]
    output: Option<PathBuf>,
    /// pdf or html
    #[arg(long, value_name = "FORMAT", default_value_t = Format::Pdf)]
    format: Format,
    /// The paper: a4 or letter
    #[arg(long, value_name = "PAPER", default_value = "a4")]
    paper: Paper,
    /// Language: en, pt, es, es-ES, it or ro
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<Language>,
}

impl Looks {
    fn words(&self) -> Words {
        Words::new(self.lang.unwrap_or_else(Language::of_environment))
    }

    fn bytes(&self, document: &Document, words: &Words) -> Result<Vec<u8>, String> {
        let settings = Settings {
            paper: self.paper,
            ..Settings::default()
        };
        let code = words.language.code();
        openroom_printing::write(document, self.format, code, settings).map_err(|e| e.to_string())
    }
}

/// Writes files into a folder, which is made if it is not there.
fn write(folder: &Path, files: &[(String, Vec<u8>)]) -> Result<(), String> {
    let cannot =
        |path: &Path, e: std::io::Error| format!("{}: cannot be written: {e}", path.display());
    std::fs::create_dir_all(folder).map_err(|e| cannot(folder, e))?;
    for (name, bytes) in files {
        let path = folder.join(name);
        std::fs::write(&path, bytes).map_err(|e| cannot(&path, e))?;
    }
    Ok(())
}

/// Runs the command.
pub fn run(args: &ExamArgs) -> Result<ExitCode, String> {
    match &args.what {
        What::Make(args) => make(args),
        What::Mark(args) => mark(args),
    }
}

fn make(args: &MakeArgs) -> Result<ExitCode, String> {
    let words = args.looks.words();
    let exam = Exam {
        seed: args.seed,
        cases: args.cases,
        judged: args.judged,
        edition: args.edition,
        level: args.level,
        open_book: args.open_book,
        minutes: args.minutes,
        check: None,
    };
    let questions = exam.questions().map_err(|fault| words.said(fault.said()))?;
    let exam = exam.with_check(&questions);
    if let Some(folder) = &args.looks.output {
        let form = Answers {
            exam: exam.clone(),
            candidate: String::new(),
            took: None,
            answers: vec![Given::default(); questions.len()],
        };
        let form = serde_json::to_string_pretty(&form).map_err(|e| e.to_string())? + "\n";
        let end = args.looks.format.name();
        let paper = args
            .looks
            .bytes(&printed::paper(&exam, &questions, &words), &words)?;
        let key = args
            .looks
            .bytes(&printed::key(&exam, &questions, &words), &words)?;
        let files = [
            (format!("paper.{end}"), paper),
            (format!("key.{end}"), key),
            ("answers.json".to_owned(), form.into_bytes()),
        ];
        write(folder, &files)?;
    }
    // Where the candidates find it: the same on a server and, behind `?at=`, on plain files.
    print(|out| writeln!(out, "/learn/exam?{}", query(&exam)))
}

/// An examination as the question of an address.
fn query(exam: &Exam) -> String {
    let mut parts = vec![
        format!("seed={}", exam.seed),
        format!("cases={}", exam.cases),
        format!("judged={}", exam.judged),
        format!("edition={}", exam.edition),
        format!("level={}", exam.level),
        format!("minutes={}", exam.minutes),
    ];
    if exam.open_book {
        parts.push("book=open".to_owned());
    }
    parts.extend(exam.check.iter().map(|check| format!("check={check}")));
    parts.join("&")
}

/// Marks what can be marked; what cannot is named, each file with its reason.
fn mark(args: &MarkArgs) -> Result<ExitCode, String> {
    let words = args.looks.words();
    let mut lines = Vec::new();
    let mut files: Vec<(String, Vec<u8>)> = Vec::new();
    let mut faults = Vec::new();
    let mut exam: Option<(Exam, &Source)> = None;
    for file in &args.files {
        let (answers, sheet) = match marked(file, exam.as_ref(), &words) {
            Ok(marked) => marked,
            Err(fault) => {
                faults.push(fault);
                continue;
            }
        };
        exam.get_or_insert_with(|| (answers.exam.clone(), file));
        let permille = sheet.permille();
        let percent = words.decimal(&format!("{}.{}", permille / 10, permille % 10));
        let total = [
            ("points", sheet.points.into()),
            ("of", sheet.of.into()),
            ("percent", percent.into()),
        ];
        let candidate = match answers.candidate.trim() {
            "" => words.say(Message::ExamUnnamed),
            name => name.to_owned(),
        };
        lines.push(match args.json {
            true => json!(practice::sheet(&answers, &sheet, &words)).to_string(),
            false => format!("{candidate}: {}", words.tell(Message::ExamTotal, total)),
        });
        if args.looks.output.is_some() {
            let document = printed::sheet(&answers, &sheet, &words);
            let name = sheet_name(file, args.looks.format, &files);
            files.push((name, args.looks.bytes(&document, &words)?));
        }
    }
    if let (Some(folder), false) = (&args.looks.output, files.is_empty()) {
        write(folder, &files)?;
    }
    let done = print(|out| lines.iter().try_for_each(|line| writeln!(out, "{line}")))?;
    match faults.is_empty() {
        true => Ok(done),
        false => Err(faults.join("\n")),
    }
}

/// The answers in a file with their marks, if they are to the same examination as those before.
fn marked(
    file: &Source,
    exam: Option<&(Exam, &Source)>,
    words: &Words,
) -> Result<(Answers, Sheet), String> {
    let answers: Answers = serde_json::from_str(&file.read()?).map_err(|e| {
        format!(
            "{file}: line {}: {e}; remedy: the file that the page of the examination hands in",
            e.line()
        )
    })?;
    if let Some((exam, first)) = exam
        && !exam.is_same(&answers.exam)
    {
        return Err(format!(
            "{file}: answers to another examination ({}) than {first} ({}); remedy: mark each examination by itself",
            query(&answers.exam),
            query(exam)
        ));
    }
    let sheet = answers
        .mark()
        .map_err(|fault| format!("{file}: {}", words.said(fault.said())))?;
    Ok((answers, sheet))
}

/// Under what name a sheet is written: that of the answers, with a number where it is taken.
fn sheet_name(file: &Source, format: Format, taken: &[(String, Vec<u8>)]) -> String {
    let stem = match file {
        Source::File(path) => path.file_stem().map(|it| it.to_string_lossy().into_owned()),
        Source::StandardInput => None,
    };
    let stem = stem.unwrap_or_else(|| "sheet".to_owned());
    let end = format.name();
    let is_free = |name: &String| taken.iter().all(|(other, _)| other != name);
    let numbered = (2..).map(|number| format!("{stem}-{number}.{end}"));
    let mut names = core::iter::once(format!("{stem}.{end}")).chain(numbered);
    names.find(is_free).unwrap_or(stem)
}
