//! What was irregular, by the name that players know it by.

use openroom_laws::replay::replay;
use openroom_laws::table::Irregularity;
use openroom_laws::{Clause, Log, Table};

use crate::show::notation;
use crate::words::{Message, Words};

/// "West has made an insufficient bid (Law 18D)."
pub(crate) fn told(irregularity: &Irregularity, table: &Table, words: &Words) -> String {
    let declarer = table.contract().map(|(_, declarer)| declarer);
    let (message, by) = match (name(irregularity.law), declarer) {
        // Dummy's card is led by declarer, who called for it (45B).
        (Some(Message::IrregularLead), Some(declarer)) if irregularity.by.partner() == declarer => {
            (Message::IrregularLeadFromDummy, declarer)
        }
        (message, _) => (
            message.unwrap_or(Message::ExplainIrregular),
            irregularity.by,
        ),
    };
    let args = [
        ("seat", notation::seat(by, words).into()),
        ("clause", irregularity.law.id().into()),
    ];
    words.tell(message, args)
}

/// What the log of a table is about: the first irregularity in it.
#[must_use]
pub fn subject(log: &Log, words: &Words) -> Option<String> {
    let table = replay(log, log.edition()).ok()?;
    let first = table.irregularities().first()?;
    Some(told(first, &table, words))
}

/// The name of what is irregular under a clause; none for what only its clause tells.
pub(crate) fn name(law: Clause) -> Option<Message> {
    Some(match law.id() {
        "9B2" => Message::IrregularActedBeforeRuling,
        "15A1" | "17D1" => Message::IrregularWrongCards,
        "16C1" | "16D1" => Message::IrregularExtraneous,
        "17B" | "17C" => Message::IrregularRotation,
        "18D" => Message::IrregularInsufficient,
        "19A1" => Message::IrregularDouble,
        "19B1" => Message::IrregularRedouble,
        "24" => Message::IrregularCardInAuction,
        "31A1" | "32A1" | "32B1" | "30A" => Message::IrregularNotRepeated,
        "30B2b" => Message::IrregularNoDouble,
        "35-2" | "35B" => Message::IrregularMustPass,
        "35-3" | "35C" => Message::IrregularAboveSeven,
        "35-4" | "35D" => Message::IrregularLateCall,
        "41A" => Message::IrregularOpeningLead,
        "43A1b" | "43A1c" | "43A2" | "43A3" | "43B2a" | "43B2b" | "45F" | "61B2b" => {
            Message::IrregularDummy
        }
        "44B" => Message::IrregularPlay,
        "44C" => Message::IrregularRevoke,
        "44G" => Message::IrregularLead,
        "45D" | "45D1" => Message::IrregularDummysCard,
        "49" => Message::IrregularExposed,
        "50C" | "50D1a" => Message::IrregularPenaltyCard,
        "50D2" => Message::IrregularLedTooSoon,
        "54" | "54B1" => Message::IrregularOpeningLeadOutOfTurn,
        "54E" => Message::IrregularDeclaringSideLed,
        "58B" => Message::IrregularTogether,
        "61A" => Message::IrregularDisobeyed,
        "65B3" => Message::IrregularArrangement,
        "66C" => Message::IrregularInspected,
        "67A" => Message::IrregularDefective,
        _ => return None,
    })
}
