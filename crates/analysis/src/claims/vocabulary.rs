//! The words of claim statements in English, Portuguese, Spanish, Italian and Romanian, marks of letters left off.

use contract_bridge::{Card, Rank, Suit};

/// What a word means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Word {
    Suit(Suit),
    Rank(Rank),
    Card(Card),
    /// Ace in Spanish and Romanian, an article in Portuguese, a conjunction in English: the next words tell.
    AceOrThe,
    Of,
    Number(u8),
    Trumps,
    Draw,
    DrawTrumps,
    Round,
    Ruff,
    Cross,
    CrossRuff,
    Finesse,
    Discard,
    Top,
    Low,
    GiveUp,
    Play,
    Not,
    First,
    /// At the end, the last.
    End,
    Filler,
    Then,
}

const WORDS: &[(Word, &str)] = &[
    (
        Word::Suit(Suit::Spades),
        "spade spades espada espadas pica picas picche picca pici picile pik",
    ),
    (
        Word::Suit(Suit::Hearts),
        "heart hearts copa copas corazon corazones cuori cuore cupa cupe cupele",
    ),
    (
        Word::Suit(Suit::Diamonds),
        "diamond diamonds ouro ouros diamante diamantes quadri quadro caro carale carouri carourile",
    ),
    (
        Word::Suit(Suit::Clubs),
        "club clubs paus pau trebol treboles fiori fiore trefla trefle treflele",
    ),
    (Word::Rank(Rank::A), "ace aces ases asso assi asul asi"),
    (
        Word::Rank(Rank::K),
        "king kings rei reis rey reyes re rege regele regi k",
    ),
    (
        Word::Rank(Rank::Q),
        "queen queens dama damas reina donna dame q",
    ),
    (
        Word::Rank(Rank::J),
        "jack jacks valete valetes jota jotas fante fanti valet valetul valeti j",
    ),
    (Word::AceOrThe, "as"),
    (Word::Of, "of de di do del"),
    (
        Word::Trumps,
        "trump trumps trunfo trunfos triunfo triunfos atout atu atuuri atuurile atuul",
    ),
    (
        Word::Draw,
        "draw drawing draws pull pulling puxar puxo puxando tirar tiro tirando sacar saco sacando arrastrar arrastro \
        arrastrando battere batto battendo tirare scot scoate scotand",
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
        Word::Discard,
        "discard discards discarding throw throws throwing pitch pitching baldar baldo baldando balda descartar descarto \
        descartando descarte scartare scarto scartando decartez decartand arunc aruncand",
    ),
    (
        Word::Top,
        "top tops high highest master masters winner winners good cima arriba alto alte sus vencedoras ganadoras vincenti boas \
        buenas buone bune",
    ),
    (
        Word::Low,
        "low lowest small pequena pequeno baixa baixo menor baja bajo chica chico piccola piccolo bassa basso mica mic",
    ),
    (
        Word::GiveUp,
        "give giving gives up concede concedes conceding lose loses losing perder perco perdendo entregar entrego ceder \
        cedo pierdo perdiendo perdere perdo cedere pierd pierde cedez yours your loser losers vossa vosso tua teu vuestra tuya suya \
        vostra vostro voastra cede",
    ),
    (
        Word::Play,
        "play playing plays cash cashing run running take taking lead leading jogar jogo jogando bater bato batendo jugar juego \
        jugando giocare gioco giocando incassare incasso joc joaca jucand",
    ),
    (
        Word::Not,
        "no not without don t sem sin senza non nao nu fara never nunca",
    ),
    (Word::First, "first primeiro primero prima intai"),
    (
        Word::End,
        "end last final finally fim ultima ultimo fine fondo sfarsit ultimul urma",
    ),
    (
        Word::Then,
        "then after next luego despues depois poi dopo apoi dupa entao",
    ),
    (Word::Number(1), "one um uma un una uno unu o once"),
    (Word::Number(2), "two dois duas dos due doi doua twice"),
    (Word::Number(3), "three tres tre trei"),
    (Word::Number(4), "four quatro cuatro quattro patru"),
    (Word::Number(5), "five cinco cinque cinci"),
    (Word::Number(6), "six seis sei sase"),
    (Word::Number(7), "seven sete siete sette sapte"),
    (Word::Number(8), "eight oito ocho otto opt"),
    (Word::Number(9), "nine nove nueve noua"),
    (Word::Number(10), "ten dez diez dieci zece"),
    (
        Word::Filler,
        "i my the a an and at you te voi ti all everything everybody rest are is mine ours will shall more cards card trick tricks suit suits from in \
        on it s we have ll with remaining m am to hand dummy that them eu meu meus minha minhas nossas os da dos das e tudo todas \
        todos resto mais carta cartas vaza vazas naipe em com na nas mao morto sao para yo mi mis mio mia mias nuestras el la los \
        las y mas baza bazas palo palos en con todo son es mano muerto io miei mie mia nostre il lo gli le dei delle tutto tutte \
        tutti altro ancora carte presa prese seme sono sul sulla al alla mia dal ale lui ai si meu mea mele noastre toate restul inca \
        l d levata levate levele culoare cu sunt pe la mana mort",
    ),
];

/// The meaning of a word; `None` if it is not known.
pub(super) fn word(raw: &str) -> Option<Word> {
    if let Some(card) = code(raw) {
        return Some(Word::Card(card));
    }
    if raw == "A" {
        return Some(Word::AceOrThe);
    }
    let lower = raw.to_lowercase();
    // Only the mark tells the Portuguese ace from the article.
    if lower == "ás" {
        return Some(Word::Rank(Rank::A));
    }
    let plain: String = lower.chars().map(plain).collect();
    if let Ok(number @ 1..=13) = plain.parse() {
        return Some(Word::Number(number));
    }
    WORDS
        .iter()
        .find(|(_, list)| list.split_whitespace().any(|w| w == plain))
        .map(|&(word, _)| word)
}

/// The ranks of `AKQ` and the like.
pub(super) fn ranks(raw: &str) -> Option<Vec<Rank>> {
    let honours = raw.len() >= 2 && raw.chars().all(|c| "AKQJT".contains(c));
    honours.then(|| {
        raw.chars()
            .filter_map(|c| c.to_string().parse().ok())
            .collect()
    })
}

/// A card as logs write it, `SA` or `H10`: in capitals, so that words of two letters are not taken for one.
fn code(raw: &str) -> Option<Card> {
    let capitals = raw.len() >= 2
        && raw
            .chars()
            .all(|c| c.is_ascii_uppercase() || c.is_ascii_digit());
    if capitals { raw.parse().ok() } else { None }
}

/// Symbols of suits as letters: `♠A` and `A♠` are `SA`; a symbol alone is the suit.
pub(super) fn spelled(text: &str) -> String {
    // The Portuguese "in the" is the English "no".
    let text = text.replace("no fim", "fim").replace("no final", "final");
    let letters: Vec<char> = text.chars().filter(|&c| c != '\u{fe0f}').collect();
    let mut out = String::new();
    let mut at = 0;
    while at < letters.len() {
        let Some((letter, name)) = symbol(letters[at]) else {
            out.push(letters[at]);
            at += 1;
            continue;
        };
        let rank = |c: Option<&char>| c.is_some_and(|c| "AKQJT98765432".contains(*c));
        let ten = letters.get(at + 1) == Some(&'1') && letters.get(at + 2) == Some(&'0');
        if ten || rank(letters.get(at + 1)) {
            out.push(letter);
        } else if out.ends_with("10") || rank(out.chars().last().as_ref()) {
            let rank = if out.ends_with("10") { 2 } else { 1 };
            out.insert(out.len() - rank, letter);
        } else {
            out.push_str(name);
        }
        at += 1;
    }
    out
}

const fn symbol(c: char) -> Option<(char, &'static str)> {
    match c {
        '♠' | '♤' => Some(('S', "spades")),
        '♥' | '♡' => Some(('H', "hearts")),
        '♦' | '♢' => Some(('D', "diamonds")),
        '♣' | '♧' => Some(('C', "clubs")),
        _ => None,
    }
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
