//! Random events scored by us and by other programs. `scripts/peers` installs them; without them the tests pass and say
//! that they were skipped. `docs/scoring.md` lists where peers differ and which rule decides.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use openroom_scoring::{Exact, Scores, event_file, score_event};
use serde_json::{Value, json};

/// A small generator of random numbers: the same events in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % bound
    }

    fn one_of<'a>(&mut self, list: &[&'a str]) -> &'a str {
        let place = self.below(list.len() as u64);
        list[usize::try_from(place).expect("small")]
    }
}

/// A board at a table, before anybody scored it.
struct Played {
    board: u64,
    ns: u64,
    ew: u64,
    level: u64,
    strain: &'static str,
    risk: &'static str,
    declarer: &'static str,
    tricks: u64,
}

/// An event in which about one result of `gaps` is missing (0: none).
fn random_event(seed: u64, tables: u64, boards: u64, gaps: u64) -> Vec<Played> {
    let mut random = Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    let mut played = Vec::new();
    for board in 1..=boards {
        for table in 0..tables {
            if gaps > 0 && table > 1 && random.below(gaps) == 0 {
                continue;
            }
            played.push(Played {
                board,
                ns: 2 * table + 1,
                ew: 2 * table + 2,
                level: 1 + random.below(7),
                strain: random.one_of(&["C", "D", "H", "S", "NT"]),
                risk: random.one_of(&["", "", "", "X", "XX"]),
                declarer: random.one_of(&["N", "E", "S", "W"]),
                tricks: 3 + random.below(11),
            });
        }
    }
    played
}

fn ours(played: &[Played], scoring: &str) -> Scores {
    let mut text = format!("{scoring}\nresults:\n");
    for Played {
        board,
        ns,
        ew,
        level,
        strain,
        risk,
        declarer,
        tricks,
    } in played
    {
        let _ = writeln!(
            text,
            "- {{board: {board}, ns: {ns}, ew: {ew}, contract: {level}{strain}{risk}, by: {declarer}, tricks: {tricks}}}"
        );
    }
    let event = event_file::read(&text).expect("sound");
    score_event(&event).expect("sound")
}

fn close(ours: &Exact, theirs: f64) -> bool {
    (ours.to_f64() - theirs).abs() < 0.0051 + 1e-9
}

/// How to start salliere, if it is there.
fn salliere() -> Option<Vec<String>> {
    let jar = Path::new("/usr/games/salliere");
    let java = Command::new("java").arg("-version").output().is_ok();
    (jar.exists() && java).then(|| {
        ["java", "-jar", "/usr/games/salliere"]
            .map(str::to_owned)
            .to_vec()
    })
}

/// Runs salliere on a file of boards; gives the file that it leaves behind, line by line.
fn run_salliere(
    command: &[String],
    name: &str,
    commands: &[&str],
    boards: &str,
    pairs: u64,
) -> Vec<Vec<String>> {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let (boards_file, names_file) = (
        folder.join(format!("{name}-boards.csv")),
        folder.join(format!("{name}-names.csv")),
    );
    std::fs::write(&boards_file, boards).expect("a file");
    let names: String = (1..=pairs)
        .map(|pair| format!("{pair},a{pair},b{pair}\n"))
        .collect();
    std::fs::write(&names_file, names).expect("a file");
    let output = Command::new(&command[0])
        .args(&command[1..])
        .args(commands)
        .arg("--")
        .args([&boards_file, &names_file])
        .output()
        .expect("salliere starts");
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let scored = std::fs::read_to_string(&boards_file).expect("the file");
    scored
        .lines()
        .map(|line| line.split(',').map(str::to_owned).collect())
        .collect()
}

fn salliere_boards(played: &[Played]) -> String {
    let line = |p: &Played| {
        let strain = if p.strain == "NT" { "N" } else { p.strain };
        format!(
            "{},{},{},{}{strain}{},{},{}\n",
            p.board, p.ns, p.ew, p.level, p.risk, p.declarer, p.tricks
        )
    };
    played.iter().map(line).collect()
}

/// Compares what salliere wrote with our points, result by result.
fn agree(played: &[Played], scores: &Scores, lines: &[Vec<String>], what: &str) {
    let mut compared = 0;
    for line in lines {
        let key = |i: usize| line[i].parse::<u64>().expect("a number");
        let wanted = (key(0), key(1), key(2));
        let place = played.iter().position(|p| (p.board, p.ns, p.ew) == wanted);
        let Some(place) = place else { continue };
        let [Some(ns), Some(ew)] = scores.points.of(u32::try_from(place).expect("small")) else {
            panic!("no points")
        };
        let theirs = [8, 9].map(|i| line[i].parse::<f64>().expect("a number"));
        assert!(
            close(ns, theirs[0]) && close(ew, theirs[1]),
            "{what}: ours {ns} {ew}, theirs {line:?}"
        );
        compared += 1;
    }
    assert!(
        compared == played.len() && compared > 0,
        "{what}: only {compared} compared"
    );
}

#[test]
fn salliere_gives_the_same_matchpoints() {
    let Some(command) = salliere() else {
        println!("skipped: no salliere; scripts/peers installs it");
        return;
    };
    for (seed, tables, boards, gaps) in [
        (1, 2, 4, 0),
        (2, 9, 12, 0),
        (3, 12, 16, 5),
        (4, 30, 20, 9),
        (5, 7, 3, 2),
    ] {
        let played = random_event(seed, tables, boards, gaps);
        let scores = ours(
            &played,
            &format!("scoring: {{method: matchpoints, expected: {tables}}}"),
        );
        let full = played.iter().filter(|p| p.board == 1).count() as u64;
        // Salliere takes E from the board that was played most; give it one that was played at every table.
        if !(1..=boards)
            .any(|board| played.iter().filter(|p| p.board == board).count() as u64 == tables)
        {
            println!("seed {seed}: no full board ({full} on the first), left out");
            continue;
        }
        let lines = run_salliere(
            &command,
            &format!("mp{seed}"),
            &["score", "matchpoint"],
            &salliere_boards(&played),
            2 * tables,
        );
        agree(
            &played,
            &scores,
            &lines,
            &format!("matchpoints, seed {seed}"),
        );
    }
}

#[test]
fn salliere_gives_the_same_cross_imps() {
    let Some(command) = salliere() else {
        println!("skipped: no salliere; scripts/peers installs it");
        return;
    };
    for (seed, tables, boards) in [(11, 2, 4), (12, 9, 12), (13, 24, 8)] {
        // Full boards only: salliere does not factor cross-IMPs by E/R, White Book 78.4 does.
        let played = random_event(seed, tables, boards, 0);
        let scores = ours(
            &played,
            "scoring: {method: cross-imps}\nsettings: {cross-imps: mean}",
        );
        let lines = run_salliere(
            &command,
            &format!("ximp{seed}"),
            &["--ximp", "score", "ximp"],
            &salliere_boards(&played),
            2 * tables,
        );
        agree(
            &played,
            &scores,
            &lines,
            &format!("cross-IMPs, seed {seed}"),
        );
    }
}

#[test]
fn salliere_gives_the_same_averages() {
    let Some(command) = salliere() else {
        println!("skipped: no salliere; scripts/peers installs it");
        return;
    };
    // Salliere knows no own average (12C2c): it is switched off here.
    let played = random_event(21, 6, 2, 0);
    let boards = salliere_boards(&played) + "2,13,14,,,,av+,av-\n1,13,14,4S,N,10\n";
    let lines = run_salliere(&command, "average", &["score", "matchpoint"], &boards, 14);
    let theirs = lines
        .iter()
        .find(|line| line[0] == "2" && line[1] == "13")
        .expect("the award");

    let mut text =
        "scoring: {method: matchpoints}\nsettings: {own-average: never}\nresults:\n".to_owned();
    for p in &played {
        let _ = writeln!(
            text,
            "- {{board: {}, ns: {}, ew: {}, contract: {}{}{}, by: {}, tricks: {}}}",
            p.board, p.ns, p.ew, p.level, p.strain, p.risk, p.declarer, p.tricks
        );
    }
    text += "- {board: 1, ns: 13, ew: 14, contract: 4S, by: N, tricks: 10}\n- {board: 2, ns: 13, ew: 14, award: AVE+/AVE-}\n";
    let scores = score_event(&event_file::read(&text).expect("sound")).expect("sound");
    let [Some(ns), Some(ew)] = scores.points.iter().last().expect("a result") else {
        panic!("no points")
    };
    let theirs = [8, 9].map(|i| theirs[i].parse::<f64>().expect("a number"));
    assert!(
        close(ns, theirs[0]) && close(ew, theirs[1]),
        "ours {ns} {ew}, theirs {theirs:?}"
    );
}

/// Runs bridge-scorer on boards of games; gives its figures, or nothing if it is not there.
fn bridge_scorer(boards: &Value) -> Option<Value> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/peers");
    if !folder.join("node_modules/bridge-scorer").exists() {
        println!("skipped: no bridge-scorer; scripts/peers installs it");
        return None;
    }
    let script = "
        const scorer = require('bridge-scorer');
        const boards = JSON.parse(require('fs').readFileSync(0, 'utf8'));
        const out = boards.map(games => {
            games.forEach(g => {
                const side = 'NS'.includes(g.contract.declaror) ? 'NS' : 'EW';
                g.score = scorer.contractTricks(g.contract, g.vul.includes(side), g.tricks);
            });
            const copy = () => JSON.parse(JSON.stringify(games));
            const mp = copy(); scorer.matchpoints(mp);
            const x = copy(); scorer.crossImps(x);
            const b = copy(); const datum = scorer.butler(b);
            return {datum, games: games.map((g, i) => ({
                score: g.score, mpNS: mp[i].matchpointsNS.value, mpEW: mp[i].matchpointsEW.value,
                x: x[i].impsNS.value, butler: b[i].impsNS.value}))};
        });
        console.log(JSON.stringify(out));
    ";
    use std::io::Write as _;
    let mut child = Command::new("node")
        .current_dir(&folder)
        .args(["-e", script])
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .spawn()
        .ok()?;
    child
        .stdin
        .take()
        .expect("a pipe")
        .write_all(boards.to_string().as_bytes())
        .expect("written");
    let output = child.wait_with_output().expect("node ends");
    assert!(output.status.success());
    Some(serde_json::from_slice(&output.stdout).expect("JSON"))
}

#[test]
fn bridge_scorer_gives_the_same_scores() {
    let vulnerable = [
        "", "NS", "EW", "NSEW", "NS", "EW", "NSEW", "", "EW", "NSEW", "", "NS", "NSEW", "", "NS",
        "EW",
    ];
    for (seed, tables, boards) in [(31, 3, 16), (32, 9, 16), (33, 20, 16), (34, 30, 16)] {
        let played = random_event(seed, tables, boards, 0);
        let game = |p: &Played| {
            let place = usize::try_from((p.board - 1) % 16).expect("small");
            json!({
                "contract": {"level": p.level, "denomination": p.strain, "risk": p.risk, "declaror": p.declarer},
                "vul": vulnerable[place], "tricks": p.tricks,
            })
        };
        let by_board: Vec<Value> = (1..=boards)
            .map(|board| {
                played
                    .iter()
                    .filter(|p| p.board == board)
                    .map(game)
                    .collect()
            })
            .collect();
        let Some(theirs) = bridge_scorer(&Value::from(by_board)) else {
            return;
        };
        // Its Butler leaves out one result at each end, and one more for every 15 results above 10.
        let trim = if tables > 3 {
            (tables as i64 - 10).div_euclid(15)
                + i64::from((tables as i64 - 10).rem_euclid(15) > 0)
                + 1
        } else {
            0
        };
        let matchpoints = ours(&played, "scoring: {method: matchpoints}");
        let cross = ours(
            &played,
            "scoring: {method: cross-imps}\nsettings: {cross-imps: mean}",
        );
        // It rounds the half of a datum up; White Book 78.5.2 rounds it down, so the setting follows it here.
        let butler = ours(
            &played,
            &format!("scoring: {{method: butler, trim: {trim}}}\nsettings: {{halves: up}}"),
        );
        for (i, p) in played.iter().enumerate() {
            let board = &theirs[usize::try_from(p.board - 1).expect("small")];
            let table = usize::try_from((p.ns - 1) / 2).expect("small");
            let figure = |key: &str| board["games"][table][key].as_f64().expect("a number");
            let ns = |scores: &Scores, side: usize| {
                scores.points.to_vec()[i][side].clone().expect("points")
            };
            assert!(
                close(&ns(&matchpoints, 0), figure("mpNS"))
                    && close(&ns(&matchpoints, 1), figure("mpEW"))
            );
            assert!(
                close(&ns(&cross, 0), figure("x")),
                "seed {seed}, board {}: {}",
                p.board,
                ns(&cross, 0)
            );
            assert!(
                close(&ns(&butler, 0), figure("butler")),
                "seed {seed}, board {}: {}",
                p.board,
                ns(&butler, 0)
            );
        }
    }
}
