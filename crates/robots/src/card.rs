//! The system card: what the rules make of the first calls, as it can be printed and shown to opponents.
//!
//! Nothing of it is written by hand. After each auction of a card hands are dealt from one seed, the rules call with each of them, and every
//! call that they make is listed with what it shows.

use std::collections::BTreeMap;

use contract_bridge::auction::Call;
use contract_bridge::{AbsoluteVulnerability, Bid, Hand, Seat, Strain};
use openroom_laws::Calls;

use crate::chance::Chance;
use crate::meaning::Meaning;
use crate::system::{System, legal};

/// A part of the card: what is called after some calls.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chapter {
    /// What it is about.
    pub about: About,
    /// The calls before, from the dealer.
    pub calls: Vec<Call>,
    /// What is called then, the lowest first.
    pub lines: Vec<CardLine>,
}

/// What a part of the card is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum About {
    /// The opening bids.
    Openings,
    /// Responses to one of them.
    Responses,
    /// Calls over an opening of the other side.
    Defence,
    /// Responses after the other side has come in.
    Competition,
}

/// A call of the card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardLine {
    /// The call.
    pub call: Call,
    /// What it shows.
    pub shows: Meaning,
    /// The name of the convention in the rules, if it is one.
    pub convention: Option<&'static str>,
    /// Of so many hands that were dealt it was made with this many.
    pub made: u32,
}

/// So many hands are dealt for each auction.
pub const HANDS: u32 = 2_000;

/// A call that fewer of them make is left out: it comes up once in some hundred evenings.
const LEAST: u32 = 2;

const fn bid(level: u8, strain: Strain) -> Call {
    Call::Bid(Bid::new(level, strain))
}

/// The auctions of the card, in its order.
fn auctions() -> Vec<(About, Vec<Call>)> {
    use Strain::{Clubs, Diamonds, Hearts, Notrump, Spades};
    let openings = [
        bid(1, Clubs),
        bid(1, Diamonds),
        bid(1, Hearts),
        bid(1, Spades),
        bid(1, Notrump),
        bid(2, Clubs),
        bid(2, Diamonds),
        bid(2, Hearts),
        bid(2, Spades),
        bid(2, Notrump),
    ];
    let mut all = vec![(About::Openings, Vec::new())];
    all.extend(openings.map(|opened| (About::Responses, vec![opened, Call::Pass])));
    all.extend(openings.map(|opened| (About::Defence, vec![opened])));
    let over = [
        vec![bid(1, Clubs), Call::Double],
        vec![bid(1, Clubs), bid(1, Spades)],
        vec![bid(1, Hearts), Call::Double],
        vec![bid(1, Hearts), bid(1, Spades)],
        vec![bid(1, Spades), bid(2, Hearts)],
        vec![bid(1, Notrump), Call::Double],
        vec![bid(1, Notrump), bid(2, Spades)],
    ];
    all.extend(over.map(|calls| (About::Competition, calls)));
    all
}

/// The card of a system. That takes some time: it is made once.
#[must_use]
pub fn card(system: &System) -> Vec<Chapter> {
    let hands = hands();
    let chapters = auctions().into_iter();
    chapters
        .map(|(about, calls)| Chapter {
            about,
            lines: lines(system, &calls, &hands),
            calls,
        })
        .collect()
}

/// Hands, the same ones each time.
fn hands() -> Vec<Hand> {
    let mut chance = Chance::new(0, [0, 0, u64::from_le_bytes(*b"the card")]);
    let mut cards: Vec<_> = Hand::ALL.iter().collect();
    (0..HANDS)
        .map(|_| {
            chance.shuffle(&mut cards);
            cards.iter().take(13).copied().collect()
        })
        .collect()
}

fn lines(system: &System, calls: &[Call], hands: &[Hand]) -> Vec<CardLine> {
    let (vul, dealer) = (AbsoluteVulnerability::NONE, Seat::North);
    let legal = legal(calls);
    // The calls that are made, in the order of all calls, each with the first hand that makes it.
    let mut made: BTreeMap<usize, (Call, u32, Hand)> = BTreeMap::new();
    for &hand in hands {
        let call = system.call(hand, vul, dealer, calls, legal);
        let place = Calls::ALL.iter().position(|it| it == call).unwrap_or(0);
        made.entry(place).or_insert((call, 0, hand)).1 += 1;
    }
    let often = made.into_values().filter(|(_, times, _)| *times >= LEAST);
    let line = |(call, made, hand): (Call, u32, Hand)| {
        let mut then = calls.to_vec();
        then.push(call);
        let reason = system.reason(hand, vul, dealer, calls, call);
        Some(CardLine {
            call,
            shows: system.meaning(vul, dealer, &then)?,
            convention: reason.and_then(|reason| reason.convention),
            made,
        })
    };
    often.filter_map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_card_has_the_openings_of_the_system_and_what_they_show() {
        let card = card(&System::new());
        let openings = &card[0];
        let of = |call: Call| {
            let mut lines = openings.lines.iter();
            lines
                .find(|line| line.call == call)
                .map(|line| line.shows.to_string())
        };
        // Two over one: five cards for a major, 15 to 17 for a notrump.
        assert!(
            of(bid(1, Strain::Spades)).unwrap().contains("5+S"),
            "{openings:?}"
        );
        assert!(
            of(bid(1, Strain::Notrump)).unwrap().starts_with("15-17"),
            "{openings:?}"
        );
        let times: u32 = openings.lines.iter().map(|line| line.made).sum();
        assert!(times > HANDS - 20);
        // Stayman is a convention, and named.
        let after_notrump = card
            .iter()
            .find(|part| part.calls == [bid(1, Strain::Notrump), Call::Pass])
            .unwrap();
        let clubs = after_notrump
            .lines
            .iter()
            .find(|line| line.call == bid(2, Strain::Clubs));
        assert!(clubs.unwrap().convention.is_some(), "{after_notrump:?}");
        assert!(card.iter().all(|part| !part.lines.is_empty()));
        // What the rules do not say is what they were found to do: a raise has support, a new suit at the level of two its strength.
        let after_spade = card
            .iter()
            .find(|part| part.calls == [bid(1, Strain::Spades), Call::Pass])
            .unwrap();
        let shows = |call: Call| {
            let mut lines = after_spade.lines.iter();
            let line = lines.find(|line| line.call == call);
            line.unwrap().shows.to_string()
        };
        assert_eq!(shows(bid(2, Strain::Spades)), "2-9 3+S");
        assert!(shows(bid(2, Strain::Hearts)).starts_with("8+ 0-3S 4+H"));
        // No kind of hand that is a part of another.
        assert_eq!(shows(bid(3, Strain::Clubs)), "0-5 0-4S 6+C");
    }
}
