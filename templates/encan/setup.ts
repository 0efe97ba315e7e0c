import type { Chance } from '#kernel/chance.ts';
import { range } from '#kernel/collections.ts';
import type { Step } from '#kernel/game.ts';
import { createMoney, openLedger } from '#kernel/ledger.ts';
import { LOTS } from './data.ts';
import { money, tell } from './speak.ts';
import type { Options, State } from './types.ts';

/** EN-2.1, EN-2.2: purses are filled, lots shuffled, the first one turned up. */
export const setup = (options: Options, seats: number, chance: Chance): Step<State> => {
  const [lot = 0, ...deck] = chance.shuffle(LOTS).slice(0, options.lots);
  const ledger = range(seats).reduce((filled, to) => createMoney(filled, { to, amount: options.purse }), openLedger(seats, ['bank'], []));
  const everybody = range(seats);
  const table = { round: 1, lot, ledger, bought: everybody.map(() => []), active: everybody.map(() => true), lastSale: null, ending: null };
  const heading = { turn: 1 };
  return {
    state: { options, table, deck, bids: everybody.map(() => null) },
    log: [{ ...tell('encan.log.lot', { worth: money(lot) }, ['EN-2.2']), heading }],
    reveals: true,
  };
};
