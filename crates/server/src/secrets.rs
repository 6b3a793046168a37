//! Codes and secrets from the machine's randomness, and how they are kept.

use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use argon2::{Algorithm, Argon2, Params, PasswordHash, Version};
use sha2::{Digest as _, Sha256};
use tokio::sync::Semaphore;

use crate::aside::aside;
use crate::problem::Problem;

/// Letters and digits that nobody mistakes for one another.
const PLAIN: &[u8; 32] = b"ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/// A secret for cookies and tokens: 256 bits.
pub fn secret() -> Result<String, Problem> {
    let mut bytes = [0_u8; 32];
    getrandom::fill(&mut bytes).map_err(Problem::ours)?;
    Ok(hex(&bytes))
}

/// The seed of a draw by lot: up to six digits, so that it can be read out.
pub fn seed() -> Result<u64, Problem> {
    let mut bytes = [0_u8; 4];
    getrandom::fill(&mut bytes).map_err(Problem::ours)?;
    Ok(u64::from(u32::from_le_bytes(bytes)) % 1_000_000)
}

/// A code that people type, of so many letters: 5 bits each.
pub fn code(letters: usize) -> Result<String, Problem> {
    let mut bytes = vec![0_u8; letters];
    getrandom::fill(&mut bytes).map_err(Problem::ours)?;
    let letter = |byte: &u8| char::from(PLAIN[usize::from(byte % 32)]);
    Ok(bytes.iter().map(letter).collect())
}

/// A code that is always the same for a text, of so many letters, 32 at most. Nobody who does not know the text can tell it.
pub fn code_of(text: &str, letters: usize) -> String {
    let bytes = Sha256::digest(text.as_bytes());
    let letter = |byte: &u8| char::from(PLAIN[usize::from(byte % 32)]);
    bytes.iter().take(letters).map(letter).collect()
}

/// How a secret is kept. It has enough chance in it that a plain hash is safe.
pub fn kept(secret: &str) -> String {
    hex(&Sha256::digest(secret.as_bytes()))
}

/// Bytes as text, two letters each.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The bytes of such a text.
pub fn unhex(text: &str) -> Option<Vec<u8>> {
    let byte = |pair: &[u8]| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok();
    text.as_bytes().chunks(2).map(byte).collect()
}

/// Argon2id with 19 MiB and two passes, which takes a laptop some hundredths of a second.
fn argon() -> Argon2<'static> {
    let params = Params::new(19 * 1024, 2, 1, None).unwrap_or_default();
    Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
}

/// A password takes 19 MiB and a core while it is tried: no more than so many at once, however many come.
static TRYING: Semaphore = Semaphore::const_new(4);

/// How a password is kept.
pub async fn password(text: String) -> Result<String, Problem> {
    let _turn = TRYING.acquire().await.map_err(Problem::ours)?;
    let work = move || {
        argon()
            .hash_password(text.as_bytes())
            .map(|hash| hash.to_string())
    };
    aside(work).await?.map_err(Problem::ours)
}

/// Whether a password is the one that is kept.
pub async fn is_password(text: String, kept: String) -> Result<bool, Problem> {
    let _turn = TRYING.acquire().await.map_err(Problem::ours)?;
    let work = move || {
        let Ok(hash) = PasswordHash::new(&kept) else {
            return false;
        };
        argon().verify_password(text.as_bytes(), &hash).is_ok()
    };
    aside(work).await
}

/// What no password is kept as; trying it takes as long as trying a real one, so that nobody learns which names exist.
pub const NOBODY: &str = "$argon2id$v=19$m=19456,t=2,p=1$b3BlbnJvb20tbm9ib2R5$M0Z5c3pTZ2Z3c0dCQ2p3bXl4bXJ2d3hQb0Zqd0ZzQUE";

#[cfg(test)]
mod tests {
    use super::{NOBODY, PasswordHash};

    #[test]
    fn nobody_takes_as_long_as_somebody() {
        assert!(
            PasswordHash::new(NOBODY).is_ok(),
            "else it is refused at once"
        );
    }
}
