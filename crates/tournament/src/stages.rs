//! From a qualifier to its finals: who goes where, with what, and on which place. All stages that follow are made at once, of one
//! plan, and what was made can be worked out again from the plan and the logs.
//!
//! ```
//! use openroom_tournament::stages::snake;
//!
//! // Six over two fields: the first field has the seeds 1, 4 and 5.
//! assert_eq!(snake(6, 2), [0, 3, 4, 1, 2, 5]);
//! ```

mod draw;
mod groups;

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use openroom_scoring::event::Structure;
use openroom_scoring::{Exact, matchpoints};

use crate::entry::{
    Action, Carry, Created, Entered, EventKind, GroupedBy, PlacedBy, QualifiedFrom, Regulated,
    StageBefore, StagePlace, StagePlan, StageWho, StageWish, WentOn, WentTo,
};
use crate::names;
use crate::refusal::Refused;
use crate::regulations::Layer;
use crate::said::{Said, quoted, said};
use crate::tournament::Tournament;
use crate::tree::Tree;

pub use draw::Draw;
pub use groups::{Candidate, StageGroup};
use groups::{Chosen, groups};

/// No plan has more stages than this.
const MOST_STAGES: usize = 20;

/// What is drawn for the places of a stage is drawn apart from the lots.
const PLACES: u64 = 1;

/// An event of an earlier stage.
#[derive(Debug, Clone, Copy)]
pub struct Before<'e> {
    /// The event as it is.
    pub event: &'e Tournament,
    /// By what it is found.
    pub id: Option<&'e str>,
}

/// A later stage as it would be made.
#[derive(Debug, Clone, PartialEq)]
pub struct Stage {
    /// What was asked for.
    pub wish: StageWish,
    /// Who plays there, in the order of their numbers.
    pub places: Vec<Coming>,
    /// The act that says what they bring along, if they do.
    pub carry_over: Option<Tree>,
    /// Places that nobody takes, because somebody does not come and no reserve is left.
    pub free: u32,
}

/// Somebody who goes on.
#[derive(Debug, Clone, PartialEq)]
pub struct Coming {
    /// The place, with the number in the later stage.
    pub place: StagePlace,
    /// The seed: the order among all who come, counted from 1.
    pub seed: u32,
    /// What it scored before, exact.
    pub total: Exact,
    /// The most that it could have scored; 0 where there is no percentage.
    pub possible: Exact,
    /// The same per cent.
    pub percent: Option<Exact>,
    /// As it was entered, with those who play for it now.
    pub entered: Entered,
}

/// All later stages as they would be made.
#[derive(Debug, Clone, PartialEq)]
pub struct Stages {
    /// The stages, in the order of the plan.
    pub stages: Vec<Stage>,
    /// The plan, with the lots that were drawn for it.
    pub plan: StagePlan,
    /// The events before, as they were.
    pub before: Vec<StageBefore>,
    /// Who does not go on, or does not come.
    pub out: Vec<StageWho>,
    created: Created,
    regulations: Vec<Regulated>,
}

/// The groups of which contestants are taken, in the order of the numbers in `take`.
///
/// # Errors
/// Events that cannot be scored, or in which nobody is ranked.
pub fn groups_of(before: &[Before<'_>], by: GroupedBy) -> Result<Vec<StageGroup>, Refused> {
    groups(before, by)
}

/// Puts those who have no lot yet among those who have, each into any place: whoever is level with others of a draw before has then
/// the same chance as they, in whatever order the draws were asked for.
fn join_lots(drawn: &mut Vec<StageWho>, level: Vec<StageWho>, draw: &mut Draw) {
    for who in level {
        if !drawn.contains(&who) {
            let at = draw.below(drawn.len() as u64 + 1);
            drawn.insert(usize::try_from(at).unwrap_or(0), who);
        }
    }
}

/// Works out who goes where.
///
/// # Errors
/// A plan that cannot be followed, with what would be right; lots that are to be drawn first; stages that are not over.
pub fn make(before: &[Before<'_>], plan: &StagePlan) -> Result<Stages, Refused> {
    check_events(before)?;
    check_plan(plan)?;
    check_knock_outs(before, plan)?;
    let groups = groups(before, plan.by)?;
    let mut plan = plan.clone();
    // Lots are drawn only where they decide anything: each time that they do, and then it is tried again.
    let mut draw = plan.seed.map(|seed| Draw::new(seed, 0));
    let chosen = loop {
        match groups::choose(&groups, &plan) {
            Ok(chosen) => break chosen,
            Err(groups::Stopped::Refused(refused)) => return Err(refused),
            Err(groups::Stopped::Lots(level)) => {
                // Where all have drawn, another draw would decide nothing.
                let open = level.iter().any(|who| !plan.drawn.contains(who));
                let Some(draw) = draw.as_mut().filter(|_| open) else {
                    let names: Vec<String> = level.iter().map(ToString::to_string).collect();
                    return Err(Refused::white_book(
                        "144.6",
                        said!(
                            "stage-lots",
                            "{names} are tied, and it decides who goes on: draw lots and say in which order, or give a seed",
                            names = names.join(", ")
                        ),
                    ));
                };
                join_lots(&mut plan.drawn, level, draw);
            }
        }
    };
    let going = chosen.iter().flatten().filter(|one| !one.absent);
    let going: BTreeSet<StageWho> = going.map(|one| one.who).collect();
    let all = groups.iter().flat_map(|group| &group.ranked);
    let out = all.map(|one| one.who).filter(|who| !going.contains(who));
    let out = out.collect();
    let mut stages = Vec::new();
    for ((wish, chosen), number) in plan.stages.iter().zip(chosen).zip(1..) {
        stages.push(stage(before, &groups, &plan, wish, chosen, number)?);
    }
    let first = before[0].event.state();
    let created = first.created.clone();
    let created =
        created.ok_or_else(|| Refused::plain(said!("no-event-yet", "there is no event yet")))?;
    Ok(Stages {
        stages,
        before: before.iter().map(as_it_was).collect(),
        out,
        plan,
        created,
        regulations: regulations(before[0].event),
    })
}

fn as_it_was(before: &Before<'_>) -> StageBefore {
    let state = before.event.state();
    StageBefore {
        name: state
            .created
            .as_ref()
            .map_or_else(String::new, |it| it.name.clone()),
        id: before.id.map(str::to_owned),
        entries: state.entries,
    }
}

/// The regulations of an event, layer by layer: what follows is played under the same.
fn regulations(event: &Tournament) -> Vec<Regulated> {
    let settings = event.state().regulations.settings();
    let layers = [
        Layer::Authority,
        Layer::Organiser,
        Layer::Event,
        Layer::Director,
    ];
    let of = |layer| {
        let own = settings.iter().filter(move |(_, one)| one.layer == layer);
        Regulated {
            layer,
            settings: own
                .clone()
                .map(|(key, one)| (key.clone(), one.value.clone()))
                .collect(),
            reserved: own
                .clone()
                .filter(|(_, one)| one.reserved)
                .map(|(key, _)| key.clone())
                .collect(),
            consent: own.filter_map(|(_, one)| one.consent.clone()).next(),
        }
    };
    let all = layers.map(of).into_iter();
    all.filter(|one| !one.settings.is_empty()).collect()
}

fn check_events(before: &[Before<'_>]) -> Result<(), Refused> {
    let kind = |event: &Tournament| event.state().created.as_ref().map(|created| created.kind);
    let Some(first) = before.first() else {
        return Err(Refused::plain(said!(
            "stage-no-event",
            "name the event from which contestants go on"
        )));
    };
    for one in before {
        let state = one.event.state();
        let name = quoted(&as_it_was(one).name);
        if kind(one.event) != kind(first.event) {
            return Err(Refused::plain(said!(
                "stage-other-kind",
                "{name} is for others: pairs, teams and single players do not go on to one event",
                name
            )));
        }
        let sessions = usize::from(state.session_count());
        let over = state.sessions.len() >= sessions
            && state.sessions.iter().all(|session| session.over.is_some());
        if !over {
            return Err(Refused::plain(said!(
                "stage-not-over",
                "{name} is not over yet; end its last session first",
                name
            )));
        }
    }
    Ok(())
}

fn check_plan(plan: &StagePlan) -> Result<(), Refused> {
    let wrong = |reason: Said| Err(Refused::plain(reason));
    if plan.stages.is_empty() || plan.stages.len() > MOST_STAGES {
        return wrong(said!(
            "stage-count",
            "a plan has 1 to {most} stages",
            most = MOST_STAGES
        ));
    }
    for (at, wish) in plan.stages.iter().enumerate() {
        if wish.name.trim().is_empty() {
            return wrong(said!("stage-name", "each stage must have a name"));
        }
        if plan.stages[..at]
            .iter()
            .any(|other| names::same(&other.name, &wish.name))
        {
            return wrong(said!(
                "stage-name-twice",
                "two stages are called {name}; give each its own name",
                name = quoted(&wish.name)
            ));
        }
        if wish.take.is_empty() && at + 1 < plan.stages.len() {
            return wrong(said!(
                "stage-rest-last",
                "{name} takes all who are left, so no stage can follow it; say how many go there",
                name = quoted(&wish.name)
            ));
        }
        if wish.places == PlacedBy::Random && plan.seed.is_none() {
            return wrong(said!(
                "stage-seed",
                "places are drawn by lot with a seed; give a number"
            ));
        }
        if wish.places == PlacedBy::Snake
            && !wish.fields.is_none_or(|fields| (1..=100).contains(&fields))
        {
            return wrong(said!("stage-fields", "the fields are 1 to 100"));
        }
    }
    Ok(())
}

/// A knock-out goes by a bracket, and only teams have one.
fn check_knock_outs(before: &[Before<'_>], plan: &StagePlan) -> Result<(), Refused> {
    let created = before
        .first()
        .and_then(|one| one.event.state().created.as_ref());
    let teams = created.is_some_and(|created| created.kind == EventKind::Teams);
    let mut wishes = plan.stages.iter();
    match wishes.find(|wish| wish.structure == Structure::KnockOut && !teams) {
        Some(wish) => Err(Refused::plain(said!(
            "stage-knock-out-of-teams",
            "{name} cannot be a knockout: that is for teams; choose field, swiss or round-robin",
            name = quoted(&wish.name)
        ))),
        None => Ok(()),
    }
}

/// One stage, of those who were chosen for it.
fn stage(
    before: &[Before<'_>],
    groups: &[StageGroup],
    plan: &StagePlan,
    wish: &StageWish,
    mut chosen: Vec<Chosen>,
    number: u64,
) -> Result<Stage, Refused> {
    let wanted: u32 = groups::wanted(wish, groups).iter().sum();
    let coming = chosen.iter().filter(|one| !one.absent).count();
    let free = match wish.take.is_empty() {
        true => 0,
        false => wanted.saturating_sub(u32::try_from(coming).unwrap_or(u32::MAX)),
    };
    // The seeds: by rank; of the same rank in several groups the better percentage first.
    let of = |chosen: &Chosen| &groups[chosen.group].ranked[chosen.at];
    chosen.sort_by_key(|one| {
        let candidate = of(one);
        (
            one.order,
            Reverse(candidate.percent.clone()),
            one.group,
            one.at,
        )
    });
    let order = places(chosen.len(), wish, plan.seed, number);
    let mut coming: Vec<Coming> = Vec::new();
    for (seed, contestant) in order.into_iter().zip(1_u32..) {
        let one = &chosen[seed];
        // The number of who does not come is left out, so that its opponent in the bracket has the bye.
        if one.absent {
            continue;
        }
        let candidate = of(one);
        let event = before[usize::from(one.who.event) - 1].event;
        coming.push(Coming {
            place: StagePlace {
                contestant,
                event: one.who.event,
                was: one.who.contestant,
                rank: candidate.rank,
                reserve: one.reserve,
            },
            seed: u32::try_from(seed + 1).unwrap_or(u32::MAX),
            total: candidate.total.clone(),
            possible: candidate.possible.clone(),
            percent: candidate.percent.clone(),
            entered: entered(event, one.who.contestant, contestant),
        });
    }
    nobody_twice(wish, &coming)?;
    Ok(Stage {
        carry_over: carry_over(before, groups, wish, &coming)?,
        wish: wish.clone(),
        places: coming,
        free,
    })
}

/// Who has qualified in two events plays once.
fn nobody_twice(wish: &StageWish, coming: &[Coming]) -> Result<(), Refused> {
    let mut seen: BTreeMap<String, StagePlace> = BTreeMap::new();
    for one in coming {
        for name in &one.entered.players {
            if let Some(other) = seen.insert(names::plain(name), one.place) {
                let who = |place: StagePlace| format!("{}/{}", place.event, place.was);
                return Err(Refused::plain(said!(
                    "stage-person-twice",
                    "{name} qualifies twice for {stage}, in {one} and {other}; say which of the two does not come",
                    name,
                    stage = quoted(&wish.name),
                    one = who(other),
                    other = who(one.place)
                )));
            }
        }
    }
    Ok(())
}

/// A contestant as it is entered in the later stage.
fn entered(event: &Tournament, was: u32, contestant: u32) -> Entered {
    let found = &event.state().contestants[&was];
    Entered {
        contestant,
        players: found.players().to_vec(),
        members: found.members().to_vec(),
        // Who was taken before goes on, though the limits came later.
        exception: event.state().exception_of(&found.entered),
        ..found.entered.clone()
    }
}

/// Which seed, from 0, has each place.
fn places(count: usize, wish: &StageWish, seed: Option<u64>, stage: u64) -> Vec<usize> {
    match wish.places {
        PlacedBy::Rank => (0..count).collect(),
        PlacedBy::Snake => snake(count, wish.fields.unwrap_or(2) as usize),
        PlacedBy::Random => {
            let mut all: Vec<usize> = (0..count).collect();
            Draw::new(seed.unwrap_or_default(), PLACES + stage).shuffle(&mut all);
            all
        }
    }
}

/// Seeds, from 0, over so many fields, there and back; the numbers of a field follow each other.
#[must_use]
pub fn snake(count: usize, fields: usize) -> Vec<usize> {
    let fields = fields.clamp(1, count.max(1));
    let mut of_field = vec![Vec::new(); fields];
    let there_and_back = (0..fields).chain((0..fields).rev()).cycle();
    for (seed, field) in (0..count).zip(there_and_back) {
        of_field[field].push(seed);
    }
    of_field.concat()
}

/// The act that says what they bring along.
fn carry_over(
    before: &[Before<'_>],
    groups: &[StageGroup],
    wish: &StageWish,
    coming: &[Coming],
) -> Result<Option<Tree>, Refused> {
    let text = |text: &str| Tree::Text(text.to_owned());
    let mut pairs = match wish.carry {
        Carry::None => return Ok(None),
        Carry::Full => vec![("rule".to_owned(), text("full"))],
        Carry::Half => vec![
            ("rule".to_owned(), text("share")),
            ("share".to_owned(), text("1/2")),
        ],
        Carry::WhiteBook172 => by_the_book(before, groups, wish, coming)?,
    };
    let total = |one: &Coming| {
        let (total, possible) = made_up(groups, one);
        let mut pairs = vec![
            (
                "contestant".to_owned(),
                Tree::Text(one.place.contestant.to_string()),
            ),
            ("total".to_owned(), Tree::Text(total.to_string())),
        ];
        if !possible.is_zero() {
            pairs.push(("possible".to_owned(), Tree::Text(possible.to_string())));
        }
        Tree::Map(pairs)
    };
    pairs.push((
        "totals".to_owned(),
        Tree::List(coming.iter().map(total).collect()),
    ));
    Ok(Some(Tree::Map(pairs)))
}

/// What somebody scored and could have scored, made up to all boards of its stage: who sat out has its own average for them (White
/// Book 80.5), and does not bring less for it.
fn made_up(groups: &[StageGroup], one: &Coming) -> (Exact, Exact) {
    let own = groups.iter().filter(|group| group.event == one.place.event);
    let all = own.flat_map(|group| &group.ranked);
    let most = all.map(|candidate| candidate.possible.clone()).max();
    match most {
        Some(most) if !one.possible.is_zero() => (
            one.total.clone() * most.clone() / one.possible.clone(),
            most,
        ),
        _ => (one.total.clone(), one.possible.clone()),
    }
}

/// White Book 172: matchpoints, and only where all were ranked as one field.
fn by_the_book(
    before: &[Before<'_>],
    groups: &[StageGroup],
    wish: &StageWish,
    coming: &[Coming],
) -> Result<Vec<(String, Tree)>, Refused> {
    if groups.len() > 1 {
        return Err(Refused::white_book(
            "172",
            said!(
                "stage-172-one-field",
                "the formula is for contestants who were all ranked together, and there are {groups} groups: choose another carry-over",
                groups = groups.len()
            ),
        ));
    }
    let event = before[0].event;
    let top = groups.first().and_then(|group| group.top.clone());
    let matchpoints = event.state().regulations.method() == "matchpoints";
    let Some(top) = top.filter(|top| matchpoints && !top.is_zero()) else {
        return Err(Refused::white_book(
            "172",
            said!(
                "stage-172-matchpoints",
                "the formula is for matchpoints: choose another carry-over"
            ),
        ));
    };
    let final_top = match wish.final_top.as_ref().map(|tree| (tree, tree.exact())) {
        Some((_, Some(top))) if top.signum() > 0 => top,
        Some((tree, _)) => {
            return Err(Refused::plain(said!(
                "stage-172-top",
                "{top} is no top; write the most that a board of the later stage is worth, such as 10",
                top = quoted(tree.text().unwrap_or_default())
            )));
        }
        None => usual_top(event, coming.len()),
    };
    if final_top.is_zero() {
        return Err(Refused::white_book(
            "172",
            said!(
                "stage-172-small",
                "{name} is too small for a top; say it in `final-top`",
                name = quoted(&wish.name)
            ),
        ));
    }
    let unit = match groups[0].decimals {
        0 => Exact::int(1),
        decimals => Exact::ratio(1, 10_i64.pow(decimals.min(4))),
    };
    let text = |value: &Exact| Tree::Text(value.to_string());
    Ok(vec![
        ("rule".to_owned(), Tree::Text("white-book-172".to_owned())),
        ("final-top".to_owned(), text(&final_top)),
        ("qualifying-top".to_owned(), text(&top)),
        ("unit".to_owned(), text(&unit)),
    ])
}

/// The top where each board is played at all tables.
fn usual_top(event: &Tournament, contestants: usize) -> Exact {
    let state = event.state();
    let kind = state
        .created
        .as_ref()
        .map_or(EventKind::Pairs, |created| created.kind);
    let each = match kind {
        EventKind::Individual => 4,
        _ => 2,
    };
    let win = state.regulations.scored().scoring.settings.win;
    matchpoints::top(u32::try_from(contestants / each).unwrap_or(0), win)
}

impl Stages {
    /// The acts of which the log of a stage is made, `created` first.
    #[must_use]
    pub fn acts(&self, at: usize) -> Vec<Action> {
        let Some(stage) = self.stages.get(at) else {
            return Vec::new();
        };
        let wish = &stage.wish;
        let mut acts = vec![Action::Created(Created {
            name: wish.name.trim().to_owned(),
            structure: wish.structure,
            sessions: wish.sessions,
            ..self.created.clone()
        })];
        acts.extend(self.regulations.iter().cloned().map(Action::Regulations));
        let mut places: Vec<&Coming> = stage.places.iter().collect();
        places.sort_by_key(|one| one.place.contestant);
        acts.extend(
            places
                .iter()
                .map(|one| Action::Entered(one.entered.clone())),
        );
        acts.push(Action::QualifiedFrom(QualifiedFrom {
            events: self.before.clone(),
            plan: self.plan.clone(),
            stage: u16::try_from(at + 1).unwrap_or(u16::MAX),
            places: places.iter().map(|one| one.place).collect(),
        }));
        acts.extend(stage.carry_over.clone().map(Action::CarryOver));
        acts
    }

    /// What each of the events before is told: who goes where. `ids` says by what the stages are found.
    #[must_use]
    pub fn went_on(&self, ids: &[Option<String>]) -> Vec<Action> {
        let of = |(before, number): (&StageBefore, u16)| {
            let to = self.stages.iter().zip(ids).map(|(stage, id)| WentTo {
                name: stage.wish.name.trim().to_owned(),
                id: id.clone(),
                contestants: stage
                    .places
                    .iter()
                    .filter(|one| one.place.event == number)
                    .map(|one| (one.place.was, one.place.contestant))
                    .collect(),
            });
            Action::WentOn(WentOn {
                entries: before.entries,
                to: to.filter(|to| !to.contestants.is_empty()).collect(),
            })
        };
        self.before.iter().zip(1..).map(of).collect()
    }
}

/// What is different in a later stage since the results on which it rests were corrected.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Differences {
    /// Events whose score has changed since: the name, the entries then, the entry that changed it last.
    pub behind: Vec<(String, u32, u32)>,
    /// Who would go to this stage now, and does not play in it.
    pub missing: Vec<StageWho>,
    /// Who plays in it, and would not go there now.
    pub wrongly: Vec<StageWho>,
    /// What would be carried otherwise: the contestant of this stage, the total before then and now.
    pub carried: Vec<(u32, String, String)>,
    /// Who would have another place: the contestant of this stage, and the number that it would have.
    pub places: Vec<(u32, u32)>,
    /// Why it cannot be worked out again.
    pub refused: Option<Refused>,
}

impl Differences {
    /// Whether the stage would be the same if it were made now.
    #[must_use]
    pub const fn are_none(&self) -> bool {
        self.missing.is_empty()
            && self.wrongly.is_empty()
            && self.carried.is_empty()
            && self.places.is_empty()
            && self.refused.is_none()
    }
}

/// What would be different if a stage were made now. Nothing for an event that is no later stage.
#[must_use]
pub fn differences(stage: &Tournament, before: &[Before<'_>]) -> Option<Differences> {
    let from = stage.state().qualified_from.as_ref()?;
    let mut found = Differences::default();
    for (then, now) in from.events.iter().zip(before) {
        let changed = now.event.state().last_scored;
        if changed > then.entries {
            found
                .behind
                .push((then.name.clone(), then.entries, changed));
        }
    }
    if before.len() != from.events.len() {
        found.refused = Some(Refused::plain(said!(
            "stage-events-before",
            "the stage comes from {count} events; give all of them in that order",
            count = from.events.len()
        )));
        return Some(found);
    }
    let made = match make(before, &from.plan) {
        Ok(made) => made,
        Err(refused) => {
            found.refused = Some(refused);
            return Some(found);
        }
    };
    let Some(now) = made.stages.get(usize::from(from.stage).wrapping_sub(1)) else {
        return Some(found);
    };
    let who = |place: &StagePlace| StageWho {
        event: place.event,
        contestant: place.was,
    };
    let then: BTreeMap<StageWho, u32> = from
        .places
        .iter()
        .map(|one| (who(one), one.contestant))
        .collect();
    let coming: BTreeMap<StageWho, &Coming> = now
        .places
        .iter()
        .map(|one| (who(&one.place), one))
        .collect();
    found.missing = coming
        .keys()
        .filter(|one| !then.contains_key(one))
        .copied()
        .collect();
    found.wrongly = then
        .keys()
        .filter(|one| !coming.contains_key(one))
        .copied()
        .collect();
    let carried = carried_totals(stage.state().carry_over.as_ref());
    let carried_now = carried_totals(now.carry_over.as_ref());
    for (who, &number) in &then {
        let Some(coming) = coming.get(who) else {
            continue;
        };
        if coming.place.contestant != number {
            found.places.push((number, coming.place.contestant));
        }
        if let Some(total) = carried_now.get(&coming.place.contestant)
            && let Some(before) = carried.get(&number)
            && before != total
        {
            found.carried.push((number, before.clone(), total.clone()));
        }
    }
    Some(found)
}

/// The totals that a carry-over names.
fn carried_totals(carry_over: Option<&Tree>) -> BTreeMap<u32, String> {
    let totals = match carry_over.and_then(|tree| tree.get("totals")) {
        Some(Tree::List(all)) => all.as_slice(),
        _ => &[],
    };
    let one = |tree: &Tree| {
        let number = tree.get("contestant")?.text()?.parse().ok()?;
        Some((number, tree.get("total")?.text()?.to_owned()))
    };
    totals.iter().filter_map(one).collect()
}

/// In a knock-out nobody is called for who does not come: the opponent has a bye (White Book 144.6).
const fn calls_reserves(structure: Structure) -> bool {
    !matches!(structure, Structure::KnockOut)
}
