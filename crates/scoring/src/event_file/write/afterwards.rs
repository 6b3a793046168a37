//! Writing what comes to the results: matches, penalties, carry-over, withdrawals, those who sat out or wait.

use std::fmt::Write as _;

use super::pairs::{Pairs, in_brackets, list, match_name, who};
use crate::carry_over::Rule;
use crate::event::{
    AssignmentError, Blame, Bye, CarryOver, Event, Fate, MatchNote, Penalty, PenaltyAmount,
    Withdrawal,
};
use crate::words::{POINTS_IN_TIME, word_of};

pub(super) fn write(out: &mut String, event: &Event) {
    let lines = event.matches.iter().map(|note| match_note(event, note));
    list(out, "matches", lines, false);
    let lines = event.penalties.iter().map(|one| penalty(event, one));
    list(out, "penalties", lines, false);
    let lines = event.withdrawals.iter().map(|gone| withdrawal(event, gone));
    list(out, "withdrawals", lines, false);
    let lines = event.sit_outs.iter().map(|sat_out| {
        let who = who(event, sat_out.contestant);
        format!("{{contestant: {who}, boards: {}}}", sat_out.boards)
    });
    list(out, "sit-outs", lines, false);
    if !event.waiting.is_empty() {
        let waiting = event.waiting.iter().map(|&one| who(event, one));
        let _ = writeln!(out, "waiting: {}", in_brackets(waiting));
    }
    let lines = event.pars.iter().map(|par| {
        let mut pairs = Pairs::new();
        pairs.name("board", &event.boards[par.board.index()]);
        if par.session > 0 {
            pairs.put("session", par.session);
        }
        pairs.put("score", par.score);
        pairs.close()
    });
    list(out, "pars", lines, false);
    if event.carry_over != CarryOver::default() {
        let _ = writeln!(out, "carry-over: {}", carry_over(event));
    }
}

fn match_note(event: &Event, note: &MatchNote) -> String {
    let mut pairs = Pairs::new();
    let teams = || note.teams.iter().map(|&team| who(event, team));
    pairs.put("match", match_name(event, note.id));
    pairs.put("teams", in_brackets(teams()));
    pairs.put_if("boards", note.boards);
    if let Some((session, round)) = note.when {
        // That neither is numbered is told by a round 0.
        if round > 0 || session == 0 {
            pairs.put("round", round);
        }
        if session > 0 {
            pairs.put("session", session);
        }
    }
    if let Some(scale) = &note.scale {
        pairs.text("scale", scale.name());
    }
    let team = |place: usize| teams().nth(place).unwrap_or_default();
    fate(&mut pairs, event, &note.fate, &team);
    pairs.put_if("lots", note.lots.map(&team));
    pairs.put_if("to-final", note.to_final);
    let wrongly = assignment_errors(&note.assignment_errors, &team);
    if !wrongly.is_empty() {
        pairs.put("assignment-errors", wrongly.close());
    }
    pairs.close()
}

fn fate(pairs: &mut Pairs, event: &Event, fate: &Fate, team: &dyn Fn(usize) -> String) {
    match fate {
        Fate::Played => {}
        Fate::Vps(vps) => pairs.put("vps", in_brackets(vps.iter())),
        Fate::Basic(points) => pairs.put("imps", in_brackets(points.iter())),
        Fate::CutShort(blame) => {
            let fault = match blame {
                Blame::Nobody => "none".to_owned(),
                Blame::Both => "both".to_owned(),
                Blame::First => team(0),
                Blame::Second => team(1),
            };
            pairs.put("cut-short", format!("{{fault: {fault}}}"));
        }
        Fate::WrongSeating(director) => {
            pairs.put(
                "wrong-seating",
                if *director { "director" } else { "teams" },
            );
        }
        Fate::Walkover(winner) => pairs.put("walkover", team(*winner)),
        Fate::Bye(Bye::OwnAverage) => pairs.put("bye", "own-average"),
        Fate::Bye(Bye::Usual) => pairs.put("bye", "usual"),
        Fate::Bye(Bye::AveragePlus) => pairs.put("bye", "average-plus"),
        Fate::Bye(Bye::Vps(vps)) => pairs.put("bye", format!("{{vps: {vps}}}")),
        Fate::Bye(Bye::Withdrawal(gone)) => {
            pairs.put("bye", format!("{{withdrawn: {}}}", who(event, *gone)));
        }
    }
}

fn assignment_errors(
    errors: &[Option<AssignmentError>; 2],
    team: &dyn Fn(usize) -> String,
) -> Pairs {
    let mut pairs = Pairs::new();
    for (place, error) in errors.iter().enumerate() {
        let Some(error) = error else {
            continue;
        };
        let opponent = if error.stronger { "stronger" } else { "weaker" };
        let told = format!("{{opponent: {opponent}, at-fault: {}}}", error.at_fault);
        pairs.put(&team(place), told);
    }
    pairs
}

fn penalty(event: &Event, penalty: &Penalty) -> String {
    let mut pairs = Pairs::new();
    pairs.put("contestant", who(event, penalty.contestant));
    match &penalty.amount {
        PenaltyAmount::Standard(times) => pairs.put("standard", times),
        PenaltyAmount::Disciplinary(times) => pairs.put("disciplinary", times),
        PenaltyAmount::Points(points) => pairs.put("amount", points),
    }
    pairs.put_if("match", penalty.in_match.map(|id| match_name(event, id)));
    pairs.put_if("session", penalty.session);
    pairs.close()
}

fn withdrawal(event: &Event, gone: &Withdrawal) -> String {
    let mut pairs = Pairs::new();
    pairs.put("contestant", who(event, gone.contestant));
    pairs.put("after", gone.after);
    pairs.put("of", gone.of);
    pairs.put("accepted", gone.accepted);
    if let Some(point) = gone.half_way {
        pairs.put("half-way", word_of(&POINTS_IN_TIME, point));
    }
    match &gone.by_session[..] {
        [] => pairs.put_if("boards", gone.boards),
        by_session => pairs.put("boards", in_brackets(by_session.iter())),
    }
    if !gone.fine.is_zero() {
        pairs.put("fine", &gone.fine);
    }
    pairs.close()
}

fn carry_over(event: &Event) -> String {
    let CarryOver { rule, unit, totals } = &event.carry_over;
    let mut pairs = Pairs::new();
    match rule {
        Rule::Full => pairs.put("rule", "full"),
        Rule::Share(share) => {
            pairs.put("rule", "share");
            pairs.put("share", share);
        }
        Rule::WhiteBook {
            final_top,
            qualifying_top,
        } => {
            pairs.put("rule", "white-book-172");
            pairs.put("final-top", final_top);
            pairs.put("qualifying-top", qualifying_top);
        }
    }
    if *unit != CarryOver::default().unit {
        pairs.put("unit", unit);
    }
    let totals = totals.iter().map(|carried| {
        let mut pairs = Pairs::new();
        pairs.put("contestant", who(event, carried.contestant));
        pairs.put("total", &carried.total);
        if !carried.possible.is_zero() {
            pairs.put("possible", &carried.possible);
        }
        pairs.put_if("match", carried.in_match.map(|id| match_name(event, id)));
        pairs.close()
    });
    pairs.put("totals", in_brackets(totals));
    pairs.close()
}
