//! The bracket of a knock-out, for people to read.

use std::fmt::Write as _;

use openroom_tournament::entry::Part;
use openroom_tournament::view::{
    BracketDecided, BracketMatch, BracketMatchState, BracketSide, BracketState,
};

use crate::words::{FluentValue, Message, Words};

fn plain<'a>(value: impl ToString) -> FluentValue<'a> {
    value.to_string().into()
}

/// What a round is called: the last ones by their names.
#[must_use]
pub fn round(one: &BracketMatch, words: &Words) -> String {
    let numbered = |message| words.tell(message, [("round", plain(one.round))]);
    match (one.part, one.to_final) {
        (Part::Third, _) => words.say(Message::KoThird),
        (Part::Plate, _) => numbered(Message::KoPlateRound),
        (Part::Main, 0) => words.say(Message::KoFinal),
        (Part::Main, 1) => words.say(Message::KoSemiFinal),
        (Part::Main, 2) => words.say(Message::KoQuarterFinal),
        (Part::Main, _) => numbered(Message::KoRound),
    }
}

/// Who stands on a side, or who will.
#[must_use]
pub fn side(side: &BracketSide, name: &dyn Fn(u32) -> String, words: &Words) -> String {
    match (side.contestant, side.winner_of, side.loser_of) {
        (Some(who), _, _) => name(who),
        _ if side.bye => words.say(Message::KoBye),
        (None, Some(of), _) => words.tell(Message::KoWinnerOf, [("place", plain(of))]),
        (None, None, Some(of)) => words.tell(Message::KoLoserOf, [("place", plain(of))]),
        (None, None, None) => String::new(),
    }
}

/// How far a match is, or how it ended.
#[must_use]
pub fn how_far(one: &BracketMatch, name: &dyn Fn(u32) -> String, words: &Words) -> String {
    let won = |how: Option<Message>| {
        let mut text = one.winner.map(name).unwrap_or_default();
        if let Some(how) = how {
            let _ = write!(text, " ({})", words.say(how));
        }
        text
    };
    let mut text = match (one.state, one.how) {
        (BracketMatchState::Waiting, _) => words.say(Message::KoStateWaiting),
        (BracketMatchState::Ready, _) => words.say(Message::KoStateReady),
        (BracketMatchState::LaidOut, _) => {
            let tables = plain(one.tables.join(", "));
            words.tell(Message::KoStateLaidOut, [("tables", tables)])
        }
        (BracketMatchState::Playing, _) => words.tell(
            Message::KoStatePlaying,
            [("done", plain(one.done)), ("boards", plain(one.boards))],
        ),
        (BracketMatchState::Level, _) => words.say(Message::KoStateLevel),
        (BracketMatchState::Over, Some(BracketDecided::Bye)) => won(Some(Message::KoHowBye)),
        (BracketMatchState::Over, Some(BracketDecided::Left)) => won(Some(Message::KoHowLeft)),
        (BracketMatchState::Over, Some(BracketDecided::Walkover)) => {
            won(Some(Message::KoHowWalkover))
        }
        (BracketMatchState::Over, Some(BracketDecided::Lots)) => won(Some(Message::KoHowLots)),
        (BracketMatchState::Over, _) => won(None),
    };
    if let Some(team) = one.put_back {
        let back = words.tell(Message::KoPutBack, [("team", name(team).into())]);
        let _ = write!(text, "; {back}");
    }
    if let Some(by) = one.by.filter(|_| one.state != BracketMatchState::Over) {
        let by = words.tell(Message::KoBy, [("date", words.moment(by).into())]);
        let _ = write!(text, "; {by}");
    }
    text
}

/// The two sides of a match, each with its seed and what it has won.
#[must_use]
pub fn sides(one: &BracketMatch, name: &dyn Fn(u32) -> String, words: &Words) -> String {
    let told = |side: &BracketSide| {
        let seed = side.seed.filter(|_| side.contestant.is_some());
        let seed = seed.map_or_else(String::new, |seed| format!("[{seed}] "));
        let won = side.score.as_ref();
        let won = won.map_or_else(String::new, |score| format!(" {score}"));
        format!("{seed}{}{won}", self::side(side, name, words))
    };
    let args = [
        ("one", told(&one.sides[0]).into()),
        ("other", told(&one.sides[1]).into()),
    ];
    words.tell(Message::KoVersus, args)
}

/// The whole bracket, a line for each match: who meets whom, what they won, and who goes on.
#[must_use]
pub fn text(bracket: &BracketState, name: &dyn Fn(u32) -> String, words: &Words) -> String {
    let mut out = words.say(Message::KoBracket);
    if let Some(lots) = bracket.lots {
        let lots = words.tell(Message::KoLots, [("lots", plain(lots))]);
        let _ = write!(out, ". {lots}");
    }
    out.push('\n');
    let mut last = None;
    for one in &bracket.matches {
        let key = (one.part, one.round);
        if last != Some(key) {
            let _ = writeln!(out, "\n{}", round(one, words));
            last = Some(key);
        }
        let both = sides(one, name, words);
        let far = how_far(one, name, words);
        let _ = writeln!(out, "{:>9}  {both}: {far}", one.place.to_string());
    }
    if let Some(champion) = bracket.champion {
        let won = words.tell(Message::KoChampion, [("team", name(champion).into())]);
        let _ = writeln!(out, "\n{won}");
    }
    out
}
