//! Limits on tries: so many from one address in a minute.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard};

use crate::problem::Problem;

/// Wrong codes and passwords from one address in a minute. A whole club may come from one address.
const TRIES: u32 = 60;

/// Counts wrong tries by address.
#[derive(Debug, Default)]
pub struct Limits {
    tries: Mutex<HashMap<IpAddr, (i64, u32)>>,
}

impl Limits {
    /// Takes a try of that address, before the password or code is looked at: many tries at once are many tries.
    pub fn take(&self, from: IpAddr, now: i64) -> Result<(), Problem> {
        let minute = now / 60;
        let mut tries = self.tries();
        tries.retain(|_, (of, _)| *of == minute);
        let (_, count) = tries.entry(from).or_insert((minute, 0));
        if *count >= TRIES {
            return Err(Problem::too_many(60 - now % 60));
        }
        *count += 1;
        Ok(())
    }

    /// Gives a try back that was right.
    pub fn right(&self, from: IpAddr) {
        if let Some((_, count)) = self.tries().get_mut(&from) {
            *count = count.saturating_sub(1);
        }
    }

    fn tries(&self) -> MutexGuard<'_, HashMap<IpAddr, (i64, u32)>> {
        self.tries
            .lock()
            .unwrap_or_else(|broken| broken.into_inner())
    }
}
