//! Any text: reading and replaying never panics, and an error says where.

use openroom_tournament::log;
use proptest::prelude::*;

fn check(text: &str) -> Result<(), TestCaseError> {
    if let Err(error) = log::replay(text, None) {
        let shown = error.to_string();
        prop_assert!(!shown.is_empty());
        prop_assert!(shown.len() < 4000, "{}", shown.len());
    }
    if let Ok(entries) = log::read(text) {
        prop_assert_eq!(&log::read(&log::write(&entries)).unwrap(), &entries);
    }
    let _ = log::read_entry(text);
    Ok(())
}

proptest! {
    #![proptest_config(crate::cases(150))]

    #[test]
    fn any_text(text in any::<String>()) {
        check(&text)?;
    }

    #[test]
    fn text_of_the_alphabet_of_logs(text in "[-{}\\[\\]:, \n|'\"a-z0-9TZ+]{0,200}") {
        check(&text)?;
    }

    #[test]
    fn a_log_with_a_wound(at in any::<prop::sample::Index>(), with in "[-{}:\\[\\], \n0-9a-zé|]{0,6}", gone in 0_usize..8) {
        let entries = crate::common::session(3, 3, 1);
        let text = log::write(&entries);
        let mut start = at.index(text.len());
        while !text.is_char_boundary(start) {
            start -= 1;
        }
        let end = (start + gone).min(text.len());
        if text.is_char_boundary(end) {
            check(&format!("{}{with}{}", &text[..start], &text[end..]))?;
        }
    }
}

#[test]
fn deep_and_large() {
    let deep = format!("- {}", "[".repeat(200_000));
    assert!(log::replay(&deep, None).is_err());
    let wide = "- {at: 2026-05-14T18:00:00Z, by: organiser, note: {text: x}}\n".repeat(2);
    assert!(
        log::replay(&wide, None)
            .unwrap_err()
            .to_string()
            .contains("the first entry must be `created`")
    );
    let boards = "- {at: 2026-05-14T18:00:00Z, by: organiser, dealt: {boards: '1-9999999999'}}";
    assert!(log::read(boards).is_err());
}
