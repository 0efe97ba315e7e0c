import { describe, expect, it } from 'vitest';
import { openingOf } from '#testkit';
import { A, B } from '#testkit/position.ts';
import { antiMonopoly } from '../index.ts';
import { C, M, type Chair, type Hand, play, propose } from '../position.test-support.ts';
import type { Deal, Options } from '../types.ts';

const { module } = antiMonopoly;
const D = 2;

const table = (options: Partial<Options> = {}): Hand =>
  play([C({ titles: { ROM1: 0, MAD1: 2 } }), M({ cash: 4000, titles: { ROM2: 0, BER1: 'mortgaged' } }), C({ bankrupt: 1 }), M()], { options });

describe('proposing', () => {
  it('[AM-4.10.2] [AM-4.3.8] to one other living seat, each title once, so many times a turn', () => {
    const now = table();
    expect(now.refuses(A, propose(A, { giveTitles: ['ROM1'], getCash: 10 }))).toContain('AM-4.10.2');
    expect(now.refuses(A, propose(D, { giveTitles: ['ROM1'], getCash: 10 }))).toContain('AM-4.10.2');
    expect(now.refuses(A, propose(7, { giveTitles: ['ROM1'], getCash: 10 }))).toContain('AM-4.10.2');
    expect(now.refuses(A, propose(B, { giveTitles: ['ROM1', 'ROM1'], getCash: 10 }))).toContain('AM-4.10.2');
    const offer = propose(B, { giveTitles: ['ROM1'], getCash: 10 });
    const twice = now.does(A, offer).does(B, { type: 'reject' }).does(A, offer).does(A, { type: 'withdraw' });
    const thrice = twice.does(A, offer).does(B, { type: 'reject' });
    expect(thrice.refuses(A, offer)).toContain('AM-4.10.2');
  });

  it('[AM-4.10.3] [AM-12.7] everything that a trade may not be', () => {
    const now = table();
    const refused = (deal: Partial<Deal>) => now.refuses(A, propose(B, deal));
    expect(refused({ giveTitles: ['ROM2'], getCash: 10 })).toContain('AM-4.10.3');
    expect(refused({ giveTitles: ['MAD1'], getCash: 10 })).toContain('AM-4.10.3');
    expect(refused({ giveTitles: ['ROM1'], getTitles: ['ROM1'] })).toContain('AM-4.10.3');
    expect(refused({ giveCash: 15_010, getTitles: ['ROM2'] })).toContain('AM-4.10.3');
    expect(refused({ giveTitles: ['ROM1'], getCash: 4010 })).toContain('AM-4.10.3');
    expect(refused({ giveTitles: ['ROM1'], getCash: 15 })).toContain('AM-2.2.20');
    expect(refused({ giveTitles: ['ROM1'], giveCash: -10, getCash: 10 })).toContain('AM-4.10.3');
    expect(refused({ giveTitles: ['ROM1'], giveCash: 10, getTitles: ['ROM2'], getCash: 10 })).toContain('AM-4.10.3');
    expect(refused({ giveTitles: ['ROM1'] })).toContain('AM-4.10.3');
    expect(refused({ getTitles: ['ROM2'] })).toContain('AM-4.10.3');
    expect(refused({ giveTitles: ['ROM1'], giveCash: 100, getTitles: ['BER1'] })).toBeNull();
  });

  it('[AM-4.10.3] streets that come in the same trade count for the city', () => {
    const chairs: readonly Chair[] = [C({ titles: { AMS3: 0 } }), M({ titles: { AMS1: 1, AMS2: 0 } })];
    const now = play(chairs, { active: B });
    expect(now.refuses(B, propose(A, { giveTitles: ['AMS2'], getCash: 100 }))).toContain('AM-4.10.3');
    expect(now.refuses(B, propose(A, { giveTitles: ['AMS2'], getTitles: ['AMS3'] }))).toBeNull();
  });

  it('[AM-6.12] no trades, or more proposals', () => {
    const offer = propose(B, { giveTitles: ['ROM1'], getCash: 10 });
    expect(table({ trades: 'off' }).refuses(A, offer)).toContain('AM-6.12');
    const once = table({ tradeProposalsPerTurn: 1 }).does(A, offer).does(B, { type: 'reject' });
    expect(once.refuses(A, offer)).toContain('AM-4.10.2');
  });
});

describe('answering', () => {
  const offered = (): Hand => table().does(A, propose(B, { giveTitles: ['ROM1'], getTitles: ['BER1'], getCash: 500 }));

  it('[AM-4.10.2] the form of a counter-offer opens with what is offered, that of a new proposal with the counter-offer', () => {
    const now = offered();
    expect(openingOf(module.offers(now.state, B).slice(-2), 'counter')).toEqual({ type: 'counter', giveTitles: ['BER1'], getTitles: ['ROM1'], giveCash: 500 });
    const answer: Deal = { giveTitles: ['BER1'], giveCash: 300, getTitles: ['ROM1'], getCash: 0 };
    const countered = now.does(B, { type: 'counter', ...answer });
    const last = module.offers(countered.state, A).filter((offer) => offer.kind === 'form' && offer.fields.some(({ name }) => name === 'getTitles'));
    expect(last.map((offer) => openingOf([offer], 'proposeTrade'))).toContainEqual({
      type: 'proposeTrade',
      to: 'seat1',
      giveTitles: ['ROM1'],
      getTitles: ['BER1'],
      getCash: 300,
    });
  });

  it('[AM-4.10.4] accepted: executed at once, mortgages stay', () => {
    const now = offered();
    expect(now.table.point).toEqual({ kind: 'tradeResponse', seat: B, proposer: A, back: 'preThrow' });
    const done = now.does(B, { type: 'accept' });
    expect([done.title('ROM1').owner, done.title('BER1')]).toEqual([B, { owner: A, mortgaged: true, level: 0 }]);
    expect([done.cash(A), done.cash(B), done.awaited]).toEqual([15_500, 3500, [A]]);
  });

  it('[AM-4.10.4] [AM-4.1.4] rejected or withdrawn: back to the proposer, and counted', () => {
    expect(offered().awaited).toEqual([B]);
    for (const back of [offered().does(B, { type: 'reject' }), offered().does(A, { type: 'withdraw' })]) {
      expect([back.table.point, back.table.proposals]).toEqual([{ kind: 'preThrow', seat: A }, 1]);
      expect([back.cash(A), back.title('ROM1').owner]).toEqual([15_000, A]);
    }
    expect(offered().refuses(A, { type: 'throw' })).toContain('AM-4.1.4');
    expect(offered().refuses(B, { type: 'withdraw' })).toContain('AM-4.1.5');
  });

  it('[AM-4.3.9] a trade interrupts the phase, but does not clear its guards', () => {
    const now = table()
      .does(A, { type: 'mortgage', title: 'ROM1' })
      .does(A, propose(B, { giveTitles: ['ROM1'], getCash: 10 }))
      .does(B, { type: 'reject' });
    expect(now.refuses(A, { type: 'unmortgage', title: 'ROM1' })).toContain('AM-4.3.9');
  });

  it('[AM-4.10.4] a rejection may suggest other terms, which bind nobody until they are proposed and accepted', () => {
    const counter = { type: 'counter', giveTitles: ['BER1'], giveCash: 0, getTitles: ['ROM1'], getCash: 0 } as const;
    const now = offered().does(B, counter);
    expect(now.table).toMatchObject({ point: { kind: 'preThrow', seat: A }, proposals: 1 });
    expect(now.title('BER1').owner).toBe(B);
    const own = module.offers(now.state, A).find((offer) => offer.kind === 'move' && offer.move.type === 'proposeTrade');
    const proposal = propose(B, { giveTitles: ['ROM1'], getTitles: ['BER1'] });
    expect(own).toMatchObject({ kind: 'move', move: proposal });
    const done = now.does(A, proposal).does(B, { type: 'accept' });
    expect([done.title('BER1').owner, done.title('ROM1').owner, done.table.proposals]).toEqual([A, B, 2]);
    expect(offered().refuses(B, { ...counter, giveTitles: ['ROM2', 'ROM2'] })).toContain('AM-4.10.2');
  });

  it('[AM-7.3] the terms are the parties’ and the game master’s until the answer', () => {
    const now = offered();
    for (const viewer of [A, B, 'referee'] as const) expect(module.view(now.state, viewer).offer).toMatchObject({ giveTitles: ['ROM1'], getCash: 500 });
    for (const viewer of [D, 3, 'public'] as const) expect(module.view(now.state, viewer).offer).toBeNull();
    const secret = now.log.filter(({ to }) => to === 'all' || to.includes(3));
    expect(JSON.stringify(secret)).not.toContain('500');
    expect(now.does(B, { type: 'reject' }).told).toContain('log.trade.rejected');
    expect(module.view(now.does(B, { type: 'reject' }).state, 'public').table.lastTrade).toMatchObject({ answer: 'rejected', trade: { getCash: 500 } });
  });

  it('[AM-4.10.1] [AM-4.9.4] a trade moves titles and cash, nothing else: no loans, no promises', () => {
    const before = offered();
    const after = before.does(B, { type: 'accept' });
    expect(after.cash(A) + after.cash(B)).toBe(before.cash(A) + before.cash(B));
    expect(after.table.debts).toEqual([]);
    expect(Object.keys(module.decode({ type: 'proposeTrade', to: 1, loan: 500, giveTitles: ['ROM1'] }) ?? {})).not.toContain('loan');
  });

  it('[AM-4.10.6] two monopolists swap single streets, and both have a pair', () => {
    const chairs: readonly Chair[] = [M({ titles: { ROM1: 0, ATH2: 0 } }), M({ titles: { ROM2: 0, ATH1: 0 } }), C({ pos: 36 }), C()];
    const swapped = play(chairs)
      .does(A, propose(B, { giveTitles: ['ROM1'], getTitles: ['ATH1'] }))
      .does(B, { type: 'accept' });
    expect(swapped.does(A, { type: 'build', title: 'ATH2' }).title('ATH2').level).toBe(1);
  });
});
