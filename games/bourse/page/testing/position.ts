import { bourse } from '#games/bourse/index.ts';
import type { BySecurity, Player, Table, View } from '#games/bourse/types.ts';
import { quickChance } from '#kernel/chance.ts';
import { at } from '#kernel/collections.ts';
import { requireOptions } from '#kernel/options.ts';
import type { Lang } from '#kernel/words.ts';
import { voiceOf } from '#web/store/testing/voice.ts';
import { type Scene, sceneOf } from '../scene.ts';

/* A position that the tests of the page share: turn 31, Camille has reached Martell with a 4 in Expansion. */

const startOf = (seats: number): View => {
  const { module } = bourse;
  return module.view(module.setup(requireOptions(module.options, {}), seats, quickChance(1)).state, 0);
};

const START = startOf(4);
const NONE = at(START.table.players, 0).titles;

const player = (square: number, loans: Player['loans'], titles: Partial<BySecurity<number>>): Player => ({
  ...at(START.table.players, 0),
  square,
  loans,
  titles: { ...NONE, ...titles },
  lap: 4,
});

const QUOTES_UP_TO_MARTELL = { DAR: 24_000, CIF: 21_000, ECC: 31_000, ESS: 22_000, THO: 28_000, SNC: 20_000, VAL: 12_000, MAR: 27_000 };
const QUOTES_FROM_FORD = { FOR: 17_000, LOC: 22_000, CMP: 37_000, DEL: 25_000, DED: 15_000, CHA: 21_000, JBO: 6_000, POL: 23_000 };

const TABLE: Table = {
  ...START.table,
  turn: 31,
  roller: 0,
  phase: 'expansion',
  quotes: { ...QUOTES_UP_TO_MARTELL, ...QUOTES_FROM_FORD },
  changes: { ...START.table.changes, MAR: 4_000, JBO: -4_000 },
  desk: { ...START.table.desk, MAR: 2, THO: 1 },
  players: [
    player(9, ['A'], { CMP: 3, LOC: 3, MAR: 2, ESS: 2 }),
    player(14, [], { ECC: 3, DAR: 2, THO: 2, SNC: 2 }),
    player(3, ['B'], { DEL: 4, POL: 3, CIF: 2, THO: 2, MAR: 1 }),
    player(18, [], { CHA: 3, ECC: 2, FOR: 2, LOC: 1, DED: 1, JBO: 1 }),
  ],
  contracts: [{ id: 1, security: 'THO', holder: 0, owner: 2, shares: 2 }],
  visit: { security: 'MAR', die: 4, before: 23_000, raw: 27_000, fixed: 27_000, purchases: 0, sales: 0, orders: [], optionTaken: false },
  point: { kind: 'rollerTrade' },
  lastRoll: { seat: 0, die: 4, from: 5, to: 9 },
};

export const position = (change: Partial<Table> = {}): View => ({ ...START, cash: [88_000, 41_000, 22_000, 134_000], table: { ...TABLE, ...change } });

export const voice = voiceOf(bourse, ['Camille', 'Bruno', 'Inès', 'Financier']);

export const sceneAt = (view: View = position(), lang: Lang = 'fr'): Scene => sceneOf({ view, voice: voice(lang) });

/** As one writes it, with common spaces. */
export const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
