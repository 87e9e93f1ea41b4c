//! `sobremesa serve`: the house, open for friends.

use std::net::SocketAddr;
use std::path::PathBuf;

use server::{BotPace, Config, LogFormat};

use crate::{Failure, games};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The address and port to listen on; 0.0.0.0 lets in others on the same network
    #[arg(long, default_value = "0.0.0.0:8080")]
    listen: SocketAddr,
    /// The folder in which games, people and replays are kept; made if it is missing
    #[arg(long, default_value = "data")]
    data: PathBuf,
    /// The address that guests use, if it is another one: https://play.example.org
    #[arg(long)]
    public_url: Option<String>,
    /// How log lines look: text, json or off
    #[arg(long, default_value = "text")]
    log: LogFormat,
    /// How fast bots answer: natural, or quick to try things out
    #[arg(long, default_value = "natural")]
    bot_pace: BotPace,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let mut config = Config::new(args.listen, &args.data);
    config.public_url.clone_from(&args.public_url);
    config.log = args.log;
    config.bots = args.bot_pace;
    let runtime = tokio::runtime::Runtime::new().map_err(|error| Failure::Check(error.to_string()))?;
    runtime
        .block_on(server::serve(config, games::catalog()))
        .map_err(|error| Failure::Check(format!("{error:#}")))
}
