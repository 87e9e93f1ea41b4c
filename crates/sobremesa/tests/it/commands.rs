//! Each command, its answers and its exit codes.

use serde_json::{Value, json};

use crate::program::{failure, referee, run};

fn text(args: &[&str]) -> String {
    let output = run(args, b"");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn bad_requests_are_told_in_one_line() {
    let check =
        |args: &[&str], expected: &str| assert_eq!(failure(args), (2, format!("sobremesa: {expected}\n")));
    check(&["simulate", "qube-attack", "--seats", "1"], "qube-attack is for 2 to 6 players, not 1");
    check(&["simulate", "qube-attack", "--seats", "7"], "qube-attack is for 2 to 6 players, not 7");
    check(
        &["simulate", "qube-attack", "--seats", "2", "--bots", "sage"],
        "there is no bot `sage` for this game; there are: rookie, regular, expert, random",
    );
    check(
        &["simulate", "qube-attack", "--seats", "2", "--options", "[]"],
        "--options is not a JSON object: invalid type: sequence, expected a map at line 1 column 0",
    );
    check(
        &["simulate", "qube-attack", "--seats", "2", "--house", "board=nowhere.toml"],
        "nowhere.toml: No such file or directory (os error 2)",
    );
    check(
        &["draw", "qube-attack", "-o", "board.PNG"],
        "pictures are SVG; a browser, rsvg-convert or Inkscape makes a PNG of one",
    );
    check(
        &["rules", "qube-attack", "--number", "DOOR-01"],
        "there is no rule DOOR-01; they go from QUBE-01 to QUBE-20",
    );
    check(&["replay", "nowhere.log"], "nowhere.log: No such file or directory (os error 2)");
    let (code, message) = failure(&["referee", "chess"]);
    assert_eq!(code, 2);
    assert!(message.starts_with("sobremesa: there is no game `chess`; there are: qube-attack"), "{message}");
}

#[test]
fn a_bad_board_file_is_named_with_its_line() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("board.toml");
    let board = qube_attack::CLASSIC_BOARD.replacen("[\"E1\", \"W1\"]", "[\"E1\", \"NOVA\"]", 1);
    std::fs::write(&file, board).unwrap();
    let house = format!("board={}", file.display());
    let (code, message) = failure(&["simulate", "qube-attack", "--seats", "2", "--house", &house]);
    assert_eq!(
        (code, message.as_str()),
        (2, "sobremesa: the board, line 11: an orbit leads to NOVA, and there is no such planet\n")
    );
}

#[test]
fn a_simulation_is_the_same_on_one_thread_and_on_two() {
    let simulate = |threads: &str| -> Value {
        let args = [
            "simulate",
            "qube-attack",
            "--seats",
            "3",
            "--games",
            "60",
            "--seed",
            "9",
            "--json",
            "--threads",
            threads,
        ];
        serde_json::from_str(&text(&args)).unwrap()
    };
    let (one, two) = (simulate("1"), simulate("2"));
    assert_eq!(
        (&one["game"], &one["seats"], &one["games"], &one["unfinished"]),
        (&json!("qube-attack"), &json!(3), &json!(60), &json!(0))
    );
    assert_eq!((&one["wins_by_seat"], &one["actions"]), (&two["wins_by_seat"], &two["actions"]));
    let wins: f64 = one["wins_by_seat"].as_array().unwrap().iter().map(|wins| wins.as_f64().unwrap()).sum();
    assert_eq!(wins, 60.0);
    assert_eq!((&one["wins_by_order"], &one["ended_by"]), (&two["wins_by_order"], &two["ended_by"]));
    let ended: u64 = one["ended_by"].as_object().unwrap().values().map(|games| games.as_u64().unwrap()).sum();
    let by_order: f64 =
        one["wins_by_order"].as_array().unwrap().iter().map(|wins| wins.as_f64().unwrap()).sum();
    assert_eq!((ended, by_order), (60, 60.0));
    assert!(one["lengths"]["shortest"].as_u64() <= one["lengths"]["median"].as_u64());
    assert!(one["lengths"]["median"].as_u64() <= one["lengths"]["longest"].as_u64());
    assert!(
        one["seconds"].is_f64() && one["actions_per_second"].is_f64() && one.get("wins_by_bot").is_none()
    );
}

#[test]
fn bots_are_counted_by_name() {
    let args = ["simulate", "qube-attack", "--seats", "2", "--games", "10", "--bots", "random", "--json"];
    let report: Value = serde_json::from_str(&text(&args)).unwrap();
    let random = &report["wins_by_bot"]["random"];
    assert_eq!(
        (&random["games"], &random["wins"], &random["share"]),
        (&json!(20), &json!(10.0), &json!(0.5))
    );
    assert_eq!(random["mean_place"], json!(1.5));
}

#[test]
fn the_report_speaks_both_languages() {
    let report = |lang| text(&["simulate", "qube-attack", "--seats", "2", "--games", "5", "--lang", lang]);
    assert!(report("es").starts_with("5 partidas de qube-attack con 2 asientos, 0 sin terminar\n"));
    assert!(report("en").starts_with("5 games of qube-attack with 2 seats, 0 unfinished\n"));
}

#[test]
fn balance_is_a_table_and_tune_prints_data() {
    let table = text(&["balance", "guerra-civil-espacial", "--seats", "2,3", "--games", "6"]);
    let rows: Vec<&str> = table.lines().skip(2).collect();
    assert_eq!(rows.len(), 2);
    assert!(rows[1].starts_with("| guerra-civil-espacial | 3 | 6 | "), "{table}");
    let deck = text(&["tune", "guerra-civil-espacial", "--seats", "2", "--games", "4", "--steps", "2"]);
    assert!(deck.starts_with("[fleet]\n") && deck.contains("\nspace-colony = "), "{deck}");
    let (code, message) = failure(&["tune", "qube-attack", "--games", "1", "--steps", "1"]);
    assert_eq!((code, message.as_str()), (2, "sobremesa: a board is for one number of seats: name one\n"));
    let (code, message) = failure(&["balance", "chess"]);
    assert_eq!(code, 2);
    assert!(message.starts_with("sobremesa: `chess` cannot be measured"), "{message}");
}

/// Audits hold after each action; a rule that lost a card would show here, and in the exit code.
#[test]
fn house_rules_are_options() {
    let options = r#"{"reentry":true,"lost_cubes":"to_reserve"}"#;
    let args = ["simulate", "qube-attack", "--seats", "6", "--games", "64", "--options", options, "--json"];
    let report: Value = serde_json::from_str(&text(&args)).unwrap();
    assert_eq!(report["unfinished"], json!(0));
}

#[test]
fn rules_are_printed_whole_or_by_number() {
    assert_eq!(
        text(&["rules", "qube-attack", "--number", "qube-12"]),
        "- QUBE-12 Cubes on entrances cannot be attacked.\n"
    );
    let spanish = text(&["rules", "qube-attack", "--lang", "es"]);
    assert!(spanish.contains("QUBE-12 No se puede atacar a los cubos que están en una entrada."));
}

/// A saved game verifies; one with a changed action, hash or seed does not, and says where.
#[test]
fn a_record_is_verified() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.log");
    let path = file.to_str().unwrap();
    let lines = format!(
        "{{\"cmd\":\"set\",\"position\":\"a: 62p M1 | b: E4; b has 1\",\"seed\":5}}\n{{\"cmd\":\"act\",\"seat\":\"b\",\"action\":\"E4>W4\"}}\n{{\"cmd\":\"save\",\"file\":{path:?}}}\n"
    );
    let answers = referee(&["qube-attack"], lines.as_bytes());
    assert_eq!(answers[1]["status"]["kind"], "over");
    assert_eq!(text(&["replay", path, "--verify"]), format!("{path}: 1 entry replays to the same state\n"));
    assert!(text(&["replay", path]).ends_with("won by Player A\n"));

    let record = std::fs::read_to_string(&file).unwrap();
    let tampered = |from: &str, to: &str| {
        assert!(record.contains(from));
        std::fs::write(&file, record.replace(from, to)).unwrap();
        let (code, message) = failure(&["replay", path, "--verify"]);
        (code, message.replace(path, "FILE"))
    };
    let (code, message) = tampered("E4>W4", "E4>A4");
    assert!(code == 1 && message.starts_with("sobremesa: FILE: entry 1: the state after it is"), "{message}");
    let (code, message) = tampered("\"seed\":\"05", "\"seed\":\"06");
    assert_eq!(
        (code, message.as_str()),
        (1, "sobremesa: FILE: the seed is not the one committed to before the game\n")
    );
    let (code, message) = tampered("\"action\":\"E4>W4\"", "\"action\":\"E4>M\"");
    assert_eq!((code, message.as_str()), (1, "sobremesa: FILE: entry 1: M is not connected to E4\n"));
    let (code, message) = tampered("\"number\":1", "\"number\":2");
    assert_eq!(
        (code, message.as_str()),
        (2, "sobremesa: FILE: line 2: entry 2 stands where entry 1 should\n")
    );
}

/// A house that is open, ended with the test.
struct House(std::process::Child);

impl Drop for House {
    fn drop(&mut self) {
        drop(self.0.kill());
        drop(self.0.wait());
    }
}

#[test]
fn a_house_is_copied_and_checked_while_it_is_open() {
    let folder = tempfile::tempdir().unwrap();
    let (data, copy) = (folder.path().join("data"), folder.path().join("copy.sqlite"));
    let (data, copy) = (data.to_str().unwrap(), copy.to_str().unwrap());
    let serve = || {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_sobremesa"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--log", "off", "--data", data]);
        command
    };
    let mut first = serve();
    first.stdout(std::process::Stdio::piped());
    let mut house = House(first.spawn().unwrap());
    let mut line = String::new();
    let said = std::io::BufReader::new(house.0.stdout.take().unwrap());
    for next in std::io::BufRead::lines(said).map_while(Result::ok) {
        line = next;
        if line.starts_with("Sobremesa: http") {
            break;
        }
    }
    assert!(line.starts_with("Sobremesa: http"), "{line}");

    assert_eq!(
        text(&["backup", copy, "--data", data]),
        format!("{copy} is a copy of the house as it was just now.\n")
    );
    let whole = format!(
        "Games that go on: 0. Finished games: 0.\n{data} is whole: every game that goes on can be played on.\n"
    );
    assert_eq!(text(&["check", data]), whole);
    let spanish = text(&["check", copy, "--lang", "es"]);
    assert!(
        spanish
            .ends_with(&format!("{copy} está íntegra: se puede seguir con todas las partidas en curso.\n")),
        "{spanish}"
    );
    let exists = format!("sobremesa: {copy} ya existe: da otro nombre a la copia.\n");
    assert_eq!(failure(&["backup", copy, "--data", data, "--lang", "es"]), (2, exists));
    let nowhere = failure(&["check", "nowhere"]);
    assert_eq!(
        nowhere,
        (2, "sobremesa: nowhere is not there: no house was kept in this folder.\n".to_owned())
    );

    // A second house in the same folder says who has it, and ends.
    let second = serve().output().unwrap();
    let why = String::from_utf8(second.stderr).unwrap();
    assert_eq!(second.status.code(), Some(1));
    assert!(why.contains(&format!("another house (process {}) has this folder", house.0.id())), "{why}");
}

/// KAIJU-30: a rematch comes after the end, and the winner has the King of Monsters card in it.
#[test]
fn the_referee_goes_on_with_a_rematch() {
    let position = "extra b 7 from a | a: godzilla 10p [1] | b: ebirah (10 2) [2] | c: mothra 11p [9]";
    let lines = format!(
        "{{\"cmd\":\"set\",\"position\":{position:?},\"seed\":5}}\n{}",
        r#"{"cmd":"rematch"}
{"cmd":"act","seat":"a","action":"add nothing"}
{"cmd":"rematch","seed":6}
{"cmd":"view","viewer":"spectator"}
"#
    );
    let answers = referee(&["godzilla-total-war"], lines.as_bytes());
    assert_eq!(answers[1]["error"], "a rematch comes after the end; this game goes on");
    assert_eq!(answers[2]["status"]["kind"], "over");
    assert_eq!((&answers[3]["entries"], &answers[3]["seats"]), (&json!(0), &json!(3)));
    assert_eq!(answers[4]["view"]["table"]["king_seat"], json!(0));
}

/// A position says who begins and who is who: an option that would be ignored is refused.
#[test]
fn options_that_a_position_makes_superfluous_are_refused() {
    let lines =
        br#"{"cmd":"set","position":"open a | a: zilla [1] | b: manda | c: mothra","options":{"first":1}}
{"cmd":"set","position":"open a | a: zilla [1] | b: manda | c: mothra","options":{"mode":"immortals"}}
"#;
    let answers = referee(&["godzilla-total-war"], lines);
    let refused = "the option `first` is for a new game: leave it out, the position says it";
    assert_eq!((&answers[0]["ok"], &answers[0]["error"]), (&json!(false), &json!(refused)));
    assert_eq!(answers[1]["ok"], json!(true));
}

/// Events are told as any viewer sees them: the others do not see the card that was drawn.
#[test]
fn the_referee_tells_events_as_a_viewer_sees_them() {
    let drawn = |viewer: &str| {
        let lines = format!(
            "{}\n{{\"cmd\":\"act\",\"seat\":\"a\",\"action\":\"play 1\"{viewer}}}\n",
            r#"{"cmd":"set","position":"open a | a: zilla [1] | b: manda [2] | c: mothra [3] | deck 9 rest"}"#
        );
        let answers = referee(&["godzilla-total-war"], lines.as_bytes());
        let events = answers[1]["events"].as_array().unwrap().clone();
        events.into_iter().find(|event| event["kind"] == "drew").expect("a card was drawn")["card"].clone()
    };
    assert_eq!(drawn(""), json!("9"));
    assert_eq!(drawn(r#","viewer":"b""#), Value::Null);
    assert_eq!(drawn(r#","viewer":"spectator""#), Value::Null);
    assert_eq!(drawn(r#","viewer":"open""#), json!("9"));
}
