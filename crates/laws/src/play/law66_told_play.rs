//! Law 66D: when the play is over the Director finds the facts from the players and their cards. Here nobody wrote down the
//! cards: he tells what the board came to, and of a revoke what Laws 62 to 64 have to know.

use core::ops::RangeInclusive;

use contract_bridge::Seat;
use openroom_said::said;

use super::{Play, Trick, law63_establishment_of_revoke as law63};
use crate::awaiting::{Asked, Fact, Question};
use crate::book::{Law, checked};
use crate::edition::Edition;
use crate::entry::{AtTrick, Finding, Played, RevokeFound, Side, SoFar};
use crate::hands::Hands;
use crate::impossible::Impossible;
use crate::law;
use crate::log::Deal;
use crate::pending::{Matter, not_sought};
use crate::score::law77_scoring_table as law77;
use crate::table::claim::Claim;
use crate::table::play::TWELFTH;
use crate::table::revoke::{Drawn, Facts, Revoke, State};
use crate::table::{Phase, Table};

/// What is entered under this Law.
pub(super) const LAW: Law = Law {
    finding: |table, finding| match finding {
        Finding::Played(told) => checked(played(table, *told)),
        _ => None,
    },
    ..Law::TAKES_NOTHING
};

/// The board was played, and this came of it. Where the calls are written down it must be their contract.
pub(crate) fn played(table: &mut Table, told: Played) -> Result<(), Impossible> {
    table.check_not_held()?;
    check_no_cards(table)?;
    if let Some(play) = &table.play
        && (play.contract, play.declarer) != (told.contract, told.declarer)
    {
        return Err(Impossible::NotNow(said!(
            "told-another-contract",
            "the recorded calls lead to a different contract or declarer: correct the calls, or `contract` and `by` under `played`"
        )));
    }
    if let Some(so_far) = told.so_far {
        return goes_on(table, told, so_far);
    }
    let new = || Play::new(told.contract, told.declarer);
    let play = table.play.get_or_insert_with(new);
    play.declarer_won = told.tricks;
    play.trouble().told = Some(told.tricks);
    law77::over(table, Some(told.tricks));
    Ok(())
}

/// The play has come to that trick, and goes on from there card by card: the cards before are gone, and what each hand still holds is
/// not known.
fn goes_on(table: &mut Table, told: Played, so_far: SoFar) -> Result<(), Impossible> {
    let before = so_far.trick - 1;
    if told.tricks > before {
        return Err(Impossible::NotNow(said!(
            "told-more-tricks-than-before",
            "`tricks` counts what declarer’s side won before trick {trick}: it cannot be more than {before}",
            trick = so_far.trick,
            before
        )));
    }
    let of_declarer = Side::of(so_far.leads) == Side::of(told.declarer);
    let won = if of_declarer {
        told.tricks
    } else {
        before - told.tricks
    };
    let first = so_far.leads == told.declarer.lho();
    if before > 0 && won == 0 || before == 0 && !first {
        return Err(Impossible::NotNow(said!(
            "told-leader-has-not-won",
            "the player who leads must have won the previous trick (44G), and declarer’s left-hand opponent leads to trick 1: correct `leads`, `trick` or `tricks`"
        )));
    }
    let mut play = Play::new(told.contract, told.declarer);
    for trick in 0..before {
        let winner = if trick < told.tricks {
            told.declarer
        } else {
            told.declarer.lho()
        };
        play.tricks.push((Trick::EMPTY, winner));
    }
    play.declarer_won = told.tricks;
    play.leader = so_far.leads;
    play.trouble().untold = usize::from(before);
    table.play = Some(play);
    table.phase = Phase::Play;
    table.hands = Hands::new(&Deal::UNKNOWN);
    Ok(())
}

/// Whether the cards of a trick, from 0, are written down where the play goes on from a later one.
pub(crate) fn check_trick(table: &Table, trick: usize) -> Result<(), Impossible> {
    let trouble = table.play.as_ref().and_then(|play| play.trouble.as_ref());
    match trouble.is_some_and(|trouble| trick < trouble.untold) {
        false => Ok(()),
        true => Err(Impossible::NotNow(said!(
            "told-earlier-trick",
            "the cards of that trick are not recorded: if what happened on it can still be corrected, begin with that trick (`trick` and `leads` under `played`); if a revoke is established, play on, and when play is over write `played` with all the tricks and `revoked` with `won` and `after` (62A, 64A)"
        ))),
    }
}

/// Nothing was played yet, and the auction is written down in whole or not at all.
fn check_no_cards(table: &Table) -> Result<(), Impossible> {
    let reason = match (table.phase, &table.play) {
        (Phase::Over, _) => return Err(Impossible::Over),
        (Phase::Auction, _) if table.calls().is_empty() => return Ok(()),
        (Phase::Clarification, Some(play)) if has_no_card(play) => return Ok(()),
        (Phase::Auction, _) => Impossible::NotNow(said!(
            "told-auction-unfinished",
            "the auction is not finished: write all its calls before `played`, or none"
        )),
        _ => Impossible::NotNow(said!(
            "told-after-cards",
            "some cards are recorded: carry on card by card, or remove them and write `played` instead"
        )),
    };
    Err(reason)
}

fn has_no_card(play: &Play) -> bool {
    let nothing = play.face_down.is_none() && play.trick == Trick::EMPTY && play.tricks.is_empty();
    nothing && play.unsettled_cards().is_empty()
}

/// What is asked of the cards cannot be found where nobody wrote them down.
pub(crate) fn check_written_down(table: &Table) -> Result<(), Impossible> {
    match table.play.as_ref().is_some_and(Play::is_told) {
        false => Ok(()),
        true => Err(Impossible::NotNow(said!(
            "told-cannot-be-ruled-on",
            "the cards played are not recorded, so this cannot be ruled on; enter the play card by card"
        ))),
    }
}

/// The revoke that the Director was told of, with how far it has gone (63).
pub(crate) fn revoke(
    table: &mut Table,
    found: &RevokeFound,
    drawn: Drawn,
) -> Result<Revoke, Impossible> {
    let (by, trick) = (found.at.by, usize::from(found.at.trick) - 1);
    check_possible(table, found)?;
    check_suits(table, found)?;
    let mut revoke = Revoke::bare(by, trick, found.suit);
    revoke.owed_was_faced =
        found.faced || table.play.as_ref().is_some_and(|play| play.dummy() == by);
    if found.corrected {
        if (found.won, found.after, found.claimed) != (None, None, None) {
            return Err(Impossible::NotNow(said!(
                "told-revoke-corrected",
                "a revoke that was corrected in time costs no trick: leave out `won`, `after` and `claimed`"
            )));
        }
        (revoke.state, revoke.ruled, revoke.settled) = (State::Corrected, true, true);
        check_ended_by_claim(table, &revoke)?;
        return Ok(revoke);
    }
    revoke.told = Some(facts(table, found)?);
    check_all_together(table, &revoke)?;
    revoke.state = match found.claimed {
        None => State::Established(law!("63A1")),
        Some(claimer) => {
            claimed(table, claimer)?;
            law63::by_claim(table, by, drawn.before_agreement)
        }
    };
    check_ended_by_claim(table, &revoke)?;
    Ok(revoke)
}

fn check_possible(table: &Table, found: &RevokeFound) -> Result<(), Impossible> {
    let by = found.at.by;
    if found.at.trick == 13 {
        return Err(Impossible::NotNow(said!(
            "no-revoke-on-trick-13",
            "nobody can revoke on trick 13: each hand has only one card"
        )));
    }
    let of_that_trick = |r: &&Revoke| r.by == by && r.trick + 1 == usize::from(found.at.trick);
    if revokes(table).any(|r| of_that_trick(&r)) {
        return Err(Impossible::NotNow(said!(
            "told-found-already",
            "this revoke is already recorded; to change its figures, undo that entry"
        )));
    }
    let hand = table.hands.of(by).zip(found.suit);
    if hand.is_some_and(|(hand, suit)| hand[suit].is_empty()) {
        return Err(Impossible::NotNow(said!(
            "no-revoke-by-known-cards",
            "the known cards show that there was no revoke on that trick"
        )));
    }
    Ok(())
}

/// 64B2: of two revokes of one player the Law asks whether they were in one suit.
fn check_suits(table: &Table, found: &RevokeFound) -> Result<(), Impossible> {
    let mut own = revokes(table).filter(|r| r.by == found.at.by);
    let unknown = own.any(|r| r.suit.is_none() || found.suit.is_none());
    match unknown {
        false => Ok(()),
        true => Err(Impossible::NotNow(said!(
            "told-needs-suit",
            "this player revoked more than once on the board: in each entry name the suit not followed to, such as `suit: H` (64B2)"
        ))),
    }
}

fn revokes(table: &Table) -> impl Iterator<Item = &Revoke> {
    let trouble = table.play.as_ref().and_then(|play| play.trouble.as_ref());
    trouble.into_iter().flat_map(|trouble| &trouble.revokes)
}

/// Declarer's tricks as they were played: the figures of a revoke go with these, whatever was put right or given since.
fn as_played(table: &Table) -> Option<u8> {
    let trouble = table.play.as_ref()?.trouble.as_ref()?;
    trouble.told
}

/// A side that had not played to the next trick when the claim came cannot have revoked on a later one.
fn check_ended_by_claim(table: &Table, new: &Revoke) -> Result<(), Impossible> {
    let own = revokes(table).filter(|r| Side::of(r.by) == Side::of(new.by));
    let later = |one: &Revoke, other: &Revoke| is_last(one) && other.trick > one.trick;
    let mut pairs = own.map(|r| later(r, new) || later(new, r));
    match pairs.any(|after_the_claim| after_the_claim) {
        false => Ok(()),
        true => Err(Impossible::NotNow(said!(
            "told-claimed-before-trick",
            "with `claimed` the offending side did not play to a later trick, so it cannot have revoked on one: correct `trick` in one of these entries, or leave out `claimed`"
        ))),
    }
}

/// Whether it was told with `claimed`: no card to the next trick established it.
fn is_last(revoke: &Revoke) -> bool {
    let by_card = State::Established(law!("63A1"));
    revoke.told.is_some() && revoke.state != by_card && revoke.state != State::Corrected
}

/// What Law 64 has to know, from the figures; each of them must be there and possible.
fn facts(table: &Table, found: &RevokeFound) -> Result<Facts, Impossible> {
    let (Some(play), Some(taken)) = (&table.play, as_played(table)) else {
        return Err(Impossible::Over);
    };
    let side = Side::of(found.at.by);
    if found.won.is_none() && found.claimed.is_none() {
        return Err(Impossible::NotNow(said!(
            "told-needs-won",
            "the cards played are not recorded: say who won the revoke trick, such as `won: E` (64A)"
        )));
    }
    let Some(after) = found.after else {
        return Err(Impossible::NotNow(said!(
            "told-needs-after",
            "the cards played are not recorded: say how many later tricks the offending side won, such as `after: 2` (64A)"
        )));
    };
    // A trick that a claim cut short counts among those after it.
    let later = 13 - found.at.trick + u8::from(found.won.is_none());
    if after > later {
        return Err(Impossible::NotNow(said!(
            "told-fewer-later-tricks",
            "there were not that many later tricks: `after` counts the tricks the offending side won after the revoke trick"
        )));
    }
    let all = match side == Side::of(play.declarer) {
        true => taken,
        false => 13 - taken,
    };
    let from = after + u8::from(found.won.is_some_and(|won| Side::of(won) == side));
    let Some(before) = all.checked_sub(from) else {
        return Err(Impossible::NotNow(said!(
            "told-fewer-tricks",
            "the offending side did not win that many tricks on the whole board: correct `won` or `after`, or the tricks under `played`"
        )));
    };
    if before >= found.at.trick {
        return Err(Impossible::NotNow(said!(
            "told-more-earlier-tricks",
            "the side that revoked would have won more earlier tricks than were played: correct `trick`, `won` or `after`, or the tricks under `played`"
        )));
    }
    let winner = found.won;
    Ok(Facts { winner, before })
}

/// The tricks of declarer's side can only grow by one a trick: what is told of one revoke must fit what is told of the others.
fn check_all_together(table: &Table, new: &Revoke) -> Result<(), Impossible> {
    let (Some(play), Some(taken)) = (&table.play, as_played(table)) else {
        return Ok(());
    };
    let winner = |r: &Revoke| r.told.and_then(|facts| facts.winner);
    let told = revokes(table).chain([new]).filter(|r| r.told.is_some());
    let told: Vec<&Revoke> = told.filter(|r| r.state != State::Corrected).collect();
    let mut known: Vec<(usize, usize)> = vec![(0, 0), (13, usize::from(taken))];
    for revoke in &told {
        let Some(declarers) = declarers_before(play, revoke) else {
            continue;
        };
        known.push((revoke.trick, declarers));
        if let Some(winner) = winner(revoke) {
            let won = usize::from(play.declares(winner));
            known.push((revoke.trick + 1, declarers + won));
        }
    }
    known.sort_unstable();
    let grows = |a: (usize, usize), b: (usize, usize)| a.1 <= b.1 && b.1 - a.1 <= b.0 - a.0;
    let fits = known.windows(2).all(|pair| grows(pair[0], pair[1]));
    let same_trick = told.iter().filter(|r| r.trick == new.trick);
    let one_winner = same_trick.into_iter().all(|r| winner(r) == winner(new));
    match fits && one_winner {
        true => Ok(()),
        false => Err(Impossible::NotNow(said!(
            "told-figures-of-two-revokes",
            "these figures do not fit those of another revoke on this board: correct `won` or `after` in one of them"
        ))),
    }
}

/// The tricks that declarer's side can have when revokes on the trick of a claim are undone: each side keeps what it had won
/// before that trick (70A).
pub(crate) fn still_open(play: &Play) -> Option<RangeInclusive<u8>> {
    let revokes = play.trouble.iter().flat_map(|trouble| &trouble.revokes);
    let undone = revokes.filter(|r| r.state == State::Open);
    let first = undone.min_by_key(|r| r.trick)?;
    let before = declarers_before(play, first)?;
    let most = 13 - (first.trick - before);
    Some(before as u8..=most as u8)
}

/// The tricks that declarer's side had won before the trick of a revoke.
fn declarers_before(play: &Play, revoke: &Revoke) -> Option<usize> {
    let own = usize::from(revoke.told?.before);
    Some(match play.declares(revoke.by) {
        true => own,
        false => revoke.trick - own,
    })
}

/// A claim or concession, to which the other side agreed, ended the play.
fn claimed(table: &mut Table, by: Seat) -> Result<(), Impossible> {
    let dummy = table.play.as_ref().map(Play::dummy);
    if table.edition() == Edition::E2017 && dummy == Some(by) {
        return Err(Impossible::NotNow(said!(
            "told-dummy-claimed",
            "dummy cannot claim or concede (68A): `claimed` must name declarer or a defender"
        )));
    }
    let declarer_tricks = table.taken.unwrap_or_default();
    let claim = table.claim.get_or_insert_with(|| {
        Box::new(Claim {
            by,
            declarer_tricks,
            concedes: true,
            agreed: true,
            consents: Vec::new(),
            play_refused: false,
            established: Vec::new(),
            ground: law!("70A"),
            withdrawn_by: None,
            ruled: false,
        })
    });
    match claim.by == by {
        true => Ok(()),
        false => Err(Impossible::NotNow(said!(
            "told-one-claim",
            "play ended with a single claim: `claimed` must name the same player for every revoke"
        ))),
    }
}

/// 62D1: the two last tricks are put right and played anew; the Director says what the board comes to then.
pub(crate) fn ask_twelfth(table: &mut Table) {
    table.phase = Phase::Play;
    table.result = None;
    table.claim = None;
    let law = law!("62D1").in_edition(table.edition());
    let question = Question::Fact(Fact::Tricks);
    table.ask(Asked::Director, law, question, TwelfthCorrected);
}

/// 62D1: how many tricks does each side have once a revoke on trick twelve is corrected?
#[derive(Debug, Clone, PartialEq)]
struct TwelfthCorrected;

impl Matter for TwelfthCorrected {
    fn found(self: Box<Self>, table: &mut Table, finding: &Finding) -> Result<(), Impossible> {
        match finding {
            Finding::Tricks { side, tricks } => twelfth_corrected(table, *side, *tricks),
            _ => Err(not_sought(finding)),
        }
    }
}

/// The tricks with the revoke on trick twelve put right: only the last two can have changed hands.
fn twelfth_corrected(table: &mut Table, side: Side, tricks: u8) -> Result<(), Impossible> {
    let Some(play) = &mut table.play else {
        return Err(Impossible::Over);
    };
    let declarer = match side == Side::of(play.declarer) {
        true => tricks,
        false => 13 - tricks,
    };
    let before = play.trouble.as_ref().and_then(|trouble| {
        let mut twelfth = trouble.revokes.iter().filter(|r| r.trick == TWELFTH);
        twelfth.find_map(|r| declarers_before(play, r))
    });
    if before.is_some_and(|before| !(before..=before + 2).contains(&usize::from(declarer))) {
        return Err(Impossible::NotNow(said!(
            "told-before-trick-12-kept",
            "each side keeps the tricks it won before trick 12; only the last two are replayed (62D1)"
        )));
    }
    play.declarer_won = declarer;
    let declaring = Side::of(play.declarer);
    let mut by_defender = false;
    let revokes = &mut play.trouble().revokes;
    for revoke in revokes.iter_mut().filter(|r| r.trick == TWELFTH) {
        (revoke.state, revoke.noticed, revoke.ruled) = (State::Corrected, true, true);
        by_defender |= Side::of(revoke.by) != declaring;
    }
    table.cite(law!("62A"));
    table.cite(law!("62B"));
    if by_defender {
        // Whether his partner had still to play to the trick the Director knows, and answers with it.
        table.cite(law!("62D2"));
        table.review(law!("62D2").in_edition(table.edition()));
    }
    law77::over(table, Some(declarer));
    Ok(())
}

/// The tricks on which a player can have revoked: not the last, and none of which a revoke of his is known.
pub(super) fn tricks_to_name(table: &Table, by: Seat) -> Vec<u8> {
    let possible = |trick: &u8| {
        let found = RevokeFound::from(AtTrick { by, trick: *trick });
        check_possible(table, &found).is_ok()
    };
    (1..=13).filter(possible).collect()
}

/// How many of the later tricks the side that revoked can have won, by all that is told.
pub(super) fn later_tricks(table: &Table, at: AtTrick, won: Seat) -> Vec<u8> {
    let fits = |after: &u8| {
        let found = RevokeFound {
            won: Some(won),
            after: Some(*after),
            ..RevokeFound::from(at)
        };
        facts(table, &found).is_ok_and(|facts| {
            let mut revoke = Revoke::bare(at.by, usize::from(at.trick) - 1, None);
            revoke.told = Some(facts);
            check_all_together(table, &revoke).is_ok()
        })
    };
    (0..=12).filter(fits).collect()
}

/// 64B2: of two revokes of one player the suits are asked, of those whose suit is not known yet.
pub(super) fn suits_to_name(table: &Table, at: AtTrick) -> Vec<u8> {
    let own = revokes(table).filter(|r| r.by == at.by);
    let own: Vec<&Revoke> = own.collect();
    let unknown = own.iter().filter(|r| r.suit.is_none());
    let mut tricks: Vec<u8> = unknown.map(|r| r.trick as u8 + 1).collect();
    if !own.is_empty() {
        tricks.push(at.trick);
    }
    tricks
}

impl Table {
    /// Those who may claim or concede: in 2017 not dummy (68A).
    pub(super) fn who_may_claim(&self) -> Vec<Seat> {
        let dummy = self.play.as_ref().map(Play::dummy);
        let barred = dummy.filter(|_| self.edition() == Edition::E2017);
        Seat::ALL
            .into_iter()
            .filter(|&seat| Some(seat) != barred)
            .collect()
    }
}

/// What the board came to, if the Director told it.
pub(super) fn as_told(table: &Table) -> Option<Played> {
    let tricks = as_played(table)?;
    let (contract, declarer) = table.contract()?;
    Some(Played {
        contract,
        declarer,
        tricks,
        so_far: None,
    })
}
