import { at, type Chance, type Field, type Offer, unreachable } from '#kernel';
import { decode } from './decode.ts';
import type { Move } from './types.ts';

/* Filling a form at random. */

const fillField = (field: Field, chance: Chance): unknown => {
  switch (field.kind) {
    case 'int':
      return field.min + field.step * chance.int(Math.floor((field.max - field.min) / field.step) + 1);
    case 'pick': {
      if (field.max === 1) return at(field.from, chance.int(field.from.length));
      const most = Math.min(field.max, field.from.length);
      return chance.shuffle(field.from).slice(0, field.min + chance.int(most - field.min + 1));
    }
    case 'text':
      return '';
    default:
      return unreachable(field);
  }
};

export const fillOffer = (offer: Offer<Move>, chance: Chance): Move | null => {
  if (offer.kind === 'move') return offer.move;
  return decode({ type: offer.type, ...Object.fromEntries(offer.fields.map((field) => [field.name, fillField(field, chance)])) });
};
