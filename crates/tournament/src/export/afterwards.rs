//! What comes to the results: notes of matches, penalties, who left, who sat out or waits, carry-over.

use std::collections::BTreeMap;

use openroom_scoring::event::{
    Blame, Bye, Fate, MatchId, MatchNote, Penalty, PenaltyAmount, SitOut, Withdrawal,
};
use openroom_scoring::event_file::{self, EventErrors};

use super::{Builder, Note, NoteFate};
use crate::entry::PenaltyGiven;
use crate::spot::Through;
use crate::tree::Tree;

/// Outcomes of a match without play, by the keys of a note.
const DECIDED: [&str; 6] = [
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
        for (name, told) in self.notes() {
            match told {
                Told::Ours(note) => self.note(&name, &note),
                Told::Written(tree, when) => self.written_note(tree, when),
            }
        }
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
        for number in self.state.waiting(self.through) {
            let contestant = self.contestant(number);
            self.made.event.waiting.push(contestant);
        }
        if let Some(carried) = &self.state.carry_over {
            let read = event_file::set_carry_over(&mut self.made.event, &carried.node());
            self.faulty(read, "carry-over");
        }
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
        for note in &state.matches {
            let name = note.get("match").and_then(Tree::text).unwrap_or_default();
            let place = matches.all.iter().position(|planned| planned.name == name);
            let later = place.is_some_and(|place| self.is_later(matches.all[place].from));
            let decided = DECIDED.iter().any(|key| note.get(key).is_some());
            let played = place.is_some_and(|place| self.with_results.contains(&place));
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
            assignment_errors: [None, None],
            line: 0,
        };
        self.made.event.matches.push(note);
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
            let name = given.in_match.as_ref().and_then(Tree::text);
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

/// What a penalty costs. It was looked at when it was given.
fn amount(given: &PenaltyGiven) -> Option<PenaltyAmount> {
    let figure = |tree: &Option<Tree>| tree.as_ref().and_then(Tree::exact);
    figure(&given.standard)
        .map(PenaltyAmount::Standard)
        .or_else(|| figure(&given.disciplinary).map(PenaltyAmount::Disciplinary))
        .or_else(|| figure(&given.amount).map(PenaltyAmount::Points))
}
