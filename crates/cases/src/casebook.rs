//! A club's own file of cases: what is kept of a case, found by Law, kind, auction or words; cases like one; how they ended.
//!
//! ```
//! use openroom_cases::acts::{Act, Found, Opened};
//! use openroom_cases::casebook::{Ended, Outcome, Wish, like, search, statistics};
//! use openroom_cases::{Authority, Case, Kind, Question};
//! use openroom_laws::Edition;
//!
//! let found = |question, answer: &str| Act::Found(Found { question, answer: answer.into(), evidence: vec![], actions: vec![], second: false });
//! let acts = [found(Question::Happened, "yes"), found(Question::Conveyed, "no")];
//! let opened = Opened { kind: Kind::Information, board: None };
//! let case = Case::of(opened, Edition::E2017, Authority::Ebu, &acts).unwrap();
//! let file = [Ended::of(&case), Ended::of(&case)];
//! assert_eq!(file[0].outcome, Outcome::Stands);
//!
//! let wish = Wish { law: Some("16b".into()), ..Wish::default() };
//! assert_eq!(search(&file, &wish).len(), 2);
//! assert_eq!(like(&file[0], &file[1..], 5).len(), 1);
//! assert_eq!(statistics(&file).all.stands, 2);
//! ```

use std::cmp::Reverse;
use std::collections::BTreeMap;

use openroom_laws::entry::{self, Spoken};
use openroom_laws::notation::call_text;
use openroom_laws::{Edition, Entry, log};

use crate::case::{Case, Settled};
use crate::facts::{At, Fact, Kind};
use crate::road::{Beside, Step, Verdict};

/// A case as the casebook has it. It has no place for who was polled or consulted, nor for who ruled; a player is a seat. Texts that
/// somebody has written are in it: [`Ended::without_names`] leaves them out.
#[derive(Debug, Clone, PartialEq)]
pub struct Ended {
    /// What it was about.
    pub kind: Kind,
    /// The edition of the Laws.
    pub edition: Edition,
    /// The clauses that it rests on.
    pub laws: Vec<&'static str>,
    /// What it came to; nothing where the Director ruled with a question still open.
    pub verdict: Option<Verdict>,
    /// The same as a word to count by.
    pub outcome: Outcome,
    /// What was done beside the score.
    pub beside: Vec<Beside>,
    /// The auction up to the point: of the poll, or of the table's log.
    pub auction: Vec<String>,
    /// The facts.
    pub facts: Vec<Fact>,
    /// How each question was settled.
    pub findings: Vec<Step>,
    /// The number of the board.
    pub board: Option<u32>,
}

/// How a case ended, to count by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Outcome {
    /// The result stands.
    Stands,
    /// An assigned score.
    Assigned,
    /// An artificial score, 40/60 included.
    Awards,
    /// Another way: seats changed, a new deal, the board went on, or it was ruled with a question open.
    Other,
}

impl Ended {
    /// What is kept of a case.
    #[must_use]
    pub fn of(case: &Case) -> Self {
        let road = case.road();
        let laws = road.laws(case);
        let outcome = match &road.verdict {
            Some(Verdict::Stands(_)) => Outcome::Stands,
            Some(Verdict::Assigned(_)) => Outcome::Assigned,
            Some(Verdict::Awards(_) | Verdict::FortySixty) => Outcome::Awards,
            Some(Verdict::ChangeSeats | Verdict::Redeal | Verdict::PlayOn) | None => Outcome::Other,
        };
        Self {
            kind: case.opened.kind,
            edition: case.edition,
            laws,
            outcome,
            verdict: road.verdict,
            beside: road.beside,
            auction: auction(case),
            facts: case.facts.clone(),
            findings: road.steps,
            board: case.opened.board.as_ref().and_then(|board| board.number),
        }
    }

    /// Whether the hand is recorded (White Book 81.5, 40.1).
    #[must_use]
    pub fn is_recorded(&self) -> bool {
        self.beside.contains(&Beside::Record)
    }

    /// Without the texts in which a name may stand: words that passed, irregularities in somebody's own words, evidence, reasons for
    /// skipping a question. What calls mean and what was held stays: without it nobody could learn from the case.
    #[must_use]
    pub fn without_names(&self) -> Self {
        let mut bare = self.clone();
        for fact in &mut bare.facts {
            match fact {
                Fact::Passed(passed) => passed.words = None,
                Fact::Irregular(irregular) => {
                    irregular.what = irregular.law.clone().unwrap_or_else(|| "...".to_owned());
                }
                Fact::Explained(explained) => explained.asked = None,
                Fact::Chosen(_) | Fact::Departed(_) | Fact::Slow(_) => {}
            }
        }
        for step in &mut bare.findings {
            match &mut step.settled {
                Settled::Answer { evidence, .. } => evidence.clear(),
                Settled::Skipped(why) => "...".clone_into(why),
            }
        }
        bare
    }

    /// Every text that somebody has written, to be searched.
    fn texts(&self) -> impl Iterator<Item = &str> {
        let facts = self.facts.iter().flat_map(|fact| {
            let texts: [Option<&str>; 3] = match fact {
                Fact::Passed(one) => [one.at.as_deref(), one.words.as_deref(), None],
                Fact::Explained(one) => [
                    Some(one.call.as_str()),
                    one.said.as_deref(),
                    one.agreement.as_deref(),
                ],
                Fact::Chosen(one) => [Some(one.action.as_str()), one.led_to.as_deref(), None],
                Fact::Departed(one) => [
                    Some(one.call.as_str()),
                    one.agreement.as_deref(),
                    one.held.as_deref(),
                ],
                Fact::Irregular(one) => [Some(one.what.as_str()), one.law.as_deref(), None],
                Fact::Slow(_) => [None; 3],
            };
            texts.into_iter().flatten()
        });
        let findings = self.findings.iter().flat_map(|step| match &step.settled {
            Settled::Answer { evidence, .. } => evidence.as_slice(),
            Settled::Skipped(why) => std::slice::from_ref(why),
        });
        facts.chain(findings.map(String::as_str))
    }
}

impl AsRef<Self> for Ended {
    fn as_ref(&self) -> &Self {
        self
    }
}

/// The auction up to the point: of the first poll on what could be done, else of the table's log.
fn auction(case: &Case) -> Vec<String> {
    let stand = case.polls.iter().filter(|poll| !poll.withdrawn);
    let polls = stand.map(|poll| &poll.problem);
    let mut polled = polls.filter(|problem| problem.suggested_by.is_none());
    match polled.find(|problem| !problem.auction.is_empty()) {
        Some(problem) => problem.auction.clone(),
        None => auction_before(case, case.chosen().map(|chosen| chosen.by)),
    }
}

/// The auction of the table's log, up to the call that the player chose.
#[must_use]
pub fn auction_before(case: &Case, seat: Option<At>) -> Vec<String> {
    let known = case.opened.board.as_ref();
    let text = known.and_then(|board| board.log.as_deref());
    let mut calls = text.and_then(calls_in).unwrap_or_default();
    let chosen = case.chosen().filter(|chosen| Some(chosen.by) == seat);
    if let Some(chosen) = chosen {
        let is_it = |(by, text): &(char, String)| {
            *by == chosen.by.seat().letter() && text.eq_ignore_ascii_case(&chosen.action)
        };
        if let Some(cut) = calls.iter().rposition(is_it) {
            calls.truncate(cut);
        }
    }
    calls.into_iter().map(|(_, text)| text).collect()
}

/// Every call that the log of a table has, with who made it; nothing if it is not the log of one board.
pub(crate) fn calls_in(text: &str) -> Option<Vec<(char, String)>> {
    let logs = log::read(text).ok()?;
    let [board] = &logs[..] else {
        return None;
    };
    let mut calls: Vec<(char, String)> = Vec::new();
    let mut turn = board.board.dealer;
    for call in &board.calls {
        calls.push((turn.letter(), call_text(*call)));
        turn = turn.lho();
    }
    for entry in &board.entries {
        if let Entry::Player(seat, entry::Action::Call(call)) = entry {
            calls.push((seat.letter(), call.spoken.to_string()));
        }
    }
    Some(calls)
}

/// What is looked for. What is not said is not looked at.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Wish {
    /// A clause or how one begins: `16B1`, `16B`, `16`.
    pub law: Option<String>,
    /// What it was about.
    pub kind: Option<Kind>,
    /// The first calls of the auction, separated by spaces, commas or dashes: `1H X 4H`.
    pub auction: Option<String>,
    /// Words that stand in a fact, in the evidence or in a reason.
    pub text: Option<String>,
    /// Only hands that are recorded.
    pub recorded: bool,
}

/// The cases that fit all of a wish, in the order that they have.
pub fn search<'a, C: AsRef<Ended>>(file: &'a [C], wish: &Wish) -> Vec<&'a C> {
    let calls = wish.auction.as_deref().map(calls).unwrap_or_default();
    let text = wish.text.as_deref().unwrap_or_default().trim();
    let text = text.to_lowercase();
    let fits = |one: &&C| {
        let one = (*one).as_ref();
        let law = wish.law.as_deref().unwrap_or_default();
        (!wish.recorded || one.is_recorded())
            && wish.kind.is_none_or(|kind| kind == one.kind)
            && rests_on(one, law)
            && shared_calls(&calls, &one.auction) == calls.len()
            && (text.is_empty() || one.texts().any(|own| own.to_lowercase().contains(&text)))
    };
    file.iter().filter(fits).collect()
}

/// A clause by how it begins; `1` is Law 1, not Law 12.
fn rests_on(one: &Ended, law: &str) -> bool {
    let law = law.trim();
    if law.is_empty() {
        return true;
    }
    let ends_in_digit = law.ends_with(|last: char| last.is_ascii_digit());
    one.laws.iter().any(|own| {
        let (Some(begin), Some(rest)) = (own.get(..law.len()), own.get(law.len()..)) else {
            return false;
        };
        let cut = ends_in_digit && rest.starts_with(|next: char| next.is_ascii_digit());
        begin.eq_ignore_ascii_case(law) && !cut
    })
}

fn calls(text: &str) -> Vec<String> {
    let words = text.split(|sign: char| sign.is_whitespace() || ",-–;()".contains(sign));
    let words = words.filter(|word| !word.is_empty());
    words.map(ToOwned::to_owned).collect()
}

/// A call as it is always written, so that `p` and `Pass` are the same.
fn plain(call: &str) -> String {
    Spoken::parse(call)
        .map_or_else(|| call.to_owned(), |spoken| spoken.to_string())
        .to_lowercase()
}

/// How many calls two auctions share from the beginning.
fn shared_calls(one: &[String], other: &[String]) -> usize {
    let pairs = one.iter().zip(other);
    pairs
        .take_while(|(one, other)| plain(one) == plain(other))
        .count()
}

/// The cases nearest to one, at most so many; `file` without the case itself. Two cases are alike if they are of one kind or share two
/// Laws. The kind weighs most, then the Laws, then the calls from the beginning. How a case ended does not count: nobody looks for the
/// ruling that he would like.
///
/// Of those that are as near, whichever comes first in the file comes first.
pub fn like<'a, C: AsRef<Ended>>(case: &Ended, file: &'a [C], most: usize) -> Vec<&'a C> {
    let near = |other: &'a C| nearness(case, other.as_ref()).map(|near| (near, other));
    let mut found: Vec<(u32, &C)> = file.iter().filter_map(near).collect();
    found.sort_by_key(|(near, _)| Reverse(*near));
    found.truncate(most);
    found.into_iter().map(|(_, other)| other).collect()
}

/// How near two cases are; nothing if they are not alike.
fn nearness(one: &Ended, other: &Ended) -> Option<u32> {
    let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    let same_kind = one.kind == other.kind;
    let laws = one.laws.iter().filter(|law| other.laws.contains(law));
    let laws = count(laws.count());
    let calls = count(shared_calls(&one.auction, &other.auction));
    let alike = same_kind || laws >= 2;
    alike.then(|| u32::from(same_kind) * 100 + laws.min(20) * 4 + calls.min(20))
}

/// So many cases, by how they ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Counts {
    /// All.
    pub cases: u32,
    /// The result stood.
    pub stands: u32,
    /// A score was assigned.
    pub assigned: u32,
    /// An artificial score was given.
    pub awards: u32,
    /// Another end.
    pub other: u32,
}

impl Counts {
    const fn add(&mut self, outcome: Outcome) {
        self.cases += 1;
        let of = match outcome {
            Outcome::Stands => &mut self.stands,
            Outcome::Assigned => &mut self.assigned,
            Outcome::Awards => &mut self.awards,
            Outcome::Other => &mut self.other,
        };
        *of += 1;
    }
}

/// How the cases of a file ended.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Statistics {
    /// Of all.
    pub all: Counts,
    /// By what they were about.
    pub kinds: Vec<(Kind, Counts)>,
    /// By each clause on which they rest, those most often used first. A case counts with each of its clauses.
    pub laws: Vec<(&'static str, Counts)>,
}

/// How cases ended: all of them, by kind, by Law.
pub fn statistics<C: AsRef<Ended>>(file: &[C]) -> Statistics {
    let mut all = Counts::default();
    let mut kinds: BTreeMap<Kind, Counts> = BTreeMap::new();
    let mut laws: BTreeMap<&'static str, Counts> = BTreeMap::new();
    for one in file.iter().map(AsRef::as_ref) {
        all.add(one.outcome);
        kinds.entry(one.kind).or_default().add(one.outcome);
        for law in &one.laws {
            laws.entry(law).or_default().add(one.outcome);
        }
    }
    let mut laws: Vec<_> = laws.into_iter().collect();
    laws.sort_by_key(|(_, counts)| Reverse(counts.cases));
    Statistics {
        all,
        kinds: kinds.into_iter().collect(),
        laws,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::acts::{Act, Opened};
    use crate::measure::Authority;

    fn case(kind: &str, acts: &str) -> Ended {
        let opened: Opened = serde_json::from_str(&format!(r#"{{"kind": "{kind}"}}"#)).unwrap();
        let acts: Vec<Act> = serde_json::from_str(acts).unwrap();
        let case = Case::of(opened, Edition::E2017, Authority::Ebu, &acts).unwrap();
        Ended::of(&case)
    }

    fn tempo(auction: &str) -> Ended {
        let acts = format!(
            r#"[{{"fact": {{"passed": {{"by-way-of": "remark", "by": "E", "at": "X", "words": "Ann said oops"}}}}}},
                {{"found": {{"question": "happened", "answer": "yes", "evidence": ["Bob agrees"]}}}},
                {{"skipped": {{"question": "conveyed", "why": "Cid is sure"}}}},
                {{"found": {{"question": "alternatives", "answer": "no"}}}},
                {{"found": {{"question": "penalty", "answer": "none"}}}},
                {{"poll": {{"hand": "", "auction": [{auction}]}}}},
                {{"consulted": {{"who": "Dora"}}}}]"#
        );
        case("information", &acts)
    }

    fn psychic() -> Ended {
        let acts = r#"[{"fact": {"departed": {"by": "N", "call": "1H", "agreement": "five hearts"}}},
            {"found": {"question": "departure", "answer": "psychic"}},
            {"found": {"question": "fielded", "answer": "green"}},
            {"found": {"question": "record", "answer": "yes"}}]"#;
        case("psychic", acts)
    }

    fn slow() -> Ended {
        let acts = r#"[{"fact": {"irregular": {"what": "Eve came late", "law": "81C"}}},
            {"found": {"question": "fault-ns", "answer": "directly"}},
            {"found": {"question": "fault-ew", "answer": "none"}},
            {"found": {"question": "penalty", "answer": "none"}}]"#;
        case("slow-play", acts)
    }

    #[test]
    fn cases_are_found_by_law_kind_auction_and_words() {
        let file = [tempo(r#""1H", "Pass", "2H""#), psychic(), slow()];
        let found = |wish: Wish| search(&file, &wish).len();
        let law = |law: &str| Wish {
            law: Some(law.into()),
            ..Wish::default()
        };
        assert_eq!(found(Wish::default()), 3);
        assert_eq!(found(law("16b1")), 1, "{:?}", file[0].laws);
        assert_eq!(found(law("16")), 1);
        assert_eq!(found(law("1")), 0, "Law 1 is not Law 16 nor 12");
        assert_eq!(found(law("40C1")), 1);
        assert_eq!(found(law("§é")), 0);
        let auction = |text: &str| Wish {
            auction: Some(text.into()),
            ..Wish::default()
        };
        assert_eq!(found(auction("1h p")), 1);
        assert_eq!(found(auction("1H-Pass-3H")), 0);
        assert_eq!(found(auction("1H Pass 2H Pass")), 0);
        let text = |text: &str| Wish {
            text: Some(text.into()),
            ..Wish::default()
        };
        assert_eq!(found(text(" FIVE hearts")), 1);
        assert_eq!(found(text("bob agrees")), 1);
        assert_eq!(found(text("nowhere")), 0);
        let recorded = Wish {
            recorded: true,
            ..Wish::default()
        };
        assert_eq!(search(&file, &recorded), [&file[1]]);
    }

    #[test]
    fn nothing_that_may_name_somebody_is_left() {
        for one in [tempo(""), slow()] {
            let whole = format!("{one:?}");
            let bare = format!("{:?}", one.without_names());
            for name in ["Ann", "Bob", "Cid", "Eve"] {
                assert!(!bare.contains(name), "{bare}");
            }
            assert!(whole.contains("Ann") || whole.contains("Eve"));
            assert!(!whole.contains("Dora"));
        }
    }

    #[test]
    fn the_nearest_come_first_whatever_they_ended_with() {
        let own = tempo(r#""1H", "X", "4H""#);
        let file = [slow(), tempo(r#""1C""#), tempo(r#""1H", "X""#), psychic()];
        assert_eq!(like(&own, &file, 5), [&file[2], &file[1]]);
        assert_eq!(like(&own, &file, 1), [&file[2]]);
    }

    #[test]
    fn counts_add_up() {
        let counted = statistics(&[tempo(""), tempo(""), psychic(), slow()]);
        assert_eq!(counted.all.cases, 4);
        assert_eq!((counted.all.stands, counted.all.awards), (3, 1));
        assert_eq!(counted.kinds[0].0, Kind::Information);
        assert_eq!(counted.kinds[0].1.cases, 2);
        let sum: u32 = counted.kinds.iter().map(|(_, one)| one.cases).sum();
        assert_eq!(sum, 4);
        assert!(counted.laws[0].1.cases >= counted.laws[1].1.cases);
    }
}
