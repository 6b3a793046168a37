//! What several nodes tell each other of a table at this moment: who is at a device, and what browsers tell each other for picture and
//! voice. It goes with the notices of the store and is kept nowhere.

use std::collections::HashMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use openroom_laws::entry::Actor as Sits;
use serde::{Deserialize, Serialize};

use super::event;
use super::room::{AtEvent, Room, Signal};
use crate::app::App;
use crate::by_itself::is_here;
use crate::live::held;
use crate::problem::Problem;

/// A word from one node to the others about a table.
#[derive(Debug, Serialize, Deserialize)]
struct Word {
    node: String,
    club: String,
    table: String,
    says: Says,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Says {
    /// Who has somebody at a device there. Words may overtake each other: the highest number counts.
    Here { seats: [bool; 4], number: u64 },
    /// Who is there? Asked by a node that has just come to the table.
    Who {},
    /// After this board the next one of a round is due: for the node that decides for the event.
    Due { after: u32 },
    /// What the browser of one tells that of another.
    Signal { by: Sits, to: Sits, data: String },
}

/// Who is at devices that are connected to other nodes, node by node.
#[derive(Debug, Default)]
pub struct Elsewhere {
    nodes: Mutex<HashMap<String, (u64, [bool; 4])>>,
    /// How often this node has told of itself.
    told: AtomicU64,
}

impl Elsewhere {
    /// At which seats somebody is.
    pub fn seats(&self) -> [bool; 4] {
        let mut all = [false; 4];
        for (_, seats) in held(&self.nodes).values() {
            for (any, one) in all.iter_mut().zip(seats) {
                *any |= one;
            }
        }
        all
    }

    /// Another node has told of itself. Whether that is new.
    fn hears(&self, node: String, number: u64, seats: [bool; 4]) -> bool {
        let mut nodes = held(&self.nodes);
        if nodes.get(&node).is_some_and(|(last, _)| *last >= number) {
            return false;
        }
        let before = nodes.insert(node, (number, seats));
        before.map_or(seats != [false; 4], |(_, before)| before != seats)
    }

    /// Whether another node has told of somebody.
    fn knows(&self) -> bool {
        !held(&self.nodes).is_empty()
    }

    /// Only these nodes live. Whether somebody is gone with another.
    fn keeps(&self, alive: &[String]) -> bool {
        let mut nodes = held(&self.nodes);
        let before = nodes.len();
        nodes.retain(|node, _| alive.contains(node));
        nodes.len() < before
    }
}

/// Tells the other nodes something about a table; nobody waits for it.
fn tell(app: &App, room: &Room, says: Says) {
    if let Some(text) = written(app, room, says) {
        let store = app.store.clone();
        tokio::spawn(async move {
            if let Err(error) = store.tell_word(&text).await {
                tracing::debug!(%error, "other nodes were not told of a table");
            }
        });
    }
}

fn written(app: &App, room: &Room, says: Says) -> Option<String> {
    let nodes = app.nodes.as_ref()?;
    let word = Word {
        node: nodes.id().to_owned(),
        club: room.club.clone(),
        table: room.id.clone(),
        says,
    };
    serde_json::to_string(&word).ok()
}

/// Tells the other nodes who is at a device that is connected to this one.
pub fn tell_here(app: &App, room: &Room) {
    let number = room.there().told.fetch_add(1, Relaxed) + 1;
    let seats = room.here_alone();
    tell(app, room, Says::Here { seats, number });
}

/// Asks the other nodes who is at a table.
pub fn ask(app: &App, room: &Room) {
    tell(app, room, Says::Who {});
}

/// Tells the node that decides for the event that the next board is due at a table.
pub fn tell_due(app: &App, room: &Room, after: u32) {
    tell(app, room, Says::Due { after });
}

/// Brings the next board to a table, if this node decides for its event.
async fn brings(app: App, table: String, after: u32) -> Result<(), Problem> {
    let Some(at) = AtEvent::read(&table) else {
        return Ok(());
    };
    if !is_here(&app, &at.event).await? {
        return Ok(());
    }
    let room = app.played.room(&app, &table).await?;
    if after > 0 {
        event::settle(&app, &room, after).await?;
    }
    room.bring(&app, after).await
}

/// Tells the other nodes what the browser of one tells that of another; done when it is on its way, so that the next word comes after it.
pub async fn signal(app: &App, room: &Room, signal: &Signal) {
    let says = Says::Signal {
        by: signal.by,
        to: signal.to,
        data: signal.data.to_string(),
    };
    if let Some(text) = written(app, room, says)
        && let Err(error) = app.store.tell_word(&text).await
    {
        tracing::debug!(%error, "other nodes were not told of a signal");
    }
}

/// Another node has told something about a table; who has it not in memory does not listen.
pub fn hear(app: &App, text: &str) {
    let Ok(word) = serde_json::from_str::<Word>(text) else {
        return;
    };
    let own = app.nodes.as_ref().map(crate::nodes::Nodes::id);
    if own == Some(&word.node) {
        return;
    }
    if let Says::Due { after } = word.says {
        let (app, table) = (app.of(&word.club), word.table);
        tokio::spawn(async move {
            if let Err(problem) = brings(app, table, after).await {
                tracing::debug!(?problem, "no board comes by itself");
            }
        });
        return;
    }
    let room = app.played.in_memory(&word.table);
    let Some(room) = room.filter(|room| room.club == word.club) else {
        return;
    };
    match word.says {
        Says::Here { seats, number } => {
            if room.there().hears(word.node, number, seats) {
                room.tell();
            }
        }
        Says::Who {} => {
            if room.here_alone() != [false; 4] {
                tell_here(app, &room);
            }
        }
        Says::Due { .. } => {}
        Says::Signal { by, to, data } => {
            let data = data.into();
            let _ = room.signals().send(Signal { by, to, data });
        }
    }
}

/// Who was at a node that is gone is at no device any more.
pub async fn forget_gone(app: &App, rooms: &[std::sync::Arc<Room>]) {
    let told = |room: &&std::sync::Arc<Room>| room.there().knows();
    if !rooms.iter().any(|room| told(&room)) {
        return;
    }
    let Ok(nodes) = app.store.nodes().await else {
        return;
    };
    let alive: Vec<String> = nodes.into_iter().map(|node| node.id).collect();
    for room in rooms.iter().filter(told) {
        if room.there().keeps(&alive) {
            room.tell();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Elsewhere;

    #[test]
    fn the_last_word_of_a_node_counts_and_a_node_that_is_gone_has_nobody() {
        let there = Elsewhere::default();
        let (north, nobody) = ([true, false, false, false], [false; 4]);
        assert!(there.hears("a".to_owned(), 2, north));
        // What was told before comes late.
        assert!(!there.hears("a".to_owned(), 1, nobody));
        assert!(there.hears("b".to_owned(), 1, [false, true, false, false]));
        assert_eq!(there.seats(), [true, true, false, false]);
        assert!(there.keeps(&["b".to_owned()]));
        assert_eq!(there.seats(), [false, true, false, false]);
        assert!(there.hears("b".to_owned(), 2, nobody));
        assert_eq!(there.seats(), nobody);
    }
}
