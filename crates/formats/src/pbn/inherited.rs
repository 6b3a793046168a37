//! Values that later games take over from earlier ones.

use std::borrow::Cow;

/// Values that later games take over (`#` and `##`).
#[derive(Debug, Default)]
pub(crate) struct Inherited {
    /// The last real value of each tag.
    pub(super) last: Vec<(String, String)>,
    /// The tags given with `##`: for all games to come.
    pub(super) header: Vec<String>,
}

impl Inherited {
    /// The value that counts: that of an earlier game for `#`.
    pub(super) fn resolve<'a>(&mut self, name: &str, value: Cow<'a, str>) -> Cow<'a, str> {
        let last = self.last.iter_mut().find(|(last, _)| last == name);
        if value == "#" {
            return last.map_or(Cow::Borrowed(""), |(_, last)| Cow::Owned(last.clone()));
        }
        let value = match value.strip_prefix("##") {
            Some(rest) => {
                if !self.header.iter().any(|n| n == name) {
                    self.header.push(name.to_owned());
                }
                Cow::Owned(rest.to_owned())
            }
            None => value,
        };
        match last {
            Some((_, last)) if *last == value => {}
            Some((_, last)) => *last = value.clone().into_owned(),
            None => self
                .last
                .push((name.to_owned(), value.clone().into_owned())),
        }
        value
    }
}
