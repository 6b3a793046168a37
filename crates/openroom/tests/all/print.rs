//! `openroom print` as a user sees it: poppler opens the PDF, and its text can be selected.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

const DEALS: [&str; 3] = [
    "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432",
    "N:AKQJT98.765432.. ..AKQJT98.765432 765432.AKQJT98.. ..765432.AKQJT98",
    "N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 2.5432.5432.5432",
];

const MOVEMENT: &str = "movement: two tables\nentrants: pairs\ncontestants: 4\nrounds:\n- tables:\n  \
    - {section: A, table: 1, ns: 1, ew: 2, boards: 1-2, shares: [2]}\n  - {section: A, table: 2, ns: 3, ew: 4, boards: 1-2, shares: [1]}\n";

const EVENT: &str = "event: {name: Cupa de Toamnă, kind: pairs}\ncontestants:\n\
    - {id: 1, names: [Ștefania Țăndărică, João Conceição]}\n- {id: 2, names: [Núria Muñoz, Niccolò D'Angelo]}\n\
    - {id: 3, names: [Ana Pop, Bea Pop]}\n- {id: 4, names: [Ugo Rossi, Gia Rossi]}\nresults:\n\
    - {board: 1, ns: 1, ew: 2, contract: 4HX, by: S, result: \"+1\", lead: DK}\n\
    - {board: 1, ns: 3, ew: 4, contract: 3NT, by: W, tricks: 8, table: 2}\n\
    - {board: 2, ns: 1, ew: 4, award: 60/40}\n- {board: 2, ns: 3, ew: 2, contract: Pass}\n";

const LOG: &str = r#"
- {at: 2026-05-14T17:00:00Z, by: organiser, created: {name: Jueves, kind: pairs}}
- {at: 2026-05-14T17:01:00Z, by: director, entered: {contestant: 1, players: [Ana, Bea]}}
- {at: 2026-05-14T17:01:00Z, by: director, entered: {contestant: 2, players: [Cid, Dan]}}
- {at: 2026-05-14T17:02:00Z, by: director, movement: {plan: "movement: one table\nentrants: pairs\ncontestants: 2\nrounds:\n- tables:\n  - {table: 1, ns: 1, ew: 2, boards: 1-1}\n"}}
- {at: 2026-05-14T18:00:00Z, by: director, round-started: {round: 1}}
- {at: 2026-05-14T18:10:00Z, by: director, result: {round: 1, table: 1, board: 1, contract: 4S, by: N, tricks: 10}}
- {at: 2026-05-14T18:20:00Z, by: director, session-over: {}}
"#;

const APPEAL: &str = "event: Taça da Primavera\nboard: 7\ndeal: 'N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 2.5432.5432.5432'\n\
    auction: [1NT, Pass, {call: 2C, alert: true, meaning: pede maiores}, X]\nlead: C6\n";

fn logs() -> String {
    let boards = (1..).zip(DEALS);
    let boards = boards.map(|(number, deal)| format!("board: {number}\ndeal: '{deal}'\n"));
    boards.collect::<Vec<_>>().join("---\n")
}

fn pbn() -> String {
    let boards = (1..).zip(DEALS);
    boards
        .map(|(number, deal)| format!("[Event \"\"]\n[Board \"{number}\"]\n[Deal \"{deal}\"]\n\n"))
        .collect()
}

/// A folder of this test's own, empty.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn openroom(args: &[&str], input: &str, cache: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_openroom"))
        .args(args)
        .envs([
            ("LC_ALL", ""),
            ("LC_MESSAGES", ""),
            ("LANG", ""),
            ("OPENROOM_CACHE", cache),
        ])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that stops at once does not read.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

fn bytes(args: &[&str], input: &str) -> Vec<u8> {
    let output = openroom(args, input, "");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert!(output.status.success());
    output.stdout
}

fn poppler(tool: &str, args: &[&str], file: &Path) -> String {
    let output = Command::new(tool)
        .args(args)
        .arg(file)
        .args(if tool == "pdftotext" { &["-"][..] } else { &[] })
        .output()
        .unwrap_or_else(|e| {
            panic!("{tool}: {e}; remedy: scripts/setup, or apt-get install poppler-utils")
        });
    assert!(output.status.success(), "{tool}: {output:?}");
    assert_eq!(
        String::from_utf8_lossy(&output.stderr),
        "",
        "{tool} complains"
    );
    String::from_utf8(output.stdout).unwrap()
}

/// Opens the PDF with poppler: every font embedded, every page drawn. Gives its text.
fn opened(name: &str, pdf: &[u8]) -> String {
    let folder = folder(name);
    let file = folder.join("out.pdf");
    std::fs::write(&file, pdf).unwrap();
    // Tagged: a screen reader finds its structure. Poppler complains of a boolean that the standard asks for.
    let info = Command::new("pdfinfo")
        .arg("-struct-text")
        .arg(&file)
        .output()
        .expect("poppler is there");
    let info = String::from_utf8_lossy(&info.stdout).into_owned();
    assert!(
        info.contains("P (block)") || info.contains("Table (block)"),
        "{name}: {info}"
    );
    let fonts = poppler("pdffonts", &[], &file);
    let lines: Vec<&str> = fonts.lines().skip(2).collect();
    assert!(!lines.is_empty(), "{name}: no fonts");
    for line in lines {
        // The last columns: embedded, cut down, with a table of characters, object and its generation.
        let columns: Vec<&str> = line.split_whitespace().rev().collect();
        assert_eq!(columns[2..5], ["yes"; 3], "{name}: {line}");
    }
    let picture = folder.join("page");
    let drawn = Command::new("pdftoppm")
        .args(["-r", "30", "-png"])
        .arg(&file)
        .arg(&picture)
        .output()
        .unwrap();
    assert!(
        drawn.status.success() && drawn.stderr.is_empty(),
        "{name}: {drawn:?}"
    );
    assert!(
        std::fs::read_dir(&folder).unwrap().count() > 1,
        "{name}: no page"
    );
    poppler("pdftotext", &["-layout"], &file)
}

fn check_has(name: &str, text: &str, wanted: &[&str]) {
    for part in wanted {
        assert!(text.contains(part), "{name}: no {part:?} in\n{text}");
    }
}

#[test]
fn hand_records() {
    let pdf = bytes(
        &[
            "print",
            "hands",
            "-",
            "--title",
            "Taça São João",
            "--lang",
            "ro",
        ],
        &logs(),
    );
    let text = opened("hands", &pdf);
    check_has(
        "hands",
        &text,
        &[
            "Taça São João",
            "Diagrama donelor",
            "♠",
            "♥",
            "♦",
            "♣",
            "Vul. EV",
            "Par",
            "FA",
        ],
    );
    // The same boards as PBN are the same document.
    let again = bytes(
        &[
            "print",
            "hands",
            "-",
            "--title",
            "Taça São João",
            "--lang",
            "ro",
        ],
        &pbn(),
    );
    assert!(pdf == again, "PBN and logs differ");
    // Both rooms of a match are one board.
    let twice = pbn() + &pbn();
    let again = bytes(
        &[
            "print",
            "hands",
            "-",
            "--title",
            "Taça São João",
            "--lang",
            "ro",
        ],
        &twice,
    );
    assert!(pdf == again, "boards are printed twice");
}

#[test]
fn every_document_as_pdf_and_html() {
    let url = "--url=https://example.org/{section}/{table}";
    let cases: [(&str, &[&str], &str, &[&str]); 16] = [
        (
            "movement",
            &["movement", "-", "--lang", "pt"],
            MOVEMENT,
            &["Mesa A1", "Rodada", "compartilhadas"],
        ),
        (
            "guide",
            &["guide", "-", "--lang", "it"],
            MOVEMENT,
            &["Coppia 4", "Avversari", "A2"],
        ),
        (
            "slips",
            &["slips", "-", "--lang", "es"],
            MOVEMENT,
            &["Tablilla", "Puntuación", "Iniciales NS"],
        ),
        (
            "tables",
            &["tables", "-", url, "--lang", "ro"],
            MOVEMENT,
            &["A2", "https://example.org/A/2", "Scanați"],
        ),
        (
            "travellers-empty",
            &["travellers", "-"],
            MOVEMENT,
            &["Board 2", "Dealer E", "Vul NS"],
        ),
        (
            "scorecards-empty",
            &["scorecards", "-"],
            MOVEMENT,
            &["Pair 3", "Opponents"],
        ),
        (
            "travellers",
            &["travellers", "-", "--lang", "it"],
            EVENT,
            &[
                "4♥X",
                "♦R",
                "+1",
                "Punteggio artificiale",
                "Passo",
                "Țăndărică",
            ],
        ),
        (
            "ranking",
            &["ranking", "-", "--lang", "ro"],
            EVENT,
            &[
                "Cupa de Toamnă",
                "Clasament",
                "Ștefania Țăndărică",
                "João Conceição",
                "Muñoz",
                "Niccolò",
            ],
        ),
        (
            "scorecards",
            &["scorecards", "-"],
            EVENT,
            &["4♥X", "Artificial score", "Total"],
        ),
        (
            "conditions",
            &["conditions", "-", "--lang", "it"],
            LOG,
            &[
                "Condizioni di gara",
                "Jueves",
                "Ancora da indicare",
                "Minuti per correggere i punteggi",
            ],
        ),
        (
            "report",
            &["report", "-", "--lang", "ro"],
            LOG,
            &[
                "Raportul concursului",
                "Jueves",
                "Clasament",
                "Lista de încheiere",
            ],
        ),
        (
            "closing",
            &["directing", "-", "--what", "closing", "--lang", "pt"],
            LOG,
            &["Lista de encerramento", "Caixas de leilão"],
        ),
        (
            "certificates",
            &[
                "certificates",
                "-",
                "--lang",
                "ro",
                "--club",
                "Clubul Bufnițelor",
            ],
            EVENT,
            &[
                "Diplomă",
                "Cupa de Toamnă",
                "Locul întâi",
                "Clubul Bufnițelor",
                "Țăndărică",
            ],
        ),
        (
            "certificates-log",
            &[
                "certificates",
                "-",
                "--lang",
                "es",
                "--winners",
                "--each-player",
            ],
            LOG,
            &[
                "Diploma",
                "Jueves",
                "Primer puesto",
                "todavía puede cambiar",
            ],
        ),
        (
            "appeal",
            &["appeal", "-", "--lang", "pt"],
            APPEAL,
            &[
                "Formulário de recurso",
                "Taça da Primavera",
                "2♣! (1)",
                "(1) pede maiores",
                "♣6",
                "Decisão",
            ],
        ),
        (
            "appeal-empty",
            &["appeal", "-"],
            "{}",
            &["Appeal form", "Grounds for the appeal"],
        ),
    ];
    for (name, args, input, wanted) in cases {
        let mut args = [&["print"], args].concat();
        for paper in ["a4", "letter"] {
            let pdf = bytes(&[&args[..], &["--paper", paper]].concat(), input);
            check_has(name, &opened(name, &pdf), wanted);
        }
        args.extend(["--format", "html"]);
        let page = String::from_utf8(bytes(&args, input)).unwrap();
        assert!(
            page.starts_with("<!DOCTYPE html>") && page.ends_with("</html>\n"),
            "{name}"
        );
    }
}

#[test]
fn certificates_of_a_season_and_of_nobody() {
    let folder = folder("certificates");
    std::fs::write(folder.join("one.yaml"), LOG).unwrap();
    let season = folder.join("winter.yaml");
    let text = "season: Winter Pairs\nof: players\npoints: {by: place, table: [4, 2]}\nevents:\n- {event: one.yaml}\n";
    std::fs::write(&season, text).unwrap();
    let season = season.to_str().unwrap();
    let page = bytes(
        &[
            "print",
            "certificates",
            season,
            "--format",
            "html",
            "--first",
            "1",
            "--organizer",
            "Olga",
        ],
        "",
    );
    let page = String::from_utf8(page).unwrap();
    check_has(
        "season",
        &page,
        &["Winter Pairs", "First place", "Ana", "Olga", "14"],
    );
    // Before a board is played nobody has a place.
    let begun = LOG.split("- {at: 2026-05-14T18").next().unwrap();
    let output = openroom(
        &["print", "certificates", "-", "--format", "html"],
        begun,
        "",
    );
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(
        said.contains("standard input: Nobody has a place"),
        "{said}"
    );
}

#[test]
fn a_file_is_written_and_nothing_printed() {
    let file = folder("output").join("ranking.html");
    let args = [
        "print",
        "ranking",
        "-",
        "--format",
        "html",
        "-o",
        file.to_str().unwrap(),
    ];
    assert_eq!(bytes(&args, EVENT), b"");
    assert!(
        std::fs::read_to_string(&file)
            .unwrap()
            .contains("Cupa de Toamnă")
    );
}

#[test]
fn letters_that_no_font_has_are_named() {
    let event = EVENT.replace("Ana Pop", "漢字");
    let output = openroom(&["print", "ranking", "-"], &event, "");
    assert!(output.status.success());
    let text = String::from_utf8_lossy(&output.stderr);
    check_has("warning", &text, &["漢", "字", "--format html"]);
}

#[test]
fn wrong_input_is_told() {
    let unknown = "board: 1\ndeal: 'N:AQ7.Q643.A6.AJ93 - - -'\n";
    let nameless = "[Event \"\"]\n[Deal \"N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432\"]\n";
    let as_text = "Howell, 3 tables, 6 pairs\n\nRound 1\n  table 1: 6 against 1, boards 1-2\n";
    let log = "- {at: 2026-05-14T18:00:00+01:00, by: organiser, created: {name: T, kind: pairs}}\n";
    let cases: [(&[&str], &str, &[&str]); 17] = [
        (&["hands", "-"], unknown, &["document 1", "--no-dd"]),
        (&["hands", "-"], nameless, &["game 1", "remedy"]),
        (&["hands", "-"], "", &["standard input"]),
        (
            &["hands", "no-such-file.pbn"],
            "",
            &["no-such-file.pbn", "cannot be read"],
        ),
        (&["hands", "-"], "[Deal \"N:AK\"]\n", &["line 1"]),
        (
            &["ranking", "-"],
            "results:\n- {bord: 1}\n",
            &["line 2", "bord"],
        ),
        (&["guide", "-"], "movement: x\n", &["entrants"]),
        (&["guide", "-"], as_text, &["movement make", "--yaml"]),
        (&["ranking", "-"], log, &["event export"]),
        (&["scorecards", "-"], log, &["event export"]),
        (&["slips", "-"], as_text, &["movement make", "--yaml"]),
        (&["travellers", "-"], as_text, &["movement make", "--yaml"]),
        (&["scorecards", "-"], as_text, &["movement make", "--yaml"]),
        (
            &["tables", "-", "--url", "https://example.org"],
            MOVEMENT,
            &["--url", "{table}"],
        ),
        (&["appeal", "-"], "bord: 7\n", &["bord", "line 1"]),
        (
            &["appeal", "-"],
            "auction: [{call: 1NT, alrt: true}]\n",
            &["alrt"],
        ),
        (&["appeal", "-"], "deal: N:AK\n", &["deal"]),
    ];
    for (args, input, wanted) in cases {
        let output = openroom(&[&["print"], args].concat(), input, "");
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(output.stdout.is_empty(), "{args:?}");
        check_has(
            &format!("{args:?}"),
            &String::from_utf8_lossy(&output.stderr),
            wanted,
        );
    }
}

#[test]
fn unknown_hands_may_be_printed_without_double_dummy() {
    let unknown = "board: 1\ndeal: 'N:AQ7.Q643.A6.AJ93 - - -'\n";
    let pdf = bytes(&["print", "hands", "-", "--no-dd"], unknown);
    check_has("no-dd", &opened("no-dd", &pdf), &["Dealer N", "♠"]);
}

/// All files under a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        match entry.path() {
            path if path.is_dir() => found.extend(files(&path)),
            path => found.push(path),
        }
    }
    found.sort();
    found
}

#[test]
fn a_set_is_solved_once_and_kept() {
    let cache = folder("cache");
    let name = cache.to_str().unwrap();
    let run = |args: &[&str], input: &str, cache: &str| {
        let output = openroom(&[&["dd", "-", "--json"], args].concat(), input, cache);
        assert_eq!(String::from_utf8_lossy(&output.stderr), "");
        assert!(output.status.success());
        String::from_utf8(output.stdout).unwrap()
    };
    let fresh = run(&[], &pbn(), "");
    assert_eq!(fresh.lines().count(), 3);
    assert_eq!(run(&["--no-cache"], &logs(), name), fresh);
    assert!(files(&cache).is_empty(), "--no-cache keeps files");
    assert_eq!(run(&[], &pbn(), name), fresh);
    let kept = files(&cache);
    assert_eq!(kept.len(), 3, "{kept:?}");
    // What is there is used: a figure that was changed, with its checksum wrong, is not.
    std::fs::write(&kept[0], "nonsense").unwrap();
    std::fs::write(&kept[1], "").unwrap();
    assert_eq!(run(&[], &logs(), name), fresh);
    assert_eq!(files(&cache), kept, "files are left over");
    assert!(kept.iter().all(|file| {
        std::fs::read_to_string(file)
            .unwrap()
            .starts_with("openroom double dummy 1\n")
    }));
}

#[test]
fn a_cache_that_cannot_be_written_is_only_told() {
    let file = folder("no-folder").join("a file");
    std::fs::write(&file, "").unwrap();
    let output = openroom(&["dd", "-", "--json"], &logs(), file.to_str().unwrap());
    assert!(output.status.success());
    assert_eq!(output.stdout.iter().filter(|&&b| b == b'\n').count(), 3);
    check_has(
        "warning",
        &String::from_utf8_lossy(&output.stderr),
        &["OPENROOM_CACHE"],
    );
}

/// Where no program sees what happens, a card on the table tells how it goes (White Book 151, 152, 162, 163).
#[test]
fn cards_of_instruction() {
    let folder = tempfile::tempdir().unwrap();
    for (topic, lang, wanted) in [
        ("screens", "pt", "cortina"),
        ("silent-bidding", "it", "stop"),
        ("private-match", "en", "Requests for a ruling"),
        ("captains", "ro", "C\u{103}pitani"),
        ("behaviour", "es", "Buenos modales"),
    ] {
        let args = [
            "print",
            "instructions",
            topic,
            "--format",
            "html",
            "--lang",
            lang,
        ];
        let out = std::process::Command::new(env!("CARGO_BIN_EXE_openroom"))
            .args(args)
            .current_dir(folder.path())
            .output()
            .unwrap();
        let text = String::from_utf8(out.stdout).unwrap();
        assert!(
            out.status.success() && text.contains(wanted),
            "{topic}: {text}"
        );
    }
    let out = std::process::Command::new(env!("CARGO_BIN_EXE_openroom"))
        .args(["print", "instructions", "curtains"])
        .output()
        .unwrap();
    assert_eq!(out.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&out.stderr).contains("silent-bidding"));
}

/// Cards for players who are hard of hearing or cannot speak easily (White Book 141.6).
#[test]
fn announcement_cards() {
    for (lang, wanted) in [
        ("en", ["Announced", "Please write it down"]),
        ("it", ["Notificato", "Lo scriva"]),
    ] {
        let pdf = bytes(&["print", "announcement-cards", "--lang", lang], "");
        let text = opened(&format!("announcement-cards-{lang}"), &pdf);
        check_has(lang, &text, &wanted);
    }
}

const MATCH: &str = "\
- {at: 2026-05-14T17:00:00Z, by: organiser, created: {name: Cup, kind: teams}}
- {at: 2026-05-14T17:01:00Z, by: director, entered: {contestant: 1, name: Owls, players: [Ana, Bea, Cleo, Dan]}}
- {at: 2026-05-14T17:01:00Z, by: director, entered: {contestant: 2, name: Larks, captain: Hal, players: [Eva, Flo, Gil, Hal]}}
- {at: 2026-05-14T17:02:00Z, by: director, movement: {plan: \"movement: a match\\nentrants: teams\\ncontestants: 2\\ncopies: 2\\nrounds:\\n- tables:\\n  - {table: 1, ns: 1, ew: 2, boards: 1-2}\\n  - {table: 2, ns: 2, ew: 1, boards: 1-2}\\n\"}}
- {at: 2026-05-14T18:00:00Z, by: director, round-started: {round: 1}}
- {at: 2026-05-14T18:10:00Z, by: director, result: {round: 1, table: 1, board: 2, contract: 4S, by: N, tricks: 10}}
- {at: 2026-05-14T18:12:00Z, by: director, result: {round: 1, table: 2, board: 2, contract: 3NT, by: S, tricks: 8}}
";

/// The facts that both captains sign, from the log of the match (White Book 162.4.2, 162.7).
#[test]
fn the_form_of_a_private_ruling_is_filled_in_from_the_log() {
    let args = [
        "print",
        "private-ruling",
        "-",
        "--round",
        "1",
        "--table",
        "1",
        "--board",
        "2",
        "--lang",
        "en",
    ];
    let text = opened("private-ruling", &bytes(&args, MATCH));
    let wanted = [
        "1 Owls",
        "2 Larks",
        "Hal",
        "4S N =",
        "3NT S -1",
        "Dealer East",
        "Both captains confirm",
        "Substitute board",
        "Appeal to a referee",
    ];
    check_has("private ruling", &text, &wanted);
    let mut wrong = args;
    wrong[8] = "9";
    let output = openroom(&wrong, MATCH, "");
    assert_eq!(output.status.code(), Some(2));
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(
        error.contains("there is no round 1, table 1, board 9"),
        "{error}"
    );
    // Blank, for a match of which nothing is known here.
    let blank = bytes(&["print", "private-ruling", "--lang", "ro"], "");
    check_has("blank", &opened("private-blank", &blank), &["Prima echip"]);
}
