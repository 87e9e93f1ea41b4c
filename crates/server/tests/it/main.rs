//! The house, tried over real sockets and with a real database.

mod games;
mod house;
mod whispers;
