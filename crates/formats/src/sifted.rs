//! What was read of a file, and the parts of it that could not be.

use crate::fault::Fault;
use crate::loss::{Loss, Lost, Source};

/// What was read of a file, what of it could not be kept, and the games or results that could not be read.
#[derive(Debug, Default)]
pub(crate) struct Sifted<T> {
    pub read: T,
    pub losses: Vec<Loss>,
    /// Each part that is wrong: where it stands, and everything that is wrong with it.
    pub faulty: Vec<(Source, Vec<Fault>)>,
}

impl<T> Sifted<T> {
    /// All of the file.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with any part of it.
    pub fn whole(self) -> Result<(T, Vec<Loss>), Vec<Fault>> {
        match self.faulty.is_empty() {
            true => Ok((self.read, self.losses)),
            false => Err(self
                .faulty
                .into_iter()
                .flat_map(|(_, faults)| faults)
                .collect()),
        }
    }

    /// What can be read; the rest is lost.
    pub fn leaving_out(mut self) -> (T, Vec<Loss>) {
        let left_out = self.faulty.into_iter();
        let left_out = left_out.map(|(place, faults)| Loss::new(place, Lost::Faulty(faults)));
        self.losses.extend(left_out);
        (self.read, self.losses)
    }

    pub fn map<U>(self, read: impl FnOnce(T) -> U) -> Sifted<U> {
        Sifted {
            read: read(self.read),
            losses: self.losses,
            faulty: self.faulty,
        }
    }
}
