//! An act as it comes in.

use openroom_tournament::log::{self, LogError};
use openroom_tournament::{Action, Refused};
use openroom_words::words::Message;
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value};

use crate::problem::Problem;
use crate::said::Reply;

/// An act that somebody has sent: read, or why it cannot be. It never fails as data, so that the answer can say in every language
/// what is wrong with it, and where.
#[derive(Debug, Clone)]
pub struct SentAct(pub Result<Action, Unread>);

/// Why an act cannot be read.
#[derive(Debug, Clone)]
pub enum Unread {
    /// It is not one act.
    NotOne,
    /// The log says why.
    Fault(Box<LogError>),
    /// The log would read it; as JSON it is written wrongly, such as a number in quotes.
    Json(String),
}

impl<'de> Deserialize<'de> for SentAct {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Self(read(&Value::deserialize(deserializer)?)))
    }
}

/// Reads an act as JSON has it: `{"created": {...}}`.
pub fn read(act: &Value) -> Result<Action, Unread> {
    // The device is not the client's to say.
    let is_act = |act: &&Map<String, Value>| act.len() == 1 && !act.contains_key("device");
    let Some(act) = act.as_object().filter(is_act) else {
        return Err(Unread::NotOne);
    };
    let strict = Action::deserialize(Value::Object(act.clone()));
    // The log's own reader says best what is wrong, with the place and the remedy. Who and when do not matter for that.
    let mut entry = Map::from_iter([
        ("at".to_owned(), "2000-01-01T00:00:00Z".into()),
        ("by".to_owned(), "director".into()),
    ]);
    entry.extend(act.clone());
    let read = log::read_entry(&Value::Object(entry).to_string());
    match (read, strict) {
        (Err(fault), _) => Err(Unread::Fault(Box::new(fault))),
        (Ok(_), Err(error)) => Err(Unread::Json(error.to_string())),
        (Ok(entry), Ok(_)) => Ok(entry.action),
    }
}

/// An act as the log would read it.
pub fn reread(act: &Action) -> Result<Action, Unread> {
    read(&serde_json::to_value(act).unwrap_or_default())
}

impl From<Unread> for Problem {
    fn from(unread: Unread) -> Self {
        Self::malformed(match unread {
            Unread::NotOne => Message::ServeOneAct.into(),
            Unread::Fault(fault) => {
                let reason = Box::new(Refused::plain(fault.told()));
                Reply::Around(Message::ServeAct, "reason", reason)
            }
            Unread::Json(error) => Reply::with(Message::ServeAct, "reason", error),
        })
    }
}
