//! A match by the hybrid of boards won and total points (161.7).

use super::conversion::correct_pairing;
use super::team_board::{Own, own_score};
use super::team_match::{Meeting, Tables};
use crate::Exact;
use crate::event::{Award, ContestantId, TableResult};
use crate::event_error::EventError;
use crate::explain_event::facts::Fact;
use crate::explain_event::story::Story;
use crate::hybrid::{self, HybridMatch};
use crate::scores::MatchScore;
use openroom_said::{Said, said};

impl<'e> Meeting<'e> {
    /// A match by the hybrid: the whole match is scored for each possible result, then weighted (12.1.7).
    pub(super) fn hybrid(
        &self,
        boards: &[&Tables<'e>],
        score: &mut MatchScore,
        story: &mut Story,
    ) -> Result<(), EventError> {
        let fail = |problem: Said, remedy: Said| {
            Err(EventError::new(self.line(), problem, remedy).about(self.place()))
        };
        let mut vps = [Exact::ZERO, Exact::ZERO];
        let mut parts = [[Exact::ZERO, Exact::ZERO], [Exact::ZERO, Exact::ZERO]];
        for (place, &team) in self.teams.iter().enumerate() {
            let mut cases: Vec<(Vec<[i64; 2]>, Exact)> = vec![(Vec::new(), Exact::ONE)];
            let mut awarded = Exact::ZERO;
            for tables in boards {
                let award = tables.tables.iter().find_map(|result| {
                    match own_score(result, result.direction_of(team)?) {
                        Own::Artificial(Award::Complement) => None,
                        Own::Artificial(award) => Some(self.award(award)),
                        _ => None,
                    }
                });
                if let Some(award) = award {
                    awarded += award;
                    continue;
                }
                let other = |result: &&TableResult| {
                    let own = result
                        .direction_of(team)
                        .map(|side| own_score(result, side));
                    matches!(
                        own,
                        Some(Own::Redress | Own::AtLeastPlus | Own::Artificial(Award::Complement))
                    )
                };
                if tables.tables.iter().any(other) {
                    let problem = said!(
                        "scored-redress-better-cannot-be",
                        "`redress` and `better-of` cannot be worked out board by board in hybrid scoring"
                    );
                    return fail(
                        problem,
                        said!(
                            "scored-write-what-each-side",
                            "write what each side gets in `assigned` (White Book 12.1.7)"
                        ),
                    );
                }
                cases = hybrid_cases(&cases, tables, team);
                if cases.len() > MOST_CASES {
                    return fail(
                        said!(
                            "scored-too-many-weighted-results",
                            "there are too many weighted results in one match"
                        ),
                        said!("scored-use-fewer", "use fewer"),
                    );
                }
            }
            let count = boards.len();
            for (tables, weight) in &cases {
                let mut tables = tables.clone();
                // An awarded board is a drawn one, its award added; it has no total points.
                tables.resize(count, [0, 0]);
                let Some(scored) =
                    HybridMatch::new(&tables, self.event.scoring.settings.hybrid_rounded)
                else {
                    return fail(
                        said!(
                            "scored-hybrid-has-scales-for",
                            "hybrid scoring is for matches of 2 to 64 boards"
                        ),
                        said!("scored-correct-boards", "correct the boards"),
                    );
                };
                let won = scored.boards[0].clone() + awarded.clone();
                if story.side(score) == Some(place) {
                    let fact = Fact::HybridQuotient {
                        weight: weight.clone(),
                        scored: scored.scored,
                        net: scored.net,
                        quotient: scored.quotient.clone(),
                    };
                    story.push("White Book 161.7", fact, Some(scored.ratio[0].clone()));
                }
                vps[place] += weight.clone() * (won.clone() + scored.ratio[0].clone());
                parts[0][place] += weight.clone() * won;
                parts[1][place] += weight.clone() * Exact::int(scored.net);
            }
            let share = vps[place].clone() - parts[0][place].clone();
            vps[place] =
                vps[place].round_to(&Exact::ratio(1, 10), self.event.scoring.settings.halves);
            if story.side(score) == Some(place) {
                let won = parts[0][place].clone();
                story.push("White Book 161.7", Fact::HybridBoards, Some(won));
                story.push("White Book 161.7", Fact::HybridPoints, Some(share.clone()));
                let unit = Exact::ratio(1, 10);
                story.push(
                    "White Book 12.5",
                    Fact::Rounded(unit),
                    Some(vps[place].clone()),
                );
            }
        }
        let stake = i64::from(hybrid::stake(u32::try_from(boards.len()).unwrap_or(0)));
        score.basic = parts[1].clone();
        score.parts = Some(parts);
        score.at_stake = Exact::int(stake);
        score.draw = Exact::ratio(stake, 2);
        score.vps = Some(vps);
        let note = self.note;
        if !note.is_some_and(|note| super::notes::fixed_vps(self.event, note, score, story)) {
            correct_pairing(self.event, score, note, story);
        }
        Ok(())
    }
}

/// More possible matches than this are a slip.
const MOST_CASES: usize = 10_000;

fn hybrid_cases(
    cases: &[(Vec<[i64; 2]>, Exact)],
    tables: &Tables,
    team: ContestantId,
) -> Vec<(Vec<[i64; 2]>, Exact)> {
    let mut more: Vec<(Vec<i64>, Exact)> = vec![(Vec::new(), Exact::ONE)];
    for result in &tables.tables {
        let Some(direction) = result.direction_of(team) else {
            continue;
        };
        let Own::Parts(parts) = own_score(result, direction) else {
            continue;
        };
        more = more
            .iter()
            .flat_map(|(scores, weight)| {
                parts.iter().map(move |part| {
                    let mut scores = scores.clone();
                    scores.push(i64::from(part.score) * direction.sign());
                    (scores, weight.clone() * part.weight.clone())
                })
            })
            .collect();
    }
    cases
        .iter()
        .flat_map(|(boards, weight)| {
            more.iter().map(move |(scores, other)| {
                let mut boards = boards.clone();
                boards.push([
                    scores.first().copied().unwrap_or(0),
                    scores.get(1).copied().unwrap_or(0),
                ]);
                (boards, weight.clone() * other.clone())
            })
        })
        .collect()
}
