import type { Chance } from '#kernel/chance.ts';
import type { Step } from '#kernel/game.ts';
import type { LogEntry } from '#kernel/messages.ts';
import type { Making, Mutable } from '#kernel/work.ts';
import type { State, Table } from '../types.ts';

/** One step in the making: a copy of the state whose fields may be replaced. It reads like a state, so every question may be asked of it. */
export interface Work extends Making, Mutable<Omit<State, 'table'>> {
  readonly table: Mutable<Table>;
}

/** Without a log, where nobody reads it. */
export const begin = (state: State, chance: Chance, log: LogEntry[] | null = []): Work => ({
  ...state,
  table: { ...state.table },
  log,
  reveals: false,
  chance,
});

export const finish = ({ options, table, deck, bids, log, reveals }: Work): Step<State> => ({ state: { options, table, deck, bids }, log: log ?? [], reveals });
