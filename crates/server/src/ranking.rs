//! The scores of an event: worked out at most once a version, and the ranking written, packed and marked once for all who ask.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

use axum::body::Bytes;
use openroom_scoring::Exact;
use openroom_scoring::event::Event;
use openroom_tournament::{Refused, Standings, Through, Tournament, view};
use openroom_words::words::Language;
use tokio::sync::{Mutex, watch};

use crate::api;
use crate::aside::by_turns;
use crate::live::{Live, held};
use crate::problem::Problem;
use crate::said::in_words;
use crate::secrets;

/// The scores of a version.
#[derive(Debug)]
pub struct Scored {
    /// Of which version.
    pub version: u64,
    /// The event with the points of boards and matches.
    pub event: openroom_tournament::Scored,
    /// The standings.
    pub standings: Standings,
    /// The standings as they are sent.
    pub ranking: Ranking,
}

/// The standings as JSON, made once for everybody who asks.
#[derive(Debug, Clone)]
pub struct Ranking {
    /// As it is.
    pub text: Bytes,
    /// Packed with gzip.
    pub packed: Bytes,
    /// Another one for other standings: who has these need not be sent them again.
    pub tag: String,
}

/// Scores, or why there are none.
pub type Made = Arc<Result<Scored, Refused>>;

/// The scores that were last worked out.
#[derive(Debug, Clone)]
struct Last {
    at: Instant,
    took: Duration,
    scores: Made,
}

/// Scoring rests so many times as long as it took, and so long at most.
const REST: u32 = 4;
const LONGEST: Duration = Duration::from_secs(2);

/// What counts as at once: whoever asks waits for it.
const AT_ONCE: Duration = Duration::from_millis(50);

/// An event that takes no longer is scored for each onlooker who asks.
const SMALL: Duration = Duration::from_millis(10);

/// How old the ranking of a large event may be for an onlooker, who hears of each new one.
const OLD: Duration = Duration::from_secs(5);

/// How often at most the ranking for everybody is worked out.
const PUBLIC: Duration = Duration::from_secs(1);

/// How many onlookers at most ask for a ranking in a second: of more than that, each is told of it more rarely.
const ASKING: u32 = 150;

/// And how rarely at most.
const SLOWEST: Duration = Duration::from_secs(30);

/// How often it is looked whether anybody still listens.
const LISTENING: Duration = Duration::from_secs(30);

/// What takes longer than this is not asked for each who wants a ranking.
const LARGE: Duration = Duration::from_millis(1);

/// Up to which round the ranking for everybody went.
#[derive(Debug, Clone)]
struct Upto {
    version: u64,
    at: Instant,
    took: Duration,
    through: Option<Through>,
}

/// All scores of an event that were worked out lately.
#[derive(Debug)]
pub struct Rankings {
    upto: std::sync::Mutex<Option<Upto>>,
    /// By the round up to which they go.
    kept: std::sync::Mutex<BTreeMap<Option<Through>, Last>>,
    /// One is worked out at a time.
    turn: Mutex<()>,
    refreshing: AtomicBool,
    /// The version of the newest ranking for everybody.
    public: watch::Sender<u64>,
    keeping: AtomicBool,
}

impl Default for Rankings {
    fn default() -> Self {
        Self {
            upto: std::sync::Mutex::default(),
            kept: std::sync::Mutex::default(),
            turn: Mutex::default(),
            refreshing: AtomicBool::new(false),
            public: watch::Sender::new(0),
            keeping: AtomicBool::new(false),
        }
    }
}

impl Rankings {
    fn last(&self, through: Option<Through>) -> Option<Last> {
        held(&self.kept).get(&through).cloned()
    }

    fn keep(&self, through: Option<Through>, last: Last) {
        let mut kept = held(&self.kept);
        // Rounds that are over stay a while; they are few.
        if kept.len() > 64 {
            kept.clear();
        }
        kept.insert(through, last);
    }
}

impl Last {
    fn is_of(&self, version: u64) -> bool {
        matches!(&*self.scores, Ok(scored) if scored.version == version)
    }
}

impl Live {
    /// Up to which round the ranking for everybody goes. Of a large event it takes a while to say: it is as it was up to a second ago if
    /// only tables have written since.
    pub async fn public_ranking(&self) -> Option<Through> {
        let (event, version) = self.now().await;
        let serves = |kept: &Upto| {
            let large = kept.took > LARGE && kept.at.elapsed() < PUBLIC;
            kept.version == version || large && self.for_everybody() <= kept.version
        };
        let kept = held(&self.rankings.upto).clone().filter(serves);
        if let Some(kept) = kept {
            return kept.through;
        }
        let began = Instant::now();
        let through = event.public_ranking();
        *held(&self.rankings.upto) = Some(Upto {
            version,
            at: Instant::now(),
            took: began.elapsed(),
            through,
        });
        through
    }

    /// The scores up to a round, or as they are now; those of a moment ago if they are younger than `age`.
    pub async fn scored(&self, through: Option<Through>, age: Duration) -> Result<Made, Problem> {
        let through = plain(&self.fold().await.event, through);
        let kept = || {
            let version = self.version();
            let last = self.rankings.last(through)?;
            (last.at.elapsed() < age || last.is_of(version)).then_some(last.scores)
        };
        if let Some(scores) = kept() {
            return Ok(scores);
        }
        let _turn = self.rankings.turn.lock().await;
        if let Some(scores) = kept() {
            return Ok(scores);
        }
        // A large event takes a while to score, and while many tables enter results each ranking is old at once: whoever
        // asks waits a little, and one ranking serves all who have asked.
        if let Some(last) = self.rankings.last(through) {
            let rest = (last.took * REST).saturating_sub(last.at.elapsed());
            tokio::time::sleep(rest.min(LONGEST)).await;
        }
        let began = Instant::now();
        let (event, version) = self.now().await;
        let work = move || score(event, version, through);
        let scores = Arc::new(by_turns(work).await?);
        let last = Last {
            at: Instant::now(),
            took: began.elapsed(),
            scores: Arc::clone(&scores),
        };
        self.rankings.keep(through, last);
        Ok(scores)
    }

    /// The scores up to a round for an onlooker: those of a large event may be some seconds old.
    pub async fn scored_for_onlooker(&self, through: Option<Through>) -> Result<Made, Problem> {
        // Whoever is told of it last still finds the one that he was told of.
        self.scored_lately(through, OLD.max(self.pace() * 2)).await
    }

    /// The scores up to a round as they are now; those of a large event may be of age `old`.
    pub async fn scored_lately(
        &self,
        through: Option<Through>,
        old: Duration,
    ) -> Result<Made, Problem> {
        let key = plain(&self.fold().await.event, through);
        let is_large = |last: Last| last.took > SMALL;
        let age = match self.rankings.last(key).is_some_and(is_large) {
            true => old,
            false => Duration::ZERO,
        };
        self.scored(through, age).await
    }

    /// The scores as they were lately: whoever asks does not wait for a large event to be scored. Those older than `age` are worked
    /// out anew for the next one who asks.
    pub async fn lately(self: &Arc<Self>, age: Duration) -> Option<Made> {
        let is_old = |last: &Last| last.at.elapsed() >= age;
        let old = self.rankings.last(None).as_ref().is_none_or(is_old);
        if old && !self.rankings.refreshing.swap(true, Relaxed) {
            let live = Arc::clone(self);
            let work = tokio::spawn(async move {
                let _ = live.scored(None, age).await;
                live.rankings.refreshing.store(false, Relaxed);
            });
            // A club is scored at once; for that it is worth to wait.
            let _ = tokio::time::timeout(AT_ONCE, work).await;
        }
        self.rankings.last(None).map(|last| last.scores)
    }

    /// The version whose scores are the latest.
    pub fn scored_version(&self) -> u64 {
        let last = self.rankings.last(None).map(|last| last.scores);
        match last.as_deref() {
            Some(Ok(scored)) => scored.version,
            _ => 0,
        }
    }

    /// Tells of each new ranking for everybody, by the version of which it is. It is worked out for as long as anybody listens, so
    /// that whoever then asks for it does not wait.
    pub fn rankings(self: &Arc<Self>) -> watch::Receiver<u64> {
        let listener = self.rankings.public.subscribe();
        if !self.rankings.keeping.swap(true, Relaxed) {
            tokio::spawn(Arc::clone(self).keep_ranking());
        }
        listener
    }

    /// The time over which all onlookers are told of a ranking, one after the other.
    pub fn pace(&self) -> Duration {
        let listeners = u32::try_from(self.rankings.public.receiver_count()).unwrap_or(u32::MAX);
        (Duration::from_secs(1) * listeners / ASKING).min(SLOWEST)
    }

    async fn keep_ranking(self: Arc<Self>) {
        let mut versions = self.versions();
        let mut tag = None;
        loop {
            versions.borrow_and_update();
            let through = self.public_ranking().await;
            let made = match through {
                Some(_) => self.scored(through, Duration::ZERO).await.ok(),
                None => None,
            };
            let now = made.as_deref().map(|made| match made {
                Ok(scored) => (scored.ranking.tag.clone(), scored.version),
                Err(refused) => (refused.to_string(), self.version()),
            });
            let (new, version) = now.unzip();
            if new != tag {
                tag = new;
                self.rankings.public.send_replace(version.unwrap_or(0));
            }
            tokio::time::sleep(PUBLIC.max(self.pace())).await;
            loop {
                let waited = tokio::time::timeout(LISTENING, versions.changed()).await;
                if self.rankings.public.receiver_count() == 0 {
                    self.rankings.keeping.store(false, Relaxed);
                    // Somebody may have come in this very moment, and relied on us.
                    let come = self.rankings.public.receiver_count() > 0;
                    if !come || self.rankings.keeping.swap(true, Relaxed) {
                        return;
                    }
                }
                if waited.is_ok() {
                    break;
                }
            }
        }
    }
}

/// Up to the round that is on is all there is, unless somebody has left: then the rounds to come are scored too.
fn plain(event: &Tournament, through: Option<Through>) -> Option<Through> {
    let through = through?;
    let current = event.current_round();
    let covers = current.is_none_or(|now| (through.session, through.round) >= now);
    let contestants = &event.state().contestants;
    let left = contestants.values().any(|c| c.withdrawn.is_some());
    (!covers || left).then_some(through)
}

fn score(
    event: Arc<Tournament>,
    version: u64,
    through: Option<Through>,
) -> Result<Scored, Refused> {
    let scorable = event.scorable(through);
    // Whoever writes now need not copy the event for our sake.
    drop(event);
    let event = scorable.score()?;
    let standings = event.standings();
    let ranking = Ranking::of(version, &event.event, &standings);
    Ok(Scored {
        version,
        event,
        standings,
        ranking,
    })
}

impl Scored {
    /// Points on a board as they are shown.
    pub fn figure(&self, points: &Exact) -> String {
        points.decimal(self.event.scores.board_decimals)
    }

    /// What two sides got on a board; nothing where nothing is scored.
    pub fn points(&self, [ns, ew]: [Option<&Exact>; 2], top: Option<&Exact>) -> api::Points {
        let text = |points: Option<&Exact>| points.map(|points| self.figure(points));
        api::Points {
            ns: text(ns),
            ew: text(ew),
            top: text(top),
        }
    }
}

impl Ranking {
    /// The standings as the interface gives them.
    fn of(version: u64, event: &Event, standings: &Standings) -> Self {
        let mut sent = api::Standings {
            version: 0,
            method: event.scoring.method.word(),
            unit: unit(event),
            places: view::standings(standings),
            warnings_in: warnings_in(&standings.warnings),
        };
        let text = |sent: &api::Standings| serde_json::to_string(sent).unwrap_or_default();
        // Of all but the version: the same ranking of a later one need not be sent again.
        let mut tag = secrets::kept(&text(&sent));
        tag.truncate(20);
        sent.version = version;
        let text = text(&sent);
        Self {
            packed: packed(&text),
            text: text.into(),
            tag: format!("W/\"{tag}\""),
        }
    }
}

/// The warnings in each language: a ranking is made once for all who read it.
fn warnings_in(warnings: &[openroom_said::Said]) -> BTreeMap<&'static str, Vec<String>> {
    if warnings.is_empty() {
        return BTreeMap::new();
    }
    let told = |language| {
        in_words(language, |words| {
            warnings.iter().map(|said| words.said(said)).collect()
        })
    };
    Language::ALL
        .into_iter()
        .map(|language| (language.code(), told(language)))
        .collect()
}

fn unit(event: &Event) -> api::Unit {
    match event.scoring.method.word() {
        _ if event.scoring.vp.is_some() => api::Unit::Vp,
        "matchpoints" => api::Unit::Percent,
        "total" => api::Unit::Points,
        _ => api::Unit::Imps,
    }
}

/// Packed with gzip; empty if that cannot be done.
pub fn packed(text: &str) -> Bytes {
    let mut packer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    let done = packer
        .write_all(text.as_bytes())
        .and_then(|()| packer.finish());
    done.unwrap_or_default().into()
}
