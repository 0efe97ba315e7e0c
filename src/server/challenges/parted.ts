import { sum } from '#kernel/collections.ts';
import type { GivenAnswer, Parted, PartedAnswer } from '#protocol';

/* Where people parted (HO-14.5): the questions of a deal that its players answered in different ways, with what each answer led to on average. */

export interface CountedGame {
  readonly table: string;
  readonly score: number;
  readonly answers: readonly GivenAnswer[];
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

/** The same for everybody who asks; whose answer it is, and what they may look at, is found out for each. */
export interface CountedQuestion {
  readonly first: GivenAnswer;
  readonly answered: number;
  readonly groups: readonly { readonly first: Given; readonly count: number; readonly mean: number }[];
}

const meanOf = (given: readonly Given[]): number => sum(given.map(({ game }) => game.score)) / given.length;

const groupsOf = (given: readonly Given[]): readonly (readonly Given[])[] => [...Map.groupBy(given, ({ answer }) => answer.kind).values()];

/** How much of the scatter of scores lies between the answers, not within them. */
const weightOf = (groups: readonly (readonly Given[])[]): number => {
  const mean = meanOf(groups.flat());
  return sum(groups.map((group) => group.length * (meanOf(group) - mean) ** 2));
};

/** How many did not answer as most did: two halves of a class, before two people who came where nobody else did. */
const divisionOf = (groups: readonly (readonly Given[])[]): number => groups.flat().length - Math.max(...groups.map((group) => group.length));

/** The questions that divided most, one of a turn at most. */
export const partedIn = (games: readonly CountedGame[], { least, most, by }: PartedBy): readonly CountedQuestion[] => {
  const given = games.flatMap((game) => game.answers.map((answer): Given => ({ game, answer })));
  const questions = [...Map.groupBy(given, ({ answer }) => answer.question).values()].flatMap((asked) => {
    const groups = groupsOf(asked).toSorted((a, b) => b.length - a.length);
    const told = groups.filter((group) => group.length >= least);
    const [first] = asked;
    if (first === undefined || told.length < 2) return [];
    return [{ first: first.answer, asked, told, weight: by === 'scores' ? weightOf(told) : divisionOf(groups) }];
  });
  const turns = new Set<number>();
  const parted: CountedQuestion[] = [];
  for (const { first, asked, told, weight } of questions.toSorted((a, b) => b.weight - a.weight || a.first.turn - b.first.turn)) {
    if (parted.length === most) break;
    if (weight <= 0 || turns.has(first.turn)) continue;
    turns.add(first.turn);
    const groups = told.flatMap((group) => (group[0] === undefined ? [] : [{ first: group[0], count: group.length, mean: meanOf(group) }]));
    parted.push({ first, answered: asked.length, groups });
  }
  return parted;
};

/** As somebody reads it. `own`: their game; `isOpen`: they may look at the others'. */
export const partedFor = (
  questions: readonly CountedQuestion[],
  own: { readonly table: string; readonly answers: readonly GivenAnswer[] } | null,
  isOpen: boolean,
) =>
  questions.map(({ first: { turn, prompt, question }, answered, groups }): Parted => {
    const said = own?.answers.find((answer) => answer.question === question);
    const answers = groups.map(({ first: { game, answer }, count, mean }): PartedAnswer => {
      const mine = said !== undefined && said.kind === answer.kind ? said : null;
      const at = mine !== null && own !== null ? { table: own.table, shown: mine.shown } : isOpen ? { table: game.table, shown: answer.shown } : null;
      return { answer: (mine ?? answer).answer, count, mean, mine: mine !== null, at };
    });
    return { turn, prompt, answered, answers };
  });
