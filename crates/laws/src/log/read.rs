//! From the text of a log to its entries. Every error names the document, the place and the reason.

mod deal;
mod findings;
mod told;
mod values;

use contract_bridge::{AbsoluteVulnerability, Seat, Strain};
use openroom_placed::{Node, Value};
use openroom_said::{Arg, Said as Sentence, said};

use super::words;
use super::yaml;
use super::{Deal, Log, LogError, quote};
use crate::edition::Edition;
use crate::entry::{Action, Entry, SpokenCall, Strains};
use crate::notation::{parse_seat, parse_strain};
use crate::preliminaries::law02_boards::Board;
use deal::deal;
pub use deal::read_deal;
pub(super) use findings::finding;
pub(super) use told::played;
pub(super) use values::Fault;
use values::{board_number, list, mapping, seat, text, word, wrong};

/// Reads every document of a log file, in YAML or JSON.
///
/// # Errors
///
/// The first thing that cannot be read, with its place.
pub fn read(text: &str) -> Result<Vec<Log>, LogError> {
    read_under(text, Edition::default())
}

/// The same where the edition is known: a log that names none is read under this one.
///
/// # Errors
///
/// The first thing that cannot be read, with its place.
pub fn read_under(text: &str, edition: Edition) -> Result<Vec<Log>, LogError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut documents = yaml::documents(text)?;
    // A file may end with the line that would begin another log.
    if documents.len() > 1 && documents.last().is_some_and(Node::is_null) {
        documents.pop();
    }
    if documents.iter().all(Node::is_null) {
        return Err(fault(
            1,
            0,
            None,
            said!(
                "table-log-file-empty-log-has",
                "the file is empty; a log must have at least `board` or `dealer`"
            ),
        ));
    }
    documents
        .iter()
        .enumerate()
        .map(|(i, node)| document(node, edition).map_err(|fault| fault.in_document(i + 1)))
        .collect()
}

fn fault(document: usize, line: usize, place: Option<Box<Arg>>, reason: Sentence) -> LogError {
    LogError {
        document,
        line,
        place,
        reason: Box::new(reason),
    }
}

/// Far more than ever happens on one board.
const MAX_ENTRIES: usize = 2_000;

const KEYS: &str = "id, title, laws, note, edition, editions, board, dealer, vul, deal, auction, play, log, expect";

pub(super) fn document(node: &Node, unnamed: Edition) -> Result<Log, Fault> {
    let pairs = mapping(
        node,
        said!(
            "table-log-log-mapping-with-keys",
            "a log must be a mapping with keys such as `board` and `log`"
        ),
    )?;
    let mut log = Log {
        id: None,
        title: None,
        laws: Vec::new(),
        note: None,
        editions: Vec::new(),
        board: Board::number(1),
        deal: Deal::UNKNOWN,
        calls: Vec::new(),
        cards: Vec::new(),
        entries: Vec::new(),
        expect: None,
    };
    let (mut number, mut dealer, mut vul) = (None, None, None);
    for (key, value) in pairs {
        let name = key.text().unwrap_or_default();
        let read = match name {
            "id" => text(value).map(|t| log.id = Some(t)),
            "title" => text(value).map(|t| log.title = Some(t)),
            "note" => text(value).map(|t| log.note = Some(t)),
            "laws" => texts(value).map(|t| log.laws = t),
            "edition" if log.editions.is_empty() => edition(value).map(|e| log.editions = vec![e]),
            "editions" if log.editions.is_empty() => editions(value).map(|e| log.editions = e),
            "edition" | "editions" => wrong(
                key,
                said!(
                    "table-log-give-either-edition-or",
                    "give either `edition` or `editions`, once"
                ),
            ),
            "board" => board_number(value).map(|n| number = Some(n)),
            "dealer" => seat(value).map(|s| dealer = Some(s)),
            "vul" => vulnerability(value).map(|v| vul = Some(v)),
            "deal" => deal(value).map(|d| log.deal = d),
            "auction" => sequence(value, words::game_call).map(|c| log.calls = c),
            "play" => sequence(value, words::card).map(|c| log.cards = c),
            "log" => entries(value).map(|e| log.entries = e),
            "expect" => mapping(
                value,
                said!(
                    "table-log-expect-mapping-part-outcome",
                    "`expect` must be a mapping that gives part of the outcome"
                ),
            )
            .map(|_| log.expect = Some(value.to_json())),
            _ => {
                return wrong(
                    key,
                    said!(
                        "table-log-key-unknown-keys",
                        "the key {name} is unknown; the keys are {keys}",
                        name = quote(name),
                        keys = KEYS
                    ),
                );
            }
        };
        read.map_err(|f| {
            if f.place.is_none() {
                f.at(Arg::Text(name.to_owned()))
            } else {
                f
            }
        })?;
    }
    if log.editions.is_empty() {
        log.editions.push(unnamed);
    }
    log.board = board(node, number, dealer, vul)?;
    Ok(log)
}

fn board(
    node: &Node,
    number: Option<u32>,
    dealer: Option<Seat>,
    vul: Option<AbsoluteVulnerability>,
) -> Result<Board, Fault> {
    match (number, dealer, vul) {
        (Some(number), None, None) => Ok(Board::number(number)),
        (Some(_), ..) => wrong(
            node,
            said!(
                "table-log-board-already-gives-dealer",
                "`board` already gives dealer and vulnerability (Law 2); leave out `dealer` and `vul`"
            ),
        ),
        (None, Some(dealer), Some(vul)) => Ok(Board::new(dealer, vul)),
        (None, Some(_), None) => wrong(
            node,
            said!(
                "table-log-vul-missing-none-ns",
                "`vul` is missing; write none, NS, EW or both"
            ),
        ),
        (None, None, Some(_)) => wrong(
            node,
            said!(
                "table-log-dealer-missing-n-e",
                "`dealer` is missing; write N, E, S or W"
            ),
        ),
        (None, None, None) => wrong(
            node,
            said!(
                "table-log-board-missing-or-dealer",
                "`board` is missing; give it, or `dealer` and `vul` instead"
            ),
        ),
    }
}

fn texts(node: &Node) -> Result<Vec<String>, Fault> {
    list(node, said!("table-log-list-clauses", "a list of clauses"))?
        .iter()
        .map(text)
        .collect()
}

fn edition(node: &Node) -> Result<Edition, Fault> {
    let year = word(node, said!("table-log-2007-or-2017", "2007 or 2017"))?;
    year.parse().or_else(|_| {
        wrong(
            node,
            said!(
                "table-log-no-edition-editions-2007",
                "{year} is not an edition; the editions are 2007 and 2017",
                year = quote(year)
            ),
        )
    })
}

fn editions(node: &Node) -> Result<Vec<Edition>, Fault> {
    let editions: Vec<_> = list(node, said!("table-log-list-editions", "a list of editions"))?
        .iter()
        .map(edition)
        .collect::<Result<_, _>>()?;
    match editions.as_slice() {
        [] => wrong(
            node,
            said!(
                "table-log-least-one-edition-needed",
                "at least one edition is needed: 2007, 2017 or both"
            ),
        ),
        [a, b, ..] if a == b || editions.len() > 2 => wrong(
            node,
            said!("table-log-edition-there-twice", "an edition appears twice"),
        ),
        _ => Ok(editions),
    }
}

fn vulnerability(node: &Node) -> Result<AbsoluteVulnerability, Fault> {
    match word(
        node,
        said!("table-log-none-ns-ew-or", "none, NS, EW or both"),
    )? {
        "none" => Ok(AbsoluteVulnerability::NONE),
        "NS" => Ok(AbsoluteVulnerability::NS),
        "EW" => Ok(AbsoluteVulnerability::EW),
        "both" => Ok(AbsoluteVulnerability::ALL),
        other => wrong(
            node,
            said!(
                "table-log-no-vulnerability-none-ns",
                "{other} is not a vulnerability; use none, NS, EW or both",
                other = quote(other)
            ),
        ),
    }
}

fn sequence<T>(node: &Node, read: impl Fn(&str) -> Result<T, Sentence>) -> Result<Vec<T>, Fault> {
    if node.is_null() {
        return Ok(Vec::new());
    }
    word(
        node,
        said!(
            "table-log-words-separated-by-spaces",
            "words separated by spaces"
        ),
    )?
    .split_whitespace()
    .map(|w| read(w).or_else(|reason| wrong(node, reason)))
    .collect()
}

fn entries(node: &Node) -> Result<Vec<Entry>, Fault> {
    let entries = list(
        node,
        said!(
            "table-log-list-entries-such-as",
            "a list of entries such as `- N: 1NT`"
        ),
    )?;
    if entries.len() > MAX_ENTRIES {
        return wrong(
            node,
            said!(
                "table-log-one-board-with-more",
                "a board with more than {most} entries cannot have been played",
                most = MAX_ENTRIES
            ),
        );
    }
    entries
        .iter()
        .enumerate()
        .map(|(i, node)| {
            entry(node).map_err(|f| {
                f.at(Arg::Said(said!(
                    "table-log-entry",
                    "log entry {number}",
                    number = i + 1
                )))
            })
        })
        .collect()
}

pub(super) fn entry(node: &Node) -> Result<Entry, Fault> {
    let pairs = mapping(
        node,
        said!(
            "table-log-entry-who-what",
            "an entry must be written as `who: what`"
        ),
    )?;
    let [(who, what)] = pairs else {
        return wrong(
            node,
            said!(
                "table-log-entry-has-one-actor",
                "an entry must name one person, not {count}",
                count = pairs.len()
            ),
        );
    };
    match who.text().unwrap_or_default() {
        "D" => finding(what).map(Entry::Director),
        name => match parse_seat(name) {
            Some(seat) => Ok(Entry::Player(seat, action(what)?)),
            None => wrong(
                who,
                said!(
                    "table-log-nobody-actor-n-e",
                    "{name} is not at the table; use N, E, S, W or D",
                    name = quote(name)
                ),
            ),
        },
    }
}

pub(super) fn action(node: &Node) -> Result<Action, Fault> {
    match &node.value {
        Value::Scalar { .. } => words::action(word(node, said!("table-log-action", "an action"))?)
            .or_else(|reason| wrong(node, reason)),
        Value::Map(pairs) => call_with_meaning(node, pairs),
        Value::List(_) => wrong(
            node,
            said!(
                "table-log-action-word-or-call",
                "an action must be a word, or `{{call: 2D, shows: [H]}}`"
            ),
        ),
    }
}

/// `{call: 2D, shows: [H]}`, or `{changes: 2D, shows: [H]}` for a change of call.
fn call_with_meaning(node: &Node, pairs: &[(Node, Node)]) -> Result<Action, Fault> {
    let (mut said, mut shows, mut changed) = (None, None, false);
    for (key, value) in pairs {
        match key.text().unwrap_or_default() {
            name @ ("call" | "changes") if said.is_none() => {
                changed = name == "changes";
                said = Some(
                    words::spoken(word(value, said!("table-log-call", "a call"))?)
                        .or_else(|reason| wrong(value, reason))?,
                );
            }
            "shows" => shows = Some(strains(value)?),
            name => {
                return wrong(
                    key,
                    said!(
                        "table-log-key-unknown-here-write",
                        "the key {name} is unknown here; write `{{call: 2D, shows: [H]}}`",
                        name = quote(name)
                    ),
                );
            }
        }
    }
    let Some(spoken) = said else {
        return wrong(
            node,
            said!(
                "table-log-call-missing-write-call",
                "`call` is missing; write `{{call: 2D, shows: [H]}}`"
            ),
        );
    };
    let said = SpokenCall {
        spoken,
        artificial: shows,
    };
    Ok(if changed {
        Action::Changes(said)
    } else {
        Action::Call(said)
    })
}

fn strains(node: &Node) -> Result<Strains, Fault> {
    list(
        node,
        said!("table-log-list-denominations", "a list of denominations"),
    )?
    .iter()
    .map(strain)
    .collect()
}

fn strain(node: &Node) -> Result<Strain, Fault> {
    let name = word(node, said!("table-log-denomination", "a denomination"))?;
    match parse_strain(name) {
        Some(strain) => Ok(strain),
        None => wrong(
            node,
            said!(
                "table-log-no-denomination-they-s",
                "{name} is not a denomination; use S, H, D, C or NT",
                name = quote(name)
            ),
        ),
    }
}
