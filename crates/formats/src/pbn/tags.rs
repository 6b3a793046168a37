//! The values of the mandatory tags.

use std::borrow::Cow;

use contract_bridge::{AbsoluteVulnerability, Seat};
use openroom_said::{Said, said};

use crate::deal;
use crate::fault::quoted;
use crate::game::{Game, read_tricks};

/// The name of a tag, without a copy for those that every game has.
pub(super) fn known_name(name: &str) -> Cow<'static, str> {
    let known = super::MANDATORY.into_iter().find(|known| *known == name);
    known.map_or_else(|| name.to_owned().into(), Into::into)
}

/// The mandatory tags that hold words.
pub(super) fn words_of<'a>(game: &'a mut Game, name: &str) -> Option<&'a mut Option<String>> {
    Some(match name {
        "Event" => &mut game.event,
        "Site" => &mut game.site,
        "Date" => &mut game.date,
        "Scoring" => &mut game.scoring,
        "West" => &mut game.names[Seat::West as usize],
        "North" => &mut game.names[Seat::North as usize],
        "East" => &mut game.names[Seat::East as usize],
        "South" => &mut game.names[Seat::South as usize],
        _ => return None,
    })
}

pub(super) fn seat(text: &str) -> Result<Seat, Said> {
    deal::seat(text).ok_or_else(|| {
        said!(
            "file-no-seat-seats-n",
            "{text} is not a seat; seats are N, E, S, W",
            text = quoted(text)
        )
    })
}

pub(super) fn vulnerable(text: &str) -> Result<Option<AbsoluteVulnerability>, Said> {
    Ok(Some(match text.to_ascii_lowercase().as_str() {
        "" | "?" => return Ok(None),
        "none" | "love" | "-" => AbsoluteVulnerability::NONE,
        "ns" => AbsoluteVulnerability::NS,
        "ew" => AbsoluteVulnerability::EW,
        "all" | "both" => AbsoluteVulnerability::ALL,
        _ => {
            return Err(said!(
                "file-no-vulnerability-they-none",
                "{text} is not a vulnerability; use None, NS, EW or All",
                text = quoted(text)
            ));
        }
    }))
}

/// What the result says of the tricks.
pub(super) enum Won {
    /// Those of declarer.
    Declarer(u8),
    /// Those of each side, and nobody is known to have declared.
    Sides,
}

/// Reads a result: `9`, or `NS 9`, `EW 4`, `EW 4 NS 9`. Both sides together win 13 tricks.
pub(super) fn won(text: &str, declarer: Option<Seat>) -> Result<Won, Said> {
    // The tricks of North-South, as one side tells them.
    let of_ns = |side: &str, tricks: &str| {
        let tricks = read_tricks(tricks)?;
        match side.to_ascii_uppercase().as_str() {
            "NS" => Some(tricks),
            "EW" => Some(13 - tricks),
            _ => None,
        }
    };
    let words: Vec<&str> = text.split_whitespace().collect();
    let ns = match words[..] {
        [tricks] => {
            let tricks = read_tricks(tricks).ok_or_else(|| no_tricks(text))?;
            return Ok(Won::Declarer(tricks));
        }
        [side, tricks] => of_ns(side, tricks),
        [side, tricks, other, rest] => {
            of_ns(side, tricks).filter(|ns| side != other && of_ns(other, rest) == Some(*ns))
        }
        _ => None,
    };
    let ns = ns.ok_or_else(|| no_tricks(text))?;
    Ok(match declarer {
        Some(Seat::North | Seat::South) => Won::Declarer(ns),
        Some(Seat::East | Seat::West) => Won::Declarer(13 - ns),
        None => Won::Sides,
    })
}

fn no_tricks(text: &str) -> Said {
    said!(
        "file-no-number-tricks-0",
        "{text} is not a number of tricks from 0 to 13; the two sides together must have 13",
        text = quoted(text)
    )
}
