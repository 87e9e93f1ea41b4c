//! `make bench`: prints a table and writes `target/bench.json`.

mod connect_four;
mod measure;
mod play;

fn main() {
    let mut figures = measure::Figures::default();
    connect_four::run(&mut figures);
    play::run::<qube_attack::QubeAttack>(&mut figures, "qube_attack");
    println!("{:#?}", figures.0);
}
