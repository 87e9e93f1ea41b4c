//! The moons pay, and someone may have won (QUBE-17, QUBE-18).

use tabletop::{EndedBy, Open, Seat, SeatSet, Tell};

use crate::event::Told;
use crate::options::TurnLimit;
use crate::state::QubeAttack;

/// QUBE-18: points that win.
const GOAL: u16 = 64;
/// QUBE-20: turns of all players together, so that a game takes 400 actions at most.
const TURNS_MAX: usize = 200;

impl QubeAttack {
    /// All players have acted.
    pub(crate) fn end_turn(&mut self, tell: &mut Tell<'_, Open<Told>>) {
        self.pay(tell);
        tell.tell(Told::TurnEnded { turn: self.turn });
        match self.leader() {
            Some(leader) => return self.win(leader, tell),
            None => self.turn += 1,
        }
        if self.is_out_of_turns() {
            self.win(self.highest().iter().next().expect("somebody plays"), tell);
        }
    }

    /// QUBE-20: the turns are over, and nobody has won.
    fn is_out_of_turns(&self) -> bool {
        self.rules.turn_limit == TurnLimit::Limited && usize::from(self.turn) > TURNS_MAX / self.armies.len()
    }

    /// Those with most points.
    fn highest(&self) -> SeatSet {
        let most = self.armies.iter().map(|army| army.points).max();
        Seat::all(self.armies.len()).filter(|seat| Some(self.army(*seat).points) == most).collect()
    }

    /// QUBE-17: each moon pays the only colour on it, or half to each of several. Many cubes of a colour count once.
    fn pay(&mut self, tell: &mut Tell<'_, Open<Told>>) {
        let presence: [u64; 6] =
            std::array::from_fn(|index| self.armies.get(index).map_or(0, |army| army.planets()));
        for number in 0..self.board.planets().len() as u8 {
            let Some(pays) = self.board.kind(number).pays() else { continue };
            let there =
                Seat::all(self.armies.len()).filter(|seat| presence[seat.index()] & (1 << number) != 0);
            let seats: SeatSet = there.collect();
            if seats.is_empty() {
                continue;
            }
            let points = if seats.len() == 1 { pays } else { pays / 2 };
            seats.iter().for_each(|seat| self.army_mut(seat).points += points);
            tell.tell(Told::Paid { planet: self.board.id(number), seats, points });
        }
    }

    /// QUBE-16, QUBE-18, QUBE-20: whoever leads with 64 points has reached the goal; any other winner has most points when the
    /// turns are over, or is the last one on the board.
    pub(crate) fn ended_by(&self, winner: Seat) -> EndedBy {
        match self.leader() {
            Some(leader) if leader == winner => EndedBy::Goal,
            _ if self.is_out_of_turns() => EndedBy::Bound,
            _ => EndedBy::LastStanding,
        }
    }

    /// QUBE-20: when the turns are over equals share the win.
    pub(crate) fn winners(&self, winner: Seat) -> SeatSet {
        match self.ended_by(winner) {
            EndedBy::Bound => self.highest(),
            EndedBy::Goal | EndedBy::LastStanding => SeatSet::only(winner),
        }
    }

    /// QUBE-18: who has 64 or more and more than anyone else.
    fn leader(&self) -> Option<Seat> {
        let most = self.armies.iter().map(|army| army.points).max().filter(|most| *most >= GOAL)?;
        let mut leaders = Seat::all(self.armies.len()).filter(|seat| self.army(*seat).points == most);
        let leader = leaders.next();
        leaders.next().is_none().then_some(leader)?
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{EndedBy, Game, Pending, Seat, SeatSet};

    use crate::apply::tests::check;
    use crate::{Options, QubeAttack, TurnLimit};

    /// The last action of a turn, by seat b, after which the moons pay.
    #[track_caller]
    fn check_pay(armies: &str, expected: &str) {
        let moved = format!("{armies} E4; b has 1");
        check(&moved, "b E4>W2", expected);
    }

    /// QUBE-17: a Crescent Moon pays 2 and a Full Moon 4 to the only colour on it.
    #[test]
    fn moons_pay_who_stands_alone() {
        check_pay("a: M1 F | b:", "a: 6p M1 F | b: W2; first a; turn 2; a has 2");
        check_pay("a: M1 M2 | b: F", "a: 4p M1 M2 | b: 4p W2 F; first a; turn 2; a has 2");
        check_pay("a: C1 A1 W1 E1 | b:", "a: E1 W1 A1 C1 | b: W2; first a; turn 2; a has 2");
    }

    /// QUBE-17: if several colours are on it, half to each of them, however many they are; cubes of a colour count once.
    #[test]
    fn a_shared_moon_pays_half_to_each() {
        check_pay("a: F F+ Fs | b: F", "a: 2p F F+ Fs | b: 2p W2 F; first a; turn 2; a has 2");
        check_pay("a: M1 M1 | b: M1", "a: 1p M1 M1 | b: 1p W2 M1; first a; turn 2; a has 2");
        check(
            "a: F | b: F | c: F M1; c has 1",
            "c M1>A1",
            "a: 2p F | b: 2p F | c: 2p A1 F; first a; turn 2; a has 2",
        );
    }

    /// QUBE-17, QUBE-18: nothing is paid, and nobody wins, before all players have acted.
    #[test]
    fn scoring_waits_for_the_last_player() {
        check("a: 62p M1 F | b: E4; a has 1", "a M1>C1", "a: 62p C1 F | b: E4; first a; turn 1; b has 2");
    }

    /// QUBE-18: 64 or more wins; among several the highest.
    #[test]
    fn sixty_four_points_win() {
        check_pay("a: 62p M1 | b:", "a: 64p M1 | b: W2; first a; turn 1; won a");
        check_pay("a: 61p M1 | b:", "a: 63p M1 | b: W2; first a; turn 2; a has 2");
        check_pay("a: 63p M1 | b: 62p F", "a: 65p M1 | b: 66p W2 F; first a; turn 1; won b");
    }

    /// QUBE-20: after 200 divided by the number of players the turns are over: the most points win, and equals share it.
    #[test]
    fn turns_are_limited() {
        let last = "a: 9p C1 | b: 8p E4; b has 1; turn 100";
        check(last, "b E4>W2", "a: 9p C1 | b: 8p W2; first a; turn 101; won a");
        let earlier = "a: 9p C1 | b: 8p E4; b has 1; turn 99";
        check(earlier, "b E4>W2", "a: 9p C1 | b: 8p W2; first a; turn 100; a has 2");
        let ended = |position: &str| {
            let game = QubeAttack::read_position(&Options::classic(), position).unwrap();
            let Pending::Over(outcome) = game.pending() else { panic!("{position} is over") };
            (outcome.ended_by, outcome.winners())
        };
        let winner = |seat: usize| SeatSet::only(Seat::new(seat));
        assert_eq!(ended("a: 9p C1 | b: 8p W2; turn 101; won a"), (EndedBy::Bound, winner(0)));
        assert_eq!(ended("a: 8p C1 | b: 8p W2; turn 101; won a"), (EndedBy::Bound, SeatSet::all(2)));
        assert_eq!(ended("a: 64p C1 | b: 8p W2; turn 101; won a"), (EndedBy::Goal, winner(0)));
        assert_eq!(ended("a: 4p C1 | b: 8p; turn 7; won a"), (EndedBy::LastStanding, winner(0)));
        let unlimited = Options { turn_limit: TurnLimit::Unlimited, ..Options::classic() };
        let game = QubeAttack::read_position(&unlimited, "a: 9p C1 | b: 8p E4; b has 1; turn 101").unwrap();
        assert!(matches!(game.pending(), Pending::Decision(_)));
    }

    /// QUBE-18: if the highest are equal, further turns are played until one alone is highest.
    #[test]
    fn equal_leaders_play_on() {
        check_pay("a: 64p M1 | b: 64p M2", "a: 66p M1 | b: 66p W2 M2; first a; turn 2; a has 2");
        check(
            "a: 66p M1 | b: 66p M2 | c: 10p C3; c has 1; turn 2",
            "c C3>F",
            "a: 68p M1 | b: 68p M2 | c: 14p F; first a; turn 3; a has 2",
        );
        check(
            "a: 68p M1 | b: 68p M2 | c: 14p F; first a; turn 3; a has 2",
            "a M1>C2, a C2>M2, b M2>C3, b C3>F, c F>C1, c C1>F",
            "a: 70p M2 | b: 70p F | c: 16p F; first a; turn 4; a has 2",
        );
        check(
            "a: 68p M2 | b: 68p M2 | c: 14p F; first a; turn 3; c has 1",
            "c F>M2",
            "a: 69p M2 | b: 69p M2 | c: 15p M2; first a; turn 4; a has 2",
        );
        check(
            "a: 68p M2 | b: 68p C2 | c: 14p F; first a; turn 3; c has 1",
            "c F>C1",
            "a: 70p M2 | b: 68p C2 | c: 14p C1; first a; turn 3; won a",
        );
    }
}
