//! The browser's client, built into the program.

use axum::Router;
use axum::http::{StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use rust_embed::RustEmbed;
use tower_http::compression::CompressionLayer;

use super::Failure;
use crate::denied::Denied;

/// What `vite build` made; nothing, if the program was built without it.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Client;

const START: &str = "index.html";
const NO_CLIENT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Sobremesa</title>\
    <h1>Sobremesa</h1><p>The house is open, but this program was built without the browser's client. \
    <code>make play</code> builds both.</p><p lang=\"es\">La casa est\u{e1} abierta, pero este programa se \
    construy\u{f3} sin el cliente del navegador. <code>make play</code> construye ambos.</p></html>";

/// Every page that is not the API's.
pub(super) fn pages<S: Clone + Send + Sync + 'static>() -> Router<S> {
    Router::new().fallback(get(page)).layer(CompressionLayer::new())
}

/// A file of the client; for the routes that the client itself knows, its first page.
async fn page(uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    if let Some(found) = file(path) {
        return found;
    }
    if path.rsplit('/').next().is_some_and(|name| name.contains('.')) {
        return Failure::from(Denied::UnknownPage).into_response();
    }
    let plain = || (StatusCode::OK, [(header::CONTENT_TYPE, kind(START))], NO_CLIENT).into_response();
    file(START).unwrap_or_else(plain)
}

fn file(path: &str) -> Option<Response> {
    let data = Client::get(path)?.data;
    // The names of these files change with what is in them; all others are asked for again.
    let keep = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    Some(([(header::CONTENT_TYPE, kind(path)), (header::CACHE_CONTROL, keep)], data).into_response())
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
