//! People: guests by cookie, with a name and nothing else about them.

use std::sync::Arc;

use axum::Json;
use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse};
use protocol::{Me, MyData, NewPerson, RecoveryCode, Refusal};

use super::{Failure, Read};
use crate::denied::Denied;
use crate::entropy::{hash, hex};
use crate::house::{House, now_ms, trouble};
use crate::ids::{PersonId, letters};
use crate::store::{Change, DeviceKey, KeptOfPerson, Person, StoreError};
use crate::table::Forgotten;
use crate::texts::clean;
use crate::work::Owner;

pub(super) const COOKIE: &str = "sobremesa";
const YEAR_SECONDS: u32 = 365 * 24 * 60 * 60;
/// Letters of a cookie's secret and of a recovery code: about 258 and 79 bits.
const SECRET_LETTERS: usize = 52;
const CODE_LETTERS: usize = 16;
/// So many tables and games of a person are told.
const DATA_MAX: usize = 10_000;

/// Someone the house knows, by their cookie.
pub(crate) struct Someone(pub(crate) Person);

impl FromRequestParts<Arc<House>> for Someone {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Someone, Failure> {
        let secret = secret(&parts.headers).ok_or(Denied::UnknownPerson)?;
        let person = house.store.person(hashed(secret)).await.map_err(trouble)?;
        Ok(Someone(person.ok_or(Denied::UnknownPerson)?))
    }
}

/// For whom work is done that this request asks for: a guest, or somebody at an address.
pub(super) struct Asking(pub(super) Owner);

impl FromRequestParts<Arc<House>> for Asking {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Asking, Failure> {
        let person = match Someone::from_request_parts(parts, house).await {
            Ok(Someone(person)) => Some(person.id),
            Err(failure) if failure.is_nobody() => None,
            Err(failure) => return Err(failure),
        };
        Ok(Asking(Owner { source: parts.extensions.get().copied(), person }))
    }
}

/// The secret in the cookie, if there is one of ours.
fn secret(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.filter(|(name, _)| *name == COOKIE).map(|(_, secret)| secret).find(|s| s.len() == SECRET_LETTERS)
}

fn hashed(secret: &str) -> String {
    hex(&hash(secret.as_bytes()))
}

/// A new secret: its key for the store, and the cookie for its device alone.
fn new_device(house: &House) -> (DeviceKey, AppendHeaders<[(header::HeaderName, String); 1]>) {
    let secret = letters(&house.entropy, SECRET_LETTERS);
    let key = DeviceKey { hash: hashed(&secret), made_at_ms: now_ms() };
    let secure = if house.config.is_https() { "; Secure" } else { "" };
    let cookie = format!("{COOKIE}={secret}; HttpOnly; SameSite=Lax; Path=/; Max-Age={YEAR_SECONDS}{secure}");
    (key, AppendHeaders([(header::SET_COOKIE, cookie)]))
}

/// Makes a guest. The cookie in the answer is their only key.
#[utoipa::path(post, path = "/api/people", tag = "people", request_body = NewPerson, responses(
    (status = 201, description = "Made; the cookie is set", body = Me),
    (status = 400, description = "No name", body = Refusal),
    (status = 429, description = "Too many", body = Refusal),
))]
pub(super) async fn make(
    State(house): State<Arc<House>>,
    Read(new): Read<NewPerson>,
) -> Result<impl IntoResponse, Failure> {
    let name = clean(&new.name, house.config.limits.name_chars_max)?;
    let person = Person { id: PersonId::draw(&house.entropy), name: name.clone() };
    let (key, cookie) = new_device(&house);
    house.store.save(vec![Change::Person(person, key)]).await.map_err(trouble)?;
    Ok((StatusCode::CREATED, cookie, Json(Me { name })))
}

/// Who one is; `null` for who is nobody yet, which is nothing wrong.
#[utoipa::path(get, path = "/api/people/me", tag = "people", responses((status = 200, body = Option<Me>)))]
pub(super) async fn me(someone: Result<Someone, Failure>) -> Result<Json<Option<Me>>, Failure> {
    match someone {
        Ok(Someone(person)) => Ok(Json(Some(Me { name: person.name }))),
        Err(failure) if failure.is_nobody() => Ok(Json(None)),
        Err(failure) => Err(failure),
    }
}

/// Another name. Tables show it from the next time one comes to them.
#[utoipa::path(put, path = "/api/people/me", tag = "people", request_body = NewPerson, responses(
    (status = 200, body = Me),
    (status = 400, description = "No name", body = Refusal),
    (status = 401, description = "Nobody yet", body = Refusal),
))]
pub(super) async fn rename(
    State(house): State<Arc<House>>,
    Someone(person): Someone,
    Read(new): Read<NewPerson>,
) -> Result<Json<Me>, Failure> {
    let name = clean(&new.name, house.config.limits.name_chars_max)?;
    house.store.save(vec![Change::Name(person.id, name.clone())]).await.map_err(trouble)?;
    Ok(Json(Me { name }))
}

/// What is kept of one, to take along.
#[utoipa::path(get, path = "/api/people/me/data", tag = "people", responses(
    (status = 200, body = MyData),
    (status = 401, description = "Nobody yet", body = Refusal),
))]
pub(super) async fn data(
    State(house): State<Arc<House>>,
    Someone(person): Someone,
) -> Result<impl IntoResponse, Failure> {
    let kept = house.store.kept_of(person.id.clone()).await.map_err(trouble)?;
    let tables = house.store.own_tables(person.id.clone(), DATA_MAX).await.map_err(trouble)?;
    let games = house.store.replays(Some(person.id), DATA_MAX).await.map_err(trouble)?;
    let KeptOfPerson { made_at_ms, devices_at_ms, recovery, said } = kept;
    let name = person.name;
    let headers = [(header::CONTENT_DISPOSITION, "attachment; filename=\"sobremesa.json\"")];
    Ok((headers, Json(MyData { name, made_at_ms, devices_at_ms, recovery, tables, games, said })))
}

/// Logs out on all other devices, and voids the recovery code. Open tables ask for the cookie again.
#[utoipa::path(delete, path = "/api/people/me/devices", tag = "people", responses(
    (status = 204, description = "Only this device is left"),
    (status = 401, description = "Nobody yet", body = Refusal),
))]
pub(super) async fn log_out_others(
    State(house): State<Arc<House>>,
    headers: HeaderMap,
    Someone(person): Someone,
) -> Result<StatusCode, Failure> {
    let this = secret(&headers).map(hashed);
    house.store.save(vec![Change::LogOut(person.id.clone(), this)]).await.map_err(trouble)?;
    house.expel(&person, Forgotten::No).await;
    Ok(StatusCode::NO_CONTENT)
}

/// Forgets a person: devices, name, what they said. Games that others played with them stay, without their name.
#[utoipa::path(delete, path = "/api/people/me", tag = "people", responses(
    (status = 204, description = "Forgotten; the cookie is gone"),
    (status = 401, description = "Nobody yet", body = Refusal),
))]
pub(super) async fn forget(
    State(house): State<Arc<House>>,
    Someone(person): Someone,
) -> Result<impl IntoResponse, Failure> {
    house.expel(&person, Forgotten::Yes).await;
    house.store.save(vec![Change::ForgetPerson(person.id)]).await.map_err(trouble)?;
    let cookie = format!("{COOKIE}=; HttpOnly; SameSite=Lax; Path=/; Max-Age=0");
    Ok((StatusCode::NO_CONTENT, AppendHeaders([(header::SET_COOKIE, cookie)])))
}

/// A recovery code for another device. It is shown once, works once, and replaces the one before.
#[utoipa::path(post, path = "/api/people/me/recovery", tag = "people", responses(
    (status = 201, body = RecoveryCode),
    (status = 401, description = "Nobody yet", body = Refusal),
))]
pub(super) async fn make_code(
    State(house): State<Arc<House>>,
    Someone(person): Someone,
) -> Result<impl IntoResponse, Failure> {
    let code = letters(&house.entropy, CODE_LETTERS);
    house.store.save(vec![Change::Recovery(person.id, hashed(&code))]).await.map_err(trouble)?;
    let groups: Vec<&str> = (0..CODE_LETTERS / 4).map(|group| &code[4 * group..4 * group + 4]).collect();
    Ok((StatusCode::CREATED, Json(RecoveryCode { code: groups.join("-") })))
}

/// Makes this device another one of the person with this recovery code.
#[utoipa::path(post, path = "/api/people/recover", tag = "people", request_body = RecoveryCode, responses(
    (status = 200, description = "The cookie is set", body = Me),
    (status = 400, description = "Not a code, or used already", body = Refusal),
    (status = 429, description = "Too many tries", body = Refusal),
))]
pub(super) async fn recover(
    State(house): State<Arc<House>>,
    Read(given): Read<RecoveryCode>,
) -> Result<impl IntoResponse, Failure> {
    let code: String = given.code.chars().filter(char::is_ascii_alphanumeric).collect();
    let code = hashed(&code.to_ascii_lowercase());
    let found = house.store.recoverable(code.clone()).await.map_err(trouble)?;
    let person = found.ok_or(Denied::WrongCode)?;
    let (key, cookie) = new_device(&house);
    let name = person.name.clone();
    // Others may have found it as well: the code is used up where it is accepted, in one transaction.
    let change = Change::Recovered(person, code, key, house.config.limits.devices_max);
    house.store.save(vec![change]).await.map_err(|error| match error {
        StoreError::CodeUsed => Denied::WrongCode,
        other => trouble(other),
    })?;
    Ok((cookie, Json(Me { name })))
}
