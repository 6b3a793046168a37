//! Random legal boards: what must hold of every one of them.

use contract_bridge::auction::Call;
use contract_bridge::{Card, Hand, Seat, Strain};
use openroom_laws::log::{self, Deal, Log};
use openroom_laws::replay::replay;
use openroom_laws::{Action, Board, Edition, Entry, Finding, Phase, Side, Table};
use proptest::prelude::*;

/// All that a random board needs. What happens is chosen among what is legal, by one number after another.
#[derive(Debug, Clone)]
struct Setting {
    edition: Edition,
    board: u32,
    hands: [Hand; 4],
    /// The seats whose hands the table is told.
    known: [bool; 4],
    choices: Vec<u16>,
}

fn setting(known: impl Strategy<Value = [bool; 4]>) -> impl Strategy<Value = Setting> {
    let pack: Vec<Card> = Hand::ALL.iter().collect();
    (
        prop::sample::select(Edition::ALL.to_vec()),
        1..200_u32,
        Just(pack).prop_shuffle(),
        known,
        prop::collection::vec(any::<u16>(), 100),
    )
        .prop_map(|(edition, board, pack, known, choices)| Setting {
            edition,
            board,
            hands: [0, 1, 2, 3].map(|i| pack[13 * i..13 * (i + 1)].iter().copied().collect()),
            known,
            choices,
        })
}

impl Setting {
    fn deal(&self) -> Deal {
        Deal(Seat::ALL.map(|seat| self.known[seat as usize].then(|| self.hands[seat as usize])))
    }

    fn table(&self) -> Table {
        Table::new(self.edition, Board::number(self.board), &self.deal())
    }

    /// Plays the board to its end; `look` sees the table before each entry, with the hands as they are in truth.
    fn play(
        &self,
        mut look: impl FnMut(&Table, &[Hand; 4], &Entry) -> Result<(), TestCaseError>,
    ) -> Result<(Table, Vec<Entry>), TestCaseError> {
        let mut table = self.table();
        let mut hands = self.hands;
        let mut entries = Vec::new();
        let mut choices = self.choices.iter().map(|&n| usize::from(n));
        while table.phase() != Phase::Over {
            let choice = choices.next().unwrap_or(0);
            let seat = table.turn();
            prop_assert!(seat.is_some(), "nobody's turn: {}", table.outcome());
            let seat = seat.unwrap_or(Seat::North);
            let entry = if table.phase() == Phase::Auction {
                Entry::call(seat, pick_call(&table, choice))
            } else {
                let hand = hands[seat as usize];
                let lead = table.trick().and_then(|trick| trick.lead());
                let follow: Hand = match lead {
                    Some((_, led)) => hand.iter().filter(|card| card.suit == led.suit).collect(),
                    None => Hand::EMPTY,
                };
                let legal = if follow.is_empty() { hand } else { follow };
                let card = legal.iter().nth(choice % legal.len());
                let card = card.expect("a hand that is to play has cards");
                Entry::card(seat, card)
            };
            look(&table, &hands, &entry)?;
            if let Entry::Player(seat, Action::Play(card)) = entry {
                hands[seat as usize].remove(card);
            }
            let done = table.apply(&entry);
            prop_assert!(done.is_ok(), "{entry:?}: {done:?}");
            entries.push(entry);
        }
        Ok((table, entries))
    }
}

/// A call among the legal ones: passes and low bids more often, so that auctions end.
fn pick_call(table: &Table, choice: usize) -> Call {
    let opened = table.calls().iter().any(|made| made.call != Call::Pass);
    let pass = if opened {
        !choice.is_multiple_of(3)
    } else {
        !choice.is_multiple_of(2)
    };
    match pass {
        true => Call::Pass,
        false => {
            let calls: Vec<Call> = table.legal_calls().iter().take(9).collect();
            calls[choice / 6 % calls.len()]
        }
    }
}

fn every_call() -> impl Iterator<Item = Call> {
    let empty = Table::new(Edition::E2017, Board::number(1), &Deal::UNKNOWN);
    empty
        .legal_calls()
        .iter()
        .chain([Call::Double, Call::Redouble])
}

/// Applies the entry to a copy: whether it is recorded as irregular, or `None` if refused, which must change nothing.
fn irregular(table: &Table, entry: &Entry) -> Result<Option<bool>, TestCaseError> {
    let mut copy = table.clone();
    match copy.apply(entry) {
        Ok(()) => Ok(Some(
            copy.irregularities().len() > table.irregularities().len(),
        )),
        Err(_) => {
            prop_assert_eq!(&copy, table, "refused, yet changed: {:?}", entry);
            Ok(None)
        }
    }
}

/// What Laws 18 and 19 allow, read off the calls alone.
fn may_call(table: &Table, seat: Seat, call: Call) -> bool {
    let calls = table.calls();
    let last = calls.iter().rfind(|made| made.call != Call::Pass);
    let bid = calls.iter().rev().find_map(|made| match made.call {
        Call::Bid(bid) => Some(bid),
        _ => None,
    });
    let theirs = last.is_some_and(|made| Side::of(made.by) != Side::of(seat));
    match call {
        Call::Pass => true,
        Call::Double => theirs && matches!(last.map(|made| made.call), Some(Call::Bid(_))),
        Call::Redouble => theirs && last.is_some_and(|made| made.call == Call::Double),
        Call::Bid(higher) => bid
            .is_none_or(|bid| (higher.level.get(), higher.strain) > (bid.level.get(), bid.strain)),
    }
}

/// Each call is irregular unless it is legal.
fn check_calls(table: &Table, seat: Seat) -> Result<(), TestCaseError> {
    let legal = table.legal_calls();
    prop_assert!(!legal.is_empty());
    for call in every_call() {
        prop_assert_eq!(
            legal.contains(call),
            may_call(table, seat, call),
            "{:?}",
            call
        );
    }
    for call in every_call() {
        let found = irregular(table, &Entry::call(seat, call))?;
        prop_assert_eq!(found, Some(!legal.contains(call)), "{:?}", call);
    }
    let found = irregular(table, &Entry::call(seat.lho(), Call::Pass))?;
    prop_assert_eq!(found, Some(true), "out of rotation");
    Ok(())
}

/// Each card in hand is irregular unless it is legal, and so is each card out of turn; one not in hand is refused.
fn check_cards(
    table: &Table,
    seat: Seat,
    hands: &[Hand; 4],
    known: [bool; 4],
) -> Result<(), TestCaseError> {
    let legal = table.legal_cards();
    let held = known[seat as usize].then(|| hands[seat as usize]);
    prop_assert_eq!(legal.is_some(), held.is_some());
    if let (Some(legal), Some(held)) = (legal, held) {
        prop_assert!(!legal.is_empty());
        if table.phase() == Phase::Play {
            let led = table.trick().and_then(|trick| trick.suit());
            let follows =
                |card: &Card| led.is_none_or(|suit| held[suit].is_empty() || card.suit == suit);
            prop_assert_eq!(
                legal,
                held.iter().filter(follows).collect::<Hand>(),
                "44A, 44C, 44D"
            );
        }
        for card in held.iter() {
            let found = irregular(table, &Entry::card(seat, card))?;
            prop_assert_eq!(found, Some(!legal.contains(card)), "{:?}", card);
        }
    }
    for other in [seat.lho(), seat.partner(), seat.rho()] {
        let Some(card) = hands[other as usize].iter().next() else {
            continue;
        };
        let found = irregular(table, &Entry::card(other, card))?;
        prop_assert_eq!(found, Some(true), "out of turn");
        if held.is_some() || known[other as usize] {
            let found = irregular(table, &Entry::card(seat, card))?;
            prop_assert_eq!(found, None, "not his");
        }
    }
    for (trick, _) in table.tricks().iter().take(1) {
        for (by, card) in trick.plays() {
            prop_assert_eq!(irregular(table, &Entry::card(by, card))?, None, "gone");
        }
    }
    Ok(())
}

/// Answers that nobody was asked for change nothing.
fn check_answers(table: &Table, seat: Seat) -> Result<(), TestCaseError> {
    for action in [
        Action::Agrees,
        Action::Accepts,
        Action::Waives,
        Action::Faces,
    ] {
        let found = irregular(table, &Entry::Player(seat, action.clone()))?;
        prop_assert_eq!(found, None, "{:?}", action);
    }
    let finding = Entry::Director(Finding::Comparable(true));
    prop_assert_eq!(irregular(table, &finding)?, None);
    Ok(())
}

/// Each trick is led by the winner of the last, and won by the highest trump or the highest card of the suit led; the side
/// that bid last declares, by its first player to name the denomination; and the score is that of a peer.
fn check_tricks(table: &Table, declarer: Seat) -> Result<(), TestCaseError> {
    let Some((contract, _)) = table.contract() else {
        return Ok(());
    };
    let strain = contract.bid.strain;
    let mut leader = declarer.lho();
    for (trick, winner) in table.tricks() {
        let cards: Vec<(Seat, Card)> = trick.plays().collect();
        prop_assert_eq!(cards[0].0, leader, "44G");
        let trumps: Vec<_> = cards
            .iter()
            .filter(|(_, c)| Strain::from(c.suit) == strain)
            .collect();
        let led: Vec<_> = cards
            .iter()
            .filter(|(_, c)| c.suit == cards[0].1.suit)
            .collect();
        let of = if trumps.is_empty() { led } else { trumps };
        let best = of
            .iter()
            .max_by_key(|(_, card)| card.rank)
            .map(|(seat, _)| *seat);
        prop_assert_eq!(best, Some(*winner), "44E, 44F");
        leader = *winner;
    }
    let bids = |made: &&openroom_laws::table::Made| matches!(made.call, Call::Bid(_));
    let last = table.calls().iter().rfind(bids);
    let side = last.map(|made| Side::of(made.by));
    let first = table.calls().iter().find(|made| {
        matches!(made.call, Call::Bid(bid) if bid.strain == strain)
            && Some(Side::of(made.by)) == side
    });
    prop_assert_eq!(first.map(|made| made.by), Some(declarer), "declarer");
    let tricks = table.won(Side::of(declarer));
    let score = contract.score(tricks, table.board().vulnerable(declarer));
    let ns = if Side::of(declarer) == Side::Ns {
        score
    } else {
        -score
    };
    prop_assert_eq!(table.result().map(|result| result.score), Some(ns), "77");
    Ok(())
}

fn check_end(table: &Table) -> Result<(), TestCaseError> {
    prop_assert_eq!(table.turn(), None);
    prop_assert!(table.legal_calls().is_empty());
    prop_assert!(table.irregularities().is_empty());
    prop_assert!(table.result().is_some());
    let won = [Side::Ns, Side::Ew].map(|side| table.won(side));
    if let Some((_, declarer)) = table.contract() {
        prop_assert_eq!(table.tricks().len(), 13);
        prop_assert_eq!(won[0] + won[1], 13);
        let tricks = table.result().and_then(|result| result.tricks);
        prop_assert_eq!(tricks, Some(table.won(Side::of(declarer))));
        check_tricks(table, declarer)?;
    } else {
        prop_assert!(table.passed_out());
        prop_assert_eq!(table.result().map(|result| result.score), Some(0));
    }
    for seat in Seat::ALL {
        let pass = Entry::call(seat, Call::Pass);
        // After a pass-out the auction period lasts until the hands are back, so that the call is only late (39).
        let late = table.passed_out().then_some(true);
        prop_assert_eq!(irregular(table, &pass)?, late, "over");
    }
    Ok(())
}

fn check_board(setting: &Setting) -> Result<(), TestCaseError> {
    let (table, _) = setting.play(|table, hands, entry| {
        let Entry::Player(seat, _) = entry else {
            return Ok(());
        };
        check_answers(table, *seat)?;
        match table.phase() {
            Phase::Auction => check_calls(table, *seat),
            _ => check_cards(table, *seat, hands, setting.known),
        }
    })?;
    check_end(&table)
}

fn check_replay(setting: &Setting) -> Result<(), TestCaseError> {
    let (table, entries) = setting.play(|_, _, _| Ok(()))?;
    let mut log = Log {
        id: None,
        title: None,
        laws: Vec::new(),
        note: None,
        editions: vec![setting.edition],
        board: Board::number(setting.board),
        deal: setting.deal(),
        calls: Vec::new(),
        cards: Vec::new(),
        entries,
        expect: None,
    };
    let long = log.to_yaml();
    for entry in std::mem::take(&mut log.entries) {
        match entry {
            Entry::Player(_, Action::Call(_)) => {}
            Entry::Player(_, Action::Play(card)) => log.cards.push(card),
            other => prop_assert!(false, "{other:?}"),
        }
    }
    log.calls = table.calls().iter().map(|made| made.call).collect();
    for text in [long, log.to_yaml()] {
        let logs = log::read(&text);
        prop_assert!(logs.is_ok(), "{logs:?}\n{text}");
        let again = replay(&logs.unwrap_or_default()[0], setting.edition);
        prop_assert!(again.is_ok(), "{again:?}\n{text}");
        prop_assert_eq!(again.map(|t| t.outcome()), Ok(table.outcome()));
    }
    Ok(())
}

proptest! {
    #![proptest_config(crate::cases(1_000))]

    #[test]
    fn with_all_hands_known(setting in setting(Just([true; 4]))) {
        check_board(&setting)?;
    }

    #[test]
    fn with_some_hands_known(setting in setting(any::<[bool; 4]>())) {
        check_board(&setting)?;
    }

    #[test]
    fn from_the_written_log_with_hands_unknown(setting in setting(Just([false; 4]))) {
        check_replay(&setting)?;
    }

    #[test]
    fn from_the_written_log_with_hands_known(setting in setting(any::<[bool; 4]>())) {
        check_replay(&setting)?;
    }
}
