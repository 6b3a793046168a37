//! Any entries in any order: applying them never panics, and one that is refused leaves the table as it was.
//!
//! A byte picks a seat and an action, the next ones its cards and calls; most bytes stand for what is legal now, so that
//! boards get as far as the play. With `FUZZ_PRINT` set, the log is printed before each entry is applied: the last one
//! printed is that of the crash.
#![no_main]

use contract_bridge::auction::Call;
use contract_bridge::{Bid, Card, Contract, Hand, Penalty, Rank, Seat, Strain, Suit};
use libfuzzer_sys::fuzz_target;
use openroom_laws::entry::{
    Action, AtTrick, Designation, Inspected, Manner, Meant, Played, Remedy, Requirement, RevokeFound, Side, Spoken,
    SpokenCall, Statement, Strains, Whereabouts,
};
use openroom_laws::log::{Deal, Log};
use openroom_laws::{Board, Edition, Entry, Finding, Table};

/// The bytes that are left; zeros at the end.
struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn next(&mut self) -> u8 {
        let (&first, rest) = self.0.split_first().unwrap_or((&0, &[]));
        self.0 = rest;
        first
    }

    fn below(&mut self, n: usize) -> usize {
        self.next() as usize % n
    }

    fn yes(&mut self) -> bool {
        self.below(2) == 1
    }

    fn seat(&mut self) -> Seat {
        Seat::ALL[self.below(4)]
    }

    fn suit(&mut self) -> Suit {
        Suit::ASC[self.below(4)]
    }

    fn card(&mut self) -> Card {
        let n = self.below(52);
        Card {
            suit: Suit::ASC[n / 13],
            rank: Rank::new(2 + (n % 13) as u8),
        }
    }

    fn cards(&mut self) -> Box<[Card]> {
        (0..1 + self.below(3)).map(|_| self.card()).collect()
    }

    fn call(&mut self) -> Call {
        match self.below(38) {
            0 => Call::Pass,
            1 => Call::Double,
            2 => Call::Redouble,
            n => Call::Bid(Bid::new((1 + (n - 3) / 5) as u8, Strain::ASC[(n - 3) % 5])),
        }
    }

    fn said(&mut self) -> SpokenCall {
        let spoken = match self.below(20) {
            0 => Spoken::AboveSeven {
                level: 8,
                strain: Strain::ASC[self.below(5)],
            },
            _ => Spoken::Call(self.call()),
        };
        let artificial = (self.below(4) == 0).then(|| {
            let shown = self.next();
            (0..5)
                .filter(|i| shown >> i & 1 != 0)
                .map(|i| Strain::ASC[i])
                .collect::<Strains>()
        });
        SpokenCall { spoken, artificial }
    }

    fn at(&mut self) -> AtTrick {
        AtTrick {
            by: self.seat(),
            trick: 1 + self.below(13) as u8,
        }
    }

    /// Now and then with what the Director is told of a play that nobody wrote down.
    fn revoke(&mut self) -> RevokeFound {
        let at = self.at();
        match self.yes() {
            true => at.into(),
            false => RevokeFound {
                at,
                won: self.yes().then(|| self.seat()),
                after: self.yes().then(|| self.below(14) as u8),
                suit: self.yes().then(|| self.suit()),
                faced: self.yes(),
                corrected: self.yes(),
                claimed: self.yes().then(|| self.seat()),
            },
        }
    }

    fn played(&mut self) -> Played {
        let penalty = [Penalty::Undoubled, Penalty::Doubled, Penalty::Redoubled][self.below(3)];
        Played {
            contract: Contract::new(1 + self.below(7) as u8, Strain::ASC[self.below(5)], penalty),
            declarer: self.seat(),
            tricks: self.below(14) as u8,
        }
    }

    fn statement(&mut self) -> Statement {
        Statement {
            tricks: self.below(14) as u8,
            words: self.yes().then(|| "drawing trumps".into()),
        }
    }

    fn designation(&mut self) -> Designation {
        match self.below(7) {
            0 => Designation::Card(self.card()),
            1 => Designation::Suit(self.suit()),
            2 => Designation::Rank(self.card().rank),
            3 => Designation::High,
            4 => Designation::Low,
            5 => Designation::Win,
            _ => Designation::Anything,
        }
    }

    fn requirement(&mut self) -> Requirement {
        match self.below(6) {
            0 => Requirement::Suit(self.suit()),
            1 => Requirement::Highest,
            2 => Requirement::Lowest,
            3 => Requirement::Declarer,
            4 => Requirement::Dummy,
            _ => Requirement::Card(self.card()),
        }
    }

    fn action(&mut self) -> Action {
        match self.below(32) {
            0 => Action::Call(self.said()),
            1 => Action::Play(self.card()),
            2 => Action::LeadsDown(self.card()),
            3 => Action::Faces,
            4 => Action::Names(self.designation()),
            5 => Action::Renames(self.designation()),
            6 => Action::PlaysTogether(self.cards()),
            7 => Action::Places(self.card()),
            8 => Action::Exposes {
                cards: self.cards(),
                deliberately: self.yes(),
            },
            9 => Action::Changes(self.said()),
            10 => Action::Corrects(self.card()),
            11 => Action::Attention(self.yes().then(|| self.at())),
            12 => Action::Claims(self.statement()),
            13 => Action::Concedes(self.statement()),
            14 => Action::Agrees,
            15 => Action::Objects,
            16 => Action::RequestsPlay,
            17 => Action::Consents,
            18 => Action::Accepts,
            19 => Action::Declines,
            20 => Action::Requires(self.requirement()),
            21 => Action::Forbids([self.suit()].into()),
            22 => Action::Waives,
            23 => Action::Spreads,
            24 => Action::Omits,
            25 => Action::PointsOut,
            26 => Action::Inspects(match self.below(3) {
                0 => Inspected::Trick,
                1 => Inspected::Own,
                _ => Inspected::Quitted(self.below(13) as u8 + 1),
            }),
            27 => Action::LetsSlip {
                manner: Manner::WORDS[self.below(7)].1,
                words: None,
            },
            28 => Action::Reserves,
            29 => Action::AttentionCard(self.card()),
            30 => Action::Runs(self.suit()),
            _ => Action::Keeps,
        }
    }

    fn finding(&mut self) -> Finding {
        match self.below(38) {
            0..=2 => Finding::Called,
            3 => Finding::Unintended(self.yes()),
            4 => Finding::Comparable(self.yes()),
            5 => Finding::Meant(Meant::WORDS[self.below(4)].1),
            6 => Finding::Breach {
                clause: ["43A2b", "43B2a", "74B2", "no clause"][self.below(4)].into(),
                by: self.yes().then(|| self.seat()),
            },
            7 => Finding::Slip(self.yes()),
            8 => Finding::Intended(self.card()),
            9 => Finding::Revoked(self.revoke()),
            10 => Finding::Tricks {
                side: Side::of(self.seat()),
                tricks: self.below(14) as u8,
            },
            11 => Finding::Misinformed(self.seat()),
            12 => Finding::Returned(self.yes()),
            13 => Finding::NextCall(self.seat()),
            14 => match self.yes() {
                true => Finding::RoundOver,
                false => Finding::PeriodOver,
            },
            15 => Finding::Omitted(self.at()),
            16 => Finding::Extra {
                at: self.at(),
                cards: self.cards(),
                exposed: match self.yes() {
                    true => self.cards(),
                    false => [].into(),
                },
            },
            17 => Finding::Led(self.yes()),
            18 => Finding::NoPenalty(self.card()),
            19 => Finding::Claim(self.yes().then(|| self.below(14) as u8)),
            20 => Finding::Mixed(self.yes().then(|| Side::of(self.seat()))),
            21 => Finding::Fouled("b".into()),
            22 => Finding::Played(self.played()),
            23 => Finding::Cards([13, 13, 12, 14]),
            24 => Finding::Missing {
                by: self.seat(),
                card: self.yes().then(|| self.card()),
                found: Whereabouts::WORDS[self.below(3)].1,
            },
            25 => Finding::WrongCards {
                by: self.seat(),
                board: 7,
            },
            26 => Finding::CalledBefore {
                by: self.seat(),
                call: self.said().spoken,
            },
            27 => Finding::WrongBoard { played: self.yes() },
            28 => Finding::Informed(self.seat()),
            29 => Finding::Seen(self.yes()),
            30 => Finding::Playable(self.yes()),
            31 => Finding::Interferes(self.yes()),
            32 => match self.yes() {
                true => Finding::Quitted(self.yes()),
                false => Finding::Differs(self.yes()),
            },
            33 => Finding::Remedy(Remedy::WORDS[self.below(4)].1),
            34 => Finding::Forfeited(self.yes()),
            35 => Finding::NotRevoked,
            36 => Finding::Unseen(self.seat()),
            _ => Finding::Damage(self.yes()),
        }
    }

    fn deal(&mut self) -> Deal {
        let mut pack: Vec<Card> = Hand::iter(Hand::ALL).collect();
        let mut seed = 0u32;
        for _ in 0..4 {
            seed = seed << 8 | u32::from(self.next());
        }
        for i in (1..pack.len()).rev() {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            pack.swap(i, (seed >> 8) as usize % (i + 1));
        }
        let known = self.next();
        let mut deal = Deal::UNKNOWN;
        for (i, hand) in pack.chunks(13).enumerate() {
            if known >> i & 1 == 0 {
                deal.0[i] = Some(hand.iter().copied().collect());
            }
        }
        deal
    }

    /// What may legally happen now, if anything.
    fn legal(&mut self, table: &Table) -> Option<Entry> {
        let seat = table.turn()?;
        let calls = table.legal_calls();
        if !calls.is_empty() {
            let at = self.below(8);
            let call = calls.iter().nth(at).unwrap_or(Call::Pass);
            return Some(Entry::call(seat, call));
        }
        let card = match table.legal_cards() {
            Some(cards) => Hand::iter(cards).nth(self.below(cards.len().max(1)))?,
            None => self.card(),
        };
        Some(Entry::card(seat, card))
    }
}

fuzz_target!(|bytes: &[u8]| {
    let mut bytes = Bytes(bytes);
    let edition = Edition::ALL[bytes.below(2)];
    let board = Board::number(1 + u32::from(bytes.next()));
    let deal = bytes.deal();
    let mut table = Table::new(edition, board, &deal);
    let mut log = Log {
        id: None,
        title: None,
        laws: Vec::new(),
        note: None,
        editions: vec![edition],
        board,
        deal,
        calls: Vec::new(),
        cards: Vec::new(),
        entries: Vec::new(),
        expect: None,
    };
    let print = std::env::var_os("FUZZ_PRINT").is_some();
    while !bytes.0.is_empty() {
        let entry = match bytes.below(8) {
            0 | 1 => Some(Entry::Player(bytes.seat(), bytes.action())),
            2 => Some(Entry::Director(bytes.finding())),
            _ => bytes.legal(&table),
        };
        let Some(entry) = entry else { continue };
        let before = table.clone();
        if print {
            let mut with = log.clone();
            with.entries.push(entry.clone());
            eprintln!("{}", with.to_yaml());
        }
        match table.apply(&entry) {
            Ok(()) => log.entries.push(entry),
            Err(_) => assert_eq!(before, table, "refused, yet changed: {entry:?}"),
        }
        assert!(!table.outcome().to_string().is_empty());
    }
});
