//! A table at which boards are played, and the links of those who come to it.

use std::collections::BTreeMap;
use std::path::Path;

use openroom_client::{Client, ClientError};
use openroom_laws::entry::Actor;
use openroom_tables::{Deed, Settings};
use serde_json::{Value, json};

use crate::Outcome;
use crate::server::Server;

/// A table that was opened, with all its links.
#[derive(Debug, Clone)]
pub struct AtTable {
    /// Its name in addresses.
    pub id: String,
    links: BTreeMap<String, String>,
}

impl AtTable {
    /// Opens one.
    ///
    /// # Errors
    /// If the server refuses it or is away.
    pub async fn open(
        host: &mut Client,
        settings: Settings,
        edition: u16,
        boards: Option<&str>,
    ) -> Result<Self, ClientError> {
        let mut wish = json!({"settings": settings, "edition": edition});
        if let Some(boards) = boards {
            wish["boards"] = json!(boards);
        }
        let made = host.post("/api/play", &wish).await?;
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let (id, secret) = (text(&made["id"]), text(&made["host"]));
        let path = format!("/api/play/{id}/links?link={secret}");
        let links = host.get(&path).await?;
        let links = links.as_array().into_iter().flatten();
        let mut links: BTreeMap<String, String> = links
            .map(|it| (text(&it["role"]), text(&it["link"])))
            .collect();
        links.insert("host".to_owned(), secret);
        Ok(Self { id, links })
    }

    /// A table of which one link is known.
    #[must_use]
    pub fn with_link(id: String, who: &str, link: String) -> Self {
        let links = [(who.to_owned(), link)].into();
        Self { id, links }
    }

    /// An address at that table for somebody with a link: `N`, `director`, `onlooker`, `host`.
    #[must_use]
    pub fn path(&self, more: &str, who: &str) -> String {
        let link = self.links.get(who).map(String::as_str).unwrap_or_default();
        format!("/api/play/{}{more}?link={link}", self.id)
    }

    /// Has the first board, or the one after, brought.
    ///
    /// # Errors
    /// If the server refuses it or is away.
    pub async fn bring(
        &self,
        client: &mut Client,
        who: &str,
        after: u32,
    ) -> Result<Value, ClientError> {
        let path = self.path("/boards", who);
        client.post(&path, &json!({"after": after})).await
    }
}

/// A server with nothing on it, and somebody who may open tables there.
///
/// # Errors
/// If it does not come up.
pub async fn serving(binary: &Path, database: &Path) -> Outcome<(Server, Client)> {
    serving_with(binary, &[database.display().to_string()]).await
}

/// The same with more arguments after the database.
///
/// # Errors
/// If it does not come up.
pub async fn serving_with(binary: &Path, database: &[String]) -> Outcome<(Server, Client)> {
    let server = Server::start_with(binary, database).await?;
    let mut director = Client::new(server.at);
    let first = json!({"code": server.setup, "name": "Dora", "password": "only for this run"});
    told(director.post("/api/setup", &first).await)?;
    Ok((server, director))
}

/// The word by which the link of somebody at a table goes.
#[must_use]
pub fn word(by: Actor) -> String {
    match by {
        Actor::Director => "director".to_owned(),
        Actor::Player(_) => by.word().to_string(),
    }
}

/// A deed as it is sent.
#[must_use]
pub fn body(key: &str, after: Option<usize>, deed: &Deed) -> Value {
    let mut body = json!({"key": key, "deed": deed});
    if let Some(after) = after {
        body["after"] = json!(after);
    }
    body
}

/// What went wrong, in words.
pub(crate) fn told<T>(done: Result<T, ClientError>) -> Outcome<T> {
    done.map_err(|error| error.to_string())
}
