//! The description of the HTTP part, for programs.

use axum::Json;
use serde_json::{Value, json};
use utoipa::OpenApi;

use super::people::COOKIE;
use super::{films, games, people, replays, rules, tables};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Sobremesa",
        description = "The HTTP part of the house. What happens at a table goes over its socket: docs/protocol.md."
    ),
    paths(
        people::make,
        people::me,
        people::rename,
        people::data,
        people::log_out_others,
        people::forget,
        people::make_code,
        people::recover,
        games::list,
        rules::rules,
        tables::mine,
        tables::lobby,
        tables::make,
        tables::attempt,
        tables::one,
        tables::socket,
        replays::list,
        replays::file,
        replays::steps,
        films::film,
    )
)]
struct Api;

/// The text of `docs/openapi.json`.
pub fn openapi() -> String {
    let mut text = serde_json::to_string_pretty(&described()).expect("the description is plain data");
    text.push('\n');
    text
}

pub(super) async fn file() -> Json<Value> {
    Json(described())
}

/// The name of the cookie's security scheme.
const SCHEME: &str = "cookie";

/// What the handlers say of themselves, and what stands before all of them.
fn described() -> Value {
    let mut api = serde_json::to_value(Api::openapi()).expect("the description is plain data");
    api["components"]["securitySchemes"] = json!({ SCHEME: {
        "type": "apiKey", "in": "cookie", "name": COOKIE,
        "description": "Set by `POST /api/people` and `POST /api/people/recover`. Only the browser reads it.",
    }});
    let paths = api["paths"].as_object_mut().into_iter().flat_map(|paths| paths.values_mut());
    for (method, operation) in paths.filter_map(Value::as_object_mut).flatten() {
        complete(method, operation);
    }
    api
}

/// The answers that an operation can have besides its own.
fn complete(method: &str, operation: &mut Value) {
    let has = |part: &str| operation.get(part).is_some();
    let (body, parameters) = (has("requestBody"), has("parameters"));
    let needs_someone = operation["responses"].get("401").is_some();
    let common = [
        ("400", "Not what it should be", body || parameters),
        ("403", "From a page of another site", method != "get"),
        ("408", "The body did not come", body),
        ("429", "Too many, or too much of it waits already", true),
        ("500", "Something went wrong in the house", true),
        ("503", "The house is full, closing, or cannot save", true),
    ];
    for (status, description, can_be) in common {
        if can_be && operation["responses"].get(status).is_none() {
            let schema = json!({ "$ref": "#/components/schemas/Refusal" });
            operation["responses"][status] = json!({ "description": description, "content": { "application/json": { "schema": schema } } });
        }
    }
    if needs_someone {
        operation["security"] = json!([{ SCHEME: [] }]);
    }
}
