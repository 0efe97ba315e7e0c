import { LOAN_CARDS_PER_BANK } from '#games/bourse/data.ts';
import type { SecurityId } from '#games/bourse/types.ts';
import { at, unreachable } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { borrowersAt, contractsOn, type Ghost, ownersOf, pawnsOn } from './facts.ts';
import { ROMAN, type Scene } from './scene.ts';

/** How a company's name is set on a square that may be too narrow for it: never with an ellipsis. */

interface SetName {
  readonly lines: readonly string[];
  /** Width axis of the fonts, in per cent; Besley has none, so there the letters are drawn closer. */
  readonly tight: boolean;
}

/** Mean width of a letter of Besley bold, in parts of its size. */
const LETTER = 0.61;
const CLOSER = 0.92;

const widthOf = (text: string, size: number): number => text.length * LETTER * size;

/** Two lines broken where the longer one is shortest. */
const inTwo = (words: readonly string[]): readonly string[] => {
  const breaks = words.slice(1).map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));
  return breaks.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best), breaks[0] ?? words);
};

const initials = (words: readonly string[]): string =>
  words
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => `${word.slice(0, 1)}.`)
    .join('');

/** First on one line, then drawn closer, then on two lines, then by its initials. */
export const setName = (name: string, room: number, size: number): SetName => {
  const words = name.split(' ');
  if (widthOf(name, size) <= room) return { lines: [name], tight: false };
  if (words.length === 1) return { lines: [name], tight: true };
  const lines = inTwo(words);
  const widest = Math.max(...lines.map((line) => widthOf(line, size * 0.9)));
  if (widest <= room) return { lines, tight: false };
  if (widest * CLOSER <= room) return { lines, tight: true };
  return { lines: [initials(words)], tight: false };
};

/** For a heading with room for so many letters: the name, or its initials. */
export const shortName = (name: string, letters: number): string => (name.length <= letters ? name : initials(name.split(' ')));

/* A square in words: what a screen reader says of it, and what the board as a table is made of. */

/** What a square is called. */
export const titleOf = ({ view, words, company }: Scene, index: number): string => {
  const square = at(view.data.squares, index);
  if (square.kind === 'security') return company(square.security);
  return square.kind === 'bank' ? words('bank', { bank: square.bank }) : words(square.kind);
};

export const ownersText = ({ view, words, name }: Scene, security: SecurityId): readonly string[] => [
  ...ownersOf(view, security).map(({ seat, owned, blocked }) => words(blocked > 0 ? 'ownsBlocked' : 'owns', { name: name(seat), count: owned, blocked })),
  ...contractsOn(view, security).map(({ holder, shares, owner }) => words('optionOn', { holder: name(holder), count: shares, owner: name(owner) })),
];

export const ghostText = ({ words, money }: Scene, ghost: Ghost): string => {
  const price = ghost.limit === null ? money(ghost.quote) : `${money(ghost.raw)}, ${words(ghost.limit)}, ${money(ghost.quote)}`;
  return words('forecastHere', { die: ghost.die, price });
};

const securityText = (scene: Scene, security: SecurityId): readonly string[] => {
  const { view, words, money, change } = scene;
  const { kind, coefficient } = view.data.securities[security];
  const moved = view.table.changes[security];
  return [
    ...(kind === 'bond' ? [words('bond')] : []),
    money(view.table.quotes[security]),
    moved === 0 ? words('unchanged') : change(moved),
    words('coefficient', { risk: ROMAN[coefficient] }),
    words('inDesk', { count: view.table.desk[security] }),
    ...ownersText(scene, security),
  ];
};

/** « Martell, case 9, 27 000 F, +4 000 F, coefficient III, 2 titres à la caisse, Camille 2, Inès 1 ». */
export const squareLabel = (scene: Scene, index: number, ghost: Ghost | undefined, isTarget: boolean): string => {
  const { view, words, name } = scene;
  const named = (key: 'owing' | 'pawnsHere', seats: readonly Seat[]): readonly string[] =>
    seats.length === 0 ? [] : [words(key, { names: seats.map(name).join(', ') })];
  const square = at(view.data.squares, index);
  const more = ((): readonly string[] => {
    switch (square.kind) {
      case 'security':
        return securityText(scene, square.security);
      case 'bank': {
        const owing = borrowersAt(view, square.bank);
        return [words('loansLeft', { count: LOAN_CARDS_PER_BANK - owing.length }), ...named('owing', owing)];
      }
      case 'event':
        return [words('cardsLeft', { count: view.table.cardsLeft })];
      case 'start':
        return [`${words('startDividends')} ${words('startEvent')}`];
      default:
        return unreachable(square);
    }
  })();
  return [
    titleOf(scene, index),
    words('square', { number: index }),
    ...more,
    ...named('pawnsHere', pawnsOn(view, index)),
    ...(ghost !== undefined && ghost.security !== null ? [ghostText(scene, ghost)] : []),
    ...(isTarget ? [words('mayBeTaken')] : []),
  ].join(', ');
};
