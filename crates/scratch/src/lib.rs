//! A PostgreSQL of its own, in a temporary folder, on a socket: for tests and measurements. It needs no root and no set-up; where the
//! programs of PostgreSQL are not installed there is none, and whoever asks says so.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use tempfile::TempDir;

/// The server; it ends and its folder goes when this is dropped.
#[derive(Debug)]
pub struct Postgres {
    bin: PathBuf,
    folder: TempDir,
}

/// Why there is no NATS.
pub const NO_NATS: &str = "NATS is not installed; remedy: sudo apt-get install nats-server";

/// Why there is none.
pub const REMEDY: &str = "PostgreSQL is not installed; remedy: sudo apt-get install postgresql";

/// Where `initdb` and its like are: Debian does not put them where programs are looked for.
fn programs() -> Option<PathBuf> {
    let mut folders: Vec<PathBuf> = Vec::new();
    if let Ok(versions) = std::fs::read_dir("/usr/lib/postgresql") {
        folders.extend(versions.flatten().map(|version| version.path().join("bin")));
        folders.sort();
        folders.reverse();
    }
    let path = std::env::var_os("PATH").unwrap_or_default();
    folders.extend(std::env::split_paths(&path));
    let whole = |bin: &PathBuf| {
        ["initdb", "pg_ctl", "psql"]
            .iter()
            .all(|p| bin.join(p).exists())
    };
    folders.into_iter().find(whole)
}

/// PostgreSQL does not run as root; then it runs as the user that its package has made.
fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|id| id.stdout.trim_ascii() == b"0")
}

fn as_other(program: &Path) -> Command {
    if !is_root() {
        return Command::new(program);
    }
    let mut command = Command::new("setpriv");
    let who = ["--reuid=postgres", "--regid=postgres", "--clear-groups"];
    command.args(who).arg(program);
    command
}

fn done(mut command: Command) -> Result<Output, String> {
    let output = command.output().map_err(|error| error.to_string())?;
    match output.status.success() {
        true => Ok(output),
        false => Err(String::from_utf8_lossy(&output.stderr).into_owned()),
    }
}

impl Postgres {
    /// Starts one; nothing if PostgreSQL is not installed.
    ///
    /// # Panics
    /// If it is installed and does not start: that is a fault of the machine and not of what is tested.
    #[must_use]
    pub fn start() -> Option<Self> {
        let bin = programs()?;
        // Short, as the name of a socket has to be.
        let folder = tempfile::Builder::new().prefix("pg").tempdir_in("/tmp");
        let folder = folder.expect("a temporary folder");
        if is_root() {
            let mut own = Command::new("chown");
            own.arg("postgres:postgres").arg(folder.path());
            done(own).expect("a folder for the user of PostgreSQL");
        }
        let new = Self { bin, folder };
        let mut init = as_other(&new.bin.join("initdb"));
        init.args([
            "--auth=trust",
            "--username=openroom",
            "--encoding=UTF8",
            "--no-locale",
            "--no-sync",
            "-D",
        ]);
        init.arg(new.data());
        done(init).expect("a new cluster");
        new.begin();
        Some(new)
    }

    /// Starts it again after `stop`, with all that it had.
    ///
    /// # Panics
    /// If it does not start.
    pub fn begin(&self) {
        let folder = self.folder.path().display();
        let options = format!(
            "-c listen_addresses='' -c unix_socket_directories='{folder}' -c max_connections=200"
        );
        let mut start = as_other(&self.bin.join("pg_ctl"));
        start.arg("-D").arg(self.data());
        start.arg("-l").arg(self.folder.path().join("log"));
        start.args(["-w", "-t", "60", "-o", &options, "start"]);
        // Its output is the server's for as long as it lives: nobody waits for the end of that.
        start.stdout(std::process::Stdio::null());
        done(start).expect("PostgreSQL starts");
    }

    /// Stops it at once, as if the machine had been switched off.
    pub fn stop(&self) {
        let mut stop = as_other(&self.bin.join("pg_ctl"));
        stop.arg("-D").arg(self.data());
        stop.args(["-w", "-m", "immediate", "stop"]);
        let _ = done(stop);
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// Does SQL on a database of it with `psql`, as an operator would; what it prints.
    ///
    /// # Panics
    /// If that does not work.
    #[must_use]
    pub fn sql(&self, database: &str, text: &str) -> String {
        let mut psql = Command::new(self.bin.join("psql"));
        psql.args([
            "-X",
            "-A",
            "-t",
            "-v",
            "ON_ERROR_STOP=1",
            "-U",
            "openroom",
            "-d",
            database,
        ]);
        psql.arg("-h").arg(self.folder.path()).args(["-c", text]);
        let output = done(psql).expect("SQL is done");
        String::from_utf8_lossy(&output.stdout).trim().to_owned()
    }

    /// The address of a new, empty database of that name.
    ///
    /// # Panics
    /// If it cannot be made.
    #[must_use]
    pub fn database(&self, name: &str) -> String {
        let _ = self.sql("postgres", &format!("CREATE DATABASE {name}"));
        self.address(name)
    }

    /// The address of a database.
    #[must_use]
    pub fn address(&self, name: &str) -> String {
        let socket = self.folder.path().display().to_string().replace('/', "%2F");
        format!("postgres://openroom@{socket}/{name}")
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.stop();
    }
}

/// A NATS server of its own.
#[derive(Debug)]
pub struct Nats {
    child: std::process::Child,
    port: u16,
}

impl Nats {
    /// Starts one; nothing if NATS is not installed.
    #[must_use]
    pub fn start() -> Option<Self> {
        let free = std::net::TcpListener::bind("127.0.0.1:0").and_then(|one| one.local_addr());
        let port = free.ok()?.port();
        let path = std::env::var_os("PATH").unwrap_or_default();
        let mut folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
        // Debian's is where only root looks.
        folders.push("/usr/sbin".into());
        let program = folders.into_iter().map(|folder| folder.join("nats-server"));
        let program = program.into_iter().find(|program| program.exists())?;
        let child = Command::new(program)
            .args(["-a", "127.0.0.1", "-p", &port.to_string()])
            .stdout(std::process::Stdio::null())
            .stderr(std::process::Stdio::null())
            .spawn()
            .ok()?;
        let new = Self { child, port };
        for _ in 0..200 {
            if std::net::TcpStream::connect(("127.0.0.1", port)).is_ok() {
                return Some(new);
            }
            std::thread::sleep(std::time::Duration::from_millis(25));
        }
        None
    }

    /// Its address.
    #[must_use]
    pub fn address(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
