//! A ruling step by step, as the server answers it.

use openroom_words::answering::{answered, asked, words};
use openroom_words::beginnings::{BeginAsked, begun};
use openroom_words::ruling::{self, ComparableAsked, StepAsked};
use openroom_words::words::Language;
use wasm_bindgen::prelude::wasm_bindgen;

/// What is asked next about what happened, or the log with which the Laws are asked.
///
/// # Errors
/// A seat, call or card that is none.
#[wasm_bindgen(unchecked_return_type = "Json<T.Begun>")]
pub fn begin(
    #[wasm_bindgen(unchecked_param_type = "Json<T.BeginAsked>")] question: &str,
) -> Result<String, String> {
    let BeginAsked { happened, facts } = asked(question)?;
    answered(&begun(happened, &facts)?)
}

/// What the Laws make of what has happened, and who is asked what: `POST /api/rulings/step` of the server, the same bytes.
///
/// # Errors
/// The log cannot be read; in words for people.
#[wasm_bindgen(unchecked_return_type = "Json<T.Step>")]
pub fn step(
    #[wasm_bindgen(unchecked_param_type = "Json<T.StepAsked>")] question: &str,
) -> Result<String, String> {
    let question: StepAsked = asked(question)?;
    let code = question.language.clone();
    let words = words(code.as_deref().unwrap_or(Language::English.code()))?;
    let step = ruling::step(question, &words).map_err(|why| why.text(&words))?;
    answered(&step)
}

/// What two calls mean, compared: `POST /api/rulings/comparable`.
///
/// # Errors
/// A meaning that cannot be.
#[wasm_bindgen(unchecked_return_type = "Json<T.Comparable>")]
pub fn comparable(
    #[wasm_bindgen(unchecked_param_type = "Json<T.ComparableAsked>")] question: &str,
    language: &str,
) -> Result<String, String> {
    let words = words(language)?;
    let question: ComparableAsked = asked(question)?;
    let found = ruling::comparable(&question, &words).map_err(|why| why.text(&words))?;
    answered(&found)
}

/// The usual meanings of calls, to be picked and then adjusted: `GET /api/rulings/meanings`.
///
/// # Errors
/// The words of the language were not given.
#[wasm_bindgen(unchecked_return_type = "Json<T.UsualMeaning[]>")]
pub fn meanings(language: &str) -> Result<String, String> {
    let words = words(language)?;
    answered(&openroom_words::meanings::usual(&words))
}
