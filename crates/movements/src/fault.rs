//! What can be wrong with a movement.

use core::fmt;

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
pub enum Line {
    /// North-South.
    Ns,
    /// East-West.
    Ew,
}

impl fmt::Display for Unit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.1 {
            None => write!(f, "{}", self.0),
            Some(Line::Ns) => write!(f, "{} North-South", self.0),
            Some(Line::Ew) => write!(f, "{} East-West", self.0),
        }
    }
}

/// A table in a round; rounds count from 1.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// The round, from 1.
    pub round: usize,
    /// The name of the table.
    pub table: String,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "round {}, table {}", self.round, self.table)
    }
}

/// Why a movement is wrong, and where.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// Nothing is played.
    #[error("nothing is played: there is no round with a table of two sides")]
    NothingPlayed,
    /// A number that nobody has.
    #[error("{place}: there is no contestant {who}; they are 1 to {contestants}")]
    UnknownContestant {
        /// Where.
        place: Place,
        /// The number.
        who: Contestant,
        /// How many enter.
        contestants: u32,
    },
    /// Pairs where there should be players, or the reverse.
    #[error("{place}: the seats are not those of an event of {entrants}")]
    WrongSeats {
        /// Where.
        place: Place,
        /// What enters.
        entrants: Entrants,
    },
    /// The same table twice in a round.
    #[error("{place}: this table is there twice in the round")]
    TableTwice {
        /// Where.
        place: Place,
    },
    /// A contestant at two places at once.
    #[error("round {round}: {who} sits at table {} and at table {} at once", .tables[0], .tables[1])]
    TwoPlaces {
        /// The round, from 1.
        round: usize,
        /// Who.
        who: Unit,
        /// The two tables.
        tables: [String; 2],
    },
    /// A team against itself.
    #[error("{place}: {who} plays against itself")]
    AgainstItself {
        /// Where.
        place: Place,
        /// Who.
        who: Contestant,
    },
    /// Two sides and no board.
    #[error("{place}: there are no boards")]
    NoBoards {
        /// Where.
        place: Place,
    },
    /// Somebody plays a board again.
    #[error("{who} plays board {board} twice: {first}, and {second}")]
    BoardTwice {
        /// Who.
        who: Unit,
        /// The board.
        board: u32,
        /// Where first.
        first: Place,
        /// Where again.
        second: Place,
    },
    /// Two opponents meet more often than is meant.
    #[error("{a} and {b} meet {times} times, again in round {round}; meant are at most {meant}")]
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
    #[error(
        "{a} and {b} are partners {times} times, again in round {round}; meant are at most {meant}"
    )]
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
    #[error("round {round}: board {board} is needed at tables {tables} at once, and there {are} of it", tables = .tables.join(" and "), are = there_are(*.copies))]
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
    #[error("{place}: it cannot share with table {with}: {reason}")]
    CannotShare {
        /// Where.
        place: Place,
        /// With which table.
        with: u32,
        /// Why.
        reason: NoShare,
    },
    /// A board of a match was played at one table only.
    #[error(
        "{ns} against {ew}: board {board} is played with {ns} North-South in {place}, never the other way round"
    )]
    HalfOfAMatch {
        /// The team that sits North-South.
        ns: Contestant,
        /// The team that sits East-West.
        ew: Contestant,
        /// The board.
        board: u32,
        /// Where.
        place: Place,
    },
    /// Some entered who never play.
    #[error("{} never {}", Boards(.who.clone()), if .who.len() == 1 { "plays" } else { "play" })]
    NeverPlays {
        /// Who.
        who: Vec<Contestant>,
    },
}

fn there_are(n: u32) -> String {
    match n {
        1 => "is one copy".into(),
        n => format!("are {n} copies"),
    }
}

/// Why two tables cannot share their boards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NoShare {
    /// A table with itself.
    #[error("that is the table itself")]
    Itself,
    /// With a table at which nobody plays.
    #[error("nobody plays there")]
    Nobody,
    /// The other table says nothing of it.
    #[error("the other table does not say that it shares")]
    NotMutual,
    /// One of them names a table that the other does not.
    #[error("they do not name the same tables")]
    OtherTables,
    /// The boards are not the same.
    #[error("they have other boards")]
    OtherBoards,
    /// Not a board for each table.
    #[error("there are fewer boards than tables that share them")]
    TooFew,
}
