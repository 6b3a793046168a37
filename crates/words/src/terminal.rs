//! Text for a terminal: how wide it is, and lines that keep to that width.

use std::io::{self, IsTerminal as _};

/// The width to write in: that of the terminal, else `COLUMNS` if it is one that does not tell, else 80; never below 40.
pub fn width() -> usize {
    if !io::stdout().is_terminal() {
        return 80;
    }
    let measured = terminal_size::terminal_size().map(|(width, _)| usize::from(width.0));
    let told = || std::env::var("COLUMNS").ok()?.parse().ok();
    measured
        .filter(|&columns| columns > 0)
        .or_else(told)
        .map_or(80, |columns| columns.max(40))
}

/// Adds the text in lines no wider than `width`, each with `indent`; a longer word stays whole.
pub fn wrap(out: &mut String, text: &str, indent: &str, width: usize) {
    let mut column = 0;
    for word in text.split_whitespace() {
        let length = word.chars().count();
        if column > 0 && column + 1 + length <= width {
            out.push(' ');
            column += 1 + length;
        } else {
            if column > 0 {
                out.push('\n');
            }
            out.push_str(indent);
            column = indent.len() + length;
        }
        out.push_str(word);
    }
    out.push('\n');
}

/// The line, cut after a whole word if it is wider than `width`.
pub fn cut(line: &str, width: usize) -> String {
    if line.chars().count() <= width {
        return line.to_owned();
    }
    let room: String = line.chars().take(width.saturating_sub(3)).collect();
    let end = room.rfind(' ').unwrap_or(room.len());
    format!("{} ...", &room[..end])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_keep_to_the_width() {
        let mut out = String::new();
        wrap(&mut out, "one two three four", "  ", 9);
        assert_eq!(out, "  one two\n  three\n  four\n");
        assert_eq!(cut("one two three", 13), "one two three");
        assert_eq!(cut("one two three", 12), "one two ...");
    }
}
