//! Live updates: the event as somebody may see it, whenever it has changed.

use std::net::SocketAddr;

use futures_util::StreamExt as _;
use serde_json::Value;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::ClientError;

/// A live connection.
#[derive(Debug)]
pub struct Live {
    socket: WebSocketStream<TcpStream>,
}

/// A message that was heard.
#[derive(Debug)]
pub struct Heard {
    /// Its text.
    pub text: String,
}

impl Heard {
    /// The message as a value; null if it is none.
    #[must_use]
    pub fn value(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_default()
    }
}

impl Live {
    pub(crate) async fn open(
        stream: TcpStream,
        server: SocketAddr,
        path: &str,
        cookie: Option<&str>,
    ) -> Result<Self, ClientError> {
        let away = |error: &dyn std::fmt::Display| ClientError::Away(error.to_string());
        let mut request = format!("ws://{server}{path}")
            .into_client_request()
            .map_err(|error| away(&error))?;
        if let Some(Ok(cookie)) = cookie.map(HeaderValue::from_str) {
            request.headers_mut().insert("cookie", cookie);
        }
        let (socket, _) = client_async(request, stream)
            .await
            .map_err(|error| match error {
                Error::Http(answer) => ClientError::Refused {
                    status: answer.status().as_u16(),
                    body: Value::Null,
                },
                other => away(&other),
            })?;
        Ok(Self { socket })
    }

    /// The next message; an error once the connection is gone.
    ///
    /// # Errors
    /// If the server has closed it, or cannot be reached.
    pub async fn next(&mut self) -> Result<Heard, ClientError> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => {
                    return Ok(Heard {
                        text: text.as_str().to_owned(),
                    });
                }
                Some(Ok(Message::Close(_))) | None => {
                    return Err(ClientError::Away("closed".to_owned()));
                }
                Some(Err(error)) => return Err(ClientError::Away(error.to_string())),
                Some(Ok(_)) => {}
            }
        }
    }
}
