//! The event as crate `scoring` reads it: the event file, and the standings that come of it. What `openroom score` says of
//! the exported file is what [`crate::Event::standings`] says, because it is the same text.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use openroom_laws::notation::seat_text;
use openroom_scoring::event::{Direction, Event as ScoredEvent, Name};
use openroom_scoring::{Exact, Scores, event_file, score_event};

use crate::entry::{Kind, Structure};
use crate::event::Event;
use crate::refusal::Refused;
use crate::state::{BoardAt, Score, Sitting, State, TableRound, Version};
use crate::tree::{Tree, scalar};

/// Up to and with a round of a session.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Through {
    /// The session.
    pub session: u16,
    /// The round.
    pub round: u32,
}

/// The standings.
#[derive(Debug, Clone, PartialEq)]
pub struct Standings {
    /// Best first; those without a rank last.
    pub places: Vec<Place>,
    /// Decimals to which totals are shown.
    pub decimals: u32,
    /// What a Director should look at.
    pub warnings: Vec<String>,
}

/// A place in the standings.
#[derive(Debug, Clone, PartialEq)]
pub struct Place {
    /// The place; nothing for a contestant that is not ranked.
    pub rank: Option<u32>,
    /// Whether others share it.
    pub tied: bool,
    /// Who.
    pub contestant: u32,
    /// Points of the final method, penalties included.
    pub total: Exact,
    /// Per cent of what could be won, where the method has a most.
    pub percent: Option<Exact>,
    /// Penalties taken off.
    pub penalty: Exact,
    /// Boards scored.
    pub boards: u32,
    /// The place within the contestant's stratum.
    pub stratum_rank: Option<u32>,
    /// The result with the handicap, and the place by it.
    pub handicap: Option<(Exact, u32)>,
}

impl Event {
    /// The event file, with the results up to a round, or all of them.
    #[must_use]
    pub fn export(&self, through: Option<Through>) -> String {
        self.state.export(through)
    }

    /// The event as crate `scoring` has it, and its scores: for boards, matches and explanations.
    ///
    /// # Errors
    /// When it cannot be scored as it is.
    pub fn scored(&self, through: Option<Through>) -> Result<(ScoredEvent, Scores), Refused> {
        let unscorable = |errors: event_file::EventErrors| {
            Refused::plain(format!("the event cannot be scored: {errors}"))
        };
        let event = event_file::read(&self.export(through)).map_err(unscorable)?;
        let scores = score_event(&event).map_err(unscorable)?;
        Ok((event, scores))
    }

    /// The standings after a round, or as they are now.
    ///
    /// # Errors
    /// When the event cannot be scored as it is.
    pub fn standings(&self, through: Option<Through>) -> Result<Standings, Refused> {
        let (event, scores) = self.scored(through)?;
        Ok(Standings::of(&event, &scores))
    }
}

impl Standings {
    /// The standings of an event that has been scored.
    #[must_use]
    pub fn of(event: &ScoredEvent, scores: &Scores) -> Self {
        let number = |name: &Name| match name {
            Name::Number(number) => u32::try_from(*number).unwrap_or(0),
            Name::Word(_) => 0,
        };
        let places = scores.standings.iter().map(|standing| Place {
            rank: standing.rank,
            tied: standing.tied,
            contestant: number(&event.contestants[standing.contestant.index()].name),
            total: standing.total.clone(),
            percent: standing.percent.clone(),
            penalty: standing.penalty.clone(),
            boards: standing.boards,
            stratum_rank: standing.stratum_rank.clone(),
            handicap: standing.handicap.clone(),
        });
        Self {
            places: places.collect(),
            decimals: scores.total_decimals,
            warnings: scores.warnings.iter().map(ToString::to_string).collect(),
        }
    }
}

/// What a board without a result is worth, because somebody has left (White Book 145).
pub(crate) enum Absent {
    /// Nobody scores: it was known before the session, or both sides are gone.
    NotPlayed,
    /// The side that is there gets average plus, the other average minus (145.4, 145.5).
    Award(Direction),
}

impl State {
    /// Whether a table is without play because a contestant has left.
    pub(crate) fn absent(&self, session: u16, sitting: Sitting) -> Option<Absent> {
        let gone = |side: Direction| {
            let mut left = sitting
                .side(side)
                .into_iter()
                .filter_map(|who| self.contestants.get(&who)?.withdrawn);
            left.next()
        };
        match (gone(Direction::Ns), gone(Direction::Ew)) {
            (None, None) => None,
            (Some(_), Some(_)) => Some(Absent::NotPlayed),
            (Some(left), None) | (None, Some(left)) if left.in_session != Some(session) => {
                Some(Absent::NotPlayed)
            }
            (None, Some(_)) => Some(Absent::Award(Direction::Ns)),
            (Some(_), None) => Some(Absent::Award(Direction::Ew)),
        }
    }

    /// The contestants as the event file lists them.
    pub(crate) fn contestants_to_yaml(&self) -> String {
        let mut out = String::from(if self.contestants.is_empty() {
            "contestants: []\n"
        } else {
            "contestants:\n"
        });
        for (number, contestant) in &self.contestants {
            let entered = &contestant.entered;
            let _ = write!(out, "  - {{id: {number}, names: [");
            let team = entered.name.iter();
            for (i, name) in team.chain(&entered.players).enumerate() {
                if i > 0 {
                    out.push_str(", ");
                }
                scalar(&mut out, name);
            }
            out.push(']');
            if let Some(stratum) = &entered.stratum {
                out.push_str(", stratum: ");
                scalar(&mut out, stratum);
            }
            if let Some(handicap) = &entered.handicap {
                let _ = write!(out, ", handicap: {}", handicap.to_yaml());
            }
            out.push_str("}\n");
        }
        out
    }

    fn export(&self, through: Option<Through>) -> String {
        let Some(created) = &self.created else {
            return String::new();
        };
        let mut out = self.regulations.head(created);
        out.push_str(&self.contestants_to_yaml());
        let mut lines = String::new();
        for (session, number) in self.sessions.iter().zip(1_u16..) {
            for (round, turn) in session.rounds.iter().zip(1_u32..) {
                let here = Through {
                    session: number,
                    round: turn,
                };
                if round.started.is_none() && !self.left_in(number)
                    || through.is_some_and(|last| here > last)
                {
                    continue;
                }
                let open = self.open_matches(&round.tables);
                for table in &round.tables {
                    for board in &table.boards {
                        let key = self.match_of(table.sitting);
                        if key.is_some_and(|key| open.contains_key(&(key, board.board))) {
                            continue;
                        }
                        self.export_board(&mut lines, here, table, board);
                    }
                }
            }
        }
        out.push_str(if lines.is_empty() {
            "results: []\n"
        } else {
            "results:\n"
        });
        out.push_str(&lines);
        self.export_rest(&mut out, through);
        out
    }

    /// Whether anybody left during the session, so that rounds to come have awards.
    fn left_in(&self, session: u16) -> bool {
        let mut left = self
            .contestants
            .values()
            .filter_map(|contestant| contestant.withdrawn);
        left.any(|withdrawal| withdrawal.in_session == Some(session))
    }

    /// The two teams of a match.
    fn match_of(&self, sitting: Sitting) -> Option<(u32, u32)> {
        match (self.kind(), sitting) {
            (Kind::Teams, Sitting::Sides([Some(ns), Some(ew)])) => Some((ns.min(ew), ns.max(ew))),
            _ => None,
        }
    }

    /// Boards of matches that not all tables have played yet: they cannot be compared.
    fn open_matches(&self, tables: &[TableRound]) -> BTreeMap<((u32, u32), u32), ()> {
        let mut open = BTreeMap::new();
        let mut settled = Vec::new();
        for table in tables {
            let Some(key) = self.match_of(table.sitting) else {
                continue;
            };
            for board in &table.boards {
                match board.result() {
                    None => {
                        open.insert((key, board.board), ());
                    }
                    Some(Version {
                        score: Score::Adjusted(tree),
                        ..
                    }) if tree.get("award").is_some() || tree.get("fault").is_some() => {
                        settled.push((key, board.board));
                    }
                    Some(_) => {}
                }
            }
        }
        for place in settled {
            open.remove(&place);
        }
        open
    }

    fn export_board(&self, out: &mut String, here: Through, table: &TableRound, board: &BoardAt) {
        if !table.sitting.is_full() {
            return;
        }
        let Some(version) = board.result() else {
            if self.kind() != Kind::Teams
                && let Some(Absent::Award(present)) = self.absent(here.session, table.sitting)
            {
                let award = match present {
                    Direction::Ns => "award: {ns: AVE+, ew: AVE-}",
                    Direction::Ew => "award: {ns: AVE-, ew: AVE+}",
                };
                self.export_place(out, here, table, board, false);
                let _ = writeln!(out, ", {award}}}");
            }
            return;
        };
        self.export_place(out, here, table, board, version.rotated);
        match &version.score {
            Score::Played(played) => {
                let _ = writeln!(
                    out,
                    ", contract: {}, by: {}, tricks: {}}}",
                    contract_text(played.contract),
                    seat_text(played.declarer),
                    played.tricks.get()
                );
            }
            Score::PassedOut => out.push_str(", contract: Pass}\n"),
            Score::NotPlayed => out.push_str(", not-played: true}\n"),
            Score::Adjusted(tree) => {
                let _ = writeln!(out, ", {}}}", tree.pairs_to_yaml());
            }
        }
    }

    fn export_place(
        &self,
        out: &mut String,
        here: Through,
        table: &TableRound,
        board: &BoardAt,
        rotated: bool,
    ) {
        let _ = write!(out, "  - {{board: {}", board.board);
        let sides = if rotated { ["ew", "ns"] } else { ["ns", "ew"] };
        for (key, side) in sides.into_iter().zip(Direction::BOTH) {
            match table.sitting.side(side)[..] {
                [one] => {
                    let _ = write!(out, ", {key}: {one}");
                }
                [one, two] => {
                    let _ = write!(out, ", {key}: [{one}, {two}]");
                }
                _ => {}
            }
        }
        let _ = write!(out, ", round: {}", here.round);
        if self.session_count() > 1 {
            let _ = write!(out, ", session: {}", here.session);
        }
        if let Some(section) = &table.section {
            out.push_str(", section: ");
            scalar(out, section);
        }
        if let Some(form) = &board.form {
            out.push_str(", form: ");
            scalar(out, form);
        }
        if let Some((first, second)) = self.match_of(table.sitting) {
            let _ = write!(
                out,
                ", match: {}",
                self.match_name(here, &format!("{first}-{second}"))
            );
            let open = matches!(table.sitting, Sitting::Sides([Some(ns), _]) if ns == first);
            out.push_str(if open {
                ", room: open"
            } else {
                ", room: closed"
            });
        }
    }

    fn match_name(&self, here: Through, teams: &str) -> String {
        if self.session_count() > 1 {
            format!("S{}R{}-{teams}", here.session, here.round)
        } else {
            format!("R{}-{teams}", here.round)
        }
    }

    fn export_rest(&self, out: &mut String, through: Option<Through>) {
        let mut list = |key: &str, lines: Vec<String>| {
            if !lines.is_empty() {
                let _ = writeln!(out, "{key}:");
                for line in lines {
                    let _ = writeln!(out, "  - {line}");
                }
            }
        };
        let notes = self.matches.iter().map(Tree::to_yaml);
        list("matches", notes.chain(self.byes(through)).collect());
        let standing = self.penalties.iter().filter(|penalty| !penalty.rescinded);
        let penalties = standing.map(|penalty| {
            let given = &penalty.given;
            let mut line = format!("{{contestant: {}", given.contestant);
            for (key, value) in [
                ("standard", &given.standard),
                ("disciplinary", &given.disciplinary),
                ("amount", &given.amount),
                ("match", &given.in_match),
            ] {
                if let Some(value) = value {
                    let _ = write!(line, ", {key}: {}", value.to_yaml());
                }
            }
            line.push('}');
            line
        });
        list("penalties", penalties.collect());
        list("withdrawals", self.withdrawals());
        if let Some(carried) = &self.carry_over {
            let _ = writeln!(out, "carry-over: {}", carried.to_yaml());
        }
    }

    fn withdrawals(&self) -> Vec<String> {
        let rounds = self
            .sessions
            .iter()
            .map(|session| session.rounds.len())
            .sum::<usize>()
            .max(1);
        let line = |number: &u32, after: usize, accepted: bool| {
            let missed = self.missed(*number);
            // Of whoever played nothing and has nothing to play, nothing is known that could be ranked.
            let accepted = accepted && (missed > 0 || after > 0);
            let boards = match accepted && missed > 0 {
                true => format!(", boards: {missed}"),
                false => String::new(),
            };
            format!(
                "{{contestant: {number}, after: {}, of: {rounds}, accepted: {accepted}{boards}}}",
                after.min(rounds)
            )
        };
        let gone = self.contestants.iter().filter_map(|(number, contestant)| {
            if contestant.disqualified {
                // Opponents keep what they scored (WB 80.4): as if it had left after the end.
                return Some(line(number, rounds, false));
            }
            let left = contestant.withdrawn?;
            Some(line(number, left.after as usize, left.accepted))
        });
        gone.collect()
    }

    /// Boards that a contestant should have played and has no result for.
    fn missed(&self, contestant: u32) -> usize {
        let tables = self
            .sessions
            .iter()
            .flat_map(|session| &session.rounds)
            .flat_map(|round| &round.tables);
        tables
            .filter(|table| table.sitting.is_full() && table.sitting.side_of(contestant).is_some())
            .flat_map(|table| &table.boards)
            .filter(|board| board.result().is_none())
            .count()
    }

    /// Teams whose opponents have left: what they get for the match (80.5, 145.2).
    fn byes(&self, through: Option<Through>) -> Vec<String> {
        if self.kind() != Kind::Teams {
            return Vec::new();
        }
        let round_robin = self
            .created
            .as_ref()
            .is_some_and(|c| c.structure == Structure::RoundRobin);
        let mut byes = BTreeMap::new();
        for (session, number) in self.sessions.iter().zip(1_u16..) {
            for (round, turn) in session.rounds.iter().zip(1_u32..) {
                let here = Through {
                    session: number,
                    round: turn,
                };
                if through.is_some_and(|last| here > last) {
                    continue;
                }
                for table in &round.tables {
                    let unplayed = table.boards.iter().all(|board| board.result().is_none());
                    let Sitting::Sides([Some(ns), Some(ew)]) = table.sitting else {
                        continue;
                    };
                    for (team, other) in [(ns, ew), (ew, ns)] {
                        let left = |who: u32| {
                            self.contestants
                                .get(&who)
                                .is_some_and(|c| c.withdrawn.is_some())
                        };
                        if unplayed && left(other) && !left(team) {
                            let name = self.match_name(here, &format!("{team}"));
                            let bye = if round_robin {
                                format!("{{withdrawn: {other}}}")
                            } else {
                                "own-average".to_owned()
                            };
                            let line = format!("{{match: {name}, teams: [{team}], bye: {bye}}}");
                            byes.insert((here, team), line);
                        }
                    }
                }
            }
        }
        byes.into_values().collect()
    }
}

/// `4SX`, `3NT`.
pub(crate) fn contract_text(contract: contract_bridge::Contract) -> String {
    use contract_bridge::Penalty;
    let doubled = match contract.penalty {
        Penalty::Undoubled => "",
        Penalty::Doubled => "X",
        Penalty::Redoubled => "XX",
    };
    format!(
        "{}{doubled}",
        openroom_laws::notation::bid_text(contract.bid)
    )
}
