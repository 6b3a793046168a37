//! The appeal form of an event's log.

use super::{
    Appeal, AppealCall, AppealForm, Appellant, Committee, Compass, ConventionCard, Player, Players,
    Ruling, Vul,
};
use openroom_tournament::entry::{ConventionCard as Card, Decision, DepositFate, Level};
use openroom_tournament::form::{self, Party};

/// What the log says, in the fields of the paper.
#[must_use]
pub fn of_log(form: form::AppealForm) -> AppealForm {
    let named = |round: u32| format!("{} / {round}", form.session.unwrap_or(1));
    let by = form.appellants.and_then(|who| {
        let on = |side: &[Party]| side.iter().any(|party| party.contestant == who);
        match (on(&form.north_south), on(&form.east_west)) {
            (true, _) => Some(Appellant::Ns),
            (_, true) => Some(Appellant::Ew),
            _ => None,
        }
    });
    AppealForm {
        record: String::new(),
        scoring: format!("{}, {}", form.kind, form.scoring),
        session: form.round.map(named).unwrap_or_default(),
        table: form.table.clone().unwrap_or_default(),
        board: form.board,
        dealer: form.dealer.and_then(|dealer| match dealer {
            "N" => Some(Compass::N),
            "E" => Some(Compass::E),
            "S" => Some(Compass::S),
            "W" => Some(Compass::W),
            _ => None,
        }),
        vul: form
            .vulnerable
            .and_then(|vul| match vul.to_ascii_lowercase().as_str() {
                "none" => Some(Vul::None),
                "ns" => Some(Vul::Ns),
                "ew" => Some(Vul::Ew),
                "both" => Some(Vul::Both),
                _ => None,
            }),
        deal: deal(&form.hands),
        players: players(&form),
        auction: form
            .auction
            .iter()
            .map(|call| AppealCall {
                call: call.clone(),
                ..AppealCall::default()
            })
            .collect(),
        lead: form.lead.clone().unwrap_or_default(),
        play: form.play.join(" "),
        result: form.table_result.clone().unwrap_or_default(),
        score: form
            .table_score
            .map(|score| format!("{score:+}"))
            .unwrap_or_default(),
        system: String::new(),
        convention_card: form.convention_card.map(|card| match card {
            Card::Agrees => ConventionCard::Agrees,
            Card::Differs => ConventionCard::Differs,
            Card::NotAvailable => ConventionCard::NotAvailable,
        }),
        facts: [form.facts.clone(), form.offence.clone()]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join("\n"),
        ruling: Ruling {
            text: String::new(),
            law: form.laws.join(", "),
            score: form.ruled.clone().unwrap_or_default(),
            legal_auction: String::new(),
            director: form.director.clone().unwrap_or_default(),
            consulted: form.consulted.join(", "),
            poll: form.poll.clone().unwrap_or_default(),
        },
        appeal: Appeal {
            by,
            reason: form.reason.clone().unwrap_or_default(),
            deposit: form.deposit.clone().unwrap_or_default(),
            no_deposit_because: form.deposit_waived.clone().unwrap_or_default(),
            ..Appeal::default()
        },
        committee: committee(&form),
        event: form.event,
        items: form.items,
        barred: form.barred,
        case: form.case,
    }
}

/// The hands as PBN has them, from North.
fn deal(hands: &[form::SeatHand]) -> String {
    if hands.is_empty() {
        return String::new();
    }
    let of = |seat: &str| {
        let hand = hands.iter().find(|hand| hand.seat == seat);
        hand.map_or("-", |hand| hand.hand.as_str())
    };
    format!("N:{} {} {} {}", of("N"), of("E"), of("S"), of("W"))
}

/// Who sat where. Which of a pair sat North the log does not say: the first is put there.
fn players(form: &form::AppealForm) -> Players {
    let player = |parties: &[Party], at: usize| {
        let one = |party: &Party, name: usize| Player {
            name: party.players.get(name).cloned().unwrap_or_default(),
            number: party.contestant.to_string(),
            level: level(party.levels.get(name).copied().flatten()),
        };
        match parties {
            [pair] => one(pair, at),
            several => several
                .get(at)
                .map(|party| one(party, 0))
                .unwrap_or_default(),
        }
    };
    Players {
        north: player(&form.north_south, 0),
        south: player(&form.north_south, 1),
        east: player(&form.east_west, 0),
        west: player(&form.east_west, 1),
    }
}

/// The level of a player by its word, as the form has it; whoever prints it says it in the language of the paper.
fn level(level: Option<Level>) -> String {
    let word = match level {
        None => "",
        Some(Level::Beginner) => "beginner",
        Some(Level::Club) => "club",
        Some(Level::Experienced) => "experienced",
        Some(Level::Expert) => "expert",
    };
    word.to_owned()
}

fn committee(form: &form::AppealForm) -> Committee {
    let chair = form.chair.clone().unwrap_or_default();
    let decided = form.decision.as_ref();
    let text = |of: Option<String>| of.unwrap_or_default();
    // What the Director in charge answered to a recommendation is what stands; until then nothing does.
    let last = form.answer.as_ref().or(decided);
    let changed = last.and_then(|last| {
        let penalty = last.standard.as_ref().or(last.disciplinary.as_ref());
        let score = last.score.as_ref().map(|score| score.in_line());
        score.or(penalty.map(|amount| amount.to_yaml()))
    });
    let reasons: Vec<String> = [decided, form.answer.as_ref()]
        .into_iter()
        .filter_map(|said| said?.reasons.clone())
        .collect();
    Committee {
        members: form
            .committee
            .iter()
            .filter(|member| **member != chair)
            .cloned()
            .collect(),
        chair,
        upheld: last.and_then(|last| match last.decision {
            Decision::Upheld => Some(true),
            Decision::Changed => Some(false),
            Decision::Recommended => None,
        }),
        decision: text(changed),
        reasons: reasons.join("\n"),
        deposit_returned: decided
            .and_then(|d| d.deposit)
            .map(|deposit| deposit == DepositFate::Returned),
        dissent: text(decided.and_then(|d| d.dissent.clone())),
        ..Committee::default()
    }
}
