//! What happened? The usual, each asking only what it needs, until there is a log that the Laws can be asked about.
//!
//! Nothing is decided here: a beginning writes down what was told, with passes where nobody was named, and calls the Director.

use std::collections::BTreeMap;

use contract_bridge::Seat;
use contract_bridge::auction::Call;
use openroom_laws::Board;
use openroom_laws::notation::{parse_call, parse_card, parse_seat, seat_text};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::ruling::{self, Step, StepAsked, Unanswered};
use crate::words::Words;

/// What happened, as a picture shows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Happened {
    /// A bid below the one before it (27).
    Insufficient,
    /// A call out of rotation (28 to 32).
    CallOutOfTurn,
    /// A lead out of turn, the opening lead or a later one (53 to 56).
    LeadOutOfTurn,
    /// A player did not follow suit (61 to 64).
    Revoke,
    /// A card was seen (24, 49).
    ExposedCard,
    /// A claim or concession (68 to 71).
    Claim,
    /// A break in tempo (16, 73).
    Hesitation,
    /// A wrong or missing explanation (21, 75).
    WrongExplanation,
    /// A board that these players were not to play (15).
    WrongBoard,
    /// A card is missing (14).
    MissingCard,
    /// Hands with too many or too few cards (13).
    WrongCount,
    /// Anything else.
    Other,
}

impl Happened {
    /// All of them, as the pictures stand.
    pub const ALL: [Self; 12] = [
        Self::Insufficient,
        Self::CallOutOfTurn,
        Self::LeadOutOfTurn,
        Self::Revoke,
        Self::ExposedCard,
        Self::Claim,
        Self::Hesitation,
        Self::WrongExplanation,
        Self::WrongBoard,
        Self::MissingCard,
        Self::WrongCount,
        Self::Other,
    ];
}

/// What has been told of it so far; seats, calls and cards as the log writes them.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// The board; without it nobody is vulnerable and the dealer is who fits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<u32>,
    /// The dealer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dealer: Option<String>,
    /// Who did it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    /// Somebody had bid before it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bid: Option<bool>,
    /// The bid before it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub over: Option<String>,
    /// Who made that bid.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub over_by: Option<String>,
    /// The call.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub call: Option<String>,
    /// That bid had been doubled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doubled: Option<bool>,
    /// The auction is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub in_play: Option<bool>,
    /// One of those with a wrong number of cards has called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub called: Option<bool>,
    /// The play is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub play_over: Option<bool>,
    /// The contract, without who doubled it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub contract: Option<String>,
    /// Declarer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub declarer: Option<String>,
    /// It was the opening lead.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opening: Option<bool>,
    /// The opening lead has been made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub led: Option<bool>,
    /// Whose turn it was to call.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub call_turn: Option<String>,
    /// Whose turn it was to lead to the trick.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<String>,
    /// That player had led to the trick.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub trick_begun: Option<bool>,
    /// The card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<String>,
    /// The opening lead.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lead: Option<String>,
    /// Tricks that are claimed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tricks: Option<u8>,
    /// One of the players has played the board before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub played: Option<bool>,
    /// How many cards each hand has that has not thirteen.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub counts: BTreeMap<String, u8>,
}

/// What is asked next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Wanted {
    /// The dealer.
    Dealer,
    /// Who did it.
    By,
    /// Whether somebody had bid before it.
    Bid,
    /// The bid before it.
    Over,
    /// Who made that bid.
    OverBy,
    /// The call.
    Call,
    /// Whether the bid before it had been doubled.
    Doubled,
    /// Whether the auction is over.
    InPlay,
    /// Whether one of those with a wrong number of cards has called.
    Called,
    /// Whether the play is over.
    PlayOver,
    /// The contract.
    Contract,
    /// Declarer.
    Declarer,
    /// Whether it was the opening lead.
    Opening,
    /// Whether the opening lead has been made.
    Led,
    /// Whose turn it was to lead to the trick.
    Turn,
    /// Whose turn it was to call.
    CallTurn,
    /// Whether that player had led to the trick.
    TrickBegun,
    /// The card.
    Card,
    /// The opening lead.
    Lead,
    /// How many tricks are claimed.
    Tricks,
    /// Whether one of the players has played the board before.
    Played,
    /// How many cards each hand has.
    Counts,
}

/// What happened, and what is known of it.
#[derive(Debug, Clone, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct BeginAsked {
    /// What happened.
    pub happened: Happened,
    /// What is known of it.
    #[serde(default)]
    pub facts: Facts,
}

/// How it goes on.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "then", rename_all = "kebab-case")]
pub enum Begun {
    /// Something more is to be told first.
    Ask {
        /// What.
        wanted: Wanted,
    },
    /// The Laws can be asked.
    Rule {
        /// The board: its number, or dealer and vulnerability.
        #[cfg_attr(feature = "openapi", schema(value_type = openroom_laws::Log))]
        head: Value,
        /// What is written down of it.
        #[cfg_attr(feature = "openapi", schema(value_type = Vec<openroom_laws::Entry>))]
        entries: Vec<Value>,
        /// Who deals this board, where somebody else was told to.
        #[serde(skip_serializing_if = "Option::is_none")]
        dealt_by: Option<&'static str>,
    },
    /// A revoke is told question by question.
    Revoke {
        /// The board.
        #[cfg_attr(feature = "openapi", schema(value_type = openroom_laws::Log))]
        head: Value,
    },
    /// As it was told nothing is irregular.
    Regular,
    /// It is a case of judgement.
    Judge {
        /// Of which kind.
        kind: openroom_cases::Kind,
    },
}

/// What happened, all of it, and under which Laws: the first ruling is asked for.
#[derive(Debug, Clone, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct FirstAsked {
    /// What happened.
    pub happened: Happened,
    /// What is known of it.
    #[serde(default)]
    pub facts: Facts,
    /// The edition of the Laws.
    pub edition: u16,
}

/// How it goes on, and what the Laws make of it if they can be asked.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct First {
    /// How it goes on.
    pub begun: Begun,
    /// The ruling as it begins.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub step: Option<Step>,
}

/// The first ruling: what `begun` and then `ruling::step` say, in one answer for a phone on a slow network.
///
/// # Errors
/// A seat, call or card that is none, or an edition that we do not have.
pub fn first(asked: &FirstAsked, words: &Words) -> Result<First, Unanswered> {
    let begun = begun(asked.happened, &asked.facts).map_err(Unanswered::Untold)?;
    let log = match &begun {
        Begun::Ask { .. } | Begun::Judge { .. } | Begun::Regular => {
            return Ok(First { begun, step: None });
        }
        Begun::Rule { head, entries, .. } => with(head, asked.edition, entries),
        Begun::Revoke { head } => with(head, asked.edition, &[]),
    };
    let question = serde_json::from_value::<StepAsked>(json!({ "log": log }))
        .map_err(|error| Unanswered::Untold(error.to_string()))?;
    let step = Some(ruling::step(question, words)?);
    Ok(First { begun, step })
}

/// A board with what is written down of it.
fn with(head: &Value, edition: u16, entries: &[Value]) -> Value {
    let mut log = head.clone();
    log["edition"] = edition.into();
    log["log"] = entries.into();
    log
}

/// Something that decides whether a question is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum When {
    Always,
    InPlay(bool),
    PlayGoesOn,
    LaterLead,
    Led,
    Bid,
    /// Somebody has bid, and the call is a redouble.
    BidRedoubled,
    /// Nobody has bid, and the board is not known.
    NobodyBidNorBoard,
    NoBoard,
    /// The bid before it was somebody's who does not sit before the player who did it.
    NotInOrder,
}

impl When {
    /// What must be told for it: a fact with its value, or with nothing where it must be unknown.
    const fn told(self) -> &'static [(&'static str, Told)] {
        match self {
            Self::Always => &[],
            Self::InPlay(true) => &[("in_play", Told::Yes)],
            Self::InPlay(false) => &[("in_play", Told::No)],
            Self::PlayGoesOn => &[("play_over", Told::No)],
            Self::LaterLead => &[("opening", Told::No)],
            Self::Led => &[("led", Told::Yes)],
            Self::Bid => &[("bid", Told::Yes)],
            Self::BidRedoubled => &[("bid", Told::Yes), ("call", Told::As("XX"))],
            Self::NobodyBidNorBoard => &[("bid", Told::No), ("board", Told::Nothing)],
            Self::NoBoard => &[("board", Told::Nothing)],
            Self::NotInOrder => &[("over_by", Told::NotBefore("by"))],
        }
    }

    fn holds(self, facts: &Facts) -> bool {
        let yes = |fact: Option<bool>| match fact {
            Some(true) => Told::Yes,
            Some(false) => Told::No,
            None => Told::Nothing,
        };
        self.told().iter().all(|&(fact, value)| match fact {
            "in_play" => yes(facts.in_play) == value,
            "play_over" => yes(facts.play_over) == value,
            "opening" => yes(facts.opening) == value,
            "led" => yes(facts.led) == value,
            "bid" => yes(facts.bid) == value,
            "call" => matches!(value, Told::As(call) if facts.call.as_deref() == Some(call)),
            "over_by" => is_out_of_order(facts),
            _ => facts.board.is_none() == (value == Told::Nothing),
        })
    }
}

/// What a fact must be told as.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Told {
    Yes,
    No,
    Nothing,
    As(&'static str),
    /// A seat that is not the one before a player who was told.
    NotBefore(&'static str),
}

impl Told {
    fn json(self) -> Value {
        match self {
            Self::Yes => true.into(),
            Self::No => false.into(),
            Self::Nothing => Value::Null,
            Self::As(text) => text.into(),
            Self::NotBefore(fact) => json!({ "not-before": fact }),
        }
    }
}

/// What each of them asks, in that order.
const fn asks(happened: Happened) -> &'static [(Wanted, When)] {
    use Wanted as W;
    use When::{
        Always, Bid, BidRedoubled, InPlay, LaterLead, Led, NoBoard, NobodyBidNorBoard, NotInOrder,
        PlayGoesOn,
    };
    match happened {
        // A bid of somebody who does not sit before him: the others have passed, or the call is out of rotation too.
        Happened::Insufficient => &[
            (W::By, Always),
            (W::Over, Always),
            (W::Call, Always),
            (W::CallTurn, NotInOrder),
        ],
        // Whether anybody has bid decides between 30A and 30B; who has called, between a call out of rotation and a change of call (25).
        Happened::CallOutOfTurn => &[
            (W::Bid, Always),
            (W::Dealer, NobodyBidNorBoard),
            (W::Over, Bid),
            (W::OverBy, Bid),
            (W::CallTurn, Always),
            (W::By, Always),
            (W::Call, Always),
            (W::Doubled, BidRedoubled),
        ],
        Happened::LeadOutOfTurn => &[
            (W::Opening, Always),
            (W::Contract, Always),
            (W::Declarer, Always),
            (W::Turn, LaterLead),
            (W::By, Always),
            (W::Card, Always),
        ],
        // Until a lead is faced the auction period goes on (22B), and afterwards it matters who leads (50D2).
        Happened::ExposedCard => &[
            (W::InPlay, Always),
            (W::Contract, InPlay(true)),
            (W::Declarer, InPlay(true)),
            (W::Led, InPlay(true)),
            (W::Turn, Led),
            (W::TrickBegun, Led),
            (W::By, Always),
            (W::Card, Always),
        ],
        Happened::Claim => &[
            (W::Contract, Always),
            (W::Declarer, Always),
            (W::Lead, Always),
            (W::By, Always),
            (W::Tricks, Always),
        ],
        Happened::WrongBoard => &[
            (W::Played, Always),
            (W::InPlay, Always),
            (W::Contract, InPlay(true)),
            (W::Declarer, InPlay(true)),
            (W::Lead, InPlay(true)),
        ],
        Happened::MissingCard => &[
            (W::InPlay, Always),
            (W::Contract, InPlay(true)),
            (W::Declarer, InPlay(true)),
            (W::Lead, InPlay(true)),
            (W::By, Always),
        ],
        // A call by somebody whose own hand is right does not matter (13A, 13B).
        Happened::WrongCount => &[
            (W::InPlay, Always),
            (W::Contract, InPlay(true)),
            (W::Declarer, InPlay(true)),
            (W::Lead, InPlay(true)),
            (W::Counts, Always),
            (W::Called, InPlay(false)),
        ],
        Happened::Revoke => &[
            (W::PlayOver, Always),
            (W::Contract, PlayGoesOn),
            (W::Declarer, PlayGoesOn),
        ],
        Happened::Other => &[(W::Dealer, NoBoard)],
        Happened::Hesitation | Happened::WrongExplanation => &[],
    }
}

/// Whether it is asked who did it.
#[must_use]
pub fn asks_who(happened: Happened) -> bool {
    let mut all = asks(happened).iter();
    all.any(|(wanted, _)| *wanted == Wanted::By)
}

/// Whether the bid before it was somebody's who does not sit before the player who did it.
fn is_out_of_order(facts: &Facts) -> bool {
    let seat = |told: &Option<String>| told.as_deref().and_then(parse_seat);
    matches!((seat(&facts.over_by), seat(&facts.by)), (Some(over), Some(by)) if over != by.rho())
}

/// What each of them asks, for a page that asks while the rest is still being loaded.
#[must_use]
pub fn asked_first() -> Value {
    let all = Happened::ALL.map(|happened| {
        let word = serde_json::to_value(happened).unwrap_or_default();
        let asks = asks(happened).iter().map(|(wanted, when)| {
            let told = when
                .told()
                .iter()
                .map(|&(fact, value)| (fact, value.json()));
            let told: BTreeMap<_, _> = told.collect();
            match told.is_empty() {
                true => json!({ "ask": wanted }),
                false => json!({ "ask": wanted, "when": told }),
            }
        });
        let asks: Vec<Value> = asks.collect();
        (word.as_str().unwrap_or_default().to_owned(), asks.into())
    });
    Value::Object(all.into_iter().collect())
}

fn is_there(wanted: Wanted, facts: &Facts) -> bool {
    match wanted {
        Wanted::Dealer => facts.dealer.is_some(),
        Wanted::By => facts.by.is_some(),
        Wanted::Bid => facts.bid.is_some(),
        Wanted::Over => facts.over.is_some(),
        Wanted::OverBy => facts.over_by.is_some(),
        Wanted::Call => facts.call.is_some(),
        Wanted::Doubled => facts.doubled.is_some(),
        Wanted::InPlay => facts.in_play.is_some(),
        Wanted::Called => facts.called.is_some(),
        Wanted::PlayOver => facts.play_over.is_some(),
        Wanted::Contract => facts.contract.is_some(),
        Wanted::Declarer => facts.declarer.is_some(),
        Wanted::Opening => facts.opening.is_some(),
        Wanted::Led => facts.led.is_some(),
        Wanted::Turn => facts.turn.is_some(),
        Wanted::CallTurn => facts.call_turn.is_some(),
        Wanted::TrickBegun => facts.trick_begun.is_some(),
        Wanted::Card => facts.card.is_some(),
        Wanted::Lead => facts.lead.is_some(),
        Wanted::Tricks => facts.tricks.is_some(),
        Wanted::Played => facts.played.is_some(),
        Wanted::Counts => !facts.counts.is_empty(),
    }
}

/// A seat that was told, or North where none is needed.
fn seat(told: Option<&String>) -> Result<Seat, String> {
    let Some(text) = told else {
        return Ok(Seat::North);
    };
    parse_seat(text).ok_or_else(|| format!("{text:?} is no seat; use N, E, S or W"))
}

/// What is asked next about what happened, or the log with which the Laws are asked.
///
/// # Errors
/// A seat, call or card that is none.
pub fn begun(happened: Happened, facts: &Facts) -> Result<Begun, String> {
    check(facts)?;
    let mut asks = asks(happened).iter();
    let next = asks.find(|(wanted, when)| when.holds(facts) && !is_there(*wanted, facts));
    if let Some(&(wanted, _)) = next {
        return Ok(Begun::Ask { wanted });
    }
    if is_regular(happened, facts)? {
        return Ok(Begun::Regular);
    }
    let by = seat(facts.by.as_ref())?;
    let declarer = seat(facts.declarer.as_ref())?;
    let in_play = match happened {
        Happened::LeadOutOfTurn | Happened::Claim => true,
        Happened::Revoke => facts.play_over == Some(false),
        _ => facts.in_play == Some(true),
    };
    // Who calls first of those who are told of.
    let first = match happened {
        Happened::Insufficient if is_out_of_order(facts) => seat(facts.over_by.as_ref())?,
        Happened::Insufficient => by.rho(),
        Happened::ExposedCard if !in_play => by.rho(),
        Happened::CallOutOfTurn if facts.bid == Some(true) => seat(facts.over_by.as_ref())?,
        Happened::WrongCount if facts.called == Some(true) => first_told(&facts.counts),
        _ if in_play => declarer,
        _ => seat(facts.dealer.as_ref())?,
    };
    let dealer = match facts.board {
        Some(number) => Board::number(number).dealer,
        None => first,
    };
    let head = match facts.board {
        Some(number) => json!({"board": number}),
        None => json!({"dealer": seat_text(dealer), "vul": "none"}),
    };
    let mut entries = Entries(Vec::new());
    let led = happened == Happened::ExposedCard && facts.led == Some(true);
    if led {
        entries.second_trick(facts)?;
    } else if in_play {
        entries.passes(dealer, declarer);
        entries.add(declarer, json!(facts.contract));
        entries.passes(declarer.lho(), declarer);
    }
    match happened {
        Happened::Insufficient => {
            entries.passes(dealer, first);
            entries.add(first, json!(facts.over));
            if is_out_of_order(facts) {
                entries.after_the_bid(first, seat(facts.call_turn.as_ref())?, false);
            }
            entries.add(by, json!(facts.call));
        }
        Happened::CallOutOfTurn => {
            let turn = seat(facts.call_turn.as_ref())?;
            match facts.bid {
                Some(true) => {
                    entries.passes(dealer, first);
                    entries.add(first, json!(facts.over));
                    entries.after_the_bid(first, turn, facts.doubled == Some(true));
                }
                _ => entries.passes(dealer, turn),
            }
            entries.add(by, json!(facts.call));
        }
        Happened::LeadOutOfTurn => {
            if facts.opening == Some(false) {
                entries.trick(facts, declarer.lho(), seat(facts.turn.as_ref())?);
            }
            entries.add(by, json!(facts.card));
        }
        Happened::ExposedCard => {
            // A card that is seen before anybody has called is another matter, and rare (White Book 24.2).
            if !in_play {
                entries.add(dealer, json!("Pass"));
            }
            let card = facts.card.as_deref().unwrap_or_default();
            entries.add(by, json!(format!("exposes {card}")));
        }
        Happened::Claim => {
            entries.add(declarer.lho(), json!(facts.lead));
            let tricks = facts.tricks.unwrap_or_default();
            entries.add(by, json!(format!("claims {tricks}")));
        }
        Happened::Revoke if !in_play => return Ok(Begun::Revoke { head }),
        Happened::Hesitation => {
            let kind = openroom_cases::Kind::Information;
            return Ok(Begun::Judge { kind });
        }
        Happened::WrongExplanation => {
            let kind = openroom_cases::Kind::Misinformation;
            return Ok(Begun::Judge { kind });
        }
        Happened::WrongBoard | Happened::MissingCard | Happened::WrongCount if in_play => {
            entries.add(declarer.lho(), json!(facts.lead));
        }
        // Of those with a wrong hand one has called (13B). He bids, so that four passes do not end the board.
        Happened::WrongCount if !in_play && facts.called == Some(true) => {
            let by = first_told_from(dealer, &facts.counts);
            entries.passes(dealer, by);
            entries.add(by, json!("1C"));
        }
        _ => {}
    }
    // A revoke in the play is told card by card, from the lead on.
    if !matches!(happened, Happened::Other | Happened::Revoke) {
        entries.found(json!("called"));
    }
    match happened {
        Happened::WrongBoard => {
            let played = if facts.played == Some(true) {
                "yes"
            } else {
                "no"
            };
            entries.found(json!({"wrong-board": {"played": played}}));
        }
        Happened::MissingCard => entries.found(json!({"missing": {"by": seat_text(by)}})),
        Happened::WrongCount => entries.found(json!({"cards": facts.counts})),
        _ => {}
    }
    let dealt_by = match &facts.dealer {
        Some(told) if parse_seat(told) != Some(dealer) => Some(seat_text(dealer)),
        _ => None,
    };
    Ok(Begun::Rule {
        head,
        entries: entries.0,
        dealt_by,
    })
}

/// What was told is what a log can hold.
fn check(facts: &Facts) -> Result<(), String> {
    for text in [
        &facts.dealer,
        &facts.by,
        &facts.over_by,
        &facts.declarer,
        &facts.call_turn,
        &facts.turn,
    ] {
        seat(text.as_ref())?;
    }
    for text in facts.counts.keys() {
        seat(Some(text))?;
    }
    for text in [&facts.over, &facts.call, &facts.contract]
        .into_iter()
        .flatten()
    {
        parse_call(text).ok_or_else(|| format!("{text:?} is no call, such as 1H or 3NT"))?;
    }
    for text in [&facts.card, &facts.lead].into_iter().flatten() {
        parse_card(text).ok_or_else(|| format!("{text:?} is no card, such as SA"))?;
    }
    Ok(())
}

/// What is written down.
struct Entries(Vec<Value>);

impl Entries {
    fn add(&mut self, by: Seat, what: Value) {
        self.0.push(json!({seat_text(by): what}));
    }

    fn found(&mut self, what: Value) {
        self.0.push(json!({"D": what}));
    }

    /// What was called over a bid until it is somebody's turn: passes, and a double where it was told, or where three passes would have ended
    /// the auction.
    fn after_the_bid(&mut self, bidder: Seat, turn: Seat, doubled: bool) {
        let doubled = doubled || turn == bidder;
        let round = [bidder.lho(), bidder.partner(), bidder.rho(), bidder];
        let calls = match round.iter().position(|&seat| seat == turn) {
            // His right-hand opponent doubled, and it has come round.
            Some(0) if doubled => round.len(),
            place => place.unwrap_or(0),
        };
        let doubler = match calls == round.len() {
            true => bidder.rho(),
            false => bidder.lho(),
        };
        for &seat in &round[..calls] {
            let call = match doubled && seat == doubler {
                true => "X",
                false => "Pass",
            };
            self.add(seat, json!(call));
        }
    }

    /// Passes from one player up to the one before another.
    fn passes(&mut self, from: Seat, before: Seat) {
        let mut seat = from;
        while seat != before {
            self.add(seat, json!("Pass"));
            seat = seat.lho();
        }
    }
}

/// Of the players of whose hand something is told the first, from one player on.
fn first_told_from(from: Seat, hands: &BTreeMap<String, u8>) -> Seat {
    let all = [from, from.lho(), from.partner(), from.rho()];
    let is_told = |seat: &Seat| hands.contains_key(seat_text(*seat));
    all.into_iter().find(is_told).unwrap_or(from)
}

/// The same, where nobody knows who dealt.
fn first_told(hands: &BTreeMap<String, u8>) -> Seat {
    first_told_from(Seat::North, hands)
}

/// Whether what was told is as it should be: a sufficient bid, a call or lead in turn.
fn is_regular(happened: Happened, facts: &Facts) -> Result<bool, String> {
    let by = seat(facts.by.as_ref())?;
    let bid = |told: &Option<String>| match told.as_deref().and_then(parse_call) {
        Some(Call::Bid(bid)) => Some(bid),
        _ => None,
    };
    let bids = (bid(&facts.over), bid(&facts.call));
    Ok(match happened {
        Happened::Insufficient if is_out_of_order(facts) => {
            let in_turn = by == seat(facts.call_turn.as_ref())?;
            in_turn && matches!(bids, (Some(over), Some(call)) if call > over)
        }
        Happened::Insufficient => matches!(bids, (Some(over), Some(call)) if call > over),
        Happened::CallOutOfTurn => {
            let insufficient = matches!(bids, (Some(over), Some(call)) if call <= over);
            by == seat(facts.call_turn.as_ref())? && !insufficient
        }
        Happened::LeadOutOfTurn if facts.opening == Some(false) => by == seat(facts.turn.as_ref())?,
        Happened::LeadOutOfTurn => by == seat(facts.declarer.as_ref())?.lho(),
        _ => false,
    })
}

impl Entries {
    /// The second trick, whoever leads to it, and his lead if he has made it: small, in a suit of which nothing is told.
    fn second_trick(&mut self, facts: &Facts) -> Result<(), String> {
        let leader = seat(facts.turn.as_ref())?;
        let side = seat(facts.declarer.as_ref())?;
        let tricks = u8::from(leader == side || leader == side.partner());
        self.found(json!({"played": {
            "contract": facts.contract,
            "by": seat_text(side),
            "tricks": tricks,
            "trick": 2,
            "leads": seat_text(leader),
        }}));
        if facts.trick_begun == Some(true)
            && let Some(suit) = suit_not_told(facts)
        {
            self.add(leader, json!(format!("{suit}2")));
        }
        Ok(())
    }

    /// A first trick with small cards of a suit of which nothing is told, won by whoever is to lead next.
    fn trick(&mut self, facts: &Facts, leader: Seat, winner: Seat) {
        let suit = suit_not_told(facts);
        let mut small = ["2", "3", "4"].into_iter();
        let all = [leader, leader.lho(), leader.partner(), leader.rho()];
        for seat in all {
            let rank = match seat == winner {
                true => Some("5"),
                false => small.next(),
            };
            if let (Some(suit), Some(rank)) = (suit, rank) {
                self.add(seat, json!(format!("{suit}{rank}")));
            }
        }
    }
}

/// A suit that is neither that of the card nor trumps.
fn suit_not_told(facts: &Facts) -> Option<char> {
    let told = |text: &Option<String>| text.clone().unwrap_or_default();
    let (card, contract) = (told(&facts.card), told(&facts.contract));
    let is_told = |suit: &char| card.starts_with(*suit) || contract.ends_with(*suit);
    ['C', 'D', 'H', 'S'].into_iter().find(|suit| !is_told(suit))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ruling::step;
    use crate::words::Language;

    /// What the Laws make of a beginning.
    fn ruled(happened: Happened, facts: Value) -> Step {
        let facts: Facts = serde_json::from_value(facts).unwrap();
        let Begun::Rule {
            mut head, entries, ..
        } = begun(happened, &facts).unwrap()
        else {
            panic!("{happened:?} asks for more")
        };
        head["log"] = entries.into();
        let question: StepAsked = serde_json::from_value(json!({"log": head})).unwrap();
        step(question, &Words::new(Language::English)).unwrap()
    }

    #[test]
    fn each_leads_to_its_law() {
        for (happened, facts, law) in [
            (
                Happened::Insufficient,
                json!({"by": "S", "over": "1H", "call": "1D"}),
                "27A1",
            ),
            (
                Happened::Insufficient,
                json!({"board": 7, "by": "N", "over": "2C", "call": "1NT"}),
                "27A1",
            ),
            (
                Happened::CallOutOfTurn,
                json!({"bid": false, "dealer": "N", "call_turn": "N", "by": "E", "call": "1S"}),
                "29A",
            ),
            (
                Happened::CallOutOfTurn,
                json!({"board": 5, "bid": true, "over": "1H", "over_by": "E", "call_turn": "S", "by": "N", "call": "Pass"}),
                "29A",
            ),
            (
                Happened::LeadOutOfTurn,
                json!({"opening": true, "contract": "3NT", "declarer": "S", "by": "E", "card": "HK"}),
                "54",
            ),
            (
                Happened::LeadOutOfTurn,
                json!({"board": 2, "opening": true, "contract": "4S", "declarer": "N", "by": "W", "card": "D5"}),
                "54",
            ),
            // Declarer leads from the wrong hand, or a defender for the other.
            (
                Happened::LeadOutOfTurn,
                json!({"opening": false, "contract": "3NT", "declarer": "S", "turn": "N", "by": "S", "card": "C5"}),
                "55",
            ),
            (
                Happened::LeadOutOfTurn,
                json!({"board": 2, "opening": false, "contract": "4C", "declarer": "N", "turn": "W", "by": "E", "card": "D5"}),
                "53",
            ),
        ] {
            let step = ruled(happened, facts.clone());
            assert!(step.refused.is_none(), "{facts}: {:?}", step.refused);
            let asked = step.awaiting.map(|asked| asked.law.to_string());
            let found = asked.unwrap_or_default();
            assert!(
                found.starts_with(law),
                "{happened:?} {facts}: {found:?}, not {law}"
            );
        }
        for (happened, facts) in [
            (
                Happened::ExposedCard,
                json!({"in_play": false, "by": "W", "card": "SK"}),
            ),
            (
                Happened::ExposedCard,
                json!({"in_play": true, "contract": "2H", "declarer": "E", "led": false, "by": "N", "card": "SK"}),
            ),
            (
                Happened::Claim,
                json!({"contract": "4H", "declarer": "W", "lead": "SA", "by": "W", "tricks": 10}),
            ),
            (
                Happened::WrongBoard,
                json!({"played": false, "in_play": false}),
            ),
            (
                Happened::WrongBoard,
                json!({"played": false, "in_play": true, "contract": "2H", "declarer": "E", "lead": "SK"}),
            ),
            (Happened::MissingCard, json!({"in_play": false, "by": "E"})),
            (
                Happened::Revoke,
                json!({"play_over": false, "contract": "2H", "declarer": "E"}),
            ),
            (Happened::Other, json!({"dealer": "W"})),
        ] {
            let step = ruled(happened, facts.clone());
            assert!(step.refused.is_none(), "{facts}: {:?}", step.refused);
        }
        // How far the board is makes a difference (13A, 13B; 14A, 14B).
        let in_play = json!({"in_play": true, "contract": "2H", "declarer": "E", "lead": "SK", "by": "W", "counts": {"N": 14, "E": 12}});
        let short = json!({"in_play": true, "contract": "2H", "declarer": "E", "lead": "SK", "counts": {"N": 12}});
        let counts = |called: bool| json!({"in_play": false, "called": called, "counts": {"N": 14, "E": 12}});
        let last = json!({"board": 1, "in_play": false, "called": true, "counts": {"W": 14}});
        let before = json!({"in_play": false, "by": "W"});
        for (happened, facts, law) in [
            (Happened::WrongCount, counts(false), "\"13A"),
            (Happened::WrongCount, counts(true), "\"13B"),
            (Happened::WrongCount, last, "\"13C"),
            (Happened::WrongCount, short, "\"14B"),
            (Happened::WrongCount, in_play.clone(), "\"13B"),
            (Happened::MissingCard, before, "\"14A"),
            (Happened::MissingCard, in_play, "\"14B"),
        ] {
            let step = ruled(happened, facts.clone());
            assert!(step.refused.is_none(), "{facts}: {:?}", step.refused);
            let told = serde_json::to_string(&step).unwrap();
            assert!(told.contains(law), "{happened:?} {facts}: {told}");
        }
        // A card that is seen in the auction silences the partner (24B), and is no extraneous information (16).
        let seen = ruled(
            Happened::ExposedCard,
            json!({"in_play": false, "by": "E", "card": "HK"}),
        );
        let told = serde_json::to_string(&seen).unwrap();
        assert!(told.contains("24B") && !told.contains("16D1"), "{told}");
    }

    #[test]
    fn the_first_ruling_is_that_of_the_log_that_it_begins_with() {
        let words = Words::new(Language::English);
        for edition in [2007, 2017] {
            let facts = serde_json::from_value(json!({"by": "S", "over": "1H", "call": "1D"}));
            let asked = FirstAsked {
                happened: Happened::Insufficient,
                facts: facts.unwrap(),
                edition,
            };
            let First { begun, step } = first(&asked, &words).unwrap();
            let Begun::Rule {
                mut head, entries, ..
            } = begun
            else {
                panic!("{begun:?}")
            };
            (head["edition"], head["log"]) = (edition.into(), entries.into());
            let question = serde_json::from_value(json!({"log": head})).unwrap();
            let apart = super::ruling::step(question, &words).unwrap();
            let [together, apart] =
                [step, Some(apart)].map(|step| serde_json::to_string(&step).unwrap());
            assert_eq!(together, apart);
            assert!(together.contains("27A1"), "{together}");
        }
        let asked = |happened, edition| {
            let facts = Facts::default();
            let asked = FirstAsked {
                happened,
                facts,
                edition,
            };
            first(&asked, &words)
        };
        assert!(asked(Happened::Revoke, 2017).unwrap().step.is_none());
        assert!(asked(Happened::Claim, 2017).unwrap().step.is_none());
        assert!(asked(Happened::Hesitation, 2017).unwrap().step.is_none());
        let facts = serde_json::from_value(json!({"play_over": true})).unwrap();
        let told = |edition| FirstAsked {
            happened: Happened::Revoke,
            facts: Facts::clone(&facts),
            edition,
        };
        assert!(first(&told(2017), &words).unwrap().step.is_some());
        assert!(first(&told(1987), &words).is_err());
    }

    #[test]
    fn a_bid_before_it_by_somebody_else_is_kept() {
        let begin = |facts: &Value| {
            let facts: Facts = serde_json::from_value(facts.clone()).unwrap();
            begun(Happened::Insufficient, &facts).unwrap()
        };
        let mut told = json!({"by": "W", "over": "1H", "over_by": "E", "call": "1D"});
        let wanted = Wanted::CallTurn;
        assert_eq!(begin(&told), Begun::Ask { wanted });
        // Nobody has passed: a call out of rotation. South has passed: an insufficient bid.
        for (turn, passes, law) in [("S", 0, "29A"), ("W", 1, "27A1")] {
            told["call_turn"] = turn.into();
            let Begun::Rule { entries, head, .. } = begin(&told) else {
                panic!("{turn}")
            };
            assert_eq!(head["dealer"], "E");
            assert_eq!(entries[0], json!({"E": "1H"}));
            assert_eq!(entries[passes + 1], json!({"W": "1D"}));
            let step = ruled(Happened::Insufficient, told.clone());
            let asked = step.awaiting.unwrap().law.to_string();
            assert!(asked.starts_with(law), "{turn}: {asked}");
        }
        // His right-hand opponent's bid: nothing more is asked.
        told["over_by"] = "S".into();
        assert!(matches!(begin(&told), Begun::Rule { .. }));
        // A call in turn that is insufficient is not as it should be.
        let told = json!({"bid": true, "over": "1H", "over_by": "E", "call_turn": "S", "by": "S", "call": "1D"});
        let step = ruled(Happened::CallOutOfTurn, told);
        assert!(step.awaiting.unwrap().law.to_string().starts_with("27A1"));
    }

    #[test]
    fn on_a_board_with_a_number_its_dealer_begins() {
        let on = |facts: Value| {
            let facts: Facts = serde_json::from_value(facts).unwrap();
            match begun(Happened::Insufficient, &facts).unwrap() {
                Begun::Rule { entries, .. } => Value::from(entries),
                other => panic!("{other:?}"),
            }
        };
        // East bid 1H and South 1D. Without a number East dealt; West deals board 4, and he and North have passed.
        let told = json!({"by": "S", "over": "1H", "call": "1D"});
        assert_eq!(on(told)[0], json!({"E": "1H"}));
        let there = on(json!({"board": 4, "by": "S", "over": "1H", "call": "1D"}));
        let first: Vec<&Value> = there.as_array().unwrap().iter().take(3).collect();
        let passes = [
            json!({"W": "Pass"}),
            json!({"N": "Pass"}),
            json!({"E": "1H"}),
        ];
        assert_eq!(first, passes.iter().collect::<Vec<_>>());
    }

    #[test]
    fn a_board_that_somebody_else_deals_is_told() {
        let dealt_by = |facts: Value| {
            let facts: Facts = serde_json::from_value(facts).unwrap();
            match begun(Happened::CallOutOfTurn, &facts).unwrap() {
                Begun::Rule { dealt_by, .. } => dealt_by,
                other => panic!("{other:?}"),
            }
        };
        let told = json!({"bid": false, "call_turn": "N", "dealer": "N", "by": "E", "call": "1S"});
        assert_eq!(dealt_by(told), None);
        let told = json!({"board": 1, "bid": false, "call_turn": "N", "dealer": "N", "by": "E", "call": "1S"});
        assert_eq!(dealt_by(told), None);
        let told = json!({"board": 4, "bid": false, "call_turn": "N", "dealer": "N", "by": "E", "call": "1S"});
        assert_eq!(dealt_by(told), Some("W"));
    }

    #[test]
    fn each_asks_only_what_it_needs() {
        for happened in Happened::ALL {
            let mut facts = Facts::default();
            for _ in 0..9 {
                match begun(happened, &facts).unwrap() {
                    Begun::Ask { wanted } => answer(wanted, &mut facts),
                    _ => break,
                }
            }
            assert!(
                !matches!(begun(happened, &facts), Ok(Begun::Ask { .. })),
                "{happened:?}"
            );
        }
        let wrong = Facts {
            by: Some("north".into()),
            ..Facts::default()
        };
        assert!(begun(Happened::Claim, &wrong).is_err());
    }

    #[test]
    fn a_page_that_asks_first_asks_the_same() {
        let asked = asked_first();
        for happened in Happened::ALL {
            let word = serde_json::to_value(happened).unwrap();
            let list = asked[word.as_str().unwrap()].as_array().unwrap();
            let mut facts = Facts::default();
            loop {
                // As `askedFirst` of the pages does it.
                let told = serde_json::to_value(&facts).unwrap();
                let due = |one: &&Value| {
                    let mut when = one["when"].as_object().into_iter().flatten();
                    let fact = one["ask"].as_str().unwrap().replace('-', "_");
                    when.all(|(fact, value)| told[fact] == *value) && told[&fact].is_null()
                };
                let next = list.iter().find(due).map(|one| one["ask"].clone());
                let Begun::Ask { wanted } = begun(happened, &facts).unwrap() else {
                    assert_eq!(next, None, "{happened:?}");
                    break;
                };
                assert_eq!(next, Some(serde_json::to_value(wanted).unwrap()));
                answer(wanted, &mut facts);
            }
        }
    }

    #[test]
    fn a_card_exposed_in_the_play_is_one_of_law_49_whoever_leads() {
        let facts = |more: Value| {
            let mut facts = json!({"in_play": true, "contract": "3NT", "declarer": "S", "led": true, "by": "E", "card": "SK"});
            facts
                .as_object_mut()
                .unwrap()
                .extend(more.as_object().unwrap().clone());
            facts
        };
        // Declarer leads: nobody is asked about a lead. East's partner is to lead: declarer has the choice of 50D2. He has led: no more.
        for (more, asked) in [
            (json!({"turn": "S", "trick_begun": false}), false),
            (json!({"turn": "W", "trick_begun": false}), true),
            (json!({"turn": "W", "trick_begun": true}), false),
        ] {
            let step = ruled(Happened::ExposedCard, facts(more.clone()));
            assert!(step.refused.is_none(), "{more}: {:?}", step.refused);
            let told = serde_json::to_string(&step).unwrap();
            assert!(told.contains("\"49") && !told.contains("24B"), "{told}");
            let lead = step
                .awaiting
                .is_some_and(|asked| asked.law.to_string().starts_with("50D2"));
            assert_eq!(lead, asked, "{more}");
        }
    }

    #[test]
    fn what_is_as_it_should_be_is_told_so() {
        for (happened, facts) in [
            (
                Happened::Insufficient,
                json!({"by": "S", "over": "1H", "call": "1S"}),
            ),
            (
                Happened::CallOutOfTurn,
                json!({"bid": false, "dealer": "N", "call_turn": "N", "by": "N", "call": "1S"}),
            ),
            (
                Happened::LeadOutOfTurn,
                json!({"opening": true, "contract": "3NT", "declarer": "S", "by": "W", "card": "HK"}),
            ),
        ] {
            let facts: Facts = serde_json::from_value(facts).unwrap();
            assert_eq!(begun(happened, &facts), Ok(Begun::Regular), "{happened:?}");
        }
    }

    #[test]
    fn what_was_called_before_a_call_out_of_turn_decides() {
        let first = |facts: Value, edition: u16| {
            let facts = serde_json::from_value(facts).unwrap();
            let asked = FirstAsked {
                happened: Happened::CallOutOfTurn,
                facts,
                edition,
            };
            let first = first(&asked, &Words::new(Language::English)).unwrap();
            serde_json::to_string(&first.step.unwrap()).unwrap()
        };
        // A pass after a bid is one of 30B, before it of 30A.
        let bid = json!({"bid": true, "over": "1H", "over_by": "E", "call_turn": "S", "by": "N", "call": "Pass"});
        let unbid =
            json!({"bid": false, "dealer": "E", "call_turn": "E", "by": "N", "call": "Pass"});
        let (after, before) = (first(bid, 2007), first(unbid, 2007));
        assert!(after.contains("30B") && !after.contains("30A"), "{after}");
        assert!(
            before.contains("30A") && !before.contains("30B"),
            "{before}"
        );
    }

    #[test]
    fn a_double_is_told_or_follows_from_whose_turn_it_was() {
        let entries = |facts: Value| {
            let mut all = json!({"bid": true, "over": "1H", "over_by": "E"});
            all.as_object_mut()
                .unwrap()
                .extend(facts.as_object().unwrap().clone());
            let facts: Facts = serde_json::from_value(all).unwrap();
            match begun(Happened::CallOutOfTurn, &facts).unwrap() {
                Begun::Rule { entries, .. } => Value::from(entries).to_string(),
                other => panic!("{other:?}"),
            }
        };
        let told = |turn: &str, by: &str, call: &str, doubled: Option<bool>| {
            entries(json!({"call_turn": turn, "by": by, "call": call, "doubled": doubled}))
        };
        assert_eq!(
            told("W", "N", "1S", None),
            r#"[{"E":"1H"},{"S":"Pass"},{"N":"1S"},{"D":"called"}]"#
        );
        // Three passes would have ended it.
        assert_eq!(
            told("E", "N", "1S", None),
            r#"[{"E":"1H"},{"S":"X"},{"W":"Pass"},{"N":"Pass"},{"N":"1S"},{"D":"called"}]"#
        );
        assert_eq!(
            told("S", "W", "XX", Some(true)),
            r#"[{"E":"1H"},{"S":"Pass"},{"W":"Pass"},{"N":"X"},{"E":"Pass"},{"W":"XX"},{"D":"called"}]"#
        );
        let asked = json!({"bid": true, "over": "1H", "over_by": "E", "call_turn": "S", "by": "W", "call": "XX"});
        let facts: Facts = serde_json::from_value(asked).unwrap();
        let wanted = Wanted::Doubled;
        assert_eq!(
            begun(Happened::CallOutOfTurn, &facts),
            Ok(Begun::Ask { wanted })
        );
    }

    fn answer(wanted: Wanted, facts: &mut Facts) {
        let seat = || Some("S".to_owned());
        match wanted {
            Wanted::Dealer => facts.dealer = seat(),
            Wanted::By => facts.by = Some("W".into()),
            Wanted::Declarer => facts.declarer = seat(),
            Wanted::Bid => facts.bid = Some(true),
            Wanted::Over => facts.over = Some("2H".into()),
            Wanted::OverBy => facts.over_by = seat(),
            Wanted::CallTurn => facts.call_turn = Some("N".into()),
            Wanted::Led => facts.led = Some(true),
            Wanted::TrickBegun => facts.trick_begun = Some(false),
            Wanted::Call => facts.call = Some("2C".into()),
            Wanted::Doubled => facts.doubled = Some(true),
            Wanted::Contract => facts.contract = Some("3NT".into()),
            Wanted::InPlay => facts.in_play = Some(true),
            Wanted::Called => facts.called = Some(true),
            Wanted::PlayOver => facts.play_over = Some(false),
            Wanted::Opening => facts.opening = Some(false),
            Wanted::Turn => facts.turn = seat(),
            Wanted::Card => facts.card = Some("C2".into()),
            Wanted::Lead => facts.lead = Some("D2".into()),
            Wanted::Tricks => facts.tricks = Some(9),
            Wanted::Played => facts.played = Some(false),
            Wanted::Counts => facts.counts = BTreeMap::from([("N".into(), 14), ("S".into(), 12)]),
        }
    }
}
