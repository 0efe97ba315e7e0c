import type { Localized } from '#kernel/words.ts';
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
