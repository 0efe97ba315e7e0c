import { MISSILES_AWAY } from './missiles.ts';
import { MOVEMENT } from './movement.ts';
import { NOTATION } from './orders.ts';
import { READING } from './reading.ts';
import { RULEBOOK } from './rulebook.ts';
import { TRADE } from './trade.ts';
import { UNITED_NATIONS } from './un.ts';
import { WINTER } from './winter.ts';
import type { Example } from './example.ts';

export type { Example } from './example.ts';

/** `X12b` by letter, number and letter: as chapter 8 has them. */
const keyOf = (id: string): number => Number(/\d+/.exec(id)?.[0] ?? 0) + (/[a-z]$/.test(id) ? 0.5 : 0);
const inOrder = (examples: readonly Example[]): readonly Example[] => examples.toSorted((a, b) => keyOf(a.id) - keyOf(b.id));

export const CHAPTERS = ['8.1', '8.2', '8.3', '8.4', '4.18.3'] as const;
export type Chapter = (typeof CHAPTERS)[number];

/** Every example that can be played, by the section of the rules that tells it. */
export const EXAMPLES_OF: Readonly<Record<Chapter, readonly Example[]>> = {
  '8.1': RULEBOOK,
  '8.2': MOVEMENT,
  '8.3': inOrder([...TRADE, ...MISSILES_AWAY, ...UNITED_NATIONS, ...WINTER]),
  '8.4': READING,
  '4.18.3': NOTATION,
};

export const EXAMPLES: readonly Example[] = CHAPTERS.flatMap((chapter) => EXAMPLES_OF[chapter]);

export const findExample = (id: string): Example | undefined => EXAMPLES.find((example) => example.id === id);
