import { describe, expect, it } from 'vitest';
import { tripleBataille } from '#games/triple-bataille/index.ts';
import { playRandomGame } from '#testkit/random-player.ts';
import { metricKey } from '../room/rows.ts';
import { holdersOf, holdings } from './readings.ts';

const { module } = tripleBataille;
const finished = (mode: 'dette' | 'libre') => playRandomGame(module, { seats: 6, options: { mode, length: 'short' }, seed: '9'.repeat(32) }).state;

describe('where the money is', () => {
  it('[TB-14.1] the wall, the ledger, the debrief and the spreadsheet have one figure for one word', () => {
    const state = finished('dette');
    const held = holdings(module.view(state, 'public'));
    expect(held.length).toBeGreaterThan(5);
    for (const { turn, cards, circulating } of held) {
      expect(module.recorded?.(state, turn, 'public')).toMatchObject({
        [metricKey('circulating')]: circulating,
        [metricKey('playersCash')]: cards.players,
        [metricKey('stateCash')]: cards.state,
        [metricKey('boardsCash')]: cards.boards,
        [metricKey('inheritances')]: cards.setAside,
        [metricKey('bankCash')]: cards.bank,
        [metricKey('money')]: circulating + (cards.setAside ?? 0) + (cards.bank ?? 0),
      });
    }
    // The sum under « banque » is what the board of the bank shows: profits and equity.
    expect(held.at(-1)?.cards.bank).toBe(state.vault.bankProfit + state.vault.bankEquity);
  });

  it('[TB-4.11.6] where all cards were divided the areas fall, and the wall says by how much', () => {
    const view = module.view(finished('dette'), 'public');
    const record = [
      { bundle: 1, priceIndex: 1 },
      { bundle: 2, priceIndex: 2 },
      { bundle: 1, priceIndex: 4 },
    ];
    const [first] = view.indicators;
    if (first === undefined) throw new Error('no battle was recorded');
    const held = holdings({ ...view, indicators: record.map((row) => Object.assign({}, first, row)) });
    expect(held.map(({ divided }) => divided)).toEqual([1, 1, 4]);
  });

  it('[TB-3.3] free money has no bank, on the wall as in the figures', () => {
    const state = finished('libre');
    expect(holdersOf(holdings(module.view(state, 'public')))).toEqual(['setAside', 'boards', 'state', 'players']);
    expect(module.metrics(state, 'public')).not.toHaveProperty([metricKey('bankCash')]);
  });

  it('[TB-7] a bank that hides its accounts is left out; what circulates can still be counted', () => {
    const state = { ...finished('dette'), options: { ...finished('dette').options, bankOpacity: true } };
    const running = { ...state, table: { ...state.table, point: { kind: 'market' } as const } };
    const held = holdings(module.view(running, 'public'));
    expect(holdersOf(held)).not.toContain('bank');
    expect(held.at(-1)?.circulating).toBeGreaterThan(0);
  });
});
