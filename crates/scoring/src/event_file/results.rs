//! Reading one result: the board, the two sides, and what came of it.

use contract_bridge::{AbsoluteVulnerability, Card, Contract, Seat};
use openroom_said::said;

use crate::adjusted_score::{self, points};
use crate::event::{Name, Outcome, Play, Played, Room};
use crate::event_error::EventError;
use crate::fields::{Fields, each, name, text, truth, whole, word};
use crate::played_contract::{contract_of, tricks_of};
use crate::words::{DIRECTIONS, ROOMS};
use crate::{AdjustedScore, PASSED_OUT, Tricks};
use openroom_placed::{Node, Value};

/// A result as written, names not yet looked up.
pub struct Written {
    pub line: u32,
    pub board: Name,
    pub sides: [(Name, Option<Name>); 2],
    pub outcome: Outcome,
    pub in_match: Option<Name>,
    pub round: u32,
    pub session: u16,
    pub section: String,
    pub table: String,
    pub form: String,
    pub room: Room,
    pub four: u8,
    pub stood_in: Option<Name>,
    pub play: Play,
    pub lead: Option<Card>,
}

/// The keys of a result.
pub const KEYS: [&str; 27] = [
    "board",
    "ns",
    "ew",
    "contract",
    "by",
    "result",
    "tricks",
    "vul",
    "score",
    "award",
    "fault",
    "assigned",
    "better-of",
    "redress",
    "adjusted",
    "not-played",
    "absent",
    "stood-in",
    "form",
    "match",
    "room",
    "four",
    "round",
    "session",
    "section",
    "table",
    "lead",
];

/// Ways to say what came of a board; a result has one, but an award to one side may stand beside an assigned score.
const OUTCOMES: [&str; 9] = [
    "contract",
    "score",
    "award",
    "fault",
    "assigned",
    "better-of",
    "redress",
    "not-played",
    "absent",
];

pub fn read(node: &Node) -> Result<Written, EventError> {
    let fields = Fields::of(node, &KEYS)?;
    let board = fields.read_needed("board", name)?;
    let sides = [
        fields.read_needed("ns", side)?,
        fields.read_needed("ew", side)?,
    ];
    let (outcome, play) = outcome(&fields, &board)?;
    Ok(Written {
        line: fields.line,
        outcome,
        play,
        lead: fields.read("lead", lead)?.flatten(),
        board,
        sides,
        in_match: fields.read("match", name)?,
        round: fields.read("round", whole)?.unwrap_or(0),
        session: fields.read("session", whole)?.unwrap_or(0),
        section: fields.read("section", text)?.unwrap_or_default(),
        table: fields
            .read("table", name)?
            .map_or_else(String::new, |table| table.to_string()),
        form: fields.read("form", text)?.unwrap_or_default(),
        room: fields
            .read("room", |node| word(node, &ROOMS))?
            .unwrap_or_default(),
        four: fields.read("four", whole)?.unwrap_or(0),
        stood_in: fields.read("stood-in", name)?,
    })
}

fn side(node: &Node) -> Result<(Name, Option<Name>), EventError> {
    if !matches!(node.value, Value::List(_)) {
        return Ok((name(node)?, None));
    }
    let players = each(node, name)?;
    let mut players = players.into_iter();
    match (players.next(), players.next(), players.next()) {
        (Some(first), second, None) => Ok((first, second)),
        _ => Err(EventError::new(
            node.line,
            said!("scored-not-one-or-two", "there must be one or two players"),
            said!("scored-write-3-7", "write [3, 7]"),
        )),
    }
}

/// The opening lead: suit and rank, in either order. No score depends on it, so that what is no card is no fault.
fn lead(node: &Node) -> Result<Option<Card>, EventError> {
    let written = text(node)?.trim().to_uppercase().replace("10", "T");
    let turned: String = written.chars().rev().collect();
    Ok(written.parse().or_else(|_| turned.parse()).ok())
}

/// What came of the board, and what is told of the play. `adjusted` is what a table log gives: it takes the place of the table result, which may stand
/// beside it.
fn outcome(fields: &Fields, board: &Name) -> Result<(Outcome, Play), EventError> {
    let Some(node) = fields.get("adjusted") else {
        return obtained(fields, board);
    };
    let mut play = Play::Untold;
    if fields.get("contract").is_some() || fields.get("score").is_some() {
        (_, play) = obtained(fields, board)?;
    } else if let Some(other) = OUTCOMES.iter().find(|key| fields.get(key).is_some()) {
        let problem = said!(
            "scored-adjusted-together",
            "adjusted cannot go with {other}",
            other
        );
        return Err(EventError::new(
            fields.line,
            problem,
            said!("placed-keep-one-of-them", "keep one of them"),
        ));
    }
    let adjusted = AdjustedScore::read(node)
        .and_then(|adjusted| ruled(&adjusted, fields, board))
        .map_err(|error| error.within("adjusted"))?;
    Ok((adjusted, play))
}

/// In points, for which contracts need the vulnerability of the board.
fn ruled(adjusted: &AdjustedScore, fields: &Fields, board: &Name) -> Result<Outcome, EventError> {
    let vul = match adjusted.names_contracts() {
        true => vulnerability_of(fields, board)?,
        false => AbsoluteVulnerability::NONE,
    };
    Ok(Outcome::Ruled(Box::new(adjusted.ruling(vul))))
}

fn obtained(fields: &Fields, board: &Name) -> Result<(Outcome, Play), EventError> {
    if fields.get("contract").is_none() {
        return without_contract(fields, board).map(|outcome| (outcome, Play::Untold));
    }
    alone(fields, "contract")?;
    let play = contract(fields, board)?;
    Ok((Outcome::Score(play.score().unwrap_or(PASSED_OUT)), play))
}

/// Refuses other outcomes beside this one.
fn alone(fields: &Fields, key: &str) -> Result<(), EventError> {
    let said = outcomes(fields);
    match said.iter().all(|other| *other == key) {
        true => Ok(()),
        false => Err(together(fields, &said)),
    }
}

fn outcomes(fields: &Fields) -> Vec<&'static str> {
    let said = OUTCOMES.into_iter();
    said.filter(|key| fields.get(key).is_some()).collect()
}

fn together(fields: &Fields, said: &[&str]) -> EventError {
    EventError::new(
        fields.line,
        said!(
            "scored-together",
            "{said} cannot be given together",
            said = said.join(" + ")
        ),
        said!("placed-keep-one-of-them", "keep one of them"),
    )
}

fn without_contract(fields: &Fields, board: &Name) -> Result<Outcome, EventError> {
    let said = outcomes(fields);
    match said[..] {
        ["score"] => fields.read_needed("score", points).map(Outcome::Score),
        ["not-played"] if fields.read_needed("not-played", truth)? => Ok(Outcome::NotPlayed),
        ["absent"] => {
            let side = fields.read_needed("absent", |node| word(node, &DIRECTIONS))?;
            Ok(Outcome::Absent(side))
        }
        [_, ..] if said.iter().all(|key| adjusted_score::KEYS.contains(key)) => {
            ruled(&AdjustedScore::of_line(fields)?, fields, board)
        }
        [] | ["not-played"] => Err(no_result(fields)),
        _ => Err(together(fields, &said)),
    }
}

fn no_result(fields: &Fields) -> EventError {
    let remedy = said!(
        "scored-write-one",
        "write one of {outcomes}",
        outcomes = OUTCOMES.join(", ")
    );
    EventError::new(
        fields.line,
        said!("scored-no-result", "there is no result"),
        remedy,
    )
}

fn contract(fields: &Fields, board: &Name) -> Result<Play, EventError> {
    let node = fields.need("contract")?;
    let written = node.text().unwrap_or_default();
    if written.eq_ignore_ascii_case("pass") || written.eq_ignore_ascii_case("p") {
        return Ok(Play::PassedOut);
    }
    let contract = contract_of(written).ok_or_else(|| {
        let remedy = said!(
            "scored-allowed-4s-4sx-3ntxx",
            "use 4S, 4SX, 3NTXX and the like, or Pass"
        );
        EventError::new(
            node.line,
            said!(
                "scored-no-contract",
                "{what} is not a contract",
                what = node.shown()
            ),
            remedy,
        )
        .within("contract")
    })?;
    let declarer = fields.read_needed("by", |node| {
        let seat = node.text().and_then(|text| text.parse::<Seat>().ok());
        seat.ok_or_else(|| {
            EventError::new(
                node.line,
                said!(
                    "scored-no-seat",
                    "{what} is not a seat",
                    what = node.shown()
                ),
                said!("scored-allowed-n-e-s", "use N, E, S or W"),
            )
        })
    })?;
    let tricks = match (fields.get("result"), fields.get("tricks")) {
        (Some(node), None) => {
            against_contract(node, contract).map_err(|error| error.within("result"))
        }
        // A sign means tricks above or below the contract, which is the result.
        (None, Some(node)) if node.text().is_some_and(|text| text.starts_with('+')) => {
            let problem = said!(
                "scored-no-number-tricks",
                "{what} is not a number of tricks",
                what = node.shown()
            );
            let remedy = said!("scored-write-0-13-or", "write 0 to 13, or result: \"+1\"");
            Err(EventError::new(node.line, problem, remedy).within("tricks"))
        }
        (None, Some(node)) => whole(node)
            .and_then(|tricks: u8| {
                Tricks::try_new(tricks).map_err(|error| {
                    EventError::new(
                        node.line,
                        said!(
                            "scored-no-number-tricks",
                            "{what} is not a number of tricks",
                            what = error.0
                        ),
                        said!("scored-0-13", "0 to 13"),
                    )
                })
            })
            .map_err(|error| error.within("tricks")),
        (Some(node), Some(_)) => Err(EventError::new(
            node.line,
            said!(
                "scored-result-tricks-together",
                "give result or tricks, not both"
            ),
            said!("placed-keep-one-of-them", "keep one of them"),
        )),
        (None, None) => Err(EventError::new(
            fields.line,
            said!("scored-no-result", "there is no result"),
            said!(
                "scored-write-result-1-or",
                "write result: \"+1\" or tricks: 11"
            ),
        )),
    }?;
    let vul = vulnerability_of(fields, board)?;
    Ok(Play::Played(Played {
        contract,
        declarer,
        tricks,
        vul,
    }))
}

/// The vulnerability of the board: as the line says, else by its number.
fn vulnerability_of(fields: &Fields, board: &Name) -> Result<AbsoluteVulnerability, EventError> {
    match fields.get("vul") {
        Some(node) => {
            let text = node.text().unwrap_or_default();
            let vul = if text == "-" {
                Some(AbsoluteVulnerability::NONE)
            } else {
                text.parse().ok()
            };
            vul.ok_or_else(|| {
                let problem = said!(
                    "scored-no-vulnerability",
                    "{what} is not a vulnerability",
                    what = node.shown()
                );
                EventError::new(
                    node.line,
                    problem,
                    said!("scored-allowed-none-ns-ew", "use none, NS, EW or both"),
                )
                .within("vul")
            })
        }
        None => board.vulnerability().ok_or_else(|| {
            let problem = said!(
                "scored-board-has-no-number",
                "board {board} has no number from which to tell the vulnerability",
                board
            );
            EventError::new(
                fields.line,
                problem,
                said!(
                    "scored-write-vul-none-ns",
                    "write vul: none, NS, EW or both"
                ),
            )
        }),
    }
}

fn against_contract(node: &Node, contract: Contract) -> Result<Tricks, EventError> {
    let needed = Tricks::needed(contract).get();
    tricks_of(node.text().unwrap_or_default(), contract).ok_or_else(|| {
        let problem = said!(
            "scored-not-possible",
            "{what} is not possible in {bid}",
            what = node.shown(),
            bid = contract.bid.to_string()
        );
        EventError::new(
            node.line,
            problem,
            said!(
                "scored-allowed-against-contract",
                "use =, +1 to +{over}, or -1 to -{under}",
                over = 13 - needed,
                under = needed
            ),
        )
    })
}
