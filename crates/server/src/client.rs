//! From where a request comes: the other end of the connection, or, behind a proxy that is trusted, whoever the proxy says.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::str::FromStr;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap};

use crate::app::App;
use crate::problem::Problem;

/// An address, or all that begin with it: `10.0.0.1`, `10.0.0.0/8`, `fd00::/8`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Net {
    ip: IpAddr,
    bits: u8,
}

impl Net {
    /// Whether an address is one of them.
    pub fn holds(self, other: IpAddr) -> bool {
        match (self.ip, other.to_canonical()) {
            (IpAddr::V4(own), IpAddr::V4(other)) => {
                let mask = u32::MAX.checked_shl(32 - u32::from(self.bits)).unwrap_or(0);
                own.to_bits() & mask == other.to_bits() & mask
            }
            (IpAddr::V6(own), IpAddr::V6(other)) => {
                let shift = 128 - u32::from(self.bits);
                let mask = u128::MAX.checked_shl(shift).unwrap_or(0);
                own.to_bits() & mask == other.to_bits() & mask
            }
            _ => false,
        }
    }
}

impl FromStr for Net {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("{text} is no address; write 127.0.0.1, 10.0.0.0/8 or fd00::/8");
        let (ip, bits) = match text.split_once('/') {
            Some((ip, bits)) => (ip, Some(bits)),
            None => (text, None),
        };
        let ip: IpAddr = ip.parse().map_err(|_| wrong())?;
        let most: u8 = if ip.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(most), str::parse).map_err(|_| wrong())?;
        // An address of IPv4 that is written as one of IPv6 keeps what lies beyond the 96 bits that say so.
        let own = ip.to_canonical();
        let mapped = if own.is_ipv4() == ip.is_ipv4() { 0 } else { 96 };
        match bits <= most && bits >= mapped {
            true => Ok(Self {
                ip: own,
                bits: bits - mapped,
            }),
            false => Err(wrong()),
        }
    }
}

/// From where a request comes, as far as limits go: of IPv6 the first half, which is one household or hall.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Client(pub IpAddr);

impl Client {
    /// The client of a request that no handler has taken yet; one that came over no connection is our own.
    pub fn asking(extensions: &Extensions, headers: &HeaderMap, proxies: &[Net]) -> Self {
        let peer = extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = peer.map_or(IpAddr::from([127, 0, 0, 1]), |ConnectInfo(at)| at.ip());
        Self::of(peer, headers, proxies)
    }

    /// The client of a connection from there.
    pub fn of(peer: IpAddr, headers: &HeaderMap, proxies: &[Net]) -> Self {
        let peer = peer.to_canonical();
        let usual = said(headers, "x-forwarded-for");
        let usual = usual.flat_map(|value| value.split(',').map(str::to_owned));
        let usual: Vec<String> = usual.collect();
        let standard: Vec<String> = said(headers, "forwarded").flat_map(forwarded).collect();
        let ip = match (usual.is_empty(), standard.is_empty()) {
            (false, true) => behind(peer, &usual, proxies),
            (true, false) => behind(peer, &standard, proxies),
            (true, true) => peer,
            // A proxy writes one of the two and passes the other on as anybody may have written it. Which one is which we do not
            // know: if they do not agree, neither is believed.
            (false, false) => {
                let one = behind(peer, &usual, proxies);
                match one == behind(peer, &standard, proxies) {
                    true => one,
                    false => peer,
                }
            }
        };
        Self(household(ip))
    }
}

fn said<'h>(headers: &'h HeaderMap, name: &str) -> impl Iterator<Item = &'h str> {
    let values = headers.get_all(name).into_iter();
    values.filter_map(|value| value.to_str().ok())
}

/// Who asked the first proxy that is trusted. Each proxy adds at the end from where it was asked; what stands before the last one that is
/// trusted anybody may have written.
fn behind(peer: IpAddr, said: &[String], proxies: &[Net]) -> IpAddr {
    let trusted = |ip: IpAddr| proxies.iter().any(|net| net.holds(ip));
    let mut ip = peer;
    for one in said.iter().rev() {
        if !trusted(ip) {
            break;
        }
        match address(one.trim()) {
            Some(before) => ip = before,
            None => break,
        }
    }
    ip
}

/// The `for` of each part of a header `Forwarded` (RFC 7239); a part that has none keeps its place, and is no address.
fn forwarded(value: &str) -> Vec<String> {
    let of_part = |part: String| {
        let pairs = cut(&part, ';');
        let own = pairs.iter().find_map(|pair| {
            let (name, value) = pair.split_once('=')?;
            let own = name.trim().eq_ignore_ascii_case("for");
            own.then(|| value.trim().trim_matches('"').to_owned())
        });
        own.unwrap_or_default()
    };
    cut(value, ',').into_iter().map(of_part).collect()
}

/// Cuts a text, but not between quotation marks.
fn cut(text: &str, at: char) -> Vec<String> {
    let (mut parts, mut quoted) = (vec![String::new()], false);
    for c in text.chars() {
        quoted ^= c == '"';
        match (c == at && !quoted, parts.last_mut()) {
            (true, _) => parts.push(String::new()),
            (false, Some(part)) => part.push(c),
            (false, None) => {}
        }
    }
    parts
}

fn address(text: &str) -> Option<IpAddr> {
    let with_port = || text.parse::<SocketAddr>().ok().map(|at| at.ip());
    let bare = text.trim_start_matches('[').trim_end_matches(']');
    let ip = bare.parse().ok().or_else(with_port);
    ip.map(|ip: IpAddr| ip.to_canonical())
}

fn household(ip: IpAddr) -> IpAddr {
    match ip {
        IpAddr::V4(_) => ip,
        IpAddr::V6(ip) => Ipv6Addr::from_bits(ip.to_bits() & !u128::from(u64::MAX)).into(),
    }
}

impl FromRequestParts<App> for Client {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let ConnectInfo(peer) = ConnectInfo::<SocketAddr>::from_request_parts(parts, app)
            .await
            .map_err(Problem::ours)?;
        Ok(Self::of(peer.ip(), &parts.headers, &app.proxies))
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn of(peer: &str, said: &[&'static str], proxies: &[&str]) -> String {
        let mut headers = HeaderMap::new();
        for one in said {
            headers.append("x-forwarded-for", HeaderValue::from_static(one));
        }
        let proxies: Vec<Net> = proxies.iter().map(|net| net.parse().unwrap()).collect();
        Client::of(peer.parse().unwrap(), &headers, &proxies)
            .0
            .to_string()
    }

    #[test]
    fn only_a_proxy_that_is_trusted_says_who_asks() {
        assert_eq!(of("192.0.2.1", &["198.51.100.7"], &[]), "192.0.2.1");
        let proxies = ["127.0.0.1", "10.0.0.0/8"];
        assert_eq!(of("127.0.0.1", &["198.51.100.7"], &proxies), "198.51.100.7");
        assert_eq!(of("192.0.2.1", &["198.51.100.7"], &proxies), "192.0.2.1");
        // What the client has written itself stands before what the proxies add.
        let forged = ["203.0.113.9, 198.51.100.7", "10.1.2.3"];
        assert_eq!(of("127.0.0.1", &forged, &proxies), "198.51.100.7");
        assert_eq!(of("127.0.0.1", &["nonsense"], &proxies), "127.0.0.1");
        // An address of IPv4 in the form of IPv6 is that one, and no other.
        let mapped = ["::ffff:10.0.0.1", "::ffff:172.16.0.0/108"];
        assert_eq!(of("10.0.0.1", &["198.51.100.7"], &mapped), "198.51.100.7");
        assert_eq!(of("172.16.9.9", &["198.51.100.7"], &mapped), "198.51.100.7");
        assert_eq!(of("192.0.2.1", &["198.51.100.7"], &mapped), "192.0.2.1");
        assert!("::ffff:10.0.0.0/64".parse::<Net>().is_err());
        assert_eq!(
            of("127.0.0.1", &["198.51.100.7:4711"], &proxies),
            "198.51.100.7"
        );
        assert_eq!(
            of("::ffff:127.0.0.1", &["198.51.100.7"], &proxies),
            "198.51.100.7"
        );
    }

    fn by(headers: &[(&'static str, &'static str)]) -> String {
        let mut map = HeaderMap::new();
        for &(name, value) in headers {
            map.append(name, HeaderValue::from_static(value));
        }
        let proxies: Vec<Net> = vec!["127.0.0.1".parse().unwrap(), "10.0.0.0/8".parse().unwrap()];
        Client::of([127, 0, 0, 1].into(), &map, &proxies)
            .0
            .to_string()
    }

    #[test]
    fn the_standard_header_says_the_same_as_the_usual_one() {
        let standard = |value: &'static str| by(&[("forwarded", value)]);
        assert_eq!(standard("for=198.51.100.7"), "198.51.100.7");
        assert_eq!(
            standard("for=\"198.51.100.7:4711\";proto=https;by=10.0.0.1"),
            "198.51.100.7"
        );
        assert_eq!(
            standard("proto=https;For=\"[2001:db8:1:2::9]:80\""),
            "2001:db8:1:2::"
        );
        // What the client wrote itself stands before what the proxies add.
        assert_eq!(
            standard("for=203.0.113.9, for=198.51.100.7;host=\"a,b;c\", for=10.1.2.3"),
            "198.51.100.7"
        );
        for nobody in [
            "for=unknown",
            "for=_hidden",
            "proto=https",
            "",
            "for=",
            "\"",
        ] {
            assert_eq!(standard(nobody), "127.0.0.1", "{nobody}");
        }
        // A part without a name is not stepped over: what is before it anybody may have written.
        assert_eq!(standard("for=203.0.113.9, proto=https"), "127.0.0.1");
    }

    #[test]
    fn of_two_headers_that_do_not_agree_neither_is_believed() {
        let usual = ("x-forwarded-for", "198.51.100.7");
        assert_eq!(
            by(&[usual, ("forwarded", "for=198.51.100.7")]),
            "198.51.100.7"
        );
        assert_eq!(by(&[usual, ("forwarded", "for=203.0.113.9")]), "127.0.0.1");
        assert_eq!(by(&[usual, ("forwarded", "nonsense")]), "127.0.0.1");
    }

    #[test]
    fn a_household_is_one_whatever_its_machines_call_themselves() {
        assert_eq!(of("2001:db8:1:2:3:4:5:6", &[], &[]), "2001:db8:1:2::");
        assert_eq!(
            of("::1", &["2001:db8:1:2:ff::1"], &["::1"]),
            "2001:db8:1:2::"
        );
        assert_eq!(
            of("::1", &["[2001:db8:1:2::9]:80"], &["::1/64"]),
            "2001:db8:1:2::"
        );
    }

    #[test]
    fn what_is_no_address_is_refused() {
        for wrong in [
            "",
            "club",
            "10.0.0.0/33",
            "10.0.0.0/",
            "::1/129",
            "10.0.0/8",
        ] {
            assert!(wrong.parse::<Net>().is_err(), "{wrong}");
        }
        assert!(
            "0.0.0.0/0"
                .parse::<Net>()
                .unwrap()
                .holds([1, 2, 3, 4].into())
        );
    }
}
