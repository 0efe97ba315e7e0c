import { type FormOffer, openFields } from '#kernel/forms.ts';
import type { Offer } from '#kernel/game.ts';
import { typeOf } from '../../parts/offers.ts';
import type { GamePage, OfferRank } from '../game-page.ts';

/** Offers that are one thing to do in several ways: the same kind of move on another target. */
export interface OfferGroup {
  readonly type: string;
  readonly offers: readonly Offer<unknown>[];
}

export interface Arranged {
  /** In the bar, the likeliest first. */
  readonly usual: readonly OfferGroup[];
  /** Behind « Autres ». */
  readonly others: readonly OfferGroup[];
  /** Last in the bar: pass, done. */
  readonly passive: readonly OfferGroup[];
  /** Out of turn, behind « Instructions ». */
  readonly instructions: readonly OfferGroup[];
}

const MOST = 5;

const groups = (offers: readonly Offer<unknown>[], wordOf: NonNullable<GamePage['group']>): readonly OfferGroup[] => {
  const found = new Map<string, Offer<unknown>[]>();
  for (const offer of offers) {
    const type = `${offer.kind} ${wordOf(offer)}`;
    found.set(type, [...(found.get(type) ?? []), offer]);
  }
  return [...found].map(([type, grouped]) => ({ type, offers: grouped }));
};

/** Five at most in the bar: the likely ones and the passive one stay, what lies between waits behind a button. */
export const arrange = (offers: readonly Offer<unknown>[], rank: GamePage['rank'], group: GamePage['group'] = typeOf): Arranged => {
  const of = (wanted: OfferRank): readonly OfferGroup[] =>
    groups(
      offers.filter((offer) => rank(offer, offers) === wanted),
      group,
    );
  const usual = of('usual');
  const passive = of('passive');
  const room = Math.max(1, MOST - passive.length);
  // One place is taken by the button that opens the others.
  const shown = usual.length <= room ? usual.length : room - 1;
  return { usual: usual.slice(0, shown), others: usual.slice(shown), passive, instructions: of('instruction') };
};

/** One number and nothing else: it fits into the bar itself. */
export const isSlip = (offer: FormOffer): boolean => {
  const [field, ...more] = openFields(offer);
  return field?.kind === 'int' && more.length === 0;
};
