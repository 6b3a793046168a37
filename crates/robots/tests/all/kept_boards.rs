//! Boards of seeds that are the same on every machine, and in a browser: a mark of each is kept beside this file.

use std::sync::Arc;

use openroom_laws::Board;
use openroom_robots::{Robot, Strength, System, brought, dealt, play_out};

/// The boards that are kept: how well they are played, the seed and the number.
const BOARDS: [(Strength, u64, u32); 7] = [
    (Strength::Fast, 20_261_118, 1),
    (Strength::Fast, 20_261_118, 2),
    (Strength::Fast, 20_261_118, 3),
    (Strength::Fast, 20_261_118, 4),
    (Strength::Fast, 7, 13),
    (Strength::Fast, u64::MAX, 1_000_000),
    (Strength::Club, 7, 1),
];

/// What is kept of them.
pub const KEPT: &str = include_str!("boards.txt");

/// Each board played by four robots, with a mark of all that was done.
pub fn marks() -> impl Iterator<Item = String> {
    let system = Arc::new(System::new());
    BOARDS.into_iter().map(move |(strength, seed, number)| {
        let robot = Robot::new(Arc::clone(&system), strength.into(), seed);
        let board = brought(Board::number(number), dealt(seed, number));
        let mark = match board.and_then(|board| play_out(board, [&robot; 4])) {
            Ok(board) => format!("{:016x}", marked(&board.log().to_yaml())),
            Err(why) => why.to_string(),
        };
        format!("{strength} {seed} {number} {mark}")
    })
}

/// FNV-1a of 64 bits.
fn marked(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |mark, byte| {
        (mark ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
