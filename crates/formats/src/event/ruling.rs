//! The Director's score for a board, as results hold it.

use openroom_said::{Said, said};
use openroom_scoring::event_file;
use serde_json::{Map, Value, json};

use super::{Line, award_sides, text};

/// What an adjusted score may be made of.
pub(crate) const RULINGS: [&str; 5] = ["award", "fault", "assigned", "better-of", "redress"];

/// An adjusted score that other programs have a figure for.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Figure {
    /// What each side is awarded.
    Award([String; 2]),
    /// One score for both sides, as North-South see it.
    Score(i32),
}

impl Line {
    /// The Director's score: what stands under `adjusted`, or what stands alone.
    #[must_use]
    pub fn ruling(&self) -> Option<Map<String, Value>> {
        if let Some(Value::Object(adjusted)) = self.extra.get("adjusted") {
            return Some(adjusted.clone());
        }
        let mut ruling = Map::new();
        if let Some(award) = &self.award {
            ruling.insert("award".into(), Value::Object(award.clone()));
        }
        for key in RULINGS {
            if let Some(value) = self.extra.get(key) {
                ruling.insert(key.into(), value.clone());
            }
        }
        (!ruling.is_empty()).then_some(ruling)
    }

    /// Whether the table has a result, whatever was ruled.
    #[must_use]
    pub fn has_table_result(&self) -> bool {
        self.contract.is_some() || self.score.is_some()
    }

    /// Takes a Director's score: under `adjusted` beside the result of the table, else alone.
    pub(crate) fn rule(&mut self, ruling: Map<String, Value>) {
        if self.has_table_result() {
            self.extra.insert("adjusted".into(), Value::Object(ruling));
            return;
        }
        for (key, value) in ruling {
            match (key.as_str(), award_sides(&value)) {
                ("award", Some(sides)) => self.award = Some(sides),
                _ => drop(self.extra.insert(key, value)),
            }
        }
    }

    /// Takes away the result of the table: it was cancelled, and what the Director gave instead has no place.
    pub(crate) fn cancel(&mut self) {
        self.contract = None;
        self.by = None;
        self.result = None;
        self.tricks = None;
        self.score = None;
    }

    /// The Director's score as one figure; nothing if it is weighted, split or more than that.
    pub(crate) fn figure(&self) -> Option<Figure> {
        let ruling = self.ruling()?;
        let mut keys = ruling.iter();
        let (Some((key, value)), None) = (keys.next(), keys.next()) else {
            return None;
        };
        match key.as_str() {
            "award" => {
                let sides = award_sides(value)?;
                let word = |side: &str| sides.get(side).map(text);
                Some(Figure::Award([word("ns")?, word("ew")?]))
            }
            // 12C2a: who is not at fault has average plus.
            "fault" => {
                let word = |side: &str| match value.get(side).map(text).as_deref() {
                    Some("none") => Some("AVE+".to_owned()),
                    Some("partly") => Some("AVE".to_owned()),
                    Some("directly") => Some("AVE-".to_owned()),
                    _ => None,
                };
                Some(Figure::Award([word("ns")?, word("ew")?]))
            }
            "assigned" => {
                let [ns, ew] = ["ns", "ew"].map(|side| value.get(side).and_then(one_score));
                (ns? == ew?).then_some(Figure::Score(ns?))
            }
            _ => None,
        }
    }
}

/// A score that is not weighted: `420`, or the only one of a list.
fn one_score(value: &Value) -> Option<i32> {
    match value {
        Value::Array(scores) => match scores.as_slice() {
            [Value::Array(one)] => match one.as_slice() {
                [score, weight] if text(weight) == "1" => one_score(score),
                _ => None,
            },
            _ => None,
        },
        one => text(one).parse().ok(),
    }
}

/// A ruling as text, in JSON: what files without a word for it write.
pub(crate) fn ruling_text(ruling: &Map<String, Value>) -> String {
    json!(ruling).to_string()
}

/// Reads a ruling that was written so; says what is wrong with it.
pub(crate) fn read_ruling(text: &str) -> Result<Map<String, Value>, Said> {
    let form = said!(
        "file-write-as-event-file",
        "write it as in an event file: {{\"assigned\": {{\"ns\": 420, \"ew\": 420}}}}"
    );
    let ruling: Map<String, Value> = serde_json::from_str(text).map_err(|e| {
        said!(
            "file-no-adjusted-score",
            "no adjusted score ({reason}); {form}",
            reason = e.to_string(),
            form
        )
    })?;
    // What a ruling may say crate `scoring` knows.
    let event = json!({"results": [{"board": 1, "ns": 1, "ew": 2, "adjusted": ruling}]});
    match event_file::read(&event.to_string()) {
        Ok(_) => Ok(ruling),
        Err(errors) => Err(match errors.0.first() {
            Some(error) => error.told(),
            None => form,
        }),
    }
}
