//! For every pair of formats: what the target cannot hold is named.

use openroom_formats::convert::{self, Content, Format, Report};
use openroom_formats::game::{Comment, CommentPlace, Section};
use openroom_formats::{EventFile, Fault, Game, Loss, pbn};
use serde_json::json;

#[derive(Default)]
struct Heard(Vec<Loss>);

impl Report for Heard {
    fn lost(&mut self, losses: &[Loss]) {
        self.0.extend_from_slice(losses);
    }

    fn wrong(&mut self, faults: &[Fault]) {
        panic!("{faults:?}");
    }
}

/// The file and what it lacks.
fn write(content: Content, to: Format) -> (String, Vec<Loss>) {
    let mut heard = Heard::default();
    let mut body = Vec::new();
    convert::write(content, to, &mut body, &mut heard).unwrap();
    (String::from_utf8(body).unwrap(), heard.0)
}

/// What a reader finds in the file.
fn read_back(text: &str, format: Format) -> String {
    match convert::whole(text.as_bytes(), format) {
        Ok((Content::Results(event), _)) => format!("{event:?}"),
        Ok((boards, _)) => {
            let games = boards.boards().into_iter().flatten();
            format!("{:?}", games.collect::<Vec<_>>())
        }
        Err(faults) => panic!("{faults:?}\n{text}"),
    }
}

/// Losses that stand for more than one thing, and what they stand for.
const WHOLE: [(&str, &[&str]); 3] = [
    ("OnlyResult", &["no auction"]),
    (
        "Entries",
        &[
            "names",
            "a name",
            "a contestant without a result",
            "a third player",
            "a stratum",
            "a key of a contestant",
        ],
    ),
    ("PlayWithoutAuction", &["a lead"]),
];

/// A change of the source is found again in the target, or it is named as lost.
fn check(what: &str, to: Format, plain: (String, Vec<Loss>), changed: (String, Vec<Loss>)) {
    let is_kept = read_back(&plain.0, to) != read_back(&changed.0, to);
    let told = format!("{:?}", changed.1);
    let in_whole = |(loss, of): &(&str, &[&str])| told.contains(loss) && of.contains(&what);
    let is_named =
        changed.1.iter().any(|loss| !plain.1.contains(loss)) || WHOLE.iter().any(in_whole);
    assert!(
        is_kept || is_named,
        "{what} to {}: neither kept nor named\n{}\n{:?}",
        to.name(),
        changed.0,
        changed.1
    );
}

const GAME: &str = "[Event \"Pairs\"]\n[Board \"1\"]\n[North \"Ana\"]\n[East \"Cleo\"]\n[South \"Bea\"]\n[West \"Dan\"]\n\
    [Dealer \"N\"]\n[Vulnerable \"None\"]\n[Deal \"N:AKQ74.83.AT62.K5 J93.QJ742.95.A84 T8.AK65.KQ74.JT3 652.T9.J83.Q9762\"]\n\
    [Scoring \"MP\"]\n[Declarer \"N\"]\n[Contract \"1NT\"]\n[Result \"9\"]\n[PairNS \"1\"]\n[PairEW \"2\"]\n[Score \"NS 150\"]\n\
    [Auction \"N\"]\n1NT AP\n[Play \"E\"]\nHQ HA H9 H3\n*\n";

type ChangeGame = (&'static str, fn(&mut Game));

const GAMES: [ChangeGame; 20] = [
    ("another event", |game| game.event = Some("Teams".into())),
    ("a site", |game| game.site = Some("Malmö".into())),
    ("a date", |game| game.date = Some("2026.11.15".into())),
    ("a scoring", |game| game.scoring = Some("IMP;Cross".into())),
    ("an odd scoring", |game| {
        game.scoring = Some("Rubber".into());
    }),
    ("a name", |game| game.names[0] = Some("Eva".into())),
    ("a tag", |game| game.set_tag("Annotator", "Flo")),
    ("a round", |game| game.set_tag("Round", "3")),
    ("a table", |game| game.set_tag("Table", "5")),
    ("a stated score", |game| game.set_tag("Score", "NS 7600")),
    ("a strange score", |game| game.set_tag("Score", "lots")),
    ("points", |game| game.set_tag("ScoreMP", "12")),
    ("a section", |game| {
        game.sections.push(Section {
            name: "ScoreTable".into(),
            value: "Rank".into(),
            lines: vec!["1".into()],
        });
    }),
    ("a comment", |game| {
        game.comments.push(Comment {
            after: CommentPlace::Tag("Event".into()),
            text: "well played".into(),
        });
    }),
    ("an escape", |game| {
        game.escapes.push("other program".into())
    }),
    ("another vulnerability", |game| {
        game.vul = Some("EW".parse().unwrap());
    }),
    ("declarer and dummy swapped", |game| game.swapped = true),
    ("tricks that differ", |game| game.tricks_differ = true),
    ("other tricks", |game| game.tricks = Some(10)),
    ("another contract as stated", |game| {
        game.contract = Some(openroom_formats::game::Stated::PassedOut);
    }),
];

#[test]
fn boards_to_every_format() {
    let game = pbn::read_all(GAME.as_bytes()).unwrap().0.remove(0);
    let boards = |game: &Game| {
        let game = game.clone();
        Content::Boards(Box::new(std::iter::once(Ok((game, Vec::new())))))
    };
    for to in Format::ALL {
        let plain = write(boards(&game), to);
        for (what, change) in GAMES {
            let mut changed = game.clone();
            change(&mut changed);
            check(what, to, plain.clone(), write(boards(&changed), to));
        }
    }
}

/// Both rooms of a match, and what differs in one of them.
#[test]
fn a_match_to_every_format() {
    let open = pbn::read_all(GAME.as_bytes()).unwrap().0.remove(0);
    let rooms = |change: &dyn Fn(&mut Game)| {
        let mut games = [open.clone(), open.clone()];
        for (game, room) in games.iter_mut().zip(["Open", "Closed"]) {
            game.tags.retain(|(name, _)| !name.starts_with("Pair"));
            game.set_tag("Room", room);
            game.scoring = Some("IMP".into());
        }
        change(&mut games[0]);
        Content::Boards(Box::new(
            games.into_iter().map(|game| Ok((game, Vec::new()))),
        ))
    };
    let changes: [ChangeGame; 6] = [
        ("a scoring of its own", |game| {
            game.scoring = Some("IMP;Cross".into());
        }),
        ("a team", |game| game.set_tag("HomeTeam", "Owls")),
        ("a team with a comma", |game| {
            game.set_tag("HomeTeam", "Owls, red");
        }),
        ("a stage", |game| game.set_tag("Stage", "Final")),
        ("an event", |game| game.event = Some("League".into())),
        ("no auction", |game| game.auction = None),
    ];
    for to in Format::ALL {
        let plain = write(rooms(&|_| {}), to);
        for (what, change) in changes {
            check(what, to, plain.clone(), write(rooms(&change), to));
        }
    }
}

const EVENT: &str = "event: {name: Thursday, kind: pairs}\nscoring: {method: matchpoints}\n\
    contestants: [{id: 1, names: [Ana, Bea]}, {id: 2, names: [Cleo, Dan]}, {id: 3, names: [Eva, Flo]}]\n\
    results:\n- {board: 1, ns: 1, ew: 2, contract: 4S, by: N, tricks: 11}\n- {board: 2, ns: 3, ew: 2, contract: 1NT, by: E, tricks: 6}\n";

type ChangeEvent = (&'static str, fn(&mut EventFile));

const EVENTS: [ChangeEvent; 33] = [
    ("a name", |e| e.event.name = "Friday".into()),
    ("a structure", |e| {
        e.event.extra.insert("structure".into(), "swiss".into());
    }),
    ("a date", |e| {
        e.event.extra.insert("date".into(), "2026-11-15".into());
    }),
    ("a date in words", |e| {
        e.event.extra.insert("date".into(), "a day".into());
    }),
    ("a club", |e| {
        e.event.extra.insert("club".into(), "Owls".into());
    }),
    ("a key of the head", |e| {
        e.event.extra.insert("sponsor".into(), "Owls".into());
    }),
    ("the edition", |e| e.edition = Some(2007)),
    ("a method", |e| {
        e.scoring.insert("method".into(), "cross-imps".into());
    }),
    ("a method that does not fit", |e| {
        e.scoring.insert("method".into(), "imps".into());
    }),
    ("a setting", |e| {
        e.scoring.insert("expected".into(), 12.into());
    }),
    ("a contestant without a result", |e| {
        e.contestants
            .push(serde_json::from_value(json!({"id": 9, "names": ["Gus"]})).unwrap());
    }),
    ("a third player", |e| {
        e.contestants[0].names.push("Gus".into())
    }),
    ("a stratum", |e| {
        e.contestants[0].extra.insert("stratum".into(), "A".into());
    }),
    ("a key of a contestant", |e| {
        e.contestants[0].extra.insert("shirt".into(), "red".into());
    }),
    ("penalties", |e| {
        let penalties = json!([{"contestant": 1, "standard": 1}]);
        e.extra.insert("penalties".into(), penalties);
    }),
    ("an unknown key", |e| {
        e.extra.insert("weather".into(), "fine".into());
    }),
    ("a lead", |e| e.results[0].lead = Some("HK".into())),
    ("a lead that is no card", |e| {
        e.results[0].lead = Some("heart".into());
    }),
    ("a score that differs", |e| e.results[0].score = Some(9)),
    ("a score alone", |e| {
        e.results[0] =
            serde_json::from_value(json!({"board": 1, "ns": 1, "ew": 2, "score": 110})).unwrap();
    }),
    ("a result that cannot be read", |e| {
        e.results[0].tricks = None;
        e.results[0].result = Some("many".into());
    }),
    ("a contract that cannot be read", |e| {
        e.results[0].contract = Some("game".into());
    }),
    ("a declarer that cannot be read", |e| {
        e.results[0].by = Some("Ana".into());
    }),
    ("a vulnerability", |e| {
        e.results[0].extra.insert("vul".into(), "both".into());
    }),
    ("a round", |e| {
        e.results[0].extra.insert("round".into(), 2.into());
    }),
    ("a round in words", |e| {
        e.results[0].extra.insert("round".into(), "last".into());
    }),
    ("a table", |e| {
        e.results[0].extra.insert("table".into(), 7.into());
    }),
    ("a section", |e| {
        e.results[0].extra.insert("section".into(), "B".into());
    }),
    ("a form", |e| {
        e.results[0].extra.insert("form".into(), "b".into());
    }),
    ("an award", |e| {
        e.results[0] = serde_json::from_value(
            json!({"board": 1, "ns": 1, "ew": 2, "award": {"ns": "AVE+", "ew": 37.5}}),
        )
        .unwrap();
    }),
    ("an award to one side", |e| {
        e.results[0] =
            serde_json::from_value(json!({"board": 1, "ns": 1, "ew": 2, "award": {"ns": "AVE+"}}))
                .unwrap();
    }),
    ("an assigned score", |e| {
        e.results[0] = serde_json::from_value(
            json!({"board": 1, "ns": 1, "ew": 2, "assigned": {"ns": 420, "ew": 420}}),
        )
        .unwrap();
    }),
    ("nobody", |e| e.results[0].ns = serde_json::Value::Null),
];

#[test]
fn results_to_every_format() {
    let event = EventFile::read(EVENT).unwrap();
    let content = |event: &EventFile| Content::Results(Box::new(event.clone()));
    for to in Format::ALL {
        let plain = write(content(&event), to);
        for (what, change) in EVENTS {
            let mut changed = event.clone();
            change(&mut changed);
            check(what, to, plain.clone(), write(content(&changed), to));
        }
    }
}

#[test]
fn teams_and_individuals_to_every_format() {
    let teams = EVENT
        .replace("kind: pairs", "kind: teams")
        .replace("matchpoints", "imps")
        .replace("tricks: 11", "tricks: 11, match: 1, room: open");
    let individual = EVENT
        .replace("kind: pairs", "kind: individual")
        .replace("ns: 1, ew: 2", "ns: [1, 2], ew: [3, 4]")
        .replace("ns: 3, ew: 2", "ns: [1, 3], ew: [2, 4]");
    for text in [teams, individual] {
        let event = EventFile::read(&text).unwrap();
        let content = |event: &EventFile| Content::Results(Box::new(event.clone()));
        for to in Format::ALL {
            // No name goes to a seat that nobody is known to have had.
            let plain = write(content(&event), to);
            let mut renamed = event.clone();
            renamed.contestants[0].names = vec!["Gus".into()];
            check("names", to, plain.clone(), write(content(&renamed), to));
            let mut other = event.clone();
            other.results[0].ns = 3.into();
            check("who sat there", to, plain, write(content(&other), to));
        }
    }
}

/// A distinctive word of each source is found again in each target, or in the list of losses.
#[test]
fn words_of_every_source_in_every_target() {
    let lin = "vg|Zebra Cup,Quarter,I,1,1,Lions,0,Tigers,0|rs|1NTN+2,1NTN+2|pn|Ana,Bob,Cleo,Dan,Eva,Fay,Gus,Hal|\n\
        qx|o1|md|3SAKQ74H83DAT62CK5,SJ93HQJ742D95CA84,ST8HAK65DKQ74CJT3,|sv|o|nt|giraffe|mb|1N!|an|gnu|mb|p|mb|p|mb|p|pc|HT|mc|9|xy|yak|\n\
        qx|c1|md|3SAKQ74H83DAT62CK5,SJ93HQJ742D95CA84,ST8HAK65DKQ74CJT3,|sv|o|mb|1N|mb|p|mb|p|mb|p|mc|9|\n";
    let csv = "board;ns;ew;contract;by;tricks;lead;table;round;section;session;vul;form\n1;11;12;4S;N;11;HK;31;21;Yellow;2;both;zebra\n";
    let usebio = "<USEBIO Version=\"1.2\"><CLUB><CLUB_NAME>Zebra</CLUB_NAME><CLUB_ID_NUMBER>7077</CLUB_ID_NUMBER></CLUB><EVENT EVENT_TYPE=\"PAIRS\">\
        <EVENT_DESCRIPTION>Giraffe</EVENT_DESCRIPTION><DATE>15/11/2026</DATE><BOARD_SCORING_METHOD>MATCH_POINTS</BOARD_SCORING_METHOD>\
        <NOTES>yak</NOTES><PARTICIPANTS><PAIR><PAIR_NUMBER>11</PAIR_NUMBER><PERCENTAGE>61.25</PERCENTAGE><PLAYER><PLAYER_NAME>Ana</PLAYER_NAME>\
        <NATIONAL_ID_NUMBER>90909</NATIONAL_ID_NUMBER></PLAYER></PAIR></PARTICIPANTS><BOARD><BOARD_NUMBER>1</BOARD_NUMBER><TRAVELLER_LINE>\
        <NS_PAIR_NUMBER>11</NS_PAIR_NUMBER><EW_PAIR_NUMBER>12</EW_PAIR_NUMBER><CONTRACT>4S</CONTRACT><PLAYED_BY>N</PLAYED_BY><LEAD>HK</LEAD>\
        <TRICKS>11</TRICKS><SCORE>450</SCORE><NS_MATCH_POINTS>17</NS_MATCH_POINTS></TRAVELLER_LINE></BOARD></EVENT></USEBIO>";
    let bridgemate = r#"[{"SessionGuid":"A1B2","SectionLetters":"Q","TableNumber":31,"RoundNumber":21,"BoardNumber":1,"ScoringDirection":3,
        "PairNorthSouth":11,"PairEastWest":12,"DeclarerDirection":1,"Level":4,"Denomination":4,"Stake":0,"TotalTricks":11,
        "LeadCardRank":13,"LeadCardSuit":3,"ValidationMessages":["giraffe"],"Zebra":"yak"}]"#;
    let yaml = EVENT.replace(
        "tricks: 11",
        "tricks: 11, form: zebra, round: 21, section: Yellow",
    );
    let pbn = GAME.replace("[Scoring", "[Zebra \"yak\"]\n{giraffe}\n[Scoring");
    let log = "board: 1\ntitle: Zebra\nnote: giraffe\nauction: 1NT Pass Pass Pass\n";
    // Names may be lost as entries, a lead and a note with the play.
    let of_play = ["gnu", "HT", "HK"];
    let entries = ["Ana", "Cleo", "Dan", "Eva", "Gus"];
    let sources: [(Format, &str, &[&str]); 7] = [
        (
            Format::Lin,
            lin,
            &[
                "Zebra", "Quarter", "Lions", "Ana", "Gus", "giraffe", "gnu", "yak",
            ],
        ),
        (
            Format::Csv,
            csv,
            &["11", "12", "HK", "31", "21", "Yellow", "zebra"],
        ),
        (
            Format::Usebio,
            usebio,
            &[
                "Zebra", "7077", "Giraffe", "2026", "yak", "61.25", "Ana", "90909", "HK", "17",
            ],
        ),
        (
            Format::Bridgemate,
            bridgemate,
            &["A1B2", "31", "21", "giraffe", "Zebra"],
        ),
        (
            Format::Yaml,
            &yaml,
            &["Thursday", "Ana", "Cleo", "zebra", "21", "Yellow"],
        ),
        (Format::Pbn, &pbn, &["Zebra", "giraffe", "Ana", "Dan"]),
        (Format::Yaml, log, &["Zebra", "giraffe"]),
    ];
    // Keys are named without their values.
    let keys = |word: &str, losses: &str| match word {
        "90909" if losses.contains("Entries") => Some("Entries"),
        "90909" => Some("Key(\"members\")"),
        "zebra" | "31" | "21" | "Yellow" | "A1B2" | "7077" | "61.25" => Some("Key("),
        "Zebra" | "2026" => Some("Key("),
        word if of_play.contains(&word) && losses.contains("PlayWithoutAuction") => {
            Some("PlayWithoutAuction")
        }
        word if of_play.contains(&word) => Some("OnlyResult"),
        word if entries.contains(&word) => Some("Entries"),
        _ => None,
    };
    for (from, text, words) in sources {
        for to in Format::ALL {
            let converted = convert::bytes(text.as_bytes(), from, to)
                .unwrap_or_else(|faults| panic!("{} to {}: {faults:?}", from.name(), to.name()));
            let losses = format!("{:?}", converted.losses);
            for word in words {
                let lead = [("HK", "KH"), ("HK", "\"LeadCardRank\":13")];
                let is_there = converted.text.contains(word)
                    || lead
                        .iter()
                        .any(|(card, said)| card == word && converted.text.contains(said))
                    || losses.contains(word)
                    || keys(word, &losses).is_some_and(|key| losses.contains(key));
                assert!(
                    is_there,
                    "{word} of {} is neither in {} nor named\n{}\n{losses}",
                    from.name(),
                    to.name(),
                    converted.text
                );
            }
        }
    }
}

#[test]
fn a_file_without_boards_is_an_error() {
    for to in Format::ALL {
        for text in ["", "% PBN 2.1\n% EXPORT\n"] {
            let faults = convert::bytes(text.as_bytes(), Format::Pbn, to).unwrap_err();
            assert_eq!(faults[0].text.to_string(), "there is no board to write");
        }
    }
}

/// Two boards without numbers of pairs and without names: nobody plays himself.
#[test]
fn boards_of_nobody() {
    let text = "[Board \"1\"]\n[Declarer \"N\"]\n[Contract \"1NT\"]\n[Result \"9\"]\n";
    let csv = convert::bytes(text.as_bytes(), Format::Pbn, Format::Csv).unwrap();
    assert!(csv.text.contains("\n1,,,1NT,N,,9,150,"), "{}", csv.text);
    for to in [Format::Usebio, Format::Bridgemate] {
        let losses = convert::bytes(text.as_bytes(), Format::Pbn, to)
            .unwrap()
            .losses;
        assert!(
            format!("{losses:?}").contains("NoPairNumbers"),
            "{losses:?}"
        );
    }
}
