//! `openroom site`: the pages that need no server, as plain files.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use openroom_server::pages;

use super::input::print;
use crate::words::{Language, Message, Words};

/// Write the Director's assistant and the Laws as a static site
///
/// Everything that works without a server is written into DIR as plain files, which any web space can hold: rulings,
/// calculators, double dummy, in all languages. Nothing runs there. The files may lie in any folder of the site, and
/// name each other by where they lie. Served over https they can be installed on a phone, and work without a network after
/// the first visit.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  openroom site public/assistant
  openroom site site && python3 -m http.server --directory site")]
pub struct SiteArgs {
    /// The folder; it is made if it is not there, and must otherwise be empty or hold a site
    dir: PathBuf,
    /// The language for visitors whose browser asks for none that we have: en, pt, es, es-ES, it or ro
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<Language>,
}

/// The one page of the site.
const PAGE: &str = "index.html";
/// What tells the pages that there is no server.
const MARK: &str = "<meta name=\"openroom-site\" content=\"yes\">";

/// Runs the command.
pub fn run(args: &SiteArgs) -> Result<ExitCode, String> {
    let words = Words::new(args.lang.unwrap_or_else(Language::of_environment));
    let files = pages::files();
    if !files.iter().any(|(name, _)| *name == PAGE) {
        return Err(words.say(Message::SiteNoPages));
    }
    if !files.iter().any(|(name, _)| name.ends_with(".wasm")) {
        return Err(words.say(Message::SiteNoAssistant));
    }
    let dir = args.dir.display().to_string();
    if !is_ours(&args.dir).map_err(|error| format!("{dir}: {error}"))? {
        return Err(words.tell(Message::SiteNotEmpty, [("folder", dir.into())]));
    }
    for (name, bytes) in files {
        let path = args.dir.join(name);
        let written = match *name {
            PAGE => write(&path, page(bytes, args.lang).as_bytes()),
            _ => write(&path, bytes),
        };
        written.map_err(|error| format!("{}: {error}", path.display()))?;
    }
    // What the server makes when it is asked for.
    let book = openroom_book::files::all();
    for file in book {
        let path = args.dir.join("book-data").join(&file.name);
        write(&path, file.text.as_bytes())
            .map_err(|error| format!("{}: {error}", path.display()))?;
    }
    let count = files.len() + book.len();
    let told = words.tell(
        Message::SiteWritten,
        [("files", count.into()), ("folder", dir.into())],
    );
    print(|out| writeln!(out, "{told}"))
}

/// Whether the folder may be written to: not there yet, empty, or an earlier site. Built files of an earlier one go.
fn is_ours(dir: &Path) -> std::io::Result<bool> {
    if !dir.exists() {
        return Ok(true);
    }
    let is_site = fs::read_to_string(dir.join(PAGE)).is_ok_and(|page| page.contains(MARK));
    if is_site {
        let assets = dir.join("assets");
        if assets.is_dir() {
            fs::remove_dir_all(assets)?;
        }
        return Ok(true);
    }
    Ok(fs::read_dir(dir)?.next().is_none())
}

/// The page, which learns that there is no server.
fn page(bytes: &[u8], language: Option<Language>) -> String {
    let meta = language.map_or_else(String::new, |language| {
        let code = language.code();
        format!("<meta name=\"club-language\" content=\"{code}\">")
    });
    let page = String::from_utf8_lossy(bytes);
    let page = page.replacen("</head>", &format!("{MARK}{meta}</head>"), 1);
    openroom_server::pages::with_first(&page, "./", language, true)
}

fn write(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, bytes)
}
