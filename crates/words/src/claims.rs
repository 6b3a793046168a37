//! A claim analysed under Law 70, told.

use contract_bridge::{Card, Seat};
use openroom_analysis::{Analysis, Claim, Confidence, Reason};
use openroom_laws::Side;
use openroom_laws::notation::{card_text, seat_text};
use serde_json::{Value, json};

use crate::show::notation;
use crate::words::{Message, Words};

/// The seats as the Director's entry names a side.
const fn side_text(side: Side) -> &'static str {
    match side {
        Side::Ns => "NS",
        Side::Ew => "EW",
    }
}

/// The proposal as JSON; `won` is what claimer's side had before.
#[must_use]
pub fn as_json(claim: &Claim, analysis: &Analysis, won: u8) -> Value {
    let side = side_text(Side::of(claim.by));
    let line = |cards: &[(Seat, Card)]| -> Vec<Value> {
        let plays = cards.iter();
        plays
            .map(|(seat, card)| json!({"seat": seat_text(*seat), "card": card_text(*card)}))
            .collect()
    };
    let lost: Vec<Value> = analysis
        .lost
        .iter()
        .map(|lost| {
            json!({
                "trick": lost.number,
                "winner": seat_text(lost.winner),
                "cards": line(&lost.cards),
                "clause": lost.clause,
            })
        })
        .collect();
    json!({
        "edition": claim.edition.year(),
        "by": seat_text(claim.by),
        "claimed": analysis.claimed,
        "left": analysis.left,
        "tricks": {side: won + analysis.tricks},
        "more": analysis.tricks,
        "double_dummy": analysis.double_dummy,
        "clauses": analysis.clauses,
        "confidence": match analysis.confidence {
            Confidence::Sure => "sure",
            Confidence::Likely => "likely",
            Confidence::Doubtful => "doubtful",
        },
        "reasons": analysis.reasons.iter().map(code).collect::<Vec<_>>(),
        "if_other_line_irrational": analysis.reasons.iter().find_map(|reason| match reason {
            Reason::OtherLineIrrational(tricks) => Some(won + tricks),
            _ => None,
        }),
        "not_understood": analysis.statement.not_understood,
        "line": line(&analysis.line),
        "lost": lost,
    })
}

/// A reason as the JSON names it.
const fn code(reason: &Reason) -> &'static str {
    match reason {
        Reason::NoLineWinsMore => "no-line-wins-more",
        Reason::NoNormalLineLoses => "no-normal-line-loses",
        Reason::TrumpNotMentioned => "trump-not-mentioned",
        Reason::TrumpsBeingDrawn => "trumps-being-drawn",
        Reason::CardNotLocated => "card-not-located",
        Reason::OtherLineIrrational(_) => "other-line-irrational",
        Reason::PartnerChooses => "partner-chooses",
        Reason::CarelessOrder => "careless-order",
        Reason::Overlooked(_) => "overlooked",
        Reason::TopDown => "top-down",
        Reason::NotUnderstood => "not-understood",
        Reason::NotAllExamined => "not-all-examined",
        Reason::ConcededTooMuch => "conceded-too-much",
        Reason::ConcessionStands => "concession-stands",
        Reason::LikelyOrNot(_) => "likely-or-not",
    }
}

fn reason(reason: &Reason, words: &Words) -> String {
    words.say(match reason {
        Reason::NoLineWinsMore => Message::ReasonNoLineWinsMore,
        Reason::NoNormalLineLoses => Message::ReasonNoNormalLineLoses,
        Reason::TrumpNotMentioned => Message::ReasonTrumpNotMentioned,
        Reason::TrumpsBeingDrawn => Message::ReasonTrumpsBeingDrawn,
        Reason::CardNotLocated => Message::ReasonCardNotLocated,
        Reason::OtherLineIrrational(tricks) => {
            let tricks = [("tricks", (*tricks).into())];
            return words.tell(Message::ReasonOtherLineIrrational, tricks);
        }
        Reason::PartnerChooses => Message::ReasonPartnerChooses,
        Reason::CarelessOrder => Message::ReasonCarelessOrder,
        Reason::Overlooked(cards) => {
            let cards: Vec<String> = cards.iter().map(|&card| plain(card, words)).collect();
            return words.tell(
                Message::ReasonOverlooked,
                [("cards", cards.join(" ").into())],
            );
        }
        Reason::TopDown => Message::ReasonTopDown,
        Reason::NotUnderstood => Message::ReasonNotUnderstood,
        Reason::NotAllExamined => Message::ReasonNotAllExamined,
        Reason::ConcededTooMuch => Message::ReasonConcededTooMuch,
        Reason::ConcessionStands => Message::ReasonConcessionStands,
        Reason::LikelyOrNot(tricks) => {
            let tricks = [("tricks", (*tricks).into())];
            return words.tell(Message::ReasonLikelyOrNot, tricks);
        }
    })
}

/// A card without colour.
fn plain(card: Card, words: &Words) -> String {
    let text = notation::card(card, words).text;
    crate::explain::plain(&text)
}

/// The proposal in words, line by line; `won` is what claimer's side had before.
#[must_use]
pub fn lines(claim: &Claim, analysis: &Analysis, won: u8, words: &Words) -> Vec<String> {
    let side = Side::of(claim.by);
    let mut lines = vec![
        words.tell(
            Message::Laws,
            [("year", claim.edition.year().to_string().into())],
        ),
        words.tell(
            Message::ClaimMade,
            [
                ("seat", notation::seat(claim.by, words).into()),
                ("tricks", analysis.claimed.into()),
                ("left", analysis.left.into()),
            ],
        ),
    ];
    if !claim.words.is_empty() {
        let said = claim.words.as_str().into();
        lines.push(words.tell(Message::ClaimWords, [("words", said)]));
    }
    if !analysis.statement.not_understood.is_empty() {
        let said = analysis.statement.not_understood.join("; ");
        lines.push(words.tell(Message::ClaimNotUnderstood, [("words", said.into())]));
    }
    lines.push(words.tell(
        Message::ClaimProposal,
        [
            ("tricks", analysis.tricks.into()),
            ("side", notation::side(side, words).into()),
            ("total", (won + analysis.tricks).into()),
            ("clause", analysis.clauses.join(", ").into()),
        ],
    ));
    lines.push(words.tell(
        Message::ClaimDoubleDummy,
        [
            ("tricks", analysis.double_dummy.into()),
            ("left", analysis.left.into()),
        ],
    ));
    lines.push(words.say(match analysis.confidence {
        Confidence::Sure => Message::ClaimSure,
        Confidence::Likely => Message::ClaimLikely,
        Confidence::Doubtful => Message::ClaimDoubtful,
    }));
    for why in &analysis.reasons {
        lines.push(format!("  {}", reason(why, words)));
    }
    if !analysis.lost.is_empty() {
        lines.push(words.say(Message::ClaimLine));
        lines.extend(line(claim, analysis, words));
    }
    let entry = format!(
        "{{tricks: {{{}: {}}}}}",
        side_text(side),
        won + analysis.tricks
    );
    lines.push(words.tell(Message::ClaimEnter, [("entry", entry.into())]));
    lines
}

/// The line trick by trick, with what each lost trick is lost by.
fn line(claim: &Claim, analysis: &Analysis, words: &Words) -> Vec<String> {
    let first = claim.position.cards_on_table();
    let all: Vec<(Seat, Card)> = first.into_iter().chain(analysis.line.clone()).collect();
    all.chunks(4)
        .zip(1..)
        .map(|(cards, number)| {
            let cards: Vec<String> = cards
                .iter()
                .map(|&(seat, card)| {
                    format!("{} {}", notation::letter(seat, words), plain(card, words))
                })
                .collect();
            let lost = analysis.lost.iter().find(|lost| lost.number == number);
            let mark = match lost.map(|lost| lost.clause) {
                None => String::new(),
                Some(None) => format!("   {}", words.say(Message::ClaimConceded)),
                Some(Some(clause)) => {
                    let clause = [("clause", clause.into())];
                    format!("   {}", words.tell(Message::ClaimLost, clause))
                }
            };
            format!("  {number:2}  {}{mark}", cards.join("  "))
        })
        .collect()
}
