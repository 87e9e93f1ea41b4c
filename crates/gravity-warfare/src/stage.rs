//! An attempt while it happens: a live hand that is told what to do tick by tick, or a decided one that is shown (GRAV-06, GRAV-07).

use balance::{Attempt, Fingers, Frame, HandInput, PlannedHand, Stage};
use serde_json::Value;
use tabletop::{BadInput, Seat, SeatSet, Staged};

use crate::action::{Action, HandWork};
use crate::options::Attempts;
use crate::record::Record;
use crate::refusal::Illegal;
use crate::state::GravityWarfare;
use crate::troop::TroopKind;

/// What a live hand is told: this version, the fingers, x, y and z in micrometres, the heading in thousandths of a radian; whole
/// numbers of 32 bits, the lowest byte first.
const TOLD_VERSION: u8 = 1;
const TOLD_BYTES: usize = 18;
const GRIP_CLOSED: u8 = 1;
const RIM_CLOSED: u8 = 2;

/// An attempt on its way.
struct Hand {
    attempt: Attempt,
    troops: Vec<TroopKind>,
    hidden_from: SeatSet,
    moves: Moves,
    shown: Option<Frame>,
}

/// Where the inputs come from.
enum Moves {
    /// From whoever moves it, who was last heard to want this.
    Live(HandInput),
    Planned(HandWork, Box<PlannedHand>),
    Recorded(HandWork, std::vec::IntoIter<HandInput>),
}

impl GravityWarfare {
    /// The attempt that this action is or, for a template, is to become.
    pub(crate) fn stage_attempt(
        &self,
        seat: Seat,
        action: &Action,
    ) -> Result<Option<Box<dyn Staged>>, Illegal> {
        let Action::Attempt { troops, hand } = action else { return Ok(None) };
        let staging = self.check_hands_turn(seat, troops)?;
        match hand {
            Some(hand) => self.check_hand(&staging, hand)?,
            None if self.table.attempts == Attempts::Planned => return Err(Illegal::NotThatWay),
            None => {}
        }
        let attempt = staging.attempt().expect("what is on the platform adds up");
        let moves = match hand {
            None => Moves::Live(HandInput::home()),
            Some(live @ HandWork::Live { record }) => {
                let record = Record::read(record).ok_or(Illegal::BadRecord)?;
                Moves::Recorded(live.clone(), record.0.into_iter())
            }
            Some(planned) => {
                let plan = staging.plan(planned);
                Moves::Planned(planned.clone(), Box::new(PlannedHand::new(&attempt, &plan)))
            }
        };
        let hidden_from = if self.is_blind() { SeatSet::only(seat) } else { SeatSet::EMPTY };
        Ok(Some(Box::new(Hand { attempt, troops: troops.clone(), hidden_from, moves, shown: None })))
    }
}

impl Hand {
    fn next(&mut self) -> Option<HandInput> {
        match &mut self.moves {
            Moves::Live(told) => Some(*told),
            Moves::Planned(_, planned) => planned.next(&self.attempt),
            Moves::Recorded(_, inputs) => inputs.next(),
        }
    }
}

impl Staged for Hand {
    fn tick(&mut self, told: Option<&[u8]>) -> Result<(), BadInput> {
        if let (Moves::Live(last), Some(bytes)) = (&mut self.moves, told) {
            *last = read(bytes).ok_or(BadInput)?;
        }
        match self.next() {
            Some(input) if self.attempt.stage() == Stage::Hand => self.attempt.tick(input),
            _ => drop(self.attempt.wait()),
        }
        Ok(())
    }

    /// A record has at least one input in it.
    fn leave(&mut self) {
        if self.attempt.record().is_empty() {
            self.attempt.tick(HandInput::home());
        }
        self.attempt.leave();
    }

    fn is_over(&self) -> bool {
        self.attempt.stage() == Stage::Over
    }

    fn frame(&mut self, whole: bool) -> Vec<u8> {
        let frame = self.attempt.frame();
        let bytes = match &self.shown {
            Some(shown) if !whole => frame.since(shown).encode(),
            _ => frame.encode(),
        };
        self.shown = Some(frame);
        bytes
    }

    fn action(&self) -> Value {
        let hand = match &self.moves {
            Moves::Planned(hand, _) | Moves::Recorded(hand, _) => hand.clone(),
            Moves::Live(_) => HandWork::Live { record: Record(self.attempt.record().to_vec()).write() },
        };
        let action = Action::Attempt { troops: self.troops.clone(), hand: Some(hand) };
        serde_json::to_value(action).expect("an action is plain data")
    }

    fn hidden_from(&self) -> SeatSet {
        self.hidden_from
    }
}

/// What the hand is told, of these bytes.
fn read(bytes: &[u8]) -> Option<HandInput> {
    let bytes: &[u8; TOLD_BYTES] = bytes.try_into().ok()?;
    if bytes[0] != TOLD_VERSION {
        return None;
    }
    let number = |at: usize| i32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]]);
    let closed = |bit: u8| if bytes[1] & bit != 0 { Fingers::Closed } else { Fingers::Open };
    Some(HandInput {
        at_um: [number(2), number(6), number(10)],
        yaw_mrad: number(14),
        grip: closed(GRIP_CLOSED),
        rim: closed(RIM_CLOSED),
    })
}

#[cfg(test)]
mod tests {
    use balance::{Frame, Spot};
    use tabletop::Game;

    use super::*;
    use crate::options::Options;
    use crate::testing::{Case, case_with, seat};

    const TEMPLATE: &str = "attempt tank";

    fn at_work(options: &Options, given: &str) -> Case {
        let position =
            format!("a: | b:; on bt1@-100,20; turn zone=comet troop=tank asked {given}; now defend");
        case_with(options, &position).play("a go")
    }

    fn stage(case: &Case, text: &str) -> Result<Box<dyn Staged>, Illegal> {
        let action = case.game.read_action(text).unwrap();
        Ok(case.game.stage(seat('a'), &action)?.expect("an attempt is staged"))
    }

    fn told(input: HandInput) -> Vec<u8> {
        let fingers = u8::from(input.grip == Fingers::Closed) | u8::from(input.rim == Fingers::Closed) << 1;
        let [x, y, z] = input.at_um;
        let numbers = [x, y, z, input.yaw_mrad].into_iter().flat_map(i32::to_le_bytes);
        [TOLD_VERSION, fingers].into_iter().chain(numbers).collect()
    }

    /// GRAV-06, GRAV-07: a live hand that is told what a careful one does becomes an action with the same outcome.
    #[test]
    fn a_live_hand_becomes_an_action() {
        let case = at_work(&Options::default(), "");
        let staging = case.game.staging(&[TroopKind::Tank]).unwrap();
        let careful = staging.record(&HandWork::at(Spot::careful(-95.0, -20.0, 0), 0)).unwrap();
        let mut live = stage(&case, TEMPLATE).unwrap();
        for input in &careful.0 {
            live.tick(Some(&told(*input))).unwrap();
        }
        live.leave();
        while !live.is_over() {
            live.tick(None).unwrap();
        }
        let done: Action = serde_json::from_value(live.action()).unwrap();
        let live = Action::Attempt {
            troops: vec![TroopKind::Tank],
            hand: Some(HandWork::Live { record: careful.write() }),
        };
        assert_eq!(done, live);
        assert!(case.play(&format!("a {}", case_text(&live))).platform().contains("at1"));
    }

    fn case_text(action: &Action) -> String {
        crate::notation::write_action(action)
    }

    /// GRAV-07: a plan and its record are shown alike, frame by frame, and end where the rules say that they end.
    #[test]
    fn what_is_decided_is_shown_as_it_goes() {
        let case = at_work(&Options::default(), "");
        let text = "attempt tank at -95000,-20000 yaw 0 drop 0 speed 25000 spin 0";
        let film = stage(&case, text).unwrap().film();
        let last = Frame::decode(film.last().unwrap()).unwrap();
        assert!(last.at_rest && !last.hand_there);
        let Action::Attempt { hand: Some(hand), .. } = case.game.read_action(text).unwrap() else { panic!() };
        let record = case.game.staging(&[TroopKind::Tank]).unwrap().record(&hand).unwrap().write();
        assert_eq!(stage(&case, &format!("attempt tank live {record}")).unwrap().film(), film);
        let whole = Frame::decode(&film[0]).unwrap();
        assert!(whole.pieces.len() == 2 && Frame::decode(&film[1]).unwrap().pieces.len() < 2);
        let ticks = case.game.staging(&[TroopKind::Tank]).unwrap().run(&hand).unwrap().ticks;
        assert!((ticks / 2 + 1..=ticks / 2 + 2).contains(&(film.len() as u32)), "two ticks a frame");
    }

    /// GRAV-24: a hand that is taken away at once has still been tried.
    #[test]
    fn a_hand_that_leaves_at_once_is_an_attempt() {
        let case = at_work(&Options::default(), "");
        let mut live = stage(&case, TEMPLATE).unwrap();
        live.leave();
        while !live.is_over() {
            live.tick(None).unwrap();
        }
        let action: Action = serde_json::from_value(live.action()).unwrap();
        assert_eq!(case.play(&format!("a {}", case_text(&action))).platform(), "bt1");
    }

    /// GRAV-32: who plays blind is not shown what happens.
    #[test]
    fn a_blind_hand_is_hidden_from_its_owner() {
        let blind = stage(&at_work(&Options::default(), "given=b:dont-look"), TEMPLATE).unwrap();
        assert_eq!(blind.hidden_from(), SeatSet::only(seat('a')));
        let seeing = stage(&at_work(&Options::default(), ""), TEMPLATE).unwrap();
        assert_eq!(seeing.hidden_from(), SeatSet::EMPTY);
    }

    /// GRAV-07: what would be refused as an action is not staged; what is told has a form.
    #[test]
    fn what_is_not_allowed_is_not_staged() {
        let planned = Options { attempts: Attempts::Planned, ..Options::default() };
        assert_eq!(stage(&at_work(&planned, ""), TEMPLATE).err(), Some(Illegal::NotThatWay));
        let case = at_work(&Options::default(), "");
        let ship = stage(&case, "attempt ship").err();
        assert_eq!(ship, Some(Illegal::NoSuchTroop { troop: TroopKind::Ship }));
        let template = case.game.read_action(TEMPLATE).unwrap();
        assert!(matches!(case.game.stage(seat('b'), &template), Err(Illegal::NotYours { .. })));
        let mut live = stage(&case, TEMPLATE).unwrap();
        for bad in [&[][..], &[1; 17], &[1; 19], &[2; 18]] {
            assert_eq!(live.tick(Some(bad)), Err(BadInput));
        }
    }
}
