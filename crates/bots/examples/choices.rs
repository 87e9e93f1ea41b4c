//! What choices are worth: takes situations out of games, plays every legal action out to the end many times, and looks at
//! which of them bots choose. It tells bots apart with far fewer games than their wins do.
//!
//! `cargo run --release -p bots --example choices -- godzilla-total-war --seats 4 --iterations 400,8000`

use bots::{Expert, Gce, Kaiju, Policy, Regular, Values, liked_best, values_of};
use clap::Parser;
use godzilla_total_war::GodzillaTotalWar;
use guerra_civil_espacial::GuerraCivilEspacial;
use tabletop::{Bot, Budget, Chance, Game, Pending, Seat, Seed, Tell, Viewer};

/// One decision in this many is looked at: those of one game are much alike.
const ONE_IN: u32 = 6;
/// How an expert plays on from one situation to the next.
const ITERATIONS: u32 = 300;

#[derive(Parser)]
struct Args {
    /// guerra-civil-espacial or godzilla-total-war
    game: String,
    #[arg(long)]
    seats: usize,
    #[arg(long, default_value_t = 300)]
    situations: usize,
    /// How often each action is played out
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u32).range(2..))]
    games: u32,
    /// Budgets of experts, with commas
    #[arg(long, value_delimiter = ',', default_value = "400,1600,8000")]
    iterations: Vec<u32>,
    #[arg(long, default_value_t = 7000)]
    seed: u64,
}

/// What an expert among regulars was asked.
struct Situation<G: Game> {
    seat: Seat,
    view: G::View,
    legal: Vec<G::Action>,
    /// By action: how often it won, in one half of the games and in the other.
    wins: Vec<[f64; 2]>,
}

impl<G: Game> Situation<G> {
    fn worth(&self, action: usize) -> f64 {
        self.wins[action].iter().sum::<f64>() / 2.0
    }

    /// What is best in one half of the games, worth what it is in the other.
    fn worth_of_best(&self) -> f64 {
        let best = |half: usize| {
            let better =
                |one: &usize, other: &usize| self.wins[*one][half].total_cmp(&self.wins[*other][half]);
            (0..self.legal.len()).max_by(better).expect("there is something to choose")
        };
        (self.wins[best(0)][1] + self.wins[best(1)][0]) / 2.0
    }

    fn worth_to<B: Bot<G>>(&self, mut bot: B) -> f64 {
        let chosen = bot.decide(self.seat, &self.view, &self.legal).expect("whoever must act does");
        let number =
            self.legal.iter().position(|action| *action == chosen).expect("a bot does what is legal");
        self.worth(number)
    }
}

fn main() {
    let args = Args::parse();
    match args.game.as_str() {
        "guerra-civil-espacial" => compare::<GuerraCivilEspacial, Gce>(&args),
        "godzilla-total-war" => compare::<GodzillaTotalWar, Kaiju>(&args),
        other => eprintln!("`{other}` is not played out: it is guerra-civil-espacial or godzilla-total-war"),
    }
}

fn compare<G: Game, P: Policy<G> + Default>(args: &Args) {
    let mut situations = Vec::new();
    for game in args.seed.. {
        if situations.len() >= args.situations {
            break;
        }
        collect::<G, P>(args, Seed::from_number(game), &mut situations);
    }
    situations.truncate(args.situations);
    let mut seeds = Chance::new(Seed::from_number(args.seed));
    let print = |name: &str, worth: &mut dyn FnMut(&Situation<G>) -> f64| {
        let sum: f64 = situations.iter().map(worth).sum();
        println!("{name:<16} {:.2} %", 100.0 * sum / situations.len() as f64);
    };
    println!("{} situations; who wins after what is chosen by", situations.len());
    print("chance", &mut |situation| {
        let actions = situation.legal.len();
        (0..actions).map(|action| situation.worth(action)).sum::<f64>() / actions as f64
    });
    print("regular", &mut |situation| situation.worth_to(Regular::<G, P>::new(P::default(), seeds.fork())));
    for &iterations in &args.iterations {
        print(&format!("expert {iterations}"), &mut |situation| {
            situation.worth_to(expert::<G, P>(seeds.fork(), iterations))
        });
    }
    print(&format!("{} games", args.games / 2), &mut Situation::worth_of_best);
}

fn expert<G: Game, P: Policy<G> + Default>(seed: Seed, iterations: u32) -> Expert<G, P> {
    Expert::new(P::default(), seed, Budget { iterations: Some(iterations), ..Budget::default() })
}

/// Plays a game of one expert among regulars, and keeps some of what the expert was asked.
fn collect<G: Game, P: Policy<G> + Default>(args: &Args, seed: Seed, found: &mut Vec<Situation<G>>) {
    let (mut chance, mut whims) = (Chance::new(seed), Chance::stream(seed, 1));
    let mut state = G::setup(&G::Options::default(), args.seats, &mut chance).expect("the defaults add up");
    let expert_seat = Seat::new(whims.index(args.seats));
    let mut bots: Vec<Box<dyn Bot<G>>> = Seat::all(args.seats)
        .map(|seat| -> Box<dyn Bot<G>> {
            if seat == expert_seat {
                Box::new(expert::<G, P>(whims.fork(), ITERATIONS))
            } else {
                Box::new(Regular::<G, P>::new(P::default(), whims.fork()))
            }
        })
        .collect();
    for _ in 0..G::ACTIONS_MAX {
        let Pending::Decision(decision) = state.pending() else { return };
        let mut asked = decision.may.iter().chain(decision.must.first());
        let chosen = asked.find_map(|seat| {
            let (view, mut legal) = (state.view(Viewer::Seat(seat)), Vec::new());
            state.legal(seat, &mut legal);
            let action = if legal.is_empty() { None } else { bots[seat.index()].decide(seat, &view, &legal) };
            action.map(|action| (seat, view, legal, action))
        });
        let Some((seat, view, legal, action)) = chosen else { return };
        let is_asked = seat == expert_seat && decision.must.contains(seat) && legal.len() > 1;
        if is_asked && whims.below(ONE_IN) == 0 {
            let wins = play_out::<G, P>(args.games, seat, &view, &legal, &mut whims);
            found.push(Situation { seat, view, legal, wins });
        }
        state.apply(seat, &action, &mut chance, &mut Tell::nobody()).expect("a bot does what is legal");
    }
}

/// How often each action wins, by halves, when everyone goes on by habit.
fn play_out<G: Game, P: Policy<G> + Default>(
    games: u32,
    seat: Seat,
    view: &G::View,
    legal: &[G::Action],
    chance: &mut Chance,
) -> Vec<[f64; 2]> {
    let mut policy = P::default();
    policy.prepare(view);
    let mut half = |action: &G::Action| {
        let wins = (0..games / 2).map(|_| {
            let mut state = policy.imagine(view, chance);
            state.apply(seat, action, chance, &mut Tell::nobody()).expect("what the view says is legal");
            f64::from(play_on(&policy, state, chance)[seat.index()])
        });
        wins.sum::<f64>() / f64::from(games / 2)
    };
    legal.iter().map(|action| [half(action), half(action)]).collect()
}

/// To the end of the game as regulars play: what habit likes best.
fn play_on<G: Game, P: Policy<G>>(policy: &P, mut state: G, chance: &mut Chance) -> Values {
    let (mut legal, mut scores) = (Vec::new(), Vec::new());
    loop {
        let decision = match state.pending() {
            Pending::Over(outcome) => return values_of(&outcome),
            Pending::Decision(decision) => decision,
        };
        let interruption =
            if decision.may.is_empty() { None } else { policy.interrupt(&state, decision.may) };
        let (seat, action) = interruption.unwrap_or_else(|| {
            let seat = decision.must.first().expect("someone must act while a game goes on");
            legal.clear();
            state.legal(seat, &mut legal);
            scores.clear();
            policy.score_in(&state, seat, &legal, &mut scores);
            (seat, legal[liked_best(&mut scores, chance)].clone())
        });
        state.apply(seat, &action, chance, &mut Tell::nobody()).expect("habits choose what is legal");
    }
}
