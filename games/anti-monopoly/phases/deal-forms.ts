import { blank, type Draft, offerForm } from '#kernel/drafts.ts';
import type { Field, Seat } from '#kernel/game.ts';
import { MONEY_UNIT } from '../data.ts';
import { cashOf } from '../rules/facts.ts';
import { tradeable } from '../rules/trade.ts';
import { say, who } from '../speak.ts';
import type { Deal, Move, State, TitleId } from '../types.ts';

/*
 * A trade as forms: buying, selling, and exchanging with cash on one side or the other. A form leaves out what stays empty.
 * Not every filling is legal (a debtor must be saved, a built city must keep two streets): `check` judges the whole.
 */

export interface DealTable {
  readonly type: 'proposeTrade' | 'counter';
  readonly me: Seat;
  readonly partner: Seat;
  /** Only deals in which this side pays cash: the other one is in debt (AM-4.10.5). */
  readonly payer: 'me' | 'partner' | null;
  readonly fixed: readonly Field[];
  /** Terms that lie on the table between the two, told from this side: the forms open with them. */
  readonly terms: Deal | null;
}

/** Always a list of titles, also where there is only one to pick. */
const titles = (name: 'giveTitles' | 'getTitles', from: readonly TitleId[], terms: Deal | null): Field => {
  const start = terms === null ? [] : terms[name].filter((title) => from.includes(title));
  return blank.pick(name, from, { max: Math.max(2, from.length), ...(start.length === 0 ? {} : { start }) });
};

const cash = (name: 'giveCash' | 'getCash', min: number, max: number, terms: Deal | null): Field =>
  blank.int(name, min, max, { step: MONEY_UNIT, near: terms === null ? min : terms[name] });

const COSTS = { giveCash: 1, getCash: -1 };

const LABELS = {
  proposeTrade: {
    buy: 'anti-monopoly.do.dealBuy',
    sell: 'anti-monopoly.do.dealSell',
    swap: 'anti-monopoly.do.dealSwap',
    swapGet: 'anti-monopoly.do.dealSwapGet',
  },
  counter: {
    buy: 'anti-monopoly.do.counterBuy',
    sell: 'anti-monopoly.do.counterSell',
    swap: 'anti-monopoly.do.counterSwap',
    swapGet: 'anti-monopoly.do.counterSwapGet',
  },
} as const;

export const dealForms = (state: State, { type, me, partner, payer, fixed, terms }: DealTable): readonly Draft<Move>[] => {
  const own = tradeable(state, me);
  const theirs = tradeable(state, partner);
  const ownCash = cashOf(state, me);
  const theirCash = cashOf(state, partner);
  const forms: Draft<Move>[] = [];
  const add = (deal: keyof typeof LABELS.counter, fields: readonly Field[]): void => {
    const label = () => say(LABELS[type][deal], { who: who(partner) }, ['AM-4.10.2', 'AM-4.10.3']);
    forms.push(offerForm(type, label, [...fixed, ...fields], { costs: COSTS, judged: true }));
  };
  const mayPay = payer !== 'partner';
  const mayGet = payer !== 'me' && theirCash >= MONEY_UNIT;
  const least = payer === 'me' ? MONEY_UNIT : 0;
  if (mayPay && theirs.length > 0 && ownCash >= MONEY_UNIT) {
    add('buy', [titles('getTitles', theirs, terms), cash('giveCash', MONEY_UNIT, ownCash, terms)]);
  }
  if (mayGet && own.length > 0) add('sell', [titles('giveTitles', own, terms), cash('getCash', MONEY_UNIT, theirCash, terms)]);
  if (own.length === 0 || theirs.length === 0) return forms;
  const both = [titles('giveTitles', own, terms), titles('getTitles', theirs, terms)];
  if (mayPay && ownCash >= least) add('swap', [...both, cash('giveCash', least, ownCash, terms)]);
  if (mayGet) add('swapGet', [...both, cash('getCash', MONEY_UNIT, theirCash, terms)]);
  return forms;
};
