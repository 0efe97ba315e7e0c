import { at, sum } from '#kernel/collections.ts';
import type { Seat, Viewer } from '#kernel/game.ts';
import { assetValue, cashOf, isLiving, ownedBy, player } from './rules/facts.ts';
import { piecesAt } from './rules/buildings.ts';
import { incomeOf } from './rules/rent.ts';
import type { Role, State } from './types.ts';

/* Figures for charts, the lab and the debrief (AM-13.8). Everything in them is public. */

const CAMP_NAMES: Readonly<Record<Role, string>> = { C: 'Competitors', M: 'Monopolists' };

const buildingsOf = (state: State, seat: Seat): { readonly houses: number; readonly hotels: number } => {
  const { role } = player(state, seat);
  const pieces = ownedBy(state, seat).map((index) => piecesAt(role ?? 'C', at(state.table.titles, index).level));
  return { houses: sum(pieces.map(({ houses }) => houses)), hotels: sum(pieces.map(({ hotels }) => hotels)) };
};

/** Score by AM-5.3 with utilities at 7, liquidation value L by AM-4.9.2. */
const seatFigures = (state: State, seat: Seat): Readonly<Record<string, number>> => {
  const cash = cashOf(state, seat);
  const income = incomeOf(state, seat);
  return {
    cash,
    income,
    score: cash + income,
    liquidation: cash + assetValue(state, seat),
    titles: ownedBy(state, seat).length,
    ...buildingsOf(state, seat),
    rentReceived: player(state, seat).rentReceived,
    rentPaid: player(state, seat).rentPaid,
  };
};

const CAMP_TOTALS = ['cash', 'score', 'liquidation', 'titles', 'rentReceived'] as const;

const campFigures = (state: State, camp: Role, bySeat: readonly Readonly<Record<string, number>>[]): Readonly<Record<string, number>> => {
  const members = bySeat.filter((_, seat) => player(state, seat).role === camp);
  const figures: Record<string, number> = {};
  for (const name of CAMP_TOTALS) figures[`${name}${CAMP_NAMES[camp]}`] = sum(members.map((figure) => figure[name] ?? 0));
  const { point } = state.table;
  if (point.kind === 'gameOver') figures[`win${CAMP_NAMES[camp]}`] = point.winningCamp === camp ? 1 : 0;
  return figures;
};

export const metrics = (state: State, _viewer: Viewer): Readonly<Record<string, number>> => {
  const { table } = state;
  const bySeat = table.players.map((_, seat) => seatFigures(state, seat));
  const figures: Record<string, number> = {};
  for (const [seat, own] of bySeat.entries()) {
    if (!isLiving(state, seat)) continue;
    for (const [name, value] of Object.entries(own)) figures[`anti-monopoly.metric.${name}/${seat}`] = value;
  }
  for (const camp of ['C', 'M'] as const) {
    for (const [name, value] of Object.entries(campFigures(state, camp, bySeat))) figures[`anti-monopoly.metric.${name}`] = value;
  }
  figures['anti-monopoly.metric.unsold'] = table.titles.filter(({ owner }) => owner === null).length;
  figures['anti-monopoly.metric.housesInStock'] = table.houses;
  figures['anti-monopoly.metric.hotelsInStock'] = table.hotels;
  figures['anti-monopoly.metric.bankruptcies'] = table.players.filter(({ bankrupt }) => bankrupt).length;
  return figures;
};
