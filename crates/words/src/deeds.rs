//! What a player did and what the Director found, in words.

use contract_bridge::{Card, Seat, Suit};
use openroom_laws::entry::{
    Action, AtTrick, Designation, Finding, Inspected, Manner, Meant, Remedy, Requirement,
    RevokeFound, Spoken, SpokenCall, Statement, Whereabouts,
};

use openroom_laws::{Clause, Edition};

use crate::explain::{is_of_play, plain};
use crate::show::{harmless, notation};
use crate::words::{Message, Words};

/// What a player did, to be read after his name; an answer by the clause under which he was asked.
#[must_use]
pub fn did(action: &Action, under: Option<Clause>, words: &Words) -> String {
    let [accepts, declines] = of_law(under);
    let [requires, forbids] = of_suit(under);
    let say = |message| words.say(message);
    let one =
        |message, name: &'static str, what: String| words.tell(message, [(name, what.into())]);
    match action {
        Action::Call(said) => call(*said, words),
        Action::Play(played) => card(*played, words),
        Action::LeadsDown(led) => one(Message::DidLeadsDown, "card", card(*led, words)),
        Action::Faces => say(Message::DidFaces),
        Action::Names(what) => one(Message::DidNames, "what", designated(*what, words)),
        Action::Renames(what) => one(Message::DidRenames, "what", designated(*what, words)),
        Action::PlaysTogether(all) => one(Message::DidTogether, "cards", cards(all, words)),
        Action::Places(placed) => one(Message::DidPlaces, "card", card(*placed, words)),
        Action::Exposes {
            cards: shown,
            deliberately,
        } => {
            let message = match deliberately {
                true => Message::DidExposesDeliberately,
                false => Message::DidExposes,
            };
            one(message, "cards", cards(shown, words))
        }
        Action::Changes(said) => one(Message::DidChanges, "call", call(*said, words)),
        Action::Corrects(to) => one(Message::DidCorrects, "card", card(*to, words)),
        Action::Attention(None) => say(Message::DidAttention),
        Action::Attention(Some(at)) => at_trick(Message::DidAttentionRevoke, *at, words),
        Action::AttentionCard(seen) => one(Message::DidAttentionCard, "card", card(*seen, words)),
        Action::Runs(suit) => one(Message::DidRuns, "suit", suits([*suit].into_iter())),
        Action::Claims(claim) => stated(Message::DidClaims, claim, words),
        Action::Concedes(claim) => stated(Message::DidConcedes, claim, words),
        Action::Agrees => say(Message::DidAgrees),
        Action::Objects => say(Message::DidObjects),
        Action::RequestsPlay => say(Message::DidRequestsPlay),
        Action::Consents => say(Message::DidConsents),
        Action::Accepts => say(accepts),
        Action::Declines => say(declines),
        Action::Requires(what @ Requirement::Suit(_)) => {
            one(requires, "what", required(*what, words))
        }
        Action::Requires(what) => one(Message::DidRequires, "what", required(*what, words)),
        Action::Forbids(all) => {
            let all = suits_apart(all.iter().copied(), Words::all_of, words);
            one(forbids, "what", all)
        }
        Action::Waives => say(Message::DidWaives),
        Action::Spreads => say(Message::DidSpreads),
        Action::Keeps if under.is_some_and(is_of_play) => say(Message::DidKeepsCard),
        Action::Keeps => say(Message::DidKeeps),
        Action::Omits => say(Message::DidOmits),
        Action::Inspects(Inspected::Trick) => say(Message::DidInspects),
        Action::Inspects(Inspected::Own) => say(Message::DidInspectsOwn),
        Action::Inspects(Inspected::Quitted(trick)) => {
            one(Message::DidInspectsQuitted, "trick", trick.to_string())
        }
        Action::PointsOut => say(Message::DidPointsOut),
        Action::LetsSlip {
            manner,
            words: with,
        } => {
            let what = say(match manner {
                Manner::Hesitates => Message::DidHesitates,
                Manner::Hurries => Message::DidHurries,
                Manner::Remarks => Message::DidRemarks,
                Manner::Asks => Message::DidAsks,
                Manner::Answers => Message::DidAnswers,
                Manner::Alerts => Message::DidAlerts,
                Manner::Gestures => Message::DidGestures,
            });
            saying(what, with.as_deref(), words)
        }
        Action::Reserves => say(Message::DidReserves),
    }
}

/// What the Director found, to be read after “finds that”.
#[must_use]
pub fn found(finding: &Finding, edition: Edition, words: &Words) -> String {
    let say = |message| words.say(message);
    let one =
        |message, name: &'static str, what: String| words.tell(message, [(name, what.into())]);
    let whether = |truth: &bool, yes, no| say(if *truth { yes } else { no });
    let seat = |message, who: &Seat| one(message, "seat", notation::seat(*who, words));
    match finding {
        Finding::Called => say(Message::ExplainDirectorComes),
        Finding::Unintended(is) => {
            whether(is, Message::FoundUnintended, Message::FoundIntendedCall)
        }
        // 2007 has no comparable calls: 27B1b asks for the same or a more precise meaning.
        Finding::Comparable(is) if edition == Edition::E2007 => {
            whether(is, Message::FoundMorePrecise, Message::FoundNotMorePrecise)
        }
        Finding::Comparable(is) => {
            whether(is, Message::FoundComparable, Message::FoundNotComparable)
        }
        Finding::Meant(meant) => say(match meant {
            Meant::Over => Message::FoundMeantOver,
            Meant::OwnTurn => Message::FoundMeantOwnTurn,
            Meant::Lead => Message::FoundMeantLead,
            Meant::Play => Message::FoundMeantPlay,
        }),
        Finding::Breach { clause, by: None } => {
            one(Message::FoundBreach, "clause", harmless(clause))
        }
        Finding::Breach {
            clause,
            by: Some(by),
        } => words.tell(
            Message::FoundBreachBy,
            [
                ("clause", harmless(clause).into()),
                ("seat", notation::seat(*by, words).into()),
            ],
        ),
        Finding::Slip(is) => whether(is, Message::FoundSlip, Message::FoundNoSlip),
        Finding::Intended(meant) => one(Message::FoundIntended, "card", card(*meant, words)),
        Finding::Led(is) => whether(is, Message::FoundLed, Message::FoundNotLed),
        Finding::NoPenalty(free) => one(Message::FoundNoPenalty, "card", card(*free, words)),
        Finding::Revoked(revoke) => revoked(revoke, words),
        Finding::NotRevoked => say(Message::FoundNoRevoke),
        Finding::Forfeited(is) => whether(is, Message::FoundForfeited, Message::FoundNotForfeited),
        Finding::Unseen(who) => seat(Message::FoundUnseen, who),
        Finding::Played(played) => words.tell(
            match played.so_far {
                Some(_) => Message::FoundPlayedSoFar,
                None => Message::FoundPlayed,
            },
            [
                (
                    "contract",
                    plain(&notation::contract(played.contract, words).text).into(),
                ),
                ("seat", notation::seat(played.declarer, words).into()),
                ("tricks", played.tricks.into()),
                (
                    "trick",
                    played.so_far.map_or(0, |so_far| so_far.trick).into(),
                ),
                (
                    "leader",
                    (played.so_far)
                        .map_or_else(String::new, |so_far| notation::seat(so_far.leads, words))
                        .into(),
                ),
            ],
        ),
        Finding::Tricks { side, tricks } => words.tell(
            Message::FoundTricks,
            [
                ("side", notation::side(*side, words).into()),
                ("tricks", (*tricks).into()),
            ],
        ),
        Finding::Misinformed(who) => seat(Message::FoundMisinformed, who),
        Finding::Returned(is) => whether(is, Message::FoundReturned, Message::FoundNotReturned),
        Finding::NextCall(who) => seat(Message::FoundNextCall, who),
        Finding::RoundOver => say(Message::FoundRoundOver),
        Finding::PeriodOver => say(Message::FoundPeriodOver),
        Finding::Omitted(at) => at_trick(Message::FoundOmitted, *at, words),
        Finding::Extra {
            at, cards: played, ..
        } => words.tell(
            Message::FoundExtra,
            [
                ("seat", notation::seat(at.by, words).into()),
                ("trick", at.trick.to_string().into()),
                ("cards", cards(played, words).into()),
            ],
        ),
        Finding::Claim(None) => say(Message::FoundNoClaim),
        Finding::Claim(Some(tricks)) => {
            words.tell(Message::FoundClaim, [("tricks", (*tricks).into())])
        }
        Finding::Mixed(None) => say(Message::FoundMixed),
        Finding::Mixed(Some(side)) => one(
            Message::FoundMixedSide,
            "side",
            notation::side(*side, words),
        ),
        Finding::Fouled(form) => one(Message::FoundFouled, "form", harmless(form)),
        Finding::Damage(is) => whether(is, Message::FoundDamage, Message::FoundNoDamage),
        Finding::Adjust(_) => say(Message::FoundAdjust),
        Finding::Cards(counts) => {
            let all = Seat::ALL.into_iter().zip(counts);
            let all: Vec<String> = all
                .map(|(seat, count)| format!("{} {count}", notation::seat(seat, words)))
                .collect();
            one(Message::FoundCounts, "counts", all.join(", "))
        }
        Finding::Missing {
            by,
            card: missing,
            found,
        } => {
            let seat = notation::seat(*by, words);
            let Some(missing) = missing else {
                let message = match found {
                    Whereabouts::Elsewhere => Message::FoundMissingSome,
                    Whereabouts::Played => Message::FoundMissingSomePlayed,
                    Whereabouts::No => Message::FoundMissingSomeNowhere,
                };
                return words.tell(message, [("seat", seat.into())]);
            };
            let message = match found {
                Whereabouts::Elsewhere => Message::FoundMissing,
                Whereabouts::Played => Message::FoundMissingPlayed,
                Whereabouts::No => Message::FoundMissingNowhere,
            };
            let card = card(*missing, words);
            words.tell(message, [("seat", seat.into()), ("card", card.into())])
        }
        Finding::WrongCards { by, board } => words.tell(
            Message::FoundWrongCards,
            [
                ("seat", notation::seat(*by, words).into()),
                ("board", board.to_string().into()),
            ],
        ),
        Finding::CalledBefore { by, call: made } => words.tell(
            Message::FoundCalledBefore,
            [
                ("seat", notation::seat(*by, words).into()),
                ("call", spoken(*made, words).into()),
            ],
        ),
        Finding::WrongBoard { played } => whether(
            played,
            Message::FoundWrongBoardPlayed,
            Message::FoundWrongBoard,
        ),
        Finding::Informed(who) => seat(Message::FoundInformed, who),
        Finding::Seen(is) => whether(is, Message::FoundSeen, Message::FoundNotSeen),
        Finding::Playable(is) => whether(is, Message::FoundPlayable, Message::FoundNotPlayable),
        Finding::Interferes(is) => {
            whether(is, Message::FoundInterferes, Message::FoundNotInterferes)
        }
        Finding::Quitted(is) => whether(is, Message::FoundQuitted, Message::FoundNotQuitted),
        Finding::Differs(is) => whether(is, Message::FoundDiffers, Message::FoundNotDiffers),
        Finding::Remedy(remedy) => say(match remedy {
            Remedy::Seats => Message::FoundRemedySeats,
            Remedy::Redeal => Message::FoundRemedyRedeal,
            Remedy::Play => Message::FoundRemedyPlay,
            Remedy::Adjust => Message::FoundRemedyAdjust,
        }),
    }
}

fn card(card: Card, words: &Words) -> String {
    plain(&notation::card(card, words).text)
}

/// Cards in a sentence: ♥4 and ♥10.
pub(crate) fn cards(cards: &[Card], words: &Words) -> String {
    let all: Vec<String> = cards.iter().map(|&one| card(one, words)).collect();
    words.all_of(&all)
}

/// Several suits, each apart: "♠ and ♣" for those of which each is meant, "♠ or ♣" after a not.
pub(crate) fn suits_apart(
    suits: impl Iterator<Item = Suit>,
    join: fn(&Words, &[String]) -> String,
    words: &Words,
) -> String {
    let names: Vec<String> = suits
        .map(|suit| plain(&notation::suit(suit).text))
        .collect();
    join(words, &names)
}

pub(crate) fn suits(suits: impl Iterator<Item = Suit>) -> String {
    suits
        .map(|suit| plain(&notation::suit(suit).text))
        .collect()
}

pub(crate) fn spoken(spoken: Spoken, words: &Words) -> String {
    match spoken {
        Spoken::Call(call) => plain(&notation::call(call, words).text),
        Spoken::AboveSeven { level, strain } => {
            format!("{level}{}", plain(&notation::strain(strain, words).text))
        }
    }
}

fn call(said: SpokenCall, words: &Words) -> String {
    let call = spoken(said.spoken, words);
    match said.artificial {
        None => call,
        Some(none) if none.is_empty() => {
            words.tell(Message::DidArtificial, [("call", call.into())])
        }
        Some(shown) => {
            let suits: Vec<String> = shown
                .iter()
                .map(|strain| plain(&notation::strain(strain, words).text))
                .collect();
            words.tell(
                Message::DidShows,
                [("call", call.into()), ("suits", suits.join(" ").into())],
            )
        }
    }
}

fn designated(what: Designation, words: &Words) -> String {
    match what {
        Designation::Card(named) => card(named, words),
        Designation::Suit(suit) => plain(&notation::suit(suit).text),
        Designation::Rank(rank) => notation::rank(rank, words),
        Designation::High => words.say(Message::WhatHigh),
        Designation::Low => words.say(Message::WhatLow),
        Designation::Win => words.say(Message::WhatWin),
        Designation::Anything => words.say(Message::WhatAnything),
    }
}

fn required(what: Requirement, words: &Words) -> String {
    match what {
        Requirement::Suit(suit) => plain(&notation::suit(suit).text),
        Requirement::Highest => words.say(Message::WhatHighestSuit),
        Requirement::Lowest => words.say(Message::WhatLowestSuit),
        Requirement::Card(named) => card(named, words),
        Requirement::Declarer => words.say(Message::WhatFromDeclarer),
        Requirement::Dummy => words.say(Message::WhatFromDummy),
    }
}

fn at_trick(message: Message, at: AtTrick, words: &Words) -> String {
    words.tell(
        message,
        [
            ("seat", notation::seat(at.by, words).into()),
            ("trick", at.trick.to_string().into()),
        ],
    )
}

/// A revoke, and what was told of a play that is not written down.
fn revoked(revoke: &RevokeFound, words: &Words) -> String {
    let one =
        |message, name: &'static str, what: String| words.tell(message, [(name, what.into())]);
    let seat = |message, seat| one(message, "seat", notation::seat(seat, words));
    let told = [
        Some(at_trick(Message::FoundRevoked, revoke.at, words)),
        revoke.suit.map(|suit| {
            let suit = plain(&notation::suit(suit).text);
            one(Message::FoundRevokeSuit, "suit", suit)
        }),
        revoke.won.map(|won| seat(Message::FoundRevokeWon, won)),
        revoke.after.map(|after| {
            let message = Message::FoundRevokeAfter;
            words.tell(message, [("tricks", after.into())])
        }),
        (revoke.faced).then(|| words.say(Message::FoundRevokeFaced)),
        (revoke.corrected).then(|| words.say(Message::FoundRevokeCorrected)),
        (revoke.claimed).map(|by| seat(Message::FoundRevokeClaimed, by)),
    ];
    let told: Vec<String> = told.into_iter().flatten().collect();
    told.join("; ")
}

fn stated(message: Message, statement: &Statement, words: &Words) -> String {
    let what = words.tell(message, [("tricks", statement.tricks.into())]);
    saying(what, statement.words.as_deref(), words)
}

/// With what was said, as it was said.
fn saying(what: String, said: Option<&str>, words: &Words) -> String {
    match said {
        None => what,
        Some(said) => words.tell(
            Message::DidSaying,
            [("what", what.into()), ("words", harmless(said).into())],
        ),
    }
}

/// What was accepted or refused.
fn of_law(under: Option<Clause>) -> [Message; 2] {
    let id = under.map_or("", |law| law.id());
    match id {
        "27A1" | "27B4" => [
            Message::DidAcceptsInsufficient,
            Message::DidDeclinesInsufficient,
        ],
        "29A" => [Message::DidAcceptsRotation, Message::DidDeclinesRotation],
        "25B1" => [Message::DidAcceptsChange, Message::DidDeclinesChange],
        "46B5" => [Message::DidAccepts, Message::DidDeclinesNaming],
        "52B1" | "52B1a" => [Message::DidAcceptsCard, Message::DidDeclinesCard],
        "68D2bi" => [Message::DidConsents, Message::DidDeclinesConsent],
        _ if ["53", "54", "55", "56"]
            .iter()
            .any(|law| id.starts_with(law)) =>
        {
            [Message::DidAcceptsLead, Message::DidDeclinesLead]
        }
        _ => [Message::DidAccepts, Message::DidDeclines],
    }
}

/// What was required or forbidden: 57A is about any card, the others are about the lead.
fn of_suit(under: Option<Clause>) -> [Message; 2] {
    match under.map(|law| law.id()) {
        Some("57A") => [Message::DidRequiresPlay, Message::DidForbidsPlay],
        Some(_) => [Message::DidRequiresLead, Message::DidForbidsLead],
        None => [Message::DidRequires, Message::DidForbids],
    }
}
