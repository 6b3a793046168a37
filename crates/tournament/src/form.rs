//! The appeal form (White Book 92.5.1), filled in from the log as data.

use openroom_cases::Case;
use openroom_laws::notation::{call_text, card_text, seat_text};
use openroom_laws::{Board, log};
use openroom_scoring::event::Direction;
use serde::Serialize;

use contract_bridge::{AbsoluteVulnerability, Hand, Seat};

use crate::entry::{ConventionCard, Decided, Level, PointOfAppeal};
use crate::questions::{Barred, Item, ItemState, appeal_items, score_text};
use crate::spot::Spot;
use crate::state::{Appeal, Penalty, Ruling, Score, Sitting};
use crate::time::Time;
use crate::tournament::Tournament;

/// The appeal form. What is empty is listed in `missing`, to be written in before the hearing.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "each field is a line of the form")]
pub struct AppealForm {
    pub appeal: u32,
    pub event: String,
    pub kind: &'static str,
    pub scoring: String,
    pub edition: u16,
    pub ruling: Option<u32>,
    pub penalty: Option<u32>,
    pub session: Option<u16>,
    pub round: Option<u32>,
    pub table: Option<String>,
    pub board: Option<u32>,
    pub dealer: Option<&'static str>,
    pub vulnerable: Option<&'static str>,
    pub hands: Vec<SeatHand>,
    pub north_south: Vec<Party>,
    pub east_west: Vec<Party>,
    pub auction: Vec<String>,
    pub lead: Option<String>,
    pub play: Vec<String>,
    pub facts: Option<String>,
    pub convention_card: Option<ConventionCard>,
    pub poll: Option<String>,
    pub table_result: Option<String>,
    pub table_score: Option<i32>,
    pub director: Option<String>,
    pub ruled_at: Option<Time>,
    pub laws: Vec<String>,
    pub ruled: Option<String>,
    pub consulted: Vec<String>,
    pub offence: Option<String>,
    pub appellants: Option<u32>,
    pub concurring: Vec<String>,
    pub appealed_at: Time,
    pub points: Vec<PointOfAppeal>,
    pub reason: Option<String>,
    pub deposit: Option<String>,
    pub deposit_waived: Option<String>,
    pub committee: Vec<String>,
    pub chair: Option<String>,
    pub decision: Option<Decided>,
    pub answer: Option<Decided>,
    pub missing: Vec<&'static str>,
    /// The items (a) to (s) of White Book 92.5.1.
    pub items: Vec<Item>,
    /// Who may not sit on the committee.
    pub barred: Vec<Barred>,
    /// The case that the ruling ended; its words are with whoever prints it.
    #[serde(skip)]
    pub case: Option<Box<Case>>,
}

/// A hand of the diagram.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[expect(missing_docs, reason = "each field is a line of the form")]
pub struct SeatHand {
    pub seat: &'static str,
    pub hand: String,
}

/// A contestant at the table.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[expect(missing_docs, reason = "each field is a line of the form")]
pub struct Party {
    pub contestant: u32,
    pub name: Option<String>,
    pub players: Vec<String>,
    /// How experienced each of them is, as far as it is known.
    pub levels: Vec<Option<Level>>,
}

impl Tournament {
    /// The board and the table of the ruling that an appeal is about, by the number of the appeal; nothing if it is about a penalty.
    #[must_use]
    pub fn appealed(&self, number: u32) -> Option<Spot<'_>> {
        let appeal = self.state.appeals.get((number as usize).checked_sub(1)?)?;
        let ruling = (appeal.made.ruling? as usize).checked_sub(1)?;
        self.state.rulings.get(ruling).map(Ruling::spot)
    }

    /// The form of an appeal, by its number.
    #[must_use]
    pub fn appeal_form(&self, number: u32) -> Option<AppealForm> {
        let appeal = self.state.appeals.get((number as usize).checked_sub(1)?)?;
        let ruling = appeal
            .made
            .ruling
            .and_then(|n| self.state.rulings.get(n as usize - 1));
        let penalty = appeal
            .made
            .penalty
            .and_then(|n| self.state.penalties.get(n as usize - 1));
        let mut form = self.frame(number, appeal);
        if let Some(ruling) = ruling {
            self.fill_ruling(&mut form, ruling);
        }
        if let Some(penalty) = penalty {
            fill_penalty(&mut form, penalty);
        }
        form.missing = missing(&form, ruling.is_some());
        let case = ruling.and_then(|ruling| self.state.case_of(ruling));
        form.items = appeal_items::items(&form, ruling, case);
        let file = self.state.directing.appeals.get(&number);
        if file.is_some_and(|file| file.seen.is_some()) {
            let own = form.items.iter_mut().find(|item| item.letter == 'q');
            own.into_iter()
                .for_each(|item| item.state = ItemState::There(Vec::new()));
        }
        form.barred = self.state.barred(number as usize - 1);
        form.case = case.cloned().map(Box::new);
        Some(form)
    }

    fn frame(&self, number: u32, appeal: &Appeal) -> AppealForm {
        let state = &self.state;
        let method = state
            .regulations
            .settings()
            .get("method")
            .and_then(|s| s.value.text());
        let committee = appeal.committee.as_ref();
        AppealForm {
            appeal: number,
            event: state
                .created
                .as_ref()
                .map(|created| created.name.clone())
                .unwrap_or_default(),
            kind: state.kind().word(),
            scoring: method
                .unwrap_or(match state.kind() {
                    crate::entry::EventKind::Teams => "imps",
                    _ => "matchpoints",
                })
                .to_owned(),
            edition: state.edition().year(),
            ruling: appeal.made.ruling,
            penalty: appeal.made.penalty,
            session: None,
            round: None,
            table: None,
            board: None,
            dealer: None,
            vulnerable: None,
            hands: Vec::new(),
            north_south: Vec::new(),
            east_west: Vec::new(),
            auction: Vec::new(),
            lead: None,
            play: Vec::new(),
            facts: None,
            convention_card: None,
            poll: None,
            table_result: None,
            table_score: None,
            director: None,
            ruled_at: None,
            laws: Vec::new(),
            ruled: None,
            consulted: Vec::new(),
            offence: None,
            appellants: appeal.contestant,
            concurring: appeal.concurring.clone(),
            appealed_at: appeal.made.requested.unwrap_or(appeal.at),
            points: appeal.made.points.clone(),
            reason: appeal.made.reason.clone(),
            deposit: appeal
                .deposit
                .as_ref()
                .and_then(|deposit| deposit.as_ref().ok())
                .cloned(),
            deposit_waived: appeal
                .deposit
                .as_ref()
                .and_then(|deposit| deposit.as_ref().err())
                .cloned(),
            committee: committee.map(|sat| sat.members.clone()).unwrap_or_default(),
            chair: committee.and_then(|sat| sat.in_chair().cloned()),
            decision: appeal.decided.clone(),
            answer: appeal.answer.clone(),
            missing: Vec::new(),
            items: Vec::new(),
            barred: Vec::new(),
            case: None,
        }
    }

    fn fill_ruling(&self, form: &mut AppealForm, ruling: &Ruling) {
        let given = &ruling.given;
        form.session = Some(given.session);
        form.round = Some(given.round);
        form.table = Some(given.table.clone());
        form.board = Some(given.board);
        let board = Board::number(given.board);
        form.dealer = Some(seat_text(board.dealer));
        form.vulnerable = Some(vulnerable(board.vul));
        if let Some(table) = self.state.table(given.session, given.round, &given.table) {
            let round = (given.session, given.round);
            form.north_south = self.parties(table.sitting, Direction::Ns, round);
            form.east_west = self.parties(table.sitting, Direction::Ew, round);
        }
        form.facts.clone_from(&given.facts);
        form.convention_card = given.convention_card;
        form.poll.clone_from(&given.poll);
        form.director = ruling.by.name.clone();
        form.ruled_at = Some(ruling.at);
        form.laws.clone_from(&ruling.laws);
        form.ruled = ruling.score.as_ref().map(score_text);
        form.consulted = self.state.consulted(ruling);
        form.table_result = ruling.before.as_ref().map(score_text);
        form.table_score = ruling
            .before
            .as_ref()
            .and_then(|score| score.points(given.board));
        if let Some(Score::Played(played)) = &ruling.before {
            form.lead = played.lead.map(card_text);
        }
        let mut hands = self
            .state
            .session(given.session)
            .and_then(|s| s.deals.get(&given.board))
            .copied();
        let spot = crate::apply::spot!(given);
        if let Some(text) = &given.log
            && let Ok((table, lead)) = self.state.replay_table(text, spot, true)
        {
            form.auction = table
                .calls()
                .iter()
                .map(|made| call_text(made.call))
                .collect();
            form.lead = lead.map(card_text).or(form.lead.take());
            let tricks = table
                .tricks()
                .iter()
                .map(|(trick, _)| trick)
                .chain(table.trick());
            form.play = tricks
                .flat_map(|trick| {
                    trick
                        .plays()
                        .map(|(_, card)| card_text(card))
                        .collect::<Vec<_>>()
                })
                .collect();
            if form.table_result.is_none()
                && let Some(result) = table.result()
            {
                form.table_score = Some(result.score);
            }
            let known = log::read(text)
                .ok()
                .and_then(|logs| logs.first().map(|log| log.deal));
            hands = hands.or(known.filter(|deal| *deal != log::Deal::UNKNOWN));
        }
        if let Some(deal) = hands {
            let known = Seat::ALL
                .into_iter()
                .filter_map(|seat| Some((seat, deal.hand(seat)?)));
            form.hands = known
                .map(|(seat, hand)| SeatHand {
                    seat: seat_text(seat),
                    hand: hand_text(hand),
                })
                .collect();
        }
    }

    /// Those of a side as they sat in that round, with whoever played instead of somebody.
    fn parties(
        &self,
        sitting: Sitting,
        side: Direction,
        (session, round): (u16, u32),
    ) -> Vec<Party> {
        let people = sitting.side(side).into_iter().map(|contestant| Party {
            contestant,
            name: self
                .state
                .contestants
                .get(&contestant)
                .and_then(|c| c.entered.name.clone()),
            players: self
                .state
                .seated(contestant, session, round)
                .into_iter()
                .map(str::to_owned)
                .collect(),
            levels: (self.state.seated(contestant, session, round).into_iter())
                .map(|player| self.state.level_of(contestant, player))
                .collect(),
        });
        people.collect()
    }
}

fn fill_penalty(form: &mut AppealForm, penalty: &Penalty) {
    let given = &penalty.given;
    form.offence = Some(given.offence.clone());
    form.director = penalty.by.name.clone();
    form.ruled_at = Some(penalty.at);
    let amount = [
        ("standard", &given.standard),
        ("disciplinary", &given.disciplinary),
        ("amount", &given.amount),
    ]
    .into_iter()
    .find_map(|(key, value)| {
        value
            .as_ref()
            .map(|value| format!("{key}: {}", value.to_yaml()))
    });
    form.ruled = amount;
}

/// What the form should have and has not; completeness is looked at before a hearing.
fn missing(form: &AppealForm, on_board: bool) -> Vec<&'static str> {
    let mut missing = Vec::new();
    let mut need = |there: bool, what| {
        if !there {
            missing.push(what);
        }
    };
    if on_board {
        need(form.hands.len() == 4, "hands");
        need(!form.auction.is_empty(), "auction");
        need(form.lead.is_some() || form.auction.is_empty(), "lead");
        need(form.facts.is_some(), "facts");
        need(form.convention_card.is_some(), "convention-card");
        need(
            form.table_result.is_some() || form.table_score.is_some(),
            "table-result",
        );
    }
    need(form.director.is_some(), "director");
    need(form.reason.is_some(), "reason");
    need(
        !form.committee.is_empty() || form.decision.is_some(),
        "committee",
    );
    missing
}

fn vulnerable(vul: AbsoluteVulnerability) -> &'static str {
    match (
        vul.contains(AbsoluteVulnerability::NS),
        vul.contains(AbsoluteVulnerability::EW),
    ) {
        (true, true) => "both",
        (true, false) => "NS",
        (false, true) => "EW",
        (false, false) => "none",
    }
}

/// `AQ7.Q643.A6.AJ93`: spades first, each suit from high to low.
pub(crate) fn hand_text(hand: Hand) -> String {
    use contract_bridge::Suit;
    let suits = [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs];
    let texts = suits.map(|suit| {
        let mut cards: Vec<contract_bridge::Card> =
            hand.iter().filter(|card| card.suit == suit).collect();
        cards.sort_by_key(|card| std::cmp::Reverse(card.rank));
        let ranks: String = cards
            .into_iter()
            .map(|card| card_text(card).chars().skip(1).collect::<String>())
            .collect();
        ranks
    });
    texts.join(".")
}
