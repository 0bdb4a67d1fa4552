//! The command line from outside: exit statuses, and one helpful line for each thing that goes wrong.

use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// How long anything here may take.
const LIMIT: Duration = Duration::from_secs(20);

/// A process that is ended with this.
struct Running(Child);

impl Running {
    fn start(args: &[&str]) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_scupper"));
        let command = command.args(args).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        Self(command.spawn().expect("it runs"))
    }

    /// Waits for its own end.
    fn end(&mut self) -> ExitStatus {
        let end = Instant::now() + LIMIT;
        loop {
            if let Some(status) = self.0.try_wait().expect("the system says") {
                return status;
            }
            assert!(Instant::now() < end, "it does not end");
            std::thread::sleep(Duration::from_millis(2));
        }
    }

    /// Ends it as Ctrl-C does.
    fn interrupt(mut self) -> ExitStatus {
        let id = self.0.id().to_string();
        assert!(Command::new("kill").args(["-INT", &id]).status().expect("kill").success());
        self.end()
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Runs a command to its end: status, standard output and standard error. What it says fits a pipe.
fn scupper(args: &[&str]) -> (ExitStatus, String, String) {
    let mut child = Running::start(args);
    let status = child.end();
    let (mut out, mut err) = (String::new(), String::new());
    child.0.stdout.take().expect("a pipe").read_to_string(&mut out).expect("text");
    child.0.stderr.take().expect("a pipe").read_to_string(&mut err).expect("text");
    (status, out, err)
}

fn socket(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("scupper-cli-{name}-{}.sock", std::process::id()))
}

fn serve(socket: &Path) -> Running {
    let server = Running::start(&["emu", "--socket", socket.to_str().expect("a plain path")]);
    let end = Instant::now() + LIMIT;
    while std::os::unix::net::UnixStream::connect(socket).is_err() {
        assert!(Instant::now() < end, "nothing listens at {}", socket.display());
        std::thread::sleep(Duration::from_millis(5));
    }
    server
}

/// Fails with this status and one line that names what matters.
fn fails(args: &[&str], status: i32, names: &str) {
    let (ended, _, said) = scupper(args);
    assert_eq!(ended.code(), Some(status), "{args:?}: {said}");
    assert!(said.contains(names), "{args:?} does not name {names}: {said}");
    if status == 1 {
        assert_eq!(said.trim_end().lines().count(), 1, "{args:?}: {said}");
    }
}

#[test]
fn wrong_usage_is_status_2() {
    fails(&["bogus"], 2, "bogus");
    fails(&["drain", "--device", "sim", "--depth", "many"], 2, "many");
    fails(&["drain", "--device", "sim", "--path", "sideways"], 2, "sideways");
    fails(&["info", "--device", "usb:1"], 2, "usb:1");
}

#[test]
fn what_is_not_there_is_status_1_with_a_hint() {
    let nowhere = socket("nowhere");
    let nowhere = nowhere.to_str().expect("a plain path");
    fails(&["info", "--device", &format!("vfio-user:{nowhere}")], 1, nowhere);
    fails(&["emu", "--socket", "/dev/null"], 1, "/dev/null");
}

#[test]
fn a_busy_socket_is_left_alone_a_stale_one_is_replaced_and_ctrl_c_cleans_up() {
    let path = socket("busy");
    let server = serve(&path);
    let name = path.to_str().expect("a plain path");
    fails(&["emu", "--socket", name], 1, name);
    let device = format!("vfio-user:{name}");
    assert!(scupper(&["info", "--device", &device]).0.success(), "the first server still serves");
    assert!(server.interrupt().code().is_some(), "Ctrl-C is an orderly end");
    assert!(!path.exists(), "Ctrl-C leaves no socket");

    // A socket that nobody answers any more, as a killed server leaves it.
    drop(std::os::unix::net::UnixListener::bind(&path).expect("a socket"));
    assert!(path.exists());
    let server = serve(&path);
    assert!(scupper(&["info", "--device", &device]).0.success());
    server.interrupt();
    assert!(!path.exists());
}

#[test]
fn a_drain_reports_what_became_of_every_request() {
    for (fault, path) in [("none", "hardware"), ("none", "generic"), ("die", "generic"), ("vanish", "hardware")] {
        let mut args = vec!["drain", "--device", "sim", "--depth", "100", "--path", path, "--json"];
        if fault != "none" {
            args.extend(["--fault", fault]);
        }
        let (status, out, err) = scupper(&args);
        assert!(status.success(), "{err}");
        let report: serde_json::Value = serde_json::from_str(&out).expect("JSON");
        let count = |name: &str| report[name].as_u64().expect("a number");
        let sum = count("completed") + count("failed") + count("flushed_by_hardware") + count("flushed_by_software");
        assert_eq!((count("depth"), sum, count("lost")), (100, 100, 0), "{report}");
        assert_eq!(report["path"], path);
        assert_eq!(report["device_dead"].is_string(), fault != "none", "{report}");
    }
}
