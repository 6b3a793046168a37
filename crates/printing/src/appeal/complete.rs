//! What an appeal form has from the case, and the pages that come after it: is it complete (White Book 92.5.1), who may not sit
//! (93.3), how the hearing goes (93.4.3), and what a committee does not do.

use openroom_cases::Settled;
use openroom_cases::poll::tally;
use openroom_tournament::questions::{Item, ItemPart, ItemState, WhyBarred};
use openroom_words::words::{Message, Words};

use super::AppealForm;
use crate::document::{Block, Cell, Column, Line, Table};

/// The facts as they were written, then those of the case, then on what the findings rest.
pub fn facts(form: &AppealForm, words: &Words) -> String {
    let mut lines = vec![form.facts.clone()];
    if let Some(case) = &form.case {
        lines.extend(case.facts.iter().map(|fact| words.case_fact(fact)));
        lines.extend(texts(form, 'p'));
    }
    joined(lines)
}

/// What is agreed.
pub fn system(form: &AppealForm) -> String {
    let mut lines = vec![form.system.clone()];
    lines.extend(texts(form, 'i'));
    joined(lines)
}

/// The legal way to a result that is weighed.
pub fn legal_auction(form: &AppealForm) -> String {
    let mut lines = vec![form.ruling.legal_auction.clone()];
    lines.extend(texts(form, 'k'));
    joined(lines)
}

/// What was asked and answered.
pub fn poll(form: &AppealForm, words: &Words) -> String {
    let mut lines = vec![form.ruling.poll.clone()];
    if let Some(case) = &form.case {
        for poll in &case.polls {
            lines.extend(words.case_poll(&tally(&poll.answers, &case.measure())));
        }
    }
    joined(lines)
}

fn joined(lines: Vec<String>) -> String {
    let lines = lines.into_iter().filter(|line| !line.trim().is_empty());
    lines.collect::<Vec<_>>().join("\n")
}

/// What is known under a letter.
fn texts(form: &AppealForm, letter: char) -> Vec<String> {
    let item = form.items.iter().find(|item| item.letter == letter);
    match item.map(|item| &item.state) {
        Some(ItemState::There(texts)) => texts.clone(),
        _ => Vec::new(),
    }
}

/// The pages after the form.
pub fn blocks(form: &AppealForm, anonymous: bool, words: &Words) -> Vec<Block> {
    let say = |message| words.say(message);
    let mut blocks = vec![
        Block::Heading(say(Message::AppealItems)),
        Block::Table(items(form, words)),
    ];
    // A referee on the telephone is told no names (White Book 93.5).
    if !anonymous && !form.barred.is_empty() {
        blocks.push(Block::Heading(say(Message::AppealBarred)));
        for barred in &form.barred {
            let message = match barred.why {
                WhyBarred::Party => Message::AppealBarredParty,
                WhyBarred::Director => Message::AppealBarredDirector,
                WhyBarred::Consulted => Message::AppealBarredConsulted,
                WhyBarred::Polled => Message::AppealBarredPolled,
            };
            let names = barred.names.join(", ");
            blocks.push(text(&words.tell(message, [("names", names.into())])));
        }
    }
    blocks.push(Block::Heading(say(Message::AppealScript)));
    let script = [
        Message::AppealScriptChair,
        Message::AppealScriptDirector,
        Message::AppealScriptQuestions,
        Message::AppealScriptAppellants,
        Message::AppealScriptOthers,
        Message::AppealScriptAlone,
        Message::AppealScriptDecision,
    ];
    for (number, line) in (1..).zip(script) {
        blocks.push(text(&format!("{number}. {}", say(line))));
    }
    blocks.push(Block::Heading(say(Message::AppealNotes)));
    let notes = [
        Message::AppealNoteTuning,
        Message::AppealNoteSplit,
        Message::AppealNoteDeposit,
        Message::AppealNoteAdviser,
    ];
    blocks.extend(notes.map(|note| text(&say(note))));
    blocks
}

fn text(line: &str) -> Block {
    Block::Text(Line::new(line).size(9.0))
}

fn items(form: &AppealForm, words: &Words) -> Table {
    let row = |item: &Item| {
        let cells = [
            format!("({})", item.letter),
            name(item.letter).map_or(String::new(), |message| words.say(message)),
            state(form, item, words),
        ];
        cells.map(Cell::from).into()
    };
    Table {
        columns: vec![Column::share(0.3), Column::share(2.4), Column::share(2.8)],
        rows: form.items.iter().map(row).collect(),
        size: 8.5,
        boxed: true,
        ..Table::default()
    }
}

fn state(form: &AppealForm, item: &Item, words: &Words) -> String {
    match &item.state {
        ItemState::NotNeeded => words.say(Message::AppealNotNeeded),
        ItemState::Missing(parts) if parts.is_empty() => words.say(Message::AppealMissing),
        ItemState::Missing(parts) => {
            let parts: Vec<String> = parts.iter().map(|&part| words.say(label(part))).collect();
            let parts = parts.join(", ");
            words.tell(Message::AppealMissingParts, [("parts", parts.into())])
        }
        ItemState::There(texts) => {
            // Long texts stand in their boxes above; here a look at them is enough.
            let mut known: Vec<String> = texts.iter().map(|text| short(text)).collect();
            if let ('s', Some(case)) = (item.letter, &form.case) {
                known.insert(0, words.case_kind(case.opened.kind));
            }
            if let ('m', Some(case)) = (item.letter, &form.case) {
                let settled = case.settled.iter();
                known = settled
                    .filter_map(|((_, question), settled)| match settled {
                        Settled::Answer { answer, .. } if texts.contains(answer) => {
                            Some(words.case_answer(*question, answer))
                        }
                        _ => None,
                    })
                    .collect();
            }
            known.insert(0, words.say(Message::AppealThere));
            known.join("; ")
        }
    }
}

/// The beginning of a text.
fn short(text: &str) -> String {
    const MOST: usize = 80;
    let line = text.lines().next().unwrap_or_default();
    match line.chars().count() > MOST {
        true => line.chars().take(MOST).chain(['…']).collect(),
        false => line.to_owned(),
    }
}

const fn label(part: ItemPart) -> Message {
    match part {
        ItemPart::Players => Message::PrintAppealPlayers,
        ItemPart::Committee => Message::PrintAppealCommittee,
        ItemPart::TableResult => Message::PrintAppealTableResult,
        ItemPart::TableScore => Message::PrintAppealScore,
        ItemPart::Awarded => Message::PrintAppealAssigned,
        ItemPart::Decision => Message::PrintAppealDecision,
    }
}

const fn name(letter: char) -> Option<Message> {
    Some(match letter {
        'a' => Message::AppealItemA,
        'b' => Message::AppealItemB,
        'c' => Message::AppealItemC,
        'd' => Message::AppealItemD,
        'e' => Message::AppealItemE,
        'f' => Message::AppealItemF,
        'g' => Message::AppealItemG,
        'h' => Message::AppealItemH,
        'i' => Message::AppealItemI,
        'j' => Message::AppealItemJ,
        'k' => Message::AppealItemK,
        'l' => Message::AppealItemL,
        'm' => Message::AppealItemM,
        'n' => Message::AppealItemN,
        'o' => Message::AppealItemO,
        'p' => Message::AppealItemP,
        'q' => Message::AppealItemQ,
        'r' => Message::AppealItemR,
        's' => Message::AppealItemS,
        _ => return None,
    })
}
