//! Puts the built pages into the program. Without them it still builds, and says so on its page.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

fn main() {
    let pages = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    println!("cargo::rerun-if-changed={}", pages.display());
    let mut files = Vec::new();
    collect(&pages, &mut files);
    files.sort();
    let mut code =
        String::from("/// Each file with its name.\npub static FILES: &[(&str, &[u8])] = &[\n");
    for file in files {
        let Some(name) = file.strip_prefix(&pages).ok().and_then(Path::to_str) else {
            continue;
        };
        let name = name.replace('\\', "/");
        let _ = writeln!(
            code,
            "    ({name:?}, include_bytes!({:?})),",
            file.display().to_string()
        );
    }
    code.push_str("];\n");
    let out = PathBuf::from(std::env::var_os("OUT_DIR").unwrap_or_default());
    if let Err(error) = std::fs::write(out.join("pages.rs"), code) {
        println!("cargo::error=the pages cannot be put into the program: {error}");
    }
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(folder) else {
        return;
    };
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, files);
        } else {
            files.push(path);
        }
    }
}
