import type { Battle, DebtCycle, Entry, View, WindowKind } from '#games/triple-bataille/types.ts';
import type { SeriesPoint } from '#protocol';
import type { DebriefGame, PhaseTrack } from '#web/kit/interface/room-parts.ts';
import { readingsOf } from '#web/kit/svg/chart/curves.ts';
import { CYCLES, MINI_EXIT } from '#games/triple-bataille/content/data.ts';
import { countedCredits, followsHistory } from '#games/triple-bataille/rules/facts.ts';
import { exitRow } from '#games/triple-bataille/rules/cycles.ts';
import type { Voice } from '#kernel/words.ts';
import { type Scene, speechOf } from '../speech.ts';

/* How the turned cards of a battle fill the wall: sheets in reading order, as large as all of them allow. */

/** A cell of the wall, in pixels of 1920 by 1080; the sheet draws it by the name. */
interface CellSize {
  readonly name: 'large' | 'middle' | 'fair' | 'small' | 'least';
  readonly width: number;
  /** What each further card of a stake adds. */
  readonly more: number;
  readonly rows: number;
}

const SIZES: readonly CellSize[] = [
  { name: 'large', width: 230, more: 64, rows: 2 },
  { name: 'middle', width: 168, more: 46, rows: 3 },
  { name: 'fair', width: 148, more: 38, rows: 4 },
  { name: 'small', width: 130, more: 30, rows: 5 },
  // The strongest card in letters: there is no room to draw it, nor the others.
  { name: 'least', width: 118, more: 0, rows: 6 },
];

const WIDTH = 1848;
const GAP = 8;

/** Those who share their places stand on one sheet, unless they fill more than a row. */
interface Sheet {
  readonly keys: readonly string[];
  readonly width: number;
}

interface Laid {
  readonly size: CellSize['name'];
  readonly rows: readonly (readonly Sheet[])[];
}

const sheetsOf = (order: Battle['order'], widthOf: (key: string) => number): readonly Sheet[] =>
  order.flatMap((group) => {
    const sheets: Sheet[] = [];
    let keys: string[] = [];
    let width = 0;
    for (const key of group) {
      if (width + widthOf(key) > WIDTH) {
        sheets.push({ keys, width });
        keys = [];
        width = 0;
      }
      keys.push(key);
      width += widthOf(key);
    }
    return [...sheets, { keys, width }];
  });

const inRows = (sheets: readonly Sheet[]): readonly (readonly Sheet[])[] => {
  const rows: Sheet[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const sheet of sheets) {
    if (used + GAP + sheet.width > WIDTH) {
      rows.push([]);
      used = -GAP;
    }
    rows.at(-1)?.push(sheet);
    used += GAP + sheet.width;
  }
  return rows;
};

/** The largest cells with which all sheets find room; a row never breaks a tie that it could hold. */
export const layRows = (order: Battle['order'], entries: readonly Entry[]): Laid => {
  const cards = new Map(entries.map(({ key, counting }) => [key, counting.length]));
  const tries = SIZES.map(({ name, width, more, rows: most }) => {
    const rows = inRows(sheetsOf(order, (key) => width + more * Math.max(0, (cards.get(key) ?? 1) - 1)));
    return { size: name, rows, fits: rows.length <= most };
  });
  const { size, rows } = tries.find(({ fits }) => fits) ?? tries.at(-1) ?? { size: 'least', rows: [] };
  return { size, rows };
};

/* Figures of the record by their short names (TB-14.1). */

export const metricKey = (figure: string): string => `triple-bataille.metric.${figure}`;

/** The last value that was recorded. */
export const lastFigure = (points: readonly SeriesPoint[], figure: string): number | null => readingsOf(points, metricKey(figure)).at(-1)?.value ?? null;

/** TB-5.5: the bank's place among the players, from the last figures that were recorded. */
export const bankPlace = (game: DebriefGame): { readonly wealth: number; readonly place: number } | null => {
  const wealth = lastFigure(game.points, 'bankWealth');
  const last = game.points.at(-1)?.metrics ?? {};
  const prefix = metricKey('wealth/');
  if (wealth === null) return null;
  const richer = Object.entries(last).filter(([key, value]) => key.startsWith(prefix) && value > wealth).length;
  return { wealth, place: richer + 1 };
};

/** The first battle with a dividend; null: none. */
export const firstDividend = ({ points }: DebriefGame): number | null => points.find(({ metrics }) => (metrics[metricKey('duValue')] ?? 0) > 0)?.turn ?? null;

/* The money-creation board as a flight of steps: wide as its credits, high as its bundle. */

export interface CreditStep {
  readonly cycle: DebtCycle;
  readonly bundle: number;
  /** In multiples of N. */
  readonly from: number;
  readonly to: number;
  /** What the exit divides by; 1: nothing is divided. */
  readonly divide: number;
  readonly state: 'passed' | 'now' | 'ahead';
}

/** Where each cycle begins, in multiples of N (TB-2.8). */
const FROM: Readonly<Record<DebtCycle, number>> = { C1: 0, C2: 0, C3: 2, C4: 0, C5: 2, C6: 0, C7: 2, C8: 6, C9: 0, C3m: 0 };

const nextOf = (view: View, cycle: DebtCycle): DebtCycle => {
  const { schedule } = view.table.cycle;
  if (cycle === 'C2') return schedule === 'big' ? 'C7' : schedule === 'mini' ? 'C3m' : 'C3';
  return CYCLES[cycle].next;
};

/** The step before the present one, as far as it tells something: lower prices. */
const BEFORE: Readonly<Partial<Record<DebtCycle, DebtCycle>>> = { C3: 'C2', C5: 'C4', C7: 'C2', C8: 'C7' };

export const creditSteps = (view: View): readonly CreditStep[] => {
  const { cycle } = view.table;
  const present: DebtCycle = cycle.debt === 'C1' ? 'C2' : cycle.debt;
  const previous = BEFORE[present] ?? null;
  const next = nextOf(view, present);
  const names: readonly DebtCycle[] = [...(previous === null ? [] : [previous]), present, next, ...(previous === null ? [nextOf(view, next)] : [])];
  return names.map((name, index) => {
    const row = name === 'C2' && cycle.schedule === 'mini' ? MINI_EXIT : CYCLES[name];
    const now = index === (previous === null ? 0 : 1);
    return {
      cycle: name,
      bundle: CYCLES[name].bundle,
      from: FROM[name],
      to: row.threshold,
      divide: row.divide,
      state: now ? 'now' : index === 0 ? 'passed' : 'ahead',
    };
  });
};

interface CreditCount {
  readonly credits: number;
  /** Credits until the cycle ends: the first one above the threshold. */
  readonly left: number;
  readonly divide: number;
  readonly doubles: boolean;
}

/** TB-4.11.4: how far the pawn is from the end of the cycle. */
export const creditCount = (view: View): CreditCount => {
  const { table, options } = view;
  const row = exitRow(view);
  const credits = countedCredits(view);
  const base = options.thresholdBase === 'sinceDevaluation' ? table.cycle.base : 0;
  const next = nextOf(view, table.cycle.debt);
  return { credits, left: Math.max(0, row.threshold * table.count + base + 1 - credits), divide: row.divide, doubles: CYCLES[next].bundle > table.bundle };
};

/** What comes when the cycle ends, and after how many more credits. */
export const changeWords = ({ view, words }: Scene): string => {
  const { left, divide, doubles } = creditCount(view);
  const change = divide > 1 ? words('thenDivide', { divisor: divide }) : words(doubles ? 'thenDouble' : 'thenNothing');
  return words('untilChange', { left, change });
};

/** TB-4.1. */
const PHASES = ['open', 'plan', 'pay', 'stake', 'reveal', 'payout', 'interest', 'market', 'close'] as const;
/** The place of a window among them. */
const PLACE: Readonly<Record<WindowKind, number>> = { bankset: 0, plan: 1, stake: 3, pick: 5, market: 7, vote: 8 };

const kindOf = (view: View, { words }: ReturnType<typeof speechOf>): string => {
  const system = words(`systems.${view.table.system}`);
  return followsHistory(view) ? `${words('historic')}, ${system}` : system;
};

export const phaseTrack = (view: View, voice: Voice): PhaseTrack => {
  const speech = speechOf(voice);
  const { words } = speech;
  const { point, battle } = view.table;
  const over = point.kind === 'gameOver';
  return {
    title: words('trackTitle', { battle, window: words(over ? `over.${point.reason}` : `windows.${point.kind}`) }),
    kind: kindOf(view, speech),
    phases: PHASES.map((phase) => words(`phases.${phase}`)),
    current: over ? PHASES.length : PLACE[point.kind],
  };
};
