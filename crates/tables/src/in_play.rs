//! A board being played: the fold of its record.

use contract_bridge::{Card, Seat};
use openroom_laws::awaiting::Asked;
use openroom_laws::entry::{Actor, Designation, SpokenCall};
use openroom_laws::{Action, Clause, Entry, Finding, Log, Phase, Side, Table};
use openroom_said::said;

use crate::arranging::Arranging;
use crate::record::{Comment, Message, Moment, Note, Opened, Player, Slip, Timed, What};
use crate::refused::Refused;
use crate::screen::{Changed, Half, Passed, TrayNow};
use crate::settings::{Settings, Way};

/// A board being played: who sits where, the table log with the time of each entry, and what was said beside it.
///
/// The only ways in are [`InPlay::open`] and [`InPlay::apply`]; what somebody wants to do becomes entries by
/// [`InPlay::decide`]. What anybody is shown is [`InPlay::sight`], nothing else.
#[derive(Debug, Clone, PartialEq)]
pub struct InPlay {
    pub(crate) head: Log,
    pub(crate) settings: Settings,
    pub(crate) players: [Player; 4],
    pub(crate) record: Vec<Timed>,
    pub(crate) table: Table,
    pub(crate) log: Vec<Logged>,
    pub(crate) notes: Vec<Noted>,
    pub(crate) messages: Vec<(Moment, Message)>,
    pub(crate) comments: Vec<(Moment, Comment)>,
    pub(crate) slip: Option<Slip>,
    /// Who has called the Director; behind screens one on each side, where the other does not know of it.
    pub(crate) summons: Vec<Summoned>,
    /// Who has shown his hand with a claim.
    pub(crate) faced: [bool; 4],
    pub(crate) back: [bool; 4],
    pub(crate) since: Moment,
    /// It may be finished though its time is over.
    pub(crate) goes_on: bool,
    /// What was proposed for a player with special needs, and who agrees.
    pub(crate) arranging: Option<Arranging>,
    /// Behind screens: the tray, while there is an auction.
    pub(crate) tray: Option<TrayNow>,
    /// Each time it went to the other side.
    pub(crate) trays: Vec<Passed>,
    /// A call that is to be changed before the tray goes.
    pub(crate) change: Option<Changed>,
    /// Those that were, or were not.
    pub(crate) changes: Vec<Changed>,
    /// Which sides of the screen know of each entry of the record: north-east, south-west.
    pub(crate) known: Vec<[bool; 2]>,
}

/// An entry of the table log with its time.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Logged {
    pub at: Moment,
    pub entry: Entry,
    /// By consent it counts no more.
    pub withdrawn: bool,
    /// Behind screens: on which side it was made, while there was a tray.
    pub behind: Option<Half>,
    /// When it was known on the other side.
    pub crossed: Option<Moment>,
    /// When the tray had come to whoever made it.
    pub came: Moment,
    /// Who made the call for the player.
    pub proxy: Option<Seat>,
}

/// Something about a call.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Noted {
    pub at: Moment,
    pub kind: Kind,
    pub by: Seat,
    pub note: Note,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Alert,
    Ask,
    Explain,
    Acknowledge,
}

/// The Director has been called and has not come yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Summoned {
    pub at: Moment,
    pub by: Seat,
    /// The other side of the screen hears nothing of it.
    pub behind: bool,
    pub words: Option<String>,
}

impl InPlay {
    /// A board that is brought to the table.
    ///
    /// # Errors
    ///
    /// If a hand is not known, or the head has calls, cards or entries: nothing has been played yet.
    pub fn open(opened: Opened, at: Moment) -> Result<Self, Refused> {
        let head = &opened.head;
        let begun = !(head.calls.is_empty() && head.cards.is_empty() && head.entries.is_empty());
        if begun || head.deal.0.iter().any(Option::is_none) {
            return Err(said!(
                "table-needs-a-deal",
                "a board to be played needs all four hands, and no calls or cards yet"
            )
            .into());
        }
        let what = What::Opened(Box::new(opened.clone()));
        let mut board = Self {
            table: start(&opened.head),
            head: opened.head,
            settings: opened.settings.behind_screens(),
            players: opened.players,
            record: vec![Timed { at, what }],
            log: Vec::new(),
            notes: Vec::new(),
            messages: Vec::new(),
            comments: Vec::new(),
            slip: None,
            summons: Vec::new(),
            faced: [false; 4],
            back: [false; 4],
            since: at,
            goes_on: false,
            arranging: None,
            tray: None,
            trays: Vec::new(),
            change: None,
            changes: Vec::new(),
            known: vec![[true; 2]],
        };
        board.tray = board.first_tray(at);
        Ok(board)
    }

    /// A board from its record, as it was kept.
    ///
    /// # Errors
    ///
    /// If it does not begin with the board, or something in it cannot have happened.
    pub fn replay(record: impl IntoIterator<Item = Timed>) -> Result<Self, Refused> {
        let mut record = record.into_iter();
        let mut board = match record.next() {
            Some(Timed {
                at,
                what: What::Opened(opened),
            }) => Self::open(*opened, at)?,
            _ => return Err(not_opened()),
        };
        record.try_for_each(|timed| board.apply(timed))?;
        Ok(board)
    }

    /// Takes in what was done. A refusal changes nothing.
    ///
    /// # Errors
    ///
    /// If it cannot have happened.
    pub fn apply(&mut self, timed: Timed) -> Result<(), Refused> {
        let at = timed.at;
        let known = self.known_first(&timed.what);
        match &timed.what {
            What::Opened(_) => return Err(not_opened()),
            What::Log(entry) => self.enters(at, entry)?,
            What::Alert(note) => self.notes(at, Kind::Alert, note)?,
            What::Ask(note) => self.notes(at, Kind::Ask, note)?,
            What::Explain(note) => self.notes(at, Kind::Explain, note)?,
            What::Say(message) => self.messages.push((at, message.clone())),
            What::Comment(comment) => self.comments.push((at, comment.clone())),
            What::Calls(summons) => {
                let by = seat_of(summons.by)?;
                let screens = self.tray.is_some();
                self.summons
                    .retain(|other| screens && Half::of(other.by) != Half::of(by));
                self.summons.push(Summoned {
                    at,
                    by,
                    behind: self.tray.is_some(),
                    words: summons.words.clone(),
                });
            }
            What::Slip(slip) => {
                self.slip = Some(slip.clone());
                self.since = at;
            }
            What::SlipAnswered(_) => {
                self.slip = None;
                self.since = at;
            }
            What::Back(back) => self.goes_back(at, back.to)?,
            What::HandBack(back) => self.back[seat_of(back.by)? as usize] = true,
            What::Set(settings) => self.sets(at, *settings)?,
            What::GoesOn(_) => self.goes_on = true,
            What::Sits(sits) => {
                self.players[seat_of(sits.seat)? as usize] = sits.player.clone();
            }
            What::Acknowledge(note) => self.notes(at, Kind::Acknowledge, note)?,
            What::Proxy(note) => self.made_for(note)?,
            What::Arranges(arranges) => self.arranges(arranges)?,
            What::Agrees(answer) => self.agrees(answer)?,
            What::Tray(tray) => self.tray(at, tray)?,
            What::Changes(changes) => self.asks_to_change(at, changes)?,
            What::Changed(answer) => self.changed(at, answer)?,
        }
        // With a call that ends it all there is no tray any more, and no side that does not know.
        let all = matches!(timed.what, What::Log(_)) && self.tray.is_none();
        self.known.push(if all { [true; 2] } else { known });
        self.record.push(timed);
        Ok(())
    }

    fn enters(&mut self, at: Moment, entry: &Entry) -> Result<(), Refused> {
        self.table.apply(entry)?;
        match entry {
            Entry::Player(seat, Action::Claims(_)) => self.faced[*seat as usize] = true,
            Entry::Director(_) => self.summons.clear(),
            Entry::Player(..) => {}
        }
        let entry = entry.clone();
        self.log.push(Logged {
            at,
            entry,
            withdrawn: false,
            behind: self.tray.as_ref().map(|tray| tray.at),
            crossed: None,
            came: self.tray_came(),
            proxy: None,
        });
        self.comes_on_the_tray(at);
        self.since = at;
        Ok(())
    }

    /// Another way of playing. Screens are put up or taken down between two boards, before anything is called.
    fn sets(&mut self, at: Moment, settings: Settings) -> Result<(), Refused> {
        if settings.screens != self.settings.screens && !(self.log.is_empty() || self.is_open()) {
            return Err(said!(
                "table-screens-between",
                "screens are put up or taken down between two boards, not while one is being played"
            )
            .into());
        }
        self.arranging = None;
        let changed = settings.screens != self.settings.screens;
        self.settings = settings.behind_screens();
        if changed && self.log.is_empty() {
            self.tray = self.first_tray(at);
        }
        Ok(())
    }

    fn notes(&mut self, at: Moment, kind: Kind, note: &Note) -> Result<(), Refused> {
        self.notes.push(Noted {
            at,
            kind,
            by: seat_of(note.by)?,
            note: note.clone(),
        });
        Ok(())
    }

    fn goes_back(&mut self, at: Moment, to: usize) -> Result<(), Refused> {
        let kept = self.log.iter().take(to).filter(|it| !it.withdrawn);
        let mut table = start(&self.head);
        for logged in kept {
            table.apply(&logged.entry)?;
        }
        self.table = table;
        let gone = self.log.iter_mut().skip(to);
        gone.for_each(|it| it.withdrawn = true);
        self.slip = None;
        self.since = at;
        self.tray_comes_again(at);
        Ok(())
    }

    /// What the Laws make of it so far. All hands are in it: it is for whoever keeps the board, and for the Director.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// How it is played.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// All that was written down.
    #[must_use]
    pub fn record(&self) -> &[Timed] {
        &self.record
    }

    /// Whether calls go from one side of a screen to the other by the tray now.
    #[must_use]
    pub const fn has_tray(&self) -> bool {
        self.tray.is_some()
    }

    /// How many entries the table log has for somebody, with those that were withdrawn: behind a screen a player does not know of those
    /// that have not crossed.
    #[must_use]
    pub fn log_length(&self, by: Actor) -> usize {
        let hidden = by.seat().and_then(|seat| self.this_side(Half::of(seat)));
        hidden.map_or(self.log.len(), |board| board.log.len())
    }

    /// Who sits there.
    #[must_use]
    pub const fn player(&self, seat: Seat) -> &Player {
        &self.players[seat as usize]
    }

    /// The table log as it stands, without what was withdrawn by consent: what a ruling, an appeal and a replay go on from. All
    /// hands are in it.
    #[must_use]
    pub fn log(&self) -> Log {
        let entries = self.standing().map(|(_, it)| it.entry.clone());
        Log {
            entries: entries.collect(),
            ..self.head.clone()
        }
    }

    /// Whether the board has a result, or an adjusted score in place of one.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.table.phase() == Phase::Over || self.table.adjusted().is_some()
    }

    /// Whether the Director lets it be finished though its time is over.
    #[must_use]
    pub const fn goes_on(&self) -> bool {
        self.goes_on
    }

    /// When something was done last.
    #[must_use]
    pub fn last_done(&self) -> Moment {
        self.record.last().map_or(0, |timed| timed.at)
    }

    /// Whether all four hands may be looked at by all: the board is over. At a real table an auction that was passed out can still be put
    /// right then (17D2), so there a player of each side has put his hand back first.
    #[must_use]
    pub fn is_open(&self) -> bool {
        let back = |one: Seat| self.back[one as usize] || self.back[one.partner() as usize];
        let put_back = back(Seat::North) && back(Seat::East);
        self.is_over() && (self.settings.way == Way::Guided || put_back)
    }

    /// The entries that count, with their numbers.
    pub(crate) fn standing(&self) -> impl DoubleEndedIterator<Item = (usize, &Logged)> {
        let all = self.log.iter().enumerate();
        all.filter(|(_, it)| !it.withdrawn)
    }

    /// Who declares and who is dummy, once a lead is faced.
    pub(crate) fn declarer(&self) -> Option<(Seat, Seat)> {
        let (_, declarer) = self.table.contract()?;
        (self.table.phase() == Phase::Play).then_some((declarer, declarer.partner()))
    }

    pub(crate) fn is_dummy(&self, seat: Seat) -> bool {
        self.declarer().is_some_and(|(_, dummy)| dummy == seat)
    }

    /// The Laws ask the Director something where there is none: then the players answer.
    pub(crate) fn asks_nobody_else(&self) -> bool {
        let asked = self.table.awaiting();
        !self.settings.director && asked.is_some_and(|it| it.by == Asked::Director)
    }

    /// Who acts for a hand: declarer for dummy's.
    pub(crate) fn acts_for(&self, hand: Seat) -> Seat {
        match self.declarer() {
            Some((declarer, dummy)) if dummy == hand => declarer,
            _ => hand,
        }
    }

    /// Nothing is called or played: a slip is to be settled.
    pub(crate) fn is_held(&self) -> bool {
        self.slip.is_some()
            || self.change.is_some()
            || self.is_guided() && self.table.is_for_the_director()
    }

    /// The clause that an act would break, if it would break one.
    pub(crate) fn breaks(&self, entry: &Entry) -> Result<Option<Clause>, Refused> {
        let mut table = self.table.clone();
        table.apply(entry)?;
        let before = self.table.irregularities().len();
        let new = table.irregularities().get(before);
        Ok(new.map(|irregularity| irregularity.law))
    }

    /// The clause that a card would break, which is of the hand whose turn it is.
    pub(crate) fn card_breaks(&self, hand: Seat, card: Card) -> Option<Clause> {
        let legal = self.table.legal_cards();
        if legal.is_some_and(|legal| legal.contains(card)) {
            return None;
        }
        let found = self.breaks(&Entry::card(hand, card)).ok().flatten();
        found.or_else(|| self.clause("44C"))
    }

    /// The clause that a call would break, which is of the player whose turn it is.
    pub(crate) fn call_breaks(
        &self,
        seat: Seat,
        call: contract_bridge::auction::Call,
    ) -> Option<Clause> {
        if self.table.legal_calls().contains(call) {
            return None;
        }
        let found = self.breaks(&Entry::call(seat, call)).ok().flatten();
        found.or_else(|| self.clause("17C"))
    }

    pub(crate) fn clause(&self, id: &str) -> Option<Clause> {
        Clause::parse(id, self.table.edition()).ok()
    }

    /// What a player does, as the entry of the log: declarer plays dummy's cards, and dummy plays none of his own.
    pub(crate) fn entry_of(&self, seat: Seat, action: Action) -> Result<Entry, Refused> {
        let guided = self.is_guided();
        let Some((declarer, dummy)) = self.declarer() else {
            return Ok(Entry::Player(seat, action));
        };
        let holds = |seat: Seat, card: Card| {
            self.table
                .hand(seat)
                .is_some_and(|hand| hand.contains(card))
        };
        // Dummy, who chooses between cards that he played at once (58B2).
        let asked = self.table.awaiting().is_some_and(|it| it.by.includes(seat));
        if seat == dummy && asked && self.is_offered(&action) {
            return Ok(Entry::Player(seat, action));
        }
        Ok(match action {
            Action::Play(_) if seat == dummy && guided => {
                return Err(Refused::by(
                    self.clause("45B"),
                    said!("table-dummy", "declarer plays dummy’s cards"),
                ));
            }
            Action::Play(card) if seat == dummy => Entry::Player(dummy, Action::Places(card)),
            Action::Play(card)
                if seat == declarer && !holds(declarer, card) && holds(dummy, card) =>
            {
                Entry::card(dummy, card)
            }
            Action::Names(Designation::Card(card)) if guided && seat == declarer => {
                Entry::card(dummy, card)
            }
            action => Entry::Player(seat, action),
        })
    }

    /// The last call or card that a player made, if it is not too late to say that it was a slip: his partner has not called since, and
    /// in the play no more than the trick has been completed.
    pub(crate) fn last_of(&self, seat: Seat) -> Result<usize, Refused> {
        /// The others' cards after his.
        const MOST: usize = 3;
        // Once a lead is faced no call is put right any more (25A5; 25A3 in 2007).
        let bidding = self.table.phase() != Phase::Play;
        let own = |entry: &Entry| match entry {
            Entry::Player(by, Action::Call(_)) => bidding && *by == seat,
            Entry::Player(by, Action::Play(_)) => self.acts_for(*by) == seat,
            _ => false,
        };
        let mut after = 0;
        for (number, logged) in self.standing().rev() {
            if own(&logged.entry) {
                return Ok(number);
            }
            if matches!(&logged.entry, Entry::Player(by, Action::Call(_)) if *by == seat.partner())
            {
                return Err(Refused::by(
                    self.clause(match self.table.edition() {
                        openroom_laws::Edition::E2007 => "25A2",
                        openroom_laws::Edition::E2017 => "25A4",
                    }),
                    said!(
                        "table-partner-has-called",
                        "your partner has called since, so your call stands"
                    ),
                ));
            }
            after += 1;
            if after > MOST {
                break;
            }
        }
        Err(said!(
            "table-nothing-to-take-back",
            "there is no call or card of yours that can still be taken back"
        )
        .into())
    }

    /// Whose call an entry of the log is.
    pub(crate) fn caller(&self, entry: usize) -> Option<(Seat, SpokenCall)> {
        match &self.log.get(entry)?.entry {
            Entry::Player(seat, Action::Call(call) | Action::Changes(call)) => Some((*seat, *call)),
            _ => None,
        }
    }

    /// The side that has the choice over a slip: the other one.
    pub(crate) fn consents(&self, seat: Seat) -> bool {
        let slip = self.slip.as_ref().and_then(|slip| slip.by.seat());
        slip.is_some_and(|by| Side::of(by) != Side::of(seat))
    }
}

/// A Director's entry.
pub(crate) const fn found(finding: Finding) -> Entry {
    Entry::Director(finding)
}

pub(crate) fn start(head: &Log) -> Table {
    Table::new(head.edition(), head.board, &head.deal)
}

fn not_opened() -> Refused {
    said!(
        "table-opens-once",
        "the record of a board must begin with the board, and only once"
    )
    .into()
}

pub(crate) fn seat_of(actor: Actor) -> Result<Seat, Refused> {
    actor.seat().ok_or_else(|| {
        said!(
            "table-for-players",
            "only a player at the table can do this"
        )
        .into()
    })
}
