import type { Draws } from '#kernel/chance.ts';
import { at } from '#kernel/collections.ts';
import { fillForm } from '#kernel/forms.ts';
import type { Client, Reply } from './client.ts';

/** Takes one of the offers that a client has, whichever. */
export const playOffer = async (client: Client, chance: Draws, id?: string): Promise<Reply> => {
  const { offers } = client.scene;
  const offer = at(offers, chance.int(offers.length));
  return client.move(offer.kind === 'move' ? offer.move : fillForm(offer, chance), id);
};
