//! Questions of judgement: what the White Book tells of, and how it rules. The engine does not mark them; the book's ruling stands beside the
//! candidate's, and the teacher compares. Their words are in `locales/*/judged.ftl`.

use openroom_laws::Edition;

/// A question of judgement.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Judged {
    /// As in the list of the book's cases: `WB16.4-a`.
    pub id: &'static str,
    /// The paragraph of the White Book.
    pub paragraph: &'static str,
    in_2007: &'static [&'static str],
    in_2017: &'static [&'static str],
}

impl Judged {
    /// The clauses that it rests on.
    #[must_use]
    pub const fn laws(&self, edition: Edition) -> &'static [&'static str] {
        match edition {
            Edition::E2007 => self.in_2007,
            Edition::E2017 => self.in_2017,
        }
    }
}

macro_rules! judged {
    ($($id:literal $paragraph:literal $old:expr, $new:expr;)*) => {
        /// All of them, in the order of the book.
        pub const ALL: &[Judged] = &[$(Judged { id: $id, paragraph: $paragraph, in_2007: &$old, in_2017: &$new },)*];
    };
}

judged! {
    "WB9.1-c" "9.1" ["9B1a", "16B3"], ["9B1a", "16B3"];
    "WB12.16-a" "12.16" ["12C1b", "16B1a"], ["12C1e", "16B1a"];
    "WB16.1.1-c" "16.1.1" ["16C2a"], ["16D2a"];
    "WB16.2-a" "16.2" ["16B1a"], ["16B1a"];
    "WB16.4-a" "16.4" ["16B1a"], ["16B1a"];
    "WB16.6.3-a" "16.6.3" ["16B1b"], ["16B1b"];
    "WB16.8-a" "16.8" ["16B1a", "73D1"], ["16B1a", "73D1"];
    "WB16.11-a" "16.11" ["16B1a", "20F1"], ["16B1a", "20F1"];
    "WB20.3-a" "20.3" ["20F1", "16B1a"], ["20F1", "16B1a"];
    "WB21.1-a" "21.1" ["21B1a", "11A"], ["21B1a", "11A"];
    "WB40.6-b" "40.6" ["40C1", "75C"], ["40C1", "75C"];
    "WB46.1-a" "46.1" ["46A", "73F"], ["46A", "73E2"];
}

#[cfg(test)]
mod tests {
    use super::*;
    use openroom_laws::Clause;

    #[test]
    fn every_clause_is_in_its_edition() {
        for one in ALL {
            for edition in Edition::ALL {
                for law in one.laws(edition) {
                    assert!(Clause::find(edition, law).is_some(), "{}: {law}", one.id);
                }
            }
        }
    }
}
