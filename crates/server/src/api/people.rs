//! Who somebody is: accounts, tokens, devices at tables.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::Seat;

/// What somebody is to the server.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Role {
    /// Runs the event.
    Director,
    /// Rules at the tables.
    Assistant,
    /// Writes results down.
    Scorer,
    /// A device at a table.
    Table,
    /// Sees what is public.
    Spectator,
}

/// A role that somebody with a password can have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum AccountRole {
    /// Runs the event.
    Director,
    /// Rules at the tables.
    Assistant,
    /// Writes results down.
    Scorer,
}

/// A role that a program can have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum TokenRole {
    /// Runs the event.
    Director,
    /// Rules at the tables.
    Assistant,
    /// Writes results down.
    Scorer,
    /// Sees what is public.
    Spectator,
}

/// Who is asking.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct Me {
    /// The role.
    pub role: Role,
    /// There is no director yet: the first start.
    pub needs_setup: bool,
    /// The name of the person or the token.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The event of a device at a table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub event: Option<String>,
    /// Its table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
    /// The seat that its player has chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The club, where the server has several.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub club: Option<super::OwnClub>,
}

/// Who has signed in.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct SignedIn {
    /// The role.
    pub role: Role,
    /// The name.
    pub name: String,
}

/// The first director.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The one-time code that the terminal has printed.
    pub code: String,
    /// The name, of 1 to 60 letters.
    #[schema(min_length = 1, max_length = 60)]
    pub name: String,
    /// The password, of 8 letters or more.
    #[schema(min_length = 8, max_length = 200)]
    pub password: String,
}

/// Name and password.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SignIn {
    /// The name.
    pub name: String,
    /// The password.
    pub password: String,
}

/// A new password with a one-time code.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Reset {
    /// The code that `openroom user reset` has printed.
    pub code: String,
    /// The new password.
    #[schema(min_length = 8, max_length = 200)]
    pub password: String,
}

/// The code of a table.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// The code, in small or capital letters.
    pub code: String,
    /// The event, where a permanent code leads to several that are on.
    #[serde(default)]
    pub event: Option<String>,
}

/// The table to which a code belongs.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct Joined {
    /// The event.
    pub event: String,
    /// The table.
    pub table: String,
}

/// The seat of a player.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatChosen {
    /// The seat; null for a device that speaks for the whole table.
    #[schema(value_type = Option<Seat>, required = true)]
    pub seat: Option<String>,
    /// The device goes with who sits there now, from table to table; without it, it stays.
    #[serde(default)]
    pub follows: bool,
    /// It lies on the table for both sides.
    #[serde(default)]
    pub shared: bool,
}

/// Somebody who can sign in.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct Person {
    /// The name.
    pub name: String,
    /// The role.
    pub role: Role,
    /// Locked for a while after wrong passwords.
    pub locked: bool,
}

/// A new account.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPerson {
    /// The name.
    #[schema(min_length = 1, max_length = 60)]
    pub name: String,
    /// The role.
    #[schema(value_type = AccountRole)]
    pub role: String,
    /// The password.
    #[schema(min_length = 8, max_length = 200)]
    pub password: String,
}

/// A token of a program, without its secret.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct Token {
    /// By what it is known.
    pub id: String,
    /// What it is for.
    pub name: String,
    /// Its role.
    pub role: Role,
    /// When it was made.
    pub created: String,
}

/// A new token.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// What it is for.
    #[schema(min_length = 1, max_length = 60)]
    pub name: String,
    /// Its role.
    #[schema(value_type = TokenRole)]
    pub role: String,
}

/// The secret of a new token; it is shown this once.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct TokenMade {
    /// By what it is known.
    pub id: String,
    /// What goes after `Bearer` in the header `Authorization`.
    pub token: String,
}
