//! Reading one result: the board, the two sides, and what came of it.

use contract_bridge::{AbsoluteVulnerability, Contract, Seat};
use openroom_said::said;

use super::EventError;
use super::fields::{Fields, each, exact, items, name, text, truth, whole, word};
use crate::event::{
    Award, Direction, Fault, Name, Outcome, Redress, Room, Ruling, SideScore, Weighted,
};
use crate::{Exact, PASSED_OUT, Tricks, score_ns};
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
    pub form: String,
    pub room: Room,
    pub four: u8,
    pub stood_in: Option<Name>,
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

/// More than any contract can score.
const MOST_POINTS: i32 = 8000;

pub fn read(node: &Node) -> Result<Written, EventError> {
    let fields = Fields::of(node, &KEYS)?;
    let board = fields.read_needed("board", name)?;
    let sides = [
        fields.read_needed("ns", side)?,
        fields.read_needed("ew", side)?,
    ];
    let rooms = [("open", Room::Open), ("closed", Room::Closed)];
    // Where it was played and the opening lead: no score depends on them, but travellers show them.
    fields.read("table", name)?;
    fields.read("lead", text)?;
    Ok(Written {
        line: fields.line,
        outcome: outcome(&fields, &board)?,
        board,
        sides,
        in_match: fields.read("match", name)?,
        round: fields.read("round", whole)?.unwrap_or(0),
        session: fields.read("session", whole)?.unwrap_or(0),
        section: fields.read("section", text)?.unwrap_or_default(),
        form: fields.read("form", text)?.unwrap_or_default(),
        room: fields
            .read("room", |node| word(node, &rooms))?
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

/// What came of the board. `adjusted` is what a table log gives: it takes the place of the table result, which may stand
/// beside it.
fn outcome(fields: &Fields, board: &Name) -> Result<Outcome, EventError> {
    let Some(node) = fields.get("adjusted") else {
        return obtained(fields, board);
    };
    if fields.get("contract").is_some() || fields.get("score").is_some() {
        obtained(fields, board)?;
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
    let adjusted = Fields::of(
        node,
        &["award", "fault", "assigned", "better-of", "redress"],
    )
    .and_then(|fields| obtained(&fields, board));
    adjusted.map_err(|error| error.within("adjusted"))
}

fn obtained(fields: &Fields, board: &Name) -> Result<Outcome, EventError> {
    let said: Vec<_> = OUTCOMES
        .into_iter()
        .filter(|key| fields.get(key).is_some())
        .collect();
    match said[..] {
        ["contract"] => contract(fields, board).map(Outcome::Score),
        ["score"] => fields.read_needed("score", points).map(Outcome::Score),
        ["redress"] => {
            let redress = fields.read_needed("redress", redress)?;
            Ok(Outcome::Ruled(Box::new(Ruling::Redress(redress))))
        }
        ["not-played"] if fields.read_needed("not-played", truth)? => Ok(Outcome::NotPlayed),
        ["absent"] => {
            let directions = [("ns", Direction::Ns), ("ew", Direction::Ew)];
            let side = fields.read_needed("absent", |node| word(node, &directions))?;
            Ok(Outcome::Absent(side))
        }
        ["better-of"] => fields.read_needed("better-of", better_of).map(sides),
        ["award"] | ["fault"] | ["assigned"] | ["award", "assigned"] | ["fault", "assigned"] => {
            both_sides(fields)
        }
        [] | ["not-played"] => {
            let remedy = said!(
                "scored-write-one",
                "write one of {outcomes}",
                outcomes = OUTCOMES.join(", ")
            );
            Err(EventError::new(
                fields.line,
                said!("scored-no-result", "no result"),
                remedy,
            ))
        }
        _ => Err(EventError::new(
            fields.line,
            said!(
                "scored-together",
                "{said} together",
                said = said.join(" + ")
            ),
            said!("placed-keep-one-of-them", "keep one of them"),
        )),
    }
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
    let directions = [("ns", Direction::Ns), ("ew", Direction::Ew)];
    Ok(Redress {
        offenders: fields.read_needed("offenders", |node| word(node, &directions))?,
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
                let problem = said!(
                    "scored-weight-not-more-than",
                    "the weight {weight} is not more than 0 and at most 1",
                    weight = weight.shown()
                );
                return Err(EventError::new(
                    weight.line,
                    problem,
                    said!(
                        "scored-write-share-such-as",
                        "write a share such as 0.6 or 1/3"
                    ),
                ));
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
    let sum: Exact = parts.iter().map(|part| part.weight.clone()).sum();
    if sum != Exact::ONE {
        let problem = said!(
            "scored-weights-add-up-not",
            "the weights add up to {sum}, not to 1",
            sum = sum.decimal(6)
        );
        return Err(EventError::new(
            node.line,
            problem,
            said!(
                "scored-change-them-so-they",
                "change them so that they add up to exactly 1"
            ),
        ));
    }
    Ok(parts)
}

fn points(node: &Node) -> Result<i32, EventError> {
    let points = whole::<i32>(node)?;
    if points % 10 != 0 || points.abs() > MOST_POINTS {
        let problem = said!("scored-not-score", "{points} is not a score", points);
        return Err(EventError::new(
            node.line,
            problem,
            said!(
                "scored-scores-multiples-10-as",
                "scores are multiples of 10, as North-South see them"
            ),
        ));
    }
    Ok(points)
}

fn contract(fields: &Fields, board: &Name) -> Result<i32, EventError> {
    let node = fields.need("contract")?;
    let written = node.text().unwrap_or_default();
    if written.eq_ignore_ascii_case("pass") || written.eq_ignore_ascii_case("p") {
        return Ok(PASSED_OUT);
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
        None => vulnerability(board).ok_or_else(|| {
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
    Ok(score_ns(contract, declarer, vul, tricks))
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

/// The vulnerability of a board by its number (Law 2): it repeats every 16 boards.
fn vulnerability(board: &Name) -> Option<AbsoluteVulnerability> {
    const NONE: AbsoluteVulnerability = AbsoluteVulnerability::NONE;
    const NS: AbsoluteVulnerability = AbsoluteVulnerability::NS;
    const EW: AbsoluteVulnerability = AbsoluteVulnerability::EW;
    let both = NS | EW;
    let cycle = [
        NONE, NS, EW, both, NS, EW, both, NONE, EW, both, NONE, NS, both, NONE, NS, EW,
    ];
    match board {
        Name::Number(number @ 1..) => cycle.get(usize::try_from((number - 1) % 16).ok()?).copied(),
        _ => None,
    }
}
