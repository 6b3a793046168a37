//! What an entry brings about, in the words of a Director.

use contract_bridge::auction::Call;
use openroom_laws::effects::Effect;
use openroom_laws::outcome::Ending;
use openroom_laws::table::{Bar, BoardResult, PenaltyKind, Restricted, Restriction};

use crate::deeds;
use crate::explain::{self, plain};
use crate::show::notation;
use crate::words::{Message, Words};

/// A sentence each; questions about damage together in one.
pub(crate) fn all_told(effects: &[Effect], words: &Words) -> Vec<String> {
    let law = |effect: &Effect| match effect {
        Effect::Review { law } => Some(law.id()),
        _ => None,
    };
    let reviewed: Vec<&str> = effects.iter().filter_map(law).collect();
    let mut sentences = Vec::new();
    let mut together = (reviewed.len() > 1).then(|| reviewed.join(", "));
    for effect in effects {
        match (law(effect), reviewed.len()) {
            (Some(_), 2..) => {
                let laws = together.take();
                let tell =
                    |laws: String| words.tell(Message::FollowsReviews, [("laws", laws.into())]);
                sentences.extend(laws.map(tell));
            }
            _ => sentences.push(told(effect, words)),
        }
    }
    sentences
}

/// One sentence.
fn told(effect: &Effect, words: &Words) -> String {
    let seat = |seat| notation::seat(seat, words);
    let card = |card| plain(&notation::card(card, words).text);
    let of = |message: Message, at| words.tell(message, [("seat", seat(at).into())]);
    match effect {
        Effect::Calls { stand } => {
            let args = [
                ("count", stand.len().into()),
                ("calls", named(stand, words).join(", ").into()),
            ];
            words.tell(Message::ExplainWithdrawn, args)
        }
        Effect::Cancelled { seat: whose, call } => {
            let what = explain::informed(call, words);
            let args = [("what", what.into()), ("seat", seat(*whose).into())];
            words.tell(Message::ExplainCancelled, args)
        }
        Effect::NoDouble { seat } => of(Message::ExplainNoDouble, *seat),
        Effect::FaceUp { seat: whose, cards } => {
            let args = [
                ("count", cards.len().into()),
                ("cards", deeds::cards(cards, words).into()),
                ("seat", seat(*whose).into()),
            ];
            words.tell(Message::ExplainFaceUp, args)
        }
        Effect::Bar { seat, bar } => match bar {
            Bar::Turn => of(Message::ExplainBarTurn, *seat),
            Bar::Auction => of(Message::ExplainBarAuction, *seat),
        },
        Effect::BarOver { seat } => of(Message::ExplainBarOver, *seat),
        Effect::LeadMayBeRestricted { seat, defends } => match defends {
            true => of(Message::FollowsLeadDefender, *seat),
            false => of(Message::FollowsLead, *seat),
        },
        Effect::Declarer { contract } => match contract {
            Ending::Contract { contract, declarer } => {
                let contract = plain(&notation::contract(*contract, words).text);
                let args = [
                    ("contract", contract.into()),
                    ("seat", seat(*declarer).into()),
                ];
                words.tell(Message::Contract, args)
            }
            Ending::PassedOut | Ending::Open => words.say(Message::PassedOut),
        },
        Effect::PenaltyCard {
            seat: whose,
            card: which,
            kind,
        } => {
            let message = match kind {
                PenaltyKind::Minor => Message::ExplainMinor,
                PenaltyKind::Major => Message::ExplainMajor,
            };
            let args = [("card", card(*which).into()), ("seat", seat(*whose).into())];
            words.tell(message, args)
        }
        Effect::NoPenaltyCard {
            seat: whose,
            card: which,
        } => {
            let args = [("card", card(*which).into()), ("seat", seat(*whose).into())];
            words.tell(Message::FollowsNoPenalty, args)
        }
        Effect::Restriction { restriction } => restricted(restriction, words),
        Effect::Transfer { side, tricks } => {
            let side = notation::side(*side, words);
            let args = [("side", side.into()), ("tricks", (*tricks).into())];
            words.tell(Message::FollowsTransfer, args)
        }
        // What exactly is asked then comes with the question.
        Effect::Review { law } => words.tell(Message::FollowsReview, [("clause", law.id().into())]),
        Effect::Result { result } => ended(*result, words),
    }
}

fn ended(result: BoardResult, words: &Words) -> String {
    match result.tricks {
        Some(tricks) => words.tell(Message::FollowsResult, [("tricks", tricks.into())]),
        None => words.say(Message::PassedOut),
    }
}

fn restricted(restriction: &Restriction, words: &Words) -> String {
    let lead = restriction.binds.only_leads();
    let (message, suits) = match &restriction.restricted {
        Restricted::Highest => (Message::ExplainMustHighest, vec![]),
        Restricted::Lowest => (Message::ExplainMustLowest, vec![]),
        Restricted::Must(suit) if lead => (Message::ExplainMust, vec![*suit]),
        Restricted::Must(suit) => (Message::ExplainMustPlay, vec![*suit]),
        Restricted::MustNot(suits) if lead => (Message::ExplainMustNot, suits.clone()),
        Restricted::MustNot(suits) => (Message::ExplainMustNotPlay, suits.clone()),
        Restricted::Card(_) => (Message::ExplainMustCard, vec![]),
    };
    let card = match restriction.restricted {
        Restricted::Card(card) => plain(&notation::card(card, words).text),
        _ => String::new(),
    };
    let args = [
        ("seat", notation::seat(restriction.seat, words).into()),
        (
            "suit",
            deeds::suits_apart(suits.into_iter(), Words::any_of, words).into(),
        ),
        ("card", card.into()),
    ];
    words.tell(message, args)
}

/// Calls in order.
pub(crate) fn named(calls: &[Call], words: &Words) -> Vec<String> {
    calls
        .iter()
        .map(|&call| plain(&notation::call(call, words).text))
        .collect()
}
