//! The house, tried over real sockets and with a real database.

mod abuse;
mod advice;
mod conversation;
mod crash;
mod fresh;
mod games;
mod gathering;
mod house;
mod live;
mod people;
mod recordings;
mod secrets;
mod tables;
mod whispers;
