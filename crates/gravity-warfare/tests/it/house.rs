//! Decks, heroes and platforms of the house (GRAV-02, GRAV-26, GRAV-51).

use gravity_warfare::{DEFAULT_DECK, DEFAULT_HEROES, GravityWarfare, Options};
use serde_json::json;
use tabletop::{Chance, Game, Seed, conformance};

const BLANKS: &str = r#"
[[blank]]
name = "Juggler"
text = "A totem, with a mirrored hand."
copies = 4
effects = ["totem", "mirrored"]

[[blank]]
name = "Hurry"
text = "Whatever the die shows, take another piece, and be quick."
copies = 4
effects = ["other-kind"]
attempt_s = 12

[[blank]]
name = "Night shift"
text = "Blind, with sticks, all of it in the zone."
copies = 3
effects = ["blind", "sticks", "whole"]
"#;

fn deck() -> String {
    format!("{}{BLANKS}", DEFAULT_DECK.replace("stack-it = 5", "stack-it = 2"))
}

/// GRAV-51: a deck with blank cards, other heroes and another platform play like the default ones.
#[test]
fn another_house_conforms() {
    let heroes = DEFAULT_HEROES.replace("\"archivist\"", "\"librarian\"");
    let platform =
        balance::STANDARD_TOML.replace("counterweight_mass_g = 350.0", "counterweight_mass_g = 420.0");
    let options = json!({ "deck": deck(), "heroes": heroes, "platform": platform });
    conformance::check_table::<GravityWarfare>(&options, 3, 1);
}

/// A bad file of the house is refused when the table is made, with its line.
#[test]
fn a_bad_house_is_refused_at_setup() {
    let refused = |options: Options| {
        GravityWarfare::setup(&options, 2, &mut Chance::new(Seed::from_number(0))).unwrap_err().to_string()
    };
    let bad = Options { deck: Some("[copies]\nsplit-it = 2".to_owned()), ..Options::default() };
    assert_eq!(refused(bad), "the deck, line 2: there is no card `split-it`");
    let bad = Options {
        heroes: Some("[[hero]]\nname = \"A B\"\neffect = \"reroll\"".to_owned()),
        ..Options::default()
    };
    assert_eq!(refused(bad), "the heroes, line 2: a name is up to 24 lower case letters and hyphens");
    let bad = Options { platform: Some("[physics]".to_owned()), ..Options::default() };
    assert!(refused(bad).starts_with("the platform, line 1: missing field"));
}
