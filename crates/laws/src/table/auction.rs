//! The auction as it stands, and what is open, owed and withdrawn after something irregular.

use std::sync::Arc;

use contract_bridge::auction::Call;
use contract_bridge::{Bid, Hand, Penalty, Seat};

use super::Table;
use crate::clause::{Cite, Clause};
use crate::entry::{Spoken, SpokenCall, Strains};
use crate::pending::Pending;

/// A call that stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Made {
    /// Who made it.
    pub by: Seat,
    /// The call.
    pub call: Call,
    /// The denominations it shows, if it is artificial.
    pub artificial: Option<Strains>,
}

impl Made {
    /// A pass that a Law puts in place.
    pub(crate) const fn pass(by: Seat) -> Self {
        Self {
            by,
            call: Call::Pass,
            artificial: None,
        }
    }

    /// The call as it was said.
    #[must_use]
    pub const fn said(self) -> SpokenCall {
        SpokenCall {
            spoken: Spoken::Call(self.call),
            artificial: self.artificial,
        }
    }

    /// The denominations that the call shows.
    #[must_use]
    pub const fn shows(self) -> Strains {
        self.said().shows()
    }
}

/// The calls that stand, and what follows from them at a glance.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Auction {
    pub dealer: Seat,
    pub calls: Vec<Made>,
    /// The player whose turn it is.
    pub turn: Seat,
    /// The last bid and who made it.
    pub last_bid: Option<(Bid, Seat)>,
    /// Whether that bid has been doubled or redoubled.
    pub penalty: Penalty,
    /// Passes since the last call that was none.
    pub passes: u8,
    /// What is irregular; a regular auction has none of it.
    pub trouble: Option<Box<Trouble>>,
}

impl Auction {
    pub fn new(dealer: Seat) -> Self {
        Self {
            dealer,
            calls: Vec::with_capacity(16),
            turn: dealer,
            last_bid: None,
            penalty: Penalty::Undoubled,
            passes: 0,
            trouble: None,
        }
    }

    /// Adds a call that stands; the turn goes to the next player (17C).
    pub fn push(&mut self, made: Made) {
        self.calls.push(made);
        self.turn = made.by.lho();
        match made.call {
            Call::Pass => self.passes += 1,
            Call::Double => (self.penalty, self.passes) = (Penalty::Doubled, 0),
            Call::Redouble => (self.penalty, self.passes) = (Penalty::Redoubled, 0),
            // 19C: a later bid supersedes any double or redouble.
            Call::Bid(bid) => {
                self.last_bid = Some((bid, made.by));
                (self.penalty, self.passes) = (Penalty::Undoubled, 0);
            }
        }
    }

    /// Takes back the calls from the one at that place on; the turn goes to the player named. What they had met is to be met again. Gives
    /// the withdrawn calls that had been opened to all by what took their place.
    pub fn take_back(&mut self, at: usize, turn: Seat) -> Vec<Opened> {
        let kept: Vec<Made> = self.calls.drain(..).take(at).collect();
        (self.last_bid, self.penalty, self.passes) = (None, Penalty::Undoubled, 0);
        for made in kept {
            self.push(made);
        }
        self.turn = turn;
        let trouble = self.trouble.as_mut();
        trouble.map_or_else(Vec::new, |trouble| trouble.forget_from(at))
    }

    /// The place of a player's last call.
    pub fn last_call_of(&self, seat: Seat) -> Option<usize> {
        self.calls.iter().rposition(|made| made.by == seat)
    }

    /// Whether the call at that place is the last one.
    pub fn is_last(&self, at: usize) -> bool {
        at + 1 == self.calls.len()
    }

    /// Whether the player has called since that place, and be it a call that was cancelled for what was irregular about it.
    pub fn called_since(&self, at: usize, seat: Seat) -> bool {
        let mut aside = self.trouble.iter().flat_map(|it| &it.withdrawn);
        let mut eight = self.trouble.iter().flat_map(|it| &it.eight_called_over);
        self.calls.iter().skip(at + 1).any(|made| made.by == seat)
            || aside.any(|call| call.by == seat && call.stood > at)
            || eight.any(|eight| eight.by == seat && eight.at > at)
    }

    /// Puts a call aside that does not stand. Its place among those.
    pub fn put_aside(&mut self, call: Withdrawn) -> usize {
        let stood = self.calls.len();
        let withdrawn = &mut self.trouble().withdrawn;
        withdrawn.push(Withdrawn { stood, ..call });
        withdrawn.len() - 1
    }

    /// The denominations that a player has shown in the calls that stand.
    pub fn shown_by(&self, seat: Seat) -> Strains {
        let own = self.calls.iter().filter(|made| made.by == seat);
        own.fold(Strains::NONE, |shown, made| shown.or(made.shows()))
    }

    pub fn trouble(&mut self) -> &mut Trouble {
        self.trouble.get_or_insert_default()
    }

    /// How long a player must pass, if he must.
    pub fn bar(&self, seat: Seat) -> Option<Bar> {
        let bars = self.trouble.as_ref()?.bars.iter();
        let binds =
            |it: &&Barred| it.seat == seat && it.met.is_none() && it.from() <= self.calls.len();
        bars.filter(binds).map(|it| it.bar).max()
    }

    /// The same, also where a call of his on which nobody has ruled comes before the turn from which he must.
    pub fn bar_at_next_turn(&self, seat: Seat) -> Option<Bar> {
        let bars = self.trouble.as_ref()?.bars.iter();
        let waits = |it: &&Barred| {
            it.seat == seat && it.met.is_none() && it.after_call && it.since <= self.calls.len()
        };
        let waiting = bars.filter(waits).map(|it| it.bar).max();
        waiting.max(self.bar(seat))
    }

    /// Makes a player pass from now on. With the call on which that rests it goes.
    pub fn set_bar(&mut self, seat: Seat, bar: Bar, rests_on: Option<usize>) {
        let since = rests_on.map_or(self.calls.len(), |at| self.calls.len().min(at + 1));
        let duty = Barred {
            seat,
            bar,
            since,
            after_call: false,
            rests_on,
            met: None,
        };
        let bars = &mut self.trouble().bars;
        if !bars.contains(&duty) {
            bars.push(duty);
        }
    }

    /// The player has made the call at that place: what bound him for one turn is met by it, as long as it stands.
    pub fn turn_is_over(&mut self, seat: Seat, at: usize) {
        let trouble = self.trouble();
        for duty in &mut trouble.bars {
            if duty.seat == seat && duty.bar == Bar::Turn && duty.from() <= at {
                duty.met.get_or_insert(at);
            }
        }
        if let Some(duty) = &mut trouble.no_double
            && duty.seat == seat
        {
            duty.met.get_or_insert(at);
        }
    }

    /// Who may neither double nor redouble at his turn (30B2b of 2007).
    pub fn no_double(&self) -> Option<Seat> {
        let duty = self.trouble.as_ref()?.no_double.as_ref()?;
        duty.met.is_none().then_some(duty.seat)
    }

    /// The place of the last call that stands, if there is one: what is irregular because of the calls before it rests on that.
    pub fn last_place(&self) -> Option<usize> {
        self.calls.len().checked_sub(1)
    }

    /// Whether somebody has called, and be it out of rotation, or a call that is cancelled.
    pub fn is_begun(&self) -> bool {
        let called = |it: &Trouble| {
            !it.open.is_empty() || !it.withdrawn.is_empty() || !it.last_calls.is_empty()
        };
        !self.calls.is_empty() || self.trouble.as_deref().is_some_and(called)
    }

    /// Whether a call of that player is there on which nobody has ruled.
    pub fn has_unruled_call(&self, seat: Seat) -> bool {
        let trouble = self.trouble.as_ref();
        trouble.is_some_and(|trouble| trouble.has_unruled_call(seat))
    }

    pub fn has_open(&self) -> bool {
        self.trouble.as_ref().is_some_and(|t| !t.open.is_empty())
    }
}

/// How long a player must pass.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, serde::Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Bar {
    /// At his next turn.
    Turn,
    /// For the rest of the auction.
    Auction,
}

/// That a player must pass. A pass meets it only as long as it stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Barred {
    pub seat: Seat,
    pub bar: Bar,
    /// How many calls stood when it came about: what he puts in the place of an earlier one is not bound by it.
    pub since: usize,
    /// A call of his was there already on which nobody had ruled: whatever is called at that turn in the end, it is not bound.
    pub after_call: bool,
    /// The place of the call on which it rests, as the call that he made in place of a cancelled one; with that it goes.
    pub rests_on: Option<usize>,
    /// The place of the call by which his turn was over, for a bar of one turn.
    pub met: Option<usize>,
}

impl Barred {
    /// The first place at which a call of his is bound.
    pub fn from(&self) -> usize {
        self.since + usize::from(self.after_call)
    }
}

/// 30B2b of 2007: that a player may not double or redouble at his turn, and the place of the call by which it was over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct NoDouble {
    pub seat: Seat,
    pub met: Option<usize>,
}

/// What is irregular in an auction.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Trouble {
    /// Not settled yet, the oldest first.
    pub open: Vec<Open>,
    /// A double or redouble that stands until somebody notices it (36A, 36C).
    pub inadmissible: Option<Inadmissible>,
    /// What the question of 23 (2007) or 72C rests on, once for each time that it came up: the place of a call, with which it goes.
    pub aware: Vec<Option<usize>>,
    /// Calls that a player is to make in place of one that was cancelled.
    pub owed: Vec<Owed>,
    /// What calls that stand have paid of these.
    pub paid: Vec<Paid>,
    pub bars: Vec<Barred>,
    pub no_double: Option<NoDouble>,
    /// Every call taken back, for Law 26.
    pub withdrawn: Vec<Withdrawn>,
    /// Who bid above seven, and who would call next if that and the call over it had stood (38B).
    pub after_eight: Option<(Seat, Seat)>,
    /// A bid above seven that was called over, and that its maker may still change (25).
    pub eight_called_over: Option<Box<EightCalledOver>>,
    /// One out of rotation that was called over, and whose change is to be ruled on: by whom it was made (25, 38D).
    pub eight_was_called_over: Option<Seat>,
    /// The last calls of the players whose partners have not called since, as they were made (25A).
    pub last_calls: Vec<LastCall>,
    /// Who has changed his call after his partner had called, and on whose change nobody has ruled (25A2 in 2007, 25A4 in 2017).
    pub changed_late: Vec<Seat>,
    /// Cards exposed during the auction (24).
    pub exposed: Vec<Exposed>,
    /// Who has a pass there that he was deemed to make (28A), and its place: he may still say it.
    pub deemed: Vec<(Seat, usize)>,
    /// Replacements that the Director is still to compare, one question at a time (23A).
    pub to_compare: Vec<Comparison>,
    /// The same where no Director was at the table: he is asked when he comes.
    pub unasked: Vec<Comparison>,
    /// Earlier calls that later ones are held against (15, 17D).
    pub held_against: ToCompare,
}

impl Trouble {
    /// Puts what has come up since then before the rest.
    pub fn newest_first(&mut self, before: &[Open]) {
        self.open.sort_by_key(|open| before.contains(open));
    }

    /// The calls from that place on are gone, and with them what was open about them, what they had met, and what they had brought
    /// about.
    fn forget_from(&mut self, at: usize) -> Vec<Opened> {
        let gone = |place: Option<usize>| place.is_some_and(|place| place >= at);
        self.open.retain(|open| !gone(open.at()));
        self.inadmissible.take_if(|double| double.at >= at);
        self.eight_called_over.take_if(|eight| eight.at >= at);
        self.bars.retain(|duty| !gone(duty.rests_on));
        self.aware.retain(|rests_on| !gone(*rests_on));
        self.deemed.retain(|(_, place)| *place < at);
        for duty in &mut self.bars {
            duty.met.take_if(|place| *place >= at);
        }
        if let Some(duty) = &mut self.no_double {
            duty.met.take_if(|place| *place >= at);
        }
        self.to_compare.retain(|question| question.at < at);
        self.unasked.retain(|question| question.at < at);
        self.held_against.forget_from(at);
        self.owed_again(at)
    }

    /// What the calls from that place on had paid is owed again; unless what it was owed for rested on a call that is gone too.
    fn owed_again(&mut self, at: usize) -> Vec<Opened> {
        let (undone, paid): (Vec<Paid>, _) = self.paid.iter().partition(|paid| paid.at >= at);
        self.paid = paid;
        let mut opened = Vec::new();
        for Paid { owed, .. } in undone {
            self.owed.push(owed);
            let withdrawn = self.withdrawn.get_mut(owed.withdrawn);
            opened.extend(withdrawn.and_then(Withdrawn::is_owed_again));
        }
        for owed in &mut self.owed {
            if let OwedFor::AfterRightHandOpponent { called } = &mut owed.kind {
                called.take_if(|called| called.at >= at);
            }
        }
        let rests = |call: &Withdrawn| call.rests_on.is_some_and(|place| place >= at);
        for call in self.withdrawn.iter_mut().filter(|call| rests(call)) {
            call.law26 = Law26::Not;
        }
        for call in &mut self.withdrawn {
            call.stood = call.stood.min(at);
        }
        let calls = &self.withdrawn;
        self.owed
            .retain(|owed| !calls.get(owed.withdrawn).is_some_and(rests));
        opened
            .into_iter()
            .map(|call| Opened {
                review: call.opened.flatten(),
                owed_again: !rests(&call),
                by: call.by,
                said: call.said,
            })
            .collect()
    }

    /// The auction goes back to before those calls, all of which are cancelled: the next turn of a player is yet to come.
    pub fn next_turns_from(&mut self, at: usize) {
        for duty in &mut self.bars {
            duty.since = duty.since.min(at);
        }
        for exposed in &mut self.exposed {
            exposed.at = exposed.at.min(at);
        }
    }

    /// The call of that player that was there when a card was seen is as if it had not been made: his next turn is the one that comes now.
    pub fn has_not_called(&mut self, seat: Seat) {
        let duties = self.bars.iter_mut().filter(|duty| duty.seat == seat);
        duties.for_each(|duty| duty.after_call = false);
        let partner = seat.partner();
        let exposed = self.exposed.iter_mut();
        let his = exposed.filter(|exposed| exposed.by == partner);
        his.for_each(|exposed| exposed.after_call = false);
    }

    /// Whether a call of that player is there on which nobody has ruled.
    fn has_unruled_call(&self, seat: Seat) -> bool {
        let own = |open: &Open| open.by() == seat && !matches!(open, Open::Late { .. });
        let double = self.inadmissible.as_ref();
        self.open.iter().any(own) || double.is_some_and(|double| double.by == seat)
    }
}

/// A withdrawn call that was open to all, because of a call in its place that is gone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Opened {
    pub by: Seat,
    pub said: SpokenCall,
    /// The question that went with it (23C, 27D).
    pub review: Option<Clause>,
    /// Another call is owed in its place; else nothing follows from it any more.
    pub owed_again: bool,
}

/// A question whether the call at that place is comparable; if that one is taken back there is nothing to compare.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Comparison {
    pub at: usize,
    pub asked: Pending,
}

/// Something irregular on which nobody has ruled yet, and over which the next player may act.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Open {
    /// An insufficient bid in rotation, perhaps changed already (27C).
    Insufficient {
        by: Seat,
        said: SpokenCall,
        changed: Option<SpokenCall>,
    },
    /// A call out of rotation, perhaps changed already (25), and whose turn it was.
    OutOfRotation {
        by: Seat,
        said: SpokenCall,
        changed: Option<SpokenCall>,
        turn: Seat,
    },
    /// Another call put in place of the standing one at that place (25).
    Change {
        by: Seat,
        at: usize,
        said: SpokenCall,
    },
    /// A call other than pass by a player who must pass; it stands at that place for the time being (37).
    NotPassed { by: Seat, at: usize },
    /// A bid above seven in rotation (38), perhaps changed already, after the left-hand opponent's call over it or before.
    AboveSeven {
        by: Seat,
        said: SpokenCall,
        changed: Option<SpokenCall>,
        over: Option<SpokenCall>,
    },
    /// Another call than the one that had to be repeated; it stands at that place for the time being (31A1, 32).
    NotRepeated { by: Seat, at: usize },
    /// A call after the final pass (39).
    Late { by: Seat, said: SpokenCall },
}

impl Open {
    /// The place of the standing call that it is about.
    pub const fn at(self) -> Option<usize> {
        match self {
            Self::Change { at, .. } | Self::NotPassed { at, .. } | Self::NotRepeated { at, .. } => {
                Some(at)
            }
            _ => None,
        }
    }

    /// What was called beside the calls that stand: the first and what it was changed to.
    pub const fn said(self) -> [Option<SpokenCall>; 2] {
        match self {
            Self::Insufficient { said, changed, .. }
            | Self::OutOfRotation { said, changed, .. }
            | Self::AboveSeven { said, changed, .. } => [Some(said), changed],
            Self::Change { said, .. } | Self::Late { said, .. } => [Some(said), None],
            Self::NotPassed { .. } | Self::NotRepeated { .. } => [None, None],
        }
    }

    pub const fn by(self) -> Seat {
        match self {
            Self::Insufficient { by, .. }
            | Self::OutOfRotation { by, .. }
            | Self::Change { by, .. }
            | Self::NotPassed { by, .. }
            | Self::AboveSeven { by, .. }
            | Self::NotRepeated { by, .. }
            | Self::Late { by, .. } => by,
        }
    }
}

/// What an offender owes at his proper turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Owed {
    pub by: Seat,
    /// The call that was cancelled: its place among those withdrawn.
    pub withdrawn: usize,
    pub kind: OwedFor,
    /// The place of the call by which he pays it, once he does: what follows from the payment rests on that.
    pub paid_at: Option<usize>,
}

/// What a call at that place has paid: it is owed again if that call is taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Paid {
    pub at: usize,
    pub owed: Owed,
}

/// For what he owes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum OwedFor {
    /// An insufficient bid (27B); silenced after 27B3 or 27B4.
    Insufficient { silenced: bool },
    /// An inadmissible double or redouble (36B), or a change of call that did not stand: only the lead depends on it.
    LeadOnly,
    /// A call at the right-hand opponent's turn (31A, 32A of 2017, 32B of 2007): that opponent calls first.
    AfterRightHandOpponent { called: Option<Called> },
    /// 2017: any call, and the Director finds whether it is comparable; the clause for each answer.
    Comparable { yes: Cite, no: Cite },
    /// Any call; it only counts as the final call for that turn (Law 26 of 2007).
    Nothing,
}

impl OwedFor {
    /// Whether the right-hand opponent has passed, so that the call must be repeated (31A1, 32A1; 32B1 in 2007).
    pub const fn must_repeat(self) -> bool {
        matches!(self, Self::AfterRightHandOpponent { called: Some(called) } if called.passed)
    }
}

/// The right-hand opponent's call at that place, before that of an offender (31A, 32A).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Called {
    pub at: usize,
    pub passed: bool,
}

impl Owed {
    /// What Law 26 makes of the cancelled call.
    pub fn lead_restriction(self, table: &mut Table, law26: Law26) {
        if let Some(withdrawn) = table.auction.trouble().withdrawn.get_mut(self.withdrawn) {
            withdrawn.law26 = law26;
        }
    }

    /// The call that was cancelled.
    pub fn first(self, table: &Table) -> Option<SpokenCall> {
        let withdrawn = table.auction.withdrawn(self.withdrawn);
        withdrawn.map(|withdrawn| withdrawn.said)
    }

    /// The final call for that turn.
    pub fn note_last(self, table: &mut Table, made: Made) {
        if let Some(withdrawn) = table.auction.trouble().withdrawn.get_mut(self.withdrawn) {
            withdrawn.last = Some(made);
        }
    }
}

impl Auction {
    pub fn withdrawn(&self, at: usize) -> Option<&Withdrawn> {
        self.trouble.as_ref().and_then(|t| t.withdrawn.get(at))
    }

    /// What the player owes.
    pub fn owed(&self, seat: Seat) -> impl Iterator<Item = &Owed> {
        let all = self.trouble.iter().flat_map(|t| &t.owed);
        all.filter(move |owed| owed.by == seat)
    }

    pub fn owes(&self, seat: Seat) -> bool {
        self.owed(seat).next().is_some()
    }
}

/// A call that was taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Withdrawn {
    pub by: Seat,
    pub said: SpokenCall,
    pub law26: Law26,
    /// The call that the player made for that turn in the end.
    pub last: Option<Made>,
    /// Declarer has chosen: the choice exists at one turn only.
    pub chosen: bool,
    /// How many calls stood when it was put aside.
    pub stood: usize,
    /// What Law 26 makes of it before anything is put in its place.
    pub at_first: Law26,
    /// The place of the call over which it was irregular: if that one is taken back nothing follows from it any more.
    pub rests_on: Option<usize>,
    /// What it told has been opened to all by what took its place, with the question that goes with that (23C, 27D).
    pub opened: Option<Option<Clause>>,
}

impl Withdrawn {
    pub const fn new(by: Seat, said: SpokenCall, law26: Law26) -> Self {
        Self {
            by,
            said,
            law26,
            last: None,
            chosen: false,
            stood: 0,
            at_first: law26,
            rests_on: None,
            opened: None,
        }
    }

    /// The same, irregular because of the call at that place.
    pub const fn over(by: Seat, said: SpokenCall, law26: Law26, rests_on: Option<usize>) -> Self {
        Self {
            rests_on,
            ..Self::new(by, said, law26)
        }
    }

    /// What was put in its place does not stand. Gives the call as it was if it had been opened to all.
    fn is_owed_again(&mut self) -> Option<Self> {
        let was = *self;
        self.last = None;
        self.law26 = self.at_first;
        self.opened.take().map(|_| was)
    }
}

/// Whether a withdrawn call restricts the lead.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Law26 {
    /// A Law says that it does not, or the right to it is gone.
    Not,
    /// It does, as far as Law 26 itself goes.
    Applies,
    /// 2007 after a double out of rotation: 26B, never 26A (Law 32).
    OnlyB,
}

/// Cards of one player that his partner could see.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Exposed {
    pub by: Seat,
    pub cards: Hand,
    /// One of them was led or played.
    pub led: bool,
    pub deliberately: bool,
    /// How many calls stood when it happened.
    pub at: usize,
    /// A call of his partner's was there on which nobody had ruled: that is not the next one.
    pub after_call: bool,
    /// The Director has ruled on it.
    pub ruled: bool,
}

impl Exposed {
    /// The first place at which his partner's call is his next after the card.
    pub fn binds_from(self) -> usize {
        self.at + usize::from(self.after_call)
    }
}

/// A double or redouble contrary to Law 19, standing at that place for the time being.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Inadmissible {
    pub by: Seat,
    pub at: usize,
    /// Whose turn it was.
    pub turn: Seat,
    /// Whether the offender's left-hand opponent has called over it.
    pub called_over: bool,
}

/// A bid above seven over which the left-hand opponent has called: it has become a pass, which stands at that place (38).
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct EightCalledOver {
    pub by: Seat,
    pub said: SpokenCall,
    /// Where the pass stands that took its place; of one out of rotation, to which none was due, the place of the next call.
    pub at: usize,
    pub in_rotation: bool,
    pub over: SpokenCall,
    /// The auction before that call.
    pub before: Auction,
    /// Whose calls have been cancelled with the bid since.
    pub since: Vec<Seat>,
}

/// The last call of a player as he made it, where something is irregular: whatever became of it, it may still be replaced if it was never
/// meant (25A).
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct LastCall {
    pub by: Seat,
    pub said: SpokenCall,
    /// The board before it.
    pub before: Arc<Table>,
    /// What the left-hand opponent has called since.
    pub over: Option<SpokenCall>,
    /// Its maker has named another call, and that is not settled.
    pub changed: bool,
    /// The Director has come since, or something was answered.
    pub ruled: bool,
    /// What else happened since would be lost, were the board taken back to before it.
    pub too_much_since: bool,
}

/// What a later call is held against.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct ToCompare {
    /// On this board: who called on wrong cards, and the call of his left-hand opponent over it (17D2 of 2007).
    pub wrong_cards: Option<HeldAgainst<Made>>,
    /// On the board that the cards came from: who called on them then (17D3 of 2007, 15A3 of 2017).
    pub called_before: Option<HeldAgainst<()>>,
    /// The first auction, which the second must repeat (15C of 2007).
    pub first_auction: Vec<Made>,
}

/// Whose first call is held against an earlier one; the place of the call that has been, if one has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct HeldAgainst<T> {
    pub by: Seat,
    pub what: T,
    pub compared: Option<usize>,
}

impl<T: Copy> HeldAgainst<T> {
    pub const fn new(by: Seat, what: T) -> Self {
        Self {
            by,
            what,
            compared: None,
        }
    }

    /// His first call is there, and is to be compared now.
    pub fn due(&mut self, calls: &[Made]) -> Option<T> {
        if self.compared.is_some() {
            return None;
        }
        self.compared = calls.iter().position(|made| made.by == self.by);
        self.compared.map(|_| self.what)
    }
}

impl ToCompare {
    /// A call that was compared is gone: the one in its place is held against the earlier one again.
    fn forget_from(&mut self, at: usize) {
        if let Some(held) = &mut self.wrong_cards {
            held.compared.take_if(|place| *place >= at);
        }
        if let Some(held) = &mut self.called_before {
            held.compared.take_if(|place| *place >= at);
        }
    }
}

/// Puts the cancelled call aside, and notes what its owner owes for it.
pub(crate) fn owe(table: &mut Table, by: Seat, said: SpokenCall, law26: Law26, kind: OwedFor) {
    owe_for(table, Withdrawn::new(by, said, law26), kind);
}

/// The same of a call that is irregular because of others.
pub(crate) fn owe_for(table: &mut Table, call: Withdrawn, kind: OwedFor) {
    let withdrawn = table.auction.put_aside(call);
    table.auction.trouble().owed.push(Owed {
        by: call.by,
        withdrawn,
        kind,
        paid_at: None,
    });
}

/// Whose turn it was when a call was made out of rotation, as the offender sees him.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Whose {
    RightHandOpponent,
    Partner,
    LeftHandOpponent,
}

impl Whose {
    pub fn turn(offender: Seat, turn: Seat) -> Self {
        if turn == offender.rho() {
            Self::RightHandOpponent
        } else if turn == offender.partner() {
            Self::Partner
        } else {
            Self::LeftHandOpponent
        }
    }
}
