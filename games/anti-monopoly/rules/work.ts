import type { Chance } from '#kernel/chance.ts';
import { at, range, replaceAt } from '#kernel/collections.ts';
import type { Seat, Step } from '#kernel/game.ts';
import { type Account, transfer } from '#kernel/ledger.ts';
import type { LogEntry, Message } from '#kernel/messages.ts';
import { answersOf, type DecisionPoint, type Making, type Mutable } from '#kernel/work.ts';
import { player } from './facts.ts';
import type { Dice, Guards, Move, Player, Point, State, Table, Title } from '../types.ts';
import { refuse } from '../speak.ts';

/** What the engine does next by itself (AM-4.2, AM-4.9.10). */
export type Errand =
  /** AM-3.5: the next seat without a role chooses. */
  | 'chooseRole'
  /** AM-4.2.1: a turn of `Table.active` begins. */
  | 'startTurn'
  /** AM-4.2.3. */
  | 'preThrow'
  /** AM-4.6: the active pawn has arrived. */
  | 'land'
  /** AM-4.9: `Table.debts` are settled one after the other. */
  | 'settle'
  /** AM-4.2.5: everything that the throw caused is over. */
  | 'afterThrow'
  /** AM-4.2.6. */
  | 'nextTurn';

/**
 * One step in the making: a copy of the state and of its table whose fields may be replaced. What the fields hold is shared
 * with the state before and never touched. It reads like a state, so every question may be asked of it.
 */
export interface Work extends Making, Mutable<Omit<State, 'table'>> {
  readonly table: Mutable<Table>;
  /** Null when somebody must decide, or the game is over. */
  errand: Errand | null;
}

export const begin = (state: State, chance: Chance, log: LogEntry[] | null = []): Work => ({
  ...state,
  table: { ...state.table },
  log,
  reveals: false,
  chance,
  errand: null,
});

export const finish = ({ log, reveals, options, table, ledger, decks, sealed, offer, counter }: Work): Step<State> => ({
  state: { options, table, ledger, decks, sealed, offer, counter },
  log: log ?? [],
  reveals,
});

export const NO_GUARDS: Guards = { mortgaged: [], lifted: [], built: [], sold: [] };

/** A phase of its own begins: nothing has been done to any title in it (AM-4.3.9), and no counter-proposal stands. */
export const clearPhase = (work: Work): void => {
  work.table.guards = NO_GUARDS;
  work.counter = null;
};

/** Somebody is asked. */
export const openPhase = (work: Work, point: Point): void => {
  clearPhase(work);
  work.table.point = point;
};

export const send = (work: Work, errand: Errand): void => {
  work.errand = errand;
};

export const pay = (work: Work, payment: { readonly from: Account; readonly to: Account; readonly amount: number }): void => {
  work.ledger = transfer(work.ledger, payment);
};

export const change = (work: Work, seat: Seat, changed: Partial<Player>): void => {
  work.table.players = replaceAt(work.table.players, seat, { ...player(work, seat), ...changed });
};

export const changeTitle = (work: Work, index: number, changed: Partial<Title>): void => {
  work.table.titles = replaceAt(work.table.titles, index, { ...at(work.table.titles, index), ...changed });
};

/** Dice, one at a time (AM-3.2), the throw's own by its purpose and place in the game; everybody sees them, so the step cannot be taken back. */
export const throwDice = (work: Work, seat: Seat, purpose: Dice['purpose'], count: 1 | 2 = 2): readonly number[] => {
  const { round, throwNo } = work.table;
  const draws = work.chance.of(purpose, round, seat, throwNo);
  const dice = range(count).map(() => 1 + draws.int(6));
  work.table.lastDice = { seat, purpose, dice };
  work.reveals = true;
  return dice;
};

/** One decision point of AM-4.1.4; its timeout is AM-4.11.3. */
export type Phase<P extends Point> = DecisionPoint<State, Work, P, Move>;

export const refuseStep = (): Message => refuse('no.wrongPhase', ['AM-4.1.5']);

export const answers = answersOf<State, Work, Seat, Move>();
