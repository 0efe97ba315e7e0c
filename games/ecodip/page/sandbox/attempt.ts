import { at, unreachable } from '#kernel/collections.ts';
import type { Lang } from '#kernel/words.ts';
import type { Example } from '#games/ecodip/data/examples/index.ts';
import { judgeSheet } from '#games/ecodip/orders/judge.ts';
import { officeOf } from '#games/ecodip/orders/office.ts';
import { printOrder } from '#games/ecodip/orders/print.ts';
import type { Each } from '#games/ecodip/rules/position.ts';
import { position } from '#games/ecodip/rules/staging.ts';
import { type Order, type State, type Tag, TAGS, type UnitReport } from '#games/ecodip/types.ts';
import { withGuess, writingOf } from '../draft/choices.ts';
import type { Clause, LogEntry, Message } from '#kernel/messages.ts';
import { powerAt, powerOf, unitAt } from '#games/ecodip/rules/facts.ts';
import { explainTrial, type Trial, tryOut } from '#games/ecodip/orders/sandbox.ts';
import { nameOfKey, type Section, sectionOf, SECTIONS } from '../gazette/sections.ts';
import { useMemo, useState } from 'preact/hooks';
import type { MovementOrder } from '#diplomacy/types.ts';

/** A position under study and what everybody writes in it. */
interface Attempt {
  readonly base: State;
  readonly sheets: Each<string>;
}

/** The lines that are understood, in the reader's language; the others as they were written. */
const translated = (base: State, tag: Tag, text: string, lang: Lang): string => {
  const office = officeOf(base, tag);
  const { printing } = writingOf(office, lang);
  return judgeSheet(office, text)
    .lines.map((line) => (line.order === null ? line.text : printOrder(line.order, printing)))
    .join('\n');
};

/** Examples are written in French, as the rulebook is; a reader of another language finds his own words. */
const inLanguage = (base: State, sheets: Each<string>, lang: Lang): Each<string> => {
  switch (lang) {
    case 'fr':
      return sheets;
    case 'en':
      return Object.fromEntries(TAGS.flatMap((tag) => (sheets[tag] === undefined ? [] : [[tag, translated(base, tag, sheets[tag], lang)]])));
    default:
      return unreachable(lang);
  }
};

/** How an example opens; without one, the start of the game. Examples on the reading of orders keep their spelling. */
export const opened = (example: Example | undefined, lang: Lang): Attempt => {
  const base = position(example?.facts ?? {});
  const sheets = example?.sheets ?? {};
  return { base, sheets: example?.clause === 'EC-8.4' ? sheets : inLanguage(base, sheets, lang) };
};

/** What follows an attempt: where it led, and what the example writes there. */
export const followed = (after: State, example: Example | undefined, step: number, lang: Lang): Attempt => ({
  base: after,
  sheets: inLanguage(after, example?.later?.[step] ?? {}, lang),
});

/** Whether a sheet was changed since the example was opened. */
export const isChanged = (sheets: Each<string>, before: Each<string>): boolean => TAGS.some((tag) => (sheets[tag] ?? '') !== (before[tag] ?? ''));

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

/** Every order that stands on the sheets of a trial. */
export interface Sandbox extends Attempt {
  /** Null when the game is over: nothing is left to resolve. */
  readonly trial: Trial | null;
  readonly isChanged: boolean;
  readonly isLater: boolean;
  readonly write: (tag: Tag, text: string) => void;
  readonly add: (order: Order, by: Tag) => void;
  /** By pointing at the map: the order of the unit it moves. */
  readonly addMovement: (order: MovementOrder) => void;
  /** The same phase in another position: a piece put down, taken up, or of another force. */
  readonly rearrange: (base: State) => void;
  readonly again: () => void;
  readonly playOn: () => void;
  readonly goBack: () => void;
}

/** An example under the reader's hands: each phase of it, with what he wrote there. */
export const useSandbox = (example: Example | undefined, lang: Lang): Sandbox => {
  const [start] = useState(() => opened(example, lang));
  const [steps, setSteps] = useState<readonly Attempt[]>([start]);
  const last = steps.length - 1;
  const { base, sheets } = at(steps, last);
  const trial = useMemo(() => (base.table.ending === null ? tryOut(base, sheets) : null), [base, sheets]);
  const setSheets = (next: Each<string>): void => setSteps([...steps.slice(0, last), { base, sheets: next }]);
  const add = (order: Order, by: Tag): void => setSheets(withGuess(base, lang, sheets, by, order));
  return {
    base,
    sheets,
    trial,
    isChanged: last > 0 || base !== start.base || isChanged(sheets, start.sheets),
    isLater: last > 0,
    write: (tag, text) => setSheets({ ...sheets, [tag]: text }),
    add,
    addMovement: (order) => {
      const unit = unitAt(base.table, order.at);
      if (unit !== undefined) add(order, powerOf(unit));
    },
    rearrange: (next) => setSteps([...steps.slice(0, last), { base: next, sheets }]),
    again: () => setSteps([start]),
    playOn: () => {
      if (trial !== null) setSteps([...steps, followed(trial.after, example, last, lang)]);
    },
    goBack: () => setSteps(steps.slice(0, Math.max(1, last))),
  };
};
