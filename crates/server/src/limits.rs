//! Limits on tries and on entries. An address may be that of a whole club, so that nobody is shut out for what another one does: after
//! many wrong tries from there, each further one waits for its turn.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use crate::live::held;
use crate::problem::Problem;

/// So many wrong codes or passwords from one address in a minute are looked at as they come.
const TRIES: u32 = 60;

/// What is tried.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Tried {
    /// The code of a table.
    Code,
    /// A password, or a one-time code.
    Password,
}

impl Tried {
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

/// Wrong tries from an address.
#[derive(Debug, Clone, Copy)]
struct Wrong {
    minute: i64,
    count: u32,
    /// When the next one may be looked at.
    next: Instant,
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

/// Counts wrong tries by address, and entries by device and table.
#[derive(Debug, Default)]
pub struct Limits {
    wrong: Mutex<HashMap<(Tried, IpAddr), Wrong>>,
    /// When each would be at rest again.
    rates: Mutex<HashMap<String, Instant>>,
}

impl Limits {
    /// Waits for the turn of an address from which many wrong ones came. A password takes a core while it is looked at: it counts as
    /// wrong until it was right, so that many at once are many.
    pub async fn turn(&self, what: Tried, from: IpAddr, now: i64) -> Result<(), Problem> {
        let wait = {
            let mut wrong = held(&self.wrong);
            let known = known(&mut wrong, what, from, now);
            let few = known.count < TRIES;
            if what == Tried::Password {
                known.count = known.count.saturating_add(1);
            }
            if few {
                return Ok(());
            }
            let wait = known.next.saturating_duration_since(Instant::now());
            if wait > what.pace() * what.waiting() {
                return Err(Problem::too_many(60 - now % 60));
            }
            known.next = known.next.max(Instant::now()) + what.pace();
            wait
        };
        tokio::time::sleep(wait).await;
        Ok(())
    }

    /// A code was wrong.
    pub fn wrong_code(&self, from: IpAddr, now: i64) {
        let mut wrong = held(&self.wrong);
        let known = known(&mut wrong, Tried::Code, from, now);
        known.count = known.count.saturating_add(1);
    }

    /// A password was right.
    pub fn right_password(&self, from: IpAddr) {
        if let Some(known) = held(&self.wrong).get_mut(&(Tried::Password, from)) {
            known.count = known.count.saturating_sub(1);
        }
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

/// What is known of an address in this minute.
fn known(
    wrong: &mut HashMap<(Tried, IpAddr), Wrong>,
    what: Tried,
    from: IpAddr,
    now: i64,
) -> &mut Wrong {
    let minute = now / 60;
    wrong.retain(|_, known| known.minute == minute);
    wrong.entry((what, from)).or_insert_with(|| Wrong {
        minute,
        count: 0,
        next: Instant::now(),
    })
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

    #[tokio::test]
    async fn after_many_wrong_ones_those_who_come_wait_and_are_not_shut_out() {
        let (limits, hall) = (Limits::default(), IpAddr::from([192, 0, 2, 1]));
        for _ in 0..TRIES {
            limits.turn(Tried::Code, hall, 0).await.unwrap();
            limits.wrong_code(hall, 0);
        }
        limits.turn(Tried::Code, hall, 0).await.unwrap();
        limits.turn(Tried::Code, hall, 0).await.unwrap();
        // Codes and passwords, and other addresses, have nothing to do with one another.
        limits.turn(Tried::Password, hall, 0).await.unwrap();
        let mut shut = 0;
        let other = IpAddr::from([192, 0, 2, 2]);
        for _ in 0..200 {
            let mut turn = std::pin::pin!(limits.turn(Tried::Code, hall, 0));
            let mut context = std::task::Context::from_waker(std::task::Waker::noop());
            if let std::task::Poll::Ready(Err(_)) = turn.as_mut().poll(&mut context) {
                shut += 1;
            }
            limits.turn(Tried::Code, other, 0).await.unwrap();
        }
        assert!(shut > 100, "a flood does not wait in memory: {shut}");
        limits.turn(Tried::Code, hall, 60).await.unwrap();
    }

    #[test]
    fn many_passwords_at_once_are_many() {
        let (limits, one) = (Limits::default(), IpAddr::from([192, 0, 2, 1]));
        let mut context = std::task::Context::from_waker(std::task::Waker::noop());
        let runtime = tokio::runtime::Builder::new_current_thread();
        let runtime = { runtime }.enable_time().build().unwrap();
        let _inside = runtime.enter();
        let mut refused = 0;
        for _ in 0..500 {
            let turn = Box::pin(limits.turn(Tried::Password, one, 0));
            if let std::task::Poll::Ready(Err(_)) = { turn }.as_mut().poll(&mut context) {
                refused += 1;
            }
        }
        assert!(refused > 400, "{refused}");
    }
}
