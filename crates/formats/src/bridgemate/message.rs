//! The messages, with the names that go over the wire.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// Declares messages: all are read and written alike, and keep what they do not know.
macro_rules! messages {
    ($($(#[$about:meta])* $name:ident { $($fields:tt)* })*) => {$(
        $(#[$about])*
        #[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
        #[serde(rename_all = "PascalCase", default)]
        pub struct $name {
            $($fields)*
            /// Everything else.
            #[serde(flatten)]
            pub extra: Map<String, Value>,
        }
    )*};
}

/// What is 0 is not known, or has no meaning here, and is not written.
fn is_zero(number: &i32) -> bool {
    *number == 0
}

messages! {
    /// The data that starts an event.
    Init {
        /// What to do, added up.
        pub commands: i32,
        /// The event, if it has several sessions.
        pub event_guid: Option<String>,
        /// The sessions.
        pub sessions: Option<Vec<Session>>,
        /// The players by number.
        pub player_data: Option<Vec<Player>>,
        /// Who sits where.
        pub participations: Option<Vec<Participation>>,
    }

    /// A session.
    Session {
        /// Sections that are scored together.
        pub scoring_groups: Option<Vec<ScoringGroup>>,
        /// Its identifier.
        pub session_guid: Option<String>,
        /// Its name.
        pub name: Option<String>,
        /// When it is played.
        pub year: i32,
        /// When it is played.
        pub month: i32,
        /// When it is played.
        pub day: i32,
    }

    /// Sections that are scored together.
    ScoringGroup {
        /// The session.
        pub session_guid: Option<String>,
        /// The sections.
        pub sections: Option<Vec<Section>>,
        /// Its number.
        pub scoring_group_number: i32,
        /// The method: 10 pairs, 20 Butler, 30 cross-IMPs, 40 team IMPs, 50 VPs ...
        pub scoring_method: i32,
    }

    /// A section.
    Section {
        /// The session.
        pub session_guid: Option<String>,
        /// The group it is scored with.
        pub scoring_group_number: i32,
        /// A, B, AA ...
        pub letters: Option<String>,
        /// One ranking or two.
        pub winners: i32,
        /// 10 pairs, 20 individual, 30 teams.
        pub game_type: i32,
        /// The tables.
        pub tables: Option<Vec<Table>>,
    }

    /// A table.
    Table {
        /// The session.
        pub session_guid: Option<String>,
        /// The section.
        pub section_letters: Option<String>,
        /// Its number.
        pub table_number: i32,
        /// Who plays what there.
        pub rounds: Option<Vec<Round>>,
    }

    /// A round at a table.
    Round {
        /// The session.
        pub session_guid: Option<String>,
        /// The section.
        pub section_letters: Option<String>,
        /// The table.
        pub table_number: i32,
        /// Its number.
        pub round_number: i32,
        /// The first board.
        pub low_board_number: i32,
        /// The last board.
        pub high_board_number: i32,
        /// The pair North-South.
        #[serde(rename = "PairNS")]
        pub pair_ns: i32,
        /// The pair East-West.
        #[serde(rename = "PairEW")]
        pub pair_ew: i32,
        /// The team of the pair North-South; 0 if there are no teams.
        #[serde(rename = "TeamNS", skip_serializing_if = "is_zero")]
        pub team_ns: i32,
        /// The team of the pair East-West.
        #[serde(rename = "TeamEW", skip_serializing_if = "is_zero")]
        pub team_ew: i32,
        /// Where the team-mates play the same boards: the section.
        #[serde(skip_serializing_if = "Option::is_none")]
        pub mates_table_section_letters: Option<String>,
        /// The table there.
        #[serde(skip_serializing_if = "is_zero")]
        pub mates_table_table_number: i32,
        /// The round there.
        #[serde(skip_serializing_if = "is_zero")]
        pub mates_table_round_number: i32,
    }

    /// A player.
    Player {
        /// The session.
        pub session_guid: Option<String>,
        /// The number.
        pub player_number: Option<String>,
        /// The first name.
        pub first_name: Option<String>,
        /// The last name.
        pub last_name: Option<String>,
    }

    /// A player at a seat.
    Participation {
        /// The session.
        pub session_guid: Option<String>,
        /// The section.
        pub section_letters: Option<String>,
        /// The table.
        pub table_number: i32,
        /// 1 North, 2 East, 3 South, 4 West.
        pub direction: i32,
        /// The round; 0 and 1 are the first.
        pub round_number: i32,
        /// The player by number,
        pub player_number: Option<String>,
        /// or by name.
        pub first_name: Option<String>,
        /// The last name.
        pub last_name: Option<String>,
    }

    /// The result of a board at a table.
    PlayedResult {
        /// The session.
        pub session_guid: Option<String>,
        /// The section.
        pub section_letters: Option<String>,
        /// The table; nothing is written if it is not known.
        #[serde(skip_serializing_if = "is_zero")]
        pub table_number: i32,
        /// The round; nothing is written if it is not known.
        #[serde(skip_serializing_if = "is_zero")]
        pub round_number: i32,
        /// The board.
        pub board_number: i32,
        /// Whose result it is: 1 North-South, 2 East-West, 3 both.
        pub scoring_direction: i32,
        /// It was taken back.
        pub is_deleted: bool,
        /// The pair North-South.
        pub pair_north_south: i32,
        /// The pair East-West.
        pub pair_east_west: i32,
        /// The pair that declares.
        pub declaring_pair: i32,
        /// 1 North, 2 East, 3 South, 4 West.
        pub declarer_direction: i32,
        /// 1 to 7; 0 passed out, -1 to -9 artificial, -10 not played.
        pub level: i32,
        /// 1 clubs to 5 notrump.
        pub denomination: i32,
        /// 0, 1 doubled, 2 redoubled.
        pub stake: i32,
        /// Declarer's tricks.
        pub total_tricks: i32,
        /// 2 to 14, 0 if not known.
        pub lead_card_rank: i32,
        /// 1 clubs to 4 spades.
        pub lead_card_suit: i32,
        /// What was found wrong with it.
        pub validation_messages: Option<Vec<String>>,
    }
}
