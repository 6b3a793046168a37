//! Documents and files: what comes out, in which form, and what comes in.

use axum::http::StatusCode;
use serde_json::{Value, json};

use super::{Club, result};

#[tokio::test]
async fn every_document_is_printed_in_both_forms() {
    let club = Club::new().await;
    let director = club.director().await;
    let id = club.session(&director).await;
    for board in [1, 2] {
        for table in ["1", "2"] {
            let mut action = result(table, board);
            action["result"]["signed"] = json!(true);
            let (status, answer, _) = club
                .write(&id, &director, &format!("{table}{board}"), action)
                .await;
            assert_eq!(status, StatusCode::OK, "{answer}");
        }
    }
    for document in [
        "hands",
        "movement",
        "guide",
        "travellers",
        "ranking",
        "scorecards",
        "slips",
        "tables",
        "travellers?empty=true",
        "scorecards?empty=true",
        "certificates",
        "certificates?first=1&each_player=true",
        "conditions",
        "differences",
        "prizes",
        "report",
        "closing",
    ] {
        let mark = if document.contains('?') { '&' } else { '?' };
        for (language, paper) in [("en", "a4"), ("ro", "letter")] {
            let path =
                format!("/api/events/{id}/print/{document}{mark}language={language}&paper={paper}");
            let (status, text) = club.text(&path, &director).await;
            assert_eq!(status, StatusCode::OK, "{path}: {text}");
            assert!(text.starts_with("%PDF"), "{path}");
        }
        let path = format!("/api/events/{id}/print/{document}{mark}format=html&language=it");
        let (status, text) = club.text(&path, &director).await;
        assert_eq!(status, StatusCode::OK, "{path}: {text}");
        assert!(text.contains("lang=\"it\""), "{path}");
    }
    for (path, wanted) in [
        ("print/appeal?appeal=1", StatusCode::NOT_FOUND),
        ("print/poster", StatusCode::NOT_FOUND),
        ("print/ranking?format=doc", StatusCode::BAD_REQUEST),
        ("print/ranking?paper=a9", StatusCode::BAD_REQUEST),
        ("print/ranking?language=de", StatusCode::BAD_REQUEST),
        ("print/guide?session=9", StatusCode::NOT_FOUND),
        ("print/hands?session=9", StatusCode::NOT_FOUND),
        ("export/doc", StatusCode::NOT_FOUND),
    ] {
        let (status, text) = club
            .text(&format!("/api/events/{id}/{path}"), &director)
            .await;
        assert_eq!(status, wanted, "{path}: {text}");
    }
}

#[tokio::test]
async fn prizes_and_what_is_undecided_are_for_those_who_run_the_event() {
    let club = Club::new().await;
    let director = club.director().await;
    let id = club.session(&director).await;
    let papers = format!("/api/events/{id}/papers");
    let (status, told, _) = club.ask("GET", &papers, &director, Value::Null).await;
    assert_eq!(status, StatusCode::OK, "{told}");
    assert_eq!(
        told["not_stated"],
        json!(["inspection", "afterwards", "prizes"])
    );
    let set = json!({"prizes": {"prizes": [{"place": 1, "prize": "Cup", "amount": "20 EUR"}]}});
    let (status, answer, _) = club.write(&id, &director, "set", set).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    let given = json!({"prize-given": {"prize": 1, "contestant": 1}});
    let (status, answer, _) = club.write(&id, &director, "give", given).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    let (_, told, _) = club.ask("GET", &papers, &director, Value::Null).await;
    let prize = &told["prizes"][0];
    // Nothing is played: nobody has won it, and whoever has it holds it too early.
    assert_eq!(
        (&prize["of"]["prize"], &prize["due"], &prize["to_return"]),
        (&json!("Cup"), &json!([]), &json!([1]))
    );
    assert_eq!(
        club.ask("GET", &papers, "", Value::Null).await.0,
        StatusCode::UNAUTHORIZED
    );
    // The conditions are for the players, the report is not.
    let print = format!("/api/events/{id}/print");
    let (status, page) = club
        .text(&format!("{print}/conditions?format=html&language=en"), "")
        .await;
    assert_eq!(status, StatusCode::OK, "{page}");
    assert!(
        page.contains("Conditions of contest") && page.contains("Cup"),
        "{page}"
    );
    for document in ["report", "prizes", "differences", "closing"] {
        let (status, _) = club.text(&format!("{print}/{document}"), "").await;
        assert_eq!(status, StatusCode::UNAUTHORIZED, "{document}");
    }
}

#[tokio::test]
async fn certificates_of_an_event_and_of_a_season() {
    let club = Club::new().await;
    let director = club.director().await;
    let id = club.session(&director).await;
    let of_event = format!("/api/events/{id}/print/certificates?format=html&language=en");
    for table in ["1", "2"] {
        let mut action = result(table, 1);
        action["result"]["signed"] = json!(true);
        club.write(&id, &director, table, action).await;
    }
    let (status, page) = club.text(&of_event, &director).await;
    assert_eq!(status, StatusCode::OK, "{page}");
    assert!(
        page.contains("Certificate") && page.contains("The rankings can still change."),
        "{page}"
    );
    let (_, each) = club
        .text(&format!("{of_event}&each_player=true"), &director)
        .await;
    let count = |page: &str| page.matches("class=\"card").count();
    // The style sheet names the class too.
    assert!(
        count(&each) > count(&page),
        "{} {}",
        count(&each),
        count(&page)
    );
    // Whoever does not run the event prints none.
    assert_eq!(club.text(&of_event, "").await.0, StatusCode::UNAUTHORIZED);

    let season = json!({"season": {"season": "Winter", "of": "pairs", "points": {"by": "percent"}, "events": [{"event": id}]}});
    let (status, made, _) = club.ask("POST", "/api/seasons", &director, season).await;
    assert_eq!(status, StatusCode::OK, "{made}");
    let season = made["id"].as_str().unwrap();
    let of_season = format!("/api/seasons/{season}/certificates?format=html&language=en");
    let (status, said) = club.text(&of_season, &director).await;
    assert_eq!(
        status,
        StatusCode::NOT_FOUND,
        "an event that goes on counts in no season: {said}"
    );
    assert_eq!(club.text(&of_season, "").await.0, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn files_go_out_with_what_they_cannot_hold() {
    let club = Club::new().await;
    let director = club.director().await;
    let id = club.session(&director).await;
    let mut led = result("1", 1);
    led["result"]["lead"] = json!("HK");
    club.write(&id, &director, "r", led).await;
    for (format, begins) in [
        ("event-file", "event:"),
        ("log", "- "),
        ("csv", "board"),
        ("usebio", "<?xml"),
        ("pbn", "% PBN"),
    ] {
        let path = format!("/api/events/{id}/export/{format}");
        let (status, text) = club.text(&path, &director).await;
        assert_eq!(status, StatusCode::OK, "{format}: {text}");
        assert!(text.contains(begins), "{format}: {text}");
        // The hands go where they can: they are for whoever may see them.
        match format {
            "event-file" => {
                assert!(
                    text.contains("deals:") && text.contains("lead: HK"),
                    "{text}"
                );
            }
            "usebio" => {
                let wanted = ["<LEAD>HK<", "<SCORE>420<", "<TABLE_NUMBER>1<", "<HAND>"];
                assert!(wanted.iter().all(|part| text.contains(part)), "{text}");
            }
            "csv" => assert!(text.contains(",HK,"), "{text}"),
            _ => {}
        }
        let (status, report, _) = club
            .ask(
                "GET",
                &format!("{path}?report=true"),
                &director,
                Value::Null,
            )
            .await;
        assert_eq!(status, StatusCode::OK);
        assert_eq!(report["file"], json!(text), "{format}");
    }
}

#[tokio::test]
async fn boards_and_entries_come_in_or_are_refused_as_a_whole() {
    let club = Club::new().await;
    let director = club.director().await;
    let event = json!({"name": "Friday", "kind": "pairs"});
    let (_, event, _) = club.ask("POST", "/api/events", &director, event).await;
    let id = event["id"].as_str().unwrap().to_owned();
    let entrants = format!("/api/events/{id}/entrants");
    for wrong in [
        "",
        "id,name1\n",
        "id,name1\nx,Ana\n",
        "name\nAna\n",
        "id,name1,name2\n1,Ana,Bea\n1,Cid,Dan\n",
    ] {
        let (status, answer, _) = club
            .ask("POST", &entrants, &director, json!({"csv": wrong}))
            .await;
        assert_eq!(
            status,
            StatusCode::UNPROCESSABLE_ENTITY,
            "{wrong:?}: {answer}"
        );
    }
    let right = "id,name1,name2,member2\n1,Ana,Bea,0042\n2,Cid,Dan,\n";
    let (status, answer, _) = club
        .ask("POST", &entrants, &director, json!({"csv": right}))
        .await;
    assert_eq!(
        (status, &answer["version"]),
        (StatusCode::OK, &json!(3)),
        "{answer}"
    );
    for (format, member) in [
        ("event-file", "names: [Ana, Bea], members: [\"\", 0042]"),
        ("usebio", "<NATIONAL_ID_NUMBER>0042<"),
    ] {
        let path = format!("/api/events/{id}/export/{format}");
        let (_, text) = club.text(&path, &director).await;
        assert!(text.contains(member), "{text}");
    }
    let deal = format!("/api/events/{id}/deal");
    let pbn = "[Board \"5\"]\n[Deal \"N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432\"]\n";
    let lin = "qx|o6|md|1SAKQJT98765432,HAKQJT98765432,DAKQJT98765432,|sv|e|\n";
    for wish in [json!({"pbn": pbn}), json!({"lin": lin})] {
        let (status, answer, _) = club.ask("POST", &deal, &director, wish).await;
        assert_eq!(
            (status, &answer["boards"]),
            (StatusCode::OK, &json!(1)),
            "{answer}"
        );
    }
    // A board that cannot be read keeps the others out, unless it is to be left out; then it is named.
    let faulty = format!("[Board \"x\"]\n\n{pbn}");
    let (status, answer, _) = club
        .ask("POST", &deal, &director, json!({"pbn": faulty}))
        .await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{answer}");
    let wish = json!({"pbn": faulty, "skip_faulty": true});
    let (status, answer, _) = club.ask("POST", &deal, &director, wish).await;
    assert_eq!(
        (status, &answer["boards"]),
        (StatusCode::OK, &json!(1)),
        "{answer}"
    );
    let left_out = answer["left_out"].as_array().unwrap();
    assert_eq!(left_out.len(), 1, "{answer}");
    assert!(left_out[0].as_str().unwrap().contains("line 1"), "{answer}");
    // Of two boards with the same number and other hands the second is named.
    let turned = pbn.replace("N:AKQJ", "E:AKQJ");
    for (twice, named) in [
        (format!("{pbn}\n{pbn}"), 0),
        (format!("{pbn}\n{turned}"), 1),
    ] {
        let (_, answer, _) = club
            .ask("POST", &deal, &director, json!({"pbn": twice}))
            .await;
        let left_out = answer["left_out"].as_array().map(Vec::len);
        assert_eq!(
            (&answer["boards"], left_out),
            (&json!(1), Some(named)),
            "{answer}"
        );
    }
    for wrong in [
        json!({"pbn": "x"}),
        json!({"lin": "x"}),
        json!({}),
        json!({"boards": 0}),
        json!({"boards": 1, "pbn": pbn}),
    ] {
        let (status, answer, _) = club.ask("POST", &deal, &director, wrong.clone()).await;
        assert!(status.is_client_error(), "{wrong}: {answer}");
    }
}

#[tokio::test]
async fn double_dummy_comes_when_it_is_worked_out() {
    let club = Club::new().await;
    let director = club.director().await;
    let id = club.session(&director).await;
    let path = format!("/api/events/{id}/hand-record/1");
    // It is asked for until it is there; the runner ends a test that never does.
    loop {
        let (status, record, _) = club.ask("GET", &path, &director, Value::Null).await;
        assert_eq!(
            (status, &record["of"]),
            (StatusCode::OK, &json!(2)),
            "{record}"
        );
        if record["done"] == 2 {
            assert_eq!(record["boards"][0]["dd"]["tricks"]["N"]["S"], 13);
            break;
        }
        tokio::task::yield_now().await;
    }
    let (_, page, _) = club
        .ask(
            "GET",
            &format!("/api/events/{id}/boards/1/1"),
            &director,
            Value::Null,
        )
        .await;
    assert_eq!(page["dd_status"], "ready");
}

/// Acts of every chapter: what the staff is sent of them is as described, which every request of a test is held against.
#[tokio::test]
async fn an_event_with_everything_in_it_is_as_described() {
    let club = Club::new().await;
    let director = club.director().await;
    let id = club.session(&director).await;
    let north = club.phone(&id, &director, "1", "N").await;
    let at = |table: &str, board: u32| json!({"round": 1, "table": table, "board": board});
    let call = json!({"called": {"round": 1, "table": "1", "board": 1}});
    let (status, answer, _) = club.write(&id, &north, "call", call).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    let (status, answer, _) = club.write(&id, &north, "result", result("1", 1)).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    let mut ruled = at("1", 2);
    ruled["score"] = json!({"award": "60/40"});
    ruled["laws"] = json!(["12C2a"]);
    ruled["facts"] = json!("not played in time");
    let mut put_right = at("1", 1);
    put_right["class"] = json!("entry");
    put_right["contract"] = json!("4S");
    put_right["by"] = json!("N");
    put_right["tricks"] = json!(9);
    let acts = [
        (
            "",
            json!({"staff": {"name": "Dora", "duty": "director-in-charge"}}),
        ),
        ("", json!({"staff": {"name": "Xenia", "duty": "committee"}})),
        ("", json!({"note": {"text": "a lamp fell down"}})),
        ("a slip", json!({"correction": put_right})),
        ("late", json!({"ruling": ruled})),
        ("", json!({"told": {"ruling": 1}})),
        (
            "",
            json!({"warning": {"contestant": 3, "offence": "slow-play"}}),
        ),
        (
            "again",
            json!({"penalty": {"contestant": 3, "offence": "slow-play", "standard": 1, "round": 1, "table": "2"}}),
        ),
        ("", json!({"late": {"contestant": 4, "minutes": 5}})),
        (
            "",
            json!({"appeal": {"ruling": 1, "contestant": 1, "players": ["Ana", "Bea"], "points": ["fact"], "reason": "we were in time"}}),
        ),
        (
            "ill",
            json!({"substitute": {"contestant": 4, "out": "Hal", "in": "Ida", "from": 1, "emergency": true}}),
        ),
        (
            "ill",
            json!({"withdrew": {"contestant": 2, "accepted": true}}),
        ),
    ];
    for (number, (why, action)) in acts.into_iter().enumerate() {
        let mut entry = json!({"key": format!("x{number}"), "action": action});
        if !why.is_empty() {
            entry["why"] = json!(why);
        }
        let path = format!("/api/events/{id}/entries");
        let (status, answer, _) = club.ask("POST", &path, &director, entry).await;
        assert_eq!(status, StatusCode::OK, "{action}: {answer}");
    }
    for key in [&director, &north, &String::new()] {
        for path in [
            "",
            "/standings",
            "/chart",
            "/contestants/1",
            "/boards/1/1",
            "/tables/1",
        ] {
            let (status, answer, _) = club
                .ask("GET", &format!("/api/events/{id}{path}"), key, Value::Null)
                .await;
            assert!(!status.is_server_error(), "{path}: {answer}");
        }
    }
    // Rulings have ended the first call.
    let call = json!({"called": {"round": 1, "table": "2", "seat": "E", "reason": "claim"}});
    club.write(&id, &director, "call again", call).await;
    let (status, text) = club
        .text(
            &format!("/api/events/{id}/print/appeal?appeal=1"),
            &director,
        )
        .await;
    assert_eq!(status, StatusCode::OK, "{text}");
    let (_, seen, _) = club
        .ask("GET", &format!("/api/events/{id}"), &director, Value::Null)
        .await;
    for part in [
        "rulings",
        "penalties",
        "appeals",
        "warnings",
        "calls",
        "substitutions",
        "staff",
    ] {
        assert!(
            !seen["event"][part].as_array().unwrap().is_empty(),
            "{part}"
        );
    }
}
