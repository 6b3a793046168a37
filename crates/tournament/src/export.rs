//! The event as crate `scoring` reads it: the event file, and the standings that come of it. What `openroom score` says of
//! the exported file is what [`crate::Event::standings`] says, because it is the same text.

mod matches;
mod seats;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use openroom_laws::notation::seat_text;
use openroom_scoring::event::{ContestantId, Direction, Event as ScoredEvent, Name};
use openroom_scoring::scores::Warning;
use openroom_scoring::{Exact, Scores, event_file, score_event};

use crate::absence::{Absent, Walkover};
use crate::entry::{Kind, Structure};
use crate::event::Event;
use crate::refusal::Refused;
use crate::said::{Said, said};
use crate::state::{BoardAt, Score, Sitting, State, TableRound};
use crate::tree::{Tree, scalar};
use crate::view;

pub(crate) use matches::{Matches, Open, is_extra};

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
    pub warnings: Vec<Said>,
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
    /// The line whose ranking this is, where nobody changes direction and there are two.
    pub line: Option<Direction>,
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
        score_export(&self.export(through))
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

/// What [`Event::export`] wrote, scored: for who wants to let the event go before that, because it takes a while.
///
/// # Errors
/// When it cannot be scored as it is.
pub fn score_export(file: &str) -> Result<(ScoredEvent, Scores), Refused> {
    let unscorable = |errors: event_file::EventErrors| {
        Refused::plain(said!(
            "event-cannot-be-scored",
            "the event cannot be scored: {errors}",
            errors = errors.said()
        ))
    };
    let event = event_file::read(file).map_err(unscorable)?;
    let scores = score_event(&event).map_err(unscorable)?;
    Ok((event, scores))
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
            line: event.line_of(standing.contestant),
            total: standing.total.clone(),
            percent: standing.percent.clone(),
            penalty: standing.penalty.clone(),
            boards: standing.boards,
            stratum_rank: standing.stratum_rank,
            handicap: standing.handicap.clone(),
        });
        Self {
            places: places.collect(),
            decimals: scores.total_decimals,
            warnings: scores.warnings.iter().map(|w| warning(event, w)).collect(),
        }
    }
}

/// A warning that names the place where somebody is to look.
fn warning(event: &ScoredEvent, warning: &Warning) -> Said {
    let (Warning::AboveHundred { result } | Warning::OtherTableCancelled { result }) = warning
    else {
        return warning.said();
    };
    let Some(at) = event.results.get(*result as usize) else {
        return warning.said();
    };
    let name = |id: ContestantId| event.contestants[id.index()].name.to_string();
    let sides = [at.ns, at.ew].map(|side| side.contestants().map(name).collect::<Vec<_>>());
    said!(
        "warned-at",
        "board {board}, round {round}, contestants {who}: {what}",
        board = event.boards[at.board.index()],
        round = at.round,
        who = sides.concat().join(", "),
        what = warning.what()
    )
}

impl State {
    /// The contestants as the event file lists them.
    pub(crate) fn contestants_to_yaml(&self) -> String {
        let mut out = String::from(if self.contestants.is_empty() {
            "contestants: []\n"
        } else {
            "contestants:\n"
        });
        let lines = self.lines();
        for (number, contestant) in &self.contestants {
            let entered = &contestant.entered;
            let _ = write!(out, "  - {{id: {number}, names: [");
            let team = entered.name.iter();
            for (i, name) in team.chain(contestant.players()).enumerate() {
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
            if let Some(line) = lines.get(number) {
                let word = view::line(*line);
                let _ = write!(out, ", line: {word}");
            }
            if let Some(handicap) = &entered.handicap {
                let _ = write!(out, ", handicap: {}", handicap.to_yaml());
            }
            out.push_str("}\n");
        }
        out
    }

    pub(crate) fn export(&self, through: Option<Through>) -> String {
        let matches = self.programme();
        let walkovers = self.walkovers(&matches);
        self.export_with(through, matches, walkovers)
    }

    /// The event file, with these matches won by walkover.
    pub(crate) fn export_with(
        &self,
        through: Option<Through>,
        matches: Matches,
        walkovers: Vec<Walkover>,
    ) -> String {
        let Some(created) = &self.created else {
            return String::new();
        };
        let mut out = self.regulations.head(created);
        out.push_str(&self.contestants_to_yaml());
        let mut lines = Lines {
            lone: self.lone_forms(through),
            matches,
            walkovers,
            ..Lines::default()
        };
        let fours = self.open_fours(&lines.matches, through);
        // What was played of a match that somebody left is not scored (145.10).
        let walkovers = lines.walkovers.iter();
        let walkovers: BTreeSet<usize> = walkovers.filter_map(|won| won.place).collect();
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
                for table in &round.tables {
                    let played = lines.matches.at(here, table.sitting);
                    if played.is_some_and(|played| walkovers.contains(&played)) {
                        continue;
                    }
                    let compared = |board: u32| {
                        self.kind() != Kind::Teams
                            || played.is_none_or(|played| {
                                let four = self.four(here, table, board);
                                !fours.contains(&(played, number, board, four))
                            })
                    };
                    for board in &table.boards {
                        if compared(board.board) {
                            self.export_board(&mut lines, here, table, board);
                        }
                    }
                }
            }
        }
        self.export_sit_outs(&mut lines, through);
        out.push_str(if lines.text.is_empty() {
            "results: []\n"
        } else {
            "results:\n"
        });
        out.push_str(&lines.text);
        self.export_rest(&mut out, through, &lines);
        out
    }

    /// Results in a form of a fouled board that nobody else has played: they cannot be compared, so each side gets an
    /// artificial score, average plus unless a ruling says otherwise (White Book 147.2, 12.1.1).
    fn lone_forms(&self, through: Option<Through>) -> BTreeSet<(Through, String, u32)> {
        let mut lone = BTreeSet::new();
        if self.kind() == Kind::Teams {
            return lone;
        }
        let fouled: BTreeSet<(u16, u32)> = self
            .places()
            .filter(|(_, _, _, board)| board.form.is_some())
            .map(|(session, _, _, board)| (session, board.board))
            .collect();
        if fouled.is_empty() {
            return lone;
        }
        let structure = self.created.as_ref().map(|created| created.structure);
        let sections = self.regulations.settings().get("sections");
        let apart = sections.is_some_and(|setting| setting.value.text() == Some("apart"));
        let mut fields: BTreeMap<_, BTreeMap<_, Vec<_>>> = BTreeMap::new();
        for (session, round, table, board) in self.places() {
            let here = Through { session, round };
            if !fouled.contains(&(session, board.board)) || through.is_some_and(|last| here > last)
            {
                continue;
            }
            let Some(version) = self.standing(session, table.sitting, board) else {
                continue;
            };
            // What is compared with each other: a board of a session, of a round in a Swiss, of a section if they are apart.
            let turn = (structure == Some(Structure::Swiss)).then_some(round);
            let section = apart.then_some(&table.section);
            let forms = fields
                .entry((session, turn, section, board.board))
                .or_default();
            let compared = version.score != Score::NotPlayed && !version.score.is_artificial();
            let of_form = forms.entry(&board.form).or_default();
            of_form.extend(compared.then(|| (here, table.name.clone(), board.board)));
        }
        for forms in fields.into_values().filter(|forms| forms.len() > 1) {
            lone.extend(forms.into_values().filter(|made| made.len() == 1).flatten());
        }
        lone
    }

    fn export_board(&self, out: &mut Lines, here: Through, table: &TableRound, board: &BoardAt) {
        if !table.sitting.is_full() {
            return;
        }
        let Some(version) = self.standing(here.session, table.sitting, board) else {
            self.export_absent(out, here, table, board);
            return;
        };
        self.export_place(out, here, table, board, version.rotated);
        let lone =
            !out.lone.is_empty() && out.lone.contains(&(here, table.name.clone(), board.board));
        // Who came back has average minus for what a stand-by played; the others keep their score (144.3).
        if let Some(who) = self.relieved(here, table, board) {
            let _ = write!(out.text, ", stood-in: {who}");
        }
        self.export_score(&mut out.text, &version.score, lone);
    }

    /// Who came back to find that a stand-by had played the board.
    fn relieved(&self, here: Through, table: &TableRound, board: &BoardAt) -> Option<u32> {
        // A board that nobody played after all is nobody's.
        if self.kind() == Kind::Teams || !self.was_played(board) {
            return None;
        }
        let stood_in = |who: &u32| {
            let stood_in = self.contestants.get(who).map_or(&[][..], |c| &c.stood_in);
            stood_in.iter().any(|other| {
                let boards = other.relieved.iter().flatten();
                let mut boards = boards.filter(|_| other.stand_by.session == here.session);
                boards.any(|(round, name, number)| {
                    (*round, name, *number) == (here.round, &table.name, board.board)
                })
            })
        };
        table.sitting.contestants().find(stood_in)
    }

    fn export_score(&self, out: &mut String, score: &Score, lone: bool) {
        match score {
            _ if lone => out.push_str(", award: {ns: AVE+, ew: AVE+}}\n"),
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
            Score::Adjusted(score) => {
                let _ = writeln!(out, ", {}}}", score.in_line());
            }
        }
    }

    /// A board that is not played because somebody has left. Crate `scoring` knows what `absent` is worth.
    fn export_absent(&self, out: &mut Lines, here: Through, table: &TableRound, board: &BoardAt) {
        let started = self
            .round(here.session, here.round)
            .is_some_and(|round| round.started.is_some());
        match (self.absent(here.session, table.sitting), table.sitting) {
            (None, _) => {}
            // Matches have byes instead.
            (Some(_), Sitting::Sides(_)) if self.by_matches() => {}
            (Some(Absent::NotPlayed), _) => {
                if started {
                    self.export_place(out, here, table, board, false);
                    out.text.push_str(", not-played: true}\n");
                }
            }
            (Some(Absent::Award), sitting) => {
                self.export_place_of(out, here, table, board, false, &|who| {
                    self.left(who).is_none()
                });
                let empty = |side: Direction| {
                    let mut all = sitting.side(side).into_iter();
                    all.all(|who| self.left(who).is_some())
                };
                out.text
                    .push_str(match (empty(Direction::Ns), empty(Direction::Ew)) {
                        (true, _) => ", absent: ns}\n",
                        (_, true) => ", absent: ew}\n",
                        // A player of an individual without a partner, and those against him.
                        (false, false) => ", award: {ns: AVE+, ew: AVE+}}\n",
                    });
            }
        }
    }

    /// Those whose opponents left and are no longer in the movement (145.4).
    fn export_sit_outs(&self, out: &mut Lines, through: Option<Through>) {
        if self.by_matches() {
            return;
        }
        for (here, sat) in self.sit_outs(through) {
            let (ns, ew, absent) = match sat.side {
                Direction::Ns => (sat.contestant, sat.instead_of, "ew"),
                Direction::Ew => (sat.instead_of, sat.contestant, "ns"),
            };
            for board in &sat.boards {
                let _ = write!(out.text, "  - {{board: {board}, ns: {ns}, ew: {ew}");
                self.export_where(&mut out.text, here, sat.section.as_ref());
                let _ = writeln!(out.text, ", absent: {absent}}}");
            }
        }
    }

    fn export_place(
        &self,
        out: &mut Lines,
        here: Through,
        table: &TableRound,
        board: &BoardAt,
        rotated: bool,
    ) {
        self.export_place_of(out, here, table, board, rotated, &|_| true);
    }

    /// Where a board was played and by whom. Of a side of which some are `there`, only those are named.
    fn export_place_of(
        &self,
        lines: &mut Lines,
        here: Through,
        table: &TableRound,
        board: &BoardAt,
        rotated: bool,
        there: &dyn Fn(u32) -> bool,
    ) {
        let out = &mut lines.text;
        let _ = write!(out, "  - {{board: {}", board.board);
        let sides = if rotated { ["ew", "ns"] } else { ["ns", "ew"] };
        for (key, side) in sides.into_iter().zip(Direction::BOTH) {
            let all = table.sitting.side(side);
            let some: Vec<u32> = all.iter().copied().filter(|&who| there(who)).collect();
            match if some.is_empty() { &all } else { &some }[..] {
                [one] => {
                    let _ = write!(out, ", {key}: {one}");
                }
                [one, two] => {
                    let _ = write!(out, ", {key}: [{one}, {two}]");
                }
                _ => {}
            }
        }
        self.export_where(out, here, table.section.as_ref());
        if let Some(form) = &board.form {
            out.push_str(", form: ");
            scalar(out, form);
        }
        if let Some(place) = lines.matches.at(here, table.sitting) {
            let played = &lines.matches.all[place];
            let _ = write!(out, ", match: {}", played.name);
            if self.kind() == Kind::Teams {
                let (first, _) = played.teams;
                let open = matches!(table.sitting, Sitting::Sides([Some(ns), _]) if ns == first);
                out.push_str(if open {
                    ", room: open"
                } else {
                    ", room: closed"
                });
                if let Some(four) = self.four(here, table, board.board) {
                    let _ = write!(out, ", four: {four}");
                }
            }
            lines.with_results.insert(place);
        }
    }

    fn export_where(&self, out: &mut String, here: Through, section: Option<&String>) {
        let _ = write!(out, ", round: {}", here.round);
        if self.session_count() > 1 {
            let _ = write!(out, ", session: {}", here.session);
        }
        if let Some(section) = section {
            out.push_str(", section: ");
            scalar(out, section);
        }
    }

    fn export_rest(&self, out: &mut String, through: Option<Through>, lines: &Lines) {
        let matches = &lines.matches;
        let mut list = |key: &str, lines: Vec<String>| {
            if !lines.is_empty() {
                let _ = writeln!(out, "{key}:");
                for line in lines {
                    let _ = writeln!(out, "  - {line}");
                }
            }
        };
        let notes = self.notes(through, lines);
        let known = |name: &str| {
            let mut played = lines.with_results.iter();
            notes.contains_key(name) || played.any(|&place| matches.all[place].name == name)
        };
        let standing = self.penalties.iter().filter(|penalty| !penalty.rescinded);
        let penalties = standing.filter_map(|penalty| {
            let given = &penalty.given;
            let name = given.in_match.as_ref().and_then(Tree::text);
            let to_come = |name: &str| {
                matches.named(name).is_some_and(|planned| {
                    let from = planned.from;
                    let over = self.session(from.session).is_some_and(|s| s.over.is_some());
                    !over || through.is_some_and(|last| from > last)
                })
            };
            let in_match = name.filter(|name| known(name));
            // A match that is not scored yet has no penalty either.
            if in_match.is_none() && name.is_some_and(to_come) {
                return None;
            }
            let mut line = format!("{{contestant: {}", given.contestant);
            for (key, value) in [
                ("standard", &given.standard),
                ("disciplinary", &given.disciplinary),
                ("amount", &given.amount),
            ] {
                if let Some(value) = value {
                    let _ = write!(line, ", {key}: {}", value.to_yaml());
                }
            }
            if let Some(name) = in_match {
                line.push_str(", match: ");
                scalar(&mut line, name);
            }
            line.push('}');
            Some(line)
        });
        let penalties = penalties.collect();
        list("matches", notes.values().cloned().collect());
        list("penalties", penalties);
        list("withdrawals", self.withdrawals(through));
        self.export_sat_out(out, through);
        self.export_waiting(out, through);
        if let Some(carried) = &self.carry_over {
            let _ = writeln!(out, "carry-over: {}", carried.to_yaml());
        }
    }
}

/// The results of an event file while they are written.
#[derive(Default)]
struct Lines {
    text: String,
    /// The matches of the programme, and which of them have results.
    matches: Matches,
    walkovers: Vec<Walkover>,
    with_results: BTreeSet<usize>,
    /// Results that are the only ones of their form.
    lone: BTreeSet<(Through, String, u32)>,
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
