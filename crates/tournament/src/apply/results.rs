//! Results entered, agreed, disputed and put right (Law 79).

use contract_bridge::{Contract, Seat};
use openroom_laws::notation::{parse_card, parse_seat};
use openroom_laws::{Cite, law};
use openroom_scoring::Tricks;
use openroom_scoring::event::Direction;

use super::{Act, Spot, spot};
use crate::entry::{Correction, CorrectionClass, EventKind, OnBoard, Written};
use crate::periods::Request;
use crate::refusal::{Done, Refused};
use crate::said::{Said, quoted, said};
use crate::state::{BoardAt, Played, Score, Sitting, Source, State, TableRound, Version};
use crate::who::Role;

/// A result as written, whoever wrote it.
struct Text<'e> {
    contract: Option<&'e str>,
    by: Option<&'e str>,
    tricks: Option<u8>,
    result: Option<&'e str>,
    lead: Option<&'e str>,
    score: Option<i32>,
}

macro_rules! text {
    ($of:expr) => {
        Text {
            contract: $of.contract.as_deref(),
            by: $of.by.as_deref(),
            tricks: $of.tricks,
            result: $of.result.as_deref(),
            lead: $of.lead.as_deref(),
            score: $of.score,
        }
    };
}

impl Text<'_> {
    /// Nothing is said of the result.
    const fn is_empty(&self) -> bool {
        self.contract.is_none()
            && self.by.is_none()
            && self.tricks.is_none()
            && self.result.is_none()
            && self.lead.is_none()
            && self.score.is_none()
    }

    fn read(&self, board: u32) -> Result<Score, Refused> {
        let score = self.outcome()?;
        if let Some(said) = self.score
            && score.points(board) != Some(said)
        {
            return Err(Refused::plain(said!(
                "score-not-one-them",
                "the score comes to {points}, not {said}; one of the two is wrong",
                points = score.points(board).unwrap_or(0),
                said
            )));
        }
        Ok(score)
    }

    fn outcome(&self) -> Result<Score, Refused> {
        let Some(contract) = self.contract else {
            return Err(Refused::plain(said!(
                "no-contract-write-contract",
                "there is no contract; write `contract: 4S`, or `contract: Pass`"
            )));
        };
        if contract.eq_ignore_ascii_case("pass") {
            if self.by.is_some()
                || self.tricks.is_some()
                || self.result.is_some()
                || self.lead.is_some()
            {
                return Err(Refused::plain(said!(
                    "board-passed-out-has",
                    "a passed-out board cannot have a declarer, lead or tricks"
                )));
            }
            return Ok(Score::PassedOut);
        }
        // The parser of contracts takes the first byte to be a whole character.
        let sound = contract.is_ascii() && contract.starts_with(|c: char| c.is_ascii_digit());
        let read: Option<Contract> = Some(contract)
            .filter(|_| sound)
            .and_then(|text| text.parse().ok());
        let Some(contract) = read else {
            return Err(Refused::plain(said!(
                "no-contract-allowed-4s",
                "{contract} is not a contract; write 4S, 4SX, 3NTXX or the like, or Pass",
                contract = quoted(contract)
            )));
        };
        let Some(declarer) = self.by.and_then(parse_seat) else {
            return Err(Refused::plain(said!(
                "no-declarer-write-by",
                "there is no declarer; write `by` with N, E, S or W"
            )));
        };
        Ok(Score::Played(Played {
            contract,
            declarer,
            tricks: self.tricks(contract)?,
            lead: self.lead()?,
        }))
    }

    fn tricks(&self, contract: Contract) -> Result<Tricks, Refused> {
        let needed = Tricks::needed(contract).get();
        let tricks = match (self.tricks, self.result) {
            (Some(tricks), None) => Some(tricks),
            (None, Some("=")) => Some(needed),
            (None, Some(text)) if text.starts_with(['+', '-']) => text
                .parse()
                .ok()
                .and_then(|over| needed.checked_add_signed(over)),
            (None, Some(_)) => None,
            (Some(_), Some(_)) => {
                return Err(Refused::plain(said!(
                    "tricks-result-together-keep",
                    "give `tricks` or `result`, not both"
                )));
            }
            (None, None) => {
                return Err(Refused::plain(said!(
                    "no-tricks-write-tricks",
                    "the number of tricks is missing; write `tricks: 10`, or `result: \"=\"`"
                )));
            }
        };
        tricks
            .and_then(|tricks| Tricks::try_new(tricks).ok())
            .ok_or_else(|| {
                Refused::plain(said!(
                    "impossible-played-for-tricks",
                    "this is impossible: {bid} needs {needed} of 13 tricks; the number of tricks must be 0 to 13",
                    bid = contract.bid.to_string(),
                    needed
                ))
            })
    }

    fn lead(&self) -> Result<Option<contract_bridge::Card>, Refused> {
        self.lead
            .map(|lead| {
                parse_card(lead).ok_or_else(|| {
                    Refused::plain(said!(
                        "no-card-lead-written",
                        "{lead} is not a card; write the lead as HK or S10",
                        lead = quoted(lead)
                    ))
                })
            })
            .transpose()
    }
}

impl Score {
    /// A result from its parts: `4S`, `N`, 10 tricks; or `Pass`.
    ///
    /// # Errors
    /// What cannot be, or is missing.
    pub fn read(contract: &str, by: Option<&str>, tricks: Option<u8>) -> Result<Self, Refused> {
        let text = Text {
            contract: Some(contract),
            by,
            tricks,
            result: None,
            lead: None,
            score: None,
        };
        text.outcome()
    }
}

impl State {
    pub(crate) fn enter_result(&mut self, act: &Act, written: &Written) -> Done {
        let spot = spot!(written);
        let (table, board) = self.need_board(spot)?;
        let side = act
            .by
            .role
            .contestant()
            .and_then(|who| table.sitting.side_of(who));
        let official = act.by.role == Role::Scorer || act.by.role.is_director();
        if side.is_none() && !official {
            let reason = said!(
                "result-for-players-table",
                "only the players at table {table}, a scorer or a Director may enter a result, not {role}",
                table = spot.table,
                role = act.by.role
            );
            return Err(Refused::law(law!("79A1"), self.edition(), reason));
        }
        if written.signed && !official {
            return Err(Refused::plain(said!(
                "only-scorer-or-director",
                "only a scorer or Director may enter a slip signed by both sides"
            )));
        }
        if written.played.is_some() && !official {
            return Err(Refused::plain(said!(
                "only-server-says-played",
                "only the server writes where a board was played"
            )));
        }
        // Until the others have agreed, who wrote it may write it again (79A1).
        let own = side.is_some_and(|side| board.is_only_of(side));
        let slip = self.puts_right(side.is_some(), written, board, spot)?;
        if !board.versions.is_empty() && !own && !slip {
            let reason = said!(
                "has-result-write-correction",
                "{spot} has a result; write a correction instead",
                spot
            );
            return Err(Refused::law(law!("79C1"), self.edition(), reason));
        }
        if !table.sitting.is_full() {
            let reason = said!(
                "nobody-plays-place-empty",
                "{spot} is not played: a place is empty",
                spot
            );
            return Err(Refused::law(law!("3"), self.edition(), reason));
        }
        if written.rotated && !act.by.role.is_director() {
            return Err(Refused::white_book(
                "121.5.5",
                said!(
                    "only-director-marks-result",
                    "only a Director may mark a result as played in the wrong direction"
                ),
            ));
        }
        if written.rotated {
            self.check_turned()?;
        }
        self.check_there(act, spot, table.sitting)?;
        self.check_other_tables(spot, table.sitting, written.not_played)?;
        let sitting = table.sitting;
        let score = if written.not_played {
            if !act.by.role.is_director() {
                return Err(Refused::white_book(
                    "12.13",
                    said!(
                        "only-director-marks-board",
                        "only a Director may mark a board as not played; a board in the movement gets an award instead"
                    ),
                ));
            }
            act.reason(said!("what-board-not-played", "a board that is not played"))?;
            if !act.recalled {
                self.check_prescribed(spot)?;
            }
            if written.contract.is_some() || written.score.is_some() {
                return Err(Refused::plain(said!(
                    "not-played-result-together",
                    "`not-played` cannot go with a result; keep one of them"
                )));
            }
            Score::NotPlayed
        } else {
            text!(written).read(spot.board)?
        };
        let agreed = match side {
            _ if act.by.role.is_director() || written.signed => [true; 2],
            Some(Direction::Ns) => [true, false],
            Some(Direction::Ew) => [false, true],
            None => [false; 2],
        };
        let mut version = act.version(score, written.rotated, Source::Table);
        version.played = written.played.as_deref().map(Into::into);
        let board = self.board_mut(spot)?;
        board.versions.push(version);
        board.agreed = agreed;
        board.disputed = None;
        board.devices = [None, None];
        board.handed = false;
        if let Some(side) = side {
            board.devices[side.index()] = act.device.map(str::to_owned);
        }
        self.count_rounds_again(sitting);
        Ok(())
    }

    /// Whether the players put a slip right: one side writes the result again that it was shown, while the round goes on, and the other
    /// has to agree to it (79A1). What a Director has put there is his.
    fn puts_right(
        &self,
        players: bool,
        written: &Written,
        board: &BoardAt,
        spot: Spot,
    ) -> Result<bool, Refused> {
        let (Some(of), Some(version)) = (written.of, board.result()) else {
            return Ok(false);
        };
        self.check_meant(version, Some(of), spot)?;
        if !players || version.source != Source::Table || version.score == Score::NotPlayed {
            return Ok(false);
        }
        if self.board_round_end(spot).is_some() {
            let reason = said!(
                "round-over-slip-for-director",
                "the round is over; only a Director can now correct the result of {spot}",
                spot
            );
            return Err(Refused::law(law!("79C1"), self.edition(), reason));
        }
        Ok(true)
    }

    /// A board is not played only if the movement drops it, for the whole room: a round that is cut short, a sit-out. Lost by slow
    /// play or lateness it gets an award for each side (12C2a, White Book 12.13). In a match see `check_other_tables`.
    fn check_prescribed(&self, spot: Spot) -> Done {
        if self.kind() == EventKind::Teams {
            return Ok(());
        }
        let tables = &self.need_round(spot.session, spot.round)?.tables;
        let place = |table: &TableRound| table.boards.iter().position(|b| b.board == spot.board);
        let mut all = tables.iter().map(|table| &**table);
        let own = all.clone().find(|table| table.name == spot.table);
        let Some(place) = own.and_then(place) else {
            return Ok(());
        };
        let has_played = |table: &&TableRound| {
            let board = table.boards.get(place).filter(|_| table.name != spot.table);
            let result = board.and_then(|board| board.result());
            result.is_some_and(|version| version.score != Score::NotPlayed)
        };
        match all.find(has_played) {
            None => Ok(()),
            Some(other) => Err(Refused::white_book(
                "12.13",
                said!(
                    "not-played-by-movement-only",
                    "table {other} has a result for its board at the same point of this round, so the movement does not drop the board; if the board was lost by slow play or the like, give each side its award with `cancelled`",
                    other = other.name.clone()
                ),
            )),
        }
    }

    /// In a match the two tables play a board with the teams the other way round: one that was turned cannot be compared.
    fn check_turned(&self) -> Done {
        if self.kind() != EventKind::Teams {
            return Ok(());
        }
        Err(Refused::white_book(
            "147.6",
            said!(
                "turned-in-a-match",
                "in a match a board played in the wrong direction cannot be compared with the other table; rule on it instead and award artificial scores"
            ),
        ))
    }

    /// A board of a match is played at all of its tables or at none (White Book 81.4.3).
    pub(super) fn check_other_tables(
        &self,
        spot: Spot,
        sitting: Sitting,
        not_played: bool,
    ) -> Done {
        let Sitting::Sides([Some(ns), Some(ew)]) = sitting else {
            return Ok(());
        };
        if self.kind() != EventKind::Teams {
            return Ok(());
        }
        let rounds = self
            .session(spot.session)
            .into_iter()
            .flat_map(|s| &s.rounds);
        let tables = rounds.flat_map(|round| &round.tables);
        let same_match = tables.filter(|table| {
            table.sitting.side_of(ns).is_some() && table.sitting.side_of(ew).is_some()
        });
        let boards = same_match.flat_map(|table| table.boards.iter().map(move |b| (table, b)));
        for (table, board) in boards.filter(|(_, board)| board.board == spot.board) {
            let Some(version) = board.result().filter(|_| table.name != spot.table) else {
                continue;
            };
            let taken_out = version.score == Score::NotPlayed;
            if not_played != taken_out && !version.score.is_artificial() {
                let (number, table) = (spot.board, &table.name);
                return Err(Refused::white_book(
                    "81.4.3",
                    match taken_out {
                        true => said!(
                            "taken-out-elsewhere",
                            "board {number} was taken out of this match at table {table}; reinstate it there first with `restored`",
                            number,
                            table
                        ),
                        false => said!(
                            "played-elsewhere",
                            "board {number} was played at table {table} in this match, so it must be played here too, or a ruling must say what it is worth",
                            number,
                            table
                        ),
                    },
                ));
            }
        }
        Ok(())
    }

    /// Those who have left play no more; what they played before may still come in, while the session goes on.
    pub(super) fn check_there(&self, act: &Act, spot: Spot, sitting: Sitting) -> Done {
        let over = self.session(spot.session).is_some_and(|s| s.over.is_some());
        if over && !self.is_late_at(spot) {
            let reason = said!(
                "session-over-what-was",
                "session {session} is over; a board played but not entered needs a ruling",
                session = spot.session
            );
            return Err(Refused::law(law!("8C"), self.edition(), reason));
        }
        for contestant in sitting.contestants() {
            let Some(left) = self.left(contestant) else {
                continue;
            };
            let before = left
                .last_round
                .is_some_and(|last| (spot.session, spot.round) <= last);
            if !before {
                return Err(Refused::white_book(
                    "145.1",
                    said!(
                        "contestant-had-left-before",
                        "contestant {contestant} had left before round {round}",
                        contestant,
                        round = spot.round
                    ),
                ));
            }
            if !act.by.role.is_director() || act.why.is_none() {
                return Err(Refused::white_book(
                    "145.1",
                    said!(
                        "contestant-has-left-if",
                        "contestant {contestant} has left; if {spot} was played before that, a Director must enter it and say so in `why`",
                        contestant,
                        spot
                    ),
                ));
            }
        }
        Ok(())
    }

    /// The side of the table for which somebody speaks.
    fn side_at(&self, act: &Act, spot: Spot, cite: Cite, what: Said) -> Result<Direction, Refused> {
        let (table, _) = self.need_board(spot)?;
        let side = act
            .by
            .role
            .contestant()
            .and_then(|who| table.sitting.side_of(who));
        side.ok_or_else(|| {
            let reason = said!(
                "for-players-table-not",
                "{what} is for the players of table {table}, not for {role}",
                what,
                table = spot.table,
                role = act.by.role
            );
            Refused::law(cite, self.edition(), reason)
        })
    }

    pub(crate) fn agree(&mut self, act: &Act, place: &OnBoard) -> Done {
        let spot = spot!(place);
        // A Director who has asked the sides says that they agree.
        let asked = act.by.role.is_director();
        let sides = if asked {
            act.reason(said!(
                "what-directors-word-sides-agree",
                "a Director’s word that the sides agree"
            ))?;
            Direction::BOTH.to_vec()
        } else {
            vec![self.side_at(
                act,
                spot,
                law!("79A1"),
                said!("what-agreeing-result", "agreeing a result"),
            )?]
        };
        let (_, board) = self.need_board(spot)?;
        let Some(version) = board.result() else {
            return Err(Refused::law(
                law!("79A1"),
                self.edition(),
                said!("has-no-result-agree", "{spot} has no result to agree", spot),
            ));
        };
        if version.is_ruled() {
            return Err(Refused::law(
                law!("81C6"),
                self.edition(),
                said!(
                    "was-ruled-on-ruling",
                    "there is a ruling on {spot}; a ruling needs no agreement",
                    spot
                ),
            ));
        }
        self.check_meant(version, place.of, spot)?;
        let all = sides.iter().all(|side| board.agreed[side.index()]);
        if all && board.disputed.is_none() {
            return Err(Refused::plain(match asked {
                true => said!(
                    "both-sides-have-agreed",
                    "both sides have already agreed the result of {spot}",
                    spot
                ),
                false => said!(
                    "this-side-has-agreed",
                    "this side has already agreed the result of {spot}",
                    spot
                ),
            }));
        }
        let board = self.board_mut(spot)?;
        for side in sides {
            board.agreed[side.index()] = true;
            board.devices[side.index()] = act.device.map(str::to_owned);
        }
        board.handed |= place.handed;
        if board.agreed == [true; 2] {
            board.disputed = None;
        }
        self.end_calls(act, spot);
        Ok(())
    }

    /// A result that one side entered and the other never agreed to is not final (79A1).
    pub(crate) fn check_agreed(&self) -> Done {
        let mut one_sided = self.places().filter(|(_, _, _, board)| {
            board.is_as_entered() && matches!(board.agreed, [true, false] | [false, true])
        });
        let Some((session, round, table, board)) = one_sided.next() else {
            return Ok(());
        };
        let spot = Spot {
            session,
            round,
            table: &table.name,
            board: board.board,
        };
        let reason = match one_sided.count() {
            0 => said!(
                "only-one-side-agreed",
                "only one side has agreed the result of {spot}; the other must write `agreed`, or a Director who has asked them must write it, giving the reason",
                spot
            ),
            more => said!(
                "only-one-side-agreed-more",
                "only one side has agreed the results of {spot} and {more} more; the other must write `agreed`, or a Director who has asked them must write it, giving the reason",
                spot,
                more
            ),
        };
        Err(Refused::law(law!("79A1"), self.edition(), reason))
    }

    /// A side speaks of the result that it was shown, not of another that came in its place meanwhile (79A1).
    pub(crate) fn check_meant(&self, version: &Version, of: Option<u32>, spot: Spot) -> Done {
        match of {
            Some(entry) if entry != version.entry => Err(Refused::law(
                law!("79A1"),
                self.edition(),
                said!(
                    "another-result-stands",
                    "{spot}: there is now a different result; look at it first",
                    spot
                ),
            )),
            _ => Ok(()),
        }
    }

    pub(crate) fn dispute(&mut self, act: &Act, place: &OnBoard) -> Done {
        let spot = spot!(place);
        let side = self.side_at(
            act,
            spot,
            law!("79B"),
            said!("what-disputing-result", "disputing a result"),
        )?;
        let why = act.reason(said!("what-dispute", "a dispute"))?;
        let (_, board) = self.need_board(spot)?;
        match board.result() {
            None => {
                return Err(Refused::plain(said!(
                    "has-no-result-dispute",
                    "{spot} has no result to dispute",
                    spot
                )));
            }
            Some(version) if version.is_ruled() => {
                let reason = said!(
                    "was-ruled-on-ruling-appealed",
                    "there is a ruling on {spot}; appeal against it instead of disputing the score",
                    spot
                );
                return Err(Refused::law(law!("92A"), self.edition(), reason));
            }
            Some(version) => self.check_meant(version, place.of, spot)?,
        }
        self.check_period(Request::Score, act, None, spot)?;
        let why = why.to_owned();
        let board = self.board_mut(spot)?;
        board.agreed[side.index()] = false;
        board.disputed = Some(why);
        Ok(())
    }

    pub(crate) fn correct(&mut self, act: &Act, correction: &Correction) -> Done {
        let spot = spot!(correction);
        let official = act.by.role.is_director()
            || (act.by.role == Role::Scorer && correction.class == CorrectionClass::Entry);
        if !official {
            let reason = said!(
                "correction-for-director-or",
                "a score may be corrected only by a Director, or by a scorer if it was entered wrongly, not by {role}",
                role = act.by.role
            );
            return Err(Refused::law(law!("79C1"), self.edition(), reason));
        }
        act.reason(said!("what-correction", "a correction"))?;
        let (_, board) = self.need_board(spot)?;
        let Some(before) = board.result() else {
            return Err(Refused::plain(said!(
                "has-no-result-correct",
                "{spot} has no result to correct; write `result`",
                spot
            )));
        };
        self.check_scorer(act, correction, board, spot)?;
        if before.is_ruled() {
            let reason = said!(
                "was-ruled-on-another",
                "there is a ruling on {spot}; change it by another ruling that `replaces` it",
                spot
            );
            return Err(Refused::law(law!("82C"), self.edition(), reason));
        }
        let rotated = correction.rotated.unwrap_or(before.rotated);
        if rotated {
            self.check_turned()?;
        }
        // Without anything else it is the direction alone that was wrong.
        let score = match correction.rotated {
            Some(_) if text!(correction).is_empty() && before.score != Score::NotPlayed => {
                before.score.clone()
            }
            _ => text!(correction).read(spot.board)?,
        };
        if score == before.score && rotated == before.rotated {
            return Err(Refused::plain(said!(
                "has-result-already",
                "{spot} already has that result",
                spot
            )));
        }
        self.check_correction(act, correction, spot)?;
        let version = act.version(score, rotated, Source::Correction);
        let board = self.board_mut(spot)?;
        board.versions.push(version);
        board.agreed = [true; 2];
        board.disputed = None;
        // Errors of entry are what the period is for; what happened at the table was to be asked at the table.
        if correction.class != CorrectionClass::Entry || correction.late_because.is_some() {
            let because = correction.late_because.as_ref();
            self.note_late(act, spot, correction.requested, None, because);
        }
        self.end_calls(act, spot);
        Ok(())
    }

    /// A scorer puts entries right; what the sides dispute, and in which direction a board was played, a Director decides.
    fn check_scorer(
        &self,
        act: &Act,
        correction: &Correction,
        board: &BoardAt,
        spot: Spot,
    ) -> Done {
        if act.by.role.is_director() {
            return Ok(());
        }
        if board.disputed.is_some() {
            let reason = said!(
                "disputed-for-director-settle",
                "{spot} is disputed; only a Director can settle it",
                spot
            );
            return Err(Refused::law(law!("79B"), self.edition(), reason));
        }
        let rotated = board.result().is_some_and(|version| version.rotated);
        if correction.rotated.is_some_and(|now| now != rotated) {
            return Err(Refused::white_book(
                "121.5.5",
                said!(
                    "only-director-marks-result-wrong",
                    "only a Director may mark a result as played in the wrong direction, or remove the mark"
                ),
            ));
        }
        Ok(())
    }
}

impl Act<'_> {
    pub(crate) fn version(&self, score: Score, rotated: bool, source: Source) -> Version {
        Version {
            score,
            rotated,
            source,
            entry: self.number,
            at: self.at,
            by: self.by.clone(),
            played: None,
        }
    }
}

/// The seat to the left of declarer, who leads.
pub(crate) const fn leader(declarer: Seat) -> Seat {
    declarer.lho()
}
