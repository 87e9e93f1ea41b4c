//! Cargo does not see files that are added to an embedded folder; this makes it look.

fn main() {
    println!("cargo::rerun-if-changed=../../docs/rules");
}
