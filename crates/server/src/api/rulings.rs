//! A ruling step by step: the types are those of crate `words`, as a phone without a server gives the same answers.

pub use openroom_words::ruling::{ComparableAsked, Step, StepAsked};
