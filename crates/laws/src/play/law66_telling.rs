//! Law 66D, question by question: of a play that is over and that nobody wrote down the Director tells a revoke. What Laws 62 to
//! 64 have to know is asked for one thing after the other, and only what fits is offered. What comes of it are entries of the log.

use std::collections::BTreeMap;

use contract_bridge::{Seat, Suit};
use serde::{Deserialize, Serialize};

use super::law66_told_play::{as_told, later_tricks, suits_to_name, tricks_to_name};
use crate::entry::{AtTrick, Entry, Finding, Played, RevokeFound, Side};
use crate::impossible::Impossible;
use crate::notation::written;
use crate::table::Table;
use crate::table::play::TWELFTH;

/// What has been told so far of one revoke.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RevokeTold {
    /// What the board came to; not needed where the log says it.
    #[serde(default)]
    pub played: Option<Played>,
    /// Who revoked.
    #[serde(default, deserialize_with = "written::read_seat")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<crate::openapi::Seat>))]
    pub by: Option<Seat>,
    /// On which trick.
    #[serde(default)]
    pub trick: Option<u8>,
    /// The hand that won it.
    #[serde(default, deserialize_with = "written::read_seat")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<crate::openapi::Seat>))]
    pub won: Option<Seat>,
    /// How many of the later tricks his side won.
    #[serde(default)]
    pub after: Option<u8>,
    /// The suits that he did not follow, by the number of the trick: where he revoked more than once.
    #[serde(default, deserialize_with = "written::read_suits")]
    #[cfg_attr(feature = "openapi", schema(value_type = BTreeMap<String, crate::openapi::Suit>))]
    pub suits: BTreeMap<u8, Suit>,
    /// Whether all four hands were back in the board, where it matters.
    #[serde(default)]
    pub returned: Option<bool>,
    /// When attention was drawn to it.
    #[serde(default)]
    pub noticed: Noticed,
    /// What he owed lay face up (64B3).
    #[serde(default)]
    pub faced: bool,
    /// Who ended the play by a claim or concession before his side played to the next trick (63A3).
    #[serde(default, deserialize_with = "written::read_seat")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<crate::openapi::Seat>))]
    pub claimed: Option<Seat>,
}

/// When attention was drawn to a revoke (64B4, 64B5).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Noticed {
    /// In time.
    #[default]
    InTime,
    /// After a player of the other side had called on the next board.
    NextBoard,
    /// After the end of the round.
    RoundOver,
}

/// How far the telling of a revoke has come.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RevokeAsked {
    /// What the board came to, once it is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub played: Option<Played>,
    /// The log says so: it is put right there.
    pub in_log: bool,
    /// What is asked next.
    pub question: RevokeQuestion,
}

/// What is asked next of a revoke; or, once all is told, the log with it.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(tag = "ask", rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum RevokeQuestion {
    /// What did the board come to?
    Played {},
    /// Who revoked?
    By {
        /// Those who can have.
        #[serde(serialize_with = "written::all")]
        #[cfg_attr(feature = "openapi", schema(value_type = Vec<crate::openapi::Seat>))]
        seats: Vec<Seat>,
    },
    /// On which trick?
    Trick {
        /// Those on which he can have.
        tricks: Vec<u8>,
    },
    /// Who won that trick?
    Won {
        /// Those who can have.
        #[serde(serialize_with = "written::all")]
        #[cfg_attr(feature = "openapi", schema(value_type = Vec<crate::openapi::Seat>))]
        seats: Vec<Seat>,
    },
    /// How many of the later tricks did his side win, and what else was there?
    After {
        /// His side.
        side: Side,
        /// The other side, whose call on the next board ends the time (64B4).
        opponents: Side,
        /// The numbers that fit what was told; none if something told before is wrong.
        tricks: Vec<u8>,
        /// Who may have claimed or conceded (68A).
        #[serde(serialize_with = "written::all")]
        #[cfg_attr(feature = "openapi", schema(value_type = Vec<crate::openapi::Seat>))]
        claimers: Vec<Seat>,
    },
    /// Which suit did he not follow (64B2)?
    Suit {
        /// The player.
        #[serde(serialize_with = "written::one")]
        #[cfg_attr(feature = "openapi", schema(value_type = crate::openapi::Seat))]
        by: Seat,
        /// The trick.
        trick: u8,
    },
    /// Were all four hands back in the board (62D1)?
    Returned {},
    /// Nothing more.
    Nothing {
        /// All entries of the log, with the revoke.
        entries: Vec<Entry>,
    },
}

impl Table {
    /// What is asked next of a revoke in a play that nobody wrote down. `entries` are those that led to this table.
    ///
    /// # Errors
    ///
    /// What was told of the play cannot be.
    pub fn ask_of_revoke(
        &self,
        entries: &[Entry],
        told: &RevokeTold,
    ) -> Result<RevokeAsked, Impossible> {
        let in_log = as_told(self);
        let Some(played) = in_log.or(told.played) else {
            return Ok(RevokeAsked {
                played: None,
                in_log: false,
                question: RevokeQuestion::Played {},
            });
        };
        let mut table = self.clone();
        let play = in_log
            .is_none()
            .then_some(Entry::Director(Finding::Played(played)));
        if let Some(play) = &play {
            table.apply(play)?;
        }
        let question = table
            .missing_of(told)
            .unwrap_or_else(|| RevokeQuestion::Nothing {
                entries: told.entries(entries, play),
            });
        Ok(RevokeAsked {
            played: Some(played),
            in_log: in_log.is_some(),
            question,
        })
    }

    /// The first thing that has not been told, or does not fit.
    fn missing_of(&self, told: &RevokeTold) -> Option<RevokeQuestion> {
        let seats = Seat::ALL.to_vec();
        let Some(by) = told.by else {
            return Some(RevokeQuestion::By { seats });
        };
        let tricks = tricks_to_name(self, by);
        let Some(trick) = told.trick.filter(|trick| tricks.contains(trick)) else {
            return Some(RevokeQuestion::Trick { tricks });
        };
        let Some(won) = told.won else {
            return Some(RevokeQuestion::Won { seats });
        };
        let at = AtTrick { by, trick };
        let tricks = later_tricks(self, at, won);
        if told.after.is_none_or(|after| !tricks.contains(&after)) {
            let side = Side::of(by);
            return Some(RevokeQuestion::After {
                side,
                opponents: side.other(),
                tricks,
                claimers: self.who_may_claim(),
            });
        }
        let unnamed = suits_to_name(self, at);
        if let Some(&trick) = unnamed.iter().find(|trick| !told.suits.contains_key(trick)) {
            return Some(RevokeQuestion::Suit { by, trick });
        }
        let twelfth = usize::from(trick) == TWELFTH + 1;
        (twelfth && told.returned.is_none()).then_some(RevokeQuestion::Returned {})
    }
}

impl RevokeTold {
    /// The log with what was told: the suits with the revokes found before, the play if it was not there, then the revoke.
    fn entries(&self, before: &[Entry], played: Option<Entry>) -> Vec<Entry> {
        let (Some(by), Some(trick)) = (self.by, self.trick) else {
            return before.to_vec();
        };
        let mut entries: Vec<Entry> = before
            .iter()
            .map(|entry| self.with_suit(by, entry))
            .collect();
        entries.extend(played);
        let mut find = |finding| entries.push(Entry::Director(finding));
        if let Some(returned) = self.returned {
            find(Finding::Returned(returned));
        }
        match self.noticed {
            Noticed::InTime => {}
            Noticed::NextBoard => find(Finding::NextCall(by.lho())),
            Noticed::RoundOver => find(Finding::RoundOver),
        }
        find(Finding::Revoked(RevokeFound {
            won: self.won,
            after: self.after,
            suit: self.suits.get(&trick).copied(),
            faced: self.faced,
            claimed: self.claimed,
            ..RevokeFound::from(AtTrick { by, trick })
        }));
        entries
    }

    fn with_suit(&self, by: Seat, entry: &Entry) -> Entry {
        match entry {
            Entry::Director(Finding::Revoked(found)) if found.at.by == by => {
                let suit = found.suit.or(self.suits.get(&found.at.trick).copied());
                Entry::Director(Finding::Revoked(RevokeFound { suit, ..*found }))
            }
            other => other.clone(),
        }
    }
}
