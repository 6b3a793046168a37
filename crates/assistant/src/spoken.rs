//! What happened, by text or voice: "one heart, one diamond by South" is enough to begin. A small grammar in five languages: calls, cards,
//! seats and the names of the usual irregularities. What it does not know it says; what could be read in two ways it asks for.

use contract_bridge::Strain;
use contract_bridge::auction::Call;
use openroom_laws::notation::{call_text, parse_call};
use openroom_words::answering::answered;
use openroom_words::beginnings::{Facts, Happened, asks_who};
use openroom_words::words::Language;
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

/// The words: what they mean, then those of English, Portuguese, Spanish, Italian, Romanian; without accents.
const VOCABULARY: &str = include_str!("vocabulary.tsv");

/// Nobody tells more than this in one breath.
const MOST: usize = 400;

/// What was understood.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Heard {
    /// What happened, where that was said or follows from the bids.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub happened: Option<Happened>,
    /// What was told of it.
    pub facts: Facts,
    /// The calls, in order.
    pub calls: Vec<HeardOf>,
    /// The cards, in order.
    pub cards: Vec<HeardOf>,
    /// Who did it, where that stands with no call or card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    /// Words that were not understood, as they were written.
    pub not_understood: Vec<String>,
}

/// A call or card that was named.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HeardOf {
    /// As the log writes it.
    pub what: String,
    /// Whose it is, where that was said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
}

/// Reads what was typed or said. It never fails: what it does not understand it hands back.
///
/// # Errors
/// We have no such language.
#[wasm_bindgen(unchecked_return_type = "Json<T.Heard>")]
pub fn hear(text: &str, language: &str) -> Result<String, String> {
    let language: Language = language.parse()?;
    answered(&heard(text, language))
}

/// A word or several that mean something.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Piece {
    Level(u8),
    Strain(&'static str),
    Rank(char),
    Call(&'static str),
    Seat(&'static str),
    Of,
    /// "Over": what stands before it came later than what stands behind it.
    Over,
    Happened(Happened),
    /// A comma or the like.
    Stop,
    Unknown,
}

/// A row of the vocabulary in one language: the words, and what they mean.
struct Phrases(Vec<(Vec<&'static str>, Piece)>);

impl Phrases {
    fn of(language: Language) -> Self {
        let column = match language {
            Language::English => 1,
            Language::Portuguese => 2,
            Language::Spanish | Language::SpanishOfSpain => 3,
            Language::Italian => 4,
            Language::Romanian => 5,
        };
        let mut all = Vec::new();
        for row in VOCABULARY.lines().skip(1) {
            let mut fields = row.split('\t');
            let (Some(means), Some(words)) = (fields.next(), fields.nth(column - 1)) else {
                continue;
            };
            let Some(piece) = piece(means) else { continue };
            for phrase in words.split('|') {
                all.push((phrase.split(' ').collect(), piece.clone()));
            }
        }
        Self(all)
    }

    /// A word, no figure or stop, with which no phrase begins.
    fn is_unknown(&self, word: Option<&String>) -> bool {
        word.is_some_and(|word| {
            let begins = |(phrase, _): &(Vec<&str>, Piece)| phrase.first() == Some(&word.as_str());
            word.chars().all(char::is_alphabetic) && !self.0.iter().any(begins)
        })
    }

    /// The longest phrase that the words begin with, and of how many words it is.
    fn first(&self, words: &[String]) -> Option<(usize, &Piece)> {
        let fits = |phrase: &[&str]| {
            phrase.len() <= words.len() && phrase.iter().zip(words).all(|(one, other)| one == other)
        };
        let there = self.0.iter().filter(|(phrase, _)| fits(phrase));
        there
            .max_by_key(|(phrase, _)| phrase.len())
            .map(|(phrase, piece)| (phrase.len(), piece))
    }
}

fn piece(means: &'static str) -> Option<Piece> {
    let (kind, value) = means.split_once(' ').unwrap_or((means, ""));
    Some(match kind {
        "level" => Piece::Level(value.parse().ok()?),
        "strain" => Piece::Strain(value),
        "rank" => Piece::Rank(value.chars().next()?),
        "call" => Piece::Call(value),
        "seat" => Piece::Seat(value),
        "of" => Piece::Of,
        "over" => Piece::Over,
        "happened" => {
            let word = serde_json::Value::from(value);
            Piece::Happened(serde_json::from_value(word).ok()?)
        }
        _ => return None,
    })
}

/// A letter without its accent.
const fn plain(letter: char) -> char {
    match letter {
        'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' | 'ă' => 'a',
        'è' | 'é' | 'ê' | 'ë' => 'e',
        'ì' | 'í' | 'î' | 'ï' => 'i',
        'ò' | 'ó' | 'ô' | 'õ' | 'ö' => 'o',
        'ù' | 'ú' | 'û' | 'ü' => 'u',
        'ç' => 'c',
        'ñ' => 'n',
        'ș' | 'ş' => 's',
        'ț' | 'ţ' => 't',
        _ => letter,
    }
}

/// A word of a text: as it is looked up, in small letters without accents, and as it was written.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct Word {
    plain: String,
    written: String,
}

/// The words of a text; digits stand alone, suits and stops too.
fn words(text: &str) -> Vec<Word> {
    let mut all: Vec<Word> = Vec::new();
    let mut word = Word::default();
    for written in text.chars().take(MOST) {
        for letter in written.to_lowercase().map(plain) {
            let ends = word.plain.chars().last().is_some_and(|last| {
                last.is_ascii_digit() != letter.is_ascii_digit() && letter.is_alphanumeric()
            });
            if (!letter.is_alphanumeric() || ends) && !word.plain.is_empty() {
                all.push(std::mem::take(&mut word));
            }
            match letter {
                '♣' | '♦' | '♥' | '♠' | ',' | ';' | '.' => all.push(Word {
                    plain: letter.to_string(),
                    written: letter.to_string(),
                }),
                _ if letter.is_alphanumeric() => word.plain.push(letter),
                _ => {}
            }
        }
        if !word.plain.is_empty() && written.is_alphanumeric() {
            word.written.push(written);
        }
    }
    if !word.plain.is_empty() {
        all.push(word);
    }
    all
}

/// What the words mean, each with the words as they were written.
fn pieces(text: &str, language: Language) -> Vec<(Piece, String)> {
    let phrases = Phrases::of(language);
    let all_words = words(text);
    let words: Vec<String> = all_words.iter().map(|word| word.plain.clone()).collect();
    let mut all = Vec::new();
    let mut at = 0;
    while at < words.len() {
        let (taken, piece) = match words[at].as_str() {
            "," | ";" | "." => (1, Piece::Stop),
            "♣" => (1, Piece::Strain("C")),
            "♦" => (1, Piece::Strain("D")),
            "♥" => (1, Piece::Strain("H")),
            "♠" => (1, Piece::Strain("S")),
            "10" => (1, Piece::Rank('T')),
            "9" => (1, Piece::Rank('9')),
            "8" => (1, Piece::Rank('8')),
            digit if digit.len() == 1 && ("1"..="7").contains(&digit) => {
                (1, Piece::Level(digit.as_bytes()[0] - b'0'))
            }
            // "Este jugador", "este tablero": this player, this board, not East.
            "este" if phrases.is_unknown(words.get(at + 1)) => (1, Piece::Unknown),
            _ => match phrases.first(&words[at..]) {
                Some((taken, piece)) => (taken, piece.clone()),
                None => (1, Piece::Unknown),
            },
        };
        let written = all_words[at..at + taken].iter();
        let written: Vec<&str> = written.map(|word| word.written.as_str()).collect();
        all.push((piece, written.join(" ")));
        at += taken;
    }
    all
}

/// What was said, put together.
enum Part {
    Call(String),
    Card(String),
    /// A seat, and the word for it.
    Seat(&'static str, String),
    Happened(Happened, String),
    Over,
    Stop,
}

fn heard(text: &str, language: Language) -> Heard {
    let (pieces, written): (Vec<Piece>, Vec<String>) = pieces(text, language).into_iter().unzip();
    let mut heard = Heard::default();
    let mut parts = Vec::new();
    let mut at = 0;
    while at < pieces.len() {
        let (taken, part) = match &pieces[at..] {
            [Piece::Level(level), Piece::Strain(strain), ..] => {
                (2, Some(Part::Call(format!("{level}{strain}"))))
            }
            // "Five of hearts" is a card, "five hearts" a bid.
            [Piece::Level(rank), Piece::Of, Piece::Strain(suit), ..]
                if *rank > 1 && *suit != "NT" =>
            {
                (3, Some(Part::Card(format!("{suit}{rank}"))))
            }
            [Piece::Rank(rank), Piece::Of, Piece::Strain(suit), ..] if *suit != "NT" => {
                (3, Some(Part::Card(format!("{suit}{rank}"))))
            }
            [Piece::Rank(rank), Piece::Strain(suit), ..] if *suit != "NT" => {
                (2, Some(Part::Card(format!("{suit}{rank}"))))
            }
            // "Spade ace", unless the rank belongs to what stands behind it.
            [Piece::Strain(suit), Piece::Rank(rank), rest @ ..]
                if *suit != "NT" && !matches!(rest, [Piece::Of | Piece::Strain(_), ..]) =>
            {
                (2, Some(Part::Card(format!("{suit}{rank}"))))
            }
            [Piece::Call(call), ..] => (1, Some(Part::Call((*call).to_owned()))),
            [Piece::Seat(seat), ..] => (1, Some(Part::Seat(seat, written[at].clone()))),
            [Piece::Over, ..] => (1, Some(Part::Over)),
            [Piece::Happened(happened), ..] => {
                (1, Some(Part::Happened(*happened, written[at].clone())))
            }
            [Piece::Stop, ..] => (1, Some(Part::Stop)),
            [Piece::Of, ..] | [] => (1, None),
            [_, ..] => {
                heard.not_understood.push(written[at].clone());
                (1, None)
            }
        };
        parts.extend(part);
        at += taken;
    }
    put_together(&parts, &mut heard);
    heard
}

/// A seat as it was said, of which more may come.
type Seat<'a> = (&'static str, &'a str);

fn put_together(parts: &[Part], heard: &mut Heard) {
    for part in parts {
        if let Part::Happened(happened, word) = part {
            match heard.happened {
                None => heard.happened = Some(*happened),
                Some(known) if known == *happened => {}
                // Two things at once: which comes first is not ours to say.
                Some(_) => heard.not_understood.push(word.clone()),
            }
        }
    }
    let (owners, alone) = owners(parts, heard);
    for (part, by) in parts.iter().zip(&owners) {
        let by = by.map(|(seat, _)| seat.to_owned());
        match part {
            Part::Call(call) => heard.calls.push(HeardOf {
                what: call.clone(),
                by,
            }),
            Part::Card(card) => heard.cards.push(HeardOf {
                what: card.clone(),
                by,
            }),
            Part::Seat(..) | Part::Happened(..) | Part::Over | Part::Stop => {}
        }
    }
    // "One heart over one spade": the later one is said first.
    let pair = match heard.calls.len() {
        2 if is_backwards(parts) => Some([1, 0]),
        2 => Some([0, 1]),
        _ => None,
    };
    // Two bids in an order in which nothing is insufficient are asked for anew.
    let pair = pair.filter(|&[first, second]| {
        is_insufficient(&heard.calls[first].what, &heard.calls[second].what)
    });
    // That a bid is below the one before it nobody has to say.
    if heard.happened.is_none() && pair.is_some() && heard.cards.is_empty() {
        heard.happened = Some(Happened::Insufficient);
    }
    facts(heard, &alone, pair);
}

/// Whether the later of two calls is said first: "one heart over one spade".
fn is_backwards(parts: &[Part]) -> bool {
    let is_call = |part: &&Part| matches!(part, Part::Call(_) | Part::Over);
    matches!(
        parts.iter().filter(is_call).collect::<Vec<_>>()[..],
        [Part::Call(_), Part::Over, Part::Call(_)]
    )
}

/// Whose each call and card is, and the seats that stand alone. A seat belongs to the call or card beside it. What could be either's, of two
/// calls or of two seats, is nobody's: it is not understood.
fn owners<'a>(parts: &'a [Part], heard: &mut Heard) -> (Vec<Option<Seat<'a>>>, Vec<Seat<'a>>) {
    let named = |part: Option<&Part>| matches!(part, Some(Part::Call(_) | Part::Card(_)));
    let is_seat = |part: Option<&Part>| matches!(part, Some(Part::Seat(..)));
    let mut owners: Vec<Option<Seat<'a>>> = vec![None; parts.len()];
    let mut alone = Vec::new();
    for (at, part) in parts.iter().enumerate() {
        let Part::Seat(seat, word) = part else {
            continue;
        };
        let (left, right) = (at.checked_sub(1), Some(at + 1));
        let part_at = |place: Option<usize>| place.and_then(|at| parts.get(at));
        let before = left.filter(|_| named(part_at(left)));
        let after = right.filter(|_| named(part_at(right)));
        let free = |place: Option<usize>| place.filter(|&at| owners[at].is_none());
        let said = (*seat, word.as_str());
        // "South or West".
        if is_seat(part_at(left)) || is_seat(part_at(right)) {
            heard.not_understood.push(word.clone());
            continue;
        }
        // "One diamond over one heart by South": who did it, or whose heart it was.
        let first = parts.iter().position(|part| matches!(part, Part::Call(_)));
        if is_backwards(parts) && before > first && first.is_some_and(|at| owners[at].is_none()) {
            heard.not_understood.push(word.clone());
            continue;
        }
        match (free(before), free(after)) {
            (Some(one), None) if after.is_none() => owners[one] = Some(said),
            (None, Some(one)) => owners[one] = Some(said),
            (None, None) if before.is_none() && after.is_none() => alone.push(said),
            (Some(_), _) | (None, None) => heard.not_understood.push(word.clone()),
        }
    }
    (owners, alone)
}

fn is_insufficient(first: &str, second: &str) -> bool {
    match (parse_call(first), parse_call(second)) {
        (Some(Call::Bid(first)), Some(Call::Bid(second))) => second <= first,
        _ => false,
    }
}

/// What of it belongs to which question.
fn facts(heard: &mut Heard, alone: &[Seat<'_>], pair: Option<[usize; 2]>) {
    let happened = heard.happened;
    let is_card = matches!(
        happened,
        Some(Happened::LeadOutOfTurn | Happened::ExposedCard)
    );
    // What was done, if it is a call or a card.
    let done = match (happened, pair, &mut heard.calls[..], &mut heard.cards[..]) {
        (Some(Happened::Insufficient), Some([_, second]), calls, _) => calls.get_mut(second),
        (Some(Happened::CallOutOfTurn), _, [only], _) => Some(only),
        (_, _, _, [only]) if is_card => Some(only),
        _ => None,
    };
    // Who did it is one player; with two to choose from nobody is taken.
    let said = alone.iter().map(|&(seat, _)| seat.to_owned());
    let mut seats: Vec<String> = said
        .chain(done.as_ref().and_then(|one| one.by.clone()))
        .collect();
    seats.sort_unstable();
    seats.dedup();
    let by = match &seats[..] {
        [only] if happened.is_some_and(asks_who) => Some(only.clone()),
        _ => None,
    };
    if by.is_none() {
        let words = alone.iter().map(|&(_, word)| word.to_owned());
        heard.not_understood.extend(words);
    }
    // Whoever is taken for it is shown.
    match done {
        Some(one) if by.is_some() || !alone.is_empty() => one.by.clone_from(&by),
        Some(_) => {}
        None => heard.by.clone_from(&by),
    }
    let Some(happened) = happened else {
        return;
    };
    let facts = &mut heard.facts;
    facts.by = by;
    if let (Happened::Insufficient, Some([first, second])) = (happened, pair) {
        let bid = |at: usize| parse_call(&heard.calls[at].what).map(call_text);
        (facts.over, facts.call) = (bid(first), bid(second));
        facts.over_by.clone_from(&heard.calls[first].by);
    }
    match (happened, &heard.calls[..]) {
        (Happened::CallOutOfTurn, [only]) => facts.call = Some(only.what.clone()),
        (Happened::LeadOutOfTurn | Happened::ExposedCard | Happened::Claim, [only])
            if is_contract(&only.what, happened, &heard.cards) =>
        {
            facts.contract = Some(only.what.clone());
            facts.declarer.clone_from(&only.by);
        }
        _ => {}
    }
    if let (true, [only]) = (is_card, &heard.cards[..]) {
        facts.card = Some(only.what.clone());
    }
}

/// Whether a bid that stands alone is the contract. "Five hearts exposed" may mean the five of hearts.
fn is_contract(call: &str, happened: Happened, cards: &[HeardOf]) -> bool {
    let Some(Call::Bid(bid)) = parse_call(call) else {
        return false;
    };
    let may_be_card = bid.level.get() > 1 && bid.strain != Strain::Notrump;
    happened == Happened::Claim || !cards.is_empty() || !may_be_card
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn insufficient(text: &str, language: Language) -> Heard {
        let heard = heard(text, language);
        assert_eq!(heard.happened, Some(Happened::Insufficient), "{text}");
        assert_eq!(heard.not_understood, Vec::<String>::new(), "{text}");
        heard
    }

    #[test]
    fn two_bids_and_a_seat_are_enough_in_five_languages() {
        for (text, language) in [
            ("one heart, one diamond by South", Language::English),
            ("One heart one diamond by south", Language::English),
            ("1H, 1D by South", Language::English),
            ("1♥ 1♦ South", Language::English),
            ("um copas, um ouros de Sul", Language::Portuguese),
            ("un corazón, un diamante de Sur", Language::Spanish),
            ("1 corazón 1 diamante por Sur", Language::SpanishOfSpain),
            ("un cuori, un quadri di Sud", Language::Italian),
            ("o cupă, un caro de Sud", Language::Romanian),
        ] {
            let heard = insufficient(text, language);
            let facts = Facts {
                by: Some("S".into()),
                over: Some("1H".into()),
                call: Some("1D".into()),
                ..Facts::default()
            };
            assert_eq!(heard.facts, facts, "{text}");
        }
    }

    #[test]
    fn a_seat_between_two_calls_is_asked_for() {
        let heard = insufficient_but(heard("one heart South one diamond", Language::English));
        assert_eq!(heard.facts.by, None);
        assert_eq!(heard.not_understood, ["South"]);
        let heard = insufficient("West one heart, South one diamond", Language::English);
        assert_eq!(heard.facts.by.as_deref(), Some("S"));
    }

    fn insufficient_but(heard: Heard) -> Heard {
        assert_eq!(heard.happened, Some(Happened::Insufficient));
        heard
    }

    /// By whom the call was, of whom it was said over whose bid, and what was not understood.
    fn who(text: &str, language: Language) -> (Option<String>, Option<String>, Vec<String>) {
        let heard = heard(text, language);
        assert_eq!(heard.happened, Some(Happened::Insufficient), "{text}");
        let shown = heard.calls.iter().any(|call| call.by == heard.facts.by);
        assert!(shown, "{text}: who did it is shown");
        (heard.facts.by, heard.facts.over_by, heard.not_understood)
    }

    #[test]
    fn whose_bid_it_was_over_is_kept() {
        for (text, language, by, over_by) in [
            ("East 1H, West 1D", Language::English, "W", "E"),
            ("East: 1H, West: 1D", Language::English, "W", "E"),
            (
                "one heart by North, one diamond by South",
                Language::English,
                "S",
                "N",
            ),
            (
                "un corazón de Este, un diamante de Oeste",
                Language::Spanish,
                "W",
                "E",
            ),
        ] {
            let some = |seat: &str| Some(seat.to_owned());
            let told = (some(by), some(over_by), Vec::new());
            assert_eq!(who(text, language), told, "{text}");
        }
    }

    #[test]
    fn a_seat_that_could_be_anybodys_is_nobodys() {
        for (text, language, not_understood) in [
            (
                "one heart, one diamond by South or West",
                Language::English,
                &["or", "South", "West"][..],
            ),
            (
                "one diamond over one heart by South",
                Language::English,
                &["South"],
            ),
            (
                "um ouros sobre um copas de Sul",
                Language::Portuguese,
                &["Sul"],
            ),
            ("un quadri su un cuori di Sud", Language::Italian, &["Sud"]),
            ("un caro peste o cupă de Sud", Language::Romanian, &["Sud"]),
            (
                "one heart, one diamond by South, West",
                Language::English,
                &["West"],
            ),
        ] {
            let (by, over_by, words) = who(text, language);
            assert_eq!((by, over_by), (None, None), "{text}");
            assert_eq!(words, not_understood, "{text}");
        }
    }

    #[test]
    fn a_seat_that_stands_alone_is_shown_where_it_is_used() {
        let heard = super::heard("1 copas, 1 ouros, Sul", Language::Portuguese);
        assert_eq!(heard.calls[1].by.as_deref(), Some("S"));
        assert_eq!(heard.facts.by.as_deref(), Some("S"));
        let heard = super::heard("king of hearts exposed by North", Language::English);
        assert_eq!(heard.cards[0].by.as_deref(), Some("N"));
        assert_eq!(heard.facts.by.as_deref(), Some("N"));
        let heard = super::heard("North claims", Language::English);
        assert_eq!(heard.by.as_deref(), Some("N"));
        assert_eq!(heard.facts.by.as_deref(), Some("N"));
        // Who is not asked for here is not understood.
        for (text, seat) in [("South revoked", "South"), ("North hesitated", "North")] {
            let heard = super::heard(text, Language::English);
            assert!(heard.happened.is_some(), "{text}");
            assert_eq!(heard.not_understood, [seat], "{text}");
            assert_eq!((heard.by, heard.facts.by), (None, None), "{text}");
        }
    }

    #[test]
    fn a_suit_and_a_rank_are_a_card_and_words_are_given_back_as_they_were_written() {
        let heard = super::heard("Spade Ace exposed by Éast", Language::English);
        assert_eq!(heard.cards[0].what, "SA");
        assert_eq!(heard.facts.by.as_deref(), Some("E"));
        let heard = super::heard("exposed, Spade Őops Ace", Language::English);
        assert_eq!(heard.not_understood, ["Spade", "Őops", "Ace"]);
    }

    #[test]
    fn the_later_bid_may_be_said_first() {
        for (text, language) in [
            (
                "insufficient bid one heart by South over one spade",
                Language::English,
            ),
            ("one heart by South over one spade", Language::English),
            ("um copas de Sul sobre um espadas", Language::Portuguese),
            ("un corazón de Sur sobre una pica", Language::Spanish),
            ("un cuori di Sud su un picche", Language::Italian),
            ("o cupă de Sud peste o pică", Language::Romanian),
        ] {
            let heard = insufficient(text, language);
            let facts = Facts {
                by: Some("S".into()),
                over: Some("1S".into()),
                call: Some("1H".into()),
                ..Facts::default()
            };
            assert_eq!(heard.facts, facts, "{text}");
        }
        // In an order in which nothing is insufficient it is asked for.
        let heard = heard(
            "insufficient bid, one heart, two hearts by South",
            Language::English,
        );
        assert_eq!(heard.happened, Some(Happened::Insufficient));
        assert_eq!((heard.facts.over, heard.facts.call), (None, None));
        let heard = super::heard("1S by South over 1H", Language::English);
        assert_eq!(heard.happened, None);
    }

    #[test]
    fn what_may_be_two_things_is_asked_for() {
        let heard = super::heard("5 hearts exposed by East", Language::English);
        assert_eq!(heard.happened, Some(Happened::ExposedCard));
        assert_eq!((&heard.facts.contract, &heard.facts.card), (&None, &None));
        for (text, language) in [
            ("este jugador renuncio", Language::Spanish),
            (
                "en este tablero un corazón, un diamante de Sur",
                Language::Spanish,
            ),
            (
                "este jogador um copas, um ouros de Sul",
                Language::Portuguese,
            ),
        ] {
            let heard = super::heard(text, language);
            assert_ne!(heard.facts.by.as_deref(), Some("E"), "{text}");
            assert!(
                heard
                    .calls
                    .iter()
                    .all(|call| call.by.as_deref() != Some("E")),
                "{text}"
            );
            assert!(heard.not_understood.contains(&"este".to_owned()), "{text}");
        }
        let east = super::heard("este un corazón, un diamante de Sur", Language::Spanish);
        assert_eq!(east.calls[0].by.as_deref(), Some("E"));
    }

    #[test]
    fn leads_cards_and_names() {
        let lead = heard(
            "lead out of turn, ace of spades by West, three no trump by South",
            Language::English,
        );
        assert_eq!(lead.happened, Some(Happened::LeadOutOfTurn));
        assert_eq!(lead.facts.card.as_deref(), Some("SA"));
        assert_eq!(lead.facts.by.as_deref(), Some("W"));
        assert_eq!(lead.facts.contract.as_deref(), Some("3NT"));
        assert_eq!(lead.facts.declarer.as_deref(), Some("S"));
        let card = heard("carta caduta, cinque di cuori Est", Language::Italian);
        assert_eq!(card.happened, Some(Happened::ExposedCard));
        assert_eq!(
            (card.facts.card.as_deref(), card.facts.by.as_deref()),
            (Some("H5"), Some("E"))
        );
        let revoke = heard("Nord a făcut renonsă", Language::Romanian);
        assert_eq!(revoke.happened, Some(Happened::Revoke));
        assert_eq!(revoke.not_understood, ["a", "făcut", "Nord"]);
        assert_eq!(
            heard("one heart, two diamonds", Language::English).happened,
            None
        );
    }

    #[test]
    fn every_row_means_something_and_no_phrase_two_things() {
        for row in VOCABULARY.lines().skip(1) {
            let fields: Vec<&str> = row.split('\t').collect();
            assert_eq!(fields.len(), 6, "{row}");
            let means: &'static str = fields[0];
            assert!(piece(means).is_some(), "{row}");
        }
        for language in Language::ALL {
            let Phrases(all) = Phrases::of(language);
            for (at, (phrase, _)) in all.iter().enumerate() {
                let again = all[at + 1..].iter().any(|(other, _)| other == phrase);
                assert!(!again, "{language:?}: {phrase:?} stands twice");
                let said = words(&phrase.join(" "));
                let said: Vec<String> = said.into_iter().map(|word| word.plain).collect();
                assert_eq!(said, *phrase, "{language:?}: as it is read");
            }
        }
    }

    proptest! {
        #[test]
        fn nothing_makes_it_fail_and_what_it_says_is_a_call_or_a_card(text in any::<String>(), language in 0..6_usize) {
            let heard = heard(&text, Language::ALL[language]);
            for call in &heard.calls {
                prop_assert!(parse_call(&call.what).is_some());
            }
            for card in &heard.cards {
                prop_assert!(openroom_laws::notation::parse_card(&card.what).is_some());
            }
        }

        #[test]
        fn any_words_of_ours_in_any_order_begin_something_sound(picks in prop::collection::vec((0..40_usize, 0..4_usize), 0..12), language in 0..6_usize) {
            let language = Language::ALL[language];
            let Phrases(all) = Phrases::of(language);
            let text: Vec<String> = picks
                .into_iter()
                .map(|(row, stop)| {
                    let phrase = all[(row * 7) % all.len()].0.join(" ");
                    if stop == 0 { phrase + "," } else { phrase }
                })
                .collect();
            let heard = heard(&text.join(" "), language);
            if let Some(happened) = heard.happened {
                let begun = openroom_words::beginnings::begun(happened, &heard.facts);
                prop_assert!(begun.is_ok(), "{begun:?}");
            }
        }
    }
}
