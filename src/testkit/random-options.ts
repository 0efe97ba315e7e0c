import * as fc from 'fast-check';
import { type AnyGame, type Chance, unreachable } from '#kernel';
import { pickOne } from './random-player.ts';

type Specs = AnyGame['module']['options'];
type Spec = Specs[string];

/** Values that the spec allows: ends first, since rules break at ends. A name stands for something that exists: only its default. */
const valuesOf = (spec: Spec): readonly unknown[] => {
  switch (spec.kind) {
    case 'int': {
      const steps = Math.floor((spec.max - spec.min) / spec.step);
      const inner = [0.1, 0.25, 0.5, 0.75].map((part) => spec.min + spec.step * Math.floor(steps * part));
      return [...new Set([spec.min, spec.min + spec.step * steps, ...(spec.also ?? []), ...inner])];
    }
    case 'choice':
      return spec.values;
    case 'flag':
      return [true, false];
    case 'set':
      return [[], [...spec.values], ...spec.values.map((value: string) => [value])];
    case 'name':
      return [];
    default:
      return unreachable(spec);
  }
};

/** Options of a table as people set them: most left alone, some changed. */
export const optionsArbitrary = (specs: Specs): fc.Arbitrary<Readonly<Record<string, unknown>>> => {
  const entries = Object.entries(specs).flatMap(([name, spec]) => {
    const values = valuesOf(spec);
    return values.length === 0 ? [] : [[name, fc.constantFrom(...values)] as const];
  });
  return fc.oneof({ weight: 1, arbitrary: fc.constant({}) }, { weight: 4, arbitrary: fc.record(Object.fromEntries(entries), { requiredKeys: [] }) });
};

/** A change of one option to an allowed value; often one that may not be changed in a running game. */
export const amendment = (specs: Specs, chance: Chance): Readonly<Record<string, unknown>> => {
  const [name, spec] = pickOne(Object.entries(specs), chance);
  const values = valuesOf(spec);
  return values.length === 0 ? {} : { [name]: pickOne(values, chance) };
};
