//! Several nodes on one database: which of them decides for a stream, and how they hear of what others wrote.
//!
//! A node says every moment that it lives. It decides for a stream from the moment in which it has written its name beside it, until
//! it lets go of it or has not been heard of for too long; then another one may write its own. Every append looks whether the name is
//! still there, so that a node that was asleep cannot write. A notice is a hint: what counts is the log.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use tokio::sync::mpsc;

use crate::engine::{Engine, Value, values};
use crate::streams::CHANNEL;
use crate::{Store, StoreError};

/// A node.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Node {
    /// By what it is known.
    pub id: String,
    /// Where other nodes reach it.
    pub address: String,
}

/// Who decides for a stream.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Decider {
    /// This node; the version that the stream has.
    Here(u64),
    /// Another one.
    There(Node),
}

/// Something that another node did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Notice {
    /// A stream has gone on.
    Version {
        /// Which one.
        stream: String,
        /// How far it is.
        version: u64,
    },
    /// Somebody of a club may no longer do what he could.
    Revoked {
        /// The club.
        club: String,
    },
    /// Something that is of this moment and is kept nowhere. Who was not there does not hear it.
    Word(String),
    /// Notices may have been lost: look at everything.
    Missed,
}

/// So much of a word goes in one notice: PostgreSQL takes less than 8,000 bytes.
const PIECE: usize = 7000;

/// So many words are heard in part at once; what is more was lost on the way.
const IN_PIECES: usize = 256;

/// A word in pieces, each with what it is of, which it is, and of how many: `piece node.7 1 3 text`.
fn pieces(of: &str, word: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    for letter in word.chars() {
        if let Some(last) = parts.last_mut()
            && last.len() + letter.len_utf8() <= PIECE
        {
            last.push(letter);
            continue;
        }
        parts.push(letter.to_string());
    }
    let count = parts.len();
    let piece = |(number, text): (usize, &String)| format!("piece {of} {number} {count} {text}");
    (1..).zip(&parts).map(piece).collect()
}

/// Words of which not every piece has come.
#[derive(Debug, Default)]
struct Pieces(HashMap<String, String>);

impl Pieces {
    /// A notice, once it is whole. The pieces of a word come one after the other.
    fn take(&mut self, text: &str) -> Option<Notice> {
        let Some(rest) = text.strip_prefix("piece ") else {
            return Some(Notice::read(text));
        };
        let mut parts = rest.splitn(4, ' ');
        let (of, number, count) = (parts.next()?, parts.next()?, parts.next()?);
        let piece = parts.next()?;
        if number == "1" {
            if self.0.len() >= IN_PIECES {
                self.0.clear();
            }
            self.0.insert(of.to_owned(), String::new());
        }
        self.0.get_mut(of)?.push_str(piece);
        if number != count {
            return None;
        }
        self.0.remove(of).map(Notice::Word)
    }
}

impl Notice {
    /// As it goes from node to node: `17 stream`, `revoked club`, or `word` and what is said.
    #[must_use]
    pub fn text(&self) -> String {
        match self {
            Self::Version { stream, version } => format!("{version} {stream}"),
            Self::Revoked { club } => format!("revoked {club}"),
            Self::Word(word) => format!("word {word}"),
            Self::Missed => "missed".to_owned(),
        }
    }

    /// What came from another node; what is not understood means to look at everything.
    #[must_use]
    pub fn read(text: &str) -> Self {
        if let Some(club) = text.strip_prefix("revoked ") {
            let club = club.to_owned();
            return Self::Revoked { club };
        }
        if let Some(word) = text.strip_prefix("word ") {
            return Self::Word(word.to_owned());
        }
        let version = text.split_once(' ').and_then(|(version, stream)| {
            Some(Self::Version {
                stream: stream.to_owned(),
                version: version.parse().ok()?,
            })
        });
        version.unwrap_or(Self::Missed)
    }
}

/// Tells what others did, as it comes.
#[derive(Debug)]
pub struct Notices(mpsc::Receiver<Notice>);

impl Notices {
    /// The next one. Never if nobody else can write.
    pub async fn next(&mut self) -> Notice {
        match self.0.recv().await {
            Some(notice) => notice,
            None => std::future::pending().await,
        }
    }
}

/// The milliseconds by the clock of the database: nodes need not agree on the time.
pub const NOW: &str = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint";

impl Store {
    /// The same database as a node writes to it: only while it decides for a stream.
    #[must_use]
    pub fn as_node(&self, id: &str) -> Self {
        Self {
            node: Some(id.into()),
            ..self.clone()
        }
    }

    /// The same database, with NATS for what nodes tell and ask each other.
    ///
    /// # Errors
    /// If NATS does not answer.
    pub async fn through_nats(&self, address: &str) -> Result<Self, StoreError> {
        Ok(Self {
            nats: Some(crate::Nats::connect(address).await?),
            ..self.clone()
        })
    }

    /// NATS, if nodes use it.
    #[must_use]
    pub const fn nats(&self) -> Option<&crate::Nats> {
        self.nats.as_ref()
    }

    /// Says that this node lives, for so long.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub async fn beat(&self, address: &str, lives: Duration) -> Result<(), StoreError> {
        let (Engine::Postgres(_), Some(node)) = (&self.engine, &self.node) else {
            return Ok(());
        };
        let lives = i64::try_from(lives.as_millis()).unwrap_or(i64::MAX);
        let beat = format!(
            "INSERT INTO nodes (id, address, until) VALUES ($1, $2, {NOW} + $3) ON CONFLICT (id) DO UPDATE SET address = excluded.address, until = excluded.until"
        );
        let values = values![&**node, address, lives];
        self.engine.aside(&beat, values).await?;
        Ok(())
    }

    /// Says that this node is gone: others may decide at once.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub async fn leave(&self) -> Result<(), StoreError> {
        let Some(node) = &self.node else {
            return Ok(());
        };
        let gone = "DELETE FROM nodes WHERE id = $1";
        self.engine.aside(gone, values![&**node]).await?;
        let free = "UPDATE streams SET holder = NULL WHERE holder = $1";
        self.engine.aside(free, values![&**node]).await?;
        Ok(())
    }

    /// Who decides for a stream: this node if nobody else does who is alive.
    ///
    /// # Errors
    /// If there is no such stream, or the database does not answer.
    pub async fn decide(&self, stream: &str) -> Result<Decider, StoreError> {
        let (Engine::Postgres(_), Some(node)) = (&self.engine, &self.node) else {
            let head = self.heads(&[stream.to_owned()]).await?;
            let head = head.first().map(|(_, version)| Decider::Here(*version));
            return head.ok_or_else(|| StoreError::NoStream(stream.to_owned()));
        };
        let none = || StoreError::NoStream(stream.to_owned());
        // Twice: whoever had it may let go between the two questions.
        for _ in 0..2 {
            let holder = format!(
                "SELECT s.version, s.holder, n.address FROM streams s LEFT JOIN nodes n ON n.id = s.holder AND n.until > {NOW} WHERE s.id = $1 AND s.club = $2"
            );
            let rows = self.engine.rows(&holder, values![stream, &*self.club]);
            let rows = rows.await?;
            let row = rows.first().ok_or_else(none)?;
            let (version, holder, address) =
                (row.count(0)?, row.maybe_text(1)?, row.maybe_text(2)?);
            match (holder, address) {
                (Some(id), Some(_)) if *id == **node => return Ok(Decider::Here(version)),
                (Some(id), Some(address)) => return Ok(Decider::There(Node { id, address })),
                _ => {}
            }
            if let Some(version) = self.take(stream, node).await? {
                return Ok(Decider::Here(version));
            }
        }
        Err(StoreError::Elsewhere)
    }

    /// Writes this node's name beside a stream for which nobody decides; its version then.
    async fn take(&self, stream: &str, node: &str) -> Result<Option<u64>, StoreError> {
        // Only who is known to live, and only from nobody or from one who is not.
        let take = format!(
            "UPDATE streams SET holder = $1 WHERE id = $2 AND club = $3 AND EXISTS (SELECT 1 FROM nodes WHERE id = $1 AND until > {NOW}) AND NOT EXISTS (SELECT 1 FROM nodes WHERE id = streams.holder AND until > {NOW} AND id != $1) RETURNING version"
        );
        let values = values![node, stream, &*self.club];
        let taken = self.engine.aside(&take, values).await?;
        taken.first().map(|row| row.count(0)).transpose()
    }

    /// Lets go of a stream, and of those of the tables of an event that it is, so that another node may decide for them.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub async fn let_go(&self, stream: &str) -> Result<(), StoreError> {
        let Some(node) = &self.node else {
            return Ok(());
        };
        let free = "UPDATE streams SET holder = NULL WHERE (id = $1 OR id LIKE $3) AND holder = $2";
        let played = format!("{}{stream}-%", crate::PLAYED);
        let values = values![stream, &**node, played];
        self.engine.aside(free, values).await?;
        Ok(())
    }

    /// The nodes that live.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn nodes(&self) -> Result<Vec<Node>, StoreError> {
        if !self.is_shared() {
            return Ok(Vec::new());
        }
        let all = format!("SELECT id, address FROM nodes WHERE until > {NOW} ORDER BY id");
        let rows = self.engine.rows(&all, Vec::new()).await?;
        let node = |row: &crate::engine::Row| {
            Ok(Node {
                id: row.text(0)?,
                address: row.text(1)?,
            })
        };
        crate::engine::each(&rows, node)
    }

    /// Tells other nodes that somebody may no longer do what he could.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn tell_revoked(&self) -> Result<(), StoreError> {
        let club = self.club.to_string();
        let notice = Notice::Revoked { club };
        if let Some(nats) = &self.nats {
            nats.tell(&notice).await;
        } else if self.is_shared() {
            let tell = "SELECT CAST(pg_notify($1, $2) AS text)";
            let values = values![CHANNEL, notice.text()];
            self.engine.rows(tell, values).await?;
        }
        Ok(())
    }

    /// Tells other nodes something that is of this moment and is kept nowhere; this one hears it too. Nobody hears it of a file: there are
    /// no other nodes.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn tell_word(&self, word: &str) -> Result<(), StoreError> {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        if let Some(nats) = &self.nats {
            nats.tell(&Notice::Word(word.to_owned())).await;
        } else if self.is_shared() {
            let node = self.node.as_deref().unwrap_or_default();
            let of = format!("{node}.{}", COUNT.fetch_add(1, Relaxed));
            let pieces = pieces(&of, word);
            // All in one statement: they come together and in their order.
            let each: Vec<String> = (2..=pieces.len() + 1)
                .map(|at| format!("CAST(pg_notify($1, ${at}) AS text)"))
                .collect();
            let mut values = values![CHANNEL];
            values.extend(pieces.into_iter().map(Value::from));
            let tell = format!("SELECT {}", each.join(", "));
            self.engine.rows(&tell, values).await?;
        }
        Ok(())
    }

    /// What other nodes do, from now on. The connection is made again by itself; what was told meanwhile is `Missed`.
    #[must_use]
    pub fn notices(&self) -> Notices {
        let (told, notices) = mpsc::channel(1024);
        if let Some(nats) = &self.nats {
            nats.listen(told);
        } else if let Engine::Postgres(cluster) = &self.engine {
            let cluster = cluster.clone();
            tokio::spawn(async move {
                /// Before a connection is tried again.
                const AGAIN: Duration = Duration::from_millis(250);
                while !told.is_closed() {
                    let Ok(mut listener) = cluster.listener(CHANNEL).await else {
                        tokio::time::sleep(AGAIN).await;
                        continue;
                    };
                    // Whatever came before we listened.
                    let (mut notice, mut pieces) = (Some(Notice::Missed), Pieces::default());
                    loop {
                        if let Some(whole) = notice
                            && told.send(whole).await.is_err()
                        {
                            break;
                        }
                        notice = match listener.try_recv().await {
                            Ok(Some(said)) => pieces.take(said.payload()),
                            Ok(None) => Some(Notice::Missed),
                            Err(_) => break,
                        };
                    }
                    tokio::time::sleep(AGAIN).await;
                }
            });
        }
        Notices(notices)
    }
}

#[cfg(test)]
mod tests {
    use super::{Notice, PIECE, Pieces, pieces};

    #[test]
    fn a_long_word_comes_in_pieces_and_is_whole_again() {
        let long: String = "a word with ș, € and spaces ".repeat(700);
        for word in ["", "short", long.as_str()] {
            let (mut heard, parts) = (Pieces::default(), pieces("node.1", word));
            assert!(parts.iter().all(|part| part.len() < PIECE + 100));
            let other = pieces("node.2", "another one");
            let mut got = Vec::new();
            for part in parts
                .iter()
                .take(1)
                .chain(&other)
                .chain(parts.iter().skip(1))
            {
                got.extend(heard.take(part));
            }
            assert!(
                got.contains(&Notice::Word(word.to_owned())),
                "{}",
                word.len()
            );
            assert_eq!(got.len(), 2);
        }
    }

    #[test]
    fn what_was_lost_in_part_is_not_heard() {
        let long = "x".repeat(3 * PIECE);
        let mut heard = Pieces::default();
        for part in pieces("node.1", &long).iter().skip(1) {
            assert_eq!(heard.take(part), None);
        }
        let revoked = Notice::Revoked {
            club: "c".to_owned(),
        };
        assert_eq!(heard.take(&revoked.text()), Some(revoked));
        let word = Notice::Word("17 is no version".to_owned());
        assert_eq!(Notice::read(&word.text()), word);
    }
}
