//! The laws of the kernel, foreign input, golden games, physics and words, for Gravity Warfare.
//!
//! Every game here is played with the physics, so the laws are tried on a set of tables that covers modes, seats and options rather than
//! on all their combinations. `examples/games.rs` plays as many games as one has time for.

mod foreign;
mod golden;
mod house;
mod physics;
mod tables;
mod words;
