//! The answers that may be given to what a board waits for, each as the entry that the log would write.

use contract_bridge::Seat;
use contract_bridge::auction::Call;
use serde::Serialize;

use crate::act::{Act, Need, Numbers};
use crate::awaiting::{Awaiting, Choice, Fact, Question};
use crate::calls::Calls;
use crate::clause::Clause;
use crate::corrections::{Correction, Way};
use crate::entry::{Action, Actor, Designation, Entry, Finding, SpokenCall, Strains};
use crate::table::Table;

/// An answer that may be given.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Answer {
    /// What is offered, for whoever puts it into words.
    pub offered: Offered,
    /// The clause that opens this way, where each has its own.
    pub law: Option<Clause>,
    /// What is written for it.
    pub said: Saying,
}

/// What an answer is: a choice of a player, a finding of the Director, or a way of putting a call right.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Offered {
    /// A choice.
    Choice(Choice),
    /// A finding, whole.
    Found(Finding),
    /// A finding that needs a value.
    Finds(Fact),
    /// A way of putting right a call that was not accepted, with the call where it takes just one.
    Way(Way, Option<Call>),
    /// A pass in place of such a call that ends the auction, and that the Director is to compare with it.
    LastPass,
    /// A pass that ends the auction, after which nothing is owed any more (22A).
    EndsAuction,
    /// A call at his turn, one of several that lead to the same.
    Calls,
}

/// What is written for an answer: an entry, or an act that needs something more.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Saying {
    /// The entry of the log.
    Ready {
        /// As it is written.
        entry: Entry,
    },
    /// An act that is not said whole yet.
    Unfinished {
        /// Who answers.
        by: Actor,
        /// The act.
        act: Act,
        /// What is needed.
        needs: Need,
        /// The numbers from which it is said.
        #[serde(skip_serializing_if = "Option::is_none")]
        numbers: Option<Numbers>,
        /// The calls among which it is found.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "openapi", schema(value_type = Option<Vec<String>>))]
        calls: Option<Calls>,
    },
}

impl Saying {
    /// Who says it.
    #[must_use]
    pub const fn by(&self) -> Actor {
        match self {
            Self::Ready { entry } => entry.by(),
            Self::Unfinished { by, .. } => *by,
        }
    }
}

impl Answer {
    const fn ready(offered: Offered, entry: Entry) -> Self {
        Self {
            offered,
            law: None,
            said: Saying::Ready { entry },
        }
    }

    const fn unfinished(offered: Offered, by: Actor, act: Act, needs: Need) -> Self {
        let said = Saying::Unfinished {
            by,
            act,
            needs,
            numbers: needs.numbers(),
            calls: None,
        };
        let law = None;
        Self { offered, law, said }
    }

    /// One of several calls of a player.
    pub(crate) const fn one_of(offered: Offered, seat: Seat, calls: Calls) -> Self {
        let said = Saying::Unfinished {
            by: Actor::Player(seat),
            act: Act::Call,
            needs: Need::Call,
            numbers: None,
            calls: Some(calls),
        };
        let law = None;
        Self { offered, law, said }
    }
}

impl Table {
    /// The answers to what the board waits for, in the order in which a Director offers them; where nobody is asked but a
    /// player is to put his call right, his ways.
    ///
    /// ```
    /// use openroom_laws::answers::{Answer, Saying};
    /// use openroom_laws::{log, replay};
    ///
    /// let log = &log::read("board: 1\nlog: [{N: 1S}, {E: 1H}, {D: called}]").unwrap()[0];
    /// let answers = replay::replay(log, log.edition()).unwrap().answers();
    /// let entry = |answer: &Answer| match &answer.said {
    ///     Saying::Ready { entry } => entry.to_string(),
    ///     Saying::Unfinished { .. } => String::new(),
    /// };
    /// assert_eq!(answers.iter().map(entry).collect::<Vec<_>>(), ["S: accepts", "S: declines"]);
    /// ```
    #[must_use]
    pub fn answers(&self) -> Vec<Answer> {
        match (self.awaiting(), self.corrections()) {
            (Some(awaiting), _) => self.awaited(awaiting),
            (None, Some((seat, ways))) => {
                ways.iter().flat_map(|way| corrected(seat, way)).collect()
            }
            (None, None) => Vec::new(),
        }
    }

    fn awaited(&self, awaiting: &Awaiting) -> Vec<Answer> {
        match &awaiting.question {
            Question::Fact(fact) => found(*fact),
            Question::Options(options) => {
                let mut answers = Vec::new();
                for seat in awaiting.by.seats() {
                    answers.extend(options.iter().map(|&choice| chosen(seat, choice)));
                }
                answers
            }
        }
    }
}

/// What a player may call in place of a call that was not accepted.
fn corrected(seat: Seat, way: &Correction) -> Vec<Answer> {
    let law = Some(way.law);
    let just = |call: Call, said: SpokenCall| Answer {
        law,
        ..Answer::ready(
            Offered::Way(way.way, Some(call)),
            Entry::Player(seat, Action::Call(said)),
        )
    };
    let artificial = |call: Call| SpokenCall {
        artificial: Some(Strains::NONE),
        ..SpokenCall::natural(call)
    };
    match way.way {
        Way::Lowest | Way::LowestNatural => {
            let calls = way.calls.iter();
            calls
                .map(|call| just(call, SpokenCall::natural(call)))
                .collect()
        }
        Way::LowestArtificial => {
            let calls = way.calls.iter();
            calls.map(|call| just(call, artificial(call))).collect()
        }
        Way::Comparable(_) | Way::PartnerSilent | Way::PartnerPassesOnce => vec![Answer {
            law,
            ..Answer::one_of(Offered::Way(way.way, None), seat, way.calls)
        }],
    }
}

fn chosen(seat: Seat, choice: Choice) -> Answer {
    let offered = Offered::Choice(choice);
    let action = match choice {
        Choice::Accepts => Action::Accepts,
        Choice::Declines => Action::Declines,
        Choice::Agrees => Action::Agrees,
        Choice::Objects => Action::Objects,
        Choice::Keeps => Action::Keeps,
        Choice::Waives => Action::Waives,
        Choice::Spreads => Action::Spreads,
        Choice::RequestsPlay => Action::RequestsPlay,
        Choice::Consents => Action::Consents,
        Choice::Requires(what) => Action::Requires(what),
        Choice::Forbids(suit) => Action::Forbids(Box::new([suit])),
        Choice::ForbidsSeveral(suits) => Action::Forbids(suits.suits().collect()),
        Choice::Plays(card) => Action::Play(card),
        Choice::Names(Some(card)) => Action::Names(Designation::Card(card)),
        Choice::Changes | Choice::Corrects | Choice::Names(None) | Choice::Card => {
            let needs = match choice {
                Choice::Changes => Need::Call,
                _ => Need::Card,
            };
            return Answer::unfinished(offered, Actor::Player(seat), choice.act(), needs);
        }
    };
    Answer::ready(offered, Entry::Player(seat, action))
}

/// What the Director may find.
fn found(fact: Fact) -> Vec<Answer> {
    let ready =
        |finding: Finding| Answer::ready(Offered::Found(finding.clone()), Entry::Director(finding));
    let yes_no = |of: fn(bool) -> Finding| vec![ready(of(true)), ready(of(false))];
    let needs =
        |need: Need| Answer::unfinished(Offered::Finds(fact), Actor::Director, fact.act(), need);
    match fact {
        Fact::Comparable(_) => yes_no(Finding::Comparable),
        Fact::Unintended => yes_no(Finding::Unintended),
        Fact::Slip => yes_no(Finding::Slip),
        Fact::Seen => yes_no(Finding::Seen),
        Fact::Playable => yes_no(Finding::Playable),
        Fact::Interferes => yes_no(Finding::Interferes),
        Fact::Quitted => yes_no(Finding::Quitted),
        Fact::Differs => yes_no(Finding::Differs),
        Fact::Forfeited => yes_no(Finding::Forfeited),
        Fact::Revoked(at) => vec![
            ready(Finding::Revoked(at.into())),
            ready(Finding::NotRevoked),
        ],
        Fact::Meant(open) => open
            .iter()
            .map(|&meant| ready(Finding::Meant(meant)))
            .collect(),
        Fact::Remedy(open) => {
            let all = open.iter();
            all.map(|&remedy| ready(Finding::Remedy(remedy))).collect()
        }
        Fact::Claim => vec![ready(Finding::Claim(None)), needs(Need::Number)],
        Fact::Intended => vec![needs(Need::Card)],
        Fact::Tricks => vec![needs(Need::SideTricks)],
        Fact::Adjust => vec![needs(Need::Adjust)],
    }
}
