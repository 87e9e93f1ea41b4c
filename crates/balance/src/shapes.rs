//! The platform's body: a prism as a triangle mesh over the outline, and mass properties worked out on paper.

use crate::plane::{Outline, Point};
use crate::rig::{Platform, Rig};
use crate::standing::Side;
use crate::triangles::triangles;
use rapier3d::math::{Matrix, Vector};
use rapier3d::prelude::{MassProperties, SharedShape, TriMeshFlags};

/// The counterweight is a ball of this radius, as far as its own inertia goes.
const COUNTERWEIGHT_RADIUS_M: f32 = 0.015;

/// The platform's body on this side. Origin: the centre of the face.
pub(crate) fn platform_mesh(rig: &Rig, side: Side) -> SharedShape {
    let rim = rig.side(side).outline.polygon().points();
    prism(rim, rig.platform.thickness_mm).expect("reading a rig has tried its outlines")
}

/// The face, the underside and a wall round the rim; nothing for a rim that cannot be cut into triangles. Seams inside
/// the face are mended by the engine (`FIX_INTERNAL_EDGES`), or pieces snag on them.
pub(crate) fn prism(rim: &[Point], thickness_mm: f32) -> Option<SharedShape> {
    let n = rim.len() as u32;
    let under_z = -thickness_mm / 1000.0;
    let ring = |z: f32| rim.iter().map(move |p| Vector::new(p[0] as f32 / 1000.0, p[1] as f32 / 1000.0, z));
    let vertices = ring(0.0).chain(ring(under_z)).collect();
    let face = triangles(rim)?;
    let underside = face.iter().map(|&[a, b, c]| [c + n, b + n, a + n]);
    let wall = (0..n).map(|a| (a, (a + 1) % n)).flat_map(|(a, b)| [[a, a + n, b + n], [a, b + n, b]]);
    let all = face.iter().copied().chain(underside).chain(wall).collect();
    SharedShape::trimesh_with_flags(vertices, all, TriMeshFlags::FIX_INTERNAL_EDGES).ok()
}

/// Mass, centre of mass and inertia of plate and counterweight together, in the platform's frame.
pub(crate) fn platform_mass(rig: &Rig, side: Side) -> MassProperties {
    let data = &rig.platform;
    let plate = data.plate_mass_g / 1000.0;
    let weight = data.counterweight_mass_g / 1000.0;
    let plate_z = -data.thickness_mm / 2000.0;
    let weight_z = -(data.thickness_mm + data.counterweight_below_pivot_mm) / 1000.0;
    let com_z = (plate * plate_z + weight * weight_z) / (plate + weight);
    let lift = plate * squared(plate_z - com_z) + weight * squared(weight_z - com_z);
    let inertia = plate_inertia(&rig.side(side).outline, data)
        + Matrix::from_diagonal(Vector::new(lift, lift, 0.0))
        + Matrix::from_diagonal(Vector::splat(0.4 * weight * squared(COUNTERWEIGHT_RADIUS_M)));
    MassProperties::with_inertia_matrix(Vector::new(0.0, 0.0, com_z), plate + weight, inertia)
}

/// The plate's inertia about its own centre.
fn plate_inertia(outline: &Outline, data: &Platform) -> Matrix {
    let mass = data.plate_mass_g / 1000.0;
    let [xx, yy, xy] = outline.second_moments_mm2().map(|m| m as f32 * 1e-6);
    let zz = squared(data.thickness_mm / 1000.0) / 12.0;
    // Below a square micrometre the mixed moment is the rounding of a symmetric outline.
    let xy = if xy.abs() < 1e-9 { 0.0 } else { xy };
    Matrix::from_cols(
        Vector::new(yy + zz, -xy, 0.0) * mass,
        Vector::new(-xy, xx + zz, 0.0) * mass,
        Vector::new(0.0, 0.0, xx + yy) * mass,
    )
}

fn squared(x: f32) -> f32 {
    x * x
}
