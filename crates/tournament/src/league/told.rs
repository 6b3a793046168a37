//! The result of a match as people tell it: the IMPs that each side made, 44 to 31. Crate `scoring` makes the margin of each side of it, +13 and -13.

use openroom_scoring::Exact;

use crate::tree::Tree;

/// The most IMPs on one board (Law 78B).
const MOST_ON_A_BOARD: i64 = 24;

/// What the two of a note made, in the order of its `teams`; nothing where it tells margins, of which one is below nought.
pub(crate) fn made(note: &Tree) -> Option<[Exact; 2]> {
    let Tree::List(both) = note.get("imps")? else {
        return None;
    };
    let [one, other] = &both[..] else { return None };
    let both = [one.exact()?, other.exact()?];
    both.iter().all(|made| made.signum() >= 0).then_some(both)
}

/// What nobody can have made on so many boards, compared at so many pairs of tables.
pub(crate) fn too_many(note: &Tree, boards: usize, pairs_of_tables: u32) -> Option<Exact> {
    let most = i64::try_from(boards).unwrap_or(i64::MAX / MOST_ON_A_BOARD / 8);
    let most = Exact::int(most * MOST_ON_A_BOARD * i64::from(pairs_of_tables));
    made(note)?.into_iter().find(|made| *made > most)
}
