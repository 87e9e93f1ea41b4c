//! The game from outside: the laws of the kernel, golden games, foreign input, other data, words.

mod foreign;
mod golden;
mod house_data;
mod laws;
mod older;
mod words;
