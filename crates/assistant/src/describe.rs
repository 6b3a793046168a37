//! What is asked and answered, described: `interface.json` is made of it, and from that the types for TypeScript.

use openroom_cases::file::CaseFile;
use openroom_practice::exam::{Answers, Exam};
use openroom_words::meanings::{Comparable, UsualMeaning};
use openroom_words::practice::{CaseTold, MarkTold, SheetTold, StageTold, TriedTold};
use openroom_words::ruling::{ComparableAsked, Step, StepAsked};
use utoipa::OpenApi;

use crate::beginnings::{BeginAsked, Begun};
use crate::book::{BookAsked, BookClause, BookFound, ClauseAsked};
use crate::judgement::CaseAlone;
use crate::practice::{
    ExamAsked, ExamTold, LessonTold, MarkAsked, NextAsked, PracticeAsked, ProgressAsked,
    StageAsked, TopicTold, TriedAsked,
};
use crate::spoken::Heard;
use crate::{ScoreAsked, ScoreFound, WeighAsked, Weighed};

/// The types; what they are made of comes along.
#[derive(Debug, OpenApi)]
#[openapi(
    info(
        title = "The Director's assistant",
        description = "What its functions take and give"
    ),
    components(schemas(
        StepAsked,
        Step,
        BeginAsked,
        Begun,
        Heard,
        CaseFile,
        CaseAlone,
        ComparableAsked,
        Comparable,
        UsualMeaning,
        ScoreAsked,
        ScoreFound,
        WeighAsked,
        Weighed,
        BookAsked,
        BookFound,
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
    ))
)]
pub struct Interface;
