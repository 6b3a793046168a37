//! What holds of the register of a club.

use openroom_members::{Column, Gone, Import, Member, Register, Veil, Whom, initials};
use proptest::prelude::*;

fn named(name: &str) -> Member {
    Member::called(name)
}

#[test]
fn a_list_with_its_columns() {
    let list = "Nº sócio\tApelido\tPrimeiro nome\tTelefone\tConsentimento\n7\tLima\tAna\t+351 9\tsim\n8\tMota\tBea\t\tnão\n";
    let import = Import::read(list.as_bytes()).unwrap();
    let columns = [
        Column::Number,
        Column::Family,
        Column::Given,
        Column::Contact,
        Column::Consent,
    ];
    assert_eq!(import.columns, columns);
    let read = import.people(&[], false);
    assert_eq!(read.faults, []);
    let [ana, bea] = &read.added[..] else {
        panic!("{read:?}")
    };
    assert_eq!(
        (ana.name.as_str(), ana.number.as_str(), ana.consent),
        ("Ana Lima", "7", true)
    );
    assert_eq!((bea.name.as_str(), bea.consent), ("Bea Mota", false));
}

#[test]
fn names_alone_one_a_line() {
    let import = Import::read("Ana Lima\nBea Mota\n\n ana lima \n".as_bytes()).unwrap();
    assert!(!import.heading);
    let read = import.people(&[named("bea  MOTA")], true);
    assert_eq!(read.added.len(), 1);
    assert!(read.added[0].consent);
    // Known, and she has agreed now.
    assert_eq!(read.changed.len(), 1);
    assert!(read.changed[0].member.consent);
}

#[test]
fn a_wrong_line_is_named_and_the_others_are_read() {
    let long = "x".repeat(70);
    let text = format!("name,number\nAna,1\n,2\n{long},3\nDa\u{200b}n,4\nEva,5\n");
    let read = Import::read(text.as_bytes()).unwrap().people(&[], false);
    assert_eq!(read.added.len(), 2);
    let lines: Vec<usize> = read.faults.iter().map(|fault| fault.line).collect();
    assert_eq!(lines, [3, 4, 5]);
    // Without the column of names nothing is guessed.
    let mut import = Import::read(b"name,number\nAna,1\n").unwrap();
    import.columns = vec![Column::None, Column::Number];
    assert_eq!(import.people(&[], false).faults.len(), 1);
    assert!(Import::read(b" \n,,\n").is_err());
}

#[test]
fn somebody_is_the_same_by_number_before_name() {
    let mut ana = named("Ana Lima");
    ana.federation = "123".to_owned();
    let known = [ana, named("Bea Mota")];
    let register = Register::of(&known);
    let of = |at: usize| &known[at];
    let with = |name: &str, federation: &str| Member {
        federation: federation.to_owned(),
        ..named(name)
    };
    assert_eq!(register.same(&with("A. Lima", "123"), of), Some(0));
    assert_eq!(register.same(&with("Ana Lima", ""), of), Some(0));
    // Two people of one name.
    assert_eq!(register.same(&with("Ana Lima", "124"), of), None);
    assert_eq!(register.same(&with("bea mota", "9"), of), Some(1));
}

#[test]
fn two_that_are_one() {
    let mut one = named("Ana Lima");
    one.consent = true;
    let mut other = named("A. Lima");
    other.contact = "ana@example.org".to_owned();
    other.last = "2026-11-10".to_owned();
    other.visitor = true;
    let merged = one.merged(other);
    assert!(
        merged.goes_by("a lima") && merged.goes_by("Ana Lima") && merged.consent && !merged.visitor
    );
    assert_eq!(
        (merged.contact.as_str(), merged.last.as_str()),
        ("ana@example.org", "2026-11-10")
    );
}

#[test]
fn who_is_named_where() {
    let mut bea = named("Bea Mota");
    bea.consent = true;
    let ana = named("Ana Lima");
    let gone = Gone::of(&named("Cid Neves"), "salt", "2026-06-01T00:00:00Z");
    assert!(!format!("{gone:?}").contains("Cid"));
    let veil = Veil::over([&ana, &bea].into_iter(), vec![gone]);
    let then = "2026-05-01T19:00:00Z";
    assert_eq!(
        veil.of("ANA lima", then),
        Some(Whom::Initials("A. L.".to_owned()))
    );
    assert_eq!(veil.of("Bea Mota", then), None);
    assert_eq!(veil.of("Dan Who", then), None);
    assert_eq!(veil.of("cid neves", then), Some(Whom::Player));
    // Another of that name who came later.
    assert_eq!(veil.of("Cid Neves", "2026-06-02T19:00:00Z"), None);
    let there = veil.for_those_there();
    assert_eq!(there.of("Ana Lima", then), None);
    assert_eq!(there.of("Cid Neves", then), Some(Whom::Player));
}

#[test]
fn first_letters() {
    for (name, letters) in [
        ("Ana-Maria d'Ávila", "A. M. D."),
        ("ștefan", "Ș."),
        ("?", "?"),
        ("7 of 9", "7. O. 9."),
    ] {
        assert_eq!(initials(name), letters);
    }
}

proptest! {
    /// Whatever comes, it is read or refused, each line at most once, and all that is taken is sound.
    #[test]
    fn nonsense_is_read_or_refused(bytes in proptest::collection::vec(any::<u8>(), 0..400), lines in "([a-z ,;\t\"]{0,20}\n){0,12}") {
        for text in [bytes.as_slice(), lines.as_bytes()] {
            let Ok(import) = Import::read(text) else { continue };
            prop_assert_eq!(import.columns.len(), import.sheet.columns);
            let known = [Member::called("ab"), Member::called("c d")];
            let read = import.people(&known, false);
            let rows = import.sheet.rows.len();
            prop_assert!(read.added.len() + read.faults.len() <= rows.max(1));
            prop_assert_eq!(read.same + read.changed.len(), known.len() * usize::from(read.faults.first().is_none_or(|f| f.line > 0)));
            for member in read.added {
                prop_assert_eq!(member.clone().sound(), Ok(member));
            }
        }
    }
}

mod conduct;
