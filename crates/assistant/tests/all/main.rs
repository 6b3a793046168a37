//! The assistant as a page asks it.

mod interface;
mod phone;
