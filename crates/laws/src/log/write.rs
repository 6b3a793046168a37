//! From a log back to text and data: YAML, one entry a line, or whatever `serde` is asked for.

use core::fmt::{self, Write as _};

use contract_bridge::{AbsoluteVulnerability, Card, Hand, Seat, Suit};
use serde::{Serialize, Serializer};

use super::form::Form;
use super::{Deal, Log};
use crate::entry::told::contract_text;
use crate::entry::{
    Action, AtTrick, Entry, Finding, Played, RevokeFound, Side, Spoken, SpokenCall, Strains,
};
use crate::notation::{call_text, card_text, seat_text, strain_text, suit_text};

impl Log {
    /// The log as YAML; reading it gives the same log.
    #[must_use]
    pub fn to_yaml(&self) -> String {
        let mut out = String::new();
        for (key, value) in self.form() {
            match value {
                Form::List(entries) if key == "log" && !entries.is_empty() => {
                    out.push_str("log:\n");
                    for entry in &self.entries {
                        let _ = writeln!(out, "- {entry}");
                    }
                }
                value => {
                    let _ = writeln!(out, "{key}: {value}");
                }
            }
        }
        out
    }

    /// The keys of the document with what stands under them.
    fn form(&self) -> Vec<(&'static str, Form)> {
        let mut keys = self.head();
        if !self.calls.is_empty() {
            keys.push(("auction", sequence(&self.calls, |&call| call_text(call))));
        }
        if !self.cards.is_empty() {
            keys.push(("play", sequence(&self.cards, |&card| card_text(card))));
        }
        let entries = self.entries.iter().map(entry_form);
        keys.push(("log", Form::List(entries.collect())));
        if let Some(expect) = &self.expect {
            keys.push(("expect", Form::Data(expect.clone())));
        }
        keys
    }

    fn head(&self) -> Vec<(&'static str, Form)> {
        let mut keys = Vec::new();
        for (key, text) in [("id", &self.id), ("title", &self.title)] {
            keys.extend(text.as_ref().map(|text| (key, Form::text(text))));
        }
        if !self.laws.is_empty() {
            keys.push((
                "laws",
                Form::List(self.laws.iter().map(Form::text).collect()),
            ));
        }
        let year = |edition: &crate::Edition| Form::Number(edition.year().into());
        match self.editions.as_slice() {
            [only] => keys.push(("edition", year(only))),
            several => keys.push(("editions", Form::List(several.iter().map(year).collect()))),
        }
        match self.board.number {
            Some(number) => keys.push(("board", number.into())),
            None => {
                keys.push(("dealer", Form::word(seat_text(self.board.dealer))));
                keys.push(("vul", Form::word(vul_text(self.board.vul))));
            }
        }
        if self.deal != Deal::UNKNOWN {
            let deal = deal_text(&self.deal, self.board.dealer);
            keys.push(("deal", Form::text(deal)));
        }
        keys.extend(self.note.as_ref().map(|note| ("note", Form::text(note))));
        keys
    }
}

impl Serialize for Log {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Form::Map(self.form()).serialize(serializer)
    }
}

/// Words with spaces between them.
fn sequence<T>(all: &[T], text: impl Fn(&T) -> String) -> Form {
    Form::Word(joined(all.iter().map(text), " "))
}

fn joined(items: impl Iterator<Item = String>, between: &str) -> String {
    items.collect::<Vec<_>>().join(between)
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

/// Who, and what he did.
fn parts(entry: &Entry) -> (&'static str, Form) {
    match entry {
        Entry::Player(_, action) => (entry.by().word(), action_form(action)),
        Entry::Director(finding) => (entry.by().word(), finding_form(finding)),
    }
}

fn entry_form(entry: &Entry) -> Form {
    let (who, what) = parts(entry);
    Form::of(who, what)
}

/// As the log writes it: `S: 2H`.
impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (who, what) = parts(self);
        write!(f, "{who}: {what}")
    }
}

impl Serialize for Entry {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        entry_form(self).serialize(serializer)
    }
}

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        action_form(self).serialize(serializer)
    }
}

/// As the log writes it: `{comparable: yes}`.
impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        finding_form(self).fmt(f)
    }
}

impl Serialize for Finding {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        finding_form(self).serialize(serializer)
    }
}

fn action_form(action: &Action) -> Form {
    let with_meaning = |verb, spoken: &Spoken, shows| {
        Form::Map(vec![
            (verb, Form::word(spoken)),
            ("shows", strains_form(shows)),
        ])
    };
    match action {
        Action::Call(SpokenCall {
            spoken,
            artificial: Some(shows),
        }) => with_meaning("call", spoken, *shows),
        Action::Changes(SpokenCall {
            spoken,
            artificial: Some(shows),
        }) => with_meaning("changes", spoken, *shows),
        Action::Claims(said) | Action::Concedes(said) if said.words.is_some() => Form::text(action),
        Action::LetsSlip { words: Some(_), .. } => Form::text(action),
        plain => Form::word(plain),
    }
}

fn strains_form(strains: Strains) -> Form {
    Form::words(strains.iter().map(strain_text))
}

fn seat_form(seat: Seat) -> Form {
    Form::word(seat_text(seat))
}

fn card_form(card: Card) -> Form {
    Form::word(card_text(card))
}

fn cards_form(cards: &[Card]) -> Form {
    Form::List(cards.iter().map(|&card| card_form(card)).collect())
}

fn at_form(at: AtTrick) -> Vec<(&'static str, Form)> {
    vec![("by", seat_form(at.by)), ("trick", at.trick.into())]
}

/// A revoke with the figures that were told.
fn revoke_form(found: &RevokeFound) -> Form {
    let mut keys = at_form(found.at);
    keys.extend(found.won.map(|seat| ("won", seat_form(seat))));
    keys.extend(found.after.map(|tricks| ("after", tricks.into())));
    keys.extend(found.suit.map(|suit| ("suit", Form::word(suit_text(suit)))));
    if found.faced {
        keys.push(("faced", Form::yes_no(true)));
    }
    if found.corrected {
        keys.push(("corrected", Form::yes_no(true)));
    }
    keys.extend(found.claimed.map(|seat| ("claimed", seat_form(seat))));
    Form::Map(keys)
}

fn played_form(played: Played) -> Form {
    let mut keys = vec![
        ("contract", Form::word(contract_text(played.contract))),
        ("by", seat_form(played.declarer)),
        ("tricks", played.tricks.into()),
    ];
    if let Some(so_far) = played.so_far {
        keys.push(("trick", so_far.trick.into()));
        keys.push(("leads", seat_form(so_far.leads)));
    }
    Form::Map(keys)
}

impl Serialize for Played {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        played_form(*self).serialize(serializer)
    }
}

/// The hands that have not thirteen cards; all four if each has.
fn counts_form(cards: [u8; 4]) -> Form {
    let all = cards == [13; 4];
    let seats = Seat::ALL
        .into_iter()
        .filter(|&s| all || cards[s as usize] != 13);
    Form::Map(
        seats
            .map(|seat| (seat_text(seat), cards[seat as usize].into()))
            .collect(),
    )
}

fn finding_form(finding: &Finding) -> Form {
    let yes_no = |key, yes: &bool| Form::of(key, Form::yes_no(*yes));
    let seat = |key, seat: &Seat| Form::of(key, seat_form(*seat));
    let card = |key, card: &Card| Form::of(key, card_form(*card));
    match finding {
        Finding::Called => Form::word("called"),
        Finding::Unintended(yes) => yes_no("unintended", yes),
        Finding::Comparable(yes) => yes_no("comparable", yes),
        Finding::Meant(meant) => Form::of("meant", Form::word(meant)),
        Finding::Breach { clause, by } => {
            let mut keys = vec![("breach", Form::text(clause))];
            keys.extend(by.map(|seat| ("by", seat_form(seat))));
            Form::Map(keys)
        }
        Finding::Slip(yes) => yes_no("slip", yes),
        Finding::Intended(meant) => card("intended", meant),
        Finding::Led(yes) => yes_no("led", yes),
        Finding::NoPenalty(which) => card("no-penalty", which),
        Finding::Revoked(found) => Form::of("revoked", revoke_form(found)),
        Finding::NotRevoked => Form::of("revoked", Form::yes_no(false)),
        Finding::Unseen(who) => seat("unseen", who),
        Finding::Played(played) => Form::of("played", played_form(*played)),
        Finding::Tricks { side, tricks } => {
            Form::of("tricks", Form::of(side.word(), (*tricks).into()))
        }
        Finding::Misinformed(who) => seat("misinformed", who),
        Finding::Returned(yes) => yes_no("returned", yes),
        Finding::NextCall(who) => seat("next-call", who),
        Finding::RoundOver => Form::of("round", Form::word("over")),
        Finding::PeriodOver => Form::of("period", Form::word("over")),
        Finding::Omitted(at) => Form::of("omitted", Form::Map(at_form(*at))),
        Finding::Extra { at, cards, exposed } => {
            let mut keys = at_form(*at);
            keys.push(("cards", cards_form(cards)));
            if !exposed.is_empty() {
                keys.push(("exposed", cards_form(exposed)));
            }
            Form::of("extra", Form::Map(keys))
        }
        Finding::Claim(None) => Form::of("claim", Form::yes_no(false)),
        Finding::Claim(Some(tricks)) => Form::of("claim", (*tricks).into()),
        Finding::Mixed(side) => Form::of("mixed", Form::word(side.map_or("both", Side::word))),
        Finding::Fouled(form) => Form::of("fouled", Form::text(form)),
        Finding::Damage(yes) => yes_no("damage", yes),
        Finding::Adjust(score) => Form::of("adjust", Form::Adjusted(score.clone())),
        Finding::Cards(cards) => Form::of("cards", counts_form(*cards)),
        Finding::Missing { by, card, found } => {
            let mut keys = vec![("by", seat_form(*by))];
            keys.extend(card.map(|card| ("card", card_form(card))));
            keys.push(("found", Form::word(found)));
            Form::of("missing", Form::Map(keys))
        }
        Finding::WrongCards { by, board } => Form::of(
            "wrong-cards",
            Form::Map(vec![("by", seat_form(*by)), ("board", (*board).into())]),
        ),
        Finding::CalledBefore { by, call } => Form::of(
            "called-before",
            Form::Map(vec![("by", seat_form(*by)), ("call", Form::word(call))]),
        ),
        Finding::WrongBoard { played } => Form::of("wrong-board", yes_no("played", played)),
        Finding::Informed(who) => seat("informed", who),
        Finding::Seen(yes) => yes_no("seen", yes),
        Finding::Playable(yes) => yes_no("playable", yes),
        Finding::Interferes(yes) => yes_no("interferes", yes),
        Finding::Quitted(yes) => yes_no("quitted", yes),
        Finding::Differs(yes) => yes_no("differs", yes),
        Finding::Forfeited(yes) => yes_no("forfeited", yes),
        Finding::Remedy(remedy) => Form::of("remedy", Form::word(remedy)),
    }
}
