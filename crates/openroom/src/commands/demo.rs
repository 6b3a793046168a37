//! `openroom demo`: a server with half an evening played, to look at.

mod session;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use openroom_server::{Config, Ready};
use openroom_words::words::Message;
use tokio::sync::{oneshot, watch};

use super::{deal, serve};
use crate::Done;
use crate::words::{Language, Words};

/// Start a demonstration server with a session half played
///
/// Seven tables have played three rounds and are in the fourth: results agreed and one disputed, a call for the
/// Director, a corrected score, a penalty, and a ruling on an insufficient bid that is waiting for an answer. The
/// addresses are printed. Everything was entered through the same API that browsers use.
#[derive(Debug, Args)]
pub struct DemoArgs {
    /// File in which to keep it; must not already exist
    #[arg(long, alias = "data", value_name = "FILE")]
    database: Option<PathBuf>,
    /// Address and port to listen on. Use 0.0.0.0 to let phones on the same network connect
    #[arg(long, value_name = "ADDRESS", default_value = "0.0.0.0:8080")]
    listen: SocketAddr,
    /// Language of what is printed and of the event's name: en, pt, es, es-ES, it or ro. Defaults to the system language (LC_ALL, LC_MESSAGES, LANG), otherwise English
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<Language>,
}

/// The Director of the demonstration.
const DIRECTOR: &str = "Dora";

/// Runs the server, plays, and waits until it is told to stop.
pub fn run(args: DemoArgs) -> Done {
    let words = Words::new(args.lang.unwrap_or_else(Language::of_environment));
    if let Some(file) = args.database.as_deref().filter(|file| file.exists()) {
        return Err(format!(
            "{0}: already exists; choose another name, or carry on with it: `openroom serve --database {0}`",
            file.display()
        ));
    }
    // Kept until the server has ended, then it goes away by itself.
    let folder = tempfile::tempdir().map_err(|error| format!("no temporary folder: {error}"))?;
    let file = args.database.clone();
    let file = file.unwrap_or_else(|| folder.path().join("demo.db"));
    serve::log(serve::Logs::Quiet);
    serve::runtime()?.block_on(show(&args, file, &words))?;
    Ok(ExitCode::SUCCESS)
}

async fn show(args: &DemoArgs, file: PathBuf, words: &Words) -> Result<(), String> {
    let address = (args.listen.port() != 0).then(|| serve::own_address(args.listen));
    let config = Config {
        listen: args.listen,
        secure: false,
        proxies: Vec::new(),
        connections: 1024,
        language: None,
        address,
        database: file.display().to_string(),
        node_address: None,
        nats: None,
        tls: None,
        backups: None,
        deal: deal::at_random,
        opens: openroom_server::Opens::Anybody,
        ice: Vec::new(),
        robots: openroom_server::Opens::Anybody,
    };
    let (told, ready) = oneshot::channel();
    let (stop, mut stopped) = watch::channel(false);
    let tell = |ready: &Ready| {
        let _ = told.send((ready.address.clone(), ready.setup.clone(), ready.at));
    };
    let wait = async move {
        tokio::select! {
            () = serve::stopped() => {}
            _ = stopped.changed() => {}
        }
    };
    let server = tokio::spawn(openroom_server::serve(config, tell, wait));
    let played = match ready.await {
        Ok((address, setup, at)) => played(args, &file, words, &address, setup, at).await,
        // It has not come so far: why, it says itself.
        Err(_) => Ok(()),
    };
    if played.is_err() {
        stop.send_replace(true);
    }
    let ended = server.await.map_err(|error| error.to_string())?;
    ended.map_err(|error| error.to_string())?;
    played
}

async fn played(
    args: &DemoArgs,
    file: &std::path::Path,
    words: &Words,
    address: &str,
    setup: Option<String>,
    at: SocketAddr,
) -> Result<(), String> {
    eprintln!("{}", words.say(Message::DemoPreparing));
    let code = setup.as_deref().and_then(|link| link.split_once('#'));
    let code = code.map_or("", |(_, code)| code);
    let loopback = match at {
        SocketAddr::V4(_) if at.ip().is_unspecified() => ([127, 0, 0, 1], at.port()).into(),
        SocketAddr::V6(_) if at.ip().is_unspecified() => {
            (std::net::Ipv6Addr::LOCALHOST, at.port()).into()
        }
        other => other,
    };
    let name = words.say(Message::DemoEvent);
    let shown = session::play(loopback, code, DIRECTOR, &password()?, &name)
        .await
        .map_err(|error| format!("the demonstration could not be played: {error}"))?;
    let way_in = openroom_server::way_in(&file.display().to_string(), DIRECTOR)
        .await
        .map_err(|error| error.to_string())?;
    let lines = [
        (
            words.say(Message::DemoDirector),
            format!("{address}{way_in}?to=/e/{}/direct", shown.event),
            words.say(Message::DemoDirectorHint),
        ),
        (
            words.tell(Message::DemoPhone, [("table", session::PHONE.into())]),
            format!("{address}/t/{}", shown.code),
            words.say(Message::DemoPhoneHint),
        ),
        (
            words.say(Message::DemoResults),
            format!("{address}/e/{}", shown.event),
            words.say(Message::DemoResultsHint),
        ),
        (
            words.say(Message::DemoRuling),
            format!("{address}{}", shown.ruling()),
            words.tell(
                Message::DemoRulingHint,
                [("table", session::RULING.0.into())],
            ),
        ),
        (
            words.say(Message::DemoPlay),
            format!("{address}{}", shown.table),
            words.say(Message::DemoPlayHint),
        ),
    ];
    println!(
        "{}\n",
        words.tell(Message::DemoReady, [("address", address.into())])
    );
    for (what, link, hint) in lines {
        println!("{what} ({hint}):\n  {link}\n");
    }
    let kept = args
        .database
        .as_ref()
        .map(|file| file.display().to_string());
    println!(
        "{}",
        match kept {
            Some(file) => words.tell(Message::DemoKept, [("file", file.into())]),
            None => words.say(Message::DemoGone),
        }
    );
    Ok(())
}

/// A password that nobody needs to know: the Director comes in by the link.
fn password() -> Result<String, String> {
    let mut bytes = [0_u8; 16];
    getrandom::fill(&mut bytes).map_err(|error| format!("no randomness: {error}"))?;
    Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}
