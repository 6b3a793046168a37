//! Adjusted scores (12C): crate `scoring` reads them, Law 77 says which are possible.

use contract_bridge::{Contract, Penalty, Seat, Strain};
use openroom_laws::{Board, law};
use openroom_scoring::event::{self, Outcome, SideScore, Weighted};
use openroom_scoring::{PASSED_OUT, Tricks, event_file, score_ns};

use crate::refusal::{Done, Refused};
use crate::said::{Said, quoted, said};
use crate::state::State;
use crate::tree::Tree;

impl State {
    /// An adjusted score is read by crate `scoring`, so that one place knows what is one.
    pub(crate) fn check_adjusted(&self, score: &Tree, board: u32) -> Done {
        let known = ["award", "fault", "assigned", "better-of", "redress"];
        let wrong = |reason: Said| Refused::law(law!("12C1a"), self.edition(), reason);
        let Tree::Map(pairs) = score else {
            let reason = said!(
                "adjusted-score-written-award",
                "an adjusted score is written {{award: 60/40}}, {{assigned: ...}}"
            );
            return Err(wrong(reason));
        };
        if let Some((key, _)) = pairs.iter().find(|(key, _)| !known.contains(&key.as_str())) {
            return Err(wrong(said!(
                "no-adjusted-score-known",
                "{key} is no adjusted score; known: {known}",
                key = quoted(key),
                known = known.join(", ")
            )));
        }
        let text = format!(
            "edition: {}\nresults:\n  - {{board: 1, ns: 1, ew: 2, {}}}\n",
            self.edition().year(),
            score.pairs_to_yaml()
        );
        let read = event_file::read(&text).and_then(|event| {
            // Whether the edition knows this kind of score, scoring tells.
            openroom_scoring::score_event(&event).map(|_| event)
        });
        let event = read.map_err(|errors| {
            let mut error = errors.0[0].clone();
            let place = error.place.trim_start_matches("results[0]");
            error.place = place.trim_start_matches('.').to_owned();
            wrong(error.in_place())
        })?;
        let outcome = event.results.first().map(|result| &result.outcome);
        let impossible = outcome
            .into_iter()
            .flat_map(assigned_scores)
            .find(|&points| !is_possible(board, points));
        match impossible {
            Some(points) => Err(Refused::law(
                law!("77"),
                self.edition(),
                said!(
                    "no-contract-on-board",
                    "no contract on board {board} scores {points}",
                    board,
                    points
                ),
            )),
            None => Ok(()),
        }
    }
}

/// The scores of which an assigned score is made.
fn assigned_scores(outcome: &Outcome) -> Vec<i32> {
    let Outcome::Ruled(ruling) = outcome else {
        return Vec::new();
    };
    let of = |parts: &[Weighted]| parts.iter().map(|part| part.score).collect::<Vec<_>>();
    match &**ruling {
        event::Ruling::Sides(sides) => sides
            .iter()
            .flat_map(|side| match side {
                SideScore::Artificial(_) | SideScore::Unscored => Vec::new(),
                SideScore::Assigned(parts) | SideScore::AtLeastPlus(parts) => of(parts),
            })
            .collect(),
        event::Ruling::Redress(redress) => {
            let mut all = of(&redress.without_infraction);
            all.extend(of(&redress.without_error));
            all.push(redress.table);
            all
        }
    }
}

/// Whether some contract on the board scores so many points, as North-South see them (77).
fn is_possible(board: u32, points: i32) -> bool {
    if points == PASSED_OUT {
        return true;
    }
    let board = Board::number(board);
    let doubling = [Penalty::Undoubled, Penalty::Doubled, Penalty::Redoubled];
    let strains = [Strain::Clubs, Strain::Spades, Strain::Notrump];
    (1..=7).any(|level| {
        strains.into_iter().any(|strain| {
            doubling.into_iter().any(|penalty| {
                let contract = Contract::new(level, strain, penalty);
                [Seat::North, Seat::East].into_iter().any(|declarer| {
                    (0..=13)
                        .filter_map(|tricks| Tricks::try_new(tricks).ok())
                        .any(|tricks| score_ns(contract, declarer, board.vul, tricks) == points)
                })
            })
        })
    })
}
