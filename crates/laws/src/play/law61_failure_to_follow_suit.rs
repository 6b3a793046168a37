//! Law 61: failure to follow suit. A revoke is seen from a known hand at once; it is rectified only when attention is drawn.

use contract_bridge::{Card, Seat, Suit};

use super::Play;
use super::law50_penalty_card;
use crate::clause::Cite;
use crate::law;
use crate::table::Table;

/// A revoke.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Revoke {
    pub by: Seat,
    /// The trick, from 0.
    pub trick: usize,
    pub card: Card,
    /// The suit led, or that had to be led.
    pub suit: Option<Suit>,
    /// It was already a penalty card when it was played (62B2).
    pub was_penalty: bool,
    /// What was owed lay faced on the table: a penalty card, or a card of dummy (64B3).
    pub owed_was_faced: bool,
    pub state: State,
    /// Attention has been drawn to it, or the Director has found it.
    pub noticed: bool,
    /// The Director has ruled on it.
    pub ruled: bool,
    /// Attention came too late for a transfer (64B4, 64B5).
    pub too_late: bool,
    /// Not to be rectified (43B3).
    pub waived: bool,
}

/// How far a revoke has gone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum State {
    /// It may be corrected.
    Open,
    Corrected,
    /// By that clause.
    Established(Cite),
}

/// A card is played that does not follow suit although the hand could (44C), or that breaks a restriction (61A).
pub(crate) fn note(table: &mut Table, by: Seat, card: Card, restriction: bool) {
    table.irregular(
        if restriction {
            law!("61A")
        } else {
            law!("44C")
        },
        by,
    );
    let Some(play) = &mut table.play else { return };
    let revoke = record(play, by, card, play.number());
    play.trouble().revokes.push(revoke);
}

fn record(play: &Play, by: Seat, card: Card, trick: usize) -> Revoke {
    let suit = play.trick.suit();
    let penalty = play.penalty(by);
    let owed = suit.is_some_and(|suit| penalty.iter().any(|(c, _)| c.suit == suit));
    Revoke {
        by,
        trick,
        card,
        suit,
        was_penalty: penalty.iter().any(|(c, _)| *c == card),
        owed_was_faced: by == play.dummy()
            || owed && !law50_penalty_card::major(penalty).is_empty(),
        state: State::Open,
        noticed: false,
        ruled: false,
        too_late: false,
        waived: false,
    }
}

/// The Director finds a revoke as a fact, in a trick that has been played.
pub(crate) fn found(play: &Play, by: Seat, trick: usize) -> Option<Revoke> {
    let cards = if trick == play.number() {
        play.trick
    } else {
        play.tricks.get(trick)?.0
    };
    let card = cards.card_of(by)?;
    Some(Revoke {
        suit: cards.suit(),
        owed_was_faced: by == play.dummy(),
        was_penalty: false,
        ..record(play, by, card, trick)
    })
}
