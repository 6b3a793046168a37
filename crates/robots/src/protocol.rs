//! The messages of the table manager protocol of the computer championships (Blue Chip, version 18): plain lines over TCP.
//!
//! Programs write them in capitals or not, with a full stop at the end or not; all of that is read. What we write is written one way.

use core::fmt;

use contract_bridge::auction::Call;
use contract_bridge::{AbsoluteVulnerability, Card, Hand, Rank, Seat, Suit};
use openroom_laws::Board;
use openroom_laws::notation::{call_text, parse_call};

/// The version that we speak.
pub const VERSION: u32 = 18;

/// What a player says that he waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Waits {
    /// The names of the teams.
    Teams,
    /// The first board.
    Start,
    /// The number of the board, its dealer and vulnerability.
    Deal,
    /// His cards.
    Cards,
    /// The call of another player.
    Bid(Seat),
    /// The card of another hand to that trick; without a seat, of dummy.
    Card(Option<Seat>, u8),
    /// Dummy's hand.
    Dummy,
}

/// A line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// A program wants to sit down.
    Connecting {
        /// Its team.
        team: String,
        /// Where; none if it takes any seat.
        seat: Option<Seat>,
        /// The version that it speaks.
        version: u32,
    },
    /// It sits.
    Seated {
        /// Where.
        seat: Seat,
        /// Its team.
        team: String,
    },
    /// The teams: North-South, East-West.
    Teams([String; 2]),
    /// A player is ready.
    Ready {
        /// Who.
        seat: Seat,
        /// For what.
        waits: Waits,
    },
    /// A board begins.
    StartOfBoard,
    /// Which.
    Deal(Board),
    /// A player's hand.
    Cards(Seat, Hand),
    /// Dummy's hand.
    DummysCards(Hand),
    /// A call.
    Calls {
        /// Whose.
        seat: Seat,
        /// The call.
        call: Call,
        /// What it means, if it is alerted.
        alert: Option<String>,
    },
    /// Who leads to the trick: a seat, or dummy.
    ToLead(Option<Seat>),
    /// A card from a hand.
    Plays(Seat, Card),
    /// All boards are played.
    EndOfSession,
    /// Something that needs no answer, such as the time used.
    Other(String),
}

const SUITS: [Suit; 4] = [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs];

const fn name(seat: Seat) -> &'static str {
    match seat {
        Seat::North => "North",
        Seat::East => "East",
        Seat::South => "South",
        Seat::West => "West",
    }
}

const fn letter(suit: Suit) -> char {
    match suit {
        Suit::Spades => 'S',
        Suit::Hearts => 'H',
        Suit::Diamonds => 'D',
        Suit::Clubs => 'C',
    }
}

/// A hand as the protocol writes it: `S A K 3. H -. D J T. C 9 8 7 6 5 4 3 2.`
struct Written(Hand);

impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, suit) in SUITS.into_iter().enumerate() {
            if place > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{}", letter(suit))?;
            let mut ranks: Vec<Rank> = self.0[suit].iter().collect();
            ranks.sort_unstable_by(|a, b| b.cmp(a));
            for rank in &ranks {
                write!(f, " {}", rank.letter())?;
            }
            f.write_str(if ranks.is_empty() { " -." } else { "." })?;
        }
        Ok(())
    }
}

impl fmt::Display for Waits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Teams => f.write_str("for teams"),
            Self::Start => f.write_str("to start"),
            Self::Deal => f.write_str("for deal"),
            Self::Cards => f.write_str("for cards"),
            Self::Bid(seat) => write!(f, "for {}'s bid", name(*seat)),
            Self::Card(Some(seat), trick) => {
                write!(f, "for {}'s card to trick {trick}", name(*seat))
            }
            Self::Card(None, trick) => write!(f, "for dummy's card to trick {trick}"),
            Self::Dummy => f.write_str("for dummy"),
        }
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Connecting {
                team,
                seat,
                version,
            } => {
                let seat = seat.map_or("ANYPL", name);
                write!(
                    f,
                    "Connecting \"{team}\" as {seat} using protocol version {version}"
                )
            }
            Self::Seated { seat, team } => write!(f, "{} (\"{team}\") seated", name(*seat)),
            Self::Teams([ns, ew]) => write!(f, "Teams : N/S : \"{ns}\" E/W : \"{ew}\""),
            Self::Ready { seat, waits } => write!(f, "{} ready {waits}", name(*seat)),
            Self::StartOfBoard => f.write_str("Start of board"),
            Self::Deal(board) => {
                let vulnerable = match board.vul {
                    AbsoluteVulnerability::NONE => "Neither",
                    AbsoluteVulnerability::NS => "N/S",
                    AbsoluteVulnerability::EW => "E/W",
                    _ => "Both",
                };
                let number = board.number.unwrap_or_default();
                write!(
                    f,
                    "Board number {number}. Dealer {}. {vulnerable} vulnerable.",
                    name(board.dealer)
                )
            }
            Self::Cards(seat, hand) => write!(f, "{}'s cards : {}", name(*seat), Written(*hand)),
            Self::DummysCards(hand) => write!(f, "Dummy's cards : {}", Written(*hand)),
            Self::Calls { seat, call, alert } => {
                let seat = name(*seat);
                match call {
                    Call::Pass => write!(f, "{seat} passes"),
                    Call::Double => write!(f, "{seat} doubles"),
                    Call::Redouble => write!(f, "{seat} redoubles"),
                    Call::Bid(_) => write!(f, "{seat} bids {}", call_text(*call)),
                }?;
                match alert {
                    Some(words) => write!(f, " Alert. {words}"),
                    None => Ok(()),
                }
            }
            Self::ToLead(seat) => write!(f, "{} to lead", seat.map_or("Dummy", name)),
            Self::Plays(seat, card) => {
                let (rank, suit) = (card.rank.letter(), letter(card.suit));
                write!(f, "{} plays {rank}{suit}", name(*seat))
            }
            Self::EndOfSession => f.write_str("End of session"),
            Self::Other(text) => f.write_str(text),
        }
    }
}

impl Message {
    /// A line, without its end. What is no message that a table waits for is [`Message::Other`].
    #[must_use]
    pub fn read(line: &str) -> Self {
        let line = line.trim();
        read(line).unwrap_or_else(|| Self::Other(line.to_owned()))
    }
}

/// A word without the marks around it, in small letters.
fn plain(word: &str) -> String {
    word.trim_matches(['.', ',', ':', '(', ')']).to_lowercase()
}

fn seat_of(word: &str) -> Option<Seat> {
    Some(match word {
        "north" | "n" => Seat::North,
        "east" | "e" => Seat::East,
        "south" | "s" => Seat::South,
        "west" | "w" => Seat::West,
        _ => return None,
    })
}

fn read(line: &str) -> Option<Message> {
    let words: Vec<String> = line.split_whitespace().map(plain).collect();
    let words: Vec<&str> = words
        .iter()
        .map(String::as_str)
        .filter(|it| !it.is_empty())
        .collect();
    let quoted = || line.split('"').skip(1).step_by(2).map(str::to_owned);
    match words.as_slice() {
        [
            "connecting",
            ..,
            "as",
            seat,
            "using",
            "protocol",
            "version",
            version,
        ] => Some(Message::Connecting {
            team: quoted().next()?,
            seat: seat_of(seat),
            version: version.parse().ok()?,
        }),
        ["start", "of", "board"] => Some(Message::StartOfBoard),
        ["end", "of", "session"] => Some(Message::EndOfSession),
        ["teams", ..] => {
            let mut names = quoted();
            Some(Message::Teams([names.next()?, names.next()?]))
        }
        [
            "board",
            "number",
            number,
            "dealer",
            dealer,
            vulnerable,
            "vulnerable",
        ] => Some(Message::Deal(Board {
            number: Some(number.parse().ok()?),
            dealer: seat_of(dealer)?,
            vul: match *vulnerable {
                "neither" => AbsoluteVulnerability::NONE,
                "n/s" => AbsoluteVulnerability::NS,
                "e/w" => AbsoluteVulnerability::EW,
                "both" => AbsoluteVulnerability::ALL,
                _ => return None,
            },
        })),
        ["dummy", "to", "lead"] => Some(Message::ToLead(None)),
        [seat, "to", "lead"] => Some(Message::ToLead(Some(seat_of(seat)?))),
        ["dummy's", "cards", ..] => Some(Message::DummysCards(hand(line)?)),
        [whose, "cards", ..] => {
            let seat = seat_of(whose.strip_suffix("'s")?)?;
            Some(Message::Cards(seat, hand(line)?))
        }
        [seat, "ready", rest @ ..] => Some(Message::Ready {
            seat: seat_of(seat)?,
            waits: waits(rest)?,
        }),
        [seat, .., "seated"] => Some(Message::Seated {
            seat: seat_of(seat)?,
            team: quoted().next()?,
        }),
        [seat, "plays", card] => Some(Message::Plays(seat_of(seat)?, card_of(card)?)),
        [seat, "passes", ..] => Some(calls(seat_of(seat)?, Call::Pass, line)),
        [seat, "doubles", ..] => Some(calls(seat_of(seat)?, Call::Double, line)),
        [seat, "redoubles", ..] => Some(calls(seat_of(seat)?, Call::Redouble, line)),
        [seat, "bids", bid, ..] => {
            let mut bid = bid.to_uppercase();
            if bid.len() == 2 && bid.ends_with('N') {
                bid.push('T');
            }
            let call = parse_call(&bid).filter(|call| matches!(call, Call::Bid(_)))?;
            Some(calls(seat_of(seat)?, call, line))
        }
        _ => None,
    }
}

fn calls(seat: Seat, call: Call, line: &str) -> Message {
    // Letters outside ASCII may change their length when they are made small: the place is looked for in bytes.
    let place = line.to_ascii_lowercase().find(" alert");
    let alert = place.map(|place| {
        let words = &line[place + " alert".len()..];
        words.trim_start_matches(['.', ':', ' ']).trim().to_owned()
    });
    Message::Calls { seat, call, alert }
}

fn waits(words: &[&str]) -> Option<Waits> {
    Some(match words {
        ["for", "teams"] => Waits::Teams,
        ["to", "start"] => Waits::Start,
        ["for", "deal"] => Waits::Deal,
        ["for", "cards"] => Waits::Cards,
        ["for", "dummy"] => Waits::Dummy,
        ["for", whose, "bid"] => Waits::Bid(seat_of(whose.strip_suffix("'s")?)?),
        ["for", "dummy's", "card", "to", "trick", trick] => Waits::Card(None, trick.parse().ok()?),
        ["for", whose, "card", "to", "trick", trick] => {
            let seat = seat_of(whose.strip_suffix("'s")?)?;
            Waits::Card(Some(seat), trick.parse().ok()?)
        }
        _ => return None,
    })
}

/// A card: rank, then suit.
fn card_of(word: &str) -> Option<Card> {
    let word = word.to_uppercase().replace("10", "T");
    let mut letters = word.chars();
    let (rank, suit) = (letters.next()?, letters.next()?);
    let suit = SUITS.into_iter().find(|&it| letter(it) == suit)?;
    let rank: Rank = rank.to_string().parse().ok()?;
    letters.next().is_none().then_some(Card { suit, rank })
}

/// A hand behind the colon.
fn hand(line: &str) -> Option<Hand> {
    let (_, cards) = line.split_once(':')?;
    let mut hand = Hand::EMPTY;
    for part in cards.split('.') {
        let mut words = part.split_whitespace();
        let Some(suit) = words.next() else { continue };
        let suit = SUITS
            .into_iter()
            .find(|&it| suit.eq_ignore_ascii_case(&letter(it).to_string()))?;
        for word in words.filter(|word| *word != "-") {
            let card = card_of(&format!("{word}{}", letter(suit)))?;
            if !hand.insert(card) {
                return None;
            }
        }
    }
    Some(hand)
}

#[cfg(test)]
mod tests {
    use super::Message;

    #[test]
    fn what_is_written_is_read_again() {
        for line in [
            "Connecting \"Red Team\" as North using protocol version 18",
            "North (\"Red Team\") seated",
            "North ready for teams",
            "Teams : N/S : \"Red Team\" E/W : \"Blue\"",
            "West ready to start",
            "Start of board",
            "East ready for deal",
            "Board number 8. Dealer West. Neither vulnerable.",
            "South ready for cards",
            "South's cards : S A K J 4 3. H -. D 6 5 4 3. C Q J T 9.",
            "South ready for West's bid",
            "West bids 1NT Alert. 15-17 2-5S 2-5H 2-6D 2-6C",
            "North passes",
            "East doubles",
            "South redoubles",
            "East to lead",
            "Dummy to lead",
            "East plays TC",
            "South ready for East's card to trick 1",
            "South ready for dummy",
            "Dummy's cards : S A Q T 8 2. H K 7. D K 5 2. C A 7 6.",
            "West ready for dummy's card to trick 13",
            "End of session",
        ] {
            let read = Message::read(line);
            assert!(!matches!(read, Message::Other(_)), "{line}");
            assert_eq!(read.to_string(), line);
        }
    }

    #[test]
    fn what_others_write_is_read() {
        for (other, ours) in [
            ("NORTH BIDS 3N.", "North bids 3NT"),
            ("WEST ready for  NORTH's bid", "West ready for North's bid"),
            ("EAST plays 10h", "East plays TH"),
            ("WEST PASSES", "West passes"),
            (
                "Board number 3. Dealer South. E/W vulnerable",
                "Board number 3. Dealer South. E/W vulnerable.",
            ),
            (
                "Connecting \"WBridge5\" as ANYPL using protocol version 18",
                "Connecting \"WBridge5\" as ANYPL using protocol version 18",
            ),
        ] {
            assert_eq!(Message::read(other).to_string(), ours);
        }
        for nonsense in [
            "",
            "North",
            "North plays 1C",
            "North bids 8C",
            "Timing - N/S : 00:10",
            "é Alert",
        ] {
            assert!(
                matches!(Message::read(nonsense), Message::Other(_)),
                "{nonsense}"
            );
        }
    }
}
