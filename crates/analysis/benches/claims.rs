//! Claims: how long the analysis takes.
fn main() {}
