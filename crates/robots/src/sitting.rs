//! A robot at a table of which it is told call by call and card by card, as the table manager protocol tells it.
//!
//! A robot takes a sight, and a sight is of a board with four hands. So the hidden hands are made up, any way that agrees with what was
//! seen: two deals that agree on what a seat may know give it the same sight.

use contract_bridge::auction::Call;
use contract_bridge::{Card, Hand, Seat};
use openroom_laws::entry::{Actor, SpokenCall};
use openroom_laws::log::Deal;
use openroom_laws::{Action, Board};
use openroom_tables::{Deed, InPlay, Now, Viewer};

use crate::chance::Chance;
use crate::matches::brought;
use crate::play_out::Stuck;
use crate::robot::Robot;

/// What a seat has been told of a board.
#[derive(Debug, Clone)]
pub struct Sitting {
    me: Seat,
    board: Board,
    hand: Hand,
    dummy: Option<Hand>,
    calls: Vec<Call>,
    plays: Vec<(Seat, Card)>,
}

/// What a robot does there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Does {
    /// It calls, with what the call means if it is alerted.
    Calls(Call, Option<String>),
    /// It plays a card, from its own hand or from dummy.
    Plays(Card),
}

/// What comes next at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Next {
    /// A call.
    Call(Seat),
    /// Dummy's hand, which is not dummy's own to wait for.
    Dummy,
    /// A card.
    Card {
        /// From which hand.
        hand: Seat,
        /// Who plays it.
        by: Seat,
        /// To which trick, from 1.
        trick: u8,
        /// It is dummy's.
        dummy: bool,
        /// It is the first of the trick.
        leads: bool,
    },
    /// Nothing.
    Over,
}

impl Sitting {
    /// What comes next, as far as this seat has been told.
    #[must_use]
    pub fn next(&self) -> Next {
        let Ok(board) = self.in_play() else {
            return Next::Over;
        };
        let Some(hand) = board.table().turn() else {
            return Next::Over;
        };
        let Some((_, declarer)) = board.table().contract() else {
            return Next::Call(hand);
        };
        let dummy = declarer.partner();
        if !self.plays.is_empty() && self.dummy.is_none() && self.me != dummy {
            return Next::Dummy;
        }
        Next::Card {
            hand,
            by: if hand == dummy { declarer } else { hand },
            trick: (self.plays.len() / 4 + 1) as u8,
            dummy: hand == dummy,
            leads: self.plays.len().is_multiple_of(4),
        }
    }

    /// A seat with its cards.
    #[must_use]
    pub const fn new(me: Seat, board: Board, hand: Hand) -> Self {
        Self {
            me,
            board,
            hand,
            dummy: None,
            calls: Vec::new(),
            plays: Vec::new(),
        }
    }

    /// Somebody has called.
    pub fn called(&mut self, call: Call) {
        self.calls.push(call);
    }

    /// A card was played from a hand.
    pub fn played(&mut self, hand: Seat, card: Card) {
        self.plays.push((hand, card));
    }

    /// Dummy's hand is seen, as it was dealt.
    pub const fn sees_dummy(&mut self, hand: Hand) {
        self.dummy = Some(hand);
    }

    /// What the robot does now; nothing if it has nothing to do.
    ///
    /// # Errors
    ///
    /// [`Stuck`] if what was told cannot have happened.
    pub fn act(&self, robot: &Robot) -> Result<Option<Does>, Stuck> {
        let board = self.in_play()?;
        let sight = board.sight(Viewer::Seat(self.me), Now::default());
        Ok(match robot.act(&sight) {
            Some(Deed::Act(Action::Call(said))) => said.call().map(|call| Does::Calls(call, None)),
            Some(Deed::Alerted {
                act: Action::Call(said),
                words,
            }) => said.call().map(|call| Does::Calls(call, words)),
            Some(Deed::Act(Action::Play(card))) => Some(Does::Plays(card)),
            _ => None,
        })
    }

    /// The board as far as it has come.
    ///
    /// # Errors
    ///
    /// [`Stuck`] if it cannot have happened.
    pub fn in_play(&self) -> Result<InPlay, Stuck> {
        let mut board = brought(self.board, self.made_up().ok_or(Stuck::Nobody)?)?;
        let mut seat = self.board.dealer;
        let mut moment = 0;
        let mut act = |board: &mut InPlay, seat: Seat, action: Action| {
            moment += 1;
            let said = action.to_string();
            let done = board.act(Actor::Player(seat), Deed::Act(action), moment);
            done.map_err(|why| Stuck::Refused(seat, said, why))
        };
        for &call in &self.calls {
            act(&mut board, seat, Action::Call(SpokenCall::natural(call)))?;
            seat = seat.lho();
        }
        let dummy = board.table().contract().map(|(_, it)| it.partner());
        for &(hand, card) in &self.plays {
            let by = match dummy == Some(hand) {
                true => hand.partner(),
                false => hand,
            };
            act(&mut board, by, Action::Play(card))?;
        }
        Ok(board)
    }

    /// Four hands that agree with all that was seen.
    fn made_up(&self) -> Option<Deal> {
        /// Dealt so often before it is given up: who has shown out in three suits leaves few ways.
        const TRIES: u64 = 10_000;
        let mut fixed = [Hand::EMPTY; 4];
        let mut out = [[false; 4]; 4];
        fixed[self.me as usize] = self.hand;
        for trick in self.plays.chunks(4) {
            let led = trick.first()?.1.suit;
            for &(seat, card) in trick {
                fixed[seat as usize].insert(card);
                out[seat as usize][led as usize] |= card.suit != led;
            }
        }
        if let (Some(hand), Some(dummy)) = (self.dummy, self.dummy_seat()) {
            fixed[dummy as usize] |= hand;
        }
        let seen = fixed.iter().fold(Hand::EMPTY, |all, &one| all | one);
        let mut rest: Vec<Card> = (Hand::ALL - seen).iter().collect();
        let mut chance = Chance::new(0, [self.hand.to_bits(), self.plays.len() as u64, 0]);
        'tries: for _ in 0..TRIES {
            chance.shuffle(&mut rest);
            let mut hands = fixed;
            for &card in &rest {
                let can = |seat: &Seat| {
                    hands[*seat as usize].len() < 13 && !out[*seat as usize][card.suit as usize]
                };
                // Who can hold the fewest suits is dealt to first.
                let seats = Seat::ALL.into_iter().filter(can);
                let most_out = |seat: &Seat| out[*seat as usize].iter().filter(|it| **it).count();
                let Some(seat) = seats.max_by_key(most_out) else {
                    continue 'tries;
                };
                hands[seat as usize].insert(card);
            }
            if hands.iter().all(|hand| hand.len() == 13) {
                return Some(Deal(hands.map(Some)));
            }
        }
        None
    }

    /// Who is dummy: the partner of the one on whose left the first card was played.
    fn dummy_seat(&self) -> Option<Seat> {
        let (leader, _) = self.plays.first()?;
        Some(leader.lho())
    }
}
