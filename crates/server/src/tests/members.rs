//! The people of a club: the register, who is named to whom, what somebody sees and deletes, who wants to play.

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use serde_json::{Value, json};
use tower::ServiceExt as _;

use super::Club;

impl Club {
    /// Asks for what must be granted.
    async fn get(&self, method: &str, path: &str, cookie: &str, body: Value) -> Value {
        let (status, answer, _) = self.ask(method, path, cookie, body).await;
        assert_eq!(status, StatusCode::OK, "{method} {path}: {answer}");
        answer
    }

    /// Adds somebody; the id.
    async fn member(&self, director: &str, member: Value) -> String {
        let made = self
            .get("POST", "/api/members", director, json!({"member": member}))
            .await;
        made["id"].as_str().unwrap().to_owned()
    }

    /// A device at a table.
    async fn at(&self, director: &str, event: &str, table: usize) -> String {
        let codes = self
            .get(
                "GET",
                &format!("/api/events/{event}/codes"),
                director,
                Value::Null,
            )
            .await;
        let code = json!({"code": codes[table - 1]["code"]});
        let (status, answer, cookie) = self.ask("POST", "/api/join", "", code).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
        cookie
    }

    /// Ends a session with all its results, so that everybody may see them.
    async fn played(&self, director: &str, event: &str) {
        for (table, board) in [("1", 1), ("1", 2), ("2", 1), ("2", 2)] {
            let result = json!({"result": {"round": 1, "table": table, "board": board, "contract": "3NT", "by": "N", "tricks": 8 + board}});
            let key = format!("r{table}{board}");
            let (status, answer, _) = self.write(event, director, &key, result).await;
            assert_eq!(status, StatusCode::OK, "{answer}");
        }
        let over = json!({"session-over": {}});
        let (status, answer, _) = self.write(event, director, "over", over).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
        let published = json!({"published": {"session": 1, "round": 1}});
        self.write(event, director, "published", published).await;
    }
}

#[tokio::test]
async fn the_register_is_written_changed_and_two_become_one() {
    let club = Club::new().await;
    let director = club.director().await;
    let ana = club
        .member(
            &director,
            json!({"name": " Ana Lima ", "federation": "123", "contact": "ana@example.org"}),
        )
        .await;
    // The same name, however it is written, and the same number.
    for same in [
        json!({"name": "ANA  LIMA"}),
        json!({"name": "A. L.", "federation": "123"}),
    ] {
        let (status, said, _) = club
            .ask("POST", "/api/members", &director, json!({"member": same}))
            .await;
        assert_eq!(status, StatusCode::CONFLICT, "{said}");
    }
    let (status, _, _) = club
        .ask(
            "POST",
            "/api/members",
            &director,
            json!({"member": {"name": "  "}}),
        )
        .await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    let path = format!("/api/members/{ana}");
    let change = |seen: u64| json!({"seen": seen, "member": {"name": "Ana Lima", "federation": "123", "grade": "A"}});
    club.get("PUT", &path, &director, change(1)).await;
    // Somebody has changed it since.
    let (status, _, _) = club.ask("PUT", &path, &director, change(1)).await;
    assert_eq!(status, StatusCode::CONFLICT);
    let other = club
        .member(
            &director,
            json!({"name": "Lima A.", "number": "7", "also": ["Anita Lima"]}),
        )
        .await;
    let merge = json!({"other": other});
    club.get("POST", &format!("{path}/merge"), &director, merge.clone())
        .await;
    let (status, _, _) = club
        .ask("POST", &format!("{path}/merge"), &director, merge)
        .await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    let all = club
        .get("GET", "/api/members", &director, Value::Null)
        .await;
    assert_eq!(all.as_array().unwrap().len(), 1, "{all}");
    assert_eq!(all[0]["number"], "7");
    assert_eq!(all[0]["also"], json!(["Anita Lima", "Lima A."]));
    // Those who run events see the register, Directors alone how somebody is reached; nobody else sees anything of it.
    let scorer = json!({"name": "Sam", "role": "scorer", "password": "long enough"});
    club.get("POST", "/api/people", &director, scorer).await;
    let (_, _, scorer) = club
        .ask(
            "POST",
            "/api/sign-in",
            "",
            json!({"name": "sAM", "password": "long enough"}),
        )
        .await;
    let all = club.get("GET", "/api/members", &scorer, Value::Null).await;
    assert_eq!(
        (&all[0]["name"], &all[0]["contact"]),
        (&json!("Ana Lima"), &json!(""))
    );
    let (status, _, _) = club.ask("DELETE", &path, &scorer, Value::Null).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    let event = club.session(&director).await;
    let phone = club.at(&director, &event, 1).await;
    for who in ["", phone.as_str()] {
        let (status, said, _) = club.ask("GET", "/api/members", who, Value::Null).await;
        assert!(status.is_client_error(), "{said}");
    }
}

#[tokio::test]
async fn a_list_comes_in_with_its_columns_and_its_wrong_lines_are_named() {
    let club = Club::new().await;
    let director = club.director().await;
    club.member(&director, json!({"name": "Bea Mota"})).await;
    let text = "Surname;First name;EBU\nLima;Ana;11\n;;12\nMota;Bea;13\n";
    let seen = club
        .get(
            "POST",
            "/api/members/list",
            &director,
            json!({"text": text}),
        )
        .await;
    assert_eq!(seen["columns"], json!(["family", "given", "federation"]));
    assert_eq!(
        (&seen["heading"], &seen["count"]),
        (&json!(true), &json!(3))
    );
    let mut wish = json!({"text": text, "heading": true, "columns": seen["columns"], "consent": true, "look": true});
    for look in [true, false] {
        wish["look"] = json!(look);
        let taken = club
            .get("POST", "/api/members/import", &director, wish.clone())
            .await;
        assert_eq!(
            (&taken["added"], &taken["changed"]),
            (&json!(1), &json!(1)),
            "{taken}"
        );
        assert_eq!(taken["faults"][0]["line"], 3);
        let all = club
            .get("GET", "/api/members", &director, Value::Null)
            .await;
        assert_eq!(all.as_array().unwrap().len(), if look { 1 } else { 2 });
    }
    let all = club
        .get("GET", "/api/members", &director, Value::Null)
        .await;
    assert_eq!(
        (&all[1]["name"], &all[1]["federation"]),
        (&json!("Bea Mota"), &json!("13"))
    );
    wish["columns"] = json!(["name"]);
    let (status, _, _) = club
        .ask("POST", "/api/members/import", &director, wish)
        .await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    for nonsense in ["", "\n\n", "\u{0}\u{1}", "\"", ";;;;\n;;;"] {
        let (status, said, _) = club
            .ask(
                "POST",
                "/api/members/list",
                &director,
                json!({"text": nonsense}),
            )
            .await;
        assert!(
            status == StatusCode::OK || status == StatusCode::UNPROCESSABLE_ENTITY,
            "{said}"
        );
    }
}

#[tokio::test]
async fn who_has_not_agreed_is_not_named_to_everybody() {
    let club = Club::new().await;
    let director = club.director().await;
    let event = club.session(&director).await;
    club.played(&director, &event).await;
    let phone = club.at(&director, &event, 1).await;
    let ana = club.member(&director, json!({"name": "ana"})).await;
    club.member(&director, json!({"name": "Bea", "consent": true}))
        .await;
    let public = [
        format!("/api/events/{event}"),
        format!("/api/events/{event}/contestants/1"),
        format!("/api/events/{event}/print/ranking?format=html"),
        format!("/api/events/{event}/print/scorecards?format=html"),
        format!("/api/events/{event}/export/usebio"),
        format!("/api/events/{event}/export/event-file"),
    ];
    for path in &public {
        let (status, text) = club.text(path, "").await;
        assert_eq!(status, StatusCode::OK, "{path}: {text}");
        assert!(
            !text.contains("Ana") && text.contains("A.") && text.contains("Bea"),
            "{path}: {text}"
        );
        assert!(
            path.contains("contestants") || text.contains("Cid"),
            "who is in no register is named as before: {path}"
        );
        // Those who run the event and those who sit there know who plays.
        let (_, text) = club.text(path, &director).await;
        assert!(text.contains("Ana"), "{path}: {text}");
    }
    let (_, text) = club
        .text(&format!("/api/events/{event}?view=public"), &phone)
        .await;
    assert!(text.contains("Ana"), "{text}");
    let (_, text) = club
        .text(&format!("/api/events/{event}?view=public"), &director)
        .await;
    assert!(!text.contains("Ana"), "as everybody sees it: {text}");
    // She agrees.
    club.get(
        "POST",
        "/api/members/agreed",
        &director,
        json!({"members": [ana]}),
    )
    .await;
    for path in &public {
        let (_, text) = club.text(path, "").await;
        assert!(text.contains("Ana"), "{path}: {text}");
    }
}

#[tokio::test]
async fn a_player_sees_and_deletes_what_is_kept_and_the_results_stay() {
    let club = Club::new().await;
    let director = club.director().await;
    let event = club.session(&director).await;
    club.played(&director, &event).await;
    let ana = club
        .member(
            &director,
            json!({"name": "Ana", "contact": "ana@example.org", "consent": true}),
        )
        .await;
    club.member(
        &director,
        json!({"name": "Bea", "partner": "Ana", "consent": true}),
    )
    .await;
    club.get(
        "POST",
        "/api/plans",
        &director,
        json!({"name": "Tuesday", "starts": "2099-01-06T19:30"}),
    )
    .await;
    let home = club.get("GET", "/api/home", "", Value::Null).await;
    let plan = home["plans"][0]["id"].as_str().unwrap();
    club.get(
        "POST",
        &format!("/api/plans/{plan}/wishes"),
        "",
        json!({"players": ["Ana", "Bea"]}),
    )
    .await;
    let link = format!("/api/members/{ana}/link");
    let first = club.get("POST", &link, &director, Value::Null).await;
    let link = club.get("POST", &link, &director, Value::Null).await;
    let code = |link: &Value| {
        link["url"]
            .as_str()
            .unwrap()
            .rsplit('/')
            .next()
            .unwrap()
            .to_owned()
    };
    let (status, _, _) = club
        .ask(
            "GET",
            &format!("/api/player/{}", code(&first)),
            "",
            Value::Null,
        )
        .await;
    assert_eq!(
        status,
        StatusCode::NOT_FOUND,
        "a new link ends the one before"
    );
    let own = format!("/api/player/{}", code(&link));
    for _ in 0..2 {
        let page = club.get("GET", &own, "", Value::Null).await;
        assert_eq!(page["name"], "Ana");
        assert_eq!(page["sessions"][0]["event"], json!(event));
        assert_eq!(page["sessions"][0]["partners"], json!(["Bea"]));
        assert_eq!(page["partners"][0]["sessions"], 1);
        assert_eq!(page["average"], page["sessions"][0]["percent"]);
        assert_eq!(page["average"], "50");
    }
    for (path, cookie) in [
        (format!("{own}/file"), ""),
        (format!("/api/members/{ana}/file"), director.as_str()),
    ] {
        let (status, file) = club.text(&path, cookie).await;
        assert_eq!(status, StatusCode::OK);
        for kept in [
            "Ana",
            "ana@example.org",
            "Thursday",
            plan,
            "\"private link\": true",
        ] {
            assert!(file.contains(kept), "{kept}: {file}");
        }
    }
    // She does not want to be named any more, and says so herself.
    club.get("PUT", &own, "", json!({"consent": false})).await;
    let (_, text) = club.text(&format!("/api/events/{event}"), "").await;
    assert!(!text.contains("Ana"), "{text}");
    // She is forgotten: nobody is told her name, and what she scored stays.
    let ranking = format!("/api/events/{event}/standings");
    let before = club.get("GET", &ranking, "", Value::Null).await;
    club.get("DELETE", &own, "", Value::Null).await;
    let (status, _, _) = club.ask("GET", &own, "", Value::Null).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    for path in [
        format!("/api/events/{event}"),
        format!("/api/events/{event}/contestants/1"),
        format!("/api/events/{event}/log"),
        format!("/api/events/{event}/record"),
        format!("/api/events/{event}/export/record"),
        format!("/api/events/{event}/export/log"),
        format!("/api/events/{event}/export/usebio"),
        format!("/api/events/{event}/print/ranking?format=html&language=it"),
        format!("/api/events/{event}/tables/1"),
        "/api/members".to_owned(),
        "/api/members/last".to_owned(),
        "/api/home".to_owned(),
    ] {
        let (status, text) = club.text(&path, &director).await;
        assert_eq!(status, StatusCode::OK, "{path}: {text}");
        assert!(!text.contains("Ana"), "{path}: {text}");
        if path.contains("print") {
            assert!(text.contains("un giocatore"), "{text}");
        }
        if path.contains("usebio") {
            assert!(text.contains("a player"), "{text}");
        }
        if path.contains("export/record") {
            // All that stands there is proved but the words of the entries that named her.
            let verified = openroom_store::Proof::read(&text)
                .unwrap()
                .verify(None, None);
            assert_eq!(verified.wrong, []);
            assert!(verified.without_names > 0 && verified.unsealed == 0);
        }
    }
    assert_eq!(club.get("GET", &ranking, "", Value::Null).await, before);
    // Whoever has that name afterwards is somebody else.
    club.member(&director, json!({"name": "Ana", "consent": true}))
        .await;
    let (_, text) = club.text(&format!("/api/events/{event}"), "").await;
    assert!(!text.contains("Ana"), "{text}");
}

#[tokio::test]
async fn a_pair_known_by_a_number_says_who_it_is_at_its_table() {
    let club = Club::new().await;
    let director = club.director().await;
    let event = json!({"name": "Numbers", "kind": "pairs"});
    let made = club.get("POST", "/api/events", &director, event).await;
    let id = made["id"].as_str().unwrap().to_owned();
    for number in 1..=4 {
        let entered = json!({"entered": {"contestant": number, "players": []}});
        let (status, said, _) = club
            .write(&id, &director, &format!("e{number}"), entered)
            .await;
        assert_eq!(status, StatusCode::OK, "{said}");
    }
    let plan = "movement: two tables\nentrants: pairs\ncontestants: 4\nrounds:\n- tables:\n  - {table: 1, ns: 1, ew: 2, boards: 1-2, shares: [2]}\n  - {table: 2, ns: 3, ew: 4, boards: 1-2, shares: [1]}\n";
    club.write(&id, &director, "m", json!({"movement": {"plan": plan}}))
        .await;
    club.member(
        &director,
        json!({"name": "Ana Lima", "number": "7", "partner": "Bea Mota"}),
    )
    .await;
    let phone = club.at(&director, &id, 1).await;
    let find = format!("/api/events/{id}/people?text=");
    for text in ["7", "li", "ana%20l"] {
        let found = club
            .get("GET", &format!("{find}{text}"), &phone, Value::Null)
            .await;
        assert_eq!(
            found,
            json!([{"name": "Ana Lima", "partner": "Bea Mota"}]),
            "{text}"
        );
    }
    for text in ["a", "ima", "", "77"] {
        let found = club
            .get("GET", &format!("{find}{text}"), &phone, Value::Null)
            .await;
        assert_eq!(found, json!([]), "{text}");
    }
    let (status, _, _) = club.ask("GET", &format!("{find}li"), "", Value::Null).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
    // Before the first round too; for those who sit there alone; once.
    let named = |contestant: u32, players: [&str; 2]| json!({"named": {"contestant": contestant, "players": players}});
    let (status, said, _) = club
        .write(&id, &phone, "n1", named(1, ["Ana Lima", "Bea Mota"]))
        .await;
    assert_eq!(status, StatusCode::OK, "{said}");
    let (status, _, _) = club
        .write(&id, &phone, "n3", named(3, ["Eva", "Fay"]))
        .await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    let (status, said, _) = club
        .write(&id, &phone, "n1b", named(1, ["Cid", "Dan"]))
        .await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{said}");
    // The Director corrects, and names the others, also once play has begun.
    let right = json!({"renamed": {"contestant": 1, "player": "Ana Lima", "name": "Ana Limao"}});
    let (status, said, _) = club.write(&id, &director, "r", right).await;
    assert_eq!(status, StatusCode::OK, "{said}");
    club.write(
        &id,
        &director,
        "s",
        json!({"round-started": {"round": 1, "minutes": 15}}),
    )
    .await;
    let (status, said, _) = club
        .write(&id, &director, "n4", named(4, ["Gil", "Hal"]))
        .await;
    assert_eq!(status, StatusCode::OK, "{said}");
    let (status, _, _) = club
        .write(&id, &director, "n2", named(2, ["Gil", "Hal"]))
        .await;
    assert_eq!(
        status,
        StatusCode::UNPROCESSABLE_ENTITY,
        "they play already"
    );
    // All of it can be looked at and taken away with numbers alone among the names.
    club.played(&director, &id).await;
    for path in [
        "export/csv",
        "export/usebio",
        "export/event-file",
        "print/ranking?format=html",
        "print/guide?format=pdf",
        "print/scorecards?format=pdf",
        "print/travellers?format=html",
        "standings",
        "record",
        "contestants/3",
    ] {
        let (status, text) = club
            .text(&format!("/api/events/{id}/{path}"), &director)
            .await;
        assert_eq!(status, StatusCode::OK, "{path}: {text}");
    }
}

#[tokio::test]
async fn the_page_of_a_club_with_its_calendar_and_who_wants_to_play() {
    let club = Club::new().await;
    let director = club.director().await;
    let profile = json!({"name": "Bridge Club", "contact": "Main Street 1\nring twice"});
    club.get("PUT", "/api/club/profile", &director, profile)
        .await;
    for wrong in [
        json!({"name": "T", "starts": "tomorrow"}),
        json!({"name": " ", "starts": "2099-01-06T19:30"}),
    ] {
        let (status, _, _) = club.ask("POST", "/api/plans", &director, wrong).await;
        assert!(status.is_client_error());
    }
    let weekly = json!({"name": "Tuesday", "starts": "2099-01-06T19:30", "weeks": 3});
    club.get("POST", "/api/plans", &director, weekly).await;
    let old = json!({"name": "Long ago", "starts": "2020-01-06T19:30"});
    club.get("POST", "/api/plans", &director, old).await;
    let home = club.get("GET", "/api/home", "", Value::Null).await;
    let starts: Vec<&str> = home["plans"]
        .as_array()
        .unwrap()
        .iter()
        .map(|plan| plan["starts"].as_str().unwrap())
        .collect();
    assert_eq!(
        starts,
        ["2099-01-06T19:30", "2099-01-13T19:30", "2099-01-20T19:30"]
    );
    assert_eq!(
        (&home["name"], &home["logo"]),
        (&json!("Bridge Club"), &Value::Null)
    );
    let wishes = format!(
        "/api/plans/{}/wishes",
        home["plans"][0]["id"].as_str().unwrap()
    );
    let wish = club
        .get(
            "POST",
            &wishes,
            "",
            json!({"players": ["Eva Who", " ", "Fay What"]}),
        )
        .await;
    for wrong in [
        json!({"players": [" "]}),
        json!({"players": ["x".repeat(99)]}),
    ] {
        let (status, _, _) = club.ask("POST", &wishes, "", wrong).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    }
    let one = format!("{wishes}/{}", wish["id"].as_str().unwrap());
    let seen = async |cookie: &str| {
        club.get("GET", "/api/home", cookie, Value::Null).await["plans"][0]["wishes"][0].clone()
    };
    assert_eq!(seen("").await["players"], json!(["E. W.", "F. W."]));
    assert_eq!(
        seen(&director).await["players"],
        json!(["Eva Who", "Fay What"])
    );
    let accepted = json!({"accepted": true});
    let (status, _, _) = club.ask("PUT", &one, "", accepted.clone()).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
    club.get("PUT", &one, &director, accepted).await;
    assert_eq!(seen("").await["accepted"], json!(true));
    let (status, _, _) = club
        .ask("DELETE", &one, "", json!({"secret": "guessed"}))
        .await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
    club.get("DELETE", &one, "", json!({"secret": wish["secret"]}))
        .await;
    assert_eq!(seen("").await, Value::Null);
    let event = club.session(&director).await;
    let plan = wishes.trim_end_matches("/wishes");
    let (status, _, _) = club
        .ask("PUT", plan, &director, json!({"event": "nowhere"}))
        .await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    club.get("PUT", plan, &director, json!({"event": event}))
        .await;
    let home = club.get("GET", "/api/home", "", Value::Null).await;
    assert_eq!(home["plans"][0]["event"], json!(event));
    // The name of the club and the day are on paper.
    let (_, text) = club
        .text(
            &format!("/api/events/{event}/print/movement?format=html"),
            "",
        )
        .await;
    assert!(text.contains("Bridge Club"), "{text}");
}

#[tokio::test]
async fn a_logo_is_a_small_picture() {
    let club = Club::new().await;
    let director = club.director().await;
    let send = async |cookie: &str, bytes: Vec<u8>| {
        let request = Request::builder()
            .method("PUT")
            .uri("/api/club/logo")
            .header(header::HOST, "club")
            .header(header::ORIGIN, "http://club")
            .header(header::COOKIE, cookie)
            .header(header::CONTENT_TYPE, "image/jpeg")
            .header(header::CONTENT_LENGTH, bytes.len());
        let request = request.body(Body::from(bytes)).unwrap();
        club.router.clone().oneshot(request).await.unwrap().status()
    };
    let picture = |side: u8, bytes: usize| {
        let mut picture = vec![
            0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, side, 90, 0, 120, 1, 1, 0x11, 0,
        ];
        picture.resize(bytes, 0);
        picture
    };
    assert_eq!(send(&director, picture(0, 500)).await, StatusCode::OK);
    for wrong in [
        picture(200, 500),
        picture(0, 150_000),
        b"<svg xmlns='http://www.w3.org/2000/svg'/>".to_vec(),
        Vec::new(),
    ] {
        assert_eq!(
            send(&director, wrong).await,
            StatusCode::UNPROCESSABLE_ENTITY
        );
    }
    assert_eq!(send("", picture(0, 500)).await, StatusCode::UNAUTHORIZED);
    let home = club.get("GET", "/api/home", "", Value::Null).await;
    let request = Request::builder()
        .uri(home["logo"].as_str().unwrap())
        .header(header::HOST, "club");
    let answer = club
        .router
        .clone()
        .oneshot(request.body(Body::empty()).unwrap())
        .await
        .unwrap();
    assert_eq!(answer.headers()[header::CONTENT_TYPE], "image/jpeg");
    assert_eq!(answer.headers()["x-content-type-options"], "nosniff");
    // It stands on what is printed; this one cannot be read, so the PDF is made without it.
    let event = club.session(&director).await;
    let print = |format: &str| format!("/api/events/{event}/print/ranking?format={format}");
    let (_, page) = club.text(&print("html"), &director).await;
    assert!(page.contains("data:image/jpeg;base64,"), "{page}");
    let (status, _, _) = club.ask("GET", &print("pdf"), &director, Value::Null).await;
    assert_eq!(status, StatusCode::OK);
    club.get("DELETE", "/api/club/logo", &director, Value::Null)
        .await;
    let (_, page) = club.text(&print("html"), &director).await;
    assert!(!page.contains("data:image/jpeg"), "{page}");
    let (status, _) = club.text("/api/club/logo", "").await;
    assert_eq!(status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn private_links_are_printed_on_one_sheet_and_once() {
    let club = Club::new().await;
    let director = club.director().await;
    for (name, language) in [("Ana Lima", "pt"), ("Bob Hill", ""), ("Carla Neri", "it")] {
        club.member(&director, json!({"name": name, "language": language}))
            .await;
    }
    let members = async || {
        club.get("GET", "/api/members", &director, Value::Null)
            .await
    };
    let sheet = async |wish: Value| {
        let request = Request::builder()
            .method("POST")
            .uri("/api/members/links")
            .header(header::HOST, "club")
            .header(header::ORIGIN, "http://club")
            .header(header::COOKIE, &director)
            .header(header::CONTENT_TYPE, "application/json");
        let request = request.body(Body::from(wish.to_string())).unwrap();
        let answer = club.router.clone().oneshot(request).await.unwrap();
        let status = answer.status();
        let body = axum::body::to_bytes(answer.into_body(), 1 << 22).await;
        (status, body.unwrap())
    };
    let (status, _, _) = club.ask("POST", "/api/members/links", "", json!({})).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
    let (status, body) = sheet(json!({})).await;
    assert_eq!(status, StatusCode::OK);
    assert!(body.starts_with(b"%PDF"));
    let all = members().await;
    assert!(
        all.as_array()
            .unwrap()
            .iter()
            .all(|one| one["link"] == true)
    );
    // Nobody is left without one; a new one for one of them ends the old one.
    let (status, _) = sheet(json!({})).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    let (status, _) = sheet(json!({"members": [all[0]["id"]], "paper": "letter"})).await;
    assert_eq!(status, StatusCode::OK);
    let links = club.app.store.papers("link").await.unwrap();
    assert_eq!(links.len(), 3);
    let (status, _) = sheet(json!({"members": [all[0]["id"]], "paper": "parchment"})).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn who_played_is_kept_and_found_again() {
    let club = Club::new().await;
    let director = club.director().await;
    club.member(&director, json!({"name": "Ana Lima"})).await;
    let seen =
        json!({"contestants": [["ana lima", "Bea Mota"], []], "keep": true, "consent": true});
    club.get("POST", "/api/members/played", &director, seen)
        .await;
    let all = club
        .get("GET", "/api/members", &director, Value::Null)
        .await;
    assert_eq!(
        (&all[0]["partner"], &all[0]["visitor"], &all[0]["consent"]),
        (&json!("Bea Mota"), &json!(false), &json!(false))
    );
    assert_eq!(
        (&all[1]["name"], &all[1]["visitor"], &all[1]["consent"]),
        (&json!("Bea Mota"), &json!(true), &json!(true))
    );
    assert_eq!(all[1]["last"].as_str().unwrap().len(), 10);
    let last = club
        .get("GET", "/api/members/last", &director, Value::Null)
        .await;
    assert_eq!(last, Value::Null);
    club.session(&director).await;
    let last = club
        .get(
            "GET",
            "/api/members/last?kind=pairs",
            &director,
            Value::Null,
        )
        .await;
    assert_eq!(last["contestants"][3]["players"], json!(["Gil", "Hal"]));
    let last = club
        .get(
            "GET",
            "/api/members/last?kind=teams",
            &director,
            Value::Null,
        )
        .await;
    assert_eq!(last, Value::Null);
}

#[tokio::test]
async fn a_name_signs_in_in_small_and_capital_letters() {
    let club = Club::new().await;
    let director = club.director().await;
    let sign_in = async |name: &str, password: &str| {
        let wish = json!({"name": name, "password": password});
        club.ask("POST", "/api/sign-in", "", wish).await
    };
    for name in ["Dora", "dora", " DORA "] {
        let (status, answer, _) = sign_in(name, "long enough").await;
        assert_eq!((status, &answer["name"]), (StatusCode::OK, &json!("Dora")));
    }
    // Nobody else may be called that, and tries count however the name is written.
    let other = json!({"name": "DORA", "role": "scorer", "password": "long enough"});
    let (status, _, _) = club.ask("POST", "/api/people", &director, other).await;
    assert_eq!(status, StatusCode::CONFLICT);
    for name in ["dora", "Dora", "DORA", "dOra", "doRa"] {
        sign_in(name, "wrong password").await;
    }
    let (status, _, _) = sign_in("dorA", "wrong password").await;
    assert_eq!(status, StatusCode::TOO_MANY_REQUESTS);
}
