//! Reads `platform.toml` and refuses what does not add up, naming the line and the reason. Bounds: the size of
//! the file, the corners of a polygon, every number ([`crate::measures`]).

use crate::plane::{self, Outline, Point, Polygon};
use crate::rig::{HandData, Judging, Physics, PieceShape, Platform, Rig, SideData, ZONES, Zone};
use crate::shapes;
use serde::Deserialize;
use std::ops::Range;
use toml::Spanned;

const FILE_BYTES_MAX: usize = 64 * 1024;
const CORNERS_MAX: usize = 96;
const COORDINATE_MM_MAX: f64 = 400.0;
/// A platform is taken by a few tips; each is looked at whenever fingers close.
const TIPS_MAX: usize = 8;
const NAME_BYTES_MAX: usize = 32;
/// Two areas are the same when they differ by less than this.
const AREA_SLACK_MM2: f64 = 0.5;

/// What is wrong with a rig's file, and where.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct RigError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: Problem,
}

/// What can be wrong with a rig.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[allow(missing_docs)] // Each message says it.
pub enum Problem {
    #[error("{0}")]
    Syntax(String),
    #[error("the file is larger than {FILE_BYTES_MAX} bytes")]
    TooLarge,
    #[error("a polygon needs 3 to {CORNERS_MAX} corners, this one has {0}")]
    Corners(usize),
    #[error("corner {0:?} is more than {COORDINATE_MM_MAX} mm from the pivot or not a number")]
    FarCorner(Point),
    #[error("the edges from corner {0} and corner {1} cross")]
    Crossed(usize, usize),
    #[error("the outline must go once round the pivot and be seen whole from it; corner {0} turns back")]
    NotSeenFromPivot(usize),
    #[error("the outline's centre of area is {0:.1} mm off the pivot; at most 1 mm can be balanced")]
    OffBalance(f64),
    #[error("a side has {ZONES} zones, this one has {0}")]
    ZoneCount(usize),
    #[error("there is a zone called \"{0}\" already")]
    SameName(String),
    #[error(
        "a zone's name is 1 to {NAME_BYTES_MAX} lower case letters, digits and hyphens, because views carry it"
    )]
    Name,
    #[error(
        "this side has {0} tips; it can have 0 to {TIPS_MAX}, because each is looked at whenever fingers close"
    )]
    TipCount(usize),
    #[error("the outline cannot be cut into triangles: some of its corners are too close to each other")]
    NoMesh,
    #[error("zone \"{0}\" reaches {1:.1} mm² over the rim")]
    OverTheRim(String, f64),
    #[error("zones \"{0}\" and \"{1}\" overlap by {2:.1} mm²")]
    Overlap(String, String, f64),
    #[error("the zones leave {0:.1} mm² of the side uncovered")]
    Uncovered(f64),
    #[error("a platform this light below and heavy above does not level itself")]
    TopHeavy,
    #[error("{0} must be the {1} of the three kinds")]
    Kinds(&'static str, &'static str),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RigFile {
    physics: Physics,
    platform: Spanned<Platform>,
    judging: Judging,
    hand: HandData,
    pieces: PiecesFile,
    sides: SidesFile,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PiecesFile {
    tank: Spanned<PieceShape>,
    fighter: Spanned<PieceShape>,
    ship: Spanned<PieceShape>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SidesFile {
    outline_mm: Spanned<Vec<Point>>,
    universe: SideFile,
    mothership: SideFile,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SideFile {
    tips_mm: Spanned<Vec<Spanned<Vec<Point>>>>,
    zones: Vec<ZoneFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ZoneFile {
    name: Spanned<String>,
    polygon_mm: Spanned<Vec<Point>>,
}

type Found<T> = Result<T, (Range<usize>, Problem)>;

/// Reads and checks a rig.
pub(crate) fn read(text: &str) -> Result<Rig, RigError> {
    let found = parse(text).and_then(checked);
    found.map_err(|(span, problem)| {
        let start = text.len().min(span.start);
        RigError { line: text.as_bytes()[..start].iter().filter(|&&b| b == b'\n').count() + 1, problem }
    })
}

fn parse(text: &str) -> Found<RigFile> {
    if text.len() > FILE_BYTES_MAX {
        return Err((0..0, Problem::TooLarge));
    }
    toml::from_str(text).map_err(|error| {
        let span = error.span().unwrap_or(0..0);
        (span, Problem::Syntax(error.message().to_owned()))
    })
}

fn checked(file: RigFile) -> Found<Rig> {
    let platform = level(file.platform)?;
    let shapes = kinds(file.pieces)?;
    let outline = outline(file.sides.outline_mm)?;
    let turned_over = outline.turned_over();
    let sides = [side(file.sides.universe, outline)?, side(file.sides.mothership, turned_over)?];
    Ok(Rig { physics: file.physics, platform, judging: file.judging, hand: file.hand, shapes, sides })
}

/// The counterweight must outweigh the plate about the pivot.
fn level(platform: Spanned<Platform>) -> Found<Platform> {
    let span = platform.span();
    let platform = platform.into_inner();
    let below = platform.counterweight_mass_g * platform.counterweight_below_pivot_mm;
    let above = platform.plate_mass_g * platform.thickness_mm / 2.0;
    if below > above { Ok(platform) } else { Err((span, Problem::TopHeavy)) }
}

/// GRAV-03's measures: tanks are the heaviest, fighters the lightest, ships the widest.
fn kinds(pieces: PiecesFile) -> Found<[PieceShape; 3]> {
    let spans = [pieces.tank.span(), pieces.fighter.span(), pieces.ship.span()];
    let [tank, fighter, ship] = [pieces.tank, pieces.fighter, pieces.ship].map(Spanned::into_inner);
    let width = |shape: &PieceShape| shape.size_mm[0].max(shape.size_mm[1]);
    let [at_tank, at_fighter, at_ship] = spans;
    if tank.mass_g <= fighter.mass_g.max(ship.mass_g) {
        return Err((at_tank, Problem::Kinds("tank", "heaviest")));
    }
    if fighter.mass_g >= tank.mass_g.min(ship.mass_g) {
        return Err((at_fighter, Problem::Kinds("fighter", "lightest")));
    }
    if width(&ship) <= width(&tank).max(width(&fighter)) {
        return Err((at_ship, Problem::Kinds("ship", "widest")));
    }
    Ok([tank, fighter, ship])
}

fn side(file: SideFile, outline: Outline) -> Found<SideData> {
    let (tips_span, tips) = (file.tips_mm.span(), file.tips_mm.into_inner());
    if tips.len() > TIPS_MAX {
        return Err((tips_span, Problem::TipCount(tips.len())));
    }
    let tips = tips.into_iter().map(polygon).collect::<Found<Vec<_>>>()?;
    let span = file.zones.last().map_or(0..0, |zone| zone.name.span());
    if file.zones.len() != ZONES {
        return Err((span, Problem::ZoneCount(file.zones.len())));
    }
    let mut zones: Vec<Zone> = Vec::with_capacity(ZONES);
    for zone in file.zones {
        let zone = checked_zone(zone, &outline, &zones)?;
        zones.push(zone);
    }
    let covered: f64 = zones.iter().map(|zone| zone.polygon.area_mm2()).sum();
    let gap = outline.0.area_mm2() - covered;
    if gap > AREA_SLACK_MM2 {
        return Err((span, Problem::Uncovered(gap)));
    }
    Ok(SideData { outline, zones, tips })
}

fn checked_zone(file: ZoneFile, outline: &Outline, before: &[Zone]) -> Found<Zone> {
    let (name_span, span) = (file.name.span(), file.polygon_mm.span());
    let name = file.name.into_inner();
    let plain = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-';
    if !(1..=NAME_BYTES_MAX).contains(&name.len()) || !name.bytes().all(plain) {
        return Err((name_span, Problem::Name));
    }
    let zone = Zone { name, polygon: polygon(file.polygon_mm)? };
    if before.iter().any(|other| other.name == zone.name) {
        return Err((name_span, Problem::SameName(zone.name)));
    }
    let over = zone.polygon.area_mm2() - zone.polygon.common_area_mm2(&outline.0);
    if over > AREA_SLACK_MM2 {
        return Err((span, Problem::OverTheRim(zone.name, over)));
    }
    for other in before {
        let common = zone.polygon.common_area_mm2(&other.polygon);
        if common > AREA_SLACK_MM2 {
            return Err((span, Problem::Overlap(other.name.clone(), zone.name, common)));
        }
    }
    Ok(zone)
}

fn outline(points: Spanned<Vec<Point>>) -> Found<Outline> {
    let span = points.span();
    let polygon = polygon(points)?;
    let back = plane::edges(polygon.points()).position(|(a, b)| a[0] * b[1] - b[0] * a[1] < 1.0);
    if let Some(corner) = back {
        return Err((span, Problem::NotSeenFromPivot(corner)));
    }
    let [x, y] = polygon.centroid();
    let off = (x * x + y * y).sqrt();
    if off > 1.0 {
        return Err((span, Problem::OffBalance(off)));
    }
    if shapes::prism(polygon.points(), 1.0).is_none() {
        return Err((span, Problem::NoMesh));
    }
    Ok(Outline(polygon))
}

fn polygon(points: Spanned<Vec<Point>>) -> Found<Polygon> {
    let span = points.span();
    let points = points.into_inner();
    if !(3..=CORNERS_MAX).contains(&points.len()) {
        return Err((span, Problem::Corners(points.len())));
    }
    let near = |c: &f64| c.abs() <= COORDINATE_MM_MAX;
    if let Some(&far) = points.iter().find(|p| !p.iter().all(near)) {
        return Err((span, Problem::FarCorner(far)));
    }
    match crossing(&points) {
        Some((i, j)) => Err((span, Problem::Crossed(i, j))),
        None => Ok(Polygon::new(points)),
    }
}

/// Two edges, not neighbours, that meet; or neighbours that fold back on each other.
fn crossing(points: &[Point]) -> Option<(usize, usize)> {
    use geo::{Coord, Intersects, Line};
    let lines: Vec<Line<f64>> = plane::edges(points)
        .map(|(a, b)| Line::new(Coord { x: a[0], y: a[1] }, Coord { x: b[0], y: b[1] }))
        .collect();
    let n = lines.len();
    let apart = |i: usize, j: usize| j > i + 1 && !(i == 0 && j == n - 1);
    let pairs = (0..n).flat_map(|i| (0..n).map(move |j| (i, j)));
    let flat = plane::signed_area(points).abs() < 1.0;
    if flat {
        Some((0, 1))
    } else {
        pairs.filter(|&(i, j)| apart(i, j)).find(|&(i, j)| lines[i].intersects(&lines[j]))
    }
}
