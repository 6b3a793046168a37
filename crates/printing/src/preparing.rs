//! What an organiser has on paper before play: what to prepare (White Book 122.5.1), the set-up list with the plan of the tables and who needs
//! what (121.1, 141.2.2), a seat card for each contestant (121.4.2), counting the boards in (121.2), and who does what in which session
//! (122.5.2).

use std::collections::{BTreeMap, BTreeSet};

use openroom_movements::{
    Entrants, Movement, Seats, SectionOrder, Table as PlayTable, check, section_order,
};
use openroom_tournament::Tournament;
use openroom_tournament::preparing::{Needed, Size, Thing, equipment, staff};
use openroom_words::words::{Message, Words};

use crate::document::{Block, Cards, Cell, Column, Document, Line, Table};
use crate::movement_cards::Names;
use crate::notices::Essentials;

/// An empty box to be ticked.
const TICK: &str = "[   ]";

fn page(title: String, blocks: Vec<Block>, words: &Words) -> Document {
    Document {
        title,
        blocks,
        running_head: true,
        page_word: words.say(Message::PrintPage),
        ..Document::default()
    }
}

fn titled(title: &str, name: Message, words: &Words) -> String {
    match title.is_empty() {
        true => words.say(name),
        false => format!("{title}: {}", words.say(name)),
    }
}

const fn called(thing: Thing) -> Message {
    match thing {
        Thing::Tables => Message::PrepTables,
        Thing::Chairs => Message::PrepChairs,
        Thing::Cloths => Message::PrepCloths,
        Thing::Numbers => Message::PrepNumbers,
        Thing::Boxes => Message::PrepBoxes,
        Thing::Units => Message::PrepUnits,
        Thing::Boards => Message::PrepBoards,
        Thing::Packs => Message::PrepPacks,
        Thing::Scorecards => Message::PrepScorecards,
        Thing::Pens => Message::PrepPens,
        Thing::Directors => Message::PrepDirectors,
        Thing::Scorers => Message::PrepScorers,
        Thing::Caddies => Message::PrepCaddies,
        Thing::Desk => Message::PrepDesk,
    }
}

/// What is to be arranged by people, in the order of the book.
const MATTERS: [Message; 11] = [
    Message::PrepMatterEntries,
    Message::PrepMatterRooms,
    Message::PrepMatterSetting,
    Message::PrepMatterStaff,
    Message::PrepMatterMovements,
    Message::PrepMatterPrinted,
    Message::PrepMatterNeeds,
    Message::PrepMatterAppeals,
    Message::PrepMatterPrizes,
    Message::PrepMatterCatering,
    Message::PrepMatterWishes,
];

/// A table to be filled in: its first columns are there, the others are for a pencil.
fn to_fill(head: &[Message], widths: &[Column], rows: Vec<Vec<Cell>>, words: &Words) -> Block {
    let label = |message: &Message| Cell::bold(words.say(*message));
    Block::Table(Table {
        columns: widths.to_vec(),
        head: vec![head.iter().map(label).collect()],
        rows,
        size: 10.0,
        row_height: 20.0,
        boxed: true,
    })
}

/// The equipment of an event as a table with a column for ticks.
fn needed(lines: &[Needed], words: &Words) -> Block {
    let head = [
        Message::PrepThing,
        Message::PrepCount,
        Message::PrepSpare,
        Message::PrepWho,
        Message::PrepDone,
    ];
    let widths = [
        Column::share(2.0),
        Column::CENTRE,
        Column::CENTRE,
        Column::share(1.2),
        Column::points(40.0),
    ];
    let spare = |spare: u32| match spare {
        0 => String::new(),
        more => format!("+{more}"),
    };
    let row = |one: &Needed| {
        vec![
            words.say(called(one.thing)).into(),
            Cell::bold(one.count.to_string()),
            spare(one.spare).into(),
            Cell::default(),
            TICK.into(),
        ]
    };
    to_fill(&head, &widths, lines.iter().map(row).collect(), words)
}

/// What to prepare for an event of that size: equipment, staff, and all that people arrange.
#[must_use]
pub fn preparations(size: Size, sessions: u16, title: &str, words: &Words) -> Document {
    let figures = [
        ("tables", size.tables.into()),
        ("sections", size.sections.into()),
        ("sessions", sessions.into()),
    ];
    let head = [
        Message::PrepThing,
        Message::PrepWho,
        Message::PrepWhen,
        Message::PrepDone,
    ];
    let widths = [
        Column::share(2.4),
        Column::share(1.0),
        Column::share(1.0),
        Column::points(40.0),
    ];
    let matter = |&one: &Message| {
        let blank = Cell::default;
        vec![words.say(one).into(), blank(), blank(), TICK.into()]
    };
    let blocks = vec![
        Block::Text(
            Line::new(words.tell(Message::PrepSize, figures))
                .bold()
                .size(12.0),
        ),
        Block::Heading(words.say(Message::PrepEquipment)),
        needed(&equipment(size), words),
        Block::Heading(words.say(Message::PrepStaff)),
        needed(&staff(size), words),
        Block::Text(Line::new(words.say(Message::PrepFiguresNote)).size(8.0)),
        Block::Heading(words.say(Message::PrepMatters)),
        to_fill(&head, &widths, MATTERS.iter().map(matter).collect(), words),
        Block::Text(Line::new("WB 122.5.1, 122.5.2").size(8.0)),
    ];
    page(titled(title, Message::PrepList, words), blocks, words)
}

/// How large a session with that movement is.
#[must_use]
pub fn size_of(movement: &Movement) -> Size {
    let figures = check(movement).figures;
    let sections = by_section(movement).len().max(1);
    let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    let boards = figures.boards + movement.boards_to_draw().count();
    // Of sections with the same boards each has its own.
    let mut of_section: BTreeMap<Option<&str>, BTreeSet<u32>> = BTreeMap::new();
    for table in movement.rounds.iter().flat_map(|round| &round.tables) {
        let own = of_section.entry(table.section.as_deref()).or_default();
        own.extend(&table.boards.0);
    }
    let whole: usize = of_section.values().map(BTreeSet::len).sum();
    let copies = whole.div_ceil(figures.boards.max(1)).max(figures.copies);
    Size {
        copies: count(copies),
        ..Size::new(count(figures.tables), count(sections), count(boards))
    }
}

/// The tables of the first round, section by section.
fn by_section(movement: &Movement) -> BTreeMap<SectionOrder<'_>, Vec<&PlayTable>> {
    let mut found: BTreeMap<SectionOrder<'_>, Vec<&PlayTable>> = BTreeMap::new();
    for table in movement
        .rounds
        .iter()
        .take(1)
        .flat_map(|round| &round.tables)
    {
        let section = section_order(table.section.as_deref());
        found.entry(section).or_default().push(table);
    }
    for tables in found.values_mut() {
        tables.sort_by_key(|table| table.number);
    }
    found
}

/// What one of the contestants needs.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Need {
    /// Who, by the number that the movement has.
    pub contestant: u32,
    /// A seat that it need not leave.
    pub fixed_seat: bool,
    /// What else.
    pub other: String,
}

/// A set-up list: of which session, when it begins, and who needs what.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SetUp {
    /// The event and its session.
    pub title: String,
    /// When play starts, and three hours before that; empty where it is not known.
    pub start: [String; 2],
    /// The people behind the numbers.
    pub names: Names,
    /// Who needs what.
    pub needs: Vec<Need>,
    /// So many tables stand side by side.
    pub across: u8,
}

/// What each contestant of an event needs, where it needs anything.
#[must_use]
pub fn needs_of(event: &Tournament) -> Vec<Need> {
    let all = event.state().contestants.iter();
    let plays = all.filter(|(_, one)| one.withdrawn.is_none() && !one.disqualified);
    plays
        .map(|(&contestant, one)| Need {
            contestant,
            fixed_seat: one.entered.stationary,
            other: one.entered.needs.clone().unwrap_or_default(),
        })
        .filter(|need| need.fixed_seat || !need.other.is_empty())
        .collect()
}

/// The people behind the numbers of an event.
#[must_use]
pub fn names(event: &Tournament) -> Names {
    let all = event.state().contestants.iter();
    Names(
        all.map(|(&number, one)| (number, one.title(" – ")))
            .collect(),
    )
}

/// What is announced of a movement.
#[must_use]
pub fn essentials(movement: &Movement) -> Essentials {
    let planned = movement.planned.map_or(0, |rounds| rounds as usize);
    let rounds = planned.max(movement.rounds.len());
    let first = movement.rounds.first();
    let tables = first.into_iter().flat_map(|round| &round.tables);
    let boards = tables.map(|table| table.boards.0.len()).max().unwrap_or(0);
    Essentials {
        rounds,
        boards,
        all: rounds * boards,
        ..Essentials::default()
    }
}

/// What the Directors do before play, in order (121.1, 121.2).
const STEPS: [Message; 6] = [
    Message::SetupStepFrame,
    Message::SetupStepCloths,
    Message::SetupStepUnits,
    Message::SetupStepBoards,
    Message::SetupStepOrder,
    Message::SetupStepNotices,
];

/// The set-up list of a session.
#[must_use]
pub fn set_up(movement: &Movement, about: &SetUp, words: &Words) -> Document {
    let mut blocks = Vec::new();
    let [start, before] = &about.start;
    if !start.is_empty() {
        let args = [
            ("time", start.as_str().into()),
            ("before", before.as_str().into()),
        ];
        let line = words.tell(Message::SetupStart, args);
        blocks.push(Block::Text(Line::new(line).bold().size(12.0)));
    }
    let size = size_of(movement);
    blocks.push(Block::Heading(words.say(Message::PrepEquipment)));
    blocks.push(needed(&equipment(size), words));
    let steps = STEPS
        .iter()
        .map(|&step| vec![TICK.into(), words.say(step).into()]);
    blocks.push(Block::Space(6.0));
    blocks.push(Block::Table(Table {
        columns: vec![Column::LEFT, Column::share(1.0)],
        rows: steps.collect(),
        size: 10.5,
        ..Table::default()
    }));
    if !about.needs.is_empty() {
        blocks.push(Block::Heading(words.say(Message::SetupNeeds)));
        blocks.push(needs(movement, about, words));
    }
    blocks.extend(plan(movement, about, words));
    let title = titled(&about.title, Message::SetupList, words);
    page(title, blocks, words)
}

/// Who needs what, and whether the movement leaves those at their table who need that.
fn needs(movement: &Movement, about: &SetUp, words: &Words) -> Block {
    let still = movement.stationary();
    let rows = about.needs.iter().map(|need| {
        let who = need.contestant;
        let name = about.names.0.get(&who);
        let name = name.map_or_else(|| who.to_string(), |name| format!("{who} {name}"));
        let table = starts(movement, who);
        let place =
            |message, table: &PlayTable| words.tell(message, [("table", table.name().into())]);
        let seat = match table {
            None => words.say(Message::SetupNoSeat),
            Some((table, _)) if movement.entrants == Entrants::Teams || still.contains(&who) => {
                place(Message::SetupStays, table)
            }
            Some((table, _)) => place(Message::SetupMoves, table),
        };
        let fixed = need.fixed_seat.then(|| words.say(Message::NeedsFixed));
        let other = Some(need.other.clone()).filter(|other| !other.is_empty());
        let what: Vec<String> = fixed.into_iter().chain(other).collect();
        vec![
            name.into(),
            Cell::bold(what.join(", ")),
            seat.into(),
            TICK.into(),
        ]
    });
    Block::Table(Table {
        columns: vec![
            Column::share(1.2),
            Column::share(1.2),
            Column::share(1.0),
            Column::points(24.0),
        ],
        rows: rows.collect(),
        size: 10.0,
        boxed: true,
        ..Table::default()
    })
}

/// Where a contestant sits in the first round in which it plays.
fn starts(movement: &Movement, who: u32) -> Option<(&PlayTable, Message)> {
    let tables = movement.rounds.iter().flat_map(|round| &round.tables);
    tables
        .filter(|table| !table.boards.0.is_empty())
        .find_map(|table| {
            let side = match table.seats {
                Seats::Sides { ns, .. } if ns == Some(who) => Message::PrintSideNs,
                Seats::Sides { ew, .. } if ew == Some(who) => Message::PrintSideEw,
                Seats::Sides { .. } => return None,
                Seats::Players { n, .. } if n == who => Message::PrintSeatN,
                Seats::Players { e, .. } if e == who => Message::PrintSeatE,
                Seats::Players { s, .. } if s == who => Message::PrintSeatS,
                Seats::Players { w, .. } if w == who => Message::PrintSeatW,
                Seats::Players { .. } => return None,
            };
            Some((table, side))
        })
}

/// The tables as they stand, each with who starts there and with which boards; those where somebody needs something are shaded.
fn plan(movement: &Movement, about: &SetUp, words: &Words) -> Vec<Block> {
    let across = usize::from(about.across.clamp(1, 8));
    let mut blocks = vec![Block::Heading(words.say(Message::SetupPlan))];
    let needed: BTreeSet<u32> = about.needs.iter().map(|need| need.contestant).collect();
    for ((_, section), tables) in by_section(movement) {
        if let Some(section) = section {
            let name = words.tell(Message::SetupSection, [("section", section.into())]);
            blocks.push(Block::Text(Line::new(name).bold().size(12.0)));
        }
        let cell = |table: &&PlayTable| {
            let name = words.tell(Message::SetupAtTable, [("table", table.name().into())]);
            let who = match table.seats {
                Seats::Sides { ns, ew } => {
                    let number =
                        |side: Option<u32>| side.map_or("–".to_owned(), |n| n.to_string());
                    format!("{} : {}", number(ns), number(ew))
                }
                Seats::Players { n, e, s, w } => format!("{n} {s} : {e} {w}"),
            };
            let boards = words.tell(
                Message::PrintBoardsRange,
                [("boards", table.boards.to_string().replace('-', "–").into())],
            );
            let cell = Cell::from(format!("{name}\n{who}\n{boards}"));
            let sits = match table.seats {
                Seats::Sides { ns, ew } => [ns, ew, None, None],
                Seats::Players { n, e, s, w } => [n, e, s, w].map(Some),
            };
            match sits.iter().flatten().any(|who| needed.contains(who)) {
                true => cell.shaded(),
                false => cell,
            }
        };
        let rows = tables.chunks(across).map(|row| {
            let mut cells: Vec<Cell> = row.iter().map(cell).collect();
            cells.resize(across, Cell::default());
            cells
        });
        blocks.push(Block::Table(Table {
            columns: vec![Column::share(1.0).centred(); across],
            rows: rows.collect(),
            size: 9.0,
            row_height: 30.0,
            boxed: true,
            ..Table::default()
        }));
        blocks.push(Block::Space(6.0));
    }
    blocks
}

/// A card for each contestant with its name, section, table, direction, and when play starts.
#[must_use]
pub fn seat_cards(
    movement: &Movement,
    names: &Names,
    (title, start): (&str, &str),
    words: &Words,
) -> Document {
    let several = by_section(movement).len() > 1;
    let playing = crate::movement_cards::playing(movement);
    let cards = playing.into_iter().filter_map(|who| {
        let (table, side) = starts(movement, who)?;
        let mut blocks = crate::movement_cards::heading(movement, who, names, title, words);
        let mut head = vec![Cell::from(words.say(Message::PrintTable))];
        let mut row = vec![Cell::bold(table.number.to_string())];
        if several {
            head.insert(0, words.say(Message::SeatCardSection).into());
            row.insert(0, Cell::bold(table.section.clone().unwrap_or_default()));
        }
        head.push(words.say(Message::PrintDirection).into());
        row.push(Cell::bold(words.say(side)));
        blocks.push(Block::Table(Table {
            columns: vec![Column::share(1.0).centred(); head.len()],
            head: vec![head],
            rows: vec![row],
            size: 16.0,
            boxed: true,
            ..Table::default()
        }));
        if !start.is_empty() {
            let line = words.tell(Message::SeatCardStarts, [("time", start.into())]);
            blocks.push(Block::Space(4.0));
            blocks.push(Block::Text(Line::new(line).size(11.0).centred()));
        }
        Some(blocks)
    });
    Document {
        title: titled(title, Message::SeatCards, words),
        blocks: vec![Block::Cards(Cards {
            across: 2,
            down: 0,
            cut_lines: true,
            cards: cards.collect(),
        })],
        ..Document::default()
    }
}

/// The sets of boards of each section, each with boxes to be ticked when it is back.
#[must_use]
pub fn counting_in(movement: &Movement, title: &str, words: &Words) -> Document {
    let mut sets: BTreeMap<SectionOrder<'_>, BTreeSet<Vec<u32>>> = BTreeMap::new();
    for table in movement.rounds.iter().flat_map(|round| &round.tables) {
        if !table.boards.0.is_empty() {
            let section = section_order(table.section.as_deref());
            let own = sets.entry(section).or_default();
            own.insert(table.boards.0.clone());
        }
    }
    let copies = check(movement)
        .figures
        .copies
        .div_ceil(sets.len().max(1))
        .max(1);
    let mut blocks = vec![Block::Text(Line::new(words.say(Message::CountingHelp)))];
    let head = [
        Message::CountingSet,
        Message::PrintBoards,
        Message::CountingThere,
        Message::CountingOrder,
        Message::CountingBanded,
        Message::CountingBox,
    ];
    let mut widths = vec![Column::CENTRE, Column::share(2.0)];
    widths.resize(head.len(), Column::share(0.7).centred());
    for ((_, section), sets) in sets {
        if let Some(section) = section {
            let name = words.tell(Message::SetupSection, [("section", section.into())]);
            blocks.push(Block::Heading(name));
        }
        for copy in 1..=copies {
            if copies > 1 {
                let name = words.tell(Message::CountingCopy, [("number", copy.into())]);
                blocks.push(Block::Text(Line::new(name).bold()));
            }
            let rows = sets.iter().zip(1_u32..).map(|(set, number)| {
                let boards = set.iter().map(|board| format!("{TICK} {board}"));
                let boards = boards.collect::<Vec<_>>().join("   ");
                let mut row = vec![Cell::bold(number.to_string()), boards.into()];
                row.resize(head.len(), TICK.into());
                row
            });
            blocks.push(to_fill(&head, &widths, rows.collect(), words));
        }
    }
    page(titled(title, Message::CountingIn, words), blocks, words)
}

/// A session of a programme, as it stands on paper.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ProgrammeSession {
    /// The day.
    pub day: String,
    /// From when to when.
    pub time: String,
    /// What is played.
    pub session: String,
    /// The room.
    pub room: String,
    /// The Directors, the one in charge first.
    pub directors: Vec<String>,
    /// How many tables it needs.
    pub tables: Option<u32>,
    /// Anything else.
    pub note: String,
    /// Tasks that were given: what, and to whom.
    pub tasks: Vec<(String, String)>,
}

/// The programme, to be hung up: each day with its sessions.
#[must_use]
pub fn programme(title: &str, sessions: &[ProgrammeSession], words: &Words) -> Document {
    let mut blocks = Vec::new();
    for day in sessions.chunk_by(|one, other| one.day == other.day) {
        blocks.push(Block::Heading(day[0].day.clone()));
        let head = [
            Message::ProgrammeTime,
            Message::PrepThing,
            Message::ProgrammeRoom,
            Message::PrepDirectors,
        ];
        let row = |one: &ProgrammeSession| {
            let what = match one.note.is_empty() {
                true => one.session.clone(),
                false => format!("{}\n{}", one.session, one.note),
            };
            vec![
                Cell::bold(one.time.as_str()),
                what.into(),
                one.room.as_str().into(),
                one.directors.join(", ").into(),
            ]
        };
        let label = |message: &Message| Cell::from(words.say(*message));
        blocks.push(Block::Table(Table {
            columns: vec![
                Column::LEFT,
                Column::share(2.0),
                Column::share(1.0),
                Column::share(1.2),
            ],
            head: vec![head.iter().map(label).collect()],
            rows: day.iter().map(row).collect(),
            size: 12.0,
            ..Table::default()
        }));
    }
    page(titled(title, Message::Programme, words), blocks, words)
}

/// What is done in every session, where the file does not say otherwise.
const TASKS: [Message; 8] = [
    Message::RosterRoom,
    Message::RosterDesk,
    Message::RosterSeats,
    Message::RosterBoards,
    Message::RosterAnnounce,
    Message::RosterScores,
    Message::RosterAppeals,
    Message::RosterClosing,
];

/// Who does what in which session, so that everybody knows their own tasks and those of the others.
#[must_use]
pub fn roster(title: &str, sessions: &[ProgrammeSession], words: &Words) -> Document {
    let mut blocks = Vec::new();
    for one in sessions {
        let place = [one.day.as_str(), &one.time, &one.room, &one.session];
        let place = place.into_iter().filter(|part| !part.is_empty());
        blocks.push(Block::Heading(place.collect::<Vec<_>>().join(" · ")));
        let mut rows = Vec::new();
        if let Some((first, others)) = one.directors.split_first() {
            let charge = words.say(Message::RosterCharge);
            rows.push(vec![
                charge.into(),
                Cell::bold(first.as_str()),
                Cell::default(),
            ]);
            if !others.is_empty() {
                let label = words.say(Message::PrepDirectors);
                rows.push(vec![
                    label.into(),
                    Cell::bold(others.join(", ")),
                    Cell::default(),
                ]);
            }
        } else {
            let charge = words.say(Message::RosterCharge);
            rows.push(vec![charge.into(), Cell::default(), Cell::default()]);
        }
        let given = one.tasks.iter();
        rows.extend(given.map(|(task, by)| {
            vec![
                task.as_str().into(),
                Cell::bold(by.as_str()),
                Cell::default(),
            ]
        }));
        if one.tasks.is_empty() {
            let blank = Cell::default;
            let usual = TASKS.iter();
            rows.extend(usual.map(|&task| vec![words.say(task).into(), blank(), blank()]));
        }
        let head = [Message::RosterTask, Message::PrepWho, Message::PrepWhen];
        let widths = [Column::share(1.6), Column::share(1.2), Column::share(0.6)];
        blocks.push(to_fill(&head, &widths, rows, words));
    }
    page(titled(title, Message::Roster, words), blocks, words)
}
