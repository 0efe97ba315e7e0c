import { signal } from '@preact/signals';
import { readStored, writeStored } from '../browser/storage.ts';
import type { Failure } from './failure.ts';

/* The word of the house, asked of whoever opens something, once on each device. */

const KEY = 'houseWord';

interface WordAsked {
  /** What the server said to the word before; empty: none was said yet. */
  readonly wrong: string;
  /** The game that may be played on this device without a word; null: nothing may. */
  readonly game: string | null;
  /** Null: they let it be. */
  readonly answer: (word: string | null) => void;
}

/** Whoever is asked reads it in a dialog over whatever they were doing. */
export const wordAsked = signal<WordAsked | null>(null);

const ask = (wrong: string, game: string | null): Promise<string | null> =>
  new Promise((resolve) => {
    wordAsked.value = {
      wrong,
      game,
      answer: (word) => {
        wordAsked.value = null;
        resolve(word);
      },
    };
  });

/** Asks for the word as often as the house does; the right one is kept. */
export const opening = async <A extends { readonly ok: true } | Failure>(send: (word: string | null) => Promise<A>, game: string | null = null): Promise<A> => {
  const kept = readStored(KEY);
  let word = typeof kept === 'string' ? kept : null;
  for (;;) {
    const answer = await send(word);
    if (answer.ok && word !== null) writeStored(KEY, word);
    if (answer.ok || (answer.code !== 'houseWord' && answer.code !== 'wrongHouseWord')) return answer;
    const typed = await ask(answer.code === 'wrongHouseWord' ? answer.message : '', game);
    if (typed === null) return answer;
    word = typed;
  }
};
