import type { Clause, LogEntry, Message } from '#kernel/messages.ts';
import { powerAt } from '#games/ecodip/rules/facts.ts';
import { explainTrial, type Trial } from '#games/ecodip/orders/sandbox.ts';
import type { Tag, UnitReport } from '#games/ecodip/types.ts';
import { nameOfKey, type Section, sectionOf, SECTIONS } from '../gazette/sections.ts';

/* What came of an attempt: what everybody reads, and what only some do. */

export interface Told {
  readonly section: Section;
  /** EC-4.18.6; null for lines that carry none. */
  readonly code: string | null;
  readonly text: Message;
  /** Null: everybody. */
  readonly readers: readonly Tag[] | null;
}

/** A unit with its order, what became of it, and why. */
export interface UnitTold {
  readonly report: UnitReport;
  readonly codes: readonly string[];
  readonly clauses: readonly Clause[];
  readonly why: readonly Message[];
}

/** Private lines stand with the public ones on the same matter. */
const PRIVATE: Readonly<Record<string, Section>> = {
  DEAL_NOMATCH: 'deals',
  DEAL_REFUSED: 'deals',
  DEAL_REFUSED_GOLD: 'deals',
  DEAL_REFUSED_GOODS: 'deals',
  missileDeal: 'deals',
  placed: 'missiles',
  received: 'missiles',
  noShot: 'missiles',
  mined: 'harvest',
  factoryUnpaid: 'winter',
  secretGift: 'gifts',
  GIFT_DROPPED: 'gifts',
};

const codeOf = (name: string): string | null => (/^[A-Z_]+$/.test(name) ? name : null);

const readersOf = ({ before }: Trial, { to }: LogEntry): readonly Tag[] | null =>
  to === 'all' ? null : to.flatMap((seat) => (seat === 'referee' ? [] : [powerAt(before.table, seat)]));

const toldOf = (trial: Trial, entry: LogEntry): Told => {
  const name = nameOfKey(entry.text.key);
  return { section: PRIVATE[name] ?? sectionOf(entry), code: codeOf(name), text: entry.text, readers: readersOf(trial, entry) };
};

/** All that is told, section by section; units and accounts are shown apart. */
export const linesOf = (trial: Trial): readonly Told[] => {
  const lines = trial.log.filter(({ heading }) => heading === undefined).map((entry) => toldOf(trial, entry));
  const shown = lines.filter(({ section, code }) => section !== 'orders' && section !== 'stocks' && code !== 'DISLODGED');
  return SECTIONS.flatMap((name) => shown.filter(({ section }) => section === name));
};

const unitTold = (report: UnitReport, entry: LogEntry | undefined, why: readonly Message[]): UnitTold => ({
  report,
  codes: [
    ...(entry === undefined ? [] : [nameOfKey(entry.text.key)]),
    ...(report.status === 'annihilated' ? ['ANNIHILATED'] : []),
    ...(report.dislodgedFrom === null ? [] : ['DISLODGED']),
  ],
  clauses: [...new Set([...(entry?.text.clauses ?? []), ...why.flatMap(({ clauses }) => clauses)])],
  why,
});

/** Units that were ordered, dislodged or annihilated. The log tells one unit after the other, in the order of the report. */
export const unitsOf = (trial: Trial): readonly UnitTold[] => {
  const lines = trial.log.filter((entry) => sectionOf(entry) === 'orders');
  if (lines.length === 0) return [];
  const why = explainTrial(trial);
  const { orders } = trial.after.table.report;
  // Of an annihilated unit the log speaks elsewhere.
  const spoken = orders.filter(({ status }) => status !== 'annihilated');
  return orders
    .filter(({ order, dislodgedFrom, status }) => order !== null || dislodgedFrom !== null || status === 'annihilated')
    .map((report) => unitTold(report, lines[spoken.indexOf(report)], why[report.unit.loc] ?? []));
};
