//! How the house is kept: where it listens, where it saves, and what bounds everything.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use protocol::Time;

/// What a keeper says when starting the house.
#[derive(Debug, Clone)]
pub struct Config {
    /// The address and port to listen on.
    pub listen: SocketAddr,
    /// The folder where everything is saved; made if it is missing.
    pub data: PathBuf,
    /// The address that guests use, if it is not the one listened on: `https://play.example.org`.
    pub public_url: Option<String>,
    /// How many proxies stand before the house. Each adds the address it was asked from to `X-Forwarded-For`: the
    /// guest's is that many from the end. Nothing: one where the public address is `https`, which only a proxy speaks; else
    /// none, and the header is not read.
    pub proxies: Option<usize>,
    /// What the keeper shows to see the numbers of the house (`/metrics`) and to send guests away; nothing, and nobody can.
    pub keeper_token: Option<String>,
    /// How log lines look.
    pub log: LogFormat,
    /// What bounds everything.
    pub limits: Limits,
    /// How long decisions may take.
    pub clocks: Clocks,
    /// How fast bots are.
    pub bots: BotPace,
}

impl Config {
    /// The usual house at this address and in this folder.
    pub fn new(listen: SocketAddr, data: impl Into<PathBuf>) -> Config {
        Config {
            listen,
            data: data.into(),
            public_url: None,
            proxies: None,
            keeper_token: None,
            log: LogFormat::Text,
            limits: Limits::default(),
            clocks: Clocks::default(),
            bots: BotPace::default(),
        }
    }
}

impl Config {
    /// Does the house have an `https` address?
    pub(crate) fn is_https(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }

    /// How many proxies stand before the house.
    pub(crate) fn proxies(&self) -> usize {
        self.proxies.unwrap_or(usize::from(self.is_https()))
    }
}

/// How log lines look.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum LogFormat {
    /// For people.
    #[default]
    Text,
    /// For programs: one JSON object a line.
    Json,
    /// None at all.
    Off,
}

/// Not a way to write a log.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a log format; there are: text, json, off")]
pub struct UnknownLogFormat(String);

impl FromStr for LogFormat {
    type Err = UnknownLogFormat;

    fn from_str(text: &str) -> Result<LogFormat, UnknownLogFormat> {
        match text {
            "text" => Ok(LogFormat::Text),
            "json" => Ok(LogFormat::Json),
            "off" => Ok(LogFormat::Off),
            other => Err(UnknownLogFormat(other.chars().take(20).collect())),
        }
    }
}

/// The bound of everything that guests can make more of.
#[derive(Debug, Clone)]
pub struct Limits {
    /// Letters in a name.
    pub name_chars_max: usize,
    /// Letters in a line of chat.
    pub chat_chars_max: usize,
    /// Lines of chat that are kept for a table.
    pub chat_lines_max: usize,
    /// Letters of a player's word for the seed.
    pub nonce_chars_max: usize,
    /// Bytes in one message of a guest.
    pub message_bytes_max: usize,
    /// Bytes in the body of a request: options with house data are the largest.
    pub body_bytes_max: usize,
    /// Messages waiting for one table.
    pub inbox_max: usize,
    /// Messages waiting for one connection; who lets more than these wait is dropped.
    pub outbox_max: usize,
    /// Bytes of past messages that are kept for one viewer to resume from. Beyond it a full view is shorter.
    pub recent_bytes_max: usize,
    /// Connections of one person at one table; a new one takes the place of the oldest.
    pub connections_per_person_max: usize,
    /// People without a seat at one table.
    pub spectators_max: usize,
    /// Tables of one person that are not over and were used in the last day.
    pub tables_per_person_max: usize,
    /// Tables in memory.
    pub tables_max: usize,
    /// Open connections to tables.
    pub connections_max: usize,
    /// Other open connections: who comes after waits until one ends.
    pub streams_max: usize,
    /// Devices of one person; a new one takes the place of the oldest.
    pub devices_max: usize,
    /// Messages a second of one connection.
    pub messages: Rate,
    /// What one connection tells its hand, a second.
    pub hands: Rate,
    /// Requests that make something, a second and address.
    pub makings: Rate,
    /// Other requests, a second and address.
    pub requests: Rate,
    /// How long a connection may stay slowed before it is dropped, in messages that came too fast.
    pub floods_max: u32,
    /// How long a connection may take to accept a message.
    pub write_wait: Duration,
    /// How long a connection may take to send a request: its head, and then its body. Between two it ends after as long.
    pub request_wait: Duration,
    /// How long a new connection may take to say hello.
    pub hello_wait: Duration,
    /// How often a silent connection is asked whether it is there; after three times it is not.
    pub ping_every: Duration,
    /// So long after its owner's last connection is gone a live hand leaves.
    pub hand_away_wait: Duration,
    /// So long after the host's last connection is gone anyone seated may do what the host may.
    pub host_away_wait: Duration,
    /// People whom the host of a table has sent away or muted.
    pub removed_max: usize,
    /// How often tables that play over days are looked after while nobody is there.
    pub sweep_every: Duration,
    /// How long a table without guests stays in memory.
    pub empty_table_wait: Duration,
    /// How long a table that never started, or is over, is kept without anyone coming.
    pub old_table_wait: Duration,
}

/// So many a second, and so many at once.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rate {
    /// On average.
    pub per_second: f64,
    /// At once.
    pub burst: f64,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            name_chars_max: 24,
            chat_chars_max: 300,
            chat_lines_max: 50,
            nonce_chars_max: 64,
            message_bytes_max: 16 * 1024,
            body_bytes_max: 128 * 1024,
            inbox_max: 64,
            outbox_max: 64,
            recent_bytes_max: 4 * 1024,
            connections_per_person_max: 4,
            spectators_max: 40,
            tables_per_person_max: 20,
            tables_max: 5_000,
            connections_max: 20_000,
            streams_max: 4_000,
            devices_max: 8,
            messages: Rate { per_second: 10.0, burst: 30.0 },
            hands: Rate { per_second: 75.0, burst: 150.0 },
            makings: Rate { per_second: 0.5, burst: 20.0 },
            requests: Rate { per_second: 20.0, burst: 100.0 },
            floods_max: 100,
            write_wait: Duration::from_secs(10),
            request_wait: Duration::from_secs(15),
            hello_wait: Duration::from_secs(10),
            ping_every: Duration::from_secs(20),
            hand_away_wait: Duration::from_secs(3),
            host_away_wait: Duration::from_secs(180),
            removed_max: 64,
            sweep_every: Duration::from_secs(30),
            empty_table_wait: Duration::from_secs(120),
            old_table_wait: Duration::from_secs(7 * 24 * 60 * 60),
        }
    }
}

/// How long a decision may take, by what the table chose and by nothing that anyone holds.
#[derive(Debug, Clone)]
pub struct Clocks {
    /// [`Time::Quick`]
    pub quick: Span,
    /// [`Time::Normal`]
    pub normal: Span,
    /// [`Time::Slow`]
    pub slow: Span,
    /// [`Time::Days`]
    pub days: Span,
}

/// The two lengths of a preset.
#[derive(Debug, Clone, Copy)]
pub struct Span {
    /// One player's turn.
    pub turn: Duration,
    /// A window in which several are asked at once: challenges, shields.
    pub answer: Duration,
}

impl Span {
    const fn seconds(turn: u64, answer: u64) -> Span {
        Span { turn: Duration::from_secs(turn), answer: Duration::from_secs(answer) }
    }
}

impl Default for Clocks {
    fn default() -> Clocks {
        const HOUR: u64 = 60 * 60;
        Clocks {
            quick: Span::seconds(30, 5),
            normal: Span::seconds(90, 10),
            slow: Span::seconds(300, 30),
            days: Span::seconds(72 * HOUR, 24 * HOUR),
        }
    }
}

impl Clocks {
    /// The lengths of a preset; nothing where there is no limit.
    pub fn span(&self, time: Time) -> Option<Span> {
        match time {
            Time::Quick => Some(self.quick),
            Time::Normal => Some(self.normal),
            Time::Slow => Some(self.slow),
            Time::Days => Some(self.days),
            Time::Unlimited => None,
        }
    }
}

/// How long bots take. The wait is drawn before the bot is asked, so it cannot tell what the bot holds; a bot thinks for
/// less than the shortest wait.
#[derive(Debug, Clone, Copy)]
pub struct BotPace {
    /// The shortest wait.
    pub least: Duration,
    /// The longest wait.
    pub most: Duration,
    /// How long it may think.
    pub think: Duration,
}

impl BotPace {
    /// As people like to watch it.
    pub const NATURAL: BotPace = BotPace::ms(700, 1500, 500);
    /// As fast as the eye can follow: for trying things out.
    pub const QUICK: BotPace = BotPace::ms(60, 60, 50);

    const fn ms(least: u64, most: u64, think: u64) -> BotPace {
        let ms = Duration::from_millis;
        BotPace { least: ms(least), most: ms(most), think: ms(think) }
    }
}

impl Default for BotPace {
    fn default() -> BotPace {
        BotPace::NATURAL
    }
}

/// Not a pace.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a pace of bots; there are: natural, quick")]
pub struct UnknownBotPace(String);

impl FromStr for BotPace {
    type Err = UnknownBotPace;

    fn from_str(text: &str) -> Result<BotPace, UnknownBotPace> {
        match text {
            "natural" => Ok(BotPace::NATURAL),
            "quick" => Ok(BotPace::QUICK),
            other => Err(UnknownBotPace(other.chars().take(20).collect())),
        }
    }
}
