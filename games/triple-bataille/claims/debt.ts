import { sum } from '#kernel/collections.ts';
import { mean } from '#lab';
import type { Options } from '#games/triple-bataille/types.ts';
import { circulating } from '#games/triple-bataille/rules/facts.ts';
import { bankRank } from '#games/triple-bataille/scoring.ts';
import { type Figure, meanOf, meansAt, shareOf } from './figures.ts';
import { average, bank, borrowed, bundleOf, debtOf, keptAsCash, last, rowOf, stateDebt, total, wealths } from './rows.ts';
import { CAREFUL, ENTREPRENEURS, EXTRA, gamesOf, OTHERS, TABLE_NAMES, type TableName, tablePlan } from './series.ts';
import type { Played, Row } from './table.ts';

/* TB-14.2: the claims on debt money. */

type Games = (table: TableName, options?: Partial<Options>) => readonly Played[];

const debtGames =
  (games: number): Games =>
  (table, options = {}) =>
    gamesOf(tablePlan('dette', table, options), games);

const potOf = (game: Played, row: Row): number => row.counters.pot / bundleOf(game, row) / row.players;
const meanPot = (game: Played, from: number): number => mean(game.rows.filter(({ battle }) => battle >= from).map((row) => potOf(game, row)));
const servedShare = (game: Played, from = 1): number => average(game, ({ counters }) => counters.served / Math.max(1, counters.entries), from);
const troubles = (game: Played): number => last(game).cumulatedBankruptcies + last(game).cumulatedSeizures + last(game).cumulatedDestitute;
const indebted = ({ state }: Played): number => mean(state.table.players.map(({ credits }) => (credits > 0 ? 1 : 0)));
const bankBundles = (game: Played): number => bank(last(game)).wealth / last(game).bundle;

const h1 = (games: number): readonly Figure[] => {
  const tables = TABLE_NAMES.map((table) => [table, tablePlan('dette', table)] as const);
  return [...tables, ['hasty', EXTRA.allHasty] as const].flatMap(([name, plan]) => {
    const series = gamesOf(plan, games);
    return [
      meanOf(`${name}: median wealth after battle 10, bundles`, series, (game) => last(game).median / last(game).bundle),
      meanOf(`${name}: share at water level (−2 to 2 bundles), mean of battles 3–10`, series, (game) => average(game, ({ atWater }) => atWater, 3)),
      meanOf(`${name}: share at water level or below after battle 10`, series, (game) => mean(wealths(game).map((wealth) => (wealth <= 2 ? 1 : 0)))),
      meanOf(`${name}: share with debts after battle 10`, series, indebted),
      meanOf(`${name}: share with negative wealth after battle 10`, series, (game) => last(game).insolvent / last(game).players),
    ];
  });
};

const h2 = (games: Games): readonly Figure[] =>
  TABLE_NAMES.flatMap((table) => [
    meanOf(`${table}: bank’s wealth ÷ sum of the players’`, games(table), (game) => bankBundles(game) / sum(wealths(game))),
    shareOf(`${table}: games in which the bank is richer than every player`, games(table), ({ state }) => bankRank(state) === 1),
    meanOf(`${table}: bank’s share of all wealth`, games(table), (game) => bank(last(game)).share),
  ]);

const h3 = (games: Games): readonly Figure[] =>
  (['mixed', 'bold'] as const).flatMap((table) =>
    [0, 50, 100].flatMap((bankReinvestPct) => {
      const series = games(table, { bankReinvestPct });
      const name = `${table}, ${bankReinvestPct} % reinvested`;
      return [
        meanOf(`${name}: entries fully served`, series, servedShare),
        meanOf(`${name}: seizures, bankruptcies and destitutions in a game`, series, troubles),
        meanOf(`${name}: borrowed per player and battle, players and state, bundles`, series, (game) => average(game, (row) => borrowed(game, row, 'all'), 2)),
        meanOf(
          `${name}: circulating bundles per player after battle 10`,
          series,
          (game) => circulating(last(game).holdings) / last(game).bundle / last(game).players,
        ),
      ];
    }),
  );

const h4 = (games: number): readonly Figure[] => {
  const mixed = (name: string, series: readonly Played[]): readonly Figure[] => [
    meanOf(`${name}: their wealth after battle 10, bundles`, series, (game) => mean(wealths(game, ENTREPRENEURS))),
    meanOf(`${name}: of those who never borrow`, series, (game) => mean(wealths(game, CAREFUL))),
    meanOf(`${name}: of the decent`, series, (game) => mean(wealths(game, OTHERS))),
    meanOf(`${name}: their lead over those who never borrow`, series, (game) => mean(wealths(game, ENTREPRENEURS)) - mean(wealths(game, CAREFUL))),
    meanOf(`${name}: lead of those who never borrow over the decent`, series, (game) => mean(wealths(game, CAREFUL)) - mean(wealths(game, OTHERS))),
    shareOf(
      `${name}: richer than both who never borrow is at least one`,
      series,
      (game) => Math.max(...wealths(game, ENTREPRENEURS)) > Math.max(...wealths(game, CAREFUL)),
    ),
    shareOf(
      `${name}: poorer than both who never borrow is at least one`,
      series,
      (game) => Math.min(...wealths(game, ENTREPRENEURS)) < Math.min(...wealths(game, CAREFUL)),
    ),
  ];
  return [
    ...mixed('two attentive entrepreneurs', gamesOf(tablePlan('dette', 'mixed'), games)),
    ...mixed('two hasty entrepreneurs', gamesOf(EXTRA.hasty, games)),
    meanOf('everybody never borrows: mean wealth', gamesOf(EXTRA.careful, games), (game) => mean(wealths(game))),
    meanOf('everybody hasty: mean wealth', gamesOf(EXTRA.allHasty, games), (game) => mean(wealths(game))),
    ...TABLE_NAMES.map((table) => meanOf(`${table} table: mean wealth`, gamesOf(tablePlan('dette', table), games), (game) => mean(wealths(game)))),
  ];
};

const h5 = (games: number): readonly Figure[] => {
  const series = gamesOf(EXTRA.careful, games);
  return [
    meanOf('credits of players, any battle', series, (game) => total(game, ({ counters }) => counters.newCredits)),
    ...meansAt([3, 5, 8, 10], 'state debt per player, bundles', series, (game, battle) => stateDebt(rowOf(game, battle))),
    meanOf('first battle in which the state borrows', series, ({ rows }) => rows.find(({ counters }) => counters.stateCredits > 0)?.battle ?? null),
    shareOf('games in which the bank ends richer than every player', series, ({ state }) => bankRank(state) === 1),
  ];
};

const h6 = (games: number): readonly Figure[] => {
  const series = gamesOf(EXTRA.longDebt, games);
  const perHead = (row: Row): number => circulating(row.holdings) / row.bundle / row.players;
  const fixed = gamesOf(EXTRA.fixedCredit, games);
  return [
    ...meansAt([1, 5, 10, 15, 20], 'circulating bundles per player', series, (game, battle) => perHead(rowOf(game, battle))),
    meanOf('interest of a battle as a share of the money that circulates after it, battles 3–20', series, (game) =>
      average(game, (row) => bank(row).flowShare, 3),
    ),
    ...meansAt([2, 3, 4, 5, 6, 8], 'one credit each and no other: circulating bundles per player', fixed, (game, battle) => perHead(rowOf(game, battle))),
    ...meansAt([2, 5, 8], 'the same: credits of players and state per player', fixed, (game, battle) => debtOf(rowOf(game, battle)) / 6),
    meanOf('the same: seizures, bankruptcies and destitutions', fixed, troubles),
  ];
};

/** Not a claim of the booklet: does it matter where a bot sits, or in what order simultaneous answers are given? */
const s0 = (games: number): readonly Figure[] => {
  const cases = {
    'drawn who answers': tablePlan('dette', 'decent'),
    'PLAN in turn': EXTRA.plansInTurn,
    'STAKE in turn': EXTRA.stakesInTurn,
    'MARKET in turn': EXTRA.marketsInTurn,
  };
  return Object.entries(cases).flatMap(([name, plan]) => {
    const series = gamesOf(plan, games);
    const early = gamesOf({ ...plan, battles: 5 }, games);
    return plan.players.flatMap((_, seat) => [
      shareOf(`${name}: seat ${seat + 1} is the richest`, series, (game) => wealths(game)[seat] === Math.max(...wealths(game))),
      meanOf(`${name}: houses that seat ${seat + 1} lets after battle 5`, early, ({ state }) => state.table.players[seat]?.houses.rental ?? null),
    ]);
  });
};

const h11 = (games: number): readonly Figure[] => {
  const cases = { 'credit goes on': tablePlan('dette', 'bold'), 'nobody borrows from battle 4': EXTRA.noMoreCredit, 'u = 0 from battle 4': EXTRA.strictBank };
  return Object.entries(cases).flatMap(([name, plan]) => {
    const series = gamesOf(plan, games);
    return [
      meanOf(`${name}: pot per player, bundles, battles 5–10`, series, (game) => meanPot(game, 5)),
      meanOf(`${name}: entries fully served, battles 5–10`, series, (game) => servedShare(game, 5)),
      meanOf(`${name}: players borrow, bundles per player and battle, battles 5–10`, series, (game) =>
        average(game, (row) => borrowed(game, row, 'players'), 5),
      ),
      meanOf(`${name}: the state borrows, bundles per player and battle, battles 5–10`, series, (game) =>
        average(game, (row) => borrowed(game, row, 'state'), 5),
      ),
      meanOf(`${name}: state debt per player after battle 10, bundles`, series, (game) => stateDebt(last(game))),
      meanOf(`${name}: seizures, bankruptcies and destitutions`, series, troubles),
    ];
  });
};

const h12 = (games: number): readonly Figure[] => {
  const cases = { decent: gamesOf(EXTRA.longDebt, games), bold: gamesOf(EXTRA.longBold, games) };
  const flow = (game: Played): number =>
    (6 * total(game, ({ counters }) => counters.newCredits + counters.stateCredits)) / total(game, ({ counters }) => counters.interest);
  return Object.entries(cases).flatMap(([name, series]) =>
    [
      meansAt([5, 10, 15, 20], `${name}: price of a bundle in first cards`, series, (game, battle) => rowOf(game, battle).priceIndex),
      meansAt([5, 10, 15, 20], `${name}: all debts per player, bundles`, series, (game, battle) => debtOf(rowOf(game, battle))),
      meansAt([3, 5, 8, 10, 15, 20], `${name}: borrowed per player, bundles`, series, (game, battle) => borrowed(game, rowOf(game, battle), 'all')),
      meanOf(`${name}: money borrowed ÷ interest paid, 20 battles`, series, flow),
      meanOf(`${name}: entries fully served, battles 1–10`, series, ({ rows, state }) => servedShare({ rows: rows.slice(0, 10), state })),
      meanOf(`${name}: entries fully served, battles 11–20`, series, (game) => servedShare(game, 11)),
    ].flat(),
  );
};

const h14 = (games: number): readonly Figure[] => [
  meanOf('interest paid on one credit in three battles, cards', gamesOf(EXTRA.micro, games), ({ rows }) =>
    sum(rows.slice(1, 4).map(({ counters }) => counters.interest)),
  ),
];

const RATES = ['0', '1', '2', '3', '4', '5'] as const;

const h15 = (games: Games): readonly Figure[] =>
  (['mixed', 'bold'] as const).flatMap((table) =>
    RATES.flatMap((interest) => {
      const series = games(table, { interest });
      const name = `${table}, r = ${interest}`;
      return [
        meanOf(`${name}: bank’s wealth after battle 10, bundles`, series, bankBundles),
        meanOf(`${name}: state debt per player, bundles`, series, (game) => stateDebt(last(game))),
        meanOf(`${name}: seizures, bankruptcies and destitutions`, series, troubles),
        meanOf(`${name}: entries fully served`, series, servedShare),
        meanOf(`${name}: pot per player, bundles, battles 5–10`, series, (game) => meanPot(game, 5)),
        meanOf(`${name}: players’ mean wealth, bundles`, series, (game) => mean(wealths(game))),
      ];
    }),
  );

const h16 = (games: number): readonly Figure[] => [
  meanOf('eight micro-enterprises: income less spending of the state in battle 1', gamesOf(EXTRA.micro, games), (game) => rowOf(game, 1).stateBalance),
  meanOf('decent: the same', gamesOf(tablePlan('dette', 'decent'), games), (game) => rowOf(game, 1).stateBalance),
];

const h17 = (games: number): readonly Figure[] =>
  Object.entries({ decent: EXTRA.longDebt, 'decent, property bought locally': EXTRA.longLocal, bold: EXTRA.longBold }).flatMap(([name, plan]) => {
    const series = gamesOf(plan, games);
    const after = ({ rows }: Played): readonly number[] =>
      rows.flatMap((row, index) => (row.divided > (rows[index - 1]?.divided ?? 1) ? [bank(row).M / (12 * row.players + 6)] : []));
    return [
      meanOf(`${name}: money right after the first devaluation ÷ money at the start`, series, (game) => after(game)[0] ?? null),
      meanOf(`${name}: after the second`, series, (game) => after(game)[1] ?? null),
      meanOf(`${name}: after the last up to battle 20`, series, (game) => after(game).at(-1) ?? null),
    ];
  });

const h18 = (games: number): readonly Figure[] =>
  Object.entries({ decent: EXTRA.longDebt, bold: EXTRA.longBold }).flatMap(([name, plan]) =>
    [10, 20].flatMap((battle) => {
      const series = gamesOf(plan, games).map(({ rows, state }) => ({ rows: rows.slice(0, battle), state }));
      const value = (game: Played): number => 2 * last(game).property;
      return [
        meanOf(`${name}, battle ${battle}: the bank’s houses, bundles`, series, value),
        meanOf(`${name}, battle ${battle}: the same money kept as cash, bundles`, series, (game) => keptAsCash(game) / last(game).bundle),
        meanOf(`${name}, battle ${battle}: bank’s wealth, bundles`, series, bankBundles),
        meanOf(
          `${name}, battle ${battle}: part of that wealth that the houses saved`,
          series,
          (game) => (value(game) - keptAsCash(game) / last(game).bundle) / bankBundles(game),
        ),
      ];
    }),
  );

/** TB-14.3: when values change. */
const trials = (games: number): readonly Figure[] => {
  const cases = { decent: EXTRA.longDebt, bold: EXTRA.longBold, 'decent, sinceDevaluation': EXTRA.longSince, 'bold, players’ credits only': EXTRA.playersOnly };
  return Object.entries(cases).flatMap(([name, plan]) => {
    const series = gamesOf(plan, games);
    const changes = ({ rows }: Played): readonly Row[] => rows.filter((row, index) => index > 0 && row.priceIndex !== rows[index - 1]?.priceIndex);
    const firstDivision = ({ rows }: Played): number | null => rows.find(({ divided }) => divided > 1)?.battle ?? null;
    return [
      meanOf(`${name}: battle in which prices first double`, series, (game) => changes(game)[0]?.battle ?? null),
      meanOf(`${name}: battle of the first devaluation`, series, firstDivision),
      meanOf(`${name}: battles per change of value after it`, series, (game) => {
        const from = firstDivision(game);
        if (from === null) return null;
        return (last(game).battle - from) / Math.max(1, changes(game).filter(({ battle }) => battle > from).length);
      }),
    ];
  });
};

export const debtClaims = (games: number): Readonly<Record<string, () => readonly Figure[]>> => ({
  T0: () => trials(games),
  S0: () => s0(games),
  H1: () => h1(games),
  H2: () => h2(debtGames(games)),
  H3: () => h3(debtGames(games)),
  H4: () => h4(games),
  H5: () => h5(games),
  H6: () => h6(games),
  H11: () => h11(games),
  H12: () => h12(games),
  H14: () => h14(games),
  H15: () => h15(debtGames(games)),
  H16: () => h16(games),
  H17: () => h17(games),
  H18: () => h18(games),
});
