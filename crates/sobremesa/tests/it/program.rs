//! Running the binary.

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// Runs `sobremesa` with these words and this input, in English.
pub(crate) fn run(args: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_sobremesa"))
        .args(args)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut stdin = child.stdin.take().expect("the input is a pipe");
    let input = input.to_vec();
    let writer = std::thread::spawn(move || {
        // A program that ends early closes its input; that is no failure of the test.
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().expect("the binary ends");
    writer.join().expect("the writer ends");
    output
}

/// The answers of the referee to these lines.
pub(crate) fn referee(args: &[&str], lines: &[u8]) -> Vec<serde_json::Value> {
    let output = run(&[&["referee"], args].concat(), lines);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("answers are UTF-8");
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|bad| panic!("{bad}: {line}")))
        .collect()
}

/// The exit code, and what stands on standard error.
pub(crate) fn failure(args: &[&str]) -> (i32, String) {
    let output = run(args, b"");
    (output.status.code().expect("it was not killed"), String::from_utf8(output.stderr).expect("UTF-8"))
}
