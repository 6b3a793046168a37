//! Double dummy for a set of boards: on all cores, with a bar that shows how far it is, and nothing solved twice.

use std::collections::HashMap;
use std::io::{self, IsTerminal as _, Write as _};

use contract_bridge::FullDeal;
use openroom_analysis::double_dummy::{self, Tricks};

use super::dd_cache::Cache;

/// How double dummy is worked out.
#[derive(Debug, Clone, Copy, clap::Args)]
pub struct SetArgs {
    /// Ignore the cache and do not save results. By default results are cached in your cache folder or in
    /// OPENROOM_CACHE
    #[arg(long)]
    no_cache: bool,
}

impl SetArgs {
    /// The tables of the deals, in their order.
    pub fn tables(self, deals: &[FullDeal]) -> Vec<Tricks> {
        let cache = match self.no_cache {
            true => Cache::NONE,
            false => Cache::of_user(),
        };
        tables(deals, &cache)
    }
}

fn tables(deals: &[FullDeal], cache: &Cache) -> Vec<Tricks> {
    let mut known: HashMap<FullDeal, Tricks> = HashMap::new();
    let mut open: Vec<FullDeal> = Vec::new();
    for &deal in deals {
        if known.contains_key(&deal) || open.contains(&deal) {
            continue;
        }
        match cache.get(deal) {
            Some(tricks) => drop(known.insert(deal, tricks)),
            None => open.push(deal),
        }
    }
    let mut bar = Bar::new(open.len());
    let mut refused = None;
    double_dummy::tables(&open, |deal, tricks| {
        bar.step();
        known.insert(deal, tricks);
        if let Err(e) = cache.put(deal, tricks) {
            refused.get_or_insert(e);
        }
    });
    bar.clear();
    if let Some(e) = refused {
        eprintln!(
            "openroom: the figures cannot be kept for the next time: {e}; remedy: set OPENROOM_CACHE to a folder, or --no-cache"
        );
    }
    deals
        .iter()
        .filter_map(|deal| known.get(deal).copied())
        .collect()
}

/// A bar on standard error, if that is a terminal and there is something to wait for.
struct Bar {
    done: usize,
    all: usize,
    shown: bool,
}

impl Bar {
    const WIDTH: usize = 40;

    fn new(all: usize) -> Self {
        let bar = Self {
            done: 0,
            all,
            shown: all > 1 && io::stderr().is_terminal(),
        };
        bar.draw();
        bar
    }

    fn step(&mut self) {
        self.done += 1;
        self.draw();
    }

    fn draw(&self) {
        if self.shown {
            let full = Self::WIDTH * self.done / self.all.max(1);
            let bar = "█".repeat(full) + &"░".repeat(Self::WIDTH - full);
            // A terminal that went away is no reason to stop.
            let _ = write!(io::stderr(), "\r{bar} {}/{}", self.done, self.all);
        }
    }

    fn clear(&self) {
        if self.shown {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}
