//! Scores as tables for people.

use std::fmt::Write as _;

use openroom_scoring::Scores;
use openroom_scoring::event::{ContestantId, Direction, Side};
use openroom_scoring::federation::MasterAward;
use openroom_scoring::points::Player;
use openroom_scoring::scores::{BoardScore, MatchScore, Standing};

use super::{Figure as _, PLACES, Told};
use crate::words::Message;

/// What people call a line that is ranked by itself.
#[must_use]
pub const fn line_name(line: Direction) -> Message {
    match line {
        Direction::Ns => Message::NorthSouth,
        Direction::Ew => Message::EastWest,
    }
}

impl Told<'_> {
    /// Everything as tables.
    #[must_use]
    pub fn tables(&self, scores: &Scores) -> String {
        let mut out = self.ranking(scores);
        if !scores.matches.is_empty() {
            let _ = writeln!(out, "\n{}", self.say(Message::ScoreMatches));
            for score in &scores.matches {
                self.match_line(&mut out, score);
            }
        }
        for board in &scores.boards {
            self.board_table(&mut out, scores, board);
        }
        for warning in &scores.warnings {
            let text = self.warning(warning);
            let _ = writeln!(out, "\n{}", self.one(Message::ScoreWarning, "text", text));
        }
        out
    }

    /// The ranking alone.
    #[must_use]
    pub fn ranking(&self, scores: &Scores) -> String {
        let mut out = String::new();
        if !self.event.name.is_empty() {
            let _ = writeln!(out, "{}\n", self.event.name);
        }
        let _ = writeln!(
            out,
            "{:>6}  {:>10} {:>8}  {}",
            self.say(Message::ScorePlace),
            self.say(Message::ScoreTotal),
            "%",
            self.say(Message::ScoreContestant)
        );
        let awards = self.event.master_awards(scores);
        let mut last = None;
        for standing in &scores.standings {
            let line = self.event.line_of(standing.contestant);
            if let Some(line) = line.filter(|_| line != last) {
                let _ = writeln!(out, "{}", self.say(line_name(line)));
            }
            last = line;
            self.standing(&mut out, standing, &awards);
        }
        out
    }

    fn board_table(&self, out: &mut String, scores: &Scores, board: &BoardScore) {
        let name = &self.event.boards[board.board.index()];
        let _ = write!(
            out,
            "\n{}",
            self.board(&name.to_string(), board.session, board.round)
        );
        let sections = &self.event.sections;
        if let Some(name) = board.section.and_then(|place| sections.get(place as usize)) {
            let _ = write!(out, ", {}", self.one(Message::ScoreSection, "name", name));
        }
        if let Some(top) = &board.top {
            let top = top.told(PLACES, self.words);
            let _ = write!(out, ", {}", self.one(Message::ScoreTop, "points", top));
        }
        out.push('\n');
        for &i in &board.results {
            let result = &self.event.results[i as usize];
            let of = |side: Direction, player: Player| {
                let points = scores.points.player(i, side, player);
                points.map_or_else(|| "-".to_owned(), |points| points.told(PLACES, self.words))
            };
            // Two partners of an individual may have scores of their own.
            let cell = |side: Direction| match scores.points.are_apart(i, side) {
                false => of(side, Player::First),
                true => format!("{}/{}", of(side, Player::First), of(side, Player::Second)),
            };
            let _ = writeln!(
                out,
                "  {:>8} {:>8} {:>10} {:>10}",
                self.side(result.ns),
                self.side(result.ew),
                cell(Direction::Ns),
                cell(Direction::Ew)
            );
        }
    }

    fn standing(&self, out: &mut String, standing: &Standing, awards: &[MasterAward]) {
        let rank = match standing.rank {
            Some(rank) if standing.tied => format!("{rank}="),
            Some(rank) => rank.to_string(),
            None => "-".to_owned(),
        };
        let percent = standing
            .percent
            .as_ref()
            .map(|p| p.told(PLACES, self.words));
        let contestant = &self.event.contestants[standing.contestant.index()];
        let _ = write!(
            out,
            "{rank:>6}  {:>10} {:>8}  {}",
            standing.total.told(PLACES, self.words),
            percent.unwrap_or_default(),
            contestant.name
        );
        if !contestant.players.is_empty() {
            let _ = write!(out, "  {}", contestant.players.join(", "));
        }
        for (name, place) in standing.strata.iter().chain(&standing.categories) {
            let _ = write!(out, "  [{name}: {place}]");
        }
        if let Some((value, place)) = &standing.handicap {
            let args = [
                ("points", value.told(PLACES, self.words)),
                ("place", place.to_string()),
            ];
            let _ = write!(out, "  [{}]", self.tell(Message::ScoreHandicap, args));
        }
        let mut more = Vec::new();
        if let Some(award) = awards
            .iter()
            .find(|one| one.contestant == standing.contestant)
        {
            let points = award.points.told(PLACES, self.words);
            more.push(match &award.colour {
                None => self.one(Message::MasterPoints, "points", points),
                Some(colour) => self.tell(
                    Message::MasterPointsColour,
                    [("points", points), ("colour", colour.clone())],
                ),
            });
        }
        if let Some(wins) = &standing.wins {
            more.push(self.one(Message::ScoreWins, "share", self.share(wins)));
        }
        for (message, points) in [
            (Message::ScorePenalty, &standing.penalty),
            (Message::ScoreCarried, &standing.carried),
        ] {
            if !points.is_zero() {
                more.push(self.one(message, "points", points.told(PLACES, self.words)));
            }
        }
        more.extend(standing.reason.as_ref().map(|reason| self.reason(reason)));
        for text in more {
            let _ = write!(out, "  ({text})");
        }
        out.push('\n');
    }

    fn match_line(&self, out: &mut String, score: &MatchScore) {
        let name = |id: Option<ContestantId>| {
            id.map_or_else(|| self.say(Message::ScoreBye), |id| self.name(id))
        };
        let _ = write!(
            out,
            "  {:>8} - {:<8} {:>8} - {:<8}",
            name(score.teams[0]),
            name(score.teams[1]),
            score.basic[0].told(PLACES, self.words),
            score.basic[1].told(PLACES, self.words)
        );
        if let Some(vps) = &score.vps {
            let _ = write!(
                out,
                " {:>6} - {:<6} {}",
                vps[0].told(PLACES, self.words),
                vps[1].told(PLACES, self.words),
                self.say(Message::ScoreVp)
            );
        }
        out.push('\n');
    }

    fn side(&self, side: Side) -> String {
        let names: Vec<_> = side.contestants().map(|id| self.name(id)).collect();
        names.join("+")
    }
}
