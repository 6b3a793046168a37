//! YAML as data.

use openroom_placed::Limits;
use openroom_said::said;
use serde_json::Value;

use crate::fault::Fault;

/// No event file nests deeper.
const LIMITS: Limits = Limits {
    depth: 64,
    ..Limits::FLAT
};

/// The one document of the text.
pub(super) fn read(text: &str) -> Result<Value, Fault> {
    match openroom_placed::read(text, LIMITS) {
        Ok(Some(node)) => Ok(node.to_json()),
        Ok(None) => Err(Fault::new(
            1,
            said!("file-there-nothing", "the file is empty"),
        )),
        Err(fault) => {
            let line = usize::try_from(fault.line).unwrap_or(0);
            Err(Fault::new(line, fault.told()))
        }
    }
}
