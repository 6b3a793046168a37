//! Makes the enum `Message` of the English files of `locales/`: `ask-seen` is `Message::AskSeen`.

use std::path::Path;
use std::{env, fs, io};

/// The folder of a language.
const LOCALES: &str = "../../locales";

fn main() -> io::Result<()> {
    // Those that Rust speaks; the others belong to the pages, or are found by key.
    let spoken = read(&Path::new(LOCALES).join("spoken.txt"))?;
    let spoken: Vec<&str> = spoken.lines().collect();
    let out = env::var("OUT_DIR").map_err(io::Error::other)?;
    let out = Path::new(&out);
    for language in ["en", "pt", "es", "es-ES", "it", "ro"] {
        let folder = Path::new(LOCALES).join(language);
        let mut text = String::new();
        for file in &spoken {
            text += &read(&folder.join(file).with_extension("ftl"))?;
        }
        if language == "en" {
            let ids: Vec<String> = text.lines().filter_map(id).map(str::to_owned).collect();
            fs::write(out.join("messages.rs"), code(&ids))?;
        }
        fs::write(out.join(language).with_extension("ftl"), text)?;
    }
    Ok(())
}

fn read(path: &Path) -> io::Result<String> {
    println!("cargo::rerun-if-changed={}", path.display());
    let why = |error| io::Error::other(format!("{}: {error}", path.display()));
    fs::read_to_string(path).map_err(why)
}

/// The id of the message that begins on that line.
fn id(line: &str) -> Option<&str> {
    let (id, _) = line.split_once(" =")?;
    let whole = id
        .bytes()
        .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-');
    (whole && !id.is_empty()).then_some(id)
}

/// `ask-seen` as `AskSeen`.
fn name(id: &str) -> String {
    let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
    id.split('-')
        .filter(|word| !word.is_empty())
        .map(capital)
        .collect()
}

fn code(ids: &[String]) -> String {
    let lines = |line: &dyn Fn(&str) -> String| ids.iter().map(|id| line(id)).collect::<String>();
    let variants = lines(&|id| format!("    /// `{id}`\n    {},\n", name(id)));
    let arms = lines(&|id| format!("            Self::{} => \"{id}\",\n", name(id)));
    let all = lines(&|id| format!("        Self::{},\n", name(id)));
    format!(
        "/// A message of the Fluent files.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Message {{
{variants}}}

impl Message {{
    /// Its id in the files.
    const fn id(self) -> &'static str {{
        match self {{
{arms}        }}
    }}

    /// Whether some message has that id.
    #[cfg(test)]
    pub(crate) fn is_id(id: &str) -> bool {{
        Self::ALL.iter().any(|message| message.id() == id)
    }}

    #[cfg(test)]
    const ALL: &[Self] = &[
{all}    ];
}}
"
    )
}
