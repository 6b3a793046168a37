//! Every case of `scenarios/` under each of its editions. One test replays them all, as they take a few hundredths of a
//! second together, and names each that fails: `file::id::edition`.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};

use openroom_laws::conformance::{NotShown, Scenario, scenarios};

#[test]
fn each_case_gives_what_it_expects() {
    let mut failed = Vec::new();
    let mut shown = 0;
    for case in cases() {
        for edition in case.scenario.editions.clone() {
            shown += 1;
            if let Err(why) = case.scenario.check(edition) {
                failed.push(format!("{}::{}::{edition}: {why}", case.file, case.id));
            }
        }
    }
    assert!(
        failed.is_empty(),
        "{} of {shown} cases fail\n{}",
        failed.len(),
        failed.join("\n")
    );
    assert!(shown > 1_000, "only {shown} cases were found");
}

#[test]
fn each_id_is_there_once() {
    let mut places: HashMap<String, Vec<String>> = HashMap::new();
    for case in cases() {
        let place = format!("{}, document {}", case.file, case.scenario.document);
        places.entry(case.id).or_default().push(place);
    }
    for (id, places) in places {
        assert!(places.len() == 1, "{id}: {}", places.join("; "));
    }
}

#[test]
fn reasons_can_be_read() {
    let text = fs::read_to_string(folder().join("not-shown.tsv")).expect("the file of reasons");
    if let Err(e) = NotShown::read(&text) {
        panic!("not-shown.tsv: {e}");
    }
}

/// A scenario with the file it stands in and the name by which we speak of it.
struct Case {
    file: String,
    id: String,
    scenario: Scenario,
}

fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for (file, text) in files(&folder()) {
        for scenario in scenarios(&text) {
            let id = scenario.id.clone();
            let id = id.unwrap_or_else(|| format!("document {}", scenario.document));
            cases.push(Case {
                file: file.clone(),
                id,
                scenario,
            });
        }
    }
    cases
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios")
}

/// The files of cases with their names, sorted.
fn files(folder: &Path) -> Vec<(String, String)> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder of cases") {
        let path = entry.expect("its entries").path();
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        if path.extension().is_some_and(|e| e == "yaml" || e == "yml") {
            let text = fs::read_to_string(&path).expect("a file of cases");
            files.push((name.into_owned(), text));
        }
    }
    files.sort();
    files
}
