//! Law 58: simultaneous leads or plays; here two or more cards from one hand (58B).

use contract_bridge::{Card, Hand, Seat};

use super::law45_card_played::{self, set};
use super::law45_to_the_trick;
use super::law47_retraction::{self, Changes, Offer};
use super::{
    Open, Play, Trick, law44_sequence_and_procedure, law49_exposure, law67_defective_trick,
    law68_claim_or_concession,
};
use crate::auction::law25_changes_of_call;
use crate::awaiting::{Asked, Choice, Question};
use crate::book::{Law, checked};
use crate::entry::{Action, Entry, Finding, Side};
use crate::impossible::Impossible;
use crate::irregularities::{law09_procedure, law16_information};
use crate::law;
use crate::pending::{Matter, Meanwhile};
use crate::table::trouble::{Shown, Together};
use crate::table::{Irregularity, Phase, Table};

/// What is entered under this Law.
pub(super) const LAW: Law = Law {
    act: |table, seat, action| match action {
        Action::PlaysTogether(cards) => checked(together(table, seat, cards)),
        _ => None,
    },
    ..Law::TAKES_NOTHING
};

/// Several cards are played at once, their faces visible: the player says which he plays (58B2).
pub(crate) fn together(table: &mut Table, by: Seat, cards: &[Card]) -> Result<(), Impossible> {
    table.check_cards(by, cards)?;
    match table.phase {
        Phase::Auction => {
            table.check_not_held()?;
            return crate::auction::law24_card_exposed::expose(table, by, cards, true, false);
        }
        Phase::Over => return Err(Impossible::Over),
        // 68D: after a claim nothing is played.
        Phase::Play if law68_claim_or_concession::play_has_ceased(table) => return Ok(()),
        Phase::Clarification | Phase::Play => table.check_not_held()?,
    }
    table.irregular(law!("58B"), by);
    if table.phase == Phase::Clarification
        && let Some(play) = table.play.as_mut().filter(|play| !play.declares(by))
    {
        // Whichever of them he has led, a lead is faced, and the auction period is over (17D1; 22B1 in 2007).
        play.trouble().lead_faced = true;
        law25_changes_of_call::come_too_late(table);
    }
    if table.play.as_ref().is_some_and(|play| play.turn() == by) {
        law45_to_the_trick::note_lead_over_shown_cards(table, by);
    }
    let law = law!("58B2").in_edition(table.edition());
    let shown = set(cards);
    let lying = law49_exposure::as_they_lie(table);
    let cards = &may_be_designated(table, by, cards);
    let options = cards.iter().map(|&card| Choice::Plays(card)).collect();
    table.ask(
        Asked::Player(by),
        law,
        Question::Options(options),
        WhichOfTheseCards {
            by,
            cards: cards.clone(),
            all: shown,
            lying,
            over: Vec::new(),
        },
    );
    Ok(())
}

/// Those that he may say he plays: the legal ones, or all if none is (58B2, 44C). Out of turn nobody can tell yet.
fn may_be_designated(table: &Table, by: Seat, cards: &[Card]) -> Vec<Card> {
    let play = table.play.as_ref();
    let Some(play) = play.filter(|play| play.turn() == by && !play.has_open_lead()) else {
        return cards.to_vec();
    };
    let legal = match table.hands.of(by) {
        Some(hand) => law44_sequence_and_procedure::legal(play, by, hand),
        // One of the suit led shows that he can follow.
        None => law44_sequence_and_procedure::playable(set(cards), &play.trick),
    };
    let may: Vec<Card> = (cards.iter().copied())
        .filter(|card| legal.contains(*card))
        .collect();
    if may.is_empty() { cards.to_vec() } else { may }
}

/// 58B2: which of these cards is played? With the cards that others have put on it meanwhile (58B3).
#[derive(Debug, Clone, PartialEq)]
struct WhichOfTheseCards {
    by: Seat,
    /// Those that he may play, as they are written.
    cards: Vec<Card>,
    /// All that were seen.
    all: Hand,
    /// What lay exposed when they were played.
    lying: Vec<Shown>,
    over: Vec<(Seat, Card)>,
}

impl Matter for WhichOfTheseCards {
    /// He plays one of them; or another puts a card on them before one is designated, and it waits on the table.
    fn card_played(&self, table: &mut Table, seat: Seat, card: Card) -> Meanwhile {
        let (by, over) = (self.by, &self.over);
        if by == seat && self.cards.contains(&card) {
            let director = table.director_is_there();
            table.pending = None;
            let shown = law49_exposure::as_they_lie(table);
            designated(table, by, self.all, card, over);
            law49_exposure::shown_since(table, by, &self.lying);
            if director {
                // He designates a card because the Director is there: that is not playing on without him (11A).
                law49_exposure::still_as_before(table, &shown);
                law09_procedure::settle(table);
            }
            return Meanwhile::Done;
        }
        match &mut table.pending {
            Some(pending) if by != seat && over.is_empty() => {
                let over = vec![(seat, card)];
                pending.matter = Box::new(Self {
                    over,
                    ..self.clone()
                });
                table.hands.remove(seat, card);
                Meanwhile::Done
            }
            _ => Meanwhile::Held,
        }
    }

    fn cards_on_the_table(&self) -> Vec<(Seat, Card)> {
        self.over.clone()
    }

    /// The others play on and no Director is there: the first of his cards that is legal is taken as played, and the rest lie exposed,
    /// unless somebody notices it in time.
    fn goes_on(&self, table: &mut Table, seat: Seat, action: &Action) {
        let waits = match action {
            Action::Play(card) if seat == self.by => self.cards.contains(card),
            Action::Play(_) => self.over.is_empty(),
            _ => false,
        };
        if !waits {
            let waiting = table.clone();
            table.pending = None;
            taken_as_played(table, self);
            match action {
                Action::Play(card) if seat != self.by => {
                    remember(table, self.by, waiting, (seat, *card))
                }
                _ => {}
            }
        }
    }
}

/// Which of the cards was played nobody has said: the first that is legal, or else the first.
fn taken_as_played(table: &mut Table, both: &WhichOfTheseCards) {
    let by = both.by;
    let Some(play) = &table.play else { return };
    let hand = table.hands.of(by).unwrap_or_else(|| set(&both.cards));
    let legal = law44_sequence_and_procedure::legal(play, by, hand);
    let mut cards = both.cards.iter().copied();
    let first = cards.find(|card| legal.contains(*card));
    let Some(played) = first.or_else(|| both.cards.first().copied()) else {
        return;
    };
    let others = both.all - Hand::from_iter([played]);
    let mut exposed = None;
    if let Some(play) = &mut table.play
        && !play.declares(by)
        && !others.is_empty()
    {
        let trick = play.number();
        let mut shown = Open::exposed(by, others, false);
        if let Open::Exposed(shown) = &mut shown {
            shown.together = Some(trick);
        }
        exposed = Some(shown);
    }
    table.cite(law!("58B2"));
    law45_card_played::place(table, by, played);
    if let (Some(shown), Some(play)) = (exposed, &mut table.play) {
        // They came out with it, not before: it was no failure to play one of them (50C, 50D1a).
        play.trouble().open.push(shown);
    }
    for &(seat, card) in &both.over {
        table.hands.restore(seat, card);
        law45_card_played::place(table, seat, card);
    }
}

/// He has said which: the others become penalty cards if he is a defender, else they go back (58B2).
fn designated(table: &mut Table, by: Seat, cards: Hand, card: Card, over: &[(Seat, Card)]) {
    table.cite(law!("58B2"));
    let trick = table.play.as_ref().map_or(0, Play::number);
    law45_card_played::place(table, by, card);
    let others = cards - Hand::from_iter([card]);
    let defends = table.play.as_ref().is_some_and(|play| !play.declares(by));
    if defends && !others.is_empty() {
        law49_exposure::rectify(table, by, others, false);
    }
    match *over {
        [] => {}
        [(seat, card)] if seat == by.partner() => partner_played(table, seat, card),
        [over] => offer_to_next(table, over),
        _ => several_played(table, by, trick, over),
    }
}

/// Several cards were played on them: each is looked at in its turn, and then every opponent may change what he played (58B3).
fn several_played(table: &mut Table, by: Seat, trick: usize, over: &[(Seat, Card)]) {
    for &(seat, card) in over {
        table.hands.restore(seat, card);
    }
    let noted = table.irregularities.len();
    for &(seat, card) in over {
        let before = table.irregularities.len();
        match table.pending.is_some() {
            _ if seat == by.partner() => partner_played(table, seat, card),
            // Declarer has a choice first: the card is back in the hand.
            true => law16_information::card_withdrawn(table, seat, card, Side::of(seat)),
            false => {
                law45_card_played::place(table, seat, card);
                goes_back(table, seat, card, before);
            }
        }
    }
    if table.pending.is_none() && table.phase == Phase::Play {
        offer_to_all(table, by, trick, noted);
    }
}

/// The opponents whose cards came to that trick, or to the next, may change them.
fn offer_to_all(table: &mut Table, by: Seat, trick: usize, noted: usize) {
    let complete = table.play.as_ref().map(Play::number) == Some(trick + 1);
    let next = match complete {
        true => law47_retraction::back_into_last_trick(table),
        false => Vec::new(),
    };
    let after = table.play.as_ref().map(|play| play.trick.after(by));
    let opposes = |seat: &Seat| Side::of(*seat) != Side::of(by);
    let mut offers = Vec::new();
    for seat in after.unwrap_or_default().into_iter().filter(opposes) {
        let played = table
            .play
            .as_ref()
            .and_then(|play| play.trick.card_of(seat));
        let legal = played.is_some_and(|card| law47_retraction::is_legal(table, seat, card));
        if legal {
            offers.push(Offer::free(seat, law!("58B3")));
            continue;
        }
        // That it does not follow suit was not his doing.
        let later = table.irregularities.split_off(noted);
        let others = later.into_iter().filter(|irregular| irregular.by != seat);
        table.irregularities.extend(others);
        table.cite(law!("62A"));
        offers.push(Offer::must(seat, law!("58B3")));
    }
    for &(seat, _) in next.iter().filter(|(seat, _)| opposes(seat)) {
        offers.push(Offer {
            next: true,
            ..Offer::free(seat, law!("58B3"))
        });
    }
    law47_retraction::offer(table, Changes::new(offers, next));
}

/// The others went on before he had said which.
fn remember(table: &mut Table, by: Seat, waiting: Table, first: (Seat, Card)) {
    if let Some(play) = &mut table.play {
        let trick = waiting.play.as_ref().map_or(0, Play::number);
        play.trouble().together = Some(Box::new(Together {
            by,
            table: waiting,
            trick,
            since: vec![first],
        }));
    }
}

/// What comes while cards lie there of which none has been designated: another's card is kept in mind, and attention leads to the
/// question; with anything else the time for it is over.
pub(crate) fn before(table: &mut Table, entry: &Entry) {
    let trouble = table.play.as_mut().and_then(|play| play.trouble.as_mut());
    let Some(trouble) = trouble else { return };
    let Some(together) = &mut trouble.together else {
        return;
    };
    match entry {
        Entry::Player(seat, Action::Play(card)) if *seat != together.by => {
            together.since.push((*seat, *card));
        }
        Entry::Player(_, Action::Attention(None) | Action::AttentionCard(_))
        | Entry::Director(Finding::Called) => {}
        _ => trouble.together = None,
    }
}

/// Somebody notices: before both sides have played to the next trick he is asked which card he played (58B2, 58B4), and what came
/// after it waits on the table.
pub(crate) fn is_noticed(table: &mut Table) {
    let Some(play) = &mut table.play else { return };
    let Some(trouble) = &mut play.trouble else {
        return;
    };
    let Some(together) = trouble.together.take() else {
        return;
    };
    // Attention that was drawn in time keeps the right, whoever plays on after it.
    let noticed = together.table.attention;
    if !noticed && law67_defective_trick::is_late(play, together.trick) {
        return;
    }
    let mut waiting = together.table;
    let law = law!("9B2").in_edition(table.edition());
    let since = table.irregularities.iter().filter(|it| it.law == law);
    let since = since.filter(|it| !waiting.irregularities.contains(it));
    let since: Vec<Irregularity> = since.copied().collect();
    waiting.irregularities.extend(since);
    let Some(asked) = waiting.asked::<WhichOfTheseCards>().cloned() else {
        return;
    };
    for &(seat, card) in &together.since {
        waiting.hands.remove(seat, card);
    }
    let over = asked.over.iter().chain(&together.since).copied().collect();
    if let Some(pending) = &mut waiting.pending {
        pending.matter = Box::new(WhichOfTheseCards { over, ..asked });
    }
    *table = waiting;
}

/// His own partner had played before he said which: that card is looked at only now. What declarer may choose over a lead he chooses
/// first (50D2).
fn partner_played(table: &mut Table, seat: Seat, card: Card) {
    table.hands.restore(seat, card);
    let asked = table.pending.clone();
    match asked {
        None => law45_card_played::place(table, seat, card),
        Some(pending) => {
            let held = pending.matter.card_played(table, seat, card) == Meanwhile::Held;
            if held && pending.matter.comes_again() {
                table.pending = None;
                law45_card_played::place(table, seat, card);
            }
        }
    }
}

/// 58B3: an opponent who had played after them may take his card back.
fn offer_to_next(table: &mut Table, (seat, card): (Seat, Card)) {
    table.hands.restore(seat, card);
    if table.pending.is_some() {
        // Declarer has a choice first: the card is simply back in the hand.
        return;
    }
    let noted = table.irregularities.len();
    law45_card_played::place(table, seat, card);
    let in_trick = |play: &Play| play.trick.card_of(seat) == Some(card);
    let complete = |play: &Play| {
        let last = play.tricks.last().map(|(trick, _)| trick);
        play.trick == Trick::EMPTY && last.is_some_and(|trick| trick.card_of(seat) == Some(card))
    };
    let next = match table.play.as_ref() {
        Some(play) if in_trick(play) => Vec::new(),
        Some(play) if complete(play) && table.phase == Phase::Play => {
            table.pending = None;
            law47_retraction::back_into_last_trick(table)
        }
        _ => return goes_back(table, seat, card, noted),
    };
    let offer = match law47_retraction::is_legal(table, seat, card) {
        true => Offer::free(seat, law!("58B3")),
        false => no_longer_legal(table, seat, noted),
    };
    let offers = vec![offer];
    law47_retraction::offer(table, Changes::new(offers, next));
}

/// It does not come to the trick as it was designated: he takes it back, and that it was out of turn was not his doing (58B3).
fn goes_back(table: &mut Table, seat: Seat, card: Card, noted: usize) {
    let Some(play) = &mut table.play else { return };
    let open = &mut play.trouble().open;
    let own = |open: &Open| match *open {
        Open::Lead { by, card: c, .. } | Open::Premature { by, card: c, .. } => {
            (by, c) == (seat, card)
        }
        _ => false,
    };
    let Some(at) = open.iter().position(own) else {
        return;
    };
    open.remove(at);
    table.irregularities.truncate(noted);
    table.hands.restore(seat, card);
    table.cite(law!("58B3"));
    law16_information::card_withdrawn(table, seat, card, Side::of(seat));
}

/// What he had played does not follow suit to the card that was designated: he has to change it (62A), and that it did not was
/// not his doing.
fn no_longer_legal(table: &mut Table, seat: Seat, noted: usize) -> Offer {
    table.irregularities.truncate(noted);
    table.cite(law!("62A"));
    Offer::must(seat, law!("58B3"))
}
