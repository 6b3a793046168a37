//! Every document in a language, from small data that has all that may be difficult.

use contract_bridge::{AbsoluteVulnerability, Seat};
use openroom_analysis::double_dummy::{Tricks, par};
use openroom_laws::Board;
use openroom_laws::log::read_deal;
use openroom_movements::generate;
use openroom_printing::appeal::{self, AppealForm};
use openroom_printing::certificates::{self, About, Which};
use openroom_printing::hand_records::{self, RecordedBoard};
use openroom_printing::instructions::{self, Topic};
use openroom_printing::movement_cards::{self, Names};
use openroom_printing::notices::{self, Essentials, Said};
use openroom_printing::preparing::{self, Need, ProgrammeSession, SetUp};
use openroom_printing::private_form::{self, Facts};
use openroom_printing::results::Results;
use openroom_printing::table_cards::{self, Address};
use openroom_printing::{
    Document, Words, announcement_cards, check_slips, ranking, scorecards, travellers,
};
use openroom_scoring::event::{Play, Played};
use openroom_tournament::preparing::Size;

/// A name that is too long for any column, with what HTML reserves.
pub const LONG: &str = "Maximiliana-Alexandra <de> Albuquerque & \"Vasconcelos\" Llanfairpwllgwyngyllgogerychwyrndrobwllllantysilio";

pub const LANGUAGES: [&str; 5] = ["en", "pt", "es", "it", "ro"];

pub fn boards(count: u32) -> Vec<RecordedBoard> {
    let deals = [
        "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432",
        "N:AKQ74.83.AT62.K5 J93.QJ742.95.A84 T8.AK65.KQ74.JT3 652.T9.J83.Q9762",
    ];
    let tricks = [
        [
            [0, 13, 0, 13],
            [13, 0, 13, 0],
            [0, 13, 0, 13],
            [13, 0, 13, 0],
            [0; 4],
        ],
        [
            [8, 5, 8, 5],
            [10, 3, 10, 3],
            [7, 6, 7, 6],
            [9, 4, 9, 4],
            [9, 4, 9, 4],
        ],
    ];
    (1..=count)
        .map(|number| {
            let which = (number % 2) as usize;
            let board = Board::number(number);
            let tricks = Tricks::new(tricks[which]).unwrap();
            RecordedBoard {
                number: number.to_string(),
                dealer: Some(board.dealer),
                vul: Some(board.vul),
                deal: read_deal(deals[which]).unwrap(),
                double_dummy: Some((tricks, par(tricks, board.vul, board.dealer))),
            }
        })
        .collect()
}

pub fn pairs() -> String {
    let mut text = String::from("event: {name: \"Torneo & Țară\", kind: pairs}\ncontestants:\n");
    for id in 1..=8 {
        let name = match id {
            3 => LONG.replace('"', "\\\""),
            _ => format!("João Țăndărică {id}"),
        };
        text += &format!("- {{id: {id}, names: [\"{name}\", \"Ștefania Núñez\"], stratum: A}}\n");
    }
    text += "results:\n";
    for board in 1..=6 {
        for table in 0..4 {
            let (ns, ew) = (table + 1, 5 + (table + board) % 4);
            let outcome = match (board, table) {
                (1, 0) => "award: {ns: AVE+, ew: AVE-}".to_owned(),
                (1, 1) => "assigned: {ns: [[420, 0.6], [-50, 0.4]], ew: [[420, 1]]}".to_owned(),
                (1, 2) => "contract: Pass".to_owned(),
                (2, 0) => "not-played: true".to_owned(),
                _ => format!(
                    "contract: {}HX, by: E, tricks: 9, lead: SK",
                    1 + (board + table) % 7
                ),
            };
            text += &format!("- {{board: {board}, ns: {ns}, ew: {ew}, {outcome}}}\n");
        }
    }
    text + "penalties:\n- {contestant: 3, standard: 1}\n"
}

pub fn teams() -> String {
    let mut text = String::from(
        "event: {name: League, kind: teams, structure: swiss}\nscoring: {method: imps, vp: {scale: ebu-teams4-20, boards: 4}}\n",
    );
    text += &format!(
        "contestants:\n- {{id: 1, team: Bufnițe, names: [Ana, Bea, Cleo, Dan]}}\n- {{id: 2, team: \"{}\"}}\n- {{id: 3, names: [Eva, Flo]}}\n- {{id: 4}}\n- {{id: 5, team: Corujas}}\n",
        LONG.replace('"', "\\\"")
    );
    text += "matches:\n- {match: bye, teams: [5], bye: own-average}\n- {match: old, teams: [5, 4], vps: [12, 8]}\nresults:\n";
    for (round, (a, b)) in [(1, (1, 2)), (1, (3, 4)), (2, (1, 3)), (2, (2, 4))] {
        for board in 1..=4 {
            for (ns, ew) in [(a, b), (b, a)] {
                let tricks = 7 + (board + ns) % 4;
                text += &format!(
                    "- {{match: {round}{a}, round: {round}, board: {board}, ns: {ns}, ew: {ew}, contract: 3NT, by: S, tricks: {tricks}}}\n"
                );
            }
        }
    }
    text
}

pub fn appeal() -> AppealForm {
    let facts = "West paused. ".repeat(120);
    let text = format!(
        "event: \"{}\"\nboard: 7\ndealer: S\nvul: both\n\
         deal: 'N:AKQ74.83.AT62.K5 J93.QJ742.95.A84 T8.AK65.KQ74.JT3 652.T9.J83.Q9762'\n\
         players: {{north: {{name: Ștefania, number: '7', level: national}}}}\n\
         auction: [1NT, Pass, {{call: 2C, alert: true, meaning: asks for majors}}, X]\n\
         lead: C6\nresult: 3NT by S\nconvention-card: not-available\nfacts: {facts}\n\
         ruling: {{law: 16B1, score: 3NT S}}\nappeal: {{by: director, no-deposit-because: beginners, seen: false}}\n\
         committee: {{chair: Horia, members: [Gia, Ugo], upheld: true, deposit-returned: false}}\n",
        LONG.replace('"', "\\\"")
    );
    AppealForm::read(&text).unwrap()
}

fn with_results(text: &str, make: impl FnOnce(Results<'_>) -> Document) -> Document {
    let mut event = openroom_scoring::event_file::read(text).unwrap();
    let scores = openroom_scoring::score_event(&event).unwrap();
    for result in &mut event.results {
        result.play = Play::Played(Played {
            contract: "4SX".parse().unwrap(),
            declarer: Seat::West,
            tricks: openroom_scoring::Tricks::try_new(9).unwrap(),
            vul: AbsoluteVulnerability::NONE,
        });
        result.lead = "HT".parse().ok();
    }
    make(Results {
        event: &event,
        scores: &scores,
    })
}

/// Certificates with whatever may be long.
fn given(results: Results<'_>, each_player: bool, words: &Words) -> Document {
    let about = About {
        event: LONG.to_owned(),
        day: "2026-05-14 – 2026-05-17".to_owned(),
        club: LONG.to_owned(),
        organiser: LONG.to_owned(),
        director: "Ștefania Țăndărică".to_owned(),
        notes: vec!["Record 3f2a 91bc 07de, entry 214".to_owned()],
        ..About::default()
    };
    let which = Which {
        each_player,
        ..Which::default()
    };
    certificates::of_event(results, which, &about, words).unwrap()
}

/// A set-up list with all that it may tell.
fn set_up() -> SetUp {
    SetUp {
        title: LONG.to_owned(),
        start: ["14:00".to_owned(), "11:00".to_owned()],
        names: Names([(1, LONG.to_owned())].into()),
        needs: vec![
            Need {
                contestant: 1,
                fixed_seat: true,
                other: LONG.to_owned(),
            },
            Need {
                contestant: 2,
                ..Need::default()
            },
        ],
        across: 6,
    }
}

fn notice(language: &str) -> Said {
    Said {
        language: language.parse().unwrap(),
        text: format!("{LONG}\nFumatul interzis"),
    }
}

fn sessions() -> Vec<ProgrammeSession> {
    let one = ProgrammeSession {
        day: "2026-05-14".to_owned(),
        time: "14:00–18:00".to_owned(),
        session: LONG.to_owned(),
        room: LONG.to_owned(),
        directors: vec!["Dora".to_owned(), LONG.to_owned()],
        tables: Some(12),
        note: LONG.to_owned(),
        tasks: Vec::new(),
    };
    let given = ProgrammeSession {
        tasks: vec![(LONG.to_owned(), "Gus".to_owned())],
        ..one.clone()
    };
    vec![one, given]
}

/// Every document, by name.
pub fn documents(language: &str) -> Vec<(&'static str, Document)> {
    let words = Words::new(language.parse().unwrap());
    let howell = generate::howell(5, 3).unwrap();
    let individual = generate::individual(8, None, 2).unwrap();
    let names = Names([(1, LONG.to_owned()), (2, "Țuțu".to_owned())].into());
    let address = Address::new("https://play.example.org/{section}{table}").unwrap();
    let unknown = RecordedBoard {
        number: String::new(),
        dealer: Some(Seat::West),
        vul: Some(AbsoluteVulnerability::EW),
        deal: openroom_laws::log::Deal::UNKNOWN,
        double_dummy: None,
    };
    let mut records = boards(36);
    records.push(unknown);
    vec![
        (
            "hand records",
            hand_records::document(&records, LONG, &words),
        ),
        ("no boards", hand_records::document(&[], "", &words)),
        ("screens", instructions::document(Topic::Screens, &words)),
        (
            "silent bidding",
            instructions::document(Topic::SilentBidding, &words),
        ),
        (
            "private match",
            instructions::document(Topic::PrivateMatch, &words),
        ),
        ("captains", instructions::document(Topic::Captains, &words)),
        (
            "behaviour",
            instructions::document(Topic::Behaviour, &words),
        ),
        ("announcement cards", announcement_cards::document(&words)),
        (
            "preparations",
            preparing::preparations(Size::new(120, 6, 48), 12, LONG, &words),
        ),
        ("set-up list", preparing::set_up(&howell, &set_up(), &words)),
        (
            "set-up list of players",
            preparing::set_up(&individual, &SetUp::default(), &words),
        ),
        (
            "seat cards",
            preparing::seat_cards(&howell, &names, (LONG, "14:00"), &words),
        ),
        ("counting in", preparing::counting_in(&howell, LONG, &words)),
        (
            "check slips",
            check_slips::document(&[(1, records[1].deal)], LONG, &words),
        ),
        (
            "a notice",
            notices::notice(LONG, &[notice("pt"), notice("ro")], &words),
        ),
        (
            "announcements",
            notices::announcements(
                LONG,
                Essentials {
                    minutes: Some(21),
                    qualify: Some(16),
                    ..preparing::essentials(&howell)
                },
                &[words.language],
                &words,
            ),
        ),
        ("programme", preparing::programme(LONG, &sessions(), &words)),
        ("roster", preparing::roster(LONG, &sessions(), &words)),
        (
            "private ruling",
            private_form::document(&Facts::default(), &words),
        ),
        (
            "private ruling with long names",
            private_form::document(
                &Facts {
                    event: LONG.to_owned(),
                    teams: [LONG.to_owned(), "Ștefania".to_owned()],
                    captains: [LONG.to_owned(), LONG.to_owned()],
                    board: Some(7),
                    ..Facts::default()
                },
                &words,
            ),
        ),
        ("movement", movement_cards::movement(&howell, LONG, &words)),
        (
            "movement of players",
            movement_cards::movement(&individual, "", &words),
        ),
        (
            "guide",
            movement_cards::guide(&howell, &names, LONG, &words),
        ),
        (
            "guide of players",
            movement_cards::guide(&individual, &names, "", &words),
        ),
        (
            "slips",
            movement_cards::slips(&howell, LONG, "Record 3f2a 91bc 07de, entry 214", &words),
        ),
        (
            "tables",
            table_cards::document(&howell, &address, LONG, &words).unwrap(),
        ),
        (
            "empty travellers",
            travellers::of_movement(&howell, LONG, &words),
        ),
        (
            "empty scorecards",
            scorecards::of_movement(&howell, &names, LONG, &words),
        ),
        (
            "travellers",
            with_results(&pairs(), |results| travellers::of_event(results, &words)),
        ),
        (
            "scorecards",
            with_results(&pairs(), |results| scorecards::of_event(results, &words)),
        ),
        (
            "ranking",
            with_results(&pairs(), |results| ranking::document(results, &words)),
        ),
        (
            "ranking of teams",
            with_results(&teams(), |results| ranking::document(results, &words)),
        ),
        (
            "certificates",
            with_results(&pairs(), |results| given(results, true, &words)),
        ),
        (
            "certificates of teams",
            with_results(&teams(), |results| given(results, false, &words)),
        ),
        ("appeal", appeal::document(&appeal(), false, &words)),
        (
            "anonymous appeal",
            appeal::document(&appeal(), true, &words),
        ),
        (
            "empty appeal",
            appeal::document(&AppealForm::default(), false, &words),
        ),
    ]
}
