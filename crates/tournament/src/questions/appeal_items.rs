//! Is an appeal form complete? The items that White Book 92.5.1 (a) to (s) misses on forms, each held against what the event and the
//! case have; and who may not sit on the committee (93.3).

use openroom_cases::facts::Kind;
use openroom_cases::{Case, Fact, Question, Settled, Track};
use openroom_scoring::adjusted_score::{AssignedResult, Form, Part, PlayedContract, SideScore};
use serde::Serialize;

use crate::form::AppealForm;
use crate::names;
use crate::state::{Ruling, Score, State};
use crate::tournament::Tournament;

/// An item of the form.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Item {
    /// Its letter in White Book 92.5.1.
    pub letter: char,
    /// Whether it is there.
    #[serde(flatten)]
    pub state: ItemState,
}

/// Whether an item is there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ItemState {
    /// It is, and this is what is known, in the words of those who wrote it; empty where it is in the nature of a printed form.
    There(Vec<String>),
    /// It is not; where it has parts, these are missing.
    Missing(Vec<ItemPart>),
    /// It has no bearing on this appeal.
    NotNeeded,
}

/// A part of an item, where it has several.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ItemPart {
    /// The names of the players.
    Players,
    /// The members of the committee.
    Committee,
    /// The result at the table.
    TableResult,
    /// The score at the table, to North-South.
    TableScore,
    /// The score that the Director gave.
    Awarded,
    /// What the committee decided.
    Decision,
}

/// Those who may not hear an appeal, by the reason (White Book 93.3).
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Barred {
    /// Why.
    pub why: WhyBarred,
    /// Who.
    pub names: Vec<String>,
}

/// Why somebody may not hear an appeal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum WhyBarred {
    /// They are parties, or of the team of one.
    Party,
    /// They gave the ruling, or are Directors of the event.
    Director,
    /// They were consulted about it.
    Consulted,
    /// They were asked in a poll.
    Polled,
}

/// Something written, if there is.
fn there(texts: impl IntoIterator<Item = String>) -> ItemState {
    let texts: Vec<String> = texts
        .into_iter()
        .filter(|text| !text.trim().is_empty())
        .collect();
    match texts.is_empty() {
        true => ItemState::Missing(Vec::new()),
        false => ItemState::There(texts),
    }
}

/// The items of a form, (a) to (s).
pub(crate) fn items(form: &AppealForm, ruling: Option<&Ruling>, case: Option<&Case>) -> Vec<Item> {
    let printed = || ItemState::There(Vec::new());
    let on_board = ruling.is_some();
    let if_on_board = |state: ItemState| match on_board {
        true => state,
        false => ItemState::NotNeeded,
    };
    let all = [
        ('a', facts(form, case)),
        ('b', if_on_board(hands(form))),
        ('c', there(form.reason.clone())),
        ('d', printed()),
        ('e', if_on_board(play(form, case))),
        ('f', if_on_board(hands(form))),
        ('g', people(form, on_board)),
        ('h', there([format!("{}, {}", form.kind, form.scoring)])),
        (
            'i',
            if_on_board(there(case.map(system).unwrap_or_default())),
        ),
        ('j', if_on_board(convention_card(form, case))),
        ('k', legal_auction(ruling, case)),
        ('l', if_on_board(meanings(form, case))),
        ('m', departure(case)),
        ('n', if_on_board(there(form.lead.clone()))),
        ('o', printed()),
        ('p', evidence(case)),
        // Only those who were there know it; it is ticked by hand.
        ('q', ItemState::Missing(Vec::new())),
        ('r', whole(form, on_board)),
        ('s', irregularity(form, case)),
    ];
    let item = |(letter, state)| Item { letter, state };
    all.into_iter().map(item).collect()
}

/// What was found; of a case the facts that were told count, and their words are with whoever prints them.
fn facts(form: &AppealForm, case: Option<&Case>) -> ItemState {
    let own = [form.facts.clone(), form.offence.clone()];
    let told = case.is_some_and(|case| !case.facts.is_empty());
    match there(own.into_iter().flatten()) {
        ItemState::Missing(_) if told => ItemState::There(Vec::new()),
        state => state,
    }
}

fn hands(form: &AppealForm) -> ItemState {
    match form.hands.len() {
        4 => ItemState::There(Vec::new()),
        _ => ItemState::Missing(Vec::new()),
    }
}

/// The play matters where somebody was deceived in it; else what there is of it will do.
fn play(form: &AppealForm, case: Option<&Case>) -> ItemState {
    let needed = case.is_some_and(|case| case.opened.kind == Kind::Deception);
    match (form.play.is_empty(), needed) {
        (false, _) => ItemState::There(vec![form.play.join(" ")]),
        (true, true) => ItemState::Missing(Vec::new()),
        (true, false) => ItemState::NotNeeded,
    }
}

fn missing(parts: Vec<ItemPart>) -> ItemState {
    match parts.is_empty() {
        true => ItemState::There(Vec::new()),
        false => ItemState::Missing(parts),
    }
}

fn people(form: &AppealForm, on_board: bool) -> ItemState {
    let mut parts = Vec::new();
    let mut sides = [&form.north_south, &form.east_west].into_iter().flatten();
    let known = |party: &crate::form::Party| !party.players.is_empty();
    if on_board && (form.north_south.is_empty() || !sides.all(known)) {
        parts.push(ItemPart::Players);
    }
    if form.committee.is_empty() {
        parts.push(ItemPart::Committee);
    }
    missing(parts)
}

/// What is agreed, as far as it was asked for.
fn system(case: &Case) -> Vec<String> {
    let of_fact = |fact: &Fact| match fact {
        Fact::Explained(one) => agreed(&one.call, one.agreement.as_ref()),
        Fact::Departed(one) => agreed(&one.call, one.agreement.as_ref()),
        _ => None,
    };
    let facts = case.facts.iter().filter_map(of_fact);
    let polls = case.polls.iter();
    let methods = polls.filter_map(|poll| poll.problem.methods.clone());
    facts.chain(methods).collect()
}

fn agreed(call: &str, agreement: Option<&String>) -> Option<String> {
    agreement.map(|agreement| format!("{call}: {agreement}"))
}

fn convention_card(form: &AppealForm, case: Option<&Case>) -> ItemState {
    let facts = case.map_or(&[][..], |case| &case.facts);
    let card = |fact: &Fact| match fact {
        Fact::Explained(one) => agreed(&one.call, one.card.as_ref()),
        _ => None,
    };
    match (form.convention_card, there(facts.iter().filter_map(card))) {
        (Some(_), ItemState::Missing(_)) => ItemState::There(Vec::new()),
        (_, state) => state,
    }
}

/// The result at the table among the outcomes that are weighed wants a legal way to it (k).
fn legal_auction(ruling: Option<&Ruling>, case: Option<&Case>) -> ItemState {
    let Some(Score::Adjusted(score)) = ruling.and_then(|ruling| ruling.score.as_ref()) else {
        return ItemState::NotNeeded;
    };
    let Some(Score::Played(played)) = ruling.and_then(|ruling| ruling.before.as_ref()) else {
        return ItemState::NotNeeded;
    };
    let at_table = AssignedResult::Played(PlayedContract {
        contract: played.contract,
        declarer: played.declarer,
        tricks: played.tricks,
    });
    let weighed =
        |parts: &[Part]| parts.len() > 1 && parts.iter().any(|part| part.result == at_table);
    let has_it = match &score.form {
        Form::Sides(sides) => sides.iter().any(|side| match side {
            SideScore::Assigned(parts) => weighed(parts),
            SideScore::Artificial(_) | SideScore::Fault(_) => false,
        }),
        Form::BetterOf { assigned, .. } => weighed(assigned),
        Form::Redress(redress) => weighed(&redress.without_infraction),
    };
    match has_it {
        true => {
            let of_case = case.and_then(|case| case.outcomes.as_ref()?.route.clone());
            there(score.route.clone().or(of_case))
        }
        false => ItemState::NotNeeded,
    }
}

/// What a double means, and whether a call forces: needed where there is a double.
fn meanings(form: &AppealForm, case: Option<&Case>) -> ItemState {
    let facts = case.map_or(&[][..], |case| &case.facts);
    let said = |fact: &Fact| match fact {
        Fact::Explained(one) => agreed(&one.call, one.said.as_ref()),
        _ => None,
    };
    let doubled = form
        .auction
        .iter()
        .any(|call| matches!(call.as_str(), "X" | "XX"));
    match there(facts.iter().filter_map(said)) {
        ItemState::Missing(_) if !doubled => ItemState::NotNeeded,
        state => state,
    }
}

fn answer(case: &Case, question: Question) -> Option<String> {
    match case.settled.get(&(Track::First, question))? {
        Settled::Answer { answer, .. } => Some(answer.clone()),
        Settled::Skipped(_) => None,
    }
}

/// A psychic call, a misbid or a deviation is classified (m).
fn departure(case: Option<&Case>) -> ItemState {
    match case {
        Some(case) if case.opened.kind == Kind::Psychic => {
            let found = [Question::Departure, Question::Fielded];
            there(
                found
                    .into_iter()
                    .filter_map(|question| answer(case, question)),
            )
        }
        _ => ItemState::NotNeeded,
    }
}

/// On what the findings rest (p).
fn evidence(case: Option<&Case>) -> ItemState {
    let settled = case.map(|case| case.settled.values().collect::<Vec<_>>());
    let of = |settled: &Settled| match settled {
        Settled::Answer { evidence, .. } => evidence.clone(),
        Settled::Skipped(_) => Vec::new(),
    };
    there(settled.unwrap_or_default().into_iter().flat_map(of))
}

/// What a panel's form lacked (r).
fn whole(form: &AppealForm, on_board: bool) -> ItemState {
    let mut parts = Vec::new();
    let mut need = |is: bool, part| {
        if !is {
            parts.push(part);
        }
    };
    if on_board {
        need(form.table_result.is_some(), ItemPart::TableResult);
        need(form.table_score.is_some(), ItemPart::TableScore);
    }
    need(form.ruled.is_some(), ItemPart::Awarded);
    need(form.decision.is_some(), ItemPart::Decision);
    missing(parts)
}

/// What kind of irregularity it was, and what was ruled (s).
fn irregularity(form: &AppealForm, case: Option<&Case>) -> ItemState {
    let laws = [
        form.laws.join(", "),
        form.offence.clone().unwrap_or_default(),
    ];
    match (there(laws), case) {
        (ItemState::Missing(_), Some(_)) => ItemState::There(Vec::new()),
        (state, _) => state,
    }
}

/// The items of the form of an appeal, by its number.
pub(crate) fn items_of(state: &State, number: u32) -> Vec<Item> {
    let event = Tournament {
        state: state.clone(),
    };
    let form = event.appeal_form(number);
    form.map_or_else(Vec::new, |form| form.items)
}

impl State {
    /// The case that a ruling ended.
    pub(crate) fn case_of(&self, ruling: &Ruling) -> Option<&Case> {
        let place = (ruling.given.case? as usize).checked_sub(1)?;
        self.cases.get(place).map(|at| &at.case)
    }

    /// Everybody who was asked about a ruling in a poll of its case: a contestant's number stands for all who play for it.
    pub(crate) fn polled(&self, ruling: &Ruling) -> Vec<String> {
        let polls = self.case_of(ruling).map_or(&[][..], |case| &case.polls);
        let answers = polls.iter().flat_map(|poll| &poll.answers);
        let named = answers.filter_map(|answer| answer.who.as_deref());
        let mut all: Vec<String> = Vec::new();
        for who in named {
            let people = match who.parse::<u32>() {
                Ok(number) if self.contestants.contains_key(&number) => self.everybody(number),
                _ => vec![who],
            };
            for name in people {
                if !names::among(name, all.iter().map(String::as_str)) {
                    all.push(name.to_owned());
                }
            }
        }
        all
    }

    /// Everybody who was consulted about a ruling, as the ruling or its case has it.
    pub(crate) fn consulted(&self, ruling: &Ruling) -> Vec<String> {
        let own = ruling.given.consulted.iter();
        let case = self.case_of(ruling).map_or(&[][..], |case| &case.consulted);
        let mut all: Vec<String> = Vec::new();
        for name in own.chain(case.iter().map(|one| &one.who)) {
            if !names::among(name, all.iter().map(String::as_str)) {
                all.push(name.clone());
            }
        }
        all
    }
}
