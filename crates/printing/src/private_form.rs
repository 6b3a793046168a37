//! A ruling in a match without a Director, on paper (White Book 162.4.2, 162.6, 162.7): the facts that both captains sign and that nobody
//! changes afterwards, the ruling on them, and the appeal to a referee. Blank, or filled in from the log of an event.

use openroom_laws::Board;
use openroom_laws::log::Deal;
use openroom_tournament::Tournament;
use openroom_tournament::entry::EventKind;
use openroom_tournament::questions::score_text;
use openroom_tournament::state::{Sitting, TableRound};
use openroom_words::words::{Message, Words};

use crate::document::{Block, Cell, Column, Document, Field, Line, Table};
use crate::notation;

/// What is known of the match and the board; what is empty is filled in by hand.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Facts {
    /// The event.
    pub event: String,
    /// The match: its session, round and tables.
    pub place: String,
    /// The two teams: the one that sat North-South at the table of the ruling first.
    pub teams: [String; 2],
    /// Their captains.
    pub captains: [String; 2],
    /// The board.
    pub board: Option<u32>,
    /// Its hands, where they are known.
    pub deal: Option<Deal>,
    /// The result at the table, and at the other one.
    pub results: [String; 2],
    /// What proves the record from which it was printed.
    pub record: String,
}

impl Facts {
    /// What the log of an event knows of a board at a table of a match; nothing if there is no such board at that table.
    #[must_use]
    pub fn of(
        event: &Tournament,
        (session, round, table, board): (u16, u32, &str, u32),
        words: &Words,
    ) -> Option<Self> {
        let state = event.state();
        let at = state.table(session, round, table)?;
        at.boards.iter().find(|one| one.board == board)?;
        let Sitting::Sides([home, away]) = at.sitting else {
            return None;
        };
        let name = |who: Option<u32>| {
            let who = who?;
            let title = state.contestants.get(&who)?.title(" – ");
            Some(format!("{who} {title}").trim().to_owned())
        };
        let captain = |who: Option<u32>| {
            let found = event.captain_of(who?, session, round)?;
            Some(found.to_owned())
        };
        // The same two teams sit at the other table the other way round.
        let other = (state.kind() == EventKind::Teams)
            .then(|| state.session(session)?.rounds.get(round as usize - 1))
            .flatten();
        let other = other.and_then(|round| {
            let mut tables = round.tables.iter();
            tables.find(|one| one.sitting == Sitting::Sides([away, home]))
        });
        let other = other.map(|one| result(one, board));
        let place = [
            ("round", round.into()),
            ("table", table.into()),
            ("board", board.into()),
        ];
        let dealt = state.session(session);
        let known = dealt.and_then(|session| session.deals.get(&board)).copied();
        Some(Self {
            event: state.created.as_ref().map(|one| one.name.clone())?,
            place: words.tell(Message::EventPlace, place),
            teams: [home, away].map(|who| name(who).unwrap_or_default()),
            captains: [home, away].map(|who| captain(who).unwrap_or_default()),
            board: Some(board),
            deal: known,
            results: [result(at, board), other.unwrap_or_default()],
            record: String::new(),
        })
    }
}

/// The result of a board at a table as files write it; nothing if there is none.
fn result(table: &TableRound, board: u32) -> String {
    let found = table.boards.iter().find(|one| one.board == board);
    let version = found.and_then(|one| one.result());
    version.map_or_else(String::new, |version| score_text(&version.score))
}

/// A box of the form.
fn field(share: f32, label: Message, value: &str, lines: u8, words: &Words) -> Field {
    Field {
        share,
        label: words.say(label),
        value: value.to_owned(),
        lines,
    }
}

/// The form.
#[must_use]
pub fn document(facts: &Facts, words: &Words) -> Document {
    let mut blocks = agreed(facts, words);
    blocks.push(Block::PageBreak);
    blocks.extend(ruled(words));
    let notes = [facts.record.clone(), "WB 162.4.2, 162.6, 162.7".to_owned()];
    let notes = notes.iter().filter(|one| !one.is_empty());
    blocks.extend(notes.map(|one| Block::Text(Line::new(one.as_str()).size(8.0))));
    Document {
        title: words.say(Message::PrivateForm),
        blocks,
        running_head: true,
        page_word: words.say(Message::PrintPage),
        ..Document::default()
    }
}

/// What both captains sign.
fn agreed(facts: &Facts, words: &Words) -> Vec<Block> {
    use Message as M;
    let field = |share, label, value: &str, lines| field(share, label, value, lines, words);
    let board = facts.board.map(|number| number.to_string());
    let head = facts.board.map(Board::number);
    let labels = [M::VulNone, M::VulNs, M::VulEw, M::VulBoth];
    let conditions = head.map_or_else(String::new, |head| {
        let dealer = notation::seat_name(head.dealer, words);
        let dealer = words.tell(M::PrintDealerShort, [("seat", dealer.into())]);
        format!("{dealer}, {}", notation::vul(head.vul, labels, words))
    });
    let deal = match (facts.deal, head) {
        (Some(deal), Some(head)) => openroom_laws::log::deal_text(&deal, head.dealer),
        _ => String::new(),
    };
    let [home, away] = &facts.teams;
    let [captain_home, captain_away] = &facts.captains;
    let match_and_event = [facts.event.as_str(), facts.place.as_str()]
        .into_iter()
        .filter(|one| !one.is_empty())
        .collect::<Vec<_>>()
        .join(", ");
    vec![
        Block::Form(vec![
            vec![
                field(2.0, M::PrivateFormMatch, &match_and_event, 1),
                field(1.0, M::PrivateFormDay, "", 1),
            ],
            vec![
                field(2.0, M::PrivateFormHome, home, 1),
                field(1.0, M::PrivateFormCaptain, captain_home, 1),
            ],
            vec![
                field(2.0, M::PrivateFormAway, away, 1),
                field(1.0, M::PrivateFormCaptain, captain_away, 1),
            ],
            vec![
                field(0.6, M::PrintBoardColumn, &board.unwrap_or_default(), 1),
                field(1.6, M::PrintAppealDeal, &deal, 3),
                field(0.8, M::PrivateFormConditions, &conditions, 1),
            ],
            vec![field(1.0, M::PrivateFormPlay, "", 4)],
            vec![
                field(1.0, M::PrintAppealTableResult, &facts.results[0], 1),
                field(1.0, M::PrivateFormOtherResult, &facts.results[1], 1),
            ],
            vec![field(1.0, M::PrivateFormPoint, "", 3)],
            vec![
                field(1.0, M::PrivateFormStatementHome, "", 7),
                field(1.0, M::PrivateFormStatementAway, "", 7),
            ],
            vec![
                field(1.0, M::PrivateFormSubject, "", 1),
                field(1.0, M::PrivateFormExtra, "", 1),
            ],
        ]),
        Block::Text(Line::new(words.say(M::PrivateFormConfirm)).bold()),
        Block::Form(vec![vec![
            field(1.0, M::PrivateFormHome, "", 1),
            field(2.0, M::PrivateFormSignature, "", 1),
        ]]),
        Block::Form(vec![vec![
            field(1.0, M::PrivateFormAway, "", 1),
            field(2.0, M::PrivateFormSignature, "", 1),
        ]]),
    ]
}

/// The ruling on it, and the appeal.
fn ruled(words: &Words) -> Vec<Block> {
    use Message as M;
    let field = |share, label, lines| field(share, label, "", lines, words);
    vec![
        Block::Heading(words.say(M::PrivateFormRuling)),
        Block::Form(vec![
            vec![
                field(2.0, M::PrivateFormBy, 1),
                field(1.0, M::PrintAppealLaw, 1),
            ],
            vec![field(1.0, M::PrivateFormRuling, 4)],
            vec![
                field(1.0, M::PrintAppealAssigned, 1),
                field(1.0, M::PrivateFormPenalty, 1),
            ],
            vec![
                field(2.0, M::PrivateFormSubstitute, 1),
                field(1.0, M::PrivateFormSwing, 1),
            ],
            vec![field(1.0, M::PrivateFormTold, 1)],
        ]),
        Block::Heading(words.say(M::PrivateFormAppeal)),
        Block::Form(vec![
            vec![
                field(1.0, M::PrintAppealBy, 1),
                field(1.0, M::PrintAppealDeposit, 1),
            ],
            vec![field(1.0, M::PrintAppealReason, 4)],
            vec![field(1.0, M::PrivateFormReply, 4)],
            vec![
                field(1.0, M::PrivateFormReferee, 1),
                field(1.0, M::PrivateFormHeard, 1),
            ],
            vec![field(1.0, M::PrivateFormDecided, 4)],
            vec![
                field(1.0, M::PrivateFormDepositBack, 1),
                field(1.0, M::PrivateFormTold, 1),
            ],
        ]),
        signatures(words),
    ]
}

/// Each side signs what it says to the referee (162.7).
fn signatures(words: &Words) -> Block {
    let label = |message: Message| Cell::from(words.say(message));
    Block::Table(Table {
        columns: vec![Column::LEFT, Column::share(1.0)],
        rows: [Message::PrivateFormHome, Message::PrivateFormAway]
            .map(|team| {
                let signed = label(Message::PrivateFormSignature);
                vec![label(team), signed]
            })
            .into(),
        row_height: 24.0,
        boxed: true,
        ..Table::default()
    })
}
