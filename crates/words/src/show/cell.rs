//! Pieces of text that know how wide they look.

use anstyle::{AnsiColor, Style};

/// Styled text and its width without the codes of the style.
#[derive(Debug, Clone, Default)]
pub struct Cell {
    pub text: String,
    pub width: usize,
}

impl Cell {
    /// Text as it is.
    pub fn plain(text: impl Into<String>) -> Self {
        let text = text.into();
        let width = text.chars().count();
        Self { text, width }
    }

    fn styled(style: Style, text: &str) -> Self {
        Self {
            text: format!("{style}{text}{style:#}"),
            width: text.chars().count(),
        }
    }

    /// Adds another piece.
    pub fn and(mut self, other: &Self) -> Self {
        self.text.push_str(&other.text);
        self.width += other.width;
        self
    }
}

/// Text that stands out.
pub fn bold(text: &str) -> Cell {
    Cell::styled(Style::new().bold(), text)
}

/// The red of hearts and diamonds.
pub fn red(text: &str) -> Cell {
    Cell::styled(Style::new().fg_color(Some(AnsiColor::Red.into())), text)
}

/// Cells in columns of these widths with two spaces between, ended by a line break; nothing after the last one that is not empty.
pub fn row(cells: &[Cell], widths: &[usize]) -> String {
    let last = cells.iter().rposition(|cell| cell.width > 0);
    let mut out = String::new();
    for (i, (cell, width)) in cells.iter().zip(widths).enumerate() {
        let Some(last) = last.filter(|&last| i <= last) else {
            break;
        };
        out.push_str(&cell.text);
        if i < last {
            out.extend(std::iter::repeat_n(
                ' ',
                width.saturating_sub(cell.width) + 2,
            ));
        }
    }
    out.push('\n');
    out
}

/// The rows under one another, each column as wide as its widest cell.
pub fn columns(rows: &[Vec<Cell>]) -> String {
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |i: usize| {
        rows.iter()
            .filter_map(|row| row.get(i))
            .map(|c| c.width)
            .max()
    };
    let widths: Vec<usize> = (0..count).map(|i| width(i).unwrap_or(0)).collect();
    rows.iter().map(|cells| row(cells, &widths)).collect()
}

/// Text of a user without characters that command a terminal.
pub fn harmless(text: &str) -> String {
    text.replace(char::is_control, " ")
}
