//! Movements made to order. None is handed out that the checker has not passed.

mod appendix;
mod arrow;
mod extra;
mod howell;
mod individual;
mod made;
mod mitchell;
mod sections;
mod teams;
mod weave;
mod web;

pub use appendix::appendix;
pub(crate) use arrow::{STEPS, arrow_switch_within};
pub use arrow::{arrow_switch, best_arrow_switch};
pub use extra::{absent, curtailed, half_table, rover};
pub use howell::{hesitation, howell, reduced_howell};
pub use individual::individual;
pub use made::NotMade;
pub(crate) use made::impossible;
pub use mitchell::{Even, mitchell};
pub use sections::{barometer, sections};
pub(crate) use teams::{copies_for, match_tables};
pub use teams::{
    double_round_robin, head_to_head, head_to_heads, in_fours, multiple_teams,
    multiple_teams_cut_short, new_england, round_robin, stagger_teams, triangle,
};
pub use weave::double_weave;
pub use web::web;

pub(crate) use extra::place_extra;
pub(crate) use made::set;
