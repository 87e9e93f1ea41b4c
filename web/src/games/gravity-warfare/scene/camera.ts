/** A camera that goes round the platform. Angles in radians, distances in millimetres. */
import * as THREE from "three";

const LOW = 0.12;
/** Nearly straight down: exactly so, there would be no up. */
const HIGH = Math.PI / 2 - 0.001;
const NEAR_FACTOR = 0.45;
const FAR_FACTOR = 1.9;
/** Low enough to see the point that it stands on, and how it leans. */
const HOME = { around: -Math.PI / 2, above: 0.47, zoom: 1 };
const BACK = { around: -Math.PI / 2, above: 0.98, zoom: 1.32 };
/** So long the camera takes for half of a way. */
const HALF_WAY_S = 0.09;
const NEAR_ENOUGH = 0.002;

type Stand = typeof HOME;

export class Orbit {
  readonly camera = new THREE.PerspectiveCamera(34, 1, 10, 3000);
  around = HOME.around;
  above = HOME.above;
  zoom = HOME.zoom;
  /** Without motion it is there at once. */
  calm = false;
  /** Where it is going: it moves there, it never cuts. */
  #goal: Stand | null = null;
  #before: number | null = null;
  #fit = 500;
  #target = new THREE.Vector3(0, -8, -16);

  constructor() {
    this.camera.up.set(0, 0, 1);
    this.#apply();
  }

  /** So far away that a platform which reaches so far to the side and to the back is seen whole. */
  resize(width: number, height: number, reach: [number, number]): void {
    this.camera.aspect = width / Math.max(1, height);
    const half = (this.camera.fov * Math.PI) / 360;
    const across = Math.tan(half) * this.camera.aspect;
    this.#fit = Math.max((reach[0] * 1.08) / across, (reach[1] * 0.98) / Math.sin(half));
    this.camera.updateProjectionMatrix();
    this.#apply();
  }

  get isMoving(): boolean {
    return this.#goal !== null;
  }

  /** On its way, if it has one. */
  step(now: number): void {
    const goal = this.#goal;
    const seconds = this.#before === null ? 0 : Math.min(0.1, (now - this.#before) / 1000);
    this.#before = goal ? now : null;
    if (!goal) return;
    const left = 0.5 ** (seconds / HALF_WAY_S);
    for (const part of ["around", "above", "zoom"] as const) this[part] = goal[part] + (this[part] - goal[part]) * left;
    const away = Math.max(Math.abs(goal.around - this.around), Math.abs(goal.above - this.above), Math.abs(goal.zoom - this.zoom));
    if (away < NEAR_ENOUGH) this.#arrive(goal);
    this.#apply();
  }

  #arrive(goal: Stand): void {
    Object.assign(this, goal);
    this.#goal = null;
  }

  turn(around: number, above: number): void {
    this.#goal = null;
    this.around += around;
    this.above = Math.min(HIGH, Math.max(LOW, this.above + above));
    this.#apply();
  }

  nearer(factor: number): void {
    this.#goal = null;
    this.zoom = Math.min(FAR_FACTOR, Math.max(NEAR_FACTOR, this.zoom * factor));
    this.#apply();
  }

  get isTop(): boolean {
    return (this.#goal ?? this).above > HIGH - 0.02;
  }

  top(): void {
    this.#go({ ...HOME, above: HIGH, zoom: 1.12 });
  }

  get isHome(): boolean {
    return this.#isAt(HOME);
  }

  home(): void {
    this.#go(HOME);
  }

  /** So that a hand which comes from this side is in nobody's way. */
  get isBack(): boolean {
    return this.#isAt(BACK);
  }

  back(): void {
    this.#go(BACK);
  }

  #isAt(stand: Stand): boolean {
    const now = this.#goal ?? this;
    return now.around === stand.around && now.above === stand.above && now.zoom === stand.zoom;
  }

  #go(stand: Stand): void {
    // The short way round.
    const turns = Math.round((this.around - stand.around) / (2 * Math.PI));
    this.around -= turns * 2 * Math.PI;
    if (this.calm) this.#arrive(stand);
    else this.#goal = stand;
    this.#apply();
  }

  /** Turns a direction as it is seen (x to the right, y away) into one of the platform's table. */
  seen(x: number, y: number): [number, number] {
    const turn = this.around + Math.PI / 2;
    return [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)];
  }

  #apply(): void {
    const distance = this.#fit * this.zoom;
    const flat = Math.cos(this.above) * distance;
    this.camera.position.set(Math.cos(this.around) * flat, Math.sin(this.around) * flat, Math.sin(this.above) * distance).add(this.#target);
    this.camera.lookAt(this.#target);
    // Who points at once points at what is seen next, not at what was drawn last.
    this.camera.updateMatrixWorld();
  }
}
