//! Who may sign in: people, their sessions, tokens of programs, codes of tables, one-time codes. Secrets are kept as hashes that
//! the caller makes.

use std::sync::Arc;

use crate::engine::{Conn, Row, each, values};
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

fn person(row: &Row) -> Result<Person, StoreError> {
    Ok(Person {
        name: row.text(0)?,
        role: row.text(1)?,
        hash: row.text(2)?,
    })
}

fn session(row: &Row) -> Result<Session, StoreError> {
    Ok(Session {
        id: row.text(0)?,
        person: row.maybe_text(1)?,
        stream: row.maybe_text(2)?,
        place: row.maybe_text(3)?,
        seat: row.maybe_text(4)?,
        sat: row.text(5)?,
        expires: row.int(6)?,
    })
}

fn token(row: &Row) -> Result<Token, StoreError> {
    Ok(Token {
        id: row.text(0)?,
        hash: row.text(1)?,
        name: row.text(2)?,
        role: row.text(3)?,
        created: row.text(4)?,
    })
}

fn table_code(row: &Row) -> Result<TableCode, StoreError> {
    Ok(TableCode {
        code: row.text(0)?,
        stream: row.text(1)?,
        place: row.text(2)?,
        expires: row.int(3)?,
    })
}

fn one_time(row: &Row) -> Result<OneTime, StoreError> {
    Ok(OneTime {
        hash: row.text(0)?,
        person: row.maybe_text(1)?,
        expires: row.int(2)?,
    })
}

/// The first row, made into something.
fn first<T>(
    rows: &[Row],
    make: impl Fn(&Row) -> Result<T, StoreError>,
) -> Result<Option<T>, StoreError> {
    rows.first().map(make).transpose()
}

/// Takes a one-time code out; itself if it was still good.
async fn take_one_time(
    conn: &mut Conn,
    club: &str,
    hash: &str,
    now: i64,
) -> Result<Option<OneTime>, StoreError> {
    let take = "DELETE FROM one_time WHERE hash = $1 AND club = $2 RETURNING hash, person, expires";
    let found = first(&conn.rows(take, values![hash, club]).await?, one_time)?;
    Ok(found.filter(|found| found.expires > now))
}

async fn take_try(
    conn: &mut Conn,
    [club, name, address]: [String; 3],
    now: i64,
    lock: Lock,
) -> Result<i64, StoreError> {
    conn.execute("DELETE FROM tries WHERE at < $1", values![now - DAY])
        .await?;
    let known = "SELECT failures, until FROM tries WHERE club = $1 AND name = $2 AND address = $3";
    let known = conn.first(known, values![&club, &name, &address]).await?;
    let (failures, until) = match known {
        Some(row) => (row.int(0)?, row.int(1)?),
        None => (0, 0),
    };
    if until > now {
        return Ok(until - now);
    }
    let failures = failures + 1;
    let until = match lock.wait(failures) {
        0 => 0,
        wait => now + wait,
    };
    let note = "INSERT INTO tries (club, name, address, failures, until, at) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (club, name, address) DO UPDATE SET failures = $4, until = $5, at = $6";
    let values = values![club, name, address, failures, until, now];
    conn.execute(note, values).await?;
    Ok(0)
}

async fn set_up(
    conn: &mut Conn,
    club: Arc<str>,
    code: String,
    person: Person,
    now: i64,
) -> Result<FirstStart, StoreError> {
    let anybody = "SELECT name FROM people WHERE club = $1 LIMIT 1";
    if conn.first(anybody, values![&*club]).await?.is_some() {
        return Ok(FirstStart::Over);
    }
    let good = take_one_time(conn, &club, &code, now).await?;
    if good.is_none_or(|code| code.person.is_some()) {
        return Ok(FirstStart::WrongCode);
    }
    let add = "INSERT INTO people (club, name, role, hash) VALUES ($1, $2, $3, $4)";
    let values = values![&*club, person.name, person.role, person.hash];
    conn.execute(add, values).await?;
    Ok(FirstStart::Done)
}

async fn reset(
    conn: &mut Conn,
    club: Arc<str>,
    code: String,
    password: String,
    now: i64,
) -> Result<Option<Person>, StoreError> {
    let code = take_one_time(conn, &club, &code, now).await?;
    let Some(name) = code.and_then(|code| code.person) else {
        return Ok(None);
    };
    let change =
        "UPDATE people SET hash = $1 WHERE club = $2 AND name = $3 RETURNING name, role, hash";
    let values = values![password, &*club, &name];
    let changed = first(&conn.rows(change, values).await?, person)?;
    for end in [
        "DELETE FROM sessions WHERE club = $1 AND person = $2",
        "DELETE FROM tries WHERE club = $1 AND name = $2",
    ] {
        conn.execute(end, values![&*club, &name]).await?;
    }
    Ok(changed)
}

async fn join(
    conn: &mut Conn,
    club: Arc<str>,
    code: TableCode,
    session: Session,
    most: u32,
    now: i64,
) -> Result<bool, StoreError> {
    let (stream, place) = (&code.stream, &code.place);
    // While the event was looked at, the Director may have made new codes.
    let alive = "UPDATE codes SET expires = CASE WHEN expires > $1 THEN expires ELSE $1 END WHERE code = $2 AND stream = $3 AND place = $4 AND expires > $5 AND club = $6";
    let values = values![code.expires, &code.code, stream, place, now, &*club];
    if conn.execute(alive, values).await? == 0 {
        return Ok(false);
    }
    conn.execute("DELETE FROM sessions WHERE expires <= $1", values![now])
        .await?;
    let come = "INSERT INTO sessions (id, club, stream, place, sat, expires) VALUES ($1, $6, $2, $3, $4, $5) ON CONFLICT (id) DO UPDATE SET seat = CASE WHEN sessions.stream = $2 AND sessions.place = $3 THEN sessions.seat END, stream = $2, place = $3, sat = $4, expires = CASE WHEN sessions.expires > $5 THEN sessions.expires ELSE $5 END";
    let values = values![
        &session.id,
        stream,
        place,
        &session.sat,
        session.expires,
        &*club
    ];
    conn.execute(come, values).await?;
    let too_many = "DELETE FROM sessions WHERE stream = $1 AND place = $2 AND person IS NULL AND id != $3 AND id NOT IN (SELECT id FROM sessions WHERE stream = $1 AND place = $2 AND person IS NULL AND id != $3 ORDER BY CASE WHEN seat IS NULL THEN 1 ELSE 0 END, expires DESC LIMIT $4)";
    let values = values![stream, place, &session.id, most.saturating_sub(1)];
    conn.execute(too_many, values).await?;
    Ok(true)
}

async fn fill_codes(
    conn: &mut Conn,
    club: &str,
    offered: Vec<TableCode>,
    now: i64,
) -> Result<Vec<TableCode>, StoreError> {
    let Some(stream) = offered.first().map(|code| code.stream.clone()) else {
        return Ok(Vec::new());
    };
    let old = "DELETE FROM codes WHERE stream = $1 AND expires <= $2";
    conn.execute(old, values![&stream, now]).await?;
    for code in offered {
        let add = "INSERT INTO codes (code, club, stream, place, expires) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING";
        let values = values![code.code, club, code.stream, code.place, code.expires];
        conn.execute(add, values).await?;
    }
    let all = "SELECT code, stream, place, expires FROM codes WHERE stream = $1 AND club = $2 ORDER BY length(place), place";
    each(&conn.rows(all, values![stream, club]).await?, table_code)
}

impl Store {
    /// Acts on the accounts of a club come one after the other.
    fn accounts(&self) -> Option<String> {
        Some(format!("accounts {}", self.club))
    }

    /// What a statement finds, each made into something.
    async fn found<T>(
        &self,
        sql: &'static str,
        values: Vec<crate::engine::Value>,
        make: impl Fn(&Row) -> Result<T, StoreError>,
    ) -> Result<Vec<T>, StoreError> {
        each(&self.engine.rows(sql, values).await?, make)
    }

    /// Everybody who can sign in.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn people(&self) -> Result<Vec<Person>, StoreError> {
        let all = "SELECT name, role, hash FROM people WHERE club = $1 ORDER BY name";
        self.found(all, values![&*self.club], person).await
    }

    /// One of them.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn person(&self, name: &str) -> Result<Option<Person>, StoreError> {
        let one = "SELECT name, role, hash FROM people WHERE club = $1 AND name = $2";
        let found = self.found(one, values![&*self.club, name], person).await?;
        Ok(found.into_iter().next())
    }

    /// Adds a person; false if the name is taken.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub async fn add_person(&self, name: &str, role: &str, hash: &str) -> Result<bool, StoreError> {
        let add = "INSERT INTO people (club, name, role, hash) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING";
        let values = values![&*self.club, name, role, hash];
        Ok(self.engine.execute(add, values).await? == 1)
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
        let of = [&*self.club, name, address].map(str::to_owned);
        let turn = Some(format!("tries {}", of.join(" ")));
        self.engine
            .act(turn, move |conn| Box::pin(take_try(conn, of, now, lock)))
            .await
    }

    /// Forgets the tries of a name from an address: one was right.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub async fn forget_tries(&self, name: &str, address: &str) -> Result<(), StoreError> {
        let forget = "DELETE FROM tries WHERE club = $1 AND name = $2 AND address = $3";
        let values = values![&*self.club, name, address];
        self.engine.execute(forget, values).await?;
        Ok(())
    }

    /// The names for which no password is tried now from some address.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn locked_names(&self, now: i64) -> Result<Vec<String>, StoreError> {
        let all = "SELECT DISTINCT name FROM tries WHERE club = $1 AND until > $2";
        self.found(all, values![&*self.club, now], |row| row.text(0))
            .await
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
        let (club, code, person) = (Arc::clone(&self.club), code.to_owned(), person.clone());
        self.engine
            .act(self.accounts(), move |conn| {
                Box::pin(set_up(conn, club, code, person, now))
            })
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
        let club = Arc::clone(&self.club);
        let [code, password] = [code, password].map(str::to_owned);
        self.engine
            .act(self.accounts(), move |conn| {
                Box::pin(reset(conn, club, code, password, now))
            })
            .await
    }

    /// Takes a person out; the sessions of the person end.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub async fn remove_person(&self, name: &str) -> Result<bool, StoreError> {
        let remove = "DELETE FROM people WHERE club = $1 AND name = $2";
        let values = values![&*self.club, name];
        Ok(self.engine.execute(remove, values).await? == 1)
    }

    /// Begins a session.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub async fn add_session(&self, session: &Session) -> Result<(), StoreError> {
        let add = "INSERT INTO sessions (id, club, person, stream, place, seat, sat, expires) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
        let session = session.clone();
        let values = values![
            session.id,
            &*self.club,
            session.person,
            session.stream,
            session.place,
            session.seat,
            session.sat,
            session.expires
        ];
        self.engine.execute(add, values).await?;
        Ok(())
    }

    /// A session that has not ended.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn session(&self, id: &str, now: i64) -> Result<Option<Session>, StoreError> {
        let one = "SELECT id, person, stream, place, seat, sat, expires FROM sessions WHERE id = $1 AND expires > $2 AND club = $3";
        let values = values![id, now, &*self.club];
        let found = self.found(one, values, session).await?;
        Ok(found.into_iter().next())
    }

    /// Notes the seat that a player has chosen at the table where he is now, and with it where the device has sat; nothing if the device
    /// was brought to another table meanwhile.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub async fn set_seat(
        &self,
        id: &str,
        at: (&str, &str),
        now: &str,
        seat: Option<&str>,
        sat: &str,
    ) -> Result<(), StoreError> {
        let (stream, place) = at;
        let change = "UPDATE sessions SET seat = $1, sat = $2, place = $7 WHERE id = $3 AND stream = $4 AND place = $5 AND club = $6";
        let values = values![seat, sat, id, stream, place, &*self.club, now];
        self.engine.execute(change, values).await?;
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
        let club = Arc::clone(&self.club);
        let (code, session) = (code.clone(), session.clone());
        let turn = Some(format!("codes {}", code.stream));
        self.engine
            .act(turn, move |conn| {
                Box::pin(join(conn, club, code, session, most, now))
            })
            .await
    }

    /// Ends a session, and forgets those that have ended by themselves.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub async fn end_session(&self, id: &str, now: i64) -> Result<(), StoreError> {
        let end = "DELETE FROM sessions WHERE (id = $1 AND club = $2) OR expires <= $3";
        let values = values![id, &*self.club, now];
        self.engine.execute(end, values).await?;
        Ok(())
    }

    /// Every token.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn tokens(&self) -> Result<Vec<Token>, StoreError> {
        let all =
            "SELECT id, hash, name, role, created FROM tokens WHERE club = $1 ORDER BY created, id";
        self.found(all, values![&*self.club], token).await
    }

    /// The token with that secret.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn token(&self, hash: &str) -> Result<Option<Token>, StoreError> {
        let one = "SELECT id, hash, name, role, created FROM tokens WHERE hash = $1 AND club = $2";
        let found = self.found(one, values![hash, &*self.club], token).await?;
        Ok(found.into_iter().next())
    }

    /// Adds a token.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub async fn add_token(&self, token: &Token) -> Result<(), StoreError> {
        let add = "INSERT INTO tokens (id, club, hash, name, role, created) VALUES ($1, $2, $3, $4, $5, $6)";
        let values = values![
            &token.id,
            &*self.club,
            &token.hash,
            &token.name,
            &token.role,
            &token.created
        ];
        self.engine.execute(add, values).await?;
        Ok(())
    }

    /// Takes a token out.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub async fn remove_token(&self, id: &str) -> Result<bool, StoreError> {
        let remove = "DELETE FROM tokens WHERE id = $1 AND club = $2";
        let values = values![id, &*self.club];
        Ok(self.engine.execute(remove, values).await? == 1)
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
        let one = "SELECT code, stream, place, expires FROM codes WHERE code = $1 AND expires > $2 AND club = $3";
        let values = values![code, now, &*self.club];
        let found = self.found(one, values, table_code).await?;
        Ok(found.into_iter().next())
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
        let Some(stream) = offered.first().map(|code| code.stream.clone()) else {
            return Ok(Vec::new());
        };
        let club = Arc::clone(&self.club);
        self.engine
            .act(Some(format!("codes {stream}")), move |conn| {
                Box::pin(async move { fill_codes(conn, &club, offered, now).await })
            })
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
        let (club, stream) = (Arc::clone(&self.club), stream.to_owned());
        let turn = Some(format!("codes {stream}"));
        self.engine
            .act(turn, move |conn| {
                Box::pin(async move {
                    for end in [
                        "DELETE FROM codes WHERE stream = $1 AND club = $2",
                        "DELETE FROM sessions WHERE stream = $1 AND club = $2 AND person IS NULL",
                        // Who runs events stays signed in, and is at no table.
                        "UPDATE sessions SET stream = NULL, place = NULL, seat = NULL, sat = '' WHERE stream = $1 AND club = $2",
                    ] {
                        conn.execute(end, values![&stream, &*club]).await?;
                    }
                    fill_codes(conn, &club, offered, now).await
                })
            })
            .await
    }

    /// Adds a one-time code; older ones for the same purpose end. Of several nodes each has a code of its own
    /// for the first start.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub async fn add_one_time(&self, code: &OneTime) -> Result<(), StoreError> {
        let (club, code) = (Arc::clone(&self.club), code.clone());
        let of_a_node = self.is_shared() && code.person.is_none();
        let act = self.engine.act(self.accounts(), move |conn| {
            Box::pin(async move {
                if !of_a_node {
                    let old = "DELETE FROM one_time WHERE club = $1 AND coalesce(person, '') = coalesce($2, '')";
                    let person = code.person.clone();
                    conn.execute(old, values![&*club, person]).await?;
                }
                let add =
                    "INSERT INTO one_time (hash, club, person, expires) VALUES ($1, $2, $3, $4)";
                let values = values![code.hash, &*club, code.person, code.expires];
                conn.execute(add, values).await?;
                Ok(())
            })
        });
        act.await
    }

    /// Uses a one-time code up.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub async fn use_one_time(&self, hash: &str, now: i64) -> Result<Option<OneTime>, StoreError> {
        let (club, hash) = (Arc::clone(&self.club), hash.to_owned());
        self.engine
            .act(None, move |conn| {
                Box::pin(async move { take_one_time(conn, &club, &hash, now).await })
            })
            .await
    }
}
