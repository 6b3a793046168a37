//! Boards as they are written: `1-4, 7`.

use openroom_movements::Boards;
use openroom_said::{Said, quoted, said};

/// No session has a board of a larger number; one is a slip.
pub(crate) const MAX_BOARD: u32 = 9999;

/// How boards are written.
pub(crate) fn form() -> Said {
    said!("written-boards", "write 1-4 or 1-2, 7")
}

fn no_boards(part: String) -> Said {
    said!(
        "written-no-boards",
        "{part} are not boards from 1 to {most}",
        part,
        most = MAX_BOARD
    )
}

fn backwards(part: &str) -> Said {
    said!(
        "written-boards-backwards",
        "boards {part} run backwards",
        part
    )
}

fn too_many() -> Said {
    said!("written-too-many-boards", "there are too many boards")
}

/// Reads `1-4, 7`.
pub(crate) fn parse(text: &str) -> Result<Boards, Said> {
    let mut boards = Vec::new();
    for part in text.split(',').map(str::trim) {
        let (first, last) = part.split_once('-').unwrap_or((part, part));
        let number = |text: &str| {
            let number = text.trim().parse::<u32>().ok();
            number
                .filter(|number| (1..=MAX_BOARD).contains(number))
                .ok_or_else(|| no_boards(quoted(part)))
        };
        let (first, last) = (number(first)?, number(last)?);
        if first > last {
            return Err(backwards(part));
        }
        boards.extend(first..=last);
        if boards.len() > MAX_BOARD as usize {
            return Err(too_many());
        }
    }
    Ok(Boards(boards))
}
