//! Law 53: lead out of turn accepted, by word or by act; the proper leader's own lead; and who is asked (55, 56).

use contract_bridge::{Card, Hand, Seat};

use super::law45_card_played::{self, Placed};
use super::law45_to_the_trick;
use super::{
    Open, Trick, law47_misinformation, law49_exposure, law50_penalty_card,
    law55_declarers_lead_out_of_turn, law56_defenders_lead_out_of_turn,
    law60_play_after_illegal_play as law60,
};
use crate::awaiting::{Asked, Choice, Fact, Question};
use crate::book::{Law, done};
use crate::edition::Edition;
use crate::entry::{Action, Finding, Meant, Side, SpokenCall};
use crate::impossible::Impossible;
use crate::irregularities::law16_information;
use crate::law;
use crate::pending::{Matter, Meanwhile, not_sought};
use crate::play::before_lead::before_lead;
use crate::table::Table;
use crate::table::play::major;
use crate::table::trouble::PenaltyKind;

/// What is entered under this Law.
pub(super) const LAW: Law = Law {
    act: |table, seat, action| match action {
        Action::Accepts | Action::Declines if answers_too(table, seat, action) => done(),
        Action::Accepts if table.pending.is_none() && says_accepts(table, seat) => done(),
        _ => None,
    },
    ..Law::TAKES_NOTHING
};

/// A lead out of turn on which somebody is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct LeadOutOfTurn {
    pub by: Seat,
    pub card: Card,
    /// Whose lead it was.
    pub turn: Seat,
    /// The choice of the defender who is not next in turn (55A).
    pub other_defender: Option<Choice>,
}

/// 53, 55, 56: is the lead out of turn accepted?
impl Matter for LeadOutOfTurn {
    fn chosen(self: Box<Self>, table: &mut Table, by: Seat, choice: Choice, _: Option<SpokenCall>) {
        chosen(table, by, *self, choice);
        if let Some(play) = &mut table.play {
            let both = play.declares(self.by) && by == self.by.lho();
            let other = self.by.rho();
            play.trouble().also_asked = (both && self.other_defender.is_none()).then_some(other);
        }
    }

    /// A card from the hand after it accepts the lead.
    fn card_played(&self, table: &mut Table, seat: Seat, _: Card) -> Meanwhile {
        match table.play.as_ref() {
            Some(play) if seat == self.by.lho() => Meanwhile::Accepts(match play.declares(seat) {
                true => play.declarer,
                false => seat,
            }),
            _ => Meanwhile::Held,
        }
    }

    fn goes_back(&self, table: &mut Table, of: Seat) -> bool {
        if self.by == of {
            goes_back(table, of, self.card);
        }
        self.by == of
    }

    fn cards_on_the_table(&self) -> Vec<(Seat, Card)> {
        vec![(self.by, self.card)]
    }
}

/// Both defenders were asked, and the one next in turn has answered: what the other says changes nothing (55A).
fn answers_too(table: &mut Table, seat: Seat, action: &Action) -> bool {
    let choice = match action {
        Action::Accepts => Choice::Accepts,
        _ => Choice::Declines,
    };
    let asked = table.is_asked(seat, choice);
    let trouble = table.play.as_mut().and_then(|play| play.trouble.as_mut());
    let said = trouble.and_then(|t| t.also_asked.take_if(|other| !asked && *other == seat));
    said.is_some()
}

/// A card is led out of turn; it lies on the table.
pub(crate) fn note(table: &mut Table, by: Seat, card: Card) {
    table.irregular(law!("44G"), by);
    let Some(play) = &mut table.play else { return };
    if play.trouble.as_ref().is_some_and(|t| t.to_lead_again) && !play.declares(by) {
        law55_declarers_lead_out_of_turn::played_too_soon(table, by, card);
        return;
    }
    let turn = play.turn();
    super::law63_establishment_of_revoke::by_play(play, by);
    let declares = play.declares(by);
    play.trouble().open.push(Open::Lead { by, card, turn });
    table.hands.remove(by, card);
    if declares {
        law49_exposure::declarer_plays_on(table);
    }
}

/// The lead stands as if in turn.
pub(crate) fn stands(table: &mut Table, by: Seat, card: Card) {
    law47_misinformation::keep_without(table, by, card);
    let Some(play) = &mut table.play else { return };
    play.trouble().ahead = None;
    let turn = core::mem::replace(&mut play.leader, by);
    // The card lay there before it came to the trick.
    let shown = law49_exposure::as_they_lie(table);
    law45_to_the_trick::put(table, by, card);
    law49_exposure::still_as_before(table, &shown);
    law60::after_accepted_lead(table, by, turn);
}

/// The lead out of turn is gone: what the proper leader has led meanwhile is the lead, else he leads now, and declarer is
/// asked first if he has a choice.
pub(crate) fn proper_lead_or_ask(table: &mut Table) {
    let turn = table.play.as_ref().map(super::Play::turn);
    let lead = turn.and_then(|turn| Some((turn, law60::take_proper_lead(table, turn)?)));
    match lead {
        Some((turn, card)) => law45_card_played::place(table, turn, card),
        None => before_lead(table),
    }
}

/// The same where the lead out of turn was refused. A defender whose partner's lead has become a penalty card had no right to
/// lead before declarer chose (50D2), and his side's card takes nothing from declarer (60C): it is a penalty card too (49).
pub(crate) fn proper_lead_after_refusal(table: &mut Table) {
    let turn = table.play.as_ref().map(super::Play::turn);
    let Some(turn) = turn.filter(|&turn| partner_has_major(table, turn)) else {
        return proper_lead_or_ask(table);
    };
    if let Some(card) = law60::take_proper_lead(table, turn) {
        table.cite(law!("60C"));
        table.irregular(law!("50D2"), turn);
        table.cite(law!("49"));
        law50_penalty_card::becomes(table, turn, card, PenaltyKind::Major);
    }
    before_lead(table);
}

fn partner_has_major(table: &Table, seat: Seat) -> bool {
    let play = table.play.as_ref();
    play.is_some_and(|play| !major(play.penalty(seat.partner())).is_empty())
}

/// The trick before is settled anew: a lead out of turn that lies there may be another hand's lead now. If it is his own, he has made it.
pub(crate) fn lies_there_still(table: &mut Table) {
    let Some(play) = table.play.as_mut().filter(|play| play.has_open_lead()) else {
        return;
    };
    let now = play.turn();
    let leads = play.trouble().open.iter_mut();
    let mut in_turn = None;
    for open in leads {
        if let Open::Lead { by, card, turn } = open {
            *turn = now;
            in_turn = in_turn.or((*by == now).then_some((*by, *card)));
        }
    }
    let Some((by, card)) = in_turn.filter(|_| play.trick == Trick::EMPTY) else {
        return;
    };
    let made = Open::Lead {
        by,
        card,
        turn: now,
    };
    play.trouble().open.retain(|open| *open != made);
    table.hands.restore(by, card);
    law45_card_played::place(table, by, card);
}

/// The lead goes back to the hand with no rectification.
pub(crate) fn goes_back(table: &mut Table, by: Seat, card: Card) {
    table.hands.restore(by, card);
}

/// The same where he who led was wrong: what the card told is closed to his side (16D of 2007, 16C of 2017).
fn is_withdrawn(table: &mut Table, by: Seat, card: Card) {
    goes_back(table, by, card);
    law16_information::card_withdrawn(table, by, card, Side::of(by).other());
}

/// Takes the open lead out of turn from the list, the oldest if there are two.
pub(crate) fn take_open(table: &mut Table) {
    let Some(play) = &mut table.play else { return };
    let open = &mut play.trouble().open;
    if let Some(at) = open
        .iter()
        .position(|open| matches!(open, Open::Lead { .. }))
    {
        open.remove(at);
    }
}

/// Somebody plays before anybody has ruled on a lead out of turn.
pub(crate) fn played_over(
    table: &mut Table,
    by: Seat,
    led: Card,
    turn: Seat,
    seat: Seat,
    card: Card,
) -> Placed {
    let Some(play) = &table.play else {
        return Placed::On;
    };
    let no_choice = play.left() == 1;
    let last_trick = no_choice && table.edition() == Edition::E2017;
    let same_side = seat == by || seat == by.partner();
    let own_lead = seat == turn;
    if same_side {
        return offender_plays_on(table, (by, led), turn, seat, card);
    }
    if own_lead && !last_trick {
        // The proper leader: only he can say whether he led or played to the other lead.
        let law = law!(2007: "53C", 2017: "53B").in_edition(table.edition());
        table.ask(
            Asked::Director,
            law,
            Question::Fact(Fact::Meant(&Meant::OF_CARDS)),
            LeadOrPlay { seat, card },
        );
        return Placed::Done;
    }
    if has_led_properly(table, turn) && seat == turn.lho() {
        // The lead from the right hand counts. Declarer's other one goes back (55B2); a defender's lies there exposed, and declarer
        // plays on (11A): two partners have led, which Law 53 does not excuse.
        take_open(table);
        if table.play.as_ref().is_some_and(|play| play.declares(turn)) {
            table.cite(law!("47B"));
            table.cite(law!("55B2"));
            is_withdrawn(table, by, led);
        } else {
            lies_exposed(table, by, led);
        }
        proper_lead_or_ask(table);
        law60::others_lie_exposed(table);
        return Placed::On;
    }
    if is_from_the_wrong_hand(table, by, seat) && !no_choice && !own_lead {
        // Only the next hand accepts a lead by playing to it (53A): the lead is still open, and so is this card.
        declarer_plays_from_the_wrong_hand(table, led, seat, card);
        return Placed::Done;
    }
    take_open(table);
    if own_lead {
        table.cite(law!(2007: "53C", 2017: "53B"));
        table.cite(law!("47F1"));
        is_withdrawn(table, by, led);
        law60::others_lie_exposed(table);
        return Placed::On;
    }
    if last_trick {
        // The lead must be taken back, and with it what was played to it.
        table.cite_one(law!(2017: "53A-fn"));
        is_withdrawn(table, by, led);
        proper_lead_or_ask(table);
        law60::others_lie_exposed(table);
        return Placed::Done;
    }
    if seat == by.lho() {
        table.cite(law!("60A1"));
        table.cite(law!("60A2"));
    }
    played_to(table, by, led, seat);
    Placed::On
}

/// Somebody has played to the lead out of turn, which stands: declarer, or who is next (53A); or the other defender, whose card is
/// premature (57).
fn played_to(table: &mut Table, by: Seat, led: Card, seat: Seat) {
    let declares = table.play.as_ref().is_some_and(|play| play.declares(seat));
    table.cite(match declares || seat == by.lho() {
        true => law!("53A"),
        false => law!(2007: "53B", 2017: "53C"),
    });
    stands(table, by, led);
}

/// Whether a card of the declaring side, played after a defender's lead out of turn, is not from the hand next to it.
fn is_from_the_wrong_hand(table: &Table, by: Seat, seat: Seat) -> bool {
    let play = table.play.as_ref();
    seat != by.lho() && play.is_some_and(|play| play.declares(seat) && !play.declares(by))
}

/// One of the suit led is a play to the lead, though from the wrong hand: it stays if the lead is accepted (57C). Any other is a
/// lead of his own, out of turn too (55).
fn declarer_plays_from_the_wrong_hand(table: &mut Table, led: Card, seat: Seat, card: Card) {
    let mut lying = table.unsettled_cards().into_iter();
    if lying.any(|(by, _)| by == seat) {
        // A second card of that hand goes back.
        return table.cite(law!("45E2"));
    }
    if led.suit != card.suit {
        return note(table, seat, card);
    }
    table.irregular(law!("44B"), seat);
    law60::lies_there(table, seat, card);
    law49_exposure::declarer_plays_on(table);
}

/// A defender's lead out of turn lies there exposed: his partner has led in turn.
pub(super) fn lies_exposed(table: &mut Table, by: Seat, led: Card) {
    table.hands.restore(by, led);
    if let Some(play) = &mut table.play {
        let exposed = Open::exposed(by, Hand::from_iter([led]), true);
        play.trouble().open.push(exposed);
    }
}

/// Whether, after a lead out of turn by the same side, the proper leader has led too.
pub(crate) fn has_led_properly(table: &Table, turn: Seat) -> bool {
    let trouble = table.play.as_ref().and_then(|play| play.trouble.as_ref());
    let mut open = trouble.iter().flat_map(|t| &t.open);
    open.any(|open| matches!(*open, Open::Later { by, .. } if by == turn))
}

/// The offending side plays on before the ruling: it takes nothing from the others (60C). Of declarer only a lead from the
/// right hand lies there; any other card of his goes back (45E2).
fn offender_plays_on(
    table: &mut Table,
    (by, led): (Seat, Card),
    turn: Seat,
    seat: Seat,
    card: Card,
) -> Placed {
    let Some(play) = &mut table.play else {
        return Placed::On;
    };
    let led_already =
        |open: &Open| matches!(*open, Open::Lead { by, .. } | Open::Later { by, .. } if by == seat);
    let again = play.trouble().open.iter().any(led_already);
    if play.declares(seat)
        && seat == by.partner()
        && seat != turn
        && !again
        && led.suit == card.suit
    {
        // From his other hand, in the suit led: it is played to the lead if that is accepted (57C2; 57C3 in 2017).
        table.irregular(law!("44B"), seat);
        law60::lies_there(table, seat, card);
        return Placed::Done;
    }
    if play.declares(seat) && (seat != turn || again) {
        table.cite(law!("45E2"));
        return Placed::Done;
    }
    play.trouble().open.push(Open::Later { by: seat, card });
    table.hands.remove(seat, card);
    if seat != turn || again {
        table.irregular(law!("44B"), seat);
    }
    Placed::Done
}

/// The side that may accept says so before the Director has come (53A). False if no lead is open to him.
pub(crate) fn says_accepts(table: &mut Table, seat: Seat) -> bool {
    let last_trick = table.edition() == Edition::E2017
        && table.play.as_ref().is_some_and(|play| play.left() == 1);
    let Some(play) = table.play.as_mut().filter(|play| play.trouble.is_some()) else {
        return false;
    };
    let open = play.trouble().open.iter().find_map(|open| match *open {
        Open::Lead { by, card, turn } => Some((by, card, turn)),
        _ => None,
    });
    let Some((by, card, turn)) = open.filter(|_| !last_trick) else {
        return false;
    };
    let may = match play.declares(by) {
        true => !play.declares(seat),
        false => play.declarer == seat,
    };
    if may {
        take_open(table);
        table.cite(law!("53A"));
        let lead = LeadOutOfTurn {
            by,
            card,
            turn,
            other_defender: None,
        };
        chosen(table, seat, lead, Choice::Accepts);
    }
    may
}

/// 53: did the proper leader lead or follow?
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct LeadOrPlay {
    pub seat: Seat,
    pub card: Card,
}

impl Matter for LeadOrPlay {
    fn found(self: Box<Self>, table: &mut Table, finding: &Finding) -> Result<(), Impossible> {
        match finding {
            Finding::Meant(what) if !what.is_of_calls() => {
                match what {
                    Meant::Lead => meant_as_lead(table, self.seat, self.card),
                    _ => found_a_play(table, self.seat, self.card),
                }
                Ok(())
            }
            _ => Err(not_sought(finding)),
        }
    }

    /// The others go on from his card: it was played to the lead, unless it would be a revoke.
    fn goes_on(&self, table: &mut Table, _: Seat, _: &Action) {
        table.pending = None;
        match would_revoke(table, self.seat, self.card) {
            true => meant_as_lead(table, self.seat, self.card),
            false => meant_as_play(table, self.seat, self.card),
        }
    }
}

/// Whether that card, played to the lead out of turn, would fail to follow suit.
fn would_revoke(table: &Table, seat: Seat, card: Card) -> bool {
    let Some((_, led)) = open_lead(table) else {
        return false;
    };
    let in_suit = table.hands.holding(seat, led.suit);
    led.suit != card.suit && in_suit.is_none_or(|cards| !cards.is_empty())
}

/// The lead out of turn on which nobody has ruled, the oldest if there are two.
fn open_lead(table: &Table) -> Option<(Seat, Card)> {
    let trouble = table.play.as_ref().and_then(|play| play.trouble.as_ref());
    let mut open = trouble.iter().flat_map(|trouble| &trouble.open);
    open.find_map(|open| match *open {
        Open::Lead { by, card, .. } => Some((by, card)),
        _ => None,
    })
}

/// The proper leader led: his lead counts, and the other goes back.
fn meant_as_lead(table: &mut Table, seat: Seat, card: Card) {
    let Some((by, led)) = open_lead(table) else {
        return;
    };
    take_open(table);
    table.cite(law!(2007: "53C", 2017: "53B"));
    table.cite(law!("47F1"));
    is_withdrawn(table, by, led);
    law60::others_lie_exposed(table);
    law45_card_played::place(table, seat, card);
}

/// He played to the lead out of turn, which stands.
fn meant_as_play(table: &mut Table, seat: Seat, card: Card) {
    let Some((by, led)) = open_lead(table) else {
        return;
    };
    take_open(table);
    played_to(table, by, led, seat);
    law45_card_played::place(table, seat, card);
}

/// The same as the Director finds it: declarer's card from the hand that is not next accepts nothing yet (53A).
fn found_a_play(table: &mut Table, seat: Seat, card: Card) {
    match open_lead(table) {
        Some((by, _)) if is_from_the_wrong_hand(table, by, seat) => {
            law60::lies_there(table, seat, card);
        }
        _ => meant_as_play(table, seat, card),
    }
}

/// The Director rules: who may accept the lead is asked; the last trick of 2017 leaves no choice (53A-fn).
pub(crate) fn rectify(table: &mut Table, by: Seat, card: Card, turn: Seat) {
    let Some(play) = &table.play else { return };
    let (declares, declarer) = (play.declares(by), play.declarer);
    let lead = LeadOutOfTurn {
        by,
        card,
        turn,
        other_defender: None,
    };
    if play.left() == 1 && table.edition() == Edition::E2017 {
        table.cite_one(law!(2017: "53A-fn"));
        refused(table, lead, declares);
        return;
    }
    table.cite(law!("53A"));
    let question = Question::Options(vec![Choice::Accepts, Choice::Declines]);
    if declares {
        table.cite(law!("55A"));
        let law = law!("55A").in_edition(table.edition());
        table.ask(Asked::Either(by.lho(), by.rho()), law, question, lead);
    } else {
        table.cite(law!("56"));
        let law = law!("53A").in_edition(table.edition());
        table.ask(Asked::Player(declarer), law, question, lead);
    }
}

/// The lead is accepted or refused. Of two defenders the one next in turn prevails (55A).
fn chosen(table: &mut Table, seat: Seat, lead: LeadOutOfTurn, choice: Choice) {
    let Some(play) = &table.play else { return };
    let declares = play.declares(lead.by);
    if declares && seat != lead.by.lho() {
        let law = law!("55A").in_edition(table.edition());
        let question = Question::Options(vec![Choice::Accepts, Choice::Declines]);
        let lead = LeadOutOfTurn {
            other_defender: Some(choice),
            ..lead
        };
        table.ask(Asked::Player(lead.by.lho()), law, question, lead);
        return;
    }
    if choice == Choice::Accepts {
        if !declares && table.edition() == Edition::E2017 {
            table.cite_one(law!(2017: "56A"));
        }
        stands(table, lead.by, lead.card);
    } else {
        refused(table, lead, declares);
    }
}

fn refused(table: &mut Table, lead: LeadOutOfTurn, declares: bool) {
    table.cite(law!("47B"));
    if declares {
        law55_declarers_lead_out_of_turn::retracted(table, lead.by, lead.card, lead.turn);
    } else {
        law56_defenders_lead_out_of_turn::retracted(table, lead.by, lead.card);
        law60::plays_to_it_go_back(table);
    }
    proper_lead_after_refusal(table);
}
