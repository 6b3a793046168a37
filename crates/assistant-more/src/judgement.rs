//! A case of judgement on a phone: the road of questions, from what was told to the draft of the ruling. Polls, other tables and what a
//! score is worth come with an event.

use openroom_cases::file::CaseFile;
use openroom_words::answering::{answered, asked, words};
use openroom_words::judgement::{CaseAsks, CaseNamed, CaseStep, CaseTold};
use openroom_words::words::Words;
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

/// A case as far as it goes without an event.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CaseAlone {
    /// What it is about.
    pub kind: openroom_cases::Kind,
    /// The same in words.
    pub about: String,
    /// Whether it has been said when the Director was called.
    pub called: bool,
    /// What was told, in words.
    pub facts: Vec<CaseTold>,
    /// What a player then chose, where that is told.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub chosen: Option<String>,
    /// What is settled, in the order of the Law.
    pub steps: Vec<CaseStep>,
    /// The question that is open.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub next: Option<CaseAsks>,
    /// The actions that might be logical alternatives to what was chosen.
    pub named: Vec<CaseNamed>,
    /// What it comes to, when no question is open.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub verdict: Option<String>,
    /// The draft of the written ruling.
    pub written: String,
}

/// What the Law asks next in a case of judgement.
///
/// # Errors
/// An act that cannot be taken; in words for people.
#[wasm_bindgen(unchecked_return_type = "Json<T.CaseAlone>")]
pub fn judge(
    #[wasm_bindgen(unchecked_param_type = "Json<T.CaseFile>")] question: &str,
    language: &str,
) -> Result<String, String> {
    let words = words(language)?;
    answered(&alone(&asked(question)?, &words)?)
}

fn alone(file: &CaseFile, words: &Words) -> Result<CaseAlone, String> {
    let case = file.fold().map_err(|said| words.said(&said))?;
    let road = case.road();
    let next = road.next.map(|(track, question)| {
        let suggests = case.suggested_answer(question);
        words.case_asks(&case, track, question, suggests)
    });
    Ok(CaseAlone {
        kind: case.opened.kind,
        about: words.case_kind(case.opened.kind),
        called: case.called.is_some(),
        facts: words.case_told(&case),
        chosen: case.chosen().map(|chosen| chosen.action.clone()),
        steps: words.case_steps(&case, &road),
        next,
        named: words.case_named(&case, &road),
        verdict: road
            .verdict
            .as_ref()
            .map(|verdict| words.case_verdict(verdict)),
        written: words.case_ruling(&case, &road),
    })
}
