//! Draws the pictures in `docs/pictures`: `cargo run -p balance --example draw_balance -- docs/pictures`.

use balance::{
    HandSetup, Kind, Piece, PieceId, Placed, Plan, Pose, Rig, Seed, Side, Spot, Standing, Turn, carry_out,
    draw, settle,
};
use std::path::Path;
use std::sync::Arc;

fn main() -> std::io::Result<()> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| "docs/pictures".into());
    std::fs::create_dir_all(&folder)?;
    let rig = Rig::standard();
    let pictures = [
        ("balance-universe", ring(&rig, Side::Universe)),
        ("balance-mothership", towers(&rig)),
        ("balance-toppled", toppled(&rig)),
    ];
    for (name, standing) in pictures {
        std::fs::write(Path::new(&folder).join(format!("{name}.svg")), draw(&rig, &standing))?;
    }
    Ok(())
}

/// Pieces placed one after the other by a planned hand, in a ring.
fn ring(rig: &Arc<Rig>, side: Side) -> Standing {
    (0..14).fold(Standing::empty(side), |before, i| {
        // Seven steps of three sevenths of a turn keep the ring balanced as it grows.
        let angle = f32::from(i * 3) / 7.0 * std::f32::consts::TAU + f32::from(i / 7) * 0.4;
        let radius = if i < 7 { 108.0 } else { 55.0 };
        let spot = Spot::careful(radius * angle.cos(), radius * angle.sin(), (angle * 1000.0) as i32 + 1571);
        place(rig, &before, i, spot)
    })
}

/// Towers of three, and a ship across two tanks.
fn towers(rig: &Arc<Rig>) -> Standing {
    let spots = [(100.0, 20.0), (-100.0, -20.0), (20.0, 90.0), (-20.0, -90.0)];
    let towers = (0..12).fold(Standing::empty(Side::Mothership), |before, i| {
        let (x, y) = spots[usize::from(i) % 4];
        place(rig, &before, i / 4 + i % 4 * 3, Spot::careful(x, y, 300))
    });
    [(30, -20.0, Kind::Tank), (33, 20.0, Kind::Tank), (32, 0.0, Kind::Ship)].into_iter().fold(
        towers,
        |before, (id, x, kind)| {
            let setup = HandSetup::holding(&[Piece { id: PieceId(id), kind }]);
            carry_out(rig, &before, setup, Seed::from(1), &Plan::place(Spot::careful(x, 20.0, 0)))
                .expect("it adds up")
                .standing
        },
    )
}

/// Tanks set on the edges of what stands there, and on edge themselves: not all of them stay up.
fn toppled(rig: &Arc<Rig>) -> Standing {
    let mut standing = ring(rig, Side::Universe);
    for (i, [x, y]) in [[10_000, 78_000], [-96_000, -20_000], [0, -30_000]].into_iter().enumerate() {
        let tank = Piece { id: PieceId(40 + i as u8), kind: Kind::Tank };
        let pose = Pose { at_um: [x, y, 34_000], turn: Turn([500_000, 0, 0, 866_025]) };
        standing.put(Placed { piece: tank, pose });
    }
    settle(rig, &standing).expect("it adds up").standing
}

fn place(rig: &Arc<Rig>, before: &Standing, id: u8, spot: Spot) -> Standing {
    let piece = Piece { id: PieceId(id), kind: [Kind::Ship, Kind::Fighter, Kind::Tank][usize::from(id) % 3] };
    let seed = Seed::from(u64::from(id));
    let facts =
        carry_out(rig, before, HandSetup::holding(&[piece]), seed, &Plan::place(spot)).expect("it adds up");
    facts.standing
}
