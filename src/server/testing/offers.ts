import { at, type Chance, fillForm } from '#kernel';
import type { Client, Reply } from './client.ts';

/** Takes one of the offers that a client has, whichever. */
export const playOffer = async (client: Client, chance: Chance, id?: string): Promise<Reply> => {
  const { offers } = client.scene;
  const offer = at(offers, chance.int(offers.length));
  return client.move(offer.kind === 'move' ? offer.move : fillForm(offer, chance), id);
};
