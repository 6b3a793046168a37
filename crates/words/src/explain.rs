//! A log told for people, entry by entry: what happened, which clause says so, who is asked what, and what follows.
//! Pure: a log and the words in, text out.

use contract_bridge::auction::Call;
use contract_bridge::{Card, Seat, Suit};
use openroom_laws::awaiting::{Awaiting, Choice, Fact, Question};
use openroom_laws::effects::{Effect, between};
use openroom_laws::entry::{Action, Actor, Entry, Finding, Requirement, Spoken, SpokenCall};
use openroom_laws::notation::parse_card;
use openroom_laws::replay::{ReplayError, replay_with};
use openroom_laws::table::{Information, PenaltyKind, Unauthorised};
use openroom_laws::{Clause, Edition, Log, Table};
use serde::Serialize;

use crate::adjusted;
use crate::ask;
use crate::clauses::clause_summary;
use crate::consequences::Following;
use crate::deeds;
use crate::effects;
use crate::irregular;
use crate::show::{harmless, heading, notation, outcome};
use crate::terminal::wrap;
use crate::words::{Message, Words};

/// How much of the Laws is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Clauses {
    /// Their numbers.
    Numbers,
    /// What each says as well.
    Whole,
}

/// The whole story of a log under an edition, as a Director tells it.
///
/// # Errors
///
/// The first entry that cannot have happened.
pub fn explain(
    log: &Log,
    edition: Edition,
    words: &Words,
    clauses: Clauses,
    width: usize,
) -> Result<String, ReplayError> {
    let mut tables = vec![Table::new(edition, log.board, &log.deal)];
    replay_with(log, edition, |table| tables.push(table.clone()))?;
    let mut out = heading(log, &tables[0], words, width);
    let short = log.calls.len() + log.cards.len();
    short_form(&mut out, log, &tables[short], words, width);
    for ((number, entry), around) in (1..).zip(&log.entries).zip(tables[short..].windows(2)) {
        let told = step(entry, &around[0], &around[1], words);
        print(&mut out, number, &told, clauses, words, width);
    }
    if let Some(last) = tables.last() {
        out.push('\n');
        out.push_str(&outcome::lines(last, words));
    }
    Ok(out)
}

/// What came of an entry, in words.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(as = ToldLine))]
pub struct Told {
    /// Who acted.
    pub by: Actor,
    /// The same in words.
    pub who: String,
    /// What was done.
    pub what: String,
    /// The call or card, as the log writes it, where that is all that was done.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plain: Option<String>,
    /// What follows.
    pub notes: Vec<Note>,
    /// The clauses applied now for the first time.
    pub laws: Vec<ClauseTold>,
}

/// One sentence of what follows from an entry.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Note {
    /// What it tells.
    pub kind: NoteKind,
    /// The sentence.
    pub text: String,
    /// How many answers lead to it; none for what has happened.
    #[serde(skip)]
    depth: usize,
}

/// What a sentence of a ruling tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum NoteKind {
    /// What was irregular.
    Irregular,
    /// What it comes to: a bar, a penalty card, a restriction, information, a question for later.
    Consequence,
    /// What the Director has to find out.
    Question,
    /// How the answer is written in the log.
    InLog,
    /// Who has a choice.
    Choice,
    /// One of the options.
    Option,
    /// What it would lead to.
    Foreseen,
}

/// A clause and what it says, in our words.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ClauseTold {
    /// Which.
    pub clause: Clause,
    /// What it says.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub summary: &'static str,
}

/// The story of a log step by step: for each entry what was done, what follows in words, and the clauses applied.
///
/// # Errors
///
/// The first entry that cannot have happened.
pub fn told(log: &Log, edition: Edition, words: &Words) -> Result<Vec<Told>, ReplayError> {
    let mut tables = vec![Table::new(edition, log.board, &log.deal)];
    replay_with(log, edition, |table| tables.push(table.clone()))?;
    let short = log.calls.len() + log.cards.len();
    let steps = log.entries.iter().zip(tables[short..].windows(2));
    Ok(steps
        .map(|(entry, around)| step(entry, &around[0], &around[1], words))
        .collect())
}

/// What came of one entry.
pub(crate) fn step(entry: &Entry, before: &Table, after: &Table, words: &Words) -> Told {
    let mut story = Story {
        words,
        notes: Vec::new(),
    };
    let (who, what) = match entry {
        Entry::Player(seat, action) => {
            let under = before.awaiting().map(|awaiting| awaiting.law);
            (story.seat(*seat), deeds::did(action, under, words))
        }
        Entry::Director(finding) => (
            words.say(Message::Director),
            story.finds(finding, after.edition()),
        ),
    };
    story.all(before, after);
    let cited = after.cited().iter();
    let laws = cited.filter(|law| !before.cited().contains(law));
    Told {
        by: entry.by(),
        who: capital(&who),
        what,
        plain: just_a_call_or_card(entry),
        notes: story.notes,
        laws: laws
            .map(|&clause| ClauseTold {
                clause,
                summary: clause_summary(clause, words.language),
            })
            .collect(),
    }
}

fn just_a_call_or_card(entry: &Entry) -> Option<String> {
    match entry {
        Entry::Player(
            _,
            action @ (Action::Play(_)
            | Action::Call(SpokenCall {
                artificial: None, ..
            })),
        ) => Some(action.to_string()),
        _ => None,
    }
}

/// A step on a terminal: numbered, with the clauses at its end.
fn print(
    out: &mut String,
    number: usize,
    told: &Told,
    clauses: Clauses,
    words: &Words,
    width: usize,
) {
    let args = [
        ("number", number.to_string().into()),
        ("who", told.who.clone().into()),
        ("what", told.what.clone().into()),
    ];
    wrap(out, &words.tell(Message::ExplainStep, args), "", width);
    for note in &told.notes {
        let mark = match note.kind {
            NoteKind::Option => "- ",
            _ => "",
        };
        let indent = "   ".to_owned() + &"  ".repeat(note.depth);
        wrap(out, &format!("{mark}{}", note.text), &indent, width);
    }
    let laws = told.laws.iter().filter(|law| !is_routine(law.clause));
    match clauses {
        Clauses::Numbers => {
            let ids: Vec<&str> = laws.map(|law| law.clause.id()).collect();
            if !ids.is_empty() {
                wrap(out, &numbers(&ids, words), "   ", width);
            }
        }
        Clauses::Whole => {
            for law in laws {
                let args = [("clause", law.clause.id().into())];
                let line = words.tell(Message::ExplainLaw, args);
                wrap(out, &format!("{line} {}", law.summary), "   ", width);
            }
        }
    }
}

/// "(Laws 27A1, 9A1)".
fn numbers(ids: &[&str], words: &Words) -> String {
    let message = match ids.len() {
        1 => Message::ExplainOneLaw,
        _ => Message::ExplainLaws,
    };
    words.tell(message, [("laws", ids.join(", ").into())])
}

/// The legal calls and cards that the log gives in short.
fn short_form(out: &mut String, log: &Log, table: &Table, words: &Words, width: usize) {
    out.push('\n');
    if !log.calls.is_empty() {
        let calls = calls(table, words);
        let line = words.tell(Message::ExplainCalls, [("what", calls.into())]);
        wrap(out, &line, "", width);
    }
    if !log.cards.is_empty() {
        let cards = log.cards.iter();
        let cards: Vec<String> = cards
            .map(|&card| plain(&notation::card(card, words).text))
            .collect();
        let line = words.tell(Message::ExplainCards, [("what", cards.join(" ").into())]);
        wrap(out, &line, "", width);
    }
}

struct Story<'a> {
    words: &'a Words,
    notes: Vec<Note>,
}

impl Story<'_> {
    fn note(&mut self, kind: NoteKind, text: String) {
        self.note_at(0, kind, text);
    }

    fn note_at(&mut self, depth: usize, kind: NoteKind, text: String) {
        self.notes.push(Note { kind, text, depth });
    }

    fn consequence(&mut self, text: String) {
        self.note(NoteKind::Consequence, text);
    }

    fn seat(&self, seat: Seat) -> String {
        notation::seat(seat, self.words)
    }

    fn all(&mut self, before: &Table, after: &Table) {
        self.irregular(before, after);
        let effects = between(before, after);
        for sentence in effects::all_told(&effects, self.words) {
            self.consequence(sentence);
        }
        for effect in &effects {
            self.minor(effect);
        }
        self.ruled(before, after);
        self.information(before, after);
        self.asked(before, after);
        self.adjusted(before, after);
    }

    /// What the clauses that apply now come to where nobody has a choice.
    fn ruled(&mut self, before: &Table, after: &Table) {
        let now = after.cited().iter();
        for law in now.filter(|law| !before.cited().contains(law)) {
            if let Some(message) = of_clause(*law) {
                self.consequence(self.words.say(message));
            }
        }
    }

    /// What a minor penalty card binds its player to (50C).
    fn minor(&mut self, effect: &Effect) {
        if let Effect::PenaltyCard {
            seat,
            card,
            kind: PenaltyKind::Minor,
        } = effect
        {
            let name = plain(&notation::card(*card, self.words).text);
            let args = [
                ("seat", self.seat(*seat).into()),
                ("card", name.into()),
                ("suit", deeds::suits(core::iter::once(card.suit)).into()),
            ];
            self.consequence(self.words.tell(Message::RuledMinor, args));
        }
    }

    fn adjusted(&mut self, before: &Table, after: &Table) {
        if let (None, Some(score)) = (before.adjusted(), after.adjusted()) {
            let line = adjusted::told(score, after.board().vul, self.words);
            self.consequence(line);
        }
    }

    fn finds(&self, finding: &Finding, edition: Edition) -> String {
        let what = deeds::found(finding, edition, self.words);
        match finding {
            Finding::Called => what,
            _ => self
                .words
                .tell(Message::ExplainFinds, [("what", what.into())]),
        }
    }

    fn irregular(&mut self, before: &Table, after: &Table) {
        let known = before.irregularities().len();
        for irregularity in after.irregularities().iter().skip(known) {
            let line = irregular::told(irregularity, after, self.words);
            self.note(NoteKind::Irregular, line);
        }
    }

    fn information(&mut self, before: &Table, after: &Table) {
        let known = |info: &Information| {
            before.information().contains(info) && !before.is_unsettled(info.by)
        };
        let new: Vec<Information> = after
            .information()
            .iter()
            // What is open to all needs no word.
            .filter(|info| info.unauthorised != Unauthorised::Nobody)
            .filter(|info| !known(info) && !after.is_unsettled(info.by))
            .cloned()
            .collect();
        for info in new {
            if info.what == EXTRANEOUS {
                let args = [
                    ("seat", self.seat(info.by).into()),
                    ("clause", info.law.id().into()),
                ];
                let line = self.words.tell(Message::ExplainExtraneous, args);
                self.consequence(line);
                continue;
            }
            let (message, may) = match info.authorised {
                // Nobody showed a card that was put back (13E of 2007, 14C).
                Some(side) if info.what == "cards" && is_put_back(info.law) => {
                    (Message::ExplainPutBack, notation::side(side, self.words))
                }
                Some(side) => (
                    Message::ExplainInformation,
                    notation::side(side, self.words),
                ),
                None => (Message::ExplainUnauthorized, String::new()),
            };
            let may_not = match info.unauthorised {
                Unauthorised::Side(side) => notation::side(side, self.words),
                Unauthorised::Player(seat) => self.seat(seat),
                Unauthorised::Nobody => self.words.say(Message::ExplainNobody),
                Unauthorised::AllBut(seat) => {
                    let others = Seat::ALL.into_iter().filter(|&other| other != seat);
                    let others: Vec<String> = others.map(|other| self.seat(other)).collect();
                    others.join(", ")
                }
            };
            let args = [
                ("what", informed(&info.what, self.words).into()),
                ("seat", self.seat(info.by).into()),
                ("may", may.into()),
                ("maynot", may_not.into()),
                ("clause", info.law.id().into()),
            ];
            let line = self.words.tell(message, args);
            self.consequence(line);
        }
    }

    /// Who is asked now, and what each answer leads to.
    fn asked(&mut self, before: &Table, after: &Table) {
        let (old, new) = (before.awaiting(), after.awaiting());
        let corrects = |table: &Table| table.corrections().is_some();
        let again = match new {
            Some(_) => old == new,
            None => !corrects(after) || corrects(before),
        };
        if again {
            return;
        }
        let Some(question) = ask::question(after, self.words) else {
            return;
        };
        match new.map(|awaiting| (awaiting, &awaiting.question)) {
            Some((awaiting, Question::Fact(fact))) => {
                self.asked_of_director(after.edition(), awaiting, *fact);
            }
            _ => {
                let clause = question.law.id();
                let args = [("who", question.who.into()), ("clause", clause.into())];
                // A revoke must be corrected (62A): where there is one answer there is no choice.
                let all = new.is_some_and(|awaiting| ask::must_all_agree(&awaiting.by));
                let message = match question.answers.len() {
                    1 => Message::ExplainDuty,
                    _ if all => Message::ExplainConsent,
                    _ => Message::ExplainChoice,
                };
                let line = self.words.tell(message, args);
                self.note(NoteKind::Choice, line);
            }
        }
        let mut told: Vec<(&str, Option<&Following>)> = Vec::new();
        for answer in &question.answers {
            let (text, following) = (&*answer.text, answer.following.as_ref());
            // What any of several may answer is told once; where it matters who does, with his name.
            if told.contains(&(text, following)) {
                continue;
            }
            told.push((text, following));
            let alike = |by: &Actor| {
                let mut answers = question.answers.iter();
                answers.any(|other| {
                    other.said.by() == *by
                        && (&*other.text, other.following.as_ref()) == (text, following)
                })
            };
            match answer.said.by().seat() {
                Some(seat) if !question.by.iter().all(alike) => {
                    let named = format!("({}) {text}", self.seat(seat));
                    self.answer(&named, following, 0);
                }
                _ => self.answer(text, following, 0),
            }
        }
    }

    /// An answer, and below it what it leads to.
    fn answer(&mut self, text: &str, following: Option<&Following>, depth: usize) {
        let laws = following.map(|following| {
            let laws = following.laws.iter().filter(|&&law| !is_routine(law));
            laws.map(|law| law.id()).collect::<Vec<_>>()
        });
        let text = match laws {
            Some(laws) if !laws.is_empty() => format!("{text} {}", numbers(&laws, self.words)),
            _ => text.to_owned(),
        };
        self.note_at(depth + 1, NoteKind::Option, text);
        let Some(following) = following else {
            return;
        };
        let sentences = following.effects.iter().chain(&following.then);
        for sentence in sentences {
            self.note_at(depth + 2, NoteKind::Foreseen, sentence.clone());
        }
        for next in &following.answers {
            self.answer(&next.text, Some(&next.following), depth + 1);
        }
    }

    fn asked_of_director(&mut self, edition: Edition, awaiting: &Awaiting, fact: Fact) {
        let question = ask::of_director(fact, edition, self.words);
        let args = [
            ("clause", awaiting.law.id().into()),
            ("question", question.into()),
        ];
        let line = self.words.tell(Message::ExplainQuestion, args);
        self.note(NoteKind::Question, line);
        let answer = format!("{{{}: ...}}", fact.word());
        let line = self
            .words
            .tell(Message::ExplainAnswer, [("answer", answer.into())]);
        self.note(NoteKind::InLog, line);
    }
}

/// Knowledge of a card that the Director put back, which is closed to the partner.
fn is_put_back(law: Clause) -> bool {
    matches!(law.id(), "13E" | "14C")
}

/// By what a player gave information, as it stands in a sentence: a call, cards, or a manner with its words.
pub(crate) fn informed(what: &str, words: &Words) -> String {
    if let Some(spoken) = Spoken::parse(what) {
        return match spoken {
            Spoken::Call(Call::Pass) => words.say(Message::ShownPass),
            Spoken::Call(Call::Double) => words.say(Message::ShownDouble),
            Spoken::Call(Call::Redouble) => words.say(Message::ShownRedouble),
            _ => deeds::spoken(spoken, words),
        };
    }
    let cards = what.split_whitespace().map(parse_card);
    if let Some(cards) = cards.collect::<Option<Vec<Card>>>() {
        return deeds::cards(&cards, words);
    }
    let (manner, with) = match what.split_once(' ') {
        Some((manner, with)) => (manner, Some(with)),
        None => (what, None),
    };
    let Some(shown) = shown(manner) else {
        return harmless(what);
    };
    let shown = words.say(shown);
    match with {
        Some(with) => words.tell(
            Message::ShownWords,
            [("what", shown.into()), ("words", harmless(with).into())],
        ),
        None => shown,
    }
}

/// What a player knows by accident, as the log of the table has it (16C of 2007, 16D of 2017).
const EXTRANEOUS: &str = "extraneous";

/// What the log of the table calls a way of giving information, in words.
fn shown(word: &str) -> Option<Message> {
    Some(match word {
        "concession" => Message::ShownConcession,
        "objects" => Message::ShownObjection,
        "statement" => Message::ShownStatement,
        "question" | "asks" => Message::ShownQuestion,
        "pointing" => Message::ShownPointing,
        "down" => Message::ShownFaceDown,
        "cards" => Message::ShownCards,
        "hesitates" => Message::ShownHesitation,
        "hurries" => Message::ShownHaste,
        "remarks" => Message::ShownRemark,
        "answers" => Message::ShownAnswer,
        "alerts" => Message::ShownAlert,
        "gestures" => Message::ShownGesture,
        _ => return None,
    })
}

/// An option in the words of a Director.
pub(crate) fn option(option: Choice, law: Clause, words: &Words) -> String {
    let [accepts, declines] = of_law(law);
    let [requires, forbids] = of_suit(law);
    let suit = |suit: Suit| plain(&notation::suit(suit).text);
    let card = |card: Card| plain(&notation::card(card, words).text);
    match option {
        Choice::Accepts => words.say(accepts),
        Choice::Declines => words.say(declines),
        Choice::Agrees => words.say(Message::OptionAgrees),
        Choice::Objects => words.say(Message::OptionObjects),
        Choice::Keeps if is_of_play(law) => words.say(Message::OptionKeepsCard),
        Choice::Keeps => words.say(Message::OptionKeeps),
        Choice::Changes => words.say(Message::OptionChanges),
        Choice::Corrects => words.say(Message::OptionCorrects),
        Choice::Waives if is_of_penalty_cards(law) => words.say(Message::OptionWaivesPenalty),
        Choice::Waives => words.say(Message::OptionWaives),
        Choice::Spreads => words.say(Message::OptionSpreads),
        Choice::Names(None) => words.say(Message::OptionNames),
        Choice::Requires(Requirement::Highest) => words.say(Message::OptionRequiresHighest),
        Choice::Requires(Requirement::Lowest) => words.say(Message::OptionRequiresLowest),
        Choice::Requires(Requirement::Suit(named)) => {
            words.tell(requires, [("suit", suit(named).into())])
        }
        Choice::Requires(Requirement::Card(named)) => {
            words.tell(Message::OptionRequiresCard, [("card", card(named).into())])
        }
        Choice::Forbids(named) => words.tell(forbids, [("suit", suit(named).into())]),
        Choice::ForbidsSeveral(suits) => {
            let suits = deeds::suits_apart(suits.suits(), Words::all_of, words);
            words.tell(forbids, [("suit", suits.into())])
        }
        Choice::Requires(Requirement::Declarer) => words.say(Message::OptionRequiresDeclarer),
        Choice::Requires(Requirement::Dummy) => words.say(Message::OptionRequiresDummy),
        Choice::Names(Some(named)) => {
            words.tell(Message::OptionNamesCard, [("card", card(named).into())])
        }
        Choice::Plays(named) if law.id().starts_with("67B1") => {
            words.tell(Message::OptionPlaysOmitted, [("card", card(named).into())])
        }
        Choice::Plays(named) => words.tell(Message::OptionPlays, [("card", card(named).into())]),
        Choice::Card => words.say(Message::OptionCard),
        Choice::RequestsPlay => words.say(Message::OptionRequestsPlay),
        Choice::Consents => words.say(Message::OptionConsents),
    }
}

/// Whether declarer chooses over a lead because of penalty cards, which stay on the table unless he requires or forbids their suit.
fn is_of_penalty_cards(law: Clause) -> bool {
    ["50D2", "51B"].iter().any(|of| law.id().starts_with(of))
}

/// What accepting and declining mean under a clause.
fn of_law(law: Clause) -> [Message; 2] {
    match law.id() {
        "27A1" | "27B4" => [
            Message::OptionAcceptsInsufficient,
            Message::OptionDeclinesInsufficient,
        ],
        "29A" => [
            Message::OptionAcceptsRotation,
            Message::OptionDeclinesRotation,
        ],
        "25B1" => [Message::OptionAcceptsChange, Message::OptionDeclinesChange],
        "52B1" | "52B1a" => [Message::OptionAcceptsCard, Message::OptionDeclinesCard],
        "46B5" => [Message::OptionAccepts, Message::OptionDeclinesNaming],
        id if ["53", "54", "55", "56"]
            .iter()
            .any(|law| id.starts_with(law)) =>
        {
            [Message::OptionAcceptsLead, Message::OptionDeclinesLead]
        }
        "68D2bi" => [Message::OptionConsents, Message::OptionDeclinesConsent],
        _ => [Message::OptionAccepts, Message::OptionDeclines],
    }
}

/// What a clause comes to where nobody is asked anything.
fn of_clause(law: Clause) -> Option<Message> {
    Some(match (law.id(), law.edition()) {
        ("14A1", _) => Message::RuledCardBack,
        ("14A2", _) => Message::RuledDealRestored,
        ("14B4", _) => Message::RuledAlwaysHeld,
        ("15A1", Edition::E2007) => Message::RuledScoreStands,
        ("15B", Edition::E2007) => Message::RuledSecondScore,
        ("15C", Edition::E2007) => Message::RuledAuctionAgain,
        ("15B1", Edition::E2017) => Message::RuledCancelled,
        ("15B2", Edition::E2017) => Message::RuledFinish,
        ("48A", _) => Message::RuledNoPenaltyCard,
        ("54E", _) => Message::RuledWrongSideLed,
        _ => return None,
    })
}

/// What requiring and forbidding a suit mean under a clause: 57A is about any card, the others are about the lead.
fn of_suit(law: Clause) -> [Message; 2] {
    match law.id() {
        "57A" => [Message::OptionRequiresPlay, Message::OptionForbidsPlay],
        _ => [Message::OptionRequires, Message::OptionForbids],
    }
}

/// Whether a clause is about cards that are played (41 to 71).
pub(crate) fn is_of_play(law: Clause) -> bool {
    law.law().is_some_and(|number| number > 40)
}

/// Whether a clause belongs to the regular course of a board.
pub(crate) fn is_routine(clause: Clause) -> bool {
    ["17B", "17C", "44E", "44F", "44G", "77"].contains(&clause.id())
}

/// The calls that stand, in order.
fn calls(table: &Table, words: &Words) -> String {
    let calls: Vec<_> = table.calls().iter().map(|made| made.call).collect();
    effects::named(&calls, words).join(" ")
}

/// The text with a capital letter at its start.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters.as_str().chars()).collect()
}

/// Text without the codes of its colour.
pub(crate) fn plain(text: &str) -> String {
    anstream::adapter::strip_str(text).to_string()
}

#[cfg(test)]
mod tests {
    use openroom_laws::log;

    use super::*;
    use crate::words::Language;

    /// Whether the last step of a log tells this, in English.
    fn check(log: &str, sentence: &str) {
        let logs = log::read(log).unwrap();
        let words = Words::new(Language::English);
        let told = told(&logs[0], Edition::E2017, &words).unwrap();
        let notes: Vec<_> = told.last().unwrap().notes.iter().map(|n| &n.text).collect();
        assert!(
            notes.iter().any(|text| text.starts_with(sentence)),
            "{notes:?}"
        );
    }

    #[test]
    fn where_nobody_has_a_choice_the_ruling_is_told() {
        let (first, last) = (Edition::E2007, Edition::E2017);
        let of = |log: &str| format!("vul: none\ndealer: N\n{log}");
        let contract = "auction: 1NT Pass Pass Pass\n";
        let shown = of(&format!(
            "{contract}play: C2\nlog: [N: exposes SK, D: called]"
        ));
        let led = of(&format!("{contract}log: [S: H2, D: called]"));
        let small = of(&format!(
            "{contract}play: C2\nlog: [W: exposes H5, D: called]"
        ));
        let short = of(&format!(
            "{contract}play: C2\nlog: [D: called, D: {{missing: {{by: W}}}}]"
        ));
        for edition in [first, last] {
            check_any(edition, &shown, "No card of the declaring side becomes");
            check_any(edition, &led, "The card goes back to the hand");
            check_any(
                edition,
                &small,
                "Until ♥5 has been played, West may play no",
            );
            check_any(edition, &short, "The hand is made complete");
        }
        let board = |played: &str, play: &str| {
            let found = format!("D: {{wrong-board: {{played: \"{played}\"}}}}");
            of(&format!("{play}log: [D: called, {found}]"))
        };
        check_any(last, &board("no", ""), "Nobody at the table has played");
        check_any(last, &board("yes", ""), "The board is cancelled for both");
        check_any(first, &board("no", ""), "The auction is cancelled, and");
        let played = format!("{contract}play: C2\n");
        check_any(first, &board("no", &played), "The players finish the board");
        check_any(first, &board("yes", &played), "The second score of whoever");
    }

    #[test]
    fn a_card_that_nobody_knows_is_a_card_without_a_question_mark() {
        let log = "vul: none\ndealer: N\nlog: [D: called, D: {missing: {by: E}}]";
        let what = "finds that East was missing a card, which has since been found";
        check_step(Edition::E2017, log, 1, what, "");
    }

    #[test]
    fn several_suits_stand_apart() {
        let words = Words::new(Language::English);
        let suits = [Suit::Spades, Suit::Clubs].into_iter();
        let all = deeds::suits_apart(suits.clone(), Words::all_of, &words);
        assert_eq!(all, "♠ and ♣");
        assert_eq!(deeds::suits_apart(suits, Words::any_of, &words), "♠ or ♣");
    }

    /// Whether any step of a log tells this, in English.
    fn check_any(edition: Edition, log: &str, sentence: &str) {
        let logs = log::read(log).unwrap();
        let words = Words::new(Language::English);
        let told = told(&logs[0], edition, &words).unwrap();
        let all = told.iter().flat_map(|step| &step.notes);
        let all: Vec<_> = all.map(|note| &note.text).collect();
        assert!(
            all.iter().any(|text| text.starts_with(sentence)),
            "{sentence}: {all:?}"
        );
    }

    const EARLY: &str = "board: 8\ndeal: \"W:63.QJT87642.65.4 AQ.K9.K84.KQJT95 KT9852..JT973.63 J74.A53.AQ2.A872\"\n\
        auction: 3H 4C Pass 5C Pass Pass Pass\nplay: DJ DA D5 D4 C2 C4 CK C3 H9\nlog: [{W: HT}, {N: attention}, {D: called}";

    /// Whether a step of a log tells this, in English; and what he did, where that is given.
    fn check_step(edition: Edition, log: &str, at: usize, what: &str, sentence: &str) {
        let logs = log::read(log).unwrap();
        let words = Words::new(Language::English);
        let told = told(&logs[0], edition, &words).unwrap();
        let step = &told[at];
        assert!(step.what.starts_with(what), "{}", step.what);
        let notes: Vec<_> = step.notes.iter().map(|note| &note.text).collect();
        let tells = |text: &&String| text.starts_with(sentence);
        assert!(sentence.is_empty() || notes.iter().any(tells), "{notes:?}");
    }

    #[test]
    fn what_is_cancelled_is_said_first() {
        let of = |log: &str| format!("vul: none\ndealer: N\n{log}");
        let (first, last) = (Edition::E2007, Edition::E2017);
        for edition in [first, last] {
            let double = of("auction: 1S Pass\nlog: [S: X, D: called]");
            check_step(edition, &double, 1, "", "South’s double is cancelled.");
            let eight = of("auction: 1S\nlog: [E: 8C, D: called]");
            check_step(edition, &eight, 1, "", "East’s 8♣ is cancelled.");
            let late = of("auction: 1S Pass Pass Pass\nlog: [W: 2H, D: called]");
            check_step(edition, &late, 1, "", "West’s 2♥ is cancelled.");
            let shown = of("auction: 1S\nlog: [E: exposes SK, D: called]");
            check_step(edition, &shown, 1, "", "East’s ♠K stays face up");
        }
        let pass = of("auction: 1S\nlog: [W: Pass, D: called, N: declines]");
        let no_double = "East may neither double nor redouble at this turn.";
        check_step(first, &pass, 1, "", no_double);
        check_step(
            first,
            &pass,
            2,
            "refuses the call out of rotation",
            no_double,
        );
    }

    #[test]
    fn another_call_than_a_comparable_one_silences_partner_once() {
        for call in ["2D", "X", "Pass"] {
            let log = format!(
                "vul: none\ndealer: N\nauction: 1S\nlog: [W: {call}, D: called, N: declines, E: Pass, S: 2S]"
            );
            let text = "East must pass at their next turn to call.";
            check_step(Edition::E2017, &log, 4, "", text);
            let other = "Any other legal call: partner must pass at the next turn";
            check_step(Edition::E2017, &log, 4, "", other);
        }
    }

    #[test]
    fn who_may_not_double_and_does_was_not_obliged_to_pass() {
        let log = "vul: none\ndealer: N\nauction: 1S\nlog: [W: Pass, D: called, N: declines, E: X]";
        let text = "East has doubled or redoubled, which was not allowed at this turn (Law 30B2b).";
        check_step(Edition::E2007, log, 3, "", text);
    }

    #[test]
    fn the_defender_who_is_not_next_hears_that_the_other_prevails() {
        let log = format!("{HEAD}log: [W: HQ, N: H2, E: H8, S: HA, N: D3, D: called, E: declines]");
        let text = "(West) accept the lead; if East, who is next in turn, refuses it, the refusal prevails";
        check_step(Edition::E2017, &log, 5, "", text);
        check_step(Edition::E2007, &log, 6, "refuses the lead", "");
    }

    #[test]
    fn whoever_asks_to_play_on_the_other_three_must_agree() {
        let log = format!("{HEAD}log: [W: HQ, N: H2, E: H8, S: HA, S: claims 9]");
        let text = "Then play continues only if the other three players agree:";
        check_step(Edition::E2017, &log, 4, "", text);
    }

    #[test]
    fn a_suit_is_required_to_be_led_or_played() {
        let log = format!("{HEAD}log: [W: HQ, N: H2, W: D6, S: H5, D: called, S: forbids D]");
        check_step(Edition::E2017, &log, 5, "forbids the play of ♦", "");
        let log = format!("{HEAD}log: [E: DK, D: called, S: declines, S: forbids D]");
        check_step(Edition::E2017, &log, 3, "forbids the lead of ♦", "");
    }

    const HEAD: &str = "vul: none\ndealer: S\ndeal: \"N:AKQ2.432.543.765 43.98.KT987.A832 JT98.AK5.A2.KT94 765.QJT76.QJ6.QJ\"\n\
        auction: 3NT Pass Pass Pass\n";

    #[test]
    fn after_a_premature_play_a_suit_is_played_and_not_led() {
        check(&format!("{EARLY}]\n"), "require the play of ♠");
        check(&format!("{EARLY}]\n"), "forbid the play of ♣");
        check(
            &format!("{EARLY}, {{N: requires S}}]\n"),
            "East must follow suit if able; otherwise East must play ♠ to this trick if able.",
        );
        check(
            &format!("{EARLY}, {{N: forbids C}}]\n"),
            "East must not play ♣ to this trick if able to play another suit.",
        );
    }

    #[test]
    fn every_manner_has_words() {
        for (word, _) in openroom_laws::entry::Manner::WORDS {
            assert!(shown(word).is_some(), "{word}");
        }
        let log = "board: 1\nlog: [{N: 1S}, {E: hesitates}, {E: Pass}, {S: 2S}, {W: 'remarks my turn'}]\n";
        check(log, "West’s remark (“my turn”) is authorized information");
        check(
            "board: 1\nlog: [{D: {informed: E}}]\n",
            "East has received information about the board from another source",
        );
    }

    #[test]
    fn a_card_that_was_put_back_was_shown_by_nobody() {
        check(
            "board: 1\nlog: [{N: 1S}, {D: called}, {D: {missing: {by: E}}}]\n",
            "That a card was put back into the hand of East is authorized information for North-South and",
        );
    }

    #[test]
    fn of_two_penalty_cards_the_one_that_declarer_chose_is_named() {
        let log = "board: 1\ndeal: \"N:K94.AJ5.Q83.KJ94 QJT5.Q986.J2.T63 762.K72.K954.Q85 A83.T43.AT76.A72\"\n\
            auction: 1NT Pass Pass Pass\nplay: SQ S2\n\
            log: [{E: exposes HQ H9}, {N: attention}, {D: called}, {W: S3}, {N: SK}, {N: H5}, {N: requires H9}]\n";
        check(log, "East must play ♥9.");
    }
}
