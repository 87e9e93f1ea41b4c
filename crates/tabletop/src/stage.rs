//! Actions that take time and are seen while they happen.

use serde_json::Value;

use crate::SeatSet;

/// A physical action on its way: a hand over a platform. It is run tick by tick, [`Staged::TICK_HZ`] times a second, outside
/// the rules; what it was is then an action like any other, and the rules run it again to know what came of it.
pub trait Staged: Send {
    /// One tick. A live hand is told where to go; without that it goes on as it was told last. Where something already decided
    /// is shown, nobody is asked.
    fn tick(&mut self, told: Option<&[u8]>) -> Result<(), BadInput>;

    /// The hand is taken away; what still moves comes to rest in the ticks that follow.
    fn leave(&mut self);

    /// Is everything at rest?
    fn is_over(&self) -> bool;

    /// This moment, to be shown. Without `whole`, it leaves out what is as it was in the moment shown before.
    fn frame(&mut self, whole: bool) -> Vec<u8>;

    /// What this was, as the JSON of an action: once it is over, for the referee.
    fn action(&self) -> Value;

    /// Those who are not to see it while it happens.
    fn hidden_from(&self) -> SeatSet;
}

impl dyn Staged {
    /// Ticks a second.
    pub const TICK_HZ: u32 = 60;
    /// Frames a second.
    pub const FRAME_HZ: u32 = 30;

    /// Everything that there is to see, at [`Staged::FRAME_HZ`], of something that is already decided.
    pub fn film(&mut self) -> Vec<Vec<u8>> {
        let mut frames = vec![self.frame(true)];
        let ticks_a_frame = Self::TICK_HZ / Self::FRAME_HZ;
        while !self.is_over() {
            for _ in 0..ticks_a_frame {
                self.tick(None).expect("there is no input to be bad");
            }
            frames.push(self.frame(false));
        }
        frames
    }
}

/// Bytes that tell a hand nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("this is not what a hand can be told")]
pub struct BadInput;
