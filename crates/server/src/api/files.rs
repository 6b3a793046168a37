//! Files that go out and come in.

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
}

/// A file, and what it could not hold.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct Exported {
    /// The file.
    pub file: String,
    /// What it could not hold, in the language that the request asks for.
    pub losses: Vec<String>,
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
