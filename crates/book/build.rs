//! Lists the files of the conformance suite, so that the book has them inside, and those in which other languages say what is English
//! there: as many languages as have them.

use std::path::Path;
use std::{env, fs, io};

/// The files of a locale: the interpretations of the White Book, our own readings, what the tables are called.
const OWN: [&str; 3] = ["interpretations", "readings", "tables"];

fn main() -> io::Result<()> {
    let home = env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?;
    let out = env::var("OUT_DIR").map_err(io::Error::other)?;
    let own = own(&Path::new(&home).join("../../locales"))?;
    fs::write(Path::new(&out).join("own.rs"), own)?;
    let folder = Path::new(&home).join("../../scenarios").canonicalize()?;
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut files: Vec<_> = fs::read_dir(&folder)?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|ext| ext == "yaml"))
        .collect();
    files.sort();
    let lines: String = files
        .iter()
        .map(|path| format!("    include_str!({path:?}),\n"))
        .collect();
    let code = format!("const FILES: &[&str] = &[\n{lines}];\n");
    fs::write(Path::new(&out).join("scenarios.rs"), code)
}

/// The code that has the files of the locales inside: language, file, text.
fn own(locales: &Path) -> io::Result<String> {
    let locales = locales.canonicalize()?;
    let mut lines = String::new();
    let mut languages: Vec<_> = fs::read_dir(&locales)?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.is_dir())
        .collect();
    languages.sort();
    for folder in languages {
        // A file that is new is seen by its folder.
        println!("cargo::rerun-if-changed={}", folder.display());
        let language = folder.file_name().unwrap_or_default().to_string_lossy();
        for name in OWN {
            let file = folder.join(name).with_extension("tsv");
            if file.exists() {
                lines += &format!("    ({language:?}, {name:?}, include_str!({file:?})),\n");
            }
        }
    }
    Ok(format!(
        "const FILES: &[(&str, &str, &str)] = &[\n{lines}];\n"
    ))
}
