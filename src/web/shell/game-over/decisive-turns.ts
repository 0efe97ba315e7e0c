import type { Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import type { LogLine, SeriesPoint } from '#protocol';
import { heaviest, type Weighing } from '../happened/happened.ts';
import { type Decisive, decidingSteps, type Played } from './decisive.ts';

/** A moment with the lines that tell it, in the turn that they belong to; none before they have come. */
export interface ToldMoment extends Decisive {
  readonly lines: readonly LogLine[];
}

/** What was found of a moment: the lines of its turn, and the figures before it and after each of its steps. */
export interface Found {
  readonly lines: readonly LogLine[];
  readonly points: readonly SeriesPoint[];
}

interface Telling extends Pick<Played, 'metric' | 'outcome'> {
  readonly weighing: (seat: Seat) => Weighing;
  /** Whose figure a line says to have risen, and whose to have fallen. */
  readonly moved?: ((text: Message) => { readonly up: Seat | null; readonly down: Seat | null } | null) | undefined;
}

/**
 * Tells a moment by the steps that did most of it; the last one by how the game ended. A move that closes a turn opens the next one in the same step:
 * what stands before the heading belongs to the turn before.
 */
export const toldOf = (moment: Decisive, { lines, points }: Found, { weighing, moved, ...scored }: Telling): ToldMoment => {
  const heaviestOf = (of: readonly LogLine[], seat: Seat): readonly LogLine[] => heaviest(of, { ...weighing(seat), most: 1 });
  const deciding = moment.kind === 'last' ? [] : decidingSteps(moment, { ...scored, points });
  const ofSteps = deciding.flatMap(({ step, seat, way }) => {
    const ofStep = lines.filter((line) => line.step === step);
    const exact = ofStep.filter((line) => moved?.(line.text)?.[way] === seat);
    return heaviestOf(exact.length > 0 ? exact : ofStep, seat);
  });
  const headings = lines.flatMap(({ n, heading }) => (heading === undefined ? [] : [{ n, turn: heading.turn }]));
  const turnOf = (line: LogLine): number => headings.findLast(({ n }) => n <= line.n)?.turn ?? moment.turn;
  const told = ofSteps.length > 0 ? ofSteps : heaviestOf(lines, moment.seat);
  const [first] = told;
  if (first === undefined) return { ...moment, lines: [] };
  const turn = turnOf(first);
  return { ...moment, turn, lines: told.filter((line) => turnOf(line) === turn).toSorted((a, b) => a.n - b.n) };
};
