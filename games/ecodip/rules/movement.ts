import { sum, unreachable } from '#kernel/collections.ts';
import type { Clause, LogEntry } from '#kernel/messages.ts';
import type { UnitResult } from '#diplomacy/movement.ts';
import { printOrder, printUnit } from '#diplomacy/notation/print.ts';
import { resolveRetreats } from '#diplomacy/retreats.ts';
import type { Issued, MovementOrder, Order as UnitOrder, RetreatOrder, Unit } from '#diplomacy/types.ts';
import { forceOf, living, ordersOf, powerOf } from './facts.ts';
import { pick } from '../orders/office.ts';
import { land, type MessageKey, power, tell } from '../speak.ts';
import type { UnitReport } from '../types.ts';
import { publish, tally, type Work } from './work.ts';
import type { Books } from './books.ts';
import { benchOf } from './position.ts';

/* Step 3: movement and retreats, through the adjudicator. */

type ResultKey = Extract<
  MessageKey,
  `log.${'CIRCULAR' | 'MOVED' | 'BOUNCED' | 'NO_PATH' | `SUPPORT_${string}` | `PARADOX_${string}` | `CONVOY_${string}` | 'VOID_NOMATCH' | 'HELD'}`
>;

/** EC-4.18.6: the code of a result, and the clause it applies. */
const resultKey = ({ status, backup }: UnitResult): readonly [ResultKey, Clause<'EC'>] => {
  switch (status) {
    case 'moves':
      return backup === 'circular' ? ['log.CIRCULAR', 'EC-4.6.6.4'] : ['log.MOVED', 'EC-4.6.5.9'];
    case 'bounces':
      return ['log.BOUNCED', 'EC-4.6.5.9'];
    case 'noPath':
      return ['log.NO_PATH', 'EC-4.6.5.1'];
    case 'supports':
      return ['log.SUPPORT_GIVEN', 'EC-4.6.5.4'];
    case 'reduced':
      return ['log.SUPPORT_REDUCED', 'EC-4.6.5.4'];
    case 'cut':
      return backup === 'mutualSupport' ? ['log.PARADOX_SUPPORT', 'EC-4.6.6.4'] : ['log.SUPPORT_CUT', 'EC-4.6.5.4'];
    case 'convoys':
      return ['log.CONVOY_OK', 'EC-4.6.5.3'];
    case 'disrupted':
      return backup === 'szykman' ? ['log.PARADOX_CONVOY', 'EC-4.6.6.4'] : ['log.CONVOY_DISRUPTED', 'EC-4.6.5.3'];
    case 'void':
      return ['log.VOID_NOMATCH', 'EC-4.6.3.3'];
    case 'holds':
    case 'annihilated':
      return ['log.HELD', 'EC-4.6.2.1'];
    default:
      return unreachable(status);
  }
};

const orderText = ({ world }: Work, order: UnitOrder, units: readonly Unit[]) => ({
  text: { fr: printOrder(world.board, order, units, 'fr'), en: printOrder(world.board, order, units, 'en') },
});

export const unitText = ({ world }: Pick<Work, 'world'>, unit: Unit) => ({
  text: { fr: printUnit(world.board, unit, 'fr'), en: printUnit(world.board, unit, 'en') },
});

const announce = (work: Work, result: UnitResult, units: readonly Unit[]): readonly LogEntry[] => {
  const { unit, given, status, support, dislodgedFrom } = result;
  if (status === 'annihilated') return [];
  const [key, clause] = resultKey(result);
  const order = orderText(work, given ?? { k: 'hold', at: unit.loc }, units);
  const lines = [tell(key, { who: power(powerOf(unit)), order, n: support ?? 0, f: forceOf(unit) }, [clause])];
  if (dislodgedFrom === null) return lines;
  return [...lines, tell('log.DISLODGED', { who: power(powerOf(unit)), unit: unitText(work, unit), from: land(dislodgedFrom) }, ['EC-4.6.5.2'])];
};

const reportOf = ({ unit, given, status, support, backup, dislodgedFrom }: UnitResult): UnitReport => ({
  unit,
  order: given,
  status,
  support,
  backup,
  dislodgedFrom,
});

export const move = (work: Work, books: Books): void => {
  const { table, sheets, options } = work;
  const orders = living(table).flatMap((by): readonly Issued<MovementOrder>[] =>
    pick(ordersOf(sheets[by]), ['hold', 'move', 'support', 'convoy']).map((order) => ({ by, order })),
  );
  const struck = table.report.strikes.filter(({ hit }) => hit).map(({ target }) => target);
  const result = benchOf(options).adjudicate({ ...books.position, struck }, orders);
  if (work.isRead) for (const one of result.results) work.log.push(...announce(work, one, books.position.units));
  table.units = result.units;
  // EC-4.6.9.1: a province hit this turn is closed to retreats, and the adjudicator knows it.
  table.dislodged = result.dislodged;
  publish(work, { orders: result.results.map(reportOf), contested: result.contested });
};

/** EC-4.6.9. */
export const retreat = (work: Work): void => {
  const { table, sheets, world } = work;
  const orders = living(table).flatMap((by): readonly Issued<RetreatOrder>[] =>
    pick(ordersOf(sheets[by]), ['retreat', 'disband']).map((order) => ({ by, order })),
  );
  const results = resolveRetreats(world.board, table.dislodged, orders);
  table.units = [...table.units, ...results.flatMap(({ arrived }) => (arrived === null ? [] : [arrived]))];
  tally(work, { btLost: sum(results.map(({ unit, arrived }) => (arrived === null ? forceOf(unit) - 1 : 0))) });
  table.dislodged = [];
  for (const { unit, arrived } of results) {
    const args = { who: power(powerOf(unit)), unit: unitText(work, unit) };
    work.log.push(
      arrived === null ? tell('log.DISBANDED', args, ['EC-4.6.9.2', 'EC-4.6.9.4']) : tell('log.RETREATED', { ...args, to: land(arrived.loc) }, ['EC-4.6.9.1']),
    );
  }
  publish(work, { retreats: results.map(({ unit, status, arrived }) => ({ unit, status, arrived })) });
};
