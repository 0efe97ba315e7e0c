import type { Localized } from '#kernel';
import { texts } from './texts.ts';

type Data = Readonly<Record<string, unknown>>;
const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What is expected and not found, place by place. Objects are compared by the keys expected, lists element by element;
 * an object with numbers for keys looks at those elements of a list.
 */
export const mismatches = (expected: unknown, found: unknown, where: string): readonly Localized[] => {
  if (Array.isArray(expected)) {
    if (!Array.isArray(found)) return [texts.differs(where, expected, found)];
    if (expected.length !== found.length) return [texts.wrongLength(where, expected.length, found.length)];
    return expected.flatMap((item: unknown, index) => mismatches(item, found[index], `${where}[${index}]`));
  }
  if (!isData(expected)) return expected === found ? [] : [texts.differs(where, expected, found)];
  if (typeof found !== 'object' || found === null) return [texts.differs(where, expected, found)];
  const values = new Map<string, unknown>(Object.entries(found));
  return Object.entries(expected).flatMap(([key, value]) => mismatches(value, values.get(key), Array.isArray(found) ? `${where}[${key}]` : `${where}.${key}`));
};

export const matches = (expected: unknown, found: unknown): boolean => mismatches(expected, found, '').length === 0;

export type Patched = { readonly ok: true; readonly state: unknown } | { readonly ok: false; readonly error: Localized };

/**
 * The state with a patch laid over it: objects are merged, everything else replaced; an object with numbers for keys changes
 * those elements of a list; `{ "$set": value }` replaces whatever was there. A name that the state does not have is an error: a
 * misspelt patch must not pass for a position.
 */
export const patchState = (state: unknown, patch: unknown, where = 'patch'): Patched => {
  if (!isData(patch)) return { ok: true, state: patch };
  if (Object.hasOwn(patch, '$set')) return { ok: true, state: patch.$set };
  if (typeof state !== 'object' || state === null) return { ok: false, error: texts.noSuchField(`${where}.${Object.keys(patch)[0] ?? ''}`) };
  const values = new Map<string, unknown>(Object.entries(state));
  for (const [key, change] of Object.entries(patch)) {
    const replaced = isData(change) && Object.hasOwn(change, '$set');
    if (!values.has(key) && !replaced) return { ok: false, error: texts.noSuchField(`${where}.${key}`) };
    const inner = patchState(values.get(key), change, `${where}.${key}`);
    if (!inner.ok) return inner;
    values.set(key, inner.state);
  }
  return { ok: true, state: Array.isArray(state) ? [...values.values()] : Object.fromEntries(values) };
};
