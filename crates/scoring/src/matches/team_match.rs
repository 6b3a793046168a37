//! A match between two teams: its boards, what became of it, and its victory points.

use openroom_said::{Said, said};
use std::collections::BTreeMap;

use super::conversion::{Notes, cap, correct_pairing, handicap, length, look_up, notes, scale_of};
use super::encounters::{Key, encounters};
use super::pairs::common_round;
use crate::Exact;
use crate::adjusted;
use crate::event::{
    Award, BoardId, ContestantId, Eight, Event, Fate, MatchId, MatchNote, Method, Name, TableResult,
};
use crate::event_error::EventError;
use crate::explain_event::facts::Fact;
use crate::explain_event::story::Story;
use crate::points::Points;
use crate::scores::MatchScore;
use crate::victory_points::Input;

/// The results of one match between two teams.
pub(crate) struct Meeting<'e> {
    pub(super) event: &'e Event,
    pub(super) note: Option<&'e MatchNote>,
    pub(super) teams: [ContestantId; 2],
    id: Option<MatchId>,
    round: u32,
    pub(crate) results: Vec<u32>,
}

/// A board of a match: the tables at which it was played.
pub(crate) struct Tables<'e> {
    pub(crate) board: BoardId,
    pub(super) session: u16,
    pub(crate) tables: Vec<&'e TableResult>,
    pub(crate) places: Vec<u32>,
}

impl<'e> Meeting<'e> {
    pub(super) fn new(
        event: &'e Event,
        key: &Key,
        results: Vec<u32>,
        notes: &Notes<'e>,
    ) -> Result<Self, EventError> {
        let note = key.id.and_then(|id| notes.get(&id).copied());
        let mut teams: Vec<ContestantId> = Vec::new();
        for &i in &results {
            let result = &event.results[i as usize];
            if result.ns.first == result.ew.first {
                let name = &event.contestants[result.ns.first.index()].name;
                let problem = said!(
                    "scored-team-plays-against-itself",
                    "team {name} plays against itself",
                    name
                );
                return Err(EventError::new(
                    result.line,
                    problem,
                    said!("scored-correct-ns-or-ew", "correct `ns` or `ew`"),
                ));
            }
            for team in [result.ns.first, result.ew.first] {
                if !teams.contains(&team) {
                    teams.push(team);
                }
            }
        }
        teams.sort_by(|a, b| {
            event.contestants[a.index()]
                .name
                .cmp(&event.contestants[b.index()].name)
        });
        if let Some(note) = note
            && note.teams.len() == 2
        {
            if teams.iter().any(|team| !note.teams.contains(team)) {
                let problem = said!(
                    "scored-result-this-match-names",
                    "a result of this match names a team that is not in the match"
                );
                return Err(EventError::new(
                    note.line,
                    problem,
                    said!(
                        "scored-correct-matches-or-result",
                        "correct `matches` or the result"
                    ),
                )
                .within("matches"));
            }
            teams.clone_from(&note.teams);
        }
        let [first, second] = teams[..] else {
            let line = results
                .first()
                .map_or(0, |&i| event.results[i as usize].line);
            return Err(EventError::new(
                line,
                said!("scored-not-two-teams-match", "a match must have two teams"),
                said!("scored-give-each-match-own", "give each match its own name"),
            ));
        };
        Ok(Self {
            event,
            note,
            teams: [first, second],
            id: key.id,
            round: common_round(event, &results),
            results,
        })
    }

    /// The match in which a result was played.
    pub(crate) fn of_result(event: &'e Event, cancelled: &[bool], wanted: u32) -> Option<Self> {
        let found = encounters(event, cancelled)
            .into_iter()
            .find(|(_, results)| results.contains(&wanted));
        found.and_then(|(key, results)| Self::new(event, &key, results, &notes(event)).ok())
    }

    /// 0 for the first team, 1 for the second.
    pub(crate) fn place_of(&self, team: ContestantId) -> usize {
        usize::from(team != self.teams[0])
    }

    /// The boards; fours of a larger team stand alone where they are scored so.
    pub(crate) fn boards(&self) -> Vec<Tables<'e>> {
        let apart = self.event.scoring.eight == Eight::Fours;
        let mut boards: BTreeMap<(u16, Name, u8), Tables<'e>> = BTreeMap::new();
        for &i in &self.results {
            let result = &self.event.results[i as usize];
            let four = if apart { result.four } else { 0 };
            let name = self.event.boards[result.board.index()].clone();
            let tables = boards
                .entry((result.session, name, four))
                .or_insert_with(|| Tables {
                    board: result.board,
                    session: result.session,
                    tables: Vec::new(),
                    places: Vec::new(),
                });
            tables.tables.push(result);
            tables.places.push(i);
        }
        boards.into_values().collect()
    }

    pub(super) fn score(
        &self,
        points: &mut Points,
        story: &mut Story,
    ) -> Result<MatchScore, EventError> {
        let event = self.event;
        let boards = self.boards();
        let mut outcomes = Vec::new();
        for tables in &boards {
            outcomes.extend(self.board(tables)?.map(|outcome| (tables, outcome)));
        }
        self.own_averages(&mut outcomes);
        let mut score = MatchScore {
            id: self.id,
            round: self.round,
            teams: self.teams.map(Some),
            ..MatchScore::default()
        };
        let told = story.side(&score);
        if told.is_some() {
            story.push("", Fact::Match(score.label()), None);
        }
        for (tables, outcome) in &outcomes {
            let first = points.add(outcome.points.to_vec());
            for (result, &i) in tables.tables.iter().zip(&tables.places) {
                let turned = u32::from(result.ns.first != self.teams[0]);
                points.put(i, [first + turned, first + 1 - turned]);
            }
            for (basic, points) in score.basic.iter_mut().zip(&outcome.points) {
                *basic += points.clone();
            }
            if let Some(side) = told {
                let fact = Fact::Board {
                    board: tables.board,
                    session: tables.session,
                    round: 0,
                };
                story.push("", fact, Some(outcome.points[side].clone()));
            }
        }
        if let Some(Fate::Walkover(winner)) = self.note.map(|note| &note.fate) {
            score.boards = length(
                event,
                self.note,
                distinct_boards(&boards.iter().collect::<Vec<_>>()),
            );
            super::notes::walkover(event, &mut score, *winner, story);
            return Ok(score);
        }
        let scored: Vec<&Tables> = outcomes.iter().map(|(tables, _)| *tables).collect();
        let played = distinct_boards(&scored);
        let length = length(event, self.note, played);
        score.boards = length;
        if played > length {
            let problem = said!(
                "scored-boards-match",
                "there are {boards} boards in a match of {length}",
                boards = played,
                length
            );
            let remedy = said!(
                "scored-set-boards-match-or-scoring",
                "set `boards` of the match or `scoring.vp.boards`, or take boards out"
            );
            return Err(EventError::new(self.line(), problem, remedy).about(self.place()));
        }
        if event.scoring.method == Method::Hybrid {
            self.hybrid(&scored, &mut score, story)?;
            return Ok(score);
        }
        if let Some(side) = told {
            story.push("", Fact::Sum, Some(score.basic[side].clone()));
        }
        self.fate(&mut score, played, length, story);
        handicap(event, &mut score, played);
        if event.scoring.method == Method::PointABoard {
            score.available = Exact::int(2 * i64::from(played));
            score.draw = Exact::int(played.into());
        }
        cap(event, &mut score, length, story);
        self.vps(&mut score, length, story)?;
        Ok(score)
    }

    pub(super) fn line(&self) -> u32 {
        self.results
            .first()
            .map_or(0, |&i| self.event.results[i as usize].line)
    }

    pub(super) fn place(&self) -> Said {
        let [a, b] = self
            .teams
            .map(|team| &self.event.contestants[team.index()].name);
        said!("scored-match", "match {a} v {b}", a, b)
    }

    fn fate(&self, score: &mut MatchScore, played: u32, length: u32, story: &mut Story) {
        let Some(note) = self.note else { return };
        let told = story.side(score);
        let rules = &self.event.scoring.settings.rules.matches;
        for side in 0..2 {
            let basic = &mut score.basic[side];
            let (rule, fact) = match &note.fate {
                Fate::CutShort(blame) => {
                    let at_fault = adjusted::at_fault(*blame)[side];
                    let fact = if !rules.is_void(played, length) {
                        let missing = length.saturating_sub(played);
                        let award = if at_fault { Award::Minus } else { Award::Plus };
                        *basic += self.award(&award) * Exact::int(missing.into());
                        Fact::CutShort { missing, award }
                    } else {
                        *basic = adjusted::void_side(rules, at_fault, length, false);
                        Fact::VoidMatch {
                            boards: length,
                            at_fault,
                        }
                    };
                    ("White Book 147.7", fact)
                }
                Fate::Basic(told) => {
                    *basic = told[side].clone();
                    ("", Fact::DecidedElsewhere)
                }
                _ => continue,
            };
            if told == Some(side) {
                story.push(rule, fact, Some(basic.clone()));
            }
        }
    }

    fn vps(
        &self,
        score: &mut MatchScore,
        length: u32,
        story: &mut Story,
    ) -> Result<(), EventError> {
        let Some(scale) = scale_of(self.event, self.note) else {
            return Ok(());
        };
        score.at_stake = scale.most();
        score.draw = scale.draw();
        if let Some(note) = self.note
            && super::notes::fixed_vps(self.event, note, score, story)
        {
            return Ok(());
        }
        let fail = |problem: Said| {
            let remedy = said!(
                "scored-take-another-scale-or",
                "use another scale, or set `scoring.vp.boards`"
            );
            EventError::new(self.line(), problem, remedy).about(self.place())
        };
        if scale.input() != Input::Imps || self.event.scoring.method != Method::Imps {
            return Err(fail(said!(
                "scored-scale-does-not-go",
                "the scale {scale} cannot be used with this method",
                scale = scale.name()
            )));
        }
        let margins = score.basic.clone();
        look_up(self.event, scale, &margins, score, length, story)
            .map_err(|error| fail(error.said()))?;
        correct_pairing(self.event, score, self.note, story);
        Ok(())
    }
}

fn distinct_boards(scored: &[&Tables]) -> u32 {
    let mut boards: Vec<(u16, BoardId)> = scored
        .iter()
        .map(|tables| (tables.session, tables.board))
        .collect();
    boards.sort_unstable();
    boards.dedup();
    u32::try_from(boards.len()).unwrap_or(u32::MAX)
}
