//! Named figures, and rates taken side by side.

use std::collections::BTreeMap;

/// What was measured, by name.
#[derive(Default)]
pub struct Figures(BTreeMap<String, f64>);

impl Figures {
    /// One more.
    pub fn add(&mut self, name: &str, value: f64) {
        self.0.insert(name.to_owned(), value);
    }

    /// Those of another measurement, as one flat object.
    pub fn join(&mut self, json: &str) -> Result<(), serde_json::Error> {
        let others: BTreeMap<String, f64> = serde_json::from_str(json)?;
        self.0.extend(others);
        Ok(())
    }

    /// The table, for people.
    pub fn print(&self) {
        for (name, value) in &self.0 {
            let decimals = if *value < 100.0 { 3 } else { 0 };
            println!("{name:<44}{value:>16.decimals$}");
        }
    }

    /// One flat object, for scripts.
    pub fn json(&self) -> String {
        serde_json::to_string_pretty(&self.0).expect("figures are numbers") + "\n"
    }
}

/// Rates: how many a second.
pub mod rate {
    use std::hint::black_box;
    use std::time::Instant;

    /// How often each side is measured. The best counts: what disturbs a measurement only ever slows it.
    const ROUNDS: u32 = 5;

    /// The rates of two ways to do `count` of the same thing, taken in turns so that both meet the same machine.
    pub fn side_by_side(count: u32, one: impl Fn(u32) -> u64, other: impl Fn(u32) -> u64) -> (f64, f64) {
        let mut best = (0.0f64, 0.0f64);
        for _ in 0..ROUNDS {
            best.0 = best.0.max(once(count, &one));
            best.1 = best.1.max(once(count, &other));
        }
        best
    }

    fn once(count: u32, work: &impl Fn(u32) -> u64) -> f64 {
        let start = Instant::now();
        black_box(work(black_box(count)));
        f64::from(count) / start.elapsed().as_secs_f64()
    }
}
