/** Plain JSON data. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * The difference between two JSON values, small when little changed: `{ s: value }` sets, `{ o: { key: patch } }` goes into an
 * object or list by key (a key of an object patched with `{ d: 1 }` is deleted), absent means unchanged.
 */
export type Patch = { readonly s: unknown } | { readonly o: Readonly<Record<string, Patch>> } | { readonly d: 1 };

type Container = Readonly<Record<string, unknown>>;

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

/** What the object itself holds: `{}.constructor` and the like are not data. */
const held = (container: Container, key: string): unknown => (Object.hasOwn(container, key) ? container[key] : undefined);

/** Assigning to `__proto__` would change what the object is, not what it holds. */
const put = (target: Record<string, unknown>, key: string, value: unknown): void => {
  if (key === '__proto__') Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
  else target[key] = value;
};

const listDiff = (before: readonly unknown[], after: readonly unknown[]): Patch | null => {
  if (before.length > after.length) return { s: after };
  const changes: Record<string, Patch> = {};
  let count = 0;
  for (let index = 0; index < after.length; index++) {
    const change = index < before.length ? diff(before[index], after[index]) : { s: after[index] };
    if (change === null) continue;
    changes[index] = change;
    count++;
  }
  return count === 0 ? null : { o: changes };
};

const objectDiff = (before: Container, after: Container): Patch | null => {
  const changes: Record<string, Patch> = {};
  let count = 0;
  const change = (key: string, patch: Patch): void => {
    put(changes, key, patch);
    count++;
  };
  for (const key of Object.keys(after)) {
    // JSON knows no undefined: a key that holds it is a key that is not there.
    if (after[key] === undefined) continue;
    const was = held(before, key);
    const patch = was === undefined ? { s: after[key] } : diff(was, after[key]);
    if (patch !== null) change(key, patch);
  }
  for (const key of Object.keys(before)) if (before[key] !== undefined && held(after, key) === undefined) change(key, { d: 1 });
  return count === 0 ? null : { o: changes };
};

/** Null when nothing changed. States share what did not change, so equal references end the comparison early. */
export const diff = (before: unknown, after: unknown): Patch | null => {
  if (before === after) return null;
  if (!isContainer(before) || !isContainer(after)) return { s: after };
  if (Array.isArray(before) && Array.isArray(after)) return listDiff(before, after);
  return Array.isArray(before) || Array.isArray(after) ? { s: after } : objectDiff(before, after);
};

/** Would `diff` find nothing? It does not look further than the first difference. */
export const isSame = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (!isContainer(a) || !isContainer(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.every((key) => isSame(a[key], held(b, key))) && Object.keys(b).every((key) => b[key] === undefined || Object.hasOwn(a, key));
};

/** The value after the change; what did not change is shared. */
export const patched = (before: unknown, patch: Patch | null): unknown => {
  if (patch === null) return before;
  if ('s' in patch) return patch.s;
  if ('d' in patch) return undefined;
  if (Array.isArray(before)) {
    const list: unknown[] = before.slice();
    for (const [key, change] of Object.entries(patch.o)) list[Number(key)] = patched(list[Number(key)], change);
    return list;
  }
  const copy: Record<string, unknown> = { ...(isContainer(before) ? before : {}) };
  for (const [key, change] of Object.entries(patch.o)) {
    if ('d' in change) delete copy[key];
    else put(copy, key, patched(held(copy, key), change));
  }
  return copy;
};
