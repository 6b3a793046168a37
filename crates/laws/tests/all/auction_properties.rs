//! What must hold of every board, however wild its log: from any state that entries lead to, legal or not, the board is
//! never stuck, waits for one answer at most, and is the same however the log is split.

use contract_bridge::auction::Call;
use contract_bridge::{Bid, Card, Rank, Seat, Strain, Suit};
use openroom_laws::awaiting::{Choice, Fact, Question};
use openroom_laws::entry::{
    Action, Entry, Finding, Manner, Meant, Remedy, Requirement, Spoken, SpokenCall, Strains,
    Whereabouts,
};
use openroom_laws::log::{self, Deal, Log};
use openroom_laws::replay::replay;
use openroom_laws::{Board, Edition, Phase, Table};
use proptest::prelude::*;

/// What the numbers of one step decide.
type Step = (u8, u8, u8, u8);

const DEAL: &str = "N:AKQ75.73.AJ4.Q62 83.KQT64.K82.T94 JT62.A85.Q73.K53 94.J92.T965.AJ87";

fn seat(n: u8) -> Seat {
    Seat::ALL[usize::from(n % 4)]
}

fn strain(n: u8) -> Strain {
    Strain::ASC[usize::from(n % 5)]
}

fn call(n: u8) -> Call {
    match n % 41 {
        0..=2 => Call::Pass,
        3 | 4 => Call::Double,
        5 => Call::Redouble,
        n => Call::Bid(Bid::new((n - 6) / 5 + 1, strain(n - 6))),
    }
}

fn said(n: u8, how: u8) -> SpokenCall {
    let spoken = match how % 23 {
        0 => Spoken::AboveSeven {
            level: 8 + n % 3,
            strain: strain(n),
        },
        _ => Spoken::Call(call(n)),
    };
    let artificial = match how % 7 {
        0 => Some(Strains::NONE),
        1 => Some(Strains::only(strain(n / 5))),
        _ => None,
    };
    SpokenCall { spoken, artificial }
}

fn card(n: u8) -> Card {
    let rank = Rank::new(2 + n % 13);
    Card {
        suit: Suit::ASC[usize::from(n / 13 % 4)],
        rank,
    }
}

/// An entry for these numbers: often what the board asks for, often something else.
fn entry(table: &Table, (kind, who, what, how): Step) -> Entry {
    let yes = how.is_multiple_of(2);
    let answers = answers(table);
    if kind % 8 < 6 && !answers.is_empty() {
        return answers[usize::from(what) % answers.len()].clone();
    }
    let player = |action| Entry::Player(seat(who), action);
    match kind % 20 {
        0..=5 => {
            let turn = table.turn().unwrap_or(seat(who));
            let legal: Vec<Call> = table.legal_calls().iter().collect();
            match legal.as_slice() {
                [] => player(Action::Call(said(what, how))),
                legal if how % 3 > 0 => {
                    Entry::call(turn, legal[usize::from(what) % legal.len().min(7)])
                }
                _ => Entry::Player(turn, Action::Call(said(what, how))),
            }
        }
        6..=9 => player(Action::Call(said(what, how))),
        10 => player(Action::Changes(said(what, how))),
        11 => player(Action::Exposes {
            cards: Box::new([card(what)]),
            deliberately: yes,
        }),
        12 => player(Action::Play(card(what))),
        13 => player(Action::Attention(None)),
        14..=16 => Entry::Director(Finding::Called),
        17 => any_answer(who, what, how),
        18 => any_finding(who, what, how),
        _ => any_act(table, who, what, how),
    }
}

fn any_answer(who: u8, what: u8, how: u8) -> Entry {
    let yes = how.is_multiple_of(2);
    match what % 12 {
        0 => Entry::Player(seat(who), Action::Accepts),
        1 => Entry::Player(seat(who), Action::Declines),
        2 => Entry::Player(seat(who), Action::Keeps),
        3 => Entry::Player(seat(who), Action::Waives),
        4 => Entry::Player(seat(who), Action::Forbids(Box::new([card(how).suit]))),
        5 => Entry::Player(
            seat(who),
            Action::Requires(Requirement::Suit(card(how).suit)),
        ),
        6 => Entry::Director(Finding::Unintended(yes)),
        7 => Entry::Director(Finding::Comparable(yes)),
        8 => Entry::Director(Finding::Meant(if yes {
            Meant::Over
        } else {
            Meant::OwnTurn
        })),
        9 => Entry::Director(Finding::Damage(yes)),
        10 => Entry::Director(Finding::Differs(yes)),
        _ => Entry::Director(Finding::Seen(yes)),
    }
}

fn any_finding(who: u8, what: u8, how: u8) -> Entry {
    let by = seat(who);
    Entry::Director(match what % 14 {
        0..=3 => Finding::Misinformed(by),
        4 => Finding::Returned(true),
        5 => Finding::Cards(if how.is_multiple_of(2) {
            [14, 12, 13, 13]
        } else {
            [13, 13, 12, 13]
        }),
        6 => Finding::Missing {
            by,
            card: None,
            found: Whereabouts::Elsewhere,
        },
        7 | 8 => Finding::WrongCards { by, board: 7 },
        9 => Finding::CalledBefore {
            by,
            call: Spoken::Call(call(how)),
        },
        10 => Finding::WrongBoard {
            played: how.is_multiple_of(2),
        },
        11 => Finding::Informed(by),
        12 => Finding::Breach {
            clause: "10C2".into(),
            by: Some(by),
        },
        _ => Finding::Remedy(Remedy::Play),
    })
}

fn any_act(table: &Table, who: u8, what: u8, how: u8) -> Entry {
    let lead = table.turn().unwrap_or(seat(who));
    match how % 6 {
        0 => Entry::Player(
            seat(who),
            Action::LetsSlip {
                manner: Manner::Hesitates,
                words: None,
            },
        ),
        1 => Entry::Player(seat(who), Action::Reserves),
        2 => Entry::Player(lead, Action::LeadsDown(card(what))),
        3 => Entry::Player(lead, Action::Faces),
        4 => Entry::Player(
            seat(who),
            Action::PlaysTogether(Box::new([card(what), card(what.wrapping_add(1))])),
        ),
        _ => Entry::Player(lead, Action::Play(card(what))),
    }
}

/// Every answer that the board is open to.
fn answers(table: &Table) -> Vec<Entry> {
    let Some(awaiting) = table.awaiting() else {
        return Vec::new();
    };
    let by = Seat::ALL
        .into_iter()
        .find(|&seat| awaiting.by.includes(seat));
    match (&awaiting.question, by) {
        (Question::Fact(fact), _) => facts(*fact).into_iter().map(Entry::Director).collect(),
        (Question::Options(options), Some(by)) => {
            let action = |&choice: &Choice| Some(Entry::Player(by, action(choice)?));
            options.iter().filter_map(action).collect()
        }
        (Question::Options(_), None) => Vec::new(),
    }
}

fn facts(fact: Fact) -> Vec<Finding> {
    let both = |finding: fn(bool) -> Finding| vec![finding(true), finding(false)];
    match fact {
        Fact::Unintended => both(Finding::Unintended),
        Fact::Comparable(_) => both(Finding::Comparable),
        Fact::Meant(open) => open.iter().copied().map(Finding::Meant).collect(),
        Fact::Seen => both(Finding::Seen),
        Fact::Playable => both(Finding::Playable),
        Fact::Interferes => both(Finding::Interferes),
        Fact::Quitted => both(Finding::Quitted),
        Fact::Differs => both(Finding::Differs),
        Fact::Forfeited => both(Finding::Forfeited),
        Fact::Remedy(open) => open.iter().copied().map(Finding::Remedy).collect(),
        Fact::Adjust => vec![Finding::Adjust(Box::new("award: AVE/AVE".parse().unwrap()))],
        // A question of the play.
        _ => Vec::new(),
    }
}

fn action(choice: Choice) -> Option<Action> {
    Some(match choice {
        Choice::Accepts => Action::Accepts,
        Choice::Declines => Action::Declines,
        Choice::Agrees => Action::Agrees,
        Choice::Objects => Action::Objects,
        Choice::Keeps => Action::Keeps,
        Choice::Changes => Action::Changes(SpokenCall::natural(Call::Pass)),
        Choice::Requires(what) => Action::Requires(what),
        Choice::Forbids(suit) => Action::Forbids(Box::new([suit])),
        Choice::ForbidsSeveral(suits) => Action::Forbids(suits.suits().collect()),
        Choice::Waives => Action::Waives,
        Choice::Spreads => Action::Spreads,
        Choice::Plays(card) => Action::Play(card),
        Choice::RequestsPlay => Action::RequestsPlay,
        Choice::Consents => Action::Consents,
        // Which card, only a question of the play knows.
        Choice::Corrects | Choice::Names(_) | Choice::Card => return None,
    })
}

/// Somebody may act or answer, or the board is over; and never two of these at once.
fn check_not_stuck(table: &Table) {
    let asked = table.awaiting().is_some();
    assert!(!(asked && table.turn().is_some()), "waits and lets act");
    if asked {
        let answers = answers(table);
        for answer in &answers {
            let mut next = table.clone();
            if let Err(error) = next.apply(answer) {
                panic!(
                    "{answer:?} was offered and refused: {error}\n{}",
                    table.outcome()
                );
            }
        }
        return;
    }
    if table.phase() != Phase::Auction {
        return;
    }
    let turn = table
        .turn()
        .unwrap_or_else(|| panic!("nobody may act\n{}", table.outcome()));
    let legal: Vec<Call> = table.legal_calls().iter().collect();
    assert!(!legal.is_empty(), "no legal call\n{}", table.outcome());
    for call in [legal[0], legal[legal.len() - 1]] {
        let mut next = table.clone();
        if let Err(error) = next.apply(&Entry::call(turn, call)) {
            panic!(
                "{turn:?} {call:?} is legal and refused: {error}\n{}",
                table.outcome()
            );
        }
    }
}

/// The bids of players who had to pass when they made them, by their place among the calls that stand.
#[derive(Default)]
struct Forbidden {
    places: Vec<usize>,
    /// Whether each player had to pass when he last called.
    had_to_pass: [bool; 4],
}

impl Forbidden {
    /// A bid by a barred player stands for good only under 37A. Who changes the bid above seven that has barred him is barred no
    /// more until it is ruled on (25). A card that was seen since binds him at his next turn (24B), not in what he puts by right in the place
    /// of an earlier call.
    fn check(&mut self, entry: &Entry, before: &Table, after: &Table) {
        if let Entry::Player(seat, Action::Call(_) | Action::Changes(_)) = entry {
            let barred = |table: &Table| table.must_pass(*seat);
            self.had_to_pass[*seat as usize] = barred(before) && barred(after);
        }
        let calls = after.calls();
        self.places.retain(|&at| at < calls.len());
        let kept = before
            .calls()
            .iter()
            .zip(calls)
            .take_while(|(a, b)| a == b)
            .count();
        self.places.retain(|&at| at < kept);
        let fresh = calls.iter().enumerate().skip(kept);
        let bids = fresh.filter(|(_, made)| matches!(made.call, Call::Bid(_)));
        let barred = bids.filter(|(_, made)| self.had_to_pass[made.by as usize]);
        let barred: Vec<usize> = barred.map(|(at, _)| at).collect();
        self.places.extend(barred);
        let stands = self.places.iter().any(|&at| at + 1 < calls.len());
        let cited = |ids: &[&str]| after.cited().iter().any(|it| ids.contains(&it.id()));
        let before_the_card = cited(&["24B", "24C"]) && cited(&["25A1", "21B1a"]);
        let by_law = cited(&["37A"]) || before_the_card;
        assert!(
            !stands || by_law,
            "a barred bid stands\n{}",
            after.outcome()
        );
    }
}

/// How often a right was offered. No more often than it arose: what is forfeited does not come back.
#[derive(Default)]
struct Rights {
    offered: Vec<String>,
    changes: usize,
    misinformed: usize,
    /// What was irregular, of which a call that was never meant is no part any more (25A), and how often that was found.
    gone: Vec<String>,
    unintended: usize,
}

impl Rights {
    fn note(&mut self, entry: &Entry, before: &Table, after: &Table) {
        match entry {
            Entry::Player(_, Action::Changes(_) | Action::Call(_)) => self.changes += 1,
            Entry::Director(Finding::Misinformed(_)) => self.misinformed += 1,
            Entry::Director(Finding::Unintended(true)) => {
                self.unintended += 1;
                let were = before.irregularities().iter();
                let gone = were.skip(after.irregularities().len());
                self.gone.extend(gone.map(|it| it.law.id().to_owned()));
            }
            _ => {}
        }
        if let Some(now) = after.awaiting()
            && before.awaiting() != Some(now)
        {
            self.offered.push(now.law.id().to_owned());
        }
        let offered = |law: &str| self.offered.iter().filter(|id| *id == law).count();
        let arose = |laws: &[&str]| {
            let all = after.irregularities().iter().map(|it| it.law.id());
            let gone = self.gone.iter().map(String::as_str);
            let arose = all.chain(gone).filter(|law| laws.contains(law));
            // The call that was meant may be irregular in the same way, and is asked about anew.
            arose.count() + self.unintended
        };
        // While he is asked the maker of the call may say that he meant another, or the Director may find somebody misinformed: that comes
        // first, and then he is asked again (25A, 21B).
        let again = offered("25A1") + self.misinformed;
        assert!(
            offered("27A1") + offered("27B4") <= arose(&["18D"]) + again,
            "27A1\n{}",
            after.outcome()
        );
        assert!(
            offered("29A") <= arose(&["17B", "17C"]) + again,
            "29A\n{}",
            after.outcome()
        );
        assert!(
            offered("21B1a") <= self.misinformed,
            "21B1a\n{}",
            after.outcome()
        );
        assert!(offered("25A1") <= self.changes, "25A1\n{}", after.outcome());
        if matches!(after.phase(), Phase::Play) {
            let late = after.awaiting().is_some_and(|now| {
                ["25A1", "25B1", "21B1a", "27A1", "29A"].contains(&now.law.id())
            });
            assert!(!late, "a call is changed in the play\n{}", after.outcome());
        }
    }
}

fn written(edition: Edition, board: Board, deal: &Deal, entries: &[Entry]) -> Log {
    Log {
        editions: vec![edition],
        board,
        deal: *deal,
        entries: entries.to_vec(),
        ..log::read("board: 1").unwrap().remove(0)
    }
}

fn check_split(edition: Edition, board: Board, deal: &Deal, entries: &[Entry], table: &Table) {
    let log = written(edition, board, deal, entries);
    let text = log.to_yaml();
    let read = log::read(&text)
        .unwrap_or_else(|e| panic!("{e}\n{text}"))
        .remove(0);
    assert_eq!(read, log, "{text}");
    let again = replay(&read, edition).unwrap_or_else(|e| panic!("{e}\n{text}"));
    assert_eq!(again.outcome(), table.outcome(), "{text}");
}

fn check(edition: Edition, number: u32, known: bool, steps: &[Step]) {
    let board = Board::number(number);
    let deal = match known {
        true => log::read_deal(DEAL).unwrap(),
        false => Deal::UNKNOWN,
    };
    let mut table = Table::new(edition, board, &deal);
    let mut entries = Vec::new();
    let mut forbidden = Forbidden::default();
    let mut rights = Rights::default();
    for &step in steps {
        let entry = entry(&table, step);
        let before = table.clone();
        match table.apply(&entry) {
            Err(_) => {
                assert_eq!(table, before, "{entry:?} was refused and left a trace");
                continue;
            }
            Ok(()) => entries.push(entry.clone()),
        }
        if table.awaiting().is_none()
            && table.turn().is_none()
            && table.phase() == Phase::Clarification
        {
            // The play has come to what the engine does not know.
            break;
        }
        let checks = std::panic::AssertUnwindSafe(|| {
            check_not_stuck(&table);
            forbidden.check(&entry, &before, &table);
            rights.note(&entry, &before, &table);
        });
        if let Err(failed) = std::panic::catch_unwind(checks) {
            eprintln!("{}", written(edition, board, &deal, &entries).to_yaml());
            std::panic::resume_unwind(failed);
        }
        if table.phase() == Phase::Play {
            break;
        }
    }
    check_split(edition, board, &deal, &entries, &table);
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..crate::cases(500) })]

    #[test]
    fn holds_whatever_happens(
        in_2007: bool,
        number in 1_u32..=16,
        known: bool,
        steps in prop::collection::vec(any::<Step>(), 1..40),
    ) {
        let edition = if in_2007 { Edition::E2007 } else { Edition::E2017 };
        check(edition, number, known, &steps);
    }
}
