import { at, collect } from '#kernel/collections.ts';
import type { Seat, Sight, Way } from '#kernel/game.ts';
import { worthOf } from './worth.ts';
import { CEILING, LOAN_REPAYMENT } from '../data.ts';
import { valueAt } from '../scoring.ts';
import { type BankId, type Move, type Player, SECURITIES, type SecurityId, type View } from '../types.ts';

/* What a bot makes of a sight: the questions that its rules of thumb ask. */

export interface Reading {
  readonly view: View;
  readonly seat: Seat;
  readonly offers: readonly Way<Move>[];
  readonly me: Player;
  readonly cash: number;
  /** Players still in the game. */
  readonly players: number;
}

export const readSight = ({ view, offers }: Sight<View, Move>, seat: Seat): Reading => {
  let players = 0;
  for (const { active } of view.table.players) if (active) players++;
  // One's own cash is always shown (BO-7.3).
  return { view, seat, offers, me: at(view.table.players, seat), cash: view.cash[seat] ?? 0, players };
};

/** A number that may be filled in, and what one more costs (less than 0: brings in). */
export interface Range {
  readonly min: number;
  readonly max: number;
  readonly price: number;
}

/** The range of a form's number; null when nothing of this type is offered. */
export const rangeOf = ({ offers }: Reading, type: Move['type'], name = 'n'): Range | null => {
  for (const offer of offers) {
    if (offer.kind !== 'form' || offer.type !== type) continue;
    for (const field of offer.fields) {
      if (field.kind === 'int' && field.name === name) return { min: field.min, max: field.max, price: offer.costs?.[name] ?? 0 };
    }
  }
  return null;
};

export interface TitleRange extends Range {
  readonly security: SecurityId;
}

/** The ranges of the forms of this type, one for each security that they name. */
export const rangesByTitle = ({ offers }: Reading, type: Move['type']): readonly TitleRange[] => {
  const ranges: TitleRange[] = [];
  for (const offer of offers) {
    if (offer.kind !== 'form' || offer.type !== type) continue;
    const named = offer.fields.find((field) => field.kind === 'pick');
    const security = named?.kind === 'pick' ? SECURITIES.find((id) => id === named.from[0]) : undefined;
    const number = offer.fields.find((field) => field.kind === 'int');
    if (security !== undefined && number?.kind === 'int') ranges.push({ security, min: number.min, max: number.max, price: offer.costs?.n ?? 0 });
  }
  return ranges;
};

/** The securities that may be put up for auction alone, each with the number of its titles (BO-4.8.4). */
export const lotRanges = ({ offers }: Reading): readonly TitleRange[] => {
  const ranges: TitleRange[] = [];
  for (const offer of offers) {
    if (offer.kind !== 'form' || offer.type !== 'auctionLot') continue;
    // The security that leads the lot is the one blank that may not be left at 0.
    for (const field of offer.fields) {
      const security = field.kind === 'int' && field.min > 0 ? SECURITIES.find((id) => id === field.name) : undefined;
      if (security !== undefined && field.kind === 'int') ranges.push({ security, min: field.min, max: field.max, price: 0 });
    }
  }
  return ranges;
};

/** The most titles that may be sold at the ceiling, by a form or all at once (BO-4.4.3). */
export const mostAtCeiling = (reading: Reading): number => {
  let most = rangeOf(reading, 'settleCeiling', 'sell')?.max ?? 0;
  for (const offer of reading.offers) if (offer.kind === 'move' && offer.move.type === 'settleCeiling') most = Math.max(most, offer.move.sell);
  return most;
};

/** BO-12.2: what a title is worth to a holder once it is quoted at `quote`. */
export const worth = ({ view, players }: Reading, security: SecurityId, quote: number): number =>
  worthOf(view.data, security, players, view.table.phase, Math.min(CEILING, quote));

/** BO-5.1 by what the seat can see: cash that is hidden counts as none. */
export const scoreOf = ({ view }: Reading, seat: Seat): number => {
  const { titles, loans } = at(view.table.players, seat);
  const debt = loans.length * (view.options.loanDeduction === '50000' ? 50_000 : LOAN_REPAYMENT);
  const value = valueAt(titles, view.table.quotes) - debt;
  return view.options.winCondition === 'netWorth' ? value + (view.cash[seat] ?? 0) : value;
};

/** The other players still in the game. */
export const rivals = ({ view, seat }: Reading): readonly Seat[] =>
  collect(view.table.players, ({ active }, rival) => (active && rival !== seat ? rival : null));

/** How near the target counts as within reach: one good throw makes up the rest. */
const NEARLY = 0.95;

/** BO-12.6: with all its cash in titles this seat would have won, or nearly. Where cash counts as it is, there is no hurry. */
export const canFinish = (reading: Reading): boolean =>
  reading.view.options.winCondition === 'securities' && scoreOf(reading, reading.seat) + reading.cash >= NEARLY * reading.view.options.winTarget;

const DIE_FACES = 6;

/** BO-12.5: what falls due if the next throw of the die may reach a bank that lent to this seat. */
export const loansWithinReach = ({ view, me }: Reading): number => {
  if (me.loans.length === 0) return 0;
  const banks = new Set<BankId>();
  for (let step = 1; step <= DIE_FACES; step++) {
    const square = at(view.data.squares, (me.square + step) % view.data.squares.length);
    if (square.kind === 'bank' && me.loans.includes(square.bank)) banks.add(square.bank);
  }
  return banks.size * LOAN_REPAYMENT;
};
