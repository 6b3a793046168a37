//! How values that the log writes in a form of their own look to an OpenAPI description.

use utoipa::openapi::schema::{ObjectBuilder, OneOfBuilder, SchemaType, Type};
use utoipa::openapi::{ArrayBuilder, KnownFormat, Ref, RefOr, Schema, SchemaFormat};
use utoipa::{PartialSchema, ToSchema};

use crate::entry::MatchPlace;
use crate::{Time, Tree, Who};

fn text(about: &str) -> ObjectBuilder {
    ObjectBuilder::new()
        .schema_type(SchemaType::Type(Type::String))
        .description(Some(about))
}

impl PartialSchema for Time {
    fn schema() -> RefOr<Schema> {
        text("A moment in ISO 8601 with the offset from UTC.")
            .format(Some(SchemaFormat::KnownFormat(KnownFormat::DateTime)))
            .examples(["2026-05-14T19:00:00+01:00"])
            .into()
    }
}

impl ToSchema for Time {}

impl PartialSchema for MatchPlace {
    fn schema() -> RefOr<Schema> {
        text("A match of a bracket by its place: the round and its number there.")
            .examples(["2/1", "plate 1/3", "third"])
            .into()
    }
}

impl ToSchema for MatchPlace {}

impl PartialSchema for Who {
    fn schema() -> RefOr<Schema> {
        text("Who acts: a role, the number of a contestant, a name.")
            .examples(["director-in-charge Ann", "contestant 7"])
            .into()
    }
}

impl ToSchema for Who {}

impl PartialSchema for Tree {
    fn schema() -> RefOr<Schema> {
        let own = || Ref::from_schema_name("Tree");
        let kind = |kind| ObjectBuilder::new().schema_type(SchemaType::Type(kind));
        OneOfBuilder::new()
            .description(Some(
                "A word, a number, a list or a mapping, as in the event file.",
            ))
            .item(kind(Type::String))
            .item(kind(Type::Number))
            .item(kind(Type::Boolean))
            .item(ArrayBuilder::new().items(own()))
            .item(kind(Type::Object).additional_properties(Some(own())))
            .into()
    }
}

impl ToSchema for Tree {}

/// How [`Seats`](crate::view::Seats) look: a key may be missing or null.
#[must_use]
pub fn seats<T: ToSchema>() -> RefOr<Schema> {
    let own = T::schema();
    // What has a shape of its own has a name too; a number has not.
    let is_plain = matches!(&own, RefOr::T(Schema::Object(object)) if object.properties.is_empty());
    let one = match is_plain {
        true => own,
        false => Ref::from_schema_name(T::name()).into(),
    };
    let none = || ObjectBuilder::new().schema_type(SchemaType::Type(Type::Null));
    let about = "By sides, in an individual by seats. A key is null where nobody sits; the keys of the other form are missing.";
    let object = ObjectBuilder::new().description(Some(about));
    let with = |object: ObjectBuilder, key: &str| {
        object.property(key, OneOfBuilder::new().item(none()).item(one.clone()))
    };
    let keys = ["ns", "ew", "n", "e", "s", "w"];
    keys.into_iter().fold(object, with).into()
}
