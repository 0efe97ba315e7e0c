import { type AnyGame, type Chance, type Field, type Offer, type Seat, type Sight } from '#kernel';

/** Numbers worth trying in a blank: its ends, what it opens with, and the thirds between. */
const numbersOf = ({ min, max, step, start }: Extract<Field, { kind: 'int' }>): readonly number[] => {
  const steps = Math.floor((max - min) / step);
  const tried = [0, Math.round(steps / 3), Math.round((2 * steps) / 3), steps].map((count) => min + step * count);
  return start === undefined ? tried : [start, ...tried];
};

const valuesOf = (field: Field): readonly unknown[] => {
  if (field.kind === 'int') return [...new Set(numbersOf(field))];
  if (field.kind === 'text') return [''];
  return field.max === 1 ? field.from : [field.from.slice(0, field.min)];
};

const MOST_FILLINGS = 12;

const fillingsOf = ({ type, fields }: Extract<Offer<unknown>, { kind: 'form' }>): readonly Readonly<Record<string, unknown>>[] => {
  let filled: (readonly (readonly [string, unknown])[])[] = [[['type', type]]];
  for (const field of fields) filled = filled.flatMap((before) => valuesOf(field).map((value) => before.concat([[field.name, value]]))).slice(0, MOST_FILLINGS);
  return filled.map((values) => Object.fromEntries(values));
};

const typeOf = (move: unknown): string => (typeof move === 'object' && move !== null && 'type' in move ? String(move.type) : '');

const MOST_CANDIDATES = 24;

/** What is worth trying, the habit first: as the game proposes, else every offer and its forms at a few fillings. Nothing that the rules refuse. */
export const candidatesOf = (game: AnyGame, sight: Sight<unknown, unknown>, seat: Seat, usual: unknown, world: unknown, chance: Chance): readonly unknown[] => {
  const { module, search } = game;
  const proposed: readonly unknown[] =
    search?.candidates?.(sight, seat, chance) ??
    sight.offers.flatMap((offer): readonly unknown[] => {
      if (search?.idle?.includes(offer.kind === 'move' ? typeOf(offer.move) : offer.type) === true) return [];
      return offer.kind === 'move' ? [offer.move] : fillingsOf(offer).map((raw) => module.decode(raw));
    });
  const found = new Map<string, unknown>([[JSON.stringify(usual), usual]]);
  for (const move of proposed) if (move !== null && module.check(world, { by: seat, move }) === null) found.set(JSON.stringify(move), move);
  return [...found.values()].slice(0, MOST_CANDIDATES);
};
