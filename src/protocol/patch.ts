/** Plain JSON data. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * The difference between two JSON values, small when little changed: `{ s: value }` sets, `{ o: { key: patch } }` goes into an
 * object or list by key (a key of an object patched with `{ d: 1 }` is deleted), absent means unchanged.
 */
export type Patch = { readonly s: unknown } | { readonly o: Readonly<Record<string, Patch>> } | { readonly d: 1 };

type Container = Readonly<Record<string, unknown>>;

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

/** Null when nothing changed. States share what did not change, so equal references end the comparison early. */
export const diff = (before: unknown, after: unknown): Patch | null => {
  if (before === after) return null;
  if (!isContainer(before) || !isContainer(after)) return { s: after };
  const list = Array.isArray(after);
  if (Array.isArray(before) !== list) return { s: after };
  if (list && Array.isArray(before) && before.length > after.length) return { s: after };
  const changes: Record<string, Patch> = {};
  let count = 0;
  for (const key of Object.keys(after)) {
    const change = Object.hasOwn(before, key) ? diff(before[key], after[key]) : { s: after[key] };
    if (change === null || (after[key] === undefined && before[key] === undefined)) continue;
    changes[key] = after[key] === undefined ? { d: 1 } : change;
    count++;
  }
  if (!list) {
    for (const key of Object.keys(before)) {
      if (Object.hasOwn(after, key)) continue;
      changes[key] = { d: 1 };
      count++;
    }
  }
  return count === 0 ? null : { o: changes };
};

/** The value after the change; what did not change is shared. */
export const patched = (before: unknown, patch: Patch | null): unknown => {
  if (patch === null) return before;
  if ('s' in patch) return patch.s;
  if ('d' in patch) return undefined;
  if (Array.isArray(before)) {
    const copy: unknown[] = before.slice();
    for (const [key, change] of Object.entries(patch.o)) copy[Number(key)] = patched(copy[Number(key)], change);
    return copy;
  }
  const copy: Record<string, unknown> = { ...(isContainer(before) ? before : {}) };
  for (const [key, change] of Object.entries(patch.o)) {
    if ('d' in change) delete copy[key];
    else copy[key] = patched(copy[key], change);
  }
  return copy;
};
