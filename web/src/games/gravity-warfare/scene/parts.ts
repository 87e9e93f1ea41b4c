/** Shapes from a few numbers: low-poly, flat-shaded, one geometry for each thing so that 36 of them are drawn fast. */
import * as THREE from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";

/** A colour painted on every corner of a part. */
export function painted(geometry: THREE.BufferGeometry, colour: THREE.ColorRepresentation): THREE.BufferGeometry {
  const plain = geometry.index ? geometry.toNonIndexed() : geometry;
  if (plain !== geometry) geometry.dispose();
  plain.deleteAttribute("uv");
  plain.computeVertexNormals();
  const { r, g, b } = new THREE.Color(colour);
  const count = plain.getAttribute("position").count;
  const colours = new Float32Array(count * 3);
  for (let at = 0; at < count; at += 1) colours.set([r, g, b], at * 3);
  plain.setAttribute("color", new THREE.BufferAttribute(colours, 3));
  return plain;
}

export function merged(parts: THREE.BufferGeometry[]): THREE.BufferGeometry {
  const whole = mergeGeometries(parts);
  parts.forEach((part) => part.dispose());
  return whole;
}

export function box(size: [number, number, number], at: [number, number, number]): THREE.BufferGeometry {
  return new THREE.BoxGeometry(...size).translate(...at);
}

/** A cylinder along z with its middle at a point. */
export function drum(top: number, bottom: number, height: number, at: [number, number, number], sides = 8): THREE.BufferGeometry {
  return new THREE.CylinderGeometry(top, bottom, height, sides).rotateX(Math.PI / 2).translate(...at);
}

/** A cylinder along x. */
export function rod(radius: number, length: number, at: [number, number, number], sides = 8): THREE.BufferGeometry {
  return new THREE.CylinderGeometry(radius, radius, length, sides).rotateZ(-Math.PI / 2).translate(...at);
}

/** A figure of the plane, drawn up from a height. */
export function slab(points: [number, number][], from: number, to: number): THREE.BufferGeometry {
  const shape = new THREE.Shape(points.map(([x, y]) => new THREE.Vector2(x, y)));
  return new THREE.ExtrudeGeometry(shape, { depth: to - from, bevelEnabled: false }).translate(0, 0, from);
}

/** A figure of the side view (x along, z up), as wide as this, about the middle. */
export function profile(points: [number, number][], width: number, y = 0): THREE.BufferGeometry {
  const shape = new THREE.Shape(points.map(([x, z]) => new THREE.Vector2(x, z)));
  const geometry = new THREE.ExtrudeGeometry(shape, { depth: width, bevelEnabled: false });
  return geometry.rotateX(Math.PI / 2).translate(0, y + width / 2, 0);
}

/** Half of a figure, and its mirror image below the x axis. */
export function mirrored(half: [number, number][]): [number, number][] {
  const back = half.toReversed().filter(([, y]) => y !== 0);
  return [...half, ...back.map(([x, y]): [number, number] => [x, -y])];
}
