//! The conditions of contest: what an organiser states before an event opens (White Book 80.10, 122.5.2, 131.6, 131.7), what of it is
//! still undecided, what differs from the preset, and when prizes may be given (131.3).

use openroom_scoring::event::Structure;
use serde::Serialize;

use crate::entry::EventKind;
use crate::regulations::{Chooser, KNOWN, KnownSetting, Layer, Periods, Play};
use crate::state::State;
use crate::time::Time;
use crate::tournament::Tournament;
use crate::tree::Tree;

/// Settings that say something in words, for people: no program applies them.
pub const TOLD: [&str; 10] = [
    "venue",
    "qualify",
    "inspection",
    "afterwards",
    "prizes-decided-by",
    "prize-giving",
    "entry-fee",
    "slow-play",
    "systems",
    "special-rules",
];

/// The five entries that conditions of contest should have (White Book 131.6, 131.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Stated {
    /// How long scores can be corrected.
    CorrectionPeriod,
    /// How results can be inspected.
    Inspection,
    /// How long errors of calculation can be put right.
    GrossErrors,
    /// That nothing is entertained afterwards.
    Afterwards,
    /// Who decides on prizes, without appeal.
    Prizes,
}

impl Stated {
    /// All of them, in the order of the White Book.
    pub const ALL: [Self; 5] = [
        Self::CorrectionPeriod,
        Self::Inspection,
        Self::GrossErrors,
        Self::Afterwards,
        Self::Prizes,
    ];

    /// The setting behind it.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::CorrectionPeriod => "correction-minutes",
            Self::Inspection => "inspection",
            Self::GrossErrors => "gross-error-days",
            Self::Afterwards => "afterwards",
            Self::Prizes => "prizes-decided-by",
        }
    }
}

/// A choice that the regulations leave open, and that nobody has made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Undecided {
    /// The setting.
    pub key: &'static str,
    /// The clause or paragraph that leaves it open.
    pub clause: &'static str,
    /// What holds as long as nobody decides; nothing where nothing holds then.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub preset: Option<&'static str>,
    /// The conditions of contest should state it (White Book 131.6, 131.7).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub required: bool,
}

/// A setting that is not as the preset has it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Differs {
    /// The setting.
    pub key: String,
    /// Its value.
    pub value: Tree,
    /// What the preset has; nothing where it says nothing of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub preset: Option<&'static str>,
    /// Who gave it.
    pub layer: Layer,
    /// The clause or paragraph behind it.
    #[serde(skip_serializing_if = "str::is_empty")]
    pub clause: &'static str,
}

/// When prizes may be given (White Book 131.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PrizeGiving {
    /// When the results were posted.
    pub posted: Time,
    /// The earliest time.
    pub earliest: Time,
}

/// A match is taken to have so many boards as long as nobody has laid one out.
const USUAL_MATCH: u32 = 8;

impl State {
    /// The boards of the first table that was laid out: the scales of victory points depend on them.
    fn boards_of_a_match(&self) -> u32 {
        let rounds = self.sessions.iter().flat_map(|session| &session.rounds);
        let mut tables = rounds.flat_map(|round| &round.tables);
        let boards = tables.next().map(|table| table.boards.len());
        boards
            .and_then(|count| u32::try_from(count).ok())
            .unwrap_or(USUAL_MATCH)
    }

    /// When prizes may be given: so many minutes after the result was posted last. Before the last session is over nobody knows.
    #[must_use]
    pub fn prize_giving(&self) -> Option<PrizeGiving> {
        let over = self.sessions.last().and_then(|session| session.over);
        let complete = self.sessions.len() >= usize::from(self.session_count());
        let posted = self
            .official
            .last()
            .copied()
            .or(over.filter(|_| complete))?;
        let minutes = self.regulations.conduct().prize_giving_minutes;
        Some(PrizeGiving {
            posted,
            earliest: posted.plus_minutes(minutes.into()),
        })
    }
}

impl Tournament {
    fn chooser(&self) -> Chooser {
        let state = self.state();
        let created = state.created.as_ref();
        Chooser {
            kind: created.map_or(EventKind::Pairs, |one| one.kind),
            structure: created.map_or(Structure::Field, |one| one.structure),
            method: state.regulations.scored_by(),
            boards: state.boards_of_a_match(),
        }
    }

    /// What a preset has of a setting: of the two that come with Openroom, the one that the event names.
    fn preset_of(&self, known: &KnownSetting) -> &'static str {
        let named = self.state().regulations.settings().get("preset");
        match named.and_then(|one| one.value.text()) {
            Some("wbf") => known.wbf,
            _ => known.ebu,
        }
    }

    /// The choices that nobody has made: first what the conditions of contest should state, then those for which nothing holds, then those
    /// that the preset decides.
    #[must_use]
    pub fn undecided(&self) -> Vec<Undecided> {
        let given = self.state().regulations.settings();
        let federation = given.contains_key("federation");
        let lacking = self.not_stated();
        let in_browser = self.state().regulations.conduct().play != Play::Tables;
        let matters = |one: &KnownSetting| in_browser || !one.key.starts_with("play-");
        let open = self.chooser().settings().into_iter();
        let open = open.filter(|one| !given.contains_key(one.key) && matters(one));
        let mut all: Vec<Undecided> = open
            .map(|one| Undecided {
                key: one.key,
                clause: one.clause,
                preset: (!TOLD.contains(&one.key)).then(|| self.preset_of(&one)),
                required: lacking.iter().any(|stated| stated.key() == one.key),
            })
            // A federation that is named has decided what a preset would.
            .filter(|one| !(federation && (one.preset.is_some() || one.key == "preset")))
            .collect();
        all.sort_by_key(|one| (!one.required, one.preset.is_some()));
        all
    }

    /// Those of the five entries of White Book 131.6 and 131.7 that the conditions of contest lack.
    #[must_use]
    pub fn not_stated(&self) -> Vec<Stated> {
        let regulations = &self.state().regulations;
        let conduct = regulations.conduct();
        let lacks = |stated: &Stated| match stated {
            Stated::CorrectionPeriod => false,
            // By the Laws the period is that for corrections; by the White Book it is one of its own.
            Stated::GrossErrors => {
                conduct.gross_days.is_none() && conduct.periods == Periods::WhiteBook
            }
            _ => regulations.told(stated.key()).is_none(),
        };
        Stated::ALL.into_iter().filter(lacks).collect()
    }

    /// A setting as it is now: as somebody gave it, else as the federation or the preset has it; nothing where nobody said anything, or where the
    /// setting says nothing of such an event.
    #[must_use]
    pub fn setting_now(&self, key: &str) -> Option<String> {
        let regulations = &self.state().regulations;
        let conduct = regulations.conduct();
        let known = self
            .chooser()
            .settings()
            .into_iter()
            .find(|one| one.key == key)?;
        if TOLD.contains(&key) {
            return regulations.told(key);
        }
        if let Some(setting) = regulations.settings().get(key) {
            return Some(match &setting.value {
                Tree::Text(text) => text.clone(),
                Tree::List(all) => all
                    .iter()
                    .filter_map(Tree::text)
                    .collect::<Vec<_>>()
                    .join(", "),
                other @ Tree::Map(_) => other.to_yaml(),
            });
        }
        let or_none =
            |number: Option<u32>| number.map_or_else(|| "none".to_owned(), |one| one.to_string());
        Some(match key {
            "method" => regulations.method().to_owned(),
            "correction-minutes" => conduct.correction_minutes.to_string(),
            "ruling-minutes" => conduct.ruling_minutes.to_string(),
            "appeal-minutes" => conduct.appeal_minutes.to_string(),
            "late-minutes" => conduct.late_minutes.to_string(),
            "gross-error-days" => or_none(conduct.gross_days),
            "deposit" => conduct.deposit.clone().unwrap_or_else(|| "none".to_owned()),
            "periods" => match conduct.periods {
                Periods::Laws => "laws".to_owned(),
                Periods::WhiteBook => "white-book".to_owned(),
            },
            _ => self.preset_of(&known).to_owned(),
        })
    }

    /// What is not as the preset has it, in the order in which people think of settings (White Book 121.4.1).
    #[must_use]
    pub fn differs(&self) -> Vec<Differs> {
        let given = self.state().regulations.settings();
        let place = |key: &str| {
            KNOWN
                .iter()
                .position(|one| one.key == key)
                .unwrap_or(KNOWN.len())
        };
        let mut all: Vec<Differs> = given
            .iter()
            .filter(|(key, _)| !["preset", "federation"].contains(&key.as_str()))
            .map(|(key, setting)| {
                let known = KNOWN.iter().find(|one| one.key == *key);
                Differs {
                    key: key.clone(),
                    value: setting.value.clone(),
                    preset: known.map(|one| self.preset_of(one)),
                    layer: setting.layer,
                    clause: known.map_or("", |one| one.clause),
                }
            })
            .filter(|one| one.preset.is_none() || one.value.text() != one.preset)
            .collect();
        all.sort_by_key(|one| place(&one.key));
        all
    }
}
