//! The conditions of contest, made of the settings of an event (White Book 122.5.2, 131.6, 131.7), and the sheet that tells its staff what
//! is different here (121.4.1).

use openroom_tournament::Tournament;
use openroom_tournament::conditions::{Differs, TOLD};
use openroom_tournament::entry::Duty;
use openroom_tournament::regulations::Layer;
use openroom_words::words::{Message, Words};

use crate::document::{Block, Cell, Column, Document, Line, Table};
use crate::prizes;

/// The settings under each heading, in the order in which people look for them.
const GROUPS: [(Message, &[&str]); 5] = [
    (
        Message::ConditionsFormat,
        &[
            "edition",
            "method",
            "vp",
            "team-of",
            "teams-of-eight",
            "line-ups",
            "first-draw",
            "odd-number",
            "bye",
            "meet-again",
            "qualify",
            "strata",
            "sections",
            "level",
            "break-ties",
        ],
    ),
    (
        Message::ConditionsPlay,
        &[
            "venue",
            "round-minutes",
            "late-minutes",
            "slow-play",
            "systems",
        ],
    ),
    (
        Message::ConditionsResults,
        &[
            "show-results",
            "inspection",
            "periods",
            "correction-minutes",
            "ruling-minutes",
            "appeal-minutes",
            "gross-error-days",
            "afterwards",
            "deposit",
        ],
    ),
    (
        Message::PrizesTitle,
        &[
            "prizes-decided-by",
            "prize-giving",
            "prize-giving-minutes",
            "entry-fee",
        ],
    ),
    (Message::SettingSpecialRules, &["special-rules"]),
];

/// These are told also where they are `none`: that there is no deposit is a condition.
const ALSO_NONE: [&str; 3] = ["deposit", "gross-error-days", "break-ties"];

/// The conditions of contest. What the White Book wants stated and nobody has said is named as missing.
#[must_use]
pub fn document(event: &Tournament, words: &Words) -> Document {
    let mut blocks = missing(event, words);
    blocks.push(Block::Table(rows(about(event, words))));
    for (heading, keys) in GROUPS {
        let mut told: Vec<[String; 2]> = keys
            .iter()
            .filter_map(|key| row(event, key, words))
            .collect();
        if heading == Message::ConditionsFormat {
            told.extend(ties(event, words));
            told.push(master_points(event, words));
        }
        let given = match heading {
            Message::PrizesTitle => prizes::list(event, words),
            _ => None,
        };
        if told.is_empty() && given.is_none() {
            continue;
        }
        blocks.push(Block::Heading(words.say(heading)));
        if !told.is_empty() {
            blocks.push(Block::Table(rows(told)));
        }
        blocks.extend(given);
    }
    sheet(Message::ConditionsTitle, event, blocks, words)
}

/// What conditions should state, and these do not (White Book 131.6, 131.7).
fn missing(event: &Tournament, words: &Words) -> Vec<Block> {
    let lacking = event.not_stated();
    if lacking.is_empty() {
        return Vec::new();
    }
    let line = |text: String| Block::Text(Line::new(text).bold());
    let mut blocks = vec![Block::Heading(words.say(Message::ConditionsMissing))];
    blocks.extend(
        lacking
            .iter()
            .map(|stated| line(words.setting(stated.key()))),
    );
    blocks.push(Block::Space(6.0));
    blocks
}

/// What the event is, who runs it, and by whose rules.
fn about(event: &Tournament, words: &Words) -> Vec<[String; 2]> {
    let state = event.state();
    let created = state.created.as_ref();
    let mut all = Vec::new();
    let mut add = |label: Message, value: Option<String>| {
        if let Some(value) = value.filter(|value| !value.is_empty()) {
            all.push([words.say(label), value]);
        }
    };
    add(
        Message::CertificateOrganizer,
        created.and_then(|one| one.organiser.clone()),
    );
    add(
        Message::ConditionsAuthority,
        created.and_then(|one| one.authority.clone()),
    );
    add(
        Message::ConditionsDay,
        state.first_day().map(|day| words.day(&day)),
    );
    add(
        Message::ConditionsSessions,
        Some(state.session_count().to_string()),
    );
    add(
        Message::ConditionsRules,
        Some(state.regulations.federation().name.clone()),
    );
    all
}

/// A setting as it is; nothing for one that says nothing here.
fn row(event: &Tournament, key: &str, words: &Words) -> Option<[String; 2]> {
    let now = event.setting_now(key)?;
    if now == "none" && !ALSO_NONE.contains(&key) {
        return None;
    }
    Some([words.setting(key), words.setting_value(key, &now)])
}

/// How ties are broken where they are: the tests one after the other.
fn ties(event: &Tournament, words: &Words) -> Option<[String; 2]> {
    if event.setting_now("break-ties")? == "never" {
        return None;
    }
    let tests = &event
        .state()
        .regulations
        .federation()
        .settings
        .rules
        .ties
        .all;
    let told: Vec<String> = tests.iter().map(|&test| words.tie_test(test)).collect();
    (!told.is_empty()).then(|| [words.say(Message::ConditionsTies), told.join("; ")])
}

fn master_points(event: &Tournament, words: &Words) -> [String; 2] {
    let federation = event.state().regulations.federation();
    let value = match &federation.master_points {
        Some(_) => federation.name.clone(),
        None => words.say(Message::ValueNone),
    };
    [words.say(Message::PrintMasterPoints), value]
}

/// The sheet for the staff: who does what, what is not as usual, what was varied, what nobody has decided yet.
#[must_use]
pub fn differences(event: &Tournament, words: &Words) -> Document {
    let mut blocks = Vec::new();
    let mut part = |heading: Message, table: Table| {
        if !table.rows.is_empty() {
            blocks.push(Block::Heading(words.say(heading)));
            blocks.push(Block::Table(table));
        }
    };
    let differs = event.differs();
    part(Message::ConditionsDiffers, different(&differs, words));
    let varied = event.state().variations.iter().map(|one| {
        let ratified = match one.ratified {
            true => words.say(Message::ConditionsRatified),
            false => words.say(Message::ConditionsNotRatified),
        };
        [
            one.rule.clone(),
            format!("{} ({}) - {ratified}", one.change, one.why),
        ]
    });
    part(Message::ConditionsVaried, rows(varied.collect()));
    let staff = event.state().staff.iter();
    let staff = staff.map(|one| [one.name.clone(), words.say(duty(one.duty))]);
    part(Message::ConditionsStaff, rows(staff.collect()));
    let open = event.undecided();
    let open = open.iter().map(|one| {
        let holds = match one.preset {
            None => words.say(Message::ConditionsNothing),
            Some(preset) => words.setting_value(one.key, preset),
        };
        [words.setting(one.key), format!("{holds} ({})", one.clause)]
    });
    part(Message::ConditionsUndecided, rows(open.collect()));
    if blocks.is_empty() {
        blocks.push(Block::Text(Line::new(words.say(Message::SheetNothing))));
    }
    sheet(Message::ConditionsForStaff, event, blocks, words)
}

fn different(all: &[Differs], words: &Words) -> Table {
    let head = [
        Message::ConditionsSetting,
        Message::ConditionsHere,
        Message::ConditionsUsual,
        Message::ConditionsBy,
    ];
    let row = |one: &Differs| {
        let value = match one.value.text() {
            Some(text) => words.setting_value(&one.key, text),
            None => one.value.to_yaml(),
        };
        // What is said in words has nothing that would be usual.
        let usual = one.preset.filter(|_| !TOLD.contains(&one.key.as_str()));
        let usual = usual.map(|usual| words.setting_value(&one.key, usual));
        vec![
            Cell::bold(words.setting(&one.key)),
            value.into(),
            usual.unwrap_or_default().into(),
            words.say(layer(one.layer)).into(),
        ]
    };
    Table {
        columns: vec![
            Column::share(1.2),
            Column::share(1.4),
            Column::share(1.0),
            Column::share(0.7),
        ],
        head: vec![head.map(|label| Cell::bold(words.say(label))).into()],
        rows: all.iter().map(row).collect(),
        ..Table::default()
    }
}

const fn layer(layer: Layer) -> Message {
    match layer {
        Layer::Authority => Message::ConditionsAuthority,
        Layer::Organiser => Message::CertificateOrganizer,
        Layer::Event => Message::PrintAppealEvent,
        Layer::Director => Message::PrintAppealDirector,
    }
}

/// What somebody does for the event.
pub(crate) const fn duty(duty: Duty) -> Message {
    match duty {
        Duty::DirectorInCharge => Message::RecordByChief,
        Duty::Director => Message::PrintAppealDirector,
        Duty::Scorer => Message::DutyScorer,
        Duty::AppealsAdviser => Message::DutyAdviser,
        Duty::Committee => Message::DutyCommittee,
        Duty::Referee => Message::DutyReferee,
    }
}

/// What is said, and what of it: two columns.
pub(crate) fn rows(all: Vec<[String; 2]>) -> Table {
    Table {
        columns: vec![Column::share(1.0), Column::share(1.6)],
        rows: all
            .into_iter()
            .map(|[label, value]| vec![Cell::bold(label), value.into()])
            .collect(),
        ..Table::default()
    }
}

/// A document under the name of its event.
pub(crate) fn sheet(
    title: Message,
    event: &Tournament,
    blocks: Vec<Block>,
    words: &Words,
) -> Document {
    let created = event.state().created.as_ref();
    Document {
        title: created.map(|one| one.name.clone()).unwrap_or_default(),
        subtitle: words.say(title),
        blocks,
        running_head: true,
        page_word: words.say(Message::PrintPage),
        ..Document::default()
    }
}
