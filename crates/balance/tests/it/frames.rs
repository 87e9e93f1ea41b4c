//! Frames: what is sent is what was there, small, and foreign bytes never break the reader.

use crate::{named, rig, settled};
use balance::{Attempt, Fingers, Frame, HandInput, HandSetup, Plan, PlannedHand, Seed, Spot};
use proptest::prelude::*;
use std::sync::OnceLock;

fn attempt() -> Attempt {
    let before = settled("S0 60,0 S1 -60,0 F2 60,0^10 T3 0,-70 T4 0,70 T5 0,70^16");
    Attempt::new(&rig(), &before, HandSetup::holding(&[named("T9")]), Seed::from(3)).expect("it adds up")
}

/// Every frame of an attempt reads back as it was; only what moved is sent.
#[test]
fn frames_read_back() {
    let mut attempt = attempt();
    let mut hand = PlannedHand::new(&attempt, &Plan::place(Spot::careful(0.0, 20.0, 0)));
    let mut last = attempt.frame();
    assert_eq!(last.pieces.len(), 7);
    while let Some(input) = hand.next(&attempt) {
        attempt.tick(input);
        let frame = attempt.frame();
        let sent = frame.since(&last).encode();
        assert_eq!(Frame::decode(&frame.encode()), Ok(frame.clone()));
        assert!(sent.len() <= 23 + 14 * 7);
        last = frame;
    }
    attempt.finish();
    let rest = attempt.frame();
    assert!(rest.at_rest && !rest.hand_there);
    assert_eq!(rest.since(&rest).encode().len(), 23, "at rest there is nothing to tell");
}

/// While the hand is on its way, the pieces that sleep are not sent.
#[test]
fn the_sleeping_are_not_sent() {
    let mut attempt = attempt();
    let still =
        HandInput { at_um: [0, -200_000, 120_000], yaw_mrad: 0, grip: Fingers::Closed, rim: Fingers::Open };
    attempt.tick(still);
    let before = attempt.frame();
    attempt.tick(still);
    let moved = attempt.frame().since(&before);
    assert!(moved.pieces.iter().all(|piece| piece.held), "{moved:?}");
}

proptest! {
    /// A frame with bytes changed, added or cut off is refused or read, never more.
    #[test]
    fn mutated_frames_do_not_panic(changes in prop::collection::vec((0usize..130, any::<u8>()), 0..6), cut in 0usize..140) {
        static FRAME: OnceLock<Vec<u8>> = OnceLock::new();
        let mut bytes = FRAME.get_or_init(|| attempt().frame().encode()).clone();
        for (at, byte) in changes {
            let at = at % bytes.len();
            bytes[at] = byte;
        }
        bytes.truncate(cut.max(1));
        if let Ok(frame) = Frame::decode(&bytes) {
            prop_assert_eq!(frame.encode(), bytes);
        }
    }
}
