//! Cards of instruction for what happens where no program sees it: at a table with a screen (White Book 151), where bidding is
//! silent (152), in a match without a Director (162), around captains (163); and how people behave at every table (91.8).

use openroom_words::words::{Message, Words};

use crate::document::{Block, Cell, Column, Document, Line, Table};

/// What a card is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Topic {
    /// Screens (White Book 151).
    Screens,
    /// Silent bidding (152).
    SilentBidding,
    /// A match without a Director (162).
    PrivateMatch,
    /// Captains (163).
    Captains,
    /// Good manners, to be hung up or laid on each table before the session (91.8).
    Behaviour,
}

impl Topic {
    /// All of them.
    pub const ALL: [Self; 5] = [
        Self::Screens,
        Self::SilentBidding,
        Self::PrivateMatch,
        Self::Captains,
        Self::Behaviour,
    ];

    /// The word by which it is asked for.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Screens => "screens",
            Self::SilentBidding => "silent-bidding",
            Self::PrivateMatch => "private-match",
            Self::Captains => "captains",
            Self::Behaviour => "behaviour",
        }
    }

    /// The topic of that word.
    ///
    /// ```
    /// use openroom_printing::instructions::Topic;
    /// assert_eq!(Topic::named("screens"), Some(Topic::Screens));
    /// assert_eq!(Topic::named("curtains"), None);
    /// ```
    #[must_use]
    pub fn named(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|topic| topic.word() == word)
    }

    const fn title(self) -> Message {
        match self {
            Self::Screens => Message::InstructScreens,
            Self::SilentBidding => Message::InstructSilent,
            Self::PrivateMatch => Message::InstructPrivate,
            Self::Captains => Message::InstructCaptain,
            Self::Behaviour => Message::Behaviour,
        }
    }

    /// The paragraphs of the White Book.
    const fn paragraphs(self) -> &'static str {
        match self {
            Self::Screens => "WB 151",
            Self::SilentBidding => "WB 152",
            Self::PrivateMatch => "WB 162",
            Self::Captains => "WB 163",
            Self::Behaviour => "WB 91.8",
        }
    }

    const fn lines(self) -> &'static [Message] {
        match self {
            Self::Screens => &[
                Message::InstructScreensSeats,
                Message::InstructScreensBoard,
                Message::InstructScreensHands,
                Message::InstructScreensCall,
                Message::InstructScreensTray,
                Message::InstructScreensRhythm,
                Message::InstructScreensAlert,
                Message::InstructScreensQuestions,
                Message::InstructScreensStop,
                Message::InstructScreensChange,
                Message::InstructScreensBefore,
                Message::InstructScreensAfter,
                Message::InstructScreensLate,
                Message::InstructScreensLead,
                Message::InstructScreensSpectators,
            ],
            Self::SilentBidding => &[
                Message::InstructSilentDecide,
                Message::InstructSilentOld,
                Message::InstructSilentNew,
                Message::InstructSilentJump,
                Message::InstructSilentAlert,
            ],
            Self::PrivateMatch => &[
                Message::InstructPrivateRooms,
                Message::InstructPrivateRounds,
                Message::InstructPrivateRequest,
                Message::InstructPrivateReserve,
                Message::InstructPrivateJudgement,
                Message::InstructPrivateWithdrawn,
                Message::InstructPrivateWays,
                Message::InstructPrivateWritten,
                Message::InstructPrivateExtra,
                Message::InstructPrivateAppeal,
            ],
            Self::Captains => &[
                Message::InstructCaptainPlace,
                Message::InstructCaptainSilent,
                Message::InstructCaptainDirector,
                Message::InstructCaptainLanguage,
                Message::InstructCaptainDuties,
                Message::InstructCaptainBreach,
            ],
            Self::Behaviour => &[
                Message::BehaviourGreet,
                Message::BehaviourHost,
                Message::BehaviourCard,
                Message::BehaviourEnjoy,
                Message::BehaviourCredit,
                Message::BehaviourLook,
                Message::BehaviourPhone,
                Message::BehaviourCriticism,
                Message::BehaviourGloat,
                Message::BehaviourArgue,
                Message::BehaviourCall,
            ],
        }
    }
}

/// Read at arm's length on a table.
const SIZE: f32 = 12.0;

/// Read from some steps away on a wall.
const ON_A_WALL: f32 = 19.0;

/// The card.
#[must_use]
pub fn document(topic: Topic, words: &Words) -> Document {
    let lines = topic.lines().iter().zip(1..);
    let mut blocks = vec![Block::Table(Table {
        columns: vec![Column::RIGHT, Column::share(1.0)],
        rows: lines
            .map(|(&line, number)| vec![Cell::bold(number.to_string()), words.say(line).into()])
            .collect(),
        size: match topic {
            Topic::Behaviour => ON_A_WALL,
            _ => SIZE,
        },
        ..Table::default()
    })];
    if topic == Topic::PrivateMatch {
        blocks.push(Block::Heading(words.say(Message::InstructPrivateList)));
        let head = [Message::InstructPrivateName, Message::InstructPrivatePhone];
        blocks.push(Block::Table(blank(&head, 4, words)));
        // When a ruling was asked for is what 162.2.1 turns on.
        blocks.push(Block::Heading(words.say(Message::InstructPrivateLog)));
        let head = [
            Message::InstructPrivateBoard,
            Message::InstructPrivateTime,
            Message::InstructPrivateAbout,
            Message::InstructPrivateBy,
            Message::InstructPrivateSigned,
        ];
        blocks.push(Block::Table(blank(&head, 4, words)));
    }
    blocks.push(Block::Text(Line::new(topic.paragraphs())));
    Document {
        title: words.say(topic.title()),
        blocks,
        running_head: true,
        page_word: words.say(Message::PrintPage),
        ..Document::default()
    }
}

/// A table to be filled in by hand.
fn blank(head: &[Message], rows: usize, words: &Words) -> Table {
    let columns = head.iter().map(|_| Column::share(1.0)).collect();
    let label = |message: &Message| Cell::bold(words.say(*message));
    Table {
        columns,
        head: vec![head.iter().map(label).collect()],
        rows: vec![vec![Cell::from(String::new()); head.len()]; rows],
        row_height: 24.0,
        boxed: true,
        ..Table::default()
    }
}
