//! Bytes as text: UTF-8 where they are UTF-8, else Latin-1 as Windows writes it.
//!
//! Windows-1252 is Latin-1 with letters and quotes in the place of 32 control characters that no text has: any bytes that are
//! Latin-1 text mean the same in both.

use std::borrow::Cow;
use std::str::FromStr;

/// The bytes 80 to 9F of Windows-1252. Five of them have no meaning and stay the control characters that they are in Latin-1.
const WINDOWS: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}',
    '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// The text of the bytes.
///
/// ```
/// use openroom_formats::decode;
/// assert_eq!(decode("Łódź".as_bytes()), "Łódź");
/// assert_eq!(decode(b"Malm\xf6"), "Malmö");
/// assert_eq!(decode(b"O\x92Hara \x96 \x8aime"), "O’Hara – Šime");
/// ```
#[must_use]
pub fn decode(bytes: &[u8]) -> Cow<'_, str> {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.iter().map(|&byte| letter(byte)).collect()),
    }
}

fn letter(byte: u8) -> char {
    match byte {
        0x80..=0x9f => WINDOWS[usize::from(byte - 0x80)],
        _ => char::from(byte),
    }
}

/// A number without a sign: Rust takes `+1` for 1, and nobody who writes a plain number writes it so.
pub(crate) fn digits<T: FromStr>(text: &str) -> Option<T> {
    let is_plain = text.bytes().all(|byte| byte.is_ascii_digit());
    is_plain.then(|| text.parse().ok()).flatten()
}
