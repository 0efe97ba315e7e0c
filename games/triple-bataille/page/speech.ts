import { rankOf, suitOf } from '#games/triple-bataille/rules/cards.ts';
import { isTied, type Places } from '#games/triple-bataille/rules/winners.ts';
import type { Face, Options, View } from '#games/triple-bataille/types.ts';
import { type Seat, seatOf, type Standing } from '#kernel/game.ts';
import { type Message, renderText } from '#kernel/messages.ts';
import { formatNumber, type Voice, wordOf, wordsOf } from '#kernel/words.ts';
import { words as catalogue } from './words.ts';
import { bankersScore, bankPlace, bankWealth, playersRanked, stateWealth } from '#games/triple-bataille/scoring.ts';
import { player } from '#games/triple-bataille/rules/facts.ts';
import { latest } from '#kernel/work.ts';
import type { BoardProps } from '#web/kit/interface/game-page.ts';
import { sceneHook } from '#web/kit/interface/scene.tsx';

const wordsIn = wordsOf(catalogue);

/** Jack, queen, king and ace have names; a joker a mark, low or high. */
const COURT = [11, 12, 13, 14] as const;
const MARKED = [1, ...COURT, 15] as const;
const SUITS = [0, 1, 2, 3] as const;

/** Puts the position into words and figures. */
export const speechOf = latest((voice: Voice) => {
  const { lang } = voice;
  const words = wordsIn(voice);
  const number = (value: number): string => formatNumber(value, lang);
  /** « 4 cartes ». */
  const cards = (count: number): string => words('cards', { count });
  return {
    words,
    voice,
    lang,
    number,
    cards,
    name: (seat: Seat): string => voice.seatName(seat),
    /** With its sign: gains and losses. */
    signed: (value: number): string => (value > 0 ? '+' : '') + number(value),
    /** « 2ᵉ », « 4–6ᵉ ». */
    places: (places: Places): string => (isTied(places) ? words('places', places) : words('place', { place: places.from })),
    /** Where the bank would stand among the players; null: it does not show its books. */
    bankPlace: (bank: { readonly place: number; readonly wealth: number } | null): string => {
      if (bank === null) return words('bankHidden');
      return words(bank.place === 1 ? 'verdict.bankFirst' : 'verdict.bank', { place: bank.place, cards: cards(bank.wealth) });
    },
    /** What stands in the corner of a card. */
    index: (face: Face, jokers: Options['jokers']): string => {
      const rank = rankOf(face, jokers);
      const marked = MARKED.find((known) => known === rank);
      return marked === undefined ? String(rank) : words(`ranks.${marked}`);
    },
    /** « roi de cœur ». */
    face: (face: Face, jokers: Options['jokers']): string => {
      const suit = SUITS.find((known) => known === suitOf(face));
      const rank = rankOf(face, jokers);
      const court = COURT.find((known) => known === rank);
      if (suit === undefined) return words('joker');
      return words('cardName', { rank: court === undefined ? rank : words(`rankNames.${court}`), suit: words(`suits.${suit}`) });
    },
    term: (key: string): string => wordOf(voice, key),
    sentence: (message: Message): string => renderText(message, voice),
  };
});
export type Speech = ReturnType<typeof speechOf>;

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

export const THREE = ['economic', 'monetary', 'collective'] as const;

interface Ends {
  /** The winners, and what each has. */
  readonly names: readonly string[];
  readonly score: number;
  readonly bank: { readonly place: number; readonly wealth: number } | 'none' | null;
  readonly libre: Verdict['libre'];
}

/** How each of the three battles ended, in a sentence. */
export const endWords = (
  { words, cards, bankPlace: placed }: Speech,
  { names, score, bank, libre }: Ends,
): Readonly<Record<(typeof THREE)[number], string>> => ({
  economic: names.length === 0 ? words('verdict.nobody') : words('verdict.winners', { names, count: names.length, cards: cards(score) }),
  monetary: bank === 'none' ? words('verdict.noBank') : placed(bank),
  collective: libre === 'always' ? words('verdict.libreAlways') : libre === null ? words('verdict.libreNever') : words('verdict.libreSince', { battle: libre }),
});

/** What a player does or has done in this window, in two words beside the name. */
export const statusOf = (view: View, seat: Seat, { words }: Speech): string | null => {
  const { point } = view.table;
  const { status, role, distress, destitute, done, stake } = player(view, seat);
  if (status !== 'playing') return words(status === 'returning' ? 'status.paused' : `status.${status}`);
  if (role === 'banker') return words('status.banker');
  if (distress > 0) return words('status.distress');
  if (destitute) return words('status.destitute');
  if (point.kind === 'vote') return words(point.voted.includes(seat) ? 'status.voted' : 'status.decides');
  if (point.kind === 'stake' && stake !== null) return words('status.announced', { bundles: stake });
  if (point.kind === 'gameOver' || point.kind === 'bankset') return null;
  return words(!done ? 'status.decides' : point.kind === 'stake' ? 'status.committed' : 'status.done');
};
