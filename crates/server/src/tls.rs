//! HTTPS of our own: a certificate and its key, read again when the files change.

use std::path::{Path, PathBuf};
use std::sync::{Arc, RwLock};
use std::time::{Duration, SystemTime};

use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::rustls::{self, ServerConfig};

/// The files of a certificate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Files {
    /// The certificate with those between it and the authority, as PEM.
    pub certificate: PathBuf,
    /// Its private key, as PEM.
    pub key: PathBuf,
}

/// So often it is looked whether the files have changed.
const LOOK: Duration = Duration::from_secs(10);

/// What is spoken over HTTPS, the best first.
pub const HTTP2: &[u8] = b"h2";
const HTTP1: &[u8] = b"http/1.1";

impl Files {
    /// Reads them.
    fn read(&self) -> Result<ServerConfig, String> {
        let wrong = |path: &Path, why: &dyn std::fmt::Display| format!("{}: {why}", path.display());
        let certificates = CertificateDer::pem_file_iter(&self.certificate)
            .and_then(Iterator::collect::<Result<Vec<_>, _>>)
            .map_err(|error| wrong(&self.certificate, &error))?;
        if certificates.is_empty() {
            return Err(wrong(
                &self.certificate,
                &"has no certificate; it must begin with -----BEGIN CERTIFICATE-----",
            ));
        }
        let key =
            PrivateKeyDer::from_pem_file(&self.key).map_err(|error| wrong(&self.key, &error))?;
        let unfit = |error: rustls::Error| wrong(&self.certificate, &error);
        let mut config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .map_err(unfit)?
            .with_no_client_auth()
            .with_single_cert(certificates, key)
            .map_err(unfit)?;
        config.alpn_protocols = vec![HTTP2.to_vec(), HTTP1.to_vec()];
        Ok(config)
    }

    /// When they were last written.
    fn written(&self) -> [Option<SystemTime>; 2] {
        [&self.certificate, &self.key].map(|file| file.metadata().ok()?.modified().ok())
    }
}

/// What new connections are made with.
#[derive(Clone)]
pub struct Tls(Arc<RwLock<TlsAcceptor>>);

impl std::fmt::Debug for Tls {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Tls")
    }
}

impl Tls {
    /// Reads the files.
    ///
    /// # Errors
    /// What is wrong with them.
    pub fn open(files: &Files) -> Result<Self, String> {
        let config = files.read()?;
        let acceptor = TlsAcceptor::from(Arc::new(config));
        Ok(Self(Arc::new(RwLock::new(acceptor))))
    }

    /// The newest one.
    pub fn acceptor(&self) -> TlsAcceptor {
        let now = self.0.read().unwrap_or_else(|broken| broken.into_inner());
        now.clone()
    }

    /// Reads the files again; if they are not sound, what was stays.
    pub fn renew(&self, files: &Files) -> Result<(), String> {
        let acceptor = TlsAcceptor::from(Arc::new(files.read()?));
        let mut now = self.0.write().unwrap_or_else(|broken| broken.into_inner());
        *now = acceptor;
        Ok(())
    }

    /// Reads them again whenever they have changed. Who renews them writes one after the other: until they fit, the old ones are used.
    pub async fn keep_renewing(self, files: Files) {
        let mut used = files.written();
        let mut told = None;
        loop {
            tokio::time::sleep(LOOK).await;
            let written = files.written();
            if written == used {
                continue;
            }
            match self.renew(&files) {
                Ok(()) => {
                    used = written;
                    tracing::info!("the new certificate is in use");
                }
                Err(why) if told != Some(written) => {
                    told = Some(written);
                    tracing::error!(%why, "the new certificate cannot be used; the old one stays");
                }
                Err(_) => {}
            }
        }
    }
}
