//! What must hold of cases, examinations and lessons.

mod cases;
mod exams;
mod lessons;
mod scenarios;
