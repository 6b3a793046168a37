//! Who played a result: pairs that change seats, players of other matches, pairs of the devices by section and session.

use openroom_formats::{Event, lin, pbn};

/// The pairs of each result, and the names of the contestants.
fn sides(event: &Event) -> (Vec<String>, Vec<Vec<String>>) {
    let sides = event
        .results
        .iter()
        .map(|line| format!("{} {}", line.ns, line.ew));
    let names = event.contestants.iter().map(|c| c.names.clone());
    (sides.collect(), names.collect())
}

#[test]
fn a_pair_that_changes_seats_stays_a_pair() {
    let board = |number: u32, [n, s, e, w]: [&str; 4]| {
        format!(
            "[Board \"{number}\"]\n[North \"{n}\"]\n[South \"{s}\"]\n[East \"{e}\"]\n[West \"{w}\"]\n[Declarer \"N\"]\n\
             [Contract \"4S\"]\n[Result \"10\"]\n\n"
        )
    };
    let text = board(1, ["Ana", "Bea", "Cleo", "Dan"])
        + &board(2, ["Bea", "Ana", "Dan", "Cleo"])
        + &board(3, ["Cleo", "Dan", "Bea", "Ana"]);
    let (games, _) = pbn::read_all(text.as_bytes()).unwrap();
    let (event, losses) = Event::from_games(&games);
    let (results, names) = sides(&event);
    assert_eq!(results, ["1 2", "1 2", "2 1"]);
    assert_eq!(names, [["Ana", "Bea"], ["Cleo", "Dan"]]);
    let told: Vec<_> = losses.iter().map(|loss| &loss.what).collect();
    assert!(!format!("{told:?}").contains("Name("), "{told:?}");
    // And in LIN.
    let text = "pn|Ana,Cleo,Bea,Dan|md|1,,,|mb|1Cppp|mc|7|pn|Bea,Dan,Ana,Cleo|md|1,,,|ah|Board 2|mb|1Cppp|mc|7|";
    let text = text.replacen("md|1,,,|", "md|1,,,|ah|Board 1|", 1);
    let (games, _) = lin::read(text.as_bytes()).unwrap();
    let (results, names) = sides(&Event::from_games(&games).0);
    assert_eq!(results, ["1 2", "1 2"]);
    assert_eq!(names.len(), 2, "{names:?}");
}

#[test]
fn the_players_of_a_match_do_not_play_the_next() {
    let head = |home: &str, segment: u32| format!("vg|League,{segment},I,1,1,{home},0,Owls,0|");
    let boards = "qx|o1|md|1,,,|mb|p|qx|c1|md|1,,,|mb|p|";
    let names = "pn|a,b,c,d,e,f,g,h|";
    let south = |text: &str| -> Vec<Option<String>> {
        let (games, losses) = lin::read(text.as_bytes()).unwrap();
        assert_eq!(losses, [], "{text}");
        games.iter().map(|game| game.names[2].clone()).collect()
    };
    let [a, e] = ["a", "e"].map(|name| Some(name.to_owned()));
    // Other teams: nobody is known.
    let text = head("Lions", 1) + names + boards + &head("Bears", 1) + boards;
    assert_eq!(south(&text), [a.clone(), e.clone(), None, None]);
    // The next segment of the same match.
    let text = head("Lions", 1) + names + boards + &head("Lions", 2) + boards;
    assert_eq!(south(&text), [a.clone(), e.clone(), a.clone(), e.clone()]);
    // Names that stand before their own head.
    let text = names.to_owned() + &head("Lions", 1) + boards;
    assert_eq!(south(&text), [a, e]);
}
