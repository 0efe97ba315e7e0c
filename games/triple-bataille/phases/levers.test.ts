import { describe, expect, it } from 'vitest';
import { A, B } from '#testkit/position.ts';
import { deal, type Hand } from '../hand.test-support.ts';
import { EVENT } from '../content/data.ts';
import { setPlayer } from '../rules/work.test-support.ts';
import { outcome } from '../scoring.ts';
import type { Lever, Options } from '../types.ts';

const plan = (options: Partial<Options> = {}): Hand => deal({ mode: 'dette', length: 'open', ...options }, 4).untilBattle(2);
const pull = (hand: Hand, lever: Lever): Hand => hand.does('referee', lever);

describe('the game master', () => {
  it('[TB-4.16.1] pulls levers and does not play; players play and pull none; he is not counted in N', () => {
    const start = plan();
    expect(start.refuses('referee', { type: 'done' })).toEqual(['TB-4.16.1']);
    expect(start.refuses(A, { type: 'setTax', tax: 3 })).toEqual(['TB-4.16.1']);
    expect([start.table.count, start.awaited.includes('referee')]).toEqual([4, false]);
  });

  it('[TB-4.16.1] changes tax, u, r and cap; every order is logged with the clause', () => {
    const start = plan();
    const changed = pull(pull(pull(pull(start, { type: 'setTax', tax: 4 }), { type: 'setCriteria', criteria: 0 }), { type: 'setRate', halfRate: 5 }), {
      type: 'setCap',
      cap: 1,
    });
    expect([changed.table.state.tax, changed.table.bank.criteria, changed.table.bank.halfRate, changed.table.bank.cap]).toEqual([4, 0, 5, 1]);
    expect(changed.log[0]?.text.clauses).toEqual(['TB-4.16.1']);
    expect(changed.refuses(A, { type: 'takeCredit', n: 1 })).not.toBeNull();
    expect(start.refuses('referee', { type: 'setTax', tax: 7 })).toEqual(['TB-4.16.1']);
    expect(start.refuses('referee', { type: 'setCriteria', criteria: 5 })).toEqual(['TB-4.16.1']);
  });

  it('[TB-4.16.1] the forms open with the figures that they replace', () => {
    const changed = pull(pull(plan(), { type: 'setTax', tax: 4 }), { type: 'setRate', halfRate: 5 });
    expect(changed.form('referee', 'setTax')).toEqual({ type: 'setTax', tax: 4 });
    expect(changed.form('referee', 'setRate')).toEqual({ type: 'setRate', halfRate: 5 });
  });

  it('[TB-4.12.3] [TB-4.16.1] moves cards to the equity, and may switch equity on demand off', () => {
    const start = plan().arrange({ funds: { bankProfit: 10, bankEquity: 0 } });
    expect(start.refuses(A, { type: 'takeCredit', n: 1 })).toBeNull();
    const off = pull(start, { type: 'setAutoEquity', autoEquity: 'off' });
    expect(off.refuses(A, { type: 'takeCredit', n: 1 })).toContain('TB-4.3.4');
    const funded = pull(off, { type: 'addEquity', cards: 2 });
    expect([funded.state.vault.bankEquity, funded.refuses(A, { type: 'takeCredit', n: 1 })]).toEqual([2, null]);
  });

  it('[TB-4.16.1] grants credits beyond the limit, and refuses all in this battle', () => {
    const start = plan().with((work) => setPlayer(work, A, { credits: 2 }));
    expect(start.refuses(A, { type: 'takeCredit', n: 1 })).not.toBeNull();
    const granted = pull(start, { type: 'grantCredit', seat: A, n: 2 });
    expect([granted.player(A).credits, granted.player(A).pile - start.player(A).pile, granted.table.bank.granted]).toEqual([4, 12, 0]);
    const refused = pull(start, { type: 'refuseCredit', seat: B });
    expect(refused.refuses(B, { type: 'takeCredit', n: 1 })).toContain('TB-4.3.4');
    expect(refused.untilBattle(3).refuses(B, { type: 'takeCredit', n: 1 })).toBeNull();
  });

  it('[TB-4.16.1] orders a bailout of the never-repaid credits', () => {
    const bad = plan().arrange({ bank: { badCredits: 3 } });
    const saved = pull(bad, { type: 'orderBailout' });
    expect(saved.table.bank.badCredits).toBe(0);
    expect(saved.table.state.credits - bad.table.state.credits).toBe(3);
    expect(saved.state.vault.bankProfit - bad.state.vault.bankProfit).toBe(18);
    expect(plan().refuses('referee', { type: 'orderBailout' })).toEqual(['TB-4.16.1']);
  });

  it('[TB-4.16.1] a value change is executed at the next CLOSE', () => {
    const inC2 = plan().arrange({ cycle: { debt: 'C2' } });
    const ordered = pull(inC2, { type: 'orderChange' });
    expect(ordered.table.bundle).toBe(1);
    expect(ordered.refuses('referee', { type: 'orderChange' })).toEqual(['TB-4.16.1']);
    const changed = ordered.untilBattle(3);
    expect([changed.table.cycle.debt, changed.table.bundle]).toEqual(['C3', 2]);
  });

  it('[TB-4.16.1] the switch to free money is executed at the next CLOSE', () => {
    const switched = pull(plan(), { type: 'orderLibre' }).untilBattle(3);
    expect([switched.table.system, switched.table.cycle.libre, switched.table.cycle.libreBattle]).toEqual(['libre', 2, 1]);
    expect(switched.refuses('referee', { type: 'orderLibre' })).toEqual(['TB-4.16.1']);
  });

  it('[TB-4.16.1] an event card for a player acts at the next moment of its code', () => {
    const paid = (seat: number | 'all') => {
      const plan2 = pull(deal({ mode: 'decouverte' }, 4), { type: 'orderEvent', card: EVENT.freshWater, seat }).untilBattle(2);
      const stake = plan2.closed();
      return [A, B].map((who) => plan2.player(who).pile - stake.player(who).pile);
    };
    // Love and fresh water: no food in the next battle, only the rent.
    expect(paid(A)).toEqual([1, 2]);
    expect(paid('all')).toEqual([1, 1]);
  });

  it('[TB-4.16.1] removes, pauses and brings back players', () => {
    const start = plan();
    expect(pull(start, { type: 'removePlayer', seat: B }).player(B).status).toBe('leaving');
    const paused = pull(start, { type: 'pausePlayer', seat: B });
    expect([paused.player(B).status, pull(paused, { type: 'resumePlayer', seat: B }).player(B).status]).toEqual(['paused', 'returning']);
    expect(start.refuses('referee', { type: 'resumePlayer', seat: B })).toEqual(['TB-4.16.1']);
  });

  it('[TB-4.16.1] hands a gift from the state, as far as it has cards', () => {
    const start = plan().arrange({ piles: { [A]: 1 }, funds: { state: 5 } });
    const given = pull(start, { type: 'stateGift', seat: A, cards: 5 });
    expect([given.player(A).pile, given.table.funds.state]).toEqual([6, 0]);
    expect(start.refuses('referee', { type: 'stateGift', seat: A, cards: 6 })).toEqual(['TB-4.16.1']);
  });

  it('[TB-4.16.1] [TB-5.1] ends the game at the next CLOSE', () => {
    const ordered = pull(plan(), { type: 'orderEnd' });
    expect(ordered.table.point.kind).toBe('plan');
    const over = ordered.until('gameOver');
    expect([outcome(over.state)?.reason, over.table.battle]).toEqual(['gameMaster', 2]);
  });

  it('[TB-4.13.2] the tax may also be changed by the option in a running game', () => {
    expect(plan().amend({ tax: 5 }).table.state.tax).toBe(5);
  });

  it('[TB-5.6] what follows the end may be changed until the end', () => {
    const start = deal({ mode: 'dette', length: 'short' }, 4);
    expect(pull(start, { type: 'setAfterEnd', afterEnd: 'switchLibre' }).table.afterEnd).toBe('switchLibre');
    expect(start.amend({ afterEnd: 'continueDebt' }).table.afterEnd).toBe('continueDebt');
  });

  it('[TB-6.6.2] somebody who has just arrived may become a banker of the historical mode', () => {
    const start = deal({ mode: 'historique' }, 5);
    const arrived = start.event('joined', 5);
    expect(start.refuses('referee', { type: 'nameBanker', seat: A })).toEqual(['TB-4.16.1']);
    const named = pull(arrived, { type: 'nameBanker', seat: 5 });
    expect(named.player(5).role).toBe('banker');
    expect(plan().event('joined', 4).refuses('referee', { type: 'nameBanker', seat: 4 })).toEqual(['TB-4.16.1']);
  });
});
