//! Movements, what is wrong with them and what they are like, for people to read.

use std::fmt::Write as _;

use openroom_movements::{
    Bracket, Change, Entrants, Factored, FaultPlace, Figures, Movement, Offer, Pairing, Part,
    Seats, Side, Table,
};

use crate::words::{FluentValue, Message, Words};

/// A number or name as it is, without the separators of a language.
fn plain<'a>(value: impl ToString) -> FluentValue<'a> {
    value.to_string().into()
}

/// The name of a movement in a language. Names that the generators of crate `movements` give are known; one that somebody
/// else gave stays as it is.
#[must_use]
pub fn title(name: &str, words: &Words) -> String {
    if let Some(of) = name.strip_prefix("Barometer: ") {
        return around(Message::TitleBarometer, of, words);
    }
    if let Some((count, of)) = name.split_once(" sections: ")
        && is_number(count)
    {
        let parts: Vec<String> = of
            .split(" + ")
            .map(|part| match part.split_once(" x ") {
                Some((many, of)) if is_number(many) => format!("{many} × {}", title(of, words)),
                _ => title(part, words),
            })
            .collect();
        let args = [("of", parts.join(" + ").into()), ("count", plain(count))];
        return words.tell(Message::TitleSections, args);
    }
    if let Some((of, rounds)) = name.rsplit_once(", arrow switched in round ") {
        let args = [("of", title(of, words).into()), ("rounds", plain(rounds))];
        return words.tell(Message::TitleSwitched, args);
    }
    if let Some(of) = name.strip_suffix(", one pair short") {
        return around(Message::TitleShort, of, words);
    }
    if let Some(of) = name.strip_suffix(" and a roving pair") {
        return around(Message::TitleRoving, of, words);
    }
    if let Some(of) = name.strip_suffix(", with triangles") {
        return around(Message::TitleWithTriangles, of, words);
    }
    kind(name, words).unwrap_or_else(|| name.to_owned())
}

fn around(message: Message, of: &str, words: &Words) -> String {
    words.tell(message, [("of", title(of, words).into())])
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// The kind of a movement and its size.
fn kind(name: &str, words: &Words) -> Option<String> {
    if name == "Triangle" {
        return Some(words.say(Message::TitleTriangle));
    }
    let (kind, size) = name.split_once(", ")?;
    let message = match kind {
        "Mitchell" => Message::TitleMitchell,
        "Mitchell with skip" => Message::TitleMitchellSkip,
        "Mitchell with share and relay" => Message::TitleMitchellShare,
        "Howell" => Message::TitleHowell,
        "Hesitation Mitchell" => Message::TitleHesitation,
        "Double Weave Mitchell" => Message::TitleDoubleWeave,
        "Appendix Mitchell" => Message::TitleAppendix,
        "Web" => Message::TitleWeb,
        "Individual" => Message::TitleIndividual,
        "Head to head" => Message::TitleHeadToHead,
        "Round robin" => Message::TitleRoundRobin,
        "Double round robin" => Message::TitleDoubleRoundRobin,
        "League" => Message::TitleLeague,
        "Multiple teams" if has_even_number(size) => Message::TitleNewEngland,
        "Multiple teams" => Message::TitleMultipleTeams,
        "Stagger teams" => Message::TitleStaggerTeams,
        "Swiss" => Message::TitleSwiss,
        _ => {
            let rounds = kind.strip_prefix("Howell of ")?.strip_suffix(" rounds")?;
            let rounds: u32 = rounds.parse().ok()?;
            let kind = words.tell(Message::TitleReducedHowell, [("rounds", plain(rounds))]);
            return sized(kind, size, words);
        }
    };
    sized(words.say(message), size, words)
}

/// Whether a size begins with an even number: `8 teams, 5 rounds`.
fn has_even_number(size: &str) -> bool {
    let count = size.split(' ').next().and_then(|count| count.parse().ok());
    count.is_some_and(|count: u32| count.is_multiple_of(2))
}

/// A kind with its size: `7 tables, 13 sets of boards`.
fn sized(kind: String, size: &str, words: &Words) -> Option<String> {
    let mut counts = Vec::new();
    for part in size.split(", ") {
        let (count, unit) = part.split_once(' ')?;
        let unit = match unit {
            "tables" => Message::SizeTables,
            "rounds" => Message::SizeRounds,
            "players" => Message::SizePlayers,
            "stanzas" => Message::SizeStanzas,
            "teams" => Message::SizeTeams,
            "pairs" => Message::SizePairs,
            "sets of boards" => Message::SizeSets,
            _ => return None,
        };
        let count: u32 = count.parse().ok()?;
        counts.push(words.tell(unit, [("count", count.into())]));
    }
    Some(format!("{kind}, {}", counts.join(", ")))
}

/// What a movement is like, indented.
pub fn figures(figures: &Figures, words: &Words) -> String {
    let played = match figures.played {
        (least, most) if least == most => least.to_string(),
        (least, most) => format!("{least}-{most}"),
    };
    let mut lines = vec![words.tell(
        Message::FiguresSize,
        [
            ("tables", figures.tables.into()),
            ("boards", figures.boards.into()),
            ("copies", figures.copies.into()),
            ("played", played.into()),
        ],
    )];
    if figures.sharing > 0 {
        lines.push(words.tell(Message::FiguresShared, [("count", figures.sharing.into())]));
    }
    if figures.sat_out() > 0 {
        let most = figures.sit_outs.values().max().copied().unwrap_or(0);
        let count = [("count", figures.sat_out().into()), ("most", plain(most))];
        lines.push(words.tell(Message::FiguresSitOuts, count));
    }
    let of = |(met, of): (usize, usize)| [("met", plain(met)), ("of", plain(of))];
    lines.push(words.tell(Message::FiguresMet, of(figures.met)));
    if let Some(partnered) = figures.partnered {
        lines.push(words.tell(Message::FiguresPartners, of(partnered)));
    }
    if let Some(c) = figures.competition {
        let winners = match figures.winners {
            2 => Message::FiguresTwoWinners,
            _ => Message::FiguresOneWinner,
        };
        lines.push(words.tell(
            Message::FiguresCompetition,
            [
                ("winners", words.say(winners).into()),
                ("least", plain(c.least)),
                ("most", plain(c.most)),
                ("mean", format!("{:.1}", c.mean).into()),
                ("deviation", format!("{:.1}", c.deviation).into()),
                ("direction", plain(figures.direction)),
            ],
        ));
    }
    lines.iter().map(|line| format!("   {line}\n")).collect()
}

/// A line for each table of each round, and the figures.
pub fn movement(movement: &Movement, of: &Figures, words: &Words) -> String {
    let title = match movement.entrants {
        Entrants::Pairs => Message::MovementTitlePairs,
        Entrants::Players => Message::MovementTitlePlayers,
        Entrants::Teams => Message::MovementTitleTeams,
    };
    let named = [
        ("name", self::title(&movement.name, words).into()),
        ("count", plain(movement.contestants)),
    ];
    let mut out = words.tell(title, named) + "\n";
    for (round, number) in movement.rounds.iter().zip(1..) {
        let _ = writeln!(out, "\n{}", round_title(number, words));
        let _ = writeln!(
            out,
            "{:>6}  {:<14}  {}",
            words.say(Message::MovementTable),
            words.say(Message::MovementSides),
            words.say(Message::MovementBoards)
        );
        for table in &round.tables {
            let mut boards = table.boards.to_string();
            if !table.shares.is_empty() {
                let with: Vec<String> = table.shares.iter().map(u32::to_string).collect();
                let args = [
                    ("boards", boards.into()),
                    ("count", with.len().into()),
                    ("tables", with.join(", ").into()),
                ];
                boards = words.tell(Message::MovementShared, args);
            }
            let seats = seats(table, "-", words);
            let _ = writeln!(out, "{:>6}  {seats:<14}  {boards}", table.name());
        }
    }
    out.push('\n');
    out.push_str(&figures(of, words));
    out
}

fn round_title(round: usize, words: &Words) -> String {
    words.tell(Message::MovementRound, [("round", plain(round))])
}

fn versus(a: impl ToString, b: impl ToString, words: &Words) -> String {
    words.tell(Message::MovementVersus, [("a", plain(a)), ("b", plain(b))])
}

/// Who plays whom at a table.
fn seats(table: &Table, nobody: &str, words: &Words) -> String {
    let side = |who: Option<u32>| who.map_or_else(|| nobody.to_owned(), |who| who.to_string());
    match table.seats {
        Seats::Sides { ns, ew } => versus(side(ns), side(ew), words),
        Seats::Players { n, e, s, w } => versus(format!("{n}+{s}"), format!("{e}+{w}"), words),
    }
}

/// A suggestion with what it costs, and what it is short of the boards that were asked for.
pub fn offer(number: usize, offer: &Offer, asked: u32, words: &Words) -> String {
    let size = words.tell(
        Message::SuggestSize,
        [
            ("rounds", offer.figures.rounds.into()),
            ("boards", offer.per_round.into()),
            ("minutes", plain(offer.minutes)),
            ("cost", format!("{:.1}", offer.cost).into()),
        ],
    );
    let name = title(&offer.movement.name, words);
    let other = match offer.figures.played {
        (least, most) if (least..=most).contains(&asked) => String::new(),
        (_, most) => {
            let args = [("asked", asked.into()), ("played", plain(most))];
            format!("   {}\n", words.tell(Message::SuggestOther, args))
        }
    };
    let factored: String = factored(offer.movement.factored(), words)
        .into_iter()
        .map(|line| format!("   {line}\n"))
        .collect();
    format!(
        "{number}. {name}\n   {size}\n{other}{factored}{}",
        figures(&offer.figures, words)
    )
}

/// Why the scores of a movement will be factored (White Book 131.1).
#[must_use]
pub fn factored(found: Factored, words: &Words) -> Vec<String> {
    let line = |message, (least, most): (usize, usize)| {
        words.tell(message, [("least", least.into()), ("most", most.into())])
    };
    let boards = found
        .boards
        .map(|both| line(Message::SuggestFactoredBoards, both));
    let sections = found
        .sections
        .map(|both| line(Message::SuggestFactoredSections, both));
    boards.into_iter().chain(sections).collect()
}

/// A round of a Swiss.
pub fn pairing(round: &Pairing, words: &Words) -> String {
    let mut out = String::new();
    for (number, &(a, b)) in (1..).zip(&round.matches) {
        let _ = writeln!(out, "{number:>4}  {}", versus(a, b, words));
    }
    if let Some([a, b, c]) = round.triangle {
        let kind = words.say(match round.long {
            None => Message::SwissTriangle,
            Some(Part::First) => Message::SwissLongFirst,
            Some(Part::Second) => Message::SwissLongSecond,
        });
        let _ = writeln!(out, "{kind}  {a}, {b}, {c}");
    }
    if let Some(bye) = round.bye {
        let _ = writeln!(out, "{}  {bye}", words.say(Message::SwissBye));
    }
    out
}

/// A knock-out, round by round.
pub fn knock_out(bracket: &Bracket, words: &Words) -> String {
    let side = |side: Side| match side {
        Side::Seed(seed) => seed.to_string(),
        Side::Winner(of) => words.tell(Message::BracketWinner, [("number", plain(of))]),
        Side::Loser(of) => words.tell(Message::BracketLoser, [("number", plain(of))]),
        Side::Bye => words.say(Message::BracketBye),
    };
    let title = [("count", plain(bracket.contestants))];
    let mut out = words.tell(Message::BracketTitle, title) + "\n";
    let rounds = |out: &mut String, rounds: &[Vec<(Side, Side)>]| {
        for (round, number) in rounds.iter().zip(1..) {
            let _ = writeln!(out, "\n{}", round_title(number, words));
            for (number, &(a, b)) in (1..).zip(round) {
                let _ = writeln!(out, "{number:>6}  {}", versus(side(a), side(b), words));
            }
        }
    };
    rounds(&mut out, &bracket.rounds);
    if bracket.third {
        let _ = writeln!(out, "\n{}", words.say(Message::BracketThird));
    }
    if !bracket.plate.is_empty() {
        let _ = writeln!(out, "\n{}", words.say(Message::BracketPlate));
        rounds(&mut out, &bracket.plate);
    }
    out
}

/// What changes at a table.
pub fn change(change: &Change, words: &Words) -> String {
    let nobody = words.say(Message::MovementNobody);
    let text = |table: &Table| FluentValue::from(seats(table, &nobody, words));
    let boards = |table: &Table| plain(&table.boards);
    let what = match (&change.before, &change.after) {
        (None, None) => return String::new(),
        (None, Some(after)) => words.tell(
            Message::ChangeNew,
            [("after", text(after)), ("boards", boards(after))],
        ),
        (Some(before), None) => words.tell(Message::ChangeGone, [("before", text(before))]),
        (Some(before), Some(after)) if before.seats == after.seats => words.tell(
            Message::ChangeBoards,
            [
                ("after", text(after)),
                ("before-boards", boards(before)),
                ("boards", boards(after)),
            ],
        ),
        (Some(before), Some(after)) => words.tell(
            Message::ChangeSeats,
            [
                ("before", text(before)),
                ("after", text(after)),
                ("boards", boards(after)),
            ],
        ),
    };
    let place = FaultPlace {
        round: change.round,
        table: change.table.clone(),
    };
    at(self::place(&place, words), what, words)
}

fn place(place: &FaultPlace, words: &Words) -> String {
    words.tell(
        Message::PlaceRoundTable,
        [
            ("round", plain(place.round)),
            ("table", place.table.as_str().into()),
        ],
    )
}

fn at(place: String, what: String, words: &Words) -> String {
    words.tell(
        Message::FaultAt,
        [("place", place.into()), ("what", what.into())],
    )
}

#[cfg(test)]
mod tests {
    use openroom_movements::generate::{
        Even, appendix, arrow_switch, barometer, curtailed, double_weave, half_table, head_to_head,
        head_to_heads, hesitation, howell, individual, mitchell, multiple_teams,
        multiple_teams_cut_short, new_england, reduced_howell, round_robin, rover, sections,
        stagger_teams, triangle, web,
    };

    use super::*;
    use crate::words::Language;

    #[test]
    fn every_name_that_is_given_is_known() {
        let seven = mitchell(7, 7, 2, Even::Skip).unwrap();
        let made = [
            Ok(seven.clone()),
            mitchell(8, 7, 3, Even::Skip),
            mitchell(8, 8, 3, Even::Share),
            howell(4, 2),
            howell(3, 2),
            howell(2, 2),
            reduced_howell(6, 9, 2),
            hesitation(5, 2),
            hesitation(6, 2),
            double_weave(8, 8, 3),
            double_weave(12, 9, 2),
            appendix(6, 2).or_else(|_| appendix(5, 2)),
            web(20, 13, 2),
            individual(8, None, 2),
            head_to_head(2, 8),
            head_to_heads(8, 2, 8),
            round_robin(6, 4),
            triangle(4),
            multiple_teams(5, 2),
            multiple_teams_cut_short(9, 6, 3),
            new_england(8, 7, 3),
            new_england(8, 5, 3),
            stagger_teams(8, 7, 3),
            stagger_teams(8, 3, 3),
            half_table(&seven),
            rover(&seven),
            arrow_switch(&seven, &[6, 7]),
            barometer(&seven),
            sections(&[seven.clone(), seven.clone()]),
            sections(&[seven.clone(), seven.clone(), howell(6, 4).unwrap()]),
            curtailed(&howell(4, 3).unwrap(), 6),
        ];
        let english = Words::new(Language::English);
        for movement in made {
            let name = movement.unwrap().name;
            let told = title(&name, &english);
            let digits = |text: &str| text.replace(|c: char| !c.is_ascii_digit(), "");
            assert_eq!(digits(&told), digits(&name), "{told}");
            for language in Language::ALL.into_iter().skip(1) {
                let told = title(&name, &Words::new(language));
                assert_ne!(told, name, "{language:?}");
                for left in ["tables", "rounds", "players", "sets of", "with", "arrow"] {
                    assert!(!told.contains(left), "{told}");
                }
            }
        }
    }

    #[test]
    fn a_swiss_is_known_by_whoever_plays_it() {
        let romanian = Words::new(Language::Romanian);
        for (name, told) in [
            (
                "Swiss, 8 pairs, 5 rounds",
                "Turneu elvețian, 8 perechi, 5 runde",
            ),
            (
                "Swiss, 24 teams, 7 rounds",
                "Turneu elvețian, 24 de echipe, 7 runde",
            ),
        ] {
            assert_eq!(title(name, &romanian), told);
            assert_eq!(title(name, &Words::new(Language::English)), name);
        }
    }

    #[test]
    fn a_name_of_somebody_elses_stays() {
        let words = Words::new(Language::Romanian);
        for name in [
            "",
            "Howell",
            "Our own, 7 tables",
            "Mitchell, many tables",
            "x sections: y",
        ] {
            assert_eq!(title(name, &words), name);
        }
        assert_eq!(title("Barometer: ours", &words), "Barometru: ours");
    }
}
