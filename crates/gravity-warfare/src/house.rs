//! What owners of the game may replace: the deck, the heroes and the platform, each as a TOML text.
//!
//! A state keeps the text of what was replaced and nothing of what was not, so that it stays small and loads by itself.

use std::fmt;
use std::sync::{Arc, OnceLock};

use balance::{HandInput, Rig, Side};
use serde::{Deserialize, Serialize};
use tabletop::BadSetup;

use crate::deck::Deck;
use crate::heroes::Heroes;

/// A file larger than this is refused before it is read.
pub(crate) const FILE_BYTES_MAX: usize = 64 * 1024;

/// What is wrong with a house's file, and in which line.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the {file}, line {line}: {reason}")]
pub struct BadHouse {
    /// Which file.
    pub file: &'static str,
    /// From 1.
    pub line: usize,
    /// What is wrong there.
    pub reason: String,
}

impl BadHouse {
    /// Something is wrong at this byte of the text.
    pub(crate) fn at(file: &'static str, text: &str, byte: usize, reason: impl Into<String>) -> BadHouse {
        let before = &text.as_bytes()[..byte.min(text.len())];
        BadHouse { file, line: 1 + before.iter().filter(|b| **b == b'\n').count(), reason: reason.into() }
    }
}

impl From<BadHouse> for BadSetup {
    fn from(bad: BadHouse) -> BadSetup {
        BadSetup(bad.to_string())
    }
}

/// Something a house can replace.
pub(crate) trait Replaceable: Sized + 'static {
    fn read(text: &str) -> Result<Self, BadHouse>;
    fn standard() -> Arc<Self>;
}

/// What is used, and the text it was read from if it is not the standard one.
#[derive(Serialize, Deserialize)]
#[serde(try_from = "Option<String>", into = "Option<String>", bound = "T: Replaceable")]
pub(crate) struct Source<T: Replaceable> {
    text: Option<Arc<str>>,
    data: Arc<T>,
}

impl<T: Replaceable> Source<T> {
    pub(crate) fn get(&self) -> &Arc<T> {
        &self.data
    }

    pub(crate) fn from_text(text: Option<&str>) -> Result<Source<T>, BadHouse> {
        match text {
            None => Ok(Source { text: None, data: T::standard() }),
            Some(text) => Ok(Source { text: Some(text.into()), data: Arc::new(T::read(text)?) }),
        }
    }
}

impl<T: Replaceable> Clone for Source<T> {
    fn clone(&self) -> Source<T> {
        Source { text: self.text.clone(), data: self.data.clone() }
    }
}

impl<T: Replaceable> PartialEq for Source<T> {
    fn eq(&self, other: &Source<T>) -> bool {
        self.text == other.text
    }
}

impl<T: Replaceable> fmt::Debug for Source<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.text.is_some() { "replaced" } else { "standard" })
    }
}

impl<T: Replaceable> TryFrom<Option<String>> for Source<T> {
    type Error = BadHouse;

    fn try_from(text: Option<String>) -> Result<Source<T>, BadHouse> {
        Source::from_text(text.as_deref())
    }
}

impl<T: Replaceable> From<Source<T>> for Option<String> {
    fn from(source: Source<T>) -> Option<String> {
        source.text.map(|text| text.as_ref().to_owned())
    }
}

/// All that a house can replace.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct House {
    pub(crate) deck: Source<Deck>,
    pub(crate) heroes: Source<Heroes>,
    pub(crate) platform: Source<Stage>,
}

/// The rig, and its sides as they are drawn.
#[derive(Debug)]
pub(crate) struct Stage {
    pub(crate) rig: Arc<Rig>,
    fields: [Arc<Field>; 2],
}

/// A side of the platform, to be drawn: its rim and its zones, in micrometres, with the names of the zones; and the hand
/// that works on it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Field {
    /// The rim.
    pub outline_um: Vec<[i32; 2]>,
    /// In the order of the zone die.
    pub zones: Vec<FieldZone>,
    /// Length, width and height of tank, fighter and ship, in micrometres.
    pub sizes_um: [[i32; 3]; 3],
    /// Where spinning is recommended, if anywhere; any part of the rim will do.
    pub tips_um: Vec<Vec<[i32; 2]>>,
    /// For whoever moves a live one.
    pub hand: FieldHand,
}

/// One zone.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct FieldZone {
    /// Its name.
    pub name: String,
    /// Its border.
    pub border_um: Vec<[i32; 2]>,
}

/// The measures of a hand, in micrometres.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct FieldHand {
    /// Where the lowest point of its fingertip waits before an attempt.
    pub home_um: [i32; 3],
    /// How far it goes from the middle.
    pub reach_um: i32,
    /// What is held hangs so far below the fingertip.
    pub gap_um: i32,
    /// The radius of the fingertip.
    pub fingertip_um: i32,
    /// Fingers close on a piece that is so near to the fingertip.
    pub pinch_um: i32,
    /// They close on a rim or a tip that is so near, and not from more than twice as high.
    pub rim_um: i32,
}

impl Stage {
    fn new(rig: Arc<Rig>) -> Stage {
        let fields = Side::ALL.map(|side| Arc::new(field(&rig, side)));
        Stage { rig, fields }
    }

    pub(crate) fn field(&self, side: Side) -> Arc<Field> {
        self.fields[side as usize].clone()
    }
}

fn field(rig: &Rig, side: Side) -> Field {
    let um = |mm: f64| (mm * 1000.0).round() as i32;
    let points = |polygon: &balance::Polygon| polygon.points().iter().map(|&[x, y]| [um(x), um(y)]).collect();
    let (data, hand) = (rig.side(side), &rig.hand);
    Field {
        outline_um: points(data.outline.polygon()),
        zones: data
            .zones
            .iter()
            .map(|zone| FieldZone { name: zone.name.clone(), border_um: points(&zone.polygon) })
            .collect(),
        sizes_um: balance::Kind::ALL.map(|kind| rig.shape(kind).size_mm.map(|mm| um(f64::from(mm)))),
        tips_um: data.tips.iter().map(points).collect(),
        hand: FieldHand {
            home_um: HandInput::home().at_um,
            reach_um: um(f64::from(hand.reach_mm)),
            gap_um: um(f64::from(hand.gap_mm)),
            fingertip_um: um(f64::from(hand.fingertip_radius_mm)),
            pinch_um: um(f64::from(hand.pinch_reach_mm)),
            rim_um: um(f64::from(hand.rim_reach_mm)),
        },
    }
}

impl Replaceable for Stage {
    fn read(text: &str) -> Result<Stage, BadHouse> {
        let rig = Rig::from_toml(text).map_err(|bad| BadHouse {
            file: "platform",
            line: bad.line,
            reason: bad.problem.to_string(),
        })?;
        Ok(Stage::new(Arc::new(rig)))
    }

    fn standard() -> Arc<Stage> {
        static STANDARD: OnceLock<Arc<Stage>> = OnceLock::new();
        STANDARD.get_or_init(|| Arc::new(Stage::new(Rig::standard()))).clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// GRAV-02: a platform of the house is read, or refused with its line; both sides have eight named zones.
    #[test]
    fn a_platform_can_be_replaced() {
        let heavier =
            balance::STANDARD_TOML.replace("counterweight_mass_g = 350.0", "counterweight_mass_g = 400.0");
        let source = Source::<Stage>::from_text(Some(&heavier)).unwrap();
        assert_eq!(source.get().rig.platform.counterweight_mass_g, 400.0);
        let bad = balance::STANDARD_TOML.replace("name = \"comet\"", "name = \"sun\"");
        let line = 1 + bad[..bad.rfind("name = \"sun\"").unwrap()].lines().count();
        let reason = Source::<Stage>::from_text(Some(&bad)).unwrap_err().to_string();
        assert_eq!(reason, format!("the platform, line {line}: there is a zone called \"sun\" already"));
        for side in Side::ALL {
            assert_eq!(Stage::standard().field(side).zones.len(), 8);
        }
    }

    /// GRAV-35: whoever moves a hand is told its measures, and where this side can be taken to be spun.
    #[test]
    fn a_field_tells_what_the_hand_can_reach() {
        let longer = balance::STANDARD_TOML.replace("rim_reach_mm = 30.0", "rim_reach_mm = 41.5");
        let stage = Source::<Stage>::from_text(Some(&longer)).unwrap();
        let [universe, mothership] = Side::ALL.map(|side| stage.get().field(side));
        assert_eq!((universe.tips_um.len(), mothership.tips_um.len()), (0, 2));
        assert!(mothership.tips_um.iter().flatten().all(|tip| mothership.outline_um.contains(tip)));
        assert_eq!((mothership.hand.rim_um, mothership.hand.home_um), (41_500, [0, -200_000, 120_000]));
    }
}
