//! Cases of judgement: led from the facts to the ruling, and kept from everybody whom they do not concern.

use axum::http::StatusCode;
use serde_json::{Value, json};

use super::Club;
use super::seen::act;
use super::tables::mitchell_of_ten;

/// A hand that stands nowhere else.
const HAND: &str = "KJ874.94.AQT83.6";

struct Judged {
    club: Club,
    director: String,
    id: String,
    board: u32,
    parties: [u64; 2],
}

impl Judged {
    /// Two rounds of a Mitchell are played; a case is opened on the board of table 1 in the first.
    async fn new() -> Self {
        let club = Club::new().await;
        let director = club.director().await;
        let id = mitchell_of_ten(&club, &director).await;
        let seen = club.read(&format!("/api/events/{id}"), &director).await;
        let table = &seen["event"]["sessions"][0]["rounds"][0]["tables"][0];
        let board = table["boards"][0]["board"].as_u64().unwrap();
        let board = u32::try_from(board).unwrap();
        let parties = [&table["ns"], &table["ew"]].map(|one| one.as_u64().unwrap());
        let judged = Self {
            club,
            director,
            id,
            board,
            parties,
        };
        let at =
            json!({"round": 1, "table": "1", "board": board, "about": {"kind": "information"}});
        judged.act(json!({"case": at})).await;
        judged
    }

    async fn act(&self, action: Value) {
        act(&self.club, &self.id, &self.director, action).await;
    }

    async fn add(&self, what: Value) {
        self.act(json!({"in-case": {"case": 1, "act": what}})).await;
    }

    async fn view(&self) -> Value {
        let path = format!("/api/events/{}/cases/1", self.id);
        self.club.read(&path, &self.director).await
    }

    /// The table and the seat of a contestant in the round that is on.
    async fn place(&self, contestant: u64) -> (String, &'static str) {
        let path = format!("/api/events/{}", self.id);
        let seen = self.club.read(&path, &self.director).await;
        let tables = seen["event"]["sessions"][0]["rounds"][1]["tables"].clone();
        let sits = |table: &&Value| [&table["ns"], &table["ew"]].contains(&&json!(contestant));
        let table = tables.as_array().unwrap().iter().find(sits).unwrap();
        let seat = match table["ns"] == json!(contestant) {
            true => "N",
            false => "E",
        };
        (table["table"].as_str().unwrap().to_owned(), seat)
    }

    /// The rounds that are left are played.
    async fn finish(&self) {
        let path = format!("/api/events/{}", self.id);
        let seen = self.club.read(&path, &self.director).await;
        let rounds = seen["event"]["sessions"][0]["rounds"].clone();
        for round in rounds.as_array().unwrap() {
            if round["started"].is_null() {
                self.act(json!({"round-started": {"round": round["round"]}}))
                    .await;
            }
            for table in round["tables"].as_array().unwrap() {
                let board = &table["boards"][0];
                if board["result"].is_null() {
                    let at = json!({"round": round["round"], "table": table["table"], "board": board["board"], "contract": "Pass"});
                    self.act(json!({"result": at})).await;
                }
            }
        }
        self.act(json!({"session-over": {}})).await;
    }

    /// Who sits at the same table on the other side.
    async fn beside(&self, contestant: u64) -> u64 {
        let path = format!("/api/events/{}", self.id);
        let seen = self.club.read(&path, &self.director).await;
        let tables = seen["event"]["sessions"][0]["rounds"][1]["tables"].clone();
        let sides = |table: &Value| [&table["ns"], &table["ew"]].map(|one| one.as_u64().unwrap());
        let mut all = tables.as_array().unwrap().iter().map(sides);
        let [ns, ew] = all.find(|sides| sides.contains(&contestant)).unwrap();
        if ns == contestant { ew } else { ns }
    }

    /// Whoever is signed in sits down with the same phone.
    async fn sit(&self, cookie: &str, table: &str, seat: &str) {
        let codes = format!("/api/events/{}/codes", self.id);
        let codes = self.club.read(&codes, &self.director).await;
        let own = |code: &&Value| code["table"] == table;
        let code = codes.as_array().unwrap().iter().find(own).unwrap();
        let code = json!({"code": code["code"]});
        let (status, answer, again) = self.club.ask("POST", "/api/join", cookie, code).await;
        assert_eq!(
            (status, again.as_str()),
            (StatusCode::OK, cookie),
            "{answer}"
        );
        let seat = json!({"seat": seat});
        let (status, answer, _) = self.club.ask("POST", "/api/join/seat", cookie, seat).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
    }

    async fn phone_of(&self, contestant: u64) -> (String, Value) {
        let (table, seat) = self.place(contestant).await;
        let phone = self
            .club
            .phone(&self.id, &self.director, &table, seat)
            .await;
        let path = format!("/api/events/{}/tables/{table}", self.id);
        let view = self.club.read(&path, &phone).await;
        (phone, view)
    }

    async fn answer(&self, phone: &str, answer: Value) -> (StatusCode, Value) {
        let act = json!({"in-case": {"case": 1, "act": {"answer": answer}}});
        let key = crate::secrets::kept(&format!("{phone}{act}"));
        let (status, value, _) = self.club.write(&self.id, phone, &key, act).await;
        (status, value)
    }

    fn poll() -> Value {
        json!({"poll": {"hand": HAND, "seat": "E", "auction": ["1H", "X"]}})
    }

    async fn pollable(&self) -> Vec<u64> {
        let view = self.view().await;
        let list = view["polls"][0]["pollable"].as_array().unwrap().iter();
        list.map(|one| one["contestant"].as_u64().unwrap())
            .collect()
    }
}

#[tokio::test]
async fn only_who_has_played_the_board_and_is_no_party_is_asked() {
    let judged = Judged::new().await;
    judged.add(Judged::poll()).await;
    let pollable = judged.pollable().await;
    assert!(!pollable.is_empty() && pollable.len() < 8, "{pollable:?}");
    for who in 1..=10 {
        let asked = json!({"asked": {"contestants": [who]}});
        let entry = json!({"in-case": {"case": 1, "act": asked}});
        let (status, answer, _) = judged
            .club
            .write(&judged.id, &judged.director, &format!("ask {who}"), entry)
            .await;
        let may = pollable.contains(&who);
        assert_eq!(status == StatusCode::OK, may, "{who}: {answer}");
        assert!(!(may && judged.parties.contains(&who)), "{who} is a party");
        let (phone, view) = judged.phone_of(who).await;
        // A phone may be handed around: nobody at the table may be a party or have the board to come.
        let beside = judged.beside(who).await;
        let shown = may && pollable.contains(&beside);
        assert_eq!(view.to_string().contains(HAND), shown, "{who}: {view}");
        // Nor does anybody else come to it by another way.
        for path in [
            "cases",
            "cases/1",
            "cases/1/problem?seat=E",
            "cases/1/questions/happened",
            "log",
        ] {
            let path = format!("/api/events/{}/{path}", judged.id);
            let (status, text) = judged.club.text(&path, &phone).await;
            assert!(!status.is_success(), "{path}");
            assert!(!text.contains(HAND), "{path}");
        }
        let (status, answer) = judged
            .answer(&phone, json!({"answer": {"chooses": "Pass"}}))
            .await;
        assert_eq!(status == StatusCode::OK, may, "{who}: {answer}");
    }
    for path in ["", "/cases", "/cases/1", "?view=public"] {
        let path = format!("/api/events/{}{path}", judged.id);
        let (_, text) = judged.club.text(&path, "").await;
        assert!(
            !text.contains(HAND) && !text.contains("information"),
            "{path}: {text}"
        );
    }
}

#[tokio::test]
async fn a_phone_answers_once_with_calls_or_cards_and_says_nothing_of_itself() {
    let judged = Judged::new().await;
    judged.add(Judged::poll()).await;
    let who = judged.pollable().await[0];
    judged.add(json!({"asked": {"contestants": [who]}})).await;
    let (phone, view) = judged.phone_of(who).await;
    assert_eq!(view["polls"][0]["problem"]["hand"], HAND);
    let wrong = json!({"answer": {"chooses": "ask the Director"}});
    let (status, answer) = judged.answer(&phone, wrong).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{answer}");
    let right = json!({"answer": {"chooses": "4S", "considers": ["Pass"], "who": "99", "class": "stronger"}});
    let (status, answer) = judged.answer(&phone, right).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    let (status, answer) = judged
        .answer(&phone, json!({"answer": {"chooses": "Pass"}}))
        .await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{answer}");
    let told = judged.view().await["polls"][0]["answers"][0].clone();
    assert_eq!(told["who"], json!(who.to_string()));
    assert_eq!(told["class"], Value::Null);
    let (table, _) = judged.place(who).await;
    let path = format!("/api/events/{}/tables/{table}", judged.id);
    let view = judged.club.read(&path, &phone).await;
    assert_eq!(view["polls"], Value::Null, "it is not asked again");
    // A table writes nothing else into a case.
    for act in [
        json!({"offenders": "ns"}),
        json!({"found": {"question": "happened", "answer": "no"}}),
    ] {
        let act = json!({"in-case": {"case": 1, "act": act}});
        let (status, _, _) = judged
            .club
            .write(&judged.id, &phone, &act.to_string()[..40], act.clone())
            .await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{act}");
    }
}

#[tokio::test]
async fn nobody_is_disturbed_at_a_board() {
    let judged = Judged::new().await;
    judged.add(Judged::poll()).await;
    let who = judged.pollable().await[0];
    judged.add(json!({"asked": {"contestants": [who]}})).await;
    judged.act(json!({"round-started": {"round": 3}})).await;
    let path = format!("/api/events/{}", judged.id);
    let seen = judged.club.read(&path, &judged.director).await;
    let tables = seen["event"]["sessions"][0]["rounds"][2]["tables"].clone();
    let sits = |table: &&Value| [&table["ns"], &table["ew"]].contains(&&json!(who));
    let table = tables.as_array().unwrap().iter().find(sits).unwrap();
    let seat = if table["ns"] == json!(who) { "N" } else { "E" };
    let name = table["table"].as_str().unwrap();
    let phone = judged
        .club
        .phone(&judged.id, &judged.director, name, seat)
        .await;
    let path = format!("/api/events/{}/tables/{name}", judged.id);
    let view = judged.club.read(&path, &phone).await;
    assert_eq!(view["polls"], Value::Null);
    let board = table["boards"][0]["board"].clone();
    let result = json!({"result": {"round": 3, "table": name, "board": board, "contract": "Pass"}});
    judged.act(result).await;
    // The other pair at the table has the board still to come.
    let view = judged.club.read(&path, &phone).await;
    assert_eq!(view["polls"], Value::Null, "{view}");
    judged.finish().await;
    // Now a table at which no party sits is asked.
    let pollable = judged.pollable().await;
    judged
        .add(json!({"asked": {"contestants": pollable}}))
        .await;
    let seen = judged
        .club
        .read(&format!("/api/events/{}", judged.id), &judged.director)
        .await;
    let tables = seen["event"]["sessions"][0]["rounds"][4]["tables"].clone();
    let free = |table: &&Value| {
        [&table["ns"], &table["ew"]]
            .iter()
            .all(|one| pollable.contains(&one.as_u64().unwrap()))
    };
    let table = tables.as_array().unwrap().iter().find(free).unwrap();
    let name = table["table"].as_str().unwrap();
    let phone = judged
        .club
        .phone(&judged.id, &judged.director, name, "N")
        .await;
    let path = format!("/api/events/{}/tables/{name}", judged.id);
    let view = judged.club.read(&path, &phone).await;
    assert_eq!(view["polls"][0]["case"], 1, "{view}");
}

#[tokio::test]
async fn a_case_is_led_to_its_ruling_and_the_parties_read_it_once_told() {
    let judged = Judged::new().await;
    for what in [
        json!({"called": {"when": "after", "by": "N"}}),
        json!({"fact": {"passed": {"by-way-of": "tempo", "by": "E", "at": "X", "seconds": 20, "agreed": "agreed"}}}),
        json!({"fact": {"chosen": {"by": "W", "action": "4S"}}}),
    ] {
        judged.add(what).await;
    }
    let view = judged.view().await;
    assert_eq!(view["next"]["question"], "happened");
    assert_eq!(view["next"]["suggests"]["answer"], "yes");
    assert!(view["next"]["clauses"][0]["text"].is_string());
    for question in ["happened", "conveyed", "alternatives", "suggested"] {
        judged
            .add(json!({"found": {"question": question, "answer": "yes"}}))
            .await;
    }
    // Weights are tried before they are kept.
    let path = format!("/api/events/{}/cases/1/weigh", judged.id);
    let wish = json!({"outcomes": {"outcomes": ["60% 4S N =", "40% 4S N +1"]}});
    let (status, weighed, _) = judged.club.ask("POST", &path, &judged.director, wish).await;
    assert_eq!(status, StatusCode::OK, "{weighed}");
    assert!(weighed["ns"]["adjusted"].is_string(), "{weighed}");
    let wish = json!({"outcomes": {"outcomes": ["60% 4S N ="]}});
    let (status, weighed, _) = judged.club.ask("POST", &path, &judged.director, wish).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{weighed}");
    judged
        .add(json!({"outcomes": {"outcomes": ["60% 4S N =", "40% 4S N +1"]}}))
        .await;
    for (question, answer) in [
        ("damage", "yes"),
        ("self-inflicted", "no"),
        ("penalty", "none"),
    ] {
        judged
            .add(json!({"found": {"question": question, "answer": answer}}))
            .await;
    }
    judged.add(json!({"consulted": {"who": "Eve Moss"}})).await;
    let view = judged.view().await;
    let ruling = view["verdict"]["ruling"].clone();
    assert_eq!(ruling["case"], 1, "{view}");
    judged.act(json!({"ruling": ruling})).await;
    assert_eq!(judged.view().await["ruling"], 1);
    let path = format!("/api/events/{}/rulings/1/written", judged.id);
    let [party, _] = judged.parties;
    let other = (1..=10).find(|one| !judged.parties.contains(one)).unwrap();
    let (party, view) = judged.phone_of(party).await;
    assert_eq!(view["rulings"], Value::Null, "nobody has been told yet");
    assert_eq!(
        judged.club.text(&path, &party).await.0,
        StatusCode::NOT_FOUND
    );
    judged.act(json!({"told": {"ruling": 1}})).await;
    // Somebody at his table has the board still to come.
    assert_eq!(
        judged.club.text(&path, &party).await.0,
        StatusCode::NOT_FOUND
    );
    judged.finish().await;
    let (status, text) = judged.club.text(&path, &party).await;
    assert_eq!(status, StatusCode::OK);
    assert!(text.contains("16B1"), "{text}");
    let (other, view) = judged.phone_of(other).await;
    assert_eq!(view["rulings"], Value::Null);
    assert_eq!(
        judged.club.text(&path, &other).await.0,
        StatusCode::NOT_FOUND
    );
    assert_eq!(judged.club.text(&path, "").await.0, StatusCode::NOT_FOUND);
    // The board has its score, and the case is closed.
    let seen = judged
        .club
        .read(&format!("/api/events/{}", judged.id), &judged.director)
        .await;
    let board = &seen["event"]["sessions"][0]["rounds"][0]["tables"][0]["boards"][0];
    assert_eq!(board["board"], judged.board);
    assert_eq!(board["result"]["source"], json!({"ruling": 1}));
    let late = json!({"in-case": {"case": 1, "act": {"offenders": "ns"}}});
    let (status, answer, _) = judged
        .club
        .write(&judged.id, &judged.director, "late", late)
        .await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{answer}");
}

#[tokio::test]
async fn who_is_consulted_sees_no_finding_before_he_has_answered() {
    let judged = Judged::new().await;
    judged
        .add(json!({"fact": {"chosen": {"by": "W", "action": "4S"}}}))
        .await;
    judged
        .add(json!({"found": {"question": "happened", "answer": "yes", "evidence": ["a secret sign"]}}))
        .await;
    let wish = json!({"name": "Otto", "password": "a calm second", "role": "assistant"});
    let (status, answer, _) = judged
        .club
        .ask("POST", "/api/people", &judged.director, wish)
        .await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    let sign_in = json!({"name": "Otto", "password": "a calm second"});
    let (_, _, otto) = judged.club.ask("POST", "/api/sign-in", "", sign_in).await;
    let path = format!("/api/events/{}/cases/1", judged.id);
    let seen = judged.club.read(&path, &otto).await;
    assert!(seen.to_string().contains("a secret sign"));
    judged.add(json!({"consult": {"who": "Otto"}})).await;
    let seen = judged.club.read(&path, &otto).await;
    assert_eq!(seen["consulted"], true);
    assert!(!seen.to_string().contains("a secret sign"), "{seen}");
    assert_eq!(seen["next"], Value::Null);
    // Nor by any other way: what a question suggests, what outcomes are worth, the log that holds it all.
    let question = format!("{path}/questions/happened");
    let (status, text) = judged.club.text(&question, &otto).await;
    assert_eq!(status, StatusCode::FORBIDDEN, "{text}");
    assert!(text.contains("opinion"), "{text}");
    let weigh = json!({"outcomes": {"outcomes": ["100% 4S N ="]}});
    let weighing = format!("{path}/weigh");
    let (status, _, _) = judged.club.ask("POST", &weighing, &otto, weigh).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    let opinion = json!({"in-case": {"case": 1, "act": {"consulted": {"who": "Otto", "opinion": "it stands"}}}});
    let (status, answer, _) = judged.club.write(&judged.id, &otto, "o", opinion).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    let seen = judged.club.read(&path, &otto).await;
    assert!(seen.to_string().contains("a secret sign"));
    assert_eq!(seen["consulted_with"][0]["opinion"], "it stands");
}

/// Somebody of the club who signs in.
async fn staff(judged: &Judged, name: &str, role: &str) -> String {
    let wish = json!({"name": name, "password": "a calm second", "role": role});
    let made = judged
        .club
        .ask("POST", "/api/people", &judged.director, wish);
    let (status, answer, _) = made.await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    let sign_in = json!({"name": name, "password": "a calm second"});
    judged.club.ask("POST", "/api/sign-in", "", sign_in).await.2
}

#[tokio::test]
async fn a_director_who_is_asked_has_no_log_before_he_has_answered() {
    let judged = Judged::new().await;
    let eve = staff(&judged, "Eve", "director").await;
    let paths = ["log", "export/log", "export/record"];
    judged.add(json!({"consult": {"who": "eve"}})).await;
    for path in paths {
        let path = format!("/api/events/{}/{path}", judged.id);
        let (status, text) = judged.club.text(&path, &eve).await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{path}: {text}");
        assert_eq!(
            judged.club.text(&path, &judged.director).await.0,
            StatusCode::OK
        );
    }
    let opinion = json!({"in-case": {"case": 1, "act": {"consulted": {"who": "eve"}}}});
    let (status, answer, _) = judged.club.write(&judged.id, &eve, "o", opinion).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    let path = format!("/api/events/{}/log", judged.id);
    assert_eq!(judged.club.text(&path, &eve).await.0, StatusCode::OK);
}

#[tokio::test]
async fn who_runs_the_event_and_plays_sees_no_case_of_his_own_or_of_a_board_to_come() {
    let judged = Judged::new().await;
    judged.add(Judged::poll()).await;
    judged
        .add(json!({"found": {"question": "happened", "answer": "yes"}}))
        .await;
    let pollable = judged.pollable().await;
    let to_come = (1..=10).find(|one| !pollable.contains(one) && !judged.parties.contains(one));
    let [party, to_come, done] = [judged.parties[0], to_come.unwrap(), pollable[0]];
    for (who, role, sees) in [
        (party, "director", false),
        (to_come, "assistant", false),
        (done, "director", true),
    ] {
        let cookie = staff(&judged, &format!("a{who}"), role).await;
        let lines = judged
            .club
            .read(&format!("/api/events/{}/cases", judged.id), &cookie)
            .await;
        assert_eq!(lines.as_array().unwrap().len(), usize::from(sees), "{who}");
        let mut paths = vec![
            "cases/1",
            "cases/1/questions/happened",
            "cases/1/problem?seat=E",
            "cases/1/like",
        ];
        if role == "director" {
            paths.extend(["log", "export/log", "export/record"]);
        }
        for path in paths {
            let path = format!("/api/events/{}/{path}", judged.id);
            let (status, text) = judged.club.text(&path, &cookie).await;
            assert_eq!(status.is_success(), sees, "{who} {path}: {text}");
            assert!(sees || !text.contains(HAND), "{who} {path}");
        }
        let weigh = json!({"outcomes": {"outcomes": ["100% 4S N ="]}});
        let path = format!("/api/events/{}/cases/1/weigh", judged.id);
        let (status, _, _) = judged.club.ask("POST", &path, &cookie, weigh).await;
        assert_eq!(status.is_success(), sees, "{who}");
        let act = json!({"in-case": {"case": 1, "act": {"offenders": "ns"}}});
        let (status, answer, _) = judged
            .club
            .write(&judged.id, &cookie, &format!("{who}"), act)
            .await;
        assert_eq!(status.is_success(), sees, "{who}: {answer}");
        let open = json!({"case": {"round": 1, "table": "1", "board": judged.board, "about": {"kind": "awareness"}}});
        if !sees {
            let (status, answer, _) = judged
                .club
                .write(&judged.id, &cookie, &format!("open {who}"), open)
                .await;
            assert_eq!(status, StatusCode::FORBIDDEN, "{who}: {answer}");
        }
    }
}

/// Whether somebody sees the case.
async fn sees(judged: &Judged, cookie: &str) -> bool {
    let path = format!("/api/events/{}/cases/1", judged.id);
    let (status, text) = judged.club.text(&path, cookie).await;
    assert!(status.is_success() || !text.contains(HAND), "{text}");
    status.is_success()
}

#[tokio::test]
async fn who_plays_under_another_name_than_his_account_is_a_player_once_it_is_said() {
    let judged = Judged::new().await;
    judged.add(Judged::poll()).await;
    let [ns, ew] = judged.parties;
    // By the register: the account is called as the club also calls a member who plays.
    let member = json!({"name": format!("a{ns}"), "also": ["nora"]});
    let nora = staff(&judged, "Nora", "director").await;
    assert!(sees(&judged, &nora).await);
    let made = judged.club.ask(
        "POST",
        "/api/members",
        &judged.director,
        json!({"member": member}),
    );
    let (status, answer, _) = made.await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    assert!(!sees(&judged, &nora).await);
    // By his own word, which an assistant may give too, of himself alone.
    let otto = staff(&judged, "Otto", "assistant").await;
    assert!(sees(&judged, &otto).await);
    let of = |name: &str, duty: &str| json!({"staff": {"name": name, "duty": duty, "plays": ew}});
    for wrong in [of("Eve", "director"), of("Otto", "director-in-charge")] {
        let (status, answer, _) = judged.club.write(&judged.id, &otto, "w", wrong).await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{answer}");
    }
    let said = judged
        .club
        .write(&judged.id, &otto, "s", of("Otto", "director"))
        .await;
    assert_eq!(said.0, StatusCode::OK, "{}", said.1);
    assert!(!sees(&judged, &otto).await);
    // By anybody's word.
    let rita = staff(&judged, "Rita", "director").await;
    assert!(sees(&judged, &rita).await);
    judged.act(of("rita", "director")).await;
    assert!(!sees(&judged, &rita).await);
    // Nor does he end what he may not see.
    let ruling = json!({"ruling": {"round": 1, "table": "1", "board": judged.board, "laws": ["16B3"], "case": 1}});
    let (status, answer, _) = judged.club.write(&judged.id, &rita, "r", ruling).await;
    assert_eq!(status, StatusCode::FORBIDDEN, "{answer}");
}

#[tokio::test]
async fn a_director_whose_own_phone_sits_at_the_table_is_a_player_there() {
    let judged = Judged::new().await;
    let (table, seat) = judged.place(judged.parties[0]).await;
    let phone = staff(&judged, "Nino", "director").await;
    assert!(sees(&judged, &phone).await);
    judged.sit(&phone, &table, seat).await;
    assert!(!sees(&judged, &phone).await);
}

#[tokio::test]
async fn what_a_case_found_is_not_in_the_rulings_that_who_plays_is_sent() {
    let judged = Judged::new().await;
    let found = "a sign that stands nowhere else";
    let ruling = json!({"ruling": {"round": 1, "table": "1", "board": judged.board, "laws": ["16B3"], "case": 1, "facts": found, "consulted": ["Eve"]}});
    judged.act(ruling).await;
    let scorer = staff(&judged, "Sam", "scorer").await;
    let player = staff(&judged, "a9", "director").await;
    let path = format!("/api/events/{}", judged.id);
    for (who, told) in [(&scorer, false), (&player, false), (&judged.director, true)] {
        let seen = judged.club.read(&path, who).await;
        assert_eq!(seen.to_string().contains(found), told);
    }
}

#[tokio::test]
async fn a_program_with_a_token_leads_a_case_too_and_a_spectator_token_sees_none() {
    let judged = Judged::new().await;
    judged.add(Judged::poll()).await;
    for (role, may) in [
        ("director", true),
        ("assistant", true),
        ("scorer", false),
        ("spectator", false),
    ] {
        let wish = json!({"name": format!("a program ({role})"), "role": role});
        let (status, made, _) = judged
            .club
            .ask("POST", "/api/tokens", &judged.director, wish)
            .await;
        assert_eq!(status, StatusCode::OK, "{made}");
        let token = format!("Bearer {}", made["token"].as_str().unwrap());
        let path = format!("/api/events/{}/cases/1", judged.id);
        let (status, text) = judged.club.text(&path, &token).await;
        assert_eq!(status.is_success(), may, "{role}: {text}");
        assert_eq!(text.contains(HAND), may, "{role}");
        let act = json!({"in-case": {"case": 1, "act": {"fact": {"chosen": {"by": "W", "action": "4S"}}}}});
        let (status, answer, _) = judged.club.write(&judged.id, &token, role, act).await;
        assert_eq!(status.is_success(), may, "{role}: {answer}");
    }
}

#[tokio::test]
async fn what_is_withdrawn_is_shown_as_withdrawn_and_the_ruling_goes_without_it() {
    let judged = Judged::new().await;
    let pause =
        json!({"fact": {"passed": {"by-way-of": "remark", "by": "E", "words": "unmistakable"}}});
    judged.add(pause).await;
    let view = judged.view().await;
    assert_eq!(view["facts"][0]["act"], 1);
    assert_eq!(view["facts"][0]["withdrawn"], Value::Null);
    assert!(view["written"].to_string().contains("unmistakable"));
    judged
        .add(json!({"withdrawn": {"act": 1, "why": "another table"}}))
        .await;
    judged.add(Judged::poll()).await;
    judged
        .add(json!({"answer": {"answer": {"chooses": "Pass"}}}))
        .await;
    judged.add(json!({"withdrawn": {"act": 4}})).await;
    judged.add(json!({"consult": {"who": "Otto"}})).await;
    let view = judged.view().await;
    assert_eq!(view["facts"][0]["withdrawn"], "another table");
    assert!(
        !view["written"].to_string().contains("unmistakable"),
        "{view}"
    );
    assert_eq!(view["polls"][0]["answers"], json!([]));
    assert_eq!(view["consulting"][0], json!({"who": "Otto", "act": 6}));
    judged.add(json!({"withdrawn": {"act": 6}})).await;
    judged.add(json!({"withdrawn": {"act": 3}})).await;
    let view = judged.view().await;
    assert_eq!(view["consulting"], json!([]));
    assert_eq!(view["polls"][0]["withdrawn"], true);
}

#[tokio::test]
async fn the_calls_of_a_poll_are_candidates_with_their_shares() {
    let judged = Judged::new().await;
    let auction = ["1H", "X", "4H", "Pass", "Pass", "X", "Pass"];
    judged
        .add(json!({"poll": {"hand": HAND, "seat": "W", "dealer": "N", "auction": auction}}))
        .await;
    for (seconds, call) in (5..).zip(["Pass", "Pass", "4S"]) {
        let answer = json!({"chooses": call, "seconds": seconds});
        judged.add(json!({"answer": {"answer": answer}})).await;
    }
    let view = judged.view().await;
    assert_eq!(view["polled"][0]["action"], "Pass");
    assert_eq!(view["polled"][0]["chosen"], 2);
    let result = view["polled"][0]["result"].as_str().unwrap();
    assert!(result.starts_with("4HX N "), "{result}");
    assert_eq!(view["polled"][1]["action"], "4S");
}

/// Every address that is read, with every kind of export and print, filled in for an event with a case and an appeal.
fn addresses(id: &str) -> Vec<String> {
    let described: Value = serde_json::from_str(&crate::description()).unwrap();
    let words = |schema: &str| -> Vec<String> {
        let all = described["components"]["schemas"][schema]["enum"].as_array();
        let all = all.unwrap_or_else(|| panic!("{schema}"));
        all.iter()
            .map(|one| one.as_str().unwrap().to_owned())
            .collect()
    };
    let mut all = Vec::new();
    for (path, methods) in described["paths"].as_object().unwrap() {
        if methods.get("get").is_none() || path.ends_with("/live") {
            continue;
        }
        let path = path
            .replace("{id}", id)
            .replace("{table}", "1")
            .replace("{session}", "1")
            .replace("{board}", "1")
            .replace("{index}", "0")
            .replace("{case}", "1")
            .replace("{ruling}", "1")
            .replace("{question}", "happened")
            .replace("{contestant}", "1")
            .replace("{number}", "1");
        let each = |place: &str, schema: &str, more: &str| -> Vec<String> {
            let words = words(schema).into_iter();
            words
                .map(|word| format!("{}{more}", path.replace(place, &word)))
                .collect()
        };
        match &path {
            path if path.contains("{format}") => all.extend(each("{format}", "ExportFormat", "")),
            path if path.contains("{document}") => {
                all.extend(each("{document}", "PrintDocument", "?format=html&appeal=1"));
            }
            path if path.ends_with("/problem") => all.push(format!("{path}?seat=E")),
            path => all.push(path.clone()),
        }
    }
    let event = format!("/api/events/{id}");
    all.push(format!("{event}?view=table"));
    all.push(format!("{event}?view=public"));
    assert!(all.len() > 50, "{}", all.len());
    all
}

/// What stands nowhere but in the case.
const SIGN: &str = "a sign that stands nowhere else";

/// Nobody of these is sent the hand of the poll or the finding, whatever he asks for.
async fn nothing_is_sent(club: &Club, id: &str, who: &[(&str, &str)]) {
    for path in addresses(id) {
        for (name, key) in who {
            let (_, text) = club.text(&path, key).await;
            for secret in [HAND, SIGN] {
                assert!(!text.contains(secret), "{name} {path}: {secret}\n{text}");
            }
        }
    }
}

#[tokio::test]
async fn no_address_gives_a_case_away() {
    let judged = Judged::new().await;
    judged.add(Judged::poll()).await;
    let finding = json!({"found": {"question": "happened", "answer": "yes", "evidence": [SIGN]}});
    judged.add(finding).await;
    let pollable = judged.pollable().await;
    let to_come = (1..=10).find(|one| !pollable.contains(one) && !judged.parties.contains(one));
    let to_come = to_come.unwrap();
    judged
        .add(json!({"asked": {"contestants": [pollable[0]]}}))
        .await;
    let (ns, _) = judged.phone_of(judged.parties[0]).await;
    let (ew, _) = judged.phone_of(judged.parties[1]).await;
    let (later, _) = judged.phone_of(to_come).await;
    let scorer = staff(&judged, "Sam", "scorer").await;
    let party = staff(&judged, &format!("A{}", judged.parties[0]), "director").await;
    let plays = staff(&judged, &format!("B{to_come}"), "assistant").await;
    let sits = staff(&judged, "Nino", "director").await;
    let (table, seat) = judged.place(judged.parties[1]).await;
    judged.sit(&sits, &table, seat).await;
    let wish = json!({"name": "a screen", "role": "spectator"});
    let made = judged
        .club
        .ask("POST", "/api/tokens", &judged.director, wish);
    let token = format!("Bearer {}", made.await.1["token"].as_str().unwrap());
    let who = [
        ("onlooker", ""),
        ("party", &ns),
        ("other party", &ew),
        ("board to come", &later),
        ("scorer", &scorer),
        ("Director who is a party", &party),
        ("assistant with the board to come", &plays),
        ("Director whose phone sits there", &sits),
        ("screen", &token),
    ];
    nothing_is_sent(&judged.club, &judged.id, &who).await;
    // Who is asked for an opinion may see the hand, and not the finding.
    let eve = staff(&judged, "Eve", "director").await;
    judged.add(json!({"consult": {"who": "Eve"}})).await;
    for path in addresses(&judged.id) {
        let (_, text) = judged.club.text(&path, &eve).await;
        assert!(!text.contains(SIGN), "{path}\n{text}");
    }
    // Ruled on and appealed against: the form has the facts. The case is ended by a ruling of the Director.
    let ruling = json!({"ruling": {"round": 1, "table": "1", "board": judged.board, "laws": ["16B3"], "case": 1, "facts": SIGN, "consulted": ["Eve"]}});
    judged.act(ruling).await;
    judged.act(json!({"told": {"ruling": 1}})).await;
    let appeal =
        json!({"appeal": {"ruling": 1, "contestant": judged.parties[0], "points": ["judgement"]}});
    judged.act(appeal).await;
    nothing_is_sent(&judged.club, &judged.id, &who).await;
    let path = format!(
        "/api/events/{}/print/appeal?format=html&appeal=1",
        judged.id
    );
    let (status, text) = judged.club.text(&path, &judged.director).await;
    assert!(status.is_success() && text.contains(SIGN), "{text}");
}

/// An event of one round or more, with its plan, a case on board 1 at table 1 and a poll with a finding.
async fn judged_by(kind: &str, plan: &str, contestants: u32) -> (Club, String, String) {
    let club = Club::new().await;
    let director = club.director().await;
    let method = if kind == "teams" {
        "imps"
    } else {
        "matchpoints"
    };
    let sessions = if kind == "pairs" { 2 } else { 1 };
    let wish =
        json!({"name": "T", "kind": kind, "sessions": sessions, "settings": {"method": method}});
    let (status, event, _) = club.ask("POST", "/api/events", &director, wish).await;
    assert_eq!(status, StatusCode::OK, "{event}");
    let id = event["id"].as_str().unwrap().to_owned();
    for one in 1..=contestants {
        let players: Vec<String> = "abcd".chars().map(|p| format!("{p}{one}")).collect();
        let count = match kind {
            "individual" => 1,
            "pairs" => 2,
            _ => 4,
        };
        let mut entered = json!({"contestant": one, "players": &players[..count]});
        if kind == "teams" {
            entered["name"] = json!(format!("team {one}"));
        }
        act(&club, &id, &director, json!({"entered": entered})).await;
    }
    act(&club, &id, &director, json!({"movement": {"plan": plan}})).await;
    let deals: Value = [("1", super::HANDS)].into_iter().collect();
    let dealt = json!({"dealt": {"boards": "1", "deals": deals}});
    act(&club, &id, &director, dealt).await;
    act(
        &club,
        &id,
        &director,
        json!({"round-started": {"round": 1}}),
    )
    .await;
    (club, director, id)
}

/// A case with a poll and a finding on board 1 of table 1; who may be asked.
async fn case_on_board_one(club: &Club, director: &str, id: &str) -> Vec<u64> {
    let at = json!({"round": 1, "table": "1", "board": 1, "about": {"kind": "information"}});
    act(club, id, director, json!({"case": at})).await;
    let finding = json!({"found": {"question": "happened", "answer": "yes", "evidence": [SIGN]}});
    for what in [Judged::poll(), finding] {
        act(
            club,
            id,
            director,
            json!({"in-case": {"case": 1, "act": what}}),
        )
        .await;
    }
    let view = club
        .read(&format!("/api/events/{id}/cases/1"), director)
        .await;
    let list = view["polls"][0]["pollable"].as_array().unwrap().iter();
    list.map(|one| one["contestant"].as_u64().unwrap())
        .collect()
}

fn passed_out(table: &str, board: u32) -> Value {
    json!({"result": {"round": 1, "table": table, "board": board, "contract": "Pass"}})
}

#[tokio::test]
async fn in_an_individual_nobody_at_the_table_or_with_the_board_to_come_is_sent_a_case() {
    let plan = "movement: I\nentrants: players\ncontestants: 8\ncopies: 2\nrounds:\n- tables:\n  - {table: 1, n: 1, e: 2, s: 3, w: 4, boards: 1}\n  - {table: 2, n: 5, e: 6, s: 7, w: 8, boards: 1}\n";
    let (club, director, id) = judged_by("individual", plan, 8).await;
    act(&club, &id, &director, passed_out("1", 1)).await;
    assert_eq!(
        case_on_board_one(&club, &director, &id).await,
        Vec::<u64>::new()
    );
    let mut phones = Vec::new();
    for table in ["1", "2"] {
        for seat in ["N", "E", "S", "W"] {
            phones.push((seat, club.phone(&id, &director, table, seat).await));
        }
    }
    let who: Vec<(&str, &str)> = phones.iter().map(|(s, p)| (*s, p.as_str())).collect();
    nothing_is_sent(&club, &id, &who).await;
    for contestant in 1..=8 {
        let asked = json!({"asked": {"contestants": [contestant]}});
        let what = json!({"in-case": {"case": 1, "act": asked}});
        let key = format!("ask {contestant}");
        let (status, answer, _) = club.write(&id, &director, &key, what).await;
        assert_ne!(status, StatusCode::OK, "{contestant}: {answer}");
    }
}

#[tokio::test]
async fn the_other_half_of_a_team_and_the_other_table_are_sent_nothing() {
    let plan = "movement: T\nentrants: teams\ncontestants: 4\ncopies: 4\nrounds:\n- tables:\n  - {table: 1, ns: 1, ew: 2, boards: 1}\n  - {table: 2, ns: 2, ew: 1, boards: 1}\n  - {table: 3, ns: 3, ew: 4, boards: 1}\n  - {table: 4, ns: 4, ew: 3, boards: 1}\n";
    let (club, director, id) = judged_by("teams", plan, 4).await;
    for table in ["1", "3"] {
        act(&club, &id, &director, passed_out(table, 1)).await;
    }
    // The other match has played it at one table of two.
    assert_eq!(
        case_on_board_one(&club, &director, &id).await,
        Vec::<u64>::new()
    );
    let mut phones = Vec::new();
    for table in ["1", "2", "3", "4"] {
        for seat in ["N", "E"] {
            phones.push((table, club.phone(&id, &director, table, seat).await));
        }
    }
    let who: Vec<(&str, &str)> = phones.iter().map(|(t, p)| (*t, p.as_str())).collect();
    nothing_is_sent(&club, &id, &who).await;
    act(&club, &id, &director, passed_out("4", 1)).await;
    let view = club
        .read(&format!("/api/events/{id}/cases/1"), &director)
        .await;
    let pollable = view["polls"][0]["pollable"].as_array().unwrap();
    let pollable: Vec<&Value> = pollable.iter().map(|one| &one["contestant"]).collect();
    assert_eq!(pollable.len(), 2, "{pollable:?}");
    let asked = json!({"asked": {"contestants": [3, 4]}});
    act(
        &club,
        &id,
        &director,
        json!({"in-case": {"case": 1, "act": asked}}),
    )
    .await;
    // Nobody of the match itself, whichever seat the phone says it has, is sent anything now either.
    nothing_is_sent(&club, &id, &who[..4]).await;
    let path = format!("/api/events/{id}/tables/3");
    let view = club.read(&path, &phones[4].1).await;
    assert_eq!(view["polls"][0]["problem"]["hand"], HAND, "{view}");
}

#[tokio::test]
async fn who_plays_the_same_deal_in_another_session_is_sent_nothing() {
    let plan = "movement: S\nentrants: pairs\ncontestants: 8\ncopies: 4\nrounds:\n- tables:\n  - {table: 1, ns: 1, ew: 2, boards: 1}\n  - {table: 2, ns: 3, ew: 4, boards: 1}\n  - {table: 3, ns: 5, ew: 6, boards: 1}\n  - {table: 4, ns: 7, ew: 8, boards: 1}\n";
    let (club, director, id) = judged_by("pairs", plan, 8).await;
    for table in ["1", "2", "3", "4"] {
        act(&club, &id, &director, passed_out(table, 1)).await;
    }
    act(&club, &id, &director, json!({"session-over": {}})).await;
    let all = case_on_board_one(&club, &director, &id).await;
    assert_eq!(all.len(), 6, "all but the parties: {all:?}");
    // The second session has the same cards under another number: nobody is asked any more until it is over.
    act(
        &club,
        &id,
        &director,
        json!({"movement": {"session": 2, "plan": plan.replace("boards: 1}", "boards: 2}")}}),
    )
    .await;
    let again: Value = [("2", super::HANDS)].into_iter().collect();
    act(
        &club,
        &id,
        &director,
        json!({"dealt": {"session": 2, "boards": "2", "deals": again}}),
    )
    .await;
    let view = club
        .read(&format!("/api/events/{id}/cases/1"), &director)
        .await;
    assert_eq!(view["polls"][0]["pollable"], json!([]));
    let mut phones = Vec::new();
    for table in ["1", "2", "3"] {
        phones.push((table, club.phone(&id, &director, table, "N").await));
    }
    let who: Vec<(&str, &str)> = phones.iter().map(|(t, p)| (*t, p.as_str())).collect();
    nothing_is_sent(&club, &id, &who).await;
}

#[tokio::test]
async fn a_table_that_is_played_in_the_browser_is_sent_nothing_of_a_case() {
    let club = Club::new().await;
    let director = club.director().await;
    let id = club.session(&director).await;
    let play = json!({"regulations": {"layer": "director", "settings": {"play": "guided"}}});
    let wish = json!({"key": "play", "why": "everybody has a tablet", "action": play});
    let entries = format!("/api/events/{id}/entries");
    let (status, answer, _) = club.ask("POST", &entries, &director, wish).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    act(&club, &id, &director, passed_out("1", 1)).await;
    assert_eq!(
        case_on_board_one(&club, &director, &id).await,
        Vec::<u64>::new()
    );
    let mut phones = Vec::new();
    for table in ["1", "2"] {
        for seat in ["N", "E"] {
            let phone = club.phone(&id, &director, table, seat).await;
            let path = format!("/api/events/{id}/tables/{table}");
            let room = club.read(&path, &phone).await["play"].clone();
            let room = room.as_str().unwrap().to_owned();
            let boards = format!("/api/play/{room}/boards");
            club.ask("POST", &boards, &phone, json!({"after": 0})).await;
            phones.push((room, phone));
        }
    }
    let who: Vec<(&str, &str)> = phones
        .iter()
        .map(|(r, p)| (r.as_str(), p.as_str()))
        .collect();
    nothing_is_sent(&club, &id, &who).await;
    for (room, _) in &who {
        for more in ["", "/boards/0", "/boards/1", "/links"] {
            for (_, phone) in who.iter().chain(&[("onlooker", "")]) {
                let (_, text) = club.text(&format!("/api/play/{room}{more}"), phone).await;
                assert!(
                    !text.contains(HAND) && !text.contains(SIGN),
                    "{room}{more}\n{text}"
                );
            }
        }
    }
}
