//! Random irregular play: whatever anybody does, in whatever order, what must hold of every board does.

use contract_bridge::auction::Call;
use contract_bridge::{Bid, Card, Hand, Rank, Seat, Strain, Suit};
use openroom_laws::awaiting::{Asked, Choice, Fact, Question};
use openroom_laws::entry::{AtTrick, Designation, Meant, Requirement, Side, Statement};
use openroom_laws::log::{self, Deal, Log};
use openroom_laws::replay::replay;
use openroom_laws::table::Trick;
use openroom_laws::{Action, Board, Edition, Entry, Finding, Phase, Table};
use proptest::prelude::*;

fn boards(few: u32) -> ProptestConfig {
    ProptestConfig {
        max_shrink_iters: 20_000,
        failure_persistence: None,
        ..crate::cases(few)
    }
}

/// A board to be played, with the numbers that say what happens.
#[derive(Debug, Clone)]
struct Setting {
    edition: Edition,
    hands: [Hand; 4],
    known: [bool; 4],
    strain: Strain,
    /// Of 256 acts, so many are not what is due.
    disorder: u8,
    numbers: Vec<u32>,
}

fn setting() -> impl Strategy<Value = Setting> {
    let pack: Vec<Card> = Hand::ALL.iter().collect();
    let known = prop_oneof![
        3 => Just([true; 4]),
        1 => any::<[bool; 4]>(),
        1 => Just([false; 4]),
    ];
    (
        prop::sample::select(Edition::ALL.to_vec()),
        Just(pack).prop_shuffle(),
        known,
        prop::sample::select(Strain::ASC.to_vec()),
        prop_oneof![Just(20_u8), Just(60), Just(140)],
        prop::collection::vec(any::<u32>(), 10..160),
    )
        .prop_map(
            |(edition, pack, known, strain, disorder, numbers)| Setting {
                edition,
                hands: [0, 1, 2, 3].map(|i| pack[13 * i..13 * (i + 1)].iter().copied().collect()),
                known,
                strain,
                disorder,
                numbers,
            },
        )
}

/// One number, used up bit by bit.
struct Dice(u32);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        let rolled = self.0 as usize % n;
        self.0 = (self.0 / n as u32) ^ self.0.rotate_left(13);
        rolled
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

    fn any_card(&mut self) -> Card {
        let n = self.below(52);
        Card {
            suit: Suit::ASC[n / 13],
            rank: Rank::new(2 + (n % 13) as u8),
        }
    }

    fn of(&mut self, cards: Hand) -> Option<Card> {
        match cards.len() {
            0 => None,
            n => cards.iter().nth(self.below(n)),
        }
    }
}

/// A board being played. The hands as they are in truth are kept beside the table.
struct Room {
    table: Table,
    setting: Setting,
    entries: Vec<Entry>,
}

impl Room {
    fn new(setting: &Setting) -> Self {
        let deal = setting.deal();
        let mut room = Self {
            table: Table::new(setting.edition, Board::number(1), &deal),
            setting: setting.clone(),
            entries: Vec::new(),
        };
        let calls = [
            Call::Bid(Bid::new(1, setting.strain)),
            Call::Pass,
            Call::Pass,
            Call::Pass,
        ];
        for (i, call) in calls.into_iter().enumerate() {
            let entry = Entry::call(Seat::ALL[i], call);
            room.table.apply(&entry).expect("a legal auction");
            room.entries.push(entry);
        }
        room
    }

    /// What a seat holds in truth: its cards, less those in tricks and on the table.
    fn held(&self, seat: Seat) -> Hand {
        let played = tricks_and_table(&self.table);
        let mine = self.setting.hands[seat as usize];
        mine.iter().filter(|card| !played.contains(*card)).collect()
    }

    fn card_of(&self, seat: Seat, dice: &mut Dice) -> Card {
        let held = self.held(seat);
        dice.of(held).unwrap_or_else(|| dice.any_card())
    }

    /// The card that is due from a seat, as far as the table tells; with the hand not known, one that follows suit.
    fn due(&self, seat: Seat, dice: &mut Dice) -> Card {
        let legal = self.table.legal_cards();
        let held = self.held(seat);
        let led = self.table.trick().and_then(Trick::suit);
        let follow: Hand = held.iter().filter(|card| Some(card.suit) == led).collect();
        let cards = legal.unwrap_or(if follow.is_empty() { held } else { follow });
        dice.of(cards).unwrap_or_else(|| dice.any_card())
    }

    /// An answer to what is awaited.
    fn answer(&self, dice: &mut Dice) -> Option<Entry> {
        let awaiting = self.table.awaiting()?;
        let seat = match &awaiting.by {
            Asked::Director => None,
            Asked::Player(seat) => Some(*seat),
            Asked::Either(one, other) => Some(if dice.yes() { *one } else { *other }),
            Asked::All(seats) => Some(seats[dice.below(seats.len())]),
        };
        match (&awaiting.question, seat) {
            (Question::Fact(fact), _) => self.fact(*fact, dice).map(Entry::Director),
            (Question::Options(options), Some(seat)) => {
                let choice = options[dice.below(options.len())];
                Some(Entry::Player(seat, self.act(seat, choice, dice)))
            }
            _ => None,
        }
    }

    fn fact(&self, fact: Fact, dice: &mut Dice) -> Option<Finding> {
        let declarer = self.table.contract()?.1;
        Some(match fact {
            Fact::Slip => Finding::Slip(dice.yes()),
            Fact::Meant(open) => Finding::Meant(open[dice.below(open.len())]),
            Fact::Intended => Finding::Intended(self.meant_from(declarer.partner(), dice)),
            Fact::Tricks => Finding::Tricks {
                side: Side::Ns,
                tricks: dice.below(14) as u8,
            },
            Fact::Adjust => Finding::Adjust(Box::new("award: AVE+/AVE-".parse().unwrap())),
            Fact::Forfeited => Finding::Forfeited(dice.yes()),
            Fact::Revoked(at) if dice.yes() => Finding::Revoked(at.into()),
            Fact::Revoked(_) => Finding::NotRevoked,
            Fact::Unintended => Finding::Unintended(dice.yes()),
            Fact::Claim => Finding::Claim(dice.yes().then_some(0)),
            _ => return None,
        })
    }

    /// The action that makes a choice; a card put in the place of another is one that would be legal there.
    fn act(&self, seat: Seat, choice: Choice, dice: &mut Dice) -> Action {
        match choice {
            Choice::Accepts => Action::Accepts,
            Choice::Declines => Action::Declines,
            Choice::Agrees => Action::Agrees,
            Choice::Objects => Action::Objects,
            Choice::Keeps => Action::Keeps,
            Choice::Corrects => Action::Corrects(self.other_card(seat, dice)),
            Choice::Requires(what) => Action::Requires(what),
            Choice::Forbids(suit) => Action::Forbids([suit].into()),
            Choice::ForbidsSeveral(suits) => Action::Forbids(suits.suits().collect()),
            Choice::Waives => Action::Waives,
            Choice::Spreads => Action::Spreads,
            Choice::Names(_) => {
                let dummy = self.table.contract().map(|c| c.1.partner());
                let card = self.card_of(dummy.unwrap_or(seat), dice);
                Action::Names(Designation::Card(card))
            }
            Choice::Plays(card) => Action::Play(card),
            Choice::Card => Action::Play(self.card_of(seat, dice)),
            Choice::RequestsPlay => Action::RequestsPlay,
            Choice::Consents => Action::Consents,
            Choice::Changes => Action::Keeps,
        }
    }

    /// A card that the table takes as what declarer meant from dummy. Of a hand that it does not see, cards may have been put right
    /// that are in another hand in truth: then any.
    fn meant_from(&self, dummy: Seat, dice: &mut Dice) -> Card {
        let taken = |card: &Card| {
            let finding = Finding::Intended(*card);
            self.table.clone().apply(&Entry::Director(finding)).is_ok()
        };
        let own: Hand = self.held(dummy).iter().filter(taken).collect();
        let any = || Hand::ALL.iter().filter(taken).collect();
        let cards = if own.is_empty() { any() } else { own };
        dice.of(cards).unwrap_or_else(|| dice.any_card())
    }

    /// A card that the table takes in place of the one played, if there is one.
    fn other_card(&self, seat: Seat, dice: &mut Dice) -> Card {
        let held = self.held(seat);
        // One that he has put out since may be what is due, so all his cards are tried.
        let fits = self.taken_in_place(seat, self.setting.hands[seat as usize]);
        // A revoke found against the cards, in a hand that the table does not see, needs a card of the suit led.
        let fits = match fits.is_empty() && self.table.hand(seat).is_none() {
            true => self.taken_in_place(seat, Hand::ALL),
            false => fits,
        };
        dice.of(if fits.is_empty() { held } else { fits })
            .unwrap_or_else(|| dice.any_card())
    }

    fn taken_in_place(&self, seat: Seat, cards: Hand) -> Hand {
        cards
            .iter()
            .filter(|&card| {
                let mut copy = self.table.clone();
                copy.apply(&Entry::Player(seat, Action::Corrects(card)))
                    .is_ok()
            })
            .collect()
    }

    /// Something that somebody does.
    fn anything(&self, dice: &mut Dice) -> Entry {
        let seat = dice.seat();
        let declarer = self.table.contract().map_or(Seat::North, |c| c.1);
        let dummy = declarer.partner();
        let action = match dice.below(24) {
            0..=4 => Action::Play(self.card_of(seat, dice)),
            5 => {
                let first = self.card_of(seat, dice);
                let second = self.card_of(seat, dice);
                match first == second {
                    true => Action::Play(first),
                    false => Action::PlaysTogether([first, second].into()),
                }
            }
            6 | 7 => Action::Exposes {
                cards: [self.card_of(seat, dice)].into(),
                deliberately: dice.yes(),
            },
            8 if dice.below(4) == 0 => Action::AttentionCard(self.card_of(seat, dice)),
            8 if dice.below(4) == 0 => {
                return Entry::Player(declarer, Action::Runs(Suit::ASC[dice.below(4)]));
            }
            8 => Action::Attention(dice.yes().then(|| AtTrick {
                by: Seat::ALL[dice.below(4)],
                trick: (self.table.tricks().len() as u8 + 1).clamp(1, 13),
            })),
            9 | 10 => return Entry::Player(declarer, Action::Names(self.designation(dummy, dice))),
            11 => {
                let card = self.card_of(dummy, dice);
                return Entry::Player(declarer, Action::Renames(Designation::Card(card)));
            }
            12 => return Entry::Player(dummy, Action::Places(self.card_of(dummy, dice))),
            13..=16 => return Entry::Director(Finding::Called),
            17 => Action::Corrects(self.other_card(seat, dice)),
            18 => [
                Action::Accepts,
                Action::Declines,
                Action::Keeps,
                Action::Waives,
                Action::Spreads,
                Action::Requires(Requirement::Suit(dice.suit())),
                Action::Forbids([dice.suit()].into()),
            ][dice.below(7)]
            .clone(),
            19 => match dice.below(12) {
                0 => Action::Claims(Statement {
                    tricks: dice.below(3) as u8,
                    words: None,
                }),
                _ => Action::LeadsDown(self.card_of(seat, dice)),
            },
            20 => Action::Faces,
            _ => return Entry::Director(self.finding(dummy, dice)),
        };
        Entry::Player(seat, action)
    }

    fn designation(&self, dummy: Seat, dice: &mut Dice) -> Designation {
        match dice.below(9) {
            0 => Designation::Suit(dice.suit()),
            1 => Designation::Rank(dice.any_card().rank),
            2 => Designation::High,
            3 => Designation::Low,
            4 => Designation::Win,
            5 => Designation::Anything,
            _ => Designation::Card(self.card_of(dummy, dice)),
        }
    }

    fn finding(&self, dummy: Seat, dice: &mut Dice) -> Finding {
        match dice.below(9) {
            0 => Finding::Misinformed(dice.seat()),
            1 => Finding::Led(dice.yes()),
            2 => Finding::NoPenalty(dice.any_card()),
            3 => Finding::Breach {
                clause: ["43A2b", "43B2a", "43A1c"][dice.below(3)].into(),
                by: Some(dummy),
            },
            4 => Finding::Intended(self.card_of(dummy, dice)),
            5 => Finding::Slip(dice.yes()),
            6 => Finding::Meant(Meant::WORDS[dice.below(4)].1),
            7 => Finding::Damage(dice.yes()),
            _ => self.revoke(dice).unwrap_or(Finding::Called),
        }
    }

    /// A revoke in the last trick that the Director could find: of a hand that is not known, whose card is of another suit.
    fn revoke(&self, dice: &mut Dice) -> Option<Finding> {
        let by = dice.seat();
        let (trick, _) = self.table.tricks().last()?;
        let other_suit = trick.card_of(by)?.suit != trick.suit()?;
        let trick = self.table.tricks().len() as u8;
        let could_be = other_suit && self.table.hand(by).is_none();
        could_be.then_some(Finding::Revoked(AtTrick { by, trick }.into()))
    }

    fn next(&self, number: u32) -> Entry {
        let mut dice = Dice(number.rotate_right(8));
        let disorderly = (number & 0xff) < u32::from(self.setting.disorder);
        if !disorderly {
            if let Some(entry) = self.answer(&mut dice) {
                return entry;
            }
            if let Some(seat) = self.table.turn() {
                return Entry::card(seat, self.due(seat, &mut dice));
            }
        }
        self.anything(&mut dice)
    }

    fn log(&self) -> Log {
        Log {
            id: None,
            title: None,
            laws: Vec::new(),
            note: None,
            editions: vec![self.setting.edition],
            board: Board::number(1),
            deal: self.setting.deal(),
            calls: Vec::new(),
            cards: Vec::new(),
            entries: self.entries.clone(),
            expect: None,
        }
    }
}

impl Setting {
    fn deal(&self) -> Deal {
        Deal(Seat::ALL.map(|seat| self.known[seat as usize].then(|| self.hands[seat as usize])))
    }

    /// Plays the board; `look` sees the table before and after each entry that was taken.
    fn play(
        &self,
        mut look: impl FnMut(&Room, &Table, &Entry) -> Result<(), TestCaseError>,
    ) -> Result<Room, TestCaseError> {
        let mut room = Room::new(self);
        for &number in &self.numbers {
            let entry = room.next(number);
            let before = room.table.clone();
            match room.table.apply(&entry) {
                Ok(()) => {
                    room.entries.push(entry.clone());
                    look(&room, &before, &entry).map_err(|e| {
                        TestCaseError::fail(format!("{e}\n{}", room.log().to_yaml()))
                    })?;
                }
                Err(_) => {
                    prop_assert_eq!(&before, &room.table, "refused, yet changed: {:?}", entry)
                }
            }
        }
        Ok(room)
    }
}

/// The cards in complete tricks, in the trick on the table, and on the table outside it.
fn tricks_and_table(table: &Table) -> Hand {
    let complete = table.tricks().iter().flat_map(|(trick, _)| trick.plays());
    complete
        .chain(on_table(table))
        .map(|(_, card)| card)
        .collect()
}

/// The cards on the table, in the trick and outside it.
fn on_table(table: &Table) -> Vec<(Seat, Card)> {
    let trick = table.trick().into_iter().flat_map(Trick::plays);
    trick.chain(table.unsettled_cards()).collect()
}

/// Somebody may act or answer, or the board is over; and never do two answers have to come in.
fn not_stuck(room: &Room) -> Result<(), TestCaseError> {
    let table = &room.table;
    if table.phase() == Phase::Over {
        return Ok(());
    }
    prop_assert!(
        table.turn().is_some() != table.awaiting().is_some(),
        "turn and question"
    );
    let Some(awaiting) = table.awaiting() else {
        return Ok(());
    };
    // Each question can be answered.
    let taken = (0..64_u32).any(|n| {
        let entry = room.answer(&mut Dice(n.wrapping_mul(2_654_435_761)));
        entry.is_some_and(|entry| table.clone().apply(&entry).is_ok())
    });
    prop_assert!(
        taken,
        "no answer is taken: {awaiting:?}\n{}",
        room.log().to_yaml()
    );
    Ok(())
}

/// What is legal for the hand in turn is held, not nothing, and taken.
fn legal_is_legal(room: &Room) -> Result<(), TestCaseError> {
    let table = &room.table;
    let Some(seat) = table.turn() else {
        return Ok(());
    };
    if let Some(legal) = table.legal_cards() {
        prop_assert!(
            !legal.is_empty(),
            "{seat} has nothing to play\n{}",
            room.log().to_yaml()
        );
        if table.hand(seat).is_some() {
            for card in legal.iter() {
                let mut copy = table.clone();
                let done = copy.apply(&Entry::card(seat, card));
                prop_assert!(done.is_ok(), "{card:?} is legal, but {done:?}");
            }
        }
    }
    Ok(())
}

/// Cards in hands, in tricks and on the table add up, and no card is in two places.
fn cards_add_up(room: &Room) -> Result<(), TestCaseError> {
    let table = &room.table;
    let out = tricks_and_table(table);
    let places = on_table(table).len() + 4 * table.tricks().len();
    prop_assert_eq!(out.len(), places, "a card is in two places");
    for seat in Seat::ALL {
        let Some(held) = table.hand(seat) else {
            continue;
        };
        prop_assert!((held & out).is_empty(), "{seat} holds a card that is out");
        let own = room.setting.hands[seat as usize];
        prop_assert_eq!((own & out) | held, own, "the cards of {}", seat);
    }
    for (trick, _) in table.tricks() {
        for seat in Seat::ALL {
            prop_assert!(
                trick.card_of(seat).is_some(),
                "a trick without a card of {seat}"
            );
        }
    }
    Ok(())
}

/// A penalty card leaves the table only by being played, by declarer's choice over the lead, or by the Director; a major one
/// never becomes minor.
fn penalty_cards_stay(room: &Room, before: &Table, entry: &Entry) -> Result<(), TestCaseError> {
    let now = &room.table;
    let picked_up = matches!(
        entry,
        Entry::Player(_, Action::Requires(_) | Action::Forbids(_))
            | Entry::Director(Finding::NoPenalty(_) | Finding::Misinformed(_) | Finding::Adjust(_))
    );
    // Somebody who has played several cards at once is to say which: all that came after them is done over again (58B2).
    let again = now.awaiting().is_some_and(|it| it.law.id() == "58B2");
    if picked_up || again || now.phase() == Phase::Over {
        return Ok(());
    }
    let out = tricks_and_table(now);
    for seat in Seat::ALL {
        for &(card, kind) in before.penalty_cards(seat) {
            let still = now.penalty_cards(seat).iter().find(|(c, _)| *c == card);
            match still {
                Some((_, now)) => prop_assert!(
                    *now == kind || kind == openroom_laws::table::PenaltyKind::Minor,
                    "a major penalty card has become minor"
                ),
                None => prop_assert!(
                    out.contains(card),
                    "the penalty card {card:?} of {seat} is lost"
                ),
            }
        }
        for (card, _) in now.penalty_cards(seat) {
            let declares = now
                .contract()
                .is_some_and(|c| Side::of(c.1) == Side::of(seat));
            prop_assert!(
                !declares,
                "{card:?} is a penalty card of the declaring side"
            );
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(boards(300))]

    #[test]
    fn a_board_never_gets_stuck(setting in setting()) {
        setting.play(|room, _, _| {
            not_stuck(room)?;
            legal_is_legal(room)
        })?;
    }

    #[test]
    fn cards_and_penalty_cards_are_kept(setting in setting()) {
        setting.play(|room, before, entry| {
            cards_add_up(room)?;
            penalty_cards_stay(room, before, entry)
        })?;
    }
}

proptest! {
    #![proptest_config(boards(250))]

    #[test]
    fn a_written_log_replays_the_same(setting in setting(), cut in any::<prop::sample::Index>()) {
        let room = setting.play(|_, _, _| Ok(()))?;
        let text = room.log().to_yaml();
        let read = log::read(&text);
        prop_assert!(read.is_ok(), "{read:?}\n{text}");
        let read = &read.unwrap()[0];
        let again = replay(read, room.setting.edition);
        prop_assert!(again.is_ok(), "{again:?}\n{text}");
        prop_assert_eq!(again.unwrap(), room.table.clone(), "{}", text);
        // However it is split: what was read up to some entry, then the rest.
        let at = cut.index(room.entries.len() + 1);
        let mut first = read.clone();
        first.entries.truncate(at);
        let mut table = replay(&first, room.setting.edition).expect("the beginning of a log");
        for entry in &read.entries[at..] {
            prop_assert!(table.apply(entry).is_ok());
        }
        prop_assert_eq!(table, room.table, "{}", text);
    }
}
