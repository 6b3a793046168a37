//! Practice, examinations and lessons on a phone without a network. Nothing is kept here: progress is given and given back.

use openroom_laws::Edition;
use openroom_laws::log::Sent;
use openroom_practice::exam::{Answers, Exam};
use openroom_practice::lesson::{self, Lesson};
use openroom_practice::{Case, Level, Progress, Topic, Wish};
use openroom_words::answering::{answered, asked, words};
use openroom_words::practice::{self as told, QuestionTold};
use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::wasm_bindgen;

/// A topic that can be practised.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TopicTold {
    /// Its word.
    pub topic: Topic,
    /// The Law.
    pub law: u8,
    /// From which level on it comes.
    pub level: Level,
    /// Its name.
    pub name: String,
}

/// A case that is asked for, made up or of a log: the same question gives the same case.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PracticeAsked {
    /// What it is about, if it is to be made up.
    #[serde(default)]
    pub topic: Option<Topic>,
    /// The table that it is taken from, else.
    #[serde(default)]
    pub log: Option<Sent>,
    /// The edition of the Laws: `2007` or `2017`.
    pub edition: String,
    /// How hard.
    pub level: Level,
    /// The chance of it.
    pub seed: u32,
    /// The language of the answer.
    pub language: String,
}

/// An answer to be marked.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MarkAsked {
    /// The case.
    pub case: PracticeAsked,
    /// The step, from 0.
    pub step: usize,
    /// The places of what was said.
    pub said: Vec<usize>,
}

/// Which topic comes next.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NextAsked {
    /// What has been done.
    pub known: Vec<Progress>,
    /// Only this Law.
    #[serde(default)]
    pub law: Option<u8>,
    /// How hard.
    pub level: Level,
    /// The day, counted from any day.
    pub today: u32,
    /// What came last.
    #[serde(default)]
    pub last: Option<Topic>,
    /// The chance of it.
    pub seed: u32,
}

/// A case was answered.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ProgressAsked {
    /// What has been done with its topic; nothing if it was new.
    #[serde(default)]
    pub known: Option<Progress>,
    /// The topic.
    pub topic: Topic,
    /// Without a fault.
    pub faultless: bool,
    /// The day.
    pub today: u32,
}

/// An examination that is asked for.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ExamAsked {
    /// What it consists of.
    pub exam: Exam,
    /// The language of the answer.
    pub language: String,
}

/// The questions of an examination.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ExamTold {
    /// The examination, with the number of its questions.
    pub exam: Exam,
    /// In their order.
    pub questions: Vec<QuestionTold>,
}

/// A lesson.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LessonTold {
    /// Its word, by which its texts are found.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub word: &'static str,
    /// The Law that it is about.
    pub law: u8,
    /// How many acts it has.
    pub stages: usize,
}

/// A lesson at a stage.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct StageAsked {
    /// Which lesson.
    pub word: String,
    /// The edition of the Laws.
    pub edition: String,
    /// What was done in the stages before, as the log writes it.
    pub done: Vec<String>,
    /// The language of the answer.
    pub language: String,
}

/// Something that the learner does.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TriedAsked {
    /// Where.
    pub at: StageAsked,
    /// What, as the log writes it.
    pub act: String,
}

fn edition(text: &str) -> Result<Edition, String> {
    text.parse()
        .map_err(|_| "the editions of the Laws are 2007 and 2017".to_owned())
}

fn made(asked: &PracticeAsked) -> Result<Case, String> {
    let (edition, level) = (edition(&asked.edition)?, asked.level);
    let seed = asked.seed.into();
    match (asked.topic, &asked.log) {
        (Some(topic), None) => {
            let wish = Wish {
                topic,
                edition,
                level,
                seed,
            };
            Case::make(wish).ok_or_else(|| format!("there is no case of `{topic}`"))
        }
        (None, Some(Sent(log))) => {
            let log = log.as_ref().map_err(ToString::to_string)?;
            Case::of_log(log, edition, level, seed)
                .ok_or_else(|| "there is nothing to rule on at this table".to_owned())
        }
        _ => Err("a case has a topic, or the log of a table".to_owned()),
    }
}

/// The topics that can be practised, in the order of the Laws.
///
/// # Errors
/// The words of the language were not given.
#[wasm_bindgen(unchecked_return_type = "Json<T.TopicTold[]>")]
pub fn practice_topics(language: &str) -> Result<String, String> {
    let words = words(language)?;
    let all = Topic::ALL.iter().map(|&topic| TopicTold {
        topic,
        law: topic.law(),
        level: topic.level(),
        name: told::topic(topic, &words),
    });
    answered(&all.collect::<Vec<_>>())
}

/// A case to practise on.
///
/// ```
/// let asked = r#"{"topic": "insufficient-bid", "edition": "2017", "level": "easy", "seed": 7, "language": "en"}"#;
/// let case = openroom_assistant_more::practice::practice_case(asked).unwrap();
/// assert!(case.contains("Whom do you ask?"));
/// ```
///
/// # Errors
/// There is no such case.
#[wasm_bindgen(unchecked_return_type = "Json<T.CaseTold>")]
pub fn practice_case(
    #[wasm_bindgen(unchecked_param_type = "Json<T.PracticeAsked>")] question: &str,
) -> Result<String, String> {
    let question: PracticeAsked = asked(question)?;
    let words = words(&question.language)?;
    answered(&told::case(&made(&question)?, &words))
}

/// How an answer to a step of a case is.
///
/// # Errors
/// There is no such case or answer.
#[wasm_bindgen(unchecked_return_type = "Json<T.MarkTold>")]
pub fn practice_mark(
    #[wasm_bindgen(unchecked_param_type = "Json<T.MarkAsked>")] question: &str,
) -> Result<String, String> {
    let question: MarkAsked = asked(question)?;
    let words = words(&question.case.language)?;
    let case = made(&question.case)?;
    let mark = case.mark(question.step, &question.said);
    let mark = mark.map_err(|wrong| wrong.to_string())?;
    answered(&told::mark(&case, question.step, &mark, &words))
}

/// The topic that comes next; null if there is none on that Law.
///
/// # Errors
/// It is no question.
#[wasm_bindgen(unchecked_return_type = "Json<T.Topic | null>")]
pub fn practice_next(
    #[wasm_bindgen(unchecked_param_type = "Json<T.NextAsked>")] question: &str,
) -> Result<String, String> {
    let asked: NextAsked = asked(question)?;
    let seed = asked.seed.into();
    let next = openroom_practice::next(
        &asked.known,
        asked.law,
        asked.level,
        asked.today,
        asked.last,
        seed,
    );
    answered(&next)
}

/// What is known of a topic after a case of it.
///
/// # Errors
/// It is no question.
#[wasm_bindgen(unchecked_return_type = "Json<T.Progress>")]
pub fn practice_progress(
    #[wasm_bindgen(unchecked_param_type = "Json<T.ProgressAsked>")] question: &str,
) -> Result<String, String> {
    let asked: ProgressAsked = asked(question)?;
    let known = asked.known.unwrap_or_else(|| Progress::new(asked.topic));
    answered(&known.after(asked.faultless, asked.today))
}

/// The questions of an examination.
///
/// # Errors
/// There can be no such examination; in words for people.
#[wasm_bindgen(unchecked_return_type = "Json<T.ExamTold>")]
pub fn exam_questions(
    #[wasm_bindgen(unchecked_param_type = "Json<T.ExamAsked>")] question: &str,
) -> Result<String, String> {
    let asked: ExamAsked = asked(question)?;
    let words = words(&asked.language)?;
    let questions = asked.exam.questions();
    let questions = questions.map_err(|fault| words.said(fault.said()))?;
    let edition = asked.exam.edition;
    let exam = asked.exam.with_check(&questions);
    let questions = questions
        .iter()
        .map(|one| told::question(one, edition, &words));
    answered(&ExamTold {
        exam,
        questions: questions.collect(),
    })
}

/// Marks what a candidate has handed in.
///
/// # Errors
/// They are no answers to that examination; in words for people.
#[wasm_bindgen(unchecked_return_type = "Json<T.SheetTold>")]
pub fn exam_mark(
    #[wasm_bindgen(unchecked_param_type = "Json<T.Answers>")] answers: &str,
    language: &str,
) -> Result<String, String> {
    let words = words(language)?;
    let answers: Answers = asked(answers)?;
    let sheet = answers.mark().map_err(|fault| words.said(fault.said()))?;
    answered(&told::sheet(&answers, &sheet, &words))
}

/// The lessons, in their order.
///
/// # Errors
/// Never.
#[wasm_bindgen(unchecked_return_type = "Json<T.LessonTold[]>")]
pub fn lessons() -> Result<String, String> {
    let all = lesson::ALL.iter().map(|lesson| LessonTold {
        word: lesson.word,
        law: lesson.law,
        stages: lesson.stages.len(),
    });
    answered(&all.collect::<Vec<_>>())
}

fn lesson(word: &str) -> Result<&'static Lesson, String> {
    Lesson::find(word).ok_or_else(|| {
        let all: Vec<&str> = lesson::ALL.iter().map(|lesson| lesson.word).collect();
        format!("the lessons are {}", all.join(", "))
    })
}

/// What a stage of a lesson shows.
///
/// # Errors
/// There is no such lesson, or what was done before cannot have happened.
#[wasm_bindgen(unchecked_return_type = "Json<T.StageTold>")]
pub fn lesson_stage(
    #[wasm_bindgen(unchecked_param_type = "Json<T.StageAsked>")] question: &str,
) -> Result<String, String> {
    let asked: StageAsked = asked(question)?;
    let words = words(&asked.language)?;
    let stage = told::stage(
        lesson(&asked.word)?,
        edition(&asked.edition)?,
        &asked.done,
        &words,
    );
    answered(&stage.ok_or("what was done before cannot have happened")?)
}

/// What comes of an act in a lesson.
///
/// # Errors
/// There is no such lesson, or what was done before cannot have happened.
#[wasm_bindgen(unchecked_return_type = "Json<T.TriedTold>")]
pub fn lesson_tries(
    #[wasm_bindgen(unchecked_param_type = "Json<T.TriedAsked>")] question: &str,
) -> Result<String, String> {
    let TriedAsked { at, act } = asked(question)?;
    let words = words(&at.language)?;
    let lesson = lesson(&at.word)?;
    let tried = told::tried(lesson, edition(&at.edition)?, &at.done, &act, &words);
    answered(&tried.ok_or("what was done before cannot have happened")?)
}
