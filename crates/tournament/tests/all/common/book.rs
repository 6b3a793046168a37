//! Short logs, entry by entry.

use openroom_movements::Movement;
use openroom_movements::generate::{howell, round_robin};
use openroom_tournament::{Tournament, log};

/// A log that grows by lines `HH:MM who | act | why`; the day is Thursday, 14 May 2026.
#[derive(Clone)]
pub struct Book {
    pub event: Tournament,
    /// What was accepted, for whoever reads the log and not the event.
    pub log: Vec<openroom_tournament::Entry>,
}

impl Book {
    pub fn new(kind: &str, settings: &str) -> Self {
        let mut book = Self {
            event: Tournament::new(),
            log: Vec::new(),
        };
        book.ok(&format!(
            "17:00 organiser | created: {{name: Test, {kind}}}"
        ));
        if !settings.is_empty() {
            book.ok(&format!(
                "17:00 organiser | regulations: {{layer: event, settings: {{{settings}}}}}"
            ));
        }
        book
    }

    /// Three tables of pairs, Howell, before the first round.
    pub fn pairs(settings: &str) -> Self {
        let mut book = Self::new("kind: pairs", settings);
        for n in 1..=6 {
            book.ok(&format!(
                "17:01 director | entered: {{contestant: {n}, players: [P{n}a, P{n}b]}}"
            ));
        }
        book.movement("17:02", 1, &howell(3, 2).unwrap().to_yaml());
        book
    }

    pub fn movement(&mut self, at: &str, session: u16, plan: &str) {
        let indented: String = plan.lines().map(|line| format!("      {line}\n")).collect();
        let text = format!(
            "at: 2026-05-14T{at}:00Z\nby: director\nmovement:\n    session: {session}\n    plan: |\n{indented}"
        );
        let entry = log::read_entry(&text).unwrap();
        self.event.apply(&entry).unwrap();
        self.log.push(entry);
    }

    pub fn start(&mut self, at: &str, session: u16, round: u32) {
        self.ok(&format!(
            "{at} director | round-started: {{session: {session}, round: {round}}}"
        ));
    }

    pub fn change(&mut self, at: &str, from: u32, plan: &Movement) {
        let plan: String = plan
            .to_yaml()
            .lines()
            .map(|line| format!("      {line}\n"))
            .collect();
        let text = format!(
            "at: 2026-05-14T{at}:00Z\nby: director\nwhy: a pair has left\nmovement-changed:\n    from: {from}\n    plan: |\n{plan}"
        );
        let entry = log::read_entry(&text).unwrap();
        self.event.apply(&entry).unwrap();
        self.log.push(entry);
    }

    pub fn apply(&mut self, line: &str) -> Result<(), openroom_tournament::Refused> {
        let entry = Self::read(line).unwrap_or_else(|e| panic!("{line}: {e}"));
        let before = self.event.clone();
        let done = self.event.apply(&entry);
        match &done {
            Ok(()) => self.log.push(entry),
            Err(_) => assert_eq!(self.event, before),
        }
        done
    }

    fn read(line: &str) -> Result<openroom_tournament::Entry, log::LogError> {
        let (at, rest) = line.split_once(' ').unwrap();
        let mut parts = rest.split(" | ");
        let (by, act, why) = (parts.next().unwrap(), parts.next().unwrap(), parts.next());
        let at = if at.contains('T') {
            at.to_owned()
        } else {
            format!("2026-05-14T{at}:00Z")
        };
        let why = why.map(|why| format!("why: {why}, ")).unwrap_or_default();
        log::read_entry(&format!("{{at: {at}, by: {by}, {why}{act}}}"))
    }

    #[track_caller]
    pub fn unreadable(&self, line: &str, fault: &str) {
        let error = Self::read(line).expect_err(line).to_string();
        assert!(error.contains(fault), "{line}: {error}");
    }

    #[track_caller]
    pub fn ok(&mut self, line: &str) {
        if let Err(refused) = self.apply(line) {
            panic!("{line}: {refused}");
        }
    }

    #[track_caller]
    pub fn no(&mut self, line: &str, ground: &str) {
        match self.apply(line) {
            Ok(()) => panic!("{line}: accepted"),
            Err(refused) => assert_eq!(
                refused.ground.as_deref().unwrap_or("-"),
                ground,
                "{line}: {refused}"
            ),
        }
    }

    /// Every result of a started round, entered by the Director.
    pub fn play(&mut self, at: &str, session: u16, round: u32) {
        for missing in self.event.missing() {
            if (missing.session, missing.round) == (session, round) {
                let tricks = 8
                    + (missing.board
                        + missing.table.len() as u32
                        + missing.table.bytes().map(u32::from).sum::<u32>())
                        % 4;
                self.ok(&format!(
                    "{at} director | result: {{session: {session}, round: {round}, table: {}, board: {}, contract: 3NT, by: N, tricks: {tricks}}}",
                    missing.table, missing.board
                ));
            }
        }
    }

    pub fn until(
        &self,
        request: openroom_tournament::Request,
        session: u16,
        round: Option<u32>,
    ) -> String {
        let found = self.event.state().deadlines();
        let found = found
            .iter()
            .find(|d| d.request == request && d.session == session && d.round == round);
        found
            .map(|deadline| deadline.at.to_string())
            .unwrap_or_default()
    }
}

/// A session of three tables, all rounds played; it is not over yet.
pub fn whole_session(settings: &str) -> Book {
    let mut book = Book::pairs(settings);
    for round in 1..=5 {
        book.ok(&format!(
            "18:{:02} director | round-started: {{round: {round}}}",
            round * 2
        ));
        book.play(&format!("18:{:02}", round * 2 + 1), 1, round);
    }
    book
}

/// Four teams that play each other, each with a captain who does not play.
pub fn team_match(settings: &str) -> Book {
    let mut book = Book::new("kind: teams, structure: round-robin", settings);
    for n in 1..=4 {
        book.ok(&format!("17:01 director | entered: {{contestant: {n}, name: Team {n}, players: [T{n}a, T{n}b, T{n}c, T{n}d], captain: Cap {n}}}"));
    }
    book.movement("17:02", 1, &round_robin(4, 4).unwrap().to_yaml());
    book
}

/// A plan of team matches: for each round the teams and the boards.
pub fn team_matches(teams: u32, rounds: &[&[(u32, u32, &str)]]) -> String {
    use std::fmt::Write as _;
    let mut text = format!(
        "movement: x\nentrants: teams\ncontestants: {teams}\nmeetings: 9\ncopies: 9\nrounds:\n"
    );
    for round in rounds {
        text.push_str("- tables:\n");
        for (n, (one, two, boards)) in (0..).zip(*round) {
            for (table, ns, ew) in [(2 * n + 1, one, two), (2 * n + 2, two, one)] {
                let _ = writeln!(
                    text,
                    "  - {{table: {table}, ns: {ns}, ew: {ew}, boards: {boards}}}"
                );
            }
        }
    }
    text
}
