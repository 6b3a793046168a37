//! Results that are not what was made at the table: of a form of a fouled board that nobody else has played, and of a board
//! that a stand-by played.

use std::collections::{BTreeMap, BTreeSet};

use crate::entry::{EventKind, Structure};
use crate::spot::Through;
use crate::state::{BoardAt, Score, State, TableRound};

impl State {
    /// Results in a form of a fouled board that nobody else has played: they cannot be compared, so each side gets an
    /// artificial score, average plus unless a ruling says otherwise (White Book 147.2, 12.1.1).
    /// What was made against a contestant that left early compares with nothing either (145.2).
    pub(super) fn lone_forms(
        &self,
        through: Option<Through>,
        early: &BTreeSet<u32>,
    ) -> BTreeSet<(Through, &str, u32)> {
        let mut lone = BTreeSet::new();
        if self.kind() == EventKind::Teams {
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
            let counts = !table.sitting.contestants().any(|who| early.contains(&who));
            let compared =
                counts && version.score != Score::NotPlayed && !version.score.is_artificial();
            let of_form = forms.entry(&board.form).or_default();
            of_form.extend(compared.then_some((here, table.name.as_str(), board.board)));
        }
        for forms in fields.into_values().filter(|forms| forms.len() > 1) {
            lone.extend(forms.into_values().filter(|made| made.len() == 1).flatten());
        }
        lone
    }

    /// Who came back to find that a stand-by had played the board.
    pub(super) fn relieved(
        &self,
        here: Through,
        table: &TableRound,
        board: &BoardAt,
    ) -> Option<u32> {
        // A board that nobody played after all is nobody's.
        if self.kind() == EventKind::Teams || !self.was_played(board) {
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
}
