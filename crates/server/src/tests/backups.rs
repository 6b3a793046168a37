//! Backups that fail are seen by whoever looks after the machine, and stop nothing.

use axum::http::StatusCode;

use super::Club;
use crate::backups::{Backups, keep_backing_up};

async fn after_a_try(club: &Club, folder: std::path::PathBuf) -> (String, String) {
    let backups = Backups {
        folder,
        keep: 3,
        hour: 4,
    };
    let trying = tokio::spawn(keep_backing_up(club.app.clone(), backups));
    for _ in 0..200 {
        tokio::time::sleep(std::time::Duration::from_millis(25)).await;
        if club.app.backups.failed().is_some() || club.app.backups.last().is_some() {
            break;
        }
    }
    trying.abort();
    let (status, health) = club.text("/healthz", "").await;
    assert_eq!(status, StatusCode::OK);
    (health, club.text("/metrics", "").await.1)
}

#[tokio::test]
async fn a_backup_at_the_start_is_counted_and_a_failure_is_told() {
    let club = Club::new().await;
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "no folder").unwrap();
    let (health, metrics) = after_a_try(&club, file).await;
    assert!(health.contains("backup failed"), "{health}");
    assert!(metrics.contains("openroom_backup_failed 1"), "{metrics}");

    let club = Club::new().await;
    let (health, metrics) = after_a_try(&club, folder.path().join("backups")).await;
    assert_eq!(health, "ok\n");
    assert!(metrics.contains("openroom_backup_failed 0"), "{metrics}");
    assert!(!metrics.contains("timestamp_seconds 0"), "{metrics}");
}
