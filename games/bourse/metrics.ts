import { range, sum } from '#kernel/collections.ts';
import type { Viewer } from '#kernel/game.ts';
import { cashOf } from './rules/facts.ts';
import { netWorth, score } from './scoring.ts';
import { ECONOMIC_PHASES, SECURITIES, type State } from './types.ts';
import { seesAllCash, seesCash } from './view.ts';

/** Figures for the ledger, the lab and the debrief, as far as this viewer may know them (BO-7.3). */
export const metrics = (state: State, viewer: Viewer): Readonly<Record<string, number>> => {
  const { quotes, players, phase } = state.table;
  const figures: Record<string, number> = {};
  const scoreIsPublic = state.options.winCondition === 'securities';
  for (const security of SECURITIES) figures[`bourse.metric.quote.${security}`] = quotes[security];
  for (const seat of range(players.length)) {
    const seen = seesCash(state, viewer, seat);
    if (seen) {
      figures[`bourse.metric.worth/${seat}`] = netWorth(state, seat);
      figures[`bourse.metric.cash/${seat}`] = cashOf(state, seat);
    }
    if (seen || scoreIsPublic) figures[`bourse.metric.score/${seat}`] = score(state, seat);
  }
  if (seesAllCash(state, viewer)) figures['bourse.metric.money'] = sum(state.ledger.seats);
  figures['bourse.metric.loans'] = sum(players.map(({ loans }) => loans.length));
  figures['bourse.metric.options'] = state.table.contracts.length;
  figures['bourse.metric.phase'] = ECONOMIC_PHASES.indexOf(phase);
  return figures;
};
