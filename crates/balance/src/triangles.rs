//! Cuts a polygon into triangles by clipping every second ear, round after round. The triangles in the middle come
//! out large and the thin ones stay at the rim, so a piece touches one or two of them: a fan from the centre
//! makes it touch ten, and the time of a step goes there.

use crate::plane::Point;

/// Triangles over the corners of a simple counter-clockwise polygon; nothing where corners are too close to each other to
/// find an ear.
pub(crate) fn triangles(points: &[Point]) -> Option<Vec<[u32; 3]>> {
    let mut left: Vec<usize> = (0..points.len()).collect();
    let mut found = Vec::with_capacity(points.len());
    while left.len() > 3 {
        let before = left.len();
        clip_round(points, &mut left, &mut found);
        if left.len() == before {
            return None;
        }
    }
    found.push([left[0] as u32, left[1] as u32, left[2] as u32]);
    Some(found)
}

/// Clips ears all the way round, never two neighbours.
fn clip_round(points: &[Point], left: &mut Vec<usize>, found: &mut Vec<[u32; 3]>) {
    let mut i = 0;
    while i < left.len() && left.len() > 3 {
        let n = left.len();
        let [a, b, c] = [left[(i + n - 1) % n], left[i], left[(i + 1) % n]];
        if is_ear(points, left, [a, b, c]) {
            found.push([a as u32, b as u32, c as u32]);
            left.remove(i);
        }
        // Whether b went or stayed, its neighbour is next: after a cut it now stands at i and is left alone.
        i += 1;
    }
}

fn is_ear(points: &[Point], left: &[usize], corner: [usize; 3]) -> bool {
    let [a, b, c] = corner.map(|i| points[i]);
    let inside = |p: Point| side(a, b, p) >= 0.0 && side(b, c, p) >= 0.0 && side(c, a, p) >= 0.0;
    side(a, b, c) > 1e-9 && !left.iter().any(|&i| !corner.contains(&i) && inside(points[i]))
}

/// Above 0 when p is to the left of the way from a to b.
fn side(a: Point, b: Point, p: Point) -> f64 {
    (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plane::Polygon;
    use crate::rig::Rig;
    use crate::standing::Side;

    /// The triangles of both sides' outlines cover them exactly, once.
    #[test]
    fn triangles_cover_the_outline() {
        for side in Side::ALL {
            let rig = Rig::standard();
            let outline = rig.side(side).outline.polygon();
            let points = outline.points();
            let found = triangles(points).expect("it has ears");
            assert_eq!(found.len(), points.len() - 2);
            let area = |t: &[u32; 3]| Polygon::new(t.map(|i| points[i as usize]).to_vec()).area_mm2();
            let total: f64 = found.iter().map(area).sum();
            assert!((total - outline.area_mm2()).abs() < 1e-6, "{side:?}");
        }
    }
}
