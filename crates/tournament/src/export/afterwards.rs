//! What comes to the results: notes of matches, penalties, who left, who sat out or waits, carry-over.

use std::collections::BTreeMap;

use openroom_scoring::event::{
    Blame, Bye, Fate, MatchId, MatchNote, Penalty, PenaltyAmount, SitOut, Withdrawal,
};
use openroom_scoring::event_file::{self, EventErrors};

use super::{Builder, Note, NoteFate};
use crate::entry::{Part, PenaltyGiven};
use crate::knock_out::{Slot, TieState};
use crate::spot::Through;
use crate::tree::Tree;

/// Outcomes of a match without play, by the keys of a note.
pub(crate) const DECIDED: [&str; 6] = [
    "vps",
    "imps",
    "cut-short",
    "wrong-seating",
    "walkover",
    "bye",
];

/// What is said of a match: by us, or by the Director as in the event file.
enum Told<'s> {
    Ours(Note),
    /// With the round that it says nothing of, where places go by it.
    Written(&'s Tree, Option<Through>),
}

impl<'s> Builder<'s> {
    pub(super) fn afterwards(&mut self) {
        let mut notes: Vec<_> = self.notes().into_iter().collect();
        notes.sort_by_cached_key(|(name, _)| numbered(name));
        for (name, told) in notes {
            match told {
                Told::Ours(note) => self.note(&name, &note),
                Told::Written(tree, when) => self.written_note(tree, when),
            }
        }
        self.bracket();
        self.penalties();
        for (number, gone) in self.state.withdrawals(self.through) {
            let contestant = self.contestant(number);
            let gone = Withdrawal { contestant, ..gone };
            self.made.event.withdrawals.push(gone);
        }
        for (number, boards) in self.state.sat_out(self.through) {
            let sat_out = SitOut {
                contestant: self.contestant(number),
                boards: u32::try_from(boards).unwrap_or(u32::MAX),
            };
            self.made.event.sit_outs.push(sat_out);
        }
        let beaten = self.beaten_without_play();
        let waiting = match self.through {
            None if !self.ties.is_empty() => self.not_out(),
            through => self.state.waiting(through),
        };
        for number in waiting.into_iter().filter(|who| !beaten.contains(who)) {
            let contestant = self.contestant(number);
            self.made.event.waiting.push(contestant);
        }
        if let Some(carried) = &self.state.carry_over {
            let read = event_file::set_carry_over(&mut self.made.event, &carried.node());
            self.faulty(read, "carry-over");
        }
    }

    /// Who still has a match of the main bracket to win: it stands above whoever is out, also while that match is played.
    fn not_out(&self) -> Vec<u32> {
        let mut rounds = self
            .state
            .sessions
            .iter()
            .flat_map(|session| &session.rounds);
        if rounds.all(|round| round.started.is_none()) {
            return Vec::new();
        }
        let open = self.ties.iter();
        let open = open.filter(|tie| tie.place.part == Part::Main && tie.state != TieState::Over);
        let sides = open.flat_map(|tie| tie.sides);
        sides.filter_map(Slot::team).collect()
    }

    fn faulty(&mut self, read: Result<(), EventErrors>, place: &str) {
        for error in read.err().into_iter().flat_map(|errors| errors.0) {
            self.made.faults.push(error.within(place));
        }
    }

    /// What is said of matches: those that were decided without play, and those that have results. A note of a match to
    /// come waits for it.
    fn notes(&self) -> BTreeMap<String, Told<'s>> {
        let (state, matches) = (self.state, &self.matches);
        let left = state.matches_of_those_who_left(self.through, matches, &self.walkovers);
        let left = left
            .into_iter()
            .map(|(name, note)| (name, Told::Ours(note)));
        let mut notes: BTreeMap<String, Told> = left.collect();
        for (name, note) in state.byes_of_a_swiss(self.through) {
            notes.entry(name).or_insert(Told::Ours(note));
        }
        for note in &state.matches {
            let name = note.get("match").and_then(Tree::text).unwrap_or_default();
            let place = matches.all.iter().position(|planned| planned.name == name);
            let later = place.is_some_and(|place| self.is_later(matches.all[place].from));
            // What is left of a match that was cut short counts once it has been played.
            let cut = state.cut_of(name);
            let decided = cut.is_none() && DECIDED.iter().any(|key| note.get(key).is_some());
            let played = place.is_some_and(|place| self.with_results.contains(&place))
                && cut.is_none_or(|meeting| !state.wants_results(meeting));
            // What crate `scoring` says of a match that nobody has heard of is told when the note is written.
            if !later && (decided || played || place.is_none()) {
                // Without results only this tells when it was, and places of a knock-out go by it.
                let told = note.get("round").is_some() || note.get("session").is_some();
                let last = place.and_then(|place| matches.last_round(place));
                let when = last.filter(|_| state.is_knock_out() && !told);
                notes.insert(name.to_owned(), Told::Written(note, when));
            }
        }
        notes
    }

    const fn when(&self, here: Through) -> (u16, u32) {
        let session = if self.numbered { here.session } else { 0 };
        (session, here.round)
    }

    fn note(&mut self, name: &str, note: &Note) {
        let fate = match note.fate {
            NoteFate::CutShort(fault) => Fate::CutShort(match note.teams.first() {
                Some(&first) if first == fault => Blame::First,
                _ => Blame::Second,
            }),
            NoteFate::Walkover(stays) => {
                let winner = note.teams.iter().position(|&team| team == stays);
                Fate::Walkover(winner.unwrap_or(0))
            }
            NoteFate::OwnAverage => Fate::Bye(Bye::OwnAverage),
            NoteFate::Usual => Fate::Bye(Bye::Usual),
            NoteFate::AveragePlus => Fate::Bye(Bye::AveragePlus),
            NoteFate::Withdrawn(gone) => Fate::Bye(Bye::Withdrawal(self.contestant(gone))),
        };
        let teams = note.teams.iter();
        let note = MatchNote {
            id: self.match_id(name),
            teams: teams.map(|&team| self.contestant(team)).collect(),
            boards: u32::try_from(note.boards).ok(),
            when: note.when.map(|here| self.when(here)),
            scale: None,
            fate,
            lots: None,
            to_final: None,
            assignment_errors: [None, None],
            line: 0,
        };
        self.made.event.matches.push(note);
    }

    /// Who was beaten in the bracket, also without having sat down, and was not put back.
    fn beaten_without_play(&self) -> Vec<u32> {
        let ties = self.ties.iter();
        let main = ties.filter(|tie| tie.to_final.is_some());
        main.filter_map(|tie| tie.loser().filter(|_| tie.goes_on == tie.winner))
            .collect()
    }

    /// What a bracket says of its matches: how far from the final each is, and whom lots chose.
    fn bracket(&mut self) {
        let ties = std::mem::take(&mut self.ties);
        for tie in &ties {
            let Some(teams) = tie.teams() else {
                continue;
            };
            let both = (teams[0].min(teams[1]), teams[0].max(teams[1]));
            let here = tie.at.first().copied();
            let mut walkovers = self.walkovers.iter();
            let walkover = walkovers.find(|walkover| walkover.teams == both);
            let without = walkover.is_some();
            let of_walkover = walkover.map(|walkover| walkover.name.clone());
            let Some(name) = tie.name.clone().or(of_walkover) else {
                continue;
            };
            let played = tie
                .programme
                .is_some_and(|place| self.with_results.contains(&place));
            let known = self.match_ids.get(&name).copied();
            let noted = known.is_some_and(|id| {
                let mut notes = self.made.event.matches.iter();
                notes.any(|note| note.id == id)
            });
            if !played && !noted || here.is_some_and(|here| self.is_later(here)) {
                continue;
            }
            let id = self.match_id(&name);
            let lots = (tie.how == Some(crate::knock_out::Decided::Lots) && !without)
                .then_some(tie.winner)
                .flatten();
            if !noted && tie.to_final.is_none() && lots.is_none() {
                continue;
            }
            if !noted {
                let contestants = [both.0, both.1].map(|team| self.contestant(team));
                self.made.event.matches.push(MatchNote {
                    id,
                    teams: contestants.to_vec(),
                    boards: None,
                    when: None,
                    scale: None,
                    fate: Fate::Played,
                    lots: None,
                    to_final: None,
                    assignment_errors: [None, None],
                    line: 0,
                });
            }
            let winner = lots.map(|winner| self.contestant(winner));
            let mut notes = self.made.event.matches.iter_mut();
            if let Some(note) = notes.find(|note| note.id == id) {
                note.to_final = tie.to_final;
                note.lots =
                    winner.and_then(|winner| note.teams.iter().position(|&team| team == winner));
            }
        }
        self.ties = ties;
    }

    /// A note of the Director, which crate `scoring` reads.
    fn written_note(&mut self, note: &Tree, when: Option<Through>) {
        let place = format!("matches[{}]", self.made.event.matches.len());
        let read = event_file::add_match(&mut self.made.event, &note.node());
        let is_read = read.is_ok();
        self.faulty(read, &place);
        let when = when.map(|here| self.when(here));
        let added = self.made.event.matches.last_mut();
        if let Some(note) = added.filter(|_| is_read && when.is_some()) {
            note.when = when;
        }
        // It may have brought a match that was not there before.
        let names = self.made.event.match_names.iter();
        let names = names.zip((0..).map(MatchId)).skip(self.match_ids.len());
        self.match_ids
            .extend(names.map(|(name, id)| (name.to_string(), id)));
    }

    fn penalties(&mut self) {
        let state = self.state;
        for penalty in state.penalties.iter().filter(|penalty| !penalty.rescinded) {
            let given = &penalty.given;
            let name = state.match_of(penalty, &self.matches);
            let in_match = name.and_then(|name| self.match_ids.get(name).copied());
            // A match that is not scored yet has no penalty either.
            if in_match.is_none() && name.is_some_and(|name| self.is_to_come(name)) {
                continue;
            }
            if let Some(amount) = amount(given) {
                let penalty = Penalty {
                    contestant: self.contestant(given.contestant),
                    amount,
                    in_match,
                    // Nothing is said of the session where neither it nor a table is named.
                    session: (self.numbered && (given.session > 1 || given.table.is_some()))
                        .then_some(given.session),
                };
                self.made.event.penalties.push(penalty);
            }
        }
    }

    /// Whether a match of the programme is still to be played, or after the round up to which is scored.
    fn is_to_come(&self, name: &str) -> bool {
        self.matches.named(name).is_some_and(|planned| {
            let session = self.state.session(planned.from.session);
            let over = session.is_some_and(|session| session.over.is_some());
            !over || self.is_later(planned.from)
        })
    }
}

/// A name by its numbers: the second week comes before the tenth.
fn numbered(name: &str) -> Vec<(String, u64)> {
    let mut parts = vec![(String::new(), 0_u64)];
    let mut in_number = false;
    for c in name.chars() {
        match (c.to_digit(10), parts.last_mut()) {
            (Some(digit), Some((_, number))) => {
                *number = number.saturating_mul(10).saturating_add(digit.into());
                in_number = true;
            }
            (None, Some((text, _))) if !in_number => text.push(c),
            _ => {
                parts.push((c.to_string(), 0));
                in_number = false;
            }
        }
    }
    parts
}

/// What a penalty costs. It was looked at when it was given.
fn amount(given: &PenaltyGiven) -> Option<PenaltyAmount> {
    let figure = |tree: &Option<Tree>| tree.as_ref().and_then(Tree::exact);
    figure(&given.standard)
        .map(PenaltyAmount::Standard)
        .or_else(|| figure(&given.disciplinary).map(PenaltyAmount::Disciplinary))
        .or_else(|| figure(&given.amount).map(PenaltyAmount::Points))
}

#[cfg(test)]
mod tests {
    use super::numbered;

    #[test]
    fn the_tenth_week_comes_after_the_second() {
        let mut names = ["S10R1-1-2", "S2R1-1-10", "S2R1-1-9", "final", "S1R1-3-4"];
        names.sort_by_key(|name| numbered(name));
        assert_eq!(
            names,
            ["S1R1-3-4", "S2R1-1-9", "S2R1-1-10", "S10R1-1-2", "final"]
        );
    }
}
