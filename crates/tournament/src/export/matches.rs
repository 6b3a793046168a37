//! Matches: which there are, and what they are called.

use std::collections::{BTreeMap, BTreeSet};

use openroom_scoring::tie_break::extra_boards;

use crate::entry::{EventKind, Structure};
use crate::spot::Through;
use crate::state::{Penalty, Round, Score, Sitting, State, Version};
use crate::tree::Tree;

/// A match of the programme.
#[derive(Debug)]
pub(crate) struct Match {
    /// Its name: the round in which it begins and those who play it, `R3-1-4`.
    pub name: String,
    pub from: Through,
    pub teams: (u32, u32),
    /// Its boards, each with its session.
    pub boards: BTreeSet<(u16, u32)>,
}

/// The matches of an event; none if they do not count there.
#[derive(Debug, Default)]
pub(crate) struct Matches {
    pub all: Vec<Match>,
    /// Which match two contestants play in a round.
    places: BTreeMap<(Through, (u32, u32)), usize>,
}

/// What is said of a match without play, because somebody has left.
#[derive(Debug)]
pub(crate) struct Note {
    /// The two contestants; one alone has a bye.
    pub teams: Vec<u32>,
    pub boards: usize,
    /// Its round, where places go by it.
    pub when: Option<Through>,
    pub fate: NoteFate,
}

/// What became of such a match.
#[derive(Debug, Clone, Copy)]
pub(crate) enum NoteFate {
    /// This one left in the middle (147.7, 147.8).
    CutShort(u32),
    /// This one stays, and has won (145.10).
    Walkover(u32),
    /// A bye with the own average (80.5).
    OwnAverage,
    /// A bye with what the event or its federation gives for one.
    Usual,
    /// A bye with average plus (145.4).
    AveragePlus,
    /// A bye with what 145.2 gives for a match against this one, who withdrew.
    Withdrawn(u32),
}

/// Boards that cannot be compared yet: the match, the session, the board.
pub(crate) type Open = BTreeSet<(usize, u16, u32)>;

/// The same, and of which four where they stand alone.
pub(super) type OpenFours = BTreeSet<(usize, u16, u32, Option<usize>)>;

impl Matches {
    /// The match of a table in a round.
    pub fn at(&self, here: Through, sitting: Sitting) -> Option<usize> {
        if self.all.is_empty() {
            return None;
        }
        self.places.get(&(here, teams(sitting)?)).copied()
    }

    /// The last round of a match.
    pub fn last_round(&self, place: usize) -> Option<Through> {
        let rounds = self.places.iter().filter(|&(_, &other)| other == place);
        rounds.map(|(&(here, _), _)| here).max()
    }

    /// Each round of each match, with its place in the programme.
    pub fn meetings(&self) -> impl Iterator<Item = (Through, (u32, u32), usize)> {
        let all = self.places.iter();
        all.map(|(&(here, teams), &place)| (here, teams, place))
    }

    /// A match by its name.
    pub fn named(&self, name: &str) -> Option<&Match> {
        self.all.iter().find(|played| played.name == name)
    }
}

const fn teams(sitting: Sitting) -> Option<(u32, u32)> {
    sitting.two()
}

impl State {
    /// Whether who loses is out.
    pub(crate) fn is_knock_out(&self) -> bool {
        let structure = self.created.as_ref().map(|created| created.structure);
        structure == Some(Structure::KnockOut)
    }

    /// Whether contestants are ranked by matches, so that results say of which match they are.
    pub(crate) fn by_matches(&self) -> bool {
        let setting = |key: &str| {
            let setting = self.regulations.settings().get(key)?;
            setting.value.text()
        };
        let vps = self.regulations.settings().contains_key("vp");
        let capped = setting("imp-caps") == Some("true") && setting("method") == Some("butler");
        self.kind() == EventKind::Teams || vps || capped
    }

    /// The match that a penalty moves: the one that it names, or in a knock-out that of its table, or else the one that its contestant was
    /// playing when it was given. A match that was over before stays as it is.
    pub(crate) fn match_of<'m>(
        &self,
        penalty: &'m Penalty,
        matches: &'m Matches,
    ) -> Option<&'m str> {
        let given = &penalty.given;
        if let Some(name) = given.in_match.as_ref().and_then(Tree::text) {
            return Some(name);
        }
        if !self.is_knock_out() {
            return None;
        }
        let there = given.round.map(|round| Through {
            session: given.session,
            round,
        });
        let begun = |here: Through| {
            let round = self.round(here.session, here.round);
            round.is_some_and(|round| round.started.is_some_and(|at| at <= penalty.at))
        };
        let own = matches
            .meetings()
            .filter(|(_, teams, _)| [teams.0, teams.1].contains(&given.contestant))
            .filter(|&(here, ..)| there.map_or_else(|| begun(here), |there| here == there));
        own.last()
            .map(|(.., place)| matches.all[place].name.as_str())
    }

    /// Every match. Two teams that play a board one way in one round and the other way in a later one play one match. In a
    /// knock-out what two teams play against each other is one, over rounds and sessions (143.5.4), until one of them has
    /// gone on to others.
    pub(crate) fn programme(&self) -> Matches {
        let mut matches = Matches::default();
        if !self.by_matches() {
            return matches;
        }
        let knock_out = self.is_knock_out();
        let meetings = match knock_out {
            true => self.meetings(),
            false => Meetings::default(),
        };
        let mut halves: BTreeMap<(u32, u32), usize> = BTreeMap::new();
        for (session, number) in self.sessions.iter().zip(1_u16..) {
            if !knock_out {
                halves.clear();
            }
            for (round, turn) in session.rounds.iter().zip(1_u32..) {
                let here = Through {
                    session: number,
                    round: turn,
                };
                for (teams, ways) in ways(round) {
                    let half = knock_out || self.kind() == EventKind::Teams && ways[0] != ways[1];
                    let boards: BTreeSet<_> = ways.into_iter().flatten().collect();
                    let before = halves.get(&teams).copied().filter(|_| half);
                    let before = before.filter(|&place| {
                        let so_far = matches.all[place].boards.len();
                        !knock_out
                            || self.knock_out.is_some()
                            || !self.meet_again(&meetings, teams, here)
                            || is_extra(so_far, boards.len())
                    });
                    let place = before.unwrap_or_else(|| {
                        matches.all.push(Match {
                            name: self.match_name(here, &format!("{}-{}", teams.0, teams.1)),
                            from: here,
                            teams,
                            boards: BTreeSet::new(),
                        });
                        matches.all.len() - 1
                    });
                    if half {
                        halves.insert(teams, place);
                    }
                    let boards = boards.into_iter().map(|board| (number, board));
                    matches.all[place].boards.extend(boards);
                    matches.places.insert((here, teams), place);
                }
            }
        }
        matches
    }

    /// Every round in which two teams meet, first to last.
    fn meetings(&self) -> Meetings {
        let mut meetings = Meetings::default();
        for (session, number) in self.sessions.iter().zip(1_u16..) {
            for (round, turn) in session.rounds.iter().zip(1_u32..) {
                let here = Through {
                    session: number,
                    round: turn,
                };
                let both = round.tables.iter().filter_map(|t| teams(t.sitting));
                for teams in both.collect::<BTreeSet<_>>() {
                    meetings.entry(teams).or_default().push(here);
                }
            }
        }
        meetings
    }

    /// Whether two teams of a knock-out meet anew in a round: one of them has played others since they met, and it is no
    /// triangle that goes on with all three (143.2.2).
    fn meet_again(&self, meetings: &Meetings, two: (u32, u32), here: Through) -> bool {
        let own = meetings.get(&two).map_or(&[][..], Vec::as_slice);
        let before = own.partition_point(|&met| met < here);
        let (Some(&first), Some(&last)) = (own.first(), own[..before].last()) else {
            return false;
        };
        let since = |team: u32, from: Through| opponents(meetings, team, from, here);
        let mut others = since(two.0, last);
        others.extend(since(two.1, last));
        others.remove(&two.0);
        others.remove(&two.1);
        let mut others = others.into_iter();
        match (others.next(), others.next()) {
            (None, _) => false,
            (Some(third), None) => {
                let three = [two.0, two.1, third];
                let alone = three
                    .iter()
                    .all(|&team| since(team, first).iter().all(|who| three.contains(who)));
                let as_often = [two.0, two.1].into_iter().any(|team| {
                    let both = (team.min(third), team.max(third));
                    meetings.get(&both).is_some_and(|met| met.len() > before)
                });
                // The plan may have lost what the third was to play.
                let left = self.left(third).is_some_and(|left| {
                    let mut unfinished = left.unfinished.iter();
                    unfinished.any(|its| its.opponent == two.0 || its.opponent == two.1)
                });
                !(alone && (as_often || left))
            }
            _ => true,
        }
    }

    /// Boards of matches that not all tables have played: they cannot be compared, unless an award settles them.
    pub(crate) fn open_boards(&self, matches: &Matches, through: Option<Through>) -> Open {
        let open = self.open_fours(matches, through).into_iter();
        open.map(|(place, session, board, _)| (place, session, board))
            .collect()
    }

    /// The open boards of each four: an award to one four says nothing of the others (161.5).
    pub(super) fn open_fours(&self, matches: &Matches, through: Option<Through>) -> OpenFours {
        let mut open = OpenFours::new();
        let mut settled = Vec::new();
        if matches.all.is_empty() {
            return open;
        }
        let mut one_way = BTreeMap::new();
        for (session, round, table, board) in self.places() {
            let here = Through { session, round };
            let Some(place) = matches.at(here, table.sitting) else {
                continue;
            };
            let four = self.four(here, table, board.board);
            if let Sitting::Sides([ns, _]) = table.sitting {
                let way = one_way.entry((place, session, board.board, four));
                way.and_modify(|first: &mut Option<u32>| *first = first.filter(|_| *first == ns))
                    .or_insert(ns);
            }
            let version = match through {
                Some(last) if here > last => None,
                _ => self.standing(session, table.sitting, board),
            };
            match version {
                None => {
                    open.insert((place, session, board.board, four));
                }
                Some(Version {
                    score: Score::Adjusted(score),
                    ..
                }) if score.has_award() => {
                    settled.push((place, session, board.board, four));
                }
                Some(_) => {}
            }
        }
        // The other half of a triangle is drawn with the next round.
        if self.draws_triangles() {
            let halves = one_way.into_iter().filter(|(_, ns)| ns.is_some());
            open.extend(halves.map(|(place, _)| place));
        }
        for place in settled {
            open.remove(&place);
        }
        open
    }

    /// Whether a round may have half of a match only, and the next one the other half: in a Swiss of teams (166.2).
    fn draws_triangles(&self) -> bool {
        let structure = self.created.as_ref().map(|created| created.structure);
        structure == Some(Structure::Swiss) && self.kind() == EventKind::Teams
    }

    pub(crate) fn match_name(&self, here: Through, teams: &str) -> String {
        if self.session_count() > 1 {
            format!("S{}R{}-{teams}", here.session, here.round)
        } else {
            format!("R{}-{teams}", here.round)
        }
    }
}

/// The rounds in which each two teams meet.
type Meetings = BTreeMap<(u32, u32), Vec<Through>>;

/// Whom a team meets from a round on, before another.
fn opponents(meetings: &Meetings, team: u32, from: Through, to: Through) -> BTreeSet<u32> {
    let own = meetings
        .iter()
        .filter(|((one, other), _)| *one == team || *other == team);
    own.filter(|(_, rounds)| rounds.iter().any(|&met| from <= met && met < to))
        .map(|((one, other), _)| one + other - team)
        .collect()
}

/// Whether so many boards after a match are those that break a tie, so that they belong to it (143.2).
pub(crate) fn is_extra(played: usize, more: usize) -> bool {
    let played = u32::try_from(played).unwrap_or(u32::MAX);
    more < played as usize && more <= extra_boards(played) as usize
}

/// The boards that two contestants play in a round: with the lower number North-South, and the other way.
fn ways(round: &Round) -> BTreeMap<(u32, u32), [BTreeSet<u32>; 2]> {
    let mut all: BTreeMap<_, [BTreeSet<u32>; 2]> = BTreeMap::new();
    for table in &round.tables {
        if let Some(key) = teams(table.sitting) {
            let turned =
                table.sitting.side_of(key.0) == Some(openroom_scoring::event::Direction::Ew);
            let boards = table.boards.iter().map(|board| board.board);
            all.entry(key).or_default()[usize::from(turned)].extend(boards);
        }
    }
    all
}
