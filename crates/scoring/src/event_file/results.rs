//! Reading one result: the board, the two sides, and what came of it.

use contract_bridge::{AbsoluteVulnerability, Card, Contract, Seat};
use openroom_said::said;

use super::EventError;
use super::fields::{Fields, each, exact, items, name, text, truth, whole, word};
use super::words::{DIRECTIONS, ROOMS};
use crate::checks;
use crate::event::{
    Award, Fault, Name, Outcome, Play, Played, Redress, Room, Ruling, SideScore, Weighted,
};
use crate::{Exact, PASSED_OUT, Tricks};
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
            said!("scored-not-one-or-two", "not one or two players"),
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
            "adjusted and {other} together",
            other
        );
        return Err(EventError::new(
            fields.line,
            problem,
            said!("placed-keep-one-of-them", "keep one of them"),
        ));
    }
    let ruling = ruling(node).map_err(|error| error.within("adjusted"))?;
    Ok((Outcome::Ruled(Box::new(ruling)), play))
}

/// What the Director put in the place of the result.
pub fn ruling(node: &Node) -> Result<Ruling, EventError> {
    let fields = Fields::of(
        node,
        &["award", "fault", "assigned", "better-of", "redress"],
    )?;
    match without_contract(&fields)? {
        Outcome::Ruled(ruling) => Ok(*ruling),
        _ => Err(no_result(&fields)),
    }
}

fn obtained(fields: &Fields, board: &Name) -> Result<(Outcome, Play), EventError> {
    if fields.get("contract").is_none() {
        return without_contract(fields).map(|outcome| (outcome, Play::Untold));
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
            "{said} together",
            said = said.join(" + ")
        ),
        said!("placed-keep-one-of-them", "keep one of them"),
    )
}

fn without_contract(fields: &Fields) -> Result<Outcome, EventError> {
    let said = outcomes(fields);
    match said[..] {
        ["score"] => fields.read_needed("score", points).map(Outcome::Score),
        ["redress"] => {
            let redress = fields.read_needed("redress", redress)?;
            Ok(Outcome::Ruled(Box::new(Ruling::Redress(redress))))
        }
        ["not-played"] if fields.read_needed("not-played", truth)? => Ok(Outcome::NotPlayed),
        ["absent"] => {
            let side = fields.read_needed("absent", |node| word(node, &DIRECTIONS))?;
            Ok(Outcome::Absent(side))
        }
        ["better-of"] => fields.read_needed("better-of", better_of).map(sides),
        ["award"] | ["fault"] | ["assigned"] | ["award", "assigned"] | ["fault", "assigned"] => {
            both_sides(fields)
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
    EventError::new(fields.line, said!("scored-no-result", "no result"), remedy)
}

fn sides(sides: [SideScore; 2]) -> Outcome {
    Outcome::Ruled(Box::new(Ruling::Sides(sides)))
}

fn both_sides(fields: &Fields) -> Result<Outcome, EventError> {
    let mut scores: [Option<SideScore>; 2] = [None, None];
    for (key, given) in [
        ("award", fields.read("award", awards)?),
        ("fault", fields.read("fault", faults)?),
        ("assigned", fields.read("assigned", assigned)?),
    ] {
        for (score, given) in scores.iter_mut().zip(given.into_iter().flatten()) {
            if given.is_some() && score.is_some() {
                return Err(EventError::new(
                    fields.line,
                    said!(
                        "scored-side-has-score-already",
                        "{key}: that side has a score already",
                        key
                    ),
                    said!("scored-keep-one", "keep one"),
                ));
            }
            *score = score.take().or(given);
        }
    }
    match scores {
        [Some(ns), Some(ew)] => Ok(sides([ns, ew])),
        [None, _] => Err(EventError::new(
            fields.line,
            said!("scored-no-score-for-ns", "no score for ns"),
            said!("scored-give-each-side-score", "give each side its score"),
        )),
        [_, None] => Err(EventError::new(
            fields.line,
            said!("scored-no-score-for-ew", "no score for ew"),
            said!("scored-give-each-side-score", "give each side its score"),
        )),
    }
}

type PerSide = [Option<SideScore>; 2];

fn awards(node: &Node) -> Result<PerSide, EventError> {
    if let Some(both) = node.text() {
        let Some((ns, ew)) = both.split_once('/') else {
            return Err(EventError::new(
                node.line,
                said!(
                    "scored-not-two-awards",
                    "{what} is not two awards",
                    what = node.shown()
                ),
                said!("scored-write-60-40", "write 60/40"),
            ));
        };
        let read = |text: &str| award(text.trim(), node);
        return Ok([
            Some(SideScore::Artificial(read(ns)?)),
            Some(SideScore::Artificial(read(ew)?)),
        ]);
    }
    let fields = Fields::of(node, &["ns", "ew"])?;
    let read =
        |node: &Node| award(node.text().unwrap_or_default(), node).map(SideScore::Artificial);
    Ok([fields.read("ns", read)?, fields.read("ew", read)?])
}

fn award(text: &str, node: &Node) -> Result<Award, EventError> {
    match text {
        "AVE+" | "A+" => Ok(Award::Plus),
        "AVE" | "A" => Ok(Award::Average),
        "AVE-" | "A-" => Ok(Award::Minus),
        "complement" => Ok(Award::Complement),
        _ => {
            let percent = text
                .strip_suffix('%')
                .unwrap_or(text)
                .trim()
                .parse::<Exact>()
                .ok();
            let possible = |percent: &Exact| *percent >= Exact::ZERO && *percent <= Exact::int(100);
            percent.filter(possible).map(Award::Percent).ok_or_else(|| {
                EventError::new(
                    node.line,
                    said!("scored-no-award", "{what} is no award", what = node.shown()),
                    said!(
                        "scored-allowed-ave-ave-ave",
                        "allowed: AVE+, AVE, AVE-, a number of per cent from 0 to 100, complement"
                    ),
                )
            })
        }
    }
}

fn faults(node: &Node) -> Result<PerSide, EventError> {
    let words = [
        ("none", Fault::None),
        ("partly", Fault::Partly),
        ("directly", Fault::Directly),
    ];
    let fields = Fields::of(node, &["ns", "ew"])?;
    let read =
        |node: &Node| word(node, &words).map(|fault| SideScore::Artificial(Award::by_fault(fault)));
    Ok([fields.read("ns", read)?, fields.read("ew", read)?])
}

fn assigned(node: &Node) -> Result<PerSide, EventError> {
    if !matches!(node.value, Value::Map(_)) {
        let parts = SideScore::Assigned(parts(node)?);
        return Ok([Some(parts.clone()), Some(parts)]);
    }
    let fields = Fields::of(node, &["ns", "ew"])?;
    let read = |node: &Node| parts(node).map(SideScore::Assigned);
    Ok([fields.read("ns", read)?, fields.read("ew", read)?])
}

fn better_of(node: &Node) -> Result<[SideScore; 2], EventError> {
    let fields = Fields::of(node, &["ns", "ew"])?;
    let complement = SideScore::Artificial(Award::Complement);
    match (fields.read("ns", parts)?, fields.read("ew", parts)?) {
        (Some(ns), None) => Ok([SideScore::AtLeastPlus(ns), complement]),
        (None, Some(ew)) => Ok([complement, SideScore::AtLeastPlus(ew)]),
        _ => Err(EventError::new(
            node.line,
            said!("scored-not-one-side", "not one side"),
            said!(
                "scored-name-side-not-fault",
                "name the side that is not at fault: {{ns: [[430, 1]]}}"
            ),
        )),
    }
}

fn redress(node: &Node) -> Result<Redress, EventError> {
    let fields = Fields::of(
        node,
        &["offenders", "table", "without-infraction", "without-error"],
    )?;
    Ok(Redress {
        offenders: fields.read_needed("offenders", |node| word(node, &DIRECTIONS))?,
        table: fields.read_needed("table", points)?,
        without_infraction: fields.read_needed("without-infraction", parts)?,
        without_error: fields.read_needed("without-error", parts)?,
    })
}

/// A score, or a list of scores with weights that add up to 1.
fn parts(node: &Node) -> Result<Vec<Weighted>, EventError> {
    if node.text().is_some() {
        return Ok(vec![Weighted {
            score: points(node)?,
            weight: Exact::ONE,
        }]);
    }
    let parts = each(node, |part| match items(part)? {
        [score, weight] => {
            let weight_of = exact(weight)?;
            if weight_of.signum() <= 0 || weight_of > Exact::ONE {
                let wrong = checks::weight_is_wrong(weight.shown());
                return Err(EventError::of(weight.line, wrong));
            }
            Ok(Weighted {
                score: points(score)?,
                weight: weight_of,
            })
        }
        _ => Err(EventError::new(
            part.line,
            said!("scored-not-score-weight", "not a score and its weight"),
            said!("scored-write-420-0-6", "write [420, 0.6]"),
        )),
    })?;
    if let Some(wrong) = checks::parts_are_wrong(&parts) {
        return Err(EventError::of(node.line, wrong));
    }
    Ok(parts)
}

fn points(node: &Node) -> Result<i32, EventError> {
    let points = whole::<i32>(node)?;
    match checks::points_are_wrong(points) {
        Some(wrong) => Err(EventError::of(node.line, wrong)),
        None => Ok(points),
    }
}

fn contract(fields: &Fields, board: &Name) -> Result<Play, EventError> {
    let node = fields.need("contract")?;
    let written = node.text().unwrap_or_default();
    if written.eq_ignore_ascii_case("pass") || written.eq_ignore_ascii_case("p") {
        return Ok(Play::PassedOut);
    }
    // The parser of contracts takes the first byte to be a whole character.
    let sound = written.is_ascii() && written.starts_with(|c: char| c.is_ascii_digit());
    let contract: Contract = Some(written)
        .filter(|_| sound)
        .and_then(|text| text.parse().ok())
        .ok_or_else(|| {
            let remedy = said!(
                "scored-allowed-4s-4sx-3ntxx",
                "allowed: 4S, 4SX, 3NTXX and the like, or Pass"
            );
            EventError::new(
                node.line,
                said!(
                    "scored-no-contract",
                    "{what} is no contract",
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
                said!("scored-no-seat", "{what} is no seat", what = node.shown()),
                said!("scored-allowed-n-e-s", "allowed: N, E, S, W"),
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
                "{what} is no number of tricks",
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
                            "{what} is no number of tricks",
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
                "result and tricks together"
            ),
            said!("placed-keep-one-of-them", "keep one of them"),
        )),
        (None, None) => Err(EventError::new(
            fields.line,
            said!("scored-no-result", "no result"),
            said!(
                "scored-write-result-1-or",
                "write result: \"+1\" or tricks: 11"
            ),
        )),
    }?;
    let vul = match fields.get("vul") {
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
                    "{what} is no vulnerability",
                    what = node.shown()
                );
                EventError::new(
                    node.line,
                    problem,
                    said!("scored-allowed-none-ns-ew", "allowed: none, NS, EW, both"),
                )
                .within("vul")
            })?
        }
        None => board.vulnerability().ok_or_else(|| {
            let problem = said!(
                "scored-board-has-no-number",
                "board {board} has no number that tells the vulnerability",
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
        })?,
    };
    Ok(Play::Played(Played {
        contract,
        declarer,
        tricks,
        vul,
    }))
}

fn against_contract(node: &Node, contract: Contract) -> Result<Tricks, EventError> {
    let text = node.text().unwrap_or_default();
    let over = match text {
        "=" => Some(0),
        _ if text.starts_with(['+', '-']) && text.len() < 4 => text.parse::<i8>().ok(),
        _ => None,
    };
    let needed = contract.bid.level.get() + 6;
    let tricks = over.and_then(|over| needed.checked_add_signed(over));
    tricks
        .and_then(|tricks| Tricks::try_new(tricks).ok())
        .ok_or_else(|| {
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
                    "allowed: =, +1 to +{over}, -1 to -{under}",
                    over = 13 - needed,
                    under = needed
                ),
            )
        })
}
