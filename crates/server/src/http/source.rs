//! Where a request comes from, as far as it can be believed.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::extract::{ConnectInfo, Request};
use axum::http::HeaderMap;

/// The end of a line that requests come from, as limits count it: an IPv4 address, or the /64 network of an IPv6 address.
/// Whoever has one address of such a network has all 2^64 of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Source {
    /// An address.
    V4(Ipv4Addr),
    /// The first half of an address.
    V6([u16; 4]),
}

impl From<IpAddr> for Source {
    fn from(address: IpAddr) -> Source {
        match address.to_canonical() {
            IpAddr::V4(address) => Source::V4(address),
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                Source::V6([a, b, c, d])
            }
        }
    }
}

impl Source {
    /// Who asks, with so many proxies before the house.
    pub(crate) fn of(request: &Request, proxies: usize) -> Source {
        let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| peer.ip());
        let peer = peer.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST));
        client(peer, request.headers(), proxies).into()
    }
}

/// The address that asks. The last proxy must be on this machine or in its network, and adds the address it was asked
/// from at the end of `X-Forwarded-For`, as do those before it. What stands further in front was written by the guest.
fn client(peer: IpAddr, headers: &HeaderMap, proxies: usize) -> IpAddr {
    let Some(before_last) = proxies.checked_sub(1).filter(|_| is_near(peer)) else { return peer };
    let lines = headers.get_all("x-forwarded-for").iter().rev();
    let mut from_the_end = lines.flat_map(|line| line.to_str().unwrap_or_default().rsplit(','));
    from_the_end.nth(before_last).and_then(read).unwrap_or(peer)
}

/// Some proxies add the port.
fn read(text: &str) -> Option<IpAddr> {
    let text = text.trim();
    text.parse().ok().or_else(|| text.parse().ok().map(|with_port: SocketAddr| with_port.ip()))
}

fn is_near(peer: IpAddr) -> bool {
    match peer.to_canonical() {
        IpAddr::V4(peer) => peer.is_loopback() || peer.is_private(),
        IpAddr::V6(peer) => peer.is_loopback() || peer.is_unique_local(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(peer: &str, lines: &[&str], proxies: usize, expected: &str) {
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append("x-forwarded-for", line.parse().unwrap());
        }
        let found = client(peer.parse().unwrap(), &headers, proxies);
        assert_eq!(found, expected.parse::<IpAddr>().unwrap(), "{lines:?}");
    }

    #[test]
    fn only_what_a_proxy_added_is_believed() {
        check("127.0.0.1", &["203.0.113.7"], 0, "127.0.0.1");
        check("127.0.0.1", &["203.0.113.7"], 1, "203.0.113.7");
        check("127.0.0.1", &["198.51.100.1, 203.0.113.7"], 1, "203.0.113.7");
        // A line of the guest before the line of the proxy.
        check("127.0.0.1", &["198.51.100.1", "203.0.113.7"], 1, "203.0.113.7");
        check("127.0.0.1", &["198.51.100.1, 203.0.113.7, 192.0.2.9"], 2, "203.0.113.7");
        check("172.17.0.1", &["203.0.113.7:4711"], 1, "203.0.113.7");
        check("::1", &["[2001:db8::7]:4711"], 1, "2001:db8::7");
        // A guest who comes past the proxy is not believed.
        check("203.0.113.9", &["198.51.100.1"], 1, "203.0.113.9");
        // Fewer than there are proxies, or nonsense: it was not a proxy of ours.
        check("127.0.0.1", &["203.0.113.7"], 2, "127.0.0.1");
        check("127.0.0.1", &["unknown"], 1, "127.0.0.1");
        check("127.0.0.1", &[], 1, "127.0.0.1");
    }

    #[test]
    fn an_ipv6_network_counts_as_one() {
        let source = |text: &str| Source::from(text.parse::<IpAddr>().unwrap());
        assert_eq!(source("2001:db8:1:2::1"), source("2001:db8:1:2:ffff::9"));
        assert_ne!(source("2001:db8:1:2::1"), source("2001:db8:1:3::1"));
        assert_eq!(source("::ffff:203.0.113.7"), source("203.0.113.7"));
        assert_ne!(source("203.0.113.7"), source("203.0.113.8"));
    }
}
