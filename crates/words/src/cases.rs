//! Cases in words: the questions, what they lead to, and the written ruling.

use openroom_cases::acts::{Called, When};
use openroom_cases::facts::{Agreement, Kind, Side, Source};
use openroom_cases::now::Change;
use openroom_cases::poll::{Standing, Tally};
use openroom_cases::questions::Takes;
use openroom_cases::{Beside, Case, Ending, Fact, Question, Road, Settled, Track, Verdict};
use openroom_laws::Edition;
use openroom_laws::entry::Spoken;
use openroom_laws::notation::parse_card;
use openroom_scoring::adjusted_score::{Form, Part, SideScore};
use openroom_scoring::event::{Award, Direction};
use openroom_scoring::{AdjustedScore, Exact};

use crate::deeds;
use crate::explain::plain;
use crate::show::notation;
use crate::words::{FluentValue, Message, Words};

impl Words {
    /// What a case is about.
    #[must_use]
    pub fn case_kind(&self, kind: Kind) -> String {
        use Message as M;
        self.say(match kind {
            Kind::Information => M::CaseKindInformation,
            Kind::Extraneous => M::CaseKindExtraneous,
            Kind::Misinformation => M::CaseKindMisinformation,
            Kind::Deception => M::CaseKindDeception,
            Kind::Awareness => M::CaseKindAwareness,
            Kind::Afterwards => M::CaseKindAfterwards,
            Kind::Psychic => M::CaseKindPsychic,
            Kind::IllegalMethod => M::CaseKindIllegalMethod,
            Kind::SlowPlay => M::CaseKindSlowPlay,
            Kind::Unplayable => M::CaseKindUnplayable,
            Kind::DirectorsError => M::CaseKindDirectorsError,
        })
    }

    /// A question of the Law.
    #[must_use]
    pub fn case_question(&self, question: Question, edition: Edition) -> String {
        use Message as M;
        use Question as Q;
        self.say(match question {
            Q::GoodReason => M::CaseAskGoodReason,
            Q::Forfeited => M::CaseAskForfeited,
            Q::Happened => M::CaseAskHappened,
            Q::Conveyed => M::CaseAskConveyed,
            Q::Alternatives => M::CaseAskAlternatives,
            Q::Suggested => M::CaseAskSuggested,
            Q::Gained => M::CaseAskGained,
            Q::Offending => M::CaseAskOffending,
            Q::Interferes => match edition {
                Edition::E2007 => M::CaseAskInterferes2007,
                Edition::E2017 => M::CaseAskInterferes2017,
            },
            Q::Begun => M::CaseAskBegun,
            Q::Remedy => M::CaseAskRemedy,
            Q::Affected => match edition {
                Edition::E2007 => M::CaseAskAffected2007,
                Edition::E2017 => M::CaseAskAffected2017,
            },
            Q::Misexplained => M::CaseAskMisexplained,
            Q::Changeable => M::CaseAskChangeable,
            Q::WouldDiffer => M::CaseAskWouldDiffer,
            Q::NeedsBoth => M::CaseAskNeedsBoth,
            Q::SecondTrack => M::CaseAskSecondTrack,
            Q::Misled => M::CaseAskMisled,
            Q::BridgeReason => M::CaseAskBridgeReason,
            Q::CouldHaveKnown => M::CaseAskCouldHaveKnown,
            Q::OnlySeverity => M::CaseAskOnlySeverity,
            Q::Assisted => M::CaseAskAssisted,
            Q::Departure => M::CaseAskDeparture,
            Q::Fielded => M::CaseAskFielded,
            Q::Record => M::CaseAskRecord,
            Q::Illegal => M::CaseAskIllegal,
            Q::Knowing => M::CaseAskKnowing,
            Q::Percent => M::CaseAskPercent,
            Q::Imps => M::CaseAskImps,
            Q::Low => M::CaseAskLow,
            Q::Also => M::CaseAskAlso,
            Q::Reduced => M::CaseAskReduced,
            Q::ReducedPoints => M::CaseAskReducedPoints,
            Q::Lost => M::CaseAskLost,
            Q::Clear => M::CaseAskClear,
            Q::FaultNs => M::CaseAskFaultNs,
            Q::FaultEw => M::CaseAskFaultEw,
            Q::Outcomes => M::CaseAskOutcomes,
            Q::Damage => M::CaseAskDamage,
            Q::SelfInflicted => match edition {
                Edition::E2007 => M::CaseAskSelfInflicted2007,
                Edition::E2017 => M::CaseAskSelfInflicted2017,
            },
            Q::WithoutError => M::CaseAskWithoutError,
            Q::Penalty => M::CaseAskPenalty,
            Q::Evident => M::CaseAskEvident,
            Q::Inexperienced => M::CaseAskInexperienced,
        })
    }

    /// Why nothing follows.
    #[must_use]
    pub fn case_ending(&self, ending: Ending) -> String {
        use Ending as E;
        use Message as M;
        self.say(match ending {
            E::NotFound => M::CaseEndNotFound,
            E::RightLost => M::CaseEndRightLost,
            E::NoInformation => M::CaseEndNoInformation,
            E::NoAlternative => M::CaseEndNoAlternative,
            E::NotSuggested => M::CaseEndNotSuggested,
            E::NoInterference => M::CaseEndNoInterference,
            E::NotAffected => M::CaseEndNotAffected,
            E::Misbid => M::CaseEndMisbid,
            E::SameAction => M::CaseEndSameAction,
            E::BothNeeded => M::CaseEndBothNeeded,
            E::NotMisled => M::CaseEndNotMisled,
            E::Reasoned => M::CaseEndReasoned,
            E::Unaware => M::CaseEndUnaware,
            E::Severity => M::CaseEndSeverity,
            E::SameWithout => M::CaseEndSameWithout,
            E::AsAgreed => M::CaseEndAsAgreed,
            E::Recorded => M::CaseEndRecorded,
            E::Green => M::CaseEndGreen,
            E::Amber => M::CaseEndAmber,
            E::Permitted => M::CaseEndPermitted,
            E::AlreadyLow => M::CaseEndAlreadyLow,
            E::BoardPlayed => M::CaseEndBoardPlayed,
            E::NoDamage => M::CaseEndNoDamage,
            E::LeftToAppeal => M::CaseEndLeftToAppeal,
        })
    }

    /// What to bear in mind with a question in a case, where there is something.
    #[must_use]
    pub fn case_hint(&self, case: &Case, question: Question) -> Option<String> {
        use Message as M;
        use Question as Q;
        let kind = case.opened.kind;
        let hint = self.say(match question {
            Q::GoodReason => M::CaseHintGoodReason,
            Q::Forfeited => M::CaseHintForfeited,
            Q::Gained => M::CaseHintGained,
            Q::Happened => M::CaseHintHappened,
            Q::Conveyed => M::CaseHintConveyed,
            Q::Alternatives => M::CaseHintAlternatives,
            Q::Suggested => M::CaseHintSuggested,
            Q::Misexplained => match case.edition {
                Edition::E2007 => M::CaseHintMisexplained,
                Edition::E2017 => M::CaseHintMisexplained2017,
            },
            Q::Changeable => M::CaseHintChangeable,
            Q::WouldDiffer => M::CaseHintWouldDiffer,
            Q::NeedsBoth => M::CaseHintNeedsBoth,
            Q::SecondTrack => M::CaseHintSecondTrack,
            Q::BridgeReason => M::CaseHintBridgeReason,
            Q::CouldHaveKnown => M::CaseHintCouldHaveKnown,
            Q::Assisted => M::CaseHintAssisted,
            Q::Fielded => M::CaseHintFielded,
            // Nothing departed from the agreement, but partner may have acted as if it had.
            Q::Record => match case.answer(Track::First, Q::Departure) {
                Some("as-agreed") => M::CaseHintRecordAsAgreed,
                _ => M::CaseHintRecord,
            },
            Q::Reduced | Q::ReducedPoints => M::CaseHintReduced,
            Q::Percent | Q::Imps | Q::Low => M::CaseHintAverageMinus,
            Q::Also => M::CaseHintAlso,
            Q::Lost => M::CaseHintLost,
            Q::Outcomes => match kind {
                // Nobody is treated as an offender (White Book 27.7), or nobody is one.
                Kind::DirectorsError => M::CaseHintOutcomesError,
                Kind::Afterwards if !case.is_of_awareness() => M::CaseHintOutcomesEven,
                _ if case.offending().is_none() => M::CaseHintOutcomesEven,
                _ => M::CaseHintOutcomes,
            },
            Q::SelfInflicted => match kind {
                Kind::Misinformation => M::CaseHintSelfInflictedMisinformed,
                _ => M::CaseHintSelfInflicted,
            },
            Q::Clear => M::CaseHintClear,
            Q::Penalty => M::CaseHintPenalty,
            _ => return None,
        });
        // Where nothing can be taken off average plus, that is said before it is missed.
        let alone = matches!(question, Q::Imps | Q::Low) && !case.may_reduce();
        Some(match alone.then(|| self.say(M::CaseHintNoReduction)) {
            Some(more) => format!("{hint} {more}"),
            None => hint,
        })
    }

    /// An answer as the written ruling states it: a sentence where it is yes or no, else what was chosen.
    fn case_finding(&self, question: Question, edition: Edition, answer: &str) -> String {
        use Message as M;
        use Question as Q;
        let [yes, no] = match question {
            Q::GoodReason => [M::CaseFindingGoodReasonYes, M::CaseFindingGoodReasonNo],
            Q::Forfeited => [M::CaseFindingForfeitedYes, M::CaseFindingForfeitedNo],
            Q::Happened => [M::CaseFindingHappenedYes, M::CaseFindingHappenedNo],
            Q::Conveyed => [M::CaseFindingConveyedYes, M::CaseFindingConveyedNo],
            Q::Alternatives => [M::CaseFindingAlternativesYes, M::CaseFindingAlternativesNo],
            Q::Suggested => [M::CaseFindingSuggestedYes, M::CaseFindingSuggestedNo],
            Q::Interferes => match edition {
                Edition::E2007 => [
                    M::CaseFindingInterferes2007Yes,
                    M::CaseFindingInterferes2007No,
                ],
                Edition::E2017 => [
                    M::CaseFindingInterferes2017Yes,
                    M::CaseFindingInterferes2017No,
                ],
            },
            Q::Begun => [M::CaseFindingBegunYes, M::CaseFindingBegunNo],
            Q::Affected => match edition {
                Edition::E2007 => [M::CaseFindingAffected2007Yes, M::CaseFindingAffected2007No],
                Edition::E2017 => [M::CaseFindingAffected2017Yes, M::CaseFindingAffected2017No],
            },
            Q::Record => [M::CaseFindingRecordYes, M::CaseFindingRecordNo],
            Q::Low => [M::CaseFindingLowYes, M::CaseFindingLowNo],
            Q::Lost => [M::CaseFindingLostYes, M::CaseFindingLostNo],
            Q::Misexplained => [M::CaseFindingMisexplainedYes, M::CaseFindingMisexplainedNo],
            Q::Changeable => [M::CaseFindingChangeableYes, M::CaseFindingChangeableNo],
            Q::WouldDiffer => [M::CaseFindingWouldDifferYes, M::CaseFindingWouldDifferNo],
            Q::NeedsBoth => [M::CaseFindingNeedsBothYes, M::CaseFindingNeedsBothNo],
            Q::SecondTrack => [M::CaseFindingSecondTrackYes, M::CaseFindingSecondTrackNo],
            Q::Misled => [M::CaseFindingMisledYes, M::CaseFindingMisledNo],
            Q::BridgeReason => [M::CaseFindingBridgeReasonYes, M::CaseFindingBridgeReasonNo],
            Q::CouldHaveKnown => [
                M::CaseFindingCouldHaveKnownYes,
                M::CaseFindingCouldHaveKnownNo,
            ],
            Q::OnlySeverity => [M::CaseFindingOnlySeverityYes, M::CaseFindingOnlySeverityNo],
            Q::Assisted => [M::CaseFindingAssistedYes, M::CaseFindingAssistedNo],
            Q::Illegal => [M::CaseFindingIllegalYes, M::CaseFindingIllegalNo],
            Q::Knowing => [M::CaseFindingKnowingYes, M::CaseFindingKnowingNo],
            Q::Evident => [M::CaseFindingEvidentYes, M::CaseFindingEvidentNo],
            Q::Inexperienced => [
                M::CaseFindingInexperiencedYes,
                M::CaseFindingInexperiencedNo,
            ],
            Q::Clear => [M::CaseFindingClearYes, M::CaseFindingClearNo],
            Q::Damage => [M::CaseFindingDamageYes, M::CaseFindingDamageNo],
            Q::SelfInflicted => match edition {
                Edition::E2007 => [
                    M::CaseFindingSelfInflicted2007Yes,
                    M::CaseFindingSelfInflicted2007No,
                ],
                Edition::E2017 => [
                    M::CaseFindingSelfInflicted2017Yes,
                    M::CaseFindingSelfInflicted2017No,
                ],
            },
            _ => return self.case_chosen(question, answer),
        };
        self.say(if answer == "yes" { yes } else { no })
    }

    /// The answer to a question that is more than yes or no.
    fn case_chosen(&self, question: Question, answer: &str) -> String {
        use Message as M;
        use Question as Q;
        let chosen = self.case_answer(question, answer);
        let fault = |side| [("side", self.say(side).into())];
        let (message, side) = match question {
            Q::Remedy => (M::CaseFindingRemedy, None),
            Q::Departure => (M::CaseFindingDeparture, None),
            Q::Fielded => (M::CaseFindingFielded, None),
            Q::Penalty => (M::CaseFindingPenalty, None),
            Q::FaultNs => (M::CaseFindingFault, Some(fault(M::NorthSouth))),
            Q::FaultEw => (M::CaseFindingFault, Some(fault(M::EastWest))),
            Q::Gained => (M::CaseFindingGained, None),
            Q::Offending => (M::CaseFindingOffending, None),
            Q::Also => (M::CaseFindingAlso, None),
            Q::Percent => {
                let percent = self.decimal(answer);
                return self.tell(M::CaseFindingPercent, [("percent", percent.into())]);
            }
            Q::Reduced => {
                let percent = self.decimal(answer);
                return self.tell(M::CaseFindingReduced, [("percent", percent.into())]);
            }
            Q::ReducedPoints => {
                let points = self.decimal(answer).replace('-', "\u{2212}");
                return self.tell(M::CaseFindingReducedPoints, [("points", points.into())]);
            }
            Q::Imps => {
                let imps = self.decimal(answer).replace('-', "\u{2212}");
                return self.tell(M::CaseFindingImps, [("imps", imps.into())]);
            }
            _ => return chosen,
        };
        match side {
            Some([side]) => self.tell(message, [side, ("answer", chosen.into())]),
            None => self.tell(message, [("answer", chosen.into())]),
        }
    }

    /// The word that a case takes for an answer, with what it means where that is not the same.
    fn case_word(&self, question: Question, word: &str) -> String {
        let meant = self.case_answer(question, word);
        match meant == word.replace('-', " ") {
            true => word.to_owned(),
            false => format!("{word} ({meant})"),
        }
    }

    /// A word that answers a question, as people say it; a number stays as it is.
    #[must_use]
    pub fn case_answer(&self, question: Question, answer: &str) -> String {
        use Message as M;
        self.say(match answer {
            "yes" => M::CaseAnswerYes,
            "no" => M::CaseAnswerNo,
            "ns" => M::NorthSouth,
            "ew" => M::EastWest,
            "green" => M::CaseAnswerGreen,
            "amber" => M::CaseAnswerAmber,
            "red" => M::CaseAnswerRed,
            "psychic" => M::CaseAnswerPsychic,
            "misbid" => M::CaseAnswerMisbid,
            "deviation" => M::CaseAnswerDeviation,
            "as-agreed" => M::CaseAnswerAsAgreed,
            "misinformation" => M::CaseAnswerMisinformation,
            "information" => M::CaseAnswerInformation,
            "seats" => M::CaseAnswerSeats,
            "redeal" => M::CaseAnswerRedeal,
            "play-on" => M::CaseAnswerPlayOn,
            "score" => M::CaseAnswerScore,
            "none" if question.takes() == Takes::Fault => M::CaseAnswerNoFault,
            "none" => M::CaseAnswerNoPenalty,
            "partly" => M::CaseAnswerPartly,
            "directly" => M::CaseAnswerDirectly,
            "warning" => M::CaseAnswerWarning,
            "standard" => M::CaseAnswerStandard,
            "disciplinary" => M::CaseAnswerDisciplinary,
            _ => return answer.to_owned(),
        })
    }

    /// What a case comes to.
    #[must_use]
    pub fn case_verdict(&self, verdict: &Verdict) -> String {
        use Message as M;
        match verdict {
            Verdict::Stands(ending) => self.case_ending(*ending),
            Verdict::Assigned(score) if matches!(score.form, Form::BetterOf { .. }) => {
                self.better_of(score)
            }
            Verdict::Assigned(score) => {
                let score = self.assigned(score);
                self.tell(M::CaseRuledAssigned, [("score", score.into())])
            }
            Verdict::Awards([ns, ew]) => {
                let [ns, ew] = [ns, ew].map(|award| FluentValue::from(self.award(award)));
                self.tell(M::CaseRuledAwards, [("ns", ns), ("ew", ew)])
            }
            Verdict::FortySixty => self.say(M::CaseRuledFortySixty),
            Verdict::ChangeSeats => self.say(M::CaseRuledSeats),
            Verdict::Redeal => self.say(M::CaseRuledRedeal),
            Verdict::PlayOn => self.say(M::CaseRuledPlayOn),
        }
    }

    /// An adjusted score in words: contracts and their weights, as the Director gave them.
    fn assigned(&self, score: &AdjustedScore) -> String {
        let of = |message, parts: &[Part]| {
            let parts = self.parts(parts);
            self.tell(message, [("result", parts.into())])
        };
        match &score.form {
            Form::Sides([ns, ew]) if ns == ew => self.side_score(ns),
            Form::Sides([ns, ew]) => format!(
                "{} {}; {} {}",
                self.say(Message::NorthSouth),
                self.side_score(ns),
                self.say(Message::EastWest),
                self.side_score(ew)
            ),
            Form::Redress(redress) => [
                of(Message::CaseWithoutInfraction, &redress.without_infraction),
                of(Message::WeighAtTable, &[Part::whole(redress.table)]),
                of(Message::CaseWithoutError, &redress.without_error),
            ]
            .join("; "),
            Form::BetterOf { assigned, .. } => self.parts(assigned),
        }
    }

    /// The better of average plus and an assigned score.
    fn better_of(&self, score: &AdjustedScore) -> String {
        let side = match score.form {
            Form::BetterOf {
                side: Direction::Ns,
                ..
            } => Message::NorthSouth,
            _ => Message::EastWest,
        };
        let args = [
            ("side", self.say(side).into()),
            ("score", self.assigned(score).into()),
        ];
        self.tell(Message::CaseRuledBetterOf, args)
    }

    fn side_score(&self, side: &SideScore) -> String {
        match side.award() {
            Some(award) => self.award(&award),
            None => self.parts(side.parts()),
        }
    }

    fn parts(&self, parts: &[Part]) -> String {
        let part = |part: &Part| {
            let result = notation::assigned(part.result, self);
            let percent = part.weight.clone() * Exact::int(100);
            match (parts.len(), percent.to_i64()) {
                (1, _) => result,
                (_, Some(percent)) => self.tell(
                    Message::AdjustedShare,
                    [("percent", percent.into()), ("result", result.into())],
                ),
                (_, None) => format!("{} {result}", part.weight),
            }
        };
        parts.iter().map(part).collect::<Vec<_>>().join(", ")
    }

    fn award(&self, award: &Award) -> String {
        match award {
            Award::Plus => self.say(Message::AwardPlus),
            Award::Average => self.say(Message::AwardAverage),
            Award::Minus => self.say(Message::AwardMinus),
            Award::Percent(percent) => {
                let percent = self.decimal(&percent.decimal(2));
                self.tell(Message::AwardPercent, [("percent", percent.into())])
            }
            Award::Complement => self.say(Message::AwardComplement),
            Award::Each(each) => {
                let [first, second] = each.each_ref().map(|award| self.award(award));
                let args = [("first", first.into()), ("second", second.into())];
                self.tell(Message::AwardEach, args)
            }
        }
    }

    /// What is done beside the score.
    #[must_use]
    pub fn case_beside(&self, beside: Beside) -> String {
        self.say(match beside {
            Beside::StandardPenalty => Message::CaseBesideStandard,
            Beside::Discipline => Message::CaseBesideDiscipline,
            Beside::Warning => Message::CaseBesideWarning,
            Beside::Record => Message::CaseBesideRecord,
        })
    }

    /// The clauses and the paragraphs of a question.
    #[must_use]
    pub fn case_ground(&self, case: &Case, track: Track, question: Question) -> String {
        let laws = case.clauses(track, question);
        let kind = match track {
            Track::First => case.opened.kind,
            Track::Second => Kind::Information,
        };
        self.tell(
            Message::CaseLawOf,
            [
                ("count", laws.len().into()),
                ("laws", laws.join(", ").into()),
                ("edition", case.edition.to_string().into()),
                ("paragraphs", question.white_book(kind).join(", ").into()),
            ],
        )
    }

    /// A call or a card as people of the language write it; anything else as it was told.
    fn action(&self, text: &str) -> String {
        match (Spoken::parse(text), parse_card(text)) {
            (Some(spoken), _) => deeds::spoken(spoken, self),
            (None, Some(card)) => plain(&notation::card(card, self).text),
            (None, None) => text.to_owned(),
        }
    }

    /// When the Director was called, by whom, and why so late.
    #[must_use]
    pub fn case_called(&self, called: &Called) -> String {
        use Message as M;
        let when = self.say(match called.when {
            When::Before => M::CaseWhenBefore,
            When::Auction => M::CaseWhenAuction,
            When::Clarification => M::CaseWhenClarification,
            When::Play => M::CaseWhenPlay,
            When::After => M::CaseWhenAfter,
            When::Later => M::CaseWhenLater,
        });
        let mut sentences = vec![match called.by {
            Some(by) => {
                let seat = notation::seat(by.seat(), self);
                self.tell(
                    M::CaseCalledBy,
                    [("seat", seat.into()), ("when", when.into())],
                )
            }
            None => self.tell(M::CaseCalled, [("when", when.into())]),
        }];
        if called.without_director {
            sentences.push(self.say(M::CaseCalledNobody));
        }
        sentences.extend(called.late.as_ref().map(|late| {
            let why = late.trim_end_matches('.');
            self.tell(M::CaseCalledLate, [("why", FluentValue::from(why))])
        }));
        sentences.join(" ")
    }

    /// Somebody may still change a call or a card.
    #[must_use]
    pub fn case_may_change(&self, change: Change) -> String {
        let seat = notation::seat(change.seat, self);
        let args = [("seat", seat.into()), ("law", change.law.into())];
        self.tell(Message::CaseMayChange, args)
    }

    /// A fact as it was told.
    #[must_use]
    pub fn case_fact(&self, fact: &Fact) -> String {
        use Message as M;
        let seat = |at: openroom_cases::facts::At| notation::seat(at.seat(), self);
        let agreed = |what: String, agreement: &Option<String>| match agreement {
            Some(agreement) => self.tell(
                M::CaseFactAgreement,
                [
                    ("what", what.into()),
                    ("agreement", agreement.as_str().into()),
                ],
            ),
            None => what,
        };
        match fact {
            Fact::Passed(passed) => {
                let source = self.say(match passed.by_way_of {
                    Source::Tempo => M::CaseSourceTempo,
                    Source::Question => M::CaseSourceQuestion,
                    Source::Explanation => M::CaseSourceExplanation,
                    Source::Remark => M::CaseSourceRemark,
                    Source::Alert => M::CaseSourceAlert,
                    Source::MissingAlert => M::CaseSourceMissingAlert,
                    Source::LateAlert => M::CaseSourceLateAlert,
                    Source::Manner => M::CaseSourceManner,
                    Source::Withdrawn => M::CaseSourceWithdrawn,
                    Source::Elsewhere => M::CaseSourceElsewhere,
                });
                let mut parts = vec![match passed.at.as_deref() {
                    Some(at) => format!("{source} ({})", self.action(at)),
                    None => source,
                }];
                parts.extend(passed.seconds.map(|seconds| format!("{seconds} s")));
                parts.extend(passed.words.clone());
                let marks = [
                    (passed.stop, M::CaseFactStop),
                    (passed.unexpected, M::CaseFactUnexpected),
                    (passed.before_cards, M::CaseFactBeforeCards),
                ];
                let marks = marks.into_iter().filter(|(is, _)| *is);
                parts.extend(marks.map(|(_, mark)| self.say(mark)));
                if !passed.told_by.is_empty() {
                    let seats = passed.told_by.iter().map(|at| seat(*at));
                    let seats = seats.collect::<Vec<_>>().join(", ");
                    parts.push(self.tell(M::CaseFactToldBy, [("seats", seats.into())]));
                }
                match passed.agreed {
                    Agreement::Unknown => {}
                    Agreement::Agreed => parts.push(self.say(M::CaseFactAgreed)),
                    Agreement::Disputed => parts.push(self.say(M::CaseFactDisputed)),
                }
                format!("{}: {}", seat(passed.by), parts.join(", "))
            }
            Fact::Explained(one) => {
                let by = ("seat", seat(one.by).into());
                let call = ("call", self.action(&one.call).into());
                let what = match &one.said {
                    Some(said) => {
                        let said = ("said", said.as_str().into());
                        self.tell(M::CaseFactExplained, [by, call, said])
                    }
                    None => self.tell(M::CaseFactUnexplained, [by, call]),
                };
                let mut parts = vec![agreed(what, &one.agreement)];
                if let Some(asked) = one.asked.as_deref() {
                    parts.push(self.tell(M::CaseFactAsked, [("asked", asked.into())]));
                }
                if let Some(card) = one.card.as_deref() {
                    parts.push(self.tell(M::CaseFactCard, [("card", card.into())]));
                }
                let when = match one.corrected.as_deref() {
                    Some("auction") => Some(M::CaseWhenAuction),
                    Some("clarification") => Some(M::CaseWhenClarification),
                    Some("play") => Some(M::CaseWhenPlay),
                    Some("after") => Some(M::CaseWhenAfter),
                    _ => None,
                };
                parts.extend(when.map(|when| {
                    let when = self.say(when);
                    self.tell(M::CaseFactCameOut, [("when", when.into())])
                }));
                parts.join("; ")
            }
            Fact::Chosen(one) => self.tell(
                M::CaseFactChosen,
                [
                    ("seat", seat(one.by).into()),
                    ("action", self.action(&one.action).into()),
                ],
            ),
            Fact::Departed(one) => {
                let what = self.tell(
                    M::CaseFactDeparted,
                    [
                        ("seat", seat(one.by).into()),
                        ("call", self.action(&one.call).into()),
                    ],
                );
                let told = agreed(what, &one.agreement);
                match one.held.as_deref() {
                    Some(held) => {
                        let held = self.tell(M::CaseFactHeld, [("held", held.into())]);
                        format!("{told}; {held}")
                    }
                    None => told,
                }
            }
            Fact::Irregular(one) => {
                let what = match one.law.as_deref() {
                    Some(law) => {
                        let args = [("what", one.what.as_str().into()), ("law", law.into())];
                        self.tell(M::CaseFactLaw, args)
                    }
                    None => one.what.clone(),
                };
                match one.by {
                    Some(by) => format!("{}: {what}", seat(by)),
                    None => what,
                }
            }
            Fact::Slow(slow) => {
                let lost = self.tell(
                    M::CaseFactSlow,
                    [
                        ("minutes", slow.minutes.unwrap_or(0).into()),
                        ("boards", slow.boards.unwrap_or(0).into()),
                    ],
                );
                match slow.begun {
                    true => format!("{lost}. {}", self.say(M::CaseFactBegun)),
                    false => lost,
                }
            }
        }
    }

    /// The side that the Director says has offended.
    #[must_use]
    pub fn case_offenders(&self, side: Side) -> String {
        let side = self.say(match side {
            Side::Ns => Message::NorthSouth,
            Side::Ew => Message::EastWest,
        });
        self.tell(Message::CaseFactOffenders, [("side", side.into())])
    }

    /// The call or play that is not allowed once it is found to have been suggested (16B1a).
    #[must_use]
    pub fn case_not_allowed(&self, case: &Case) -> Option<String> {
        let chosen = case.chosen().filter(|_| case.disallows())?;
        let args = [
            ("action", self.action(&chosen.action).into()),
            ("seat", notation::seat(chosen.by.seat(), self).into()),
        ];
        Some(self.tell(Message::CaseNotAllowed, args))
    }

    /// The log of the table does not have the call of a fact.
    #[must_use]
    pub fn case_contradicted(&self, fact: &Fact) -> String {
        let fact = self.case_fact(fact);
        self.tell(Message::CaseContradicted, [("fact", fact.into())])
    }

    /// What a poll says, a line for each action, and how many do not count.
    #[must_use]
    pub fn case_poll(&self, tally: &Tally) -> Vec<String> {
        let line = |action: &openroom_cases::poll::Action| {
            let mut standing = self.say(match action.standing {
                Standing::Alternative => Message::CasePollAlternative,
                Standing::NotChosen => Message::CasePollNotChosen,
                Standing::NotConsidered => Message::CasePollNotConsidered,
                Standing::Open => Message::CasePollOpen,
            });
            if action
                .margin
                .as_ref()
                .is_some_and(|margin| !margin.is_plain())
            {
                standing = format!("{standing} ({})", self.say(Message::CasePollFew));
            }
            self.tell(
                Message::CasePollAction,
                [
                    ("action", self.action(&action.action).into()),
                    ("chosen", action.chosen.into()),
                    ("asked", tally.asked.into()),
                    ("considered", action.considered.into()),
                    ("standing", standing.into()),
                ],
            )
        };
        let lines = tally.actions.iter().map(line);
        lines.chain(self.case_poll_apart(tally)).collect()
    }

    /// How many answers of a poll do not count, if there are any.
    #[must_use]
    pub fn case_poll_apart(&self, tally: &Tally) -> Option<String> {
        let count = Some(tally.apart).filter(|&count| count > 0)?;
        Some(self.tell(Message::CasePollApart, [("count", count.into())]))
    }

    /// The open question, with its clauses, what answers it and what the facts suggest.
    #[must_use]
    pub fn case_next(&self, case: &Case, track: Track, question: Question) -> String {
        let answers = case
            .choices(question)
            .iter()
            .map(|word| self.case_word(question, word));
        let answers: Vec<String> = answers.collect();
        let mut lines = vec![format!(
            "{} {}",
            self.say(Message::CaseNext),
            self.case_question(question, case.edition)
        )];
        lines.extend(self.case_hint(case, question));
        lines.push(self.case_ground(case, track, question));
        if !answers.is_empty() {
            let answers = answers.join(", ");
            lines.push(self.tell(Message::CaseAnswers, [("answers", answers.into())]));
        }
        if question.takes() == Takes::Outcomes {
            let word = question.word();
            let act = format!("- {word}: {{outcomes: [60% 4S N =, 40% 4S N -1]}}");
            lines.push(self.tell(Message::CaseGiveOutcomes, [("act", act.into())]));
        }
        if question == Question::Outcomes {
            lines.extend(self.case_weigh_again(case));
        }
        lines.extend(self.case_not_yet(case, question));
        if let Some(answer) = case.suggested_answer(question) {
            let answer = self.case_word(question, answer);
            lines.push(self.tell(Message::CaseSuggests, [("answer", answer.into())]));
        }
        lines.join("\n")
    }

    /// Why outcomes that were weighed must be weighed again.
    #[must_use]
    pub fn case_weigh_again(&self, case: &Case) -> Option<String> {
        let reason = self.said(&case.outcomes_refused()?);
        Some(self.tell(Message::CaseWeighAgain, [("reason", reason.into())]))
    }

    /// What must not be done yet, and what to say: no hand is looked at before the play is over (White Book 85.1), nor to find out whether
    /// something happened; and the board is played on, unless it is not to be played as it is.
    #[must_use]
    pub fn case_not_yet(&self, case: &Case, question: Question) -> Vec<String> {
        let finds = matches!(question, Question::Happened | Question::Misexplained);
        let waits = matches!(
            case.opened.kind,
            Kind::Extraneous | Kind::SlowPlay | Kind::Unplayable | Kind::DirectorsError
        );
        let played = case.is_played() || case.has_result();
        let look = (finds || (!played && !waits)).then(|| self.say(Message::CaseDoNotLook));
        let play = (!played && !waits).then(|| self.say(Message::CaseLetPlayGoOn));
        look.into_iter().chain(play).collect()
    }

    /// The written ruling as a draft, with a heading that says so.
    #[must_use]
    pub fn case_draft(&self, case: &Case, road: &Road) -> String {
        let title = self.say(Message::CaseDraft);
        let mut out = format!("{title}\n{}", self.case_ruling(case, road));
        let withdrawn = self.case_withdrawn(case);
        if !withdrawn.is_empty() {
            out.push_str(&format!("\n{}\n", self.say(Message::CaseDraftWithdrawn)));
            out.extend(withdrawn.into_iter().map(|line| format!("- {line}\n")));
        }
        out
    }

    /// The facts that were taken back, each with the reason.
    fn case_withdrawn(&self, case: &Case) -> Vec<String> {
        let told = case.told().filter_map(|told| {
            let back = told.taken_back?;
            let fact = self.case_fact(told.fact);
            Some(match back.why.as_deref() {
                Some(why) => {
                    let args = [("what", fact.into()), ("why", why.into())];
                    self.tell(Message::CaseWithdrawnWhy, args)
                }
                None => fact,
            })
        });
        told.collect()
    }

    /// The board, and the result at the table.
    fn case_board(&self, case: &Case) -> Option<String> {
        let number = case.opened.board.as_ref().and_then(|board| board.number);
        let board = number.map(|board| {
            let args = [("board", FluentValue::from(board))];
            self.tell(Message::CaseBookBoard, args)
        });
        let result = case.at_table().ok().flatten().map(|result| {
            let result = notation::assigned(result, self);
            self.tell(Message::WeighAtTable, [("result", result.into())])
        });
        let all: Vec<String> = board.into_iter().chain(result).collect();
        (!all.is_empty()).then(|| all.join("; "))
    }

    /// The written ruling, made of the case: facts, findings, poll, decision, Laws, who was consulted.
    #[must_use]
    pub fn case_ruling(&self, case: &Case, road: &Road) -> String {
        let mut out = vec![self.case_kind(case.opened.kind)];
        let mut part = |title: Message, lines: Vec<String>| {
            if !lines.is_empty() {
                out.push(String::new());
                out.push(self.say(title));
                out.extend(lines.into_iter().map(|line| format!("- {line}")));
            }
        };
        let called = case.called.as_ref().map(|called| self.case_called(called));
        let facts = case.facts.iter().map(|fact| self.case_fact(fact));
        let facts = self.case_board(case).into_iter().chain(called).chain(facts);
        part(Message::CaseDraftFacts, facts.collect());
        // What was asked and found not to be so beside the way is no part of the ruling; what was skipped is told with its reason.
        let told = |step: &&openroom_cases::Step| {
            step.bears() || matches!(step.settled, Settled::Skipped(_))
        };
        let steps = road.steps.iter().filter(told);
        let steps = steps.map(|step| self.case_step(case.edition, step));
        let not_allowed = self.case_not_allowed(case).into_iter();
        let steps = steps.chain(not_allowed);
        part(Message::CaseDraftQuestions, steps.collect());
        let poll = case.tally().map(|tally| self.case_poll(&tally));
        part(Message::CaseDraftPoll, poll.unwrap_or_default());
        let mut decision: Vec<String> = Vec::new();
        decision.extend(road.verdict.as_ref().map(|one| self.case_verdict(one)));
        decision.extend(road.beside.iter().map(|one| self.case_beside(*one)));
        part(Message::CaseDraftDecision, decision);
        out.push(String::new());
        let laws = road.laws(case);
        if !laws.is_empty() {
            out.push(self.tell(
                Message::CaseDraftLaws,
                [
                    ("count", laws.len().into()),
                    ("laws", laws.join(", ").into()),
                    ("edition", case.edition.to_string().into()),
                ],
            ));
        }
        let names: Vec<&str> = case.consulted.iter().map(|one| one.who.as_str()).collect();
        out.push(match names.is_empty() {
            true => self.say(Message::CaseDraftNotConsulted),
            false => self.tell(
                Message::CaseDraftConsulted,
                [("names", names.join(", ").into())],
            ),
        });
        out.push(String::new());
        out.join("\n")
    }

    /// A finding with the actions that were named in it.
    fn with_actions(&self, question: Question, finding: String, actions: &[String]) -> String {
        let message = match question {
            _ if actions.is_empty() => return finding,
            Question::Alternatives => Message::CaseFindingAlternativesAre,
            _ => Message::CaseFindingSuggestedOver,
        };
        let actions: Vec<String> = actions.iter().map(|one| self.action(one)).collect();
        let actions = actions.join(", ");
        let args = [("finding", finding.into()), ("actions", actions.into())];
        self.tell(message, args)
    }

    /// How a question was settled, as a sentence.
    #[must_use]
    pub fn case_step(&self, edition: Edition, step: &openroom_cases::Step) -> String {
        match &step.settled {
            Settled::Answer {
                answer,
                evidence,
                actions,
            } => {
                let finding = self.case_finding(step.question, edition, answer);
                let finding = self.with_actions(step.question, finding, actions);
                if evidence.is_empty() {
                    return finding;
                }
                let evidence = evidence.join("; ");
                let args = [("finding", finding.into()), ("evidence", evidence.into())];
                self.tell(Message::CaseEvidence, args)
            }
            Settled::Skipped(why) => {
                let question = self.case_question(step.question, edition);
                let args = [("question", question.into()), ("why", why.as_str().into())];
                self.tell(Message::CaseSkipped, args)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    #[test]
    fn a_call_for_the_director_is_told_in_sentences() {
        let told = |language, json: &str| {
            let called: Called = serde_json::from_str(json).unwrap();
            Words::new(language).case_called(&called)
        };
        assert_eq!(
            told(Language::English, r#"{"when": "play"}"#),
            "The Director was called during play."
        );
        let late =
            r#"{"when": "after", "by": "N", "late": "they were shy.", "without-director": true}"#;
        assert_eq!(
            told(Language::English, late),
            "The Director was called after play by North. Attention had been drawn to the irregularity at the time, but nobody called the Director. \
             Reason given for the delay: they were shy."
        );
        assert_eq!(
            told(Language::Italian, r#"{"when": "auction", "by": "E"}"#),
            "L'Arbitro è stato chiamato durante la licitazione da Est."
        );
    }

    #[test]
    fn until_when_something_may_be_changed_is_said_with_the_question() {
        let text = "edition: 2017\ncase: {kind: misinformation, board: {number: 1}}\nacts: []\n";
        let case = openroom_cases::file::read(text).unwrap();
        for language in Language::ALL {
            let words = Words::new(language);
            let hint = words.case_hint(&case, Question::Changeable).unwrap();
            let play_on = words.case_verdict(&openroom_cases::Verdict::PlayOn);
            for clause in ["21B1a", "47E2a"] {
                assert!(hint.contains(clause), "{hint}");
                assert!(play_on.contains(clause), "{play_on}");
            }
        }
    }

    #[test]
    fn what_is_not_known_of_a_fact_leaves_no_dash() {
        let told = |json: &str| {
            let fact: Fact = serde_json::from_str(json).unwrap();
            Words::new(Language::English).case_fact(&fact)
        };
        assert_eq!(
            told(r#"{"explained": {"by": "N", "call": "2D"}}"#),
            "North did not alert 2♦"
        );
        assert_eq!(
            told(
                r#"{"explained": {"by": "N", "call": "2D", "said": "weak", "agreement": "Multi"}}"#
            ),
            "North explained 2♦: weak (agreement: Multi)"
        );
        assert_eq!(
            told(r#"{"departed": {"by": "S", "call": "1NT"}}"#),
            "South called 1NT"
        );
        let passed = r#"{"passed": {"by-way-of": "tempo", "by": "E", "at": "X", "seconds": 20, "agreed": "agreed"}}"#;
        assert_eq!(
            told(passed),
            "East: break in tempo (X), 20 s, agreed by all"
        );
    }
}
