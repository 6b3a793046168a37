//! No foreign card over the sockets. Boards are played at random against a real server, in both ways of play, with irregularities, rulings,
//! claims, slips, alerts and questions, by four players of whom one has two devices, before onlookers, the Director and whoever opened the
//! table; sockets are cut and come again. Every byte that is sent to anybody is looked at in two ways:
//!
//! - no card stands in it that its reader may not know by then. What he may know is told anew by `at_random::known`, apart from the code of sight;
//! - the same deeds are done at a second table with another deal that agrees on what one reader may know at that moment. All that he was sent
//!   until then, answers, refusals and messages, must be the same there to the last byte, but for the name of the table and the times.
//!
//! Who sees all four hands later is held to the times: whatever he is told of was done so long ago.

use std::collections::BTreeSet;
use std::net::SocketAddr;
use std::time::Duration;

use contract_bridge::{Card, Hand, Seat};
use openroom_client::{Client, Live};
use openroom_laws::entry::Actor;
use openroom_laws::log::{Deal, deal_text};
use openroom_laws::notation::{card_text, seat_text};
use openroom_laws::{Action, Edition, Entry};
use openroom_tables::{
    Alerts, Claims, Deed, InPlay, Now, Onlookers, Settings, Undo, Viewer, Way, What,
};
use serde_json::Value;
use tokio::task::JoinSet;

use crate::Outcome;
use crate::at_random::{Setting, another, known, next, opened};
use crate::at_table::{AtTable, body, told, word};
use crate::chance::Chance;

/// What to do.
#[derive(Debug, Clone, Copy)]
pub struct Plan {
    /// How many boards are played, half of them in each way.
    pub boards: u32,
    /// How often a board is played again with another deal.
    pub again: u32,
    /// How many at once.
    pub at_once: usize,
    /// The seed of all chance.
    pub seed: u64,
}

/// What came of it.
#[derive(Debug, Default, Clone, Copy)]
pub struct Report {
    /// Boards that were played.
    pub boards: u32,
    /// Deeds that were done.
    pub deeds: u32,
    /// Deeds that were refused.
    pub refused: u32,
    /// Cards that were played.
    pub cards: u32,
    /// Answers and messages that were looked at.
    pub messages: u32,
    /// Their bytes.
    pub bytes: u64,
    /// Sockets that were cut and came again.
    pub cuts: u32,
    /// Answers and messages that were the same to the last byte on another deal.
    pub compared: u32,
    /// How often a board was played again with another deal.
    pub again: u32,
}

impl Report {
    fn add(&mut self, other: Self) {
        self.boards += other.boards;
        self.deeds += other.deeds;
        self.refused += other.refused;
        self.cards += other.cards;
        self.messages += other.messages;
        self.bytes += other.bytes;
        self.cuts += other.cuts;
        self.compared += other.compared;
        self.again += other.again;
    }
}

/// A message is there in this time, however busy the machine is.
const PATIENCE: Duration = Duration::from_secs(30);

/// Onlookers who see all four hands see them so many seconds later.
const LATER: u32 = 1;

/// Plays the boards.
///
/// # Errors
/// If anybody was sent what he may not know, or from which that follows.
pub async fn run(server: SocketAddr, director: &Client, plan: Plan) -> Outcome<Report> {
    let mut report = Report::default();
    let mut tasks = JoinSet::new();
    for number in 0..plan.boards {
        if tasks.len() >= plan.at_once.max(1)
            && let Some(done) = tasks.join_next().await
        {
            report.add(done.map_err(|error| error.to_string())??);
        }
        let host = director.also();
        tasks.spawn(one_board(server, host, plan, number));
    }
    while let Some(done) = tasks.join_next().await {
        report.add(done.map_err(|error| error.to_string())??);
    }
    Ok(report)
}

async fn one_board(
    server: SocketAddr,
    mut host: Client,
    plan: Plan,
    number: u32,
) -> Outcome<Report> {
    let mut chance = Chance::of(plan.seed, u64::from(number));
    let setting = setting(&mut chance, number);
    let about = |text: String| format!("board {number} of seed {}: {text}", plan.seed);
    let mut first = Session::open(server, &mut host, setting.clone())
        .await
        .map_err(about)?;
    let mut steps = Vec::new();
    let mut boards = vec![first.mirror.clone()];
    for &choice in &setting.choices {
        let step = first.choose(choice, &mut chance);
        first.take(&step).await.map_err(about)?;
        steps.push(step);
        boards.push(first.mirror.clone());
        if first.mirror.is_open() {
            break;
        }
    }
    first.ends().await.map_err(about)?;
    let mut report = first.report;
    report.boards = 1;
    for _ in 0..plan.again {
        let done = first
            .on_another(server, &mut host, &steps, &boards, &mut chance)
            .await;
        let (compared, again) = done.map_err(about)?;
        report.compared += compared;
        report.again += again;
    }
    Ok(report)
}

fn setting(chance: &mut Chance, number: u32) -> Setting {
    let mut pack: Vec<Card> = Hand::ALL.iter().collect();
    for i in (1..pack.len()).rev() {
        let other = usize::try_from(chance.below(i as u64 + 1)).unwrap_or(0);
        pack.swap(i, other);
    }
    let mut one_of = |n: u64| chance.below(n);
    let settings = Settings {
        way: match number.is_multiple_of(2) {
            true => Way::Guided,
            false => Way::AtTable,
        },
        alerts: match one_of(2) {
            0 => Alerts::Bidder,
            _ => Alerts::Partner,
        },
        claims: match one_of(2) {
            0 => Claims::Director,
            _ => Claims::PlayOn,
        },
        undo: match one_of(3) {
            0 => Undo::Director,
            1 => Undo::Consent,
            _ => Undo::Never,
        },
        onlookers: match one_of(4) {
            0 => Onlookers::Nobody,
            1 => Onlookers::All { after: LATER },
            _ => Onlookers::OneHand,
        },
        director: one_of(3) > 0,
        faces: openroom_tables::Faces::Off,
        // At some tables, not drawn: what is drawn stays as it was.
        screens: number % 5 == 4,
        arranged: openroom_tables::Arranged::default(),
    }
    .behind_screens();
    let edition = Edition::ALL[usize::from(one_of(3) == 0)];
    let board = 1 + u32::try_from(one_of(40)).unwrap_or(0);
    let length = 60 + one_of(110);
    // Most of what is done is regular, or no board would be played to its end.
    let choices = (0..length).map(|_| {
        let choice = u32::try_from(one_of(1 << 32)).unwrap_or(0);
        match one_of(3) {
            0 => choice,
            _ => choice / 16 * 16,
        }
    });
    Setting {
        edition,
        board,
        pack,
        settings,
        choices: choices.collect(),
    }
}

/// Somebody who looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Who {
    Eyes(Viewer),
    Host,
}

impl Who {
    fn link(self) -> String {
        match self {
            Self::Host => "host".to_owned(),
            Self::Eyes(Viewer::Seat(seat)) => word(Actor::Player(seat)),
            Self::Eyes(Viewer::Director) => "director".to_owned(),
            Self::Eyes(_) => "onlooker".to_owned(),
        }
    }

    fn more(self) -> String {
        match self {
            Self::Eyes(Viewer::Beside(seat)) => format!("&beside={}", seat_text(seat)),
            _ => String::new(),
        }
    }

    /// Whether what he is sent comes with the deeds, not with the time.
    const fn is_prompt(self) -> bool {
        !matches!(self, Self::Host | Self::Eyes(Viewer::Later))
    }
}

/// Something that happens.
#[derive(Debug, Clone)]
enum Step {
    Deed {
        by: Actor,
        deed: Box<Deed>,
        after: Option<usize>,
    },
    /// The socket of a device is cut, and comes again.
    Cut(usize),
    /// A device asks for the table, and for the board.
    Look(usize),
}

/// A device: a socket, and a connection for what it sends.
#[derive(Debug)]
struct Device {
    who: Who,
    client: Client,
    live: Option<Live>,
    version: u64,
}

/// What somebody was sent.
#[derive(Debug)]
struct Kept {
    step: usize,
    device: usize,
    /// It is the refusal of a deed.
    refusal: bool,
    text: String,
}

/// A board that is played over the sockets, with the same one in memory.
#[derive(Debug)]
struct Session {
    setting: Setting,
    table: AtTable,
    mirror: InPlay,
    devices: Vec<Device>,
    here: [u32; 4],
    step: usize,
    kept: Vec<Kept>,
    brought: u64,
    report: Report,
}

impl Session {
    async fn open(server: SocketAddr, host: &mut Client, setting: Setting) -> Outcome<Self> {
        let opened = opened(&setting);
        let boards = opened.head.to_yaml();
        let year = setting.edition.year();
        let table = AtTable::open(host, setting.settings, year, Some(&boards)).await;
        let table = told(table)?;
        let mut client = Client::new(server);
        // Not later than the server writes the board down: it is the same clock.
        let brought = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        let brought = brought.map_or(0, |since| since.as_millis());
        told(table.bring(&mut client, "N", 0).await)?;
        let mirror = InPlay::open(opened, 0).map_err(|refused| refused.to_string())?;
        let mut session = Self {
            setting,
            table,
            mirror,
            devices: Vec::new(),
            here: [0; 4],
            step: 0,
            kept: Vec::new(),
            brought: u64::try_from(brought).unwrap_or(0),
            report: Report::default(),
        };
        let seats = Seat::ALL.map(Viewer::Seat).into_iter();
        let others = [
            Viewer::Seat(Seat::South),
            Viewer::Beside(Seat::North),
            Viewer::Beside(Seat::West),
            Viewer::Later,
            Viewer::Director,
        ];
        let all = seats.chain(others).map(Who::Eyes).chain([Who::Host]);
        for who in all {
            session.devices.push(Device {
                who,
                client: Client::new(server),
                live: None,
                version: 0,
            });
            session.connect(session.devices.len() - 1).await?;
        }
        Ok(session)
    }

    /// What happens next, by a number.
    fn choose(&self, choice: u32, chance: &mut Chance) -> Step {
        let device = usize::try_from(chance.below(self.devices.len() as u64)).unwrap_or(0);
        match chance.below(20) {
            0 => Step::Cut(device),
            1 => Step::Look(device),
            _ => {
                let (by, deed) = next(&self.mirror, choice);
                let dated = matches!(deed, Deed::Act(_));
                Step::Deed {
                    by,
                    deed: Box::new(deed),
                    after: dated.then(|| self.mirror.log_length(by)),
                }
            }
        }
    }

    async fn take(&mut self, step: &Step) -> Outcome<bool> {
        self.step += 1;
        match step {
            Step::Cut(device) => self.cut(*device).await.map(|()| true),
            Step::Look(device) => self.look(*device).await.map(|()| true),
            Step::Deed { by, deed, after } => self.does(*by, deed, *after).await,
        }
    }

    /// A deed; whether it was taken.
    async fn does(&mut self, by: Actor, deed: &Deed, after: Option<usize>) -> Outcome<bool> {
        let at = 1000 * self.step as u64;
        let before = self.mirror.clone();
        let taken = self.mirror.act(by, deed.clone(), at).is_ok();
        let who = match by {
            Actor::Director => Viewer::Director,
            Actor::Player(seat) => Viewer::Seat(seat),
        };
        let device = self.devices.iter().position(|it| it.who == Who::Eyes(who));
        let device = device.ok_or("nobody is there")?;
        let path = self.table.path("/boards/1/deeds", &word(by));
        let sent = body(&format!("step {}", self.step), after, deed);
        let answer = self.devices[device]
            .client
            .exactly(&path, Some(&sent))
            .await;
        let (status, bytes) = told(answer)?;
        if (status == 200) != taken {
            let text = String::from_utf8_lossy(&bytes);
            return Err(format!("{by} {deed:?}: {status} {text}, in memory {taken}"));
        }
        match taken {
            true => {
                self.report.deeds += 1;
                let card = matches!(deed, Deed::Act(Action::Play(_)));
                self.report.cards += u32::from(card);
            }
            false => self.report.refused += 1,
        }
        self.keep(device, !taken, &format!("{status} "), &bytes, Some(&sent))?;
        self.hear_of(&before).await?;
        Ok(taken)
    }

    /// Each whose sight has changed is told, and nobody else.
    async fn hear_of(&mut self, before: &InPlay) -> Outcome {
        let now = Now::default();
        for device in 0..self.devices.len() {
            let who = self.devices[device].who;
            match who {
                Who::Eyes(viewer) if who.is_prompt() => {
                    let after = self.mirror.sight(viewer, now);
                    if before.sight(viewer, now) != after {
                        self.hear(device, |sight| sight["version"] == after.version)
                            .await?;
                    }
                }
                _ => {}
            }
            self.overhear(device).await?;
        }
        Ok(())
    }

    /// The next message of a device, which must be the one that is expected.
    async fn hear(&mut self, device: usize, is: impl Fn(&Value) -> bool) -> Outcome {
        let one = &mut self.devices[device];
        let who = one.who;
        let Some(live) = &mut one.live else {
            return Ok(());
        };
        let heard = tokio::time::timeout(PATIENCE, live.next()).await;
        let heard = heard.map_err(|_| format!("{who:?} is not told of step {}", self.step))?;
        let heard = told(heard)?;
        let sight = &heard.value()["table"]["sight"];
        if !is(sight) {
            let version = &sight["version"];
            return Err(format!(
                "{who:?} is woken at step {} by something that he may not know: version {version}",
                self.step
            ));
        }
        one.version = sight["version"].as_u64().unwrap_or(one.version);
        self.keep(device, false, "", heard.text.as_bytes(), None)
    }

    /// What else has come: for those who see things later that may be anything, for the others it is nothing.
    async fn overhear(&mut self, device: usize) -> Outcome {
        while let Some(live) = &mut self.devices[device].live {
            let Ok(heard) = tokio::time::timeout(Duration::ZERO, live.next()).await else {
                return Ok(());
            };
            let heard = told(heard)?;
            let who = self.devices[device].who;
            if who.is_prompt() {
                let step = self.step;
                return Err(format!("{who:?} is told something at step {step}"));
            }
            self.keep(device, false, "", heard.text.as_bytes(), None)?;
        }
        Ok(())
    }

    /// The socket of a device comes, for the first time or again.
    async fn connect(&mut self, device: usize) -> Outcome {
        let one = &mut self.devices[device];
        let (who, version) = (one.who, one.version);
        let seen = match version {
            0 => String::new(),
            version => format!("&index=1&version={version}"),
        };
        let path = self.table.path("/live", &who.link());
        let path = format!("{path}{}{seen}", who.more());
        one.live = Some(told(one.client.live_at(&path).await)?);
        self.hear(device, |_| true).await?;
        if let Who::Eyes(Viewer::Seat(seat)) = who {
            self.here[seat as usize] += 1;
            if self.here[seat as usize] == 1 {
                self.see(seat, device).await?;
            }
        }
        Ok(())
    }

    async fn cut(&mut self, device: usize) -> Outcome {
        self.devices[device].live = None;
        self.report.cuts += 1;
        if let Who::Eyes(Viewer::Seat(seat)) = self.devices[device].who {
            self.here[seat as usize] -= 1;
            if self.here[seat as usize] == 0 {
                self.see(seat, device).await?;
            }
        }
        self.connect(device).await
    }

    /// All others see that somebody has come to a seat, or has gone.
    async fn see(&mut self, seat: Seat, but: usize) -> Outcome {
        let here = self.here[seat as usize] > 0;
        for device in 0..self.devices.len() {
            if device != but && self.devices[device].who.is_prompt() {
                let is = |sight: &Value| sight["seats"][seat as usize]["here"] == here;
                self.hear(device, is).await?;
            }
        }
        Ok(())
    }

    /// A device asks for the table, and for the board.
    async fn look(&mut self, device: usize) -> Outcome {
        for more in ["", "/boards/1", "/links"] {
            let who = self.devices[device].who;
            if who == Who::Host && more == "/links" {
                continue;
            }
            let path = self.table.path(more, &who.link()) + &who.more();
            let answer = self.devices[device].client.exactly(&path, None).await;
            let (status, bytes) = told(answer)?;
            self.keep(device, false, &format!("{status} "), &bytes, None)?;
        }
        Ok(())
    }

    /// Looks at what was sent, and keeps it.
    fn keep(
        &mut self,
        device: usize,
        refusal: bool,
        before: &str,
        bytes: &[u8],
        own: Option<&Value>,
    ) -> Outcome {
        self.report.messages += 1;
        self.report.bytes += bytes.len() as u64;
        let text = String::from_utf8_lossy(bytes);
        let who = self.devices[device].who;
        self.search(who, &text, own)?;
        if who == Who::Eyes(Viewer::Later) {
            self.check_later(&text)?;
        }
        let text = format!(
            "{before}{}",
            without_times(&text).replace(&self.table.id, "ID")
        );
        self.kept.push(Kept {
            step: self.step,
            device,
            refusal,
            text,
        });
        Ok(())
    }

    /// No card stands there that he may not know.
    fn search(&self, who: Who, text: &str, own: Option<&Value>) -> Outcome {
        let mut may = self.may_know(who);
        // What he has named himself he knows of.
        may |= own.map_or(Hand::EMPTY, |own| cards_in(&own.to_string()));
        let deal = self.mirror.log().deal;
        // A refusal may give an example of how a card is written, which is the same for all.
        let mut found = cards_in(&text.replace("`D5`", ""));
        for hand in Seat::ALL.into_iter().filter_map(|seat| deal.hand(seat)) {
            if text.contains(&dotted(hand)) {
                found |= hand;
            }
        }
        let foreign: BTreeSet<String> = found
            .iter()
            .filter(|card| !may.contains(*card))
            .map(card_text)
            .collect();
        match foreign.is_empty() {
            true => Ok(()),
            false => Err(format!(
                "{who:?} is sent cards that he may not know at step {}: {foreign:?} in {text}",
                self.step
            )),
        }
    }

    /// The cards that somebody may know now.
    fn may_know(&self, who: Who) -> Hand {
        let Who::Eyes(viewer) = who else {
            return Hand::EMPTY;
        };
        let let_in = match viewer {
            Viewer::Director => return Hand::ALL,
            Viewer::Later => matches!(self.setting.settings.onlookers, Onlookers::All { .. }),
            Viewer::Beside(_) => self.setting.settings.onlookers == Onlookers::OneHand,
            Viewer::Seat(_) | Viewer::Placed(_) => true,
            Viewer::Afterwards => self.mirror.is_over(),
        };
        match viewer.seat() {
            _ if !let_in => Hand::EMPTY,
            // The times are looked at elsewhere.
            None => Hand::ALL,
            Some(_) if self.mirror.is_open() => Hand::ALL,
            Some(eyes) => {
                let mut known = known(&self.mirror, viewer);
                // A lead that lies face down is seen by its player alone.
                if let Some(leader) = self.mirror.table().face_down_lead()
                    && leader != eyes
                    && let Some(card) = face_down(&self.mirror, leader)
                {
                    known.remove(card);
                }
                known
            }
        }
    }

    /// Whoever sees all four hands later is told of nothing that was done a shorter time ago.
    fn check_later(&self, text: &str) -> Outcome {
        let message: Value = serde_json::from_str(text).unwrap_or_default();
        let now = message["now"].as_u64().unwrap_or(u64::MAX);
        let sight = &message["table"]["sight"];
        let lines = sight["log"].as_array().into_iter().flatten();
        let seats = sight["seats"].as_array().into_iter().flatten();
        let latest = lines.filter_map(|line| line["at"].as_u64()).max();
        let held = |seat: &&Value| seat["hand"].as_array().is_some_and(|hand| !hand.is_empty());
        let hands = seats.filter(held).count();
        let latest = latest.or((hands > 0).then_some(self.brought));
        match latest {
            Some(at) if now < at + 1000 * u64::from(LATER) => Err(format!(
                "at {now} an onlooker is told of what was done at {at}"
            )),
            _ => Ok(()),
        }
    }

    /// What comes later has come.
    async fn ends(&mut self) -> Outcome {
        let later = |it: &Device| it.who == Who::Eyes(Viewer::Later);
        let Some(device) = self.devices.iter().position(later) else {
            return Ok(());
        };
        if !matches!(self.setting.settings.onlookers, Onlookers::All { .. }) {
            return self.overhear(device).await;
        }
        let all = self
            .mirror
            .sight(Viewer::Director, Now::default())
            .log
            .len();
        let end = tokio::time::Instant::now() + PATIENCE;
        loop {
            self.overhear(device).await?;
            let last = self.kept.iter().rev().find(|kept| kept.device == device);
            let last = last.map(|kept| kept.text.matches("\"did\":").count());
            if last == Some(all) {
                return Ok(());
            }
            if tokio::time::Instant::now() > end {
                return Err(format!("who sees all later has seen {last:?} of {all}"));
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Plays it again up to some moment with another deal that agrees on what one of them may know then; how much of what he was sent was the same,
    /// and whether there was such a deal.
    async fn on_another(
        &self,
        server: SocketAddr,
        host: &mut Client,
        steps: &[Step],
        boards: &[InPlay],
        chance: &mut Chance,
    ) -> Outcome<(u32, u32)> {
        // Late in the play there is often no other deal.
        for _ in 0..20 {
            let until = usize::try_from(chance.below(boards.len() as u64)).unwrap_or(0);
            let seat = Seat::ALL[usize::try_from(chance.below(4)).unwrap_or(0)];
            let beside = matches!(seat, Seat::North | Seat::West) && chance.below(3) == 0;
            let let_in = self.setting.settings.onlookers == Onlookers::OneHand;
            let viewer = match beside && let_in {
                true => Viewer::Beside(seat),
                false => Viewer::Seat(seat),
            };
            let board = &boards[until];
            if board.is_open() {
                continue;
            }
            let Some(other) = another(board, viewer, chance.below(u64::MAX)) else {
                continue;
            };
            let compared = self
                .compare(server, host, &steps[..until], &other, viewer)
                .await?;
            if let Some(compared) = compared {
                return Ok((compared, 1));
            }
        }
        Ok((0, 0))
    }

    async fn compare(
        &self,
        server: SocketAddr,
        host: &mut Client,
        steps: &[Step],
        other: &InPlay,
        viewer: Viewer,
    ) -> Outcome<Option<u32>> {
        let Deal(hands) = other.log().deal;
        let pack = hands.into_iter().flatten().flat_map(Hand::iter).collect();
        let setting = Setting {
            pack,
            ..self.setting.clone()
        };
        // As at a table what is refused may turn on a hand that he does not see: what he is shown does not.
        let all = self.setting.settings.way == Way::Guided;
        let was_refused: Vec<usize> = self
            .kept
            .iter()
            .filter(|kept| kept.refusal)
            .map(|kept| kept.step)
            .collect();
        let mut second = Self::open(server, host, setting).await?;
        for (number, step) in (1..).zip(steps) {
            let refused = was_refused.contains(&number);
            if refused && !all {
                second.step += 1;
                continue;
            }
            let taken = second.take(step).await?;
            if taken == refused {
                let own = match step {
                    Step::Deed { by, .. } => Some(*by) == viewer.seat().map(Actor::Player),
                    _ => false,
                };
                // Another's deed that could not have been done with that hand says nothing of what he is sent.
                return match own && all {
                    true => Err(format!(
                        "{viewer:?}: {step:?} is taken or not by hidden cards"
                    )),
                    false => Ok(None),
                };
            }
        }
        let of = |session: &Self| -> Vec<String> {
            let kept = session.kept.iter().filter(|kept| {
                let who = session.devices[kept.device].who;
                who == Who::Eyes(viewer) && kept.step <= steps.len() && (all || !kept.refusal)
            });
            kept.map(|kept| kept.text.clone()).collect()
        };
        let (one, two) = (of(self), of(&second));
        if let Some((one, two)) = one.iter().zip(&two).find(|(one, two)| one != two) {
            let same = one.bytes().zip(two.bytes()).take_while(|(a, b)| a == b);
            let from = same.count().saturating_sub(60);
            let near = |text: &str| text.chars().skip(from).take(300).collect::<String>();
            return Err(format!(
                "{viewer:?} can tell two deals apart that agree on what he may know:\n{}\n{}",
                near(one),
                near(two)
            ));
        }
        if one.len() != two.len() {
            return Err(format!(
                "{viewer:?} was sent {} messages, with another deal {}",
                one.len(),
                two.len()
            ));
        }
        Ok(Some(u32::try_from(one.len()).unwrap_or(0)))
    }
}

/// The card that somebody has led face down.
fn face_down(board: &InPlay, leader: Seat) -> Option<Card> {
    let mut record = board.record().iter().rev();
    record.find_map(|timed| match &timed.what {
        What::Log(Entry::Player(seat, Action::LeadsDown(card))) if *seat == leader => Some(*card),
        _ => None,
    })
}

/// Times are put as one sign, and how long somebody thought.
fn without_times(text: &str) -> String {
    /// Of a time in milliseconds until 2286.
    const DIGITS: usize = 13;
    /// What stands before a number of milliseconds.
    const TOOK: &str = "\"took\":";
    let mut out = String::with_capacity(text.len());
    let mut digits = String::new();
    for sign in text.chars().chain(['\0']) {
        if sign.is_ascii_digit() {
            digits.push(sign);
            continue;
        }
        match digits.len() {
            DIGITS => out.push_str("TIME"),
            1.. if out.ends_with(TOOK) => out.push_str("TIME"),
            _ => out.push_str(&digits),
        }
        digits.clear();
        if sign != '\0' {
            out.push(sign);
        }
    }
    out
}

/// The cards that stand in a text, as the log writes them: `SA`, `D5`.
fn cards_in(text: &str) -> Hand {
    let words = text.split(|sign: char| !sign.is_ascii_alphanumeric());
    let cards = words.filter(|word| word.len() == 2);
    let cards = cards.filter_map(openroom_laws::notation::parse_card);
    cards.collect()
}

/// A hand as deals are written: `AQ7.Q643.A6.AJ93`.
fn dotted(hand: Hand) -> String {
    let mut hands = [None; 4];
    hands[0] = Some(hand);
    let text = deal_text(&Deal(hands), Seat::North);
    let first = text.split(' ').next().unwrap_or_default();
    first.trim_start_matches("N:").to_owned()
}
