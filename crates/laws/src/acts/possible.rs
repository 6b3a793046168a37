//! Which acts are possible now. The one that knows is who applies them: an act is possible if the board would take it with some
//! value. So no rule stands here a second time; [`Act::comes_in`] only leaves out what the board would take at any time though
//! nobody would say it then.

use contract_bridge::auction::Call;
use contract_bridge::{Bid, Card, Contract, Hand, Penalty, Seat, Strain, Suit};
use openroom_scoring::AdjustedScore;
use openroom_scoring::event::Award;

use crate::act::{Act, Need, PossibleAct};
use crate::awaiting::{Asked, Choice, Question};
use crate::calls::Calls;
use crate::entry::{
    Action, Actor, AtTrick, Designation, Entry, Finding, Inspected, Manner, Meant, Played, Remedy,
    RevokeFound, Side, Spoken, SpokenCall, Statement, Whereabouts,
};
use crate::impossible::Impossible;
use crate::table::Table;

impl Table {
    /// The acts that are possible now, for each of the players and for the Director.
    #[must_use]
    pub fn possible_acts(&self) -> Vec<PossibleAct> {
        let mut possible = Vec::new();
        for by in Actor::ALL {
            let own = |act: &&Act| act.is_of_director() == (by == Actor::Director);
            let acts = Act::ALL.iter().filter(own);
            let now = acts.filter(|&&act| self.is_possible(by, act));
            possible.extend(now.map(|&act| {
                let needs = match act {
                    Act::Revoked if self.is_told() => Need::Revoke,
                    _ => act.needs(),
                };
                PossibleAct {
                    by,
                    act,
                    needs,
                    numbers: needs.numbers(),
                    answers: self.is_answer(by, act),
                }
            }));
        }
        possible
    }

    /// Whether that act is possible now.
    #[must_use]
    pub fn is_possible(&self, by: Actor, act: Act) -> bool {
        act.comes_in(self.phase, self.passed_out()) && self.takes(by, act)
    }

    /// Whether the board would take the act now, with some value.
    fn takes(&self, by: Actor, act: Act) -> bool {
        let mut samples = match by {
            Actor::Player(seat) => self.samples_of(seat, act),
            Actor::Director => self.samples_of_director(act),
        };
        samples.any(|entry| match self.clone().apply(&entry) {
            Ok(()) => true,
            // It is the value that is wrong, not the time.
            Err(error) => matches!(error, Impossible::NoAdjustment { .. }),
        })
    }

    /// Whether it answers the question that is open.
    fn is_answer(&self, by: Actor, act: Act) -> bool {
        let Some(awaiting) = self.awaiting() else {
            return act == Act::Damage && self.review_due().is_some();
        };
        match (&awaiting.question, by) {
            (Question::Fact(fact), Actor::Director) => {
                awaiting.by == Asked::Director && fact.act() == act
            }
            (Question::Options(options), Actor::Player(seat)) => {
                let offered = options.iter().any(|option| option.act() == act);
                offered && awaiting.by.includes(seat)
            }
            _ => false,
        }
    }

    /// The cards that a seat may hold, as far as the hands are known.
    fn cards_of(&self, seat: Seat) -> impl Iterator<Item = Card> + Clone + use<> {
        Hand::iter(self.hands.of(seat).unwrap_or(Hand::ALL))
    }

    /// Entries of that kind to be tried.
    fn samples_of(&self, seat: Seat, act: Act) -> Box<dyn Iterator<Item = Entry>> {
        let cards = self.cards_of(seat);
        let of = move |action: Action| Entry::Player(seat, action);
        let one = move |action: Action| -> Box<dyn Iterator<Item = Entry>> {
            Box::new(core::iter::once(of(action)))
        };
        let slip = |manner, words| one(Action::LetsSlip { manner, words });
        match act {
            Act::Call => Box::new(all_calls().map(move |said| of(Action::Call(said)))),
            Act::Changes => Box::new(all_calls().map(move |said| of(Action::Changes(said)))),
            Act::Card => Box::new(cards.map(move |card| of(Action::Play(card)))),
            // It may lie on the table already.
            Act::Corrects => Box::new(Hand::ALL.iter().map(move |card| of(Action::Corrects(card)))),
            Act::FaceDown => Box::new(cards.map(move |card| of(Action::LeadsDown(card)))),
            Act::Places => Box::new(cards.map(move |card| of(Action::Places(card)))),
            Act::Exposes | Act::ExposesDeliberately => {
                let deliberately = act == Act::ExposesDeliberately;
                Box::new(cards.map(move |card| {
                    let cards = Box::new([card]);
                    of(Action::Exposes {
                        cards,
                        deliberately,
                    })
                }))
            }
            Act::PlaysTogether => {
                let next = cards.clone().skip(1);
                let two = cards.zip(next).map(|(one, other)| [one, other]);
                Box::new(two.map(move |two| of(Action::PlaysTogether(Box::new(two)))))
            }
            Act::Names => Box::new(designations().map(move |what| of(Action::Names(what)))),
            Act::Renames => Box::new(designations().map(move |what| of(Action::Renames(what)))),
            Act::Revoke => Box::new(at_tricks().map(move |at| of(Action::Attention(Some(at))))),
            Act::AttentionCard => {
                let cards = self.cards_to_see().into_iter();
                Box::new(cards.map(move |card| of(Action::AttentionCard(card))))
            }
            Act::Runs => one(Action::Runs(Suit::Clubs)),
            Act::Claims => Box::new(statements().map(move |said| of(Action::Claims(said)))),
            Act::Concedes => Box::new(statements().map(move |said| of(Action::Concedes(said)))),
            Act::Requires | Act::Forbids => {
                let choices = self.choices().into_iter().filter(move |it| it.act() == act);
                Box::new(choices.filter_map(move |choice| match choice {
                    Choice::Requires(what) => Some(of(Action::Requires(what))),
                    Choice::Forbids(suit) => Some(of(Action::Forbids(Box::new([suit])))),
                    Choice::ForbidsSeveral(suits) => {
                        Some(of(Action::Forbids(suits.suits().collect())))
                    }
                    _ => None,
                }))
            }
            Act::Inspects => {
                let quitted = (1..=13).map(Inspected::Quitted);
                let all = [Inspected::Trick, Inspected::Own]
                    .into_iter()
                    .chain(quitted);
                Box::new(all.map(move |what| of(Action::Inspects(what))))
            }
            Act::Face => one(Action::Faces),
            Act::Omits => one(Action::Omits),
            Act::Attention => one(Action::Attention(None)),
            Act::Accepts => one(Action::Accepts),
            Act::Declines => one(Action::Declines),
            Act::Keeps => one(Action::Keeps),
            Act::Waives => one(Action::Waives),
            Act::Spreads => one(Action::Spreads),
            Act::PointsOut => one(Action::PointsOut),
            Act::Agrees => one(Action::Agrees),
            Act::Objects => one(Action::Objects),
            Act::RequestsPlay => one(Action::RequestsPlay),
            Act::Consents => one(Action::Consents),
            Act::Reserves => one(Action::Reserves),
            Act::Hesitates => slip(Manner::Hesitates, None),
            Act::Hurries => slip(Manner::Hurries, None),
            Act::Asks => slip(Manner::Asks, None),
            Act::Answers => slip(Manner::Answers, None),
            Act::Alerts => slip(Manner::Alerts, None),
            Act::Gestures => slip(Manner::Gestures, None),
            Act::Remarks => slip(Manner::Remarks, Some("...".into())),
            _ => Box::new(core::iter::empty()),
        }
    }

    /// Findings of that kind to be tried.
    fn samples_of_director(&self, act: Act) -> Box<dyn Iterator<Item = Entry>> {
        let of = Entry::Director;
        let one = move |finding: Finding| -> Box<dyn Iterator<Item = Entry>> {
            Box::new(core::iter::once(of(finding)))
        };
        let yes_no = move |finding: fn(bool) -> Finding| -> Box<dyn Iterator<Item = Entry>> {
            Box::new([true, false].into_iter().map(move |yes| of(finding(yes))))
        };
        let seats = move |finding: fn(Seat) -> Finding| -> Box<dyn Iterator<Item = Entry>> {
            Box::new(Seat::ALL.into_iter().map(move |seat| of(finding(seat))))
        };
        let cards = move |finding: fn(Card) -> Finding| -> Box<dyn Iterator<Item = Entry>> {
            Box::new(Hand::ALL.iter().map(move |card| of(finding(card))))
        };
        match act {
            Act::Called => one(Finding::Called),
            Act::RoundOver => one(Finding::RoundOver),
            Act::PeriodOver => one(Finding::PeriodOver),
            Act::Fouled => one(Finding::Fouled("b".into())),
            Act::Adjust => {
                let score = AdjustedScore::awards(Award::Average, Award::Average);
                one(Finding::Adjust(Box::new(score)))
            }
            Act::Unintended => yes_no(Finding::Unintended),
            Act::Comparable => yes_no(Finding::Comparable),
            Act::Slip => yes_no(Finding::Slip),
            Act::Unseen => seats(Finding::Unseen),
            Act::Led => yes_no(Finding::Led),
            Act::Returned => yes_no(Finding::Returned),
            Act::Damage => yes_no(Finding::Damage),
            Act::Seen => yes_no(Finding::Seen),
            Act::Playable => yes_no(Finding::Playable),
            Act::Interferes => yes_no(Finding::Interferes),
            Act::Quitted => yes_no(Finding::Quitted),
            Act::Differs => yes_no(Finding::Differs),
            Act::Forfeited => yes_no(Finding::Forfeited),
            Act::WrongBoard => yes_no(|played| Finding::WrongBoard { played }),
            Act::Misinformed => seats(Finding::Misinformed),
            Act::NextCall => seats(Finding::NextCall),
            Act::Informed => seats(Finding::Informed),
            Act::Intended => cards(Finding::Intended),
            Act::NoPenalty => cards(Finding::NoPenalty),
            Act::Meant => {
                let all = Meant::WORDS.into_iter();
                Box::new(all.map(move |(_, meant)| of(Finding::Meant(meant))))
            }
            Act::Remedy => {
                let all = Remedy::WORDS.into_iter();
                Box::new(all.map(move |(_, remedy)| of(Finding::Remedy(remedy))))
            }
            Act::Breach => {
                let clause = crate::law!("74A2").in_edition(self.edition()).id();
                Box::new(Seat::ALL.into_iter().map(move |by| {
                    of(Finding::Breach {
                        clause: clause.into(),
                        by: Some(by),
                    })
                }))
            }
            Act::Revoked => Box::new(
                self.revokes_to_try()
                    .map(move |it| of(Finding::Revoked(it))),
            ),
            Act::Omitted => Box::new(at_tricks().map(move |at| of(Finding::Omitted(at)))),
            Act::Extra => Box::new(self.extra_cards().into_iter().map(of)),
            Act::Claim => {
                let all = core::iter::once(None).chain((0..=13).map(Some));
                Box::new(all.map(move |tricks| of(Finding::Claim(tricks))))
            }
            Act::Mixed => {
                let all = [None, Some(Side::Ns), Some(Side::Ew)].into_iter();
                Box::new(all.map(move |side| of(Finding::Mixed(side))))
            }
            Act::Tricks => Box::new((0..=13).map(move |tricks| {
                let side = Side::Ns;
                of(Finding::Tricks { side, tricks })
            })),
            Act::Played => one(Finding::Played(self.some_play())),
            Act::Cards => {
                let all = [[14, 12, 13, 13], [12, 13, 13, 13], [13; 4]].into_iter();
                Box::new(all.map(move |cards| of(Finding::Cards(cards))))
            }
            Act::Missing => Box::new(Seat::ALL.into_iter().flat_map(move |by| {
                let card = None;
                let found = Whereabouts::WORDS.into_iter();
                found.map(move |(_, found)| of(Finding::Missing { by, card, found }))
            })),
            Act::WrongCards => {
                let board = self.board().number.unwrap_or_default() % 2 + 1;
                Box::new(
                    Seat::ALL
                        .into_iter()
                        .map(move |by| of(Finding::WrongCards { by, board })),
                )
            }
            Act::CalledBefore => Box::new(Seat::ALL.into_iter().map(move |by| {
                let call = Spoken::Call(Call::Pass);
                of(Finding::CalledBefore { by, call })
            })),
            _ => Box::new(core::iter::empty()),
        }
    }

    /// What a player is offered.
    fn choices(&self) -> Vec<Choice> {
        match self.awaiting().map(|awaiting| &awaiting.question) {
            Some(Question::Options(options)) => options.clone(),
            _ => Vec::new(),
        }
    }

    /// Of a play that is not written down, with figures that can be.
    fn revokes_to_try(&self) -> Box<dyn Iterator<Item = RevokeFound>> {
        let bare = at_tricks().map(RevokeFound::from);
        if !self.is_told() {
            return Box::new(bare);
        }
        Box::new(bare.flat_map(|revoke| {
            (0..=12).map(move |after| RevokeFound {
                won: Some(revoke.at.by),
                after: Some(after),
                suit: Some(Suit::Spades),
                ..revoke
            })
        }))
    }

    /// Each card that lies in a trick, with another of the same hand.
    fn extra_cards(&self) -> Vec<Finding> {
        let quitted = self.tricks().iter().map(|(trick, _)| trick);
        let tricks = quitted.chain(self.trick()).zip(1..=13);
        let cards = tricks.flat_map(|(trick, number)| trick.plays().map(move |it| (it, number)));
        let mut all = Vec::new();
        for ((by, card), trick) in cards {
            let others = self.cards_of(by).filter(|&other| other != card);
            all.extend(others.map(|other| Finding::Extra {
                at: AtTrick { by, trick },
                cards: Box::new([card, other]),
                exposed: Box::default(),
            }));
        }
        all
    }

    fn some_play(&self) -> Played {
        let one_club = Contract::new(1, Strain::Clubs, Penalty::Undoubled);
        let (contract, declarer) = self.contract().unwrap_or((one_club, Seat::North));
        Played {
            contract,
            declarer,
            tricks: 7,
            so_far: None,
        }
    }
}

fn all_calls() -> impl Iterator<Item = SpokenCall> {
    let calls = Calls::BIDS.with(Call::Double).with(Call::Redouble);
    let seven = Call::Bid(Bid::new(7, Strain::Notrump));
    let first = [Call::Pass, seven].into_iter();
    first
        .chain(calls.iter().collect::<Vec<_>>())
        .map(SpokenCall::natural)
}

fn designations() -> impl Iterator<Item = Designation> {
    let words = [
        Designation::Anything,
        Designation::High,
        Designation::Low,
        Designation::Win,
    ];
    words
        .into_iter()
        .chain(Hand::ALL.iter().map(Designation::Card))
}

fn statements() -> impl Iterator<Item = Statement> {
    (0..=13).map(|tricks| Statement {
        tricks,
        words: None,
    })
}

fn at_tricks() -> impl Iterator<Item = AtTrick> {
    Seat::ALL
        .into_iter()
        .flat_map(|by| (1..=13).map(move |trick| AtTrick { by, trick }))
}
