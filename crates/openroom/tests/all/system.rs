//! `openroom system` as an organiser and a Director meet it.

use std::io::Write as _;
use std::process::{Command, Stdio};

fn openroom(args: &[&str], card: &str) -> (i32, String, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_openroom"))
        .arg("system")
        .args(args)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    // One that refuses its arguments reads nothing.
    let _ = child
        .stdin
        .take()
        .expect("it is piped")
        .write_all(card.as_bytes());
    let output = child.wait_with_output().expect("it ends");
    (
        output.status.code().expect("no signal"),
        String::from_utf8(output.stdout).expect("UTF-8"),
        String::from_utf8(output.stderr).expect("UTF-8"),
    )
}

const CARD: &str = "
system: Ours
kind: natural
style: wbf
openings:
  Pass: 0-11
  1H: 11-21 5+H
  2D: 5-10 6H | 5-10 6S
  2H: 5-10 5+H | 5-10 5+S
overcalls:
  1H: {2H: 12+, 2N: 5-10 5+D 5+C}
declares: {encrypted-signals: no, psychics-protected: no, psychics-required: no}
";

#[test]
fn a_card_is_checked() {
    let (status, out, err) = openroom(&["check", "-", "--boards", "24"], CARD);
    assert_eq!((status, err.as_str()), (1, ""));
    assert!(
        out.starts_with(
            "Ours, checked against wbf-category-3\nBoards in the match: 24, a long match.\n"
        ),
        "{out}"
    );
    assert!(
        out.contains("2H: not permitted\n  an opening from 2♣ to 3♠ that may be weak"),
        "{out}"
    );
    assert!(
        out.contains("(White Book 171.3a)") && out.contains("for example ♠"),
        "{out}"
    );
    assert!(
        out.contains("(1H) 2H: not permitted") && !out.contains("2D:"),
        "{out}"
    );
    assert!(
        out.contains("This card may not be played as it is."),
        "{out}"
    );
    let (status, out, _) = openroom(&["check", "-", "--json"], CARD);
    let told: serde_json::Value = serde_json::from_str(&out).expect("JSON");
    assert_eq!(
        (status, &told["findings"][0]["paragraph"]),
        (1, &"171.3a".into())
    );
    assert_eq!(
        (&told["findings"][0]["line"], &told["not-said"]),
        (&9.into(), &serde_json::json!([]))
    );
    let ruled = format!(
        "{CARD}rulings:\n- {{call: 2H, method: brown-opening, decision: permitted, by: Ana, reason: a long final}}\n- {{call: (1H) 2H, method: unknown-overcall, decision: flagged, by: Ana, reason: it is strong}}\n"
    );
    let (status, out, _) = openroom(&["check", "-"], &ruled);
    assert_eq!(status, 0);
    assert!(out.contains("decision of Ana: a long final"), "{out}");
}

#[test]
fn what_cannot_be_read_has_its_line_and_a_remedy() {
    let (status, out, err) = openroom(&["check", "-"], &CARD.replace("11-21 5+H", "11-21 5+X"));
    assert_eq!((status, out.as_str()), (2, ""));
    assert!(
        err.contains("line 7: openings.1H: character 7: 5+X is not a condition"),
        "{err}"
    );
    assert!(err.contains("remedy:"), "{err}");
    let (status, _, err) = openroom(
        &["check", "-", "--lang", "ro"],
        &CARD.replace("kind: natural", "kind: odd"),
    );
    assert!(status == 2 && err.contains("linia 3"), "{err}");
    let (status, out, _) = openroom(&["policy", "no-such-policy"], "");
    assert_eq!((status, out.as_str()), (2, ""));
}

#[test]
fn cards_and_policies_are_told_in_each_language() {
    let mut all = std::collections::BTreeSet::new();
    for language in ["en", "pt", "es", "es-ES", "it", "ro"] {
        let (status, card, err) = openroom(&["show", "-", "--lang", language], CARD);
        assert_eq!((status, err.as_str()), (0, ""), "{language}");
        assert!(
            card.starts_with("Ours (") && card.contains("(1H)") | card.contains("1H"),
            "{card}"
        );
        let (status, policy, err) = openroom(&["policy", "wbf-category-3", "--lang", language], "");
        assert_eq!((status, err.as_str()), (0, ""), "{language}");
        assert!(
            policy.starts_with("wbf-category-3 (ebu-level-4)") && policy.contains("171.3a"),
            "{policy}"
        );
        for text in [&card, &policy] {
            assert!(!text.contains("system-"), "{text}");
        }
        all.insert(policy);
    }
    assert_eq!(all.len(), 6);
}
