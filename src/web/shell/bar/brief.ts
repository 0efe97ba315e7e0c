import { type Offer, renderText, type Voice } from '#kernel';
import type { Brief, GamePage } from '../game-page.ts';

/**
 * An offer in one or two words, from the kin of its label in the game's own catalogue (`x.do.buy.short`, `.detail`, `.help`), filled with
 * the same figures.
 */
export const briefOf = (offer: Offer<unknown>, { page, voice }: { readonly page: GamePage | null; readonly voice: Voice }): Brief => {
  if (page?.brief !== undefined) return page.brief(offer, voice) ?? {};
  const { label, weighty = false } = offer;
  const kin = (name: string): string | undefined => {
    const key = `${label.key}.${name}`;
    return Object.hasOwn(voice.catalogue, key) ? renderText({ ...label, key }, voice) : undefined;
  };
  return { word: kin('short'), detail: kin('detail'), help: kin('help'), weighty };
};
