//! The source files of the project.

use std::fs;
use std::path::Path;

/// Folders that hold no source of ours.
const SKIPPED: &[&str] = &["target", "node_modules", "dist", "generated", ".git"];

/// One file.
pub(crate) struct Source {
    /// From the project's root, with `/`.
    pub(crate) path: String,
    pub(crate) text: String,
}

impl Source {
    pub(crate) fn is_rust(&self) -> bool {
        self.path.ends_with(".rs")
    }

    /// The crate it belongs to.
    pub(crate) fn crate_name(&self) -> Option<&str> {
        self.path.strip_prefix("crates/")?.split('/').next()
    }
}

/// All Rust, TypeScript and Svelte files, in order.
pub(crate) fn all(root: &Path) -> Vec<Source> {
    let mut sources = Vec::new();
    for folder in ["crates", "web"] {
        walk(root, &root.join(folder), &mut sources);
    }
    sources.sort_by(|one, other| one.path.cmp(&other.path));
    sources
}

fn walk(root: &Path, folder: &Path, sources: &mut Vec<Source>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for path in entries.flatten().map(|entry| entry.path()) {
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default().to_owned();
        if path.is_dir() {
            if !SKIPPED.contains(&name.as_str()) {
                walk(root, &path, sources);
            }
        } else if [".rs", ".ts", ".svelte"].iter().any(|ending| name.ends_with(ending)) {
            let text =
                fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let path = path.strip_prefix(root).expect("the walk starts at the root");
            sources.push(Source { path: path.to_string_lossy().replace('\\', "/"), text });
        }
    }
}
