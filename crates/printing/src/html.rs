//! A document as one HTML file that needs nothing else: styles and fonts inside, QR codes as SVG, made for the screen and
//! for paper.

use std::fmt::Write as _;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

use crate::document::{
    Align, Block, Cards, Cell, Column, Diagram, Document, Field, Line, Makes, Picture, QrCode,
    SUITS, Table, Width,
};
use crate::font;
use crate::settings::Settings;

const STYLE: &str = include_str!("html.css");

/// The document as HTML.
#[must_use]
pub fn write(document: &Document, language: &str, settings: Settings) -> String {
    let mut out = String::new();
    let title = escaped(&document.title);
    let _ = write!(
        out,
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\" />\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\" />\n\
         <title>{title}</title>\n<style>\n{STYLE}",
        escaped(language)
    );
    for (weight, bytes) in [(400, font::REGULAR_WEB), (700, font::BOLD_WEB)] {
        let _ = writeln!(
            out,
            "@font-face {{ font-family: \"Source Sans 3\"; font-weight: {weight}; src: url(data:font/woff2;base64,{}) format(\"woff2\"); }}",
            STANDARD.encode(bytes)
        );
    }
    let _ = writeln!(
        out,
        "@page {{ size: {}; margin: 10mm; }}",
        settings.paper.css()
    );
    for (class, symbol) in CLASSES.into_iter().zip(SUITS) {
        let colour = settings.suit_colour(symbol).map(|colour| colour.css());
        let _ = writeln!(out, ".{class} {{ color: {}; }}", colour.unwrap_or_default());
    }
    out.push_str("</style>\n</head>\n<body>\n");
    let class = if document.running_head {
        ""
    } else {
        " class=\"screen\""
    };
    let _ = write!(out, "<header{class}>");
    if let Some(logo) = &document.logo {
        picture(&mut out, logo, logo.size(30.0, 110.0));
    }
    let _ = write!(out, "<h1>{}</h1>", text(&document.title));
    if !document.subtitle.is_empty() {
        let _ = write!(out, "<p>{}</p>", text(&document.subtitle));
    }
    out.push_str("</header>\n<main>\n");
    blocks(&mut out, &document.blocks);
    out.push_str("</main>\n</body>\n</html>\n");
    out
}

/// The classes of the suits, as [`SUITS`] are ordered.
const CLASSES: [&str; 4] = ["s", "h", "d", "c"];

/// Text with what HTML reserves escaped. Characters that no HTML may hold are left out.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            c if c.is_control() && c != '\n' => {}
            c => out.push(c),
        }
    }
    out
}

/// Escaped text with the suits in their colours and its line breaks kept.
fn text(text: &str) -> String {
    let mut out = escaped(text).replace('\n', "<br />");
    for (class, symbol) in CLASSES.into_iter().zip(SUITS) {
        // The selector behind the symbol keeps phones from showing a picture in its stead.
        let shown = format!("<span class=\"{class}\">{symbol}\u{fe0e}</span>");
        out = out.replace(symbol, &shown);
    }
    out
}

/// What it shows is said beside it: the name of the club.
fn picture(out: &mut String, picture: &Picture, (width, height): (f32, f32)) {
    let _ = write!(
        out,
        "<img alt=\"\" style=\"width: {width:.1}pt; height: {height:.1}pt\" src=\"data:image/jpeg;base64,{}\" />",
        STANDARD.encode(&picture.jpeg)
    );
}

fn blocks(out: &mut String, all: &[Block]) {
    for part in all {
        block(out, part);
    }
}

fn block(out: &mut String, block: &Block) {
    match block {
        Block::Heading(heading) => {
            let _ = writeln!(out, "<h2>{}</h2>", text(heading));
        }
        Block::Text(line) => paragraph(out, line),
        Block::Table(content) => table(out, content),
        Block::Form(rows) => rows.iter().for_each(|row| form_row(out, row)),
        Block::Cards(content) => cards(out, content),
        Block::Diagram(content) => diagram(out, content),
        Block::Qr(code) => qr(out, code),
        Block::Beside(columns) => {
            out.push_str("<div class=\"beside\">\n");
            for (share, content) in columns {
                let _ = writeln!(out, "<div style=\"flex: {share} 1 0\">");
                blocks(out, content);
                out.push_str("</div>\n");
            }
            out.push_str("</div>\n");
        }
        Block::Picture(shown, height) => {
            out.push_str("<p style=\"text-align: center\">");
            picture(out, shown, shown.size(*height, 400.0));
            out.push_str("</p>\n");
        }
        Block::Space(height) => {
            let _ = writeln!(out, "<div style=\"height: {height}pt\"></div>");
        }
        Block::PageBreak => out.push_str("<div class=\"turn\"></div>\n"),
    }
}

fn paragraph(out: &mut String, line: &Line) {
    let bold = if line.bold { "; font-weight: bold" } else { "" };
    let align = match line.align {
        Align::Left => "",
        Align::Centre => "; text-align: center",
        Align::Right => "; text-align: right",
    };
    let _ = writeln!(
        out,
        "<p style=\"font-size: {}pt{bold}{align}\">{}</p>",
        line.size,
        text(&line.text)
    );
}

fn table(out: &mut String, table: &Table) {
    let size = if table.size > 0.0 {
        format!(" style=\"font-size: {}pt\"", table.size)
    } else {
        String::new()
    };
    let class = if table.boxed { " class=\"boxed\"" } else { "" };
    let _ = writeln!(out, "<table{class}{size}>");
    columns(out, table);
    if !table.head.is_empty() {
        out.push_str("<thead>\n");
        for cells in &table.head {
            row(out, table, cells, "th");
        }
        out.push_str("</thead>\n");
    }
    out.push_str("<tbody>\n");
    for cells in &table.rows {
        row(out, table, cells, "td");
    }
    out.push_str("</tbody>\n</table>\n");
}

/// Columns that share the rest get their shares; the others are as wide as their text.
fn columns(out: &mut String, table: &Table) {
    let share = |column: &Column| match column.width {
        Width::Share(share) => share,
        _ => 0.0,
    };
    let all: f32 = table.columns.iter().map(share).sum();
    out.push_str("<colgroup>");
    for column in &table.columns {
        match share(column) {
            own if own > 0.0 => {
                let _ = write!(out, "<col style=\"width: {:.1}%\" />", 100.0 * own / all);
            }
            _ => out.push_str("<col />"),
        }
    }
    out.push_str("</colgroup>\n");
}

fn row(out: &mut String, table: &Table, cells: &[Cell], tag: &str) {
    match table.row_height > 0.0 && tag == "td" {
        true => {
            let _ = write!(out, "<tr style=\"height: {}pt\">", table.row_height);
        }
        false => out.push_str("<tr>"),
    }
    let mut at = 0;
    for cell in cells {
        let column = table.columns.get(at).copied().unwrap_or(Column::LEFT);
        at += 1 + usize::from(cell.more_columns);
        let mut classes = Vec::new();
        match column.align {
            Align::Centre => classes.push("mid"),
            Align::Right if cell.more_columns == 0 => classes.push("right"),
            _ if cell.more_columns > 0 => classes.push("mid"),
            _ => {}
        }
        if cell.bold {
            classes.push("bold");
        }
        if cell.shaded {
            classes.push("shaded");
        }
        if !matches!(column.width, Width::Share(_)) && cell.more_columns == 0 {
            classes.push("fit");
        }
        let class = match classes.is_empty() {
            true => String::new(),
            false => format!(" class=\"{}\"", classes.join(" ")),
        };
        let span = match cell.more_columns {
            0 => String::new(),
            more => format!(" colspan=\"{}\"", u16::from(more) + 1),
        };
        let _ = write!(out, "<{tag}{class}{span}>{}</{tag}>", text(&cell.text));
    }
    out.push_str("</tr>\n");
}

fn form_row(out: &mut String, fields: &[Field]) {
    out.push_str("<div class=\"fields\">\n");
    for field in fields {
        let _ = writeln!(
            out,
            "<div style=\"flex: {} 1 0; min-height: {}em\"><span class=\"label\">{}</span>{}</div>",
            field.share,
            f32::from(field.lines) * 1.25 + 1.2,
            text(&field.label),
            text(&field.value)
        );
    }
    out.push_str("</div>\n");
}

fn cards(out: &mut String, cards: &Cards) {
    let class = if cards.cut_lines {
        "cards cut"
    } else {
        "cards"
    };
    let _ = writeln!(
        out,
        "<div class=\"{class}\" style=\"grid-template-columns: repeat({}, 1fr)\">",
        cards.across.max(1)
    );
    let page = usize::from(cards.across) * usize::from(cards.down);
    for (at, card) in cards.cards.iter().enumerate() {
        let turn = page > 0 && at > 0 && at % page == 0;
        let class = match (matches!(card[..], [Block::Diagram(_)]), turn) {
            (true, true) => "card tight turn",
            (true, false) => "card tight",
            (false, true) => "card turn",
            (false, false) => "card",
        };
        let _ = writeln!(out, "<section class=\"{class}\">");
        blocks(out, card);
        out.push_str("</section>\n");
    }
    out.push_str("</div>\n");
}

fn diagram(out: &mut String, diagram: &Diagram) {
    out.push_str("<div class=\"diagram\">\n<div class=\"corner\">");
    let _ = write!(out, "<b>{}</b>", escaped(&diagram.number));
    for line in [&diagram.dealer, &diagram.vulnerable] {
        let _ = write!(out, "<div>{}</div>", escaped(line));
    }
    out.push_str("</div>\n");
    for (at, place) in ["north", "east", "south", "west"].into_iter().enumerate() {
        let _ = write!(out, "<div class=\"{place}\">");
        for (cards, symbol) in diagram.hands[at].iter().flatten().zip(SUITS) {
            let line = text(&format!("{symbol} {cards}"));
            let _ = write!(out, "<div>{line}</div>");
        }
        out.push_str("</div>\n");
    }
    compass(out, diagram);
    if let Some([n, e, s, w]) = diagram.points {
        let _ = writeln!(
            out,
            "<div class=\"points\"><div>{n}</div><div>{w}\u{2003}{e}</div><div>{s}</div></div>"
        );
    }
    if let Some(makes) = &diagram.makes {
        makes_table(out, makes);
    }
    if !diagram.par.is_empty() {
        let _ = writeln!(out, "<div class=\"par\">{}</div>", text(&diagram.par));
    }
    out.push_str("</div>\n");
}

fn compass(out: &mut String, diagram: &Diagram) {
    out.push_str("<div class=\"compass\">");
    for (at, place) in ["n", "e", "s", "w"].into_iter().enumerate() {
        let vul = if diagram.vul[at % 2] { " vul" } else { "" };
        let letter = escaped(&diagram.seats[at]);
        let letter = match diagram.dealer_seat.map(usize::from) == Some(at) {
            true => format!("<u>{letter}</u>"),
            false => letter,
        };
        let _ = write!(out, "<div class=\"at-{place}{vul}\">{letter}</div>");
    }
    out.push_str("</div>\n");
}

fn makes_table(out: &mut String, makes: &Makes) {
    out.push_str("<table class=\"makes\"><tr><td></td>");
    for strain in &makes.strains {
        let _ = write!(out, "<td>{}</td>", text(strain));
    }
    out.push_str("</tr>");
    for (seat, tricks) in &makes.rows {
        let _ = write!(out, "<tr><th>{}</th>", escaped(seat));
        for tricks in tricks {
            let _ = write!(out, "<td>{tricks}</td>");
        }
        out.push_str("</tr>");
    }
    out.push_str("</table>\n");
}

fn qr(out: &mut String, code: &QrCode) {
    let side = code.squares.len() + 8;
    let _ = write!(
        out,
        "<svg class=\"qr\" xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"{0}pt\" height=\"{0}pt\" \
         viewBox=\"0 0 {side} {side}\"><title>{1}</title><path d=\"",
        code.width,
        escaped(&code.content)
    );
    for (row, squares) in code.squares.iter().enumerate() {
        for (column, _) in squares.iter().enumerate().filter(|(_, dark)| **dark) {
            let _ = write!(out, "M{} {}h1v1h-1z", column + 4, row + 4);
        }
    }
    out.push_str("\" /></svg>\n");
}
