//! What the claimer said (68C), as far as simple words tell it, in English, Portuguese, Spanish, Italian and Romanian.
//!
//! A part with a word that is not understood is reported whole and changes nothing: the words are never guessed at. One thing
//! is taken even from such a part: that trumps were mentioned (70C1).

use contract_bridge::Suit;

/// What the statement says.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Statement {
    /// Trumps are mentioned at all.
    pub mentions_trumps: bool,
    /// Trumps are to be drawn.
    pub draws_trumps: bool,
    /// So many rounds of them and no more.
    pub rounds: Option<u8>,
    /// A cross-ruff.
    pub cross_ruff: bool,
    /// Ruffs with high cards.
    pub ruffs_high: bool,
    /// Suits in which a finesse is stated.
    pub finesses: Vec<Suit>,
    /// Suits in which a trick is given up.
    pub gives_up: Vec<Suit>,
    /// Suits in the order in which they are to be played.
    pub order: Vec<Suit>,
    /// Parts that were not understood, as they were said.
    pub not_understood: Vec<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Word {
    Suit(Suit),
    Number(u8),
    Trumps,
    Draw,
    DrawTrumps,
    Round,
    Ruff,
    Cross,
    CrossRuff,
    Finesse,
    Top,
    GiveUp,
    Play,
    Not,
    Filler,
    Then,
}

const WORDS: &[(Word, &str)] = &[
    (
        Word::Suit(Suit::Spades),
        "spade spades espada espadas pica picas picche picca pici pik",
    ),
    (
        Word::Suit(Suit::Hearts),
        "heart hearts copa copas corazon corazones cuori cuore cupa cupe",
    ),
    (
        Word::Suit(Suit::Diamonds),
        "diamond diamonds ouro ouros diamante diamantes quadri caro carale carouri",
    ),
    (
        Word::Suit(Suit::Clubs),
        "club clubs paus pau trebol treboles fiori fiore trefla trefle",
    ),
    (
        Word::Trumps,
        "trump trumps trunfo trunfos triunfo triunfos atout atu atuuri atuurile atuul",
    ),
    (
        Word::Draw,
        "draw drawing draws pull pulling puxar puxo puxando tirar tiro tirando sacar saco sacando arrastrar arrastro \
        arrastrando battere batto battendo tirare tirando scot scoate scotand",
    ),
    (Word::DrawTrumps, "destrunfar destrunfo destrunfando"),
    (
        Word::Round,
        "round rounds rodada rodadas volta voltas vuelta vueltas ronda rondas giro giri tur tururi",
    ),
    (
        Word::Ruff,
        "ruff ruffs ruffing cortar corto cortando corte fallar fallo fallando tagliare taglio tagliando tai taie taind",
    ),
    (
        Word::Cross,
        "cross cruzado cruzados cruzando incrociato incrociati incrucisat",
    ),
    (Word::CrossRuff, "crossruff crossruffing"),
    (
        Word::Finesse,
        "finesse finessing finesses impasse impas impasul finezza passagem",
    ),
    (
        Word::Top,
        "top tops high highest master masters winner winners good cima arriba alto alte sus vencedoras ganadoras vincenti boas \
        buenas buone bune",
    ),
    (
        Word::GiveUp,
        "give giving gives up concede concedes conceding lose loses losing perder perco perdendo entregar entrego ceder \
        cedo pierdo perdiendo perdere perdo perdendo cedere pierd pierde cedez",
    ),
    (
        Word::Play,
        "play playing plays cash cashing run running take taking jogar jogo jogando bater bato batendo jugar juego jugando \
        giocare gioco giocando incassare incasso joc joaca jucand",
    ),
    (
        Word::Not,
        "no not without don t sem sin senza non nao nu fara",
    ),
    (
        Word::Then,
        "then after next luego despues depois poi dopo apoi dupa entao",
    ),
    (Word::Number(1), "one um uma un una uno unu o"),
    (Word::Number(2), "two dois duas dos due doi doua"),
    (Word::Number(3), "three tres tre trei"),
    (Word::Number(4), "four quatro cuatro quattro patru"),
    (
        Word::Filler,
        "i my the a an and of all rest are is mine will shall more cards card trick tricks suit suits from in on it s we have ll \
        with first remaining eu meu meus minha minhas os as de do da dos das e todas todos resto mais carta cartas vaza vazas naipe em com \
        primeiro yo mi mis el la los las y del mas baza bazas palo palos en con primero io mio miei mie il lo i gli le di dei delle tutte \
        tutti altro ancora carte presa prese seme con prima am ale lui ai si toate restul inca levata levate culoare cu intai",
    ),
];

/// Reads a statement.
///
/// ```
/// use contract_bridge::Suit;
/// use openroom_analysis::claims::statement::read;
///
/// let said = read("drawing trumps, then I give up a diamond");
/// assert!(said.draws_trumps);
/// assert_eq!(said.gives_up, [Suit::Diamonds]);
/// assert!(said.not_understood.is_empty());
/// assert_eq!(read("squeezing West").not_understood, ["squeezing West"]);
/// ```
#[must_use]
pub fn read(text: &str) -> Statement {
    let mut statement = Statement::default();
    for part in text.split([',', ';', '.', ':', '!', '(', ')', '\n']) {
        let mut words = Vec::new();
        let mut said = Vec::new();
        for raw in part.split(|c: char| !c.is_alphanumeric()) {
            if raw.is_empty() {
                continue;
            }
            match word(raw) {
                Some(Word::Then) => {
                    part_read(&mut statement, &words, &said);
                    words.clear();
                    said.clear();
                }
                word => {
                    words.push(word);
                    said.push(raw);
                }
            }
        }
        part_read(&mut statement, &words, &said);
    }
    statement
}

fn word(raw: &str) -> Option<Word> {
    let plain: String = raw.to_lowercase().chars().map(plain).collect();
    if let Ok(number @ 1..=13) = plain.parse() {
        return Some(Word::Number(number));
    }
    WORDS
        .iter()
        .find(|(_, list)| list.split_whitespace().any(|w| w == plain))
        .map(|&(word, _)| word)
}

/// The letter without its mark.
const fn plain(c: char) -> char {
    match c {
        'á' | 'à' | 'â' | 'ã' | 'ă' => 'a',
        'é' | 'è' | 'ê' => 'e',
        'í' | 'ì' | 'î' => 'i',
        'ó' | 'ò' | 'ô' | 'õ' => 'o',
        'ú' | 'ù' | 'ü' => 'u',
        'ñ' => 'n',
        'ç' => 'c',
        'ș' | 'ş' => 's',
        'ț' | 'ţ' => 't',
        other => other,
    }
}

fn part_read(statement: &mut Statement, words: &[Option<Word>], said: &[&str]) {
    let has = |word| words.contains(&Some(word));
    if has(Word::Trumps) || has(Word::DrawTrumps) {
        statement.mentions_trumps = true;
    }
    let suits: Vec<Suit> = words
        .iter()
        .filter_map(|word| match word {
            Some(Word::Suit(suit)) => Some(*suit),
            _ => None,
        })
        .collect();
    let number = words.iter().find_map(|word| match word {
        Some(Word::Number(number)) => Some(*number),
        _ => None,
    });
    let unclear = words.contains(&None)
        || has(Word::Not)
        || (has(Word::Finesse) && suits.is_empty())
        || (has(Word::Cross) && !has(Word::Ruff));
    if unclear {
        statement.not_understood.push(said.join(" "));
        return;
    }
    if has(Word::CrossRuff) || has(Word::Cross) {
        statement.cross_ruff = true;
    } else if has(Word::Ruff) {
        statement.ruffs_high |= has(Word::Top);
    } else if has(Word::Trumps) || has(Word::DrawTrumps) {
        if has(Word::GiveUp) {
            // A trump is given up: they are known to be out, and are not drawn to the last.
            return;
        }
        statement.draws_trumps = true;
        if has(Word::Round) {
            statement.rounds = number;
        }
    } else if has(Word::Finesse) {
        statement.finesses.extend(suits);
    } else if has(Word::GiveUp) {
        statement.gives_up.extend(suits);
    } else {
        for suit in suits {
            if !statement.order.contains(&suit) {
                statement.order.push(suit);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn five_languages() {
        for text in [
            "drawing trumps, giving up a club",
            "puxando trunfos, perdendo um paus",
            "arrastrando triunfos, perdiendo un trébol",
            "battendo atout, perdo un fiori",
            "scot atuurile, pierd o treflă",
        ] {
            let said = read(text);
            assert!(said.draws_trumps, "{text}");
            assert_eq!(said.gives_up, [Suit::Clubs], "{text}");
            assert_eq!(said.not_understood, Vec::<String>::new(), "{text}");
        }
    }

    #[test]
    fn rounds_and_order() {
        let said = read("one more round of trumps, then the top cards");
        assert_eq!((said.draws_trumps, said.rounds), (true, Some(1)));
        assert!(said.not_understood.is_empty());
        let said = read("spades then hearts and the rest are good");
        assert_eq!(said.order, [Suit::Spades, Suit::Hearts]);
        assert!(read("cross-ruff").cross_ruff);
        assert!(read("taglio incrociato").cross_ruff);
        assert_eq!(read("finessing the spades").finesses, [Suit::Spades]);
    }

    #[test]
    fn what_is_not_understood_is_reported_and_not_used() {
        let said = read("I am not drawing trumps, hearts are solid");
        assert!(said.mentions_trumps);
        assert!(!said.draws_trumps);
        assert_eq!(said.order, []);
        assert_eq!(said.not_understood.len(), 2);
        assert_eq!(read(""), Statement::default());
    }
}
