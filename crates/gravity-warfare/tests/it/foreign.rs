//! Whatever is typed, sent or uploaded gets an answer, never a panic.

use gravity_warfare::{DEFAULT_DECK, DEFAULT_HEROES, Deck, GravityWarfare, Heroes, Options};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use tabletop::{Chance, Game, Pending, Referee, Seed, Tell};

const POSITION: &str = "a: gems 2/1/0/1 [guardian! stack-it spin-it?b] hero climber! carries wormhole>spin-it | b: points 7 [keep-this] hero steady used; \
    round 2; first b; turns 5; active a; on bt1@-100000,20000,8000/0,0,0,1000000 bs1@100000,0,5000/0,0,0,1000000; played bs1:b bt1:b; \
    last effects=spinning+whole/20 troops=tank zone=comet; turn actor=a zone=comet troop=tank asked given=b:stack-it,b:anti-matter=pair-it gave=0,1,0,0,0,0; \
    now take-back b";
const AT_WORK: &str = "a: [stack-it] | b: [keep-this]; on bt1@-100000,20000,8000/0,0,0,1000000; turn zone=comet troop=tank asked; \
    task seat=a deed=teleport piece=bt1; now attempt";

/// A good text with a few bytes changed, cut or repeated.
fn mutated(good: &'static str) -> impl Strategy<Value = String> {
    let change = (any::<Index>(), select(b"ab:;|/=,.@![]? 019-+>\n\"x\x00\xff".to_vec()), 0..4u8);
    prop::collection::vec(change, 1..6).prop_map(move |changes| {
        let mut bytes = good.as_bytes().to_vec();
        for (index, byte, what) in changes {
            let at = index.index(bytes.len().max(1)).min(bytes.len().saturating_sub(1));
            match what {
                _ if bytes.is_empty() => bytes.push(byte),
                0 => bytes[at] = byte,
                1 => bytes.insert(at, byte),
                2 => drop(bytes.remove(at)),
                _ => bytes.extend_from_within(at..),
            }
        }
        String::from_utf8_lossy(&bytes).into_owned()
    })
}

/// A position that was read is written and read again, and can be played on.
fn goes_on(text: &str) {
    let Ok(game) = Referee::<GravityWarfare>::from_position(Options::default(), text, Seed::from_number(0))
    else {
        return;
    };
    let written = game.state().write_position();
    let again =
        GravityWarfare::read_position(&Options::default(), &written).expect("a written position reads back");
    assert_eq!(again.write_position(), written);
    let Pending::Decision(decision) = game.state().pending() else { return };
    let mut legal = Vec::new();
    for seat in decision.must.or(decision.may).iter() {
        legal.clear();
        game.state().legal(seat, &mut legal);
        for action in legal.iter().take(4) {
            let (mut copy, mut chance) = (game.state().clone(), Chance::new(Seed::from_number(1)));
            let filled = copy.fill(action, &mut chance);
            let done = copy.apply(seat, &filled, &mut chance, &mut Tell::nobody());
            assert!(done.is_ok(), "{seat} {}: {}", copy.write_action(&filled), done.unwrap_err());
            copy.audit().expect("the audit holds");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, ..ProptestConfig::default() })]

    #[test]
    fn any_position_is_read_or_refused(text in prop_oneof![mutated(POSITION), mutated(AT_WORK)]) {
        goes_on(&text);
    }

    #[test]
    fn any_action_is_done_or_refused(text in prop_oneof![
        mutated("attempt tank at -100000,0 yaw 0 drop 0 speed 25000 spin 0"),
        mutated("take-back anti-matter as pair-it"),
        mutated("attempt live AAAAAAAA"),
        ".{0,20}",
    ]) {
        for position in [POSITION, AT_WORK] {
            let mut game = GravityWarfare::read_position(&Options::default(), position).unwrap();
            if let Ok(action) = game.read_action(&text) {
                let mut chance = Chance::new(Seed::from_number(0));
                for seat in tabletop::Seat::all(2) {
                    let done = game.apply(seat, &action, &mut chance, &mut Tell::nobody());
                    prop_assert!(done.is_err() || game.audit().is_ok());
                }
            }
        }
    }

    #[test]
    fn any_deck_is_read_or_refused_with_its_line(text in mutated(DEFAULT_DECK)) {
        if let Err(bad) = Deck::from_toml(&text) {
            prop_assert!(bad.to_string().starts_with("the deck, line "), "{}", bad);
        }
    }

    #[test]
    fn any_heroes_are_read_or_refused_with_their_line(text in mutated(DEFAULT_HEROES)) {
        if let Err(bad) = Heroes::from_toml(&text) {
            prop_assert!(bad.to_string().starts_with("the heroes, line "), "{}", bad);
        }
    }
}

/// The positions that are changed above are good ones.
#[test]
fn the_positions_themselves_are_good() {
    for position in [POSITION, AT_WORK] {
        let game = GravityWarfare::read_position(&Options::default(), position).unwrap();
        game.audit().unwrap();
        goes_on(position);
    }
}

#[test]
fn a_huge_file_is_refused_before_it_is_read() {
    let bad = Deck::from_toml(&"# stars\n".repeat(100_000)).unwrap_err();
    assert_eq!(bad.to_string(), "the deck, line 1: it has 800000 bytes; 65536 are enough");
}
