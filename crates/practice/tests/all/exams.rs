//! Examinations: the same for all, marked by anybody.

use openroom_practice::exam::{Answers, Exam, Given, Question, check_number};

fn exam(text: &str) -> Exam {
    serde_json::from_str(text).expect("an examination")
}

/// All that a candidate sees.
fn seen(exam: &Exam) -> Vec<String> {
    let questions = exam.questions().expect("questions").into_iter();
    let text = |question| match question {
        Question::Case(case) => format!("{}{:?}", case.log.to_yaml(), case.steps),
        Question::Judged(judged) => judged.id.to_owned(),
    };
    questions.map(text).collect()
}

#[test]
fn a_seed_gives_the_same_examination_to_every_candidate() {
    let seven = exam(r#"{"seed": 7, "cases": 20, "judged": 3, "edition": "2017"}"#);
    assert_eq!(seen(&seven), seen(&seven));
    let eight = exam(r#"{"seed": 8, "cases": 20, "judged": 3, "edition": "2017"}"#);
    assert_ne!(seen(&seven), seen(&eight));
}

#[test]
fn answers_to_the_questions_of_another_version_are_not_marked() {
    let exam = exam(r#"{"seed": 7, "cases": 4, "judged": 1, "edition": "2017"}"#);
    let questions = exam.questions().expect("questions");
    let checked = exam.with_check(&questions);
    assert!(checked.questions().is_ok() && checked.is_same(&exam));
    // Another order of the offers, and another right answer, are other questions.
    let mut moved = questions.clone();
    let Question::Case(case) = &mut moved[0] else {
        panic!("the cases come first");
    };
    case.steps[0].right = vec![case.steps[0].choices.len()];
    assert_ne!(check_number(&moved), check_number(&questions));
    let answers = Answers {
        exam: exam.with_check(&moved),
        candidate: String::new(),
        took: None,
        answers: Vec::new(),
    };
    let fault = answers.mark().expect_err("other questions");
    assert!(fault.to_string().contains("another version"), "{fault}");
}

#[test]
fn right_answers_get_all_points_and_none_get_none() {
    let exam = exam(r#"{"seed": 3, "cases": 12, "judged": 2, "edition": 2007, "level": "hard"}"#);
    let questions = exam.questions().expect("questions");
    let right = |question: &Question| match question {
        Question::Case(case) => Given {
            steps: case.steps.iter().map(|step| step.right.clone()).collect(),
            text: String::new(),
        },
        Question::Judged(_) => Given {
            steps: Vec::new(),
            text: "I should consult.".into(),
        },
    };
    let mut answers = Answers {
        exam,
        candidate: "Ana".into(),
        took: Some(30),
        answers: questions.iter().map(right).collect(),
    };
    let written = serde_json::to_string(&answers).expect("JSON");
    assert_eq!(
        serde_json::from_str::<Answers>(&written).expect("answers"),
        answers
    );
    let sheet = answers.mark().expect("a sheet");
    assert_eq!((sheet.points, sheet.permille()), (sheet.of, 1000));
    assert!(sheet.of > 24, "{}", sheet.of);

    answers.answers[0].steps[0] = vec![99];
    let fault = answers.mark().expect_err("no such answer");
    assert_eq!(
        fault.to_string(),
        "question 1, part 1: there is no such answer"
    );
    answers.answers[0] = Given::default();
    assert!(answers.mark().expect("a sheet").permille() < 1000);
    answers.answers.clear();
    assert_eq!(answers.mark().expect("a sheet").points, 0);
    answers.answers = vec![Given::default(); 15];
    assert!(answers.mark().is_err());
}

#[test]
fn what_cannot_be_an_examination_is_refused() {
    for (text, told) in [
        (r#"{"seed": 1, "cases": 0}"#, "at least one question"),
        (r#"{"seed": 1, "cases": 101}"#, "at most 100 cases"),
        (
            r#"{"seed": 1, "cases": 1, "judged": 99}"#,
            "questions of judgement",
        ),
        (
            r#"{"seed": 1, "cases": 1, "minutes": 601}"#,
            "at most 600 minutes",
        ),
    ] {
        let fault = exam(text).questions().expect_err(text);
        assert!(fault.to_string().contains(told), "{fault}");
    }
    assert!(serde_json::from_str::<Exam>(r#"{"seed": 1, "cases": 1, "colour": 3}"#).is_err());
}
