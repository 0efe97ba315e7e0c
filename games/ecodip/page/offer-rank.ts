import type { Offer } from '#kernel/game.ts';
import { typeOf } from '#web/kit/parts/offers.ts';
import type { OfferRank } from '#web/kit/interface/game-page.ts';

/** The thing whose pointing opens the slip in which a sheet is sealed. */
export const SEAL = 'ecodip:seal';

/** The thing whose pointing leads to the sheet. */
export const SHEET_THING = 'ecodip:orders';

const SHEET: ReadonlySet<string> = new Set(['submit', 'orders', 'write', 'confirm']);

/** The bar has one button for the sheet: it is written on the table. What may be done at any time stands apart. */
export const rankOf = (offer: Offer<unknown>): OfferRank => {
  const type = typeOf(offer);
  if (type === 'autoReady' || type === 'confirm') return 'instruction';
  return type === 'unconfirm' ? 'passive' : 'usual';
};

export const groupOf = (offer: Offer<unknown>): string => {
  const type = typeOf(offer);
  if (SHEET.has(type) && type !== 'confirm') return 'sheet';
  return type.startsWith('rule') ? 'ruling' : type;
};

export const dialogOf = (offer: Offer<unknown>): string | null => (groupOf(offer) === 'sheet' ? SEAL : null);

/** A sealed sheet is opened again before it is sealed again: the bar has one way, not two. */
export const inBar = (offers: readonly Offer<unknown>[]): readonly Offer<unknown>[] =>
  offers.some((offer) => typeOf(offer) === 'unconfirm') ? offers.filter((offer) => groupOf(offer) !== 'sheet') : offers;
