//! Cases to practise on, examinations and lessons, in words: what happened, what is asked, how an answer is marked and why.

use contract_bridge::auction::Call;
use contract_bridge::{Card, Hand, Seat};
use openroom_laws::answers::Offered;
use openroom_laws::awaiting::{Asked, Fact};
use openroom_laws::entry::{Action, Spoken};
use openroom_laws::notation::{call_text, card_text, seat_text};
use openroom_laws::table::{Bar, PenaltyKind, Unauthorised};
use openroom_laws::{Clause, Edition, Entry, Finding, Phase, Table};
use openroom_practice::exam::{Answers, Given, Question, Sheet};
use openroom_practice::judged::Judged;
use openroom_practice::lesson::{Lesson, Taps};
use openroom_practice::{About, Case, Level, Mark, Offer, Part, Ruled, Topic};
use serde::Serialize;

use crate::ask;
use crate::clauses::clause_summary;
use crate::consequences::Following;
use crate::deeds;
use crate::explain::{self, ClauseTold, Told, capital, is_routine, option, plain};
use crate::show::{heading, notation};
use crate::words::{Message, Words};

/// A board as it can be seen at a moment.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Seen {
    /// Number, dealer, vulnerability and edition, in words.
    pub heading: String,
    /// Who deals.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub dealer: &'static str,
    /// The hands of North, East, South and West as they were dealt, each as its cards; nothing where a hand is not known.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Option<Vec<String>>>))]
    pub hands: [Option<Vec<String>>; 4],
    /// The calls that stand, from the dealer on.
    pub calls: Vec<String>,
    /// The same for people, in rows of four from West on; empty before the dealer's first.
    pub auction: Vec<Vec<String>>,
    /// The tricks for people, a line each.
    pub played: Vec<String>,
    /// The contract in words, once there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contract: Option<String>,
    /// The tricks: who led, the cards from there on, and who won; the last one may be incomplete.
    pub tricks: Vec<TrickSeen>,
    /// What each hand still holds.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Option<Vec<String>>>))]
    pub left: [Option<Vec<String>>; 4],
    /// Whose turn it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub turn: Option<&'static str>,
}

/// A trick.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TrickSeen {
    /// Who played what, in order.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Vec<String>>))]
    pub cards: Vec<(&'static str, String)>,
    /// Who won it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub won: Option<&'static str>,
}

/// A case in words.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CaseTold {
    /// What it is about, as a word.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub topic: Option<Topic>,
    /// How hard.
    pub level: Level,
    /// The edition of the Laws.
    pub edition: Edition,
    /// The board when the Director comes.
    pub seen: Seen,
    /// What happened, a sentence each.
    pub story: Vec<String>,
    /// What is asked.
    pub steps: Vec<StepTold>,
    /// The whole ruling as a Director tells it, for afterwards.
    pub ruling: Vec<Told>,
    /// What it is about, in words: said afterwards, for it tells much.
    pub title: String,
    /// The log, as text.
    pub log: String,
}

/// A step in words.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct StepTold {
    /// What kind: `whom`, `options`, `fact`, `finding`, `ruling`.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub kind: &'static str,
    /// What has happened since the step before, a sentence each.
    pub before: Vec<String>,
    /// The question.
    pub text: String,
    /// Whether several answers may be right.
    pub many: bool,
    /// What may be said.
    pub choices: Vec<String>,
    /// What is right, by place.
    pub right: Vec<usize>,
    /// Why.
    pub laws: Vec<ClauseTold>,
    /// Of options: what would follow from each that is right, by place.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub following: Vec<FollowingOf>,
}

/// What would follow from an option.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FollowingOf {
    /// Which, by place.
    pub choice: usize,
    /// What.
    pub following: Following,
}

/// How an answer is, in words.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MarkTold {
    /// Exactly as the engine has it.
    pub right: bool,
    /// What is to be said of it, a sentence each: what is missing, what does not apply.
    pub notes: Vec<String>,
    /// The clauses that say why.
    pub laws: Vec<ClauseTold>,
}

/// The name of a topic.
#[must_use]
pub fn topic(topic: Topic, words: &Words) -> String {
    words.say(match topic {
        Topic::WrongCount => Message::PracticeTopicWrongCount,
        Topic::MissingCard => Message::PracticeTopicMissingCard,
        Topic::Hesitation => Message::PracticeTopicHesitation,
        Topic::Misinformed => Message::PracticeTopicMisinformed,
        Topic::CardInAuction => Message::PracticeTopicCardInAuction,
        Topic::UnintendedCall => Message::PracticeTopicUnintendedCall,
        Topic::ChangeOfCall => Message::PracticeTopicChangeOfCall,
        Topic::InsufficientBid => Message::PracticeTopicInsufficientBid,
        Topic::PassOutOfRotation => Message::PracticeTopicPassOutOfRotation,
        Topic::BidOutOfRotation => Message::PracticeTopicBidOutOfRotation,
        Topic::DoubleOutOfRotation => Message::PracticeTopicDoubleOutOfRotation,
        Topic::InadmissibleDouble => Message::PracticeTopicInadmissibleDouble,
        Topic::BidAboveSeven => Message::PracticeTopicBidAboveSeven,
        Topic::CallAfterFinalPass => Message::PracticeTopicCallAfterFinalPass,
        Topic::LeadFaceDown => Message::PracticeTopicLeadFaceDown,
        Topic::DummySpeaks => Message::PracticeTopicDummySpeaks,
        Topic::SlipOfTheTongue => Message::PracticeTopicSlipOfTheTongue,
        Topic::DeclarerExposes => Message::PracticeTopicDeclarerExposes,
        Topic::DefenderExposes => Message::PracticeTopicDefenderExposes,
        Topic::PenaltyCardNotPlayed => Message::PracticeTopicPenaltyCardNotPlayed,
        Topic::OpeningLead => Message::PracticeTopicOpeningLead,
        Topic::DeclarersLead => Message::PracticeTopicDeclarersLead,
        Topic::DefendersLead => Message::PracticeTopicDefendersLead,
        Topic::PrematurePlay => Message::PracticeTopicPrematurePlay,
        Topic::TwoCards => Message::PracticeTopicTwoCards,
        Topic::RevokeInTime => Message::PracticeTopicRevokeInTime,
        Topic::RevokeEstablished => Message::PracticeTopicRevokeEstablished,
        Topic::DefectiveTrick => Message::PracticeTopicDefectiveTrick,
        Topic::ContestedClaim => Message::PracticeTopicContestedClaim,
        Topic::AcceptedByCalling => Message::PracticeTopicAcceptedByCalling,
        Topic::ForbiddenCall => Message::PracticeTopicForbiddenCall,
        Topic::IncompleteDesignation => Message::PracticeTopicIncompleteDesignation,
        Topic::PenaltyCardAndLead => Message::PracticeTopicPenaltyCardAndLead,
        Topic::TwoPenaltyCards => Message::PracticeTopicTwoPenaltyCards,
        Topic::LeadPlayedOver => Message::PracticeTopicLeadPlayedOver,
        Topic::AgreedClaim => Message::PracticeTopicAgreedClaim,
        Topic::Concession => Message::PracticeTopicConcession,
    })
}

/// A topic with its Law.
#[must_use]
pub fn law_topic(of: Topic, words: &Words) -> String {
    let args = [
        ("law", of.law().to_string().into()),
        ("topic", topic(of, words).into()),
    ];
    words.tell(Message::PracticeLawTopic, args)
}

/// The name of a level.
#[must_use]
pub fn level(level: Level, words: &Words) -> String {
    words.say(match level {
        Level::Easy => Message::PracticeLevelEasy,
        Level::Usual => Message::PracticeLevelUsual,
        Level::Hard => Message::PracticeLevelHard,
    })
}

/// A question of judgement: its facts, and how the book rules.
#[must_use]
pub fn judged(judged: &Judged, words: &Words) -> [String; 2] {
    let both = match judged.id {
        "WB9.1-c" => [Message::JudgedLateFacts, Message::JudgedLateBook],
        "WB12.16-a" => [Message::JudgedDefenceFacts, Message::JudgedDefenceBook],
        "WB16.1.1-c" => [Message::JudgedSeenFacts, Message::JudgedSeenBook],
        "WB16.2-a" => [Message::JudgedRaiseFacts, Message::JudgedRaiseBook],
        "WB16.4-a" => [Message::JudgedAcesFacts, Message::JudgedAcesBook],
        "WB16.6.3-a" => [Message::JudgedReopenFacts, Message::JudgedReopenBook],
        "WB16.8-a" => [Message::JudgedStopFacts, Message::JudgedStopBook],
        "WB16.11-a" => [Message::JudgedQuestionFacts, Message::JudgedQuestionBook],
        "WB20.3-a" => [Message::JudgedForgotFacts, Message::JudgedForgotBook],
        "WB21.1-a" => [Message::JudgedAlertFacts, Message::JudgedAlertBook],
        "WB40.6-b" => [Message::JudgedForgetFacts, Message::JudgedForgetBook],
        _ => [Message::JudgedRunFacts, Message::JudgedRunBook],
    };
    both.map(|message| words.say(message))
}

/// A case in words.
#[must_use]
pub fn case(case: &Case, words: &Words) -> CaseTold {
    let entries = &case.log.entries;
    let tables = case.tables();
    let told: Vec<Told> = entries
        .iter()
        .zip(tables.windows(2))
        .map(|(entry, around)| explain::step(entry, &around[0], &around[1], words))
        .collect();
    let mut since = case.arrived;
    let mut steps = Vec::new();
    for (number, step) in case.steps.iter().enumerate() {
        let mut before = Vec::new();
        for at in since..step.at {
            // A finding that the trainee has just made himself is not told again.
            let found = case.steps[..number]
                .iter()
                .any(|other| other.at == at && matches!(other.about, About::Finding(..)));
            if !found {
                before.push(sentence(&told[at], &entries[at]));
            }
        }
        since = since.max(step.at);
        steps.push(step_told(case, number, before, words));
    }
    CaseTold {
        topic: case.topic,
        level: case.level,
        edition: case.edition(),
        seen: seen(case, words),
        story: story(case, &told),
        steps,
        title: case
            .topic
            .map_or_else(String::new, |of| law_topic(of, words)),
        ruling: told.into_iter().skip(first_told(case)).collect(),
        log: case.log.to_yaml(),
    }
}

/// From which entry on the ruling is told: what was played regularly in between is left out.
fn first_told(case: &Case) -> usize {
    let irregular =
        |pair: &[Table]| pair[0].irregularities().len() < pair[1].irregularities().len();
    let first = case.tables().windows(2).position(irregular).unwrap_or(0);
    // A long play after it is not told card by card.
    match case.arrived.saturating_sub(first) {
        0..=8 => first,
        _ => case.arrived.saturating_sub(2),
    }
}

/// What happened until the Director came: what was irregular or said, and not every card in between.
fn story(case: &Case, told: &[Told]) -> Vec<String> {
    let entries = &case.log.entries[..case.arrived];
    let is_card = |entry: &Entry| matches!(entry, Entry::Player(_, Action::Play(_)));
    let cards = entries.iter().filter(|entry| is_card(entry)).count();
    let mut story = Vec::new();
    for (at, entry) in entries.iter().enumerate() {
        let [before, after] = [case.after(at), case.after(at + 1)];
        let irregular = before.irregularities().len() < after.irregularities().len();
        // A revoke that came out later is in the tricks.
        if is_card(entry) && cards > 5 || is_card(entry) && !irregular && cards > 3 {
            continue;
        }
        story.push(sentence(&told[at], entry));
    }
    story
}

/// "West: 1♠." for a call or card, "West accepts the bid." for anything else.
fn sentence(told: &Told, entry: &Entry) -> String {
    let Told { who, what, .. } = told;
    match entry {
        Entry::Player(_, Action::Call(_) | Action::Play(_)) => format!("{who}: {what}."),
        _ => format!("{who} {what}."),
    }
}

fn cards(hand: Hand) -> Vec<String> {
    Hand::iter(hand).map(card_text).collect()
}

/// The board as it lies when the Director comes.
fn seen(case: &Case, words: &Words) -> Seen {
    let seen = board(&case.log, case.found(), words);
    let hands = case.hands();
    Seen {
        hands: Seat::ALL.map(|seat| hands.hand(seat).map(cards)),
        left: Seat::ALL.map(|seat| {
            let left = case.found().hand(seat);
            left.filter(|_| hands.hand(seat).is_some()).map(cards)
        }),
        auction: auction(&case.auction(), words),
        ..seen
    }
}

fn board(log: &openroom_laws::Log, table: &Table, words: &Words) -> Seen {
    let trick = |trick: &openroom_laws::table::Trick, won: Option<Seat>| TrickSeen {
        cards: trick
            .plays()
            .map(|(seat, card)| (seat_text(seat), card_text(card)))
            .collect(),
        won: won.map(seat_text),
    };
    let mut tricks: Vec<TrickSeen> = table
        .tricks()
        .iter()
        .map(|(one, won)| trick(one, Some(*won)))
        .collect();
    if let Some(last) = table.trick().filter(|last| last.lead().is_some()) {
        tricks.push(trick(last, None));
    }
    let contract = table.contract().map(|(contract, declarer)| {
        let args = [
            (
                "contract",
                plain(&notation::contract(contract, words).text).into(),
            ),
            ("seat", notation::seat(declarer, words).into()),
        ];
        words.tell(Message::Contract, args)
    });
    Seen {
        heading: plain(heading(log, table, words, usize::MAX).trim_end()),
        dealer: seat_text(table.board().dealer),
        hands: Seat::ALL.map(|seat| log.deal.hand(seat).map(cards)),
        calls: table
            .calls()
            .iter()
            .map(|made| call_text(made.call))
            .collect(),
        auction: auction(&standing(table), words),
        played: tricks_told(table, words),
        contract,
        tricks,
        left: Seat::ALL.map(|seat| table.hand(seat).map(cards)),
        turn: table.turn().map(seat_text),
    }
}

fn standing(table: &Table) -> Vec<(Seat, Spoken)> {
    let calls = table.calls().iter();
    calls
        .map(|made| (made.by, Spoken::Call(made.call)))
        .collect()
}

/// The calls in rows of four, West first, each under the player who made it: where somebody had no turn his place is empty.
fn auction(calls: &[(Seat, Spoken)], words: &Words) -> Vec<Vec<String>> {
    let mut rows: Vec<Vec<String>> = Vec::new();
    for (by, call) in calls {
        let column = (*by as usize + 1) % 4;
        if rows.last().is_none_or(|row| row.len() > column) {
            rows.push(Vec::new());
        }
        if let Some(row) = rows.last_mut() {
            row.resize(column, String::new());
            row.push(spoken(*call, words));
        }
    }
    rows
}

/// "1. N ♦7, E ♦2, S ♦5, W ♦A".
fn tricks_told(table: &Table, words: &Words) -> Vec<String> {
    let complete = table.tricks().iter().map(|(trick, _)| trick);
    let last = table.trick().filter(|last| last.lead().is_some());
    let line = |(number, trick): (usize, &openroom_laws::table::Trick)| {
        let cards = trick.plays().map(|(seat, card)| {
            let letter = notation::letter(seat, words);
            format!("{letter} {}", card_told(card, words))
        });
        format!("{}. {}", number + 1, cards.collect::<Vec<_>>().join(", "))
    };
    complete.chain(last).enumerate().map(line).collect()
}

fn clauses(laws: &[Clause], words: &Words) -> Vec<ClauseTold> {
    let mut laws: Vec<Clause> = laws
        .iter()
        .copied()
        .filter(|&law| !is_routine(law))
        .collect();
    // The clauses of the Director's own procedure say least.
    laws.sort_by_key(|law| law.law().is_some_and(|number| number < 12));
    laws.into_iter()
        .map(|clause| ClauseTold {
            clause,
            summary: clause_summary(clause, words.language),
        })
        .collect()
}

fn step_told(case: &Case, number: usize, before: Vec<String>, words: &Words) -> StepTold {
    let step = &case.steps[number];
    let edition = case.edition();
    let table = case.after(step.at);
    let following = match step.about {
        About::Options(_) => followings(case, number, words),
        _ => Vec::new(),
    };
    let mut before = before;
    if let About::Finding(fact, found) = &step.about {
        let compares = matches!(fact, Fact::Comparable(_));
        if compares && *found == Finding::Comparable(true) && case.jumps_instead(step.at) {
            before.push(words.say(Message::PracticeToldStrongJump));
        }
        before.extend(evidence(*fact, found, edition, words));
    }
    let (kind, text) = asked(case, number, words);
    StepTold {
        kind,
        before,
        text,
        many: matches!(step.about, About::Options(_)),
        choices: step
            .choices
            .iter()
            .map(|offer| capital(&offered(offer, &step.about, table, edition, words)))
            .collect(),
        right: step.right.clone(),
        laws: clauses(&step.laws, words),
        following,
    }
}

/// What would follow from each option that is right.
fn followings(case: &Case, number: usize, words: &Words) -> Vec<FollowingOf> {
    let step = &case.steps[number];
    let Some(question) = ask::question(case.after(step.at), words) else {
        return Vec::new();
    };
    let of = |place: usize| match &step.choices[place] {
        Offer::Option {
            said: Some(said), ..
        } => {
            let mut answers = question.answers.iter();
            let same = answers.find(|answer| answer.said == *said)?;
            let following = same.following.clone()?;
            let choice = place;
            Some(FollowingOf { choice, following })
        }
        _ => None,
    };
    step.right.iter().filter_map(|&place| of(place)).collect()
}

fn evidence(fact: Fact, found: &Finding, edition: Edition, words: &Words) -> Option<String> {
    let message = match (fact, found) {
        (Fact::Unintended, Finding::Unintended(true)) => Message::PracticeToldUnintended,
        (Fact::Unintended, _) => Message::PracticeToldIntended,
        // 27B1b of 2007 asks whether the meaning is contained in the other; 23A of 2017 is content with a similar one.
        (Fact::Comparable(_), Finding::Comparable(true)) => match edition {
            Edition::E2007 => Message::PracticeToldContained,
            Edition::E2017 => Message::PracticeToldComparable,
        },
        (Fact::Comparable(_), _) => Message::PracticeToldNotComparable,
        (Fact::Slip, Finding::Slip(true)) => Message::PracticeToldSlip,
        (Fact::Slip, _) => Message::PracticeToldNoSlip,
        _ => return None,
    };
    Some(words.say(message))
}

/// The kind of a step, and its question.
fn asked(case: &Case, number: usize, words: &Words) -> (&'static str, String) {
    let step = &case.steps[number];
    match &step.about {
        About::Whom if number > 0 => ("whom", words.say(Message::PracticeWhomNext)),
        About::Whom => ("whom", words.say(Message::PracticeWhom)),
        About::Options(asked) => {
            let args = [("who", ask::who(asked, words).into())];
            ("options", words.tell(Message::PracticeOptions, args))
        }
        About::Fact => ("fact", words.say(Message::PracticeFact)),
        About::Finding(fact, _) => ("finding", ask::of_director(*fact, case.edition(), words)),
        About::Ruling(Part::Lead(seat)) if case.end().phase() != Phase::Auction => {
            let args = [("seat", notation::seat(*seat, words).into())];
            ("ruling", words.tell(Message::PracticePartLeadNow, args))
        }
        About::Ruling(part) => ("ruling", of_part(*part, words)),
    }
}

fn of_part(part: Part, words: &Words) -> String {
    let seated = |message: Message, seat: Seat| {
        let args = [("seat", notation::seat(seat, words).into())];
        words.tell(message, args)
    };
    match part {
        Part::Board => words.say(Message::PracticePartBoard),
        Part::Call(seat, call) => {
            let args = [
                ("seat", notation::seat(seat, words).into()),
                ("call", spoken(call, words).into()),
            ];
            words.tell(Message::PracticePartCall, args)
        }
        Part::Bar(seat) => seated(Message::PracticePartBar, seat),
        Part::Penalty(seat, card) => {
            let args = [
                ("seat", notation::seat(seat, words).into()),
                ("card", card_told(card, words).into()),
            ];
            words.tell(Message::PracticePartPenalty, args)
        }
        Part::Transfer(side) => {
            let args = [("side", notation::side(side, words).into())];
            words.tell(Message::PracticePartTransfer, args)
        }
        Part::Tricks => words.say(Message::PracticePartTricks),
        Part::Card => words.say(Message::PracticePartCard),
        Part::Turn => words.say(Message::PracticePartTurn),
        Part::Lead(seat) => seated(Message::PracticePartLead, seat),
        Part::Closed => words.say(Message::PracticePartClosed),
        Part::Review => words.say(Message::PracticePartReview),
    }
}

fn spoken(call: Spoken, words: &Words) -> String {
    match call {
        Spoken::Call(call) => plain(&notation::call(call, words).text),
        above_seven => deeds::spoken(above_seven, words),
    }
}

fn card_told(card: Card, words: &Words) -> String {
    plain(&notation::card(card, words).text)
}

/// Something that may be said, in words.
fn offered(offer: &Offer, about: &About, table: &Table, edition: Edition, words: &Words) -> String {
    match offer {
        Offer::Nobody => words.say(Message::PracticeWhomNobody),
        Offer::Whom(Asked::Director) => words.say(Message::PracticeWhomFact),
        Offer::Whom(asked) => {
            let message = match asked {
                Asked::All(seats) if seats.len() > 1 => Message::PracticeWhomAll,
                _ => Message::PracticeWhomSeat,
            };
            words.tell(message, [("who", ask::who(asked, words).into())])
        }
        Offer::Option { law, offered, said } => match (said, offered) {
            (Some(said), _) => {
                let question = ask::question(table, words);
                let answers = question.iter().flat_map(|question| &question.answers);
                let same = |answer: &&ask::Answer| {
                    answer.said == *said && answer.law.is_none_or(|own| own == *law)
                };
                let text = answers.clone().find(same).map(|answer| answer.text.clone());
                text.unwrap_or_else(|| wrong_option(*law, offered, edition, words))
            }
            (None, _) => wrong_option(*law, offered, edition, words),
        },
        Offer::Fact(fact) => ask::of_director(*fact, edition, words),
        Offer::Finding(found) => words.say(ask::of_finding(found)),
        Offer::Ruled(ruled) => of_ruled(*ruled, about, words),
    }
}

fn wrong_option(law: Clause, offered: &Offered, edition: Edition, words: &Words) -> String {
    match offered {
        Offered::Choice(choice) => option(*choice, law, words),
        Offered::Way(way, call) => ask::of_way(*way, *call, edition, words),
        Offered::Found(found) => words.say(ask::of_finding(found)),
        Offered::Finds(fact) => ask::of_director(*fact, edition, words),
        Offered::LastPass => words.say(Message::AnswerLastPassCompared),
        Offered::EndsAuction => words.say(Message::AnswerEndsAuction),
        Offered::Calls => words.say(Message::AnswerOtherCall),
    }
}

fn of_ruled(ruled: Ruled, about: &About, words: &Words) -> String {
    match ruled {
        Ruled::Played(true) => words.say(Message::PracticePlayed),
        Ruled::Played(false) => words.say(Message::PracticeNotPlayed),
        Ruled::Stands(None) => words.say(Message::PracticeStandsNone),
        Ruled::Stands(Some(call)) => match about {
            About::Ruling(Part::Call(_, named)) if *named == call => {
                words.say(Message::PracticeStandsIt)
            }
            _ => {
                let args = [("call", spoken(call, words).into())];
                words.tell(Message::PracticeStandsOther, args)
            }
        },
        Ruled::Bar(None) => {
            let seat = match about {
                About::Ruling(Part::Bar(seat)) => notation::seat(*seat, words),
                _ => String::new(),
            };
            words.tell(Message::PracticeBarNone, [("seat", seat.into())])
        }
        Ruled::NoDouble => {
            let seat = match about {
                About::Ruling(Part::Bar(seat)) => notation::seat(*seat, words),
                _ => String::new(),
            };
            words.tell(Message::PracticeBarNoDouble, [("seat", seat.into())])
        }
        Ruled::Card(card) => card_told(card, words),
        Ruled::Bar(Some(Bar::Turn)) => words.say(Message::PracticeBarTurn),
        Ruled::Bar(Some(Bar::Auction)) => words.say(Message::PracticeBarAuction),
        Ruled::Penalty(None) => words.say(Message::PracticePenaltyNone),
        Ruled::Penalty(Some(PenaltyKind::Minor)) => words.say(Message::PracticePenaltyMinor),
        Ruled::Penalty(Some(PenaltyKind::Major)) => words.say(Message::PracticePenaltyMajor),
        Ruled::Tricks(tricks) => words.tell(Message::PracticeTricks, [("tricks", tricks.into())]),
        Ruled::Turn(seat) => notation::seat(seat, words),
        Ruled::Lead(true) => words.say(Message::AnswerYes),
        Ruled::Lead(false) => words.say(Message::AnswerNo),
        Ruled::Closed(None | Some(Unauthorised::Nobody)) => words.say(Message::PracticeClosedNone),
        Ruled::Closed(Some(Unauthorised::Side(side))) => notation::side(side, words),
        Ruled::Closed(Some(Unauthorised::Player(seat))) => notation::seat(seat, words),
        Ruled::Closed(Some(Unauthorised::AllBut(seat))) => {
            let others = Seat::ALL.into_iter().filter(|&other| other != seat);
            let others: Vec<String> = others.map(|seat| notation::seat(seat, words)).collect();
            words.all_of(&others)
        }
        Ruled::Review(None) => words.say(Message::PracticeReviewNone),
        Ruled::Review(Some(law)) => because(Message::PracticeReviewLaw, law, words),
    }
}

fn because(message: Message, law: Clause, words: &Words) -> String {
    let args = [
        ("clause", law.id().into()),
        ("summary", clause_summary(law, words.language).into()),
    ];
    words.tell(message, args)
}

/// A clause and what it says, as a reason.
#[must_use]
pub fn reason(law: Clause, words: &Words) -> String {
    because(Message::PracticeBecause, law, words)
}

/// How an answer is: what is missing, what does not apply, and which clauses say so.
#[must_use]
pub fn mark(case: &Case, step: usize, mark: &Mark, words: &Words) -> MarkTold {
    let told = step_told(case, step, Vec::new(), words);
    let named = |message: Message, place: &usize| {
        words.tell(message, [("what", told.choices[*place].as_str().into())])
    };
    let mut notes = vec![words.say(match mark.right {
        true => Message::PracticeRight,
        false => Message::PracticeNotRight,
    })];
    notes.extend(
        mark.wrong
            .iter()
            .map(|place| named(Message::PracticeWrong, place)),
    );
    let missed = match told.many {
        true => Message::PracticeMissed,
        false => Message::PracticeAnswer,
    };
    notes.extend(mark.missed.iter().map(|place| named(missed, place)));
    MarkTold {
        right: mark.right,
        notes,
        laws: told.laws,
    }
}

/// A question of an examination in words.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum QuestionTold {
    /// A case.
    Case(Box<CaseTold>),
    /// A question of judgement.
    Judged {
        /// Its id in the list of the book's cases.
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        judged: &'static str,
        /// The paragraph of the White Book.
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        paragraph: &'static str,
        /// The facts.
        facts: String,
        /// How the book rules.
        book: String,
        /// The clauses that it rests on.
        #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
        laws: &'static [&'static str],
    },
}

/// A question of an examination in words.
#[must_use]
pub fn question(question: &Question, edition: Edition, words: &Words) -> QuestionTold {
    match question {
        Question::Case(one) => QuestionTold::Case(Box::new(case(one, words))),
        Question::Judged(one) => {
            let [facts, book] = judged(one, words);
            QuestionTold::Judged {
                judged: one.id,
                paragraph: one.paragraph,
                facts,
                book,
                laws: one.laws(edition),
            }
        }
    }
}

/// An examination that is marked, in words.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SheetTold {
    /// Who.
    pub candidate: String,
    /// The points, one for each step that is right.
    pub points: usize,
    /// Of how many.
    pub of: usize,
    /// The same in tenths of a per cent.
    pub permille: usize,
    /// Each question.
    pub questions: Vec<MarkedTold>,
}

/// A question that is marked, in words.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MarkedTold {
    /// The question.
    pub question: QuestionTold,
    /// What was said.
    pub given: Given,
    /// How each step was.
    pub marks: Vec<MarkTold>,
    /// The points.
    pub points: usize,
}

/// A marked examination in words.
#[must_use]
pub fn sheet(answers: &Answers, sheet: &Sheet, words: &Words) -> SheetTold {
    let edition = answers.exam.edition;
    let marked = |one: &openroom_practice::exam::Marked| MarkedTold {
        question: question(&one.question, edition, words),
        given: one.given.clone(),
        marks: match &one.question {
            Question::Case(case) => (one.marks.iter().enumerate())
                .map(|(step, of)| mark(case, step, of, words))
                .collect(),
            Question::Judged(_) => Vec::new(),
        },
        points: one.points,
    };
    SheetTold {
        candidate: answers.candidate.clone(),
        points: sheet.points,
        of: sheet.of,
        permille: sheet.permille(),
        questions: sheet.questions.iter().map(marked).collect(),
    }
}

/// A stage of a lesson: the board, and what there is to tap.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct StageTold {
    /// The board.
    pub seen: Seen,
    /// Where the learner sits.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub you: &'static str,
    /// What kind of thing is tapped.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub kind: &'static str,
    /// What there is to tap: what the log would write, and the words for it.
    pub taps: Vec<TapTold>,
    /// Whether dummy lies open.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub dummy: Option<&'static str>,
}

/// Something to tap.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TapTold {
    /// As the log writes it: `S: 1H`.
    pub act: String,
    /// For people.
    pub text: String,
}

/// What came of a tap.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TriedTold {
    /// The lesson goes on.
    pub goes_on: bool,
    /// Why it cannot be done at all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refused: Option<String>,
    /// What came of it, and of what the others did then.
    pub told: Vec<Told>,
}

/// A stage of a lesson after what was done before; none where the lesson is over or that cannot have happened.
#[must_use]
pub fn stage(
    lesson: &Lesson,
    edition: Edition,
    done: &[String],
    words: &Words,
) -> Option<StageTold> {
    let (log, table) = lesson.begins(edition, done).ok()?;
    let you = seat_text(lesson.you);
    let of_hand = |seat: Seat, verb: &str| -> Vec<TapTold> {
        let hand = table.hand(seat).unwrap_or(Hand::EMPTY);
        let tap = |card: Card| TapTold {
            act: format!("{you}: {verb}{}", card_text(card)),
            text: card_told(card, words),
        };
        Hand::iter(hand).map(tap).collect()
    };
    let partner = lesson.you.partner();
    let (kind, taps) = match lesson.stages.get(done.len()).map(|stage| stage.taps) {
        None => ("over", Vec::new()),
        Some(Taps::Call) => {
            let tap = |call: Call| TapTold {
                act: format!("{you}: {}", call_text(call)),
                text: plain(&notation::call(call, words).text),
            };
            ("call", openroom_laws::Calls::ALL.iter().map(tap).collect())
        }
        Some(Taps::Card) => ("card", of_hand(lesson.you, "")),
        Some(Taps::FaceDown) => ("card", of_hand(lesson.you, "down ")),
        Some(Taps::Corrects) => ("card", of_hand(lesson.you, "corrects ")),
        Some(Taps::Names) => ("card", of_hand(partner, "names ")),
        Some(Taps::Acts(acts)) => (
            "act",
            acts.iter().filter_map(|act| acted(act, words)).collect(),
        ),
        Some(Taps::Answer) => {
            let question = ask::question(&table, words);
            let answers = question.into_iter().flat_map(|question| question.answers);
            let tap = |answer: ask::Answer| match answer.said {
                openroom_laws::answers::Saying::Ready { entry } => Some(TapTold {
                    act: entry.to_string(),
                    text: answer.text,
                }),
                openroom_laws::answers::Saying::Unfinished { .. } => None,
            };
            ("act", answers.filter_map(tap).collect())
        }
    };
    let dummy = table.contract().map(|(_, declarer)| declarer.partner());
    Some(StageTold {
        seen: board(&log, &table, words),
        you,
        kind,
        taps,
        dummy: dummy
            .filter(|_| table.phase() == Phase::Play)
            .map(seat_text),
    })
}

/// An act of a player in words, after his own name is known.
fn acted(act: &str, words: &Words) -> Option<TapTold> {
    let text = format!("dealer: N\nvul: none\nlog: [{{{act}}}]");
    let entry = openroom_laws::log::read(&text).ok()?.pop()?.entries.pop()?;
    let Entry::Player(_, action) = &entry else {
        return None;
    };
    Some(TapTold {
        act: act.to_owned(),
        text: deeds::did(action, None, words),
    })
}

/// What came of an act in a lesson; none where what was done before cannot have happened.
#[must_use]
pub fn tried(
    lesson: &Lesson,
    edition: Edition,
    done: &[String],
    act: &str,
    words: &Words,
) -> Option<TriedTold> {
    let tried = lesson.tries(edition, done, act).ok()?;
    let told = explain::told(&tried.log, edition, words).ok()?;
    Some(TriedTold {
        goes_on: tried.goes_on,
        refused: tried.refused.map(|why| words.said(&why.said())),
        told: told.into_iter().skip(tried.before).collect(),
    })
}

#[cfg(test)]
mod tests {
    use openroom_practice::Wish;
    use openroom_practice::lesson;

    use super::*;
    use crate::words::Language;

    /// Two choices that read the same could not be told apart.
    #[test]
    fn no_two_answers_read_the_same_in_any_language() {
        for language in Language::ALL {
            let words = Words::new(language);
            for seed in 0..120 {
                let edition = Edition::ALL[(seed % 2) as usize];
                let level = Level::WORDS[(seed % 3) as usize].1;
                let made = Wish::any(None, edition, level, seed)
                    .and_then(Case::make)
                    .unwrap();
                let told = case(&made, &words);
                assert!(!told.story.is_empty());
                for step in &told.steps {
                    let mut texts: Vec<&str> = step.choices.iter().map(|text| &**text).collect();
                    texts.sort_unstable();
                    let all = texts.len();
                    texts.dedup();
                    assert_eq!(texts.len(), all, "{language:?} {seed}: {step:#?}");
                    assert!(!step.laws.is_empty(), "{seed}: {}", told.log);
                }
                for place in 0..made.steps.len() {
                    let marked = made.mark(place, &[]).unwrap();
                    let told = mark(&made, place, &marked, &words);
                    assert!(told.notes.len() > 1 && !told.laws.is_empty());
                }
            }
        }
    }

    /// A call out of turn stands under the player who made it, and so does the one over it.
    #[test]
    fn calls_stand_under_the_player_who_made_them() {
        let words = Words::new(Language::English);
        let topics = [
            Topic::AcceptedByCalling,
            Topic::BidOutOfRotation,
            Topic::PassOutOfRotation,
            Topic::InsufficientBid,
        ];
        let mut gaps = 0;
        for seed in 0..80 {
            let made = Case::make(Wish {
                topic: topics[seed as usize % 4],
                edition: Edition::ALL[(seed / 4 % 2) as usize],
                level: Level::Usual,
                seed,
            })
            .unwrap();
            let rows = case(&made, &words).seen.auction;
            let mut cells = Vec::new();
            for (row, column) in rows.iter().flat_map(|row| row.iter().zip([3, 0, 1, 2])) {
                cells.push((column, row.as_str()));
            }
            let dealer = made.log.board.dealer as usize;
            let filled: Vec<(usize, &str)> = cells
                .iter()
                .copied()
                .filter(|(_, call)| !call.is_empty())
                .collect();
            let begun = cells.iter().position(|(column, _)| *column == dealer);
            let skipped = cells.len() - begun.unwrap_or(0) - filled.len();
            gaps += usize::from(begun.is_some() && skipped > 0);
            let told = made.auction();
            assert_eq!(filled.len(), told.len());
            for ((column, text), (by, call)) in filled.into_iter().zip(told) {
                assert_eq!(
                    (column, text),
                    (by as usize, &*spoken(call, &words)),
                    "{seed}"
                );
            }
        }
        assert!(gaps > 10, "{gaps}");
    }

    #[test]
    fn every_stage_of_a_lesson_has_something_to_tap() {
        let words = Words::new(Language::Romanian);
        for lesson in lesson::ALL {
            let told = stage(lesson, Edition::E2017, &[], &words).unwrap();
            assert!(!told.taps.is_empty(), "{}", lesson.word);
            let tap = &told.taps[0].act;
            assert!(tried(lesson, Edition::E2017, &[], tap, &words).is_some());
        }
    }

    #[test]
    fn every_question_of_judgement_has_its_own_words() {
        let words = Words::new(Language::Italian);
        let mut texts: Vec<String> = openroom_practice::judged::ALL
            .iter()
            .flat_map(|one| judged(one, &words))
            .collect();
        texts.sort();
        texts.dedup();
        assert_eq!(texts.len(), 2 * openroom_practice::judged::ALL.len());
    }
}
