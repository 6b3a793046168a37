//! How a board is played: what is allowed to happen, who explains calls, what becomes of claims and slips, who may look on.

use contract_bridge::Seat;
use openroom_laws::entry::Actor;
use serde::{Deserialize, Serialize};

/// How a board is played. The Director may change it for a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(as = TableSettings))]
pub struct Settings {
    /// What can happen.
    pub way: Way,
    /// Who alerts and explains a call.
    pub alerts: Alerts,
    /// What becomes of a claim that is contested.
    pub claims: Claims,
    /// What becomes of a slip.
    pub undo: Undo,
    /// Who may look on.
    pub onlookers: Onlookers,
    /// Somebody directs here. Without one the Laws rule as far as they can by themselves.
    pub director: bool,
    /// Who sees and hears whom, from browser to browser.
    #[serde(skip_serializing_if = "Faces::is_off")]
    pub faces: Faces,
}

/// What can happen at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(as = WayOfPlay))]
pub enum Way {
    /// What is irregular cannot be done, and the clause says why.
    #[default]
    Guided,
    /// Whatever can happen at a real table can happen, and nobody is warned.
    AtTable,
}

/// Who alerts and explains a call, and so who does not see it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(as = WhoAlerts))]
pub enum Alerts {
    /// Who made the call: his partner does not see it before the board is over.
    #[default]
    Bidder,
    /// His partner: who made the call sees it when he has to speak up if it was wrong (20F5): declarer's side after the final pass,
    /// a defender when the play is over.
    Partner,
}

/// What becomes of a claim that is contested.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(as = ContestedClaims))]
pub enum Claims {
    /// The Director gives the tricks (70).
    #[default]
    Director,
    /// The play goes on: whoever sits down here has consented to it (68D2b of 2017; in 2007 it was no claim).
    PlayOn,
}

/// What becomes of a slip.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(as = SlipsPutRight))]
pub enum Undo {
    /// The Director finds whether it was one, as far as the Laws let it be put right (25A, 45C4b).
    #[default]
    Director,
    /// The opponents consent, and the table goes back to before it.
    Consent,
    /// What is done is done.
    Never,
}

/// Who may look on (76).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(as = OnlookersLetIn))]
pub enum Onlookers {
    /// Nobody.
    #[default]
    Nobody,
    /// Each of them beside one player, with that hand.
    OneHand,
    /// All four hands, so many seconds later.
    All {
        /// How much later, in seconds.
        after: u32,
    },
}

/// Who sees and hears whom, by picture and voice between their browsers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(as = FacesSeen))]
pub enum Faces {
    /// Nobody.
    #[default]
    Off,
    /// All four.
    All,
    /// As with screens: each his screen-mate alone, North with East and South with West.
    Screens,
}

impl Faces {
    const fn is_off(&self) -> bool {
        matches!(self, Self::Off)
    }

    /// With whom somebody may see and hear each other. The Director comes in to everybody.
    ///
    /// ```
    /// use contract_bridge::Seat;
    /// use openroom_laws::entry::Actor;
    /// use openroom_tables::Faces;
    ///
    /// let north = Actor::Player(Seat::North);
    /// assert_eq!(Faces::Screens.mates(north), [Actor::Player(Seat::East), Actor::Director]);
    /// assert!(Faces::Off.mates(north).is_empty());
    /// ```
    #[must_use]
    pub fn mates(self, who: Actor) -> Vec<Actor> {
        let all = Seat::ALL.into_iter().map(Actor::Player);
        let all = all.chain([Actor::Director]);
        let other = all.filter(|other| *other != who);
        let sees = |one: Actor, other: Actor| match (self, one.seat(), other.seat()) {
            (Self::Off, ..) => false,
            (Self::All, ..) | (_, None, _) | (_, _, None) => true,
            // The screen stands from the north-west corner to the south-east one.
            (Self::Screens, Some(one), Some(other)) => {
                let north_east = |seat| matches!(seat, Seat::North | Seat::East);
                north_east(one) == north_east(other)
            }
        };
        other.filter(|other| sees(who, *other)).collect()
    }
}
