type Data = Readonly<Record<string, unknown>>;
const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);

/** `at`: the place of the patch that the state does not have. */
export type Patched = { readonly ok: true; readonly state: unknown } | { readonly ok: false; readonly at: string };

/**
 * The state with a patch laid over it: objects are merged, everything else replaced; an object with numbers for keys changes
 * those elements of a list; `{ "$set": value }` replaces whatever was there. A name that the state does not have is an error: a
 * misspelt patch must not pass for a position.
 */
export const patchState = (state: unknown, patch: unknown, where = 'patch'): Patched => {
  if (!isData(patch)) return { ok: true, state: patch };
  if (Object.hasOwn(patch, '$set')) return { ok: true, state: patch.$set };
  if (typeof state !== 'object' || state === null) return { ok: false, at: `${where}.${Object.keys(patch)[0] ?? ''}` };
  const values = new Map<string, unknown>(Object.entries(state));
  for (const [key, change] of Object.entries(patch)) {
    const replaced = isData(change) && Object.hasOwn(change, '$set');
    if (!values.has(key) && !replaced) return { ok: false, at: `${where}.${key}` };
    const inner = patchState(values.get(key), change, `${where}.${key}`);
    if (!inner.ok) return inner;
    values.set(key, inner.state);
  }
  return { ok: true, state: Array.isArray(state) ? [...values.values()] : Object.fromEntries(values) };
};
