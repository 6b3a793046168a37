//! Law 57: premature lead or play by a defender.

use contract_bridge::{Card, Hand, Seat, Suit};

use super::law47_retraction::{Back, Changes, Offer};
use super::{Binds, Open, Play, Restricted, Restriction, Trick};
use super::{
    law45_card_played, law45_to_the_trick, law47_retraction, law49_exposure, law50_penalty_card,
    law60_play_after_illegal_play,
};
use crate::awaiting::{Asked, Choice, Question};
use crate::clause::Clause;
use crate::edition::Edition;
use crate::entry::{Finding, Requirement, Side, SpokenCall};
use crate::impossible::Impossible;
use crate::irregularities::{law11_forfeiture, law16_information};
use crate::law;
use crate::pending::{Matter, not_asked_to_correct};
use crate::play::before_lead::before_lead;
use crate::table::trouble::{Ahead, PenaltyKind};
use crate::table::{Phase, Table};

/// What becomes of a card that a defender plays too early.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Premature {
    /// It stays played although its turn has not come.
    Early,
    /// It lies there exposed; the Director may deem it led to the next trick (45E).
    Fifth,
    /// It lies there until somebody rules on it, or its turn comes.
    Noted,
}

/// A defender follows a lead of declarer's to the next trick while his partner has still to play to this one: declarer has
/// played from both hands, so he is excused (57C1), and his card goes back with the lead (WB 67.1; 53A-fn of 2017). False if
/// that is not so.
pub(crate) fn follows_early_lead(table: &mut Table, by: Seat, card: Card) -> bool {
    let Some(play) = &table.play else {
        return false;
    };
    let number = play.number();
    let led = play.trouble.as_ref().and_then(|trouble| trouble.fifth);
    let led = led.is_some_and(|(seat, _, trick)| play.declares(seat) && trick == number);
    let both = play
        .trick
        .card_of(play.declarer)
        .and(play.trick.card_of(play.dummy()));
    if !led || both.is_none() || play.trick.card_of(by).is_none() {
        return false;
    }
    table.cite(law!("57C1"));
    if number + 2 == 13 && table.edition() == Edition::E2017 {
        table.cite_one(law!(2017: "53A-fn"));
    }
    law16_information::card_withdrawn(table, by, card, Side::of(by));
    true
}

/// A defender plays out of turn to a trick, or leads to the next before it is complete.
pub(crate) fn note(table: &mut Table, by: Seat, card: Card, has_played: bool) -> Premature {
    let Some(play) = &mut table.play else {
        return Premature::Noted;
    };
    let partner_to_play = play.trick.card_of(by.partner()).is_none();
    if !partner_to_play {
        return partner_has_played(table, by, card, has_played);
    }
    if !has_played && excused(table, by) {
        return Premature::Early;
    }
    let Some(play) = &mut table.play else {
        return Premature::Noted;
    };
    // A play ahead of his partner is illegal, and establishes a revoke of his side in the trick before all the same (63A1).
    super::law63_establishment_of_revoke::by_play(play, by);
    let played_on = false;
    play.trouble().open.push(Open::Premature {
        by,
        card,
        played_on,
    });
    table.hands.remove(by, card);
    Premature::Noted
}

/// His partner has nothing to learn from it any more. 57D of 2017: he must play the card at his turn if he legally can, else
/// it is a major penalty card; 2007 comes to the same by 45C1 and 49.
fn partner_has_played(table: &mut Table, by: Seat, card: Card, has_played: bool) -> Premature {
    let legal = match (&table.play, table.hands.of(by)) {
        (Some(play), Some(hand)) => {
            super::law44_sequence_and_procedure::playable(hand, &play.trick).contains(card)
        }
        _ => true,
    };
    if has_played || !legal {
        if has_played {
            table.cite(law!("45E1"));
        } else if table.edition() == Edition::E2017 {
            table.cite_one(law!(2017: "57D"));
        }
        let cards = Hand::from_iter([card]);
        // 45E1 leaves it to Law 50 which kind of penalty card it is: two cards to a trick are an accident, a card out of turn is none (50B).
        let deliberately = !has_played;
        if let Some(play) = &mut table.play {
            let open = Open::exposed(by, cards, deliberately);
            play.trouble().open.push(open);
        }
        return match has_played {
            true => Premature::Fifth,
            false => Premature::Noted,
        };
    }
    match table.edition() {
        Edition::E2017 => table.cite_one(law!(2017: "57D")),
        Edition::E2007 => table.cite(law!("45C1")),
    }
    Premature::Early
}

/// 57C: declarer has played from both hands, or dummy put out or suggested a card of his own accord.
fn excused(table: &mut Table, by: Seat) -> bool {
    let Some(play) = &mut table.play else {
        return false;
    };
    let both_hands =
        play.trick.card_of(play.declarer).is_some() && play.trick.card_of(play.dummy()).is_some();
    let suggested = play
        .trouble
        .as_ref()
        .is_some_and(|t| t.dummy_suggested.is_some());
    if both_hands {
        table.cite(law!("57C1"));
    } else if suggested {
        play.trouble().early_after_dummy = Some(by);
        table.cite(law!(2007: "57C1", 2017: "57C2"));
    }
    both_hands || suggested
}

/// The player after the offender goes on without a ruling: the card counts as played in turn (60A). That card, if there is one.
pub(crate) fn played_over(table: &mut Table, seat: Seat) -> Option<(Seat, Card)> {
    let play = table.play.as_mut()?;
    let (by, card) = play.trouble().open.iter().find_map(|open| match *open {
        Open::Premature { by, card, .. } if by.lho() == seat => Some((by, card)),
        _ => None,
    })?;
    if play.trick.card_of(by).is_some() || !play.declares(seat) {
        return None;
    }
    take_open(play, by, card);
    table.cite(law!("60A1"));
    table.cite(law!("60A2"));
    table.hands.restore(by, card);
    Some((by, card))
}

/// The declaring side plays on without a ruling on a card ahead of partner. If it is a lead, and the hand after the offender does, it
/// waits for its time and stands (60A1): true. The other hand, whose right-hand opponent is not the offender, loses nothing by 60A1; if
/// it plays after the offender's partner, it may have forfeited its choice over his card (11A).
pub(crate) fn played_on_over(play: &mut Play, seat: Seat) -> bool {
    let trick = play.trick;
    let mut forfeited = false;
    for open in &mut play.trouble().open {
        let Open::Premature {
            by,
            card,
            played_on,
        } = open
        else {
            continue;
        };
        let (by, card) = (*by, *card);
        if seat != by.lho() {
            *played_on |= trick.card_of(by.partner()).is_some();
        } else if trick.card_of(by).is_some() {
            *open = Open::EarlyLead { by, card };
            forfeited = true;
        }
    }
    forfeited
}

/// Declarer, who has played to this trick, puts out a card that follows a defender's lead to the next one: he has played to it. From the
/// hand after the offender that forfeits the choice over his partner's card (60A1), and the lead waits for its time; from the other
/// hand it is a card to a lead that waits already. False if it is not that.
pub(crate) fn plays_to_early_lead(table: &mut Table, seat: Seat, card: Card) -> bool {
    let Some(play) = &mut table.play else {
        return false;
    };
    let trick = play.trick;
    let again = |open: &Open| matches!(*open, Open::ToEarlyLead { by, .. } if by == seat);
    let open = &mut play.trouble().open;
    if open.iter().any(again) {
        return false;
    }
    let early = open.iter_mut().find_map(|open| match *open {
        Open::EarlyLead { card, .. } => Some((card, None)),
        Open::Premature { by, card, .. } if by.lho() == seat && trick.card_of(by).is_some() => {
            let stands = Open::EarlyLead { by, card };
            Some((card, Some((open, stands))))
        }
        _ => None,
    });
    let Some((led, forfeits)) = early else {
        return false;
    };
    let in_suit = table.hands.holding(seat, led.suit);
    if card.suit != led.suit && in_suit.is_none_or(|cards| !cards.is_empty()) {
        return false;
    }
    let next_hand = forfeits.is_some();
    if let Some((open, stands)) = forfeits {
        *open = stands;
    }
    play.trouble()
        .open
        .push(Open::ToEarlyLead { by: seat, card });
    table.hands.remove(seat, card);
    if next_hand {
        table.cite(law!("60A1"));
        table.cite(law!("60A2"));
    } else {
        table.irregular(law!("44B"), seat);
        table.cite(law!(2007: "57C2", 2017: "57C3"));
    }
    true
}

/// The early lead has come to its time: what was played to it comes after it.
pub(crate) fn cards_to_early_lead_follow(table: &mut Table) {
    let Some(play) = &mut table.play else { return };
    let waits = |open: &Open| matches!(open, Open::EarlyLead { .. });
    if play.trouble().open.iter().any(waits) {
        return;
    }
    let mut follow = Vec::new();
    play.trouble().open.retain(|open| match *open {
        Open::ToEarlyLead { by, card } => {
            follow.push((by, card));
            false
        }
        _ => true,
    });
    for (by, card) in follow {
        table.hands.restore(by, card);
        let noted = table.irregularities.len();
        law45_card_played::place(table, by, card);
        law60_play_after_illegal_play::forget_repeated(table, noted);
    }
}

fn take_open(play: &mut Play, by: Seat, card: Card) {
    play.trouble().open.retain(|open| match *open {
        Open::Premature { by: b, card: c, .. } | Open::EarlyLead { by: b, card: c } => {
            (b, c) != (by, card)
        }
        _ => true,
    });
}

/// Nobody noticed, and the turn has come to the card: it is played, or led, as it lies. That card, if it is in turn.
pub(crate) fn comes_to_its_turn(table: &mut Table) -> Option<(Seat, Card)> {
    let play = table.play.as_mut()?;
    let turn = play.turn();
    let leads = play.trick == Trick::EMPTY;
    if leads && play.has_open_lead() {
        return None;
    }
    let waiting: Vec<(Seat, Card)> = (play.trouble().open.iter())
        .filter_map(|open| match *open {
            Open::Premature { by, card, .. } => Some((by, card)),
            Open::EarlyLead { by, card } if leads => Some((by, card)),
            _ => None,
        })
        .collect();
    let in_turn = waiting.iter().find(|(by, _)| *by == turn);
    let &(by, card) = in_turn.or(waiting.first().filter(|_| leads))?;
    let played_on = play.trouble().open.iter().find_map(|open| match *open {
        Open::Premature {
            by: b,
            card: c,
            played_on,
        } if (b, c) == (by, card) => Some(played_on),
        _ => None,
    });
    take_open(play, by, card);
    let trick = play.number() - usize::from(leads && play.number() > 0);
    play.trouble().ahead = played_on.map(|played_on| Ahead {
        by,
        card,
        trick,
        played_on,
    });
    if leads {
        // One card only can be the lead: any other that was put out for it lies there exposed.
        for &(by, card) in waiting.iter().filter(|other| **other != (by, card)) {
            take_open(play, by, card);
            lies_exposed(play, by, card);
            table.hands.restore(by, card);
        }
    }
    if turn == by {
        table.hands.restore(by, card);
        return Some((by, card));
    }
    // The trick went to another hand: now it is a lead out of turn (53).
    play.trouble().open.push(Open::Lead { by, card, turn });
    None
}

fn lies_exposed(play: &mut Play, by: Seat, card: Card) {
    let cards = Hand::from_iter([card]);
    play.trouble().open.push(Open::exposed(by, cards, true));
}

/// A lead or play ahead of his partner, who has played since: the trick comes back, and declarer has the choice that he had (60C). If
/// declarer or dummy played on after the partner's card, the Director finds first whether the right is lost (11A). False if there is
/// no such card.
pub(crate) fn rectify_what_came_to_its_turn(table: &mut Table) -> bool {
    let Some(play) = &mut table.play else {
        return false;
    };
    let Some(ahead) = play.trouble().ahead.take() else {
        return false;
    };
    if table.phase != Phase::Play || play.number() != ahead.trick + 1 {
        return false;
    }
    match ahead.played_on {
        true => law11_forfeiture::ask(table, PlayedOn(ahead)),
        false => comes_back(table, ahead),
    }
    true
}

/// 11A: is the choice over the partner's card lost?
#[derive(Debug, Clone, PartialEq)]
struct PlayedOn(Ahead);

impl Matter for PlayedOn {
    fn found(self: Box<Self>, table: &mut Table, finding: &Finding) -> Result<(), Impossible> {
        let forfeited = law11_forfeiture::answer(table, finding)?;
        if table.edition() == Edition::E2017 {
            // Who gained by an act of an opponent who did not know the Law loses that gain, and nobody else.
            table.review(law!(2017: "11A"));
        }
        if !forfeited {
            comes_back(table, self.0);
        }
        Ok(())
    }
}

/// The trick as it was, without the early card: what was led since lies there exposed.
fn comes_back(table: &mut Table, Ahead { by, card, .. }: Ahead) {
    let taken = law47_retraction::back_into_last_trick(table);
    for (other, shown) in taken.into_iter().filter(|it| *it != (by, card)) {
        law49_exposure::rectify(table, other, Hand::from_iter([shown]), true);
    }
    if let Some(play) = &mut table.play
        && play.trick.card_of(by) == Some(card)
    {
        law50_penalty_card::binds_again(play, by);
        play.trick.remove(by);
        law47_retraction::forget_revoke(play, by);
    }
    rectify(table, by, card);
}

/// 57A: a major penalty card, and declarer chooses over the partner's play to this trick.
pub(crate) fn rectify(table: &mut Table, by: Seat, card: Card) {
    if !asks_over_partners_play(table, by, card, None) {
        before_lead(table);
    }
}

/// Dummy's card has been changed (45C4b), and who played after it may change his own. If a defender has played ahead of his partner, who is
/// one of them, declarer chooses first over the partner's card, so that he changes it but once (57A).
pub(crate) fn comes_before_changes(table: &mut Table, changes: Changes) {
    let Some(play) = &mut table.play else { return };
    let trick = play.trick;
    let ahead = play.trouble().open.iter().find_map(|open| match *open {
        Open::Premature { by, card, .. } if trick.card_of(by.partner()).is_some() => {
            Some((by, card))
        }
        _ => None,
    });
    let Some((by, card)) = ahead else {
        return law47_retraction::offer(table, changes);
    };
    take_open(play, by, card);
    if !asks_over_partners_play(table, by, card, Some(changes.clone())) {
        law47_retraction::offer(table, changes);
    }
}

/// False if declarer has nothing to choose.
fn asks_over_partners_play(
    table: &mut Table,
    by: Seat,
    card: Card,
    changes: Option<Changes>,
) -> bool {
    table.cite(law!("57A"));
    table.hands.restore(by, card);
    let before = table.penalty_cards(by).to_vec();
    law50_penalty_card::becomes(table, by, card, PenaltyKind::Major);
    let Some(play) = &table.play else {
        return false;
    };
    let Some(led) = play.trick.suit() else {
        return false;
    };
    let declarer = play.declarer;
    if is_chosen(play, by.partner()) {
        // Declarer has one choice over the partner's one card to this trick: a second early card is a penalty card and no more.
        return false;
    }
    if play.trick.card_of(by.partner()).is_some() {
        // His partner has played since: that takes nothing from declarer.
        table.cite(law!("60C"));
    }
    let options = options(table.edition(), led);
    let law = law!("57A").in_edition(table.edition());
    table.ask(
        Asked::Player(declarer),
        law,
        Question::Options(options),
        PartnersPlay {
            by,
            before,
            changes,
        },
    );
    true
}

/// Whether declarer has already chosen over the card of that defender to the trick on the table.
fn is_chosen(play: &Play, partner: Seat) -> bool {
    let mut restrictions = play.trouble.iter().flat_map(|t| &t.restrictions);
    restrictions.any(|r| {
        let own_card = matches!(r.restricted, Restricted::Card(_));
        r.seat == partner && r.binds == Binds::Card && !own_card
    })
}

/// 57A: what may the partner of one who played too early play? With the offender's penalty cards before, and with those who may change their
/// cards when that is known (47D).
#[derive(Debug, Clone, PartialEq)]
struct PartnersPlay {
    by: Seat,
    before: Vec<(Card, PenaltyKind)>,
    changes: Option<Changes>,
}

impl Matter for PartnersPlay {
    fn chosen(self: Box<Self>, table: &mut Table, _: Seat, choice: Choice, _: Option<SpokenCall>) {
        let partner = self.by.partner();
        match (chosen(table, self.by, choice), self.changes) {
            (None, _) => {}
            (Some(law), None) => partner_has_played_since(table, partner, law),
            (Some(_), Some(mut changes)) => {
                changes.bind(table, partner);
                law47_retraction::offer(table, changes);
            }
        }
    }

    fn goes_back(&self, table: &mut Table, of: Seat) -> bool {
        if let (true, Some(play)) = (self.by == of, &mut table.play) {
            play.trouble().penalty[of as usize] = self.before.clone();
            law45_to_the_trick::go_on(table);
        }
        self.by == of
    }
}

/// Highest, lowest, or another suit: forbidden in either edition, required in 2017 alone.
fn options(edition: Edition, led: Suit) -> Vec<Choice> {
    let others = || Suit::DESC.into_iter().filter(move |&suit| suit != led);
    let mut options = vec![
        Choice::Requires(Requirement::Highest),
        Choice::Requires(Requirement::Lowest),
    ];
    if edition == Edition::E2017 {
        options.extend(others().map(|suit| Choice::Requires(Requirement::Suit(suit))));
    }
    options.extend(others().map(Choice::Forbids));
    options
}

/// Declarer has chosen; by which clause.
fn chosen(table: &mut Table, by: Seat, choice: Choice) -> Option<Clause> {
    let (law, restricted) = match choice {
        Choice::Requires(Requirement::Highest) => (law!("57A1"), Restricted::Highest),
        Choice::Requires(Requirement::Lowest) => (law!("57A2"), Restricted::Lowest),
        // 2017 alone offers it.
        Choice::Requires(Requirement::Suit(suit)) => (law!("57A3"), Restricted::Must(suit)),
        Choice::Forbids(suit) => (
            law!(2007: "57A3", 2017: "57A4"),
            Restricted::MustNot(vec![suit]),
        ),
        _ => return None,
    };
    table.cite(law);
    if let Some(play) = &mut table.play {
        play.trouble().restrictions.push(Restriction {
            seat: by.partner(),
            restricted,
            binds: Binds::Card,
        });
    }
    Some(law.in_edition(table.edition()))
}

/// 60C: the partner had played before declarer could choose. His card stays if it is what declarer asks for; else it goes back.
/// Of a hand that is not known he says so himself.
fn partner_has_played_since(table: &mut Table, partner: Seat, law: Clause) {
    let Some(card) = (table.play.as_ref()).and_then(|play| play.trick.card_of(partner)) else {
        return;
    };
    let complies = law47_retraction::is_legal(table, partner, card);
    let options = match (complies, table.hands.of(partner)) {
        (true, Some(_)) => return complied(table, partner),
        (true, None) => vec![Choice::Keeps, Choice::Corrects],
        (false, _) => vec![Choice::Corrects],
    };
    table.ask(
        Asked::Player(partner),
        law,
        Question::Options(options),
        PartnerChanges { partner },
    );
}

/// What declarer asked for is done, and the play goes on.
fn complied(table: &mut Table, partner: Seat) {
    meets_it(table, partner);
    law45_to_the_trick::go_on(table);
}

/// What bound his card to the trick on the table is spent.
pub(crate) fn meets_it(table: &mut Table, partner: Seat) {
    if let Some(play) = table.play.as_mut().filter(|play| play.trouble.is_some()) {
        let done = |r: &Restriction| r.seat == partner && r.binds == Binds::Card;
        play.trouble().restrictions.retain(|r| !done(r));
    }
}

/// The partner has changed his card: who of the declaring side played after it may change his own (47D).
fn declarer_may_change(table: &mut Table, partner: Seat) {
    let Some(play) = &table.play else { return };
    let after = play.trick.after(partner).into_iter();
    let after = after.filter(|seat| play.declares(*seat));
    let offers = after.map(|seat| Offer::free(seat, law!("47D"))).collect();
    let back = Back::Freely(law!("47D"), Side::of(partner));
    law47_retraction::offer(table, Changes::new(offers, Vec::new(), back));
}

/// A card played at the right-hand opponent's turn, the partner having played, is his card to that trick if it can be (57D of 2017; 45C1).
/// The suit led is another one now, and it cannot: a major penalty card (57D of 2017; 49).
pub(crate) fn early_card_cannot_stay(table: &mut Table, seat: Seat) {
    let Some(play) = &mut table.play else { return };
    let Some(card) = play.trick.card_of(seat) else {
        return;
    };
    law50_penalty_card::binds_again(play, seat);
    play.trick.remove(seat);
    law47_retraction::forget_revoke(play, seat);
    play.trouble().early.take_if(|early| early.0 == seat);
    table.hands.restore(seat, card);
    table.cite(law!(2007: "49", 2017: "57D"));
    law50_penalty_card::becomes(table, seat, card, PenaltyKind::Major);
}

/// 57A, 60C: the partner's card is not what declarer asks for.
#[derive(Debug, Clone, PartialEq)]
struct PartnerChanges {
    partner: Seat,
}

impl Matter for PartnerChanges {
    fn chosen(self: Box<Self>, table: &mut Table, _: Seat, _: Choice, _: Option<SpokenCall>) {
        complied(table, self.partner);
    }

    /// The card that he takes back was played on purpose: a major penalty card (47A, 49).
    fn corrected(
        self: Box<Self>,
        table: &mut Table,
        by: Seat,
        card: Card,
    ) -> Result<(), Impossible> {
        if by != self.partner {
            return Err(not_asked_to_correct(by, card));
        }
        law47_retraction::check_legal(table, by, card)?;
        if let Some(old) = law47_retraction::swap(table, by, card) {
            table.cite(law!("47A"));
            table.cite(law!("49"));
            law50_penalty_card::becomes(table, by, old, PenaltyKind::Major);
        }
        if let Some(play) = &mut table.play {
            law47_retraction::forget_revoke(play, by);
        }
        meets_it(table, by);
        declarer_may_change(table, by);
        Ok(())
    }
}

/// The player cannot do what is required of him (57B, 59).
pub(crate) fn cite_inability(table: &mut Table, seat: Seat) {
    let Some(play) = &table.play else { return };
    let of_57 = play.trick != Trick::EMPTY
        && play
            .trouble
            .iter()
            .flat_map(|t| &t.restrictions)
            .any(|r| r.seat == seat && !r.binds.only_leads());
    if of_57 {
        table.cite(law!("57B"));
    }
    table.cite(law!("59"));
}
