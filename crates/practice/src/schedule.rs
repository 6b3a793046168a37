//! What comes again, and when: what went wrong soon, what went right later and later. Days are given; nothing here knows a clock.

use serde::{Deserialize, Serialize};

use crate::topic::{Level, Topic};
use openroom_chance::Chance;

/// What a trainee has done with a topic. Days count from any day, the same for all.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Progress {
    /// The topic.
    pub topic: Topic,
    /// How often a case was answered without a fault.
    pub right: u32,
    /// How often not.
    pub wrong: u32,
    /// After how many days it comes again.
    pub interval: u32,
    /// The day on which it does.
    pub due: u32,
}

/// A topic never comes later than after this many days.
const LONGEST: u32 = 60;

impl Progress {
    /// A topic that nobody has met yet: it is due.
    #[must_use]
    pub const fn new(topic: Topic) -> Self {
        Self {
            topic,
            right: 0,
            wrong: 0,
            interval: 0,
            due: 0,
        }
    }

    /// After a case of it: faultless, it comes after 1, 3, 7, 15, 31 and at most 60 days; else today once more.
    ///
    /// ```
    /// use openroom_practice::{Progress, Topic};
    ///
    /// let once = Progress::new(Topic::InsufficientBid).after(true, 100);
    /// let twice = once.after(true, once.due);
    /// assert_eq!((once.due, twice.due), (101, 104));
    /// assert_eq!(twice.after(false, 110).due, 110);
    /// ```
    #[must_use]
    pub const fn after(mut self, faultless: bool, today: u32) -> Self {
        match faultless {
            true => {
                self.right = self.right.saturating_add(1);
                self.interval = match self.interval.saturating_mul(2) + 1 {
                    longer if longer > LONGEST => LONGEST,
                    longer => longer,
                };
            }
            false => {
                self.wrong = self.wrong.saturating_add(1);
                self.interval = 0;
            }
        }
        self.due = today.saturating_add(self.interval);
        self
    }
}

/// Which topic comes next: every other time one that went wrong, else one that is due, else one that is new at that level, else the one that is due
/// first; never the last one again if there is another.
///
/// ```
/// use openroom_practice::{Level, Progress, Topic, next};
///
/// let missed = Progress::new(Topic::OpeningLead).after(false, 5);
/// let comes = |last, seed| next(&[missed], None, Level::Easy, 5, last, seed) == Some(Topic::OpeningLead);
/// assert!((0..8).any(|seed| comes(None, seed)));
/// assert!(!(0..8).any(|seed| comes(Some(Topic::OpeningLead), seed)));
/// ```
#[must_use]
pub fn next(
    known: &[Progress],
    law: Option<u8>,
    level: Level,
    today: u32,
    last: Option<Topic>,
    seed: u64,
) -> Option<Topic> {
    let mut topics: Vec<Topic> = Topic::of(law, level).collect();
    if topics.len() > 1 {
        topics.retain(|topic| Some(*topic) != last);
    }
    let of = |topic: Topic| known.iter().find(|progress| progress.topic == topic);
    let mut chance = Chance::new(seed, 4);
    let again = chance.happens(50);
    let mut pick = |fits: &dyn Fn(Topic) -> bool| {
        let fitting: Vec<Topic> = topics
            .iter()
            .copied()
            .filter(|&topic| fits(topic))
            .collect();
        chance.one(&fitting).copied()
    };
    let missed = |topic: Topic| {
        of(topic).is_some_and(|it| it.interval == 0 && it.wrong > 0 && it.due <= today)
    };
    let due = |topic: Topic| of(topic).is_some_and(|it| it.due <= today) && !missed(topic);
    let new = |topic: Topic| of(topic).is_none();
    let first = match again {
        true => pick(&missed),
        false => None,
    };
    first
        .or_else(|| pick(&due))
        .or_else(|| pick(&new))
        .or_else(|| pick(&missed))
        .or_else(|| {
            topics
                .iter()
                .copied()
                .min_by_key(|&topic| of(topic).map(|it| it.due))
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_goes_right_comes_later_and_later_and_what_goes_wrong_today() {
        let mut progress = Progress::new(Topic::RevokeInTime);
        let mut intervals = Vec::new();
        for _ in 0..7 {
            progress = progress.after(true, progress.due);
            intervals.push(progress.interval);
        }
        assert_eq!(intervals, [1, 3, 7, 15, 31, 60, 60]);
        let missed = progress.after(false, 200);
        assert_eq!((missed.due, missed.interval), (200, 0));
        assert_eq!(missed.after(true, 200).due, 201);
    }

    #[test]
    fn everything_comes_and_nothing_twice_in_a_row() {
        let mut known: Vec<Progress> = Vec::new();
        let (mut last, mut seen) = (None, Vec::new());
        for turn in 0..400_u32 {
            let today = turn / 10;
            let topic = next(&known, None, Level::Hard, today, last, turn.into()).unwrap();
            assert_ne!(Some(topic), last);
            last = Some(topic);
            seen.push(topic);
            let at = known.iter().position(|it| it.topic == topic);
            let before = at.map_or(Progress::new(topic), |at| known.remove(at));
            known.push(before.after(turn % 3 > 0, today));
        }
        assert!(Topic::ALL.iter().all(|topic| seen.contains(topic)));
        // One topic of a Law comes again and again.
        let only = next(
            &known,
            Some(27),
            Level::Easy,
            0,
            Some(Topic::InsufficientBid),
            1,
        );
        assert_eq!(only, Some(Topic::InsufficientBid));
    }
}
