//! The Director's score for a board, as results hold it.

use openroom_said::{Said, said};
use openroom_scoring::AdjustedScore;
use openroom_scoring::adjusted_score::{KEYS, SideScore};
use serde_json::{Map, Value, json};

use super::{Line, award_sides};
use crate::fault::json_reason;

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
        for key in KEYS {
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
        let score: AdjustedScore = serde_json::from_value(self.ruling()?.into()).ok()?;
        if let Some(result) = score.one_result() {
            return Some(Figure::Score(result.score(self.vul())));
        }
        let [ns, ew] = score.sides()?.each_ref().map(SideScore::award);
        Some(Figure::Award([ns?.to_string(), ew?.to_string()]))
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
            "this is not an adjusted score ({reason}); {form}",
            reason = json_reason(&e),
            form
        )
    })?;
    // What a ruling may say crate `scoring` knows.
    match text.parse::<AdjustedScore>() {
        Ok(_) => Ok(ruling),
        Err(error) => Err(error.in_place()),
    }
}
