//! What is asked and answered, described: `interface.json` is made of it, and from that the types for TypeScript.

use openroom_words::beginnings::{BeginAsked, Begun};
use openroom_words::meanings::{Comparable, UsualMeaning};
use openroom_words::ruling::{ComparableAsked, Step, StepAsked};
use utoipa::OpenApi;

use crate::spoken::Heard;

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
        ComparableAsked,
        Comparable,
        UsualMeaning
    ))
)]
pub struct Interface;
