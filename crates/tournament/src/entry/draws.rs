//! A draw, with all that it was made from: whoever doubts it can make it again.

use openroom_movements::Boards;
use serde::{Deserialize, Serialize};

use super::omitted::{is_one, one};

/// What was drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum DrawOf {
    /// The matches of a round, which this entry also lays out.
    #[default]
    Round,
    /// The places of a bracket: `from` has its seeds, the first first.
    Bracket,
    /// The numbers of a programme that is known, as of a league: `from` has who is number 1, 2, 3 of it.
    Numbers,
    /// Groups of a stage.
    Groups,
    /// The places of a movement (White Book 121.4.2): `from` has who takes them, in their order. Who needs a fixed seat is drawn among the
    /// first pot, and takes a place that stays where it is as long as there is one.
    Seats,
}

/// Where the order comes from in which a draw is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum DrawOrder {
    /// The order of entry: by number.
    Entry,
    /// A seeding that somebody gave.
    Given,
    /// By lot: `seed` has the seed, `pots` who was drawn among whom.
    Lot,
    /// The ranking after the round `after`.
    Ranking,
}

/// Who meets whom in that order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum DrawMeet {
    /// Those who are next to each other and have not met: a Swiss. Groups by snake.
    #[default]
    Neighbours,
    /// The top half against the bottom half.
    Halves,
    /// The first against the last.
    Folded,
    /// By hand, with the reason.
    ByHand,
}

/// What an odd number of contestants does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum DrawOdd {
    /// One of them sits out.
    #[default]
    Bye,
    /// Three teams play a triangle over two rounds (White Book 166.2).
    Triangle,
}

/// Who meets at a table: for teams the first of the tables of the match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct DrawnMatch {
    /// The table.
    pub table: u32,
    /// Who sits North-South there.
    pub home: u32,
    /// Who sits East-West there.
    pub away: u32,
}

/// Three teams that play each other over two rounds, one pair of each going round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct DrawnTriangle {
    /// The first of its three tables.
    pub table: u32,
    /// Who plays it.
    pub teams: [u32; 3],
    /// It goes on from the round before.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub second: bool,
    /// The boards of its three matches: first against second, second against third, third against first.
    #[serde(with = "three_sets")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
    pub boards: [Boards; 3],
}

/// A draw.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Drawn {
    /// The session.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub session: u16,
    /// What was drawn.
    #[serde(default, skip_serializing_if = "is_round")]
    pub of: DrawOf,
    /// The round, of a draw of a round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<u32>,
    /// Where the order comes from.
    pub order: DrawOrder,
    /// The seed of a draw by lot, below 2^53.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// Of a draw by lot: who was drawn among whom, the first pot first. Without it all were in one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pots: Vec<Vec<u32>>,
    /// After which round of the session the ranking was taken; 0 for the sessions before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<u32>,
    /// The order itself, the best or the first drawn first.
    pub from: Vec<u32>,
    /// Who meets whom in it.
    #[serde(default, skip_serializing_if = "is_neighbours")]
    pub meet: DrawMeet,
    /// What an odd number does.
    #[serde(default, skip_serializing_if = "is_bye")]
    pub odd: DrawOdd,
    /// Those who met more than so many rounds ago may meet again; with 0 anybody may (White Book 166.3). Without it nobody meets twice
    /// who need not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub again_after: Option<u32>,
    /// Two and two who then changed places by hand, with the reason.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub swapped: Vec<[u32; 2]>,
    /// The matches.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub matches: Vec<DrawnMatch>,
    /// Who sits out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub byes: Vec<u32>,
    /// Three who play a triangle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub triangle: Option<DrawnTriangle>,
    /// The groups, of a draw of groups.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub groups: Vec<Vec<u32>>,
    /// The boards that all matches play.
    #[serde(
        default = "no_boards",
        with = "super::omitted::boards",
        skip_serializing_if = "is_without"
    )]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>, example = "1-8"))]
    pub boards: Boards,
    /// How many rounds the session is to have; as before, if it is not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u32>,
}

impl Drawn {
    /// A draw of which only the order is known.
    #[must_use]
    pub const fn new(of: DrawOf, order: DrawOrder, from: Vec<u32>) -> Self {
        Self {
            session: 1,
            of,
            round: None,
            order,
            seed: None,
            pots: Vec::new(),
            after: None,
            from,
            meet: DrawMeet::Neighbours,
            odd: DrawOdd::Bye,
            again_after: None,
            swapped: Vec::new(),
            matches: Vec::new(),
            byes: Vec::new(),
            triangle: None,
            groups: Vec::new(),
            boards: Boards(Vec::new()),
            rounds: None,
        }
    }

    /// Everybody who has a place in it, in no order.
    pub fn everybody(&self) -> impl Iterator<Item = u32> {
        let matches = self.matches.iter().flat_map(|both| [both.home, both.away]);
        let triangle = self.triangle.iter().flat_map(|three| three.teams);
        let groups = self.groups.iter().flatten().copied();
        matches
            .chain(self.byes.iter().copied())
            .chain(triangle)
            .chain(groups)
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde wants a reference")]
fn is_round(of: &DrawOf) -> bool {
    *of == DrawOf::Round
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde wants a reference")]
fn is_neighbours(meet: &DrawMeet) -> bool {
    *meet == DrawMeet::Neighbours
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde wants a reference")]
fn is_bye(odd: &DrawOdd) -> bool {
    *odd == DrawOdd::Bye
}

const fn no_boards() -> Boards {
    Boards(Vec::new())
}

const fn is_without(boards: &Boards) -> bool {
    boards.0.is_empty()
}

/// Three sets of boards, each written `1-4, 7`.
mod three_sets {
    use openroom_movements::Boards;
    use serde::{Deserialize as _, Deserializer, Serializer};

    pub fn serialize<S: Serializer>(
        boards: &[Boards; 3],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(boards.iter().map(ToString::to_string))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<[Boards; 3], D::Error> {
        use serde::de::Error as _;
        let texts = <[String; 3]>::deserialize(deserializer)?;
        let mut sets = [const { Boards(Vec::new()) }; 3];
        for (set, text) in sets.iter_mut().zip(&texts) {
            *set = crate::boards::parse(text).map_err(|problem| {
                D::Error::custom(openroom_said::remedied(&problem, &crate::boards::form()))
            })?;
        }
        Ok(sets)
    }
}
