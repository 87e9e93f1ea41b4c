//! The game from outside: the laws of the kernel, golden games, foreign input, other data.

mod laws;
