//! The bracket of a knock-out: how it is set, when its matches are played, and how those are decided that the boards do not decide.

use std::collections::BTreeSet;

use openroom_laws::law;
use openroom_movements::Bracket;

use super::Act;
use crate::entry::{
    BracketSet, DecidedHow, EventKind, MatchArranged, MatchDecided, MatchPlace, PointsDecided,
};
use crate::knock_out::{DecidedWithout, KnockOut, Tie, TieState};
use crate::refusal::{Done, Refused};
use crate::said::{Said, said};
use crate::spot::Through;
use crate::state::State;
use crate::who::Role;

/// A match has no more boards than this; more is a slip.
pub(super) const MOST_BOARDS: u32 = 200;

/// No bracket has more places.
const MOST_PLACES: u32 = 4096;

impl State {
    pub(crate) fn set_bracket(&mut self, act: &Act, set: &BracketSet) -> Done {
        self.by_organiser(act, said!("what-bracket", "the bracket"))?;
        if !self.is_knock_out() || self.kind() != EventKind::Teams {
            return Err(Refused::plain(said!(
                "bracket-for-knock-out",
                "a bracket is for a knockout of teams; create the event with `kind: teams` and `structure: knock-out`"
            )));
        }
        if self.has_begun() || self.sessions.iter().any(|s| s.movement.is_some()) {
            return Err(Refused::plain(said!(
                "bracket-before-play",
                "matches are laid out already; the bracket can no longer be replaced"
            )));
        }
        if self.knock_out.is_some() {
            act.reason(said!("what-bracket-again", "another bracket"))?;
        }
        self.check_seeds(set)?;
        check_lengths(set)?;
        let free = self.places_left_free(set);
        let bracket = bracket_of(set, set.seeds.len() + free.len())?;
        self.knock_out = Some(
            KnockOut {
                set: drawn_by_lot(set),
                bracket,
                free,
                laid_out: Vec::new(),
                arranged: std::collections::BTreeMap::new(),
                decided: std::collections::BTreeMap::new(),
                put_back: Vec::new(),
                out_of_plate: BTreeSet::new(),
            }
            .into(),
        );
        Ok(())
    }

    /// In a knock-out that comes from a qualifier, the places of those who do not come: nobody moves up (White Book 144.6).
    fn places_left_free(&self, set: &BracketSet) -> BTreeSet<u32> {
        let (Some(from), None) = (&self.qualified_from, &set.plan) else {
            return BTreeSet::new();
        };
        let there: BTreeSet<u32> = from.places.iter().map(|place| place.contestant).collect();
        let last = there.last().map_or(0, |&last| last.min(MOST_PLACES));
        let free = (1..last).filter(|number| !there.contains(number));
        // Somebody may have been entered there by hand.
        free.filter(|number| !set.seeds.contains(number)).collect()
    }

    /// Everybody who plays has one seed.
    fn check_seeds(&self, set: &BracketSet) -> Done {
        let mut seen = BTreeSet::new();
        for &who in &set.seeds {
            self.still_plays(who)?;
            if !seen.insert(who) {
                return Err(Refused::plain(said!(
                    "bracket-seed-twice",
                    "contestant {who} has two places in the bracket",
                    who
                )));
            }
        }
        let plays = |who: u32| {
            let found = self.contestants.get(&who);
            found.is_some_and(|one| one.withdrawn.is_none() && !one.disqualified)
        };
        let mut all = self.contestants.keys().copied();
        if let Some(missing) = all.find(|&who| plays(who) && !seen.contains(&who)) {
            return Err(Refused::plain(said!(
                "bracket-without",
                "contestant {missing} has no place in the bracket",
                missing
            )));
        }
        Ok(())
    }

    pub(super) fn need_bracket(&self) -> Result<&KnockOut, Refused> {
        self.knock_out.as_deref().ok_or_else(|| {
            Refused::plain(said!(
                "no-bracket-yet",
                "there is no bracket yet; write `bracket` first (`openroom event bracket`)"
            ))
        })
    }

    /// A match of the bracket.
    pub(super) fn need_tie(&self, place: MatchPlace) -> Result<Tie, Refused> {
        self.need_bracket()?;
        let mut ties = self.ties().into_iter();
        ties.find(|tie| tie.place == place).ok_or_else(|| {
            Refused::plain(said!(
                "no-such-tie",
                "the bracket has no match {place}",
                place
            ))
        })
    }

    fn by_organiser(&self, act: &Act, what: Said) -> Done {
        act.by_one_of(
            self,
            law!("80B2"),
            what,
            said!("who-director-or-organiser", "a Director or the Organizer"),
            |role| role.is_director() || role == Role::Organiser,
        )
    }

    pub(crate) fn arrange_match(&mut self, act: &Act, told: &MatchArranged) -> Done {
        let what = || said!("what-arranging-match", "when and where a match is played");
        self.by_organiser(act, what())?;
        let tie = self.need_tie(told.place)?;
        if tie.state == TieState::Over {
            return Err(decided_already(told.place));
        }
        if told.by.is_none() && told.on.is_none() && told.venue.is_none() && told.host.is_none() {
            return Err(Refused::plain(said!(
                "arranged-nothing",
                "say until when (`by`), when (`on`), where (`venue`) or with whom as the host (`host`)"
            )));
        }
        let before = self.need_bracket()?.by(told.place);
        let later = |by: crate::time::Time| before.is_some_and(|before| by.is_after(before));
        let extended = told.by.filter(|&by| later(by));
        let why = match extended {
            Some(_) => act.reason(said!("what-extension", "more time for a match"))?,
            None => "",
        };
        if let Some(host) = told.host {
            let sides = tie.sides.map(crate::knock_out::Slot::team);
            if !sides.contains(&Some(host)) {
                return Err(not_in_match(told.place, host));
            }
        }
        let Some(of) = &mut self.knock_out else {
            return Ok(());
        };
        let arranged = of.arranged.entry(told.place).or_default();
        arranged.by = told.by.or(arranged.by);
        arranged.on = told.on.or(arranged.on);
        arranged.host = told.host.or(arranged.host);
        arranged.venue = told.venue.clone().or_else(|| arranged.venue.take());
        arranged
            .extended
            .extend(extended.map(|by| (by, why.to_owned())));
        Ok(())
    }

    pub(crate) fn decide_match(&mut self, act: &Act, told: &MatchDecided) -> Done {
        let what = || said!("what-deciding-match", "deciding a match without its boards");
        self.by_organiser(act, what())?;
        let why = act.reason(what())?.to_owned();
        let tie = self.need_tie(told.place)?;
        let Some(teams) = tie.teams() else {
            return Err(not_known_yet(told.place));
        };
        let was_told = self.need_bracket()?.decided.contains_key(&told.place);
        if tie.state == TieState::Over && !was_told {
            return Err(decided_already(told.place));
        }
        if was_told {
            self.check_not_gone_on(told.place)?;
        }
        let winner = match told.how {
            DecidedHow::Walkover => told.winner.ok_or_else(|| {
                Refused::white_book(
                    "145.10",
                    said!(
                        "walkover-for-whom",
                        "say which contestant has the walkover: `winner`"
                    ),
                )
            })?,
            DecidedHow::Lots => self.drawn(told, teams)?,
        };
        if !teams.contains(&winner) {
            return Err(not_in_match(told.place, winner));
        }
        let after = self.last_begun();
        if let Some(of) = &mut self.knock_out {
            let decided = DecidedWithout {
                how: told.how,
                winner,
                lots: told.lots,
                why,
                after,
                points: None,
            };
            of.decided.insert(told.place, decided);
        }
        Ok(())
    }

    /// Whom the lots choose: who stands first when the two are drawn.
    fn drawn(&self, told: &MatchDecided, teams: [u32; 2]) -> Result<u32, Refused> {
        let Some(lots) = told.lots else {
            return Err(Refused::plain(said!(
                "lots-without-seed",
                "write the seed of the lots, `lots: 271828`, so that anybody can draw again"
            )));
        };
        let drawn = Bracket::by_lot(&teams, lots)[0];
        match told.winner {
            Some(other) if other != drawn => Err(Refused::plain(said!(
                "lots-choose-another",
                "with the seed {lots} the lots choose contestant {drawn}",
                lots = lots.to_string(),
                drawn
            ))),
            _ => Ok(drawn),
        }
    }

    /// What was decided can be decided otherwise as long as nobody has sat down for the next match.
    pub(super) fn check_not_gone_on(&self, place: MatchPlace) -> Done {
        let of = self.need_bracket()?;
        let next = of.next_of(place).map(|(next, _)| next);
        match next.filter(|&next| of.laid_out_of(next).next().is_some()) {
            None => Ok(()),
            Some(next) => Err(Refused::plain(said!(
                "next-match-laid-out",
                "the next match, {next}, is laid out already",
                next
            ))),
        }
    }

    /// The last round that has begun.
    pub(super) fn last_begun(&self) -> Option<Through> {
        let (session, round) = self.last_round()?;
        Some(Through { session, round })
    }

    pub(crate) fn decide_points(&mut self, act: &Act, told: &PointsDecided) -> Done {
        act.by_one_of(
            self,
            law!("80B2"),
            said!("what-points-kept", "who keeps master points"),
            said!("who-organiser", "the Organizer"),
            |role| matches!(role, Role::Organiser | Role::Chief),
        )?;
        self.need_contestant(told.contestant)?;
        if self.left(told.contestant).is_none() {
            return Err(Refused::white_book(
                "145.12",
                said!(
                    "has-not-left",
                    "contestant {contestant} has not left",
                    contestant = told.contestant
                ),
            ));
        }
        if let Some(contestant) = self.contestants.get_mut(&told.contestant) {
            contestant.keeps_points = Some(told.keeps);
        }
        Ok(())
    }
}

/// The bracket with its places as the lots give them: those who are seeded keep theirs.
fn drawn_by_lot(set: &BracketSet) -> BracketSet {
    let mut drawn = set.clone();
    if let Some(lots) = set.lots {
        let kept = (set.seeded as usize).min(drawn.seeds.len());
        let rest = drawn.seeds.split_off(kept);
        drawn.seeds.extend(Bracket::by_lot(&rest, lots));
    }
    drawn
}

fn check_lengths(set: &BracketSet) -> Done {
    let lengths = set.boards.iter().chain(&set.plate_boards);
    let sound = lengths
        .clone()
        .all(|boards| (1..=MOST_BOARDS).contains(boards));
    match sound && !set.boards.is_empty() {
        true => Ok(()),
        false => Err(Refused::plain(said!(
            "bracket-boards",
            "say how many boards a match has, 1 to {most}, such as `boards: [24]`",
            most = MOST_BOARDS
        ))),
    }
}

/// The bracket that the entry describes, proved.
fn bracket_of(set: &BracketSet, places: usize) -> Result<Bracket, Refused> {
    let wrong = |fault: Said| {
        Refused::plain(said!(
            "bracket-wrong",
            "the bracket is wrong: {fault}",
            fault
        ))
    };
    let count = u32::try_from(places).unwrap_or(u32::MAX);
    let Some(plan) = &set.plan else {
        let made = Bracket::seeded(count);
        let made = made.and_then(|made| match set.third {
            true => made.with_third(),
            false => Ok(made),
        });
        let made = made.and_then(|made| match set.plate {
            true => made.with_plate(),
            false => Ok(made),
        });
        return made.map_err(|fault| wrong(fault.said()));
    };
    let bracket = Bracket::read(plan).map_err(|error| wrong(error.said()))?;
    bracket.check().map_err(|fault| wrong(fault.said()))?;
    if bracket.contestants != count {
        return Err(Refused::plain(said!(
            "bracket-for-others",
            "the bracket is for {these} contestants, and {those} have a place in it",
            these = bracket.contestants,
            those = count
        )));
    }
    Ok(bracket)
}

pub(super) fn decided_already(place: MatchPlace) -> Refused {
    Refused::plain(said!(
        "match-decided-already",
        "match {place} is decided already",
        place
    ))
}

pub(super) fn not_known_yet(place: MatchPlace) -> Refused {
    Refused::plain(said!(
        "match-not-known-yet",
        "who plays match {place} is not known yet",
        place
    ))
}

fn not_in_match(place: MatchPlace, who: u32) -> Refused {
    Refused::plain(said!(
        "match-not-of",
        "contestant {who} does not play match {place}",
        who,
        place
    ))
}
