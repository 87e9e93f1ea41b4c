//! How much counts what: plays games between regulars and finds the weights of a judgement that foretells best who wins.
//!
//! `cargo run --release -p bots --example weigh -- godzilla-total-war --seats 4,6 --games 4000`

use bots::{Gce, Kaiju, Regular, Weighed, values_of};
use clap::Parser;
use tabletop::{Bot, Chance, Game, Pending, Seat, Seed, Tell, Viewer};

/// Steps of the descent, and how far each goes.
const STEPS: usize = 400;
const STRIDE: f64 = 0.5;
/// Weights are kept small, so that what hardly matters weighs nothing.
const SHRINK: f64 = 1e-4;

#[derive(Parser)]
struct Args {
    /// guerra-civil-espacial or godzilla-total-war
    game: String,
    /// Table sizes, with commas
    #[arg(long, value_delimiter = ',', required = true)]
    seats: Vec<usize>,
    #[arg(long, default_value_t = 2000)]
    games: u64,
    #[arg(long, default_value_t = 5000)]
    seed: u64,
}

/// A situation: what counts for each seat still in the game, and what part of the win it had in the end.
struct Sample(Vec<(Vec<f64>, f64)>);

fn main() {
    let args = Args::parse();
    match args.game.as_str() {
        "guerra-civil-espacial" => weigh::<guerra_civil_espacial::GuerraCivilEspacial, Gce>(&args),
        "godzilla-total-war" => weigh::<godzilla_total_war::GodzillaTotalWar, Kaiju>(&args),
        other => eprintln!("there are no weights for `{other}`"),
    }
}

fn weigh<G: Game, P: Weighed<G> + Default>(args: &Args) {
    let mut samples = Vec::new();
    for &seats in &args.seats {
        (0..args.games).for_each(|game| play::<G, P>(seats, args.seed + game, &mut samples));
    }
    // Every tenth situation is left out, to see how well the weights do on what they were not made of.
    let (kept, used): (Vec<_>, Vec<_>) =
        samples.into_iter().enumerate().partition(|(index, _)| index % 10 == 0);
    let [kept, used] =
        [kept, used].map(|part| part.into_iter().map(|(_, sample)| sample).collect::<Vec<_>>());
    let before: Vec<f64> = P::default().weights(args.seats[0]).into_iter().map(f64::from).collect();
    let after = descend(&used, before.len());
    let even = vec![0.0; before.len()];
    println!(
        "{} situations; surprise: even {:.4}, before {:.4}, after {:.4}",
        used.len(),
        surprise(&kept, &even),
        surprise(&kept, &before),
        surprise(&kept, &after)
    );
    let text: Vec<String> = after.iter().map(|weight| format!("{weight:.3}")).collect();
    println!("[{}]", text.join(", "));
}

/// One game between regulars; every round that begins is a situation.
fn play<G: Game, P: Weighed<G> + Default>(seats: usize, seed: u64, samples: &mut Vec<Sample>) {
    let (mut chance, mut whims) =
        (Chance::new(Seed::from_number(seed)), Chance::stream(Seed::from_number(seed), 1));
    let mut bots: Vec<Regular<G, P>> = (0..seats).map(|_| Regular::new(P::default(), whims.fork())).collect();
    let mut state = G::setup(&G::Options::default(), seats, &mut chance).expect("the defaults add up");
    let (policy, mut legal, mut events, mut found) = (P::default(), Vec::new(), Vec::new(), Vec::new());
    for _ in 0..G::ACTIONS_MAX {
        let decision = match state.pending() {
            Pending::Over(outcome) => {
                let values = values_of(&outcome);
                let won = |(seat, counts): (Seat, Vec<f64>)| (counts, f64::from(values[seat.index()]));
                samples.extend(
                    found.into_iter().map(|seats: Vec<_>| Sample(seats.into_iter().map(won).collect())),
                );
                return;
            }
            Pending::Decision(decision) => decision,
        };
        let asked = decision.may.iter().chain(decision.must.first());
        let chosen = asked
            .filter_map(|seat| {
                legal.clear();
                state.legal(seat, &mut legal);
                let view = state.view(Viewer::Seat(seat));
                let action =
                    if legal.is_empty() { None } else { bots[seat.index()].decide(seat, &view, &legal) };
                action.map(|action| (seat, action))
            })
            .next();
        let Some((seat, action)) = chosen else { return };
        events.clear();
        state
            .apply(seat, &action, &mut chance, &mut Tell::to(&mut events))
            .expect("a bot does what is legal");
        if events.iter().any(|event| policy.ends_round(event)) {
            let counts =
                |seat: Seat| Some((seat, policy.counts(&state, seat)?.into_iter().map(f64::from).collect()));
            found.push(Seat::all(seats).filter_map(counts).collect::<Vec<(Seat, Vec<f64>)>>());
        }
    }
}

/// The chances that these weights give.
fn chances(sample: &Sample, weights: &[f64]) -> Vec<f64> {
    let strength =
        |counts: &[f64]| counts.iter().zip(weights).map(|(count, weight)| count * weight).sum::<f64>();
    let strengths: Vec<f64> = sample.0.iter().map(|(counts, _)| strength(counts)).collect();
    let most = strengths.iter().copied().fold(f64::MIN, f64::max);
    let shares: Vec<f64> = strengths.iter().map(|strength| (strength - most).exp()).collect();
    let sum: f64 = shares.iter().sum();
    shares.into_iter().map(|share| share / sum).collect()
}

/// How surprised these weights are by who won, on average.
fn surprise(samples: &[Sample], weights: &[f64]) -> f64 {
    let one = |sample: &Sample| {
        let chances = chances(sample, weights);
        sample.0.iter().zip(chances).map(|((_, won), chance)| -won * chance.max(1e-9).ln()).sum::<f64>()
    };
    samples.iter().map(one).sum::<f64>() / samples.len().max(1) as f64
}

/// Adam, over all samples at once.
fn descend(samples: &[Sample], count: usize) -> Vec<f64> {
    let (mut weights, mut first, mut second) = (vec![0.0; count], vec![0.0; count], vec![0.0; count]);
    for step in 1..=STEPS {
        let mut slope: Vec<f64> = weights.iter().map(|weight| SHRINK * weight).collect();
        for sample in samples {
            for ((counts, won), chance) in sample.0.iter().zip(chances(sample, &weights)) {
                slope
                    .iter_mut()
                    .zip(counts)
                    .for_each(|(slope, count)| *slope += (chance - won) * count / samples.len() as f64);
            }
        }
        let stride = STRIDE * 0.1f64.powf(2.0 * step as f64 / STEPS as f64);
        for index in 0..count {
            first[index] = 0.9 * first[index] + 0.1 * slope[index];
            second[index] = 0.999 * second[index] + 0.001 * slope[index] * slope[index];
            let (mean, square) = (
                first[index] / (1.0 - 0.9f64.powi(step as i32)),
                second[index] / (1.0 - 0.999f64.powi(step as i32)),
            );
            weights[index] -= stride * mean / (square.sqrt() + 1e-9);
        }
    }
    weights
}
