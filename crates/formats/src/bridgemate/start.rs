//! The data that starts a session on the devices, from a movement.

use openroom_said::{Said, said};
use std::iter::repeat;

use super::message::{Init, Participation, Player, Round, ScoringGroup, Section, Session, Table};
use crate::event::{Contestant, text};
use crate::loss::{Loss, Lost, Source};

/// What the session is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Start {
    /// Its name.
    pub name: String,
    /// Its identifier: 32 digits, 0 to 9 and A to F.
    pub session: String,
    /// Year, month and day.
    pub date: (i32, i32, i32),
    /// One ranking or two.
    pub winners: u32,
    /// The scoring method: 10 matchpoints, 20 Butler, 30 cross-IMPs; teams: 40 IMPs, 50 and 51 victory points, 60
    /// point-a-board.
    pub method: i32,
    /// Whether the numbers of the seatings are those of teams.
    pub teams: bool,
}

impl Start {
    /// The numbers of the pairs that sit there. A team `t` is the pairs `2t - 1`, which sits North-South, and `2t`.
    fn pairs(&self, seating: &Seating) -> [Option<u32>; 2] {
        match self.teams {
            false => [seating.ns, seating.ew],
            true => [
                seating
                    .ns
                    .map(|team| team.saturating_mul(2).saturating_sub(1)),
                seating.ew.map(|team| team.saturating_mul(2)),
            ],
        }
    }
}

/// Two pairs or teams, or one that sits out, at a table in a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seating {
    /// The section, by letter.
    pub section: String,
    /// The table.
    pub table: u32,
    /// The round, from 1.
    pub round: u32,
    /// The pair North-South.
    pub ns: Option<u32>,
    /// The pair East-West.
    pub ew: Option<u32>,
    /// The boards, which must follow each other.
    pub boards: Vec<u32>,
}

/// The message that starts a session of pairs or teams: its sections, tables and rounds, and who sits where in the first round.
///
/// ```
/// use openroom_formats::bridgemate::{Seating, Start, start};
///
/// let head = Start { name: "Club Night".into(), session: "0A".repeat(16), date: (2026, 11, 15), winners: 2, method: 10, teams: false };
/// let seating = Seating { section: "A".into(), table: 1, round: 1, ns: Some(1), ew: Some(2), boards: vec![1, 2, 3] };
/// let init = start(&head, &[seating], &[]).unwrap();
/// let sent = serde_json::to_value(&init).unwrap();
/// let round = &sent["Sessions"][0]["ScoringGroups"][0]["Sections"][0]["Tables"][0]["Rounds"][0];
/// assert_eq!(round["HighBoardNumber"], 3);
/// ```
///
/// # Errors
///
/// Boards that do not follow each other: a round on the devices has a first and a last one.
pub fn start(head: &Start, seatings: &[Seating], entries: &[Contestant]) -> Result<Init, Said> {
    let guid = Some(head.session.clone());
    let mut sections: Vec<Section> = Vec::new();
    let (mut players, mut participations) = (Vec::new(), Vec::new());
    for seating in seatings {
        let letters = Some(seating.section.clone());
        let section = entry(
            &mut sections,
            |s| s.letters == letters,
            || Section {
                session_guid: guid.clone(),
                scoring_group_number: 1,
                letters: letters.clone(),
                winners: number(head.winners),
                game_type: if head.teams { 30 } else { 10 },
                ..Section::default()
            },
        );
        let tables = section.tables.get_or_insert_default();
        let table = entry(
            tables,
            |t| t.table_number == number(seating.table),
            || Table {
                session_guid: guid.clone(),
                section_letters: letters.clone(),
                table_number: number(seating.table),
                ..Table::default()
            },
        );
        let (low, high) = range(seating)?;
        let [pair_ns, pair_ew] = head.pairs(seating);
        let team = |team: Option<u32>| team.filter(|_| head.teams).map_or(0, number);
        let mates = head.teams.then(|| mates(seatings, seating)).flatten();
        table.rounds.get_or_insert_default().push(Round {
            session_guid: guid.clone(),
            section_letters: letters.clone(),
            table_number: number(seating.table),
            round_number: number(seating.round),
            low_board_number: number(low),
            high_board_number: number(high),
            pair_ns: pair_ns.map_or(0, number),
            pair_ew: pair_ew.map_or(0, number),
            team_ns: team(seating.ns),
            team_ew: team(seating.ew),
            mates_table_section_letters: mates.map(|mates| mates.section.clone()),
            mates_table_table_number: mates.map_or(0, |mates| number(mates.table)),
            mates_table_round_number: mates.map_or(0, |mates| number(mates.round)),
            ..Round::default()
        });
        if seating.round == 1 {
            for (player, seat) in seated(head, seating, entries) {
                players.push(player);
                participations.extend(seat);
            }
        }
    }
    // Who sits out the first round is known to the devices too, and has a seat later.
    for seating in seatings.iter().filter(|seating| seating.round != 1) {
        for (player, _) in seated(head, seating, entries) {
            let known = |other: &Player| other.player_number == player.player_number;
            if !players.iter().any(known) {
                players.push(player);
            }
        }
    }
    let (year, month, day) = head.date;
    Ok(Init {
        sessions: Some(vec![Session {
            scoring_groups: Some(vec![ScoringGroup {
                session_guid: guid.clone(),
                sections: Some(sections),
                scoring_group_number: 1,
                scoring_method: head.method,
                ..ScoringGroup::default()
            }]),
            session_guid: guid,
            name: Some(head.name.clone()),
            year,
            month,
            day,
            ..Session::default()
        }]),
        player_data: (!players.is_empty()).then_some(players),
        participations: (!participations.is_empty()).then_some(participations),
        ..Init::default()
    })
}

/// What the devices have no place for: the names of teams.
#[must_use]
pub fn start_losses(entries: &[Contestant]) -> Vec<Loss> {
    let mut losses = Vec::new();
    for entry in entries {
        let place = Source::Contestant(text(&entry.id));
        let team = entry.extra.get("team").map(text).unwrap_or_default();
        for (key, is_lost) in [
            ("team", !team.is_empty()),
            ("members", !entry.members.is_empty()),
        ] {
            if is_lost {
                losses.push(Loss::new(place.clone(), Lost::Key(key.into())));
            }
        }
    }
    losses
}

/// The item that fits, or a new one at the end.
fn entry<T>(items: &mut Vec<T>, fits: impl Fn(&T) -> bool, new: impl FnOnce() -> T) -> &mut T {
    let at = items.iter().position(fits).unwrap_or_else(|| {
        items.push(new());
        items.len() - 1
    });
    &mut items[at]
}

fn number(n: u32) -> i32 {
    i32::try_from(n).unwrap_or(i32::MAX)
}

/// Where the team-mates play the same boards against the same team: in the same round, else in another one.
fn mates<'a>(seatings: &'a [Seating], own: &Seating) -> Option<&'a Seating> {
    let fits = |other: &&Seating| {
        own.ns.is_some() && (other.ns, other.ew) == (own.ew, own.ns) && other.boards == own.boards
    };
    let mut all = seatings.iter().filter(fits);
    let same_round = all.clone().find(|other| other.round == own.round);
    same_round.or_else(|| all.next())
}

/// The first board and the last; 0 where nobody plays.
fn range(seating: &Seating) -> Result<(u32, u32), Said> {
    let (Some(_), Some(_), Some(&low), Some(&high)) = (
        seating.ns,
        seating.ew,
        seating.boards.first(),
        seating.boards.last(),
    ) else {
        return Ok((0, 0));
    };
    let follow = seating.boards.windows(2).all(|two| two[0] + 1 == two[1]);
    if follow {
        return Ok((low, high));
    }
    Err(said!(
        "file-round-table-boards-do",
        "round {round}, table {section}{table}: the boards are not consecutive, and the devices take only a first and a last board",
        round = seating.round,
        section = seating.section,
        table = seating.table
    ))
}

/// The players of a table, each with a number made of that of the pair and 1 or 2, and their seats. More than four of a team
/// have numbers too (3, 4 ... with its second pair), but no seat: they give them to the devices when they come in.
fn seated(
    head: &Start,
    seating: &Seating,
    entries: &[Contestant],
) -> Vec<(Player, Option<Participation>)> {
    let mut seated = Vec::new();
    let [ns, ew] = head.pairs(seating);
    // The first two of a team sit North-South, the others East-West.
    let skip = if head.teams { 2 } else { 0 };
    for (id, pair, directions, skip, take) in [
        (seating.ns, ns, [1, 3], 0, 2),
        (
            seating.ew,
            ew,
            [2, 4],
            skip,
            if head.teams { usize::MAX } else { 2 },
        ),
    ] {
        let (Some(id), Some(pair)) = (id, pair) else {
            continue;
        };
        let entry = entries.iter().find(|e| text(&e.id) == id.to_string());
        let names = entry.iter().flat_map(|entry| &entry.names);
        let names = names.skip(skip).take(take);
        let directions = directions.into_iter().map(Some).chain(repeat(None));
        for ((direction, name), of_pair) in directions.zip(names).zip(1..) {
            let (first, last) = name.rsplit_once(' ').unwrap_or(("", name));
            let player = Player {
                session_guid: Some(head.session.clone()),
                player_number: Some(format!("{pair}{of_pair}")),
                first_name: Some(first.to_owned()),
                last_name: Some(last.to_owned()),
                ..Player::default()
            };
            let seat = direction.map(|direction| Participation {
                session_guid: player.session_guid.clone(),
                section_letters: Some(seating.section.clone()),
                table_number: number(seating.table),
                direction,
                round_number: 1,
                player_number: player.player_number.clone(),
                ..Participation::default()
            });
            seated.push((player, seat));
        }
    }
    seated
}
