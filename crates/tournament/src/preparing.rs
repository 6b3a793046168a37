//! What an event needs, worked out from its tables and sections (White Book 122.5.1): equipment and staff.
//!
//! The figures are those of an ordinary event, and each can be given. No IO, no chance.

/// How large the event is, and by which measure it is staffed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Size {
    /// Tables, all sections together.
    pub tables: u32,
    /// Sections.
    pub sections: u32,
    /// Boards of a session.
    pub boards: u32,
    /// Copies of each board, all sections together.
    pub copies: u32,
    /// So many tables a Director looks after.
    pub tables_a_director: u32,
    /// So many tables a caddy looks after.
    pub tables_a_caddy: u32,
}

impl Size {
    /// Tables in sections that each have one copy of the boards, with the usual staff.
    ///
    /// ```
    /// use openroom_tournament::preparing::{Size, Thing, equipment, staff};
    ///
    /// let size = Size::new(26, 2, 24);
    /// let boxes = equipment(size).into_iter().find(|one| one.thing == Thing::Boxes).unwrap();
    /// assert_eq!((boxes.count, boxes.spare), (104, 6));
    /// let boards = equipment(size).into_iter().find(|one| one.thing == Thing::Boards).unwrap();
    /// assert_eq!(boards.count, 48);
    /// assert_eq!(staff(size)[0].count, 2);
    /// ```
    #[must_use]
    pub const fn new(tables: u32, sections: u32, boards: u32) -> Self {
        Self {
            tables,
            sections,
            boards,
            copies: sections,
            tables_a_director: 20,
            tables_a_caddy: 30,
        }
    }
}

/// What is needed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "each is a line of the list")]
pub enum Thing {
    Tables,
    Chairs,
    Cloths,
    Numbers,
    Boxes,
    Units,
    Boards,
    Packs,
    Scorecards,
    Pens,
    Directors,
    Scorers,
    Caddies,
    Desk,
}

/// A line of the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Needed {
    /// What.
    pub thing: Thing,
    /// How many.
    pub count: u32,
    /// How many more, to be at hand.
    pub spare: u32,
}

/// One more for so many, and at least one.
const fn spare(count: u32, each: u32) -> u32 {
    if count == 0 { 0 } else { count.div_ceil(each) }
}

/// The equipment of a session.
#[must_use]
pub fn equipment(size: Size) -> Vec<Needed> {
    let line = |thing, count: u32, each: u32| Needed {
        thing,
        count,
        spare: spare(count, each),
    };
    let Size { tables, boards, .. } = size;
    let four = tables.saturating_mul(4);
    let whole = boards.saturating_mul(size.copies);
    vec![
        line(Thing::Tables, tables, 20),
        line(Thing::Chairs, four, 20),
        line(Thing::Cloths, tables, 20),
        line(Thing::Numbers, tables, 20),
        line(Thing::Boxes, four, 20),
        line(Thing::Units, tables, 10),
        line(Thing::Boards, whole, 24),
        line(Thing::Packs, whole, 24),
        line(Thing::Scorecards, four, 10),
        line(Thing::Pens, four, 10),
    ]
}

/// The staff of a session: Directors first.
#[must_use]
pub fn staff(size: Size) -> Vec<Needed> {
    let by = |each: u32| size.tables.div_ceil(each.max(1)).max(1);
    let line = |thing, count| Needed {
        thing,
        count,
        spare: 0,
    };
    vec![
        line(Thing::Directors, by(size.tables_a_director)),
        line(Thing::Scorers, by(60)),
        line(Thing::Caddies, by(size.tables_a_caddy)),
        line(Thing::Desk, by(40)),
    ]
}
