//! What follows from where people sit: fours of large teams, and half tables.

use std::collections::{BTreeMap, BTreeSet};

use crate::entry::Structure;
use crate::spot::Through;
use crate::state::{Round, Session, Sitting, State, TableRound};

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

    /// Who sat out, where there is no percentage to make up for it by itself (80.5). A bye in a knock-out brings no points.
    pub(super) fn sat_out(&self, through: Option<Through>) -> BTreeMap<u32, usize> {
        let mut sat_out: BTreeMap<u32, usize> = BTreeMap::new();
        let method = self.regulations.settings().get("method");
        let method = method.and_then(|setting| setting.value.text());
        let without_top = match self.by_matches() {
            true => matches!(method, None | Some("imps" | "butler" | "total")),
            false => matches!(method, Some("cross-imps" | "butler" | "total")),
        };
        let vps = self.regulations.settings().contains_key("vp");
        if !without_top || vps || self.is_knock_out() {
            return sat_out;
        }
        for (session, number) in self.sessions.iter().zip(1_u16..) {
            for (round, turn) in session.rounds.iter().zip(1_u32..) {
                let here = Through {
                    session: number,
                    round: turn,
                };
                if round.started.is_none() || through.is_some_and(|last| here > last) {
                    continue;
                }
                let all = match self.by_matches() {
                    true => self.without_a_match(session, round, turn),
                    false => at_half_tables(round),
                };
                for (who, boards) in all {
                    // Who sits out because somebody left has average plus (145.4), and who left has nothing.
                    let mut plus = self.sit_outs(through);
                    let plus = plus.any(|(at, sat)| at == here && sat.contestant == who);
                    if !plus && self.left(who).is_none() {
                        *sat_out.entry(who).or_default() += boards;
                    }
                }
            }
        }
        sat_out.retain(|_, boards| *boards > 0);
        sat_out
    }

    /// Who has no match in a round, and how long the matches of it are. Who is late, so that its place was empty, has missed it.
    pub(crate) fn without_a_match(
        &self,
        session: &Session,
        round: &Round,
        turn: u32,
    ) -> Vec<(u32, usize)> {
        let mut full: BTreeMap<u32, BTreeSet<u32>> = BTreeMap::new();
        let mut half = BTreeSet::new();
        for table in &round.tables {
            let boards = table.boards.iter().map(|board| board.board);
            let boards: BTreeSet<u32> = boards.collect();
            for who in table.sitting.contestants() {
                if table.sitting.is_full() {
                    full.entry(who).or_default().extend(&boards);
                } else {
                    half.insert(who);
                }
            }
        }
        let length = full.values().map(BTreeSet::len).max().unwrap_or(0);
        let drawn =
            self.created.as_ref().map(|created| created.structure) == Some(Structure::Swiss);
        let was_late = |who: u32| match drawn {
            // Of rounds that are drawn one by one nothing tells where it would have sat.
            true => {
                let before = session.rounds.iter().take(turn as usize - 1);
                let mut sat = before.flat_map(|round| &round.tables);
                !sat.any(|table| table.sitting.side_of(who).is_some())
            }
            false => session.has_place(who, turn),
        };
        let seated = session.rounds.iter().flat_map(|round| &round.tables);
        let seated: BTreeSet<u32> = seated.flat_map(|t| t.sitting.contestants()).collect();
        let sat_out = seated
            .into_iter()
            .filter(|who| !full.contains_key(who) && (half.contains(who) || !was_late(*who)));
        sat_out.map(|who| (who, length)).collect()
    }

    /// Who has not played yet in a knock-out that goes on: nobody has put it out.
    pub(super) fn waiting(&self, through: Option<Through>) -> Vec<u32> {
        if !self.is_knock_out() {
            return Vec::new();
        }
        let (mut met, mut planned) = (BTreeSet::new(), BTreeSet::new());
        for (session, number) in self.sessions.iter().zip(1_u16..) {
            for (round, turn) in session.rounds.iter().zip(1_u32..) {
                let here = Through {
                    session: number,
                    round: turn,
                };
                let later = round.started.is_none() || through.is_some_and(|last| here > last);
                let all = round.tables.iter().flat_map(|t| t.sitting.contestants());
                match later {
                    true => planned.extend(all),
                    false => met.extend(all),
                }
            }
        }
        // Whoever was put back after a defeat is waited for as well, until it has sat down again (145.11.1).
        let back = self.knock_out.as_ref().filter(|_| through.is_none());
        let back = back.into_iter().flat_map(|of| &of.put_back);
        let back: BTreeSet<u32> = back
            .filter(|back| self.still_to_play(back.contestant))
            .map(|back| back.contestant)
            .collect();
        let over = self.sessions.len() >= usize::from(self.session_count())
            && self.sessions.iter().all(|session| session.over.is_some());
        let waits = |who: &&u32| {
            back.contains(*who)
                || !met.contains(*who)
                    && self.left(**who).is_none()
                    && (planned.contains(*who) || !over)
        };
        match met.is_empty() {
            true => Vec::new(),
            false => self.contestants.keys().filter(waits).copied().collect(),
        }
    }
}

/// Who sits alone at a table, and how many boards it has.
fn at_half_tables(round: &Round) -> Vec<(u32, usize)> {
    let halves = round.tables.iter().filter(|t| !t.sitting.is_full());
    let all = halves.flat_map(|table| {
        let all = table.sitting.contestants();
        all.map(|who| (who, table.boards.len()))
    });
    all.collect()
}

impl Session {
    /// Whether the movement gives a contestant a table with opponents in a round.
    fn has_place(&self, who: u32, round: u32) -> bool {
        let plan = self.movement.as_ref();
        let plan = plan.and_then(|plan| plan.rounds.get(round as usize - 1));
        let mut tables = plan.into_iter().flat_map(|round| &round.tables);
        let number = match self.seating.is_empty() {
            true => Some(who),
            false => {
                let mut found = self.seating.iter();
                found.find(|(_, holder)| **holder == who).map(|(n, _)| *n)
            }
        };
        tables.any(|table| {
            let sitting = Sitting::of(table.seats, Some);
            sitting.is_full() && number.is_some_and(|number| sitting.side_of(number).is_some())
        })
    }
}
