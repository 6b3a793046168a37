//! Law 87: fouled board. At the table only the form is noted in which it was played here; the scorer does the rest.

use crate::book::{Law, done};
use crate::entry::Finding;
use crate::law;

/// What is entered under this Law.
pub(super) const LAW: Law = Law {
    finding: |table, finding| match finding {
        Finding::Fouled(form) => {
            table.cite(law!("87A"));
            table.form = Some(form.clone());
            done()
        }
        _ => None,
    },
    ..Law::TAKES_NOTHING
};
