import { at, type Seat } from '#kernel';
import { isStreet, MONEY_UNIT, TAX_CASH_PCT, TAX_TITLE_PCT, TITLE_DATA } from '../data.ts';
import { cashOf, ownedBy, roleOf } from './facts.ts';
import type { State } from '../types.ts';

/** AM-4.6.6: the percentage, from cash, unmortgaged titles and (AM-6.10) buildings, rounded down to a multiple of 10. */
export const percentTax = (state: Pick<State, 'options' | 'table' | 'ledger'>, seat: Seat): number => {
  let goods = 0;
  for (const index of ownedBy(state, seat)) {
    const data = at(TITLE_DATA, index);
    const { mortgaged, level } = at(state.table.titles, index);
    if (!mortgaged) goods += data.price;
    if (state.options.incomeTaxCountsBuildings && isStreet(data)) goods += level * data.step;
  }
  const hundredfold = TAX_CASH_PCT[roleOf(state, seat)] * cashOf(state, seat) + TAX_TITLE_PCT * goods;
  return Math.floor(hundredfold / (100 * MONEY_UNIT)) * MONEY_UNIT;
};
