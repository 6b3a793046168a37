//! Who is named to whom: what crate `members` decides of a club's register, kept for a moment, and laid over the events that are shown.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use openroom_members::{Gone, Member, Register, Veil, Whom};
use openroom_store::Store;
use openroom_tournament::Tournament;
use openroom_words::words::{Language, Message};

use crate::access::Actor;
use crate::app::App;
use crate::live::{Live, held};
use crate::problem::Problem;
use crate::said::in_words;

/// How long what another node has changed may not be known here.
const KNOWN: Duration = Duration::from_secs(3);

/// The kinds of paper that it is made of.
pub const MEMBER: &str = "member";
pub const GONE: &str = "gone";

/// The veils of the clubs, as they were a moment ago.
#[derive(Debug, Default)]
pub struct Veils(Mutex<HashMap<String, (Instant, Arc<Known>)>>);

/// What is known of the people of a club.
#[derive(Debug)]
struct Known {
    veil: Arc<Veil>,
    register: Register,
    /// The names of each, in the order of the register.
    names: Vec<Vec<String>>,
}

impl Veils {
    /// The people of a club.
    async fn known(&self, store: &Store) -> Result<Arc<Known>, Problem> {
        let kept = held(&self.0).get(store.club()).cloned();
        if let Some((_, known)) = kept.filter(|(at, _)| at.elapsed() < KNOWN) {
            return Ok(known);
        }
        let members: Vec<Member> = read(store, MEMBER).await?;
        let gone: Vec<Gone> = read(store, GONE).await?;
        let names = |member: &Member| member.names().map(str::to_owned).collect();
        let known = Arc::new(Known {
            veil: Arc::new(Veil::over(members.iter(), gone)),
            register: Register::of(&members),
            names: members.iter().map(names).collect(),
        });
        let now = (Instant::now(), Arc::clone(&known));
        held(&self.0).insert(store.club().to_owned(), now);
        Ok(known)
    }

    /// The veil of a club.
    async fn of(&self, store: &Store) -> Result<Arc<Veil>, Problem> {
        Ok(Arc::clone(&self.known(store).await?.veil))
    }

    /// All names under which the register knows somebody.
    pub async fn names_of(&self, store: &Store, name: &str) -> Result<Vec<String>, Problem> {
        let known = self.known(store).await?;
        let found = known.register.by_name(name);
        Ok(found.map_or_else(Vec::new, |at| known.names[at].clone()))
    }

    /// Something of a club has changed.
    pub fn forget(&self, club: &str) {
        held(&self.0).remove(club);
    }
}

async fn read<T: serde::de::DeserializeOwned>(
    store: &Store,
    kind: &str,
) -> Result<Vec<T>, Problem> {
    let papers = store.papers(kind).await?;
    let read = papers.iter().map(|paper| serde_json::from_str(&paper.body));
    read.collect::<Result<_, _>>().map_err(Problem::ours)
}

/// What lies over the names of an event for somebody. Those who run it and those who sit there see who plays; nobody is told the name of who
/// was forgotten.
#[derive(Debug, Clone)]
pub struct Sight {
    veil: Arc<Veil>,
    created: String,
    language: Option<Language>,
}

/// What a page gets for somebody whom nobody names any more: it says "a player" in its own language.
pub const A_PLAYER: &str = "*";

/// Somebody who is not to be named, in a language.
fn a_player(language: Option<Language>) -> String {
    match language {
        Some(language) => in_words(language, |words| words.say(Message::ServeAPlayer)),
        None => A_PLAYER.to_owned(),
    }
}

impl Sight {
    /// For somebody who reads in a language; a page says "a player" itself.
    pub async fn of(
        app: &App,
        live: &Live,
        actor: &Actor,
        language: Option<Language>,
    ) -> Result<Self, Problem> {
        let veil = app.veils.of(&app.store).await?;
        let there = actor.is_staff() || actor.is_there(&live.id);
        Ok(Self {
            veil: match there && !veil.is_clear() {
                true => Arc::new(veil.for_those_there()),
                false => veil,
            },
            created: live.created().await,
            language,
        })
    }

    /// For what came from elsewhere at some time, for somebody: no event of the club, so that nobody but those who run it is there.
    pub async fn elsewhere(
        app: &App,
        actor: &Actor,
        came: String,
        language: Option<Language>,
    ) -> Result<Self, Problem> {
        let veil = app.veils.of(&app.store).await?;
        Ok(Self {
            veil: match actor.is_staff() && !veil.is_clear() {
                true => Arc::new(veil.for_those_there()),
                false => veil,
            },
            created: came,
            language,
        })
    }

    /// Names as a club remembers them: those of who is forgotten are not among them.
    pub fn remembered(&self, names: &[String]) -> Vec<String> {
        let gone = |name: &String| self.veil.is_gone(name, &self.created);
        let one = |name: &String| match gone(name) {
            true => a_player(self.language),
            false => name.clone(),
        };
        names.iter().map(one).collect()
    }

    /// What stands in the place of a name, if anything does.
    pub fn shown(&self, name: &str) -> Option<String> {
        match self.veil.of(name, &self.created)? {
            Whom::Initials(letters) => Some(letters),
            Whom::Player => Some(a_player(self.language)),
        }
    }

    /// Another one for another look: what was made for one is not for the other.
    pub fn tag(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        (&self.veil, &self.created).hash(&mut hasher);
        hasher.finish()
    }

    /// A text about the event without the names of those who are forgotten.
    pub fn text(&self, event: &Tournament, mut text: String) -> String {
        for name in event.player_names() {
            if self.veil.is_gone(name, &self.created) {
                text = text.replace(name, &a_player(self.language));
            }
        }
        text
    }

    /// The event as it is shown.
    pub fn over(&self, event: Arc<Tournament>) -> Arc<Tournament> {
        let hidden = |name: &str| self.veil.of(name, &self.created).is_some();
        match !self.veil.is_clear() && event.player_names().any(hidden) {
            true => Arc::new(event.with_names(&|name| self.shown(name))),
            false => event,
        }
    }
}
