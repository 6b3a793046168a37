//! Results of rounds gone by: the players who played a board enter and confirm it, and nobody else at a table (79A1).

use axum::http::StatusCode;
use serde_json::{Value, json};

use super::Club;
use super::tables::mitchell_of_ten;

/// A Mitchell of five tables in its third round.
struct Evening {
    club: Club,
    director: String,
    id: String,
}

impl Evening {
    async fn new() -> Self {
        let club = Club::new().await;
        let director = club.director().await;
        let id = mitchell_of_ten(&club, &director).await;
        let evening = Self { club, director, id };
        evening.start(3).await;
        evening
    }

    async fn start(&self, round: u32) {
        let start = json!({"round-started": {"round": round}});
        let key = format!("start {round}");
        let (status, answer, _) = self.club.write(&self.id, &self.director, &key, start).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
    }

    async fn phone(&self, table: &str, seat: &str) -> String {
        self.club.phone(&self.id, &self.director, table, seat).await
    }

    /// A phone goes to another table and takes a seat there.
    async fn goes(&self, phone: &str, table: usize, seat: &str) {
        let codes = format!("/api/events/{}/codes", self.id);
        let codes = self.club.read(&codes, &self.director).await;
        let code = json!({"code": codes[table - 1]["code"]});
        let (status, _, again) = self.club.ask("POST", "/api/join", phone, code).await;
        assert_eq!((status, again.as_str()), (StatusCode::OK, phone));
        let seat = json!({"seat": seat});
        self.club.ask("POST", "/api/join/seat", phone, seat).await;
    }

    /// The table in a round, as the Director sees it.
    async fn table(&self, round: usize, table: usize) -> Value {
        let seen = format!("/api/events/{}", self.id);
        let seen = self.club.read(&seen, &self.director).await;
        seen["event"]["sessions"][0]["rounds"][round - 1]["tables"][table - 1].clone()
    }

    async fn at(&self, round: usize, table: usize) -> Value {
        let board = self.table(round, table).await["boards"][0]["board"].clone();
        json!({"round": round, "table": table.to_string(), "board": board})
    }

    async fn write(&self, phone: &str, seat: Option<&str>, act: &str, mut at: Value) -> Value {
        if act == "result" {
            at["contract"] = json!("Pass");
        }
        let action = json!({act: at});
        let mut entry = json!({"key": format!("{seat:?} {action}"), "action": action});
        if let Some(seat) = seat {
            entry["seat"] = json!(seat);
        }
        let path = format!("/api/events/{}/entries", self.id);
        let (status, answer, _) = self.club.ask("POST", &path, phone, entry).await;
        json!([status.as_u16(), answer["problem"]])
    }

    /// What a phone owes: round, table, seat, status.
    async fn owed(&self, phone: &str) -> Vec<Value> {
        let me = self.club.read("/api/me", phone).await;
        let table = me["table"].as_str().unwrap();
        let view = format!("/api/events/{}/tables/{table}", self.id);
        let view = self.club.read(&view, phone).await;
        let owed = view["owed"].as_array().unwrap().iter();
        owed.map(|one| {
            json!([
                one["round"],
                one["table"],
                one["seat"],
                one["board"]["status"]
            ])
        })
        .collect()
    }
}

fn is(answer: &Value, status: u16, problem: &str) {
    assert_eq!(answer[0], status, "{answer}");
    let text = answer[1].as_str().unwrap_or_default();
    assert!(text.contains(problem), "{answer}");
}

#[tokio::test]
async fn who_comes_to_a_table_later_has_no_word_on_what_others_played_there() {
    let evening = Evening::new().await;
    let north = evening.phone("1", "N").await;
    let at = evening.at(3, 1).await;
    evening.start(4).await;
    // East-West of the fourth round have come with their phone.
    let east = evening.phone("1", "E").await;
    for seat in [None, Some("E"), Some("N")] {
        let answer = evening.write(&east, seat, "result", at.clone()).await;
        is(&answer, 403, "the players who played");
    }
    assert_eq!(evening.owed(&east).await, Vec::<Value>::new());
    // Who sat there in the third round writes it, and still nobody of the fourth confirms it.
    is(
        &evening.write(&north, None, "result", at.clone()).await,
        200,
        "",
    );
    for act in ["agreed", "disputed"] {
        let answer = evening.write(&east, None, act, at.clone()).await;
        is(&answer, 403, "the players who played");
    }
    assert_eq!(evening.table(3, 1).await["boards"][0]["status"], "entered");
}

#[tokio::test]
async fn a_phone_that_is_carried_on_still_says_what_its_players_owe() {
    let evening = Evening::new().await;
    let north = evening.phone("1", "N").await;
    let east = evening.phone("1", "E").await;
    let (at, next) = (evening.at(3, 1).await, evening.at(4, 1).await);
    // East-West of the first table go to the second, before the round is started and without a word on the board.
    evening.goes(&east, 2, "E").await;
    evening.start(4).await;
    let north_owes = [json!([3, "1", "N", "missing"])];
    assert_eq!(evening.owed(&north).await, north_owes);
    assert_eq!(evening.owed(&east).await, [json!([3, "1", "E", "missing"])]);
    is(
        &evening.write(&north, None, "result", at.clone()).await,
        200,
        "",
    );
    assert_eq!(evening.owed(&east).await, [json!([3, "1", "E", "entered"])]);
    is(
        &evening.write(&east, None, "agreed", at.clone()).await,
        200,
        "",
    );
    assert_eq!(evening.owed(&east).await, Vec::<Value>::new());
    assert_eq!(evening.owed(&north).await, Vec::<Value>::new());
    // Of the table that it has left it says nothing else, nor of what others have played at the new one.
    let answer = evening.write(&east, None, "result", next).await;
    is(&answer, 403, "another table");
    let theirs = evening.at(3, 2).await;
    let answer = evening.write(&east, None, "result", theirs).await;
    is(&answer, 403, "the players who played");
}

#[tokio::test]
async fn who_walks_after_the_next_round_was_started_owes_nothing_of_it_where_he_was() {
    let evening = Evening::new().await;
    let east = evening.phone("1", "E").await;
    let next = evening.at(4, 1).await;
    evening.start(4).await;
    evening.goes(&east, 2, "E").await;
    assert_eq!(evening.owed(&east).await, [json!([3, "1", "E", "missing"])]);
    let answer = evening.write(&east, None, "result", next).await;
    is(&answer, 403, "another table");
    // What he has at the new table he may say when it is over.
    let there = evening.at(4, 2).await;
    evening.start(5).await;
    evening.goes(&east, 3, "E").await;
    is(&evening.write(&east, None, "result", there).await, 200, "");
    assert_eq!(evening.owed(&east).await, [json!([3, "1", "E", "missing"])]);
}

#[tokio::test]
async fn a_phone_that_stays_is_handed_over_for_the_round_before_too() {
    let evening = Evening::new().await;
    let phone = evening.phone("1", "N").await;
    let mut at = evening.at(3, 1).await;
    evening.start(4).await;
    is(
        &evening.write(&phone, None, "result", at.clone()).await,
        200,
        "",
    );
    assert_eq!(
        evening.owed(&phone).await,
        [json!([3, "1", "N", "entered"])]
    );
    at["handed"] = json!(true);
    is(
        &evening.write(&phone, Some("E"), "agreed", at).await,
        200,
        "",
    );
    assert_eq!(evening.owed(&phone).await, Vec::<Value>::new());
}

#[tokio::test]
async fn a_new_phone_speaks_for_those_who_sit_there_now_and_sat_there_then() {
    let evening = Evening::new().await;
    let at = evening.at(3, 1).await;
    evening.start(4).await;
    // North-South stay at their table in a Mitchell: they have lost their phone and come with another.
    let phone = evening.phone("1", "S").await;
    assert_eq!(
        evening.owed(&phone).await,
        [json!([3, "1", "S", "missing"])]
    );
    let answer = evening.write(&phone, Some("E"), "result", at.clone()).await;
    is(&answer, 403, "the players who played");
    is(&evening.write(&phone, None, "result", at).await, 200, "");
}

#[tokio::test]
async fn the_wrong_code_leaves_no_word_behind() {
    let evening = Evening::new().await;
    let phone = evening.phone("4", "N").await;
    evening.goes(&phone, 1, "N").await;
    let (wrong, right) = (evening.at(3, 4).await, evening.at(3, 1).await);
    let answer = evening.write(&phone, None, "result", wrong.clone()).await;
    is(&answer, 403, "another table");
    evening.start(4).await;
    let answer = evening.write(&phone, None, "result", wrong).await;
    is(&answer, 403, "another table");
    is(&evening.write(&phone, None, "result", right).await, 200, "");
}
