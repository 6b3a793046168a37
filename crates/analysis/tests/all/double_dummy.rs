//! Double dummy against other ways to the same figures.

use crate::common::{Numbers, deal, ending};
use contract_bridge::{
    AbsoluteVulnerability, Bid, Card, Contract, FullDeal, Hand, Penalty, Seat, Strain,
};
use openroom_analysis::{Position, PositionError, double_dummy};
use openroom_laws::{Side, log, replay};
use openroom_scoring::{Tricks, score_ns};

fn beats(card: Card, best: Card, strain: Strain) -> bool {
    match card.suit == best.suit {
        true => card.rank > best.rank,
        false => Strain::from(card.suit) == strain,
    }
}

/// Tricks of North-South by trying every card.
fn brute(hands: &mut [Hand; 4], strain: Strain, leader: Seat, trick: &mut Vec<Card>) -> u8 {
    let seat = (0..trick.len()).fold(leader, |seat, _| seat.lho());
    let hand = hands[seat as usize];
    if trick.is_empty() && hand.is_empty() {
        return 0;
    }
    let follow: Hand = match trick.first() {
        Some(led) => hand.iter().filter(|card| card.suit == led.suit).collect(),
        None => hand,
    };
    let legal = if follow.is_empty() { hand } else { follow };
    let mut best: Option<u8> = None;
    for card in legal.iter() {
        hands[seat as usize].remove(card);
        trick.push(card);
        let value = if trick.len() == 4 {
            let mut winner = 0;
            for i in 1..4 {
                if beats(trick[i], trick[winner], strain) {
                    winner = i;
                }
            }
            let next = (0..winner).fold(leader, |seat, _| seat.lho());
            let ns = u8::from(Side::of(next) == Side::Ns);
            ns + brute(hands, strain, next, &mut Vec::new())
        } else {
            brute(hands, strain, leader, trick)
        };
        trick.pop();
        hands[seat as usize].insert(card);
        best = Some(match best {
            None => value,
            Some(best) if Side::of(seat) == Side::Ns => best.max(value),
            Some(best) => best.min(value),
        });
    }
    best.unwrap()
}

#[test]
fn endings_agree_with_trying_every_card() {
    let mut numbers = Numbers(7);
    for each in [1, 2, 3, 4] {
        for _ in 0..25 {
            let position = ending(&mut numbers, each);
            let mut hands = Seat::ALL.map(|seat| position.hand(seat));
            let leader = position.turn();
            let expected = brute(&mut hands, position.strain(), leader, &mut Vec::new());
            let ns = double_dummy::tricks_from(&position, Side::Ns).unwrap();
            let ew = double_dummy::tricks_from(&position, Side::Ew).unwrap();
            assert_eq!((ns, ew), (expected, each as u8 - expected), "{position:?}");
            // The same from the middle of the trick, after each card of the leader's best.
            let card = position.hand(leader).iter().next().unwrap();
            hands[leader as usize].remove(card);
            let middle = Position::new(hands, position.strain(), leader, &[card]).unwrap();
            let expected = brute(&mut hands, position.strain(), leader, &mut vec![card]);
            assert_eq!(
                double_dummy::tricks_from(&middle, Side::Ns),
                Ok(expected),
                "{middle:?}"
            );
        }
    }
}

/// Par by the whole tree of bids: each side bids higher or lets the other's contract stand.
fn brute_par(table: double_dummy::Tricks, vul: AbsoluteVulnerability, dealer: Seat) -> i32 {
    let stands = |bid: usize, side: usize| -> i32 {
        let (level, strain) = (bid as u8 / 5 + 1, Strain::ASC[bid % 5]);
        let seats = [[Seat::North, Seat::South], [Seat::East, Seat::West]][side];
        let scores = seats.map(|seat| {
            let tricks = table.tricks(strain, seat);
            let penalty = match tricks < level + 6 {
                true => Penalty::Doubled,
                false => Penalty::Undoubled,
            };
            let contract = Contract {
                bid: Bid::new(level, strain),
                penalty,
            };
            score_ns(contract, seat, vul, Tricks::try_new(tricks).unwrap())
        });
        match side {
            0 => scores[0].max(scores[1]),
            _ => scores[0].min(scores[1]),
        }
    };
    let better = |side: usize, a: i32, b: i32| if side == 0 { a.max(b) } else { a.min(b) };
    let mut value = vec![[0; 2]; 35];
    for bid in (0..35).rev() {
        for side in 0..2 {
            let other = 1 - side;
            let higher = (bid + 1..35).map(|next| value[next][other]);
            value[bid][side] = higher.fold(stands(bid, side), |a, b| better(other, a, b));
        }
    }
    let first = usize::from(Side::of(dealer) == Side::Ew);
    let second = (0..35).fold(0, |a, bid| better(1 - first, a, value[bid][1 - first]));
    (0..35).fold(second, |a, bid| better(first, a, value[bid][first]))
}

#[test]
fn par_agrees_with_the_tree_of_bids() {
    let mut numbers = Numbers(99);
    for _ in 0..6 {
        let deal = deal(&mut numbers);
        let table = double_dummy::table(deal);
        for vul in [
            AbsoluteVulnerability::NONE,
            AbsoluteVulnerability::NS,
            AbsoluteVulnerability::EW,
            AbsoluteVulnerability::ALL,
        ] {
            for dealer in [Seat::North, Seat::East] {
                let par = double_dummy::par(table, vul, dealer);
                assert_eq!(par.score, brute_par(table, vul, dealer), "{deal} {vul}");
                for contract in par.contracts {
                    let tricks = contract.contract.bid.level.get() as i8 + 6 + contract.overtricks;
                    let tricks = Tricks::try_new(tricks as u8).unwrap();
                    let score = score_ns(contract.contract, contract.declarer, vul, tricks);
                    assert_eq!(score, par.score, "{deal} {vul} {contract:?}");
                }
            }
        }
    }
}

#[test]
fn hands_with_nothing_to_find_out() {
    // Each side has two whole suits: whoever has the trumps takes everything.
    let deal: FullDeal = "N:AKQJT98.765432.. ..AKQJT98.765432 765432.AKQJT98.. ..765432.AKQJT98"
        .parse()
        .unwrap();
    let table = double_dummy::table(deal);
    for seat in [Seat::North, Seat::South] {
        assert_eq!(table.tricks(Strain::Spades, seat), 13);
        assert_eq!(table.tricks(Strain::Clubs, seat), 0);
        assert_eq!(table.tricks(Strain::Notrump, seat), 0);
    }
    let par = double_dummy::par(table, AbsoluteVulnerability::NONE, Seat::North);
    assert_eq!(par.score, 1510);
    assert_eq!(par.contracts[0].contract.to_string(), "7♠");
}

const BOARD: &str = "
board: 1
deal: 'N:AQ7.Q643.A6.AJ93 86.KT97.QJ532.52 K95.A5.K9874.Q64 JT432.J82.T.KT87'
auction: 1NT Pass 3NT Pass Pass Pass
play: DQ DK DT D6 S5 S2 SQ S6
";

#[test]
fn each_card_with_its_worth() {
    let log = &log::read(BOARD).unwrap()[0];
    let table = replay::replay(log, log.edition()).unwrap();
    let (before, worth) = double_dummy::play(&table, &log.deal).unwrap();
    assert_eq!(worth.len(), log.cards.len());
    let mut last = before;
    for worth in worth {
        let tricks = worth.tricks.unwrap();
        assert_eq!(worth.cost, Some(tricks.abs_diff(last)));
        // Declarer's side can only lose by its card, the defenders only give.
        assert!(match Side::of(worth.seat) {
            Side::Ns => tricks <= last,
            Side::Ew => tricks >= last,
        });
        last = tricks;
    }
    let position = Position::of(&table).unwrap();
    let rest = double_dummy::tricks_from(&position, Side::Ns).unwrap();
    assert_eq!(last, table.won(Side::Ns) + rest);
}

#[test]
fn a_revoke_leaves_its_own_trick_out() {
    let text = BOARD.replace("play: DQ DK DT D6 S5 S2 SQ S6", "play: DQ DK")
        + "log: [{W: C7}, {N: D6}, {S: S5}]\n";
    let log = &log::read(&text).unwrap()[0];
    let table = replay::replay(log, log.edition()).unwrap();
    let (_, worth) = double_dummy::play(&table, &log.deal).unwrap();
    assert!(worth[..4].iter().all(|worth| worth.tricks.is_none()));
    assert!(worth[4].tricks.is_some());
}

#[test]
fn a_hand_that_is_not_known() {
    let text =
        "board: 1\ndeal: 'N:AQ7.Q643.A6.AJ93 - K95.A5.K9874.Q64 -'\nauction: 1NT Pass Pass Pass\n";
    let log = &log::read(text).unwrap()[0];
    let table = replay::replay(log, log.edition()).unwrap();
    let unknown = PositionError::HandUnknown(Seat::East);
    assert_eq!(double_dummy::full_deal(&log.deal), Err(unknown.clone()));
    assert_eq!(Position::of(&table), Err(unknown));
}
