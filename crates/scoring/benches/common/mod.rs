//! Random events of 26 boards, the same in every run.

use openroom_scoring::event::{
    BoardId, Contestant, ContestantId, Event, Method, Name, Outcome, Scoring, Side, TableResult,
};

pub const BOARDS: u32 = 26;

/// Scores that occur at a table, with some more frequent than others.
const SCORES: [i32; 32] = [
    420, 450, 480, -50, -100, 170, 140, 110, 620, 650, 680, -200, 400, 430, 460, 600, 630, 660, 90,
    120, 150, -110, -140, -420, -620, 980, 1430, -800, 500, 300, 100, 0,
];

/// So many tables play the same boards. Two tables in a thousand lack a result, so that boards are factored.
pub fn event(method: Method, tables: u32, gaps: bool) -> Event {
    let mut state = 0x2545_f491_4f6c_dd1d_u64;
    let mut random = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    };
    let mut results = Vec::with_capacity((tables * BOARDS) as usize);
    for table in 0..tables {
        for board in 0..BOARDS {
            let skip = gaps && random().is_multiple_of(500);
            let score = SCORES[(random() % 32) as usize];
            results.push(TableResult::new(
                BoardId(board),
                Side::one(ContestantId(2 * table)),
                Side::one(ContestantId(2 * table + 1)),
                if skip {
                    Outcome::NotPlayed
                } else {
                    Outcome::Score(score)
                },
            ));
        }
    }
    let contestant = |number| Contestant::named(Name::Number(number));
    Event {
        scoring: Scoring {
            method,
            trim: 2,
            team_of: 4,
            ..Scoring::default()
        },
        contestants: (1..=u64::from(2 * tables)).map(contestant).collect(),
        boards: (1..=u64::from(BOARDS)).map(Name::Number).collect(),
        sections: vec![String::new()],
        forms: vec![String::new()],
        results,
        ..Event::default()
    }
}
