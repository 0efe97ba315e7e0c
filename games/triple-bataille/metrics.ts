import type { Viewer } from '#kernel/game.ts';
import { circulating, hasBank } from './rules/holdings.ts';
import { figuresNow } from './rules/indicators.ts';
import type { Indicators, State } from './types.ts';
import { seesBank } from './view.ts';

/* TB-14.1: figures for the ledger, the lab and the debrief. */

/** Constant prices, to a tenth of a bundle. */
const inBundles = (cards: number, bundle: number): number => Math.round((10 * cards) / bundle) / 10;

const ofBattle = ({ counters, ...row }: Indicators): Readonly<Record<string, number>> => ({
  bundle: row.bundle,
  priceIndex: row.priceIndex,
  duValue: row.duValue,
  giniCash: row.giniCash,
  giniWealth: row.giniWealth,
  top10share: row.top10share,
  bottom20mean: row.bottom20mean,
  median: row.median,
  medianBundles: inBundles(row.median, row.bundle),
  mean: row.mean,
  relativeDeviation: row.mean === 0 ? 0 : row.deviation / Math.abs(row.mean),
  minWealth: row.minWealth,
  poor: row.poor,
  playerCredits: row.playerCredits,
  stateCredits: row.stateCredits,
  badCredits: row.badCredits,
  newCredits: counters.newCredits,
  newStateCredits: counters.stateCredits,
  repaid: counters.repaid,
  insolvent: row.insolvent,
  atWater: row.atWater,
  stateDebtRatio: row.stateDebtRatio,
  bankruptcies: row.cumulatedBankruptcies,
  destitute: row.cumulatedDestitute,
  seizures: row.cumulatedSeizures,
  bankruptciesNow: counters.bankruptcies,
  destituteNow: counters.destitute,
  pot: counters.pot,
  entries: counters.entries,
  served: counters.served,
  meanGain: counters.staked === 0 ? 0 : counters.gains / (counters.staked * row.bundle),
  publicJobs: counters.publicJobs,
  privateJobs: counters.privateJobs,
  noJob: row.noJob,
  houses: row.houses,
  factories: row.factories,
  built: counters.housesBuilt + counters.factoriesBuilt,
  playersCash: row.holdings.players,
  stateCash: row.holdings.state,
  boardsCash: row.holdings.boards,
  inheritances: row.holdings.inheritances,
  circulating: circulating(row.holdings),
  stateBalance: row.stateBalance,
  tax: row.tax,
  taxIncome: counters.taxIncome,
  moneyCreatedPerHead: row.moneyCreatedPerHead,
  suffocated: counters.suffocated ? 1 : 0,
  ...(row.mobility === null ? {} : { mobility: row.mobility }),
});

const ofMoney = (bank: NonNullable<Indicators['bank']>): Readonly<Record<string, number>> => ({
  money: bank.M,
  realMoney: bank.Mreal,
  moneyPerHead: bank.perHead,
  duPerHuman: bank.duPerHuman,
  velocity: bank.velocity,
});

const ofBank = (bank: NonNullable<Indicators['bank']>): Readonly<Record<string, number>> => ({
  bankCash: bank.money,
  bankWealth: bank.wealth,
  bankShare: bank.share,
  bankFlowShare: bank.flowShare,
  hat: bank.hat,
  debtRatio: bank.debtRatio,
});

const ofPlayers = ({ cash, wealth, credits, bundle }: Indicators): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.keys(cash).flatMap((key) => {
      const seat = Number(key);
      const own = wealth[seat] ?? 0;
      return [
        [`wealth/${seat}`, own],
        [`wealthBundles/${seat}`, inBundles(own, bundle)],
        [`cash/${seat}`, cash[seat] ?? 0],
        [`credits/${seat}`, credits[seat] ?? 0],
      ] as const;
    }),
  );

/** Figures of one battle that this viewer may know. What the bank does is told only where there is one. */
const figuresOf = (state: State, row: Indicators, viewer: Viewer): Readonly<Record<string, number>> => {
  const { options, table } = state;
  const bank = seesBank(state, viewer) ? row.bank : null;
  const banking = hasBank(options);
  const figures = {
    ...ofPlayers(row),
    ...ofBattle(row),
    ...(banking ? { bankFlow: row.counters.interest } : {}),
    ...(bank === null ? {} : ofMoney(bank)),
    ...(bank === null || !banking ? {} : ofBank(bank)),
    ...(bank !== null && table.players.some(({ role }) => role === 'banker') ? { bankersScore: bank.score } : {}),
  };
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [`triple-bataille.metric.${name}`, value]));
};

/** Of a battle that is over: as it was recorded at its closing. */
export const recorded = (state: State, turn: number, viewer: Viewer): Readonly<Record<string, number>> | null => {
  const row = state.indicators.find(({ battle }) => battle === turn);
  return row === undefined ? null : figuresOf(state, row, viewer);
};

/** Of the battle in progress, as far as it has come. */
export const metrics = (state: State, viewer: Viewer): Readonly<Record<string, number>> => {
  const row = figuresNow(state);
  return recorded(state, state.table.battle, viewer) ?? (row === null ? {} : figuresOf(state, row, viewer));
};
