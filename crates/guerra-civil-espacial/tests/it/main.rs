//! The laws of the kernel, golden games, house data and foreign input.

mod laws;
