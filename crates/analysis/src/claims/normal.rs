//! Which cards are *normal* for claimer's side: careless and inferior ones too, irrational ones not.
//!
//! `docs/claims.md` says the same in words. Each rule only takes cards away that no player of the class would play; what it
//! leaves is examined to the end.

use super::restraint::Restraint;
use super::search::{Bits, Node, above, beats, highest, lowest, suit_mask, suit_of};

/// A step of the claimer's plan.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Planned {
    pub lead: Lead,
    /// The cards of which the other hand throws one on it; none if nothing was said.
    pub throws: Bits,
}

/// What is led in a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Lead {
    Card(u8),
    Suit(u8),
    Ruff(u8),
    Trumps,
}

/// What binds claimer's side on a line.
#[derive(Debug, Clone)]
pub(crate) struct Rules {
    pub trump: Option<u8>,
    /// Seats of claimer's side.
    pub side: [bool; 4],
    /// Declarer claims: one head plays both hands and sees both.
    pub sees_partner: bool,
    /// A defender claims: his partner chooses among all normal plays without knowing the plan (70D2).
    pub chooses: Option<usize>,
    /// A suit without a stated order is played from the top (70E2).
    pub top_down: bool,
    /// By seat, suits of small cards that may be played in any order.
    pub small: [u8; 4],
    /// Cards of the opponents that the claimer does not reckon with.
    pub overlooked: Bits,
    /// What is led, in the order stated; trumps also where the play makes it plain.
    pub plan: Vec<Planned>,
    /// The statement said so many rounds and no more.
    pub limited_rounds: bool,
    /// Suits in which a finesse was stated.
    pub finesses: u8,
    /// Suits in which a trick is given up by the statement: with what is left when nothing wins any more.
    pub gives_up: u8,
    /// Any suit is led, and any thrown: what may be conceded is judged by that (71).
    pub wide: bool,
    /// Trumps are not led: a cross-ruff was stated.
    pub cross_ruff: bool,
    /// Ruffs are high by the statement.
    pub ruffs_high: bool,
    /// Penalty cards, and a restriction on a lead or play.
    pub restraint: Restraint,
}

impl Rules {
    pub const fn owns(&self, seat: usize) -> bool {
        self.side[seat]
    }

    /// The normal cards of the hand in turn.
    pub fn normal(&self, node: &Node) -> Bits {
        let seat = node.turn();
        let legal = self.legal(node);
        if legal.count_ones() == 1 {
            return legal;
        }
        let normal = self.normal_of(node, seat, legal) & legal;
        // A restriction or a penalty card leaves no normal card: whatever it leaves then.
        match normal {
            0 => legal,
            // Declarer may have him lead that suit, or another (50D2).
            _ if node.played == 0 && self.restraint.opens_leads_of(node, seat) => {
                let suits = (0..4).map(|suit| legal & suit_mask(suit));
                let tops = suits.filter(|&cards| cards != 0);
                tops.fold(normal, |all, cards| all | 1 << highest(cards))
            }
            normal => normal,
        }
    }

    /// The cards that may legally be played.
    pub fn legal(&self, node: &Node) -> Bits {
        self.restraint.leaves(node, node.legal())
    }

    /// Whether positions are told apart by the cards themselves, not only by who has the higher ones.
    pub fn names_cards(&self) -> bool {
        let card = |step: &Planned| matches!(step.lead, Lead::Card(_)) || step.throws != 0;
        self.plan.iter().any(card) || self.restraint.is_any()
    }

    fn normal_of(&self, node: &Node, seat: usize, legal: Bits) -> Bits {
        if node.played == 0 {
            return self.leads(node, seat);
        }
        if let Some(card) = self.stated_card(node).filter(|card| legal & card != 0) {
            return card;
        }
        let led = suit_of(node.trick[0]);
        if legal & suit_mask(led) != 0 {
            return self.follow(node, seat, led, legal);
        }
        self.void(node, seat, led, legal)
    }

    /// The cards of the opponents in a suit that the claimer takes to be still out.
    fn out(&self, node: &Node, suit: u8) -> Bits {
        let opponents = (0..4).filter(|&s| !self.owns(s));
        let out = opponents.fold(0, |out, s| out | node.hands[s]);
        out & suit_mask(suit) & !self.overlooked
    }

    /// The opponents' cards in a suit that may still fall on this trick, as far as claimer can tell.
    fn threat(&self, node: &Node, suit: u8) -> Bits {
        let seat = node.turn();
        let to_come = usize::from(3 - node.played);
        let open = (1..=to_come)
            .map(|i| (seat + i) % 4)
            .any(|s| !self.owns(s) && node.voids[s] & 1 << suit == 0);
        if open { self.out(node, suit) } else { 0 }
    }

    /// A higher card is out, as the claimer sees it.
    fn loses(&self, node: &Node, card: u8) -> bool {
        above(card) & self.out(node, suit_of(card)) != 0
    }

    fn has_loser(&self, node: &Node, cards: Bits) -> bool {
        (0..4)
            .filter(|&suit| self.trump != Some(suit))
            .map(|suit| cards & suit_mask(suit))
            .any(|cards| cards != 0 && self.loses(node, lowest(cards)))
    }

    /// Both hands of the side as the player in turn sees them.
    fn partners(&self, node: &Node, seat: usize) -> Bits {
        if self.sees_partner {
            node.hands[(seat + 2) % 4]
        } else {
            0
        }
    }

    fn leads(&self, node: &Node, seat: usize) -> Bits {
        let [mut all, mut winners, mut dropped, mut finesses, mut trumps]: [Bits; 5] = [0; 5];
        let hand = node.hands[seat];
        let partner = self.partners(node, seat);
        let needs_trumps = self.has_loser(node, hand | partner);
        for suit in 0..4 {
            let cards = hand & suit_mask(suit);
            if cards == 0 {
                continue;
            }
            let (high, low) = (highest(cards), lowest(cards));
            let out = self.out(node, suit);
            let opposite = partner & suit_mask(suit);
            let sure = above(high) & out == 0;
            let opposite_sure =
                opposite != 0 && highest(opposite) > high && above(highest(opposite)) & out == 0;
            // A card that does not win is not thrown under a winner of the other hand: the low one is led to it.
            let crashes = opposite_sure && low != high && (!sure || lowest(opposite) > high);
            let ruffable = self
                .trump
                .is_some_and(|t| t != suit && opposite == 0 && partner & suit_mask(t) != 0);
            let mut leads = 0;
            if !crashes {
                leads |= 1 << high;
            }
            if opposite_sure || self.gives_up & 1 << suit != 0 {
                leads |= 1 << low;
            }
            if !self.top_down || self.small[seat] & 1 << suit != 0 {
                leads |= cards;
            }
            if self.finesses & 1 << suit != 0 && opposite != 0 && out != 0 {
                // The finesse was stated: it is taken from the other hand, and from there at once.
                match above(highest(opposite)) & out != 0 || highest(opposite) < high {
                    true => dropped |= leads,
                    false => finesses |= 1 << high | 1 << low,
                }
                continue;
            }
            if self.marked_tenace(node, seat, suit, cards, opposite) {
                dropped |= leads;
                continue;
            }
            let useless_trump = self.trump == Some(suit) && out == 0 && needs_trumps;
            if useless_trump {
                trumps |= leads;
                continue;
            }
            all |= leads;
            if sure || opposite_sure || ruffable {
                winners |= leads;
            }
        }
        if finesses != 0 {
            return finesses;
        }
        if all == 0 {
            return if trumps == 0 { dropped } else { trumps };
        }
        if self.chooses == Some(seat) {
            return all;
        }
        let chosen = if winners == 0 || self.wide {
            all
        } else {
            winners
        };
        self.stated_leads(node, seat, all, chosen)
    }

    /// Opponents' cards are marked with this hand's right-hand opponent, and it could finesse against them from the other hand:
    /// nobody leads that suit from here.
    fn marked_tenace(
        &self,
        node: &Node,
        seat: usize,
        suit: u8,
        cards: Bits,
        opposite: Bits,
    ) -> bool {
        let out = self.out(node, suit);
        if out == 0 || opposite == 0 || cards.count_ones() < 2 {
            return false;
        }
        let left_is_void = node.voids[(seat + 1) % 4] & 1 << suit != 0;
        let between = above(lowest(cards)) & out != 0;
        left_is_void && between && above(highest(cards)) & out != out
    }

    /// What the statement says of the lead: the first step that can be taken from here.
    fn stated_leads(&self, node: &Node, seat: usize, all: Bits, chosen: Bits) -> Bits {
        for (i, step) in self.plan.iter().enumerate() {
            if node.done & 1 << i != 0 {
                continue;
            }
            let leads = match step.lead {
                Lead::Trumps => self.trump_leads(node, seat, all, chosen),
                Lead::Suit(suit) => self.suit_leads(node, seat, suit, chosen),
                Lead::Card(card) => self.card_leads(node, seat, card, chosen),
                Lead::Ruff(suit) => self.ruff_leads(node, seat, suit, chosen),
            };
            if leads != 0 {
                return leads;
            }
        }
        let trumps = self.trump.map_or(0, suit_mask);
        match self.cross_ruff && chosen & !trumps != 0 {
            true => chosen & !trumps,
            false => chosen,
        }
    }

    fn trump_leads(&self, node: &Node, seat: usize, all: Bits, chosen: Bits) -> Bits {
        let Some(trump) = self.trump else { return 0 };
        let trumps = suit_mask(trump);
        let out = self.out(node, trump);
        let own = node.hands[seat] & trumps;
        let side = own | self.partners(node, seat) & trumps;
        let drawing = out != 0 && (!self.limited_rounds || node.rounds > 0);
        if !drawing || side == 0 || above(highest(side)) & out != 0 {
            return 0;
        }
        match all & own {
            // The other hand has them: a lead that it can win.
            0 => chosen & self.reaching(node, seat),
            own => own,
        }
    }

    fn suit_leads(&self, node: &Node, seat: usize, suit: u8, chosen: Bits) -> Bits {
        let side = node.hands[seat] | self.partners(node, seat);
        let cards = side & suit_mask(suit);
        let sure = cards != 0 && above(highest(cards)) & self.out(node, suit) == 0;
        if sure { chosen & suit_mask(suit) } else { 0 }
    }

    /// A card that was named is led; from the other hand it is led up to, or that hand is reached.
    fn card_leads(&self, node: &Node, seat: usize, card: u8, chosen: Bits) -> Bits {
        if node.hands[seat] & 1 << card != 0 {
            return 1 << card;
        }
        if self.partners(node, seat) & 1 << card == 0 {
            return 0;
        }
        match node.hands[seat] & suit_mask(suit_of(card)) {
            0 => chosen & self.reaching(node, seat),
            cards => 1 << lowest(cards),
        }
    }

    /// The suit is led from the hand that has it, if the other has none and a trump.
    fn ruff_leads(&self, node: &Node, seat: usize, suit: u8, chosen: Bits) -> Bits {
        let Some(trump) = self.trump else { return 0 };
        let (own, partner) = (node.hands[seat], self.partners(node, seat));
        let ruffs = |hand: Bits| hand & suit_mask(suit) == 0 && hand & suit_mask(trump) != 0;
        match own & suit_mask(suit) {
            0 if ruffs(own) && partner & suit_mask(suit) != 0 => chosen & self.reaching(node, seat),
            0 => 0,
            cards if ruffs(partner) => 1 << lowest(cards),
            _ => 0,
        }
    }

    /// The card of this hand that was named next, if the suit of it was led.
    fn stated_card(&self, node: &Node) -> Option<Bits> {
        let side = (0..4).filter(|&s| self.owns(s));
        let held = side.fold(0, |all, s| all | node.hands[s]);
        let next = self.plan.iter().find_map(|step| match step.lead {
            Lead::Card(card) if held & 1 << card != 0 => Some(card),
            _ => None,
        })?;
        (suit_of(next) == suit_of(node.trick[0])).then_some(1 << next)
    }

    /// What is to be thrown on the trick by the statement.
    fn thrown(&self, node: &Node, hand: Bits) -> Option<Bits> {
        let led = suit_of(node.trick[0]);
        let throws = self.plan.iter().find_map(|step| {
            let current = match step.lead {
                Lead::Card(card) => node.cards().contains(&card),
                Lead::Suit(suit) => suit == led,
                Lead::Trumps => self.trump == Some(led),
                Lead::Ruff(_) => false,
            };
            (current && step.throws & hand != 0).then_some(step.throws & hand)
        })?;
        Some(1 << lowest(throws))
    }

    /// The statement has this suit ruffed now.
    fn is_to_ruff(&self, node: &Node, led: u8) -> bool {
        let steps = self.plan.iter().enumerate();
        let mut left = steps.filter(|(i, _)| node.done & 1 << i == 0);
        left.any(|(_, step)| step.lead == Lead::Ruff(led))
    }

    /// The step that a trick has done: a ruff that was stated.
    pub fn done_by(&self, node: &Node, led: u8, winner: usize, won_by: u8) -> u16 {
        if !self.owns(winner) || self.trump != Some(suit_of(won_by)) || self.trump == Some(led) {
            return 0;
        }
        let steps = self.plan.iter().enumerate();
        let mut left = steps.filter(|(i, _)| node.done & 1 << i == 0);
        let step = left.find(|(_, step)| step.lead == Lead::Ruff(led));
        step.map_or(0, |(i, _)| 1 << i)
    }

    /// Leads of a suit in which the other hand has the highest card.
    fn reaching(&self, node: &Node, seat: usize) -> Bits {
        let partner = self.partners(node, seat);
        let mut leads = 0;
        for suit in 0..4 {
            let opposite = partner & suit_mask(suit);
            if opposite != 0 && above(highest(opposite)) & self.out(node, suit) == 0 {
                leads |= node.hands[seat] & suit_mask(suit);
            }
        }
        leads
    }

    fn follow(&self, node: &Node, seat: usize, led: u8, cards: Bits) -> Bits {
        let low = 1 << lowest(cards);
        let Some((place, best)) = node.best(self.trump) else {
            return cards;
        };
        let winning = self.owns((usize::from(node.leader) + usize::from(place)) % 4);
        let threat = self.threat(node, led);
        let safe = above(best) & threat == 0 || suit_of(best) != led;
        let beating = match suit_of(best) == led {
            true => cards & above(best),
            false => 0,
        };
        let sure = lowest_where(beating, |card| above(card) & threat == 0);
        let finesse = self.finesses & 1 << led != 0;
        if winning {
            // Partner's card is let run if it is taken for good, or in a stated finesse.
            return match sure {
                _ if safe || finesse => low,
                Some(card) => 1 << card,
                None if node.played == 2 && beating != 0 => 1 << highest(beating),
                None => low,
            };
        }
        if beating == 0 {
            return low;
        }
        if node.played == 3 || (finesse && node.played == 2) {
            return 1 << lowest(beating);
        }
        match (sure, node.played) {
            (Some(card), 1) if self.partner_wins(node, seat, led, best) => low | 1 << card,
            (Some(card), _) => 1 << card,
            (None, 2) => 1 << highest(beating),
            (None, _) => low,
        }
    }

    /// Whether the partner, who is still to play, holds a card that wins the trick as far as can be told.
    fn partner_wins(&self, node: &Node, seat: usize, led: u8, best: u8) -> bool {
        let opposite = node.hands[(seat + 2) % 4] & suit_mask(led);
        suit_of(best) == led
            && opposite & above(best) != 0
            && above(highest(opposite)) & self.out(node, led) == 0
    }

    fn void(&self, node: &Node, seat: usize, led: u8, hand: Bits) -> Bits {
        let discards = self.discards(node, seat, hand);
        if let Some(thrown) = self.thrown(node, hand) {
            return thrown;
        }
        let Some(trump) = self.trump else {
            return discards;
        };
        let trumps = hand & suit_mask(trump);
        let Some((place, best)) = node.best(self.trump) else {
            return discards;
        };
        let only_trumps = trumps == hand;
        let ruffs = trumps & ruffing(trumps, best, trump);
        if led == trump || ruffs == 0 {
            return discards;
        }
        let ruff = match self.ruffs_high {
            true => 1 << highest(ruffs),
            false => 1 << lowest(ruffs),
        };
        if self.is_to_ruff(node, led) {
            return ruff;
        }
        let winning = self.owns((usize::from(node.leader) + usize::from(place)) % 4);
        if winning {
            let safe = suit_of(best) != led || above(best) & self.threat(node, led) == 0;
            return match (only_trumps, safe || node.played == 3) {
                (true, _) => 1 << lowest(trumps),
                (false, true) => discards,
                (false, false) => ruff,
            };
        }
        if node.played == 1 && !only_trumps && self.partner_wins(node, seat, led, best) {
            return discards | ruff;
        }
        ruff
    }

    fn discards(&self, node: &Node, seat: usize, hand: Bits) -> Bits {
        let partner = self.partners(node, seat);
        let [mut all, mut losers, mut spare]: [Bits; 3] = [0; 3];
        for suit in 0..4 {
            let cards = hand & suit_mask(suit);
            if cards == 0 || self.trump == Some(suit) {
                continue;
            }
            let card = lowest(cards);
            let opposite = partner & suit_mask(suit);
            all |= 1 << card;
            if self.loses(node, card) {
                losers |= 1 << card;
            }
            if opposite == 0 || !self.loses(node, lowest(opposite)) {
                spare |= 1 << card;
            }
        }
        match all {
            0 => 1 << lowest(hand),
            _ if self.chooses == Some(seat) || self.wide => all,
            _ if losers != 0 => losers,
            // Of winners those are kept that cover a loser of the other hand.
            _ if spare != 0 => spare,
            _ => all,
        }
    }
}

/// The trumps that win over the best card so far.
fn ruffing(trumps: Bits, best: u8, trump: u8) -> Bits {
    let mut ruffs = 0;
    let mut rest = trumps;
    while rest != 0 {
        let card = lowest(rest);
        rest &= rest - 1;
        if beats(card, best, Some(trump)) {
            ruffs |= 1 << card;
        }
    }
    ruffs
}

fn lowest_where(cards: Bits, test: impl Fn(u8) -> bool) -> Option<u8> {
    let mut rest = cards;
    while rest != 0 {
        let card = lowest(rest);
        if test(card) {
            return Some(card);
        }
        rest &= rest - 1;
    }
    None
}
