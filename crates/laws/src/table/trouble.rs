//! What is irregular in the play: open, exposed, restricted, revoked.

use std::sync::Arc;

use contract_bridge::{Card, Hand, Rank, Seat, Suit};
use serde::ser::SerializeMap as _;
use serde::{Serialize, Serializer};

use super::Table;
use super::revoke::{Revoke, State};
use crate::clause::Clause;
use crate::notation::{card_text, seat_text, suit_text};

/// A lead out of turn that stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct AcceptedLead {
    pub by: Seat,
    pub card: Card,
    /// The number of the trick, from 0.
    pub trick: usize,
    pub without: Arc<Table>,
}

/// What is irregular in the play.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Trouble {
    /// Penalty cards by seat (50).
    pub penalty: [Vec<(Card, PenaltyKind)>; 4],
    /// Lead and play restrictions in force, the newest last.
    pub restrictions: Vec<Restriction>,
    /// What a card has met of them, by trick and hand: if that card is taken back they bind again.
    pub spent: Vec<Spent>,
    /// Those that were over with a trick, from 0, because the lead passed to another hand.
    pub over_with: Vec<(usize, Restriction)>,
    /// Restrictions that a card of a hand that is not known did not meet, with the trick, from 0: it may not have been able to (61A).
    pub perhaps_broken: Vec<(usize, Restriction)>,
    /// What was taken back freely after a revoke of the other side, with the trick, from 0, of that revoke (62C1).
    pub freely_taken_back: Vec<(usize, Seat, Card)>,
    /// Choices of declarer at a defender's first turn to lead (26).
    pub lead_choices: Vec<LeadChoice>,
    /// Not settled yet, the oldest first.
    pub open: Vec<Open>,
    pub revokes: Vec<Revoke>,
    /// The play is over, and nobody wrote down its cards: the Director tells the facts (66D). Declarer's tricks as played,
    /// whatever was put right since.
    pub told: Option<u8>,
    /// The play goes on, and nobody wrote down so many tricks at its beginning.
    pub untold: usize,
    /// A card of dummy that declarer did not name stands, and does not follow suit as the named one did (45D2 of 2017).
    pub misplayed: bool,
    /// Hands that played no card to a trick, from 0, while the play went on (67).
    pub omitted: Vec<(usize, Seat)>,
    /// Attention has been drawn to that.
    pub omission_noticed: bool,
    /// A card that stays played although its turn had not come, with the number of the trick: written once more at his turn it
    /// is the same card (57D of 2017).
    pub early: Option<(Seat, Card, usize)>,
    /// The defender who was asked as well whether a lead of declarer's is accepted, when the one next in turn has answered (55A).
    pub also_asked: Option<Seat>,
    /// The suit that declarer has told dummy to run, and in which trick, from 0 (46).
    pub running: Option<(Suit, usize)>,
    /// A defender has faced an opening lead out of turn, or two cards at once, whatever became of it: the auction period is over (17D1; 22B1 in 2007).
    pub lead_faced: bool,
    /// A face-down opening lead by the wrong defender (41A).
    pub down_out_of_turn: Option<(Seat, Card)>,
    /// Penalty cards that have been played: taken back, they are penalty cards again (50A).
    pub penalty_played: Vec<(Seat, Card, PenaltyKind)>,
    /// A second card of one hand to the same trick, with the number of the trick (45E).
    pub fifth: Option<(Seat, Card, usize)>,
    /// Declarer and the tricks, from 0, about which dummy without rights was the first to ask him (43B2b).
    pub asked_by_dummy: Vec<(Seat, usize)>,
    /// Dummy has broken 43A2 and lost his rights (43B).
    pub dummy_without_rights: bool,
    /// Dummy drew attention first to what is open, without the right to (43B3).
    pub attention_by_dummy: bool,
    /// The last lead out of turn that stood, with the board as it would be without it (47E1).
    pub accepted_lead: Option<AcceptedLead>,
    /// Dummy is known to have faced a card before one was played from there (47E2a).
    pub dummy_faced: bool,
    /// The card that dummy put out or suggested of his own accord in this trick (57C).
    pub dummy_suggested: Option<Card>,
    /// The defender who played early in this trick because of that: he may take his card back if another is named (45D).
    pub early_after_dummy: Option<Seat>,
    /// A defender's lead or play ahead of his partner that has come to its turn since (57A, 60C).
    pub ahead: Option<Ahead>,
    /// Declarer has taken back a lead and not yet led from the right hand (60B).
    pub to_lead_again: bool,
    /// Cards were played together, and the others went on before their owner had said which he played (58B2).
    pub together: Option<Box<Together>>,
    /// Of cards that a hand played together, the one that it has designated, and the others: they came out with it, so that it was not
    /// played instead of one of them (50C, 50D1a).
    pub came_out_with: Vec<(Seat, Card, Hand)>,
    /// The lead choices of 50D2 have been made for this lead.
    pub lead_settled: bool,
    /// While a card of the trick before may be changed: who has led to the next one out of turn, with consent, and whose turn it was (53A).
    pub accepted_over: Option<(Seat, Seat)>,
    /// The leader was misinformed before his lead was faced: he is asked whether he keeps it (47E2a).
    pub lead_in_question: bool,
}

impl Trouble {
    /// Whether Law 64 applies to a revoke as to an established one: it is, or it was corrected after a question of dummy
    /// without rights (43B2b).
    pub fn counts_as_established(&self, revoke: &Revoke) -> bool {
        match revoke.state {
            State::Established(_) => true,
            State::Corrected => self.asked_by_dummy.contains(&(revoke.by, revoke.trick)),
            State::Open => false,
        }
    }
}

/// Something irregular in the play on which nobody has ruled yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Open {
    /// A faced opening lead by the wrong defender; the card lies on the table (54).
    OpeningLead { by: Seat, card: Card },
    /// A later lead out of turn; the card lies on the table (53, 55, 56).
    Lead { by: Seat, card: Card, turn: Seat },
    /// A card that the offending side played on top of that, before the ruling; it lies on the table (60C).
    Later { by: Seat, card: Card },
    /// A lead to the next trick that counts, because the Director deems it one (45E) or the next hand has played on over it (60A1); it
    /// waits for its time.
    EarlyLead { by: Seat, card: Card },
    /// A card of the declaring side played to such a lead; it waits with it (60A1).
    ToEarlyLead { by: Seat, card: Card },
    /// A defender's lead or play ahead of his partner; the card lies on the table (57A).
    Premature {
        by: Seat,
        card: Card,
        /// Declarer or dummy has played on after his partner's card (11A).
        played_on: bool,
    },
    /// A defender's card after one that dummy put out of his own accord for a lead; it lies on the table (45D).
    AfterDummy { by: Seat, card: Card },
    /// Cards shown otherwise than by play; they are still in the hand (48, 49).
    Exposed(Shown),
    /// Another card played than the penalty card that was due; it is in the trick (52).
    PenaltyNotPlayed { by: Seat, trick: usize },
    /// Declarer names another card than before for the same trick (45C4b).
    Renamed { named: Card },
    /// Dummy put out a card of his own accord, a defender played to it, and declarer went on from his own hand: it lies there as played
    /// to that trick, from 0, though he never named it (45D).
    Unnamed { trick: usize },
    /// Dummy put out another card than declarer had named (45D).
    Misplaced { named: Card, trick: usize },
}

/// A defender's lead or play ahead of his partner, when its turn has come and nobody has ruled on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Ahead {
    pub by: Seat,
    pub card: Card,
    /// The trick to which his partner had still to play, from 0.
    pub trick: usize,
    /// Declarer or dummy has played on after his partner's card (11A).
    pub played_on: bool,
}

/// Cards played together of which none has been designated, and what was played since. Until both sides have played to the next trick
/// their owner may still say which he played (58B4).
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Together {
    pub by: Seat,
    /// The table as it waited for him.
    pub table: Table,
    /// The trick, from 0.
    pub trick: usize,
    /// What has been played since, by the others and by himself.
    pub since: Vec<Since>,
}

/// What a hand played after cards of which none had been designated: one card, or several at once again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Since {
    pub by: Seat,
    pub cards: Box<[Card]>,
}

impl Since {
    pub fn one(by: Seat, card: Card) -> Self {
        let cards = Box::new([card]);
        Self { by, cards }
    }

    /// The card, if it is one.
    pub fn single(&self) -> Option<(Seat, Card)> {
        match *self.cards {
            [card] => Some((self.by, card)),
            _ => None,
        }
    }
}

/// Cards shown otherwise than by play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Shown {
    pub by: Seat,
    pub cards: Hand,
    pub deliberately: bool,
    /// The other side has played since, and the Director was not called (11A).
    pub played_on: bool,
    /// His partner has led to the trick on the table since (50D2).
    pub led_over: bool,
    /// He himself has since played another card to that trick, from 0, though he could have played one of these (52).
    pub not_played: Option<usize>,
    /// They came out with a card that was played to that trick, from 0, and nobody has noticed it in time (58B4).
    pub together: Option<usize>,
}

impl Open {
    /// Cards have just been shown.
    pub const fn exposed(by: Seat, cards: Hand, deliberately: bool) -> Self {
        Self::Exposed(Shown {
            by,
            cards,
            deliberately,
            played_on: false,
            led_over: false,
            not_played: None,
            together: None,
        })
    }
}

/// A choice that declarer has when a defender is first to lead, because of a call that his partner withdrew (26).
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct LeadChoice {
    pub leader: Seat,
    pub law: Clause,
    pub requires: Vec<Suit>,
    pub forbids: Vec<Suit>,
}

/// A restriction on what a player may lead or play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Restriction {
    /// The player who is bound.
    pub seat: Seat,
    /// To what.
    pub restricted: Restricted,
    /// Which of his cards it binds.
    pub binds: Binds,
}

/// What bound a hand when it played to a trick. As long as that card stands it is met.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Spent {
    /// The trick, from 0.
    pub trick: usize,
    pub seat: Seat,
    /// Whether he led to it.
    pub led: bool,
    /// The restrictions before his card.
    pub were: Vec<Restriction>,
}

/// Which cards of a player a restriction binds. One over a lead waits for his next lead, whatever is played before (60A3).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Binds {
    /// His next card (51A, 57A).
    Card,
    /// His next lead (26A2a of 2007, 50D2a).
    Lead,
    /// All his leads, from the next on, as long as he keeps the lead (26, 50D2a).
    Leads,
    /// The same, and he has led since.
    WhileOnLead,
}

impl Binds {
    /// Whether it binds leads alone.
    #[must_use]
    pub const fn only_leads(self) -> bool {
        !matches!(self, Self::Card)
    }

    /// What is left of it after the player's next card; none if it is spent.
    pub(crate) const fn after_card(self, led: bool) -> Option<Self> {
        match (self, led) {
            (Self::Card, _) | (Self::Lead, true) => None,
            (Self::Leads, true) => Some(Self::WhileOnLead),
            (left, _) => Some(left),
        }
    }
}

/// `{seat: E, must: H}`, `{seat: E, mustnot: H, while: on-lead}`, `{seat: E, must: highest}`.
impl Serialize for Restriction {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("seat", seat_text(self.seat))?;
        match &self.restricted {
            Restricted::Must(suit) => map.serialize_entry("must", suit_text(*suit))?,
            Restricted::Highest => map.serialize_entry("must", "highest")?,
            Restricted::Lowest => map.serialize_entry("must", "lowest")?,
            Restricted::Card(card) => map.serialize_entry("must", &card_text(*card))?,
            Restricted::MustNot(suits) => match suits.as_slice() {
                [suit] => map.serialize_entry("mustnot", suit_text(*suit))?,
                several => {
                    let several: Vec<_> = several.iter().map(|&suit| suit_text(suit)).collect();
                    map.serialize_entry("mustnot", &several)?;
                }
            },
        }
        if matches!(self.binds, Binds::Leads | Binds::WhileOnLead) {
            map.serialize_entry("while", "on-lead")?;
        }
        map.end()
    }
}

/// What a restriction demands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Restricted {
    /// This suit.
    Must(Suit),
    /// None of these suits.
    MustNot(Vec<Suit>),
    /// The highest card of the suit led (57A1).
    Highest,
    /// The lowest card of the suit led (57A2).
    Lowest,
    /// This card (51A).
    Card(Card),
}

/// The two kinds of penalty card (50B).
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum PenaltyKind {
    /// A lone card below honour rank, exposed unintentionally.
    Minor,
    /// Any other.
    Major,
}

/// Whether a card is an honour: ace to ten.
pub(crate) fn is_honour(card: Card) -> bool {
    card.rank >= Rank::T
}
