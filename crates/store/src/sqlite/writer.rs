//! The one writer. Acts that come while it is busy are committed together, so that many tables cost one wait for the disk. Each act
//! has a savepoint of its own: what it did not finish is undone, and the others go on.
//!
//! A commit that failed leaves a connection of which nobody knows how far it is. It is thrown away, and the next acts get a new one.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection as _, SqliteConnection};
use tokio::sync::{mpsc, oneshot, watch};

use crate::StoreError;
use crate::engine::{Act, Conn};

/// At most so many acts in one commit.
const TOGETHER: usize = 256;

/// How long those who have a way to the writer may take to finish when the store closes.
const ENDING: Duration = Duration::from_secs(5);

/// A way to the writer.
#[derive(Debug, Clone)]
pub struct Writer {
    acts: mpsc::Sender<Box<dyn Act>>,
    stop: Arc<watch::Sender<bool>>,
    ended: Arc<tokio::sync::Mutex<Option<oneshot::Receiver<()>>>>,
    #[cfg(feature = "faults")]
    full: Arc<std::sync::atomic::AtomicBool>,
}

impl Writer {
    /// Begins with a connection that is open; later ones are opened in the same way.
    ///
    /// It has a thread of its own. Between any two statements it waits for the file, and would go on only when a thread of the server is
    /// free: where these are busy, an entry would wait for them a dozen times.
    pub fn start(
        options: SqliteConnectOptions,
        path: PathBuf,
        file: SqliteConnection,
    ) -> std::io::Result<Self> {
        let (acts, received) = mpsc::channel(1024);
        let (stop, stopped) = watch::channel(false);
        let pen = Pen {
            options,
            path,
            file: Some(Conn::Sqlite(file)),
            #[cfg(feature = "faults")]
            full: Arc::default(),
        };
        #[cfg(feature = "faults")]
        let full = Arc::clone(&pen.full);
        let mut own = tokio::runtime::Builder::new_current_thread();
        let own = own.enable_all().build()?;
        let (end, ended) = oneshot::channel();
        let writes = move || {
            own.block_on(work(pen, received, stopped));
            let _ = end.send(());
        };
        let thread = std::thread::Builder::new().name("writer".to_owned());
        thread.spawn(writes)?;
        Ok(Self {
            acts,
            stop: Arc::new(stop),
            ended: Arc::new(tokio::sync::Mutex::new(Some(ended))),
            #[cfg(feature = "faults")]
            full,
        })
    }

    /// Does something whole or not at all, and answers once it is on the disk.
    pub async fn submit(&self, act: Box<dyn Act>) -> Result<(), StoreError> {
        self.acts.send(act).await.map_err(|_| StoreError::Closed)
    }

    /// Waits until all that was asked for is written.
    pub async fn stop(self) {
        self.stop.send_replace(true);
        if let Some(ended) = self.ended.lock().await.take() {
            // The disk may hang.
            let _ = tokio::time::timeout(ENDING, ended).await;
        }
    }

    /// Lets the disk be full, or have room again.
    #[cfg(feature = "faults")]
    pub fn fill(&self, full: bool) {
        self.full.store(full, std::sync::atomic::Ordering::SeqCst);
    }
}

/// The connection that is written with, while there is one.
struct Pen {
    options: SqliteConnectOptions,
    path: PathBuf,
    file: Option<Conn>,
    #[cfg(feature = "faults")]
    full: Arc<std::sync::atomic::AtomicBool>,
}

impl Pen {
    async fn open(&self) -> Result<Conn, StoreError> {
        // One that was moved away is not made anew: what was acknowledged is in the other one.
        if !self.path.exists() {
            return Err(StoreError::File {
                path: self.path.clone(),
                problem: "is gone; restore it and start the server again".to_owned(),
            });
        }
        let file = SqliteConnection::connect_with(&self.options).await?;
        Ok(Conn::Sqlite(file))
    }

    /// Does acts in one transaction; an error if nothing of them is on the disk.
    async fn commit(&mut self, acts: &mut [Box<dyn Act>]) -> Result<(), StoreError> {
        let mut file = match self.file.take() {
            Some(file) => file,
            None => self.open().await?,
        };
        #[cfg(feature = "faults")]
        {
            let full = self.full.load(std::sync::atomic::Ordering::SeqCst);
            let pages = if full { 1_u32 } else { u32::MAX - 1 };
            // Fewer than there are means no more than there are.
            file.raw(&format!("PRAGMA max_page_count = {pages}"))
                .await?;
        }
        // Each statement is a way to the file's thread and back: where many wait, the ways are what they wait for.
        file.raw("BEGIN IMMEDIATE; SAVEPOINT act").await?;
        for act in acts {
            match act.run(&mut file).await {
                Ok(()) => file.raw("RELEASE act; SAVEPOINT act").await?,
                // SQLite may have undone all of the transaction by itself, as it does when the disk is full: then this fails, and
                // those before are told so.
                Err(error) => file.raw("ROLLBACK TO act").await.map_err(|_| error)?,
            }
        }
        file.raw("COMMIT").await?;
        self.file = Some(file);
        Ok(())
    }
}

async fn turned(stopped: &mut watch::Receiver<bool>) {
    let _ = stopped.wait_for(|stopped| *stopped).await;
}

async fn work(
    mut pen: Pen,
    mut acts: mpsc::Receiver<Box<dyn Act>>,
    mut stopped: watch::Receiver<bool>,
) {
    let mut batch = Vec::new();
    loop {
        tokio::select! {
            biased;
            count = acts.recv_many(&mut batch, TOGETHER) => {
                if count == 0 {
                    break;
                }
                let mut asked = std::mem::take(&mut batch);
                let failed = pen.commit(&mut asked).await.err();
                for act in asked {
                    act.answer(failed.as_ref());
                }
            }
            // What was asked for before the end is written; what comes later is refused.
            () = turned(&mut stopped), if !acts.is_closed() => acts.close(),
        }
    }
    if let Some(Conn::Sqlite(file)) = pen.file {
        let _ = file.close().await;
    }
}
