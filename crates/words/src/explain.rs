//! A log told for people, entry by entry: what happened, which clause says so, who is asked what, and what follows.
//! Pure: a log and the words in, text out.

use contract_bridge::{Card, Seat, Suit};
use openroom_laws::awaiting::{Awaiting, Choice, Fact, Question};
use openroom_laws::entry::{Action, Actor, Entry, Finding, Requirement, SpokenCall};
use openroom_laws::notation::{parse_call, parse_card};
use openroom_laws::replay::{ReplayError, replay_with};
use openroom_laws::table::{Bar, Information, PenaltyKind, Restricted, Unauthorised};
use openroom_laws::{Clause, Edition, Log, Table};
use serde::Serialize;

use crate::ask;
use crate::clauses::{clause_judgement, clause_summary};
use crate::deeds;
use crate::show::{harmless, heading, notation, outcome};
use crate::terminal::wrap;
use crate::words::{Message, Words};

/// The whole story of a log under an edition.
///
/// # Errors
///
/// The first entry that cannot have happened.
pub fn explain(
    log: &Log,
    edition: Edition,
    words: &Words,
    width: usize,
) -> Result<String, ReplayError> {
    let mut tables = vec![Table::new(edition, log.board, &log.deal)];
    replay_with(log, edition, |table| tables.push(table.clone()))?;
    let mut out = heading(log, &tables[0], words, width);
    let short = log.calls.len() + log.cards.len();
    short_form(&mut out, log, &tables[short], words, width);
    for ((number, entry), around) in (1..).zip(&log.entries).zip(tables[short..].windows(2)) {
        let told = step(entry, &around[0], &around[1], words);
        print(&mut out, number, &told, words, width);
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
    /// The clause whose words follow it where there is room for them.
    #[serde(skip)]
    law: Option<Clause>,
}

/// What a sentence of a ruling tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum NoteKind {
    /// What was irregular.
    Irregular,
    /// A clause that applies.
    Law,
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
fn step(entry: &Entry, before: &Table, after: &Table, words: &Words) -> Told {
    let mut story = Story {
        words,
        notes: Vec::new(),
    };
    let (who, what) = match entry {
        Entry::Player(seat, action) => (story.seat(*seat), deeds::did(action, words)),
        Entry::Director(finding) => (words.say(Message::Director), story.finds(finding)),
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

/// A step on a terminal: numbered, with what the clauses say.
fn print(out: &mut String, number: usize, told: &Told, words: &Words, width: usize) {
    let args = [
        ("number", number.to_string().into()),
        ("who", told.who.clone().into()),
        ("what", told.what.clone().into()),
    ];
    wrap(out, &words.tell(Message::ExplainStep, args), "", width);
    for note in &told.notes {
        let (indent, mark) = match note.kind {
            NoteKind::Option => ("     ", "- "),
            _ => ("   ", ""),
        };
        let says = note.law.map(|law| clause_summary(law, words.language));
        let text = format!("{mark}{} {}", note.text, says.unwrap_or_default());
        wrap(out, &text, indent, width);
    }
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
        let law = None;
        self.notes.push(Note { kind, text, law });
    }

    /// A sentence that what the clause says goes with.
    fn note_law(&mut self, kind: NoteKind, text: String, law: Clause) {
        let law = Some(law);
        self.notes.push(Note { kind, text, law });
    }

    fn consequence(&mut self, text: String) {
        self.note(NoteKind::Consequence, text);
    }

    fn says(&self, law: Clause) -> &'static str {
        clause_summary(law, self.words.language)
    }

    /// What a clause has the Director ask; else what it says.
    fn question(&self, law: Clause) -> &'static str {
        clause_judgement(law, self.words.language).unwrap_or_else(|| self.says(law))
    }

    fn seat(&self, seat: Seat) -> String {
        notation::seat(seat, self.words)
    }

    fn card(&self, card: Card) -> String {
        plain(&notation::card(card, self.words).text)
    }

    fn all(&mut self, before: &Table, after: &Table) {
        self.irregular(before, after);
        self.laws(before, after);
        self.calls_taken_back(before, after);
        self.bars(before, after);
        self.penalty_cards(before, after);
        self.restriction(before, after);
        self.information(before, after);
        self.reviews(before, after);
        self.asked(before, after);
        self.adjusted(before, after);
    }

    fn adjusted(&mut self, before: &Table, after: &Table) {
        if let (None, Some(score)) = (before.adjusted(), after.adjusted()) {
            let score = score.to_string();
            let line = self
                .words
                .tell(Message::ExplainAdjusted, [("score", score.into())]);
            self.consequence(line);
        }
    }

    fn finds(&self, finding: &Finding) -> String {
        let what = deeds::found(finding, self.words);
        match finding {
            Finding::Called => what,
            _ => self
                .words
                .tell(Message::ExplainFinds, [("what", what.into())]),
        }
    }

    fn irregular(&mut self, before: &Table, after: &Table) {
        for irregularity in after
            .irregularities()
            .iter()
            .skip(before.irregularities().len())
        {
            let args = [
                ("seat", self.seat(irregularity.by).into()),
                ("clause", irregularity.law.id().into()),
            ];
            let line = self.words.tell(Message::ExplainIrregular, args);
            self.note_law(NoteKind::Irregular, line, irregularity.law);
        }
    }

    /// The clauses applied now for the first time, but for those of the regular course of a board and those told before as
    /// irregular.
    fn laws(&mut self, before: &Table, after: &Table) {
        let named = |clause: &Clause| after.irregularities().iter().any(|i| i.law == *clause);
        let told = |clause: &&Clause| {
            !before.cited().contains(clause) && !is_routine(**clause) && !named(clause)
        };
        for clause in after.cited().iter().filter(told) {
            let args = [("clause", clause.id().into())];
            let line = self.words.tell(Message::ExplainLaw, args);
            self.note_law(NoteKind::Law, line, *clause);
        }
    }

    fn calls_taken_back(&mut self, before: &Table, after: &Table) {
        let kept = before.calls().iter().zip(after.calls());
        let kept = kept.take_while(|(old, new)| old == new).count();
        if kept == before.calls().len() {
            return;
        }
        let calls = match after.calls() {
            [] => self.words.say(Message::ExplainNoCalls),
            _ => calls(after, self.words),
        };
        let line = self
            .words
            .tell(Message::ExplainWithdrawn, [("calls", calls.into())]);
        self.consequence(line);
    }

    fn bars(&mut self, before: &Table, after: &Table) {
        for seat in Seat::ALL {
            let message = match (before.barred(seat), after.barred(seat)) {
                (old, new) if old == new => continue,
                (_, Some(Bar::Turn)) => Message::ExplainBarTurn,
                (_, Some(Bar::Auction)) => Message::ExplainBarAuction,
                // At the end of the auction there is nothing more to say.
                (_, None) if after.contract().is_some() || after.passed_out() => continue,
                (_, None) => Message::ExplainBarOver,
            };
            let line = self.words.tell(message, [("seat", self.seat(seat).into())]);
            self.consequence(line);
        }
    }

    fn penalty_cards(&mut self, before: &Table, after: &Table) {
        for seat in Seat::ALL {
            let old = before.penalty_cards(seat);
            let new = after.penalty_cards(seat).iter();
            let new: Vec<_> = new.filter(|card| !old.contains(card)).copied().collect();
            for (card, kind) in new {
                let message = match kind {
                    PenaltyKind::Minor => Message::ExplainMinor,
                    PenaltyKind::Major => Message::ExplainMajor,
                };
                let args = [
                    ("card", self.card(card).into()),
                    ("seat", self.seat(seat).into()),
                ];
                let line = self.words.tell(message, args);
                self.consequence(line);
            }
        }
    }

    fn restriction(&mut self, before: &Table, after: &Table) {
        let [old, new] = [before, after].map(Table::restriction);
        let Some(new) = new.filter(|_| old != new) else {
            return;
        };
        // With a card led already, the restriction is on what is played to it (57A); else on the lead (26, 50D2a).
        let leads = after.trick().is_none_or(|trick| trick.suit().is_none());
        let (message, suits) = match &new.restricted {
            Restricted::Highest => (Message::ExplainMustHighest, vec![]),
            Restricted::Lowest => (Message::ExplainMustLowest, vec![]),
            Restricted::Must(suit) if leads => (Message::ExplainMust, vec![*suit]),
            Restricted::Must(suit) => (Message::ExplainMustPlay, vec![*suit]),
            Restricted::MustNot(suits) if new.while_on_lead => {
                (Message::ExplainMustNot, suits.clone())
            }
            Restricted::MustNot(suits) => (Message::ExplainMustNotPlay, suits.clone()),
            Restricted::Card(_) => (Message::ExplainMustCard, vec![]),
        };
        let card = match new.restricted {
            Restricted::Card(card) => self.card(card),
            _ => String::new(),
        };
        let args = [
            ("seat", self.seat(new.seat).into()),
            ("suit", deeds::suits(suits.into_iter()).into()),
            ("card", card.into()),
        ];
        let line = self.words.tell(message, args);
        self.consequence(line);
    }

    fn information(&mut self, before: &Table, after: &Table) {
        let new: Vec<Information> = after
            .information()
            .iter()
            // What is open to all needs no word.
            .filter(|info| info.unauthorised != Unauthorised::Nobody)
            .filter(|info| !before.information().contains(info))
            .cloned()
            .collect();
        for info in new {
            let may = match info.authorised {
                Some(side) => notation::side(side, self.words),
                None => self.words.say(Message::ExplainNobody),
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
                ("what", self.informed(&info.what).into()),
                ("seat", self.seat(info.by).into()),
                ("may", may.into()),
                ("maynot", may_not.into()),
                ("clause", info.law.id().into()),
            ];
            let line = self.words.tell(Message::ExplainInformation, args);
            self.consequence(line);
        }
    }

    /// A call or cards as people write them; anything else as it stands in the log.
    fn informed(&self, what: &str) -> String {
        if let Some(call) = parse_call(what) {
            return plain(&notation::call(call, self.words).text);
        }
        let cards = what.split_whitespace().map(parse_card);
        let cards: Option<Vec<Card>> = cards.collect();
        match cards {
            Some(cards) => {
                let cards: Vec<String> = cards.into_iter().map(|card| self.card(card)).collect();
                cards.join(" ")
            }
            None => harmless(what),
        }
    }

    fn reviews(&mut self, before: &Table, after: &Table) {
        for law in after
            .reviews()
            .iter()
            .filter(|law| !before.reviews().contains(law))
        {
            let args = [
                ("clause", law.id().into()),
                ("question", self.question(*law).into()),
            ];
            let line = self.words.tell(Message::ExplainReview, args);
            self.consequence(line);
        }
    }

    /// Who is asked now, and what each answer would mean.
    fn asked(&mut self, before: &Table, after: &Table) {
        let Some(awaiting) = after.awaiting() else {
            return;
        };
        if before.awaiting() == Some(awaiting) {
            return;
        }
        match &awaiting.question {
            Question::Fact(fact) => self.asked_of_director(after.edition(), awaiting, *fact),
            Question::Options(options) => self.choice(awaiting, options),
        }
    }

    fn asked_of_director(&mut self, edition: Edition, awaiting: &Awaiting, fact: Fact) {
        let question = match clause_judgement(awaiting.law, self.words.language) {
            Some(question) => question.to_owned(),
            None => ask::of_director(fact, edition, self.words),
        };
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

    fn choice(&mut self, awaiting: &Awaiting, options: &[Choice]) {
        let who = outcome::who(&awaiting.by, self.words);
        let args = [("who", who.into()), ("clause", awaiting.law.id().into())];
        let line = self.words.tell(Message::ExplainChoice, args);
        self.note(NoteKind::Choice, line);
        for &option in options {
            let text = self::option(option, awaiting.law, self.words);
            self.note(NoteKind::Option, text);
        }
    }
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
        Choice::Keeps => words.say(Message::OptionKeeps),
        Choice::Changes => words.say(Message::OptionChanges),
        Choice::Corrects => words.say(Message::OptionCorrects),
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
        Choice::Requires(Requirement::Declarer) => words.say(Message::OptionRequiresDeclarer),
        Choice::Requires(Requirement::Dummy) => words.say(Message::OptionRequiresDummy),
        Choice::Names(Some(named)) => {
            words.tell(Message::OptionNamesCard, [("card", card(named).into())])
        }
        Choice::Plays(named) => words.tell(Message::OptionPlays, [("card", card(named).into())]),
        Choice::Card => words.say(Message::OptionCard),
        Choice::RequestsPlay => words.say(Message::OptionRequestsPlay),
        Choice::Consents => words.say(Message::OptionConsents),
    }
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
        _ => [Message::OptionAccepts, Message::OptionDeclines],
    }
}

/// What requiring and forbidding a suit mean under a clause: 57A is about any card, the others are about the lead.
fn of_suit(law: Clause) -> [Message; 2] {
    match law.id() {
        "57A" => [Message::OptionRequiresPlay, Message::OptionForbidsPlay],
        _ => [Message::OptionRequires, Message::OptionForbids],
    }
}

/// Whether a clause belongs to the regular course of a board.
fn is_routine(clause: Clause) -> bool {
    ["17B", "17C", "44E", "44F", "44G", "77"].contains(&clause.id())
}

/// The calls that stand, in order.
fn calls(table: &Table, words: &Words) -> String {
    let calls = table.calls().iter();
    let calls: Vec<String> = calls
        .map(|made| plain(&notation::call(made.call, words).text))
        .collect();
    calls.join(" ")
}

/// The text with a capital letter at its start.
fn capital(text: &str) -> String {
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
        assert!(notes.iter().any(|text| *text == sentence), "{notes:?}");
    }

    const EARLY: &str = "board: 8\ndeal: \"W:63.QJT87642.65.4 AQ.K9.K84.KQJT95 KT9852..JT973.63 J74.A53.AQ2.A872\"\n\
        auction: 3H 4C Pass 5C Pass Pass Pass\nplay: DJ DA D5 D4 C2 C4 CK C3 H9\nlog: [{W: HT}, {N: attention}, {D: called}";

    #[test]
    fn after_a_premature_play_a_suit_is_played_and_not_led() {
        check(&format!("{EARLY}]\n"), "require the play of ♠");
        check(&format!("{EARLY}]\n"), "forbid the play of ♣");
        check(
            &format!("{EARLY}, {{N: requires S}}]\n"),
            "East must play ♠ to this trick if able.",
        );
        check(
            &format!("{EARLY}, {{N: forbids C}}]\n"),
            "East must not play ♣ to this trick if able to play another suit.",
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
