//! The line of a traveller, read.

use openroom_said::said;
use serde_json::{Map, Value};

use super::Found;
use crate::deal;
use crate::event::{Line, value};
use crate::fault::quoted;
use crate::game::{contract_text, read_contract, read_tricks};
use crate::loss::Lost;
use crate::usebio::tree::Element;

impl Found {
    pub(super) fn line(&mut self, element: &Element, board: u32) -> Line {
        let mut line = Line {
            board,
            ..Line::default()
        };
        match element.get("CONTRACT") {
            None | Some("-") => {}
            Some("NP" | "NOT PLAYED") => {
                line.extra.insert("not-played".into(), Value::Bool(true));
            }
            Some(text) if text.to_ascii_uppercase().starts_with('P') => {
                line.contract = Some("Pass".into())
            }
            Some(text) => match read_contract(&text.replace('*', "X").replace(' ', "")) {
                Some(contract) => line.contract = Some(contract_text(contract)),
                None => self.fault(
                    element,
                    said!(
                        "file-contract-unclear",
                        "CONTRACT {text} is unclear",
                        text = quoted(text)
                    ),
                ),
            },
        }
        match element.get("PLAYED_BY") {
            None | Some("-") => {}
            Some(text) if deal::seat(text).is_some() => line.by = Some(text.to_uppercase()),
            Some(text) => self.fault(
                element,
                said!(
                    "file-played-by-no-seat",
                    "PLAYED_BY {text} is not a seat",
                    text = quoted(text)
                ),
            ),
        }
        match element.get("LEAD").map(|text| (text, deal::card(text))) {
            None | Some(("-", _)) => {}
            Some((text, Some(_))) => line.lead = Some(text.to_uppercase()),
            Some((text, None)) => self.lost(element, Lost::Lead(text.into())),
        }
        match element.get("TRICKS").map(read_tricks) {
            None => {}
            Some(Some(tricks)) if line.by.is_some() => line.tricks = Some(tricks),
            Some(Some(0)) => {}
            Some(Some(tricks)) => {
                self.lost(element, Lost::Element("TRICKS".into(), tricks.to_string()));
            }
            Some(None) => self.fault(
                element,
                said!(
                    "file-tricks-no-number-from",
                    "TRICKS is not a number from 0 to 13"
                ),
            ),
        }
        match element.get("SCORE") {
            None | Some("-") => {}
            Some(text) => match (text.parse(), award(text)) {
                (Ok(score), _) => line.score = Some(score),
                (Err(_), Some(award)) => line.award = Some(award),
                (Err(_), None) => self.fault(
                    element,
                    said!(
                        "file-score-unclear",
                        "SCORE {text} is unclear",
                        text = quoted(text)
                    ),
                ),
            },
        }
        for (key, name) in [("round", "ROUND_NUMBER"), ("table", "TABLE_NUMBER")] {
            if let Some(text) = element.get(name) {
                line.extra.insert(key.into(), value(text));
            }
        }
        line
    }
}

/// `A6040`: what each side is awarded, in per cent.
fn award(text: &str) -> Option<Map<String, Value>> {
    let digits = text.strip_prefix(['A', 'a'])?.replace('/', "");
    if digits.len() != 4 || !digits.is_ascii() {
        return None;
    }
    let (ns, ew) = digits.split_at(2);
    let side = |text: &str| {
        Some(match text.parse::<u8>().ok()? {
            60 => Value::from("AVE+"),
            50 => Value::from("AVE"),
            40 => Value::from("AVE-"),
            other => Value::from(other),
        })
    };
    Some(
        [("ns".to_owned(), side(ns)?), ("ew".to_owned(), side(ew)?)]
            .into_iter()
            .collect(),
    )
}
