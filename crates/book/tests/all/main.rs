//! What holds of the book whatever is asked of it.

mod properties;
