//! NATS between the nodes, for many of them: notices, and questions from one node to another. PostgreSQL tells notices one after the
//! other at each commit; NATS does not. A notice is a hint here too.

use std::time::Duration;

use async_nats::Subject;
use futures_util::StreamExt as _;
use tokio::sync::mpsc;

use crate::{Notice, StoreError};

/// Over which notices go.
const NOTICES: &str = "openroom.notices";

/// Beginning of the subjects on which single nodes are asked.
const NODE: &str = "openroom.node.";

/// A way to other nodes.
#[derive(Debug, Clone)]
pub struct Nats(async_nats::Client);

/// A question of another node.
#[derive(Debug)]
pub struct Asked {
    /// What is asked.
    pub text: Vec<u8>,
    nats: Nats,
    reply: Option<Subject>,
}

impl Asked {
    /// Answers.
    pub async fn answer(self, text: Vec<u8>) {
        if let Some(reply) = self.reply {
            let _ = self.nats.0.publish(reply, text.into()).await;
        }
    }
}

fn failed(error: impl std::fmt::Display) -> StoreError {
    StoreError::File {
        path: "NATS".into(),
        problem: format!("does not answer ({error}); check the address"),
    }
}

impl Nats {
    /// Connects; later it connects again by itself.
    pub(crate) async fn connect(address: &str) -> Result<Self, StoreError> {
        let connected = async_nats::ConnectOptions::new()
            .connection_timeout(Duration::from_secs(5))
            .connect(address)
            .await;
        Ok(Self(connected.map_err(failed)?))
    }

    /// Tells all nodes; if it cannot, they find out by themselves.
    pub(crate) async fn tell(&self, notice: &Notice) {
        /// Nobody waits for a hint.
        const SOON: Duration = Duration::from_millis(50);
        if self.is_there() {
            let telling = self.0.publish(NOTICES, notice.text().into());
            let _ = tokio::time::timeout(SOON, telling).await;
        }
    }

    /// Whether there is a connection now.
    fn is_there(&self) -> bool {
        self.0.connection_state() == async_nats::connection::State::Connected
    }

    /// Gives what is told to whoever listens, for as long as he does.
    pub(crate) fn listen(&self, told: mpsc::Sender<Notice>) {
        /// Before it is tried again.
        const AGAIN: Duration = Duration::from_millis(250);
        let client = self.0.clone();
        tokio::spawn(async move {
            while !told.is_closed() {
                if let Ok(mut heard) = client.subscribe(NOTICES).await {
                    let _ = client.flush().await;
                    let mut notice = Notice::Missed;
                    while told.send(notice).await.is_ok() {
                        let Some(message) = heard.next().await else {
                            break;
                        };
                        notice = Notice::read(&String::from_utf8_lossy(&message.payload));
                    }
                }
                tokio::time::sleep(AGAIN).await;
            }
        });
    }

    /// Asks a node; nothing if it does not answer in time.
    pub async fn ask(&self, node: &str, text: Vec<u8>, within: Duration) -> Option<Vec<u8>> {
        // What waits for a connection would be done long after whoever asked has gone.
        if !self.is_there() {
            return None;
        }
        let asking = self.0.request(format!("{NODE}{node}"), text.into());
        let answer = tokio::time::timeout(within, asking).await.ok()?.ok()?;
        Some(answer.payload.to_vec())
    }

    /// What a node is asked, as it comes.
    #[must_use]
    pub fn asked(&self, node: &str) -> mpsc::Receiver<Asked> {
        let (given, received) = mpsc::channel(256);
        let (nats, subject) = (self.clone(), format!("{NODE}{node}"));
        tokio::spawn(async move {
            let Ok(mut questions) = nats.0.subscribe(subject).await else {
                return;
            };
            while let Some(message) = questions.next().await {
                let asked = Asked {
                    text: message.payload.to_vec(),
                    nats: nats.clone(),
                    reply: message.reply,
                };
                if given.send(asked).await.is_err() {
                    return;
                }
            }
        });
        received
    }
}
