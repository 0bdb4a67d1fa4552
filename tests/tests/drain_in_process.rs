//! Every drain scenario on the in-process platform, by every way.

use scupper_tests::lab::in_process;
use scupper_tests::scenarios::{TABLE, WAYS, run};

#[test]
fn every_scenario_keeps_the_contract() {
    let mut failed = Vec::new();
    for s in TABLE {
        for way in WAYS {
            println!("{} ({:?}, {:?})", s.name, way.path, way.form);
            let result = std::panic::catch_unwind(|| in_process(|lab| run(lab, s.case, way)));
            if result.is_err() {
                failed.push(format!("{} ({:?}, {:?})", s.name, way.path, way.form));
            }
        }
    }
    assert!(failed.is_empty(), "{} failed:\n{}", failed.len(), failed.join("\n"));
}
