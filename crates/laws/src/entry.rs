//! What can happen at a table: the entries of its log.
//!
//! An irregular act is an entry like any other. Each action has one spelling, given by its
//! [`Display`](core::fmt::Display) and read back by the parser of [`crate::log`].

pub(crate) mod told;

use core::fmt;

use contract_bridge::auction::Call;
use contract_bridge::{Bid, Card, Rank, Seat, Strain, Suit};
use openroom_said::{Arg, ToArg};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub use told::{Played, RevokeFound, SoFar};

use crate::notation::{
    RANK_WORDS, SUIT_WORDS, call_text, card_text, parse_call, parse_strain, seat_text, strain_text,
    suit_text,
};

/// One entry of the log: who did what.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Entry {
    /// A player acted.
    Player(Seat, Action),
    /// The Director came, or found a fact.
    Director(Finding),
}

impl Entry {
    /// A call in its ordinary meaning.
    #[must_use]
    pub const fn call(seat: Seat, call: Call) -> Self {
        Self::Player(seat, Action::Call(SpokenCall::natural(call)))
    }

    /// Who acted.
    #[must_use]
    pub const fn by(&self) -> Actor {
        match self {
            Self::Player(seat, _) => Actor::Player(*seat),
            Self::Director(_) => Actor::Director,
        }
    }

    /// A card played from that seat's hand.
    #[must_use]
    pub const fn card(seat: Seat, card: Card) -> Self {
        Self::Player(seat, Action::Play(card))
    }
}

/// Who acts at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Actor {
    /// One of the four.
    Player(Seat),
    /// The Director.
    Director,
}

impl Actor {
    /// All five, in the order of the seats.
    pub const ALL: [Self; 5] = [
        Self::Player(Seat::North),
        Self::Player(Seat::East),
        Self::Player(Seat::South),
        Self::Player(Seat::West),
        Self::Director,
    ];

    /// As the log writes it: a seat or `D`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Player(seat) => seat_text(seat),
            Self::Director => "D",
        }
    }
}

impl fmt::Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl<'de> Deserialize<'de> for Actor {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let word = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        let found = Self::ALL.into_iter().find(|actor| actor.word() == word);
        found.ok_or_else(|| serde::de::Error::custom("an actor is N, E, S, W or D"))
    }
}

impl Serialize for Actor {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

/// A set of denominations, for what a call shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Strains(u8);

impl Strains {
    /// No denomination at all.
    pub const NONE: Self = Self(0);

    /// Just this one.
    #[must_use]
    pub const fn only(strain: Strain) -> Self {
        Self(1 << strain as u8)
    }

    /// These and one more.
    #[must_use]
    pub const fn with(self, strain: Strain) -> Self {
        Self(self.0 | 1 << strain as u8)
    }

    /// Those of either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The suits among them, from spades down.
    pub fn suits(self) -> impl Iterator<Item = Suit> {
        Suit::DESC
            .into_iter()
            .filter(move |&suit| self.contains(Strain::from(suit)))
    }

    /// Whether the denomination is among them.
    #[must_use]
    pub const fn contains(self, strain: Strain) -> bool {
        self.0 & 1 << strain as u8 != 0
    }

    /// From the highest denomination down.
    pub fn iter(self) -> impl Iterator<Item = Strain> {
        Strain::DESC.into_iter().filter(move |&s| self.contains(s))
    }
}

impl FromIterator<Strain> for Strains {
    fn from_iter<I: IntoIterator<Item = Strain>>(strains: I) -> Self {
        strains.into_iter().fold(Self::NONE, Self::with)
    }
}

/// The words of a call, which may be no call of the game: eight clubs is a value here (Law 38).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Spoken {
    /// A pass, a double, a redouble or a bid of one to seven.
    Call(Call),
    /// A bid of more than seven.
    AboveSeven {
        /// Eight or more.
        level: u8,
        /// The denomination named.
        strain: Strain,
    },
}

impl Spoken {
    /// Reads the words of a call, eight clubs and more included (Law 38).
    ///
    /// ```
    /// use openroom_laws::entry::Spoken;
    ///
    /// assert_eq!(Spoken::parse("8C").unwrap().to_string(), "8C");
    /// assert_eq!(Spoken::parse("0C"), None);
    /// ```
    #[must_use]
    pub fn parse(word: &str) -> Option<Self> {
        if let Some(call) = parse_call(word) {
            return Some(Self::Call(call));
        }
        let digits = word.bytes().take_while(u8::is_ascii_digit).count();
        let (level, strain) = word.split_at(digits);
        let above = level.parse().ok().filter(|above| (8..=99).contains(above));
        let (level, strain) = (
            above.filter(|_| !level.starts_with('0'))?,
            parse_strain(strain)?,
        );
        Some(Self::AboveSeven { level, strain })
    }
}

impl fmt::Display for Spoken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Call(call) => f.write_str(&call_text(*call)),
            Self::AboveSeven { level, strain } => write!(f, "{level}{}", strain_text(*strain)),
        }
    }
}

/// A call as it was made: its words, and what it shows when that is not what it names.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SpokenCall {
    /// The words.
    pub spoken: Spoken,
    /// The denominations shown by an artificial call; `None` for a natural one.
    pub artificial: Option<Strains>,
}

impl SpokenCall {
    /// A call that means what it names.
    #[must_use]
    pub const fn natural(call: Call) -> Self {
        Self {
            spoken: Spoken::Call(call),
            artificial: None,
        }
    }

    /// The call of the game, unless the bid is above seven.
    #[must_use]
    pub const fn call(self) -> Option<Call> {
        match self.spoken {
            Spoken::Call(call) => Some(call),
            Spoken::AboveSeven { .. } => None,
        }
    }

    /// The denominations that the call shows: those stated, else the one that a bid names.
    #[must_use]
    pub const fn shows(self) -> Strains {
        match (self.artificial, self.spoken) {
            (Some(strains), _) => strains,
            (
                None,
                Spoken::Call(Call::Bid(Bid { strain, .. })) | Spoken::AboveSeven { strain, .. },
            ) => Strains::only(strain),
            (None, Spoken::Call(_)) => Strains::NONE,
        }
    }
}

/// How declarer designates a card of dummy (Laws 45B and 46).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Designation {
    /// Suit and rank, as 46A asks for.
    Card(Card),
    /// A suit without a rank (46B2).
    Suit(Suit),
    /// A rank without a suit (46B3).
    Rank(Rank),
    /// `high` (46B1a).
    High,
    /// `low` (46B1c).
    Low,
    /// `win` (46B1b).
    Win,
    /// `anything` (46B5).
    Anything,
}

impl fmt::Display for Designation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Card(card) => f.write_str(&card_text(*card)),
            Self::Suit(suit) => f.write_str(word_for(&SUIT_WORDS, suit)),
            Self::Rank(rank) => f.write_str(word_for(&RANK_WORDS, rank)),
            Self::High => f.write_str("high"),
            Self::Low => f.write_str("low"),
            Self::Win => f.write_str("win"),
            Self::Anything => f.write_str("anything"),
        }
    }
}

fn word_for<T: PartialEq>(words: &[(&'static str, T)], value: &T) -> &'static str {
    words
        .iter()
        .find_map(|(word, v)| (v == value).then_some(*word))
        .unwrap_or("")
}

/// What declarer may require of a lead or play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Requirement {
    /// A suit (26A2a, 50D2a, 51B, 57A3 of 2017).
    Suit(Suit),
    /// The highest card of the suit led (57A1).
    Highest,
    /// The lowest card of the suit led (57A2).
    Lowest,
    /// Which of several penalty cards (51A).
    Card(Card),
    /// The hand that leads, by a defender's choice: declarer's own (43B2a).
    Declarer,
    /// The hand that leads, by a defender's choice: dummy (43B2a).
    Dummy,
}

impl fmt::Display for Requirement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Suit(suit) => f.write_str(suit_text(*suit)),
            Self::Highest => f.write_str("highest"),
            Self::Lowest => f.write_str("lowest"),
            Self::Card(card) => f.write_str(&card_text(*card)),
            Self::Declarer => f.write_str("declarer"),
            Self::Dummy => f.write_str("dummy"),
        }
    }
}

/// A player and a trick, for a revoke or a defective trick.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct AtTrick {
    /// The player.
    pub by: Seat,
    /// The trick, from 1 to 13.
    pub trick: u8,
}

/// What a player looks at when he inspects tricks (66).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Inspected {
    /// The four cards of the trick just played (66A).
    Trick,
    /// His own card of it (66B).
    Own,
    /// A quitted trick, from 1 to 13 (66C).
    Quitted(u8),
}

/// A claim or concession: how many tricks, and what was said with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Statement {
    /// Tricks claimed or conceded, of those still to come.
    pub tricks: u8,
    /// The line of play or other words that came with it (68C).
    pub words: Option<Box<str>>,
}

/// What a player did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Action {
    /// A call, in or out of turn, sufficient or not.
    Call(SpokenCall),
    /// A card played; for dummy's seat, by declarer's order.
    Play(Card),
    /// An opening lead put face down (41A).
    LeadsDown(Card),
    /// The face-down lead is turned up (41C).
    Faces,
    /// Declarer designates a card of dummy.
    Names(Designation),
    /// Declarer changes his designation (45C4b).
    Renames(Designation),
    /// Two or more cards played at once (58B).
    PlaysTogether(Box<[Card]>),
    /// Dummy puts out a card that declarer did not name (45D).
    Places(Card),
    /// Cards shown otherwise than by play.
    Exposes {
        /// The cards, in the order written.
        cards: Box<[Card]>,
        /// Shown on purpose.
        deliberately: bool,
    },
    /// Another call put in place of the player's own last one (25, 27C).
    Changes(SpokenCall),
    /// His card taken back and this one played instead (45, 47, 62).
    Corrects(Card),
    /// Attention drawn to what is irregular; it may name a revoke.
    Attention(Option<AtTrick>),
    /// Attention drawn to one card on the table: shown, or led or played out of turn; to nothing else.
    AttentionCard(Card),
    /// Declarer tells dummy to run a suit: more than one card at once, each to be changed until the next hand plays to it (46).
    Runs(Suit),
    /// Claims tricks for his side (68A).
    Claims(Statement),
    /// Gives up tricks (68B).
    Concedes(Statement),
    /// Agrees to the claim or concession (69A).
    Agrees,
    /// Objects to it (68B2, 69B, 70, 71).
    Objects,
    /// Asks for play to go on after a claim (68D2b of 2017).
    RequestsPlay,
    /// Consents to that (68D2b of 2017).
    Consents,
    /// Takes the option that is open to him.
    Accepts,
    /// Refuses it.
    Declines,
    /// Declarer requires a lead or play.
    Requires(Requirement),
    /// Declarer forbids one or more suits.
    Forbids(Box<[Suit]>),
    /// Declarer leaves the lead or play free.
    Waives,
    /// The presumed declarer puts his hand down as dummy (54A).
    Spreads,
    /// Leaves his call or card as it is.
    Keeps,
    /// Plays no card to the trick at his turn, and the others go on (67).
    Omits,
    /// Looks at a trick (66).
    Inspects(Inspected),
    /// Says that a card of the last trick is pointed the wrong way (65B3).
    PointsOut,
    /// A remark, a question, a hesitation and the like, which may tell his partner something (16B).
    LetsSlip {
        /// In what way.
        manner: Manner,
        /// What was said or done, if it is written down.
        words: Option<Box<str>>,
    },
    /// Announces that he may call the Director later over what the other side let slip (16B2).
    Reserves,
}

/// In what way a player may tell his partner something otherwise than by calls and plays (16B1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Manner {
    /// A break in tempo.
    Hesitates,
    /// Unusual speed.
    Hurries,
    /// A remark.
    Remarks,
    /// A question.
    Asks,
    /// A reply to a question.
    Answers,
    /// An alert that was not expected.
    Alerts,
    /// A gesture, movement or mannerism.
    Gestures,
}

impl Manner {
    /// Every value with its word in the log.
    pub const WORDS: [(&'static str, Self); 7] = [
        ("hesitates", Self::Hesitates),
        ("hurries", Self::Hurries),
        ("remarks", Self::Remarks),
        ("asks", Self::Asks),
        ("answers", Self::Answers),
        ("alerts", Self::Alerts),
        ("gestures", Self::Gestures),
    ];
}

impl fmt::Display for Manner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(word_for(&Self::WORDS, self))
    }
}

/// What the Director did or found.
#[derive(Debug, Clone, PartialEq)]
pub enum Finding {
    /// He is at the table, and rules on what is irregular.
    Called,
    /// The call was not what the player meant to make (25A).
    Unintended(bool),
    /// The replacement is comparable (23A), or in 2007 contained in the first meaning (27B1b).
    Comparable(bool),
    /// What an action by the player in turn was meant as (28B or 29A; 53).
    Meant(Meant),
    /// A clause broken, where no other entry shows it.
    Breach {
        /// The id of the clause.
        clause: Box<str>,
        /// By whom, if stated.
        by: Option<Seat>,
    },
    /// The designation was a slip of the tongue (45C4b).
    Slip(bool),
    /// The card that declarer beyond doubt meant (46B).
    Intended(Card),
    /// The fifth card to a trick was led to the next; or the lead out of turn was no lead but a fifth card (45E).
    Led(bool),
    /// That card is no penalty card: the Director designates otherwise (50).
    NoPenalty(Card),
    /// A revoke found as a fact.
    Revoked(RevokeFound),
    /// The revoke to which attention was drawn by name was none.
    NotRevoked,
    /// That player had not looked at his cards when he last let something slip, and his partner knew it: it told nothing (16B1).
    Unseen(Seat),
    /// The board was played, and nobody wrote down its calls and cards.
    Played(Played),
    /// The tricks of one side, of the 13, when a claim is ruled on or in equity.
    Tricks {
        /// The side, by either of its players' names.
        side: Side,
        /// Its tricks.
        tricks: u8,
    },
    /// That player was given wrong information (21B1a, 47E).
    Misinformed(Seat),
    /// All four hands are back in the board.
    Returned(bool),
    /// That seat has called on its next board.
    NextCall(Seat),
    /// The round is over.
    RoundOver,
    /// The correction period is over.
    PeriodOver,
    /// No card from that hand in that trick (67).
    Omitted(AtTrick),
    /// More than one card from that hand in that trick (67).
    Extra {
        /// Who and when.
        at: AtTrick,
        /// The cards.
        cards: Box<[Card]>,
        /// Those of them, due back to the hand, whose faces have been seen.
        exposed: Box<[Card]>,
    },
    /// Whether what a player said or showed was a claim, and of how many tricks still to come (48B2, 68).
    Claim(Option<u8>),
    /// The cards of a side, or of both, are mixed so that the facts cannot be found (66D).
    Mixed(Option<Side>),
    /// The board was not in its right form; the form in which it was played here (87).
    Fouled(Box<str>),
    /// The answer to the first open question of `review`.
    Damage(bool),
    /// An adjusted score (12).
    Adjust(Box<openroom_scoring::AdjustedScore>),
    /// The cards of each hand, in the order of the seats, where not every hand has thirteen (13, 14).
    Cards([u8; 4]),
    /// A card that was missing from a hand, and where it was found (14).
    Missing {
        /// Whose hand was short.
        by: Seat,
        /// The card, if it is written down.
        card: Option<Card>,
        /// Where it was.
        found: Whereabouts,
    },
    /// That player held the cards of another board when he called (17D of 2007, 15A of 2017).
    WrongCards {
        /// The player.
        by: Seat,
        /// The board that the cards came from.
        board: u32,
    },
    /// That player called on the cards of this board before, at another time (17D3 of 2007, 15A3 of 2017).
    CalledBefore {
        /// The player.
        by: Seat,
        /// What he called then.
        call: Spoken,
    },
    /// The board was not meant for these players; whether one of them has played it before (15).
    WrongBoard {
        /// One of them has.
        played: bool,
    },
    /// That player has extraneous information by accident (16C of 2007, 16D of 2017).
    Informed(Seat),
    /// A player has seen a card of another hand (13).
    Seen(bool),
    /// The deal can be put right and played (13).
    Playable(bool),
    /// What is known would interfere with normal bidding or play (13, 16).
    Interferes(bool),
    /// The surplus card was played to a quitted trick (13).
    Quitted(bool),
    /// The call differs from the one made on wrong cards (17D of 2007, 15A3 of 2017).
    Differs(bool),
    /// The side that acted without the Director has forfeited its right to rectification (11A).
    Forfeited(bool),
    /// What the Director does about extraneous information (16C2 of 2007, 16D2 of 2017).
    Remedy(Remedy),
}

/// Where a missing card was found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Whereabouts {
    /// Anywhere but among the played cards.
    Elsewhere,
    /// Among the played cards.
    Played,
    /// Nowhere.
    No,
}

impl Whereabouts {
    /// Every value with its word in the log.
    pub const WORDS: [(&'static str, Self); 3] = [
        ("elsewhere", Self::Elsewhere),
        ("played", Self::Played),
        ("no", Self::No),
    ];
}

impl fmt::Display for Whereabouts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(word_for(&Self::WORDS, self))
    }
}

/// What the Director does about extraneous information.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Remedy {
    /// The players change seats.
    Seats,
    /// The board is dealt anew.
    Redeal,
    /// The board is played, with a review.
    Play,
    /// An adjusted score.
    Adjust,
}

impl Remedy {
    /// Every value with its word in the log.
    pub const WORDS: [(&'static str, Self); 4] = [
        ("seats", Self::Seats),
        ("redeal", Self::Redeal),
        ("play", Self::Play),
        ("adjust", Self::Adjust),
    ];
}

impl fmt::Display for Remedy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(word_for(&Self::WORDS, self))
    }
}

impl Eq for Finding {}

/// What an action was meant as, where the Laws ask (28B, 29A, 53).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Meant {
    /// A call over the irregular one.
    Over,
    /// A call at his own turn.
    OwnTurn,
    /// His own lead.
    Lead,
    /// A play to the irregular lead.
    Play,
}

impl Meant {
    /// Every value with its word in the log.
    pub const WORDS: [(&'static str, Self); 4] = [
        ("over", Self::Over),
        ("own-turn", Self::OwnTurn),
        ("lead", Self::Lead),
        ("play", Self::Play),
    ];

    /// What a call may be meant as (28B, 29A).
    pub const OF_CALLS: [Self; 2] = [Self::Over, Self::OwnTurn];
    /// What a card may be meant as (53).
    pub const OF_CARDS: [Self; 2] = [Self::Lead, Self::Play];

    /// Whether it speaks of calls (28B, 29A), not of cards (53).
    #[must_use]
    pub const fn is_of_calls(self) -> bool {
        matches!(self, Self::Over | Self::OwnTurn)
    }
}

impl fmt::Display for Meant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(word_for(&Self::WORDS, self))
    }
}

/// One of the two sides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "UPPERCASE")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(as = SideWord))]
pub enum Side {
    /// North and South.
    Ns,
    /// East and West.
    Ew,
}

impl Side {
    /// The side of a seat.
    #[must_use]
    pub const fn of(seat: Seat) -> Self {
        match seat {
            Seat::North | Seat::South => Self::Ns,
            Seat::East | Seat::West => Self::Ew,
        }
    }

    /// As the log writes it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Ns => "NS",
            Self::Ew => "EW",
        }
    }

    /// The opponents.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Ns => Self::Ew,
            Self::Ew => Self::Ns,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl ToArg for Side {
    fn to_arg(&self) -> Arg {
        Arg::SideOf(match self {
            Self::Ns => Seat::North,
            Self::Ew => Seat::East,
        })
    }
}

fn write_cards(f: &mut fmt::Formatter<'_>, verb: &str, cards: &[Card]) -> fmt::Result {
    f.write_str(verb)?;
    cards
        .iter()
        .try_for_each(|&card| write!(f, " {}", card_text(card)))
}

fn write_statement(f: &mut fmt::Formatter<'_>, verb: &str, said: &Statement) -> fmt::Result {
    write!(f, "{verb} {}", said.tricks)?;
    match &said.words {
        Some(words) => write!(f, ": {words}"),
        None => Ok(()),
    }
}

/// The action as the log spells it; what an artificial call shows is not part of this text.
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Call(said) => write!(f, "{}", said.spoken),
            Self::Play(card) => f.write_str(&card_text(*card)),
            Self::LeadsDown(card) => write!(f, "down {}", card_text(*card)),
            Self::Faces => f.write_str("face"),
            Self::Names(what) => write!(f, "names {what}"),
            Self::Renames(what) => write!(f, "renames {what}"),
            Self::PlaysTogether(cards) => write_cards(f, "plays", cards),
            Self::Places(card) => write!(f, "places {}", card_text(*card)),
            Self::Exposes {
                cards,
                deliberately,
            } => {
                write_cards(f, "exposes", cards)?;
                f.write_str(if *deliberately { " deliberately" } else { "" })
            }
            Self::Changes(said) => write!(f, "changes {}", said.spoken),
            Self::Corrects(card) => write!(f, "corrects {}", card_text(*card)),
            Self::Attention(None) => f.write_str("attention"),
            Self::Attention(Some(at)) => {
                write!(f, "attention revoke {} {}", seat_text(at.by), at.trick)
            }
            Self::AttentionCard(card) => write!(f, "attention {}", card_text(*card)),
            Self::Runs(suit) => write!(f, "runs {}", suit_text(*suit)),
            Self::Claims(said) => write_statement(f, "claims", said),
            Self::Concedes(said) => write_statement(f, "concedes", said),
            Self::Agrees => f.write_str("agrees"),
            Self::Objects => f.write_str("objects"),
            Self::RequestsPlay => f.write_str("requests play"),
            Self::Consents => f.write_str("consents"),
            Self::Accepts => f.write_str("accepts"),
            Self::Declines => f.write_str("declines"),
            Self::Requires(what) => write!(f, "requires {what}"),
            Self::Forbids(suits) => {
                f.write_str("forbids")?;
                suits
                    .iter()
                    .try_for_each(|&suit| write!(f, " {}", suit_text(suit)))
            }
            Self::Omits => f.write_str("omits"),
            Self::Inspects(Inspected::Trick) => f.write_str("inspects"),
            Self::Inspects(Inspected::Own) => f.write_str("inspects own"),
            Self::Inspects(Inspected::Quitted(trick)) => write!(f, "inspects {trick}"),
            Self::PointsOut => f.write_str("points out"),
            Self::Waives => f.write_str("waives"),
            Self::Spreads => f.write_str("spreads"),
            Self::Keeps => f.write_str("keeps"),
            Self::LetsSlip {
                manner,
                words: None,
            } => write!(f, "{manner}"),
            Self::LetsSlip {
                manner,
                words: Some(words),
            } => write!(f, "{manner} {words}"),
            Self::Reserves => f.write_str("reserves"),
        }
    }
}
