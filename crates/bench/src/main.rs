//! `make bench`: prints a table and writes `target/bench.json`, one flat object of name to number.

mod connect_four;
mod measure;
mod play;

use std::path::Path;

use measure::Figures;

fn main() -> std::io::Result<()> {
    let mut figures = Figures::default();
    connect_four::run(&mut figures);
    play::run::<qube_attack::QubeAttack>(&mut figures, "qube_attack");
    play::run::<guerra_civil_espacial::GuerraCivilEspacial>(&mut figures, "guerra_civil_espacial");
    play::run::<godzilla_total_war::GodzillaTotalWar>(&mut figures, "godzilla_total_war");
    figures.print();
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/bench.json");
    std::fs::create_dir_all(file.parent().expect("the file is in a folder"))?;
    std::fs::write(&file, figures.json())
}
