import type { Outcome, Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import type { SeriesPoint } from '#protocol';

/* Two games that were one up to a moment, laid over each other: what differs in what was told, in a figure, in what was drawn. */

/** A draw by its name: of a shuffle, the order that came. */
export interface Draw {
  readonly name: string;
  readonly turn: number;
  readonly below: number;
  readonly value: number | readonly number[];
}

/** A sentence that everybody could read. */
export interface Told {
  readonly turn: number;
  readonly text: Message;
}

export interface Branch {
  /** Told after the moment from which there are two. */
  readonly told: readonly Told[];
  readonly points: readonly SeriesPoint[];
  readonly outcome: Outcome | null;
  /** Drawn after it; null as long as it is played: which draws there were may be secret yet. */
  readonly draws: readonly Draw[] | null;
}

export interface Pair {
  readonly played: Branch;
  readonly branch: Branch;
}

/** A turn in which something differs: what was told in one of them only, and by how much the reader is better off in the branch. */
export interface Row {
  readonly turn: number;
  readonly played: readonly Message[];
  readonly branch: readonly Message[];
  readonly gap: number | null;
}

const sign = ({ key, args }: Message): string => JSON.stringify([key, args]);

/** The sentences that the other one has not, each as often as it has it too little. */
const without = (own: readonly Message[], others: readonly Message[]): readonly Message[] => {
  const left = new Map<string, number>();
  for (const text of others) left.set(sign(text), (left.get(sign(text)) ?? 0) + 1);
  return own.filter((text) => {
    const count = left.get(sign(text)) ?? 0;
    left.set(sign(text), count - 1);
    return count <= 0;
  });
};

export const lastTurn = ({ points }: Branch): number => points.at(-1)?.turn ?? 0;

/** The last value by the end of a turn; undefined once the game was over. */
const valueAt = (game: Branch, metric: string, turn: number): number | undefined =>
  turn > lastTurn(game) ? undefined : game.points.findLast((point) => point.turn <= turn)?.metrics[metric];

const told = ({ told: lines }: Branch, turn: number): readonly Message[] => lines.filter((line) => line.turn === turn).map(({ text }) => text);

/** The turns that differ, and how many of those that both have do not. */
export const rowsOf = ({ played, branch }: Pair, metric: string, seat: Seat): { readonly rows: readonly Row[]; readonly alike: number } => {
  const turns = (game: Branch): readonly number[] => [...new Set(game.told.map(({ turn }) => turn))];
  const [own, others] = [turns(played), turns(branch)];
  const all = [...new Set([...own, ...others])].toSorted((a, b) => a - b);
  const rows = all.flatMap((turn): readonly Row[] => {
    // A branch that is played has not come to the end of this one yet.
    if (branch.outcome === null && turn >= lastTurn(branch)) return [];
    const [before, after] = [told(played, turn), told(branch, turn)];
    const row = { turn, played: without(before, after), branch: without(after, before) };
    const [was, is] = [played, branch].map((game) => valueAt(game, `${metric}/${seat}`, turn));
    return row.played.length + row.branch.length === 0 ? [] : [{ ...row, gap: was === undefined || is === undefined ? null : is - was }];
  });
  const differing = new Set(rows.map(({ turn }) => turn));
  const isOver = (turn: number): boolean => branch.outcome !== null || turn < lastTurn(branch);
  return { rows, alike: own.filter((turn) => others.includes(turn) && isOver(turn) && !differing.has(turn)).length };
};

/** One draw in both, or in one of them. */
export interface DrawPair {
  readonly turn: number;
  readonly played: Draw | null;
  readonly branch: Draw | null;
}

export interface Drawn {
  readonly pairs: readonly DrawPair[];
  readonly same: number;
  /** Of the same name, with another value: from a deck, say, that had more cards. */
  readonly other: number;
  readonly onlyPlayed: number;
  readonly onlyBranch: number;
}

/** By its name; drawn again under it, by how often before. */
const keyed = (draws: readonly Draw[]): ReadonlyMap<string, Draw> => {
  const counts = new Map<string, number>();
  return new Map(
    draws.map((draw) => {
      const nth = counts.get(draw.name) ?? 0;
      counts.set(draw.name, nth + 1);
      return [`${draw.name} ${nth}`, draw];
    }),
  );
};

export const isSameDraw = ({ played, branch }: DrawPair): boolean =>
  played !== null && branch !== null && played.below === branch.below && String(played.value) === String(branch.value);

/** Draw by draw, by their names. Null: one of them is still played. */
export const drawnOf = ({ played, branch }: Pair): Drawn | null => {
  if (played.draws === null || branch.draws === null) return null;
  const [own, others] = [keyed(played.draws), keyed(branch.draws)];
  const pairs: DrawPair[] = [...own].map(([key, draw]) => ({ turn: draw.turn, played: draw, branch: others.get(key) ?? null }));
  for (const [key, draw] of others) if (!own.has(key)) pairs.push({ turn: draw.turn, played: null, branch: draw });
  const count = (is: (pair: DrawPair) => boolean): number => pairs.filter(is).length;
  const same = count(isSameDraw);
  const onlyPlayed = count((pair) => pair.branch === null);
  const onlyBranch = count((pair) => pair.played === null);
  return { pairs: pairs.toSorted((a, b) => a.turn - b.turn), same, other: pairs.length - same - onlyPlayed - onlyBranch, onlyPlayed, onlyBranch };
};

const FACES = 6;

const purposeOf = ({ name }: Draw): string => name.split('/', 1)[0] ?? '';

/** Is it a die? A card out of a heap is none, not even where six are left: other draws for the same purpose are among more or fewer. */
export const isDieIn = ({ pairs }: Pick<Drawn, 'pairs'>): ((draw: Draw) => boolean) => {
  const draws = pairs.flatMap(({ played, branch }) => [played, branch]).filter((draw) => draw !== null);
  const others = new Set(draws.filter(({ below, value }) => below !== FACES || typeof value !== 'number').map(purposeOf));
  return (draw) => !others.has(purposeOf(draw));
};
