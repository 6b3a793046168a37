//! The event: a fold over its log. [`Tournament::apply`] is the only way to change it.

use crate::apply::Act;
use crate::apply::scorable::Asked;
use crate::entry::{Action, Entry};
use crate::refusal::{Done, Refused};
use crate::state::State;

/// An event of duplicate bridge: what the entries of its log make of it.
///
/// ```
/// use openroom_tournament::{Tournament, log};
///
/// let mut event = Tournament::new();
/// let first = log::read_entry("{at: 2026-05-14T18:00:00Z, by: organiser, created: {name: Thursday, kind: pairs}}");
/// event.apply(&first.unwrap()).unwrap();
/// assert_eq!(event.state().created.as_ref().unwrap().name, "Thursday");
///
/// // Nobody gives himself a ruling, and what is refused changes nothing.
/// let before = event.clone();
/// let entry = "{at: 2026-05-14T19:00:00Z, by: contestant 1, penalty: {contestant: 2, offence: slow-play, standard: 1}}";
/// let refused = event.apply(&log::read_entry(entry).unwrap()).unwrap_err();
/// assert_eq!(refused.ground.as_deref(), Some("Law 81C4"));
/// assert_eq!(event, before);
/// ```
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Tournament {
    pub(crate) state: State,
}

impl Tournament {
    /// An event of which nothing is known.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// All that the log says.
    #[must_use]
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// Applies the next entry.
    ///
    /// # Errors
    /// Why it cannot follow the entries before it; then nothing has changed.
    pub fn apply(&mut self, entry: &Entry) -> Result<(), Refused> {
        self.take(entry, false)
    }

    /// Applies an entry that was accepted before and stands in a log: a rule that came later, about adjusted scores, rulings at
    /// the table, numbers or what may become official, does not undo it.
    ///
    /// # Errors
    /// Why it cannot follow the entries before it; then nothing has changed.
    pub fn recall(&mut self, entry: &Entry) -> Result<(), Refused> {
        self.take(entry, true)
    }

    fn take(&mut self, entry: &Entry, recalled: bool) -> Result<(), Refused> {
        let act = Act {
            recalled,
            ..Act::admit(&self.state, entry)?
        };
        let asked = Asked::of(&self.state, &entry.action).map(|asked| (asked, self.state.clone()));
        self.act(&act, &entry.action)?;
        if let Some((asked, before)) = asked
            && let Err(refused) = asked.check(&before, &self.state)
        {
            self.state = before;
            return Err(refused);
        }
        self.state.keep_account(entry);
        Ok(())
    }

    /// Does what an entry says.
    fn act(&mut self, act: &Act, action: &Action) -> Done {
        let state = &mut self.state;
        match action {
            Action::Created(created) => state.create(act, created),
            Action::Regulations(regulated) => state.regulate(act, regulated),
            Action::Licence(licence) => state.license(act, licence),
            Action::Library(set) => state.set_library(act, set),
            Action::Staff(staffed) => state.staff(act, staffed),
            Action::Variation(varied) => state.vary(act, varied),
            Action::Ratified(varied) => state.ratify(act, varied),
            Action::Note(noted) => state.note(act, noted),
            Action::Entered(entered) => state.enter(act, entered),
            Action::Substitute(substitute) => state.substitute(act, substitute),
            Action::Named(named) => state.name(act, named),
            Action::Renamed(renamed) => state.rename(act, renamed),
            Action::Needs(needs) => state.note_needs(act, needs),
            Action::Withdrew(withdrew) => state.withdraw(act, withdrew),
            Action::Returned(returned) => state.come_back(act, returned),
            Action::Late(late) => state.arrive_late(act, late),
            Action::StandBy(stand_by) => state.stand_in(act, stand_by),
            Action::Arrived(arrived) => state.arrive(act, arrived),
            Action::Disqualified(disqualified) => state.disqualify(act, disqualified),
            Action::SystemCard(given) => state.take_card(act, given),
            Action::Added(added) => state.add_player(act, added),
            Action::EntryRemoved(removed) => state.remove_entry(act, removed),
            Action::Permitted(permitted) => state.permit(act, permitted),
            Action::LineUp(given) => state.give_line_up(act, given),
            Action::KeptApart(apart) => state.keep_apart(act, apart),
            Action::Captain(named) => state.name_captain(act, named),
            Action::MatchConfirmed(confirmed) => state.confirm_match(act, confirmed),
            Action::RoomClosed(closed) => state.close_room(act, closed),
            Action::CaptainWatches(place) => state.place_captain(act, place),
            Action::Dealt(dealt) => state.deal(act, dealt),
            Action::Unsealed(unsealed) => state.unseal(act, unsealed),
            Action::Movement(set) => state.set_movement(act, set),
            Action::MovementChanged(set) => state.change_movement(act, set),
            Action::Seated(seated) => state.seat(act, seated),
            Action::Drawn(drawn) => state.draw(act, drawn),
            Action::League(league) => state.set_league(act, league),
            Action::Fixtures(set) => state.set_fixtures(act, set),
            Action::Postponed(postponed) => state.put_match_off(act, postponed),
            Action::Bracket(set) => state.set_bracket(act, set),
            Action::LaidOut(laid) => state.lay_out_matches(act, laid),
            Action::Arranged(told) => state.arrange_match(act, told),
            Action::MatchDecided(told) => state.decide_match(act, told),
            Action::PutBack(told) => state.put_back(act, told),
            Action::PointsDecided(told) => state.decide_points(act, told),
            Action::RoundStarted(round) => state.start_round(act, round),
            Action::Clock(clock) => state.set_clock(act, clock),
            Action::Paused(round) => state.pause(act, *round),
            Action::Resumed(round) => state.resume(act, *round),
            Action::RoundTakenBack(round) => state.take_round_back(act, *round),
            Action::TimePutRight(_) => state.put_time_right(act),
            Action::Progressed(table) => state.progress(act, table),
            Action::TableArranged(arranged) => state.arrange(act, arranged),
            Action::SessionOver(over) => state.end_session(act, over),
            Action::Result(written) => state.enter_result(act, written),
            Action::Agreed(place) => state.agree(act, place),
            Action::Disputed(place) => state.dispute(act, place),
            Action::Correction(correction) => state.correct(act, correction),
            Action::Removed(removed) => state.take_away(act, removed),
            Action::LatePlay(place) => state.postpone(act, place),
            Action::DoNotStart(place) => state.forbid_start(act, place),
            Action::Cancelled(cancelled) => state.cancel(act, cancelled),
            Action::Restored(restored) => state.restore(act, restored),
            Action::CutShort(cut) => state.cut_match_short(act, cut),
            Action::Fouled(fouled) => state.foul(act, fouled),
            Action::Called(called) => state.call(act, called),
            Action::Attended(attended) => state.attend(act, attended),
            Action::Announced(announced) => state.announce(act, announced),
            Action::Case(opened) => state.open_case(act, opened),
            Action::InCase(continued) => state.continue_case(act, continued),
            Action::Ruling(given) => state.rule(act, given),
            Action::AskedLate(late) => state.note_late_request(act, late),
            Action::Told(told) => state.tell(act, told),
            Action::Reviewed(reviewed) => state.review(act, reviewed),
            Action::Warning(warned) => state.warn(act, warned),
            Action::Penalty(given) => state.penalise(act, given),
            Action::Rescinded(rescinded) => state.rescind(act, rescinded),
            Action::Appeal(made) => state.appeal(act, made),
            Action::Concurred(concurred) => state.concur(act, concurred),
            Action::Deposit(deposit) => state.take_deposit(act, deposit),
            Action::Committee(sat) => state.appoint(act, sat),
            Action::Decided(decided) => state.decide(act, decided),
            Action::AppealWithdrawn(step) => state.drop_appeal(act, step),
            Action::Area(area) => state.set_area(act, area),
            Action::HandedOver(handed) => state.hand_over(act, handed),
            Action::Level(levelled) => state.set_level(act, levelled),
            Action::Claimed(claimed) => state.contest_claim(act, claimed),
            Action::Duplicated(made) => state.note_duplicated(act, made),
            Action::PenaltyShared(shared) => state.share_penalty(act, shared),
            Action::Suspended(suspended) => state.suspend(act, suspended),
            Action::Readmitted(readmitted) => state.readmit(act, readmitted),
            Action::Candidate(candidate) => state.note_candidate(act, candidate),
            Action::Intends(intends) => state.intend(act, intends),
            Action::InAppeal(given) => state.in_appeal(act, given),
            Action::Held(_) => state.hold(act),
            Action::Released(_) => state.release(act),
            Action::Published(published) => state.publish(act, published),
            Action::Official(posted) => state.post(act, posted),
            Action::Final(_) => state.finish(act),
            Action::Match(note) => state.note_match(act, note),
            Action::CarryOver(carried) => state.carry_over(act, carried),
            Action::QualifiedFrom(from) => state.come_from(act, from),
            Action::WentOn(went) => state.go_on(act, went),
            Action::Prizes(set) => state.set_prizes(act, set),
            Action::PrizeGiven(to) => state.give_prize(act, *to),
            Action::PrizeReturned(by) => state.return_prize(act, *by),
            Action::Fee(fee) => state.note_fee(act, fee),
            Action::Expense(expense) => state.note_expense(act, expense),
        }
    }

    /// The names of all players, in no order.
    pub fn player_names(&self) -> impl Iterator<Item = &str> {
        let numbers = self.state.contestants.keys();
        numbers.flat_map(|&number| self.state.people(number))
    }

    /// The event as it is shown to somebody who may not see every name: `shown` says what stands in the place of one. What the log says, and
    /// whatever is scored, stays.
    #[must_use]
    pub fn with_names(&self, shown: &dyn Fn(&str) -> Option<String>) -> Self {
        let mut copy = self.clone();
        copy.state.put_names(shown);
        copy
    }

    /// Whether an entry would be accepted, without applying it. It works on a copy: a millisecond or two for a large
    /// event.
    ///
    /// # Errors
    /// Why it would be refused.
    pub fn check(&self, entry: &Entry) -> Result<(), Refused> {
        self.clone().apply(entry)
    }
}
