//! The browser's client, built into the program.

use axum::Router;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use rust_embed::RustEmbed;

use super::Failure;
use crate::denied::Denied;

/// What `vite build` made; nothing, if the program was built without it. It has compressed its files: a flood of requests
/// for them costs the house nothing but sending.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Client;

const START: &str = "index.html";
const NO_CLIENT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Sobremesa</title>\
    <h1>Sobremesa</h1><p>The house is open, but this program was built without the browser's client. \
    <code>make play</code> builds both.</p><p lang=\"es\">La casa est\u{e1} abierta, pero este programa se \
    construy\u{f3} sin el cliente del navegador. <code>make play</code> construye ambos.</p></html>";

/// The encodings that files come in, best first: as a browser calls them, and how such a file's name ends.
const ENCODINGS: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

/// Every page that is not the API's.
pub(super) fn pages<S: Clone + Send + Sync + 'static>() -> Router<S> {
    Router::new().fallback(get(page))
}

/// A file of the client; for the routes that the client itself knows, its first page.
async fn page(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    let packed = ENCODINGS.iter().any(|(_, ending)| path.ends_with(ending));
    if let Some(found) = file(path, &headers).filter(|_| !packed) {
        return found;
    }
    if path.rsplit('/').next().is_some_and(|name| name.contains('.')) {
        return Failure::from(Denied::UnknownPage).into_response();
    }
    let plain = || (StatusCode::OK, [(header::CONTENT_TYPE, kind(START))], NO_CLIENT).into_response();
    file(START, &headers).unwrap_or_else(plain)
}

fn file(path: &str, headers: &HeaderMap) -> Option<Response> {
    // The names of these files change with what is in them; all others are asked for again.
    let keep = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let about = [
        (header::CONTENT_TYPE, kind(path)),
        (header::CACHE_CONTROL, keep),
        (header::VARY, "accept-encoding"),
    ];
    let accepted = ENCODINGS.iter().filter(|(name, _)| accepts(headers, name));
    let packed = |(name, ending): &(&'static str, &str)| {
        let data = Client::get(&format!("{path}{ending}"))?.data;
        Some(
            (about.clone(), [(header::CONTENT_ENCODING, HeaderValue::from_static(name))], data)
                .into_response(),
        )
    };
    let plain = || Some((about.clone(), Client::get(path)?.data).into_response());
    accepted.map(packed).find_map(|found| found).or_else(plain)
}

/// Does the asker take this encoding? One with a weight of 0 is named to be refused.
fn accepts(headers: &HeaderMap, encoding: &str) -> bool {
    let lines = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(',')).any(|one| {
        let mut parts = one.split(';').map(str::trim);
        let named = parts.next().is_some_and(|name| name.eq_ignore_ascii_case(encoding));
        let weight = parts.find_map(|part| part.strip_prefix("q=")).map(str::parse::<f32>);
        named && !matches!(weight, Some(Ok(weight)) if weight <= 0.0)
    })
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "wasm" => "application/wasm",
        "ogg" => "audio/ogg",
        "mp3" => "audio/mpeg",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(accepted: &str, expected: Option<&str>) {
        let mut headers = HeaderMap::new();
        headers.insert(header::ACCEPT_ENCODING, accepted.parse().unwrap());
        let found = ENCODINGS.iter().find(|(name, _)| accepts(&headers, name)).map(|(name, _)| *name);
        assert_eq!(found, expected, "{accepted}");
    }

    #[test]
    fn the_best_encoding_that_is_accepted() {
        check("gzip, deflate, br, zstd", Some("br"));
        check("gzip;q=1.0, br;q=0", Some("gzip"));
        check("GZIP", Some("gzip"));
        check("identity", None);
        check("br; q=0.0, gzip; q=0", None);
    }
}
