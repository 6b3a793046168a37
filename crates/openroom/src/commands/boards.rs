//! The boards of a file that is named on the command line.

use contract_bridge::FullDeal;
use openroom_analysis::double_dummy;
use openroom_formats::board_set;

pub use openroom_formats::board_set::SetBoard;

use super::input::Source;

/// The boards of a file, in its order.
pub fn read(file: &Source) -> Result<Vec<SetBoard>, String> {
    board_set::read(&file.bytes()?).map_err(|reasons| {
        let lines: Vec<String> = reasons.iter().map(|r| format!("{file}: {r}")).collect();
        lines.join("\n")
    })
}

/// All four hands of a board.
pub fn full_deal(board: &SetBoard) -> Result<FullDeal, String> {
    double_dummy::full_deal(&board.deal).map_err(|e| format!("{}: deal: {e}", board.place))
}
