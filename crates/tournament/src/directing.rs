//! What the log says of the Directors themselves and of all that goes on around rulings and appeals, as plain data.

use std::collections::BTreeMap;

use crate::entry::{
    Advice, Area, Candidate, Claimed, Contact, DepositFate, Duplicated, Further, FurtherDecided,
    Handed, HearingSet, Level, SaidInAppeal, Suspended,
};
use crate::names;
use crate::spot::Spot;
use crate::state::State;
use crate::time::Time;
use crate::who::Who;

/// Directors, areas, claims, suspensions, appeals.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Directing {
    /// Who keeps to which tables.
    pub areas: Vec<Area>,
    /// What was handed to whom, in order: the last one counts.
    pub handed: Vec<Hand>,
    /// How experienced players are: of a contestant, or of one of its players by his plain name.
    pub levels: BTreeMap<(u32, Option<String>), Level>,
    /// Contested claims, in order.
    pub claims: Vec<Claim>,
    /// Who made which boards.
    pub duplicated: Vec<Duplicated>,
    /// Suspensions for a part of a session, in order; the first is number 1.
    pub suspensions: Vec<Suspended>,
    /// Players who are disqualified alone: the contestant and the name.
    pub out: Vec<(u32, String)>,
    /// Who could hear appeals.
    pub candidates: Vec<Candidate>,
    /// Who means to appeal, in order.
    pub intentions: Vec<Intention>,
    /// What goes on around each appeal, by its number.
    pub appeals: BTreeMap<u32, AppealFile>,
}

/// A matter went to another Director.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hand {
    /// What.
    pub what: Handed,
    /// Its number.
    pub number: u32,
    /// To whom.
    pub to: String,
    /// By whom.
    pub by: Who,
    /// When.
    pub at: Time,
    /// What goes with it.
    pub note: Option<String>,
}

/// A contested claim.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Claim {
    /// As written down.
    pub claimed: Claimed,
    /// When.
    pub at: Time,
    /// How many rulings there were before it: a later one on the board decides it.
    pub rulings: usize,
}

/// A side means to appeal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Intention {
    /// Against which ruling.
    pub ruling: Option<u32>,
    /// Or which penalty.
    pub penalty: Option<u32>,
    /// Who.
    pub contestant: u32,
    /// Since when.
    pub at: Time,
    /// What was said about the adviser, and when.
    pub adviser: Option<(Advice, Time)>,
    /// It was given up.
    pub dropped: bool,
}

/// What goes on around an appeal.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct AppealFile {
    /// When and where it is heard, in order, each with the reason for which the one before was adjourned.
    pub hearings: Vec<(HearingSet, Option<String>)>,
    /// How to reach the parties.
    pub contacts: Vec<Contact>,
    /// When both sides had seen the form.
    pub seen: Option<Time>,
    /// When the hearing began, who came, and why it went on although something was missing.
    pub opened: Option<(Time, Vec<String>, Option<String>)>,
    /// Until when the other side replies.
    pub reply_until: Option<Time>,
    /// Its reply.
    pub reply: Option<(Time, SaidInAppeal)>,
    /// What was said by telephone or in writing.
    pub said: Vec<(Time, SaidInAppeal)>,
    /// When and to whom the decision was told.
    pub told: Option<(Time, Vec<String>)>,
    /// What the chair was asked, with the answer.
    pub questions: Vec<(Time, SaidInAppeal, Option<SaidInAppeal>)>,
    /// It went to the national authority.
    pub further: Option<(Time, Further)>,
    /// Which has decided.
    pub further_decided: Option<(Time, FurtherDecided)>,
    /// A deposit that was kept was reviewed.
    pub reviewed: Option<DepositFate>,
}

impl AppealFile {
    /// Whether the national authority has it.
    #[must_use]
    pub const fn is_further(&self) -> bool {
        self.further.is_some() && self.further_decided.is_none()
    }
}

impl State {
    /// The Director in whose area a table is.
    #[must_use]
    pub fn director_of(&self, session: u16, round: u32, table: &str) -> Option<&str> {
        let areas = &self.directing.areas;
        let own = areas
            .iter()
            .find(|area| area.tables.iter().any(|one| one == table));
        let section = self.table(session, round, table)?.section.as_deref();
        let of_section = || {
            let section = section?;
            areas
                .iter()
                .find(|area| area.sections.iter().any(|one| one == section))
        };
        let area = own.or_else(of_section)?;
        Some(&area.director)
    }

    /// To whom a matter was handed last.
    #[must_use]
    pub fn handed(&self, what: Handed, number: u32) -> Option<&Hand> {
        let mut all = self.directing.handed.iter().rev();
        all.find(|hand| hand.what == what && hand.number == number)
    }

    /// How experienced a player of a contestant is, as far as it is known.
    #[must_use]
    pub fn level_of(&self, contestant: u32, player: &str) -> Option<Level> {
        let all = &self.directing.levels;
        let own = all.get(&(contestant, Some(names::plain(player))));
        own.or_else(|| all.get(&(contestant, None))).copied()
    }

    /// How experienced the players of a contestant are: the least of them, as far as it is known.
    #[must_use]
    pub fn level(&self, contestant: u32) -> Option<Level> {
        let people = self.people(contestant);
        let known = people
            .into_iter()
            .filter_map(|name| self.level_of(contestant, name));
        let whole = self.directing.levels.get(&(contestant, None)).copied();
        known.min().or(whole)
    }

    /// Whether a claim still waits for its ruling.
    #[must_use]
    pub fn is_open_claim(&self, claim: &Claim) -> bool {
        let spot = claim.spot();
        let mut later = self.rulings.iter().skip(claim.rulings);
        !later.any(|ruling| ruling.spot() == spot)
    }

    /// Whether an intention still stands: no appeal has been made of it, and it was not given up.
    #[must_use]
    pub fn is_open_intention(&self, one: &Intention) -> bool {
        let mut made = self.appeals.iter();
        !one.dropped
            && !made.any(|appeal| {
                appeal.contestant == Some(one.contestant)
                    && appeal.made.ruling == one.ruling
                    && appeal.made.penalty == one.penalty
            })
    }

    /// Whether somebody is suspended in a round, without a substitute.
    pub(crate) fn is_suspended(&self, contestant: u32, session: u16, round: u32) -> bool {
        let covers = |one: &&Suspended| {
            one.contestant == contestant
                && one.session == session
                && one.from <= round
                && one.to.is_none_or(|to| round <= to)
        };
        let replaced = |one: &Suspended| {
            let seated = self.seated(contestant, session, round);
            let named = one.player.as_deref();
            named.is_some_and(|player| !names::among(player, seated.into_iter()))
        };
        let mut all = self.directing.suspensions.iter().filter(covers);
        all.any(|one| !replaced(one))
    }
}

impl Claim {
    /// Where.
    #[must_use]
    pub fn spot(&self) -> Spot<'_> {
        Spot {
            session: self.claimed.session,
            round: self.claimed.round,
            table: &self.claimed.table,
            board: self.claimed.board,
        }
    }
}
