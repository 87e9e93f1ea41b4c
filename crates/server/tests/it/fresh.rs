//! What is made from the code is as the code is. `cargo run -p server --example generate`, or `make golden`, makes it anew.

use std::path::Path;

#[track_caller]
fn check(path: &str, expected: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
    if std::env::var_os("SOBREMESA_UPDATE").is_some() {
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(&file, expected).unwrap();
    }
    let found = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(found == expected, "{path} is not fresh: cargo run -p server --example generate");
}

#[test]
fn typescript_is_fresh() {
    check("web/src/generated/protocol.ts", &protocol::typescript());
}

#[test]
fn openapi_is_fresh() {
    check("docs/openapi.json", &server::openapi());
}
