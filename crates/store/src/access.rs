//! Who may sign in: people, their sessions, tokens of programs, codes of tables, one-time codes. Secrets are kept as hashes that
//! the caller makes.

use sqlx::sqlite::SqliteRow;
use sqlx::{FromRow, Row as _};

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
    /// Wrong passwords since the last right one.
    pub failures: i64,
    /// No password is tried before this second.
    pub locked_until: i64,
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

// By hand and not by sqlx's derive: that one builds all of sqlx and SQLite a second time, for the macro.

impl FromRow<'_, SqliteRow> for Person {
    fn from_row(row: &SqliteRow) -> sqlx::Result<Self> {
        Ok(Self {
            name: row.try_get("name")?,
            role: row.try_get("role")?,
            hash: row.try_get("hash")?,
            failures: row.try_get("failures")?,
            locked_until: row.try_get("locked_until")?,
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

impl FromRow<'_, SqliteRow> for OneTime {
    fn from_row(row: &SqliteRow) -> sqlx::Result<Self> {
        Ok(Self {
            hash: row.try_get("hash")?,
            person: row.try_get("person")?,
            expires: row.try_get("expires")?,
        })
    }
}

impl Store {
    /// Everybody who can sign in.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn people(&self) -> Result<Vec<Person>, StoreError> {
        let all = "SELECT name, role, hash, failures, locked_until FROM people ORDER BY name";
        Ok(sqlx::query_as(all).fetch_all(&self.pool).await?)
    }

    /// One of them.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn person(&self, name: &str) -> Result<Option<Person>, StoreError> {
        let one = "SELECT name, role, hash, failures, locked_until FROM people WHERE name = ?";
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
        let done = sqlx::query(add)
            .bind(name)
            .bind(role)
            .bind(hash)
            .execute(&self.pool)
            .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Gives a person a new password; all sessions of the person end.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub async fn set_password(&self, name: &str, hash: &str) -> Result<(), StoreError> {
        let mut change = self.pool.begin().await?;
        sqlx::query("UPDATE people SET hash = ?, failures = 0, locked_until = 0 WHERE name = ?")
            .bind(hash)
            .bind(name)
            .execute(&mut *change)
            .await?;
        sqlx::query("DELETE FROM sessions WHERE person = ?")
            .bind(name)
            .execute(&mut *change)
            .await?;
        Ok(change.commit().await?)
    }

    /// Notes a right (0 failures) or a wrong password, and until when none is tried.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub async fn note_failures(
        &self,
        name: &str,
        failures: i64,
        locked_until: i64,
    ) -> Result<(), StoreError> {
        sqlx::query("UPDATE people SET failures = ?, locked_until = ? WHERE name = ?")
            .bind(failures)
            .bind(locked_until)
            .bind(name)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Takes a person out; the sessions of the person end.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub async fn remove_person(&self, name: &str) -> Result<bool, StoreError> {
        let done = sqlx::query("DELETE FROM people WHERE name = ?")
            .bind(name)
            .execute(&self.pool)
            .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Begins a session.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub async fn add_session(&self, session: &Session) -> Result<(), StoreError> {
        let add = "INSERT INTO sessions (id, person, stream, place, seat, sat, expires) VALUES (?, ?, ?, ?, ?, ?, ?)";
        sqlx::query(add)
            .bind(&session.id)
            .bind(&session.person)
            .bind(&session.stream)
            .bind(&session.place)
            .bind(&session.seat)
            .bind(&session.sat)
            .bind(session.expires)
            .execute(&self.pool)
            .await?;
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

    /// Notes the seat that a player has chosen, and with it where the device has sat.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub async fn set_seat(
        &self,
        id: &str,
        seat: Option<&str>,
        sat: &str,
    ) -> Result<(), StoreError> {
        sqlx::query("UPDATE sessions SET seat = ?, sat = ? WHERE id = ?")
            .bind(seat)
            .bind(sat)
            .bind(id)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Brings the device of a session to a table; at another one than before it has no seat yet.
    ///
    /// # Errors
    /// If the database cannot be used.
    pub async fn move_session(
        &self,
        id: &str,
        stream: &str,
        place: &str,
        sat: &str,
        expires: i64,
    ) -> Result<(), StoreError> {
        let update = "UPDATE sessions SET seat = CASE WHEN stream = ?1 AND place = ?2 THEN seat END, stream = ?1, place = ?2, sat = ?3, expires = ?4 WHERE id = ?5";
        sqlx::query(update)
            .bind(stream)
            .bind(place)
            .bind(sat)
            .bind(expires)
            .bind(id)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Ends a session, and forgets those that have ended by themselves.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub async fn end_session(&self, id: &str, now: i64) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM sessions WHERE id = ? OR expires <= ?")
            .bind(id)
            .bind(now)
            .execute(&self.pool)
            .await?;
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
        sqlx::query("INSERT INTO tokens (id, hash, name, role, created) VALUES (?, ?, ?, ?, ?)")
            .bind(&token.id)
            .bind(&token.hash)
            .bind(&token.name)
            .bind(&token.role)
            .bind(&token.created)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Takes a token out.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub async fn remove_token(&self, id: &str) -> Result<bool, StoreError> {
        let done = sqlx::query("DELETE FROM tokens WHERE id = ?")
            .bind(id)
            .execute(&self.pool)
            .await?;
        Ok(done.rows_affected() == 1)
    }

    /// The codes of the tables of an event: table and code.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn codes(&self, stream: &str) -> Result<Vec<(String, String)>, StoreError> {
        let all = "SELECT place, code FROM codes WHERE stream = ? ORDER BY length(place), place";
        Ok(sqlx::query_as(all)
            .bind(stream)
            .fetch_all(&self.pool)
            .await?)
    }

    /// The event and table of a code.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn place_of_code(&self, code: &str) -> Result<Option<(String, String)>, StoreError> {
        let one = "SELECT stream, place FROM codes WHERE code = ?";
        Ok(sqlx::query_as(one)
            .bind(code)
            .fetch_optional(&self.pool)
            .await?)
    }

    /// Gives a table a code; an old one ends, and with it every session of the table.
    ///
    /// # Errors
    /// If the database cannot be written, or the code is taken.
    pub async fn set_code(&self, stream: &str, place: &str, code: &str) -> Result<(), StoreError> {
        let mut change = self.pool.begin().await?;
        sqlx::query("DELETE FROM codes WHERE stream = ? AND place = ?")
            .bind(stream)
            .bind(place)
            .execute(&mut *change)
            .await?;
        sqlx::query("DELETE FROM sessions WHERE stream = ? AND place = ?")
            .bind(stream)
            .bind(place)
            .execute(&mut *change)
            .await?;
        sqlx::query("INSERT INTO codes (code, stream, place) VALUES (?, ?, ?)")
            .bind(code)
            .bind(stream)
            .bind(place)
            .execute(&mut *change)
            .await?;
        Ok(change.commit().await?)
    }

    /// Adds a one-time code; older ones for the same purpose end.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub async fn add_one_time(&self, code: &OneTime) -> Result<(), StoreError> {
        let mut change = self.pool.begin().await?;
        sqlx::query("DELETE FROM one_time WHERE person IS ?")
            .bind(&code.person)
            .execute(&mut *change)
            .await?;
        sqlx::query("INSERT INTO one_time (hash, person, expires) VALUES (?, ?, ?)")
            .bind(&code.hash)
            .bind(&code.person)
            .bind(code.expires)
            .execute(&mut *change)
            .await?;
        Ok(change.commit().await?)
    }

    /// Uses a one-time code up.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub async fn use_one_time(&self, hash: &str, now: i64) -> Result<Option<OneTime>, StoreError> {
        let mut change = self.pool.begin().await?;
        let one = "SELECT hash, person, expires FROM one_time WHERE hash = ? AND expires > ?";
        let found: Option<OneTime> = sqlx::query_as(one)
            .bind(hash)
            .bind(now)
            .fetch_optional(&mut *change)
            .await?;
        sqlx::query("DELETE FROM one_time WHERE hash = ?")
            .bind(hash)
            .execute(&mut *change)
            .await?;
        change.commit().await?;
        Ok(found)
    }
}
