import { at, sum } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import type { Holdings, Move, Options, Player, State, Table, Vault, View } from '../types.ts';
import { answersOf } from '#kernel/work.ts';
import type { Draft } from '#kernel/drafts.ts';
import type { Message } from '#kernel/messages.ts';
import { refuse } from '../speak.ts';
import type { Work } from './work.ts';

/* Questions that may be asked of any state, step or view. */

export interface PublicFacts {
  readonly options: Options;
  readonly table: Table;
}

/** Facts and the bank's own heaps. */
export interface BankFacts extends PublicFacts {
  readonly vault: Vault;
}

export const player = ({ table }: PublicFacts, seat: Seat): Player => at(table.players, seat);

/** In the economy in this battle: counted in N, pays and receives (TB-2.1, TB-4.14.2). */
export const isActivePlayer = (subject: Player): boolean => subject.role === 'player' && subject.status !== 'arriving' && subject.status !== 'gone';

export const isActive = ({ table }: PublicFacts, seat: Seat): boolean => {
  const subject = table.players[seat];
  return subject !== undefined && isActivePlayer(subject);
};

/** Windows wait for him: neither paused nor leaving. */
export const isAttending = ({ table }: PublicFacts, seat: Seat): boolean => {
  const subject = table.players[seat];
  return subject !== undefined && subject.role === 'player' && subject.status === 'playing';
};

export const isBanker = ({ table }: PublicFacts, seat: Seat): boolean => {
  const subject = table.players[seat];
  return subject !== undefined && subject.role === 'banker' && subject.status === 'playing';
};

/** TB-4.1.2: players from the first seat round the table. */
export const inSeatOrder = (facts: PublicFacts): readonly Seat[] => {
  const { players, first } = facts.table;
  const seats: Seat[] = [];
  for (let step = 0; step < players.length; step++) {
    const seat = (first + step) % players.length;
    if (isActivePlayer(at(players, seat))) seats.push(seat);
  }
  return seats;
};

/** The next active player after a seat; the seat itself when there is no other. */
export const nextActive = (facts: PublicFacts, seat: Seat): Seat => {
  const { length } = facts.table.players;
  for (let step = 1; step <= length; step++) if (isActive(facts, (seat + step) % length)) return (seat + step) % length;
  return seat;
};

export const isDebt = ({ table }: PublicFacts): boolean => table.system === 'dette';
export const isLibre = ({ table }: PublicFacts): boolean => table.system === 'libre';
/** TB-6.6.9: the cells of the historical board hold until free money comes. */
export const followsHistory = ({ options, table }: PublicFacts): boolean => options.mode === 'historique' && table.system === 'dette';

export const totalHouses = ({ houses }: Player): number => houses.main + houses.secondary + houses.rental;

export const totalFactoryCards = ({ factory, subsidiaries }: Player): number => {
  let cards = factory;
  for (const subsidiary of subsidiaries) cards += subsidiary.cards;
  return cards;
};

/** TB-4.4.4: pays rent. */
export const isTenant = ({ houses }: Player): boolean => houses.main === 0;

/** C without options: every credit outstanding (TB-4.11.3). */
export const allCredits = ({ table }: PublicFacts): number => {
  let credits = table.state.credits + table.bank.badCredits;
  for (const { credits: own } of table.players) credits += own;
  return credits;
};

export const playerCredits = ({ table }: PublicFacts): number => {
  let credits = 0;
  for (const { credits: own } of table.players) credits += own;
  return credits;
};

/** C (TB-4.11.3): all of them, or with the option off only the players'. */
export const countedCredits = (facts: PublicFacts): number => (facts.options.cycleCountsStateCredits ? allCredits(facts) : playerCredits(facts));

/** TB-4.12.2: credits that the bank's equity still covers; may be negative. */
export const hat = (facts: BankFacts): number => 2 * facts.vault.bankEquity - allCredits(facts);

/** What the state owes in PAY (TB-4.4.2), in cards. */
export const budget = ({ table }: PublicFacts): number => table.bundle * (table.state.wage * table.state.posts + table.state.aid);

export const isOver = ({ table }: Pick<State, 'table'>): boolean => table.point.kind === 'gameOver';

/* Seats as words on forms: `seat1` is the first chair. */

export const seatName = (seat: Seat): string => `seat${seat + 1}`;

/** Players other than oneself. */
export const otherPlayers = ({ table: { players } }: PublicFacts, seat: Seat): readonly string[] => {
  const names: string[] = [];
  for (let other = 0; other < players.length; other++) if (other !== seat && isActivePlayer(at(players, other))) names.push(seatName(other));
  return names;
};

/*
 * Who holds the money. One definition of « monnaie en circulation » and of « banque » for the wall, the charts, the ledger, the debrief
 * and the spreadsheet: players, state and boards circulate; the bank's money, inheritances and pledges do not (TB-14.1).
 */

/** Debt money and the historical mode have a bank, which stays when free money comes; the others never have one. */
export const hasBank = ({ mode }: { readonly mode?: unknown }): boolean => mode === 'dette' || mode === 'historique';

/** TB-14.1 `Mcirc`. */
export const circulating = ({ players, state, boards }: Holdings): number => players + state + boards;

export const bankMoney = ({ bankProfit, bankEquity }: BankFacts['vault']): number => bankProfit + bankEquity;

/** All money but the bank's, which nobody can hide. */
export const outsideOf = ({ money, vault }: Pick<State, 'money' | 'vault'>): number => money - bankMoney(vault);

export const holdingsOf = ({ table, outside }: Pick<View, 'table' | 'outside'>): Holdings => {
  const players = sum(table.players.map(({ pile }) => pile));
  const inheritances = sum(table.players.map(({ inherit }) => inherit));
  const pledged = sum(table.players.map(({ pledge }) => pledge));
  const { state } = table.funds;
  return { players, state, boards: outside - players - state - inheritances - pledged, inheritances, pledged };
};

/**
 * One window of TB-4.1. The engine asks `awaits` for every seat; when nobody is awaited any more, `close` is called.
 * All that it reads of others is public, so that no answer of one seat depends on what another has sealed.
 */
export interface Phase {
  /** Does the window wait for this seat: required, and not done? Public facts only. */
  awaits(state: Pick<State, 'options' | 'table'>, seat: Seat): boolean;
  /** Has the seat a part in this window: is asked, even if it has answered (`answered: true`)? */
  concerns(state: Pick<State, 'options' | 'table'>, seat: Seat): boolean;
  prompt(state: Pick<State, 'options' | 'table'>, seat: Seat): Message;
  /** Everything that a seat with a part in this window may do now. */
  offers(state: State, seat: Seat): readonly Draft<Move>[];
  /** May the seat do this? It has a part in this window. */
  check(state: State, seat: Seat, move: Move): Message | null;
  /** Carries out a move that was checked. */
  apply(work: Work, seat: Seat, move: Move): void;
  /** TB-4.1.1: the default of a seat that has not answered; it is done afterwards. */
  settle(work: Work, seat: Seat): void;
  /** Everybody is done: sends the next errand. */
  close(work: Work): void;
}

export const refuseStep = (): Message => refuse('no.wrongWindow', ['TB-4.1']);

/** The moves of a window or of a kind. */
export const answers = answersOf<State, Work, Seat, Move>();
