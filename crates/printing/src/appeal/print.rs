//! The form on paper.

use contract_bridge::{AbsoluteVulnerability, Seat};
use openroom_laws::Board;
use openroom_laws::log::{self, Deal};

use super::{AppealForm, Appellant, Compass, ConventionCard, Player, Vul, complete};
use crate::document::{Block, Cell, Column, Document, Field, Line, Table};
use crate::hand_records::{RecordedBoard, diagram};
use crate::notation;
use openroom_words::words::{Message, Words};

/// The form. `anonymous` leaves the names out and keeps the levels, for a referee on the telephone (White Book 93.5).
#[must_use]
pub fn document(form: &AppealForm, anonymous: bool, words: &Words) -> Document {
    let say = |label| words.say(label);
    let mut blocks = vec![Block::Form(vec![vec![
        field(2.4, say(Message::PrintAppealEvent), &form.event),
        field(1.6, say(Message::PrintAppealScoring), &form.scoring),
        field(1.0, say(Message::PrintAppealSession), &form.session),
        field(0.7, say(Message::PrintTable), &form.table),
    ]])];
    blocks.push(Block::Heading(say(Message::PrintAppealPlayers)));
    blocks.push(Block::Form(players(form, anonymous, words)));
    blocks.push(Block::Heading(say(Message::PrintAppealDeal)));
    blocks.push(Block::Beside(vec![
        (
            1.0,
            vec![Block::Diagram(Box::new(diagram(&board(form), words)))],
        ),
        (1.25, auction(form, words)),
    ]));
    blocks.push(Block::Space(6.0));
    blocks.push(Block::Form(play(form, words)));
    blocks.push(Block::Heading(say(Message::PrintAppealRuling)));
    blocks.push(Block::Form(ruling(form, words)));
    blocks.push(Block::Heading(say(Message::PrintAppealAppeal)));
    blocks.push(Block::Form(appeal(form, words)));
    blocks.push(Block::Heading(say(Message::PrintAppealCommittee)));
    blocks.push(Block::Form(committee(form, words)));
    if !form.items.is_empty() {
        blocks.extend(complete::blocks(form, anonymous, words));
    }
    if !form.record.is_empty() {
        blocks.push(Block::Space(4.0));
        blocks.push(Block::Text(Line::new(&form.record).size(8.0)));
    }
    Document {
        title: say(Message::PrintAppealForm),
        subtitle: form.event.clone(),
        blocks,
        running_head: true,
        page_word: say(Message::PrintPage),
        logo: None,
    }
}

fn field(share: f32, label: String, value: &str) -> Field {
    Field {
        share,
        label,
        value: value.trim_end().to_owned(),
        lines: 1,
    }
}

/// A box over the whole width, with space to write.
fn long(label: String, value: &str, lines: u8) -> Vec<Field> {
    vec![Field {
        lines,
        ..field(1.0, label, value)
    }]
}

/// A level that the log knows, in the language of the paper; any other as it was written.
fn level(level: &str, words: &Words) -> String {
    match level {
        "beginner" => words.say(Message::LevelBeginner),
        "club" => words.say(Message::LevelClub),
        "experienced" => words.say(Message::LevelExperienced),
        "expert" => words.say(Message::LevelExpert),
        other => other.to_owned(),
    }
}

fn players(form: &AppealForm, anonymous: bool, words: &Words) -> Vec<Vec<Field>> {
    let cell = |seat: Seat, player: &Player| {
        let name = if anonymous { "" } else { player.name.as_str() };
        // A number tells who it is as well as a name.
        let number = match anonymous || player.number.is_empty() {
            true => String::new(),
            false => format!("{} ", player.number),
        };
        let level = match player.level.is_empty() {
            true => String::new(),
            false => format!(
                "\n{}: {}",
                words.say(Message::PrintAppealLevel),
                level(&player.level, words)
            ),
        };
        let value = format!("{number}{name}{level}");
        field(1.0, notation::seat_name(seat, words), value.trim_start())
    };
    let players = &form.players;
    vec![vec![
        cell(Seat::North, &players.north),
        cell(Seat::South, &players.south),
        cell(Seat::East, &players.east),
        cell(Seat::West, &players.west),
    ]]
}

fn board(form: &AppealForm) -> RecordedBoard {
    let usual = form.board.map(Board::number);
    let dealer = form.dealer.map(|dealer| match dealer {
        Compass::N => Seat::North,
        Compass::E => Seat::East,
        Compass::S => Seat::South,
        Compass::W => Seat::West,
    });
    let vul = form.vul.map(|vul| match vul {
        Vul::None => AbsoluteVulnerability::NONE,
        Vul::Ns => AbsoluteVulnerability::NS,
        Vul::Ew => AbsoluteVulnerability::EW,
        Vul::Both => AbsoluteVulnerability::ALL,
    });
    RecordedBoard {
        number: form.board.map_or(String::new(), |n| n.to_string()),
        dealer: dealer.or(usual.map(|board| board.dealer)),
        vul: vul.or(usual.map(|board| board.vul)),
        deal: log::read_deal(&form.deal).unwrap_or(Deal::UNKNOWN),
        double_dummy: None,
    }
}

/// The auction in four columns, West first, and notes on what was alerted or explained.
fn auction(form: &AppealForm, words: &Words) -> Vec<Block> {
    let order = [Seat::West, Seat::North, Seat::East, Seat::South];
    let first = board(form).dealer.unwrap_or(Seat::West);
    let empty = order.iter().position(|&seat| seat == first).unwrap_or(0);
    let mut cells = vec![Cell::default(); empty];
    let mut notes = Vec::new();
    for call in &form.auction {
        let mut text = notation::written(&call.call, words);
        if call.alert {
            text.push('!');
        }
        if !call.meaning.is_empty() {
            notes.push(call.meaning.clone());
            text += &format!(" ({})", notes.len());
        }
        cells.push(text.into());
    }
    let least = if form.auction.is_empty() { 6 } else { 1 };
    let mut rows: Vec<Vec<Cell>> = cells.chunks(4).map(<[Cell]>::to_vec).collect();
    while rows.len() < least {
        rows.push(Vec::new());
    }
    for row in &mut rows {
        row.resize(4, Cell::default());
    }
    let head = order.map(|seat| Cell::from(notation::seat(seat, words)));
    let mut blocks = vec![
        Block::Text(Line::new(words.say(Message::PrintAppealAuction)).bold()),
        Block::Table(Table {
            columns: vec![Column::share(1.0).centred(); 4],
            head: vec![head.into()],
            rows,
            size: 9.0,
            boxed: true,
            ..Table::default()
        }),
        Block::Space(4.0),
        Block::Text(
            Line::new(words.say(Message::PrintAppealAlerts))
                .size(7.5)
                .bold(),
        ),
    ];
    for (number, note) in (1..).zip(notes) {
        blocks.push(Block::Text(
            Line::new(format!("({number}) {note}")).size(8.5),
        ));
    }
    blocks
}

fn play(form: &AppealForm, words: &Words) -> Vec<Vec<Field>> {
    let card = form.convention_card.map_or(String::new(), |card| {
        words.say(match card {
            ConventionCard::Agrees => Message::PrintAppealCardAgrees,
            ConventionCard::Differs => Message::PrintAppealCardDiffers,
            ConventionCard::NotAvailable => Message::PrintAppealCardMissing,
        })
    });
    let say = |label| words.say(label);
    vec![
        vec![
            field(
                1.0,
                say(Message::PrintAppealLead),
                &notation::written(&form.lead, words),
            ),
            field(
                1.5,
                say(Message::PrintAppealTableResult),
                &shown(&form.result, words),
            ),
            field(1.0, say(Message::PrintAppealScore), &form.score),
            field(1.5, say(Message::PrintAppealCard), &card),
        ],
        long(say(Message::PrintAppealPlay), &shown(&form.play, words), 2),
        long(say(Message::PrintAppealSystem), &complete::system(form), 2),
        long(
            say(Message::PrintAppealFacts),
            &complete::facts(form, words),
            5,
        ),
    ]
}

/// Words that are contracts or cards, as people write them; all else as it is.
fn shown(text: &str, words: &Words) -> String {
    let lines: Vec<String> = text
        .split('\n')
        .map(|line| {
            let parts: Vec<String> = line
                .split(' ')
                .map(|part| {
                    let bare = part.trim_end_matches([',', '.', ';', ':', ')']);
                    let rest = &part[bare.len()..];
                    match bare.len() > 1 {
                        true => notation::written(bare, words) + rest,
                        false => part.to_owned(),
                    }
                })
                .collect();
            parts.join(" ")
        })
        .collect();
    lines.join("\n")
}

fn ruling(form: &AppealForm, words: &Words) -> Vec<Vec<Field>> {
    let ruling = &form.ruling;
    let say = |label| words.say(label);
    vec![
        long(say(Message::PrintAppealRuling), &ruling.text, 2),
        vec![
            field(1.0, say(Message::PrintAppealLaw), &ruling.law),
            field(
                2.0,
                say(Message::PrintAppealAssigned),
                &shown(&ruling.score, words),
            ),
        ],
        long(
            say(Message::PrintAppealLegalAuction),
            &complete::legal_auction(form),
            1,
        ),
        long(
            say(Message::PrintAppealPoll),
            &complete::poll(form, words),
            2,
        ),
        vec![
            field(1.0, say(Message::PrintAppealDirector), &ruling.director),
            field(1.0, say(Message::PrintAppealConsulted), &ruling.consulted),
        ],
    ]
}

fn appeal(form: &AppealForm, words: &Words) -> Vec<Vec<Field>> {
    let appeal = &form.appeal;
    let say = |label| words.say(label);
    let by = appeal.by.map_or(String::new(), |by| {
        say(match by {
            Appellant::Ns => Message::PrintSideNs,
            Appellant::Ew => Message::PrintSideEw,
            Appellant::Director => Message::PrintAppealByDirector,
        })
    });
    let mut rows = vec![
        vec![
            field(1.0, say(Message::PrintAppealBy), &by),
            field(1.0, say(Message::PrintAppealDeposit), &appeal.deposit),
            field(
                1.2,
                say(Message::PrintAppealDepositBy),
                &appeal.deposit_taken_by,
            ),
            field(1.0, say(Message::PrintAppealSeen), &yes(appeal.seen, words)),
        ],
        long(say(Message::PrintAppealReason), &appeal.reason, 3),
    ];
    if !appeal.no_deposit_because.is_empty() {
        rows.push(long(
            say(Message::PrintAppealException),
            &appeal.no_deposit_because,
            1,
        ));
    }
    rows.push(long(say(Message::PrintAppealComments), &appeal.comments, 2));
    rows.push(long(say(Message::PrintAppealHearing), &appeal.hearing, 1));
    rows
}

fn yes(answer: Option<bool>, words: &Words) -> String {
    answer.map_or(String::new(), |yes| {
        words.say(if yes {
            Message::PrintAppealYes
        } else {
            Message::PrintAppealNo
        })
    })
}

fn committee(form: &AppealForm, words: &Words) -> Vec<Vec<Field>> {
    let committee = &form.committee;
    let say = |label| words.say(label);
    let either = |answer: Option<bool>, yes, no| {
        answer.map_or(String::new(), |is| words.say(if is { yes } else { no }))
    };
    let upheld = either(
        committee.upheld,
        Message::PrintAppealUpheld,
        Message::PrintAppealChanged,
    );
    let decision = [upheld, committee.decision.clone()];
    let decision: Vec<String> = decision.into_iter().filter(|d| !d.is_empty()).collect();
    vec![
        vec![
            field(1.0, say(Message::PrintAppealChair), &committee.chair),
            field(
                2.0,
                say(Message::PrintAppealMembers),
                &committee.members.join(", "),
            ),
        ],
        long(say(Message::PrintAppealFindings), &committee.findings, 3),
        long(say(Message::PrintAppealDecision), &decision.join(". "), 3),
        long(say(Message::PrintAppealReasons), &committee.reasons, 5),
        vec![
            field(
                1.4,
                say(Message::PrintAppealDepositDecision),
                &either(
                    committee.deposit_returned,
                    Message::PrintAppealReturned,
                    Message::PrintAppealKept,
                ),
            ),
            field(1.3, say(Message::PrintAppealDissent), &committee.dissent),
            field(1.3, say(Message::PrintAppealTold), &committee.told),
        ],
    ]
}
