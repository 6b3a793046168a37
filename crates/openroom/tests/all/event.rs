//! A session of 30 tables, from its creation to the final result, through the command line alone.

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

fn run(args: &[&str], stdin: &str) -> (i32, String, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_openroom"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let _ = child
        .stdin
        .take()
        .expect("a pipe")
        .write_all(stdin.as_bytes());
    let output = child.wait_with_output().expect("the binary ends");
    (
        output.status.code().expect("no signal"),
        String::from_utf8(output.stdout).expect("UTF-8"),
        String::from_utf8(output.stderr).expect("UTF-8"),
    )
}

/// A log in a folder of its own, which is gone afterwards.
struct Desk {
    folder: PathBuf,
    minute: u32,
}

impl Desk {
    fn new(name: &str) -> Self {
        let folder =
            std::env::temp_dir().join(format!("openroom-event-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).expect("a folder");
        Self { folder, minute: 0 }
    }

    fn log(&self) -> String {
        self.path("event.yaml").display().to_string()
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    fn now(&self) -> String {
        format!(
            "2026-05-14T{:02}:{:02}:00+01:00",
            18 + self.minute / 60,
            self.minute % 60
        )
    }

    /// `openroom event COMMAND LOG ...`, which must succeed.
    fn does(&self, command: &str, args: &[&str], stdin: &str) -> String {
        let (status, out, err) = self.tries(command, args, stdin);
        assert_eq!((status, err.as_str()), (0, ""), "{command} {args:?}");
        out
    }

    fn tries(&self, command: &str, args: &[&str], stdin: &str) -> (i32, String, String) {
        let log = self.log();
        let mut all = vec!["event", command, &log];
        all.extend(args);
        run(&all, stdin)
    }

    fn add(&self, by: &str, act: &str, why: &str) {
        let now = self.now();
        let mut args = vec![act, "--by", by, "--at", &now];
        if !why.is_empty() {
            args.extend(["--why", why]);
        }
        self.does("add", &args, "");
    }

    /// An act that must be refused, with these words; the log stays as it is.
    fn refused(&self, by: &str, act: &str, why: &str, words: &str) {
        let before = std::fs::read(self.log()).expect("a log");
        let now = self.now();
        let mut args = vec![act, "--by", by, "--at", &now];
        if !why.is_empty() {
            args.extend(["--why", why]);
        }
        let (status, out, err) = self.tries("add", &args, "");
        assert_eq!((status, out.as_str()), (2, ""), "{act}\n{err}");
        assert!(err.contains(words), "{words:?} is not in {err:?}");
        assert_eq!(std::fs::read(self.log()).expect("a log"), before);
    }

    fn json(&self, command: &str, args: &[&str]) -> Value {
        serde_json::from_str(&self.does(command, args, "")).expect("JSON")
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// Numbers that only look like chance.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % n
    }

    fn result(&mut self) -> String {
        let level = [2, 3, 3, 4, 4, 5, 6][self.below(7) as usize];
        let strain = ["C", "D", "H", "S", "NT"][self.below(5) as usize];
        let declarer = ["N", "E", "S", "W"][self.below(4) as usize];
        let tricks = level + 4 + self.below(4);
        format!("contract: {level}{strain}, by: {declarer}, tricks: {tricks}")
    }
}

/// The tables of a round as the state has them: name, North-South, East-West, boards.
fn tables(state: &Value, round: usize) -> Vec<(String, u64, u64, Vec<u64>)> {
    let tables = state["sessions"][0]["rounds"][round - 1]["tables"]
        .as_array()
        .expect("tables");
    tables
        .iter()
        .map(|table| {
            let boards = table["boards"].as_array().expect("boards");
            (
                table["table"].as_str().expect("a name").to_owned(),
                table["ns"].as_u64().expect("a pair"),
                table["ew"].as_u64().expect("a pair"),
                boards
                    .iter()
                    .map(|board| board["board"].as_u64().expect("a number"))
                    .collect(),
            )
        })
        .collect()
}

const SPOILT: &str = "auction: 1NT Pass 3NT Pass Pass Pass
log:
- D: called
- D: {adjust: {award: {ns: AVE-, ew: AVE+}}}
";

const ROUNDS: usize = 9;

#[test]
fn thirty_tables_from_creation_to_the_final_result() {
    let mut desk = Desk::new("thirty");
    set_up(&desk);
    desk.refused(
        "director",
        "round-started: {round: 2}",
        "",
        "the next round is 1, not 2 (Law 8B1)",
    );

    let state = desk.json("replay", &["--json"]);
    let mut dice = Dice(0x1234_5678_9abc_def1);
    for round in 1..=ROUNDS {
        desk.minute += 1;
        desk.add(
            "director",
            &format!("round-started: {{round: {round}, minutes: 15}}"),
            "",
        );
        if round == 1 {
            start(&desk);
        }
        desk.minute += 7;
        play(&desk, &state, round, &mut dice);
        desk.minute += 7;
        incidents(&desk, &state, round);
    }
    close(&mut desk);
    replayed(&desk);
}

fn set_up(desk: &Desk) {
    let now = desk.now();
    let log = desk.log();
    let new = [
        "event",
        "new",
        &log,
        "--name",
        "Spring Pairs: heat 1",
        "--method",
        "matchpoints",
        "--preset",
        "ebu",
        "--edition",
        "2017",
        "--set",
        "deposit=30 GBP",
        "--by",
        "organiser",
        "--at",
        &now,
    ];
    let (status, _, err) = run(&new, "");
    assert_eq!((status, err.as_str()), (0, ""));
    assert_eq!(run(&new, "").0, 2, "an event is never overwritten");

    let mut list = String::new();
    for pair in 1..=60 {
        let _ = writeln!(list, "{pair}, Player {pair}a, Player {pair}b");
    }
    desk.does("enter", &["-", "--at", &now], &list);
    desk.add(
        "organiser",
        "staff: {name: Dora Lane, duty: director-in-charge}",
        "",
    );
    desk.add(
        "organiser",
        "staff: {name: Ed Moor, duty: director, related: [Player 5a]}",
        "",
    );
    let (status, plan, err) = run(
        &[
            "movement", "make", "mitchell", "--tables", "30", "--boards", "2", "--rounds", "9",
            "--yaml",
        ],
        "",
    );
    assert_eq!((status, err.as_str()), (0, ""));
    desk.does("movement", &["-", "--at", &now], &plan);
    desk.does(
        "deal",
        &["set.sealed", "--sealed", "--range", "1-60", "--at", &now],
        "",
    );
    desk.refused(
        "director",
        "unsealed: {deals: {}}",
        "",
        "stay sealed until the session starts",
    );
}

/// Pair 60 is late and misses the first round (White Book 145.6); the boards are opened.
fn start(desk: &Desk) {
    let (status, boards, _) = run(&["deal", "60", "--seed", "7"], "");
    assert_eq!(status, 0);
    desk.does("deal", &["-", "--opened", "--at", &desk.now()], &boards);
    desk.add(
        "director",
        "late: {contestant: 60, minutes: 16, notice: true}",
        "",
    );
    desk.refused(
        "scorer",
        "cancelled: {round: 1, table: 30, boards: 59-60, score: {award: 60/40}}",
        "late",
        "for a Director",
    );
    desk.add(
        "director",
        "cancelled: {round: 1, table: 30, boards: 59-60, score: {award: {ns: 60, ew: 40}}}",
        "pair 60 came during the round",
    );
    desk.add(
        "director",
        "penalty: {contestant: 60, offence: lateness, standard: 1}",
        "",
    );
}

fn play(desk: &Desk, state: &Value, round: usize, dice: &mut Dice) {
    let now = desk.now();
    let mut entries = String::new();
    for (table, ns, ew, boards) in tables(state, round) {
        for board in boards {
            let place = format!("round: {round}, table: {table}, board: {board}");
            if round == 1 && table == "30" || round > 6 && (ns == 17 || ew == 17) {
                continue;
            }
            let result = dice.result();
            if ns % 10 == 3 {
                // Some tables hand in slips.
                let _ = writeln!(
                    entries,
                    "- {{at: {now}, by: scorer Sam, result: {{{place}, {result}, signed: true}}}}"
                );
            } else {
                let _ = writeln!(
                    entries,
                    "- {{at: {now}, by: contestant {ns}, result: {{{place}, {result}}}}}"
                );
                let _ = writeln!(
                    entries,
                    "- {{at: {now}, by: contestant {ew}, agreed: {{{place}}}}}"
                );
            }
        }
    }
    desk.does("append", &["-"], &entries);
}

fn incidents(desk: &Desk, state: &Value, round: usize) {
    let here = |table: usize| {
        let (name, ns, ew, boards) = tables(state, round)[table - 1].clone();
        (name, ns, ew, boards[0])
    };
    let place = |table: usize| {
        let (name, _, _, board) = here(table);
        format!("round: {round}, table: {name}, board: {board}")
    };
    match round {
        2 => {
            // A dispute about tricks, settled before the round is over.
            let (_, _, ew, _) = here(4);
            desk.add(
                &format!("contestant {ew}"),
                &format!("disputed: {{{}}}", place(4)),
                "we won the last trick",
            );
            desk.refused(
                "contestant 4",
                &format!(
                    "correction: {{{}, class: tricks, contract: 2H, by: N, tricks: 9}}",
                    place(4)
                ),
                "x",
                "Law 79C1",
            );
            desk.add(
                "director Dora Lane",
                &format!(
                    "correction: {{{}, class: tricks, contract: 2H, by: N, tricks: 9}}",
                    place(4)
                ),
                "agreed on the spot",
            );
        }
        3 => {
            // A ruling with the log of the table: the outcome is the score.
            let (table, _, _, board) = here(5);
            let file = desk.path("ruling1.yaml");
            std::fs::write(&file, format!("board: {board}\n{SPOILT}")).expect("a file");
            let (round, board) = (round.to_string(), board.to_string());
            let now = desk.now();
            let args = [
                round.as_str(),
                &table,
                &board,
                "--log",
                path(&file),
                "--facts",
                "cards mixed up by North-South",
                "--at",
                &now,
            ];
            let related = [&args[..], &["--by", "director Ed Moor"]].concat();
            let (status, _, err) = desk.tries("rule", &related, "");
            assert!(status == 2 && err.contains("WB 81.7.2"), "{err}");
            desk.does(
                "rule",
                &[&args[..], &["--by", "director Dora Lane"]].concat(),
                "",
            );
        }
        4 => {
            // A ruling of judgement: a weighted score, and somebody was consulted.
            let (table, _, _, board) = here(8);
            let file = desk.path("ruling2.yaml");
            let text = format!(
                "board: {board}\nauction: 1NT Pass 3NT Pass Pass Pass\nlog:\n- D: called\n- D: {{adjust: {{assigned: [[110, 0.6], [90, 0.4]], law: 12C1c}}}}\n"
            );
            std::fs::write(&file, text).expect("a file");
            let (round, board) = (round.to_string(), board.to_string());
            let now = desk.now();
            let args = [
                round.as_str(),
                &table,
                &board,
                "--log",
                path(&file),
                "--by",
                "director Ed Moor",
                "--at",
                &now,
            ];
            let (status, _, err) = desk.tries("rule", &args, "");
            assert!(status == 2 && err.contains("WB 122.4"), "{err}");
            desk.does(
                "rule",
                &[
                    &args[..],
                    &["--consulted", "Dora Lane", "--consulted", "Uma Gray"],
                ]
                .concat(),
                "",
            );
        }
        5 => {
            // Found after four tables had played it: board 9 in another form (87).
            let mut played = Vec::new();
            for earlier in 1..=round {
                for (table, _, _, boards) in tables(state, earlier) {
                    if boards.contains(&9) {
                        played.push(format!("{{round: {earlier}, table: {table}}}"));
                    }
                }
            }
            assert!(played.len() >= 4);
            let at = played[..2].join(", ");
            desk.add("director", "held: {}", "board 9 is being looked at");
            desk.add(
                "director",
                &format!("fouled: {{board: 9, form: b, at: [{at}]}}"),
                "two cards had changed places",
            );
            desk.add("director", "released: {}", "");
        }
        6 => {
            desk.refused(
                "director",
                "withdrew: {contestant: 17}",
                "",
                "needs a reason",
            );
            desk.add(
                "director",
                "withdrew: {contestant: 17, accepted: true}",
                "illness",
            );
        }
        7 => {
            desk.add(
                "director",
                "warning: {contestant: 21, offence: slow-play}",
                "",
            );
        }
        8 => {
            desk.add(
                "director",
                "penalty: {contestant: 21, offence: slow-play, standard: 1}",
                "",
            );
            desk.refused(
                "scorer",
                "penalty: {contestant: 21, offence: slow-play, standard: 1}",
                "",
                "Law 81C4",
            );
            // A slip was typed in wrongly.
            let table = (1..=30)
                .find(|&table| here(table).1 == 13)
                .expect("a table");
            desk.add(
                "scorer Sam",
                &format!(
                    "correction: {{{}, class: entry, contract: 4S, by: S, tricks: 11}}",
                    place(table)
                ),
                "the slip says 4S by South",
            );
        }
        _ => {}
    }
}

fn path(path: &Path) -> &str {
    path.to_str().expect("UTF-8")
}

fn close(desk: &mut Desk) {
    desk.minute += 2;
    desk.refused("director", "official: {}", "", "session 1 is not over");
    desk.add("director", "session-over: {}", "");
    desk.add("director-in-charge Dora Lane", "official: {}", "");
    desk.refused("director", "final: {}", "", "until");
    let state = desk.json("replay", &["--json"]);
    assert_eq!(state["status"], "official");
    let ruling = &state["rulings"][1];
    let table = ruling["table"].as_str().expect("a table").to_owned();
    let sides = tables(&state, 4)
        .into_iter()
        .find(|(name, ..)| *name == table)
        .expect("the table");

    // The appeal: in time, by a side of that table, both partners, deposit, committee, decision.
    desk.minute += 10;
    let (ns, ew) = (sides.1, sides.2);
    let stranger = if ns == 1 { 2 } else { 1 };
    let appeal = |who: u64| {
        format!(
            "appeal: {{ruling: 2, points: [judgement], players: [Player {who}a], reason: 4S was cold}}"
        )
    };
    desk.refused(
        &format!("contestant {stranger}"),
        &appeal(stranger),
        "",
        "Law 92A",
    );
    desk.add(&format!("contestant {ns}"), &appeal(ns), "");
    let seat = "committee: {appeal: 1, members: [Vic Hill, Wes Dale, Xia Ford]}";
    desk.refused("director-in-charge", seat, "", "Law 92D1");
    desk.add(
        &format!("contestant {ns}"),
        &format!("concurred: {{appeal: 1, player: Player {ns}b}}"),
        "",
    );
    desk.refused("director-in-charge", seat, "", "WB 92.8");
    desk.add("director", "deposit: {appeal: 1, amount: 30 GBP}", "");
    let packed = format!("committee: {{appeal: 1, members: [Vic Hill, Player {ew}b]}}");
    desk.refused("director-in-charge", &packed, "", "WB 93.3");
    desk.refused(
        "director-in-charge",
        "committee: {appeal: 1, members: [Vic Hill, Uma Gray]}",
        "",
        "consulted about the ruling",
    );
    desk.add("director-in-charge", seat, "");
    desk.minute += 20;
    desk.refused(
        "committee Wes Dale",
        "decided: {appeal: 1, decision: changed, score: {assigned: [[110, 0.8], [90, 0.2]]}, deposit: returned}",
        "",
        "WB 92.5.2",
    );
    let form = desk.json("appeal-form", &["1", "--json"]);
    assert_eq!(form["appellants"], ns);
    assert_eq!(form["hands"].as_array().expect("hands").len(), 4);
    assert_eq!(form["auction"].as_array().expect("calls").len(), 6);
    assert_eq!(
        form["missing"],
        serde_json::json!(["lead", "facts", "convention-card"])
    );
    let log = desk.log();
    let print = ["print", "appeal", &log, "--appeal", "1"];
    let (status, page, err) = run(
        &[&print[..], &["--format", "html", "--lang", "en"]].concat(),
        "",
    );
    assert_eq!((status, err.as_str()), (0, ""));
    assert!(
        page.contains("4S was cold"),
        "the reason is not on the form"
    );
    assert!(
        page.contains(&format!("Player {ns}a")),
        "the appellants are not on the form"
    );
    desk.add(
        "committee Wes Dale",
        "decided: {appeal: 1, decision: changed, reasons: the lead was marked, score: {assigned: [[110, 0.8], [90, 0.2]]}, unanimous: true, deposit: returned}",
        "",
    );
    desk.refused(
        "director",
        "appeal-withdrawn: {appeal: 1}",
        "",
        "the appeal has been decided",
    );

    // The changed score is posted again; then it is too late for anything.
    desk.refused("director", "final: {}", "", "WB");
    desk.add("director-in-charge Dora Lane", "official: {}", "");
    let late = [
        "appeal: {ruling: 1, contestant: 5, points: [fact], players: [Player 5a, Player 5b]}",
        "--by",
        "director",
        "--at",
        "2026-05-15T09:00:00+01:00",
    ];
    let (status, _, err) = desk.tries("add", &late, "");
    assert!(status == 2 && err.contains("Law 92B"), "{err}");
    // Thursday: the second working day after it is Monday the 18th.
    let early = [
        "final: {}",
        "--by",
        "organiser",
        "--at",
        "2026-05-18T16:59:00+01:00",
    ];
    let (status, _, err) = desk.tries("add", &early, "");
    assert!(
        status == 2 && err.contains("2026-05-18 17:00") && err.contains("WB 146.1"),
        "{err}"
    );
    desk.does(
        "add",
        &[
            "final: {}",
            "--by",
            "organiser",
            "--at",
            "2026-05-18T17:00:01+01:00",
        ],
        "",
    );
    let after = [
        "penalty: {contestant: 1, offence: x, standard: 1}",
        "--at",
        "2026-05-18T17:01:00+01:00",
    ];
    let (status, _, err) = desk.tries("add", &after, "");
    assert!(status == 2 && err.contains("the result is final"), "{err}");
}

fn replayed(desk: &Desk) {
    let state = desk.does("replay", &["--json"], "");
    assert_eq!(
        desk.does("replay", &["--json"], ""),
        state,
        "the same byte for byte"
    );
    let parsed: Value = serde_json::from_str(&state).expect("JSON");
    assert_eq!(parsed["status"], "final");
    assert_eq!(parsed["missing"], serde_json::json!([]));

    // The log in two pieces, put together again by the command itself.
    let text = std::fs::read_to_string(desk.log()).expect("a log");
    let cut = text[..text.len() / 2].rfind("\n- ").expect("an entry") + 1;
    let copy = desk.path("copy.yaml");
    std::fs::write(&copy, &text[..cut]).expect("a file");
    let (status, _, err) = run(&["event", "append", path(&copy), "-"], &text[cut..]);
    assert_eq!((status, err.as_str()), (0, ""));
    assert_eq!(
        run(&["event", "replay", path(&copy), "--json"], "").1,
        state
    );
    assert_eq!(
        std::fs::read_to_string(&copy).expect("a log"),
        text,
        "written as it was"
    );

    // The standings are those of `openroom score` for the exported event.
    let standings = desk.json("standings", &["--json"]);
    let export = desk.does("export", &[], "");
    let (status, scored, err) = run(&["score", "-"], &export);
    assert_eq!((status, err.as_str()), (0, ""));
    let scored: Value = serde_json::from_str(&scored).expect("JSON");
    let ours = standings["standings"].as_array().expect("places");
    let theirs = scored["standings"].as_array().expect("places");
    assert_eq!(ours.len(), 60);
    for (ours, theirs) in ours.iter().zip(theirs) {
        for key in ["rank", "contestant", "total", "percent", "tied"] {
            assert_eq!(ours[key], theirs[key], "{key}");
        }
    }
    // Pair 17 left for a good reason and is ranked; its opponents of later rounds have average plus.
    assert!(export.contains("absent: "));
    assert!(export.contains("{contestant: 17, after: "));
    // An earlier moment can be looked at too.
    let early = desk.json("replay", &["--json", "--at", "70"]);
    assert_eq!(early["status"], "provisional");
    // People read it in their language.
    for (lang, word) in [
        ("en", "final since"),
        ("pt", "definitivo"),
        ("es", "definitivo"),
        ("it", "definitivo"),
        ("ro", "definitiv"),
    ] {
        let text = desk.does("replay", &["--lang", lang], "");
        assert!(text.contains(word), "{lang}: {text}");
    }
}

#[test]
fn bad_input_names_the_place_and_the_remedy() {
    let desk = Desk::new("bad");
    let log = desk.path("event.yaml");
    let check = |text: &str, words: &str| {
        std::fs::write(&log, text).expect("a file");
        let (status, out, err) = desk.tries("replay", &[], "");
        assert_eq!((status, out.as_str()), (2, ""), "{text}\n{err}");
        assert!(err.contains(words), "{words:?} is not in {err:?}");
    };
    let created = "- {at: 2026-05-14T18:00:00Z, by: organiser, created: {name: X}}\n";
    check(
        "created: 1",
        "line 1: a mapping was found where a list was expected; remedy: write a list",
    );
    check(
        "- {at: 2026-05-14T18:00:00Z, by: organiser}",
        "entry 1: line 1: no act is given",
    );
    check(
        "- {at: yesterday, by: organiser, created: {name: X}}",
        "line 1: at: \"yesterday\" is not a time; remedy: write a time as",
    );
    check(
        "- {at: 2026-05-14T18:00:00Z, by: king, created: {name: X}}",
        "line 1: by: \"king\" is not a known role; remedy: use organiser",
    );
    check(
        "- {at: 2026-05-14T18:00:00Z, by: organiser, crated: {name: X}}",
        "\"crated\" is not allowed; remedy: use created, regulations",
    );
    check(
        &format!(
            "{created}- {{at: 2026-05-14T18:00:00Z, by: director, entered: {{contestant: one, players: []}}}}"
        ),
        "entry 2: line 2: entered.contestant: \"one\" is not allowed; remedy: use a whole number",
    );
    check(
        &format!("{created}- {{at: 2026-05-14T17:00:00Z, by: director, note: {{text: x}}}}"),
        "entry 2: line 2: 2026-05-14 17:00 UTC is before the last entry",
    );
    check(
        &format!(
            "{created}- {{at: 2026-05-14T18:00:00Z, by: organiser, regulations: {{layer: event, settings: {{halves: sideways}}}}}}"
        ),
        "settings.halves",
    );
    check(&format!("{created}- ["), "not valid YAML");
}

#[test]
fn an_entry_says_when_it_was_written_not_when_it_began_to_wait() {
    let desk = Desk::new("lock");
    let log = desk.log();
    let (status, _, err) = run(&["event", "new", &log, "--name", "Lock"], "");
    assert_eq!(status, 0, "{err}");
    let mut file = std::fs::OpenOptions::new()
        .append(true)
        .open(&log)
        .expect("a log");
    file.lock().expect("the lock");
    let waiting = Command::new(env!("CARGO_BIN_EXE_openroom"))
        .args(["event", "add", &log, "note: {text: waited}"])
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    // Somebody else writes meanwhile, at a later second.
    std::thread::sleep(std::time::Duration::from_millis(2500));
    let now = std::time::SystemTime::now()
        .duration_since(std::time::UNIX_EPOCH)
        .expect("after 1970");
    let now = openroom_tournament::Time::of_utc(i64::try_from(now.as_secs()).expect("a time"));
    writeln!(file, "- {{at: {now}, by: director, note: {{text: first}}}}").expect("written");
    file.unlock().expect("unlocked");
    drop(file);
    let output = waiting.wait_with_output().expect("the binary ends");
    let err = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{err}");
    let (status, _, err) = run(&["event", "replay", &log], "");
    assert_eq!(status, 0, "{err}");
}
