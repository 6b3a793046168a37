//! From a claim to the searches: the rules that it sets, what may have been overlooked, the lines found.

use contract_bridge::{Card, Holding, Seat, Suit};
use openroom_laws::Side;
use openroom_laws::table::{PenaltyKind, Restricted};

use super::normal::{self, Planned, Rules};
use super::restraint::{self, Restraint};
use super::search::{self, Bits, Node, Search, Worst, beats, index_of, suit_mask};
use super::statement::{self, Statement, Step, Thrown};
use super::{Claim, Class, Lost};

/// Cards tried, in all searches of a claim together, before the analysis gives up.
const LIMIT: u64 = 3_000_000;

/// Steps of a statement that are followed; a bit of [`Node::done`] for each, and one for trumps drawn unsaid.
const STEPS: usize = 12;

/// Trumps are drawn.
const DRAWING: Planned = Planned {
    lead: normal::Lead::Trumps,
    throws: 0,
};

impl Rules {
    /// Trumps are drawn, by the statement or plainly from the play.
    pub fn draws(&self) -> bool {
        self.plan.iter().any(|step| step.lead == DRAWING.lead)
    }

    /// The same, with trumps drawn before anything else.
    pub fn drawing_trumps(&self) -> Self {
        let mut rules = self.clone();
        rules.plan.insert(0, DRAWING);
        rules
    }
}

fn bit(suit: Suit) -> u8 {
    1 << suit as u8
}

/// What binds claimer's side, from the claim and what was said.
pub(super) fn rules(claim: &Claim, said: &Statement) -> Rules {
    let position = &claim.position;
    let mask = |suits: &[Suit]| suits.iter().fold(0, |mask, &suit| mask | bit(suit));
    let mut side = [false; 4];
    side[claim.by as usize] = true;
    side[claim.by.partner() as usize] = true;
    let mut small = [0; 4];
    for seat in [claim.by, claim.by.partner()] {
        for suit in Suit::ASC {
            let cards = position.hand(seat)[suit];
            let honours = cards.iter().any(|rank| rank.get() >= 10);
            let alone = position.hand(seat.partner())[suit].is_empty();
            if !cards.is_empty() && !honours && alone {
                small[seat as usize] |= bit(suit);
            }
        }
    }
    // Nothing was said of the play, and a round of trumps had just been led: it shows that they were being drawn (70C2). To
    // say which tricks are lost is to say nothing of how the others are won.
    let being_drawn = said.leaves_play_open() && claim.after_trumps && claim.declares;
    let mut plan: Vec<Planned> = said.plan.iter().take(STEPS).map(planned).collect();
    if being_drawn {
        plan.insert(0, DRAWING);
    }
    Rules {
        trump: position.trump().map(|suit| suit as u8),
        side,
        sees_partner: claim.declares,
        chooses: (!claim.declares).then_some(claim.by.partner() as usize),
        top_down: claim.top_down,
        small,
        overlooked: 0,
        plan,
        limited_rounds: said.rounds.is_some(),
        finesses: mask(&said.finesses),
        gives_up: mask(&said.gives_up),
        wide: false,
        cross_ruff: said.cross_ruff,
        ruffs_high: said.ruffs_high,
        restraint: restraint(claim),
    }
}

fn planned(step: &Step) -> Planned {
    let lead = match step.lead {
        statement::Lead::Card(card) => normal::Lead::Card(index_of(card)),
        statement::Lead::Suit(suit) => normal::Lead::Suit(suit as u8),
        statement::Lead::Ruff(suit) => normal::Lead::Ruff(suit as u8),
        statement::Lead::Trumps => normal::Lead::Trumps,
    };
    let throws = match step.throws {
        None => 0,
        Some(Thrown::Suit(suit)) => suit_mask(suit as u8),
        Some(Thrown::Card(card)) => 1 << index_of(card),
    };
    Planned { lead, throws }
}

/// What penalty cards and restrictions leave to the defenders.
fn restraint(claim: &Claim) -> Restraint {
    let mut restraint = Restraint {
        against_claimer: !claim.declares,
        ..Restraint::default()
    };
    for &(seat, card, kind) in &claim.penalty_cards {
        match kind {
            PenaltyKind::Major => restraint.major[seat as usize] |= 1 << index_of(card),
            PenaltyKind::Minor => restraint.minor[seat as usize] |= 1 << index_of(card),
        }
    }
    restraint.restricted = claim.restriction.as_ref().map(|restriction| {
        let how = match &restriction.restricted {
            Restricted::Must(suit) if restriction.binds.only_leads() => {
                restraint::Restricted::ToLead(suit_mask(*suit as u8))
            }
            Restricted::Must(suit) => restraint::Restricted::To(suit_mask(*suit as u8)),
            Restricted::Card(card) => restraint::Restricted::To(1 << index_of(*card)),
            Restricted::Highest => restraint::Restricted::Highest,
            Restricted::Lowest => restraint::Restricted::Lowest,
            Restricted::MustNot(suits) => {
                let cards = suits
                    .iter()
                    .fold(0, |all, &suit| all | suit_mask(suit as u8));
                match restriction.binds.only_leads() {
                    true => restraint::Restricted::NotWhileOnLead(cards),
                    false => restraint::Restricted::Not(cards),
                }
            }
        };
        (restriction.seat as usize, how)
    });
    restraint
}

/// What a claimer of that class may have overlooked: nothing but `base`, or also one winner of the opponents, or two
/// of a suit; none of those `known`.
pub(super) fn beliefs(claim: &Claim, base: Bits, known: Bits) -> Vec<Bits> {
    let mut beliefs = vec![base];
    if claim.class == Class::Expert {
        return beliefs;
    }
    let own = claim.position.hand(claim.by) | claim.position.hand(claim.by.partner());
    for suit in Suit::ASC {
        let out = winners_out(claim, suit, own[suit]) & !base & !known;
        let cards: Vec<Bits> = (0..64)
            .map(|i| 1 << i)
            .filter(|bit| out & bit != 0)
            .collect();
        beliefs.extend(cards.iter().map(|card| base | card));
        if claim.class == Class::Beginner {
            for (i, one) in cards.iter().enumerate() {
                beliefs.extend(cards[i + 1..].iter().map(|other| base | one | other));
            }
        }
    }
    beliefs
}

/// The opponents' cards in a suit that beat all of claimer's side: winners that he may forget (WB 70.6).
fn winners_out(claim: &Claim, suit: Suit, own: Holding) -> Bits {
    let highest = own.iter().next();
    highest.map_or(0, |rank| {
        out_in(claim, Some(suit)) & search::above(index_of(Card { suit, rank }))
    })
}

/// The opponents' cards in a suit.
pub(super) fn out_in(claim: &Claim, suit: Option<Suit>) -> Bits {
    let Some(suit) = suit else { return 0 };
    let hand = |seat| claim.position.hand(seat).to_bits();
    (hand(claim.by.lho()) | hand(claim.by.rho())) & search::suit_mask(suit as u8)
}

/// The searches of one claim: the limit of cards tried is theirs together.
pub(super) struct Lines {
    node: Node,
    left: u8,
    pub nodes: u64,
    pub complete: bool,
}

/// The worst line found.
#[derive(Default)]
pub(super) struct Line {
    pub tricks: u8,
    pub line: Vec<(Seat, Card)>,
    pub overlooked: Bits,
}

impl Lines {
    pub fn new(claim: &Claim, rounds: Option<u8>) -> Self {
        let position = &claim.position;
        let mut node = Node {
            hands: position.hands.map(|hand| hand.to_bits()),
            voids: claim.shown_out,
            leader: position.leader as u8,
            played: position.trick.len() as u8,
            trick: [0; 3],
            rounds: rounds.unwrap_or(0),
            done: 0,
            restricted: claim.restriction.is_some(),
        };
        for (place, &card) in node.trick.iter_mut().zip(&position.trick) {
            *place = index_of(card);
        }
        Self {
            node,
            left: position.tricks_left(),
            nodes: 0,
            complete: true,
        }
    }

    /// The worst normal line of a claimer with one of these beliefs, if it takes fewer than `below`.
    pub fn worst(&mut self, rules: &Rules, beliefs: &[Bits], below: u8) -> Line {
        let mut worst = Line {
            tricks: below.min(self.left + 1),
            ..Line::default()
        };
        for &overlooked in beliefs {
            let rules = Rules {
                overlooked,
                ..rules.clone()
            };
            let limit = LIMIT.saturating_sub(self.nodes);
            let found = Search::new(&rules, limit).worst(&self.node, worst.tricks);
            self.nodes += found.nodes;
            self.complete &= found.complete;
            if let Some(Worst { tricks, line }) = found.worst {
                worst = Line {
                    tricks,
                    line,
                    overlooked,
                };
            }
        }
        worst
    }
}

/// The tricks of the line that the opponents win.
pub(super) fn lost_tricks(claim: &Claim, line: &[(Seat, Card)]) -> Vec<Lost> {
    let position = &claim.position;
    let trump = position.trump().map(|suit| suit as u8);
    let mut all = position.cards_on_table();
    all.extend_from_slice(line);
    let mut lost = Vec::new();
    for (cards, number) in all.chunks(4).zip(1..) {
        let Some(&(mut winner, mut best)) = cards.first() else {
            continue;
        };
        for &(seat, card) in cards {
            if beats(index_of(card), index_of(best), trump) {
                (winner, best) = (seat, card);
            }
        }
        if Side::of(winner) != claim.side() {
            lost.push(Lost {
                number,
                cards: cards.to_vec(),
                winner,
                clause: None,
            });
        }
    }
    lost
}

/// The cards that win the tricks lost.
pub(super) fn winners(lost: &[Lost]) -> Bits {
    let cards = lost.iter().filter_map(Lost::winning_card);
    cards.fold(0, |all, card| all | 1 << index_of(card))
}

/// The suits in which a lost trick goes to a card that the right play could have caught: at the claim a hand of claimer's side
/// held cards above and below it, and the other hand a card to lead through. A bit for each.
pub(super) fn guessed(claim: &Claim, lost: &[Lost]) -> u8 {
    let mut suits = 0;
    for lost in lost {
        let Some(card) = lost.winning_card() else {
            continue;
        };
        let led = lost.cards.first().map(|(_, led)| led.suit);
        let [left, right] = [claim.by.lho(), claim.by.rho()].map(|seat| claim.position.hand(seat));
        let out = (left | right)[card.suit];
        let tenace = [claim.by, claim.by.partner()].into_iter().any(|seat| {
            let own = claim.position.hand(seat)[card.suit];
            let over = own.iter().any(|rank| rank > card.rank);
            // With that card out of the way the next one below would win.
            let under = own.iter().find(|&rank| rank < card.rank);
            let next = under.is_some_and(|rank| out.iter().all(|o| o <= rank || o >= card.rank));
            over && next && !claim.position.hand(seat.partner())[card.suit].is_empty()
        });
        if led == Some(card.suit) && tenace {
            suits |= bit(card.suit);
        }
    }
    suits
}
