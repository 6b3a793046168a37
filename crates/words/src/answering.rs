//! From the text of a question to the text of its answer, in words that were given: what the programs for a phone share.

use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::language::Texts;
use crate::words::{Language, Words};

thread_local! {
    /// Reading the words of a language takes a moment on a phone.
    static WORDS: RefCell<HashMap<&'static str, Rc<Words>>> = RefCell::default();
}

/// Gives the words of a language (`locales/`), before anything is asked in it: the messages one after the other, the refusals, and
/// the table of clauses. A variety such as `es-ES` needs those of its language too.
///
/// # Errors
/// We have no such language.
pub fn give(language: &str, texts: [String; 3]) -> Result<(), String> {
    let language: Language = language.parse()?;
    let [messages, refusals, clauses] = texts.map(Cow::Owned);
    language.give(Texts {
        messages,
        refusals,
        clauses,
    });
    Ok(())
}

/// The words of a language.
///
/// # Errors
/// We have none, or they were not given.
pub fn words(language: &str) -> Result<Rc<Words>, String> {
    let language: Language = language.parse()?;
    if !language.is_there() {
        let code = language.code();
        return Err(format!(
            "the words of {code} have not been given; remedy: give_words"
        ));
    }
    let make = || Rc::new(Words::new(language));
    Ok(WORDS.with_borrow_mut(|all| Rc::clone(all.entry(language.code()).or_insert_with(make))))
}

/// A question as it was written.
///
/// # Errors
/// It is not one.
pub fn asked<A: DeserializeOwned>(text: &str) -> Result<A, String> {
    serde_json::from_str(text).map_err(|error| error.to_string())
}

/// An answer as it is written: the bytes that the server sends.
///
/// # Errors
/// Never, for what we answer.
pub fn answered<A: Serialize>(answer: &A) -> Result<String, String> {
    serde_json::to_string(answer).map_err(|error| error.to_string())
}
