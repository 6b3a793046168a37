//! What holds for any log: refusals change nothing, a replay can be split, corrections leave no trace in the score, and
//! nobody does what is not his to do.

use std::sync::LazyLock;

use crate::common::book::Book;
use crate::common::{Dice, Room, contract, session};
use openroom_movements::generate::{head_to_head, howell, individual, multiple_teams, round_robin};
use openroom_scoring::AdjustedScore;
use openroom_tournament::entry::*;
use openroom_tournament::{Action, Entry, Role, Through, Time, Tournament, Tree, Who, log, view};
use proptest::prelude::*;

fn folded(entries: &[Entry]) -> Tournament {
    let mut event = Tournament::new();
    for entry in entries {
        event
            .apply(entry)
            .unwrap_or_else(|refused| panic!("{}: {refused}", entry.to_json()));
    }
    event
}

fn tree(text: &str) -> Tree {
    let entry = format!("{{at: 2026-01-01T00:00:00Z, by: organiser, match: {text}}}");
    match log::read_entry(&entry).unwrap().action {
        Action::Match(tree) => tree,
        _ => unreachable!(),
    }
}

const TABLE_LOG: &str = "board: 1\nauction: 1NT Pass 3NT Pass Pass Pass\nlog:\n- D: called\n- D: {adjust: {award: {ns: AVE+, ew: AVE-}}}\n";

fn role() -> impl Strategy<Value = Role> {
    prop_oneof![
        4 => Just(Role::Director),
        2 => Just(Role::Chief),
        1 => Just(Role::Organiser),
        1 => Just(Role::Scorer),
        1 => Just(Role::Committee),
        4 => (1_u32..8).prop_map(Role::Contestant),
        1 => (1_u32..8).prop_map(Role::Captain),
    ]
}

fn written() -> impl Strategy<Value = Written> {
    (1_u32..6, 1_u32..5, 1_u32..11, any::<u64>(), any::<bool>()).prop_map(
        |(round, table, board, seed, signed)| {
            let (contract, by, tricks) = contract(&mut Dice::new(seed));
            Written {
                played: None,
                session: 1,
                round,
                table: table.to_string(),
                board,
                contract: Some(contract),
                by,
                tricks,
                result: None,
                lead: (seed % 3 == 0).then(|| "HK".to_owned()),
                score: None,
                rotated: seed % 17 == 0,
                not_played: false,
                signed,
                of: u32::try_from(seed % 40).ok().filter(|_| seed % 5 == 0),
            }
        },
    )
}

fn on_board() -> impl Strategy<Value = OnBoard> {
    (1_u32..6, 1_u32..5, 1_u32..11).prop_map(|(round, table, board)| OnBoard {
        session: 1,
        round,
        table: table.to_string(),
        board,
        handed: false,
        of: None,
    })
}

fn adjusted() -> impl Strategy<Value = AdjustedScore> {
    let scores = [
        "{award: {ns: AVE+, ew: AVE-}}",
        "{award: 60/40}",
        "{fault: {ns: none, ew: directly}}",
        "{assigned: {ns: [[110, 0.6], [90, 0.4]], ew: [[110, 0.6], [90, 0.4]]}}",
        "{assigned: [[4S N =, 1/3], [4S N -1, 2/3]], law: 12C1c}",
        // No contract scores that.
        "{assigned: {ns: 20, ew: 420}}",
        "{better-of: {ns: 430}}",
    ];
    proptest::sample::select(scores.to_vec()).prop_map(|text| text.parse().unwrap())
}

fn ruling() -> impl Strategy<Value = RulingGiven> {
    (
        on_board(),
        proptest::option::of(adjusted()),
        any::<bool>(),
        proptest::option::of(1_u32..4),
        any::<bool>(),
    )
        .prop_map(
            |(place, score, consulted, replaces, with_log)| RulingGiven {
                session: 1,
                round: place.round,
                table: place.table,
                board: place.board,
                facts: Some("Ten: \"yes\",\n  \t two lines".to_owned()),
                laws: if consulted {
                    vec!["12C1c".to_owned()]
                } else {
                    Vec::new()
                },
                judgement: false,
                consulted: if consulted {
                    vec!["Eve Moss".to_owned()]
                } else {
                    Vec::new()
                },
                poll: None,
                case: None,
                convention_card: Some(ConventionCard::Agrees),
                score,
                log: with_log.then(|| TABLE_LOG.to_owned()),
                replaces,
                played: None,
                requested: None,
                late_because: None,
                statements: Vec::new(),
                management: false,
            },
        )
}

fn action() -> impl Strategy<Value = Action> {
    let number = 1_u32..9;
    prop_oneof![
        8 => written().prop_map(Action::Result),
        4 => on_board().prop_map(Action::Agreed),
        2 => on_board().prop_map(Action::Disputed),
        1 => on_board().prop_map(Action::LatePlay),
        1 => on_board().prop_map(Action::DoNotStart),
        4 => (written(), 0..3).prop_map(|(w, class)| Action::Correction(Correction {
            session: 1, round: w.round, table: w.table, board: w.board,
            class: [CorrectionClass::Entry, CorrectionClass::Tricks, CorrectionClass::Gross][class as usize],
            contract: w.contract, by: w.by, tricks: w.tricks, result: None, lead: None, score: None, rotated: None,
            convinced: w.signed, approved_by: None, requested: None, late_because: None,
        })),
        4 => ruling().prop_map(Action::Ruling),
        3 => (1_u32..6).prop_map(|round| Action::RoundStarted(RoundStarted { session: 1, round, minutes: Some(15), by_itself: false })),
        1 => Just(Action::SessionOver(SessionOver { session: 1, by_itself: false })),
        1 => number.clone().prop_map(|contestant| Action::Withdrew(Withdrew { contestant, accepted: contestant % 2 == 0, fine: None })),
        1 => (number.clone(), 1_u32..6).prop_map(|(contestant, from)| Action::Substitute(Substitute {
            contestant, out: format!("Player {contestant}a"), in_: "Sub One".to_owned(), session: 1, from, to: None, emergency: from == 1, for_good: from == 2,
        })),
        1 => (number.clone(), number.clone(), 1_u32..4).prop_map(|(one, other, round)| Action::Postponed(Postponed {
            session: 1, round, teams: vec![one, other], until: None, agreed: Vec::new(), cancelled: round == 3,
        })),
        1 => number.clone().prop_map(|contestant| Action::EntryRemoved(EntryRemoved { contestant })),
        1 => (number.clone(), 0_u32..9).prop_map(|(contestant, n)| Action::Renamed(Renamed {
            contestant, player: (n < 8).then(|| format!("Player {contestant}a")), name: format!("Player {n}a"),
        })),
        1 => (number.clone(), 0_u32..3).prop_map(|(contestant, n)| Action::Named(Named {
            contestant, players: (0..n).map(|i| format!("Named {contestant}{i}")).collect(), members: Vec::new(), exception: None,
        })),
        1 => (number.clone(), any::<bool>()).prop_map(|(contestant, out)| Action::StandBy(StandBy {
            contestant, players: vec![format!("Guest {contestant}a"), format!("Guest {contestant}b")], session: 1, reserve: false,
            out_of_competition: out,
        })),
        1 => number.clone().prop_map(|contestant| Action::Arrived(Arrived { contestant, plays: Vec::new() })),
        1 => number.clone().prop_map(|contestant| Action::Late(Late { contestant, session: 1, minutes: 9, notice: false, awards: true })),
        1 => number.clone().prop_map(|contestant| Action::Disqualified(Disqualified { contestant, approved_by: None, player: None })),
        1 => number.clone().prop_map(|contestant| Action::Warning(Warned { contestant, offence: "slow-play".to_owned(), harmed: None })),
        2 => (number.clone(), any::<bool>()).prop_map(|(contestant, hard)| Action::Penalty(PenaltyGiven {
            contestant, offence: "slow-play".to_owned(),
            standard: (!hard).then(|| Tree::Text("1".to_owned())),
            disciplinary: hard.then(|| Tree::Text("1/2".to_owned())),
            amount: None, in_match: None, session: 1, round: None, table: None, harmed: None,
        })),
        1 => (1_u32..5, 1_u32..5, 1_u32..4).prop_map(|(a, b, round)| Action::Penalty(PenaltyGiven {
            contestant: a, offence: "late".to_owned(), standard: Some(Tree::Text("1".to_owned())), disciplinary: None, amount: None,
            session: 1, round: None, table: None, harmed: None,
            in_match: Some(Tree::Text(format!("R{round}-{}-{}", a.min(b), a.max(b)))),
        })),
        2 => (1_u32..5, 1_u32..5, 1_u32..4, 0_usize..6).prop_map(|(a, b, round, what)| {
            let (a, b) = (a.min(b), a.max(b));
            let what = ["boards: 2", "vps: [12, 8]", "imps: [3, -3]", "cut-short: {fault: none}", "wrong-seating: director", "boards: 4"][what];
            Action::Match(tree(&format!("{{match: R{round}-{a}-{b}, teams: [{a}, {b}], {what}}}")))
        }),
        1 => Just(Action::CarryOver(tree("{totals: [{contestant: 1, total: 10, possible: 20}]}"))),
        1 => (1_u32..4).prop_map(|penalty| Action::Rescinded(Rescinded { penalty })),
        2 => (proptest::option::of(1_u32..4), proptest::option::of(1_u32..3), number.clone()).prop_map(|(ruling, penalty, contestant)| Action::Appeal(AppealMade {
            ruling, penalty, contestant: Some(contestant), players: vec![format!("Player {contestant}a")],
            points: vec![PointOfAppeal::Judgement], reason: None, requested: None,
        })),
        2 => (1_u32..3, number.clone()).prop_map(|(appeal, who)| Action::Concurred(Concurred { appeal, player: format!("Player {who}b") })),
        1 => (1_u32..3).prop_map(|appeal| Action::Deposit(Deposit { appeal, amount: Some("30 GBP".to_owned()), waived: false })),
        2 => (1_u32..3).prop_map(|appeal| Action::Committee(CommitteeSat { appeal, members: vec!["Ann".to_owned(), "Bob".to_owned()], chair: None })),
        2 => (1_u32..3, adjusted(), any::<bool>(), any::<bool>()).prop_map(|(appeal, score, changed, signed)| Action::Decided(Decided {
            appeal, decision: if changed { Decision::Changed } else { Decision::Upheld },
            reasons: Some("as found".to_owned()), score: changed.then_some(score), standard: None, unanimous: true,
            disciplinary: None, signed_by: signed.then(|| "ann".to_owned()), dissent: None, deposit: None, merit: None,
        })),
        1 => (1_u32..3).prop_map(|appeal| Action::AppealWithdrawn(AppealStep { appeal })),
        1 => (on_board(), adjusted(), any::<bool>()).prop_map(|(place, score, begun)| Action::Cancelled(Cancelled {
            session: 1, round: place.round, table: place.table, boards: openroom_movements::Boards(vec![place.board]), begun, score,
        })),
        1 => (1_u32..11, 1_u32..6, 1_u32..4).prop_map(|(board, round, table)| Action::Fouled(Fouled {
            session: 1, board, form: "b".to_owned(), at: vec![Where { round, table: table.to_string() }],
        })),
        1 => (1_u32..6, 1_u32..4).prop_map(|(round, table)| Action::Called(Called { session: 1, round, table: table.to_string(), board: None, seat: None, reason: None })),
        1 => (1_u32..3, prop_oneof![Just(CallStage::OnTheWay), Just(CallStage::AtTable), Just(CallStage::Done)]).prop_map(|(call, stage)| Action::Attended(Attended { call, stage })),
        1 => (1_u32..6).prop_map(|round| Action::Paused(OnRound { session: 1, round })),
        1 => (1_u32..6).prop_map(|round| Action::Resumed(OnRound { session: 1, round })),
        1 => (1_u32..6).prop_map(|round| Action::RoundTakenBack(OnRound { session: 1, round })),
        1 => proptest::option::of(1_u32..4).prop_map(|table| Action::Announced(Announced { session: 1, table: table.map(|table| table.to_string()), text: "Tea is ready".to_owned() })),
        1 => (1_u32..6, 1_u32..4).prop_map(|(round, table)| Action::Progressed(OnTable { session: 1, round, table: table.to_string() })),
        1 => Just(Action::Held(Held {})),
        1 => Just(Action::Released(Held {})),
        1 => proptest::option::of(1_u32..7).prop_map(|round| Action::Published(Published { session: 1, round, hands: false })),
        1 => Just(Action::Official(Posted::default())),
        1 => Just(Action::Final(Posted::default())),
        1 => Just(Action::Seated(Seated { session: 1, positions: [(1, 2), (2, 1)].into(), from: None })),
        1 => Just(Action::Regulations(Regulated {
            layer: openroom_tournament::regulations::Layer::Director,
            settings: [("deposit".to_owned(), Tree::Text("none".to_owned()))].into(), reserved: Vec::new(), consent: None,
        })),
        1 => Just(Action::Note(Noted { subject: None, text: "  - {a: [b, #c]}\n\n".to_owned(), confidential: true })),
    ]
}

fn entries() -> impl Strategy<Value = Vec<Entry>> {
    let entry = (
        role(),
        proptest::option::of("[a-z:#\\- é\"\n]{1,12}"),
        action(),
        0_i64..40,
    );
    proptest::collection::vec(entry, 1..60).prop_map(|drawn| {
        let mut at: Time = "2026-05-14T19:00:00Z".parse().unwrap();
        let each = drawn.into_iter().map(|(role, why, action, wait)| {
            at = at.plus_minutes(wait);
            // One member of the committee; all others write without a name.
            let by = match role {
                Role::Committee => Who::named(role, "ANN"),
                _ => Who::new(role),
            };
            let mut entry = Entry::new(at, by, action);
            entry.why = why.filter(|why| !why.trim().is_empty());
            entry
        });
        each.collect()
    })
}

/// A small event before its first round.
fn opened() -> Tournament {
    static OPENED: LazyLock<Tournament> = LazyLock::new(|| {
        let mut room = Room::new();
        room.open(6);
        room.movement(&howell(3, 2).unwrap());
        folded(&room.entries)
    });
    OPENED.clone()
}

/// Small events of other kinds before their first round.
fn others() -> &'static [Tournament] {
    static OTHERS: LazyLock<Vec<Tournament>> = LazyLock::new(|| {
        let entered = |kind: &str, settings: &str, count: u32, players: &[&str]| {
            let mut book = Book::new(kind, settings);
            for n in 1..=count {
                let players: Vec<String> =
                    players.iter().map(|p| format!("Player {n}{p}")).collect();
                book.ok(&format!(
                    "17:01 director | entered: {{contestant: {n}, players: [{}]}}",
                    players.join(", ")
                ));
            }
            book
        };
        let (two, four) = (["a", "b"], ["a", "b", "c", "d"]);
        let all = [
            (
                entered(
                    "kind: pairs, structure: swiss",
                    "vp: {scale: ebu-pairs-20, boards: 2}",
                    6,
                    &two,
                ),
                howell(3, 2),
            ),
            (
                entered("kind: pairs", "vp: {scale: ebu-pairs-20}", 6, &two),
                howell(3, 2),
            ),
            (
                entered(
                    "kind: pairs, structure: round-robin",
                    "method: butler",
                    6,
                    &two,
                ),
                howell(3, 2),
            ),
            (
                entered(
                    "kind: teams, structure: round-robin",
                    "vp: {scale: wbf-2013, boards: 4}",
                    4,
                    &four,
                ),
                round_robin(4, 4),
            ),
            (entered("kind: teams", "", 5, &four), multiple_teams(5, 2)),
            (
                entered("kind: teams, structure: knock-out", "", 2, &four),
                head_to_head(2, 4),
            ),
            (
                entered("kind: individual", "", 8, &["a"]),
                individual(8, None, 1),
            ),
        ];
        let started = all.into_iter().map(|(mut book, movement)| {
            book.movement("17:02", 1, &movement.unwrap().to_yaml());
            book.ok("18:00 director | round-started: {round: 1}");
            book.play("18:05", 1, 1);
            book.ok("18:10 director | round-started: {round: 2}");
            book.event
        });
        started.collect()
    });
    &OTHERS
}

/// Whose act an accepted entry may have been.
fn may(role: Role, action: &Action) -> bool {
    match role {
        Role::Director | Role::Chief => {
            !matches!(action, Action::Ratified(_) | Action::Disputed(_))
        }
        Role::Organiser => matches!(
            action,
            Action::Created(_)
                | Action::Regulations(_)
                | Action::Staff(_)
                | Action::Ratified(_)
                | Action::Note(_)
                | Action::Entered(_)
                | Action::Named(_)
                | Action::Renamed(_)
                | Action::Withdrew(_)
                | Action::Late(_)
                | Action::Disqualified(_)
                | Action::Dealt(_)
                | Action::Deposit(_)
                | Action::Committee(_)
                | Action::Published(_)
                | Action::Final(_)
                | Action::Postponed(_)
                | Action::EntryRemoved(_)
                | Action::CarryOver(_)
        ),
        Role::Scorer => matches!(
            action,
            Action::Entered(_)
                | Action::Named(_)
                | Action::Renamed(_)
                | Action::Result(_)
                | Action::Published(_)
                | Action::Note(_)
                | Action::Correction(Correction {
                    class: CorrectionClass::Entry,
                    ..
                })
        ),
        Role::Committee => matches!(
            action,
            Action::Decided(_) | Action::Penalty(_) | Action::Note(_)
        ),
        Role::Contestant(_) | Role::Captain(_) => matches!(
            action,
            Action::Result(_)
                | Action::Agreed(_)
                | Action::Disputed(_)
                | Action::Progressed(_)
                | Action::Called(_)
                // The Director is not needed any more.
                | Action::Attended(Attended {
                    stage: CallStage::Done,
                    ..
                })
                | Action::Named(_)
                | Action::Appeal(_)
                | Action::Concurred(_)
                | Action::AppealWithdrawn(_)
                | Action::Note(_)
        ),
    }
}

/// A contestant speaks only at the own table.
fn at_own_table(event: &Tournament, role: Role, action: &Action) -> bool {
    let calls = &event.state().calls;
    let place = match action {
        Action::Attended(attended) => {
            let call = &calls[attended.call as usize - 1];
            (call.session, call.round, &call.table)
        }
        Action::Result(w) => (w.session, w.round, &w.table),
        Action::Agreed(p) | Action::Disputed(p) => (p.session, p.round, &p.table),
        Action::Progressed(t) => (t.session, t.round, &t.table),
        Action::Called(c) => (c.session, c.round, &c.table),
        _ => return true,
    };
    let Some(contestant) = role.contestant() else {
        return true;
    };
    let table = event.state().table(place.0, place.1, place.2);
    table.is_some_and(|table| table.sitting.side_of(contestant).is_some())
}

proptest! {
    #![proptest_config(crate::cases(60))]

    #[test]
    fn refusals_change_nothing_and_roles_are_kept(drawn in entries()) {
        let mut event = opened();
        let mut accepted = 0;
        for entry in &drawn {
            let before = event.clone();
            match event.apply(entry) {
                Err(refused) => {
                    prop_assert!(!refused.reason.to_string().is_empty());
                    prop_assert_eq!(&event, &before);
                }
                Ok(()) => {
                    accepted += 1;
                    prop_assert!(may(entry.by.role, &entry.action), "{} by {}", entry.to_json(), entry.by);
                    prop_assert!(at_own_table(&before, entry.by.role, &entry.action));
                    prop_assert_eq!(event.state().entries, before.state().entries + 1);
                }
            }
        }
        prop_assert!(accepted <= drawn.len());
        // Whatever happened, every question has an answer.
        let scores = event.standings(None);
        prop_assert!(scores.is_ok(), "{:?}", scores.err().map(|refused| refused.reason));
        prop_assert!(serde_json::to_string(&view::state(&event)).is_ok());
        for appeal in 1..=event.state().appeals.len() {
            prop_assert!(event.appeal_form(u32::try_from(appeal).unwrap()).is_some());
        }
        for contestant in 1..=6 {
            let _ = event.next_place(contestant);
        }
    }

    #[test]
    fn whatever_is_accepted_can_be_scored(drawn in entries(), kind in 0_usize..7) {
        let mut event = others()[kind].clone();
        for entry in &drawn {
            let _ = event.apply(entry);
        }
        let rounds = event.state().sessions[0].rounds.len();
        let through = (1..=u32::try_from(rounds).unwrap()).map(|round| Some(Through { session: 1, round }));
        for through in through.chain([None]) {
            let scores = event.standings(through);
            prop_assert!(scores.is_ok(), "{:?} {}", scores.err().map(|refused| refused.reason), event.export(through));
            crate::common::same_when_exported(&event, through);
        }
    }

    #[test]
    fn a_replay_can_be_split_and_resumed(drawn in entries(), cut in 0_usize..60) {
        let mut event = opened();
        let kept: Vec<&Entry> = drawn.iter().filter(|entry| event.apply(entry).is_ok()).collect();
        let cut = cut.min(kept.len());
        let mut resumed = opened();
        for entry in &kept[..cut] {
            resumed.apply(entry).unwrap();
        }
        let rest: String = kept[cut..].iter().map(|entry| entry.to_yaml()).collect();
        for entry in log::read(&rest).unwrap() {
            resumed.apply(&entry).unwrap();
        }
        prop_assert_eq!(&resumed, &event);
        prop_assert_eq!(resumed.export(None), event.export(None));
    }

    #[test]
    fn what_is_written_is_read_the_same(drawn in entries()) {
        prop_assert_eq!(&log::read(&log::write(&drawn)).unwrap(), &drawn);
        for entry in &drawn {
            prop_assert_eq!(&log::read_entry(&entry.to_json()).unwrap(), entry);
            prop_assert_eq!(&log::read_entry(&entry.to_yaml()).unwrap(), entry);
        }
    }

    #[test]
    fn a_corrected_score_is_as_if_it_had_been_right(seeds in proptest::collection::vec((0_usize..30, any::<u64>()), 1..12)) {
        // Once with wrong results put right later, once with the right ones from the start.
        let right = session(5, 3, 2);
        let places: Vec<usize> = right.iter().enumerate().filter(|(_, e)| matches!(e.action, Action::Result(_))).map(|(i, _)| i).collect();
        let mut wrong = right.clone();
        let last = wrong.pop().unwrap();
        let mut corrections = Vec::new();
        for (place, seed) in seeds {
            let at = places[place];
            let (Action::Result(now), Action::Result(proper)) = (&mut wrong[at].action, &right[at].action) else { unreachable!() };
            let (contract, by, tricks) = contract(&mut Dice::new(seed));
            if now != proper || (Some(&contract), &by, tricks) == (proper.contract.as_ref(), &proper.by, proper.tricks) {
                continue;
            }
            (now.contract, now.by, now.tricks) = (Some(contract), by, tricks);
            let correction = Correction {
                session: 1, round: proper.round, table: proper.table.clone(), board: proper.board, class: CorrectionClass::Entry,
                contract: proper.contract.clone(), by: proper.by.clone(), tricks: proper.tricks, result: None, lead: None,
                score: None, rotated: None, convinced: false, approved_by: None, requested: None, late_because: None,
            };
            corrections.push(Entry::new(last.at, Room::director(), Action::Correction(correction)).because("entered wrongly"));
        }
        wrong.extend(corrections);
        wrong.push(last);
        let (wrong, right) = (folded(&wrong), folded(&right));
        prop_assert_eq!(wrong.standings(None).unwrap(), right.standings(None).unwrap());
        prop_assert_eq!(wrong.export(None), right.export(None));
    }
}
