//! The scenarios that a table can play, each as the deeds of those who act. Crate `tables` plays them, and `bench` over a server's sockets.

use std::path::Path;

use openroom_laws::entry::Actor;
use openroom_laws::log::Log;
use openroom_laws::replay::replay;
use openroom_laws::{Action, Edition, Entry, Phase, Table};
use openroom_tables::{Deed, InPlay, Opened, Settings, Way};

/// A scenario under an edition.
#[derive(Debug)]
pub struct Scenario {
    /// Its name.
    pub id: String,
    /// The edition.
    pub edition: Edition,
    /// The board before anything is done.
    pub head: Log,
    /// All that is done.
    pub entries: Vec<Entry>,
    /// What the Laws make of it.
    pub outcome: String,
}

/// The scenarios of a folder, and of those that no table can play how many do not know all hands and how many have a card written twice.
#[derive(Debug, Default)]
pub struct Scenarios {
    /// Those that a table can play.
    pub all: Vec<Scenario>,
    /// Those with unknown hands.
    pub unknown: usize,
    /// Those in which a card is written down twice (57D of 2017), or one is left out: on a table it lies once, and that one is left out nobody
    /// says.
    pub twice: usize,
}

impl Scenarios {
    /// Reads a folder, with those in it.
    ///
    /// # Panics
    /// If a file cannot be read.
    pub fn of(folder: &Path) -> Self {
        let mut found = Self::default();
        let mut paths: Vec<_> = std::fs::read_dir(folder)
            .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
            .filter_map(|file| Some(file.ok()?.path()))
            .collect();
        paths.sort();
        for path in paths {
            if path.is_dir() {
                let more = Self::of(&path);
                found.all.extend(more.all);
                found.unknown += more.unknown;
                found.twice += more.twice;
            } else if path.extension().is_some_and(|it| it == "yaml") {
                let text = std::fs::read_to_string(&path);
                found.read(&text.unwrap_or_else(|error| panic!("{}: {error}", path.display())));
            }
        }
        found
    }

    fn read(&mut self, text: &str) {
        // Some are there to be refused when they are read.
        let logs = text
            .split("\n---")
            .filter_map(|one| openroom_laws::log::read(one).ok());
        for log in logs.flatten() {
            for &edition in &log.editions {
                if let Ok(table) = replay(&log, edition) {
                    self.take(&log, edition, table.outcome().to_string());
                }
            }
        }
    }

    fn take(&mut self, log: &Log, edition: Edition, outcome: String) {
        if log.deal.0.iter().any(Option::is_none) {
            self.unknown += 1;
            return;
        }
        let entries = whole(log, edition).unwrap_or_default();
        let again = entries.iter().any(|entry| {
            let omits = matches!(entry, Entry::Player(_, Action::Omits));
            omits || is_written_twice(entry, &entries)
        });
        if again {
            self.twice += 1;
            return;
        }
        self.all.push(Scenario {
            id: log.id.clone().unwrap_or_default().to_string(),
            edition,
            head: Log {
                editions: vec![edition],
                calls: Vec::new(),
                cards: Vec::new(),
                entries: Vec::new(),
                expect: None,
                ..log.clone()
            },
            entries,
            outcome,
        });
    }
}

impl Scenario {
    /// How it is played: whatever can happen at a table can happen.
    pub fn settings() -> Settings {
        Settings {
            way: Way::AtTable,
            director: true,
            ..Settings::default()
        }
    }

    /// The board as it comes to the table.
    ///
    /// # Panics
    /// If it cannot be played.
    pub fn open(&self) -> InPlay {
        let opened = Opened {
            head: self.head.clone(),
            settings: Self::settings(),
            players: Default::default(),
        };
        InPlay::open(opened, 0).unwrap_or_else(|refused| panic!("{}: {refused}", self.id))
    }
}

/// The calls and cards of the short form, as entries.
fn whole(log: &Log, edition: Edition) -> Option<Vec<Entry>> {
    let mut table = Table::new(edition, log.board, &log.deal);
    let mut entries = Vec::new();
    for &call in &log.calls {
        entries.push(Entry::call(table.turn()?, call));
        table.apply(entries.last()?).ok()?;
    }
    for &card in &log.cards {
        entries.push(Entry::card(table.turn()?, card));
        table.apply(entries.last()?).ok()?;
    }
    entries.extend(log.entries.iter().cloned());
    Some(entries)
}

/// Who sends an entry: declarer for dummy's card.
pub fn sender(board: &InPlay, entry: &Entry) -> (Actor, Deed) {
    let (table, by) = (board.table(), entry.by());
    match entry {
        Entry::Director(finding) => (by, Deed::Finds(finding.clone())),
        Entry::Player(seat, action @ Action::Play(_)) => {
            let dummy = table.contract().map(|(_, declarer)| declarer.partner());
            let ordered = table.phase() == Phase::Play && dummy == Some(*seat);
            let by = if ordered { seat.partner() } else { *seat };
            (Actor::Player(by), Deed::Act(action.clone()))
        }
        Entry::Player(_, action) => (by, Deed::Act(action.clone())),
    }
}

/// Whether a card is played twice by the same hand.
fn is_written_twice(entry: &Entry, all: &[Entry]) -> bool {
    let Entry::Player(_, Action::Play(_)) = entry else {
        return false;
    };
    all.iter().filter(|other| *other == entry).count() > 1
}
