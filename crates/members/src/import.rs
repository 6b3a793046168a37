//! A list of people from elsewhere: its columns guessed, then said by whoever knows them, and its lines read one by one.

use openroom_formats::Fault;
use openroom_formats::sheet::Sheet;
use openroom_said::said;
use openroom_tournament::names::plain;
use serde::{Deserialize, Serialize};

use crate::member::{MOST, Member};
use crate::names::Register;

/// What stands in a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Column {
    /// The whole name.
    Name,
    /// The given name.
    Given,
    /// The family name.
    Family,
    /// The name as it is written elsewhere.
    Also,
    /// The number of the federation.
    Federation,
    /// The number of the club.
    Number,
    /// The grade or the handicap.
    Grade,
    /// The usual partner.
    Partner,
    /// The language.
    Language,
    /// How he can be reached.
    Contact,
    /// Whether he has agreed to be named.
    Consent,
    /// Nothing of it is taken.
    None,
}

/// The words that stand above columns, in small letters and without accents, in the languages of clubs.
const HEADINGS: &[(Column, &[&str])] = &[
    (
        Column::Given,
        &[
            "first name",
            "firstname",
            "given name",
            "forename",
            "primeiro nome",
            "nombre de pila",
            "prenume",
            "nome di battesimo",
        ],
    ),
    (
        Column::Family,
        &[
            "last name",
            "lastname",
            "surname",
            "family name",
            "apelido",
            "sobrenome",
            "apellido",
            "apellidos",
            "cognome",
            "nume de familie",
        ],
    ),
    (
        Column::Federation,
        &[
            "ebu",
            "acbl",
            "sbu",
            "wbu",
            "nibu",
            "fpb",
            "aeb",
            "figb",
            "frb",
            "wbf",
            "federation",
            "federacao",
            "federacion",
            "federazione",
            "federatie",
            "national",
            "nbo",
            "licence",
            "license",
            "licenca",
            "licencia",
            "tessera",
            "legitimatie",
            "membership number",
            "membership no",
        ],
    ),
    (
        Column::Number,
        &[
            "club number",
            "club no",
            "number",
            "no",
            "nr",
            "num",
            "numero",
            "numar",
            "id",
            "member no",
            "member number",
            "socio",
            "n",
        ],
    ),
    (
        Column::Grade,
        &[
            "grade",
            "rank",
            "handicap",
            "hcp",
            "categoria",
            "categorie",
            "grado",
            "ngs",
            "rating",
            "stratum",
        ],
    ),
    (
        Column::Partner,
        &[
            "partner",
            "usual partner",
            "parceiro",
            "companero",
            "pareja",
            "compagno",
            "partener",
        ],
    ),
    (Column::Language, &["language", "lingua", "idioma", "limba"]),
    (
        Column::Contact,
        &[
            "e mail",
            "email",
            "mail",
            "phone",
            "telephone",
            "tel",
            "mobile",
            "contact",
            "contacto",
            "contato",
            "contatto",
            "telefone",
            "telefono",
            "telefon",
            "telemovel",
            "correo",
        ],
    ),
    (
        Column::Consent,
        &[
            "consent",
            "public",
            "consentimento",
            "consentimiento",
            "consenso",
            "acord",
            "consimtamant",
            "agrees",
        ],
    ),
    (
        Column::Also,
        &["also", "alias", "nickname", "also written", "known as"],
    ),
    (
        Column::Name,
        &[
            "name",
            "player",
            "member",
            "full name",
            "nome",
            "nombre",
            "nume",
            "jogador",
            "jugador",
            "giocatore",
            "jucator",
            "names",
        ],
    ),
];

/// What stands below a heading, as far as its words tell.
fn guess(heading: &str) -> Column {
    let heading = plain(heading);
    let exact = HEADINGS
        .iter()
        .find(|(_, words)| words.contains(&heading.as_str()));
    let within = || {
        let words: Vec<&str> = heading.split(' ').collect();
        let has = |known: &&str| match known.contains(' ') {
            true => heading.contains(*known),
            false => known.len() > 2 && words.contains(known),
        };
        HEADINGS.iter().find(|(_, known)| known.iter().any(&has))
    };
    exact
        .or_else(within)
        .map_or(Column::None, |(column, _)| *column)
}

/// A list that is to be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Import {
    /// Its rows.
    pub sheet: Sheet,
    /// Whether its first row says what stands in the columns.
    pub heading: bool,
    /// What stands in each column.
    pub columns: Vec<Column>,
}

/// Somebody of the list who was known before.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Known {
    /// The place in the list of those who were known.
    pub at: usize,
    /// As he is now.
    pub member: Member,
}

/// What a list says.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Read {
    /// Who was not known before.
    pub added: Vec<Member>,
    /// Of whom something is said that was not known.
    pub changed: Vec<Known>,
    /// So many are as they were.
    pub same: usize,
    /// The lines that cannot be read.
    pub faults: Vec<Fault>,
}

impl Import {
    /// Reads a list and guesses its columns.
    ///
    /// # Errors
    /// If it is no list.
    pub fn read(bytes: &[u8]) -> Result<Self, Vec<Fault>> {
        let sheet = Sheet::read(bytes)?;
        let first = sheet.rows.first().map_or(&[][..], |row| &row.cells);
        let mut columns: Vec<Column> = first.iter().map(|cell| guess(cell)).collect();
        columns.resize(sheet.columns, Column::None);
        let heading = columns.iter().any(|&column| column != Column::None);
        if !heading && let Some(first) = columns.first_mut() {
            *first = Column::Name;
        }
        let mut import = Self {
            sheet,
            heading,
            columns,
        };
        import.once();
        Ok(import)
    }

    /// Each thing stands in one column; of two that look alike the first is it. Names as written elsewhere may stand in several.
    fn once(&mut self) {
        for at in 0..self.columns.len() {
            let column = self.columns[at];
            if column != Column::Also && self.columns[..at].contains(&column) {
                self.columns[at] = Column::None;
            }
        }
    }

    /// The people of the list beside those who are known, and what is wrong, line by line. `consent`: they have all agreed to be named.
    #[must_use]
    pub fn people(&self, known: &[Member], consent: bool) -> Read {
        let mut read = Read::default();
        let mut register = Register::of(known);
        // Those of the list come after those who are known.
        let mut all: Vec<Member> = known.to_vec();
        let names =
            |column: &Column| matches!(column, Column::Name | Column::Given | Column::Family);
        if !self.columns.iter().any(names) {
            read.faults.push(Fault::new(
                0,
                said!(
                    "members-no-name-column",
                    "no column has the names; say which one it is"
                ),
            ));
            return read;
        }
        for row in self.sheet.rows.iter().skip(usize::from(self.heading)) {
            let mut told = self.member(&row.cells);
            told.consent |= consent;
            let told = match told.sound() {
                Ok(told) => told,
                Err(reason) => {
                    read.faults.push(Fault::new(row.line, reason));
                    continue;
                }
            };
            let at = register.same(&told, |at| &all[at]);
            match at {
                Some(at) => all[at] = all[at].clone().told(told),
                None if all.len() >= MOST => {
                    let many = said!(
                        "members-too-many",
                        "a club may have at most {most} people",
                        most = MOST
                    );
                    read.faults.push(Fault::new(row.line, many));
                    break;
                }
                None => {
                    register.add(all.len(), &told);
                    all.push(told);
                }
            }
        }
        read.added = all.split_off(known.len());
        for (at, (member, before)) in all.into_iter().zip(known).enumerate() {
            match member == *before {
                true => read.same += 1,
                false => read.changed.push(Known { at, member }),
            }
        }
        read
    }

    /// What a row says.
    fn member(&self, cells: &[String]) -> Member {
        let mut member = Member::default();
        let (mut given, mut family) = ("", "");
        for (column, cell) in self.columns.iter().zip(cells) {
            match column {
                Column::Name => member.name.clone_from(cell),
                Column::Given => given = cell,
                Column::Family => family = cell,
                Column::Also => member.also.push(cell.clone()),
                Column::Federation => member.federation.clone_from(cell),
                Column::Number => member.number.clone_from(cell),
                Column::Grade => member.grade.clone_from(cell),
                Column::Partner => member.partner.clone_from(cell),
                Column::Language => member.language = language(cell),
                Column::Contact => member.contact.clone_from(cell),
                Column::Consent => member.consent = is_yes(cell),
                Column::None => {}
            }
        }
        if member.name.is_empty() {
            member.name = format!("{given} {family}").trim().to_owned();
        } else {
            member.name = in_order(&member.name);
        }
        member
    }
}

/// `Lima, Ana` is Ana Lima.
fn in_order(name: &str) -> String {
    match name.split_once(',') {
        Some((family, given)) if !given.trim().is_empty() && !given.contains(',') => {
            format!("{} {}", given.trim(), family.trim())
        }
        _ => name.to_owned(),
    }
}

/// A yes in the languages of clubs.
fn is_yes(cell: &str) -> bool {
    let yes = [
        "yes", "y", "sim", "s", "si", "da", "true", "1", "x", "✓", "ok",
    ];
    yes.contains(&plain(cell).as_str()) || cell == "✓"
}

/// The code of a language by its name or code; nothing if it is none of ours.
fn language(cell: &str) -> String {
    let known = [
        ("en", ["en", "english", "ingles", "inglese", "engleza"]),
        (
            "pt",
            ["pt", "portuguese", "portugues", "portoghese", "portugheza"],
        ),
        ("es", ["es", "spanish", "espanol", "spagnolo", "spaniola"]),
        ("it", ["it", "italian", "italiano", "italiana", "italiano"]),
        ("ro", ["ro", "romanian", "romeno", "rumano", "romana"]),
    ];
    let cell = plain(cell);
    let found = known
        .iter()
        .find(|(_, words)| words.contains(&cell.as_str()));
    found.map_or_else(String::new, |(code, _)| (*code).to_owned())
}
