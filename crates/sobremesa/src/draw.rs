//! `sobremesa draw`: a position as a picture.

use std::path::{Path, PathBuf};

use tabletop::Seed;

use crate::{Failure, games};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game, for example qube-attack
    game: String,
    /// The position in the game's notation; without it, the table before the first action
    position: Option<String>,
    /// Read the position from this file instead
    #[arg(long, conflicts_with = "position")]
    file: Option<PathBuf>,
    /// How many sit at the table, when no position is given
    #[arg(long)]
    seats: Option<usize>,
    /// Write the picture to this file instead of standard output
    #[arg(long, short)]
    output: Option<PathBuf>,
    #[command(flatten)]
    options: games::TableOptions,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    refuse_pixels(args.output.as_deref())?;
    let catalog = games::catalog();
    let game = catalog.game(&args.game).map_err(Failure::request)?;
    let position = match (&args.position, &args.file) {
        (Some(position), _) => Some(position.clone()),
        (None, Some(file)) => Some(games::read_text(file)?.trim().to_owned()),
        (None, None) => None,
    };
    let (options, seed) = (args.options.read()?, Seed::from_number(0));
    let table = match position {
        Some(position) => game.start_at(options, &position, seed),
        None => game.start(options, args.seats.unwrap_or(*game.seats().end()), seed),
    };
    let picture = table.map_err(Failure::request)?.draw();
    let picture =
        picture.ok_or_else(|| Failure::Request(format!("there are no pictures of {}", game.id())))?;
    match &args.output {
        None => print!("{picture}"),
        Some(file) => {
            let written = std::fs::write(file, picture);
            written.map_err(|error| Failure::Request(format!("{}: {error}", file.display())))?;
        }
    }
    Ok(())
}

/// A picture of pixels is not written under a name that promises one: see docs/decisions/0007-pictures-are-svg.md.
fn refuse_pixels(output: Option<&Path>) -> Result<(), Failure> {
    let ending = output.and_then(Path::extension).map(|ending| ending.to_ascii_lowercase());
    if ending.is_some_and(|ending| ending == "png") {
        let how = "pictures are SVG; a browser, rsvg-convert or Inkscape makes a PNG of one";
        return Err(Failure::Request(how.to_owned()));
    }
    Ok(())
}
