//! Whatever a log can say, written and read again, is the same.

use contract_bridge::auction::Call;
use contract_bridge::{
    AbsoluteVulnerability, Bid, Card, Contract, Hand, Penalty, Rank, Seat, Strain, Suit,
};
use openroom_laws::entry::{
    AtTrick, Designation, Inspected, Manner, Meant, Played, Remedy, Requirement, RevokeFound,
    SoFar, Spoken, SpokenCall, Statement, Strains, Whereabouts,
};
use openroom_laws::log::{self, Deal, Log};
use openroom_laws::{Action, Board, Edition, Entry, Finding, Side};
use openroom_scoring::AdjustedScore;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::{select, subsequence};
use serde_json::{Value, json};

fn seat() -> impl Strategy<Value = Seat> {
    select(Seat::ALL.to_vec())
}

fn suit() -> impl Strategy<Value = Suit> {
    select(Suit::ASC.to_vec())
}

fn strain() -> impl Strategy<Value = Strain> {
    select(Strain::ASC.to_vec())
}

fn rank() -> impl Strategy<Value = Rank> {
    (2..=14_u8).prop_map(Rank::new)
}

fn card() -> impl Strategy<Value = Card> {
    (suit(), rank()).prop_map(|(suit, rank)| Card { suit, rank })
}

/// Different cards, in any order.
fn cards(least: usize) -> impl Strategy<Value = Box<[Card]>> {
    let pack: Vec<Card> = Hand::ALL.iter().collect();
    subsequence(pack, least..=5)
        .prop_shuffle()
        .prop_map(Vec::into_boxed_slice)
}

fn call() -> impl Strategy<Value = Call> {
    prop_oneof![
        Just(Call::Pass),
        Just(Call::Double),
        Just(Call::Redouble),
        (1..=7_u8, strain()).prop_map(|(level, strain)| Call::Bid(Bid::new(level, strain))),
    ]
}

fn said() -> impl Strategy<Value = SpokenCall> {
    let spoken = prop_oneof![
        4 => call().prop_map(Spoken::Call),
        1 => (8..=99_u8, strain()).prop_map(|(level, strain)| Spoken::AboveSeven { level, strain }),
    ];
    let shows = subsequence(Strain::ASC.to_vec(), 0..=5)
        .prop_map(|strains| strains.into_iter().collect::<Strains>());
    (spoken, option::of(shows)).prop_map(|(spoken, artificial)| SpokenCall { spoken, artificial })
}

fn at() -> impl Strategy<Value = AtTrick> {
    (seat(), 1..=13_u8).prop_map(|(by, trick)| AtTrick { by, trick })
}

fn designation() -> impl Strategy<Value = Designation> {
    prop_oneof![
        card().prop_map(Designation::Card),
        suit().prop_map(Designation::Suit),
        rank().prop_map(Designation::Rank),
        Just(Designation::High),
        Just(Designation::Low),
        Just(Designation::Win),
        Just(Designation::Anything),
    ]
}

fn requirement() -> impl Strategy<Value = Requirement> {
    prop_oneof![
        suit().prop_map(Requirement::Suit),
        Just(Requirement::Highest),
        Just(Requirement::Lowest),
        Just(Requirement::Declarer),
        Just(Requirement::Dummy),
        card().prop_map(Requirement::Card),
    ]
}

/// Words with a claim: not empty, without space around them.
fn words() -> impl Strategy<Value = Option<Box<str>>> {
    any::<String>().prop_map(|text| {
        let text = text.trim();
        (!text.is_empty()).then(|| text.into())
    })
}

fn statement() -> impl Strategy<Value = Statement> {
    (0..=13_u8, words()).prop_map(|(tricks, words)| Statement { tricks, words })
}

fn slip() -> impl Strategy<Value = Action> {
    let manner = select(Manner::WORDS.to_vec());
    (manner, words()).prop_map(|((_, manner), words)| match manner {
        Manner::Remarks => Action::LetsSlip {
            manner,
            words: Some(words.unwrap_or_else(|| "I have nothing".into())),
        },
        _ => Action::LetsSlip { manner, words },
    })
}

fn action() -> BoxedStrategy<Action> {
    let suits = subsequence(Suit::ASC.to_vec(), 1..=4)
        .prop_shuffle()
        .prop_map(Vec::into_boxed_slice);
    let first = prop_oneof![
        said().prop_map(Action::Call),
        card().prop_map(Action::Play),
        card().prop_map(Action::LeadsDown),
        Just(Action::Faces),
        designation().prop_map(Action::Names),
        designation().prop_map(Action::Renames),
        cards(2).prop_map(Action::PlaysTogether),
        card().prop_map(Action::Places),
        (cards(1), any::<bool>()).prop_map(|(cards, deliberately)| Action::Exposes {
            cards,
            deliberately,
        }),
    ];
    let second = prop_oneof![
        said().prop_map(Action::Changes),
        card().prop_map(Action::Corrects),
        option::of(at()).prop_map(Action::Attention),
        card().prop_map(Action::AttentionCard),
        suit().prop_map(Action::Runs),
        statement().prop_map(Action::Claims),
        statement().prop_map(Action::Concedes),
        requirement().prop_map(Action::Requires),
        suits.prop_map(Action::Forbids),
        select(vec![
            Action::Agrees,
            Action::Objects,
            Action::RequestsPlay,
            Action::Consents,
            Action::Accepts,
            Action::Declines,
            Action::Waives,
            Action::Spreads,
            Action::Keeps,
            Action::Omits,
            Action::PointsOut,
            Action::Reserves,
            Action::Inspects(Inspected::Trick),
            Action::Inspects(Inspected::Own),
        ]),
        (1..=13_u8).prop_map(|trick| Action::Inspects(Inspected::Quitted(trick))),
        slip(),
    ];
    prop_oneof![first, second].boxed()
}

/// Adjusted scores of every form.
fn adjusted() -> impl Strategy<Value = AdjustedScore> {
    let score = || (-70..=70_i32).prop_map(|tens| (tens * 10).to_string());
    let contract = select(vec!["4S N =", "3NTX W -1", "7CXX E +0", "1NT S +6", "Pass"])
        .prop_map(|text| text.replace("+0", "="));
    let result = prop_oneof![score(), contract].boxed();
    let parts = (result.clone(), result.clone(), 1..100_u8).prop_map(|(one, other, share)| {
        format!("[[{one}, {share}/100], [{other}, {}/100]]", 100 - share)
    });
    let assigned = prop_oneof![result.clone(), parts].boxed();
    let award = select(vec!["AVE+", "AVE", "AVE-", "62.5", "complement"]);
    let form = prop_oneof![
        (award.clone(), award.clone())
            .prop_map(|(ns, ew)| format!("award: {{ns: {ns}, ew: {ew}}}")),
        Just("fault: {ns: none, ew: partly}".to_owned()),
        assigned
            .clone()
            .prop_map(|both| format!("assigned: {both}")),
        (assigned.clone(), assigned.clone())
            .prop_map(|(ns, ew)| format!("assigned: {{ns: {ns}, ew: {ew}}}")),
        (award, assigned.clone())
            .prop_map(|(ns, ew)| format!("award: {{ns: {ns}}}, assigned: {{ew: {ew}}}")),
        assigned
            .clone()
            .prop_map(|ew| format!("better-of: {{ew: {ew}}}")),
        (result, assigned.clone(), assigned).prop_map(|(a, b, c)| format!(
            "redress: {{offenders: ns, table: {a}, without-infraction: {b}, without-error: {c}}}"
        )),
    ];
    let law = select(vec!["", ", law: 82C", ", law: 12C1e", ", law: '24'"]);
    (form, law).prop_map(|(form, law)| format!("{form}{law}").parse().unwrap())
}

/// Data as `expect` holds it.
fn data() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i32>().prop_map(Value::from),
        (0..1000_i32).prop_map(|n| json!(f64::from(n) + 0.5)),
        any::<String>().prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 16, 4, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            mapping(inner),
        ]
    })
}

fn mapping(inner: impl Strategy<Value = Value>) -> impl Strategy<Value = Value> {
    prop::collection::btree_map(any::<String>(), inner, 0..4)
        .prop_map(|map| Value::Object(map.into_iter().collect()))
}

fn played() -> impl Strategy<Value = Played> {
    let penalty = select(vec![
        Penalty::Undoubled,
        Penalty::Doubled,
        Penalty::Redoubled,
    ]);
    let contract = (1..=7_u8, strain(), penalty);
    let so_far = option::of((1..=13_u8, seat()));
    let told = (contract, seat(), 0..=13_u8, so_far);
    told.prop_map(
        |((level, strain, penalty), declarer, tricks, so_far)| Played {
            contract: Contract::new(level, strain, penalty),
            declarer,
            tricks,
            so_far: so_far.map(|(trick, leads)| SoFar { trick, leads }),
        },
    )
}

fn revoked() -> impl Strategy<Value = RevokeFound> {
    let suit = option::of(suit());
    let seats = (option::of(seat()), option::of(seat()));
    let figures = (seats, option::of(0..=13_u8), suit, any::<[bool; 2]>());
    (at(), figures).prop_map(|(at, ((won, claimed), after, suit, [faced, corrected]))| {
        RevokeFound {
            at,
            won,
            after,
            suit,
            faced,
            corrected,
            claimed,
        }
    })
}

fn finding() -> BoxedStrategy<Finding> {
    let yes = any::<bool>;
    let first = prop_oneof![
        Just(Finding::Called),
        yes().prop_map(Finding::Unintended),
        yes().prop_map(Finding::Comparable),
        select(Meant::WORDS.to_vec()).prop_map(|(_, meant)| Finding::Meant(meant)),
        (any::<String>(), option::of(seat())).prop_map(|(clause, by)| Finding::Breach {
            clause: clause.into(),
            by,
        }),
        yes().prop_map(Finding::Slip),
        yes().prop_map(Finding::Forfeited),
        seat().prop_map(Finding::Unseen),
        Just(Finding::NotRevoked),
        card().prop_map(Finding::Intended),
        yes().prop_map(Finding::Led),
        card().prop_map(Finding::NoPenalty),
        revoked().prop_map(Finding::Revoked),
        played().prop_map(Finding::Played),
        (seat(), 0..=13_u8).prop_map(|(seat, tricks)| Finding::Tricks {
            side: Side::of(seat),
            tricks,
        }),
    ];
    let second = prop_oneof![
        seat().prop_map(Finding::Misinformed),
        yes().prop_map(Finding::Returned),
        seat().prop_map(Finding::NextCall),
        Just(Finding::RoundOver),
        Just(Finding::PeriodOver),
        at().prop_map(Finding::Omitted),
        (at(), cards(1), cards(0)).prop_map(|(at, cards, exposed)| Finding::Extra {
            at,
            cards,
            exposed,
        }),
        option::of(0..=13_u8).prop_map(Finding::Claim),
        option::of(seat()).prop_map(|seat| Finding::Mixed(seat.map(Side::of))),
        any::<String>().prop_map(|form| Finding::Fouled(form.into())),
        yes().prop_map(Finding::Damage),
        adjusted().prop_map(|score| Finding::Adjust(Box::new(score))),
    ];
    let third = prop_oneof![
        prop::array::uniform4(0..=52_u8).prop_map(Finding::Cards),
        (
            seat(),
            option::of(card()),
            select(Whereabouts::WORDS.to_vec())
        )
            .prop_map(|(by, card, (_, found))| Finding::Missing { by, card, found }),
        (seat(), 1..=u32::MAX).prop_map(|(by, board)| Finding::WrongCards { by, board }),
        (seat(), said()).prop_map(|(by, said)| Finding::CalledBefore {
            by,
            call: said.spoken,
        }),
        yes().prop_map(|played| Finding::WrongBoard { played }),
        seat().prop_map(Finding::Informed),
        yes().prop_map(Finding::Seen),
        yes().prop_map(Finding::Playable),
        yes().prop_map(Finding::Interferes),
        yes().prop_map(Finding::Quitted),
        yes().prop_map(Finding::Differs),
        yes().prop_map(Finding::Forfeited),
        select(Remedy::WORDS.to_vec()).prop_map(|(_, remedy)| Finding::Remedy(remedy)),
    ];
    prop_oneof![first, second, third].boxed()
}

fn entry() -> impl Strategy<Value = Entry> {
    prop_oneof![
        3 => (seat(), action()).prop_map(|(seat, action)| Entry::Player(seat, action)),
        1 => finding().prop_map(Entry::Director),
    ]
}

fn board() -> impl Strategy<Value = Board> {
    let vul = select(vec![
        AbsoluteVulnerability::NONE,
        AbsoluteVulnerability::NS,
        AbsoluteVulnerability::EW,
        AbsoluteVulnerability::ALL,
    ]);
    prop_oneof![
        (1..=u32::MAX).prop_map(Board::number),
        (seat(), vul).prop_map(|(dealer, vul)| Board::new(dealer, vul)),
    ]
}

fn editions() -> impl Strategy<Value = Vec<Edition>> {
    subsequence(Edition::ALL.to_vec(), 1..=2).prop_shuffle()
}

fn deal() -> impl Strategy<Value = Deal> {
    let pack: Vec<Card> = Hand::ALL.iter().collect();
    (Just(pack).prop_shuffle(), any::<[bool; 4]>()).prop_map(|(pack, known)| {
        let hand = |i: usize| pack[13 * i..13 * (i + 1)].iter().copied().collect();
        Deal([0, 1, 2, 3].map(|i| known[i].then(|| hand(i))))
    })
}

fn log(deal: impl Strategy<Value = Deal>) -> impl Strategy<Value = Log> {
    let text = || option::of(any::<String>());
    use prop::collection::vec as several;
    let head = (
        text(),
        text(),
        several(any::<String>(), 0..3),
        text(),
        editions(),
        board(),
        deal,
    );
    let rest = (
        several(call(), 0..5),
        several(card(), 0..5),
        several(entry(), 0..8),
        option::of(mapping(data())),
    );
    (head, rest).prop_map(
        |((id, title, laws, note, editions, board, deal), (calls, cards, entries, expect))| Log {
            id,
            title,
            laws,
            note,
            editions,
            board,
            deal,
            calls,
            cards,
            entries,
            expect,
        },
    )
}

fn check(log: Log) -> Result<(), TestCaseError> {
    let text = log.to_yaml();
    let again = log::read(&text);
    prop_assert_eq!(again, Ok(vec![log.clone()]), "{}", text);
    let json = serde_json::to_string(&log).unwrap();
    let again = serde_json::from_str::<Log>(&json).map_err(|e| e.to_string());
    prop_assert_eq!(again.as_ref(), Ok(&log), "{}", json);
    // JSON is YAML.
    prop_assert_eq!(log::read(&json), Ok(vec![log]), "{}", json);
    Ok(())
}

fn check_entry(entry: Entry) -> Result<(), TestCaseError> {
    let line = entry.to_string();
    prop_assert_eq!(line.parse(), Ok(entry.clone()), "{}", line);
    let json = serde_json::to_string(&entry).unwrap();
    let again = serde_json::from_str::<Entry>(&json).map_err(|e| e.to_string());
    prop_assert_eq!(again, Ok(entry.clone()), "{}", json);
    prop_assert_eq!(json.parse(), Ok(entry), "{}", json);
    Ok(())
}

#[test]
fn what_is_sent_says_where_it_is_wrong() {
    let sent = r#"{"board": 1, "log": [{"N": "1S"}, {"E": "8Q"}]}"#;
    let log::Sent(read) = serde_json::from_str(sent).unwrap();
    let error = read.unwrap_err().to_string();
    assert!(error.contains("log entry 2"), "{error}");
    let twice = serde_json::from_str::<Log>(r#"{"board": 1, "board": 2}"#);
    assert!(twice.unwrap_err().to_string().contains("twice"));
}

proptest! {
    #![proptest_config(crate::cases(400))]

    #[test]
    fn an_entry(entry in entry()) {
        check_entry(entry)?;
    }

    #[test]
    fn hands_unknown(log in log(Just(Deal::UNKNOWN))) {
        check(log)?;
    }

    #[test]
    fn hands_known(log in log(deal())) {
        check(log)?;
    }
}
