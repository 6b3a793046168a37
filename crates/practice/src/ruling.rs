//! The ruling as questions with one right answer each: which call stands, who must pass, which card is a penalty card, how many tricks are
//! transferred, who may use what, whose turn it is. Which of them are asked follows from what happened, not from what the answer is.

use contract_bridge::auction::Call;
use contract_bridge::{Card, Hand, Seat};
use openroom_laws::awaiting::{Fact, Question};
use openroom_laws::effects::{Effect, between};
use openroom_laws::entry::{Actor, Side, Spoken};
use openroom_laws::table::{Bar, PenaltyKind, Unauthorised};
use openroom_laws::{Action, Clause, Edition, Entry, Phase, Table};

use crate::case::{About, Case, Offer, Step};
use crate::offers::{in_order, wrong_ones};
use crate::topic::Level;
use openroom_chance::Chance;

/// What a part of the ruling is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// Whether the board can be played.
    Board,
    /// What becomes of a call over which the Director was called.
    Call(Seat, Spoken),
    /// Whether a player must pass.
    Bar(Seat),
    /// Whether a card is a penalty card.
    Penalty(Seat, Card),
    /// How many tricks are transferred to a side.
    Transfer(Side),
    /// The tricks of declarer.
    Tricks,
    /// Which card dummy plays, of which declarer has said too little.
    Card,
    /// Whose turn it is.
    Turn,
    /// Whether the lead of a player may be restricted, should his side defend.
    Lead(Seat),
    /// Who may not use what has come out.
    Closed,
    /// Which question is left for the end of the play.
    Review,
}

/// How a part of the ruling is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ruled {
    /// The board is played on, or is given an adjusted score.
    Played(bool),
    /// This call stands, or none.
    Stands(Option<Spoken>),
    /// He must pass for so long, or is free.
    Bar(Option<Bar>),
    /// He need not pass, but may neither double nor redouble at his turn (30B2b of 2007).
    NoDouble,
    /// A penalty card of that kind, or none.
    Penalty(Option<PenaltyKind>),
    /// So many tricks.
    Tricks(u8),
    /// This card.
    Card(Card),
    /// It is his turn.
    Turn(Seat),
    /// Yes or no.
    Lead(bool),
    /// These may not use it; none: all may.
    Closed(Option<Unauthorised>),
    /// The clause by which the board is looked at again, or none.
    Review(Option<Clause>),
}

/// Clauses of the regular course of a board.
const ROUTINE: [&str; 7] = ["17B", "17C", "22A", "44E", "44F", "44G", "77"];

/// The clauses applied between two states of a board, without those of its regular course.
pub(crate) fn cited_between(before: &Table, after: &Table) -> Vec<Clause> {
    let cited = after.cited().iter().copied();
    cited
        .filter(|law| !before.cited().contains(law) && !ROUTINE.contains(&law.id()))
        .collect()
}

/// The parts of the ruling that are asked about, with their answers.
pub(crate) fn parts(case: &Case, chance: &mut Chance) -> Vec<Step> {
    let about = Happened::of(case);
    let mut all: Vec<(Part, Ruled, Vec<Ruled>)> = Vec::new();
    all.extend(board(case));
    if is_to_be_adjusted(case.end()) {
        return steps(case, all, chance);
    }
    all.extend(call(case, &about));
    all.extend(card(case));
    all.extend(bars(case, &about));
    all.extend(penalty_cards(case, &about));
    all.extend(transfer(case, &about));
    all.extend(turn(case));
    all.extend(tricks(case, chance));
    all.extend(closed(case, &about));
    all.extend(lead(case, &about));
    if case.level == Level::Hard {
        all.extend(review(case, &about));
    }
    let most = match case.level {
        Level::Easy => 2,
        Level::Usual => 4,
        Level::Hard => 7,
    };
    all.truncate(most);
    steps(case, all, chance)
}

fn steps(case: &Case, all: Vec<(Part, Ruled, Vec<Ruled>)>, chance: &mut Chance) -> Vec<Step> {
    let at = case.log.entries.len();
    let one = |(part, right, mut wrong): (Part, Ruled, Vec<Ruled>)| {
        let mut known = vec![right];
        wrong.retain(|other| {
            let new = !known.contains(other);
            known.push(*other);
            new
        });
        chance.shuffle(&mut wrong);
        wrong.truncate(wrong_ones(case.level));
        let mut choices: Vec<(bool, Offer)> = vec![(true, Offer::Ruled(right))];
        choices.extend(wrong.into_iter().map(|other| (false, Offer::Ruled(other))));
        choices.sort_by_key(|(_, offer)| place(offer));
        let laws = clauses(case, part);
        in_order(at, About::Ruling(part), choices, laws)
    };
    all.into_iter().map(one).collect()
}

/// Answers stand in an order that tells nothing.
fn place(offer: &Offer) -> u64 {
    let Offer::Ruled(ruled) = offer else {
        return 0;
    };
    match *ruled {
        Ruled::Played(played) => u64::from(!played),
        Ruled::Stands(None) | Ruled::Review(None) => 1 << 40,
        Ruled::Stands(Some(Spoken::Call(call))) => match call {
            Call::Pass => 0,
            Call::Double => 1,
            Call::Redouble => 2,
            Call::Bid(bid) => 3 + u64::from(bid.level.get()) * 5 + bid.strain as u64,
        },
        Ruled::Stands(Some(_)) => 99,
        Ruled::Bar(bar) => bar.map_or(0, |bar| 1 + bar as u64),
        Ruled::NoDouble => 9,
        // From the highest down, as a hand is laid out.
        Ruled::Card(card) => 100 - 20 * card.suit as u64 - u64::from(card.rank.get()),
        Ruled::Penalty(kind) => match kind {
            None => 0,
            Some(PenaltyKind::Minor) => 1,
            Some(PenaltyKind::Major) => 2,
        },
        Ruled::Tricks(tricks) => tricks.into(),
        Ruled::Turn(seat) => seat as u64,
        Ruled::Lead(yes) => u64::from(!yes),
        Ruled::Closed(closed) => match closed {
            None => 0,
            Some(Unauthorised::Side(side)) => 1 + side as u64,
            Some(Unauthorised::Player(seat)) => 3 + seat as u64,
            Some(_) => 9,
        },
        Ruled::Review(Some(law)) => law.law().map_or(0, u64::from),
    }
}

/// The clauses that a part of the ruling rests on: those applied with what brought it about, else all that were.
fn clauses(case: &Case, part: Part) -> Vec<Clause> {
    let is_about = |effect: &Effect| match (part, effect) {
        (Part::Bar(seat), Effect::Bar { seat: barred, .. } | Effect::NoDouble { seat: barred }) => {
            seat == *barred
        }
        (Part::Penalty(_, card), Effect::PenaltyCard { card: shown, .. }) => card == *shown,
        (Part::Transfer(_), Effect::Transfer { .. }) => true,
        (Part::Tricks, Effect::Result { .. }) => true,
        (Part::Lead(seat), Effect::LeadMayBeRestricted { seat: leads, .. }) => seat == *leads,
        _ => false,
    };
    let around = case.tables().windows(2);
    let brought = around.filter(|pair| between(&pair[0], &pair[1]).iter().any(is_about));
    let laws: Vec<Clause> = brought
        .flat_map(|pair| cited_between(&pair[0], &pair[1]))
        .collect();
    let informs = case.end().information().iter().map(|info| info.law);
    match part {
        Part::Closed if !case.end().information().is_empty() => informs.take(2).collect(),
        Part::Review if !case.end().reviews().is_empty() => case.end().reviews().to_vec(),
        _ if !laws.is_empty() => laws,
        _ => case.laws(),
    }
}

fn is_to_be_adjusted(table: &Table) -> bool {
    let asked = table.awaiting().map(|awaiting| &awaiting.question);
    matches!(asked, Some(Question::Fact(Fact::Adjust)))
}

/// What was irregular, as far as the questions depend on it.
struct Happened {
    offender: Seat,
    /// The calls of the offender before the ruling, those that he put in their place among them.
    calls: Vec<Spoken>,
    /// The cards that he showed or played before it.
    cards: Vec<Card>,
    /// It happened before the lead.
    in_auction: bool,
    /// What the Director found made it known, and no act of a player.
    found: bool,
}

impl Happened {
    fn of(case: &Case) -> Self {
        let before = &case.log.entries[..case.arrived];
        let known = case.start().irregularities().len();
        let irregular = case.end().irregularities().get(known).map(|it| it.by);
        let acted = before.iter().find_map(|entry| match entry.by() {
            Actor::Player(seat) => Some(seat),
            Actor::Director => None,
        });
        let found = acted.is_none();
        // A card of dummy is played by declarer.
        let offender = acted.or(irregular).unwrap_or(Seat::North);
        let offender = match irregular {
            Some(by) if !matches!(case.start().phase(), Phase::Auction) => by,
            _ => offender,
        };
        let own = before.iter().filter_map(|entry| match entry {
            Entry::Player(seat, action) if *seat == offender => Some(action),
            _ => None,
        });
        let mut happened = Self {
            offender,
            calls: Vec::new(),
            cards: Vec::new(),
            in_auction: case.start().phase() == Phase::Auction,
            found,
        };
        for action in own {
            match action {
                Action::Call(said) | Action::Changes(said) => {
                    happened.calls.push(said.spoken);
                    happened.in_auction = true;
                }
                Action::Play(card) => happened.cards.push(*card),
                Action::PlaysTogether(cards) | Action::Exposes { cards, .. } => {
                    happened.cards.extend(cards.iter());
                }
                _ => {}
            }
        }
        happened
    }
}

type Asked = (Part, Ruled, Vec<Ruled>);

fn board(case: &Case) -> Option<Asked> {
    let adjusted = is_to_be_adjusted(case.end());
    let counted = matches!(
        case.log.entries.first(),
        Some(Entry::Director(
            openroom_laws::Finding::Cards(_) | openroom_laws::Finding::Missing { .. }
        ))
    );
    let both = [true, false].map(Ruled::Played);
    (adjusted || counted).then(|| (Part::Board, Ruled::Played(!adjusted), both.to_vec()))
}

/// What becomes of the call over which the Director was called: it stands, another does in its place, or none.
fn call(case: &Case, about: &Happened) -> Option<Asked> {
    let (at, by, named) = ruled_on(case, about)?;
    let entries = &case.log.entries;
    // Whether the next player accepts it is told, and with it what becomes of it; of a change it is not told which of the two calls stands.
    let decided =
        |entry: &Entry| matches!(entry, Entry::Player(_, Action::Accepts | Action::Declines));
    let changed = |entry: &Entry| matches!(entry, Entry::Player(_, Action::Changes(_)));
    if entries[case.arrived..].iter().any(decided) && !entries[..case.arrived].iter().any(changed) {
        return None;
    }
    // What he called in its place is told.
    let calls_anew =
        |entry: &Entry| matches!(entry, Entry::Player(seat, Action::Call(_)) if *seat == by);
    if entries[case.arrived..].iter().any(calls_anew) {
        return None;
    }
    // What stood before it is not in its place.
    let stood = case.after(at).calls().iter().zip(case.end().calls());
    let known = stood.take_while(|(old, new)| old == new).count();
    let made = case.end().calls().get(known..)?.iter();
    let own = made.rev().find(|made| made.by == by);
    let stands = own.map(|made| Spoken::Call(made.call));
    let since = entries[at..case.arrived].iter();
    let said = since.filter_map(|entry| said_by(entry, by));
    let mut wrong: Vec<Ruled> = said.map(|call| Ruled::Stands(Some(call))).collect();
    wrong.push(Ruled::Stands(None));
    if named != Spoken::Call(Call::Pass) {
        wrong.push(Ruled::Stands(Some(Spoken::Call(Call::Pass))));
    }
    Some((Part::Call(by, named), Ruled::Stands(stands), wrong))
}

/// The call over which the Director was called: the last that was irregular, or that was changed; where none was, what the player called
/// who is looked at.
fn ruled_on(case: &Case, about: &Happened) -> Option<(usize, Seat, Spoken)> {
    let entries = &case.log.entries[..case.arrived];
    let called = |at: usize| match &entries[at] {
        Entry::Player(seat, Action::Call(said)) => Some((at, *seat, said.spoken)),
        _ => None,
    };
    let irregularities = |at: usize| case.after(at).irregularities().len();
    for at in (0..entries.len()).rev() {
        match &entries[at] {
            Entry::Player(seat, Action::Changes(_)) => {
                let mut earlier = (0..at).rev().filter_map(called);
                return earlier.find(|(_, by, _)| by == seat);
            }
            Entry::Player(_, Action::Call(_)) if irregularities(at) < irregularities(at + 1) => {
                return called(at);
            }
            _ => {}
        }
    }
    let mut calls = (0..entries.len()).rev().filter_map(called);
    let in_auction = case.after(case.arrived).phase() == Phase::Auction;
    calls.find(|(_, by, _)| in_auction && *by == about.offender)
}

fn said_by(entry: &Entry, by: Seat) -> Option<Spoken> {
    match entry {
        Entry::Player(seat, Action::Call(said) | Action::Changes(said)) if *seat == by => {
            Some(said.spoken)
        }
        _ => None,
    }
}

/// The card of dummy that declarer has named in part, where the Law says which it is and no player has a choice (46B).
fn card(case: &Case) -> Option<Asked> {
    let at = case.designated()?;
    let found = case.after(at);
    let chose = |entry: &Entry| matches!(entry, Entry::Player(..));
    if case.log.entries[case.arrived..].iter().any(chose) {
        return None;
    }
    let dummy = found.turn()?;
    let of_dummy = |table: &Table| -> Vec<Card> {
        let tricks = table.tricks().iter().map(|(trick, _)| trick);
        let all = tricks.chain(table.trick());
        all.filter_map(|trick| trick.card_of(dummy)).collect()
    };
    let played = of_dummy(case.end());
    let [.., card] = played.as_slice() else {
        return None;
    };
    if played.len() != of_dummy(found).len() + 1 {
        return None;
    }
    let others = Hand::iter(found.hand(dummy)?).filter(|other| other != card);
    let wrong = others.map(Ruled::Card).collect();
    Some((Part::Card, Ruled::Card(*card), wrong))
}

fn bars(case: &Case, about: &Happened) -> Vec<Asked> {
    let end = case.end();
    if !about.in_auction || about.found || end.phase() != Phase::Auction {
        return Vec::new();
    }
    let partner = about.offender.partner();
    let mut all = [None, Some(Bar::Turn), Some(Bar::Auction)]
        .map(Ruled::Bar)
        .to_vec();
    if case.edition() == Edition::E2007 {
        all.push(Ruled::NoDouble);
    }
    let effects = between(case.start(), end);
    let ruled = |seat: Seat| match end.barred(seat) {
        None if effects.contains(&Effect::NoDouble { seat }) => Ruled::NoDouble,
        bar => Ruled::Bar(bar),
    };
    let asked = |seat: Seat| (Part::Bar(seat), ruled(seat), all.clone());
    // Of a call out of rotation, against an obligation to pass or above seven the offender may have to pass as well: he is asked about
    // whether he must or not.
    let offender = [about.offender];
    let own = offender.into_iter().filter(|_| binds_the_offender(case));
    core::iter::once(partner).chain(own).map(asked).collect()
}

/// The offending side has called out of rotation, where it had to pass, or above seven.
fn binds_the_offender(case: &Case) -> bool {
    let mut before = case.log.entries[..case.arrived].iter().enumerate();
    before.any(|(at, entry)| match entry {
        Entry::Player(by, Action::Call(said)) => {
            let table = case.after(at);
            table.turn() != Some(*by) || table.barred(*by).is_some() || said.call().is_none()
        }
        _ => false,
    })
}

fn penalty_cards(case: &Case, about: &Happened) -> Vec<Asked> {
    let end = case.end();
    if matches!(end.phase(), Phase::Auction | Phase::Over) {
        return Vec::new();
    }
    let kind = |card: Card| {
        let cards = end.penalty_cards(about.offender).iter();
        cards
            .clone()
            .find(|(shown, _)| *shown == card)
            .map(|(_, kind)| *kind)
    };
    let all = [None, Some(PenaltyKind::Minor), Some(PenaltyKind::Major)].map(Ruled::Penalty);
    let mut cards: Vec<Card> = about.cards.clone();
    cards.dedup();
    let asked = cards.into_iter().rev().take(2).map(|card| {
        let part = Part::Penalty(about.offender, card);
        (part, Ruled::Penalty(kind(card)), all.to_vec())
    });
    asked.collect()
}

fn is_of_a_revoke(case: &Case) -> bool {
    let known = case.start().irregularities().len();
    let mut irregular = case.end().irregularities().iter().skip(known);
    irregular.any(|it| it.law.id() == "44C")
}

fn transfer(case: &Case, about: &Happened) -> Option<Asked> {
    if !is_of_a_revoke(case) || case.end().phase() != Phase::Over {
        return None;
    }
    let side = Side::of(about.offender).other();
    let effects = between(case.start(), case.end());
    let given = effects.iter().find_map(|effect| match effect {
        Effect::Transfer { side, tricks } => Some((*side, *tricks)),
        _ => None,
    });
    let tricks = match given {
        None => 0,
        Some((to, tricks)) if to == side => tricks,
        Some(_) => return None,
    };
    let wrong = (0..=3).map(Ruled::Tricks).collect();
    Some((Part::Transfer(side), Ruled::Tricks(tricks), wrong))
}

fn tricks(case: &Case, chance: &mut Chance) -> Option<Asked> {
    let tricks = case.end().result()?.tricks?;
    let shift = chance.below(3) as u8;
    let low = tricks.saturating_sub(1 + shift);
    let wrong = (low..=low + 4)
        .filter(|&other| other <= 13)
        .map(Ruled::Tricks);
    Some((Part::Tricks, Ruled::Tricks(tricks), wrong.collect()))
}

fn turn(case: &Case) -> Option<Asked> {
    let seat = case.end().turn()?;
    let all = Seat::ALL.map(Ruled::Turn);
    Some((Part::Turn, Ruled::Turn(seat), all.to_vec()))
}

fn closed(case: &Case, about: &Happened) -> Option<Asked> {
    // Of a card that nobody has seen there is nothing to use but that its player meant to lead (WB 41.2): no question with four answers.
    if about.cards.is_empty() && led_face_down(case) {
        return None;
    }
    let known = case.start().information();
    let new = case
        .end()
        .information()
        .iter()
        .filter(|info| !known.contains(info));
    let mut closed: Vec<Unauthorised> = new
        .map(|info| info.unauthorised)
        .filter(|to| *to != Unauthorised::Nobody)
        .collect();
    closed.dedup();
    // What a call told is asked about whether it stands or not; of a card only where somebody may not use it.
    let right = match closed.as_slice() {
        [] if about.calls.is_empty() => return None,
        [] => None,
        [one] => Some(*one),
        _ => return None,
    };
    let sides = [Side::Ns, Side::Ew].map(|side| Some(Unauthorised::Side(side)));
    let partner = Some(Unauthorised::Player(about.offender.partner()));
    let mut wrong = vec![Ruled::Closed(None)];
    wrong.extend(sides.map(Ruled::Closed));
    // One player of a side beside the side would be half right.
    if let Some(Unauthorised::Player(_)) = right {
        wrong.retain(|other| !matches!(other, Ruled::Closed(Some(Unauthorised::Side(side))) if *side == Side::of(about.offender)));
        wrong.push(Ruled::Closed(partner));
        wrong.push(Ruled::Closed(Some(Unauthorised::Player(about.offender))));
    }
    Some((Part::Closed, Ruled::Closed(right), wrong))
}

fn led_face_down(case: &Case) -> bool {
    let mut before = case.log.entries[..case.arrived].iter();
    before.any(|entry| matches!(entry, Entry::Player(_, Action::LeadsDown(_))))
}

fn lead(case: &Case, about: &Happened) -> Option<Asked> {
    if about.calls.is_empty() || case.end().phase() == Phase::Play || has_chosen_lead(case) {
        return None;
    }
    if case.end().passed_out() || is_to_be_replaced(case, about) {
        return None;
    }
    let seat = about.offender.partner();
    // Whose side plays the hand leads to nothing that declarer might restrict.
    let contract = case.end().contract();
    let declares = contract.is_some_and(|(_, declarer)| Side::of(declarer) == Side::of(seat));
    if declares || !has_withdrawn(case, about.offender) {
        return None;
    }
    let effects = between(case.start(), case.end());
    let may = effects.iter().any(|effect| matches!(effect, Effect::LeadMayBeRestricted { seat: leads, .. } if *leads == seat));
    let both = [true, false].map(Ruled::Lead);
    Some((Part::Lead(seat), Ruled::Lead(may), both.to_vec()))
}

/// A call of that player was withdrawn or cancelled: he has made more of them than stand (26).
fn has_withdrawn(case: &Case, by: Seat) -> bool {
    let standing = |table: &Table| table.calls().iter().filter(|made| made.by == by).count();
    let said = case.log.entries.iter();
    let made = said.filter_map(|entry| said_by(entry, by)).count();
    standing(case.start()) + made > standing(case.end())
}

/// Declarer has been asked about that lead, and has the choice no more: it is for the first turn to lead alone (26B; 26A2 and 26B in 2007).
fn has_chosen_lead(case: &Case) -> bool {
    let asked = |table: &Table| {
        let awaiting = table.awaiting();
        awaiting.is_some_and(|it| {
            it.law.law() == Some(26) && matches!(it.question, Question::Options(_))
        })
    };
    case.tables().iter().any(asked)
}

/// A call of the offender was cancelled, and he has not called in its place: what follows for the lead and after the play is not settled.
fn is_to_be_replaced(case: &Case, about: &Happened) -> bool {
    let entries = &case.log.entries;
    let refused = |entry: &Entry| matches!(entry, Entry::Player(_, Action::Declines));
    let Some(at) = entries.iter().rposition(refused) else {
        return false;
    };
    let anew = |entry: &Entry| matches!(entry, Entry::Player(by, Action::Call(_)) if *by == about.offender);
    case.end().phase() == Phase::Auction && !entries[at..].iter().any(anew)
}

/// Damage questions, and whether they can come up on this board.
fn cannot_come_up(case: &Case, law: Clause) -> bool {
    let [start, end] = [case.start(), case.end()];
    let misled = |entry: &Entry| {
        matches!(
            entry,
            Entry::Director(openroom_laws::Finding::Misinformed(_))
        )
    };
    let irregular = end.irregularities().len() > start.irregularities().len()
        || case.designated().is_some()
        || case.log.entries.iter().any(misled);
    let cites = |number: u8| end.cited().iter().any(|law| law.law() == Some(number));
    let mut informed = end.information().iter();
    let is_closed = informed.any(|info| info.unauthorised != Unauthorised::Nobody);
    match law.law() {
        // An offender could have known at any irregularity.
        Some(72) => !irregular && !is_closed,
        Some(23) if case.edition() == Edition::E2007 => !irregular && !is_closed,
        Some(16) => !is_closed,
        Some(64) => !is_of_a_revoke(case) && ![61, 62, 63, 64].into_iter().any(cites),
        // What was misexplained is irregular, and may have been relied on.
        Some(21) => !cites(20) && !cites(21) && !cites(40),
        Some(number) => !cites(number),
        None => false,
    }
}

/// A card was left out of a trick, and the other side played on (67B1).
fn is_deemed_a_revoke(case: &Case) -> bool {
    let law = Clause::find(case.edition(), "67B1");
    law.is_some_and(|law| case.end().cited().contains(&law))
}

fn review(case: &Case, about: &Happened) -> Option<Asked> {
    let edition = case.edition();
    let end = case.end();
    if end.passed_out() || is_to_be_replaced(case, about) {
        return None;
    }
    let mut informed = end.information().iter();
    let is_closed = informed.any(|info| info.unauthorised != Unauthorised::Nobody);
    let right = match end.reviews() {
        // Whether it was used may be asked after the play (16B3, 16C3; 16D2 in 2007): the answer is not "none".
        [] if is_closed => return None,
        // Every revoke is looked at for equity, and this counts as one (67B1): the answer is not "none" either.
        [] if is_deemed_a_revoke(case) => return None,
        [] => None,
        [one] => Some(*one),
        _ => return None,
    };
    let others: &[&str] = match edition {
        Edition::E2007 => &["16B3", "21B3", "23", "27D", "50E3", "55C", "64C"],
        Edition::E2017 => &["16B3", "21B3", "23C", "27D", "50E4", "64C1", "72C"],
    };
    let others = others.iter().filter_map(|id| Clause::find(edition, id));
    let others = others.filter(|&law| cannot_come_up(case, law));
    let mut wrong: Vec<Ruled> = others.map(|law| Ruled::Review(Some(law))).collect();
    wrong.push(Ruled::Review(None));
    Some((Part::Review, Ruled::Review(right), wrong))
}
