//! Files that go out and come in.

use openroom_tournament::Time;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A file for another program.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ExportFormat {
    /// What `openroom score` reads.
    EventFile,
    /// The log, which `openroom event` reads.
    Log,
    /// The results as CSV.
    Csv,
    /// The results as USEBIO.
    Usebio,
    /// The boards of a session as PBN.
    Pbn,
    /// The log with all that proves it, which `openroom verify` reads.
    Record,
    /// The results as the authority of the club wants them: USEBIO with numbers, places and master points.
    Submission,
    /// The ranking and all boards as one page in HTML, for a web site.
    Website,
    /// A row for each player, for a register of members, as CSV.
    Register,
}

/// A file, and what it could not hold.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct Exported {
    /// The file.
    pub file: String,
    /// What it could not hold, in the language that the request asks for.
    pub losses: Vec<String>,
    /// Of the file for the authority: what should be put right before it is sent.
    #[serde(default)]
    pub to_mend: Vec<String>,
}

/// Contestants from a file.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct EntrantsFile {
    /// The text of a CSV file: under a first line `id,name1,name2`, a number and the names on each line.
    pub csv: String,
}

/// How many have entered.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct EntrantsMade {
    /// The version of the event.
    pub version: u64,
    /// How many.
    pub entered: usize,
}

/// A document to be printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PrintDocument {
    /// Hand records with double dummy and par.
    Hands,
    /// A card for each table with who sits there in each round.
    Movement,
    /// A card for each contestant with where to sit.
    Guide,
    /// Travellers.
    Travellers,
    /// The ranking.
    Ranking,
    /// Scorecards.
    Scorecards,
    /// Pick-up slips.
    Slips,
    /// Table cards with QR codes.
    Tables,
    /// The appeal form.
    Appeal,
    /// The hearings of the day.
    Hearings,
    /// Receipts for deposits, and those that were kept.
    Deposits,
    /// The recorded hands in one bundle.
    Recorded,
    /// Certificates for the places.
    Certificates,
    /// The conditions of contest.
    Conditions,
    /// What the staff should know: what differs from the preset, what is undecided.
    Differences,
    /// The prizes, and whose they are.
    Prizes,
    /// The report on the event.
    Report,
    /// The list for clearing up.
    Closing,
    /// The regulations of the event.
    Regulations,
    /// Good manners, to be hung up.
    Behaviour,
    /// Announcement cards, for players who are hard of hearing or cannot speak easily.
    AnnouncementCards,
    /// The form of a ruling in a match without a Director.
    PrivateRuling,
    /// What to prepare: equipment, staff, what is to be arranged.
    Preparations,
    /// The set-up list with the plan of the tables and who needs what.
    SetUp,
    /// A seat card for each contestant.
    SeatCards,
    /// The sets of boards, to be ticked when they come back.
    CountingIn,
    /// What each player holds in one suit of boards 1 and 2.
    CheckSlips,
    /// A notice with any words.
    Notice,
    /// The sheet from which the Director announces.
    Announcements,
}

/// What a document becomes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PrintFormat {
    /// For the printer.
    Pdf,
    /// For the browser.
    Html,
}

/// The paper.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PrintPaper {
    /// 210 by 297 mm.
    A4,
    /// 8.5 by 11 inches.
    Letter,
}

/// The key with which the record is sealed.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct RecordKey {
    /// How: `ed25519`.
    pub algorithm: String,
    /// The public key, as hexadecimal.
    pub key: String,
}

/// What was written into the log of an event.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct EventRecord {
    /// How many entries there are.
    pub version: u64,
    /// The hash of the last one in its short form, as it stands on paper.
    pub head: String,
    /// The whole of it.
    pub hash: String,
    /// The newest seal.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sealed: Option<RecordSeal>,
    /// The public key with which this server seals, as hexadecimal.
    pub key: String,
    /// The entries, the newest first.
    pub entries: Vec<RecordEntry>,
}

/// How far a record is sealed.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct RecordSeal {
    /// Up to this entry.
    pub entry: u64,
    /// When.
    pub at: String,
}

/// An entry in words.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct RecordEntry {
    /// Its number, from 1.
    pub entry: u64,
    /// When.
    pub at: Time,
    /// Who.
    pub by: String,
    /// What, with the reason that was given.
    pub what: String,
}
