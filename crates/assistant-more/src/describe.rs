//! What is asked and answered, described; crate `assistant` puts it into its `interface.json`.

use openroom_cases::file::CaseFile;
use openroom_practice::exam::{Answers, Exam};
use openroom_words::practice::{CaseTold, MarkTold, SheetTold, StageTold, TriedTold};
use utoipa::OpenApi;

use crate::book::{BookAsked, BookClause, BookFound, BookText, ClauseAsked};
use crate::judgement::CaseAlone;
use crate::practice::{
    ExamAsked, ExamTold, LessonTold, MarkAsked, NextAsked, PracticeAsked, ProgressAsked,
    StageAsked, TopicTold, TriedAsked,
};
use crate::{ScoreAsked, ScoreFound, WeighAsked, Weighed};

/// The types; what they are made of comes along.
#[derive(Debug, OpenApi)]
#[openapi(components(schemas(
    CaseFile,
    CaseAlone,
    ScoreAsked,
    ScoreFound,
    WeighAsked,
    Weighed,
    BookAsked,
    BookFound,
    BookText,
    ClauseAsked,
    BookClause,
    TopicTold,
    PracticeAsked,
    CaseTold,
    MarkAsked,
    MarkTold,
    NextAsked,
    ProgressAsked,
    Exam,
    ExamAsked,
    ExamTold,
    Answers,
    SheetTold,
    LessonTold,
    StageAsked,
    StageTold,
    TriedAsked,
    TriedTold
)))]
pub struct Interface;
