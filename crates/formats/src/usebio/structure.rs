//! The structure of a file: which element stands in which.
//!
//! An element that we know and that stands where it has no place is a fault; one that we do not know, or do not keep, is a
//! loss. `docs/formats.md` says what the table rests on.

/// Elements that hold others, and what they may hold.
const HOLDS: [(&str, &[&str]); 15] = [
    ("USEBIO", &["CLUB", "EVENT", "HANDSET", "FEDERATION"]),
    ("CLUB", &["CLUB_NAME", "CLUB_ID_NUMBER", "CONTACT"]),
    (
        "EVENT",
        &[
            "PROGRAM_NAME",
            "PROGRAM_VERSION",
            "EVENT_DESCRIPTION",
            "EVENT_IDENTIFIER",
            "DATE",
            "BOARD_SCORING_METHOD",
            "MATCH_SCORING_METHOD",
            "WINNER_TYPE",
            "SESSION_COUNT",
            "SECTION_COUNT",
            "BOARDS_PER_ROUND",
            "BOARDS_PLAYED",
            "PAIRS",
            "EW_PAIRS",
            "MPS_AWARDED_FLAG",
            "MASTER_POINT_SCALE",
            "MASTER_POINT_TYPE",
            "P2P_CHARGE_RATE",
            "NOTES",
            "CONTACT",
            "PARTICIPANTS",
            "SESSION",
            "SECTION",
            "MATCH",
            "BOARD",
            "HANDSET",
        ],
    ),
    (
        "SESSION",
        &[
            "SECTION",
            "PARTICIPANTS",
            "MATCH",
            "BOARD",
            "DATE",
            "HANDSET",
        ],
    ),
    ("SECTION", &["PARTICIPANTS", "BOARD", "MATCH", "HANDSET"]),
    ("PARTICIPANTS", &["PAIR", "TEAM", "PLAYER"]),
    (
        "TEAM",
        &[
            "TEAM_ID",
            "TEAM_NAME",
            "PLACE",
            "TOTAL_SCORE",
            "PAIR",
            "PLAYER",
            "BOARDS_PLAYED",
            "MASTER_POINTS",
            "MASTER_POINTS_AWARDED",
            "WINS_OR_DRAWS",
        ],
    ),
    (
        "PAIR",
        &[
            "PAIR_NUMBER",
            "DIRECTION",
            "PERCENTAGE",
            "TOTAL_SCORE",
            "PLACE",
            "BOARDS_PLAYED",
            "PLAYER",
            "MASTER_POINTS",
            "MASTER_POINTS_AWARDED",
            "WINS_OR_DRAWS",
        ],
    ),
    (
        "PLAYER",
        &[
            "PLAYER_NUMBER",
            "PLAYER_NAME",
            "CLUB_ID_NUMBER",
            "NATIONAL_ID_NUMBER",
            "MASTER_POINTS",
            "MASTER_POINTS_AWARDED",
            "PERCENTAGE",
            "TOTAL_SCORE",
            "PLACE",
            "BOARDS_PLAYED",
        ],
    ),
    (
        "MATCH",
        &[
            "ROUND_NUMBER",
            "TEAM",
            "OPPOSING_TEAM",
            "TEAM_SCORE",
            "OPPOSING_TEAM_SCORE",
            "TEAM_VICTORY_POINTS",
            "OPPOSING_TEAM_VICTORY_POINTS",
            "NS_PAIR_NUMBER",
            "EW_PAIR_NUMBER",
            "NS_SCORE",
            "EW_SCORE",
            "NS_VICTORY_POINTS",
            "EW_VICTORY_POINTS",
            "START_BOARD_NUMBER",
            "END_BOARD_NUMBER",
            "BOARD",
        ],
    ),
    (
        "BOARD",
        &[
            "BOARD_NUMBER",
            "VULNERABILITY",
            "IMPS",
            "TRAVELLER_LINE",
            "HAND",
        ],
    ),
    (
        "MASTER_POINTS",
        &["MASTER_POINTS_AWARDED", "MASTER_POINT_TYPE"],
    ),
    ("HANDSET", &["BOARD"]),
    (
        "HAND",
        &["DIRECTION", "SPADES", "HEARTS", "DIAMONDS", "CLUBS"],
    ),
    (
        "TRAVELLER_LINE",
        &[
            "NS_PAIR_NUMBER",
            "EW_PAIR_NUMBER",
            "CONTRACT",
            "PLAYED_BY",
            "LEAD",
            "TRICKS",
            "SCORE",
            "NS_MATCH_POINTS",
            "EW_MATCH_POINTS",
            "NS_CROSS_IMP_POINTS",
            "EW_CROSS_IMP_POINTS",
            "NS_IMPS",
            "EW_IMPS",
            "DIRECTION",
            "ROUND_NUMBER",
            "TABLE_NUMBER",
        ],
    ),
];

/// Whether an element may stand in another; nothing where one of them is not known.
pub(super) fn may_hold(parent: &str, child: &str) -> Option<bool> {
    let (_, children) = HOLDS.iter().find(|(name, _)| *name == parent)?;
    let known = HOLDS
        .iter()
        .any(|(name, children)| *name == child || children.contains(&child));
    known.then(|| children.contains(&child))
}

/// Elements that have their place, and that an event of ours does not keep: points that are computed anew, those of
/// masters. The program that wrote the file is none of the event.
const NOT_KEPT: [&str; 28] = [
    "END_BOARD_NUMBER",
    "EW_IMPS",
    "EW_PAIRS",
    "IMPS",
    "MASTER_POINT_SCALE",
    "MASTER_POINT_TYPE",
    "MASTER_POINTS_AWARDED",
    "MPS_AWARDED_FLAG",
    "NOTES",
    "NS_IMPS",
    "P2P_CHARGE_RATE",
    "PAIRS",
    "START_BOARD_NUMBER",
    "BOARDS_PER_ROUND",
    "BOARDS_PLAYED",
    "CONTACT",
    "EVENT_IDENTIFIER",
    "EW_CROSS_IMP_POINTS",
    "EW_MATCH_POINTS",
    "FEDERATION",
    "MASTER_POINTS",
    "NS_CROSS_IMP_POINTS",
    "NS_MATCH_POINTS",
    "SECTION_COUNT",
    "SESSION_COUNT",
    "WINS_OR_DRAWS",
    // Only where it stands here.
    "SESSION/DATE",
    "PLAYER/CLUB_ID_NUMBER",
];

/// Whether an element that stands where it may is kept.
pub(super) fn is_kept(parent: &str, child: &str) -> bool {
    !NOT_KEPT.iter().any(|name| match name.split_once('/') {
        Some((of, name)) => of == parent && name == child,
        None => *name == child,
    })
}

/// Whether an attribute is read. A participant may have as attributes what others write as elements. The version of the format is none of the
/// event, nor is what XML itself says.
pub(super) fn is_read(element: &str, attribute: &str) -> bool {
    match element {
        _ if attribute.starts_with("xml") || attribute.starts_with("xsi:") => true,
        "USEBIO" => attribute.eq_ignore_ascii_case("version"),
        "EVENT" => attribute == "EVENT_TYPE",
        "SECTION" => attribute == "SECTION_ID",
        "TEAM" | "PAIR" | "PLAYER" => {
            let id = element == "TEAM" && attribute == "TEAM_ID";
            id || PARTICIPANT.iter().any(|(_, name)| *name == attribute)
        }
        _ => false,
    }
}

/// What is kept of a participant besides its number and its players: the key of the event file, the element.
pub(super) const PARTICIPANT: [(&str, &str); 5] = [
    ("team", "TEAM_NAME"),
    ("direction", "DIRECTION"),
    ("place", "PLACE"),
    ("percent", "PERCENTAGE"),
    ("total", "TOTAL_SCORE"),
];

/// Elements that another one must have.
pub(super) fn needs(name: &str) -> &'static [&'static str] {
    match name {
        "USEBIO" => &["EVENT"],
        "PAIR" => &["PAIR_NUMBER"],
        "BOARD" => &["BOARD_NUMBER"],
        _ => &[],
    }
}
