//! The chain over the entries of a stream: each carries the hash of itself and of the one before, so that none can be changed, put in
//! or taken out without all after it being other ones.

use sha2::{Digest as _, Sha256};

/// What the first entry of a stream is linked to.
pub const START: &str = "";

/// The hash of an entry that follows the one with the hash `before`: SHA-256 over the four, with their lengths, as hexadecimal.
///
/// ```
/// use openroom_store::{START, link};
///
/// let first = link(START, 1, "key", "{}");
/// assert_eq!(first.len(), 64);
/// assert_ne!(first, link(START, 1, "key", "{ }"));
/// ```
#[must_use]
pub fn link(before: &str, version: u64, key: &str, body: &str) -> String {
    let mut hash = Sha256::new();
    for part in [before, &version.to_string(), key, body] {
        // With its length, so that nothing can pass from one part to the next.
        hash.update((part.len() as u64).to_be_bytes());
        hash.update(part.as_bytes());
    }
    hex(&hash.finalize())
}

/// Bytes as hexadecimal.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A hash as people write it down and compare it: its first twelve characters, in groups of four.
///
/// ```
/// let hash = openroom_store::link(openroom_store::START, 1, "key", "{}");
/// assert_eq!(openroom_store::short(&hash).len(), 14);
/// assert_eq!(openroom_store::short("0123456789abcdef"), "0123 4567 89ab");
/// ```
#[must_use]
pub fn short(hash: &str) -> String {
    let letters: Vec<char> = hash.chars().take(12).collect();
    let groups = letters.chunks(4).map(|group| group.iter().collect());
    groups.collect::<Vec<String>>().join(" ")
}

/// Where a chain does not hold.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("entry {version} of {stream}, or one before it, is not the one that was written")]
pub struct Broken {
    /// The stream.
    pub stream: String,
    /// The first entry that does not follow from those before.
    pub version: u64,
}

/// Checks entries that follow the hash `head`; the head after them.
pub fn check(
    stream: &str,
    mut head: String,
    mut version: u64,
    entries: &[crate::Entry],
) -> Result<String, Broken> {
    for entry in entries {
        version += 1;
        head = link(&head, version, &entry.key, &entry.body);
        if entry.version != version || entry.hash != head {
            return Err(Broken {
                stream: stream.to_owned(),
                version,
            });
        }
    }
    Ok(head)
}
