//! The house, tried over real sockets and with a real database.

mod abuse;
mod conversation;
mod crash;
mod fresh;
mod games;
mod house;
mod people;
mod secrets;
mod tables;
mod whispers;
