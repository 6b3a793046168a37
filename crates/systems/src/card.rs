//! A system card as a file.

use openroom_cases::meanings::Meaning;
use openroom_placed::{Fault, Fields, Limits, Node, Value, each, read, text, truth, word, wrong};
use openroom_said::said;

use crate::call::{Call, Place};
use crate::policy::{Method, Standing};

/// What kind of system it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Natural openings.
    Natural,
    /// One club is strong.
    StrongClub,
    /// One diamond is strong.
    StrongDiamond,
    /// A pass in opening position is strong.
    StrongPass,
    /// Any other.
    Other,
}

impl Kind {
    /// All of them, with their words.
    pub const ALL: [(&'static str, Self); 5] = [
        ("natural", Self::Natural),
        ("strong-club", Self::StrongClub),
        ("strong-diamond", Self::StrongDiamond),
        ("strong-pass", Self::StrongPass),
        ("other", Self::Other),
    ];

    /// Its word.
    #[must_use]
    pub const fn word(self) -> &'static str {
        Self::ALL[self as usize].0
    }
}

/// How a psychic call is part of the system.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Psychic {
    /// The system protects it.
    Protected,
    /// The system requires it.
    Required,
}

/// What the pair has agreed for a call.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Agreement {
    /// The call.
    pub call: Call,
    /// Its line in the file.
    pub line: u32,
    /// What it shows.
    pub meaning: Meaning,
    /// The long suit is of six or seven cards, headed by ace, king and queen.
    pub solid: bool,
    /// It shows two suits, whatever the meaning says of them.
    pub two_suiter: bool,
    /// The pair calls it natural.
    pub natural: bool,
    /// How the system treats a psychic one.
    pub psychic: Option<Psychic>,
}

/// Calls over an opening of the opponents.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Over {
    /// The opening.
    pub opening: Call,
    /// The calls.
    pub calls: Vec<Agreement>,
}

/// What a defence is against.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Against {
    /// A strong artificial opening.
    StrongArtificial,
    /// A brown sticker opening.
    BrownSticker,
    /// A highly unusual method.
    Unusual,
}

impl Against {
    /// All of them, with their words.
    pub const ALL: [(&'static str, Self); 3] = [
        ("strong-artificial", Self::StrongArtificial),
        ("brown-sticker", Self::BrownSticker),
        ("unusual", Self::Unusual),
    ];
}

/// A defence against an opening that is not natural.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Defence {
    /// What it is against.
    pub against: Against,
    /// The opening and the calls over it.
    pub over: Over,
}

/// What a card declares as a whole; nothing where it is silent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Declared {
    /// Signals that declarer cannot read.
    pub encrypted_signals: Option<bool>,
    /// Psychic calls that the system protects.
    pub psychics_protected: Option<bool>,
    /// Psychic calls that the system requires.
    pub psychics_required: Option<bool>,
}

/// What the Director has decided about a call of the card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ruling {
    /// Its line in the file.
    pub line: u32,
    /// About what.
    pub place: Place,
    /// Which method.
    pub method: Method,
    /// Where it stands.
    pub decision: Standing,
    /// Who decided.
    pub by: String,
    /// Why.
    pub reason: String,
}

/// A system card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Card {
    /// The name of the system.
    pub name: String,
    /// Its kind.
    pub kind: Kind,
    /// In what style the card is made, such as `wbf`.
    pub style: Option<String>,
    /// Calls in opening position.
    pub openings: Vec<Agreement>,
    /// Overcalls of natural openings of one of a suit.
    pub overcalls: Vec<Over>,
    /// Defences against other openings.
    pub defences: Vec<Defence>,
    /// What it declares.
    pub declared: Declared,
    /// What the Director has decided.
    pub rulings: Vec<Ruling>,
}

const KEYS: [&str; 8] = [
    "system",
    "kind",
    "style",
    "openings",
    "overcalls",
    "defences",
    "declares",
    "rulings",
];

impl Card {
    /// The card of a text.
    ///
    /// # Errors
    /// What is wrong with it, with line, place and remedy.
    pub fn read(source: &str) -> Result<Self, Fault> {
        let node = read(source, Limits::FLAT)?.unwrap_or_default();
        let fields = Fields::of(&node, &KEYS)?;
        let mut card = Self {
            name: fields.read_needed("system", text)?,
            kind: fields.read_needed("kind", |node| word(node, &Kind::ALL))?,
            style: fields.read("style", text)?,
            openings: fields.read_needed("openings", openings)?,
            overcalls: fields.read("overcalls", overcalls)?.unwrap_or_default(),
            defences: fields
                .read("defences", |node| each(node, defence))?
                .unwrap_or_default(),
            declared: fields.read("declares", declared)?.unwrap_or_default(),
            rulings: Vec::new(),
        };
        let rulings = fields.read("rulings", |node| each(node, |one| ruling(one, &card)))?;
        card.rulings = rulings.unwrap_or_default();
        Ok(card)
    }

    /// What is agreed for a call in opening position.
    #[must_use]
    pub fn opening(&self, call: Call) -> Option<&Agreement> {
        self.openings.iter().find(|one| one.call == call)
    }

    fn has(&self, place: Place) -> bool {
        match place {
            Place::Opening(call) => self.opening(call).is_some(),
            Place::Overcall(over, call) => {
                let mut those = self.overcalls.iter().filter(|one| one.opening == over);
                those.any(|one| one.calls.iter().any(|one| one.call == call))
            }
            Place::Card => true,
            Place::Defence(..) => false,
        }
    }
}

/// A meaning in the notation of meanings.
pub(crate) fn meaning(node: &Node) -> Result<Meaning, Fault> {
    let text = text(node)?;
    text.parse()
        .map_err(|wrong: openroom_cases::meanings::NotAMeaning| {
            Fault::new(
                node.line,
                wrong.said(),
                said!(
                    "system-write-meaning",
                    "write a meaning such as `5-10 6H`; `openroom comparable` lists the usual ones"
                ),
            )
        })
}

fn calls(node: &Node) -> Result<Vec<Agreement>, Fault> {
    let Value::Map(pairs) = &node.value else {
        return Err(Fault::new(
            node.line,
            said!(
                "system-calls-mapping",
                "{what} is not a list of calls",
                what = node.shown()
            ),
            said!(
                "system-write-calls",
                "write a line for each call, such as `2D: 5-10 6D`"
            ),
        ));
    };
    let mut all: Vec<Agreement> = Vec::new();
    for (key, value) in pairs {
        let call = Call::read(key)?;
        if all.iter().any(|one| one.call == call) {
            return Err(Fault::new(
                key.line,
                said!(
                    "system-call-twice",
                    "the call {call} is there twice",
                    call = call.to_string()
                ),
                said!(
                    "system-call-once",
                    "write all that it shows on one line, with `|` between"
                ),
            ));
        }
        let agreed = agreement(call, key.line, value);
        all.push(agreed.map_err(|fault| fault.within(&call.to_string()))?);
    }
    Ok(all)
}

fn agreement(call: Call, line: u32, node: &Node) -> Result<Agreement, Fault> {
    let mut agreed = Agreement {
        call,
        line,
        meaning: Meaning::default(),
        solid: false,
        two_suiter: false,
        natural: false,
        psychic: None,
    };
    if node.pairs().is_none() {
        agreed.meaning = meaning(node)?;
        return Ok(agreed);
    }
    let fields = Fields::of(
        node,
        &["shows", "solid", "two-suiter", "natural", "psychic"],
    )?;
    agreed.meaning = fields.read_needed("shows", meaning)?;
    let is = |key: &str| Ok::<_, Fault>(fields.read(key, truth)?.unwrap_or(false));
    agreed.solid = is("solid")?;
    agreed.two_suiter = is("two-suiter")?;
    agreed.natural = is("natural")?;
    let psychic = [
        ("protected", Psychic::Protected),
        ("required", Psychic::Required),
    ];
    agreed.psychic = fields.read("psychic", |node| word(node, &psychic))?;
    Ok(agreed)
}

fn openings(node: &Node) -> Result<Vec<Agreement>, Fault> {
    let all = calls(node)?;
    for one in &all {
        let call = one.call.to_string();
        if one.call == Call::Double {
            return Err(Fault::new(
                one.line,
                said!("system-no-opening", "{call} is not an opening", call),
                said!(
                    "system-write-opening",
                    "write Pass or a bid such as 1C, 2NT or 3S"
                ),
            ));
        }
        if !one.meaning.says_hands() {
            return Err(Fault::new(
                one.line,
                said!(
                    "system-shows-nothing",
                    "the opening {call} says nothing about the hand",
                    call
                ),
                said!(
                    "system-write-hand",
                    "write which hand it shows, such as `22+`; `any` for any hand"
                ),
            ));
        }
    }
    Ok(all)
}

fn over(opening: Call, node: &Node) -> Result<Over, Fault> {
    let calls = calls(node)?;
    let low = calls.iter().find(|one| !one.call.can_follow(opening));
    if let Some(low) = low {
        return Err(Fault::new(
            low.line,
            said!(
                "system-too-low",
                "{call} cannot be called over {opening}",
                call = low.call.to_string(),
                opening = opening.to_string()
            ),
            said!("system-write-higher", "write Pass, X or a higher bid"),
        ));
    }
    Ok(Over { opening, calls })
}

fn overcalls(node: &Node) -> Result<Vec<Over>, Fault> {
    let Value::Map(pairs) = &node.value else {
        return Err(wrong(node, "1C: {...}, 1D: {...}, 1H: {...}, 1S: {...}"));
    };
    let mut all: Vec<Over> = Vec::new();
    for (key, value) in pairs {
        let opening = Call::read(key)?;
        let of_one = opening.level() == Some(1) && opening.suit().is_some();
        if !of_one || all.iter().any(|one| one.opening == opening) {
            return Err(Fault::new(
                key.line,
                said!(
                    "system-no-natural-opening",
                    "{opening} is not an opening of one of a suit, or it is there twice",
                    opening = opening.to_string()
                ),
                said!(
                    "system-write-natural-opening",
                    "write each of 1C, 1D, 1H and 1S once; other openings go under `defences`"
                ),
            ));
        }
        let found = over(opening, value);
        all.push(found.map_err(|fault| fault.within(&opening.to_string()))?);
    }
    Ok(all)
}

fn defence(node: &Node) -> Result<Defence, Fault> {
    let fields = Fields::of(node, &["against", "opening", "calls"])?;
    let opening = fields.read_needed("opening", Call::read)?;
    Ok(Defence {
        against: fields.read_needed("against", |node| word(node, &Against::ALL))?,
        over: fields.read_needed("calls", |node| over(opening, node))?,
    })
}

fn declared(node: &Node) -> Result<Declared, Fault> {
    let keys = [
        "encrypted-signals",
        "psychics-protected",
        "psychics-required",
    ];
    let fields = Fields::of(node, &keys)?;
    Ok(Declared {
        encrypted_signals: fields.read(keys[0], truth)?,
        psychics_protected: fields.read(keys[1], truth)?,
        psychics_required: fields.read(keys[2], truth)?,
    })
}

fn ruling(node: &Node, card: &Card) -> Result<Ruling, Fault> {
    let fields = Fields::of(node, &["call", "method", "decision", "by", "reason"])?;
    let place = fields.read_needed("call", |node| match Place::read(node)? {
        place if card.has(place) => Ok(place),
        place => Err(Fault::new(
            node.line,
            said!(
                "system-not-on-card",
                "{place} is not on this card",
                place = place.to_string()
            ),
            said!(
                "system-write-on-card",
                "name a call as the card has it, or add it to the card"
            ),
        )),
    })?;
    let written = |node: &Node| match text(node)? {
        text if text.trim().is_empty() => Err(wrong(node, said!("placed-text", "text"))),
        text => Ok(text),
    };
    Ok(Ruling {
        line: node.line,
        place,
        method: fields.read_needed("method", |node| word(node, &Method::ALL))?,
        decision: fields.read_needed("decision", |node| word(node, &Standing::ALL))?,
        by: fields.read_needed("by", written)?,
        reason: fields.read_needed("reason", written)?,
    })
}
