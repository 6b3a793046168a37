//! Boards that are played at random, one number after another, and what of them somebody may know. Crate `tables` holds its sights to it, and
//! `bench` what a server sends.

use contract_bridge::auction::Call;
use contract_bridge::{Card, Hand, Seat};
use openroom_laws::answers::Saying;
use openroom_laws::entry::Actor;
use openroom_laws::log::{Deal, Log};
use openroom_laws::notation::{call_text, card_text, seat_text};
use openroom_laws::{Action, Calls, Edition, Entry, Finding, Phase, Side, Table};
use openroom_tables::{Deed, InPlay, Now, Opened, Settings, To, TrayDone, Viewer, Way, What};

/// All that a random board needs.
#[derive(Clone)]
pub struct Setting {
    /// The edition of the Laws.
    pub edition: Edition,
    /// The number of the board.
    pub board: u32,
    /// All cards, North's first.
    pub pack: Vec<Card>,
    /// How it is played.
    pub settings: Settings,
    /// A number for each deed.
    pub choices: Vec<u32>,
}

impl std::fmt::Debug for Setting {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let deal = openroom_laws::log::deal_text(&deal_of(&self.pack), Seat::North);
        let Self {
            edition,
            board,
            settings,
            choices,
            ..
        } = self;
        write!(f, "{edition} board {board} {deal} {settings:?} {choices:?}")
    }
}

/// Thirteen cards of the pack for each.
pub fn deal_of(pack: &[Card]) -> Deal {
    Deal([0, 1, 2, 3].map(|i| Some(pack[13 * i..13 * (i + 1)].iter().copied().collect())))
}

/// The board as it comes to the table.
///
/// # Panics
/// Never.
pub fn opened(setting: &Setting) -> Opened {
    let mut head: Log = openroom_laws::log::read(&format!("board: {}", setting.board))
        .unwrap()
        .remove(0);
    head.editions = vec![setting.edition];
    head.deal = deal_of(&setting.pack);
    Opened {
        head,
        settings: setting.settings,
        players: Default::default(),
    }
}

/// Plays a board, a number for each deed; `look` sees it after each.
///
/// # Panics
/// Never.
pub fn play(setting: &Setting, mut look: impl FnMut(&InPlay)) -> InPlay {
    let mut board = InPlay::open(opened(setting), 0).unwrap();
    for (at, &choice) in (1..).zip(&setting.choices) {
        let (by, deed) = next(&board, choice);
        // A refusal is as good as any: it must change nothing.
        let _ = board.act(by, deed, at * 1000);
        look(&board);
        if board.is_open() {
            break;
        }
    }
    board
}

fn pick<T: Clone>(from: &[T], choice: u32) -> Option<T> {
    (!from.is_empty()).then(|| from[choice as usize % from.len()].clone())
}

/// What somebody does next: mostly what is regular.
pub fn next(board: &InPlay, choice: u32) -> (Actor, Deed) {
    let (kind, choice) = (choice % 16, choice / 16);
    let irregular = board.settings().way == Way::AtTable;
    match kind {
        0..=9 => regular(board, choice).unwrap_or_else(|| beside(choice)),
        10..=13 if board.settings().screens => behind(choice),
        10..=12 if irregular => any_act(board, choice),
        13 => directs(board, choice),
        _ => beside(choice),
    }
}

/// The regular call or card, or an answer to what is asked.
fn regular(board: &InPlay, choice: u32) -> Option<(Actor, Deed)> {
    let table: &Table = board.table();
    if let Some(passed) = passes(board, choice) {
        return Some(passed);
    }
    if table.awaiting().is_some() {
        let ready = table.answers().into_iter().filter_map(|it| match it.said {
            Saying::Ready { entry } => Some(entry),
            Saying::Unfinished { .. } => None,
        });
        return pick(&ready.collect::<Vec<_>>(), choice).map(by_entry);
    }
    let hand = table.turn()?;
    if table.phase() == Phase::Auction {
        let calls: Vec<Call> = table.legal_calls().iter().take(9).collect();
        let call = match choice.is_multiple_of(3) {
            true => pick(&calls, choice / 3)?,
            false => Call::Pass,
        };
        return Some(by_entry(Entry::call(hand, call)));
    }
    let cards: Vec<Card> = table.legal_cards()?.iter().collect();
    let card = pick(&cards, choice)?;
    let by = match table.contract() {
        Some((_, declarer)) if table.phase() == Phase::Play && hand == declarer.partner() => {
            declarer
        }
        _ => hand,
    };
    Some((Actor::Player(by), Deed::Act(Action::Play(card))))
}

/// The tray goes, or the Director says whether a call may be changed, if that is what a board behind screens waits for.
fn passes(board: &InPlay, choice: u32) -> Option<(Actor, Deed)> {
    let sight = board.sight(Viewer::Director, Now::default());
    if sight.changes.last().is_some_and(|it| it.yes.is_none()) {
        let yes = choice.is_multiple_of(2);
        return Some((Actor::Director, Deed::Consent { yes }));
    }
    let tray = sight.tray?;
    let by = match tray.held {
        Some(held) => held,
        None => pick(&tray.at, choice)?,
    };
    let pass = TrayDone::Pass;
    tray.may.contains(&pass).then_some((by, Deed::Tray(pass)))
}

/// All that is done with a tray.
const TRAY: [TrayDone; 5] = [
    TrayDone::Pass,
    TrayDone::Hold,
    TrayDone::LetGo,
    TrayDone::Back,
    TrayDone::Open,
];

fn slip(meant: &str) -> Deed {
    Deed::Slip {
        meant: Some(meant.to_owned()),
        saw: 3,
        drawn_off: true,
    }
}

/// What is done behind a screen and nowhere else.
fn behind(choice: u32) -> (Actor, Deed) {
    let seat = Actor::Player(Seat::ALL[choice as usize % 4]);
    let choice = choice / 4;
    let entry = choice as usize / 16 % 6;
    match choice % 9 {
        0 => (seat, Deed::Tray(TrayDone::Hold)),
        1 => (seat, Deed::Tray(TrayDone::LetGo)),
        2 => (Actor::Director, Deed::Tray(TrayDone::Back)),
        3 if choice.is_multiple_of(11) => (Actor::Director, Deed::Tray(TrayDone::Open)),
        3 | 4 => (
            seat,
            slip(["1H", "2H", "3C", "Pass"][choice as usize / 9 % 4]),
        ),
        5 => (seat, Deed::Acknowledge { entry }),
        6 => (seat, Deed::Ask { entry }),
        7 => (
            seat,
            Deed::Alert {
                entry,
                words: Some(format!("alert {choice}")),
            },
        ),
        _ => (
            seat,
            Deed::Say {
                to: To::Mate,
                words: format!("to mate {choice}"),
            },
        ),
    }
}

/// The same record without what was done on the other side of the screen and has not crossed, told anew and apart from the code of sight;
/// what has crossed was called there at other moments.
///
/// # Panics
/// If he does not look with the eyes of a player.
pub fn without_what_is_beyond(board: &InPlay, viewer: Viewer) -> Option<InPlay> {
    let north_east = |seat: Seat| matches!(seat, Seat::North | Seat::East);
    let eyes = north_east(viewer.seat().unwrap());
    let his = |actor: Actor| actor.seat().is_none_or(|seat| north_east(seat) == eyes);
    let record = board.record();
    let mut gone = vec![false; record.len()];
    let mut behind = vec![false; record.len()];
    let mut ending = None;
    let mut log: Vec<usize> = Vec::new();
    let (mut crossed, mut at, mut changes, mut on) = (0, None, None, true);
    let dealer = board.log().board.dealer;
    for (place, timed) in record.iter().enumerate() {
        let here = at.unwrap_or_else(|| north_east(dealer));
        match &timed.what {
            What::Log(_) => {
                behind[place] = on;
                log.push(place);
                // With four passes there is no tray any more.
                if on && log.len() == 4 {
                    on = InPlay::replay(record[..=place].to_vec()).is_ok_and(|it| it.has_tray());
                    if !on {
                        crossed = log.len();
                        ending = Some(place);
                    }
                }
            }
            What::Alert(note) | What::Ask(note) | What::Explain(note) | What::Acknowledge(note) => {
                gone[place] = !his(note.by);
            }
            What::Say(message) => gone[place] = message.to == To::Mate && !his(message.by),
            What::Calls(summons) => gone[place] = on && !his(summons.by),
            What::Tray(tray) => match tray.does {
                TrayDone::Pass | TrayDone::Open => {
                    crossed = log.len();
                    at = Some(!here);
                    on = InPlay::replay(record[..=place].to_vec()).is_ok_and(|it| it.has_tray());
                }
                TrayDone::Back => at = Some(!here),
                TrayDone::Hold | TrayDone::LetGo => gone[place] = here != eyes,
            },
            What::Changes(change) => {
                let seen = change.entry < crossed;
                gone[place] = !his(change.by);
                changes = Some((change.entry, seen, his(change.by), place));
            }
            What::Changed(answer) => {
                let (entry, seen, own, asked) = changes?;
                if seen && !own {
                    // He learns of it then.
                    gone[asked] = false;
                    return None;
                }
                gone[place] = !own;
                if answer.yes {
                    let withdrawn = log.split_off(entry);
                    withdrawn.into_iter().for_each(|one| gone[one] = !own);
                    crossed = crossed.min(entry);
                }
            }
            _ => {}
        }
    }
    let beyond = at.unwrap_or_else(|| north_east(dealer)) != eyes;
    if beyond && board.has_tray() {
        log[crossed..].iter().for_each(|&place| gone[place] = true);
    }
    let kept = (0..record.len()).filter(|&place| !gone[place]);
    let mut last = 0;
    let kept = kept.map(|place| {
        let mut timed = record[place].clone();
        // With a call that ends the board all is known at that moment.
        let ends = ending == Some(place);
        if behind[place] && !ends && !his(by_of(&timed.what)) {
            timed.at = last;
        }
        last = timed.at;
        timed
    });
    InPlay::replay(kept.collect::<Vec<_>>()).ok()
}

fn by_of(what: &What) -> Actor {
    match what {
        What::Log(entry) => entry.by(),
        _ => Actor::Director,
    }
}

fn by_entry(entry: Entry) -> (Actor, Deed) {
    let by = entry.by();
    match entry {
        Entry::Player(_, action) => (by, Deed::Act(action)),
        Entry::Director(finding) => (by, Deed::Finds(finding)),
    }
}

fn act(words: &str) -> Deed {
    let entry: Entry = format!("N: {words}").parse().unwrap();
    match entry {
        Entry::Player(_, action) => Deed::Act(action),
        Entry::Director(_) => unreachable!(),
    }
}

/// Something that may happen at a table.
fn any_act(board: &InPlay, choice: u32) -> (Actor, Deed) {
    let seat = Seat::ALL[choice as usize % 4];
    let choice = choice / 4;
    let held: Vec<Card> = board
        .table()
        .hand(seat)
        .unwrap_or(Hand::EMPTY)
        .iter()
        .collect();
    let calls: Vec<Call> = Calls::ALL.iter().take(14).collect();
    let call = call_text(pick(&calls, choice / 12).unwrap());
    let card = pick(&held, choice / 12).map_or_else(|| "SA".to_owned(), card_text);
    let other = seat_text(Seat::ALL[choice as usize / 12 % 4]);
    let deed = match choice % 12 {
        0 | 1 => act(&call),
        2..=5 => act(&card),
        6 => act(&format!("exposes {card}")),
        7 => act("attention"),
        8 => act(&format!("attention revoke {other} {}", 1 + choice / 48 % 6)),
        9 => act(&format!("changes {call}")),
        10 => act(&format!("corrects {card}")),
        _ => act(&format!("down {card}")),
    };
    (Actor::Player(seat), deed)
}

fn directs(board: &InPlay, choice: u32) -> (Actor, Deed) {
    let asked = regular(board, choice).filter(|(by, _)| *by == Actor::Director);
    asked.unwrap_or((Actor::Director, Deed::Finds(Finding::Called)))
}

/// What is neither call nor card.
fn beside(choice: u32) -> (Actor, Deed) {
    let seat = Seat::ALL[choice as usize % 4];
    let choice = choice / 4;
    let entry = choice as usize / 16 % 12;
    let words = || format!("words {}", choice / 16);
    let deed = match choice % 14 {
        0 => Deed::Alert { entry, words: None },
        1 => Deed::Alert {
            entry,
            words: Some(words()),
        },
        2 => Deed::Explain {
            entry,
            words: words(),
        },
        3 => Deed::Ask { entry },
        4 => Deed::Say {
            to: To::Table,
            words: words(),
        },
        5 => Deed::Say {
            to: To::Director,
            words: words(),
        },
        6 => Deed::CallDirector {
            words: Some(words()),
        },
        7 => slip("2H"),
        8 => Deed::Consent {
            yes: choice.is_multiple_of(2),
        },
        9 => Deed::HandBack {},
        10 => Deed::RuleWithoutDirector {},
        11 if choice.is_multiple_of(3) => act(&format!("claims {}", choice / 16 % 8)),
        12 if choice.is_multiple_of(5) => act(&format!("concedes {}", choice / 16 % 3)),
        _ => act("inspects"),
    };
    (Actor::Player(seat), deed)
}

/// The deeds of a player that are tried to see what he is told: every card, every call, and more.
pub fn trials() -> Vec<Deed> {
    let mut all: Vec<Deed> = Hand::ALL.iter().map(|card| act(&card_text(card))).collect();
    all.extend(Calls::ALL.iter().map(|call| act(&call_text(call))));
    for card in Hand::ALL.iter() {
        all.push(act(&format!("corrects {}", card_text(card))));
        all.push(act(&format!("exposes {}", card_text(card))));
        all.push(act(&format!("names {}", card_text(card))));
        all.push(act(&format!("attention {}", card_text(card))));
    }
    for seat in Seat::ALL {
        for trick in 1..=13 {
            all.push(act(&format!(
                "attention revoke {} {trick}",
                seat_text(seat)
            )));
        }
    }
    for tricks in 0..=13 {
        all.push(act(&format!("claims {tricks}")));
    }
    let words = [
        "agrees", "objects", "accepts", "declines", "keeps", "waives", "spreads", "omits", "face",
        "inspects",
    ];
    all.extend(words.map(act));
    all.push(slip("2H"));
    all.extend(TRAY.map(Deed::Tray));
    all.extend((0..4).map(|entry| Deed::Acknowledge { entry }));
    all.extend((0..4).map(|entry| Deed::Ask { entry }));
    all
}

/// The cards that lie or have lain before the eyes of a viewer, told anew and apart from the code of sight.
///
/// # Panics
/// If he does not look with the eyes of a player.
pub fn known(board: &InPlay, viewer: Viewer) -> Hand {
    let eyes = viewer.seat().unwrap();
    let (deal, contract) = (board.log().deal, board.table().contract());
    let mut known = deal.hand(eyes).unwrap();
    for timed in board.record() {
        let What::Log(Entry::Player(seat, action)) = &timed.what else {
            continue;
        };
        match action {
            // Its face is seen by him alone; that it is this one stays as it is.
            Action::LeadsDown(card)
            | Action::Play(card)
            | Action::Places(card)
            | Action::Corrects(card)
            | Action::AttentionCard(card) => known.insert(*card),
            Action::Exposes { cards, .. } | Action::PlaysTogether(cards) => {
                known |= cards.iter().copied().collect::<Hand>();
                false
            }
            Action::Claims(_) => {
                let declares = contract.is_some_and(|(_, declarer)| declarer == *seat);
                if declares || Side::of(*seat) != Side::of(eyes) {
                    known |= deal.hand(*seat).unwrap();
                }
                false
            }
            _ => false,
        };
    }
    if let Some((_, declarer)) = contract
        && matches!(board.table().phase(), Phase::Play | Phase::Over)
    {
        known |= deal.hand(declarer.partner()).unwrap();
    }
    known
}

/// The same record on another deal that agrees on what the viewer may know; none if it cannot have happened on that one.
///
/// # Panics
/// If he does not look with the eyes of a player.
pub fn another(board: &InPlay, viewer: Viewer, mut seed: u64) -> Option<InPlay> {
    let known = known(board, viewer);
    let deal = board.log().deal;
    let places: Vec<(Seat, Card)> = Seat::ALL
        .into_iter()
        .flat_map(|seat| {
            deal.hand(seat)
                .unwrap()
                .iter()
                .map(move |card| (seat, card))
        })
        .filter(|(_, card)| !known.contains(*card))
        .collect();
    let mut cards: Vec<Card> = places.iter().map(|(_, card)| *card).collect();
    for i in (1..cards.len()).rev() {
        seed = seed
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        cards.swap(i, (seed >> 33) as usize % (i + 1));
    }
    let mut hands = Seat::ALL.map(|seat| deal.hand(seat).unwrap());
    for (seat, card) in &places {
        hands[*seat as usize].remove(*card);
    }
    for ((seat, _), card) in places.iter().zip(&cards) {
        hands[*seat as usize].insert(*card);
    }
    let mut record = board.record().to_vec();
    if let What::Opened(opened) = &mut record[0].what {
        opened.head.deal = Deal(hands.map(Some));
    }
    let other = InPlay::replay(record).ok()?;
    // Where the Director has ruled he tells the table under which clauses, and that may turn on a card that a hand still has (61A, 59); where
    // nothing irregular may happen everybody knows that nothing was.
    let ruled = board
        .record()
        .iter()
        .any(|it| matches!(it.what, What::Log(Entry::Director(_))));
    let guided = board.settings().way == Way::Guided;
    let told = |board: &InPlay| {
        (
            board.table().irregularities().to_vec(),
            board.table().cited().to_vec(),
        )
    };
    let alike = told(board) == told(&other);
    (hands != Seat::ALL.map(|seat| deal.hand(seat).unwrap()) && (alike || !ruled && !guided))
        .then_some(other)
}
