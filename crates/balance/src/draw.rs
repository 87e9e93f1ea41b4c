//! A picture of a platform from above, as SVG: outline, zones with their names, pieces with their footprints, and a mark
//! on the side to which it leans. Pure, so that tests and people can look at what happened.
//!
//! Whose a piece is and what it is called is not for physics to know: a [`Tag`] says it. A kind is told by the shape of its
//! footprint and by the mark on it, a tag by its colour and its letters, so neither hangs on colours alone.

use crate::plane::{Point, Polygon};
use crate::pose::{about_z, yaw_rad};
use crate::rig::Rig;
use crate::standing::{Kind, PieceId, Placed, Standing};
use crate::svg::{Svg, Words};
use rapier3d::math::Vector;
use std::collections::BTreeMap;

/// From the middle of the picture to its edges, in millimetres.
pub const EDGE_MM: f64 = 200.0;
const ZONE_TINTS: [&str; 8] =
    ["#2b3a67", "#3d2b56", "#20504f", "#5a3a2e", "#34495e", "#4a3f6b", "#2f5d50", "#5b4636"];
const INK: &str = "#10131c";
const PALE: &str = "#e8ecf5";
/// Labels of a tower beyond this many are counted, not written.
const STOREYS_MAX: usize = 3;
/// Names of zones are written in the first of these sizes for which there is room.
const ZONE_NAME_MM: [f64; 3] = [8.5, 6.5, 5.0];

/// What a picture says about a piece.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tag {
    /// A few letters.
    pub label: String,
    /// A colour as SVG knows it, light enough for dark letters.
    pub fill: String,
}

/// A picture in the making.
#[derive(Debug, Clone)]
pub struct Picture<'a> {
    rig: &'a Rig,
    standing: &'a Standing,
    tags: BTreeMap<PieceId, Tag>,
    lit: Vec<usize>,
}

/// What stands on a platform, without anything that physics does not know.
pub fn draw(rig: &Rig, standing: &Standing) -> String {
    Picture::new(rig, standing).svg(0.0, "")
}

impl<'a> Picture<'a> {
    /// A picture of this, in the platform's own frame.
    pub fn new(rig: &'a Rig, standing: &'a Standing) -> Picture<'a> {
        Picture { rig, standing, tags: BTreeMap::new(), lit: Vec::new() }
    }

    /// Says what to show for a piece; without it, its kind and its number.
    #[must_use]
    pub fn tag(mut self, id: PieceId, tag: Tag) -> Picture<'a> {
        self.tags.insert(id, tag);
        self
    }

    /// Lights a zone up.
    #[must_use]
    pub fn light(mut self, zone: usize) -> Picture<'a> {
        self.lit.push(zone);
        self
    }

    /// The whole picture, with room for something of the caller's below it.
    pub fn svg(&self, below_mm: f64, below: &str) -> String {
        let mut svg = Svg::new([-EDGE_MM, -EDGE_MM], [2.0 * EDGE_MM, 2.0 * EDGE_MM + below_mm]);
        self.draw_side(&mut svg);
        let mut from_below: Vec<&Placed> = self.standing.pieces.iter().collect();
        from_below.sort_by_key(|placed| placed.top_um(self.rig));
        for placed in &from_below {
            self.draw_piece(&mut svg, placed);
        }
        for placed in &from_below {
            self.draw_label(&mut svg, placed);
        }
        self.draw_zone_names(&mut svg);
        self.draw_lean(&mut svg);
        svg.add(below);
        svg.finish()
    }

    fn draw_side(&self, svg: &mut Svg) {
        let side = self.rig.side(self.standing.side);
        for (zone, tint) in side.zones.iter().zip(ZONE_TINTS) {
            svg.polygon(&zone.polygon, &format!(r##"fill="{tint}" stroke="#8fa3c8" stroke-width="0.6""##));
        }
        for tip in &side.tips {
            svg.polygon(tip, r##"fill="#c0392b" stroke="#ffb3a7" stroke-width="0.8""##);
        }
        for zone in self.lit.iter().filter_map(|&zone| side.zones.get(zone)) {
            svg.polygon(
                &zone.polygon,
                r##"fill="#ffd166" fill-opacity="0.32" stroke="#ffd166" stroke-width="2.4""##,
            );
        }
        svg.polygon(side.outline.polygon(), &format!(r##"fill="none" stroke="{PALE}" stroke-width="1.6""##));
        svg.circle([0.0, 0.0], 1.6, PALE);
    }

    fn tag_of(&self, placed: &Placed) -> Tag {
        let (fill, letter) = match placed.piece.kind {
            Kind::Tank => ("#e67e22", 't'),
            Kind::Fighter => ("#5dade2", 'f'),
            Kind::Ship => ("#58d68d", 's'),
        };
        let plain = || Tag { label: format!("{letter}{}", placed.piece.id.0), fill: fill.to_owned() };
        self.tags.get(&placed.piece.id).cloned().unwrap_or_else(plain)
    }

    fn draw_piece(&self, svg: &mut Svg, placed: &Placed) {
        let fill = self.tag_of(placed).fill;
        let footprint = placed.footprint(self.rig);
        if !placed.is_upright(self.rig) {
            let style = r##"stroke="#ff5c5c" stroke-width="1.4" stroke-dasharray="3 2""##;
            return svg.polygon(&footprint, &format!(r#"fill="{fill}" fill-opacity="0.6" {style}"#));
        }
        svg.polygon(&footprint, &format!(r#"fill="{fill}" stroke="{INK}" stroke-width="0.9""#));
        svg.polygon(&self.mark(placed), &format!(r#"fill="{INK}" fill-opacity="0.2""#));
    }

    /// The kind's mark on its top, pointing ahead: a turret, a wedge, a hull.
    fn mark(&self, placed: &Placed) -> Polygon {
        let outline: &[[f32; 2]] = match placed.piece.kind {
            Kind::Tank => &[
                [0.98, 0.14],
                [0.5, 0.14],
                [0.3, 0.6],
                [-0.6, 0.6],
                [-0.6, -0.6],
                [0.3, -0.6],
                [0.5, -0.14],
                [0.98, -0.14],
            ],
            Kind::Fighter => &[[0.92, 0.0], [-0.7, 0.86], [-0.4, 0.0], [-0.7, -0.86]],
            Kind::Ship => &[[0.95, 0.0], [0.66, 0.72], [-0.9, 0.72], [-0.9, -0.72], [0.66, -0.72]],
        };
        let [hx, hy, hz] = self.rig.shape(placed.piece.kind).half_m();
        let pose = placed.pose.exact();
        let on_top = |&[x, y]: &[f32; 2]| {
            let point = pose.transform_point(Vector::new(hx * x, hy * y, hz)) * 1000.0;
            [f64::from(point.x), f64::from(point.y)]
        };
        Polygon::new(outline.iter().map(on_top).collect())
    }

    /// Whether one hides the middle of the other.
    fn hides(&self, upper: &Placed, lower: &Placed) -> bool {
        lower.top_um(self.rig) < upper.top_um(self.rig) && upper.footprint(self.rig).contains(middle(lower))
    }

    /// The pieces that this one hides, and those that these hide, the highest first.
    fn storeys_under(&self, upper: &Placed) -> Vec<&Placed> {
        let mut under: Vec<&Placed> =
            self.standing.pieces.iter().filter(|lower| self.hides(upper, lower)).collect();
        let mut next = 0;
        while next < under.len() {
            let storey = under[next];
            let deeper = self.standing.pieces.iter().filter(|lower| self.hides(storey, lower));
            let new: Vec<&Placed> = deeper.filter(|lower| !under.contains(lower)).collect();
            under.extend(new);
            next += 1;
        }
        under.sort_by_key(|placed| -placed.top_um(self.rig));
        under
    }

    /// Its own letters, and beneath them those of the pieces that it hides.
    fn draw_label(&self, svg: &mut Svg, placed: &Placed) {
        if self.standing.pieces.iter().any(|other| self.hides(other, placed)) {
            return;
        }
        let covered = self.storeys_under(placed);
        let mut lines: Vec<String> = covered
            .iter()
            .take(STOREYS_MAX)
            .map(|under| format!("on {}", self.tag_of(under).label))
            .collect();
        if covered.len() > STOREYS_MAX {
            lines.push(format!("and {} more", covered.len() - STOREYS_MAX));
        }
        let [x, y] = placed.footprint(self.rig).centroid();
        let first = y + 2.4 * lines.len() as f64;
        let own = Words { size_mm: 7.5, fill: INK, bold: true, halo: false };
        svg.text([x, first], own, &self.tag_of(placed).label);
        for (storey, line) in lines.iter().enumerate() {
            let under = Words { size_mm: 4.8, ..own };
            svg.text([x, first - 6.2 - 4.8 * storey as f64], under, line);
        }
    }

    /// Where nothing stands, as near to the middle of the zone as can be; over everything if the zone is full.
    fn draw_zone_names(&self, svg: &mut Svg) {
        let footprints: Vec<Polygon> =
            self.standing.pieces.iter().map(|placed| placed.footprint(self.rig)).collect();
        for (index, zone) in self.rig.side(self.standing.side).zones.iter().enumerate() {
            let name = zone.name.replace('-', " ");
            let fits = |size: f64| Some((free_spot(&zone.polygon, &footprints, &name, size)?, size));
            let found = ZONE_NAME_MM.into_iter().find_map(fits);
            let (at, size_mm) = found.unwrap_or_else(|| (zone.polygon.centroid(), ZONE_NAME_MM[0]));
            let lit = self.lit.contains(&index);
            let fill = if lit { "#ffe9b0" } else { "#c9d4ee" };
            svg.text(at, Words { size_mm, fill, bold: lit, halo: true }, &name);
        }
    }

    /// A wedge outside the rim on the low side, and how far it leans.
    fn draw_lean(&self, svg: &mut Svg) {
        let rotation = self.standing.platform.rotation();
        let degrees = self.standing.tilt_deg();
        let words = Words { size_mm: 10.0, fill: PALE, bold: false, halo: false };
        if degrees < 0.05 {
            return svg.text([0.0, -EDGE_MM + 9.0], words, "level");
        }
        svg.text([0.0, -EDGE_MM + 9.0], words, &format!("leans {degrees:.1}°"));
        let low = about_z(-yaw_rad(rotation)) * ((rotation * Vector::Z) * Vector::new(1.0, 1.0, 0.0));
        let low = low.normalize_or_zero();
        let [dx, dy] = [f64::from(low.x), f64::from(low.y)];
        let [x, y] = self.rig.side(self.standing.side).outline.nearest([dx * 400.0, dy * 400.0]);
        let along = |ahead: f64, aside: f64| [x + dx * ahead - dy * aside, y + dy * ahead + dx * aside];
        let wedge = Polygon::new(vec![along(4.0, 9.0), along(4.0, -9.0), along(17.0, 0.0)]);
        svg.polygon(&wedge, r##"fill="#ffd166""##);
    }
}

fn middle(placed: &Placed) -> Point {
    let [x, y, _] = placed.pose.at_um;
    [f64::from(x) / 1000.0, f64::from(y) / 1000.0]
}

/// The spot of a zone, nearest to its middle, where a name fits without covering a piece.
fn free_spot(zone: &Polygon, footprints: &[Polygon], name: &str, size_mm: f64) -> Option<Point> {
    let half = [size_mm * 0.32 * name.chars().count() as f64, size_mm * 0.55];
    let [cx, cy] = zone.centroid();
    let grid = (-16..=16).flat_map(|i| (-16..=16).map(move |j| [f64::from(i) * 5.0, f64::from(j) * 5.0]));
    let mut spots: Vec<Point> = grid.collect();
    spots.sort_by(|a, b| (a[0] * a[0] + a[1] * a[1]).total_cmp(&(b[0] * b[0] + b[1] * b[1])));
    let fits = |[x, y]: &Point| {
        let corner = |sx: f64, sy: f64| [x + sx * half[0], y + sy * half[1]];
        let place =
            Polygon::new(vec![corner(-1.0, -1.0), corner(1.0, -1.0), corner(1.0, 1.0), corner(-1.0, 1.0)]);
        place.points().iter().all(|point| zone.contains(*point))
            && !footprints.iter().any(|f| f.overlaps(&place))
    };
    spots.into_iter().map(|[dx, dy]| [cx + dx, cy + dy]).find(fits)
}
