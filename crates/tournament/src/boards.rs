//! Boards as they are written: `1-4, 7`.

use openroom_movements::Boards;

/// No session has a board of a larger number; one is a slip.
pub(crate) const MAX_BOARD: u32 = 9999;

/// Reads `1-4, 7`.
pub(crate) fn parse(text: &str) -> Result<Boards, String> {
    let mut boards = Vec::new();
    for part in text.split(',').map(str::trim) {
        let (first, last) = part.split_once('-').unwrap_or((part, part));
        let number = |text: &str| {
            let number = text.trim().parse::<u32>().ok();
            number
                .filter(|number| (1..=MAX_BOARD).contains(number))
                .ok_or_else(|| format!("{part:?} are no boards from 1 to {MAX_BOARD}"))
        };
        let (first, last) = (number(first)?, number(last)?);
        if first > last {
            return Err(format!("boards {part} run backwards"));
        }
        boards.extend(first..=last);
        if boards.len() > MAX_BOARD as usize {
            return Err("too many boards".to_owned());
        }
    }
    Ok(Boards(boards))
}
