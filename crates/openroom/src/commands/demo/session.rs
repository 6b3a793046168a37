//! The session of the demonstration, played through the interface: by a Director who signs in and by phones that join their
//! tables. Nothing here can do what they could not.

use std::collections::HashMap;
use std::net::SocketAddr;

use openroom_client::{Client, ClientError};
use serde_json::{Value, json};

/// Boards, movement, people and results. The boards were dealt by `openroom deal`; the results are near what the hands make.
const BOARDS: &str = include_str!("boards.pbn");
const PLAN: &str = include_str!("plan.yaml");
const PLAYERS: &str = include_str!("players.csv");
const RESULTS: &str = include_str!("results.csv");

/// The round that is on.
const ROUND: u32 = 4;
/// The table whose phone is shown: one side has entered a result and the other has not agreed yet.
pub const PHONE: &str = "2";
/// Where the two sides say different things, and where somebody wants the Director.
const DISPUTED: &str = "7";
const CALLING: &str = "5";
/// The ruling that waits for an answer: West has bid over South as if South had passed.
pub const RULING: (&str, u32) = ("3", 17);
const SO_FAR: &str = "N:Pass,E:1S,S:2H,W:2D,N:attention,D:called";

/// What the demonstration has to show.
#[derive(Debug)]
pub struct Shown {
    /// The event.
    pub event: String,
    /// The code of the table with the phone.
    pub code: String,
    /// The page of a table at which a board waits to be played, for whoever sends its links.
    pub table: String,
}

impl Shown {
    /// The page of the open ruling.
    pub fn ruling(&self) -> String {
        let (table, board) = RULING;
        format!(
            "/e/{}/rule?round={ROUND}&table={table}&board={board}&so-far={SO_FAR}",
            self.event
        )
    }
}

/// A line of the results.
struct Line<'a> {
    round: u32,
    table: &'a str,
    board: u32,
    contract: &'a str,
    by: &'a str,
    lead: &'a str,
    tricks: u8,
}

/// Whoever sets up and plays, with keys that are never the same.
struct Club {
    server: SocketAddr,
    director: Client,
    phones: HashMap<(String, char), Client>,
    event: String,
    entries: u32,
}

/// Plays half an evening; `code` is that of the first start.
pub async fn play(
    server: SocketAddr,
    code: &str,
    director: &str,
    password: &str,
    name: &str,
) -> Result<Shown, ClientError> {
    let mut club = Club {
        server,
        director: Client::new(server),
        phones: HashMap::new(),
        event: String::new(),
        entries: 0,
    };
    let first = json!({"code": code, "name": director, "password": password});
    club.director.post("/api/setup", &first).await?;
    club.set_up(name).await?;
    let codes = club.join().await?;
    for round in 1..=ROUND {
        club.play_round(round).await?;
    }
    club.trouble().await?;
    let table = club.table_to_sit_down_at().await?;
    Ok(Shown {
        table,
        code: codes.get(PHONE).cloned().unwrap_or_default(),
        event: club.event,
    })
}

impl Club {
    /// A table with a board on it, and nobody there yet; the address of its page.
    async fn table_to_sit_down_at(&mut self) -> Result<String, ClientError> {
        let made = self.director.post("/api/play", &json!({})).await?;
        let text = |key: &str| made[key].as_str().unwrap_or_default().to_owned();
        let (id, host) = (text("id"), text("host"));
        let path = format!("/api/play/{id}/boards?link={host}");
        self.director.post(&path, &json!({"after": 0})).await?;
        Ok(format!("/play/{id}#{host}"))
    }

    async fn direct(&mut self, action: Value, why: Option<&str>) -> Result<u64, ClientError> {
        self.entries += 1;
        let key = self.entries.to_string();
        self.director.write(&self.event, &key, &action, why).await
    }

    async fn set_up(&mut self, name: &str) -> Result<(), ClientError> {
        let event = json!({
            "name": name,
            "kind": "pairs",
            "settings": {"method": "matchpoints", "show-results": "after-board"},
        });
        let made = self.director.post("/api/events", &event).await?;
        self.event = made["id"].as_str().unwrap_or_default().to_owned();
        for (players, number) in PLAYERS.lines().zip(1_u32..) {
            let players: Vec<&str> = players.split(',').collect();
            let entered = json!({"entered": {"contestant": number, "players": players}});
            self.direct(entered, None).await?;
        }
        self.direct(json!({"movement": {"plan": PLAN}}), None)
            .await?;
        let deal = format!("/api/events/{}/deal", self.event);
        self.director.post(&deal, &json!({"pbn": BOARDS})).await?;
        Ok(())
    }

    /// A phone for North and one for East at every table.
    async fn join(&mut self) -> Result<HashMap<String, String>, ClientError> {
        let path = format!("/api/events/{}/codes", self.event);
        let list = self.director.get(&path).await?;
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let mut codes = HashMap::new();
        for one in list.as_array().into_iter().flatten() {
            let (table, code) = (text(&one["table"]), text(&one["code"]));
            for seat in ['N', 'E'] {
                let mut phone = Client::new(self.server);
                phone.post("/api/join", &json!({"code": code})).await?;
                phone.post("/api/join/seat", &json!({"seat": seat})).await?;
                self.phones.insert((table.clone(), seat), phone);
            }
            codes.insert(table, code);
        }
        Ok(codes)
    }

    async fn phone(&mut self, table: &str, seat: char, action: &Value) -> Result<(), ClientError> {
        self.say(table, seat, action, None).await
    }

    async fn say(
        &mut self,
        table: &str,
        seat: char,
        action: &Value,
        why: Option<&str>,
    ) -> Result<(), ClientError> {
        self.entries += 1;
        let key = self.entries.to_string();
        match self.phones.get_mut(&(table.to_owned(), seat)) {
            Some(phone) => phone
                .write(&self.event, &key, action, why)
                .await
                .map(|_| ()),
            None => Err(ClientError::Away(format!("no phone at table {table}"))),
        }
    }

    async fn play_round(&mut self, round: u32) -> Result<(), ClientError> {
        let start = json!({"round-started": {"round": round, "minutes": 22}});
        self.direct(start, None).await?;
        let mine = |line: &Line<'_>| line.round == round;
        for line in RESULTS.lines().filter_map(read).filter(mine) {
            let at = json!({"round": line.round, "table": line.table, "board": line.board});
            let mut result = at.clone();
            for (key, value) in [
                ("contract", json!(line.contract)),
                ("by", json!(line.by)),
                ("lead", json!(line.lead)),
                ("tricks", json!(line.tricks)),
            ] {
                result[key] = value;
            }
            self.phone(line.table, 'N', &json!({"result": result}))
                .await?;
            if round < ROUND || !is_last(&line) {
                self.phone(line.table, 'E', &json!({"agreed": at})).await?;
            } else if line.table == DISPUTED {
                let why = "We count one trick more for the defence";
                self.say(line.table, 'E', &json!({"disputed": at}), Some(why))
                    .await?;
            } else if line.table != PHONE {
                self.phone(line.table, 'E', &json!({"agreed": at})).await?;
            }
        }
        Ok(())
    }

    /// What makes an evening: a wrong entry put right, a slow pair, calls, a ruling.
    async fn trouble(&mut self) -> Result<(), ClientError> {
        let wrong = RESULTS.lines().filter_map(read).next();
        if let Some(line) = wrong {
            let correction = json!({"correction": {
                "round": line.round, "table": line.table, "board": line.board, "class": "entry",
                "contract": line.contract, "by": line.by, "lead": line.lead, "tricks": line.tricks - 1,
            }});
            let why = "Both sides: one trick fewer";
            self.direct(correction, Some(why)).await?;
        }
        let slow = json!({"penalty": {"contestant": 11, "offence": "slow-play", "standard": 1}});
        self.direct(slow, Some("The second time this evening"))
            .await?;
        let (table, board) = RULING;
        let call = json!({"called": {"round": ROUND, "table": table, "board": board}});
        self.phone(table, 'N', &call).await?;
        self.direct(json!({"attended": {"call": 1}}), None).await?;
        let call = json!({"called": {"round": ROUND, "table": CALLING}});
        self.phone(CALLING, 'E', &call).await?;
        Ok(())
    }
}

/// The last result that a table has entered in the round that is on.
fn is_last(line: &Line<'_>) -> bool {
    let later = |other: Line<'_>| {
        other.round == line.round && other.table == line.table && other.board > line.board
    };
    !RESULTS.lines().filter_map(read).any(later)
}

fn read(line: &str) -> Option<Line<'_>> {
    let parts: Vec<&str> = line.split(',').collect();
    let &[round, table, board, contract, by, lead, tricks] = parts.as_slice() else {
        return None;
    };
    Some(Line {
        // The line of headings has no round.
        round: round.parse().ok()?,
        table,
        board: board.parse().ok()?,
        contract,
        by,
        lead,
        tricks: tricks.parse().ok()?,
    })
}

#[cfg(test)]
mod tests {
    use openroom_analysis::double_dummy;
    use openroom_formats::pbn;

    use super::{BOARDS, PLAYERS, RESULTS, read};

    #[test]
    fn results_are_what_the_hands_may_make() {
        let (games, _) = pbn::read_all(BOARDS.as_bytes()).unwrap();
        assert_eq!(games.len(), 21);
        let tables: Vec<_> = games
            .iter()
            .map(|game| double_dummy::table(double_dummy::full_deal(&game.deal).unwrap()))
            .collect();
        let mut lines = 0;
        for line in RESULTS.lines().filter_map(read) {
            lines += 1;
            let declarer = match line.by {
                "N" => contract_bridge::Seat::North,
                "E" => contract_bridge::Seat::East,
                "S" => contract_bridge::Seat::South,
                _ => contract_bridge::Seat::West,
            };
            let strain = match &line.contract[1..2] {
                "C" => contract_bridge::Strain::Clubs,
                "D" => contract_bridge::Strain::Diamonds,
                "H" => contract_bridge::Strain::Hearts,
                "S" => contract_bridge::Strain::Spades,
                _ => contract_bridge::Strain::Notrump,
            };
            let makes = tables[line.board as usize - 1].tricks(strain, declarer);
            assert!(
                line.tricks.abs_diff(makes) <= 2,
                "board {} {}",
                line.board,
                line.contract
            );
        }
        assert_eq!(lines, RESULTS.lines().count() - 1);
    }

    #[test]
    fn two_players_a_pair_and_nobody_twice() {
        let mut all: Vec<&str> = PLAYERS.lines().flat_map(|pair| pair.split(',')).collect();
        assert_eq!(all.len(), 28);
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 28);
    }
}
