import type { Chance } from '#kernel/chance.ts';
import { type FilledForm, fillForm, fitsForm, type FormOffer, openingMove } from '#kernel/forms.ts';
import type { Offer, Way } from '#kernel/game.ts';
import { hasStart } from './form-faults.ts';
import { same } from './difference.ts';

/** What a player might write, whatever he means by it. */
const TEXTS: readonly string[] = ['', 'a', 'é’ «\u00a0»', '<b>&amp;', '💰', '0', '\n', 'null'];

/** Is the move one of the offers, or a filling of one? `asForm` lays a move out as the form it comes from, where they differ. */
export const isOffered = (offers: readonly Offer<unknown>[], move: unknown, asForm: (move: unknown) => unknown): boolean => {
  const filled = asForm(move);
  return offers.some((offer) => (offer.kind === 'move' ? same(offer.move, move) : fitsForm(offer, filled)));
};

/** A form at its least, its most, anything between, and as it opens where that is something else. */
export const fillings = (form: FormOffer, chance: Chance): readonly FilledForm[] => [
  fillForm(form, 'least'),
  fillForm(form, 'most'),
  fillForm(form, chance, TEXTS),
  ...(hasStart(form) ? [openingMove(form)] : []),
];

/** The first form of this type, filled as it opens. */
export const openingOf = (offers: readonly Way<unknown>[], type: string): FilledForm => {
  const form = offers.find((offer) => offer.kind === 'form' && offer.type === type);
  if (form?.kind !== 'form') throw new Error(`no form ${type} is offered`);
  return openingMove(form);
};

/** Every offer as moves off the wire. */
export const offeredMoves = (offers: readonly Offer<unknown>[], chance: Chance): readonly unknown[] =>
  offers.flatMap<unknown>((offer) => (offer.kind === 'move' ? [offer.move] : fillings(offer, chance)));

const sorted = (value: unknown): unknown => (Array.isArray(value) ? value.map(String).sort() : value);

/** Null, or the blank that was filled in and comes back changed. Lists may come back in another order. */
export const lostBlank = (raw: FilledForm, filled: unknown): string | null => {
  const values = new Map<string, unknown>(typeof filled === 'object' && filled !== null ? Object.entries(filled) : []);
  return Object.keys(raw).find((name) => !same(sorted(raw[name]), sorted(values.get(name)))) ?? null;
};
