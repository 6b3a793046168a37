//! Law 71: concession cancelled, until the correction period ends.

use openroom_said::said;

use super::law70_contested_claim::contest_for;
use crate::entry::Side;
use crate::impossible::Impossible;
use crate::law;
use crate::table::Table;
use crate::table::claim::Claim;

/// The side that conceded takes it back. A trick already won is never among those conceded, since a log counts only tricks
/// still to come: what is left to find is whether any normal play would lose it (71.2 in 2007, 71B in 2017).
pub(crate) fn objects(table: &mut Table, claim: &Claim) -> Result<(), Impossible> {
    if !claim.concedes {
        return Err(Impossible::NotNow(said!(
            "no-trick-given-up",
            "the claim conceded no trick that could be returned (71)"
        )));
    }
    table.cite(law!("71"));
    let ground = law!(2007: "71.2", 2017: "71B");
    contest_for(table, ground, Some(Side::of(claim.by)));
    Ok(())
}
