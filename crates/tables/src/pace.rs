//! How long each player has thought, and where he thought much longer than he usually does at that table: for the Director, who has to
//! find whether there was a break in tempo (16B) and who plays slowly (81, 90).

use contract_bridge::Seat;
use openroom_laws::entry::Actor;
use openroom_laws::notation::{parse_call, parse_card, written};
use openroom_laws::outcome::Ending;
use serde::Serialize;

use crate::record::Moment;
use crate::sight::{Line, Sight};

/// A thought that is long against the player's own average: at least so many times it, and never less than this.
const TIMES: u64 = 3;
const LEAST: Moment = 8_000;

/// How long a player has thought.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct Pace {
    /// Whose.
    #[serde(serialize_with = "written::one")]
    #[cfg_attr(feature = "openapi", schema(value_type = openroom_laws::openapi::Seat))]
    pub seat: Seat,
    /// His calls and cards, dummy's among them if he declared.
    pub acts: u64,
    /// All the time that he took, in milliseconds.
    pub total: Moment,
    /// The average of one call or card.
    pub average: Moment,
    /// Those over which he thought much longer than over his others.
    pub long: Vec<Thought>,
}

/// A call or card over which somebody thought long.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct Thought {
    /// Which board of those looked at, from 0.
    pub board: usize,
    /// The number of the entry in its log.
    pub entry: usize,
    /// What he did then.
    pub did: String,
    /// How long it took, in milliseconds.
    pub took: Moment,
}

/// How long each of the four has thought over these boards, from North. What somebody may know of it follows from what he sees.
///
/// ```
/// use openroom_laws::entry::Actor;
/// use contract_bridge::Seat;
/// use openroom_tables::{Deed, InPlay, Now, Opened, Settings, Viewer, pace};
///
/// let head = "board: 1\ndeal: 'N:AQ7.Q643.A6.AJ93 86.KT97.QJ532.52 K95.A5.K9874.Q64 JT432.J82.T.KT87'";
/// let head = openroom_laws::log::read(head).unwrap().remove(0);
/// let opened = Opened { head, settings: Settings::default(), players: Default::default() };
/// let mut board = InPlay::open(opened, 0).unwrap();
/// let mut at = 0;
/// for (seat, call, took) in [(Seat::North, "1D", 2), (Seat::East, "Pass", 1), (Seat::South, "2NT", 3), (Seat::West, "Pass", 1), (Seat::North, "3NT", 20)] {
///     at += took * 1_000;
///     let call: Deed = serde_json::from_value(serde_json::json!({"act": call})).unwrap();
///     board.act(Actor::Player(seat), call, at).unwrap();
/// }
/// let all = pace(&[board.sight(Viewer::Director, Now::default())]);
/// assert_eq!((all[0].average, all[0].long[0].took), (11_000, 20_000));
/// assert!(all[2].long.is_empty());
/// ```
#[must_use]
pub fn pace(boards: &[Sight]) -> Vec<Pace> {
    let each = Seat::ALL.map(|seat| {
        let mut own = Vec::new();
        for (board, sight) in boards.iter().enumerate() {
            let lines = sight.log.iter().enumerate();
            own.extend(lines.filter(|(_, line)| by(sight, line) == Some(seat)).map(
                |(entry, line)| Thought {
                    board,
                    entry,
                    did: line.did.clone(),
                    took: line.took,
                },
            ));
        }
        let acts = own.len() as u64;
        let total: Moment = own.iter().map(|one| one.took).sum();
        // Against the others: one long thought among few would hide itself in the average.
        let is_long = |one: &Thought| {
            let others = (total - one.took).checked_div(acts - 1);
            others.is_some_and(|usual| one.took >= LEAST && one.took >= TIMES * usual)
        };
        let long = own.iter().filter(|one| is_long(one)).cloned().collect();
        Pace {
            seat,
            acts,
            total,
            average: total.checked_div(acts).unwrap_or(0),
            long,
        }
    });
    each.into()
}

/// Who thought before a line of the log: declarer for dummy's cards; nobody if it is neither a call nor a card.
fn by(sight: &Sight, line: &Line) -> Option<Seat> {
    let Actor::Player(seat) = line.by else {
        return None;
    };
    if parse_call(&line.did).is_some() {
        return Some(seat);
    }
    parse_card(&line.did)?;
    match sight.contract {
        Ending::Contract { declarer, .. } if declarer.partner() == seat => Some(declarer),
        _ => Some(seat),
    }
}
