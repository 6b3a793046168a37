//! A board whose calls and cards nobody wrote down: what the Director tells of it, and what he must tell of a revoke.

use openroom_laws::{Edition, Table, log, replay};
use serde_json::{Value, json};

/// Four spades by North, nine tricks: the defence won four.
const NINE: &str = "{D: {played: {contract: 4S, by: N, tricks: 9}}}";

fn table(edition: Edition, head: &str, entries: &[&str]) -> Result<Table, String> {
    let text = format!("board: 1\n{head}\nlog: [{}]\n", entries.join(", "));
    let logs = log::read(&text).map_err(|error| error.to_string())?;
    replay::replay(&logs[0], edition).map_err(|error| error.to_string())
}

fn outcome(edition: Edition, entries: &[&str]) -> Value {
    match table(edition, "", entries) {
        Ok(table) => serde_json::to_value(table.outcome()).unwrap(),
        Err(error) => panic!("{entries:?}: {error}"),
    }
}

fn error(head: &str, entries: &[&str]) -> String {
    let error = |edition| {
        table(edition, head, entries)
            .map(|t| t.outcome().to_string())
            .err()
    };
    let (old, new) = (error(Edition::E2007), error(Edition::E2017));
    assert_eq!(old, new);
    new.unwrap_or_else(|| panic!("{head} {entries:?} was taken"))
}

fn cites(outcome: &Value, law: &str) -> bool {
    outcome["cited"].as_array().unwrap().contains(&json!(law))
}

#[test]
fn a_played_board_is_over_with_its_result() {
    for edition in Edition::ALL {
        let entry = "{D: {played: {contract: 4SX, by: N, tricks: 9}}}";
        let told = outcome(edition, &[entry]);
        assert_eq!(told["phase"], "over");
        assert_eq!(
            told["contract"],
            json!({"level": 4, "strain": "S", "doubled": 1, "declarer": "N"})
        );
        assert_eq!(told["result"], json!({"tricks": 9, "score": -100}));
        assert_eq!(told["tricks"], json!({"NS": 9, "EW": 4}));
        assert_eq!(told["transfer"], json!({}));
        assert_eq!(told["auction"], json!([]));
    }
}

#[test]
fn a_revoke_costs_what_the_law_says() {
    // Who won the trick, how many later ones the side won, and what the declaring side gets.
    let cases = [
        ("won: W, after: 2", 2, "64A1"),
        ("won: W, after: 0", 1, "64A1"),
        ("won: E, after: 2", 1, "64A2"),
        ("won: N, after: 1", 1, "64A2"),
        ("won: N, after: 0", 0, "64B1"),
        ("won: W, after: 2, faced: yes", 0, "64B3"),
    ];
    for edition in Edition::ALL {
        for (figures, tricks, law) in cases {
            let revoked = format!("{{D: {{revoked: {{by: W, trick: 8, {figures}}}}}}}");
            let ruled = outcome(edition, &[NINE, &revoked]);
            assert_eq!(ruled["result"]["tricks"], 9 + tricks, "{figures}");
            assert!(cites(&ruled, law), "{figures}: {ruled}");
            assert!(cites(&ruled, "63A1") && cites(&ruled, "63B"));
            let equity = if edition == Edition::E2007 {
                "64C"
            } else {
                "64C1"
            };
            assert_eq!(ruled["review"], json!([equity]));
            assert_eq!(ruled["irregularities"], json!([{"law": "44C", "by": "W"}]));
        }
        let dummy = "{D: {revoked: {by: S, trick: 8, won: S, after: 2}}}";
        assert!(cites(&outcome(edition, &[NINE, dummy]), "64B3"));
    }
}

#[test]
fn attention_decides_whether_it_is_too_late() {
    let revoked = "{D: {revoked: {by: W, trick: 8, won: W, after: 2}}}";
    let attention = "{S: attention revoke W 8}";
    for edition in Edition::ALL {
        for (moment, law) in [
            ("{D: {next-call: N}}", Some("64B4")),
            ("{D: {next-call: E}}", None),
            ("{D: {round: over}}", Some("64B5")),
        ] {
            let late = outcome(edition, &[NINE, moment, attention, revoked]);
            assert_eq!(late["transfer"] == json!({}), law.is_some());
            assert!(law.is_none_or(|law| cites(&late, law)), "{late}");
            let in_time = outcome(edition, &[NINE, attention, moment, revoked]);
            assert_eq!(in_time["transfer"], json!({"NS": 2}), "{moment}");
        }
    }
    let over = "{D: {period: over}}";
    assert!(error("", &[NINE, over, revoked]).contains("81C3"));
}

#[test]
fn attention_in_time_counts_for_a_recorded_play_too() {
    let head = "auction: 1S Pass Pass Pass\nplay: H2 H3 H4 S2 S3 S4 S5 S6";
    let entries = [
        "{W: attention revoke N 1}",
        "{D: {round: over}}",
        "{D: {revoked: {by: N, trick: 1}}}",
    ];
    for edition in Edition::ALL {
        let table = table(edition, head, &entries).unwrap();
        assert!(table.cited().iter().all(|law| law.id() != "64B5"));
    }
}

#[test]
fn several_revokes_are_ruled_on_together() {
    let west = "{D: {revoked: {by: W, trick: 3, won: W, after: 3, suit: H}}}";
    let again = "{D: {revoked: {by: W, trick: 5, won: N, after: 3, suit: H}}}";
    let other_suit = "{D: {revoked: {by: W, trick: 5, won: N, after: 3, suit: D}}}";
    let north = "{D: {revoked: {by: N, trick: 6, won: N, after: 4}}}";
    for edition in Edition::ALL {
        let twice = outcome(edition, &[NINE, west, again]);
        assert_eq!(twice["transfer"], json!({"NS": 2}));
        assert!(cites(&twice, "64B2"));
        let differ = outcome(edition, &[NINE, west, other_suit]);
        assert_eq!(differ["transfer"], json!({"NS": 3}));
        let both = outcome(edition, &[NINE, west, north]);
        assert_eq!(both["transfer"], json!({}));
        assert!(
            cites(&both, "64B7") && !cites(&both, "64A1"),
            "what is ruled anew is not cited: {both}"
        );
        // One that was corrected in time does not count for 64B7 (WB 64.5).
        let corrected = "{D: {revoked: {by: N, trick: 6, corrected: yes}}}";
        let one = outcome(edition, &[NINE, west, corrected]);
        assert_eq!(one["transfer"], json!({"NS": 2}));
    }
}

#[test]
fn trick_twelve_is_corrected_while_a_hand_is_out_of_the_board() {
    let revoked = "{D: {revoked: {by: W, trick: 12, won: W, after: 1}}}";
    for edition in Edition::ALL {
        let asked = outcome(edition, &[NINE, revoked]);
        assert_eq!(
            asked["awaiting"],
            json!({"by": "D", "law": "62D1", "ask": "tricks"})
        );
        assert_eq!(asked["result"], Value::Null);
        let put_right = outcome(edition, &[NINE, revoked, "{D: {tricks: {NS: 10}}}"]);
        assert_eq!(put_right["result"]["tricks"], 10);
        assert_eq!(put_right["tricks"], json!({"NS": 10, "EW": 3}));
        assert_eq!(put_right["transfer"], json!({}));
        let back = outcome(edition, &[NINE, "{D: {returned: yes}}", revoked]);
        assert_eq!(back["result"]["tricks"], 9);
        assert!(cites(&back, "64B6"));
    }
    let too_many = error("", &[NINE, revoked, "{D: {tricks: {NS: 12}}}"]);
    assert!(too_many.starts_with("log entry 3: each side keeps"));
}

#[test]
fn a_claim_may_end_the_play_before_the_revoke_is_established() {
    let own = "{D: {revoked: {by: W, trick: 8, won: W, after: 1, claimed: E}}}";
    let theirs = "{D: {revoked: {by: W, trick: 8, won: W, after: 1, claimed: N}}}";
    for edition in Edition::ALL {
        let ruled = outcome(edition, &[NINE, own]);
        assert!(cites(&ruled, "63A3") && cites(&ruled, "64A1"));
        let agreed = outcome(edition, &[NINE, theirs]);
        if edition == Edition::E2007 {
            assert!(cites(&agreed, "63A3") && cites(&agreed, "64A1"));
            continue;
        }
        // 2017: the agreement is not final yet, so the revoke is put right and the Director gives the tricks.
        assert_eq!(agreed["awaiting"]["law"], "70A");
        let given = outcome(edition, &[NINE, theirs, "{D: {tricks: {NS: 11}}}"]);
        assert_eq!(given["result"]["tricks"], 11);
        let called = outcome(edition, &[NINE, "{D: {next-call: E}}", theirs]);
        assert!(cites(&called, "63A4") && cites(&called, "64A1"));
        // The claim came while the trick of the revoke lay on the table: nobody won it.
        let cut = "{D: {revoked: {by: W, trick: 8, after: 1, claimed: E}}}";
        assert!(cites(&outcome(edition, &[NINE, cut]), "64A2"));
    }
}

#[test]
fn equity_is_asked_and_given() {
    let revoked = "{D: {revoked: {by: W, trick: 8, won: E, after: 2}}}";
    for edition in Edition::ALL {
        let given = outcome(edition, &[NINE, revoked, "{D: {tricks: {NS: 12}}}"]);
        assert_eq!(given["result"]["tricks"], 12);
        assert_eq!(given["review"], json!([]));
        let none = outcome(edition, &[NINE, revoked, "{D: {damage: no}}"]);
        assert_eq!(none["result"]["tricks"], 10);
    }
}

#[test]
fn mixed_cards_leave_the_ruling_to_the_figures() {
    let revoked = "{D: {revoked: {by: W, trick: 8, won: E, after: 2}}}";
    let entries = [
        NINE,
        "{N: attention revoke W 8}",
        "{D: {mixed: EW}}",
        revoked,
    ];
    for edition in Edition::ALL {
        let ruled = outcome(edition, &entries);
        assert!(cites(&ruled, "66D") && cites(&ruled, "64A2"));
    }
}

#[test]
fn figures_that_are_missing_or_impossible_are_refused() {
    let refused = |figures: &str| {
        let revoked = format!("{{D: {{revoked: {{{figures}}}}}}}");
        error("", &[NINE, &revoked])
    };
    for (figures, words) in [
        ("by: W, trick: 8", "`won: E`"),
        ("by: W, trick: 8, won: E", "`after: 2`"),
        ("by: W, trick: 8, after: 2", "`won: E`"),
        ("by: W, trick: 11, won: E, after: 3", "not that many later"),
        ("by: W, trick: 8, won: E, after: 4", "did not win that many"),
        (
            "by: W, trick: 2, won: N, after: 1",
            "more earlier tricks than",
        ),
        ("by: W, trick: 13, won: E, after: 0", "trick 13"),
        (
            "by: W, trick: 8, corrected: yes, after: 1",
            "costs no trick",
        ),
    ] {
        let said = refused(figures);
        let place = said.starts_with("log entry 2: ");
        assert!(place && said.contains(words), "{figures}: {said}");
    }
    for (figures, words) in [
        ("by: W, trick: 8, won: Q, after: 1", "not a seat"),
        ("by: W, trick: 8, won: E, after: 14", "0 to 13"),
        ("by: W, trick: 8, won: E, later: 1", "`later` is unknown"),
        ("by: W, trick: 8, suit: X", "not a suit"),
        ("trick: 8", "`by` is missing"),
    ] {
        assert!(refused(figures).contains(words), "{}", refused(figures));
    }
    let west = "{D: {revoked: {by: W, trick: 8, won: E, after: 2}}}";
    for (second, words) in [
        ("by: W, trick: 9, won: N, after: 2", "64B2"),
        ("by: E, trick: 9, won: E, after: 2", "do not fit those"),
        ("by: E, trick: 8, won: W, after: 2", "do not fit those"),
        ("by: N, trick: 7, won: E, after: 5", "do not fit those"),
        ("by: W, trick: 8, won: E, after: 1", "already recorded"),
    ] {
        let second = format!("{{D: {{revoked: {{{second}}}}}}}");
        let said = error("", &[NINE, west, &second]);
        assert!(
            said.starts_with("log entry 3: ") && said.contains(words),
            "{second}: {said}"
        );
    }
}

#[test]
fn played_goes_with_what_is_written_down() {
    let auction = "auction: Pass Pass 1S Pass 4S Pass Pass Pass";
    for edition in Edition::ALL {
        let by_south = "{D: {played: {contract: 4S, by: S, tricks: 9}}}";
        assert!(table(edition, auction, &[by_south]).is_ok());
    }
    let said = error(auction, &[NINE]);
    assert!(said.contains("different contract or declarer"), "{said}");
    let half = error("auction: 1S Pass", &[NINE]);
    assert!(half.contains("the auction is not finished"), "{half}");
    let carded = error(&format!("{auction}\nplay: H2"), &[NINE]);
    assert!(carded.contains("cards are recorded"), "{carded}");
    assert!(error("", &[NINE, NINE]).contains("the board is over"));
    let passed = error("", &["{D: {played: {contract: Pass, by: N, tricks: 0}}}"]);
    assert!(
        passed.contains("passed-out board was not played"),
        "{passed}"
    );
    let no_contract = error("", &["{D: {played: {contract: 8S, by: N, tricks: 9}}}"]);
    assert!(no_contract.contains("not a contract"), "{no_contract}");
    for finding in [
        "{omitted: {by: W, trick: 3}}",
        "{extra: {by: W, trick: 3, cards: [S2, S3]}}",
    ] {
        let said = error("", &[NINE, &format!("{{D: {finding}}}")]);
        assert!(said.contains("not recorded"), "{said}");
    }
    let figures = "{D: {revoked: {by: W, trick: 1, won: E, after: 2}}}";
    let said = error(&format!("{auction}\nplay: H2 H3 H4 S2"), &[figures]);
    assert!(said.contains("are recorded"), "{said}");
}

#[test]
fn equity_takes_nothing_from_the_side_that_did_not_revoke() {
    let west = "{D: {revoked: {by: W, trick: 8, won: W, after: 1}}}";
    for (given, taken) in [
        ("{NS: 0}", false),
        ("{NS: 10}", false),
        ("{EW: 3}", false),
        ("{NS: 11}", true),
        ("{EW: 2}", true),
        ("{NS: 13}", true),
    ] {
        let tricks = format!("{{D: {{tricks: {given}}}}}");
        for edition in Edition::ALL {
            assert_eq!(table(edition, "", &[NINE, west, &tricks]).is_ok(), taken);
            let asked = [NINE, west, "{D: {damage: yes}}", &tricks];
            assert_eq!(table(edition, "", &asked).is_ok(), taken, "{given}");
        }
        if !taken {
            let said = error("", &[NINE, west, &tricks]);
            let least = said.starts_with("log entry 3: ") && said.contains("NS keep at least 11");
            assert!(least && said.contains("12B2"), "{said}");
        }
    }
    // Nothing went over: the side still keeps what it won.
    let dummy = "{D: {revoked: {by: S, trick: 8, won: S, after: 2}}}";
    let said = error("", &[NINE, dummy, "{D: {tricks: {NS: 10}}}"]);
    assert!(said.contains("EW keep at least 4"), "{said}");
    // Where both sides revoked the figure may go either way.
    let north = "{D: {revoked: {by: N, trick: 9, won: N, after: 3}}}";
    for edition in Edition::ALL {
        for tricks in [8, 10] {
            let given = format!("{{D: {{tricks: {{NS: {tricks}}}}}}}");
            let both = outcome(edition, &[NINE, west, north, &given]);
            assert_eq!(both["result"]["tricks"], tricks);
        }
    }
}

#[test]
fn what_was_put_right_before_does_not_change_the_figures_of_another_revoke() {
    let partner = "{D: {revoked: {by: E, trick: 5, won: W, after: 3}}}";
    let twelfth = "{D: {revoked: {by: W, trick: 12, won: W, after: 1}}}";
    let claimed = "{D: {revoked: {by: W, trick: 8, won: W, after: 1, claimed: N}}}";
    let both_orders = |edition, first: &str, tricks: &str, result: i32| {
        let after = outcome(edition, &[NINE, first, tricks, partner]);
        let before = outcome(edition, &[NINE, partner, first, tricks]);
        for ruled in [&after, &before] {
            assert_eq!(ruled["result"]["tricks"], result, "{ruled}");
            assert_eq!(ruled["transfer"], json!({"NS": 1}), "{ruled}");
        }
    };
    for edition in Edition::ALL {
        both_orders(edition, twelfth, "{D: {tricks: {NS: 10}}}", 11);
        // What was given in equity before the second revoke was found is looked at anew.
        let first = "{D: {revoked: {by: W, trick: 8, won: W, after: 2}}}";
        let second = "{D: {revoked: {by: E, trick: 10, won: E, after: 1}}}";
        let eleven = "{D: {tricks: {NS: 11}}}";
        let ruled = outcome(edition, &[NINE, first, eleven, second]);
        assert_eq!(ruled["transfer"], json!({"NS": 3}));
        assert_eq!(ruled["result"]["tricks"], 12);
        assert_eq!(ruled["review"].as_array().map(Vec::len), Some(1));
    }
    both_orders(Edition::E2017, claimed, "{D: {tricks: {NS: 11}}}", 12);
}

#[test]
fn trick_twelve_is_corrected_if_it_was_noticed_in_time() {
    let attention = "{S: attention revoke W 12}";
    let back = "{D: {returned: yes}}";
    let revoked = "{D: {revoked: {by: W, trick: 12, won: W, after: 1}}}";
    for edition in Edition::ALL {
        let in_time = outcome(edition, &[NINE, attention, back, revoked]);
        assert_eq!(in_time["awaiting"]["law"], "62D1");
        let late = outcome(edition, &[NINE, back, attention, revoked]);
        assert!(cites(&late, "64B6") && late["awaiting"] == Value::Null);
    }
}

#[test]
fn after_a_claim_there_are_no_later_tricks() {
    let claimed = |figures: &str| format!("{{D: {{revoked: {{{figures}, claimed: N}}}}}}");
    let west = claimed("by: W, trick: 8, won: W, after: 1");
    let later = "{D: {revoked: {by: E, trick: 9, won: N, after: 1}}}";
    let corrected = "{D: {revoked: {by: E, trick: 9, corrected: yes}}}";
    for entries in [
        [NINE, west.as_str(), later],
        [NINE, later, west.as_str()],
        [NINE, west.as_str(), corrected],
        [
            NINE,
            west.as_str(),
            &claimed("by: E, trick: 9, won: W, after: 0"),
        ],
        [
            NINE,
            west.as_str(),
            &claimed("by: E, trick: 7, won: N, after: 2"),
        ],
    ] {
        let said = error("", &entries);
        assert!(said.contains("cannot have revoked on one"), "{said}");
    }
    for edition in Edition::ALL {
        let east = claimed("by: E, trick: 8, won: W, after: 1");
        assert!(table(edition, "", &[NINE, &west, &east]).is_ok());
    }
    // 68A of 2017: dummy cannot claim.
    let dummy = "{D: {revoked: {by: W, trick: 8, won: W, after: 1, claimed: S}}}";
    assert!(table(Edition::E2007, "", &[NINE, dummy]).is_ok());
    let said = table(Edition::E2017, "", &[NINE, dummy]).unwrap_err();
    assert!(said.contains("68A"), "{said}");
    // Seven tricks were over before the claim: five to North-South, two to East-West.
    for (tricks, possible) in [(4, false), (5, true), (11, true), (12, false)] {
        let given = format!("{{D: {{tricks: {{NS: {tricks}}}}}}}");
        let ruled = table(Edition::E2017, "", &[NINE, &west, &given]);
        assert_eq!(ruled.is_ok(), possible, "{tricks}");
    }
}

#[test]
fn a_side_that_admits_its_revoke_in_time_has_not_agreed() {
    let revoked = "{D: {revoked: {by: W, trick: 8, won: W, after: 1, claimed: N}}}";
    let over = "{D: {round: over}}";
    let by = |seat: &str| format!("{{{seat}: attention revoke W 8}}");
    let new = |entries: &[&str]| outcome(Edition::E2017, entries);
    let admitted = new(&[NINE, &by("E"), over, revoked]);
    assert_eq!(admitted["awaiting"]["law"], "70A");
    let by_others = new(&[NINE, &by("N"), over, revoked]);
    assert!(cites(&by_others, "63A4") && cites(&by_others, "64A1"));
    let late = new(&[NINE, over, &by("E"), revoked]);
    assert!(cites(&late, "63A4") && cites(&late, "64B5"));
    // The other side spoke first; that takes nothing from the side that revoked.
    let both = new(&[NINE, &by("N"), &by("E"), over, revoked]);
    assert_eq!(both["awaiting"]["law"], "70A");
}

#[test]
fn after_the_play_anybody_may_draw_attention() {
    for edition in Edition::ALL {
        let speaks = |seat: &str| {
            let entry = format!("{{{seat}: attention revoke W 8}}");
            outcome(edition, &[NINE, &entry])
        };
        for seat in ["N", "E", "W"] {
            let said = speaks(seat);
            assert!(cites(&said, "9A2") && !cites(&said, "9A1"), "{seat}");
        }
        let dummy = match edition {
            Edition::E2007 => "9A3",
            Edition::E2017 => "9A4",
        };
        let said = speaks("S");
        assert!(cites(&said, dummy) && said["irregularities"] == json!([]));
    }
}

#[test]
fn a_second_ruling_on_a_written_play_leaves_nothing_of_the_first() {
    let cards = "E: H3, S: CA, S: S3, W: S2, N: SQ, E: S6, N: DA, E: D2, S: H4, W: D5, N: C7, E: C6, S: claims 6, W: agrees";
    let cards: Vec<String> = cards.split(", ").map(|one| format!("{{{one}}}")).collect();
    let head = "dealer: S\nvul: none\ndeal: \"S:AJT83.K64.97.A53 72.AT9.KT5.JT982 KQ54.72.A863.K74 96.QJ853.QJ42.Q6\"\nauction: 1S Pass 3S Pass 4S Pass Pass Pass\nplay: CJ C4\n";
    let found = [
        "{D: {revoked: {by: E, trick: 1}}}",
        "{D: {revoked: {by: S, trick: 3}}}",
    ];
    let drawn = [
        "{S: attention revoke E 1}",
        "{D: called}",
        "{E: attention revoke S 3}",
        "{D: called}",
    ];
    for edition in Edition::ALL {
        for ruling in [&found[..], &drawn[..]] {
            let entries = cards.iter().map(String::as_str);
            let entries: Vec<&str> = entries.chain(ruling.iter().copied()).collect();
            let text = format!("{head}log: [{}]\n", entries.join(", "));
            let log = &log::read(&text).unwrap()[0];
            let ruled = replay::replay(log, edition).unwrap().outcome();
            let ruled = serde_json::to_value(ruled).unwrap();
            assert!(cites(&ruled, "64B7"), "{ruled}");
            assert!(!cites(&ruled, "64A1") && !cites(&ruled, "64A2"), "{ruled}");
            let equity = match edition {
                Edition::E2007 => "64C",
                Edition::E2017 => "64C2b",
            };
            assert_eq!(ruled["review"], json!([equity]));
        }
    }
}

/// What is asked next of a revoke after these entries, with what was told so far.
fn asked(entries: &[&str], told: Value) -> Value {
    let text = format!("board: 1\nlog: [{}]", entries.join(", "));
    let log = &log::read(&text).unwrap()[0];
    let table = replay::replay(log, log.edition()).unwrap();
    let told = serde_json::from_value(told).unwrap();
    let asked = table.ask_of_revoke(&log.entries, &told).unwrap();
    serde_json::to_value(asked).unwrap()["question"].clone()
}

#[test]
fn a_revoke_is_asked_for_one_thing_after_the_other() {
    let nine = json!({"contract": "4S", "by": "N", "tricks": 9});
    assert_eq!(asked(&[], json!({})), json!({"ask": "played"}));
    assert_eq!(asked(&[], json!({"played": nine}))["ask"], "by");
    let told = json!({"played": nine, "by": "W"});
    let tricks: Vec<u8> = (1..=12).collect();
    assert_eq!(asked(&[], told), json!({"ask": "trick", "tricks": tricks}));
    let told = json!({"played": nine, "by": "W", "trick": 8});
    assert_eq!(asked(&[], told)["ask"], "won");
    // The defence won four tricks, this one among them: at most three later ones, of the five that there were.
    let told = json!({"played": nine, "by": "W", "trick": 8, "won": "E"});
    let after = asked(&[], told);
    assert_eq!(after["tricks"], json!([0, 1, 2, 3]));
    assert_eq!(
        (&after["side"], &after["opponents"]),
        (&json!("EW"), &json!("NS"))
    );
    // Dummy claims nothing (68A).
    assert_eq!(after["claimers"], json!(["N", "E", "W"]));
    let told = json!({"played": nine, "by": "W", "trick": 8, "won": "E", "after": 2});
    let played = json!({"D": {"played": nine}});
    let revoked = json!({"D": {"revoked": {"by": "W", "trick": 8, "won": "E", "after": 2}}});
    let nothing = json!({"ask": "nothing", "entries": [played, revoked]});
    assert_eq!(asked(&[], told), nothing);
}

#[test]
fn only_tricks_that_go_with_the_result_can_have_been_won_later() {
    let fits = |tricks: u8, trick: u8, won: &str| {
        let played = json!({"contract": "4S", "by": "N", "tricks": tricks});
        let told = json!({"played": played, "by": "W", "trick": trick, "won": won});
        asked(&[], told)["tricks"].clone()
    };
    assert_eq!(fits(9, 12, "N"), json!([0, 1]));
    assert_eq!(fits(9, 2, "N"), json!([3, 4]));
    assert_eq!(fits(13, 8, "W"), json!([]));
}

#[test]
fn a_second_revoke_of_one_player_asks_for_both_suits() {
    let first = "{D: {revoked: {by: W, trick: 3, won: W, after: 3}}}";
    let mut told = json!({"by": "W", "trick": 5, "won": "N", "after": 3});
    let suit = |trick: u8| json!({"ask": "suit", "by": "W", "trick": trick});
    assert_eq!(asked(&[NINE, first], told.clone()), suit(3));
    told["suits"] = json!({"3": "H"});
    assert_eq!(asked(&[NINE, first], told.clone()), suit(5));
    told["suits"] = json!({"3": "H", "5": "H"});
    told["noticed"] = json!("next-board");
    let entries = &asked(&[NINE, first], told)["entries"];
    assert_eq!(entries[1]["D"]["revoked"]["suit"], "H");
    assert_eq!(entries[2], json!({"D": {"next-call": "N"}}));
    assert_eq!(entries[3]["D"]["revoked"]["suit"], "H");
}

#[test]
fn on_trick_twelve_it_matters_whether_the_hands_are_back() {
    let told = json!({"by": "W", "trick": 12, "won": "W", "after": 1});
    assert_eq!(asked(&[NINE], told), json!({"ask": "returned"}));
}
