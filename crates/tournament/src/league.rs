//! A league above its matches: the season laid out, the table, and who goes up and down at the end.

mod late;
mod promised;
mod season;
mod table;
pub(crate) mod told;

pub use late::{LATE_RESULT, ResultDue};
pub use promised::{Unkept, promised};
pub use season::{
    Division, Moved, NextSeason, PlayOff, Rules, Season, in_order, next_season, set_up,
};
pub use table::{LeagueMatch, LeagueRow, LeagueTable, MatchStage};
