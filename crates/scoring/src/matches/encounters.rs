//! Which results belong to one match.

use std::collections::{BTreeMap, HashMap};

use crate::event::{ContestantId, Event, MatchId, Name, Side};

/// Which results belong together: a match by its name, over as many sessions as it takes (143.5.4), or a round and the two
/// who met.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Key {
    session: u16,
    pub round: u32,
    name: Option<Name>,
    sides: [Vec<Name>; 2],
    pub id: Option<MatchId>,
}

/// The same with numbers only, to find a key without building one.
type ShortKey = (u16, u32, Option<MatchId>, [[u32; 2]; 2]);

/// The results of each match, in an order that does not depend on that of the input.
pub(super) fn encounters(event: &Event, cancelled: &[bool]) -> BTreeMap<Key, Vec<u32>> {
    let mut encounters: BTreeMap<Key, Vec<u32>> = BTreeMap::new();
    let mut known: HashMap<ShortKey, Key> = HashMap::new();
    for (i, result) in (0_u32..).zip(&event.results) {
        if cancelled
            .get(i as usize)
            .is_some_and(|&cancelled| cancelled)
        {
            continue;
        }
        let ids = |side: Side| {
            let mut ids = [
                side.first.0,
                side.second.map_or(u32::MAX, |second| second.0),
            ];
            ids.sort_unstable();
            ids
        };
        let mut sides = [ids(result.ns), ids(result.ew)];
        sides.sort_unstable();
        let (session, round) = if result.in_match.is_some() {
            (0, 0)
        } else {
            (result.session, result.round)
        };
        let key = known
            .entry((session, round, result.in_match, sides))
            .or_insert_with(|| {
                let names = |side: Side| {
                    let name = |c: ContestantId| event.contestants[c.index()].name.clone();
                    let mut names: Vec<Name> = side.contestants().map(name).collect();
                    names.sort();
                    names
                };
                let mut sides = [names(result.ns), names(result.ew)];
                sides.sort();
                let name = result
                    .in_match
                    .and_then(|id| event.match_names.get(id.0 as usize).cloned());
                Key {
                    session,
                    round,
                    name,
                    sides,
                    id: result.in_match,
                }
            });
        encounters.entry(key.clone()).or_default().push(i);
    }
    encounters
}
