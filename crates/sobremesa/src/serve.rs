//! `sobremesa serve`: the house, open for friends.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};

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
    /// How many proxies stand before the house and add to X-Forwarded-For; by default 1 with an https public address, else 0
    #[arg(long)]
    proxies: Option<usize>,
    /// A file with the keeper's token, at least 16 letters: with it the numbers of the house can be read at /metrics
    #[arg(long, value_name = "FILE")]
    keeper_token_file: Option<PathBuf>,
    /// How log lines look: text, json or off
    #[arg(long, default_value = "text")]
    log: LogFormat,
    /// How fast bots answer: natural, or quick to try things out
    #[arg(long, default_value = "natural")]
    bot_pace: BotPace,
}

/// Shorter ones could be guessed.
const TOKEN_CHARS_MIN: usize = 16;

fn read_token(file: &Path) -> Result<String, Failure> {
    let token = games::read_text(file)?.trim().to_owned();
    if token.chars().count() < TOKEN_CHARS_MIN {
        let file = file.display();
        return Err(Failure::Request(format!(
            "{file}: the keeper's token has at least {TOKEN_CHARS_MIN} letters"
        )));
    }
    Ok(token)
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let mut config = Config::new(args.listen, &args.data);
    config.public_url.clone_from(&args.public_url);
    config.proxies = args.proxies;
    config.keeper_token = args.keeper_token_file.as_deref().map(read_token).transpose()?;
    config.log = args.log;
    config.bots = args.bot_pace;
    let runtime = tokio::runtime::Runtime::new().map_err(|error| Failure::Check(error.to_string()))?;
    let served = runtime.block_on(server::serve(config, games::catalog()));
    // Everything is saved: work that nobody waits for any more does not keep the program from ending.
    runtime.shutdown_background();
    served.map_err(|error| Failure::Check(format!("{error:#}")))
}
