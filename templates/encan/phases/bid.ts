import { replaceAt } from '#kernel/collections.ts';
import { blank, offerForm } from '#kernel/drafts.ts';
import { balance } from '#kernel/ledger.ts';
import type { DecisionPoint } from '#kernel/work.ts';
import { hasBid } from '../rules/facts.ts';
import type { Work } from '../rules/work.ts';
import { money, refuse, say, tell, who } from '../speak.ts';
import type { Move, State, Table } from '../types.ts';

/** The one decision point: everybody seals a bid, the last one opens them all. */
export const bid: DecisionPoint<State, Work, Table, Move> = {
  prompt: (_state, { lot }) => say('encan.ask.bid', { worth: money(lot ?? 0) }, ['EN-3.1']),
  // What a form takes is written beside its button: a bid costs what it says, at most.
  offers: ({ bids }, { ledger, lot }, seat) => {
    const most = balance(ledger, seat);
    const start = bids[seat] ?? Math.min(most, Math.floor((lot ?? 0) / 2));
    return [offerForm('bid', () => say('encan.do.bid', {}, ['EN-3.1']), [blank.int('amount', 0, most, { start })], { costs: { amount: 1 } })];
  },
  check: (_state, { ledger }, seat, { amount }) => {
    const most = balance(ledger, seat);
    return amount >= 0 && amount <= most ? null : refuse('encan.no.badBid', ['EN-3.1'], { most: money(most) });
  },
  apply: (work, _table, seat, { amount }) => {
    // A bid revised is told to nobody: the others see who has bid, and no more.
    if (!hasBid(work, seat)) work.log?.push(tell('encan.log.sealed', { who: who(seat) }, ['EN-3.1']));
    work.bids = replaceAt(work.bids, seat, amount);
  },
  timeout: () => ({ type: 'bid', amount: 0 }),
};
