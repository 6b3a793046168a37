//! `docs/white-book.tsv`: what of the organisation that the White Book asks for is here. What the list names must exist.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const STATUSES: [&str; 4] = ["done", "partly", "absent", "not here"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// All Rust of a crate, as one text.
fn sources(folder: &Path, text: &mut String) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for path in entries.map(|entry| entry.expect("an entry").path()) {
        if path.is_dir() {
            sources(&path, text);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            text.push_str(&fs::read_to_string(&path).expect("UTF-8"));
        }
    }
}

/// What a row names in backquotes, and whether it exists: `None` if it is nothing that can be looked up.
#[derive(Default)]
struct Tree {
    crates: BTreeMap<String, String>,
    pages: String,
}

impl Tree {
    fn has(&mut self, named: &str) -> Option<bool> {
        if let Some((file, title)) = named
            .strip_prefix("web/e2e/")
            .and_then(|rest| rest.split_once(": "))
        {
            let text = fs::read_to_string(root().join("web/e2e").join(file));
            return Some(text.is_ok_and(|text| text.contains(&format!("test('{title}'"))));
        }
        if named.starts_with('/') {
            if self.pages.is_empty() {
                let file = root().join("web/src/App.svelte");
                self.pages = fs::read_to_string(file).expect("the pages");
            }
            return Some(self.pages.contains(&format!("['{named}', ")));
        }
        if let Some(words) = named.strip_prefix("openroom ") {
            let output = Command::new(env!("CARGO_BIN_EXE_openroom"))
                .args(words.split(' '))
                .arg("--help")
                .output()
                .expect("the binary starts");
            return Some(output.status.success());
        }
        // As `cargo nextest list` has it: the program, then the test.
        let (program, test) = named.split_once(' ')?;
        let of = program.split("::").next()?;
        let folder = match of {
            "openroom" => "openroom",
            _ => of.strip_prefix("openroom-")?,
        };
        let text = self.crates.entry(folder.to_owned()).or_insert_with(|| {
            let mut text = String::new();
            sources(&root().join("crates").join(folder), &mut text);
            text
        });
        let name = test.rsplit("::").next()?;
        Some(text.contains(&format!("fn {name}(")))
    }
}

#[test]
fn every_row_of_the_white_book_says_what_there_is() {
    let list = fs::read_to_string(root().join("docs/white-book.tsv")).expect("the list");
    let mut lines = list.lines();
    assert_eq!(lines.next(), Some("id\tstatus\tevidence"));
    let mut tree = Tree::default();
    let mut counts: BTreeMap<&str, u32> = BTreeMap::new();
    let mut faults = Vec::new();
    let mut rows = 0;
    for (line, number) in lines.zip(1_u32..) {
        rows += 1;
        let cells: Vec<&str> = line.split('\t').collect();
        let [id, status, evidence] = cells[..] else {
            faults.push(format!("{number}: not three cells: {line}"));
            continue;
        };
        if id != number.to_string() {
            faults.push(format!("row {number} has the id {id}"));
        }
        if !STATUSES.contains(&status) {
            faults.push(format!("{id}: no such status: {status}"));
        }
        *counts.entry(status).or_default() += 1;
        let mut named = 0;
        for name in evidence.split('`').skip(1).step_by(2) {
            match tree.has(name) {
                Some(true) => named += 1,
                Some(false) => faults.push(format!("{id}: does not exist: {name}")),
                None => {}
            }
        }
        if status == "done" && named == 0 {
            faults.push(format!("{id}: done, and no test, page or command is named"));
        }
        if evidence.split_whitespace().count() < 5 && status != "done" {
            faults.push(format!("{id}: {status} wants a reason"));
        }
        if status == "not here" && evidence.to_lowercase().contains("not built") {
            faults.push(format!("{id}: that it is not built is no reason"));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert_eq!(rows, 206);
    for (status, count) in counts {
        println!("{status}: {count}");
    }
}
