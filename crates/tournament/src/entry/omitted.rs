//! What an entry need not say, and how board numbers are written.

/// The first session, which need not be named.
pub const fn one() -> u16 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde wants a reference")]
pub const fn is_one(number: &u16) -> bool {
    *number == 1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde wants a reference")]
pub const fn is_false(truth: &bool) -> bool {
    !*truth
}

/// Board numbers written as `1-4, 7`, through the type of crate `movements`.
pub mod boards {
    use openroom_movements::Boards;
    use openroom_said::remedied;
    use serde::{Deserialize as _, Deserializer, Serialize as _, Serializer};

    pub fn serialize<S: Serializer>(boards: &Boards, serializer: S) -> Result<S::Ok, S::Error> {
        boards.to_string().serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Boards, D::Error> {
        use serde::de::Error as _;
        let text = String::deserialize(deserializer)?;
        crate::boards::parse(&text)
            .map_err(|problem| D::Error::custom(remedied(&problem, &crate::boards::form())))
    }
}
