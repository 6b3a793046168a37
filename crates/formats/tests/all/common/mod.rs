//! Legal boards, the same ones each time.

use contract_bridge::auction::Call;
use contract_bridge::{Card, Hand};
use openroom_laws::entry::Statement;
use openroom_laws::log::{Deal, Log};
use openroom_laws::{Action, Board, Edition, Entry, Phase, Side, Table};

/// A simple generator: the same boards each time.
pub struct Chance(pub u64);

impl Chance {
    /// A number below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap_or(0) % n
    }
}

/// A legal board, played to the end or to a claim.
pub fn board(number: u32, chance: &mut Chance) -> Log {
    let mut pack: Vec<Card> = Hand::ALL.iter().collect();
    for i in (1..pack.len()).rev() {
        pack.swap(i, chance.below(i + 1));
    }
    let hands: [Hand; 4] =
        [0, 1, 2, 3].map(|i| pack[13 * i..13 * (i + 1)].iter().copied().collect());
    let mut log = Log {
        id: None,
        title: None,
        laws: Vec::new(),
        note: None,
        editions: vec![Edition::default()],
        board: Board::number(number),
        deal: Deal(hands.map(Some)),
        calls: Vec::new(),
        cards: Vec::new(),
        entries: Vec::new(),
        expect: None,
    };
    let mut table = Table::new(log.edition(), log.board, &log.deal);
    while let (Phase::Auction, Some(seat)) = (table.phase(), table.turn()) {
        let calls: Vec<Call> = table.legal_calls().iter().collect();
        let call = match chance.below(3) {
            0 => calls[chance.below(calls.len().min(8))],
            _ => Call::Pass,
        };
        table.apply(&Entry::call(seat, call)).expect("a legal call");
        log.calls.push(call);
    }
    let claim_at = 4 * chance.below(20) + 4;
    while let (Phase::Clarification | Phase::Play, Some(seat)) = (table.phase(), table.turn()) {
        if log.cards.len() == claim_at {
            let (_, declarer) = table.contract().expect("a contract");
            let left = 13 - table.won(Side::Ns) - table.won(Side::Ew);
            log.entries.push(Entry::Player(
                declarer,
                Action::Claims(Statement {
                    tricks: left.min(2),
                    words: None,
                }),
            ));
            log.entries
                .push(Entry::Player(declarer.lho(), Action::Agrees));
            break;
        }
        let legal = table.legal_cards().expect("hands are known");
        let card = legal.iter().nth(chance.below(legal.len())).expect("a card");
        table.apply(&Entry::card(seat, card)).expect("a legal card");
        log.cards.push(card);
    }
    log
}
