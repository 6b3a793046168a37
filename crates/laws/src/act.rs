//! The vocabulary of what may be said of a table: one word for each kind of entry, and what it needs to be said whole.

use contract_bridge::Seat;
use serde::{Deserialize, Serialize};

use crate::awaiting::{Choice, Fact};
use crate::entry::{Action, Actor, Entry, Finding, Manner};
use crate::table::Phase;

/// An act that is possible as things stand ([`Table::possible_acts`](crate::Table::possible_acts)).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PossibleAct {
    /// Who would do it.
    pub by: Actor,
    /// What.
    pub act: Act,
    /// What has to be said with it.
    pub needs: Need,
    /// The numbers from which one is said with it, where it needs one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub numbers: Option<Numbers>,
    /// It answers the question that is open.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    pub answers: bool,
}

/// Numbers from which one is said.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Numbers {
    /// The least.
    pub least: u8,
    /// The most.
    pub most: u8,
    /// The one that is said of nothing wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub usual: Option<u8>,
}

/// What has to be said with an act.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub enum Need {
    /// Nothing more.
    Nothing,
    /// A call, with what it shows if that is not what it names.
    Call,
    /// A card.
    Card,
    /// A suit.
    Suit,
    /// Cards, at least one.
    Cards,
    /// Cards, at least two.
    TwoCards,
    /// A card of dummy, a suit, a rank or a word such as `high` (46).
    Designation,
    /// The trick just played, his own card of it, or the number of an earlier one (66).
    Inspected,
    /// A number of tricks, and words if any were said (68).
    Statement,
    /// Words.
    Words,
    /// One of what the question offers.
    Choice,
    /// A number of tricks.
    Number,
    /// Yes or no.
    YesNo,
    /// A player.
    Seat,
    /// A player and a trick.
    SeatTrick,
    /// What is asked for one thing after the other ([`RevokeTold`](crate::telling::RevokeTold)).
    Revoke,
    /// A player, a trick, the cards of his in it, and those of them that were seen.
    SeatTrickCards,
    /// A player and a call.
    SeatCall,
    /// A player and the number of a board.
    SeatBoard,
    /// A clause and who broke it.
    SeatClause,
    /// A player, where his card was found, and the card if it is known.
    SeatFound,
    /// How many cards each hand has.
    Counts,
    /// The tricks of a side, of the 13.
    SideTricks,
    /// A side, or both.
    Sides,
    /// Whether it was a claim, and of how many tricks.
    Claim,
    /// The form of a fouled board.
    Form,
    /// A contract, its declarer and his tricks.
    Played,
    /// An adjusted score.
    Adjust,
}

/// The tricks of a deal, and the cards of a hand.
const THIRTEEN: u8 = 13;

impl Need {
    /// The numbers from which one is said, where one is.
    #[must_use]
    pub const fn numbers(self) -> Option<Numbers> {
        let (least, most, usual) = match self {
            // Tricks that somebody has.
            Self::Number | Self::Statement | Self::Claim | Self::SideTricks => (0, THIRTEEN, None),
            // The number of a trick.
            Self::Inspected | Self::SeatTrick | Self::SeatTrickCards => (1, THIRTEEN, None),
            // The cards of a hand: at most all that there are.
            Self::Counts => (0, 4 * THIRTEEN, Some(THIRTEEN)),
            _ => return None,
        };
        Some(Numbers { least, most, usual })
    }
}

macro_rules! acts {
    ($($act:ident $when:ident $need:ident, $about:literal;)*) => {
        /// One kind of entry. Its word is that of the log, but for those that the log writes as a bare call or card.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
        pub enum Act {
            $(#[doc = $about] $act,)*
        }

        impl Act {
            /// Every kind: those of the players, then those of the Director, what happens most first.
            pub const ALL: &'static [Self] = &[$(Self::$act,)*];

            /// What has to be said with it.
            #[must_use]
            pub const fn needs(self) -> Need {
                match self {
                    $(Self::$act => Need::$need,)*
                }
            }

            /// Whether it makes sense in that phase, whatever else the Laws say.
            #[must_use]
            pub const fn comes_in(self, phase: Phase, passed_out: bool) -> bool {
                match self {
                    $(Self::$act => When::$when.holds(phase, passed_out),)*
                }
            }
        }
    };
}

/// When an act makes sense.
#[derive(Clone, Copy)]
enum When {
    Always,
    /// Until the board is over.
    Open,
    /// Until it is over, or passed out: then the auction can still be put right (17, 22).
    OpenOrPassedOut,
    /// While cards lie on the table or have just been played.
    Cards,
    /// When play has begun.
    Played,
}

impl When {
    const fn holds(self, phase: Phase, passed_out: bool) -> bool {
        match self {
            Self::Always => true,
            Self::Open => !matches!(phase, Phase::Over),
            Self::OpenOrPassedOut => !matches!(phase, Phase::Over) || passed_out,
            Self::Cards => !matches!(phase, Phase::Auction),
            Self::Played => matches!(phase, Phase::Play | Phase::Over),
        }
    }
}

acts! {
    Call Always Call, "A call.";
    Card Always Card, "A card from his hand.";
    Changes OpenOrPassedOut Call, "Puts another call in place of his own.";
    Revoke Played SeatTrick, "Draws attention to a revoke.";
    AttentionCard Cards Card, "Draws attention to one card on the table.";
    Corrects Cards Card, "Takes back his card and plays this one.";
    Exposes Open Cards, "Shows cards by accident.";
    ExposesDeliberately Open Cards, "Shows cards on purpose.";
    FaceDown Open Card, "Leads face down (41A).";
    Face Open Nothing, "Faces that lead.";
    PlaysTogether Open TwoCards, "Plays two or more cards at once (58B).";
    Omits Open Nothing, "Plays no card to the trick (67).";
    Attention Always Nothing, "Draws attention to what is irregular.";
    Accepts Open Nothing, "Takes the option.";
    Declines Open Nothing, "Refuses it.";
    Keeps Open Nothing, "Leaves his call or card as it is.";
    Requires Open Choice, "Requires a lead or play.";
    Forbids Open Choice, "Forbids suits.";
    Waives Open Nothing, "Leaves the lead or play free.";
    Spreads Open Nothing, "Puts his hand down as dummy (54A).";
    Inspects Played Inspected, "Looks at a trick (66).";
    PointsOut Open Nothing, "Points out that a trick lies wrong (65B3).";
    Names Cards Designation, "Designates a card of dummy (46).";
    Renames Cards Designation, "Changes that designation (45C4b).";
    Runs Cards Suit, "Tells dummy to run a suit (46).";
    Places Cards Card, "As dummy, puts a card in the played position (45D).";
    Claims Cards Statement, "Claims tricks (68A).";
    Concedes Cards Statement, "Gives up tricks (68B).";
    Agrees Always Nothing, "Agrees to a claim or concession.";
    Objects Always Nothing, "Objects to it, or takes back his own (71).";
    RequestsPlay Always Nothing, "Asks for play to go on (68D2b).";
    Consents Always Nothing, "Consents to that.";
    Hesitates Open Nothing, "Breaks tempo (16B).";
    Hurries Open Nothing, "Acts with unusual speed.";
    Asks Open Nothing, "Asks a question.";
    Answers Open Nothing, "Answers one.";
    Alerts Open Nothing, "Alerts unexpectedly.";
    Gestures Open Nothing, "Makes a gesture.";
    Remarks Open Words, "Says something.";
    Reserves Always Nothing, "Announces that he may call the Director later (16B2).";

    Called Always Nothing, "The Director comes.";
    Misinformed OpenOrPassedOut Seat, "A player was given wrong information (21B, 47E).";
    Unintended OpenOrPassedOut YesNo, "The call was not what he meant to make (25A).";
    Revoked Played SeatTrick, "A revoke.";
    Mixed Played Sides, "Cards are mixed so that the facts cannot be found (66D).";
    NoPenalty Open Card, "The card is no penalty card (50).";
    Omitted Played SeatTrick, "No card from a hand in a trick (67).";
    Extra Played SeatTrickCards, "More than one card from a hand in a trick (67).";
    Led Played YesNo, "The fifth card was led to the next trick (45E).";
    Comparable Open YesNo, "The replacement is comparable (23A).";
    Meant Open Choice, "What an action was meant as (28B, 29A, 53).";
    Slip Open YesNo, "The designation was a slip of the tongue (45C4b).";
    Intended Open Card, "The card that declarer meant (46B).";
    Claim Always Claim, "Whether it was a claim (48B2, 68).";
    Tricks Always SideTricks, "What each side is given (64C, 70, 71).";
    Played Open Played, "The board was played, and nobody wrote down its calls and cards.";
    Cards Always Counts, "A hand has not thirteen cards (13).";
    Missing Always SeatFound, "A card was missing from a hand (14).";
    WrongCards Open SeatBoard, "A player held the cards of another board (15A, 17D).";
    CalledBefore Open SeatCall, "A player called on these cards before (15A3, 17D3).";
    WrongBoard Always YesNo, "The board was not meant for these players (15).";
    Informed Open Seat, "A player has extraneous information by accident (16D, 16C).";
    Unseen Always Seat, "A player had not looked at his cards when he spoke (16B1).";
    Seen Always YesNo, "A player has seen a card of another hand (13).";
    Playable Always YesNo, "The deal can be put right and played (13).";
    Interferes Always YesNo, "What is known interferes with normal play (13, 16).";
    Quitted Always YesNo, "The surplus card was played to a quitted trick (13).";
    Differs Always YesNo, "The call differs from the one on wrong cards (15A3, 17D).";
    Forfeited Always YesNo, "A right to rectification is forfeited (11A).";
    Remedy Always Choice, "What is done about extraneous information (16D2, 16C2).";
    Fouled Always Form, "The board was not in its right form (87).";
    Returned Played YesNo, "All four hands are back in the board.";
    NextCall Played Seat, "That player has called on his next board.";
    RoundOver Played Nothing, "The round is over.";
    PeriodOver Played Nothing, "The correction period is over.";
    Breach Always SeatClause, "A clause was broken, where no other entry shows it.";
    Damage Always YesNo, "Whether there was damage (12B1).";
    Adjust Always Adjust, "An adjusted score (12).";
}

impl Act {
    /// The kind of an entry.
    #[must_use]
    pub const fn of(entry: &Entry) -> Self {
        match entry {
            Entry::Player(_, action) => Self::of_action(action),
            Entry::Director(finding) => Self::of_finding(finding),
        }
    }

    /// Whether it is the Director's.
    #[must_use]
    pub const fn is_of_director(self) -> bool {
        self as u8 >= Self::Called as u8
    }

    const fn of_action(action: &Action) -> Self {
        match action {
            Action::Call(_) => Self::Call,
            Action::Play(_) => Self::Card,
            Action::LeadsDown(_) => Self::FaceDown,
            Action::Faces => Self::Face,
            Action::Names(_) => Self::Names,
            Action::Renames(_) => Self::Renames,
            Action::PlaysTogether(_) => Self::PlaysTogether,
            Action::Places(_) => Self::Places,
            Action::Exposes {
                deliberately: false,
                ..
            } => Self::Exposes,
            Action::Exposes { .. } => Self::ExposesDeliberately,
            Action::Changes(_) => Self::Changes,
            Action::Corrects(_) => Self::Corrects,
            Action::Attention(None) => Self::Attention,
            Action::Attention(Some(_)) => Self::Revoke,
            Action::AttentionCard(_) => Self::AttentionCard,
            Action::Runs(_) => Self::Runs,
            Action::Claims(_) => Self::Claims,
            Action::Concedes(_) => Self::Concedes,
            Action::Agrees => Self::Agrees,
            Action::Objects => Self::Objects,
            Action::RequestsPlay => Self::RequestsPlay,
            Action::Consents => Self::Consents,
            Action::Accepts => Self::Accepts,
            Action::Declines => Self::Declines,
            Action::Requires(_) => Self::Requires,
            Action::Forbids(_) => Self::Forbids,
            Action::Waives => Self::Waives,
            Action::Spreads => Self::Spreads,
            Action::Keeps => Self::Keeps,
            Action::Omits => Self::Omits,
            Action::Inspects(_) => Self::Inspects,
            Action::PointsOut => Self::PointsOut,
            Action::LetsSlip { manner, .. } => Self::of_manner(*manner),
            Action::Reserves => Self::Reserves,
        }
    }

    const fn of_manner(manner: Manner) -> Self {
        match manner {
            Manner::Hesitates => Self::Hesitates,
            Manner::Hurries => Self::Hurries,
            Manner::Remarks => Self::Remarks,
            Manner::Asks => Self::Asks,
            Manner::Answers => Self::Answers,
            Manner::Alerts => Self::Alerts,
            Manner::Gestures => Self::Gestures,
        }
    }

    const fn of_finding(finding: &Finding) -> Self {
        match finding {
            Finding::Called => Self::Called,
            Finding::Unintended(_) => Self::Unintended,
            Finding::Comparable(_) => Self::Comparable,
            Finding::Meant(_) => Self::Meant,
            Finding::Breach { .. } => Self::Breach,
            Finding::Slip(_) => Self::Slip,
            Finding::Intended(_) => Self::Intended,
            Finding::Led(_) => Self::Led,
            Finding::NoPenalty(_) => Self::NoPenalty,
            Finding::Revoked(_) | Finding::NotRevoked => Self::Revoked,
            Finding::Unseen(_) => Self::Unseen,
            Finding::Played(_) => Self::Played,
            Finding::Tricks { .. } => Self::Tricks,
            Finding::Misinformed(_) => Self::Misinformed,
            Finding::Returned(_) => Self::Returned,
            Finding::NextCall(_) => Self::NextCall,
            Finding::RoundOver => Self::RoundOver,
            Finding::PeriodOver => Self::PeriodOver,
            Finding::Omitted(_) => Self::Omitted,
            Finding::Extra { .. } => Self::Extra,
            Finding::Claim(_) => Self::Claim,
            Finding::Mixed(_) => Self::Mixed,
            Finding::Fouled(_) => Self::Fouled,
            Finding::Damage(_) => Self::Damage,
            Finding::Adjust(_) => Self::Adjust,
            Finding::Cards(_) => Self::Cards,
            Finding::Missing { .. } => Self::Missing,
            Finding::WrongCards { .. } => Self::WrongCards,
            Finding::CalledBefore { .. } => Self::CalledBefore,
            Finding::WrongBoard { .. } => Self::WrongBoard,
            Finding::Informed(_) => Self::Informed,
            Finding::Seen(_) => Self::Seen,
            Finding::Playable(_) => Self::Playable,
            Finding::Interferes(_) => Self::Interferes,
            Finding::Quitted(_) => Self::Quitted,
            Finding::Differs(_) => Self::Differs,
            Finding::Forfeited(_) => Self::Forfeited,
            Finding::Remedy(_) => Self::Remedy,
        }
    }
}

impl Choice {
    /// The act by which it is made.
    #[must_use]
    pub const fn act(self) -> Act {
        match self {
            Self::Accepts => Act::Accepts,
            Self::Declines => Act::Declines,
            Self::Agrees => Act::Agrees,
            Self::Objects => Act::Objects,
            Self::Keeps => Act::Keeps,
            Self::Changes => Act::Changes,
            Self::Corrects => Act::Corrects,
            Self::Requires(_) => Act::Requires,
            Self::Forbids(_) | Self::ForbidsSeveral(_) => Act::Forbids,
            Self::Waives => Act::Waives,
            Self::Spreads => Act::Spreads,
            Self::Names(_) => Act::Names,
            Self::Plays(_) | Self::Card => Act::Card,
            Self::RequestsPlay => Act::RequestsPlay,
            Self::Consents => Act::Consents,
        }
    }
}

impl Fact {
    /// The finding that answers.
    #[must_use]
    pub const fn act(self) -> Act {
        match self {
            Self::Unintended => Act::Unintended,
            Self::Comparable(_) => Act::Comparable,
            Self::Meant(_) => Act::Meant,
            Self::Slip => Act::Slip,
            Self::Intended => Act::Intended,
            Self::Claim => Act::Claim,
            Self::Revoked(_) => Act::Revoked,
            Self::Tricks => Act::Tricks,
            Self::Seen => Act::Seen,
            Self::Playable => Act::Playable,
            Self::Interferes => Act::Interferes,
            Self::Quitted => Act::Quitted,
            Self::Differs => Act::Differs,
            Self::Forfeited => Act::Forfeited,
            Self::Remedy(_) => Act::Remedy,
            Self::Adjust => Act::Adjust,
        }
    }
}

impl Actor {
    /// The seat of a player.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Player(seat) => Some(seat),
            Self::Director => None,
        }
    }
}
