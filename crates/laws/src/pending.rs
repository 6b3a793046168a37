//! The one answer that a board waits for. What is asked is plain data ([`Awaiting`]); what an answer does knows the Law that
//! asked: each question is a small type in the file of its Law, a [`Matter`].

use core::any::Any;
use core::fmt::Debug;

use contract_bridge::{Card, Seat};

use crate::awaiting::{Awaiting, Choice, Question};
use crate::entry::{Action, Finding, SpokenCall};
use crate::impossible::Impossible;
use crate::notation::card_text;
use crate::play::Play;
use crate::table::{Phase, Table};

/// A question, and the matter that it is about.
#[derive(Debug, Clone)]
pub(crate) struct Pending {
    pub awaiting: Awaiting,
    pub matter: Box<dyn Matter>,
    /// The Director has come to the table since it was asked: nobody goes on before it is answered (9B2).
    pub director: bool,
}

impl Pending {
    pub fn new(awaiting: Awaiting, matter: impl Matter) -> Self {
        Self {
            awaiting,
            matter: Box::new(matter),
            director: false,
        }
    }

    /// Whether that player is offered that choice.
    pub fn offers(&self, seat: Seat, choice: Choice) -> bool {
        let among = match &self.awaiting.question {
            Question::Options(options) => options.contains(&choice),
            Question::Fact(_) => false,
        };
        among && self.awaiting.by.includes(seat)
    }
}

/// A question that the Director lets wait while he rules on a fact that he has found, and the board as it was when it was asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Waiting {
    pub asked: Box<Pending>,
    pub board: Standing,
}

/// How far a board has come: if it has been put back, what was asked of later calls and cards is asked no more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Standing {
    phase: Phase,
    calls: usize,
    turn: Seat,
    cards: usize,
}

impl Standing {
    pub fn of(table: &Table) -> Self {
        let cards = |play: &Play| 4 * play.number() + play.trick.plays().count();
        Self {
            phase: table.phase,
            calls: table.auction.calls.len(),
            turn: table.auction.turn,
            cards: table.play.as_ref().map_or(0, cards),
        }
    }
}

/// What a Law has asked about: what each answer does, and what others look at while the board waits. When an answer is handed
/// over the board waits no more; one that is refused changes nothing, for then the whole entry is undone.
pub(crate) trait Matter: Any + Debug + Send + Sync + Alike {
    /// A player has made a choice that was offered to him; with the call that he makes, if the choice is to change one.
    fn chosen(self: Box<Self>, _: &mut Table, _: Seat, _: Choice, _said: Option<SpokenCall>) {}

    /// The Director has found a fact.
    fn found(self: Box<Self>, _: &mut Table, finding: &Finding) -> Result<(), Impossible> {
        Err(not_sought(finding))
    }

    /// A player takes back a card and plays this one, if that is what he is asked for.
    fn corrected(self: Box<Self>, _: &mut Table, by: Seat, card: Card) -> Result<(), Impossible> {
        Err(not_asked_to_correct(by, card))
    }

    /// A card is played before the answer.
    fn card_played(&self, _: &mut Table, _: Seat, _: Card) -> Meanwhile {
        Meanwhile::Held
    }

    /// The card that this is about was played by one whom an opponent told that it was his turn: it goes back (47E1). False if
    /// it is about no card of his.
    fn goes_back(&self, _: &mut Table, _of: Seat) -> bool {
        false
    }

    /// The cards that lie on the table outside the tricks while the answer is awaited.
    fn cards_on_the_table(&self) -> Vec<(Seat, Card)> {
        Vec::new()
    }

    /// What has been led or played to the next trick and is back in the hands for the time being.
    fn next_trick(&self) -> &[(Seat, Card)] {
        &[]
    }

    /// Whose call it is about, if that neither stands nor is cancelled before the answer.
    fn about_call_of(&self) -> Option<Seat> {
        None
    }

    /// The call that was made and does not stand, about which its maker's left-hand opponent is asked (27A1, 29A).
    fn call_in_question(&self) -> Option<(Seat, SpokenCall)> {
        None
    }

    /// A choice of declarer before a defender's turn that is asked again by itself, so that something else may be ruled on
    /// before.
    fn comes_again(&self) -> bool {
        false
    }

    /// What was done is taken in its most natural reading, because the players go on and no Director is there (9B, 10A).
    fn goes_on(&self, _: &mut Table, _by: Seat, _: &Action) {}

    /// A choice of declarer over a defender's lead: once it is made he may have another over the same lead (26, 50D2).
    fn is_over_a_lead(&self) -> bool {
        false
    }
}

/// What a card does that is played while the board waits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Meanwhile {
    /// Nothing: it cannot be played before the answer.
    Held,
    /// This player accepts by it what he is asked about, and then it is played.
    Accepts(Seat),
    /// Nothing more is to be done with it.
    Done,
}

/// A finding that nobody asked for.
pub(crate) fn not_sought(finding: &Finding) -> Impossible {
    Impossible::NotSought {
        finding: finding.to_string(),
    }
}

/// A card put in the place of another that nobody asked for.
pub(crate) fn not_asked_to_correct(seat: Seat, card: Card) -> Impossible {
    Impossible::NotAsked {
        seat,
        word: format!("corrects {}", card_text(card)),
    }
}

/// What `Clone` and `PartialEq` are for a matter in its box: a table is copied and compared with all that it waits for.
pub(crate) trait Alike {
    fn copy(&self) -> Box<dyn Matter>;
    fn equals(&self, other: &dyn Matter) -> bool;
}

impl<T: Matter + Clone + PartialEq> Alike for T {
    fn copy(&self) -> Box<dyn Matter> {
        Box::new(self.clone())
    }

    fn equals(&self, other: &dyn Matter) -> bool {
        (other as &dyn Any).downcast_ref() == Some(self)
    }
}

impl Clone for Box<dyn Matter> {
    fn clone(&self) -> Self {
        (**self).copy()
    }
}

impl PartialEq for Pending {
    fn eq(&self, other: &Self) -> bool {
        self.awaiting == other.awaiting
            && self.director == other.director
            && self.matter.equals(&*other.matter)
    }
}

impl Eq for Pending {}
