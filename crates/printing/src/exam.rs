//! An examination on paper: the questions for the candidates, the key for the teacher, and the marked sheet of one candidate.

use openroom_practice::exam::{Answers, Exam, Given, Marked, Question, Sheet};
use openroom_practice::{Case, Mark};
use openroom_words::practice::{self, CaseTold, StepTold};
use openroom_words::words::{Message, Words};

use crate::document::{Block, Cell, Column, Document, Field, Line, Table};
use crate::hand_records::{self, RecordedBoard};
use crate::notation::seat as letter;
use contract_bridge::Seat;

/// What is shown beside a question.
#[derive(Clone, Copy)]
enum Shown<'a> {
    /// Nothing: a candidate answers it.
    Question,
    /// What is right.
    Key,
    /// What was said, and how that is.
    Marked(&'a Given, &'a [Mark]),
}

/// The questions, for a candidate: the cases, and then a sheet after the other with what is asked about them. What a sheet tells gives away
/// the answers on the one before, which is handed in by then.
///
/// ```
/// use openroom_practice::exam::Exam;
/// use openroom_printing::{Format, Language, Settings, Words, exam};
///
/// let exam: Exam = serde_json::from_str(r#"{"seed": 7, "cases": 2, "judged": 1, "edition": "2017"}"#).unwrap();
/// let questions = exam.questions().unwrap();
/// let words = Words::new(Language::Portuguese);
/// let paper = exam::paper(&exam, &questions, &words);
/// let pdf = openroom_printing::write(&paper, Format::Pdf, "pt", Settings::default()).unwrap();
/// assert!(pdf.starts_with(b"%PDF"));
/// ```
#[must_use]
pub fn paper(exam: &Exam, questions: &[Question], words: &Words) -> Document {
    let mut blocks = vec![
        Block::Form(vec![vec![
            field(3.0, Message::ExamCandidate, "", words),
            field(1.0, Message::ExamDate, "", words),
            field(1.0, Message::ExamPoints, "", words),
        ]]),
        Block::Space(6.0),
    ];
    blocks.extend(settings(exam, words));
    let mut sheets: Vec<Vec<Block>> = Vec::new();
    for (number, question) in questions.iter().enumerate() {
        let Question::Case(case) = question else {
            blocks.extend(asked(exam, number, question, None, Shown::Question, words));
            continue;
        };
        let told = practice::case(case, words);
        blocks.extend(headed(number, words));
        blocks.extend(facts(case, &told, Shown::Question, words));
        for (sheet, parts) in apart(&told.steps).into_iter().enumerate() {
            if sheets.len() == sheet {
                sheets.push(Vec::new());
            }
            sheets[sheet].extend(headed(number, words));
            sheets[sheet].extend(parts.flat_map(|part| {
                let step = &told.steps[part];
                step_asked(case, part, step, Shown::Question, words)
            }));
        }
    }
    if !sheets.is_empty() {
        blocks.insert(2, Block::Text(Line::new(words.say(Message::ExamSheetsHow))));
    }
    let all = sheets.len();
    for (sheet, parts) in sheets.into_iter().enumerate() {
        let args = [("number", (sheet + 1).into()), ("all", all.into())];
        blocks.extend([
            Block::PageBreak,
            Block::Heading(words.tell(Message::ExamSheetOf, args)),
            Block::Form(vec![vec![field(1.0, Message::ExamCandidate, "", words)]]),
        ]);
        if sheet + 1 < all {
            blocks.push(Block::Space(3.0));
            let hand_in = words.say(Message::ExamSheetHandIn);
            blocks.push(Block::Text(Line::new(hand_in)));
        }
        blocks.extend(parts);
    }
    document(words.say(Message::ExamTitle), exam, blocks, words)
}

/// The parts of a question, as many at a time as do not tell each other's answers: each step tells what was right before it, but the parts
/// of the ruling stand side by side.
fn apart(steps: &[StepTold]) -> Vec<core::ops::Range<usize>> {
    let mut sheets: Vec<core::ops::Range<usize>> = Vec::new();
    for (part, step) in steps.iter().enumerate() {
        match sheets.last_mut() {
            Some(last)
                if step.kind == "ruling"
                    && steps[last.start].kind == "ruling"
                    && step.before.is_empty() =>
            {
                last.end = part + 1;
            }
            _ => sheets.push(part..part + 1),
        }
    }
    sheets
}

fn headed(number: usize, words: &Words) -> [Block; 2] {
    let args = [("number", (number + 1).into())];
    let heading = words.tell(Message::ExamQuestion, args);
    [Block::Space(10.0), Block::Heading(heading)]
}

/// The same with what is right, for the teacher.
#[must_use]
pub fn key(exam: &Exam, questions: &[Question], words: &Words) -> Document {
    let mut blocks = settings(exam, words);
    for (number, question) in questions.iter().enumerate() {
        blocks.extend(asked(exam, number, question, None, Shown::Key, words));
    }
    document(words.say(Message::ExamKey), exam, blocks, words)
}

/// What a candidate has answered, marked.
#[must_use]
pub fn sheet(answers: &Answers, sheet: &Sheet, words: &Words) -> Document {
    let permille = sheet.permille();
    let percent = format!("{}.{}", permille / 10, permille % 10);
    let args = [
        ("points", sheet.points.into()),
        ("of", sheet.of.into()),
        ("percent", words.decimal(&percent).into()),
    ];
    let total = words.tell(Message::ExamTotal, args);
    let mut blocks = vec![
        Block::Form(vec![vec![
            field(2.0, Message::ExamCandidate, &answers.candidate, words),
            field(1.5, Message::ExamPoints, &total, words),
        ]]),
        Block::Space(6.0),
    ];
    blocks.extend(settings(&answers.exam, words));
    if let Some(minutes) = answers.took {
        let took = words.tell(Message::ExamTook, [("minutes", minutes.into())]);
        blocks.push(Block::Text(Line::new(took)));
    }
    for (number, one) in sheet.questions.iter().enumerate() {
        let Marked {
            question,
            given,
            marks,
            points,
        } = one;
        let shown = Shown::Marked(given, marks);
        let points = (!marks.is_empty()).then_some((*points, marks.len()));
        blocks.extend(asked(&answers.exam, number, question, points, shown, words));
    }
    document(words.say(Message::ExamSheet), &answers.exam, blocks, words)
}

fn document(title: String, exam: &Exam, blocks: Vec<Block>, words: &Words) -> Document {
    Document {
        title,
        subtitle: about(exam, words),
        blocks,
        running_head: true,
        page_word: words.say(Message::PrintPage),
        ..Document::default()
    }
}

fn about(exam: &Exam, words: &Words) -> String {
    let args = [
        ("seed", exam.seed.to_string().into()),
        ("level", practice::level(exam.level, words).into()),
        ("edition", exam.edition.to_string().into()),
    ];
    let settings = words.tell(Message::ExamSettings, args);
    // The teacher sees at a glance that paper, key and answers belong together.
    match &exam.check {
        Some(check) => format!("{settings} · {check}"),
        None => settings,
    }
}

fn settings(exam: &Exam, words: &Words) -> Vec<Block> {
    let book = match exam.open_book {
        true => Message::ExamOpen,
        false => Message::ExamClosed,
    };
    let mut line = words.say(book);
    if exam.minutes > 0 {
        let time = words.tell(Message::ExamMinutes, [("minutes", exam.minutes.into())]);
        line = format!("{line} {time}");
    }
    vec![Block::Text(Line::new(line))]
}

fn field(share: f32, label: Message, value: &str, words: &Words) -> Field {
    Field {
        share,
        label: words.say(label),
        value: value.to_owned(),
        lines: 1,
    }
}

fn asked(
    exam: &Exam,
    number: usize,
    question: &Question,
    points: Option<(usize, usize)>,
    shown: Shown<'_>,
    words: &Words,
) -> Vec<Block> {
    let number = number + 1;
    let heading = match points {
        Some((points, of)) => {
            let args = [
                ("number", number.into()),
                ("points", points.into()),
                ("of", of.into()),
            ];
            words.tell(Message::ExamQuestionPoints, args)
        }
        None => words.tell(Message::ExamQuestion, [("number", number.into())]),
    };
    let mut blocks = vec![Block::Space(10.0), Block::Heading(heading)];
    match question {
        Question::Case(case) => blocks.extend(case_asked(case, shown, words)),
        Question::Judged(judged) => {
            let [facts, book] = practice::judged(judged, words);
            blocks.push(Block::Text(Line::new(facts)));
            blocks.push(Block::Space(4.0));
            blocks.push(Block::Text(
                Line::new(words.say(Message::ExamJudged)).bold().with_next(),
            ));
            let written = |label: String, value: &str| {
                let value = value.to_owned();
                Block::Form(vec![vec![Field {
                    share: 1.0,
                    label,
                    value,
                    lines: 6,
                }]])
            };
            let own = words.say(Message::ExamOwn);
            match shown {
                Shown::Question => blocks.push(written(own, "")),
                Shown::Key => {}
                Shown::Marked(given, _) => blocks.push(written(own, &given.text)),
            }
            if !matches!(shown, Shown::Question) {
                let args = [("paragraph", judged.paragraph.into())];
                let title = words.tell(Message::ExamBook, args);
                blocks.push(Block::Space(4.0));
                blocks.push(Block::Text(Line::new(title).bold().with_next()));
                blocks.push(Block::Text(Line::new(book)));
                let laws = judged.laws(exam.edition).join(", ");
                let laws = words.tell(Message::ExamLaws, [("laws", laws.into())]);
                blocks.push(Block::Text(Line::new(laws)));
            }
            if matches!(shown, Shown::Marked(..)) {
                let by_hand = words.say(Message::ExamByHand);
                blocks.push(Block::Text(Line::new(by_hand).size(8.0)));
            }
        }
    }
    blocks
}

fn case_asked(case: &Case, shown: Shown<'_>, words: &Words) -> Vec<Block> {
    let told = practice::case(case, words);
    let mut blocks = facts(case, &told, shown, words);
    for (number, step) in told.steps.iter().enumerate() {
        blocks.extend(step_asked(case, number, step, shown, words));
    }
    blocks
}

/// What the Director finds.
fn facts(case: &Case, told: &CaseTold, shown: Shown<'_>, words: &Words) -> Vec<Block> {
    let mut blocks = vec![
        Block::Text(Line::new(&told.seen.heading).with_next()),
        Block::Space(3.0),
        board(case, told, words),
        Block::Space(3.0),
    ];
    if !matches!(shown, Shown::Question) {
        blocks.push(Block::Text(Line::new(&told.title).bold()));
    }
    for sentence in &told.story {
        blocks.push(Block::Text(Line::new(sentence)));
    }
    blocks
}

fn step_asked(
    case: &Case,
    number: usize,
    step: &StepTold,
    shown: Shown<'_>,
    words: &Words,
) -> Vec<Block> {
    let mut blocks = vec![Block::Space(5.0)];
    for sentence in &step.before {
        blocks.push(Block::Text(Line::new(sentence)));
    }
    let text = format!("{}. {}", number + 1, step.text);
    blocks.push(Block::Text(Line::new(text).bold().with_next()));
    blocks.push(choices(number, step, shown));
    blocks.extend(reasons(case, number, step, shown, words));
    blocks
}

/// The hands beside the auction and the tricks.
fn board(case: &Case, told: &CaseTold, words: &Words) -> Block {
    let deal = case.hands();
    let is_shown = Seat::ALL.iter().any(|&seat| deal.hand(seat).is_some());
    let board = RecordedBoard {
        number: case
            .log
            .board
            .number
            .map_or_else(String::new, |it| it.to_string()),
        dealer: Some(case.log.board.dealer),
        vul: Some(case.log.board.vul),
        deal,
        double_dummy: None,
    };
    let diagram = Block::Diagram(Box::new(hand_records::diagram(&board, words)));
    let seats = [Seat::West, Seat::North, Seat::East, Seat::South];
    let mut beside = Vec::new();
    if !told.seen.auction.is_empty() {
        let row = |calls: &Vec<String>| {
            let mut cells: Vec<Cell> = calls.iter().map(Cell::from).collect();
            cells.resize(4, Cell::default());
            cells
        };
        beside.push(Block::Table(Table {
            columns: vec![Column::share(1.0).centred(); 4],
            head: vec![seats.map(|seat| Cell::bold(letter(seat, words))).to_vec()],
            rows: told.seen.auction.iter().map(row).collect(),
            ..Table::default()
        }));
    }
    if let Some(contract) = &told.seen.contract {
        beside.push(Block::Space(3.0));
        beside.push(Block::Text(Line::new(contract)));
    }
    for trick in &told.seen.played {
        beside.push(Block::Text(Line::new(trick).size(8.0)));
    }
    match is_shown {
        true => Block::Beside(vec![(1.0, vec![diagram]), (1.0, beside)]),
        false => Block::Beside(vec![(1.0, beside), (1.0, Vec::new())]),
    }
}

/// Letters by which a choice is named on paper.
#[must_use]
pub fn letter_of(place: usize) -> char {
    char::from(b'a' + (place % 26) as u8)
}

fn choices(number: usize, step: &StepTold, shown: Shown<'_>) -> Block {
    let said = match shown {
        Shown::Marked(given, _) => given.steps.get(number).cloned().unwrap_or_default(),
        _ => Vec::new(),
    };
    let row = |(place, text): (usize, &String)| {
        let right = step.right.contains(&place);
        let sign = match shown {
            Shown::Question => String::new(),
            Shown::Key if right => "×".to_owned(),
            Shown::Key => String::new(),
            Shown::Marked(..) if said.contains(&place) => "×".to_owned(),
            Shown::Marked(..) => String::new(),
        };
        let bold = right && !matches!(shown, Shown::Question);
        let cell = |text: String| match bold {
            true => Cell::bold(text),
            false => text.into(),
        };
        vec![
            cell(sign),
            cell(format!("{})", letter_of(place))),
            cell(text.clone()),
        ]
    };
    Block::Table(Table {
        columns: vec![Column::points(14.0), Column::LEFT, Column::share(1.0)],
        rows: step.choices.iter().enumerate().map(row).collect(),
        ..Table::default()
    })
}

fn reasons(
    case: &Case,
    number: usize,
    step: &StepTold,
    shown: Shown<'_>,
    words: &Words,
) -> Vec<Block> {
    let mut lines = Vec::new();
    match shown {
        Shown::Question => return Vec::new(),
        Shown::Key => {}
        Shown::Marked(_, marks) => {
            if let Some(mark) = marks.get(number) {
                let told = practice::mark(case, number, mark, words);
                lines.push(told.notes.join(" "));
            }
        }
    }
    let laws = step.laws.iter().take(3);
    lines.extend(laws.map(|law| practice::reason(law.clause, words)));
    lines
        .into_iter()
        .map(|line| Block::Text(Line::new(line).size(8.0)))
        .collect()
}

#[cfg(test)]
mod tests {
    use openroom_words::words::Language;

    use super::*;

    /// The text of blocks, a sheet each.
    fn sheets(blocks: &[Block]) -> Vec<String> {
        let mut all = vec![String::new()];
        for block in blocks {
            match block {
                Block::PageBreak => all.push(String::new()),
                other => {
                    if let Some(last) = all.last_mut() {
                        *last += &format!("{other:?}\n");
                    }
                }
            }
        }
        all
    }

    /// "Whom do you ask?" must not stand beside "Which options does North have?".
    #[test]
    fn no_sheet_gives_away_the_answer_to_a_part_before_the_last_is_handed_in() {
        let exam: Exam = serde_json::from_str(
            r#"{"seed": 11, "cases": 8, "judged": 3, "edition": "2017", "level": "hard"}"#,
        )
        .unwrap();
        let questions = exam.questions().unwrap();
        let words = Words::new(Language::English);
        let sheets = sheets(&paper(&exam, &questions, &words).blocks);
        assert!(sheets.len() > 3);
        for question in &questions {
            let Question::Case(case) = question else {
                continue;
            };
            let told = practice::case(case, &words);
            let apart = apart(&told.steps);
            let parts: Vec<usize> = apart.iter().flat_map(Clone::clone).collect();
            assert_eq!(parts, (0..told.steps.len()).collect::<Vec<_>>());
            for (sheet, parts) in apart.into_iter().enumerate() {
                for (place, part) in parts.clone().enumerate() {
                    let step = &told.steps[part];
                    assert!(place == 0 || step.kind == "ruling" && step.before.is_empty());
                    let text = format!("{}. {}", part + 1, step.text);
                    assert!(sheets[sheet + 1].contains(&text), "{text}");
                    assert!(!sheets[0].contains(&text), "{text}");
                }
            }
        }
    }
}
