/** The platform: its face with the zones drawn on it, the plate, the weight that hangs under it, and the stand. */
import * as THREE from "three";
import { TIP, zoneArt } from "../art";
import { centroid, contains, THICKNESS_MM } from "../geometry";
import type { Field, Point } from "../view";
import { box, drum, merged, painted } from "./parts";

/** Whatever sinks so far has fallen: there is the table. */
export const TABLE_Z_MM = -98;
const WEIGHT_BELOW_MM = 55;
const FACE_PX = 2048;

export type Look = { dark: boolean; labels: string[] };

function mm(points: Point[]): [number, number][] {
  return points.map(([x, y]) => [x / 1000, y / 1000]);
}

function shapeOf(points: Point[]): THREE.Shape {
  return new THREE.Shape(mm(points).map(([x, y]) => new THREE.Vector2(x, y)));
}

/** How far the rim is from the middle at most. */
export function reachOf(field: Field): number {
  return Math.max(...field.outline_um.map(([x, y]) => Math.hypot(x, y))) / 1000;
}

/** Everything that turns with the platform, its face at z = 0. */
export function buildPlatform(field: Field, side: string, look: Look): THREE.Group {
  const group = new THREE.Group();
  const plate = new THREE.ExtrudeGeometry(shapeOf(field.outline_um), {
    depth: THICKNESS_MM - 1.2,
    bevelEnabled: true,
    bevelSize: 0.8,
    bevelOffset: -0.8,
    bevelThickness: 0.6,
    bevelSegments: 2,
  }).translate(0, 0, -THICKNESS_MM + 0.6);
  const hull = new THREE.Mesh(plate, new THREE.MeshStandardMaterial({ color: side === "Universe" ? "#4a4f86" : "#8b93a1", roughness: 0.5, metalness: 0 }));
  hull.castShadow = true;
  hull.receiveShadow = true;
  group.add(hull, face(field, side, look), hanging(Math.min(0.3 * reachOf(field), 46)));
  return group;
}

function face(field: Field, side: string, look: Look): THREE.Mesh {
  const reach = reachOf(field);
  const geometry = new THREE.ShapeGeometry(shapeOf(field.outline_um)).translate(0, 0, 0.06);
  const at = geometry.getAttribute("position");
  const uv = geometry.getAttribute("uv");
  for (let i = 0; i < at.count; i += 1) uv.setXY(i, (at.getX(i) / reach + 1) / 2, (at.getY(i) / reach + 1) / 2);
  const map = new THREE.CanvasTexture(drawFace(field, side, look, reach));
  map.colorSpace = THREE.SRGBColorSpace;
  map.anisotropy = 8;
  const mesh = new THREE.Mesh(geometry, new THREE.MeshStandardMaterial({ map, roughness: 0.82, metalness: 0 }));
  mesh.receiveShadow = true;
  return mesh;
}

/** The weight below the point, on four arms: that is why it rights itself. */
function hanging(radius: number): THREE.Mesh {
  const parts = [painted(new THREE.TorusGeometry(radius, 4.2, 8, 40).translate(0, 0, -THICKNESS_MM - WEIGHT_BELOW_MM), "#b08d57")];
  for (let arm = 0; arm < 4; arm += 1) {
    const angle = (arm * Math.PI) / 2 + Math.PI / 4;
    const at: [number, number, number] = [Math.cos(angle) * radius, Math.sin(angle) * radius, -THICKNESS_MM - WEIGHT_BELOW_MM / 2];
    parts.push(painted(drum(1.3, 1.3, WEIGHT_BELOW_MM, at), "#8d8fa0"));
  }
  const mesh = new THREE.Mesh(merged(parts), new THREE.MeshStandardMaterial({ vertexColors: true, roughness: 0.4, metalness: 0.1 }));
  mesh.castShadow = true;
  return mesh;
}

/** The stand, which stays where it is. */
export function buildStand(): THREE.Mesh {
  const top = -THICKNESS_MM;
  const height = top - TABLE_Z_MM;
  const parts = [
    painted(drum(0.5, 5, height, [0, 0, top - height / 2], 16), "#9a9caa"),
    painted(drum(26, 32, 6, [0, 0, TABLE_Z_MM + 3], 32), "#5d5f70"),
    painted(box([6, 6, 1], [0, 0, TABLE_Z_MM + 6.5]), "#9a9caa"),
  ];
  const mesh = new THREE.Mesh(merged(parts), new THREE.MeshStandardMaterial({ vertexColors: true, roughness: 0.4, metalness: 0.1 }));
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
}

/** A zone lit up: a veil over it, and a band along its border that is seen without colour too. */
export function buildLit(zone: Point[], colour: string): THREE.Group {
  const group = new THREE.Group();
  const veil = new THREE.MeshBasicMaterial({ color: colour, transparent: true, opacity: 0.34, depthWrite: false });
  group.add(new THREE.Mesh(new THREE.ShapeGeometry(shapeOf(zone)).translate(0, 0, 0.16), veil));
  group.add(new THREE.Mesh(band(mm(zone), 3.6, 0.24), new THREE.MeshBasicMaterial({ color: colour })));
  return group;
}

/** A closed line with a width, just over the face. */
export function band(points: [number, number][], width: number, z: number): THREE.BufferGeometry {
  const parts = points.flatMap((a, index) => {
    const b = points[(index + 1) % points.length] ?? a;
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const length = Math.hypot(dx, dy);
    const strip = new THREE.PlaneGeometry(length, width).rotateZ(Math.atan2(dy, dx)).translate((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, z);
    return [strip, new THREE.CircleGeometry(width / 2, 10).translate(a[0], a[1], z)];
  });
  return merged(parts);
}

/** The face as a picture: tints, drawings, names. */
function drawFace(field: Field, side: string, look: Look, reach: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = FACE_PX;
  const pen = canvas.getContext("2d");
  if (!pen) return canvas;
  const scale = FACE_PX / (2 * reach);
  pen.translate(FACE_PX / 2, FACE_PX / 2);
  pen.scale(scale, -scale);
  field.zones.forEach((zone, index) => drawZone(pen, field, index, mm(zone.border_um), look, side));
  field.tips_um.forEach((tip) => drawTip(pen, mm(tip)));
  pen.lineJoin = "round";
  for (const zone of field.zones) {
    trace(pen, mm(zone.border_um));
    pen.lineWidth = 1.1;
    pen.strokeStyle = "rgb(240 236 255 / 72%)";
    pen.stroke();
  }
  field.zones.forEach((zone, index) => drawLabel(pen, zone.border_um, look.labels[index] ?? zone.name, zoneArt(zone.name, index).path));
  trace(pen, mm(field.outline_um));
  pen.lineWidth = 4;
  pen.strokeStyle = side === "Universe" ? "#d9b96b" : "#c9ced8";
  pen.stroke();
  return canvas;
}

function trace(pen: CanvasRenderingContext2D, points: [number, number][]): void {
  pen.beginPath();
  points.forEach(([x, y], index) => (index === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)));
  pen.closePath();
}

function drawZone(pen: CanvasRenderingContext2D, field: Field, index: number, points: [number, number][], look: Look, side: string): void {
  const zone = field.zones[index];
  if (!zone) return;
  const { tint } = zoneArt(zone.name, index);
  const [x, y] = centroid(points);
  pen.save();
  trace(pen, points);
  pen.clip();
  const glow = pen.createRadialGradient(x, y, 4, x, y, 85);
  const base = new THREE.Color(tint);
  glow.addColorStop(0, css(base.clone().lerp(new THREE.Color("#ffffff"), look.dark ? 0.12 : 0.28)));
  glow.addColorStop(1, css(base.clone().lerp(new THREE.Color("#10122a"), look.dark ? 0.55 : 0.3)));
  pen.fillStyle = glow;
  pen.fillRect(-400, -400, 800, 800);
  if (side === "Universe") drawStars(pen, points, index);
  else drawPlating(pen, index);
  pen.restore();
}

function css(colour: THREE.Color): string {
  return `#${colour.getHexString()}`;
}

/** Stars where a fixed rule says, so that the sky is the same each time. */
function drawStars(pen: CanvasRenderingContext2D, points: [number, number][], seed: number): void {
  pen.fillStyle = "#ffffff";
  let state = 7919 * (seed + 1);
  const next = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  for (let star = 0; star < 90; star += 1) {
    const [x, y] = [(next() - 0.5) * 320, (next() - 0.5) * 320];
    pen.globalAlpha = 0.15 + next() * 0.5;
    if (!contains(points, [x, y])) continue;
    pen.beginPath();
    pen.arc(x, y, 0.25 + next() * 0.6, 0, 2 * Math.PI);
    pen.fill();
  }
  pen.globalAlpha = 1;
}

function drawPlating(pen: CanvasRenderingContext2D, seed: number): void {
  pen.strokeStyle = "rgb(255 255 255 / 11%)";
  pen.lineWidth = 0.5;
  const step = 13 + (seed % 3) * 4;
  for (let at = -200; at <= 200; at += step) {
    for (const line of [[at, -200, at, 200], [-200, at + seed, 200, at + seed]] as const) {
      pen.beginPath();
      pen.moveTo(line[0], line[1]);
      pen.lineTo(line[2], line[3]);
      pen.stroke();
    }
  }
}

/** The outermost ends, by which this side is spun. */
function drawTip(pen: CanvasRenderingContext2D, tip: [number, number][]): void {
  trace(pen, tip);
  pen.fillStyle = TIP;
  pen.fill();
}

function drawLabel(pen: CanvasRenderingContext2D, border: Point[], label: string, path: string): void {
  const [x, y] = centroid(border);
  pen.save();
  pen.translate(x / 1000, y / 1000);
  pen.scale(1, -1);
  pen.save();
  pen.scale(1.25, 1.25);
  pen.translate(-12, -21);
  pen.strokeStyle = "rgb(255 255 255 / 78%)";
  pen.lineWidth = 1.1;
  pen.lineCap = "round";
  pen.lineJoin = "round";
  pen.stroke(new Path2D(path));
  pen.restore();
  pen.font = "700 8.4px system-ui, sans-serif";
  pen.textAlign = "center";
  pen.fillStyle = "#ffffff";
  pen.strokeStyle = "rgb(12 12 30 / 75%)";
  pen.lineWidth = 2;
  const lines = twoLines(label);
  lines.forEach((line, index) => {
    const down = 14 + index * 9;
    pen.strokeText(line, 0, down);
    pen.fillText(line, 0, down);
  });
  pen.restore();
}

/** A long name goes on two lines, cut at the space nearest to its middle. */
function twoLines(label: string): string[] {
  const spaces = [...label.matchAll(/ /g)].map((found) => found.index);
  if (label.length < 13 || spaces.length === 0) return [label];
  const middle = label.length / 2;
  const cut = spaces.reduce((best, at) => (Math.abs(at - middle) < Math.abs(best - middle) ? at : best));
  return [label.slice(0, cut), label.slice(cut + 1)];
}
