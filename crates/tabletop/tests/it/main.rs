//! The kernel with games on it: the referee's own duties, and a conformance suite that catches what it should.

mod broken;
mod high_card;
mod referee;

/// The example, as a game without secrets.
#[allow(dead_code)]
#[path = "../../examples/connect_four.rs"]
mod connect_four;
