//! A draw: it is kept with all that it was made from, and that of a round is the round.

use std::collections::{BTreeMap, BTreeSet};

use openroom_laws::law;
use openroom_movements::{Movement, Round};

use super::Act;
use crate::entry::{DrawMeet, DrawOf, DrawOrder, Drawn, EventKind, Structure};
use crate::refusal::{Done, Refused};
use crate::said::{Said, said};
use crate::state::{DrawAt, State};

/// A larger seed would not survive a page, which counts in fractions.
pub(crate) const MOST_SEED: u64 = 1 << 53;

/// More rounds than that are a slip.
const MOST_ROUNDS: u32 = 200;

impl State {
    pub(crate) fn draw(&mut self, act: &Act, drawn: &Drawn) -> Done {
        act.by_one_of(
            self,
            law!("80B2"),
            said!("what-draw", "a draw"),
            said!("who-organiser-or-director", "the Organizer or a Director"),
            |role| role == crate::who::Role::Organiser || role.is_director(),
        )?;
        check_words(act, drawn)?;
        self.check_everybody(drawn)?;
        match drawn.of {
            DrawOf::Round => self.draw_round(drawn)?,
            DrawOf::Seats => self.draw_seats(drawn)?,
            DrawOf::Bracket | DrawOf::Numbers | DrawOf::Groups => {}
        }
        let number = act.number;
        self.draws.push(DrawAt {
            drawn: drawn.clone(),
            by: act.by.clone(),
            at: act.at,
            why: act.why.map(str::to_owned),
            entry: number,
        });
        Ok(())
    }

    /// Everybody in a draw is entered and has one place in it; in the draw of a round everybody who plays on is there.
    fn check_everybody(&self, drawn: &Drawn) -> Done {
        let mut seen = BTreeSet::new();
        for who in drawn.from.iter().copied() {
            self.need_contestant(who)?;
            if !seen.insert(who) {
                return Err(twice(who));
            }
        }
        if matches!(drawn.of, DrawOf::Bracket | DrawOf::Numbers | DrawOf::Seats) {
            return Ok(());
        }
        let ordered = std::mem::take(&mut seen);
        for who in drawn.everybody() {
            let contestant = self.need_contestant(who)?;
            if contestant.withdrawn.is_some() || contestant.disqualified {
                return Err(Refused::plain(said!(
                    "drawn-has-left",
                    "contestant {who} has left and cannot be drawn",
                    who
                )));
            }
            if !seen.insert(who) {
                return Err(twice(who));
            }
        }
        if drawn.meet != DrawMeet::ByHand
            && let Some(who) = ordered.symmetric_difference(&seen).next()
        {
            return Err(Refused::plain(said!(
                "drawn-not-from",
                "contestant {who} is in `from` or in the draw, but not in both",
                who
            )));
        }
        if drawn.of == DrawOf::Round
            && let Some(who) = self.playing().into_iter().find(|who| !seen.contains(who))
        {
            return Err(Refused::plain(said!(
                "drawn-without",
                "contestant {who} has neither a match nor a bye; draw again with all who play, or enter the withdrawal",
                who
            )));
        }
        Ok(())
    }

    /// Everybody who is entered and has not left.
    pub(crate) fn playing(&self) -> Vec<u32> {
        let all = self.contestants.iter();
        let plays = all.filter(|(_, one)| one.withdrawn.is_none() && !one.disqualified);
        plays.map(|(&who, _)| who).collect()
    }

    /// Gives everybody the place that was drawn (White Book 121.4.2). Afterwards places are exchanged by `seated`.
    fn draw_seats(&mut self, drawn: &Drawn) -> Done {
        let session = self.need_session(drawn.session)?;
        let Some(movement) = &session.movement else {
            return Err(Refused::plain(said!(
                "seats-come-after-movement",
                "set the movement before the seats; write `movement` first"
            )));
        };
        if session.rounds.iter().any(|round| round.started.is_some()) {
            return Err(Refused::law(
                law!("5A"),
                self.edition(),
                said!(
                    "drawn-seats-begun",
                    "session {session} has begun; places are drawn before it, and exchanged with `seated` afterwards",
                    session = drawn.session
                ),
            ));
        }
        let playing = self.playing();
        let drawn_all: BTreeSet<u32> = drawn.from.iter().copied().collect();
        if !playing.iter().copied().eq(drawn_all) {
            return Err(Refused::plain(said!(
                "draw-given-not-all",
                "the order must name everyone who plays, each once"
            )));
        }
        if drawn.from.len() > movement.contestants as usize {
            return Err(Refused::plain(said!(
                "drawn-seats-too-few",
                "the movement has places for {places}, and {entered} play; choose another movement first",
                places = movement.contestants,
                entered = drawn.from.len()
            )));
        }
        let seating = self.places_of(movement, &drawn.from);
        let session = self.session_mut(drawn.session);
        session.seating = seating.into();
        self.lay_out(drawn.session);
        Ok(())
    }

    /// The contestant of each number of a movement, for contestants in the order in which they were drawn: those who need a fixed seat
    /// take the numbers that stay at their tables as long as there are any, everybody else takes the next of what is left.
    fn places_of(&self, movement: &Movement, order: &[u32]) -> BTreeMap<u32, u32> {
        let count = u32::try_from(order.len()).unwrap_or(u32::MAX);
        let mut free: BTreeSet<u32> = (1..=count).collect();
        let mut still = movement.stationary();
        still.retain(|number| free.contains(number));
        let mut seating = BTreeMap::new();
        let (fixed, others): (Vec<u32>, Vec<u32>) = order
            .iter()
            .copied()
            .partition(|&who| self.needs_fixed_seat(who));
        for (&number, &who) in still.iter().zip(&fixed) {
            seating.insert(number, who);
            free.remove(&number);
        }
        let left = fixed.iter().skip(still.len()).chain(&others);
        seating.extend(free.into_iter().zip(left.copied()));
        seating
    }

    /// Whether a contestant needs a seat that it need not leave.
    pub(crate) fn needs_fixed_seat(&self, who: u32) -> bool {
        let found = self.contestants.get(&who);
        found.is_some_and(|one| one.entered.stationary)
    }

    /// Lays out the round that was drawn.
    fn draw_round(&mut self, drawn: &Drawn) -> Done {
        self.check_session(drawn.session)?;
        let structure = self.created.as_ref().map(|created| created.structure);
        if !matches!(structure, Some(Structure::Swiss | Structure::KnockOut))
            || self.kind() == EventKind::Individual
        {
            return Err(Refused::plain(said!(
                "drawn-no-swiss",
                "rounds are drawn in a Swiss or a knockout of pairs or teams; create the event with `structure: swiss`"
            )));
        }
        let Some(turn) = drawn.round.filter(|&round| round > 0) else {
            return Err(Refused::plain(said!(
                "drawn-which-round",
                "say which round was drawn, such as `round: 3`"
            )));
        };
        let session = self.session(drawn.session);
        if session.is_some_and(|session| session.over.is_some()) {
            return Err(Refused::law(
                law!("8C"),
                self.edition(),
                said!("the-session-is-over", "the session is over"),
            ));
        }
        let rounds = session.map_or(0, |session| session.rounds.len());
        let begun = session.map_or(0, |session| {
            let rounds = session.rounds.iter();
            rounds.filter(|round| round.started.is_some()).count()
        });
        if (turn as usize) <= begun {
            return Err(Refused::plain(said!(
                "drawn-round-begun",
                "round {round} has begun; the next round to draw is {next}",
                round = turn,
                next = begun + 1
            )));
        }
        if turn as usize > rounds + 1 {
            return Err(Refused::plain(said!(
                "drawn-round-before",
                "round {next} has not been drawn; draw it before round {round}",
                next = rounds + 1,
                round = turn
            )));
        }
        let seating = self.seating_for(drawn);
        let movement = self.drawn_movement(drawn, turn, &seating)?;
        let from = Some(turn).filter(|&turn| turn > 1);
        if let Some(fault) = self.fault(drawn.session, from, &movement) {
            return Err(Refused::plain(said!(
                "drawn-wrong",
                "the round cannot be played like this: {fault}",
                fault
            )));
        }
        let session = self.session_mut(drawn.session);
        session.movement = Some(movement.into());
        session.seating = seating.into();
        // Who sits out now is said in the draw.
        session.sat_out.retain(|sat| sat.round < turn);
        self.lay_out(drawn.session);
        Ok(())
    }

    /// The contestant of each number of the movement, with a number for those who have none yet; empty as long as the numbers are the
    /// same.
    fn seating_for(&self, drawn: &Drawn) -> BTreeMap<u32, u32> {
        let session = self.session(drawn.session);
        let mut seating: BTreeMap<u32, u32> =
            session.map_or_else(BTreeMap::new, |session| (*session.seating).clone());
        if seating.is_empty() {
            return seating;
        }
        let movement = session.and_then(|session| session.movement.as_ref());
        let most = movement.map_or(0, |movement| movement.contestants);
        let last = seating.keys().next_back().copied().unwrap_or(0);
        let mut next = most.max(last) + 1;
        for who in drawn.everybody() {
            if !seating.values().any(|&other| other == who) {
                seating.insert(next, who);
                next += 1;
            }
        }
        seating
    }

    /// The movement with the round that was drawn at its end.
    fn drawn_movement(
        &self,
        drawn: &Drawn,
        turn: u32,
        seating: &BTreeMap<u32, u32>,
    ) -> Result<Movement, Refused> {
        if drawn.boards.0.is_empty() {
            return Err(Refused::plain(said!(
                "drawn-no-boards",
                "say which boards are played, such as `boards: 1-8`"
            )));
        }
        let entrants = self.entering();
        let name = self.created.as_ref().map_or("", |created| &created.name);
        let session = self.session(drawn.session);
        let before = session.and_then(|session| session.movement.as_deref());
        let mut movement = before
            .cloned()
            .unwrap_or_else(|| Movement::new(name.to_owned(), entrants, 0));
        if before.is_none() {
            movement.fours = (self.regulations.scored().scoring.team_of / 4).max(1);
        }
        let position = |who: u32| {
            let mut found = seating.iter().filter(|(_, other)| **other == who);
            found.next().map_or(who, |(&position, _)| position)
        };
        let matches = drawn.matches.iter();
        let matches: Vec<_> = matches
            .map(|both| (both.table, position(both.home), position(both.away)))
            .collect();
        let mut round = Round::of_matches(entrants, movement.fours, &matches, &drawn.boards);
        if let Some(three) = &drawn.triangle {
            if entrants != openroom_movements::Entrants::Teams || movement.fours > 1 {
                return Err(Refused::plain(said!(
                    "drawn-triangle-of-teams",
                    "only teams of four play a triangle; give one contestant a bye"
                )));
            }
            let teams = three.teams.map(position);
            round.add_triangle(three.table, teams, three.second, &three.boards);
        }
        if !seating.is_empty() {
            movement.contestants = seating.keys().next_back().copied().unwrap_or(0);
        } else {
            let most = self.contestants.keys().next_back().copied().unwrap_or(0);
            movement.contestants = movement.contestants.max(most);
        }
        movement.rounds.truncate(turn as usize - 1);
        movement.rounds.push(round);
        movement.fit_rounds();
        if let Some(rounds) = drawn.rounds {
            if rounds < turn || rounds > MOST_ROUNDS {
                return Err(Refused::plain(said!(
                    "drawn-rounds-planned",
                    "`rounds` must be a number from {round} to {most}",
                    round = turn,
                    most = MOST_ROUNDS
                )));
            }
            movement.planned = Some(rounds);
        }
        movement.planned = movement.planned.map(|planned| planned.max(turn));
        Ok(movement)
    }
}

fn twice(who: u32) -> Refused {
    Refused::plain(said!(
        "drawn-twice",
        "contestant {who} appears twice in the draw",
        who
    ))
}

/// A draw says what belongs to it: a lot its seed, a ranking its round, whatever was done by hand the reason.
fn check_words(act: &Act, drawn: &Drawn) -> Done {
    let refuse = |reason: Said| Err(Refused::plain(reason));
    match (drawn.order, drawn.seed) {
        (DrawOrder::Lot, None) => {
            return refuse(said!(
                "drawn-no-seed",
                "a draw by lot must give its seed, such as `seed: 271828`, so that it can be repeated"
            ));
        }
        (DrawOrder::Lot, Some(seed)) if seed >= MOST_SEED => {
            return refuse(said!(
                "drawn-seed-too-large",
                "the seed must be below {most}",
                most = MOST_SEED.to_string()
            ));
        }
        (DrawOrder::Entry | DrawOrder::Given | DrawOrder::Ranking, Some(_)) => {
            return refuse(said!(
                "drawn-seed-without-lot",
                "only a draw by lot has a seed; write `order: lot`"
            ));
        }
        _ => {}
    }
    if drawn.order == DrawOrder::Ranking && drawn.of == DrawOf::Round && drawn.after.is_none() {
        return refuse(said!(
            "drawn-after-which",
            "say after which round the ranking was taken, such as `after: 3`"
        ));
    }
    if drawn.meet == DrawMeet::ByHand || !drawn.swapped.is_empty() {
        act.reason(said!("what-draw-by-hand", "a draw by hand"))?;
    }
    if drawn.of == DrawOf::Groups && drawn.groups.iter().any(Vec::is_empty) {
        return refuse(said!("drawn-group-empty", "a group is empty"));
    }
    Ok(())
}
