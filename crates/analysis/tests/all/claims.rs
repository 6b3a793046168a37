//! Claims: the cases of the book, the shared scenarios, and what must always hold.

use crate::common::{Numbers, ending};
use contract_bridge::{Hand, Seat, Strain, Suit};
use openroom_analysis::claims::cases::Case;
use openroom_analysis::claims::in_log;
use openroom_analysis::{Analysis, Claim, Class, Confidence, Position, Reason, analyse};
use openroom_laws::notation::card_text;
use openroom_laws::table::{Binds, PenaltyKind, Restricted, Restriction};
use openroom_laws::{Edition, log};

fn position(hands: [&str; 4], strain: Strain, leader: Seat) -> Position {
    let hands = hands.map(|hand| hand.parse::<Hand>().unwrap());
    Position::new(hands, strain, leader, &[]).unwrap()
}

/// South declares and claims; the hands are North, East, South, West.
fn south(hands: [&str; 4], strain: Strain, leader: Seat, tricks: u8, words: &str) -> Claim {
    let mut claim = Claim::new(position(hands, strain, leader), Seat::South, true, tricks);
    claim.words = words.to_owned();
    claim
}

fn told(analysis: &Analysis) -> String {
    let line: Vec<String> = analysis
        .line
        .iter()
        .map(|(seat, card)| format!("{}:{}", seat.letter(), card_text(*card)))
        .collect();
    format!(
        "{} of {} ({:?} {:?} {:?}) {}",
        analysis.tricks,
        analysis.left,
        analysis.clauses,
        analysis.confidence,
        analysis.reasons,
        line.join(" ")
    )
}

fn check(claim: &Claim, tricks: u8, clause: &str) -> Analysis {
    let analysis = analyse(claim).unwrap();
    assert_eq!(
        (analysis.tricks, analysis.clause()),
        (tricks, clause),
        "{}",
        told(&analysis)
    );
    analysis
}

/// 70.4 (a): a good trump, two good spades, a good heart, and a small trump out.
const ONE_TRUMP_OUT: [&str; 4] = ["...5432", "432..2.", "AK.A.9.", "65.32.."];

#[test]
fn a_trump_not_mentioned() {
    let claim = south(ONE_TRUMP_OUT, Strain::Diamonds, Seat::South, 4, "");
    let analysis = check(&claim, 3, "70C");
    assert_eq!(analysis.lost.len(), 1);
    assert_eq!(analysis.lost[0].clause, Some("70C"));
    assert_eq!(analysis.double_dummy, 4);
    let stated = south(
        ONE_TRUMP_OUT,
        Strain::Diamonds,
        Seat::South,
        4,
        "drawing trumps",
    );
    assert_eq!(check(&stated, 4, "70A").confidence, Confidence::Sure);
}

#[test]
fn trumps_being_drawn() {
    // 70.4 (b): a grand slam, one round of trumps to which all follow.
    let mut claim = south(
        ["432.7.Q.KQ", "T98.6..765", "KQJ.K.A.A4", ".T98.KT9.T"],
        Strain::Spades,
        Seat::South,
        7,
        "",
    );
    check(&claim, 6, "70C");
    claim.after_trumps = true;
    let analysis = check(&claim, 7, "70A");
    assert!(analysis.reasons.contains(&Reason::TrumpsBeingDrawn));
    claim.words = "the rest are mine".to_owned();
    check(&claim, 7, "70A");
    claim.words = "clubs first".to_owned();
    check(&claim, 6, "70C");
}

#[test]
fn from_the_top_down() {
    // 70.5: ace, king, five opposite two small; the jack is forgotten but falls.
    let hands = ["42.2..", "63.3..", "AK5...", "J9.4.."];
    let claim = south(hands, Strain::Notrump, Seat::South, 3, "");
    check(&claim, 3, "70A");
    // Three small ones opposite a void, and the six is out alone.
    let hands = [".432..", "6.65..", "754...", ".987.."];
    let claim = south(hands, Strain::Notrump, Seat::South, 3, "");
    let analysis = check(&claim, 0, "70D1");
    assert_eq!(analysis.lost[0].cards[3].1, "S6".parse().unwrap());
}

#[test]
fn a_discard_of_the_wrong_winner() {
    // 70.6: three winners in dummy; the jack of diamonds is not good.
    let hands = ["AKQ...2", "432..Q.", ".A.J.AK", "765...3"];
    let claim = south(hands, Strain::Notrump, Seat::North, 4, "");
    check(&claim, 3, "70D1");
}

#[test]
fn a_marked_finesse() {
    // 70.9: ten run, left-hand opponent has shown out; the nine is led.
    let mut hands =
        ["96.32..", "Q54.T..", "AKJ8...", ".AKQJ.."].map(|h| h.parse::<Hand>().unwrap());
    let nine = "S9".parse().unwrap();
    hands[0].remove(nine);
    let position = Position::new(hands, Strain::Notrump, Seat::North, &[nine]).unwrap();
    let mut claim = Claim::new(position, Seat::South, true, 4);
    claim.shown_out[Seat::West as usize] = 1 << 3;
    check(&claim, 4, "70A");
    // Had nobody shown out, the queen might be on either side.
    claim.shown_out = [0; 4];
    check(&claim, 2, "70E1");
}

#[test]
fn a_duck_leaves_a_wrong_discard() {
    // 69.5: the king of spades is led from dummy, and three tricks are claimed with three aces shown.
    let mut hands =
        ["KQJ6...", "A3.8..2", "7.A.A.A", "52.3.7."].map(|h| h.parse::<Hand>().unwrap());
    let king = "SK".parse().unwrap();
    hands[0].remove(king);
    let position = Position::new(hands, Strain::Notrump, Seat::North, &[king]).unwrap();
    let claim = Claim::new(position, Seat::South, true, 3);
    check(&claim, 1, "70D1");
}

#[test]
fn an_unstated_finesse() {
    let hands = ["32..2.", "K4..3.", "AQ..A.", "65..4."];
    let mut claim = south(hands, Strain::Notrump, Seat::North, 3, "");
    let analysis = check(&claim, 2, "70E1");
    assert_eq!(analysis.confidence, Confidence::Likely);
    claim.edition = Edition::E2007;
    let analysis = check(&claim, 2, "70E1");
    assert!(analysis.reasons.contains(&Reason::OtherLineIrrational(3)));
    claim.words = "finessing spades".to_owned();
    check(&claim, 3, "70A");
}

#[test]
fn a_defender_depends_on_his_partner() {
    // East can take all three only if West, on lead, finds the diamond.
    let hands = ["K3..K.", "..AQ.A", "AQ..3.", "2..4.2"].map(|h| h.parse::<Hand>().unwrap());
    let position = Position::new(hands, Strain::Notrump, Seat::West, &[]).unwrap();
    let claim = Claim::new(position, Seat::East, false, 3);
    let analysis = analyse(&claim).unwrap();
    assert_eq!(analysis.tricks, 0);
    assert!(analysis.clauses.contains(&"70D2"), "{analysis:?}");
}

#[test]
fn a_trick_conceded_that_cannot_be_lost() {
    let hands = ["32...", "54...", "AK...", "76..."];
    let claim = south(hands, Strain::Notrump, Seat::South, 1, "");
    check(&claim, 2, "71B");
}

#[test]
fn only_what_is_lost_was_said_while_trumps_were_drawn() {
    // As 70.4 (b), with a trick given up: that says nothing of how the others are won.
    let hands = ["2.7.2.K", ".K.T9.3", "K3.Q..A", "T.6..75"];
    let mut claim = south(hands, Strain::Spades, Seat::South, 3, "I give up a heart");
    claim.after_trumps = true;
    check(&claim, 3, "70A");
    claim.after_trumps = false;
    check(&claim, 2, "70C");
}

#[test]
fn a_card_to_which_a_trick_was_given_up_is_known() {
    // Two aces and a loser: who claims two reckons with the king.
    let hands = ["32..3.", "54...2", "A..2.A", "K7..A."];
    let claim = south(hands, Strain::Notrump, Seat::South, 2, "");
    check(&claim, 2, "70A");
    // Who claims all may have overlooked it, and lead it first.
    let claim = south(hands, Strain::Notrump, Seat::South, 3, "");
    assert!(analyse(&claim).unwrap().tricks < 2);
}

#[test]
fn cards_named_in_the_statement() {
    // 70.6 again: the jack of diamonds goes in time.
    let hands = ["AKQ...2", "432..Q.", ".A.J.AK", "765...3"];
    let said = "the spades, throwing the jack of diamonds";
    check(
        &south(hands, Strain::Notrump, Seat::North, 4, said),
        4,
        "70A",
    );
    // WB 70.7: nothing can be thrown on the ace; the rest of the statement still holds.
    let hands = ["AKQ...2", "432..Q.", "9.A.J.A", "765...3"];
    let said = "the ace of spades, throwing a heart, then the king of spades, throwing a diamond";
    check(
        &south(hands, Strain::Notrump, Seat::North, 4, said),
        4,
        "70A",
    );
    check(
        &south(hands, Strain::Notrump, Seat::North, 4, ""),
        3,
        "70D1",
    );
}

#[test]
fn a_ruff_that_was_stated() {
    let hands = ["2.3..", "..32.", "A...3", "...A4"];
    let claim = |words| south(hands, Strain::Spades, Seat::South, 2, words);
    check(&claim("ruffing a club"), 2, "70A");
    // What was said is done, though it costs.
    check(&claim("the ace of spades, then a club"), 1, "70D1");
}

#[test]
fn a_penalty_card_must_be_played() {
    let hands = ["32..2.", "K4..3.", "AQ..A.", "65..4."];
    let mut claim = south(hands, Strain::Notrump, Seat::North, 3, "");
    let king = "SK".parse().unwrap();
    claim.penalty_cards = vec![(Seat::East, king, PenaltyKind::Major)];
    check(&claim, 3, "70A");
    // A minor one does not make East play the king.
    claim.penalty_cards = vec![(Seat::East, "S4".parse().unwrap(), PenaltyKind::Minor)];
    check(&claim, 2, "70E1");
}

#[test]
fn a_lead_restriction_holds() {
    let hands = ["..32.", "..54.", ".A4..", ".2..A"];
    let mut claim = south(hands, Strain::Notrump, Seat::West, 2, "");
    check(&claim, 1, "70A");
    claim.restriction = Some(Restriction {
        seat: Seat::West,
        restricted: Restricted::Must(Suit::Hearts),
        binds: Binds::Lead,
    });
    check(&claim, 2, "70A");
    // A defender claims, his partner has a major penalty card: declarer may have him lead what he likes (50D2).
    let hands = ["AK..A.", "..Q.K2", "32...3", ".A.2.A"].map(|h| h.parse::<Hand>().unwrap());
    let position = Position::new(hands, Strain::Notrump, Seat::West, &[]).unwrap();
    let mut claim = Claim::new(position, Seat::West, false, 2);
    check(&claim, 2, "70A");
    claim.penalty_cards = vec![(Seat::East, "DQ".parse().unwrap(), PenaltyKind::Major)];
    check(&claim, 0, "70D2");
}

/// The tricks of claimer's side proposed for the scenarios of Law 70; where the scenario's Director gave another figure,
/// `docs/claims.md` says why.
#[test]
fn the_scenarios_of_law_70() {
    let mut found = Vec::new();
    for log in log::read(include_str!("claims/law70.yaml")).unwrap() {
        for &edition in &log.editions {
            for (_, won, claim) in in_log(&log, edition).unwrap() {
                let analysis = analyse(&claim).unwrap();
                println!("{} {}", log.id.as_deref().unwrap(), told(&analysis));
                found.push(format!(
                    "{} {edition}: {} by {}",
                    log.id.as_deref().unwrap(),
                    won + analysis.tricks,
                    analysis.clause()
                ));
            }
        }
    }
    let expected = [
        "70-01 2007: 10 by 70A",
        "70-01 2017: 10 by 70A",
        "70-02 2007: 13 by 70A",
        "70-02 2017: 13 by 70A",
        "70-03 2007: 10 by 70A",
        "70-03 2017: 10 by 70A",
        "70-05 2007: 4 by 70A",
        "70-05 2017: 4 by 70A",
    ];
    assert_eq!(found, expected);
}

#[test]
fn what_always_holds() {
    let mut numbers = Numbers(2026);
    for round in 0..150 {
        let each = 2 + round % 4;
        let position = ending(&mut numbers, each);
        let by = Seat::ALL[numbers.below(4)];
        let tricks = numbers.below(each + 1) as u8;
        let mut claim = Claim::new(position, by, numbers.below(3) > 0, tricks);
        let analysis = analyse(&claim).unwrap();
        assert!(analysis.tricks <= analysis.double_dummy, "{claim:?}");
        assert!(analysis.double_dummy <= analysis.left);
        // The line fits the figure; there is none where a concession holds it at what was claimed.
        let lost = usize::from(analysis.left - analysis.tricks);
        if analysis.reasons.contains(&Reason::ConcessionStands) {
            assert_eq!(analysis.tricks, analysis.claimed, "{claim:?}");
            assert!(analysis.line.is_empty() && analysis.lost.is_empty());
        } else {
            assert_eq!(analysis.lost.len(), lost, "{claim:?}");
            assert_eq!(analysis.line.len(), 4 * each);
        }
        assert_eq!(analyse(&claim).unwrap(), analysis, "the same again");
        // More careless lines can only cost.
        claim.top_down = false;
        assert!(
            analyse(&claim).unwrap().tricks <= analysis.tricks,
            "{claim:?}"
        );
        claim.top_down = true;
        claim.class = Class::Beginner;
        assert!(
            analyse(&claim).unwrap().tricks <= analysis.tricks,
            "{claim:?}"
        );
    }
}

/// Whatever is said, and whatever lies on the table: a whole line, no more than the cards are worth, the same again.
#[test]
fn what_holds_of_statements_and_penalty_cards() {
    const SAID: [&str; 12] = [
        "drawing trumps",
        "one round of trumps",
        "the ace of spades",
        "a heart to the king",
        "ruffing a club",
        "ruffing two diamonds high",
        "cross-ruff",
        "the spades, throwing a heart",
        "discarding the CJ on the DA",
        "finessing the hearts",
        "giving up a diamond",
        "clubs first, then the rest",
    ];
    let mut numbers = Numbers(70);
    for round in 0..200 {
        let each = 2 + round % 4;
        let position = ending(&mut numbers, each);
        let by = Seat::ALL[numbers.below(4)];
        let declares = numbers.below(3) > 0;
        let mut claim = Claim::new(position, by, declares, each as u8);
        let words = [SAID[numbers.below(12)], SAID[numbers.below(12)]];
        claim.words = words.join(", then ");
        if round % 10 == 0 {
            claim.words = SAID.repeat(3).join(", ");
        }
        let analysis = analyse(&claim).unwrap();
        assert!(analysis.statement.not_understood.is_empty(), "{words:?}");
        assert!(analysis.tricks <= analysis.double_dummy, "{claim:?}");
        assert_eq!(analysis.line.len(), 4 * each);
        assert_eq!(analysis.lost.len(), each - usize::from(analysis.tricks));
        // A penalty card of a defender binds him on every line.
        let owner = if declares { by.lho() } else { by.partner() };
        let card = claim.position.hand(owner).iter().next().unwrap();
        let kind = [PenaltyKind::Major, PenaltyKind::Minor][usize::from(card.rank.get() < 10)];
        claim.penalty_cards = vec![(owner, card, kind)];
        let bound = analyse(&claim).unwrap();
        assert_eq!(bound.line.len(), 4 * each, "{claim:?}");
        let mut hand = claim.position.hand(owner);
        for trick in bound.line.chunks(4) {
            let led = trick[0].1.suit;
            let Some(&(_, played)) = trick.iter().find(|(seat, _)| *seat == owner) else {
                continue;
            };
            let leads = trick[0].0 == owner;
            let could = leads || card.suit == led || hand[led].is_empty();
            if hand.contains(card) && could && kind == PenaltyKind::Major {
                assert_eq!(played, card, "{claim:?}");
            }
            hand.remove(played);
        }
    }
}

/// The set of claims with their rulings, under both editions.
#[test]
fn the_set_of_claims() {
    let text = include_str!("../../../../scenarios/claims.tsv");
    let cases = Case::read_all(text).unwrap();
    assert!(cases.len() >= 100, "only {} claims", cases.len());
    let mut failed = Vec::new();
    for case in &cases {
        for edition in Edition::ALL {
            if let Err(why) = case.check(edition) {
                failed.push(format!("{} {edition}: {why}", case.id));
            }
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}
