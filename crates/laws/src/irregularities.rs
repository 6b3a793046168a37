//! Chapters III and IV of the Laws as far as one table shows them: hands and boards that are not as they should be, and the
//! general laws governing irregularities.

pub(crate) mod law09_procedure;
pub(crate) mod law10_choice_of_rectification;
pub(crate) mod law11_forfeiture;
pub(crate) mod law12_adjusted_scores;
pub(crate) mod law13_incorrect_number_of_cards;
pub(crate) mod law14_missing_card;
pub(crate) mod law15_wrong_board;
pub(crate) mod law16_information;

use crate::book::Law;

/// The Laws of this chapter that take entries, but for calls and cards themselves.
pub(crate) const LAWS: &[Law] = &[
    law09_procedure::LAW,
    law12_adjusted_scores::LAW,
    law13_incorrect_number_of_cards::LAW,
    law14_missing_card::LAW,
    law15_wrong_board::LAW,
    law16_information::LAW,
];
