//! A document as plain data: what stands on it, not where. [`crate::pdf`] and [`crate::html`] show the same tree.
//!
//! Text is a `String`. The four suit symbols in it are printed in their colours; nothing else has to be said for that.

/// A document.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Document {
    /// Its title, at the head of every page.
    pub title: String,
    /// What stands at the head of every page besides: a date, a place, a session.
    pub subtitle: String,
    /// What is in it, in order.
    pub blocks: Vec<Block>,
    /// Whether pages have a head and a number. Cards to be cut have not.
    pub running_head: bool,
    /// How the page is called at its foot: the text before the page number.
    pub page_word: String,
    /// The picture at the head of every page that has one: the logo of a club.
    pub logo: Option<Picture>,
}

/// A picture in JPEG, as it came.
#[derive(Clone, PartialEq, Eq)]
pub struct Picture {
    /// The file.
    pub jpeg: std::sync::Arc<[u8]>,
    /// How many dots wide.
    pub width: u16,
    /// How many dots high.
    pub height: u16,
}

impl core::fmt::Debug for Picture {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "Picture({}x{})", self.width, self.height)
    }
}

impl Picture {
    /// Its width at a height, no more than that width; then it is less high.
    #[must_use]
    pub fn size(&self, height: f32, widest: f32) -> (f32, f32) {
        let (across, down) = (f32::from(self.width.max(1)), f32::from(self.height.max(1)));
        let by = (height / down).min(widest / across);
        (across * by, down * by)
    }
}

/// A part of a document.
#[derive(Debug, Clone, PartialEq)]
pub enum Block {
    /// A heading, which stays with what follows.
    Heading(String),
    /// A paragraph.
    Text(Line),
    /// A table. Its head comes again on each page.
    Table(Table),
    /// Rows of boxes with a label each.
    Form(Vec<Vec<Field>>),
    /// Cards in a grid.
    Cards(Cards),
    /// The four hands of a board.
    Diagram(Box<Diagram>),
    /// A QR code: what it says, and how wide it is in points.
    Qr(QrCode),
    /// Blocks side by side, each with its share of the width.
    Beside(Vec<(f32, Vec<Block>)>),
    /// A picture in the middle, and how high it is at most, in points.
    Picture(Picture, f32),
    /// Empty space, in points.
    Space(f32),
    /// A new page.
    PageBreak,
}

/// A piece of text with its looks.
#[derive(Debug, Clone, PartialEq)]
pub struct Line {
    /// The text.
    pub text: String,
    /// The size in points.
    pub size: f32,
    /// Bold or regular.
    pub bold: bool,
    /// Where it stands in its width.
    pub align: Align,
    /// It does not stand last on a page.
    pub with_next: bool,
}

/// Where text stands in its width.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Align {
    /// At the left.
    #[default]
    Left,
    /// In the middle.
    Centre,
    /// At the right.
    Right,
}

impl Line {
    /// A paragraph of ordinary text.
    pub fn new(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            size: BODY,
            bold: false,
            align: Align::Left,
            with_next: false,
        }
    }

    /// The same, on the page of what follows.
    #[must_use]
    pub fn with_next(mut self) -> Self {
        self.with_next = true;
        self
    }

    /// The same in bold.
    #[must_use]
    pub fn bold(mut self) -> Self {
        self.bold = true;
        self
    }

    /// The same in another size.
    #[must_use]
    pub fn size(mut self, size: f32) -> Self {
        self.size = size;
        self
    }

    /// The same in the middle.
    #[must_use]
    pub fn centred(mut self) -> Self {
        self.align = Align::Centre;
        self
    }
}

/// The size of ordinary text, in points.
pub const BODY: f32 = 9.5;

/// A table.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Table {
    /// Its columns.
    pub columns: Vec<Column>,
    /// The rows of its head.
    pub head: Vec<Vec<Cell>>,
    /// Its rows.
    pub rows: Vec<Vec<Cell>>,
    /// The size of its text in points; [`BODY`] if 0.
    pub size: f32,
    /// The least height of a row in points, for what people write by hand.
    pub row_height: f32,
    /// Whether every cell has a border; else only lines between rows.
    pub boxed: bool,
}

/// A column of a table.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Column {
    /// How wide it is.
    pub width: Width,
    /// Where its text stands.
    pub align: Align,
}

/// The width of a column.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Width {
    /// As wide as its widest text.
    Fit,
    /// At least so many points.
    Points(f32),
    /// A share of what is left; text that is longer takes several lines.
    Share(f32),
}

impl Column {
    /// As wide as its text, which stands at the left.
    pub const LEFT: Self = Self {
        width: Width::Fit,
        align: Align::Left,
    };
    /// As wide as its text, which stands in the middle.
    pub const CENTRE: Self = Self {
        width: Width::Fit,
        align: Align::Centre,
    };
    /// As wide as its text, which stands at the right: figures.
    pub const RIGHT: Self = Self {
        width: Width::Fit,
        align: Align::Right,
    };

    /// A share of what is left.
    #[must_use]
    pub const fn share(share: f32) -> Self {
        Self {
            width: Width::Share(share),
            align: Align::Left,
        }
    }

    /// The same with its text in the middle.
    #[must_use]
    pub const fn centred(mut self) -> Self {
        self.align = Align::Centre;
        self
    }

    /// So many points wide at least, with text in the middle.
    #[must_use]
    pub const fn points(points: f32) -> Self {
        Self {
            width: Width::Points(points),
            align: Align::Centre,
        }
    }
}

/// A cell of a table.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Cell {
    /// Its text.
    pub text: String,
    /// In bold.
    pub bold: bool,
    /// With a grey ground.
    pub shaded: bool,
    /// How many columns it takes besides its own.
    pub more_columns: u8,
}

impl Cell {
    /// A cell in bold.
    pub fn bold(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            bold: true,
            ..Self::default()
        }
    }

    /// A cell over several columns.
    #[must_use]
    pub fn over(mut self, columns: u8) -> Self {
        self.more_columns = columns.saturating_sub(1);
        self
    }

    /// The same with a grey ground.
    #[must_use]
    pub fn shaded(mut self) -> Self {
        self.shaded = true;
        self
    }
}

impl<T: Into<String>> From<T> for Cell {
    fn from(text: T) -> Self {
        Self {
            text: text.into(),
            ..Self::default()
        }
    }
}

/// A box of a form.
#[derive(Debug, Clone, PartialEq)]
pub struct Field {
    /// Its share of the row.
    pub share: f32,
    /// What belongs there.
    pub label: String,
    /// What was filled in; lines as given.
    pub value: String,
    /// For how many lines there is space at least.
    pub lines: u8,
}

/// Cards in a grid.
#[derive(Debug, Clone, PartialEq)]
pub struct Cards {
    /// How many stand side by side.
    pub across: u8,
    /// How many stand one below the other on a page; 0: as many as their height allows.
    pub down: u8,
    /// Lines along which they are cut.
    pub cut_lines: bool,
    /// The cards.
    pub cards: Vec<Vec<Block>>,
}

/// A QR code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QrCode {
    /// What it says.
    pub content: String,
    /// How wide it is, in points.
    pub width: u16,
    /// Its squares, row by row: dark or light. As many rows as columns.
    pub squares: Vec<Vec<bool>>,
}

/// A board: number, dealer, vulnerability, hands, and what they are worth.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Diagram {
    /// The number, printed large.
    pub number: String,
    /// Who deals, in words.
    pub dealer: String,
    /// Who is vulnerable, in words.
    pub vulnerable: String,
    /// The letters of North, East, South and West.
    pub seats: [String; 4],
    /// Which of the four deals.
    pub dealer_seat: Option<u8>,
    /// Whether North-South and East-West are vulnerable.
    pub vul: [bool; 2],
    /// The hands of North, East, South and West: spades, hearts, diamonds, clubs; nothing where a hand is not known.
    pub hands: [Option<[String; 4]>; 4],
    /// The high-card points of the four hands.
    pub points: Option<[u8; 4]>,
    /// The tricks double dummy.
    pub makes: Option<Makes>,
    /// Par.
    pub par: String,
}

/// The tricks of each declarer in each strain.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Makes {
    /// The five strains, as heads of columns.
    pub strains: [String; 5],
    /// For each declarer the letter of the seat and the tricks.
    pub rows: [(String, [u8; 5]); 4],
}

/// The symbols of spades, hearts, diamonds and clubs, in the order of a hand.
pub const SUITS: [char; 4] = ['♠', '♥', '♦', '♣'];
