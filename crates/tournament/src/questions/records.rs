//! Recorded hands: a psychic call, a misbid or a deviation with all that the record needs (White Book 81.5, 92.5.3, 121.5.10).

use openroom_cases::acts::{CardPart, PlayerSaid, Recording};
use openroom_cases::{Beside, Case, Fact, Kind, Question, Settled, Track};
use serde::Serialize;

use super::Remind;
use crate::tournament::Tournament;

/// A hand that is recorded, or that somebody asked to have recorded.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct RecordedHand {
    /// The case.
    pub case: u32,
    /// The session.
    pub session: u16,
    /// The round.
    pub round: u32,
    /// The table.
    pub table: String,
    /// The board.
    pub board: u32,
    /// The ruling that ended the case.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ruling: Option<u32>,
    /// What it was: `psychic`, `misbid`, `deviation`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub departure: Option<String>,
    /// How it was classed: `green`, `amber`, `red`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub colour: Option<String>,
    /// Whether it is recorded.
    pub recorded: bool,
    /// Who asked for it, and why it was refused if it was.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub recording: Option<Recording>,
    /// What players say.
    pub said: Vec<PlayerSaid>,
    /// Parts of system cards.
    pub cards: Vec<CardPart>,
}

fn answer(case: &Case, question: Question) -> Option<&str> {
    match case.settled.get(&(Track::First, question))? {
        Settled::Answer { answer, .. } => Some(answer),
        Settled::Skipped(_) => None,
    }
}

/// What a record still misses.
pub(super) fn wanting(case: &Case) -> Vec<Remind> {
    let mut all = Vec::new();
    if case.opened.kind != Kind::Psychic || case.withheld.is_some() {
        return all;
    }
    let departed = |fact: &Fact| match fact {
        Fact::Departed(one) => Some(one.by),
        _ => None,
    };
    let Some(by) = case.facts.iter().find_map(departed) else {
        return all;
    };
    let recorded = case.road().beside.contains(&Beside::Record);
    let opponents = case.said.iter().any(|one| one.by.side() != by.side());
    let partner = case
        .said
        .iter()
        .any(|one| one.by != by && one.by.side() == by.side());
    let fielded = matches!(answer(case, Question::Fielded), Some("amber" | "red"));
    if recorded && !opponents {
        all.push(Remind::OpponentsView);
    }
    if fielded && !partner {
        all.push(Remind::PartnerExplains);
    }
    if recorded && case.cards.is_empty() {
        all.push(Remind::Card);
    }
    all
}

impl Tournament {
    /// The hands that are recorded, or that somebody asked to have recorded, in the order of their cases.
    #[must_use]
    pub fn recorded_hands(&self) -> Vec<RecordedHand> {
        let cases = (1..).zip(&*self.state.cases);
        let all = cases.filter_map(|(number, at)| {
            let case = &at.case;
            let recorded = case.road().beside.contains(&Beside::Record);
            if case.withheld.is_some() || !recorded && case.recording.is_none() {
                return None;
            }
            let word = |question| answer(case, question).map(str::to_owned);
            Some(RecordedHand {
                case: number,
                session: at.session,
                round: at.round,
                table: at.table.clone(),
                board: at.board,
                ruling: at.ruling,
                departure: word(Question::Departure),
                colour: word(Question::Fielded),
                recorded,
                recording: case.recording.clone(),
                said: case.said.clone(),
                cards: case.cards.clone(),
            })
        });
        all.collect()
    }
}
