//! Random boards, regular and not, written and read back.

use contract_bridge::{Card, Hand, Seat};
use openroom_formats::convert::{self, Format};
use openroom_formats::game::{Game, flatten};
use openroom_formats::loss::Source;
use openroom_formats::{lin, pbn};
use openroom_laws::log::{Deal, Log};
use openroom_laws::{Action, Board, Edition, Entry, Phase, Table};
use proptest::prelude::*;

/// A random board: its hands, and numbers that choose what happens.
#[derive(Debug, Clone)]
struct Setting {
    edition: Edition,
    number: u32,
    hands: [Hand; 4],
    known: [bool; 4],
    choices: Vec<u16>,
    /// Of 100 acts, how many may be out of turn, insufficient, a revoke or a claim.
    irregular: u16,
    stop: usize,
}

fn setting(irregular: u16) -> impl Strategy<Value = Setting> {
    let pack: Vec<Card> = Hand::ALL.iter().collect();
    (
        prop::sample::select(Edition::ALL.to_vec()),
        1..40_u32,
        Just(pack).prop_shuffle(),
        prop_oneof![
            6 => Just([true; 4]),
            1 => any::<[bool; 4]>(),
        ],
        prop::collection::vec(any::<u16>(), 120),
        prop_oneof![3 => Just(usize::MAX), 1 => 0..90_usize],
    )
        .prop_map(
            move |(edition, number, pack, known, choices, stop)| Setting {
                edition,
                number,
                hands: [0, 1, 2, 3].map(|i| pack[13 * i..13 * (i + 1)].iter().copied().collect()),
                known,
                choices,
                irregular,
                stop,
            },
        )
}

impl Setting {
    /// The log of the board, as short as the format allows.
    fn log(&self) -> Log {
        let board = Board::number(self.number);
        let deal = Deal(Seat::ALL.map(|s| self.known[s as usize].then(|| self.hands[s as usize])));
        let mut log = Log {
            id: None,
            title: None,
            laws: Vec::new(),
            note: None,
            editions: vec![self.edition],
            board,
            deal,
            calls: Vec::new(),
            cards: Vec::new(),
            entries: Vec::new(),
            expect: None,
        };
        let mut table = Table::new(self.edition, board, &deal);
        let mut hands = self.hands;
        let mut choices = self.choices.iter().copied();
        for _ in 0..self.stop.min(110) {
            if table.phase() == Phase::Over {
                break;
            }
            let choice = choices.next().unwrap_or(7);
            let odd = choice % 100 < self.irregular;
            let Some(turn) = table.turn() else { break };
            let seat = if odd && choice.is_multiple_of(2) {
                turn.lho()
            } else {
                turn
            };
            let entry = if table.phase() == Phase::Auction {
                let calls: Vec<_> = table.legal_calls().iter().collect();
                let call = if choice.is_multiple_of(3) {
                    calls[usize::from(choice / 3) % calls.len().min(9)]
                } else {
                    contract_bridge::auction::Call::Pass
                };
                let low = "1C"
                    .parse()
                    .map_or(call, contract_bridge::auction::Call::Bid);
                Entry::call(
                    seat,
                    if odd && choice.is_multiple_of(5) {
                        low
                    } else {
                        call
                    },
                )
            } else if odd && choice.is_multiple_of(7) {
                Entry::Player(
                    seat,
                    Action::Claims(openroom_laws::entry::Statement {
                        tricks: 1,
                        words: None,
                    }),
                )
            } else {
                let hand = hands[seat as usize];
                let lead = table.trick().and_then(|trick| trick.lead());
                let follow: Hand = match lead {
                    Some((_, led)) if !odd => hand.iter().filter(|c| c.suit == led.suit).collect(),
                    _ => Hand::EMPTY,
                };
                let legal = if follow.is_empty() { hand } else { follow };
                let Some(card) = legal.iter().nth(usize::from(choice) % legal.len().max(1)) else {
                    break;
                };
                Entry::card(seat, card)
            };
            let legal = seat == turn && !odd;
            if table.apply(&entry).is_err() {
                continue;
            }
            match &entry {
                Entry::Player(_, Action::Call(said)) if legal && log.entries.is_empty() => {
                    log.calls.extend(said.call());
                }
                Entry::Player(seat, Action::Play(card)) => {
                    hands[*seat as usize].remove(*card);
                    if legal && log.entries.is_empty() {
                        log.cards.push(*card);
                    } else {
                        log.entries.push(entry);
                    }
                }
                _ => log.entries.push(entry),
            }
        }
        log
    }
}

/// What was written is read back; the log is the same, or the losses say what is not.
fn check(log: &Log, to_text: impl Fn(&Game) -> (String, usize), read: impl Fn(&str) -> Vec<Game>) {
    let (game, losses) =
        Game::from_log(log, &Source::File).expect("a log that was played can be replayed");
    let (text, lost) = to_text(&game);
    let again = read(&text);
    assert_eq!(again.len(), 1, "{text}");
    let (back, _) = again[0].to_log(&Source::File);
    if losses.is_empty() && lost == 0 {
        assert_eq!(flatten(&back), flatten(log), "{text}");
        assert_eq!(back.deal, log.deal, "{text}");
        assert_eq!(back.board, log.board, "{text}");
    }
}

fn through_pbn(log: &Log) {
    check(
        log,
        |game| {
            let (text, losses) = pbn::write(std::slice::from_ref(game));
            let again = pbn::read_all(text.as_bytes()).map(|(games, _)| games);
            assert_eq!(again.as_deref(), Ok(std::slice::from_ref(game)), "{text}");
            (text, losses.len())
        },
        |text| {
            let (games, losses) = pbn::read_all(text.as_bytes()).expect("what was written");
            assert_eq!(losses, []);
            games
        },
    );
}

fn through_lin(log: &Log) {
    check(
        log,
        |game| {
            let (text, losses) = lin::write(std::slice::from_ref(game));
            (text, losses.len())
        },
        |text| {
            let (games, losses) = lin::read(text.as_bytes()).expect("what was written");
            assert_eq!(losses, []);
            games
        },
    );
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..crate::cases(200) })]

    #[test]
    fn regular_boards_come_back_from_pbn_without_loss(setting in setting(0)) {
        let log = setting.log();
        let (game, losses) = Game::from_log(&log, &Source::File).unwrap();
        prop_assert!(losses.is_empty(), "{losses:?}");
        let (text, losses) = pbn::write(std::slice::from_ref(&game));
        prop_assert!(losses.is_empty(), "{losses:?}");
        let (again, _) = pbn::read_all(text.as_bytes()).unwrap();
        let (back, _) = again[0].to_log(&Source::File);
        prop_assert_eq!(back, log, "{}", text);
    }

    #[test]
    fn irregular_boards_come_back_from_pbn_or_say_what_is_lost(setting in setting(12)) {
        through_pbn(&setting.log());
    }

    #[test]
    fn regular_boards_come_back_from_lin(setting in setting(0)) {
        through_lin(&setting.log());
    }

    #[test]
    fn irregular_boards_come_back_from_lin_or_say_what_is_lost(setting in setting(12)) {
        through_lin(&setting.log());
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..crate::cases(200) })]

    /// A log that becomes a log is passed on, whatever happened.
    #[test]
    fn irregular_boards_come_back_from_logs(setting in setting(25)) {
        let log = setting.log();
        let there = convert::bytes(log.to_yaml().as_bytes(), Format::Yaml, Format::Json).unwrap();
        prop_assert_eq!(&there.losses, &[]);
        let back = convert::bytes(there.text.as_bytes(), Format::Json, Format::Yaml).unwrap();
        prop_assert_eq!(openroom_laws::log::read(&back.text).unwrap(), [log]);
    }
}
