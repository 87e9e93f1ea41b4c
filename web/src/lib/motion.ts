/** How things move on the table. Who has asked for less motion sees them where they are. */
import { cubicOut } from "svelte/easing";
import type { FlipParams } from "svelte/animate";
import type { TransitionConfig } from "svelte/transition";
import type { Flight } from "./moments";

export function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

const FLIGHT_MS = 420;
const STAY: TransitionConfig = { duration: 0 };

/** Places on the table are marked with `data-at`. */
function placeOf(name: string): DOMRect | null {
  const box = document.querySelector(`[data-at="${CSS.escape(name)}"]`)?.getBoundingClientRect();
  return box && box.width > 0 ? box : null;
}

/** Something that has come from another place on the table is seen to come from there. */
export function arrive(node: Element, { from, delay = 0 }: { from: string | null; delay?: number }): TransitionConfig {
  const [start, end] = [from === null ? null : placeOf(from), node.getBoundingClientRect()];
  if (!start || end.width === 0 || calm()) return STAY;
  const x = start.left + start.width / 2 - (end.left + end.width / 2);
  const y = start.top + start.height / 2 - (end.top + end.height / 2);
  const size = Math.min(1.5, Math.max(0.4, start.height / end.height));
  const arc = Math.min(60, Math.hypot(x, y) / 5);
  return {
    duration: FLIGHT_MS,
    delay,
    easing: cubicOut,
    css: (t, u) => {
      const rise = -arc * Math.sin(Math.PI * t);
      return `transform: translate(${x * u}px, ${y * u + rise}px) scale(${1 + (size - 1) * u}) rotate(${-9 * u}deg); z-index: 9`;
    },
  };
}

/** For `animate:flip`: what is left in a row closes the gap. */
export function closeUp(): FlipParams {
  return { duration: calm() ? 0 : 260 };
}

/** A blow that lands is felt. */
export function shake(node: Element | null | undefined, strength = 8): void {
  if (!node || calm()) return;
  const step = (x: number, y: number) => ({ transform: `translate(${x * strength}px, ${y * strength}px)` });
  node.animate([step(0, 0), step(-1, 0.4), step(0.9, -0.5), step(-0.6, 0.3), step(0.4, -0.1), step(0, 0)], { duration: 380, easing: "ease-out" });
}

/** Something is pointed out for a moment. */
export function pulse(node: Element | null | undefined): void {
  if (!node || calm()) return;
  node.animate([{ transform: "scale(1)" }, { transform: "scale(1.16)" }, { transform: "scale(1)" }], { duration: 420, easing: "ease-out" });
}

const PRIZE_MS = 900;

/** A prize flies to its winner: what lies at a place, or words from there. */
export function fly({ from, to, words }: Flight): void {
  const [start, end] = [placeOf(from), placeOf(to)];
  if (!start || !end || calm()) return;
  const ghost = words === undefined ? copyAt(from) : chip(words, start);
  if (!ghost) return;
  document.body.append(ghost);
  const box = ghost.getBoundingClientRect();
  const [x, y] = [end.left + end.width / 2 - (box.left + box.width / 2), end.top + end.height / 2 - (box.top + box.height / 2)];
  const steps = [
    { transform: "none", offset: 0 },
    { transform: "translateY(-14px) scale(1.25)", offset: 0.35 },
    { transform: `translate(${x}px, ${y}px) scale(.45)`, offset: 1 },
  ];
  const flight = ghost.animate(steps, { duration: PRIZE_MS, easing: "ease-in-out", fill: "forwards" });
  flight.onfinish = flight.oncancel = () => ghost.remove();
}

function copyAt(place: string): HTMLElement | null {
  const face = document.querySelector<HTMLElement>(`[data-at="${CSS.escape(place)}"] .card-face`);
  if (!face) return null;
  const box = face.getBoundingClientRect();
  const ghost = face.cloneNode(true) as HTMLElement;
  ghost.style.setProperty("--w", `${box.width}px`);
  return floating(ghost, box.left, box.top);
}

function chip(words: string, start: DOMRect): HTMLElement {
  const ghost = document.createElement("span");
  ghost.className = "prize";
  ghost.textContent = words;
  return floating(ghost, start.left + start.width / 2 - 20, start.top + start.height / 2 - 14);
}

function floating(ghost: HTMLElement, left: number, top: number): HTMLElement {
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, { position: "fixed", left: `${left}px`, top: `${top}px`, margin: "0", zIndex: "30", pointerEvents: "none" });
  return ghost;
}
