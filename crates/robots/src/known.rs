//! What a seat knows, worked out of its sight: the log replayed with the hands that it sees, and nothing else.

use contract_bridge::auction::Call;
use contract_bridge::{AbsoluteVulnerability, Card, Contract, Hand, Seat, Suit};
use openroom_laws::entry::Actor;
use openroom_laws::log::Deal;
use openroom_laws::notation::{parse_call, parse_card};
use openroom_laws::{Action, Board, Entry, Finding, Side, Table};
use openroom_tables::{Line, Sight};
use serde::Deserialize as _;
use serde::de::IntoDeserializer as _;
use serde::de::value::{Error, StrDeserializer};

/// What a seat knows.
#[derive(Debug, Clone)]
pub(crate) struct Known {
    pub me: Seat,
    pub board: Board,
    /// The entries of the log that count.
    pub entries: Vec<Entry>,
    /// The table as far as this seat can know it: its own hand, dummy's, one that was shown with a claim.
    pub table: Table,
    /// The calls that stand; none if they do not follow each other round the table.
    pub calls: Option<Vec<Call>>,
    /// The cards that each seat has played.
    pub played: [Hand; 4],
    /// The cards that a seat still holds, if this one sees them.
    pub holds: [Option<Hand>; 4],
    /// How many cards each still holds.
    pub left: [usize; 4],
    /// The suits in which a seat has shown out.
    pub out: [[bool; 4]; 4],
    /// Cards that lie open before a seat though it has not played them.
    pub open: [Hand; 4],
    /// All cards, trick by trick in the order played; the last may be in progress.
    pub tricks: Vec<Vec<(Seat, Card)>>,
}

impl Known {
    /// What a sight tells its viewer; none if it is no player's, or if the log cannot be followed by one who sees so little.
    pub fn of(sight: &Sight) -> Option<Self> {
        let me = sight.viewer?.seat()?;
        let mut vul = AbsoluteVulnerability::NONE;
        for side in &sight.vulnerable {
            vul |= match side {
                Side::Ns => AbsoluteVulnerability::NS,
                Side::Ew => AbsoluteVulnerability::EW,
            };
        }
        let board = Board {
            number: sight.board,
            dealer: sight.dealer,
            vul,
        };
        let standing = sight.log.iter().filter(|line| !line.withdrawn);
        let entries: Vec<Entry> = standing.map(entry).collect::<Option<_>>()?;
        let mut deal = Deal::UNKNOWN;
        deal.0[me as usize] = sight.seats.get(me as usize)?.dealt;
        let first = replayed(sight, board, &deal, &entries)?;
        let played = played(&first);
        // What is seen of the others' hands is what they still hold; what they held is that with what they played.
        for seen in &sight.seats {
            if let (Some(held), None) = (seen.hand, deal.hand(seen.seat)) {
                let whole = held | played[seen.seat as usize];
                deal.0[seen.seat as usize] = (whole.len() == 13).then_some(whole);
            }
        }
        let table = replayed(sight, board, &deal, &entries)?;
        let mut known = Self {
            me,
            board,
            entries,
            calls: calls(sight),
            played,
            holds: Seat::ALL.map(|seat| table.hand(seat)),
            left: Seat::ALL.map(|seat| sight.seats[seat as usize].left),
            out: [[false; 4]; 4],
            open: Seat::ALL.map(|seat| {
                let open = sight.seats[seat as usize].open.iter();
                open.map(|it| it.card).collect()
            }),
            tricks: tricks(&table),
            table,
        };
        known.shown_out();
        let whole = Seat::ALL
            .iter()
            .all(|&seat| known.left[seat as usize] + known.played[seat as usize].len() == 13);
        whole.then_some(known)
    }

    fn shown_out(&mut self) {
        for trick in &self.tricks {
            let Some(&(_, led)) = trick.first() else {
                continue;
            };
            for &(seat, card) in trick {
                let out = &mut self.out[seat as usize];
                match card.suit == led.suit {
                    // He had one after all.
                    true => out[led.suit as usize] = false,
                    false => out[led.suit as usize] = true,
                }
                out[card.suit as usize] = false;
            }
        }
    }

    pub fn contract(&self) -> Option<(Contract, Seat)> {
        self.table.contract()
    }

    /// Who acts for a hand.
    pub fn acts_for(&self, hand: Seat) -> Seat {
        match self.contract() {
            Some((_, declarer)) if declarer.partner() == hand => declarer,
            _ => hand,
        }
    }

    /// The cards on the table.
    pub fn trick(&self) -> Vec<(Seat, Card)> {
        let trick = self.table.trick();
        trick.map_or_else(Vec::new, |trick| trick.plays().collect())
    }

    /// Who led to the trick that is in progress, or leads to the next one.
    pub fn leader(&self) -> Option<Seat> {
        let now = self.trick().first().map(|(seat, _)| *seat);
        let won = self.table.tricks().last().map(|(_, winner)| *winner);
        let first = self.contract().map(|(_, declarer)| declarer.lho());
        now.or(won).or(first)
    }

    /// The cards that nobody has shown to this seat: those that the hidden hands hold.
    pub fn unseen(&self) -> Hand {
        let seen = Seat::ALL.iter().fold(Hand::EMPTY, |all, &seat| {
            all | self.played[seat as usize] | self.holds[seat as usize].unwrap_or(Hand::EMPTY)
        });
        Hand::ALL - seen
    }

    /// The seats whose cards are hidden.
    pub fn hidden(&self) -> Vec<Seat> {
        let hidden = Seat::ALL.into_iter();
        hidden
            .filter(|&seat| self.holds[seat as usize].is_none())
            .collect()
    }

    /// The suit of trumps.
    pub fn trump(&self) -> Option<Suit> {
        let (contract, _) = self.contract()?;
        let strain = contract.bid.strain;
        Suit::ASC
            .into_iter()
            .find(|&suit| contract_bridge::Strain::from(suit) == strain)
    }
}

fn replayed(sight: &Sight, board: Board, deal: &Deal, entries: &[Entry]) -> Option<Table> {
    let mut table = Table::new(sight.edition, board, deal);
    for entry in entries {
        table.apply(entry).ok()?;
    }
    Some(table)
}

/// A line of the log as the entry that it is.
fn entry(line: &Line) -> Option<Entry> {
    let did = line.did.as_str();
    match line.by {
        Actor::Player(seat) => {
            if let Some(card) = parse_card(did) {
                return Some(Entry::card(seat, card));
            }
            if let Some(call) = parse_call(did) {
                return Some(Entry::call(seat, call));
            }
            let text: StrDeserializer<'_, Error> = did.into_deserializer();
            let action = Action::deserialize(text).ok();
            let action = action.map(|action| Entry::Player(seat, action));
            action.or_else(|| format!("{}: {did}", line.by.word()).parse().ok())
        }
        Actor::Director => {
            let whole = format!("{}: {did}", line.by.word()).parse().ok();
            whole.or_else(|| {
                let text: StrDeserializer<'_, Error> = did.into_deserializer();
                Finding::deserialize(text).ok().map(Entry::Director)
            })
        }
    }
}

fn tricks(table: &Table) -> Vec<Vec<(Seat, Card)>> {
    let all = table.tricks().iter().map(|(trick, _)| trick);
    let all = all.chain(table.trick());
    all.map(|trick| trick.plays().collect()).collect()
}

/// What each has played, and what lies on the table beside the trick: led out of turn, or played before the trick was over.
fn played(table: &Table) -> [Hand; 4] {
    let mut played = [Hand::EMPTY; 4];
    let tricks = tricks(table).into_iter().flatten();
    let lying = table.unsettled_cards().into_iter();
    let lying = lying.chain(table.cards_of_the_next_trick());
    for (seat, card) in tricks.chain(lying) {
        played[seat as usize].insert(card);
    }
    played
}

/// The calls that stand, if each was made by the next player.
fn calls(sight: &Sight) -> Option<Vec<Call>> {
    let mut seat = sight.dealer;
    let mut calls = Vec::with_capacity(sight.auction.len());
    for made in &sight.auction {
        if made.by != seat {
            return None;
        }
        calls.push(made.call);
        seat = seat.lho();
    }
    Some(calls)
}
