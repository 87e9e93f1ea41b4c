//! What the parts of a position say about each other: a position that was made by hand must be one that the rules can go on from.

use tabletop::{BadSetup, Seat, SeatSet};

use crate::card::Card;
use crate::effects::Effect;
use crate::state::{FALL_MAX, GravityWarfare, ROUNDS, TURNS_EACH_MAX};
use crate::turn::{Deed, Phase, Task};

type Checked = Result<(), BadSetup>;

fn require(holds: bool, otherwise: &str) -> Checked {
    if holds { Ok(()) } else { Err(BadSetup(otherwise.to_owned())) }
}

pub(crate) fn check(game: &GravityWarfare) -> Checked {
    let table = &game.table;
    table.standing.check(game.rig()).map_err(|bad| BadSetup(bad.to_string()))?;
    require((1..=ROUNDS).contains(&table.round), "there are three rounds (GRAV-10)")?;
    let turns_max = TURNS_EACH_MAX * game.seat_count() as u16;
    require((1..=turns_max).contains(&table.turns), "a round does not have that many turns (GRAV-52)")?;
    let there = game.pieces_in(None);
    let played = table.played.iter().all(|played| there.contains(played.piece));
    require(played, "only what is on the platform was played and is there")?;
    require(
        table.players.iter().all(|player| player.used_cards.is_sorted()),
        "`did` lists cards in their order",
    )?;
    check_hands(game)?;
    check_challenges(game)?;
    check_drawing(game)?;
    check_phase(game)?;
    match &table.turn.task {
        Some(task) => check_task(game, task),
        None => Ok(()),
    }
}

fn check_hands(game: &GravityWarfare) -> Checked {
    for seat in game.all_seats() {
        let count = |wanted: Card| game.hand(seat).cards().filter(|card| *card == wanted).count();
        let declared = game.player(seat).declared_cards.len();
        let (counted, limit) = (game.counted_cards(seat), game.hand_limit());
        if !game.is_simple() && counted > limit {
            let reason = "challenges that may still be taken back count (GRAV-23)";
            return Err(BadSetup(format!("{seat} has {counted} cards, and {limit} is the limit; {reason}")));
        }
        if game.is_simple() {
            let wild = count(Card::AntiMatter);
            let fits = wild == declared && game.player(seat).declared_cards.is_sorted();
            require(
                fits,
                "in Simple mode say what each Anti-matter in a hand is, like `declared you-do-it` (GRAV-47)",
            )?;
        } else {
            require(declared == 0, "an Anti-matter is declared when it is used (GRAV-46)")?;
            let one = count(Card::Guardian) <= 1;
            require(one, "everyone has one Guardian, and nobody has another's (GRAV-08)")?;
        }
    }
    Ok(())
}

fn check_challenges(game: &GravityWarfare) -> Checked {
    let blanks = game.table.house.deck.get().blanks.len();
    let known = |card: Card| !matches!(card, Card::Blank(number) if usize::from(number) >= blanks);
    require(game.challenges().all(known), "there is no such blank card in this deck")?;
    let gifts = || game.table.turn.given.iter().chain(&game.table.turn.events);
    let own = gifts().any(|given| given.seat == Some(game.table.active_seat));
    require(
        !own,
        "nobody gives a card to themselves: `given=b:…` is what b gave the active player (GRAV-13)",
    )?;
    check_blind(game)?;
    // One that was carried over may well come to a turn after a skipped one: then there is nothing to repeat.
    let copies = game.table.turn.given.iter().any(|given| given.as_card == Card::CopyIt);
    require(!copies || game.table.last.is_some(), "Copy it! needs a turn before (GRAV-31)")
}

/// GRAV-32: before the vote is over Don't look! may lie beside others; never beside what is carried over.
fn check_blind(game: &GravityWarfare) -> Checked {
    let turn = &game.table.turn;
    let blind = |card: Card| game.effects_of(card).has(Effect::Blind);
    let given: Vec<bool> = turn.given.iter().map(|given| blind(given.as_card)).collect();
    let carried = game.player(game.table.active_seat).carried.iter().map(|carried| blind(carried.as_card));
    let carried: Vec<bool> = carried.collect();
    let mixed = |one: &[bool], other: &[bool]| one.iter().any(|a| other.iter().any(|b| a != b));
    let event = |task: &Task| matches!(task.deed, Deed::Keep | Deed::Shift);
    let voted = !matches!(game.table.phase, Phase::Challenge(_) | Phase::TakeBack(_) | Phase::Vote(..))
        && !turn.task.as_ref().is_some_and(event);
    let combined = mixed(&given, &carried) || voted && mixed(&given, &given);
    require(
        !combined,
        "Don't look! does not combine: leave the others out, or let the vote come first, with `now take-back …` (GRAV-32)",
    )
}

fn check_drawing(game: &GravityWarfare) -> Checked {
    let drawn = game.secret.drawn.len();
    match game.table.drawing {
        None => require(drawn == 0, "nobody draws, so nothing is drawn"),
        Some(drawing) => {
            require(drawing.keep > 0 && usize::from(drawing.keep) < drawn, "too many may be kept (GRAV-21)")?;
            require(game.secret.drawn.is_sorted(), "drawn cards are listed in their order")?;
            require(game.is_between_attempts(), "nobody draws while a hand is at work")
        }
    }
}

fn check_phase(game: &GravityWarfare) -> Checked {
    let table = &game.table;
    let some = |asked: SeatSet| require(!asked.is_empty(), "somebody must be asked");
    let others = |asked: SeatSet| {
        some(asked)?;
        require(!asked.contains(table.active_seat), "the active player is not asked for cards (GRAV-13)")
    };
    let simple = require(game.is_simple(), "that is a step of Simple mode (GRAV-47)");
    let battle = require(!game.is_simple(), "that is no step of Simple mode (GRAV-47)");
    let has_troops = require(
        !game.player(table.active_seat).pieces.is_empty(),
        "the active player has no troop left, so the round is over (GRAV-28)",
    );
    match table.phase {
        Phase::Youngest => {
            let fresh = table.round == 1 && table.turns == 1 && table.active_seat == Seat::new(0);
            require(fresh, "who is the youngest is said before the first turn, by a (GRAV-10)")
        }
        Phase::Draw | Phase::Guardian | Phase::Declare => simple.and(has_troops),
        Phase::Roll | Phase::Skip | Phase::Defend => has_troops,
        Phase::Appoint => {
            require(
                game.copies_a_call(),
                "nobody is named: no turn is repeated that another has done (GRAV-31)",
            )?;
            has_troops
        }
        Phase::Call(asked) => {
            require(!asked.contains(game.actor()), "who acts is not asked for a You do it! (GRAV-41)")?;
            some(asked).and(has_troops)
        }
        Phase::Challenge(asked) => others(asked).and(has_troops),
        Phase::TakeBack(asked) | Phase::Vote(asked, ..) => {
            require(
                asked.iter().all(|seat| table.turn.givers().contains(seat)),
                "only givers are asked (GRAV-15)",
            )?;
            some(asked).and(battle).and(has_troops)
        }
        Phase::Return(asked) => {
            require(!table.played.is_empty(), "there is no piece to return (GRAV-45)")?;
            others(asked).and(battle)
        }
        Phase::Restock(asked) => {
            battle?;
            if table.drawing.is_some() { Ok(()) } else { some(asked) }
        }
        Phase::Pick | Phase::Receiver | Phase::Attempt | Phase::Right | Phase::Failed => {
            require(table.turn.task.is_some(), "a hand at work needs a task")
        }
        Phase::Over => require(table.turn.task.is_none(), "after the end no hand is at work"),
    }
}

fn check_task(game: &GravityWarfare, task: &Task) -> Checked {
    let there = game.pieces_in(None);
    require(task.fallen < FALL_MAX, "four fallen pieces end a round (GRAV-27)")?;
    require(task.piece.is_none_or(|piece| there.or(task.pieces).contains(piece)), "that piece is not there")?;
    let own = matches!(task.deed, Deed::Place | Deed::Teleport | Deed::CopyReturn);
    require(!own || task.seat == game.actor(), "the turn is done by the one who acts (GRAV-41)")?;
    match game.table.phase {
        Phase::Pick => {
            require(game.pickable().len() > 1 && task.piece.is_none(), "there is nothing to choose from")
        }
        Phase::Receiver => {
            require(task.deed == Deed::Keep && task.piece.is_some(), "nobody is named for that")
        }
        Phase::Right => {
            require(!task.knocked_pieces.is_empty(), "nothing was knocked over")?;
            require(task.knocked_pieces.minus(there).is_empty(), "what was knocked over is not there")
        }
        Phase::Attempt if task.deed == Deed::Place => {
            let some = !game.player(game.table.active_seat).pieces.is_empty();
            require(some && task.pieces.is_empty(), "there is no troop to place")
        }
        Phase::Attempt => {
            let known = task.piece.is_some_and(|piece| there.contains(piece));
            require(known, "it must be known which piece of the platform is moved")
        }
        Phase::Failed => {
            require(task.failed && matches!(task.deed, Deed::Place | Deed::Teleport), "nothing has failed")
        }
        _ => Err(BadSetup("no hand is at work in this step".to_owned())),
    }
}
