/** The element at `index`; asking outside the list is a mistake of ours, hence an exception. */
export const at = <T>(items: readonly T[], index: number): T => {
  const item = items[index];
  if (item === undefined) throw new RangeError(`no element ${index} in a list of ${items.length}`);
  return item;
};

/** A copy of the list with one element replaced. */
export const replaceAt = <T>(items: readonly T[], index: number, item: T): readonly T[] => {
  const copy = items.slice();
  copy[index] = item;
  return copy;
};

/** The keys of a record, in its order. */
export const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>): readonly K[] =>
  Object.keys(record).filter((key): key is K => Object.hasOwn(record, key));

/** A record with an entry for each key. */
export const recordOf = <K extends string, V>(keys: readonly K[], make: (key: K) => V): Record<K, V> => {
  const made: Record<string, V> = {};
  for (const key of keys) made[key] = make(key);
  return made;
};

/** A copy of the record with one entry replaced. (A computed key in the literal itself would take twice as long.) */
export const replaceKey = <K extends string, V>(record: Readonly<Record<K, V>>, key: K, value: V): Readonly<Record<K, V>> => {
  const copy: Record<K, V> = { ...record };
  copy[key] = value;
  return copy;
};

/** Closes a switch over a closed union: reaching it is a mistake of ours. */
export const unreachable = (value: never): never => {
  throw new Error(`unreachable: ${JSON.stringify(value)}`);
};

export const sum = (numbers: Iterable<number>): number => {
  let total = 0;
  for (const n of numbers) total += n;
  return total;
};

/** Whole numbers 0 … count − 1. */
export const range = (count: number): readonly number[] => {
  const numbers: number[] = [];
  for (let index = 0; index < count; index++) numbers.push(index);
  return numbers;
};

/* Many times as fast as `flatMap`, which everything that lists what may be done would need. */

/** What is made of each, where something is. */
export const collect = <T, U>(items: readonly T[], make: (item: T, index: number) => U | null): readonly U[] => {
  const made: U[] = [];
  for (let index = 0; index < items.length; index++) {
    const one = make(at(items, index), index);
    if (one !== null) made.push(one);
  }
  return made;
};

/** All that is made of each, one after the other. */
export const gather = <T, U>(items: readonly T[], make: (item: T, index: number) => readonly U[]): readonly U[] => {
  const made: U[] = [];
  for (let index = 0; index < items.length; index++) for (const one of make(at(items, index), index)) made.push(one);
  return made;
};
