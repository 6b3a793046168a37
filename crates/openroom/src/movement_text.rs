//! Movements, what is wrong with them and what they are like, for people to read.

use std::fmt::Write as _;

use openroom_movements::bracket::{self, Bracket, Side};
use openroom_movements::change::Change;
use openroom_movements::suggest::Offer;
use openroom_movements::swiss::{Pairing, Part};
use openroom_movements::{
    Entrants, Fault, Figures, Line, Movement, NoShare, Place, Seats, Table, Unit,
};

use openroom_words::words::{FluentValue, Message, Words};

/// A number or name as it is, without the separators of a language.
fn plain<'a>(value: impl ToString) -> FluentValue<'a> {
    value.to_string().into()
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
        ("name", movement.name.as_str().into()),
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

/// A suggestion with what it costs.
pub fn offer(number: usize, offer: &Offer, words: &Words) -> String {
    let size = words.tell(
        Message::SuggestSize,
        [
            ("rounds", offer.figures.rounds.into()),
            ("boards", offer.per_round.into()),
            ("minutes", plain(offer.minutes)),
            ("cost", format!("{:.1}", offer.cost).into()),
        ],
    );
    let name = &offer.movement.name;
    format!(
        "{number}. {name}\n   {size}\n{}",
        figures(&offer.figures, words)
    )
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
        Side::Bye => words.say(Message::BracketBye),
    };
    let title = [("count", plain(bracket.contestants))];
    let mut out = words.tell(Message::BracketTitle, title) + "\n";
    for (round, number) in bracket.rounds.iter().zip(1..) {
        let _ = writeln!(out, "\n{}", round_title(number, words));
        for (number, &(a, b)) in (1..).zip(round) {
            let _ = writeln!(out, "{number:>6}  {}", versus(side(a), side(b), words));
        }
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
    let place = Place {
        round: change.round,
        table: change.table.clone(),
    };
    at(self::place(&place, words), what, words)
}

fn place(place: &Place, words: &Words) -> String {
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

fn unit(unit: &Unit, words: &Words) -> String {
    let Unit(who, line) = unit;
    match line {
        None => who.to_string(),
        Some(Line::Ns) => format!("{who} {}", words.say(Message::NorthSouth)),
        Some(Line::Ew) => format!("{who} {}", words.say(Message::EastWest)),
    }
}

/// What is wrong with a movement, and where.
pub fn fault(fault: &Fault, words: &Words) -> String {
    let say = |message| words.say(message);
    let in_place = |at_table: &Place, what| at(place(at_table, words), what, words);
    let in_round = |round: usize, what| {
        let place = words.tell(Message::PlaceRound, [("round", plain(round))]);
        at(place, what, words)
    };
    let who_is = |message, who: u32| words.tell(message, [("who", plain(who))]);
    let too_often = |message, [a, b, times, meant]: [u32; 4], round: usize| {
        words.tell(
            message,
            [
                ("a", plain(a)),
                ("b", plain(b)),
                ("times", plain(times)),
                ("meant", plain(meant)),
                ("round", plain(round)),
            ],
        )
    };
    match fault {
        Fault::NothingPlayed => say(Message::FaultNothingPlayed),
        Fault::UnknownContestant {
            place,
            who,
            contestants,
        } => {
            let args = [("who", plain(who)), ("contestants", plain(contestants))];
            in_place(place, words.tell(Message::FaultUnknownContestant, args))
        }
        Fault::WrongSeats { place, .. } => in_place(place, say(Message::FaultWrongSeats)),
        Fault::TableTwice { place } => in_place(place, say(Message::FaultTableTwice)),
        Fault::TwoPlaces { round, who, tables } => {
            let args = [
                ("who", unit(who, words).into()),
                ("first", tables[0].as_str().into()),
                ("second", tables[1].as_str().into()),
            ];
            in_round(*round, words.tell(Message::FaultTwoPlaces, args))
        }
        Fault::AgainstItself { place, who } => {
            in_place(place, who_is(Message::FaultAgainstItself, *who))
        }
        Fault::NoBoards { place } => in_place(place, say(Message::FaultNoBoards)),
        Fault::BoardTwice {
            who,
            board,
            first,
            second,
        } => words.tell(
            Message::FaultBoardTwice,
            [
                ("who", unit(who, words).into()),
                ("board", plain(board)),
                ("first", place(first, words).into()),
                ("second", place(second, words).into()),
            ],
        ),
        Fault::MeetTooOften {
            a,
            b,
            times,
            meant,
            round,
        } => too_often(Message::FaultMeetTooOften, [*a, *b, *times, *meant], *round),
        Fault::PartnersTooOften {
            a,
            b,
            times,
            meant,
            round,
        } => {
            let numbers = [*a, *b, *times, *meant];
            too_often(Message::FaultPartnersTooOften, numbers, *round)
        }
        Fault::BoardNotThere {
            round,
            board,
            tables,
            copies,
        } => {
            let args = [
                ("board", plain(board)),
                ("tables", tables.join(", ").into()),
                ("copies", (*copies).into()),
            ];
            in_round(*round, words.tell(Message::FaultBoardNotThere, args))
        }
        Fault::CannotShare {
            place,
            with,
            reason,
        } => {
            let reason = say(match reason {
                NoShare::Itself => Message::ShareItself,
                NoShare::Nobody => Message::ShareNobody,
                NoShare::NotMutual => Message::ShareNotMutual,
                NoShare::OtherTables => Message::ShareOtherTables,
                NoShare::OtherBoards => Message::ShareOtherBoards,
                NoShare::TooFew => Message::ShareTooFew,
            });
            let args = [("table", plain(with)), ("reason", reason.into())];
            in_place(place, words.tell(Message::FaultCannotShare, args))
        }
        Fault::HalfOfAMatch {
            ns,
            ew,
            board,
            place: where_played,
        } => words.tell(
            Message::FaultHalfMatch,
            [
                ("ns", plain(ns)),
                ("ew", plain(ew)),
                ("board", plain(board)),
                ("place", place(where_played, words).into()),
            ],
        ),
        Fault::NeverPlays { who } => {
            let list = openroom_movements::Boards(who.clone()).to_string();
            let args = [("who", list.into()), ("count", who.len().into())];
            words.tell(Message::FaultNeverPlays, args)
        }
    }
}

/// What is wrong with a bracket, and where.
pub fn bracket_fault(fault: &bracket::Fault, words: &Words) -> String {
    use bracket::Fault as Wrong;
    let in_match = |of: &bracket::Match, what| {
        let args = [("round", plain(of.round)), ("number", plain(of.number))];
        at(words.tell(Message::PlaceRoundMatch, args), what, words)
    };
    let seeded = |message, seed: u32| words.tell(message, [("seed", plain(seed))]);
    let numbered = |message, number: usize| words.tell(message, [("number", plain(number))]);
    match fault {
        Wrong::UnknownSeed(of, seed) => in_match(of, seeded(Message::KnockoutUnknownSeed, *seed)),
        Wrong::EntersTwice(of, seed) => in_match(of, seeded(Message::KnockoutEntersTwice, *seed)),
        Wrong::NeverEnters(seed) => seeded(Message::KnockoutNeverEnters, *seed),
        Wrong::UnknownMatch(of, other) => {
            in_match(of, numbered(Message::KnockoutUnknownMatch, *other))
        }
        Wrong::GoesOnTwice(of, other) => {
            in_match(of, numbered(Message::KnockoutGoesOnTwice, *other))
        }
        Wrong::NotGoingOn(round, other) => {
            let place = words.tell(Message::PlaceRound, [("round", plain(round))]);
            at(place, numbered(Message::KnockoutNotGoingOn, *other), words)
        }
        Wrong::TwoByes(of) => in_match(of, words.say(Message::KnockoutTwoByes)),
        Wrong::LateBye(of) => in_match(of, words.say(Message::KnockoutLateBye)),
        Wrong::ByeToLower(seed) => seeded(Message::KnockoutByeToLower, *seed),
        Wrong::TooEarly(of, a, b) => {
            let args = [("a", plain(a)), ("b", plain(b))];
            in_match(of, words.tell(Message::KnockoutTooEarly, args))
        }
        Wrong::NoFinal => words.say(Message::KnockoutNoFinal),
    }
}
