//! What can be wrong with a movement.

use core::fmt;

use openroom_said::{Arg, Said, ToArg, said};

use crate::movement::{Boards, Contestant, Entrants};

/// A contestant, or the half of a team that sits in one direction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Unit(
    /// The contestant.
    pub Contestant,
    /// The half, if it is a team.
    pub Option<Line>,
);

/// A direction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Line {
    /// North-South.
    Ns,
    /// East-West.
    Ew,
}

impl ToArg for Unit {
    fn to_arg(&self) -> Arg {
        let Self(who, line) = self;
        match line {
            None => who.to_arg(),
            Some(Line::Ns) => Arg::Said(said!("unit-ns", "{who} North-South", who)),
            Some(Line::Ew) => Arg::Said(said!("unit-ew", "{who} East-West", who)),
        }
    }
}

/// A table in a round; rounds count from 1.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct FaultPlace {
    /// The round, from 1.
    pub round: usize,
    /// The name of the table.
    pub table: String,
}

impl ToArg for FaultPlace {
    fn to_arg(&self) -> Arg {
        let Self { round, table } = self;
        Arg::Said(said!(
            "place-round-table",
            "round {round}, table {table}",
            round,
            table
        ))
    }
}

/// Why a movement is wrong, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Fault {
    /// Nothing is played.
    NothingPlayed,
    /// A number that nobody has.
    UnknownContestant {
        /// Where.
        place: FaultPlace,
        /// The number.
        who: Contestant,
        /// How many enter.
        contestants: u32,
    },
    /// Pairs where there should be players, or the reverse.
    WrongSeats {
        /// Where.
        place: FaultPlace,
        /// What enters.
        entrants: Entrants,
    },
    /// The same table twice in a round.
    TableTwice {
        /// Where.
        place: FaultPlace,
    },
    /// A contestant at two places at once.
    TwoPlaces {
        /// The round, from 1.
        round: usize,
        /// Who.
        who: Unit,
        /// The two tables.
        tables: [String; 2],
    },
    /// A team against itself.
    AgainstItself {
        /// Where.
        place: FaultPlace,
        /// Who.
        who: Contestant,
    },
    /// Two sides and no board.
    NoBoards {
        /// Where.
        place: FaultPlace,
    },
    /// Somebody plays a board again.
    BoardTwice {
        /// Who.
        who: Unit,
        /// The board.
        board: u32,
        /// Where first.
        first: FaultPlace,
        /// Where again.
        second: FaultPlace,
    },
    /// Two opponents meet more often than is meant.
    MeetTooOften {
        /// One.
        a: Contestant,
        /// The other.
        b: Contestant,
        /// How often.
        times: u32,
        /// How often at most.
        meant: u32,
        /// The first round that is too much, from 1.
        round: usize,
    },
    /// Two players are partners more often than is meant.
    PartnersTooOften {
        /// One.
        a: Contestant,
        /// The other.
        b: Contestant,
        /// How often.
        times: u32,
        /// How often at most.
        meant: u32,
        /// The first round that is too much, from 1.
        round: usize,
    },
    /// A board needed at more tables than there are copies.
    BoardNotThere {
        /// The round, from 1.
        round: usize,
        /// The board.
        board: u32,
        /// The tables, those that share written together.
        tables: Vec<String>,
        /// The copies.
        copies: u32,
    },
    /// Tables said to share that cannot.
    CannotShare {
        /// Where.
        place: FaultPlace,
        /// With which table.
        with: u32,
        /// Why.
        reason: NoShare,
    },
    /// A board of a match was played at one table only.
    HalfOfAMatch {
        /// The team that sits North-South.
        ns: Contestant,
        /// The team that sits East-West.
        ew: Contestant,
        /// The board.
        board: u32,
        /// Where.
        place: FaultPlace,
    },
    /// Some entered who never play.
    NeverPlays {
        /// Who.
        who: Vec<Contestant>,
    },
}

/// Why two tables cannot share their boards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum NoShare {
    /// A table with itself.
    Itself,
    /// With a table at which nobody plays.
    Nobody,
    /// The other table says nothing of it.
    NotMutual,
    /// One of them names a table that the other does not.
    OtherTables,
    /// The boards are not the same.
    OtherBoards,
    /// Not a board for each table.
    TooFew,
}

impl NoShare {
    fn said(self) -> Said {
        match self {
            Self::Itself => said!("share-itself", "that is the table itself"),
            Self::Nobody => said!("share-nobody", "nobody plays there"),
            Self::NotMutual => {
                said!(
                    "share-not-mutual",
                    "the other table is not marked as sharing"
                )
            }
            Self::OtherTables => said!(
                "share-other-tables",
                "the two tables that share boards do not name the same tables"
            ),
            Self::OtherBoards => said!("share-other-boards", "the tables have different boards"),
            Self::TooFew => said!(
                "share-too-few",
                "there are fewer boards than tables that share them"
            ),
        }
    }
}

impl Fault {
    /// What is wrong, and where, as a sentence.
    #[must_use]
    pub fn said(&self) -> Said {
        let what = self.what();
        match self {
            Self::UnknownContestant { place, .. }
            | Self::WrongSeats { place, .. }
            | Self::TableTwice { place }
            | Self::AgainstItself { place, .. }
            | Self::NoBoards { place }
            | Self::CannotShare { place, .. } => said!("fault-at", "{place}: {what}", place, what),
            Self::TwoPlaces { round, .. } | Self::BoardNotThere { round, .. } => {
                let place = said!("place-round", "round {round}", round);
                said!("fault-at", "{place}: {what}", place, what)
            }
            Self::NothingPlayed
            | Self::BoardTwice { .. }
            | Self::MeetTooOften { .. }
            | Self::PartnersTooOften { .. }
            | Self::HalfOfAMatch { .. }
            | Self::NeverPlays { .. } => what,
        }
    }

    /// What is wrong.
    fn what(&self) -> Said {
        match self {
            Self::NothingPlayed => said!(
                "fault-nothing-played",
                "nothing is played: no round has a table with two sides"
            ),
            Self::UnknownContestant {
                who, contestants, ..
            } => said!(
                "fault-unknown-contestant",
                "there is no contestant {who}; the numbers are 1 to {contestants}",
                who,
                contestants
            ),
            Self::WrongSeats { entrants, .. } => said!(
                "fault-wrong-seats",
                "the seats do not suit an event of {entrants}",
                entrants
            ),
            Self::TableTwice { .. } => {
                said!("fault-table-twice", "this table appears twice in the round")
            }
            Self::TwoPlaces {
                who,
                tables: [first, second],
                ..
            } => said!(
                "fault-two-places",
                "{who} sits at table {first} and at table {second} at once",
                who,
                first,
                second
            ),
            Self::AgainstItself { who, .. } => {
                said!("fault-against-itself", "{who} plays against itself", who)
            }
            Self::NoBoards { .. } => said!("fault-no-boards", "there are no boards"),
            Self::BoardTwice {
                who,
                board,
                first,
                second,
            } => said!(
                "fault-board-twice",
                "{who} plays board {board} twice: {first}, and {second}",
                who,
                board,
                first,
                second
            ),
            Self::MeetTooOften {
                a,
                b,
                times,
                meant,
                round,
            } => said!(
                "fault-meet-too-often",
                "{a} and {b} meet {times} times, again in round {round}; the maximum is {meant}",
                a,
                b,
                times,
                meant,
                round
            ),
            Self::PartnersTooOften {
                a,
                b,
                times,
                meant,
                round,
            } => said!(
                "fault-partners-too-often",
                "{a} and {b} are partners {times} times, again in round {round}; the maximum is {meant}",
                a,
                b,
                times,
                meant,
                round
            ),
            Self::BoardNotThere {
                board,
                tables,
                copies,
                ..
            } => said!(
                "fault-board-not-there",
                "board {board} is needed at tables {tables} at once, but the number of copies is {copies}",
                board,
                tables = tables.join(", "),
                copies
            ),
            Self::CannotShare { with, reason, .. } => said!(
                "fault-cannot-share",
                "the table cannot share with table {table}: {reason}",
                table = with,
                reason = reason.said()
            ),
            Self::HalfOfAMatch {
                ns,
                ew,
                board,
                place,
            } => said!(
                "fault-half-match",
                "{ns} v {ew}: board {board} is played with {ns} North-South in {place}, but never the other way round",
                ns,
                ew,
                board,
                place
            ),
            Self::NeverPlays { who } => {
                let who = Boards(who.clone()).to_string();
                said!(
                    "fault-never-plays",
                    "contestants who never play: {who}",
                    who
                )
            }
        }
    }
}

impl ToArg for Fault {
    fn to_arg(&self) -> Arg {
        Arg::Said(self.said())
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.said().fmt(f)
    }
}

impl core::error::Error for Fault {}
