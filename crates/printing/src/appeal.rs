//! The appeal form: what White Book 92.5 and 93.4 ask for. [`AppealForm`] is plain data, read from YAML or made from the
//! log of an event; what nobody knows yet stays an empty box to write in.

mod complete;
mod from_log;
mod print;

use core::fmt;

use openroom_cases::Case;
use openroom_placed::Fault;
use openroom_said::{Arg, Said, fault, said};

use openroom_tournament::questions::{Barred, Item};
use serde::de::value::MapAccessDeserializer;
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

pub use from_log::of_log;
pub use print::document;

/// An appeal, as far as it is known.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct AppealForm {
    /// The event.
    pub event: String,
    /// How it is scored, and whether by pairs or teams.
    pub scoring: String,
    /// The session, and the round.
    pub session: String,
    /// The table.
    pub table: String,
    /// The number of the board.
    pub board: Option<u32>,
    /// Who deals: `N`; else as the number of the board has it.
    pub dealer: Option<Compass>,
    /// Who is vulnerable: `none`, `ns`, `ew` or `both`; else as the number of the board has it.
    pub vul: Option<Vul>,
    /// The four hands, as PBN writes them.
    pub deal: String,
    /// The players.
    pub players: Players,
    /// The calls, from the dealer on.
    pub auction: Vec<AppealCall>,
    /// The opening lead: `HQ`.
    pub lead: String,
    /// The play up to the point, and the ending, where they matter.
    pub play: String,
    /// Contract, declarer and tricks.
    pub result: String,
    /// The score at the table.
    pub score: String,
    /// Facts about the system.
    pub system: String,
    /// Whether the convention card bears them out.
    pub convention_card: Option<ConventionCard>,
    /// The facts, each with the evidence for it.
    pub facts: String,
    /// What the Director ruled.
    pub ruling: Ruling,
    /// Who appeals, and why.
    pub appeal: Appeal,
    /// The committee and what it decided.
    pub committee: Committee,
    /// What proves the record from which it was printed.
    pub record: String,
    /// The items (a) to (s) of White Book 92.5.1, as the log has them.
    #[serde(skip)]
    pub items: Vec<Item>,
    /// Who may not sit on the committee, as the log has it.
    #[serde(skip)]
    pub barred: Vec<Barred>,
    /// The case that the ruling ended.
    #[serde(skip)]
    pub case: Option<Box<Case>>,
}

/// A seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Compass {
    N,
    E,
    S,
    W,
}

/// Who is vulnerable.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Vul {
    None,
    Ns,
    Ew,
    Both,
}

/// The four players.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs)]
pub struct Players {
    pub north: Player,
    pub east: Player,
    pub south: Player,
    pub west: Player,
}

/// A player.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Player {
    /// The name.
    pub name: String,
    /// The number of the pair or team.
    pub number: String,
    /// How experienced, for a referee who is not told the names (White Book 93.5).
    pub level: String,
}

/// A call, with what was said of it. In YAML only the call (`1NT`, `Pass`, `X`), or all three keys.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct AppealCall {
    /// The call.
    pub call: String,
    /// It was alerted.
    pub alert: bool,
    /// What it means; of a double, of which type it is; whether it forces.
    pub meaning: String,
}

/// The long form of a call.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ToldCall {
    call: String,
    #[serde(default)]
    alert: bool,
    #[serde(default)]
    meaning: String,
}

impl<'de> Deserialize<'de> for AppealCall {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(CallVisitor)
    }
}

struct CallVisitor;

impl<'de> Visitor<'de> for CallVisitor {
    type Value = AppealCall;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a call such as 1NT, or call, alert and meaning")
    }

    fn visit_str<E>(self, text: &str) -> Result<AppealCall, E> {
        Ok(AppealCall {
            call: text.to_owned(),
            ..AppealCall::default()
        })
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<AppealCall, A::Error> {
        let told = ToldCall::deserialize(MapAccessDeserializer::new(map))?;
        Ok(AppealCall {
            call: told.call,
            alert: told.alert,
            meaning: told.meaning,
        })
    }
}

/// Whether the convention card bears out what was said (White Book 92.5.1(j)).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ConventionCard {
    /// It does.
    Agrees,
    /// It says something else.
    Differs,
    /// There is none.
    NotAvailable,
}

/// The Director's ruling.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct Ruling {
    /// The ruling in words.
    pub text: String,
    /// The Laws: `16B1a, 12C1`.
    pub law: String,
    /// The score given, with its weights.
    pub score: String,
    /// The legal auction that leads to the table result, where a weighted score includes it.
    pub legal_auction: String,
    /// The Director.
    pub director: String,
    /// Whom the Director consulted.
    pub consulted: String,
    /// Players who were polled, and what they answered.
    pub poll: String,
}

/// Who appeals.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Appellant {
    Ns,
    Ew,
    Director,
}

/// The appeal itself.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct Appeal {
    /// Who appeals.
    pub by: Option<Appellant>,
    /// Why.
    pub reason: String,
    /// The deposit that was taken.
    pub deposit: String,
    /// Who took it.
    pub deposit_taken_by: String,
    /// Why there is none (White Book 92.8).
    pub no_deposit_because: String,
    /// Whether both sides have seen the form (92.5.1(q)).
    pub seen: Option<bool>,
    /// What the players remark on it.
    pub comments: String,
    /// When and where it is heard.
    pub hearing: String,
}

/// The committee's part.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct Committee {
    /// Who is in the chair.
    pub chair: String,
    /// The other members.
    pub members: Vec<String>,
    /// Facts that it found or added.
    pub findings: String,
    /// Whether the ruling stands.
    pub upheld: Option<bool>,
    /// The decision in words.
    pub decision: String,
    /// The reasons.
    pub reasons: String,
    /// Whether the deposit is returned.
    pub deposit_returned: Option<bool>,
    /// A dissent, if one is noted.
    pub dissent: String,
    /// Who was told, and when.
    pub told: String,
}

impl AppealForm {
    /// Reads YAML or JSON.
    ///
    /// # Errors
    ///
    /// What is wrong and where.
    ///
    /// ```
    /// use openroom_printing::appeal::AppealForm;
    ///
    /// let form = AppealForm::read("event: Spring Pairs\nboard: 7\nauction: [1NT, Pass, {call: 2H, alert: true}]\n").unwrap();
    /// assert_eq!(form.board, Some(7));
    /// let error = AppealForm::read("bord: 7\n").unwrap_err();
    /// assert!(error.to_string().contains("bord"), "{error}");
    /// ```
    pub fn read(text: &str) -> Result<Self, Said> {
        let form: Self = openroom_placed::from_text(text).map_err(|fault: Fault| fault.said())?;
        if !form.deal.is_empty() {
            openroom_laws::log::read_deal(&form.deal).map_err(|text| wrong("deal", text))?;
        }
        match (&form.appeal, form.board) {
            (_, Some(0)) => Err(wrong(
                "board",
                said!("form-board-0", "no board has the number 0"),
            )),
            (appeal, _) if !appeal.deposit.is_empty() && !appeal.no_deposit_because.is_empty() => {
                let both = said!(
                    "form-deposit-or-reason",
                    "give `deposit` or `no-deposit-because`, not both"
                );
                Err(wrong("appeal", both))
            }
            _ => Ok(form),
        }
    }
}

/// What is wrong under a key.
fn wrong(key: &str, text: Said) -> Said {
    fault(0, Some(Arg::Text(key.to_owned())), text)
}
