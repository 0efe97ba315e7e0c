type Container = Readonly<Record<string, unknown>>;

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

const word = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'symbol' || typeof value === 'function') return String(value);
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 120 ? `${text.slice(0, 117)}…` : text;
};

const at = (path: string, key: string, list: boolean): string => (list ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`);

const kindOf = (value: Container): unknown => Object.getPrototypeOf(value) ?? Object.prototype;

/**
 * Null when two values are the same plain data, else the first place where they differ. Stricter than JSON: a key that holds
 * undefined is not a missing key, and an instance of a class is not plain data.
 */
export const difference = (a: unknown, b: unknown, path = ''): string | null => {
  if (a === b || (Number.isNaN(a) && Number.isNaN(b))) return null;
  const here = path === '' ? 'the whole value' : path;
  if (!isContainer(a) || !isContainer(b)) return `${here}: ${word(a)} ≠ ${word(b)}`;
  const list = Array.isArray(a);
  if (kindOf(a) !== kindOf(b)) return `${here}: not the same kind of object`;
  if (list && Array.isArray(b) && a.length !== b.length) return `${here}: ${a.length} elements ≠ ${b.length} elements`;
  for (const key of Object.keys(a)) {
    if (!Object.hasOwn(b, key)) return `${at(path, key, list)}: ${word(a[key])} ≠ no such key`;
    const inside = difference(a[key], b[key], at(path, key, list));
    if (inside !== null) return inside;
  }
  for (const key of Object.keys(b)) if (!Object.hasOwn(a, key)) return `${at(path, key, list)}: no such key ≠ ${word(b[key])}`;
  return null;
};

export const same = (a: unknown, b: unknown): boolean => difference(a, b) === null;

/** A copy as it comes back from the wire or a file. */
export const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null');

/** Freezes plain data to the bottom. What is frozen already is taken to be frozen below as well, so that shared parts cost nothing. */
export const deepFreeze = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) deepFreeze(inner);
  return value;
};
