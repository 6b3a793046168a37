//! What is prepared before play, by the command line: lists, cards and notices on paper, starting places, needs.

use std::path::Path;
use std::process::Command;

/// Runs a command in a folder; gives the exit status, standard output and standard error.
fn openroom(folder: &Path, args: &[&str]) -> (i32, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_openroom"))
        .args(args)
        .env("LC_ALL", "en")
        .current_dir(folder)
        .output()
        .expect("the binary starts");
    (
        output.status.code().expect("no signal"),
        String::from_utf8(output.stdout).expect("UTF-8"),
        String::from_utf8(output.stderr).expect("UTF-8"),
    )
}

fn done(folder: &Path, args: &[&str]) -> String {
    let (status, out, err) = openroom(folder, args);
    assert_eq!((status, err.as_str()), (0, ""), "{args:?}");
    out
}

/// What is printed, as a page without its fonts.
fn printed(folder: &Path, args: &[&str]) -> String {
    let page = done(folder, &[&["print"], args, &["--format", "html"]].concat());
    let (_, body) = page.split_once("<body").expect("a page");
    body.to_owned()
}

fn has(text: &str, wanted: &[&str]) {
    for one in wanted {
        assert!(text.contains(one), "{one} is not in {text}");
    }
}

/// Ten pairs in two sections of five tables are too few: two sections of three tables and a bit are enough to see.
fn evening(fixed: &str) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let at = folder.path();
    let names: String = (1..=12)
        .map(|n| format!("{n}, North{n}, South{n}\n"))
        .collect();
    std::fs::write(at.join("pairs.csv"), names).unwrap();
    done(at, &["event", "new", "log.yaml", "--name", "Autumn Pairs"]);
    done(at, &["event", "enter", "log.yaml", "pairs.csv"]);
    done(
        at,
        &[
            "event",
            "needs",
            "log.yaml",
            fixed,
            "--fixed-seat",
            "--needs",
            "a lamp",
        ],
    );
    let plan = [
        "movement", "make", "mitchell", "--tables", "3", "--boards", "2", "--yaml",
    ];
    std::fs::write(at.join("three.yaml"), done(at, &plan)).unwrap();
    let both = done(
        at,
        &["movement", "sections", "three.yaml", "three.yaml", "--yaml"],
    );
    std::fs::write(at.join("plan.yaml"), both).unwrap();
    done(at, &["event", "movement", "log.yaml", "plan.yaml"]);
    folder
}

#[test]
fn what_to_prepare_follows_from_tables_and_sections() {
    let folder = tempfile::tempdir().expect("a folder");
    let page = printed(
        folder.path(),
        &[
            "preparations",
            "--tables",
            "26",
            "--sections",
            "2",
            "--sessions",
            "3",
        ],
    );
    has(
        &page,
        &[
            "Tables: 26, sections: 2, sessions: 3",
            "Bidding boxes",
            ">104<",
            ">48<",
            "Catering",
            "lodging",
        ],
    );
    let (status, _, err) = openroom(folder.path(), &["print", "preparations", "--tables", "0"]);
    assert_eq!(status, 2, "{err}");
}

/// Who needs a fixed seat has one, and the list tells it; nobody else is named among those with needs.
#[test]
fn the_set_up_list_has_tables_needs_and_when_directors_come() {
    let folder = evening("9");
    let page = printed(folder.path(), &["set-up", "log.yaml", "--start", "14:00"]);
    has(
        &page,
        &[
            "Play starts at 14:00",
            "by 11:00",
            "9 North9 – South9",
            "Fixed seat, a lamp",
            "stays at table",
            "Section A",
            "Table B3",
            "one row and one column",
        ],
    );
    assert!(!page.contains("North8"));
    let (status, _, err) = openroom(
        folder.path(),
        &["print", "set-up", "log.yaml", "--start", "two"],
    );
    assert!(status == 2 && err.contains("14:00"), "{err}");
}

#[test]
fn seat_cards_and_the_draw_agree() {
    let folder = evening("12");
    let at = folder.path();
    let first = done(at, &["event", "seats", "log.yaml", "--seed", "5", "--show"]);
    let log = std::fs::read_to_string(at.join("log.yaml")).unwrap();
    assert!(!log.contains("of: seats"));
    let drawn = done(at, &["event", "seats", "log.yaml", "--seed", "5"]);
    assert_eq!(first, drawn);
    has(&drawn, &["seed 5", "A1: ", "B3: "]);
    assert!(!drawn.contains("moves"), "{drawn}");
    has(&done(at, &["event", "draw", "log.yaml", "--check"]), &["1"]);
    let cards = printed(at, &["seat-cards", "log.yaml", "--start", "19:30"]);
    has(
        &cards,
        &["North12 – South12", "Section", "Play starts at 19:30"],
    );
    let counting = printed(at, &["counting-in", "log.yaml"]);
    has(
        &counting,
        &["Section B", "A stray card is put into no board"],
    );
}

#[test]
fn check_slips_tell_each_player_one_suit() {
    let folder = tempfile::tempdir().expect("a folder");
    let boards = "[Event \"\"]\n[Board \"1\"]\n[Deal \"N:AKQ74.83.AT62.K5 J93.QJ742.95.A84 T8.AK65.KQ74.JT3 652.T9.J83.Q9762\"]\n\n";
    std::fs::write(folder.path().join("boards.pbn"), boards).unwrap();
    let page = printed(folder.path(), &["check-slips", "boards.pbn"]);
    has(
        &page,
        &["Board 1, North", "Board 1, West", "call the Director"],
    );
    // Four slips, each with one suit: that of North is spades, that of West clubs.
    assert_eq!(
        page.matches("For the player with this hand alone").count(),
        4
    );
    let (status, _, err) = openroom(
        folder.path(),
        &["print", "check-slips", "boards.pbn", "--boards", "7"],
    );
    assert!(status == 2 && err.contains("--boards"), "{err}");
}

#[test]
fn notices_and_announcements_in_several_languages() {
    let folder = evening("1");
    let at = folder.path();
    let page = printed(
        at,
        &[
            "notice",
            "No smoking",
            "--also",
            "ro=Fumatul interzis",
            "--title",
            "Club",
        ],
    );
    has(&page, &["No smoking", "Fumatul interzis", "Notice", "Anun"]);
    let sheet = printed(
        at,
        &[
            "announcements",
            "log.yaml",
            "--qualify",
            "4",
            "--minutes",
            "15",
            "--also",
            "it",
        ],
    );
    has(
        &sheet,
        &[
            "Rounds: 3; boards per round: 2; boards in all: 6.",
            "Qualify for the next stage: 4.",
            "Minuti per round: 15.",
        ],
    );
    let (status, _, err) = openroom(at, &["print", "notice", "x", "--also", "Klingon"]);
    assert!(status == 2 && err.contains("language"), "{err}");
}

#[test]
fn programme_and_roster_come_from_the_season() {
    let folder = tempfile::tempdir().expect("a folder");
    let season = "\
season: Spring Congress
programme:
  rooms:
  - {room: Blue, tables: 20}
  sessions:
  - {session: Pairs final, room: Blue, from: 2026-05-15T14:00, to: 2026-05-15T18:00, directors: [Dora, Emil], tasks: [{task: Scores, by: Gus}]}
  - {session: Pairs, room: Blue, from: 2026-05-14T14:00, to: 2026-05-14T18:00, directors: [Dora], tables: 18}
";
    std::fs::write(folder.path().join("spring.yaml"), season).unwrap();
    let page = printed(folder.path(), &["programme", "spring.yaml"]);
    has(
        &page,
        &["Spring Congress", "14:00–18:00", "Blue", "Dora, Emil"],
    );
    // In the order of time.
    assert!(page.find("2026-05-14").unwrap() < page.find("2026-05-15").unwrap());
    let page = printed(folder.path(), &["roster", "spring.yaml"]);
    has(
        &page,
        &["In charge of the session", "Gus", "Entries and payments"],
    );
}

/// Half a table in one section and none in the other: the sections are of unequal size (White Book 131.1).
#[test]
fn a_movement_that_factors_scores_says_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let suggest = |pairs: &str, sections: &str| {
        let args = [
            "movement",
            "suggest",
            "--pairs",
            pairs,
            "--boards",
            "24",
            "--minutes",
            "200",
            "--sections",
            sections,
        ];
        done(folder.path(), &args)
    };
    has(
        &suggest("22", "2"),
        &["Scores will be factored: the sections have"],
    );
    assert!(!suggest("28", "2").contains("the sections have"));
}
