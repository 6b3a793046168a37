//! A Swiss from its first draw to its ranking: what is drawn follows from the log, and a second checker agrees.

use openroom_chance::Chance;
use openroom_tournament::draws::Ask;
use openroom_tournament::entry::{
    DrawMeet, DrawOdd, DrawOrder, Drawn, Entered, EventKind, RoundStarted, SessionOver, Withdrew,
    Written,
};
use openroom_tournament::{Action, Entry, Role, Time, Tournament, Who, log, promises};
use proptest::prelude::*;

/// A Swiss that a program directs.
#[derive(Clone)]
struct Hall {
    log: Vec<Entry>,
    event: Tournament,
    clock: Time,
    chance: Chance,
}

impl Hall {
    fn new(kind: EventKind, contestants: u32, settings: &str, seed: u64) -> Self {
        let (word, method) = match kind {
            EventKind::Teams => ("teams", "method: imps, vp: {scale: wbf-2013}"),
            _ => ("pairs", "method: matchpoints, vp: {scale: ebu-pairs-20}"),
        };
        let mut hall = Self {
            log: Vec::new(),
            event: Tournament::new(),
            clock: "2026-05-14T18:00:00Z".parse().unwrap(),
            chance: Chance::new(seed, 1),
        };
        hall.say(&format!(
            "created: {{name: Swiss, kind: {word}, structure: swiss}}"
        ));
        hall.say(&format!(
            "regulations: {{layer: event, settings: {{{method}{settings}}}}}"
        ));
        for contestant in 1..=contestants {
            hall.enter(contestant);
        }
        hall
    }

    fn put(&mut self, action: Action, why: Option<&str>) {
        let mut entry = Entry::new(self.clock, Who::new(Role::Chief), action);
        entry.why = why.map(str::to_owned);
        if let Err(refused) = self.event.apply(&entry) {
            panic!("{}: {refused}", entry.to_yaml());
        }
        // Written and read again it is the same.
        assert_eq!(log::read_entry(&entry.to_yaml()).unwrap(), entry);
        self.log.push(entry);
    }

    fn say(&mut self, act: &str) {
        let text = format!("{{at: 2000-01-01T00:00:00Z, by: director, {act}}}");
        let entry = log::read_entry(&text).unwrap();
        self.put(entry.action, None);
    }

    fn enter(&mut self, contestant: u32) {
        let players = match self.event.state().kind() {
            EventKind::Teams => 4,
            _ => 2,
        };
        let entered = Entered {
            players: (1..=players)
                .map(|n| format!("P{contestant}-{n}"))
                .collect(),
            ..serde_json::from_value(serde_json::json!({"contestant": contestant, "players": []}))
                .unwrap()
        };
        self.put(Action::Entered(entered), Some("came late"));
    }

    fn withdraw(&mut self, contestant: u32) {
        let withdrew = Withdrew {
            contestant,
            ..serde_json::from_value(serde_json::json!({"contestant": contestant})).unwrap()
        };
        self.put(Action::Withdrew(withdrew), Some("ill"));
    }

    fn draw(&mut self, ask: &Ask) -> Drawn {
        let drawn = self.event.next_draw(ask).unwrap();
        assert_eq!(self.event.retraced(&drawn), Ok(()));
        let why = (!drawn.swapped.is_empty()).then_some("they share a car");
        self.put(Action::Drawn(Box::new(drawn.clone())), why);
        drawn
    }

    fn play(&mut self, round: u32) {
        self.clock = self.clock.plus_minutes(1);
        let start = RoundStarted {
            session: 1,
            round,
            minutes: None,
            by_itself: false,
        };
        self.put(Action::RoundStarted(start), None);
        let tables = self.event.state().round(1, round).unwrap().tables.clone();
        for table in tables.iter().filter(|table| table.sitting.is_full()) {
            for board in &table.boards {
                if board.result().is_some() {
                    continue;
                }
                let tricks = 6 + u8::try_from(self.chance.below(6)).unwrap();
                let written = Written {
                    contract: Some("3NT".to_owned()),
                    by: Some("N".to_owned()),
                    tricks: Some(tricks),
                    ..serde_json::from_value(serde_json::json!({"round": round, "table": table.name, "board": board.board})).unwrap()
                };
                self.put(Action::Result(written), None);
            }
        }
    }

    fn total(&self, who: u32) -> String {
        let standings = self.event.standings(None).unwrap();
        let line = standings.places.iter().find(|line| line.contestant == who);
        line.unwrap().total.decimal(2)
    }

    fn kept(&self) {
        let report = promises::check(&self.log).unwrap();
        let broken: Vec<String> = report
            .findings
            .iter()
            .filter(|finding| finding.broken)
            .map(ToString::to_string)
            .collect();
        assert!(broken.is_empty(), "{broken:#?}\n{}", log::write(&self.log));
    }
}

fn ask() -> Ask {
    Ask {
        boards: Some(2),
        rounds: Some(9),
        ..Ask::default()
    }
}

#[test]
fn every_way_of_drawing_the_first_round_is_kept_and_can_be_made_again() {
    let meet = |settings: &str, ask: &Ask| {
        let mut hall = Hall::new(EventKind::Teams, 7, settings, 1);
        let drawn = hall.draw(ask);
        hall.kept();
        let both = drawn.matches.iter().map(|both| (both.home, both.away));
        (both.collect::<Vec<_>>(), drawn.byes, drawn.from)
    };
    let all = meet("", &ask());
    assert_eq!((all.0, all.1), (vec![(1, 2), (3, 4), (5, 6)], vec![7]));
    let all = meet(", first-draw: halves", &ask());
    assert_eq!((all.0, all.1), (vec![(1, 4), (2, 5), (3, 6)], vec![7]));
    let all = meet(", first-draw: folded", &ask());
    assert_eq!((all.0, all.1), (vec![(1, 6), (2, 5), (3, 4)], vec![7]));
    let lot = Ask {
        seed: Some(271_828),
        ..ask()
    };
    // As docs/events.md has it.
    assert_eq!(
        openroom_movements::draw::by_lot(&[1, 2, 3, 4, 5], 271_828),
        [5, 4, 1, 2, 3]
    );
    let (matches, byes, from) = meet(", first-draw: halves-by-lot", &lot);
    assert_eq!(
        from,
        openroom_movements::draw::by_lot(&[1, 2, 3, 4, 5, 6, 7], 271_828)
    );
    assert_eq!((matches[0], byes[0]), ((from[0], from[3]), from[6]));
    let given = Ask {
        given: vec![7, 6, 5, 4, 3, 2, 1],
        order: Some(DrawOrder::Given),
        ..ask()
    };
    assert_eq!(meet("", &given).0, [(7, 6), (5, 4), (3, 2)]);
    // By lot without a seed nobody could make it again.
    let hall = Hall::new(EventKind::Teams, 6, ", first-draw: lot", 1);
    let refused = hall.event.next_draw(&ask()).unwrap_err();
    assert!(refused.to_string().contains("seed"), "{refused}");
}

#[test]
fn a_draw_that_does_not_follow_is_found_by_both_checkers() {
    let mut hall = Hall::new(EventKind::Teams, 8, ", first-draw: halves", 3);
    hall.draw(&ask());
    hall.play(1);
    let right = hall.event.next_draw(&ask()).unwrap();
    // Those who have met already are put together again.
    let mut wrong = right.clone();
    for (place, both) in [(1, 5), (2, 6), (3, 7), (4, 8)].into_iter().enumerate() {
        (wrong.matches[place].home, wrong.matches[place].away) = both;
    }
    let not = hall.event.retraced(&wrong).unwrap_err();
    assert_eq!(not.instead.unwrap().matches, right.matches);
    hall.put(Action::Drawn(Box::new(wrong)), None);
    let report = promises::check(&hall.log).unwrap();
    let met = report.findings.iter();
    let met = met.filter(|one| one.broken && one.promise == promises::Promise::Meetings);
    assert_eq!(met.count(), 4);
    // Another order than the ranking.
    let mut wrong = right.clone();
    wrong.from.reverse();
    hall.put(Action::Drawn(Box::new(wrong)), None);
    let report = promises::check(&hall.log).unwrap();
    let order = |one: &&promises::Finding| one.broken && one.promise == promises::Promise::Order;
    assert_eq!(report.findings.iter().filter(order).count(), 1);
    // The right one, drawn again, is the one that counts.
    hall.put(Action::Drawn(Box::new(right)), None);
    hall.kept();
}

#[test]
fn two_change_places_by_hand_with_the_reason() {
    let mut hall = Hall::new(EventKind::Pairs, 6, "", 3);
    let swapped = Ask {
        swapped: vec![[2, 3]],
        ..ask()
    };
    let drawn = hall.event.next_draw(&swapped).unwrap();
    let both: Vec<_> = drawn.matches.iter().map(|b| (b.home, b.away)).collect();
    assert_eq!(both, [(1, 3), (2, 4), (5, 6)]);
    let entry = Entry::new(
        hall.clock,
        Who::new(Role::Director),
        Action::Drawn(Box::new(drawn)),
    );
    let refused = hall.event.check(&entry).unwrap_err();
    assert!(refused.to_string().contains("why"), "{refused}");
    hall.draw(&swapped);
    let report = promises::check(&hall.log).unwrap();
    assert!(report.is_kept());
    assert_eq!(
        report.findings[0].to_string(),
        "round 1: 2 and 3 changed places by hand: they share a car"
    );
}

#[test]
fn nobody_is_drawn_who_has_left_and_nobody_is_forgotten() {
    let mut hall = Hall::new(EventKind::Teams, 6, "", 5);
    let drawn = hall.event.next_draw(&ask()).unwrap();
    hall.withdraw(6);
    let refuse = |hall: &Hall, drawn: &Drawn| {
        let action = Action::Drawn(Box::new(drawn.clone()));
        let entry = Entry::new(hall.clock, Who::new(Role::Director), action);
        hall.event.check(&entry).unwrap_err().to_string()
    };
    assert!(refuse(&hall, &drawn).contains("contestant 6 has left"));
    hall.enter(7);
    let mut short = drawn.clone();
    short.matches.pop();
    short.byes.push(5);
    short.from.pop();
    assert!(refuse(&hall, &short).contains("contestant 7 has neither a match nor a bye"));
    short.byes.push(5);
    assert!(refuse(&hall, &short).contains("contestant 5 appears twice"));
    // A round that has begun is drawn, and one after the next is not.
    hall.draw(&ask());
    hall.play(1);
    let mut again = hall.event.next_draw(&ask()).unwrap();
    again.round = Some(1);
    assert!(refuse(&hall, &again).contains("round 1 has begun"));
    again.round = Some(3);
    assert!(refuse(&hall, &again).contains("round 2 has not been drawn"));
}

#[test]
fn a_triangle_of_teams_goes_on_in_the_next_round_and_not_into_the_last() {
    let mut hall = Hall::new(EventKind::Teams, 9, ", odd-number: triangle", 4);
    let ask = Ask {
        rounds: Some(3),
        ..ask()
    };
    let first = hall.draw(&ask).triangle.unwrap();
    hall.play(1);
    let second = hall.draw(&ask);
    let three = second.triangle.clone().unwrap();
    assert!(three.second);
    assert_eq!((three.teams, &three.boards), (first.teams, &first.boards));
    assert!(
        !three.boards[2]
            .0
            .iter()
            .any(|board| second.boards.0.contains(board))
    );
    hall.play(2);
    // One round is left: no triangle fits, and one sits out.
    let last = hall.draw(&ask);
    assert_eq!((last.triangle, last.byes.len()), (None, 1));
    hall.play(3);
    hall.kept();
    let standings = hall.event.standings(None).unwrap();
    assert!(standings.places.iter().all(|line| line.boards >= 4));
}

/// In its second round a triangle has the boards of the first, and the others theirs: who asks for anything else is told.
#[test]
fn what_a_triangle_cannot_obey_is_refused() {
    let mut hall = Hall::new(EventKind::Teams, 9, ", odd-number: triangle", 4);
    hall.draw(&ask());
    hall.play(1);
    let second = hall.event.next_draw(&ask()).unwrap();
    let first_board = second.boards.0[0];
    let refuse = |more: Ask, option: &str| {
        let refused = hall.event.next_draw(&more).unwrap_err();
        assert_eq!(refused.ground.as_deref(), Some("WB 166.2"));
        assert!(refused.to_string().contains(option), "{refused}");
    };
    let boards = Ask {
        boards: Some(6),
        ..ask()
    };
    refuse(boards, "`boards`");
    let first = Ask {
        first_board: Some(41),
        ..ask()
    };
    refuse(first, "`first-board`");
    let odd = Ask {
        odd: Some(DrawOdd::Bye),
        ..ask()
    };
    refuse(odd, "`odd`");
    // What is so anyway is asked for in vain, but not wrongly.
    let same = Ask {
        first_board: Some(first_board),
        odd: Some(DrawOdd::Triangle),
        ..ask()
    };
    assert_eq!(hall.event.next_draw(&same).unwrap(), second);
}

/// A session that has had all its rounds has no further one, unless their number is raised.
#[test]
fn no_round_is_drawn_beyond_those_announced() {
    let mut hall = Hall::new(EventKind::Teams, 6, "", 5);
    let rounds = |rounds| Ask { rounds, ..ask() };
    hall.draw(&rounds(Some(1)));
    hall.play(1);
    let refused = hall.event.next_draw(&rounds(None)).unwrap_err();
    assert!(refused.to_string().contains("only 1 rounds"), "{refused}");
    assert!(hall.event.next_draw(&rounds(Some(1))).is_err());
    assert!(hall.event.next_draw(&rounds(Some(2))).is_ok());
    hall.put(
        Action::SessionOver(SessionOver {
            session: 1,
            by_itself: false,
        }),
        None,
    );
}

/// E8: a bye is worth its points in the ranking by which the next round is drawn, and places go by the total.
#[test]
fn a_bye_in_the_first_round_is_not_drawn_as_last_with_nothing() {
    let mut hall = Hall::new(EventKind::Teams, 5, "", 8);
    hall.draw(&ask());
    hall.play(1);
    // Nothing is known of its own average yet: it stands in the middle.
    assert_eq!(hall.total(5), "10");
    let second = hall.event.next_draw(&ask()).unwrap();
    assert_eq!(second.from[2], 5);
    let mut hall = Hall::new(EventKind::Teams, 5, ", bye: 13", 8);
    hall.draw(&ask());
    hall.play(1);
    assert_eq!(hall.total(5), "13");
    for round in 2..=5 {
        hall.draw(&ask());
        hall.play(round);
    }
    hall.kept();
    let standings = hall.event.standings(None).unwrap();
    let totals: Vec<_> = standings
        .places
        .iter()
        .map(|line| line.total.clone())
        .collect();
    assert!(totals.is_sorted_by(|one, other| one >= other), "{totals:?}");
    hall.put(
        Action::SessionOver(SessionOver {
            session: 1,
            by_itself: false,
        }),
        None,
    );
}

/// What one run does.
#[derive(Debug, Clone)]
struct Plan {
    teams: bool,
    contestants: u32,
    rounds: u32,
    triangle: bool,
    first: usize,
    again: usize,
    seed: u64,
}

fn plans() -> impl Strategy<Value = Plan> {
    let all = (
        any::<bool>(),
        4..=30_u32,
        1..=8_u32,
        any::<bool>(),
        0..5_usize,
        0..4_usize,
        any::<u64>(),
    );
    all.prop_map(
        |(teams, contestants, rounds, triangle, first, again, seed)| Plan {
            teams,
            contestants,
            rounds,
            triangle,
            first,
            again,
            seed,
        },
    )
}

proptest! {
    #![proptest_config(crate::cases(12))]

    #[test]
    fn a_swiss_with_byes_withdrawals_and_late_entries_keeps_what_it_promises(plan in plans()) {
        let kind = if plan.teams { EventKind::Teams } else { EventKind::Pairs };
        let again = ["never", "3", "1", "always"][plan.again];
        let first = ["entry", "lot", "halves", "halves-by-lot", "folded"][plan.first];
        let settings = format!(", meet-again: {again}, first-draw: {first}");
        let mut hall = Hall::new(kind, plan.contestants, &settings, plan.seed);
        let mut chance = Chance::new(plan.seed, 2);
        let mut next = plan.contestants + 1;
        for round in 1..=plan.rounds {
            let ask = Ask {
                seed: (round == 1 && first.contains("lot")).then_some(plan.seed >> 12),
                odd: Some(if plan.triangle { DrawOdd::Triangle } else { DrawOdd::Bye }),
                rounds: Some(plan.rounds),
                ..ask()
            };
            let drawn = hall.draw(&ask);
            prop_assert_eq!(drawn.meet != DrawMeet::Neighbours, round == 1 && plan.first > 1);
            // Somebody leaves after the draw, and it is made again.
            if chance.happens(10) && drawn.from.len() > 4 {
                hall.withdraw(drawn.from[chance.below(drawn.from.len())]);
                hall.draw(&ask);
            }
            hall.play(round);
            if chance.happens(15) && drawn.from.len() > 5 {
                let who = drawn.from[chance.below(drawn.from.len())];
                if hall.event.state().contestants[&who].withdrawn.is_none() {
                    hall.withdraw(who);
                }
            }
            if chance.happens(15) {
                hall.enter(next);
                next += 1;
            }
        }
        hall.kept();
        hall.event.standings(None).unwrap();
    }
}
