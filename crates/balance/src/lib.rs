//! The physics of a platform that balances on one point: an attempt of a hand in, facts out.
//!
//! This crate knows no rules. It takes what stands on a platform, how a hand is set up, a seed, and what the hand
//! does; it returns where everything ends up, in whole numbers. The same inputs give the same facts bit for bit,
//! on any machine, after any snapshot, live or replayed.
//!
//! - [`Rig`]: the platform, pieces and hand as data (`data/platform.toml`). [`Rig::standard`] is the default;
//!   [`Rig::from_toml`] reads another, or says which line is wrong.
//! - [`Standing`]: a platform at rest. Small, `Clone + Hash + Eq + Serialize`: keep this in a game's state. Poses are
//!   in the platform's own frame, in micrometres. [`Placed`] answers questions about a piece without any simulation:
//!   [`Placed::footprint`], [`Placed::zone_shares`], [`Placed::is_upright`].
//! - [`Attempt`]: one hand at work. Live: [`Attempt::new`], [`Attempt::tick`] 60 times a second with a [`HandInput`],
//!   [`Attempt::frame`] to show it, [`Attempt::wait`] or [`Attempt::finish`] when the hand is done. Planned:
//!   [`carry_out`] with a [`Plan`], or [`PlannedHand`] to watch it tick by tick. [`replay`] runs a record again.
//! - [`Facts`]: what came of it: the next [`Standing`], the [`Fate`] of every piece with its shares in the zones, what
//!   stands on what ([`Facts::beneath`]), spin left, whether all rests, and the [`Deeds`] of the hand.
//! - [`Frame`]: a moment in a few hundred bytes; its module says what each byte means.
//! - [`draw()`]: a standing as an SVG picture; [`Picture`] for one that says whose the pieces are.
//! - [`settle`]: lets a position that was made by hand come to rest.
//!
//! Absences: no clock, no I/O, no threads, no randomness but the seed's, no floats in what is kept.
//!
//! ```
//! use balance::{Fate, HandSetup, Kind, Piece, PieceId, Plan, Rig, Seed, Side, Spot, Standing, carry_out};
//!
//! let rig = Rig::standard();
//! let tank = Piece { id: PieceId(7), kind: Kind::Tank };
//! let plan = Plan::place(Spot::careful(0.0, 90.0, 0));
//! let empty = Standing::empty(Side::Universe);
//! let facts = carry_out(&rig, &empty, HandSetup::holding(&[tank]), Seed::from(1), &plan)?;
//!
//! assert_eq!(facts.fate(tank.id), Some(Fate::Upright));
//! let shares = facts.piece(tank.id).unwrap().shares;
//! let zone = rig.side(Side::Universe).zones.iter().position(|zone| zone.name == "red-planet").unwrap();
//! assert!(shares[zone] >= 500_000, "at least half of its footprint is in the zone");
//! assert!(facts.standing.tilt_deg() > 4.0, "and the platform leans under it");
//! # Ok::<(), balance::BadAttempt>(())
//! ```

mod attempt;
mod draw;
mod facts;
pub mod frame;
mod hand;
mod input;
mod measures;
mod plan;
mod plane;
mod planned_hand;
mod pose;
mod rig;
mod rig_file;
mod shapes;
mod standing;
mod supports;
mod svg;
mod tremor;
mod triangles;
mod unsteady;
mod world;

pub use attempt::{Attempt, BadAttempt, STEPS_MAX, Stage, TICKS_MAX, replay, settle};
pub use draw::{EDGE_MM, Picture, Tag, draw};
pub use facts::{Deeds, Facts, Fate, LetGo, PieceFacts, Taken};
pub use frame::{BadFrame, Frame, FramePiece};
pub use input::{Fingers, HandInput, HandSetup, Tool};
pub use plan::{Deed, Plan, Spot, carry_out};
pub use plane::{Outline, Point, Polygon};
pub use planned_hand::PlannedHand;
pub use pose::{Pose, Turn};
pub use rig::{
    Grip, HandData, Judging, Physics, PieceShape, Platform, Rig, STANDARD_TOML, SideData, TICK_HZ, ZONES,
    Zone,
};
pub use rig_file::{Problem, RigError};
pub use standing::{BadStanding, Kind, PIECES_MAX, Piece, PieceId, Placed, Side, Standing};
pub use supports::{Ground, Support};
pub use tremor::Seed;
pub use world::World;
