//! What the documents say about the code is so.

use scupper_tests::scenarios::TABLE;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace").to_path_buf()
}

/// All Rust sources below a folder.
fn sources(dir: &Path, into: &mut String) {
    for entry in fs::read_dir(dir).expect("a folder of the workspace") {
        let path = entry.expect("an entry").path();
        if path.is_dir() && !path.ends_with("target") {
            sources(&path, into);
        } else if path.extension().is_some_and(|e| e == "rs") {
            into.push_str(&fs::read_to_string(&path).expect("a source"));
        }
    }
}

#[test]
fn the_list_of_faults_names_tests_that_exist() {
    let text = fs::read_to_string(root().join("docs/faults.md")).expect("docs/faults.md");
    let mut code = String::new();
    sources(&root().join("crates"), &mut code);
    sources(&root().join("tests"), &mut code);
    let table = || text.lines().filter(|l| l.starts_with("| ") && !l.starts_with("| Fault"));
    let (mut functions, mut rows) = (0, 0);
    for line in table() {
        let tests = line.split('|').nth(3).expect("three columns");
        for name in tests.split('`').skip(1).step_by(2) {
            assert!(code.contains(&format!("fn {name}()")), "docs/faults.md names `{name}`, which does not exist");
            functions += 1;
        }
        for name in tests.split('"').skip(1).step_by(2) {
            let known = TABLE.iter().any(|s| s.name.contains(name));
            assert!(known, "docs/faults.md names the scenario \"{name}\", which does not exist");
            rows += 1;
        }
    }
    assert!(functions > 30 && rows > 5 && table().count() > 30, "{functions} functions, {rows} rows");
}

#[test]
fn misuse_does_not_compile() {
    trybuild::TestCases::new().compile_fail("misuse/*.rs");
}
