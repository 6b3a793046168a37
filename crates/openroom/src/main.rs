//! The one binary: the command line of Openroom.

fn main() {}
