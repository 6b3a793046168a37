//! Every case of `scenarios/`, one named test for each edition: `file::id::edition`.

use std::collections::HashMap;
use std::fs;
use std::path::Path;

use libtest_mimic::{Arguments, Failed, Trial};
use openroom_laws::conformance::{NotShown, scenarios};

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    let mut trials = Vec::new();
    let mut places: HashMap<String, Vec<String>> = HashMap::new();
    for (file, text) in files(&folder) {
        for scenario in scenarios(&text) {
            let id = scenario
                .id
                .clone()
                .unwrap_or_else(|| format!("document {}", scenario.document));
            let place = format!("{file}, document {}", scenario.document);
            places.entry(id.clone()).or_default().push(place);
            for edition in scenario.editions.clone() {
                let scenario = scenario.clone();
                let name = format!("{file}::{id}::{edition}");
                trials.push(Trial::test(name, move || {
                    scenario.check(edition).map_err(Failed::from)
                }));
            }
        }
    }
    trials.push(Trial::test("each_id_is_there_once", move || {
        match places.into_iter().find(|(_, places)| places.len() > 1) {
            Some((id, places)) => Err(format!("{id}: {}", places.join("; ")).into()),
            None => Ok(()),
        }
    }));
    trials.push(Trial::test("reasons_can_be_read", move || {
        let text = fs::read_to_string(folder.join("not-shown.tsv"))?;
        NotShown::read(&text)
            .map(|_| ())
            .map_err(|e| format!("not-shown.tsv: {e}").into())
    }));
    libtest_mimic::run(&Arguments::from_args(), trials).exit();
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
