//! Requests and answers as messages from node to node: a line of JSON with what HTTP has in its head, and the body as it is.

use axum::body::Body;
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use axum::response::Response;
use serde::{Deserialize, Serialize};

use crate::LARGEST;

/// What stands before the body.
#[derive(Debug, Serialize, Deserialize)]
struct Head {
    #[serde(default, skip_serializing_if = "String::is_empty")]
    method: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    path: String,
    #[serde(default)]
    status: u16,
    headers: Vec<(String, String)>,
}

/// Headers whose value is no text are not among those that matter here.
fn pairs(headers: &HeaderMap) -> Vec<(String, String)> {
    let pair = |(name, value): (&HeaderName, &HeaderValue)| {
        Some((name.to_string(), value.to_str().ok()?.to_owned()))
    };
    headers.iter().filter_map(pair).collect()
}

fn put(headers: &mut HeaderMap, pairs: Vec<(String, String)>) {
    for (name, value) in pairs {
        if let (Ok(name), Ok(value)) = (name.parse::<HeaderName>(), value.parse()) {
            headers.append(name, value);
        }
    }
}

fn written(head: &Head, body: &[u8]) -> Vec<u8> {
    let mut text = serde_json::to_vec(head).unwrap_or_default();
    text.push(b'\n');
    text.extend_from_slice(body);
    text
}

fn parted(text: &[u8]) -> Option<(Head, Vec<u8>)> {
    let end = text.iter().position(|byte| *byte == b'\n')?;
    let head = serde_json::from_slice(&text[..end]).ok()?;
    Some((head, text[end + 1..].to_vec()))
}

/// A request as a message.
pub fn request(request: &Request<()>, body: &[u8]) -> Vec<u8> {
    let head = Head {
        method: request.method().to_string(),
        path: request.uri().to_string(),
        status: 0,
        headers: pairs(request.headers()),
    };
    written(&head, body)
}

/// The request that a message is.
pub fn asked(text: &[u8]) -> Option<Request> {
    let (head, body) = parted(text)?;
    let request = Request::builder()
        .method(head.method.as_str())
        .uri(head.path);
    let mut request = request.body(Body::from(body)).ok()?;
    put(request.headers_mut(), head.headers);
    Some(request)
}

/// An answer as a message.
pub async fn answer(answer: Response) -> Vec<u8> {
    let (parts, body) = answer.into_parts();
    let body = axum::body::to_bytes(body, LARGEST).await;
    let head = Head {
        method: String::new(),
        path: String::new(),
        status: parts.status.as_u16(),
        headers: pairs(&parts.headers),
    };
    written(&head, &body.unwrap_or_default())
}

/// The answer that a message is.
pub fn answered(text: &[u8]) -> Option<Response> {
    let (head, body) = parted(text)?;
    let answer = Response::builder().status(head.status);
    let mut answer = answer.body(Body::from(body)).ok()?;
    put(answer.headers_mut(), head.headers);
    Some(answer)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_is_sent_is_what_comes() {
        let sent = Request::builder().method("POST").uri("/api/x?y=1");
        let sent = sent.header("cookie", "a=b").body(()).unwrap();
        let came = asked(&request(&sent, b"{}\n{}")).unwrap();
        assert_eq!(
            (came.method().as_str(), came.uri().to_string()),
            ("POST", "/api/x?y=1".to_owned())
        );
        assert_eq!(came.headers()["cookie"], "a=b");
        let body = axum::body::to_bytes(came.into_body(), 100).await.unwrap();
        assert_eq!(&body[..], b"{}\n{}");
        let back = Response::builder().status(409).header("x-a", "1");
        let back = answer(back.body(Body::from("no")).unwrap()).await;
        let back = answered(&back).unwrap();
        assert_eq!(
            (back.status().as_u16(), &back.headers()["x-a"]),
            (409, &"1".parse().unwrap())
        );
        for broken in [&b""[..], b"{}", b"{}\n", b"nonsense\nx"] {
            assert!(asked(broken).is_none() && answered(broken).is_none());
        }
    }
}
