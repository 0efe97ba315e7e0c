import { decode } from '#games/anti-monopoly/moves.ts';
import type { Move, MoveOf, TitleId, View } from '#games/anti-monopoly/types.ts';
import type { Offer, Seat } from '#kernel/game.ts';
import { firstOffer } from '#web/kit/parts/offers.ts';
import { squareOf } from './facts.ts';
import { type Message, renderText } from '#kernel/messages.ts';
import { formatChange, formatNumber, type Say, sentenceOf, type Voice, wordsOf } from '#kernel/words.ts';
import { words as catalogue } from './words.ts';

/* Offers that a square stands for. */

type MoveOffer = Extract<Offer<unknown>, { readonly kind: 'move' }>;

/** The move of an offer, or null for a form. */
export const moveIn = (offer: Offer<unknown>): Move | null => (offer.kind === 'move' ? decode(offer.move) : null);

/** Moves about one title of the mover's own. */
export type TitleMove = MoveOf<'build' | 'sellBuildings' | 'mortgage' | 'unmortgage'>;

const isTitleMove = (move: Move): move is TitleMove =>
  move.type === 'build' || move.type === 'sellBuildings' || move.type === 'mortgage' || move.type === 'unmortgage';

/** The title being sold, if one is. */
export const titleInQuestion = ({ table: { point } }: View): TitleId | null =>
  point.kind === 'buyDecision' || point.kind === 'ceilings' || point.kind === 'bidding' ? point.title : null;

export interface TitleOffer {
  readonly offer: MoveOffer;
  readonly move: TitleMove;
}

/** What may be done with a title of one's own now. Buying is asked in the bar. */
export const offersOn = (title: TitleId, offers: readonly Offer<unknown>[]): readonly TitleOffer[] =>
  offers.flatMap((offer): readonly TitleOffer[] => {
    const move = moveIn(offer);
    if (offer.kind !== 'move' || move === null) return [];
    return isTitleMove(move) && move.title === title ? [{ offer, move }] : [];
  });

/** Ways to find money, in the order of the game. */
export interface CashStep {
  readonly offer: MoveOffer;
  readonly move: MoveOf<'sellBuildings' | 'mortgage'>;
}

export const cashSteps = (offers: readonly Offer<unknown>[]): readonly CashStep[] =>
  offers.flatMap((offer) => {
    const move = moveIn(offer);
    return offer.kind === 'move' && (move?.type === 'sellBuildings' || move?.type === 'mortgage') ? [{ offer, move }] : [];
  });

/**
 * Squares with a brass ring: the title to buy or bid for, and what a debtor may sell or mortgage. Before a throw the dice
 * are what one may touch; what can be managed stands on the titles.
 */
export const targetsOf = (view: View, offers: readonly Offer<unknown>[]): ReadonlySet<number> => {
  if (offers.length === 0) return new Set();
  const sold = titleInQuestion(view);
  if (sold !== null) return new Set([squareOf(sold)]);
  if (view.table.point.kind !== 'raiseCash') return new Set();
  return new Set(cashSteps(offers).map(({ move }) => squareOf(move.title)));
};

export const offerOf: (offers: readonly Offer<unknown>[], ...types: readonly Move['type'][]) => Offer<unknown> | undefined = firstOffer;

/** Everything a part of the page needs to put the position into words and figures. Amounts carry no currency sign. */
export interface Speech {
  readonly words: Say<typeof catalogue>;
  readonly lang: Voice['lang'];
  readonly name: (seat: Seat) => string;
  readonly money: (sum: number) => string;
  /** With its sign. */
  readonly change: (sum: number) => string;
  /** A word of the game's own catalogue. */
  readonly term: (key: string) => string | undefined;
  /** A sentence of the game. */
  readonly render: (message: Message) => string;
}

const wordsIn = wordsOf(catalogue);

export const speechOf = (voice: Voice): Speech => {
  const { lang } = voice;
  return {
    words: wordsIn(voice),
    lang,
    name: (seat) => voice.seatName(seat),
    money: (sum) => formatNumber(sum, lang),
    change: (sum) => formatChange(sum, lang, ''),
    term: (key) => sentenceOf(voice, key),
    render: (message) => renderText(message, voice),
  };
};
