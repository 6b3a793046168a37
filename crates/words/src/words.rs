//! The words that people read, in five languages, from the Fluent files of `locales/`.

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
    pub const ALL: [Self; 5] = [
        Self::English,
        Self::Portuguese,
        Self::Spanish,
        Self::Italian,
        Self::Romanian,
    ];

    /// Its code, as locales have it.
    #[must_use]
    pub const fn code(self) -> &'static str {
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
                include_str!("../../../locales/en/server.ftl"),
                include_str!("../../../locales/en/explain.ftl"),
                include_str!("../../../locales/en/deeds.ftl"),
                include_str!("../../../locales/en/ask.ftl"),
                include_str!("../../../locales/en/analysis.ftl"),
                include_str!("../../../locales/en/event.ftl"),
                include_str!("../../../locales/en/score.ftl"),
                include_str!("../../../locales/en/convert.ftl"),
                include_str!("../../../locales/en/movement.ftl"),
                include_str!("../../../locales/en/demo.ftl"),
                include_str!("../../../locales/en/law.ftl")
            ),
            Self::Portuguese => concat!(
                include_str!("../../../locales/pt/show.ftl"),
                include_str!("../../../locales/pt/server.ftl"),
                include_str!("../../../locales/pt/explain.ftl"),
                include_str!("../../../locales/pt/deeds.ftl"),
                include_str!("../../../locales/pt/ask.ftl"),
                include_str!("../../../locales/pt/analysis.ftl"),
                include_str!("../../../locales/pt/event.ftl"),
                include_str!("../../../locales/pt/score.ftl"),
                include_str!("../../../locales/pt/convert.ftl"),
                include_str!("../../../locales/pt/movement.ftl"),
                include_str!("../../../locales/pt/demo.ftl"),
                include_str!("../../../locales/pt/law.ftl")
            ),
            Self::Spanish => concat!(
                include_str!("../../../locales/es/show.ftl"),
                include_str!("../../../locales/es/server.ftl"),
                include_str!("../../../locales/es/explain.ftl"),
                include_str!("../../../locales/es/deeds.ftl"),
                include_str!("../../../locales/es/ask.ftl"),
                include_str!("../../../locales/es/analysis.ftl"),
                include_str!("../../../locales/es/event.ftl"),
                include_str!("../../../locales/es/score.ftl"),
                include_str!("../../../locales/es/convert.ftl"),
                include_str!("../../../locales/es/movement.ftl"),
                include_str!("../../../locales/es/demo.ftl"),
                include_str!("../../../locales/es/law.ftl")
            ),
            Self::Italian => concat!(
                include_str!("../../../locales/it/show.ftl"),
                include_str!("../../../locales/it/server.ftl"),
                include_str!("../../../locales/it/explain.ftl"),
                include_str!("../../../locales/it/deeds.ftl"),
                include_str!("../../../locales/it/ask.ftl"),
                include_str!("../../../locales/it/analysis.ftl"),
                include_str!("../../../locales/it/event.ftl"),
                include_str!("../../../locales/it/score.ftl"),
                include_str!("../../../locales/it/convert.ftl"),
                include_str!("../../../locales/it/movement.ftl"),
                include_str!("../../../locales/it/demo.ftl"),
                include_str!("../../../locales/it/law.ftl")
            ),
            Self::Romanian => concat!(
                include_str!("../../../locales/ro/show.ftl"),
                include_str!("../../../locales/ro/server.ftl"),
                include_str!("../../../locales/ro/explain.ftl"),
                include_str!("../../../locales/ro/deeds.ftl"),
                include_str!("../../../locales/ro/ask.ftl"),
                include_str!("../../../locales/ro/analysis.ftl"),
                include_str!("../../../locales/ro/event.ftl"),
                include_str!("../../../locales/ro/score.ftl"),
                include_str!("../../../locales/ro/convert.ftl"),
                include_str!("../../../locales/ro/movement.ftl"),
                include_str!("../../../locales/ro/demo.ftl"),
                include_str!("../../../locales/ro/law.ftl")
            ),
        }
    }

    /// Why something is refused, by the keys of the crates that refuse it.
    const fn refusals(self) -> &'static str {
        match self {
            Self::English => include_str!("../../../locales/en/refusals.ftl"),
            Self::Portuguese => include_str!("../../../locales/pt/refusals.ftl"),
            Self::Spanish => include_str!("../../../locales/es/refusals.ftl"),
            Self::Italian => include_str!("../../../locales/it/refusals.ftl"),
            Self::Romanian => include_str!("../../../locales/ro/refusals.ftl"),
        }
    }

    /// The language that the environment asks for: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set.
    /// English if there is none or we have no words for it.
    pub fn of_environment() -> Self {
        ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .filter_map(|name| std::env::var(name).ok())
            .find(|value| !value.is_empty())
            .and_then(|value| value.parse().ok())
            .unwrap_or(Self::English)
    }
}

/// The language of a code such as `pt` or `PT`, or of a locale such as `pt-BR` or `pt_BR.UTF-8`.
impl FromStr for Language {
    type Err = String;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        let end = s.find(['_', '-', '.', '@']).unwrap_or(s.len());
        Ok(match &*s[..end].to_ascii_lowercase() {
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

            /// Whether some message has that id.
            #[cfg(test)]
            pub(crate) fn is_id(id: &str) -> bool {
                Self::ALL.iter().any(|message| message.id() == id)
            }

            #[cfg(test)]
            const ALL: &[Self] = &[$(Self::$name),*];
        }
    };
}

messages! {
    DidArtificial "did-artificial"
    DidShows "did-shows"
    DidLeadsDown "did-leads-down"
    DidFaces "did-faces"
    DidNames "did-names"
    DidRenames "did-renames"
    DidTogether "did-together"
    DidPlaces "did-places"
    DidExposes "did-exposes"
    DidExposesDeliberately "did-exposes-deliberately"
    DidChanges "did-changes"
    DidCorrects "did-corrects"
    DidAttention "did-attention"
    DidAttentionRevoke "did-attention-revoke"
    DidClaims "did-claims"
    DidConcedes "did-concedes"
    DidSaying "did-saying"
    DidAgrees "did-agrees"
    DidObjects "did-objects"
    DidRequestsPlay "did-requests-play"
    DidConsents "did-consents"
    DidAccepts "did-accepts"
    DidDeclines "did-declines"
    DidRequires "did-requires"
    DidForbids "did-forbids"
    DidWaives "did-waives"
    DidSpreads "did-spreads"
    DidKeeps "did-keeps"
    DidOmits "did-omits"
    DidInspects "did-inspects"
    DidInspectsOwn "did-inspects-own"
    DidInspectsQuitted "did-inspects-quitted"
    DidPointsOut "did-points-out"
    DidHesitates "did-hesitates"
    DidHurries "did-hurries"
    DidRemarks "did-remarks"
    DidAsks "did-asks"
    DidAnswers "did-answers"
    DidAlerts "did-alerts"
    DidGestures "did-gestures"
    DidReserves "did-reserves"
    WhatHigh "what-high"
    WhatLow "what-low"
    WhatWin "what-win"
    WhatAnything "what-anything"
    WhatHighestSuit "what-highest-suit"
    WhatLowestSuit "what-lowest-suit"
    WhatFromDeclarer "what-from-declarer"
    WhatFromDummy "what-from-dummy"
    FoundUnintended "found-unintended"
    FoundIntendedCall "found-intended-call"
    FoundComparable "found-comparable"
    FoundNotComparable "found-not-comparable"
    FoundMeantOver "found-meant-over"
    FoundMeantOwnTurn "found-meant-own-turn"
    FoundMeantLead "found-meant-lead"
    FoundMeantPlay "found-meant-play"
    FoundBreach "found-breach"
    FoundBreachBy "found-breach-by"
    FoundSlip "found-slip"
    FoundNoSlip "found-no-slip"
    FoundIntended "found-intended"
    FoundLed "found-led"
    FoundNotLed "found-not-led"
    FoundNoPenalty "found-no-penalty"
    FoundRevoked "found-revoked"
    FoundTricks "found-tricks"
    FoundMisinformed "found-misinformed"
    FoundReturned "found-returned"
    FoundNotReturned "found-not-returned"
    FoundNextCall "found-next-call"
    FoundRoundOver "found-round-over"
    FoundPeriodOver "found-period-over"
    FoundOmitted "found-omitted"
    FoundExtra "found-extra"
    FoundNoClaim "found-no-claim"
    FoundClaim "found-claim"
    FoundMixed "found-mixed"
    FoundMixedSide "found-mixed-side"
    FoundFouled "found-fouled"
    FoundDamage "found-damage"
    FoundNoDamage "found-no-damage"
    FoundAdjust "found-adjust"
    FoundCounts "found-counts"
    FoundMissing "found-missing"
    FoundMissingPlayed "found-missing-played"
    FoundMissingNowhere "found-missing-nowhere"
    FoundWrongCards "found-wrong-cards"
    FoundCalledBefore "found-called-before"
    FoundWrongBoard "found-wrong-board"
    FoundWrongBoardPlayed "found-wrong-board-played"
    FoundInformed "found-informed"
    FoundSeen "found-seen"
    FoundNotSeen "found-not-seen"
    FoundPlayable "found-playable"
    FoundNotPlayable "found-not-playable"
    FoundInterferes "found-interferes"
    FoundNotInterferes "found-not-interferes"
    FoundQuitted "found-quitted"
    FoundNotQuitted "found-not-quitted"
    FoundDiffers "found-differs"
    FoundNotDiffers "found-not-differs"
    FoundRemedySeats "found-remedy-seats"
    FoundRemedyRedeal "found-remedy-redeal"
    FoundRemedyPlay "found-remedy-play"
    FoundRemedyAdjust "found-remedy-adjust"
    DemoEvent "demo-event"
    DemoPreparing "demo-preparing"
    DemoReady "demo-ready"
    DemoDirector "demo-director"
    DemoDirectorHint "demo-director-hint"
    DemoPhone "demo-phone"
    DemoPhoneHint "demo-phone-hint"
    DemoResults "demo-results"
    DemoResultsHint "demo-results-hint"
    DemoRuling "demo-ruling"
    DemoRulingHint "demo-ruling-hint"
    DemoGone "demo-gone"
    DemoKept "demo-kept"
    ServeSetupDone "serve-setup-done"
    ServeSetupCode "serve-setup-code"
    ServeWrongPassword "serve-wrong-password"
    ServeCodeUsed "serve-code-used"
    ServePersonGone "serve-person-gone"
    ServeNoTableCode "serve-no-table-code"
    ServeJoinFirst "serve-join-first"
    ServeSeat "serve-seat"
    ServeNameTaken "serve-name-taken"
    ServeNotYourself "serve-not-yourself"
    ServeNoPerson "serve-no-person"
    ServeNoToken "serve-no-token"
    ServeRole "serve-role"
    ServeNameLength "serve-name-length"
    ServePasswordLength "serve-password-length"
    ServeSignIn "serve-sign-in"
    ServeNeedsRole "serve-needs-role"
    ServeRoleMayNot "serve-role-may-not"
    ServeRoleDirector "serve-role-director"
    ServeRoleAssistant "serve-role-assistant"
    ServeRoleScorer "serve-role-scorer"
    ServeRoleTable "serve-role-table"
    ServeRoleSpectator "serve-role-spectator"
    ServeTokenUnknown "serve-token-unknown"
    ServeOtherSite "serve-other-site"
    ServeOtherEvent "serve-other-event"
    ServeOtherTable "serve-other-table"
    ServeRoundNotOn "serve-round-not-on"
    ServeNotPlayedHere "serve-not-played-here"
    ServeChooseSeat "serve-choose-seat"
    ServeSeatEmpty "serve-seat-empty"
    ServeSamePhone "serve-same-phone"
    ServePlaces "serve-places"
    ServeTooFewBoards "serve-too-few-boards"
    ServeMissingBoards "serve-missing-boards"
    ServeNotDealt "serve-not-dealt"
    ServeChangeWhat "serve-change-what"
    ServeNotSwiss "serve-not-swiss"
    ServeRoundNotOver "serve-round-not-over"
    ServeSignedIn "serve-signed-in"
    ServeEventName "serve-event-name"
    ServeOneAct "serve-one-act"
    ServeAct "serve-act"
    ServeKey "serve-key"
    ServeGoneOn "serve-gone-on"
    ServeHasResult "serve-has-result"
    ServeNoResults "serve-no-results"
    ServeNoEvent "serve-no-event"
    ServeNoAddress "serve-no-address"
    ServeFirst "serve-first"
    ServeBoardNotPublic "serve-board-not-public"
    ServeNoBoard "serve-no-board"
    ServeNoContestant "serve-no-contestant"
    ServeNoTable "serve-no-table"
    ServeSessionSize "serve-session-size"
    ServeKind "serve-kind"
    ServeDealWhat "serve-deal-what"
    ServeNoHands "serve-no-hands"
    ServeTooManyEntries "serve-too-many-entries"
    ServeOneBoard "serve-one-board"
    ServeEdition "serve-edition"
    ServeTooLarge "serve-too-large"
    ServeMethod "serve-method"
    ServeUnreadable "serve-unreadable"
    ServeTooMany "serve-too-many"
    ServeFailed "serve-failed"
    ServeClosing "serve-closing"
    ServeNoFormat "serve-no-format"
    ServeHandsNotPublic "serve-hands-not-public"
    ServeNoBoards "serve-no-boards"
    ServeNoEntrants "serve-no-entrants"
    ServeEntrantNumber "serve-entrant-number"
    ServeEntrantTwice "serve-entrant-twice"
    ServeNoDocument "serve-no-document"
    ServeNoMovement "serve-no-movement"
    ServeNoAppeal "serve-no-appeal"
    ServePrintHow "serve-print-how"
    ServeLanguage "serve-language"
    ServeWorking "serve-working"
    ServeNotScored "serve-not-scored"
    AskChoice "ask-choice"
    AskComparable "ask-comparable"
    AskSameMeaning "ask-same-meaning"
    AskCorrection "ask-correction"
    AskDamage "ask-damage"
    AskSeen "ask-seen"
    AskPlayable "ask-playable"
    AskInterferes "ask-interferes"
    AskQuitted "ask-quitted"
    AskDiffers "ask-differs"
    AskRemedy "ask-remedy"
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
    AnswerLowest "answer-lowest"
    AnswerLowestNatural "answer-lowest-natural"
    AnswerLowestArtificial "answer-lowest-artificial"
    AnswerComparable "answer-comparable"
    AnswerSameMeaning "answer-same-meaning"
    AnswerPartnerSilent "answer-partner-silent"
    AnswerPartnerPassesOnce "answer-partner-passes-once"
    AnswerRemedySeats "answer-remedy-seats"
    AnswerRemedyRedeal "answer-remedy-redeal"
    AnswerRemedyPlay "answer-remedy-play"
    AnswerRemedyAdjust "answer-remedy-adjust"
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
    OptionNamesCard "option-names-card"
    OptionPlays "option-plays"
    OptionCard "option-card"
    OptionRequestsPlay "option-requests-play"
    OptionConsents "option-consents"
    OptionRequiresDeclarer "option-requires-declarer"
    OptionRequiresDummy "option-requires-dummy"
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
    EventStandBy "event-stand-by"
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
    EventDeadlineAppealPenalty "event-deadline-appeal-penalty"
    EventDeadlineBoardRuling "event-deadline-board-ruling"
    EventDeadlineBoardScore "event-deadline-board-score"
    EventStandings "event-standings"
    EventStandingsAfter "event-standings-after"
    EventNotRanked "event-not-ranked"
    EventUnscorable "event-unscorable"
    EventAdded "event-added"
    ScorePlace "score-place"
    ScoreTotal "score-total"
    ScoreContestant "score-contestant"
    ScoreMatches "score-matches"
    ScoreMatch "score-match"
    ScoreSession "score-session"
    ScoreRound "score-round"
    ScoreSection "score-section"
    ScoreTop "score-top"
    ScoreBye "score-bye"
    ScoreVp "score-vp"
    ScorePenalty "score-penalty"
    ScoreCarried "score-carried"
    ScoreHandicap "score-handicap"
    ScoreWins "score-wins"
    ScoreWarning "score-warning"
    ScoreReason "score-reason"
    TestOwnMatch "test-own-match"
    TestOwnMatchBasic "test-own-match-basic"
    TestBeatAll "test-beat-all"
    TestBeatAllBasic "test-beat-all-basic"
    TestAmong "test-among"
    TestAmongBasic "test-among-basic"
    TestMatchesWon "test-matches-won"
    TestTieBreakPoints "test-tie-break-points"
    TestBasicMethod "test-basic-method"
    TestBoardCount "test-board-count"
    TestKnockOutNet "test-knock-out-net"
    TestPartBoards "test-part-boards"
    TestPartPoints "test-part-points"
    WarnAboveHundred "warn-above-hundred"
    WarnOtherTable2007 "warn-other-table-2007"
    WarnOtherTable2017 "warn-other-table-2017"
    WarnExtraBoards "warn-extra-boards"
    AwardPlus "award-plus"
    AwardAverage "award-average"
    AwardMinus "award-minus"
    AwardPercent "award-percent"
    AwardComplement "award-complement"
    FactTableScore "fact-table-score"
    FactPart "fact-part"
    FactForm "fact-form"
    FactFrequencies "fact-frequencies"
    FactFactor "fact-factor"
    FactBeats "fact-beats"
    FactBeatsHalved "fact-beats-halved"
    FactCrossImps "fact-cross-imps"
    FactMean "fact-mean"
    FactDatum "fact-datum"
    FactDifference "fact-difference"
    FactWeightedDifference "fact-weighted-difference"
    FactWeightedPart "fact-weighted-part"
    FactAward "fact-award"
    FactOwnAverage "fact-own-average"
    FactOwnMean "fact-own-mean"
    FactOverTheCap "fact-over-the-cap"
    FactAssignedBetter "fact-assigned-better"
    FactComplement "fact-complement"
    FactRedress "fact-redress"
    RedressNoDamage "redress-no-damage"
    RedressAll "redress-all"
    RedressPartly "redress-partly"
    RedressNone "redress-none"
    FactPoints "fact-points"
    FactRounded "fact-rounded"
    FactBalanced "fact-balanced"
    FactNotPlayed "fact-not-played"
    FactAbsent "fact-absent"
    FactScores "fact-scores"
    FactSum "fact-sum"
    FactDecidedElsewhere "fact-decided-elsewhere"
    FactCutShort "fact-cut-short"
    FactVoidAtFault "fact-void-at-fault"
    FactVoidInnocent "fact-void-innocent"
    FactCapped "fact-capped"
    FactPercentage "fact-percentage"
    FactDivided "fact-divided"
    FactWholeImps "fact-whole-imps"
    FactScale "fact-scale"
    FactScaleColumn "fact-scale-column"
    FactPairingStronger "fact-pairing-stronger"
    FactPairingWeaker "fact-pairing-weaker"
    FaultOwn "fault-own"
    FaultNone "fault-none"
    FactSeatingTeams "fact-seating-teams"
    FactSeatingDirector "fact-seating-director"
    FactHybridBoards "fact-hybrid-boards"
    FactHybridPoints "fact-hybrid-points"
    FactByeOwn "fact-bye-own"
    FactByeWithdrawn "fact-bye-withdrawn"
    FactByeGiven "fact-bye-given"
    FactByePlus "fact-bye-plus"
    EventReserve "event-reserve"
    EventReserveLots "event-reserve-lots"
    EventReserveFor "event-reserve-for"
    EventReserveNone "event-reserve-none"
    FactWalkoverWon "fact-walkover-won"
    FactWalkoverLost "fact-walkover-lost"
    FactKnockOutPenalty "fact-knock-out-penalty"
    FactKnockOutPenaltyBeside "fact-knock-out-penalty-beside"
    FactSatOut "fact-sat-out"
    FactWithdrew "fact-withdrew"
    FactCarriedFull "fact-carried-full"
    FactCarriedShare "fact-carried-share"
    FactCarriedFormula "fact-carried-formula"
    FactPenaltyStandard "fact-penalty-standard"
    FactPenaltyDisciplinary "fact-penalty-disciplinary"
    FactPenaltyPoints "fact-penalty-points"
    FactTotal "fact-total"
    FactPercent "fact-percent"
    FactPlace "fact-place"
    FactPlaceShared "fact-place-shared"
    FactUnranked "fact-unranked"
    FactTest "fact-test"
    FactKnockOutWins "fact-knock-out-wins"
    FactStratum "fact-stratum"
    FactHandicap "fact-handicap"
    ExplainFigureUnknown "explain-figure-unknown"
    NoSuchBoard "no-such-board"
    NoSuchMatch "no-such-match"
    NoSuchContestant "no-such-contestant"
    NoSuchFigure "no-such-figure"
    NotARound "not-a-round"
    Lost "lost"
    LostAt "lost-at"
    LossesStrict "losses-strict"
    PlaceLine "place-line"
    PlaceGame "place-game"
    PlaceBoard "place-board"
    PlaceLog "place-log"
    PlaceResult "place-result"
    PlaceMessage "place-message"
    PlaceContestant "place-contestant"
    PlaceMatch "place-match"
    LostEvent "lost-event"
    LostSite "lost-site"
    LostDate "lost-date"
    LostScoringWord "lost-scoring-word"
    LostName "lost-name"
    LostNameChanged "lost-name-changed"
    LostTag "lost-tag"
    LostSecondTag "lost-second-tag"
    LostSecondLine "lost-second-line"
    LostSection "lost-section"
    LostComment "lost-comment"
    LostEscape "lost-escape"
    LostNote "lost-note"
    LostMark "lost-mark"
    LostLayout "lost-layout"
    LostSecondCommand "lost-second-command"
    LostLineBreaks "lost-line-breaks"
    LostClosingBrace "lost-closing-brace"
    LostBars "lost-bars"
    LostTooManyNotes "lost-too-many-notes"
    LostDealerUnknown "lost-dealer-unknown"
    LostVulnerabilityUnknown "lost-vulnerability-unknown"
    LostBoardNumber "lost-board-number"
    LostFourthHand "lost-fourth-hand"
    LostShortHand "lost-short-hand"
    LostOutOfRotation "lost-out-of-rotation"
    LostAuctionEnded "lost-auction-ended"
    LostAuctionFrom "lost-auction-from"
    LostPlayFromCard "lost-play-from-card"
    LostPlayWithoutAuction "lost-play-without-auction"
    LostPlayFromTrick "lost-play-from-trick"
    LostLeadOutOfTurn "lost-lead-out-of-turn"
    LostPlayEnded "lost-play-ended"
    LostAlert "lost-alert"
    LostExplanation "lost-explanation"
    LostJudgement "lost-judgement"
    LostContract "lost-contract"
    LostContractBy "lost-contract-by"
    LostTricks "lost-tricks"
    LostSwapped "lost-swapped"
    LostClauses "lost-clauses"
    LostExpectation "lost-expectation"
    LostEditions "lost-editions"
    LostEntry "lost-entry"
    LostNoBoardNumber "lost-no-board-number"
    LostNoContract "lost-no-contract"
    LostOnlyResult "lost-only-result"
    LostNotPlayed "lost-not-played"
    LostKey "lost-key"
    LostScoring "lost-scoring"
    LostEdition "lost-edition"
    LostEntries "lost-entries"
    LostMatchName "lost-match-name"
    LostAward "lost-award"
    LostNoPairNumbers "lost-no-pair-numbers"
    LostNoResult "lost-no-result"
    LostDeleted "lost-deleted"
    LostOneSide "lost-one-side"
    LostElement "lost-element"
    LostOtherEvents "lost-other-events"
    LostLead "lost-lead"
    LostScore "lost-score"
    LostResultText "lost-result-text"
    LostPlayers "lost-players"
    LostMatchNames "lost-match-names"
    LostWithoutResult "lost-without-result"
    LostRevoke "lost-revoke"
    LostTricksDiffer "lost-tricks-differ"
    LostFixedAward "lost-fixed-award"
    LostAdjusted "lost-adjusted"
    LostContractAtOdds "lost-contract-at-odds"
    LostContractIncomplete "lost-contract-incomplete"
    LostContractReplaced "lost-contract-replaced"
    LostSessionName "lost-session-name"
    LostTableUnknown "lost-table-unknown"
    LostRoundUnknown "lost-round-unknown"
    LostCorrected "lost-corrected"
    LostTwice "lost-twice"
    MovementRight "movement-right"
    MovementWrong "movement-wrong"
    MovementTitlePairs "movement-title-pairs"
    MovementTitlePlayers "movement-title-players"
    MovementTitleTeams "movement-title-teams"
    MovementRound "movement-round"
    MovementTable "movement-table"
    MovementSides "movement-sides"
    MovementBoards "movement-boards"
    MovementVersus "movement-versus"
    MovementNobody "movement-nobody"
    MovementShared "movement-shared"
    FiguresSize "figures-size"
    FiguresShared "figures-shared"
    FiguresSitOuts "figures-sit-outs"
    FiguresMet "figures-met"
    FiguresPartners "figures-partners"
    FiguresOneWinner "figures-one-winner"
    FiguresTwoWinners "figures-two-winners"
    FiguresCompetition "figures-competition"
    SuggestSize "suggest-size"
    SwissBye "swiss-bye"
    SwissTriangle "swiss-triangle"
    SwissLongFirst "swiss-long-first"
    SwissLongSecond "swiss-long-second"
    SwissTooMany "swiss-too-many"
    BracketTitle "bracket-title"
    BracketWinner "bracket-winner"
    BracketBye "bracket-bye"
    PlaceRound "place-round"
    PlaceRoundTable "place-round-table"
    PlaceRoundMatch "place-round-match"
    ChangeNew "change-new"
    ChangeGone "change-gone"
    ChangeBoards "change-boards"
    ChangeSeats "change-seats"
    FaultAt "fault-at"
    KnockoutUnknownSeed "knockout-unknown-seed"
    KnockoutEntersTwice "knockout-enters-twice"
    KnockoutNeverEnters "knockout-never-enters"
    KnockoutUnknownMatch "knockout-unknown-match"
    KnockoutGoesOnTwice "knockout-goes-on-twice"
    KnockoutNotGoingOn "knockout-not-going-on"
    KnockoutTwoByes "knockout-two-byes"
    KnockoutLateBye "knockout-late-bye"
    KnockoutByeToLower "knockout-bye-to-lower"
    KnockoutTooEarly "knockout-too-early"
    KnockoutNoFinal "knockout-no-final"
    DealSeeded "deal-seeded"
    DealRight "deal-right"
    DealUnknown "deal-unknown"
    DealCounts "deal-counts"
    DealDocument "deal-document"
    ServeAt "serve-at"
    ServeFirstStart "serve-first-start"
    ServeKept "serve-kept"
    ServeWayBack "serve-way-back"
    ImpossibleNotHeld "impossible-not-held"
    ImpossibleHeldBy "impossible-held-by"
    ImpossibleGone "impossible-gone"
    ImpossibleFourteenth "impossible-fourteenth"
    ImpossibleNotAsked "impossible-not-asked"
    ImpossibleHeld "impossible-held"
    ImpossibleNotSought "impossible-not-sought"
    ImpossibleOver "impossible-over"
    ImpossibleNothingFaceDown "impossible-nothing-face-down"
    ImpossibleTooManyTricks "impossible-too-many-tricks"
    ImpossibleNotLegalInShort "impossible-not-legal-in-short"
    ImpossibleAtEntry "impossible-at-entry"
    ImpossibleAtCall "impossible-at-call"
    ImpossibleAtCard "impossible-at-card"
    RefusedEntry "refused-entry"
    RefusedLaw "refused-law"
    Refused "refused"
    RefusedOfThose "refused-of-those"
    EventNoRound "event-no-round"
    EventNoAppeal "event-no-appeal"
    TitleBarometer "title-barometer"
    TitleSections "title-sections"
    TitleSwitched "title-switched"
    TitleShort "title-short"
    TitleRoving "title-roving"
    TitleTriangle "title-triangle"
    TitleMitchell "title-mitchell"
    TitleMitchellSkip "title-mitchell-skip"
    TitleMitchellShare "title-mitchell-share"
    TitleHowell "title-howell"
    TitleReducedHowell "title-reduced-howell"
    TitleHesitation "title-hesitation"
    TitleAppendix "title-appendix"
    TitleWeb "title-web"
    TitleIndividual "title-individual"
    TitleHeadToHead "title-head-to-head"
    TitleRoundRobin "title-round-robin"
    TitleMultipleTeams "title-multiple-teams"
    SizeTables "size-tables"
    SizeRounds "size-rounds"
    SizePlayers "size-players"
    SizeStanzas "size-stanzas"
    SizeTeams "size-teams"
    SizeSets "size-sets"
    SuggestMinutes "suggest-minutes"
    LawParts "law-parts"
    LawAsks "law-asks"
    LawFollows "law-follows"
    LawEditions "law-editions"
    LawYears "law-years"
    LawHeading "law-heading"
    LawMoreEnglish "law-more-english"
    LawNotFound "law-not-found"
    LawUnknown "law-unknown"
    LawUnknownIn "law-unknown-in"
    LawNear "law-near"
    LawInOther "law-in-other"
    LawKindMechanical "law-kind-mechanical"
    LawKindJudgement "law-kind-judgement"
    LawKindScoring "law-kind-scoring"
    LawKindProcedure "law-kind-procedure"
    LawKindConduct "law-kind-conduct"
    LawKindDefinition "law-kind-definition"
}

/// The words of one language.
pub struct Words {
    bundle: FluentBundle<FluentResource>,
    /// Their language.
    pub language: Language,
}

impl Words {
    /// The words of that language.
    pub fn new(language: Language) -> Self {
        let locale: LanguageIdentifier = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![locale]);
        // The marks that keep directions of writing apart show as boxes in some terminals, and all five languages
        // are written from left to right.
        bundle.set_use_isolating(false);
        for source in [language.source(), language.refusals()] {
            // What could be read is used even if a line is wrong; a test sees to it that none is.
            let resource =
                FluentResource::try_new(source.to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Self { bundle, language }
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
        let args: FluentArgs = args.into_iter().collect();
        self.by_id(message.id(), &args)
            .unwrap_or_else(|| message.id().to_owned())
    }

    /// The message with that id, if there is one.
    pub(crate) fn by_id(&self, id: &str, args: &FluentArgs) -> Option<String> {
        let pattern = self.bundle.get_message(id)?.value()?;
        let told = self
            .bundle
            .format_pattern(pattern, Some(args), &mut Vec::new());
        Some(told.into_owned())
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
            for source in [language.source(), language.refusals()] {
                let read = FluentResource::try_new(source.to_owned());
                assert!(read.is_ok(), "{language:?}");
            }
            for line in language.refusals().lines() {
                let id = line.split(" = ").next().unwrap_or_default();
                assert!(!Message::is_id(id), "{language:?}: {id} is there twice");
            }
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
        for portuguese in ["pt", "PT", "pt-BR", "pt_BR.UTF-8"] {
            assert_eq!(portuguese.parse(), Ok(Language::Portuguese), "{portuguese}");
        }
        assert_eq!("ro".parse(), Ok(Language::Romanian));
        assert_eq!("it@euro".parse(), Ok(Language::Italian));
        for none in ["", "C.UTF-8", "portuguese", "-pt", "é"] {
            assert!(none.parse::<Language>().is_err(), "{none}");
        }
    }
}
