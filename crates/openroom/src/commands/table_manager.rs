//! `openroom table-manager`: the protocol of the computer championships, on both sides of the table.

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use clap::Subcommand;
use contract_bridge::{Hand, Seat};
use openroom_laws::entry::{Actor, SpokenCall};
use openroom_laws::{Action, Board, Phase};
use openroom_robots::protocol::{Message, VERSION, Waits};
use openroom_robots::{Does, Manner, Next, Robot, Sitting, System, brought, dealt};
use openroom_tables::{Deed, InPlay};

/// Seat four programs that speak the table manager protocol, or let a robot sit down at another's table
///
/// The protocol is that of the World Computer Bridge Championships (Blue Chip, version 18, over TCP).
#[derive(Debug, clap::Args)]
#[command(
    args_conflicts_with_subcommands = true,
    after_help = "\
Examples:
  openroom table-manager --boards 16 --seed 7 --listen 127.0.0.1:2000
  openroom table-manager connect 127.0.0.1:2000 --seat N --team Openroom"
)]
pub struct TableManagerArgs {
    #[command(subcommand)]
    command: Option<Command>,

    /// Where to wait for the four programs
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:2000")]
    listen: SocketAddr,

    /// How many boards
    #[arg(long, value_name = "N", default_value_t = 16, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    boards: u32,

    /// The number from which the boards are dealt
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    /// How many seconds to wait for a program
    #[arg(long, value_name = "SECONDS", default_value_t = 600)]
    patience: u64,
}

#[derive(Debug, Subcommand)]
enum Command {
    Connect(ConnectArgs),
}

/// Let a robot sit down at another program's table
#[derive(Debug, clap::Args)]
struct ConnectArgs {
    /// The address of the table manager
    address: String,

    /// The seat: N, E, S or W
    #[arg(long, value_parser = seat)]
    seat: Seat,

    /// The name of the team
    #[arg(long, default_value = "Openroom")]
    team: String,

    /// The robot: fast, club or strong
    #[arg(long, default_value = "club")]
    robot: Manner,

    /// The number from which the robot takes its chance
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

fn seat(text: &str) -> Result<Seat, String> {
    openroom_laws::notation::parse_seat(text)
        .ok_or_else(|| "a seat must be N, E, S or W".to_owned())
}

/// Runs the command.
pub fn run(args: &TableManagerArgs) -> Result<ExitCode, String> {
    match &args.command {
        Some(Command::Connect(connect)) => sit(connect)?,
        None => manage(args)?,
    }
    Ok(ExitCode::SUCCESS)
}

/// A connection, line by line.
struct Line {
    who: String,
    reader: BufReader<TcpStream>,
    writer: TcpStream,
}

/// No line is longer.
const LONGEST: u64 = 4096;

impl Line {
    fn new(stream: TcpStream, who: String) -> Result<Self, String> {
        let fault = |error: std::io::Error| format!("{who}: {error}");
        // Each line is waited for: it is not held back to be sent with another.
        stream.set_nodelay(true).map_err(fault)?;
        let writer = stream.try_clone().map_err(fault)?;
        Ok(Self {
            reader: BufReader::new(stream),
            writer,
            who,
        })
    }

    fn send(&mut self, message: &Message) -> Result<(), String> {
        let line = format!("{message}\r\n");
        let sent = self.writer.write_all(line.as_bytes());
        sent.map_err(|error| format!("{}: {error}", self.who))
    }

    /// The next message that says something; none when the other side has hung up.
    fn next(&mut self) -> Result<Option<Message>, String> {
        loop {
            let mut line = Vec::new();
            let mut bounded = std::io::Read::take(&mut self.reader, LONGEST);
            let read = bounded.read_until(b'\n', &mut line);
            let read = read.map_err(|error| format!("{}: {error}", self.who))?;
            if read == 0 {
                return Ok(None);
            }
            if !line.ends_with(b"\n") && read as u64 == LONGEST {
                return Err(format!(
                    "{}: a line is longer than {LONGEST} characters",
                    self.who
                ));
            }
            let text = String::from_utf8_lossy(&line).into_owned();
            match Message::read(&text) {
                Message::Other(text) if text.is_empty() => {}
                message => return Ok(Some(message)),
            }
        }
    }

    fn expect(&mut self, wanted: &str) -> Result<Message, String> {
        let message = self.next()?;
        message.ok_or_else(|| format!("{} hung up; expected: {wanted}", self.who))
    }
}

/// The four programs at the table.
struct Room {
    lines: [Line; 4],
    teams: [String; 2],
}

fn manage(args: &TableManagerArgs) -> Result<(), String> {
    let listener = TcpListener::bind(args.listen)
        .map_err(|error| format!("cannot listen on {}: {error}", args.listen))?;
    let at = listener.local_addr().map_err(|error| error.to_string())?;
    println!("waiting for four programs on {at}");
    let mut room = Room::seat(&listener, Duration::from_secs(args.patience))?;
    room.begin()?;
    for number in 1..=args.boards {
        let board = Board::number(number);
        let played = room.play(
            board,
            brought(board, dealt(args.seed, number)).map_err(|why| why.to_string())?,
        )?;
        // One log after the other, as `openroom table` reads them.
        println!("---\n{}", played.log().to_yaml().trim_end());
    }
    room.all(&Message::EndOfSession)
}

impl Room {
    /// Waits until four programs sit.
    fn seat(listener: &TcpListener, patience: Duration) -> Result<Self, String> {
        let mut lines: [Option<(Line, String)>; 4] = [const { None }; 4];
        while lines.iter().any(Option::is_none) {
            let (stream, from) = listener.accept().map_err(|error| error.to_string())?;
            stream
                .set_read_timeout(Some(patience))
                .map_err(|error| error.to_string())?;
            let mut line = Line::new(stream, from.to_string())?;
            let first = line.expect("Connecting \"team\" as North using protocol version 18")?;
            let Message::Connecting {
                team,
                seat,
                version,
            } = first
            else {
                eprintln!("{from}: `{first}` is not how a program sits down");
                continue;
            };
            let free = Seat::ALL
                .into_iter()
                .find(|&it| lines[it as usize].is_none() && seat.is_none_or(|seat| seat == it));
            let Some(seat) = free.filter(|_| version == VERSION) else {
                eprintln!("{from}: that seat is taken, or version {version} is not {VERSION}");
                continue;
            };
            line.who = format!("{seat:?} ({from})");
            line.send(&Message::Seated {
                seat,
                team: team.clone(),
            })?;
            lines[seat as usize] = Some((line, team));
        }
        let mut teams = [const { String::new() }; 2];
        let mut seated = Vec::with_capacity(4);
        for (seat, line) in Seat::ALL.into_iter().zip(lines) {
            let (line, team) = line.ok_or("a seat is empty")?;
            teams[seat as usize % 2] = team;
            seated.push(line);
        }
        let lines = <[Line; 4]>::try_from(seated).map_err(|_| "a seat is empty")?;
        Ok(Self { lines, teams })
    }

    fn all(&mut self, message: &Message) -> Result<(), String> {
        self.lines
            .iter_mut()
            .try_for_each(|line| line.send(message))
    }

    /// Waits until everybody is ready for something.
    fn ready(&mut self, waits: Waits) -> Result<(), String> {
        for seat in Seat::ALL {
            self.ready_at(seat, waits)?;
        }
        Ok(())
    }

    fn ready_at(&mut self, seat: Seat, waits: Waits) -> Result<(), String> {
        let wanted = Message::Ready { seat, waits };
        let line = &mut self.lines[seat as usize];
        match line.expect(&wanted.to_string())? {
            Message::Ready {
                seat: by,
                waits: what,
            } if by == seat && (what == waits || same_card(what, waits)) => Ok(()),
            other => Err(format!("{} said `{other}`; expected: {wanted}", line.who)),
        }
    }

    fn begin(&mut self) -> Result<(), String> {
        self.ready(Waits::Teams)?;
        let teams = Message::Teams(self.teams.clone());
        self.all(&teams)?;
        self.ready(Waits::Start)
    }

    fn play(&mut self, board: Board, mut table: InPlay) -> Result<InPlay, String> {
        self.all(&Message::StartOfBoard)?;
        self.ready(Waits::Deal)?;
        self.all(&Message::Deal(board))?;
        self.ready(Waits::Cards)?;
        for seat in Seat::ALL {
            let hand = table.table().hand(seat).unwrap_or(Hand::EMPTY);
            self.lines[seat as usize].send(&Message::Cards(seat, hand))?;
        }
        let mut moment = 0;
        while table.table().phase() == Phase::Auction {
            let seat = table.table().turn().ok_or("nobody is to call")?;
            let line = &mut self.lines[seat as usize];
            let said = line.expect("a call")?;
            let Message::Calls {
                seat: by,
                call,
                alert,
            } = said.clone()
            else {
                return Err(format!("{} said `{said}`; expected: a call", line.who));
            };
            let act = Action::Call(SpokenCall::natural(call));
            let deed = match alert.clone().filter(|words| !words.is_empty()) {
                Some(words) => Deed::Alerted {
                    act,
                    words: Some(words.chars().take(openroom_tables::MOST_WORDS).collect()),
                },
                None => Deed::Act(act),
            };
            moment += 1;
            self.takes(&mut table, seat, by == seat, deed, moment, &said)?;
            for other in Seat::ALL.into_iter().filter(|&other| other != seat) {
                self.ready_at(other, Waits::Bid(seat))?;
                // What a call means is not for the partner of whoever made it.
                let alert = alert.clone().filter(|_| other != seat.partner());
                self.lines[other as usize].send(&Message::Calls { seat, call, alert })?;
            }
        }
        let Some((_, declarer)) = table.table().contract() else {
            return Ok(table);
        };
        let dummy = declarer.partner();
        let all = table.table().hand(dummy).unwrap_or(Hand::EMPTY);
        let mut count = 0_u8;
        while !table.is_over() {
            let hand = table.table().turn().ok_or("nobody is to play")?;
            let by = if hand == dummy { declarer } else { hand };
            if count.is_multiple_of(4) {
                let leads = (hand != dummy).then_some(hand);
                self.lines[by as usize].send(&Message::ToLead(leads))?;
            }
            let line = &mut self.lines[by as usize];
            let said = line.expect("a card")?;
            let Message::Plays(named, card) = said.clone() else {
                return Err(format!("{} said `{said}`; expected: a card", line.who));
            };
            moment += 1;
            let own = named == hand || named == by;
            self.takes(
                &mut table,
                by,
                own,
                Deed::Act(Action::Play(card)),
                moment,
                &said,
            )?;
            for other in Seat::ALL.into_iter().filter(|&other| other != by) {
                let whose = (hand != dummy).then_some(hand);
                self.ready_at(other, Waits::Card(whose, count / 4 + 1))?;
                self.lines[other as usize].send(&Message::Plays(hand, card))?;
            }
            count += 1;
            if count == 1 {
                for other in Seat::ALL.into_iter().filter(|&other| other != dummy) {
                    self.ready_at(other, Waits::Dummy)?;
                    self.lines[other as usize].send(&Message::DummysCards(all))?;
                }
            }
        }
        Ok(table)
    }

    /// Takes a call or card, if it is his and the Laws allow it.
    fn takes(
        &self,
        table: &mut InPlay,
        seat: Seat,
        own: bool,
        deed: Deed,
        moment: u64,
        said: &Message,
    ) -> Result<(), String> {
        let who = &self.lines[seat as usize].who;
        if !own {
            return Err(format!("{who} said `{said}`, which is of another hand"));
        }
        let done = table.act(Actor::Player(seat), deed, moment);
        done.map_err(|why| format!("{who} said `{said}`: {why}"))?;
        Ok(())
    }
}

/// Dummy's card may be waited for under dummy's name or under its seat.
fn same_card(one: Waits, other: Waits) -> bool {
    match (one, other) {
        (Waits::Card(a, trick), Waits::Card(b, same)) => {
            trick == same && (a.is_none() || b.is_none())
        }
        _ => false,
    }
}

/// Sits down at another's table, until its session is over.
fn sit(args: &ConnectArgs) -> Result<(), String> {
    let me = args.seat;
    let stream = TcpStream::connect(&args.address)
        .map_err(|error| format!("cannot connect to {}: {error}", args.address))?;
    let mut line = Line::new(stream, args.address.clone())?;
    let mut robot = Robot::new(Arc::new(System::new()), args.robot, args.seed);
    // There are no claims in the protocol.
    robot.claims = false;
    let ready = |waits| Message::Ready { seat: me, waits };
    line.send(&Message::Connecting {
        team: args.team.replace('"', "'"),
        seat: Some(me),
        version: VERSION,
    })?;
    let mut board: Option<Board> = None;
    let mut sitting: Option<Sitting> = None;
    while let Some(message) = line.next()? {
        match message {
            Message::Seated { .. } => line.send(&ready(Waits::Teams))?,
            Message::Teams(_) => line.send(&ready(Waits::Start))?,
            Message::StartOfBoard => {
                sitting = None;
                line.send(&ready(Waits::Deal))?;
            }
            Message::Deal(told) => {
                board = Some(told);
                line.send(&ready(Waits::Cards))?;
            }
            Message::Cards(seat, hand) if seat == me => {
                let board = board.ok_or("cards came before the board")?;
                let mut now = Sitting::new(me, board, hand);
                goes_on(&mut line, &mut now, &robot, me, false)?;
                sitting = Some(now);
            }
            Message::EndOfSession => return Ok(()),
            Message::Calls { call, .. } => {
                let now = sitting.as_mut().ok_or("a call came before the cards")?;
                now.called(call);
                goes_on(&mut line, now, &robot, me, false)?;
            }
            Message::ToLead(_) => {
                let now = sitting.as_mut().ok_or("the lead came before the cards")?;
                goes_on(&mut line, now, &robot, me, true)?;
            }
            Message::Plays(hand, card) => {
                let now = sitting.as_mut().ok_or("a card came before the cards")?;
                now.played(hand, card);
                goes_on(&mut line, now, &robot, me, false)?;
            }
            Message::DummysCards(hand) => {
                let now = sitting.as_mut().ok_or("dummy came before the cards")?;
                now.sees_dummy(hand);
                goes_on(&mut line, now, &robot, me, false)?;
            }
            // The time that was used, and the like.
            Message::Other(_)
            | Message::Cards(..)
            | Message::Connecting { .. }
            | Message::Ready { .. } => {}
        }
    }
    Ok(())
}

/// Says what comes next: a call or card of its own, or what it is ready for.
fn goes_on(
    line: &mut Line,
    now: &mut Sitting,
    robot: &Robot,
    me: Seat,
    told: bool,
) -> Result<(), String> {
    loop {
        let ready = |waits| Message::Ready { seat: me, waits };
        match now.next() {
            Next::Over => return Ok(()),
            Next::Dummy => return line.send(&ready(Waits::Dummy)),
            Next::Call(seat) if seat != me => return line.send(&ready(Waits::Bid(seat))),
            Next::Card {
                hand,
                by,
                trick,
                dummy,
                ..
            } if by != me => {
                return line.send(&ready(Waits::Card((!dummy).then_some(hand), trick)));
            }
            // Whoever leads is told so.
            Next::Card { leads: true, .. } if !told => return Ok(()),
            next => {
                let does = now.act(robot).map_err(|why| why.to_string())?;
                match (next, does) {
                    (Next::Call(seat), Some(Does::Calls(call, alert))) => {
                        now.called(call);
                        line.send(&Message::Calls { seat, call, alert })?;
                    }
                    (Next::Card { hand, .. }, Some(Does::Plays(card))) => {
                        now.played(hand, card);
                        line.send(&Message::Plays(hand, card))?;
                    }
                    _ => return Err("the robot has nothing to do, and it is its turn".to_owned()),
                }
            }
        }
        // After a card of its own it may lead again only when it is told.
        if told {
            return goes_on(line, now, robot, me, false);
        }
    }
}
