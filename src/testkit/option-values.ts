import type { Chance } from '#kernel/chance.ts';
import { unreachable } from '#kernel/collections.ts';
import type { AnyGame } from '#kernel/game.ts';
import { pickOne } from './random-player.ts';

export type Specs = AnyGame['module']['options'];
type Spec = Specs[string];

/** Values worth trying: all where they are few, and of numbers the ends. A name stands for something that exists: none but its default. */
export const endValues = (spec: Spec): readonly unknown[] => {
  switch (spec.kind) {
    case 'int':
      return [...new Set([spec.min, spec.min + spec.step * Math.floor((spec.max - spec.min) / spec.step), ...(spec.also ?? [])])];
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

/** The same, and some numbers between the ends. */
export const likelyValues = (spec: Spec): readonly unknown[] => {
  if (spec.kind !== 'int') return endValues(spec);
  const steps = Math.floor((spec.max - spec.min) / spec.step);
  return [...new Set([...endValues(spec), ...[0.1, 0.25, 0.5, 0.75].map((part) => spec.min + spec.step * Math.floor(steps * part))])];
};

/** A change of one option to an allowed value; often one that may not be changed in a running game. */
export const amendment = (specs: Specs, chance: Chance): Readonly<Record<string, unknown>> => {
  const [name, spec] = pickOne(Object.entries(specs), chance);
  const values = likelyValues(spec);
  return values.length === 0 ? {} : { [name]: pickOne(values, chance) };
};
