//! `sobremesa referee`: the loop over lines. What each line means is in `session`.

use std::io::{self, BufWriter, Write};
use std::sync::Arc;

use words::Language;

use crate::lines::{self, Line};
use crate::session::Session;
use crate::{Failure, games};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game, for example qube-attack
    game: String,
    /// Add words in this language to what is offered, told and refused: es or en
    #[arg(long)]
    lang: Option<Language>,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let catalog = games::catalog();
    let game = catalog.game(&args.game).map_err(Failure::request)?;
    let mut session = Session::new(Arc::clone(game), args.lang);
    serve(&mut session, &mut io::stdin().lock(), &mut BufWriter::new(io::stdout().lock()))
        .map_err(|error| Failure::Check(format!("the connection broke: {error}")))
}

/// Answers line after line until `quit` or the end of the input.
fn serve(session: &mut Session, input: &mut impl io::BufRead, output: &mut impl Write) -> io::Result<()> {
    loop {
        let answer = match lines::read(input)? {
            Line::End => return Ok(()),
            Line::Bad(reason) => session.bad_line(&reason),
            Line::Text(text) if text.trim().is_empty() => continue,
            Line::Text(text) => session.answer(&text),
        };
        writeln!(output, "{answer}")?;
        output.flush()?;
        if session.is_over() {
            return Ok(());
        }
    }
}
