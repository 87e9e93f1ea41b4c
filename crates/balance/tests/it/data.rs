//! The data file: a good one is taken, a bad one is refused with its line and the reason.

use balance::{Kind, Rig, STANDARD_TOML, Side, ZONES};

/// The standard file with a piece of text replaced gives this error.
#[track_caller]
fn check(from: &str, to: &str, error: &str) {
    assert!(STANDARD_TOML.contains(from), "the file has no {from:?}");
    let text = STANDARD_TOML.replacen(from, to, 1);
    let found = Rig::from_toml(&text).expect_err("it is refused").to_string();
    let (line, reason) = found.split_once(": ").expect("line and reason");
    assert!(reason.contains(error), "{found}");
    let first_change = text.lines().zip(STANDARD_TOML.lines()).position(|(a, b)| a != b).expect("it changed");
    let line: usize = line.trim_start_matches("line ").parse().expect("a number");
    assert!(
        line.abs_diff(first_change + 1) <= 6,
        "line {line} is named, line {} is wrong: {reason}",
        first_change + 1
    );
}

/// What is wrong with a number, a name or a polygon is said, with its line.
#[test]
fn refusals_name_line_and_reason() {
    check(
        "\nmass_g = 20.0",
        "\nmass_g = -1.0",
        "mass_g is -1; it can be 0.5 to 500, because the platform must feel it and bear it",
    );
    check("\nmass_g = 20.0", "\nmass_g = nan", "mass_g is NaN; it can be 0.5 to 500");
    check("\nmass_g = 20.0", "\nweight = 20.0", "unknown field `weight`");
    check("friction = 0.5", "friction = \"much\"", "invalid type: string");
    check("steps_per_tick = 4", "steps_per_tick = 400", "steps_per_tick is 400; it can be 1 to 8");
    check("tilt_stop_deg = 28.0", "tilt_stop_deg = 128.0", "it can be 5 to 60");
    check("size_mm = [22.0, 18.0, 16.0]", "size_mm = [22.0, 18.0]", "invalid length 2");
    check(
        "size_mm = [22.0, 18.0, 16.0]",
        "size_mm = [22.0, 18.0, 999.0]",
        "size_mm is [22, 18, 999]; it can be 2 to 150",
    );
    check("name = \"black-hole\"", "name = \"sun\"", "there is a zone called \"sun\" already");
    check(
        "[20, 46], [-20, -46], [84, -46], [84, 46],",
        "[20, 46], [-30, -46], [84, -46], [84, 46],",
        "overlap",
    );
    check("[20, 46], [-20, -46], [84, -46], [84, 46],", "[20, 46], [84, -46], [84, 46],", "uncovered");
    check(
        "[20, 46], [-20, -46], [84, -46], [84, 46],",
        "[20, 46], [84, -46], [-20, -46], [84, 46],",
        "cross",
    );
    check("[20, 46], [-20, -46], [84, -46], [84, 46],", "[20, 46], [84, 46],", "3 to 96 corners");
    check(
        "[147.721, -26.047], [148.25, -20], [182, -9],\n  [182, 9], [148.25, 20], [147.721, 26.047]",
        "[147.721, -26.047], [148.25, -20], [192, -9],\n  [182, 9], [148.25, 20], [147.721, 26.047]",
        "over the rim",
    );
    check(
        "[148.25, -20], [182, -9], [182, 9], [148.25, 20], [147.721, 26.047], [140.954, 51.303],",
        "[148.25, -20], [482, -9], [182, 9], [148.25, 20], [147.721, 26.047], [140.954, 51.303],",
        "more than 400 mm",
    );
    check("counterweight_mass_g = 350.0", "counterweight_mass_g = 1.0", "does not level itself");
    check("tips_mm = []", &format!("tips_mm = {:?}", [[[1.0, 1.0]; 3]; 9]), "has 9 tips; it can have 0 to 8");
    check("name = \"sun\"", "name = \"Sol y luna\"", "1 to 32 lower case letters");
}

/// The kinds keep their places: tanks the heaviest, fighters the lightest, ships the widest.
#[test]
fn kinds_keep_their_places() {
    check("\nmass_g = 20.0", "\nmass_g = 10.0", "tank must be the heaviest");
    check("\nmass_g = 5.0", "\nmass_g = 13.0", "fighter must be the lightest");
    check("size_mm = [60.0, 20.0, 10.0]", "size_mm = [20.0, 20.0, 10.0]", "ship must be the widest");
}

/// "Flip the platform": both sides are of one plate, the Mothership's outline is the Universe's turned over.
#[test]
fn both_sides_share_one_outline() {
    let rig = Rig::standard();
    let [universe, mothership] = Side::ALL.map(|side| rig.side(side).outline.polygon().clone());
    assert!((universe.area_mm2() - mothership.area_mm2()).abs() < 1e-6);
    let turned: Vec<_> = universe.points().iter().map(|[x, y]| [-x, *y]).collect();
    assert!(mothership.points().iter().all(|corner| turned.contains(corner)));
    check("[sides.universe]", "[sides.universe]\noutline_mm = []", "unknown field `outline_mm`");
}

/// Both sides have eight zones that cover them, exactly as far as areas can tell.
#[test]
fn zones_cover_the_sides() {
    let rig = Rig::standard();
    for side in Side::ALL {
        let data = rig.side(side);
        assert_eq!(data.zones.len(), ZONES);
        let covered: f64 = data.zones.iter().map(|zone| zone.polygon.area_mm2()).sum();
        assert!((covered - data.outline.polygon().area_mm2()).abs() < 0.1, "{side:?}");
    }
    assert_eq!(rig.side(Side::Mothership).tips.len(), 2);
    assert!(Kind::ALL.iter().all(|&kind| rig.shape(kind).mass_g > 0.0));
}
