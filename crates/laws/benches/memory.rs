//! Bytes of memory that a live table takes: its own size and what it holds on the heap.

mod common;

use std::alloc::System;

use openroom_laws::Table;
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};

use common::{Whole, whole_boards};

#[global_allocator]
static HEAP: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

/// The bytes on the heap that the table keeps after so many of the entries.
fn heap(board: &Whole, entries: usize) -> usize {
    let region = Region::new(HEAP);
    let table = board.after(entries);
    let change = region.change();
    drop(table);
    change.bytes_allocated - change.bytes_deallocated
}

fn main() {
    let boards = whole_boards(1000, true);
    let own = size_of::<Table>();
    println!("size_of::<Table>(): {own} bytes");
    // Each stage with the cards that are then still to be played; a new table has nothing behind it.
    let stages = [
        ("new", None),
        ("auction ended", Some(52)),
        ("26 cards played", Some(26)),
        ("over", Some(0)),
    ];
    for (stage, left) in stages {
        let bytes: Vec<usize> = boards
            .iter()
            .map(|board| own + heap(board, left.map_or(0, |left| board.entries.len() - left)))
            .collect();
        let mean = bytes.iter().sum::<usize>() / bytes.len();
        let most = bytes.iter().max().copied().unwrap_or(0);
        println!("{stage}: {mean} bytes a table on average, {most} at most");
    }
}
