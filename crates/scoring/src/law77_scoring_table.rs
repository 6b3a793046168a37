//! Law 77: the duplicate bridge scoring table. The figures are the same in both editions.
//!
//! Each figure of the table has a function of its own; [`score`] adds them up and [`explain`] tells them one by one.
//! Points are the declaring side's: what its opponents score is negative. `vulnerable` always means the declaring
//! side.

use contract_bridge::{AbsoluteVulnerability, Contract, Penalty, Seat, Strain};

use crate::Tricks;

/// What each side scores when all four players pass (`77:passed out`).
pub const PASSED_OUT: i32 = 0;

/// The score as the declaring side sees it.
///
/// ```
/// use contract_bridge::{Contract, Penalty, Strain};
/// use openroom_scoring::{Tricks, score};
///
/// let contract = Contract::new(3, Strain::Notrump, Penalty::Undoubled);
/// assert_eq!(score(contract, true, Tricks::try_new(10)?), 630);
/// assert_eq!(score(contract, true, Tricks::try_new(7)?), -200);
/// # Ok::<(), openroom_scoring::InvalidTricks>(())
/// ```
#[must_use]
pub const fn score(contract: Contract, vulnerable: bool, tricks: Tricks) -> i32 {
    match outcome(contract, tricks) {
        Outcome::Made { overtricks } => {
            trick_score(contract)
                + partscore_or_game_premium(contract, vulnerable)
                + slam_premium(contract, vulnerable)
                + doubled_premium(contract.penalty)
                + overtricks as i32 * overtrick(contract, vulnerable)
        }
        Outcome::Defeated { undertricks } => {
            -undertrick_penalty(contract.penalty, vulnerable, undertricks)
        }
    }
}

/// The score as North-South see it, whoever declares.
///
/// ```
/// use contract_bridge::{AbsoluteVulnerability, Contract, Penalty, Seat, Strain};
/// use openroom_scoring::{Tricks, score_ns};
///
/// let contract = Contract::new(4, Strain::Hearts, Penalty::Undoubled);
/// let ten = Tricks::try_new(10)?;
/// assert_eq!(score_ns(contract, Seat::South, AbsoluteVulnerability::NS, ten), 620);
/// assert_eq!(score_ns(contract, Seat::West, AbsoluteVulnerability::NS, ten), -420);
/// # Ok::<(), openroom_scoring::InvalidTricks>(())
/// ```
#[must_use]
pub const fn score_ns(
    contract: Contract,
    declarer: Seat,
    vul: AbsoluteVulnerability,
    tricks: Tricks,
) -> i32 {
    match declarer {
        Seat::North | Seat::South => {
            score(contract, vul.contains(AbsoluteVulnerability::NS), tricks)
        }
        Seat::East | Seat::West => {
            -score(contract, vul.contains(AbsoluteVulnerability::EW), tricks)
        }
    }
}

/// Whether some contract on a board of that vulnerability has this score, as North-South see it.
///
/// ```
/// use contract_bridge::AbsoluteVulnerability;
/// use openroom_scoring::is_possible;
/// assert!(is_possible(-50, AbsoluteVulnerability::NONE));
/// assert!(!is_possible(620, AbsoluteVulnerability::NONE));
/// ```
#[must_use]
pub fn is_possible(score: i32, vul: AbsoluteVulnerability) -> bool {
    let penalties = [Penalty::Undoubled, Penalty::Doubled, Penalty::Redoubled];
    let mut contracts = (1..=7).flat_map(|level| {
        let bids = Strain::ASC.into_iter().map(move |strain| (level, strain));
        bids.flat_map(move |(level, strain)| {
            penalties.map(|penalty| Contract::new(level, strain, penalty))
        })
    });
    let scores = |contract: Contract, declarer: Seat| {
        Tricks::all().any(|tricks| score_ns(contract, declarer, vul, tricks) == score)
    };
    score == PASSED_OUT
        || contracts.any(|contract| {
            [Seat::North, Seat::East]
                .into_iter()
                .any(|declarer| scores(contract, declarer))
        })
}

/// How the play ended against the contract.
enum Outcome {
    Made { overtricks: u8 },
    Defeated { undertricks: u8 },
}

const fn outcome(contract: Contract, tricks: Tricks) -> Outcome {
    let needed = Tricks::needed(contract).get();
    match tricks.get().checked_sub(needed) {
        Some(overtricks) => Outcome::Made { overtricks },
        None => Outcome::Defeated {
            undertricks: needed - tricks.get(),
        },
    }
}

/// What a trick is multiplied by: 1, doubled 2, redoubled 4.
const fn multiplier(penalty: Penalty) -> i32 {
    match penalty {
        Penalty::Undoubled => 1,
        Penalty::Doubled => 2,
        Penalty::Redoubled => 4,
    }
}

/// The first odd trick bid and made, undoubled (`77:trick score`): 40 in no trump, else as any other.
#[must_use]
pub const fn first_odd_trick(strain: Strain) -> i32 {
    match strain {
        Strain::Notrump => 40,
        suit => odd_trick(suit),
    }
}

/// Each further odd trick bid and made, undoubled (`77:trick score`).
#[must_use]
pub const fn odd_trick(strain: Strain) -> i32 {
    match strain {
        Strain::Clubs | Strain::Diamonds => 20,
        Strain::Hearts | Strain::Spades | Strain::Notrump => 30,
    }
}

/// The score of the odd tricks bid, once made (`77:trick score`). Overtricks are apart.
///
/// ```
/// use contract_bridge::{Contract, Penalty, Strain};
/// use openroom_scoring::law77_scoring_table::trick_score;
/// assert_eq!(trick_score(Contract::new(2, Strain::Spades, Penalty::Doubled)), 120);
/// ```
#[must_use]
pub const fn trick_score(contract: Contract) -> i32 {
    let further = contract.bid.level.get() as i32 - 1;
    let strain = contract.bid.strain;
    multiplier(contract.penalty) * (first_odd_trick(strain) + further * odd_trick(strain))
}

/// Whether the tricks bid are worth 100 or more, doubling counted (`77:game and partscore`).
#[must_use]
pub const fn is_game(contract: Contract) -> bool {
    trick_score(contract) >= 100
}

/// The premium for a partscore or for game (`77:contract premiums`).
#[must_use]
pub const fn partscore_or_game_premium(contract: Contract, vulnerable: bool) -> i32 {
    match (is_game(contract), vulnerable) {
        (false, _) => 50,
        (true, false) => 300,
        (true, true) => 500,
    }
}

/// The premium for a slam bid and made, on top of that for game (`77:slam premium`).
#[must_use]
pub const fn slam_premium(contract: Contract, vulnerable: bool) -> i32 {
    match (contract.bid.level.get(), vulnerable) {
        (6, false) => 500,
        (6, true) => 750,
        (7, false) => 1000,
        (7, true) => 1500,
        _ => 0,
    }
}

/// The premium for making a doubled or redoubled contract (`77:contract premiums`).
#[must_use]
pub const fn doubled_premium(penalty: Penalty) -> i32 {
    match penalty {
        Penalty::Undoubled => 0,
        Penalty::Doubled => 50,
        Penalty::Redoubled => 100,
    }
}

/// One overtrick (`77:overtricks`).
#[must_use]
pub const fn overtrick(contract: Contract, vulnerable: bool) -> i32 {
    match (contract.penalty, vulnerable) {
        (Penalty::Undoubled, _) => odd_trick(contract.bid.strain),
        (Penalty::Doubled, false) => 100,
        (Penalty::Doubled, true) | (Penalty::Redoubled, false) => 200,
        (Penalty::Redoubled, true) => 400,
    }
}

/// The first undertrick, for declarer's opponents (`77:undertricks`).
#[must_use]
pub const fn first_undertrick(penalty: Penalty, vulnerable: bool) -> i32 {
    let not_vulnerable = match penalty {
        Penalty::Undoubled => 50,
        Penalty::Doubled => 100,
        Penalty::Redoubled => 200,
    };
    if vulnerable {
        2 * not_vulnerable
    } else {
        not_vulnerable
    }
}

/// Each undertrick after the first, for declarer's opponents (`77:undertricks`).
#[must_use]
pub const fn further_undertrick(penalty: Penalty, vulnerable: bool) -> i32 {
    match (penalty, vulnerable) {
        (Penalty::Undoubled, false) => 50,
        (Penalty::Undoubled, true) => 100,
        (Penalty::Doubled, false) => 200,
        (Penalty::Doubled, true) => 300,
        (Penalty::Redoubled, false) => 400,
        (Penalty::Redoubled, true) => 600,
    }
}

/// What the fourth undertrick and each later one add (`77:undertricks`).
#[must_use]
pub const fn fourth_undertrick_addition(penalty: Penalty, vulnerable: bool) -> i32 {
    match (penalty, vulnerable) {
        (Penalty::Undoubled, _) | (_, true) => 0,
        (Penalty::Doubled, false) => 100,
        (Penalty::Redoubled, false) => 200,
    }
}

/// All the undertricks together, for declarer's opponents (`77:undertricks`).
///
/// ```
/// use contract_bridge::Penalty;
/// use openroom_scoring::law77_scoring_table::undertrick_penalty;
/// assert_eq!(undertrick_penalty(Penalty::Doubled, false, 4), 800);
/// assert_eq!(undertrick_penalty(Penalty::Doubled, false, 0), 0);
/// ```
#[must_use]
pub const fn undertrick_penalty(penalty: Penalty, vulnerable: bool, undertricks: u8) -> i32 {
    if undertricks == 0 {
        return 0;
    }
    first_undertrick(penalty, vulnerable)
        + undertricks.saturating_sub(1) as i32 * further_undertrick(penalty, vulnerable)
        + undertricks.saturating_sub(3) as i32 * fourth_undertrick_addition(penalty, vulnerable)
}

/// A line of the scoring table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Item {
    /// The first odd trick in no trump.
    FirstOddTrick,
    /// The odd tricks bid; in no trump, those after the first.
    OddTricks,
    /// The premium for a partscore.
    Partscore,
    /// The premium for game.
    Game,
    /// The premium for a small slam.
    SmallSlam,
    /// The premium for a grand slam.
    GrandSlam,
    /// The premium for making a doubled contract.
    MadeDoubled,
    /// The premium for making a redoubled contract.
    MadeRedoubled,
    /// The tricks won above the contract.
    Overtricks,
    /// The first trick short of the contract.
    FirstUndertrick,
    /// The undertricks after the first.
    FurtherUndertricks,
    /// What the fourth and later undertricks add.
    FourthUndertrickAddition,
}

impl Item {
    /// The clause of the Law from which the figure comes.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Self::FirstOddTrick | Self::OddTricks => "77:trick score",
            Self::Partscore | Self::Game | Self::MadeDoubled | Self::MadeRedoubled => {
                "77:contract premiums"
            }
            Self::SmallSlam | Self::GrandSlam => "77:slam premium",
            Self::Overtricks => "77:overtricks",
            Self::FirstUndertrick | Self::FurtherUndertricks | Self::FourthUndertrickAddition => {
                "77:undertricks"
            }
        }
    }
}

/// One line of an explained score: `count` times a figure of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Step {
    /// The clause, as the catalogue of the Laws names it.
    pub rule: &'static str,
    /// The line of the scoring table.
    pub item: Item,
    /// How many times it is scored: the number of tricks, or 1 for a premium.
    pub count: u8,
    /// What the line brings the declaring side in all; negative for undertricks.
    pub points: i32,
}

impl Step {
    const fn new(item: Item, count: u8, each: i32) -> Self {
        Self {
            rule: item.rule(),
            item,
            count,
            points: count as i32 * each,
        }
    }
}

/// The score as the declaring side sees it, line by line; the points add up to [`score`].
///
/// Lines that bring nothing are left out. The front page of the crate has an example.
#[must_use]
pub fn explain(contract: Contract, vulnerable: bool, tricks: Tricks) -> Vec<Step> {
    let steps: &[Step] = match outcome(contract, tricks) {
        Outcome::Made { overtricks } => &made(contract, vulnerable, overtricks),
        Outcome::Defeated { undertricks } => &defeated(contract.penalty, vulnerable, undertricks),
    };
    steps
        .iter()
        .copied()
        .filter(|step| step.points != 0)
        .collect()
}

fn made(contract: Contract, vulnerable: bool, overtricks: u8) -> [Step; 6] {
    let Contract { bid, penalty } = contract;
    let level = bid.level.get();
    let times = multiplier(penalty);
    let first = u8::from(bid.strain.is_notrump());
    let tier = if is_game(contract) {
        Item::Game
    } else {
        Item::Partscore
    };
    let slam = if level == 7 {
        Item::GrandSlam
    } else {
        Item::SmallSlam
    };
    let doubled = match penalty {
        Penalty::Redoubled => Item::MadeRedoubled,
        _ => Item::MadeDoubled,
    };
    [
        Step::new(
            Item::FirstOddTrick,
            first,
            times * first_odd_trick(bid.strain),
        ),
        Step::new(
            Item::OddTricks,
            level - first,
            times * odd_trick(bid.strain),
        ),
        Step::new(tier, 1, partscore_or_game_premium(contract, vulnerable)),
        Step::new(slam, 1, slam_premium(contract, vulnerable)),
        Step::new(doubled, 1, doubled_premium(penalty)),
        Step::new(
            Item::Overtricks,
            overtricks,
            overtrick(contract, vulnerable),
        ),
    ]
}

fn defeated(penalty: Penalty, vulnerable: bool, undertricks: u8) -> [Step; 3] {
    let further = undertricks.saturating_sub(1);
    let fourth_on = undertricks.saturating_sub(3);
    [
        Step::new(
            Item::FirstUndertrick,
            1,
            -first_undertrick(penalty, vulnerable),
        ),
        Step::new(
            Item::FurtherUndertricks,
            further,
            -further_undertrick(penalty, vulnerable),
        ),
        Step::new(
            Item::FourthUndertrickAddition,
            fourth_on,
            -fourth_undertrick_addition(penalty, vulnerable),
        ),
    ]
}
