//! The house, tried over real sockets and with a real database.

mod abuse;
mod advice;
mod chair;
mod conversation;
mod crash;
mod days;
mod evening;
mod fairness;
mod fresh;
mod games;
mod gathering;
mod guest;
mod hosting;
mod house;
mod keeping;
mod live;
mod openapi;
mod people;
mod recordings;
mod secrets;
mod strain;
mod tables;
mod whispers;
