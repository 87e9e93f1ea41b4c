//! Platforms as real play leaves them: six regulars play, and whenever it is time to roll with so many pieces standing, the
//! platform is kept, as notation. What was found is kept in files, so that it is played once.

use std::fs;
use std::path::Path;
use std::sync::OnceLock;

use bots::{Gravity, Level};
use gravity_warfare::{GravityWarfare, Options, Phase, PlatformSide, Table};
use tabletop::{Bot, Budget, Chance, Game, Pending, Seat, Seed, Tell, Viewer};

/// Six players have 36 troops, so a platform with 24 comes up before anyone has placed all.
const SEATS: usize = 6;
/// The pieces on the platforms that are measured.
pub const PIECES: [usize; 2] = [12, 24];
/// A round that never gets there is given up; so is a search that finds nothing.
const GAMES_MAX: u64 = 60;

/// Platforms of one side with so many pieces: the parts `lean` and `on` of a position.
pub struct Platforms {
    pub side: PlatformSide,
    /// For each of [`PIECES`].
    pub found: [Vec<String>; 2],
}

impl Platforms {
    /// From the files of this folder, or by play.
    pub fn load(dir: &Path, side: PlatformSide, count: usize) -> std::io::Result<Platforms> {
        let file = |pieces: usize| dir.join(format!("{}-{pieces}.txt", name(side)));
        let read = |pieces: usize| -> Vec<String> {
            let text = fs::read_to_string(file(pieces)).unwrap_or_default();
            text.lines().take(count).map(str::to_owned).collect()
        };
        let mut found = PIECES.map(read);
        if found.iter().any(|found| found.len() < count) {
            found = play(side, count);
            fs::create_dir_all(dir)?;
            for (pieces, found) in PIECES.iter().zip(&found) {
                fs::write(file(*pieces), found.join("\n"))?;
            }
        }
        Ok(Platforms { side, found })
    }
}

/// Another platform file than the standard one, to see what its numbers do.
pub static RIG: OnceLock<String> = OnceLock::new();

/// The options of everything that is measured.
pub fn options(side: PlatformSide) -> Options {
    Options { side, platform: RIG.get().cloned(), ..Options::default() }
}

pub fn name(side: PlatformSide) -> &'static str {
    match side {
        PlatformSide::Universe => "universe",
        PlatformSide::Mothership => "mothership",
    }
}

fn play(side: PlatformSide, count: usize) -> [Vec<String>; 2] {
    let mut found = [Vec::new(), Vec::new()];
    for number in 0..GAMES_MAX {
        if found.iter().all(|found| found.len() >= count) {
            break;
        }
        eprintln!("{}: game {number}, {} and {} platforms", name(side), found[0].len(), found[1].len());
        play_round(side, number, &mut found);
    }
    found.iter_mut().for_each(|found| found.truncate(count));
    found
}

/// One round of a game; each number of pieces is kept the first time it comes up.
fn play_round(side: PlatformSide, number: u64, found: &mut [Vec<String>; 2]) {
    let seed = Seed::from_number(70_000 + number);
    let mut chance = Chance::new(seed);
    let mut game = GravityWarfare::setup(&options(side), SEATS, &mut chance).expect("six can play");
    let mut bots = regulars(SEATS, number);
    let mut open = [true; 2];
    while open != [false; 2] {
        let table = table_of(&game);
        if table.round > 1 {
            break;
        }
        let standing = table.standing.pieces.len();
        for (index, pieces) in PIECES.iter().enumerate() {
            if open[index] && table.phase == Phase::Roll && standing == *pieces {
                open[index] = false;
                found[index].push(platform_of(&game));
            }
        }
        let Pending::Decision(decision) = game.pending() else { break };
        let seat = decision.must.first().expect("someone must act");
        let action = decide(&mut bots[seat.index()], &game, seat);
        game.apply(seat, &action, &mut chance, &mut Tell::nobody()).expect("a regular does what is legal");
    }
}

/// A regular for each seat, with its own whims.
pub fn regulars(seats: usize, number: u64) -> Vec<Gravity> {
    let regular = |seat: usize| {
        Gravity::new(Level::Regular, Seed::from_number(1_000 * number + seat as u64), Budget::default())
    };
    (0..seats).map(regular).collect()
}

/// What everyone sees.
pub fn table_of(game: &GravityWarfare) -> Table {
    game.view(Viewer::Spectator).table
}

/// What a bot that must act does.
pub fn decide(bot: &mut Gravity, game: &GravityWarfare, seat: Seat) -> gravity_warfare::Action {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let view = game.view(Viewer::Seat(seat));
    bot.decide(seat, &view, &legal).expect("a bot that must act does")
}

/// The parts of the position that are about the platform.
fn platform_of(game: &GravityWarfare) -> String {
    let position = game.write_position();
    let is_platform = |part: &&str| part.starts_with("lean ") || part.starts_with("on ");
    position.split(';').map(str::trim).filter(is_platform).collect::<Vec<_>>().join("; ")
}
