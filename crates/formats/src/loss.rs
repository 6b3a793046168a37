//! What a conversion does not keep: facts, not words. Whoever shows a loss has the words for it.
//!
//! ```
//! use openroom_formats::loss::{Loss, Lost, Source};
//! use openroom_formats::pbn;
//!
//! let text = "[Board \"1\"]\n[Board \"2\"]\n";
//! let (games, losses) = pbn::read_all(text.as_bytes()).unwrap();
//! assert_eq!(games[0].number, Some(1));
//! let second = Lost::SecondTag("Board".into(), "2".into());
//! assert_eq!(losses, [Loss::new(Source::Line(2), second)]);
//! ```

use contract_bridge::auction::Call;
use contract_bridge::{Card, Seat};

use crate::fault::Fault;

/// Something of the source that is not in what was read or written.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Loss {
    /// Where it stood.
    pub place: Source,
    /// What is lost.
    pub what: Lost,
}

impl Loss {
    /// Something lost at a place.
    #[must_use]
    pub const fn new(place: Source, what: Lost) -> Self {
        Self { place, what }
    }
}

/// A part of the source.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Source {
    /// The file, or the event in it.
    File,
    /// A line, from 1.
    Line(usize),
    /// A game: its place in the file, from 1, its board and its room.
    Game(usize, Option<u32>, Option<String>),
    /// A log: its place in the file, from 1.
    Log(usize),
    /// A result: its board, and who sat North-South and East-West.
    Result(u32, String, String),
    /// The message of a result: its place in the list, from 1.
    Message(usize),
    /// A contestant, by number.
    Contestant(String),
    /// A match, by number.
    Match(String),
}

/// What is lost, and what is written instead if anything is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Lost {
    /// A fact about the session.
    Fact(Fact, String),
    /// The name of a player.
    Name(Seat, String),
    /// A name that could not be written as it is: the name, and what is written.
    NameChanged(Seat, String, String),
    /// A tag and its value.
    Tag(String, String),
    /// A tag that the game has already, and its second value.
    SecondTag(String, String),
    /// A line that stands under such a tag.
    SecondLine(String),
    /// A section.
    Section(String),
    /// A comment.
    Comment(String),
    /// A line for other programs.
    Escape(String),
    /// A note that no call or card refers to, or with the number of another one.
    Note(String),
    /// A mark without a call or card: `^I`.
    Mark(String),
    /// A command of LIN that says how the page looks, and its value.
    Layout(String, String),
    /// A command of LIN that came a second time: its earlier value.
    SecondCommand(String, String),
    /// Line breaks in the value of a tag; spaces are written.
    LineBreaks(String),
    /// A closing brace in a comment; a round one is written.
    ClosingBrace,
    /// Bars and line breaks in a text; what is written.
    Bars(String),
    /// An explanation: the game has 32 notes already.
    TooManyNotes(String),
    /// That the dealer is not known: North is written.
    DealerUnknown,
    /// That the vulnerability is not known: none is written.
    VulnerabilityUnknown,
    /// The number of the board: dealer and vulnerability are not those of Law 2.
    BoardNumber(u32),
    /// That one hand is not known: three hands tell the fourth.
    FourthHand,
    /// A hand that has another number of cards than 13.
    ShortHand(Seat, usize),
    /// That a call, counted from 1, was out of rotation.
    OutOfRotation(usize, Seat),
    /// That no more calls will be given.
    AuctionEnded,
    /// The auction from a call on, counted from 1: it cannot have happened.
    AuctionFrom(usize, Seat, Call, String),
    /// The play: there is no whole auction before it.
    PlayWithoutAuction,
    /// The play from a card on, counted from 1: it cannot have happened.
    PlayFromCard(usize, Seat, Card, String),
    /// The play from a trick on, counted from 1: some of its cards are not known.
    PlayFromTrick(usize),
    /// That the lead to a trick, counted from 1, was out of turn.
    LeadOutOfTurn(usize),
    /// That the play was ended: no result is stated.
    PlayEnded,
    /// That a call or card was alerted.
    Alert(Act),
    /// What a call or card means.
    Explanation(Act, String),
    /// How good a call or card is.
    Judgement(Act),
    /// The contract as stated: no auction leads to it.
    Contract(String, Option<Seat>),
    /// The number of tricks as stated: it does not follow from the play.
    Tricks(u8),
    /// That declarer and dummy were swapped.
    Swapped,
    /// The clauses that a log shows.
    Clauses,
    /// What a log expects of the outcome.
    Expectation,
    /// All editions of a log but the last.
    Editions,
    /// An entry of a log.
    Entry(String),
    /// The game: without a number of the board it is no result.
    NoBoardNumber,
    /// The contract is not known.
    NoContract,
    /// Auction and play: only the result is written.
    OnlyResult,
    /// The hands of so many boards.
    Hands(usize),
    /// The hands: those of another board with the same number are kept.
    OtherHands,
    /// A result that was not played to the end.
    NotPlayed,
    /// What stands under a key.
    Key(String),
    /// A setting of the scoring.
    Scoring(String, String),
    /// The edition of the Laws.
    Edition,
    /// The entries: only results are written.
    Entries,
    /// The name of a match: its number in the file is written.
    MatchName(usize),
    /// An award that the format has no word for.
    Award,
    /// That an award of so many per cent is fixed: average plus, average or average minus is written.
    FixedAward(String),
    /// The result: its adjusted score has no place.
    Adjusted,
    /// A contract, and the score that does not follow from it and counts.
    ContractAtOdds(String, i32),
    /// A contract without declarer or tricks.
    ContractIncomplete(String),
    /// A contract beside an award, or on a board that was not played.
    ContractReplaced(String),
    /// The number of a session: its place in the file is written.
    SessionName(String, usize),
    /// The table: it is not known, and the format wants it.
    TableUnknown,
    /// The round: it is not known, and the format wants it.
    RoundUnknown,
    /// A result that a later one replaced.
    Corrected,
    /// A result that is there already, word for word.
    Twice,
    /// The result: its pairs have no numbers.
    NoPairNumbers,
    /// The result: its contract, declarer or tricks are not known.
    NoResult,
    /// A result that was taken back.
    Deleted,
    /// That a result counts for one side only.
    OneSide,
    /// An XML element and its text.
    Element(String, String),
    /// All events of the file but the first.
    OtherEvents,
    /// The opening lead: it is no card.
    Lead(String),
    /// That the players agreed on a wrong number of tricks.
    TricksDiffer,
    /// A score as stated: it does not follow from a contract that is kept.
    Score(i32),
    /// A result against the contract that cannot be read.
    ResultText(String),
    /// The players of a contestant: who of them sat where is not known.
    Players(String),
    /// The names of both rooms, for a board that names no room.
    MatchNames(String),
    /// A contestant that has no result.
    WithoutResult,
    /// That a card was a revoke: the hand is not known.
    Revoke(Card),
    /// A game or result that cannot be read, left out because that was wished; what is wrong with it.
    Faulty(Vec<Fault>),
}

/// A fact about the session.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fact {
    /// The name of the event.
    Event,
    /// Where it was played.
    Site,
    /// When it was played.
    Date,
    /// How it was scored.
    Scoring,
}

/// A call or a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Act {
    /// A call.
    Call(Call),
    /// A card.
    Card(Card),
}

/// The losses of one place, while they are found.
#[derive(Debug)]
pub(crate) struct Losses<'a> {
    pub place: &'a Source,
    pub all: Vec<Loss>,
}

impl<'a> Losses<'a> {
    pub const fn at(place: &'a Source) -> Self {
        Self {
            place,
            all: Vec::new(),
        }
    }

    pub fn push(&mut self, what: Lost) {
        self.all.push(Loss::new(self.place.clone(), what));
    }
}
