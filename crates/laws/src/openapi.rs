//! How what is said of a table looks to an OpenAPI description, where the log writes it in a form of its own.

mod letters;

pub use letters::Seat;
pub(crate) use letters::Suit;

use std::borrow::Cow;

use utoipa::openapi::schema::{
    ArrayBuilder, ArrayItems, ObjectBuilder, OneOfBuilder, SchemaType, Type,
};
use utoipa::openapi::{Ref, RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

use crate::awaiting::{Asked, Awaiting};
use crate::clause::Clause;
use crate::edition::Edition;
use crate::entry::{Action, Actor, Entry, Finding, Played};
use crate::log::{Log, Sent};
use crate::outcome::Ending;
use crate::table::{Information, Restriction};

type Described = RefOr<Schema>;
type All = Vec<(String, Described)>;

fn kind(kind: Type) -> ObjectBuilder {
    ObjectBuilder::new().schema_type(SchemaType::Type(kind))
}

fn text() -> ObjectBuilder {
    kind(Type::String)
}

fn number() -> ObjectBuilder {
    kind(Type::Integer)
}

fn word_of<const N: usize>(words: [&str; N]) -> ObjectBuilder {
    text().enum_values(Some(words))
}

fn yes_no() -> ObjectBuilder {
    word_of(["yes", "no"])
}

fn list(items: impl Into<Described>) -> ArrayBuilder {
    ArrayBuilder::new().items(ArrayItems::RefOrSchema(Box::new(items.into())))
}

fn of(name: &str) -> Ref {
    Ref::from_schema_name(name)
}

fn seat() -> Ref {
    of("Seat")
}

/// A mapping; keys that may be missing end in `?`.
fn mapping(keys: Vec<(&str, Described)>) -> ObjectBuilder {
    keys.into_iter()
        .fold(kind(Type::Object), |object, (key, value)| {
            match key.strip_suffix('?') {
                Some(key) => object.property(key, value),
                None => object.property(key, value).required(key),
            }
        })
}

fn one_of(about: &str, all: Vec<Described>) -> Described {
    let one = OneOfBuilder::new().description(Some(about));
    all.into_iter().fold(one, OneOfBuilder::item).into()
}

fn add<T: ToSchema>(all: &mut All) {
    all.push((T::name().into_owned(), T::schema()));
    T::schemas(all);
}

macro_rules! described {
    ($($type:ty as $name:literal with [$($part:ty),*] => $schema:expr;)*) => {$(
        impl PartialSchema for $type {
            fn schema() -> Described {
                $schema
            }
        }

        impl ToSchema for $type {
            fn name() -> Cow<'static, str> {
                Cow::Borrowed($name)
            }

            #[allow(unused_variables, reason = "some have no parts")]
            fn schemas(all: &mut All) {
                $(add::<$part>(all);)*
            }
        }
    )*};
}

described! {
    Clause as "Clause" with [] => text().description(Some("A clause of the Laws: `27B1a`.")).into();
    Actor as "Actor" with [] => word_of(["N", "E", "S", "W", "D"]).description(Some("A seat, or `D`, the Director.")).into();
    Asked as "Asked" with [Actor] => one_of("Who is asked: one, or any of several.", vec![of("Actor").into(), list(of("Actor")).into()]);
    Awaiting as "Awaiting" with [Asked, Clause] => mapping(vec![
        ("by", of("Asked").into()),
        ("law", of("Clause").into()),
        ("ask?", text().into()),
        ("to?", text().into()),
        ("options?", list(text()).into()),
    ]).description(Some("The answer that a board waits for.")).into();
    Ending as "Ending" with [Seat] => one_of("A contract, `passed-out`, or null while the auction is on.", vec![
        kind(Type::Null).into(),
        word_of(["passed-out"]).into(),
        mapping(vec![
            ("level", number().into()),
            ("strain", word_of(["C", "D", "H", "S", "NT"]).into()),
            ("doubled", number().into()),
            ("declarer", seat().into()),
        ]).into(),
    ]);
    Restriction as "Restriction" with [Seat] => mapping(vec![
        ("seat", seat().into()),
        ("must?", text().into()),
        ("mustnot?", one_of("A suit or several.", vec![text().into(), list(text()).into()])),
        ("while?", word_of(["on-lead"]).into()),
    ]).description(Some("A restriction on what a player may lead or play.")).into();
    Information as "Information" with [Seat, Clause] => mapping(vec![
        ("by", seat().into()),
        ("what", text().into()),
        ("law", of("Clause").into()),
        ("authorised", one_of("A side, `all`, or null.", vec![text().into(), kind(Type::Null).into()])),
        ("unauthorised", one_of("A side, a seat, seats, or null.", vec![text().into(), list(text()).into(), kind(Type::Null).into()])),
        ("reserved?", list(seat()).into()),
    ]).description(Some("Something that one side may use and the other may not (16).")).into();
    Played as "Played" with [Seat] => mapping(vec![
        ("contract", text().into()),
        ("by", seat().into()),
        ("tricks", number().into()),
        ("trick?", number().into()),
        ("leads?", seat().into()),
    ]).description(Some("A board that was played: contract, declarer and declarer's tricks. If the play goes on, the trick that comes next and who leads to it.")).into();
    Action as "TableAction" with [] => one_of("What a player did, in the words of the table log.", vec![
        text().into(),
        mapping(vec![("call", text().into()), ("shows", list(text()).into())]).into(),
        mapping(vec![("changes", text().into()), ("shows", list(text()).into())]).into(),
    ]);
    Finding as "Finding" with [Seat, Suit, Played] => finding();
    Entry as "TableEntry" with [Action, Finding] => {
        let player = |who: &'static str| mapping(vec![(who, of("TableAction").into())]).into();
        let mut all: Vec<Described> = ["N", "E", "S", "W"].into_iter().map(player).collect();
        all.push(mapping(vec![("D", of("Finding").into())]).into());
        one_of("An entry of the table log: who, and what he did or found.", all)
    };
    Log as "TableLog" with [Entry, Edition, Seat] => mapping(vec![
        ("id?", text().into()),
        ("title?", text().into()),
        ("laws?", list(text()).into()),
        ("note?", text().into()),
        ("edition?", of("Edition").into()),
        ("editions?", list(of("Edition")).into()),
        ("board?", number().minimum(Some(1)).into()),
        ("dealer?", seat().into()),
        ("vul?", word_of(["none", "NS", "EW", "both"]).into()),
        ("deal?", text().into()),
        ("auction?", text().into()),
        ("play?", text().into()),
        ("log?", list(of("TableEntry")).into()),
        ("expect?", kind(Type::Object).into()),
    ]).description(Some("The log of a table: `docs/table-log.md` has its keys.")).into();
}

impl PartialSchema for Sent {
    fn schema() -> Described {
        Log::schema()
    }
}

impl ToSchema for Sent {
    fn name() -> Cow<'static, str> {
        Log::name()
    }

    fn schemas(all: &mut All) {
        Log::schemas(all);
    }
}

fn finding() -> Described {
    let at = || mapping(vec![("by", seat().into()), ("trick", number().into())]);
    let cards = || -> Described { list(text()).into() };
    let mut all: Vec<Described> = vec![
        word_of(["called"]).into(),
        mapping(vec![("breach", text().into()), ("by?", seat().into())]).into(),
    ];
    let yes_or_no = [
        "unintended",
        "comparable",
        "slip",
        "led",
        "returned",
        "damage",
        "seen",
        "playable",
        "interferes",
        "quitted",
        "differs",
        "forfeited",
    ];
    let seats = ["misinformed", "next-call", "informed", "unseen"];
    let of_cards = ["intended", "no-penalty"];
    let words: [(&str, &[&str]); 5] = [
        ("meant", &["over", "own-turn", "lead", "play"]),
        ("round", &["over"]),
        ("period", &["over"]),
        ("mixed", &["NS", "EW", "both"]),
        ("remedy", &["seats", "redeal", "play", "adjust"]),
    ];
    let mut add = |key: &str, value: Described| all.push(mapping(vec![(key, value)]).into());
    for key in yes_or_no {
        add(key, yes_no().into());
    }
    for key in seats {
        add(key, seat().into());
    }
    for key in of_cards {
        add(key, text().into());
    }
    for (key, words) in words {
        add(key, text().enum_values(Some(words.iter().copied())).into());
    }
    let by_seat = mapping(vec![
        ("N?", number().into()),
        ("E?", number().into()),
        ("S?", number().into()),
        ("W?", number().into()),
    ]);
    let mut revoked = vec![("by", seat().into()), ("trick", number().into())];
    revoked.extend([
        ("won?", seat().into()),
        ("after?", number().into()),
        ("suit?", of("Suit").into()),
        ("faced?", yes_no().into()),
        ("corrected?", yes_no().into()),
        ("claimed?", seat().into()),
    ]);
    let found = word_of(["elsewhere", "played", "no"]);
    add(
        "revoked",
        one_of(
            "`no`, or who revoked and on which trick.",
            vec![word_of(["no"]).into(), mapping(revoked).into()],
        ),
    );
    add("played", of("Played").into());
    add(
        "tricks",
        mapping(vec![("NS?", number().into()), ("EW?", number().into())]).into(),
    );
    add("omitted", at().into());
    add(
        "extra",
        at().property("cards", cards())
            .required("cards")
            .property("exposed", cards())
            .into(),
    );
    add(
        "claim",
        one_of(
            "`no`, or a number of tricks.",
            vec![word_of(["no"]).into(), number().into()],
        ),
    );
    add("fouled", text().into());
    add("cards", by_seat.into());
    add(
        "missing",
        mapping(vec![
            ("by", seat().into()),
            ("card?", text().into()),
            ("found?", found.into()),
        ])
        .into(),
    );
    add(
        "wrong-cards",
        mapping(vec![("by", seat().into()), ("board", number().into())]).into(),
    );
    add(
        "called-before",
        mapping(vec![("by", seat().into()), ("call", text().into())]).into(),
    );
    add(
        "wrong-board",
        mapping(vec![("played", yes_no().into())]).into(),
    );
    add(
        "adjust",
        ObjectBuilder::new()
            .schema_type(SchemaType::AnyValue)
            .description(Some("An adjusted score, as in the event file."))
            .into(),
    );
    one_of(
        "What the Director found, in the words of the table log.",
        all,
    )
}
