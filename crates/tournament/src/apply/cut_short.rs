//! A match that begins late is cut short before it is played: as many boards as the clock allows, announced at once (White Book 147.7).

use openroom_laws::law;

use super::{Act, Spot};
use crate::entry::{MatchCutShort, Structure};
use crate::refusal::{Done, Refused};
use crate::said::{Said, said};
use crate::state::{CutMatch, Meeting, Score, Source, State};
use crate::time::Time;
use crate::tree::Tree;

fn refuse(reason: Said) -> Refused {
    Refused::white_book("147.7", reason)
}

impl State {
    /// How many boards can still be played until then, each with its full minutes.
    #[must_use]
    pub fn boards_in_time(&self, now: Time, until: Time) -> u32 {
        let minutes = (until.seconds() - now.seconds()).max(0) / 60;
        let each = i64::from(self.regulations.conduct().board_minutes.max(1));
        u32::try_from(minutes / each).unwrap_or(u32::MAX)
    }

    /// The boards of a match in a round, in the order in which its first table has them.
    fn boards_of_match(&self, meeting: Meeting) -> Vec<u32> {
        let mut all = Vec::new();
        for table in self.tables_of(meeting) {
            for board in &table.boards {
                if !all.contains(&board.board) {
                    all.push(board.board);
                }
            }
        }
        all
    }

    /// How many they are.
    pub(super) fn meeting_boards(&self, meeting: Meeting) -> usize {
        self.boards_of_match(meeting).len()
    }

    pub(crate) fn cut_match_short(&mut self, act: &Act, cut: &MatchCutShort) -> Done {
        let what = || said!("what-cutting-short", "cutting a match short");
        act.by_director(self, law!("82B2"), what())?;
        act.reason(what())?;
        let Ok(teams) = <[u32; 2]>::try_from(cut.teams.clone()) else {
            return Err(Refused::plain(said!(
                "postponed-two-teams",
                "write the two who meet: `teams: [2, 5]`"
            )));
        };
        let meeting = self.need_meeting(cut.session, cut.round, teams)?;
        let name = self.check_can_be_cut(act, cut, meeting)?;
        let all = self.boards_of_match(meeting);
        let keeps = self.boards_kept(act, cut, all.len())?;
        let out = all[keeps..].to_vec();
        self.matches
            .push(cut_note(&name, meeting, all.len(), &cut.fault));
        let tables: Vec<String> = self
            .tables_of(meeting)
            .map(|table| table.name.clone())
            .collect();
        for table in &tables {
            for &board in &out {
                let spot = Spot {
                    session: cut.session,
                    round: cut.round,
                    table,
                    board,
                };
                let version = act.version(Score::NotPlayed, false, Source::Cancelled);
                // Each table may have its own boards of a match.
                if let Ok(board) = self.board_mut(spot) {
                    board.versions.push(version);
                    board.postponed = false;
                }
            }
        }
        self.cut_short.insert(meeting, CutMatch { name, out });
        Ok(())
    }

    /// Before it is played, and in a Swiss not in its first minutes; its name in the programme.
    fn check_can_be_cut(
        &self,
        act: &Act,
        cut: &MatchCutShort,
        meeting: Meeting,
    ) -> Result<String, Refused> {
        let programme = self.programme();
        let mut meetings = programme.meetings();
        let here = meetings.find(|(here, teams, _)| {
            (here.session, here.round, *teams) == (meeting.session, meeting.round, meeting.teams)
        });
        let Some((_, _, place)) = here else {
            return Err(refuse(said!(
                "cut-short-only-matches",
                "only a match can be cut short; in this event take boards out with `cancelled`"
            )));
        };
        let name = programme.all[place].name.clone();
        let noted = self.matches.iter();
        let mut noted = noted.filter_map(|note| note.get("match").and_then(Tree::text));
        if self.cut_short.contains_key(&meeting) || noted.any(|other| other == name) {
            return Err(refuse(said!(
                "cut-short-already",
                "something has been decided about this match already; reinstate its boards first (`restored`), or change the note on it (`match`)"
            )));
        }
        let mut boards = self.tables_of(meeting).flat_map(|table| &table.boards);
        if boards.any(|board| board.result().is_some()) {
            return Err(refuse(said!(
                "cut-short-before-play",
                "the match has results; how many boards are played is announced before play starts"
            )));
        }
        if let Some(other) = cut
            .fault
            .iter()
            .find(|who| ![meeting.teams.0, meeting.teams.1].contains(who))
        {
            return Err(Refused::plain(said!(
                "postponed-agreed-by-others",
                "contestant {other} does not play in that match; in `agreed` write those of the two who agreed",
                other
            )));
        }
        let swiss =
            self.created.as_ref().map(|created| created.structure) == Some(Structure::Swiss);
        let started = self.need_round(cut.session, cut.round)?.started;
        let kept = self.regulations.conduct().kept_minutes;
        let Some(started) = started else {
            return Err(Refused::law(
                law!("8B1"),
                self.edition(),
                said!(
                    "round-not-begun",
                    "round {round} has not begun",
                    round = cut.round
                ),
            ));
        };
        if swiss && started.plus_minutes(kept.into()).is_after(act.at) {
            return Err(refuse(said!(
                "cut-short-first-minutes",
                "in the first {minutes} minutes of a match of a Swiss no board is taken out",
                minutes = kept
            )));
        }
        Ok(name)
    }

    /// How many boards are played: as many as were announced, which is no more than the clock allows.
    fn boards_kept(&self, act: &Act, cut: &MatchCutShort, all: usize) -> Result<usize, Refused> {
        let round = self.need_round(cut.session, cut.round)?;
        let Some(until) = cut.until.or_else(|| round.ends()) else {
            return Err(refuse(said!(
                "cut-short-until-when",
                "the round has no clock; say when play should be over: write `until`"
            )));
        };
        let most = self.boards_in_time(act.at, until) as usize;
        let keeps = cut.boards.map_or(most, |boards| boards as usize);
        if keeps > most {
            return Err(refuse(said!(
                "cut-short-too-many",
                "boards that can be played until then, at {minutes} full minutes each: {most}, not {boards}",
                most,
                minutes = self.regulations.conduct().board_minutes,
                boards = keeps
            )));
        }
        if keeps == 0 {
            return Err(refuse(said!(
                "cut-short-no-board",
                "there is no time left for a board; give a later `until`, or decide the match with `match`"
            )));
        }
        if keeps >= all {
            return Err(refuse(said!(
                "cut-short-no-need",
                "all boards of the match ({boards}) can be played; nothing need be taken out",
                boards = all
            )));
        }
        Ok(keeps)
    }

    /// Boards that were taken out of a match come back only if both sides agree (White Book 147.7).
    pub(super) fn check_consent(&self, meeting: Meeting, boards: &[u32], agreed: &[u32]) -> Done {
        let Some(cut) = self.cut_short.get(&meeting) else {
            return Ok(());
        };
        let (one, other) = meeting.teams;
        let both = agreed.contains(&one) && agreed.contains(&other);
        if both || !boards.iter().any(|board| cut.out.contains(board)) {
            return Ok(());
        }
        Err(refuse(said!(
            "cut-short-both-agree",
            "boards taken out of a match that was cut short come back only if both sides agree: write `agreed: [{one}, {other}]`",
            one,
            other
        )))
    }

    /// What comes back is no longer out; with the last of them the match is a whole one again.
    pub(super) fn cut_less(&mut self, meeting: Meeting) {
        let tables = self.tables_of(meeting);
        let boards = tables.flat_map(|table| &table.boards);
        let still = boards.filter(|board| {
            let version = board.result();
            version.is_some_and(|version| version.source == Source::Cancelled)
        });
        let still: Vec<u32> = still.map(|board| board.board).collect();
        let Some(cut) = self.cut_short.get_mut(&meeting) else {
            return;
        };
        cut.out.retain(|board| still.contains(board));
        if cut.out.is_empty() {
            let name = cut.name.clone();
            self.matches
                .retain(|note| note.get("match").and_then(Tree::text) != Some(name.as_str()));
            self.cut_short.remove(&meeting);
        }
    }

    /// Whether a match was cut short before it was played: what is left of it counts only once it has been.
    pub(crate) fn cut_of(&self, name: &str) -> Option<Meeting> {
        let mut all = self.cut_short.iter();
        all.find(|(_, cut)| cut.name == name)
            .map(|(&meeting, _)| meeting)
    }
}

/// What crate `scoring` is told of it.
fn cut_note(name: &str, meeting: Meeting, boards: usize, fault: &[u32]) -> Tree {
    let fault = match fault {
        [] => "none".to_owned(),
        [one] => one.to_string(),
        _ => "both".to_owned(),
    };
    let (one, other) = meeting.teams;
    let teams = vec![Tree::Text(one.to_string()), Tree::Text(other.to_string())];
    let pair = |key: &str, value: Tree| (key.to_owned(), value);
    Tree::Map(vec![
        pair("match", Tree::Text(name.to_owned())),
        pair("teams", Tree::List(teams)),
        pair("boards", Tree::Text(boards.to_string())),
        pair(
            "cut-short",
            Tree::Map(vec![pair("fault", Tree::Text(fault))]),
        ),
    ])
}
