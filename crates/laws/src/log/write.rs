//! From a log back to text: YAML, one entry a line.

use core::fmt::Write as _;

use contract_bridge::{AbsoluteVulnerability, Card, Hand, Seat, Suit};

use super::{Deal, Log};
use crate::entry::told::contract_text;
use crate::entry::{Action, AtTrick, Entry, Finding, RevokeFound, Said, Strains};
use crate::notation::{call_text, card_text, seat_text, strain_text, suit_text};

impl Log {
    /// The log as YAML; reading it gives the same log.
    #[must_use]
    pub fn to_yaml(&self) -> String {
        let mut out = String::new();
        self.write_head(&mut out);
        if !self.calls.is_empty() {
            line(
                &mut out,
                "auction",
                &joined(self.calls.iter().map(|&c| call_text(c)), " "),
            );
        }
        if !self.cards.is_empty() {
            line(
                &mut out,
                "play",
                &joined(self.cards.iter().map(|&c| card_text(c)), " "),
            );
        }
        if self.entries.is_empty() {
            line(&mut out, "log", "[]");
        } else {
            out.push_str("log:\n");
            for entry in &self.entries {
                let _ = writeln!(out, "- {}", entry_text(entry));
            }
        }
        if let Some(expect) = &self.expect {
            line(&mut out, "expect", &flow(expect));
        }
        out
    }

    fn write_head(&self, out: &mut String) {
        for (key, text) in [("id", &self.id), ("title", &self.title)] {
            if let Some(text) = text {
                line(out, key, &quoted(text));
            }
        }
        if !self.laws.is_empty() {
            let laws = joined(self.laws.iter().map(|l| quoted(l)), ", ");
            line(out, "laws", &format!("[{laws}]"));
        }
        match self.editions.as_slice() {
            [only] => line(out, "edition", &only.to_string()),
            several => {
                let years = joined(several.iter().map(ToString::to_string), ", ");
                line(out, "editions", &format!("[{years}]"));
            }
        }
        match self.board.number {
            Some(number) => line(out, "board", &number.to_string()),
            None => {
                line(out, "dealer", seat_text(self.board.dealer));
                line(out, "vul", vul_text(self.board.vul));
            }
        }
        if self.deal != Deal::UNKNOWN {
            line(
                out,
                "deal",
                &quoted(&deal_text(&self.deal, self.board.dealer)),
            );
        }
        if let Some(note) = &self.note {
            line(out, "note", &quoted(note));
        }
    }
}

fn line(out: &mut String, key: &str, value: &str) {
    let _ = writeln!(out, "{key}: {value}");
}

fn joined(items: impl Iterator<Item = String>, between: &str) -> String {
    items.collect::<Vec<_>>().join(between)
}

/// Text in double quotes, as JSON and YAML both read it.
fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

/// Data on one line. JSON is YAML, but its strings must not be read as plain words, so they stay quoted.
fn flow(value: &serde_json::Value) -> String {
    value.to_string()
}

/// How the log writes a vulnerability.
#[must_use]
pub(crate) fn vul_text(vul: AbsoluteVulnerability) -> &'static str {
    if vul == AbsoluteVulnerability::NONE {
        "none"
    } else if vul == AbsoluteVulnerability::NS {
        "NS"
    } else if vul == AbsoluteVulnerability::EW {
        "EW"
    } else {
        "both"
    }
}

/// The hands as a log or PBN writes them, beginning with a seat: `N:AKQ... ...`; `-` for a hand that is not known.
#[must_use]
pub fn deal_text(deal: &Deal, dealer: Seat) -> String {
    let seats = [dealer, dealer.lho(), dealer.partner(), dealer.rho()];
    let hands = joined(
        seats
            .into_iter()
            .map(|seat| deal.hand(seat).map_or("-".into(), hand_text)),
        " ",
    );
    format!("{}:{hands}", seat_text(dealer))
}

fn hand_text(hand: Hand) -> String {
    joined(
        Suit::DESC
            .into_iter()
            .map(|suit| hand[suit].iter().map(|rank| rank.letter()).collect()),
        ".",
    )
}

/// An entry as the log writes it: `S: 2H`.
#[must_use]
pub fn entry_text(entry: &Entry) -> String {
    match entry {
        Entry::Player(seat, action) => format!("{}: {}", seat_text(*seat), action_text(action)),
        Entry::Director(finding) => format!("D: {}", finding_text(finding)),
    }
}

fn action_text(action: &Action) -> String {
    match action {
        Action::Call(Said {
            spoken,
            artificial: Some(shows),
        }) => {
            format!("{{call: {spoken}, shows: {}}}", strains_text(*shows))
        }
        Action::Changes(Said {
            spoken,
            artificial: Some(shows),
        }) => {
            format!("{{changes: {spoken}, shows: {}}}", strains_text(*shows))
        }
        Action::Claims(said) | Action::Concedes(said) if said.words.is_some() => {
            quoted(&action.to_string())
        }
        Action::LetsSlip { words: Some(_), .. } => quoted(&action.to_string()),
        plain => plain.to_string(),
    }
}

fn strains_text(strains: Strains) -> String {
    format!(
        "[{}]",
        joined(strains.iter().map(|s| strain_text(s).to_owned()), ", ")
    )
}

fn at_text(at: AtTrick) -> String {
    format!("by: {}, trick: {}", seat_text(at.by), at.trick)
}

/// A revoke with the figures that were told.
fn revoke_text(found: &RevokeFound) -> String {
    let mut text = at_text(found.at);
    if let Some(won) = found.won {
        let _ = write!(text, ", won: {}", seat_text(won));
    }
    if let Some(after) = found.after {
        let _ = write!(text, ", after: {after}");
    }
    if let Some(suit) = found.suit {
        let _ = write!(text, ", suit: {}", suit_text(suit));
    }
    if found.faced {
        text.push_str(", faced: yes");
    }
    if found.corrected {
        text.push_str(", corrected: yes");
    }
    if let Some(by) = found.claimed {
        let _ = write!(text, ", claimed: {}", seat_text(by));
    }
    text
}

/// The hands that have not thirteen cards; all four if each has.
fn counts_text(cards: [u8; 4]) -> String {
    let all = cards == [13; 4];
    let seats = Seat::ALL
        .into_iter()
        .filter(|&s| all || cards[s as usize] != 13);
    joined(
        seats.map(|seat| format!("{}: {}", seat_text(seat), cards[seat as usize])),
        ", ",
    )
}

const fn yes_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

/// A finding as the log writes it.
pub(crate) fn finding_text(finding: &Finding) -> String {
    let inner = match finding {
        Finding::Called => return "called".into(),
        Finding::Unintended(yes) => format!("unintended: {}", yes_no(*yes)),
        Finding::Comparable(yes) => format!("comparable: {}", yes_no(*yes)),
        Finding::Meant(meant) => format!("meant: {meant}"),
        Finding::Breach { clause, by: None } => format!("breach: {}", quoted(clause)),
        Finding::Breach {
            clause,
            by: Some(by),
        } => {
            format!("breach: {}, by: {}", quoted(clause), seat_text(*by))
        }
        Finding::Slip(yes) => format!("slip: {}", yes_no(*yes)),
        Finding::Intended(card) => format!("intended: {}", card_text(*card)),
        Finding::Led(yes) => format!("led: {}", yes_no(*yes)),
        Finding::NoPenalty(card) => format!("no-penalty: {}", card_text(*card)),
        Finding::Revoked(found) => format!("revoked: {{{}}}", revoke_text(found)),
        Finding::Played(played) => format!(
            "played: {{contract: {}, by: {}, tricks: {}}}",
            contract_text(played.contract),
            seat_text(played.declarer),
            played.tricks
        ),
        Finding::Tricks { side, tricks } => format!("tricks: {{{side}: {tricks}}}"),
        Finding::Misinformed(seat) => format!("misinformed: {}", seat_text(*seat)),
        Finding::Returned(yes) => format!("returned: {}", yes_no(*yes)),
        Finding::NextCall(seat) => format!("next-call: {}", seat_text(*seat)),
        Finding::RoundOver => "round: over".into(),
        Finding::PeriodOver => "period: over".into(),
        Finding::Omitted(at) => format!("omitted: {{{}}}", at_text(*at)),
        Finding::Extra { at, cards, exposed } => {
            let list = |cards: &[Card]| joined(cards.iter().map(|&c| card_text(c)), ", ");
            let shown = match exposed.is_empty() {
                true => String::new(),
                false => format!(", exposed: [{}]", list(exposed)),
            };
            format!(
                "extra: {{{}, cards: [{}]{shown}}}",
                at_text(*at),
                list(cards)
            )
        }
        Finding::Claim(None) => "claim: no".into(),
        Finding::Claim(Some(tricks)) => format!("claim: {tricks}"),
        Finding::Mixed(None) => "mixed: both".into(),
        Finding::Mixed(Some(side)) => format!("mixed: {side}"),
        Finding::Fouled(form) => format!("fouled: {}", quoted(form)),
        Finding::Damage(yes) => format!("damage: {}", yes_no(*yes)),
        Finding::Adjust(score) => format!("adjust: {score}"),
        Finding::Cards(cards) => format!("cards: {{{}}}", counts_text(*cards)),
        Finding::Missing { by, card, found } => {
            let card = card.map_or_else(String::new, |card| format!(", card: {}", card_text(card)));
            format!("missing: {{by: {}{card}, found: {found}}}", seat_text(*by))
        }
        Finding::WrongCards { by, board } => {
            format!("wrong-cards: {{by: {}, board: {board}}}", seat_text(*by))
        }
        Finding::CalledBefore { by, call } => {
            format!("called-before: {{by: {}, call: {call}}}", seat_text(*by))
        }
        Finding::WrongBoard { played } => {
            format!("wrong-board: {{played: {}}}", yes_no(*played))
        }
        Finding::Informed(seat) => format!("informed: {}", seat_text(*seat)),
        Finding::Seen(yes) => format!("seen: {}", yes_no(*yes)),
        Finding::Playable(yes) => format!("playable: {}", yes_no(*yes)),
        Finding::Interferes(yes) => format!("interferes: {}", yes_no(*yes)),
        Finding::Quitted(yes) => format!("quitted: {}", yes_no(*yes)),
        Finding::Differs(yes) => format!("differs: {}", yes_no(*yes)),
        Finding::Remedy(remedy) => format!("remedy: {remedy}"),
    };
    format!("{{{inner}}}")
}
