//! Double dummy, worked out aside: one worker, so that no request waits for it and the rest of the server keeps its cores; and
//! each deal once.

use std::collections::{HashMap, HashSet};
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock};
use std::time::Duration;

use contract_bridge::{FullDeal, Seat};
use openroom_analysis::double_dummy::{self, Tricks};
use openroom_laws::log::{Deal, deal_text};
use tokio::sync::Notify;

/// So many deals may wait: more than an evening has.
const WAITING: usize = 2000;
/// So many results are kept.
const KEPT: usize = 20_000;

/// Solves deals aside.
#[derive(Debug, Default)]
pub struct Solver {
    shared: Arc<Shared>,
    work: OnceLock<SyncSender<(String, FullDeal)>>,
}

#[derive(Debug, Default)]
struct Shared {
    known: Mutex<Known>,
    solved: Notify,
}

#[derive(Debug, Default)]
struct Known {
    solved: HashMap<String, Tricks>,
    waiting: HashSet<String>,
}

/// What is known of a deal.
#[derive(Debug, Clone, Copy)]
pub enum Solved {
    /// The tricks.
    Tricks(Tricks),
    /// They are being worked out.
    Working,
    /// A hand is not known.
    Unknown,
}

impl Solver {
    /// What is known of a deal now; what is not known is worked out aside.
    pub fn ask(&self, deal: &Deal) -> Solved {
        let Ok(full) = double_dummy::full_deal(deal) else {
            return Solved::Unknown;
        };
        let key = deal_text(deal, Seat::North);
        let mut known = self.shared.known();
        if let Some(&tricks) = known.solved.get(&key) {
            return Solved::Tricks(tricks);
        }
        if !known.waiting.contains(&key) {
            let work = self.work.get_or_init(|| start(Arc::clone(&self.shared)));
            match work.try_send((key.clone(), full)) {
                Ok(()) => {
                    known.waiting.insert(key);
                }
                // It will be asked for again.
                Err(TrySendError::Full(_) | TrySendError::Disconnected(_)) => {}
            }
        }
        Solved::Working
    }

    /// The same, after waiting until all of them are known, or no longer than that.
    pub async fn wait(&self, deals: &[Deal], longest: Duration) -> Vec<Solved> {
        let end = tokio::time::Instant::now() + longest;
        loop {
            let solved = self.shared.solved.notified();
            let all: Vec<Solved> = deals.iter().map(|deal| self.ask(deal)).collect();
            let done = !all.iter().any(|one| matches!(one, Solved::Working));
            if done || tokio::time::timeout_at(end, solved).await.is_err() {
                return all;
            }
        }
    }
}

impl Shared {
    fn known(&self) -> MutexGuard<'_, Known> {
        self.known
            .lock()
            .unwrap_or_else(|broken| broken.into_inner())
    }
}

/// The worker ends with the server, which holds the other end.
fn start(shared: Arc<Shared>) -> SyncSender<(String, FullDeal)> {
    let (send, receive) = sync_channel(WAITING);
    let work = move || solve(&shared, &receive);
    let started = std::thread::Builder::new()
        .name("double-dummy".into())
        .spawn(work);
    if let Err(error) = started {
        tracing::error!(%error, "double dummy cannot be worked out");
    }
    send
}

fn solve(shared: &Shared, work: &Receiver<(String, FullDeal)>) {
    for (key, deal) in work {
        let tricks = double_dummy::table(deal);
        let mut known = shared.known();
        if known.solved.len() >= KEPT {
            known.solved.clear();
        }
        known.waiting.remove(&key);
        known.solved.insert(key, tricks);
        drop(known);
        shared.solved.notify_waiters();
    }
}
