import type { Chance } from '#kernel/chance.ts';
import { at, replaceAt, replaceKey } from '#kernel/collections.ts';
import type { Seat, Step } from '#kernel/game.ts';
import { type Account, transfer } from '#kernel/ledger.ts';
import type { Clause, LogEntry, Message } from '#kernel/messages.ts';
import type { Progress } from '#kernel/skeleton.ts';
import type { DecisionPoint, Making, Mutable } from '#kernel/work.ts';
import { player } from './facts.ts';
import { money, named, refuse, tell, who } from '../speak.ts';
import type { Instructions, Move, Options, Player, Point, SecurityId, State, Table, Task } from '../types.ts';

/**
 * One step in the making: a copy of the state and of its table whose fields may be replaced. What the fields hold is shared
 * with the state before and never touched. It reads like a state, so every question may be asked of it.
 */
export interface Work extends Making, Mutable<Omit<State, 'table' | 'agenda'>> {
  readonly table: Mutable<Table>;
  readonly agenda: Task[];
}

export const begin = (state: State, chance: Chance, log: LogEntry[] | null = []): Work => ({
  ...state,
  table: { ...state.table },
  agenda: state.agenda.slice(),
  log,
  reveals: false,
  chance,
});

export const finish = ({ log, reveals, options, coming, data, table, ledger, deck, discard, deckShown, instructions, sealed, agenda }: Work): Step<State> => ({
  state: { options, coming, data, table, ledger, deck, discard, deckShown, instructions, sealed, agenda },
  log: log ?? [],
  reveals,
});

/* ---------- the agenda ---------- */

/** Does the task at the head of the agenda instead of the one before. */
export const replaceTask = (work: Work, task: Task): void => {
  work.agenda[work.agenda.length - 1] = task;
};

/** Takes the finished task off the agenda; what it interrupted goes on. */
export const closeTask = (work: Work): void => {
  work.agenda.pop();
};

export const waitAt = (work: Work, point: Point): Progress => {
  work.table.point = point;
  return 'waits';
};

/* ---------- money, titles, quotations ---------- */

export const pay = (work: Work, payment: { readonly from: Account; readonly to: Account; readonly amount: number }): void => {
  work.ledger = transfer(work.ledger, payment);
};

export const setPlayer = (work: Work, seat: Seat, changed: Player): void => {
  work.table.players = replaceAt(work.table.players, seat, changed);
};

/** Gives titles of the desk to a seat; a negative number takes them back. */
export const handOut = (work: Work, seat: Seat, security: SecurityId, n: number): void => {
  const holder = player(work, seat);
  setPlayer(work, seat, { ...holder, titles: replaceKey(holder.titles, security, holder.titles[security] + n) });
  work.table.desk = replaceKey(work.table.desk, security, work.table.desk[security] - n);
};

interface Deal {
  readonly seat: Seat;
  readonly security: SecurityId;
  /** Negative: they are sold. */
  readonly n: number;
  readonly amount: number;
}

type DealKey = `log.${'cardBought' | 'cardSold' | 'tendered' | 'soldToDesk'}`;

/** Titles for money, between a seat and the desk. */
export const deal = (work: Work, { seat, security, n, amount }: Deal, key: DealKey, clause: Clause<'BO'>): void => {
  pay(work, n > 0 ? { from: seat, to: 'desk', amount } : { from: 'desk', to: seat, amount });
  handOut(work, seat, security, n);
  work.log?.push(tell(key, { who: who(seat), n: Math.abs(n), security: named(work.data, security), amount: money(amount) }, [clause]));
};

/** Titles change hands between players: options and auctions (BO-4.3.10). */
export const handOver = (
  work: Work,
  { from, to, security, n }: { readonly from: Seat; readonly to: Seat; readonly security: SecurityId; readonly n: number },
): void => {
  const giver = player(work, from);
  setPlayer(work, from, { ...giver, titles: replaceKey(giver.titles, security, giver.titles[security] - n) });
  const taker = player(work, to);
  setPlayer(work, to, { ...taker, titles: replaceKey(taker.titles, security, taker.titles[security] + n) });
};

/** Moves the marker of a security. */
export const setQuote = (work: Work, security: SecurityId, quote: number): void => {
  const { table } = work;
  table.changes = replaceKey(table.changes, security, quote - table.quotes[security]);
  table.quotes = replaceKey(table.quotes, security, quote);
};

/** The option ends and its card returns to the desk; what was blocked is free. */
export const endContract = (work: Work, id: number): void => {
  work.table.contracts = work.table.contracts.filter((contract) => contract.id !== id);
};

/* ---------- what seats have asked for ---------- */

export const instruct = (work: Work, seat: Seat, changed: Instructions): void => {
  work.instructions = replaceAt(work.instructions, seat, changed);
};

export const instructionsOf = (state: State, seat: Seat): Instructions => at(state.instructions, seat);

/** BO-6.8: what was amended holds from the turn that begins. */
export const adoptAmendments = (work: Work): void => {
  if (work.coming === NO_AMENDMENT) return;
  const amended: Options = { ...work.options, ...work.coming };
  if (Object.keys(work.coming).length > 0) work.log?.push(tell('log.amended', {}, ['BO-6.8']));
  work.options = amended;
  work.coming = NO_AMENDMENT;
};

export const NO_AMENDMENT: Partial<Options> = {};

/** A task that the engine does by itself. */
export interface Automatic<T extends Task> {
  /** Works on its task, the head of the agenda. It may be called again at any time while it waits: somebody may have left. */
  advance(work: Work, task: T): Progress;
}

/** A task that asks somebody: one decision point of BO-4.0; its timeout is BO-4.0.3. */
export interface Phase<T extends Task> extends Automatic<T>, DecisionPoint<State, Work, T, Move> {}

export const refuseStep = (): Message => refuse('no.wrongStep', ['BO-4.0.1']);
