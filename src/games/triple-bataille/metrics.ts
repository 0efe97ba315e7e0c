import type { Seat, Viewer } from '#kernel';
import { isActivePlayer } from './facts.ts';
import { bankersScore, bankWealth, wealthOf } from './scoring.ts';
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
  stateCash: row.stateCash,
  stateBalance: row.stateBalance,
  tax: row.tax,
  taxIncome: counters.taxIncome,
  moneyCreatedPerHead: row.moneyCreatedPerHead,
  suffocated: counters.suffocated ? 1 : 0,
  bankFlow: counters.interest,
  ...(row.mobility === null ? {} : { mobility: row.mobility }),
});

const ofBank = ({ bank }: Indicators): Readonly<Record<string, number>> =>
  bank === null
    ? {}
    : {
        money: bank.M,
        circulating: bank.Mcirc,
        realMoney: bank.Mreal,
        moneyPerHead: bank.perHead,
        duPerHuman: bank.duPerHuman,
        bankShare: bank.share,
        bankFlowShare: bank.flowShare,
        hat: bank.hat,
        debtRatio: bank.debtRatio,
        velocity: bank.velocity,
      };

const ofPlayer = (state: State, seat: Seat): Readonly<Record<string, number>> => {
  const { pile, credits } = state.table.players[seat] ?? { pile: 0, credits: 0 };
  const wealth = wealthOf(state, seat);
  return { wealth, wealthBundles: inBundles(wealth, state.table.bundle), cash: pile, credits };
};

/** Figures that this viewer may know: of each player now, and of the last battle that was recorded. */
export const metrics = (state: State, viewer: Viewer): Readonly<Record<string, number>> => {
  const { table, vault } = state;
  const figures: Record<string, number> = {};
  const add = (more: Readonly<Record<string, number>>, suffix: string): void => {
    for (const [name, value] of Object.entries(more)) figures[`triple-bataille.metric.${name}${suffix}`] = value;
  };
  for (const [seat, subject] of table.players.entries()) if (isActivePlayer(subject)) add(ofPlayer(state, seat), `/${seat}`);
  const last = state.indicators.at(-1);
  const open = seesBank(state, viewer);
  if (last !== undefined) add(open ? { ...ofBattle(last), ...ofBank(last) } : ofBattle(last), '');
  if (open)
    add(
      { bankWealth: bankWealth(table, vault), ...(table.players.some(({ role }) => role === 'banker') ? { bankersScore: bankersScore(table, vault) } : {}) },
      '',
    );
  return figures;
};
