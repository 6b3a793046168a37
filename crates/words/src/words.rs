//! The words that people read, in five languages, from the Fluent files of `locales/`.

use std::borrow::Cow;
use std::str::FromStr;

pub use fluent_bundle::FluentValue;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use unic_langid::LanguageIdentifier;

/// A language that we have words for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Language {
    /// English.
    English,
    /// Portuguese.
    Portuguese,
    /// Spanish.
    Spanish,
    /// Italian.
    Italian,
    /// Romanian.
    Romanian,
}

impl Language {
    /// Every language.
    #[cfg(test)]
    pub const ALL: [Self; 5] = [
        Self::English,
        Self::Portuguese,
        Self::Spanish,
        Self::Italian,
        Self::Romanian,
    ];

    const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Portuguese => "pt",
            Self::Spanish => "es",
            Self::Italian => "it",
            Self::Romanian => "ro",
        }
    }

    const fn source(self) -> &'static str {
        match self {
            Self::English => concat!(
                include_str!("../../../locales/en/show.ftl"),
                include_str!("../../../locales/en/explain.ftl"),
                include_str!("../../../locales/en/ask.ftl"),
                include_str!("../../../locales/en/analysis.ftl"),
                include_str!("../../../locales/en/event.ftl")
            ),
            Self::Portuguese => concat!(
                include_str!("../../../locales/pt/show.ftl"),
                include_str!("../../../locales/pt/explain.ftl"),
                include_str!("../../../locales/pt/ask.ftl"),
                include_str!("../../../locales/pt/analysis.ftl"),
                include_str!("../../../locales/pt/event.ftl")
            ),
            Self::Spanish => concat!(
                include_str!("../../../locales/es/show.ftl"),
                include_str!("../../../locales/es/explain.ftl"),
                include_str!("../../../locales/es/ask.ftl"),
                include_str!("../../../locales/es/analysis.ftl"),
                include_str!("../../../locales/es/event.ftl")
            ),
            Self::Italian => concat!(
                include_str!("../../../locales/it/show.ftl"),
                include_str!("../../../locales/it/explain.ftl"),
                include_str!("../../../locales/it/ask.ftl"),
                include_str!("../../../locales/it/analysis.ftl"),
                include_str!("../../../locales/it/event.ftl")
            ),
            Self::Romanian => concat!(
                include_str!("../../../locales/ro/show.ftl"),
                include_str!("../../../locales/ro/explain.ftl"),
                include_str!("../../../locales/ro/ask.ftl"),
                include_str!("../../../locales/ro/analysis.ftl"),
                include_str!("../../../locales/ro/event.ftl")
            ),
        }
    }

    /// The language that the environment asks for: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set.
    /// English if there is none or we have no words for it.
    pub fn of_environment() -> Self {
        ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .filter_map(|name| std::env::var(name).ok())
            .find(|value| !value.is_empty())
            .and_then(|value| Self::of_locale(&value))
            .unwrap_or(Self::English)
    }

    /// The language of a locale such as `pt_BR.UTF-8`.
    fn of_locale(locale: &str) -> Option<Self> {
        let end = locale.find(['_', '-', '.', '@']).unwrap_or(locale.len());
        locale[..end].to_ascii_lowercase().parse().ok()
    }
}

impl FromStr for Language {
    type Err = String;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        Ok(match s {
            "en" => Self::English,
            "pt" => Self::Portuguese,
            "es" => Self::Spanish,
            "it" => Self::Italian,
            "ro" => Self::Romanian,
            _ => return Err("the languages are en, pt, es, it and ro".into()),
        })
    }
}

/// Declares the messages, so that one that is not in the files does not pass the tests.
macro_rules! messages {
    ($($name:ident $id:literal)*) => {
        /// A message of the Fluent files.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum Message { $(#[doc = concat!("`", $id, "`")] $name),* }

        impl Message {
            /// Its id in the files.
            const fn id(self) -> &'static str {
                match self { $(Self::$name => $id),* }
            }

            #[cfg(test)]
            const ALL: &[Self] = &[$(Self::$name),*];
        }
    };
}

messages! {
    AskChoice "ask-choice"
    AskComparable "ask-comparable"
    AskUnintended "ask-unintended"
    AskSlip "ask-slip"
    AskMeantCall "ask-meant-call"
    AskMeantCard "ask-meant-card"
    AskIntended "ask-intended"
    AskClaim "ask-claim"
    AskTricks "ask-tricks"
    AskAdjust "ask-adjust"
    AnswerYes "answer-yes"
    AnswerNo "answer-no"
    AnswerOver "answer-over"
    AnswerOwnTurn "answer-own-turn"
    AnswerLead "answer-lead"
    AnswerPlay "answer-play"
    AnswerCard "answer-card"
    AnswerNoClaim "answer-no-claim"
    AnswerClaim "answer-claim"
    AnswerTricks "answer-tricks"
    AnswerAdjust "answer-adjust"
    North "north"
    East "east"
    South "south"
    West "west"
    NorthSouth "north-south"
    EastWest "east-west"
    Director "director"
    LetterAce "letter-ace"
    LetterKing "letter-king"
    LetterQueen "letter-queen"
    LetterJack "letter-jack"
    Ten "ten"
    Notrump "notrump"
    Pass "pass"
    Board "board"
    Dealer "dealer"
    VulNone "vul-none"
    VulNs "vul-ns"
    VulEw "vul-ew"
    VulBoth "vul-both"
    Laws "laws"
    HandUnknown "hand-unknown"
    HandsUnknown "hands-unknown"
    Auction "auction"
    Play "play"
    Marks "marks"
    Contract "contract"
    PassedOut "passed-out"
    Made "made"
    Overtricks "overtricks"
    Undertricks "undertricks"
    Result "result"
    Score "score"
    ScoreZero "score-zero"
    Turn "turn"
    Awaited "awaited"
    Or "or"
    WonSoFar "won-so-far"
    Irregular "irregular"
    Irregularity "irregularity"
    ExplainStep "explain-step"
    ExplainCalls "explain-calls"
    ExplainCards "explain-cards"
    ExplainDirectorComes "explain-director-comes"
    ExplainFinds "explain-finds"
    ExplainIrregular "explain-irregular"
    ExplainLaw "explain-law"
    ExplainChoice "explain-choice"
    ExplainQuestion "explain-question"
    ExplainAnswer "explain-answer"
    ExplainWithdrawn "explain-withdrawn"
    ExplainNoCalls "explain-no-calls"
    ExplainBarTurn "explain-bar-turn"
    ExplainBarAuction "explain-bar-auction"
    ExplainBarOver "explain-bar-over"
    ExplainMinor "explain-minor"
    ExplainMajor "explain-major"
    ExplainMust "explain-must"
    ExplainMustNot "explain-must-not"
    ExplainMustHighest "explain-must-highest"
    ExplainMustLowest "explain-must-lowest"
    ExplainReview "explain-review"
    ExplainInformation "explain-information"
    ExplainNobody "explain-nobody"
    ExplainAdjusted "explain-adjusted"
    ExplainNote "explain-note"
    OptionAccepts "option-accepts"
    OptionAcceptsInsufficient "option-accepts-insufficient"
    OptionAcceptsRotation "option-accepts-rotation"
    OptionAcceptsChange "option-accepts-change"
    OptionDeclines "option-declines"
    OptionDeclinesInsufficient "option-declines-insufficient"
    OptionDeclinesRotation "option-declines-rotation"
    OptionDeclinesChange "option-declines-change"
    OptionKeeps "option-keeps"
    OptionChanges "option-changes"
    OptionAgrees "option-agrees"
    OptionObjects "option-objects"
    OptionRequires "option-requires"
    OptionRequiresHighest "option-requires-highest"
    OptionRequiresLowest "option-requires-lowest"
    OptionRequiresCard "option-requires-card"
    OptionForbids "option-forbids"
    OptionWaives "option-waives"
    OptionSpreads "option-spreads"
    OptionCorrects "option-corrects"
    OptionNames "option-names"
    DdTricks "dd-tricks"
    DdPar "dd-par"
    DdParZero "dd-par-zero"
    ClaimMade "claim-made"
    ClaimWords "claim-words"
    ClaimNotUnderstood "claim-not-understood"
    ClaimProposal "claim-proposal"
    ClaimDoubleDummy "claim-double-dummy"
    ClaimSure "claim-sure"
    ClaimLikely "claim-likely"
    ClaimDoubtful "claim-doubtful"
    ClaimLine "claim-line"
    ClaimLost "claim-lost"
    ClaimConceded "claim-conceded"
    ClaimEnter "claim-enter"
    ClaimNone "claim-none"
    ReasonNoNormalLineLoses "reason-no-normal-line-loses"
    ReasonNoLineWinsMore "reason-no-line-wins-more"
    ReasonTrumpNotMentioned "reason-trump-not-mentioned"
    ReasonTrumpsBeingDrawn "reason-trumps-being-drawn"
    ReasonCardNotLocated "reason-card-not-located"
    ReasonOtherLineIrrational "reason-other-line-irrational"
    ReasonPartnerChooses "reason-partner-chooses"
    ReasonCarelessOrder "reason-careless-order"
    ReasonOverlooked "reason-overlooked"
    ReasonTopDown "reason-top-down"
    ReasonNotUnderstood "reason-not-understood"
    ReasonNotAllExamined "reason-not-all-examined"
    ReasonConcededTooMuch "reason-conceded-too-much"
    EventKindPairs "event-kind-pairs"
    EventKindTeams "event-kind-teams"
    EventKindIndividual "event-kind-individual"
    EventLaws "event-laws"
    EventEntries "event-entries"
    EventContestants "event-contestants"
    EventWithdrawn "event-withdrawn"
    EventDisqualified "event-disqualified"
    EventStatusProvisional "event-status-provisional"
    EventStatusOfficial "event-status-official"
    EventStatusFinal "event-status-final"
    EventHeld "event-held"
    EventSession "event-session"
    EventNoMovement "event-no-movement"
    EventRound "event-round"
    EventSessionOver "event-session-over"
    EventSealed "event-sealed"
    EventMissing "event-missing"
    EventDoubts "event-doubts"
    EventPlace "event-place"
    EventMore "event-more"
    EventLatePlay "event-late-play"
    EventDoubtLead "event-doubt-lead"
    EventDoubtTricks "event-doubt-tricks"
    EventDoubtFar "event-doubt-far"
    EventDoubtDirection "event-doubt-direction"
    EventDoubtNotAgreed "event-doubt-not-agreed"
    EventDoubtDisputed "event-doubt-disputed"
    EventCalls "event-calls"
    EventCall "event-call"
    EventRulings "event-rulings"
    EventRuling "event-ruling"
    EventRulingPlaysOn "event-ruling-plays-on"
    EventNoResult "event-no-result"
    EventCorrections "event-corrections"
    EventCorrection "event-correction"
    EventPenalties "event-penalties"
    EventWarning "event-warning"
    EventPenalty "event-penalty"
    EventPenaltyRescinded "event-penalty-rescinded"
    EventAppeals "event-appeals"
    EventAppealRuling "event-appeal-ruling"
    EventAppealPenalty "event-appeal-penalty"
    EventStageConcurrence "event-stage-concurrence"
    EventStageDeposit "event-stage-deposit"
    EventStageCommittee "event-stage-committee"
    EventStageHearing "event-stage-hearing"
    EventStageUpheld "event-stage-upheld"
    EventStageChanged "event-stage-changed"
    EventStageRecommended "event-stage-recommended"
    EventStageWithdrawn "event-stage-withdrawn"
    EventDeadlines "event-deadlines"
    EventDeadlineRuling "event-deadline-ruling"
    EventDeadlineScore "event-deadline-score"
    EventDeadlineGross "event-deadline-gross"
    EventDeadlineAppeal "event-deadline-appeal"
    EventStandings "event-standings"
    EventStandingsAfter "event-standings-after"
    EventNotRanked "event-not-ranked"
    EventUnscorable "event-unscorable"
    EventAdded "event-added"
}

/// The words of one language.
pub struct Words {
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The words of that language.
    pub fn new(language: Language) -> Self {
        let locale: LanguageIdentifier = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![locale]);
        // The marks that keep directions of writing apart show as boxes in some terminals, and all five languages
        // are written from left to right.
        bundle.set_use_isolating(false);
        // What could be read is used even if a line is wrong; a test sees to it that none is.
        let resource = FluentResource::try_new(language.source().to_owned())
            .unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
        Self { bundle }
    }

    /// A message without arguments.
    pub fn say(&self, message: Message) -> String {
        self.tell(message, [])
    }

    /// A message with its arguments.
    pub fn tell<'a, const N: usize>(
        &'a self,
        message: Message,
        args: [(&'static str, FluentValue<'a>); N],
    ) -> String {
        let pattern = self
            .bundle
            .get_message(message.id())
            .and_then(|found| found.value());
        let args: FluentArgs = args.into_iter().collect();
        match pattern {
            Some(pattern) => self
                .bundle
                .format_pattern(pattern, Some(&args), &mut Vec::new())
                .into_owned(),
            None => Cow::Borrowed(message.id()).into_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;

    /// The ids of a file, each with the names of its arguments.
    fn ids(language: Language) -> BTreeMap<String, BTreeSet<String>> {
        let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        let mut last = String::new();
        for line in language.source().lines() {
            if let (true, Some((id, _))) = (
                line.starts_with(|c: char| c.is_ascii_lowercase()),
                line.split_once(" = "),
            ) {
                last = id.to_owned();
                let before = found.insert(last.clone(), BTreeSet::new());
                assert!(before.is_none(), "{language:?}: {id} is there twice");
            }
            for part in line.split("{ $").skip(1) {
                let name = part.split(' ').next().unwrap_or_default();
                if let Some(names) = found.get_mut(&last) {
                    names.insert(name.to_owned());
                }
            }
        }
        found
    }

    #[test]
    fn every_language_has_every_message() {
        let used: BTreeSet<String> = Message::ALL.iter().map(|m| m.id().to_owned()).collect();
        let english = ids(Language::English);
        for language in Language::ALL {
            let there = ids(language);
            let names: BTreeSet<String> = there.keys().cloned().collect();
            assert_eq!(names, used, "{language:?}");
            assert_eq!(there, english, "{language:?}: other arguments");
            let read = FluentResource::try_new(language.source().to_owned());
            assert!(read.is_ok(), "{language:?}");
        }
    }

    #[test]
    fn plurals() {
        let count = |language, n: u8| {
            Words::new(language).tell(
                Message::Result,
                [("tricks", n.into()), ("against", "-".into())],
            )
        };
        assert_eq!(count(Language::English, 1), "Result: one trick, -");
        assert_eq!(count(Language::Portuguese, 0), "Resultado: 0 vazas, -");
        assert_eq!(count(Language::Portuguese, 1), "Resultado: uma vaza, -");
        assert_eq!(count(Language::Romanian, 2), "Rezultat: 2 levate, -");
    }

    #[test]
    fn locales() {
        assert_eq!(
            Language::of_locale("pt_BR.UTF-8"),
            Some(Language::Portuguese)
        );
        assert_eq!(Language::of_locale("ro"), Some(Language::Romanian));
        assert_eq!(Language::of_locale("C.UTF-8"), None);
        assert_eq!(Language::of_locale("it@euro"), Some(Language::Italian));
        assert_eq!(Language::of_locale(""), None);
    }
}
