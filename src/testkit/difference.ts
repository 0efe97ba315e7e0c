type Container = Readonly<Record<string, unknown>>;

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

const word = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'symbol' || typeof value === 'function') return String(value);
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 120 ? `${text.slice(0, 117)}…` : text;
};

const at = (path: string, key: string, list: boolean): string => (list ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`);

const kindOf = (value: object): unknown => Object.getPrototypeOf(value) ?? Object.prototype;

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

const isPlain = (value: object): boolean => Array.isArray(value) || kindOf(value) === Object.prototype;

/**
 * Null when the value comes back from JSON as it went, else the first place where it would not. `known` holds what was looked
 * at before and is frozen: states share most of their parts, and a part need not be looked at twice.
 */
export const jsonFault = (value: unknown, known: WeakSet<object>, path = ''): string | null => {
  const here = path === '' ? 'the whole value' : path;
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : `${here} is ${value}`;
  if (typeof value !== 'object') return `${here} is ${typeof value}`;
  if (known.has(value)) return null;
  if (!isPlain(value) || 'toJSON' in value || Object.getOwnPropertySymbols(value).length > 0) return `${here} is not plain data`;
  const list = Array.isArray(value);
  if (list && Object.keys(value).length !== value.length) return `${here} has holes, or more than elements`;
  for (const [key, inner] of Object.entries(value)) {
    const fault = jsonFault(inner, known, at(path, key, list));
    if (fault !== null) return fault;
  }
  if (Object.isFrozen(value)) known.add(value);
  return null;
};

/** A copy as it comes back from the wire or a file. */
export const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null');

/** Freezes plain data to the bottom. What is frozen already is taken to be frozen below as well, so that shared parts cost nothing. */
export const deepFreeze = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) deepFreeze(inner);
  return value;
};
