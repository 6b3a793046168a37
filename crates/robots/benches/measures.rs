//! The robots measured: against each other, against double dummy, what they cost, and whether their explanations fit.
//!
//! `scripts/bench-robots` runs it; docs/robots.md has what came out.

use std::sync::Arc;

use contract_bridge::Seat;
use contract_bridge::auction::{Auction, Call};
use openroom_analysis::double_dummy;
use openroom_laws::entry::Actor;
use openroom_laws::{Board, Calls, Phase, Side};
use openroom_robots::{Manner, Robot, System, Tally, board_of_match, brought, dealt};
use openroom_tables::{Now, Viewer};

fn main() {
    let words: Vec<String> = std::env::args()
        .skip(1)
        .filter(|it| it != "--bench")
        .collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let number = |text: &str| text.parse::<u32>().expect("a number of boards");
    match words.as_slice() {
        ["match", a, b, boards] => versus(a, b, number(boards)),
        ["cards", manner, boards] => cards(manner, number(boards)),
        ["explained", boards] => explained(number(boards)),
        ["legal", boards] => legal(number(boards)),
        _ => println!(
            "measures match A B BOARDS | cards ROBOT BOARDS | explained AUCTIONS | legal BOARDS"
        ),
    }
}

/// Nanoseconds of processor that this thread has used.
fn processor() -> u64 {
    let spent = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let first = spent.split_whitespace().next();
    first.and_then(|it| it.parse().ok()).unwrap_or(0)
}

fn versus(a: &str, b: &str, boards: u32) {
    let teams: [Manner; 2] = [a, b].map(|word| word.parse().expect("a robot"));
    let system = Arc::new(System::new());
    let mut tally = Tally::default();
    for number in 1..=boards {
        let board =
            board_of_match(&system, teams.map(Into::into), 1, number).expect("every board ends");
        tally.add(board.imps);
    }
    let (from, to) = tally.interval().expect("some boards");
    println!(
        "{a} - {b}: {} IMPs on {} boards, {:+.2} a board (95%: {from:+.2} to {to:+.2}), {:.1} standard errors",
        tally.imps,
        tally.boards,
        tally.mean(),
        tally.mean() / tally.standard_error().expect("some boards"),
    );
}

fn cards(manner: &str, boards: u32) {
    let system = Arc::new(System::new());
    let robot = Robot::new(system, manner.parse().expect("a robot"), 1);
    let (mut lost, mut played) = ([0_u32; 2], 0_u32);
    let mut spent: Vec<u64> = Vec::new();
    let mut first: Vec<u64> = Vec::new();
    for number in 1..=boards {
        let deal = dealt(1, number);
        let mut board = brought(Board::number(number), deal).expect("a board");
        let mut moment = 0;
        while !board.is_over() {
            moment += 1;
            let acts = Seat::ALL.iter().find_map(|&seat| {
                let sight = board.sight(Viewer::Seat(seat), Now::default());
                let before = processor();
                let deed = robot.act(&sight)?;
                let took = processor() - before;
                match sight.phase {
                    Phase::Clarification => first.push(took),
                    Phase::Play => spent.push(took),
                    _ => {}
                }
                Some((seat, deed))
            });
            let (seat, deed) = acts.expect("something to do");
            board.act(Actor::Player(seat), deed, moment).expect("legal");
        }
        let log = board.log();
        let objects = |entry: &openroom_laws::Entry| entry.to_string().contains("requests");
        if log.entries.iter().any(objects) {
            println!("board {number}: a claim was contested");
        }
        let table = board.table();
        let Some((_, declarer)) = table.contract() else {
            continue;
        };
        played += 1;
        let (_, worth) = double_dummy::play(table, &deal).expect("a play");
        for card in worth {
            let declares = Side::of(card.seat) == Side::of(declarer);
            lost[usize::from(!declares)] += u32::from(card.cost.unwrap_or(0));
        }
    }
    let rate = |tricks: u32| f64::from(tricks) / f64::from(played.max(1));
    println!(
        "{manner}: {played} boards played, tricks lost a board: declarer {:.2}, defence {:.2}",
        rate(lost[0]),
        rate(lost[1])
    );
    for (what, mut times) in [("opening lead", first), ("other cards", spent)] {
        times.sort_unstable();
        let at = |share: usize| {
            let place = (times.len() * share / 100).min(times.len().saturating_sub(1));
            times.get(place).copied().unwrap_or(0) as f64 / 1e6
        };
        let mean = times.iter().sum::<u64>() as f64 / times.len().max(1) as f64 / 1e6;
        println!(
            "{manner}: {what}: ms of processor: mean {mean:.1}, median {:.1}, 90% {:.1}, most {:.1}",
            at(50),
            at(90),
            at(100)
        );
    }
}

fn explained(auctions: u32) {
    let system = System::new();
    let (mut calls, mut fit, mut said) = (0_u32, 0_u32, 0_u32);
    let mut clean = 0_u32;
    let mut unfit: Vec<String> = Vec::new();
    for number in 1..=auctions {
        let board = Board::number(number);
        let deal = dealt(2, number);
        let mut auction = Auction::new();
        let mut all = true;
        while !auction.has_ended() {
            let seat = Seat::ALL[(board.dealer as usize + auction.len()) % 4];
            let hand = deal.hand(seat).expect("a hand");
            let legal = Calls::ALL
                .iter()
                .filter(|&call| auction.can_push(call).is_ok());
            let legal = legal.fold(Calls::NONE, Calls::with);
            let call = system.call(hand, board.vul, board.dealer, &auction, legal);
            let reason = system.reason(hand, board.vul, board.dealer, &auction, call);
            auction.push(call);
            let Some(meaning) = system.meaning(board.vul, board.dealer, &auction) else {
                continue;
            };
            calls += 1;
            said += u32::from(meaning.says_something());
            if meaning.fits(hand) {
                fit += 1;
            } else {
                all = false;
                let calls: Vec<String> = auction.iter().map(Call::to_string).collect();
                unfit.push(format!(
                    "{} [{}] {hand}: {meaning} ({})",
                    call,
                    calls.join(" "),
                    reason.map_or_else(|| "no rule".to_owned(), |it| it.rule)
                ));
            }
        }
        clean += u32::from(all);
    }
    println!(
        "{auctions} auctions, {calls} calls; {said} with an explanation that says something; {fit} fit the hand ({:.2}%); {clean} auctions in which all fit",
        100.0 * f64::from(fit) / f64::from(calls.max(1))
    );
    for line in unfit.iter().take(60) {
        println!("  {line}");
    }
}

/// Boards of random cards, which are quick, and of the fast robot: any act that is refused ends it.
fn legal(boards: u32) {
    let system = Arc::new(System::new());
    let robots = ["random", "fast"].map(|word| {
        let manner = word.parse().expect("a robot");
        Robot::new(Arc::clone(&system), manner, 3)
    });
    for (robot, share) in robots.iter().zip([1, 20]) {
        for number in 1..=boards / share {
            let board = brought(Board::number(number), dealt(3, number)).expect("a board");
            let board = openroom_robots::play_out(board, [robot; 4]).expect("an end");
            assert!(board.table().irregularities().is_empty());
        }
        println!(
            "{}: {} boards, no illegal act, all ended",
            robot.manner,
            boards / share
        );
    }
}
