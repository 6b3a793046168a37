//! The server as a process of its own.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant};

use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::net::TcpStream;
use tokio::process::{Child, Command};

use crate::Outcome;

/// A slow machine may take its time.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server that is running.
#[derive(Debug)]
pub struct Server {
    binary: PathBuf,
    database: Vec<String>,
    /// Where it listens.
    pub at: SocketAddr,
    /// The code of the first start.
    pub setup: String,
    child: Child,
}

impl Server {
    /// Starts the binary on a new database; a free port is found.
    ///
    /// # Errors
    /// If it does not come up.
    pub async fn start(binary: &Path, database: &str) -> Outcome<Self> {
        Self::start_with(binary, &[database.to_owned()]).await
    }

    /// The same with more arguments after the database.
    ///
    /// # Errors
    /// If it does not come up.
    pub async fn start_with(binary: &Path, database: &[String]) -> Outcome<Self> {
        let at = free_port()?;
        let (child, setup) = first(binary, database, at).await?;
        Ok(Self {
            binary: binary.to_owned(),
            database: database.to_owned(),
            at,
            setup,
            child,
        })
    }

    /// Starts one more on a database that another one has begun.
    ///
    /// # Errors
    /// If it does not come up.
    pub async fn more(binary: &Path, database: &[String]) -> Outcome<Self> {
        let at = free_port()?;
        let child = again(binary, database, at).await?;
        Ok(Self {
            binary: binary.to_owned(),
            database: database.to_owned(),
            at,
            setup: String::new(),
            child,
        })
    }

    /// Lets it stand still, or go on, as if its machine were asleep.
    ///
    /// # Errors
    /// If it is gone.
    pub fn sleep(&self, asleep: bool) -> Outcome {
        let process = self.process().ok_or("the server is gone")?;
        let signal = if asleep { "-STOP" } else { "-CONT" };
        let sent = std::process::Command::new("kill")
            .args([signal, &process.to_string()])
            .status();
        match sent {
            Ok(status) if status.success() => Ok(()),
            _ => Err("the server cannot be put to sleep".to_owned()),
        }
    }

    /// Starts it again at the same place after `kill`.
    ///
    /// # Errors
    /// If it does not come up again.
    pub async fn restart(&mut self) -> Outcome {
        self.child = again(&self.binary, &self.database, self.at).await?;
        Ok(())
    }

    /// Ends it as `kill -9` does, and starts it again at the same place.
    ///
    /// # Errors
    /// If it does not come up again.
    pub async fn kill_and_restart(&mut self) -> Outcome {
        self.kill().await?;
        self.restart().await
    }

    /// Ends it as `kill -9` does.
    ///
    /// # Errors
    /// If it was gone already.
    pub async fn kill(&mut self) -> Outcome {
        self.child
            .kill()
            .await
            .map_err(|error| format!("the server cannot be killed: {error}"))
    }

    /// Its number in the system.
    #[must_use]
    pub fn process(&self) -> Option<u32> {
        self.child.id()
    }
}

fn free_port() -> Outcome<SocketAddr> {
    let free = std::net::TcpListener::bind("127.0.0.1:0").and_then(|one| one.local_addr());
    free.map_err(|error| format!("no free port: {error}"))
}

fn command(binary: &Path, database: &[String], at: SocketAddr) -> Command {
    let mut command = Command::new(binary);
    command
        .arg("serve")
        .arg("--database")
        .args(database)
        .arg("--listen")
        .arg(at.to_string())
        .stdin(Stdio::null())
        .kill_on_drop(true);
    command
}

/// Starts it for the first time: the link that it prints has the code.
async fn first(binary: &Path, database: &[String], at: SocketAddr) -> Outcome<(Child, String)> {
    let mut child = command(binary, database, at)
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| format!("{}: {error}; build it first", binary.display()))?;
    let out = child.stdout.take().ok_or("no output")?;
    let mut lines = BufReader::new(out).lines();
    let link = async {
        while let Ok(Some(line)) = lines.next_line().await {
            if let Some((_, code)) = line.split_once("/setup#") {
                return Some(code.trim().to_owned());
            }
        }
        None
    };
    let code = tokio::time::timeout(PATIENCE, link).await.ok().flatten();
    // What else it prints is read and thrown away, so that it never waits for us.
    tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
    match code {
        Some(code) => Ok((child, code)),
        None => Err("the server does not start".to_owned()),
    }
}

/// Starts it again, and waits until it answers.
async fn again(binary: &Path, database: &[String], at: SocketAddr) -> Outcome<Child> {
    let child = command(binary, database, at)
        .stdout(Stdio::null())
        .spawn()
        .map_err(|error| format!("{}: {error}", binary.display()))?;
    let began = Instant::now();
    while TcpStream::connect(at).await.is_err() {
        if began.elapsed() > PATIENCE {
            return Err("the server does not start again".to_owned());
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    Ok(child)
}
