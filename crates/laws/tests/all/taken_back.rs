//! What is taken back by right leaves the board as if it had never been: a call replaced under 25A or 21B, a card replaced under 47E2a. Whatever
//! was owed is owed again, and whatever the first call or card had brought about is gone. Held on the boards of the scenarios, where much is owed.

use contract_bridge::Seat;
use openroom_laws::conformance::scenarios;
use openroom_laws::replay::replay_with;
use openroom_laws::{Entry, Phase, Table};

/// The scenarios of a file; each board as it was at its end.
fn boards(file: &str) -> Vec<(String, Table)> {
    let path = format!("{}/../../scenarios/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{path}: {e}"));
    let mut boards = Vec::new();
    for scenario in scenarios(&text) {
        let Ok(log) = &scenario.log else { continue };
        for &edition in &scenario.editions {
            let mut all = Vec::new();
            let _ = replay_with(log, edition, |table| all.push(table.clone()));
            let late = all.len().saturating_sub(1);
            let id = scenario.id.clone().unwrap_or_default();
            let late = all.drain(late..).enumerate();
            boards.extend(late.map(|(i, table)| (format!("{id} {edition} #{i}"), table)));
        }
    }
    let free = |table: &Table| table.awaiting().is_none() && !table.is_for_the_director();
    boards.retain(|(_, table)| free(table));
    boards
}

fn after(table: &Table, entries: &[String]) -> Option<Table> {
    let mut table = table.clone();
    for entry in entries {
        let entry: Entry = entry.parse().unwrap_or_else(|e| panic!("{entry}: {e}"));
        table.apply(&entry).ok()?;
    }
    Some(table)
}

/// What everybody can see of it. What was told, named and cited on the way is another matter.
fn to_see(table: &Table) -> String {
    let auction = (table.phase(), table.turn(), table.calls(), table.contract());
    let barred = Seat::ALL.map(|seat| table.barred(seat));
    let legal: Vec<_> = table.legal_calls().iter().collect();
    let legal = (legal, table.legal_cards(), table.awaiting());
    let penalty = Seat::ALL.map(|seat| table.penalty_cards(seat));
    let trick: Option<Vec<_>> = table.trick().map(|trick| trick.plays().collect());
    let cards = (penalty, table.restriction(), trick, table.tricks().len());
    format!("{auction:?} {barred:?} {legal:?} {cards:?}")
}

/// Three of the choices: the first, one in the middle, the last.
fn some(all: Vec<String>) -> Vec<String> {
    let step = (all.len() / 3).max(1);
    all.into_iter().step_by(step).take(3).collect()
}

fn letter(seat: Seat) -> char {
    ["N", "E", "S", "W"][seat as usize].chars().next().unwrap()
}

fn pairs(all: Vec<String>) -> Vec<(String, String)> {
    let some = some(all);
    let pairs = some
        .iter()
        .flat_map(|one| some.iter().map(move |other| (one, other)));
    let pairs = pairs.filter(|(one, other)| one != other);
    pairs
        .map(|(one, other)| (one.clone(), other.clone()))
        .collect()
}

/// What an entry says behind the player.
fn word(entry: &Entry) -> String {
    let text = entry.to_string();
    text.split_once(": ").unwrap().1.to_owned()
}

/// If the Director is to compare the call he finds this.
fn compared(table: Table, yes: bool) -> Option<Table> {
    let mut table = table;
    for _ in 0..3 {
        let Some(asked) = table.awaiting() else {
            return Some(table);
        };
        let asked = serde_json::to_value(asked).unwrap();
        if asked["ask"] != "comparable" {
            return None;
        }
        let answer = if yes { "yes" } else { "no" };
        table = after(&table, &[format!("{{D: {{comparable: {answer}}}}}")])?;
    }
    None
}

fn check(compared: &mut usize, board: &str, want: Option<&Table>, got: Option<Table>, how: &str) {
    let Some(want) = want else { return };
    let Some(got) = got else {
        panic!("{board}: {how}: refused")
    };
    *compared += 1;
    assert_eq!(to_see(want), to_see(&got), "{board}: {how}");
}

#[test]
fn a_call_replaced_by_right_was_never_made() {
    let files = [
        "met-and-withdrawn",
        "law24",
        "law27",
        "law30",
        "law31",
        "law32",
        "law36",
        "law37",
    ];
    let mut count = 0;
    for (board, table) in files.iter().flat_map(|law| boards(&format!("{law}.yaml"))) {
        let Some(turn) = table.turn().filter(|_| table.phase() == Phase::Auction) else {
            continue;
        };
        let by = letter(turn);
        let legal = table.legal_calls();
        let legal = legal.iter().map(|call| word(&Entry::call(turn, call)));
        for (first, second) in pairs(legal.collect()) {
            let want = after(&table, &[format!("{{{by}: {second}}}")]);
            for yes in [true, false] {
                let made = after(&table, &[format!("{{{by}: {first}}}")]);
                let made = made.and_then(|made| compared(made, yes));
                // A double in place of an insufficient bid may have been cancelled (27B3).
                let stands = |made: &Table| made.calls().last().is_some_and(|it| it.by == turn);
                let Some(made) = made.filter(|made| stands(made) && !made.is_for_the_director())
                else {
                    continue;
                };
                let change = format!("{{{by}: changes {second}}}");
                let unintended = [
                    change.clone(),
                    "{D: called}".into(),
                    "{D: {unintended: yes}}".into(),
                ];
                let misinformed = [format!("{{D: {{misinformed: {by}}}}}"), change];
                for steps in [&unintended[..], &misinformed[..]] {
                    let how = format!("{first}, compared {yes}, then {steps:?}");
                    check(&mut count, &board, want.as_ref(), after(&made, steps), &how);
                }
            }
        }
    }
    assert!(count > 1500, "only {count} were compared");
}

#[test]
fn a_card_replaced_by_right_was_never_played() {
    let files = [
        "met-and-withdrawn",
        "law50",
        "law51",
        "law52",
        "law53",
        "law54",
        "law56",
        "law57",
    ];
    let mut count = 0;
    for (board, table) in files.iter().flat_map(|law| boards(&format!("{law}.yaml"))) {
        let dummy = table.contract().map(|(_, declarer)| declarer.partner());
        let in_play = |seat: &Seat| table.phase() == Phase::Play && Some(*seat) != dummy;
        // A card that waits for its turn would be played on the spot.
        let (Some(turn), Some(legal), true) = (
            table.turn().filter(in_play),
            table.legal_cards(),
            table.unsettled_cards().is_empty(),
        ) else {
            continue;
        };
        let by = letter(turn);
        let legal = legal.iter().map(|card| word(&Entry::card(turn, card)));
        for (first, second) in pairs(legal.collect()) {
            let want = after(&table, &[format!("{{{by}: {second}}}")]);
            let steps = [
                format!("{{{by}: {first}}}"),
                format!("{{D: {{misinformed: {by}}}}}"),
                format!("{{{by}: corrects {second}}}"),
            ];
            let how = format!("{steps:?}");
            check(
                &mut count,
                &board,
                want.as_ref(),
                after(&table, &steps),
                &how,
            );
        }
    }
    assert!(count > 250, "only {count} were compared");
}

/// All that there is of a board but what was cited on the way.
fn all_of(table: &Table) -> String {
    let outcome = serde_json::to_value(table.outcome()).unwrap();
    let keys = ["irregularities", "review", "information"];
    let more: Vec<_> = keys.iter().map(|key| outcome[key].to_string()).collect();
    format!("{} {more:?}", to_see(table))
}

/// Who called last, in turn or not: a second call of his is a change of the first, and no call of its own.
fn called_last(table: &Table, seat: Seat) -> bool {
    let calls = table.calls();
    let last = calls.iter().rposition(|made| made.by == seat);
    last.is_some_and(|at| at + 1 == calls.len())
}

/// A call that was never meant leaves nothing behind, however irregular it was: changed at once, or when the Director has ruled on it or
/// somebody is to answer for it (25A).
#[test]
fn an_irregular_call_that_was_never_meant_was_never_made() {
    let files = [
        "met-and-withdrawn",
        "law24",
        "law27",
        "law30",
        "law31",
        "law36",
        "law37",
    ];
    let calls = ["X", "XX", "1C", "3NT", "8C", "Pass"];
    let [called, yes] = ["{D: called}", "{D: {unintended: yes}}"].map(str::to_owned);
    let mut count = 0;
    let boards = files.iter().flat_map(|law| boards(&format!("{law}.yaml")));
    for (at, (board, table)) in boards.enumerate() {
        let Some(turn) = table.turn().filter(|_| table.phase() == Phase::Auction) else {
            continue;
        };
        // The player in turn, and now this, now that one of the others.
        let other = Seat::ALL[(turn as usize + 1 + at % 3) % 4];
        for seat in [turn, other] {
            if called_last(&table, seat) {
                continue;
            }
            let by = letter(seat);
            let first = calls[at % calls.len()];
            let second = calls[(at + 1 + at % 4) % calls.len()];
            let want = after(&table, &[format!("{{{by}: {second}}}"), called.clone()]);
            let made = format!("{{{by}: {first}}}");
            let change = format!("{{{by}: changes {second}}}");
            let at_once = vec![&made, &change, &called, &yes];
            let ruled_on = vec![&made, &called, &change, &called, &yes];
            for steps in [at_once, ruled_on] {
                let steps: Vec<String> = steps.into_iter().cloned().collect();
                let Some(want) = &want else { continue };
                let got = after(&table, &steps).map(|got| all_of(&got));
                count += 1;
                assert_eq!(Some(all_of(want)), got, "{board}: {steps:?}");
            }
        }
    }
    assert!(count > 500, "only {count} were compared");
}
