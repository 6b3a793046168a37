//! What happened, by text or voice: "one heart, one diamond by South" is enough to begin. A small grammar in five languages: calls, cards,
//! seats and the names of the usual irregularities. What it does not know it says; what could be read in two ways it asks for.

use contract_bridge::Strain;
use contract_bridge::auction::Call;
use openroom_laws::notation::{call_text, parse_call};
use openroom_words::answering::answered;
use openroom_words::beginnings::{Facts, Happened};
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
    Unknown(String),
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

/// The words of a text in small letters without accents; digits stand alone, suits and stops too.
fn words(text: &str) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    let mut word = String::new();
    let letters = text.chars().take(MOST).flat_map(char::to_lowercase);
    for letter in letters.map(plain) {
        let ends = word.chars().last().is_some_and(|last| {
            last.is_ascii_digit() != letter.is_ascii_digit() && letter.is_alphanumeric()
        });
        if (!letter.is_alphanumeric() || ends) && !word.is_empty() {
            all.push(std::mem::take(&mut word));
        }
        match letter {
            '♣' | '♦' | '♥' | '♠' | ',' | ';' | '.' | ':' => all.push(letter.to_string()),
            _ if letter.is_alphanumeric() => word.push(letter),
            _ => {}
        }
    }
    if !word.is_empty() {
        all.push(word);
    }
    all
}

fn pieces(text: &str, language: Language) -> Vec<Piece> {
    let phrases = Phrases::of(language);
    let words = words(text);
    let mut all = Vec::new();
    let mut at = 0;
    while at < words.len() {
        let (taken, piece) = match words[at].as_str() {
            "," | ";" | "." | ":" => (1, Piece::Stop),
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
            "este" if phrases.is_unknown(words.get(at + 1)) => (1, Piece::Unknown("este".into())),
            word => match phrases.first(&words[at..]) {
                Some((taken, piece)) => (taken, piece.clone()),
                None => (1, Piece::Unknown(word.to_owned())),
            },
        };
        all.push(piece);
        at += taken;
    }
    all
}

/// What was said, put together.
enum Part {
    Call(String),
    Card(String),
    Seat(&'static str),
    Happened(Happened),
    Over,
    Stop,
}

fn heard(text: &str, language: Language) -> Heard {
    let pieces = pieces(text, language);
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
            [Piece::Call(call), ..] => (1, Some(Part::Call((*call).to_owned()))),
            [Piece::Seat(seat), ..] => (1, Some(Part::Seat(seat))),
            [Piece::Over, ..] => (1, Some(Part::Over)),
            [Piece::Happened(happened), ..] => (1, Some(Part::Happened(*happened))),
            [Piece::Stop, ..] => (1, Some(Part::Stop)),
            [Piece::Of, ..] | [] => (1, None),
            [lone, ..] => {
                heard.not_understood.push(lone.text());
                (1, None)
            }
        };
        parts.extend(part);
        at += taken;
    }
    put_together(&parts, &mut heard);
    heard
}

impl Piece {
    /// What stood alone, for whoever is asked what it meant.
    fn text(&self) -> String {
        match self {
            Self::Unknown(word) => word.clone(),
            Self::Level(level) => level.to_string(),
            Self::Strain(strain) => (*strain).to_owned(),
            Self::Rank(rank) => rank.to_string(),
            Self::Call(word) | Self::Seat(word) => (*word).to_owned(),
            Self::Of | Self::Over | Self::Stop | Self::Happened(_) => String::new(),
        }
    }
}

fn put_together(parts: &[Part], heard: &mut Heard) {
    let mut seats = Vec::new();
    for (at, part) in parts.iter().enumerate() {
        match part {
            Part::Happened(happened) => match heard.happened {
                None => heard.happened = Some(*happened),
                Some(known) if known == *happened => {}
                // Two things at once: which comes first is not ours to say.
                Some(_) => heard.not_understood.push(String::from("?")),
            },
            Part::Seat(seat) => seats.push((at, *seat)),
            Part::Call(_) | Part::Card(_) | Part::Over | Part::Stop => {}
        }
    }
    // A seat belongs to the call or card beside it; between two of them it could be either's.
    let named = |part: Option<&Part>| matches!(part, Some(Part::Call(_) | Part::Card(_)));
    let mut owners: Vec<Option<&'static str>> = vec![None; parts.len()];
    let mut alone = Vec::new();
    for (at, seat) in seats {
        let before = at.checked_sub(1).filter(|&at| named(parts.get(at)));
        let after = Some(at + 1).filter(|&at| named(parts.get(at)));
        let free = |place: Option<usize>| place.filter(|&at| owners[at].is_none());
        match (free(before), free(after)) {
            (Some(one), None) if after.is_none() => owners[one] = Some(seat),
            (None, Some(one)) => owners[one] = Some(seat),
            (None, None) if before.is_none() && after.is_none() => alone.push(seat),
            (Some(_), _) | (None, None) => heard.not_understood.push(seat.to_owned()),
        }
    }
    for (part, by) in parts.iter().zip(&owners) {
        let by = by.map(str::to_owned);
        match part {
            Part::Call(call) => heard.calls.push(HeardOf {
                what: call.clone(),
                by,
            }),
            Part::Card(card) => heard.cards.push(HeardOf {
                what: card.clone(),
                by,
            }),
            Part::Seat(_) | Part::Happened(_) | Part::Over | Part::Stop => {}
        }
    }
    // "One heart over one spade": the later one is said first.
    let is_call = |part: &&Part| matches!(part, Part::Call(_) | Part::Over);
    let backwards = matches!(
        parts.iter().filter(is_call).collect::<Vec<_>>()[..],
        [Part::Call(_), Part::Over, Part::Call(_)]
    );
    let pair = match &heard.calls[..] {
        [first, second] if backwards => Some((second.clone(), first.clone())),
        [first, second] => Some((first.clone(), second.clone())),
        _ => None,
    };
    // Two bids in an order in which nothing is insufficient are asked for anew.
    let pair = pair.filter(|(first, second)| is_insufficient(&first.what, &second.what));
    // That a bid is below the one before it nobody has to say.
    if heard.happened.is_none() && pair.is_some() && heard.cards.is_empty() {
        heard.happened = Some(Happened::Insufficient);
    }
    facts(heard, &alone, pair);
}

fn is_insufficient(first: &str, second: &str) -> bool {
    match (parse_call(first), parse_call(second)) {
        (Some(Call::Bid(first)), Some(Call::Bid(second))) => second <= first,
        _ => false,
    }
}

/// What of it belongs to which question.
fn facts(heard: &mut Heard, alone: &[&str], pair: Option<(HeardOf, HeardOf)>) {
    let Some(happened) = heard.happened else {
        return;
    };
    let facts = &mut heard.facts;
    if let [only] = alone {
        facts.by = Some((*only).to_owned());
    }
    if let (Happened::Insufficient, Some((first, second))) = (happened, pair) {
        let bid = |one: &HeardOf| parse_call(&one.what).map(call_text);
        (facts.over, facts.call) = (bid(&first), bid(&second));
        facts.by = second.by.or(facts.by.take());
    }
    match (happened, &heard.calls[..]) {
        (Happened::CallOutOfTurn, [only]) => {
            facts.call = Some(only.what.clone());
            facts.by = only.by.clone().or(facts.by.take());
        }
        (Happened::LeadOutOfTurn | Happened::ExposedCard | Happened::Claim, [only])
            if is_contract(&only.what, happened, &heard.cards) =>
        {
            facts.contract = Some(only.what.clone());
            facts.declarer.clone_from(&only.by);
        }
        _ => {}
    }
    if let (Happened::LeadOutOfTurn | Happened::ExposedCard, [only]) = (happened, &heard.cards[..])
    {
        facts.card = Some(only.what.clone());
        facts.by = only.by.clone().or(facts.by.take());
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
        assert_eq!(heard.not_understood, ["S"]);
        let heard = insufficient("West one heart, South one diamond", Language::English);
        assert_eq!(heard.facts.by.as_deref(), Some("S"));
    }

    fn insufficient_but(heard: Heard) -> Heard {
        assert_eq!(heard.happened, Some(Happened::Insufficient));
        heard
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
        assert_eq!(revoke.not_understood, ["a", "facut"]);
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
