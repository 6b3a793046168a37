//! Lists the files of the conformance suite, so that the book has them inside.

use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let home = env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?;
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
    let out = env::var("OUT_DIR").map_err(io::Error::other)?;
    let code = format!("const FILES: &[&str] = &[\n{lines}];\n");
    fs::write(Path::new(&out).join("scenarios.rs"), code)
}
