//! `openroom federation`: the rules of a federation, checked, shown and asked.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::process::ExitCode;
use std::sync::Arc;

use openroom_scoring::Scores;
use openroom_scoring::event::{ContestantId, Event};
use openroom_scoring::federation::{Federation, MasterAward, Only, Person};
use openroom_words::scores::Figure as _;

use super::input::{Source, print};
use crate::words::{Language, Message, Words};

/// Check the rules of a federation, show them, or ask about a player number or a category
///
/// A FEDERATION is white-book, wbf, or a file in YAML or JSON as docs/federations.md describes it.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  openroom federation check ours.yaml
  openroom federation show white-book
  openroom federation number ours.yaml 123455
  openroom federation category wbf seniors --age 63 --age 70
  openroom score event.yaml --federation ours.yaml")]
pub struct FederationArgs {
    #[command(subcommand)]
    what: What,
    /// Language: en, pt, es, es-ES, it or ro
    #[arg(long, global = true, value_name = "LANGUAGE")]
    lang: Option<Language>,
}

#[derive(Debug, clap::Subcommand)]
enum What {
    /// Say what is wrong with a file, if anything is (exit status 2)
    Check {
        /// The federation
        federation: String,
    },
    /// Show the rules in short
    Show {
        /// The federation
        federation: String,
    },
    /// Check a player number
    Number {
        /// The federation
        federation: String,
        /// The number
        number: String,
    },
    /// Ask whether players may play in a category (exit status 1 if not)
    Category {
        /// The federation
        federation: String,
        /// The category
        category: String,
        /// The age that a player reaches in the year of the event, one for each
        #[arg(long)]
        age: Vec<u32>,
        /// How many of the players are women
        #[arg(long)]
        women: Option<usize>,
        /// How many players enter together, if not as many as ages are given, nor 2
        #[arg(long, value_parser = clap::value_parser!(u8).range(1..=32))]
        players: Option<u8>,
    },
}

/// Runs the command.
pub fn run(args: &FederationArgs) -> Result<ExitCode, String> {
    let words = Words::new(args.lang.unwrap_or_else(Language::of_environment));
    match &args.what {
        What::Check { federation } => {
            let found = read(federation, &words)?;
            let text = words.tell(Message::FederationSound, [("name", found.name.into())]);
            print(|to| writeln!(to, "{text}"))
        }
        What::Show { federation } => {
            let text = shown(&read(federation, &words)?, &words);
            print(|to| to.write_all(text.as_bytes()))
        }
        What::Number { federation, number } => {
            let federation = read(federation, &words)?;
            let Some(rule) = &federation.numbers else {
                return Err(words.say(Message::FederationNoNumbers));
            };
            match rule.check(number) {
                Ok(()) => {
                    let args = [("number", number.clone().into())];
                    let text = words.tell(Message::FederationNumberSound, args);
                    print(|to| writeln!(to, "{text}"))
                }
                Err(wrong) => Err(words.said(&wrong)),
            }
        }
        What::Category {
            federation,
            category,
            age,
            women,
            players,
        } => {
            let asked = Asked {
                ages: age,
                women: *women,
                players: players.map(usize::from),
            };
            admits(&read(federation, &words)?, category, &asked, &words)
        }
    }
}

/// A federation that comes with the program, or one of a file.
pub fn read(name: &str, words: &Words) -> Result<Federation, String> {
    if let Some(known) = Federation::named(name) {
        return Ok(known.clone());
    }
    let source: Source = name.parse().unwrap_or(Source::StandardInput);
    let text = source.read()?;
    Federation::check(&text).map_err(|errors| words.faults(&errors))
}

/// The federation of `--federation`, if one is given.
pub fn given(name: Option<&str>, words: &Words) -> Result<Option<Arc<Federation>>, String> {
    let read = name.map(|name| read(name, words).map(Arc::new));
    read.transpose()
}

/// The master points of an event, by contestant.
pub fn awards(event: &Event, scores: &Scores) -> HashMap<ContestantId, MasterAward> {
    let awards = event.master_awards(scores).into_iter();
    awards.map(|award| (award.contestant, award)).collect()
}

/// What is said of players who would enter together.
struct Asked<'a> {
    ages: &'a [u32],
    women: Option<usize>,
    players: Option<usize>,
}

impl Asked<'_> {
    /// The players, as many as were said; more ages or women than players are a slip.
    fn people(&self, words: &Words) -> Result<Vec<Person>, String> {
        let usual = match (self.ages.len(), self.women) {
            (0, None) => 0,
            (0, Some(_)) => 2,
            (ages, _) => ages,
        };
        let count = self.players.unwrap_or(usual);
        let told = self.ages.len().max(self.women.unwrap_or(0));
        if told > count {
            let args = [("told", told.into()), ("players", count.into())];
            return Err(words.tell(Message::FederationMoreThanPlayers, args));
        }
        let person = |place: usize| Person {
            age: self.ages.get(place).copied(),
            woman: self.women.map(|women| place < women),
        };
        Ok((0..count).map(person).collect())
    }
}

fn admits(
    federation: &Federation,
    category: &str,
    asked: &Asked<'_>,
    words: &Words,
) -> Result<ExitCode, String> {
    let mut found = federation.categories.iter();
    let Some(category) = found.find(|one| one.id == category) else {
        let known: Vec<&str> = federation
            .categories
            .iter()
            .map(|one| one.id.as_str())
            .collect();
        let args = [("known", known.join(", ").into())];
        return Err(words.tell(Message::FederationNoCategory, args));
    };
    let people = asked.people(words)?;
    let (message, code) = match category.admits(&people) {
        Some(true) => (Message::FederationAdmits, ExitCode::SUCCESS),
        Some(false) => (Message::FederationAdmitsNot, ExitCode::from(1)),
        None => (Message::FederationTooLittle, ExitCode::from(1)),
    };
    let text = words.tell(message, [("category", category.id.clone().into())]);
    print(|to| writeln!(to, "{text}"))?;
    Ok(code)
}

fn shown(federation: &Federation, words: &Words) -> String {
    let mut out = String::new();
    let _ = writeln!(out, "{} ({})", federation.name, federation.id);
    if !federation.source.is_empty() {
        let _ = writeln!(out, "{}", federation.source);
    }
    let _ = writeln!(out, "\n{}", words.say(Message::FederationConduct));
    for (key, value) in &federation.conduct {
        let _ = writeln!(out, "  {key}: {value}");
    }
    let _ = writeln!(out, "\n{}", words.say(Message::FederationPenalties));
    for one in &federation.penalties.schedule {
        let standard = one.standard.told(2, words);
        let _ = writeln!(
            out,
            "  {}: {standard} ({})",
            one.offence,
            words.ground(&one.rule)
        );
    }
    if !federation.categories.is_empty() {
        let _ = writeln!(out, "\n{}", words.say(Message::FederationCategories));
    }
    for one in &federation.categories {
        let least = one.age_least.map(|age| format!(" {age}+"));
        let most = one.age_most.map(|age| format!(" -{age}"));
        let only = one.only.map(|only| match only {
            Only::Women => " women",
            Only::Men => " men",
            Only::Mixed => " mixed",
        });
        let parts = [least, most, only.map(str::to_owned)];
        let parts: String = parts.into_iter().flatten().collect();
        let _ = writeln!(out, "  {}:{parts}", one.id);
    }
    if let Some(points) = &federation.master_points {
        let _ = writeln!(out, "\n{}", words.say(Message::FederationMasterPoints));
        for scale in &points.scales {
            let kind = scale.kind.map_or("", |kind| kind.word());
            let structure = scale.structure.map_or("", |one| one.word());
            let level = scale.level.as_deref().unwrap_or_default();
            let colour = scale.colour.as_deref().unwrap_or_default();
            let line = [kind, structure, level, colour].join(" ");
            let _ = writeln!(
                out,
                "  {}",
                line.split_whitespace().collect::<Vec<_>>().join(" ")
            );
        }
    }
    out
}
