//! Limits on tries: so many from one address in a minute.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Mutex;

use crate::problem::Problem;

/// Wrong codes and passwords from one address in a minute. A whole club may come from one address.
const TRIES: u32 = 60;

/// Counts wrong tries by address.
#[derive(Debug, Default)]
pub struct Limits {
    tries: Mutex<HashMap<IpAddr, (i64, u32)>>,
}

impl Limits {
    /// Whether that address may try again now.
    pub fn check(&self, from: IpAddr, now: i64) -> Result<(), Problem> {
        let minute = now / 60;
        let tries = self
            .tries
            .lock()
            .unwrap_or_else(|broken| broken.into_inner());
        match tries.get(&from) {
            Some(&(of, count)) if of == minute && count >= TRIES => {
                Err(Problem::too_many(60 - now % 60))
            }
            _ => Ok(()),
        }
    }

    /// Notes a wrong try.
    pub fn wrong(&self, from: IpAddr, now: i64) {
        let minute = now / 60;
        let mut tries = self
            .tries
            .lock()
            .unwrap_or_else(|broken| broken.into_inner());
        tries.retain(|_, (of, _)| *of == minute);
        tries.entry(from).or_insert((minute, 0)).1 += 1;
    }
}
