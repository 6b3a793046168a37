//! What somebody at the table wants to do, as his device sends it.

use openroom_laws::telling::ActSaid;
use openroom_laws::{Action, Finding};
use serde::{Deserialize, Serialize};

use crate::record::{Player, To, TrayDone};
use crate::settings::{Arranged, Settings};

/// What somebody wants to do. Who he is the link says by which he came.
///
/// ```
/// use openroom_tables::Deed;
///
/// let bid: Deed = serde_json::from_str(r#"{"act": "1S"}"#).unwrap();
/// let claim: Deed = serde_json::from_str(r#"{"act": "claims 5: drawing trumps"}"#).unwrap();
/// assert!(matches!((bid, claim), (Deed::Act(_), Deed::Act(_))));
/// ```
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(as = TableDeed))]
pub enum Deed {
    /// An action in the words of the table log, without the one who acts: `1S`, `D5`, `claims 5: drawing trumps`. Declarer plays
    /// dummy's cards as his own.
    Act(Action),
    /// The same as a page tells it: the word of an act, and what was tapped with it, such as the cards that he shows. The Director
    /// says so what he finds.
    Does(Box<ActSaid>),
    /// A call that its maker alerts at once.
    Alerted {
        /// The call.
        act: Action,
        /// What it means.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        words: Option<String>,
    },
    /// Alerts a call that was made.
    Alert {
        /// The number of its entry in the log.
        entry: usize,
        /// What it means.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        words: Option<String>,
    },
    /// Asks what a call of the other side means.
    Ask {
        /// The number of its entry in the log.
        entry: usize,
    },
    /// Explains a call.
    Explain {
        /// The number of its entry in the log.
        entry: usize,
        /// What it means.
        words: String,
    },
    /// Behind a screen: he has seen what his screen-mate told him of a call.
    Acknowledge {
        /// The number of its entry in the log.
        entry: usize,
    },
    /// Passes the tray to the other side of the screen, holds it back, or lets it go; the Director brings it back or opens the screen.
    Tray(TrayDone),
    /// Makes a call for another player, who cannot, as the table has arranged it.
    For {
        /// For whom: `N`, `E`, `S` or `W`.
        seat: String,
        /// The call.
        act: Action,
    },
    /// Proposes what is arranged for a player with special needs; it holds once all four agree.
    Arrange(Arranged),
    /// Agrees to what was proposed, or does not.
    Agree {
        /// Whether he does.
        yes: bool,
    },
    /// Words to the table, or to the Director.
    Say {
        /// For whom.
        to: To,
        /// The words.
        words: String,
    },
    /// Calls the Director.
    CallDirector {
        /// Why, for him alone.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        words: Option<String>,
    },
    /// His last call or card was a slip. Where the Director finds that out, with what he meant instead.
    Slip {
        /// What he meant: a call, or the card of dummy.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        meant: Option<String>,
        /// Behind a screen: so many seconds ago he saw it.
        #[serde(default, skip_serializing_if = "is_zero")]
        saw: u32,
        /// Behind a screen: his attention had been drawn off.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        drawn_off: bool,
    },
    /// Whether the other side's slip may be taken back. Behind a screen the Director says so of a call that is to be changed, or the
    /// screen-mate where nobody directs.
    Consent {
        /// Whether it may.
        yes: bool,
    },
    /// Says his name.
    Name {
        /// The name.
        name: String,
    },
    /// Attaches the system card of his pair: an address, or its text. Nothing takes it away.
    Card {
        /// The card.
        card: String,
    },
    /// A commentator says something to the onlookers.
    Comment {
        /// The words.
        words: String,
    },
    /// Puts his hand back into the board, when it is over.
    HandBack {},
    /// Where the table has no Director: somebody has called, and the Laws rule as far as they can without one.
    RuleWithoutDirector {},
    /// What the Director did or found: `called`, `{unintended: yes}`.
    Finds(Finding),
    /// The Director changes how the board is played.
    Set(Settings),
    /// The Director lets the board be finished though its time is over.
    GoOn {},
    /// The Director lets another player sit down.
    Sits {
        /// Where: `N`, `E`, `S` or `W`.
        seat: String,
        /// Who.
        player: Player,
    },
}

/// What is left out where it is nothing.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_zero(number: &u32) -> bool {
    *number == 0
}
