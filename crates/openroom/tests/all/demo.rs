//! The demonstration: started as anybody starts it, and looked at by each role.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};

use openroom_client::{Client, ClientError};
use serde_json::{Value, json};

struct Demo {
    child: Child,
    lines: Vec<String>,
}

impl Demo {
    /// Starts it and reads what it prints, up to the last line.
    fn start(arguments: &[&str], last: &str) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_openroom"))
            .args(["demo", "--listen", "127.0.0.1:0"])
            .args(arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut lines = Vec::new();
        for line in BufReader::new(child.stdout.take().unwrap()).lines() {
            let line = line.unwrap();
            let over = line.contains(last);
            lines.push(line);
            if over {
                break;
            }
        }
        assert!(
            lines.last().is_some_and(|line| line.contains(last)),
            "{lines:?}"
        );
        Self { child, lines }
    }

    /// The path of the first link that has this in it.
    fn link(&self, part: &str) -> (SocketAddr, String) {
        let line = self
            .lines
            .iter()
            .find(|line| line.trim().starts_with("http://") && line.contains(part));
        let text = line.unwrap().trim().trim_start_matches("http://");
        let at = text.find('/').unwrap();
        (text[..at].parse().unwrap(), text[at..].to_owned())
    }
}

impl Drop for Demo {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn status(answer: Result<Value, ClientError>) -> u16 {
    match answer {
        Ok(_) => 200,
        Err(ClientError::Refused { status, .. }) => status,
        Err(other) => panic!("{other}"),
    }
}

#[tokio::test]
async fn everybody_finds_something_to_look_at() {
    let demo = Demo::start(&["--lang", "en"], "Ctrl-C");
    let (server, enter) = demo.link("/enter/");
    // The Director: the link works once.
    let mut director = Client::new(server);
    assert_eq!(status(director.get(&enter).await), 303);
    assert_eq!(
        director.get("/api/me").await.unwrap()["role"],
        json!("director")
    );
    let mut late = Client::new(server);
    assert_eq!(status(late.get(&enter).await), 401);

    // A table to sit down at, with a board on it.
    let (_, table) = demo.link("/play/");
    let (id, host) = table["/play/".len()..].split_once('#').unwrap();
    let path = format!("/api/play/{id}?link={host}");
    let seen = Client::new(server).get(&path).await.unwrap();
    assert_eq!((&seen["role"], &seen["index"]), (&json!("host"), &json!(1)));

    let (_, page) = demo.link("/rule?");
    let event = page.split('/').nth(2).unwrap().to_owned();
    let seen = director.get(&format!("/api/events/{event}")).await.unwrap();
    let state = &seen["event"];
    assert_eq!(state["contestants"].as_array().unwrap().len(), 14);
    assert_eq!(state["penalties"].as_array().unwrap().len(), 1);
    let rounds = state["sessions"][0]["rounds"].as_array().unwrap();
    let begun = |round: &&Value| !round["started"].is_null();
    assert_eq!((rounds.len(), rounds.iter().filter(begun).count()), (7, 4));
    let text = seen.to_string();
    for word in ["disputed", "agreed", "\"before\"", "slow-play", "Ștefan"] {
        assert!(text.contains(word), "{word} is not in {text}");
    }

    // The open ruling waits for North.
    let query = page.split("so-far=").nth(1).unwrap();
    let entries: Vec<Value> = query
        .split(',')
        .map(|one| one.split_once(':').unwrap())
        .map(|(who, what)| json!({who: what}))
        .collect();
    let step = json!({"log": {"edition": 2017, "board": 17, "log": entries}, "language": "ro"});
    let step = director.post("/api/rulings/step", &step).await.unwrap();
    assert_eq!(step["awaiting"]["law"], json!("27A1"), "{step}");

    // A phone at a table: its round, a result that waits for the other side.
    let (_, table) = demo.link("/t/");
    let mut phone = Client::new(server);
    let code = json!({"code": table.trim_start_matches("/t/")});
    phone.post("/api/join", &code).await.unwrap();
    phone
        .post("/api/join/seat", &json!({"seat": "E"}))
        .await
        .unwrap();
    let seen = phone
        .get(&format!("/api/events/{event}/tables/2"))
        .await
        .unwrap();
    assert_eq!(
        (seen["round"].as_u64(), seen["rounds"].as_u64()),
        (Some(4), Some(7))
    );
    let waits = |board: &&Value| board["agreed"] == json!({"ns": true, "ew": false});
    let boards = seen["boards"].as_array().unwrap();
    let board = boards.iter().find(waits).unwrap()["board"].clone();
    let agreed = json!({"agreed": {"round": 4, "table": "2", "board": board}});
    phone.write(&event, "mine", &agreed, None).await.unwrap();

    // Anybody: the results so far, and no hands.
    let mut anybody = Client::new(server);
    let ranking = anybody
        .get(&format!("/api/events/{event}/standings"))
        .await
        .unwrap();
    assert_eq!(ranking["standings"].as_array().unwrap().len(), 14);
    let card = anybody
        .get(&format!("/api/events/{event}/contestants/1"))
        .await
        .unwrap();
    assert_eq!(card["players"][0], json!("Ada Thornbush"), "{card}");
    // Every board is still to be played somewhere.
    let board = format!("/api/events/{event}/boards/1/1");
    assert_eq!(status(anybody.get(&board).await), 404);
    assert_eq!(
        status(anybody.get(&format!("/api/events/{event}/log")).await),
        401
    );
}

#[test]
fn in_each_language_and_only_into_a_new_file() {
    let folder = tempfile::tempdir().unwrap();
    for (language, word) in [
        ("pt", "Diretor"),
        ("es", "Fallo en curso"),
        ("it", "Arbitro"),
        ("ro", "Decizie în curs"),
    ] {
        let file = folder.path().join(format!("{language}.db"));
        let demo = Demo::start(
            &["--lang", language, "--data", file.to_str().unwrap()],
            "openroom serve --database",
        );
        assert!(
            demo.lines.iter().any(|line| line.contains(word)),
            "{:?}",
            demo.lines
        );
        drop(demo);
        let again = Command::new(env!("CARGO_BIN_EXE_openroom"))
            .args(["demo", "--data", file.to_str().unwrap()])
            .output()
            .unwrap();
        assert_eq!(again.status.code(), Some(2));
        assert!(String::from_utf8_lossy(&again.stderr).contains("openroom serve --database"));
    }
}
