//! An examination: so many cases of a seed, the same for every candidate of a course, on any machine. Answers are data; marking them needs nothing
//! else, so a teacher can mark anywhere.

use core::fmt;

use openroom_laws::Edition;
use openroom_said::{Said, said};
use serde::{Deserialize, Deserializer, Serialize};

use crate::case::{Case, Mark, Wish};
use crate::judged::{self, Judged};
use crate::topic::{Level, Topic};
use openroom_chance::Chance;

/// What an examination consists of.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Exam {
    /// The chance of it.
    pub seed: u32,
    /// How many cases.
    pub cases: u16,
    /// How many questions of judgement.
    #[serde(default)]
    pub judged: u16,
    /// The edition of the Laws.
    #[serde(default, deserialize_with = "edition")]
    pub edition: Edition,
    /// How hard.
    #[serde(default)]
    pub level: Level,
    /// Whether the law book may be opened.
    #[serde(default)]
    pub open_book: bool,
    /// How long it takes, in minutes; no limit if 0.
    #[serde(default)]
    pub minutes: u16,
    /// What its questions were when it was set ([`check_number`]): an earlier or later Openroom may make others of the same seed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub check: Option<String>,
}

/// A short number that stands for questions: others have another one. Eight signs, to be compared by eye as well.
///
/// ```
/// use openroom_practice::exam::{Exam, check_number};
///
/// let exam: Exam = serde_json::from_str(r#"{"seed": 7, "cases": 3}"#).unwrap();
/// let number = check_number(&exam.questions().unwrap());
/// assert_eq!(number.len(), 8);
/// let other: Exam = serde_json::from_str(r#"{"seed": 8, "cases": 3}"#).unwrap();
/// assert_ne!(check_number(&other.questions().unwrap()), number);
/// ```
#[must_use]
pub fn check_number(questions: &[Question]) -> String {
    let all = questions.iter().fold(FNV, |hash, question| match question {
        Question::Case(case) => {
            let steps = case.steps.iter();
            steps.fold(hashed(hash, &case.log.to_yaml()), |hash, step| {
                let places = [step.at, step.choices.len()].into_iter();
                let places = places.chain(step.right.iter().copied());
                places.fold(hash, |hash, place| hashed(hash, &format!("{place} ")))
            })
        }
        Question::Judged(judged) => hashed(hash, judged.id),
    });
    format!("{:08X}", (all >> 32) ^ (all & 0xFFFF_FFFF))
}

/// Where FNV-1a begins: a hash that is the same on any machine, which that of the standard library need not be.
const FNV: u64 = 0xcbf2_9ce4_8422_2325;

fn hashed(begin: u64, text: &str) -> u64 {
    text.bytes().fold(begin, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

fn edition<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Edition, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Written {
        Year(u16),
        Word(String),
    }
    let word = match Written::deserialize(deserializer)? {
        Written::Year(year) => year.to_string(),
        Written::Word(word) => word,
    };
    word.parse().map_err(serde::de::Error::custom)
}

/// No examination has more cases.
pub const MOST_CASES: u16 = 100;
/// Nor does it take longer, in minutes.
pub const MOST_MINUTES: u16 = 600;

/// A question of an examination.
#[derive(Debug, Clone)]
pub enum Question {
    /// A case that the engine marks.
    Case(Box<Case>),
    /// A question of judgement.
    Judged(&'static Judged),
}

/// What a candidate hands in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Answers {
    /// The examination.
    pub exam: Exam,
    /// Who.
    #[serde(default)]
    pub candidate: String,
    /// How long it took, in minutes, if that was measured.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub took: Option<u16>,
    /// The answers, in the order of the questions. What is missing counts as nothing said.
    pub answers: Vec<Given>,
}

/// The answer to one question.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Given {
    /// Of a case: for each step the places of what was said.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub steps: Vec<Vec<usize>>,
    /// Of a question of judgement: the ruling in the candidate's words.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub text: String,
}

/// An examination that is marked.
#[derive(Debug, Clone)]
pub struct Sheet {
    /// Each question with its marks.
    pub questions: Vec<Marked>,
    /// The points, one for each step that is right.
    pub points: usize,
    /// Of how many.
    pub of: usize,
}

/// A question that is marked.
#[derive(Debug, Clone)]
pub struct Marked {
    /// The question.
    pub question: Question,
    /// What was said.
    pub given: Given,
    /// How each step was; none of a question of judgement.
    pub marks: Vec<Mark>,
    /// The points.
    pub points: usize,
}

impl Sheet {
    /// The points in tenths of a per cent, rounded down; 0 of nothing.
    #[must_use]
    pub const fn permille(&self) -> usize {
        match self.of {
            0 => 0,
            of => 1000 * self.points / of,
        }
    }
}

/// What is wrong with an examination or with answers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault(Said);

impl Fault {
    /// As a sentence.
    #[must_use]
    pub const fn said(&self) -> &Said {
        &self.0
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl core::error::Error for Fault {}

impl Exam {
    /// Whether there can be such an examination.
    ///
    /// # Errors
    ///
    /// What is wrong with it.
    pub fn check(&self) -> Result<(), Fault> {
        let most = judged::ALL.len();
        if self.cases == 0 && self.judged == 0 {
            return Err(Fault(said!(
                "exam-no-question",
                "an examination must have at least one question"
            )));
        }
        if self.cases > MOST_CASES {
            return Err(Fault(said!(
                "exam-too-many-cases",
                "an examination has at most {most} cases, not {cases}",
                most = MOST_CASES,
                cases = self.cases
            )));
        }
        if usize::from(self.judged) > most {
            return Err(Fault(said!(
                "exam-too-many-judged",
                "there are {most} questions of judgement, not {judged}",
                most,
                judged = self.judged
            )));
        }
        if self.minutes > MOST_MINUTES {
            return Err(Fault(said!(
                "exam-too-long",
                "an examination takes at most {most} minutes, not {minutes}",
                most = MOST_MINUTES,
                minutes = self.minutes
            )));
        }
        Ok(())
    }

    /// The questions: cases on topics of which none comes again before all others have, then those of judgement.
    ///
    /// ```
    /// use openroom_practice::exam::Exam;
    ///
    /// let exam: Exam = serde_json::from_str(r#"{"seed": 7, "cases": 3, "judged": 1, "edition": "2017", "level": "easy"}"#).unwrap();
    /// assert_eq!(exam.questions().unwrap().len(), 4);
    /// ```
    ///
    /// # Errors
    ///
    /// What is wrong with it.
    pub fn questions(&self) -> Result<Vec<Question>, Fault> {
        self.check()?;
        let mut chance = Chance::new(self.seed.into(), 5);
        let mut topics: Vec<Topic> = Vec::new();
        let mut questions = Vec::new();
        let mut last = None;
        while questions.len() < usize::from(self.cases) {
            if topics.is_empty() {
                topics = Topic::of(None, self.level).collect();
                chance.shuffle(&mut topics);
            }
            // The first of a new round is not the last of the one before.
            let at =
                topics.len() - 1 - usize::from(topics.last() == last.as_ref() && topics.len() > 1);
            let topic = topics.remove(at);
            last = Some(topic);
            let wish = Wish {
                topic,
                edition: self.edition,
                level: self.level,
                seed: chance.next(),
            };
            if let Some(case) = Case::make(wish) {
                questions.push(Question::Case(Box::new(case)));
            }
        }
        let mut judged: Vec<&'static Judged> = judged::ALL.iter().collect();
        chance.shuffle(&mut judged);
        let judged = judged.into_iter().take(self.judged.into());
        questions.extend(judged.map(Question::Judged));
        match &self.check {
            Some(check) if !check_number(&questions).eq_ignore_ascii_case(check) => {
                Err(Fault(said!(
                    "exam-other-questions",
                    "this examination was set by another version of Openroom, which asks other questions; remedy: use that version, or set the examination again"
                )))
            }
            _ => Ok(questions),
        }
    }

    /// The same examination with the number of its questions, so that other questions are never taken for them.
    #[must_use]
    pub fn with_check(&self, questions: &[Question]) -> Self {
        Self {
            check: Some(check_number(questions)),
            ..self.clone()
        }
    }

    /// Whether it asks the same as another; of one of them the number of its questions may not be known.
    #[must_use]
    pub fn is_same(&self, other: &Self) -> bool {
        let plain = |exam: &Self| Self {
            check: None,
            ..exam.clone()
        };
        plain(self) == plain(other)
    }
}

impl Answers {
    /// Marks them: by the engine, wherever there is a case.
    ///
    /// # Errors
    ///
    /// What is wrong with the examination, or an answer to a question that it does not have.
    pub fn mark(&self) -> Result<Sheet, Fault> {
        let questions = self.exam.questions()?;
        if self.answers.len() > questions.len() {
            return Err(Fault(said!(
                "exam-too-many-answers",
                "there are {count} questions, but {answers} answers",
                count = questions.len(),
                answers = self.answers.len()
            )));
        }
        let mut sheet = Sheet {
            questions: Vec::new(),
            points: 0,
            of: 0,
        };
        for (number, question) in questions.into_iter().enumerate() {
            let given = self.answers.get(number).cloned().unwrap_or_default();
            let marks = match &question {
                Question::Case(case) => marks(case, &given, number)?,
                Question::Judged(_) => Vec::new(),
            };
            let points = marks.iter().filter(|mark| mark.right).count();
            sheet.of += marks.len();
            sheet.points += points;
            sheet.questions.push(Marked {
                question,
                given,
                marks,
                points,
            });
        }
        Ok(sheet)
    }
}

fn marks(case: &Case, given: &Given, number: usize) -> Result<Vec<Mark>, Fault> {
    let question = number + 1;
    if given.steps.len() > case.steps.len() {
        return Err(Fault(said!(
            "exam-too-many-parts",
            "question {question} has {count} parts, but {answers} are answered",
            question,
            count = case.steps.len(),
            answers = given.steps.len()
        )));
    }
    let none = Vec::new();
    let each = (0..case.steps.len()).map(|step| {
        let said = given.steps.get(step).unwrap_or(&none);
        case.mark(step, said).map_err(|_| {
            let part = step + 1;
            Fault(said!(
                "exam-no-such-answer",
                "question {question}, part {part}: there is no such answer",
                question,
                part
            ))
        })
    });
    each.collect()
}
