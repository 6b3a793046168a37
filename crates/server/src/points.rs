//! What the sides got on a board, found again from the scores.

use openroom_scoring::Exact;
use openroom_scoring::event::{Direction, Name, Side, TableResult};
use openroom_tournament::state::Sitting;
use serde_json::{Value, json};

use crate::ranking::Scored;

/// The points of a scored event, by place.
#[derive(Debug)]
pub struct Points<'s> {
    scored: &'s Scored,
}

impl<'s> Points<'s> {
    /// Of these scores.
    pub const fn of(scored: &'s Scored) -> Self {
        Self { scored }
    }

    /// What the two sides got on a board, as text; null where nothing is scored.
    pub fn at(&self, session: u16, round: u32, board: u32, sitting: Sitting) -> Value {
        let results = &self.scored.event.results;
        let found = results.iter().enumerate().find_map(|(at, result)| {
            // An event of one session does not number it.
            let here = result.session.max(1) == session
                && result.round == round
                && self.is_board(result, board);
            let turned = self.turned(result, sitting).filter(|_| here)?;
            Some((at, turned))
        });
        let Some((at, turned)) = found else {
            return Value::Null;
        };
        let text = |points: Option<&Exact>| points.map(|points| self.text(points));
        let [ns, ew] = self
            .scored
            .scores
            .points
            .of(u32::try_from(at).unwrap_or(u32::MAX));
        let (ns, ew) = if turned { (ew, ns) } else { (ns, ew) };
        json!({"ns": text(ns), "ew": text(ew), "top": self.top(at)})
    }

    fn text(&self, points: &Exact) -> String {
        points.decimal(self.scored.scores.board_decimals)
    }

    fn top(&self, at: usize) -> Option<String> {
        let place = u32::try_from(at).ok()?;
        let mut boards = self.scored.scores.boards.iter();
        let board = boards.find(|board| board.results.contains(&place))?;
        board.top.as_ref().map(|top| self.text(top))
    }

    fn is_board(&self, result: &TableResult, board: u32) -> bool {
        self.scored.event.boards[result.board.index()] == Name::Number(u64::from(board))
    }

    /// Whether those who sit at the table have this result, and if so, whether they held each other's cards: a board that was played in
    /// the wrong direction is scored for who held the cards. Who has left an individual is not named.
    fn turned(&self, result: &TableResult, sitting: Sitting) -> Option<bool> {
        let event = &self.scored.event;
        let are = |side: Side, direction: Direction| {
            let there = sitting.side(direction);
            let mut all = side.contestants();
            all.all(|id| match event.contestants[id.index()].name {
                Name::Number(number) => there.iter().any(|&who| u64::from(who) == number),
                Name::Word(_) => false,
            })
        };
        let [ns, ew] = Direction::BOTH;
        match () {
            () if are(result.ns, ns) && are(result.ew, ew) => Some(false),
            () if are(result.ns, ew) && are(result.ew, ns) => Some(true),
            () => None,
        }
    }
}
