//! Links without start files, without libraries, statically.

fn main() {
    for arg in ["-nostdlib", "-nostartfiles", "-static", "-no-pie", "-Wl,--build-id=none"] {
        println!("cargo::rustc-link-arg-bins={arg}");
    }
}
