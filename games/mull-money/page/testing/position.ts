import { mullMoney } from '#games/mull-money/index.ts';
import { TOTAL_MATERIALS } from '#games/mull-money/data.ts';
import { companyOf, without } from '#games/mull-money/position.test-support.ts';
import { allCards } from '#games/mull-money/setup.ts';
import type { Card, Law, LawEntry, LawsInForce, Options, Player, Point, State, Table, View } from '#games/mull-money/types.ts';
import { quickChance } from '#kernel/chance.ts';
import { at, sum } from '#kernel/collections.ts';
import type { Viewer } from '#kernel/game.ts';
import { requireOptions } from '#kernel/options.ts';
import { voiceOf } from '#web/store/testing/voice.ts';

/* Positions that the tests of the page share: mission 6, Bruno sells eight pieces with the Expert, Tom leads, Camille is to speak. */

const { module } = mullMoney;

const startOf = (chosen: Partial<Options>, seats: number): State => module.setup(requireOptions(module.options, chosen), seats, quickChance(1)).state;

const BASE: Player = { ...at(startOf({}, 4).table.players, 0), productions: 3 };

const CAMILLE: Player = {
  ...companyOf(BASE, { g: 16, e: 4, P: 3, M: 4, W: 3, d: 7, cr: 1, s: 3, cards: ['corruption', 'production', 'innovation'] }),
  kept: 'corruption',
  used: [{ card: 'elimination', how: 'played' }],
  lot: 0,
};

const BRUNO: Player = {
  ...companyOf(BASE, { g: 17, e: 3, P: 3, M: 4, W: 5, d: 11, s: 2, cards: ['growth'] }),
  used: [
    { card: 'expert', how: 'helped' },
    { card: 'sale', how: 'played' },
  ],
  lot: 1,
};

const INES: Player = {
  ...companyOf(BASE, { g: 15, e: 5, P: 5, M: 3, W: 2, d: 4, s: 6, cards: ['growth', 'transport'], produced: 1 }),
  used: [{ card: 'production', how: 'played' }],
  lot: 2,
};

const TOM: Player = {
  ...companyOf(BASE, { g: 18, e: 4, P: 4, M: 5, W: 4, d: 13, s: 1, cr: 2, cards: ['elimination', 'innovation'] }),
  used: [{ card: 'staff', how: 'played' }],
  lot: 3,
};

const LEFTOVER: readonly Card[] = ['growth', 'sale', 'corruption'];

/** Twenty-one cards, an Elimination on top. */
const DISCARD: readonly Card[] = [
  ...(['production', 'production', 'production', 'sale', 'sale', 'innovation', 'innovation', 'growth', 'staff', 'elimination', 'transport'] as const),
  ...(['production', 'sale', ...LEFTOVER, 'production', 'staff', 'expert', 'sale', 'elimination'] as const),
];

const BID: Point = {
  kind: 'bid',
  seat: 0,
  seller: 1,
  help: 'expert',
  size: 8,
  best: { seat: 3, amount: 7 },
  queue: [1],
  spoken: [
    { seat: 2, amount: 5 },
    { seat: 3, amount: 7 },
  ],
};

/** The whole state, so that the rules can be asked for offers in it. */
export const stateOf = (change: Partial<Table> = {}, chosen: Partial<Options> = {}, cash: readonly number[] = [12, 21, 9, 15]): State => {
  const players = change.players ?? [CAMILLE, BRUNO, INES, TOM];
  const start = startOf(chosen, players.length);
  const discard = change.discard ?? DISCARD;
  const pile = without(allCards, [...discard, ...players.flatMap(({ cards }) => cards)]);
  const point = change.point ?? BID;
  return {
    ...start,
    pile,
    ledger: { ...start.ledger, seats: cash, funds: { bank: -sum(cash) } },
    table: {
      ...start.table,
      mission: 6,
      first: 2,
      lots: [],
      leftover: LEFTOVER,
      filled: 0,
      discard,
      pileSize: pile.length,
      reserve: TOTAL_MATERIALS - sum(players.map(({ silo }) => silo)) - (point.kind === 'bid' ? point.size : 0),
      alerts: 1,
      alertAside: false,
      point,
      players,
      ...change,
    },
  };
};

export const viewOf = (state: State, viewer: Viewer = 0): View => module.view(state, viewer);

/** What Camille sees. */
export const position = (change: Partial<Table> = {}, chosen: Partial<Options> = {}): View => viewOf(stateOf(change, chosen));

/** The same companies, Camille to play. */
export const playing = (change: Partial<Table> = {}, chosen: Partial<Options> = {}): State => stateOf({ point: { kind: 'play', seat: 0 }, ...change }, chosen);

/** Before the sets are chosen: nobody has a card. */
export const emptyHanded = (player: Player): Player => ({ ...player, cards: [], used: [], kept: null, lot: null });

export const players = { camille: CAMILLE, bruno: BRUNO, ines: INES, tom: TOM } as const;

/** A law book in which everything listed is in force. */
export const bookOf = (...laws: readonly Law[]): { readonly laws: readonly LawEntry[]; readonly inForce: LawsInForce } => ({
  laws: laws.map((law, index) => ({ id: `V${index + 1}`, law, proposer: 1, mission: 2, voicesYes: 4, voicesNo: 3, ballots: {}, status: 'active' })),
  inForce: Object.fromEntries(laws.map((law) => [law.type, law])),
});

export const voice = voiceOf(mullMoney, ['Camille', 'Bruno', 'Inès', 'Tom']);
