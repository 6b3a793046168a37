//! Chapter IV of the Laws: general laws governing irregularities.

pub mod law09_procedure;
pub mod law10_choice_of_rectification;
pub mod law12_adjusted_scores;
pub mod law16_information;
