//! A sentence as a line of text that can be read back. Texts stand with their length before them, so that none can be taken
//! for anything else.

use std::borrow::Cow;
use std::fmt::Write as _;

use contract_bridge::{Card, Seat};

use crate::{Arg, Said, Sentence};

/// No sentence begins so.
const MARK: char = '\u{1}';

/// No sentence has more sentences inside one another.
const MAX_DEPTH: usize = 16;

impl Said {
    pub(crate) fn encode(&self) -> String {
        let mut out = String::from(MARK);
        write_said(&mut out, self);
        out
    }

    /// Reads what `{:#}` wrote; nothing of any other text.
    ///
    /// ```
    /// use openroom_said::{Said, said};
    /// let said = said!("session-is-over", "session {session} is over", session = 2_u32);
    /// assert_eq!(Said::decode(&format!("{said:#}")), Some(said));
    /// assert_eq!(Said::decode("session 2 is over"), None);
    /// ```
    #[must_use]
    pub fn decode(text: &str) -> Option<Self> {
        let mut rest = text.strip_prefix(MARK)?;
        let said = read_said(&mut rest, 0)?;
        rest.is_empty().then_some(said)
    }
}

fn write_text(out: &mut String, text: &str) {
    let _ = write!(out, "{}:{text}", text.len());
}

fn write_said(out: &mut String, said: &Said) {
    write_text(out, said.key());
    write_text(out, said.english());
    let _ = write!(out, "{}:", said.args.len());
    for (name, arg) in &said.args {
        write_text(out, name);
        match arg {
            Arg::Number(number) => {
                let _ = write!(out, "n{number}:");
            }
            Arg::Text(text) => {
                out.push('t');
                write_text(out, text);
            }
            Arg::Seat(seat) => out.extend(['s', seat.letter()]),
            Arg::SideOf(seat) => out.extend(['o', seat.letter()]),
            Arg::Card(card) => out.extend(['c', card.suit.letter(), card.rank.letter()]),
            Arg::Said(said) => {
                out.push('p');
                write_said(out, said);
            }
            Arg::Each(all, between) => {
                let _ = write!(out, "e{}:", all.len());
                write_text(out, between);
                all.iter().for_each(|said| write_said(out, said));
            }
        }
    }
}

/// What stands before the next colon.
fn read_word<'a>(rest: &mut &'a str) -> Option<&'a str> {
    let (word, after) = rest.split_once(':')?;
    *rest = after;
    Some(word)
}

fn read_letters<'a>(rest: &mut &'a str, letters: usize) -> Option<&'a str> {
    let (taken, after) = rest.split_at_checked(letters)?;
    *rest = after;
    Some(taken)
}

fn read_text(rest: &mut &str) -> Option<String> {
    let length = read_word(rest)?.parse().ok()?;
    Some(read_letters(rest, length)?.to_owned())
}

fn read_said(rest: &mut &str, depth: usize) -> Option<Said> {
    (depth < MAX_DEPTH).then_some(())?;
    let texts = (read_text(rest)?, read_text(rest)?);
    let count: usize = read_word(rest)?.parse().ok()?;
    let mut args = Vec::new();
    for _ in 0..count {
        let name = Cow::Owned(read_text(rest)?);
        args.push((name, read_arg(rest, depth)?));
    }
    Some(Said {
        sentence: Sentence::Read(Box::new(texts)),
        args,
    })
}

fn read_arg(rest: &mut &str, depth: usize) -> Option<Arg> {
    let seat = |rest: &mut &str| read_letters(rest, 1)?.parse::<Seat>().ok();
    Some(match read_letters(rest, 1)? {
        "n" => Arg::Number(read_word(rest)?.parse().ok()?),
        "t" => Arg::Text(read_text(rest)?),
        "s" => Arg::Seat(seat(rest)?),
        "o" => Arg::SideOf(seat(rest)?),
        "c" => Arg::Card(read_letters(rest, 2)?.parse::<Card>().ok()?),
        "p" => Arg::Said(read_said(rest, depth + 1)?),
        "e" => {
            let count: usize = read_word(rest)?.parse().ok()?;
            let between = Cow::Owned(read_text(rest)?);
            let mut all = Vec::new();
            for _ in 0..count {
                all.push(read_said(rest, depth + 1)?);
            }
            Arg::Each(all, between)
        }
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ToArg as _, said};

    #[test]
    fn everything_comes_back() {
        let card: Card = "H10".parse().unwrap();
        let part = said!("part", "{n} {{}} 12:x", n = -7_i64);
        let each = Arg::Each(vec![part.clone(), said!("b", "b")], ", ".into());
        let said = said!(
            "all",
            "{seat} {side} {card} {text} {part} {each}",
            seat = Seat::West,
            side = Arg::SideOf(Seat::East),
            card,
            text = "é: 1:\u{1}",
            part = part.to_arg(),
            each
        );
        let code = format!("{said:#}");
        assert_eq!(Said::decode(&code), Some(said.clone()));
        assert_eq!(Said::decode(&said.to_string()), None);
        for end in (0..code.len()).filter(|&end| code.is_char_boundary(end)) {
            assert_eq!(Said::decode(&code[..end]), None);
        }
    }
}
