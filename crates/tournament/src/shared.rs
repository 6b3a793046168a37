//! Parts of the state that copies have in common until one of them is changed.
//!
//! Who looks at a large event takes a copy and lets others write meanwhile: a copy of 2,000 tables must not cost more than the entry that
//! made it necessary.

use std::collections::{BTreeMap, btree_map};
use std::ops::{Deref, DerefMut};
use std::sync::Arc;

/// A value that its copies share; who changes one of them changes only that one.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Shared<T>(Arc<T>);

impl<T> From<T> for Shared<T> {
    fn from(value: T) -> Self {
        Self(Arc::new(value))
    }
}

impl<T> Deref for Shared<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T: Clone> DerefMut for Shared<T> {
    fn deref_mut(&mut self) -> &mut T {
        Arc::make_mut(&mut self.0)
    }
}

impl<'a, T> IntoIterator for &'a Shared<Vec<T>> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<'a, K, V> IntoIterator for &'a Shared<BTreeMap<K, V>> {
    type Item = (&'a K, &'a V);
    type IntoIter = btree_map::Iter<'a, K, V>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

#[cfg(test)]
mod tests {
    use super::Shared;

    #[test]
    fn a_copy_that_is_changed_leaves_the_other_as_it_was() {
        let first: Shared<Vec<u32>> = vec![1, 2].into();
        let mut second = first.clone();
        assert!(std::ptr::eq(&*first, &*second));
        second.push(3);
        assert_eq!((first.len(), second.len()), (2, 3));
    }
}
