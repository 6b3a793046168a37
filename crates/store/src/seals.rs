//! Seals: the server signs how far a stream is, so that nobody who has not its key can write the chain anew.

use ed25519_dalek::{Signature, Signer as _, SigningKey, Verifier as _, VerifyingKey};

use crate::chain::{self, Broken, START, hex};
use crate::engine::{Row, each, values};
use crate::{Entry, Store, StoreError};

/// What was signed: that a stream had this head at this time.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seal {
    /// The entry up to which it goes.
    pub version: u64,
    /// The hash of that entry, and so of all before.
    pub hash: String,
    /// When it was signed.
    pub at: String,
    /// The public key, as hexadecimal.
    pub signer: String,
    /// The signature (Ed25519), as hexadecimal.
    pub signature: String,
}

/// What is signed: five lines, each with its end.
fn text(stream: &str, version: u64, hash: &str, at: &str) -> String {
    format!("openroom record 1\n{stream}\n{version}\n{hash}\n{at}\n")
}

/// Whether a seal of a stream was signed with the key that it names.
///
/// ```
/// use openroom_store::{Signer, is_signed};
///
/// let signer = Signer::new(&"07".repeat(32)).unwrap();
/// let mut seal = signer.seal("thursday", 3, "abc", "2026-05-14T18:00:00Z");
/// assert!(is_signed("thursday", &seal));
/// seal.version = 4;
/// assert!(!is_signed("thursday", &seal));
/// ```
#[must_use]
pub fn is_signed(stream: &str, seal: &Seal) -> bool {
    let signed = || {
        let key = VerifyingKey::from_bytes(&bytes(&seal.signer)?).ok()?;
        let signature = Signature::from_bytes(&bytes(&seal.signature)?);
        let text = text(stream, seal.version, &seal.hash, &seal.at);
        key.verify(text.as_bytes(), &signature).ok()
    };
    signed().is_some()
}

/// So many bytes of their hexadecimal form.
fn bytes<const N: usize>(text: &str) -> Option<[u8; N]> {
    if text.len() != 2 * N || !text.is_ascii() {
        return None;
    }
    let mut bytes = [0; N];
    for (at, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(text.get(2 * at..2 * at + 2)?, 16).ok()?;
    }
    Some(bytes)
}

/// Who signs. The secret key does not leave it.
pub struct Signer(SigningKey);

impl std::fmt::Debug for Signer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Signer").field(&self.public()).finish()
    }
}

impl Signer {
    /// By its secret key, as hexadecimal.
    #[must_use]
    pub fn new(secret: &str) -> Option<Self> {
        bytes(secret).map(|secret| Self(SigningKey::from_bytes(&secret)))
    }

    /// The public key, as hexadecimal.
    #[must_use]
    pub fn public(&self) -> String {
        hex(self.0.verifying_key().as_bytes())
    }

    /// Signs that a stream has this head.
    #[must_use]
    pub fn seal(&self, stream: &str, version: u64, hash: &str, at: &str) -> Seal {
        let signature = self.0.sign(text(stream, version, hash, at).as_bytes());
        Seal {
            version,
            hash: hash.to_owned(),
            at: at.to_owned(),
            signer: self.public(),
            signature: hex(&signature.to_bytes()),
        }
    }
}

/// What came of sealing all that has gone on.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Sealed {
    /// So many streams were sealed.
    pub streams: u64,
    /// Those whose entries do not follow from what was sealed before: they are left as they are.
    pub broken: Vec<Broken>,
}

/// A stream that has gone on since it was sealed.
struct Open {
    id: String,
    version: u64,
    hash: String,
    sealed: Option<i64>,
}

/// Under this name the secret key is kept.
pub(crate) const KEY: &str = "record";

/// So many rows are held at once.
const TOGETHER: u32 = 500;

pub(crate) fn seal(row: &Row) -> Result<Seal, StoreError> {
    Ok(Seal {
        version: row.count(0)?,
        hash: row.text(1)?,
        at: row.text(2)?,
        signer: row.text(3)?,
        signature: row.text(4)?,
    })
}

impl Store {
    /// Who signs for this database: made when it is first asked for.
    ///
    /// # Errors
    /// If the database cannot be used, or what is kept is no key.
    pub async fn signer(&self) -> Result<Signer, StoreError> {
        let wrong = |problem: String| StoreError::File {
            path: "the key of the record".into(),
            problem,
        };
        let mut chance = [0; 32];
        getrandom::fill(&mut chance).map_err(|error| wrong(error.to_string()))?;
        let kept = self.shared_key(KEY, &hex(&chance)).await?;
        Signer::new(&kept).ok_or_else(|| wrong("is no key".to_owned()))
    }

    /// Seals every stream of every club that has gone on, if its entries follow from what was sealed before.
    ///
    /// # Errors
    /// If the database cannot be used.
    pub async fn seal_all(&self, signer: &Signer, at: &str) -> Result<Sealed, StoreError> {
        let mut sealed = Sealed::default();
        let mut last = String::new();
        loop {
            let open = "SELECT s.id, s.version, s.hash, (SELECT max(version) FROM seals WHERE stream = s.id) FROM streams s WHERE s.id > $1 AND s.version > 0 AND NOT EXISTS (SELECT 1 FROM seals WHERE stream = s.id AND version = s.version) ORDER BY s.id LIMIT $2";
            let rows = self.engine.rows(open, values![&last, TOGETHER]).await?;
            let found = each(&rows, |row| {
                Ok(Open {
                    id: row.text(0)?,
                    version: row.count(1)?,
                    hash: row.text(2)?,
                    sealed: row.int(3).ok(),
                })
            })?;
            let Some(end) = found.last() else {
                return Ok(sealed);
            };
            last = end.id.clone();
            for open in found {
                match self.seal_one(signer, &open, at).await? {
                    Ok(()) => sealed.streams += 1,
                    Err(broken) => sealed.broken.push(broken),
                }
            }
        }
    }

    async fn seal_one(
        &self,
        signer: &Signer,
        open: &Open,
        at: &str,
    ) -> Result<Result<(), Broken>, StoreError> {
        let (mut version, mut head) = (0, START.to_owned());
        if let Some(sealed) = open.sealed {
            let found = "SELECT hash FROM seals WHERE stream = $1 AND version = $2";
            let rows = self.engine.rows(found, values![&open.id, sealed]).await?;
            let hash = rows.first().map(|row| row.text(0)).transpose()?;
            (version, head) = (sealed.unsigned_abs(), hash.unwrap_or_default());
        }
        // What was signed once is not signed over: the new head follows from it, or somebody has changed something.
        while version < open.version {
            let entries = self.some(&open.id, version, open.version).await?;
            if entries.is_empty() {
                break;
            }
            head = match chain::check(&open.id, head, version, &entries) {
                Ok(head) => head,
                Err(broken) => return Ok(Err(broken)),
            };
            version += entries.len() as u64;
        }
        if version != open.version || head != open.hash {
            return Ok(Err(Broken {
                stream: open.id.clone(),
                version: version.min(open.version) + 1,
            }));
        }
        let seal = signer.seal(&open.id, open.version, &open.hash, at);
        // Another node may have been quicker.
        let add = "INSERT INTO seals (stream, version, hash, at, signer, signature) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING";
        let values = values![
            &open.id,
            seal.version,
            seal.hash,
            seal.at,
            seal.signer,
            seal.signature
        ];
        self.engine.execute(add, values).await?;
        Ok(Ok(()))
    }

    /// Some of the entries after a version, up to another one.
    async fn some(&self, stream: &str, after: u64, upto: u64) -> Result<Vec<Entry>, StoreError> {
        let some = "SELECT version, key, body, hash FROM entries WHERE stream = $1 AND version > $2 AND version <= $3 ORDER BY version LIMIT $4";
        let values = values![stream, after, upto, TOGETHER];
        let rows = self.engine.rows(some, values).await?;
        each(&rows, crate::streams::entry)
    }

    /// The newest seal of a stream.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn newest_seal(&self, stream: &str) -> Result<Option<Seal>, StoreError> {
        let newest = "SELECT version, hash, at, signer, signature FROM seals WHERE stream = $1 AND EXISTS (SELECT 1 FROM streams WHERE id = $1 AND club = $2) ORDER BY version DESC LIMIT 1";
        let values = values![stream, &*self.club];
        let rows = self.engine.rows(newest, values).await?;
        rows.first().map(seal).transpose()
    }

    /// All seals of a stream, the oldest first.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn seals(&self, stream: &str) -> Result<Vec<Seal>, StoreError> {
        let all = "SELECT version, hash, at, signer, signature FROM seals WHERE stream = $1 AND EXISTS (SELECT 1 FROM streams WHERE id = $1 AND club = $2) ORDER BY version";
        let values = values![stream, &*self.club];
        each(&self.engine.rows(all, values).await?, seal)
    }

    /// The hash of an entry, if there is one of that number.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn hash_at(&self, stream: &str, version: u64) -> Result<Option<String>, StoreError> {
        let one = "SELECT hash FROM entries WHERE stream = $1 AND version = $2 AND EXISTS (SELECT 1 FROM streams WHERE id = $1 AND club = $3)";
        let values = values![stream, version, &*self.club];
        let rows = self.engine.rows(one, values).await?;
        rows.first().map(|row| row.text(0)).transpose()
    }
}
