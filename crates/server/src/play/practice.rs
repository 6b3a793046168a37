//! Practice of bidding: a hand is bid call by call beside the system of the robots. Nothing is kept; whoever practises sends all calls so far.

use std::time::Duration;

use axum::Json;
use contract_bridge::auction::Call;
use contract_bridge::{AbsoluteVulnerability, Contract, Hand, Seat};
use openroom_analysis::double_dummy::Tricks;
use openroom_laws::notation::{call_text, card_text, parse_call, seat_text};
use openroom_robots::practice::{Advice, Lesson, Made, Opponents};
use openroom_robots::{Meaning, points};
use openroom_words::words::{Message, Words};

use crate::access::Actor;
use crate::api;
use crate::app::App;
use crate::aside::by_turns;
use crate::client::Client;
use crate::limits::DEVICE;
use crate::problem::{Answer, Problem};
use crate::said::Reader;
use crate::secrets;
use crate::solver::Solved;

/// So long an answer waits for double dummy.
const PATIENCE: Duration = Duration::from_secs(3);

/// No number is larger.
const LAST: u32 = 1_000_000_000;

/// No auction has more calls of one player.
const MOST_CALLS: usize = 80;

/// A hand to be bid, after the calls so far: what the others have called, what the system would have called beside each call, and once the
/// auction is over what came of it.
#[utoipa::path(post, path = "/practice/bidding", tag = "play", request_body = api::BidLesson, responses((status = 200, body = api::BidLessonSeen)), security((), ("cookie" = []), ("token" = [])))]
pub async fn bidding(
    app: App,
    actor: Actor,
    reader: Reader,
    Client(from): Client,
    Json(wish): Json<api::BidLesson>,
) -> Answer<Json<api::BidLessonSeen>> {
    if !super::robots::may(&app, &actor) {
        return Err(Problem::forbidden(Message::ServeTablesClosed));
    }
    app.limits.one_more(format!("practice {from}"), DEVICE)?;
    let calls: Option<Vec<Call>> = wish.calls.iter().map(|call| parse_call(call)).collect();
    let calls = calls.filter(|calls| calls.len() <= MOST_CALLS);
    let calls = calls.ok_or_else(|| Problem::malformed(Message::ServePracticeCall))?;
    let number = match wish.number {
        Some(number) if number <= LAST => number,
        Some(_) => return Err(Problem::malformed(Message::ServePracticeNumber)),
        None => {
            let chance = u32::from_str_radix(&secrets::secret()?[..8], 16);
            chance.map_err(Problem::ours)? % LAST
        }
    };
    let opponents = match wish.contested {
        true => Opponents::Bid,
        false => Opponents::Silent,
    };
    let system = app.played.robots.system();
    let lesson = by_turns(move || Lesson::new(&system, number, opponents, &calls)).await?;
    let lesson = lesson.map_err(|_| Problem::malformed(Message::ServePracticeCall))?;
    let tricks = match lesson.is_over() {
        false => None,
        true => {
            let solved = app.solver.wait(&[lesson.deal], PATIENCE).await;
            solved.into_iter().find_map(|one| match one {
                Solved::Tricks(tricks) => Some(tricks),
                Solved::Working | Solved::Unknown => None,
            })
        }
    };
    let words = Words::new(reader.language);
    let sides = [
        (AbsoluteVulnerability::NS, "NS"),
        (AbsoluteVulnerability::EW, "EW"),
    ];
    let vulnerable = sides.into_iter();
    let vulnerable = vulnerable.filter(|(side, _)| lesson.board.vul.contains(*side));
    Ok(Json(api::BidLessonSeen {
        number,
        contested: wish.contested,
        dealer: seat_text(lesson.board.dealer).to_owned(),
        vulnerable: vulnerable.map(|(_, side)| side.to_owned()).collect(),
        hand: cards(lesson.hand()),
        points: points(lesson.hand()),
        calls: lesson.calls.iter().map(|made| call(made, &words)).collect(),
        legal: lesson.legal.iter().map(call_text).collect(),
        over: lesson
            .is_over()
            .then(|| over(&lesson, tricks.as_ref(), &words)),
    }))
}

/// What a call shows, in words.
pub fn shows(meaning: Option<&Meaning>, words: &Words) -> String {
    let told = meaning.and_then(|meaning| words.notation(&meaning.to_string()));
    told.unwrap_or_default()
}

fn cards(hand: Hand) -> Vec<String> {
    hand.iter().map(card_text).collect()
}

fn call(made: &Made, words: &Words) -> api::BidLessonCall {
    api::BidLessonCall {
        by: seat_text(made.by).to_owned(),
        call: call_text(made.call),
        artificial: made.artificial,
        shows: shows(made.shows.as_ref(), words),
        advice: made.advice.as_ref().map(|advice| told(advice, words)),
    }
}

fn told(advice: &Advice, words: &Words) -> api::BidLessonAdvice {
    api::BidLessonAdvice {
        call: call_text(advice.call),
        shows: shows(advice.shows.as_ref(), words),
        convention: advice.convention.and_then(|name| words.convention(name)),
        fits: advice.fits,
    }
}

fn over(lesson: &Lesson, tricks: Option<&Tricks>, words: &Words) -> api::BidLessonOver {
    let contract = |found: Option<(Contract, Seat)>| {
        let worth = tricks.map(|tricks| lesson.worth(found, tricks));
        api::BidLessonContract {
            contract: found.map(|(contract, _)| super::room::contract_text(contract)),
            declarer: found.map(|(_, declarer)| seat_text(declarer).to_owned()),
            tricks: worth.filter(|_| found.is_some()).map(|(tricks, _)| tricks),
            score: worth.map(|(_, score)| score),
        }
    };
    let hands = lesson.deal.0.into_iter();
    api::BidLessonOver {
        hands: hands
            .map(|hand| cards(hand.unwrap_or(Hand::EMPTY)))
            .collect(),
        own: contract(lesson.contract),
        robots: contract(lesson.system_contract),
        robots_calls: lesson.system.iter().map(|made| call(made, words)).collect(),
    }
}
