//! The log of one event as a file that proves itself: every entry as it was written, with its key and its hash, and the seals. One line
//! of JSON for each.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::chain::START;
use crate::engine::values;
use crate::verify::{Looking, Wanted};
use crate::{Entry, Seal, Signer, Store, StoreError, Verified};

/// The log of a stream with all that proves it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Proof {
    /// The stream.
    pub stream: String,
    /// Its name, which is not part of what is proved.
    pub name: String,
    /// The entries.
    pub entries: Vec<Entry>,
    /// The seals.
    pub seals: Vec<Seal>,
    /// Entries of which names were taken out: they have no key, and the file proves that they were there, not what they say.
    pub without_names: BTreeSet<u64>,
}

/// With this key the first line begins.
const MARK: &str = "openroom-record";

impl Proof {
    /// Whether a text is meant as such a file.
    #[must_use]
    pub fn is_meant(text: &str) -> bool {
        text.trim_start()
            .strip_prefix('{')
            .is_some_and(|rest| rest.trim_start().starts_with("\"openroom-record\""))
    }

    /// The file.
    #[must_use]
    pub fn write(&self) -> String {
        let mut lines = vec![json!({MARK: 1, "event": self.stream, "name": self.name})];
        for entry in &self.entries {
            let Entry {
                version,
                key,
                body,
                hash,
            } = entry;
            lines.push(match self.without_names.contains(version) {
                true => json!({"entry": version, "hash": hash, "without-names": body}),
                false => json!({"entry": version, "key": key, "hash": hash, "body": body}),
            });
        }
        for seal in &self.seals {
            lines.push(json!({
                "seal": seal.version,
                "hash": seal.hash,
                "at": seal.at,
                "signer": seal.signer,
                "signature": seal.signature,
            }));
        }
        lines.iter().map(|line| format!("{line}\n")).collect()
    }

    /// Reads a file.
    ///
    /// # Errors
    /// The line that cannot be read.
    ///
    /// ```
    /// use openroom_store::Proof;
    ///
    /// let proof = Proof { stream: "e".into(), ..Proof::default() };
    /// assert_eq!(Proof::read(&proof.write()).unwrap(), proof);
    /// assert_eq!(Proof::read("{\"openroom-record\":1,\"event\":\"e\",\"name\":\"\"}\nnonsense\n"), Err(2));
    /// ```
    pub fn read(text: &str) -> Result<Self, usize> {
        let mut proof: Option<Self> = None;
        for (number, line) in (1_usize..).zip(text.lines()) {
            if line.trim().is_empty() {
                continue;
            }
            let line: Value = serde_json::from_str(line).map_err(|_| number)?;
            let read = match &mut proof {
                None => first(&line).map(|first| proof = Some(first)),
                Some(proof) => proof.add(&line),
            };
            read.ok_or(number)?;
        }
        proof.ok_or(1)
    }

    fn add(&mut self, line: &Value) -> Option<()> {
        let word = |key: &str| line.get(key)?.as_str().map(str::to_owned);
        let number = |key: &str| line.get(key).map(|number| number.as_u64());
        match (number("entry"), number("seal")) {
            (Some(version), None) => {
                let version = version?;
                let hidden = word("without-names");
                if hidden.is_some() {
                    self.without_names.insert(version);
                }
                self.entries.push(Entry {
                    version,
                    key: match hidden {
                        Some(_) => String::new(),
                        None => word("key")?,
                    },
                    hash: word("hash")?,
                    body: match hidden {
                        Some(body) => body,
                        None => word("body")?,
                    },
                });
            }
            (None, Some(version)) => self.seals.push(Seal {
                version: version?,
                hash: word("hash")?,
                at: word("at")?,
                signer: word("signer")?,
                signature: word("signature")?,
            }),
            _ => return None,
        }
        Some(())
    }

    /// Takes names out of the entries: `hide` gives the text that is to be shown instead, for those that hold any. Such an entry loses its
    /// key, so that nobody finds the name by trying; the entry before it is sealed, so that everything but its own words stays proved.
    ///
    /// ```
    /// use openroom_store::{Entry, Proof, START, Signer, link};
    ///
    /// let mut proof = Proof { stream: "e".into(), ..Proof::default() };
    /// let mut head = START.to_owned();
    /// for (version, body) in [(1, "made"), (2, "Ana came"), (3, "over")] {
    ///     head = link(&head, version, "key", body);
    ///     proof.entries.push(Entry { version, key: "key".into(), body: body.into(), hash: head.clone() });
    /// }
    /// let signer = Signer::new(&"07".repeat(32)).unwrap();
    /// proof.hide(&signer, "2026-05-14T18:00:00Z", |body| body.contains("Ana").then(|| body.replace("Ana", "somebody")));
    /// let read = Proof::read(&proof.write()).unwrap();
    /// let verified = read.verify(None, None);
    /// assert_eq!((verified.wrong.len(), verified.without_names), (0, 1));
    /// assert!(!proof.write().contains("Ana"));
    /// // What stands before it cannot be changed all the same.
    /// let forged = proof.write().replace("made", "bade");
    /// assert_eq!(Proof::read(&forged).unwrap().verify(None, None).wrong.len(), 1);
    /// ```
    pub fn hide(&mut self, signer: &Signer, at: &str, hide: impl Fn(&str) -> Option<String>) {
        let mut before: Option<(u64, String)> = None;
        for entry in &mut self.entries {
            if let Some(body) = hide(&entry.body) {
                entry.body = body;
                entry.key.clear();
                self.without_names.insert(entry.version);
                let sealed = |version: u64| self.seals.iter().any(|seal| seal.version == version);
                if let Some((version, hash)) = before.filter(|(version, _)| !sealed(*version)) {
                    self.seals
                        .push(signer.seal(&self.stream, version, &hash, at));
                }
            }
            before = Some((entry.version, entry.hash.clone()));
        }
        self.seals.sort_by_key(|seal| seal.version);
    }

    /// The hash of the last entry.
    #[must_use]
    pub fn head(&self) -> &str {
        self.entries.last().map_or(START, |entry| &entry.hash)
    }

    /// Checks all of it; see [`Store::verify_at`].
    #[must_use]
    pub fn verify(&self, signer: Option<&str>, head: Option<&str>) -> Verified {
        let wanted = Wanted {
            signer: signer.map(str::to_owned),
            head: head.map(str::to_owned),
        };
        let mut verified = Verified::default();
        let mut looking = Looking::at(&self.stream, self.seals.clone(), &wanted);
        for entry in &self.entries {
            match self.without_names.contains(&entry.version) {
                true => looking.nameless(entry, &mut verified),
                false => looking.entry(entry, &mut verified),
            }
        }
        looking.end(None, &mut verified);
        verified
    }
}

fn first(line: &Value) -> Option<Proof> {
    let word = |key: &str| line.get(key)?.as_str().map(str::to_owned);
    (line.get(MARK)?.as_u64()? == 1).then_some(())?;
    Some(Proof {
        stream: word("event")?,
        name: word("name").unwrap_or_default(),
        ..Proof::default()
    })
}

impl Store {
    /// The log of a stream with all that proves it.
    ///
    /// # Errors
    /// If there is no such stream, or the database cannot be read.
    pub async fn proof(&self, stream: &str) -> Result<Proof, StoreError> {
        let find = "SELECT name FROM streams WHERE id = $1 AND club = $2";
        let values = values![stream, self.club()];
        let found = self.engine.rows(find, values).await?;
        let none = || StoreError::NoStream(stream.to_owned());
        let name = found.first().ok_or_else(none)?.text(0)?;
        // The seals first: what is signed meanwhile is of entries that are read after them.
        let seals = self.seals(stream).await?;
        Ok(Proof {
            stream: stream.to_owned(),
            name,
            entries: self.read(stream, 0).await?,
            seals,
            without_names: BTreeSet::new(),
        })
    }
}
