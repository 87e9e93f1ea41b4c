//! Tables: made and found here. All that happens at them goes over their socket, in one order.

use std::sync::Arc;

use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use protocol::{MadeTable, NewTable, Refusal, TableCard};

use super::guard::check_origin;
use super::people::{Asking, Someone};
use super::{Failure, InPath, Read, Source};
use crate::denied::Denied;
use crate::house::{House, TablePlan, trouble};
use crate::ids::TableCode;
use crate::listen::Allowance;
use crate::work::Owner;
use crate::{socket, table};

/// The lobby shows this many, and so does a person's own list.
const LOBBY_MAX: usize = 100;
/// Buffers of a socket: thousands of them wait most of the time, and what a guest sends is short.
const READ_BUFFER_BYTES: usize = 1024;
const WRITE_BUFFER_BYTES: usize = 4 * 1024;

/// The public tables that are not over, latest first.
#[utoipa::path(get, path = "/api/tables", tag = "tables", responses((status = 200, body = Vec<TableCard>)))]
pub(super) async fn lobby(State(house): State<Arc<House>>) -> Result<Json<Vec<TableCard>>, Failure> {
    Ok(Json(house.store.lobby(LOBBY_MAX).await.map_err(trouble)?))
}

/// The tables that one sits at or hosts: those that are not over first, then the latest.
#[utoipa::path(get, path = "/api/me/tables", tag = "tables", responses(
    (status = 200, body = Vec<TableCard>),
    (status = 401, description = "Nobody yet", body = Refusal),
))]
pub(super) async fn mine(
    State(house): State<Arc<House>>,
    Someone(person): Someone,
) -> Result<Json<Vec<TableCard>>, Failure> {
    Ok(Json(house.store.own_tables(person.id, LOBBY_MAX).await.map_err(trouble)?))
}

/// Makes a table. The maker is its host, and takes a seat over the socket like everyone else.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable, responses(
    (status = 201, body = MadeTable),
    (status = 400, description = "It cannot be set up like this", body = Refusal),
    (status = 401, description = "Nobody yet", body = Refusal),
    (status = 404, description = "No such game", body = Refusal),
    (status = 429, description = "Too many", body = Refusal),
))]
pub(super) async fn make(
    State(house): State<Arc<House>>,
    Someone(person): Someone,
    Asking(owner): Asking,
    Read(new): Read<NewTable>,
) -> Result<impl IntoResponse, Failure> {
    let code = house.make_table(&person, owner, new).await?;
    Ok((StatusCode::CREATED, Json(MadeTable { code: code.to_string() })))
}

/// Could this table be made? Nothing is made: a form says at once what does not go together.
#[utoipa::path(post, path = "/api/tables/try", tag = "tables", request_body = NewTable, responses(
    (status = 204, description = "It could"),
    (status = 400, description = "It cannot be set up like this", body = Refusal),
    (status = 404, description = "No such game", body = Refusal),
))]
pub(super) async fn attempt(
    State(house): State<Arc<House>>,
    Asking(owner): Asking,
    Read(new): Read<NewTable>,
) -> Result<StatusCode, Failure> {
    house.try_plan(owner, TablePlan::from(&new)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// One table, by the code in its link.
#[utoipa::path(get, path = "/api/tables/{code}", tag = "tables", params(("code" = String, Path)), responses(
    (status = 200, body = TableCard),
    (status = 404, description = "No such table", body = Refusal),
))]
pub(super) async fn one(
    State(house): State<Arc<House>>,
    InPath(code): InPath<String>,
) -> Result<Json<TableCard>, Failure> {
    let code = TableCode::read(&code).ok_or(Denied::UnknownTable)?;
    let record = house.store.table(code).await.map_err(trouble)?.ok_or(Denied::UnknownTable)?;
    Ok(Json(table::card(&record)))
}

/// The socket of a table: see docs/protocol.md.
#[utoipa::path(get, path = "/api/tables/{code}/socket", tag = "tables", params(("code" = String, Path)), responses(
    (status = 101, description = "A WebSocket"),
    (status = 401, description = "Nobody yet", body = Refusal),
    (status = 403, description = "From a page of another site", body = Refusal),
    (status = 404, description = "No such table", body = Refusal),
    (status = 503, description = "The house is full or closing", body = Refusal),
))]
pub(super) async fn socket(
    State(house): State<Arc<House>>,
    InPath(code): InPath<String>,
    headers: HeaderMap,
    Extension(allowance): Extension<Arc<Allowance>>,
    Extension(source): Extension<Source>,
    someone: Result<Someone, Failure>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Failure> {
    check_origin(&headers, house.config.public_url.as_deref())?;
    let Someone(person) = someone?;
    let upgrade = upgrade.map_err(|rejected| Denied::Unreadable { text: rejected.body_text() })?;
    let code = TableCode::read(&code).ok_or(Denied::UnknownTable)?;
    let owner = Owner { source: Some(source), person: Some(person.id.clone()) };
    house.table(&code, owner).await?;
    let limits = &house.config.limits;
    if house.closing.is_cancelled() {
        return Err(Denied::HouseClosing.into());
    }
    if house.metrics.connections.get() >= limits.connections_max as i64 {
        return Err(Denied::HouseFull.into());
    }
    let upgrade = upgrade
        .read_buffer_size(READ_BUFFER_BYTES)
        .write_buffer_size(WRITE_BUFFER_BYTES)
        .max_write_buffer_size(1024 * 1024)
        .max_frame_size(limits.message_bytes_max)
        .max_message_size(limits.message_bytes_max);
    let tasks = house.tasks.clone();
    Ok(upgrade.on_upgrade(move |websocket| {
        tasks.track_future(socket::serve(websocket, house, code, person, source, allowance))
    }))
}
