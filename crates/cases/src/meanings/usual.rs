//! The usual meanings, ready to be picked and then adjusted. Their names are with the words; here is what they mean.

use super::Meaning;

/// Where a usual meaning is listed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = MeaningGroup))]
#[serde(rename_all = "kebab-case")]
pub enum Group {
    /// The first bid of the auction.
    Opening,
    /// An answer to partner's opening.
    Response,
    /// A call after the opponents have bid.
    Competing,
    /// On the way to a slam.
    Slam,
}

/// A usual meaning.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Usual {
    /// Its key.
    pub key: &'static str,
    /// Where it is listed.
    pub group: Group,
    /// What it means, in the notation.
    pub notation: &'static str,
}

impl Usual {
    /// What it means.
    ///
    /// # Errors
    /// Never for those of [`USUAL`]; a test reads them all.
    pub fn meaning(&self) -> Result<Meaning, super::NotAMeaning> {
        self.notation.parse()
    }
}

const fn usual(key: &'static str, group: Group, notation: &'static str) -> Usual {
    Usual {
        key,
        group,
        notation,
    }
}

/// All of them, as they are listed.
pub const USUAL: [Usual; 43] = {
    use Group::{Competing, Opening, Response, Slam};
    [
        usual("pass-weak", Opening, "0-11"),
        usual("club-natural", Opening, "11-21 3+C"),
        usual(
            "club-or-balanced",
            Opening,
            "11-21 4+C | 12-14 balanced | 18-19 balanced",
        ),
        usual("club-strong", Opening, "16+"),
        usual("diamond-natural", Opening, "11-21 4+D"),
        usual("heart-five", Opening, "11-21 5+H"),
        usual("spade-five", Opening, "11-21 5+S"),
        usual("heart-four", Opening, "11-21 4+H"),
        usual("spade-four", Opening, "11-21 4+S"),
        usual("notrump-weak", Opening, "12-14 balanced"),
        usual("notrump-strong", Opening, "15-17 balanced"),
        usual("notrump-two", Opening, "20-22 balanced"),
        usual("two-clubs-strong", Opening, "22+; forcing"),
        usual("weak-two-diamonds", Opening, "5-10 6D"),
        usual("weak-two-hearts", Opening, "5-10 6H"),
        usual("weak-two-spades", Opening, "5-10 6S"),
        usual("multi", Opening, "5-10 6H | 5-10 6S | 20-22 balanced"),
        usual("two-suited-hearts", Opening, "5-10 5H 4+minor"),
        usual("two-suited-spades", Opening, "5-10 5S 4+minor"),
        usual("preempt", Opening, "5-10 7+suit"),
        usual("response-heart", Response, "6+ 4+H; forcing"),
        usual("response-spade", Response, "6+ 4+S; forcing"),
        usual("response-notrump", Response, "6-9 0-3H 0-3S"),
        usual("response-negative", Response, "0-7"),
        usual("raise-hearts", Response, "6-9 3+H; agrees:H"),
        usual("raise-spades", Response, "6-9 3+S; agrees:S"),
        usual("stayman", Response, "8+ 4+major; asks:majors"),
        usual("transfer-hearts", Response, "5+H; transfers:H"),
        usual("transfer-spades", Response, "5+S; transfers:S"),
        usual("jacoby-hearts", Response, "13+ 4+H; agrees:H game-forcing"),
        usual("jacoby-spades", Response, "13+ 4+S; agrees:S game-forcing"),
        usual("fourth-suit", Response, "12+; asks:stopper game-forcing"),
        usual("completes", Response, "any"),
        usual("overcall-heart", Competing, "8-16 5+H"),
        usual("overcall-spade", Competing, "8-16 5+S"),
        usual("overcall-notrump", Competing, "15-18 balanced"),
        usual("takeout", Competing, "12+; takeout"),
        usual("negative-hearts", Competing, "6+ 4+H; takeout"),
        usual("negative-spades", Competing, "6+ 4+S; takeout"),
        usual("penalty", Competing, "penalty"),
        usual("ace-asking", Slam, "asks:aces"),
        usual("ace-answer", Slam, "aces=1/4; answers:aces"),
        usual("control", Slam, "control"),
    ]
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_can_be_read_and_has_a_key_of_its_own() {
        let mut keys: Vec<&str> = USUAL.iter().map(|one| one.key).collect();
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), USUAL.len());
        for one in &USUAL {
            assert!(one.meaning().is_ok(), "{}", one.key);
        }
    }
}
