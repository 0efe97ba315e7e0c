import { sum } from '#kernel/collections.ts';

/* How the battles of `class.ts` went, and what of them its wall told. */

/** Where a game stood, and from when on. */
export interface Stand {
  readonly game: number;
  readonly battle: number;
  readonly kind: string;
  readonly telling: boolean;
  readonly at: number;
}

/** What the wall showed, and from when on. */
export interface Shown {
  readonly at: number;
  readonly title: string;
  readonly lesson: boolean;
}

interface Told {
  readonly game: number;
  readonly battle: number;
  readonly seconds: number;
  readonly tellingSeconds: number;
  /** Of the telling, how long the lesson stood on the wall. */
  readonly lessonSeconds: number;
}

/** How long each battle took, and what of it the wall told. */
export const toldIn = (stands: readonly Stand[], shown: readonly Shown[]): readonly Told[] => {
  const last = stands.at(-1)?.at ?? 0;
  const seconds = (ms: number): number => Math.round(ms / 100) / 10;
  const battles = stands.filter(
    ({ kind, game, battle }, index) => kind !== 'over' && !(stands[index - 1]?.game === game && stands[index - 1]?.battle === battle),
  );
  return battles.map(({ game, battle, at }, index) => {
    const own = stands.filter((stand) => stand.game === game && stand.battle === battle);
    const end = own.find(({ kind }) => kind === 'over')?.at ?? battles[index + 1]?.at ?? last;
    const from = own.find(({ telling }) => telling)?.at ?? end;
    const until = own.find((stand) => stand.at > from && !stand.telling)?.at ?? end;
    const lesson = shown.map((each, place) => {
      const next = shown[place + 1]?.at ?? until;
      return each.lesson ? Math.max(0, Math.min(next, until) - Math.max(each.at, from)) : 0;
    });
    return { game, battle, seconds: seconds(end - at), tellingSeconds: seconds(until - from), lessonSeconds: seconds(sum(lesson)) };
  });
};
