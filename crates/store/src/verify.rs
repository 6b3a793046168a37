//! Whether a record is the one that was written: every chain, every head, every seal.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::chain::{START, link};
use crate::engine::{Conn, each, values};
use crate::seals::{self, Seal, Signer, is_signed};
use crate::{Entry, Store, StoreError, is_postgres, postgres, sqlite};

/// What is wrong with a record, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Wrong {
    /// The entry was changed, or one before it was put in or changed.
    Entry { stream: String, version: u64 },
    /// The entry is not there, and later ones are.
    Gone { stream: String, version: u64 },
    /// The stream says that it has so many entries, and has other ones.
    Length {
        stream: String,
        said: u64,
        found: u64,
    },
    /// The head that the stream names is not the hash of its last entry.
    Head { stream: String, version: u64 },
    /// The seal is of an entry that is not there.
    SealOfNothing { stream: String, version: u64 },
    /// The seal names another hash than the entry has.
    SealOfOther { stream: String, version: u64 },
    /// The signature of the seal is not right.
    Signature { stream: String, version: u64 },
    /// The seal is signed with another key than the one that was expected.
    Signer {
        stream: String,
        version: u64,
        signer: String,
    },
    /// There are entries of a stream that is not there.
    NoStream { stream: String },
}

/// What was found.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Verified {
    /// Streams.
    pub streams: u64,
    /// Entries of all of them.
    pub entries: u64,
    /// Seals.
    pub seals: u64,
    /// Entries that came after the last seal of their stream.
    pub unsealed: u64,
    /// Entries of an exported record whose names were taken out: that they were there is proved, what they say is not.
    pub without_names: u64,
    /// The public keys with which they are signed.
    pub signers: BTreeSet<String>,
    /// What is wrong.
    pub wrong: Vec<Wrong>,
    /// Where the hash is that was looked for: stream and entry.
    pub found: Option<(String, u64)>,
}

/// Looks at one stream, entry by entry.
pub struct Looking<'a> {
    stream: &'a str,
    seals: BTreeMap<u64, Seal>,
    head: String,
    version: u64,
    /// What does not hold any more says nothing of what follows.
    broken: bool,
    sealed: u64,
    wanted: &'a Wanted,
}

/// What is expected of a record.
#[derive(Debug, Clone, Default)]
pub struct Wanted {
    /// The key with which all seals are signed, if it is known from elsewhere.
    pub signer: Option<String>,
    /// The beginning of a hash that some entry is to have, as hexadecimal.
    pub head: Option<String>,
}

impl<'a> Looking<'a> {
    pub fn at(stream: &'a str, seals: Vec<Seal>, wanted: &'a Wanted) -> Self {
        Self {
            stream,
            seals: seals.into_iter().map(|seal| (seal.version, seal)).collect(),
            head: START.to_owned(),
            version: 0,
            broken: false,
            sealed: 0,
            wanted,
        }
    }

    pub fn entry(&mut self, entry: &Entry, verified: &mut Verified) {
        if self.follows(entry, verified) {
            let head = link(&self.head, self.version, &entry.key, &entry.body);
            self.goes_on(entry, head, verified);
        }
    }

    /// An entry of which names were taken out: its hash cannot be worked out, so the entry before it must be sealed.
    pub fn nameless(&mut self, entry: &Entry, verified: &mut Verified) {
        verified.without_names += 1;
        if self.follows(entry, verified) {
            let sealed = self.version == 1 || self.sealed == self.version - 1;
            let head = match sealed {
                true => entry.hash.clone(),
                false => String::new(),
            };
            self.goes_on(entry, head, verified);
        }
    }

    /// Whether it is the next one.
    fn follows(&mut self, entry: &Entry, verified: &mut Verified) -> bool {
        verified.entries += 1;
        self.version += 1;
        if self.broken {
            return false;
        }
        if entry.version != self.version {
            self.broken = true;
            verified.wrong.push(Wrong::Gone {
                stream: self.stream.to_owned(),
                version: self.version,
            });
        }
        !self.broken
    }

    /// Takes the entry with the hash that it ought to have.
    fn goes_on(&mut self, entry: &Entry, head: String, verified: &mut Verified) {
        let stream = || self.stream.to_owned();
        let version = self.version;
        self.head = head;
        if entry.hash != self.head {
            self.broken = true;
            let stream = stream();
            verified.wrong.push(Wrong::Entry { stream, version });
            return;
        }
        let begins = |head: &String| self.head.starts_with(head.as_str());
        if self.wanted.head.as_ref().is_some_and(begins) {
            verified.found = Some((stream(), version));
        }
        if let Some(seal) = self.seals.remove(&version) {
            self.sealed = version;
            self.seal(&seal, verified);
        }
    }

    fn seal(&self, seal: &Seal, verified: &mut Verified) {
        let (stream, version) = (self.stream.to_owned(), seal.version);
        verified.seals += 1;
        verified.signers.insert(seal.signer.clone());
        let expected = self.wanted.signer.as_ref();
        if seal.hash != self.head {
            verified.wrong.push(Wrong::SealOfOther { stream, version });
        } else if !is_signed(self.stream, seal) {
            verified.wrong.push(Wrong::Signature { stream, version });
        } else if expected.is_some_and(|expected| *expected != seal.signer) {
            verified.wrong.push(Wrong::Signer {
                stream,
                version,
                signer: seal.signer.clone(),
            });
        }
    }

    /// Ends it with what the stream says of itself: how many entries it has, and its head.
    pub fn end(self, said: Option<(u64, &str)>, verified: &mut Verified) {
        let stream = || self.stream.to_owned();
        verified.streams += 1;
        verified.unsealed += self.version - self.sealed.min(self.version);
        if let Some((length, head)) = said {
            if length != self.version {
                verified.wrong.push(Wrong::Length {
                    stream: stream(),
                    said: length,
                    found: self.version,
                });
            } else if !self.broken && head != self.head {
                verified.wrong.push(Wrong::Head {
                    stream: stream(),
                    version: length,
                });
            }
        }
        for &version in self.seals.keys() {
            // A seal of what comes after a break was signed over something else than is there, which the break says already.
            if version > self.version {
                let stream = stream();
                verified
                    .wrong
                    .push(Wrong::SealOfNothing { stream, version });
            }
        }
    }
}

/// So many rows are held at once.
const TOGETHER: u32 = 500;

async fn whole(conn: &mut Conn, wanted: &Wanted) -> Result<Verified, StoreError> {
    let mut verified = Verified::default();
    let mut last = String::new();
    loop {
        let streams = "SELECT id, version, hash FROM streams WHERE id > $1 ORDER BY id LIMIT $2";
        let rows = conn.rows(streams, values![&last, TOGETHER]).await?;
        let streams = each(&rows, |row| Ok((row.text(0)?, row.count(1)?, row.text(2)?)))?;
        let Some(end) = streams.last() else { break };
        last = end.0.clone();
        for (stream, version, hash) in &streams {
            let seals = "SELECT version, hash, at, signer, signature FROM seals WHERE stream = $1 ORDER BY version";
            let seals = each(&conn.rows(seals, values![stream]).await?, seals::seal)?;
            let mut looking = Looking::at(stream, seals, wanted);
            let mut after = 0;
            loop {
                let some = "SELECT version, key, body, hash FROM entries WHERE stream = $1 AND version > $2 ORDER BY version LIMIT $3";
                let rows = conn.rows(some, values![stream, after, TOGETHER]).await?;
                let entries = each(&rows, crate::streams::entry)?;
                let Some(end) = entries.last() else { break };
                after = end.version;
                for entry in &entries {
                    looking.entry(entry, &mut verified);
                }
            }
            looking.end(Some((*version, hash)), &mut verified);
        }
    }
    let alone = "SELECT DISTINCT stream FROM entries WHERE NOT EXISTS (SELECT 1 FROM streams WHERE id = stream) ORDER BY stream";
    for row in conn.rows(alone, Vec::new()).await? {
        let stream = row.text(0)?;
        verified.wrong.push(Wrong::NoStream { stream });
    }
    Ok(verified)
}

/// Opens a database to read it as it is at this moment.
async fn begun(address: &str) -> Result<Conn, StoreError> {
    let mut conn = match is_postgres(address) {
        true => postgres::to_read(address).await?,
        false => sqlite::to_read(Path::new(address)).await?,
    };
    conn.begin_to_read().await?;
    Ok(conn)
}

/// The public key of the database itself, once it has one.
async fn own_key(conn: &mut Conn) -> Result<Option<String>, StoreError> {
    let find = "SELECT value FROM keys WHERE name = $1";
    let Some(row) = conn.first(find, values![seals::KEY]).await? else {
        return Ok(None);
    };
    let signer = Signer::new(&row.text(0)?);
    Ok(signer.map(|signer| signer.public()))
}

impl Store {
    /// The public key with which a database is sealed, by its address. Nothing is written to it.
    ///
    /// # Errors
    /// If the database cannot be read, or was written by another version of Openroom.
    pub async fn key_at(address: &str) -> Result<Option<String>, StoreError> {
        let mut conn = begun(address).await?;
        let key = own_key(&mut conn).await;
        conn.raw("ROLLBACK").await?;
        key
    }

    /// Verifies a whole database as it is at this moment, by its address. Nothing is written to it, and its form is left as it is.
    ///
    /// `signer` is the public key with which all seals are to be signed, if it is known from elsewhere, else that of the database; `head` the beginning of a hash
    /// that is looked for, as hexadecimal.
    ///
    /// # Errors
    /// If the database cannot be read, or was written by another version of Openroom.
    pub async fn verify_at(
        address: &str,
        signer: Option<&str>,
        head: Option<&str>,
    ) -> Result<Verified, StoreError> {
        let mut conn = begun(address).await?;
        let own = own_key(&mut conn).await?;
        let wanted = Wanted {
            signer: signer.map(str::to_owned).or(own),
            head: head.map(str::to_owned),
        };
        let verified = whole(&mut conn, &wanted).await;
        conn.raw("ROLLBACK").await?;
        verified
    }
}
