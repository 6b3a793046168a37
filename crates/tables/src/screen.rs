//! Screens (White Book 151): who sits on which side, where the tray is, which calls have crossed, and a call that is changed before it
//! does. What is on the other side of the screen is no part of the board that a player is shown: [`InPlay::this_side`] is that board.

use contract_bridge::Seat;
use openroom_laws::entry::{Actor, SpokenCall};
use openroom_laws::{Action, Entry, Phase};
use openroom_said::said;

use crate::deed::Deed;
use crate::in_play::{InPlay, Kind, Logged, Noted, seat_of};
use crate::record::{Changes, Moment, Note, SlipAnswered, Summons, Timed, Tray, TrayDone, What};
use crate::refused::Refused;
use crate::settings::{Undo, Way};

/// A side of the screen, which stands from the north-west corner to the south-east one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Half {
    NorthEast,
    SouthWest,
}

impl Half {
    pub(crate) const fn of(seat: Seat) -> Self {
        match seat {
            Seat::North | Seat::East => Self::NorthEast,
            Seat::South | Seat::West => Self::SouthWest,
        }
    }

    pub(crate) const fn other(self) -> Self {
        match self {
            Self::NorthEast => Self::SouthWest,
            Self::SouthWest => Self::NorthEast,
        }
    }

    pub(crate) const fn seats(self) -> [Seat; 2] {
        match self {
            Self::NorthEast => [Seat::North, Seat::East],
            Self::SouthWest => [Seat::South, Seat::West],
        }
    }

    pub(crate) fn players(self) -> Vec<Actor> {
        self.seats().map(Actor::Player).into()
    }
}

/// Who sits on the same side of the screen.
pub(crate) const fn mate(seat: Seat) -> Seat {
    match seat {
        Seat::North => Seat::East,
        Seat::East => Seat::North,
        Seat::South => Seat::West,
        Seat::West => Seat::South,
    }
}

/// The tray with the calls, while there is an auction.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct TrayNow {
    /// On which side it is.
    pub at: Half,
    /// So many entries of the log have crossed: both sides know them.
    pub crossed: usize,
    /// The first entry that was made since it came here.
    pub from: usize,
    /// The same of its stay before, on the other side.
    pub before: Option<usize>,
    /// Since when it is here.
    pub since: Moment,
    /// Who holds it back.
    pub held: Option<Seat>,
    /// The entries of the record that have not crossed.
    pub new: Vec<usize>,
}

/// The tray was on one side, and went to the other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Passed {
    pub at: Half,
    pub came: Moment,
    /// When the last call was made there.
    pub called: Option<Moment>,
    pub by: Actor,
    pub went: Moment,
}

/// A player has said that a call of his is to be changed.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Changed {
    pub asked: Changes,
    pub at: Moment,
    /// The call as it was made, and when.
    pub call: SpokenCall,
    pub made: Moment,
    /// What was answered, by whom and when.
    pub answer: Option<(Actor, bool, Moment)>,
    /// The call had been seen on the other side of the screen.
    pub crossed: bool,
}

impl InPlay {
    /// The tray as a board begins.
    pub(crate) fn first_tray(&self, at: Moment) -> Option<TrayNow> {
        self.settings.screens.then(|| TrayNow {
            at: Half::of(self.head.board.dealer),
            crossed: 0,
            from: 0,
            before: None,
            since: at,
            held: None,
            new: Vec::new(),
        })
    }

    /// What is irregular cannot be done: so the table is played, or an auction goes on behind a screen. There a call that is not legal
    /// would never cross, and be put right without anything further (White Book 151.4.1b).
    pub(crate) fn is_guided(&self) -> bool {
        self.settings.way == Way::Guided || self.tray.is_some()
    }

    /// Both of its side have called, or the auction is over: the tray can go.
    pub(crate) fn tray_is_ready(&self) -> bool {
        let Some(tray) = &self.tray else {
            return false;
        };
        let called = self.log.len() > tray.from;
        let next = self
            .table
            .turn()
            .filter(|_| self.table.phase() == Phase::Auction);
        called && self.change.is_none() && next.is_none_or(|next| Half::of(next) != tray.at)
    }

    /// The board as it is known on one side of the screen, if it is another one there: without what has not crossed.
    pub(crate) fn this_side(&self, half: Half) -> Option<Self> {
        let tray = self.tray.as_ref().filter(|tray| tray.at != half)?;
        let hidden = self.log.len() > tray.crossed || tray.held.is_some() || self.change.is_some();
        if !hidden {
            return None;
        }
        let mut board = self.clone();
        board.log.truncate(tray.crossed);
        board.table = board.replayed();
        board.notes.retain(|noted| noted.note.entry < tray.crossed);
        board.change = None;
        board.since = tray.since;
        let tray = tray.clone();
        board.tray = Some(TrayNow {
            held: None,
            new: Vec::new(),
            ..tray
        });
        Some(board)
    }

    /// A tray again, where the table goes back into the auction.
    pub(crate) fn tray_comes_again(&mut self, at: Moment) {
        let next = self
            .table
            .turn()
            .filter(|_| self.table.phase() == Phase::Auction);
        let first = self.first_tray(at);
        self.tray = first.zip(next).map(|(tray, next)| TrayNow {
            at: Half::of(next),
            crossed: self.log.len(),
            from: self.log.len(),
            ..tray
        });
    }

    /// What the Laws make of the entries of the log that count.
    fn replayed(&self) -> openroom_laws::Table {
        let mut table = crate::in_play::start(&self.head);
        for (_, logged) in self.standing() {
            // Each of them was taken in once.
            let _ = table.apply(&logged.entry);
        }
        table
    }

    /// An entry of the log has been made: while there is a tray it is on that side alone. With a board that is passed out all is known.
    pub(crate) fn comes_on_the_tray(&mut self, at: Moment) {
        let place = self.record.len();
        let over = self.table.phase() == Phase::Over;
        match self.tray.take() {
            Some(tray) if over => self.crosses(&tray, at),
            Some(mut tray) => {
                tray.new.push(place);
                self.tray = Some(tray);
            }
            None => {}
        }
    }

    /// What was called on one side is known on the other from now on.
    fn crosses(&mut self, tray: &TrayNow, at: Moment) {
        for &place in &tray.new {
            if let Some(known) = self.known.get_mut(place) {
                *known = [true; 2];
            }
        }
        for logged in &mut self.log {
            logged.crossed.get_or_insert(at);
        }
    }

    /// Which sides of the screen know of an entry of the record when it is made. Of words and alerts those say it who hear them.
    pub(crate) fn known_first(&self, what: &What) -> [bool; 2] {
        let only = |half: Half| [half == Half::NorthEast, half == Half::SouthWest];
        let by = |actor: Actor| actor.seat().map(Half::of);
        let here = self.tray.as_ref().map(|tray| tray.at);
        let half = match what {
            What::Log(_) | What::Proxy(_) => here,
            What::Tray(tray) => match tray.does {
                TrayDone::Hold | TrayDone::LetGo => here,
                TrayDone::Pass | TrayDone::Back | TrayDone::Open => None,
            },
            What::Calls(summons) if self.tray.is_some() => by(summons.by),
            What::Changes(changes) => by(changes.by),
            What::Changed(_) => here.filter(|_| !self.change.as_ref().is_some_and(|it| it.crossed)),
            _ => None,
        };
        half.map_or([true; 2], only)
    }

    pub(crate) fn tray(&mut self, at: Moment, tray: &Tray) -> Result<(), Refused> {
        let now = self.tray.clone().ok_or_else(no_tray)?;
        match tray.does {
            TrayDone::Hold | TrayDone::LetGo => {
                let held = match tray.does {
                    TrayDone::Hold => Some(seat_of(tray.by)?),
                    _ => None,
                };
                self.tray = Some(TrayNow { held, ..now });
            }
            TrayDone::Open => {
                self.crosses(&now, at);
                self.change = None;
                self.tray = None;
                self.since = at;
            }
            TrayDone::Pass => {
                let called = self.log.get(now.from..).and_then(<[Logged]>::last);
                self.trays.push(Passed {
                    at: now.at,
                    came: now.since,
                    called: called.map(|call| call.at),
                    by: tray.by,
                    went: at,
                });
                self.crosses(&now, at);
                self.tray = (self.table.phase() == Phase::Auction).then(|| TrayNow {
                    at: now.at.other(),
                    crossed: self.log.len(),
                    from: self.log.len(),
                    before: Some(now.from),
                    since: at,
                    held: None,
                    new: Vec::new(),
                });
                self.since = at;
            }
            TrayDone::Back => {
                let from = now.before.ok_or_else(no_tray)?;
                self.tray = Some(TrayNow {
                    at: now.at.other(),
                    from,
                    before: None,
                    since: at,
                    held: None,
                    ..now
                });
                self.since = at;
            }
        }
        Ok(())
    }

    /// Where the thought of whoever calls next begins: not before the tray is there.
    pub(crate) fn tray_came(&self) -> Moment {
        self.tray.as_ref().map_or(0, |tray| tray.since)
    }

    pub(crate) fn asks_to_change(&mut self, at: Moment, asked: &Changes) -> Result<(), Refused> {
        let (by, call) = self.caller(asked.entry).ok_or_else(no_tray)?;
        if Actor::Player(by) != asked.by {
            return Err(no_tray());
        }
        let made = self.log[asked.entry].at;
        self.change = Some(Changed {
            asked: asked.clone(),
            at,
            call,
            made,
            answer: None,
            crossed: self.log[asked.entry].crossed.is_some(),
        });
        self.since = at;
        Ok(())
    }

    pub(crate) fn changed(&mut self, at: Moment, answer: &SlipAnswered) -> Result<(), Refused> {
        let mut change = self.change.take().ok_or_else(no_tray)?;
        change.answer = Some((answer.by, answer.yes, at));
        let entry = change.asked.entry;
        let by = seat_of(change.asked.by)?;
        self.changes.push(change);
        self.since = at;
        if answer.by == Actor::Director {
            // He has come.
            self.summons.retain(|one| Half::of(one.by) != Half::of(by));
        }
        if !answer.yes {
            return Ok(());
        }
        // The call is withdrawn, with that of the screen-mate after it: neither crosses.
        self.log.truncate(entry);
        self.notes.retain(|noted| noted.note.entry < entry);
        self.table = self.replayed();
        if let Some(tray) = &mut self.tray {
            let crossed = tray.crossed.min(entry);
            let left = entry - crossed;
            tray.crossed = crossed;
            tray.new.truncate(left);
        }
        Ok(())
    }

    /// What somebody does with the tray.
    pub(crate) fn handles_tray(&self, by: Actor, does: TrayDone) -> Result<Vec<What>, Refused> {
        let tray = self.tray.as_ref().ok_or_else(no_tray)?;
        let done = || Ok(vec![What::Tray(Tray { by, does })]);
        if let Actor::Player(seat) = by {
            if Half::of(seat) != tray.at {
                return Err(away());
            }
            let held = tray.held.is_some_and(|holder| holder != seat);
            return match does {
                TrayDone::Back | TrayDone::Open => Err(crate::decide::for_director()),
                TrayDone::Pass | TrayDone::LetGo | TrayDone::Hold if held => Err(said!(
                    "table-tray-held",
                    "your screen-mate is holding the tray back"
                )
                .into()),
                TrayDone::Pass if !self.tray_is_ready() => Err(not_ready()),
                TrayDone::LetGo if tray.held.is_none() => Err(no_tray()),
                _ => done(),
            };
        }
        match does {
            TrayDone::Pass if !self.tray_is_ready() => Err(not_ready()),
            TrayDone::Back if tray.before.is_none() || self.log.len() > tray.from => {
                Err(Refused::by(
                    self.clause("25A"),
                    said!(
                        "table-tray-stays",
                        "the tray cannot go back: a call has been made on this side of the screen since it came"
                    ),
                ))
            }
            TrayDone::Hold | TrayDone::LetGo => Err(seat_of(by).err().unwrap_or_else(no_tray)),
            _ => done(),
        }
    }

    /// The call of a player that can still be changed: his last one, while the tray with it is on his side.
    pub(crate) fn can_change(&self, seat: Seat) -> Option<usize> {
        let tray = self.tray.as_ref()?;
        if tray.at != Half::of(seat) || self.change.is_some() {
            return None;
        }
        (tray.from..self.log.len())
            .rev()
            .find(|&entry| self.caller(entry).is_some_and(|(by, _)| by == seat))
    }

    /// A player says that a call of his is to be changed, before the tray goes: what he meant, and when he saw it.
    pub(crate) fn wants_change(
        &self,
        seat: Seat,
        (meant, saw, drawn_off): (Option<&str>, u32, bool),
        at: Moment,
    ) -> Result<Vec<What>, Refused> {
        let by = Actor::Player(seat);
        if self.settings.undo == Undo::Never {
            return Err(crate::decide::no_slips());
        }
        if self.change.is_some() {
            return Err(crate::decide::held());
        }
        let entry = self.can_change(seat).ok_or_else(|| -> Refused {
            said!(
                "table-tray-gone",
                "your call has gone to the other side of the screen: call the Director"
            )
            .into()
        })?;
        let call = openroom_laws::notation::parse_call(meant.unwrap_or_default().trim())
            .ok_or_else(crate::decide::unclear)?;
        let mut before = self.clone();
        before.log.truncate(entry);
        before.table = before.replayed();
        if !before.table.legal_calls().contains(call) {
            return Err(crate::decide::barred(before.call_breaks(seat, call)));
        }
        let made = self.log[entry].at;
        let seen = at
            .saturating_sub(u64::from(saw) * 1000)
            .clamp(made.min(at), at);
        let mut all = vec![What::Changes(Changes {
            by,
            entry,
            meant: Action::Call(SpokenCall::natural(call)),
            saw: seen,
            drawn_off,
        })];
        if self.change_is_for_director() {
            all.push(What::Calls(Summons { by, words: None }));
        }
        Ok(all)
    }

    /// The Director finds whether a call was meant; where there is none, or slips are put right by consent, the screen-mate says.
    fn change_is_for_director(&self) -> bool {
        self.settings.director && self.settings.undo == Undo::Director
    }

    /// Who answers whether a call may be changed.
    pub(crate) fn answers_change(&self) -> Option<Actor> {
        let by = self.change.as_ref()?.asked.by.seat()?;
        Some(match self.change_is_for_director() {
            true => Actor::Director,
            false => Actor::Player(mate(by)),
        })
    }

    pub(crate) fn answered_change(&self, by: Actor, yes: bool) -> Result<Vec<What>, Refused> {
        let change = self.change.as_ref();
        let change = change.ok_or_else(crate::decide::nothing_asked)?;
        let his = change.asked.by == by && !yes;
        if self.answers_change() != Some(by) && by != Actor::Director && !his {
            return Err(crate::decide::nothing_asked());
        }
        let mut all = vec![What::Changed(SlipAnswered { by, yes })];
        let seat = seat_of(change.asked.by)?;
        if yes {
            let call = Entry::Player(seat, change.asked.meant.clone());
            all.push(What::Log(call));
        }
        Ok(all)
    }

    /// Whoever was told of a call by his screen-mate says that he has seen it.
    pub(crate) fn acknowledges(&self, seat: Seat, entry: usize) -> Result<Vec<What>, Refused> {
        if self.to_acknowledge(seat, entry) {
            let by = Actor::Player(seat);
            let words = None;
            return Ok(vec![What::Acknowledge(Note { by, entry, words })]);
        }
        Err(said!(
            "table-nothing-to-acknowledge",
            "there is nothing to acknowledge about that call"
        )
        .into())
    }

    /// Whether his screen-mate has alerted or explained a call, and he has not said that he has seen it.
    pub(crate) fn to_acknowledge(&self, seat: Seat, entry: usize) -> bool {
        let about = |noted: &&Noted| noted.note.entry == entry;
        let last = |by: Seat, told: fn(Kind) -> bool| {
            let mut notes = self.notes.iter().filter(about);
            let found = |noted: &Noted| noted.by == by && told(noted.kind);
            notes
                .by_ref()
                .enumerate()
                .filter(|(_, it)| found(it))
                .map(|(at, _)| at)
                .last()
        };
        let told = last(mate(seat), |kind| {
            matches!(kind, Kind::Alert | Kind::Explain)
        });
        let seen = last(seat, |kind| kind == Kind::Acknowledge);
        self.settings.screens && told.is_some() && told > seen
    }

    /// What a player wants to do, decided on what is known on his side of the screen: so a refusal says nothing of the other one.
    pub(crate) fn decided_on_this_side(
        &self,
        by: Actor,
        deed: &Deed,
        at: Moment,
    ) -> Option<Result<Vec<Timed>, Refused>> {
        let board = self.this_side(Half::of(by.seat()?))?;
        Some(board.decided(by, deed.clone(), at))
    }
}

/// The tray is on the other side of the screen.
pub(crate) fn away() -> Refused {
    said!(
        "table-tray-away",
        "the tray is on the other side of the screen"
    )
    .into()
}

fn not_ready() -> Refused {
    said!(
        "table-tray-not-ready",
        "the tray goes to the other side when both players on this side have called"
    )
    .into()
}

fn no_tray() -> Refused {
    said!("table-no-tray", "there is no tray to pass or to hold now").into()
}
