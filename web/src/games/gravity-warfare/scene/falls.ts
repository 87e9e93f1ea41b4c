/** Pieces that have fallen off go on falling: to the table, where they bounce and lie down. For the eye only; the physics ends at the edge. */
import * as THREE from "three";
import { TABLE_Z_MM } from "./platform";

const GRAVITY_MM_PER_S2 = 9810;
const BOUNCE = 0.32;
const GRIP = 0.62;
/** Slower than this it lies down. */
const REST_MM_PER_S = 90;
const LIE_DOWN_S = 0.16;
/** A window that was not drawn does not make up for it at once. */
const STEP_S_MAX = 1 / 30;

type Fall = {
  piece: THREE.Object3D;
  size: [number, number, number];
  speed: THREE.Vector3;
  spin: THREE.Vector3;
  /** How it will lie, once it is slow. */
  lies: { from: THREE.Quaternion; to: THREE.Quaternion; passed: number } | null;
};

export class Falls {
  #falls = new Map<number, Fall>();
  #before: number | null = null;

  get isEmpty(): boolean {
    return [...this.#falls.values()].every(({ lies }) => lies !== null && lies.passed >= LIE_DOWN_S);
  }

  has(id: number): boolean {
    return this.#falls.has(id);
  }

  /** A piece in the world's frame begins to fall with this speed. */
  add(id: number, piece: THREE.Object3D, size: [number, number, number], speed: THREE.Vector3): void {
    // It turns over the edge it left by.
    const spin = new THREE.Vector3(-speed.y, speed.x, 0).multiplyScalar(0.035);
    this.#falls.set(id, { piece, size, speed: speed.clone(), spin, lies: null });
  }

  delete(id: number): boolean {
    return this.#falls.delete(id);
  }

  clear(): void {
    this.#falls.clear();
  }

  step(now: number): void {
    const seconds = this.#before === null ? 0 : Math.min(STEP_S_MAX, (now - this.#before) / 1000);
    this.#before = this.isEmpty ? null : now;
    for (const fall of this.#falls.values()) fall.lies ? lieDown(fall, fall.lies, seconds) : drop(fall, seconds);
  }
}

function drop(fall: Fall, seconds: number): void {
  const { piece, speed, spin, size } = fall;
  speed.z -= GRAVITY_MM_PER_S2 * seconds;
  piece.position.addScaledVector(speed, seconds);
  piece.quaternion.premultiply(new THREE.Quaternion().setFromEuler(new THREE.Euler(spin.x * seconds, spin.y * seconds, spin.z * seconds)));
  const floor = TABLE_Z_MM + halfHeight(piece.quaternion, size);
  if (piece.position.z > floor) return;
  piece.position.z = floor;
  if (-speed.z < REST_MM_PER_S) {
    fall.lies = { from: piece.quaternion.clone(), to: lying(piece.quaternion), passed: 0 };
    return;
  }
  speed.set(speed.x * GRIP, speed.y * GRIP, -speed.z * BOUNCE);
  spin.multiplyScalar(GRIP);
}

function lieDown({ piece, size }: Fall, lies: NonNullable<Fall["lies"]>, seconds: number): void {
  lies.passed = Math.min(LIE_DOWN_S, lies.passed + seconds);
  piece.quaternion.slerpQuaternions(lies.from, lies.to, lies.passed / LIE_DOWN_S);
  piece.position.z = TABLE_Z_MM + halfHeight(piece.quaternion, size);
}

/** How far a box that is turned like this reaches down from its middle. */
function halfHeight(turn: THREE.Quaternion, [x, y, z]: [number, number, number]): number {
  const up = new THREE.Vector3(0, 0, 1).applyQuaternion(turn.clone().invert());
  return (Math.abs(up.x) * x + Math.abs(up.y) * y + Math.abs(up.z) * z) / 2;
}

/** The nearest way to lie flat on one of its sides. */
function lying(turn: THREE.Quaternion): THREE.Quaternion {
  const up = new THREE.Vector3(0, 0, 1).applyQuaternion(turn.clone().invert());
  const axes = [new THREE.Vector3(1, 0, 0), new THREE.Vector3(0, 1, 0), new THREE.Vector3(0, 0, 1)];
  const near = axes.toSorted((a, b) => Math.abs(b.dot(up)) - Math.abs(a.dot(up)))[0]!;
  const side = near.multiplyScalar(Math.sign(near.dot(up)) || 1).applyQuaternion(turn);
  return new THREE.Quaternion().setFromUnitVectors(side, new THREE.Vector3(0, 0, 1)).multiply(turn);
}
