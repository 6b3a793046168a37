//! Somebody who plays at a club.

use openroom_said::{Said, said};
use openroom_tournament::names::{is_unseen, same};
use serde::{Deserialize, Serialize};

/// So many people a club has at most.
pub const MOST: usize = 10_000;

/// The most letters of a name or a number.
pub const LONGEST: usize = 60;

/// The most letters of what tells how to reach somebody.
pub const LONGEST_CONTACT: usize = 200;

/// What a club keeps of somebody; docs/members.md says why and for how long.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(default)]
pub struct Member {
    /// The name, as he writes it.
    pub name: String,
    /// The same name as it is written elsewhere.
    pub also: Vec<String>,
    /// The number that the federation gave him.
    pub federation: String,
    /// The number that the club gave him.
    pub number: String,
    /// The grade or the handicap.
    pub grade: String,
    /// With whom he usually plays, by name.
    pub partner: String,
    /// His language: `en`, `pt`, `es`, `es-ES`, `it`, `ro`, or nothing.
    pub language: String,
    /// How he can be reached, if he has said so.
    pub contact: String,
    /// He has agreed to be named on pages that everybody can see.
    pub consent: bool,
    /// Plays here now and then, and is no member.
    pub visitor: bool,
    /// The last day on which he played, `2026-11-17`; nothing if that is not known.
    pub last: String,
}

/// The parts of a member that are texts.
pub type Fields<'m> = [(&'static str, &'m mut String); 7];

impl Member {
    /// Somebody of whom only the name is known.
    #[must_use]
    pub fn called(name: &str) -> Self {
        Self {
            name: name.to_owned(),
            ..Self::default()
        }
    }

    /// All names that he goes by.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        let also = self.also.iter().map(String::as_str);
        std::iter::once(self.name.as_str()).chain(also)
    }

    /// Whether he goes by that name.
    #[must_use]
    pub fn goes_by(&self, name: &str) -> bool {
        self.names().any(|own| same(own, name))
    }

    /// The number by which the outside knows him: that of the federation, else none. The number of the club is the club's own.
    #[must_use]
    pub fn membership(&self) -> &str {
        &self.federation
    }

    /// The same without spaces around and without what says nothing, or what is wrong with it.
    ///
    /// # Errors
    /// A name is missing, something is too long, or has signs that nobody sees.
    pub fn sound(mut self) -> Result<Self, Said> {
        let own = self.name.trim().to_owned();
        self.also = self
            .also
            .iter()
            .map(|name| name.trim().to_owned())
            .filter(|name| !name.is_empty() && *name != own)
            .collect();
        self.also.sort();
        self.also.dedup();
        self.also.truncate(20);
        for (_, text) in self.fields() {
            *text = text.trim().to_owned();
        }
        if self.name.is_empty() {
            return Err(said!("member-no-name", "the name is missing"));
        }
        if let Some(wrong) = self.wrong() {
            return Err(wrong);
        }
        Ok(self)
    }

    /// What is wrong with one of the texts.
    fn wrong(&self) -> Option<Said> {
        let short = [
            &self.name,
            &self.federation,
            &self.number,
            &self.grade,
            &self.partner,
            &self.language,
        ];
        let short = short.into_iter().chain(&self.also);
        let texts = short.map(|text| (text, LONGEST));
        for (text, most) in texts.chain([(&self.contact, LONGEST_CONTACT)]) {
            if text.chars().any(is_unseen) {
                return Some(said!(
                    "member-signs",
                    "there are characters that cannot be seen; type the text again"
                ));
            }
            if text.chars().count() > most {
                let begin: String = text.chars().take(20).collect();
                return Some(said!(
                    "member-too-long",
                    "“{begin}…” is too long; at most {most} characters",
                    begin,
                    most
                ));
            }
        }
        None
    }

    /// Its texts, each by the name that the interface gives it.
    pub fn fields(&mut self) -> Fields<'_> {
        [
            ("name", &mut self.name),
            ("federation", &mut self.federation),
            ("number", &mut self.number),
            ("grade", &mut self.grade),
            ("partner", &mut self.partner),
            ("language", &mut self.language),
            ("contact", &mut self.contact),
        ]
    }

    /// Two that are one: what this one does not say, the other one says; the other's names stay known. Whether he has agreed to be named is
    /// as this one says.
    #[must_use]
    pub fn merged(mut self, mut other: Self) -> Self {
        let also: Vec<String> = other.names().map(str::to_owned).collect();
        for name in also {
            if !self.names().any(|own| own == name) {
                self.also.push(name);
            }
        }
        for ((_, own), (_, theirs)) in self.fields().into_iter().zip(other.fields()) {
            if own.is_empty() {
                own.clone_from(theirs);
            }
        }
        self.visitor &= other.visitor;
        if other.last > self.last {
            self.last = other.last;
        }
        self
    }

    /// What a list says anew: what it says takes the place of what was known; what it does not say stays. Another name than the known one is
    /// kept beside it.
    #[must_use]
    pub fn told(mut self, mut told: Self) -> Self {
        if !self.goes_by(&told.name) {
            self.also.push(told.name.clone());
        }
        for name in told.also.clone() {
            if !self.goes_by(&name) {
                self.also.push(name);
            }
        }
        for ((field, own), (_, new)) in self.fields().into_iter().zip(told.fields()) {
            if field != "name" && !new.is_empty() {
                own.clone_from(new);
            }
        }
        self.consent |= told.consent;
        self.visitor &= told.visitor;
        self
    }
}
