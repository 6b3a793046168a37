//! An event with its scores, as travellers, scorecards and the ranking show them.
//!
//! ```
//! use openroom_printing::results::Scored;
//! use openroom_printing::{Language, Words, ranking};
//!
//! let text = "event: {name: Thursday, kind: pairs}\nscoring: {method: matchpoints}\nresults:\n\
//!     - {board: 1, ns: 1, ew: 2, contract: 4S, by: N, result: +1}\n- {board: 1, ns: 3, ew: 4, score: -50}\n";
//! let scored = Scored::read(text).unwrap();
//! let document = ranking::document(scored.results(), &Words::new(Language::English));
//! assert_eq!(document.title, "Thursday");
//! ```

use openroom_said::{Said, said};
use openroom_scoring::event::{
    Contestant, ContestantId, Direction, Event, Method, Outcome, Play, Played, Ruling, Side,
    SideScore, TableResult,
};
use openroom_scoring::event_file::EventErrors;
use openroom_scoring::notation::{card_text, contract_text};
use openroom_scoring::{Exact, Scores, event_file, score_event};

use crate::document::Cell;
use crate::notation;
use openroom_words::words::{Message, Words};

/// A real minus sign.
fn minus(text: String) -> String {
    text.replace('-', "−")
}

/// An event file, scored.
#[derive(Debug, Clone)]
pub struct Scored {
    /// The event.
    pub event: Event,
    /// Its scores.
    pub scores: Scores,
}

impl Scored {
    /// Reads and scores an event file.
    ///
    /// # Errors
    ///
    /// What is wrong with it, and where.
    pub fn read(text: &str) -> Result<Self, Said> {
        let all = |errors: EventErrors| said!("fault-all", "{faults}", faults = errors.said());
        let event = event_file::read(text).map_err(all)?;
        let scores = score_event(&event).map_err(all)?;
        Ok(Self { event, scores })
    }

    /// As the documents want it.
    #[must_use]
    pub fn results(&self) -> Results<'_> {
        Results {
            event: &self.event,
            scores: &self.scores,
        }
    }
}

/// The name of the team and its people: `Owls (Ana – Bea – Cleo – Dan)`; of others the people.
pub(crate) fn with_people(contestant: &Contestant) -> String {
    let people = contestant.players.join(" – ");
    match (team(contestant), people.is_empty()) {
        (Some(team), true) => team.to_owned(),
        (Some(team), false) => format!("{team} ({people})"),
        (None, _) => people,
    }
}

/// The name of the team, if it has one.
fn team(contestant: &Contestant) -> Option<&str> {
    contestant.team.as_deref().filter(|team| !team.is_empty())
}

/// An event and what came of it.
#[derive(Debug, Clone, Copy)]
pub struct Results<'a> {
    /// The event.
    pub event: &'a Event,
    /// Its scores.
    pub scores: &'a Scores,
}

impl Results<'_> {
    /// The team and the people of a contestant.
    pub(crate) fn with_people(&self, contestant: ContestantId) -> String {
        with_people(&self.event.contestants[contestant.index()])
    }

    /// The number or name of who sat there.
    pub(crate) fn number(&self, side: Side) -> String {
        let name = |id: ContestantId| self.event.contestants[id.index()].name.to_string();
        side.contestants().map(name).collect::<Vec<_>>().join("+")
    }

    /// The team or the people who sat there.
    pub(crate) fn people(&self, side: Side) -> String {
        let people = |id: ContestantId| {
            let who = &self.event.contestants[id.index()];
            team(who).map_or_else(|| who.players.join(" – "), str::to_owned)
        };
        let people: Vec<String> = side
            .contestants()
            .map(people)
            .filter(|people| !people.is_empty())
            .collect();
        people.join(" – ")
    }

    /// What the points of a board are called.
    pub(crate) fn points_label(&self, words: &Words) -> String {
        words.say(match self.event.scoring.method {
            Method::Matchpoints => Message::PrintPointsMatchpoints,
            Method::CrossImps | Method::Butler | Method::Imps => Message::PrintPointsImps,
            _ => Message::PrintPointsOther,
        })
    }

    /// Whether all points are whole numbers: then no decimals are printed.
    pub(crate) fn is_whole(&self) -> bool {
        let mut points = self.scores.points.iter().flatten().flatten();
        points.all(|points| points.to_i64().is_some())
    }

    /// The exact points of a side for a result.
    pub(crate) fn side(&self, at: usize, direction: Direction) -> Option<&Exact> {
        let at = u32::try_from(at).ok()?;
        self.scores.points.side(at, direction)
    }

    /// The points of a side for a result.
    pub(crate) fn points(
        &self,
        at: usize,
        direction: Direction,
        whole: bool,
        words: &Words,
    ) -> String {
        let written = if whole { figure } else { two };
        self.side(at, direction)
            .map_or_else(|| "–".into(), |points| written(points, words))
    }

    /// Four cells: contract, declarer, lead and result, for people. In their stead, what became of the board.
    pub(crate) fn told(&self, at: usize, words: &Words) -> Vec<Cell> {
        let instead = match &self.event.results[at].outcome {
            Outcome::Score(_) => None,
            Outcome::NotPlayed => Some(Message::PrintNotPlayed),
            // Who was not there, and whom he left without a board, get awards (White Book 145).
            Outcome::Absent(_) => Some(Message::PrintArtificial),
            Outcome::Ruled(ruling) => Some(match ruling.as_ref() {
                Ruling::Sides([SideScore::Artificial(_), SideScore::Artificial(_)]) => {
                    Message::PrintArtificial
                }
                _ => Message::PrintAssigned,
            }),
        };
        let form = self
            .event
            .forms
            .get(usize::from(self.event.results[at].form))
            .filter(|form| !form.is_empty())
            .map(|form| words.tell(Message::PrintFormName, [("form", form.clone().into())]))
            .map_or_else(String::new, |form| format!(" ({form})"));
        if let Some(label) = instead {
            return vec![Cell::from(words.say(label) + &form).over(4)];
        }
        let result = &self.event.results[at];
        let (contract, by, made) = match result.play {
            Play::Untold => Default::default(),
            Play::PassedOut => ("Pass".to_owned(), String::new(), String::new()),
            Play::Played(played) => (
                contract_text(played.contract),
                notation::seat(played.declarer, words),
                made(played),
            ),
        };
        let lead = result.lead.map_or_else(String::new, card_text);
        vec![
            (notation::written(&contract, words) + &form).into(),
            by.into(),
            notation::written(&lead, words).into(),
            made.into(),
        ]
    }

    /// The score as a direction sees it; nothing if there is none.
    pub(crate) fn score(&self, at: usize, direction: Direction) -> Option<i64> {
        match &self.event.results[at].outcome {
            Outcome::Score(score) => Some(i64::from(*score) * direction.sign()),
            _ => None,
        }
    }

    /// What distinguishes a board from others of its number: session, round, section.
    pub(crate) fn places(&self, result: &TableResult, words: &Words) -> Vec<String> {
        let mut places = Vec::new();
        if let Some(section) = self.event.sections.get(usize::from(result.section))
            && !section.is_empty()
        {
            places.push(format!("{} {section}", words.say(Message::PrintSection)));
        }
        if result.session > 0 {
            let number = result.session.to_string();
            places.push(words.tell(Message::PrintSessionNumber, [("number", number.into())]));
        }
        places
    }
}

/// A result against the contract, with its sign.
fn made(played: Played) -> String {
    match played.tricks.over(played.contract) {
        0 => "=".into(),
        over => minus(format!("{over:+}")),
    }
}

/// A figure with two decimals at most, and none where they are noughts.
pub(crate) fn figure(value: &Exact, words: &Words) -> String {
    let text = value.decimal(2);
    let short = match text.contains('.') {
        true => text.trim_end_matches('0').trim_end_matches('.'),
        false => &text,
    };
    marked(short, words)
}

/// A figure with two decimals, for columns.
pub(crate) fn two(value: &Exact, words: &Words) -> String {
    let text = value.decimal(2);
    let (whole, part) = text.split_once('.').unwrap_or((&text, ""));
    marked(&format!("{whole}.{part:0<2}"), words)
}

/// A decimal number with the mark of the language: 54.50 in English, 54,50 in the others.
fn marked(number: &str, words: &Words) -> String {
    minus(words.decimal(number))
}

/// A score with its sign.
pub(crate) fn signed(score: i64) -> String {
    minus(format!("{score:+}").replace("+0", "0"))
}

#[cfg(test)]
mod tests {
    use openroom_words::words::Language;

    use super::*;

    #[test]
    fn figures() {
        let english = Words::new(Language::English);
        assert_eq!(figure(&Exact::ratio(1, 3), &english), "0.33");
        assert_eq!(figure(&Exact::int(-20), &english), "−20");
        assert_eq!(two(&Exact::ratio(109, 2), &english), "54.50");
        assert_eq!(two(&Exact::int(7), &english), "7.00");
        for code in Language::ALL.into_iter().skip(1) {
            let words = Words::new(code);
            assert_eq!(figure(&Exact::ratio(-1, 2), &words), "−0,5", "{code:?}");
            assert_eq!(figure(&Exact::int(30), &words), "30", "{code:?}");
            assert_eq!(two(&Exact::ratio(109, 2), &words), "54,50", "{code:?}");
        }
        assert_eq!(signed(0), "0");
        assert_eq!(signed(-50), "−50");
    }

    #[test]
    fn what_is_written_of_a_result() {
        let text = "results:\n\
            - {board: 1, ns: 1, ew: 2, contract: 4S, by: N, tricks: 11}\n\
            - {board: 1, ns: 3, ew: 4, contract: 3NT, by: S, result: =}\n\
            - {board: 1, ns: 5, ew: 6, contract: 2HX, by: W, result: -1, lead: SK}\n\
            - {board: 1, ns: 7, ew: 8, score: -50}\n";
        let event = event_file::read(text).unwrap();
        let results: Vec<String> = event
            .results
            .iter()
            .map(|result| match result.play {
                Play::Played(played) => made(played),
                _ => String::new(),
            })
            .collect();
        assert_eq!(results, ["+1", "=", "−1", ""]);
    }
}
