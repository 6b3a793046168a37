//! The structure of a PDF for those who hear it: title, headings, paragraphs, tables with rows and cells. Everything else that
//! is drawn is an ornament.

use core::num::NonZeroU16;

use krilla::tagging::{Identifier, TableHeaderScope, Tag, TagGroup, TagTree};

use crate::layout::Role;

/// The tree while the pages are drawn, in the order in which they are.
#[derive(Default)]
pub struct Tags {
    done: Vec<TagGroup>,
    open: Option<Open>,
}

/// The part of the tree that may still grow.
enum Open {
    Heading(u16, TagGroup),
    /// A line, with its page and baseline.
    Line((usize, f32), TagGroup),
    Table(Vec<Row>),
}

struct Row {
    head: bool,
    number: usize,
    cells: Vec<(usize, Vec<Identifier>)>,
}

impl Tags {
    /// Takes a text that was drawn on a page, on a baseline.
    pub fn add(&mut self, id: Identifier, role: Role, at: (usize, f32)) {
        match (role, &mut self.open) {
            (Role::Title, Some(Open::Heading(1, group)))
            | (Role::Heading, Some(Open::Heading(2, group))) => group.push(id),
            (Role::Text | Role::Again, Some(Open::Line(line, group))) if *line == at => {
                group.push(id);
            }
            (Role::Cell { head, row, cell }, Some(Open::Table(rows)))
                if rows.last().is_none_or(|last| {
                    // Nothing comes before the head of a table, and rows count up.
                    last.head == head && last.number <= row || last.head && !head
                }) =>
            {
                put(rows, head, row, cell, id);
            }
            (role, _) => {
                self.close();
                self.open = Some(begin(id, role, at));
            }
        }
    }

    fn close(&mut self) {
        self.done.extend(self.open.take().map(|open| match open {
            Open::Heading(_, group) | Open::Line(_, group) => group,
            Open::Table(rows) => table(rows),
        }));
    }

    /// The whole tree.
    pub fn finish(mut self, language: &str) -> TagTree {
        self.close();
        let mut tree = TagTree::new().with_lang(Some(language.to_owned()));
        for group in self.done {
            tree.push(group);
        }
        tree
    }
}

fn begin(id: Identifier, role: Role, at: (usize, f32)) -> Open {
    let heading = |level: u16| {
        let level = NonZeroU16::new(level).unwrap_or(NonZeroU16::MIN);
        TagGroup::new(Tag::Hn(level, None))
    };
    let (mut open, id) = match role {
        Role::Title => (Open::Heading(1, heading(1)), id),
        Role::Heading => (Open::Heading(2, heading(2)), id),
        Role::Text | Role::Again => (Open::Line(at, TagGroup::new(Tag::P)), id),
        Role::Cell { head, row, cell } => {
            let mut rows = Vec::new();
            put(&mut rows, head, row, cell, id);
            return Open::Table(rows);
        }
    };
    if let Open::Heading(_, group) | Open::Line(_, group) = &mut open {
        group.push(id);
    }
    open
}

fn put(rows: &mut Vec<Row>, head: bool, number: usize, cell: usize, id: Identifier) {
    if rows
        .last()
        .is_none_or(|last| (last.head, last.number) != (head, number))
    {
        rows.push(Row {
            head,
            number,
            cells: Vec::new(),
        });
    }
    let Some(row) = rows.last_mut() else { return };
    match row.cells.last_mut() {
        Some((last, ids)) if *last == cell => ids.push(id),
        _ => row.cells.push((cell, vec![id])),
    }
}

fn table(rows: Vec<Row>) -> TagGroup {
    let mut table = TagGroup::new(Tag::Table);
    for row in rows {
        let mut group = TagGroup::new(Tag::TR);
        for (_, ids) in row.cells {
            let mut cell = match row.head {
                true => TagGroup::new(Tag::TH(TableHeaderScope::Column)),
                false => TagGroup::new(Tag::TD),
            };
            for id in ids {
                cell.push(id);
            }
            group.push(cell);
        }
        table.push(group);
    }
    table
}
