//! How an adjusted score looks to an OpenAPI description.

use utoipa::openapi::schema::{ObjectBuilder, OneOfBuilder, SchemaType, Type};
use utoipa::openapi::{ArrayBuilder, RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

use super::score::AdjustedScore;

fn kind(kind: Type, about: &str) -> ObjectBuilder {
    ObjectBuilder::new()
        .schema_type(SchemaType::Type(kind))
        .description(Some(about))
}

/// One value for each side.
fn by_side(about: &str, of: impl Fn() -> RefOr<Schema>) -> ObjectBuilder {
    kind(Type::Object, about)
        .property("ns", of())
        .property("ew", of())
}

fn award() -> RefOr<Schema> {
    let about = "Average plus, average, average minus, so many per cent, or what the other side has not got (86B2b).";
    let examples = ["AVE+", "AVE", "AVE-", "60", "complement"];
    let word = kind(Type::String, about).examples(examples);
    OneOfBuilder::new()
        .item(word)
        .item(kind(Type::Number, "So many per cent."))
        .into()
}

fn fault() -> RefOr<Schema> {
    kind(Type::String, "How far the side is to blame (12C2a).")
        .enum_values(Some(["none", "partly", "directly"]))
        .into()
}

fn result() -> OneOfBuilder {
    let contract = kind(Type::String, "A contract, its declarer and the result.").examples([
        "4S N =",
        "3NTX W -1",
        "Pass",
    ]);
    OneOfBuilder::new()
        .item(kind(Type::Integer, "Points as North-South see them."))
        .item(contract)
}

fn assigned() -> RefOr<Schema> {
    // First a result, then its weight: both may be a number or a word, so the two are not told apart here.
    let word = "A contract, its declarer and the result; or a share as a fraction.";
    let pair = OneOfBuilder::new()
        .item(kind(
            Type::Number,
            "Points as North-South see them; or a share.",
        ))
        .item(kind(Type::String, word).examples(["4S N =", "1/3"]));
    let part = ArrayBuilder::new()
        .items(pair)
        .min_items(Some(2))
        .max_items(Some(2));
    result()
        .description(Some("A result, or results with weights that add up to 1."))
        .item(ArrayBuilder::new().items(part))
        .into()
}

impl PartialSchema for AdjustedScore {
    fn schema() -> RefOr<Schema> {
        let both = OneOfBuilder::new()
            .item(assigned())
            .item(by_side("Another one for each side.", assigned));
        let awards = OneOfBuilder::new()
            .item(kind(Type::String, "Both awards.").examples(["60/40"]))
            .item(by_side("What each side is awarded.", award));
        let redress = kind(
            Type::Object,
            "Redress reduced for self-inflicted damage (12C1b of 2007, 12C1e of 2017).",
        )
        .property(
            "offenders",
            kind(Type::String, "Who committed the infraction.").enum_values(Some(["ns", "ew"])),
        )
        .property("table", result())
        .property("without-infraction", assigned())
        .property("without-error", assigned())
        .required("offenders")
        .required("table")
        .required("without-infraction")
        .required("without-error");
        kind(
            Type::Object,
            "What the Director puts in the place of the result of a board (12), in the keys of the event file.",
        )
        .property("award", awards)
        .property("fault", by_side("Artificial scores by fault.", fault))
        .property("assigned", both)
        .property(
            "better-of",
            by_side("The better of average plus and this for one side (86B2b of 2017; an illegal method or a fielded psyche).", assigned),
        )
        .property("redress", redress)
        .property("law", kind(Type::String, "The clause that the Director names as its ground."))
        .property(
            "offenders",
            kind(Type::String, "Who committed the infraction.").enum_values(Some(["ns", "ew"])),
        )
        .property(
            "route",
            kind(Type::String, "How a result that seems to need the disallowed call could have been reached legally (12C1c)."),
        )
        .into()
    }
}

impl ToSchema for AdjustedScore {}
