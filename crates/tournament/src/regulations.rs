//! Regulations in layers: the Laws, the authority, the organiser, the event, the Director's remedies (80, 81B1, White Book
//! 80.1). Each setting knows which layer gave it; a layer may reserve a setting from those below.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;

use openroom_laws::Edition;
use openroom_scoring::Exact;
use openroom_scoring::event::{Event, Method, Structure};
use openroom_scoring::event_file::{self, SETTINGS};
use openroom_scoring::federation::{Federation, Holidays};
use openroom_scoring::settings::Preset;
use openroom_scoring::victory_points::{Input, Scale};
use openroom_systems::Policy;
use serde::{Deserialize, Serialize};

use crate::conditions::TOLD;
use crate::entry::{Consent, Created, DrawMeet, DrawOdd, DrawOrder, EventKind, Regulated};
use crate::said::{Said, quoted, said};
use crate::tree::Tree;

/// Whose regulations: a lower layer may change what a higher one leaves free.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Layer {
    /// The Regulating Authority (80A).
    Authority,
    /// The Tournament Organiser (80B).
    Organiser,
    /// The conditions of this event.
    Event,
    /// What the Director supplies or varies (81B1, White Book 80.7).
    Director,
}

/// A setting and the layer that gave it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = SettingNow))]
pub struct Setting {
    /// Its value, as written.
    pub value: Tree,
    /// Who gave it.
    pub layer: Layer,
    /// Lower layers may not change it.
    pub reserved: bool,
    /// That the authority agreed to it, where it has to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub consent: Option<Consent>,
}

/// When requests end (79C, 92B, White Book 146).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Periods {
    /// All run from the moment when the official score is made available.
    Laws,
    /// From the ends of rounds and sessions, as White Book 146 has them.
    WhiteBook,
}

/// When the public sees results that are not published by an entry of their own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Show {
    /// As soon as nobody is to play the board any more.
    AfterBoard,
    /// When a round is over at every table.
    AfterRound,
    /// When the session is over.
    AfterSession,
}

/// What begins the next round, and ends the last one (8B1).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NextRound {
    /// The Director's word.
    Director,
    /// The last result of the room.
    AllDone,
    /// The clock.
    Clock,
    /// Each table begins it as soon as those who meet there have played their boards; the others come after.
    EachTable,
}

/// Where the boards are played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Play {
    /// At tables, with cards: Openroom sees results.
    Tables,
    /// In the browser, where only what is regular can be done.
    Guided,
    /// In the browser, where everything can happen that happens at a table.
    AtTable,
}

/// How teams hand in who sits where.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LineUps {
    /// Neither sees the other's until both are in, or the round begins.
    Sealed,
    /// One side first; the one with the seating right sees it and names its own.
    Open,
}

/// How much others may play for a player of a pair or of an individual (White Book 144.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Substitutes {
    /// Half of one session; one full session of several.
    Limited,
    /// One qualifies here for another stage: two of more than four sessions.
    Qualifying,
    /// As much as they like.
    Free,
}

/// How boards are played in the browser, in the words of a table's settings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AtTables {
    /// Who alerts and explains a call: `bidder`, `partner`.
    pub alerts: &'static str,
    /// What becomes of a claim that is contested: `director`, `play-on`.
    pub claims: &'static str,
    /// What becomes of a slip: `director`, `consent`, `never`.
    pub undo: &'static str,
    /// Who may look on: `nobody`, `one-hand`, `all-hands`.
    pub onlookers: &'static str,
    /// Where they see all four hands: so many minutes later.
    pub delay_minutes: u32,
    /// Who sees and hears whom, from browser to browser: `off`, `all-four`, `screens`.
    pub faces: &'static str,
    /// Whether screens stand at the tables: `false`, `true`.
    pub screens: &'static str,
}

/// What may be chosen of each, with the first where nobody says anything.
const AT_TABLES: [(&str, &[&str]); 6] = [
    ("play-alerts", &["bidder", "partner"]),
    ("play-claims", &["director", "play-on"]),
    ("play-undo", &["director", "consent", "never"]),
    ("play-onlookers", &["nobody", "one-hand", "all-hands"]),
    ("play-faces", &["off", "all-four", "screens"]),
    ("play-screens", &["false", "true"]),
];

/// The settings that crate `tournament` itself uses.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Conduct {
    /// Whose periods.
    pub periods: Periods,
    /// Minutes to correct scores (79C1).
    pub correction_minutes: u32,
    /// Minutes to ask for a ruling (92B).
    pub ruling_minutes: u32,
    /// Minutes to appeal (92B).
    pub appeal_minutes: u32,
    /// Working days for gross errors, until 17:00; nothing for no limit of its own (79C2, White Book 146.3.1).
    pub gross_days: Option<u32>,
    /// Public holidays, on which no working day is counted: those of the federation and of the event.
    pub holidays: Holidays,
    /// Whether everybody must try to win, also who gains by losing (White Book 72.1); nothing if nobody says.
    pub best_effort: Option<bool>,
    /// What systems may be played (White Book 171); nothing where nobody says.
    pub policy: Option<Arc<Policy>>,
    /// What an appeal costs (White Book 92.8); nothing for no deposit.
    pub deposit: Option<String>,
    /// Minutes of lateness that cost nothing (White Book 145.7).
    pub late_minutes: u32,
    /// Minutes by which the start may be delayed for somebody who is on the way (White Book 145.7).
    pub delay_minutes: u32,
    /// Full minutes for each board of a match that is cut short (White Book 147.7).
    pub board_minutes: u32,
    /// Minutes at the beginning of a match of a Swiss in which no board of it is taken away (White Book 147.7).
    pub kept_minutes: u32,
    /// How much others may play for a player.
    pub substitutes: Substitutes,
    /// Minutes of a round, where the Director does not say otherwise when it starts.
    pub round_minutes: Option<u32>,
    /// What begins the next round.
    pub next_round: NextRound,
    /// Minutes for moving, between the end of a round and the start of the next by itself.
    pub move_minutes: u32,
    /// When results are public.
    pub show: Show,
    /// How teams hand in their line-ups.
    pub line_ups: LineUps,
    /// Where the boards are played.
    pub play: Play,
    /// How, if that is in the browser.
    pub at_tables: AtTables,
    /// The order in which the first round of a Swiss is drawn.
    pub first_order: DrawOrder,
    /// Who meets whom in it.
    pub first_meet: DrawMeet,
    /// What an odd number does in a Swiss.
    pub odd: DrawOdd,
    /// Minutes between the posting of the results and the prize-giving (White Book 131.3).
    pub prize_giving_minutes: u32,
    /// After how many rounds two may meet again in a Swiss, 0 for at any time; nothing if nobody does who need not (White Book 166.3).
    pub again_after: Option<u32>,
}

impl Conduct {
    /// As a federation has it; what no federation says is usual here.
    fn of(federation: &Federation) -> Self {
        let number = |key: &str| federation.conduct(key).and_then(|text| text.parse().ok());
        let minutes = |key: &str| number(key).unwrap_or(0);
        let deposit = federation.conduct("deposit");
        Self {
            periods: match federation.conduct("periods") {
                Some("laws") => Periods::Laws,
                _ => Periods::WhiteBook,
            },
            correction_minutes: minutes("correction-minutes"),
            ruling_minutes: minutes("ruling-minutes"),
            appeal_minutes: minutes("appeal-minutes"),
            gross_days: number("gross-error-days"),
            holidays: federation.holidays.clone(),
            best_effort: federation.best_effort.as_ref().map(|one| one.demanded),
            policy: None,
            deposit: deposit.filter(|one| *one != "none").map(str::to_owned),
            late_minutes: minutes("late-minutes"),
            delay_minutes: 10,
            board_minutes: 7,
            kept_minutes: 8,
            substitutes: Substitutes::Limited,
            round_minutes: None,
            next_round: NextRound::Director,
            move_minutes: 0,
            show: Show::AfterSession,
            line_ups: LineUps::Sealed,
            play: Play::Tables,
            at_tables: AtTables {
                alerts: "bidder",
                claims: "director",
                undo: "director",
                onlookers: "nobody",
                delay_minutes: 10,
                faces: "off",
                screens: "false",
            },
            first_order: DrawOrder::Entry,
            first_meet: DrawMeet::Neighbours,
            odd: DrawOdd::Bye,
            prize_giving_minutes: 30,
            again_after: None,
        }
    }
}

/// Settings that go under `scoring` in the event file.
const SCORING: [&str; 6] = [
    "method",
    "expected",
    "trim",
    "vp",
    "team-of",
    "teams-of-eight",
];
/// Settings of crate `scoring` that have no value of their own unless somebody gives one.
const TAKEN_BACK: [&str; 6] = [
    "strata",
    "vp",
    "expected",
    "average-plus-cap",
    "repeated-average-plus",
    "standard-value",
];
/// A text of the conditions of contest is no longer than this, and has no more lines.
const LONGEST: usize = 1000;
const LINES: usize = 40;
/// The setting that needs the hands worked out: nobody does that here.
const FROM_HANDS: &str = "datum";
/// Settings that stand alone in the event file.
const ALONE: [&str; 3] = ["edition", "scales", "federation"];
/// Settings of crate `tournament`.
const CONDUCT: [&str; 41] = [
    "venue",
    "qualify",
    "inspection",
    "afterwards",
    "prizes-decided-by",
    "prize-giving",
    "prize-giving-minutes",
    "entry-fee",
    "slow-play",
    "systems",
    "special-rules",
    "periods",
    "correction-minutes",
    "ruling-minutes",
    "appeal-minutes",
    "gross-error-days",
    "holidays",
    "best-effort",
    "system-policy",
    "deposit",
    "late-minutes",
    "delay-minutes",
    "board-minutes",
    "kept-minutes",
    "substitutes",
    "round-minutes",
    "next-round",
    "move-minutes",
    "show-results",
    "line-ups",
    "play",
    "play-alerts",
    "play-claims",
    "play-undo",
    "play-onlookers",
    "play-delay-minutes",
    "play-faces",
    "play-screens",
    "first-draw",
    "odd-number",
    "meet-again",
];

/// A setting that a person may choose, with what the presets say.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct KnownSetting {
    /// Its key.
    pub key: &'static str,
    /// What the preset `ebu` has.
    pub ebu: &'static str,
    /// What the preset `wbf` has.
    pub wbf: &'static str,
    /// The clause of the Laws or the paragraph of the White Book behind it.
    pub clause: &'static str,
    /// The words to choose from; none where a number or an amount is written.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
    pub values: Cow<'static, [&'static str]>,
    /// Nobody changes it once play has begun (78D).
    pub fixed: bool,
    /// For which events it says anything.
    #[serde(skip)]
    pub matters: Matters,
}

/// For which events a setting says anything.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Matters {
    /// For all.
    Always,
    /// For those that are scored by one of these methods.
    With(&'static [Method]),
    /// For teams.
    ToTeams,
    /// For those that are ranked by victory points, or could be.
    WithVps,
    /// For a Swiss.
    ToSwiss,
}

const fn known(
    key: &'static str,
    [ebu, wbf]: [&'static str; 2],
    clause: &'static str,
    values: &'static [&'static str],
) -> KnownSetting {
    KnownSetting {
        key,
        ebu,
        wbf,
        clause,
        values: Cow::Borrowed(values),
        fixed: false,
        matters: Matters::Always,
    }
}

const fn fixed(mut setting: KnownSetting) -> KnownSetting {
    setting.fixed = true;
    setting
}

const fn only(matters: Matters, mut setting: KnownSetting) -> KnownSetting {
    setting.matters = matters;
    setting
}

/// Methods by which a whole field is compared, and those by which two teams are.
const FIELD: [Method; 4] = [
    Method::Matchpoints,
    Method::CrossImps,
    Method::Butler,
    Method::Total,
];
const MATCH: [Method; 4] = [
    Method::Imps,
    Method::PointABoard,
    Method::Hybrid,
    Method::Total,
];

/// What is asked for when settings are to be chosen.
#[derive(Debug, Clone, Copy)]
pub struct Chooser {
    /// Pairs, teams or individuals.
    pub kind: EventKind,
    /// Who meets whom.
    pub structure: Structure,
    /// How it is scored.
    pub method: Method,
    /// Boards of a match.
    pub boards: u32,
}

impl Chooser {
    /// The settings that say anything for such an event, in the order in which people think of them.
    #[must_use]
    pub fn settings(self) -> Vec<KnownSetting> {
        let mine = KNOWN.iter().filter(|one| match one.matters {
            Matters::Always => true,
            Matters::With(methods) => methods.contains(&self.method),
            Matters::ToTeams => self.kind == EventKind::Teams,
            Matters::WithVps => !self.scales().is_empty(),
            Matters::ToSwiss => self.structure == Structure::Swiss,
        });
        let mut mine: Vec<KnownSetting> = mine.cloned().collect();
        for one in &mut mine {
            match one.key {
                "method" => {
                    one.values = self.methods().iter().map(|one| one.word()).collect();
                    one.ebu = self.methods()[0].word();
                    one.wbf = one.ebu;
                }
                "vp" => one.values = ["none"].into_iter().chain(self.scales()).collect(),
                _ => {}
            }
        }
        mine
    }

    /// The methods for it.
    const fn methods(self) -> &'static [Method] {
        match self.kind {
            EventKind::Teams => &MATCH,
            _ => &FIELD,
        }
    }

    /// The scales of victory points for its matches; what is used the world over first.
    #[must_use]
    pub fn scales(self) -> Vec<&'static str> {
        let by_teams = self.kind == EventKind::Teams;
        let wanted = match by_teams {
            true => Input::Imps,
            false => Input::Percent,
        };
        let mut names = Scale::names();
        names.sort_by_key(|name| !name.starts_with("wbf"));
        names.retain(|name| {
            let fits = || {
                let scale = Scale::named(name).filter(|scale| scale.input() == wanted);
                scale.is_some_and(|scale| scale.vps(&Exact::ZERO, self.boards).is_ok())
            };
            (by_teams || self.structure == Structure::Swiss)
                && !name.contains("teams8")
                && !name.contains("triangle")
                && fits()
        });
        names
    }
}

/// The settings in the order in which people think of them.
pub const KNOWN: &[KnownSetting] = &[
    fixed(known("preset", ["ebu", "wbf"], "80A", &["ebu", "wbf"])),
    fixed(known("edition", ["2017", "2017"], "80A", &["2017", "2007"])),
    fixed(known(
        "method",
        ["matchpoints"; 2],
        "78; White Book 80.10",
        &["matchpoints"],
    )),
    only(
        Matters::WithVps,
        known("vp", ["none"; 2], "78; White Book 161", &["none"]),
    ),
    only(
        Matters::ToTeams,
        fixed(known("team-of", ["4"; 2], "White Book 161.5", &["4", "8"])),
    ),
    only(
        Matters::ToTeams,
        fixed(known(
            "teams-of-eight",
            ["fours"; 2],
            "White Book 161.6",
            &["fours", "aggregate", "cross-imps"],
        )),
    ),
    only(
        Matters::ToSwiss,
        known(
            "first-draw",
            ["entry"; 2],
            "White Book 164.1",
            &["entry", "lot", "halves", "halves-by-lot", "folded"],
        ),
    ),
    only(
        Matters::ToSwiss,
        known(
            "odd-number",
            ["bye"; 2],
            "White Book 166.2",
            &["bye", "triangle"],
        ),
    ),
    only(
        Matters::ToSwiss,
        known("bye", ["own-average"; 2], "White Book 80.5", &[]),
    ),
    only(
        Matters::ToSwiss,
        known("meet-again", ["never"; 2], "White Book 166.3", &[]),
    ),
    known(
        "show-results",
        ["after-session"; 2],
        "White Book 121.3",
        &["after-board", "after-round", "after-session"],
    ),
    only(
        Matters::ToTeams,
        known(
            "line-ups",
            ["sealed"; 2],
            "5; White Book 5.1, 5.2",
            &["sealed", "open"],
        ),
    ),
    known(
        "play",
        ["tables"; 2],
        "80B",
        &["tables", "guided", "at-table"],
    ),
    known("play-alerts", ["bidder"; 2], "20F", AT_TABLES[0].1),
    known("play-claims", ["director"; 2], "68D2", AT_TABLES[1].1),
    known("play-undo", ["director"; 2], "25A, 45C4b", AT_TABLES[2].1),
    known("play-onlookers", ["nobody"; 2], "76", AT_TABLES[3].1),
    known("play-delay-minutes", ["10"; 2], "76", &[]),
    known("play-faces", ["off"; 2], "80B", AT_TABLES[4].1),
    known(
        "play-screens",
        ["false"; 2],
        "80B; White Book 151",
        AT_TABLES[5].1,
    ),
    known("round-minutes", ["none"; 2], "White Book 121.4", &[]),
    known(
        "next-round",
        ["director"; 2],
        "8",
        &["director", "all-done", "clock", "each-table"],
    ),
    known("move-minutes", ["0"; 2], "8", &[]),
    known("late-minutes", ["5"; 2], "White Book 145.7", &[]),
    known("delay-minutes", ["10"; 2], "White Book 145.7", &[]),
    known(
        "substitutes",
        ["limited"; 2],
        "White Book 144.2",
        &["limited", "qualifying", "free"],
    ),
    known("board-minutes", ["7"; 2], "White Book 147.7", &[]),
    only(
        Matters::ToSwiss,
        known("kept-minutes", ["8"; 2], "White Book 147.7", &[]),
    ),
    known(
        "periods",
        ["white-book", "laws"],
        "79C1, 92B; White Book 146",
        &["white-book", "laws"],
    ),
    known(
        "correction-minutes",
        ["20", "30"],
        "79C1; White Book 79.1",
        &[],
    ),
    known("ruling-minutes", ["20", "30"], "92B", &[]),
    known("appeal-minutes", ["20", "30"], "92B", &[]),
    known(
        "gross-error-days",
        ["2", "none"],
        "79C2; White Book 146.3.1",
        &[],
    ),
    known("holidays", ["federation"; 2], "White Book 146.4", &[]),
    known("deposit", ["none"; 2], "92A; White Book 92.8", &[]),
    known("inspection", ["none"; 2], "White Book 131.6", &[]),
    known(
        "afterwards",
        ["none"; 2],
        "White Book 131.6",
        &["none", "nothing"],
    ),
    known("prizes-decided-by", ["none"; 2], "White Book 131.7", &[]),
    known("prize-giving", ["none"; 2], "White Book 122.5.2", &[]),
    known("prize-giving-minutes", ["30"; 2], "White Book 131.3", &[]),
    known("venue", ["none"; 2], "White Book 122.5.2", &[]),
    known("qualify", ["none"; 2], "White Book 122.5.2", &[]),
    known("entry-fee", ["none"; 2], "White Book 122.5.4", &[]),
    known("slow-play", ["none"; 2], "White Book 81.4", &[]),
    known("systems", ["none"; 2], "80B2f; White Book 122.5.2", &[]),
    known("special-rules", ["none"; 2], "White Book 122.5.2", &[]),
    known(
        "best-effort",
        ["not-demanded", "demanded"],
        "72A; White Book 72.1",
        &["not-demanded", "demanded"],
    ),
    known(
        "system-policy",
        ["none"; 2],
        "40B2a; White Book 171",
        &["none", openroom_systems::policy::NAMED[0].0],
    ),
    known(
        "break-ties",
        ["never"; 2],
        "White Book 143.4",
        &["never", "all"],
    ),
    known("strata", ["none"; 2], "78D", &[]),
    known("level", ["none"; 2], "80B", &[]),
    known(
        "sections",
        ["together"; 2],
        "White Book 78.1",
        &["together", "apart"],
    ),
    known(
        "own-average",
        ["pairs"; 2],
        "12C2c",
        &["pairs", "all", "never"],
    ),
    known("average-plus-cap", ["none"; 2], "White Book 12.20", &[]),
    known("repeated-average-plus", ["none"; 2], "12C2d", &[]),
    only(
        Matters::With(&FIELD),
        known("expected", ["none"; 2], "White Book 78.3", &[]),
    ),
    only(
        Matters::With(&[Method::Matchpoints]),
        known("win", ["2"; 2], "78A", &["2", "1"]),
    ),
    only(
        Matters::With(&[Method::CrossImps]),
        known(
            "cross-imps",
            ["sum", "mean"],
            "White Book 78.4",
            &["sum", "mean"],
        ),
    ),
    only(
        Matters::With(&[Method::CrossImps]),
        known("cross-imps-divisor", ["7/10"; 2], "White Book 161.4", &[]),
    ),
    only(
        Matters::With(&[Method::Butler]),
        known("trim", ["0"; 2], "White Book 78.4", &[]),
    ),
    only(
        Matters::With(&[Method::Butler]),
        known("datum-unit", ["10"; 2], "White Book 78.5.2", &[]),
    ),
    only(
        Matters::With(&[Method::Hybrid]),
        known(
            "hybrid-quotient",
            ["rounded"; 2],
            "White Book 161.7",
            &["rounded", "exact"],
        ),
    ),
    known("imp-unit", ["1", "0.01"], "White Book 12.5", &[]),
    only(
        Matters::ToTeams,
        known(
            "imp-caps",
            ["false"; 2],
            "White Book 161.1",
            &["false", "true"],
        ),
    ),
    known(
        "halves",
        ["toward-zero", "away-from-zero"],
        "White Book 78.5.1",
        &["toward-zero", "away-from-zero", "down", "up"],
    ),
    known(
        "half-way",
        ["kept"; 2],
        "White Book 145.2",
        &["kept", "cancelled"],
    ),
    known("standard-value", ["none"; 2], "White Book 12.5", &[]),
];

/// Whether a setting says how the event is run, and nothing about its score.
pub(crate) fn is_conduct(key: &str) -> bool {
    CONDUCT.contains(&key)
}

/// The regulations of an event, all layers together.
#[derive(Debug, Clone, PartialEq)]
pub struct Regulations {
    settings: BTreeMap<String, Setting>,
    conduct: Conduct,
    edition: Edition,
    /// How crate `scoring` understands them.
    scored: Arc<Event>,
}

impl Default for Regulations {
    fn default() -> Self {
        Self {
            settings: BTreeMap::new(),
            conduct: Conduct::of(Federation::of(Preset::default())),
            edition: Edition::E2017,
            scored: Arc::default(),
        }
    }
}

impl Regulations {
    /// Every setting that some layer gave.
    #[must_use]
    pub const fn settings(&self) -> &BTreeMap<String, Setting> {
        &self.settings
    }

    /// How the event is run.
    #[must_use]
    pub const fn conduct(&self) -> &Conduct {
        &self.conduct
    }

    /// The Laws in force.
    #[must_use]
    pub const fn edition(&self) -> Edition {
        self.edition
    }

    /// The federation whose rules hold: the one that is named, or the one that the preset stands for.
    #[must_use]
    pub fn federation(&self) -> &Federation {
        federation_of(&self.scored)
    }

    /// What a setting says in words, line by line; nothing where nobody said anything.
    #[must_use]
    pub fn told(&self, key: &str) -> Option<String> {
        let value = &self.settings.get(key)?.value;
        let text = match value {
            Tree::List(lines) => {
                let lines = lines.iter().filter_map(Tree::text);
                lines.collect::<Vec<_>>().join("\n")
            }
            other => other.text().unwrap_or_default().trim().to_owned(),
        };
        (!text.is_empty() && text != "none").then_some(text)
    }

    /// The method by which the event is scored.
    pub(crate) fn scored_by(&self) -> Method {
        self.scored.scoring.method
    }

    /// Boards of a match, where the scale of victory points says so.
    pub(crate) fn match_boards(&self) -> Option<u16> {
        let boards = self.scored.scoring.vp.as_ref()?.boards?;
        u16::try_from(boards).ok()
    }

    /// How the event is scored: `matchpoints`, `imps`, ...
    #[must_use]
    pub fn method(&self) -> &'static str {
        self.scored.scoring.method.word()
    }

    /// The event as crate `scoring` has it, without contestants and all that happened.
    pub(crate) fn scored(&self) -> &Event {
        &self.scored
    }

    /// The same for an event that nobody has given regulations yet.
    pub(crate) fn created(created: &Created) -> Result<Self, Said> {
        let mut first = Self::default();
        first.settle(created)?;
        Ok(first)
    }

    /// These with one more layer, or why that cannot be.
    pub(crate) fn with(&self, created: &Created, more: &Regulated) -> Result<Self, Said> {
        let mut next = self.clone();
        for (key, value) in &more.settings {
            let mut known = [&SCORING[..], SETTINGS, &ALONE, &CONDUCT].concat();
            known.retain(|key| *key != FROM_HANDS);
            if !known.contains(&key.as_str()) {
                return Err(said!(
                    "unknown-setting",
                    "the setting {key} is unknown; the settings are {known}",
                    key = quoted(key),
                    known = known.join(", ")
                ));
            }
            if let Some(before) = self.settings.get(key) {
                if before.reserved && before.layer < more.layer {
                    return Err(said!(
                        "setting-reserved",
                        "`{key}` is reserved by the layer {layer} and cannot be changed at a lower level (White Book 80.1)",
                        key,
                        layer = layer_word(before.layer)
                    ));
                }
                // What a lower layer says stays, when a higher one speaks later without reserving it.
                if before.layer > more.layer && !more.reserved.contains(key) {
                    continue;
                }
            }
            let setting = Setting {
                value: value.clone(),
                layer: more.layer,
                reserved: more.reserved.contains(key),
                consent: more.consent.clone().filter(|_| key == "correction-minutes"),
            };
            next.settings.insert(key.clone(), setting);
        }
        if let Some(key) = more
            .reserved
            .iter()
            .find(|key| !more.settings.contains_key(*key))
        {
            return Err(said!(
                "setting-reserved-not-set",
                "`{key}` is reserved but not set; give it a value",
                key
            ));
        }
        next.settle(created)?;
        Ok(next)
    }

    /// Reads the settings again; crate `scoring` reads its own.
    fn settle(&mut self, created: &Created) -> Result<(), Said> {
        let head = self.head(created);
        let sections = head.iter().map(|(key, tree)| (key.clone(), tree.node()));
        let sections: Vec<_> = sections.collect();
        let scored = event_file::from_sections(&sections).map_err(|errors| {
            let faults = errors.0.iter().map(|error| error.in_place());
            said!(
                "fault-all",
                "{faults}",
                faults = openroom_said::Arg::Each(faults.collect(), "; ".into())
            )
        })?;
        self.edition = scored.edition;
        self.conduct = self.read_conduct(&scored)?;
        self.scored = Arc::new(scored);
        Ok(())
    }

    fn read_conduct(&self, scored: &Event) -> Result<Conduct, Said> {
        let mut conduct = Conduct::of(federation_of(scored));
        let text = |key: &str| {
            self.settings
                .get(key)
                .map(|s| s.value.text().unwrap_or_default())
        };
        let number = |key: &str, least: u32, most: u32| {
            let Some(text) = text(key) else {
                return Ok(None);
            };
            let number = text.parse().ok().filter(|n| (least..=most).contains(n));
            number.map(Some).ok_or_else(|| {
                said!(
                    "setting-not-a-number",
                    "`{key}`: {text} is not a whole number from {least} to {most}",
                    key,
                    text = quoted(text),
                    least,
                    most
                )
            })
        };
        let wrong = |key: &str, allowed: &str| {
            said!(
                "setting-allowed",
                "`{key}` must be one of {allowed}",
                key,
                allowed
            )
        };
        match text("periods") {
            None => {}
            Some("laws") => conduct.periods = Periods::Laws,
            Some("white-book") => conduct.periods = Periods::WhiteBook,
            Some(_) => return Err(wrong("periods", "laws, white-book")),
        }
        match text("show-results") {
            None => {}
            Some("after-board") => conduct.show = Show::AfterBoard,
            Some("after-round") => conduct.show = Show::AfterRound,
            Some("after-session") => conduct.show = Show::AfterSession,
            Some(_) => {
                return Err(wrong(
                    "show-results",
                    "after-board, after-round, after-session",
                ));
            }
        }
        match text("line-ups") {
            None => {}
            Some("sealed") => conduct.line_ups = LineUps::Sealed,
            Some("open") => conduct.line_ups = LineUps::Open,
            Some(_) => return Err(wrong("line-ups", "sealed, open")),
        }
        match text("play") {
            None => {}
            Some("tables") => conduct.play = Play::Tables,
            Some("guided") => conduct.play = Play::Guided,
            Some("at-table") => conduct.play = Play::AtTable,
            Some(_) => return Err(wrong("play", "tables, guided, at-table")),
        }
        let chosen = |at: usize| {
            let (key, allowed) = AT_TABLES[at];
            let Some(text) = text(key) else {
                return Ok(allowed[0]);
            };
            let found = allowed.iter().find(|one| **one == text);
            found
                .copied()
                .ok_or_else(|| wrong(key, &allowed.join(", ")))
        };
        conduct.at_tables = AtTables {
            alerts: chosen(0)?,
            claims: chosen(1)?,
            undo: chosen(2)?,
            onlookers: chosen(3)?,
            delay_minutes: number("play-delay-minutes", 1, 24 * 60)?
                .unwrap_or(conduct.at_tables.delay_minutes),
            faces: chosen(4)?,
            screens: chosen(5)?,
        };
        // An organiser's period is not under 20 minutes unless the event demands it (79C1, WB 79.1): 10 is the floor here.
        let day = 24 * 60;
        if let Some(minutes) = number("correction-minutes", 10, 7 * day)? {
            conduct.correction_minutes = minutes;
        }
        if let Some(minutes) = number("ruling-minutes", 0, 7 * day)? {
            conduct.ruling_minutes = minutes;
        }
        if let Some(minutes) = number("appeal-minutes", 0, 7 * day)? {
            conduct.appeal_minutes = minutes;
        }
        if let Some(minutes) = number("late-minutes", 0, day)? {
            conduct.late_minutes = minutes;
        }
        if let Some(minutes) = number("delay-minutes", 0, day)? {
            conduct.delay_minutes = minutes;
        }
        if let Some(minutes) = number("board-minutes", 1, 60)? {
            conduct.board_minutes = minutes;
        }
        if let Some(minutes) = number("kept-minutes", 0, day)? {
            conduct.kept_minutes = minutes;
        }
        match text("substitutes") {
            None => {}
            Some("limited") => conduct.substitutes = Substitutes::Limited,
            Some("qualifying") => conduct.substitutes = Substitutes::Qualifying,
            Some("free") => conduct.substitutes = Substitutes::Free,
            Some(_) => return Err(wrong("substitutes", "limited, qualifying, free")),
        }
        conduct.round_minutes = match text("round-minutes") {
            Some("none") => None,
            _ => number("round-minutes", 1, day)?,
        };
        match text("next-round") {
            None => {}
            Some("director") => conduct.next_round = NextRound::Director,
            Some("all-done") => conduct.next_round = NextRound::AllDone,
            Some("clock") => conduct.next_round = NextRound::Clock,
            Some("each-table") => conduct.next_round = NextRound::EachTable,
            Some(_) => {
                return Err(wrong("next-round", "director, all-done, clock, each-table"));
            }
        }
        if let Some(minutes) = number("move-minutes", 0, 30)? {
            conduct.move_minutes = minutes;
        }
        (conduct.first_order, conduct.first_meet) = match text("first-draw") {
            None | Some("entry") => (DrawOrder::Entry, DrawMeet::Neighbours),
            Some("lot") => (DrawOrder::Lot, DrawMeet::Neighbours),
            Some("halves") => (DrawOrder::Entry, DrawMeet::Halves),
            Some("halves-by-lot") => (DrawOrder::Lot, DrawMeet::Halves),
            Some("folded") => (DrawOrder::Entry, DrawMeet::Folded),
            Some(_) => {
                return Err(wrong(
                    "first-draw",
                    "entry, lot, halves, halves-by-lot, folded",
                ));
            }
        };
        match text("odd-number") {
            None | Some("bye") => {}
            Some("triangle") => conduct.odd = DrawOdd::Triangle,
            Some(_) => return Err(wrong("odd-number", "bye, triangle")),
        }
        conduct.again_after = match text("meet-again") {
            None | Some("never") => None,
            Some("always") => Some(0),
            _ => number("meet-again", 1, 200)?,
        };
        if let Some(minutes) = number("prize-giving-minutes", 10, day)? {
            conduct.prize_giving_minutes = minutes;
        }
        self.check_told()?;
        match text("gross-error-days") {
            None => {}
            Some("none") => conduct.gross_days = None,
            Some(_) => conduct.gross_days = number("gross-error-days", 1, 30)?,
        }
        if let Some(setting) = self.settings.get("holidays") {
            conduct.holidays = holidays(&setting.value, &conduct.holidays)?;
        }
        match text("best-effort") {
            None => {}
            Some("demanded") => conduct.best_effort = Some(true),
            Some("not-demanded") => conduct.best_effort = Some(false),
            Some(_) => return Err(wrong("best-effort", "not-demanded, demanded")),
        }
        if let Some(setting) = self.settings.get("system-policy") {
            conduct.policy = policy(&setting.value)?;
        }
        match text("deposit") {
            None => {}
            Some("none") => conduct.deposit = None,
            Some("") => {
                return Err(said!(
                    "deposit-an-amount",
                    "`deposit` must be an amount such as 30 GBP, or none"
                ));
            }
            Some(amount) => conduct.deposit = Some(amount.to_owned()),
        }
        Ok(conduct)
    }

    /// What is said in words is a text, or several lines, of which nobody would lose the thread.
    fn check_told(&self) -> Result<(), Said> {
        for key in TOLD {
            let Some(setting) = self.settings.get(key) else {
                continue;
            };
            let lines: Vec<Option<&str>> = match &setting.value {
                Tree::List(lines) => lines.iter().map(Tree::text).collect(),
                other => vec![other.text()],
            };
            let length = |line: &Option<&str>| line.map_or(0, |text| text.trim().chars().count());
            let sound = lines
                .iter()
                .all(|line| (1..=LONGEST).contains(&length(line)));
            if lines.is_empty() || lines.len() > LINES || !sound {
                return Err(said!(
                    "setting-told",
                    "`{key}` must be a text of 1 to {most} characters, a list of up to {lines} of them, or none",
                    key,
                    most = LONGEST,
                    lines = LINES
                ));
            }
        }
        match self.settings.get("afterwards").map(|one| one.value.text()) {
            None | Some(Some("none" | "nothing")) => Ok(()),
            Some(_) => Err(said!(
                "setting-allowed",
                "`{key}` must be one of {allowed}",
                key = "afterwards",
                allowed = "none, nothing"
            )),
        }
    }

    /// The sections of the event file that say how it is scored, by their keys.
    fn head(&self, created: &Created) -> Vec<(String, Tree)> {
        let word = |key: &str, text: &str| (key.to_owned(), Tree::Text(text.to_owned()));
        let event = vec![
            word("name", &created.name),
            word("kind", created.kind.word()),
            word("structure", created.structure.word()),
        ];
        let mut head = vec![("event".to_owned(), Tree::Map(event))];
        // Whoever writes `none` takes back what was set.
        let given = |key: &&str| {
            let setting = self.settings.get(*key)?;
            let none = setting.value.text() == Some("none") && TAKEN_BACK.contains(key);
            (!none).then(|| ((*key).to_owned(), setting.value.clone()))
        };
        head.extend(ALONE.iter().filter_map(given));
        for (name, keys) in [("scoring", &SCORING[..]), ("settings", SETTINGS)] {
            let pairs: Vec<_> = keys.iter().filter_map(given).collect();
            if !pairs.is_empty() {
                head.push((name.to_owned(), Tree::Map(pairs)));
            }
        }
        head
    }
}

/// The holidays of an event: its own besides those of the federation, or `none`.
fn holidays(value: &Tree, federation: &Holidays) -> Result<Holidays, Said> {
    let days = |text: &str| match text {
        "none" | "federation" | "" => Ok(Holidays::default()),
        days => Holidays::read(days),
    };
    let words = |tree: &Tree| match tree.text() {
        Some(text) => Ok(text.to_owned()),
        None => Err(said!(
            "holidays-list",
            "`holidays`: write days such as 12-25, 2026-05-08, or `none`"
        )),
    };
    let all = match value {
        Tree::List(items) => items.iter().map(words).collect::<Result<Vec<_>, _>>()?,
        value => vec![words(value)?],
    };
    if all == ["none"] {
        return Ok(Holidays::default());
    }
    all.iter()
        .try_fold(federation.clone(), |known, one| Ok(known.and(&days(one)?)))
}

/// A policy of systems: one that comes with the program by its name, or as `docs/systems.md` has it.
fn policy(value: &Tree) -> Result<Option<Arc<Policy>>, Said> {
    let read = match value.text() {
        Some("none") => return Ok(None),
        Some(name) if !name.contains('\n') => Policy::named(name).ok_or_else(|| {
            let known: Vec<&str> = openroom_systems::policy::NAMED
                .iter()
                .map(|(name, _)| *name)
                .collect();
            said!(
                "policy-unknown",
                "`system-policy`: {name} is unknown; use one of {known}, none, or write the policy itself",
                name = quoted(name),
                known = known.join(", ")
            )
        })?,
        Some(text) => Policy::read(text).map_err(|fault| fault.in_place())?,
        None => Policy::read(&value.to_yaml()).map_err(|fault| fault.in_place())?,
    };
    Ok(Some(Arc::new(read)))
}

fn federation_of(scored: &Event) -> &Federation {
    match &scored.federation {
        Some(federation) => federation,
        None => Federation::of(scored.scoring.settings.preset),
    }
}

pub(crate) const fn layer_word(layer: Layer) -> &'static str {
    match layer {
        Layer::Authority => "authority",
        Layer::Organiser => "organiser",
        Layer::Event => "event",
        Layer::Director => "director",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pairs() -> Created {
        serde_json::from_value(serde_json::json!({"name": "x", "kind": "pairs"})).unwrap()
    }

    /// What a page offers is what the regulations take, and what it says of a preset is what that preset has.
    #[test]
    fn every_setting_that_is_offered_is_taken() {
        let mut keys = std::collections::BTreeSet::new();
        for one in KNOWN {
            assert!(keys.insert(one.key), "{} twice", one.key);
            let values = [one.ebu, one.wbf]
                .into_iter()
                .chain(one.values.iter().copied());
            for value in values {
                let tree = Tree::Text(value.to_owned());
                let more = Regulated {
                    layer: Layer::Event,
                    settings: BTreeMap::from([(one.key.to_owned(), tree)]),
                    reserved: Vec::new(),
                    consent: None,
                };
                let taken = Regulations::default().with(&pairs(), &more);
                assert!(taken.is_ok(), "{}: {value}: {:?}", one.key, taken.err());
            }
        }
        // All that there is can be chosen, but a scale of one's own, which is a file.
        for key in SCORING.iter().chain(SETTINGS).chain(&CONDUCT).chain(&ALONE) {
            let told = ["scales", "federation", FROM_HANDS].contains(key);
            assert!(keys.contains(key) || told, "{key}");
        }
        let chooser = |kind, structure, method, boards| Chooser {
            kind,
            structure,
            method,
            boards,
        };
        let teams = chooser(EventKind::Teams, Structure::Swiss, Method::Imps, 8).settings();
        let vp = teams.iter().find(|one| one.key == "vp").unwrap();
        assert!(vp.values.contains(&"none") && vp.values.contains(&"wbf-2013"));
        assert!(teams.iter().all(|one| one.key != "win"));
        let field = chooser(EventKind::Pairs, Structure::Field, Method::Butler, 3).settings();
        assert!(field.iter().all(|one| one.key != "vp"));
        assert!(field.iter().any(|one| one.key == "datum-unit"));
        for word in ["ebu", "wbf"] {
            let conduct = Conduct::of(Federation::named(word).unwrap());
            let told = |key: &str| {
                let one = KNOWN.iter().find(|one| one.key == key).unwrap();
                let text = if word == "ebu" { one.ebu } else { one.wbf };
                text.parse::<u32>().ok()
            };
            assert_eq!(told("correction-minutes"), Some(conduct.correction_minutes));
            assert_eq!(told("ruling-minutes"), Some(conduct.ruling_minutes));
            assert_eq!(told("appeal-minutes"), Some(conduct.appeal_minutes));
            assert_eq!(told("gross-error-days"), conduct.gross_days);
            assert_eq!(told("late-minutes"), Some(conduct.late_minutes));
        }
    }
}
