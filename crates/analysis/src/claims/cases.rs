//! Claims with the ruling by the book, a line each, as `scenarios/claims.tsv` has them: what was left of the hands, who claimed
//! what with which words, and the tricks of his side under either edition.

use contract_bridge::{Card, Hand, Seat, Strain, Suit};
use openroom_laws::notation::{parse_card, parse_seat, parse_suit};
use openroom_laws::{Edition, Side};

use super::{Claim, Ground, Reason, analyse};
use crate::position::Position;

/// The columns of the table.
const COLUMNS: [&str; 17] = [
    "id", "strain", "declarer", "lead", "N", "E", "S", "W", "by", "entry", "ground", "shown",
    "2007", "2017", "law", "says", "why",
];

/// A claim and what it is worth.
#[derive(Debug, Clone)]
pub struct Case {
    /// Its name.
    pub id: String,
    /// What it shows, in words.
    pub why: String,
    claim: Claim,
    /// Tricks of claimer's side of those left, under 2007 and 2017.
    tricks: [u8; 2],
    /// The clause that decides, or how it begins.
    law: String,
    /// Part of the statement is not understood, and that is said.
    not_understood: bool,
}

impl Case {
    /// Reads the table: a line of names of columns, then a line for each claim.
    ///
    /// # Errors
    ///
    /// The line that cannot be read, and why.
    pub fn read_all(text: &str) -> Result<Vec<Self>, String> {
        let mut lines = text.lines().zip(1..).filter(|(line, _)| !line.is_empty());
        let names: Vec<&str> = lines
            .next()
            .map_or(Vec::new(), |(l, _)| l.split('\t').collect());
        if names != COLUMNS {
            return Err(format!("line 1: the columns are {}", COLUMNS.join(", ")));
        }
        let read = |(line, number): (&str, usize)| {
            Self::read(line).map_err(|reason| format!("line {number}: {reason}"))
        };
        lines.map(read).collect()
    }

    fn read(line: &str) -> Result<Self, String> {
        let fields: Vec<&str> = line.split('\t').collect();
        let &[
            id,
            strain,
            declarer,
            lead,
            n,
            e,
            s,
            w,
            by,
            entry,
            ground,
            shown,
            old,
            new,
            law,
            says,
            why,
        ] = fields.as_slice()
        else {
            return Err(format!(
                "{} columns and not {}",
                fields.len(),
                COLUMNS.len()
            ));
        };
        let by = seat(by)?;
        let position = position(lead, [n, e, s, w], strain)?;
        let declares = Side::of(by) == Side::of(seat(declarer)?);
        let (tricks, words) = claimed(entry, position.tricks_left())?;
        let mut claim = Claim::new(position, by, declares, tricks);
        claim.words = words;
        claim.ground = match ground {
            "-" => Ground::Contested,
            "69B2" => Ground::Agreement,
            "71" => Ground::Concession,
            _ => return Err(format!("{ground} is no ground; it is -, 69B2 or 71")),
        };
        add_shown(&mut claim, shown)?;
        Ok(Self {
            id: id.to_owned(),
            why: why.to_owned(),
            claim,
            tricks: [number(old)?, number(new)?],
            law: law.to_owned(),
            not_understood: says == "not-understood",
        })
    }

    /// Whether the proposal is the ruling.
    ///
    /// # Errors
    ///
    /// The first difference, in words.
    pub fn check(&self, edition: Edition) -> Result<(), String> {
        let claim = Claim {
            edition,
            ..self.claim.clone()
        };
        let found = analyse(&claim).map_err(|error| error.to_string())?;
        let tricks = match edition {
            Edition::E2007 => self.tricks[0],
            Edition::E2017 => self.tricks[1],
        };
        if found.tricks != tricks {
            return Err(format!("tricks: expected {tricks}, got {}", found.tricks));
        }
        if !found.clause().starts_with(&self.law) {
            return Err(format!(
                "law: expected {}, got {}",
                self.law,
                found.clause()
            ));
        }
        let said = found.reasons.contains(&Reason::NotUnderstood);
        match (self.not_understood, said) {
            (true, false) => Err("part of the statement is taken to be understood".to_owned()),
            (false, true) => Err(format!(
                "not understood: {}",
                found.statement.not_understood.join("; ")
            )),
            _ => Ok(()),
        }
    }
}

fn number(text: &str) -> Result<u8, String> {
    text.parse()
        .map_err(|_| format!("{text} is no number of tricks"))
}

fn seat(text: &str) -> Result<Seat, String> {
    parse_seat(text).ok_or_else(|| format!("{text} is no seat"))
}

/// `S`, or with cards on the table from the leader on `S:SA S3`; the hands have them still.
fn position(lead: &str, hands: [&str; 4], strain: &str) -> Result<Position, String> {
    let (leader, played) = lead.split_once(':').unwrap_or((lead, ""));
    let leader = seat(leader)?;
    let mut left = Vec::new();
    for text in hands {
        let hand: Hand = text.parse().map_err(|_| format!("{text} is no hand"))?;
        left.push(hand);
    }
    let mut trick: Vec<Card> = Vec::new();
    for (text, turn) in played.split_whitespace().zip(0..) {
        let card = parse_card(text).ok_or_else(|| format!("{text} is no card"))?;
        left[(leader as usize + turn) % 4].remove(card);
        trick.push(card);
    }
    let strain = match strain {
        "NT" => Strain::Notrump,
        suit => parse_suit(suit)
            .map(Strain::from)
            .ok_or_else(|| format!("{suit} is no denomination"))?,
    };
    let left = [left[0], left[1], left[2], left[3]];
    Position::new(left, strain, leader, &trick).map_err(|error| error.to_string())
}

/// `claims 4: drawing trumps`, or `concedes 1`: the tricks claimed, and the words.
fn claimed(entry: &str, left: u8) -> Result<(u8, String), String> {
    let (said, words) = entry.split_once(':').unwrap_or((entry, ""));
    let tricks = |text: &str| number(text.trim());
    let claimed = match said.split_once(' ') {
        Some(("claims", text)) => tricks(text)?,
        Some(("concedes", text)) => left.saturating_sub(tricks(text)?),
        _ => return Err(format!("{entry} is neither a claim nor a concession")),
    };
    Ok((claimed, words.trim().to_owned()))
}

/// `drawn`: claimer's side has just led a round of trumps. `W:S`: West has not followed to spades.
fn add_shown(claim: &mut Claim, shown: &str) -> Result<(), String> {
    match shown {
        "-" => return Ok(()),
        "drawn" => {
            claim.after_trumps = true;
            return Ok(());
        }
        _ => {}
    }
    for one in shown.split(',') {
        let void = one.split_once(':');
        let void = void.and_then(|(seat, suit)| Some((parse_seat(seat)?, parse_suit(suit)?)));
        let Some((seat, suit)): Option<(Seat, Suit)> = void else {
            return Err(format!("{one} does not say who has shown out of what"));
        };
        claim.shown_out[seat as usize] |= 1 << suit as u8;
    }
    Ok(())
}
