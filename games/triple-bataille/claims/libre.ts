import { sum } from '#kernel/collections.ts';
import { type Figure, meanOf, meansAt, shareOf } from './figures.ts';
import { average, bank, bundleOf, last, rowOf, wealths } from './rows.ts';
import { EXTRA, gamesOf, TABLE_NAMES, tablePlan } from './series.ts';
import type { Played, TablePlan } from './table.ts';

/* TB-14.2: the claims on free money, and those that compare it with debt money. */

const MODES = ['dette', 'libre'] as const;

/** A figure of each table in both kinds of money. */
const compared = (games: number, name: string, figure: (game: Played) => number): readonly Figure[] =>
  TABLE_NAMES.flatMap((table) => MODES.map((mode) => meanOf(`${table}, ${mode}: ${name}`, gamesOf(tablePlan(mode, table), games), figure)));

const h7 = (games: number): readonly Figure[] => [
  ...compared(games, 'mean wealth of the poorest fifth, bundles', (game) => last(game).bottom20mean / last(game).bundle),
  ...compared(games, 'wealth of the poorest, bundles', (game) => last(game).minWealth / last(game).bundle),
  ...compared(games, 'the poorest fifth ÷ the mean', (game) => last(game).bottom20mean / last(game).mean),
];

const ruins = (game: Played): number => last(game).cumulatedBankruptcies + last(game).cumulatedDestitute;

const h8 = (games: number): readonly Figure[] => {
  const cases: Readonly<Record<string, TablePlan>> = {
    decent: tablePlan('libre', 'decent'),
    mixed: tablePlan('libre', 'mixed'),
    bold: tablePlan('libre', 'bold'),
    weak: EXTRA.weakLibre,
    idle: EXTRA.idleLibre,
    spendthrifts: EXTRA.spendthriftLibre,
    'random play': EXTRA.randomLibre,
    'random play, event cards': EXTRA.randomEvents,
    'mixed, event cards': EXTRA.eventfulLibre,
    'spendthrifts, 4♠ for everybody in battle 3': EXTRA.dearLiving,
    'spendthrifts in debt money': EXTRA.spendthriftDebt,
    'random play in debt money': EXTRA.randomDebt,
    'bold in debt money': tablePlan('dette', 'bold'),
    'bold in debt money, r = 4': tablePlan('dette', 'bold', { interest: '4' }),
  };
  return Object.entries(cases).flatMap(([name, plan]) => {
    const series = gamesOf(plan, games);
    return [
      meanOf(`${name}: bankruptcies and destitutions in a game`, series, ruins),
      shareOf(`${name}: games with at least one`, series, (game) => ruins(game) > 0),
    ];
  });
};

const h9 = (games: number): readonly Figure[] => [
  ...compared(games, 'share of the richest', (game) => last(game).top10share),
  ...compared(games, 'greatest wealth, bundles', (game) => Math.max(...wealths(game))),
  ...compared(games, 'mean gain per bundle staked, battles 5–10', (game) =>
    average(game, (row) => row.counters.gains / Math.max(1, row.counters.staked * bundleOf(game, row)), 5),
  ),
];

const h10 = (games: number): readonly Figure[] => [
  ...compared(games, 'Gini of wealth', (game) => last(game).giniWealth),
  ...compared(games, 'bundles staked per player and battle', (game) => average(game, (row) => row.counters.staked / row.players)),
  ...compared(games, 'workshops per player', (game) => last(game).factories / last(game).players),
];

const h13 = (games: number): readonly Figure[] => [
  ...compared(games, 'cards created per player and battle, of the day', (game) => average(game, ({ counters, players }) => counters.created / players)),
  ...compared(games, 'bundles created per player and battle', (game) => average(game, (row) => row.counters.created / row.players / bundleOf(game, row))),
  ...compared(games, 'cards created per player in battles 1–6', ({ rows }) => sum(rows.slice(0, 6).map(({ counters, players }) => counters.created / players))),
];

/** Battles at whose CLOSE money is halved. */
const HALVINGS = [7, 13, 19, 25, 31] as const;

const h19 = (games: number): readonly Figure[] => {
  const idle = gamesOf(EXTRA.idleLibre, games);
  const groups = { 'tenants with gifts': EXTRA.giftedTenants, 'owners with gifts': EXTRA.giftedOwners, 'decent, idle from battle 8': EXTRA.retired };
  const duPerHuman = (game: Played, battle: number): number => bank(rowOf(game, battle)).duPerHuman;
  return [
    ...meansAt(HALVINGS, 'idle: money per human in DU after the halving', idle, duPerHuman),
    ...meansAt([12, 18, 24, 30], 'idle: the same one battle earlier', idle, duPerHuman),
    ...Object.entries(groups).flatMap(([name, plan]) =>
      meansAt([1, ...HALVINGS], `${name}: Gini of cash`, gamesOf(plan, games), (game, battle) => rowOf(game, battle).giniCash),
    ),
    ...meansAt([6, 7, 12, 13, 18, 19], 'decent: cards per player', gamesOf(EXTRA.longLibre, games), (game, battle) => bank(rowOf(game, battle)).perHead),
  ];
};

export const libreClaims = (games: number): Readonly<Record<string, () => readonly Figure[]>> => ({
  H7: () => h7(games),
  H8: () => h8(games),
  H9: () => h9(games),
  H10: () => h10(games),
  H13: () => h13(games),
  H19: () => h19(games),
});
