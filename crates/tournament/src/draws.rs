//! The next round of a Swiss, drawn from the log itself; and whether a draw that stands there is the one that follows.
//!
//! ```
//! use openroom_tournament::draws::Ask;
//! use openroom_tournament::log;
//!
//! let mut text = String::from("- {at: 2026-05-14T18:00:00Z, by: organiser, created: {name: Swiss, kind: teams, structure: swiss}}\n");
//! for team in 1..=4 {
//!     text += &format!("- {{at: 2026-05-14T18:01:00Z, by: director, entered: {{contestant: {team}, name: Team {team}, players: [A{team}, B{team}, C{team}, D{team}]}}}}\n");
//! }
//! let event = log::replay(&text, None).unwrap();
//! let ask = Ask { boards: Some(8), rounds: Some(3), ..Ask::default() };
//! let drawn = event.next_draw(&ask).unwrap();
//! let meet: Vec<_> = drawn.matches.iter().map(|both| (both.home, both.away)).collect();
//! assert_eq!(meet, [(1, 2), (3, 4)]);
//! assert!(event.retraced(&drawn).is_ok());
//! ```

use std::collections::{BTreeMap, BTreeSet};

use openroom_movements::{Boards, Excess, Odd, Pairing, Part, Swiss, draw};

use crate::entry::{
    DrawMeet, DrawOdd, DrawOf, DrawOrder, Drawn, DrawnMatch, DrawnTriangle, EventKind, Structure,
};
use crate::refusal::Refused;
use crate::said::{Said, said};
use crate::spot::Through;
use crate::state::{Round, Sitting, State};
use crate::tournament::Tournament;

/// Boards of a round where nobody says how many.
const USUAL_BOARDS: u32 = 8;

/// How the next round is to be drawn; what is not said is as the regulations have it, or as it was in the round before.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Ask {
    /// The session; the one that is on, or the next one after it is over.
    pub session: Option<u16>,
    /// The order: in the first round that of the regulations, then the ranking.
    pub order: Option<DrawOrder>,
    /// The order that somebody gives.
    pub given: Vec<u32>,
    /// The seed of a lot.
    pub seed: Option<u64>,
    /// Who meets whom in it.
    pub meet: Option<DrawMeet>,
    /// What an odd number does.
    pub odd: Option<DrawOdd>,
    /// When two may meet again.
    pub again_after: Option<u32>,
    /// After which round the ranking is taken.
    pub after: Option<u32>,
    /// How many boards a match has.
    pub boards: Option<u32>,
    /// The first board of the round.
    pub first_board: Option<u32>,
    /// How many rounds the session is to have.
    pub rounds: Option<u32>,
    /// Two and two who change places by hand.
    pub swapped: Vec<[u32; 2]>,
}

/// In what a draw is not the one that follows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NotThis {
    /// What is different.
    pub reason: Said,
    /// What would have followed, if anything.
    pub instead: Option<Box<Drawn>>,
}

impl Tournament {
    /// The next round of a Swiss, drawn from the log: nothing is written.
    ///
    /// # Errors
    /// Why it cannot be drawn now.
    pub fn next_draw(&self, ask: &Ask) -> Result<Drawn, Refused> {
        let state = self.state();
        state.draws_rounds()?;
        let number = ask.session.unwrap_or_else(|| state.session_to_draw());
        let session = state.session(number);
        if number == 0 || number > state.session_count() {
            return Err(Refused::plain(said!(
                "event-has-sessions-none",
                "there is no session {number}; the event has only {count}",
                count = state.session_count(),
                number
            )));
        }
        let begun = session.map_or(0, |session| {
            let rounds = session.rounds.iter();
            rounds.filter(|round| round.started.is_some()).count()
        });
        let turn = u32::try_from(begun + 1).unwrap_or(u32::MAX);
        state.goes_on_drawing(number, turn, ask.rounds)?;
        let conduct = state.regulations.conduct();
        let first = begun == 0 && !state.has_begun();
        let order = ask.order.unwrap_or(match first {
            true if ask.seed.is_some() => DrawOrder::Lot,
            true if !ask.given.is_empty() => DrawOrder::Given,
            true => conduct.first_order,
            false => DrawOrder::Ranking,
        });
        let meet = ask.meet.unwrap_or(match first {
            true => conduct.first_meet,
            false => DrawMeet::Neighbours,
        });
        let mut drawn = Drawn::new(DrawOf::Round, order, Vec::new());
        drawn.session = number;
        drawn.round = Some(turn);
        drawn.meet = meet;
        drawn.odd = ask.odd.unwrap_or_else(|| {
            // Where there was a triangle an odd number plays another.
            let before = state.pairings(number, turn);
            match before.iter().any(|round| round.triangle.is_some()) {
                true => DrawOdd::Triangle,
                false => conduct.odd,
            }
        });
        drawn.again_after = ask.again_after.or(conduct.again_after);
        drawn.swapped.clone_from(&ask.swapped);
        drawn.rounds = ask.rounds;
        drawn.seed = ask.seed.filter(|_| order == DrawOrder::Lot);
        if order == DrawOrder::Lot && drawn.seed.is_none() {
            return Err(Refused::plain(said!(
                "drawn-no-seed",
                "a draw by lot must give its seed, such as `seed: 271828`, so that it can be repeated"
            )));
        }
        if order == DrawOrder::Ranking {
            drawn.after = Some(self.after(number, turn, ask.after)?);
        }
        let given = (order == DrawOrder::Given).then_some(&ask.given[..]);
        drawn.from = self.order_of(&drawn, given)?;
        let left = state.rounds_left(&drawn, turn);
        let pairing = state.pairing(&drawn, left)?;
        let boards = state.boards_of_round(number, turn, ask, pairing.long);
        if pairing.long == Some(Part::Second) {
            as_begun(ask, &boards)?;
        }
        state.put_on_tables(&mut drawn, &pairing, boards);
        swap(&mut drawn)?;
        Ok(drawn)
    }

    /// The places of a session, drawn by lot (White Book 121.4.2): nothing is written. All places are drawn together, whatever their section;
    /// only those who need a fixed seat are drawn among themselves first, for the places that stay where they are (121.4.3).
    #[must_use]
    pub fn draw_of_seats(&self, session: u16, seed: u64) -> Drawn {
        let state = self.state();
        let (fixed, others): (Vec<u32>, Vec<u32>) = state
            .playing()
            .into_iter()
            .partition(|&who| state.needs_fixed_seat(who));
        let mut pots = vec![fixed, others];
        pots.retain(|pot| !pot.is_empty());
        let from = draw::in_pots(&pots, seed);
        let mut drawn = Drawn::new(DrawOf::Seats, DrawOrder::Lot, from);
        drawn.session = session;
        drawn.seed = Some(seed);
        // One pot is all of them.
        drawn.pots = if pots.len() > 1 { pots } else { Vec::new() };
        drawn
    }

    /// Whether a draw follows from the log as it stood before it: nothing if it does. A draw by hand follows from nothing but its
    /// reason, and only what a draw needs is looked at.
    ///
    /// # Errors
    /// What is different, and what would have followed.
    pub fn retraced(&self, drawn: &Drawn) -> Result<(), NotThis> {
        let refuse = |reason: Said| NotThis {
            reason,
            instead: None,
        };
        if drawn.of != DrawOf::Round {
            return retraced_order(drawn);
        }
        let given = matches!(drawn.order, DrawOrder::Given).then_some(&drawn.from[..]);
        let from = self
            .order_of(drawn, given)
            .map_err(|refused| refuse(refused.reason))?;
        let mut again = Drawn {
            from,
            matches: Vec::new(),
            byes: Vec::new(),
            triangle: None,
            ..drawn.clone()
        };
        if drawn.meet == DrawMeet::ByHand {
            return Ok(());
        }
        let state = self.state();
        let turn = drawn.round.unwrap_or(1);
        let left = state.rounds_left(drawn, turn);
        let pairing = state
            .pairing(&again, left)
            .map_err(|refused| refuse(refused.reason))?;
        let boards = [const { Boards(Vec::new()) }; 3];
        state.put_on_tables(&mut again, &pairing, boards);
        swap(&mut again).map_err(|refused| refuse(refused.reason))?;
        let reason = if again.from != drawn.from {
            said!(
                "draw-order-differs",
                "the draw is made from another order than the one that follows from the log"
            )
        } else if who_meets(&again) != who_meets(drawn) {
            said!(
                "draw-matches-differ",
                "other matches follow from the order and the rounds before"
            )
        } else {
            return Ok(());
        };
        Err(NotThis {
            reason,
            instead: Some(Box::new(again)),
        })
    }

    /// After which round the ranking is taken, if all of it has been played.
    fn after(&self, number: u16, turn: u32, asked: Option<u32>) -> Result<u32, Refused> {
        let after = asked.unwrap_or(turn - 1);
        if after >= turn {
            return Err(Refused::plain(said!(
                "draw-after-too-late",
                "round {round} comes after round {turn}; take the ranking after an earlier round",
                round = after,
                turn = turn - 1
            )));
        }
        let open = self.missing();
        let open = open.iter().find(|missing| {
            let postponed = missing.session == number && missing.round > after;
            missing.session <= number && !postponed
        });
        if let Some(missing) = open {
            return Err(Refused::plain(said!(
                "draw-results-missing",
                "board {board} at table {table} in round {round} has no result yet; enter it, or draw by the ranking after an earlier round",
                board = missing.board,
                table = missing.table.clone(),
                round = missing.round
            )));
        }
        Ok(after)
    }

    /// The order in which a draw is made.
    fn order_of(&self, drawn: &Drawn, given: Option<&[u32]>) -> Result<Vec<u32>, Refused> {
        let playing = self.state().playing();
        match drawn.order {
            DrawOrder::Entry => Ok(playing),
            DrawOrder::Given => {
                let given = given.unwrap_or_default();
                let all: BTreeSet<u32> = given.iter().copied().collect();
                if all.len() == given.len() && all.iter().copied().eq(playing) {
                    return Ok(given.to_vec());
                }
                Err(Refused::plain(said!(
                    "draw-given-not-all",
                    "the order must name everyone who plays, each once"
                )))
            }
            DrawOrder::Lot => {
                let seed = drawn.seed.unwrap_or(0);
                match drawn.pots.is_empty() {
                    true => Ok(draw::by_lot(&playing, seed)),
                    false => Ok(draw::in_pots(&drawn.pots, seed)),
                }
            }
            DrawOrder::Ranking => {
                let round = drawn.after.unwrap_or(0);
                let session = drawn.session;
                let before = session.saturating_sub(1);
                let through = match round {
                    0 => Through {
                        session: before,
                        round: u32::MAX,
                    },
                    _ => Through { session, round },
                };
                let standings = self.standings(Some(through))?;
                let rank: BTreeMap<u32, usize> = (0..)
                    .zip(&standings.places)
                    .map(|(at, line)| (line.contestant, at))
                    .collect();
                let mut ranking = playing;
                ranking.sort_by_key(|who| (rank.get(who).copied().unwrap_or(usize::MAX), *who));
                Ok(ranking)
            }
        }
    }
}

/// A draw of places, numbers or groups: the lot and the snake are made again. What order an organiser gave, and what a ranking of another
/// event was, nothing here can say.
fn retraced_order(drawn: &Drawn) -> Result<(), NotThis> {
    let mut from = drawn.from.clone();
    match drawn.order {
        DrawOrder::Entry => from.sort_unstable(),
        DrawOrder::Lot if drawn.pots.is_empty() => {
            from = draw::by_lot(&from, drawn.seed.unwrap_or(0));
        }
        DrawOrder::Lot => from = draw::in_pots(&drawn.pots, drawn.seed.unwrap_or(0)),
        DrawOrder::Given | DrawOrder::Ranking => {}
    }
    let mut groups = match drawn.of {
        DrawOf::Groups if drawn.meet != DrawMeet::ByHand => draw::snake(&from, drawn.groups.len()),
        _ => drawn.groups.clone(),
    };
    if drawn.meet != DrawMeet::ByHand {
        for &[one, other] in &drawn.swapped {
            exchange(groups.iter_mut().flatten(), one, other);
        }
    }
    let reason = if from != drawn.from {
        said!(
            "draw-order-differs",
            "the draw is made from another order than the one that follows from the log"
        )
    } else if groups != drawn.groups {
        said!("draw-groups-differ", "other groups follow from the order")
    } else {
        return Ok(());
    };
    let instead = Drawn {
        from,
        groups,
        ..drawn.clone()
    };
    Err(NotThis {
        reason,
        instead: Some(Box::new(instead)),
    })
}

fn exchange<'p>(places: impl Iterator<Item = &'p mut u32>, one: u32, other: u32) {
    for place in places {
        if *place == one {
            *place = other;
        } else if *place == other {
            *place = one;
        }
    }
}

/// In the second round of a triangle its three teams go on, and their boards with those of the others were set in the first (166.2):
/// what asks for anything else would be asked in vain.
fn as_begun(ask: &Ask, boards: &[Boards; 3]) -> Result<(), Refused> {
    let [own, ..] = boards;
    let each = u32::try_from(own.0.len()).unwrap_or(u32::MAX);
    let other = |asked: Option<u32>, is: Option<u32>| asked.is_some() && asked != is;
    let option = match () {
        () if ask.odd == Some(DrawOdd::Bye) => "odd",
        () if other(ask.first_board, own.0.first().copied()) => "first-board",
        () if other(ask.boards, Some(each)) => "boards",
        () => return Ok(()),
    };
    Err(Refused::white_book(
        "166.2",
        said!(
            "draw-triangle-goes-on",
            "the triangle of the last round goes on in this one, with boards {boards}; leave out `{option}`",
            boards = own.to_string(),
            option
        ),
    ))
}

/// Two who change places: in matches, in a triangle, with the bye.
fn swap(drawn: &mut Drawn) -> Result<(), Refused> {
    for [one, other] in drawn.swapped.clone() {
        let all: BTreeSet<u32> = drawn.everybody().collect();
        if one == other || !all.contains(&one) || !all.contains(&other) {
            return Err(Refused::plain(said!(
                "draw-swap-who",
                "contestants {one} and {other} cannot change places: both must be in the draw",
                one,
                other
            )));
        }
        let matches = drawn.matches.iter_mut();
        let matches = matches.flat_map(|both| [&mut both.home, &mut both.away]);
        let triangle = drawn.triangle.iter_mut().flat_map(|three| &mut three.teams);
        exchange(matches.chain(triangle).chain(&mut drawn.byes), one, other);
    }
    Ok(())
}

/// Who meets whom, without tables and boards.
#[expect(
    clippy::type_complexity,
    reason = "three sets, named where they are taken"
)]
fn who_meets(drawn: &Drawn) -> (BTreeSet<(u32, u32)>, BTreeSet<u32>, Option<BTreeSet<u32>>) {
    let matches = drawn.matches.iter();
    let matches = matches.map(|both| (both.home.min(both.away), both.home.max(both.away)));
    let triangle = drawn.triangle.as_ref();
    (
        matches.collect(),
        drawn.byes.iter().copied().collect(),
        triangle.map(|three| three.teams.into_iter().collect()),
    )
}

impl State {
    /// Only a Swiss of pairs or teams is drawn round by round here.
    fn draws_rounds(&self) -> Result<(), Refused> {
        let structure = self.created.as_ref().map(|created| created.structure);
        if structure == Some(Structure::Swiss) && self.kind() != EventKind::Individual {
            return Ok(());
        }
        Err(Refused::plain(said!(
            "draw-no-swiss",
            "only the rounds of a Swiss of pairs or teams are drawn like this; create the event with `structure: swiss`"
        )))
    }

    /// The session whose next round is drawn: the last one that has begun and is not over, else the first one without rounds in play.
    fn session_to_draw(&self) -> u16 {
        let sessions = self.sessions.iter().zip(1_u16..);
        let over = sessions.filter(|(session, _)| session.over.is_some());
        over.map(|(_, number)| number).max().unwrap_or(0) + 1
    }

    /// Whether the session has a round to draw: no more are drawn than it is to have, unless that is raised.
    fn goes_on_drawing(&self, number: u16, turn: u32, asked: Option<u32>) -> Result<(), Refused> {
        let session = self.session(number);
        let movement = session.and_then(|session| session.movement.as_ref());
        let planned = movement.and_then(|movement| movement.planned);
        match asked.or(planned) {
            Some(rounds) if rounds < turn => Err(Refused::plain(said!(
                "draw-rounds-all",
                "session {session} is to have only {rounds} rounds, and round {turn} comes next; end it with `session-over`, or give the new number in `rounds`",
                session = number,
                rounds,
                turn
            ))),
            _ => Ok(()),
        }
    }

    /// How many rounds are still to be played with the one that is drawn, as far as that is known.
    fn rounds_left(&self, drawn: &Drawn, turn: u32) -> Option<u32> {
        let session = self.session(drawn.session);
        let movement = session.and_then(|session| session.movement.as_ref());
        let planned = movement.and_then(|movement| movement.planned);
        let planned = drawn.rounds.or(planned)?;
        Some((planned + 1).saturating_sub(turn))
    }

    /// The draw itself. The contestants are numbered for it by their place in the order of entry.
    fn pairing(&self, drawn: &Drawn, left: Option<u32>) -> Result<Pairing, Refused> {
        let all: Vec<u32> = self.contestants.keys().copied().collect();
        let number: BTreeMap<u32, u32> = all.iter().copied().zip(1..).collect();
        let of = |who: u32| number.get(&who).copied().unwrap_or(0);
        let back = |number: u32| all.get(number as usize - 1).copied().unwrap_or(0);
        let mut swiss = Swiss::new(u32::try_from(all.len()).unwrap_or(u32::MAX));
        let plays: BTreeSet<u32> = drawn.from.iter().copied().collect();
        let gone = all.iter().filter(|who| !plays.contains(who));
        swiss.withdrawn = gone.map(|&who| of(who)).collect();
        // A triangle takes two rounds (166.2), and is for teams of four.
        let room = left.is_none_or(|left| left >= 2);
        let fours = self.regulations.scored().scoring.team_of < 8;
        let may = self.kind() == EventKind::Teams && fours;
        if drawn.odd == DrawOdd::Triangle && room && may {
            swiss.odd = Odd::Long;
        }
        swiss.excess = match drawn.again_after {
            None => Excess::Avoid,
            Some(0) => Excess::Danish,
            Some(rounds) => Excess::After(rounds as usize),
        };
        let turn = drawn.round.unwrap_or(1);
        for mut pairing in self.pairings(drawn.session, turn) {
            each(&mut pairing, of);
            swiss.played.push(pairing);
        }
        let ranking: Vec<u32> = drawn.from.iter().map(|&who| of(who)).collect();
        let refused = |error: openroom_movements::NotMade| Refused::plain(error.said());
        let mut pairing = swiss.pair(&ranking).map_err(refused)?;
        if matches!(drawn.meet, DrawMeet::Halves | DrawMeet::Folded) {
            if !swiss.played.is_empty() {
                return Err(Refused::plain(said!(
                    "draw-halves-first-round",
                    "top half against bottom half, and first against last, are for the first round; later rounds go by the ranking"
                )));
            }
            let out: BTreeSet<u32> = pairing.triangle.into_iter().flatten().collect();
            let rest: Vec<u32> = ranking
                .into_iter()
                .filter(|who| !out.contains(who))
                .collect();
            let (matches, bye) = match drawn.meet {
                DrawMeet::Halves => draw::halves(&rest),
                _ => draw::folded(&rest),
            };
            pairing.matches = matches;
            pairing.bye = bye;
        }
        each(&mut pairing, back);
        Ok(pairing)
    }

    /// Who met whom before a round of a session, over all sessions, by contestants.
    pub(crate) fn pairings(&self, session: u16, turn: u32) -> Vec<Pairing> {
        let mut all: Vec<Pairing> = Vec::new();
        for (found, number) in self.sessions.iter().zip(1_u16..) {
            for (round, at) in found.rounds.iter().zip(1_u32..) {
                if (number, at) >= (session, turn) || round.started.is_none() {
                    break;
                }
                let here = Through {
                    session: number,
                    round: at,
                };
                let pairing = self.pairing_of(here, round, all.last());
                all.push(pairing);
            }
        }
        all
    }

    /// Who met whom in a round: as it was played, whoever drew it.
    fn pairing_of(&self, here: Through, round: &Round, before: Option<&Pairing>) -> Pairing {
        let teams = self.kind() == EventKind::Teams;
        let mut sides: Vec<(u32, u32)> = Vec::new();
        for table in round.tables.iter() {
            if let Sitting::Sides([Some(ns), Some(ew)]) = table.sitting {
                sides.push((ns, ew));
            }
        }
        let one_way = |&(ns, ew): &(u32, u32)| teams && !sides.contains(&(ew, ns));
        let mut pairing = Pairing::default();
        for &(ns, ew) in sides.iter().filter(|both| !one_way(both)) {
            if !pairing.matches.contains(&(ew, ns)) && !pairing.matches.contains(&(ns, ew)) {
                pairing.matches.push((ns, ew));
            }
        }
        // First against second, second against third, third against first.
        let halves: Vec<(u32, u32)> = sides.iter().copied().filter(one_way).collect();
        let next = |who: u32| halves.iter().find(|(ns, _)| *ns == who).map(|both| both.1);
        let three = halves.first().and_then(|&(first, second)| {
            let third = next(second)?;
            (next(third) == Some(first)).then_some([first, second, third])
        });
        if let Some(three) = three {
            let begun = before.filter(|before| before.long == Some(Part::First));
            let begun = begun.and_then(|before| before.triangle);
            let same = begun.filter(|begun| three.iter().all(|who| begun.contains(who)));
            pairing.triangle = Some(same.unwrap_or(three));
            pairing.long = Some(match same {
                Some(_) => Part::Second,
                None => Part::First,
            });
        }
        let mut byes = self.byes_in(here).into_iter();
        pairing.bye = byes.next();
        pairing.more_byes = byes.collect();
        pairing
    }

    /// Who had a bye in a round: as the draw says, where there is one; who met nobody after all had one too.
    pub(crate) fn byes_in(&self, here: Through) -> Vec<u32> {
        let Some(round) = self.round(here.session, here.round) else {
            return Vec::new();
        };
        let full = round.tables.iter().filter(|table| table.sitting.is_full());
        let plays: BTreeSet<u32> = full.flat_map(|t| t.sitting.contestants()).collect();
        let drawn = self.draw_of(here);
        let mut byes: BTreeSet<u32> = match drawn {
            Some(drawn) => drawn.everybody().collect(),
            None => {
                let session = self.session(here.session);
                session.map_or_else(BTreeSet::new, |session| {
                    let all = self.without_a_match(session, round, here.round);
                    all.into_iter().map(|(who, _)| who).collect()
                })
            }
        };
        byes.retain(|who| !plays.contains(who));
        byes.into_iter().collect()
    }

    /// The draw of a round, if there was one: the last.
    pub(crate) fn draw_of(&self, here: Through) -> Option<&Drawn> {
        let draws = self.draws.iter().rev().map(|at| &at.drawn);
        let mut own = draws.filter(|drawn| {
            drawn.of == DrawOf::Round
                && drawn.session == here.session
                && drawn.round == Some(here.round)
        });
        own.next()
    }

    /// The boards of a round, and those of the three matches of a triangle: the next that nobody has played yet, as many as before.
    fn boards_of_round(
        &self,
        number: u16,
        turn: u32,
        ask: &Ask,
        long: Option<Part>,
    ) -> [Boards; 3] {
        let before = Through {
            session: number,
            round: turn.saturating_sub(1),
        };
        let begun = self
            .draw_of(before)
            .and_then(|drawn| drawn.triangle.as_ref());
        if let (Some(Part::Second), Some(begun)) = (long, begun) {
            let [first, second, third] = begun.boards.clone();
            return [second, first, third];
        }
        let rounds = self.session(number).map_or(&[][..], |s| &s.rounds);
        let played = rounds.iter().take(turn as usize - 1);
        let played = played.flat_map(|round| round.tables.iter());
        let played = played.flat_map(|table| table.boards.iter().map(|board| board.board));
        let last = played.max().unwrap_or(0);
        let per_round = rounds
            .iter()
            .take(turn as usize - 1)
            .next_back()
            .and_then(|round| round.tables.first())
            .and_then(|table| u32::try_from(table.boards.len()).ok());
        let each = ask.boards.or(per_round).unwrap_or(USUAL_BOARDS).max(1);
        let first = ask.first_board.unwrap_or(last + 1);
        [0, 1, 2].map(|set| Boards((first + set * each..first + (set + 1) * each).collect()))
    }

    /// Puts a pairing on tables: the best match at the first.
    fn put_on_tables(&self, drawn: &mut Drawn, pairing: &Pairing, boards: [Boards; 3]) {
        let each = match self.kind() {
            EventKind::Teams => 2 * (self.regulations.scored().scoring.team_of / 4).max(1),
            _ => 1,
        };
        let mut table = 1;
        for &(home, away) in &pairing.matches {
            drawn.matches.push(DrawnMatch { table, home, away });
            table += each;
        }
        self.keep_tables(drawn);
        drawn.byes = pairing.byes().collect();
        let second = pairing.long == Some(Part::Second);
        drawn.boards = boards[0].clone();
        drawn.triangle = pairing.triangle.map(|teams| DrawnTriangle {
            table,
            teams,
            second,
            boards: match second {
                true => [boards[1].clone(), boards[0].clone(), boards[2].clone()],
                false => boards,
            },
        });
    }
}

impl State {
    /// Who needs a fixed seat keeps the table of the round before, as long as nobody else who needs one has it: the two matches exchange
    /// their tables (White Book 121.4.3). In teams the line-up says who of a team moves.
    fn keep_tables(&self, drawn: &mut Drawn) {
        let before = drawn.round.unwrap_or(1).saturating_sub(1) as usize;
        let Some(session) = self.session(drawn.session) else {
            return;
        };
        if self.kind() != EventKind::Pairs || before == 0 {
            return;
        }
        let sat_at = |who: u32| {
            let rounds = session.rounds.iter().take(before).rev();
            let mut tables = rounds.flat_map(|round| &round.tables);
            let table = tables.find(|table| table.sitting.side_of(who).is_some())?;
            table.name.parse::<u32>().ok()
        };
        let mut kept = BTreeSet::new();
        for at in 0..drawn.matches.len() {
            let both = drawn.matches[at];
            let fixed = [both.home, both.away]
                .into_iter()
                .filter(|&who| self.needs_fixed_seat(who));
            let wanted: Vec<u32> = fixed.filter_map(sat_at).collect();
            let free = |table: &&u32| !kept.contains(*table);
            let Some(&table) = wanted.iter().find(free) else {
                continue;
            };
            let mut others = drawn.matches.iter();
            let Some(other) = others.position(|other| other.table == table) else {
                continue;
            };
            drawn.matches[other].table = both.table;
            drawn.matches[at].table = table;
            kept.insert(table);
        }
    }
}

/// The same pairing by other numbers.
fn each(pairing: &mut Pairing, of: impl Fn(u32) -> u32) {
    for (one, other) in &mut pairing.matches {
        (*one, *other) = (of(*one), of(*other));
    }
    for who in pairing.bye.iter_mut().chain(&mut pairing.more_byes) {
        *who = of(*who);
    }
    for who in pairing.triangle.iter_mut().flatten() {
        *who = of(*who);
    }
}
