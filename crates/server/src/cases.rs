//! Cases of judgement: what a Director sees of one, outcomes weighed as he moves them, the problem of a poll. What is done is written
//! into the log of the event like any other act. Nobody but those who rule is shown a case.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query};
use openroom_analysis::double_dummy::{Tricks, Worth, full_deal, play};
use openroom_cases::acts::{Act, Weighted};
use openroom_cases::facts::{At, Side};
use openroom_cases::outcomes::{self, Given};
use openroom_cases::poll::{Problem as PollProblem, tally};
use openroom_cases::weighing::{Damage, Weighed};
use openroom_cases::{Beside, Case, Question, Road, Track, Verdict};
use openroom_laws::notation::card_text;
use openroom_laws::replay::replay;
use openroom_laws::{Board, Edition, log};
use openroom_scoring::Exact;
use openroom_scoring::adjusted_score::{AssignedResult, Part, PlayedContract};
use openroom_scoring::event::Direction;
use openroom_tournament::entry::RulingGiven;
use openroom_tournament::questions::Moved;
use openroom_tournament::state::{CaseAt, Ruling};
use openroom_tournament::{Refused, Tournament};
use openroom_words::words::{Message, Words};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::access::{Actor, Rank, is_asked, may_judge, may_read, must_have_answered, sits};
use crate::api;
use crate::app::App;
use crate::aside::aside;
use crate::problem::{Answer, Problem};
use crate::results::deal;
use crate::said::{Reader, in_words};
use crate::solver::Solved;

/// The cases of an event, the newest first.
#[utoipa::path(get, path = "/events/{id}/cases", tag = "rulings", params(("id" = String, Path, description = "The event")), responses((status = 200, body = Vec<api::CaseLine>)), security(("cookie" = []), ("token" = [])))]
pub async fn list(
    app: App,
    Path(id): Path<String>,
    actor: Actor,
    reader: Reader,
) -> Answer<Json<Vec<api::CaseLine>>> {
    actor.must_be(Rank::Assistant)?;
    let live = app.event(&id).await?;
    let (event, _) = live.now().await;
    let cases = &event.state().cases;
    let lines = in_words(reader.language, |words| {
        let all = (1..).zip(cases);
        let all = all.filter(|(_, at)| may_judge(&actor, &event, &id, at.spot()).is_ok());
        let mut lines: Vec<_> = all
            .map(|(number, at)| line(number, at, &actor, words))
            .collect();
        lines.reverse();
        lines
    });
    Ok(Json(lines))
}

fn line(number: u32, at: &CaseAt, actor: &Actor, words: &Words) -> api::CaseLine {
    api::CaseLine {
        case: number,
        spot: at.spot().into(),
        kind: at.case.opened.kind,
        about: words.case_kind(at.case.opened.kind),
        at: at.at,
        ruling: at.ruling,
        consulted: is_asked(&at.case, actor),
    }
}

/// A case: what is known, what the Law asks next, what the answers lead to.
#[utoipa::path(get, path = "/events/{id}/cases/{case}", tag = "rulings", params(("id" = String, Path, description = "The event"), ("case" = u32, Path, description = "The case")), responses((status = 200, body = api::CaseView)), security(("cookie" = []), ("token" = [])))]
pub async fn one(
    app: App,
    Path((id, number)): Path<(String, u32)>,
    actor: Actor,
    reader: Reader,
) -> Answer<Json<api::CaseView>> {
    actor.must_be(Rank::Assistant)?;
    let live = app.event(&id).await?;
    let (event, version) = live.now().await;
    may_see(&actor, &event, &id, number)?;
    let solved = solved(&app, &event, number);
    let view = seen(event, number, solved, reader, move |seen| {
        seen.view(version, &actor)
    });
    view.await.map(Json)
}

/// The case, if whoever rules may see it.
fn may_see<'e>(actor: &Actor, event: &'e Tournament, id: &str, number: u32) -> Answer<&'e CaseAt> {
    let at = event.case(number).ok_or_else(missing)?;
    may_judge(actor, event, id, at.spot()).map(|()| at)
}

/// Looks at a case, aside: scoring the event for it takes a moment.
async fn seen<T: Send + 'static>(
    event: Arc<Tournament>,
    number: u32,
    solved: Option<Tricks>,
    reader: Reader,
    look: impl FnOnce(&Seen<'_>) -> T + Send + 'static,
) -> Result<T, Problem> {
    let work = move || {
        in_words(reader.language, |words| {
            let seen = Seen {
                event: &event,
                number,
                at: event.case(number)?,
                words,
                solved,
            };
            Some(look(&seen))
        })
    };
    aside(work).await?.ok_or_else(missing)
}

/// Of which track a question is.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Which {
    /// Of the second track.
    #[serde(default)]
    second: bool,
}

/// A question of a case, whether it is open or not: what is settled may be answered anew.
#[utoipa::path(get, path = "/events/{id}/cases/{case}/questions/{question}", tag = "rulings", params(("id" = String, Path, description = "The event"), ("case" = u32, Path, description = "The case"), ("question" = Question, Path, description = "The question"), Which), responses((status = 200, body = api::CaseAsks)), security(("cookie" = []), ("token" = [])))]
pub async fn question(
    app: App,
    Path((id, number, question)): Path<(String, u32, Question)>,
    Query(which): Query<Which>,
    actor: Actor,
    reader: Reader,
) -> Answer<Json<api::CaseAsks>> {
    actor.must_be(Rank::Assistant)?;
    let live = app.event(&id).await?;
    let (event, _) = live.now().await;
    let at = may_see(&actor, &event, &id, number)?;
    must_have_answered(&actor, number, at)?;
    let track = match which.second {
        true => Track::Second,
        false => Track::First,
    };
    let asks = seen(event, number, None, reader, move |seen| {
        seen.question(track, question)
    });
    asks.await.map(Json)
}

pub fn missing() -> Problem {
    Problem::missing(Message::ServeNoCase)
}

/// What double dummy makes of the board, as far as it is worked out.
fn solved(app: &App, event: &Tournament, number: u32) -> Option<Tricks> {
    let at = event.case(number)?;
    match app.solver.ask(&deal(event, at.session, at.board)?) {
        Solved::Tricks(tricks) => Some(tricks),
        Solved::Working | Solved::Unknown => None,
    }
}

/// Outcomes with their weights, tried: what they would be worth to both sides. Nothing is written.
#[utoipa::path(post, path = "/events/{id}/cases/{case}/weigh", tag = "rulings", params(("id" = String, Path, description = "The event"), ("case" = u32, Path, description = "The case")), request_body = api::CaseWeigh, responses((status = 200, body = api::CaseWeighed)), security(("cookie" = []), ("token" = [])))]
pub async fn weigh(
    app: App,
    Path((id, number)): Path<(String, u32)>,
    actor: Actor,
    reader: Reader,
    Json(wish): Json<api::CaseWeigh>,
) -> Answer<Json<api::CaseWeighed>> {
    actor.must_be(Rank::Assistant)?;
    if wish.outcomes.outcomes.len() > MOST_OUTCOMES {
        return Err(Problem::unsound(Message::ServeTooManyEntries));
    }
    let live = app.event(&id).await?;
    let (event, _) = live.now().await;
    let at = may_see(&actor, &event, &id, number)?;
    must_have_answered(&actor, number, at)?;
    let work = move || -> Result<api::CaseWeighed, Problem> {
        let act = match wish.without_error {
            true => Act::WithoutError(wish.outcomes.clone()),
            false => Act::Outcomes(wish.outcomes.clone()),
        };
        let tried = event
            .weigh_case_with(number, &[act])
            .map_err(|refused| Problem::refused(&refused))?;
        let (case, weighed) = tried.ok_or_else(missing)?;
        let told = in_words(reader.language, |words| {
            told(&case, weighed.as_ref(), &wish.outcomes, words)
        });
        let mut told = told.map_err(|refused| Problem::refused(&refused))?;
        if wish.ranking {
            let moves = event
                .case_moves(number, &case)
                .map_err(|refused| Problem::refused(&refused))?;
            let moved = |one: Moved| api::CaseMoved {
                contestant: one.contestant,
                before: one.before,
                after: one.after,
            };
            told.ranking = moves.into_iter().map(moved).collect();
        }
        Ok(told)
    };
    aside(work).await?.map(Json)
}

/// No ruling weighs more.
const MOST_OUTCOMES: usize = 40;

/// Whose hand is put to others.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Whose {
    /// The seat: `N`, `E`, `S`, `W`.
    seat: At,
}

/// The problem of a poll, drafted: the hand, the auction up to the point, vulnerability and scoring, without the infraction.
#[utoipa::path(get, path = "/events/{id}/cases/{case}/problem", tag = "rulings", params(("id" = String, Path, description = "The event"), ("case" = u32, Path, description = "The case"), Whose), responses((status = 200, body = PollProblem)), security(("cookie" = []), ("token" = [])))]
pub async fn problem(
    app: App,
    Path((id, number)): Path<(String, u32)>,
    Query(whose): Query<Whose>,
    actor: Actor,
) -> Answer<Json<PollProblem>> {
    actor.must_be(Rank::Assistant)?;
    let live = app.event(&id).await?;
    let (event, _) = live.now().await;
    may_see(&actor, &event, &id, number)?;
    let problem = event.poll_problem(number, whose.seat);
    problem.map(Json).ok_or_else(missing)
}

/// The written ruling of a case, for those who rule, and for the parties once they have been told.
#[utoipa::path(get, path = "/events/{id}/rulings/{ruling}/written", tag = "rulings", params(("id" = String, Path, description = "The event"), ("ruling" = u32, Path, description = "The ruling")), responses((status = 200, body = api::RulingWritten)), security(("cookie" = []), ("token" = [])))]
pub async fn written(
    app: App,
    Path((id, number)): Path<(String, u32)>,
    actor: Actor,
    reader: Reader,
) -> Answer<Json<api::RulingWritten>> {
    let live = app.event(&id).await?;
    let (event, _) = live.now().await;
    let ruling = (number as usize)
        .checked_sub(1)
        .and_then(|place| event.state().rulings.get(place));
    let read = |ruling: &&Ruling| {
        let device = actor.seated(&id, &event);
        let staff = actor.rank >= Rank::Assistant;
        let rules = staff && may_judge(&actor, &event, &id, ruling.spot()).is_ok();
        rules || device.is_some_and(|device| may_read(&event, &device, ruling))
    };
    let found = ruling
        .filter(read)
        .and_then(|ruling| event.case(ruling.given.case?));
    let at = found.ok_or_else(missing)?;
    let text = in_words(reader.language, |words| {
        let language = words.language.code();
        let edited = at.case.written.get(language).cloned();
        edited.unwrap_or_else(|| words.case_ruling(&at.case, &at.case.road()))
    });
    Ok(Json(api::RulingWritten { text }))
}

/// A case with what is needed to tell it.
struct Seen<'s> {
    event: &'s Tournament,
    number: u32,
    at: &'s CaseAt,
    words: &'s Words,
    solved: Option<Tricks>,
}

impl Seen<'_> {
    fn view(&self, version: u64, actor: &Actor) -> api::CaseView {
        let case = &self.at.case;
        let road = case.road();
        // Who is asked for an opinion gives it without knowing what the Director has found.
        let blind = is_asked(case, actor);
        let clear = !blind;
        let weighed = self.event.weigh_case(self.number).ok().flatten();
        let outcomes = case.outcomes.clone().filter(|_| clear);
        let weighed = outcomes
            .as_ref()
            .and_then(|given| told(case, weighed.as_ref(), given, self.words).ok());
        let (costs, position) = self.line().unzip();
        let language = self.words.language.code();
        let edited = case.written.get(language).filter(|_| clear);
        api::CaseView {
            version,
            line: line(self.number, self.at, actor, self.words),
            by: self.at.by.clone(),
            edition: case.edition.year(),
            authority: case.authority,
            result: case
                .at_table()
                .ok()
                .flatten()
                .map(|result| result.to_string()),
            played: case.is_played(),
            called: case.called.is_some(),
            now: self.now(&road, blind),
            facts: self.words.case_told(case),
            pace: self.pace(),
            chosen: case.chosen().map(|chosen| chosen.action.clone()),
            steps: match blind {
                true => Vec::new(),
                false => self.words.case_steps(case, &road),
            },
            next: road
                .next
                .filter(|_| clear)
                .map(|(track, question)| self.question(track, question)),
            polls: (1..)
                .zip(&case.polls)
                .map(|(number, poll)| self.poll(number, poll))
                .collect(),
            disallowed: match blind {
                true => Vec::new(),
                false => self.disallowed(),
            },
            named: match blind {
                true => Vec::new(),
                false => self.words.case_named(case, &road),
            },
            candidates: self.candidates(blind),
            polled: self.polled(blind),
            costs: costs.unwrap_or_default(),
            position,
            without_error: case.without_error.clone().filter(|_| clear),
            outcomes,
            weighed,
            consulting: self.consulting(),
            consulted_with: match blind {
                true => Vec::new(),
                false => case.consulted.clone(),
            },
            said: case.said.clone(),
            recording: case.recording.clone(),
            cards: case.cards.clone(),
            verdict: road
                .verdict
                .as_ref()
                .filter(|_| clear)
                .map(|verdict| self.verdict(&road, verdict)),
            written: match (blind, edited) {
                (true, _) => String::new(),
                (false, Some(text)) => text.clone(),
                (false, None) => self.words.case_ruling(case, &road),
            },
            edited: edited.is_some(),
        }
    }

    /// What must not be done yet, what to say, what may still be changed.
    fn now(&self, road: &Road, blind: bool) -> Vec<String> {
        let case = &self.at.case;
        let mut lines = Vec::new();
        if self.at.ruling.is_none() {
            let asked = road.next.filter(|_| !blind).map(|(_, question)| question);
            // Who is asked for an opinion is not told which question is open.
            let asked = asked.unwrap_or(Question::Outcomes);
            lines.extend(self.words.case_not_yet(case, asked));
        }
        if self.at.ruling.is_none() && !blind {
            lines.extend(self.words.case_weigh_again(case));
        }
        let explained = case.opened.kind == openroom_cases::Kind::Misinformation;
        if self.at.ruling.is_none() && explained && !case.is_played() {
            // Who corrects a wrong explanation, and when.
            let own = match case.edition {
                Edition::E2007 => "20F4",
                Edition::E2017 => "20F4a",
            };
            let ids = [own, "20F5a", "20F5bii", "20F5bi"];
            lines.extend(
                ids.iter()
                    .filter_map(|id| self.words.case_clause(case, id))
                    .map(|clause| {
                        let api::CaseClause { law, text } = clause;
                        format!("{text} ({law})")
                    }),
            );
        }
        if self.at.ruling.is_none() && !blind {
            lines.extend(self.words.case_not_allowed(case));
        }
        for fact in case.contradicted() {
            lines.push(self.words.case_contradicted(fact));
        }
        for change in case.now().map(|now| now.may_change).unwrap_or_default() {
            lines.push(self.words.case_may_change(change));
        }
        lines
    }

    /// What slow play is judged by: how long the boards of the round took, here and elsewhere.
    fn pace(&self) -> Vec<api::CasePace> {
        if self.at.case.opened.kind != openroom_cases::Kind::SlowPlay {
            return Vec::new();
        }
        let spot = self.at.spot();
        let round = self.event.state().round(spot.session, spot.round);
        let tables = round.into_iter().flat_map(|round| &round.tables);
        tables
            .flat_map(|table| {
                let boards = self.event.pace(spot.session, spot.round, &table.name);
                boards.into_iter().map(|pace| api::CasePace {
                    table: table.name.clone(),
                    board: pace.board,
                    minutes: pace.minutes,
                })
            })
            .collect()
    }

    /// Who is asked for an opinion, each with the act that asked.
    fn consulting(&self) -> Vec<api::CaseConsulting> {
        let case = &self.at.case;
        let asked = |who: &String| {
            let is = |act: &Act| matches!(act, Act::Consult(one) if one.who == *who);
            api::CaseConsulting {
                who: who.clone(),
                act: case.newest(is).unwrap_or_default(),
            }
        };
        case.consulting.iter().map(asked).collect()
    }

    fn facts(&self) -> Vec<String> {
        let case = &self.at.case;
        let called = case
            .called
            .as_ref()
            .map(|called| self.words.case_called(called));
        let facts = case.facts.iter().map(|fact| self.words.case_fact(fact));
        called.into_iter().chain(facts).collect()
    }

    fn question(&self, track: Track, question: Question) -> api::CaseAsks {
        let suggests = self.event.case_suggests(self.number, question);
        let suggests = suggests.as_deref();
        self.words
            .case_asks(&self.at.case, track, question, suggests)
    }

    /// Whose phones are asked, by the act that asked them.
    fn asks(&self, number: u32) -> Vec<api::CaseAskedBy> {
        let case = &self.at.case;
        let acts = (1..).zip(&case.acts);
        let asks = acts.filter_map(|(act, asked)| match asked {
            Act::Asked(asked) if asked.poll == number => Some(api::CaseAskedBy {
                act,
                contestants: asked.contestants.clone(),
            }),
            _ => None,
        });
        asks.filter(|asked| !case.taken_back.contains_key(&asked.act))
            .collect()
    }

    fn poll(&self, number: u32, poll: &openroom_cases::Poll) -> api::CasePoll {
        let counted = tally(&poll.answers, &self.at.case.measure());
        let texts = self.words.case_poll(&counted);
        let actions = counted
            .actions
            .iter()
            .zip(texts)
            .map(|(action, text)| api::CasePolled {
                action: action.action.clone(),
                chosen: action.chosen,
                considered: action.considered,
                standing: action.standing,
                text,
            });
        api::CasePoll {
            problem: poll.problem.clone(),
            act: poll.act,
            withdrawn: poll.withdrawn,
            asked: poll.asked.clone(),
            asks: self.asks(number),
            answered: poll.answered.clone(),
            answers: poll.answers.clone(),
            actions: actions.collect(),
            apart: self.words.case_poll_apart(&counted),
            pollable: self.pollable(poll.problem.seat),
        }
    }

    /// Who may be asked, nearest to the player whose hand it is.
    fn pollable(&self, seat: Option<At>) -> Vec<api::CasePollable> {
        let spot = self.at.spot();
        let table = self
            .event
            .state()
            .table(spot.session, spot.round, spot.table);
        let player = seat
            .zip(table)
            .and_then(|(seat, table)| sits(table.sitting, seat.seat().letter()));
        let found = self.event.pollable(player.unwrap_or_default(), spot);
        let found = found.unwrap_or_default().into_iter();
        found
            .map(|one| api::CasePollable {
                contestant: one.contestant,
                apart: one.apart,
                same_stratum: one.same_stratum,
            })
            .collect()
    }

    /// What gets no weight without a legal route: the contract and declarer that a call led to, doubled or not, or the very result after a
    /// card.
    fn disallowed(&self) -> Vec<String> {
        let case = &self.at.case;
        let offenders = case.offending().map(Side::direction);
        let vul = Board::number(self.at.board).vul;
        let mut all = Vec::new();
        for one in case.disallowed() {
            let text = one.result.to_string();
            let (AssignedResult::Played(_), false) = (one.result, one.in_play) else {
                all.push(text);
                continue;
            };
            let mut words = text.split(' ');
            let (contract, declarer) = (words.next(), words.next());
            let bid = contract.unwrap_or_default().trim_end_matches('X');
            let doubled =
                ["", "X", "XX"].map(|x| format!("{bid}{x} {}", declarer.unwrap_or_default()));
            let barred = |text: &String| {
                let made = outcomes::result(&format!("{text} ="));
                made.is_some_and(|made| one.bars(made, offenders, vul))
            };
            all.extend(doubled.into_iter().filter(barred));
        }
        all
    }

    fn candidates(&self, blind: bool) -> Vec<api::CaseCandidate> {
        let found = self.event.case_candidates(self.number).into_iter();
        found
            .map(|one| api::CaseCandidate {
                result: one.result.to_string(),
                tables: one.tables,
                double_dummy: self.double_dummy(one.result),
                // What is disallowed is a finding.
                barred: one.barred && !blind,
            })
            .collect()
    }

    /// What the calls of the poll come to if everybody passes after them: with the tricks of double dummy where the hands are known, else
    /// those that most other tables made in it, else just made.
    fn polled(&self, blind: bool) -> Vec<api::CasePolledOutcome> {
        let others = self.event.case_candidates(self.number);
        let tricks = |one: &outcomes::Polled| {
            let solved = self.solved.as_ref();
            let solved = solved.map(|all| all.tricks(one.contract.bid.strain, one.declarer));
            let made = others.iter().find_map(|other| match other.result {
                AssignedResult::Played(played) => {
                    let same = played.declarer == one.declarer
                        && played.contract.bid.strain == one.contract.bid.strain;
                    same.then_some(played.tricks)
                }
                _ => None,
            });
            let exactly =
                || openroom_scoring::Tricks::try_new(one.contract.bid.level.get() + 6).ok();
            let solved = solved.and_then(|tricks| openroom_scoring::Tricks::try_new(tricks).ok());
            solved.or(made).or_else(exactly)
        };
        let found = outcomes::polled(&self.at.case).into_iter();
        found
            .filter_map(|one| {
                let result = AssignedResult::Played(PlayedContract {
                    contract: one.contract,
                    declarer: one.declarer,
                    tricks: tricks(&one)?,
                });
                Some(api::CasePolledOutcome {
                    result: result.to_string(),
                    action: one.action,
                    chosen: one.chosen,
                    barred: one.barred && !blind,
                })
            })
            .collect()
    }

    /// What was played, where the table's log has it, held against double dummy: what each card cost, and what the position at the end
    /// of the log leads to.
    fn line(&self) -> Option<(Vec<api::CaseCost>, String)> {
        let text = self.at.case.opened.board.as_ref()?.log.as_deref()?;
        let logs = log::read(text).ok()?;
        let [board] = &logs[..] else {
            return None;
        };
        let table = replay(board, self.at.case.edition).ok()?;
        let (contract, declarer) = table.contract()?;
        let own = full_deal(&board.deal).is_ok().then_some(board.deal);
        let deal = own.or_else(|| deal(self.event, self.at.session, self.at.board))?;
        let (before, plays) = play(&table, &deal).ok()?;
        let tricks = plays.iter().rev().find_map(|one| one.tricks);
        let tricks = openroom_scoring::Tricks::try_new(tricks.unwrap_or(before)).ok()?;
        let made = AssignedResult::Played(PlayedContract {
            contract,
            declarer,
            tricks,
        });
        let dear = plays.iter().filter(|one| one.cost > Some(0));
        let cost = |one: &Worth| api::CaseCost {
            seat: one.seat.into(),
            card: card_text(one.card),
            cost: one.cost.unwrap_or_default(),
        };
        Some((dear.map(cost).collect(), made.to_string()))
    }

    /// What the contract makes by double dummy.
    fn double_dummy(&self, result: AssignedResult) -> Option<String> {
        let AssignedResult::Played(played) = result else {
            return None;
        };
        let strain = played.contract.bid.strain;
        let tricks = self.solved.as_ref()?.tricks(strain, played.declarer);
        let made = AssignedResult::Played(PlayedContract {
            tricks: openroom_scoring::Tricks::try_new(tricks).ok()?,
            ..played
        });
        Some(made.to_string())
    }

    fn verdict(&self, road: &Road, verdict: &Verdict) -> api::CaseVerdict {
        let case = &self.at.case;
        let beside = road.beside.iter().map(|one| self.words.case_beside(*one));
        api::CaseVerdict {
            summary: verdict.summary(),
            text: self.words.case_verdict(verdict),
            beside: beside.collect(),
            penalised: road.beside.iter().any(|one| *one != Beside::Record),
            laws: road.laws(case).into_iter().map(str::to_owned).collect(),
            ruling: self.ruling(road, verdict),
        }
    }

    /// The ruling that ends the case.
    fn ruling(&self, road: &Road, verdict: &Verdict) -> Option<RulingGiven> {
        if *verdict == Verdict::PlayOn {
            return None;
        }
        let case = &self.at.case;
        let polled = case.tally().map(|tally| self.words.case_poll(&tally));
        let poll = polled.map(|lines| lines.join("; "));
        let facts = self.facts().join("\n");
        let spot = self.at.spot();
        Some(RulingGiven {
            session: spot.session,
            round: spot.round,
            table: spot.table.to_owned(),
            board: spot.board,
            facts: Some(facts).filter(|facts| !facts.is_empty()),
            laws: road.laws(case).into_iter().map(str::to_owned).collect(),
            judgement: true,
            consulted: case.consulted.iter().map(|one| one.who.clone()).collect(),
            poll: poll.filter(|poll| !poll.is_empty()),
            convention_card: None,
            score: case.ruled(verdict),
            log: None,
            case: Some(self.number),
            replaces: self.event.standing_ruling(spot),
            played: None,
            requested: None,
            late_because: None,
            statements: Vec::new(),
            management: false,
        })
    }
}

/// What outcomes are worth, in words.
fn told(
    case: &Case,
    weighed: Option<&Weighed>,
    given: &Weighted,
    words: &Words,
) -> Result<api::CaseWeighed, Refused> {
    let side = |side: Direction| match weighed {
        Some(weighed) => {
            let number = |value: &Exact| words.decimal(&value.decimal(weighed.decimals));
            let signed = |value: &Exact| match value.signum() > 0 {
                true => format!("+{}", number(value)),
                false => number(value).replace('-', "\u{2212}"),
            };
            api::CaseWorth {
                table: weighed.table[side.index()].as_ref().map(number),
                adjusted: weighed.adjusted[side.index()].as_ref().map(number),
                change: weighed.change(side).as_ref().map(signed),
            }
        }
        None => api::CaseWorth::default(),
    };
    let damage = weighed
        .zip(case.offending())
        .and_then(|(weighed, offenders)| weighed.damage(offenders.direction()))
        .map(|damage| {
            words.say(match damage {
                Damage::Done => Message::WeighDamage,
                Damage::None => Message::WeighNoDamage,
            })
        });
    let (derived, weights) = derivation(case, given, words)?;
    Ok(api::CaseWeighed {
        ns: side(Direction::Ns),
        ew: side(Direction::Ew),
        damage,
        derived,
        weights,
        ranking: Vec::new(),
    })
}

/// Where the weights come from, and what they are.
fn derivation(
    case: &Case,
    weighted: &Weighted,
    words: &Words,
) -> Result<(Vec<String>, Vec<api::CaseWeight>), Refused> {
    let given: Result<Vec<Given>, _> = weighted.outcomes.iter().map(|text| text.parse()).collect();
    let given = given.map_err(|wrong: outcomes::NotAnOutcome| Refused::plain(wrong.said()))?;
    let both: Vec<&Given> = given.iter().filter(|one| one.side.is_none()).collect();
    let shares = match both.len() == given.len() {
        true => outcomes::weighted(&both).map_err(Refused::plain)?.derived,
        false => Vec::new(),
    };
    let all: Exact = shares.iter().map(|weight| weight.share.clone()).sum();
    let derived = shares.iter().map(|weight| {
        let exact = words.decimal(&weight.exact.decimal(1));
        words.tell(
            Message::WeighDerived,
            [
                ("share", weight.share.to_string().into()),
                ("all", all.to_string().into()),
                ("exact", exact.into()),
                ("percent", weight.percent.into()),
            ],
        )
    });
    let parts = case
        .parts(weighted, Direction::Ns)
        .map_err(Refused::plain)?;
    let weight = |part: &Part| {
        let percent = part.weight.clone() * Exact::int(100);
        api::CaseWeight {
            result: part.result.to_string(),
            weight: match percent.to_i64() {
                Some(percent) => percent.to_string(),
                None => part.weight.to_string(),
            },
        }
    };
    Ok((derived.collect(), parts.iter().map(weight).collect()))
}
