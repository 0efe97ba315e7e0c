import { sum } from '#kernel/collections.ts';
import type { BankFacts } from './facts.ts';
import type { Holdings, State, View } from '../types.ts';

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
