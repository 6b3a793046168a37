//! A club for a run: its Director, its event, its tables and the phones at them.

use std::net::{IpAddr, SocketAddr};

use openroom_client::{Client, ClientError, Live};
use openroom_movements::Movement;
use openroom_movements::generate::{Even, mitchell, sections};
use serde_json::{Value, json};

use crate::Outcome;
use crate::server::Server;

/// How large the event is.
#[derive(Debug, Clone, Copy)]
pub struct Size {
    /// Sections.
    pub sections: u32,
    /// Tables of each.
    pub tables: u32,
    /// Rounds.
    pub rounds: u32,
    /// Boards in a round.
    pub boards: u32,
}

/// The addresses of this machine that people come from.
const ADDRESSES: usize = 8;

/// An event that is set up, with its Director.
#[derive(Debug)]
pub struct Club {
    /// Where the server is, and others on the same database.
    pub servers: Vec<SocketAddr>,
    /// The Director, signed in.
    pub director: Client,
    /// The event.
    pub event: String,
    /// The movement: whatever it plays is here.
    pub movement: Movement,
    /// Tables and their codes.
    pub codes: Vec<(String, String)>,
}

impl Club {
    /// Sets up a pairs event through the interface.
    ///
    /// # Errors
    /// If the server refuses something.
    pub async fn found(server: &Server, size: Size, show: &str) -> Outcome<Self> {
        let section = mitchell(size.tables, size.rounds, size.boards, Even::Skip);
        let section = section.map_err(|error| error.to_string())?;
        let parts = vec![section; size.sections as usize];
        let movement = sections(&parts).map_err(|error| error.to_string())?;
        let mut club = Self {
            servers: vec![server.at],
            director: Client::new(server.at),
            event: String::new(),
            movement,
            codes: Vec::new(),
        };
        club.set_up(&server.setup, show)
            .await
            .map_err(|error| format!("the event cannot be set up: {error}"))?;
        Ok(club)
    }

    /// One more event of the same Director and the same size, still to be set up.
    #[must_use]
    pub fn beside(&self) -> Self {
        Self {
            servers: self.servers.clone(),
            director: self.director.also(),
            event: String::new(),
            movement: self.movement.clone(),
            codes: Vec::new(),
        }
    }

    /// Sets it up.
    ///
    /// # Errors
    /// If the server refuses something.
    pub async fn set_up_beside(&mut self, show: &str) -> Outcome {
        let made = self.make_event(show).await;
        made.map_err(|error| format!("the event cannot be set up: {error}"))
    }

    async fn set_up(&mut self, code: &str, show: &str) -> Result<(), ClientError> {
        let first = json!({"code": code, "name": "Dora", "password": "only for this run"});
        self.director.post("/api/setup", &first).await?;
        self.make_event(show).await
    }

    async fn make_event(&mut self, show: &str) -> Result<(), ClientError> {
        let settings = json!({"method": "matchpoints", "show-results": show});
        let event = json!({"name": "A run", "kind": "pairs", "settings": settings});
        let made = self.director.post("/api/events", &event).await?;
        self.event = made["id"].as_str().unwrap_or_default().to_owned();
        for number in 1..=self.movement.contestants {
            let players = [format!("North {number}"), format!("South {number}")];
            let entered = json!({"entered": {"contestant": number, "players": players}});
            self.direct(&format!("entered {number}"), &entered).await?;
        }
        let plan = json!({"movement": {"plan": self.movement.to_yaml()}});
        self.direct("movement", &plan).await?;
        let codes = format!("/api/events/{}/codes", self.event);
        let codes = self.director.get(&codes).await?;
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let codes = codes.as_array().into_iter().flatten();
        self.codes = codes
            .map(|one| (text(&one["table"]), text(&one["code"])))
            .collect();
        Ok(())
    }

    /// Writes an act as the Director.
    ///
    /// # Errors
    /// If the server refuses it or is away.
    pub async fn direct(&mut self, key: &str, action: &Value) -> Result<u64, ClientError> {
        self.director.write(&self.event, key, action, None).await
    }

    /// The Director on a second device, with the same sign-in.
    #[must_use]
    pub fn as_director(&self) -> Phone {
        Phone {
            client: self.director.also(),
            event: self.event.clone(),
            table: String::new(),
            live: None,
            version: 0,
            seen: Value::Null,
        }
    }

    /// The boards that a table plays in a round.
    #[must_use]
    pub fn boards(&self, round: u32, table: &str) -> Vec<u32> {
        let rounds = &self.movement.rounds;
        let at = (round as usize)
            .checked_sub(1)
            .and_then(|at| rounds.get(at));
        let tables = at.map(|round| round.tables.as_slice()).unwrap_or_default();
        let found = tables.iter().find(|one| one.is_named(table));
        found.map(|one| one.boards.0.clone()).unwrap_or_default()
    }

    /// Lets everybody use other servers too.
    pub fn with(&mut self, others: impl IntoIterator<Item = SocketAddr>) {
        self.servers.extend(others);
        let others = self.servers[1..].iter().copied();
        self.director = self.director.also().or(others);
    }

    /// Somebody who is not signed in, at one of the servers. A server takes 8,192 connections from one address at most: so many come
    /// from several.
    #[must_use]
    pub fn stranger(&self, number: Option<usize>) -> Client {
        let mut servers = self.servers.clone();
        servers.rotate_left(number.unwrap_or(0) % self.servers.len());
        let last = u8::try_from(number.unwrap_or(0) % ADDRESSES).unwrap_or(0);
        let client = Client::new(servers[0]).or(servers[1..].iter().copied());
        match servers[0].ip().is_loopback() && servers[0].is_ipv4() {
            true => client.coming_from(IpAddr::from([127, 0, 0, 2 + last])),
            false => client,
        }
    }

    /// A phone at a table.
    ///
    /// # Errors
    /// If the code does not work.
    pub async fn phone(&self, table: &str, seat: char) -> Outcome<Phone> {
        let at = self.codes.iter().position(|(name, _)| name == table);
        let code = at.map(|at| self.codes[at].1.as_str()).unwrap_or_default();
        // The two sides of a table are at different servers, if there are several.
        let side = usize::from(matches!(seat, 'E' | 'W'));
        let mut client = self.stranger(at.map(|at| at + side));
        let joining = async {
            client.post("/api/join", &json!({"code": code})).await?;
            client.post("/api/join/seat", &json!({"seat": seat})).await
        };
        joining
            .await
            .map_err(|error| format!("table {table} cannot be joined: {error}"))?;
        Ok(Phone {
            client,
            event: self.event.clone(),
            table: table.to_owned(),
            live: None,
            version: 0,
            seen: Value::Null,
        })
    }
}

/// A phone at a table: it writes, and it follows what it may see.
#[derive(Debug)]
pub struct Phone {
    /// Its connection and cookie.
    pub client: Client,
    event: String,
    /// The table.
    pub table: String,
    live: Option<Live>,
    /// The version that it has seen.
    pub version: u64,
    /// The table as it was last shown.
    pub seen: Value,
}

impl Phone {
    /// Writes an act once.
    ///
    /// # Errors
    /// If the server refuses it or is away.
    pub async fn write(&mut self, key: &str, action: &Value) -> Result<u64, ClientError> {
        self.client.write(&self.event, key, action, None).await
    }

    /// Hears the next message over the live connection; a connection that is gone is made again from the version that was seen.
    ///
    /// # Errors
    /// If the server is away: hear again in a moment. A version that goes back is told as a refusal, for something was lost.
    pub async fn hear(&mut self) -> Result<(), ClientError> {
        let live = match self.live.take() {
            Some(live) => live,
            None => match self.client.live(&self.event, self.version).await {
                Ok(live) => live,
                Err(error) => {
                    self.client.elsewhere();
                    return Err(error);
                }
            },
        };
        let live = self.live.insert(live);
        let heard = match live.next().await {
            Ok(heard) => heard.value(),
            Err(error) => {
                self.live = None;
                return Err(error);
            }
        };
        let version = heard["version"].as_u64().unwrap_or_default();
        if version < self.version {
            return Err(ClientError::Refused {
                status: 0,
                body: json!({"lost": {"seen": self.version, "now": version}}),
            });
        }
        self.version = version;
        if heard["table"].is_object() {
            self.seen = heard["table"].clone();
        }
        Ok(())
    }

    /// The board as it was last shown.
    #[must_use]
    pub fn board(&self, board: u32) -> Option<&Value> {
        let boards = self.seen["boards"].as_array()?;
        boards.iter().find(|one| one["board"] == board)
    }
}

/// A result for a board, other for each table and board.
#[must_use]
pub fn result(round: u32, table: &str, board: u32, chance: u64) -> Value {
    let strains = ["C", "D", "H", "S", "NT"];
    let level = 1 + chance % 4;
    let strain = strains[(chance / 4 % 5) as usize];
    let seat = ["N", "E", "S", "W"][(chance / 20 % 4) as usize];
    let tricks = (level + 6 + chance / 80 % 4).saturating_sub(2).min(13);
    json!({"result": {
        "round": round, "table": table, "board": board,
        "contract": format!("{level}{strain}"), "by": seat, "tricks": tricks,
    }})
}
