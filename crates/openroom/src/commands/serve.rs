//! `openroom serve`: a club evening in the browser; and what looks after its database: `backup`, `restore`, `user reset`.

use std::net::{IpAddr, SocketAddr, UdpSocket};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use clap::{Args, Subcommand, ValueEnum};
use openroom_server::{Backups, CertificateFiles, Config, Net, Opens, Ready};
use openroom_store::Store;
use tracing_subscriber::EnvFilter;

use super::deal;
use crate::Done;
use crate::words::{Language, Message, Words};

/// Run a club session in the browser
#[derive(Debug, Args)]
pub struct ServeArgs {
    #[command(flatten)]
    database: Database,
    /// Address and port to listen on. Use 0.0.0.0 to let phones on the same network connect
    #[arg(
        long,
        value_name = "ADDRESS",
        default_value = "0.0.0.0:8080",
        env = "OPENROOM_LISTEN"
    )]
    listen: SocketAddr,
    /// Public address, if different, e.g. `https://club.example`
    #[arg(long, value_name = "URL", env = "OPENROOM_ADDRESS")]
    address: Option<String>,
    /// With PostgreSQL: where the other servers on this database can reach this one, if not at the address it listens on
    #[arg(long, value_name = "ADDRESS", env = "OPENROOM_NODE_ADDRESS")]
    node_address: Option<SocketAddr>,
    /// With PostgreSQL and many servers: NATS server for the messages between them, e.g. `nats://127.0.0.1:4222`
    #[arg(
        long,
        value_name = "URL",
        env = "OPENROOM_NATS",
        hide_env_values = true
    )]
    nats: Option<String>,
    /// Certificate for HTTPS with the chain up to the authority, as PEM; reloaded when the file changes
    #[arg(
        long,
        alias = "tls-cert",
        value_name = "PEM",
        env = "OPENROOM_CERTIFICATE",
        requires = "key"
    )]
    certificate: Option<PathBuf>,
    /// Private key of the certificate, as PEM
    #[arg(
        long,
        alias = "tls-key",
        value_name = "PEM",
        env = "OPENROOM_KEY",
        requires = "certificate"
    )]
    key: Option<PathBuf>,
    /// Folder for backups, made every night and checked. Defaults to `backups` beside the database file; PostgreSQL has no default
    #[arg(long, value_name = "DIR", env = "OPENROOM_BACKUPS")]
    backups: Option<PathBuf>,
    /// How many backups to keep
    #[arg(
        long,
        value_name = "N",
        default_value_t = 14,
        env = "OPENROOM_KEEP_BACKUPS",
        value_parser = clap::value_parser!(u32).range(1..)
    )]
    keep_backups: u32,
    /// The hour at which backups are made, by the machine's clock
    #[arg(
        long,
        value_name = "HOUR",
        default_value_t = 4,
        env = "OPENROOM_BACKUP_HOUR",
        value_parser = clap::value_parser!(u8).range(0..24)
    )]
    backup_hour: u8,
    /// Make no backups
    #[arg(long, env = "OPENROOM_NO_BACKUPS", conflicts_with = "backups")]
    no_backups: bool,
    /// Proxy in front of the server whose X-Forwarded-For or Forwarded header is trusted: an address or network, e.g. 127.0.0.1 or 10.0.0.0/8. Can be repeated
    #[arg(
        long,
        value_name = "ADDRESS",
        env = "OPENROOM_TRUSTED_PROXY",
        value_delimiter = ','
    )]
    trusted_proxy: Vec<Net>,
    /// Maximum number of connections at once, live ones included; half of them at most from one address
    #[arg(
        long,
        value_name = "N",
        default_value_t = 16_384,
        env = "OPENROOM_CONNECTIONS",
        value_parser = clap::value_parser!(u32).range(16..=1_000_000)
    )]
    connections: u32,
    /// Language of the club: used on devices whose own language Openroom does not have; a variety also applies to every device in that language (e.g. es-ES to every device in Spanish)
    #[arg(long, value_name = "LANGUAGE", env = "OPENROOM_CLUB_LANGUAGE")]
    club_language: Option<Language>,
    /// Who may open a table to play boards at, in the browser
    #[arg(long, value_enum, default_value_t = Tables::Directors, env = "OPENROOM_TABLES")]
    tables: Tables,
    /// Server that helps browsers find each other for picture and voice at a table, such as stun:stun.example.org; may be given several times
    #[arg(long, value_name = "URL", env = "OPENROOM_ICE", value_delimiter = ',')]
    ice: Vec<String>,
    /// Who may play boards against robots, in the browser
    #[arg(long, value_enum, default_value_t = Tables::Anybody, env = "OPENROOM_ROBOTS")]
    robots: Tables,
    /// What to log to standard error
    #[arg(long, value_enum, default_value_t = Logs::Quiet, env = "OPENROOM_LOG")]
    log: Logs,
    /// Print the API description (OpenAPI 3.1 JSON) and exit
    #[arg(long)]
    describe: bool,
}

/// Where the database is.
#[derive(Debug, Args)]
struct Database {
    /// Database: a file, created if it does not exist, or `postgres://...` for several servers on one database
    #[arg(
        long,
        value_name = "FILE|URL",
        default_value = "openroom.db",
        env = "OPENROOM_DATABASE",
        hide_env_values = true
    )]
    database: String,
}

/// Who may open a table to play at.
#[derive(Debug, Clone, Copy, ValueEnum)]
enum Tables {
    /// Nobody
    Nobody,
    /// Directors who have signed in
    Directors,
    /// Anybody who has the address
    Anybody,
}

impl From<Tables> for Opens {
    fn from(tables: Tables) -> Self {
        match tables {
            Tables::Nobody => Self::Nobody,
            Tables::Directors => Self::Directors,
            Tables::Anybody => Self::Anybody,
        }
    }
}

/// How much is logged, and how.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub(super) enum Logs {
    /// Warnings only
    Quiet,
    /// Every request, as text
    Text,
    /// Every request, as JSON
    Json,
}

/// Back up the database to a new file (works while the server is running)
#[derive(Debug, Args)]
pub struct BackupArgs {
    #[command(flatten)]
    database: Database,
    /// The new file
    file: PathBuf,
}

/// Restore a backup, keeping the old database beside it. Stop the server first
#[derive(Debug, Args)]
pub struct RestoreArgs {
    #[command(flatten)]
    database: Database,
    /// The backup
    file: PathBuf,
}

/// Move a database to another: a file into PostgreSQL, or back. Stop the server first
#[derive(Debug, Args)]
pub struct MigrateArgs {
    /// The database as it is: a file or `postgres://...`
    #[arg(value_name = "FROM")]
    from: String,
    /// The new one, which must be empty: a file or `postgres://...`
    #[arg(value_name = "TO")]
    to: String,
}

/// Manage staff accounts
#[derive(Debug, Args)]
pub struct UserArgs {
    #[command(flatten)]
    database: Database,
    #[command(subcommand)]
    what: User,
}

#[derive(Debug, Subcommand)]
enum User {
    /// Print a link for someone who has forgotten a password to choose a new one
    Reset {
        /// The person's name
        name: String,
        /// Short name of the club, on a server with several
        #[arg(long, value_name = "CLUB", default_value = "")]
        club: String,
    },
}

/// Runs the server until it is told to stop.
pub fn run(args: ServeArgs) -> Done {
    if args.describe {
        return super::input::print(|out| out.write_all(openroom_server::description().as_bytes()));
    }
    log(args.log);
    let backups = args.backups();
    let tls = match (args.certificate, args.key) {
        (Some(certificate), Some(key)) => Some(CertificateFiles { certificate, key }),
        _ => None,
    };
    let address = args.address.unwrap_or_else(|| {
        let own = own_address(args.listen);
        match tls {
            Some(_) => own.replacen("http:", "https:", 1),
            None => own,
        }
    });
    let config = Config {
        listen: args.listen,
        secure: address.starts_with("https:"),
        address: Some(address),
        tls,
        backups,
        database: args.database.database,
        node_address: args.node_address.or_else(|| reachable(args.listen)),
        nats: args.nats,
        proxies: args.trusted_proxy,
        connections: args.connections,
        language: args.club_language,
        deal: deal::at_random,
        opens: args.tables.into(),
        ice: args.ice,
        robots: args.robots.into(),
    };
    let served = openroom_server::serve(config, tell, stopped());
    let runtime = runtime()?;
    let done = runtime.block_on(served);
    // What still runs aside, such as a search for movements that nobody waits for any more, does not keep the program alive.
    runtime.shutdown_timeout(ENDING);
    done.map_err(|error| error.to_string())?;
    Ok(ExitCode::SUCCESS)
}

impl ServeArgs {
    /// Where backups go, if any are made.
    fn backups(&self) -> Option<Backups> {
        let database = &self.database.database;
        let beside = || {
            let shared = openroom_store::is_postgres(database);
            (!shared).then(|| Path::new(database).with_file_name("backups"))
        };
        let folder = self.backups.clone().or_else(beside);
        let folder = folder.filter(|_| !self.no_backups)?;
        Some(Backups {
            folder,
            keep: usize::try_from(self.keep_backups).unwrap_or(usize::MAX),
            hour: self.backup_hour,
        })
    }
}

/// So long what runs aside may take when the server stops.
const ENDING: Duration = Duration::from_secs(2);

fn tell(ready: &Ready) {
    let words = Words::new(Language::of_environment());
    let address = [("address", ready.address.as_str().into())];
    let mut lines = vec![words.tell(Message::ServeAt, address)];
    if ready.robots {
        let link = [("link", format!("{}/play", ready.address).into())];
        lines.push(words.tell(Message::ServePlayNow, link));
    }
    if let Some(link) = &ready.setup {
        let link = [("link", link.as_str().into())];
        lines.push(words.tell(Message::ServeFirstStart, link));
    }
    // At once: who reads it from a pipe may stop at the line that he wants.
    println!("{}", lines.join("\n"));
}

/// The address by which others in the network reach this machine. Nothing is sent: a datagram socket that is connected knows its
/// own side.
pub(super) fn own_address(listen: SocketAddr) -> String {
    let found = || -> Option<IpAddr> {
        let socket = UdpSocket::bind("0.0.0.0:0").ok()?;
        socket.connect("192.0.2.1:9").ok()?;
        Some(socket.local_addr().ok()?.ip())
    };
    let ip = match listen.ip() {
        ip if ip.is_unspecified() => found().unwrap_or(IpAddr::from([127, 0, 0, 1])),
        ip => ip,
    };
    format!("http://{}", SocketAddr::new(ip, listen.port()))
}

/// Where other servers reach this one.
fn reachable(listen: SocketAddr) -> Option<SocketAddr> {
    let own = own_address(listen);
    own.strip_prefix("http://")?.parse().ok()
}

/// Until somebody presses Ctrl-C or the system asks it to end.
pub(super) async fn stopped() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! { _ = interrupt => {}, _ = terminate.recv() => {} }
            return;
        }
    }
    let _ = interrupt.await;
}

pub(super) fn log(logs: Logs) {
    let level = match logs {
        Logs::Quiet => "warn",
        Logs::Text | Logs::Json => "info",
    };
    let filter = EnvFilter::new(level);
    let subscriber = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr);
    match logs {
        Logs::Json => subscriber.json().init(),
        _ => subscriber.init(),
    }
}

pub(super) fn runtime() -> Result<tokio::runtime::Runtime, String> {
    tokio::runtime::Runtime::new().map_err(|error| format!("the server cannot start: {error}"))
}

/// A file that is not there is not made by looking at it.
fn there(database: &str) -> Result<(), String> {
    match openroom_store::is_postgres(database) || Path::new(database).exists() {
        true => Ok(()),
        false => Err(format!(
            "{database}: not found; name the database with --database"
        )),
    }
}

/// Moves a database to the other engine.
pub fn migrate(args: &MigrateArgs) -> Done {
    if !openroom_store::is_postgres(&args.from) && !Path::new(&args.from).exists() {
        return Err(format!(
            "{}: not found; name the database to move",
            args.from
        ));
    }
    let work = async {
        let from = Store::open_at(&args.from).await?;
        let to = Store::open_at(&args.to).await?;
        let moved = from.move_to(&to).await?;
        to.close().await;
        from.close().await;
        Ok::<_, openroom_store::StoreError>(moved)
    };
    let moved = runtime()?
        .block_on(work)
        .map_err(|error| error.to_string())?;
    let words = Words::new(Language::of_environment());
    let counts = [
        ("events", moved.streams.into()),
        ("entries", moved.entries.into()),
    ];
    println!("{}", words.tell(Message::ServeMoved, counts));
    Ok(ExitCode::SUCCESS)
}

/// Copies the database.
pub fn backup(args: &BackupArgs) -> Done {
    there(&args.database.database)?;
    let work = async {
        let store = Store::open_at(&args.database.database).await?;
        store.backup(&args.file).await?;
        store.close().await;
        Ok::<_, openroom_store::StoreError>(())
    };
    runtime()?
        .block_on(work)
        .map_err(|error| error.to_string())?;
    Ok(ExitCode::SUCCESS)
}

/// Puts a backup back.
pub fn restore(args: &RestoreArgs) -> Done {
    if openroom_store::is_postgres(&args.database.database) {
        let into = "a backup is restored to a file; use `openroom migrate` to move that file into PostgreSQL";
        return Err(into.to_owned());
    }
    let work = Store::restore(&args.file, Path::new(&args.database.database));
    let kept = runtime()?
        .block_on(work)
        .map_err(|error| error.to_string())?;
    if let Some(kept) = kept {
        let words = Words::new(Language::of_environment());
        let file = [("file", kept.display().to_string().into())];
        println!("{}", words.tell(Message::ServeKept, file));
    }
    Ok(ExitCode::SUCCESS)
}

/// Looks after people.
pub fn user(args: &UserArgs) -> Done {
    let User::Reset { name, club } = &args.what;
    let work = openroom_server::way_back(&args.database.database, club, name);
    let link = runtime()?
        .block_on(work)
        .map_err(|error| error.to_string())?;
    let words = Words::new(Language::of_environment());
    let link = [("link", link.into())];
    println!("{}", words.tell(Message::ServeWayBack, link));
    Ok(ExitCode::SUCCESS)
}
