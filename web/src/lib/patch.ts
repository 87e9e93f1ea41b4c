/** Applies RFC 6902 patches as the house makes them. Nothing is changed in place: what is untouched is shared. */
import type { Operation } from "../generated/protocol";

/** The patch does not fit the document: something was missed. */
export class PatchMisfit extends Error {}

export function applyPatch<T>(document: T, patch: readonly Operation[]): T {
  return patch.reduce<unknown>((now, operation) => applyOne(now, operation), document) as T;
}

function applyOne(document: unknown, operation: Operation): unknown {
  return change(document, keys(operation.path), operation);
}

/** RFC 6901: `~1` is `/` and `~0` is `~`. */
function keys(path: string): string[] {
  if (path === "") return [];
  if (!path.startsWith("/")) throw new PatchMisfit(`not a path: ${path}`);
  return path.slice(1).split("/").map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
}

function change(value: unknown, path: string[], operation: Operation): unknown {
  const [key, ...rest] = path;
  if (key === undefined) {
    if (operation.op === "remove") throw new PatchMisfit("the whole document cannot be removed");
    return operation.value;
  }
  if (Array.isArray(value)) return changeItem(value, key, rest, operation);
  if (typeof value === "object" && value !== null) {
    return changeField(value as Record<string, unknown>, key, rest, operation);
  }
  throw new PatchMisfit(`there is nothing at ${operation.path}`);
}

function changeField(fields: Record<string, unknown>, key: string, rest: string[], operation: Operation): object {
  const there = Object.hasOwn(fields, key);
  if (!there && (rest.length > 0 || operation.op !== "add")) throw new PatchMisfit(`no field at ${operation.path}`);
  if (rest.length === 0 && operation.op === "remove") {
    return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key));
  }
  // A computed key in a literal defines a field even if it is called `__proto__`.
  return { ...fields, [key]: change(fields[key], rest, operation) };
}

function changeItem(items: unknown[], key: string, rest: string[], operation: Operation): unknown[] {
  const adds = rest.length === 0 && operation.op === "add";
  const index = key === "-" && adds ? items.length : Number(key);
  const last = adds ? items.length : items.length - 1;
  if (!/^(0|[1-9]\d*|-)$/.test(key) || !(index <= last)) throw new PatchMisfit(`no item at ${operation.path}`);
  if (rest.length > 0) return items.with(index, change(items[index], rest, operation));
  switch (operation.op) {
    case "add":
      return items.toSpliced(index, 0, operation.value);
    case "remove":
      return items.toSpliced(index, 1);
    case "replace":
      return items.with(index, operation.value);
  }
}
