//! Line-ups: who of a team sits where in a match, handed in sealed or in the open, and those who may not play together.

use openroom_laws::law;

use super::Act;
use crate::entry::{
    CaptainNamed, CaptainWatches, EventKind, KeptApart, LineUpGiven, MatchConfirmed, RoomClosed,
    Structure,
};
use crate::names::same;
use crate::refusal::{Done, Refused};
use crate::regulations::LineUps;
use crate::said::{Said, said};
use crate::state::{LineUp, Meeting, State};
use crate::who::Role;

impl State {
    /// The match of a team in a round.
    pub(crate) fn meeting_of(&self, session: u16, round: u32, team: u32) -> Option<Meeting> {
        let tables = self.round(session, round)?.tables.iter();
        let all = tables.filter_map(|table| Meeting::at(session, round, table));
        let mut own = all.filter(|meeting| meeting.teams.0 == team || meeting.teams.1 == team);
        own.next()
    }

    /// Whether both sides may see the line-ups of a match: they are handed in in the open, both are in, or the round has begun.
    pub(crate) fn line_ups_are_open(&self, meeting: Meeting) -> bool {
        let has = |team: u32| {
            self.line_ups
                .contains_key(&(meeting.session, meeting.round, team))
        };
        let begun = self
            .round(meeting.session, meeting.round)
            .is_some_and(|round| round.started.is_some());
        begun
            || self.regulations.conduct().line_ups == LineUps::Open
            || has(meeting.teams.0) && has(meeting.teams.1)
    }

    /// Who of the two may wait until the others have named theirs: the hosts, else the higher number.
    fn has_seating_right(&self, meeting: Meeting) -> u32 {
        let home = self.fixtures.get(&meeting).map(|at| at.home);
        home.unwrap_or(meeting.teams.1)
    }

    pub(crate) fn give_line_up(&mut self, act: &Act, given: &LineUpGiven) -> Done {
        let team = given.contestant;
        act.by_one_of(
            self,
            law!("5B"),
            said!("what-line-up", "a line-up"),
            said!(
                "who-team-or-director",
                "the team, its captain or a Director"
            ),
            |role| role.is_director() || role.contestant() == Some(team),
        )?;
        self.still_plays(team)?;
        self.need_round(given.session, given.round)?;
        let Some(meeting) = self.meeting_of(given.session, given.round, team) else {
            return Err(Refused::plain(said!(
                "line-up-without-match",
                "contestant {team} has no match in round {round} of session {session}",
                team,
                round = given.round,
                session = given.session
            )));
        };
        self.check_line_up_time(act, given, meeting)?;
        self.check_line_up(given)?;
        self.check_partnerships(act, given)?;
        let key = (given.session, given.round, team);
        let before = self.line_ups.remove(&key);
        let changes = before.map_or(0, |before| before.changes + 1);
        let line_up = LineUp {
            ns: given.ns.clone(),
            ew: given.ew.clone(),
            at: act.at,
            by: act.by.clone(),
            why: act.why.map(str::to_owned),
            changes,
        };
        self.line_ups.insert(key, line_up);
        Ok(())
    }

    /// Until both are in a team may change its own; then, and in the round, the Director alone, with the reason (White Book 4.1).
    fn check_line_up_time(&self, act: &Act, given: &LineUpGiven, meeting: Meeting) -> Done {
        let round = self.need_round(given.session, given.round)?;
        let key = |team: u32| (given.session, given.round, team);
        let team = given.contestant;
        let other = meeting.teams.0 + meeting.teams.1 - team;
        let both =
            self.line_ups.contains_key(&key(team)) && self.line_ups.contains_key(&key(other));
        if round.started.is_some() || both {
            if !act.by.role.is_director() {
                return Err(Refused::white_book(
                    "4.1",
                    said!(
                        "line-up-for-director",
                        "both line-ups are in or the round has begun; only a Director can now change who plays with whom"
                    ),
                ));
            }
            act.reason(said!(
                "what-change-of-partnership",
                "a change of partnership"
            ))?;
        }
        let open = self.regulations.conduct().line_ups == LineUps::Open;
        if open
            && !act.by.role.is_director()
            && self.has_seating_right(meeting) == team
            && !self.line_ups.contains_key(&key(other))
        {
            let reason = said!(
                "line-up-others-first",
                "contestant {other} names its line-up first; contestant {team} has the seating right",
                other,
                team
            );
            return Err(Refused::law(law!("5B"), self.edition(), reason));
        }
        Ok(())
    }

    fn check_line_up(&self, given: &LineUpGiven) -> Done {
        let even = |side: &[String]| !side.is_empty() && side.len().is_multiple_of(2);
        if !even(&given.ns) || given.ns.len() != given.ew.len() {
            return Err(Refused::plain(said!(
                "line-up-of-pairs",
                "a line-up has a pair for each table: write `ns: [Ana, Bea]` and `ew: [Cid, Dan]`"
            )));
        }
        let people = self.people(given.contestant);
        let all: Vec<&String> = given.ns.iter().chain(&given.ew).collect();
        for (place, player) in all.iter().enumerate() {
            if !people.iter().any(|other| same(other, player)) {
                return Err(Refused::law(
                    law!("4"),
                    self.edition(),
                    said!(
                        "does-not-play-for",
                        "{out} does not play for contestant {contestant}; its players are {names}",
                        out = player.as_str(),
                        contestant = given.contestant,
                        names = people.join(", ")
                    ),
                ));
            }
            if all[..place].iter().any(|other| same(other, player)) {
                return Err(Refused::law(
                    law!("3"),
                    self.edition(),
                    said!(
                        "line-up-twice",
                        "{player} cannot sit in two places",
                        player = player.as_str()
                    ),
                ));
            }
        }
        let barred = |pair: &[String]| {
            let [one, other] = pair else { return false };
            self.kept_apart.iter().any(|apart| {
                let names = |who: &str| apart.players.iter().any(|name| same(name, who));
                (apart.session, apart.round, apart.contestant)
                    == (given.session, given.round, given.contestant)
                    && names(one)
                    && names(other)
            })
        };
        let mut pairs = given.ns.chunks(2).chain(given.ew.chunks(2));
        match pairs.find(|pair| barred(pair)) {
            Some(pair) => Err(Refused::white_book(
                "81.4.3",
                said!(
                    "line-up-kept-apart",
                    "{one} and {other} may not play together in this round",
                    one = pair[0].as_str(),
                    other = pair[1].as_str()
                ),
            )),
            None => Ok(()),
        }
    }

    /// Whether two rounds of a session of the programme are of one session of the Laws (White Book 80.6.1): in a Swiss each stands alone, in
    /// a knock-out each match.
    fn in_one_session(&self, session: u16, team: u32, [one, other]: [u32; 2]) -> bool {
        let structure = self.created.as_ref().map(|created| created.structure);
        let against = |round| {
            let meeting = self.meeting_of(session, round, team);
            meeting.map(|meeting| meeting.teams)
        };
        match structure {
            Some(Structure::Swiss) => one == other,
            Some(Structure::KnockOut) => against(one) == against(other),
            _ => true,
        }
    }

    /// Within a session of the Laws partners stay together, unless the Director permits a change (Law 4, White Book 4.1).
    fn check_partnerships(&self, act: &Act, given: &LineUpGiven) -> Done {
        if act.recalled {
            return Ok(());
        }
        let team = given.contestant;
        // Where the Director keeps two apart the others change with them.
        let kept_apart = |turn: u32| {
            let mut all = self.kept_apart.iter();
            all.any(|apart| {
                (apart.session, apart.round, apart.contestant) == (given.session, turn, team)
            })
        };
        if kept_apart(given.round) {
            return Ok(());
        }
        let others = self.line_ups.iter().filter(|((session, round, of), _)| {
            (*session, *of) == (given.session, team)
                && *round != given.round
                && !kept_apart(*round)
                && self.in_one_session(*session, team, [*round, given.round])
        });
        let pairs = |ns: &[String], ew: &[String]| -> Vec<[String; 2]> {
            let all = ns.chunks(2).chain(ew.chunks(2));
            all.filter_map(|pair| <[String; 2]>::try_from(pair.to_vec()).ok())
                .collect()
        };
        let wanted = pairs(&given.ns, &given.ew);
        for ((_, round, _), line_up) in others {
            for [one, other] in pairs(&line_up.ns, &line_up.ew) {
                let of = |who: &str| {
                    let mut all = wanted.iter();
                    let found = all.find(|pair| pair.iter().any(|name| same(name, who)));
                    found.map(|[a, b]| if same(a, who) { b } else { a })
                };
                let changed = |who: &str, with: &str| of(who).is_some_and(|now| !same(now, with));
                if changed(&one, &other) || changed(&other, &one) {
                    if act.by.role.is_director() {
                        act.reason(said!(
                            "what-change-of-partnership",
                            "a change of partnership"
                        ))?;
                        continue;
                    }
                    return Err(Refused::white_book(
                        "4.1",
                        said!(
                            "line-up-partners-stay",
                            "{one} and {other} are partners in round {round}, in the same session; only a Director can permit a change of partners before the session ends",
                            one,
                            other,
                            round = *round
                        ),
                    ));
                }
            }
        }
        Ok(())
    }

    pub(crate) fn keep_apart(&mut self, act: &Act, apart: &KeptApart) -> Done {
        let what = || said!("what-keeping-apart", "keeping a partnership apart");
        act.by_director(self, law!("81C1"), what())?;
        act.reason(what())?;
        self.still_plays(apart.contestant)?;
        self.need_round(apart.session, apart.round)?;
        let people = self.people(apart.contestant);
        let known = |name: &String| people.iter().any(|other| same(other, name));
        let two = matches!(&apart.players[..], [one, other] if !same(one, other));
        if self.kind() != EventKind::Teams || !two || !apart.players.iter().all(known) {
            return Err(Refused::plain(said!(
                "kept-apart-two",
                "write the two members of the team: `players: [Ana, Bea]`; its players are {names}",
                names = people.join(", ")
            )));
        }
        self.kept_apart.push(apart.clone());
        Ok(())
    }

    pub(crate) fn name_captain(&mut self, act: &Act, named: &CaptainNamed) -> Done {
        let team = named.contestant;
        act.by_one_of(
            self,
            law!("92D2"),
            said!("what-naming-captain", "naming a captain"),
            said!(
                "who-team-or-director",
                "the team, its captain or a Director"
            ),
            |role| role.is_director() || role == Role::Organiser || role.contestant() == Some(team),
        )?;
        self.still_plays(team)?;
        if self.kind() != EventKind::Teams {
            return Err(Refused::plain(said!(
                "only-team-has-captain",
                "{captain}: only a team has a captain",
                captain = named.name.as_str()
            )));
        }
        if named.name.trim().is_empty() {
            return Err(Refused::plain(said!(
                "name-empty",
                "the name must not be empty"
            )));
        }
        if let (Some(session), Some(round)) = (named.session, named.round) {
            self.need_round(session, round)?;
        }
        self.captains.push(named.clone());
        Ok(())
    }

    pub(crate) fn confirm_match(&mut self, act: &Act, confirmed: &MatchConfirmed) -> Done {
        let what = || said!("what-confirming-match", "confirming a match");
        let Ok(teams) = <[u32; 2]>::try_from(confirmed.teams.clone()) else {
            return Err(Refused::plain(said!(
                "postponed-two-teams",
                "write the two who meet: `teams: [2, 5]`"
            )));
        };
        let who: Said = said!("who-captains", "the captains of the two teams");
        act.by_one_of(self, law!("79A1"), what(), who, |role| {
            role.contestant().is_some_and(|team| teams.contains(&team))
        })?;
        let meeting = self.need_meeting(confirmed.session, confirmed.round, teams)?;
        if self.wants_results(meeting) {
            return Err(Refused::law(
                law!("79A1"),
                self.edition(),
                said!(
                    "match-wants-results",
                    "results of this match are still missing; enter them first"
                ),
            ));
        }
        let team = act.by.role.contestant().unwrap_or_default();
        let by = self.confirmed.entry(meeting).or_default();
        if !by.insert(team) {
            return Err(Refused::plain(said!(
                "match-confirmed-already",
                "contestant {team} has already confirmed this match",
                team
            )));
        }
        Ok(())
    }

    /// Before the match either captain may declare one room closed to onlookers; the other is open (White Book 162.1).
    pub(crate) fn close_room(&mut self, act: &Act, closed: &RoomClosed) -> Done {
        let (session, round) = (closed.session, closed.round);
        let meeting = self
            .table(session, round, &closed.table)
            .and_then(|table| Meeting::at(session, round, table));
        let Some(meeting) = meeting else {
            return Err(Refused::plain(said!(
                "no-match-at-table",
                "no match is played at table {table} in round {round}",
                table = closed.table.as_str(),
                round
            )));
        };
        let (one, other) = meeting.teams;
        act.by_one_of(
            self,
            law!("76A1"),
            said!("what-closing-room", "closing a room to onlookers"),
            said!(
                "who-captains-or-director",
                "the captains of the two teams or a Director"
            ),
            |role| {
                role.is_director()
                    || role
                        .contestant()
                        .is_some_and(|team| team == one || team == other)
            },
        )?;
        let tables = self.need_round(session, round)?.tables.iter();
        let rooms = tables.filter(|table| Meeting::at(session, round, table) == Some(meeting));
        let rooms: Vec<_> = rooms.collect();
        if rooms
            .iter()
            .any(|room| room.boards.iter().any(|board| board.result().is_some()))
        {
            return Err(Refused::plain(said!(
                "room-closed-too-late",
                "a room is declared closed before the match, not after its first result"
            )));
        }
        let name = |room: &crate::state::TableRound| (session, round, room.name.clone());
        let mut others = rooms.iter().filter(|room| room.name != closed.table);
        if others.any(|room| self.closed_rooms.contains(&name(room))) {
            return Err(Refused::plain(said!(
                "one-room-is-open",
                "the other room of this match has been declared closed, so this one is open"
            )));
        }
        self.closed_rooms
            .insert((session, round, closed.table.clone()));
        Ok(())
    }

    /// The Director says where a captain who does not play may look on; he leaves it himself, and does not come back before the next
    /// round (White Book 163.1).
    pub(crate) fn place_captain(&mut self, act: &Act, place: &CaptainWatches) -> Done {
        let team = place.contestant;
        act.by_one_of(
            self,
            law!("76A1"),
            said!("what-captain-watches", "where a captain looks on"),
            match place.left {
                true => said!(
                    "who-team-or-director",
                    "the team, its captain or a Director"
                ),
                false => said!("who-director", "a Director"),
            },
            |role| role.is_director() || place.left && role.contestant() == Some(team),
        )?;
        self.still_plays(team)?;
        self.need_table(place.session, place.round, &place.table)?;
        let key = (place.session, place.round, team);
        match self.captain_places.get(&key) {
            Some((_, true)) => {
                return Err(Refused::plain(said!(
                    "captain-left-table",
                    "the captain has left a table in this round, and looks on again in the next one"
                )));
            }
            None if place.left => {
                return Err(Refused::plain(said!(
                    "captain-has-no-place",
                    "the Director has given this captain no table to look on at"
                )));
            }
            _ => {}
        }
        self.captain_places
            .insert(key, (place.table.clone(), place.left));
        Ok(())
    }
}
