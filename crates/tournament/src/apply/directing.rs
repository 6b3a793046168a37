//! Areas of Directors, what goes from one to another, levels, claims that are contested, who made the boards; penalties by share and
//! suspensions for a part of a session (91A; White Book 12.10, 81.4.1, 121.5.9).

use openroom_laws::law;
use openroom_laws::notation::parse_seat;
use openroom_scoring::event::{Award, Direction};
use openroom_scoring::{AdjustedScore, Exact};

use super::penalties::check_amount;
use super::{Act, Spot, spot};
use crate::directing::{Claim, Hand};
use crate::entry::{
    Area, CallStage, Claimed, Disqualified, Duplicated, Handed, HandedOver, Levelled, PenaltyGiven,
    PenaltyShared, Readmitted, Suspended,
};
use crate::names;
use crate::refusal::{Done, Refused};
use crate::said::{quoted, said};
use crate::state::{Score, Sitting, Source, Stage, State};
use crate::tree::Tree;
use crate::who::{Role, Who};

/// Names and notes are read on a phone.
const LONGEST: usize = 2000;

/// A text that somebody is to read.
pub(super) fn check_text(text: &str) -> Done {
    let length = text.trim().chars().count();
    if length == 0 || length > LONGEST {
        return Err(Refused::plain(said!(
            "text-length",
            "write 1 to {most} characters",
            most = LONGEST
        )));
    }
    Ok(())
}

impl State {
    pub(crate) fn set_area(&mut self, act: &Act, area: &Area) -> Done {
        act.by_one_of(
            self,
            law!("81D"),
            said!("what-area", "an area of a Director"),
            said!("who-director-or-organiser", "a Director or the Organizer"),
            |role| role.is_director() || role == Role::Organiser,
        )?;
        check_text(&area.director)?;
        let others = || {
            let all = self.directing.areas.iter();
            all.filter(|other| !names::same(&other.director, &area.director))
        };
        for (wanted, taken) in [
            (
                &area.tables,
                others().find(|o| shares(&o.tables, &area.tables)),
            ),
            (
                &area.sections,
                others().find(|o| shares(&o.sections, &area.sections)),
            ),
        ] {
            if let Some(other) = taken {
                return Err(Refused::white_book(
                    "121.5.9",
                    said!(
                        "area-taken",
                        "{director} already has one of these: {names}; change that area first",
                        director = other.director.as_str(),
                        names = wanted.join(", ")
                    ),
                ));
            }
        }
        let directing = &mut self.directing;
        directing
            .areas
            .retain(|other| !names::same(&other.director, &area.director));
        if !area.tables.is_empty() || !area.sections.is_empty() {
            directing.areas.push(area.clone());
        }
        Ok(())
    }

    pub(crate) fn hand_over(&mut self, act: &Act, handed: &HandedOver) -> Done {
        let what = || said!("what-handing-over", "handing a matter over");
        act.by_director(self, law!("81D"), what())?;
        check_text(&handed.to)?;
        let place = (handed.number as usize).checked_sub(1);
        let open = place.is_some_and(|place| match handed.what {
            Handed::Call => self.calls.get(place).is_some_and(|call| call.is_open()),
            Handed::Case => self.cases.get(place).is_some_and(|at| at.ruling.is_none()),
            Handed::Ruling => (self.rulings.get(place)).is_some_and(|r| r.replaced_by.is_none()),
            Handed::Appeal => {
                let appeal = self.appeals.get(place);
                appeal.is_some_and(|appeal| self.stage(appeal) != Stage::Withdrawn)
            }
        });
        if !open {
            return Err(Refused::white_book(
                "121.5.9",
                said!(
                    "nothing-to-hand-over",
                    "number {number} is not open, so it cannot be handed over",
                    number = handed.number
                ),
            ));
        }
        act.reason(what())?;
        // Who takes a call over comes to the table.
        if let (Handed::Call, Some(call)) = (
            handed.what,
            place.and_then(|place| self.calls.get_mut(place)),
        ) {
            let stage = call.stage().max(CallStage::OnTheWay);
            let by = Who::named(Role::Director, &handed.to);
            call.attended = Some((stage, act.at, by));
        }
        self.directing.handed.push(Hand {
            what: handed.what,
            number: handed.number,
            to: handed.to.clone(),
            by: act.by.clone(),
            at: act.at,
            note: act.why.map(str::to_owned),
        });
        Ok(())
    }

    pub(crate) fn set_level(&mut self, act: &Act, levelled: &Levelled) -> Done {
        act.by_one_of(
            self,
            law!("81C4"),
            said!("what-level", "a player’s level"),
            said!("who-director-or-organiser", "a Director or the Organizer"),
            |role| role.is_director() || role == Role::Organiser,
        )?;
        self.need_contestant(levelled.contestant)?;
        if let Some(player) = &levelled.player {
            self.need_player(levelled.contestant, player)?;
        }
        let player = levelled.player.as_deref().map(names::plain);
        let levels = &mut self.directing.levels;
        levels.insert((levelled.contestant, player), levelled.level);
        Ok(())
    }

    /// Somebody who plays for a contestant.
    fn need_player(&self, contestant: u32, player: &str) -> Done {
        let people = self.people(contestant);
        if names::among(player, people.iter().copied()) {
            return Ok(());
        }
        Err(Refused::law(
            law!("4"),
            self.edition(),
            said!(
                "does-not-play-for",
                "{out} does not play for contestant {contestant}; its players are {names}",
                out = player,
                contestant,
                names = people.join(", ")
            ),
        ))
    }

    pub(crate) fn contest_claim(&mut self, act: &Act, claimed: &Claimed) -> Done {
        act.by_director(
            self,
            law!("70A"),
            said!("what-contested-claim", "a contested claim"),
        )?;
        let spot = spot!(claimed);
        let (_, board) = self.need_board(spot)?;
        if board.result().is_none() {
            return Err(Refused::white_book(
                "122.3",
                said!(
                    "claim-needs-result",
                    "{spot} has no result yet; enter it for now as it was claimed",
                    spot
                ),
            ));
        }
        if parse_seat(&claimed.seat).is_none() {
            return Err(Refused::plain(said!(
                "called-from-no-seat",
                "{text} is not a seat; write N, E, S or W",
                text = quoted(&claimed.seat)
            )));
        }
        check_text(&claimed.statement)?;
        let rulings = self.rulings.len();
        self.directing.claims.push(Claim {
            claimed: claimed.clone(),
            at: act.at,
            rulings,
        });
        Ok(())
    }

    /// Nothing is official while a claim waits for its ruling (White Book 122.3).
    pub(super) fn check_claims(&self) -> Done {
        let mut open = self.directing.claims.iter();
        let Some(claim) = open.find(|claim| self.is_open_claim(claim)) else {
            return Ok(());
        };
        Err(Refused::white_book(
            "122.3",
            said!(
                "claim-open",
                "the result of {spot} is subject to a contested claim; rule on it first",
                spot = claim.spot()
            ),
        ))
    }

    pub(crate) fn note_duplicated(&mut self, act: &Act, made: &Duplicated) -> Done {
        act.by_one_of(
            self,
            law!("6E1"),
            said!("what-making-boards", "who made the boards"),
            said!("who-director-or-organiser", "a Director or the Organizer"),
            |role| role.is_director() || role == Role::Organiser,
        )?;
        self.need_table(made.session, 1, &made.table)?;
        // Whoever made a board last made it.
        for other in &mut self.directing.duplicated {
            if other.session == made.session {
                other
                    .boards
                    .0
                    .retain(|board| !made.boards.0.contains(board));
            }
        }
        let directing = &mut self.directing;
        directing.duplicated.retain(|one| !one.boards.0.is_empty());
        directing.duplicated.push(made.clone());
        Ok(())
    }

    pub(crate) fn share_penalty(&mut self, act: &Act, shared: &PenaltyShared) -> Done {
        act.by_director(self, law!("81C4"), said!("what-penalty", "a penalty"))?;
        let table = self.need_table(shared.session, shared.round, &shared.table)?;
        let Sitting::Sides([Some(ns), Some(ew)]) = table.sitting else {
            return Err(Refused::white_book(
                "81.4.1",
                said!(
                    "shares-need-two-sides",
                    "a shared penalty needs a contestant on each side of table {table}",
                    table = shared.table.as_str()
                ),
            ));
        };
        let [one, other] = shared.shares;
        let sum = i64::from(one) + i64::from(other);
        if sum == 0 || one > 100 || other > 100 {
            return Err(Refused::plain(said!(
                "shares-are-numbers",
                "write the shares of North-South and East-West as numbers up to 100: `shares: [2, 1]`"
            )));
        }
        let (total, standard) = match (&shared.standard, &shared.amount) {
            (Some(total), None) => (total, true),
            (None, Some(total)) => (total, false),
            _ => {
                return Err(Refused::plain(said!(
                    "write-one-standard-amount",
                    "write either `standard: 2` or `amount: 6`"
                )));
            }
        };
        let total = check_amount(total, false)?;
        for (contestant, share) in [(ns, one), (ew, other)] {
            if share == 0 {
                continue;
            }
            let part = total.clone() * Exact::ratio(i64::from(share), sum);
            let part = Some(Tree::Text(part.to_string()));
            let (standard, amount) = match standard {
                true => (part, None),
                false => (None, part),
            };
            let given = PenaltyGiven {
                contestant,
                offence: shared.offence.clone(),
                standard,
                disciplinary: None,
                amount,
                in_match: None,
                session: shared.session,
                round: Some(shared.round),
                table: Some(shared.table.clone()),
                harmed: None,
            };
            self.penalise(act, &given)?;
        }
        Ok(())
    }

    pub(crate) fn suspend(&mut self, act: &Act, suspended: &Suspended) -> Done {
        let what = || said!("what-suspension", "a suspension");
        act.by_director(self, law!("91A"), what())?;
        act.reason(what())?;
        self.still_plays(suspended.contestant)?;
        if let Some(player) = &suspended.player {
            self.need_player(suspended.contestant, player)?;
        }
        let rounds = self.need_session(suspended.session)?.rounds.len();
        let last = suspended.to.map_or(rounds, |to| to as usize);
        let first = suspended.from as usize;
        if first == 0 || last < first || last > rounds {
            return Err(Refused::plain(said!(
                "rounds-1-first-before",
                "rounds must be 1 to {rounds}, the first before the last",
                rounds
            )));
        }
        let amount = match &suspended.disciplinary {
            Some(amount) => check_amount(amount, true)?,
            None => Exact::ONE,
        };
        let mut kept = suspended.clone();
        kept.disciplinary = Some(Tree::Text(amount.to_string()));
        if !amount.is_zero() {
            let given = PenaltyGiven {
                contestant: suspended.contestant,
                offence: "conduct".to_owned(),
                standard: None,
                disciplinary: kept.disciplinary.clone(),
                amount: None,
                in_match: None,
                session: suspended.session,
                round: None,
                table: None,
                harmed: None,
            };
            self.penalise(act, &given)?;
        }
        self.directing.suspensions.push(kept);
        for round in suspended.from..=u32::try_from(last).unwrap_or(u32::MAX) {
            self.award_suspended(act, suspended.session, round);
        }
        Ok(())
    }

    /// The boards that a suspension makes somebody miss: average minus to his side, average plus to the other (White Book 12.10). Rounds
    /// that have not begun get it when they begin.
    pub(crate) fn award_suspended(&mut self, act: &Act, session: u16, round: u32) {
        let begun = self
            .round(session, round)
            .is_some_and(|r| r.started.is_some());
        if self.directing.suspensions.is_empty() || !begun {
            return;
        }
        let out = |who: u32| self.is_suspended(who, session, round);
        let tables = self.round(session, round).into_iter();
        let tables = tables.flat_map(|round| round.tables.iter());
        let mut awards: Vec<(String, u32, AdjustedScore)> = Vec::new();
        for table in tables.filter(|table| table.sitting.is_full()) {
            if !table.sitting.contestants().any(out) {
                continue;
            }
            let of = |side| award(&table.sitting.side(side), &out);
            let score = AdjustedScore::awards(of(Direction::Ns), of(Direction::Ew));
            let missed = table.boards.iter().filter(|b| b.result().is_none());
            awards.extend(missed.map(|b| (table.name.clone(), b.board, score.clone())));
        }
        for (table, board, score) in awards {
            let at = Spot {
                session,
                round,
                table: &table,
                board,
            };
            let version = act.version(Score::Adjusted(Box::new(score)), false, Source::Cancelled);
            if let Ok(board) = self.board_mut(at) {
                board.versions.push(version);
                board.postponed = false;
            }
        }
    }

    pub(crate) fn readmit(&mut self, act: &Act, readmitted: &Readmitted) -> Done {
        let what = || said!("what-letting-back", "letting somebody play again");
        act.by_director(self, law!("91A"), what())?;
        let place = (readmitted.suspension as usize).checked_sub(1);
        let found = place.and_then(|place| self.directing.suspensions.get(place));
        let Some(found) = found else {
            return Err(Refused::plain(said!(
                "there-no-suspension",
                "there is no suspension {number}",
                number = readmitted.suspension
            )));
        };
        let begun = self
            .round(found.session, readmitted.from)
            .is_some_and(|round| round.started.is_some());
        let over = found.to.is_some_and(|to| to < readmitted.from);
        if begun || over || readmitted.from <= found.from {
            return Err(Refused::white_book(
                "12.10",
                said!(
                    "let-back-from-later-round",
                    "contestant {contestant} can be let back only from a round that has not begun, within the suspension",
                    contestant = found.contestant
                ),
            ));
        }
        let to = readmitted.from - 1;
        if let Some(found) = place.and_then(|place| self.directing.suspensions.get_mut(place)) {
            found.to = Some(to);
        }
        Ok(())
    }

    /// One player alone is disqualified: the others go on with a substitute (White Book 91.6).
    pub(super) fn disqualify_player(&mut self, disqualified: &Disqualified, player: &str) -> Done {
        self.need_player(disqualified.contestant, player)?;
        let out = (disqualified.contestant, player.to_owned());
        self.directing.out.push(out);
        Ok(())
    }

    /// Who was disqualified alone plays for nobody any more.
    pub(super) fn check_not_out(&self, player: &str) -> Done {
        let out = &self.directing.out;
        match out.iter().find(|(_, name)| names::same(name, player)) {
            None => Ok(()),
            Some((_, name)) => Err(Refused::law(
                law!("91B"),
                self.edition(),
                said!("player-is-disqualified", "{name} is disqualified", name),
            )),
        }
    }
}

/// What a side gets for a board that is missed.
fn award(side: &[u32], out: &impl Fn(u32) -> bool) -> Award {
    let of = |who: u32| match out(who) {
        true => Award::Minus,
        false => Award::Plus,
    };
    match side {
        &[one, other] if out(one) != out(other) => Award::Each(Box::new([of(one), of(other)])),
        &[one, ..] => of(one),
        [] => Award::Plus,
    }
}

/// Whether two lists have something in common.
fn shares(one: &[String], other: &[String]) -> bool {
    one.iter().any(|name| other.contains(name))
}
