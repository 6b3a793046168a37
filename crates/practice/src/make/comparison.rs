//! What the Director finds when a call replaces another (23A): the calls of the case say it.

use contract_bridge::Seat;
use contract_bridge::auction::Call;
use openroom_laws::awaiting::{Fact, Question};
use openroom_laws::entry::{Spoken, SpokenCall};
use openroom_laws::replay::replay_with;
use openroom_laws::table::Made;
use openroom_laws::{Action, Calls, Entry, Finding, Table};

use super::Maker;
use crate::bidding;
use crate::comparable::{Placed, is_comparable, is_jump};

/// A call of the story, whether it stands or not.
struct Uttered {
    by: Seat,
    said: SpokenCall,
    /// It was put in place of his last one.
    changes: bool,
    /// What stood before it.
    before: Vec<Made>,
}

impl Maker {
    /// The calls among these that are comparable to the one that this player has withdrawn.
    pub(super) fn comparable_calls(
        &self,
        by: Seat,
        to: Option<Spoken>,
        calls: Calls,
    ) -> Option<Calls> {
        let all = self.uttered()?;
        let withdrawn = of(&all, by, to).next_back()?;
        let replacement = |call: Call| Uttered {
            by,
            said: SpokenCall::natural(call),
            changes: false,
            before: self.table.calls().to_vec(),
        };
        let fits = |call: &Call| {
            let replacement = replacement(*call);
            compared(withdrawn, &replacement) == Some(true)
                && self.has_the_hand(withdrawn, &replacement)
        };
        Some(calls.iter().filter(fits).collect())
    }

    /// Where the Director is asked whether a call is comparable he finds what the calls say; none if they do not say it.
    pub(super) fn compares(&mut self) -> Option<()> {
        let asked = self.table.awaiting().map(|awaiting| &awaiting.question);
        let Some(&Question::Fact(Fact::Comparable(to))) = asked else {
            return Some(());
        };
        let yes = self.last_is_comparable(to)?;
        self.finds(Finding::Comparable(yes))
    }

    /// A jump in place of an insufficient bid is comparable to it where it is strong: its player has such a hand.
    fn has_the_hand(&self, withdrawn: &Uttered, replacement: &Uttered) -> bool {
        let bid = |uttered: &Uttered| match uttered.said.call() {
            Some(Call::Bid(bid)) => Some(bid),
            _ => None,
        };
        let (Some(first), Some(second)) = (bid(withdrawn), bid(replacement)) else {
            return true;
        };
        let mut before = withdrawn.before.iter();
        let insufficient = before.any(|made| matches!(made.call, Call::Bid(bid) if first <= bid));
        let strong = bidding::points(self.hand(withdrawn.by)) >= 13;
        strong || !insufficient || !is_jump(second, &replacement.before)
    }

    fn last_is_comparable(&self, to: Option<Spoken>) -> Option<bool> {
        let all = self.uttered()?;
        let (last, earlier) = all.split_last()?;
        let by = last.by;
        if !last.changes {
            let withdrawn = of(earlier, by, to).next_back()?;
            let yes = compared(withdrawn, last)?;
            return (!yes || self.has_the_hand(withdrawn, last)).then_some(yes);
        }
        // Of a call and its change one stands (25B).
        let first = of(earlier, by, None).next_back()?;
        let mut stand = self.table.calls().iter().rev();
        let stands = stand.find(|made| made.by == by)?;
        match last.said.call() == Some(stands.call) {
            true => compared(first, last),
            false => compared(last, first),
        }
    }

    /// The calls since the first irregularity, in order.
    fn uttered(&self) -> Option<Vec<Uttered>> {
        let log = &self.log;
        let edition = self.table.edition();
        let mut tables = vec![Table::new(edition, log.board, &log.deal)];
        replay_with(log, edition, |table| tables.push(table.clone())).ok()?;
        let tables = tables.split_off(log.calls.len() + log.cards.len());
        let mut all: Vec<Uttered> = Vec::new();
        for (entry, table) in log.entries.iter().zip(&tables) {
            if let Entry::Player(by, Action::Call(said) | Action::Changes(said)) = entry {
                let changes = matches!(entry, Entry::Player(_, Action::Changes(_)));
                let first = of(&all, *by, None).next_back().filter(|_| changes);
                let before = match first {
                    Some(first) => first.before.clone(),
                    None => table.calls().to_vec(),
                };
                all.push(Uttered {
                    by: *by,
                    said: *said,
                    changes,
                    before,
                });
            }
        }
        Some(all)
    }
}

/// The calls of a player, or those with these words.
fn of(all: &[Uttered], by: Seat, to: Option<Spoken>) -> impl DoubleEndedIterator<Item = &Uttered> {
    let own = all.iter().filter(move |uttered| uttered.by == by);
    own.filter(move |uttered| to.is_none_or(|to| uttered.said.spoken == to))
}

fn compared(withdrawn: &Uttered, replacement: &Uttered) -> Option<bool> {
    let is_artificial = |uttered: &Uttered| {
        let mut before = uttered.before.iter();
        uttered.said.artificial.is_some() || before.any(|made| made.artificial.is_some())
    };
    if is_artificial(withdrawn) || is_artificial(replacement) {
        return None;
    }
    // A bid of more than seven means nothing (38).
    let Some(call) = withdrawn.said.call() else {
        return Some(false);
    };
    let withdrawn_call = Placed {
        call,
        before: &withdrawn.before,
    };
    let replacement_call = Placed {
        call: replacement.said.call()?,
        before: &replacement.before,
    };
    is_comparable(withdrawn.by, withdrawn_call, replacement_call)
}
