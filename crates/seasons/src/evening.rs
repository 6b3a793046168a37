//! What an event gives to a season.

use openroom_scoring::Exact;
use openroom_tournament::{Refused, Tournament};

use crate::people::Person;

/// An event as a season sees it.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Evening {
    /// Its name.
    pub name: String,
    /// The day on which it began, if it has.
    pub day: Option<String>,
    /// All its sessions are over; before that it does not count.
    pub over: bool,
    /// Its result is official or final.
    pub official: bool,
    /// Who was ranked.
    pub places: Vec<EveningPlace>,
}

/// Somebody's place in it.
#[derive(Debug, Clone, PartialEq)]
pub struct EveningPlace {
    /// Its number there.
    pub contestant: u32,
    /// The people.
    pub people: Vec<Person>,
    /// The name of the team, if it has one.
    pub team: Option<String>,
    /// The place.
    pub rank: u32,
    /// How many share it, this one included.
    pub sharing: u32,
    /// How many were ranked with it: of two lines each is a field of its own.
    pub field: u32,
    /// The result per cent.
    pub percent: Option<Exact>,
    /// The total.
    pub total: Exact,
    /// The master points of each player.
    pub master_points: Option<Exact>,
}

impl Evening {
    /// An event as it is now. Robots play for nobody.
    ///
    /// # Errors
    /// When it cannot be scored as it is.
    pub fn of(event: &Tournament) -> Result<Self, Refused> {
        let state = event.state();
        let mut evening = Self {
            name: state
                .created
                .as_ref()
                .map_or_else(String::new, |created| created.name.clone()),
            official: !state.official.is_empty(),
            ..Self::default()
        };
        let first = state
            .sessions
            .first()
            .and_then(|session| session.rounds.first());
        evening.day = first
            .and_then(|round| round.started)
            .map(|at| at.to_string().chars().take(10).collect());
        let sessions = usize::from(state.session_count());
        evening.over = state.has_begun()
            && state.sessions.len() >= sessions
            && state.sessions.iter().all(|session| session.over.is_some());
        if !evening.over {
            return Ok(evening);
        }
        let standings = event.standings(None)?;
        for place in &standings.places {
            let (Some(rank), Some(contestant)) =
                (place.rank, state.contestants.get(&place.contestant))
            else {
                continue;
            };
            if contestant.is_robots() {
                continue;
            }
            let same = standings
                .places
                .iter()
                .filter(|other| other.line == place.line && other.rank.is_some());
            let sharing = same
                .clone()
                .filter(|other| other.rank == Some(rank))
                .count();
            let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
            let members = contestant.members();
            let people = contestant
                .players()
                .iter()
                .enumerate()
                .map(|(at, name)| Person {
                    name: name.clone(),
                    member: members.get(at).filter(|member| !member.is_empty()).cloned(),
                });
            evening.places.push(EveningPlace {
                contestant: place.contestant,
                people: people.collect(),
                team: contestant.entered.name.clone(),
                rank,
                sharing: number(sharing),
                field: number(same.count()),
                percent: place.percent.clone(),
                total: place.total.clone(),
                master_points: place
                    .master_points
                    .as_ref()
                    .map(|(points, _)| points.clone()),
            });
        }
        Ok(evening)
    }
}
