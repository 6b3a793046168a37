//! Cases of judgement: only Directors write them, and a ruling ends them.

use openroom_cases::acts::{Act as CaseAct, Answered, BoardKnown};
use openroom_cases::poll::PollAnswer;
use openroom_cases::{Authority, Case, outcomes};
use openroom_laws::entry::Spoken;
use openroom_laws::notation::parse_card;
use openroom_laws::{Board, law};
use openroom_scoring::adjusted_score::{AssignedResult, PlayedContract};
use openroom_scoring::event::Method;
use openroom_scoring::settings::Preset;
use openroom_scoring::standard::of_any_board;

use super::{Act, Spot, spot};
use crate::entry::{CaseContinued, CaseOpened, EventKind, RulingGiven};
use crate::names;
use crate::periods::Request;
use crate::refusal::{Done, Refused};
use crate::said::said;
use crate::state::{CaseAt, Score, State};
use crate::who::Role;

impl State {
    pub(crate) fn open_case(&mut self, act: &Act, given: &CaseOpened) -> Done {
        act.by_director(self, law!("81C6"), said!("what-case", "a case"))?;
        let spot = spot!(given);
        let (table, board) = self.need_board(spot)?;
        self.check_relations(act, table)?;
        self.check_period(Request::Ruling, act, None, spot)?;
        let result = board.result().and_then(|version| result_of(&version.score));
        let mut about = given.about.clone();
        let known = about.board.get_or_insert_with(BoardKnown::default);
        check_known(known, spot, result)?;
        known.number = Some(spot.board);
        if let Some(result) = result {
            known.result = Some(result.to_string());
        }
        known.form = Some(match self.kind() {
            EventKind::Teams => "teams".to_owned(),
            _ => "pairs".to_owned(),
        });
        known.unit = Some(self.unit_of_boards().to_owned());
        known.standard = self.standard_of_boards();
        // The preset says whose book it is, unless the Director does.
        let authority = given.authority.unwrap_or_else(|| {
            match self.regulations.scored().scoring.settings.preset {
                Preset::Ebu => Authority::Ebu,
                Preset::Wbf => Authority::Laws,
            }
        });
        let case = Case::of(about, self.edition(), authority, &[])
            .map_err(|(_, why)| Refused::plain(why))?;
        self.cases.push(CaseAt {
            session: given.session,
            round: given.round,
            table: given.table.clone(),
            board: given.board,
            by: act.by.clone(),
            at: act.at,
            case,
            polled: Vec::new(),
            ruling: None,
        });
        Ok(())
    }

    pub(crate) fn continue_case(&mut self, act: &Act, given: &CaseContinued) -> Done {
        let number = given.case;
        if let (Role::Contestant(who), CaseAct::Answer(answered)) = (act.by.role, &given.act) {
            return self.answer_poll(act, who, number, answered);
        }
        if let CaseAct::Withheld(_) = &given.act {
            return self.withhold(act, number, &given.act);
        }
        act.by_director(self, law!("81C6"), said!("what-case", "a case"))?;
        let open = self.need_open_case(number)?;
        let spot = open.spot();
        match &given.act {
            // What was taken before stands: a rule that came later binds only what is written now.
            _ if act.recalled => {}
            CaseAct::Answer(answered) => {
                self.check_polled(answered.answer.who.as_deref(), spot)?;
            }
            CaseAct::Asked(asked) => {
                for contestant in &asked.contestants {
                    self.check_polled(Some(&contestant.to_string()), spot)?;
                }
            }
            CaseAct::Consult(consult) => self.check_consulted(&consult.who, spot)?,
            CaseAct::Consulted(consulted) => self.check_consulted(&consulted.who, spot)?,
            _ => {}
        }
        // The result may have come in since the case was opened.
        let result = self
            .board(spot.session, spot.round, spot.table, spot.board)
            .and_then(|board| board.result())
            .and_then(|version| result_of(&version.score));
        let place = number as usize - 1;
        let mut case = self.cases[place].case.clone();
        if let (Some(result), Some(known)) = (result, case.opened.board.as_mut()) {
            known.result = Some(result.to_string());
        }
        case.add(&given.act).map_err(Refused::plain)?;
        self.cases[place].case = case;
        Ok(())
    }

    /// A case is taken out of the casebook, most often long after it has ended. The ruling and the result stay.
    fn withhold(&mut self, act: &Act, number: u32, withheld: &CaseAct) -> Done {
        act.by_one_of(
            self,
            law!("81C6"),
            said!("what-withholding-case", "taking a case out of the casebook"),
            said!(
                "who-director-charge-or-organiser",
                "the Director in charge or the Organizer"
            ),
            |role| matches!(role, Role::Chief | Role::Organiser),
        )?;
        let place = self.need_case(number)?;
        self.cases[place].case.add(withheld).map_err(Refused::plain)
    }

    /// A player answers on a phone: he must have been asked, and may be asked still. Whoever was not is told no more than that.
    fn answer_poll(&mut self, act: &Act, who: u32, number: u32, answered: &Answered) -> Done {
        let place = (number as usize).wrapping_sub(1);
        let poll = answered.poll;
        let asked = self.polls_open_to(who);
        if !asked.contains(&(number, poll)) {
            return Err(Refused::plain(said!(
                "poll-not-asked",
                "you have not been asked for an opinion, or your opinion is no longer needed"
            )));
        }
        let answer = &answered.answer;
        let mut actions = answer.considers.iter().chain([&answer.chooses]);
        let is_action = |text: &String| Spoken::parse(text).is_some() || parse_card(text).is_some();
        if let Some(wrong) = actions.find(|text| !is_action(text)) {
            return Err(Refused::plain(said!(
                "poll-not-an-action",
                "{text} is not a call or a card",
                text = wrong.as_str()
            )));
        }
        // Both players of a pair may be asked; neither answers twice.
        let device = act
            .device
            .map_or_else(|| who.to_string(), ToOwned::to_owned);
        if self.cases[place].has_answered(poll, &device) {
            return Err(Refused::plain(said!(
                "poll-answered",
                "this phone has answered already"
            )));
        }
        // Who he is the log knows; how good he is he does not say himself.
        let answer = PollAnswer {
            who: Some(who.to_string()),
            class: None,
            ..answer.clone()
        };
        let act = CaseAct::Answer(Answered { poll, answer });
        self.cases[place].case.add(&act).map_err(Refused::plain)?;
        let number = u32::try_from(self.cases[place].case.acts.len()).unwrap_or(u32::MAX);
        self.cases[place].polled.push((number, poll, device));
        Ok(())
    }

    /// The place of a case in the list.
    fn need_case(&self, number: u32) -> Result<usize, Refused> {
        let place = (number as usize).checked_sub(1);
        place
            .filter(|&place| place < self.cases.len())
            .ok_or_else(|| {
                Refused::plain(said!("there-no-case", "there is no case {number}", number))
            })
    }

    fn need_open_case(&self, number: u32) -> Result<&CaseAt, Refused> {
        let case = &self.cases[self.need_case(number)?];
        match case.ruling {
            None => Ok(case),
            Some(ruling) => Err(Refused::plain(said!(
                "case-ended",
                "case {number} ended with ruling {ruling}",
                number,
                ruling
            ))),
        }
    }

    /// In what average minus is told on a board: 40% and 3 IMPs lost, or what the method has instead (White Book 12.5).
    fn unit_of_boards(&self) -> &'static str {
        let scoring = &self.regulations.scored().scoring;
        match scoring.method {
            Method::Matchpoints => "percent",
            Method::Imps if scoring.team_of < 8 => "imps",
            _ => "other",
        }
    }

    /// How much average plus is above average on a board, where average is nought and it does not depend on the number of results.
    fn standard_of_boards(&self) -> Option<String> {
        let scoring = &self.regulations.scored().scoring;
        let measured = matches!(
            scoring.method,
            Method::Imps | Method::Butler | Method::CrossImps | Method::Total
        );
        let standard = of_any_board(scoring).filter(|_| measured)?;
        Some(standard.decimal(2))
    }

    /// Nobody is asked who is a party, belongs to one, or has still to play the board (White Book 16.6.2, 90B3): by number, or by the name
    /// of somebody who plays. Who does not play in the event may be asked.
    fn check_polled(&self, who: Option<&str>, spot: Spot) -> Done {
        let Some(who) = who else {
            return Ok(());
        };
        let refuse = |number: u32| {
            Err(Refused::law(
                law!("90B3"),
                self.edition(),
                said!(
                    "poll-not-contestant",
                    "contestant {number} may not be polled: it is a party, a team-mate of one, or has still to play board {board}",
                    number,
                    board = spot.board
                ),
            ))
        };
        let numbered = who.parse::<u32>().ok();
        let named = numbered.is_none().then(|| self.players_named(who));
        let mut all = numbered.into_iter().chain(named.into_iter().flatten());
        match all.find(|&number| !self.may_be_polled(number, spot)) {
            Some(number) => refuse(number),
            None => Ok(()),
        }
    }

    /// The contestants for which somebody of that name plays.
    pub(crate) fn players_named(&self, name: &str) -> Vec<u32> {
        let all = self.contestants.keys().copied();
        all.filter(|&one| names::among(name, self.people(one).into_iter()))
            .collect()
    }

    /// Who is consulted is not involved: no party, no team-mate of one, and nobody who has the board still to come (White Book 122.4).
    fn check_consulted(&self, who: &str, spot: Spot) -> Done {
        match self.is_kept_from(who, spot) {
            false => Ok(()),
            true => Err(Refused::white_book(
                "122.4",
                said!(
                    "consulted-is-involved",
                    "{who} cannot be consulted: somebody of that name is a party, a team-mate of one, or has still to play board {board}; consult somebody who is not involved",
                    who,
                    board = spot.board
                ),
            )),
        }
    }

    /// The case that a ruling ends: on that board, and open.
    pub(crate) fn check_case(&self, given: &RulingGiven) -> Done {
        let Some(number) = given.case else {
            return Ok(());
        };
        let case = self.need_open_case(number)?;
        let place = (case.session, case.round, case.table.as_str(), case.board);
        let ruled = (
            given.session,
            given.round,
            given.table.as_str(),
            given.board,
        );
        match place == ruled {
            true => Ok(()),
            false => Err(Refused::plain(said!(
                "case-of-another-board",
                "case {number} is about board {board} at table {table} in round {round}",
                number,
                board = case.board,
                table = case.table.as_str(),
                round = case.round
            ))),
        }
    }
}

/// What is told of the board must be what the event has.
fn check_known(known: &BoardKnown, spot: Spot, result: Option<AssignedResult>) -> Done {
    if let Some(told) = known.number.filter(|&number| number != spot.board) {
        return Err(Refused::plain(said!(
            "case-contradicts-board",
            "the case says board {told}, but it was opened on board {board}",
            told,
            board = spot.board
        )));
    }
    let told = known.result.as_deref().and_then(outcomes::result);
    let vul = Board::number(spot.board).vul;
    match (told, result) {
        (Some(told), Some(has))
            if told.score(vul) != has.score(vul) || !told.needs_call_of(has, None, vul) =>
        {
            Err(Refused::plain(said!(
                "case-contradicts-result",
                "the case gives the result {told}, but the event has {has}",
                told = told.to_string(),
                has = has.to_string()
            )))
        }
        _ => Ok(()),
    }
}

/// The result at a table, as outcomes have it; nothing of an adjusted score.
pub(crate) fn result_of(score: &Score) -> Option<AssignedResult> {
    match score {
        Score::Played(played) => Some(AssignedResult::Played(PlayedContract {
            contract: played.contract,
            declarer: played.declarer,
            tricks: played.tricks,
        })),
        Score::PassedOut => Some(AssignedResult::PassedOut),
        Score::Adjusted(_) | Score::NotPlayed => None,
    }
}
