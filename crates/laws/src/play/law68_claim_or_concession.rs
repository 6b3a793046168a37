//! Law 68: claim or concession of tricks: what is one, the partner's objection to a defender's, and the play that goes on.

use core::cmp::Ordering;

use contract_bridge::{Card, Hand, Seat};
use openroom_said::said;

use super::law63_establishment_of_revoke as law63;
use super::law70_contested_claim::{self, ContestedClaim, PLAY_HAS_CEASED};
use super::{Open, Play, Trick, law49_exposure, law62_correction_of_revoke, law69_agreed_claim};
use crate::awaiting::{Asked, Choice, Fact, Question};
use crate::book::{Law, Next, checked, done};
use crate::clause::Cite;
use crate::edition::Edition;
use crate::entry::{Action, Finding, Side, SpokenCall, Statement};
use crate::impossible::Impossible;
use crate::irregularities::law16_information;
use crate::law;
use crate::pending::{Matter, Meanwhile};
use crate::play::before_lead::before_lead;
use crate::table::claim::Claim;
use crate::table::revoke::State;
use crate::table::{Phase, Table};

/// What is entered under this Law.
pub(super) const LAW: Law = Law {
    act: |table, seat, action| match action {
        Action::Claims(said) => checked(claims(table, seat, said)),
        Action::Concedes(said) => checked(concedes(table, seat, said)),
        Action::Objects if !table.is_asked(seat, Choice::Objects) => {
            let claim = table.claim.as_deref().filter(|claim| !claim.agreed);
            let claim = claim.cloned();
            claim.and_then(|claim| checked(objects(table, seat, &claim)))
        }
        // Somebody doubts it, and the Director has not come: the side that did not claim may still ask for play to go on (68D2b).
        Action::RequestsPlay if may_request_play(table, seat) => {
            requests_play(table, seat);
            done()
        }
        _ => None,
    },
    finding: |table, finding| match finding {
        Finding::Claim(tricks) => Some(found(table, *tricks)),
        _ => None,
    },
};

/// A claim of tricks (68A); what is not claimed is conceded (68B1).
pub(crate) fn claims(table: &mut Table, seat: Seat, said: &Statement) -> Result<(), Impossible> {
    let Some(left) = tricks_left(table, seat, said, law!("68A"))? else {
        return Ok(());
    };
    says(table, seat, said.tricks, left);
    Ok(())
}

/// A concession (68B1); what is not conceded is claimed (68A).
pub(crate) fn concedes(table: &mut Table, seat: Seat, said: &Statement) -> Result<(), Impossible> {
    let Some(left) = tricks_left(table, seat, said, law!("68B1"))? else {
        return Ok(());
    };
    if !play_has_ceased(table) {
        table.cite(law!("68B1"));
    }
    says(table, seat, left - said.tricks, left);
    Ok(())
}

/// A claim, or a word about one that is open.
fn says(table: &mut Table, seat: Seat, more: u8, left: u8) {
    match table.claim.as_deref().cloned() {
        Some(claim) if play_has_ceased(table) => answers_by_claim(table, seat, more, left, &claim),
        _ => propose(table, seat, more, left),
    }
}

/// Whether somebody has claimed or conceded, and it is neither agreed nor ruled on: nothing is played then (68D).
pub(crate) fn play_has_ceased(table: &Table) -> bool {
    table.asked::<OpenClaim>().is_some() || table.asked::<ContestedClaim>().is_some()
}

/// Somebody claims or concedes over a claim that is open. The same number of tricks from the other side agrees with it (69A), another
/// one doubts it, as dummy may too (68D). The side that claimed may give up more, which is one more concession (68B1); that a
/// defender is to have more than his partner gives him is an objection (68B2). A claimer who wants more than he said gets nothing by it
/// (70D1). What is said once the Director is to rule is for him to hear (70B).
fn answers_by_claim(table: &mut Table, seat: Seat, more: u8, left: u8, claim: &Claim) {
    if table.asked::<ContestedClaim>().is_some() {
        return;
    }
    let Some(play) = &mut table.play else { return };
    let (declares, dummy) = (play.declares(seat), seat == play.dummy());
    let own = play.won(Side::of(seat)) + more;
    let claimed = match declares {
        true => claim.declarer_tricks,
        false => 13 - claim.declarer_tricks,
    };
    let same_side = Side::of(seat) == Side::of(claim.by);
    if !same_side && !dummy {
        let number = play.number();
        law63::establish(play, Side::of(seat), number + 1, law!("63A3"));
    }
    let partner_objects_to_it = !declares && seat != claim.by && claim.concedes;
    table.pending = None;
    match own.cmp(&claimed) {
        Ordering::Equal if same_side => ask_opponents(table, claim.by),
        Ordering::Equal => law69_agreed_claim::agrees(table),
        _ if !same_side || dummy => law70_contested_claim::doubted(table),
        Ordering::Less => propose(table, seat, more, left),
        Ordering::Greater if partner_objects_to_it => {
            partner_objects(table, seat);
            propose(table, seat, more, left);
        }
        Ordering::Greater => ask_opponents(table, claim.by),
    }
}

/// The tricks left; none if it is no claim or concession, because in 2017 dummy cannot make one, by that clause.
fn tricks_left(
    table: &mut Table,
    seat: Seat,
    said: &Statement,
    law: Cite,
) -> Result<Option<u8>, Impossible> {
    let play = match (table.phase, &table.play) {
        (Phase::Play, Some(play)) => play,
        (Phase::Over, _) => return Err(Impossible::Over),
        _ => {
            return Err(Impossible::NotNow(said!(
                "claim-during-play",
                "tricks can be claimed or conceded only during play"
            )));
        }
    };
    let ceased = play_has_ceased(table);
    if !ceased {
        table.check_not_held()?;
    }
    let (left, dummy) = (play.left(), play.dummy());
    if said.tricks > left {
        return Err(Impossible::TooManyTricks {
            tricks: said.tricks,
            left,
        });
    }
    if seat == dummy && !ceased {
        // Whatever comes of it, he has taken part in the play (43A1c).
        table.irregular(law!("43A1c"), seat);
        if table.edition() == Edition::E2017 {
            // What dummy says is no claim; in 2007 any statement is (68A).
            table.cite(law);
            return Ok(None);
        }
    }
    Ok(Some(left))
}

/// The other side is asked whether it agrees (69A).
fn propose(table: &mut Table, seat: Seat, more: u8, left: u8) {
    if more > 0 {
        table.cite(law!("68A"));
    }
    if more < left {
        table.cite(law!("68B1"));
    }
    let Some(play) = &mut table.play else { return };
    let own = Side::of(seat);
    let claimed = play.won(own) + more;
    let declarer_tricks = if play.declares(seat) {
        claimed
    } else {
        13 - claimed
    };
    let number = play.number();
    let established = law63::establish(play, own, number + 1, law!("63A3"));
    table.claim = Some(Box::new(Claim {
        by: seat,
        declarer_tricks,
        concedes: more < left,
        agreed: false,
        consents: Vec::new(),
        play_refused: false,
        established,
        ground: law!("70A"),
        withdrawn_by: None,
        ruled: false,
    }));
    table.cite(law!("68D"));
    ask_opponents(table, seat);
}

fn ask_opponents(table: &mut Table, claimer: Seat) {
    let law = law!("69A").in_edition(table.edition());
    let mut options = vec![Choice::Agrees, Choice::Objects];
    if table.edition() == Edition::E2017 {
        options.push(Choice::RequestsPlay);
    }
    table.ask(
        Asked::Either(claimer.lho(), claimer.rho()),
        law,
        Question::Options(options),
        OpenClaim::Agreed,
    );
}

/// A claim or concession that is open. Nothing is played meanwhile (68D).
#[derive(Debug, Clone, PartialEq)]
enum OpenClaim {
    /// 69A: does the other side agree?
    Agreed,
    /// 68D2b of 2017: may the play go on?
    PlayOn,
}

impl Matter for OpenClaim {
    /// One opponent's agreement is the side's (69A); to playing on all have to consent (68D2bi). Anything else is a doubt, and the
    /// Director rules (68D; 68D2a of 2017).
    fn chosen(self: Box<Self>, table: &mut Table, by: Seat, choice: Choice, _: Option<SpokenCall>) {
        match choice {
            Choice::Agrees => law69_agreed_claim::agrees(table),
            Choice::RequestsPlay => requests_play(table, by),
            Choice::Consents => consents(table, by),
            _ if *self == Self::PlayOn => {
                play_refused(table);
                law70_contested_claim::doubted(table);
            }
            _ => law70_contested_claim::doubted(table),
        }
    }

    fn corrected(
        self: Box<Self>,
        table: &mut Table,
        by: Seat,
        card: Card,
    ) -> Result<(), Impossible> {
        corrects_after_claim(table, by, card)
    }

    fn card_played(&self, _: &mut Table, _: Seat, _: Card) -> Meanwhile {
        PLAY_HAS_CEASED
    }
}

/// A revoke that the claim did not establish is put right now (62A, 63A): nothing is played any more, so the Director gives the
/// tricks as if it had not been made (70A; WB 70.3).
fn corrects_after_claim(table: &mut Table, by: Seat, card: Card) -> Result<(), Impossible> {
    law62_correction_of_revoke::owned_up_to(table, by, card)?;
    law70_contested_claim::doubted(table);
    Ok(())
}

/// 48B2, 68A: declarer or a defender has shown his whole hand. That is a claim, unless the Director finds otherwise; he says of
/// how many tricks.
pub(crate) fn hand_shown(table: &mut Table, by: Seat, cards: Hand) {
    let declares = table.play.as_ref().is_some_and(|play| play.declares(by));
    let law = if declares { law!("48B2") } else { law!("68A") };
    table.cite(law);
    table.ask(
        Asked::Director,
        law.in_edition(table.edition()),
        Question::Fact(Fact::Claim),
        HandShown { by, cards },
    );
}

/// 48B2, 68A: does a player who showed his hand claim, and how much? The Director's `claim` answers.
#[derive(Debug, Clone, PartialEq)]
struct HandShown {
    by: Seat,
    cards: Hand,
}

impl Matter for HandShown {}

/// Whether those cards are all that a player still holds.
pub(crate) fn is_whole_hand(table: &Table, by: Seat, cards: Hand) -> bool {
    let Some(play) = &table.play else {
        return false;
    };
    let played = play.trick.card_of(by).is_some();
    cards.len() == usize::from(play.left()) - usize::from(played)
}

/// The Director finds what a statement or a hand shown was: a claim of so many tricks, or none (68, 68A).
fn found(table: &mut Table, tricks: Option<u8>) -> Result<Next, Impossible> {
    let is_claim = play_has_ceased(table);
    let by = match table.asked::<HandShown>() {
        Some(shown) => Some(shown.by),
        None if is_claim && tricks.is_none() => {
            take_for_no_claim(table)?;
            return Ok(Next::Nothing);
        }
        None if table.pending.is_some() => return Err(table.held()),
        None => table.play.as_ref().and_then(shown_by),
    };
    let Some(by) = by.filter(|_| table.phase == Phase::Play) else {
        return Err(Impossible::NotSought {
            finding: "claim".into(),
        });
    };
    let left = table.play.as_ref().map_or(0, Play::left);
    if let Some(tricks) = tricks.filter(|&tricks| tricks > left) {
        return Err(Impossible::TooManyTricks { tricks, left });
    }
    let shown = table.asked::<HandShown>().map(|shown| shown.cards);
    table.pending = None;
    let declares = table.play.as_ref().is_some_and(|play| play.declares(by));
    let between_tricks = (table.play.as_ref()).is_some_and(|play| play.trick == Trick::EMPTY);
    if let (None, false, true, Some(cards)) = (tricks, declares, between_tricks, shown) {
        // Neither a claim nor about the trick in progress: the cards of a defender are exposed (49).
        table.cite(law!("68A"));
        law49_exposure::rectify(table, by, cards, true);
        return Ok(Next::Settle);
    }
    if let Some(play) = &mut table.play {
        let open = &mut play.trouble().open;
        open.retain(|open| !matches!(open, Open::Exposed(shown) if shown.by == by));
    }
    match tricks {
        Some(tricks) => propose(table, by, tricks, left),
        None => {
            let law = if declares { law!("48A") } else { law!("68") };
            table.cite(law);
            no_claim(table, by);
        }
    }
    Ok(Next::Settle)
}

/// Who has shown cards on which nobody has ruled.
fn shown_by(play: &Play) -> Option<Seat> {
    let mut open = play.trouble.iter().flat_map(|t| &t.open);
    open.find_map(|open| match open {
        Open::Exposed(shown) => Some(shown.by),
        _ => None,
    })
}

/// What was said was about the trick in progress alone (68; a footnote in 2007), or meant no claim at all (68A).
fn take_for_no_claim(table: &mut Table) -> Result<(), Impossible> {
    let Some(claim) = table.claim.take() else {
        return Ok(());
    };
    if claim.agreed {
        table.claim = Some(claim);
        return Err(Impossible::NotNow(said!(
            "agreed-as-claim",
            "the other side has agreed to the statement as a claim"
        )));
    }
    table.pending = None;
    let in_progress = table
        .play
        .as_ref()
        .is_some_and(|play| play.trick != Trick::EMPTY);
    if let Some(play) = &mut table.play {
        law63::undo(play, &claim.established);
    }
    if in_progress {
        table.cite(law!("68"));
        if table.edition() == Edition::E2007 {
            table.cite_one(law!(2007: "68-fn"));
        }
    } else {
        table.cite(law!("68A"));
    }
    no_claim(table, claim.by);
    Ok(())
}

/// Play goes on; what a defender said or showed is closed to his partner (16).
fn no_claim(table: &mut Table, by: Seat) {
    forget_what_was_shown(table, by);
    let defends = table.play.as_ref().is_some_and(|play| !play.declares(by));
    if defends {
        let law = law!(2007: "16B1a", 2017: "16B1").in_edition(table.edition());
        law16_information::told_partner(table, by, "statement".into(), law);
        table.review(law!("16B3").in_edition(table.edition()));
    }
    before_lead(table);
}

/// Whether a player may ask for play to go on although somebody has doubted the claim: 68D2 gives both ways to a doubt, and until the Director
/// has come none is taken. Not once it was refused (68D2bi), nor with a revoke to be put right, which is for him (62A).
fn may_request_play(table: &Table, seat: Seat) -> bool {
    let Some(claim) = table.claim.as_deref() else {
        return false;
    };
    let doubted = table.asked::<ContestedClaim>().is_some() && !table.director_is_there();
    let revokes = table.play.iter().filter_map(|play| play.trouble.as_ref());
    let mut revokes = revokes.flat_map(|trouble| &trouble.revokes);
    table.edition() == Edition::E2017
        && doubted
        && !revokes.any(|revoke| revoke.noticed && revoke.state == State::Open)
        && !claim.agreed
        && !claim.play_refused
        && claim.ground == law!("70A")
        && Side::of(seat) != Side::of(claim.by)
}

fn play_refused(table: &mut Table) {
    if let Some(claim) = &mut table.claim {
        claim.play_refused = true;
    }
}

/// 68D2b of 2017: the side that did not claim asks for play to go on; all the others are asked.
fn requests_play(table: &mut Table, seat: Seat) {
    if let Some(claim) = &mut table.claim {
        claim.consents = vec![seat];
        table.cite_one(law!(2017: "68D2"));
        table.cite_one(law!(2017: "68D2b"));
        ask_consent(table);
    }
}

/// 68D2bi: everybody has to consent; then the claim is void and the play goes on (68D2bii).
fn ask_consent(table: &mut Table) {
    let Some(claim) = &table.claim else { return };
    let claimer = claim.by;
    let others: Vec<Seat> = Seat::ALL
        .into_iter()
        .filter(|seat| !claim.consents.contains(seat))
        .collect();
    table.cite_one(law!(2017: "68D2bi"));
    if others.is_empty() {
        table.cite_one(law!(2017: "68D2bii"));
        table.claim = None;
        forget_what_was_shown(table, claimer);
        before_lead(table);
        return;
    }
    let options = vec![Choice::Consents, Choice::Declines];
    table.ask(
        Asked::All(others),
        law!(2017: "68D2bi"),
        Question::Options(options),
        OpenClaim::PlayOn,
    );
}

/// One of them consents to playing on.
fn consents(table: &mut Table, by: Seat) {
    if let Some(claim) = &mut table.claim {
        claim.consents.push(by);
        ask_consent(table);
    }
}

/// 68B2: a defender concedes and his partner objects at once: no concession has been made, and no claim. Play goes on; what
/// was shown is no penalty card, and unauthorised for the partner.
fn partner_objects(table: &mut Table, partner: Seat) {
    let Some(claim) = table.claim.take() else {
        return;
    };
    table.cite(law!("68B2"));
    table.pending = None;
    if let Some(play) = &mut table.play {
        law63::undo(play, &claim.established);
    }
    forget_what_was_shown(table, claim.by);
    law16_information::shown_with_concession(table, claim.by);
    // That his partner expects more tricks is closed to him who conceded (WB 68.2).
    law16_information::objected_to_concession(table, partner);
    table.review(law!(2007: "16D2", 2017: "16C3").in_edition(table.edition()));
    before_lead(table);
}

/// Cards that went with a claim that is none any more are no penalty cards (49, 68, 68B2, 68D2bii).
fn forget_what_was_shown(table: &mut Table, claimer: Seat) {
    if let Some(trouble) = table.play.as_mut().and_then(|play| play.trouble.as_mut()) {
        let shown = |open: &Open| matches!(open, Open::Exposed(shown) if shown.by == claimer);
        trouble.open.retain(|open| !shown(open));
    }
}

/// Before the other side has answered: dummy, or whoever, may doubt a claim (68D); a defender may object to his partner's
/// concession (68B2).
fn objects(table: &mut Table, seat: Seat, claim: &Claim) -> Result<(), Impossible> {
    let declares = |play: &super::Play| play.declares(claim.by);
    let by_defender = !table.play.as_ref().is_none_or(declares);
    let to_partner = claim.concedes && by_defender && seat == claim.by.partner();
    let contested = table.asked::<ContestedClaim>().is_some();
    if to_partner && contested && !table.director_is_there() {
        // Declarer was quicker, and the Director has not come: the objection is at once all the same.
        partner_objects(table, seat);
        return Ok(());
    }
    let Some(open) = table.asked::<OpenClaim>() else {
        return Err(Impossible::NotAsked {
            seat,
            word: "objects".into(),
        });
    };
    // Who objects to playing on does not consent (68D2bi).
    if to_partner && *open == OpenClaim::Agreed {
        partner_objects(table, seat);
    } else {
        if *open == OpenClaim::PlayOn {
            play_refused(table);
        }
        law70_contested_claim::doubted(table);
    }
    Ok(())
}
