//! Text that nobody reads without its key, and random bytes of the operating system.

use std::fmt::Write as _;

use chacha20poly1305::ChaCha20Poly1305;
use chacha20poly1305::aead::{Aead as _, KeyInit as _, Payload};

/// Fresh bytes.
pub fn system_bytes<const N: usize>() -> Result<[u8; N], String> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)
        .map_err(|e| format!("the system cannot provide random numbers: {e}"))?;
    Ok(bytes)
}

/// The first line of a sealed file.
const SEALED: &str = "openroom sealed boards 1";

/// The sealed text and its key, a new one each time.
pub fn seal(text: &str) -> Result<(String, String), String> {
    let (key, nonce): ([u8; 32], [u8; 12]) = (system_bytes()?, system_bytes()?);
    let payload = Payload {
        msg: text.as_bytes(),
        aad: SEALED.as_bytes(),
    };
    let sealed = ChaCha20Poly1305::new(&key.into())
        .encrypt(&nonce.into(), payload)
        .map_err(|_| "the boards cannot be sealed")?;
    let mut out = format!("{SEALED}\n{}\n", hex(&nonce));
    for line in sealed.chunks(48) {
        let _ = writeln!(out, "{}", hex(line));
    }
    Ok((out, hex(&key)))
}

/// The text, with its key.
pub fn open(text: &str, key: &str) -> Result<String, String> {
    let mut lines = text.lines();
    if lines.next() != Some(SEALED) {
        return Err(format!(
            "not a sealed file: its first line is not `{SEALED}`"
        ));
    }
    let damaged = "the sealed file is damaged";
    let nonce: [u8; 12] = unhex(lines.next().unwrap_or_default())
        .and_then(|bytes| bytes.try_into().ok())
        .ok_or(damaged)?;
    let key: [u8; 32] = unhex(key)
        .and_then(|bytes| bytes.try_into().ok())
        .ok_or("the key has 64 digits, 0 to 9 and a to f")?;
    let sealed = unhex(&lines.collect::<String>()).ok_or(damaged)?;
    let payload = Payload {
        msg: &sealed,
        aad: SEALED.as_bytes(),
    };
    let open = ChaCha20Poly1305::new(&key.into())
        .decrypt(&nonce.into(), payload)
        .map_err(|_| "the key does not belong to this file, or the file has been changed")?;
    String::from_utf8(open).map_err(|_| damaged.into())
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut out, byte| {
        let _ = write!(out, "{byte:02x}");
        out
    })
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    let digits: Vec<u32> = text
        .trim()
        .chars()
        .map(|c| c.to_digit(16))
        .collect::<Option<_>>()?;
    let bytes = digits.chunks(2).map(|two| match two {
        [high, low] => Some((high * 16 + low) as u8),
        _ => None,
    });
    bytes.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sealed_and_opened() {
        let (sealed, key) = seal("board: 1\n").unwrap();
        assert!(!sealed.contains("board: 1"));
        assert_eq!(open(&sealed, &key).unwrap(), "board: 1\n");
        let (_, other) = seal("board: 1\n").unwrap();
        assert!(open(&sealed, &other).is_err());
        let last = sealed.trim_end().len() - 1;
        let digit = if sealed.as_bytes()[last] == b'0' {
            "1"
        } else {
            "0"
        };
        assert!(open(&format!("{}{digit}\n", &sealed[..last]), &key).is_err());
        assert!(open(&sealed, "abc").is_err());
        assert!(open("", &key).is_err());
    }
}
