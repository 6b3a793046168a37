//! Bytes as text: UTF-8 where they are UTF-8, else Latin-1, which any bytes are.

use std::borrow::Cow;

/// The text of the bytes.
///
/// ```
/// use openroom_formats::text::decode;
/// assert_eq!(decode("Łódź".as_bytes()), "Łódź");
/// assert_eq!(decode(b"Malm\xf6"), "Malmö");
/// ```
#[must_use]
pub fn decode(bytes: &[u8]) -> Cow<'_, str> {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.iter().map(|&b| char::from(b)).collect()),
    }
}
