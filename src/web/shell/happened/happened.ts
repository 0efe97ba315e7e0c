import type { Seat } from '#kernel/game.ts';
import { bookletOf, HOUSE } from '#kernel/house.ts';
import type { Arg } from '#kernel/words.ts';
import type { LogLine } from '#protocol';
import type { AtTable } from '../at-table.tsx';

/* What happened since one's own last turn, in a few lines of the log itself: they are true, and have their clauses. */

/** As much as can be read at a glance. */
const MOST = 3;

const args = ({ text }: LogLine): readonly Arg[] => Object.values(text.args ?? {}).flatMap((arg) => (isList(arg) ? arg.list : [arg]));
const isList = (arg: Arg): arg is Extract<Arg, { readonly list: readonly Arg[] }> => typeof arg === 'object' && 'list' in arg;

/** Who is named in a line, whoever acts first: by his seat, or as what he plays. */
const seatsIn = (line: LogLine, { plays }: Weighing): readonly Seat[] =>
  args(line).flatMap((arg) => {
    if (typeof arg !== 'object') return [];
    if ('seat' in arg) return [arg.seat];
    return 'term' in arg ? (plays?.(arg.term) ?? []) : [];
  });

/** The largest sum that moved. */
const sumIn = (line: LogLine): number =>
  Math.max(0, ...args(line).map((arg) => (typeof arg !== 'object' ? 0 : 'money' in arg ? Math.abs(arg.money) : 'change' in arg ? Math.abs(arg.change) : 0)));

/** Lines that tell something of the game: no headings, nothing taken back, no habits of the house. */
const tells = (line: LogLine): boolean =>
  line.heading === undefined && line.undone !== true && line.text.clauses.some((clause) => bookletOf('', clause) !== HOUSE.id);

export interface Weighing {
  readonly you: Seat | null;
  /** How much more or less than its sums a line is worth, by its key; 1 is as usual. */
  readonly weights?: Readonly<Record<string, number>> | undefined;
  /** The seat of what players are called by in lines, such as a power. */
  readonly plays?: ((term: string) => Seat | null) | undefined;
  /** All answer at once: what happened is what the turn before brought. */
  readonly together?: boolean | undefined;
}

/** As the game at the table is told, to a seat or of it. */
export const weighingOf = ({ page, scene }: Pick<AtTable, 'page' | 'scene'>, you: Seat | null): Weighing => {
  const { weights, plays, together } = page?.telling ?? {};
  return { you, weights, together, plays: (term) => plays?.(term, scene.view) ?? null };
};

/** The lines since the reader last acted, before the turn that he is in now; where all act at once, those of the turn before. */
export const sinceOwn = (lines: readonly LogLine[], weighing: Weighing): readonly LogLine[] => {
  const { you, together = false } = weighing;
  const opened = lines.findLastIndex(({ heading }) => heading !== undefined);
  const previous = lines.findLastIndex(({ heading }, index) => heading !== undefined && index < opened);
  const isOwn = you !== null && lines[opened]?.heading?.seat === you;
  // What he has done in the turn that he is in now is not what he asks about.
  const before = isOwn ? lines.slice(0, opened) : lines;
  const last = together ? previous : before.findLastIndex((line) => you !== null && tells(line) && seatsIn(line, weighing)[0] === you);
  const since = before.slice(last + 1).filter(tells);
  return since.length > 0 || last === -1 ? since : before.slice(0, last).filter(tells);
};

/** What concerns somebody before what does not, larger sums before smaller ones; told in the order in which it happened. */
export const heaviest = (lines: readonly LogLine[], { most, ...weighing }: Weighing & { readonly most: number }): readonly LogLine[] => {
  const { you, weights } = weighing;
  const telling = lines.filter(tells);
  const largest = Math.max(1, ...telling.map(sumIn));
  const concerns = (line: LogLine): boolean => you !== null && seatsIn(line, weighing).includes(you);
  const weight = (line: LogLine): number => (weights?.[line.text.key] ?? 1) * (0.1 + sumIn(line) / largest + (concerns(line) ? 1 : 0));
  return telling
    .toSorted((a, b) => weight(b) - weight(a) || b.n - a.n)
    .slice(0, most)
    .toSorted((a, b) => a.n - b.n);
};

export const happened = (lines: readonly LogLine[], weighing: Weighing): readonly LogLine[] => heaviest(sinceOwn(lines, weighing), { ...weighing, most: MOST });
