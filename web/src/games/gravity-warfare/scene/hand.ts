/** The hand over the platform: a glove with the colour of who moves it, or two sticks in it. */
import * as THREE from "three";
import { ownerColour } from "../art";
import { merged, painted } from "./parts";

/** How the fingers are: around something of this width and height, or spread, or on the rim. */
export type Grasp = { width: number; height: number } | "open" | "rim";

type Bone = THREE.Mesh;
type Finger = { tip: Bone; back: Bone; side: number; forward: number };

const UP = new THREE.Vector3(0, 1, 0);
const KNUCKLE_Z = 56;
/** With sticks in it the hand is so much higher. */
const LIFT_MM = 60;

export class HandModel {
  readonly group = new THREE.Group();
  readonly #turning = new THREE.Group();
  readonly #fingers: Finger[] = [];
  readonly #sticks: Bone[] = [];
  readonly #glove = new THREE.MeshStandardMaterial({ color: "#f2eee6", emissive: "#4a463f", roughness: 0.75 });
  /** What is above the fingers lets through what is under it. */
  readonly #palm = new THREE.MeshStandardMaterial({ color: "#f2eee6", emissive: "#4a463f", roughness: 0.75, transparent: true, opacity: 0.5 });
  readonly #cuff = new THREE.MeshStandardMaterial({ color: "#999999", roughness: 0.6, transparent: true, opacity: 0.45 });
  readonly #wood = new THREE.MeshStandardMaterial({ color: "#e0a35c", roughness: 0.6 });
  readonly #bone = new THREE.CapsuleGeometry(1, 1, 6, 12);
  readonly #stick = new THREE.CylinderGeometry(2.3, 1.1, 1, 8);

  constructor() {
    this.group.add(this.#turning, this.#arm());
    for (const [side, forward] of [[1, 0], [1, 9], [-1, 3]] as const) {
      const [tip, back] = [this.#mesh(this.#bone, this.#glove), this.#mesh(this.#bone, this.#glove)];
      this.#fingers.push({ tip, back, side, forward });
      this.#turning.add(tip, back);
    }
    for (let stick = 0; stick < 2; stick += 1) {
      const mesh = this.#mesh(this.#stick, this.#wood);
      this.#sticks.push(mesh);
      this.#turning.add(mesh);
    }
    this.#armParts?.scale.setScalar(0.72);
    this.group.visible = false;
  }

  wear(seat: number): void {
    this.#cuff.color.set(ownerColour(seat));
    this.#cuff.emissive.set(ownerColour(seat)).multiplyScalar(0.3);
  }

  /** At its lowest point, with this heading; what it holds hangs below. */
  place(at: readonly number[], yaw: number, grasp: Grasp, sticks: boolean): void {
    this.group.position.set(at[0] ?? 0, at[1] ?? 0, at[2] ?? 0);
    this.#turning.rotation.z = yaw;
    const spread = grasp === "open" ? 13 : grasp === "rim" ? 3 : grasp.width / 2 + 1.5;
    const low = typeof grasp === "object" ? -2 - Math.min(grasp.height * 0.55, 9) : grasp === "rim" ? -3 : 0;
    for (const finger of this.#fingers) this.#bend(finger, spread, low, sticks);
    this.#sticks.forEach((stick, index) => {
      stick.visible = sticks;
      const side = index === 0 ? 1 : -1;
      lay(stick, [0, side * Math.min(spread, 12), low], [3, side * 4, 100], 1);
    });
  }

  dispose(): void {
    for (const thing of [this.#glove, this.#palm, this.#cuff, this.#wood, this.#bone, this.#stick]) thing.dispose();
    this.group.traverse((part) => part instanceof THREE.Mesh && part.geometry.dispose());
  }

  #bend({ tip, back, side, forward }: Finger, spread: number, low: number, sticks: boolean): void {
    const up = sticks ? LIFT_MM : 0;
    const end: Point3 = sticks ? [forward - 4, side * 5, up - 8] : [forward - 3, side * (spread + 2.5), low + 3.5];
    const joint: Point3 = [forward - 3, side * ((sticks ? 5 : spread) + 5), end[2] + 20];
    lay(tip, end, joint, 2.7);
    lay(back, joint, [forward * 0.6 - 2, side * 5, 0.76 * KNUCKLE_Z + up], 3.2);
  }

  #mesh(geometry: THREE.BufferGeometry, material: THREE.Material): Bone {
    const mesh = new THREE.Mesh(geometry, material);
    mesh.castShadow = true;
    return mesh;
  }

  /** Palm and forearm, which come from the right, out of the way of who looks, whichever way the fingers turn. */
  #arm(): THREE.Object3D {
    const palm = painted(new THREE.SphereGeometry(15, 16, 12).scale(1, 0.9, 0.8).translate(0, 0, KNUCKLE_Z + 8), "#f2eee6");
    const arm = this.#mesh(merged([palm]), this.#palm);
    const cuff = this.#mesh(new THREE.CylinderGeometry(13, 12, 22, 20), this.#cuff);
    const sleeve = this.#mesh(new THREE.CylinderGeometry(12, 13, 26, 20), this.#cuff);
    lay(cuff, [9, -3, KNUCKLE_Z + 14], [26, -8, KNUCKLE_Z + 26], null);
    lay(sleeve, [24, -7, KNUCKLE_Z + 24], [48, -14, KNUCKLE_Z + 39], null);
    const whole = new THREE.Group();
    whole.add(arm, cuff, sleeve);
    this.#armParts = whole;
    return whole;
  }

  #armParts: THREE.Object3D | null = null;

  /** With sticks the palm is higher. */
  lift(sticks: boolean): void {
    if (this.#armParts) this.#armParts.position.z = sticks ? LIFT_MM : 0;
  }
}

type Point3 = [number, number, number];

/** Lays a part of length one along y between two points; `thick` widens it, and nothing keeps its own length. */
function lay(part: THREE.Object3D, from: Point3, to: Point3, thick: number | null): void {
  const a = new THREE.Vector3(...from);
  const b = new THREE.Vector3(...to);
  part.position.copy(a).add(b).multiplyScalar(0.5);
  const along = b.sub(a);
  const length = along.length();
  part.quaternion.setFromUnitVectors(UP, along.normalize());
  if (thick === null) return;
  // A capsule of radius 1 and length 1 is 3 long; a stick is 1 long.
  const capsule = thick > 1;
  part.scale.set(thick, capsule ? (length + 2 * thick) / 3 : length, thick);
}
