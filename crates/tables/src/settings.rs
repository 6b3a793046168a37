//! How a board is played: what is allowed to happen, who explains calls, what becomes of claims and slips, who may look on.

use contract_bridge::Seat;
use openroom_laws::entry::Actor;
use serde::{Deserialize, Serialize};

use crate::screen::Half;

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
    /// Screens stand at the table (White Book 151): North with East, South with West.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    pub screens: bool,
    /// What the four have arranged for players with special needs.
    #[serde(skip_serializing_if = "Arranged::is_usual")]
    pub arranged: Arranged,
}

/// What the four have arranged for a player who cannot use a bidding box or cannot see the cards (White Book 141.4, 141.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(as = TableArranged))]
pub struct Arranged {
    /// All speak their calls.
    pub spoken_calls: bool,
    /// Who names each card that is played.
    pub cards_named: CardsNamed,
    /// Who makes the calls of each seat, from North: an opponent at his own device, or the seat itself for somebody beside the player
    /// at another device; nothing where the player does.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Option<String>>))]
    pub calls_by: [Option<Actor>; 4],
}

/// Who names each card that is played, always in the same way: the seat, the rank and the suit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum CardsNamed {
    /// Nobody: all see the cards.
    #[default]
    No,
    /// Whoever plays it.
    Each,
    /// Dummy, all of them.
    Dummy,
}

impl Arranged {
    fn is_usual(&self) -> bool {
        *self == Self::default()
    }
}

impl Settings {
    /// The same as it can be: with screens nobody sees or hears beyond them, and no onlooker sees both sides (White Book 151.4.2).
    #[must_use]
    pub const fn behind_screens(self) -> Self {
        if !self.screens {
            return self;
        }
        Self {
            onlookers: match self.onlookers {
                Onlookers::All { .. } => Onlookers::OneHand,
                onlookers => onlookers,
            },
            faces: match self.faces {
                Faces::All => Faces::Screens,
                faces => faces,
            },
            ..self
        }
    }
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
            (Self::Screens, Some(one), Some(other)) => Half::of(one) == Half::of(other),
        };
        other.filter(|other| sees(who, *other)).collect()
    }
}
