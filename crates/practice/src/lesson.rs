//! Lessons for players: a board each, on which the learner does what players do, and the engine answers. The words around it are in
//! `locales/*/lessons.ftl`.

use contract_bridge::Seat;
use openroom_laws::replay::{ReplayError, replay};
use openroom_laws::{Edition, Impossible, Log, Table, log};
use serde::Serialize;

/// A lesson.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lesson {
    /// Its word, by which its texts are found.
    pub word: &'static str,
    /// The Law that it is about.
    pub law: u8,
    /// Where the learner sits.
    pub you: Seat,
    /// The board up to the first act, as a log.
    head: &'static str,
    /// What the learner does, one after the other.
    pub stages: &'static [Stage],
}

/// One act of the learner.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stage {
    /// What there is to tap.
    pub taps: Taps,
    /// The acts with which the lesson goes on; a star stands for anything.
    wanted: &'static [&'static str],
    /// What the others and the Director do then.
    then: &'static [&'static str],
}

/// What there is to tap.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Taps {
    /// A call.
    Call,
    /// A card of the own hand.
    Card,
    /// A card of the own hand, to be led face down.
    FaceDown,
    /// A card of the own hand in the place of another.
    Corrects,
    /// A card that dummy is told to play.
    Names,
    /// An answer to what is asked.
    Answer,
    /// One of these acts.
    Acts(&'static [&'static str]),
}

const fn stage(
    taps: Taps,
    wanted: &'static [&'static str],
    then: &'static [&'static str],
) -> Stage {
    Stage { taps, wanted, then }
}

/// All ten, in their order.
pub const ALL: &[Lesson] = &[
    Lesson {
        word: "insufficient",
        law: 27,
        you: Seat::South,
        head: "dealer: E\nvul: none\ndeal: 'N:Q82.T52.A764.K83 AKJ75.K4.Q83.J62 T3.AQJ86.K52.Q94 964.973.JT9.AT75'\nauction: 1S",
        stages: &[
            stage(
                Taps::Call,
                &["S: 1H"],
                &["W: attention", "D: called", "W: declines"],
            ),
            stage(Taps::Call, &["S: 2H"], &[]),
        ],
    },
    Lesson {
        word: "turn",
        law: 31,
        you: Seat::South,
        head: "dealer: E\nvul: none\ndeal: 'N:J83.KT62.A74.J85 T962.Q73.T5.KT62 KQ5.AJ4.KJ82.Q93 A74.985.Q963.A74'",
        stages: &[
            stage(
                Taps::Call,
                &["S: 1NT"],
                &["W: attention", "D: called", "W: declines", "E: Pass"],
            ),
            stage(Taps::Call, &["S: 1NT"], &[]),
        ],
    },
    Lesson {
        word: "change",
        law: 25,
        you: Seat::South,
        head: concat!(
            "dealer: S\nvul: none\n",
            "deal: 'S:AKQ63.K5.A82.J74 972.T83.QJ54.Q83 J5.QJ72.K963.K52 T84.A964.T7.AT96'"
        ),
        stages: &[
            stage(Taps::Call, &["S: 1NT"], &[]),
            stage(
                Taps::Acts(&["S: changes 1S"]),
                &["S: changes 1S"],
                &["D: called", "D: {unintended: yes}"],
            ),
            stage(
                Taps::Acts(&["S: changes 2S"]),
                &["S: changes 2S"],
                &["D: called", "D: {unintended: no}", "W: declines"],
            ),
        ],
    },
    Lesson {
        word: "tempo",
        law: 16,
        you: Seat::South,
        head: "dealer: E\nvul: none\ndeal: 'S:KJ976.82.Q84.J63 852.Q954.T63.AT7 AQ4.J3.KJ72.9852 T3.AKT76.A95.KQ4'\nlog:\n- E: 1H\n- S: Pass\n- W: 2H\n- N: hesitates\n- N: Pass\n- E: Pass",
        stages: &[stage(Taps::Call, &["S: Pass"], &[])],
    },
    Lesson {
        word: "face-down",
        law: 41,
        you: Seat::South,
        head: "dealer: W\nvul: none\ndeal: 'W:KQ4.AJ5.K862.K93 J976.Q82.T5.QJT4 A83.K64.AQ97.865 T52.T973.J43.A72'\nauction: 1NT Pass 3NT Pass Pass Pass",
        stages: &[
            stage(Taps::FaceDown, &["S: down *"], &["D: called"]),
            stage(
                Taps::Card,
                &["S: *"],
                &["W: attention", "D: called", "W: declines"],
            ),
        ],
    },
    Lesson {
        word: "penalty-card",
        law: 50,
        you: Seat::South,
        head: "dealer: S\nvul: none\ndeal: 'S:AKQ63.K5.A82.J74 972.T83.QJ54.Q83 J5.QJ72.K963.K52 T84.A964.T7.AT96'\nauction: 1S Pass 2D Pass 2S Pass 4S Pass Pass Pass\nplay: H3 H2 HA H5\nlog:\n- W: exposes DQ\n- S: attention\n- D: called",
        stages: &[stage(Taps::Answer, &["S: *"], &[])],
    },
    Lesson {
        word: "revoke",
        law: 62,
        you: Seat::South,
        head: "dealer: W\nvul: none\ndeal: 'W:KQ4.AJ5.K862.K93 J976.Q82.T5.QJT4 A83.K64.AQ97.865 T52.T973.J43.A72'\nauction: 1NT Pass 3NT Pass Pass Pass\nplay: CQ C5",
        stages: &[
            stage(Taps::Card, &["S: S*", "S: H*", "S: D*"], &[]),
            stage(
                Taps::Acts(&["S: attention"]),
                &["S: attention"],
                &["D: called"],
            ),
            stage(Taps::Corrects, &["S: corrects C*"], &[]),
        ],
    },
    Lesson {
        word: "dummy",
        law: 43,
        you: Seat::South,
        head: "dealer: N\nvul: none\ndeal: 'N:KQ4.AJ5.K862.K93 J976.Q82.T5.QJT4 A83.K64.AQ97.865 T52.T973.J43.A72'\nauction: 1NT Pass 3NT Pass Pass Pass\nplay: CQ C5 CA C3\nlog:\n- E: CJ",
        stages: &[stage(
            Taps::Acts(&["S: attention"]),
            &["S: attention"],
            &["D: called"],
        )],
    },
    Lesson {
        word: "played",
        law: 45,
        you: Seat::South,
        head: "dealer: S\nvul: none\ndeal: 'S:AKQ63.K5.A82.J74 972.T83.QJ54.Q83 J5.QJ72.K963.K52 T84.A964.T7.AT96'\nauction: 1S Pass 2D Pass 2S Pass 4S Pass Pass Pass\nplay: DQ",
        stages: &[
            stage(Taps::Names, &["S: names D3"], &[]),
            stage(
                Taps::Acts(&["S: renames DK"]),
                &["S: renames DK"],
                &["D: called", "D: {slip: no}"],
            ),
        ],
    },
    Lesson {
        word: "claim",
        law: 68,
        you: Seat::South,
        head: "dealer: S\nvul: none\ndeal: 'S:AKQ63.K5.A82.J74 972.T83.QJ54.Q83 J5.QJ72.K963.K52 T84.A964.T7.AT96'\nauction: 1S Pass 2D Pass 2S Pass 4S Pass Pass Pass\nplay: H3 H2 HA H5 H4 HK H8 H7",
        stages: &[
            stage(
                Taps::Acts(&["S: claims 10"]),
                &["S: claims 10"],
                &["W: objects", "D: called"],
            ),
            stage(Taps::Card, &["S: *"], &["D: {tricks: {NS: 10}}"]),
        ],
    },
];

/// What came of an act.
#[derive(Debug, Clone)]
pub struct Tried {
    /// The log with it, and with what the others do then if the lesson goes on.
    pub log: Log,
    /// How many entries the log had before it.
    pub before: usize,
    /// The lesson goes on: it is what was wanted.
    pub goes_on: bool,
    /// Why the board did not take it, if it did not.
    pub refused: Option<Impossible>,
}

impl Lesson {
    /// The lesson of that word.
    #[must_use]
    pub fn find(word: &str) -> Option<&'static Self> {
        ALL.iter().find(|lesson| lesson.word == word)
    }

    /// The board when a stage begins, after what was done in those before.
    ///
    /// # Errors
    ///
    /// If that cannot have happened.
    pub fn begins(&self, edition: Edition, done: &[String]) -> Result<(Log, Table), ReplayError> {
        let mut entries: Vec<String> = Vec::new();
        for (stage, act) in self.stages.iter().zip(done) {
            // What the board refused did not happen.
            let with = self.log(
                edition,
                &[&entries[..], core::slice::from_ref(act)].concat(),
            );
            if with.is_some_and(|log| replay(&log, edition).is_ok()) {
                entries.push(act.clone());
            }
            entries.extend(stage.then.iter().map(|&entry| entry.to_owned()));
        }
        let log = self
            .log(edition, &entries)
            .unwrap_or_else(|| self.empty(edition));
        let table = replay(&log, edition)?;
        Ok((log, table))
    }

    /// The learner does something at a stage: what the engine says, and whether the lesson goes on.
    ///
    /// ```
    /// use openroom_laws::Edition;
    /// use openroom_practice::lesson::Lesson;
    ///
    /// let lesson = Lesson::find("insufficient").unwrap();
    /// let tried = lesson.tries(Edition::E2017, &[], "S: 1H").unwrap();
    /// assert!(tried.goes_on);
    /// assert!(!lesson.tries(Edition::E2017, &[], "S: 2H").unwrap().goes_on);
    /// ```
    ///
    /// # Errors
    ///
    /// If what was done before cannot have happened.
    pub fn tries(
        &self,
        edition: Edition,
        done: &[String],
        act: &str,
    ) -> Result<Tried, ReplayError> {
        let (log, table) = self.begins(edition, done)?;
        let before = log.entries.len();
        let stage = self.stages.get(done.len());
        let goes_on =
            stage.is_some_and(|stage| stage.wanted.iter().any(|wanted| fits(wanted, act)));
        let mut after = log.clone();
        let read = log::read_under(&format!("dealer: N\nvul: none\nlog: [{{{act}}}]"), edition);
        let entry = read.ok().and_then(|mut logs| logs.pop()?.entries.pop());
        let Some(entry) = entry else {
            return Ok(Tried {
                log,
                before,
                goes_on: false,
                refused: None,
            });
        };
        let refused = table.clone().apply(&entry).err();
        if refused.is_none() {
            after.entries.push(entry);
        }
        if goes_on {
            let done: Vec<String> = done.iter().cloned().chain([act.to_owned()]).collect();
            after = self.begins(edition, &done)?.0;
        }
        Ok(Tried {
            log: after,
            before,
            goes_on,
            refused,
        })
    }

    fn log(&self, edition: Edition, entries: &[String]) -> Option<Log> {
        let mut text = self.head.to_owned();
        if !self.head.contains("\nlog:") && !entries.is_empty() {
            text.push_str("\nlog:");
        }
        for entry in entries {
            text.push_str("\n- ");
            text.push_str(entry);
        }
        log::read_under(&text, edition).ok()?.pop()
    }

    fn empty(&self, edition: Edition) -> Log {
        let log = self.log(edition, &[]);
        log.unwrap_or_else(|| Log {
            id: None,
            title: None,
            laws: Vec::new(),
            note: None,
            editions: vec![edition],
            board: openroom_laws::Board::number(1),
            deal: log::Deal::UNKNOWN,
            calls: Vec::new(),
            cards: Vec::new(),
            entries: Vec::new(),
            expect: None,
        })
    }
}

/// Whether an act is what was wanted; a star at its end stands for anything.
fn fits(wanted: &str, act: &str) -> bool {
    match wanted.strip_suffix('*') {
        Some(start) => act.starts_with(start),
        None => act == wanted,
    }
}
