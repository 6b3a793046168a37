//! What an entry brings about, as plain data: the difference between a board before it and after it.

use contract_bridge::auction::Call;
use contract_bridge::{Card, Contract, Hand, Seat};
use serde::Serialize;

use crate::auction::{law26_lead_restrictions as law26, law29_out_of_rotation as law29};
use crate::awaiting::{Awaiting, Fact, Question};
use crate::clause::Clause;
use crate::entry::Side;
use crate::notation::{call_text, written};
use crate::outcome::Ending;
use crate::table::auction::Withdrawn;
use crate::table::{Bar, BoardResult, PenaltyKind, Phase, Restriction, Table};

/// Something that has come about.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "effect", rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Effect {
    /// Calls are cancelled; these stand.
    Calls {
        /// In order from the dealer.
        #[serde(serialize_with = "written::all")]
        #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
        stand: Vec<Call>,
    },
    /// One call is cancelled; the others stand as they are.
    Cancelled {
        /// Whose.
        #[serde(serialize_with = "written::one")]
        #[cfg_attr(feature = "openapi", schema(value_type = crate::openapi::Seat))]
        seat: Seat,
        /// Which, as the log writes it; it may be a bid above seven.
        call: String,
    },
    /// A player may neither double nor redouble at this turn (30B2b of 2007).
    NoDouble {
        /// Who.
        #[serde(serialize_with = "written::one")]
        #[cfg_attr(feature = "openapi", schema(value_type = crate::openapi::Seat))]
        seat: Seat,
    },
    /// Cards seen in the auction stay face up until it ends (24).
    FaceUp {
        /// Whose.
        #[serde(serialize_with = "written::one")]
        #[cfg_attr(feature = "openapi", schema(value_type = crate::openapi::Seat))]
        seat: Seat,
        /// Which.
        #[serde(serialize_with = "written::all")]
        #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
        cards: Vec<Card>,
    },
    /// A player must pass.
    Bar {
        /// Who.
        #[serde(serialize_with = "written::one")]
        #[cfg_attr(feature = "openapi", schema(value_type = crate::openapi::Seat))]
        seat: Seat,
        /// How long.
        bar: Bar,
    },
    /// He may call freely again.
    BarOver {
        /// Who.
        #[serde(serialize_with = "written::one")]
        #[cfg_attr(feature = "openapi", schema(value_type = crate::openapi::Seat))]
        seat: Seat,
    },
    /// Should his side defend, declarer may restrict his first lead, because of a call that his partner withdrew (26).
    LeadMayBeRestricted {
        /// Whose.
        #[serde(serialize_with = "written::one")]
        #[cfg_attr(feature = "openapi", schema(value_type = crate::openapi::Seat))]
        seat: Seat,
        /// He defends: the call came after the auction (39C).
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        defends: bool,
    },
    /// There is a contract, or another declarer.
    Declarer {
        /// What the auction came to.
        contract: Ending,
    },
    /// A card lies on the table until it is played (50).
    PenaltyCard {
        /// Whose.
        #[serde(serialize_with = "written::one")]
        #[cfg_attr(feature = "openapi", schema(value_type = crate::openapi::Seat))]
        seat: Seat,
        /// Which.
        #[serde(serialize_with = "written::one")]
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        card: Card,
        /// Major or minor.
        kind: PenaltyKind,
    },
    /// It is a penalty card no more.
    NoPenaltyCard {
        /// Whose.
        #[serde(serialize_with = "written::one")]
        #[cfg_attr(feature = "openapi", schema(value_type = crate::openapi::Seat))]
        seat: Seat,
        /// Which.
        #[serde(serialize_with = "written::one")]
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        card: Card,
    },
    /// What a player may lead or play is restricted.
    Restriction {
        /// To what.
        restriction: Restriction,
    },
    /// Tricks are to be given to a side when the play is over, all in all.
    Transfer {
        /// To whom.
        side: Side,
        /// How many.
        tricks: u8,
    },
    /// A damage question is to be answered when the play is over.
    Review {
        /// The clause that asks it.
        law: Clause,
    },
    /// The board is over.
    Result {
        /// With what.
        result: BoardResult,
    },
}

/// What has come about between two states of a board, in the order in which a Director tells it.
#[must_use]
pub fn between(before: &Table, after: &Table) -> Vec<Effect> {
    let mut effects = Vec::new();
    effects.extend(cancelled(before, after));
    effects.extend(face_up(before, after));
    effects.extend(declarer(before, after));
    for seat in Seat::ALL {
        effects.extend(bar(before, after, seat));
    }
    effects.extend(no_double(before, after));
    effects.extend(leads(before, after));
    for seat in Seat::ALL {
        effects.extend(penalty_cards(before, after, seat));
    }
    effects.extend(restriction(before, after));
    effects.extend(transfer(before, after));
    let new = |law: &&Clause| !before.reviews().contains(law);
    let reviews = after.reviews().iter().filter(new);
    effects.extend(reviews.map(|&law| Effect::Review { law }));
    effects.extend(result(before, after));
    effects
}

/// The calls that are cancelled: one by its name, those that stood by what is left of them. What never stood, because it was out of
/// rotation or could not be made, is known by what it told.
fn cancelled(before: &Table, after: &Table) -> Vec<Effect> {
    let kept = before.calls().iter().zip(after.calls());
    let kept = kept.take_while(|(old, new)| old == new).count();
    let gone = &before.calls()[kept..];
    let stood = |seat: Seat, call: &str| {
        let mut gone = gone.iter();
        gone.any(|made| made.by == seat && call_text(made.call) == call)
    };
    let mut effects = Vec::new();
    match gone {
        [] => {}
        [made] if after.calls().len() == kept => effects.push(Effect::Cancelled {
            seat: made.by,
            call: call_text(made.call),
        }),
        _ => effects.push(Effect::Calls {
            stand: after.calls().iter().map(|made| made.call).collect(),
        }),
    }
    let told = after.information().iter().filter(|it| it.withdrawn_call);
    let new = told.filter(|it| !before.information().contains(it) && !stood(it.by, &it.what));
    effects.extend(new.map(|it| Effect::Cancelled {
        seat: it.by,
        call: it.what.clone(),
    }));
    effects
}

/// The cards that lie face up, now that the Director has ruled on them.
fn face_up(before: &Table, after: &Table) -> Vec<Effect> {
    let lying = |table: &Table| -> Vec<(Seat, Hand)> {
        let open = |awaiting: &Awaiting| awaiting.question == Question::Fact(Fact::Forfeited);
        let ruled = table.phase() == Phase::Auction && !table.awaiting().is_some_and(open);
        let trouble = table.auction.trouble.iter().filter(|_| ruled);
        let exposed = trouble.flat_map(|trouble| &trouble.exposed);
        let exposed = exposed.filter(|exposed| exposed.ruled);
        exposed.map(|it| (it.by, it.cards)).collect()
    };
    let known = lying(before);
    let new = lying(after).into_iter().filter(|it| !known.contains(it));
    new.map(|(seat, cards)| Effect::FaceUp {
        seat,
        cards: cards.iter().collect(),
    })
    .collect()
}

/// Who may not double at this turn.
fn no_double(before: &Table, after: &Table) -> Option<Effect> {
    let of = |table: &Table| table.auction.no_double();
    let seat = of(after).filter(|_| after.phase() == Phase::Auction)?;
    (of(before) != Some(seat)).then_some(Effect::NoDouble { seat })
}

fn declarer(before: &Table, after: &Table) -> Option<Effect> {
    let (contract, declarer): (Contract, Seat) = after.contract()?;
    (before.contract() != Some((contract, declarer))).then_some(Effect::Declarer {
        contract: Ending::Contract { contract, declarer },
    })
}

fn bar(before: &Table, after: &Table, seat: Seat) -> Option<Effect> {
    match (before.barred(seat), after.barred(seat)) {
        (old, new) if old == new => None,
        (_, Some(bar)) => Some(Effect::Bar { seat, bar }),
        // At the end of the auction there is nothing more to say.
        (_, None) if after.contract().is_some() || after.passed_out() => None,
        (_, None) => Some(Effect::BarOver { seat }),
    }
}

/// The partners of those whose withdrawn calls may restrict the lead, once it is known what was called instead.
fn leaders(table: &Table) -> Vec<Seat> {
    let table = &with_imposed_passes(table);
    let Some(trouble) = &table.auction.trouble else {
        return Vec::new();
    };
    let withdrawn = trouble.withdrawn.iter().enumerate();
    let settled = |at: usize| !trouble.owed.iter().any(|owed| owed.withdrawn == at);
    // A call after the final pass has no call in its place.
    let late =
        defends(table).is_some_and(|side| withdrawn.clone().all(|(_, it)| Side::of(it.by) == side));
    let restricts =
        |call: &Withdrawn| (call.last.is_some() || late) && law26::may_restrict(table, call);
    withdrawn
        .filter(|(at, call)| restricts(call) && settled(*at))
        .map(|(_, call)| call.by.partner())
        .collect()
}

/// Who has to pass makes no other call in place of the one withdrawn: what follows from that is known before his turn.
fn with_imposed_passes(table: &Table) -> Table {
    let mut then = table.clone();
    for seat in Seat::ALL {
        law29::settle_imposed_pass(&mut then, seat);
    }
    then
}

fn leads(before: &Table, after: &Table) -> Vec<Effect> {
    let old = leaders(before);
    let mut new = leaders(after);
    new.retain(|seat| !old.contains(seat));
    new.dedup();
    let defends = defends(after);
    new.into_iter()
        .map(|seat| Effect::LeadMayBeRestricted {
            seat,
            defends: defends == Some(Side::of(seat)),
        })
        .collect()
}

/// The side that defends, once the auction is over.
fn defends(table: &Table) -> Option<Side> {
    let (_, declarer) = table.contract()?;
    (table.phase() == Phase::Clarification).then(|| Side::of(declarer.lho()))
}

fn penalty_cards(before: &Table, after: &Table, seat: Seat) -> Vec<Effect> {
    let [old, new] = [before, after].map(|table| table.penalty_cards(seat));
    let come = new.iter().filter(|card| !old.contains(card));
    let come = come.map(|&(card, kind)| Effect::PenaltyCard { seat, card, kind });
    let held = |card: Card| new.iter().any(|&(other, _)| other == card);
    let lies = |card: Card| {
        after
            .trick()
            .is_some_and(|trick| trick.card_of(seat) == Some(card))
    };
    // Of a hand that is not known: no trick has been completed in which it could have gone.
    let won = |table: &Table| [Side::Ns, Side::Ew].map(|side| table.won(side));
    let in_hand = |card: Card| match after.hand(seat) {
        Some(hand) => hand.contains(card),
        None => won(before) == won(after),
    };
    let gone = old.iter().map(|&(card, _)| card);
    let gone = gone.filter(|&card| !held(card) && !lies(card) && in_hand(card));
    come.chain(gone.map(|card| Effect::NoPenaltyCard { seat, card }))
        .collect()
}

fn restriction(before: &Table, after: &Table) -> Option<Effect> {
    let [old, new] = [before, after].map(Table::restriction);
    let told = |old: &Restriction, new: &Restriction| {
        (old.seat, &old.restricted) == (new.seat, &new.restricted)
    };
    let restriction = new.filter(|new| !old.is_some_and(|old| told(&old, new)))?;
    Some(Effect::Restriction { restriction })
}

fn transfer(before: &Table, after: &Table) -> Option<Effect> {
    if before.transfer() == after.transfer() {
        return None;
    }
    let side = match after.transfer() {
        0 => return None,
        1.. => Side::Ns,
        _ => Side::Ew,
    };
    let tricks = after.transfer().unsigned_abs();
    Some(Effect::Transfer { side, tricks })
}

fn result(before: &Table, after: &Table) -> Option<Effect> {
    let result = after.result()?;
    (before.result() != Some(result)).then_some(Effect::Result { result })
}
