import { sum } from '#kernel/collections.ts';
import type { Seat, Viewer } from '#kernel/game.ts';
import { cashOf, isActive, isSimulation, player } from './rules/facts.ts';
import { isDisaster, itemise, markerPoints } from './scoring.ts';
import type { State } from './types.ts';
import { seesCash } from './view.ts';

/** Figures of one company, as far as the viewer may know them (MM-7.1). */
const companyFigures = (state: State, viewer: Viewer, seat: Seat): Readonly<Record<string, number>> => {
  const company = player(state, seat);
  const figures: Record<string, number> = {
    growth: company.growth,
    employees: company.employees,
    services: markerPoints(company.personnel) + markerPoints(company.materials) + markerPoints(company.waste),
    silo: company.silo,
    credits: company.credits,
    productions: company.productions,
  };
  if (!isSimulation(state)) figures.dump = company.dump;
  if (seesCash(state, viewer, seat)) {
    figures.treasury = cashOf(state, seat);
    figures.score = itemise(company, cashOf(state, seat)).total;
  }
  return figures;
};

/** Figures for the ledger, the lab and the debrief. */
export const metrics = (state: State, viewer: Viewer): Readonly<Record<string, number>> => {
  const { table } = state;
  const figures: Record<string, number> = {};
  for (const seat of table.players.keys()) {
    if (!isActive(state, seat)) continue;
    for (const [name, value] of Object.entries(companyFigures(state, viewer, seat))) figures[`mull-money.metric.${name}/${seat}`] = value;
  }
  figures['mull-money.metric.reserve'] = table.reserve;
  figures['mull-money.metric.alerts'] = table.alerts;
  figures['mull-money.metric.debt'] = sum(table.players.map(({ credits }) => credits));
  if (isSimulation(state)) {
    figures['mull-money.metric.commonWaste'] = table.commonWaste;
    figures['mull-money.metric.laws'] = table.laws.filter(({ status }) => status === 'active').length;
    figures['mull-money.metric.disaster'] = table.point.kind === 'gameOver' && isDisaster(table.point.reason) ? 1 : 0;
  }
  return figures;
};
