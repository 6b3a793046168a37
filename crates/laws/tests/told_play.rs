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
        Ok(table) => table.outcome_value(),
        Err(error) => panic!("{entries:?}: {error}"),
    }
}

fn error(head: &str, entries: &[&str]) -> String {
    let error = |edition| table(edition, head, entries).map(|t| t.outcome()).err();
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
        // One that was corrected in time counts for 64B7 in 2007 alone.
        let corrected = "{D: {revoked: {by: N, trick: 6, corrected: yes}}}";
        let one = outcome(edition, &[NINE, west, corrected]);
        let exempt = edition == Edition::E2007;
        assert_eq!(one["transfer"] == json!({}), exempt);
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
        ("by: W, trick: 11, won: E, after: 3", "not so many later"),
        ("by: W, trick: 8, won: E, after: 4", "did not win so many"),
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
        ("by: W, trick: 8, won: Q, after: 1", "no seat"),
        ("by: W, trick: 8, won: E, after: 14", "0 to 13"),
        ("by: W, trick: 8, won: E, later: 1", "`later` is unknown"),
        ("by: W, trick: 8, suit: X", "no suit"),
        ("trick: 8", "`by` is missing"),
    ] {
        assert!(refused(figures).contains(words), "{}", refused(figures));
    }
    let west = "{D: {revoked: {by: W, trick: 8, won: E, after: 2}}}";
    for (second, words) in [
        ("by: W, trick: 9, won: N, after: 2", "64B2"),
        ("by: E, trick: 9, won: E, after: 2", "do not go together"),
        ("by: E, trick: 8, won: W, after: 2", "do not go together"),
        ("by: N, trick: 7, won: E, after: 5", "do not go together"),
        ("by: W, trick: 8, won: E, after: 1", "found already"),
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
    assert!(said.contains("another contract or declarer"), "{said}");
    let half = error("auction: 1S Pass", &[NINE]);
    assert!(half.contains("the auction is not finished"), "{half}");
    let carded = error(&format!("{auction}\nplay: H2"), &[NINE]);
    assert!(carded.contains("cards are written down"), "{carded}");
    assert!(error("", &[NINE, NINE]).contains("the board is over"));
    let passed = error("", &["{D: {played: {contract: Pass, by: N, tricks: 0}}}"]);
    assert!(passed.contains("passed out"), "{passed}");
    let no_contract = error("", &["{D: {played: {contract: 8S, by: N, tricks: 9}}}"]);
    assert!(no_contract.contains("no contract"), "{no_contract}");
    for finding in [
        "{omitted: {by: W, trick: 3}}",
        "{extra: {by: W, trick: 3, cards: [S2, S3]}}",
    ] {
        let said = error("", &[NINE, &format!("{{D: {finding}}}")]);
        assert!(said.contains("not written down"), "{said}");
    }
    let figures = "{D: {revoked: {by: W, trick: 1, won: E, after: 2}}}";
    let said = error(&format!("{auction}\nplay: H2 H3 H4 S2"), &[figures]);
    assert!(said.contains("are written down"), "{said}");
}
