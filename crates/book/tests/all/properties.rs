//! Whatever somebody types, the book answers, and only with what it has.

use openroom_book::references::pointers;
use openroom_book::search::search;
use openroom_book::terms::Term;
use openroom_book::{contents, fold};
use openroom_laws::{Clause, Edition};
use openroom_words::words::Language;
use proptest::prelude::*;

fn language() -> impl Strategy<Value = Language> {
    prop::sample::select(Language::ALL.to_vec())
}

fn edition() -> impl Strategy<Value = Option<Edition>> {
    prop::sample::select(vec![None, Some(Edition::E2007), Some(Edition::E2017)])
}

/// Words of the game in any language, clauses, and nonsense.
fn typed() -> impl Strategy<Value = String> {
    let term = (0..Term::all().len(), language()).prop_map(|(at, language)| {
        let forms = Term::all()[at].forms(language);
        forms[at % forms.len()].to_owned()
    });
    let id = (0..400_usize).prop_map(|at| {
        let clause = Clause::all(Edition::E2007).nth(at);
        clause.map_or("27", Clause::id).to_owned()
    });
    let one = prop_oneof![4 => term, 1 => id, 2 => "\\PC{0,12}", 1 => "[a-z]{1,9}"];
    prop::collection::vec(one, 0..5).prop_map(|all| all.join(" "))
}

/// Terms that are one long word.
fn long_name() -> impl Strategy<Value = (&'static str, Language)> {
    let mut all = Vec::new();
    for language in Language::ALL {
        let names = Term::all().iter().map(|term| term.forms(language)[0]);
        let long = |name: &&str| name.chars().count() > 8 && name.chars().all(char::is_alphabetic);
        all.extend(names.filter(long).map(|name| (name, language)));
    }
    prop::sample::select(all)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn a_search_never_fails_and_finds_clauses_of_the_edition(typed in typed(), edition in edition(), language in language()) {
        let found = search(edition, &typed, language);
        for hit in &found.clauses {
            prop_assert_eq!(hit.clause.edition(), hit.edition);
            prop_assert!(edition.is_none_or(|edition| hit.edition == edition));
            prop_assert_eq!(contents::at(hit.edition, &contents::slug(hit.clause.id())), Some(hit.clause));
        }
        prop_assert_eq!(search(edition, &typed, language), found);
    }

    #[test]
    fn a_term_with_one_slip_is_still_found((name, language) in long_name(), place in 1_usize..20) {
        let letters: Vec<char> = fold::folded(name).chars().collect();
        // One letter left out of a long word: the word is known, or taken for one that is.
        let place = place % letters.len();
        let slip: String = letters.iter().enumerate().filter(|(i, _)| *i != place).map(|(_, c)| *c).collect();
        let found = search(None, &slip, language);
        let right = search(None, name, language);
        prop_assert!(right.clauses.is_empty() || !found.clauses.is_empty(), "{} for {}", slip, name);
    }

    #[test]
    fn whatever_a_text_points_to_is_there(text in "(\\PC| Law | Laws | to |[0-9]{1,2}[A-Z]?[0-9]?[a-z]?| in 2007){0,20}") {
        for edition in Edition::ALL {
            for id in pointers(&text, edition) {
                prop_assert!(Clause::under(edition, &id).next().is_some(), "{}", id);
            }
        }
    }

    #[test]
    fn words_are_measured_alike_both_ways(one in "\\PC{0,10}", other in "\\PC{0,10}", most in 0_usize..3) {
        prop_assert_eq!(fold::distance(&one, &other, most), fold::distance(&other, &one, most));
        for language in Language::ALL {
            let _ = fold::stem(&fold::folded(&one), language);
        }
    }

    #[test]
    fn no_address_breaks_it(address in "\\PC{0,30}") {
        for edition in Edition::ALL {
            if let Some(clause) = contents::at(edition, &address) {
                prop_assert_eq!(clause.edition(), edition);
            }
        }
    }
}
