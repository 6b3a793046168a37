//! The record of an event in words: who did what, entry by entry. What is on the cards is not told.

use openroom_movements::Boards;
use openroom_tournament::entry::{
    AppealAct, ArrangedAt, CallStage, Correction, Decision, DrawOf, Handed, InAppeal, OnRound,
    PrizeTo, Written,
};
use openroom_tournament::{Action, Entry, Role, Who};

use crate::words::{Message, Words, value};

/// The subject of a note which says that somebody of the staff has seen hands before they were public: the session, or with a stroke
/// between the session and the board.
pub const HANDS_SEEN: &str = "hands-seen";

/// Who wrote an entry: `Director Ana`.
#[must_use]
pub fn who(who: &Who, words: &Words) -> String {
    let number = |message: Message, number: u32| words.tell(message, [("number", number.into())]);
    let role = match who.role {
        Role::Organiser => words.say(Message::RecordByOrganiser),
        Role::Chief => words.say(Message::RecordByChief),
        Role::Director => words.say(Message::RecordByDirector),
        Role::Scorer => words.say(Message::RecordByScorer),
        Role::Committee => words.say(Message::RecordByCommittee),
        Role::Contestant(contestant) => number(Message::RecordByContestant, contestant),
        Role::Captain(contestant) => number(Message::RecordByCaptain, contestant),
    };
    match &who.name {
        Some(name) => format!("{role} {name}"),
        None => role,
    }
}

/// What an entry says, with the reason that was given for it.
#[must_use]
pub fn what(entry: &Entry, words: &Words) -> String {
    let what = Telling(words).act(&entry.action);
    match &entry.why {
        Some(why) => words.tell(
            Message::RecordReason,
            [("what", what.into()), ("why", why.as_str().into())],
        ),
        None => what,
    }
}

struct Telling<'w>(&'w Words);

impl Telling<'_> {
    fn tell<const N: usize>(&self, message: Message, args: [(&'static str, String); N]) -> String {
        let args = args.each_ref().map(|(name, text)| (*name, value(text)));
        self.0.tell(message, args)
    }

    fn one(&self, message: Message, name: &'static str, what: impl ToString) -> String {
        self.tell(message, [(name, what.to_string())])
    }

    /// A place in a session; the first session need not be named.
    fn within(&self, session: u16, place: String) -> String {
        match session {
            1 => place,
            _ => self.tell(
                Message::RecordOfSession,
                [("session", session.to_string()), ("place", place)],
            ),
        }
    }

    fn place(&self, session: u16, round: u32, table: &str, board: u32) -> String {
        let args = [
            ("round", round.to_string()),
            ("table", table.to_owned()),
            ("board", board.to_string()),
        ];
        self.within(session, self.tell(Message::EventPlace, args))
    }

    fn boards(&self, session: u16, round: u32, table: &str, boards: &Boards) -> String {
        let args = [
            ("round", round.to_string()),
            ("table", table.to_owned()),
            ("boards", boards.to_string()),
        ];
        self.within(session, self.tell(Message::RecordAtTable, args))
    }

    fn result(&self, at: &Written) -> String {
        if at.not_played {
            return self.0.say(Message::RecordNotPlayed);
        }
        scored(
            at.contract.as_deref(),
            at.by.as_deref(),
            at.tricks,
            at.result.as_deref(),
            at.score,
        )
    }

    fn act(&self, action: &Action) -> String {
        use Message as M;
        let list = |names: &[String]| names.join(", ");
        match action {
            Action::Created(it) => self.one(M::RecordCreated, "name", &it.name),
            Action::Regulations(it) => {
                let names: Vec<String> = it.settings.keys().cloned().collect();
                self.one(M::RecordRegulations, "settings", list(&names))
            }
            Action::Staff(it) => self.one(M::RecordStaff, "name", &it.name),
            Action::Variation(it) => {
                let said = [it.rule.as_deref(), it.change.as_deref()];
                let said: Vec<&str> = said.into_iter().flatten().collect();
                self.one(M::RecordVariation, "what", said.join(": "))
            }
            Action::Ratified(it) => self.one(
                M::RecordRatified,
                "number",
                it.number
                    .map_or_else(String::new, |number| number.to_string()),
            ),
            Action::Note(it) if it.confidential => self.0.say(M::RecordNoteConfidential),
            Action::Note(it) if it.subject.as_deref() == Some(HANDS_SEEN) => {
                match it.text.split_once('/') {
                    Some((session, board)) => {
                        let args = [("session", session.to_owned()), ("board", board.to_owned())];
                        self.tell(M::RecordHandsSeenBoard, args)
                    }
                    None => self.one(M::RecordHandsSeen, "session", &it.text),
                }
            }
            Action::Note(it) => self.one(M::RecordNote, "text", &it.text),
            Action::Entered(_)
            | Action::Substitute(_)
            | Action::Named(_)
            | Action::Renamed(_)
            | Action::Needs(_)
            | Action::Withdrew(_)
            | Action::Returned(_)
            | Action::Late(_)
            | Action::StandBy(_)
            | Action::Arrived(_)
            | Action::Disqualified(_) => self.about_people(action),
            Action::Added(_)
            | Action::EntryRemoved(_)
            | Action::Permitted(_)
            | Action::LineUp(_)
            | Action::KeptApart(_)
            | Action::Captain(_)
            | Action::MatchConfirmed(_)
            | Action::CutShort(_)
            | Action::RoomClosed(_)
            | Action::CaptainWatches(_)
            | Action::League(_)
            | Action::Fixtures(_)
            | Action::Postponed(_) => self.about_teams(action),
            Action::Dealt(it) => self.tell(
                M::RecordDealt,
                [
                    ("session", it.session.to_string()),
                    ("boards", it.boards.to_string()),
                ],
            ),
            Action::Unsealed(it) => self.one(M::RecordUnsealed, "session", it.session),
            Action::Movement(it) => self.one(M::RecordMovement, "session", it.session),
            Action::MovementChanged(it) => self.tell(
                M::RecordMovementChanged,
                [
                    ("session", it.session.to_string()),
                    ("from", it.from.unwrap_or(1).to_string()),
                ],
            ),
            Action::Seated(it) => self.one(M::RecordSeated, "session", it.session),
            Action::Drawn(it) => match it.of {
                DrawOf::Round => self.tell(
                    M::RecordDrawn,
                    [
                        ("session", it.session.to_string()),
                        ("round", it.round.unwrap_or(1).to_string()),
                    ],
                ),
                DrawOf::Groups => self.0.say(M::RecordDrawnGroups),
                DrawOf::Bracket | DrawOf::Numbers => self.0.say(M::RecordDrawnPlaces),
                DrawOf::Seats => self.one(M::RecordDrawnSeats, "session", it.session),
            },
            Action::RoundStarted(it) => self.tell(
                match it.by_itself {
                    false => M::RecordRoundStarted,
                    true => M::RecordRoundByItself,
                },
                [
                    ("session", it.session.to_string()),
                    ("round", it.round.to_string()),
                ],
            ),
            Action::Clock(it) => self.tell(
                M::RecordClock,
                [
                    ("session", it.session.to_string()),
                    ("round", it.round.to_string()),
                    ("minutes", it.minutes.to_string()),
                ],
            ),
            Action::Paused(it) => self.of_round(M::RecordPaused, *it),
            Action::Resumed(it) => self.of_round(M::RecordResumed, *it),
            Action::RoundTakenBack(it) => self.of_round(M::RecordRoundTakenBack, *it),
            Action::TimePutRight(_) => self.0.say(M::RecordTimePutRight),
            Action::TableArranged(it) => self.arranged(it),
            Action::Progressed(it) => {
                self.at_table(M::RecordProgressed, it.session, it.round, &it.table)
            }
            Action::SessionOver(it) => {
                let message = match it.by_itself {
                    false => M::RecordSessionOver,
                    true => M::RecordSessionByItself,
                };
                self.one(message, "session", it.session)
            }
            Action::Called(it) => self.at_table(M::RecordCalled, it.session, it.round, &it.table),
            Action::Attended(it) => {
                let message = match it.stage {
                    CallStage::Called | CallStage::Done => M::RecordAttended,
                    CallStage::OnTheWay => M::RecordOnTheWay,
                    CallStage::AtTable => M::RecordAtTheTable,
                };
                self.one(message, "call", it.call)
            }
            Action::Announced(it) => match &it.table {
                None => self.one(M::RecordAnnounced, "text", &it.text),
                Some(table) => self.tell(
                    M::RecordAnnouncedAt,
                    [("table", table.clone()), ("text", it.text.clone())],
                ),
            },
            Action::Held(_) => self.0.say(M::RecordHeld),
            Action::Released(_) => self.0.say(M::RecordReleased),
            Action::Published(it) => match it.round {
                None => self.one(M::RecordPublished, "session", it.session),
                Some(round) => self.tell(
                    M::RecordPublishedRound,
                    [
                        ("session", it.session.to_string()),
                        ("round", round.to_string()),
                    ],
                ),
            },
            Action::Official(_) => self.0.say(M::RecordOfficial),
            Action::Final(_) => self.0.say(M::RecordFinal),
            Action::Match(_) => self.0.say(M::RecordMatch),
            Action::CarryOver(_) => self.0.say(M::RecordCarryOver),
            Action::QualifiedFrom(it) => {
                let names: Vec<String> = it.events.iter().map(|one| one.name.clone()).collect();
                self.one(M::RecordQualifiedFrom, "events", list(&names))
            }
            Action::WentOn(it) => {
                let names: Vec<String> = it.to.iter().map(|one| one.name.clone()).collect();
                self.one(M::RecordWentOn, "events", list(&names))
            }
            Action::Result(_)
            | Action::Agreed(_)
            | Action::Disputed(_)
            | Action::Correction(_)
            | Action::Removed(_)
            | Action::LatePlay(_)
            | Action::DoNotStart(_)
            | Action::Cancelled(_)
            | Action::Restored(_)
            | Action::Fouled(_) => self.about_boards(action),
            Action::Bracket(_)
            | Action::LaidOut(_)
            | Action::Arranged(_)
            | Action::MatchDecided(_)
            | Action::PutBack(_)
            | Action::PointsDecided(_) => self.about_bracket(action),
            _ => self.about_rulings(action),
        }
    }

    fn of_round(&self, message: Message, on: OnRound) -> String {
        let args = [
            ("session", on.session.to_string()),
            ("round", on.round.to_string()),
        ];
        self.tell(message, args)
    }

    fn at_table(&self, message: Message, session: u16, round: u32, table: &str) -> String {
        let args = [("round", round.to_string()), ("table", table.to_owned())];
        let told = self.tell(message, args);
        match session {
            1 => told,
            _ => format!("{told} ({session})"),
        }
    }

    /// How calls and cards are made known at a table, for players with special needs.
    fn arranged(&self, it: &ArrangedAt) -> String {
        let args = [
            ("round", it.round.to_string()),
            ("table", it.table.clone()),
            ("calls", it.calls.word().to_owned()),
            ("cards", it.cards.word().to_owned()),
        ];
        self.tell(Message::RecordTableArranged, args)
    }

    /// Teams, their members and their matches.
    fn about_teams(&self, action: &Action) -> String {
        use Message as M;
        let of = |message, contestant: u32, name: String| {
            let args = [("contestant", contestant.into()), ("name", name.into())];
            self.0.tell(message, args)
        };
        let both = |message, session: u16, round: u32, teams: &[u32]| {
            let teams: Vec<String> = teams.iter().map(u32::to_string).collect();
            let args = [
                ("session", u32::from(session).into()),
                ("round", round.into()),
                ("teams", teams.join(" - ").into()),
            ];
            self.0.tell(message, args)
        };
        match action {
            Action::Added(it) => of(M::RecordAdded, it.contestant, it.player.clone()),
            Action::EntryRemoved(it) => of(M::RecordEntryRemoved, it.contestant, String::new()),
            Action::Permitted(it) => of(M::RecordPermitted, it.contestant, it.player.clone()),
            // Who sits where is sealed until the other team has handed in its own.
            Action::LineUp(it) => of(M::RecordLineUp, it.contestant, String::new()),
            Action::KeptApart(it) => of(M::RecordKeptApart, it.contestant, it.players.join(", ")),
            Action::Captain(it) => of(M::RecordCaptain, it.contestant, it.name.clone()),
            Action::CutShort(it) => both(M::RecordCutShort, it.session, it.round, &it.teams),
            Action::MatchConfirmed(it) => {
                both(M::RecordMatchConfirmed, it.session, it.round, &it.teams)
            }
            Action::RoomClosed(it) => {
                self.of_room(M::RecordRoomClosed, it.session, it.round, (&it.table, None))
            }
            Action::CaptainWatches(it) => {
                let message = match it.left {
                    true => M::RecordCaptainLeft,
                    false => M::RecordCaptainWatches,
                };
                self.of_room(
                    message,
                    it.session,
                    it.round,
                    (&it.table, Some(it.contestant)),
                )
            }
            Action::Postponed(it) if it.cancelled => {
                both(M::RecordPutBack, it.session, it.round, &it.teams)
            }
            Action::Postponed(it) => both(M::RecordPostponed, it.session, it.round, &it.teams),
            Action::Fixtures(_) => self.0.say(M::RecordFixtures),
            Action::League(it) => self.one(M::RecordLeague, "name", &it.name),
            _ => String::new(),
        }
    }

    /// Something of a table in a round, of a contestant or of nobody.
    fn of_room(
        &self,
        message: Message,
        session: u16,
        round: u32,
        (table, contestant): (&str, Option<u32>),
    ) -> String {
        let args = [
            ("session", u32::from(session).into()),
            ("round", round.into()),
            ("table", table.into()),
            ("contestant", contestant.unwrap_or_default().into()),
        ];
        self.0.tell(message, args)
    }

    fn about_bracket(&self, action: &Action) -> String {
        use Message as M;
        match action {
            Action::Bracket(it) => self.one(M::RecordBracket, "count", it.seeds.len()),
            Action::LaidOut(it) => {
                let places = it.matches.iter().map(ToString::to_string);
                let places = places.collect::<Vec<_>>().join(", ");
                self.one(M::RecordLaidOut, "places", places)
            }
            Action::Arranged(it) => self.one(M::RecordArranged, "place", it.place),
            Action::MatchDecided(it) => self.one(M::RecordMatchDecided, "place", it.place),
            Action::PutBack(it) => self.tell(
                M::RecordBeatenBack,
                [
                    ("contestant", it.contestant.to_string()),
                    ("place", it.place.to_string()),
                ],
            ),
            Action::PointsDecided(it) => self.one(
                match it.keeps {
                    true => M::RecordPointsKept,
                    false => M::RecordPointsLost,
                },
                "contestant",
                it.contestant,
            ),
            _ => String::new(),
        }
    }

    fn about_people(&self, action: &Action) -> String {
        use Message as M;
        let with = |message: Message, contestant: u32, more: (&'static str, String)| {
            self.tell(message, [("contestant", contestant.to_string()), more])
        };
        let of = |message: Message, contestant: u32| self.one(message, "contestant", contestant);
        match action {
            Action::Entered(it) => {
                let names = it.players.join(", ");
                if names.is_empty() && it.name.is_none() {
                    return of(M::RecordEnteredNumber, it.contestant);
                }
                let names = match &it.name {
                    Some(team) => format!("{team} ({names})"),
                    None => names,
                };
                with(M::RecordEntered, it.contestant, ("players", names))
            }
            Action::Substitute(it) => self.tell(
                M::RecordSubstitute,
                [
                    ("contestant", it.contestant.to_string()),
                    ("in", it.in_.clone()),
                    ("out", it.out.clone()),
                    ("from", it.from.to_string()),
                ],
            ),
            Action::Named(it) => {
                let players = it.players.join(", ");
                with(M::RecordNamed, it.contestant, ("players", players))
            }
            Action::Renamed(it) => with(M::RecordRenamed, it.contestant, ("name", it.name.clone())),
            // What somebody needs is for those who prepare the room.
            Action::Needs(it) => of(M::RecordNeeds, it.contestant),
            Action::Withdrew(it) => of(M::RecordWithdrew, it.contestant),
            Action::Returned(it) => of(M::RecordReturned, it.contestant),
            Action::Late(it) => with(
                M::RecordLate,
                it.contestant,
                ("minutes", it.minutes.to_string()),
            ),
            Action::StandBy(it) => {
                let players = it.players.join(", ");
                with(M::RecordStandBy, it.contestant, ("players", players))
            }
            Action::Arrived(it) => of(M::RecordArrived, it.contestant),
            Action::Disqualified(it) => match &it.player {
                None => of(M::RecordDisqualified, it.contestant),
                Some(player) => with(
                    M::RecordPlayerDisqualified,
                    it.contestant,
                    ("player", player.clone()),
                ),
            },
            _ => String::new(),
        }
    }

    fn about_boards(&self, action: &Action) -> String {
        use Message as M;
        let at = |message: Message, place: String| self.one(message, "place", place);
        match action {
            Action::Result(it) => self.tell(
                M::RecordResult,
                [
                    (
                        "place",
                        self.place(it.session, it.round, &it.table, it.board),
                    ),
                    ("result", self.result(it)),
                ],
            ),
            Action::Correction(it) => self.tell(
                M::RecordCorrection,
                [
                    (
                        "place",
                        self.place(it.session, it.round, &it.table, it.board),
                    ),
                    ("result", corrected(it)),
                ],
            ),
            Action::Agreed(it)
            | Action::Disputed(it)
            | Action::LatePlay(it)
            | Action::DoNotStart(it) => {
                let message = match action {
                    Action::Agreed(_) => M::RecordAgreed,
                    Action::Disputed(_) => M::RecordDisputed,
                    Action::LatePlay(_) => M::RecordLatePlay,
                    _ => M::RecordDoNotStart,
                };
                at(
                    message,
                    self.place(it.session, it.round, &it.table, it.board),
                )
            }
            Action::Removed(it) => {
                let place = self.place(it.session, it.round, &it.table, it.board);
                let message = match it.swap {
                    true => M::RecordSwapped,
                    false => M::RecordMoved,
                };
                match it.to {
                    Some(to) => self.tell(message, [("place", place), ("to", to.to_string())]),
                    None => at(M::RecordRemoved, place),
                }
            }
            Action::Cancelled(it) => at(
                M::RecordCancelled,
                self.boards(it.session, it.round, &it.table, &it.boards),
            ),
            Action::Restored(it) => at(
                M::RecordRestored,
                self.boards(it.session, it.round, &it.table, &it.boards),
            ),
            Action::Fouled(it) => self.tell(
                M::RecordFouled,
                [
                    ("session", it.session.to_string()),
                    ("board", it.board.to_string()),
                ],
            ),
            _ => String::new(),
        }
    }

    fn about_rulings(&self, action: &Action) -> String {
        use Message as M;
        let appeal = |message: Message, number: u32| self.one(message, "appeal", number);
        match action {
            Action::Case(it) => {
                let place = self.place(it.session, it.round, &it.table, it.board);
                self.one(M::RecordCase, "place", place)
            }
            Action::InCase(it) => self.one(M::RecordInCase, "case", it.case),
            Action::Ruling(it) => {
                let place = self.place(it.session, it.round, &it.table, it.board);
                match it.laws.is_empty() {
                    true => self.one(M::RecordRulingPlain, "place", place),
                    false => self.tell(
                        M::RecordRuling,
                        [("place", place), ("laws", it.laws.join(", "))],
                    ),
                }
            }
            Action::Licence(it) => self.one(M::RecordLicence, "number", &it.number),
            Action::Library(it) => {
                let added = it.add.iter().map(|text| text.title.clone());
                let titles: Vec<String> = added.chain(it.remove.iter().cloned()).collect();
                self.one(M::RecordLibrary, "titles", titles.join(", "))
            }
            Action::SystemCard(it) => self.one(M::RecordSystemCard, "contestant", it.contestant),
            Action::AskedLate(it) => {
                let place = self.place(it.session, it.round, &it.table, it.board);
                self.one(M::RecordAskedLate, "place", place)
            }
            Action::Told(it) => self.one(M::RecordTold, "ruling", it.ruling),
            Action::Reviewed(it) => self.tell(
                M::RecordReviewed,
                [("ruling", it.ruling.to_string()), ("law", it.law.clone())],
            ),
            Action::Warning(it) => self.tell(
                M::RecordWarning,
                [
                    ("contestant", it.contestant.to_string()),
                    ("offence", it.offence.clone()),
                ],
            ),
            Action::Penalty(it) => self.tell(
                M::RecordPenalty,
                [
                    ("contestant", it.contestant.to_string()),
                    ("offence", it.offence.clone()),
                ],
            ),
            Action::Rescinded(it) => self.one(M::RecordRescinded, "penalty", it.penalty),
            Action::Appeal(it) => match (it.ruling, it.penalty) {
                (None, Some(penalty)) => self.one(M::RecordAppealPenalty, "number", penalty),
                (ruling, _) => {
                    let number = ruling.map_or_else(String::new, |number| number.to_string());
                    self.one(M::RecordAppealRuling, "number", number)
                }
            },
            Action::Concurred(it) => self.tell(
                M::RecordConcurred,
                [
                    ("appeal", it.appeal.to_string()),
                    ("player", it.player.clone()),
                ],
            ),
            Action::Deposit(it) if it.waived => appeal(M::RecordDepositWaived, it.appeal),
            Action::Deposit(it) => appeal(M::RecordDeposit, it.appeal),
            Action::Committee(it) => self.tell(
                M::RecordCommittee,
                [
                    ("appeal", it.appeal.to_string()),
                    ("members", it.members.join(", ")),
                ],
            ),
            Action::Decided(it) => {
                let decision = match it.decision {
                    Decision::Upheld => M::EventStageUpheld,
                    Decision::Changed => M::EventStageChanged,
                    Decision::Recommended => M::EventStageRecommended,
                };
                self.tell(
                    M::RecordDecided,
                    [
                        ("appeal", it.appeal.to_string()),
                        ("decision", self.0.say(decision)),
                    ],
                )
            }
            Action::AppealWithdrawn(it) => appeal(M::RecordAppealWithdrawn, it.appeal),
            _ => self.about_directing(action),
        }
    }

    /// Directors among themselves, and what goes on around appeals. How to reach somebody, and what was said of the adviser, is not told.
    fn about_directing(&self, action: &Action) -> String {
        use Message as M;
        match action {
            Action::Area(it) => {
                let names: Vec<&str> = it
                    .sections
                    .iter()
                    .chain(&it.tables)
                    .map(String::as_str)
                    .collect();
                let args = [
                    ("director", it.director.clone()),
                    ("names", names.join(", ")),
                ];
                self.tell(M::RecordArea, args)
            }
            Action::HandedOver(it) => {
                let what = self.0.say(match it.what {
                    Handed::Call => M::RecordHandedCall,
                    Handed::Case => M::RecordHandedCase,
                    Handed::Ruling => M::RecordHandedRuling,
                    Handed::Appeal => M::RecordHandedAppeal,
                });
                let args = [
                    ("to", it.to.clone()),
                    ("what", what),
                    ("number", it.number.to_string()),
                ];
                self.tell(M::RecordHandedOver, args)
            }
            Action::Level(it) => self.one(M::RecordLevel, "contestant", it.contestant),
            Action::Claimed(it) => {
                let place = self.place(it.session, it.round, &it.table, it.board);
                self.one(M::RecordClaimed, "place", place)
            }
            Action::Duplicated(it) => self.tell(
                M::RecordDuplicated,
                [
                    ("table", it.table.clone()),
                    ("boards", it.boards.to_string()),
                ],
            ),
            Action::PenaltyShared(it) => self.tell(
                M::RecordPenaltyShared,
                [("table", it.table.clone()), ("offence", it.offence.clone())],
            ),
            Action::Suspended(it) => self.tell(
                M::RecordSuspended,
                [
                    ("contestant", it.contestant.to_string()),
                    ("from", it.from.to_string()),
                ],
            ),
            Action::Readmitted(it) => self.tell(
                M::RecordReadmitted,
                [
                    ("number", it.suspension.to_string()),
                    ("from", it.from.to_string()),
                ],
            ),
            Action::Candidate(it) => self.one(M::RecordCandidate, "name", &it.name),
            Action::Intends(it) => self.one(M::RecordIntends, "contestant", it.contestant),
            Action::InAppeal(it) => self.in_appeal(it),
            _ => self.about_prizes(action),
        }
    }

    /// Prizes, entry fees, expenses.
    fn about_prizes(&self, action: &Action) -> String {
        use Message as M;
        let to = |message, it: &PrizeTo| {
            let args = [
                ("prize", it.prize.to_string()),
                ("contestant", it.contestant.to_string()),
            ];
            self.tell(message, args)
        };
        match action {
            Action::Prizes(it) => self.one(M::RecordPrizes, "count", it.prizes.len()),
            Action::PrizeGiven(it) => to(M::RecordPrizeGiven, it),
            Action::PrizeReturned(it) => to(M::RecordPrizeReturned, it),
            Action::Fee(it) => {
                let message = match it.unpaid {
                    true => M::RecordFeeUnpaid,
                    false => M::RecordFeePaid,
                };
                self.one(message, "contestant", it.contestant)
            }
            Action::Expense(it) => {
                let args = [("what", it.what.clone()), ("amount", it.amount.clone())];
                self.tell(M::RecordExpense, args)
            }
            _ => String::new(),
        }
    }

    fn in_appeal(&self, it: &InAppeal) -> String {
        use Message as M;
        let with = |message: Message, name: &'static str, what: String| {
            self.tell(message, [("appeal", it.appeal.to_string()), (name, what)])
        };
        let of = |message: Message| self.one(message, "appeal", it.appeal);
        match &it.act {
            AppealAct::Hearing(hearing) => {
                with(M::RecordHearing, "time", self.0.moment(hearing.time))
            }
            AppealAct::Opened(_) => of(M::RecordHearingOpened),
            AppealAct::DecisionTold(told) => {
                with(M::RecordDecisionTold, "names", told.to.join(", "))
            }
            AppealAct::Further(further) => {
                with(M::RecordFurther, "name", further.authority.clone())
            }
            AppealAct::FurtherDecided(_) => of(M::RecordFurtherDecided),
            _ => of(M::RecordInAppeal),
        }
    }
}

/// A result in the short form that rankings have: `4S N +1`.
fn scored(
    contract: Option<&str>,
    by: Option<&str>,
    tricks: Option<u8>,
    result: Option<&str>,
    score: Option<i32>,
) -> String {
    let tricks = tricks.map(|tricks| tricks.to_string());
    let score = score.map(|score| score.to_string());
    let parts = [contract, by, result, tricks.as_deref(), score.as_deref()];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

fn corrected(it: &Correction) -> String {
    scored(
        it.contract.as_deref(),
        it.by.as_deref(),
        it.tricks,
        it.result.as_deref(),
        it.score,
    )
}

#[cfg(test)]
mod tests {
    use openroom_tournament::log::read_entry;

    use super::*;
    use crate::words::Language;

    fn told(act: &str, language: Language) -> (String, String) {
        let text = format!(r#"{{"at": "2026-05-14T18:00:00Z", "by": "director Ana", {act}}}"#);
        let entry = read_entry(&text).unwrap();
        let words = Words::new(language);
        (who(&entry.by, &words), what(&entry, &words))
    }

    #[test]
    fn an_entry_is_told_in_the_words_of_the_reader() {
        let result = r#""result": {"round": 2, "table": "3", "board": 7, "contract": "4S", "by": "N", "result": "+1"}"#;
        let english = told(result, Language::English);
        assert_eq!(english.0, "Director Ana");
        assert_eq!(english.1, "Result, round 2, table 3, board 7: 4S N +1");
        let spanish = told(result, Language::SpanishOfSpain);
        assert_eq!(spanish.0, "Árbitro Ana");
        assert_eq!(spanish.1, "Resultado, ronda 2, mesa 3, estuche 7: 4S N +1");
        let why = r#""why": "wrong board", "removed": {"session": 2, "round": 2, "table": "3", "board": 7}"#;
        assert_eq!(
            told(why, Language::English).1,
            "Result deleted, session 2, round 2, table 3, board 7. Reason: wrong board"
        );
    }

    #[test]
    fn nothing_confidential_and_no_cards_are_told() {
        let note = r#""note": {"text": "secret", "confidential": true}"#;
        assert!(!told(note, Language::English).1.contains("secret"));
        let deal = r#""dealt": {"boards": "1", "deals": {"1": "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"}}"#;
        assert_eq!(
            told(deal, Language::English).1,
            "Session 1: boards 1 were dealt"
        );
    }

    /// One entry of each kind, as the tests of crate `tournament` write them: each says something in every language.
    #[test]
    fn every_act_has_its_words() {
        let acts = [
            r#""created": {"name": "x"}"#,
            r#""regulations": {"layer": "event", "settings": {"scoring": "imps"}}"#,
            r#""staff": {"name": "Bea", "duty": "director"}"#,
            r#""entered": {"contestant": 1, "players": ["a", "b"]}"#,
            r#""withdrew": {"contestant": 1}"#,
            r#""late": {"contestant": 1, "minutes": 5}"#,
            r#""drawn": {"round": 1, "order": "entry", "from": [1, 2], "matches": [{"table": 1, "home": 1, "away": 2}], "boards": "1-8"}"#,
            r#""drawn": {"of": "groups", "order": "lot", "seed": 7, "from": [1, 2], "groups": [[1], [2]]}"#,
            r#""drawn": {"of": "bracket", "order": "given", "from": [1, 2]}"#,
            r#""bracket": {"seeds": [1, 2], "boards": [8]}"#,
            r#""laid-out": {"matches": ["1/1"]}"#,
            r#""arranged": {"match": "1/1", "venue": "Owl Club"}"#,
            r#""match-decided": {"match": "1/1", "how": "walkover", "winner": 1}"#,
            r#""put-back": {"match": "1/1", "contestant": 2}"#,
            r#""points-decided": {"contestant": 1, "keeps": true}"#,
            r#""points-decided": {"contestant": 1, "keeps": false}"#,
            r#""round-started": {"round": 1}"#,
            r#""called": {"round": 1, "table": "2"}"#,
            r#""attended": {"call": 1}"#,
            r#""attended": {"call": 1, "stage": "on-the-way"}"#,
            r#""attended": {"call": 1, "stage": "at-table"}"#,
            r#""announced": {"text": "Coffee is ready"}"#,
            r#""announced": {"table": "4", "text": "Please hurry"}"#,
            r#""paused": {"round": 1}"#,
            r#""resumed": {"round": 1}"#,
            r#""round-taken-back": {"round": 2}"#,
            r#""round-started": {"round": 2, "by-itself": true}"#,
            r#""session-over": {"by-itself": true}"#,
            r#""told": {"ruling": 1}"#,
            r#""penalty": {"contestant": 1, "offence": "slow play"}"#,
            r#""rescinded": {"penalty": 1}"#,
            r#""appeal": {"ruling": 1, "points": ["law"]}"#,
            r#""deposit": {"appeal": 1}"#,
            r#""decided": {"appeal": 1, "decision": "upheld"}"#,
            r#""published": {"session": 1}"#,
            r#""official": {}"#,
            r#""final": {}"#,
        ];
        for act in acts {
            let english = told(act, Language::English).1;
            for language in Language::ALL {
                let text = told(act, language).1;
                assert!(!text.is_empty() && !text.contains('{'), "{act}: {text}");
                assert!(
                    language == Language::English || text != english,
                    "{act}: {text}"
                );
            }
        }
    }
}
