//! What goes wrong, as an answer: a status, a code for programs, words for people.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use openroom_store::StoreError;
use openroom_tournament::Refused;
use openroom_words::words::{Language, Message};
use serde_json::{Value, json};

use crate::said::{Reader, Reply, in_words};

/// An answer other than the one that was wanted.
#[derive(Debug, Clone)]
pub struct Problem {
    status: StatusCode,
    code: &'static str,
    said: Reply,
    /// Boxed, so that a refusal is small and can be handed on cheaply.
    more: Box<Value>,
}

/// What a handler gives.
pub type Answer<T = Json<Value>> = Result<T, Problem>;

impl Problem {
    fn new(status: StatusCode, code: &'static str, said: impl Into<Reply>) -> Self {
        Self {
            status,
            code,
            said: said.into(),
            more: Box::default(),
        }
    }

    /// The request cannot be understood.
    pub fn malformed(said: impl Into<Reply>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, "malformed", said)
    }

    /// What came before any handler could read it.
    pub fn unread(status: StatusCode) -> Self {
        let reason = status.canonical_reason().unwrap_or("?").to_lowercase();
        let (code, said) = match status {
            StatusCode::PAYLOAD_TOO_LARGE => ("too-large", Message::ServeTooLarge.into()),
            StatusCode::METHOD_NOT_ALLOWED => ("method", Message::ServeMethod.into()),
            _ => (
                "malformed",
                Reply::with(Message::ServeUnreadable, "reason", reason),
            ),
        };
        Self::new(status, code, said)
    }

    /// Nobody is signed in, or with the wrong name, password or code.
    pub fn stranger(said: impl Into<Reply>) -> Self {
        Self::new(StatusCode::UNAUTHORIZED, "not-signed-in", said)
    }

    /// The role may not do this.
    pub fn forbidden(said: impl Into<Reply>) -> Self {
        Self::new(StatusCode::FORBIDDEN, "not-allowed", said)
    }

    /// The phone that spoke for one side speaks for the other.
    pub fn same_phone() -> Self {
        Self::new(StatusCode::FORBIDDEN, "same-phone", Message::ServeSamePhone)
    }

    /// Somebody who runs events is signed in on this device.
    pub fn signed_in(name: &str) -> Self {
        let said = Reply::with(Message::ServeSignedIn, "name", name);
        Self::new(StatusCode::CONFLICT, "signed-in", said)
    }

    /// There is no such thing.
    pub fn missing(said: impl Into<Reply>) -> Self {
        Self::new(StatusCode::NOT_FOUND, "not-found", said)
    }

    /// Somebody else was first.
    pub fn conflict(said: impl Into<Reply>, more: Value) -> Self {
        Self {
            more: Box::new(more),
            ..Self::new(StatusCode::CONFLICT, "conflict", said)
        }
    }

    /// The rules refuse it.
    pub fn refused(refused: &Refused) -> Self {
        Self {
            more: Box::new(json!({"ground": refused.ground})),
            ..Self::unsound(refused.reason.clone())
        }
    }

    /// The event cannot be scored.
    pub fn not_scored(refused: &Refused) -> Self {
        let said = Reply::Around(Message::ServeNotScored, "reason", Box::new(refused.clone()));
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, "not-scored", said)
    }

    /// What is to be printed cannot be scored.
    pub fn not_printed(reason: openroom_said::Said) -> Self {
        let reason = Box::new(Refused::plain(reason));
        let said = Reply::Around(Message::ServeNotScored, "reason", reason);
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, "not-scored", said)
    }

    /// What was sent makes no sense.
    pub fn unsound(said: impl Into<Reply>) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, "refused", said)
    }

    /// Too many tries.
    pub fn too_many(seconds: i64) -> Self {
        let said = Reply::with(Message::ServeTooMany, "seconds", seconds);
        Self {
            more: Box::new(json!({"retry_after": seconds})),
            ..Self::new(StatusCode::TOO_MANY_REQUESTS, "too-many", said)
        }
    }

    /// It takes longer than a request should.
    pub fn working(done: usize, all: usize) -> Self {
        let counts = vec![("done", done.to_string()), ("all", all.to_string())];
        let said = Reply::Message(Message::ServeWorking, counts);
        Self {
            more: Box::new(json!({"retry_after": 2})),
            ..Self::new(StatusCode::SERVICE_UNAVAILABLE, "working", said)
        }
    }

    /// Our own fault. What happened goes to the log, not to whoever asked.
    pub fn ours(error: impl std::fmt::Display) -> Self {
        tracing::error!(%error, "a request failed");
        Self::new(
            StatusCode::INTERNAL_SERVER_ERROR,
            "failed",
            Message::ServeFailed,
        )
    }

    /// The answer in the language of whoever reads it.
    pub fn told(&self, reader: Reader) -> Response {
        let mut body = json!({"problem": self.said.text(reader.language), "code": self.code});
        if let (Some(body), Value::Object(more)) = (body.as_object_mut(), &*self.more) {
            let more = more.iter().filter(|(_, value)| !value.is_null());
            body.extend(more.map(|(key, value)| (key.clone(), value.clone())));
            if let Some(ground) = ground_in(&self.more, reader.language) {
                body.insert("ground".to_owned(), ground.into());
            }
        }
        let mut response = (self.status, Json(&body)).into_response();
        let headers = response.headers_mut();
        if let Some(seconds) = body["retry_after"].as_i64() {
            headers.insert("retry-after", seconds.unsigned_abs().into());
        }
        response
    }
}

/// The clause or paragraph on which a refusal rests, in a language.
fn ground_in(more: &Value, language: Language) -> Option<String> {
    let ground = more["ground"].as_str()?;
    Some(in_words(language, |words| words.ground(ground)))
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::NoStream(_) => Self::missing(Message::ServeNoEvent),
            StoreError::Conflict { version } => {
                Self::conflict(Message::ServeFirst, json!({"version": version}))
            }
            StoreError::Closed => Self::new(
                StatusCode::SERVICE_UNAVAILABLE,
                "closing",
                Message::ServeClosing,
            ),
            other => Self::ours(other),
        }
    }
}

/// In English; the problem goes with it, so that it can be told in the language of the request, which no handler knows.
impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let english = Reader {
            language: Language::English,
        };
        let mut response = self.told(english);
        response.extensions_mut().insert(self);
        response
    }
}
