import { describe, expect, it } from 'vitest';
import { A, B } from '#testkit/position.ts';
import { liquidationValue } from './facts.ts';
import { M, C, advance, type Chair, type Hand, play, propose } from '../position.test-support.ts';
import type { Options } from '../types.ts';
import { cheapestStep } from './mortgages.ts';

const D = 2;

/** A, with nothing but this, owes 750 on square 38. */
const owing = (debtor: Chair, options: Partial<Options> = {}, others: readonly Chair[] = [M(), C()]): Hand =>
  advance([{ ...debtor, pos: 35 }, ...others], { options });

describe('debts', () => {
  it('[AM-4.9.1] paid at once with enough cash; otherwise cash is raised and everything waits', () => {
    expect(owing(C({ cash: 750 })).cash(A)).toBe(0);
    const now = owing(C({ cash: 740, titles: { ROM1: 0 } }));
    expect([now.table.point, now.awaited]).toEqual([{ kind: 'raiseCash', seat: A }, [A]]);
    expect(now.told).toContain('log.debtRaised');
    for (const type of ['throw', 'endTurn', 'payRelease'] as const) expect(now.refuses(A, { type })).toContain('AM-4.1.5');
    expect(now.refuses(A, { type: 'build', title: 'ROM1' })).toContain('AM-4.1.5');
    expect(now.refuses(B, { type: 'throw' })).toContain('AM-4.1.4');
    const paid = now.does(A, { type: 'mortgage', title: 'ROM1' });
    expect([paid.cash(A), paid.awaited]).toEqual([290, [B]]);
  });

  it('[AM-4.9.2] L: cash, half of each level, half of each unmortgaged title', () => {
    const { state } = play([C({ cash: 1230, titles: { LON1: 5, ROM1: 'mortgaged', SP1: 0, TP1: 0 } }), M()]);
    expect(liquidationValue(state, A)).toBe(1230 + 5000 + 1500 + 750 + 1000);
  });

  it('[AM-4.9.3] insolvent, but a trade may save him: bankruptcy may be declared', () => {
    const now = owing(C({ cash: 100, titles: { ROM1: 0 } }));
    expect(now.table.point).toEqual({ kind: 'raiseCash', seat: A });
    const declared = now.does(A, { type: 'declareBankruptcy' });
    expect([declared.player(A).bankrupt, declared.title('ROM1').owner, declared.awaited]).toEqual([true, null, [B]]);
  });

  it('[AM-4.9.3] bankruptcy is automatic when no trade can help', () => {
    const poor: Chair = C({ cash: 100, titles: { ROM1: 0 } });
    expect(owing(poor, { trades: 'off' }).player(A).bankrupt).toBe(true);
    expect(owing(C({ cash: 100 })).player(A).bankrupt).toBe(true);
    expect(owing(poor, {}, [M({ cash: 340 }), C({ cash: 340 })]).player(A).bankrupt).toBe(true);
    expect(owing(poor, {}, [M({ cash: 350 }), C({ cash: 340 })]).player(A).bankrupt).toBe(false);
    const offer = propose(B, { giveTitles: ['ROM1'], getCash: 700 });
    const last = owing(poor, { tradeProposalsPerTurn: 2 }).does(A, offer).does(B, { type: 'reject' }).does(A, offer);
    expect(last.player(A).bankrupt).toBe(false);
    expect(last.does(B, { type: 'reject' }).player(A).bankrupt).toBe(true);
    expect(last.does(A, { type: 'withdraw' }).player(A).bankrupt).toBe(true);
  });

  it('[AM-4.9.3] proposals of a debt are counted apart from those of the turn', () => {
    const now = play([C({ cash: 100, pos: 35, titles: { ROM1: 0, ATH1: 0 } }), M()], { proposals: 3 });
    expect(now.refuses(A, propose(B, { giveTitles: ['ROM1'], getCash: 700 }))).toContain('AM-4.10.2');
    const owes = now.throws(A, 1, 2);
    expect(owes.refuses(A, propose(B, { giveTitles: ['ROM1'], getCash: 700 }))).toBeNull();
  });

  it('[AM-4.10.5] a debtor gives no cash, gets some, and not less than the bank would lend', () => {
    const now = owing(C({ cash: 700, titles: { ROM1: 0, ATH1: 0 } }), {}, [M({ titles: { ROM2: 0 } })]);
    expect(now.refuses(A, propose(B, { giveTitles: ['ATH1'], getTitles: ['ROM2'] }))).toEqual(['AM-4.10.5']);
    expect(now.refuses(A, propose(B, { giveCash: 100, getTitles: ['ROM2'] }))).toEqual(['AM-4.10.5']);
    expect(now.refuses(A, propose(B, { giveTitles: ['ATH1'], getCash: 1740 }))).toEqual(['AM-4.10.5']);
    expect(now.refuses(A, propose(B, { giveTitles: ['ATH1'], getCash: 1750 }))).toBeNull();
    const sold = now.does(A, propose(B, { giveTitles: ['ATH1'], getCash: 1750 })).does(B, { type: 'accept' });
    expect([sold.cash(A), sold.title('ATH1').owner, sold.awaited]).toEqual([1700, B, [B]]);
  });

  it('[AM-4.9.10] paid or bankrupt, the interrupted step goes on: a double still throws again', () => {
    const now = play([C({ cash: 700, pos: 34, titles: { ROM1: 0 } }), M()]).throws(A, 2, 2);
    expect(now.table.point.kind).toBe('raiseCash');
    const paid = now.does(A, { type: 'mortgage', title: 'ROM1' });
    expect(paid.table).toMatchObject({ throwNo: 2, point: { kind: 'preThrow', seat: A } });
  });

  it('[AM-4.9.7] an active seat that goes bankrupt has no second throw', () => {
    const after = play([C({ cash: 0, pos: 34 }), M(), C()]).throws(A, 2, 2);
    expect([after.player(A).bankrupt, after.awaited]).toEqual([true, [B]]);
  });

  it('[AM-4.11.1] [AM-4.3.10] resigning: to the bank before a throw, to the creditor in debt', () => {
    const turn = play([C({ titles: { ROM1: 2 } }), M(), C()]).does(A, { type: 'resign' });
    expect([turn.player(A).bankrupt, turn.title('ROM1').owner, turn.table.houses]).toEqual([true, null, 35]);
    const chairs: readonly Chair[] = [C({ cash: 100, pos: 28, titles: { ATH1: 0 } }), M({ titles: { LON1: 3, LON2: 0 } }), C()];
    const owes = advance(chairs);
    const gone = owes.does(A, { type: 'resign' });
    expect([gone.title('ATH1').owner, gone.cash(B), gone.awaited]).toEqual([B, 15_100, [B]]);
    expect(gone.told).toContain('log.resigned');
  });

  it('[AM-4.9.4] [AM-9.1] nothing is paid in part: the debt is paid whole or not at all', () => {
    const now = owing(C({ cash: 100, titles: { ROM1: 0, ROM2: 0, BER1: 0 } }));
    const first = now.does(A, { type: 'mortgage', title: 'ROM1' });
    expect([first.cash(A), first.state.table.debts[0]?.amount]).toEqual([400, 750]);
    expect(first.does(A, { type: 'mortgage', title: 'BER1' }).cash(A)).toBe(150);
  });
});

describe('automatic liquidation', () => {
  const step = (debtor: Chair, stock?: { readonly houses: number; readonly hotels: number }) =>
    cheapestStep(play([debtor, C(), M()], stock === undefined ? {} : { stock }).state, A);

  it('[AM-4.9.9] the smallest loss of rent for the cash gained', () => {
    // A competitor’s land yields 20 % of its mortgage, his houses 20 % of their resale: all equal, the lowest square first.
    expect(step(C({ titles: { BER1: 1, ROM2: 0, ATH1: 0 } }))).toEqual({ type: 'mortgage', title: 'ROM2' });
    // A transport company of a competitor: 200 for 1000, as much.
    expect(step(C({ titles: { TP1: 0, MAD1: 0 } }))).toEqual({ type: 'mortgage', title: 'TP1' });
    // A pair of a monopolist: the second street costs the double rent of both.
    expect(step(M({ titles: { BER1: 0, BER2: 0, ATH1: 0 } }))).toEqual({ type: 'mortgage', title: 'ATH1' });
    // A utility at 7: 280 for 750 is dearer than 120 for 600.
    expect(step(C({ titles: { BER3: 0, SP1: 0 } }))).toEqual({ type: 'mortgage', title: 'BER3' });
  });

  it('[AM-4.9.9] mortgage before sale on equality; buildings where they hold the titles', () => {
    expect(step(C({ titles: { ROM1: 1 } }))).toEqual({ type: 'sellBuildings', title: 'ROM1', levels: 1 });
    expect(step(C({ titles: { ROM1: 1, ATH2: 0 } }))).toEqual({ type: 'mortgage', title: 'ATH2' });
  });

  it('[AM-4.9.9] a hotel that cannot be broken down by one is sold by the smallest number that can', () => {
    expect(step(C({ titles: { PAR2: 5 } }), { houses: 2, hotels: 3 })).toEqual({ type: 'sellBuildings', title: 'PAR2', levels: 3 });
  });

  it('[AM-4.9.9] [AM-4.11.3] on time-out it goes on until the debt is covered', () => {
    const after = owing(C({ cash: 0, titles: { ROM1: 0, ROM2: 0, BER1: 0 } })).event('timeout', A);
    expect([after.title('ROM1').mortgaged, after.title('ROM2').mortgaged, after.title('BER1').mortgaged]).toEqual([true, true, true]);
    expect([after.cash(A), after.awaited]).toEqual([350, [B]]);
    const lost = owing(C({ cash: 0, titles: { ROM1: 0 } })).event('timeout', A);
    expect([lost.player(A).bankrupt, lost.player(D).bankrupt]).toEqual([true, false]);
  });
});
