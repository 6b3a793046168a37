//! Limits on tries and on entries. An address may be that of a whole club, so that nobody is shut out for what another one does: after
//! many wrong tries from there, each further one waits for its turn.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use openroom_store::Store;
use tokio::sync::{Semaphore, SemaphorePermit};

use crate::live::held;
use crate::problem::Problem;

/// So many wrong codes or passwords from one address in a minute are looked at as they come.
const TRIES: u64 = 60;

/// What is tried.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Tried {
    /// The code of a table.
    Code,
    /// A password, or a one-time code.
    Password,
}

impl Tried {
    /// The word by which it is counted.
    const fn word(self) -> &'static str {
        match self {
            Self::Code => "code",
            Self::Password => "password",
        }
    }

    /// After many wrong ones, one is looked at in this time.
    const fn pace(self) -> Duration {
        match self {
            Self::Code => Duration::from_millis(200),
            Self::Password => Duration::from_secs(1),
        }
    }

    /// So many may wait for that.
    const fn waiting(self) -> u32 {
        match self {
            Self::Code => 25,
            Self::Password => 8,
        }
    }
}

/// So many at once, and then one more in each time.
#[derive(Debug, Clone, Copy)]
pub struct Pace {
    /// At once.
    pub burst: u32,
    /// The time for one.
    pub every: Duration,
}

/// A device at a table: all of a session that it has kept while there was no network, and then faster than anybody plays.
pub const DEVICE: Pace = Pace {
    burst: 120,
    every: Duration::from_millis(500),
};

/// All devices at a table together: a phone that forgets its cookie is another one each time.
pub const TABLE: Pace = Pace {
    burst: 360,
    every: Duration::from_millis(250),
};

/// Devices that come to a table.
pub const ARRIVALS: Pace = Pace {
    burst: 200,
    every: Duration::from_secs(1),
};

/// No more are remembered than this before those that are at rest are forgotten.
const REMEMBERED: usize = 10_000;

/// A try that is being looked at. It counts as wrong until it was right, so that many at once are many, on however many nodes.
#[derive(Debug)]
#[must_use]
pub struct Turn<'a> {
    store: &'a Store,
    what: Tried,
    from: String,
    minute: i64,
    _looking: SemaphorePermit<'a>,
}

impl Turn<'_> {
    /// It was right, and does not count.
    pub async fn was_right(self) {
        let back = self
            .store
            .give_turn_back(self.what.word(), &self.from, self.minute);
        if let Err(error) = back.await {
            tracing::warn!(%error, "a correct attempt counts as wrong");
        }
    }
}

/// So many are looked at at once. Fewer than are free in a minute: those that are right and on their way do not shut others out.
const LOOKING: usize = 32;

/// Counts wrong tries by address, and entries by device and table.
#[derive(Debug)]
pub struct Limits {
    looking: Semaphore,
    /// When the next one of an address from which many wrong ones came may be looked at.
    next: Mutex<HashMap<(Tried, IpAddr), Instant>>,
    /// When each would be at rest again.
    rates: Mutex<HashMap<String, Instant>>,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            looking: Semaphore::new(LOOKING),
            next: Mutex::default(),
            rates: Mutex::default(),
        }
    }
}

impl Limits {
    /// Waits for the turn of an address from which many wrong ones came.
    pub async fn turn<'a>(
        &'a self,
        store: &'a Store,
        what: Tried,
        from: IpAddr,
        now: i64,
    ) -> Result<Turn<'a>, Problem> {
        let looking = self.looking.acquire().await.map_err(Problem::ours)?;
        let turn = Turn {
            store,
            what,
            from: from.to_string(),
            minute: now / 60,
            _looking: looking,
        };
        let taken = store.take_turn(what.word(), &turn.from, turn.minute);
        if taken.await? <= TRIES {
            return Ok(turn);
        }
        // While it waits, others are looked at.
        let Turn {
            from: address,
            minute,
            _looking,
            ..
        } = turn;
        drop(_looking);
        let wait = self
            .place(what, from)
            .ok_or_else(|| Problem::too_many(60 - now % 60))?;
        tokio::time::sleep(wait).await;
        let looking = self.looking.acquire().await.map_err(Problem::ours)?;
        Ok(Turn {
            store,
            what,
            from: address,
            minute,
            _looking: looking,
        })
    }

    /// How long an address waits; nothing if too many wait already.
    fn place(&self, what: Tried, from: IpAddr) -> Option<Duration> {
        let now = Instant::now();
        let mut next = held(&self.next);
        next.retain(|_, at| *at > now);
        let at = next.entry((what, from)).or_insert(now);
        let wait = at.saturating_duration_since(now);
        if wait > what.pace() * what.waiting() {
            return None;
        }
        *at += what.pace();
        Some(wait)
    }

    /// One more of something, unless it is too many.
    pub fn one_more(&self, of: String, pace: Pace) -> Result<(), Problem> {
        let now = Instant::now();
        let mut rates = held(&self.rates);
        if rates.len() >= REMEMBERED {
            rates.retain(|_, rest| *rest > now);
        }
        match next(rates.get(&of).copied(), now, pace) {
            Ok(rest) => {
                rates.insert(of, rest);
                Ok(())
            }
            Err(wait) => Err(Problem::too_many(
                i64::try_from(wait.as_secs()).unwrap_or(0) + 1,
            )),
        }
    }
}

/// When it would be at rest after one more; or how long that one has to wait.
fn next(rest: Option<Instant>, now: Instant, pace: Pace) -> Result<Instant, Duration> {
    let rest = rest.map_or(now, |rest| rest.max(now)) + pace.every;
    let full = pace.every * pace.burst;
    match rest.saturating_duration_since(now).checked_sub(full) {
        Some(over) if !over.is_zero() => Err(over),
        _ => Ok(rest),
    }
}

/// The first `most` of something and no more, by whom: live connections of an address.
#[derive(Debug)]
pub struct Counted<K: Eq + Hash> {
    counts: Mutex<HashMap<K, usize>>,
}

impl<K: Eq + Hash> Default for Counted<K> {
    fn default() -> Self {
        Self {
            counts: Mutex::default(),
        }
    }
}

impl<K: Eq + Hash + Copy> Counted<K> {
    /// One more of somebody; false if he has `most`.
    pub fn enter(&self, who: K, most: usize) -> bool {
        let mut counts = held(&self.counts);
        let count = counts.entry(who).or_default();
        let room = *count < most;
        *count += usize::from(room);
        room
    }

    /// One less.
    pub fn leave(&self, who: K) {
        let mut counts = held(&self.counts);
        if let Some(count) = counts.get_mut(&who) {
            *count = count.saturating_sub(1);
            if *count == 0 {
                counts.remove(&who);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn so_many_at_once_and_then_one_after_the_other() {
        let pace = Pace {
            burst: 3,
            every: Duration::from_secs(2),
        };
        let begin = Instant::now();
        let at = |seconds: u64| begin + Duration::from_secs(seconds);
        let mut rest = None;
        for _ in 0..3 {
            rest = Some(next(rest, begin, pace).unwrap());
        }
        assert_eq!(next(rest, begin, pace), Err(Duration::from_secs(2)));
        rest = Some(next(rest, at(2), pace).unwrap());
        assert!(next(rest, at(3), pace).is_err());
        // After a rest there is room for all again.
        for _ in 0..3 {
            rest = Some(next(rest, at(100), pace).unwrap());
        }
        assert!(next(rest, at(100), pace).is_err());
    }

    async fn store() -> (tempfile::TempDir, Store) {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("club.db")).await.unwrap();
        (folder, store)
    }

    #[tokio::test]
    async fn after_many_wrong_ones_those_who_come_wait_and_are_not_shut_out() {
        let (_folder, store) = store().await;
        let (limits, hall) = (Limits::default(), IpAddr::from([192, 0, 2, 1]));
        let turn = |what, from, now| limits.turn(&store, what, from, now);
        for _ in 0..TRIES {
            drop(turn(Tried::Code, hall, 0).await.unwrap());
        }
        for _ in 0..2 {
            drop(turn(Tried::Code, hall, 0).await.unwrap());
        }
        // Codes and passwords, and other addresses, have nothing to do with one another.
        turn(Tried::Password, hall, 0)
            .await
            .unwrap()
            .was_right()
            .await;
        let other = IpAddr::from([192, 0, 2, 2]);
        let flood = (0..200).map(|_| limits.place(Tried::Code, hall));
        let shut = flood.filter(Option::is_none).count();
        assert!(shut > 100, "a flood does not wait in memory: {shut}");
        assert!(limits.place(Tried::Code, other).is_some());
        drop(turn(Tried::Code, other, 0).await.unwrap());
        drop(turn(Tried::Code, hall, 60).await.unwrap());
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn many_at_once_are_many_and_right_ones_shut_nobody_out() {
        let (_folder, store) = store().await;
        let limits = std::sync::Arc::new(Limits::default());
        let one = IpAddr::from([192, 0, 2, 1]);
        for right in [true, false] {
            let began = Instant::now();
            let mut tries = Vec::new();
            for _ in 0..300 {
                let (limits, store) = (limits.clone(), store.clone());
                tries.push(tokio::spawn(async move {
                    match limits.turn(&store, Tried::Password, one, 0).await {
                        Ok(turn) if right => turn.was_right().await,
                        Ok(turn) => drop(turn),
                        Err(_) => return true,
                    }
                    false
                }));
            }
            let mut refused = 0;
            for one in tries {
                refused += usize::from(one.await.unwrap());
            }
            match right {
                true => assert_eq!(refused, 0),
                // On a slow machine somebody's turn comes while others still ask, and makes room for one of them.
                false => {
                    let pace = Tried::Password.pace().as_millis();
                    let turns = began.elapsed().as_millis().div_ceil(pace);
                    let least = 231 - usize::try_from(turns).unwrap();
                    assert!((least..=231).contains(&refused), "{refused} of 300");
                }
            }
        }
    }
}
