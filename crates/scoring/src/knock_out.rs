//! How far each got in a knock-out. Who was beaten later stands higher, a bye goes on like a win, and matches won decide only
//! among those who went out in the same round (White Book 143.2.2, 164.3): a triangle that all three have played.

use std::collections::{BTreeMap, HashMap, HashSet};

use crate::Exact;
use crate::event::{ContestantId, Event, MatchId};
use crate::scores::MatchScore;

/// When a match ended: its session and round, and its place in the list where they do not tell.
type Ended = (u16, u32, usize);

/// Matches that send somebody on together: one, or the three of a triangle.
struct Stage {
    ended: Ended,
    matches: Vec<usize>,
    /// Rounds that followed.
    after: i64,
}

/// The stages of a knock-out, first to last.
pub(crate) struct Bracket<'s> {
    matches: &'s [MatchScore],
    stages: Vec<Stage>,
    /// Stages in which all have been beaten before: a match for the third place, and the like. They order those who went out
    /// in the same round, and put nobody on.
    for_places: Vec<Stage>,
}

impl<'s> Bracket<'s> {
    pub fn new(event: &Event, matches: &'s [MatchScore]) -> Self {
        if let Some(told) = Self::told(event, matches) {
            return told;
        }
        let ended = ends(event, matches);
        let mut stages: BTreeMap<Ended, Vec<usize>> = BTreeMap::new();
        for (place, score) in matches.iter().enumerate() {
            if let [Some(_), Some(_)] = score.teams {
                let last = triangle(matches, &ended, place)
                    .into_iter()
                    .map(|other| ended[other])
                    .max();
                let when = last.unwrap_or(ended[place]).max(ended[place]);
                stages.entry(when).or_default().push(place);
            }
        }
        let stages = stages.into_iter().map(|(ended, matches)| Stage {
            ended,
            matches,
            after: 0,
        });
        let mut bracket = Self {
            matches,
            stages: Vec::new(),
            for_places: Vec::new(),
        };
        bracket.tell_apart(stages.collect());
        bracket.count_rounds();
        bracket
    }

    /// Where the matches of the bracket say how far it is from each to the final, nothing is guessed: whoever was put back after a
    /// defeat (145.11.1) plays on as any other, and every match that says nothing is one for places.
    fn told(event: &Event, matches: &'s [MatchScore]) -> Option<Self> {
        let notes = event.matches.iter();
        let to_final: HashMap<MatchId, u32> = notes
            .filter_map(|note| Some((note.id, note.to_final?)))
            .collect();
        if to_final.is_empty() {
            return None;
        }
        let ended = ends(event, matches);
        let mut bracket = Self {
            matches,
            stages: Vec::new(),
            for_places: Vec::new(),
        };
        let mut order: Vec<usize> = (0..matches.len()).collect();
        order.sort_by_key(|&place| ended[place]);
        for place in order {
            let score = &matches[place];
            let [Some(_), Some(_)] = score.teams else {
                continue;
            };
            let after = score.id.and_then(|id| to_final.get(&id));
            let stage = Stage {
                ended: ended[place],
                matches: vec![place],
                after: after.map_or(0, |&after| i64::from(after)),
            };
            match after {
                Some(_) => bracket.stages.push(stage),
                None => bracket.for_places.push(stage),
            }
        }
        bracket
            .stages
            .sort_by_key(|stage| core::cmp::Reverse(stage.after));
        Some(bracket)
    }

    /// A stage of teams that have all lost before is one for places. Of a triangle only who won nothing is surely out: two may
    /// go on.
    fn tell_apart(&mut self, stages: Vec<Stage>) {
        let mut beaten: HashSet<ContestantId> = HashSet::new();
        for stage in stages {
            let teams = self.teams(&stage);
            if teams.iter().all(|team| beaten.contains(team)) {
                self.for_places.push(stage);
                continue;
            }
            let out = |team: &ContestantId| {
                self.share(&stage, *team)
                    .is_some_and(|share| share.is_zero())
            };
            beaten.extend(teams.into_iter().filter(out));
            self.stages.push(stage);
        }
    }

    /// What part of its matches of a stage a contestant won; nothing if it has none there.
    fn share(&self, stage: &Stage, contestant: ContestantId) -> Option<Exact> {
        let own = |place: &&usize| self.matches[**place].side_of(contestant).is_some();
        let (mut won, mut count) = (Exact::ZERO, 0);
        for &place in stage.matches.iter().filter(own) {
            won += self.matches[place].win_of(contestant);
            count += 1;
        }
        (count > 0).then(|| won / Exact::int(count))
    }

    /// Counts from the end, so that a bye in the first round makes no difference. Who has not gone on yet is as far as the
    /// others of the same round.
    fn count_rounds(&mut self) {
        let mut next: HashMap<ContestantId, i64> = HashMap::new();
        let mut end = self.stages.len();
        while end > 0 {
            let (session, round, _) = self.stages[end - 1].ended;
            let same = |stage: &&Stage| (stage.ended.0, stage.ended.1) == (session, round);
            let start = end - self.stages[..end].iter().rev().take_while(same).count();
            for place in (start..end).rev() {
                let teams = self.teams(&self.stages[place]);
                let later = teams.iter().filter_map(|team| next.get(team)).max();
                let after = later.map_or(0, |later| later + 1);
                self.stages[place].after = after;
                // A list without rounds tells the order only by its own.
                if round == 0 {
                    next.extend(teams.into_iter().map(|team| (team, after)));
                }
            }
            if round > 0 {
                let batch = &mut self.stages[start..end];
                let most = batch.iter().map(|stage| stage.after).max().unwrap_or(0);
                for stage in batch.iter_mut().filter(|stage| stage.after == 0) {
                    stage.after = most;
                }
                for place in start..end {
                    let after = self.stages[place].after;
                    let teams = self.teams(&self.stages[place]);
                    next.extend(teams.into_iter().map(|team| (team, after)));
                }
            }
            end = start;
        }
    }

    fn teams(&self, stage: &Stage) -> Vec<ContestantId> {
        let matches = stage.matches.iter();
        matches
            .flat_map(|&place| self.matches[place].teams)
            .flatten()
            .collect()
    }

    /// How far a contestant got, higher is better: 1 if nobody has put it out, else the rounds that followed taken off the
    /// share that it won in its last. Who has `left` has lost the match that it did not play (145.10); who `waits` comes in later.
    pub fn reached(&self, contestant: ContestantId, left: bool, waits: bool) -> Exact {
        // Nobody has put it out: it comes in later, or was put back (145.11.1).
        if waits && !left {
            return Exact::ONE;
        }
        let first = self.stages.iter().map(|stage| stage.after).max();
        let first = first.unwrap_or(0);
        let mut played = self.stages.iter().rev();
        let last = played.find_map(|stage| Some((stage, self.share(stage, contestant)?)));
        let Some((stage, share)) = last else {
            // Byes are of the first round: who is not there in the third does not play at all, unless it is told.
            return if !left && first < 2 {
                Exact::ONE
            } else {
                Exact::int(-first)
            };
        };
        match (share == Exact::ONE, left, stage.after) {
            (true, false, _) => Exact::ONE,
            (true, true, 0) => Exact::ratio(1, 2),
            (true, true, after) => Exact::int(1 - after),
            (false, _, after) => share - Exact::int(after) + self.among_the_beaten(contestant),
        }
    }

    /// What matches for places add: the first decides, then the next, and all of them together are less than what a half of a
    /// triangle is worth.
    fn among_the_beaten(&self, contestant: ContestantId) -> Exact {
        let own = self
            .for_places
            .iter()
            .filter_map(|stage| self.share(stage, contestant));
        let (mut all, mut weight) = (Exact::ZERO, Exact::ratio(1, 4));
        for share in own {
            all += share * weight.clone();
            weight = weight / Exact::int(4);
        }
        all
    }
}

/// The other two matches of a triangle: those of two teams against one that both have met, and none of the three has played
/// anybody else in between. Who meets again later plays no second triangle: the matches that ended first are taken.
fn triangle(matches: &[MatchScore], ended: &[Ended], place: usize) -> Vec<usize> {
    let [Some(first), Some(second)] = matches[place].teams else {
        return Vec::new();
    };
    let met = |team: ContestantId| {
        let mut met: BTreeMap<ContestantId, Vec<usize>> = BTreeMap::new();
        for (place, score) in matches.iter().enumerate() {
            if let ([Some(one), Some(other)], Some(side)) = (score.teams, score.side_of(team)) {
                let opponent = if side == 0 { other } else { one };
                met.entry(opponent).or_default().push(place);
            }
        }
        met
    };
    let (with_first, with_second) = (met(first), met(second));
    let in_a_row = |team: &BTreeMap<ContestantId, Vec<usize>>, two: [usize; 2]| {
        let [one, other] = two.map(|place| when(ended[place]));
        let mut all = team.values().flatten().map(|&place| when(ended[place]));
        !all.any(|between| one.min(other) < between && between < one.max(other))
    };
    let mut found = Vec::new();
    for (third, of_first) in &with_first {
        let Some(of_second) = with_second.get(third) else {
            continue;
        };
        let of_third = met(*third);
        let all = of_first
            .iter()
            .flat_map(|&one| of_second.iter().map(move |&other| [one, other]));
        let all = all.filter(|&[one, other]| {
            in_a_row(&with_first, [place, one])
                && in_a_row(&with_second, [place, other])
                && in_a_row(&of_third, [one, other])
        });
        found.extend(all.min_by_key(|both| both.map(|place| ended[place]).into_iter().max()));
    }
    found.into_iter().flatten().collect()
}

/// When it was: matches of one round are at the same time, and a list without rounds tells by its order.
const fn when((session, round, place): Ended) -> Ended {
    match round {
        0 => (session, round, place),
        _ => (session, round, 0),
    }
}

/// When each match ended: by its results, or as the list of matches says. One of which neither is known came after all that
/// its loser has played.
fn ends(event: &Event, matches: &[MatchScore]) -> Vec<Ended> {
    let mut last: HashMap<MatchId, (u16, u32)> = HashMap::new();
    // Without a name a match is known by its round and its two sides.
    let mut unnamed: HashMap<(u32, [ContestantId; 2]), u16> = HashMap::new();
    for result in &event.results {
        if let Some(id) = result.in_match {
            let when = last.entry(id).or_default();
            *when = (*when).max((result.session, result.round));
        } else {
            let mut sides = [result.ns.first, result.ew.first];
            sides.sort_unstable();
            let when = unnamed.entry((result.round, sides)).or_default();
            *when = (*when).max(result.session);
        }
    }
    for note in &event.matches {
        if let Some((session, round)) = note.when {
            last.entry(note.id).or_insert((session, round));
        }
    }
    let known = |score: &MatchScore| match score.id {
        Some(id) => last.get(&id).copied(),
        None => {
            let [first, second] = score.teams;
            let mut sides = [first?, second?];
            sides.sort_unstable();
            let session = unnamed.get(&(score.round, sides)).copied();
            Some((session.unwrap_or(0), score.round))
        }
    };
    let played_last = |team: ContestantId| {
        let of = matches.iter().filter(|m| m.side_of(team).is_some());
        of.filter_map(known).max()
    };
    let all = matches.iter().enumerate().map(|(place, score)| {
        let (session, round) = known(score).unwrap_or_else(|| {
            let losers = score.teams.into_iter().flatten();
            let mut losers = losers.filter(|&team| score.win_of(team).is_zero());
            losers.next().and_then(played_last).unwrap_or_default()
        });
        (session, round, place)
    });
    all.collect()
}
