//! The report of an event in one document (White Book 121.5.10, 122.5.5), and the list for clearing up (121.6). Nothing that is confidential
//! is in it: records of conduct are for their readers, and why somebody was suspended is told there.

use openroom_tournament::Tournament;
use openroom_tournament::entry::{Decision, DepositFate};
use openroom_tournament::prizes::PrizeNow;
use openroom_tournament::questions::score_text;
use openroom_tournament::state::{Appeal, Penalty, Ruling, Stage};
use openroom_words::words::{FluentValue, Message, Words};

use crate::conditions::{duty, rows, sheet};
use crate::document::{Block, Cell, Column, Document, Line, Table};
use crate::prizes::{name, standing};
use crate::ranking;
use crate::results::Results;
use crate::sheets;

/// Bidding boxes of a table, and how many a container holds (White Book 121.6).
const BOXES: usize = 4;
const CONTAINER: usize = 56;

fn text(text: impl Into<String>) -> Block {
    Block::Text(Line::new(text))
}

/// The report: nothing is left out for having been forgotten, so that a heading without anything says so.
#[must_use]
pub fn document(
    event: &Tournament,
    results: Results<'_>,
    prizes: &[PrizeNow],
    words: &Words,
) -> Document {
    let mut blocks = Vec::new();
    let mut part = |heading: Message, mut lines: Vec<Block>| {
        blocks.push(Block::Heading(words.say(heading)));
        if lines.is_empty() {
            lines.push(text(words.say(Message::ReportNone)));
        }
        blocks.extend(lines);
    };
    part(
        Message::ReportEvent,
        vec![Block::Table(rows(about(event, words)))],
    );
    part(Message::ConditionsStaff, staff(event, words));
    part(Message::ReportEntries, entries(event, words));
    // What the ranking says of itself has a heading of its own.
    part(
        Message::PrintRanking,
        ranking::document(results, words).blocks,
    );
    part(Message::PrizesTitle, standing(event, prizes, words));
    part(Message::EventRulings, rulings(event, words));
    part(Message::EventPenalties, penalties(event, words));
    part(Message::EventAppeals, appeals(event, words));
    part(Message::ReportSuspensions, suspensions(event, words));
    part(Message::ConditionsVaried, variations(event, words));
    part(Message::ReportNotes, notes(event, words));
    part(Message::ReportMoney, money(event, words));
    part(
        Message::ClosingTitle,
        vec![Block::Table(equipment(event, words))],
    );
    let hands = event.recorded_hands();
    if !hands.is_empty() {
        blocks.push(Block::PageBreak);
        blocks.push(Block::Heading(words.say(Message::SheetRecorded)));
        blocks.extend(sheets::recorded(event, &hands, words).blocks);
    }
    sheet(Message::ReportTitle, event, blocks, words)
}

/// The list for clearing up, with what has to be there.
#[must_use]
pub fn closing(event: &Tournament, words: &Words) -> Document {
    let blocks = vec![Block::Table(equipment(event, words))];
    sheet(Message::ClosingTitle, event, blocks, words)
}

fn about(event: &Tournament, words: &Words) -> Vec<[String; 2]> {
    let state = event.state();
    let created = state.created.as_ref();
    let mut all = Vec::new();
    let mut add = |label: Message, value: Option<String>| {
        if let Some(value) = value.filter(|value| !value.is_empty()) {
            all.push([words.say(label), value]);
        }
    };
    add(
        Message::CertificateOrganizer,
        created.and_then(|one| one.organiser.clone()),
    );
    add(
        Message::ConditionsAuthority,
        created.and_then(|one| one.authority.clone()),
    );
    add(Message::SettingVenue, state.regulations.told("venue"));
    add(
        Message::ConditionsDay,
        state.first_day().map(|day| words.day(&day)),
    );
    add(
        Message::ConditionsSessions,
        Some(state.session_count().to_string()),
    );
    add(
        Message::ReportEntries,
        Some(state.contestants.len().to_string()),
    );
    add(Message::ReportTables, Some(tables(event).to_string()));
    add(
        Message::SettingMethod,
        event
            .setting_now("method")
            .map(|method| words.setting_value("method", &method)),
    );
    all
}

fn staff(event: &Tournament, words: &Words) -> Vec<Block> {
    let staff = event.state().staff.iter();
    let all: Vec<[String; 2]> = staff
        .map(|one| [one.name.clone(), words.say(duty(one.duty))])
        .collect();
    match all.is_empty() {
        true => Vec::new(),
        false => vec![Block::Table(rows(all))],
    }
}

/// Everybody who entered, whether the fee is paid, and who left.
fn entries(event: &Tournament, words: &Words) -> Vec<Block> {
    let state = event.state();
    let row = |(&number, one): (&u32, &openroom_tournament::state::Contestant)| {
        let left = match (&one.withdrawn, one.disqualified) {
            (_, true) => words.say(Message::ReportDisqualified),
            (Some(_), false) => words.say(Message::ReportWithdrew),
            (None, false) => String::new(),
        };
        let paid = state.prizes.paid.get(&number);
        let fee = match paid {
            Some(paid) => paid
                .amount
                .clone()
                .unwrap_or_else(|| words.say(Message::ReportPaid)),
            None if one.is_robots() => String::new(),
            None => words.say(Message::ReportUnpaid),
        };
        vec![
            Cell::bold(number.to_string()),
            one.title(" – ").into(),
            fee.into(),
            left.into(),
        ]
    };
    if state.contestants.is_empty() {
        return Vec::new();
    }
    let head = [
        Message::PrintNumberColumn,
        Message::PrintNames,
        Message::SettingEntryFee,
        Message::ReportLeft,
    ];
    vec![Block::Table(Table {
        columns: vec![
            Column::RIGHT,
            Column::share(2.0),
            Column::share(0.7),
            Column::share(0.7),
        ],
        head: vec![head.map(|label| Cell::bold(words.say(label))).into()],
        rows: state.contestants.iter().map(row).collect(),
        ..Table::default()
    })]
}

fn told<const N: usize>(
    message: Message,
    args: [(&'static str, String); N],
    words: &Words,
) -> String {
    words.tell(
        message,
        args.map(|(name, value)| (name, FluentValue::from(value))),
    )
}

fn rulings(event: &Tournament, words: &Words) -> Vec<Block> {
    let rulings = event.state().rulings.iter().zip(1_u32..);
    rulings
        .flat_map(|(ruling, number)| ruled(ruling, number, words))
        .collect()
}

/// A ruling in a line, and what it rests on.
fn ruled(ruling: &Ruling, number: u32, words: &Words) -> Vec<Block> {
    let given = &ruling.given;
    let place = words.tell(
        Message::EventPlace,
        [
            ("round", given.round.into()),
            ("table", given.table.as_str().into()),
            ("board", given.board.into()),
        ],
    );
    let laws = ruling.laws.join(", ");
    let number = ("number", number.to_string());
    let line = match &ruling.score {
        None => told(
            Message::EventRulingPlaysOn,
            [number, ("place", place), ("laws", laws)],
            words,
        ),
        Some(after) => {
            let before = ruling.before.as_ref().map(score_text);
            let before = before.unwrap_or_else(|| words.say(Message::EventNoResult));
            let args = [
                number,
                ("place", place),
                ("before", before),
                ("after", score_text(after)),
                ("laws", laws),
            ];
            told(Message::EventRuling, args, words)
        }
    };
    let mut blocks = vec![text(line)];
    blocks.extend(given.facts.iter().map(|facts| text(facts.as_str())));
    if !given.consulted.is_empty() {
        let label = words.say(Message::PrintAppealConsulted);
        blocks.push(text(format!("{label}: {}", given.consulted.join(", "))));
    }
    blocks.extend(
        given
            .poll
            .iter()
            .map(|poll| text(format!("{}: {poll}", words.say(Message::PrintAppealPoll)))),
    );
    blocks
}

fn penalties(event: &Tournament, words: &Words) -> Vec<Block> {
    let state = event.state();
    let warnings = state.warnings.iter().map(|one| {
        let args = [
            ("contestant", one.contestant.to_string()),
            ("offence", one.offence.clone()),
        ];
        told(Message::EventWarning, args, words)
    });
    let penalties = state.penalties.iter().zip(1_u32..);
    let penalties = penalties.map(|(one, number)| penalty(one, number, words));
    warnings.chain(penalties).map(text).collect()
}

fn penalty(penalty: &Penalty, number: u32, words: &Words) -> String {
    let given = &penalty.given;
    let number = ("number", number.to_string());
    let who = ("contestant", given.contestant.to_string());
    let offence = ("offence", given.offence.clone());
    if penalty.rescinded {
        return told(
            Message::EventPenaltyRescinded,
            [number, who, offence],
            words,
        );
    }
    let amounts = [
        ("×", &given.standard),
        ("××", &given.disciplinary),
        ("", &given.amount),
    ];
    let amount = amounts.into_iter().find_map(|(sign, value)| {
        value
            .as_ref()
            .map(|value| format!("{sign}{}", value.to_yaml()))
    });
    told(
        Message::EventPenalty,
        [number, who, ("amount", amount.unwrap_or_default()), offence],
        words,
    )
}

fn appeals(event: &Tournament, words: &Words) -> Vec<Block> {
    let appeals = event.state().appeals.iter().zip(1_u32..);
    appeals
        .flat_map(|(appeal, number)| appealed(event, appeal, number, words))
        .collect()
}

fn appealed(event: &Tournament, appeal: &Appeal, number: u32, words: &Words) -> Vec<Block> {
    let stage = ("stage", words.say(stage(event, appeal)));
    let number = ("number", number.to_string());
    let line = match (appeal.made.ruling, appeal.made.penalty) {
        (Some(ruling), _) => told(
            Message::EventAppealRuling,
            [number, ("ruling", ruling.to_string()), stage],
            words,
        ),
        (None, against) => {
            let against = against.unwrap_or_default().to_string();
            told(
                Message::EventAppealPenalty,
                [number, ("penalty", against), stage],
                words,
            )
        }
    };
    let mut blocks = vec![text(line)];
    blocks.extend(appeal.contestant.map(|who| text(name(event, who))));
    if let Some(decided) = appeal.answer.as_ref().or(appeal.decided.as_ref()) {
        blocks.extend(decided.reasons.iter().map(|reasons| text(reasons.as_str())));
        let fate = decided.deposit.map(|fate| match fate {
            DepositFate::Returned => Message::SheetReturned,
            DepositFate::Kept => Message::SheetWasKept,
        });
        let deposit = words.say(Message::PrintAppealDeposit);
        blocks.extend(fate.map(|fate| text(format!("{deposit}: {}", words.say(fate)))));
    }
    blocks
}

fn stage(event: &Tournament, appeal: &Appeal) -> Message {
    match event.state().stage(appeal) {
        Stage::Concurrence => Message::EventStageConcurrence,
        Stage::Deposit => Message::EventStageDeposit,
        Stage::Committee => Message::EventStageCommittee,
        Stage::Hearing => Message::EventStageHearing,
        Stage::Withdrawn => Message::EventStageWithdrawn,
        Stage::Recommended => Message::EventStageRecommended,
        Stage::Decided => {
            let last = appeal.answer.as_ref().or(appeal.decided.as_ref());
            match last.map(|decided| decided.decision) {
                Some(Decision::Changed) => Message::EventStageChanged,
                Some(Decision::Recommended | Decision::Upheld) | None => Message::EventStageUpheld,
            }
        }
    }
}

/// Who was kept from playing, and when. Why is confidential.
fn suspensions(event: &Tournament, words: &Words) -> Vec<Block> {
    let all = event.state().directing.suspensions.iter();
    let line = |one: &openroom_tournament::entry::Suspended| {
        let who = one
            .player
            .clone()
            .unwrap_or_else(|| name(event, one.contestant));
        let rounds = match one.to {
            Some(to) => format!("{} – {to}", one.from),
            None => one.from.to_string(),
        };
        let args = [
            ("who", who),
            ("session", one.session.to_string()),
            ("rounds", rounds),
        ];
        text(told(Message::ReportSuspended, args, words))
    };
    all.map(line).collect()
}

fn variations(event: &Tournament, words: &Words) -> Vec<Block> {
    let line = |one: &openroom_tournament::state::Variation| {
        let ratified = match one.ratified {
            true => words.say(Message::ConditionsRatified),
            false => words.say(Message::ConditionsNotRatified),
        };
        text(format!(
            "{}: {} ({}) - {ratified}",
            one.rule, one.change, one.why
        ))
    };
    event.state().variations.iter().map(line).collect()
}

/// What was noted, but for what is confidential and for who has looked at hands, which is kept for the record alone.
fn notes(event: &Tournament, words: &Words) -> Vec<Block> {
    let seen = Some(openroom_words::record::HANDS_SEEN);
    let open = event
        .state()
        .notes
        .iter()
        .filter(|(_, note)| !note.confidential && note.subject.as_deref() != seen);
    let line = |(at, note): &(openroom_tournament::Time, openroom_tournament::entry::Noted)| {
        let subject = note
            .subject
            .as_deref()
            .map(|subject| format!("{subject}: "))
            .unwrap_or_default();
        text(format!("{} - {subject}{}", words.moment(*at), note.text))
    };
    open.map(line).collect()
}

/// Who has not paid, and what was spent.
fn money(event: &Tournament, words: &Words) -> Vec<Block> {
    let unpaid: Vec<String> = event
        .unpaid()
        .into_iter()
        .map(|who| name(event, who))
        .collect();
    let mut blocks = Vec::new();
    if !unpaid.is_empty() {
        blocks.push(text(format!(
            "{}: {}",
            words.say(Message::ReportUnpaidEntries),
            unpaid.join("; ")
        )));
    }
    let spent = &event.state().prizes.spent;
    let row = |one: &openroom_tournament::prizes::Spent| {
        let of = &one.expense;
        vec![
            Cell::from(of.what.as_str()),
            of.amount.as_str().into(),
            of.who.as_deref().unwrap_or_default().into(),
        ]
    };
    if !spent.is_empty() {
        let head = [
            Message::ReportExpense,
            Message::SheetAmount,
            Message::ReportPaidBy,
        ];
        blocks.push(Block::Table(Table {
            columns: vec![Column::share(2.0), Column::share(0.7), Column::share(1.0)],
            head: vec![head.map(|label| Cell::bold(words.say(label))).into()],
            rows: spent.iter().map(row).collect(),
            ..Table::default()
        }));
    }
    blocks
}

/// The most tables that were in play at once.
fn tables(event: &Tournament) -> usize {
    let rounds = event
        .state()
        .sessions
        .iter()
        .flat_map(|session| &session.rounds);
    rounds.map(|round| round.tables.len()).max().unwrap_or(0)
}

/// What has to be packed: counted from the tables and boards of the event, with a box to tick.
fn equipment(event: &Tournament, words: &Words) -> Table {
    let tables = tables(event);
    let boxes = tables * BOXES;
    let boards = event.state().sessions.iter().map(|session| {
        let all = session.rounds.iter().flat_map(|round| &round.tables);
        let all: std::collections::BTreeSet<u32> = all
            .flat_map(|table| &table.boards)
            .map(|at| at.board)
            .collect();
        all.len()
    });
    let containers = boxes.div_ceil(CONTAINER);
    let counted = [
        (Message::ClosingBoxes, boxes),
        (Message::ClosingContainers, containers),
        (Message::ClosingCloths, tables),
        (Message::ClosingTables, tables),
        (Message::ClosingBoards, boards.max().unwrap_or(0)),
        (Message::ClosingDevices, tables),
    ];
    let mut rows: Vec<Vec<Cell>> = counted
        .iter()
        .map(|&(what, count)| {
            vec![
                Cell::default(),
                words.say(what).into(),
                Cell::bold(count.to_string()),
                String::new().into(),
            ]
        })
        .collect();
    rows.extend([Message::ClosingPaper, Message::ClosingForms].map(|what| {
        vec![
            Cell::default(),
            words.say(what).into(),
            Cell::default(),
            Cell::default(),
        ]
    }));
    let head = [
        None,
        Some(Message::ClosingWhat),
        Some(Message::ClosingCount),
        Some(Message::ClosingMissing),
    ];
    Table {
        columns: vec![
            Column::CENTRE,
            Column::share(2.0),
            Column::RIGHT,
            Column::share(1.0),
        ],
        head: vec![
            head.map(|label| Cell::bold(label.map(|label| words.say(label)).unwrap_or_default()))
                .into(),
        ],
        rows,
        row_height: 20.0,
        boxed: true,
        ..Table::default()
    }
}
