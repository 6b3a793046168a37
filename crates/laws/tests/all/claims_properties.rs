//! Random endings: claims, objections, revokes, defective tricks and findings in any order. Nothing panics, nobody is left
//! without a way on, a refused entry changes nothing, the figures hold, and the written log replays the same.

use contract_bridge::auction::Call;
use contract_bridge::{AbsoluteVulnerability, Bid, Card, Hand, Seat, Strain};
use openroom_laws::awaiting::{Asked, Choice, Fact, Question};
use openroom_laws::entry::{AtTrick, Inspected, Statement};
use openroom_laws::log::{self, Deal, Log};
use openroom_laws::{Action, Board, Edition, Entry, Finding, Phase, Side, Table, replay};
use proptest::prelude::*;

/// Numbers from one seed.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % n
    }

    fn pick<T: Clone>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())].clone()
    }

    fn seat(&mut self) -> Seat {
        self.pick(&Seat::ALL)
    }

    fn side(&mut self) -> Side {
        Side::of(self.seat())
    }

    fn at(&mut self) -> AtTrick {
        AtTrick {
            by: self.seat(),
            trick: self.below(13) as u8 + 1,
        }
    }

    fn card(&mut self, table: &Table, seat: Seat) -> Card {
        let held: Vec<Card> = table.hand(seat).unwrap_or(Hand::ALL).iter().collect();
        match held.is_empty() {
            true => Hand::ALL.iter().next().expect("a card"),
            false => self.pick(&held),
        }
    }

    fn statement(&mut self) -> Statement {
        Statement {
            tricks: self.below(8) as u8,
            words: None,
        }
    }
}

fn action(dice: &mut Dice, table: &Table, seat: Seat) -> Action {
    match dice.below(16) {
        0 => Action::Claims(dice.statement()),
        1 => Action::Concedes(dice.statement()),
        2 | 3 => Action::Objects,
        4 => Action::Agrees,
        5 => Action::RequestsPlay,
        6 => Action::Consents,
        7 => Action::Attention(None),
        8 => Action::Attention(Some(dice.at())),
        9 => Action::Corrects(dice.card(table, seat)),
        10 => Action::Keeps,
        11 => Action::Omits,
        12 => Action::Inspects(dice.pick(&[Inspected::Trick, Inspected::Own])),
        13 => Action::PointsOut,
        14 => Action::Exposes {
            cards: Box::new([dice.card(table, seat)]),
            deliberately: true,
        },
        _ => Action::Play(dice.card(table, seat)),
    }
}

fn finding(dice: &mut Dice, table: &Table) -> Finding {
    match dice.below(16) {
        0..=3 => Finding::Called,
        4 => Finding::Revoked(dice.at().into()),
        5 | 6 => Finding::Tricks {
            side: dice.side(),
            tricks: dice.below(14) as u8,
        },
        7 => Finding::Returned(true),
        8 => Finding::NextCall(dice.seat()),
        9 => dice.pick(&[Finding::RoundOver, Finding::PeriodOver]),
        10 => Finding::Omitted(dice.at()),
        11 => {
            let at = dice.at();
            let cards = Box::new([dice.card(table, at.by), dice.card(table, at.by)]);
            Finding::Extra {
                at,
                cards,
                exposed: Box::new([]),
            }
        }
        12 => dice.pick(&[Finding::Claim(None), Finding::Claim(Some(2))]),
        13 => Finding::Mixed(Some(dice.side())),
        14 => Finding::Damage(dice.below(2) == 0),
        _ => Finding::Adjust(Box::new("award: AVE+/AVE-".parse().unwrap())),
    }
}

fn entry(dice: &mut Dice, table: &Table) -> Entry {
    let seat = table.turn().unwrap_or_else(|| dice.seat());
    let answers = answers(table);
    match dice.below(10) {
        // Play goes on, now and then with a card that is not legal.
        0..=3 if table.turn().is_some() => Entry::card(seat, dice.card(table, seat)),
        0..=4 if !answers.is_empty() => dice.pick(&answers),
        5..=7 => {
            let seat = dice.seat();
            Entry::Player(seat, action(dice, table, seat))
        }
        _ => Entry::Director(finding(dice, table)),
    }
}

/// Entries that answer what the board waits for.
fn answers(table: &Table) -> Vec<Entry> {
    let Some(awaiting) = table.awaiting() else {
        return Vec::new();
    };
    let seats: Vec<Seat> = match &awaiting.by {
        Asked::Director => return facts(table, &awaiting.question),
        Asked::Player(seat) => vec![*seat],
        Asked::Either(one, other) => vec![*one, *other],
        Asked::All(seats) => seats.clone(),
    };
    let Question::Options(options) = &awaiting.question else {
        return Vec::new();
    };
    let mut answers = Vec::new();
    for &seat in &seats {
        for &choice in options {
            let of_hand = table.hand(seat).unwrap_or(Hand::ALL);
            match choice {
                Choice::Corrects => answers.extend(
                    of_hand
                        .iter()
                        .map(|card| Entry::Player(seat, Action::Corrects(card))),
                ),
                Choice::Card => answers.extend(of_hand.iter().map(|card| Entry::card(seat, card))),
                Choice::Plays(card) => answers.push(Entry::card(seat, card)),
                other => answers.extend(word(other).map(|action| Entry::Player(seat, action))),
            }
        }
    }
    answers
}

fn facts(table: &Table, question: &Question) -> Vec<Entry> {
    let of = |findings: Vec<Finding>| findings.into_iter().map(Entry::Director).collect();
    match question {
        Question::Fact(Fact::Tricks) => of((0..=13)
            .map(|tricks| Finding::Tricks {
                side: Side::Ns,
                tricks,
            })
            .collect()),
        Question::Fact(Fact::Adjust) => of(vec![Finding::Adjust(Box::new(
            "award: AVE/AVE".parse().unwrap(),
        ))]),
        Question::Fact(Fact::Claim) => of(vec![Finding::Claim(None), Finding::Claim(Some(0))]),
        Question::Fact(Fact::Meant(open)) => of(open.iter().copied().map(Finding::Meant).collect()),
        Question::Fact(Fact::Slip) => of(vec![Finding::Slip(true)]),
        Question::Fact(Fact::Forfeited) => {
            of(vec![Finding::Forfeited(true), Finding::Forfeited(false)])
        }
        Question::Fact(Fact::Revoked(at)) => {
            of(vec![Finding::NotRevoked, Finding::Revoked((*at).into())])
        }
        other => panic!(
            "{other:?} is not a question of these boards: {}",
            table.outcome()
        ),
    }
}

fn word(choice: Choice) -> Option<Action> {
    Some(match choice {
        Choice::Accepts => Action::Accepts,
        Choice::Declines => Action::Declines,
        Choice::Agrees => Action::Agrees,
        Choice::Objects => Action::Objects,
        Choice::Keeps => Action::Keeps,
        Choice::Requires(what) => Action::Requires(what),
        Choice::Forbids(suit) => Action::Forbids(Box::new([suit])),
        Choice::ForbidsSeveral(suits) => Action::Forbids(suits.suits().collect()),
        Choice::Waives => Action::Waives,
        Choice::RequestsPlay => Action::RequestsPlay,
        Choice::Consents => Action::Consents,
        _ => return None,
    })
}

/// Somebody may act, some answer is taken, or the board is over; and the figures are possible.
fn check_state(table: &Table, log: &Log) {
    let outcome = || format!("{}\n{}", table.outcome(), log.to_yaml());
    if table.awaiting().is_some() {
        assert!(table.turn().is_none(), "waits and lets act: {}", outcome());
        let taken = |entry: &Entry| table.clone().apply(entry).is_ok();
        assert!(
            answers(table).iter().any(taken),
            "no answer is taken: {}",
            outcome()
        );
    } else {
        let over = table.phase() == Phase::Over;
        assert!(over != table.turn().is_some(), "stuck: {}", outcome());
    }
    // When the play is over a player owes at most a card that he left out (67B1).
    if let Some(awaiting) = table.awaiting()
        && table.phase() == Phase::Over
    {
        let owes = awaiting.law.law() == Some(67);
        assert!(awaiting.by == Asked::Director || owes, "{}", outcome());
    }
    let won = table.won(Side::Ns) + table.won(Side::Ew);
    assert_eq!(usize::from(won), table.tricks().len(), "{}", outcome());
    if let Some(result) = table.result() {
        assert!(
            result.tricks.is_none_or(|tricks| tricks <= 13),
            "{}",
            outcome()
        );
    }
    if table.phase() == Phase::Over && table.adjusted().is_none() {
        assert!(
            table.result().is_some() || table.awaiting().is_some(),
            "{}",
            outcome()
        );
    }
}

fn start(edition: Edition, dice: &mut Dice) -> (Table, Log) {
    let mut pack: Vec<Card> = Hand::ALL.iter().collect();
    for i in (1..52).rev() {
        pack.swap(i, dice.below(i + 1));
    }
    let known = dice.below(4) > 0;
    let hand = |i: usize| pack[13 * i..13 * (i + 1)].iter().copied().collect();
    let deal = match known {
        true => Deal([0, 1, 2, 3].map(|i: usize| Some(hand(i)))),
        false => Deal::UNKNOWN,
    };
    let declarer = dice.seat();
    let board = Board::new(declarer, AbsoluteVulnerability::NONE);
    let strain = dice.pick(&Strain::ASC);
    let calls = vec![
        Call::Bid(Bid::new(1, strain)),
        Call::Pass,
        Call::Pass,
        Call::Pass,
    ];
    let mut table = Table::new(edition, board, &deal);
    let mut seat = declarer;
    for &call in &calls {
        table
            .apply(&Entry::call(seat, call))
            .expect("a legal auction");
        seat = seat.lho();
    }
    let log = Log {
        id: None,
        title: None,
        laws: Vec::new(),
        note: None,
        editions: vec![edition],
        board,
        deal,
        calls,
        cards: Vec::new(),
        entries: Vec::new(),
        expect: None,
    };
    (table, log)
}

fn check(seed: u64, edition: Edition) {
    let mut dice = Dice(seed);
    let (mut table, mut log) = start(edition, &mut dice);
    let regular = dice.below(52);
    for step in 0..120 {
        let legal: Vec<Card> = table
            .legal_cards()
            .into_iter()
            .flat_map(|c| c.iter().collect::<Vec<_>>())
            .collect();
        let next = match table.turn() {
            Some(seat) if step < regular && !legal.is_empty() => {
                Entry::card(seat, dice.pick(&legal))
            }
            _ => entry(&mut dice, &table),
        };
        let before = table.clone();
        match table.apply(&next) {
            Ok(()) => log.entries.push(next),
            Err(_) => assert_eq!(table, before, "{next:?} was refused and changed something"),
        }
        check_state(&table, &log);
    }
    let text = log.to_yaml();
    let again = &log::read(&text).expect("what was written")[0];
    let replayed = replay::replay(again, edition).expect("the same board");
    assert_eq!(replayed.outcome(), table.outcome(), "{text}");
}

proptest! {
    #![proptest_config(crate::cases(150))]

    #[test]
    fn endings_hold(seed in any::<u64>()) {
        for edition in Edition::ALL {
            check(seed, edition);
        }
    }
}
