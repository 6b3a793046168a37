//! From the text of a log to its entries. Every error names the document, the place and the reason.

use contract_bridge::{AbsoluteVulnerability, Card, Hand, Seat, Strain};

use super::words;
use super::yaml::{self, Node, Value};
use super::{Deal, Log, LogError, quote};
use crate::edition::Edition;
use crate::entry::{
    Action, AtTrick, Entry, Finding, Meant, Remedy, Said, Side, Strains, Whereabouts,
};
use crate::notation::{card_text, parse_seat, parse_strain};
use crate::preliminaries::law02_boards::Board;

/// Reads every document of a log file, in YAML or JSON.
///
/// # Errors
///
/// The first thing that cannot be read, with its place.
pub fn read(text: &str) -> Result<Vec<Log>, LogError> {
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
            "the file is empty; a log has at least `board` or `dealer`",
        ));
    }
    documents
        .iter()
        .enumerate()
        .map(|(i, node)| document(node).map_err(|fault| fault.in_document(i + 1)))
        .collect()
}

/// A reason with its place inside a document.
struct Fault {
    line: usize,
    place: Option<String>,
    reason: String,
}

impl Fault {
    fn in_document(self, document: usize) -> LogError {
        LogError {
            document,
            line: self.line,
            place: self.place,
            reason: self.reason,
        }
    }

    fn at(self, place: impl Into<String>) -> Self {
        Self {
            place: Some(place.into()),
            ..self
        }
    }
}

fn fault(document: usize, line: usize, place: Option<String>, reason: &str) -> LogError {
    LogError {
        document,
        line,
        place,
        reason: reason.to_owned(),
    }
}

fn wrong<T>(node: &Node, reason: impl Into<String>) -> Result<T, Fault> {
    Err(Fault {
        line: node.line,
        place: None,
        reason: reason.into(),
    })
}

/// Far more than ever happens on one board.
const MAX_ENTRIES: usize = 2_000;

const KEYS: &str = "id, title, laws, note, edition, editions, board, dealer, vul, deal, auction, play, log, expect";

fn document(node: &Node) -> Result<Log, Fault> {
    let pairs = mapping(
        node,
        "a log is a mapping with keys such as `board` and `log`",
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
            "edition" | "editions" => wrong(key, "give either `edition` or `editions`, once"),
            "board" => board_number(value).map(|n| number = Some(n)),
            "dealer" => seat(value).map(|s| dealer = Some(s)),
            "vul" => vulnerability(value).map(|v| vul = Some(v)),
            "deal" => deal(value).map(|d| log.deal = d),
            "auction" => sequence(value, words::game_call).map(|c| log.calls = c),
            "play" => sequence(value, words::card).map(|c| log.cards = c),
            "log" => entries(value).map(|e| log.entries = e),
            "expect" => mapping(value, "`expect` is a mapping: part of the outcome")
                .map(|_| log.expect = Some(value.to_json())),
            _ => {
                return wrong(
                    key,
                    format!("the key {} is unknown; the keys are {KEYS}", quote(name)),
                );
            }
        };
        read.map_err(|f| if f.place.is_none() { f.at(name) } else { f })?;
    }
    if log.editions.is_empty() {
        log.editions.push(Edition::default());
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
            "`board` already gives dealer and vulnerability (Law 2); leave out `dealer` and `vul`",
        ),
        (None, Some(dealer), Some(vul)) => Ok(Board::new(dealer, vul)),
        (None, Some(_), None) => wrong(node, "`vul` is missing: none, NS, EW or both"),
        (None, None, Some(_)) => wrong(node, "`dealer` is missing: N, E, S or W"),
        (None, None, None) => wrong(
            node,
            "`board` is missing, or `dealer` and `vul` in its place",
        ),
    }
}

fn mapping<'a>(node: &'a Node, expected: &str) -> Result<&'a [(Node, Node)], Fault> {
    match &node.value {
        Value::Map(pairs) => Ok(pairs),
        _ => wrong(node, format!("{expected}; this is {}", node.kind())),
    }
}

fn word<'a>(node: &'a Node, expected: &str) -> Result<&'a str, Fault> {
    match node.text() {
        Some(text) if !node.is_null() => Ok(text),
        Some(_) => wrong(node, format!("a value is missing; expected {expected}")),
        None => wrong(node, format!("expected {expected}, not {}", node.kind())),
    }
}

fn text(node: &Node) -> Result<String, Fault> {
    word(node, "text").map(str::to_owned)
}

fn list<'a>(node: &'a Node, expected: &str) -> Result<&'a [Node], Fault> {
    match &node.value {
        Value::List(items) => Ok(items),
        _ if node.is_null() => Ok(&[]),
        _ => wrong(node, format!("expected {expected}, not {}", node.kind())),
    }
}

fn texts(node: &Node) -> Result<Vec<String>, Fault> {
    list(node, "a list of clauses")?.iter().map(text).collect()
}

fn edition(node: &Node) -> Result<Edition, Fault> {
    let year = word(node, "2007 or 2017")?;
    year.parse().or_else(|_| {
        wrong(
            node,
            format!(
                "{} is no edition; the editions are 2007 and 2017",
                quote(year)
            ),
        )
    })
}

fn editions(node: &Node) -> Result<Vec<Edition>, Fault> {
    let editions: Vec<_> = list(node, "a list of editions")?
        .iter()
        .map(edition)
        .collect::<Result<_, _>>()?;
    match editions.as_slice() {
        [] => wrong(node, "at least one edition is needed: 2007, 2017 or both"),
        [a, b, ..] if a == b || editions.len() > 2 => wrong(node, "an edition is there twice"),
        _ => Ok(editions),
    }
}

fn board_number(node: &Node) -> Result<u32, Fault> {
    match word(node, "the number of the board")?.parse() {
        Ok(number @ 1..) => Ok(number),
        _ => wrong(
            node,
            "the number of a board is a whole number from 1 to 4294967295",
        ),
    }
}

fn seat(node: &Node) -> Result<Seat, Fault> {
    let name = word(node, "a seat: N, E, S or W")?;
    match parse_seat(name) {
        Some(seat) => Ok(seat),
        None => wrong(
            node,
            format!("{} is no seat; seats are N, E, S, W", quote(name)),
        ),
    }
}

fn vulnerability(node: &Node) -> Result<AbsoluteVulnerability, Fault> {
    match word(node, "none, NS, EW or both")? {
        "none" => Ok(AbsoluteVulnerability::NONE),
        "NS" => Ok(AbsoluteVulnerability::NS),
        "EW" => Ok(AbsoluteVulnerability::EW),
        "both" => Ok(AbsoluteVulnerability::ALL),
        other => wrong(
            node,
            format!(
                "{} is no vulnerability; it is none, NS, EW or both",
                quote(other)
            ),
        ),
    }
}

fn sequence<T>(node: &Node, read: impl Fn(&str) -> Result<T, String>) -> Result<Vec<T>, Fault> {
    if node.is_null() {
        return Ok(Vec::new());
    }
    word(node, "words separated by spaces")?
        .split_whitespace()
        .map(|w| read(w).or_else(|reason| wrong(node, reason)))
        .collect()
}

fn deal(node: &Node) -> Result<Deal, Fault> {
    let text = word(node, "a PBN deal such as `N:AQ4.KJ52.T97.A83 ...`")?;
    read_deal(text).or_else(|reason| wrong(node, reason))
}

/// Reads a PBN deal; a hand that is not known is `-`.
///
/// # Errors
///
/// What is wrong with it, for people: which hand has too many cards, which card is there twice.
///
/// ```
/// use openroom_laws::log::read_deal;
/// let deal = read_deal("N:AKQ75.73.AJ4.Q62 - JT62.A85.Q73.K53 -").unwrap();
/// assert!(deal.0[1].is_none());
/// let slip = read_deal("N:AKQ75.73.AJ4.Q62 A3.KQT64.K82.T94 - -").unwrap_err();
/// assert!(slip.contains("SA"));
/// ```
pub fn read_deal(text: &str) -> Result<Deal, String> {
    let (first, hands) = text
        .split_once(':')
        .ok_or("a deal starts with the seat of its first hand and a colon: `N:...`")?;
    let mut seat = parse_seat(first.trim()).ok_or_else(|| {
        format!(
            "{} is no seat; a deal starts with N:, E:, S: or W:",
            quote(first)
        )
    })?;
    let hands: Vec<&str> = hands.split_whitespace().collect();
    if hands.len() != 4 {
        return Err(format!(
            "a deal has four hands, here are {}; a hand not known is `-`",
            hands.len()
        ));
    }
    let mut deal = Deal::UNKNOWN;
    for text in hands {
        deal.0[seat as usize] = hand(seat, text)?;
        seat = seat.lho();
    }
    no_card_twice(&deal)?;
    Ok(deal)
}

fn hand(seat: Seat, text: &str) -> Result<Option<Hand>, String> {
    if text == "-" {
        return Ok(None);
    }
    let suits = text.split('.').count();
    if suits != 4 {
        return Err(format!(
            "the hand of {seat} has {suits} suits; it has four, spades first, with dots between"
        ));
    }
    if !text.is_ascii() || text.contains(['x', 'X']) {
        return Err(format!(
            "the hand of {seat} is unclear: {}; ranks are A K Q J T 9 to 2",
            quote(text)
        ));
    }
    let hand: Hand = text
        .parse()
        .map_err(|_| format!("the hand of {seat} is unclear: {}; in each suit the ranks A K Q J T 9 to 2, from high to low, each once", quote(text)))?;
    match hand.len() {
        13 => Ok(Some(hand)),
        n => Err(format!("the hand of {seat} has {n} cards; a hand has 13")),
    }
}

fn no_card_twice(deal: &Deal) -> Result<(), String> {
    let mut seen = Hand::EMPTY;
    for seat in Seat::ALL {
        let Some(hand) = deal.hand(seat) else {
            continue;
        };
        if let Some(card) = (hand & seen).iter().next() {
            return Err(format!(
                "{} is in two hands, one of them the hand of {seat}",
                card_text(card)
            ));
        }
        seen |= hand;
    }
    Ok(())
}

fn entries(node: &Node) -> Result<Vec<Entry>, Fault> {
    let entries = list(node, "a list of entries such as `- N: 1NT`")?;
    if entries.len() > MAX_ENTRIES {
        return wrong(
            node,
            format!("one board with more than {MAX_ENTRIES} entries cannot have been played"),
        );
    }
    entries
        .iter()
        .enumerate()
        .map(|(i, node)| entry(node).map_err(|f| f.at(format!("log entry {}", i + 1))))
        .collect()
}

fn entry(node: &Node) -> Result<Entry, Fault> {
    let pairs = mapping(node, "an entry is `who: what`")?;
    let [(who, what)] = pairs else {
        return wrong(
            node,
            format!("an entry has one actor, here are {}", pairs.len()),
        );
    };
    match who.text().unwrap_or_default() {
        "D" => finding(what).map(Entry::Director),
        name => match parse_seat(name) {
            Some(seat) => Ok(Entry::Player(seat, action(what)?)),
            None => wrong(
                who,
                format!("{} is nobody; the actor is N, E, S, W or D", quote(name)),
            ),
        },
    }
}

fn action(node: &Node) -> Result<Action, Fault> {
    match &node.value {
        Value::Scalar { .. } => {
            words::action(word(node, "an action")?).or_else(|reason| wrong(node, reason))
        }
        Value::Map(pairs) => call_with_meaning(node, pairs),
        Value::List(_) => wrong(node, "an action is a word, or `{call: 2D, shows: [H]}`"),
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
                    words::spoken(word(value, "a call")?).or_else(|reason| wrong(value, reason))?,
                );
            }
            "shows" => shows = Some(strains(value)?),
            name => {
                return wrong(
                    key,
                    format!(
                        "the key {} is unknown here; write `{{call: 2D, shows: [H]}}`",
                        quote(name)
                    ),
                );
            }
        }
    }
    let Some(spoken) = said else {
        return wrong(node, "`call` is missing; write `{call: 2D, shows: [H]}`");
    };
    let said = Said {
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
    list(node, "a list of denominations")?
        .iter()
        .map(strain)
        .collect()
}

fn strain(node: &Node) -> Result<Strain, Fault> {
    let name = word(node, "a denomination")?;
    match parse_strain(name) {
        Some(strain) => Ok(strain),
        None => wrong(
            node,
            format!(
                "{} is no denomination; they are S, H, D, C, NT",
                quote(name)
            ),
        ),
    }
}

fn finding(node: &Node) -> Result<Finding, Fault> {
    match &node.value {
        Value::Scalar { text, .. } if text == "called" => Ok(Finding::Called),
        Value::Map(pairs) if !pairs.is_empty() => finding_of(node, pairs),
        _ => wrong(
            node,
            "the Director's entry is `called` or a finding such as `{unintended: yes}`",
        ),
    }
}

fn finding_of(node: &Node, pairs: &[(Node, Node)]) -> Result<Finding, Fault> {
    let [(key, value), rest @ ..] = pairs else {
        return wrong(node, "a finding is missing");
    };
    let name = key.text().unwrap_or_default();
    if name == "breach" || name == "by" {
        return breach(node, pairs);
    }
    if let [(extra, _), ..] = rest {
        let extra = extra.text().unwrap_or_default();
        return wrong(
            node,
            format!(
                "the key {} is one too many; one finding an entry",
                quote(extra)
            ),
        );
    }
    match name {
        "unintended" => yes_no(value).map(Finding::Unintended),
        "comparable" => yes_no(value).map(Finding::Comparable),
        "meant" => meant(value).map(Finding::Meant),
        "slip" => yes_no(value).map(Finding::Slip),
        "intended" => words::card(word(value, "a card")?)
            .map(Finding::Intended)
            .or_else(|reason| wrong(value, reason)),
        "led" => yes_no(value).map(Finding::Led),
        "no-penalty" => words::card(word(value, "a card")?)
            .map(Finding::NoPenalty)
            .or_else(|reason| wrong(value, reason)),
        "revoked" => at_trick(value).map(Finding::Revoked),
        "tricks" => tricks(value),
        "misinformed" => seat(value).map(Finding::Misinformed),
        "returned" => yes_no(value).map(Finding::Returned),
        "next-call" => seat(value).map(Finding::NextCall),
        "round" => over(value).map(|()| Finding::RoundOver),
        "period" => over(value).map(|()| Finding::PeriodOver),
        "omitted" => at_trick(value).map(Finding::Omitted),
        "extra" => extra(value),
        "claim" => claim(value).map(Finding::Claim),
        "mixed" => mixed(value).map(Finding::Mixed),
        "fouled" => {
            let form = word(value, "the form in which the board was played, such as b")?;
            Ok(Finding::Fouled(form.into()))
        }
        "damage" => yes_no(value).map(Finding::Damage),
        "adjust" => Ok(Finding::Adjust(Box::new(value.to_json()))),
        "cards" => counts(value),
        "missing" => missing(value),
        "wrong-cards" => wrong_cards(value),
        "called-before" => called_before(value),
        "wrong-board" => wrong_board(value),
        "informed" => seat(value).map(Finding::Informed),
        "seen" => yes_no(value).map(Finding::Seen),
        "playable" => yes_no(value).map(Finding::Playable),
        "interferes" => yes_no(value).map(Finding::Interferes),
        "quitted" => yes_no(value).map(Finding::Quitted),
        "differs" => yes_no(value).map(Finding::Differs),
        "remedy" => one_of(value, &Remedy::WORDS).map(Finding::Remedy),
        _ => wrong(key, format!("the finding {} is unknown", quote(name))),
    }
}

fn yes_no(node: &Node) -> Result<bool, Fault> {
    match word(node, "yes or no")? {
        "yes" | "true" => Ok(true),
        "no" | "false" => Ok(false),
        other => wrong(node, format!("{} is neither yes nor no", quote(other))),
    }
}

fn over(node: &Node) -> Result<(), Fault> {
    match word(node, "over")? {
        "over" => Ok(()),
        other => wrong(
            node,
            format!("{} is unknown; the word is `over`", quote(other)),
        ),
    }
}

fn meant(node: &Node) -> Result<Meant, Fault> {
    let text = word(node, "over, own-turn, lead or play")?;
    match Meant::WORDS.iter().find(|(w, _)| *w == text) {
        Some((_, meant)) => Ok(*meant),
        None => wrong(
            node,
            format!(
                "{} is unknown; it is over, own-turn, lead or play",
                quote(text)
            ),
        ),
    }
}

fn breach(node: &Node, pairs: &[(Node, Node)]) -> Result<Finding, Fault> {
    let (mut clause, mut by) = (None, None);
    for (key, value) in pairs {
        match key.text().unwrap_or_default() {
            "breach" => clause = Some(word(value, "a clause such as 43A2b")?.into()),
            "by" => by = Some(seat(value)?),
            name => {
                return wrong(
                    key,
                    format!(
                        "the key {} is unknown; write `{{breach: 43A2b, by: N}}`",
                        quote(name)
                    ),
                );
            }
        }
    }
    match clause {
        Some(clause) => Ok(Finding::Breach { clause, by }),
        None => wrong(node, "`breach` is missing; write `{breach: 43A2b, by: N}`"),
    }
}

/// The values of a mapping that must hold just these keys.
fn fields<'a, const N: usize>(node: &'a Node, names: [&str; N]) -> Result<[&'a Node; N], Fault> {
    let form = format!("it holds {}", names.join(", "));
    let pairs = mapping(node, &form)?;
    if let Some((key, _)) = pairs
        .iter()
        .find(|(key, _)| !names.contains(&key.text().unwrap_or_default()))
    {
        return wrong(
            key,
            format!(
                "the key `{}` is unknown; {form}",
                key.text().unwrap_or_default()
            ),
        );
    }
    let mut found = [node; N];
    for (slot, name) in found.iter_mut().zip(names) {
        match pairs.iter().find(|(key, _)| key.text() == Some(name)) {
            Some((_, value)) => *slot = value,
            None => return wrong(node, format!("{} is missing; {form}", quote(name))),
        }
    }
    Ok(found)
}

fn at_trick(node: &Node) -> Result<AtTrick, Fault> {
    let [by, trick] = fields(node, ["by", "trick"])?;
    words::at_trick(word(by, "a seat")?, word(trick, "a trick")?)
        .or_else(|reason| wrong(node, reason))
}

fn extra(node: &Node) -> Result<Finding, Fault> {
    let none: Box<[Card]> = Box::new([]);
    let pairs = mapping(node, "it holds by, trick, cards")?;
    let shown = pairs.iter().any(|(key, _)| key.text() == Some("exposed"));
    let (by, trick, cards, exposed) = if shown {
        let [by, trick, cards, exposed] = fields(node, ["by", "trick", "cards", "exposed"])?;
        (by, trick, cards, several_cards(exposed)?)
    } else {
        let [by, trick, cards] = fields(node, ["by", "trick", "cards"])?;
        (by, trick, cards, none)
    };
    let at = words::at_trick(word(by, "a seat")?, word(trick, "a trick")?)
        .or_else(|reason| wrong(node, reason))?;
    Ok(Finding::Extra {
        at,
        cards: several_cards(cards)?,
        exposed,
    })
}

fn several_cards(node: &Node) -> Result<Box<[Card]>, Fault> {
    let names: Vec<&str> = list(node, "a list of cards")?
        .iter()
        .map(|card| word(card, "a card"))
        .collect::<Result<_, _>>()?;
    words::cards(&names).or_else(|reason| wrong(node, reason))
}

/// `{claim: no}`, or the number of tricks claimed.
fn claim(node: &Node) -> Result<Option<u8>, Fault> {
    match word(node, "no, or a number of tricks")? {
        "no" | "false" => Ok(None),
        number => match number.parse() {
            Ok(tricks @ 0..=13) => Ok(Some(tricks)),
            _ => wrong(node, "it is `no`, or the number of tricks claimed"),
        },
    }
}

fn mixed(node: &Node) -> Result<Option<Side>, Fault> {
    match node.text() {
        Some("both") => Ok(None),
        _ => parse_side(node).map(Some),
    }
}

fn tricks(node: &Node) -> Result<Finding, Fault> {
    let count = |node: &Node| match word(node, "a number of tricks")?.parse() {
        Ok(tricks @ 0..=13) => Ok(tricks),
        _ => wrong(node, "a number of tricks is 0 to 13"),
    };
    match mapping(node, "it names a side: `{tricks: {NS: 9}}`")? {
        [(side, tricks)] => Ok(Finding::Tricks {
            side: parse_side(side)?,
            tricks: count(tricks)?,
        }),
        [(a, mine), (b, theirs)] => {
            let (side, tricks) = (parse_side(a)?, count(mine)?);
            if side == parse_side(b)? || tricks + count(theirs)? != 13 {
                return wrong(node, "the tricks of the two sides must add up to 13");
            }
            Ok(Finding::Tricks { side, tricks })
        }
        _ => wrong(node, "it names a side: `{tricks: {NS: 9}}`"),
    }
}

/// One word of a list.
fn one_of<T: Copy>(node: &Node, words: &[(&'static str, T)]) -> Result<T, Fault> {
    let names: Vec<&str> = words.iter().map(|(word, _)| *word).collect();
    let names = names.join(", ");
    let text = word(node, &names)?;
    match words.iter().find(|(word, _)| *word == text) {
        Some((_, value)) => Ok(*value),
        None => wrong(
            node,
            format!("{} is unknown; it is one of {names}", quote(text)),
        ),
    }
}

/// `{N: 14, E: 12}`: the hands that have not thirteen cards.
fn counts(node: &Node) -> Result<Finding, Fault> {
    let form = "it names hands: `{cards: {N: 14, E: 12}}`";
    let mut cards = [13; 4];
    for (who, count) in mapping(node, form)? {
        let seat = seat(who)?;
        cards[seat as usize] = match word(count, "a number of cards")?.parse() {
            Ok(count @ 0..=52) => count,
            _ => return wrong(count, "a number of cards is 0 to 52"),
        };
    }
    Ok(Finding::Cards(cards))
}

/// `{by: N, card: S4, found: elsewhere}`; the card and where it was may be left out.
fn missing(node: &Node) -> Result<Finding, Fault> {
    let form = "write `{missing: {by: N, card: S4, found: elsewhere}}`";
    let (mut by, mut card, mut found) = (None, None, Whereabouts::Elsewhere);
    for (key, value) in mapping(node, form)? {
        match key.text().unwrap_or_default() {
            "by" => by = Some(seat(value)?),
            "card" => {
                let named = words::card(word(value, "a card")?);
                card = Some(named.or_else(|reason| wrong(value, reason))?);
            }
            "found" => found = one_of(value, &Whereabouts::WORDS)?,
            name => return wrong(key, format!("the key {} is unknown; {form}", quote(name))),
        }
    }
    match by {
        Some(by) => Ok(Finding::Missing { by, card, found }),
        None => wrong(node, format!("`by` is missing; {form}")),
    }
}

fn wrong_cards(node: &Node) -> Result<Finding, Fault> {
    let [by, board] = fields(node, ["by", "board"])?;
    Ok(Finding::WrongCards {
        by: seat(by)?,
        board: board_number(board)?,
    })
}

fn called_before(node: &Node) -> Result<Finding, Fault> {
    let [by, call] = fields(node, ["by", "call"])?;
    let spoken = words::spoken(word(call, "a call")?);
    Ok(Finding::CalledBefore {
        by: seat(by)?,
        call: spoken.or_else(|reason| wrong(call, reason))?,
    })
}

fn wrong_board(node: &Node) -> Result<Finding, Fault> {
    let [played] = fields(node, ["played"])?;
    let played = yes_no(played)?;
    Ok(Finding::WrongBoard { played })
}

fn parse_side(node: &Node) -> Result<Side, Fault> {
    match node.text() {
        Some("NS") => Ok(Side::Ns),
        Some("EW") => Ok(Side::Ew),
        _ => wrong(node, "a side is NS or EW"),
    }
}
