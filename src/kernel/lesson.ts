import type { GameModule, Seat } from './game.ts';
import type { Message } from './messages.ts';
import type { Recording } from './recording.ts';
import { isRecord } from './options.ts';
import type { Lang, Words } from './words.ts';

/**
 * A guided first game: a short story on the real board, told step by step. It is the record of a match whose dice were chosen, so every position of
 * it is exact: a step is repeated, resumed or skipped by laying the table anew.
 */
export interface Lesson<V = unknown> {
  /** How long it takes a newcomer. */
  readonly minutes: number;
  readonly steps: readonly LessonStep<V>[];
  /** The sentences of the steps. */
  readonly words: Words;
  /** What a move comes to in this position, where the same may be said in several ways; null: nothing that could be meant. Absent: itself. */
  means?(this: void, move: unknown, view: V): unknown;
}

export interface Story extends Pick<Recording, 'seats' | 'options' | 'seed' | 'draws' | 'inputs'> {
  /** The chair of whoever learns. */
  readonly seat: Seat;
  /** The same in other words, where the moves of a game are words that lie before whoever wrote them. */
  readonly translated?: Partial<Readonly<Record<Lang, Story>>>;
}

/** One idea. What it says is worked out from what the learner sees, so that no figure can be wrong. */
export interface LessonStep<V = unknown> {
  /** Another table is laid, on which the following steps are told too. The first step has one. */
  readonly story?: Story;
  /** It begins after so many inputs of the story. */
  readonly at: number;
  readonly title: Message;
  /** Why, before how. */
  why(this: void, view: V): Message;
  /** What to look at: at most three things, each by a name that the page of the game knows, in the order of their numbers. */
  readonly points: readonly LessonPoint<V>[];
  /** Waits for the next input of the story, which is the learner's own. Absent: there is only something to see. */
  readonly act?: LessonAct<V>;
}

export interface LessonPoint<V = unknown> {
  readonly mark: string;
  says(this: void, view: V): Message;
}

export interface LessonAct<V = unknown> {
  /** What to do, in one sentence. */
  how(this: void, view: V): Message;
  /** What a strong bot would do instead, and why this is shown all the same. Absent: it would do this, or something as good. */
  shown?(this: void, view: V): Message;
  /** Said kindly to whoever does something else: what that would do, with its clause. He may do it all the same. */
  instead(this: void, view: V): Message;
}

/** The story that a step belongs to, in the words of a language. */
export const storyAt = ({ steps }: Lesson, index: number, lang: Lang = 'fr'): Story => {
  const story = steps.slice(0, index + 1).findLast((step) => step.story !== undefined)?.story;
  if (story === undefined) throw new Error('a lesson begins with a story');
  return story.translated?.[lang] ?? story;
};

/** Whose an input of the story is, and his move; null at its end. */
export const inputOf = ({ inputs }: Story, at: number): { readonly by: Seat; readonly move: unknown } | null => {
  const input = inputs[at];
  return isRecord(input) && typeof input.by === 'number' ? { by: input.by, move: input.move } : null;
};

/** The same values in the same places, whatever the order in which they were written. */
const sameValue = (a: unknown, b: unknown): boolean => {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, index) => sameValue(item, b[index]));
  if (!isRecord(a) || !isRecord(b)) return a === b;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => sameValue(a[key], b[key]));
};

/** Is this the move that a step waits for, made in the position of this view? Both are read as the game reads what comes off the wire. */
export const fitsStep = (
  { decode }: Pick<GameModule<unknown, unknown, unknown, never>, 'decode'>,
  lesson: Lesson,
  index: number,
  move: unknown,
  view: unknown,
): boolean => {
  const meant = (raw: unknown): unknown => {
    const read = decode(raw);
    return read === null || lesson.means === undefined ? read : lesson.means(read, view);
  };
  const made = meant(move);
  return made !== null && sameValue(made, meant(inputOf(storyAt(lesson, index), lesson.steps[index]?.at ?? 0)?.move));
};
