//! The prizes of an event: the list as it is announced, and who has won and been given what (White Book 122.5.2, 131.5).

use openroom_tournament::Tournament;
use openroom_tournament::entry::{Line as RankingLine, Prize};
use openroom_tournament::prizes::PrizeNow;
use openroom_words::words::{Message, Words};

use crate::conditions::sheet;
use crate::document::{Block, Cell, Column, Document, Line, Table};

/// The prizes with whose they are by the ranking as it is, who has been given them, and who has to hand one back.
#[must_use]
pub fn document(event: &Tournament, prizes: &[PrizeNow], words: &Words) -> Document {
    let mut blocks = Vec::new();
    if let Some(at) = event.state().prize_giving() {
        let text = words.tell(
            Message::PrizesEarliest,
            [("time", words.moment(at.earliest).into())],
        );
        blocks.push(Block::Text(Line::new(text).bold()));
        blocks.push(Block::Space(4.0));
    }
    blocks.extend(standing(event, prizes, words));
    if prizes.is_empty() {
        blocks.push(Block::Text(Line::new(words.say(Message::PrizesNone))));
    }
    sheet(Message::PrizesTitle, event, blocks, words)
}

/// The prizes as they stand, and what is to be thought of.
pub(crate) fn standing(event: &Tournament, prizes: &[PrizeNow], words: &Words) -> Vec<Block> {
    if prizes.is_empty() {
        return Vec::new();
    }
    let named = |all: &[u32]| -> String {
        let names: Vec<String> = all.iter().map(|&who| name(event, who)).collect();
        names.join("; ")
    };
    let head = [
        Message::PrintPlace,
        Message::PrizesPrize,
        Message::PrizesWinner,
        Message::PrizesGiven,
        Message::PrizesBack,
    ];
    let row = |one: &PrizeNow| {
        let given: Vec<u32> = one.given.iter().map(|held| held.contestant).collect();
        vec![
            Cell::from(place(&one.prize, words)),
            Cell::bold(told(&one.prize)),
            named(&one.due).into(),
            named(&given).into(),
            Cell::bold(named(&one.to_return)),
        ]
    };
    let mut blocks = vec![Block::Table(Table {
        columns: vec![
            Column::LEFT,
            Column::share(1.0),
            Column::share(1.3),
            Column::share(1.0),
            Column::share(1.0),
        ],
        head: vec![head.map(|label| Cell::bold(words.say(label))).into()],
        rows: prizes.iter().map(row).collect(),
        ..Table::default()
    })];
    // Prizes given on the spot are provisional until the periods end (White Book 131.5).
    if prizes
        .iter()
        .flat_map(|one| &one.given)
        .any(|held| held.provisional)
    {
        blocks.push(Block::Space(4.0));
        blocks.push(Block::Text(Line::new(
            words.say(Message::PrizesProvisional),
        )));
    }
    blocks
}

/// The prizes as they stand, a line each: for which place, what, whose it is, who has it, who has to hand it back.
#[must_use]
pub fn lines(event: &Tournament, prizes: &[PrizeNow], words: &Words) -> Vec<String> {
    let named = |all: &[u32]| -> String {
        let names: Vec<String> = all.iter().map(|&who| name(event, who)).collect();
        names.join("; ")
    };
    let line = |one: &PrizeNow| {
        let given: Vec<u32> = one.given.iter().map(|held| held.contestant).collect();
        let mut line = format!("{}: {}", place(&one.prize, words), told(&one.prize));
        for (label, who) in [
            (Message::PrizesWinner, &one.due),
            (Message::PrizesGiven, &given),
            (Message::PrizesBack, &one.to_return),
        ] {
            if !who.is_empty() {
                line += &format!(". {}: {}", words.say(label), named(who));
            }
        }
        line
    };
    prizes.iter().map(line).collect()
}

/// The prizes as they are announced; nothing where there are none.
pub(crate) fn list(event: &Tournament, words: &Words) -> Option<Block> {
    let prizes = &event.state().prizes.list;
    let row = |prize: &Prize| vec![Cell::from(place(prize, words)), Cell::bold(told(prize))];
    (!prizes.is_empty()).then(|| {
        Block::Table(Table {
            columns: vec![Column::share(1.0), Column::share(1.6)],
            rows: prizes.iter().map(row).collect(),
            ..Table::default()
        })
    })
}

/// The prize and what it is worth.
fn told(prize: &Prize) -> String {
    match &prize.amount {
        Some(amount) => format!("{} ({amount})", prize.prize),
        None => prize.prize.clone(),
    }
}

/// `2, category seniors`.
fn place(prize: &Prize, words: &Words) -> String {
    let named =
        |message: Message, name: &String| words.tell(message, [("name", name.as_str().into())]);
    let category = prize.category.clone();
    let stratum = prize
        .stratum
        .as_ref()
        .map(|name| named(Message::CertificateStratum, name));
    let section = prize
        .section
        .as_ref()
        .map(|name| named(Message::CertificateSection, name));
    let line = prize.line.map(|line| {
        words.say(match line {
            RankingLine::Ns => Message::NorthSouth,
            RankingLine::Ew => Message::EastWest,
        })
    });
    let handicap = prize
        .handicap
        .then(|| words.say(Message::CertificateHandicap));
    let among = category.or(stratum).or(section).or(line).or(handicap);
    match among {
        Some(among) => format!("{}, {among}", prize.place),
        None => prize.place.to_string(),
    }
}

/// The number and the people of a contestant.
pub(crate) fn name(event: &Tournament, who: u32) -> String {
    let found = event.state().contestants.get(&who);
    let title = found.map(|one| one.title(" – ")).unwrap_or_default();
    format!("{who} {title}").trim().to_owned()
}
