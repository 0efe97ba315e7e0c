import { rankOf, suitOf } from '#games/triple-bataille/rules/cards.ts';
import { isTied, type Places } from '#games/triple-bataille/rules/winners.ts';
import type { Face, Options, View } from '#games/triple-bataille/types.ts';
import { type Seat, seatOf, type Standing } from '#kernel/game.ts';
import { type Message, renderText } from '#kernel/messages.ts';
import { formatNumber, type Say, type Voice, wordOf, wordsOf } from '#kernel/words.ts';
import { words as catalogue } from './words.ts';
import { bankersScore, bankPlace, bankWealth, playersRanked, stateWealth } from '#games/triple-bataille/scoring.ts';
import { player } from '#games/triple-bataille/rules/facts.ts';
import { unreachable } from '#kernel/collections.ts';
import { latest } from '#kernel/work.ts';
import type { BoardProps } from '#web/kit/interface/game-page.ts';
import { sceneHook } from '#web/kit/interface/scene.tsx';

/** Puts the position into words and figures. */
export interface Speech {
  readonly words: Say<typeof catalogue>;
  readonly voice: Voice;
  readonly lang: Voice['lang'];
  readonly name: (seat: Seat) => string;
  readonly number: (value: number) => string;
  /** With its sign: gains and losses. */
  readonly signed: (value: number) => string;
  /** « 4 cartes ». */
  readonly cards: (count: number) => string;
  /** « 2ᵉ », « 4–6ᵉ ». */
  readonly places: (places: Places) => string;
  /** Where the bank would stand among the players; null: it does not show its books. */
  readonly bankPlace: (bank: { readonly place: number; readonly wealth: number } | null) => string;
  /** What stands in the corner of a card. */
  readonly index: (face: Face, jokers: Options['jokers']) => string;
  /** « roi de cœur ». */
  readonly face: (face: Face, jokers: Options['jokers']) => string;
  readonly term: (key: string) => string;
  readonly sentence: (message: Message) => string;
}

const wordsIn = wordsOf(catalogue);

/** Jack, queen, king and ace have names; a joker a mark, low or high. */
const COURT = [11, 12, 13, 14] as const;
const MARKED = [1, ...COURT, 15] as const;
const SUITS = [0, 1, 2, 3] as const;

export const speechOf = latest((voice: Voice): Speech => {
  const { lang } = voice;
  const words = wordsIn(voice);
  const number = (value: number): string => formatNumber(value, lang);
  const cards = (count: number): string => words('cards', { count });
  return {
    words,
    voice,
    lang,
    name: (seat) => voice.seatName(seat),
    number,
    signed: (value) => (value > 0 ? '+' : '') + number(value),
    cards,
    places: (places) => (isTied(places) ? words('places', places) : words('place', { place: places.from })),
    bankPlace: (bank) => {
      if (bank === null) return words('bankHidden');
      return words(bank.place === 1 ? 'verdict.bankFirst' : 'verdict.bank', { place: bank.place, cards: cards(bank.wealth) });
    },
    index: (face, jokers) => {
      const rank = rankOf(face, jokers);
      const marked = MARKED.find((known) => known === rank);
      return marked === undefined ? String(rank) : words(`ranks.${marked}`);
    },
    face: (face, jokers) => {
      const suit = SUITS.find((known) => known === suitOf(face));
      const rank = rankOf(face, jokers);
      const court = COURT.find((known) => known === rank);
      return suit === undefined
        ? words('joker')
        : words('cardName', { rank: court === undefined ? rank : words(`rankNames.${court}`), suit: words(`suits.${suit}`) });
    },
    term: (key) => wordOf(voice, key),
    sentence: (message) => renderText(message, voice),
  };
});

/** What every part of the page asks for: the position, whose eyes, what may be done, and the words. */
export const useScene = sceneHook(({ view, you, voice, offers, take }: BoardProps<View>) => {
  const { table, options, indicators, vault, sealed } = view;
  return { view, table, options, indicators, vault, sealed, you: seatOf(you), offers, take, ...speechOf(voice) };
});
export type Scene = ReturnType<typeof useScene>;

/** For parts that concern the one who looks, where they play or run the bank. */
export const useOwn = () => {
  const scene = useScene();
  const { view, you } = scene;
  if (you === null) throw new Error('a part of one player was drawn for a spectator');
  return { ...scene, you, own: player(view, you) };
};

/* TB-5.3 to TB-5.5: the three battles at the end: players, bank and state, and the money itself. */

export interface Verdict {
  /** The richest first; several at once when they are equal in all that counts (TB-5.4). */
  readonly players: readonly Standing[];
  /** Null while the bank hides its accounts. */
  readonly bank: { readonly wealth: number; readonly place: number; readonly score: number } | null;
  readonly state: number;
  /** Free money: from the start, in a battle, or never. */
  readonly libre: 'always' | number | null;
}

export const verdictOf = (view: View): Verdict => {
  const { table, vault, options } = view;
  const players = playersRanked(view);
  const wealth = vault === null ? null : bankWealth(table, vault);
  return {
    players,
    bank: wealth === null || vault === null ? null : { wealth, place: bankPlace(wealth, players), score: bankersScore(table, vault) },
    state: stateWealth(view),
    libre: options.mode === 'libre' ? 'always' : table.history.libreSince,
  };
};

/** What a player does or has done in this window, in two words beside the name. */
export const statusOf = (view: View, seat: Seat, { words }: Speech): string | null => {
  const { point } = view.table;
  const subject = player(view, seat);
  switch (subject.status) {
    case 'arriving':
      return words('status.arriving');
    case 'gone':
      return words('status.gone');
    case 'paused':
    case 'returning':
      return words('status.paused');
    case 'leaving':
      return words('status.leaving');
    case 'playing':
      break;
    default:
      return unreachable(subject.status);
  }
  if (subject.role === 'banker') return words('status.banker');
  if (subject.distress > 0) return words('status.distress');
  if (subject.destitute) return words('status.destitute');
  if (point.kind === 'vote') return point.voted.includes(seat) ? words('status.voted') : words('status.decides');
  if (point.kind === 'stake' && subject.stake !== null) return words('status.announced', { bundles: subject.stake });
  if (point.kind === 'gameOver' || point.kind === 'bankset') return null;
  return subject.done ? (point.kind === 'stake' ? words('status.committed') : words('status.done')) : words('status.decides');
};
