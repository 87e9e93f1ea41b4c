//! `make bench`: prints a table and writes `target/bench.json`.

mod connect_four;
mod measure;

fn main() {
    let mut figures = measure::Figures::default();
    connect_four::run(&mut figures);
    println!("{:#?}", figures.0);
}
