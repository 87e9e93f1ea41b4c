//! The moons pay, and someone may have won (QUBE-17, QUBE-18).

use tabletop::{EndedBy, Open, Seat, SeatSet, Tell};

use crate::event::Told;
use crate::state::QubeAttack;

/// QUBE-18: points that win.
const GOAL: u16 = 64;

impl QubeAttack {
    /// All players have acted.
    pub(crate) fn end_turn(&mut self, tell: &mut Tell<'_, Open<Told>>) {
        self.pay(tell);
        tell.tell(Told::TurnEnded { turn: self.turn });
        match self.leader() {
            Some(leader) => self.win(leader, tell),
            None => self.turn += 1,
        }
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

    /// QUBE-16, QUBE-18: whoever leads with 64 points has reached the goal; any other winner is the last one on the board.
    pub(crate) fn ended_by(&self, winner: Seat) -> EndedBy {
        if self.leader() == Some(winner) { EndedBy::Goal } else { EndedBy::LastStanding }
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
    use crate::apply::tests::check;

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
