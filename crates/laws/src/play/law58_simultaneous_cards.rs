//! Law 58: simultaneous leads or plays; here two or more cards from one hand (58B).

use contract_bridge::{Card, Hand, Seat};

use super::law44_sequence_and_procedure as law44;
use super::law45_card_played::{self, set};
use super::law45_to_the_trick;
use super::law47_retraction::{self, Back, Changes, Offer};
use super::{Open, Play, law49_exposure, law67_defective_trick, law68_claim_or_concession};
use crate::auction::law25_changes_of_call;
use crate::awaiting::{Asked, Choice, Question};
use crate::book::{Law, checked};
use crate::entry::{Action, Designation, Entry, Finding, Side};
use crate::impossible::Impossible;
use crate::irregularities::{law09_procedure, law16_information};
use crate::law;
use crate::pending::{Matter, Meanwhile};
use crate::table::revoke::State;
use crate::table::trouble::{Shown, Since, Together};
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
    let after = After {
        trick: table.play.as_ref().map_or(0, Play::number),
        noted: table.irregularities.len(),
        ..After::default()
    };
    ask(table, by, cards, Vec::new(), after);
    Ok(())
}

/// He is asked which of them he plays; what was played since waits on the table.
fn ask(table: &mut Table, by: Seat, cards: &[Card], over: Vec<Since>, after: After) {
    let law = law!("58B2").in_edition(table.edition());
    let lying = law49_exposure::as_they_lie(table);
    let legal = legal_among(table, by, cards);
    let none_legal = legal.is_empty();
    let may = if none_legal { cards.to_vec() } else { legal };
    let options = may.iter().map(|&card| Choice::Plays(card)).collect();
    lay_down(table, &over);
    let question = Question::Options(options);
    let which = WhichOfTheseCards {
        by,
        cards: may,
        all: set(cards),
        none_legal,
        lying,
        over,
        after,
    };
    table.ask(Asked::Player(by), law, question, which);
}

/// Those that he may say he plays: the legal ones (58B2, 44C). Out of turn nobody can tell yet.
fn legal_among(table: &Table, by: Seat, cards: &[Card]) -> Vec<Card> {
    let play = table.play.as_ref();
    let Some(play) = play.filter(|play| play.turn() == by && !play.has_open_lead()) else {
        return cards.to_vec();
    };
    let legal = match table.hands.of(by) {
        Some(hand) => law44::legal(play, by, hand),
        // One of the suit led shows that he can follow.
        None => law44::playable(set(cards), &play.trick),
    };
    let cards = cards.iter().copied();
    cards.filter(|card| legal.contains(*card)).collect()
}

/// Single cards lie on the table; of several at once their owner has all in his hand until he has said which he plays.
fn lay_down(table: &mut Table, over: &[Since]) {
    for (by, card) in over.iter().filter_map(Since::single) {
        table.hands.remove(by, card);
    }
}

fn take_up(table: &mut Table, over: &[Since]) {
    for (by, card) in over.iter().filter_map(Since::single) {
        table.hands.restore(by, card);
    }
}

/// 58B2: which of these cards is played? With what has been played meanwhile (58B3).
#[derive(Debug, Clone, PartialEq)]
struct WhichOfTheseCards {
    by: Seat,
    /// Those that he may play, as they are written.
    cards: Vec<Card>,
    /// All that were seen.
    all: Hand,
    /// None of them can legally be played.
    none_legal: bool,
    /// What lay exposed when they were played.
    lying: Vec<Shown>,
    over: Vec<Since>,
    after: After,
}

/// What is done over again when somebody says which of his cards he played.
#[derive(Debug, Clone, PartialEq, Default)]
struct After {
    /// The trick, from 0.
    trick: usize,
    /// How many irregularities were noted before.
    noted: usize,
    /// Those who have said which card they played, the first first.
    designated: Vec<Seat>,
    /// What their opponents had played after them, and may change (58B3).
    free: Vec<(Seat, Card)>,
}

impl After {
    /// Whether somebody of the other side has said which card he played.
    fn opposes(&self, seat: Seat) -> bool {
        let mut before = self.designated.iter();
        before.any(|&by| Side::of(by) != Side::of(seat))
    }
}

impl Matter for WhichOfTheseCards {
    /// He plays one of them; or another puts a card on them before one is designated, and it waits on the table.
    fn card_played(&self, table: &mut Table, seat: Seat, card: Card) -> Meanwhile {
        if self.by == seat && self.cards.contains(&card) {
            let director = table.director_is_there();
            table.pending = None;
            let shown = law49_exposure::as_they_lie(table);
            take_up(table, &self.over);
            let after = self.after.clone();
            designated(table, (self.by, self.all), card, &self.over, after);
            law49_exposure::shown_since(table, self.by, &self.lying);
            if director {
                // He designates a card because the Director is there: that is not playing on without him (11A).
                law49_exposure::still_as_before(table, &shown);
                if let Some(pending) = &mut table.pending {
                    pending.director = true;
                }
                law09_procedure::settle(table);
            }
            return Meanwhile::Done;
        }
        match &mut table.pending {
            Some(pending) if self.by != seat && self.over.is_empty() => {
                let over = vec![Since::one(seat, card)];
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
        self.over.iter().filter_map(Since::single).collect()
    }

    /// The play goes on and no Director is there: the highest of his cards that is legal is taken as played, and the rest lie exposed, unless
    /// somebody notices it in time.
    fn goes_on(&self, table: &mut Table, seat: Seat, action: &Action) {
        let waits = match action {
            Action::Play(card) if seat == self.by => self.cards.contains(card),
            Action::Play(_) | Action::Names(Designation::Card(_)) => self.over.is_empty(),
            _ => false,
        };
        if waits {
            return;
        }
        let waiting = table.clone();
        table.pending = None;
        taken_as_played(table, self);
        if let Some(first) = played(table, seat, action) {
            remember(table, self.by, waiting, first);
        }
    }
}

/// The cards that an action brings to the table, if it is that; by whose hand.
fn played(table: &Table, seat: Seat, action: &Action) -> Option<Since> {
    match action {
        Action::Play(card) => Some(Since::one(seat, *card)),
        Action::PlaysTogether(cards) => Some(Since {
            by: seat,
            cards: cards.clone(),
        }),
        Action::Names(Designation::Card(card)) => {
            let play = table.play.as_ref()?;
            (play.declarer == seat).then(|| Since::one(play.dummy(), *card))
        }
        _ => None,
    }
}

/// Which of the cards was played nobody has said: the highest that is legal, or else the first. That one stays, should nobody notice before
/// it is too late (67B2a).
fn taken_as_played(table: &mut Table, both: &WhichOfTheseCards) {
    let by = both.by;
    let Some(played) = highest_legal(table, by, &both.cards) else {
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
    take_up(table, &both.over);
    for since in &both.over {
        let card = match *since.cards {
            [card] => Some(card),
            _ => highest_legal(table, since.by, &since.cards),
        };
        if let Some(card) = card {
            law45_card_played::place(table, since.by, card);
        }
    }
}

fn highest_legal(table: &Table, by: Seat, cards: &[Card]) -> Option<Card> {
    let play = table.play.as_ref()?;
    let hand = table.hands.of(by).unwrap_or_else(|| set(cards));
    let legal = law44::legal(play, by, hand);
    let legal = cards.iter().copied().filter(|card| legal.contains(*card));
    let height = |card: &Card| {
        let led = play.trick.suit().unwrap_or(card.suit);
        (law44::height(*card, led, play.strain()), card.rank)
    };
    legal.max_by_key(height).or(cards.first().copied())
}

/// He has said which: the others become penalty cards if he is a defender, else they go back (58B2). What was played since is done over
/// again.
fn designated(
    table: &mut Table,
    (by, all): (Seat, Hand),
    card: Card,
    over: &[Since],
    mut after: After,
) {
    table.cite(law!("58B2"));
    let others = all - Hand::from_iter([card]);
    if let Some(play) = &mut table.play {
        play.trouble().came_out_with.push((by, card, others));
    }
    law45_card_played::place(table, by, card);
    withdraw(table, by, others);
    after.designated.push(by);
    again(table, over, after);
}

/// The cards that he did not play: of a defender penalty cards (58B2).
fn withdraw(table: &mut Table, by: Seat, others: Hand) {
    let defends = table.play.as_ref().is_some_and(|play| !play.declares(by));
    if defends && !others.is_empty() {
        law49_exposure::rectify(table, by, others, false);
    }
}

/// What was played since is looked at in its turn; one who played several cards at once is asked too. In the end every opponent may change
/// what he played after them (58B3).
fn again(table: &mut Table, over: &[Since], mut after: After) {
    let Some((since, rest)) = over.split_first() else {
        return offer(table, &after);
    };
    let seat = since.by;
    let opposes = after.opposes(seat);
    if opposes {
        let cards = since.cards.iter();
        after.free.extend(cards.map(|&card| (seat, card)));
    }
    let [card] = *since.cards else {
        return several_again(table, since, rest, after);
    };
    match opposes {
        true => opponent_played(table, seat, card),
        false => partner_played(table, seat, card),
    }
    again(table, rest, after);
}

/// He too had played several at once, and is asked which, if he has not said so.
fn several_again(table: &mut Table, several: &Since, rest: &[Since], after: After) {
    // A choice of declarer over a lead is asked again when all is settled.
    set_aside(table);
    table.irregular(law!("58B"), several.by);
    if table.pending.is_some() {
        // The Director has something to find first.
        are_shown(table, several.by, &several.cards);
        return again(table, rest, after);
    }
    match rest.split_first() {
        Some((said, rest)) if said.by == several.by && names_one_of(said, several) => {
            let of = (several.by, set(&several.cards));
            designated(table, of, said.cards[0], rest, after);
        }
        _ => ask(table, several.by, &several.cards, rest.to_vec(), after),
    }
}

fn names_one_of(said: &Since, several: &Since) -> bool {
    matches!(*said.cards, [card] if several.cards.contains(&card))
}

fn set_aside(table: &mut Table) {
    table
        .pending
        .take_if(|pending| pending.matter.comes_again());
}

/// An opponent had played: if his card does not come to the trick as it was designated, it goes back.
fn opponent_played(table: &mut Table, seat: Seat, card: Card) {
    set_aside(table);
    if table.pending.is_some() {
        // The Director has something to find first.
        return law16_information::card_withdrawn(table, seat, card, Side::of(seat));
    }
    let noted = table.irregularities.len();
    law45_card_played::place(table, seat, card);
    goes_back(table, seat, card, noted);
}

/// He himself, or his partner, had played before he said which: that card is looked at only now. What declarer may choose over a lead he
/// chooses first (50D2).
fn partner_played(table: &mut Table, seat: Seat, card: Card) {
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

/// The opponents who had played since may change their cards, in that trick or in the next (58B3). Who does not follow suit to what is led
/// now has to; of the side that played several cards at once it is a revoke, which is corrected (62A).
fn offer(table: &mut Table, after: &After) {
    set_aside(table);
    let Some(play) = table.play.as_ref().filter(|_| table.phase == Phase::Play) else {
        return;
    };
    let complete = play.number() == after.trick + 1;
    let offends = after.designated.first().copied();
    let Some(offends) = offends.filter(|_| complete || play.number() == after.trick) else {
        return;
    };
    if table.pending.is_some() {
        return;
    }
    let own = |seat: Seat| Side::of(seat) == Side::of(offends);
    let next = match complete {
        true => law47_retraction::reopen_last_trick(table, own),
        false => Vec::new(),
    };
    let Some(play) = &table.play else { return };
    let mut offers = Vec::new();
    let mut not_his_doing = Vec::new();
    for (seat, card) in play.trick.plays() {
        let legal = law47_retraction::is_legal(table, seat, card);
        match (after.free.contains(&(seat, card)), legal) {
            (true, true) => offers.push(Offer::free(seat, law!("58B3"))),
            (true, false) => {
                offers.push(Offer::must(seat, law!("58B3")));
                not_his_doing.push(seat);
            }
            (false, false) if revokes(play, seat) => offers.push(Offer::of_revoke(play, seat)),
            (false, _) => {}
        }
    }
    let free = next.iter().filter(|it| after.free.contains(it));
    offers.extend(free.map(|&(seat, _)| Offer {
        next: true,
        ..Offer::free(seat, law!("58B3"))
    }));
    if !not_his_doing.is_empty() {
        let later = table.irregularities.split_off(after.noted);
        let later = later.into_iter();
        let others = later.filter(|irregular| !not_his_doing.contains(&irregular.by));
        table.irregularities.extend(others);
        table.cite(law!("62A"));
    }
    let back = Back::Freely(law!("58B3"), Side::of(offends));
    law47_retraction::offer(table, Changes::new(offers, next, back));
}

/// Whether that hand's card to the trick on the table is noted as a revoke.
fn revokes(play: &Play, seat: Seat) -> bool {
    let mut revokes = play.trouble.iter().flat_map(|trouble| &trouble.revokes);
    revokes.any(|r| r.by == seat && r.trick == play.number() && r.state == State::Open)
}

/// The play went on before he had said which. If cards of another hand lie there so already, what comes now is kept with them.
fn remember(table: &mut Table, by: Seat, waiting: Table, first: Since) {
    let Some(play) = &mut table.play else { return };
    let now = play.clone();
    let known = &mut play.trouble().together;
    known.take_if(|known| law67_defective_trick::is_late(&now, known.trick));
    if known.is_none() {
        let trick = waiting.play.as_ref().map_or(0, Play::number);
        *known = Some(Box::new(Together {
            by,
            table: waiting,
            trick,
            since: vec![first],
        }));
    }
}

/// What comes while cards lie there of which none has been designated: a card is kept in mind, and attention leads to the question; with
/// anything else the time for it is over.
pub(crate) fn before(table: &mut Table, entry: &Entry) {
    let Some(play) = &table.play else { return };
    if play
        .trouble
        .as_ref()
        .is_none_or(|trouble| trouble.together.is_none())
    {
        return;
    }
    let since = match entry {
        Entry::Player(_, Action::Attention(None) | Action::AttentionCard(_))
        | Entry::Director(Finding::Called) => return,
        Entry::Player(seat, action) => played(table, *seat, action),
        Entry::Director(_) => None,
    };
    let trouble = table.play.as_mut().map(Play::trouble);
    let Some(together) = trouble.map(|trouble| &mut trouble.together) else {
        return;
    };
    match (together.as_mut(), since) {
        (Some(together), Some(since)) => together.since.push(since),
        _ => *together = None,
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
    lay_down(&mut waiting, &together.since);
    let over = asked.over.iter().chain(&together.since).cloned().collect();
    if let Some(pending) = &mut waiting.pending {
        pending.matter = Box::new(WhichOfTheseCards { over, ..asked });
    }
    *table = waiting;
}

/// The Director comes to cards of which none could legally be played: there is nothing to designate. They are exposed, and he plays a legal
/// card; what opponents played on them goes back (58B3).
pub(crate) fn director_comes(table: &mut Table) {
    let asked = table.asked::<WhichOfTheseCards>().cloned();
    let Some(WhichOfTheseCards { by, all, over, .. }) = asked.filter(|asked| asked.none_legal)
    else {
        return;
    };
    table.pending = None;
    take_up(table, &over);
    table.cite(law!("58B2"));
    withdraw(table, by, all);
    let mut seen = Vec::new();
    for since in &over {
        let new = |card: &&Card| !seen.contains(&(since.by, **card));
        let cards: Vec<Card> = since.cards.iter().filter(new).copied().collect();
        seen.extend(cards.iter().map(|&card| (since.by, card)));
        match (Side::of(since.by) == Side::of(by), &cards[..]) {
            (true, &[card]) => partner_played(table, since.by, card),
            (true, several) => are_shown(table, since.by, several),
            (false, cards) => go_back_freely(table, since.by, cards),
        }
    }
}

/// They lie there, and no more.
fn are_shown(table: &mut Table, by: Seat, cards: &[Card]) {
    let defends = table.play.as_ref().is_some_and(|play| !play.declares(by));
    if let (true, false, Some(play)) = (defends, cards.is_empty(), &mut table.play) {
        let shown = Open::exposed(by, set(cards), false);
        play.trouble().open.push(shown);
    }
}

fn go_back_freely(table: &mut Table, by: Seat, cards: &[Card]) {
    for &card in cards {
        table.cite(law!("58B3"));
        law16_information::card_withdrawn(table, by, card, Side::of(by));
    }
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
