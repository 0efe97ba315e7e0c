import * as fc from 'fast-check';
import { likelyValues, type Specs } from './option-values.ts';

/** Options of a table as people set them: most left alone, some changed. */
export const optionsArbitrary = (specs: Specs): fc.Arbitrary<Readonly<Record<string, unknown>>> => {
  const entries = Object.entries(specs).flatMap(([name, spec]) => {
    const values = likelyValues(spec);
    return values.length === 0 ? [] : [[name, fc.constantFrom(...values)] as const];
  });
  return fc.oneof({ weight: 1, arbitrary: fc.constant({}) }, { weight: 4, arbitrary: fc.record(Object.fromEntries(entries), { requiredKeys: [] }) });
};
