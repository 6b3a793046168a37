//! Hand records: the deals of a session, with the tricks double dummy and par. 18 boards fill a page.

use contract_bridge::{AbsoluteVulnerability, Seat, Strain};
use openroom_analysis::double_dummy::{self, Par, Tricks};
use openroom_formats::board_set::SetBoard;
use openroom_laws::log::Deal;
use openroom_movements::Boards;

use crate::document::{Block, Cards, Diagram, Document, Makes};
use crate::notation::{self, SEATS};
use openroom_words::words::{Message, Words};

/// A board of a hand record.
#[derive(Debug, Clone, PartialEq)]
pub struct RecordedBoard {
    /// What is written on the board.
    pub number: String,
    /// Who deals.
    pub dealer: Option<Seat>,
    /// Who is vulnerable.
    pub vul: Option<AbsoluteVulnerability>,
    /// The hands.
    pub deal: Deal,
    /// The tricks double dummy, and par, where they were worked out.
    pub double_dummy: Option<(Tricks, Par)>,
}

impl RecordedBoard {
    /// A board of a set, with the tricks double dummy where they were worked out.
    ///
    /// # Errors
    ///
    /// If there are tricks, and nobody says who deals or who is vulnerable, which par depends on.
    pub fn new(board: &SetBoard, tricks: Option<Tricks>) -> Result<Self, String> {
        let double_dummy = tricks
            .map(|tricks| {
                let (dealer, vul) = board.conditions()?;
                Ok::<_, String>((tricks, double_dummy::par(tricks, vul, dealer)))
            })
            .transpose()?;
        Ok(Self {
            number: board
                .number
                .map_or_else(String::new, |number| number.to_string()),
            dealer: board.dealer,
            vul: board.vul,
            deal: board.deal,
            double_dummy,
        })
    }
}

/// The hand records of a session.
///
/// ```
/// use openroom_printing::hand_records::{self, RecordedBoard};
/// use openroom_printing::{Language, Settings, Words, pdf};
/// use openroom_laws::log::Deal;
///
/// let board = RecordedBoard {
///     number: "1".into(),
///     dealer: None,
///     vul: None,
///     deal: Deal::UNKNOWN,
///     double_dummy: None,
/// };
/// let words = Words::new(Language::English);
/// let document = hand_records::document(&[board], "Thursday Pairs", &words);
/// assert!(pdf::write(&document, "en", Settings::default()).unwrap().starts_with(b"%PDF"));
/// ```
#[must_use]
pub fn document(boards: &[RecordedBoard], title: &str, words: &Words) -> Document {
    let cards = boards
        .iter()
        .map(|board| vec![Block::Diagram(Box::new(diagram(board, words)))])
        .collect();
    let name = words.say(Message::PrintHandRecords);
    let range = match boards {
        [] => String::new(),
        [one] => words.tell(Message::Board, [("number", one.number.clone().into())]),
        several => words.tell(
            Message::PrintBoardsRange,
            [("boards", range(several).into())],
        ),
    };
    Document {
        title: if title.is_empty() {
            name.clone()
        } else {
            title.into()
        },
        subtitle: match title.is_empty() {
            true => range,
            false => format!("{name} · {range}"),
        },
        blocks: vec![Block::Cards(Cards {
            across: 3,
            down: 6,
            cut_lines: true,
            cards,
        })],
        running_head: true,
        page_word: words.say(Message::PrintPage),
        logo: None,
    }
}

/// The numbers of the boards: `1–18`, or `1–3, 7` where they are not in a row.
fn range(boards: &[RecordedBoard]) -> String {
    let number = |board: &RecordedBoard| board.number.parse().ok();
    let numbers: Vec<u32> = boards.iter().filter_map(number).collect();
    let others = boards.iter().filter(|board| number(board).is_none());
    let mut parts = vec![Boards(numbers).to_string().replace('-', "–")];
    parts.extend(others.map(|board| board.number.clone()));
    parts.retain(|part| !part.is_empty());
    parts.join(", ")
}

/// The diagram of one board.
#[must_use]
pub fn diagram(board: &RecordedBoard, words: &Words) -> Diagram {
    let seats = SEATS.map(|seat| notation::seat(seat, words));
    let hands = SEATS.map(|seat| board.deal.hand(seat));
    let all = hands.iter().all(Option::is_some);
    let labels = [
        Message::PrintVulShortNone,
        Message::PrintVulShortNs,
        Message::PrintVulShortEw,
        Message::PrintVulShortBoth,
    ];
    let vulnerable = |side| board.vul.is_some_and(|vul| vul.contains(side));
    Diagram {
        number: board.number.clone(),
        dealer: board.dealer.map_or_else(String::new, |dealer| {
            let seat = notation::seat(dealer, words);
            words.tell(Message::PrintDealerShort, [("seat", seat.into())])
        }),
        vulnerable: board
            .vul
            .map_or_else(String::new, |vul| notation::vul(vul, labels, words)),
        dealer_seat: board.dealer.map(|dealer| dealer as u8),
        vul: [
            vulnerable(AbsoluteVulnerability::NS),
            vulnerable(AbsoluteVulnerability::EW),
        ],
        hands: hands.map(|hand| hand.map(|hand| notation::suits(hand, words))),
        points: all.then(|| hands.map(|hand| hand.map_or(0, notation::points))),
        makes: board
            .double_dummy
            .as_ref()
            .map(|(tricks, _)| makes(*tricks, &seats, words)),
        par: board
            .double_dummy
            .as_ref()
            .map_or_else(String::new, |(_, par)| par_line(par, words)),
        seats,
    }
}

/// No trump first, then from spades down, as hand records have it; North and South first.
fn makes(tricks: Tricks, seats: &[String; 4], words: &Words) -> Makes {
    let strains = [
        Strain::Notrump,
        Strain::Spades,
        Strain::Hearts,
        Strain::Diamonds,
        Strain::Clubs,
    ];
    Makes {
        strains: strains.map(|strain| notation::strain(strain, words)),
        rows: [0, 2, 1, 3].map(|at| {
            let own = strains.map(|strain| tricks.tricks(strain, SEATS[at]));
            (seats[at].clone(), own)
        }),
    }
}

/// `Par +420: 4♠ N, 4♠ S`: the score as North-South see it; partners with the same contract are named together.
fn par_line(par: &Par, words: &Words) -> String {
    if par.contracts.is_empty() {
        return words.say(Message::PrintParZero);
    }
    let mut parts: Vec<(String, Vec<Seat>)> = Vec::new();
    for each in &par.contracts {
        let made = match each.overtricks {
            0 => "=".to_owned(),
            n => format!("{n:+}").replace('-', "−"),
        };
        let text = format!("{}{made}", notation::contract(each.contract, words));
        match parts.iter_mut().find(|(other, _)| *other == text) {
            Some((_, seats)) => seats.push(each.declarer),
            None => parts.push((text, vec![each.declarer])),
        }
    }
    let parts: Vec<String> = parts
        .into_iter()
        .map(|(text, seats)| {
            let who: String = SEATS
                .into_iter()
                .filter(|seat| seats.contains(seat))
                .map(|seat| notation::seat(seat, words))
                .collect();
            format!("{text} {who}")
        })
        .collect();
    let score = format!("{:+}", par.score).replace('-', "−");
    words.tell(
        Message::PrintPar,
        [
            ("score", score.into()),
            ("contracts", parts.join(", ").into()),
        ],
    )
}
