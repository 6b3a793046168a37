//! What of a movement makes scores be factored, and who of it may keep a seat.

use std::collections::{BTreeMap, BTreeSet};

use crate::movement::{Contestant, Entrants, Movement, Seats, Table};

/// Why the scores of a movement will be factored: boards that are not played equally often, or sections of unequal size (White Book 131.1).
/// What is scored by matches knows neither.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[non_exhaustive]
pub struct Factored {
    /// How often the boards are played: least and most, where these differ within a section.
    pub boards: Option<(usize, usize)>,
    /// How many contestants play in the sections: fewest and most, where these differ.
    pub sections: Option<(usize, usize)>,
}

impl Factored {
    /// Whether anything will be factored.
    #[must_use]
    pub const fn is_factored(self) -> bool {
        self.boards.is_some() || self.sections.is_some()
    }
}

impl Movement {
    /// What makes the scores of this movement be factored.
    ///
    /// ```
    /// use openroom_movements::generate::{Even, mitchell, sections};
    ///
    /// let [five, six] = [5, 6].map(|tables| mitchell(tables, 5, 2, Even::Skip).unwrap());
    /// assert!(!five.factored().is_factored());
    /// let two = sections(&[five, six]).unwrap();
    /// assert_eq!(two.factored().sections, Some((10, 12)));
    /// ```
    #[must_use]
    pub fn factored(&self) -> Factored {
        if self.entrants == Entrants::Teams {
            return Factored::default();
        }
        let mut played: BTreeMap<Option<&str>, BTreeMap<u32, usize>> = BTreeMap::new();
        let mut sizes: BTreeMap<Option<&str>, BTreeSet<Contestant>> = BTreeMap::new();
        for table in self.rounds.iter().flat_map(|round| &round.tables) {
            let section = table.section.as_deref();
            sizes.entry(section).or_default().extend(seated(table));
            if table.is_played() {
                let boards = played.entry(section).or_default();
                for &board in &table.boards.0 {
                    *boards.entry(board).or_default() += 1;
                }
            }
        }
        // Sections of unequal size have their boards played unequally often: that is told once.
        let uneven = played.values().filter_map(|boards| {
            let least = boards.values().min()?;
            let most = boards.values().max()?;
            (least != most).then_some((*least, *most))
        });
        let sizes = sizes.values().map(BTreeSet::len);
        let (fewest, most) = (sizes.clone().min(), sizes.max());
        Factored {
            boards: uneven.reduce(|a, b| (a.0.min(b.0), a.1.max(b.1))),
            sections: fewest.zip(most).filter(|(fewest, most)| fewest != most),
        }
    }

    /// Those who play all their rounds at one table: the places for who cannot move (White Book 121.4.3). In teams a line-up says which of
    /// a team moves.
    ///
    /// ```
    /// use openroom_movements::generate::{Even, howell, mitchell};
    ///
    /// let mitchell = mitchell(5, 5, 2, Even::Skip).unwrap();
    /// assert!(mitchell.stationary().into_iter().eq(1..=5));
    /// assert_eq!(howell(4, 3).unwrap().stationary().len(), 1);
    /// ```
    #[must_use]
    pub fn stationary(&self) -> BTreeSet<Contestant> {
        if self.entrants == Entrants::Teams {
            return BTreeSet::new();
        }
        let mut at: BTreeMap<Contestant, BTreeSet<String>> = BTreeMap::new();
        for table in self.rounds.iter().flat_map(|round| &round.tables) {
            for who in seated(table) {
                at.entry(who).or_default().insert(table.name());
            }
        }
        let still = at.into_iter().filter(|(_, tables)| tables.len() == 1);
        still.map(|(who, _)| who).collect()
    }
}

/// Those who sit at a table.
fn seated(table: &Table) -> impl Iterator<Item = Contestant> + use<> {
    let seats = match table.seats {
        Seats::Sides { ns, ew } => [ns, ew, None, None],
        Seats::Players { n, e, s, w } => [n, e, s, w].map(Some),
    };
    seats.into_iter().flatten()
}
