import { antiMonopoly } from '#games/anti-monopoly/index.ts';
import { type Options, type Player, type State, type Table, type Title, TITLE_IDS, type TitleId, type View } from '#games/anti-monopoly/types.ts';
import { quickChance } from '#kernel/chance.ts';
import { at, sum } from '#kernel/collections.ts';
import type { Viewer } from '#kernel/game.ts';
import { requireOptions } from '#kernel/options.ts';
import { voiceOf } from '#web/store/testing/voice.ts';

/* Positions that the tests of the page share: round 23, Malik has reached rue de la Paix with 4 + 3; six players. */

const { module } = antiMonopoly;

const startOf = (chosen: Partial<Options>): State => module.setup(requireOptions(module.options, chosen), 6, quickChance(1)).state;

const SOMEBODY: Player = at(startOf({}).table.players, 0);

const player = (role: 'C' | 'M', pos: number, change: Partial<Player> = {}): Player => ({ ...SOMEBODY, role, pos, ...change });

/** Léa, Malik, Chloé, Théo, Inès, Omar: competitors and monopolists in turn. */
const PLAYERS: readonly Player[] = [
  player('C', 5),
  player('M', 23),
  player('C', 31),
  player('M', 12),
  player('C', 0),
  player('M', 10, { detained: true, detainedTurns: 1 }),
];

const owned = (owner: number, level = 0, mortgaged = false): Title => ({ owner, level, mortgaged });

const OWNED: Readonly<Partial<Record<TitleId, Title>>> = {
  ROM1: owned(0, 2),
  ROM2: owned(0, 1),
  MAD2: owned(0, 3),
  TP3: owned(0),
  PAR1: owned(1),
  BER2: owned(1, 2),
  BER3: owned(1, 1),
  TP1: owned(1),
  TP4: owned(1),
  AMS1: owned(2, 5),
  BRU2: owned(2, 2),
  SP1: owned(2),
  LON1: owned(3, 3),
  LON3: owned(3, 2),
  MAD1: owned(3, 0, true),
  ATH1: owned(4, 1),
  AMS3: owned(4, 0, true),
  TP2: owned(4),
  BRU1: owned(5, 3),
  BRU3: owned(5, 4),
  SP2: owned(5),
};

const CASH = [4120, 5350, 2480, 1960, 6040, 890];

export const titlesWith = (change: Readonly<Partial<Record<TitleId, Title>>>): readonly Title[] =>
  TITLE_IDS.map((id) => change[id] ?? OWNED[id] ?? { owner: null, level: 0, mortgaged: false });

/** The whole state, so that the rules can be asked for offers in it. */
export const stateOf = (change: Partial<Table> = {}, chosen: Partial<Options> = {}, cash: readonly number[] = CASH): State => {
  const start = startOf(chosen);
  return {
    ...start,
    ledger: { ...start.ledger, seats: cash, funds: { bank: -sum(cash) } },
    table: {
      ...start.table,
      round: 23,
      active: 1,
      players: PLAYERS,
      titles: titlesWith({}),
      houses: 15,
      hotels: 13,
      lastDice: { seat: 1, purpose: 'move', dice: [4, 3] },
      point: { kind: 'buyDecision', seat: 1, title: 'PAR2' },
      ...change,
    },
  };
};

export const viewOf = (state: State, viewer: Viewer = 1): View => module.view(state, viewer);

/** What Malik sees. */
export const position = (change: Partial<Table> = {}, chosen: Partial<Options> = {}): View => viewOf(stateOf(change, chosen));

export const players = PLAYERS;

export const voice = voiceOf(antiMonopoly, ['Léa', 'Malik', 'Chloé', 'Théo', 'Inès', 'Omar']);
