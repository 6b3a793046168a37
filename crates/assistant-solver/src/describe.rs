//! What is asked and answered, described; crate `assistant` puts it into its `interface.json`.

use utoipa::OpenApi;

use crate::{BoardSolved, ClaimAsked, ClaimFound, SolveAsked};

/// The types; what they are made of comes along.
#[derive(Debug, OpenApi)]
#[openapi(components(schemas(SolveAsked, BoardSolved, ClaimAsked, ClaimFound)))]
pub struct Interface;
