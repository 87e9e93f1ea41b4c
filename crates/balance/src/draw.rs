//! A picture of a platform from above, as SVG: outline, zones with their names, pieces with their footprints,
//! and an arrow towards where it leans. A pure function, so that tests and people can look at what happened.

use crate::plane::{Point, Polygon};
use crate::pose::{about_z, yaw_rad};
use crate::rig::Rig;
use crate::standing::{Kind, Placed, Standing};
use rapier3d::math::Vector;
use std::fmt::Write;

const EDGE_MM: f64 = 200.0;
const ZONE_TINTS: [&str; 8] =
    ["#2b3a67", "#3d2b56", "#20504f", "#5a3a2e", "#34495e", "#4a3f6b", "#2f5d50", "#5b4636"];

/// Draws what stands on a platform, in the platform's own frame.
pub fn draw(rig: &Rig, standing: &Standing) -> String {
    let mut svg = String::new();
    let size = EDGE_MM * 2.0;
    let _ = writeln!(
        svg,
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="{0} {0} {size} {size}" width="800" height="800" font-family="sans-serif">"#,
        -EDGE_MM
    );
    let _ =
        writeln!(svg, r##"<rect x="{0}" y="{0}" width="{size}" height="{size}" fill="#10131c"/>"##, -EDGE_MM);
    draw_side(&mut svg, rig, standing);
    let mut from_below: Vec<&Placed> = standing.pieces.iter().collect();
    from_below.sort_by_key(|placed| placed.top_um(rig));
    for placed in from_below {
        draw_piece(&mut svg, rig, placed);
    }
    draw_lean(&mut svg, standing);
    svg.push_str("</svg>\n");
    svg
}

fn draw_side(svg: &mut String, rig: &Rig, standing: &Standing) {
    let side = rig.side(standing.side);
    for (zone, tint) in side.zones.iter().zip(ZONE_TINTS) {
        polygon(svg, &zone.polygon, &format!(r##"fill="{tint}" stroke="#8fa3c8" stroke-width="0.6""##));
    }
    for tip in &side.tips {
        polygon(svg, tip, r##"fill="#c0392b" stroke="#ffb3a7" stroke-width="0.8""##);
    }
    polygon(svg, side.outline.polygon(), r##"fill="none" stroke="#e8ecf5" stroke-width="1.6""##);
    for zone in &side.zones {
        let [x, y] = zone.polygon.centroid();
        text(svg, [x, y], r##"fill="#c9d4ee" font-size="8" opacity="0.75""##, &zone.name);
    }
    let _ = writeln!(svg, r##"<circle r="1.6" fill="#e8ecf5"/>"##);
}

fn draw_piece(svg: &mut String, rig: &Rig, placed: &Placed) {
    let (fill, letter) = match placed.piece.kind {
        Kind::Tank => ("#e67e22", "T"),
        Kind::Fighter => ("#5dade2", "F"),
        Kind::Ship => ("#58d68d", "S"),
    };
    let footprint = placed.footprint(rig);
    let style = match placed.is_upright(rig) {
        true => format!(r##"fill="{fill}" fill-opacity="0.85" stroke="#0b0d13" stroke-width="0.8""##),
        false => format!(
            r##"fill="{fill}" fill-opacity="0.45" stroke="#ff5c5c" stroke-width="1" stroke-dasharray="2.5 1.5""##
        ),
    };
    polygon(svg, &footprint, &style);
    nose(svg, rig, placed);
    let label = format!("{letter}{}", placed.piece.id.0);
    text(svg, footprint.centroid(), r##"fill="#0b0d13" font-size="6.5" font-weight="bold""##, &label);
}

/// A short line on the front edge, so that headings can be read.
fn nose(svg: &mut String, rig: &Rig, placed: &Placed) {
    let [hx, hy, _] = rig.shape(placed.piece.kind).half_m();
    let pose = placed.pose.exact();
    let [a, b] =
        [-0.6, 0.6].map(|share| pose.transform_point(Vector::new(hx * 0.86, hy * share, 0.0)) * 1000.0);
    let _ = writeln!(
        svg,
        r##"<line x1="{:.2}" y1="{:.2}" x2="{:.2}" y2="{:.2}" stroke="#0b0d13" stroke-width="1"/>"##,
        a.x, -a.y, b.x, -b.y
    );
}

/// The arrow points to the low side and is as long as the lean: 4 mm a degree.
fn draw_lean(svg: &mut String, standing: &Standing) {
    let rotation = standing.platform.rotation();
    let degrees = standing.tilt_deg();
    let low = about_z(-yaw_rad(rotation)) * ((rotation * Vector::Z) * Vector::new(1.0, 1.0, 0.0));
    let along = low.normalize_or_zero() * (degrees * 4.0);
    let caption = format!("lean {degrees:.1}°");
    text(svg, [0.0, -EDGE_MM + 10.0], r##"fill="#e8ecf5" font-size="9""##, &caption);
    if degrees < 0.05 {
        return;
    }
    let _ = writeln!(
        svg,
        r##"<g stroke="#ffd166" fill="#ffd166"><line x1="0" y1="0" x2="{0:.2}" y2="{1:.2}" stroke-width="1.6"/><circle cx="{0:.2}" cy="{1:.2}" r="2.6"/></g>"##,
        along.x, -along.y
    );
}

fn polygon(svg: &mut String, polygon: &Polygon, style: &str) {
    svg.push_str("<polygon points=\"");
    for [x, y] in polygon.points() {
        let _ = write!(svg, "{x:.2},{:.2} ", -y);
    }
    let _ = writeln!(svg, "\" {style}/>");
}

fn text(svg: &mut String, [x, y]: Point, style: &str, words: &str) {
    let words = words.replace('&', "&amp;").replace('<', "&lt;");
    let _ = writeln!(
        svg,
        r#"<text x="{x:.2}" y="{:.2}" text-anchor="middle" dominant-baseline="central" {style}>{words}</text>"#,
        -y
    );
}
