//! `openroom-bindgen INPUT.wasm FOLDER NAME`: writes `NAME_bg.wasm`, `NAME.js` and `NAME.d.ts` into a folder, for browsers and for Node.
//!
//! It is the library of `wasm-bindgen`'s own program: built here from the same lock file it has the version that our crates have, it
//! takes part of the half minute that installing the program takes, and no ready-made binary is downloaded.

use std::path::Path;
use std::process::ExitCode;

use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [input, folder, name] = &args[..] else {
        eprintln!("usage: openroom-bindgen INPUT.wasm FOLDER NAME");
        return ExitCode::from(2);
    };
    match write(Path::new(input), Path::new(folder), name) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("openroom-bindgen: {input}: {why}");
            ExitCode::from(2)
        }
    }
}

fn write(input: &Path, folder: &Path, name: &str) -> Result<(), String> {
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(input)
        .out_name(name)
        .typescript(true)
        .omit_default_module_path(false)
        .remove_name_section(true)
        .remove_producers_section(true);
    let written = bindgen
        .web(true)
        .and_then(|bindgen| bindgen.generate(folder));
    written.map_err(|why| format!("{why:#}"))
}
