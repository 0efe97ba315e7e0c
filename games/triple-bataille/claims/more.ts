import { range, sum } from '#kernel/collections.ts';
import { gini, mean } from '#lab';
import { housesWanted } from '#games/triple-bataille/bot/forecast.ts';
import { FACTORY_PRICE, HOUSE_PRICE } from '#games/triple-bataille/content/data.ts';
import { tripleBataille } from '#games/triple-bataille/index.ts';
import { isActivePlayer } from '#games/triple-bataille/rules/facts.ts';
import type { Options } from '#games/triple-bataille/types.ts';
import { type Figure, meanOf, meansAt } from './figures.ts';
import { decent } from './players.ts';
import { bank, last, rowOf, wealths } from './rows.ts';
import { gamesOf, TABLE_NAMES, tablePlan } from './series.ts';
import type { Played, TablePlan } from './table.ts';

/* What the claims leave open: property that nobody uses, large tables, newcomers, wealth counted in dividends. */

const MODES = ['dette', 'libre'] as const;

/** Wealth in bundles without what nobody uses: workshops without a worker, houses to let without a tenant. */
const inUse = ({ state, rows }: Played): readonly number[] => {
  const { players } = state.table;
  const empty = Math.max(0, -housesWanted(tripleBataille.module.view(state, 'referee')));
  const toLet = sum(players.map(({ houses }) => houses.rental));
  const { wealth = {}, bundle = 1 } = rows.at(-1) ?? {};
  return players.flatMap((subject, seat) => {
    if (!isActivePlayer(subject)) return [];
    const idle = sum(subject.subsidiaries.map(({ cards, contract }) => (contract === null ? cards : 0)));
    const unlet = toLet === 0 ? 0 : (empty * subject.houses.rental) / toLet;
    return [(wealth[seat] ?? 0) / bundle - FACTORY_PRICE * idle - HOUSE_PRICE * unlet];
  });
};

/** The mean of the poorest fifth, of at least one. */
const poorest = (values: readonly number[]): number => mean(values.toSorted((a, b) => a - b).slice(0, Math.max(1, Math.round(values.length / 5))));

const u0 = (games: number): readonly Figure[] =>
  TABLE_NAMES.flatMap((table) =>
    MODES.flatMap((mode) => {
      const series = gamesOf(tablePlan(mode, table), games);
      const name = `${table}, ${mode}`;
      return [
        meanOf(`${name}: mean wealth, property at its price, bundles`, series, (game) => mean(wealths(game))),
        meanOf(`${name}: mean wealth, property in use, bundles`, series, (game) => mean(inUse(game))),
        meanOf(`${name}: the poorest fifth, property in use, bundles`, series, (game) => poorest(inUse(game))),
        meanOf(`${name}: greatest wealth, property in use, bundles`, series, (game) => Math.max(...inUse(game))),
        meanOf(`${name}: Gini, property at its price`, series, (game) => gini(wealths(game))),
        meanOf(`${name}: Gini, property in use`, series, (game) => gini(inUse(game))),
      ];
    }),
  );

const crowd = (mode: Options['mode'], ties: Options['ties'], seats: number): TablePlan => ({
  players: range(seats).map(() => decent),
  battles: 10,
  options: { mode, length: 'open', ties },
});

const crowdFigures = (seats: number, mode: (typeof MODES)[number], ties: 'cancel' | 'share', games: number): readonly Figure[] => {
  const series = gamesOf(crowd(mode, ties, seats), Math.max(2, Math.round((4 * games) / seats)));
  const name = `${seats} players, ${mode}, ties ${ties}`;
  const figures = [
    meanOf(`${name}: Gini of wealth`, series, (game) => last(game).giniWealth),
    meanOf(`${name}: the poorest fifth ÷ the mean`, series, (game) => last(game).bottom20mean / last(game).mean),
    meanOf(`${name}: share at water level or below`, series, (game) => mean(wealths(game).map((wealth) => (wealth <= 2 ? 1 : 0)))),
  ];
  if (mode === 'libre') return figures;
  return [
    ...figures,
    meanOf(`${name}: bank’s wealth ÷ sum of the players’`, series, (game) => bank(last(game)).wealth / last(game).bundle / sum(wealths(game))),
  ];
};

/** Large tables cost time: as many battles of one player, whatever the table. */
const n0 = (games: number): readonly Figure[] =>
  [8, 30].flatMap((seats) => MODES.flatMap((mode) => (['cancel', 'share'] as const).flatMap((ties) => crowdFigures(seats, mode, ties, games))));

const ARRIVAL = 5;
const FOUNDERS = range(8);
const NEWCOMERS = [8, 9];

/** TB-4.14: two sit down in battle 5. */
const w0 = (games: number): readonly Figure[] =>
  MODES.flatMap((mode) => {
    const plan: TablePlan = {
      players: FOUNDERS.map(() => decent),
      battles: 15,
      options: { mode, length: 'open' },
      arrivals: { battle: ARRIVAL, players: NEWCOMERS.map(() => decent) },
    };
    const series = gamesOf(plan, games);
    const after =
      (battle: number, seats: readonly number[]) =>
      (game: Played): number => {
        const { wealth, bundle } = rowOf(game, battle);
        return mean(seats.map((seat) => (wealth[seat] ?? 0) / bundle));
      };
    return [6, 10, 15].flatMap((battle) => [
      meanOf(`${mode}: founders’ wealth after battle ${battle}, bundles`, series, after(battle, FOUNDERS)),
      meanOf(`${mode}: newcomers’`, series, after(battle, NEWCOMERS)),
      meanOf(`${mode}: newcomers’ ÷ founders’`, series, (game) => after(battle, NEWCOMERS)(game) / after(battle, FOUNDERS)(game)),
    ]);
  });

const LOOKS = [1, 3, 5, 7, 10] as const;

/** TB-14.1: in free money a sum is read in dividends, as in debt money in bundles: what a day brings, whatever the prices. */
const d0 = (games: number): readonly Figure[] => {
  const series = gamesOf(tablePlan('libre', 'decent'), games);
  const inDividends =
    (figure: (game: Played, battle: number) => number) =>
    (game: Played, battle: number): number =>
      figure(game, battle) / rowOf(game, battle).duValue;
  return [
    ...meansAt(
      LOOKS,
      'median wealth, in dividends',
      series,
      inDividends((game, battle) => rowOf(game, battle).median),
    ),
    ...meansAt(
      LOOKS,
      'the poorest, in dividends',
      series,
      inDividends((game, battle) => rowOf(game, battle).minWealth),
    ),
    ...meansAt(
      LOOKS,
      'the richest, in dividends',
      series,
      inDividends((game, battle) => Math.max(...Object.values(rowOf(game, battle).wealth))),
    ),
    ...meansAt(LOOKS, 'money per person, in dividends', series, (game, battle) => bank(rowOf(game, battle)).duPerHuman),
  ];
};

export const moreClaims = (games: number): Readonly<Record<string, () => readonly Figure[]>> => ({
  U0: () => u0(games),
  N0: () => n0(games),
  W0: () => w0(games),
  D0: () => d0(games),
});
