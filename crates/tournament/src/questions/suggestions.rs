//! What somebody in charge may have overlooked: nothing is done by itself, and nothing is refused for it.

use std::collections::BTreeSet;

use serde::Serialize;

use super::{Remind, Step};
use crate::apply::LEAST_MINUTES;
use openroom_systems::policy::Standing;

use crate::entry::{DrawMeet, Duty, EventKind, MatchPlace, Staffed};
use crate::names;
use crate::time::Time;
use crate::tournament::Tournament;
use crate::tree::Tree;

/// What the rules of an event say of best effort (White Book 72.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Effort {
    /// Everybody must try to win, also who gains by losing.
    Demanded,
    /// Playing for whom one meets is not improper in itself.
    Free,
    /// They do not say.
    Unsaid,
}

impl Effort {
    /// The same as a word.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Demanded => "demanded",
            Self::Free => "free",
            Self::Unsaid => "unsaid",
        }
    }
}

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
    /// Others play more boards for a player of a pair or of an individual than they may: the player is out (White Book 144.2).
    Replaced {
        /// For which contestant.
        contestant: u32,
        /// For whom.
        player: String,
        /// Boards that others play.
        boards: u32,
        /// How many they may.
        most: u32,
    },
    /// With one more round they would.
    ReplacedNext {
        /// For which contestant.
        contestant: u32,
        /// For whom.
        player: String,
        /// Boards that others play.
        boards: u32,
        /// How many they may.
        most: u32,
    },
    /// A contestant is on the way: the start may be delayed by so many minutes for it (White Book 145.7).
    StartMayWait {
        /// Who.
        contestant: u32,
        /// The session.
        session: u16,
        /// In how many minutes it comes.
        minutes: u32,
        /// By how many the start may be delayed.
        most: u32,
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
    /// Whether somebody may play in a category is not known: ages or the like were not given with the entry.
    CategoryUnknown {
        /// Which contestant.
        contestant: u32,
        /// Which category.
        category: String,
    },
    /// A ruling or a correction was asked for after the round, and nobody has written down why (White Book 9.1).
    LateRequest {
        /// The session.
        session: u16,
        /// The round.
        round: u32,
        /// The table.
        table: String,
        /// The board.
        board: u32,
    },
    /// A system card has something that the policy of the event does not permit (White Book 171).
    SystemBarred {
        /// Whose card.
        contestant: u32,
        /// Whose of a team.
        pair: String,
        /// How many calls or methods.
        count: u32,
    },
    /// A regulation under 80B2f contradicts a Law, which it may not (White Book 80.9).
    Conflict {
        /// Which regulation.
        title: String,
        /// Which Law.
        law: String,
    },
    /// Opponents are chosen after a qualifier, so that it can pay to lose there: what the rules say of that (White Book 72.1).
    BestEffort {
        /// What they say.
        rule: Effort,
    },
    /// A match that is to be played by a date, and is not decided. Whoever has a clock says when it is overdue.
    MatchBy {
        /// Which.
        place: MatchPlace,
        /// Until when.
        by: Time,
        /// Who plays.
        one: u32,
        /// Against whom.
        other: u32,
    },
    /// The result of a match of a league must be there by then; the hosts tell it. Whoever has a clock says when it is late.
    ResultDue {
        /// The week.
        session: u16,
        /// Who is at home.
        home: u32,
        /// Who comes.
        away: u32,
        /// Who leads the hosts.
        captain: String,
        /// Until when.
        by: Time,
    },
    /// It came later, which costs the hosts something that they have not been charged.
    LateResult {
        /// The week.
        session: u16,
        /// Who is at home.
        home: u32,
        /// Who comes.
        away: u32,
        /// The name of the match, for the penalty.
        #[serde(rename = "match")]
        name: String,
        /// How many points it costs.
        amount: String,
    },
    /// A match is level: so many more boards decide it, or lots (White Book 143.2).
    MatchLevel {
        /// Which.
        place: MatchPlace,
        /// How many boards.
        boards: u32,
        /// Who plays.
        one: u32,
        /// Against whom.
        other: u32,
    },
    /// A team that was beaten by one that has been disqualified may have to be put back (White Book 145.11.1).
    MayBePutBack {
        /// The match that it lost.
        place: MatchPlace,
        /// Who.
        contestant: u32,
        /// Who beat it.
        winner: u32,
    },
    /// The score of an earlier match has changed: others should play this one.
    OthersShouldPlay {
        /// Which match.
        place: MatchPlace,
        /// Who plays it now.
        one: u32,
        /// Against whom.
        other: u32,
    },
    /// A contestant that has no place in the bracket.
    NotInBracket {
        /// Who.
        contestant: u32,
    },
    /// Whether a contestant that has left keeps its ranking points is for the organiser to say (White Book 145.12).
    PointsToDecide {
        /// Who.
        contestant: u32,
    },
    /// Something about a ruling, a claim, a case or an appeal that is still open.
    Open {
        /// What.
        remind: Remind,
        /// Its number: of the ruling, case, appeal or contestant; of a claim the board.
        number: u32,
        /// A name that belongs to it: the adviser, the player, the table; or nothing.
        name: String,
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
        let teams = state.kind() == EventKind::Teams;
        for (contestant, player) in replaced {
            let (rounds, of) = self.substituted(contestant, player);
            if teams && 2 * rounds > of {
                all.push(Suggestion::Substituted {
                    contestant,
                    player: player.to_owned(),
                    rounds,
                    of,
                });
            }
        }
        all.extend(self.of_replaced());
        all.extend(self.starts_that_may_wait());
        all.extend(self.next_steps());
        let open = state.variations.iter().filter(|one| !one.ratified);
        all.extend(open.map(|one| Suggestion::NotRatified {
            rule: one.rule.clone(),
        }));
        all.extend(self.who_moves());
        all.extend(self.close_rulings());
        all.extend(self.wrong_entries());
        all.extend(self.of_bracket());
        all.extend(self.points_to_decide());
        all.extend(self.of_results());
        self.remind(&mut all);
        all.extend(self.of_regulations());
        let minutes = state.regulations.conduct().correction_minutes;
        let consented = state.regulations.settings().get("correction-minutes");
        let consented = consented.is_some_and(|one| one.consent.is_some());
        if minutes < LEAST_MINUTES && !consented {
            all.push(Suggestion::ShortPeriod { minutes });
        }
        all
    }

    /// Players for whom others play too much, or nearly.
    fn of_replaced(&self) -> impl Iterator<Item = Suggestion> {
        let all = self.state().all_replaced().into_iter();
        all.filter(|one| one.is_over() || one.is_near())
            .map(|one| match one.is_over() {
                true => Suggestion::Replaced {
                    contestant: one.contestant,
                    player: one.player,
                    boards: one.boards,
                    most: one.most,
                },
                false => Suggestion::ReplacedNext {
                    contestant: one.contestant,
                    player: one.player,
                    boards: one.boards,
                    most: one.most,
                },
            })
    }

    /// Those who have told that they come a little late to a session that has not begun.
    fn starts_that_may_wait(&self) -> Vec<Suggestion> {
        let state = self.state();
        let most = state.regulations.conduct().delay_minutes;
        let mut all = Vec::new();
        for (session, number) in state.sessions.iter().zip(1_u16..) {
            if session.rounds.iter().any(|round| round.started.is_some()) {
                continue;
            }
            for (&contestant, one) in &state.contestants {
                let own = one.late.iter().filter(|&&(of, _)| of == number);
                let minutes = own.map(|&(_, minutes)| minutes).max();
                if let Some(minutes) = minutes.filter(|&minutes| minutes <= most)
                    && one.withdrawn.is_none()
                {
                    all.push(Suggestion::StartMayWait {
                        contestant,
                        session: number,
                        minutes,
                        most,
                    });
                }
            }
        }
        all
    }

    /// Results of a league that are awaited, or came late.
    fn of_results(&self) -> Vec<Suggestion> {
        let due = self.results_due().into_iter();
        let told = due.filter_map(|due| match due.came {
            None => Some(Suggestion::ResultDue {
                session: due.session,
                home: due.home,
                away: due.away,
                captain: due.captain.clone().unwrap_or_default(),
                by: due.by,
            }),
            Some(_) => {
                let amount = due.costs.as_ref().and_then(Tree::text)?.to_owned();
                (!self.is_fined(&due)).then(|| Suggestion::LateResult {
                    session: due.session,
                    home: due.home,
                    away: due.away,
                    name: due.name.clone(),
                    amount,
                })
            }
        });
        told.collect()
    }

    /// Those who have left and have won something that the organiser lets them keep or not.
    fn points_to_decide(&self) -> Vec<Suggestion> {
        let state = self.state();
        let federation = state.regulations.federation();
        let structure = state.created.as_ref().map(|created| created.structure);
        let scales = federation.master_points.iter().flat_map(|all| &all.scales);
        let mut fitting = scales.filter(|one| {
            let kind = one.kind.is_none_or(|kind| kind == state.kind());
            kind && one.structure.is_none_or(|of| structure == Some(of))
        });
        // Who has left a bracket is told with it.
        if fitting.next().is_none() || state.knock_out.is_some() {
            return Vec::new();
        }
        let open = state.contestants.iter().filter(|(_, one)| {
            let left = one.withdrawn.as_ref();
            left.is_some_and(|left| left.after > 0) && one.keeps_points.is_none()
        });
        open.map(|(&contestant, _)| Suggestion::PointsToDecide { contestant })
            .collect()
    }

    /// What the rules say of best effort.
    #[must_use]
    pub fn best_effort(&self) -> Effort {
        match self.state().regulations.conduct().best_effort {
            Some(true) => Effort::Demanded,
            Some(false) => Effort::Free,
            None => Effort::Unsaid,
        }
    }

    /// Whether those who come from a qualifier meet opponents that somebody chose: a draw by hand, or a bracket in another order than
    /// that of their places, without lots.
    fn opponents_are_chosen(&self) -> bool {
        let state = self.state();
        let by_hand = || {
            let mut draws = state.draws.iter();
            draws.any(|draw| draw.drawn.meet == DrawMeet::ByHand)
        };
        let seeded = || {
            let set = state.knock_out.as_ref().map(|knock_out| &knock_out.set);
            set.is_some_and(|set| set.lots.is_none() && !set.seeds.is_sorted())
        };
        state.qualified_from.is_some() && state.final_at.is_none() && (by_hand() || seeded())
    }

    /// Entries, late requests, system cards and regulations that somebody should look at.
    fn of_regulations(&self) -> Vec<Suggestion> {
        let state = self.state();
        let mut all = Vec::new();
        for (&contestant, one) in &state.contestants {
            let categories = one.entered.categories.iter();
            let unknown = categories.filter(|id| state.category_unchecked(&one.entered, id));
            all.extend(unknown.map(|category| Suggestion::CategoryUnknown {
                contestant,
                category: category.clone(),
            }));
        }
        let open = state.late_requests.iter().filter(|one| one.why.is_none());
        let open = open.filter(|_| state.final_at.is_none());
        all.extend(open.map(|one| Suggestion::LateRequest {
            session: one.session,
            round: one.round,
            table: one.table.clone(),
            board: one.board,
        }));
        for ((contestant, pair), card) in &state.cards {
            let found = card.report.iter().flat_map(|report| &report.findings);
            let barred = found.filter(|one| one.standing == Standing::Barred);
            let count = u32::try_from(barred.count()).unwrap_or(u32::MAX);
            if count > 0 {
                all.push(Suggestion::SystemBarred {
                    contestant: *contestant,
                    pair: pair.clone(),
                    count,
                });
            }
        }
        for at in state.rulebook.texts.values() {
            let laws = at.text.conflicts().iter();
            all.extend(laws.map(|law| Suggestion::Conflict {
                title: at.text.title.clone(),
                law: law.clone(),
            }));
        }
        if self.opponents_are_chosen() {
            all.push(Suggestion::BestEffort {
                rule: self.best_effort(),
            });
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
