//! An adjusted score (12C) in the words of a Director.

use contract_bridge::AbsoluteVulnerability;
use openroom_laws::Side;
use openroom_scoring::adjusted_score::{AssignedResult, Form, Part, SideScore};
use openroom_scoring::event::{Award, Direction};
use openroom_scoring::{AdjustedScore, Exact};

use crate::show::notation;
use crate::words::{Message, Words};

/// One sentence.
pub(crate) fn told(score: &AdjustedScore, vul: AbsoluteVulnerability, words: &Words) -> String {
    let side = |direction: Direction| notation::side(side_of(direction), words);
    let parts = |of: &[Part]| self::parts(of, vul, words);
    let score = match &score.form {
        Form::Sides([ns, ew]) if ns == ew && !ns.parts().is_empty() => parts(ns.parts()),
        Form::Sides([ns, ew]) => {
            let of = |direction, own: &SideScore| {
                let text = match own.award() {
                    Some(award) => awarded(&award, words),
                    None => parts(own.parts()),
                };
                format!("{}: {text}", side(direction))
            };
            format!("{}; {}", of(Direction::Ns, ns), of(Direction::Ew, ew))
        }
        Form::BetterOf { side: to, assigned } => words.tell(
            Message::AdjustedBetterOf,
            [
                ("side", side(*to).into()),
                ("score", parts(assigned).into()),
            ],
        ),
        Form::Redress(redress) => words.tell(
            Message::AdjustedRedress,
            [
                ("offenders", side(redress.offenders).into()),
                ("table", points(redress.table.score(vul), words).into()),
                ("without", parts(&redress.without_infraction).into()),
                ("error", parts(&redress.without_error).into()),
            ],
        ),
    };
    words.tell(Message::ExplainAdjusted, [("score", score.into())])
}

/// Results with their shares.
fn parts(parts: &[Part], vul: AbsoluteVulnerability, words: &Words) -> String {
    let whole = parts.len() == 1;
    let shares = parts.iter().map(|part| {
        let score = points(part.result.score(vul), words);
        let result = match part.result {
            AssignedResult::Score(_) => score,
            named => format!("{} ({score})", notation::assigned(named, words)),
        };
        if whole {
            return result;
        }
        let percent = part.weight.clone() * Exact::int(100);
        let args = [
            ("percent", words.decimal(&percent.decimal(1)).into()),
            ("result", result.into()),
        ];
        words.tell(Message::AdjustedShare, args)
    });
    shares.collect::<Vec<_>>().join(", ")
}

/// Points, and to whom.
fn points(score: i32, words: &Words) -> String {
    let side = match score {
        0 => return "0".to_owned(),
        1.. => Side::Ns,
        _ => Side::Ew,
    };
    let side = notation::side(side, words);
    let points = score.unsigned_abs().to_string();
    let args = [("points", points.into()), ("side", side.into())];
    words.tell(Message::AdjustedPoints, args)
}

fn awarded(award: &Award, words: &Words) -> String {
    match award {
        Award::Plus => words.say(Message::AwardPlus),
        Award::Average => words.say(Message::AwardAverage),
        Award::Minus => words.say(Message::AwardMinus),
        Award::Complement => words.say(Message::AwardComplement),
        Award::Each(each) => {
            let [first, second] = each.each_ref().map(|award| awarded(award, words));
            let args = [("first", first.into()), ("second", second.into())];
            words.tell(Message::AwardEach, args)
        }
        Award::Percent(percent) => {
            let args = [("percent", words.decimal(&percent.decimal(2)).into())];
            words.tell(Message::AwardPercent, args)
        }
    }
}

const fn side_of(direction: Direction) -> Side {
    match direction {
        Direction::Ns => Side::Ns,
        Direction::Ew => Side::Ew,
    }
}
