import { at, type Chance, type Field, unreachable } from '#kernel';
import type { Reply, Client } from './client.ts';

const fill = (field: Field, chance: Chance): unknown => {
  switch (field.kind) {
    case 'int':
      return field.min + field.step * chance.int(Math.floor((field.max - field.min) / field.step) + 1);
    case 'pick': {
      const items = chance.shuffle(field.from).slice(0, Math.max(1, field.min));
      return field.max === 1 ? items[0] : items;
    }
    case 'text':
      return 'x';
    default:
      return unreachable(field);
  }
};

/** Takes one of the offers that a client has, whichever. */
export const playOffer = async (client: Client, chance: Chance, id?: string): Promise<Reply> => {
  const { offers } = client.scene;
  const offer = at(offers, chance.int(offers.length));
  const move = offer.kind === 'move' ? offer.move : { type: offer.type, ...Object.fromEntries(offer.fields.map((field) => [field.name, fill(field, chance)])) };
  return client.move(move, id);
};
