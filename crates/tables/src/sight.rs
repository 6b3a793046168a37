//! What somebody may see of a board being played, and what he may do: his sight.
//!
//! This is the one place where that is decided. Whatever is sent to anybody, player, onlooker, Director or robot, is a
//! [`Sight`]; it holds nothing that its viewer may not know, not even in the length of a list. Everything here is put in on purpose,
//! field by field: what is not named is not seen.

use contract_bridge::auction::Call;
use contract_bridge::{Card, Hand, Seat};
use openroom_laws::act::{Act, PossibleAct};
use openroom_laws::answers::Saying;
use openroom_laws::awaiting::Asked;
use openroom_laws::entry::Actor;
use openroom_laws::notation::{call_text, card_text, written};
use openroom_laws::outcome::{Ending, Won};
use openroom_laws::table::{Bar, BoardResult, PenaltyKind, Restriction};
use openroom_laws::{Action, Calls, Clause, Edition, Entry, Finding, Phase, Side, Table};
use serde::{Serialize, Serializer};

use crate::in_play::{InPlay, Kind, Noted};
use crate::record::{Moment, Player, Timed, To, TrayDone, What};
use crate::screen::{Changed, Half, mate};
use crate::settings::{Alerts, Arranged, Onlookers, Settings, Undo};

/// Who looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// An onlooker beside a player, with that hand alone (76).
    Beside(Seat),
    /// A captain who does not play, beside a player at the table that the Director has given him (White Book 163.1), whoever else may
    /// look on.
    Placed(Seat),
    /// An onlooker who sees all four hands, later.
    Later,
    /// Anybody who may look at the board once it is over, and not before.
    Afterwards,
    /// The Director.
    Director,
}

impl Viewer {
    /// With whose eyes he looks, if with a player's.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) | Self::Beside(seat) | Self::Placed(seat) => Some(seat),
            Self::Later | Self::Afterwards | Self::Director => None,
        }
    }
}

/// The moment of a look, and who is there then.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Now {
    /// When.
    pub at: Moment,
    /// Which seats have somebody at a device, in the order of the seats.
    pub here: [bool; 4],
}

/// What somebody may see of a board being played, and what he may do.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct Sight {
    /// How much he has seen: it grows with every entry of the record that he may see, and with no other.
    pub version: usize,
    /// Who looks: a seat, `D`, or nothing for an onlooker.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub viewer: Option<Actor>,
    /// The player beside whom an onlooker sits.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub beside: Option<Actor>,
    /// The number of the board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<u32>,
    /// Who deals.
    #[serde(serialize_with = "written::one")]
    #[cfg_attr(feature = "openapi", schema(value_type = openroom_laws::openapi::Seat))]
    pub dealer: Seat,
    /// Which sides are vulnerable: `NS`, `EW`, both or none.
    pub vulnerable: Vec<Side>,
    /// The edition of the Laws.
    pub edition: Edition,
    /// How it is played.
    pub settings: Settings,
    /// How far it has come.
    pub phase: Phase,
    /// The four seats, from North.
    pub seats: Vec<SeatSeen>,
    /// Whose turn it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<Turn>,
    /// The calls that stand, from the dealer.
    pub auction: Vec<CallSeen>,
    /// What the auction came to.
    pub contract: Ending,
    /// The cards on the table, in the order played.
    #[serde(serialize_with = "written::pairs")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Vec<String>>))]
    pub trick: Vec<(Seat, Card)>,
    /// Who has led face down, while the lead is not turned up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub face_down: Option<Actor>,
    /// The trick before, as long as he may look at it (66A).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last_trick: Option<TrickSeen>,
    /// The tricks won so far as played.
    pub won: Won,
    /// A restriction on the next lead or play.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub restriction: Option<Restriction>,
    /// A claim or concession that is open.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub claim: Option<ClaimSeen>,
    /// A slip that somebody asks to take back.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub slip: Option<SlipSeen>,
    /// The Director has been called.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub called: Option<CalledSeen>,
    /// Behind screens, while there is an auction: where the tray is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tray: Option<TraySeen>,
    /// Each stay of the tray on a side, for the Director, and for all once the board may be looked at.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub trays: Vec<TrayStay>,
    /// Calls that were to be changed before the tray went, as far as he knows of them; the last may wait for an answer.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub changes: Vec<ChangeSeen>,
    /// What was proposed for a player with special needs, until all agree.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub arranging: Option<ArrangingSeen>,
    /// What is asked of him, and of nobody else.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub asked: Option<AskedSeen>,
    /// What he may do.
    pub may: May,
    /// What has happened, entry by entry of the table log.
    pub log: Vec<Line>,
    /// What was said to the table, and to or by him.
    pub messages: Vec<MessageSeen>,
    /// What a commentator says to the onlookers: for them and the Director, and for all once the board may be looked at.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub comments: Vec<CommentSeen>,
    /// With whom he may see and hear each other.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub faces: Vec<Actor>,
    /// The result, once there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<BoardResult>,
    /// All tricks, once the board is over.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tricks: Vec<TrickSeen>,
    /// The table log with all hands: for the Director, and for all once the board is over and the hands are open.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub record: Option<String>,
}

/// A seat.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct SeatSeen {
    /// Which.
    #[serde(serialize_with = "written::one")]
    #[cfg_attr(feature = "openapi", schema(value_type = openroom_laws::openapi::Seat))]
    pub seat: Seat,
    /// Who sits there.
    pub player: Player,
    /// Somebody is at a device there.
    pub here: bool,
    /// How many cards he still holds.
    pub left: usize,
    /// The cards, if the viewer may see them.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "cards")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Vec<String>>))]
    pub hand: Option<Hand>,
    /// The cards that he was dealt, if the viewer may see all that he held.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "cards")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Vec<String>>))]
    pub dealt: Option<Hand>,
    /// Cards that lie open before him though he has not played them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub open: Vec<OpenCard>,
    /// He must pass.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub barred: Option<Bar>,
    /// He is dummy.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    pub dummy: bool,
    /// He has put his hand back.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    pub back: bool,
}

/// A card that lies open.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct OpenCard {
    /// The card.
    #[serde(serialize_with = "written::one")]
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub card: Card,
    /// What kind of penalty card it is, if it is one (50).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub penalty: Option<PenaltyKind>,
}

/// Whose turn it is, and since when.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(as = TurnSeen))]
#[non_exhaustive]
pub struct Turn {
    /// The hand from which a call or card is to come; nothing while an answer is awaited.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<Actor>,
    /// Who is to act: declarer for dummy; any of several who are asked.
    pub by: Vec<Actor>,
    /// Since when, in milliseconds since 1970.
    pub since: Moment,
}

/// A call.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct CallSeen {
    /// Who made it.
    #[serde(serialize_with = "written::one")]
    #[cfg_attr(feature = "openapi", schema(value_type = openroom_laws::openapi::Seat))]
    pub by: Seat,
    /// The call.
    #[serde(serialize_with = "written::one")]
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub call: Call,
    /// The number of its entry in the log; none where a Law has put a pass in its place.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entry: Option<usize>,
    /// It is alerted.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    pub alerted: bool,
    /// What it means, as it was explained last.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub meaning: Option<String>,
    /// Somebody has asked what it means, and has had no answer yet.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    pub asked: bool,
    /// The viewer may alert and explain it.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    pub explain: bool,
    /// The viewer may ask about it.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    pub ask: bool,
    /// Behind screens: the viewer is to say that he has seen what his screen-mate told him.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    pub acknowledge: bool,
    /// Behind screens: what was written about it between screen-mates, as far as the viewer may know it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<NoteSeen>,
}

/// What was written about a call behind a screen.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct NoteSeen {
    /// When.
    pub at: Moment,
    /// Whose.
    #[serde(serialize_with = "written::one")]
    #[cfg_attr(feature = "openapi", schema(value_type = openroom_laws::openapi::Seat))]
    pub by: Seat,
    /// An alert, a question, an explanation, or that it was seen.
    pub kind: NoteKind,
    /// The words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub words: Option<String>,
}

/// What is written about a call.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(as = CallNoteKind))]
pub enum NoteKind {
    /// It is alerted.
    Alert,
    /// Somebody asks.
    Ask,
    /// It is explained.
    Explain,
    /// Whoever was told has seen it.
    Acknowledge,
}

/// Where the tray is behind screens.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct TraySeen {
    /// The two who have it before them.
    pub at: Vec<Actor>,
    /// Since when.
    pub since: Moment,
    /// Who holds it back: for that side, and for the Director.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub held: Option<Actor>,
    /// What the viewer may do with it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub may: Vec<TrayDone>,
}

/// A stay of the tray on one side of the screen.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct TrayStay {
    /// On whose side.
    pub at: Vec<Actor>,
    /// When it came.
    pub came: Moment,
    /// When the last call was made there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub called: Option<Moment>,
    /// When it went.
    pub went: Moment,
    /// Who passed it.
    pub by: Actor,
}

/// A call that was to be changed before the tray went.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct ChangeSeen {
    /// Whose.
    pub by: Actor,
    /// The call as it was made.
    pub call: String,
    /// What he meant.
    pub meant: String,
    /// When it was made.
    pub made: Moment,
    /// When he saw it, as he says: there the pause for thought begins.
    pub saw: Moment,
    /// His attention had been drawn off, as he says.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    pub drawn_off: bool,
    /// When he said so.
    pub at: Moment,
    /// Whether it was changed; nothing while that is open.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub yes: Option<bool>,
    /// The viewer is to answer.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    pub answer: bool,
}

/// A trick.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct TrickSeen {
    /// The cards, in the order played.
    #[serde(serialize_with = "written::pairs")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Vec<String>>))]
    pub cards: Vec<(Seat, Card)>,
    /// The hand that won it.
    #[serde(serialize_with = "written::one")]
    #[cfg_attr(feature = "openapi", schema(value_type = openroom_laws::openapi::Seat))]
    pub won: Seat,
}

/// A claim or concession that is open.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct ClaimSeen {
    /// Whose.
    #[serde(serialize_with = "written::one")]
    #[cfg_attr(feature = "openapi", schema(value_type = openroom_laws::openapi::Seat))]
    pub by: Seat,
    /// It is a concession.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    pub concedes: bool,
    /// The tricks claimed or conceded, of those still to come.
    pub tricks: u8,
    /// What was said with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub words: Option<String>,
}

/// A slip that somebody asks to take back.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct SlipSeen {
    /// Whose.
    pub by: Actor,
    /// The number of the entry in the log to before which the table would go back.
    pub entry: usize,
    /// The viewer is one of those who may let it.
    pub consent: bool,
}

/// The Director has been called.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct CalledSeen {
    /// By whom.
    #[serde(serialize_with = "written::one")]
    #[cfg_attr(feature = "openapi", schema(value_type = openroom_laws::openapi::Seat))]
    pub by: Seat,
    /// When.
    pub at: Moment,
    /// Why, for the Director and him who called.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub words: Option<String>,
}

/// What is asked of the viewer.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct AskedSeen {
    /// The clause that gives him the choice.
    pub law: Clause,
    /// The answers, in the order in which a Director offers them.
    pub answers: Vec<Saying>,
    /// The table as the viewer knows it, from which he is told in words what is asked and what each answer leads to; it is not sent. None
    /// where the question turns on cards that he cannot see.
    #[serde(skip)]
    pub table: Option<Box<Table>>,
}

/// What the viewer may do.
#[derive(Debug, Clone, PartialEq, Default, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(as = MayDo))]
#[non_exhaustive]
pub struct May {
    /// The calls of the bidding box, each with the clause that bars it, if one does.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub calls: Vec<Offered>,
    /// The cards that he may play, each with the clause that bars it, if one does.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<Offered>,
    /// He may claim or concede: so many tricks are still to come.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub claim: Option<u8>,
    /// He may doubt or object to the claim that is open, though he is not asked (68B2, 68D).
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    pub object: bool,
    /// He may say that his last call or card was a slip.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    pub slip: bool,
    /// He may call the Director.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    pub call_director: bool,
    /// The calls that he may make for another player, who cannot.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub calls_for: Vec<CallsFor>,
    /// Where there is no Director: he may have the Laws rule.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    pub rule: bool,
    /// He may write to the table.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    pub say: bool,
    /// He may put his hand back.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    pub hand_back: bool,
    /// At a real table: whatever else may happen now, whether it is regular or not.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub acts: Vec<PossibleAct>,
}

/// A call or card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(as = OfferedNow))]
#[non_exhaustive]
pub struct Offered {
    /// As the log writes it.
    pub say: String,
    /// The clause that bars it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub barred: Option<Clause>,
}

/// An entry of the table log.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(as = LogLine))]
#[non_exhaustive]
pub struct Line {
    /// When.
    pub at: Moment,
    /// How long after what was done before it, in milliseconds.
    pub took: Moment,
    /// Who.
    pub by: Actor,
    /// What, in the words of the log; a card that lies face down is left out.
    pub did: String,
    /// It was withdrawn by consent.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    pub withdrawn: bool,
    /// Who made the call for the player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub proxy: Option<Actor>,
}

/// The calls that somebody may make for another player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct CallsFor {
    /// For whom.
    pub seat: Actor,
    /// The calls of the bidding box, each with the clause that bars it, if one does.
    pub calls: Vec<Offered>,
}

/// What was proposed for a player with special needs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct ArrangingSeen {
    /// By whom.
    pub by: Actor,
    /// What.
    pub arranged: Arranged,
    /// Who has not agreed yet.
    pub waits: Vec<Actor>,
}

/// What a commentator says.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct CommentSeen {
    /// When.
    pub at: Moment,
    /// The words.
    pub words: String,
}

/// Words.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct MessageSeen {
    /// When.
    pub at: Moment,
    /// Whose.
    pub by: Actor,
    /// For whom.
    pub to: To,
    /// The words.
    pub words: String,
}

impl InPlay {
    /// What somebody may see and do at that moment.
    ///
    /// ```
    /// use contract_bridge::Seat;
    /// use openroom_laws::entry::Actor;
    /// use openroom_tables::{Deed, InPlay, Now, Opened, Settings, Viewer};
    ///
    /// let head = "board: 1\ndeal: 'N:AQ7.Q643.A6.AJ93 86.KT97.QJ532.52 K95.A5.K9874.Q64 JT432.J82.T.KT87'";
    /// let head = openroom_laws::log::read(head).unwrap().remove(0);
    /// let opened = Opened { head, settings: Settings::default(), players: Default::default() };
    /// let mut board = InPlay::open(opened, 0).unwrap();
    /// let bid: Deed = serde_json::from_str(r#"{"act": "1NT"}"#).unwrap();
    /// board.act(Actor::Player(Seat::North), bid, 4_000).unwrap();
    ///
    /// let sight = board.sight(Viewer::Seat(Seat::East), Now::default());
    /// // He sees his own thirteen cards, the others' number alone, and that it is his turn to call.
    /// assert!(sight.seats[1].hand.is_some() && sight.seats[0].hand.is_none());
    /// assert_eq!(sight.seats[0].left, 13);
    /// let one_club = sight.may.calls.iter().find(|offered| offered.say == "1C").unwrap();
    /// assert_eq!(one_club.barred.unwrap().id(), "18D");
    /// // South is told that it is East's turn, and nothing else.
    /// let sight = board.sight(Viewer::Seat(Seat::South), Now::default());
    /// assert!(sight.may.calls.is_empty());
    /// ```
    #[must_use]
    pub fn sight(&self, viewer: Viewer, now: Now) -> Sight {
        match (viewer, self.settings.onlookers) {
            (Viewer::Later, Onlookers::All { after }) => {
                let then = now.at.checked_sub(u64::from(after) * 1000);
                let board = then.map_or_else(|| self.unopened(), |then| self.before(then));
                // Who comments saw no more than the others see, so that his words come at once.
                let comments = self.comments_seen(viewer);
                let sight = board.seen(viewer, now);
                let heard = sight.comments.len();
                Sight {
                    version: sight.version - heard + comments.len(),
                    comments,
                    ..sight
                }
            }
            // He is not let in, or no more: of the board he sees nothing that was done.
            (Viewer::Later, _) => self.unopened().seen(viewer, now),
            (Viewer::Afterwards, _) if !self.is_over() => self.unopened().seen(viewer, now),
            (Viewer::Beside(_), onlookers) if onlookers != Onlookers::OneHand => {
                self.unopened().seen(viewer, now)
            }
            _ => match viewer
                .seat()
                .and_then(|eyes| self.this_side(Half::of(eyes)))
            {
                Some(board) => board.seen(viewer, now),
                None => self.seen(viewer, now),
            },
        }
    }

    /// When the sight of an onlooker who sees all later will change next, if nothing else is done.
    #[must_use]
    pub fn next_for_later(&self, now: Moment) -> Option<Moment> {
        let Onlookers::All { after } = self.settings.onlookers else {
            return None;
        };
        let due = self.record.iter().map(|it| it.at + u64::from(after) * 1000);
        due.filter(|due| *due > now).min()
    }

    /// The board as it was at a moment.
    fn before(&self, moment: Moment) -> Self {
        let then = self.record.iter().take_while(|it| it.at <= moment);
        let then = then.cloned().collect::<Vec<Timed>>();
        // Onlookers are let in or not as it is now.
        let settings = self.settings;
        let mut board = Self::replay(then).unwrap_or_else(|_| self.unopened());
        board.settings.onlookers = settings.onlookers;
        board
    }

    /// A board of which nothing is shown yet.
    fn unopened(&self) -> Self {
        let deal = openroom_laws::log::Deal::UNKNOWN;
        Self {
            table: Table::new(self.table.edition(), self.head.board, &deal),
            head: openroom_laws::Log {
                deal,
                ..self.head.clone()
            },
            settings: self.settings,
            players: self.players.clone(),
            record: Vec::new(),
            log: Vec::new(),
            notes: Vec::new(),
            messages: Vec::new(),
            comments: Vec::new(),
            slip: None,
            summons: Vec::new(),
            faced: [false; 4],
            back: [false; 4],
            since: 0,
            goes_on: false,
            arranging: None,
            tray: None,
            trays: Vec::new(),
            change: None,
            changes: Vec::new(),
            known: Vec::new(),
        }
    }

    fn seen(&self, viewer: Viewer, now: Now) -> Sight {
        let (table, board) = (&self.table, self.table.board());
        let vulnerable = [(Side::Ns, Seat::North), (Side::Ew, Seat::East)];
        let vulnerable = vulnerable
            .into_iter()
            .filter(|(_, seat)| board.vulnerable(*seat));
        let all = self.sees_all(viewer);
        let open = self.is_open();
        Sight {
            version: self.version(viewer),
            viewer: match viewer {
                Viewer::Seat(seat) => Some(Actor::Player(seat)),
                Viewer::Director => Some(Actor::Director),
                _ => None,
            },
            beside: match viewer {
                Viewer::Beside(seat) | Viewer::Placed(seat) => Some(Actor::Player(seat)),
                _ => None,
            },
            board: board.number,
            dealer: board.dealer,
            vulnerable: vulnerable.map(|(side, _)| side).collect(),
            edition: table.edition(),
            settings: self.settings,
            phase: table.phase(),
            seats: Seat::ALL
                .map(|seat| self.seat_seen(seat, viewer, now))
                .into(),
            turn: self.turn_seen(viewer),
            auction: self.auction_seen(viewer),
            contract: ending(table),
            trick: on_the_table(table),
            face_down: table.face_down_lead().map(Actor::Player),
            last_trick: self.last_trick(viewer),
            won: Won {
                ns: table.won(Side::Ns),
                ew: table.won(Side::Ew),
            },
            restriction: table.restriction(),
            claim: self.claim_seen(),
            slip: self.slip.as_ref().map(|slip| SlipSeen {
                by: slip.by,
                entry: slip.entry,
                consent: matches!(viewer, Viewer::Seat(seat) if self.consents(seat)),
            }),
            called: self.called_seen(viewer),
            tray: self.tray_seen(viewer),
            trays: self.trays_seen(viewer),
            changes: self.changes_seen(viewer),
            arranging: self.arranging_seen(),
            asked: self.asked_seen(viewer),
            may: match viewer {
                Viewer::Seat(seat) => self.may(seat),
                _ => May::default(),
            },
            log: self.lines(viewer),
            messages: self.messages_seen(viewer),
            comments: self.comments_seen(viewer),
            faces: match viewer {
                Viewer::Seat(seat) => self.settings.faces.mates(Actor::Player(seat)),
                Viewer::Director => self.settings.faces.mates(Actor::Director),
                _ => Vec::new(),
            },
            result: table.result(),
            tricks: match open || all {
                true => table.tricks().iter().map(trick_seen).collect(),
                false => Vec::new(),
            },
            record: (open || viewer == Viewer::Director || viewer == Viewer::Afterwards && all)
                .then(|| self.log().to_yaml()),
        }
    }

    /// Whether somebody sees all four hands while the board is played.
    fn sees_all(&self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Director => true,
            // It is the board as it was long ago.
            Viewer::Later => matches!(self.settings.onlookers, Onlookers::All { .. }),
            Viewer::Afterwards => self.is_over(),
            Viewer::Seat(_) | Viewer::Beside(_) | Viewer::Placed(_) => false,
        }
    }

    /// Whether somebody sees the cards that a hand still holds.
    fn sees(&self, viewer: Viewer, hand: Seat) -> bool {
        if self.is_open() || self.sees_all(viewer) {
            return true;
        }
        let Some(eyes) = viewer.seat() else {
            return false;
        };
        let dummy = self.declarer().is_some_and(|(_, dummy)| dummy == hand);
        eyes == hand || dummy || self.faced[hand as usize] && self.sees_claim(eyes, hand)
    }

    /// Whether a player sees the hand of one who has claimed: the other side has to, to agree or not; of a defender's his partner must not
    /// (68B2, 16). Of declarer's there is nothing that dummy could do with it.
    fn sees_claim(&self, eyes: Seat, claimer: Seat) -> bool {
        let declarer = self.table.contract().map(|(_, declarer)| declarer);
        Side::of(eyes) != Side::of(claimer) || declarer == Some(claimer)
    }

    fn seat_seen(&self, seat: Seat, viewer: Viewer, now: Now) -> SeatSeen {
        let sees = self.sees(viewer, seat);
        let own = viewer.seat() == Some(seat);
        let whole = own || self.is_open() || self.sees_all(viewer);
        let hand = self.table.hand(seat).unwrap_or(Hand::EMPTY);
        let penalty = self.table.penalty_cards(seat);
        let open = self.table.lying_open(seat).iter().map(|card| OpenCard {
            card,
            penalty: penalty.iter().find(|it| it.0 == card).map(|it| it.1),
        });
        SeatSeen {
            seat,
            player: self.players[seat as usize].clone(),
            here: now.here[seat as usize],
            left: hand.len(),
            hand: sees.then_some(hand),
            dealt: self.head.deal.hand(seat).filter(|_| whole),
            open: open.collect(),
            barred: self.table.barred(seat),
            dummy: self
                .table
                .contract()
                .is_some_and(|(_, it)| it.partner() == seat),
            back: self.back[seat as usize],
        }
    }

    /// How many entries of the record somebody may see.
    fn version(&self, viewer: Viewer) -> usize {
        let all = self.is_open() || self.sees_all(viewer);
        let half = viewer.seat().map_or(0, |eyes| Half::of(eyes) as usize);
        let known = self.record.iter().zip(&self.known);
        known
            .filter(|(timed, known)| (all || known[half]) && self.shows(timed, viewer))
            .count()
    }

    /// Whether somebody looks from the other side of the screen than a player sits on.
    fn is_beyond(&self, viewer: Viewer, by: Seat) -> bool {
        let eyes = viewer
            .seat()
            .filter(|_| self.settings.screens && !self.is_open());
        eyes.is_some_and(|eyes| Half::of(eyes) != Half::of(by))
    }

    fn tray_seen(&self, viewer: Viewer) -> Option<TraySeen> {
        let tray = self.tray.as_ref()?;
        let by = match viewer {
            Viewer::Seat(seat) => Some(Actor::Player(seat)),
            Viewer::Director => Some(Actor::Director),
            _ => None,
        };
        let near = viewer.seat().is_none_or(|eyes| Half::of(eyes) == tray.at);
        let may = TrayDone::ALL
            .into_iter()
            .filter(|does| by.is_some_and(|by| self.handles_tray(by, *does).is_ok()));
        Some(TraySeen {
            at: tray.at.players(),
            since: tray.since,
            held: tray.held.map(Actor::Player).filter(|_| near),
            may: may.collect(),
        })
    }

    fn trays_seen(&self, viewer: Viewer) -> Vec<TrayStay> {
        if !(self.is_open() || self.sees_all(viewer)) {
            return Vec::new();
        }
        let stays = self.trays.iter().map(|stay| TrayStay {
            at: stay.at.players(),
            came: stay.came,
            called: stay.called,
            went: stay.went,
            by: stay.by,
        });
        stays.collect()
    }

    /// The other side is told nothing of a call that was changed before it crossed (White Book 151.4.1b).
    fn changes_seen(&self, viewer: Viewer) -> Vec<ChangeSeen> {
        let answers = match viewer {
            Viewer::Seat(seat) => Some(Actor::Player(seat)),
            Viewer::Director => Some(Actor::Director),
            _ => None,
        };
        let knows = |one: &&Changed| {
            let by = one.asked.by.seat();
            one.crossed || !by.is_some_and(|by| self.is_beyond(viewer, by))
        };
        let all = self.changes.iter().chain(&self.change);
        let seen = all.filter(knows).map(|one| ChangeSeen {
            by: one.asked.by,
            call: Action::Call(one.call).to_string(),
            meant: one.asked.meant.to_string(),
            made: one.made,
            saw: one.asked.saw,
            drawn_off: one.asked.drawn_off,
            at: one.at,
            yes: one.answer.map(|(_, yes, _)| yes),
            answer: one.answer.is_none() && answers.is_some() && self.answers_change() == answers,
        });
        seen.collect()
    }

    /// Whose turn it is behind a screen: on the other side neither of them is told from the other, nor whether they have called.
    fn turn_behind(&self, viewer: Viewer) -> Option<Turn> {
        let tray = self.tray.as_ref()?;
        let beyond = viewer.seat().is_some_and(|eyes| Half::of(eyes) != tray.at);
        let (by, since) = match self.answers_change() {
            _ if beyond => (tray.at.players(), tray.since),
            Some(answers) => (vec![answers], self.since),
            None if self.tray_is_ready() => match tray.held {
                Some(holds) => (vec![Actor::Player(holds)], self.since),
                None => (tray.at.players(), self.since),
            },
            None => return None,
        };
        let hand = None;
        Some(Turn { hand, by, since })
    }

    fn turn_seen(&self, viewer: Viewer) -> Option<Turn> {
        if let Some(turn) = self.turn_behind(viewer) {
            return Some(turn);
        }
        let since = self.since;
        if let Some(slip) = self.slip.as_ref().and_then(|slip| slip.by.seat()) {
            let by = [slip.lho(), slip.rho()].map(Actor::Player).into();
            return Some(Turn {
                hand: None,
                by,
                since,
            });
        }
        if let Some(awaiting) = self.table.awaiting() {
            let by = match &awaiting.by {
                Asked::Director if !self.settings.director => Seat::ALL.map(Actor::Player).into(),
                Asked::Director => vec![Actor::Director],
                asked => asked.seats().into_iter().map(Actor::Player).collect(),
            };
            return Some(Turn {
                hand: None,
                by,
                since,
            });
        }
        if self.is_held() {
            let by = vec![Actor::Director];
            return Some(Turn {
                hand: None,
                by,
                since,
            });
        }
        let hand = self.table.turn()?;
        Some(Turn {
            hand: Some(Actor::Player(hand)),
            by: vec![Actor::Player(self.acts_for(hand))],
            since,
        })
    }

    /// The calls that stand, each with the entry that made it and what the viewer may know of its meaning.
    fn auction_seen(&self, viewer: Viewer) -> Vec<CallSeen> {
        let mut entries = self.standing().filter_map(|(number, _)| {
            let (seat, said) = self.caller(number)?;
            Some((number, seat, said.call()?))
        });
        let calls = self.table.calls().iter().map(|made| {
            let entry = entries.find(|(_, seat, call)| (*seat, *call) == (made.by, made.call));
            let entry = entry.map(|(number, ..)| number);
            self.call_seen(made.by, made.call, entry, viewer)
        });
        calls.collect()
    }

    fn call_seen(&self, by: Seat, call: Call, entry: Option<usize>, viewer: Viewer) -> CallSeen {
        let about = |noted: &&Noted| Some(noted.note.entry) == entry && self.knows(noted, viewer);
        let notes: Vec<&Noted> = self.notes.iter().filter(about).collect();
        let meaning = notes
            .iter()
            .rev()
            .find_map(|noted| noted.note.words.clone());
        let last = |kind: Kind| notes.iter().rposition(|noted| noted.kind == kind);
        let explained = notes.iter().rposition(|noted| noted.note.words.is_some());
        let explainer = match self.settings.alerts {
            Alerts::Bidder => by,
            Alerts::Partner => by.partner(),
        };
        let player = match viewer {
            Viewer::Seat(seat) if entry.is_some() && !self.is_over() => Some(seat),
            _ => None,
        };
        CallSeen {
            by,
            call,
            entry,
            alerted: last(Kind::Alert).is_some(),
            meaning,
            asked: last(Kind::Ask) > explained,
            explain: player == Some(explainer)
                || self.settings.screens && player == Some(explainer.partner()),
            ask: player.is_some_and(|seat| Side::of(seat) != Side::of(by)),
            acknowledge: player
                .zip(entry)
                .is_some_and(|(seat, entry)| self.to_acknowledge(seat, entry)),
            notes: match self.settings.screens {
                true => notes.iter().map(|noted| note_seen(noted)).collect(),
                false => Vec::new(),
            },
        }
    }

    /// Whether somebody may know of an alert, a question or an explanation.
    fn knows(&self, noted: &Noted, viewer: Viewer) -> bool {
        if self.is_open() || self.sees_all(viewer) {
            return true;
        }
        let Some(eyes) = viewer.seat() else {
            return false;
        };
        if self.settings.screens {
            // What screen-mates write to each other is for them alone.
            return eyes == noted.by || eyes == mate(noted.by);
        }
        let Some((caller, _)) = self.caller(noted.note.entry) else {
            return false;
        };
        let explainer = match self.settings.alerts {
            Alerts::Bidder => caller,
            Alerts::Partner => caller.partner(),
        };
        // What partner says of the call, or is asked about it, is closed to the other of the two until the Law opens it (20F5, 16B).
        if eyes == explainer.partner() {
            return self.settings.alerts == Alerts::Partner && self.hears_of_it(eyes);
        }
        // That somebody asked is no business of his partner's (20G1).
        noted.kind != Kind::Ask || eyes == noted.by || eyes == explainer
    }

    /// Whether he who made the call has come to the point where he must speak up if it was wrongly explained: declarer's side after the
    /// final pass (20F5b), a defender when the play is over.
    fn hears_of_it(&self, caller: Seat) -> bool {
        let declares = |(_, declarer)| Side::of(declarer) == Side::of(caller);
        self.table.contract().is_some_and(declares) || self.is_over()
    }

    fn last_trick(&self, viewer: Viewer) -> Option<TrickSeen> {
        let last = self.table.tricks().last()?;
        let free = match viewer.seat() {
            None => true,
            // Who may look the Law says; dummy never.
            Some(seat) => {
                let looks = Action::Inspects(openroom_laws::entry::Inspected::Trick);
                self.is_open() || matches!(self.breaks(&Entry::Player(seat, looks)), Ok(None))
            }
        };
        free.then(|| trick_seen(last))
    }

    fn claim_seen(&self) -> Option<ClaimSeen> {
        let claimer = self.table.claimer()?;
        self.standing().rev().find_map(|(_, logged)| {
            let Entry::Player(by, action) = &logged.entry else {
                return None;
            };
            let (said, concedes) = match action {
                Action::Claims(said) => (said, false),
                Action::Concedes(said) => (said, true),
                _ => return None,
            };
            (*by == claimer).then(|| ClaimSeen {
                by: *by,
                concedes,
                tricks: said.tricks,
                words: said.words.as_deref().map(str::to_owned),
            })
        })
    }

    fn called_seen(&self, viewer: Viewer) -> Option<CalledSeen> {
        let mut all = self.summons.iter().rev();
        let summons = all.find(|one| !(one.behind && self.is_beyond(viewer, one.by)))?;
        let private = viewer == Viewer::Director || viewer == Viewer::Seat(summons.by);
        Some(CalledSeen {
            by: summons.by,
            at: summons.at,
            words: summons.words.clone().filter(|_| private),
        })
    }

    /// The open question, for the one who is asked and for nobody else.
    fn asked_seen(&self, viewer: Viewer) -> Option<AskedSeen> {
        let actor = match viewer {
            Viewer::Seat(seat) => Actor::Player(seat),
            Viewer::Director => Actor::Director,
            Viewer::Beside(_) | Viewer::Placed(_) | Viewer::Later | Viewer::Afterwards => {
                return None;
            }
        };
        if self.slip.is_some() {
            return None;
        }
        if let Viewer::Seat(seat) = viewer
            && self.asks_nobody_else()
        {
            return self.asked_of_all(seat);
        }
        let answers = self.table.answers();
        let law = match self.table.awaiting() {
            Some(awaiting) => awaiting.law,
            // A call is to be put right (27B, 30 to 32): the way says under which clause.
            None => answers.iter().find_map(|answer| answer.law)?,
        };
        let own = answers.into_iter().map(|answer| answer.said);
        let answers: Vec<Saying> = own.filter(|said| said.by() == actor).collect();
        let table = || match viewer {
            Viewer::Seat(seat) => self.known_to(seat).map(Box::new),
            _ => Some(Box::new(self.table.clone())),
        };
        (!answers.is_empty()).then(|| AskedSeen {
            law,
            answers,
            table: table(),
        })
    }

    /// What a Director would be asked, for the players of a table that has none; of what they know themselves.
    fn asked_of_all(&self, seat: Seat) -> Option<AskedSeen> {
        let table = self.known_to(seat)?;
        let answers = table.answers().into_iter().map(|answer| answer.said);
        Some(AskedSeen {
            law: table.awaiting()?.law,
            answers: answers.collect(),
            table: Some(Box::new(table)),
        })
    }

    /// The table as a player knows it: the log on his own hand and dummy's, the others unknown. None if the Laws ask something else then, or
    /// if something in the log is closed to him.
    fn known_to(&self, seat: Seat) -> Option<Table> {
        let mut deal = openroom_laws::log::Deal::UNKNOWN;
        for hand in Seat::ALL {
            let dummy = self.declarer().is_some_and(|(_, dummy)| dummy == hand);
            if hand == seat || dummy {
                deal.0[hand as usize] = self.head.deal.hand(hand);
            }
        }
        let mut table = Table::new(self.table.edition(), self.head.board, &deal);
        for (_, logged) in self.standing() {
            let closed = match &logged.entry {
                Entry::Player(by, Action::LeadsDown(_)) => *by != seat,
                Entry::Director(Finding::Missing { .. }) => true,
                _ => false,
            };
            if closed || table.apply(&logged.entry).is_err() {
                return None;
            }
        }
        let same = table.awaiting() == self.table.awaiting()
            && table.corrections() == self.table.corrections();
        same.then_some(table)
    }

    fn lines(&self, viewer: Viewer) -> Vec<Line> {
        let mut since = self.record.first().map_or(0, |opened| opened.at);
        let eyes = viewer
            .seat()
            .filter(|_| self.settings.screens && !self.is_open());
        let line = |logged: &crate::in_play::Logged| {
            // What was called on the other side came with the tray: when each of the two called nobody here knows.
            let beyond = eyes
                .zip(logged.behind)
                .is_some_and(|(eyes, half)| Half::of(eyes) != half);
            let (at, from) = match beyond {
                true => (logged.crossed.unwrap_or(logged.at), since),
                false => (logged.at, since.max(logged.came)),
            };
            since = at;
            Line {
                at,
                took: at.saturating_sub(from),
                by: logged.entry.by(),
                did: self.told(&logged.entry, viewer),
                withdrawn: logged.withdrawn,
                proxy: logged.proxy.map(Actor::Player),
            }
        };
        self.log.iter().map(line).collect()
    }

    /// An entry in the words of the log. A lead that lies face down shows no face; a card that was missing is in somebody's hand.
    fn told(&self, entry: &Entry, viewer: Viewer) -> String {
        let all = self.is_open() || self.sees_all(viewer);
        match entry {
            Entry::Player(seat, Action::LeadsDown(_)) if !all && viewer.seat() != Some(*seat) => {
                "down".to_owned()
            }
            Entry::Director(Finding::Missing { .. }) if !all => "missing".to_owned(),
            Entry::Player(_, action) => action.to_string(),
            Entry::Director(finding) => finding.to_string(),
        }
    }

    fn messages_seen(&self, viewer: Viewer) -> Vec<MessageSeen> {
        let all = self.messages.iter();
        let seen = all.filter(|(_, message)| hears(message.by, message.to, viewer));
        let shown = seen.map(|(at, message)| MessageSeen {
            at: *at,
            by: message.by,
            to: message.to,
            words: message.words.clone(),
        });
        shown.collect()
    }

    /// What the commentator said. Players hear it when the board is over: he sees all hands.
    fn comments_seen(&self, viewer: Viewer) -> Vec<CommentSeen> {
        if !(self.is_open() || self.sees_all(viewer)) {
            return Vec::new();
        }
        let all = self.comments.iter().map(|(at, comment)| CommentSeen {
            at: *at,
            words: comment.words.clone(),
        });
        all.collect()
    }

    /// Whether an entry of the record shows to somebody.
    fn shows(&self, timed: &Timed, viewer: Viewer) -> bool {
        let knows = |kind: Kind, note: &crate::record::Note| {
            note.by.seat().is_some_and(|by| {
                let note = note.clone();
                let at = timed.at;
                self.knows(&Noted { at, kind, by, note }, viewer)
            })
        };
        match &timed.what {
            What::Alert(note) => knows(Kind::Alert, note),
            What::Ask(note) => knows(Kind::Ask, note),
            What::Explain(note) => knows(Kind::Explain, note),
            What::Acknowledge(note) => knows(Kind::Acknowledge, note),
            What::Say(message) => hears(message.by, message.to, viewer),
            What::Comment(_) => self.is_open() || self.sees_all(viewer),
            What::Opened(_)
            | What::Log(_)
            | What::Calls(_)
            | What::Slip(_)
            | What::SlipAnswered(_)
            | What::Back(_)
            | What::HandBack(_)
            | What::Set(_)
            | What::Sits(_)
            | What::Tray(_)
            | What::Changes(_)
            | What::Changed(_)
            | What::Proxy(_)
            | What::Arranges(_)
            | What::Agrees(_)
            | What::GoesOn(_) => true,
        }
    }

    /// What a player may do.
    fn may(&self, seat: Seat) -> May {
        let guided = self.is_guided();
        let over = self.is_over();
        let May { calls, cards, .. } = match guided {
            true => self.regular(seat),
            false => self.anything(seat),
        };
        let claims = |tricks| {
            let said = openroom_laws::entry::Statement {
                tricks,
                words: None,
            };
            Entry::Player(seat, Action::Claims(said))
        };
        let free = !self.is_held() && self.table.awaiting().is_none();
        let may_claim = free
            && self.table.phase() == Phase::Play
            && !(guided && self.is_dummy(seat))
            && matches!(self.breaks(&claims(0)), Ok(None));
        let left = 13_u8.saturating_sub(self.table.won(Side::Ns) + self.table.won(Side::Ew));
        let asked = self.table.awaiting().is_some_and(|it| it.by.includes(seat));
        let objects = Entry::Player(seat, Action::Objects);
        let claimer = self.table.claimer();
        May {
            calls,
            cards,
            claim: may_claim.then_some(left),
            object: !asked
                && claimer.is_some_and(|claimer| claimer != seat)
                && self.table.clone().apply(&objects).is_ok(),
            slip: guided
                && free
                && !over
                && self.settings.undo != Undo::Never
                && match self.tray {
                    Some(_) => self.can_change(seat).is_some(),
                    None => self.last_of(seat).is_ok(),
                },
            call_director: self.settings.director && self.called_seen(Viewer::Seat(seat)).is_none(),
            calls_for: self.may_call_for(seat),
            rule: !self.settings.director && !guided && self.table.is_for_the_director(),
            say: true,
            hand_back: over && !self.back[seat as usize],
            acts: match guided {
                true => Vec::new(),
                false => self.possible(seat),
            },
        }
    }

    /// The calls that he may make for others. What is barred follows from the auction, which he sees.
    fn may_call_for(&self, by: Seat) -> Vec<CallsFor> {
        let others = Seat::ALL.into_iter().filter(|&seat| seat != by);
        let his = others.filter(|&seat| self.proxy_of(seat) == Some(by));
        let offered = his.map(|seat| CallsFor {
            seat: Actor::Player(seat),
            calls: match self.is_guided() {
                true => self.regular(seat).calls,
                false => self.anything(seat).calls,
            },
        });
        offered.filter(|one| !one.calls.is_empty()).collect()
    }

    fn arranging_seen(&self) -> Option<ArrangingSeen> {
        let arranging = self.arranging.as_ref()?;
        let waits = Seat::ALL
            .into_iter()
            .filter(|seat| !arranging.agreed[*seat as usize]);
        Some(ArrangingSeen {
            by: Actor::Player(arranging.by),
            arranged: arranging.arranged,
            waits: waits.map(Actor::Player).collect(),
        })
    }

    /// The calls and cards at his turn, each with the clause that bars it.
    fn regular(&self, seat: Seat) -> May {
        let mut may = May::default();
        let free = !self.is_held() && self.table.awaiting().is_none() && !self.is_over();
        let hand = self.table.turn().filter(|_| free);
        let Some(hand) = hand.filter(|&hand| self.acts_for(hand) == seat) else {
            return may;
        };
        match self.table.phase() {
            Phase::Auction => {
                let calls = Calls::ALL.iter().map(|call| Offered {
                    say: call_text(call),
                    barred: self.call_breaks(seat, call),
                });
                may.calls = calls.collect();
            }
            // The auction is not over for the other side: no lead before the tray has gone.
            Phase::Clarification | Phase::Play if self.tray.is_some() => {}
            Phase::Clarification | Phase::Play => {
                let held = self.table.hand(hand).unwrap_or(Hand::EMPTY);
                let cards = held.iter().map(|card| Offered {
                    say: card_text(card),
                    barred: self.card_breaks(hand, card),
                });
                may.cards = cards.collect();
            }
            Phase::Over => {}
        }
        may
    }

    /// Every call, and every card that he holds: nobody is warned.
    fn anything(&self, seat: Seat) -> May {
        let mut may = May::default();
        let barred = None;
        if self.is_over() || self.slip.is_some() {
            return may;
        }
        if self.table.phase() == Phase::Auction {
            let calls = Calls::ALL.iter().map(call_text);
            may.calls = calls.map(|say| Offered { say, barred }).collect();
        }
        let hands = Seat::ALL
            .into_iter()
            .filter(|&hand| self.acts_for(hand) == seat);
        let held = hands.filter_map(|hand| self.table.hand(hand));
        let cards = held.flat_map(Hand::iter).map(card_text);
        may.cards = cards.map(|say| Offered { say, barred }).collect();
        may
    }

    /// Whatever else may happen at a real table. What the board would take is not asked: that may turn on cards that he cannot see.
    fn possible(&self, seat: Seat) -> Vec<PossibleAct> {
        let (phase, passed_out) = (self.table.phase(), self.table.passed_out());
        let own = Act::ALL.iter().filter(|act| !act.is_of_director());
        let now = own.filter(|act| act.comes_in(phase, passed_out));
        now.filter(|act| !matches!(act, Act::Call | Act::Card | Act::Omits))
            .map(|&act| PossibleAct {
                by: Actor::Player(seat),
                act,
                needs: act.needs(),
                numbers: act.needs().numbers(),
                answers: false,
            })
            .collect()
    }
}

/// Whether somebody hears words.
fn hears(by: Actor, to: To, viewer: Viewer) -> bool {
    match (to, viewer) {
        (To::Table, _) | (_, Viewer::Director) => true,
        (To::Director, Viewer::Seat(seat)) => by == Actor::Player(seat),
        (To::Director | To::Mate, Viewer::Later | Viewer::Afterwards) => false,
        (To::Director, Viewer::Beside(_) | Viewer::Placed(_)) => false,
        (To::Mate, Viewer::Seat(eyes) | Viewer::Beside(eyes) | Viewer::Placed(eyes)) => {
            by.seat().is_some_and(|by| eyes == by || eyes == mate(by))
        }
    }
}

fn note_seen(noted: &Noted) -> NoteSeen {
    NoteSeen {
        at: noted.at,
        by: noted.by,
        kind: match noted.kind {
            Kind::Alert => NoteKind::Alert,
            Kind::Ask => NoteKind::Ask,
            Kind::Explain => NoteKind::Explain,
            Kind::Acknowledge => NoteKind::Acknowledge,
        },
        words: noted.note.words.clone(),
    }
}

fn ending(table: &Table) -> Ending {
    match table.contract() {
        _ if table.passed_out() => Ending::PassedOut,
        None => Ending::Open,
        Some((contract, declarer)) => Ending::Contract { contract, declarer },
    }
}

/// The cards on the table: the trick, and what lies there beside it.
fn on_the_table(table: &Table) -> Vec<(Seat, Card)> {
    let trick = table.trick().into_iter().flat_map(|trick| trick.plays());
    let unsettled = trick.chain(table.unsettled_cards());
    unsettled.chain(table.cards_of_the_next_trick()).collect()
}

fn trick_seen((trick, won): &(openroom_laws::table::Trick, Seat)) -> TrickSeen {
    TrickSeen {
        cards: trick.plays().collect(),
        won: *won,
    }
}

fn cards<S: Serializer>(hand: &Option<Hand>, serializer: S) -> Result<S::Ok, S::Error> {
    let cards = hand.map(|hand| hand.iter().collect::<Vec<Card>>());
    written::all(cards.as_deref().unwrap_or_default(), serializer)
}
