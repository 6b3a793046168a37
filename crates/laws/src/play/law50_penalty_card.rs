//! Law 50: disposition of a penalty card.

use contract_bridge::{Card, Hand, Seat, Suit};
use openroom_said::said;

use super::law41_commencement_of_play;
use super::law44_sequence_and_procedure as law44;
use super::law45_card_played;
use super::law50_information::{self, OnTable};
use super::law63_establishment_of_revoke;
use super::{Binds, Open, Play, Restricted, Restriction, Trick};
use crate::awaiting::{Asked, Choice, Question};
use crate::book::{Law, Next};
use crate::entry::{Finding, Requirement, SpokenCall, Strains};
use crate::impossible::Impossible;
use crate::law;
use crate::pending::{Matter, Meanwhile};
use crate::table::Table;
use crate::table::information::Information;
use crate::table::play::major;
use crate::table::trouble::{PenaltyKind, Spent};

/// What is entered under this Law.
pub(super) const LAW: Law = Law {
    finding: |table, finding| match finding {
        Finding::NoPenalty(card) => Some(designated_otherwise(table, *card)),
        _ => None,
    },
    ..Law::TAKES_NOTHING
};

/// A card becomes a penalty card. A second one of the same defender makes both major, and nothing turns them back (50B).
pub(crate) fn becomes(table: &mut Table, seat: Seat, card: Card, kind: PenaltyKind) {
    let Some(play) = &mut table.play else { return };
    if play.turn() == seat.partner() {
        // Declarer has chosen over his partner's lead: before it is made he chooses anew over this card (50D2).
        play.trouble().lead_settled = false;
    }
    let cards = &mut play.trouble().penalty[seat as usize];
    match cards.iter_mut().find(|(other, _)| *other == card) {
        None => cards.push((card, kind)),
        // A minor one that is then led or played out of turn becomes a major one (54D, 56B, 57A).
        Some((_, was)) if kind == PenaltyKind::Major => *was = kind,
        Some(_) => {}
    }
    if cards.len() > 1 {
        for (_, kind) in cards.iter_mut() {
            *kind = PenaltyKind::Major;
        }
    }
    table.cite(law!("50"));
    table.cite(law!("50B"));
    law50_information::note(table, seat, card, OnTable::Lies);
    // What it told the other side is looked at when the play is over (50E3 in 2007, 50E4 in 2017).
    table.review(law!(2007: "50E3", 2017: "50E4").in_edition(table.edition()));
}

/// What can be seen of a hand that is not known: its penalty cards, and the card that it plays. None if nothing lies there.
pub(crate) fn seen(play: &Play, seat: Seat, card: Card) -> Option<Hand> {
    let penalty = play.penalty(seat);
    let faced = penalty.iter().map(|(card, _)| *card).chain([card]);
    (!penalty.is_empty()).then(|| faced.collect())
}

/// A penalty card that is played leaves the table.
pub(crate) fn leaves_the_table(table: &mut Table, seat: Seat, card: Card) {
    let Some(trouble) = table.play.as_mut().and_then(|play| play.trouble.as_mut()) else {
        return;
    };
    let cards = &mut trouble.penalty[seat as usize];
    let Some(at) = cards.iter().position(|(other, _)| *other == card) else {
        return;
    };
    let (_, kind) = cards.remove(at);
    trouble.penalty_played.push((seat, card, kind));
    law50_information::note(table, seat, card, OnTable::Played);
}

/// A card is taken back: if it was a penalty card before it was played, it is one again (50A).
pub(crate) fn comes_back(table: &mut Table, seat: Seat, card: Card) {
    let Some(trouble) = table.play.as_mut().and_then(|play| play.trouble.as_mut()) else {
        return;
    };
    let played = &mut trouble.penalty_played;
    let Some(at) = played.iter().position(|&(s, c, _)| (s, c) == (seat, card)) else {
        return;
    };
    let (_, _, kind) = played.remove(at);
    becomes(table, seat, card, kind);
}

/// 50: the Director designates otherwise: the card is no penalty card and goes back to the hand.
fn designated_otherwise(table: &mut Table, card: Card) -> Result<Next, Impossible> {
    table.check_free()?;
    let owner = Seat::ALL.into_iter().find(|&seat| {
        let cards = table.penalty_cards(seat);
        cards.iter().any(|(other, _)| *other == card)
    });
    let (Some(owner), Some(play)) = (owner, &mut table.play) else {
        return Err(Impossible::NotNow(said!(
            "no-penalty-card",
            "that card is not a penalty card"
        )));
    };
    play.trouble().penalty[owner as usize].retain(|(other, _)| *other != card);
    table.cite(law!("50"));
    law50_information::note(table, owner, card, OnTable::PickedUp);
    // What declarer was asked because of it is asked anew, if anything is left to ask.
    table.pending = None;
    Ok(Next::BeforeLead)
}

/// That player plays a card: a restriction for one card is spent, one for a lead only if this is a lead (60A3).
pub(crate) fn expire_restrictions(play: &mut Play, seat: Seat) {
    let (trick, led) = (play.number(), play.trick == Trick::EMPTY);
    let trouble = play.trouble();
    let own = trouble.restrictions.iter().filter(|r| r.seat == seat);
    let were: Vec<Restriction> = own.cloned().collect();
    if !were.is_empty() {
        trouble.spent.push(Spent {
            trick,
            seat,
            led,
            were,
        });
    }
    trouble.restrictions.retain_mut(|r| {
        let left = match r.seat == seat {
            true => r.binds.after_card(led),
            false => Some(r.binds),
        };
        r.binds = left.unwrap_or(r.binds);
        left.is_some()
    });
    trouble.lead_settled = false;
}

/// A new trick begins: who has led and lost the lead is free again, and dummy's own acts are forgotten.
pub(crate) fn lead_has_passed(play: &mut Play) {
    let (leader, trick) = (play.leader, play.number() - 1);
    let trouble = play.trouble();
    let lasts = |r: &Restriction| r.binds != Binds::WhileOnLead || r.seat == leader;
    let over = trouble.restrictions.iter().filter(|r| !lasts(r)).cloned();
    trouble.over_with.extend(over.map(|r| (trick, r)));
    trouble.restrictions.retain(lasts);
    (trouble.dummy_suggested, trouble.early_after_dummy) = (None, None);
}

/// The card of a hand in the trick on the table is taken back: what it had met of restrictions binds that hand again.
pub(crate) fn binds_again(play: &mut Play, seat: Seat) {
    let number = play.number();
    let Some(trouble) = &mut play.trouble else {
        return;
    };
    let own = |it: &Spent| (it.trick, it.seat) == (number, seat);
    let Some(at) = trouble.spent.iter().rposition(own) else {
        return;
    };
    let Spent { led, were, .. } = trouble.spent.remove(at);
    for restriction in were {
        let left = restriction.binds.after_card(led);
        let same = |r: &&mut Restriction| {
            (r.seat, &r.restricted, Some(r.binds)) == (seat, &restriction.restricted, left)
        };
        match trouble.restrictions.iter_mut().find(same) {
            Some(changed) => changed.binds = restriction.binds,
            None => trouble.restrictions.push(restriction),
        }
    }
}

/// The last complete trick is on the table again, and what was played to the next is taken back: what these cards had met binds again, and so
/// does what was over with the trick.
pub(crate) fn binds_again_in_last_trick(play: &mut Play) {
    let Some(last) = play.number().checked_sub(1) else {
        return;
    };
    if let Some(trouble) = &mut play.trouble {
        let over = core::mem::take(&mut trouble.over_with);
        for (trick, restriction) in over {
            match trick == last {
                true => trouble.restrictions.push(restriction),
                false => trouble.over_with.push((trick, restriction)),
            }
        }
    }
    for seat in Seat::ALL {
        binds_again(play, seat);
    }
}

/// The card of a hand in the trick on the table is thought away: what it was, and what it met, binds that hand again (50A).
pub(crate) fn as_before_the_card(play: &mut Play, seat: Seat) {
    binds_again(play, seat);
    let Some(old) = play.trick.card_of(seat) else {
        return;
    };
    let Some(trouble) = &mut play.trouble else {
        return;
    };
    let mut played = trouble.penalty_played.iter();
    if let Some(&(_, _, kind)) = played.find(|(by, card, _)| (*by, *card) == (seat, old)) {
        let own = &mut trouble.penalty[seat as usize];
        own.push((old, kind));
        if own.len() > 1 {
            own.iter_mut()
                .for_each(|(_, kind)| *kind = PenaltyKind::Major);
        }
    }
}

/// 50D2: a defender is to lead and his partner has major penalty cards: declarer chooses first. False if there is nothing to
/// choose.
pub(crate) fn ask(table: &mut Table, leader: Seat) -> bool {
    let Some(play) = &mut table.play else {
        return false;
    };
    let owner = leader.partner();
    let declarer = play.declarer;
    let suits = suits_of(play, owner);
    if suits.is_empty() || play.trouble().lead_settled {
        return false;
    }
    let requires = suits
        .iter()
        .map(|&suit| Choice::Requires(Requirement::Suit(suit)));
    let forbids = suits.iter().map(|&suit| Choice::Forbids(suit));
    let several = several_of(&suits).into_iter();
    let several = several.map(Choice::ForbidsSeveral);
    let options = requires.chain(forbids).chain(several);
    let options = options.chain([Choice::Waives]);
    let options = options.filter(|choice| can_be_met(play, leader, choice));
    let options = options.collect();
    // A lead that lies face down is not played yet: the Director has it taken back, and declarer chooses first (41A).
    if play.face_down.take().is_some() {
        table.cite(law!("41A"));
    }
    let law = if suits.len() == 1 {
        law!("50D2").in_edition(table.edition())
    } else {
        law!("51B2a").in_edition(table.edition())
    };
    table.cite(law!("50D2"));
    table.ask(
        Asked::Player(declarer),
        law,
        Question::Options(options),
        PenaltyCardLead {
            leader,
            owner,
            led: None,
        },
    );
    true
}

/// Whether a choice over a lead can be met beside those that declarer has made over it already (26, 50D2, 51B).
pub(crate) fn can_be_met(play: &Play, leader: Seat, choice: &Choice) -> bool {
    let restrictions = play.trouble.iter().flat_map(|t| &t.restrictions);
    let mut own = restrictions.filter(|r| r.seat == leader && r.binds.only_leads());
    own.all(|restriction| match (&restriction.restricted, choice) {
        (Restricted::Must(suit), Choice::Requires(Requirement::Suit(other))) => suit == other,
        (Restricted::Must(suit), Choice::Forbids(other)) => suit != other,
        (Restricted::Must(suit), Choice::ForbidsSeveral(suits)) => !suits.contains((*suit).into()),
        (Restricted::MustNot(suits), Choice::Requires(Requirement::Suit(suit))) => {
            !suits.contains(suit)
        }
        _ => true,
    })
}

/// The suits of a defender's major penalty cards, from spades down.
fn suits_of(play: &Play, owner: Seat) -> Vec<Suit> {
    let cards = major(play.penalty(owner));
    Suit::DESC
        .into_iter()
        .filter(|&suit| !cards[suit].is_empty())
        .collect()
}

/// All ways to take two or more of these suits (51B2b).
fn several_of(suits: &[Suit]) -> Vec<Strains> {
    let mut sets = vec![Strains::NONE];
    for &suit in suits {
        let with: Vec<Strains> = sets.iter().map(|set| set.with(suit.into())).collect();
        sets.extend(with);
    }
    sets.retain(|set| set.suits().count() > 1);
    sets.sort_by_key(|set| set.suits().count());
    sets
}

/// 50D2: what may the partner of a defender with penalty cards lead?
#[derive(Debug, Clone, PartialEq)]
struct PenaltyCardLead {
    leader: Seat,
    owner: Seat,
    /// What he has led before the answer.
    led: Option<Card>,
}

impl Matter for PenaltyCardLead {
    fn chosen(self: Box<Self>, table: &mut Table, _: Seat, choice: Choice, _: Option<SpokenCall>) {
        chosen(table, self.leader, self.owner, choice);
    }

    /// Led before declarer has chosen: the card is exposed, and declarer still chooses.
    fn card_played(&self, table: &mut Table, seat: Seat, card: Card) -> Meanwhile {
        let led = |table: &mut Table| {
            table.irregular(law!("50D2"), seat);
            let led = self.led.or(Some(card));
            Self { led, ..*self }
        };
        played_before_choice(table, self.leader, self.led, seat, card, led)
    }

    fn comes_again(&self) -> bool {
        true
    }

    fn is_over_a_lead(&self) -> bool {
        true
    }
}

/// A card while declarer is to choose over a lead (26, 50D2). The leader's own is exposed (49), and establishes a revoke
/// (63A1); his partner's is a lead out of turn (53, 54); and if declarer plays on to the lead it stands (60A1).
pub(crate) fn played_before_choice<M: Matter>(
    table: &mut Table,
    leader: Seat,
    led: Option<Card>,
    seat: Seat,
    card: Card,
    note: impl FnOnce(&mut Table) -> M,
) -> Meanwhile {
    let Some(play) = &mut table.play else {
        return Meanwhile::Held;
    };
    if seat == leader {
        // It may be the one that he had put down, faced.
        play.face_down.take_if(|down| *down == (seat, card));
        law63_establishment_of_revoke::by_play(play, seat);
        let matter = note(table);
        if let Some(pending) = &mut table.pending {
            pending.matter = Box::new(matter);
        }
        becomes(table, seat, card, PenaltyKind::Major);
        return Meanwhile::Done;
    }
    match led {
        _ if seat == leader.partner() => table.pending = None,
        Some(led) if seat == leader.lho() => {
            play.trouble()
                .lead_choices
                .retain(|choice| choice.leader != leader);
            table.pending = None;
            table.cite(law!("60A1"));
            was_none(table, leader, led);
            law45_card_played::place(table, leader, led);
        }
        _ => return Meanwhile::Held,
    }
    law45_card_played::place(table, seat, card);
    Meanwhile::Done
}

/// Declarer has played to the lead, which stands as if he had chosen before: it was no penalty card (60A1, 60A2).
fn was_none(table: &mut Table, leader: Seat, led: Card) {
    if let Some(play) = &mut table.play {
        play.trouble().penalty[leader as usize].retain(|(card, _)| *card != led);
    }
    law50_information::forget(table, leader, led);
    let other = |info: &Information| info.law.id().starts_with("50E");
    if !table.information.iter().any(other) {
        let law = law!(2007: "50E3", 2017: "50E4").in_edition(table.edition());
        table.review.retain(|review| *review != law);
    }
}

/// Declarer has chosen: requires a suit, forbids one or more, or leaves the lead free.
fn chosen(table: &mut Table, leader: Seat, owner: Seat, choice: Choice) {
    accepted_by_choice(table, owner);
    let Some(play) = &mut table.play else { return };
    let several_cards = major(play.penalty(owner)).len() > 1;
    let several_suits = suits_of(play, owner).len() > 1;
    play.trouble().lead_settled = true;
    let restricted = match choice {
        Choice::Requires(Requirement::Suit(suit)) => {
            pick_up(table, owner, &[suit]);
            Some((Restricted::Must(suit), Binds::Lead))
        }
        Choice::Forbids(suit) => Some(forbidden(table, owner, vec![suit])),
        Choice::ForbidsSeveral(suits) => Some(forbidden(table, owner, suits.suits().collect())),
        _ => None,
    };
    match &restricted {
        None => {
            table.cite(law!("50D2b"));
            if several_suits && table.edition() == crate::Edition::E2017 {
                table.cite_one(law!(2017: "51B2c"));
            }
        }
        Some((_, binds)) => {
            table.cite(law!("50D2a"));
            cite_several(table, several_cards, several_suits, *binds == Binds::Leads);
        }
    }
    if let (Some((restricted, binds)), Some(play)) = (restricted, &mut table.play) {
        play.trouble().restrictions.push(Restriction {
            seat: leader,
            restricted,
            binds,
        });
    }
    law41_commencement_of_play::goes_back_unless_legal(table);
}

fn forbidden(table: &mut Table, owner: Seat, suits: Vec<Suit>) -> (Restricted, Binds) {
    pick_up(table, owner, &suits);
    (Restricted::MustNot(suits), Binds::Leads)
}

fn cite_several(table: &mut Table, cards: bool, suits: bool, forbids: bool) {
    if suits {
        table.cite(if forbids {
            law!("51B2b")
        } else {
            law!("51B2a")
        });
    } else if cards {
        table.cite(if forbids {
            law!("51B1b")
        } else {
            law!("51B1a")
        });
    }
}

/// The penalty cards of those suits cease to be so and go back to the hand (50D2a, 51B).
fn pick_up(table: &mut Table, owner: Seat, suits: &[Suit]) {
    let Some(play) = &mut table.play else { return };
    let cards = &mut play.trouble().penalty[owner as usize];
    let (up, left): (Vec<_>, Vec<_>) = cards
        .drain(..)
        .partition(|(card, _)| suits.contains(&card.suit));
    *cards = left;
    for (card, _) in up {
        law50_information::note(table, owner, card, OnTable::PickedUp);
    }
}

/// The major penalty cards that the owner could legally play now, but for themselves.
pub(crate) fn playable_now(play: &Play, owner: Seat, hand: Option<Hand>) -> Hand {
    let cards = major(play.penalty(owner));
    match (hand, play.trick.suit()) {
        (Some(hand), _) => cards & law44::legal(play, owner, hand),
        // Not known whether he holds other cards of the suit led, or others that meet a restriction: those that do, else
        // none is sure.
        (None, Some(suit)) => law44::meeting_all(play, owner, law44::only(cards, suit)),
        (None, None) => law44::meeting_all(play, owner, cards),
    }
}

/// A defender plays another card than the penalty card that was due (50C, 50D1a); what follows is with Law 52.
pub(crate) fn not_played(table: &mut Table, by: Seat) {
    let Some(play) = &mut table.play else { return };
    let trick = play.number();
    let minor = major(play.penalty(by)).is_empty();
    play.trouble()
        .open
        .push(Open::PenaltyNotPlayed { by, trick });
    table.irregular(if minor { law!("50C") } else { law!("50D1a") }, by);
}

/// The same, found when the Director made penalty cards of what lay there: declarer has not played since.
pub(crate) fn was_not_played(table: &mut Table, by: Seat, trick: usize) {
    let Some(play) = &mut table.play else { return };
    if play.number() > trick + 1 {
        return;
    }
    let minor = major(play.penalty(by)).is_empty();
    let open = Open::PenaltyNotPlayed { by, trick };
    play.trouble().open.insert(0, open);
    table.irregular(if minor { law!("50C") } else { law!("50D1a") }, by);
}

/// 52B1: declarer has gone on to the next lead and makes his choice over it: what was played before is accepted.
fn accepted_by_choice(table: &mut Table, by: Seat) {
    let Some(play) = &mut table.play else { return };
    let open = &mut play.trouble().open;
    let before = open.len();
    open.retain(|open| !matches!(*open, Open::PenaltyNotPlayed { by: b, .. } if b == by));
    if open.len() < before {
        table.cite(law!("52B1a"));
        table.cite(law!("52B1c"));
    }
}
