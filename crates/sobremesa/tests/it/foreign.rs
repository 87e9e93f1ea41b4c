//! Whatever comes on a line gets an answer, and the session goes on.

use proptest::prelude::*;
use serde_json::{Value, json};

use crate::program::referee;

#[test]
fn bad_lines_get_an_error_line_and_the_session_goes_on() {
    let mut lines = Vec::new();
    lines.extend(b"{\"cmd\":\"new\",\"seats\":2,\"seed\":1}\n");
    lines.extend(std::iter::repeat_n(b'x', 10_000_000));
    lines.extend(b"\n{\"cmd\":\"\xff\"}\n[1,2]\n{\"cmd\":\"dance\"}\n{\"cmd\":\"legal\",\"seat\":\"z\"}\n");
    lines.extend(b"{\"cmd\":\"legal\",\"seat\":\"a\",\"colour\":3}\n\n{\"cmd\":\"position\",\"id\":[1]}\n");
    let answers = referee(&["qube-attack"], &lines);
    let errors: Vec<&str> = answers[1..7].iter().map(|answer| answer["error"].as_str().unwrap()).collect();
    assert_eq!(errors[0], "the line has 10000000 bytes; 1048576 are the most");
    assert_eq!(errors[1], "the line is not UTF-8 from byte 9 on");
    assert!(errors[2].starts_with("the line is not a JSON object: invalid type: sequence"), "{}", errors[2]);
    assert!(errors[3].starts_with("unknown variant `dance`, expected one of `help`, `new`"), "{}", errors[3]);
    assert_eq!(errors[4], "`z` is not a seat: one letter from a on");
    assert!(errors[5].starts_with("unknown field `colour`, expected `seat`"), "{}", errors[5]);
    assert_eq!((answers.len(), &answers[7]["ok"], &answers[7]["id"]), (8, &json!(true), &json!([1])));
}

#[test]
fn a_refused_command_changes_nothing() {
    let lines = br#"{"cmd":"new","seats":2,"seed":1}
{"cmd":"position"}
{"cmd":"act","seat":"a","action":"E1>M"}
{"cmd":"act","seat":"b","action":"E4>M"}
{"cmd":"act","seat":"a","action":{"kind":"move"}}
{"cmd":"set","position":"a: E9"}
{"cmd":"new","seats":9}
{"cmd":"new","seats":2,"options":{"tempo":1}}
{"cmd":"load","log":"{}"}
{"cmd":"load"}
{"cmd":"position"}
"#;
    let answers = referee(&["qube-attack"], lines);
    assert_eq!(answers.len(), 11);
    assert!(answers[2..10].iter().all(|answer| answer["ok"] == json!(false)), "{answers:#?}");
    assert_eq!(answers[1], answers[10]);
    let refused: Vec<&Value> = answers[2..4].iter().map(|answer| &answer["rule"]).collect();
    assert!(refused.contains(&&json!("QUBE-04")) && refused.contains(&&json!("QUBE-06")), "{refused:?}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// Every line but an empty one has its answer, in order, whatever the lines are.
    #[test]
    fn every_line_is_answered(lines in prop::collection::vec(line(), 1..30)) {
        let input = lines.join("\n") + "\n";
        let asked = input.lines().filter(|line| !line.trim().is_empty()).count();
        prop_assert_eq!(referee(&["qube-attack"], input.as_bytes()).len(), asked);
    }
}

/// Commands, some of them broken.
fn line() -> impl Strategy<Value = String> {
    let good = prop::sample::select(vec![
        r#"{"cmd":"new","seats":3,"seed":"7"}"#,
        r#"{"cmd":"set","position":"a: C1s+ M | b: E4 M1l; a has 1","seed":0}"#,
        r#"{"cmd":"legal","seat":"a"}"#,
        r#"{"cmd":"act","seat":"a","action":"C1s+>M"}"#,
        r#"{"cmd":"act","seat":"b","action":{"kind":"pass"}}"#,
        r#"{"cmd":"undo","seat":"a"}"#,
        r#"{"cmd":"view","viewer":"spectator"}"#,
        r#"{"cmd":"status","id":null}"#,
        r#"{"cmd":"save"}"#,
    ]);
    let broken =
        (good.clone(), any::<prop::sample::Index>(), "[ -~]{0,3}").prop_map(|(line, index, with)| {
            let at = index.index(line.len());
            format!("{}{with}{}", &line[..at], &line[(at + 1).min(line.len())..])
        });
    prop_oneof![good.prop_map(str::to_owned), broken, "\\PC{0,40}"]
        .prop_filter("quit ends it", |line| !line.contains("quit"))
}
