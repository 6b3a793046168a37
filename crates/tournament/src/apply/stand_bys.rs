//! Stand-bys and reserves: others in the place of a contestant that is absent at the start (White Book 144.3 to 144.6).

use openroom_laws::law;

use super::Act;
use crate::entry::{Arrived, EventKind, StandBy};
use crate::names::same;
use crate::refusal::{Done, Refused};
use crate::said::{Said, said};
use crate::state::{State, StoodIn};
use crate::time::Time;

/// Minutes after the start until those who stand in have the place for good, and if the absent one had told of it (144.3).
const RIGHTS: [i64; 2] = [45, 90];

impl State {
    pub(crate) fn stand_in(&mut self, act: &Act, stand_by: &StandBy) -> Done {
        act.by_director(
            self,
            law!("81B1"),
            said!("what-bringing-stand-by", "bringing in a stand-by"),
        )?;
        act.reason(said!("what-stand-by", "a stand-by"))?;
        let paragraph = match stand_by.reserve || stand_by.out_of_competition {
            true => "144.5",
            false => "144.3",
        };
        let refuse = |reason: Said| Err(Refused::white_book(paragraph, reason));
        self.still_plays(stand_by.contestant)?;
        self.check_count(&stand_by.players)?;
        if self.need_session(stand_by.session)?.over.is_some() {
            return refuse(said!(
                "session-over",
                "session {session} is over",
                session = stand_by.session
            ));
        }
        if stand_by.reserve && stand_by.out_of_competition {
            return refuse(said!(
                "reserve-competes-keep-one",
                "a reserve is in the competition; keep only one of `reserve` and `out-of-competition`"
            ));
        }
        // Whoever qualified less well is asked before anybody else (144.5); the opponents of a knock-out have a bye (144.6).
        let first_come = !stand_by.reserve && !stand_by.out_of_competition && !act.recalled;
        if first_come && self.qualified_from.is_some() {
            return Err(Refused::white_book(
                "144.5",
                said!(
                    "reserve-first",
                    "in an event that one qualifies for, ask the reserves first, in their order: write `reserve: true`; anybody else only helps the movement: `out-of-competition: true`"
                ),
            ));
        }
        if stand_by.reserve && self.is_knock_out() && !act.recalled {
            return Err(Refused::white_book(
                "144.6",
                said!(
                    "no-reserve-in-knock-out",
                    "a knock-out has no reserves; the opponents have a bye"
                ),
            ));
        }
        let contestant = self.need_contestant(stand_by.contestant)?;
        if contestant.standing_in().is_some() {
            return refuse(said!(
                "others-stand-for-contestant",
                "contestant {contestant} already has a stand-by",
                contestant = stand_by.contestant
            ));
        }
        if self.rounds_played(stand_by.contestant, stand_by.session) > 0 {
            return refuse(said!(
                "contestant-was-there-start",
                "contestant {contestant} was present at the start; write `substitute`",
                contestant = stand_by.contestant
            ));
        }
        for (i, player) in stand_by.players.iter().enumerate() {
            let twice = stand_by.players[..i].iter().any(|p| same(p, player));
            let busy = self.contestants.iter().find(|(_, other)| {
                let now = other.standing_in().into_iter().flat_map(|s| &s.players);
                let mut all = other.entered.players.iter().chain(now);
                other.withdrawn.is_none() && all.any(|p| same(p, player))
            });
            if player.trim().is_empty() || twice {
                return refuse(said!(
                    "each-player-has-name",
                    "each player must have a different name"
                ));
            }
            if let Some((number, _)) = busy {
                return refuse(said!(
                    "plays-for-contestant",
                    "{player} plays for contestant {number}",
                    player,
                    number
                ));
            }
            self.check_free(player)?;
        }
        if let Some(contestant) = self.contestants.get_mut(&stand_by.contestant) {
            contestant.stood_in.push(StoodIn {
                stand_by: stand_by.clone(),
                relieved: None,
            });
        }
        Ok(())
    }

    /// Since when those who stand in for a contestant have the place for good; nothing if they never will, or before the
    /// start.
    #[must_use]
    pub fn full_rights(&self, contestant: u32) -> Option<Time> {
        let contestant = self.contestants.get(&contestant)?;
        let stand_by = contestant.standing_in()?;
        let start = self.round(stand_by.session, 1)?.started?;
        let noticed = contestant.late_notice.contains(&stand_by.session) && !stand_by.reserve;
        (!stand_by.out_of_competition).then(|| start.plus_minutes(RIGHTS[usize::from(noticed)]))
    }

    pub(crate) fn arrive(&mut self, act: &Act, arrived: &Arrived) -> Done {
        act.by_director(
            self,
            law!("81B1"),
            said!("what-giving-place-back", "returning a place"),
        )?;
        self.still_plays(arrived.contestant)?;
        let contestant = self.need_contestant(arrived.contestant)?;
        let Some(stand_by) = contestant.standing_in() else {
            return Err(Refused::plain(said!(
                "nobody-stands-for-contestant",
                "contestant {contestant} has no stand-by",
                contestant = arrived.contestant
            )));
        };
        if let Some(since) = self
            .full_rights(arrived.contestant)
            .filter(|&since| act.at.is_after(since))
        {
            return Err(Refused::white_book(
                "144.3",
                said!(
                    "those-who-stand-have",
                    "the stand-bys have had the place permanently since {since}; enter late arrivals as a new contestant, if the movement allows it",
                    since
                ),
            ));
        }
        let session = stand_by.session;
        let boards = self.boards_stood_in(session, arrived)?;
        if let Some(last) = self
            .contestants
            .get_mut(&arrived.contestant)
            .and_then(|contestant| contestant.stood_in.last_mut())
        {
            last.relieved = Some(boards);
        }
        Ok(())
    }

    /// The boards that those who stood in played until now: round, table, board. Of rounds that have begun these are also
    /// boards without a result, which may only not have come in yet, unless the one who arrives plays them itself.
    fn boards_stood_in(
        &self,
        session: u16,
        arrived: &Arrived,
    ) -> Result<Vec<(u32, String, u32)>, Refused> {
        let who = arrived.contestant;
        let mut boards = Vec::new();
        let mut own = arrived.plays.clone();
        for (number, round, table, board) in self.places() {
            if number != session || table.sitting.side_of(who).is_none() {
                continue;
            }
            let played = self.was_played(board);
            let begun = self
                .round(session, round)
                .is_some_and(|r| r.started.is_some());
            if !played {
                let waits = begun && board.versions.is_empty();
                if waits && arrived.plays.contains(&board.board) {
                    own.retain(|&other| other != board.board);
                } else if waits {
                    boards.push((round, table.name.clone(), board.board));
                }
                continue;
            }
            let ruled = board.result().is_some_and(crate::state::Version::is_ruled);
            if self.kind() == EventKind::Teams && !ruled {
                return Err(Refused::white_book(
                    "144.3",
                    said!(
                        "board-table-round-was",
                        "board {board} at table {table} in round {round} was played by the stand-by; rule on it first: average minus for the contestant, the table score for the opponents",
                        board = board.board,
                        table = table.name,
                        round
                    ),
                ));
            }
            boards.push((round, table.name.clone(), board.board));
        }
        match own.first() {
            Some(&board) => Err(Refused::plain(said!(
                "arrived-cannot-play-board",
                "`plays` must name boards without a result at the table of contestant {contestant}, in a round that has begun; board {board} is not one of them",
                contestant = who,
                board
            ))),
            None => Ok(boards),
        }
    }
}
