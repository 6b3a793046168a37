//! What follows from where people sit: fours of large teams, and half tables.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::Through;
use crate::state::{State, TableRound};

impl State {
    /// The four of a team of eight to which a table belongs, where fours stand alone (161.5): the tables of a match with one
    /// team North-South, in their order, and likewise those with it East-West.
    pub(super) fn four(&self, here: Through, table: &TableRound, board: u32) -> Option<usize> {
        let setting = |key: &str| self.regulations.settings().get(key)?.value.text();
        let players = setting("team-of").and_then(|text| text.parse::<u32>().ok());
        let apart = setting("teams-of-eight").is_none_or(|how| how == "fours");
        if !apart || players.is_none_or(|players| players < 8) {
            return None;
        }
        let round = self.round(here.session, here.round)?;
        let alike = round.tables.iter().filter(|other| {
            other.sitting == table.sitting && other.boards.iter().any(|b| b.board == board)
        });
        let place = alike.take_while(|other| other.name != table.name).count();
        Some(place + 1)
    }

    /// Who sat out at half tables, where there is no percentage to make up for it by itself (80.5).
    pub(super) fn export_half_tables(&self, out: &mut String, through: Option<Through>) {
        let method = self.regulations.settings().get("method");
        let method = method.and_then(|setting| setting.value.text());
        let without_top = matches!(method, Some("cross-imps" | "butler" | "total"));
        if self.by_matches() || !without_top {
            return;
        }
        let mut sat_out: BTreeMap<u32, usize> = BTreeMap::new();
        for (session, number) in self.sessions.iter().zip(1_u16..) {
            for (round, turn) in session.rounds.iter().zip(1_u32..) {
                let here = Through {
                    session: number,
                    round: turn,
                };
                if round.started.is_none() || through.is_some_and(|last| here > last) {
                    continue;
                }
                let halves = round.tables.iter().filter(|t| !t.sitting.is_full());
                for (who, boards) in halves.flat_map(|table| {
                    let all = table.sitting.contestants();
                    all.map(|who| (who, table.boards.len()))
                }) {
                    // Who sits out because somebody left has average plus (145.4), and who left has nothing.
                    let mut plus = self.sit_outs(through);
                    let plus = plus.any(|(at, sat)| at == here && sat.contestant == who);
                    if !plus && self.left(who).is_none() {
                        *sat_out.entry(who).or_default() += boards;
                    }
                }
            }
        }
        if !sat_out.is_empty() {
            out.push_str("sit-outs:\n");
        }
        for (who, boards) in sat_out.into_iter().filter(|(_, boards)| *boards > 0) {
            let _ = writeln!(out, "  - {{contestant: {who}, boards: {boards}}}");
        }
    }
}
