//! An event for people to read.

use std::fmt::Write as _;

use contract_bridge::{Hand, Seat, Suit};
use openroom_laws::log::Deal;
use openroom_laws::notation::card_text;
use openroom_tournament::entry::{Decision, EventKind};
use openroom_tournament::questions::{Doubtful, Effort, Remind, Suggestion, score_text};
use openroom_tournament::state::{Appeal, Penalty, Score, Source, Stage, Status};
use openroom_tournament::{Request, Standings, Through, Tournament};
use openroom_words::words::FluentValue;

use crate::words::{Message, Words};
use openroom_words::scores::{Figure as _, line_name};

/// How many lines of a list are shown; the rest is counted.
const MOST: usize = 12;

struct Page<'w> {
    words: &'w Words,
    out: String,
    /// How many sessions the event has.
    sessions: u16,
}

impl Page<'_> {
    fn say(&mut self, message: Message) {
        let text = self.words.say(message);
        let _ = writeln!(self.out, "{text}");
    }

    fn tell<const N: usize>(&mut self, message: Message, args: [(&'static str, String); N]) {
        let text = self.text(message, args);
        let _ = writeln!(self.out, "{text}");
    }

    fn text<const N: usize>(&self, message: Message, args: [(&'static str, String); N]) -> String {
        self.words.tell(
            message,
            args.map(|(name, value)| (name, FluentValue::from(value))),
        )
    }

    /// A heading and its lines; nothing if there are none.
    fn list(&mut self, heading: Message, lines: Vec<String>) {
        if lines.is_empty() {
            return;
        }
        self.out.push('\n');
        self.say(heading);
        for line in lines.iter().take(MOST) {
            let _ = writeln!(self.out, "  {line}");
        }
        if lines.len() > MOST {
            let more = self.text(
                Message::EventMore,
                [("count", (lines.len() - MOST).to_string())],
            );
            let _ = writeln!(self.out, "  {more}");
        }
    }

    /// Where: with the session, where there are several.
    fn place(&self, session: u16, round: u32, table: &str, board: u32) -> String {
        let place = self.text(
            Message::EventPlace,
            [
                ("round", round.to_string()),
                ("table", table.to_owned()),
                ("board", board.to_string()),
            ],
        );
        match self.sessions {
            0 | 1 => place,
            _ => self.text(
                Message::EventPlaceOfSession,
                [("session", session.to_string()), ("place", place)],
            ),
        }
    }
}

/// The state of an event.
pub fn state(event: &Tournament, words: &Words) -> String {
    let mut page = Page {
        words,
        out: String::new(),
        sessions: event.state().session_count(),
    };
    head(&mut page, event);
    sessions(&mut page, event);
    results(&mut page, event);
    decisions(&mut page, event);
    people(&mut page, event);
    deadlines(&mut page, event);
    suggestions(&mut page, event);
    if event.state().has_begun() {
        page.out.push('\n');
        match event.standings(None) {
            Ok(found) => page
                .out
                .push_str(&standings(event, &found, (None, None), words)),
            Err(refused) => page.tell(Message::EventUnscorable, [("why", refused.to_string())]),
        }
    }
    page.out
}

fn head(page: &mut Page, event: &Tournament) {
    let state = event.state();
    let Some(created) = &state.created else {
        return;
    };
    let kind = match created.kind {
        EventKind::Pairs => Message::EventKindPairs,
        EventKind::Teams => Message::EventKindTeams,
        EventKind::Individual => Message::EventKindIndividual,
    };
    let laws = page.text(
        Message::EventLaws,
        [("year", state.edition().year().to_string())],
    );
    let kind = page.words.say(kind);
    let _ = writeln!(page.out, "{}: {kind}. {laws}.", created.name);
    if let Some(last) = state.last {
        page.tell(
            Message::EventEntries,
            [
                ("count", state.entries.to_string()),
                ("at", page.words.moment(last)),
            ],
        );
    }
    page.tell(
        Message::EventContestants,
        [("count", state.contestants.len().to_string())],
    );
    let list = |of: &dyn Fn(&openroom_tournament::state::Contestant) -> bool| {
        let found = state
            .contestants
            .iter()
            .filter(|(_, contestant)| of(contestant));
        let numbers: Vec<String> = found.map(|(number, _)| number.to_string()).collect();
        numbers.join(", ")
    };
    let left =
        |c: &openroom_tournament::state::Contestant| c.withdrawn.is_some() && !c.disqualified;
    let withdrawn = list(&left);
    if !withdrawn.is_empty() {
        page.tell(Message::EventWithdrawn, [("list", withdrawn)]);
    }
    let stood_in = list(&|contestant| contestant.standing_in().is_some());
    if !stood_in.is_empty() {
        page.tell(Message::EventStandBy, [("list", stood_in)]);
    }
    let disqualified = list(&|contestant| contestant.disqualified);
    if !disqualified.is_empty() {
        page.tell(Message::EventDisqualified, [("list", disqualified)]);
    }
    match (state.status(), state.official.last(), state.final_at) {
        (Status::Official, Some(&at), _) => page.tell(
            Message::EventStatusOfficial,
            [("at", page.words.moment(at))],
        ),
        (Status::Final, _, Some(at)) => {
            page.tell(Message::EventStatusFinal, [("at", page.words.moment(at))])
        }
        _ => page.say(Message::EventStatusProvisional),
    }
    if let Some(why) = &state.held {
        page.tell(Message::EventHeld, [("why", why.clone())]);
    }
}

fn sessions(page: &mut Page, event: &Tournament) {
    let state = event.state();
    for (session, number) in state.sessions.iter().zip(1_u16..) {
        page.out.push('\n');
        let movement = match &session.movement {
            Some(movement) => openroom_words::movements::title(&movement.name, page.words),
            None => page.words.say(Message::EventNoMovement),
        };
        page.tell(
            Message::EventSession,
            [("number", number.to_string()), ("movement", movement)],
        );
        if session.sealed {
            page.say(Message::EventSealed);
        }
        if let Some(at) = session.over {
            page.tell(Message::EventSessionOver, [("at", page.words.moment(at))]);
            continue;
        }
        let begun = session
            .rounds
            .iter()
            .filter(|round| round.started.is_some())
            .count();
        let progress = event.progress(number);
        if begun > 0 {
            // Tables of an earlier round that has more of them are no part of this one.
            let now = progress
                .iter()
                .filter(|table| table.round as usize == begun);
            let done: usize = now.clone().map(|table| table.done).sum();
            let of: usize = now.map(|table| table.of).sum();
            page.tell(
                Message::EventRound,
                [
                    ("round", begun.to_string()),
                    ("rounds", session.rounds.len().to_string()),
                    ("done", done.to_string()),
                    ("of", of.to_string()),
                ],
            );
        }
    }
}

fn results(page: &mut Page, event: &Tournament) {
    let missing = event.missing().into_iter().map(|missing| {
        let mut line = page.place(
            missing.session,
            missing.round,
            &missing.table,
            missing.board,
        );
        if missing.late_play {
            let _ = write!(line, ": {}", page.words.say(Message::EventLatePlay));
        }
        line
    });
    let missing = missing.collect();
    page.list(Message::EventMissing, missing);
    let doubts = event.doubts().into_iter().map(|doubt| {
        let reason = match doubt.reason {
            Doubtful::LeadNotHeld => Message::EventDoubtLead,
            Doubtful::Tricks => Message::EventDoubtTricks,
            Doubtful::FarFromAll => Message::EventDoubtFar,
            Doubtful::WrongDirection => Message::EventDoubtDirection,
            Doubtful::NotAgreed => Message::EventDoubtNotAgreed,
            Doubtful::Disputed => Message::EventDoubtDisputed,
        };
        format!(
            "{}: {}",
            page.place(doubt.session, doubt.round, &doubt.table, doubt.board),
            page.words.say(reason)
        )
    });
    let doubts = doubts.collect();
    page.list(Message::EventDoubts, doubts);
}

fn decisions(page: &mut Page, event: &Tournament) {
    let state = event.state();
    let calls = event.open_calls().into_iter().map(|(number, call)| {
        page.text(
            Message::EventCall,
            [
                ("number", number.to_string()),
                ("round", call.round.to_string()),
                ("table", call.table.clone()),
                ("at", page.words.moment(call.at)),
            ],
        )
    });
    let calls = calls.collect();
    page.list(Message::EventCalls, calls);
    let corrections = corrections(page, event);
    page.list(Message::EventCorrections, corrections);
    let rulings = state.rulings.iter().zip(1_u32..).map(|(ruling, number)| {
        let given = &ruling.given;
        let place = page.place(given.session, given.round, &given.table, given.board);
        let laws = ruling.laws.join(", ");
        match &ruling.score {
            None => page.text(
                Message::EventRulingPlaysOn,
                [
                    ("number", number.to_string()),
                    ("place", place),
                    ("laws", laws),
                ],
            ),
            Some(after) => page.text(
                Message::EventRuling,
                [
                    ("number", number.to_string()),
                    ("place", place),
                    ("before", shown(page, ruling.before.as_ref())),
                    ("after", score_text(after)),
                    ("laws", laws),
                ],
            ),
        }
    });
    let rulings = rulings.collect();
    page.list(Message::EventRulings, rulings);
    let warnings = state.warnings.iter().map(|warning| {
        page.text(
            Message::EventWarning,
            [
                ("contestant", warning.contestant.to_string()),
                ("offence", warning.offence.clone()),
            ],
        )
    });
    let penalties = state
        .penalties
        .iter()
        .zip(1_u32..)
        .map(|(given, number)| penalty(page, given, number));
    let penalties = warnings.chain(penalties).collect();
    page.list(Message::EventPenalties, penalties);
    let appeals = state.appeals.iter().zip(1_u32..).map(|(made, number)| {
        let mut stage = page.words.say(stage(event, made));
        // What the board became by the decision.
        if let Some(after) = changed(event, made) {
            let args = [("stage", stage), ("after", score_text(&after))];
            stage = page.text(Message::EventStageScore, args);
        }
        match (made.made.ruling, made.made.penalty) {
            (Some(ruling), _) => page.text(
                Message::EventAppealRuling,
                [
                    ("number", number.to_string()),
                    ("ruling", ruling.to_string()),
                    ("stage", stage),
                ],
            ),
            (None, against) => page.text(
                Message::EventAppealPenalty,
                [
                    ("number", number.to_string()),
                    ("penalty", against.unwrap_or_default().to_string()),
                    ("stage", stage),
                ],
            ),
        }
    });
    let appeals = appeals.collect();
    page.list(Message::EventAppeals, appeals);
}

fn shown(page: &Page, score: Option<&Score>) -> String {
    match score {
        Some(score) => score_text(score),
        None => page.words.say(Message::EventNoResult),
    }
}

/// Results that were put right, with what was before.
fn corrections(page: &Page, event: &Tournament) -> Vec<String> {
    let mut lines = Vec::new();
    for (session, of) in event.state().sessions.iter().zip(1_u16..) {
        for (round, number) in session.rounds.iter().zip(1_u32..) {
            for table in &round.tables {
                for board in &table.boards {
                    for pair in board.versions.windows(2) {
                        if pair[1].source == Source::Correction {
                            lines.push(page.text(
                                Message::EventCorrection,
                                [
                                    ("place", page.place(of, number, &table.name, board.board)),
                                    ("before", score_text(&pair[0].score)),
                                    ("after", score_text(&pair[1].score)),
                                ],
                            ));
                        }
                    }
                }
            }
        }
    }
    lines
}

fn penalty(page: &Page, penalty: &Penalty, number: u32) -> String {
    let given = &penalty.given;
    let who = [
        ("number", number.to_string()),
        ("contestant", given.contestant.to_string()),
        ("offence", given.offence.clone()),
    ];
    if penalty.rescinded {
        return page.text(Message::EventPenaltyRescinded, who);
    }
    let amount = [
        ("×", &given.standard),
        ("××", &given.disciplinary),
        ("", &given.amount),
    ]
    .into_iter()
    .find_map(|(sign, value)| {
        value
            .as_ref()
            .map(|value| format!("{sign}{}", value.to_yaml()))
    });
    let [number, contestant, offence] = who;
    page.text(
        Message::EventPenalty,
        [
            number,
            contestant,
            ("amount", amount.unwrap_or_default()),
            offence,
        ],
    )
}

fn stage(event: &Tournament, appeal: &Appeal) -> Message {
    match event.state().stage(appeal) {
        Stage::Concurrence => Message::EventStageConcurrence,
        Stage::Deposit => Message::EventStageDeposit,
        Stage::Committee => Message::EventStageCommittee,
        Stage::Hearing => Message::EventStageHearing,
        Stage::Withdrawn => Message::EventStageWithdrawn,
        Stage::Recommended => Message::EventStageRecommended,
        Stage::Decided => {
            let last = appeal.answer.as_ref().or(appeal.decided.as_ref());
            match last.map(|decided| decided.decision) {
                Some(Decision::Changed) => Message::EventStageChanged,
                Some(Decision::Recommended | Decision::Upheld) | None => Message::EventStageUpheld,
            }
        }
    }
}

/// The score that a decision gave the board, if it changed it.
fn changed(event: &Tournament, appeal: &Appeal) -> Option<Score> {
    let decided = appeal.answer.as_ref().or(appeal.decided.as_ref())?;
    if decided.decision != Decision::Changed {
        return None;
    }
    let place = (appeal.made.ruling? as usize).checked_sub(1)?;
    let given = &event.state().rulings.get(place)?.given;
    let table = event
        .state()
        .table(given.session, given.round, &given.table)?;
    let board = table.boards.iter().find(|one| one.board == given.board)?;
    let mut versions = board.versions.iter().rev();
    let by_appeal = versions.find(|version| matches!(version.source, Source::Appeal(_)))?;
    Some(by_appeal.score.clone())
}

/// Who plays for whom, and what was varied.
fn people(page: &mut Page, event: &Tournament) {
    let state = event.state();
    let lines = state.substitutions.iter().map(|one| {
        let to = one.to.map_or_else(String::new, |to| to.to_string());
        let args = [
            ("out", one.out.clone()),
            ("in", one.in_.clone()),
            ("contestant", one.contestant.to_string()),
            ("session", one.session.to_string()),
            ("from", one.from.to_string()),
            ("to", to),
        ];
        page.text(
            match one.to {
                Some(_) => Message::EventSubstitute,
                None => Message::EventSubstituteOn,
            },
            args,
        )
    });
    let lines = lines.collect();
    page.list(Message::EventSubstitutes, lines);
    let lines = state.variations.iter().map(|one| {
        let args = [
            ("rule", one.rule.clone()),
            ("change", one.change.clone()),
            ("why", one.why.clone()),
        ];
        page.text(
            match one.ratified {
                true => Message::EventVariation,
                false => Message::EventVariationOpen,
            },
            args,
        )
    });
    let lines = lines.collect();
    page.list(Message::EventVariations, lines);
}

/// What somebody in charge should think of.
fn suggestions(page: &mut Page, event: &Tournament) {
    let all = event.suggestions();
    let last = event.state().last;
    // The log has no clock but its last entry: a result that is not due by then is no matter yet.
    let due = all.iter().filter(|one| match one {
        Suggestion::ResultDue { by, .. } => last.is_some_and(|last| last.is_after(*by)),
        _ => true,
    });
    let lines = due.map(|one| suggestion(page, one)).collect();
    page.list(Message::EventSuggestions, lines);
}

/// For whom others play, how much, and how much they may.
fn replaced(
    page: &Page,
    message: Message,
    (contestant, player): (u32, &str),
    (boards, most): (u32, u32),
) -> String {
    page.text(
        message,
        [
            ("contestant", contestant.to_string()),
            ("player", player.to_owned()),
            ("boards", boards.to_string()),
            ("most", most.to_string()),
        ],
    )
}

fn suggestion(page: &Page, one: &Suggestion) -> String {
    match one {
        Suggestion::LatePenalty {
            contestant,
            minutes,
        } => page.text(
            Message::SuggestLate,
            [
                ("contestant", contestant.to_string()),
                ("minutes", minutes.to_string()),
            ],
        ),
        Suggestion::Substituted {
            contestant,
            player,
            rounds,
            of,
        } => page.text(
            Message::SuggestSubstituted,
            [
                ("contestant", contestant.to_string()),
                ("player", player.clone()),
                ("rounds", rounds.to_string()),
                ("of", of.to_string()),
            ],
        ),
        Suggestion::Replaced {
            contestant,
            player,
            boards,
            most,
        } => replaced(
            page,
            Message::SuggestReplaced,
            (*contestant, player),
            (*boards, *most),
        ),
        Suggestion::ReplacedNext {
            contestant,
            player,
            boards,
            most,
        } => replaced(
            page,
            Message::SuggestReplacedNext,
            (*contestant, player),
            (*boards, *most),
        ),
        Suggestion::StartMayWait {
            contestant,
            session,
            minutes,
            most,
        } => page.text(
            Message::SuggestStartMayWait,
            [
                ("contestant", contestant.to_string()),
                ("session", session.to_string()),
                ("minutes", minutes.to_string()),
                ("most", most.to_string()),
            ],
        ),
        Suggestion::ResultDue {
            session,
            home,
            away,
            captain,
            by,
        } => page.text(
            Message::SuggestResultDue,
            [
                ("session", session.to_string()),
                ("home", home.to_string()),
                ("away", away.to_string()),
                ("captain", captain.clone()),
                ("by", page.words.moment(*by)),
            ],
        ),
        Suggestion::LateResult {
            session,
            home,
            away,
            amount,
            ..
        } => page.text(
            Message::SuggestLateResult,
            [
                ("session", session.to_string()),
                ("home", home.to_string()),
                ("away", away.to_string()),
                ("amount", amount.clone()),
            ],
        ),
        Suggestion::NextStep {
            contestant,
            offence,
            standard,
        } => page.text(
            Message::SuggestNextStep,
            [
                ("contestant", contestant.to_string()),
                ("offence", offence.clone()),
                ("standard", standard.to_string()),
            ],
        ),
        Suggestion::NotRatified { rule } => {
            page.text(Message::SuggestNotRatified, [("rule", rule.clone())])
        }
        Suggestion::Moves {
            contestant,
            session,
            tables,
        } => page.text(
            Message::SuggestMoves,
            [
                ("contestant", contestant.to_string()),
                ("session", session.to_string()),
                ("tables", tables.to_string()),
            ],
        ),
        Suggestion::CloseRuling {
            ruling,
            director,
            player,
            other,
        } => page.text(
            Message::SuggestCloseRuling,
            [
                ("ruling", ruling.to_string()),
                ("director", director.clone()),
                ("player", player.clone()),
                ("other", other.clone()),
            ],
        ),
        Suggestion::WrongNumber { contestant, number } => page.text(
            Message::SuggestWrongNumber,
            [
                ("contestant", contestant.to_string()),
                ("number", number.clone()),
            ],
        ),
        Suggestion::WrongPlayers {
            contestant,
            players,
            least,
            most,
        } => page.text(
            Message::SuggestWrongPlayers,
            [
                ("contestant", contestant.to_string()),
                ("players", players.to_string()),
                ("least", least.to_string()),
                ("most", most.to_string()),
            ],
        ),
        Suggestion::CategoryUnknown {
            contestant,
            category,
        } => page.text(
            Message::SuggestCategoryUnknown,
            [
                ("contestant", contestant.to_string()),
                ("category", category.clone()),
            ],
        ),
        Suggestion::LateRequest {
            session,
            round,
            table,
            board,
        } => page.text(
            Message::SuggestLateRequest,
            [
                ("session", session.to_string()),
                ("round", round.to_string()),
                ("table", table.clone()),
                ("board", board.to_string()),
            ],
        ),
        Suggestion::SystemBarred {
            contestant,
            pair,
            count,
        } => page.text(
            Message::SuggestSystemBarred,
            [
                ("contestant", contestant.to_string()),
                ("pair", pair.clone()),
                ("count", count.to_string()),
            ],
        ),
        Suggestion::Conflict { title, law } => page.text(
            Message::SuggestConflict,
            [("title", title.clone()), ("law", law.clone())],
        ),
        Suggestion::BestEffort { rule } => page.words.say(match rule {
            Effort::Demanded => Message::SuggestBestEffortDemanded,
            Effort::Free => Message::SuggestBestEffortFree,
            Effort::Unsaid => Message::SuggestBestEffortUnsaid,
        }),
        Suggestion::MatchBy {
            place,
            by,
            one,
            other,
        } => page.text(
            Message::SuggestMatchBy,
            [
                ("place", place.to_string()),
                ("by", page.words.moment(*by)),
                ("one", one.to_string()),
                ("other", other.to_string()),
            ],
        ),
        Suggestion::MatchLevel {
            place,
            boards,
            one,
            other,
        } => page.text(
            Message::SuggestMatchLevel,
            [
                ("place", place.to_string()),
                ("boards", boards.to_string()),
                ("one", one.to_string()),
                ("other", other.to_string()),
            ],
        ),
        Suggestion::MayBePutBack {
            place,
            contestant,
            winner,
        } => page.text(
            Message::SuggestPutBack,
            [
                ("place", place.to_string()),
                ("contestant", contestant.to_string()),
                ("winner", winner.to_string()),
            ],
        ),
        Suggestion::OthersShouldPlay { place, one, other } => page.text(
            Message::SuggestOthersPlay,
            [
                ("place", place.to_string()),
                ("one", one.to_string()),
                ("other", other.to_string()),
            ],
        ),
        Suggestion::NotInBracket { contestant } => page.text(
            Message::SuggestNotInBracket,
            [("contestant", contestant.to_string())],
        ),
        Suggestion::PointsToDecide { contestant } => page.text(
            Message::SuggestPoints,
            [("contestant", contestant.to_string())],
        ),
        Suggestion::Open {
            remind,
            number,
            name,
        } => page.text(
            reminder(*remind),
            [("number", number.to_string()), ("name", name.clone())],
        ),
        Suggestion::ShortPeriod { minutes } => page.text(
            Message::SuggestShortPeriod,
            [("minutes", minutes.to_string())],
        ),
    }
}

/// What is still open about a ruling, a claim, a case or an appeal.
fn reminder(remind: Remind) -> Message {
    match remind {
        Remind::Rights => Message::RemindRights,
        Remind::Adviser => Message::RemindAdviser,
        Remind::Claim => Message::RemindClaim,
        Remind::Substitute => Message::RemindSubstitute,
        Remind::OpponentsView => Message::RemindOpponentsView,
        Remind::PartnerExplains => Message::RemindPartnerExplains,
        Remind::Card => Message::RemindCard,
        Remind::DecisionUntold => Message::RemindDecisionUntold,
        Remind::Chair => Message::RemindChair,
        Remind::KeptDeposit => Message::RemindKeptDeposit,
        Remind::Reply => Message::RemindReply,
        Remind::Discipline => Message::RemindDiscipline,
        Remind::EthicsCommittee => Message::RemindEthicsCommittee,
    }
}

fn deadlines(page: &mut Page, event: &Tournament) {
    if event.state().status() == Status::Final {
        return;
    }
    let lines = event.state().deadlines().into_iter().map(|deadline| {
        let at = ("at", page.words.moment(deadline.at));
        let session = ("session", deadline.session.to_string());
        if let (Some(table), Some(board)) = (&deadline.table, deadline.board) {
            let place = page.place(
                deadline.session,
                deadline.round.unwrap_or_default(),
                table,
                board,
            );
            let message = match deadline.request {
                Request::Ruling => Message::EventDeadlineBoardRuling,
                _ => Message::EventDeadlineBoardScore,
            };
            return page.text(message, [("place", place), at]);
        }
        match deadline.request {
            Request::Ruling => page.text(Message::EventDeadlineRuling, [session, at]),
            Request::Score => page.text(Message::EventDeadlineScore, [session, at]),
            Request::Gross => page.text(Message::EventDeadlineGross, [at]),
            Request::Appeal => match (deadline.ruling, deadline.penalty) {
                (None, Some(penalty)) => page.text(
                    Message::EventDeadlineAppealPenalty,
                    [("penalty", penalty.to_string()), at],
                ),
                (ruling, _) => {
                    let ruling = ruling.unwrap_or_default().to_string();
                    page.text(Message::EventDeadlineAppeal, [("ruling", ruling), at])
                }
            },
        }
    });
    let lines = lines.collect();
    page.list(Message::EventDeadlines, lines);
}

/// The standings as a table.
pub fn standings(
    event: &Tournament,
    standings: &Standings,
    (through, alone): (Option<Through>, Option<u16>),
    words: &Words,
) -> String {
    let mut page = Page {
        words,
        out: String::new(),
        sessions: event.state().session_count(),
    };
    match (through, alone) {
        (_, Some(session)) => page.tell(
            Message::EventStandingsSession,
            [("session", session.to_string())],
        ),
        (Some(through), None) => page.tell(
            Message::EventStandingsAfter,
            [
                ("round", through.round.to_string()),
                ("session", through.session.to_string()),
            ],
        ),
        (None, None) => page.say(Message::EventStandings),
    }
    let unranked = words.say(Message::EventNotRanked);
    let mut last = None;
    for place in &standings.places {
        if let Some(line) = place.line.filter(|_| place.line != last) {
            let _ = writeln!(page.out, "{}", words.say(line_name(line)));
        }
        last = place.line;
        let rank = match place.rank {
            Some(rank) => format!("{rank}{}", if place.tied { "=" } else { "" }),
            None => "-".to_owned(),
        };
        let contestant = event.state().contestants.get(&place.contestant);
        let names = contestant.map(|c| c.title(", "));
        let percent = place
            .percent
            .as_ref()
            .map(|p| format!("{:>7} %", p.told(2, words)))
            .unwrap_or_default();
        let note = if place.rank.is_none() {
            format!("  ({unranked})")
        } else {
            String::new()
        };
        let _ = writeln!(
            page.out,
            "{rank:>5} {:>5} {:>10} {percent}  {}{note}",
            place.contestant,
            place.total.told(2, words),
            names.unwrap_or_default()
        );
    }
    page.out += &super::league::outstanding(event, &standings.outstanding, words);
    page.out
}

/// Plain data as YAML, a line for each key.
pub fn yaml(value: &serde_json::Value) -> String {
    let mut out = String::new();
    for (key, value) in value.as_object().into_iter().flatten() {
        // JSON is YAML, and quotes every text; null is shown as an empty line of the form.
        let text = if value.is_null() {
            String::new()
        } else {
            format!(" {value}")
        };
        let _ = writeln!(out, "{key}:{text}");
    }
    out
}

/// A deal in PBN.
pub fn deal(deal: &Deal) -> String {
    let hands: Vec<String> = Seat::ALL
        .into_iter()
        .map(|seat| deal.hand(seat).map_or_else(|| "-".to_owned(), hand))
        .collect();
    format!("N:{}", hands.join(" "))
}

fn hand(hand: Hand) -> String {
    let suits = [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs].map(|suit| {
        let mut cards: Vec<_> = hand.iter().filter(|card| card.suit == suit).collect();
        cards.sort_by_key(|card| std::cmp::Reverse(card.rank));
        let ranks: Vec<String> = cards
            .into_iter()
            .map(|card| card_text(card)[1..].to_owned())
            .collect();
        ranks.concat()
    });
    suits.join(".")
}
