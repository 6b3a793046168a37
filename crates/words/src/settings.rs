//! What the settings of an event are called, and what can be chosen: the words of the pages, for paper and the command line.

use crate::words::{Message, Words};

impl Words {
    /// What a setting is called; its key, where it has no name of its own.
    #[must_use]
    pub fn setting(&self, key: &str) -> String {
        name(key).map_or_else(|| key.to_owned(), |message| self.say(message))
    }

    /// A value of a setting; as it was written, where there is no word for it.
    #[must_use]
    pub fn setting_value(&self, key: &str, value: &str) -> String {
        let of_key = match key {
            "method" => method(value),
            "vp" => {
                let own = named_scale(value);
                return scale(own).map_or_else(|| own.to_owned(), |message| self.say(message));
            }
            "first-draw" | "odd-number" | "meet-again" => drawn(value),
            "bye" => bye(value),
            "next-round" => way(value),
            _ => None,
        };
        let message = of_key.or_else(|| word(value));
        message.map_or_else(|| value.to_owned(), |message| self.say(message))
    }
}

/// The scale of a setting that may say more: `{scale: wbf-2013, boards: 8}`.
fn named_scale(value: &str) -> &str {
    let Some((_, rest)) = value.split_once("scale:") else {
        return value;
    };
    let is_end = |c: char| matches!(c, ',' | '}' | '\n');
    let name = rest.split(is_end).next().unwrap_or_default();
    name.trim().trim_matches(['"', '\''])
}

/// How the rounds of a Swiss are drawn.
fn drawn(text: &str) -> Option<Message> {
    use Message as M;
    Some(match text {
        "entry" => M::ValueEntry,
        "lot" => M::ValueLot,
        "halves" => M::ValueHalves,
        "halves-by-lot" => M::ValueHalvesByLot,
        "folded" => M::ValueFolded,
        "bye" => M::ValueBye,
        "triangle" => M::ValueTriangle,
        "never" => M::ValueNeverAgain,
        "always" => M::ValueAlwaysAgain,
        _ => return None,
    })
}

/// What a bye is worth.
fn bye(text: &str) -> Option<Message> {
    Some(match text {
        "own-average" => Message::ValueOwnAverage,
        "average-plus" => Message::ValueAveragePlus,
        _ => return None,
    })
}

/// The name of a setting.
fn name(text: &str) -> Option<Message> {
    use Message as M;
    Some(match text {
        "preset" => M::SettingPreset,
        "edition" => M::SettingEdition,
        "method" => M::SettingMethod,
        "vp" => M::SettingVp,
        "team-of" => M::SettingTeamOf,
        "teams-of-eight" => M::SettingTeamsOfEight,
        "next-round" => M::SettingNextRound,
        "move-minutes" => M::SettingMoveMinutes,
        "show-results" => M::SettingShowResults,
        "round-minutes" => M::SettingRoundMinutes,
        "late-minutes" => M::SettingLateMinutes,
        "periods" => M::SettingPeriods,
        "correction-minutes" => M::SettingCorrectionMinutes,
        "ruling-minutes" => M::SettingRulingMinutes,
        "appeal-minutes" => M::SettingAppealMinutes,
        "gross-error-days" => M::SettingGrossErrorDays,
        "deposit" => M::SettingDeposit,
        "break-ties" => M::SettingBreakTies,
        "sections" => M::SettingSections,
        "own-average" => M::SettingOwnAverage,
        "average-plus-cap" => M::SettingAveragePlusCap,
        "repeated-average-plus" => M::SettingRepeatedAveragePlus,
        "expected" => M::SettingExpected,
        "cross-imps-divisor" => M::SettingCrossImpsDivisor,
        "trim" => M::SettingTrim,
        "datum-unit" => M::SettingDatumUnit,
        "hybrid-quotient" => M::SettingHybridQuotient,
        "win" => M::SettingWin,
        "cross-imps" => M::SettingCrossImps,
        "imp-unit" => M::SettingImpUnit,
        "imp-caps" => M::SettingImpCaps,
        "halves" => M::SettingHalves,
        "half-way" => M::SettingHalfWay,
        "standard-value" => M::SettingStandardValue,
        "play" => M::SettingPlay,
        "play-alerts" => M::SettingPlayAlerts,
        "play-claims" => M::SettingPlayClaims,
        "play-undo" => M::SettingPlayUndo,
        "play-onlookers" => M::SettingPlayOnlookers,
        "play-delay-minutes" => M::SettingPlayDelayMinutes,
        "play-faces" => M::SettingPlayFaces,
        "play-screens" => M::SettingPlayScreens,
        "holidays" => M::SettingHolidays,
        "best-effort" => M::SettingBestEffort,
        "system-policy" => M::SettingSystemPolicy,
        "line-ups" => M::SettingLineUps,
        "delay-minutes" => M::SettingDelayMinutes,
        "substitutes" => M::SettingSubstitutes,
        "board-minutes" => M::SettingBoardMinutes,
        "kept-minutes" => M::SettingKeptMinutes,
        "inspection" => M::SettingInspection,
        "afterwards" => M::SettingAfterwards,
        "prizes-decided-by" => M::SettingPrizesDecidedBy,
        "prize-giving" => M::SettingPrizeGiving,
        "prize-giving-minutes" => M::SettingPrizeGivingMinutes,
        "venue" => M::SettingVenue,
        "first-draw" => M::PaperFirstDraw,
        "odd-number" => M::PaperOddNumber,
        "meet-again" => M::PaperMeetAgain,
        "bye" => M::PaperBye,
        "strata" => M::PaperStrata,
        "level" => M::PaperLevel,
        "qualify" => M::SettingQualify,
        "entry-fee" => M::SettingEntryFee,
        "slow-play" => M::SettingSlowPlay,
        "systems" => M::SettingSystems,
        "special-rules" => M::SettingSpecialRules,
        _ => return None,
    })
}

/// A value that means the same wherever it is chosen.
fn word(text: &str) -> Option<Message> {
    use Message as M;
    Some(match text {
        "ebu" => M::ValueEbu,
        "wbf" => M::ValueWbf,
        "none" => M::ValueNone,
        "never" => M::ValueNever,
        "all" => M::ValueAll,
        "pairs" => M::ValuePairs,
        "together" => M::ValueTogether,
        "apart" => M::ValueApart,
        "bidder" => M::ValueBidder,
        "partner" => M::ValuePartner,
        "director" => M::ValueDirector,
        "play-on" => M::ValuePlayOn,
        "consent" => M::ValueConsent,
        "nobody" => M::ValueNobody,
        "one-hand" => M::ValueOneHand,
        "all-hands" => M::ValueAllHands,
        "off" => M::ValueOff,
        "all-four" => M::ValueAllFour,
        "screens" => M::ValueScreens,
        "sum" => M::ValueSum,
        "mean" => M::ValueMean,
        "false" => M::ValueFalse,
        "true" => M::ValueTrue,
        "toward-zero" => M::ValueTowardZero,
        "away-from-zero" => M::ValueAwayFromZero,
        "down" => M::ValueDown,
        "up" => M::ValueUp,
        "kept" => M::ValueKept,
        "cancelled" => M::ValueCancelled,
        "fours" => M::ValueFours,
        "aggregate" => M::ValueAggregate,
        "rounded" => M::ValueRounded,
        "exact" => M::ValueExact,
        "white-book" => M::ValueWhiteBook,
        "laws" => M::ValueLaws,
        "after-board" => M::ValueAfterBoard,
        "after-round" => M::ValueAfterRound,
        "after-session" => M::ValueAfterSession,
        "tables" => M::ValueTables,
        "guided" => M::ValueGuided,
        "at-table" => M::ValueAtTable,
        "sealed" => M::ValueSealed,
        "open" => M::ValueOpen,
        "limited" => M::ValueLimited,
        "federation" => M::ValueFederation,
        "not-demanded" => M::ValueNotDemanded,
        "demanded" => M::ValueDemanded,
        "wbf-category-3" => M::ValueWbfCategory3,
        "qualifying" => M::ValueQualifying,
        "free" => M::ValueFree,
        "nothing" => M::ValueNothing,
        _ => return None,
    })
}

/// How an event is scored.
fn method(text: &str) -> Option<Message> {
    use Message as M;
    Some(match text {
        "matchpoints" => M::MethodMatchpoints,
        "cross-imps" => M::MethodCrossImps,
        "butler" => M::MethodButler,
        "imps" => M::MethodImps,
        "point-a-board" => M::MethodPointABoard,
        "total" => M::MethodTotal,
        "hybrid" => M::MethodHybrid,
        _ => return None,
    })
}

/// A scale of victory points.
fn scale(text: &str) -> Option<Message> {
    use Message as M;
    Some(match text {
        "wbf-2013" => M::VpWbf2013,
        "wbf-2013-discrete" => M::VpWbf2013Discrete,
        "ebu-teams4-20" => M::VpEbuTeams420,
        "ebu-pairs-20" => M::VpEbuPairs20,
        "ebl-wbf-teams-25" => M::VpEblWbfTeams25,
        "none" => M::VpNone,
        _ => return None,
    })
}

/// What begins the next round.
fn way(text: &str) -> Option<Message> {
    use Message as M;
    Some(match text {
        "director" => M::WayDirector,
        "all-done" => M::WayAllDone,
        "clock" => M::WayClock,
        "each-table" => M::WayEachTable,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use crate::words::{Language, Words};

    /// Nothing of the conditions of contest is left as it stands in a log.
    #[test]
    fn conditions_are_in_words() {
        for language in Language::ALL {
            let words = Words::new(language);
            let told = [
                ("first-draw", "entry"),
                ("first-draw", "halves-by-lot"),
                ("odd-number", "bye"),
                ("odd-number", "triangle"),
                ("meet-again", "never"),
                ("bye", "own-average"),
                ("vp", "{scale: wbf-2013, boards: 8}"),
                ("vp", "scale: wbf-2013\nboards: 8\n"),
            ];
            for (key, value) in told {
                let value = words.setting_value(key, value);
                assert!(
                    !value.contains(['{', '}']) && !value.contains("wbf-2013"),
                    "{value}"
                );
                assert!(
                    !["entry", "bye", "triangle", "never", "nunca"].contains(&value.as_str()),
                    "{value}"
                );
            }
            for key in [
                "first-draw",
                "odd-number",
                "meet-again",
                "bye",
                "strata",
                "level",
            ] {
                assert_ne!(words.setting(key), key);
            }
            assert_eq!(words.setting_value("vp", "{scale: club}"), "club");
        }
    }
}
