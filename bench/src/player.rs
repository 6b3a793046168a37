//! A scripted player: a device at a seat that does what its sight offers.

use std::sync::Arc;

use openroom_client::{Client, ClientError, Live};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::{Value, json};

use crate::at_table::AtTable;
use crate::chance::Chance;

/// What a player needs of what he is sent.
#[derive(Debug, Clone, Default, Deserialize)]
pub struct Seen {
    /// Which board is on.
    #[serde(default)]
    pub index: u32,
    /// It is over, and the next one may be brought.
    #[serde(default)]
    pub next: bool,
    /// The board.
    #[serde(default)]
    pub sight: Option<SightSeen>,
}

/// The same of a sight.
#[derive(Debug, Clone, Default, Deserialize)]
pub struct SightSeen {
    /// How much he has seen.
    pub version: u64,
    /// The entries of the log, counted.
    #[serde(deserialize_with = "counted")]
    pub log: usize,
    /// What he may do.
    #[serde(default)]
    pub may: MaySeen,
    /// Whose turn it is.
    #[serde(default)]
    pub turn: Option<TurnSeen>,
    /// What is asked of him.
    #[serde(default)]
    pub asked: Option<IgnoredAny>,
    /// It has a result.
    #[serde(default)]
    pub result: Option<IgnoredAny>,
}

/// Whose turn it is.
#[derive(Debug, Clone, Default, Deserialize)]
pub struct TurnSeen {
    /// Who is to act.
    pub by: Vec<String>,
}

/// What he may do.
#[derive(Debug, Clone, Default, Deserialize)]
pub struct MaySeen {
    /// Calls.
    #[serde(default)]
    pub calls: Vec<Offered>,
    /// Cards.
    #[serde(default)]
    pub cards: Vec<Offered>,
}

/// A call or card.
#[derive(Debug, Clone, Deserialize)]
pub struct Offered {
    /// As the log writes it.
    pub say: String,
    /// A clause bars it.
    #[serde(default)]
    pub barred: Option<IgnoredAny>,
}

fn counted<'de, D: serde::Deserializer<'de>>(log: D) -> Result<usize, D::Error> {
    let lines: Vec<IgnoredAny> = Deserialize::deserialize(log)?;
    Ok(lines.len())
}

#[derive(Deserialize)]
struct Message {
    #[serde(default)]
    table: Option<Seen>,
}

/// A device at a seat.
#[derive(Debug)]
pub struct Player {
    /// The table.
    pub table: Arc<AtTable>,
    /// The word of his link.
    pub who: String,
    /// What he has before him.
    pub seen: Seen,
    /// Bytes that came over the sockets.
    pub bytes: u64,
    client: Client,
    live: Option<Live>,
    /// He sits beside a player and looks on.
    beside: bool,
}

impl Player {
    /// Somebody with a link.
    #[must_use]
    pub fn new(client: Client, table: &Arc<AtTable>, who: &str) -> Self {
        Self {
            table: Arc::clone(table),
            who: who.to_owned(),
            seen: Seen::default(),
            bytes: 0,
            client,
            live: None,
            beside: false,
        }
    }

    /// He is an onlooker, beside the player of that seat.
    pub const fn looks_on(&mut self) {
        self.beside = true;
    }

    /// The socket is gone: he goes on from what he has seen.
    pub fn cut(&mut self) {
        self.live = None;
    }

    /// The page is loaded again: he knows nothing.
    pub fn reload(&mut self) {
        self.live = None;
        self.seen = Seen::default();
    }

    /// Waits for what is new, on the socket that there is or another one; how many bytes came.
    ///
    /// # Errors
    /// If the server is away.
    pub async fn hear(&mut self) -> Result<usize, ClientError> {
        let live = match &mut self.live {
            Some(live) => live,
            None => {
                let version = self.seen.sight.as_ref().map_or(0, |sight| sight.version);
                let path = match self.beside {
                    true => self.table.path("/live", "onlooker") + "&beside=" + &self.who,
                    false => self.table.path("/live", &self.who),
                };
                let path = format!("{path}&index={}&version={version}", self.seen.index);
                self.live.insert(self.client.live_at(&path).await?)
            }
        };
        let heard = match live.next().await {
            Ok(heard) => heard,
            Err(error) => {
                self.live = None;
                return Err(error);
            }
        };
        let length = heard.text.len();
        self.bytes += length as u64;
        self.take(&heard.text);
        Ok(length)
    }

    fn take(&mut self, text: &str) {
        if let Ok(Message { table: Some(table) }) = serde_json::from_str(text) {
            self.seen = table;
        }
    }

    /// How many entries the log has that he sees.
    #[must_use]
    pub fn log(&self) -> usize {
        self.seen.sight.as_ref().map_or(0, |sight| sight.log)
    }

    /// What he does if it is his turn: mostly passes, any card that he may play.
    pub fn chooses(&self, chance: &mut Chance) -> Option<String> {
        let sight = self.seen.sight.as_ref()?;
        let turn = sight.turn.as_ref()?;
        if !turn.by.contains(&self.who) {
            return None;
        }
        let bids = !sight.may.calls.is_empty();
        let all = match bids {
            true => &sight.may.calls,
            false => &sight.may.cards,
        };
        let free: Vec<&Offered> = all.iter().filter(|it| it.barred.is_none()).collect();
        // Of the calls one of the first few, so that auctions end, and somebody always opens.
        let opens = sight.log == 3;
        let most = match bids {
            true if opens => 3,
            true if chance.below(3) > 0 => {
                return Some("Pass".to_owned());
            }
            true => 6,
            false => free.len(),
        };
        let some: Vec<&&Offered> = free
            .iter()
            .filter(|it| !bids || it.say != "Pass")
            .take(most)
            .collect();
        if some.is_empty() && bids {
            // After 7NT there may be nothing else to say.
            return Some("Pass".to_owned());
        }
        let at = usize::try_from(chance.below(some.len() as u64)).unwrap_or(0);
        some.get(at).map(|it| it.say.clone())
    }

    /// Does something.
    ///
    /// # Errors
    /// If the server is away, or refuses it.
    pub async fn does(
        &mut self,
        index: u32,
        key: &str,
        after: Option<usize>,
        deed: &Value,
    ) -> Result<(), ClientError> {
        let path = self
            .table
            .path(&format!("/boards/{index}/deeds"), &self.who);
        let mut body = json!({"key": key, "deed": deed});
        if let Some(after) = after {
            body["after"] = json!(after);
        }
        let (status, bytes) = self.client.exactly(&path, Some(&body)).await?;
        if status == 200 {
            return Ok(());
        }
        let body = serde_json::from_slice(&bytes).unwrap_or_default();
        Err(ClientError::Refused { status, body })
    }

    /// Has the next board brought.
    ///
    /// # Errors
    /// If the server is away, or refuses it.
    pub async fn next(&mut self) -> Result<(), ClientError> {
        let table = Arc::clone(&self.table);
        let index = self.seen.index;
        table.bring(&mut self.client, &self.who, index).await?;
        Ok(())
    }
}
