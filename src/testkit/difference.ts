type Container = Readonly<Record<string, unknown>>;

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

const word = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'symbol' || typeof value === 'function') return String(value);
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 120 ? `${text.slice(0, 117)}…` : text;
};

/** Where in a value something is found, and what. The way there is put together only where there is something to tell: nearly always there is nothing. */
interface Spot {
  readonly path: string;
  readonly text: string;
}

const spot = (text: string): Spot => ({ path: '', text });

const within = (key: string, list: boolean, { path, text }: Spot): Spot => {
  const own = list ? `[${key}]` : key;
  return { path: path === '' || path.startsWith('[') ? own + path : `${own}.${path}`, text };
};

const told = (found: Spot | null, under: string, link: string): string | null => {
  if (found === null) return null;
  const path = under === '' || found.path === '' || found.path.startsWith('[') ? under + found.path : `${under}.${found.path}`;
  return `${path === '' ? 'the whole value' : path}${link}${found.text}`;
};

const kindOf = (value: object): unknown => Object.getPrototypeOf(value) ?? Object.prototype;

const firstDifference = (a: unknown, b: unknown): Spot | null => {
  if (a === b || (Number.isNaN(a) && Number.isNaN(b))) return null;
  if (!isContainer(a) || !isContainer(b)) return spot(`${word(a)} ≠ ${word(b)}`);
  const list = Array.isArray(a);
  if (kindOf(a) !== kindOf(b)) return spot('not the same kind of object');
  if (list && Array.isArray(b) && a.length !== b.length) return spot(`${a.length} elements ≠ ${b.length} elements`);
  const keys = Object.keys(a);
  for (const key of keys) {
    if (!Object.hasOwn(b, key)) return within(key, list, spot(`${word(a[key])} ≠ no such key`));
    const inside = firstDifference(a[key], b[key]);
    if (inside !== null) return within(key, list, inside);
  }
  const others = Object.keys(b);
  // As many keys, and all of the one's are the other's.
  if (others.length === keys.length) return null;
  const more = others.find((key) => !Object.hasOwn(a, key));
  return more === undefined ? null : within(more, list, spot(`no such key ≠ ${word(b[more])}`));
};

/**
 * Null when two values are the same plain data, else the first place where they differ. Stricter than JSON: a key that holds
 * undefined is not a missing key, and an instance of a class is not plain data.
 */
export const difference = (a: unknown, b: unknown, path = ''): string | null => told(firstDifference(a, b), path, ': ');

export const same = (a: unknown, b: unknown): boolean => firstDifference(a, b) === null;

const isPlain = (value: object): boolean => Array.isArray(value) || kindOf(value) === Object.prototype;

const firstFault = (value: unknown, known: WeakSet<object>): Spot | null => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : spot(`is ${value}`);
  if (typeof value !== 'object') return spot(`is ${typeof value}`);
  if (known.has(value)) return null;
  if (!isPlain(value) || 'toJSON' in value || Object.getOwnPropertySymbols(value).length > 0) return spot('is not plain data');
  const list = Array.isArray(value);
  if (list && Object.keys(value).length !== value.length) return spot('has holes, or more than elements');
  for (const [key, inner] of Object.entries(value)) {
    const fault = firstFault(inner, known);
    if (fault !== null) return within(key, list, fault);
  }
  if (Object.isFrozen(value)) known.add(value);
  return null;
};

/**
 * Null when the value comes back from JSON as it went, else the first place where it would not. `known` holds what was looked
 * at before and is frozen: states share most of their parts, and a part need not be looked at twice.
 */
export const jsonFault = (value: unknown, known: WeakSet<object>): string | null => told(firstFault(value, known), '', ' ');

/** A copy as it comes back from the wire or a file. */
export const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null');

/** Freezes plain data to the bottom. What is frozen already is taken to be frozen below as well, so that shared parts cost nothing. */
export const deepFreeze = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) deepFreeze(inner);
  return value;
};
