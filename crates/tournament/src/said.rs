//! The sentences of this crate, and what stands in them.

pub use openroom_said::{Arg, Said};
pub(crate) use openroom_said::{ToArg, quoted, said};

use crate::time::Time;
use crate::who::Role;

impl ToArg for Time {
    fn to_arg(&self) -> Arg {
        Arg::Text(self.to_string())
    }
}

impl ToArg for Role {
    fn to_arg(&self) -> Arg {
        Arg::Said(match *self {
            Self::Organiser => said!("who-organiser", "the Organizer"),
            Self::Chief => said!("who-director-charge", "the Director in charge"),
            Self::Director => said!("who-director", "a Director"),
            Self::Scorer => said!("who-scorer", "a scorer"),
            Self::Committee => said!("who-committee", "the committee"),
            Self::Contestant(number) => said!("who-contestant", "contestant {number}", number),
            Self::Captain(number) => {
                said!("who-captain", "the captain of contestant {number}", number)
            }
        })
    }
}
