//! Contestants: entries, substitutes, withdrawals, lateness.

use openroom_laws::law;
use openroom_scoring::Exact;

use super::Act;
use crate::entry::{Disqualified, Entered, EventKind, Late, Needs, Substitute, Withdrew};
use crate::names::{plain, same};
use crate::refusal::{Done, Refused};
use crate::said::{Said, said};
use crate::state::{Contestant, State};
use crate::tree::Tree;
use crate::who::Role;

/// No event has a larger number; one that is larger is mostly a membership number in the wrong column.
const MOST_CONTESTANTS: u32 = 9999;

/// What somebody needs is a line of a list.
const LONGEST_NEED: usize = 200;

/// What is needed is said, in a line.
fn check_needs(needs: Option<&str>) -> Done {
    let Some(needs) = needs else {
        return Ok(());
    };
    let is_line = !needs.chars().any(char::is_control);
    if needs.trim().is_empty() || !is_line || needs.chars().count() > LONGEST_NEED {
        return Err(Refused::plain(said!(
            "needs-a-line",
            "`needs` must be one line of at most {most} characters, such as `light, help with the cards`; leave it out if nothing is needed",
            most = LONGEST_NEED
        )));
    }
    Ok(())
}

impl State {
    pub(crate) fn enter(&mut self, act: &Act, entered: &Entered) -> Done {
        act.by_one_of(
            self,
            law!("80B2h"),
            said!("what-entry", "an entry"),
            said!(
                "who-organiser-director-or-scorer",
                "the Organizer, a Director or a scorer"
            ),
            |role| matches!(role, Role::Organiser | Role::Scorer) || role.is_director(),
        )?;
        let late = self.has_begun();
        if late {
            act.by_director(
                self,
                law!("81B1"),
                said!(
                    "what-entry-after-play-began",
                    "an entry after play has begun"
                ),
            )?;
            act.reason(said!(
                "what-entry-after-play-began",
                "an entry after play has begun"
            ))?;
        }
        if entered.contestant == 0 || self.contestants.contains_key(&entered.contestant) {
            return Err(Refused::plain(said!(
                "number-taken-or-not",
                "the number {contestant} is taken or not allowed; give each contestant a different number, starting at 1",
                contestant = entered.contestant
            )));
        }
        if entered.contestant > MOST_CONTESTANTS && !act.recalled {
            return Err(Refused::plain(said!(
                "number-too-large",
                "{contestant} is too large for the number of a contestant; number them 1, 2, 3, up to {most}, and write membership numbers as `members`",
                contestant = entered.contestant,
                most = MOST_CONTESTANTS
            )));
        }
        self.check_players(entered)?;
        self.check_limits(act, &entered.into())?;
        check_needs(entered.needs.as_deref())?;
        let contestant = Contestant {
            entered: entered.clone(),
            regulations: self.rulebook.version(),
            late_entry: late,
            late: Vec::new(),
            late_notice: Vec::new(),
            late_awards: Vec::new(),
            stood_in: Vec::new(),
            withdrawn: None,
            back: false,
            disqualified: false,
            keeps_points: None,
        };
        for player in &entered.players {
            self.entered.insert(plain(player), entered.contestant);
        }
        self.contestants.insert(entered.contestant, contestant);
        for session in 1..=u16::try_from(self.sessions.len()).unwrap_or(u16::MAX) {
            self.reseat(session);
        }
        Ok(())
    }

    /// What a contestant needs stands with its entry, whenever it became known.
    pub(crate) fn note_needs(&mut self, act: &Act, needs: &Needs) -> Done {
        act.by_one_of(
            self,
            law!("80B2h"),
            said!("what-needs", "what a contestant needs"),
            said!(
                "who-organiser-director-or-scorer",
                "the Organizer, a Director or a scorer"
            ),
            |role| matches!(role, Role::Organiser | Role::Scorer) || role.is_director(),
        )?;
        check_needs(needs.needs.as_deref())?;
        self.need_contestant(needs.contestant)?;
        if let Some(contestant) = self.contestants.get_mut(&needs.contestant) {
            contestant.entered.stationary = needs.stationary;
            contestant.entered.needs.clone_from(&needs.needs);
        }
        Ok(())
    }

    fn check_players(&self, entered: &Entered) -> Done {
        // By its number alone: who it is comes later, with `named`.
        if !entered.players.is_empty() {
            self.check_count(&entered.players)?;
        }
        self.check_names(&entered.players, &entered.members)?;
        if let Some(captain) = &entered.captain
            && self.kind() != EventKind::Teams
        {
            return Err(Refused::plain(said!(
                "only-team-has-captain",
                "{captain}: only a team has a captain",
                captain
            )));
        }
        let number = |tree: &Tree| tree.text().and_then(|t| t.parse::<Exact>().ok());
        let mut handicaps = [&entered.handicap, &entered.imp_handicap]
            .into_iter()
            .flatten();
        if handicaps.any(|tree| number(tree).is_none()) {
            return Err(Refused::plain(said!(
                "handicap-write-number-such",
                "handicap: write a number such as 2.5"
            )));
        }
        Ok(())
    }

    /// People who have a name each, of whom nobody is entered yet (Law 4).
    pub(super) fn check_names(&self, players: &[String], members: &[String]) -> Done {
        for (i, player) in players.iter().enumerate() {
            if player.trim().is_empty() {
                return Err(Refused::plain(said!(
                    "player-has-name",
                    "a player must have a name"
                )));
            }
            let mut before = players[..i].iter();
            let twice = before.any(|other| same(other, player))
                || self.entered.contains_key(&plain(player));
            if twice {
                return Err(Refused::law(
                    law!("4"),
                    self.edition(),
                    said!(
                        "entered-already-if-somebody",
                        "{player} has already been entered; if this is someone else, give a fuller name",
                        player
                    ),
                ));
            }
        }
        for player in players {
            self.check_free(player)?;
        }
        if members.len() > players.len() {
            return Err(Refused::plain(said!(
                "more-numbers-than-players",
                "there are more membership numbers than players"
            )));
        }
        Ok(())
    }

    /// As many players as a contestant of this kind has (Law 4).
    pub(super) fn check_count(&self, players: &[String]) -> Done {
        let (least, most, kind) = match self.kind() {
            EventKind::Individual => (1, 1, said!("one-player", "one player")),
            EventKind::Pairs => (2, 2, said!("two-players", "two players")),
            // Teams of eight and more exist; six is what WB 144.1 allows a team of four.
            EventKind::Teams => (
                4,
                self.team_limit(),
                said!(
                    "four-players-or-more",
                    "at least four players, up to six in a team of four"
                ),
            ),
        };
        let count = players.len();
        if count < least || count > most {
            let reason = said!(
                "contestant-this-event-has",
                "in this event each contestant must consist of {kind}, not {count}",
                kind,
                count
            );
            return Err(Refused::law(law!("4"), self.edition(), reason));
        }
        Ok(())
    }

    pub(super) fn team_limit(&self) -> usize {
        let of = self.regulations.settings().get("team-of");
        let of = of.and_then(|setting| setting.value.text()?.parse::<usize>().ok());
        of.map_or(6, |of| (of + of / 2).clamp(6, 99))
    }

    /// The contestant for whom somebody is entered.
    #[must_use]
    pub fn contestant_of(&self, player: &str) -> Option<u32> {
        self.contestants
            .iter()
            .find(|(_, contestant)| {
                contestant
                    .entered
                    .players
                    .iter()
                    .any(|other| other == player)
            })
            .map(|(&number, _)| number)
    }

    pub(crate) fn substitute(&mut self, act: &Act, substitute: &Substitute) -> Done {
        act.by_director(
            self,
            law!("4"),
            said!("what-substitution", "a substitution"),
        )?;
        act.reason(said!("what-substitution", "a substitution"))?;
        self.still_plays(substitute.contestant)?;
        let people = self.people(substitute.contestant);
        if !people.contains(&substitute.out.as_str()) {
            return Err(Refused::law(
                law!("4"),
                self.edition(),
                said!(
                    "does-not-play-for",
                    "{out} does not play for contestant {contestant}; its players are {names}",
                    out = substitute.out,
                    contestant = substitute.contestant,
                    names = people.join(", ")
                ),
            ));
        }
        let entered = self.contestants.iter().find(|(_, contestant)| {
            let mut players = contestant.entered.players.iter();
            players.any(|player| same(player, &substitute.in_))
        });
        if let Some((other, _)) = entered {
            return Err(Refused::white_book(
                "144.1",
                said!(
                    "entered-as-player-contestant",
                    "{player} is entered as a player of contestant {other}",
                    player = substitute.in_,
                    other
                ),
            ));
        }
        let rounds = self.need_session(substitute.session)?.rounds.len();
        let last = substitute.to.unwrap_or(substitute.from) as usize;
        if substitute.from == 0 || last < substitute.from as usize || last > rounds {
            return Err(Refused::plain(said!(
                "rounds-1-first-before",
                "rounds must be 1 to {rounds}, the first before the last",
                rounds
            )));
        }
        self.check_not_out(&substitute.in_)?;
        self.check_standing_in(&substitute.in_)?;
        self.check_elsewhere(substitute)?;
        if !act.recalled {
            self.check_limit(substitute)?;
        }
        if substitute.for_good {
            self.take_over(substitute)?;
        }
        self.substitutions.push(substitute.clone());
        Ok(())
    }

    /// The substitute is entered in the place of the other one, who could have entered from the start (144.2).
    fn take_over(&mut self, substitute: &Substitute) -> Done {
        let team = self.need_contestant(substitute.contestant)?;
        let mut players = team.entered.players.iter();
        let Some(place) = players.position(|player| same(player, &substitute.out)) else {
            return Err(Refused::white_book(
                "144.2",
                said!(
                    "take-over-entered",
                    "{out} was not entered; only the place of an entered player can be taken over",
                    out = substitute.out
                ),
            ));
        };
        self.entered
            .retain(|name, _| *name != plain(&substitute.out));
        self.entered
            .insert(plain(&substitute.in_), substitute.contestant);
        if let Some(team) = self.contestants.get_mut(&substitute.contestant) {
            substitute.in_.clone_into(&mut team.entered.players[place]);
            if let Some(member) = team.entered.members.get_mut(place) {
                member.clear();
            }
        }
        Ok(())
    }

    /// Nobody plays in two places at once, nor for both players of a pair (144.1).
    fn check_elsewhere(&self, wanted: &Substitute) -> Done {
        let rounds = self.session(wanted.session).map_or(0, |s| s.rounds.len());
        let last = wanted.to.map_or(rounds, |to| to as usize);
        for round in wanted.from as usize..=last {
            let taken = self.substitute_at(&wanted.in_, wanted.session, round, Some(wanted));
            if let Some(sub) = taken {
                return Err(Refused::white_book("144.1", plays_elsewhere(sub, round)));
            }
        }
        Ok(())
    }

    /// Nobody has two parts at once (144.1): who enters or stands in plays for nobody else from now on.
    pub(super) fn check_free(&self, player: &str) -> Done {
        self.check_standing_in(player)?;
        for (session, number) in self.sessions.iter().zip(1_u16..) {
            if session.over.is_some() {
                continue;
            }
            let begun = session
                .rounds
                .iter()
                .filter(|r| r.started.is_some())
                .count();
            for round in begun.max(1)..=session.rounds.len() {
                if let Some(sub) = self.substitute_at(player, number, round, None) {
                    return Err(Refused::white_book("144.1", plays_elsewhere(sub, round)));
                }
            }
        }
        Ok(())
    }

    /// Who stands in for a contestant plays for nobody else.
    fn check_standing_in(&self, player: &str) -> Done {
        let busy = self.contestants.iter().find(|(_, other)| {
            let mut players = other.standing_in().into_iter().flat_map(|s| &s.players);
            other.withdrawn.is_none() && players.any(|p| same(p, player))
        });
        match busy {
            None => Ok(()),
            Some((&number, _)) => Err(Refused::white_book(
                "144.1",
                said!(
                    "stands-in-already",
                    "{player} is standing in for contestant {number}; nobody can play in two places at once",
                    player,
                    number
                ),
            )),
        }
    }

    /// For whom somebody plays in a round as a substitute, but for `wanted`, which takes up or renews its own.
    fn substitute_at(
        &self,
        player: &str,
        session: u16,
        round: usize,
        wanted: Option<&Substitute>,
    ) -> Option<&Substitute> {
        let covers = |sub: &Substitute| {
            sub.session == session
                && sub.from as usize <= round
                && sub.to.is_none_or(|to| round <= to as usize)
        };
        let all = self.substitutions.iter().enumerate();
        let mut taken = all.filter(|(i, sub)| {
            let relieved = self.substitutions[i + 1..].iter().any(|later| {
                later.contestant == sub.contestant
                    && (same(&later.out, &sub.out) || same(&later.out, &sub.in_))
                    && covers(later)
            });
            let renewed = wanted.is_some_and(|wanted| {
                sub.contestant == wanted.contestant && same(&sub.out, &wanted.out)
            });
            covers(sub) && same(&sub.in_, player) && !relieved && !renewed
        });
        taken.next().map(|(_, sub)| sub)
    }

    pub(super) fn still_plays(&self, number: u32) -> Done {
        let contestant = self.need_contestant(number)?;
        if contestant.withdrawn.is_some() || contestant.disqualified {
            return Err(Refused::white_book(
                "145.1",
                said!(
                    "contestant-not-event-any",
                    "contestant {number} is no longer in the event",
                    number
                ),
            ));
        }
        Ok(())
    }

    pub(crate) fn withdraw(&mut self, act: &Act, withdrew: &Withdrew) -> Done {
        act.by_one_of(
            self,
            law!("81C1"),
            said!("what-withdrawal", "a withdrawal"),
            said!("who-director-or-organiser", "a Director or the Organizer"),
            |role| role.is_director() || role == Role::Organiser,
        )?;
        act.reason(said!("what-withdrawal", "a withdrawal"))?;
        if !self.official.is_empty() {
            return Err(Refused::white_book(
                "80.4",
                said!(
                    "result-official-there-nothing",
                    "the result is official and there is nothing left to withdraw from; only disqualification can take a place away now"
                ),
            ));
        }
        self.still_plays(withdrew.contestant)?;
        self.check_fine(withdrew)?;
        let left = self.leaving(
            withdrew.contestant,
            withdrew.accepted,
            withdrew.fine.clone(),
        );
        if let Some(contestant) = self.contestants.get_mut(&withdrew.contestant) {
            contestant.withdrawn = Some(left);
        }
        for number in 1..=u16::try_from(self.sessions.len()).unwrap_or(u16::MAX) {
            self.reseat(number);
        }
        Ok(())
    }

    /// The fine for each board, which only a reason accepted in part has (145.5).
    fn check_fine(&self, withdrew: &Withdrew) -> Done {
        let Some(fine) = &withdrew.fine else {
            return Ok(());
        };
        let number: Option<Exact> = fine.text().and_then(|text| text.parse().ok());
        let sound = |fine: &Exact| fine.signum() >= 0 && *fine <= Exact::int(40);
        if !withdrew.accepted || !number.is_some_and(|fine| sound(&fine)) {
            return Err(Refused::white_book(
                "145.5",
                said!(
                    "fine-0-40-per",
                    "a fine may be 0 to 40% per board, if the reason is accepted: write `accepted: true, fine: 10`"
                ),
            ));
        }
        Ok(())
    }

    pub(crate) fn arrive_late(&mut self, act: &Act, late: &Late) -> Done {
        act.by_one_of(
            self,
            law!("90B1"),
            said!("what-lateness", "lateness"),
            said!("who-director-or-organiser", "a Director or the Organizer"),
            |role| role.is_director() || role == Role::Organiser,
        )?;
        self.still_plays(late.contestant)?;
        self.need_session(late.session)?;
        if late.minutes == 0 {
            return Err(Refused::plain(said!(
                "nobody-late-by-no",
                "say by how many minutes the contestant was late"
            )));
        }
        if late.awards && self.by_matches() {
            return Err(Refused::white_book(
                "145.6",
                said!(
                    "late-awards-matches",
                    "where matches count, nothing is awarded board by board; cut the match short (`cut-short`)"
                ),
            ));
        }
        if let Some(contestant) = self.contestants.get_mut(&late.contestant) {
            contestant.late.push((late.session, late.minutes));
            contestant
                .late_notice
                .extend(late.notice.then_some(late.session));
            contestant
                .late_awards
                .extend(late.awards.then_some((late.session, late.minutes)));
        }
        if late.awards {
            self.award_missed(act, late.session, late.contestant);
        }
        Ok(())
    }

    pub(crate) fn disqualify(&mut self, act: &Act, disqualified: &Disqualified) -> Done {
        act.by_one_of(
            self,
            law!("91B"),
            said!("what-disqualification", "a disqualification"),
            said!(
                "who-director-charge-or-organiser",
                "the Director in charge or the Organizer"
            ),
            |role| matches!(role, Role::Chief | Role::Organiser),
        )?;
        act.reason(said!("what-disqualification", "a disqualification"))?;
        self.need_contestant(disqualified.contestant)?;
        if act.by.role == Role::Chief && disqualified.approved_by.is_none() {
            return Err(Refused::law(
                law!("91B"),
                self.edition(),
                said!(
                    "organiser-must-approve-write",
                    "the Organizer must approve; write `approved-by`"
                ),
            ));
        }
        if let Some(player) = &disqualified.player {
            return self.disqualify_player(disqualified, player);
        }
        // While the event goes on, it plays no more: the others have what a withdrawal gives them.
        let sessions = usize::from(self.session_count());
        let over = self.sessions.iter().filter(|s| s.over.is_some()).count();
        let left = (over < sessions && self.left(disqualified.contestant).is_none())
            .then(|| self.leaving(disqualified.contestant, false, None));
        if let Some(contestant) = self.contestants.get_mut(&disqualified.contestant) {
            contestant.disqualified = true;
            contestant.withdrawn = contestant.withdrawn.take().or(left);
        }
        Ok(())
    }
}

fn plays_elsewhere(sub: &Substitute, round: usize) -> Said {
    said!(
        "plays-for-contestant-round",
        "{player} plays for contestant {contestant} in round {round}, in place of {out}; nobody can play in two places at once",
        player = &sub.in_,
        contestant = sub.contestant,
        round,
        out = &sub.out
    )
}
