//! The laws of the kernel, golden games, house data, words and foreign input.

mod foreign;
mod golden;
mod laws;
mod older;
mod speech;
