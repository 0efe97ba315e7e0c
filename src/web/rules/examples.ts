import { findBox } from '#catalogue';
import type { Example } from '#kernel/example.ts';
import { signal } from '@preact/signals';

const here = signal<ReadonlyMap<string, readonly Example[]>>(new Map());
const asked = new Set<string>();
const NONE: readonly Example[] = [];

const arrive = async (game: string, load: () => Promise<readonly Example[]>): Promise<void> => {
  try {
    const examples = await load();
    here.value = new Map([...here.peek(), [game, examples]]);
  } catch {
    // The line was down: the next reader asks again.
    asked.delete(game);
  }
};

/** Worked examples of a booklet, fetched with it, or none while they are on their way. */
export const examplesOf = (game: string): readonly Example[] => {
  const load = findBox(game)?.examples;
  if (load !== undefined && !asked.has(game)) {
    asked.add(game);
    void arrive(game, load);
  }
  return here.value.get(game) ?? NONE;
};

const NAMES = ['Ada', 'Blaise', 'Cléa', 'Denis', 'Émile', 'Fanny', 'Gaël', 'Hélène', 'Inès', 'Jules'];
const LAID = { fr: 'Le plateau au début de la partie', en: 'The board as the game begins' };

/** The table as it is laid for the fewest players: the picture under the brief of a booklet. Null for the booklet of the house. */
export const openingOf = (game: string): Omit<Example, 'clause'> | null => {
  const box = findBox(game);
  if (box === undefined) return null;
  const steps = [{ words: LAID, clauses: [], inputs: [], holds: {} }];
  return { id: 'opening', title: LAID, names: NAMES.slice(0, box.players.min), viewer: 0, patch: {}, steps };
};

/** What draws the examples that nobody has come to yet. */
export const undrawn = new Set<() => Promise<void>>();

/** Before the booklet is printed all of its boards are drawn; where one cannot be fetched its words stand alone. */
export const drawAll = async (): Promise<void> => {
  await Promise.allSettled([...undrawn].map((draw) => draw()));
  await new Promise(requestAnimationFrame);
};
