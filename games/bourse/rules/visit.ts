import { at } from '#kernel/collections.ts';
import { othersFrom } from './facts.ts';
import { named, tell } from '../speak.ts';
import type { SecurityId, Visit } from '../types.ts';
import { visitOf } from './market.ts';
import { closeTask, instruct, setQuote, type Work } from './work.ts';

/* The beginning and the end of a visit to a security square (BO-4.3). */

/** BO-4.3.1: the same die that moved the pawn gives the variation; then options, ceiling or floor, and trades. */
export const openVisit = (work: Work, security: SecurityId, die: number): void => {
  const { table, data, agenda } = work;
  const before = table.quotes[security];
  const variation = at(at(data.variations[table.phase], data.securities[security].coefficient - 1), die - 1);
  const raw = before + variation;
  const visit: Visit = { security, die, before, raw, fixed: null, purchases: 0, sales: 0, orders: [], optionTaken: false };
  table.visit = visit;
  work.log?.push(tell('bourse.log.variation', { security: named(data, security), change: { change: variation }, before: { money: before } }, ['BO-4.3.1']));
  agenda.push(
    { do: 'endVisit' },
    { do: 'otherTrade', seats: othersFrom(work, table.roller), dropped: false },
    { do: 'rollerTrade' },
    { do: 'quotation', security, raw },
  );
  if (table.contracts.some((contract) => contract.security === security)) agenda.push({ do: 'dueOptions', forgotten: [] });
};

/** BO-6.4: what was prepared for this visit and not used is dropped with it. */
const dropPreparedOrders = (work: Work): void => {
  for (const [seat, instructions] of work.instructions.entries()) {
    if (instructions.prepared !== null) instruct(work, seat, { ...instructions, prepared: null });
  }
};

export const endVisit = (work: Work): void => {
  const { security, fixed } = visitOf(work);
  // BO-6.1: the transactions of this visit leave no trace on the marker.
  if (work.options.visitPricing === 'runningReset' && fixed !== null && work.table.quotes[security] !== fixed) setQuote(work, security, fixed);
  if (work.options.visitOrders === 'prepared') dropPreparedOrders(work);
  work.table.visit = null;
  closeTask(work);
};
