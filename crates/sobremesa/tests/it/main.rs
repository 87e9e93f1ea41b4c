//! The binary, run as a person or a script runs it.

mod commands;
mod docs;
mod foreign;
mod program;
