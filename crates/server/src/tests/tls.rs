//! HTTPS of our own: HTTP/2 and HTTP/1.1, and a certificate that is renewed. The certificates are for these tests alone.

use std::path::Path;
use std::sync::Arc;

use axum::http::{Request, StatusCode, Version, header};
use http_body_util::{BodyExt as _, Full};
use hyper::body::Bytes;
use hyper::client::conn::{http1, http2};
use hyper_util::rt::{TokioExecutor, TokioIo};
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::CertificateDer;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use super::Club;
use crate::listen::{self, Most};
use crate::router;
use crate::tls::{Files, Tls};

const ONE: [&str; 2] = [include_str!("tls/one.pem"), include_str!("tls/one.key.pem")];
const TWO: [&str; 2] = [include_str!("tls/two.pem"), include_str!("tls/two.key.pem")];

fn files(folder: &Path) -> Files {
    Files {
        certificate: folder.join("certificate.pem"),
        key: folder.join("key.pem"),
    }
}

fn write(files: &Files, [certificate, key]: [&str; 2]) {
    std::fs::write(&files.certificate, certificate).unwrap();
    std::fs::write(&files.key, key).unwrap();
}

/// A connection from somebody who trusts only this certificate and speaks only this.
async fn connect(
    at: std::net::SocketAddr,
    trusted: &str,
    speaks: &[u8],
) -> std::io::Result<TlsStream<TcpStream>> {
    let mut roots = RootCertStore::empty();
    let trusted = CertificateDer::from_pem_slice(trusted.as_bytes()).unwrap();
    roots.add(trusted).unwrap();
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap();
    let mut config = config.with_root_certificates(roots).with_no_client_auth();
    config.alpn_protocols = vec![speaks.to_vec()];
    let stream = TcpStream::connect(at).await?;
    let name = "club.example".try_into().unwrap();
    TlsConnector::from(Arc::new(config))
        .connect(name, stream)
        .await
}

async fn serving(club: &Club, tls: &Tls) -> std::net::SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let at = listener.local_addr().unwrap();
    let (router, tls) = (router(club.app.clone()), tls.clone());
    let stopping = club.app.stopping.clone();
    tokio::spawn(async move {
        listen::serve(listener, router, &[], Most::of(16), Some(tls), stopping).await;
    });
    at
}

#[tokio::test]
async fn pages_come_over_http2_and_the_site_is_known_by_its_name() {
    let club = Club::new().await;
    let folder = tempfile::tempdir().unwrap();
    let files = files(folder.path());
    write(&files, ONE);
    let at = serving(&club, &Tls::open(&files).unwrap()).await;
    let stream = connect(at, ONE[0], b"h2").await.unwrap();
    let (mut client, connection) = http2::handshake(TokioExecutor::new(), TokioIo::new(stream))
        .await
        .unwrap();
    tokio::spawn(connection);
    let get = Request::get("https://club.example/healthz").body(Full::<Bytes>::default());
    let answer = client.send_request(get.unwrap()).await.unwrap();
    assert_eq!(answer.version(), Version::HTTP_2);
    assert_eq!(answer.status(), StatusCode::OK);
    let text = answer.into_body().collect().await.unwrap().to_bytes();
    assert_eq!(&text[..], b"ok\n");
    for (origin, status) in [
        ("https://club.example", StatusCode::UNAUTHORIZED),
        ("https://evil.example", StatusCode::FORBIDDEN),
    ] {
        let post = Request::post("https://club.example/api/sign-in")
            .header(header::ORIGIN, origin)
            .header(header::CONTENT_TYPE, "application/json")
            .body(Full::from(
                r#"{"name": "nobody", "password": "wrong wrong"}"#,
            ));
        let answer = client.send_request(post.unwrap()).await.unwrap();
        assert_eq!(answer.status(), status, "{origin}");
    }
}

#[tokio::test]
async fn who_speaks_only_http1_is_answered_so() {
    let club = Club::new().await;
    let folder = tempfile::tempdir().unwrap();
    let files = files(folder.path());
    write(&files, ONE);
    let at = serving(&club, &Tls::open(&files).unwrap()).await;
    let stream = connect(at, ONE[0], b"http/1.1").await.unwrap();
    let (mut client, connection) = http1::handshake(TokioIo::new(stream)).await.unwrap();
    tokio::spawn(connection);
    let get = Request::get("/healthz").header(header::HOST, "club.example");
    let get = get.body(Full::<Bytes>::default()).unwrap();
    let answer = client.send_request(get).await.unwrap();
    assert_eq!(answer.version(), Version::HTTP_11);
    assert_eq!(answer.status(), StatusCode::OK);
}

#[tokio::test]
async fn a_new_certificate_is_used_and_a_broken_one_is_not() {
    let club = Club::new().await;
    let folder = tempfile::tempdir().unwrap();
    let files = files(folder.path());
    write(&files, ONE);
    let tls = Tls::open(&files).unwrap();
    let at = serving(&club, &tls).await;
    assert!(connect(at, ONE[0], b"h2").await.is_ok());
    assert!(connect(at, TWO[0], b"h2").await.is_err());
    write(&files, TWO);
    tls.renew(&files).unwrap();
    assert!(connect(at, TWO[0], b"h2").await.is_ok());
    // Half written, of two different ones, and gone: what was stays.
    for broken in [[&TWO[0][..100], TWO[1]], [ONE[0], TWO[1]], ["", ""]] {
        write(&files, broken);
        assert!(tls.renew(&files).is_err(), "{broken:?}");
    }
    std::fs::remove_file(&files.key).unwrap();
    assert!(tls.renew(&files).is_err());
    assert!(connect(at, TWO[0], b"h2").await.is_ok());
    assert!(Tls::open(&files).is_err());
}
