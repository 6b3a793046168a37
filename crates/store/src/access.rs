//! Who may sign in: people, their sessions, tokens of programs, codes of tables, one-time codes. Secrets are kept as hashes that
//! the caller makes.

use sqlx::sqlite::SqliteRow;
use sqlx::{FromRow, Row as _, SqliteConnection};

use crate::{Store, StoreError};

/// Somebody with a name and a password.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Person {
    /// The name.
    pub name: String,
    /// The word of the role.
    pub role: String,
    /// The password, hashed.
    pub hash: String,
}

/// A browser that is signed in: a person, or a device at a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Session {
    /// The cookie, hashed.
    pub id: String,
    /// The person.
    pub person: Option<String>,
    /// The event of a table.
    pub stream: Option<String>,
    /// The table.
    pub place: Option<String>,
    /// The seat at the table.
    pub seat: Option<String>,
    /// Where the device has sat before, in the words of whoever asks; empty if nothing is known.
    pub sat: String,
    /// The second in which it ends.
    pub expires: i64,
}

/// A program that may use the interface.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Token {
    /// By what it is known.
    pub id: String,
    /// The secret, hashed.
    pub hash: String,
    /// What it is for.
    pub name: String,
    /// The word of its role.
    pub role: String,
    /// When it was made.
    pub created: String,
}

/// A code that can be used once: to set up, or to come back with a new password.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OneTime {
    /// The code, hashed.
    pub hash: String,
    /// Whose password it sets; nobody's for the first start.
    pub person: Option<String>,
    /// The second in which it ends.
    pub expires: i64,
}

/// A code by which devices come to a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableCode {
    /// The code.
    pub code: String,
    /// The event.
    pub stream: String,
    /// The table.
    pub place: String,
    /// The second in which it ends.
    pub expires: i64,
}

/// How wrong passwords keep somebody waiting.
#[derive(Debug, Clone, Copy)]
pub struct Lock {
    /// So many are free.
    pub free: i64,
    /// The first wait in seconds; each is twice the one before.
    pub first: i64,
    /// None is longer.
    pub longest: i64,
}

impl Lock {
    fn wait(self, failures: i64) -> i64 {
        match failures - self.free {
            over @ 0.. => (self.first << over.min(20)).min(self.longest),
            _ => 0,
        }
    }
}

/// What came of a first start.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FirstStart {
    /// The person is there.
    Done,
    /// There was somebody already.
    Over,
    /// The code is no good.
    WrongCode,
}

/// A day: tries that are older are forgotten.
const DAY: i64 = 24 * 3600;

// By hand and not by sqlx's derive: that one builds all of sqlx and SQLite a second time, for the macro.

impl FromRow<'_, SqliteRow> for Person {
    fn from_row(row: &SqliteRow) -> sqlx::Result<Self> {
        Ok(Self {
            name: row.try_get("name")?,
            role: row.try_get("role")?,
            hash: row.try_get("hash")?,
        })
    }
}

impl FromRow<'_, SqliteRow> for Session {
    fn from_row(row: &SqliteRow) -> sqlx::Result<Self> {
        Ok(Self {
            id: row.try_get("id")?,
            person: row.try_get("person")?,
            stream: row.try_get("stream")?,
            place: row.try_get("place")?,
            seat: row.try_get("seat")?,
            sat: row.try_get("sat")?,
            expires: row.try_get("expires")?,
        })
    }
}

impl FromRow<'_, SqliteRow> for Token {
    fn from_row(row: &SqliteRow) -> sqlx::Result<Self> {
        Ok(Self {
            id: row.try_get("id")?,
            hash: row.try_get("hash")?,
            name: row.try_get("name")?,
            role: row.try_get("role")?,
            created: row.try_get("created")?,
        })
    }
}

impl FromRow<'_, SqliteRow> for TableCode {
    fn from_row(row: &SqliteRow) -> sqlx::Result<Self> {
        Ok(Self {
            code: row.try_get("code")?,
            stream: row.try_get("stream")?,
            place: row.try_get("place")?,
            expires: row.try_get("expires")?,
        })
    }
}

impl FromRow<'_, SqliteRow> for OneTime {
    fn from_row(row: &SqliteRow) -> sqlx::Result<Self> {
        Ok(Self {
            hash: row.try_get("hash")?,
            person: row.try_get("person")?,
            expires: row.try_get("expires")?,
        })
    }
}

/// Takes a one-time code out; itself if it was still good.
async fn take_one_time(
    file: &mut SqliteConnection,
    hash: &str,
    now: i64,
) -> Result<Option<OneTime>, StoreError> {
    let one = "DELETE FROM one_time WHERE hash = ? RETURNING hash, person, expires";
    let found: Option<OneTime> = sqlx::query_as(one).bind(hash).fetch_optional(file).await?;
    Ok(found.filter(|found| found.expires > now))
}

async fn take_try(
    file: &mut SqliteConnection,
    name: String,
    address: String,
    now: i64,
    lock: Lock,
) -> Result<i64, StoreError> {
    sqlx::query("DELETE FROM tries WHERE at < ?")
        .bind(now - DAY)
        .execute(&mut *file)
        .await?;
    let known = "SELECT failures, until FROM tries WHERE name = ? AND address = ?";
    let known: Option<(i64, i64)> = sqlx::query_as(known)
        .bind(&name)
        .bind(&address)
        .fetch_optional(&mut *file)
        .await?;
    let (failures, until) = known.unwrap_or_default();
    if until > now {
        return Ok(until - now);
    }
    let failures = failures + 1;
    let until = match lock.wait(failures) {
        0 => 0,
        wait => now + wait,
    };
    let note = "INSERT INTO tries (name, address, failures, until, at) VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT DO UPDATE SET failures = ?3, until = ?4, at = ?5";
    sqlx::query(note)
        .bind(name)
        .bind(address)
        .bind(failures)
        .bind(until)
        .bind(now)
        .execute(file)
        .await?;
    Ok(0)
}

async fn set_up(
    file: &mut SqliteConnection,
    code: String,
    person: Person,
    now: i64,
) -> Result<FirstStart, StoreError> {
    let people: i64 = sqlx::query_scalar("SELECT count(*) FROM people")
        .fetch_one(&mut *file)
        .await?;
    if people > 0 {
        return Ok(FirstStart::Over);
    }
    let good = take_one_time(file, &code, now).await?;
    if good.is_none_or(|code| code.person.is_some()) {
        return Ok(FirstStart::WrongCode);
    }
    sqlx::query("INSERT INTO people (name, role, hash) VALUES (?, ?, ?)")
        .bind(person.name)
        .bind(person.role)
        .bind(person.hash)
        .execute(file)
        .await?;
    Ok(FirstStart::Done)
}

async fn reset(
    file: &mut SqliteConnection,
    code: String,
    password: String,
    now: i64,
) -> Result<Option<Person>, StoreError> {
    let code = take_one_time(file, &code, now).await?;
    let Some(name) = code.and_then(|code| code.person) else {
        return Ok(None);
    };
    let changed: Option<Person> =
        sqlx::query_as("UPDATE people SET hash = ? WHERE name = ? RETURNING name, role, hash")
            .bind(password)
            .bind(&name)
            .fetch_optional(&mut *file)
            .await?;
    for end in [
        "DELETE FROM sessions WHERE person = ?",
        "DELETE FROM tries WHERE name = ?",
    ] {
        sqlx::query(end).bind(&name).execute(&mut *file).await?;
    }
    Ok(changed)
}

async fn join(
    file: &mut SqliteConnection,
    code: TableCode,
    session: Session,
    most: u32,
    now: i64,
) -> Result<bool, StoreError> {
    // While the event was looked at, the Director may have made new codes.
    let alive = "UPDATE codes SET expires = max(expires, ?) WHERE code = ? AND stream = ? AND place = ? AND expires > ?";
    let alive = sqlx::query(alive)
        .bind(code.expires)
        .bind(&code.code)
        .bind(&code.stream)
        .bind(&code.place)
        .bind(now)
        .execute(&mut *file)
        .await?;
    if alive.rows_affected() == 0 {
        return Ok(false);
    }
    sqlx::query("DELETE FROM sessions WHERE expires <= ?")
        .bind(now)
        .execute(&mut *file)
        .await?;
    let come = "INSERT INTO sessions (id, stream, place, sat, expires) VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT (id) DO UPDATE SET seat = CASE WHEN stream = ?2 AND place = ?3 THEN seat END, stream = ?2, place = ?3, sat = ?4, expires = ?5";
    sqlx::query(come)
        .bind(&session.id)
        .bind(&code.stream)
        .bind(&code.place)
        .bind(&session.sat)
        .bind(session.expires)
        .execute(&mut *file)
        .await?;
    let too_many = "DELETE FROM sessions WHERE id IN (SELECT id FROM sessions WHERE stream = ?1 AND place = ?2 AND id != ?3 ORDER BY seat IS NULL, expires DESC LIMIT -1 OFFSET ?4)";
    sqlx::query(too_many)
        .bind(&code.stream)
        .bind(&code.place)
        .bind(&session.id)
        .bind(most.saturating_sub(1))
        .execute(file)
        .await?;
    Ok(true)
}

async fn fill_codes(
    file: &mut SqliteConnection,
    offered: Vec<TableCode>,
    now: i64,
) -> Result<Vec<TableCode>, StoreError> {
    let Some(stream) = offered.first().map(|code| code.stream.clone()) else {
        return Ok(Vec::new());
    };
    sqlx::query("DELETE FROM codes WHERE stream = ? AND expires <= ?")
        .bind(&stream)
        .bind(now)
        .execute(&mut *file)
        .await?;
    for code in offered {
        let add = "INSERT INTO codes (code, stream, place, expires) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING";
        sqlx::query(add)
            .bind(code.code)
            .bind(code.stream)
            .bind(code.place)
            .bind(code.expires)
            .execute(&mut *file)
            .await?;
    }
    let all = "SELECT code, stream, place, expires FROM codes WHERE stream = ? ORDER BY length(place), place";
    Ok(sqlx::query_as(all).bind(stream).fetch_all(file).await?)
}

impl Store {
    /// Everybody who can sign in.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn people(&self) -> Result<Vec<Person>, StoreError> {
        let all = "SELECT name, role, hash FROM people ORDER BY name";
        Ok(sqlx::query_as(all).fetch_all(&self.pool).await?)
    }

    /// One of them.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn person(&self, name: &str) -> Result<Option<Person>, StoreError> {
        let one = "SELECT name, role, hash FROM people WHERE name = ?";
        Ok(sqlx::query_as(one)
            .bind(name)
            .fetch_optional(&self.pool)
            .await?)
    }

    /// Adds a person; false if the name is taken.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub async fn add_person(&self, name: &str, role: &str, hash: &str) -> Result<bool, StoreError> {
        let add = "INSERT INTO people (name, role, hash) VALUES (?, ?, ?) ON CONFLICT DO NOTHING";
        let [name, role, hash] = [name, role, hash].map(str::to_owned);
        let add = sqlx::query(add).bind(name).bind(role).bind(hash);
        Ok(self.execute(add).await? == 1)
    }

    /// Takes a try of a password before it is looked at, so that many at once are many; the seconds to wait if none may be tried now.
    /// It makes no difference whether there is such a person.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub async fn take_try(
        &self,
        name: &str,
        address: &str,
        now: i64,
        lock: Lock,
    ) -> Result<i64, StoreError> {
        let [name, address] = [name, address].map(str::to_owned);
        self.writer
            .act(move |file| Box::pin(take_try(file, name, address, now, lock)))
            .await
    }

    /// Forgets the tries of a name from an address: one was right.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub async fn forget_tries(&self, name: &str, address: &str) -> Result<(), StoreError> {
        let forget = sqlx::query("DELETE FROM tries WHERE name = ? AND address = ?");
        let forget = forget.bind(name.to_owned()).bind(address.to_owned());
        self.execute(forget).await?;
        Ok(())
    }

    /// The names for which no password is tried now from some address.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn locked_names(&self, now: i64) -> Result<Vec<String>, StoreError> {
        let all = "SELECT DISTINCT name FROM tries WHERE until > ?";
        Ok(sqlx::query_scalar(all)
            .bind(now)
            .fetch_all(&self.pool)
            .await?)
    }

    /// Makes the first person, with a one-time code for that.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub async fn set_up(
        &self,
        code: &str,
        person: &Person,
        now: i64,
    ) -> Result<FirstStart, StoreError> {
        let (code, person) = (code.to_owned(), person.clone());
        self.writer
            .act(move |file| Box::pin(set_up(file, code, person, now)))
            .await
    }

    /// Gives whoever has a one-time code a new password; all his sessions end, and the code. Nobody if the code is no good.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub async fn reset(
        &self,
        code: &str,
        password: &str,
        now: i64,
    ) -> Result<Option<Person>, StoreError> {
        let [code, password] = [code, password].map(str::to_owned);
        self.writer
            .act(move |file| Box::pin(reset(file, code, password, now)))
            .await
    }

    /// Takes a person out; the sessions of the person end.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub async fn remove_person(&self, name: &str) -> Result<bool, StoreError> {
        let remove = sqlx::query("DELETE FROM people WHERE name = ?").bind(name.to_owned());
        Ok(self.execute(remove).await? == 1)
    }

    /// Begins a session.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub async fn add_session(&self, session: &Session) -> Result<(), StoreError> {
        let add = "INSERT INTO sessions (id, person, stream, place, seat, sat, expires) VALUES (?, ?, ?, ?, ?, ?, ?)";
        let session = session.clone();
        let add = sqlx::query(add)
            .bind(session.id)
            .bind(session.person)
            .bind(session.stream)
            .bind(session.place)
            .bind(session.seat)
            .bind(session.sat)
            .bind(session.expires);
        self.execute(add).await?;
        Ok(())
    }

    /// A session that has not ended.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn session(&self, id: &str, now: i64) -> Result<Option<Session>, StoreError> {
        let one = "SELECT id, person, stream, place, seat, sat, expires FROM sessions WHERE id = ? AND expires > ?";
        Ok(sqlx::query_as(one)
            .bind(id)
            .bind(now)
            .fetch_optional(&self.pool)
            .await?)
    }

    /// Notes the seat that a player has chosen, and with it where the device has sat; nothing if the device has gone to another
    /// table meanwhile.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub async fn set_seat(
        &self,
        id: &str,
        at: (&str, &str),
        seat: Option<&str>,
        sat: &str,
    ) -> Result<(), StoreError> {
        let (stream, place) = at;
        let change = sqlx::query(
            "UPDATE sessions SET seat = ?, sat = ? WHERE id = ? AND stream = ? AND place = ?",
        )
        .bind(seat.map(str::to_owned))
        .bind(sat.to_owned())
        .bind(id.to_owned())
        .bind(stream.to_owned())
        .bind(place.to_owned());
        self.execute(change).await?;
        Ok(())
    }

    /// Brings a device to the table of a code: a new session, or one that it has; at another table than before it has no seat yet. The
    /// code lives on. No more than `most` sessions stay at the table: the first to go are the oldest without a seat. False if the code does
    /// not lead there any more.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub async fn join(
        &self,
        code: &TableCode,
        session: &Session,
        most: u32,
        now: i64,
    ) -> Result<bool, StoreError> {
        let (code, session) = (code.clone(), session.clone());
        self.writer
            .act(move |file| Box::pin(join(file, code, session, most, now)))
            .await
    }

    /// Ends a session, and forgets those that have ended by themselves.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub async fn end_session(&self, id: &str, now: i64) -> Result<(), StoreError> {
        let end = sqlx::query("DELETE FROM sessions WHERE id = ? OR expires <= ?");
        self.execute(end.bind(id.to_owned()).bind(now)).await?;
        Ok(())
    }

    /// Every token.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn tokens(&self) -> Result<Vec<Token>, StoreError> {
        let all = "SELECT id, hash, name, role, created FROM tokens ORDER BY created, id";
        Ok(sqlx::query_as(all).fetch_all(&self.pool).await?)
    }

    /// The token with that secret.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn token(&self, hash: &str) -> Result<Option<Token>, StoreError> {
        let one = "SELECT id, hash, name, role, created FROM tokens WHERE hash = ?";
        Ok(sqlx::query_as(one)
            .bind(hash)
            .fetch_optional(&self.pool)
            .await?)
    }

    /// Adds a token.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub async fn add_token(&self, token: &Token) -> Result<(), StoreError> {
        let add = "INSERT INTO tokens (id, hash, name, role, created) VALUES (?, ?, ?, ?, ?)";
        let token = token.clone();
        let add = sqlx::query(add)
            .bind(token.id)
            .bind(token.hash)
            .bind(token.name)
            .bind(token.role)
            .bind(token.created);
        self.execute(add).await?;
        Ok(())
    }

    /// Takes a token out.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub async fn remove_token(&self, id: &str) -> Result<bool, StoreError> {
        let remove = sqlx::query("DELETE FROM tokens WHERE id = ?").bind(id.to_owned());
        Ok(self.execute(remove).await? == 1)
    }

    /// The event and table of a code that has not ended.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn table_of_code(
        &self,
        code: &str,
        now: i64,
    ) -> Result<Option<TableCode>, StoreError> {
        let one = "SELECT code, stream, place, expires FROM codes WHERE code = ? AND expires > ?";
        Ok(sqlx::query_as(one)
            .bind(code)
            .bind(now)
            .fetch_optional(&self.pool)
            .await?)
    }

    /// Gives each table that has no code, or one that has ended, the one that is offered for it; all codes of the event. A table whose
    /// offered code is taken elsewhere has none among them.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub async fn fill_codes(
        &self,
        offered: Vec<TableCode>,
        now: i64,
    ) -> Result<Vec<TableCode>, StoreError> {
        self.writer
            .act(move |file| Box::pin(fill_codes(file, offered, now)))
            .await
    }

    /// Ends all codes of an event, and with them every session at its tables, and gives each table the one that is offered for it.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub async fn renew_codes(
        &self,
        stream: &str,
        offered: Vec<TableCode>,
        now: i64,
    ) -> Result<Vec<TableCode>, StoreError> {
        let stream = stream.to_owned();
        self.writer
            .act(move |file| {
                Box::pin(async move {
                    for end in [
                        "DELETE FROM codes WHERE stream = ?",
                        "DELETE FROM sessions WHERE stream = ?",
                    ] {
                        sqlx::query(end).bind(&stream).execute(&mut *file).await?;
                    }
                    fill_codes(file, offered, now).await
                })
            })
            .await
    }

    /// Adds a one-time code; older ones for the same purpose end.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub async fn add_one_time(&self, code: &OneTime) -> Result<(), StoreError> {
        let code = code.clone();
        self.writer
            .act(move |file| {
                Box::pin(async move {
                    sqlx::query("DELETE FROM one_time WHERE person IS ?")
                        .bind(&code.person)
                        .execute(&mut *file)
                        .await?;
                    sqlx::query("INSERT INTO one_time (hash, person, expires) VALUES (?, ?, ?)")
                        .bind(&code.hash)
                        .bind(&code.person)
                        .bind(code.expires)
                        .execute(file)
                        .await?;
                    Ok(())
                })
            })
            .await
    }

    /// Uses a one-time code up.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub async fn use_one_time(&self, hash: &str, now: i64) -> Result<Option<OneTime>, StoreError> {
        let hash = hash.to_owned();
        self.writer
            .act(move |file| Box::pin(async move { take_one_time(file, &hash, now).await }))
            .await
    }
}
