//! What the sides got on a board, found again from the scores.

use openroom_scoring::Exact;
use openroom_scoring::event::{Name, TableResult};
use openroom_tournament::state::Sitting;
use serde_json::{Value, json};

use crate::live::Scored;

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
        let found = results.iter().position(|result| {
            // An event of one session does not number it.
            result.session.max(1) == session
                && result.round == round
                && self.is_board(result, board)
                && self.sits(result, sitting)
        });
        let Some(at) = found else { return Value::Null };
        let text = |points: Option<&Exact>| points.map(|points| self.text(points));
        let [ns, ew] = self
            .scored
            .scores
            .points
            .of(u32::try_from(at).unwrap_or(u32::MAX));
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

    fn sits(&self, result: &TableResult, sitting: Sitting) -> bool {
        let names = |side: openroom_scoring::event::Side| -> Vec<&Name> {
            side.contestants()
                .map(|id| &self.scored.event.contestants[id.index()].name)
                .collect()
        };
        let is = |name: Option<&&Name>, who: Option<u32>| match (name, who) {
            (Some(name), Some(who)) => **name == Name::Number(u64::from(who)),
            _ => false,
        };
        let (ns, ew) = (names(result.ns), names(result.ew));
        match sitting {
            Sitting::Sides([north, east]) => is(ns.first(), north) && is(ew.first(), east),
            Sitting::Players([north, east, _, _]) => {
                ns.iter().any(|name| is(Some(name), north))
                    && ew.iter().any(|name| is(Some(name), east))
            }
        }
    }
}
