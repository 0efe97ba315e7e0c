import type { Offer } from '#kernel/game.ts';
import { renderText } from '#kernel/messages.ts';
import type { Voice } from '#kernel/words.ts';
import type { Brief } from '../game-page.ts';

/**
 * An offer in one or two words, from the kin of its label in the game's own catalogue (`x.do.buy.short`, `.detail`, `.help`), filled with
 * the same figures.
 */
export const briefOf = (offer: Offer<unknown>, { voice }: { readonly voice: Voice }): Brief => {
  const { label, weighty = false } = offer;
  const kin = (name: string): string | undefined => {
    const key = `${label.key}.${name}`;
    return Object.hasOwn(voice.catalogue, key) ? renderText({ ...label, key }, voice) : undefined;
  };
  return { word: kin('short'), detail: kin('detail'), help: kin('help'), weighty };
};
