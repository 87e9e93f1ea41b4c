//! What stands before every answer: where a request comes from, how often, and what a page may do.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::Failure;
use super::source::Source;
use crate::denied::Denied;
use crate::house::House;

/// Scripts, styles and connections only of our own; styles may also be set on elements, as animations do.
const CONTENT_SECURITY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; \
    img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// The same headers on everything.
pub(super) async fn headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let fixed = [
        (header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    ];
    for (name, value) in fixed {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Bounds how much one address asks for, and lets nothing be changed from a page of another site.
pub(super) async fn bound(State(house): State<Arc<House>>, mut request: Request, next: Next) -> Response {
    let from = Source::of(&request, house.config.proxies());
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    let buckets = if changes { &house.makings } else { &house.requests };
    if buckets.take(from).is_err() {
        return Failure::from(Denied::TooFast).into_response();
    }
    if changes && check_origin(request.headers(), house.config.public_url.as_deref()).is_err() {
        return Failure::from(Denied::WrongOrigin).into_response();
    }
    request.extensions_mut().insert(from);
    let mut response = next.run(request).await;
    response.headers_mut().entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// A browser says which page a request comes from; that page must be ours. A program that is no browser says nothing, and
/// has no cookie of anyone that it was not given.
///
/// Ours is the public address; or the one that the request itself is addressed to, if that is a bare address or a name
/// of the local network. A name with dots could be anybody's, pointed here to read with our guests' eyes.
pub(crate) fn check_origin(headers: &HeaderMap, public_url: Option<&str>) -> Result<(), Denied> {
    let Some(origin) = headers.get(header::ORIGIN) else { return Ok(()) };
    let origin = origin.to_str().map_err(|_| Denied::WrongOrigin)?;
    if public_url.is_some_and(|url| url.trim_end_matches('/').eq_ignore_ascii_case(origin)) {
        return Ok(());
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let (_, named) = origin.split_once("://").ok_or(Denied::WrongOrigin)?;
    if named.eq_ignore_ascii_case(host) && is_local(host) { Ok(()) } else { Err(Denied::WrongOrigin) }
}

fn is_local(host: &str) -> bool {
    if host.parse::<SocketAddr>().is_ok() || host.parse::<IpAddr>().is_ok() || host.starts_with('[') {
        return true;
    }
    let name = host.split(':').next().unwrap_or_default();
    !name.is_empty() && (!name.contains('.') || name.ends_with(".local"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(origin: &str, host: &str, public_url: Option<&str>, allowed: bool) {
        let mut headers = HeaderMap::new();
        headers.insert(header::ORIGIN, origin.parse().unwrap());
        headers.insert(header::HOST, host.parse().unwrap());
        assert_eq!(check_origin(&headers, public_url).is_ok(), allowed, "{origin} at {host}");
    }

    #[test]
    fn only_our_own_pages_may_ask() {
        check("http://localhost:8080", "localhost:8080", None, true);
        check("http://192.168.1.7:8080", "192.168.1.7:8080", None, true);
        check("http://[::1]:8080", "[::1]:8080", None, true);
        check("http://laptop.local:8080", "laptop.local:8080", None, true);
        check("https://play.example.org", "play.example.org", Some("https://play.example.org/"), true);
        check("https://play.example.org", "127.0.0.1:8080", Some("https://play.example.org"), true);
        check("https://evil.example", "localhost:8080", None, false);
        check("http://evil.example:8080", "evil.example:8080", None, false);
        check("http://localhost:9999", "localhost:8080", None, false);
        check("null", "localhost:8080", None, false);
        check("http://play.example.org", "play.example.org", Some("https://play.example.org"), false);
    }
}
