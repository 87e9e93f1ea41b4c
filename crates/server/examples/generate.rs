//! Makes what is made from the code: the browser's types and the description of the HTTP part.

use std::path::Path;

fn main() -> std::io::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for (path, text) in
        [("web/src/generated/protocol.ts", protocol::typescript()), ("docs/openapi.json", server::openapi())]
    {
        let file = root.join(path);
        if let Some(folder) = file.parent() {
            std::fs::create_dir_all(folder)?;
        }
        std::fs::write(&file, text)?;
        println!("{path}");
    }
    Ok(())
}
