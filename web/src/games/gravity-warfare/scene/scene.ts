/** The platform in three dimensions: shows a moment of it, a plan over it, and says what a pointer is on. It draws when asked to. */
import * as THREE from "three";
import { TICK_HZ, type Moment, type PieceMoment } from "../frame";
import { THICKNESS_MM } from "../geometry";
import type { Field, Point } from "../view";
import { Orbit } from "./camera";
import { Falls } from "./falls";
import { HandModel, type Grasp } from "./hand";
import { band, buildLit, buildPlatform, buildStand, TABLE_Z_MM, type Look } from "./platform";
import { Workshop } from "./troops";

/** What falls faster than this came from a jump between two moments, not from a fall. */
const SPEED_MM_PER_S_MAX = 1_500;

/** A piece that is not there yet, in the platform's frame. Millimetres. */
export type Ghost = { pieces: { id: number; at: [number, number, number]; yaw: number }[]; footprint: Point[]; tone: string };
/** The point of the world that a live hand is wanted over. */
export type Aim = { at: [number, number, number]; tone: string };

/** From 0, the plainest, to 2. */
export type Quality = 0 | 1 | 2;
const FINENESS = [0.45, 0.7, 1] as const;
const SHADOW_POINTS = [512, 1024, 2048] as const;

export class PlatformScene {
  readonly orbit = new Orbit();
  /** The time that the last drawing took of this script, without the graphics card's. */
  scriptMs = 0;

  readonly #renderer: THREE.WebGLRenderer;
  readonly #scene = new THREE.Scene();
  readonly #sun = new THREE.DirectionalLight("#fff4e0", 2.3);
  readonly #sky = new THREE.HemisphereLight("#dfe6ff", "#5b4636", 1.15);
  /** Turns about the point under the plate; what is in `#face` has its zero on the plate. */
  readonly #tilting = new THREE.Group();
  readonly #face = new THREE.Group();
  readonly #lit = new THREE.Group();
  readonly #ghost = new THREE.Group();
  readonly #marks = new THREE.Group();
  readonly #aim = new THREE.Group();
  readonly #hand = new HandModel();
  readonly #mat: THREE.Mesh<THREE.BufferGeometry, THREE.MeshStandardMaterial>;
  #platform: THREE.Group | null = null;
  #workshop: Workshop | null = null;
  #pieces = new Map<number, THREE.Group>();
  readonly #falls = new Falls();
  /** By piece: where it was drawn last in the world, and when; and how fast it was then. */
  #tracks = new Map<number, { at: THREE.Vector3; speed: THREE.Vector3; tick: number }>();
  #reach: [number, number] = [150, 150];
  #sticks = false;
  /** Drawn by the processor: fewer points, coarser shadows. */
  readonly #plain: boolean;
  #quality: Quality = 2;

  constructor(canvas: HTMLCanvasElement) {
    this.#plain = isSoftware();
    this.#renderer = new THREE.WebGLRenderer({ canvas, antialias: !this.#plain, alpha: true, powerPreference: "high-performance" });
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = THREE.PCFShadowMap;
    this.#renderer.toneMapping = THREE.ACESFilmicToneMapping;
    this.#mat = new THREE.Mesh(new THREE.CylinderGeometry(128, 130, 3, 96).rotateX(Math.PI / 2), new THREE.MeshStandardMaterial({ roughness: 0.95 }));
    this.#mat.position.z = TABLE_Z_MM - 1.5;
    this.#mat.receiveShadow = true;
    this.#lightUp();
    this.#tilting.position.z = -THICKNESS_MM;
    this.#face.position.z = THICKNESS_MM;
    this.#tilting.add(this.#face);
    this.#face.add(this.#lit, this.#ghost, this.#marks);
    this.#scene.add(this.#sun, this.#sky, this.#mat, shadeOfTable(), buildStand(), this.#tilting, this.#hand.group, this.#aim);
  }

  #lightUp(): void {
    this.#sun.position.set(-170, -130, 420);
    this.#sun.castShadow = true;
    this.#sun.shadow.mapSize.setScalar(this.#plain ? 512 : 2048);
    this.#sun.shadow.radius = this.#plain ? 2 : 12;
    this.#sun.shadow.bias = -0.0004;
    this.#sun.shadow.normalBias = 0.6;
    Object.assign(this.#sun.shadow.camera, { left: -300, right: 300, top: 300, bottom: -300, near: 80, far: 900 });
  }

  /** The side that is up, in this light and with these names on its zones. */
  setField(field: Field, side: string, look: Look): void {
    if (this.#platform) {
      this.#face.remove(this.#platform);
      release(this.#platform);
    }
    this.#platform = buildPlatform(field, side, look);
    this.#face.add(this.#platform);
    this.#reach = [0, 1].map((axis) => Math.max(...field.outline_um.map((point) => Math.abs(point[axis]!))) / 1000) as [number, number];
    this.#mat.material.color.set(look.dark ? "#3d3550" : "#c9b48c");
    this.#sky.intensity = look.dark ? 1.0 : 1.2;
    this.#sun.intensity = look.dark ? 2.1 : 2.3;
    this.#workshop?.dispose();
    this.#workshop = new Workshop(field.sizes_um);
    for (const piece of this.#pieces.values()) piece.removeFromParent();
    this.#pieces.clear();
    this.#falls.clear();
    this.#tracks.clear();
  }

  setLit(zones: { border: Point[]; tone: string }[]): void {
    empty(this.#lit);
    for (const { border, tone } of zones) this.#lit.add(buildLit(border, tone));
  }

  setHand(seat: number, sticks: boolean): void {
    this.#hand.wear(seat);
    this.#hand.lift(sticks);
    this.#sticks = sticks;
  }

  setGhost(ghost: Ghost | null): void {
    const kept = ghost?.pieces.map(({ id }) => id).join() === this.#ghost.userData["ids"];
    if (!kept) {
      empty(this.#ghost);
      this.#ghost.userData["ids"] = ghost?.pieces.map(({ id }) => id).join();
      for (const { id } of ghost?.pieces ?? []) {
        const piece = this.#workshop?.make(id, true);
        if (piece) this.#ghost.add(piece);
      }
      this.#ghost.add(new THREE.Mesh(new THREE.BufferGeometry(), new THREE.MeshBasicMaterial({ depthTest: false, transparent: true })));
    }
    if (!ghost) return;
    ghost.pieces.forEach(({ at, yaw }, index) => {
      const piece = this.#ghost.children[index];
      piece?.position.set(...at);
      piece?.rotation.set(0, 0, yaw);
    });
    const line = this.#ghost.children.at(-1) as THREE.Mesh<THREE.BufferGeometry, THREE.MeshBasicMaterial>;
    line.geometry.dispose();
    line.geometry = band(ghost.footprint.map(([x, y]) => [x / 1000, y / 1000]), 1.2, 0.4);
    line.material.color.set(ghost.tone);
    line.renderOrder = 2;
  }

  /** Boxes round the pieces that can be pointed at. */
  setMarks(ids: number[], tone: string, moment: Moment): void {
    empty(this.#marks);
    for (const id of ids) {
      const piece = moment.pieces.get(id);
      const size = this.#workshop?.size(id);
      if (!piece || !size) continue;
      const box = new THREE.EdgesGeometry(new THREE.BoxGeometry(size[0] + 2.4, size[1] + 2.4, size[2] + 2.4));
      const lines = new THREE.LineSegments(box, new THREE.LineBasicMaterial({ color: tone, depthTest: false }));
      lines.position.set(...piece.at);
      lines.quaternion.set(...piece.turn);
      this.#marks.add(lines);
    }
  }

  /** A plumb line from where the hand is wanted down to the platform's level. */
  setAim(aim: Aim | null): void {
    empty(this.#aim);
    if (!aim) return;
    const material = new THREE.MeshBasicMaterial({ color: aim.tone, transparent: true, opacity: 0.85, depthTest: false });
    const ring = new THREE.Mesh(new THREE.RingGeometry(5, 7, 32), material);
    const line = new THREE.Mesh(new THREE.CylinderGeometry(0.5, 0.5, Math.max(1, aim.at[2]), 6).rotateX(Math.PI / 2), material);
    ring.position.set(aim.at[0], aim.at[1], 0.5);
    line.position.set(aim.at[0], aim.at[1], aim.at[2] / 2);
    this.#aim.add(ring, line);
  }

  show(moment: Moment): void {
    this.#tilting.quaternion.set(...moment.platform);
    this.#tilting.updateMatrixWorld();
    for (const [id, group] of this.#pieces) {
      if (moment.pieces.has(id)) continue;
      group.removeFromParent();
      this.#pieces.delete(id);
      this.#falls.delete(id);
      this.#tracks.delete(id);
    }
    let held: PieceMoment | null = null;
    for (const piece of moment.pieces.values()) {
      this.#put(piece, moment.tick);
      if (piece.held) held ??= piece;
    }
    this.#showHand(moment, held);
  }

  #put(piece: PieceMoment, tick: number): void {
    let group = this.#pieces.get(piece.id);
    if (!group) {
      const made = this.#workshop?.make(piece.id);
      if (!made) return;
      group = made;
      this.#pieces.set(piece.id, group);
      this.#face.add(group);
    }
    if (!piece.fallen && this.#falls.delete(piece.id)) this.#face.add(group);
    if (piece.fallen) return this.#drop(piece, group);
    group.position.set(...piece.at);
    group.quaternion.set(...piece.turn);
    this.#track(piece.id, group, tick);
  }

  /** How fast it is: what falls goes on with that. */
  #track(id: number, group: THREE.Group, tick: number): void {
    const at = this.#face.localToWorld(group.position.clone());
    const before = this.#tracks.get(id);
    const seconds = before ? (tick - before.tick) / TICK_HZ : 0;
    if (before && seconds === 0) return;
    const speed = before && seconds > 0 ? at.clone().sub(before.at).divideScalar(seconds).clampLength(0, SPEED_MM_PER_S_MAX) : new THREE.Vector3();
    this.#tracks.set(id, { at, speed, tick });
  }

  /** What has fallen no longer turns with the platform. */
  #drop(piece: PieceMoment, group: THREE.Group): void {
    if (this.#falls.has(piece.id)) return;
    group.position.set(...piece.at);
    group.quaternion.set(...piece.turn);
    this.#scene.attach(group);
    const size = this.#workshop?.size(piece.id) ?? [20, 20, 10];
    this.#falls.add(piece.id, group, size, this.#tracks.get(piece.id)?.speed ?? new THREE.Vector3());
  }

  /** Something still moves by itself: a piece that falls, or the camera on its way. */
  get isMoving(): boolean {
    return !this.#falls.isEmpty || this.orbit.isMoving;
  }

  #showHand(moment: Moment, held: PieceMoment | null): void {
    this.#hand.group.visible = moment.handThere;
    if (!moment.handThere) return;
    const size = held ? this.#workshop?.size(held.id) : null;
    const grasp: Grasp = size ? { width: size[1], height: size[2] } : moment.rimHeld ? "rim" : "open";
    this.#hand.place(moment.hand, moment.handYaw, grasp, this.#sticks);
  }

  resize(width: number, height: number): void {
    const most = this.#plain ? 1 : Math.min(2, devicePixelRatio);
    this.#renderer.setPixelRatio(Math.max(0.5, most * FINENESS[this.#quality]));
    this.#renderer.setSize(width, height, false);
    this.orbit.resize(width, height, this.#reach);
  }

  get quality(): Quality {
    return this.#quality;
  }

  /** Fewer points and coarser shadows where the machine is slow. The shadow stays: it says how high a piece is. */
  setQuality(quality: Quality): void {
    this.#quality = quality;
    const { shadow } = this.#sun;
    shadow.mapSize.setScalar(this.#plain ? 512 : SHADOW_POINTS[quality]);
    shadow.map?.dispose();
    shadow.map = null;
  }

  draw(now: number): void {
    const began = performance.now();
    this.orbit.step(now);
    this.#falls.step(now);
    this.#renderer.render(this.#scene, this.orbit.camera);
    this.scriptMs = performance.now() - began;
  }

  /** The point of the platform's face under a pointer (x and y from -1 to 1), in its own frame. */
  onFace(x: number, y: number): Point | null {
    const normal = new THREE.Vector3(0, 0, 1).applyQuaternion(this.#tilting.quaternion);
    const through = this.#face.localToWorld(new THREE.Vector3());
    const hit = this.#ray(x, y).intersectPlane(new THREE.Plane().setFromNormalAndCoplanarPoint(normal, through), new THREE.Vector3());
    if (!hit) return null;
    const local = this.#face.worldToLocal(hit);
    return [local.x, local.y];
  }

  /** The point of the world at this height under a pointer. */
  onLevel(x: number, y: number, z: number): Point | null {
    const hit = this.#ray(x, y).intersectPlane(new THREE.Plane(new THREE.Vector3(0, 0, 1), -z), new THREE.Vector3());
    return hit ? [hit.x, hit.y] : null;
  }

  pieceAt(x: number, y: number): number | null {
    const caster = new THREE.Raycaster();
    caster.setFromCamera(new THREE.Vector2(x, y), this.orbit.camera);
    const [first] = caster.intersectObjects([...this.#pieces.values()], true);
    const id: unknown = first?.object.userData["piece"];
    return typeof id === "number" ? id : null;
  }

  #ray(x: number, y: number): THREE.Ray {
    const caster = new THREE.Raycaster();
    caster.setFromCamera(new THREE.Vector2(x, y), this.orbit.camera);
    return caster.ray;
  }

  /** Where a point of the face is seen, from -1 to 1. */
  seenAt(point: Point, z = 0): Point {
    const at = this.#face.localToWorld(new THREE.Vector3(point[0], point[1], z)).project(this.orbit.camera);
    return [at.x, at.y];
  }

  dispose(): void {
    release(this.#scene);
    this.#workshop?.dispose();
    this.#hand.dispose();
    this.#renderer.dispose();
  }
}

/** Is there no graphics card behind WebGL here? */
function isSoftware(): boolean {
  const gl = document.createElement("canvas").getContext("webgl2");
  const info = gl?.getExtension("WEBGL_debug_renderer_info");
  const name = gl && info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : "";
  gl?.getExtension("WEBGL_lose_context")?.loseContext();
  return /swiftshader|llvmpipe|software/i.test(name);
}

/** The table itself is not drawn: only what falls on it as shadow. */
function shadeOfTable(): THREE.Mesh {
  const shade = new THREE.Mesh(new THREE.CircleGeometry(600, 48), new THREE.ShadowMaterial({ opacity: 0.28 }));
  shade.position.z = TABLE_Z_MM - 3;
  shade.receiveShadow = true;
  return shade;
}

function empty(group: THREE.Group): void {
  for (const child of [...group.children]) {
    child.removeFromParent();
    if (!(child instanceof THREE.Group) || !child.children.some((part) => part.userData["piece"] !== undefined)) release(child);
  }
}

/** Gives back what the graphics card holds for this. Pieces are the workshop's. */
function release(thing: THREE.Object3D): void {
  thing.traverse((part) => {
    if (!(part instanceof THREE.Mesh || part instanceof THREE.LineSegments) || part.userData["piece"] !== undefined) return;
    part.geometry.dispose();
    for (const material of [part.material].flat() as THREE.Material[]) {
      if ("map" in material && material.map instanceof THREE.Texture) material.map.dispose();
      material.dispose();
    }
  });
}
