//! What every command does alike: read a file or standard input, write to standard output.

use std::convert::Infallible;
use std::fmt;
use std::io::{self, Read as _, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::str::FromStr;

use openroom_said::{Said, said};

use crate::words::Words;

/// No log, event or board is larger than this; a bigger file is a slip.
const MAX_BYTES: u64 = 256 * 1024 * 1024;

/// A file named on the command line, or `-` for standard input.
#[derive(Debug, Clone)]
pub enum Source {
    /// `-`
    StandardInput,
    /// A path.
    File(PathBuf),
}

impl FromStr for Source {
    type Err = Infallible;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        Ok(match s {
            "-" => Self::StandardInput,
            path => Self::File(path.into()),
        })
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::StandardInput => f.write_str("standard input"),
            Self::File(path) => write!(f, "{}", path.display()),
        }
    }
}

impl Source {
    /// All its bytes.
    pub fn bytes(&self) -> Result<Vec<u8>, String> {
        let mut bytes = Vec::new();
        let read = match self {
            Self::StandardInput => io::stdin()
                .lock()
                .take(MAX_BYTES + 1)
                .read_to_end(&mut bytes),
            Self::File(path) => std::fs::File::open(path)
                .and_then(|file| file.take(MAX_BYTES + 1).read_to_end(&mut bytes)),
        };
        read.map_err(|e| format!("{self}: cannot be read: {e}"))?;
        if bytes.len() as u64 > MAX_BYTES {
            return Err(format!("{self}: larger than 256 MB; is it the right file?"));
        }
        Ok(bytes)
    }

    /// The whole text.
    pub fn read(&self) -> Result<String, String> {
        self.text_of(self.bytes()?)
    }

    /// What was read from it, as text.
    pub fn text_of(&self, bytes: Vec<u8>) -> Result<String, String> {
        String::from_utf8(bytes).map_err(|e| {
            let line = e.as_bytes()[..e.utf8_error().valid_up_to()]
                .iter()
                .filter(|&&b| b == b'\n')
                .count()
                + 1;
            format!("{self}: line {line}: not UTF-8 text; save the file as UTF-8")
        })
    }
}

/// What is wrong with one of the documents of a file, from 1.
pub fn in_document(document: usize, fault: &str, words: &Words) -> String {
    words.said(&said!(
        "fault-document",
        "document {document}: {fault}",
        document,
        fault
    ))
}

/// What is said of a list without a single entry.
pub fn no_entries() -> Said {
    said!("list-no-entries", "there are no entries")
}

/// Writes to standard output. A reader that went away is no error.
pub fn print(write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> Result<ExitCode, String> {
    let mut out = io::BufWriter::new(io::stdout().lock());
    match write(&mut out).and_then(|()| out.flush()) {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(e) if e.kind() == io::ErrorKind::BrokenPipe => Ok(ExitCode::SUCCESS),
        Err(e) => Err(format!("standard output: {e}")),
    }
}
