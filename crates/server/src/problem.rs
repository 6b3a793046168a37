//! What goes wrong, as an answer: a status, a code for programs, words for people.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use openroom_store::StoreError;
use openroom_tournament::{Refused, Time};
use openroom_words::words::{Language, Message};

use crate::api::{self, ProblemCode};
use crate::said::{Reader, Reply, in_words};

/// An answer other than the one that was wanted.
#[derive(Debug, Clone)]
pub struct Problem {
    status: StatusCode,
    said: Reply,
    /// All but the words. Boxed, so that a refusal is small and can be handed on cheaply.
    more: Box<api::Problem>,
}

/// What a handler gives.
pub type Answer<T> = Result<T, Problem>;

/// The place that a reader of JSON complains of, and what it takes there: names of ours, the same in every language.
pub fn place(why: &str) -> Option<String> {
    let (said, at) = match why.rsplit_once(" at line ") {
        Some((said, at)) => (said, at.replacen(" column ", ":", 1)),
        None => (why, String::new()),
    };
    // `... into the target type: settings.way: unknown variant ...`
    let path = said
        .split_once("target type: ")
        .map_or("", |(_, rest)| rest);
    let path = path.split(": ").next().unwrap_or_default();
    let path = Some(path).filter(|path| !path.is_empty() && *path != "." && !path.contains(' '));
    let quoted: Vec<&str> = said.split('`').skip(1).step_by(2).collect();
    let takes = match said.split_once("expected ") {
        Some((_, expected)) => expected.split('`').skip(1).step_by(2).collect(),
        None if said.contains("missing field") => quoted,
        None => Vec::new(),
    };
    let takes: Vec<String> = takes
        .iter()
        .take(40)
        .map(|one| format!("`{one}`"))
        .collect();
    let path = path.map(|path| format!("`{path}`"));
    match (path, takes.is_empty()) {
        (Some(path), true) => Some(path),
        (Some(path), false) => Some(format!("{path}: {}", takes.join(", "))),
        (None, false) => Some(takes.join(", ")),
        (None, true) => (!at.is_empty()).then_some(at),
    }
}

impl Problem {
    pub fn new(status: StatusCode, code: ProblemCode, said: impl Into<Reply>) -> Self {
        Self {
            status,
            said: said.into(),
            more: Box::new(api::Problem::new(code)),
        }
    }

    /// The request cannot be understood.
    pub fn malformed(said: impl Into<Reply>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, ProblemCode::Malformed, said)
    }

    /// What came before any handler could read it, and where it cannot be read ([`place`]).
    pub fn unread(status: StatusCode, place: Option<String>) -> Self {
        let reason = place.unwrap_or_else(|| match status {
            StatusCode::UNSUPPORTED_MEDIA_TYPE => "`Content-Type: application/json`".to_owned(),
            status => status.as_str().to_owned(),
        });
        let (code, said) = match status {
            StatusCode::PAYLOAD_TOO_LARGE => (ProblemCode::TooLarge, Message::ServeTooLarge.into()),
            StatusCode::METHOD_NOT_ALLOWED => (ProblemCode::Method, Message::ServeMethod.into()),
            StatusCode::REQUEST_TIMEOUT => (ProblemCode::TimedOut, Message::ServeTimedOut.into()),
            _ => (
                ProblemCode::Malformed,
                Reply::with(Message::ServeUnreadable, "reason", reason),
            ),
        };
        Self::new(status, code, said)
    }

    /// Nobody is signed in, or with the wrong name, password or code.
    pub fn stranger(said: impl Into<Reply>) -> Self {
        Self::new(StatusCode::UNAUTHORIZED, ProblemCode::NotSignedIn, said)
    }

    /// The role may not do this.
    pub fn forbidden(said: impl Into<Reply>) -> Self {
        Self::new(StatusCode::FORBIDDEN, ProblemCode::NotAllowed, said)
    }

    /// The phone that spoke for one side speaks for the other.
    pub fn same_phone() -> Self {
        Self::new(
            StatusCode::FORBIDDEN,
            ProblemCode::SamePhone,
            Message::ServeSamePhone,
        )
    }

    /// The club has used what it may.
    pub fn no_room() -> Self {
        Self::new(
            StatusCode::INSUFFICIENT_STORAGE,
            ProblemCode::NoRoom,
            Message::ServeNoRoom,
        )
    }

    /// There is no such thing.
    pub fn missing(said: impl Into<Reply>) -> Self {
        Self::new(StatusCode::NOT_FOUND, ProblemCode::NotFound, said)
    }

    /// Somebody else was first.
    pub fn conflict(said: impl Into<Reply>) -> Self {
        Self::new(StatusCode::CONFLICT, ProblemCode::Conflict, said)
    }

    /// A code leads to several sessions: which is meant?
    pub fn which_session(sessions: Vec<api::SessionChoice>) -> Self {
        let mut problem = Self::conflict(Message::ServeTwoSessions);
        problem.more.sessions = sessions;
        problem
    }

    /// With the version that the event has now.
    pub fn at_version(mut self, version: u64) -> Self {
        self.more.version = Some(version);
        self
    }

    /// With the board as it is now, and the time.
    pub fn with_current(mut self, board: api::TableBoard, now: Time) -> Self {
        self.more.current = Some(board);
        self.more.now = Some(now);
        self
    }

    fn after_seconds(mut self, seconds: i64) -> Self {
        self.more.retry_after = Some(seconds);
        self
    }

    /// Whether the event or the Laws say no, and will say so again.
    pub fn is_refusal(&self) -> bool {
        self.status == StatusCode::UNPROCESSABLE_ENTITY
    }

    /// The rules refuse it.
    pub fn refused(refused: &Refused) -> Self {
        let mut problem = Self::unsound(refused.reason.clone());
        problem.more.ground = refused.ground.as_ref().map(ToString::to_string);
        problem
    }

    /// The Laws, or the way in which a table is played, do not let it be done.
    pub fn barred(refused: &openroom_tables::Refused) -> Self {
        let mut problem = Self::unsound((*refused.said).clone());
        problem.more.ground = refused.law.map(|law| format!("Law {}", law.id()));
        problem
    }

    /// The event cannot be scored.
    pub fn not_scored(refused: &Refused) -> Self {
        let said = Reply::Around(Message::ServeNotScored, "reason", Box::new(refused.clone()));
        Self::new(
            StatusCode::UNPROCESSABLE_ENTITY,
            ProblemCode::NotScored,
            said,
        )
    }

    /// What is to be printed cannot be scored.
    pub fn not_printed(reason: openroom_said::Said) -> Self {
        let reason = Box::new(Refused::plain(reason));
        let said = Reply::Around(Message::ServeNotScored, "reason", reason);
        Self::new(
            StatusCode::UNPROCESSABLE_ENTITY,
            ProblemCode::NotScored,
            said,
        )
    }

    /// What was sent makes no sense.
    pub fn unsound(said: impl Into<Reply>) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, ProblemCode::Refused, said)
    }

    /// Too many tries.
    pub fn too_many(seconds: i64) -> Self {
        let said = Reply::with(Message::ServeTooMany, "seconds", seconds);
        Self::new(StatusCode::TOO_MANY_REQUESTS, ProblemCode::TooMany, said).after_seconds(seconds)
    }

    /// It takes longer than a request should.
    pub fn working(done: usize, all: usize) -> Self {
        let counts = vec![("done", done.to_string()), ("all", all.to_string())];
        let said = Reply::Message(Message::ServeWorking, counts);
        Self::new(StatusCode::SERVICE_UNAVAILABLE, ProblemCode::Working, said).after_seconds(2)
    }

    /// There is no room on the disk: whoever looks after the server can help, and until then nothing is saved.
    pub fn full() -> Self {
        tracing::error!("the disk is full");
        Self::new(
            StatusCode::INSUFFICIENT_STORAGE,
            ProblemCode::DiskFull,
            Message::ServeDiskFull,
        )
    }

    /// Our own fault. What happened goes to the log, not to whoever asked.
    pub fn ours(error: impl std::fmt::Display) -> Self {
        tracing::error!(%error, "a request failed");
        Self::new(
            StatusCode::INTERNAL_SERVER_ERROR,
            ProblemCode::Failed,
            Message::ServeFailed,
        )
    }

    /// The answer in the language of whoever reads it.
    pub fn told(&self, reader: Reader) -> Response {
        let mut body = api::Problem::clone(&self.more);
        body.problem = self.said.text(reader.language);
        // The clause or paragraph on which a refusal rests.
        let ground = body.ground.as_deref();
        body.ground = ground.map(|ground| in_words(reader.language, |words| words.ground(ground)));
        let mut response = (self.status, Json(&body)).into_response();
        if let Some(seconds) = body.retry_after {
            let headers = response.headers_mut();
            headers.insert("retry-after", seconds.unsigned_abs().into());
        }
        response
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::NoStream(_) => Self::missing(Message::ServeNoEvent),
            StoreError::Conflict { version } => {
                Self::conflict(Message::ServeFirst).at_version(version)
            }
            StoreError::Full => Self::full(),
            // Whoever took the request in asks the node that decides.
            StoreError::Elsewhere => Self::new(
                StatusCode::MISDIRECTED_REQUEST,
                ProblemCode::Closing,
                Message::ServeClosing,
            ),
            StoreError::Closed => Self::new(
                StatusCode::SERVICE_UNAVAILABLE,
                ProblemCode::Closing,
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

#[cfg(test)]
mod tests {
    use super::place;

    #[test]
    fn what_cannot_be_read_names_its_place_and_what_is_taken_there() {
        let of = |why: &str| place(why).unwrap_or_default();
        let body = "Failed to deserialize the JSON body into the target type: ";
        let way = "settings.way: unknown variant `nope`, expected `guided` or `at-table` at line 1 column 26";
        assert_eq!(
            of(&format!("{body}{way}")),
            "`settings.way`: `guided`, `at-table`"
        );
        let missing = "missing field `key` at line 1 column 2";
        assert_eq!(of(&format!("{body}{missing}")), "`key`");
        let number = "after: invalid type: string \"x\", expected usize at line 1 column 9";
        assert_eq!(of(&format!("{body}{number}")), "`after`");
        let broken =
            "Failed to parse the request body as JSON: EOF while parsing at line 3 column 0";
        assert_eq!(of(broken), "3:0");
        assert_eq!(place("no such thing"), None);
    }
}
