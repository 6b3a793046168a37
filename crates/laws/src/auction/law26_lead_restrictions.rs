//! Law 26: call withdrawn, lead restrictions. The two editions differ wholly: 2007 looks at what the withdrawn call
//! showed and may require a lead, 2017 asks whether the replacement was comparable and only forbids.

use contract_bridge::{Card, Seat, Strain, Suit};

use super::{Auction, Made};
use crate::awaiting::{Asked, Choice, Question};
use crate::clause::Clause;
use crate::edition::Edition;
use crate::entry::{Requirement, Side, SpokenCall};
use crate::law;
use crate::pending::{Matter, Meanwhile};
use crate::play::{
    Binds, LeadChoice, Restricted, Restriction, law41_commencement_of_play, law50_penalty_card,
};
use crate::table::auction::{Law26, Withdrawn};
use crate::table::{Phase, Table};

/// After the auction: the choices that declarer has over the lead of an offender's partner.
pub(crate) fn set_up(table: &mut Table) {
    let Some((_, declarer)) = table.contract() else {
        return;
    };
    let withdrawn = table.auction.trouble().withdrawn.clone();
    let mut open: Vec<LeadChoice> = Vec::new();
    for withdrawn in withdrawn {
        if withdrawn.chosen || Side::of(withdrawn.by) == Side::of(declarer) {
            continue;
        }
        match choice(table, &withdrawn) {
            Some(choice) => add(&mut open, choice),
            None => cite_why_not(table, &withdrawn),
        }
    }
    if let (false, Some(play)) = (open.is_empty(), &mut table.play) {
        play.trouble().lead_choices = open;
    }
}

/// A lead restriction was found after the final pass: declarer's choices are set up anew.
pub(super) fn set_up_again(table: &mut Table) {
    if table.phase != Phase::Clarification {
        return;
    }
    if let Some(trouble) = table.play.as_mut().and_then(|play| play.trouble.as_mut()) {
        trouble.lead_choices.clear();
    }
    set_up(table);
}

fn choice(table: &Table, withdrawn: &Withdrawn) -> Option<LeadChoice> {
    let (law, requires, forbids) = choices(table.edition(), &table.auction, withdrawn)?;
    Some(LeadChoice {
        leader: withdrawn.by.partner(),
        law,
        requires,
        forbids,
    })
}

/// Whether declarer will have a choice over the lead of his partner, if they defend.
pub(crate) fn may_restrict(table: &Table, withdrawn: &Withdrawn) -> bool {
    choices(table.edition(), &table.auction, withdrawn).is_some()
}

/// 26A1 of 2007: he showed each of the suits in the legal auction, so there is no choice.
fn cite_why_not(table: &mut Table, withdrawn: &Withdrawn) {
    let again = withdrawn.last.map(Made::said) == Some(withdrawn.said);
    if table.edition() == Edition::E2007 && withdrawn.law26 != Law26::Not && !again {
        table.cite_one(law!(2007: "26A1"));
    }
}

/// One choice a clause and leader: after several calls withdrawn declarer still names one suit, of all that he may.
fn add(open: &mut Vec<LeadChoice>, choice: LeadChoice) {
    let same = |other: &&mut LeadChoice| other.leader == choice.leader && other.law == choice.law;
    match open.iter_mut().find(same) {
        Some(other) => {
            merge(&mut other.requires, &choice.requires);
            merge(&mut other.forbids, &choice.forbids);
        }
        None => open.push(choice),
    }
}

fn merge(suits: &mut Vec<Suit>, more: &[Suit]) {
    let new: Vec<Suit> = more
        .iter()
        .copied()
        .filter(|s| !suits.contains(s))
        .collect();
    suits.extend(new);
}

/// The auction goes on after all: what declarer chose for the play is void.
pub(crate) fn reset(table: &mut Table) {
    for withdrawn in &mut table.auction.trouble().withdrawn {
        withdrawn.chosen = false;
    }
}

/// The clause with the suits that declarer may require, and those that he may forbid.
fn choices(
    edition: Edition,
    auction: &Auction,
    withdrawn: &Withdrawn,
) -> Option<(Clause, Vec<Suit>, Vec<Suit>)> {
    if withdrawn.law26 == Law26::Not {
        return None;
    }
    let shown = auction.shown_by(withdrawn.by);
    let not_shown = |suits: &mut dyn Iterator<Item = Suit>| -> Vec<Suit> {
        suits
            .filter(|&suit| !shown.contains(Strain::from(suit)))
            .collect()
    };
    match edition {
        Edition::E2017 => {
            let forbids = not_shown(&mut Suit::DESC.into_iter());
            (!forbids.is_empty()).then(|| (law!(2017: "26B"), Vec::new(), forbids))
        }
        Edition::E2007 => {
            // The same call again in the like meaning is no different call (26, 26-fn).
            if withdrawn
                .last
                .is_some_and(|last| last.said() == withdrawn.said)
            {
                return None;
            }
            let suits = withdrawn.said.shows();
            let only_suits = !suits.is_empty() && !suits.contains(Strain::Notrump);
            if withdrawn.law26 == Law26::OnlyB || !only_suits {
                return Some((law!(2007: "26B"), Vec::new(), Suit::DESC.to_vec()));
            }
            // 26A1: each suit shown in the legal auction; 26A2: those that were not.
            let open = not_shown(&mut suits.suits());
            (!open.is_empty()).then(|| (law!(2007: "26A2"), open.clone(), open))
        }
    }
}

/// Asks declarer, at the first turn of the offender's partner to lead. False if there is nothing to ask.
pub(crate) fn ask(table: &mut Table, leader: Seat) -> bool {
    if !table.auction.trouble().to_compare.is_empty() {
        // Whether there is a choice depends on what the Director is still to find.
        return false;
    }
    let Some(play) = &mut table.play else {
        return false;
    };
    let declarer = play.declarer;
    // It stays until he has chosen: if something else is ruled on first he is asked again.
    let mut choices = play.trouble().lead_choices.iter();
    let Some(choice) = choices.find(|choice| choice.leader == leader).cloned() else {
        return false;
    };
    let required = choice
        .requires
        .iter()
        .map(|&s| Choice::Requires(Requirement::Suit(s)));
    let forbidden = choice.forbids.iter().map(|&s| Choice::Forbids(s));
    let options = required.chain(forbidden).chain([Choice::Waives]);
    let options = options.filter(|choice| law50_penalty_card::can_be_met(play, leader, choice));
    let options = options.collect();
    cite_choice(table, choice.law);
    table.ask(
        Asked::Player(declarer),
        choice.law,
        Question::Options(options),
        LeadAfterWithdrawnCall {
            leader,
            law: choice.law,
            led: None,
        },
    );
    true
}

/// 2007: the Law, and within it the branch for a call that showed suits alone.
fn cite_choice(table: &mut Table, law: Clause) {
    if table.edition() == Edition::E2007 {
        table.cite_one(law!(2007: "26"));
    }
    if law == law!(2007: "26A2") {
        table.cite_one(law!(2007: "26A"));
    }
}

/// 26: what may the offender's partner lead?
#[derive(Debug, Clone, PartialEq)]
struct LeadAfterWithdrawnCall {
    leader: Seat,
    law: Clause,
    /// What he has led before the answer.
    led: Option<Card>,
}

impl Matter for LeadAfterWithdrawnCall {
    fn chosen(self: Box<Self>, table: &mut Table, _: Seat, choice: Choice, _: Option<SpokenCall>) {
        if let Some(play) = &mut table.play {
            let choices = &mut play.trouble().lead_choices;
            let this = |it: &LeadChoice| (it.leader, it.law) == (self.leader, self.law);
            if let Some(at) = choices.iter().position(this) {
                choices.remove(at);
            }
        }
        chosen(table, self.leader, self.law, choice);
    }

    /// Led before declarer has chosen: the card is exposed (49), and declarer still chooses.
    fn card_played(&self, table: &mut Table, seat: Seat, card: Card) -> Meanwhile {
        let led = |table: &mut Table| {
            table.irregular(law!("49"), seat);
            table.cite(law!("49"));
            let led = self.led.or(Some(card));
            Self {
                led,
                ..self.clone()
            }
        };
        law50_penalty_card::played_before_choice(table, self.leader, self.led, seat, card, led)
    }

    fn comes_again(&self) -> bool {
        true
    }

    fn is_over_a_lead(&self) -> bool {
        true
    }
}

/// Declarer has chosen.
fn chosen(table: &mut Table, leader: Seat, law: Clause, choice: Choice) {
    table.cite_one(law);
    let offender = leader.partner();
    for at in 0..table.auction.trouble().withdrawn.len() {
        let withdrawn = table.auction.trouble().withdrawn[at];
        let gives = self::choice(table, &withdrawn).is_some_and(|choice| choice.law == law);
        table.auction.trouble().withdrawn[at].chosen |= withdrawn.by == offender && gives;
    }
    let restricted = match choice {
        Choice::Requires(Requirement::Suit(suit)) => {
            table.cite_one(law!(2007: "26A2a"));
            Some(Restricted::Must(suit))
        }
        Choice::Forbids(suit) => {
            if law == law!(2007: "26A2") {
                table.cite_one(law!(2007: "26A2b"));
            }
            Some(Restricted::MustNot(vec![suit]))
        }
        _ => None,
    };
    if let (Some(restricted), Some(play)) = (restricted, &mut table.play) {
        let binds = match restricted {
            Restricted::MustNot(_) => Binds::Leads,
            _ => Binds::Lead,
        };
        play.trouble().restrictions.push(Restriction {
            seat: leader,
            restricted,
            binds,
        });
    }
    law41_commencement_of_play::goes_back_unless_legal(table);
}
