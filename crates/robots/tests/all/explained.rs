//! What the robots say of their calls.

use contract_bridge::auction::{Auction, Call};
use contract_bridge::{Hand, Seat};
use openroom_laws::{Board, Calls};
use openroom_robots::{Meaning, System, dealt};

/// The auction of a board, and each call with what it is said to mean and the hand that made it.
pub fn auction(system: &System, seed: u64, number: u32) -> Vec<(Call, Option<Meaning>, Hand)> {
    let board = Board::number(number);
    let deal = dealt(seed, number);
    let mut auction = Auction::new();
    let mut made = Vec::new();
    while !auction.has_ended() {
        let seat = Seat::ALL[(board.dealer as usize + auction.len()) % 4];
        let hand = deal.hand(seat).unwrap();
        let legal = Calls::ALL
            .iter()
            .filter(|&call| auction.can_push(call).is_ok());
        let legal = legal.fold(Calls::NONE, Calls::with);
        let call = system.call(hand, board.vul, board.dealer, &auction, legal);
        auction.push(call);
        let meaning = system.meaning(board.vul, board.dealer, &auction);
        made.push((call, meaning, hand));
    }
    made
}

#[test]
fn what_is_said_of_a_call_can_be_read_as_a_meaning() {
    let system = System::new();
    for number in 1..=60 {
        for (call, meaning, _) in auction(&system, 5, number) {
            let meaning = meaning.unwrap();
            let said = meaning.to_string();
            let read = said.parse::<openroom_cases::meanings::Meaning>();
            assert!(read.is_ok(), "{call}: {said}: {read:?}");
        }
    }
}

#[test]
fn the_hand_fits_what_is_said_of_its_calls() {
    let system = System::new();
    let (mut calls, mut fit) = (0_u32, 0_u32);
    for number in 1..=100 {
        for (_, meaning, hand) in auction(&system, 6, number) {
            calls += 1;
            fit += u32::from(meaning.unwrap().fits(hand));
        }
    }
    assert!(fit * 100 >= calls * 95, "{fit} of {calls}");
}
