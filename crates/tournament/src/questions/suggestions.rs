//! What somebody in charge may have overlooked: nothing is done by itself, and nothing is refused for it.

use std::collections::BTreeSet;

use serde::Serialize;

use super::Step;
use crate::entry::{Duty, Staffed};
use crate::names;
use crate::tournament::Tournament;

/// A period for corrections is not shorter than this without need (79C1).
const LEAST_MINUTES: u32 = 20;

/// Something to think of.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = ToThinkOf))]
#[serde(rename_all = "kebab-case", tag = "what")]
pub enum Suggestion {
    /// A contestant came later than is free, and has not been penalised (White Book 145.7).
    LatePenalty {
        /// Who.
        contestant: u32,
        /// By how many minutes.
        minutes: u32,
    },
    /// Others play more than half of the rounds for a player, who is out of the event by that (White Book 144.2).
    Substituted {
        /// For which contestant.
        contestant: u32,
        /// For whom.
        player: String,
        /// Rounds in which somebody else plays.
        rounds: u32,
        /// All rounds that the contestant plays.
        of: u32,
    },
    /// What comes next if an offence for which somebody was warned or penalised is committed again (White Book 90.2).
    NextStep {
        /// Who.
        contestant: u32,
        /// Which offence.
        offence: String,
        /// How many standard amounts.
        standard: u32,
    },
    /// A regulation was varied, and the organiser has not ratified that (White Book 80.7).
    NotRatified {
        /// Which rule.
        rule: String,
    },
    /// Somebody who needs a seat that need not be left is moved by the movement (White Book 121.4.3).
    Moves {
        /// Who.
        contestant: u32,
        /// The session.
        session: u16,
        /// At how many tables it plays.
        tables: u32,
    },
    /// A Director ruled on somebody close to him though another could have (White Book 81.7.2): another should look at it.
    CloseRuling {
        /// The number of the ruling.
        ruling: u32,
        /// Who ruled.
        director: String,
        /// To whom he is close.
        player: String,
        /// Who could have ruled.
        other: String,
    },
    /// A player number that the federation cannot have given.
    WrongNumber {
        /// Whose.
        contestant: u32,
        /// The number.
        number: String,
    },
    /// More or fewer players than may enter together.
    WrongPlayers {
        /// Which contestant.
        contestant: u32,
        /// How many they are.
        players: u32,
        /// The fewest.
        least: u32,
        /// The most.
        most: u32,
    },
    /// The period for corrections is under 20 minutes (79C1, White Book 79.1): only where the nature of the event demands it.
    ShortPeriod {
        /// How many minutes.
        minutes: u32,
    },
}

impl Tournament {
    /// What somebody in charge should think of.
    #[must_use]
    pub fn suggestions(&self) -> Vec<Suggestion> {
        let state = self.state();
        let mut all = Vec::new();
        for contestant in self.late_penalties_due() {
            let late = state.contestants.get(&contestant).map(|c| &c.late[..]);
            let minutes = late.unwrap_or_default().iter().map(|&(_, minutes)| minutes);
            all.push(Suggestion::LatePenalty {
                contestant,
                minutes: minutes.max().unwrap_or(0),
            });
        }
        let replaced: BTreeSet<(u32, &str)> = state
            .substitutions
            .iter()
            .map(|one| (one.contestant, one.out.as_str()))
            .collect();
        for (contestant, player) in replaced {
            let (rounds, of) = self.substituted(contestant, player);
            if 2 * rounds > of {
                all.push(Suggestion::Substituted {
                    contestant,
                    player: player.to_owned(),
                    rounds,
                    of,
                });
            }
        }
        all.extend(self.next_steps());
        let open = state.variations.iter().filter(|one| !one.ratified);
        all.extend(open.map(|one| Suggestion::NotRatified {
            rule: one.rule.clone(),
        }));
        all.extend(self.who_moves());
        all.extend(self.close_rulings());
        all.extend(self.wrong_entries());
        let minutes = state.regulations.conduct().correction_minutes;
        if minutes < LEAST_MINUTES {
            all.push(Suggestion::ShortPeriod { minutes });
        }
        all
    }

    /// What comes next for each offence that was met.
    fn next_steps(&self) -> impl Iterator<Item = Suggestion> {
        let state = self.state();
        let warned = state
            .warnings
            .iter()
            .map(|one| (one.contestant, one.offence.clone()));
        let fined = state.penalties.iter().filter(|one| !one.rescinded);
        let fined = fined.map(|one| (one.given.contestant, one.given.offence.clone()));
        let met: BTreeSet<(u32, String)> = warned.chain(fined).collect();
        let steps = met.into_iter().filter_map(|(contestant, offence)| {
            match self.next_step(contestant, &offence) {
                Step::Warning => None,
                Step::Standard(standard) => Some(Suggestion::NextStep {
                    contestant,
                    offence,
                    standard,
                }),
            }
        });
        steps.collect::<Vec<_>>().into_iter()
    }

    /// Entries that the federation would not take.
    fn wrong_entries(&self) -> Vec<Suggestion> {
        let state = self.state();
        let federation = state.regulations.federation();
        let mut limits = federation.entries.iter();
        let limit = limits.find(|limit| limit.kind == state.kind());
        let mut all = Vec::new();
        for (&contestant, one) in &state.contestants {
            let players = u32::try_from(one.players().len()).unwrap_or(u32::MAX);
            if let Some((least, most)) = limit.map(|limit| limit.players)
                && players > 0
                && !(least..=most).contains(&players)
            {
                all.push(Suggestion::WrongPlayers {
                    contestant,
                    players,
                    least,
                    most,
                });
            }
            let Some(rule) = &federation.numbers else {
                continue;
            };
            let wrong = one.members().iter();
            let wrong = wrong.filter(|number| !number.is_empty() && rule.check(number).is_err());
            all.extend(wrong.map(|number| Suggestion::WrongNumber {
                contestant,
                number: number.clone(),
            }));
        }
        all
    }

    /// Rulings by those who are close to a player, while a Director who is close to nobody there was at hand.
    fn close_rulings(&self) -> Vec<Suggestion> {
        let state = self.state();
        let mut all = Vec::new();
        for (ruling, number) in state.rulings.iter().zip(1_u32..) {
            let given = &ruling.given;
            let table = state.table(given.session, given.round, &given.table);
            let Some((director, table)) = ruling.by.name.as_ref().zip(table) else {
                continue;
            };
            let sitting = table.sitting.contestants();
            let players: Vec<&str> = sitting.flat_map(|one| state.people(one)).collect();
            let close = |person: &Staffed, player: &str| {
                person
                    .related
                    .iter()
                    .any(|other| names::same(other, player))
            };
            let own = state.staff.iter();
            let own = own.filter(|person| names::same(&person.name, director));
            let related =
                own.flat_map(|person| players.iter().filter(move |player| close(person, player)));
            let others = state.staff.iter().filter(|person| {
                matches!(person.duty, Duty::Director | Duty::DirectorInCharge)
                    && !names::same(&person.name, director)
                    && !players
                        .iter()
                        .any(|player| names::same(player, &person.name) || close(person, player))
            });
            let mut related = related;
            let mut others = others;
            if let Some((player, other)) = related.next().zip(others.next()) {
                all.push(Suggestion::CloseRuling {
                    ruling: number,
                    director: director.clone(),
                    player: (*player).to_owned(),
                    other: other.name.clone(),
                });
            }
        }
        all
    }

    /// Those who should stay where they are, and do not.
    fn who_moves(&self) -> Vec<Suggestion> {
        let state = self.state();
        let still = state.contestants.iter();
        let still = still.filter(|(_, one)| one.entered.stationary);
        let mut all = Vec::new();
        for (&contestant, _) in still {
            for (session, number) in state.sessions.iter().zip(1_u16..) {
                let tables = session.rounds.iter().flat_map(|round| &round.tables);
                let own = tables.filter(|table| table.sitting.side_of(contestant).is_some());
                let names: BTreeSet<&str> = own.map(|table| table.name.as_str()).collect();
                if names.len() > 1 {
                    all.push(Suggestion::Moves {
                        contestant,
                        session: number,
                        tables: u32::try_from(names.len()).unwrap_or(u32::MAX),
                    });
                }
            }
        }
        all
    }
}
