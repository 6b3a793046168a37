//! Random whole boards for the benchmarks, the same ones every time.

use contract_bridge::auction::Call;
use contract_bridge::{Card, Hand, Seat};
use openroom_laws::log::{Deal, Log};
use openroom_laws::{Board, Edition, Entry, Phase, Table};

/// A board and all that happens on it.
pub struct Whole {
    pub board: Board,
    pub deal: Deal,
    pub entries: Vec<Entry>,
}

impl Whole {
    /// The table before its first call.
    pub fn table(&self) -> Table {
        Table::new(Edition::E2017, self.board, &self.deal)
    }

    /// The table after so many entries.
    #[allow(dead_code, reason = "not every benchmark needs it")]
    pub fn after(&self, entries: usize) -> Table {
        let mut table = self.table();
        for entry in self.entries.iter().take(entries) {
            table
                .apply(entry)
                .expect("what was legal before is so again");
        }
        table
    }

    /// Its log, every entry with its actor.
    #[allow(dead_code, reason = "not every benchmark needs it")]
    pub fn log(&self) -> Log {
        Log {
            id: None,
            title: None,
            laws: Vec::new(),
            note: None,
            editions: vec![Edition::E2017],
            board: self.board,
            deal: Deal::UNKNOWN,
            calls: Vec::new(),
            cards: Vec::new(),
            entries: self.entries.clone(),
            expect: None,
        }
    }
}

/// Numbers that look random (xorshift).
struct Chance(u64);

impl Chance {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) as usize % n
    }
}

/// So many boards, all of them played to the end, none passed out.
pub fn whole_boards(count: usize, known: bool) -> Vec<Whole> {
    let mut chance = Chance(0x2545_f491_4f6c_dd1d);
    let mut boards = Vec::new();
    while boards.len() < count {
        let whole = whole_board(boards.len() as u32 + 1, known, &mut chance);
        if whole.entries.len() > 52 {
            boards.push(whole);
        }
    }
    boards
}

fn whole_board(number: u32, known: bool, chance: &mut Chance) -> Whole {
    let mut pack: Vec<Card> = Hand::ALL.iter().collect();
    for i in (1..pack.len()).rev() {
        pack.swap(i, chance.below(i + 1));
    }
    let mut hands: [Hand; 4] =
        [0, 1, 2, 3].map(|i| pack[13 * i..13 * (i + 1)].iter().copied().collect());
    let deal = match known {
        true => Deal(hands.map(Some)),
        false => Deal::UNKNOWN,
    };
    let board = Board::number(number);
    let mut table = Table::new(Edition::E2017, board, &deal);
    let mut entries = Vec::new();
    while let (Some(seat), true) = (table.turn(), table.phase() != Phase::Over) {
        let entry = match table.phase() {
            Phase::Auction => Entry::call(seat, call(&table, chance)),
            _ => Entry::card(seat, card(&table, &mut hands, seat, chance)),
        };
        table.apply(&entry).expect("a legal entry");
        entries.push(entry);
    }
    Whole {
        board,
        deal,
        entries,
    }
}

fn call(table: &Table, chance: &mut Chance) -> Call {
    if chance.below(3) > 0 {
        return Call::Pass;
    }
    let calls: Vec<Call> = table.legal_calls().iter().take(8).collect();
    calls[chance.below(calls.len())]
}

fn card(table: &Table, hands: &mut [Hand; 4], seat: Seat, chance: &mut Chance) -> Card {
    let hand = hands[seat as usize];
    let led = table.trick().and_then(|trick| trick.lead());
    let follow: Vec<Card> = hand
        .iter()
        .filter(|card| led.is_some_and(|(_, led)| led.suit == card.suit))
        .collect();
    let legal = match follow.is_empty() {
        true => hand.iter().collect(),
        false => follow,
    };
    let card = legal[chance.below(legal.len())];
    hands[seat as usize].remove(card);
    card
}
