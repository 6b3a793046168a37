//! Law 77, every case there is: against the table of figures, against another implementation, against its explanation.

use contract_bridge::{AbsoluteVulnerability, Contract, Penalty, Seat, Strain};
use openroom_scoring::{Item, PASSED_OUT, Tricks, explain, score, score_ns};
use serde_json::Value;

const PENALTIES: [Penalty; 3] = [Penalty::Undoubled, Penalty::Doubled, Penalty::Redoubled];

/// Every contract, vulnerability and number of tricks.
fn every_case() -> impl Iterator<Item = (Contract, bool, Tricks)> {
    (1..=7).flat_map(|level| {
        Strain::ASC.into_iter().flat_map(move |strain| {
            PENALTIES.into_iter().flat_map(move |penalty| {
                [false, true].into_iter().flat_map(move |vulnerable| {
                    Tricks::all().map(move |tricks| {
                        (Contract::new(level, strain, penalty), vulnerable, tricks)
                    })
                })
            })
        })
    })
}

/// The figures of the Laws, as data.
struct Figures(Value);

impl Figures {
    fn read() -> Self {
        let all: Value = serde_json::from_str(include_str!("data/score-tables.json"))
            .expect("the tables are JSON");
        Self(all["law_77"].clone())
    }

    /// The figure at a path such as `premiums/game/vulnerable`.
    fn at(&self, path: &str) -> i32 {
        let figure = self.0.pointer(&format!("/{path}")).and_then(Value::as_i64);
        i32::try_from(figure.unwrap_or_else(|| panic!("no figure at {path}")))
            .expect("figures are small")
    }

    fn score(&self, contract: Contract, vulnerable: bool, tricks: Tricks) -> i32 {
        let Contract { bid, penalty } = contract;
        let suit = match bid.strain {
            Strain::Clubs => "clubs",
            Strain::Diamonds => "diamonds",
            Strain::Hearts => "hearts",
            Strain::Spades => "spades",
            Strain::Notrump => "no_trump",
        };
        let times = match penalty {
            Penalty::Undoubled => "undoubled",
            Penalty::Doubled => "doubled",
            Penalty::Redoubled => "redoubled",
        };
        let vul = if vulnerable {
            "vulnerable"
        } else {
            "not_vulnerable"
        };
        let level = i32::from(bid.level.get());
        let over = i32::from(tricks.get()) - 6 - level;
        if over < 0 {
            return -self.at(&format!(
                "undertricks/cumulative_for_1_to_13/{vul}/{times}/{}",
                -over - 1
            ));
        }

        let mut tricks_bid = 0;
        for odd in 1..=level {
            let line = match (bid.strain, odd) {
                (Strain::Notrump, 1) => "no_trump_first_odd_trick",
                (Strain::Notrump, _) => "no_trump_each_further_odd_trick",
                _ => suit,
            };
            tricks_bid += self.at(&format!(
                "trick_score_per_odd_trick_bid_and_made/{line}/{times}"
            ));
        }
        let game = tricks_bid >= self.at("game_threshold_trick_score/game_if_at_least");
        let mut premiums = vec![if game { "game" } else { "partscore" }];
        match level {
            6 => premiums.push("small_slam_bid_and_made"),
            7 => premiums.push("grand_slam_bid_and_made"),
            _ => {}
        }
        match penalty {
            Penalty::Undoubled => {}
            Penalty::Doubled => premiums.push("making_doubled_contract"),
            Penalty::Redoubled => premiums.push("making_redoubled_contract"),
        }
        let premiums: i32 = premiums
            .iter()
            .map(|name| self.at(&format!("premiums/{name}/{vul}")))
            .sum();
        let overtrick = match penalty {
            Penalty::Undoubled => self.at(&format!("overtricks_each/undoubled/{suit}")),
            _ => self.at(&format!("overtricks_each/{times}/{vul}")),
        };
        tricks_bid + premiums + over * overtrick
    }
}

#[test]
fn agrees_with_the_table_of_figures() {
    let figures = Figures::read();
    let mut cases = 0;
    for (contract, vulnerable, tricks) in every_case() {
        assert_eq!(
            score(contract, vulnerable, tricks),
            figures.score(contract, vulnerable, tricks),
            "{contract}, vulnerable: {vulnerable}, {tricks} tricks"
        );
        cases += 1;
    }
    assert_eq!(cases, 7 * 5 * 3 * 2 * 14);
    assert_eq!(PASSED_OUT, figures.at("all_pass/each_side"));
}

#[test]
fn agrees_with_another_implementation() {
    for (contract, vulnerable, tricks) in every_case() {
        assert_eq!(
            score(contract, vulnerable, tricks),
            contract.score(tricks.get(), vulnerable),
            "{contract}, vulnerable: {vulnerable}, {tricks} tricks"
        );
    }
}

#[test]
fn steps_add_up_to_the_score() {
    for (contract, vulnerable, tricks) in every_case() {
        let steps = explain(contract, vulnerable, tricks);
        let sum: i32 = steps.iter().map(|step| step.points).sum();
        assert_eq!(
            sum,
            score(contract, vulnerable, tricks),
            "{contract}, vulnerable: {vulnerable}, {tricks} tricks"
        );
        assert!(
            steps
                .iter()
                .all(|step| step.points != 0 && step.rule == step.item.rule())
        );
    }
}

#[test]
fn the_two_sides_mirror_each_other() {
    for (contract, vulnerable, tricks) in every_case() {
        for declarer in Seat::ALL {
            let (ours, theirs, sign) = match declarer {
                Seat::North | Seat::South => {
                    (AbsoluteVulnerability::NS, AbsoluteVulnerability::EW, 1)
                }
                Seat::East | Seat::West => {
                    (AbsoluteVulnerability::EW, AbsoluteVulnerability::NS, -1)
                }
            };
            let ours = if vulnerable {
                ours
            } else {
                AbsoluteVulnerability::NONE
            };
            for vul in [ours, ours | theirs] {
                assert_eq!(
                    score_ns(contract, declarer, vul, tricks),
                    sign * score(contract, vulnerable, tricks),
                    "{contract} by {declarer}, vulnerable {vul}, {tricks} tricks"
                );
            }
        }
    }
}

/// The lines of an explanation: item, count, points.
fn check(contract: &str, vulnerable: bool, tricks: u8, expected: &[(Item, u8, i32)]) {
    let contract = contract.parse().expect("a contract");
    let tricks = Tricks::try_new(tricks).expect("a number of tricks");
    let steps = explain(contract, vulnerable, tricks);
    let told: Vec<_> = steps
        .iter()
        .map(|step| (step.item, step.count, step.points))
        .collect();
    assert_eq!(told, expected);
}

#[test]
fn a_redoubled_grand_slam_is_explained() {
    check(
        "7NTxx",
        true,
        13,
        &[
            (Item::FirstOddTrick, 1, 160),
            (Item::OddTricks, 6, 720),
            (Item::Game, 1, 500),
            (Item::GrandSlam, 1, 1500),
            (Item::MadeRedoubled, 1, 100),
        ],
    );
}

#[test]
fn a_doubled_partscore_with_overtricks_is_explained() {
    check(
        "1Dx",
        false,
        9,
        &[
            (Item::OddTricks, 1, 40),
            (Item::Partscore, 1, 50),
            (Item::MadeDoubled, 1, 50),
            (Item::Overtricks, 2, 200),
        ],
    );
}

#[test]
fn five_off_doubled_is_explained() {
    check(
        "4Sx",
        false,
        5,
        &[
            (Item::FirstUndertrick, 1, -100),
            (Item::FurtherUndertricks, 4, -800),
            (Item::FourthUndertrickAddition, 2, -200),
        ],
    );
    check(
        "4Sx",
        true,
        5,
        &[
            (Item::FirstUndertrick, 1, -200),
            (Item::FurtherUndertricks, 4, -1200),
        ],
    );
}
