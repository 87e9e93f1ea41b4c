//! The few SVG elements that pictures are made of. Coordinates as in the plane, y away from the viewer; SVG has it the other way.

use crate::plane::{Point, Polygon};
use std::fmt::Write;

/// Pixels for a millimetre.
const SCALE: f64 = 2.0;
const GROUND: &str = "#10131c";

/// A picture under way.
pub(crate) struct Svg(String);

/// How words are written.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Words<'a> {
    pub(crate) size_mm: f64,
    pub(crate) fill: &'a str,
    pub(crate) bold: bool,
    /// Dark round the letters, so that they can be read on anything.
    pub(crate) halo: bool,
}

impl Svg {
    /// From the upper left corner, in the coordinates of SVG.
    pub(crate) fn new([left, top]: Point, [width, height]: Point) -> Svg {
        let (pixels_wide, pixels_high) = (width * SCALE, height * SCALE);
        Svg(format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{left} {top} {width} {height}\" width=\"{pixels_wide}\" \
             height=\"{pixels_high}\" font-family=\"sans-serif\">\n\
             <rect x=\"{left}\" y=\"{top}\" width=\"{width}\" height=\"{height}\" fill=\"{GROUND}\"/>\n"
        ))
    }

    pub(crate) fn polygon(&mut self, polygon: &Polygon, style: &str) {
        self.0 += "<polygon points=\"";
        for [x, y] in polygon.points() {
            let _ = write!(self.0, "{x:.2},{:.2} ", -y);
        }
        let _ = writeln!(self.0, "\" {style}/>");
    }

    pub(crate) fn circle(&mut self, [x, y]: Point, radius_mm: f64, fill: &str) {
        let _ = writeln!(self.0, r#"<circle cx="{x:.2}" cy="{:.2}" r="{radius_mm}" fill="{fill}"/>"#, -y);
    }

    /// Centred on a point. The letters' middle is a third of their size above the line that they stand on.
    pub(crate) fn text(&mut self, [x, y]: Point, words: Words<'_>, text: &str) {
        let Words { size_mm, fill, bold, halo } = words;
        let weight = if bold { r#" font-weight="bold""# } else { "" };
        let around = match halo {
            true => {
                format!(r#" stroke="{GROUND}" stroke-width="2" stroke-linejoin="round" paint-order="stroke""#)
            }
            false => String::new(),
        };
        let line = size_mm * 0.35 - y;
        let text = escaped(text);
        let _ = writeln!(
            self.0,
            r#"<text x="{x:.2}" y="{line:.2}" text-anchor="middle" font-size="{size_mm}" fill="{fill}"{weight}{around}>{text}</text>"#
        );
    }

    /// Something that the caller has drawn.
    pub(crate) fn add(&mut self, elements: &str) {
        self.0 += elements;
    }

    pub(crate) fn finish(mut self) -> String {
        self.0 += "</svg>\n";
        self.0
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}
