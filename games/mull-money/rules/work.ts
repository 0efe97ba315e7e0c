import { answersOf, type DecisionPoint, type Making, type Mutable } from '#kernel/work.ts';
import type { Chance } from '#kernel/chance.ts';
import { replaceAt } from '#kernel/collections.ts';
import type { Seat, Step } from '#kernel/game.ts';
import { type Account, transfer } from '#kernel/ledger.ts';
import type { LogEntry, Message } from '#kernel/messages.ts';
import { player } from './facts.ts';
import { refuse } from '../speak.ts';
import type { EndReason, Move, Player, Point, State, Table } from '../types.ts';

/** What the engine does next by itself: the automatic states of MM-4.2. */
export type Errand =
  | { readonly do: 'layOut' }
  | { readonly do: 'nextLot' }
  /** The first seat from here on, clockwise, that still has a turn. */
  | { readonly do: 'nextTurn'; readonly from: Seat }
  | { readonly do: 'endMission' };

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

export const finish = ({ log, reveals, options, table, ledger, pile, motion, bribes }: Work): Step<State> => ({
  state: { options, table, ledger, pile, motion, bribes },
  log: log ?? [],
  reveals,
});

export const waitAt = (work: Work, point: Point): void => {
  work.table.point = point;
};

export const send = (work: Work, errand: Errand): void => {
  work.errand = errand;
};

export const endGame = (work: Work, reason: EndReason): void => {
  work.table.point = { kind: 'gameOver', reason };
  // MM-5.7: the treasuries are opened.
  work.reveals = true;
};

export const pay = (work: Work, payment: { readonly from: Account; readonly to: Account; readonly amount: number }): void => {
  work.ledger = transfer(work.ledger, payment);
};

export const change = (work: Work, seat: Seat, changed: Partial<Player>): void => {
  work.table.players = replaceAt(work.table.players, seat, { ...player(work, seat), ...changed });
};

/* Decision points (MM-4.2). */

/** One decision point of MM-4.2; its timeout is MM-4.11.4. */
export type Phase<P extends Point> = DecisionPoint<State, Work, P, Move>;

export type PointOf<K extends Point['kind']> = Extract<Point, { readonly kind: K }>;

export const refuseStep = (): Message => refuse('no.wrongStep', ['MM-4.2']);

export const answers = answersOf<State, Work, Seat, Move>();
