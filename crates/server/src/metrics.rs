//! Counters for whoever looks after the machine, in the text form that Prometheus reads.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};

/// The counters of a server.
#[derive(Debug, Default)]
pub struct Metrics {
    /// Requests answered.
    pub requests: AtomicU64,
    /// Requests that failed by our own fault.
    pub failures: AtomicU64,
    /// Entries written.
    pub entries: AtomicU64,
    /// Entries refused by the rules.
    pub refused: AtomicU64,
    /// Entries that came after somebody else's.
    pub conflicts: AtomicU64,
    /// Microseconds spent on writing entries.
    pub writing: AtomicU64,
    /// Live connections open now.
    pub live: AtomicI64,
    /// Messages sent over them.
    pub messages: AtomicU64,
    /// Events whose record does not follow from what was sealed.
    pub broken: AtomicU64,
}

impl Metrics {
    /// The text of all counters; with the second of the newest backup, and whether one has failed since.
    pub fn text(&self, backup: u64, failed: bool) -> String {
        let mut text = String::new();
        let mut counter = |name: &str, help: &str, value: u64| {
            let _ = write!(
                text,
                "# HELP openroom_{name} {help}\n# TYPE openroom_{name} counter\nopenroom_{name} {value}\n"
            );
        };
        counter(
            "requests_total",
            "Requests answered.",
            self.requests.load(Relaxed),
        );
        counter(
            "failures_total",
            "Requests that failed by the server's fault.",
            self.failures.load(Relaxed),
        );
        counter(
            "entries_total",
            "Entries written.",
            self.entries.load(Relaxed),
        );
        counter(
            "entries_refused_total",
            "Entries refused.",
            self.refused.load(Relaxed),
        );
        counter(
            "entries_conflicts_total",
            "Entries that came second.",
            self.conflicts.load(Relaxed),
        );
        counter(
            "entries_microseconds_total",
            "Time spent on writing entries.",
            self.writing.load(Relaxed),
        );
        counter(
            "live_messages_total",
            "Live messages sent.",
            self.messages.load(Relaxed),
        );
        let mut gauge = |name: &str, help: &str, value: i64| {
            let _ = write!(
                text,
                "# HELP openroom_{name} {help}\n# TYPE openroom_{name} gauge\nopenroom_{name} {value}\n"
            );
        };
        gauge(
            "live_connections",
            "Live connections.",
            self.live.load(Relaxed),
        );
        let broken = i64::try_from(self.broken.load(Relaxed)).unwrap_or(i64::MAX);
        gauge(
            "records_altered",
            "Events whose record does not follow from what was sealed.",
            broken,
        );
        gauge(
            "backup_last_success_timestamp_seconds",
            "When the newest good backup was made; 0 if there is none.",
            i64::try_from(backup).unwrap_or(i64::MAX),
        );
        gauge(
            "backup_failed",
            "1 if the last backup failed.",
            i64::from(failed),
        );
        text
    }
}
