//! What somebody wants to do, as the entries that it becomes, or why he cannot.

use contract_bridge::Seat;
use openroom_laws::answers::Saying;
use openroom_laws::awaiting::{Asked, Choice, Fact, Question};
use openroom_laws::entry::{Actor, Designation, Inspected, SpokenCall};
use openroom_laws::notation::{parse_call, parse_card, parse_seat};
use openroom_laws::telling::ActSaid;
use openroom_laws::{Action, Edition, Entry, Finding, Phase, Side};
use openroom_said::said;

use crate::deed::Deed;
use crate::in_play::{InPlay, found, seat_of};
use crate::record::{
    Back, By, Comment, Message, Moment, Note, Player, Sits, Slip, SlipAnswered, Summons, Timed, To,
    What,
};
use crate::refused::Refused;
use crate::screen::{Half, away};
use crate::settings::{Alerts, Claims, Undo, Way};

/// A name is cut here.
const MOST_NAME: usize = 40;

/// The text of a system card is no longer.
const MOST_CARD: usize = 4_000;

/// No words are longer.
pub const MOST_WORDS: usize = 500;

impl InPlay {
    /// What somebody wants to do at that moment, as the entries of the record that it becomes: all of them or none. Nothing is changed;
    /// [`InPlay::apply`] takes them in.
    ///
    /// # Errors
    ///
    /// If he cannot, with the clause where a Law says so. What a refusal says follows from what he may see.
    pub fn decide(&self, by: Actor, deed: Deed, at: Moment) -> Result<Vec<Timed>, Refused> {
        let all = match self.decided_on_this_side(by, &deed, at) {
            Some(decided) => decided?,
            None => self.decided(by, deed, at)?,
        };
        // Whether it can follow is asked of a copy, so that the record never holds what cannot be read again.
        let mut copy = self.clone();
        all.iter().try_for_each(|timed| copy.apply(timed.clone()))?;
        Ok(all)
    }

    /// What it becomes, of the board as it is known to him.
    pub(crate) fn decided(&self, by: Actor, deed: Deed, at: Moment) -> Result<Vec<Timed>, Refused> {
        let deed = match deed {
            Deed::Does(said) => self.written(by, &said)?,
            deed => deed,
        };
        let what = match by {
            Actor::Director => self.directs(deed)?,
            Actor::Player(seat) => self.plays(seat, deed, at)?,
        };
        let timed = |what| Timed { at, what };
        Ok(what.into_iter().map(timed).collect())
    }

    /// The same, and takes it in.
    ///
    /// # Errors
    ///
    /// As [`InPlay::decide`].
    pub fn act(&mut self, by: Actor, deed: Deed, at: Moment) -> Result<Vec<Timed>, Refused> {
        let all = self.decide(by, deed, at)?;
        all.iter().try_for_each(|timed| self.apply(timed.clone()))?;
        Ok(all)
    }

    fn directs(&self, deed: Deed) -> Result<Vec<What>, Refused> {
        Ok(vec![match deed {
            // What he finds is for all four: while there is a tray not all know what was called.
            Deed::Finds(_) if self.tray.is_some() => {
                return Err(said!(
                    "table-open-the-screen",
                    "a ruling is made with the screen open: open it, or have the tray brought back"
                )
                .into());
            }
            Deed::Tray(does) => return self.handles_tray(Actor::Director, does),
            Deed::Consent { yes } => return self.answered_change(Actor::Director, yes),
            Deed::Finds(finding) => What::Log(found(finding)),
            Deed::Set(settings) => {
                self.check_arranged(&settings.arranged)?;
                What::Set(settings)
            }
            Deed::GoOn {} => What::GoesOn(By {
                by: Actor::Director,
            }),
            Deed::Sits { seat, player } => {
                let seat =
                    parse_seat(&seat).ok_or(said!("table-seat", "a seat must be N, E, S or W"))?;
                What::Sits(Sits::at(seat, player))
            }
            Deed::Say { words, .. } => What::Say(Message {
                by: Actor::Director,
                to: To::Table,
                words: short(words)?,
            }),
            _ => return Err(seat_of(Actor::Director).err().unwrap_or_else(for_director)),
        }])
    }

    fn plays(&self, seat: Seat, deed: Deed, at: Moment) -> Result<Vec<What>, Refused> {
        let by = Actor::Player(seat);
        Ok(match deed {
            Deed::Act(action) => self.marked(seat, self.acts(seat, action)?),
            Deed::For { seat: other, act } => self.marked(seat, self.calls_for(seat, &other, act)?),
            Deed::Arrange(arranged) => self.proposes(seat, arranged)?,
            Deed::Agree { yes } => self.answers_arranging(seat, yes)?,
            Deed::Alerted { act, words } => {
                if !matches!(act, Action::Call(_)) {
                    return Err(no_such_call());
                }
                let mut all = self.acts(seat, act)?;
                let entry = self.log.len();
                let words = words.map(short).transpose()?;
                let is_call = matches!(&all[..], [What::Log(Entry::Player(_, Action::Call(_)))]);
                let own = self.settings.alerts == Alerts::Bidder || self.settings.screens;
                if !own || !is_call {
                    return Err(not_yours_to_explain());
                }
                all.push(What::Alert(Note { by, entry, words }));
                all
            }
            Deed::Alert { entry, words } => {
                self.explains(seat, entry)?;
                let words = words.map(short).transpose()?;
                vec![What::Alert(Note { by, entry, words })]
            }
            Deed::Explain { entry, words } => {
                self.explains(seat, entry)?;
                let words = Some(short(words)?);
                vec![What::Explain(Note { by, entry, words })]
            }
            Deed::Ask { entry } => {
                let (caller, _) = self.caller(entry).ok_or_else(no_such_call)?;
                if Side::of(caller) == Side::of(seat) {
                    return Err(said!(
                        "table-not-yours-to-ask",
                        "you may ask only about the opponents’ calls"
                    )
                    .into());
                }
                let words = None;
                vec![What::Ask(Note { by, entry, words })]
            }
            Deed::Say { to, words } => {
                let words = short(words)?;
                match (to, self.settings.way) {
                    // From the auction to the end of the board there is writing only, between screen-mates (White Book 151.3).
                    (To::Table | To::Mate, _) if self.settings.screens && !self.is_over() => {
                        let to = To::Mate;
                        vec![What::Say(Message { by, to, words })]
                    }
                    (To::Mate, _) => return Err(no_screen()),
                    // What is said at a table everybody hears, and it may tell partner something (16B).
                    (To::Table, Way::AtTable) if !self.is_over() => self.remarks(seat, &words)?,
                    _ => vec![What::Say(Message { by, to, words })],
                }
            }
            Deed::CallDirector { words } => {
                let words = words.map(short).transpose()?;
                vec![What::Calls(Summons { by, words })]
            }
            Deed::Slip {
                meant,
                saw,
                drawn_off,
            } if self.tray.is_some() => {
                self.wants_change(seat, (meant.as_deref(), saw, drawn_off), at)?
            }
            Deed::Slip { meant, .. } => self.slips(seat, meant)?,
            Deed::Consent { yes } if self.change.is_some() => self.answered_change(by, yes)?,
            Deed::Consent { yes } => self.answers_slip(seat, yes)?,
            Deed::Acknowledge { entry } => self.acknowledges(seat, entry)?,
            Deed::Tray(does) => self.handles_tray(by, does)?,
            Deed::Name { name } => {
                let name = short(name)?.chars().take(MOST_NAME).collect();
                let player = self.players[seat as usize].clone();
                // Whoever says his name sits down there, where a robot sat too.
                let player = Player {
                    name,
                    robot: false,
                    errs: 0,
                    ..player
                };
                vec![What::Sits(Sits::at(seat, player))]
            }
            Deed::Card { card } => self.attaches(seat, &card)?,
            Deed::HandBack {} => self.puts_back(seat)?,
            Deed::RuleWithoutDirector {} => {
                if self.settings.director {
                    return Err(said!(
                        "table-has-director",
                        "this table has a Director: call the Director"
                    )
                    .into());
                }
                vec![What::Log(found(Finding::Called))]
            }
            Deed::Comment { .. } => return Err(for_commentator()),
            Deed::Finds(finding) => self.agreed(finding)?,
            Deed::Does(_) | Deed::Set(_) | Deed::Sits { .. } | Deed::GoOn {} => {
                return Err(for_director());
            }
        })
    }

    /// What a commentator says to the onlookers.
    ///
    /// # Errors
    ///
    /// If it is nothing, or too much.
    pub fn comments(&self, words: String, at: Moment) -> Result<Vec<Timed>, Refused> {
        let words = short(words)?;
        let what = What::Comment(Comment { words });
        Ok(vec![Timed { at, what }])
    }

    /// The system card is that of the pair.
    fn attaches(&self, seat: Seat, card: &str) -> Result<Vec<What>, Refused> {
        let card = card.trim();
        if card.chars().count() > MOST_CARD {
            return Err(said!(
                "table-card-length",
                "a system card can have at most {most} characters; put a longer one on a page and attach its address",
                most = MOST_CARD
            )
            .into());
        }
        let card = (!card.is_empty()).then(|| card.to_owned());
        let with = |seat: Seat| {
            let player = self.players[seat as usize].clone();
            What::Sits(Sits::at(
                seat,
                Player {
                    card: card.clone(),
                    ..player
                },
            ))
        };
        Ok(vec![with(seat), with(seat.partner())])
    }

    /// A call, a card, a claim, an answer.
    pub(crate) fn acts(&self, seat: Seat, action: Action) -> Result<Vec<What>, Refused> {
        let entry = self.entry_of(seat, action)?;
        if self.slip.is_some() {
            return Err(held());
        }
        self.check_tray(seat, &entry)?;
        self.check_held(&entry)?;
        if matches!(entry, Entry::Player(_, Action::Omits)) {
            // Whether it is his turn to leave a card out may turn on what a hidden hand could have played.
            return Err(said!(
                "table-no-omission",
                "nobody announces that a card is left out: the others simply play on"
            )
            .into());
        }
        if self.is_guided() {
            self.check_guided(seat, &entry)?;
        }
        if self.settings.claims == Claims::PlayOn {
            let instead = match entry {
                Entry::Player(_, Action::Objects | Action::Declines) => {
                    self.plays_on(seat, &entry)?
                }
                Entry::Player(_, Action::RequestsPlay) => Some(all_consent(seat)),
                _ => None,
            };
            if let Some(instead) = instead {
                return Ok(instead);
            }
        }
        Ok(vec![What::Log(entry)])
    }

    /// While there is a tray, whoever has it before him calls, and nothing else is done.
    fn check_tray(&self, seat: Seat, entry: &Entry) -> Result<(), Refused> {
        let Some(tray) = &self.tray else {
            return Ok(());
        };
        if tray.at != Half::of(seat) {
            return Err(away());
        }
        match entry {
            Entry::Player(_, Action::Call(_)) if !self.tray_is_ready() => Ok(()),
            _ => Err(said!(
                "table-tray-first",
                "first the tray goes to the other side of the screen"
            )
            .into()),
        }
    }

    /// A card that is played is in the hand. The Laws know cards that are written down twice, which a table is not.
    fn check_held(&self, entry: &Entry) -> Result<(), Refused> {
        match entry {
            Entry::Player(seat, Action::Play(card))
                if !self
                    .table
                    .hand(*seat)
                    .is_some_and(|hand| hand.contains(*card)) =>
            {
                let (seat, card) = (*seat, *card);
                Err(openroom_laws::Impossible::NotHeld { seat, card }.into())
            }
            _ => Ok(()),
        }
    }

    /// Where only what is regular can be done.
    fn check_guided(&self, seat: Seat, entry: &Entry) -> Result<(), Refused> {
        let Entry::Player(hand, action) = entry else {
            return Err(for_director());
        };
        let asked = self.table.awaiting().is_some_and(|it| it.by.includes(seat));
        match action {
            _ if self.is_held() => Err(held()),
            // An answer to what is asked of him.
            _ if asked && self.is_offered(action) => Ok(()),
            Action::Call(said) => {
                let auction = self.table.phase() == Phase::Auction;
                if !auction || self.table.turn() != Some(seat) {
                    return Err(self.not_your_turn());
                }
                match said.call().map(|call| self.call_breaks(seat, call)) {
                    Some(None) => Ok(()),
                    Some(law) => Err(barred(law)),
                    None => Err(barred(self.clause("38A"))),
                }
            }
            Action::Play(card) => {
                let in_play = matches!(self.table.phase(), Phase::Clarification | Phase::Play);
                if !in_play || self.table.turn() != Some(*hand) || self.acts_for(*hand) != seat {
                    return Err(self.not_your_turn());
                }
                match self.card_breaks(*hand, *card) {
                    None => Ok(()),
                    law => Err(barred(law)),
                }
            }
            // Dummy takes no part in the play (43A1c); the Laws of 2007 would still call his words a claim.
            Action::Claims(_) | Action::Concedes(_) if self.is_dummy(seat) => {
                Err(barred(self.clause("43A1c")))
            }
            Action::Claims(_)
            | Action::Concedes(_)
            | Action::Objects
            | Action::Inspects(Inspected::Trick | Inspected::Own) => match self.breaks(entry)? {
                None => Ok(()),
                law => Err(barred(law)),
            },
            _ => Err(said!(
                "table-guided",
                "at this table only what the Laws allow can be done, and they do not allow this"
            )
            .into()),
        }
    }

    /// Whether an action is among what the open question offers.
    pub(crate) fn is_offered(&self, action: &Action) -> bool {
        let Some(Question::Options(options)) = self.table.awaiting().map(|it| &it.question) else {
            return false;
        };
        options.iter().any(|choice| {
            matches!(
                (choice, action),
                (Choice::Accepts, Action::Accepts)
                    | (Choice::Declines, Action::Declines)
                    | (Choice::Agrees, Action::Agrees)
                    | (Choice::Objects, Action::Objects)
                    | (Choice::Keeps, Action::Keeps)
                    | (Choice::Changes, Action::Call(_) | Action::Changes(_))
                    | (Choice::Corrects, Action::Corrects(_))
                    | (Choice::Requires(_), Action::Requires(_))
                    | (
                        Choice::Forbids(_) | Choice::ForbidsSeveral(_),
                        Action::Forbids(_)
                    )
                    | (Choice::Waives, Action::Waives)
                    | (Choice::Spreads, Action::Spreads)
                    | (Choice::Names(_), Action::Names(_))
                    | (Choice::Plays(_) | Choice::Card, Action::Play(_))
                    | (Choice::RequestsPlay, Action::RequestsPlay)
                    | (Choice::Consents, Action::Consents)
            )
        })
    }

    /// An act as the log writes it. Everybody acts for himself, and where nobody directs the players say what a Director would find.
    fn written(&self, by: Actor, said: &ActSaid) -> Result<Deed, Refused> {
        let agreed = said.by == Actor::Director && self.asks_nobody_else();
        if said.by != by && !agreed {
            return Err(said!("table-own-act", "you can act only for your own seat").into());
        }
        match said.entry().map_err(|error| error.said())? {
            Entry::Player(_, action) => Ok(Deed::Act(action)),
            Entry::Director(finding) => Ok(Deed::Finds(finding)),
        }
    }

    /// What the players agree that a Director would find, where there is none: an answer to the open question, and nothing else.
    fn agreed(&self, finding: Finding) -> Result<Vec<What>, Refused> {
        if !self.asks_nobody_else() {
            return Err(for_director());
        }
        let entry = found(finding);
        let mut then = self.table.clone();
        then.apply(&entry)?;
        let settled = then.awaiting() != self.table.awaiting();
        let mut answers = self.table.answers().into_iter();
        let offered = answers.any(|answer| match answer.said {
            Saying::Ready { entry: ready } => ready == entry,
            Saying::Unfinished { .. } => settled,
        });
        match offered {
            true => Ok(vec![What::Log(entry)]),
            false => Err(for_director()),
        }
    }

    /// A claim is contested where contested claims are played on: the others have consented by sitting down (68D2b). None if it is not
    /// about that.
    fn plays_on(&self, seat: Seat, entry: &Entry) -> Result<Option<Vec<What>>, Refused> {
        let Some(claimer) = self.table.claimer() else {
            return Ok(None);
        };
        let mut contested = self.table.clone();
        contested.apply(entry)?;
        let for_director = contested.awaiting().is_some_and(|it| {
            it.by == Asked::Director && it.question == Question::Fact(Fact::Tricks)
        });
        if !for_director {
            return Ok(None);
        }
        if self.table.edition() == Edition::E2007 {
            return Ok(Some(vec![What::Log(found(Finding::Claim(None)))]));
        }
        let by = match Side::of(seat) == Side::of(claimer) {
            true => claimer.lho(),
            false => seat,
        };
        Ok(Some(all_consent(by)))
    }

    fn not_your_turn(&self) -> Refused {
        let law = match self.table.phase() {
            Phase::Auction => "17C",
            _ => "44B",
        };
        Refused::by(
            self.clause(law),
            said!("table-not-your-turn", "it is not your turn"),
        )
    }

    /// Words at a real table.
    fn remarks(&self, seat: Seat, words: &str) -> Result<Vec<What>, Refused> {
        let action = Action::LetsSlip {
            manner: openroom_laws::entry::Manner::Remarks,
            words: Some(words.replace(['\n', '\r'], " ").into()),
        };
        Ok(vec![What::Log(Entry::Player(seat, action))])
    }

    /// Whether he is the one who explains that call.
    fn explains(&self, seat: Seat, entry: usize) -> Result<(), Refused> {
        let (caller, _) = self.caller(entry).ok_or_else(no_such_call)?;
        let by = match self.settings.alerts {
            // Each tells his own screen-mate: he who made the call, and his partner (White Book 151.3).
            _ if self.settings.screens && Side::of(caller) == Side::of(seat) => seat,
            Alerts::Bidder => caller,
            Alerts::Partner => caller.partner(),
        };
        match by == seat {
            true => Ok(()),
            false => Err(not_yours_to_explain()),
        }
    }

    /// He says that his last call or card was a slip.
    fn slips(&self, seat: Seat, meant: Option<String>) -> Result<Vec<What>, Refused> {
        if self.is_held() || self.table.awaiting().is_some() || self.is_over() {
            return Err(held());
        }
        let by = Actor::Player(seat);
        match self.settings.undo {
            Undo::Never => Err(no_slips()),
            Undo::Consent => {
                let entry = self.last_of(seat)?;
                Ok(vec![What::Slip(Slip { by, entry })])
            }
            Undo::Director => {
                let action = self.meant(seat, meant.as_deref())?;
                let entry = Entry::Player(seat, action);
                self.table.clone().apply(&entry)?;
                let words = None;
                Ok(vec![What::Log(entry), What::Calls(Summons { by, words })])
            }
        }
    }

    /// What he meant, as the Laws let it be put right: a call (25A), a card of dummy (45C4b).
    fn meant(&self, seat: Seat, meant: Option<&str>) -> Result<Action, Refused> {
        let entry = self.last_of(seat)?;
        let word = meant.unwrap_or_default().trim();
        match &self.log[entry].entry {
            Entry::Player(_, Action::Call(_)) => {
                let call = parse_call(word).ok_or_else(unclear)?;
                Ok(Action::Changes(SpokenCall::natural(call)))
            }
            Entry::Player(hand, _) if *hand != seat => {
                let card = parse_card(word).ok_or_else(unclear)?;
                Ok(Action::Renames(Designation::Card(card)))
            }
            _ => Err(Refused::by(
                self.clause("47F2"),
                said!(
                    "table-card-stays",
                    "a card played from your own hand cannot be taken back, even if it was a slip"
                ),
            )),
        }
    }

    fn answers_slip(&self, seat: Seat, yes: bool) -> Result<Vec<What>, Refused> {
        let by = Actor::Player(seat);
        let Some(slip) = &self.slip else {
            return Err(nothing_asked());
        };
        let own = slip.by == by;
        if !(self.consents(seat) || own && !yes) {
            return Err(nothing_asked());
        }
        let answered = What::SlipAnswered(SlipAnswered { by, yes });
        let back = What::Back(Back { to: slip.entry });
        Ok(match yes {
            true => vec![answered, back],
            false => vec![answered],
        })
    }

    fn puts_back(&self, seat: Seat) -> Result<Vec<What>, Refused> {
        if !self.is_over() {
            return Err(said!("table-not-over", "the board is not over yet").into());
        }
        let by = Actor::Player(seat);
        let was = self.is_open();
        let mut all = vec![What::HandBack(By { by })];
        let mut after = self.clone();
        after.back[seat as usize] = true;
        let closes = after.is_open() && (!was || self.back == [false; 4]);
        let returned = Entry::Director(Finding::Returned(true));
        if closes && self.table.clone().apply(&returned).is_ok() {
            all.push(What::Log(returned));
        }
        Ok(all)
    }
}

/// He asks that the play go on (68D2b), and the others have consented by sitting down.
fn all_consent(by: Seat) -> Vec<What> {
    let log = |seat, action| What::Log(Entry::Player(seat, action));
    let others = Seat::ALL.into_iter().filter(|&other| other != by);
    let consents = others.map(|other| log(other, Action::Consents));
    [log(by, Action::RequestsPlay)]
        .into_iter()
        .chain(consents)
        .collect()
}

fn short(words: String) -> Result<String, Refused> {
    let words = words.trim();
    let length = words.chars().count();
    if length == 0 || length > MOST_WORDS {
        return Err(said!(
            "table-words-length",
            "write something, in at most {most} characters",
            most = MOST_WORDS
        )
        .into());
    }
    Ok(words.to_owned())
}

/// Behind a screen there is nobody else to write to.
fn no_screen() -> Refused {
    said!("table-no-screen", "there is no screen at this table").into()
}

pub(crate) fn no_slips() -> Refused {
    said!("table-no-slips", "at this table nothing can be taken back").into()
}

pub(crate) fn unclear() -> Refused {
    said!(
        "table-what-was-meant",
        "say what you meant instead: a call such as `1S`, or a card from dummy such as `D5`"
    )
    .into()
}

pub(crate) fn barred(law: Option<openroom_laws::Clause>) -> Refused {
    Refused::by(law, said!("table-barred", "the Laws do not allow this now"))
}

pub(crate) fn held() -> Refused {
    said!(
        "table-held",
        "the table is waiting for something to be settled first"
    )
    .into()
}

pub(crate) fn for_director() -> Refused {
    said!("table-for-director", "only the Director can do this").into()
}

fn for_commentator() -> Refused {
    said!("table-for-commentator", "only a commentator can do this").into()
}

pub(crate) fn no_such_call() -> Refused {
    said!("table-no-such-call", "there is no such call").into()
}

fn not_yours_to_explain() -> Refused {
    said!(
        "table-not-yours-to-explain",
        "at this table it is not for you to explain that call"
    )
    .into()
}

pub(crate) fn nothing_asked() -> Refused {
    said!(
        "table-nothing-asked",
        "nobody has asked you to agree to anything"
    )
    .into()
}
