//! Meanings of calls in words, and what comes of comparing two.

use openroom_cases::meanings::cells::MOST_POINTS;
use openroom_cases::meanings::compare::{Compared, Difference, Reading, Relation, compare};
use openroom_cases::meanings::usual::{Group, USUAL, Usual};
use openroom_cases::meanings::{About, Meaning, Purpose, Range, Shape, Shown};
use openroom_laws::Edition;
use openroom_laws::notation::parse_card;
use openroom_scoring::Exact;
use serde::Serialize;

use crate::show::notation;
use crate::words::{Message, Words};

/// Two meanings compared, in words. The Director decides; this says what he has before him.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Comparable {
    /// How the replacement stands to the call withdrawn.
    pub relation: Relation,
    /// The clause under which that counts, if it does in this edition.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub clause: Option<&'static str>,
    /// The edition of the Laws.
    pub edition: Edition,
    /// How the Law was read.
    pub reading: Reading,
    /// The meaning of the call withdrawn.
    pub withdrawn: String,
    /// The meaning of the replacement.
    pub replacement: String,
    /// What comes of it.
    pub verdict: String,
    /// What else there is to say.
    pub notes: Vec<String>,
    /// A hand that the replacement lets in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lets_in: Option<WitnessTold>,
    /// A hand that it leaves out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub leaves_out: Option<WitnessTold>,
    /// The share of the replacement's hands that do not fit the call withdrawn, exactly.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outside: Option<String>,
    /// The share that both have of the hands that either has, exactly.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shared: Option<String>,
    /// Who decides.
    pub decides: String,
}

/// A hand that makes the difference.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct WitnessTold {
    /// The hand, as `AQ7.Q643.A6.AJ93`.
    pub hand: String,
    /// Its points.
    pub points: u8,
    /// What it shows, and why.
    pub text: String,
}

/// A usual meaning, to be picked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct UsualMeaning {
    /// Its key.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub key: &'static str,
    /// Where it is listed, in words.
    pub group: String,
    /// Its name.
    pub name: String,
    /// What it means.
    pub meaning: Meaning,
}

/// The usual meanings, as they are listed.
#[must_use]
pub fn usual(words: &Words) -> Vec<UsualMeaning> {
    let one = |usual: &Usual| {
        Some(UsualMeaning {
            key: usual.key,
            group: words.say(match usual.group {
                Group::Opening => Message::UsualGroupOpening,
                Group::Response => Message::UsualGroupResponse,
                Group::Competing => Message::UsualGroupCompeting,
                Group::Slam => Message::UsualGroupSlam,
            }),
            name: words.say(name(usual.key)?),
            meaning: usual.meaning().ok()?,
        })
    };
    USUAL.iter().filter_map(one).collect()
}

fn name(key: &str) -> Option<Message> {
    use Message as M;
    Some(match key {
        "pass-weak" => M::UsualPassWeak,
        "club-natural" => M::UsualClubNatural,
        "club-or-balanced" => M::UsualClubOrBalanced,
        "club-strong" => M::UsualClubStrong,
        "diamond-natural" => M::UsualDiamondNatural,
        "heart-five" => M::UsualHeartFive,
        "spade-five" => M::UsualSpadeFive,
        "heart-four" => M::UsualHeartFour,
        "spade-four" => M::UsualSpadeFour,
        "notrump-weak" => M::UsualNotrumpWeak,
        "notrump-strong" => M::UsualNotrumpStrong,
        "notrump-two" => M::UsualNotrumpTwo,
        "two-clubs-strong" => M::UsualTwoClubsStrong,
        "weak-two-diamonds" => M::UsualWeakTwoDiamonds,
        "weak-two-hearts" => M::UsualWeakTwoHearts,
        "weak-two-spades" => M::UsualWeakTwoSpades,
        "multi" => M::UsualMulti,
        "two-suited-hearts" => M::UsualTwoSuitedHearts,
        "two-suited-spades" => M::UsualTwoSuitedSpades,
        "preempt" => M::UsualPreempt,
        "response-heart" => M::UsualResponseHeart,
        "response-spade" => M::UsualResponseSpade,
        "response-notrump" => M::UsualResponseNotrump,
        "response-negative" => M::UsualResponseNegative,
        "raise-hearts" => M::UsualRaiseHearts,
        "raise-spades" => M::UsualRaiseSpades,
        "stayman" => M::UsualStayman,
        "transfer-hearts" => M::UsualTransferHearts,
        "transfer-spades" => M::UsualTransferSpades,
        "jacoby-hearts" => M::UsualJacobyHearts,
        "jacoby-spades" => M::UsualJacobySpades,
        "fourth-suit" => M::UsualFourthSuit,
        "completes" => M::UsualCompletes,
        "overcall-heart" => M::UsualOvercallHeart,
        "overcall-spade" => M::UsualOvercallSpade,
        "overcall-notrump" => M::UsualOvercallNotrump,
        "takeout" => M::UsualTakeout,
        "negative-hearts" => M::UsualNegativeHearts,
        "negative-spades" => M::UsualNegativeSpades,
        "penalty" => M::UsualPenalty,
        "ace-asking" => M::UsualAceAsking,
        "ace-answer" => M::UsualAceAnswer,
        "control" => M::UsualControl,
        _ => return None,
    })
}

/// Two meanings compared, in words.
#[must_use]
pub fn comparable(
    withdrawn: &Meaning,
    replacement: &Meaning,
    edition: Edition,
    reading: Reading,
    words: &Words,
) -> Comparable {
    let found = compare(withdrawn, replacement, edition, reading);
    let hands = found.hands.as_ref();
    let told = |difference: Option<&Difference>, message: Message| {
        difference.map(|difference| words.difference(difference, message))
    };
    Comparable {
        relation: found.relation,
        clause: found.clause,
        edition,
        reading,
        withdrawn: words.meaning(withdrawn),
        replacement: words.meaning(replacement),
        verdict: words.verdict(&found),
        notes: words.notes(&found, edition),
        lets_in: told(
            hands.and_then(|hands| hands.lets_in.as_ref()),
            Message::ComparableLetsIn,
        ),
        leaves_out: told(
            hands.and_then(|hands| hands.leaves_out.as_ref()),
            Message::ComparableLeavesOut,
        ),
        outside: hands.map(|hands| hands.outside().to_string()),
        shared: hands.map(|hands| hands.shared().to_string()),
        decides: words.say(match edition {
            Edition::E2007 => Message::ComparableDirector2007,
            Edition::E2017 => Message::ComparableDirector,
        }),
    }
}

impl Words {
    /// What a call means that is written in the notation of meanings, as the robots explain theirs: `15-17 5+H`. Nothing if it is not.
    #[must_use]
    pub fn notation(&self, text: &str) -> Option<String> {
        let meaning: Meaning = text.parse().ok()?;
        Some(self.meaning(&meaning))
    }

    /// The name of a convention, by the word that the rules of the robots have for it; nothing if it has none that people would know.
    #[must_use]
    pub fn convention(&self, word: &str) -> Option<String> {
        use Message as M;
        // Further words say where in an auction it stands.
        let word = word.strip_prefix("comp:").unwrap_or(word);
        let word = word.strip_prefix("floor:").unwrap_or(word);
        let word = word.strip_prefix("1ntd:").unwrap_or(word);
        Some(self.say(match word {
            "stayman" | "stayman-redouble" => M::ConventionStayman,
            "puppet" => M::ConventionPuppet,
            "smolen" => M::ConventionSmolen,
            "jacoby-transfer" | "free-transfer" | "transfer-redouble" | "advance-transfer" => {
                M::ConventionTransfer
            }
            "completion" | "lebensohl-completion" => M::ConventionCompletion,
            "texas" => M::ConventionTexas,
            "jacoby-2nt" => M::ConventionJacoby,
            "splinter" | "uvu-splinter" => M::ConventionSplinter,
            "inverted-minor" => M::ConventionInverted,
            "strong-2c" => M::ConventionStrongTwo,
            "strong-2c:waiting" => M::ConventionWaiting,
            "strong-2c:negative" => M::ConventionNegativeResponse,
            "fourth-suit-forcing" => M::ConventionFourthSuit,
            "new-minor-forcing" | "xyz-relay" | "xyz-game-force" => M::ConventionCheckback,
            "rkcb" => M::ConventionKeyCard,
            "ogust" => M::ConventionOgust,
            "michaels" | "leaping-michaels" => M::ConventionMichaels,
            "unusual-2nt" => M::ConventionUnusual,
            "takeout-double" => M::ConventionTakeout,
            "negative-double" => M::ConventionNegativeDouble,
            "responsive-double" => M::ConventionResponsive,
            "support-double" => M::ConventionSupport,
            "cue-raise" | "advance-cue" | "limit-cue" => M::ConventionCueRaise,
            "jordan" => M::ConventionJordan,
            "weak-jump-shift" => M::ConventionWeakJump,
            "weak-jump-overcall" => M::ConventionJumpOvercall,
            "both-majors" => M::ConventionBothMajors,
            _ if word.starts_with("lebensohl") => M::ConventionLebensohl,
            _ if word.starts_with("landy") => M::ConventionLandy,
            _ if word.starts_with("woolsey") || word.starts_with("multi") => M::ConventionWoolsey,
            _ if word.starts_with("meckstroth") => M::ConventionMeckstroth,
            _ => return None,
        }))
    }

    /// What a call means.
    #[must_use]
    pub fn meaning(&self, meaning: &Meaning) -> String {
        let mut parts = Vec::new();
        if meaning.says_hands() {
            let hands = self.kinds(&meaning.hands);
            parts.push(match meaning.except.is_empty() {
                true => hands,
                false => {
                    let args = [
                        ("hands", hands.into()),
                        ("except", self.kinds(&meaning.except).into()),
                    ];
                    self.tell(Message::MeansExcept, args)
                }
            });
        }
        parts.extend(meaning.purposes.iter().map(|&one| self.purpose(one)));
        parts.join("; ")
    }

    /// One kind of hand or another.
    fn kinds(&self, kinds: &[Shown]) -> String {
        let mut told = kinds.iter().map(|one| self.shown(one));
        let first = told.next().unwrap_or_default();
        told.fold(first, |first, other| {
            let args = [("first", first.into()), ("other", other.into())];
            self.tell(Message::MeansOr, args)
        })
    }

    /// A kind of hand.
    fn shown(&self, shown: &Shown) -> String {
        let dash = |range: Range, most| range.text(most).replace('-', "–");
        let mut parts: Vec<String> = Vec::new();
        if let Some(points) = shown.points {
            let points = dash(points, MOST_POINTS);
            parts.push(self.tell(Message::MeansPoints, [("points", points.into())]));
        }
        for suited in &shown.suits {
            let suits: Vec<&str> = suited.suits.iter().map(|suit| suit.symbol()).collect();
            parts.push(format!("{} {}", dash(suited.cards, 13), suits.join("/")));
        }
        parts.extend(shown.shape.map(|shape| {
            self.say(match shape {
                Shape::Balanced => Message::MeansBalanced,
                Shape::SemiBalanced => Message::MeansSemiBalanced,
                Shape::Unbalanced => Message::MeansUnbalanced,
            })
        }));
        for longer in &shown.longer {
            let sign = if longer.or_same { "≥" } else { ">" };
            let [suit, than] = [longer.suit, longer.than].map(|suit| suit.symbol());
            parts.push(format!("{suit} {sign} {than}"));
        }
        if !shown.aces.is_empty() {
            let counts: Vec<String> = shown.aces.iter().map(u8::to_string).collect();
            let counts = self.any_of(&counts);
            parts.push(self.tell(Message::MeansAces, [("counts", counts.into())]));
        }
        match parts.is_empty() {
            true => self.say(Message::MeansAny),
            false => parts.join(", "),
        }
    }

    fn purpose(&self, purpose: Purpose) -> String {
        use Message as M;
        let about = |message, about| {
            let about = self.say(match about {
                About::Aces => M::MeansAboutAces,
                About::KeyCards => M::MeansAboutKeyCards,
                About::Kings => M::MeansAboutKings,
                About::Majors => M::MeansAboutMajors,
                About::Suit => M::MeansAboutSuit,
                About::Stopper => M::MeansAboutStopper,
                About::Shortness => M::MeansAboutShortness,
                About::Strength => M::MeansAboutStrength,
                About::Trumps => M::MeansAboutTrumps,
            });
            self.tell(message, [("about", about.into())])
        };
        match purpose {
            Purpose::Asks(what) => about(M::MeansAsks, what),
            Purpose::Answers(what) => about(M::MeansAnswers, what),
            Purpose::Transfers(suit) => {
                self.tell(M::MeansTransfers, [("suit", suit.symbol().into())])
            }
            Purpose::Agrees(suit) => self.tell(M::MeansAgrees, [("suit", suit.symbol().into())]),
            Purpose::Relay => self.say(M::MeansRelay),
            Purpose::Takeout => self.say(M::MeansTakeout),
            Purpose::Penalty => self.say(M::MeansPenalty),
            Purpose::Control => self.say(M::MeansControl),
            Purpose::ToPlay => self.say(M::MeansToPlay),
            Purpose::Forcing => self.say(M::MeansForcing),
            Purpose::GameForcing => self.say(M::MeansGameForcing),
            Purpose::Invites => self.say(M::MeansInvites),
        }
    }

    fn verdict(&self, found: &Compared) -> String {
        use Message as M;
        let purpose = found.purpose.map(|one| self.purpose(one));
        let of_purpose = |message| {
            let purpose = purpose.clone().unwrap_or_default();
            self.tell(message, [("purpose", purpose.into())])
        };
        if let Some([withdrawn, replacement]) = found.apart {
            let args = [
                ("withdrawn", self.purpose(withdrawn).into()),
                ("replacement", self.purpose(replacement).into()),
            ];
            return self.tell(M::ComparableApart, args);
        }
        match (found.relation, &found.hands) {
            (Relation::Same, None) => of_purpose(M::ComparableSameMeaning),
            (Relation::Same, _) => self.say(M::ComparableSame),
            (Relation::Subset, _) => self.say(M::ComparableSubset),
            (Relation::Nearly, _) => self.say(M::ComparableNearly),
            (Relation::Purpose, Some(_)) => of_purpose(M::ComparablePurpose),
            (Relation::Purpose, None) => of_purpose(M::ComparablePurposeAlone),
            (Relation::Neither, Some(_)) => self.say(M::ComparableNeither),
            (Relation::Neither, None) => self.say(M::ComparableNeitherUnsaid),
        }
    }

    fn notes(&self, found: &Compared, edition: Edition) -> Vec<String> {
        use Message as M;
        let mut notes = Vec::new();
        let contained = matches!(found.relation, Relation::Same | Relation::Subset);
        if found.left_aside {
            notes.push(self.say(M::ComparableLeftAside));
        }
        if let (Some(hands), false) = (&found.hands, contained) {
            let percent = self.percent(&hands.outside());
            notes.push(self.tell(M::ComparableOutside, [("percent", percent.into())]));
            if edition == Edition::E2017 {
                let percent = self.percent(&hands.shared());
                notes.push(self.tell(M::ComparableShared, [("percent", percent.into())]));
            }
        }
        if edition == Edition::E2007 && !contained {
            notes.push(self.say(M::ComparableContained));
        }
        if edition == Edition::E2007 && found.relation == Relation::Purpose {
            notes.push(self.say(M::ComparablePurpose2007));
        }
        notes
    }

    /// A share in per cent, to one decimal. What is more than nothing and less than all is never told as nothing or all.
    fn percent(&self, share: &Exact) -> String {
        let percent = share.clone() * Exact::int(100);
        let tenth = Exact::ratio(1, 10);
        let short = match () {
            () if share.is_zero() || *share == Exact::ONE => percent.decimal(0),
            () if percent < tenth => return format!("< {}", self.decimal("0.1")),
            () if percent > Exact::int(100) - tenth => {
                return format!("> {}", self.decimal("99.9"));
            }
            () => percent.decimal(1),
        };
        self.decimal(&short)
    }

    fn difference(&self, difference: &Difference, message: Message) -> WitnessTold {
        let mut text = vec![self.say(message)];
        if difference.lacks.conditions() > 0 {
            let what = self.shown(&difference.lacks);
            text.push(self.tell(Message::ComparableLacks, [("what", what.into())]));
        }
        if let Some(denied) = &difference.denied {
            let what = self.shown(denied);
            text.push(self.tell(Message::ComparableDenied, [("what", what.into())]));
        }
        WitnessTold {
            hand: difference.witness.hand.clone(),
            points: difference.witness.points,
            text: text.join(" "),
        }
    }

    /// A hand in one line, with the letters of the language: `♠ K73 ♥ AQ4 ♦ 972 ♣ KJ43`.
    #[must_use]
    pub fn hand_in_a_line(&self, hand: &str) -> String {
        let suits = hand.split('.').zip(["S", "H", "D", "C"]);
        let line = suits
            .zip(["♠", "♥", "♦", "♣"])
            .map(|((cards, suit), symbol)| {
                let cards: Vec<String> = cards
                    .chars()
                    .filter_map(|rank| parse_card(&format!("{suit}{rank}")))
                    .map(|card| notation::rank(card.rank, self))
                    .collect();
                match cards.is_empty() {
                    true => format!("{symbol} –"),
                    false => format!("{symbol} {}", cards.join(" ")),
                }
            });
        line.collect::<Vec<_>>().join("  ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    fn meaning(text: &str) -> Meaning {
        text.parse().unwrap()
    }

    #[test]
    fn each_usual_meaning_has_a_name_in_each_language() {
        for language in Language::ALL {
            assert_eq!(usual(&Words::new(language)).len(), USUAL.len());
        }
    }

    #[test]
    fn meanings_in_words() {
        let told = |language, text| Words::new(language).meaning(&meaning(text));
        let multi = "5-10 6H | 20+ balanced; asks:suit";
        assert_eq!(
            told(Language::English, multi),
            "5–10 points, 6 ♥; or 20+ points, balanced; asks partner about: which suit"
        );
        assert_eq!(
            told(Language::Romanian, "0-7; except 5-7 6+major"),
            "0–7 p; dar nu 5–7 p, 6+ ♠/♥"
        );
        assert_eq!(told(Language::Italian, "any"), "qualsiasi mano");
        assert_eq!(
            told(Language::English, "4+H H>=D aces=1/4"),
            "4+ ♥, ♥ ≥ ♦, Aces: 1 or 4"
        );
    }

    #[test]
    fn a_small_share_is_never_told_as_none() {
        let words = Words::new(Language::Portuguese);
        let percent = |a, b| words.percent(&Exact::ratio(a, b));
        assert_eq!(percent(0, 1), "0");
        assert_eq!(percent(1, 1), "100");
        assert_eq!(percent(1, 3), "33,3");
        assert_eq!(percent(1, 100_000), "< 0,1");
        assert_eq!(percent(99_999, 100_000), "> 99,9");
    }
}
