//! Sheets of whoever runs an event: the hearings of the day, receipts and deposits that were kept, recorded hands in one bundle, and what is
//! confidential about somebody's conduct (White Book 80.3, 91.10, 93.4.6, 121.5.9, 121.5.10).

use openroom_tournament::Tournament;
use openroom_tournament::entry::{DepositFate, Way};
use openroom_tournament::questions::{AppealAround, RecordedHand};
use openroom_words::words::{Message, Words};

use crate::document::{Block, Cell, Column, Document, Line, Table};
use crate::notation;

fn text(text: impl Into<String>) -> Block {
    Block::Text(Line::new(text))
}

fn bold(text: impl Into<String>) -> Block {
    Block::Text(Line::new(text).bold())
}

/// `label: what`, or nothing where there is nothing.
fn labelled(label: Message, what: &str, words: &Words) -> Option<Block> {
    let what = what.trim();
    (!what.is_empty()).then(|| text(format!("{}: {what}", words.say(label))))
}

fn sheet(title: String, mut blocks: Vec<Block>, words: &Words) -> Document {
    if blocks.is_empty() {
        blocks.push(text(words.say(Message::SheetNothing)));
    }
    Document {
        title,
        blocks,
        ..Document::default()
    }
}

fn named(event: &Tournament, contestant: u32) -> String {
    let found = event.state().contestants.get(&contestant);
    let name = found.map(|one| one.title(" - ")).unwrap_or_default();
    format!("{contestant} {name}").trim().to_owned()
}

/// The hearings that are still to come or on: when, where, who is concerned, who hears it. How to reach the parties is not on it.
#[must_use]
pub fn hearings(event: &Tournament, words: &Words) -> Document {
    let mut blocks = Vec::new();
    for appeal in event.directing().appeals {
        if appeal.told.is_some() {
            continue;
        }
        blocks.push(Block::Heading(heading(&appeal, words)));
        if let Some(hearing) = appeal.hearings.last() {
            let room = match hearing.set.by {
                Way::Room => hearing.set.room.clone().unwrap_or_default(),
                Way::Telephone => words.say(Message::SheetTelephone),
                Way::Mail => words.say(Message::SheetMail),
            };
            let time = words.moment(hearing.set.time);
            blocks.push(bold(format!("{time} - {room}")));
            let why = hearing.adjourned.as_deref().unwrap_or_default();
            blocks.extend(labelled(Message::SheetAdjourned, why, words));
        }
        let parties: Vec<String> = appeal
            .parties
            .iter()
            .map(|&who| named(event, who))
            .collect();
        blocks.extend(labelled(Message::SheetParties, &parties.join("; "), words));
        let captains = appeal.captains.join(", ");
        blocks.extend(labelled(Message::SheetCaptains, &captains, words));
        let place = appeal.appeal as usize - 1;
        let committee = event.state().appeals.get(place);
        let committee = committee.and_then(|one| one.committee.as_ref());
        let members = committee
            .map(|sat| sat.members.join(", "))
            .unwrap_or_default();
        blocks.extend(labelled(Message::SheetCommittee, &members, words));
        let wanting: Vec<String> = appeal.wanting.iter().map(char::to_string).collect();
        blocks.extend(labelled(Message::SheetWanting, &wanting.join(", "), words));
        if appeal
            .hearings
            .last()
            .is_none_or(|one| one.set.by == Way::Room)
        {
            let sat = committee.map(|sat| (sat.in_chair(), &sat.members[..]));
            blocks.extend(seating(event, &appeal, sat, words));
        }
    }
    sheet(words.say(Message::SheetHearings), blocks, words)
}

/// The members of a committee, and who of them is in the chair.
type Sat<'a> = (Option<&'a String>, &'a [String]);

/// Who sits where in a hearing (White Book 93.4.2): the committee on one side with the chair in the middle; opposite, the Director between
/// those who appeal, on the left, and the others.
fn seating(
    event: &Tournament,
    appeal: &AppealAround,
    sat: Option<Sat<'_>>,
    words: &Words,
) -> Vec<Block> {
    let (chair, members) = sat.unwrap_or((None, &[]));
    let beside: Vec<&str> = members
        .iter()
        .filter(|&one| Some(one) != chair)
        .map(String::as_str)
        .collect();
    // The chair in the middle: half of the others to each side.
    let (left, right) = beside.split_at(beside.len().div_ceil(2));
    let named_or = |label: Message, names: String| match names.is_empty() {
        true => words.say(label),
        false => format!("{}: {names}", words.say(label)),
    };
    let member = |names: &[&str]| named_or(Message::HearingMember, names.join(", "));
    let place = appeal.appeal as usize - 1;
    let by = event.state().appeals.get(place);
    let by = by.and_then(|one| one.contestant);
    let title = |who: &u32| named(event, *who);
    let appellants = by.iter().map(title).collect::<Vec<_>>().join(", ");
    let others = appeal.parties.iter().filter(|&&who| Some(who) != by);
    let others = others.map(title).collect::<Vec<_>>().join(", ");
    let table = Cell::from(words.say(Message::HearingTable))
        .over(3)
        .shaded();
    let chair = chair.cloned().unwrap_or_default();
    vec![
        bold(words.say(Message::HearingSeating)),
        Block::Table(Table {
            columns: vec![Column::share(1.0).centred(); 3],
            rows: vec![
                vec![
                    member(left).into(),
                    Cell::bold(named_or(Message::PrintAppealChair, chair)),
                    member(right).into(),
                ],
                vec![table],
                vec![
                    named_or(Message::HearingAppellants, appellants).into(),
                    Cell::bold(words.say(Message::PrintAppealDirector)),
                    named_or(Message::HearingOthers, others).into(),
                ],
            ],
            row_height: 26.0,
            boxed: true,
            ..Table::default()
        }),
        text(words.say(Message::HearingInstead)),
    ]
}

fn heading(appeal: &AppealAround, words: &Words) -> String {
    words.tell(Message::SheetAppeal, [("number", appeal.appeal.into())])
}

/// A receipt for each deposit, and the deposits that were kept, for the authority that reviews them.
#[must_use]
pub fn deposits(event: &Tournament, words: &Words) -> Document {
    let appeals = event.directing().appeals;
    let mut blocks = Vec::new();
    let title = event.state().created.as_ref();
    let title = title.map(|one| one.name.clone()).unwrap_or_default();
    for appeal in appeals.iter().filter(|one| one.deposit.is_some()) {
        let place = appeal.appeal as usize - 1;
        let who = event
            .state()
            .appeals
            .get(place)
            .and_then(|one| one.contestant);
        blocks.push(Block::Heading(words.say(Message::SheetReceipt)));
        blocks.push(text(format!("{title} - {}", heading(appeal, words))));
        if let Some(who) = who {
            blocks.push(text(named(event, who)));
        }
        let amount = appeal.deposit.as_deref().unwrap_or_default();
        blocks.extend(labelled(Message::SheetAmount, amount, words));
        blocks.extend(fate(appeal).map(|fate| bold(words.say(fate))));
        blocks.push(text(format!(
            "{}: ____________________",
            words.say(Message::SheetSigned)
        )));
        blocks.push(Block::Space(12.0));
    }
    let kept = |one: &&AppealAround| one.fate == Some(DepositFate::Kept);
    let kept: Vec<&AppealAround> = appeals.iter().filter(kept).collect();
    if !kept.is_empty() {
        blocks.push(Block::PageBreak);
        blocks.push(Block::Heading(words.say(Message::SheetKept)));
    }
    for appeal in kept {
        let amount = appeal.deposit.as_deref().unwrap_or_default();
        blocks.push(bold(format!("{}: {amount}", heading(appeal, words))));
        let merit = appeal.merit.as_deref().unwrap_or_default();
        blocks.extend(labelled(Message::SheetMerit, merit, words));
        let reviewed = match appeal.reviewed {
            None => Message::SheetToReview,
            Some(DepositFate::Kept) => Message::SheetReviewedKept,
            Some(DepositFate::Returned) => Message::SheetReviewedReturned,
        };
        blocks.push(text(words.say(reviewed)));
    }
    sheet(words.say(Message::SheetDeposits), blocks, words)
}

/// What became of a deposit.
fn fate(appeal: &AppealAround) -> Option<Message> {
    match (appeal.reviewed, appeal.fate) {
        (Some(DepositFate::Returned), _) | (_, Some(DepositFate::Returned)) => {
            Some(Message::SheetReturned)
        }
        (_, Some(DepositFate::Kept)) => Some(Message::SheetWasKept),
        _ => None,
    }
}

/// The recorded hands of an event in one bundle: each with its hands, how it was classed, who asked for it, what players say, the parts of
/// the system card, and the ruling.
#[must_use]
pub fn recorded(event: &Tournament, hands: &[RecordedHand], words: &Words) -> Document {
    let mut blocks = Vec::new();
    for hand in hands {
        if !blocks.is_empty() {
            blocks.push(Block::PageBreak);
        }
        let place = words.tell(
            Message::EventPlace,
            [
                ("round", hand.round.into()),
                ("table", hand.table.as_str().into()),
                ("board", hand.board.into()),
            ],
        );
        blocks.push(Block::Heading(place));
        let dealt = event.state().session(hand.session);
        let deal = dealt.and_then(|session| session.deals.get(&hand.board));
        if let Some(deal) = deal {
            let dealer = openroom_laws::Board::number(hand.board).dealer;
            blocks.push(text(openroom_laws::log::deal_text(deal, dealer)));
        }
        blocks.extend(about(event, hand, words));
    }
    sheet(words.say(Message::SheetRecorded), blocks, words)
}

fn about(event: &Tournament, hand: &RecordedHand, words: &Words) -> Vec<Block> {
    let mut blocks = Vec::new();
    let seat = |at: openroom_cases::facts::At| notation::seat_name(at.seat(), words);
    if let Some(asked) = &hand.recording {
        let who = seat(asked.by);
        blocks.extend(labelled(Message::SheetAskedBy, &who, words));
        let refused = asked.refused.as_deref().unwrap_or_default();
        blocks.extend(labelled(Message::SheetRefused, refused, words));
    }
    if let Some(at) = event.case(hand.case) {
        let road = at.case.road();
        let facts = words.case_told(&at.case).into_iter();
        blocks.extend(
            facts
                .filter(|one| one.withdrawn.is_none())
                .map(|one| text(one.text)),
        );
        let ruling = at.case.written.get(words.language.code()).cloned();
        let ruling = ruling.unwrap_or_else(|| words.case_ruling(&at.case, &road));
        blocks.push(text(ruling));
    }
    for said in &hand.said {
        blocks.push(text(format!("{}: {}", seat(said.by), said.text)));
    }
    for part in &hand.cards {
        let side = match part.side {
            openroom_cases::facts::Side::Ns => "NS",
            openroom_cases::facts::Side::Ew => "EW",
        };
        blocks.push(text(format!(
            "{} {side}: {}",
            words.say(Message::SheetCard),
            part.text
        )));
    }
    blocks
}

/// A line of a confidential report.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ConductLine {
    /// The day.
    pub day: String,
    /// Where: the event.
    pub event: String,
    /// For what.
    pub offence: String,
    /// What was done about it.
    pub measure: String,
    /// What happened.
    pub text: String,
    /// Who wrote it.
    pub by: String,
}

/// A confidential report on somebody's conduct, for its readers alone.
#[must_use]
pub fn conduct(name: &str, readers: &[String], lines: &[ConductLine], words: &Words) -> Document {
    let mut blocks = vec![bold(words.say(Message::SheetConfidential)), text(name)];
    let readers = readers.join(", ");
    blocks.extend(labelled(Message::SheetReaders, &readers, words));
    for line in lines {
        blocks.push(Block::Heading(format!(
            "{} - {}",
            words.day(&line.day),
            line.event
        )));
        blocks.push(bold(format!("{}: {}", line.offence, line.measure)));
        blocks.push(text(line.text.as_str()));
        blocks.push(Block::Text(Line::new(line.by.as_str()).size(8.0)));
    }
    sheet(words.say(Message::SheetConduct), blocks, words)
}
