//! What the claimer said (68C), as far as simple words tell it, in English, Portuguese, Spanish, Italian and Romanian.
//!
//! A part with a word that is not understood is reported whole and changes nothing: the words are never guessed at. One thing
//! is taken even from such a part: that trumps were mentioned (70C1).

use contract_bridge::{Card, Rank, Suit};

use super::vocabulary::{Word, ranks, spelled, word};

/// What the statement says.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Statement {
    /// Trumps are mentioned at all.
    pub mentions_trumps: bool,
    /// What is to be led, in the order stated.
    pub plan: Vec<Step>,
    /// So many rounds of trumps and no more.
    pub rounds: Option<u8>,
    /// A cross-ruff.
    pub cross_ruff: bool,
    /// Ruffs with high cards.
    pub ruffs_high: bool,
    /// Suits in which a finesse is stated.
    pub finesses: Vec<Suit>,
    /// Suits in which a trick is given up.
    pub gives_up: Vec<Suit>,
    /// Parts that were not understood, as they were said.
    pub not_understood: Vec<String>,
}

/// A step of the plan.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Step {
    /// What is led.
    pub lead: Lead,
    /// What the other hand throws on it, if it can.
    pub throws: Option<Thrown>,
}

/// What is led in a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lead {
    /// This card is played: led, or put on a lead to it.
    Card(Card),
    /// A suit, as long as it wins.
    Suit(Suit),
    /// A card of this suit, to be ruffed in the other hand.
    Ruff(Suit),
    /// Trumps, until they are drawn or the rounds are over.
    Trumps,
}

/// What is thrown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Thrown {
    /// A card of this suit.
    Suit(Suit),
    /// This card.
    Card(Card),
}

impl Statement {
    /// Trumps are to be drawn.
    #[must_use]
    pub fn draws_trumps(&self) -> bool {
        self.plan.iter().any(|step| step.lead == Lead::Trumps)
    }

    /// It says, at most, which tricks are given up: nothing of how the others are to be won.
    #[must_use]
    pub fn leaves_play_open(&self) -> bool {
        let conceding = Self {
            gives_up: self.gives_up.clone(),
            ..Self::default()
        };
        *self == conceding
    }
}

/// Reads a statement; `trump` is the suit of trumps, if there is one.
///
/// ```
/// use contract_bridge::Suit;
/// use openroom_analysis::claims::statement::{Lead, read};
///
/// let said = read("drawing trumps, then the ace of hearts, and I give up a diamond", Some(Suit::Spades));
/// assert!(said.draws_trumps());
/// assert_eq!(said.plan[1].lead, Lead::Card("HA".parse().unwrap()));
/// assert_eq!(said.gives_up, [Suit::Diamonds]);
/// assert!(said.not_understood.is_empty());
/// assert_eq!(read("squeezing West", None).not_understood, ["squeezing West"]);
/// ```
#[must_use]
pub fn read(text: &str, trump: Option<Suit>) -> Statement {
    let text = spelled(text);
    let mut parts = Vec::new();
    for part in text.split([',', ';', '.', ':', '!', '(', ')', '\n']) {
        let mut words = Vec::new();
        let mut said = Vec::new();
        for raw in part.split(|c: char| !c.is_alphanumeric()) {
            if raw.is_empty() {
                continue;
            }
            if let Some(ranks) = ranks(raw) {
                words.extend(ranks.into_iter().map(|rank| Some(Word::Rank(rank))));
                said.push(raw);
                continue;
            }
            match word(raw) {
                Some(Word::Then) => {
                    parts.push((Part::new(&words, trump), said.join(" ")));
                    words.clear();
                    said.clear();
                }
                word => {
                    words.push(word);
                    said.push(raw);
                }
            }
        }
        parts.push((Part::new(&words, trump), said.join(" ")));
    }
    let mut statement = Statement::default();
    // "At the end": after all the rest, wherever it was said.
    let (last, first): (Vec<_>, Vec<_>) = parts.iter().partition(|(part, _)| part.has(Word::End));
    for (part, said) in first.into_iter().chain(last) {
        part.add_to(&mut statement, said);
    }
    statement
}

/// What is named in a part, in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Named {
    Card(Card),
    Suit(Suit),
    /// The verb of throwing: what follows it at once is thrown.
    Discard,
    /// The verb of losing: what follows it is given up, or else what stands before it.
    GiveUp,
}

/// A part of the statement, between commas or before "then".
struct Part {
    words: Vec<Option<Word>>,
    trump: Option<Suit>,
    named: Vec<Named>,
    /// A rank was named without a suit.
    loose_rank: bool,
}

impl Part {
    fn new(words: &[Option<Word>], trump: Option<Suit>) -> Self {
        let mut part = Self {
            words: words.to_vec(),
            trump,
            named: Vec::new(),
            loose_rank: false,
        };
        part.name_cards();
        part
    }

    fn has(&self, word: Word) -> bool {
        self.words.contains(&Some(word))
    }

    fn number(&self) -> Option<u8> {
        self.words.iter().find_map(|word| match word {
            Some(Word::Number(number)) => Some(*number),
            _ => None,
        })
    }

    /// Puts ranks and suits together: "the ace and king of spades", "a heart to the king".
    fn name_cards(&mut self) {
        // "Two of clubs" is a card only where nothing is counted.
        let counts = [Word::GiveUp, Word::Ruff, Word::Round, Word::Discard]
            .into_iter()
            .any(|word| self.has(word));
        let of = |at: usize| self.words.get(at) == Some(&Some(Word::Of));
        let mut pending: Vec<Rank> = Vec::new();
        let mut named = Vec::new();
        for (at, word) in self.words.iter().enumerate() {
            let before_suit = of(at + 1)
                && matches!(
                    self.words.get(at + 2),
                    Some(Some(Word::Suit(_) | Word::Trumps))
                );
            match word {
                Some(Word::Rank(rank)) => pending.push(*rank),
                Some(Word::AceOrThe) if before_suit => pending.push(Rank::A),
                Some(Word::Number(number @ 2..=10)) if before_suit && !counts => {
                    pending.push(Rank::new(*number));
                }
                Some(Word::Card(card)) => named.push(Named::Card(*card)),
                Some(Word::Discard) => named.push(Named::Discard),
                Some(Word::GiveUp) => named.push(Named::GiveUp),
                Some(word @ (Word::Suit(_) | Word::Trumps)) => {
                    let suit = match word {
                        Word::Suit(suit) => Some(*suit),
                        _ => self.trump,
                    };
                    let together =
                        at > 0 && (of(at - 1) || matches!(self.words[at - 1], Some(Word::Rank(_))));
                    match suit {
                        Some(suit) if together && !pending.is_empty() => {
                            let cards = pending.drain(..).map(|rank| Card { suit, rank });
                            named.extend(cards.map(Named::Card));
                        }
                        Some(suit) if *word != Word::Trumps => named.push(Named::Suit(suit)),
                        _ => {}
                    }
                }
                _ => {}
            }
        }
        // The suit came first.
        if !pending.is_empty() {
            match named.pop() {
                Some(Named::Suit(suit)) => {
                    let cards = pending.drain(..).map(|rank| Card { suit, rank });
                    named.extend(cards.map(Named::Card));
                }
                other => {
                    named.extend(other);
                    self.loose_rank = true;
                }
            }
        }
        self.named = named;
    }

    fn suits(&self) -> Vec<Suit> {
        let suits = self.named.iter().filter_map(|named| match named {
            Named::Suit(suit) => Some(*suit),
            Named::Card(card) => Some(card.suit),
            Named::Discard | Named::GiveUp => None,
        });
        suits.collect()
    }

    /// The part without what is given up in it, and that: what follows the verb, but for what is played by another verb; if
    /// nothing does, the last thing before it ("the spades and a club to lose").
    fn given_up(&self) -> (Self, Vec<Suit>) {
        let is_verb = |named: &&Named| **named == Named::GiveUp;
        let at = self.named.iter().rposition(|named| is_verb(&named));
        let (before, after) = self.named.split_at(at.map_or(0, |at| at + 1));
        let mut kept: Vec<Named> = before.iter().filter(|n| !is_verb(n)).copied().collect();
        let given = match after {
            [] => kept.pop().into_iter().collect(),
            [first, rest @ ..] if self.has(Word::Play) => {
                kept.extend(rest);
                vec![*first]
            }
            all => all.to_vec(),
        };
        let of = |named: Vec<Named>| Self {
            words: self.words.clone(),
            trump: self.trump,
            named,
            loose_rank: false,
        };
        let given = of(given).suits();
        (of(kept), given)
    }

    fn is_unclear(&self) -> bool {
        let cards = self.named.iter().any(|n| matches!(n, Named::Card(_)));
        let verbs = [Named::Discard, Named::GiveUp];
        let suits = self.named.iter().any(|n| !verbs.contains(n));
        self.words.contains(&None)
            || self.has(Word::Not)
            || self.loose_rank
            || (self.has(Word::Finesse) && !suits)
            || (self.has(Word::Cross) && !self.has(Word::Ruff) && !cards)
            || (self.has(Word::Low) && !cards)
            || (self.has(Word::Discard) && (!suits || self.has(Word::Finesse)))
    }

    fn mentions_trumps(&self) -> bool {
        let by_suit = self
            .trump
            .is_some_and(|suit| self.named.contains(&Named::Suit(suit)));
        self.has(Word::Trumps) || self.has(Word::DrawTrumps) || by_suit
    }

    fn add_to(&self, statement: &mut Statement, said: &str) {
        statement.mentions_trumps |= self.mentions_trumps();
        if self.is_unclear() || self.steps().is_none() {
            statement.not_understood.push(said.to_owned());
            return;
        }
        if self.has(Word::CrossRuff) || (self.has(Word::Cross) && self.has(Word::Ruff)) {
            statement.cross_ruff = true;
        } else if self.has(Word::GiveUp) {
            // A trump given up: they are known to be out, and are not drawn to the last.
            let (kept, given) = self.given_up();
            statement.gives_up.extend(given);
            if !kept.named.is_empty() {
                kept.add_steps(statement, said);
            }
        } else if self.has(Word::Finesse) {
            statement.finesses.extend(self.suits());
        } else {
            statement.ruffs_high |= self.has(Word::Ruff) && self.has(Word::Top);
            if self.has(Word::Round) && self.mentions_trumps() {
                statement.rounds = self.number();
            }
            self.add_steps(statement, said);
        }
    }

    fn add_steps(&self, statement: &mut Statement, said: &str) {
        let Some((steps, thrown)) = self.steps() else {
            return;
        };
        let at = if self.has(Word::First) {
            0
        } else {
            statement.plan.len()
        };
        let first = statement.plan.len();
        for step in &steps {
            if !statement.plan.contains(step) || matches!(step.lead, Lead::Ruff(_)) {
                let at = (at + statement.plan.len() - first).min(statement.plan.len());
                statement.plan.insert(at, *step);
            }
        }
        // "The ace of spades, throwing a club": on the step before.
        if let (true, Some(thrown)) = (steps.is_empty(), thrown) {
            match statement.plan.last_mut() {
                Some(step) => step.throws = Some(thrown),
                None => statement.not_understood.push(said.to_owned()),
            }
        }
    }

    /// The steps of this part, and what is thrown; `None` if that makes no sense.
    fn steps(&self) -> Option<(Vec<Step>, Option<Thrown>)> {
        let mut thrown = None;
        let mut leads = Vec::new();
        let mut throwing = false;
        for named in &self.named {
            let object = match named {
                Named::Discard => {
                    throwing = true;
                    continue;
                }
                Named::GiveUp => continue,
                Named::Card(card) => Thrown::Card(*card),
                Named::Suit(suit) => Thrown::Suit(*suit),
            };
            match (throwing, object) {
                (true, object) if thrown.is_none() => thrown = Some(object),
                (_, Thrown::Card(card)) => leads.push(Lead::Card(card)),
                (_, Thrown::Suit(suit)) => leads.push(Lead::Suit(suit)),
            }
        }
        if throwing && thrown.is_none() {
            return None;
        }
        if self.has(Word::Ruff) {
            let [lead] = leads.as_slice() else {
                return leads.is_empty().then(|| (Vec::new(), thrown));
            };
            let suit = match lead {
                Lead::Card(card) => card.suit,
                Lead::Suit(suit) | Lead::Ruff(suit) => *suit,
                Lead::Trumps => return None,
            };
            let times = usize::from(self.number().unwrap_or(1).min(4));
            leads = vec![Lead::Ruff(suit); times];
        } else if self.draws() {
            let cards = leads.iter().any(|lead| matches!(lead, Lead::Card(_)));
            leads.retain(|lead| self.trump.is_none_or(|trump| *lead != Lead::Suit(trump)));
            if !cards {
                leads.insert(0, Lead::Trumps);
            }
        }
        let step = |lead| Step {
            lead,
            throws: thrown,
        };
        Some((leads.into_iter().map(step).collect(), thrown))
    }

    /// Trumps are drawn in this part.
    fn draws(&self) -> bool {
        let named = self.has(Word::Trumps) && !self.has(Word::Ruff);
        let by_suit = self.has(Word::Draw) && self.mentions_trumps();
        named || by_suit || self.has(Word::DrawTrumps)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn leads(text: &str) -> Vec<Lead> {
        let said = read(text, Some(Suit::Hearts));
        assert_eq!(said.not_understood, Vec::<String>::new(), "{text}");
        said.plan.iter().map(|step| step.lead).collect()
    }

    fn card(text: &str) -> Lead {
        Lead::Card(text.parse().unwrap())
    }

    #[test]
    fn five_languages() {
        for text in [
            "drawing trumps, giving up a club",
            "puxando trunfos, perdendo um paus",
            "arrastrando triunfos, perdiendo un trébol",
            "battendo atout, perdo un fiori",
            "scot atuurile, pierd o treflă",
        ] {
            let said = read(text, Some(Suit::Spades));
            assert!(said.draws_trumps(), "{text}");
            assert_eq!(said.gives_up, [Suit::Clubs], "{text}");
            assert_eq!(said.not_understood, Vec::<String>::new(), "{text}");
        }
    }

    #[test]
    fn cards_by_name() {
        for text in [
            "I cash the ace of spades, ruff a club, then the diamonds",
            "bato o ás de espadas, corto um paus, depois os ouros",
            "juego el as de picas, fallo un trébol, luego los diamantes",
            "incasso l'asso di picche, taglio una fiori, poi le quadri",
            "joc asul de pică, tai o treflă, apoi carourile",
            "♠A, ruff ♣, then ♦",
            "SA; ruffing clubs; diamonds",
        ] {
            let expected = [
                card("SA"),
                Lead::Ruff(Suit::Clubs),
                Lead::Suit(Suit::Diamonds),
            ];
            assert_eq!(leads(text), expected, "{text}");
        }
        let two = [card("SA"), card("SK")];
        assert_eq!(leads("ace and king of spades"), two);
        assert_eq!(leads("AK of spades"), two);
        assert_eq!(leads("spades ace king"), two);
        assert_eq!(leads("a spade to the king"), [card("SK")]);
        assert_eq!(leads("the 10 of clubs"), [card("CT")]);
        for text in [
            "the nine of diamonds, then the rest",
            "o nove de ouros",
            "el nueve de diamantes",
            "il nove di quadri",
            "nouă de caro",
        ] {
            assert_eq!(leads(text), [card("D9")], "{text}");
        }
        assert_eq!(leads("ace of trumps"), [card("HA")]);
        assert_eq!(leads("ruffing two clubs"), [Lead::Ruff(Suit::Clubs); 2]);
    }

    #[test]
    fn the_rest_are_mine() {
        for text in [
            "the rest are mine",
            "all mine",
            "tudo é meu",
            "o resto é meu",
            "todas mías",
            "el resto son mías",
            "sono tutte mie",
            "il resto è mio",
            "toate sunt ale mele",
            "restul sunt ale mele",
        ] {
            assert_eq!(read(text, None), Statement::default(), "{text}");
        }
        assert!(read("conceding one diamond", None).leaves_play_open());
        assert!(!read("clubs first", None).leaves_play_open());
    }

    #[test]
    fn tricks_given_up() {
        let said = read("AKQ of spades and a club to lose", None);
        assert_eq!(said.gives_up, [Suit::Clubs]);
        assert_eq!(said.plan.len(), 3);
        assert_eq!(read("I lose a heart and a club", None).gives_up.len(), 2);
        let said = read("giving up a heart and running the spades", None);
        assert_eq!((said.gives_up, said.plan.len()), (vec![Suit::Hearts], 1));
        for text in [
            "the last trick is yours",
            "you get the last".replace("get", "take").as_str(),
            "a última vaza é vossa",
            "la última es tuya",
            "l'ultima è vostra",
            "ultima este a voastră".replace("este a", "e").as_str(),
        ] {
            let said = read(text, None);
            assert_eq!(said.not_understood, Vec::<String>::new(), "{text}");
            assert!(said.leaves_play_open(), "{text}");
        }
        for text in [
            "hearts at the end, spades",
            "copas no fim, espadas",
            "corazones al final, picas",
            "cuori alla fine, picche",
            "cupele la sfârșit, picile",
        ] {
            let said = read(text, None);
            let leads: Vec<Lead> = said.plan.iter().map(|step| step.lead).collect();
            assert_eq!(
                leads,
                [Lead::Suit(Suit::Spades), Lead::Suit(Suit::Hearts)],
                "{text} {said:?}"
            );
        }
    }

    #[test]
    fn discards() {
        let said = read("the ace of diamonds, throwing a club", None);
        let throws = Some(Thrown::Suit(Suit::Clubs));
        assert_eq!(
            said.plan,
            [Step {
                lead: card("DA"),
                throws
            }]
        );
        assert_eq!(read("discarding a club on the DA", None).plan, said.plan);
        assert_eq!(read("baldando um paus no DA", None).not_understood.len(), 1);
        assert_eq!(read("throwing a club", None).not_understood.len(), 1);
    }

    #[test]
    fn rounds_and_order() {
        let said = read(
            "one more round of trumps, then the top cards",
            Some(Suit::Clubs),
        );
        assert_eq!((said.draws_trumps(), said.rounds), (true, Some(1)));
        assert!(said.not_understood.is_empty());
        assert_eq!(
            leads("spades then diamonds and the rest are good"),
            [Lead::Suit(Suit::Spades), Lead::Suit(Suit::Diamonds)]
        );
        assert_eq!(
            leads("the clubs, drawing trumps first"),
            [Lead::Trumps, Lead::Suit(Suit::Clubs)]
        );
        assert_eq!(
            leads("drawing hearts, then the clubs"),
            [Lead::Trumps, Lead::Suit(Suit::Clubs)]
        );
        assert!(read("cross-ruff", None).cross_ruff);
        assert!(read("taglio incrociato", None).cross_ruff);
        assert_eq!(read("finessing the spades", None).finesses, [Suit::Spades]);
    }

    #[test]
    fn what_is_not_understood_is_reported_and_not_used() {
        let said = read("I am not drawing trumps, hearts are solid", None);
        assert!(said.mentions_trumps);
        assert!(!said.draws_trumps());
        assert_eq!(said.plan, []);
        assert_eq!(said.not_understood.len(), 2);
        assert_eq!(read("", None), Statement::default());
        assert_eq!(read("the king", None).not_understood.len(), 1);
        assert_eq!(read("a small spade", None).not_understood.len(), 1);
    }
}
