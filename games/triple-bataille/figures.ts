import { keysOf, range, recordOf } from '#kernel/collections.ts';
import { figuresOf, type SeatFigure, type TableFigure } from '#kernel/figures.ts';
import { figureNames } from './content/figures.ts';
import { circulating, hasBank } from './rules/facts.ts';
import { figuresNow } from './rules/indicators.ts';
import type { Indicators, View } from './types.ts';

/* What is counted (TB-14.1), as far as a viewer may know it (TB-7): of the battle in progress as far as it has come, of one that is over as it was recorded. */

interface Facts extends Indicators {
  readonly hasBankers: boolean;
}

type Bank = NonNullable<Indicators['bank']>;

const factsOf = (view: View): Facts | null => {
  const { battle, players } = view.table;
  const row = view.indicators.find((each) => each.battle === battle) ?? figuresNow(view);
  return row === null ? null : { ...row, hasBankers: players.some(({ role }) => role === 'banker') };
};

type Name = keyof typeof figureNames;

/* Names stand with the words of the original game, under their licence. Nothing can be counted while nobody plays. */
const ofSeats = <K extends Name>(rows: Readonly<Record<K, Omit<SeatFigure<Facts>, 'name'>>>) =>
  recordOf(keysOf(rows), (id): SeatFigure<Facts | null> => {
    const row = rows[id];
    return { ...row, name: figureNames[id], of: (facts, seat) => (facts === null ? null : row.of(facts, seat)) };
  });

const ofTable = <K extends Name>(rows: Readonly<Record<K, Omit<TableFigure<Facts>, 'name'>>>) =>
  recordOf(keysOf(rows), (id): TableFigure<Facts | null> => {
    const row = rows[id];
    return { ...row, name: figureNames[id], of: (facts) => (facts === null ? null : row.of(facts)) };
  });

const ofBank =
  (read: (bank: Bank) => number): TableFigure<Facts>['of'] =>
  ({ bank }) =>
    bank === null ? null : read(bank);

/** Constant prices, to a tenth of a bundle. */
export const inBundles = (cards: number, bundle: number): number => Math.round((10 * cards) / bundle) / 10;

/** Said of the charts of the ledger, too. */
export const IN_BUNDLES = ['en liasses', 'in bundles'] as const;
export const IN_CARDS = ['en cartes', 'in cards'] as const;
export const WEALTH_OF_EACH = ['Richesse de chacun', 'Wealth of each'] as const;
export const CIRCULATES = [
  'En circulation\u00a0: la monnaie des joueurs, de l’État et des caisses du bâtiment et de l’industrie.',
  'In circulation: the money of the players, of the state and of the funds of building and industry.',
] as const;

export const figures = figuresOf({
  game: 'triple-bataille',
  facts: factsOf,
  options: ({ options }: View) => ({ ...options }),
  chairs: ({ table }) => range(table.players.length),
  ofSeats: ofSeats({
    wealth: { of: ({ wealth }, seat) => wealth[seat] ?? null },
    wealthBundles: {
      title: WEALTH_OF_EACH,
      unit: IN_BUNDLES,
      digits: 1,
      of: ({ wealth, bundle }, seat) => (wealth[seat] === undefined ? null : inBundles(wealth[seat], bundle)),
    },
    cash: { title: ['Cartes en main', 'Cards in hand'], unit: IN_CARDS, of: ({ cash }, seat) => cash[seat] ?? null },
    credits: { of: ({ credits }, seat) => credits[seat] ?? null },
  }),
  ofTable: ofTable({
    bundle: { of: ({ bundle }) => bundle },
    priceIndex: { of: ({ priceIndex }) => priceIndex },
    duValue: { help: ['un dividende, compté en cartes du début', 'one dividend, in starting cards'], of: ({ duValue }) => duValue },
    giniCash: { of: ({ giniCash }) => giniCash },
    giniWealth: { digits: 2, of: ({ giniWealth }) => giniWealth },
    top10share: { of: ({ top10share }) => top10share },
    bottom20mean: { of: ({ bottom20mean }) => bottom20mean },
    median: { of: ({ median }) => median },
    medianBundles: { unit: IN_BUNDLES, digits: 1, of: ({ median, bundle }) => inBundles(median, bundle) },
    mean: { of: ({ mean }) => mean },
    relativeDeviation: {
      help: ['écart type rapporté à la moyenne des richesses', 'standard deviation relative to the mean wealth'],
      digits: 2,
      of: ({ mean, deviation }) => (mean === 0 ? 0 : deviation / Math.abs(mean)),
    },
    minWealth: { of: ({ minWealth }) => minWealth },
    poor: {
      help: ['part des joueurs dont la richesse est sous 60\u00a0% de la médiane', 'share of players whose wealth is under 60\u00a0% of the median'],
      write: 'percent',
      of: ({ poor }) => poor,
    },
    playerCredits: { of: ({ playerCredits }) => playerCredits },
    stateCredits: { of: ({ stateCredits }) => stateCredits },
    badCredits: { of: ({ badCredits }) => badCredits },
    newCredits: { of: ({ counters }) => counters.newCredits },
    newStateCredits: { of: ({ counters }) => counters.stateCredits },
    repaid: { of: ({ counters }) => counters.repaid },
    insolvent: { of: ({ insolvent }) => insolvent },
    atWater: { of: ({ atWater }) => atWater },
    stateDebtRatio: { of: ({ stateDebtRatio }) => stateDebtRatio },
    bankruptcies: { of: ({ cumulatedBankruptcies }) => cumulatedBankruptcies },
    destitute: { of: ({ cumulatedDestitute }) => cumulatedDestitute },
    seizures: { of: ({ cumulatedSeizures }) => cumulatedSeizures },
    bankruptciesNow: { stacked: true, of: ({ counters }) => counters.bankruptcies },
    destituteNow: { stacked: true, of: ({ counters }) => counters.destitute },
    pot: { of: ({ counters }) => counters.pot },
    entries: { of: ({ counters }) => counters.entries },
    served: { of: ({ counters }) => counters.served },
    meanGain: { of: ({ counters, bundle }) => (counters.staked === 0 ? 0 : counters.gains / (counters.staked * bundle)) },
    publicJobs: { of: ({ counters }) => counters.publicJobs },
    privateJobs: { of: ({ counters }) => counters.privateJobs },
    noJob: { of: ({ noJob }) => noJob },
    houses: { of: ({ houses }) => houses },
    factories: { of: ({ factories }) => factories },
    built: { of: ({ counters }) => counters.housesBuilt + counters.factoriesBuilt },
    playersCash: { of: ({ holdings }) => holdings.players },
    stateCash: { unit: IN_CARDS, of: ({ holdings }) => holdings.state },
    boardsCash: { of: ({ holdings }) => holdings.boards },
    inheritances: { of: ({ holdings }) => holdings.inheritances },
    circulating: { unit: IN_CARDS, help: CIRCULATES, of: ({ holdings }) => circulating(holdings) },
    stateBalance: { of: ({ stateBalance }) => stateBalance },
    tax: { of: ({ tax }) => tax },
    taxIncome: { of: ({ counters }) => counters.taxIncome },
    moneyCreatedPerHead: { of: ({ moneyCreatedPerHead }) => moneyCreatedPerHead },
    suffocated: { write: 'flag', of: ({ counters }) => (counters.suffocated ? 1 : 0) },
    mobility: { of: ({ mobility }) => mobility },
    // What a bank does is told only where there is one.
    bankFlow: { when: hasBank, of: ({ counters }) => counters.interest },
    money: { of: ofBank(({ M }) => M) },
    realMoney: { of: ofBank(({ Mreal }) => Mreal) },
    moneyPerHead: { of: ofBank(({ perHead }) => perHead) },
    duPerHuman: { of: ofBank(({ duPerHuman }) => duPerHuman) },
    velocity: { of: ofBank(({ velocity }) => velocity) },
    bankCash: { when: hasBank, of: ofBank(({ money }) => money) },
    bankWealth: { when: hasBank, of: ofBank(({ wealth }) => wealth) },
    bankShare: {
      when: hasBank,
      help: ['richesse de la banque rapportée à celle de tous', 'wealth of the bank relative to everybody’s'],
      write: 'percent',
      of: ofBank(({ share }) => share),
    },
    bankFlowShare: { when: hasBank, of: ofBank(({ flowShare }) => flowShare) },
    hat: { when: hasBank, of: ofBank(({ hat }) => hat) },
    debtRatio: {
      when: hasBank,
      help: ['crédits en cartes, rapportés à toute la monnaie', 'credits in cards, relative to all money'],
      write: 'percent',
      of: ofBank(({ debtRatio }) => debtRatio),
    },
    bankersScore: { of: ({ bank, hasBankers }) => (bank !== null && hasBankers ? bank.score : null) },
  }),
  // Cards lose their worth from battle to battle; bundles can be compared.
  ranks: 'wealth',
  during: 'wealthBundles',
  columns: [
    ...(['cash', 'wealth', 'credits', 'money', 'circulating', 'pot', 'playerCredits', 'stateCredits', 'badCredits'] as const),
    ...(['bankCash', 'bankWealth', 'stateCash', 'median', 'giniWealth', 'bankruptcies'] as const),
  ],
  charts: [
    ...(['wealthBundles', 'cash', 'circulating', 'realMoney', 'giniWealth', 'medianBundles', 'poor', 'relativeDeviation'] as const),
    ...(['bankShare', 'stateCash', 'debtRatio', 'bankruptciesNow', 'destituteNow', 'duValue'] as const),
  ],
});

/** Of a battle that is over: as it was recorded at its closing. */
export const recordedIn = (view: View, battle: number): Readonly<Record<string, number>> | null =>
  view.indicators.some((row) => row.battle === battle) ? figures.metrics({ ...view, table: { ...view.table, battle } }) : null;
