//! The same inputs and seed, the same outcome, bit for bit: twice, after a restore, from the record, in another
//! process, and in every build.

use crate::{named, settled};
use balance::{
    Attempt, BadAttempt, Facts, HandSetup, Plan, PlannedHand, Rig, Seed, Spot, Standing, carry_out, replay,
};
use sha2::{Digest, Sha256};
use std::process::Command;

/// The outcome below in every build and on every machine. When a change to the physics is meant, this changes and
/// recorded games need a new rules version.
const GOLDEN: &str = "8b00b9fb78baed66f9eb47e975e9df29";

fn before() -> Standing {
    settled("S0 60,0 S1 -60,0 F2 60,0^10 T3 0,-70 T4 0,70 T5 0,70^16 F6 -60,0^10 T7 90,60@400 S8 -70,80@900")
}

fn setup() -> HandSetup {
    HandSetup::holding(&[named("S20"), named("T21")]).with_chopsticks()
}

fn plan() -> Plan {
    Plan::place(Spot::careful(20.0, -5.0, 500)).spinning(1800)
}

/// A hash over the facts and over every byte of the world they came from.
fn outcome() -> String {
    let mut attempt = Attempt::new(&Rig::standard(), &before(), setup(), Seed::from(42)).expect("it adds up");
    let facts = attempt.follow(&plan());
    let bytes = postcard::to_allocvec(&facts).expect("plain data");
    let digest = Sha256::new().chain_update(bytes).chain_update(attempt.snapshot()).finalize();
    digest.iter().take(16).map(|byte| format!("{byte:02x}")).collect()
}

/// Twice the same, and the same as it has always been.
#[test]
fn the_outcome_is_golden() {
    let outcome = outcome();
    assert_eq!(outcome, self::outcome());
    assert_eq!(outcome, GOLDEN);
}

/// The test runs itself in another process.
#[test]
fn another_process_agrees() {
    const CHILD: &str = "BALANCE_OUTCOME_FILE";
    if let Ok(path) = std::env::var(CHILD) {
        std::fs::write(path, outcome()).expect("the parent made the folder");
        return;
    }
    let path = std::env::temp_dir().join(format!("balance-outcome-{}", std::process::id()));
    let status = Command::new(std::env::current_exe().expect("a test is a program"))
        .args(["--exact", "determinism::another_process_agrees"])
        .env(CHILD, &path)
        .output()
        .expect("it starts");
    assert!(status.status.success(), "{status:?}");
    let theirs = std::fs::read_to_string(&path).expect("it wrote its outcome");
    let _ = std::fs::remove_file(&path);
    assert_eq!(theirs, outcome());
}

/// A snapshot in the middle goes on as if nothing had happened: the bytes of the whole world are the same at
/// every tick after it, whether the hand holds, has let go, or is gone.
#[test]
fn a_restored_attempt_goes_on_the_same() {
    let start = || Attempt::new(&Rig::standard(), &before(), setup(), Seed::from(7)).expect("it adds up");
    let mut whole = start();
    let mut hand = PlannedHand::new(&whole, &plan());
    let mut restored: Option<Attempt> = None;
    let mut tick = 0;
    while let Some(input) = hand.next(&whole) {
        if tick % 60 == 30 {
            restored = Some(Attempt::restore(&Rig::standard(), &whole.snapshot()).expect("it reads back"));
        }
        whole.tick(input);
        if let Some(restored) = &mut restored {
            restored.tick(input);
            assert!(restored.snapshot() == whole.snapshot(), "tick {tick} differs");
        }
        tick += 1;
    }
    let restored = restored.expect("it took more than half a second");
    assert_eq!({ restored }.finish(), whole.finish());
}

/// A planned attempt leaves a record of inputs, and these alone lead to the same facts: as they would if a
/// person had made the moves.
#[test]
fn a_record_replays() {
    let mut attempt = Attempt::new(&Rig::standard(), &before(), setup(), Seed::from(9)).expect("it adds up");
    let facts: Facts = attempt.follow(&plan());
    let again =
        replay(&Rig::standard(), &before(), setup(), Seed::from(9), attempt.record()).expect("it adds up");
    assert_eq!(facts, again);
    let other = carry_out(&Rig::standard(), &before(), setup(), Seed::from(10), &plan()).expect("it adds up");
    assert_ne!(facts, other, "another seed is another tremor");
}

/// Bytes that are no snapshot are refused.
#[test]
fn no_snapshot() {
    assert_eq!(Attempt::restore(&Rig::standard(), &[1, 2, 3]).err(), Some(BadAttempt::BadSnapshot));
}

/// A server may run an attempt on any of its threads.
#[test]
fn attempts_can_be_sent() {
    fn sendable<T: Send>(_: &T) {}
    sendable(&Attempt::new(&Rig::standard(), &before(), setup(), Seed::from(1)).expect("it adds up"));
}
