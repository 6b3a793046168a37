//! Law 54: faced opening lead out of turn.

use contract_bridge::{Card, Seat};

use super::law45_card_played::{Placed, set};
use super::law50_penalty_card;
use super::{
    Open, Play, law41_commencement_of_play, law47_misinformation, law53_lead_out_of_turn,
    law60_play_after_illegal_play as law60, law68_claim_or_concession,
};
use crate::auction::law25_changes_of_call;
use crate::awaiting::{Asked, Choice, Question};
use crate::book::{Law, Taken, done};
use crate::entry::{Action, SpokenCall};
use crate::law;
use crate::pending::{Matter, Meanwhile};
use crate::table::trouble::PenaltyKind;
use crate::table::{Phase, Table};

/// What is entered under this Law.
pub(super) const LAW: Law = Law {
    act: |table, seat, action| match action {
        Action::Accepts if says(table, seat, Choice::Accepts) => done(),
        Action::Exposes {
            cards,
            deliberately,
        } => shown(table, seat, cards, *deliberately),
        Action::Spreads if says(table, seat, Choice::Spreads) => done(),
        _ => None,
    },
    ..Law::TAKES_NOTHING
};

/// 54E: a lead attempted by the declaring side is a card exposed in the auction (24): it goes back.
pub(crate) fn attempted(table: &mut Table, by: Seat) {
    table.irregular(law!("54E"), by);
    table.cite(law!("54E"));
}

/// A defender faces an opening lead that is his partner's to make.
pub(crate) fn note(table: &mut Table, by: Seat, card: Card) {
    table.irregular(law!("54"), by);
    table.hands.remove(by, card);
    if let Some(play) = &mut table.play {
        play.trouble().down_out_of_turn = None;
        play.trouble().lead_faced = true;
        play.trouble().open.push(Open::OpeningLead { by, card });
    }
    law25_changes_of_call::come_too_late(table);
}

/// Somebody plays before anybody has ruled: declarer's card from either hand accepts the lead (53A, 54B).
pub(crate) fn played_over(
    table: &mut Table,
    by: Seat,
    led: Card,
    seat: Seat,
    card: Card,
) -> Placed {
    let Some(play) = &mut table.play else {
        return Placed::On;
    };
    if play.declares(seat) {
        let leader = play.leader;
        play.trouble()
            .open
            .retain(|open| !matches!(open, Open::OpeningLead { .. }));
        if seat == leader.lho() && law53_lead_out_of_turn::has_led_properly(table, leader) {
            // Played to the proper lead that was made after it: the other one lies there exposed, and declarer plays on (11A).
            law53_lead_out_of_turn::lies_exposed(table, by, led);
            law53_lead_out_of_turn::proper_lead_or_ask(table);
            law60::others_lie_exposed(table);
        } else {
            accepted(table, by, led);
        }
        return Placed::On;
    }
    let proper = seat == play.leader;
    if proper {
        play.face_down = None;
    }
    play.trouble().open.push(Open::Later { by: seat, card });
    table.hands.remove(seat, card);
    if !proper {
        table.irregular(law!("44B"), seat);
    }
    Placed::Done
}

/// 54B2: the opening lead came from declarer's right and was accepted, and the second card comes from dummy.
pub(crate) fn is_dummys_second(play: &Play, seat: Seat) -> bool {
    let lead = play.trick.lead().map(|(leader, _)| leader);
    play.number() == 0
        && lead == Some(play.declarer.rho())
        && seat == play.dummy()
        && play.trick.plays().count() == 1
}

/// The opening lead out of turn on which nobody has ruled, or that declarer is asked about; none while he is asked for
/// something else.
fn in_question(table: &Table) -> Option<(Seat, Card)> {
    if table.pending.is_some() {
        return table
            .asked::<OpeningLead>()
            .map(|lead| (lead.by, lead.card));
    }
    let mut open = table
        .play
        .iter()
        .flat_map(|play| &play.trouble)
        .flat_map(|t| &t.open);
    open.find_map(|open| match *open {
        Open::OpeningLead { by, card } => Some((by, card)),
        _ => None,
    })
}

/// Declarer or dummy shows a card with the lead open: declarer's hand comes down (54A); a sight of dummy's forces the lead
/// upon declarer (54C). None if no such lead is open, or declarer has only dropped a card (48A): nobody drops all of them (48B1).
fn shown(table: &mut Table, by: Seat, cards: &[Card], deliberately: bool) -> Taken {
    let whole = law68_claim_or_concession::is_whole_hand(table, by, set(cards));
    let by_accident = !deliberately && !whole;
    let dropped = by_accident && table.play.as_ref().is_some_and(|p| p.declarer == by);
    let declares = table.play.as_ref().is_some_and(|play| play.declares(by));
    let lead = in_question(table).filter(|_| declares && !dropped && table.phase != Phase::Over);
    let (offender, card) = lead?;
    if let Err(impossible) = table.check_cards(by, cards) {
        return Some(Err(impossible));
    }
    let play = table.play.as_mut()?;
    let by_declarer = by == play.declarer;
    play.trouble().dummy_faced = true;
    play.trouble()
        .open
        .retain(|open| !matches!(open, Open::OpeningLead { .. }));
    table.pending = None;
    if by_declarer {
        spread(table, offender, card);
    } else {
        table.cite(law!("54C"));
        accepted(table, offender, card);
    }
    done()
}

/// The Director takes back a lead that lies face down (54), and explains the choices.
pub(crate) fn rectify(table: &mut Table, by: Seat, card: Card) {
    table.cite(law!("54"));
    let Some(play) = &mut table.play else { return };
    play.face_down = None;
    let declarer = play.declarer;
    let law = law!("54").in_edition(table.edition());
    let options = vec![Choice::Spreads, Choice::Accepts, Choice::Declines];
    table.ask(
        Asked::Player(declarer),
        law,
        Question::Options(options),
        OpeningLead { by, card },
    );
}

/// 54: does declarer spread his hand, accept the opening lead or refuse it?
#[derive(Debug, Clone, PartialEq)]
struct OpeningLead {
    by: Seat,
    card: Card,
}

impl Matter for OpeningLead {
    fn chosen(self: Box<Self>, table: &mut Table, _: Seat, choice: Choice, _: Option<SpokenCall>) {
        chosen(table, self.by, self.card, choice);
    }

    /// Declarer's card from either hand accepts the lead (53A, 54B).
    fn card_played(&self, table: &mut Table, seat: Seat, _: Card) -> Meanwhile {
        match table.play.as_ref() {
            Some(play) if play.declares(seat) => Meanwhile::Accepts(play.declarer),
            _ => Meanwhile::Held,
        }
    }

    fn goes_back(&self, table: &mut Table, of: Seat) -> bool {
        if self.by == of {
            table.hands.restore(of, self.card);
        }
        self.by == of
    }

    fn cards_on_the_table(&self) -> Vec<(Seat, Card)> {
        vec![(self.by, self.card)]
    }
}

/// Declarer spreads his hand or accepts the lead at once, before the Director has come (53A, 54A). False if no such lead
/// is open to him.
pub(crate) fn says(table: &mut Table, seat: Seat, choice: Choice) -> bool {
    let Some(play) = &mut table.play else {
        return false;
    };
    if table.pending.is_some() || play.declarer != seat || play.trouble.is_none() {
        return false;
    }
    let open = &mut play.trouble().open;
    let at = open
        .iter()
        .position(|open| matches!(open, Open::OpeningLead { .. }));
    let Some(Open::OpeningLead { by, card }) = at.map(|at| open.remove(at)) else {
        return false;
    };
    chosen(table, by, card, choice);
    true
}

/// Declarer has chosen.
fn chosen(table: &mut Table, by: Seat, card: Card, choice: Choice) {
    match choice {
        Choice::Spreads => spread(table, by, card),
        Choice::Accepts => accepted(table, by, card),
        _ => {
            table.cite(law!("54D"));
            table.hands.restore(by, card);
            law50_penalty_card::becomes(table, by, card, PenaltyKind::Major);
            law53_lead_out_of_turn::proper_lead_after_refusal(table);
        }
    }
}

/// 54A: declarer's hand is dummy, and his partner declares.
fn spread(table: &mut Table, by: Seat, card: Card) {
    law47_misinformation::keep_without(table, by, card);
    table.cite(law!("54A"));
    if let Some(play) = &mut table.play {
        play.declarer = play.declarer.partner();
        play.trouble().dummy_faced = true;
    }
    begin(table, by, card);
}

/// 54B: the lead is accepted; the second card comes from declarer's hand.
fn accepted(table: &mut Table, by: Seat, card: Card) {
    law47_misinformation::keep_without(table, by, card);
    table.cite(law!("53A"));
    table.cite(law!("54B"));
    table.cite(law!("54B1"));
    begin(table, by, card);
}

fn begin(table: &mut Table, by: Seat, card: Card) {
    debug_assert_eq!(table.phase, Phase::Clarification);
    law41_commencement_of_play::begin(table);
    law53_lead_out_of_turn::stands(table, by, card);
}
