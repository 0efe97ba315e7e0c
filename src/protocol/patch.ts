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

const text = (value: unknown): string => (value === undefined ? 'null' : JSON.stringify(value));

const set = (value: unknown): string => `{"s":${text(value)}}`;

const listDiff = (before: readonly unknown[], after: readonly unknown[]): string | null => {
  if (before.length > after.length) return set(after);
  let changes = '';
  for (let index = 0; index < after.length; index++) {
    const change = index < before.length ? diffText(before[index], after[index]) : set(after[index]);
    if (change !== null) changes += `${changes === '' ? '' : ','}"${index}":${change}`;
  }
  return changes === '' ? null : `{"o":{${changes}}}`;
};

/** The difference between two objects, each part of it told by `inside`. */
export const objectDiff = (before: Container, after: Container, inside: typeof diffText): string | null => {
  let changes = '';
  /** Keys that both hold. */
  let shared = 0;
  for (const key of Object.keys(after)) {
    const now = after[key];
    // JSON knows no undefined: a key that holds it is a key that is not there.
    if (now === undefined) continue;
    // What an object inherits is no JSON, and the same as nothing that it could hold.
    const was = before[key] === now ? now : held(before, key);
    if (was !== undefined) shared++;
    const change = was === undefined ? set(now) : inside(was, now);
    if (change !== null) changes += `${changes === '' ? '' : ','}${JSON.stringify(key)}:${change}`;
  }
  const keys = Object.keys(before);
  if (keys.length > shared) {
    for (const key of keys)
      if (before[key] !== undefined && held(after, key) === undefined) changes += `${changes === '' ? '' : ','}${JSON.stringify(key)}:{"d":1}`;
  }
  return changes === '' ? null : `{"o":{${changes}}}`;
};

/** A patch as JSON text; null when nothing changed. States share what did not change, so equal references end the comparison early. */
export const diffText = (before: unknown, after: unknown): string | null => {
  if (before === after) return null;
  if (!isContainer(before) || !isContainer(after)) return set(after);
  if (Array.isArray(before) && Array.isArray(after)) return listDiff(before, after);
  return Array.isArray(before) || Array.isArray(after) ? set(after) : objectDiff(before, after, diffText);
};

/** Would `diffText` find nothing? It does not look further than the first difference. */
export const isSame = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (!isContainer(a) || !isContainer(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  let shared = 0;
  for (const key of Object.keys(a)) {
    const value = a[key];
    if (value === undefined) continue;
    shared++;
    if (value !== b[key] && !isSame(value, held(b, key))) return false;
  }
  const keys = Object.keys(b);
  return keys.length === shared || keys.every((key) => b[key] === undefined || held(a, key) !== undefined);
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
