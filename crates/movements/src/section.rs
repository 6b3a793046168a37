//! Sections by name: A to Z, and where there are more AA to ZZ, as the columns of a sheet.

/// The most sections of an event: what one or two letters can name.
pub const MOST_SECTIONS: usize = 26 + 26 * 26;

/// The name of a section by its place, the first of which is 0; none beyond ZZ.
///
/// ```
/// use openroom_movements::section_name;
///
/// let names: Vec<_> = [0, 25, 26, 701, 702].map(section_name).into();
/// assert_eq!(names, [Some("A"), Some("Z"), Some("AA"), Some("ZZ"), None].map(|name| name.map(str::to_owned)));
/// ```
#[must_use]
pub fn section_name(place: usize) -> Option<String> {
    let letter = |place: usize| char::from(b"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[place % 26]);
    match place {
        0..26 => Some(letter(place).into()),
        26..MOST_SECTIONS => {
            let place = place - 26;
            Some([letter(place / 26), letter(place)].iter().collect())
        }
        _ => None,
    }
}

/// How many letters, and which.
pub type SectionOrder<'a> = (usize, Option<&'a str>);

/// What sections are sorted by: AA comes after Z, and tables without a section come before all.
///
/// ```
/// use openroom_movements::section_order;
///
/// let mut names = [Some("AA"), Some("B"), None, Some("A")];
/// names.sort_by_key(|&name| section_order(name));
/// assert_eq!(names, [None, Some("A"), Some("B"), Some("AA")]);
/// ```
#[must_use]
pub fn section_order(section: Option<&str>) -> SectionOrder<'_> {
    let letters = section.map_or(0, |section| section.chars().count());
    (letters, section)
}
