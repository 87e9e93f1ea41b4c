//! Files that are built into the program: when they change, it is built again.

fn main() {
    for folder in ["../../web/dist", "../../docs/rules"] {
        println!("cargo:rerun-if-changed={folder}");
    }
    println!("cargo:rerun-if-changed=build.rs");
}
