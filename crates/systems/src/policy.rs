//! A system policy as data: what an organiser permits.

use openroom_cases::meanings::Meaning;
use openroom_placed::{Fault, Fields, Limits, Node, each, read, text, whole, word, wrong};
use openroom_said::said;

use crate::call::Place;
use crate::card::meaning;

/// White Book 171.
pub const WBF_CATEGORY_3: &str = include_str!("../policies/wbf-category-3.yaml");

/// The policies that come with the program, by name.
pub const NAMED: [(&str, &str); 1] = [("wbf-category-3", WBF_CATEGORY_3)];

/// A method of which a policy says where it stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Method {
    /// A pass in opening position that shows the values of an opening.
    PassShowsOpening,
    /// An opening of one that may be weaker than a pass.
    WeakerThanPass,
    /// An opening of one that may be a king or more below average.
    KingBelow,
    /// An opening of one that shows length or shortness in the same suit.
    LengthOrShortness,
    /// An opening of one that shows length in one suit or in another.
    LengthInEither,
    /// An opening from 2C to 3S that may be weak and promises no known suit.
    BrownOpening,
    /// An overcall of a natural opening of one of a suit that promises no known suit.
    UnknownOvercall,
    /// A weak opening with two suits of which one may be short.
    WeakTwoSuiter,
    /// A psychic call that the system protects.
    PsychicProtected,
    /// A psychic call that the system requires.
    PsychicRequired,
    /// Signals that declarer cannot read.
    EncryptedSignals,
    /// An opening that says of the hand only that it is weak.
    RandomOpening,
}

impl Method {
    /// All of them, with their words.
    pub const ALL: [(&'static str, Self); 12] = [
        ("pass-shows-opening", Self::PassShowsOpening),
        ("weaker-than-pass", Self::WeakerThanPass),
        ("king-below", Self::KingBelow),
        ("length-or-shortness", Self::LengthOrShortness),
        ("length-in-either", Self::LengthInEither),
        ("brown-opening", Self::BrownOpening),
        ("unknown-overcall", Self::UnknownOvercall),
        ("weak-two-suiter", Self::WeakTwoSuiter),
        ("psychic-protected", Self::PsychicProtected),
        ("psychic-required", Self::PsychicRequired),
        ("encrypted-signals", Self::EncryptedSignals),
        ("random-opening", Self::RandomOpening),
    ];

    /// Its word.
    #[must_use]
    pub const fn word(self) -> &'static str {
        Self::ALL[self as usize].0
    }

    /// The paragraph of the White Book.
    #[must_use]
    pub const fn paragraph(self) -> &'static str {
        match self {
            Self::PassShowsOpening => "171.2a",
            Self::WeakerThanPass => "171.2b",
            Self::KingBelow => "171.2c",
            Self::LengthOrShortness => "171.2d",
            Self::LengthInEither => "171.2e",
            Self::BrownOpening => "171.3a",
            Self::UnknownOvercall => "171.3b",
            Self::WeakTwoSuiter => "171.3c",
            Self::PsychicProtected | Self::PsychicRequired => "171.3d",
            Self::EncryptedSignals => "171.4",
            Self::RandomOpening => "171.5",
        }
    }

    /// Whether it is one of the highly unusual methods (171.2).
    #[must_use]
    pub const fn is_unusual(self) -> bool {
        (self as usize) <= Self::LengthInEither as usize
    }
}

/// Where a method stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Standing {
    /// It may be played.
    Permitted,
    /// It may be played, but must be marked on the card.
    Flagged,
    /// It may not be played.
    Barred,
}

impl Standing {
    /// All of them, with their words.
    pub const ALL: [(&'static str, Self); 3] = [
        ("permitted", Self::Permitted),
        ("flagged", Self::Flagged),
        ("barred", Self::Barred),
    ];

    /// Its word.
    #[must_use]
    pub const fn word(self) -> &'static str {
        Self::ALL[self as usize].0
    }
}

/// What is not counted though it would be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Exception {
    /// One of a minor in a strong club or strong diamond system (171.2).
    MinorInStrongSystem,
    /// Hands without the known suit, if they are a king above average (171.3a).
    StrongTypes,
    /// Two of a minor that shows a weak two in either major (171.3a).
    WeakTwoInEitherMajor,
    /// A suit of six or seven cards headed by ace, king and queen is not below average (171.3a).
    SolidSuit,
    /// A natural overcall in no-trump (171.3b).
    NaturalNotrump,
    /// A bid of the opener's suit that shows a strong hand (171.3b).
    StrongCueBid,
    /// A jump in the opener's suit that asks for a stopper (171.3b).
    StopperCueBid,
    /// Defences against strong artificial, brown sticker and highly unusual openings (171.3e).
    Defences,
}

impl Exception {
    /// All of them, with their words.
    pub const ALL: [(&'static str, Self); 8] = [
        ("minor-in-strong-system", Self::MinorInStrongSystem),
        ("strong-types", Self::StrongTypes),
        ("weak-two-in-either-major", Self::WeakTwoInEitherMajor),
        ("solid-suit", Self::SolidSuit),
        ("natural-notrump", Self::NaturalNotrump),
        ("strong-cue-bid", Self::StrongCueBid),
        ("stopper-cue-bid", Self::StopperCueBid),
        ("defences", Self::Defences),
    ];
}

/// What the words of a policy mean, in points, cards and boards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Terms {
    /// The points of an average hand; fewer are weak.
    pub average: u8,
    /// The points of a king; a hand is strong with so many above average.
    pub king: u8,
    /// The points with which a hand has the values of an opening of one.
    pub opening: u8,
    /// From so many cards a suit is long; it is short with fewer.
    pub length: u8,
    /// The cards of a suit that a call must promise.
    pub known_suit: u8,
    /// The least cards of the major in a weak two.
    pub weak_two: u8,
    /// An opening that shows only fewer points than these is random.
    pub random_below: u8,
    /// From so many boards a match is long.
    pub long_match: u16,
}

impl Terms {
    /// From so many points a hand is strong.
    #[must_use]
    pub const fn strong(&self) -> u8 {
        self.average.saturating_add(self.king)
    }
}

/// Where a method stands in matches of either length.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Standings {
    /// In a short match.
    pub short: Standing,
    /// In a long match.
    pub long: Standing,
}

/// An agreement that is permitted whatever it would be without it (171.6).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Permitted {
    /// Which call.
    pub place: Place,
    /// All hands that it may show.
    pub meaning: Meaning,
    /// What it is called.
    pub name: String,
}

/// What an organiser permits.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Policy {
    /// Its name.
    pub name: String,
    /// The level of agreements that it permits besides, by name.
    pub level: Option<String>,
    /// What its words mean.
    pub terms: Terms,
    /// Where each method stands, in the order of [`Method::ALL`].
    pub methods: [Standings; 12],
    /// What is not counted.
    pub exceptions: Vec<Exception>,
    /// The styles of convention cards that may be used (171.7); any if none is named.
    pub cards: Vec<String>,
    /// What is permitted by name.
    pub agreements: Vec<Permitted>,
}

impl Policy {
    /// One that comes with the program.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        let (_, text) = NAMED.iter().find(|(one, _)| *one == name)?;
        Self::read(text).ok()
    }

    /// The policy of a text.
    ///
    /// # Errors
    /// What is wrong with it, with line, place and remedy.
    pub fn read(source: &str) -> Result<Self, Fault> {
        let node = read(source, Limits::FLAT)?.unwrap_or_default();
        let fields = Fields::of(&node, &KEYS)?;
        let base = fields.read("base", |node| {
            let base = node.text().and_then(|name| {
                let (_, text) = NAMED.iter().find(|(one, _)| *one == name)?;
                Some(*text)
            });
            base.ok_or_else(|| wrong(node, names()))
        })?;
        let base = base.map(Self::read).transpose()?;
        Self::of(&fields, base)
    }

    fn of(fields: &Fields, base: Option<Self>) -> Result<Self, Fault> {
        let name = fields.read_needed("name", text)?;
        let Some(base) = base else {
            return Ok(Self {
                name,
                level: fields.read("level", text)?,
                terms: fields.read_needed("terms", |node| terms(node, None))?,
                methods: fields.read_needed("methods", |node| methods(node, None))?,
                exceptions: fields.read("exceptions", exceptions)?.unwrap_or_default(),
                cards: fields.read("cards", cards)?.unwrap_or_default(),
                agreements: fields.read("agreements", agreements)?.unwrap_or_default(),
            });
        };
        let mut agreed = base.agreements;
        agreed.extend(fields.read("agreements", agreements)?.unwrap_or_default());
        let terms = fields.read("terms", |node| terms(node, Some(base.terms)))?;
        let methods = fields.read("methods", |node| methods(node, Some(base.methods)))?;
        Ok(Self {
            name,
            level: fields.read("level", text)?.or(base.level),
            terms: terms.unwrap_or(base.terms),
            methods: methods.unwrap_or(base.methods),
            exceptions: fields
                .read("exceptions", exceptions)?
                .unwrap_or(base.exceptions),
            cards: fields.read("cards", cards)?.unwrap_or(base.cards),
            agreements: agreed,
        })
    }

    /// Where a method stands in a match of so many boards; the stricter of both lengths if nobody says how many.
    #[must_use]
    pub fn standing(&self, method: Method, boards: Option<u16>) -> Standing {
        let both = self.methods[method as usize];
        match boards {
            None => both.short.max(both.long),
            Some(boards) if boards >= self.terms.long_match => both.long,
            Some(_) => both.short,
        }
    }

    /// Whether it has that exception.
    #[must_use]
    pub fn excepts(&self, exception: Exception) -> bool {
        self.exceptions.contains(&exception)
    }
}

const KEYS: [&str; 8] = [
    "name",
    "base",
    "level",
    "terms",
    "methods",
    "exceptions",
    "cards",
    "agreements",
];

fn names() -> String {
    NAMED.map(|(name, _)| name).join(", ")
}

fn terms(node: &Node, base: Option<Terms>) -> Result<Terms, Fault> {
    const KEYS: [&str; 8] = [
        "average",
        "king",
        "opening",
        "length",
        "known-suit",
        "weak-two",
        "random-below",
        "long-match",
    ];
    let fields = Fields::of(node, &KEYS)?;
    let number = |key: &str, most: u16, base: Option<u16>| -> Result<u16, Fault> {
        let read = |node: &Node| match whole::<u16>(node)? {
            number if number <= most => Ok(number),
            _ => Err(wrong(node, format!("0-{most}"))),
        };
        match base {
            None => fields.read_needed(key, read),
            Some(base) => Ok(fields.read(key, read)?.unwrap_or(base)),
        }
    };
    let small = |key: &str, most: u8, base: Option<u8>| {
        let number = number(key, u16::from(most), base.map(u16::from))?;
        // Within the bound, it is as small as that.
        Ok(u8::try_from(number).unwrap_or(most))
    };
    Ok(Terms {
        average: small("average", 37, base.map(|base| base.average))?,
        king: small("king", 37, base.map(|base| base.king))?,
        opening: small("opening", 37, base.map(|base| base.opening))?,
        length: small("length", 13, base.map(|base| base.length))?,
        known_suit: small("known-suit", 13, base.map(|base| base.known_suit))?,
        weak_two: small("weak-two", 13, base.map(|base| base.weak_two))?,
        random_below: small("random-below", 37, base.map(|base| base.random_below))?,
        long_match: number("long-match", 9999, base.map(|base| base.long_match))?,
    })
}

fn methods(node: &Node, base: Option<[Standings; 12]>) -> Result<[Standings; 12], Fault> {
    let fields = Fields::of(node, &Method::ALL.map(|(word, _)| word))?;
    let barred = Standings {
        short: Standing::Barred,
        long: Standing::Barred,
    };
    let mut all = base.unwrap_or([barred; 12]);
    for (key, method) in Method::ALL {
        match base {
            None => all[method as usize] = fields.read_needed(key, standings)?,
            Some(_) => {
                if let Some(own) = fields.read(key, standings)? {
                    all[method as usize] = own;
                }
            }
        }
    }
    Ok(all)
}

fn standings(node: &Node) -> Result<Standings, Fault> {
    let standing = |node: &Node| word(node, &Standing::ALL);
    if node.pairs().is_none() {
        let one = standing(node)?;
        return Ok(Standings {
            short: one,
            long: one,
        });
    }
    let fields = Fields::of(node, &["short", "long"])?;
    Ok(Standings {
        short: fields.read_needed("short", standing)?,
        long: fields.read_needed("long", standing)?,
    })
}

fn exceptions(node: &Node) -> Result<Vec<Exception>, Fault> {
    each(node, |one| word(one, &Exception::ALL))
}

fn cards(node: &Node) -> Result<Vec<String>, Fault> {
    each(node, text)
}

fn agreements(node: &Node) -> Result<Vec<Permitted>, Fault> {
    each(node, |one| {
        let fields = Fields::of(one, &["call", "shows", "name"])?;
        let place = fields.read_needed("call", |node| match Place::read(node)? {
            Place::Card => Err(Fault::new(
                node.line,
                said!("system-agreement-of-call", "an agreement is that of a call"),
                said!(
                    "system-write-agreement",
                    "write an opening such as 2D or an overcall such as (1H) 2H"
                ),
            )),
            place => Ok(place),
        })?;
        Ok(Permitted {
            place,
            meaning: fields.read_needed("shows", meaning)?,
            name: fields.read_needed("name", text)?,
        })
    })
}
