//! Streams: logs that only grow.

use std::sync::Arc;

use crate::chain::link;
use crate::engine::{Conn, Row, Value, each, values};
use crate::nodes::NOW;
use crate::{Notice, Store, StoreError};

/// Entries to be appended, all of them or none.
#[derive(Debug, Clone, Copy)]
pub struct Append<'a> {
    /// The stream.
    pub stream: &'a str,
    /// The version that the writer has seen; 0 for an empty stream.
    pub seen: u64,
    /// Made by the writer, and other each time: the same one again is the same entries sent again.
    pub key: &'a str,
    /// The entries, mostly one.
    pub bodies: &'a [&'a str],
    /// What a list of streams shows of the stream once they are in it, in the words of whoever keeps it.
    pub summary: Option<&'a str>,
}

/// An entry of a stream.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Its number, from 1.
    pub version: u64,
    /// The key that its writer made.
    pub key: String,
    /// The entry.
    pub body: String,
    /// The hash of it and of all before.
    pub hash: String,
}

/// A stream.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stream {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// When it was made.
    pub created: String,
    /// Whether it is put away.
    pub away: bool,
    /// Its version: the number of its entries.
    pub version: u64,
    /// What its writer last said of it; nothing if its last entry was written without a word of it.
    pub summary: Option<String>,
}

/// The columns of a stream, in the order in which `stream` reads them.
const COLUMNS: &str = "SELECT id, name, created, away, version, summary FROM streams";

fn stream(row: &Row) -> Result<Stream, StoreError> {
    Ok(Stream {
        id: row.text(0)?,
        name: row.text(1)?,
        created: row.text(2)?,
        away: row.yes(3)?,
        version: row.count(4)?,
        summary: row.maybe_text(5)?,
    })
}

/// The same, owned: the writer does it when it comes to it.
struct Wish {
    club: Arc<str>,
    node: Option<Arc<str>>,
    /// Whether other nodes are told.
    tells: bool,
    stream: String,
    seen: u64,
    key: String,
    bodies: Vec<String>,
    summary: Option<String>,
}

impl Wish {
    fn of(store: &Store, entries: Append<'_>) -> Self {
        Self {
            club: Arc::clone(&store.club),
            node: store.node.clone(),
            tells: store.is_shared() && store.nats.is_none(),
            stream: entries.stream.to_owned(),
            seen: entries.seen,
            key: entries.key.to_owned(),
            bodies: entries.bodies.iter().map(|&body| body.to_owned()).collect(),
            summary: entries.summary.map(str::to_owned),
        }
    }

    /// The last entry has the key as it is, so that it leads to the version that was answered.
    fn key_of(&self, index: usize) -> String {
        match index + 1 == self.bodies.len() {
            true => self.key.clone(),
            false => format!("{}#{}", self.key, index + 1),
        }
    }
}

/// Reads the version and raises it in one statement, so that of those who have seen the same one exactly one goes on; the row is
/// his until the commit.
const RAISE: &str = "UPDATE streams SET version = version + $4, summary = $5, bytes = bytes + $7 WHERE id = $1 AND club = $2 AND version = $3 AND NOT EXISTS (SELECT 1 FROM entries WHERE stream = $1 AND key = $6)";

/// Only for the node that decides for the stream, while it is known to live.
const MINE: &str = " AND holder = $8 AND EXISTS (SELECT 1 FROM nodes WHERE id = $8 AND until > ";

/// How the streams begin that are no events: tables at which boards are played. They are not listed.
pub const PLAYED: &str = "play.";

/// The channel over which nodes tell each other of new versions.
pub const CHANNEL: &str = "openroom";

async fn append(conn: &mut Conn, wish: Wish) -> Result<(u64, bool), StoreError> {
    let count = wish.bodies.len() as u64;
    let bytes: u64 = wish.bodies.iter().map(|body| body.len() as u64).sum();
    let (id, club, key) = (&wish.stream, &*wish.club, &wish.key);
    let mut values = values![id, club, wish.seen, count, wish.summary.clone(), key, bytes];
    let mut raise = RAISE.to_owned();
    if let Some(node) = &wish.node {
        raise.push_str(MINE);
        raise.push_str(NOW);
        raise.push(')');
        values.push(Value::from(&**node));
    }
    raise.push_str(" RETURNING hash");
    let Some(raised) = conn.first(&raise, values).await? else {
        return Ok((not_raised(conn, &wish).await?, false));
    };
    let (mut version, mut head) = (wish.seen, raised.text(0)?);
    for (index, body) in wish.bodies.iter().enumerate() {
        version += 1;
        let key = wish.key_of(index);
        head = link(&head, version, &key, body);
        let add =
            "INSERT INTO entries (stream, version, key, body, hash) VALUES ($1, $2, $3, $4, $5)";
        let entry = values![id, version, key, body, &head];
        conn.execute(add, entry).await?;
    }
    let note = "UPDATE streams SET hash = $2 WHERE id = $1";
    conn.execute(note, values![id, &head]).await?;
    if wish.tells {
        let tell = "SELECT CAST(pg_notify($1, $2) AS text)";
        let notice = format!("{version} {id}");
        conn.rows(tell, values![CHANNEL, notice]).await?;
    }
    Ok((version, true))
}

/// Why the version was not raised: sent again, somebody else was first, or another node decides.
async fn not_raised(conn: &mut Conn, wish: &Wish) -> Result<u64, StoreError> {
    let now = "SELECT s.version, e.version FROM streams s LEFT JOIN entries e ON e.stream = s.id AND e.key = $3 WHERE s.id = $1 AND s.club = $2";
    let values = values![&wish.stream, &*wish.club, &wish.key];
    let Some(now) = conn.first(now, values).await? else {
        return Err(StoreError::NoStream(wish.stream.clone()));
    };
    if let Ok(version) = now.count(1) {
        return Ok(version);
    }
    match now.count(0)? {
        version if version == wish.seen => Err(StoreError::Elsewhere),
        version => Err(StoreError::Conflict { version }),
    }
}

/// Needs room on the disk, and gives it back.
pub async fn pulse(conn: &mut Conn) -> Result<(), StoreError> {
    let room = match conn.is_postgres() {
        true => "INSERT INTO pulse (room) VALUES (repeat('x', 16384))",
        false => "INSERT INTO pulse (room) VALUES (zeroblob(16384))",
    };
    conn.execute(room, Vec::new()).await?;
    conn.execute("DELETE FROM pulse", Vec::new()).await?;
    Ok(())
}

pub fn entry(row: &Row) -> Result<Entry, StoreError> {
    Ok(Entry {
        version: row.count(0)?,
        key: row.text(1)?,
        body: row.text(2)?,
        hash: row.text(3)?,
    })
}

impl Store {
    /// Makes an empty stream.
    ///
    /// # Errors
    /// If there is one with this id.
    pub async fn create(&self, id: &str, name: &str, created: &str) -> Result<(), StoreError> {
        let add = "INSERT INTO streams (id, club, name, created) VALUES ($1, $2, $3, $4)";
        let values = values![id, &*self.club, name, created];
        self.engine.execute(add, values).await?;
        Ok(())
    }

    /// A page of the streams that have entries, the newest first: after a stream, or from the beginning; those that are put away only
    /// if they are wanted.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn page(
        &self,
        after: Option<&str>,
        with_away: bool,
        most: u32,
    ) -> Result<Vec<Stream>, StoreError> {
        let played = PLAYED.len();
        let events = format!("substr(id, 1, {played}) <> '{PLAYED}'");
        let which = format!("club = $1 AND version > 0 AND (away = 0 OR $2 = 1) AND {events}");
        let order = "ORDER BY created DESC, id LIMIT $3";
        let mut values = values![&*self.club, with_away, most];
        let text = match after {
            None => format!("{COLUMNS} WHERE {which} {order}"),
            Some(after) => {
                values.push(Value::from(after));
                let last = "(SELECT created FROM streams WHERE id = $4)";
                let later = format!("(created < {last} OR (created = {last} AND id > $4))");
                format!("{COLUMNS} WHERE {which} AND {later} {order}")
            }
        };
        each(&self.engine.rows(&text, values).await?, stream)
    }

    /// The streams of all clubs whose summary holds a text: the club, the id and the summary of each. Those that are put away are not
    /// among them.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn summed_up_with(
        &self,
        text: &str,
    ) -> Result<Vec<(String, String, String)>, StoreError> {
        let all = "SELECT club, id, summary FROM streams WHERE away = 0 AND summary LIKE $1";
        let rows = self.engine.rows(all, values![format!("%{text}%")]).await?;
        each(&rows, |row| Ok((row.text(0)?, row.text(1)?, row.text(2)?)))
    }

    /// Notes what a list shows of a stream that was written without it; not if the stream has gone on.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub async fn sum_up(&self, id: &str, version: u64, summary: &str) -> Result<(), StoreError> {
        let note = "UPDATE streams SET summary = $1 WHERE id = $2 AND club = $3 AND version = $4";
        let values = values![summary, id, &*self.club, version];
        self.engine.execute(note, values).await?;
        Ok(())
    }

    /// Puts a stream away, or brings it back; its entries stay as they are.
    ///
    /// # Errors
    /// If there is no such stream, or the database cannot be written.
    pub async fn put_away(&self, id: &str, away: bool) -> Result<(), StoreError> {
        let change = "UPDATE streams SET away = $1 WHERE id = $2 AND club = $3";
        let values = values![away, id, &*self.club];
        match self.engine.execute(change, values).await? {
            0 => Err(StoreError::NoStream(id.to_owned())),
            _ => Ok(()),
        }
    }

    /// Appends entries, and gives the version of the last back once they are on the disk. Those whose key is there already are not
    /// written again.
    ///
    /// # Errors
    /// If somebody else was first, there is no such stream, another node decides for it, or the disk refuses.
    pub async fn append(&self, entries: Append<'_>) -> Result<u64, StoreError> {
        Ok(self.append_once(entries).await?.0)
    }

    /// The same; and whether they were written now: if not, they are those of an earlier time, and others may have come in between.
    ///
    /// # Errors
    /// As `append`.
    pub async fn append_once(&self, entries: Append<'_>) -> Result<(u64, bool), StoreError> {
        let (stream, wish) = (entries.stream.to_owned(), Wish::of(self, entries));
        let act = self
            .engine
            .act(None, move |conn| Box::pin(append(conn, wish)));
        let (version, fresh) = act.await?;
        if let Some(nats) = &self.nats {
            nats.tell(&Notice::Version { stream, version }).await;
        }
        Ok((version, fresh))
    }

    /// The entries after a version.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn read(&self, stream: &str, after: u64) -> Result<Vec<Entry>, StoreError> {
        #[cfg(feature = "faults")]
        self.fail_read()?;
        let all = "SELECT version, key, body, hash FROM entries WHERE stream = $1 AND version > $2 AND EXISTS (SELECT 1 FROM streams WHERE id = $1 AND club = $3) ORDER BY version";
        let values = values![stream, after, &*self.club];
        each(&self.engine.rows(all, values).await?, entry)
    }

    /// The entries from a version on, up to another one and without it.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn read_some(
        &self,
        stream: &str,
        from: u64,
        before: u64,
    ) -> Result<Vec<Entry>, StoreError> {
        let some = "SELECT version, key, body, hash FROM entries WHERE stream = $1 AND version >= $2 AND version < $3 AND EXISTS (SELECT 1 FROM streams WHERE id = $1 AND club = $4) ORDER BY version";
        let values = values![stream, from, before, &*self.club];
        each(&self.engine.rows(some, values).await?, entry)
    }

    /// The versions that streams have now.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn heads(&self, streams: &[String]) -> Result<Vec<(String, u64)>, StoreError> {
        /// So many in one statement.
        const TOGETHER: usize = 500;
        let mut heads = Vec::with_capacity(streams.len());
        for some in streams.chunks(TOGETHER) {
            let places: Vec<String> = (1..=some.len()).map(|at| format!("${at}")).collect();
            let text = format!(
                "SELECT id, version FROM streams WHERE id IN ({})",
                places.join(", ")
            );
            let values = some.iter().map(Value::from).collect();
            let rows = self.engine.rows(&text, values).await?;
            heads.extend(each(&rows, |row| Ok((row.text(0)?, row.count(1)?)))?);
        }
        Ok(heads)
    }
}
