//! How much of an event somebody else may play for a player of a pair or of an individual (White Book 144.2).

use serde::Serialize;

use crate::entry::{EventKind, Substitute};
use crate::names::{plain, same};
use crate::refusal::{Done, Refused};
use crate::regulations::Substitutes;
use crate::said::said;
use crate::state::State;

/// Once qualified, somebody who is not entered plays so many boards at most.
const ONCE_QUALIFIED: u32 = 4;
/// More qualifying sessions than these, and two of them may be played by others, not one.
const FEW_SESSIONS: u16 = 4;

/// How much others play for a player, and how much they may.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Replaced {
    /// For which contestant.
    pub contestant: u32,
    /// For whom.
    pub player: String,
    /// Boards of the programme that others play, those to come among them.
    pub boards: u32,
    /// How many they may.
    pub most: u32,
    /// Boards of the next round in which the player is to play; nothing if there is none.
    pub next: u32,
}

impl Replaced {
    /// Whether the player is out of the event, or does not qualify.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.boards > self.most
    }

    /// Whether one more round by somebody else would be too much.
    #[must_use]
    pub const fn is_near(&self) -> bool {
        !self.is_over() && self.boards > 0 && self.next > 0 && self.boards + self.next > self.most
    }
}

impl State {
    /// How much others play for a player; nothing where there is no limit: in teams (144.1 has theirs), where the regulations set none, and
    /// where the organiser has permitted more.
    pub(crate) fn replaced(&self, contestant: u32, player: &str) -> Option<Replaced> {
        let permitted = self
            .permissions
            .iter()
            .any(|one| one.contestant == contestant && plain(&one.player) == plain(player));
        // Who may not play any more has to be replaced (91.6).
        let mut out = self.directing.out.iter();
        let out = out.any(|(of, name)| *of == contestant && same(name, player));
        let free = self.regulations.conduct().substitutes == Substitutes::Free;
        if self.kind() == EventKind::Teams || free || permitted || out {
            return None;
        }
        let entered = self.contestants.get(&contestant)?;
        entered
            .entered
            .players
            .iter()
            .find(|one| same(one, player))?;
        let (mut boards, mut all, mut longest, mut next) = (0, 0, 0, None);
        for (session, number) in self.sessions.iter().zip(1_u16..) {
            let mut here = 0;
            for (round, turn) in session.rounds.iter().zip(1_u32..) {
                let tables = round.tables.iter();
                let own = tables.filter(|table| {
                    table.sitting.is_full() && table.sitting.side_of(contestant).is_some()
                });
                let own = own.map(|table| u32::try_from(table.boards.len()).unwrap_or(u32::MAX));
                let own: u32 = own.sum();
                here += own;
                match self.is_replaced(contestant, player, number, turn) {
                    true => boards += own,
                    false if round.started.is_none() && own > 0 => {
                        next.get_or_insert(own);
                    }
                    false => {}
                }
            }
            all += here;
            longest = longest.max(here);
        }
        Some(Replaced {
            contestant,
            player: player.to_owned(),
            boards,
            most: self.most_replaced(all, longest),
            next: next.unwrap_or(0),
        })
    }

    /// How many boards others may play for somebody who plays so many in all, and so many in the longest session.
    fn most_replaced(&self, all: u32, longest: u32) -> u32 {
        let sessions = self.session_count();
        let qualifying = self.regulations.conduct().substitutes == Substitutes::Qualifying;
        match sessions {
            _ if self.qualified_from.is_some() => ONCE_QUALIFIED,
            // Of one session half: in a qualifying one half at least is to be played.
            0 | 1 => all / 2,
            _ if qualifying && sessions > FEW_SESSIONS => 2 * longest,
            _ => longest,
        }
    }

    /// Whether somebody else plays for a player in a round. What a substitute in an emergency plays has a limit of its own (144.1).
    fn is_replaced(&self, contestant: u32, player: &str, session: u16, turn: u32) -> bool {
        self.substitutions.iter().any(|sub| {
            sub.contestant == contestant
                && !sub.emergency
                && same(&sub.out, player)
                && sub.session == session
                && sub.from <= turn
                && sub.to.is_none_or(|to| turn <= to)
        })
    }

    /// Everybody for whom others play, with the limit.
    pub(crate) fn all_replaced(&self) -> Vec<Replaced> {
        let mut all: Vec<Replaced> = Vec::new();
        for sub in &self.substitutions {
            let known =
                |one: &Replaced| one.contestant == sub.contestant && same(&one.player, &sub.out);
            if !all.iter().any(known) {
                all.extend(self.replaced(sub.contestant, &sub.out));
            }
        }
        all.retain(|one| one.boards > 0);
        all
    }

    /// A substitute who would play more than the limit takes the place over, plays out of competition, or has the organiser's permission.
    pub(crate) fn check_limit(&self, wanted: &Substitute) -> Done {
        if wanted.for_good || wanted.emergency {
            return Ok(());
        }
        // Who plays for a substitute plays for the player all the same.
        let mut with = self.clone();
        with.substitutions.push(wanted.clone());
        let Some(replaced) = with.replaced(wanted.contestant, &wanted.out) else {
            return Ok(());
        };
        let before = self.replaced(wanted.contestant, &wanted.out);
        // Whoever is over it already was permitted more once, or the limit came later.
        if !replaced.is_over() || before.is_some_and(|before| before.boards == replaced.boards) {
            return Ok(());
        }
        Err(Refused::white_book(
            "144.2",
            said!(
                "substitute-over-limit",
                "boards that others would play for {player}: {boards}; the limit is {most}. If {incoming} takes over the place, write `for-good: true`; if the contestant is to play out of competition, `emergency: true`; or ask the Organizer for permission (`permitted`)",
                boards = replaced.boards,
                player = wanted.out.as_str(),
                most = replaced.most,
                incoming = wanted.in_.as_str()
            ),
        ))
    }
}
