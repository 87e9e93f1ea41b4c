//! Polygons on the platform's plane, in millimetres: areas, overlaps, the rim. Boolean operations are `geo`'s.

use geo::{Area, BooleanOps, BoundingRect, Contains, Coord, Intersects, LineString};

/// A point of the plane, in millimetres.
pub type Point = [f64; 2];

/// A simple polygon without holes, counter-clockwise.
#[derive(Debug, Clone, PartialEq)]
pub struct Polygon {
    points: Vec<Point>,
    shape: geo::Polygon<f64>,
}

impl Polygon {
    /// From its corners, in either direction; the caller has checked that it does not cross itself.
    pub fn new(mut points: Vec<Point>) -> Polygon {
        if signed_area(&points) < 0.0 {
            points.reverse();
        }
        let ring: LineString<f64> = points.iter().map(|&[x, y]| Coord { x, y }).collect();
        Polygon { points, shape: geo::Polygon::new(ring, Vec::new()) }
    }

    /// The convex hull of some points: the shadow of a solid.
    pub fn hull(points: &[Point]) -> Polygon {
        Polygon::new(convex_hull(points))
    }

    /// The corners, counter-clockwise, the first not repeated.
    pub fn points(&self) -> &[Point] {
        &self.points
    }

    /// The area in square millimetres.
    pub fn area_mm2(&self) -> f64 {
        self.shape.unsigned_area()
    }

    /// The area that two polygons share.
    pub fn common_area_mm2(&self, other: &Polygon) -> f64 {
        let boxes = self.shape.bounding_rect().zip(other.shape.bounding_rect());
        if !boxes.is_some_and(|(a, b)| a.intersects(&b)) {
            return 0.0;
        }
        self.shape.intersection(&other.shape).unsigned_area()
    }

    /// Whether a point is inside.
    pub fn contains(&self, [x, y]: Point) -> bool {
        self.shape.contains(&Coord { x, y })
    }

    /// Whether two polygons share more than a border.
    pub fn overlaps(&self, other: &Polygon) -> bool {
        self.common_area_mm2(other) > 1e-6
    }

    /// The mean of the area.
    pub fn centroid(&self) -> Point {
        let mut sum = [0.0; 2];
        let mut doubled_area = 0.0;
        for (a, b) in edges(&self.points) {
            let cross = a[0] * b[1] - b[0] * a[1];
            doubled_area += cross;
            sum[0] += (a[0] + b[0]) * cross;
            sum[1] += (a[1] + b[1]) * cross;
        }
        sum.map(|s| s / (3.0 * doubled_area))
    }

    /// The polygon drawn in towards its centroid by about this much: a footprint less its border.
    pub fn shrunk_by(&self, margin_mm: f64) -> Polygon {
        let centre = self.centroid();
        let pull = |p: &Point| {
            let (dx, dy) = (p[0] - centre[0], p[1] - centre[1]);
            let length = (dx * dx + dy * dy).sqrt().max(1e-9);
            let share = ((length - margin_mm) / length).max(0.1);
            [centre[0] + dx * share, centre[1] + dy * share]
        };
        Polygon::new(self.points.iter().map(pull).collect())
    }
}

/// The plate's rim, from above: a polygon that can be seen whole from the pivot.
#[derive(Debug, Clone, PartialEq)]
pub struct Outline(pub(crate) Polygon);

impl Outline {
    /// The rim as a polygon.
    pub fn polygon(&self) -> &Polygon {
        &self.0
    }

    /// The same plate turned over about the y axis: left is right.
    pub(crate) fn turned_over(&self) -> Outline {
        Outline(Polygon::new(self.0.points.iter().map(|&[x, y]| [-x, y]).collect()))
    }

    /// The point of the rim nearest to a point.
    pub fn nearest(&self, to: Point) -> Point {
        let candidates = edges(&self.0.points).map(|(a, b)| nearest_on_segment(a, b, to));
        let closer = |p: &Point, q: &Point| distance(*p, to).total_cmp(&distance(*q, to));
        candidates.min_by(closer).expect("an outline has corners")
    }

    /// Second moments of the area about the pivot for one unit of mass: of x squared, y squared and xy, in mm².
    pub(crate) fn second_moments_mm2(&self) -> [f64; 3] {
        let mut sum = [0.0; 3];
        let mut doubled_area = 0.0;
        for (a, b) in edges(&self.0.points) {
            let cross = a[0] * b[1] - b[0] * a[1];
            doubled_area += cross;
            sum[0] += cross * (a[0] * a[0] + a[0] * b[0] + b[0] * b[0]) / 6.0;
            sum[1] += cross * (a[1] * a[1] + a[1] * b[1] + b[1] * b[1]) / 6.0;
            let mixed = a[0] * b[1] + 2.0 * a[0] * a[1] + 2.0 * b[0] * b[1] + b[0] * a[1];
            sum[2] += cross * mixed / 12.0;
        }
        sum.map(|s| s / doubled_area)
    }
}

/// The area with the sign of the turning direction, counter-clockwise positive.
pub(crate) fn signed_area(points: &[Point]) -> f64 {
    edges(points).map(|(a, b)| a[0] * b[1] - b[0] * a[1]).sum::<f64>() / 2.0
}

/// The edges of a closed polygon.
pub(crate) fn edges(points: &[Point]) -> impl Iterator<Item = (Point, Point)> + '_ {
    (0..points.len()).map(|i| (points[i], points[(i + 1) % points.len()]))
}

fn distance(a: Point, b: Point) -> f64 {
    let (dx, dy) = (a[0] - b[0], a[1] - b[1]);
    (dx * dx + dy * dy).sqrt()
}

fn nearest_on_segment(a: Point, b: Point, to: Point) -> Point {
    let (ex, ey) = (b[0] - a[0], b[1] - a[1]);
    let length_squared = ex * ex + ey * ey;
    let along = ((to[0] - a[0]) * ex + (to[1] - a[1]) * ey) / length_squared;
    let along = along.clamp(0.0, 1.0);
    [a[0] + ex * along, a[1] + ey * along]
}

/// Andrew's monotone chain.
fn convex_hull(points: &[Point]) -> Vec<Point> {
    let mut sorted = points.to_vec();
    sorted.sort_by(|a, b| a[0].total_cmp(&b[0]).then(a[1].total_cmp(&b[1])));
    let mut hull = half_hull(sorted.iter());
    let upper = half_hull(sorted.iter().rev());
    hull.extend(upper);
    hull
}

fn half_hull<'a>(points: impl Iterator<Item = &'a Point>) -> Vec<Point> {
    let mut chain: Vec<Point> = Vec::new();
    for &p in points {
        while chain.len() >= 2 && !turns_left(chain[chain.len() - 2], chain[chain.len() - 1], p) {
            chain.pop();
        }
        chain.push(p);
    }
    chain.pop();
    chain
}

fn turns_left(a: Point, b: Point, c: Point) -> bool {
    (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 1e-9
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(x: f64, y: f64, edge: f64) -> Polygon {
        Polygon::new(vec![[x, y], [x + edge, y], [x + edge, y + edge], [x, y + edge]])
    }

    /// Areas are exact for figures one can work out by hand.
    #[test]
    fn areas_and_overlaps() {
        let a = square(0.0, 0.0, 10.0);
        assert!((a.area_mm2() - 100.0).abs() < 1e-9);
        assert!((a.common_area_mm2(&square(4.0, 5.0, 10.0)) - 30.0).abs() < 1e-6);
        assert_eq!(a.common_area_mm2(&square(40.0, 5.0, 10.0)), 0.0);
        assert!(!a.overlaps(&square(10.0, 0.0, 10.0)), "a shared border is no overlap");
    }

    /// The hull of a solid's shadow drops the points inside and keeps the direction.
    #[test]
    fn hull_of_a_shadow() {
        let hull = Polygon::hull(&[[0.0, 0.0], [4.0, 0.0], [4.0, 4.0], [0.0, 4.0], [2.0, 2.0], [4.0, 0.0]]);
        assert_eq!(hull.points().len(), 4);
        assert!((hull.area_mm2() - 16.0).abs() < 1e-9);
        assert_eq!(hull.centroid(), [2.0, 2.0]);
    }

    /// A square about the pivot has second moments of edge²/12, and no mixed one.
    #[test]
    fn second_moments_of_a_square() {
        let [xx, yy, xy] = Outline(square(-6.0, -6.0, 12.0)).second_moments_mm2();
        assert!((xx - 12.0).abs() < 1e-9 && (yy - 12.0).abs() < 1e-9 && xy.abs() < 1e-9);
    }
}
