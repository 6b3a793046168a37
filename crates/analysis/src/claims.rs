//! Claims under Law 70: the tricks of claimer's side on the worst normal line, with that line.
//!
//! What counts as normal is written in `docs/claims.md` and done in `claims/normal.rs`. The answer is a proposal: the Director
//! accepts it or rules otherwise.
//!
//! ```
//! use contract_bridge::{Hand, Seat, Strain};
//! use openroom_analysis::{Claim, Position, analyse};
//!
//! // A good trump, two good spades and a good heart; a small trump is out, and nothing was said of it.
//! let hands = ["65.32..", "...5432", "432..2.", "AK.A.9."].map(|hand| hand.parse::<Hand>().unwrap());
//! let position = Position::new(hands, Strain::Diamonds, Seat::West, &[]).unwrap();
//! let claim = Claim::new(position, Seat::West, true, 4);
//! let proposal = analyse(&claim).unwrap();
//! assert_eq!(proposal.tricks, 3);
//! assert_eq!(proposal.clause(), "70C");
//! ```

mod at_table;
pub mod cases;
mod lines;
mod normal;
mod restraint;
mod search;
pub mod statement;
mod vocabulary;

use contract_bridge::{Card, Rank, Seat, Suit};
use openroom_laws::table::{PenaltyKind, Restriction};
use openroom_laws::{Edition, Side};

use crate::double_dummy;
use crate::position::{Position, PositionError};
pub use at_table::in_log;
use lines::{Line, Lines, beliefs, guessed, lost_tricks, out_in, rules, winners};
use normal::Rules;
use search::Bits;
use statement::{Statement, Step};

/// The class of player, by which normal play is measured (the footnote of Law 70).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Class {
    /// May overlook two cards of a suit.
    Beginner,
    /// May overlook one card.
    #[default]
    Average,
    /// Overlooks no card, but for trumps of which he said nothing.
    Expert,
}

/// On what ground the Director is asked for the tricks: each has its own measure.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Ground {
    /// The claim is contested (70): doubt goes against the claimer.
    #[default]
    Contested,
    /// The other side takes back an agreement that was established (69B2): it gets what it would likely have won.
    Agreement,
    /// Claimer's side takes back a concession (71): it gets what no normal play would lose.
    Concession,
}

/// A claim, or a concession read as a claim of the rest.
#[derive(Debug, Clone)]
pub struct Claim {
    /// The cards at that moment.
    pub position: Position,
    /// Who claimed.
    pub by: Seat,
    /// It was declarer or dummy.
    pub declares: bool,
    /// Tricks claimed of those not complete.
    pub tricks: u8,
    /// What was said with it, if anything.
    pub words: String,
    /// The Laws that apply.
    pub edition: Edition,
    /// Why the Director is asked.
    pub ground: Ground,
    /// The class of player.
    pub class: Class,
    /// An unstated order within a suit is from the top down, as a Regulating Authority may lay down (70E2).
    pub top_down: bool,
    /// By seat, the suits to which a hand has not followed, a bit for each from clubs up.
    pub shown_out: [u8; 4],
    /// Claimer's side has just led a round of trumps.
    pub after_trumps: bool,
    /// Penalty cards on the table.
    pub penalty_cards: Vec<(Seat, Card, PenaltyKind)>,
    /// The lead or play restriction in force.
    pub restriction: Option<Restriction>,
}

impl Claim {
    /// A claim without a statement, of which nothing else is known.
    #[must_use]
    pub const fn new(position: Position, by: Seat, declares: bool, tricks: u8) -> Self {
        Self {
            position,
            by,
            declares,
            tricks,
            words: String::new(),
            edition: Edition::E2017,
            ground: Ground::Contested,
            class: Class::Average,
            top_down: true,
            shown_out: [0; 4],
            after_trumps: false,
            penalty_cards: Vec::new(),
            restriction: None,
        }
    }

    fn side(&self) -> Side {
        Side::of(self.by)
    }
}

/// How sure the proposal is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Confidence {
    /// The Director must judge something that decides.
    Doubtful,
    /// Ruled on a default that the play may overturn.
    Likely,
    /// Every line, or every normal line, comes to the same.
    Sure,
}

/// Why the proposal is as sure as it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reason {
    /// Even seeing all four hands no line wins more.
    NoLineWinsMore,
    /// No normal line does worse than was claimed.
    NoNormalLineLoses,
    /// A trump is out of which nothing was said: was the claimer really unaware of it?
    TrumpNotMentioned,
    /// The line shows that trumps were being drawn: the claimer is taken to know those that are out.
    TrumpsBeingDrawn,
    /// The missing card could be found only by a play that was not stated.
    CardNotLocated,
    /// In 2007 the Director must ask whether another line would be irrational; if it would, it is so many tricks.
    OtherLineIrrational(u8),
    /// A defender's claim depends on what the partner plays.
    PartnerChooses,
    /// The order of suits or a discard, played carelessly, loses it.
    CarelessOrder,
    /// It is lost only if the claimer has overlooked these cards: has he?
    Overlooked(Vec<Card>),
    /// From the top down is a setting of the Regulating Authority; otherwise it would be fewer.
    TopDown,
    /// Parts of the statement were not understood.
    NotUnderstood,
    /// Not every normal line could be examined.
    NotAllExamined,
    /// The conceded trick cannot be lost by normal play.
    ConcededTooMuch,
    /// A normal line loses the conceded trick.
    ConcessionStands,
    /// It was agreed, and with care nothing more would be lost; carelessly played it would be so many tricks: would the others
    /// likely have won them?
    LikelyOrNot(u8),
}

/// A trick that the line loses.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lost {
    /// Its number among those left at the claim, from 1.
    pub number: u8,
    /// Its cards.
    pub cards: Vec<(Seat, Card)>,
    /// Who wins it.
    pub winner: Seat,
    /// The clause by which it is lost; `None` if it was conceded.
    pub clause: Option<&'static str>,
}

impl Lost {
    fn winning_card(&self) -> Option<Card> {
        let won = self.cards.iter().find(|(seat, _)| *seat == self.winner);
        won.map(|&(_, card)| card)
    }
}

/// The proposal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Analysis {
    /// Tricks of claimer's side of those left at the claim.
    pub tricks: u8,
    /// Tricks left at the claim, the one in progress included.
    pub left: u8,
    /// Tricks claimed of these.
    pub claimed: u8,
    /// Tricks of claimer's side double dummy.
    pub double_dummy: u8,
    /// The worst normal line, card by card; none where a concession or an agreement decides.
    pub line: Vec<(Seat, Card)>,
    /// The tricks that the line loses.
    pub lost: Vec<Lost>,
    /// The clauses that decided, the first of them above all.
    pub clauses: Vec<&'static str>,
    /// How sure.
    pub confidence: Confidence,
    /// Why.
    pub reasons: Vec<Reason>,
    /// The statement as it was understood.
    pub statement: Statement,
    /// Cards tried in the search.
    pub nodes: u64,
}

impl Analysis {
    /// The clause that decided.
    #[must_use]
    pub fn clause(&self) -> &'static str {
        self.clauses.first().copied().unwrap_or("70A")
    }

    /// Whether every normal line was examined.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        !self.reasons.contains(&Reason::NotAllExamined)
    }
}

/// Clauses by which just the trick is lost that one card wins, or none at all.
const OF_ONE_CARD: [&str; 4] = ["70C", "70E1", "70C2", "70E2"];

/// Analyses a claim.
///
/// # Errors
///
/// [`PositionError`] if the position cannot be solved.
pub fn analyse(claim: &Claim) -> Result<Analysis, PositionError> {
    let said = statement::read(&claim.words, claim.position.trump());
    let left = claim.position.tricks_left();
    let claimed = claim.tricks.min(left);
    let best = double_dummy::tricks_from(&claim.position, claim.side())?;
    let rules = rules(claim, &said);
    let mut lines = Lines::new(claim, said.rounds);

    // First a claimer who reckons with every card, and draws trumps; then one who has overlooked some.
    let trumps_out = out_in(claim, claim.position.trump());
    let unaware = trumps_out != 0 && !said.mentions_trumps && !rules.draws();
    let drawing = if unaware {
        rules.drawing_trumps()
    } else {
        rules.clone()
    };
    let aware = lines.worst(&drawing, &[0], left + 1);
    let base = if unaware { trumps_out } else { 0 };
    // Who gave up just the tricks that such a claimer loses reckons with the cards that win them.
    let known = match claimed == aware.tricks {
        true => winners(&lost_tricks(claim, &aware.line)),
        false => 0,
    };
    let known = known | given_up(claim, &said);
    let aware_tricks = aware.tricks;
    let careless = lines.worst(&rules, &beliefs(claim, base, known), aware.tricks);
    let overlooked = careless.overlooked & !base;
    let by_trumps = match unaware && careless.tricks < aware.tricks {
        true => {
            // What it costs that he knows of no trump, the high ones too: all of that is 70C.
            let reckoning = beliefs(claim, 0, known | trumps_out);
            let drawn = lines.worst(&drawing, &reckoning, aware.tricks);
            drawn.tricks.saturating_sub(careless.tricks)
        }
        false => 0,
    };
    let worst = if careless.tricks < aware.tricks {
        careless
    } else {
        aware
    };
    let worst = no_worse_than_unsaid(claim, &said, &rules, &mut lines, worst, base, known);
    let worst = match worst.tricks > claimed {
        // More than was claimed only if no normal way of playing the rest loses it, whatever he meant to do (71).
        true => {
            let wide = Rules {
                wide: true,
                ..rules.clone()
            };
            let wide = lines.worst(&wide, &beliefs(claim, base, 0), worst.tricks);
            conceded(worst, wide, claimed)
        }
        false => worst,
    };
    let tricks = worst.tricks;
    if claim.ground != Ground::Contested {
        return Ok(withdrawn(claim, said, &lines, claimed, tricks, best));
    }
    let mut lost = lost_tricks(claim, &worst.line);

    let mut reasons = Vec::new();
    let mut clauses = Vec::new();
    let mut confidence = Confidence::Sure;
    if tricks > claimed {
        clauses.push(match claim.edition {
            Edition::E2007 => "71.2",
            Edition::E2017 => "71B",
        });
        reasons.push(Reason::ConcededTooMuch);
    } else if tricks == claimed {
        clauses.push("70A");
        let held = tricks < left && worst.line.is_empty();
        reasons.push(match held {
            true => Reason::ConcessionStands,
            false => Reason::NoNormalLineLoses,
        });
    } else if tricks == best {
        clauses.push("70A");
        reasons.push(Reason::NoLineWinsMore);
    } else {
        confidence = Confidence::Likely;
        if by_trumps > 0 {
            clauses.push("70C");
            reasons.push(Reason::TrumpNotMentioned);
        }
        let finesses = guessed(claim, &lost);
        if finesses != 0 {
            clauses.push("70E1");
            reasons.push(Reason::CardNotLocated);
            if claim.edition == Edition::E2007 {
                // The same search with the card caught wherever it can be.
                let taken = Rules {
                    finesses,
                    ..rules.clone()
                };
                let taken = lines.worst(&taken, &[base], left + 1).tricks;
                reasons.push(Reason::OtherLineIrrational(taken.clamp(tricks, claimed)));
                confidence = Confidence::Doubtful;
            }
        }
        if !claim.declares {
            clauses.push("70D2");
            reasons.push(Reason::PartnerChooses);
        }
        if clauses.is_empty() {
            clauses.push("70D1");
        }
        if tricks < aware_tricks && overlooked != 0 {
            reasons.push(Reason::Overlooked(search::cards_of(overlooked)));
            confidence = Confidence::Doubtful;
        } else if clauses == ["70D1"] {
            reasons.push(Reason::CarelessOrder);
            confidence = Confidence::Doubtful;
        }
    }
    if rules.draws() && !said.draws_trumps() && trumps_out != 0 {
        clauses.push("70C2");
        reasons.push(Reason::TrumpsBeingDrawn);
        confidence = confidence.min(Confidence::Likely);
    }
    if claim.top_down {
        let any_order = Rules {
            top_down: false,
            ..rules
        };
        if lines.worst(&any_order, &[base], tricks).tricks < tricks {
            clauses.push("70E2");
            reasons.push(Reason::TopDown);
            confidence = confidence.min(Confidence::Likely);
        }
    }
    if !said.not_understood.is_empty() {
        reasons.push(Reason::NotUnderstood);
        confidence = Confidence::Doubtful;
    }
    if !lines.complete {
        reasons.push(Reason::NotAllExamined);
        confidence = Confidence::Doubtful;
    }
    // The conceded ones come first, the others cost.
    let costs = usize::from(claimed.saturating_sub(tricks));
    let conceded = lost.len().saturating_sub(costs);
    for lost in &mut lost[conceded..] {
        let trump = claim.position.trump();
        let trump = trump.is_some() && lost.winning_card().map(|card| card.suit) == trump;
        lost.clause = match () {
            () if trump && clauses.contains(&"70C") => Some("70C"),
            () if clauses.contains(&"70E1") && guessed(claim, std::slice::from_ref(lost)) != 0 => {
                Some("70E1")
            }
            () => {
                let others = clauses.iter().find(|clause| !OF_ONE_CARD.contains(clause));
                Some(others.copied().unwrap_or("70D1"))
            }
        };
    }
    Ok(Analysis {
        tricks,
        left,
        claimed,
        double_dummy: best,
        line: worst.line.clone(),
        lost,
        clauses,
        confidence,
        reasons,
        statement: said,
        nodes: lines.nodes,
    })
}

/// What is left of a concession when the rest is played in any normal way. Where that would lose more than was given up, the
/// figure is held at what was claimed, and no line is shown: the one found loses too much for it.
fn conceded(meant: Line, wide: Line, claimed: u8) -> Line {
    match wide.tricks {
        tricks if tricks >= meant.tricks => meant,
        tricks if tricks >= claimed => wide,
        _ => Line {
            tricks: claimed,
            ..Line::default()
        },
    }
}

/// A statement that only says which winners are cashed commits to no worse line: the claim is then worth no less than without
/// a word.
fn no_worse_than_unsaid(
    claim: &Claim,
    said: &Statement,
    rules: &Rules,
    lines: &mut Lines,
    worst: Line,
    base: Bits,
    known: Bits,
) -> Line {
    let bound = said.plan.is_empty() || !cashes_winners(claim, said);
    if bound || worst.tricks >= claim.tricks {
        return worst;
    }
    let left = claim.position.tricks_left();
    let mut unsaid = rules.clone();
    unsaid.plan.retain(|step| step.lead == normal::Lead::Trumps);
    let unsaid = lines.worst(&unsaid, &beliefs(claim, base, known), left + 1);
    match unsaid.tricks > worst.tricks {
        true => unsaid,
        false => worst,
    }
}

/// Whether nothing is stated but winners to be cashed, and trumps to be drawn.
fn cashes_winners(claim: &Claim, said: &Statement) -> bool {
    let own = claim.position.hand(claim.by) | claim.position.hand(claim.by.partner());
    let wins = |suit: Suit, rank: Rank| {
        let card = search::index_of(Card { suit, rank });
        out_in(claim, Some(suit)) & search::above(card) == 0
    };
    let plain = |step: &Step| match step.lead {
        _ if step.throws.is_some() => false,
        statement::Lead::Trumps => true,
        statement::Lead::Card(card) => wins(card.suit, card.rank),
        statement::Lead::Suit(suit) => own[suit].iter().next().is_some_and(|top| wins(suit, top)),
        statement::Lead::Ruff(_) => false,
    };
    let bare = said.finesses.is_empty() && !said.cross_ruff && said.rounds.is_none();
    bare && said.plan.iter().all(plain)
}

/// The cards with which he reckons who gives up a trick in their suit.
fn given_up(claim: &Claim, said: &Statement) -> Bits {
    let suits = said.gives_up.iter();
    suits.fold(0, |all, &suit| all | out_in(claim, Some(suit)))
}

/// An agreement (69B2) or a concession (71) is taken back: whoever does so never loses by it.
fn withdrawn(
    claim: &Claim,
    statement: Statement,
    lines: &Lines,
    claimed: u8,
    worst: u8,
    best: u8,
) -> Analysis {
    let cancelled = match claim.edition {
        Edition::E2007 => "71.2",
        Edition::E2017 => "71B",
    };
    let (tricks, clause, confidence, reason) = match claim.ground {
        Ground::Concession if worst > claimed => (
            worst,
            cancelled,
            Confidence::Likely,
            Reason::ConcededTooMuch,
        ),
        Ground::Concession => (claimed, "71", Confidence::Likely, Reason::ConcessionStands),
        // Whatever claimer does, the others win it: they would likely have.
        _ if best < claimed => (best, "69B2", Confidence::Likely, Reason::NoLineWinsMore),
        _ if worst < claimed => {
            let reason = Reason::LikelyOrNot(worst);
            (claimed, "69B2", Confidence::Doubtful, reason)
        }
        _ => (claimed, "69A", Confidence::Sure, Reason::NoNormalLineLoses),
    };
    Analysis {
        tricks,
        left: claim.position.tricks_left(),
        claimed,
        double_dummy: best,
        line: Vec::new(),
        lost: Vec::new(),
        clauses: vec![clause],
        confidence,
        reasons: vec![reason],
        statement,
        nodes: lines.nodes,
    }
}
