/** Tanks, fighters and ships. Each fills the block that it is to the physics, and is flat where others stand on it. */
import * as THREE from "three";
import { ownerColour, ownerInk } from "../art";
import { KINDS, seatOf, troopOf, type Kind } from "../view";
import { box, drum, merged, mirrored, painted, profile, rod, slab } from "./parts";

const DARK = "#26232e";
const GLASS = "#9fd6ee";
const GLOW = "#ffb35c";

/** The measures that the shapes below are drawn for; a house's own are stretched from these. */
const DRAWN: Record<Kind, [number, number, number]> = { tank: [22, 18, 16], fighter: [26, 26, 8], ship: [60, 20, 10] };

type Plate = { at: [number, number, number]; size: number };
const PLATES: Record<Kind, Plate[]> = {
  tank: [{ at: [-1.500, 0, 8.060], size: 8.600 }],
  fighter: [
    { at: [-6.300, 7.800, -1.300], size: 7 },
    { at: [-6.300, -7.800, -1.300], size: 7 },
  ],
  ship: [
    { at: [18, 0, 2.060], size: 9 },
    { at: [-16, 0, 5.060], size: 9 },
  ],
};

function tank(body: string, light: string): THREE.BufferGeometry[] {
  const track: [number, number][] = [[-11, -5], [-8.500, -8], [8.500, -8], [11, -5], [11, -3], [8.500, -0.800], [-8.500, -0.800], [-11, -3]];
  return [
    painted(profile(track, 4.600, 6.700), DARK),
    painted(profile(track, 4.600, -6.700), DARK),
    painted(profile([[-10.500, -6], [9, -6], [11, -3], [9, 1.500], [-10.500, 1.500]], 9), body),
    painted(slab(mirrored([[9.500, 0], [9.500, 7], [8, 8.400], [-9.500, 8.400], [-10.500, 7], [-10.500, 0]]), -0.800, 1.800), light),
    painted(drum(5.600, 7, 6.200, [-1.500, 0, 4.900]), body),
    painted(rod(1.250, 9, [6.400, 0, 4.800]), DARK),
    painted(box([2, 6, 2], [-9.400, 0, 2.600]), DARK),
  ];
}

function fighter(body: string, light: string): THREE.BufferGeometry[] {
  const wings = mirrored([[13, 0], [4, 3], [-4, 12.600], [-11, 13], [-9, 4], [-12.500, 2.500], [-12.500, 0]]);
  return [
    painted(slab(wings, -4, -1.400), light),
    painted(profile([[12.800, -3.200], [5, 0.800], [-3, 2.600], [-12.500, 2.200], [-12.500, -3.600], [10, -3.900]], 5.600), body),
    painted(profile([[8, -0.200], [4.500, 2.600], [0, 2.800], [0, 1.500]], 3.400), GLASS),
    painted(profile([[-4, 2], [-7, 4], [-12.800, 4], [-12.800, 0]], 1.600, 4), body),
    painted(profile([[-4, 2], [-7, 4], [-12.800, 4], [-12.800, 0]], 1.600, -4), body),
    painted(box([7, 6.500, 1.800], [-7.500, 0, 3.100]), body),
    painted(rod(1.500, 1.200, [-12.300, 2, -0.600]), GLOW),
    painted(rod(1.500, 1.200, [-12.300, -2, -0.600]), GLOW),
  ];
}

function ship(body: string, light: string): THREE.BufferGeometry[] {
  const hull = mirrored([[30, 0], [24, 5.500], [8, 8], [-8, 10], [-25, 10], [-28.500, 7], [-28.500, 0]]);
  const deck = mirrored([[27, 0], [22, 4], [8, 6], [-8, 7.600], [-24, 7.600], [-26, 5.500], [-26, 0]]);
  return [
    painted(slab(hull, -4, -0.400), body),
    painted(slab(mirrored([[24, 0], [18, 4], [-24, 6.500], [-26, 0]]), -5, -4), DARK),
    painted(slab(deck, -0.400, 2), light),
    painted(slab(mirrored([[-8, 0], [-9, 4.600], [-22, 5.600], [-24, 4.500], [-24, 0]]), 2, 5), body),
    painted(box([1, 6, 1.400], [-7.900, 0, 3.500]), GLASS),
    painted(drum(3.200, 4, 3, [3, 0, 3.500]), body),
    painted(rod(0.800, 8, [8, 0, 3.800]), DARK),
    ...[-5.500, 0, 5.500].map((y) => painted(rod(2, 2, [-29, y, -1.600]), GLOW)),
  ];
}

const BUILDERS: Record<Kind, (body: string, light: string) => THREE.BufferGeometry[]> = { tank, fighter, ship };

/** Makes pieces; what they are made of is shared and made once. */
export class Workshop {
  readonly body = new THREE.MeshStandardMaterial({ vertexColors: true, flatShading: true, roughness: 0.55, metalness: 0.12 });
  readonly ghost = new THREE.MeshStandardMaterial({ vertexColors: true, flatShading: true, roughness: 0.6, transparent: true, opacity: 0.62, depthWrite: false });
  #shapes = new Map<string, THREE.BufferGeometry>();
  #plates = new Map<Kind, THREE.BufferGeometry>();
  #signs = new Map<number, THREE.MeshBasicMaterial>();
  readonly #sizes: [number, number, number][];

  constructor(sizesUm: [number, number, number][]) {
    this.#sizes = sizesUm.map((size) => size.map((um) => um / 1000) as [number, number, number]);
  }

  make(id: number, ghost = false): THREE.Group {
    const { kind } = troopOf(id);
    const group = new THREE.Group();
    const body = new THREE.Mesh(this.#shape(kind, seatOf(id)), ghost ? this.ghost : this.body);
    body.castShadow = true;
    body.receiveShadow = !ghost;
    body.userData["piece"] = id;
    group.add(body, new THREE.Mesh(this.#plate(kind), this.#sign(id)));
    return group;
  }

  /** Length, width and height in millimetres. */
  size(id: number): [number, number, number] {
    return this.#sizeOf(troopOf(id).kind);
  }

  dispose(): void {
    for (const shape of [...this.#shapes.values(), ...this.#plates.values()]) shape.dispose();
    for (const sign of this.#signs.values()) {
      sign.map?.dispose();
      sign.dispose();
    }
    this.body.dispose();
    this.ghost.dispose();
  }

  #sizeOf(kind: Kind): [number, number, number] {
    return this.#sizes[KINDS.indexOf(kind)] ?? DRAWN[kind];
  }

  #stretch(geometry: THREE.BufferGeometry, kind: Kind): THREE.BufferGeometry {
    const size = this.#sizeOf(kind);
    const [x, y, z] = DRAWN[kind];
    return geometry.scale(size[0] / x, size[1] / y, size[2] / z);
  }

  #shape(kind: Kind, seat: number): THREE.BufferGeometry {
    const key = `${kind} ${seat}`;
    const known = this.#shapes.get(key);
    if (known) return known;
    const body = ownerColour(seat);
    const light = `#${new THREE.Color(body).lerp(new THREE.Color(seat === 5 ? "#8d8a98" : "#ffffff"), 0.28).getHexString()}`;
    const made = this.#stretch(merged(BUILDERS[kind](body, light)), kind);
    this.#shapes.set(key, made);
    return made;
  }

  #plate(kind: Kind): THREE.BufferGeometry {
    const known = this.#plates.get(kind);
    if (known) return known;
    const planes = PLATES[kind].map(({ at, size }) => new THREE.PlaneGeometry(size, size).translate(...at));
    const made = this.#stretch(merged(planes), kind);
    this.#plates.set(kind, made);
    return made;
  }

  /** The owner's letter and the piece's number, on a plate whose form is the owner's too. */
  #sign(id: number): THREE.MeshBasicMaterial {
    const { number } = troopOf(id);
    const seat = seatOf(id);
    const key = 2 * seat + number;
    const known = this.#signs.get(key);
    if (known) return known;
    const made = new THREE.MeshBasicMaterial({ map: drawSign(seat, number), transparent: true, depthWrite: false, polygonOffset: true, polygonOffsetFactor: -2 });
    this.#signs.set(key, made);
    return made;
  }
}

const EDGE = 128;

function drawSign(seat: number, number: number): THREE.CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = EDGE;
  const pen = canvas.getContext("2d");
  if (pen) {
    pen.translate(EDGE / 2, EDGE / 2);
    plateForm(pen, seat);
    pen.fillStyle = "#fffdf5";
    pen.fill();
    pen.lineWidth = 7;
    pen.strokeStyle = ownerInk(seat) === "#ffffff" ? ownerColour(seat) : "#1d1a22";
    pen.stroke();
    pen.fillStyle = "#1d1a22";
    pen.font = "800 62px system-ui, sans-serif";
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    pen.fillText(`${String.fromCharCode(65 + seat)}${number}`, 0, 4);
  }
  const texture = new THREE.CanvasTexture(canvas);
  texture.colorSpace = THREE.SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}

/** Round, square, octagon, diamond, hexagon, shield: to be told apart without colour. */
function plateForm(pen: CanvasRenderingContext2D, seat: number): void {
  const corners = [0, 4, 8, 4, 6, 3][seat] ?? 0;
  const turned = [0, Math.PI / 4, Math.PI / 8, 0, 0, Math.PI / 2][seat] ?? 0;
  pen.beginPath();
  if (corners === 0) pen.arc(0, 0, 56, 0, 2 * Math.PI);
  for (let at = 0; at < corners; at += 1) {
    const angle = turned + (at / corners) * 2 * Math.PI;
    pen.lineTo(Math.cos(angle) * 60, Math.sin(angle) * 60);
  }
  pen.closePath();
}
