import { decode } from '#games/anti-monopoly/moves.ts';
import type { Move, MoveOf, TitleId, View } from '#games/anti-monopoly/types.ts';
import { type Offer, type Seat, seatOf } from '#kernel/game.ts';
import { type Message, renderText } from '#kernel/messages.ts';
import { formatChange, formatNumber, type Say, sentenceOf, type Voice, wordsOf } from '#kernel/words.ts';
import type { BoardProps } from '#web/kit/interface/game-page.ts';
import { sceneHook } from '#web/kit/interface/scene.tsx';
import { firstOffer } from '#web/kit/parts/offers.ts';
import { words as catalogue } from './words.ts';

/* Things that a press on the board opens above it. */
export const HELP_ID = 'am-help';
export const BANK_ID = 'am-bank';
export const TRADE_ID = 'am-trade';
export const COUNT_ID = 'am-count';
export const ROLES_ID = 'am-roles';

/** A position, and all it takes to put it into words and figures. Amounts carry no currency sign. */
export interface Told {
  readonly view: View;
  readonly words: Say<typeof catalogue>;
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

export const toldOf = (view: View, voice: Voice): Told => ({
  view,
  words: wordsIn(voice),
  name: (seat) => voice.seatName(seat),
  money: (sum) => formatNumber(sum, voice.lang),
  change: (sum) => formatChange(sum, voice.lang, ''),
  term: (key) => sentenceOf(voice, key),
  render: (message) => renderText(message, voice),
});

export const useScene = sceneHook(({ view, voice, you, offers, take, past, pointed, wide }: BoardProps<View>) => ({
  ...toldOf(view, voice),
  you: seatOf(you),
  offers,
  take,
  past,
  pointed,
  wide,
  /** Points at a thing: what lies above the board opens, a title comes to the middle. */
  point: (id: string): void => {
    pointed.value = { kind: 'thing', id };
  },
}));

export type Scene = ReturnType<typeof useScene>;

/** The title being sold, if one is. */
export const titleInQuestion = ({ table: { point } }: View): TitleId | null =>
  point.kind === 'buyDecision' || point.kind === 'ceilings' || point.kind === 'bidding' ? point.title : null;

/** Moves about one title of the mover's own. */
export type TitleMove = MoveOf<'build' | 'sellBuildings' | 'mortgage' | 'unmortgage'>;

export interface TitleOffer {
  readonly offer: Offer<unknown>;
  readonly move: TitleMove;
}

const isTitleMove = (move: Move): move is TitleMove =>
  move.type === 'build' || move.type === 'sellBuildings' || move.type === 'mortgage' || move.type === 'unmortgage';

/** What may be done with titles of one's own now, in the order of the game. Buying is asked in the bar. */
export const titleOffers = (offers: readonly Offer<unknown>[]): readonly TitleOffer[] =>
  offers.flatMap((offer) => {
    const move = offer.kind === 'move' ? decode(offer.move) : null;
    return move !== null && isTitleMove(move) ? [{ offer, move }] : [];
  });

export const offerOf: (offers: readonly Offer<unknown>[], ...types: readonly Move['type'][]) => Offer<unknown> | undefined = firstOffer;
