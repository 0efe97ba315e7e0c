import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { byGame } from '../browser/by-game.ts';

/** What a reader wants to try out: a worked example, and perhaps one line of it, to be written in his own sheet. */
export interface Wish {
  readonly example: string;
  readonly line: string | null;
}

export interface PracticeProps {
  /** A clause, or the number of a section. */
  readonly clause: string;
  readonly onTry: (wish: Wish) => void;
}

/** What a sandbox of a game is given, on a page of its own. */
export interface GameSandboxProps {
  /** The example to open; empty for the start of the game. */
  readonly example: string;
  readonly onChoose: (id: string) => void;
}

type Practice = (props: PracticeProps) => ComponentChildren;

/** Of games whose rules hold examples to try out, fetched with the first booklet that shows them: `page/sandbox/practice.tsx`. */
const PRACTICES = byGame(import.meta.glob<Practice>('../../../games/*/page/sandbox/practice.tsx', { import: 'Practice' }));

export const hasPractice = (game: string): boolean => Object.hasOwn(PRACTICES, game);

const here = signal<ReadonlyMap<string, Practice>>(new Map());
const asked = new Set<string>();

const arrive = async (game: string, fetchPractice: () => Promise<Practice>): Promise<void> => {
  try {
    const practice = await fetchPractice();
    here.value = new Map([...here.peek(), [game, practice]]);
  } catch {
    // The line was down: the next reader asks again.
    asked.delete(game);
  }
};

/** What a game puts under its clauses, or null while it is on its way or where there is none. */
export const practiceOf = (game: string): Practice | null => {
  const fetchPractice = PRACTICES[game];
  if (fetchPractice !== undefined && !asked.has(game)) {
    asked.add(game);
    void arrive(game, fetchPractice);
  }
  return here.value.get(game) ?? null;
};

/* The rules panel and the board of a table meet in what is pointed at. */

const MARK = 'try ';

export const writeWish = ({ example, line }: Wish): string => `${MARK}${example} ${line ?? ''}`;

export const readWish = (thing: string): Wish | null => {
  if (!thing.startsWith(MARK)) return null;
  const [example = '', ...words] = thing.slice(MARK.length).split(' ');
  const line = words.join(' ');
  return { example, line: line === '' ? null : line };
};
