//! Who meets whom in each match, how far it is, and who has won it.

use std::collections::BTreeMap;

use openroom_scoring::Scores;
use openroom_scoring::event::Name;
use openroom_scoring::scores::MatchScore;
use openroom_scoring::tie_break::extra_boards;

use super::{KnockOut, LaidOut, Score};
use crate::entry::{DecidedHow, MatchPlace, Part};
use crate::export::{Matches, Open};
use crate::scored::Scorable;
use crate::spot::Through;
use crate::state::{Sitting, State};
use crate::tournament::Tournament;

/// From where one side of a match comes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Feed {
    /// A contestant enters here.
    Seed {
        /// By which seed.
        seed: u32,
        /// Who.
        contestant: u32,
    },
    /// Who wins that match.
    Winner(MatchPlace),
    /// Who loses it.
    Loser(MatchPlace),
    /// Nobody: the other side goes on.
    Bye,
}

/// Who stands on one side of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Slot {
    /// That contestant.
    Team(u32),
    /// Nobody.
    Bye,
    /// It is not known yet.
    Open,
}

impl Slot {
    /// The contestant, if there is one.
    #[must_use]
    pub const fn team(self) -> Option<u32> {
        match self {
            Self::Team(who) => Some(who),
            Self::Bye | Self::Open => None,
        }
    }
}

/// How a match was decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Decided {
    /// By its boards.
    Boards,
    /// Nobody was on the other side.
    Bye,
    /// The other side left.
    Left,
    /// The Director gave it to one side.
    Walkover,
    /// By lot.
    Lots,
}

/// How far a match is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TieState {
    /// Its sides are not known yet.
    Waiting,
    /// It can be laid out.
    Ready,
    /// It has its tables; its round has not begun.
    LaidOut,
    /// It is being played.
    Playing,
    /// All boards are played, and it is level: more boards, or lots (White Book 143.2).
    Level,
    /// It is decided.
    Over,
}

/// A match of the bracket.
#[derive(Debug, Clone, PartialEq)]
pub struct Tie {
    /// Its place.
    pub place: MatchPlace,
    /// From where its sides come.
    pub feeds: [Feed; 2],
    /// Who they are.
    pub sides: [Slot; 2],
    /// How many matches its winner has still to win, in the main bracket.
    pub to_final: Option<u32>,
    /// Its name in the results, once it was laid out.
    pub name: Option<String>,
    /// The rounds in which it is played.
    pub at: Vec<Through>,
    /// Its tables.
    pub tables: Vec<String>,
    /// How many boards it has without those that broke a tie.
    pub length: u32,
    /// All its boards.
    pub boards: u32,
    /// Boards that both tables have played.
    pub done: u32,
    /// What each side won so far.
    pub score: Option<Score>,
    /// How far it is.
    pub state: TieState,
    /// Who has won it.
    pub winner: Option<u32>,
    /// How.
    pub how: Option<Decided>,
    /// Who goes on from it; the beaten one if it was put back.
    pub goes_on: Option<u32>,
    /// It was laid out for others than those who come here now: the score of an earlier match has changed.
    pub stale: bool,
    /// Its place in the programme.
    pub(crate) programme: Option<usize>,
}

impl Tie {
    /// Both teams, if there are two.
    #[must_use]
    pub const fn teams(&self) -> Option<[u32; 2]> {
        match self.sides {
            [Slot::Team(one), Slot::Team(other)] => Some([one, other]),
            _ => None,
        }
    }

    /// Who was beaten in it, with play or without.
    #[must_use]
    pub fn loser(&self) -> Option<u32> {
        let winner = self.winner?;
        self.teams()?.into_iter().find(|&team| team != winner)
    }

    /// How many boards break the tie.
    #[must_use]
    pub const fn extra_boards(&self) -> u32 {
        extra_boards(self.length)
    }
}

/// What is known of the results while the bracket is gone through.
struct Known<'s> {
    state: &'s State,
    of: &'s KnockOut,
    matches: &'s Matches,
    open: Open,
    scored: Option<(Scorable, Scores)>,
    found: BTreeMap<MatchPlace, Tie>,
}

impl Tournament {
    /// Every match of the bracket: the main bracket round by round, the match for the third place, the plate. Nothing without a
    /// bracket.
    #[must_use]
    pub fn ties(&self) -> Vec<Tie> {
        self.state.ties()
    }

    /// Who has won the knock-out.
    #[must_use]
    pub fn champion(&self) -> Option<u32> {
        let of = self.state.knock_out.as_ref()?;
        let ties = self.state.ties();
        let last = ties
            .iter()
            .find(|tie| tie.place == MatchPlace::main(of.rounds(), 1));
        last.and_then(|tie| tie.goes_on)
    }

    /// The matches that can be laid out now: those whose teams are known, and those that are level.
    #[must_use]
    pub fn to_lay_out(&self) -> Vec<Tie> {
        let mut ties = self.state.ties();
        ties.retain(|tie| matches!(tie.state, TieState::Ready | TieState::Level));
        ties
    }
}

impl State {
    /// Every match of the bracket.
    pub(crate) fn ties(&self) -> Vec<Tie> {
        match &self.knock_out {
            Some(_) => self.ties_in(&self.programme()),
            None => Vec::new(),
        }
    }

    /// The same, where the programme is at hand.
    pub(crate) fn ties_in(&self, matches: &Matches) -> Vec<Tie> {
        let Some(of) = &self.knock_out else {
            return Vec::new();
        };
        let begun = of.laid_out.iter().any(|laid| !laid.void);
        let scored = begun.then(|| {
            let scorable = self.scorable_with(None, self.programme(), Vec::new());
            let scores = scorable.scores().ok()?;
            Some((scorable, scores))
        });
        let mut known = Known {
            state: self,
            of,
            matches,
            open: self.open_boards(matches, None),
            scored: scored.flatten(),
            found: BTreeMap::new(),
        };
        let places = of.places();
        for (place, feeds) in &places {
            let tie = known.tie(*place, *feeds);
            known.found.insert(*place, tie);
        }
        let mut found = known.found;
        let all = places.iter();
        all.filter_map(|(place, _)| found.remove(place)).collect()
    }

    /// Whether somebody was put back and has not played since.
    pub(crate) fn still_to_play(&self, who: u32) -> bool {
        let Some(of) = &self.knock_out else {
            return false;
        };
        let mut backs = of.put_back.iter().filter(|back| back.contestant == who);
        self.left(who).is_none()
            && backs.any(|back| {
                let next = of.next_of(back.place).map(|(next, _)| next);
                next.is_some_and(|next| of.laid_out_of(next).next().is_none())
            })
    }

    /// Whether the bracket still has a match to be decided.
    pub(crate) fn bracket_goes_on(&self) -> bool {
        let ties = self.ties();
        ties.iter().any(|tie| tie.state != TieState::Over)
    }

    /// Whether a contestant plays no more in a part of the bracket, and since which entry.
    fn gone_from(&self, of: &KnockOut, part: Part, who: u32) -> Option<u32> {
        let back = part != Part::Main && of.out_of_plate.contains(&who);
        match self.left(who) {
            Some(left) => Some(left.entry),
            None => back.then_some(0),
        }
    }
}

impl Known<'_> {
    fn tie(&self, place: MatchPlace, feeds: [Feed; 2]) -> Tie {
        let laid: Vec<&LaidOut> = self.of.laid_out_of(place).collect();
        let come = feeds.map(|feed| self.slot(feed));
        // What is on the tables is played by those who sit there.
        let seated = laid
            .first()
            .map(|laid| laid.teams.map(Slot::Team))
            .filter(|seated| *seated != come);
        let own = laid.iter().filter(|laid| !laid.extra);
        let mut tie = Tie {
            place,
            length: match laid.is_empty() {
                true => self.of.boards_of(place),
                false => own.map(|laid| laid.boards).sum(),
            },
            feeds,
            sides: seated.unwrap_or(come),
            to_final: self.of.to_final(place),
            name: None,
            at: laid.iter().map(|laid| laid.at).collect(),
            tables: laid
                .last()
                .map_or_else(Vec::new, |laid| laid.tables.clone()),
            boards: match laid.is_empty() {
                true => self.of.boards_of(place),
                false => laid.iter().map(|laid| laid.boards).sum(),
            },
            done: 0,
            score: None,
            state: TieState::Waiting,
            winner: None,
            how: None,
            goes_on: None,
            stale: seated.is_some(),
            programme: None,
        };
        self.look_up(&mut tie);
        self.decide(&mut tie, &laid);
        let back = self.of.put_back_at(place);
        tie.goes_on = back.or(tie.winner);
        tie
    }

    fn slot(&self, feed: Feed) -> Slot {
        match feed {
            Feed::Seed { contestant, .. } => Slot::Team(contestant),
            Feed::Bye => Slot::Bye,
            Feed::Winner(of) => match self.found.get(&of) {
                Some(tie) => match (tie.goes_on, tie.state) {
                    (Some(who), _) => Slot::Team(who),
                    (None, TieState::Over) => Slot::Bye,
                    _ => Slot::Open,
                },
                None => Slot::Bye,
            },
            Feed::Loser(of) => match self.found.get(&of) {
                Some(tie) if tie.state == TieState::Over => self.consoled(tie),
                Some(_) => Slot::Open,
                None => Slot::Bye,
            },
        }
    }

    /// Who was beaten and plays on for another place: not who was put back, and not who is no longer there.
    fn consoled(&self, tie: &Tie) -> Slot {
        let stays = |who: &u32| self.state.left(*who).is_none();
        // Who was put back before it was seated there leaves the place empty; the table that it has left is looked at in `decide`.
        let back = |who: &u32| self.of.out_of_plate.contains(who);
        match tie.loser().filter(stays) {
            Some(who) if back(&who) => match self.is_seated_elsewhere(who) {
                true => Slot::Team(who),
                false => Slot::Bye,
            },
            Some(who) => Slot::Team(who),
            None => Slot::Bye,
        }
    }

    fn is_seated_elsewhere(&self, who: u32) -> bool {
        let laid = self.of.laid_out.iter();
        let mut other = laid.filter(|laid| laid.place.part != Part::Main && !laid.void);
        other.any(|laid| laid.teams.contains(&who))
    }

    /// Its place in the programme, its name and its score.
    fn look_up(&self, tie: &mut Tie) {
        let (Some(&here), Some([one, other])) = (tie.at.first(), tie.teams()) else {
            return;
        };
        let sitting = Sitting::Sides([Some(one), Some(other)]);
        let Some(at) = self.matches.at(here, sitting) else {
            return;
        };
        let found = &self.matches.all[at];
        let open = found
            .boards
            .iter()
            .filter(|&&(session, board)| self.open.contains(&(at, session, board)));
        let open = u32::try_from(open.count()).unwrap_or(u32::MAX);
        let all = u32::try_from(found.boards.len()).unwrap_or(u32::MAX);
        tie.programme = Some(at);
        tie.name = Some(found.name.clone());
        tie.boards = all;
        tie.done = all.saturating_sub(open);
        tie.score = self.score_of(&found.name, [one, other]);
    }

    fn match_score(&self, name: &str) -> Option<(&Scorable, &MatchScore)> {
        let (scorable, scores) = self.scored.as_ref()?;
        let id = scorable.event.match_id(&Name::Word(name.to_owned()))?;
        let found = scores.matches.iter().find(|score| score.id == Some(id))?;
        Some((scorable, found))
    }

    fn score_of(&self, name: &str, teams: [u32; 2]) -> Option<Score> {
        let (scorable, found) = self.match_score(name)?;
        let first = found.teams[0]?;
        let first = &scorable.event.contestants.get(first.index())?.name;
        let side = |side: usize| found.won(side) + found.carried[side].clone();
        Some(match *first == Name::Number(teams[0].into()) {
            true => [side(0), side(1)],
            false => [side(1), side(0)],
        })
    }

    /// Whether all boards are there and none is in dispute.
    fn is_complete(&self, tie: &Tie, laid: &[&LaidOut]) -> bool {
        let state = self.state;
        let played = |laid: &LaidOut| {
            let Some(round) = state.round(laid.at.session, laid.at.round) else {
                return false;
            };
            let own = round.tables.iter();
            let mut own = own.filter(|table| laid.tables.contains(&table.name));
            round.started.is_some()
                && own.all(|table| table.boards.iter().all(|board| board.disputed.is_none()))
        };
        !laid.is_empty() && tie.done == tie.boards && laid.iter().all(|laid| played(laid))
    }

    fn decide(&self, tie: &mut Tie, laid: &[&LaidOut]) {
        let over = |tie: &mut Tie, winner: Option<u32>, how: Decided| {
            tie.winner = winner;
            tie.how = Some(how);
            tie.state = TieState::Over;
        };
        let [one, other] = match tie.sides {
            [Slot::Team(one), Slot::Team(other)] => [one, other],
            [Slot::Open, _] | [_, Slot::Open] => return,
            [one, other] => {
                over(tie, one.team().or(other.team()), Decided::Bye);
                return;
            }
        };
        let complete = self.is_complete(tie, laid);
        let ahead = tie.score.as_ref().filter(|_| complete);
        let ahead = ahead.map(|score| score[0].cmp(&score[1]));
        if let Some(told) = self.of.decided.get(&tie.place)
            && [one, other].contains(&told.winner)
        {
            let by_boards = ahead.is_some_and(core::cmp::Ordering::is_ne);
            match told.how {
                DecidedHow::Walkover => {
                    over(tie, Some(told.winner), Decided::Walkover);
                    return;
                }
                DecidedHow::Lots if !by_boards => {
                    over(tie, Some(told.winner), Decided::Lots);
                    return;
                }
                DecidedHow::Lots => {}
            }
        }
        match ahead {
            Some(core::cmp::Ordering::Greater) => return over(tie, Some(one), Decided::Boards),
            Some(core::cmp::Ordering::Less) => return over(tie, Some(other), Decided::Boards),
            _ => {}
        }
        let gone = [one, other].map(|who| self.state.gone_from(self.of, tie.place.part, who));
        match gone {
            // Who left first has lost; who leaves later has lost what follows.
            [Some(first), Some(second)] if first <= second => {
                return over(tie, Some(other), Decided::Left);
            }
            [Some(_), Some(_)] | [None, Some(_)] => return over(tie, Some(one), Decided::Left),
            [Some(_), None] => return over(tie, Some(other), Decided::Left),
            [None, None] => {}
        }
        let begun = |laid: &&LaidOut| {
            let round = self.state.round(laid.at.session, laid.at.round);
            round.is_some_and(|round| round.started.is_some())
        };
        tie.state = match () {
            () if laid.is_empty() => TieState::Ready,
            () if complete => TieState::Level,
            () if laid.iter().any(begun) => TieState::Playing,
            () => TieState::LaidOut,
        };
    }
}
