//! The figures of the kaijus (KAIJU-01, KAIJU-02).

use std::fmt::Write;

use godzilla_total_war::{Figures, Kaiju, Sides};
use tabletop::Chance;

use crate::report::Share;

/// Figures that can vary, in the order of `Kaiju::ALL`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KaijuFigures(Vec<Sides>);

impl KaijuFigures {
    /// Reads a data file; says what is missing.
    pub fn read(text: &str) -> Result<KaijuFigures, String> {
        let table: toml::Table = text.parse().map_err(|error| format!("{error}"))?;
        let sides = |kaiju: Kaiju| {
            let entry = table.get(kaiju.name()).ok_or_else(|| format!("there is no [{kaiju}]"))?;
            Ok(Sides { normal: figures(entry, kaiju, "normal")?, furious: figures(entry, kaiju, "furious")? })
        };
        Ok(KaijuFigures(Kaiju::ALL.into_iter().map(sides).collect::<Result<_, String>>()?))
    }

    /// Other figures: a kaiju that wins too often loses something, one that wins too rarely gains. `by_role` has what
    /// was measured; the further from fair, the likelier a kaiju is changed.
    #[must_use]
    pub fn vary(&self, by_role: &[Share], chance: &mut Chance) -> KaijuFigures {
        let mut varied = self.clone();
        // Figures that lack it to begin with may go on without until the search finds some.
        let needs_character = self.has_character();
        while varied == *self || (needs_character && !varied.has_character()) {
            varied.clone_from(self);
            for _ in 0..=chance.index(2) {
                let index = pick(by_role, chance);
                let wins = by_role.get(index).map_or(1.0, Share::ratio);
                varied.change(index, wins, chance);
            }
        }
        varied
    }

    /// Usually towards what is fair: with more life and strength, and fewer points to its victor, a kaiju wins more.
    fn change(&mut self, index: usize, wins: f64, chance: &mut Chance) {
        let towards_more = if chance.index(5) == 0 { wins > 1.0 } else { wins < 1.0 };
        let sides = &mut self.0[index];
        let side = if chance.index(2) == 0 { &mut sides.normal } else { &mut sides.furious };
        let step = |figure: &mut u8, up: bool, least: u8, most: u8| {
            *figure = if up { (*figure + 1).min(most) } else { (*figure - 1).max(least) };
        };
        match chance.index(5) {
            0 => step(&mut side.strength, towards_more, 1, 5),
            1 => step(&mut side.points, !towards_more, 1, 5),
            _ => step(&mut side.life, towards_more, 6, 20),
        }
    }

    /// Rage makes every kaiju stronger and less lasting; no two are alike; Ebirah has the rulebook's strength of 2.
    fn has_character(&self) -> bool {
        let rages = |sides: &Sides| {
            sides.furious.strength > sides.normal.strength && sides.furious.life < sides.normal.life
        };
        let differs = |(index, sides): (usize, &Sides)| {
            self.0[..index].iter().all(|other| other.normal != sides.normal)
        };
        self.0.iter().all(rages)
            && self.0.iter().enumerate().all(differs)
            && self.0[Kaiju::Ebirah as usize].normal.strength == 2
    }

    /// The data file.
    pub fn text(&self) -> String {
        let mut text = String::new();
        for (kaiju, sides) in Kaiju::ALL.into_iter().zip(&self.0) {
            let side = |side: &Figures| {
                format!("{{ life = {}, strength = {}, points = {} }}", side.life, side.strength, side.points)
            };
            let (normal, furious) = (side(&sides.normal), side(&sides.furious));
            let _ = writeln!(text, "\n[{kaiju}]\nnormal = {normal}\nfurious = {furious}");
        }
        text
    }
}

fn figures(entry: &toml::Value, kaiju: Kaiju, side: &str) -> Result<Figures, String> {
    let figure = |key: &str| {
        let value = entry.get(side).and_then(|side| side.get(key)).and_then(toml::Value::as_integer);
        value
            .and_then(|value| u8::try_from(value).ok())
            .ok_or_else(|| format!("[{kaiju}]: {side} has no {key}"))
    };
    Ok(Figures { life: figure("life")?, strength: figure("strength")?, points: figure("points")? })
}

/// A kaiju, the likelier the further it is from fair.
fn pick(by_role: &[Share], chance: &mut Chance) -> usize {
    let off = |index: usize| {
        let ratio = by_role.get(index).map_or(1.0, Share::ratio);
        (1000.0 * ratio.max(0.1).ln().abs()) as u32 + 40
    };
    let all: u32 = (0..Kaiju::ALL.len()).map(off).sum();
    let mut left = chance.below(all);
    for index in 0..Kaiju::ALL.len() {
        if left < off(index) {
            return index;
        }
        left -= off(index);
    }
    0
}

#[cfg(test)]
mod tests {
    use super::*;
    use godzilla_total_war::DEFAULT_KAIJUS;
    use tabletop::Seed;

    /// KAIJU-02: figures that vary are still read by the game, and a kaiju that wins too often is weakened.
    #[test]
    fn figures_vary_towards_what_is_fair() {
        let mut chance = Chance::new(Seed::from_number(2));
        let start = KaijuFigures::read(DEFAULT_KAIJUS).unwrap();
        assert_eq!(KaijuFigures::read(&start.text()).unwrap(), start);
        let mut by_role = vec![Share { games: 100, wins: 25.0, fair: 25.0 }; Kaiju::ALL.len()];
        by_role[Kaiju::Godzilla as usize].wins = 75.0;
        let life = |figures: &KaijuFigures| u32::from(figures.0[Kaiju::Godzilla as usize].normal.life);
        let varied: Vec<u32> = (0..200).map(|_| life(&start.vary(&by_role, &mut chance))).collect();
        assert!(varied.iter().sum::<u32>() < 200 * life(&start));
        assert_eq!(KaijuFigures::read("").unwrap_err(), "there is no [anguirus]");
    }
}
