import { findBox } from '#catalogue';
import { drawsOf } from '#kernel/chance.ts';
import { at } from '#kernel/collections.ts';
import type { AnyGame, Seat } from '#kernel/game.ts';
import { fitsStep, inputOf, type Lesson, type LessonStep, type Story, storyAt } from '#kernel/lesson.ts';
import type { SeatPlan } from '#protocol';
import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { SoloPlan } from '../store/solo/plan.ts';
import { openSoloTable } from '../store/solo/solo-table.ts';
import type { Ask } from '../store/connection.ts';
import { loadRules } from '../store/games.ts';
import { deviceName, lang } from '../browser/settings.ts';
import { keepProgress, progressIn } from '../store/progress.ts';
import { tc } from './words.ts';

type MoveAsk = Extract<Ask, { readonly t: 'move' }>;

/** A table laid for a step, by its name and what opens the learner's chair. */
interface Laid {
  readonly table: string;
  readonly token: string;
}

/** A guided game that is open in this page. */
export interface LessonRun {
  readonly game: string;
  readonly lesson: Lesson;
  readonly index: ReadonlySignal<number>;
  /** Null: it is being laid; `failed`: it could not be. */
  readonly laid: ReadonlySignal<Laid | null | 'failed'>;
  /** The reader has gone on from a step that only shows something: the story plays up to the next one. */
  readonly going: Signal<boolean>;
  /** The table goes its own way: the learner played something else. */
  readonly away: Signal<boolean>;
  /** A move that does not fit, held back until the learner says that he means it. */
  readonly held: Signal<MoveAsk | null>;
  /** What the learner saw when a step began: its figures are those of that moment, whatever he has done since. */
  readonly seen: Signal<{ readonly index: number; readonly view: unknown } | null>;
  readonly step: () => LessonStep;
  readonly story: () => Story;
  /** Is this what the step waits for, in the position that the learner sees? */
  readonly fits: (move: unknown, view: unknown) => boolean;
  /** The table has come to a step by itself. */
  readonly arrive: (index: number) => void;
  /** Lays the table for a step. */
  readonly layFor: (index: number) => void;
  readonly isLast: () => boolean;
  /** From a step that only shows something to one that waits in the same position: whoever acts there has read enough. */
  readonly turnPage: () => void;
  /** The same game at a table that is kept, where nothing is written beforehand any more, after these moves of the learner; its name, or null. */
  readonly keepOn: (moves: readonly unknown[]) => Promise<string | null>;
}

const seatsOf = ({ seat, seats }: Story): readonly SeatPlan[] =>
  Array.from({ length: seats }, (_, chair) => (chair === seat ? { kind: 'here', name: deviceName.peek() || tc('player') } : { kind: 'bot', level: 'decent' }));

/** The story from an input on, as the answers of each seat. */
const scriptFrom = (story: Story, from: number): NonNullable<SoloPlan['script']> => {
  const answers: Record<Seat, unknown[]> = {};
  for (const index of story.inputs.slice(from).keys()) {
    const input = inputOf(story, from + index);
    if (input !== null && input.by !== story.seat) answers[input.by] = [...(answers[input.by] ?? []), input.move];
  }
  return answers;
};

const makeRun = (game: string, lesson: Lesson, { module }: AnyGame): LessonRun => {
  const kept = progressIn(game);
  const last = lesson.steps.length - 1;
  const index = signal(kept.done ? 0 : Math.min(kept.step, last));
  const laid = signal<Laid | null | 'failed'>(null);
  const going = signal(false);
  const away = signal(false);
  const held = signal<MoveAsk | null>(null);
  const seen: LessonRun['seen'] = signal(null);
  const plan = (story: Story, upTo: number) => {
    const { options, seed, inputs } = story;
    const dice = { seed, draws: drawsOf(story) };
    return { game, options, seats: seatsOf(story), lang: lang.peek(), inputs: inputs.slice(0, upTo), dice };
  };

  const lay = async (story: Story, from: number): Promise<void> => {
    const opened = await openSoloTable({ ...plan(story, from), script: scriptFrom(story, from), pace: 'step', kept: false });
    const chair = opened.ok ? opened.value.seats[0] : undefined;
    laid.value = opened.ok && chair !== undefined ? { table: opened.value.table, token: chair.token } : 'failed';
  };

  const arrive = (step: number): void => {
    batch(() => {
      index.value = step;
      going.value = false;
      away.value = false;
      held.value = null;
    });
    keepProgress(game, { step, done: step === last, of: last + 1 });
  };

  const layFor = (step: number): void => {
    const from = at(lesson.steps, step).at;
    const story = storyAt(lesson, step, lang.peek());
    laid.value = null;
    arrive(step);
    void lay(story, from);
  };

  const run: LessonRun = {
    game,
    lesson,
    index,
    laid,
    going,
    away,
    held,
    seen,
    step: () => at(lesson.steps, index.value),
    story: () => storyAt(lesson, index.value, lang.value),
    fits: (move, view) => fitsStep(module, lesson, index.value, move, view),
    arrive,
    layFor,
    isLast: () => index.value === last,
    turnPage: () => {
      const [here, next] = [run.step(), lesson.steps[index.peek() + 1]];
      if (here.act === undefined && next?.act !== undefined && next.story === undefined && next.at === here.at) arrive(index.peek() + 1);
    },
    keepOn: async (moves) => {
      const story = storyAt(lesson, last, lang.peek());
      const inputs = [...story.inputs, ...moves.map((move) => ({ by: story.seat, move }))];
      const opened = await openSoloTable({ ...plan({ ...story, inputs }, inputs.length), kept: true });
      return opened.ok ? opened.value.table : null;
    },
  };
  layFor(index.peek());
  return run;
};

/** Null: this game has no lesson. */
export const openLesson = async (game: string): Promise<LessonRun | null> => {
  const [lesson, rules] = await Promise.all([findBox(game)?.lesson?.(), loadRules(game)]);
  return lesson === undefined || rules === null ? null : makeRun(game, lesson, rules);
};
