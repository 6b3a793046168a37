//! `openroom verify`: whether a record is the one that was written.

use std::fs::File;
use std::io::Read as _;
use std::path::PathBuf;
use std::process::ExitCode;

use openroom_store::{Proof, Store, Verified, Wrong, is_postgres, short};
use openroom_tournament::log;

use super::input::{Source, print};
use super::serve::runtime;
use crate::Done;
use crate::words::{Language, Message, Words};

/// Check that the record of every event is exactly as it was written
///
/// Checks a database (also while the server is running) or a record that was exported with its proof: that no entry was
/// changed, inserted or deleted, and that the seals were signed with the server's key. The exit status is 1 if
/// anything is wrong, and each fault is named with its event and entry. Nothing is written to the database.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  openroom verify openroom.db
  openroom verify postgres://openroom@localhost/openroom
  openroom verify thursday-record.jsonl --signer 1f0c...
  openroom verify openroom.db --head '3f2a 91bc 07de'
  openroom verify thursday-record.jsonl --log > thursday.yaml")]
pub struct VerifyArgs {
    /// A database file, a postgres:// address, or an exported record
    what: String,
    /// The short form of a record as printed on paper: say which entry of which event it is
    #[arg(long, value_name = "HEAD")]
    head: Option<String>,
    /// The public key that all seals must be signed with (as `--key` prints it)
    #[arg(long, value_name = "KEY")]
    signer: Option<String>,
    /// Only print the public key that the database is sealed with
    #[arg(long, conflicts_with_all = ["head", "signer", "log"])]
    key: bool,
    /// If an exported record is intact, print its log as `openroom event` reads it
    #[arg(long)]
    log: bool,
    /// Language: en, pt, es, es-ES, it or ro
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<Language>,
}

/// The first bytes of every file of SQLite.
const SQLITE: &[u8] = b"SQLite format 3\0";

fn is_database(what: &str) -> Result<bool, String> {
    if is_postgres(what) {
        return Ok(true);
    }
    let mut begin = [0; SQLITE.len()];
    let mut file = File::open(what).map_err(|error| format!("{what}: {error}"))?;
    Ok(file.read_exact(&mut begin).is_ok() && begin == SQLITE)
}

/// Hexadecimal digits without the spaces between them.
fn plain(text: &str, what: &str) -> Result<String, String> {
    let digits: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    match !digits.is_empty() && digits.chars().all(|c| c.is_ascii_hexdigit()) {
        true => Ok(digits.to_ascii_lowercase()),
        false => Err(format!(
            "{what}: {text} is not hexadecimal; write it as it was printed, e.g. 3f2a 91bc 07de"
        )),
    }
}

/// Runs the command.
pub fn run(args: &VerifyArgs) -> Done {
    let words = Words::new(args.lang.unwrap_or_else(Language::of_environment));
    let head = args.head.as_deref().map(|head| plain(head, "--head"));
    let head = head.transpose()?;
    let signer = args.signer.as_deref().map(|key| plain(key, "--signer"));
    let signer = signer.transpose()?;
    let (head, signer) = (head.as_deref(), signer.as_deref());
    let told = |error: openroom_store::StoreError| error.to_string();
    if is_database(&args.what)? {
        if args.log {
            return Err(
                "--log: a database holds many logs; export the record of one event instead".into(),
            );
        }
        let runtime = runtime()?;
        if args.key {
            let key = runtime.block_on(Store::key_at(&args.what)).map_err(told)?;
            let key = key.ok_or_else(|| {
                format!("{}: no key yet; start the server with it once", args.what)
            })?;
            return print(|out| writeln!(out, "{key}"));
        }
        let verified = runtime.block_on(Store::verify_at(&args.what, signer, head));
        return tell(&verified.map_err(told)?, args, &words);
    }
    let file = Source::File(PathBuf::from(&args.what));
    let text = file.read()?;
    if !Proof::is_meant(&text) {
        return Err(format!(
            "{file}: neither a database nor a record with its proof; remedy: export the event as a record with proof"
        ));
    }
    let proof = Proof::read(&text).map_err(|line| format!("{file}: line {line} cannot be read"))?;
    if args.key {
        let keys = proof.verify(None, None).signers;
        return print(|out| keys.iter().try_for_each(|key| writeln!(out, "{key}")));
    }
    let verified = proof.verify(signer, head);
    match args.log && verified.wrong.is_empty() {
        true => {
            let entries = proof.entries.iter();
            let entries = entries.map(|entry| {
                log::read_entry(&entry.body)
                    .map_err(|error| format!("{file}: entry {}: {error}", entry.version))
            });
            let entries = entries.collect::<Result<Vec<_>, _>>()?;
            print(|out| out.write_all(log::write(&entries).as_bytes()))
        }
        false => tell(&verified, args, &words),
    }
}

/// Says what was found.
fn tell(verified: &Verified, args: &VerifyArgs, words: &Words) -> Done {
    let mut lines = Vec::new();
    let mut right = verified.wrong.is_empty();
    if right {
        let counts = [
            ("events", verified.streams.into()),
            ("entries", verified.entries.into()),
            ("seals", verified.seals.into()),
        ];
        lines.push(words.tell(Message::RecordRight, counts));
    } else {
        lines.push(words.say(Message::RecordAltered));
        let wrong = verified.wrong.iter();
        lines.extend(wrong.map(|wrong| format!("  {}", fault(wrong, words))));
    }
    if verified.unsealed > 0 {
        let count = [("count", verified.unsealed.into())];
        lines.push(words.tell(Message::RecordNotSealed, count));
    }
    if verified.without_names > 0 {
        let count = [("count", verified.without_names.into())];
        lines.push(words.tell(Message::RecordWithoutNames, count));
    }
    for key in &verified.signers {
        lines.push(words.tell(Message::RecordSealedWith, [("key", key.as_str().into())]));
    }
    if let Some(head) = &args.head {
        let written = short(&plain(head, "--head")?);
        lines.push(match &verified.found {
            Some((event, entry)) => words.tell(
                Message::RecordHeadFound,
                [
                    ("head", written.into()),
                    ("event", event.as_str().into()),
                    ("entry", (*entry).into()),
                ],
            ),
            None => {
                right = false;
                words.tell(Message::RecordHeadMissing, [("head", written.into())])
            }
        });
    }
    print(|out| lines.iter().try_for_each(|line| writeln!(out, "{line}")))?;
    Ok(if right {
        ExitCode::SUCCESS
    } else {
        ExitCode::from(1)
    })
}

fn fault(wrong: &Wrong, words: &Words) -> String {
    let at = |message: Message, event: &str, entry: u64| {
        let event = event.to_owned();
        words.tell(message, [("event", event.into()), ("entry", entry.into())])
    };
    match wrong {
        Wrong::Entry { stream, version } => at(Message::RecordWrongEntry, stream, *version),
        Wrong::Gone { stream, version } => at(Message::RecordWrongGone, stream, *version),
        Wrong::Head { stream, version } => at(Message::RecordWrongHead, stream, *version),
        Wrong::SealOfNothing { stream, version } => {
            at(Message::RecordWrongSealNothing, stream, *version)
        }
        Wrong::SealOfOther { stream, version } => {
            at(Message::RecordWrongSealOther, stream, *version)
        }
        Wrong::Signature { stream, version } => at(Message::RecordWrongSignature, stream, *version),
        Wrong::Signer {
            stream,
            version,
            signer,
        } => words.tell(
            Message::RecordWrongSigner,
            [
                ("event", stream.as_str().into()),
                ("entry", (*version).into()),
                ("key", signer.as_str().into()),
            ],
        ),
        Wrong::Length {
            stream,
            said,
            found,
        } => words.tell(
            Message::RecordWrongLength,
            [
                ("event", stream.as_str().into()),
                ("said", (*said).into()),
                ("found", (*found).into()),
            ],
        ),
        Wrong::NoStream { stream } => words.tell(
            Message::RecordWrongNoEvent,
            [("event", stream.as_str().into())],
        ),
    }
}
