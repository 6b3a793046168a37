//! From the log of a table to a game.

use contract_bridge::Bid;
use contract_bridge::auction::Call;
use openroom_laws::log::Log;
use openroom_laws::replay::{ReplayError, replay};
use openroom_laws::{Edition, Entry, Phase, Table};

use super::{
    Auction, Called, Comment, CommentPlace, End, Game, Play, Played, Remark, Stated, Trick,
};
use crate::loss::{Loss, Losses, Lost, Source};

impl Game {
    /// The calls that stand and the cards played, with contract and result; and the entries of the log that a game
    /// cannot hold.
    ///
    /// # Errors
    ///
    /// The first entry that cannot have happened.
    pub fn from_log(log: &Log, place: &Source) -> Result<(Self, Vec<Loss>), ReplayError> {
        let table = replay(log, log.edition())?;
        let mut game = Self {
            number: log.board.number,
            dealer: Some(log.board.dealer),
            vul: Some(log.board.vul),
            deal: log.deal,
            auction: auction(&table),
            play: play(&table),
            ..Self::default()
        };
        state_result(&mut game, &table);
        let mut lost = Losses::at(place);
        head(&mut game, log, &mut lost);
        game.tags.sort();
        let (again, _) = game.to_log(place);
        for entry in missing(&flatten(log), &flatten(&again)) {
            lost.push(Lost::Entry(entry_text(entry)));
        }
        Ok((game, lost.all))
    }
}

fn head(game: &mut Game, log: &Log, lost: &mut Losses<'_>) {
    if let Some(id) = &log.id {
        game.set_tag("LogId", id.as_str());
    }
    if let Some(title) = &log.title {
        game.set_tag("Description", title.as_str());
    }
    if log.edition() != Edition::default() {
        game.set_tag("LawsEdition", log.edition().to_string());
    }
    if let Some(note) = &log.note {
        game.comments.push(Comment {
            after: CommentPlace::Start,
            text: note.clone(),
        });
    }
    if !log.laws.is_empty() {
        lost.push(Lost::Clauses);
    }
    if log.expect.is_some() {
        lost.push(Lost::Expectation);
    }
    if log.editions.len() > 1 {
        lost.push(Lost::Editions);
    }
}

fn auction(table: &Table) -> Option<Auction> {
    let mut last: Option<Bid> = None;
    let calls: Vec<Called> = table
        .calls()
        .iter()
        .map(|made| {
            let insufficient = match made.call {
                Call::Bid(bid) => {
                    let low = last.is_some_and(|last| bid <= last);
                    last = Some(bid);
                    low
                }
                _ => false,
            };
            Called {
                seat: made.by,
                call: made.call,
                insufficient,
                remark: Remark::default(),
            }
        })
        .collect();
    (!calls.is_empty()).then_some(Auction {
        calls,
        end: match table.phase() {
            Phase::Auction => End::ToContinue,
            _ => End::Plain,
        },
    })
}

fn play(table: &Table) -> Option<Play> {
    let (_, declarer) = table.contract()?;
    let quit = table.tricks().iter().map(|(trick, _)| trick);
    let mut turn = declarer.lho();
    let mut tricks = Vec::new();
    for (trick, winner) in quit
        .zip(table.tricks().iter().map(|(_, winner)| Some(*winner)))
        .chain(table.trick().map(|trick| (trick, None)))
    {
        let Some((leader, _)) = trick.lead() else {
            continue;
        };
        let mut written = Trick::led_by(leader);
        written.out_of_turn = leader != turn;
        for (seat, card) in trick.plays() {
            written.cards[seat as usize] = Some(Played::plain(card));
        }
        tricks.push(written);
        turn = winner.unwrap_or(turn);
    }
    if tricks.is_empty() {
        return None;
    }
    let complete = tricks.len() == 13 && tricks.iter().all(|trick| trick.len() == 4);
    let end = match (table.phase(), complete) {
        (_, true) => End::Plain,
        (Phase::Over, false) => End::Ended,
        (_, false) => End::ToContinue,
    };
    Some(Play { tricks, end })
}

fn state_result(game: &mut Game, table: &Table) {
    if table.passed_out() {
        game.contract = Some(Stated::PassedOut);
    } else if let Some((contract, declarer)) = table.contract() {
        game.contract = Some(Stated::Contract(contract));
        game.declarer = Some(declarer);
    }
    if let Some(adjusted) = table.adjusted() {
        let written = serde_json::to_string(&adjusted.in_full()).unwrap_or_default();
        game.set_tag("Adjusted", written);
    }
    if let Some(form) = table.form() {
        game.set_tag("Form", form);
    }
    if let Some(result) = table.result() {
        game.tricks = result.tricks;
        game.set_tag("Score", format!("NS {}", result.score));
        let all_played = game
            .play
            .as_ref()
            .is_some_and(|play| play.end == End::Plain);
        game.tricks_differ = all_played && game.tricks_won() != result.tricks;
    }
}

/// All entries of a log, those of the short lists too, each with its seat.
#[must_use]
pub fn flatten(log: &Log) -> Vec<Entry> {
    let mut table = Table::new(log.edition(), log.board, &log.deal);
    let short = log
        .calls
        .iter()
        .map(|&call| (Some(call), None))
        .chain(log.cards.iter().map(|&card| (None, Some(card))));
    let mut entries = Vec::new();
    for (call, card) in short {
        let Some(seat) = table.turn() else { break };
        let entry = match (call, card) {
            (Some(call), _) => Entry::call(seat, call),
            (None, Some(card)) => Entry::card(seat, card),
            (None, None) => continue,
        };
        if table.apply(&entry).is_err() {
            break;
        }
        entries.push(entry);
    }
    entries.extend(log.entries.iter().cloned());
    entries
}

/// The entries of the first list that the second one does not have at their place in order.
fn missing<'a>(wanted: &'a [Entry], found: &[Entry]) -> Vec<&'a Entry> {
    let mut at = 0;
    let mut missing = Vec::new();
    for (i, entry) in wanted.iter().enumerate() {
        match found[at..].iter().position(|other| other == entry) {
            Some(0) => at += 1,
            Some(ahead) if !wanted[i + 1..].contains(&found[at]) => at += ahead + 1,
            _ => missing.push(entry),
        }
    }
    missing
}

/// The entry as a log writes it.
fn entry_text(entry: &Entry) -> String {
    let log = Log {
        id: None,
        title: None,
        laws: Vec::new(),
        note: None,
        editions: vec![Edition::default()],
        board: openroom_laws::Board::number(1),
        deal: openroom_laws::log::Deal::UNKNOWN,
        calls: Vec::new(),
        cards: Vec::new(),
        entries: vec![entry.clone()],
        expect: None,
    };
    let yaml = log.to_yaml();
    let line = yaml.lines().find_map(|line| line.strip_prefix("- "));
    line.unwrap_or_default().to_owned()
}
