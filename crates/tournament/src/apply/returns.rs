//! A withdrawal taken back: the wrong pair was named, or they are there again.

use openroom_laws::law;

use super::Act;
use crate::entry::Returned;
use crate::names::plain;
use crate::refusal::{Done, Refused};
use crate::said::said;
use crate::state::State;

impl State {
    /// What a withdrawal does to boards follows from it alone, so it ends with it. What was ruled on meanwhile stays.
    pub(crate) fn come_back(&mut self, act: &Act, returned: &Returned) -> Done {
        let what = || said!("what-taking-withdrawal-back", "cancelling a withdrawal");
        act.by_director(self, law!("81C1"), what())?;
        act.reason(what())?;
        self.check_back(returned.contestant)?;
        let who = returned.contestant;
        if let Some(contestant) = self.contestants.get_mut(&who) {
            contestant.withdrawn = None;
            contestant.back = true;
        }
        for session in &mut self.sessions {
            // What others have sat out because of it they have sat out.
            let begun = session.rounds.iter().map(|round| round.started.is_some());
            let begun: Vec<bool> = begun.collect();
            let mut without = session.sat_out.iter_mut();
            for sat in without.by_ref().filter(|sat| sat.instead_of == who) {
                let round = (sat.round as usize).wrapping_sub(1);
                sat.since_back |= begun.get(round).copied().unwrap_or(false);
            }
        }
        for number in 1..=u16::try_from(self.sessions.len()).unwrap_or(u16::MAX) {
            self.reseat(number);
        }
        Ok(())
    }

    fn check_back(&self, who: u32) -> Done {
        let contestant = self.need_contestant(who)?;
        if contestant.disqualified {
            return Err(Refused::law(
                law!("91B"),
                self.edition(),
                said!(
                    "disqualified-stays-away",
                    "contestant {contestant} has been disqualified; that cannot be undone",
                    contestant = who
                ),
            ));
        }
        if contestant.withdrawn.is_none() {
            return Err(Refused::plain(said!(
                "has-not-left",
                "contestant {contestant} has not left",
                contestant = who
            )));
        }
        // Who stood in for it was free to play elsewhere since it left (144.1).
        for player in contestant
            .standing_in()
            .into_iter()
            .flat_map(|s| &s.players)
        {
            self.check_free(player)?;
            if let Some(other) = self.entered.get(&plain(player)) {
                return Err(Refused::white_book(
                    "144.1",
                    said!(
                        "entered-as-player-contestant",
                        "{player} is entered as a player of contestant {other}",
                        player,
                        other
                    ),
                ));
            }
        }
        Ok(())
    }
}
