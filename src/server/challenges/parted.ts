import { sum } from '#kernel/collections.ts';
import type { GivenAnswer, Parted, PartedAnswer } from '#protocol';

/* Where people parted (HO-14.5): the questions of a deal that its players answered in different ways, with what each answer led to on average. */

export interface CountedGame {
  readonly table: string;
  readonly score: number;
  readonly answers: readonly GivenAnswer[];
  /** Of whoever asks. */
  readonly mine: boolean;
  /** May be looked at by whoever asks. */
  readonly open: boolean;
}

export interface PartedBy {
  /** An answer of fewer people is not told apart: it would be somebody's. */
  readonly least: number;
  readonly most: number;
  /** What the games ended with, or how evenly their players were divided. */
  readonly by: 'scores' | 'halves';
}

interface Given {
  readonly game: CountedGame;
  readonly answer: GivenAnswer;
}

const meanOf = (given: readonly Given[]): number => sum(given.map(({ game }) => game.score)) / given.length;

const groupsOf = (given: readonly Given[]): readonly (readonly Given[])[] => [...Map.groupBy(given, ({ answer }) => answer.kind).values()];

/** How much of the scatter of scores lies between the answers, not within them. */
const weightOf = (groups: readonly (readonly Given[])[]): number => {
  const mean = meanOf(groups.flat());
  return sum(groups.map((group) => group.length * (meanOf(group) - mean) ** 2));
};

/** 1: two halves; 0: everybody alike. */
const divisionOf = (groups: readonly (readonly Given[])[]): number => {
  const all = groups.flat().length;
  return 1 - Math.max(...groups.map((group) => group.length)) / all;
};

const answerOf = (group: readonly Given[]): PartedAnswer | null => {
  const mine = group.find(({ game }) => game.mine);
  const shown = mine ?? group.find(({ game }) => game.open);
  const first = mine ?? group[0];
  return first === undefined
    ? null
    : {
        answer: first.answer.answer,
        count: group.length,
        mean: meanOf(group),
        mine: mine !== undefined,
        at: shown === undefined ? null : { table: shown.game.table, shown: shown.answer.shown },
      };
};

/** The questions that divided most, one of a turn at most. */
export const partedIn = (games: readonly CountedGame[], { least, most, by }: PartedBy): readonly Parted[] => {
  const given = games.flatMap((game) => game.answers.map((answer): Given => ({ game, answer })));
  const questions = [...Map.groupBy(given, ({ answer }) => answer.question).values()].flatMap((asked) => {
    const groups = groupsOf(asked).toSorted((a, b) => b.length - a.length);
    const told = groups.filter((group) => group.length >= least);
    const [first] = asked;
    if (first === undefined || told.length < 2) return [];
    return [{ first: first.answer, asked, told, weight: by === 'scores' ? weightOf(told) : divisionOf(groups) }];
  });
  const turns = new Set<number>();
  const parted: Parted[] = [];
  for (const { first, asked, told, weight } of questions.toSorted((a, b) => b.weight - a.weight || a.first.turn - b.first.turn)) {
    if (parted.length === most) break;
    if (weight <= 0 || turns.has(first.turn)) continue;
    turns.add(first.turn);
    parted.push({ turn: first.turn, prompt: first.prompt, answered: asked.length, answers: told.flatMap((group) => answerOf(group) ?? []) });
  }
  return parted;
};
