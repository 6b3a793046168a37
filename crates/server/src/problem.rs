//! What goes wrong, as an answer: a status, a code for programs, words for people.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use openroom_store::StoreError;
use openroom_tournament::Refused;
use serde_json::{Value, json};

/// An answer other than the one that was wanted.
#[derive(Debug)]
pub struct Problem {
    status: StatusCode,
    code: &'static str,
    text: String,
    more: Value,
}

/// What a handler gives.
pub type Answer<T = Json<Value>> = Result<T, Problem>;

impl Problem {
    fn new(status: StatusCode, code: &'static str, text: impl Into<String>) -> Self {
        Self {
            status,
            code,
            text: text.into(),
            more: Value::Null,
        }
    }

    /// The request cannot be understood.
    pub fn malformed(text: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, "malformed", text)
    }

    /// What came before any handler could read it.
    pub fn unread(status: StatusCode) -> Self {
        let reason = status.canonical_reason().unwrap_or("wrong").to_lowercase();
        let (code, text) = match status {
            StatusCode::PAYLOAD_TOO_LARGE => ("too-large", "the body is too large".to_owned()),
            StatusCode::METHOD_NOT_ALLOWED => ("method", "not by this method".to_owned()),
            _ => ("malformed", format!("the request cannot be read: {reason}")),
        };
        Self::new(status, code, text)
    }

    /// Nobody is signed in, or with the wrong name, password or code.
    pub fn stranger(text: impl Into<String>) -> Self {
        Self::new(StatusCode::UNAUTHORIZED, "not-signed-in", text)
    }

    /// The role may not do this.
    pub fn forbidden(text: impl Into<String>) -> Self {
        Self::new(StatusCode::FORBIDDEN, "not-allowed", text)
    }

    /// There is no such thing.
    pub fn missing(what: impl Into<String>) -> Self {
        Self::new(StatusCode::NOT_FOUND, "not-found", what)
    }

    /// Somebody else was first.
    pub fn conflict(text: impl Into<String>, more: Value) -> Self {
        Self {
            more,
            ..Self::new(StatusCode::CONFLICT, "conflict", text)
        }
    }

    /// The rules refuse it.
    pub fn refused(code: &'static str, refused: &Refused) -> Self {
        Self {
            more: json!({"ground": refused.ground}),
            ..Self::new(
                StatusCode::UNPROCESSABLE_ENTITY,
                code,
                refused.reason.clone(),
            )
        }
    }

    /// What was sent makes no sense.
    pub fn unsound(text: impl Into<String>) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, "refused", text)
    }

    /// Too many tries.
    pub fn too_many(seconds: i64) -> Self {
        Self {
            more: json!({"retry_after": seconds}),
            ..Self::new(
                StatusCode::TOO_MANY_REQUESTS,
                "too-many",
                format!("too many tries; wait {seconds} seconds"),
            )
        }
    }

    /// Our own fault. What happened goes to the log, not to whoever asked.
    pub fn ours(error: impl std::fmt::Display) -> Self {
        tracing::error!(%error, "a request failed");
        Self::new(
            StatusCode::INTERNAL_SERVER_ERROR,
            "failed",
            "the server could not do it; try again",
        )
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::NoStream(_) => Self::missing("there is no such event"),
            StoreError::Conflict { version } => {
                Self::conflict("somebody else was first", json!({"version": version}))
            }
            StoreError::Closed => Self::new(
                StatusCode::SERVICE_UNAVAILABLE,
                "closing",
                "the server is stopping; try again",
            ),
            other => Self::ours(other),
        }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut body = json!({"problem": self.text, "code": self.code});
        if let (Some(body), Value::Object(more)) = (body.as_object_mut(), self.more) {
            body.extend(more.into_iter().filter(|(_, value)| !value.is_null()));
        }
        let mut response = (self.status, Json(body.clone())).into_response();
        if let Some(seconds) = body["retry_after"].as_i64() {
            response
                .headers_mut()
                .insert("retry-after", seconds.unsigned_abs().into());
        }
        response
    }
}
