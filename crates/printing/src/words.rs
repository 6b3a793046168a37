//! The words of what is printed, in five languages, from the files of `locales/`.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use unic_langid::LanguageIdentifier;

/// Declares the labels, so that one that is not in the files does not pass the tests and one that nobody uses does not pass
/// the compiler.
macro_rules! labels {
    ($($name:ident $id:literal)*) => {
        /// A message of the Fluent files.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub(crate) enum Label { $($name),* }

        impl Label {
            const fn id(self) -> &'static str {
                match self { $(Self::$name => $id),* }
            }

            #[cfg(test)]
            const ALL: &[Self] = &[$(Self::$name),*];
        }
    };
}

labels! {
    LetterAce "letter-ace"
    LetterKing "letter-king"
    LetterQueen "letter-queen"
    LetterJack "letter-jack"
    Ten "ten"
    Notrump "notrump"
    Pass "pass"
    Board "board"
    North "north"
    NorthSouth "north-south"
    EastWest "east-west"
    East "east"
    South "south"
    West "west"
    SeatN "print-seat-n"
    SeatE "print-seat-e"
    SeatS "print-seat-s"
    SeatW "print-seat-w"
    SideNs "print-side-ns"
    SideEw "print-side-ew"
    DealerShort "print-dealer-short"
    VulShortNone "print-vul-short-none"
    VulShortNs "print-vul-short-ns"
    VulShortEw "print-vul-short-ew"
    VulShortBoth "print-vul-short-both"
    Par "print-par"
    ParZero "print-par-zero"
    DecimalMark "print-decimal-mark"
    Page "print-page"
    HandRecords "print-hand-records"
    BoardsRange "print-boards-range"
    MovementCards "print-movement-cards"
    GuideCards "print-guide-cards"
    TableNumber "print-table-number"
    PairNumber "print-pair-number"
    PlayerNumber "print-player-number"
    TeamNumber "print-team-number"
    Round "print-round"
    Table "print-table"
    Section "print-section"
    Direction "print-direction"
    Opponents "print-opponents"
    PartnerName "print-partner-name"
    Boards "print-boards"
    SitOut "print-sit-out"
    Shared "print-shared"
    Travellers "print-travellers"
    Scorecards "print-scorecards"
    Slips "print-slips"
    BoardColumn "print-board-column"
    ContractColumn "print-contract-column"
    By "print-by"
    Lead "print-lead"
    ResultColumn "print-result-column"
    TricksColumn "print-tricks-column"
    ScoreColumn "print-score-column"
    PointsMatchpoints "print-points-matchpoints"
    PointsImps "print-points-imps"
    PointsOther "print-points-other"
    Total "print-total"
    Top "print-top"
    NotPlayed "print-not-played"
    Artificial "print-artificial"
    Assigned "print-assigned"
    Initials "print-initials"
    SessionNumber "print-session-number"
    RoundNumber "print-round-number"
    FormName "print-form-name"
    Ranking "print-ranking"
    Place "print-place"
    Names "print-names"
    NumberColumn "print-number-column"
    VictoryPoints "print-victory-points"
    PenaltyColumn "print-penalty-column"
    Carried "print-carried"
    Stratum "print-stratum"
    Handicap "print-handicap"
    Matches "print-matches"
    TableCards "print-table-cards"
    Scan "print-scan"
    AppealForm "print-appeal-form"
    AppealEvent "print-appeal-event"
    AppealScoring "print-appeal-scoring"
    AppealSession "print-appeal-session"
    AppealPlayers "print-appeal-players"
    AppealLevel "print-appeal-level"
    AppealDeal "print-appeal-deal"
    AppealAuction "print-appeal-auction"
    AppealAlerts "print-appeal-alerts"
    AppealLead "print-appeal-lead"
    AppealPlay "print-appeal-play"
    AppealTableResult "print-appeal-table-result"
    AppealScore "print-appeal-score"
    AppealSystem "print-appeal-system"
    AppealCard "print-appeal-card"
    AppealCardAgrees "print-appeal-card-agrees"
    AppealCardDiffers "print-appeal-card-differs"
    AppealCardMissing "print-appeal-card-missing"
    AppealFacts "print-appeal-facts"
    AppealRuling "print-appeal-ruling"
    AppealLaw "print-appeal-law"
    AppealAssigned "print-appeal-assigned"
    AppealLegalAuction "print-appeal-legal-auction"
    AppealDirector "print-appeal-director"
    AppealConsulted "print-appeal-consulted"
    AppealPoll "print-appeal-poll"
    AppealAppeal "print-appeal-appeal"
    AppealBy "print-appeal-by"
    AppealByDirector "print-appeal-by-director"
    AppealReason "print-appeal-reason"
    AppealDeposit "print-appeal-deposit"
    AppealDepositBy "print-appeal-deposit-by"
    AppealException "print-appeal-exception"
    AppealSeen "print-appeal-seen"
    AppealYes "print-appeal-yes"
    AppealNo "print-appeal-no"
    AppealComments "print-appeal-comments"
    AppealHearing "print-appeal-hearing"
    AppealCommittee "print-appeal-committee"
    AppealChair "print-appeal-chair"
    AppealMembers "print-appeal-members"
    AppealFindings "print-appeal-findings"
    AppealDecision "print-appeal-decision"
    AppealUpheld "print-appeal-upheld"
    AppealChanged "print-appeal-changed"
    AppealReasons "print-appeal-reasons"
    AppealDepositDecision "print-appeal-deposit-decision"
    AppealReturned "print-appeal-returned"
    AppealKept "print-appeal-kept"
    AppealDissent "print-appeal-dissent"
    AppealTold "print-appeal-told"
}

/// The words of a language.
pub struct Words {
    code: &'static str,
    bundle: FluentBundle<FluentResource>,
}

impl core::fmt::Debug for Words {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "Words({})", self.code)
    }
}

macro_rules! source {
    ($code:literal) => {
        (
            $code,
            concat!(
                include_str!(concat!("../../../locales/", $code, "/show.ftl")),
                include_str!(concat!("../../../locales/", $code, "/print.ftl"))
            ),
        )
    };
}

/// The languages, each with its messages.
const SOURCES: [(&str, &str); 5] = [
    source!("en"),
    source!("pt"),
    source!("es"),
    source!("it"),
    source!("ro"),
];

impl Words {
    /// The words of the language with that code: `en`, `pt`, `es`, `it` or `ro`.
    ///
    /// ```
    /// use openroom_printing::Words;
    ///
    /// assert_eq!(Words::new("ro").unwrap().code(), "ro");
    /// assert!(Words::new("xx").is_none());
    /// ```
    #[must_use]
    pub fn new(code: &str) -> Option<Self> {
        let (code, source) = SOURCES.into_iter().find(|(name, _)| *name == code)?;
        let locale: LanguageIdentifier = code.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![locale]);
        bundle.set_use_isolating(false);
        // What could be read is used even if a line is wrong; a test sees to it that none is.
        let resource =
            FluentResource::try_new(source.to_owned()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
        Some(Self { code, bundle })
    }

    /// The code of the language.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        self.code
    }

    /// A message without arguments.
    pub(crate) fn say(&self, label: Label) -> String {
        self.tell(label, [])
    }

    /// A message with its arguments.
    pub(crate) fn tell<const N: usize>(
        &self,
        label: Label,
        args: [(&'static str, String); N],
    ) -> String {
        let args: FluentArgs = args.into_iter().collect();
        let pattern = self
            .bundle
            .get_message(label.id())
            .and_then(|message| message.value());
        pattern.map_or_else(
            || label.id().to_owned(),
            |pattern| {
                self.bundle
                    .format_pattern(pattern, Some(&args), &mut Vec::new())
                    .into_owned()
            },
        )
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;

    /// The ids of a source, each with the names of its arguments.
    fn ids(source: &str) -> BTreeMap<&str, BTreeSet<&str>> {
        let mut found = BTreeMap::new();
        for line in source.lines() {
            let Some((id, text)) = line
                .split_once(" = ")
                .filter(|_| line.starts_with(|c: char| c.is_ascii_lowercase()))
            else {
                continue;
            };
            let names = text
                .split("{ $")
                .skip(1)
                .filter_map(|part| part.split(' ').next())
                .collect();
            assert!(found.insert(id, names).is_none(), "{id} is there twice");
        }
        found
    }

    #[test]
    fn every_language_has_every_label() {
        let english = ids(SOURCES[0].1);
        for (code, source) in SOURCES {
            assert!(FluentResource::try_new(source.to_owned()).is_ok(), "{code}");
            let there = ids(source);
            for label in Label::ALL {
                let names = there.get(label.id());
                assert!(names.is_some(), "{code}: {} is missing", label.id());
                assert_eq!(names, english.get(label.id()), "{code}: {}", label.id());
            }
            let own = there.keys().filter(|id| id.starts_with("print-"));
            for id in own {
                assert!(Label::ALL.iter().any(|l| l.id() == *id), "{code}: {id}");
            }
        }
    }

    #[test]
    fn the_fonts_have_every_letter() {
        for (code, source) in SOURCES {
            assert_eq!(
                crate::font::missing(source).collect::<String>(),
                "",
                "{code}"
            );
        }
    }
}
