import { type Arg, bookletOf, HOUSE, type Seat } from '#kernel';
import type { LogLine } from '#protocol';

/* What happened since one's own last turn, in a few lines of the log itself: they are true, and have their clauses. */

/** As much as can be read at a glance. */
const MOST = 3;

const args = ({ text }: LogLine): readonly Arg[] => Object.values(text.args ?? {}).flatMap((arg) => (isList(arg) ? arg.list : [arg]));
const isList = (arg: Arg): arg is Extract<Arg, { readonly list: readonly Arg[] }> => typeof arg === 'object' && 'list' in arg;

const seatsIn = (line: LogLine): readonly Seat[] => args(line).flatMap((arg) => (typeof arg === 'object' && 'seat' in arg ? [arg.seat] : []));

/** Whoever acts is named first. */
const actorOf = (line: LogLine): Seat | undefined => seatsIn(line)[0];

/** The largest sum that moved. */
const sumIn = (line: LogLine): number =>
  Math.max(0, ...args(line).map((arg) => (typeof arg !== 'object' ? 0 : 'money' in arg ? Math.abs(arg.money) : 'change' in arg ? Math.abs(arg.change) : 0)));

/** Lines that tell something of the game: no headings, nothing taken back, no habits of the house. */
const tells = (line: LogLine): boolean =>
  line.heading === undefined && line.undone !== true && line.text.clauses.some((clause) => bookletOf('', clause) !== HOUSE.id);

/** The lines since the reader last acted, before the turn that he is in now. */
export const sinceOwn = (lines: readonly LogLine[], you: Seat | null): readonly LogLine[] => {
  const opened = lines.findLastIndex(({ heading }) => heading !== undefined);
  const isOwn = you !== null && lines[opened]?.heading?.seat === you;
  // What he has done in the turn that he is in now is not what he asks about.
  const before = isOwn ? lines.slice(0, opened) : lines;
  const last = before.findLastIndex((line) => you !== null && tells(line) && actorOf(line) === you);
  const since = before.slice(last + 1).filter(tells);
  return since.length > 0 || last === -1 ? since : before.slice(0, last).filter(tells);
};

export interface Weighing {
  readonly you: Seat | null;
  /** A game may say that a line is worth more or less than its sums; 1 is as usual. */
  readonly weigh?: ((line: LogLine) => number) | undefined;
}

/** What concerns somebody before what does not, larger sums before smaller ones; told in the order in which it happened. */
export const heaviest = (lines: readonly LogLine[], { you, weigh = () => 1, most }: Weighing & { readonly most: number }): readonly LogLine[] => {
  const telling = lines.filter(tells);
  const largest = Math.max(1, ...telling.map(sumIn));
  const weight = (line: LogLine): number => weigh(line) * (0.1 + sumIn(line) / largest + (you !== null && seatsIn(line).includes(you) ? 1 : 0));
  return telling
    .toSorted((a, b) => weight(b) - weight(a) || b.n - a.n)
    .slice(0, most)
    .toSorted((a, b) => a.n - b.n);
};

export const happened = (lines: readonly LogLine[], weighing: Weighing): readonly LogLine[] =>
  heaviest(sinceOwn(lines, weighing.you), { ...weighing, most: MOST });
