//! The words of a player's action, as the log spells them.

use contract_bridge::auction::Call;
use contract_bridge::{Card, Suit};
use openroom_said::{Said as Sentence, said};

use super::quote;
use crate::entry::{
    Action, AtTrick, Designation, Inspected, Manner, Requirement, Spoken, SpokenCall, Statement,
};
use crate::notation::{RANK_WORDS, SUIT_WORDS, parse_call, parse_card, parse_seat, parse_suit};

/// Reads one action. The error is a reason for people.
pub(super) fn action(text: &str) -> Result<Action, Sentence> {
    let text = text.trim();
    let (verb, rest) = split_verb(text);
    match verb {
        "claims" => return statement(rest).map(Action::Claims),
        "concedes" => return statement(rest).map(Action::Concedes),
        _ => {}
    }
    if let Some((_, manner)) = Manner::WORDS.iter().find(|(word, _)| *word == verb) {
        return lets_slip(*manner, rest);
    }
    let words: Vec<&str> = rest.split_whitespace().collect();
    match (verb, words.as_slice()) {
        ("down", &[card]) => self::card(card).map(Action::LeadsDown),
        ("face", []) => Ok(Action::Faces),
        ("names", &[what]) => designation(what).map(Action::Names),
        ("renames", &[what]) => designation(what).map(Action::Renames),
        ("plays", list @ [_, _, ..]) => cards(list).map(Action::PlaysTogether),
        ("places", &[card]) => self::card(card).map(Action::Places),
        ("exposes", [list @ .., "deliberately"]) if !list.is_empty() => exposes(list, true),
        ("exposes", list @ [_, ..]) => exposes(list, false),
        ("changes", &[call]) => spoken(call).map(|spoken| Action::Changes(plain(spoken))),
        ("corrects", &[card]) => self::card(card).map(Action::Corrects),
        ("attention", []) => Ok(Action::Attention(None)),
        ("attention", &["revoke", by, trick]) => {
            at_trick(by, trick).map(|at| Action::Attention(Some(at)))
        }
        ("attention", &[card]) => self::card(card).map(Action::AttentionCard),
        ("runs", &[suit]) => self::suit(suit).map(Action::Runs),
        ("agrees", []) => Ok(Action::Agrees),
        ("objects", []) => Ok(Action::Objects),
        ("requests", ["play"]) => Ok(Action::RequestsPlay),
        ("consents", []) => Ok(Action::Consents),
        ("accepts", []) => Ok(Action::Accepts),
        ("declines", []) => Ok(Action::Declines),
        ("requires", &[what]) => requirement(what).map(Action::Requires),
        ("forbids", list @ [_, ..]) => suits(list).map(Action::Forbids),
        ("waives", []) => Ok(Action::Waives),
        ("spreads", []) => Ok(Action::Spreads),
        ("keeps", []) => Ok(Action::Keeps),
        ("omits", []) => Ok(Action::Omits),
        ("inspects", []) => Ok(Action::Inspects(Inspected::Trick)),
        ("inspects", ["own"]) => Ok(Action::Inspects(Inspected::Own)),
        ("inspects", &[trick]) => {
            trick_number(trick).map(|t| Action::Inspects(Inspected::Quitted(t)))
        }
        ("points", ["out"]) => Ok(Action::PointsOut),
        ("reserves", []) => Ok(Action::Reserves),
        (word, []) => call_or_card(word),
        _ => Err(unknown(text)),
    }
}

/// What a player let slip; a remark has words.
fn lets_slip(manner: Manner, words: &str) -> Result<Action, Sentence> {
    if manner == Manner::Remarks && words.is_empty() {
        return Err(said!(
            "table-log-remark-has-words-remarks",
            "a remark needs words: `remarks I have nothing`"
        ));
    }
    let words = (!words.is_empty()).then(|| words.into());
    Ok(Action::LetsSlip { manner, words })
}

/// The first word, and what follows it or its colon.
fn split_verb(text: &str) -> (&str, &str) {
    match text.split_once(char::is_whitespace) {
        Some((verb, rest)) => (verb, rest.trim()),
        None => (text, ""),
    }
}

fn unknown(text: &str) -> Sentence {
    said!(
        "table-log-no-action-takes-call",
        "{text} is not an action; use a call (Pass, X, XX, 1C ...), a card (SA, HT ...) or a word such as `attention`, `claims 4`, `names SA`",
        text = quote(text)
    )
}

fn call_or_card(word: &str) -> Result<Action, Sentence> {
    if let Some(card) = parse_card(word) {
        return Ok(Action::Play(card));
    }
    spoken(word)
        .map(|spoken| Action::Call(plain(spoken)))
        .map_err(|_| unknown(word))
}

const fn plain(spoken: Spoken) -> SpokenCall {
    SpokenCall {
        spoken,
        artificial: None,
    }
}

/// Reads the words of a call, eight clubs and more included (Law 38).
pub(super) fn spoken(word: &str) -> Result<Spoken, Sentence> {
    Spoken::parse(word).ok_or_else(|| {
        said!(
            "table-log-no-call-calls-pass",
            "{word} is not a call; calls are Pass, X, XX and bids such as 1C or 3NT",
            word = quote(word)
        )
    })
}

/// Reads a call of the game.
pub(super) fn game_call(word: &str) -> Result<Call, Sentence> {
    parse_call(word).ok_or_else(|| {
        said!(
            "table-log-no-call-calls-pass",
            "{word} is not a call; calls are Pass, X, XX and bids such as 1C or 3NT",
            word = quote(word)
        )
    })
}

/// Reads a card.
pub(super) fn card(word: &str) -> Result<Card, Sentence> {
    parse_card(word).ok_or_else(|| {
        said!(
            "table-log-no-card-card-suit",
            "{word} is not a card; write suit and rank, such as SA or HT",
            word = quote(word)
        )
    })
}

/// Reads cards, none of them twice.
pub(super) fn cards(words: &[&str]) -> Result<Box<[Card]>, Sentence> {
    let cards = words
        .iter()
        .map(|w| card(w))
        .collect::<Result<Box<[_]>, _>>()?;
    match (1..cards.len()).find(|&i| cards[..i].contains(&cards[i])) {
        Some(i) => Err(said!(
            "table-log-card-named-twice",
            "the card {card} appears twice",
            card = words[i]
        )),
        None => Ok(cards),
    }
}

fn exposes(words: &[&str], deliberately: bool) -> Result<Action, Sentence> {
    cards(words).map(|cards| Action::Exposes {
        cards,
        deliberately,
    })
}

fn suits(words: &[&str]) -> Result<Box<[Suit]>, Sentence> {
    let suits = words
        .iter()
        .map(|w| suit(w))
        .collect::<Result<Box<[_]>, _>>()?;
    match (1..suits.len()).find(|&i| suits[..i].contains(&suits[i])) {
        Some(i) => Err(said!(
            "table-log-suit-named-twice",
            "the suit {suit} appears twice",
            suit = words[i]
        )),
        None => Ok(suits),
    }
}

/// Reads a suit.
pub(super) fn suit(word: &str) -> Result<Suit, Sentence> {
    parse_suit(word).ok_or_else(|| {
        said!(
            "table-log-no-suit-suits-s",
            "{word} is not a suit; suits are S, H, D, C",
            word = quote(word)
        )
    })
}

fn designation(word: &str) -> Result<Designation, Sentence> {
    if let Some(card) = parse_card(word) {
        return Ok(Designation::Card(card));
    }
    let lower = word.to_ascii_lowercase();
    let singular = lower.strip_suffix('s').unwrap_or(&lower);
    if let Some((_, suit)) = SUIT_WORDS.iter().find(|(w, _)| *w == singular) {
        return Ok(Designation::Suit(*suit));
    }
    if let Some((_, rank)) = RANK_WORDS.iter().find(|(w, _)| *w == lower) {
        return Ok(Designation::Rank(*rank));
    }
    if let Some(rank) = word.is_ascii().then(|| word.parse().ok()).flatten() {
        return Ok(Designation::Rank(rank));
    }
    match lower.as_str() {
        "high" => Ok(Designation::High),
        "low" => Ok(Designation::Low),
        "win" => Ok(Designation::Win),
        "anything" => Ok(Designation::Anything),
        _ => Err(said!(
            "table-log-designates-no-card-write",
            "{word} does not designate a card; write a card (`SA`), a suit (`spade`), a rank (`king`), `high`, `low`, `win` or `anything`",
            word = quote(word)
        )),
    }
}

fn requirement(word: &str) -> Result<Requirement, Sentence> {
    match word {
        "highest" => Ok(Requirement::Highest),
        "lowest" => Ok(Requirement::Lowest),
        "declarer" => Ok(Requirement::Declarer),
        "dummy" => Ok(Requirement::Dummy),
        _ => match (parse_suit(word), parse_card(word)) {
            (Some(suit), _) => Ok(Requirement::Suit(suit)),
            (None, Some(card)) => Ok(Requirement::Card(card)),
            _ => Err(said!(
                "table-log-cannot-be-required-write",
                "{word} cannot be required; write a suit (`H`), a card (`HQ`), `highest` or `lowest`",
                word = quote(word)
            )),
        },
    }
}

/// Reads a seat and a trick number.
pub(super) fn at_trick(by: &str, trick: &str) -> Result<AtTrick, Sentence> {
    let seat = parse_seat(by).ok_or_else(|| {
        said!(
            "table-log-no-seat",
            "{name} is not a seat; seats are N, E, S, W",
            name = quote(by)
        )
    })?;
    trick_number(trick).map(|trick| AtTrick { by: seat, trick })
}

/// Reads the number of a trick.
pub(super) fn trick_number(trick: &str) -> Result<u8, Sentence> {
    match trick.parse() {
        Ok(trick @ 1..=13) => Ok(trick),
        _ => Err(said!(
            "table-log-no-trick-tricks-numbered",
            "{trick} is not a trick; tricks are numbered 1 to 13",
            trick = quote(trick)
        )),
    }
}

fn statement(rest: &str) -> Result<Statement, Sentence> {
    let (count, words) = match rest.split_once(':') {
        Some((count, words)) => (count.trim(), Some(words.trim())),
        None => (rest, None),
    };
    match count.parse() {
        Ok(tricks @ 0..=13) => Ok(Statement {
            tricks,
            words: words.filter(|w| !w.is_empty()).map(Into::into),
        }),
        _ => Err(said!(
            "table-log-no-number-tricks-from",
            "{count} is not a number of tricks from 0 to 13",
            count = quote(count)
        )),
    }
}
