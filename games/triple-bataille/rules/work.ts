import type { Chance } from '#kernel/chance.ts';
import { at } from '#kernel/collections.ts';
import type { Seat, Step } from '#kernel/game.ts';
import type { LogEntry } from '#kernel/messages.ts';
import type { Making, Mutable } from '#kernel/work.ts';
import type { Bank, Card, Counters, Cycle, EndReason, Fund, Heaps, Player, Point, Sealed, State, StateBoard, Table, Vault, Zone } from '../types.ts';

/** What the engine does next by itself: the automatic phases of TB-4.1. */
export type Errand = 'open' | 'bankset' | 'plan' | 'pay' | 'stake' | 'revise' | 'reveal' | 'payout' | 'interest' | 'market' | 'close' | 'afterVote';

export interface WorkTable extends Mutable<Omit<Table, 'players' | 'funds'>> {
  players: Player[];
  funds: Record<Fund, number>;
}

export interface WorkHeaps extends Mutable<Omit<Heaps, 'zones' | 'piles' | 'pledges' | 'inherits' | 'escrows'>> {
  zones: Record<Zone, readonly Card[]>;
  piles: (readonly Card[])[];
  pledges: (readonly Card[])[];
  inherits: (readonly Card[])[];
  escrows: Record<string, readonly Card[]>;
}

/**
 * One step in the making: copies whose fields may be replaced. What the fields hold is shared with the state before and
 * never touched. It reads like a state, so every question may be asked of it.
 */
export interface Work extends Making, Mutable<Omit<State, 'table' | 'heaps' | 'vault' | 'sealed'>> {
  readonly table: WorkTable;
  readonly heaps: WorkHeaps;
  readonly vault: Mutable<Vault>;
  readonly sealed: Mutable<Sealed>;
  /** Null when somebody must decide, or the game is over. */
  errand: Errand | null;
}

export const begin = (state: State, chance: Chance, log: LogEntry[] | null = []): Work => {
  const { table, heaps } = state;
  return {
    ...state,
    table: { ...table, players: table.players.slice(), funds: { ...table.funds } },
    heaps: {
      pioche: heaps.pioche,
      zones: { ...heaps.zones },
      piles: heaps.piles.slice(),
      pledges: heaps.pledges.slice(),
      inherits: heaps.inherits.slice(),
      escrows: { ...heaps.escrows },
    },
    vault: { ...state.vault },
    sealed: { ...state.sealed },
    log,
    reveals: false,
    chance,
    errand: null,
  };
};

export const finish = ({ log, reveals, options, table, vault, heaps, sealed, indicators, money }: Work): Step<State> => ({
  state: { options, table, vault, heaps, sealed, indicators, money },
  log: log ?? [],
  reveals,
});

export const waitAt = (work: Work, point: Point): void => {
  work.table.point = point;
  work.table.opening++;
};

export const send = (work: Work, errand: Errand): void => {
  work.errand = errand;
};

export const endGame = (work: Work, reason: EndReason): void => {
  work.table.point = { kind: 'gameOver', reason };
  work.errand = null;
  work.reveals = true;
};

export const change = (work: Work, seat: Seat, changed: Partial<Player>): void => {
  work.table.players[seat] = { ...at(work.table.players, seat), ...changed };
};

export const changeBank = (work: Work, changed: Partial<Bank>): void => {
  work.table.bank = { ...work.table.bank, ...changed };
};

export const changeState = (work: Work, changed: Partial<StateBoard>): void => {
  work.table.state = { ...work.table.state, ...changed };
};

export const changeCycle = (work: Work, changed: Partial<Cycle>): void => {
  work.table.cycle = { ...work.table.cycle, ...changed };
};

export type Counter = Exclude<keyof Counters, 'suffocated'>;

/** Adds to a counter of the battle, for the indicators of TB-14.1. */
export const count = (work: Work, name: Counter, more: number): void => {
  if (more !== 0) work.table.counters = { ...work.table.counters, [name]: work.table.counters[name] + more };
};
