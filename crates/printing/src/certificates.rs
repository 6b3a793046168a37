//! Certificates for those who have won a place: names, event, place, master points (White Book 121.5.3).

use std::collections::BTreeSet;

use openroom_scoring::Exact;
use openroom_scoring::event::{Direction, EventKind, Structure};
use openroom_scoring::scores::Standing;
use openroom_seasons::{Ranking, SeasonPlace};
use openroom_tournament::Standings;
use openroom_tournament::Tournament;
use openroom_tournament::entry::Duty;
use openroom_tournament::state::Status;
use openroom_words::words::{Message, Words};

use crate::document::{Block, Cards, Document, Line, Picture};
use crate::results::{Results, two};

/// Which places have a certificate; if nothing is chosen, all who have a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Which {
    /// So many first places of each ranking.
    pub first: Option<u32>,
    /// The winners: of each ranking, section, stratum and category, and of the ranking with handicap.
    pub winners: bool,
    /// A certificate for each player; else one for each contestant.
    pub each_player: bool,
}

/// What stands on every certificate and does not follow from the scores.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct About {
    /// The name of the event.
    pub event: String,
    /// The day, as it is written in the language of the document.
    pub day: String,
    /// The club.
    pub club: String,
    /// Its logo.
    pub logo: Option<Picture>,
    /// The organiser.
    pub organiser: String,
    /// The Director in charge.
    pub director: String,
    /// What is printed small at the foot: whether the ranking can still change, by which record it was made.
    pub notes: Vec<String>,
    /// Contestants for whom robots play, by what results call them: they are given none.
    pub robots: BTreeSet<String>,
}

impl About {
    /// What the log of an event says.
    #[must_use]
    pub fn of_log(event: &Tournament, words: &Words) -> Self {
        let state = event.state();
        let created = state.created.as_ref();
        let in_charge =
            |one: &&openroom_tournament::entry::Staffed| one.duty == Duty::DirectorInCharge;
        let robots = state.contestants.iter().filter(|(_, one)| one.is_robots());
        let notes = match state.status() {
            Status::Official | Status::Final => Vec::new(),
            _ => vec![words.say(Message::CertificateProvisional)],
        };
        Self {
            event: created.map(|one| one.name.clone()).unwrap_or_default(),
            day: state
                .first_day()
                .map(|day| words.day(&day))
                .unwrap_or_default(),
            club: String::new(),
            logo: None,
            organiser: created
                .and_then(|one| one.organiser.clone())
                .unwrap_or_default(),
            director: state
                .staff
                .iter()
                .rfind(in_charge)
                .map(|one| one.name.clone())
                .unwrap_or_default(),
            notes,
            robots: robots.map(|(number, _)| number.to_string()).collect(),
        }
    }
}

/// Among whom a place was won.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Among {
    All,
    Line(Direction),
    Section(String),
    Stratum(String),
    Category(String),
    Handicap,
}

/// A place that was won.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Honour {
    place: u32,
    shared: bool,
    among: Among,
}

/// What stands on one certificate.
#[derive(Debug, Clone, Default)]
struct Certificate {
    team: Option<String>,
    people: Vec<String>,
    /// For these it is given.
    earned: Vec<Honour>,
    /// These stand on it too.
    besides: Vec<Honour>,
    result: Option<String>,
    master_points: Option<String>,
    /// By what the envelope is found: section and number.
    found_by: String,
}

/// The certificates of an event; nothing if nobody has such a place.
#[must_use]
pub fn of_event(
    results: Results<'_>,
    which: Which,
    about: &About,
    words: &Words,
) -> Option<Document> {
    // Before a result, and before a match is decided, nobody has won a place.
    if results.event.results.is_empty() && results.event.matches.is_empty() {
        return None;
    }
    let told = Standings::of(results.event, results.scores);
    let scores = results.scores.standings.iter().zip(&told.places);
    let all = scores.filter_map(|(standing, told)| {
        let number = &results.event.contestants[standing.contestant.index()].name;
        match about.robots.contains(&number.to_string()) {
            true => None,
            false => of_standing(results, standing, told, which, words),
        }
    });
    let all: Vec<Certificate> = all.collect();
    document(&all, which, about, words)
}

fn of_standing(
    results: Results<'_>,
    standing: &Standing,
    told: &openroom_tournament::Standing,
    which: Which,
    words: &Words,
) -> Option<Certificate> {
    let honours = honours(results, standing, told);
    let (earned, besides) = parted(honours, which)?;
    let who = &results.event.contestants[standing.contestant.index()];
    Some(Certificate {
        team: who.team.clone().filter(|team| !team.is_empty()),
        people: who.players.clone(),
        earned,
        besides,
        result: result(results, standing, words),
        master_points: told
            .master_points
            .as_ref()
            .map(|(points, colour)| master_points(points, colour.as_deref(), words)),
        found_by: found_by(
            results.event.kind,
            &who.name.to_string(),
            told.section.as_ref(),
            words,
        ),
    })
}

/// All places of a contestant; nothing for one that is not ranked.
fn honours(
    results: Results<'_>,
    standing: &Standing,
    told: &openroom_tournament::Standing,
) -> Vec<Honour> {
    let Some(place) = standing.rank else {
        return Vec::new();
    };
    let overall = match results.event.line_of(standing.contestant) {
        Some(line) => Among::Line(line),
        None => Among::All,
    };
    let mut all = vec![Honour {
        place,
        shared: standing.tied,
        among: overall,
    }];
    let alone = |place: u32, among: Among| Honour {
        place,
        shared: false,
        among,
    };
    all.extend(
        told.section
            .iter()
            .map(|(name, place)| alone(*place, Among::Section(name.clone()))),
    );
    // The highest stratum is the whole field: its place has been told.
    let highest = results.event.scoring.settings.strata.first();
    let strata = standing
        .strata
        .iter()
        .filter(|(name, rank)| Some(name) != highest || *rank != place);
    all.extend(strata.map(|(name, place)| alone(*place, Among::Stratum(name.clone()))));
    all.extend(
        standing
            .categories
            .iter()
            .map(|(name, place)| alone(*place, Among::Category(name.clone()))),
    );
    all.extend(
        standing
            .handicap
            .iter()
            .map(|(_, place)| alone(*place, Among::Handicap)),
    );
    all
}

/// The places for which a certificate is given, and the others; nothing where none is given.
fn parted(honours: Vec<Honour>, which: Which) -> Option<(Vec<Honour>, Vec<Honour>)> {
    let overall = |one: &Honour| matches!(one.among, Among::All | Among::Line(_));
    let earns = |one: &Honour| {
        let among_first = which
            .first
            .is_some_and(|first| overall(one) && one.place <= first);
        let won = which.winners && one.place == 1;
        let anybody = which.first.is_none() && !which.winners && overall(one);
        among_first || won || anybody
    };
    let (earned, besides): (Vec<_>, Vec<_>) = honours.into_iter().partition(earns);
    (!earned.is_empty()).then_some((earned, besides))
}

/// What it made, where that is a figure of its own: in a knock-out it is not.
fn result(results: Results<'_>, standing: &Standing, words: &Words) -> Option<String> {
    if let Some(percent) = &standing.percent {
        return Some(format!("{}%", two(percent, words)));
    }
    if results.event.structure == Structure::KnockOut {
        return None;
    }
    let unit = match results.event.scoring.vp.is_some() {
        true => words.say(Message::PrintVictoryPoints),
        false => results.points_label(words),
    };
    Some(format!("{} {unit}", two(&standing.total, words)))
}

fn master_points(points: &Exact, colour: Option<&str>, words: &Words) -> String {
    let colour = colour
        .map(|colour| format!(" {colour}"))
        .unwrap_or_default();
    format!("{}{colour}", two(points, words))
}

fn found_by(
    kind: EventKind,
    number: &str,
    section: Option<&(String, u32)>,
    words: &Words,
) -> String {
    let message = match kind {
        EventKind::Pairs => Message::PrintPairNumber,
        EventKind::Teams => Message::PrintTeamNumber,
        EventKind::Individual => Message::PrintPlayerNumber,
    };
    let number = words.tell(message, [("number", number.into())]);
    match section {
        Some((name, _)) => format!(
            "{} · {number}",
            words.tell(
                Message::CertificateSection,
                [("name", name.as_str().into())]
            )
        ),
        None => number,
    }
}

/// The certificates of a series or championship, by its ranking as it stands; nothing if nobody has such a place.
#[must_use]
pub fn of_season(
    ranking: &Ranking,
    which: Which,
    about: &About,
    words: &Words,
) -> Option<Document> {
    let certificate = |place: &SeasonPlace| {
        let honour = Honour {
            place: place.rank?,
            shared: place.tied,
            among: Among::All,
        };
        let (earned, besides) = parted(vec![honour], which)?;
        Some(Certificate {
            team: place.team.clone(),
            people: place.people.iter().map(|one| one.name.clone()).collect(),
            earned,
            besides,
            result: Some(two(&place.total, words)),
            ..Certificate::default()
        })
    };
    let all: Vec<Certificate> = ranking.places.iter().filter_map(certificate).collect();
    document(&all, which, about, words)
}

/// The certificates of a ladder, the top first. Its places are all that was won: nothing is added up.
#[must_use]
pub fn of_ladder(order: &[String], which: Which, about: &About, words: &Words) -> Option<Document> {
    let certificate = |(place, name): (u32, &String)| {
        let honour = Honour {
            place,
            shared: false,
            among: Among::All,
        };
        let (earned, besides) = parted(vec![honour], which)?;
        Some(Certificate {
            people: vec![name.clone()],
            earned,
            besides,
            ..Certificate::default()
        })
    };
    let all: Vec<Certificate> = (1..).zip(order).filter_map(certificate).collect();
    document(&all, which, about, words)
}

/// The first and the last of some days, as the language writes them.
#[must_use]
pub fn days(days: &[&str], words: &Words) -> String {
    match days {
        [first, .., last] if first != last => format!("{} – {}", words.day(first), words.day(last)),
        [day, ..] => words.day(day),
        [] => String::new(),
    }
}

fn document(all: &[Certificate], which: Which, about: &About, words: &Words) -> Option<Document> {
    let mut cards = Vec::new();
    for one in all {
        match which.each_player && !one.people.is_empty() {
            false => cards.push(card(one, &one.people, about, words)),
            true => cards.extend(
                one.people
                    .iter()
                    .map(|who| card(one, std::slice::from_ref(who), about, words)),
            ),
        }
    }
    (!cards.is_empty()).then(|| Document {
        title: words.say(Message::CertificateMany),
        subtitle: about.event.clone(),
        blocks: vec![Block::Cards(Cards {
            across: 1,
            down: 1,
            cut_lines: true,
            cards,
        })],
        ..Document::default()
    })
}

fn centred(text: impl Into<String>, size: f32) -> Block {
    Block::Text(Line::new(text).size(size).centred())
}

fn large(text: impl Into<String>, size: f32) -> Block {
    Block::Text(Line::new(text).size(size).centred().bold())
}

/// One certificate, which fills its page.
fn card(one: &Certificate, people: &[String], about: &About, words: &Words) -> Vec<Block> {
    let mut blocks = vec![Block::Space(54.0)];
    if let Some(logo) = &about.logo {
        blocks.extend([Block::Picture(logo.clone(), 56.0), Block::Space(10.0)]);
    }
    if !about.club.is_empty() {
        blocks.extend([centred(about.club.as_str(), 15.0), Block::Space(14.0)]);
    }
    blocks.extend([
        large(words.say(Message::Certificate), 34.0),
        Block::Space(26.0),
    ]);
    blocks.push(large(about.event.as_str(), 20.0));
    if !about.day.is_empty() {
        blocks.extend([Block::Space(4.0), centred(about.day.as_str(), 13.0)]);
    }
    blocks.extend([
        Block::Space(34.0),
        centred(words.say(Message::CertificateTo), 12.0),
        Block::Space(10.0),
    ]);
    if let Some(team) = &one.team {
        blocks.push(large(team.as_str(), 24.0));
    }
    // Of a team its name is large.
    let size = if one.team.is_some() { 14.0 } else { 22.0 };
    blocks.extend(people.iter().map(|name| match one.team.is_some() {
        true => centred(name.as_str(), size),
        false => large(name.as_str(), size),
    }));
    if one.team.is_none() && people.is_empty() {
        blocks.push(large(one.found_by.as_str(), size));
    }
    blocks.push(Block::Space(30.0));
    blocks.extend(
        one.earned
            .iter()
            .map(|honour| large(told(honour, words), 20.0)),
    );
    blocks.push(Block::Space(8.0));
    blocks.extend(
        one.besides
            .iter()
            .map(|honour| centred(told(honour, words), 13.0)),
    );
    if let Some(result) = &one.result {
        blocks.push(centred(
            words.tell(
                Message::CertificateResult,
                [("result", result.as_str().into())],
            ),
            13.0,
        ));
    }
    if let Some(points) = &one.master_points {
        blocks.push(centred(
            words.tell(
                Message::CertificateMasterPoints,
                [("points", points.as_str().into())],
            ),
            13.0,
        ));
    }
    blocks.extend([
        Block::Space(70.0),
        signatures(about, words),
        Block::Space(26.0),
    ]);
    let foot = std::iter::once(&one.found_by)
        .chain(&about.notes)
        .filter(|text| !text.is_empty());
    blocks.extend(foot.map(|text| centred(text.as_str(), 8.0)));
    blocks
}

/// Where the Director and the organiser sign.
fn signatures(about: &About, words: &Words) -> Block {
    let one = |role: Message, name: &str| {
        let rule = Line::new("_".repeat(28)).size(11.0).centred();
        (
            1.0,
            vec![
                Block::Text(rule),
                centred(name, 11.0),
                centred(words.say(role), 9.0),
            ],
        )
    };
    Block::Beside(vec![
        one(Message::PrintAppealDirector, &about.director),
        one(Message::CertificateOrganizer, &about.organiser),
    ])
}

/// `First place, section A`.
fn told(honour: &Honour, words: &Words) -> String {
    let place = match honour.place {
        1 => words.say(Message::CertificateFirst),
        2 => words.say(Message::CertificateSecond),
        3 => words.say(Message::CertificateThird),
        place => words.tell(Message::CertificatePlace, [("place", place.into())]),
    };
    let among = match &honour.among {
        Among::All => None,
        Among::Line(Direction::Ns) => Some(words.say(Message::NorthSouth)),
        Among::Line(Direction::Ew) => Some(words.say(Message::EastWest)),
        Among::Section(name) => Some(words.tell(
            Message::CertificateSection,
            [("name", name.as_str().into())],
        )),
        Among::Stratum(name) => Some(words.tell(
            Message::CertificateStratum,
            [("name", name.as_str().into())],
        )),
        Among::Category(name) => Some(name.clone()),
        Among::Handicap => Some(words.say(Message::CertificateHandicap)),
    };
    let shared = honour.shared.then(|| words.say(Message::CertificateShared));
    let parts: Vec<String> = [Some(place), among, shared].into_iter().flatten().collect();
    parts.join(", ")
}
